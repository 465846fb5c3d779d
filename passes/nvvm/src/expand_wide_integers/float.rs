//! Conversions between wide integers and floating-point numbers. Each rounds once.

use super::{binary, compare, int, is_negative, negate_if, once};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, FloatPred, IntPred, Opcode, Value};

/// How the bits of a floating-point type are counted.
struct Shape {
    /// Integer of its size.
    bits: u32,
    /// Bits of the mantissa that are stored.
    mantissa: u32,
    /// Exponent field of numbers from 1 to 2.
    bias: i64,
}

const FLOAT: Shape = Shape { bits: 32, mantissa: 23, bias: 127 };
const DOUBLE: Shape = Shape { bits: 64, mantissa: 52, bias: 1023 };

/// Integer `value` as a floating-point number of type `ty`.
///
/// The magnitude is shifted up until its highest bit is at the top. Its highest bits, with one for all that is below them, are
/// converted, which rounds as the whole number would, and multiplied by a power of two, which is exact or infinite.
pub(super) fn from_int(bld: &mut Builder<'_, '_>, value: Value, ty: Type, signed: bool) -> Value {
    let value = once(bld, value);
    let negative = signed.then(|| is_negative(bld, value));
    let magnitude = match negative {
        Some(negative) => negate_if(bld, negative, value),
        None => value,
    };
    let result = match ty {
        Type::HALF => half(bld, magnitude),
        Type::BFLOAT => {
            // 16 bits and the one for the rest are exact as float, whose exponents are those of bfloat.
            let exact = scaled(bld, magnitude, Type::FLOAT, &FLOAT, 16);
            bld.cast(Opcode::FPTrunc, exact, ty, 0)
        }
        Type::FLOAT => scaled(bld, magnitude, ty, &FLOAT, 63),
        _ => scaled(bld, magnitude, ty, &DOUBLE, 63),
    };
    match negative {
        Some(negative) => {
            let minus = bld.fneg(result, 0);
            bld.select(negative, minus, result, 0)
        }
        None => result,
    }
}

/// A magnitude as half: from 2^16 on all are infinite, and what is less is exact in 32 bits.
fn half(bld: &mut Builder<'_, '_>, magnitude: Value) -> Value {
    let ty = bld.f.type_of(magnitude);
    let most = int(bld, ty, 1 << 17);
    let fits = compare(bld, IntPred::Ult, magnitude, most);
    let least = bld.select(fits, magnitude, most, 0);
    let word = bld.cast(Opcode::Trunc, least, Type::I32, 0);
    bld.cast(Opcode::UIToFP, word, Type::HALF, 0)
}

/// A magnitude by its highest `keep` bits and one more that stands for all others.
fn scaled(bld: &mut Builder<'_, '_>, magnitude: Value, ty: Type, shape: &Shape, keep: i64) -> Value {
    let int_ty = bld.f.type_of(magnitude);
    let bits = bld.f.types().int_bits(int_ty).unwrap_or(1) as i64;
    let (zero, flag) = (int(bld, int_ty, 0), bld.f.consts_mut().add_bool(false));
    let is_zero = compare(bld, IntPred::Eq, magnitude, zero);
    let lead = bld.intrinsic(id::CTLZ, &[int_ty], &[magnitude, flag], 0).unwrap_or(zero);
    // A zero has no highest bit.
    let lead = bld.select(is_zero, zero, lead, 0);
    let top = binary(bld, Opcode::Shl, magnitude, lead);
    let (down, kept) = (int(bld, int_ty, bits - keep), int(bld, int_ty, keep));
    let high = binary(bld, Opcode::LShr, top, down);
    let high = bld.cast(Opcode::Trunc, high, Type::I64, 0);
    let low = binary(bld, Opcode::Shl, top, kept);
    let lost = compare(bld, IntPred::Ne, low, zero);
    let lost = bld.cast(Opcode::ZExt, lost, Type::I64, 0);
    let one = int(bld, Type::I64, 1);
    let high = binary(bld, Opcode::Shl, high, one);
    let number = binary(bld, Opcode::Or, high, lost);
    let rounded = bld.cast(Opcode::UIToFP, number, ty, 0);
    // The number has `keep + 1` bits; with the greatest power of two that counts it is infinite.
    let word = if shape.bits == 64 { Type::I64 } else { Type::I32 };
    let lead = bld.cast(Opcode::Trunc, lead, word, 0);
    let whole = int(bld, word, bits - keep - 1);
    let power = binary(bld, Opcode::Sub, whole, lead);
    let most = int(bld, word, shape.bias + 1 - keep);
    let less = compare(bld, IntPred::Slt, power, most);
    let power = bld.select(less, power, most, 0);
    let (bias, place) = (int(bld, word, shape.bias), int(bld, word, shape.mantissa as i64));
    let field = binary(bld, Opcode::Add, power, bias);
    let field = binary(bld, Opcode::Shl, field, place);
    let factor = bld.cast(Opcode::BitCast, field, ty, 0);
    bld.binary(Opcode::FMul, rounded, factor, 0)
}

