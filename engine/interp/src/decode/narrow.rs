//! Decoding of conversions to and from numbers of eight bits and fewer, and to `tf32`.

use super::super::float::{opt, small};
use super::super::program::*;
use super::super::scalar::Fun;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;

impl Decoder<'_, '_> {
    /// Decodes a conversion of packed narrow numbers; whether it is one. `x` and `words` are the options and other words of
    /// the name.
    pub(super) fn narrow(&mut self, i: Inst, words: &[&str], x: u32) -> Done<bool> {
        let args = |s: &mut Self| s.call_args(i);
        match *words {
            ["f2tf32"] => {
                let (a, d) = (args(self)?, self.result(i)?);
                self.float_to(small::TF32, 32, x, a[0], d);
            }
            ["ff", "to", kind] | ["f16x2" | "bf16x2", "to", kind] => {
                let Some(k) = kind.strip_suffix("x2").and_then(small::parse) else { return Ok(false) };
                let a = args(self)?;
                // The first of two floats is the high number, as is the second of a pair.
                let (hi, lo, from) = match words[0] {
                    "ff" => (a[0], a[1], 32),
                    "f16x2" => (a[0] + 1, a[0], 16),
                    _ => (a[0] + 1, a[0], 17),
                };
                let (d, t) = (self.result(i)?, self.out.slots);
                self.out.slots += 2;
                self.float_to(k, from, x, lo, t);
                self.float_to(k, from, x, hi, t + 1);
                let up = self.immediate(if k == small::E2M1 { 4 } else { 8 });
                self.whole(Fun::Shl, t + 1, t + 1, up);
                self.whole(Fun::Or, d, t, t + 1);
            }
            [kind, "to", to @ ("f16x2" | "bf16x2")] => {
                let Some(k) = kind.strip_suffix("x2").and_then(small::parse) else { return Ok(false) };
                let (a, d) = (args(self)?, self.result(i)?);
                let bits = if k == small::E2M1 { 4 } else { 8 };
                let (t, up, mask) = (self.out.slots, self.immediate(bits), self.immediate((1 << bits) - 1));
                self.out.slots += 1;
                let to = if to == "f16x2" { 16 } else { 17 };
                self.whole(Fun::And, t, a[0], mask);
                self.float_to(to, k, x, t, d);
                self.whole(Fun::LShr, t, a[0], up);
                self.whole(Fun::And, t, t, mask);
                self.float_to(to, k, x, t, d + 1);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
    fn float_to(&mut self, to: u32, from: u32, x: u32, a: u32, d: u32) {
        let (w, w2) = (to as u8, from as u8);
        let x = x & !opt::FTZ;
        self.emit(Op { f: Fun::FpTrunc, w, w2, n: 1, d, a, x, ..Self::op(Code::Float) });
    }
    fn whole(&mut self, fun: Fun, d: u32, lhs: u32, rhs: u32) {
        self.emit(Op { f: fun, w: 16, w2: 16, n: 2, d, a: lhs, b: rhs, ..Self::op(Code::Int) });
    }
}
