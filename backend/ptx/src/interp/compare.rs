//! Comparisons and selections.

use super::body::*;
use warpc_ir::opcode::IntPred;

const COMPARISONS: [&str; 18] = [
    "eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan",
];

/// A relation of integers.
fn of_integers(relation: &str, signed: bool) -> Option<IntPred> {
    use IntPred::*;
    Some(match relation {
        "eq" => Eq,
        "ne" => Ne,
        "lt" if signed => Slt,
        "le" if signed => Sle,
        "gt" if signed => Sgt,
        "ge" if signed => Sge,
        "lt" | "lo" => Ult,
        "le" | "ls" => Ule,
        "gt" | "hi" => Ugt,
        "ge" | "hs" => Uge,
        _ => return None,
    })
}

/// A relation of numbers: 1 equal, 2 greater, 4 less, 8 unordered.
fn of_numbers(relation: &str) -> Option<u32> {
    Some(match relation {
        "eq" => 1,
        "ne" => 6,
        "lt" => 4,
        "le" => 5,
        "gt" => 2,
        "ge" => 3,
        "equ" => 9,
        "neu" => 14,
        "ltu" => 12,
        "leu" => 13,
        "gtu" => 10,
        "geu" => 11,
        "num" => 7,
        "nan" => 8,
        _ => return None,
    })
}

impl Decoder<'_> {
    /// Whether a relation holds, into slot `dst`.
    pub fn relation(&mut self, relation: &str, ty: Type, dst: Slot, args: &[Slot], ftz: bool) -> Done {
        let unknown = || Undecodable::Comparison;
        let Some(kind) = float_kind(ty) else {
            let predicate = of_integers(relation, is_signed(ty)).ok_or_else(unknown)?;
            self.function(Code::Int, Fun::ICmp, dst, (ty.bits(), ty.bits()), args, predicate as u32);
            return Ok(());
        };
        let mut operands = [args[0], args[1]];
        if ftz {
            for slot in &mut operands {
                let flushed = self.temp();
                self.float(Fun::Canonicalize, flushed, kind, &[*slot], opt::FTZ);
                *slot = flushed;
            }
        }
        self.float(Fun::FCmp, dst, kind, &operands, of_numbers(relation).ok_or_else(unknown)?);
        Ok(())
    }
    /// `set` and `setp`, with all that they may join their result with.
    pub fn comparison(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let from = spelled.source();
        let relation = spelled.choice(&COMPARISONS).map(|at| COMPARISONS[at]).ok_or(Undecodable::Comparison)?;
        let args = [self.value(&instr.args[1], from.bits())?, self.value(&instr.args[2], from.bits())?];
        let third = match instr.args.get(3) {
            Some(arg) => Some(self.value(arg, 1)?),
            None => None,
        };
        let ftz = spelled.has("ftz");
        let (count, bits) = parts(from);
        // What holds for each number.
        let mut holds = Vec::new();
        for number in 0..count {
            let mut pair = args;
            if count > 1 {
                let (by, mask) = (self.constant(u64::from(number * bits)), self.constant(low_mask(bits)));
                for slot in &mut pair {
                    let part = self.temp();
                    self.int(Fun::LShrClamp, part, 32, &[*slot, by]);
                    self.int(Fun::And, part, 32, &[part, mask]);
                    *slot = part;
                }
            }
            let result = self.temp();
            self.relation(relation, from, result, &pair, ftz)?;
            holds.push(result);
        }
        if spelled.name == "setp" && count == 1 {
            let (inverse, one) = (self.temp(), self.constant(1));
            self.int(Fun::Xor, inverse, 1, &[holds[0], one]);
            holds.push(inverse);
        }
        if let Some(third) = third {
            let join = match spelled.choice(&["and", "or", "xor"]) {
                Some(0) => Fun::And,
                Some(1) => Fun::Or,
                _ => Fun::Xor,
            };
            holds.iter().for_each(|&slot| self.int(join, slot, 1, &[slot, third]));
        }
        if spelled.name == "setp" {
            let to = instr.args[0];
            let first = self.target(&to)?;
            self.mov(first, holds[0]);
            if let Some(second) = to.behind_bar() {
                let second = self.target(&second)?;
                self.mov(second, holds[1]);
            }
            return Ok(());
        }
        let to = spelled.ty();
        // One as a number, or all bits of what a number takes.
        let yes = match float_kind(to) {
            Some(17) => 0x3f80,
            Some(16) => 0x3c00,
            Some(_) => 0x3f80_0000,
            None => low_mask(if count > 1 { bits } else { to.bits() }),
        };
        let (yes, no, result) = (self.constant(yes), self.constant(0), self.temp());
        for (number, &slot) in holds.iter().enumerate() {
            let word = self.temp();
            self.select(word, slot, yes, no);
            if number == 0 {
                self.mov(result, word);
                continue;
            }
            let by = self.constant(u64::from(number as u32 * bits));
            self.int(Fun::ShlClamp, word, 32, &[word, by]);
            self.int(Fun::Or, result, 32, &[result, word]);
        }
        let dst = self.target(&instr.args[0])?;
        self.mov(dst, result);
        Ok(())
    }
    /// `selp`, `slct`.
    pub fn selection(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let bits = spelled.ty().bits();
        let (a, b) = (self.value(&instr.args[1], bits)?, self.value(&instr.args[2], bits)?);
        let dst = self.target(&instr.args[0])?;
        if spelled.name == "selp" {
            let holds = self.value(&instr.args[3], 1)?;
            self.select(dst, holds, a, b);
            return Ok(());
        }
        let (selector, zero, holds) = (self.value(&instr.args[3], 32)?, self.constant(0), self.temp());
        self.relation("ge", spelled.source(), holds, &[selector, zero], spelled.has("ftz"))?;
        self.select(dst, holds, a, b);
        Ok(())
    }
}
