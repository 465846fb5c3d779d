//! Logic, shifts, fields of bits.

use super::body::*;

impl Decoder<'_> {
    pub fn bit_function(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let ty = spelled.ty();
        let (bits, signed) = (ty.bits(), is_signed(ty));
        let wrap = spelled.has("wrap");
        if spelled.name == "lop3" {
            return self.truth_table(instr);
        }
        let args = self.sources(instr)?;
        let dst = self.target(&instr.args[0])?;
        let zero = self.constant(0);
        match spelled.name {
            "and" => self.int(Fun::And, dst, bits, &args),
            "or" => self.int(Fun::Or, dst, bits, &args),
            "xor" => self.int(Fun::Xor, dst, bits, &args),
            "not" => {
                let ones = self.constant(low_mask(bits));
                self.int(Fun::Xor, dst, bits, &[args[0], ones]);
            }
            "cnot" => {
                let equal = warpc_ir::opcode::IntPred::Eq as u32;
                self.function(Code::Int, Fun::ICmp, dst, (bits, bits), &[args[0], zero], equal);
            }
            "shl" => self.int(Fun::ShlClamp, dst, bits, &args),
            "shr" => self.int(if signed { Fun::AShrClamp } else { Fun::LShrClamp }, dst, bits, &args),
            "shf.l" => {
                let function = if wrap { Fun::Fshl } else { Fun::FshlClamp };
                self.int(function, dst, 32, &[args[1], args[0], args[2]]);
            }
            "shf.r" => {
                let function = if wrap { Fun::Fshr } else { Fun::FshrClamp };
                self.int(function, dst, 32, &[args[1], args[0], args[2]]);
            }
            "popc" => self.int(Fun::Ctpop, dst, bits, &args),
            "clz" => self.int(Fun::Ctlz, dst, bits, &[args[0], zero]),
            "brev" => self.int(Fun::BitReverse, dst, bits, &args),
            "bfind" => {
                let as_shift = self.constant(spelled.has("shiftamt") as u64);
                let function = if signed { Fun::FloS } else { Fun::FloU };
                self.function(Code::Int, function, dst, (32, bits), &[args[0], as_shift], 0);
            }
            "bfe" => self.int(if signed { Fun::BfeS } else { Fun::BfeU }, dst, bits, &args),
            "bfi" => {
                let (field, moved, rest) = (self.temp(), self.temp(), self.temp());
                let (low, ones) = (self.constant(255), self.constant(low_mask(bits)));
                self.int(Fun::FieldMask, field, bits, &[args[2], args[3]]);
                self.int(Fun::And, rest, 32, &[args[2], low]);
                self.int(Fun::ShlClamp, moved, bits, &[args[0], rest]);
                self.int(Fun::And, moved, bits, &[moved, field]);
                self.int(Fun::Xor, field, bits, &[field, ones]);
                self.int(Fun::And, rest, bits, &[args[1], field]);
                self.int(Fun::Or, dst, bits, &[moved, rest]);
            }
            "fns" => self.int(Fun::Fns, dst, 32, &args),
            "bmsk" => self.int(if wrap { Fun::BmskWrap } else { Fun::BmskClamp }, dst, 32, &args),
            "szext" => {
                let function = match (signed, wrap) {
                    (true, true) => Fun::SextWrap,
                    (true, false) => Fun::SextClamp,
                    (false, true) => Fun::ZextWrap,
                    (false, false) => Fun::ZextClamp,
                };
                self.int(function, dst, 32, &args);
            }
            "prmt" => {
                let mode = spelled.choice(&["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"]).map_or(0, |mode| mode + 1);
                self.function(Code::Int, Fun::Prmt, dst, (32, 32), &args, mode as u32);
            }
            _ => return Err(Undecodable::Instruction(spelled.text())),
        }
        Ok(())
    }
    /// `lop3`: any function of three bits; with a predicate that tells whether a bit is left, joined with another.
    fn truth_table(&mut self, instr: &Instr<'_>) -> Done {
        let mut args = Vec::new();
        for arg in &instr.args[1..4] {
            args.push(self.value(arg, 32)?);
        }
        let table = instr.args[4].head().value as u32 & 255;
        let to = instr.args[0];
        let value = self.temp();
        self.function(Code::Int, Fun::Lop3, value, (32, 32), &args, table);
        if let Some(predicate) = to.behind_bar() {
            let (zero, holds) = (self.constant(0), self.temp());
            let other = self.value(&instr.args[5], 1)?;
            let differs = warpc_ir::opcode::IntPred::Ne as u32;
            self.function(Code::Int, Fun::ICmp, holds, (32, 32), &[value, zero], differs);
            self.int(if instr.spelled.has("and") { Fun::And } else { Fun::Or }, holds, 1, &[holds, other]);
            let predicate = self.target(&predicate)?;
            self.mov(predicate, holds);
        }
        let dst = self.target(&to)?;
        self.mov(dst, value);
        Ok(())
    }
}
