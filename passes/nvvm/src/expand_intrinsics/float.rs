//! Parts of floating-point numbers, and powers with an unknown exponent.

use super::{assemble, int, lane, lanes, once, structure, truth_of, vector_of};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, flags};
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// How a type of numbers is made of bits.
#[derive(Clone, Copy)]
struct Format {
    bits: u32,
    mantissa: u32,
}

impl Format {
    fn of(ty: Type) -> Option<Format> {
        Some(match ty {
            Type::HALF => Format { bits: 16, mantissa: 10 },
            Type::BFLOAT => Format { bits: 16, mantissa: 7 },
            Type::FLOAT => Format { bits: 32, mantissa: 23 },
            Type::DOUBLE => Format { bits: 64, mantissa: 52 },
            _ => return None,
        })
    }
    /// The exponent of infinity.
    fn top(self) -> i64 {
        (1 << (self.bits - 1 - self.mantissa)) - 1
    }
    /// The bits of `2^exponent`.
    fn power(self, exponent: i64) -> u64 {
        ((self.top() / 2 + exponent) as u64) << self.mantissa
    }
}

pub(super) fn expand(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let value = (build.f.call(call).num_args > 0).then(|| build.f.operand(call, 0))?;
    let ty = build.f.ty(call);
    match id {
        id::FREXP => {
            let parts = fraction_and_exponent(build, value, build.f.types().element(ty, 1)?)?;
            Some(structure(build, ty, &parts))
        }
        id::MODF => {
            let parts = whole_and_rest(build, value)?;
            Some(structure(build, ty, &parts))
        }
        id::SINCOS => {
            let operand = build.f.type_of(value);
            let fast = build.f.flags(call) & flags::FAST;
            let sine = build.intrinsic(id::SIN, &[operand], &[value], fast)?;
            let cosine = build.intrinsic(id::COS, &[operand], &[value], fast)?;
            Some(structure(build, ty, &[sine, cosine]))
        }
        id::POWI => power(build, call),
        _ => None,
    }
}

/// `frexp`: the number scaled to [1/2, 1), and by which power of two. Subnormal numbers are scaled up first.
fn fraction_and_exponent(build: &mut Builder<'_, '_>, value: Value, exponent: Type) -> Option<[Value; 2]> {
    let ty = build.f.type_of(value);
    let format = Format::of(build.f.types().scalar(ty))?;
    let bits = build.f.int_type(format.bits);
    let bits = match lanes(build.f, ty) {
        Some((len, _)) => vector_of(build, len, bits),
        None => bits,
    };
    let truth = truth_of(build, ty);
    let value = once(build, value);
    let raw = build.cast(Opcode::BitCast, value, bits, 0);
    let sign = int(build, bits, (1u64 << (format.bits - 1)) as i64);
    let size_mask = int(build, bits, ((1u64 << (format.bits - 1)) - 1) as i64);
    let sign = build.binary(Opcode::And, raw, sign, 0);
    let size = build.binary(Opcode::And, raw, size_mask, 0);
    // The bits of a subnormal number are a small integer, whose leading zeros say how far up its first bit goes.
    let no = build.f.consts_mut().add_bool(false);
    let zeros = build.intrinsic(id::CTLZ, &[bits], &[size, no], 0)?;
    let least = int(build, bits, 1 << format.mantissa);
    let zero = int(build, bits, 0);
    let subnormal = build.icmp(IntPred::Ult, size, least, truth);
    let above = int(build, bits, i64::from(format.bits - 1 - format.mantissa));
    let up = build.binary(Opcode::Sub, zeros, above, 0);
    let up = build.select(subnormal, up, zero, 0);
    // Of zero the shift may be by all bits, which nothing reads.
    let shifted = build.binary(Opcode::Shl, size, up, 0);
    let mantissa = int(build, bits, (1i64 << format.mantissa) - 1);
    let mantissa = build.binary(Opcode::And, shifted, mantissa, 0);
    let half = int(build, bits, format.power(-1) as i64);
    let fraction = build.binary(Opcode::Or, mantissa, half, 0);
    let fraction = build.binary(Opcode::Or, fraction, sign, 0);
    let places = int(build, bits, i64::from(format.mantissa));
    let biased = build.binary(Opcode::LShr, size, places, 0);
    let one = int(build, bits, 1);
    let biased = build.select(subnormal, one, biased, 0);
    let bias = int(build, bits, format.top() / 2 - 1);
    let power = build.binary(Opcode::Sub, biased, bias, 0);
    let power = build.binary(Opcode::Sub, power, up, 0);
    // Zeros, infinities and NaNs are themselves.
    let infinity = int(build, bits, format.top() << format.mantissa);
    let is_zero = build.icmp(IntPred::Eq, size, zero, truth);
    let is_top = build.icmp(IntPred::Uge, size, infinity, truth);
    let itself = build.binary(Opcode::Or, is_zero, is_top, 0);
    let fraction = build.cast(Opcode::BitCast, fraction, ty, 0);
    let fraction = build.select(itself, value, fraction, 0);
    let power = build.select(itself, zero, power, 0);
    let wanted = build.f.types().int_bits(build.f.types().scalar(exponent))?;
    let power = match wanted.cmp(&format.bits) {
        std::cmp::Ordering::Less => build.cast(Opcode::Trunc, power, exponent, 0),
        std::cmp::Ordering::Equal => power,
        std::cmp::Ordering::Greater => build.cast(Opcode::SExt, power, exponent, 0),
    };
    Some([fraction, power])
}

