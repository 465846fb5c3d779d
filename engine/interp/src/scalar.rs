//! Scalar functions: every operation on one lane's values, integers of 1 to 64 bits here and in `wide.rs` up to 128,
//! floating point in `float.rs`. Values are zero-extended in a `u64`; floats are their bits.

use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::opcode::{IntPred, flags};

/// A scalar function. The comment gives operands beyond the two of a binary operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs)]
pub enum Fun {
    Add, Sub, Mul, UDiv, SDiv, URem, SRem, Shl, LShr, AShr, And, Or, Xor,
    /// `x`: predicate.
    ICmp,
    SMin, SMax, UMin, UMax, UAddSat, SAddSat, USubSat, SSubSat, UShlSat, SShlSat, SCmp, UCmp,
    UAddO, SAddO, USubO, SSubO, UMulO, SMulO, MulHiS, MulHiU, Mul24S, Mul24U,
    // One operand; `w2` is the width of the source.
    Trunc, ZExt, SExt, Abs, Ctpop, Ctlz, Cttz, BSwap, BitReverse, FloS, FloU,
    // Three operands.
    Fshl, Fshr, FshlClamp, FshrClamp, Prmt, SadS, SadU, Fns, BmskClamp, BmskWrap, SextClamp, SextWrap, ZextClamp, ZextWrap,
    /// `x`: bit 0 first signed, bit 1 second signed.
    Dp4a,
    /// `x` as for `Dp4a`, bit 2: high half.
    Dp2a,
    // Machine functions: shifts by any amount, fields (position, length), truth tables (`x`), products of twice the width
    // `w2`, the tag `x` of a state space on a short address.
    ShlClamp, LShrClamp, AShrClamp, BfeU, BfeS, FieldMask, Lop3, MulWideU, MulWideS, Tag,
    /// `x`: places behind the point. The quotient and the product are rounded down; what does not fit is poison.
    SMulFix, UMulFix, SDivFix, UDivFix,
    /// The same, clamped.
    SMulFixSat, UMulFixSat, SDivFixSat, UDivFixSat,
    /// Product without carries.
    ClMul,
    // Floating point: `w` is the kind (16 half, 17 bfloat, 32, 64), `x` the options of `float.rs`.
    FNeg, FAdd, FSub, FMul, FDiv, FRem, FCmp, FpTrunc, FpExt, FpToUI, FpToSI, UIToFp, SIToFp, FpToUISat, FpToSISat,
    FAbs, CopySign, MinNum, MaxNum, Minimum, Maximum, MinimumNum, MaximumNum, Fma, Sqrt, Floor, Ceil, RoundZero, Rint,
    Round, Sin, Cos, Tan, Asin, Acos, Atan, Atan2, Sinh, Cosh, Tanh, Exp, Exp2, Exp10, Log, Log2, Log10, Pow, PowI,
    Ldexp, FrexpFract, FrexpExp, ModfInt, ModfFract, IsFpClass, Canonicalize, FpToInt, LRound, Rcp, RSqrt, SinPi, CosPi,
    FDim, Cbrt, Hypot, Erf, Erfc, NormCdf, Gamma, LogGamma, Log1p, Expm1,
}

/// A result and whether it is poison.
pub(crate) type Val = (u64, bool);

