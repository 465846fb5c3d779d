//! Functions of one lane that the instruction table has no row for, by the words of their mnemonics.

use super::func::*;
use super::opaque::Words;
use super::table::{float_kind, float_pred, int_pred, is_pair, is_signed};
use crate::machine::*;
use crate::opcodes::CMP;
use crate::read::operand::Tree;
use crate::read::type_of_word;

/// Options of a float function from its words.
fn options(words: &Words<'_>) -> u32 {
    words.name.split('.').fold(0, |x, word| {
        x | match word {
            "rz" | "rzi" => 1 << opt::ROUND_SHIFT,
            "rm" | "rmi" => 2 << opt::ROUND_SHIFT,
            "rp" | "rpi" => 3 << opt::ROUND_SHIFT,
            "approx" => opt::APPROX,
            "full" => opt::FULL,
            "ftz" => opt::FTZ,
            "sat" => opt::SAT,
            "relu" => opt::RELU,
            "NaN" => opt::NAN,
            "xorsign" => opt::XORSIGN,
            "satfinite" => opt::SATFINITE,
            _ => 0,
        }
    })
}

impl Decoder<'_> {
    pub fn function_of_words(&mut self, words: &Words<'_>, first: &str) -> Done {
        let t = words.ty();
        let unknown = || Err(Undecodable::Instruction(words.name.to_string()));
        let bits = if t == PTy::None { 32 } else { t.bits() };
        if matches!(first, "set" | "setp") {
            return self.comparison(words, first == "setp");
        }
        if first == "cvt" {
            return self.other_conversion(words);
        }
        if first.starts_with('v') {
            return self.lanes_of_word(words, first);
        }
        let d = self.target(words.arg(0)?)?;
        let mut args = Vec::new();
        for t in &words.args[1..] {
            args.push(self.value(t, bits)?);
        }
        if float_kind(t).is_some() {
            return self.float_of_words(words, first, d, &args);
        }
        let signed = is_signed(t);
        let word = |n: usize| words.name.split('.').nth(n).unwrap_or("");
        let types: Vec<bool> =
            words.name.split('.').map(type_of_word).filter(|&t| t != PTy::None).map(is_signed).collect();
        let (f, x) = match first {
            "mul24" if word(1) == "lo" => (if signed { Fun::Mul24S } else { Fun::Mul24U }, 0),
            "sad" => (if signed { Fun::SadS } else { Fun::SadU }, 0),
            "fns" => (Fun::Fns, 0),
            "bmsk" => (if words.has("wrap") { Fun::BmskWrap } else { Fun::BmskClamp }, 0),
            "szext" => {
                let f = match (signed, words.has("wrap")) {
                    (true, true) => Fun::SextWrap,
                    (true, false) => Fun::SextClamp,
                    (false, true) => Fun::ZextWrap,
                    (false, false) => Fun::ZextClamp,
                };
                (f, 0)
            }
            "prmt" => {
                let modes = ["", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"];
                (Fun::Prmt, modes.iter().position(|m| *m == word(2)).ok_or(Undecodable::Permutation)? as u32)
            }
            "dp4a" if types.len() == 2 => (Fun::Dp4a, types[0] as u32 | (types[1] as u32) << 1),
            "dp2a" if types.len() == 2 => {
                (Fun::Dp2a, types[0] as u32 | (types[1] as u32) << 1 | (words.has("hi") as u32) << 2)
            }
            "bfind" => {
                let shift = self.constant(words.has("shiftamt") as u64);
                let f = if signed { Fun::FloS } else { Fun::FloU };
                self.function(Code::Int, f, d, (32, bits), &[args[0], shift], 0);
                return Ok(());
            }
            "selp" if args.len() == 3 => {
                self.emit(Op2 { d: d.0, a: args[2].0, b: args[0].0, c: args[1].0, ..op(Code::Select) });
                return Ok(());
            }
            "add" | "sub" | "mul" | "min" | "max"
                if matches!(words.name.rsplit('.').next(), Some("s16x2" | "u16x2")) =>
            {
                let signed = words.name.ends_with("s16x2");
                let f = match (first, signed) {
                    ("add", _) => Fun::Add,
                    ("sub", _) => Fun::Sub,
                    ("min", true) => Fun::SMin,
                    ("max", true) => Fun::SMax,
                    ("min", false) => Fun::UMin,
                    ("max", false) => Fun::UMax,
                    _ => return unknown(),
                };
                return self.halves(d, &args, |s, r, a| s.int(f, r, 16, a));
            }
            _ => return unknown(),
        };
        if args.len() > 3 {
            return unknown();
        }
        self.function(Code::Int, f, d, (bits, bits), &args, x);
        Ok(())
    }
    /// A function of floating-point operands of one kind, into slot `dst`.
    fn float_of_words(&mut self, words: &Words<'_>, first: &str, dst: Slot, args: &[Slot]) -> Done {
        let ty = words.ty();
        let unknown = || Err(Undecodable::Instruction(words.name.to_string()));
        let Some(kind) = float_kind(ty) else { return unknown() };
        let (f, n) = match first {
            "add" => (Fun::FAdd, 2),
            "sub" => (Fun::FSub, 2),
            "mul" => (Fun::FMul, 2),
            "div" => (Fun::FDiv, 2),
            "fma" | "mad" => (Fun::Fma, 3),
            "min" => (Fun::MinNum, 2),
            "max" => (Fun::MaxNum, 2),
            "neg" => (Fun::FNeg, 1),
            "abs" => (Fun::FAbs, 1),
            "tanh" => (Fun::Tanh, 1),
            "ex2" => (Fun::Exp2, 1),
            "lg2" => (Fun::Log2, 1),
            "sin" => (Fun::Sin, 1),
            "cos" => (Fun::Cos, 1),
            "rcp" => (Fun::Rcp, 1),
            "sqrt" => (Fun::Sqrt, 1),
            "rsqrt" => (Fun::RSqrt, 1),
            "testp" => {
                let classes = match words.name.split('.').nth(1) {
                    Some("finite") => 0x1f8,
                    Some("infinite") => 0x204,
                    Some("number") => 0x3fc,
                    Some("notanumber") => 3,
                    // Zeros are normal numbers here (PTX ISA, `testp`).
                    Some("normal") => 0x168,
                    Some("subnormal") => 0x90,
                    _ => return unknown(),
                };
                let c = self.constant(classes);
                self.float(Fun::IsFpClass, dst, kind, &[args[0], c], 0);
                return Ok(());
            }
            _ => return unknown(),
        };
        if args.len() != n {
            return unknown();
        }
        self.floats(f, ty, dst, args, options(words))
    }
    /// `vadd2`, `vadd4` and their like: the parts of a word one by one.
    fn lanes_of_word(&mut self, words: &Words<'_>, first: &str) -> Done {
        let unknown = || Err(Undecodable::Instruction(words.name.to_string()));
        let (stem, n) = first.split_at(first.len().saturating_sub(1));
        let types: Vec<PTy> = words.name.split('.').map(type_of_word).filter(|&t| t != PTy::None).collect();
        let (&[to, ta, tb], Ok(n @ (2 | 4))) = (&types[..], n.parse::<u32>()) else { return unknown() };
        let plain = words.name.split('.').skip(1).all(|x| x == "sat" || type_of_word(x) != PTy::None);
        let f = match stem {
            "vadd" => Fun::Add,
            "vsub" => Fun::Sub,
            "vmin" => Fun::SMin,
            "vmax" => Fun::SMax,
            "vabsdiff" => Fun::SadS,
            _ => return unknown(),
        };
        if !plain || words.args.len() != 4 {
            return unknown();
        }
        let (bits, d) = (32 / n, self.target(words.arg(0)?)?);
        let (a, b) = (self.value(words.arg(1)?, 32)?, self.value(words.arg(2)?, 32)?);
        let (mask, zero, out) = (self.constant(low_mask(bits)), self.constant(0), self.temp());
        self.mov(out, zero);
        for k in 0..n {
            let (x, y, at) = (self.temp(), self.temp(), self.constant((k * bits) as u64));
            for (r, s, t) in [(x, a, ta), (y, b, tb)] {
                self.int(Fun::LShrClamp, r, 32, &[s, at]);
                self.int(Fun::And, r, 32, &[r, mask]);
                if is_signed(t) {
                    self.function(Code::Int, Fun::SExt, r, (32, bits), &[r], 0);
                }
            }
            // The parts are short: signed operations of 32 bits are right for both signs.
            if f == Fun::SadS {
                self.int(f, x, 32, &[x, y, zero]);
            } else {
                self.int(f, x, 32, &[x, y]);
            }
            if words.has("sat") {
                let (lo, hi) = if is_signed(to) {
                    (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1)
                } else {
                    (0, (1i64 << bits) - 1)
                };
                let (lo, hi) = (self.constant(lo as u32 as u64), self.constant(hi as u64));
                self.int(Fun::SMax, x, 32, &[x, lo]);
                self.int(Fun::SMin, x, 32, &[x, hi]);
            }
            self.int(Fun::And, x, 32, &[x, mask]);
            self.int(Fun::ShlClamp, x, 32, &[x, at]);
            self.int(Fun::Or, out, 32, &[out, x]);
        }
        self.mov(d, out);
        Ok(())
    }
    /// `set` and the forms of `setp` with a second result or a third operand.
    fn comparison(&mut self, words: &Words<'_>, pred: bool) -> Done {
        let unknown = || Err(Undecodable::Instruction(words.name.to_string()));
        let t = words.ty();
        let rel = words.name.split('.').nth(1).unwrap_or("");
        let c = CMP.iter().position(|r| r.strip_prefix('.') == Some(rel)).ok_or(Undecodable::Comparison)? as u8;
        let (a, b) = (self.value(words.arg(1)?, t.bits())?, self.value(words.arg(2)?, t.bits())?);
        let join = words.name.split('.').nth(2).filter(|j| matches!(*j, "and" | "or" | "xor"));
        if is_pair(t) || join.is_some() != (words.args.len() > 3) {
            return unknown();
        }
        let r = self.temp();
        match float_kind(t) {
            Some(k) => {
                let x = float_pred(c).ok_or(Undecodable::FloatComparison)?;
                self.float(Fun::FCmp, r, k, &[a, b], x);
            }
            None => {
                let p = int_pred(c, is_signed(t)).ok_or(Undecodable::IntegerComparison)?;
                self.function(Code::Int, Fun::ICmp, r, (t.bits(), t.bits()), &[a, b], p as u32);
            }
        }
        let one = self.constant(1);
        let mut results = vec![(words.arg(0)?, r)];
        if let Tree::Pair(p, q) = words.arg(0)? {
            let not = self.temp();
            self.int(Fun::Xor, not, 1, &[r, one]);
            results = vec![(p, r), (q, not)];
        }
        if let Some(j) = join {
            let third = self.value(words.arg(3)?, 1)?;
            let f = match j {
                "and" => Fun::And,
                "or" => Fun::Or,
                _ => Fun::Xor,
            };
            for (_, r) in &results {
                self.int(f, *r, 1, &[*r, third]);
            }
        }
        for (to, r) in results {
            let d = self.target(to)?;
            if pred {
                self.mov(d, r);
                continue;
            }
            // All ones, or one as a float.
            let to = words.name.split('.').map(type_of_word).find(|&t| t != PTy::None).unwrap_or(PTy::U32);
            let yes = match to {
                PTy::F32 => 0x3f80_0000,
                PTy::F16 => 0x3c00,
                PTy::BF16 => 0x3f80,
                t => low_mask(t.bits()),
            };
            let (yes, no) = (self.constant(yes), self.constant(0));
            self.emit(Op2 { d: d.0, a: r.0, b: yes.0, c: no.0, ..op(Code::Select) });
        }
        Ok(())
    }
    /// Conversions of packed and short formats.
    fn other_conversion(&mut self, words: &Words<'_>) -> Done {
        if self.narrow(words)? {
            return Ok(());
        }
        let types: Vec<PTy> = words.name.split('.').map(type_of_word).filter(|&t| t != PTy::None).collect();
        match types[..] {
            [to, PTy::F32] if is_pair(to) && words.args.len() == 3 && !words.has("rs") => {
                let k = float_kind(to).unwrap_or(16);
                let (hi, lo) = (self.value(words.arg(1)?, 32)?, self.value(words.arg(2)?, 32)?);
                let (d, x, r, up) = (self.target(words.arg(0)?)?, options(words), self.temps_of(2), self.constant(16));
                self.function(Code::Float, Fun::FpTrunc, r, (k, 32), &[lo], x);
                self.function(Code::Float, Fun::FpTrunc, r + 1, (k, 32), &[hi], x);
                self.int(Fun::ShlClamp, r + 1, 32, &[r + 1, up]);
                self.int(Fun::Or, d, 32, &[r, r + 1]);
                Ok(())
            }
            [to, PTy::F32] if matches!(to, PTy::F16 | PTy::BF16) && !words.has("rs") => {
                let (a, d) = (self.value(words.arg(1)?, 32)?, self.target(words.arg(0)?)?);
                let k = float_kind(to).ok_or(Undecodable::Conversion)?;
                self.function(Code::Float, Fun::FpTrunc, d, (k, 32), &[a], options(words));
                Ok(())
            }
            _ => Err(Undecodable::Instruction(words.name.to_string())),
        }
    }
    /// Conversions to and from numbers of eight bits and fewer, and to `tf32`; whether it is one.
    fn narrow(&mut self, words: &Words<'_>) -> Done<bool> {
        // The type converted to stands before the one converted from.
        let kind = |word: &str| match word {
            "f32" => Some((32, 1)),
            "f16x2" => Some((16, 2)),
            "bf16x2" => Some((17, 2)),
            "tf32" => Some((narrow_kind(word)?, 1)),
            _ => Some((narrow_kind(word.strip_suffix("x2")?)?, 2)),
        };
        let types: Vec<(u32, u32)> = words.name.split('.').filter_map(kind).collect();
        let &[(to, n), (from, m)] = &types[..] else { return Ok(false) };
        if to >= 16 && from >= 16 || words.has("rs") {
            return Ok(false);
        }
        // Bits of a number in a pair.
        let bits = |k: u32| match k {
            4 => 4,
            16 | 17 => 16,
            _ => 8,
        };
        let x = options(words) & !opt::FTZ | if words.has("rna") { opt::AWAY } else { 0 };
        if n == 1 {
            let (a, d) = (self.value(words.arg(1)?, 32)?, self.target(words.arg(0)?)?);
            self.function(Code::Float, Fun::FpTrunc, d, (to, from), &[a], x);
            return Ok(true);
        }
        let t = self.temps_of(2);
        if m == 1 {
            // The first operand is the high number.
            let (hi, lo) = (self.value(words.arg(1)?, 32)?, self.value(words.arg(2)?, 32)?);
            self.function(Code::Float, Fun::FpTrunc, t, (to, from), &[lo], x);
            self.function(Code::Float, Fun::FpTrunc, t + 1, (to, from), &[hi], x);
        } else {
            let a = self.value(words.arg(1)?, 32)?;
            let (up, mask) = (self.constant(bits(from)), self.constant((1 << bits(from)) - 1));
            self.int(Fun::And, t, 32, &[a, mask]);
            self.int(Fun::LShrClamp, t + 1, 32, &[a, up]);
            self.int(Fun::And, t + 1, 32, &[t + 1, mask]);
            self.function(Code::Float, Fun::FpTrunc, t, (to, from), &[t], x);
            self.function(Code::Float, Fun::FpTrunc, t + 1, (to, from), &[t + 1], x);
        }
        let (d, up) = (self.target(words.arg(0)?)?, self.constant(bits(to)));
        self.int(Fun::ShlClamp, t + 1, 32, &[t + 1, up]);
        self.int(Fun::Or, d, 32, &[t, t + 1]);
        Ok(true)
    }
}
