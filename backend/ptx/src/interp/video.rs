//! Video instructions: parts of words, computed without loss, then saturated, put into a word or combined with one.
//!
//! Where the language and the code of the vendor's assembler differ, that code counts: saturation of a part knows no bounds below zero,
//! shifts and products know those of 32 bits alone, factors have signs.

use super::body::*;
use warpc_ir::opcode::IntPred;
use warpc_ptx_syntax::rows::{Operand, OperandKind};

const COMPARISONS: [&str; 6] = ["eq", "ne", "lt", "le", "gt", "ge"];

/// What an operand selects of a word: `b` or `h`, and the numbers, the highest part first.
fn selection(operand: Operand) -> Option<(u8, Vec<u32>)> {
    if operand.kind != OperandKind::Register || operand.component != Operand::SELECTED {
        return None;
    }
    let mut letters = operand.value.to_be_bytes().into_iter().filter(|&byte| byte != 0);
    let kind = letters.next()?;
    Some((kind, letters.map(|letter| u32::from(letter - b'0')).collect()))
}

fn is_negated(instr: &Instr<'_>, index: usize) -> bool {
    instr
        .args
        .get(index)
        .is_some_and(|arg| arg.head().kind == OperandKind::Register && arg.head().flags & Operand::NEGATED != 0)
}

/// The type with the sign of the result and `bits` bits.
fn narrow(to: Type, bits: u32) -> Type {
    match (is_signed(to), bits) {
        (true, 8) => Type::S8,
        (true, 16) => Type::S16,
        (true, _) => Type::S32,
        (false, 8) => Type::U8,
        (false, 16) => Type::U16,
        (false, _) => Type::U32,
    }
}