/// Floating-point number `value` as an integer of type `ty`, rounded towards zero.
pub(super) fn to_int(bld: &mut Builder<'_, '_>, value: Value, ty: Type, signed: bool, saturates: bool) -> Value {
    let value = once(bld, value);
    // Every number of the other types is one of double.
    let value = match bld.f.type_of(value) {
        Type::DOUBLE => value,
        Type::FLOAT => bld.cast(Opcode::FPExt, value, Type::DOUBLE, 0),
        _ => {
            let single = bld.cast(Opcode::FPExt, value, Type::FLOAT, 0);
            bld.cast(Opcode::FPExt, single, Type::DOUBLE, 0)
        }
    };
    let word = bld.cast(Opcode::BitCast, value, Type::I64, 0);
    let negative = is_negative(bld, word);
    let [place, field, stored, hidden, bias, widest, zero] =
        [52, 0x7ff, (1 << 52) - 1, 1 << 52, DOUBLE.bias + 52, 63, 0].map(|n| int(bld, Type::I64, n));
    let exponent = binary(bld, Opcode::LShr, word, place);
    let exponent = binary(bld, Opcode::And, exponent, field);
    let mantissa = binary(bld, Opcode::And, word, stored);
    let mantissa = binary(bld, Opcode::Or, mantissa, hidden);
    // The number is the mantissa times a power of two.
    let power = binary(bld, Opcode::Sub, exponent, bias);
    let down = binary(bld, Opcode::Sub, zero, power);
    let near = compare(bld, IntPred::Ult, down, widest);
    let down = bld.select(near, down, widest, 0);
    let small = binary(bld, Opcode::LShr, mantissa, down);
    let small = bld.cast(Opcode::ZExt, small, ty, 0);
    let up = if bld.f.types().int_bits(ty) == Some(64) { power } else { bld.cast(Opcode::ZExt, power, ty, 0) };
    let large = bld.cast(Opcode::ZExt, mantissa, ty, 0);
    let large = binary(bld, Opcode::Shl, large, up);
    let fraction = compare(bld, IntPred::Slt, power, zero);
    let magnitude = bld.select(fraction, small, large, 0);
    let result = if signed { negate_if(bld, negative, magnitude) } else { magnitude };
    if saturates { saturated(bld, value, result, ty, signed) } else { result }
}

/// `result`, or the limit that `value` passes, or zero for no number.
fn saturated(bld: &mut Builder<'_, '_>, value: Value, result: Value, ty: Type, signed: bool) -> Value {
    let bits = bld.f.types().int_bits(ty).unwrap_or(1) as i64 - signed as i64;
    // 2^bits, infinite where double has no such number.
    let limit = (DOUBLE.bias + bits).min(0x7ff) as u64;
    let most = bld.f.consts_mut().add_float(Type::DOUBLE, limit << 52);
    let above = bld.fcmp(FloatPred::Oge, value, most, Type::I1, 0);
    let greatest = if signed { super::arithmetic::greatest(bld, ty) } else { int(bld, ty, -1) };
    let result = bld.select(above, greatest, result, 0);
    let zero = int(bld, ty, 0);
    if !signed {
        let nothing = bld.f.consts_mut().add_float(Type::DOUBLE, 0);
        // Also what is no number.
        let below = bld.fcmp(FloatPred::Ult, value, nothing, Type::I1, 0);
        return bld.select(below, zero, result, 0);
    }
    let least_number = bld.f.consts_mut().add_float(Type::DOUBLE, limit << 52 | 1 << 63);
    let below = bld.fcmp(FloatPred::Ole, value, least_number, Type::I1, 0);
    let all = int(bld, ty, -1);
    let least = binary(bld, Opcode::Xor, greatest, all);
    let result = bld.select(below, least, result, 0);
    let none = bld.fcmp(FloatPred::Uno, value, value, Type::I1, 0);
    bld.select(none, zero, result, 0)
}
