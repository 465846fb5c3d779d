//! Rows of text that are operations on matrices: `ldmatrix`, `stmatrix`, `mma`, `wmma`, `wgmma`.

use super::func::*;
use super::opaque::Words;
use crate::read::operand::Tree;

/// What an operand between braces, or one alone, lists.
fn listed(tree: &Tree) -> &[Tree] {
    match tree {
        Tree::List(l) => l,
        tree => std::slice::from_ref(tree),
    }
}

impl Decoder<'_> {
    /// Slots of the registers of an operand, which must be `count`.
    fn registers(&mut self, words: &Words<'_>, tree: &Tree, count: usize, out: &mut Vec<Slot>) -> Done {
        let list = listed(tree);
        if list.len() != count {
            return Err(Undecodable::Registers { name: words.name.to_string(), count: list.len() });
        }
        for t in list {
            out.push(self.value(t, 64)?);
        }
        Ok(())
    }
    pub fn matrices(&mut self, instruction: &Words<'_>, first: &str) -> Done {
        let unknown = || Undecodable::Instruction(instruction.name.to_string());
        let words: Vec<&str> = instruction.name.split('.').skip(1).collect();
        let mut args = Vec::new();
        match first {
            "ldmatrix" => {
                let m = mnemonic::matrix(&words, false).ok_or_else(unknown)?;
                args.push(self.address_of(instruction.arg(1)?, true)?);
                self.with_results(Intr::Matrix(m), args, m.num as usize, instruction.arg(0)?)
            }
            "stmatrix" => {
                let m = mnemonic::matrix(&words, true).ok_or_else(unknown)?;
                args.push(self.address_of(instruction.arg(0)?, true)?);
                self.registers(instruction, instruction.arg(1)?, m.num as usize, &mut args)?;
                self.intr(Intr::Matrix(m), args, NO_SLOT);
                Ok(())
            }
            "mma" => {
                let m = mnemonic::mma(&words).ok_or_else(unknown)?;
                let [a, b, c, d] = m.registers();
                for (t, n) in instruction.args[1..].iter().zip([a, b, c]) {
                    self.registers(instruction, t, n, &mut args)?;
                }
                // Places and selector of a sparse matrix; words, bytes and lanes of scales.
                for t in instruction.args.get(4..).unwrap_or(&[]).iter().flat_map(listed) {
                    args.push(self.value(t, 32)?);
                }
                if args.len() != a + b + c + m.extra() {
                    return Err(unknown());
                }
                self.with_results(Intr::Mma(m), args, d, instruction.arg(0)?)
            }
            "wmma" => self.wmma(instruction, mnemonic::wmma(&words).ok_or_else(unknown)?),
            _ if instruction.has("mma_async") && !instruction.has("sp") => {
                let m = Wgmma::parse(&words[1..]).ok_or_else(unknown)?;
                self.wgmma(instruction, m)
            }
            _ if instruction.has("fence") || instruction.has("commit_group") || instruction.has("wait_group") => Ok(()),
            _ => Err(unknown()),
        }
    }
    /// An operation whose results go to the registers of a list.
    fn with_results(&mut self, kind: Intr, args: Vec<Slot>, count: usize, to: &Tree) -> Done {
        if listed(to).len() != count {
            return Err(Undecodable::Results(count));
        }
        let r = self.temps_of(count as u32);
        self.intr(kind, args, r);
        self.spread(to, r)
    }
    fn wmma(&mut self, words: &Words<'_>, shape: Wmma) -> Done {
        let mut args = Vec::new();
        let shared = words.has("shared") || words.has("shared::cta");
        match shape.part {
            Part::Product => {
                for (k, part) in [Part::A, Part::B, Part::C].into_iter().enumerate() {
                    self.registers(words, words.arg(1 + k)?, shape.registers(part), &mut args)?;
                }
                self.with_results(Intr::Wmma(shape), args, shape.registers(Part::D), words.arg(0)?)
            }
            Part::D => {
                args.push(self.address_of(words.arg(0)?, shared)?);
                self.registers(words, words.arg(1)?, shape.registers(Part::D), &mut args)?;
                if let Some(stride) = words.args.get(2) {
                    args.push(self.value(stride, 32)?);
                }
                self.intr(Intr::Wmma(shape), args, NO_SLOT);
                Ok(())
            }
            part => {
                args.push(self.address_of(words.arg(1)?, shared)?);
                if let Some(stride) = words.args.get(2) {
                    args.push(self.value(stride, 32)?);
                }
                self.with_results(Intr::Wmma(shape), args, shape.registers(part), words.arg(0)?)
            }
        }
    }
    /// Registers of `D`, `A` in registers or a descriptor, descriptor of `B`, predicate, immediates.
    fn wgmma(&mut self, words: &Words<'_>, mut shape: Wgmma) -> Done {
        let unknown = || Undecodable::Instruction(words.name.to_string());
        shape.a_in_registers = matches!(words.arg(1)?, Tree::List(_));
        let list: Option<Vec<i64>> = words.args[4.min(words.args.len())..]
            .iter()
            .map(|t| match t {
                Tree::Number(n, 0) => Some(*n),
                _ => None,
            })
            .collect();
        shape.immediates(&list.ok_or_else(unknown)?).ok_or_else(unknown)?;
        let mut args = Vec::new();
        self.registers(words, words.arg(0)?, shape.results(), &mut args)?;
        self.registers(words, words.arg(1)?, shape.sources(), &mut args)?;
        args.push(self.value(words.arg(2)?, 64)?);
        args.push(self.value(words.arg(3)?, 1)?);
        self.with_results(Intr::Wgmma(shape), args, shape.results(), words.arg(0)?)
    }
    /// `tcgen05`.
    pub fn tensor_memory(&mut self, instruction: &Words<'_>) -> Done {
        let unknown = || Undecodable::TensorMemory(instruction.name.to_string());
        let words: Vec<&str> = instruction.name.split('.').collect();
        if instruction.has("cta_group::2") || instruction.has("pack::16b") || instruction.has("unpack::16b") {
            return Err(unknown());
        }
        let shared = instruction.has("shared::cta") || instruction.has("shared::cluster");
        let mut args = Vec::new();
        let op = match words[1] {
            "relinquish_alloc_permit" => return Ok(()),
            x if x.starts_with("fence::") || x.starts_with("wait::") => return Ok(()),
            "alloc" | "dealloc" => {
                let a = instruction.arg(0)?;
                args.push(if words[1] == "alloc" { self.address_of(a, true)? } else { self.value(a, 32)? });
                args.push(self.value(instruction.arg(1)?, 32)?);
                if words[1] == "alloc" { TensorOp::Alloc } else { TensorOp::Dealloc }
            }
            "commit" => {
                args.push(self.address_of(instruction.arg(0)?, shared)?);
                let multicast = instruction.has("multicast::cluster");
                if multicast {
                    args.push(self.value(instruction.arg(1)?, 16)?);
                }
                TensorOp::Commit { multicast }
            }
            "ld" | "st" => {
                let count = words.iter().find_map(|x| x.strip_prefix('x')?.parse::<u8>().ok()).ok_or_else(unknown)?;
                let shape = words.iter().find_map(|x| mnemonic::tensor_words(x)).ok_or_else(unknown)?;
                let (n, load) = (shape.registers(count), words[1] == "ld");
                args.push(self.value(instruction.arg(load as usize)?, 32)?);
                if shape == TensorWords::Split {
                    args.push(self.value(instruction.arg(1 + load as usize)?, 64)?);
                }
                if load {
                    return self.with_results(
                        Intr::Tensor(TensorOp::Load(shape, n)),
                        args,
                        n as usize,
                        instruction.arg(0)?,
                    );
                }
                self.registers(instruction, instruction.arg(instruction.args.len() - 1)?, n as usize, &mut args)?;
                TensorOp::Store(shape, n)
            }
            // Addresses of `D` and `A`, descriptors, predicate: nothing behind them.
            "mma"
                if words[2].starts_with("cta_group")
                    && instruction.args.len() == 5
                    && !instruction.has("ashift")
                    && !instruction.has("block_scale") =>
            {
                let kinds = ["kind::f16", "kind::tf32", "kind::f8f6f4", "kind::i8"];
                let kind = kinds.iter().position(|k| instruction.has(k)).ok_or_else(unknown)? as u8;
                let a_here = matches!(instruction.arg(1)?, Tree::Bracket(_));
                for (k, bits) in [32, 64, 64, 32, 1].into_iter().enumerate() {
                    args.push(self.value(instruction.arg(k)?, bits)?);
                }
                TensorOp::Product { a_here, kind }
            }
            _ => return Err(unknown()),
        };
        self.intr(Intr::Tensor(op), args, NO_SLOT);
        Ok(())
    }
}