/// Evaluates an integer function of `width` <= 64 bits. The error is undefined behaviour.
#[inline]
pub(crate) fn int(fun: Fun, width: u32, w2: u32, x: u32, fl: u8, [a, b, c]: [u64; 3]) -> Result<Val, &'static str> {
    let m = low_mask(width);
    let has = |bit: u16| fl as u16 & bit != 0;
    let (sa, sb) = (sign_extend(a, width) as i128, sign_extend(b, width) as i128);
    let (ua, ub) = (a as u128, b as u128);
    let (smin, smax) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
    let fits_s = |v: i128| v >= smin && v <= smax;
    let fits_u = |v: u128| v <= m as u128;
    let flagged = |v: u64, s: i128, u: i128| {
        let bad = has(flags::NSW) && !fits_s(s) || has(flags::NUW) && (u < 0 || !fits_u(u as u128));
        (v & m, bad)
    };
    Ok(match fun {
        Fun::Add => flagged(a.wrapping_add(b), sa + sb, (ua + ub) as i128),
        Fun::Sub => flagged(a.wrapping_sub(b), sa - sb, ua as i128 - ub as i128),
        Fun::Mul => {
            let bad = has(flags::NSW) && !fits_s(sa * sb) || has(flags::NUW) && !fits_u(ua * ub);
            (a.wrapping_mul(b) & m, bad)
        }
        Fun::UDiv | Fun::URem | Fun::SDiv | Fun::SRem if b == 0 => return Err("division by zero"),
        Fun::UDiv => (a / b, has(flags::EXACT) && a % b != 0),
        Fun::URem => (a % b, false),
        Fun::SDiv if sa == smin && sb == -1 => return Err("signed division overflows"),
        Fun::SRem if sa == smin && sb == -1 => return Err("signed remainder overflows"),
        Fun::SDiv => ((sa / sb) as u64 & m, has(flags::EXACT) && sa % sb != 0),
        Fun::SRem => ((sa % sb) as u64 & m, false),
        Fun::Shl | Fun::LShr | Fun::AShr if b >= width as u64 => (0, true),
        Fun::Shl => {
            let v = (a << b) & m;
            let bad = has(flags::NUW) && v >> b != a || has(flags::NSW) && (sign_extend(v, width) >> b) as u64 & m != a;
            (v, bad)
        }
        Fun::LShr => (a >> b, has(flags::EXACT) && (a >> b) << b != a),
        Fun::AShr => ((sa >> b) as u64 & m, has(flags::EXACT) && (a >> b) << b != a),
        Fun::And => (a & b, false),
        Fun::Or => (a | b, has(flags::DISJOINT) && a & b != 0),
        Fun::Xor => (a ^ b, false),
        Fun::ICmp => {
            let r = compare(IntPred::from_u8(x as u8), ua, ub, sa, sb);
            (r as u64, has(flags::SAMESIGN) && (sa < 0) != (sb < 0))
        }
        Fun::SMin => ((if sa < sb { a } else { b }), false),
        Fun::SMax => ((if sa > sb { a } else { b }), false),
        Fun::UMin => (a.min(b), false),
        Fun::UMax => (a.max(b), false),
        Fun::UAddSat => ((ua + ub).min(m as u128) as u64, false),
        Fun::SAddSat => ((sa + sb).clamp(smin, smax) as u64 & m, false),
        Fun::USubSat => (a.saturating_sub(b), false),
        Fun::SSubSat => ((sa - sb).clamp(smin, smax) as u64 & m, false),
        Fun::UShlSat | Fun::SShlSat if b >= width as u64 => (0, true),
        Fun::UShlSat => ((ua << b).min(m as u128) as u64, false),
        Fun::SShlSat => ((sa << b).clamp(smin, smax) as u64 & m, false),
        // `width` is the width of the result, `w2` that of the operands.
        Fun::SCmp => {
            let (a, b) = (sign_extend(a, w2), sign_extend(b, w2));
            (((a > b) as u64).wrapping_sub((a < b) as u64) & m, false)
        }
        Fun::UCmp => (((a > b) as u64).wrapping_sub((a < b) as u64) & m, false),
        Fun::UAddO => (!fits_u(ua + ub) as u64, false),
        Fun::SAddO => (!fits_s(sa + sb) as u64, false),
        Fun::USubO => ((a < b) as u64, false),
        Fun::SSubO => (!fits_s(sa - sb) as u64, false),
        Fun::UMulO => (!fits_u(ua * ub) as u64, false),
        Fun::SMulO => (!fits_s(sa * sb) as u64, false),
        Fun::Trunc => {
            let v = a & m;
            let bad = has(flags::NUW) && v != a || has(flags::NSW) && sign_extend(v, width) != sign_extend(a, w2);
            (v, bad)
        }
        Fun::ZExt => (a, has(flags::NNEG) && sign_extend(a, w2) < 0),
        Fun::SExt => (sign_extend(a, w2) as u64 & m, false),
        Fun::Abs => ((sa.unsigned_abs() as u64) & m, sa == smin && b != 0),
        Fun::Ctpop => (a.count_ones() as u64, false),
        Fun::Ctlz => ((a.leading_zeros() - (64 - width)) as u64, a == 0 && b != 0),
        Fun::Cttz => (a.trailing_zeros().min(width) as u64, a == 0 && b != 0),
        Fun::BSwap => (a.swap_bytes() >> (64 - width), false),
        Fun::BitReverse => (a.reverse_bits() >> (64 - width), false),
        Fun::Fshl | Fun::Fshr => {
            let s = (c % width as u64) as u32;
            let pair = (a as u128) << width | b as u128;
            let v = if fun == Fun::Fshl { (pair << s) >> width } else { pair >> s };
            (v as u64 & m, false)
        }
        Fun::SMulFix | Fun::SDivFix | Fun::SMulFixSat | Fun::SDivFixSat => {
            let value = if matches!(fun, Fun::SMulFix | Fun::SMulFixSat) {
                (sa * sb) >> x
            } else if sb == 0 {
                return Err("division by zero");
            } else {
                let n = sa << x;
                // Towards minus infinity.
                n / sb - (n % sb != 0 && (n < 0) != (sb < 0)) as i128
            };
            let clamps = matches!(fun, Fun::SMulFixSat | Fun::SDivFixSat);
            (value.clamp(smin, smax) as u64 & m, !clamps && !fits_s(value))
        }
        Fun::UMulFix | Fun::UDivFix | Fun::UMulFixSat | Fun::UDivFixSat => {
            let value = if matches!(fun, Fun::UMulFix | Fun::UMulFixSat) {
                (ua * ub) >> x
            } else {
                (ua << x).checked_div(ub).ok_or("division by zero")?
            };
            let clamps = matches!(fun, Fun::UMulFixSat | Fun::UDivFixSat);
            (value.min(m as u128) as u64, !clamps && !fits_u(value))
        }
        Fun::ClMul => ((0..width).fold(0, |sum, at| sum ^ ((a << at) * (b >> at & 1))) & m, false),
        _ => return machine_int(fun, width, w2, x, [a, b, c]).map(|value| (value, false)),
    })
}

