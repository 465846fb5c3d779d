//! Scalar functions of integers wider than 64 bits, up to 128.

use super::float;
use super::scalar::{Fun, compare};
use rustc_apfloat::Round;
use warpc_ir::opcode::{IntPred, flags};

const fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
const fn sext(value: u128, width: u32) -> i128 {
    if width >= 128 { value as i128 } else { ((value << (128 - width)) as i128) >> (128 - width) }
}

/// `width` bits of a pair of numbers of `width` bits, which is shifted by `by` modulo `width`: the upper ones to the left, the
/// lower ones to the right.
fn funnel(to_left: bool, width: u32, by: u128, [high, low]: [u128; 2]) -> u128 {
    let by = (by % width as u128) as u32;
    // A shift by nothing keeps one operand whole; it must not become a shift of the other one by its width.
    let shifted = match (to_left, by) {
        (true, 0) => high,
        (false, 0) => low,
        (true, _) => high << by | low >> (width - by),
        (false, _) => high << (width - by) | low >> by,
    };
    shifted & mask(width)
}

/// A floating-point number of kind `kind` as an integer of `width` bits, and whether that is poison.
fn from_float(fun: Fun, width: u32, kind: u32, bits: u64) -> (u128, bool) {
    let m = mask(width);
    let smin = sext(1 << (width - 1), width);
    let smax = !smin;
    let v = float::widen(kind, bits).trunc();
    let saturates = matches!(fun, Fun::FpToUISat | Fun::FpToSISat);
    if v.is_nan() {
        return (0, !saturates);
    }
    if matches!(fun, Fun::FpToSI | Fun::FpToSISat) {
        let limit = (smax as f64).max(0.0);
        (((v as i128).clamp(smin, smax)) as u128 & m, !saturates && (v >= limit || v < smin as f64))
    } else {
        ((v as u128).min(m), !saturates && (v <= -1.0 || v >= m as f64))
    }
}

/// An unsigned number as a floating-point number of kind `kind`.
fn unsigned_to_float(kind: u32, a: u128) -> u64 {
    match kind {
        _ if a >> 127 == 0 => float::int_to_float(kind, a as i128, Round::NearestTiesToEven),
        32 => (a as f32).to_bits() as u64,
        _ => float::narrow(kind, a as f64),
    }
}