impl Decoder<'_> {
    pub fn video(&mut self, instr: &Instr<'_>) -> Done {
        let name = instr.spelled.name;
        let (stem, lanes) = match name.as_bytes().last() {
            Some(b'2') => (&name[..name.len() - 1], 2),
            Some(b'4') => (&name[..name.len() - 1], 4),
            _ => (name, 1),
        };
        let (to, of) = match instr.spelled.types[..] {
            [to, one, other] => (to, [one, other]),
            [one, other] => (Type::U32, [one, other]),
            _ => return Err(Undecodable::Instruction(instr.spelled.text())),
        };
        let value = match lanes {
            1 => self.scalar(instr, stem, to, of)?,
            lanes => self.parts_of_words(instr, stem, (to, of), lanes)?,
        };
        let dst = self.target(&instr.args[0])?;
        self.mov(dst, value);
        Ok(())
    }
    /// All bits of an operand, whatever it selects and whatever its sign.
    fn whole(&mut self, operand: Operand) -> Done<Slot> {
        self.single(if operand.kind == OperandKind::Register { Operand { flags: 0, ..operand } } else { operand }, 32)
    }
    /// `bits` bits of a word from bit `at` on, extended to 64.
    fn extended(&mut self, word: Slot, at: u32, bits: u32, signed: bool) -> Slot {
        let (part, by, mask) = (self.temp(), self.constant(u64::from(at)), self.constant(low_mask(bits)));
        self.int(Fun::LShrClamp, part, 32, &[word, by]);
        self.int(Fun::And, part, 64, &[part, mask]);
        if signed {
            self.function(Code::Int, Fun::SExt, part, (64, bits), &[part], 0);
        }
        part
    }
    fn scalar(&mut self, instr: &Instr<'_>, stem: &str, to: Type, of: [Type; 2]) -> Done<Slot> {
        let spelled = instr.spelled;
        let mut operands = [NO_SLOT; 2];
        for (number, operand) in operands.iter_mut().enumerate() {
            let row = instr.args[number + 1].head();
            let word = self.whole(row)?;
            let signed = is_signed(of[number]);
            *operand = match selection(row) {
                Some((b'b', part)) if !part.is_empty() => self.extended(word, part[0] * 8, 8, signed),
                Some((_, part)) if !part.is_empty() => self.extended(word, part[0] * 16, 16, signed),
                _ => self.extended(word, 0, 32, signed),
            };
        }
        let [one, other] = operands;
        let third = match instr.args.get(3) {
            Some(arg) => Some(self.whole(arg.head())?),
            None => None,
        };
        let sum = self.temp();
        let mut bounds = to;
        match stem {
            _ if self.plain(stem, sum, operands) => {}
            "vshl" | "vshr" => {
                let (function, most) = if spelled.has("wrap") { (Fun::And, 31) } else { (Fun::UMin, 32) };
                let (by, most, low) = (self.temp(), self.constant(most), self.constant(low_mask(32)));
                self.int(Fun::And, by, 64, &[other, low]);
                self.int(function, by, 64, &[by, most]);
                if stem == "vshr" {
                    self.int(Fun::AShrClamp, sum, 64, &[one, by]);
                } else {
                    // 34 bits of a shifted word matter.
                    let above = self.constant(30);
                    self.int(Fun::ShlClamp, sum, 64, &[one, by]);
                    self.int(Fun::ShlClamp, sum, 64, &[sum, above]);
                    self.int(Fun::AShrClamp, sum, 64, &[sum, above]);
                }
            }
            "vmad" => {
                bounds = if self.product(instr, of, operands, third, sum) { Type::S32 } else { Type::U32 };
            }
            _ => {
                let relation = spelled.choice(&COMPARISONS).ok_or(Undecodable::Comparison)?;
                let predicate =
                    [IntPred::Eq, IntPred::Ne, IntPred::Slt, IntPred::Sle, IntPred::Sgt, IntPred::Sge][relation];
                self.function(Code::Int, Fun::ICmp, sum, (64, 64), &operands, predicate as u32);
            }
        }
        let into = selection(instr.args[0].head());
        let bits = into.as_ref().map_or(32, |into| if into.0 == b'b' { 8 } else { 16 });
        if spelled.has("sat") {
            let is_narrow = into.is_some() && !matches!(stem, "vshl" | "vshr" | "vmad");
            self.clamp(sum, !is_narrow, if is_narrow { narrow(to, bits) } else { bounds });
        }
        let value = self.temp();
        self.function(Code::Int, Fun::Trunc, value, (32, 64), &[sum], 0);
        if stem == "vmad" {
            return Ok(value);
        }
        match (into, third) {
            (Some((kind, part)), Some(third)) if !part.is_empty() => {
                // Of a value for the upper half the vendor's code takes the upper half.
                let selector = match (kind, part[0]) {
                    (b'h', 1) => 0x7610,
                    (b'h', _) => 0x3254,
                    (_, part) => 0x3210 & !(0xf << (4 * part)) | 4 << (4 * part),
                };
                let selector = self.constant(selector);
                self.int(Fun::Prmt, value, 32, &[third, value, selector]);
            }
            (None, Some(third)) => {
                let function = match (spelled.choice(&["add", "min", "max"]), is_signed(to)) {
                    (Some(0), _) => Fun::Add,
                    (Some(1), true) => Fun::SMin,
                    (Some(1), false) => Fun::UMin,
                    (Some(2), true) => Fun::SMax,
                    (Some(2), false) => Fun::UMax,
                    _ => return Ok(value),
                };
                self.int(function, value, 32, &[value, third]);
            }
            _ => {}
        }
        Ok(value)
    }
    /// Product and sum of `vmad` into slot `sum`; whether it has a sign.
    fn product(
        &mut self,
        instr: &Instr<'_>,
        of: [Type; 2],
        operands: [Slot; 2],
        third: Option<Slot>,
        sum: Slot,
    ) -> bool {
        let negated = [1, 2, 3].map(|index| is_negated(instr, index));
        let signed = of.contains(&Type::S32) || negated.contains(&true);
        // Factors are numbers of 32 bits with signs: the language means at most 17 bits of one of them.
        let (one, other, zero) = (self.temp(), self.temp(), self.constant(0));
        for (to, from) in [(one, operands[0]), (other, operands[1])] {
            self.function(Code::Int, Fun::SExt, to, (64, 32), &[from], 0);
        }
        self.int(Fun::Mul, sum, 64, &[one, other]);
        if negated[0] != negated[1] {
            self.int(Fun::Sub, sum, 64, &[zero, sum]);
        }
        if let Some(third) = third {
            self.function(Code::Int, Fun::SExt, one, (64, 32), &[third], 0);
            self.int(if negated[2] { Fun::Sub } else { Fun::Add }, sum, 64, &[sum, one]);
        }
        if instr.spelled.has("po") {
            let one = self.constant(1);
            self.int(Fun::Add, sum, 64, &[sum, one]);
        }
        for (word, by) in [("shr7", 7), ("shr15", 15)] {
            if instr.spelled.has(word) {
                let by = self.constant(by);
                self.int(if signed { Fun::AShrClamp } else { Fun::LShrClamp }, sum, 64, &[sum, by]);
            }
        }
        signed
    }
    /// The instructions of two and four parts.
    fn parts_of_words(&mut self, instr: &Instr<'_>, stem: &str, (to, of): (Type, [Type; 2]), lanes: u32) -> Done<Slot> {
        let spelled = instr.spelled;
        let bits = 32 / lanes;
        let sources = [self.whole(instr.args[1].head())?, self.whole(instr.args[2].head())?];
        // Parts are numbered over both operands, those of the second behind those of the first; the highest stands first.
        let picked = [0, 1].map(|number: u32| {
            let default: Vec<u32> = (0..lanes).rev().map(|lane| lane + number * lanes).collect();
            selection(instr.args[number as usize + 1].head()).map_or(default, |selection| selection.1)
        });
        let every: Vec<u32> = (0..lanes).collect();
        let written = selection(instr.args[0].head()).map_or(every, |selection| selection.1);
        let word = self.temp();
        let third = match instr.args.get(3) {
            Some(arg) => self.whole(arg.head())?,
            None => self.constant(0),
        };
        self.mov(word, third);
        let mask = self.constant(low_mask(bits));
        for lane in (0..lanes).filter(|lane| written.contains(lane)) {
            let mut pair = [NO_SLOT; 2];
            for (number, operand) in pair.iter_mut().enumerate() {
                let part = picked[number].iter().rev().nth(lane as usize).copied().unwrap_or(lane);
                let source = sources[(part / lanes) as usize & 1];
                *operand = self.extended(source, part % lanes * bits, bits, is_signed(of[number]));
            }
            let value = self.temp();
            match stem {
                _ if self.plain(stem, value, pair) => {}
                "vavrg" => self.mean(value, pair),
                _ => {
                    let relation = spelled.choice(&COMPARISONS).ok_or(Undecodable::Comparison)?;
                    let predicate =
                        [IntPred::Eq, IntPred::Ne, IntPred::Slt, IntPred::Sle, IntPred::Sgt, IntPred::Sge][relation];
                    self.function(Code::Int, Fun::ICmp, value, (64, 64), &pair, predicate as u32);
                }
            }
            if spelled.has("sat") {
                self.clamp(value, true, narrow(to, bits));
            }
            if spelled.has("add") {
                self.function(Code::Int, Fun::Trunc, value, (32, 64), &[value], 0);
                self.int(Fun::Add, word, 32, &[word, value]);
                continue;
            }
            let (at, hole) = (self.constant(u64::from(lane * bits)), self.constant(!(low_mask(bits) << (lane * bits))));
            self.int(Fun::And, value, 64, &[value, mask]);
            self.int(Fun::ShlClamp, value, 32, &[value, at]);
            self.int(Fun::And, word, 32, &[word, hole]);
            self.int(Fun::Or, word, 32, &[word, value]);
        }
        Ok(word)
    }
    /// Sums, differences and the like of two numbers of 64 bits; whether `stem` is one of them.
    fn plain(&mut self, stem: &str, dst: Slot, operands: [Slot; 2]) -> bool {
        let function = match stem {
            "vadd" => Fun::Add,
            "vsub" | "vabsdiff" => Fun::Sub,
            "vmin" => Fun::SMin,
            "vmax" => Fun::SMax,
            _ => return false,
        };
        self.int(function, dst, 64, &operands);
        if stem == "vabsdiff" {
            let zero = self.constant(0);
            self.int(Fun::Abs, dst, 64, &[dst, zero]);
        }
        true
    }
    /// The mean of two integers, rounded up where both have no sign or the sum is not below zero.
    fn mean(&mut self, dst: Slot, pair: [Slot; 2]) {
        let (one, negative, zero) = (self.constant(1), self.temp(), self.constant(0));
        self.int(Fun::Add, dst, 64, &pair);
        self.function(Code::Int, Fun::ICmp, negative, (64, 64), &[dst, zero], IntPred::Slt as u32);
        self.int(Fun::Xor, negative, 1, &[negative, one]);
        self.int(Fun::Add, dst, 64, &[dst, negative]);
        self.int(Fun::AShrClamp, dst, 64, &[dst, one]);
    }
}