/// Functions of integers that instructions of the machine compute and those of the language do not; results are never poison.
fn machine_int(fun: Fun, width: u32, w2: u32, x: u32, [a, b, c]: [u64; 3]) -> Result<u64, &'static str> {
    let m = low_mask(width);
    let (sa, sb) = (sign_extend(a, width) as i128, sign_extend(b, width) as i128);
    let (ua, ub) = (a as u128, b as u128);
    Ok(match fun {
        Fun::MulHiS => ((sa * sb) >> width) as u64 & m,
        Fun::MulHiU => ((ua * ub) >> width) as u64 & m,
        Fun::Mul24S => sign_extend(a, 24).wrapping_mul(sign_extend(b, 24)) as u64 & m,
        Fun::Mul24U => (a & 0xff_ffff).wrapping_mul(b & 0xff_ffff) & m,
        // Position of the first bit that differs from the sign (or is set), all ones when there is none; `b`: as a shift.
        Fun::FloS | Fun::FloU => {
            let v = if fun == Fun::FloS && sign_extend(a, w2) < 0 { !a & low_mask(w2) } else { a };
            let at = if v == 0 { u32::MAX } else { 63 - v.leading_zeros() };
            (if b != 0 && v != 0 { w2 - 1 - at } else { at }) as u64
        }
        Fun::FshlClamp | Fun::FshrClamp => {
            let s = c.min(width as u64) as u32;
            let pair = (a as u128) << width | b as u128;
            let v = if fun == Fun::FshlClamp { (pair << s) >> width } else { pair >> s };
            v as u64 & m
        }
        Fun::Prmt => prmt(a as u32, b as u32, c as u32, x) as u64,
        Fun::SadS => ((sa - sb).unsigned_abs() as u64).wrapping_add(c) & m,
        Fun::SadU => a.abs_diff(b).wrapping_add(c) & m,
        Fun::Fns => fns(a as u32, b as u32, c as i32) as u64,
        Fun::ShlClamp => {
            if b >= width as u64 {
                0
            } else {
                (a << b) & m
            }
        }
        Fun::LShrClamp => {
            if b >= width as u64 {
                0
            } else {
                a >> b
            }
        }
        Fun::AShrClamp => (sa >> b.min(width as u64 - 1)) as u64 & m,
        Fun::Lop3 => {
            let pick = |k: u32| {
                let of = |v: u64, bit: u32| if k >> bit & 1 != 0 { v } else { !v };
                if x >> k & 1 != 0 { of(a, 2) & of(b, 1) & of(c, 0) } else { 0 }
            };
            (0..8).map(pick).fold(0, |r, v| r | v) & m
        }
        Fun::MulWideU => a.wrapping_mul(b) & m,
        Fun::MulWideS => sign_extend(a, w2).wrapping_mul(sign_extend(b, w2)) as u64 & m,
        Fun::Tag => {
            if a >> 32 == 0 {
                a | (x as u64) << super::memory::space::SHIFT
            } else {
                a
            }
        }
        Fun::Dp4a => dot(a as u32, b as u32, c as u32, x, 0, 4) as u64,
        Fun::Dp2a => dot(a as u32, b as u32, c as u32, x, x >> 2 & 1, 2) as u64,
        _ => return bit_field(fun, width, [a, b, c]).ok_or("not an integer function"),
    })
}

