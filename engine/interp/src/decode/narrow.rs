//! Decoding of conversions to and from numbers of eight bits and fewer, and to `tf32`.

use super::super::float::{opt, small};
use super::super::program::*;
use super::super::scalar::Fun;
use super::func::{Decoder, Done};
use super::nvvm::float_options;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Conversion, Form, Semantics};

/// Kind of the numbers of a pair of narrow numbers.
fn narrow_kind(form: Form) -> Option<u32> {
    Some(match form {
        Form::E4M3Pair => small::E4M3,
        Form::E5M2Pair => small::E5M2,
        Form::E3M2Pair => small::E3M2,
        Form::E2M3Pair => small::E2M3,
        Form::E2M1Pair => small::E2M1,
        Form::Ue8M0Pair => small::UE8M0,
        _ => return None,
    })
}

impl Decoder<'_, '_> {
    /// Decodes conversion `how` if it is one of packed narrow numbers or to `tf32`; whether it is.
    pub(super) fn narrow(&mut self, inst: Inst, how: Conversion, columns: Semantics) -> Done<bool> {
        let x = float_options(columns.options);
        if how == Conversion::FloatToTf32 {
            let (a, d) = (self.call_args(inst)?, self.result(inst)?);
            self.float_to(small::TF32, 32, x, a[0], d);
            return Ok(true);
        }
        let Some(k) = narrow_kind(columns.form) else { return Ok(false) };
        let bits = if k == small::E2M1 { 4 } else { 8 };
        let from = match how {
            Conversion::FloatsToNarrow => 32,
            Conversion::HalfsToNarrow => 16,
            Conversion::BfloatsToNarrow => 17,
            Conversion::NarrowToHalfs | Conversion::NarrowToBfloats => {
                let (a, d) = (self.call_args(inst)?, self.result(inst)?);
                let (t, up, mask) = (self.out.slots, self.immediate(bits), self.immediate((1 << bits) - 1));
                self.out.slots += 1;
                let to = if how == Conversion::NarrowToHalfs { 16 } else { 17 };
                self.whole(Fun::And, t, a[0], mask);
                self.float_to(to, k, x, t, d);
                self.whole(Fun::LShr, t, a[0], up);
                self.whole(Fun::And, t, t, mask);
                self.float_to(to, k, x, t, d + 1);
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let a = self.call_args(inst)?;
        // The first of two floats is the high number, as is the second of a pair.
        let (hi, lo) = if from == 32 { (a[0], a[1]) } else { (a[0] + 1, a[0]) };
        let (d, t) = (self.result(inst)?, self.out.slots);
        self.out.slots += 2;
        self.float_to(k, from, x, lo, t);
        self.float_to(k, from, x, hi, t + 1);
        let up = self.immediate(bits);
        self.whole(Fun::Shl, t + 1, t + 1, up);
        self.whole(Fun::Or, d, t, t + 1);
        Ok(true)
    }
    fn float_to(&mut self, to: u32, from: u32, x: u32, a: u32, d: u32) {
        let (w, w2) = (to as u16, from as u16);
        let x = x & !opt::FTZ;
        self.emit(Op { f: Fun::FpTrunc, w, w2, n: 1, d, a, x, ..Self::op(Code::Float) });
    }
    fn whole(&mut self, fun: Fun, d: u32, lhs: u32, rhs: u32) {
        self.emit(Op { f: fun, w: 16, w2: 16, n: 2, d, a: lhs, b: rhs, ..Self::op(Code::Int) });
    }
}