/// Evaluates a function of `width` bits (result or operands wider than 64). The error is undefined behaviour.
pub(crate) fn wide(
    fun: Fun,
    width: u32,
    w2: u32,
    x: u32,
    fl: u8,
    [a, b, c]: [u128; 3],
) -> Result<(u128, bool), &'static str> {
    let m = mask(width);
    let has = |bit: u16| fl as u16 & bit != 0;
    let (sa, sb) = (sext(a, width), sext(b, width));
    let smin = sext(1 << (width - 1), width);
    let smax = !smin;
    let signed = |r: Option<i128>| r.filter(|&v| v >= smin && v <= smax);
    let unsigned = |r: Option<u128>| r.filter(|&v| v <= m);
    let clamp = |r: Option<i128>, negative: bool| signed(r).unwrap_or(if negative { smin } else { smax }) as u128 & m;
    let flagged = |v: u128, s: Option<i128>, u: Option<u128>| {
        (v & m, has(flags::NSW) && signed(s).is_none() || has(flags::NUW) && unsigned(u).is_none())
    };
    Ok(match fun {
        Fun::Add => flagged(a.wrapping_add(b), sa.checked_add(sb), a.checked_add(b)),
        Fun::Sub => flagged(a.wrapping_sub(b), sa.checked_sub(sb), a.checked_sub(b)),
        Fun::Mul => flagged(a.wrapping_mul(b), sa.checked_mul(sb), a.checked_mul(b)),
        Fun::UDiv | Fun::URem | Fun::SDiv | Fun::SRem if b == 0 => return Err("division by zero"),
        Fun::UDiv => (a / b, has(flags::EXACT) && a % b != 0),
        Fun::URem => (a % b, false),
        Fun::SDiv | Fun::SRem if sa == smin && sb == -1 => return Err("signed division overflows"),
        Fun::SDiv => ((sa / sb) as u128 & m, has(flags::EXACT) && sa % sb != 0),
        Fun::SRem => ((sa % sb) as u128 & m, false),
        Fun::Shl | Fun::LShr | Fun::AShr | Fun::UShlSat | Fun::SShlSat if b >= width as u128 => (0, true),
        Fun::Shl => {
            let v = (a << b) & m;
            (v, has(flags::NUW) && v >> b != a || has(flags::NSW) && (sext(v, width) >> b) as u128 & m != a)
        }
        Fun::LShr => (a >> b, has(flags::EXACT) && (a >> b) << b != a),
        Fun::AShr => ((sa >> b) as u128 & m, has(flags::EXACT) && (a >> b) << b != a),
        Fun::And => (a & b, false),
        Fun::Or => (a | b, has(flags::DISJOINT) && a & b != 0),
        Fun::Xor => (a ^ b, false),
        Fun::ICmp => {
            let (sa, sb) = (sext(a, w2), sext(b, w2));
            let r = compare(IntPred::from_u8(x as u8), a, b, sa, sb);
            (r as u128, has(flags::SAMESIGN) && (sa < 0) != (sb < 0))
        }
        Fun::SMin => ((if sa < sb { a } else { b }), false),
        Fun::SMax => ((if sa > sb { a } else { b }), false),
        Fun::UMin => (a.min(b), false),
        Fun::UMax => (a.max(b), false),
        Fun::UAddSat => (unsigned(a.checked_add(b)).unwrap_or(m), false),
        Fun::SAddSat => (clamp(sa.checked_add(sb), sa < 0), false),
        Fun::USubSat => (a.saturating_sub(b), false),
        Fun::SSubSat => (clamp(sa.checked_sub(sb), sa < 0), false),
        Fun::UShlSat => (if (a << b) & m == a << b && (a << b) >> b == a { a << b } else { m }, false),
        Fun::SShlSat => {
            let v = sext((a << b) & m, width);
            (clamp((v >> b == sa).then_some(v), sa < 0), false)
        }
        Fun::SCmp | Fun::UCmp => {
            let order = if fun == Fun::SCmp { sext(a, w2).cmp(&sext(b, w2)) } else { a.cmp(&b) };
            (order as i8 as i128 as u128 & m, false)
        }
        Fun::UAddO => (unsigned(a.checked_add(b)).is_none() as u128, false),
        Fun::SAddO => (signed(sa.checked_add(sb)).is_none() as u128, false),
        Fun::USubO => ((a < b) as u128, false),
        Fun::SSubO => (signed(sa.checked_sub(sb)).is_none() as u128, false),
        Fun::UMulO => (unsigned(a.checked_mul(b)).is_none() as u128, false),
        Fun::SMulO => (signed(sa.checked_mul(sb)).is_none() as u128, false),
        Fun::Trunc => {
            let v = a & m;
            (v, has(flags::NUW) && v != a || has(flags::NSW) && sext(v, width) != sext(a, w2))
        }
        Fun::ZExt => (a, has(flags::NNEG) && sext(a, w2) < 0),
        Fun::SExt => (sext(a, w2) as u128 & m, false),
        Fun::Abs => (sa.unsigned_abs() & m, sa == smin && b != 0),
        Fun::Ctpop => (a.count_ones() as u128, false),
        Fun::Ctlz => ((a.leading_zeros() - (128 - width)) as u128, a == 0 && b != 0),
        Fun::Cttz => (a.trailing_zeros().min(width) as u128, a == 0 && b != 0),
        Fun::BSwap => (a.swap_bytes() >> (128 - width), false),
        Fun::BitReverse => (a.reverse_bits() >> (128 - width), false),
        Fun::Fshl => (funnel(true, width, c, [a, b]), false),
        Fun::Fshr => (funnel(false, width, c, [a, b]), false),
        Fun::FpToUI | Fun::FpToSI | Fun::FpToUISat | Fun::FpToSISat => from_float(fun, width, w2, a as u64),
        Fun::SIToFp => (float::int_to_float(width, sext(a, w2), Round::NearestTiesToEven) as u128, false),
        Fun::UIToFp => (unsigned_to_float(width, a) as u128, has(flags::NNEG) && sext(a, w2) < 0),
        _ => return Err("not a function of wide integers"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_arithmetic() {
        let go = |f, w, fl: u16, a, b, c| wide(f, w, w, 0, fl as u8, [a, b, c]).unwrap();
        assert_eq!(go(Fun::Mul, 128, flags::NSW, 1 << 100, 1 << 27, 0), (1 << 127, true));
        assert_eq!(go(Fun::Add, 96, flags::NUW, mask(96), 1, 0), (0, true));
        assert_eq!(go(Fun::Fshl, 128, 0, 1 << 127 | 1, 1 << 127, 1), (3, false));
        assert_eq!(go(Fun::Fshr, 128, 0, 1, 6, 1), (1 << 127 | 3, false));
        assert_eq!(go(Fun::Cttz, 128, 0, 1 << 70, 0, 0), (70, false));
        assert_eq!(go(Fun::SAddSat, 128, 0, i128::MAX as u128, 1, 0).0, i128::MAX as u128);
        assert_eq!(wide(Fun::SCmp, 32, 128, 0, 0, [u128::MAX, 0, 0]).unwrap().0, 0xffff_ffff);
        assert_eq!(wide(Fun::SIToFp, 64, 128, 0, 0, [u128::MAX, 0, 0]).unwrap().0 as u64, (-1.0f64).to_bits());
        assert!(wide(Fun::UIToFp, 64, 96, 0, flags::NNEG as u8, [1 << 95, 0, 0]).unwrap().1);
        assert!(!wide(Fun::UIToFp, 64, 96, 0, 0, [1 << 95, 0, 0]).unwrap().1);
        assert_eq!(wide(Fun::FpToSI, 128, 64, 0, 0, [(-5.5f64).to_bits() as u128, 0, 0]).unwrap().0, (-5i128) as u128);
    }
}