/// Fields of bits and their masks; `None` for any other function.
fn bit_field(fun: Fun, width: u32, [a, b, c]: [u64; 3]) -> Option<u64> {
    let m = low_mask(width);
    Some(match fun {
        Fun::BmskClamp | Fun::BmskWrap => {
            let (p, n) = if fun == Fun::BmskWrap { (a & 31, b & 31) } else { (a.min(32), b.min(32)) };
            (((1u64 << n) - 1) << p) & m
        }
        Fun::SextClamp | Fun::ZextClamp => {
            let n = b.min(32) as u32;
            let v = a & low_mask(n);
            if fun == Fun::SextClamp && n > 0 { sign_extend(v, n) as u64 & m } else { v & m }
        }
        Fun::SextWrap | Fun::ZextWrap => {
            let n = (b & 31) as u32;
            let v = if n == 0 { 0 } else { a & low_mask(n) };
            if fun == Fun::SextWrap && n > 0 { sign_extend(v, n) as u64 & m } else { v & m }
        }
        Fun::BfeU | Fun::BfeS => {
            let (pos, len) = ((b & 255) as u32, (c & 255) as u32);
            let end = (pos + len).min(width);
            let sign = fun == Fun::BfeS && len > 0 && a >> (pos + len - 1).min(width - 1) & 1 != 0;
            let n = end.saturating_sub(pos);
            let v = if n == 0 { 0 } else { a >> pos & low_mask(n) };
            // Bits beyond the word are copies of the sign.
            (if sign { v | !low_mask(n) } else { v }) & m
        }
        Fun::FieldMask => {
            let (pos, len) = ((a & 255) as u32, (b & 255) as u32);
            (if pos >= width { 0 } else { low_mask(len.min(width)) << pos }) & m
        }
        _ => return None,
    })
}

