//! Scalar functions of integers of more than 128 bits, on limbs of 64 bits, low first.

use super::float;
use super::scalar::Fun;
use rustc_apfloat::Round;
use smallvec::{SmallVec, smallvec};
use warpc_ir::fold::int::{self, Limbs};
use warpc_ir::opcode::{IntPred, Opcode, flags};

/// Limbs of the operands of a function; those that it does not have are empty.
pub(crate) type Operands<'a> = [&'a [u64]; 3];

/// Limbs of an integer of `bits` bits.
pub(crate) const fn limb_count(bits: u32) -> usize {
    bits.div_ceil(64) as usize
}

fn opcode(fun: Fun) -> Option<Opcode> {
    Some(match fun {
        Fun::Add => Opcode::Add,
        Fun::Sub => Opcode::Sub,
        Fun::Mul => Opcode::Mul,
        Fun::UDiv => Opcode::UDiv,
        Fun::SDiv => Opcode::SDiv,
        Fun::URem => Opcode::URem,
        Fun::SRem => Opcode::SRem,
        Fun::Shl => Opcode::Shl,
        Fun::LShr => Opcode::LShr,
        Fun::AShr => Opcode::AShr,
        Fun::And => Opcode::And,
        Fun::Or => Opcode::Or,
        Fun::Xor => Opcode::Xor,
        _ => return None,
    })
}

/// Opcode and flag whose violation an overflow bit tells, or a saturating operation mends.
fn checked(fun: Fun) -> Option<(Opcode, u16)> {
    Some(match fun {
        Fun::UAddSat | Fun::UAddO => (Opcode::Add, flags::NUW),
        Fun::SAddSat | Fun::SAddO => (Opcode::Add, flags::NSW),
        Fun::USubSat | Fun::USubO => (Opcode::Sub, flags::NUW),
        Fun::SSubSat | Fun::SSubO => (Opcode::Sub, flags::NSW),
        Fun::UMulO => (Opcode::Mul, flags::NUW),
        Fun::SMulO => (Opcode::Mul, flags::NSW),
        Fun::UShlSat => (Opcode::Shl, flags::NUW),
        Fun::SShlSat => (Opcode::Shl, flags::NSW),
        _ => return None,
    })
}

/// All bits.
fn ones(bits: u32) -> Limbs {
    int::sext(&[u64::MAX], 64, bits)
}

/// The greatest signed number, or the least.
fn signed_limit(bits: u32, least: bool) -> Limbs {
    let least_number = int::zext(&int::shl(&int::zext(&[1], bits), bits - 1), bits);
    if least { least_number } else { int::zext(&int::sub(&ones(bits), &least_number), bits) }
}

fn is_zero(limbs: &[u64]) -> bool {
    limbs.iter().all(|&l| l == 0)
}

fn small(value: u64, bits: u32) -> Limbs {
    int::zext(&[value], bits)
}

/// What a saturating operation gives that does not fit.
fn limit(fun: Fun, bits: u32, first: &[u64]) -> Limbs {
    match fun {
        Fun::UAddSat | Fun::UShlSat => ones(bits),
        Fun::USubSat => small(0, bits),
        _ => signed_limit(bits, int::is_negative(first, bits)),
    }
}

/// A number of `bits` bits with the order of its limbs turned, and that of the pieces in a limb by `piece`.
fn turned(limbs: &[u64], bits: u32, piece: impl Fn(u64) -> u64) -> Limbs {
    let whole: Limbs = limbs.iter().rev().map(|&l| piece(l)).collect();
    int::zext(&int::lshr(&whole, 64 * limbs.len() as u32 - bits), bits)
}

/// `bits` bits of the pair `high:low` shifted by `by` modulo `bits`.
fn funnel(to_left: bool, bits: u32, high: &[u64], low: &[u64], by: &[u64]) -> Limbs {
    let by = by.iter().rev().fold(0, |rest, &l| (rest << 64 | l as u128) % bits as u128) as u32;
    let pair_bits = 2 * bits;
    let mut pair = int::shl(&int::zext(high, pair_bits), bits);
    for (p, l) in pair.iter_mut().zip(low) {
        *p |= l;
    }
    let down = if to_left { bits - by } else { by };
    int::zext(&int::lshr(&pair, down), bits)
}

