//! `tcgen05`: tensor memory and the products that use it.

use super::body::*;
use warpc_ptx_syntax::rows::OperandKind;

impl Decoder<'_> {
    pub fn tensor_memory(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::TensorMemory(spelled.text());
        let words = &spelled.words;
        if ["cta_group::2", "pack::16b", "unpack::16b", "red"].iter().any(|word| spelled.has(word)) {
            return Err(unknown());
        }
        let shared = words.iter().any(|word| word.starts_with("shared::"));
        let mut args = Vec::new();
        let op = match words[1] {
            "relinquish_alloc_permit" | "fence" | "wait" => return Ok(()),
            word if word.starts_with("fence::") || word.starts_with("wait::") => return Ok(()),
            "alloc" => {
                args.push(self.address_of(&instr.args[0], true)?);
                args.push(self.value(&instr.args[1], 32)?);
                TensorOp::Alloc
            }
            "dealloc" => {
                args.push(self.value(&instr.args[0], 32)?);
                args.push(self.value(&instr.args[1], 32)?);
                TensorOp::Dealloc
            }
            "commit" => {
                args.push(self.address_of(&instr.args[0], shared)?);
                let multicast = spelled.has("multicast::cluster");
                if multicast {
                    args.push(self.value(&instr.args[1], 16)?);
                }
                TensorOp::Commit { multicast }
            }
            "ld" | "st" => {
                let count = words.iter().find_map(|word| word.strip_prefix('x')?.parse::<u8>().ok());
                let shape = words.iter().find_map(|word| mnemonic::tensor_words(word)).ok_or_else(unknown)?;
                let is_load = words[1] == "ld";
                let registers = shape.registers(count.ok_or_else(unknown)?);
                args.push(self.address_of(&instr.args[is_load as usize], false)?);
                if shape == TensorWords::Split {
                    args.push(self.value(&instr.args[1 + is_load as usize], 64)?);
                }
                if is_load {
                    let kind = Intr::Tensor(TensorOp::Load(shape, registers));
                    return self.with_results(kind, args, registers as usize, &instr.args[0]);
                }
                self.registers(spelled, &instr.args[instr.args.len() - 1], registers as usize, &mut args)?;
                TensorOp::Store(shape, registers)
            }
            // Addresses of `D` and `A`, descriptors, predicate: nothing behind them.
            "mma"
                if spelled.name == "tcgen05.mma"
                    && instr.args.len() == 5
                    && !spelled.has("ashift")
                    && !spelled.has("block_scale") =>
            {
                let kinds = ["kind::f16", "kind::tf32", "kind::f8f6f4", "kind::i8"];
                let kind = spelled.choice(&kinds).ok_or_else(unknown)? as u8;
                let a_here = instr.args[1].head().kind == OperandKind::Address;
                for (arg, bits) in instr.args.iter().zip([32, 64, 64, 32, 1]) {
                    let value = if arg.head().kind == OperandKind::Address {
                        self.address_of(arg, false)?
                    } else {
                        self.value(arg, bits)?
                    };
                    args.push(value);
                }
                TensorOp::Product { a_here, kind }
            }
            _ => return Err(unknown()),
        };
        self.intr(Intr::Tensor(op), args, NO_SLOT);
        Ok(())
    }
}