/// Whether `a pred b`.
#[inline(always)]
pub(crate) fn compare(pred: IntPred, ua: u128, ub: u128, sa: i128, sb: i128) -> bool {
    match pred {
        IntPred::Eq => ua == ub,
        IntPred::Ne => ua != ub,
        IntPred::Ugt => ua > ub,
        IntPred::Uge => ua >= ub,
        IntPred::Ult => ua < ub,
        IntPred::Ule => ua <= ub,
        IntPred::Sgt => sa > sb,
        IntPred::Sge => sa >= sb,
        IntPred::Slt => sa < sb,
        IntPred::Sle => sa <= sb,
    }
}

/// Byte permutation; `mode` 0 is the general form, 1 f4e, 2 b4e, 3 rc8, 4 ecl, 5 ecr, 6 rc16.
fn prmt(lhs: u32, rhs: u32, sel: u32, mode: u32) -> u32 {
    let bytes = (rhs as u64) << 32 | lhs as u64;
    let byte = |i: u32| (bytes >> (8 * (i & 7))) as u8;
    let s = sel & 3;
    let of = |list: [u32; 4]| u32::from_le_bytes(list.map(byte));
    match mode {
        0 => u32::from_le_bytes(std::array::from_fn(|i| {
            let n = sel >> (4 * i) & 15;
            let v = byte(n & 7);
            if n & 8 != 0 { ((v as i8) >> 7) as u8 } else { v }
        })),
        1 => of([s, s + 1, s + 2, s + 3]),
        2 => of([s, s + 7, s + 6, s + 5]),
        3 => of([s; 4]),
        4 => of([s, s.max(1), s.max(2), 3]),
        5 => of([0, s.min(1), s.min(2), s]),
        _ => {
            let h = 2 * (s & 1);
            of([h, h + 1, h, h + 1])
        }
    }
}

/// The `offset`-th set bit of `mask` counted from bit `base`, or all ones; an offset of zero asks for bit `base` itself. As the
/// vendor's code has it: bases from 32 on leave no bits, and the least offset finds bit 0 whatever the mask.
fn fns(mask: u32, base: u32, offset: i32) -> u32 {
    let from = |mask: u32, base: u32| if base < 32 { mask & u32::MAX << base } else { 0 };
    let (mut bits, count) = match offset {
        i32::MIN => return 0,
        0 => (if base < 32 { mask & 1 << base } else { 0 }, 1),
        1.. => (from(mask, base), offset as u32),
        _ => (from(mask.reverse_bits(), 31u32.wrapping_sub(base)), offset.unsigned_abs()),
    };
    if bits.count_ones() < count {
        return u32::MAX;
    }
    for _ in 1..count {
        bits &= bits - 1;
    }
    let at = bits.trailing_zeros();
    if offset < 0 { 31 - at } else { at }
}

/// Dot product of bytes (four) or of half-words with bytes (two), added to `c`.
fn dot(lhs: u32, rhs: u32, c: u32, x: u32, high: u32, n: u32) -> u32 {
    let wide = 32 / n;
    let pick = |v: u32, at: u32, bits: u32, signed: bool| {
        let raw = (v >> at) as u64 & low_mask(bits);
        if signed { sign_extend(raw, bits) } else { raw as i64 }
    };
    let sum = (0..n).fold(0i64, |s, i| {
        let l = pick(lhs, i * wide, wide, x & 1 != 0);
        let r = pick(rhs, i * 8 + high * 16, 8, x & 2 != 0);
        s.wrapping_add(l * r)
    });
    (c as i64).wrapping_add(sum) as u32
}

