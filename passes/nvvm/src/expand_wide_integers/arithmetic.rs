//! Minima, magnitudes, saturation, overflow bits and three-way comparisons, of sums, comparisons and selects.

use super::{binary, compare, int, is_negative, negate_if, once};
use warpc_ir::ids::*;
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// The operand for which `pred` holds against the other.
pub(super) fn choose(bld: &mut Builder<'_, '_>, pred: IntPred, left: Value, right: Value) -> Value {
    let (left, right) = (once(bld, left), once(bld, right));
    let first = compare(bld, pred, left, right);
    bld.select(first, left, right, 0)
}

/// The magnitude of `value`. That of the least number is itself.
pub(super) fn abs(bld: &mut Builder<'_, '_>, value: Value) -> Value {
    let value = once(bld, value);
    let negative = is_negative(bld, value);
    negate_if(bld, negative, value)
}

/// The greatest signed number, or the least where `value` is negative.
fn limit_towards(bld: &mut Builder<'_, '_>, value: Value) -> Value {
    let ty = bld.f.type_of(value);
    let sign = sign_of(bld, value);
    let greatest = greatest(bld, ty);
    binary(bld, Opcode::Xor, sign, greatest)
}

/// All bits of `value` as its highest one.
pub(super) fn sign_of(bld: &mut Builder<'_, '_>, value: Value) -> Value {
    let ty = bld.f.type_of(value);
    let bits = bld.f.types().int_bits(ty).unwrap_or(1);
    let top = int(bld, ty, bits as i64 - 1);
    binary(bld, Opcode::AShr, value, top)
}

/// The greatest signed number of type `ty`.
pub(super) fn greatest(bld: &mut Builder<'_, '_>, ty: Type) -> Value {
    let bits = bld.f.types().int_bits(ty).unwrap_or(1);
    let mut limbs = smallvec::SmallVec::<[u64; 8]>::from_elem(u64::MAX, bits.div_ceil(64) as usize);
    let top = (bits - 1) % 64;
    if let Some(last) = limbs.last_mut() {
        *last = (1 << top) - 1;
    }
    bld.f.consts_mut().add_wide_int(ty, bits, &limbs)
}

/// `left op right` and whether it wrapped, for sums and differences; operands are frozen.
fn wrapped(bld: &mut Builder<'_, '_>, op: Opcode, signed: bool, left: Value, right: Value) -> (Value, Value) {
    let result = binary(bld, op, left, right);
    let bit = match (op, signed) {
        (Opcode::Add, false) => compare(bld, IntPred::Ult, result, left),
        (_, false) => compare(bld, IntPred::Ult, left, right),
        (_, true) => {
            // The sign of the result is not that of the first operand, and the second does not explain it.
            let turned = binary(bld, Opcode::Xor, left, result);
            let other = if op == Opcode::Add { result } else { left };
            let unexplained = binary(bld, Opcode::Xor, right, other);
            let both = binary(bld, Opcode::And, turned, unexplained);
            is_negative(bld, both)
        }
    };
    (result, bit)
}

/// `left op right` and whether it wrapped, for sums and differences.
pub(super) fn overflow(bld: &mut Builder<'_, '_>, op: Opcode, signed: bool, left: Value, right: Value) -> [Value; 2] {
    let (left, right) = (once(bld, left), once(bld, right));
    wrapped(bld, op, signed, left, right).into()
}

/// `left op right`, or the limit that it passes.
pub(super) fn saturate(bld: &mut Builder<'_, '_>, op: Opcode, signed: bool, left: Value, right: Value) -> Value {
    let ty = bld.f.type_of(left);
    let (left, right) = (once(bld, left), once(bld, right));
    let (result, passed) = match op {
        Opcode::Shl => {
            // What was pushed out does not come back.
            let result = binary(bld, Opcode::Shl, left, right);
            let back = binary(bld, if signed { Opcode::AShr } else { Opcode::LShr }, result, right);
            (result, compare(bld, IntPred::Ne, back, left))
        }
        _ => wrapped(bld, op, signed, left, right),
    };
    let limit = match (op, signed) {
        (_, true) => limit_towards(bld, left),
        (Opcode::Sub, false) => int(bld, ty, 0),
        (_, false) => int(bld, ty, -1),
    };
    bld.select(passed, limit, result, 0)
}

/// -1, 0 or 1 of type `ty` by the order of `left` and `right`.
pub(super) fn order(bld: &mut Builder<'_, '_>, signed: bool, left: Value, right: Value, ty: Type) -> Value {
    let (left, right) = (once(bld, left), once(bld, right));
    let [above, below] = if signed { [IntPred::Sgt, IntPred::Slt] } else { [IntPred::Ugt, IntPred::Ult] };
    let [above, below] = [above, below].map(|pred| {
        let bit = compare(bld, pred, left, right);
        bld.cast(Opcode::ZExt, bit, ty, 0)
    });
    binary(bld, Opcode::Sub, above, below)
}