/// `modf`: what is behind the point, and the whole number before it, both with the sign of the number.
fn whole_and_rest(build: &mut Builder<'_, '_>, value: Value) -> Option<[Value; 2]> {
    let ty = build.f.type_of(value);
    let format = Format::of(build.f.types().scalar(ty))?;
    let truth = truth_of(build, ty);
    let value = once(build, value);
    let whole = build.intrinsic(id::TRUNC, &[ty], &[value], 0)?;
    let rest = build.binary(Opcode::FSub, value, whole, 0);
    let size = build.intrinsic(id::FABS, &[ty], &[value], 0)?;
    let elem = build.f.types().scalar(ty);
    let infinity = build.f.consts_mut().add_float(elem, (format.top() << format.mantissa) as u64);
    let infinity = super::splat(build, ty, infinity);
    let is_infinite = build.fcmp(FloatPred::Oeq, size, infinity, truth, 0);
    let zero = build.f.folder().zero(ty)?;
    let rest = build.select(is_infinite, zero, rest, 0);
    let rest = build.intrinsic(id::COPYSIGN, &[ty], &[rest, value], 0)?;
    Some([rest, whole])
}

/// `powi` whose exponent is not known: the product of the squares that its bits pick, or one by that. The number of squarings is that of
/// the bits of the exponent, without a branch.
fn power(build: &mut Builder<'_, '_>, call: Inst) -> Option<Value> {
    let [value, exponent] = [0, 1].map(|n| build.f.operand(call, n));
    if exponent.is_constant() {
        return None;
    }
    let fast = build.f.flags(call) & flags::FAST;
    let ty = build.f.type_of(value);
    let (value, exponent) = (once(build, value), once(build, exponent));
    if let Some((len, elem)) = lanes(build.f, ty) {
        let parts: SmallVec<[Value; 8]> = (0..len)
            .map(|k| {
                let value = lane(build, value, k);
                power_of(build, value, exponent, elem, fast)
            })
            .collect::<Option<_>>()?;
        return Some(assemble(build, ty, &parts));
    }
    power_of(build, value, exponent, ty, fast)
}

fn power_of(build: &mut Builder<'_, '_>, value: Value, exponent: Value, ty: Type, fast: u16) -> Option<Value> {
    let format = Format::of(ty)?;
    let integer = build.f.type_of(exponent);
    let bits = build.f.types().int_bits(integer).filter(|&bits| bits <= 64)?;
    // Halves would overflow on the way.
    let wide = if format.bits < 32 { Type::FLOAT } else { ty };
    let mut square = if wide == ty { value } else { build.cast(Opcode::FPExt, value, wide, 0) };
    let one = Format::of(wide)?.power(0);
    let one = build.f.consts_mut().add_float(wide, one);
    let (zero, unit) = (int(build, integer, 0), int(build, integer, 1));
    let negative = build.icmp(IntPred::Slt, exponent, zero, Type::I1);
    let minus = build.binary(Opcode::Sub, zero, exponent, 0);
    let size = build.select(negative, minus, exponent, 0);
    let mut result = one;
    for k in 0..bits {
        let amount = int(build, integer, i64::from(k));
        let bit = build.binary(Opcode::Shl, unit, amount, 0);
        let picked = build.binary(Opcode::And, size, bit, 0);
        let is_set = build.icmp(IntPred::Ne, picked, zero, Type::I1);
        let product = build.binary(Opcode::FMul, result, square, fast);
        result = build.select(is_set, product, result, 0);
        if k + 1 < bits {
            square = build.binary(Opcode::FMul, square, square, fast);
        }
    }
    let inverse = build.binary(Opcode::FDiv, one, result, fast);
    let result = build.select(negative, inverse, result, 0);
    Some(if wide == ty { result } else { build.cast(Opcode::FPTrunc, result, ty, 0) })
}