/// A floating-point number of kind `kind` as an integer of `bits` bits, and whether that is poison.
fn from_float(fun: Fun, bits: u32, kind: u32, number: u64) -> (Limbs, bool) {
    let value = float::widen(kind, number).trunc();
    let saturates = matches!(fun, Fun::FpToUISat | Fun::FpToSISat);
    let signed = matches!(fun, Fun::FpToSI | Fun::FpToSISat);
    if value.is_nan() {
        return (small(0, bits), !saturates);
    }
    let negative = value < 0.0;
    let word = value.abs().to_bits();
    let exponent = (word >> 52) as i32 - 1075;
    let mantissa = word & ((1 << 52) - 1) | 1 << 52;
    // The highest bit of a magnitude of at least one stands at `exponent + 52`.
    let used = if value == 0.0 { 0 } else { exponent + 53 };
    let room = if signed { bits as i32 - 1 } else { bits as i32 };
    // A magnitude with one bit more than the room fits as the least number.
    let least = signed && negative && used == room + 1 && mantissa == 1 << 52;
    let fits = value.is_finite() && (used <= room && (signed || !negative || used == 0) || least);
    if !fits {
        let end = match (signed, negative) {
            (false, true) => small(0, bits),
            (false, false) => ones(bits),
            (true, least) => signed_limit(bits, least),
        };
        return (end, !saturates);
    }
    let magnitude = match used {
        0 => small(0, bits),
        _ if exponent < 0 => small(mantissa >> -exponent, bits),
        _ => int::shl(&small(mantissa, bits), exponent as u32),
    };
    let result = if negative { int::zext(&int::sub(&small(0, bits), &magnitude), bits) } else { magnitude };
    (result, false)
}

/// A magnitude as a floating-point number of kind `kind`, rounded once.
fn to_float(kind: u32, magnitude: &[u64], negative: bool) -> u64 {
    let used = int::active_bits(magnitude);
    if used < 127 {
        let number = magnitude[0] as i128 | (magnitude.get(1).copied().unwrap_or(0) as i128) << 64;
        let number = if negative { -number } else { number };
        return float::int_to_float(kind, number, Round::NearestTiesToEven);
    }
    let down = used - 64;
    let top = int::lshr(magnitude, down);
    let sticky = !is_zero(&int::sub(magnitude, &int::shl(&top, down)));
    // 65 bits: more than any kind keeps, so that the lost ones only decide how it is rounded.
    let rounded = float::int_to_float(kind, (top[0] as i128) << 1 | sticky as i128, Round::NearestTiesToEven);
    let mut value = float::widen(kind, rounded);
    // Exact, or beyond all numbers.
    let mut scale = down as i32 - 1;
    while scale > 0 && value.is_finite() {
        let step = scale.min(1000);
        value *= 2f64.powi(step);
        scale -= step;
    }
    float::narrow(kind, if negative { -value } else { value })
}