/// Undef bits of a result from those of the operands, for values where no operand is poison. `v` are the values.
pub(crate) fn undef_bits(fun: Fun, width: u32, w2: u32, v: [u64; 3], u: [u64; 3]) -> u64 {
    let m = low_mask(width);
    let from_lowest = |u: u64| if u == 0 { 0 } else { m & !low_mask(u.trailing_zeros()) };
    match fun {
        Fun::And => (u[0] & u[1]) | (u[0] & v[1]) | (u[1] & v[0]),
        Fun::Or => ((u[0] & u[1]) | (u[0] & !v[1]) | (u[1] & !v[0])) & m,
        Fun::Xor => u[0] | u[1],
        Fun::Add | Fun::Sub | Fun::Mul | Fun::MulWideU | Fun::MulWideS => from_lowest(u[0] | u[1]),
        Fun::Shl if u[1] == 0 && v[1] < width as u64 => (u[0] << v[1]) & m,
        Fun::LShr if u[1] == 0 && v[1] < width as u64 => u[0] >> v[1],
        Fun::AShr if u[1] == 0 && v[1] < width as u64 => (sign_extend(u[0], width) >> v[1]) as u64 & m,
        Fun::ShlClamp if u[1] == 0 => {
            if v[1] >= width as u64 {
                0
            } else {
                (u[0] << v[1]) & m
            }
        }
        Fun::LShrClamp if u[1] == 0 => {
            if v[1] >= width as u64 {
                0
            } else {
                u[0] >> v[1]
            }
        }
        Fun::AShrClamp if u[1] == 0 => (sign_extend(u[0], width) >> v[1].min(width as u64 - 1)) as u64 & m,
        Fun::BfeU if u[1] | u[2] == 0 => int(fun, width, w2, 0, 0, [u[0], v[1], v[2]]).map_or(m, |r| r.0),
        Fun::Lop3 => u[0] | u[1] | u[2],
        Fun::Prmt if u[2] == 0 => int(fun, width, w2, 0, 0, [u[0], u[1], v[2]]).map_or(m, |r| r.0),
        Fun::Trunc => u[0] & m,
        Fun::ZExt => u[0],
        Fun::SExt => sign_extend(u[0], w2) as u64 & m,
        Fun::BSwap => u[0].swap_bytes() >> (64 - width),
        Fun::BitReverse => u[0].reverse_bits() >> (64 - width),
        Fun::Fshl | Fun::Fshr if u[2] == 0 => {
            let s = (v[2] % width as u64) as u32;
            let pair = (u[0] as u128) << width | u[1] as u128;
            (if fun == Fun::Fshl { (pair << s) >> width } else { pair >> s }) as u64 & m
        }
        Fun::ICmp | Fun::FCmp | Fun::IsFpClass => (u[0] | u[1] != 0) as u64,
        _ if u == [0; 3] => 0,
        _ if width == 17 => 0xffff,
        _ => m,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(fun: Fun, width: u32, fl: u16, lhs: u64, rhs: u64, c: u64) -> Val {
        int(fun, width, width, 0, fl as u8, [lhs, rhs, c]).unwrap()
    }

    #[test]
    fn poison_of_flags() {
        assert_eq!(run(Fun::Add, 8, flags::NSW, 127, 1, 0), (128, true));
        assert_eq!(run(Fun::Add, 8, flags::NUW, 127, 1, 0), (128, false));
        assert_eq!(run(Fun::Add, 8, flags::NUW, 255, 1, 0), (0, true));
        assert_eq!(run(Fun::Sub, 8, flags::NUW, 0, 1, 0), (255, true));
        assert_eq!(run(Fun::Sub, 64, flags::NSW, 1 << 63, 1, 0), ((1 << 63) - 1, true));
        assert_eq!(run(Fun::Mul, 64, flags::NUW, 1 << 32, 1 << 32, 0), (0, true));
        assert_eq!(run(Fun::Shl, 32, 0, 1, 32, 0), (0, true));
        assert_eq!(run(Fun::Shl, 32, flags::NSW, 0x4000_0000, 1, 0), (0x8000_0000, true));
        assert_eq!(run(Fun::Shl, 32, flags::NSW, 0xffff_ffff, 4, 0), (0xffff_fff0, false));
        assert_eq!(run(Fun::LShr, 32, flags::EXACT, 3, 1, 0), (1, true));
        assert_eq!(run(Fun::Or, 32, flags::DISJOINT, 3, 1, 0), (3, true));
        assert!(int(Fun::SDiv, 32, 32, 0, 0, [0x8000_0000, 0xffff_ffff, 0]).is_err());
        assert!(int(Fun::URem, 32, 32, 0, 0, [1, 0, 0]).is_err());
        assert_eq!(run(Fun::SDiv, 8, 0, 0xf9, 2, 0).0, 0xfd);
        assert_eq!(run(Fun::SRem, 8, 0, 0xf9, 2, 0).0, 0xff);
    }

    #[test]
    fn bit_functions() {
        assert_eq!(run(Fun::Fshl, 32, 0, 0x8000_0001, 0x8000_0000, 1).0, 3);
        assert_eq!(run(Fun::Fshr, 32, 0, 1, 0, 1).0, 0x8000_0000);
        assert_eq!(run(Fun::Fshl, 64, 0, 5, 9, 64).0, 5);
        assert_eq!(run(Fun::BSwap, 16, 0, 0x1234, 0, 0).0, 0x3412);
        assert_eq!(run(Fun::BitReverse, 3, 0, 0b110, 0, 0).0, 0b011);
        assert_eq!(run(Fun::Ctlz, 16, 0, 1, 1, 0), (15, false));
        assert_eq!(run(Fun::Cttz, 16, 0, 0, 0, 0), (16, false));
        assert!(run(Fun::Cttz, 16, 0, 0, 1, 0).1);
        assert_eq!(run(Fun::Abs, 8, 0, 0x80, 1, 0), (0x80, true));
        assert_eq!(run(Fun::SShlSat, 8, 0, 0x40, 1, 0).0, 0x7f);
        assert_eq!(prmt(0x3322_1100, 0x7766_5544, 0x6420, 0), 0x6644_2200);
        assert_eq!(prmt(0x80, 0, 0x8888, 0), 0xffff_ffff);
        assert_eq!(fns(0b1010, 0, 2), 3);
        assert_eq!(dot(0x01ff_0203, 0x0101_0101, 10, 3, 0, 4), 15);
        assert_eq!(run(Fun::ShlClamp, 16, 0, 1, 16, 0).0, 0);
        assert_eq!(run(Fun::AShrClamp, 16, 0, 0x8000, 99, 0).0, 0xffff);
        assert_eq!(run(Fun::BfeU, 32, 0, 0xabcd, 4, 8).0, 0xbc);
        assert_eq!(run(Fun::BfeS, 32, 0, 0x8000_0000, 28, 8).0, 0xffff_fff8);
        assert_eq!(run(Fun::BfeS, 64, 0, u64::MAX, 4, 0).0, 0);
        assert_eq!(run(Fun::FieldMask, 64, 0, 60, 8, 0).0, 0xf << 60);
        assert_eq!(int(Fun::Lop3, 32, 32, 0xea, 0, [0xf0, 0xcc, 0xaa]).unwrap().0, 0xea);
        assert_eq!(undef_bits(Fun::MulWideU, 64, 32, [1; 3], [0xff00, 0, 0]), !0xff);
        assert_eq!(int(Fun::MulWideS, 64, 32, 0, 0, [0xffff_ffff, 2, 0]).unwrap().0, u64::MAX - 1);
        assert_eq!(int(Fun::SCmp, 8, 32, 0, 0, [0xffff_ffff, 0, 0]).unwrap().0, 0xff);
    }

    #[test]
    fn undef_bits_are_those_that_matter() {
        assert_eq!(undef_bits(Fun::And, 32, 32, [5, 1, 0], [0xf, 0, 0]), 1);
        assert_eq!(undef_bits(Fun::Or, 32, 32, [0, 0xff, 0], [0xf0f, 0, 0]), 0xf00);
        assert_eq!(undef_bits(Fun::Add, 32, 32, [0, 0, 0], [0x10, 0, 0]), 0xffff_fff0);
        assert_eq!(undef_bits(Fun::Trunc, 8, 32, [0; 3], [0xff00, 0, 0]), 0);
        assert_eq!(undef_bits(Fun::SExt, 16, 8, [0; 3], [0x80, 0, 0]), 0xff80);
    }
}
