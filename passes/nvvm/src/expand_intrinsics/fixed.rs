//! Numbers with binary places behind the point, and products without carries.

use super::{int, lanes, once, truth_of, vector_of};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// What a fixed-point intrinsic computes.
struct Fixed {
    signed: bool,
    quotient: bool,
    saturates: bool,
}

fn kind(id: IntrinsicId) -> Option<Fixed> {
    let of = |signed, quotient, saturates| Some(Fixed { signed, quotient, saturates });
    match id {
        id::SMUL_FIX => of(true, false, false),
        id::UMUL_FIX => of(false, false, false),
        id::SMUL_FIX_SAT => of(true, false, true),
        id::UMUL_FIX_SAT => of(false, false, true),
        id::SDIV_FIX => of(true, true, false),
        id::UDIV_FIX => of(false, true, false),
        id::SDIV_FIX_SAT => of(true, true, true),
        id::UDIV_FIX_SAT => of(false, true, true),
        _ => None,
    }
}

pub(super) fn expand(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    if id == id::CLMUL {
        let [left, right] = [0, 1].map(|n| build.f.operand(call, n));
        return Some(product_without_carries(build, left, right));
    }
    let fixed = kind(id)?;
    let [left, right] = [0, 1].map(|n| build.f.operand(call, n));
    let places = build.f.consts().as_int(build.f.operand(call, 2))?;
    Some(fixed.expand(build, left, right, places))
}

impl Fixed {
    /// In twice the bits, and one more for the quotient of the least number by minus one, nothing wraps.
    fn expand(&self, build: &mut Builder<'_, '_>, left: Value, right: Value, places: u64) -> Value {
        let ty = build.f.type_of(left);
        let bits = build.f.types().int_bits(build.f.types().scalar(ty)).unwrap_or(1);
        let wide = build.f.int_type(2 * bits);
        let wide = match lanes(build.f, ty) {
            Some((len, _)) => vector_of(build, len, wide),
            None => wide,
        };
        let extend = if self.signed { Opcode::SExt } else { Opcode::ZExt };
        let [left, right] = [left, right].map(|value| {
            let value = if self.quotient { once(build, value) } else { value };
            build.cast(extend, value, wide, 0)
        });
        let amount = int(build, wide, places as i64);
        let result = if self.quotient {
            let left = build.binary(Opcode::Shl, left, amount, 0);
            self.quotient(build, left, right)
        } else {
            let product = build.binary(Opcode::Mul, left, right, 0);
            build.binary(if self.signed { Opcode::AShr } else { Opcode::LShr }, product, amount, 0)
        };
        let result = if self.saturates { self.clamp(build, result, bits) } else { result };
        build.cast(Opcode::Trunc, result, ty, 0)
    }

    /// Rounded down, as LLVM does.
    fn quotient(&self, build: &mut Builder<'_, '_>, left: Value, right: Value) -> Value {
        if !self.signed {
            return build.binary(Opcode::UDiv, left, right, 0);
        }
        let wide = build.f.type_of(left);
        let truth = truth_of(build, wide);
        let (zero, one) = (int(build, wide, 0), int(build, wide, 1));
        let quotient = build.binary(Opcode::SDiv, left, right, 0);
        let rest = build.binary(Opcode::SRem, left, right, 0);
        let inexact = build.icmp(IntPred::Ne, rest, zero, truth);
        let signs = build.binary(Opcode::Xor, left, right, 0);
        let negative = build.icmp(IntPred::Slt, signs, zero, truth);
        let lower = build.binary(Opcode::And, inexact, negative, 0);
        let below = build.binary(Opcode::Sub, quotient, one, 0);
        build.select(lower, below, quotient, 0)
    }

    fn clamp(&self, build: &mut Builder<'_, '_>, value: Value, bits: u32) -> Value {
        let wide = build.f.type_of(value);
        let truth = truth_of(build, wide);
        // The limits are shifted ones: they may have more than 64 bits.
        let ones = int(build, wide, -1);
        let below = int(build, wide, (bits - u32::from(self.signed)) as i64);
        let least = build.binary(Opcode::Shl, ones, below, 0);
        let greatest = build.binary(Opcode::Xor, least, ones, 0);
        let (above, under) = if self.signed { (IntPred::Sgt, IntPred::Slt) } else { (IntPred::Ugt, IntPred::Ult) };
        let is_above = build.icmp(above, value, greatest, truth);
        let value = build.select(is_above, greatest, value, 0);
        if !self.signed {
            return value;
        }
        let is_under = build.icmp(under, value, least, truth);
        build.select(is_under, least, value, 0)
    }
}

/// The sum without carries of one factor, shifted to each bit of the other.
fn product_without_carries(build: &mut Builder<'_, '_>, left: Value, right: Value) -> Value {
    let ty = build.f.type_of(left);
    let bits = build.f.types().int_bits(build.f.types().scalar(ty)).unwrap_or(1);
    let (left, right) = (once(build, left), once(build, right));
    let truth = truth_of(build, ty);
    let (zero, one) = (int(build, ty, 0), int(build, ty, 1));
    let mut sum = zero;
    for k in 0..bits {
        let amount = int(build, ty, k as i64);
        let bit = build.binary(Opcode::Shl, one, amount, 0);
        let picked = build.binary(Opcode::And, right, bit, 0);
        let is_set = build.icmp(IntPred::Ne, picked, zero, truth);
        let shifted = build.binary(Opcode::Shl, left, amount, 0);
        let term = build.select(is_set, shifted, zero, 0);
        sum = build.binary(Opcode::Xor, sum, term, 0);
    }
    sum
}