/// Evaluates a function whose result has `width` bits or whose operands have `w2`, of which one is more than 128. The error is
/// undefined behaviour. Operands have the limbs of their width, a result too.
pub(crate) fn big(
    fun: Fun,
    width: u32,
    w2: u32,
    x: u32,
    fl: u8,
    [a, b, c]: Operands<'_>,
) -> Result<(Limbs, bool), &'static str> {
    let has = |bit: u16| fl as u16 & bit != 0;
    let poison = |bits: u32| (small(0, bits), true);
    if let Some(op) = opcode(fun) {
        let division = matches!(fun, Fun::UDiv | Fun::SDiv | Fun::URem | Fun::SRem);
        if division && is_zero(b) {
            return Err("division by zero");
        }
        if matches!(fun, Fun::SDiv | Fun::SRem) && a[..] == signed_limit(width, true)[..] && b[..] == ones(width)[..] {
            return Err("signed division overflows");
        }
        return Ok(int::binary_wide(op, fl as u16, width, a, b).map_or_else(|| poison(width), |v| (v, false)));
    }
    if let Some((op, flag)) = checked(fun) {
        let result = int::binary_wide(op, flag, width, a, b);
        if matches!(fun, Fun::UAddO | Fun::SAddO | Fun::USubO | Fun::SSubO | Fun::UMulO | Fun::SMulO) {
            return Ok((smallvec![result.is_none() as u64], false));
        }
        if op == Opcode::Shl && int::ucmp(b, &small(width as u64, width)).is_ge() {
            return Ok(poison(width));
        }
        return Ok((result.unwrap_or_else(|| limit(fun, width, a)), false));
    }
    Ok(match fun {
        Fun::ICmp => {
            let (unsigned, signed) = (int::ucmp(a, b), int::scmp(a, b, w2));
            let differ = int::is_negative(a, w2) != int::is_negative(b, w2);
            let holds = int::holds(IntPred::from_u8(x as u8), unsigned, signed);
            (smallvec![holds as u64], has(flags::SAMESIGN) && differ)
        }
        Fun::SMin => ((if int::scmp(a, b, width).is_lt() { a } else { b }).into(), false),
        Fun::SMax => ((if int::scmp(a, b, width).is_gt() { a } else { b }).into(), false),
        Fun::UMin => ((if int::ucmp(a, b).is_lt() { a } else { b }).into(), false),
        Fun::UMax => ((if int::ucmp(a, b).is_gt() { a } else { b }).into(), false),
        Fun::SCmp | Fun::UCmp => {
            let order = if fun == Fun::SCmp { int::scmp(a, b, w2) } else { int::ucmp(a, b) };
            (int::sext(&[order as i64 as u64], 64, width), false)
        }
        Fun::Trunc => {
            let cut = int::zext(a, width);
            let lost = has(flags::NUW) && int::zext(&cut, w2)[..] != *a
                || has(flags::NSW) && int::sext(&cut, width, w2)[..] != *a;
            (cut, lost)
        }
        Fun::ZExt => (int::zext(a, width), has(flags::NNEG) && int::is_negative(a, w2)),
        Fun::SExt => (int::sext(a, w2, width), false),
        Fun::Abs => {
            let negative = int::is_negative(a, width);
            let least = has_only_sign(a, width);
            let value = if negative { int::zext(&int::sub(&small(0, width), a), width) } else { a.into() };
            (value, least && b[0] != 0)
        }
        Fun::Ctpop => (small(a.iter().map(|l| l.count_ones() as u64).sum(), width), false),
        Fun::Ctlz => (small((width - int::active_bits(a)) as u64, width), is_zero(a) && b[0] != 0),
        Fun::Cttz => {
            let zeros = match a.iter().position(|&l| l != 0) {
                Some(k) => 64 * k as u32 + a[k].trailing_zeros(),
                None => width,
            };
            (small(zeros as u64, width), is_zero(a) && b[0] != 0)
        }
        Fun::BSwap => (turned(a, width, u64::swap_bytes), false),
        Fun::BitReverse => (turned(a, width, u64::reverse_bits), false),
        Fun::Fshl | Fun::Fshr => (funnel(fun == Fun::Fshl, width, a, b, c), false),
        Fun::FpToUI | Fun::FpToSI | Fun::FpToUISat | Fun::FpToSISat => from_float(fun, width, w2, a[0]),
        Fun::SIToFp if int::is_negative(a, w2) => {
            (smallvec![to_float(width, &int::zext(&int::sub(&small(0, w2), a), w2), true)], false)
        }
        Fun::SIToFp => (smallvec![to_float(width, a, false)], false),
        Fun::UIToFp => (smallvec![to_float(width, a, false)], has(flags::NNEG) && int::is_negative(a, w2)),
        _ => return Err("not a function of wide integers"),
    })
}

fn has_only_sign(limbs: &[u64], bits: u32) -> bool {
    *limbs == signed_limit(bits, true)[..]
}

/// Undef bits of a result, by those of the operands: exact for logic, extensions, truncations and shifts by a known amount; else
/// all bits, when any bit of an operand is undef. `values` and `undef` are as for [`big`].
pub(crate) fn undef_bits(fun: Fun, width: u32, w2: u32, values: Operands<'_>, undef: Operands<'_>) -> Limbs {
    let [a, b, _] = values;
    let [ua, ub, _] = undef;
    let pairs = |f: &dyn Fn(u64, u64, u64, u64) -> u64| -> Limbs {
        (0..ua.len()).map(|k| f(a[k], ua[k], b[k], ub[k])).collect()
    };
    match fun {
        Fun::And => pairs(&|a, ua, b, ub| ua & ub | ua & b | ub & a),
        Fun::Or => pairs(&|a, ua, b, ub| ua & ub | ua & !b | ub & !a),
        Fun::Xor => pairs(&|_, ua, _, ub| ua | ub),
        Fun::Trunc | Fun::ZExt => int::zext(ua, width),
        Fun::SExt => int::sext(ua, w2, width),
        Fun::Shl | Fun::LShr | Fun::AShr if is_zero(ub) => {
            let op = opcode(fun).unwrap_or(Opcode::Shl);
            int::binary_wide(op, 0, width, ua, b).unwrap_or_else(|| small(0, width))
        }
        Fun::Add | Fun::Sub | Fun::Mul => {
            // Bits below the lowest undef one depend on defined bits alone.
            let first = ua.iter().zip(ub).position(|(x, y)| x | y != 0);
            let mut result: SmallVec<[u64; 4]> = ones(width);
            for (k, limb) in result.iter_mut().enumerate() {
                match first {
                    Some(at) if k == at => *limb &= u64::MAX << (ua[k] | ub[k]).trailing_zeros(),
                    Some(at) if k > at => {}
                    _ => *limb = 0,
                }
            }
            result
        }
        _ => ones(width),
    }
}

#[cfg(test)]
mod tests;
