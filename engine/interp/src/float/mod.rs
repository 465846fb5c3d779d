//! Scalar functions of floating-point numbers: half (16), bfloat (17), float (32), double (64), as bits in a `u64`. Kinds
//! of eight bits and fewer, which are only converted, are in `small.rs`.
//!
//! Arithmetic, conversions and `fma` are exact IEEE operations, rounded once. Every NaN that is computed is the positive quiet
//! NaN without payload. Transcendental functions and approximate operations of the target are evaluated in double precision
//! and rounded, which is closer than any bound documented for the hardware. `contract`, `reassoc`, `arcp`, `afn` and `nsz`
//! change nothing; `nnan` and `ninf` make poison.

mod functions;
pub(crate) mod small;

use super::scalar::{Fun, Val};
use functions::{frexp, transcendental};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, Round};
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::fold::float::target_nan_to_int;
use warpc_ir::opcode::flags;

/// Options in `Op::x` of floating-point functions.
pub mod opt {
    /// Flush subnormal operands and results to zero.
    pub const FTZ: u32 = 1;
    /// Clamp to [0, 1], NaN to 0.
    pub const SAT: u32 = 2;
    /// Negative numbers and NaN to 0 (NaN stays canonical).
    pub const RELU: u32 = 4;
    /// Minimum and maximum propagate NaN.
    pub const NAN: u32 = 8;
    /// Minimum and maximum of magnitudes with the product's sign.
    pub const XORSIGN: u32 = 16;
    /// Rounding: 0 nearest even, 1 zero, 2 down, 3 up.
    pub const ROUND: u32 = 32 | 64;
    /// Where the rounding is.
    pub const ROUND_SHIFT: u32 = 5;
    /// Overflow gives the largest finite number.
    pub const SATFINITE: u32 = 128;
    /// Integer result is unsigned.
    pub const UNSIGNED: u32 = 256;
    /// Approximate, as [`special`](crate::special) has it.
    pub const APPROX: u32 = 512;
    /// Approximate for all operands: divisions.
    pub const FULL: u32 = 2048;
    /// Nearest, ties away from zero: only to `tf32`.
    pub const AWAY: u32 = 1024;
}

/// The quiet NaN of a kind.
pub(crate) const fn nan(index: u32) -> u64 {
    match index {
        16 => 0x7e00,
        17 => 0x7fc0,
        32 => 0x7fc0_0000,
        _ => 0x7ff8_0000_0000_0000,
    }
}
/// Fraction bits and bits in all.
const fn shape(index: u32) -> (u32, u32) {
    match index {
        16 => (10, 16),
        17 => (7, 16),
        32 => (23, 32),
        _ => (52, 64),
    }
}
const fn infinity(index: u32) -> u64 {
    let (f, n) = shape(index);
    low_mask(n - 1) & !low_mask(f)
}
const fn sign(index: u32) -> u64 {
    1 << (shape(index).1 - 1)
}
fn is_nan(index: u32, value: u64) -> bool {
    value & !sign(index) > infinity(index)
}
fn is_inf(index: u32, value: u64) -> bool {
    value & !sign(index) == infinity(index)
}
fn is_subnormal(index: u32, value: u64) -> bool {
    let m = value & !sign(index);
    m != 0 && m < 1 << shape(index).0
}

/// Exact value as a double.
pub(crate) fn widen(index: u32, value: u64) -> f64 {
    match index {
        16 => half::f16::from_bits(value as u16).to_f64(),
        17 => f32::from_bits((value as u32) << 16) as f64,
        32 => f32::from_bits(value as u32) as f64,
        _ => f64::from_bits(value),
    }
}
/// Nearest number of the kind, ties to even; NaN becomes the canonical one.
pub(crate) fn narrow(index: u32, v: f64) -> u64 {
    if v.is_nan() {
        return nan(index);
    }
    match index {
        64 => v.to_bits(),
        32 => (v as f32).to_bits() as u64,
        _ => {
            let (f, n) = shape(index);
            let bias = (1i32 << (n - 2 - f)) - 1;
            let bits = v.to_bits();
            let s = (bits >> 63) << (n - 1);
            let e = (bits >> 52 & 0x7ff) as i32;
            if e == 0x7ff {
                return s | infinity(index);
            }
            if e == 0 {
                return s;
            }
            let m = bits & low_mask(52) | 1 << 52;
            // Fraction bits that are dropped; more of them when the result is subnormal.
            let target = e - 1023 + bias;
            let drop = 52 - f as i32 + if target < 1 { 1 - target } else { 0 };
            if drop > 54 {
                return s;
            }
            let (keep, rest) = (m >> drop, m & low_mask(drop as u32));
            let tie = 1u64 << (drop - 1);
            let up = rest > tie || rest == tie && keep & 1 != 0;
            let keep = keep + up as u64;
            // The implicit bit adds one to the exponent field, and a carry one more.
            let value = if target < 1 { keep } else { ((target as u64 - 1) << f) + keep };
            s | value.min(infinity(index))
        }
    }
}

fn canonical(index: u32, value: u64) -> u64 {
    if is_nan(index, value) { nan(index) } else { value }
}
fn flush(index: u32, value: u64) -> u64 {
    if is_subnormal(index, value) { value & sign(index) } else { value }
}

fn round_mode(x: u32) -> Round {
    match (x & opt::ROUND) >> opt::ROUND_SHIFT {
        0 => Round::NearestTiesToEven,
        1 => Round::TowardZero,
        2 => Round::TowardNegative,
        _ => Round::TowardPositive,
    }
}

/// Arithmetic by the exact library: any rounding, any kind.
fn exact(f: Fun, k: u32, r: Round, [a, b, c]: [u64; 3]) -> u64 {
    fn go<F: Float>(fun: Fun, rounding: Round, [a, b, c]: [u64; 3]) -> u64 {
        let of = |v: u64| F::from_bits(v as u128);
        let v = match fun {
            Fun::FAdd => of(a).add_r(of(b), rounding),
            Fun::FSub => of(a).sub_r(of(b), rounding),
            Fun::FMul => of(a).mul_r(of(b), rounding),
            Fun::FDiv => of(a).div_r(of(b), rounding),
            Fun::Fma => of(a).mul_add_r(of(b), of(c), rounding),
            _ => F::from_u128(1).value.div_r(of(a), rounding),
        };
        v.value.to_bits() as u64
    }
    match k {
        16 => go::<Half>(f, r, [a, b, c]),
        17 => go::<BFloat>(f, r, [a, b, c]),
        32 => go::<Single>(f, r, [a, b, c]),
        _ => go::<Double>(f, r, [a, b, c]),
    }
}

/// Neighbour of a finite double towards the rounding direction, when `approx`, the nearest, is on the wrong side of the truth.
fn sqrt_directed(index: u32, a: u64, rounding: Round) -> u64 {
    let near = sqrt(index, a);
    if is_nan(index, near) || is_inf(index, near) || near & !sign(index) == 0 {
        return near;
    }
    // Sign of near * near - a, exactly: of a small number it would underflow, so both are scaled.
    let is_small = widen(index, a) < if index == 64 { f64::MIN_POSITIVE * 2f64.powi(110) } else { 2f64.powi(-70) };
    let up = if is_small && matches!(index, 32 | 64) { if index == 64 { 128 } else { 64 } } else { 0 };
    let (scaled, square) = (ldexp(index, near, up / 2), ldexp(index, a, up));
    let minus = square ^ sign(index);
    let err = exact(Fun::Fma, index, Round::NearestTiesToEven, [scaled, scaled, minus]);
    let above = err & sign(index) == 0 && err & !sign(index) != 0;
    let below = err & sign(index) != 0 && err & !sign(index) != 0;
    match rounding {
        Round::TowardPositive if below => near + 1,
        Round::TowardNegative | Round::TowardZero if above => near - 1,
        _ => near,
    }
}
fn sqrt(index: u32, a: u64) -> u64 {
    match index {
        32 => canonical(32, f32::from_bits(a as u32).sqrt().to_bits() as u64),
        _ => narrow(index, widen(index, a).sqrt()),
    }
}

/// `lhs * rhs + c` of doubles, rounded as `opt::ROUND` says.
pub(crate) fn fma64(round: u8, lhs: f64, rhs: f64, c: f64) -> f64 {
    if round == 0 {
        return lhs.mul_add(rhs, c);
    }
    let r = round_mode((round as u32) << opt::ROUND_SHIFT);
    f64::from_bits(exact(Fun::Fma, 64, r, [lhs.to_bits(), rhs.to_bits(), c.to_bits()]))
}

fn add_like(f: Fun, k: u32, a: u64, b: u64) -> u64 {
    macro_rules! native {
        ($f:ty, $i:ty) => {{
            let (x, y) = (<$f>::from_bits(a as $i), <$f>::from_bits(b as $i));
            let v = match f {
                Fun::FAdd => x + y,
                Fun::FSub => x - y,
                Fun::FMul => x * y,
                Fun::FDiv => x / y,
                _ => x % y,
            };
            canonical(k, v.to_bits() as u64)
        }};
    }
    match k {
        32 => native!(f32, u32),
        64 => native!(f64, u64),
        _ => {
            let (x, y) = (widen(k, a), widen(k, b));
            let v = match f {
                Fun::FAdd => x + y,
                Fun::FSub => x - y,
                Fun::FMul => x * y,
                Fun::FDiv => x / y,
                _ => x % y,
            };
            narrow(k, v)
        }
    }
}

/// Minimum or maximum. NaN is ignored unless `propagate`; -0 is less than +0.
fn min_max(index: u32, lhs: u64, rhs: u64, max: bool, propagate: bool) -> u64 {
    match (is_nan(index, lhs), is_nan(index, rhs)) {
        (true, true) => return nan(index),
        (true, false) => return if propagate { nan(index) } else { rhs },
        (false, true) => return if propagate { nan(index) } else { lhs },
        _ => {}
    }
    let (x, y) = (widen(index, lhs), widen(index, rhs));
    let a_less = x < y || x == y && lhs & sign(index) > rhs & sign(index);
    if a_less != max { lhs } else { rhs }
}

/// Integer nearest by rounding, clamped to `width` bits; `None` for NaN. The flag tells whether it was clamped.
fn to_int(value: f64, width: u32, signed: bool) -> Option<(u64, bool)> {
    if value.is_nan() {
        return None;
    }
    let (lo, hi) =
        if signed { (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1) } else { (0, (1i128 << width) - 1) };
    let n = value as i128;
    Some((n.clamp(lo, hi) as u64 & low_mask(width), n < lo || n > hi || !value.is_finite()))
}

fn round_even(value: f64) -> f64 {
    value.round_ties_even()
}

fn by_mode(value: f64, x: u32) -> f64 {
    match (x & opt::ROUND) >> opt::ROUND_SHIFT {
        0 => round_even(value),
        1 => value.trunc(),
        2 => value.floor(),
        _ => value.ceil(),
    }
}

/// `v * 2^e`, rounded once to kind `k`.
fn ldexp(k: u32, v: u64, e: i64) -> u64 {
    let e = e.clamp(-5000, 5000) as i32;
    fn go<F: Float>(value: u64, e: i32) -> u64 {
        F::from_bits(value as u128).scalbn(e).to_bits() as u64
    }
    let r = match k {
        16 => go::<Half>(v, e),
        17 => go::<BFloat>(v, e),
        32 => go::<Single>(v, e),
        _ => go::<Double>(v, e),
    };
    canonical(k, r)
}

fn class_mask(index: u32, value: u64) -> u64 {
    let neg = value & sign(index) != 0;
    if is_nan(index, value) {
        return if value >> (shape(index).0 - 1) & 1 != 0 { 2 } else { 1 };
    }
    let at = match value & !sign(index) {
        0 => 0,
        m if m == infinity(index) => 3,
        m if m < 1 << shape(index).0 => 1,
        _ => 2,
    };
    if neg { 32 >> at } else { 64 << at }
}

/// Conversions between kinds of floating-point numbers, and with integers: `width` is the kind or width of the result, `w2` of the
/// source. `None` for any other function.
fn conversion(fun: Fun, width: u32, w2: u32, x: u32, fl: u8, a: u64) -> Option<Val> {
    match fun {
        Fun::FpTrunc | Fun::FpExt if small::is_small(width) => Some((small::narrow(width, x, widen(w2, a)), false)),
        Fun::FpTrunc | Fun::FpExt if small::is_small(w2) => {
            let r = narrow(width, small::widen(w2, a));
            Some((finish(width, x, r), false))
        }
        Fun::FpToUI | Fun::FpToSI | Fun::FpToUISat | Fun::FpToSISat | Fun::FpToInt | Fun::LRound => {
            let a = if x & opt::FTZ != 0 { flush(w2, a) } else { a };
            let d = widen(w2, a);
            let signed = matches!(fun, Fun::FpToSI | Fun::FpToSISat | Fun::LRound)
                || fun == Fun::FpToInt && x & opt::UNSIGNED == 0;
            let d = match fun {
                Fun::FpToInt => by_mode(d, x),
                Fun::LRound => d.round(),
                _ => d.trunc(),
            };
            let poison = matches!(fun, Fun::FpToUI | Fun::FpToSI);
            Some(match to_int(d, width, signed) {
                None if matches!(fun, Fun::FpToInt | Fun::LRound) => (target_nan_to_int(w2, width), false),
                None => (0, poison),
                Some((n, clamped)) => (n, poison && clamped),
            })
        }
        Fun::UIToFp | Fun::SIToFp => {
            let signed = fun == Fun::SIToFp;
            let n = if signed { sign_extend(a, w2) as i128 } else { a as i128 };
            let bad = !signed && fl as u16 & flags::NNEG != 0 && sign_extend(a, w2) < 0;
            Some((finish(width, x, int_to_float(width, n, round_mode(x))), bad))
        }
        Fun::FpTrunc | Fun::FpExt => {
            // `.ftz` of a conversion is of single precision alone (PTX ISA, `cvt`): a subnormal `half` stays.
            let ftz = |kind: u32, value: u64| if x & opt::FTZ != 0 && kind == 32 { flush(kind, value) } else { value };
            let a = ftz(w2, a);
            let r = match round_mode(x) {
                Round::NearestTiesToEven => narrow(width, widen(w2, a)),
                mode => convert(width, w2, a, mode),
            };
            let r = ftz(width, r);
            Some((finish(width, x, r), fast_poison(width, fl, &[r]) || fast_poison(w2, fl, &[a])))
        }
        _ => None,
    }
}

/// Evaluates a floating-point function; `width`, `w2` and `x` as said at [`Fun`]. The error is undefined behaviour.
pub(crate) fn float(fun: Fun, width: u32, w2: u32, x: u32, fl: u8, v: [u64; 3]) -> Result<Val, &'static str> {
    let [a, b, c] = v;
    if let Some(converted) = conversion(fun, width, w2, x, fl, a) {
        return Ok(converted);
    }
    let k = width;
    let ftz = |v: u64| if x & opt::FTZ != 0 && fun != Fun::FCmp { flush(k, v) } else { v };
    let (a, b, c) = (ftz(a), ftz(b), ftz(c));
    if x & (opt::APPROX | opt::FULL) != 0
        && let Some(result) = crate::special::approximate(fun, k, x, a, b)
    {
        let result = finish(k, x, result);
        return Ok((result, fast_poison(k, fl, &[result, a])));
    }
    let directed = x & opt::ROUND != 0 && fun != Fun::FCmp;
    let r = match fun {
        Fun::FCmp => {
            let (p, q) = (widen(k, a), widen(k, b));
            let code = if p.is_nan() || q.is_nan() {
                8
            } else if p == q {
                1
            } else if p > q {
                2
            } else {
                4
            };
            let bad = fast_poison(k, fl, &[a, b]);
            return Ok(((x & code != 0) as u64, bad));
        }
        Fun::IsFpClass => return Ok((((class_mask(k, a) & b) != 0) as u64, false)),
        Fun::FNeg => return Ok((a ^ sign(k), fast_poison(k, fl, &[a]))),
        Fun::FAbs => return Ok((a & !sign(k), fast_poison(k, fl, &[a]))),
        Fun::CopySign => return Ok((a & !sign(k) | b & sign(k), fast_poison(k, fl, &[a, b]))),
        Fun::FrexpExp => return Ok((frexp(widen(k, a)).1 as i64 as u64 & low_mask(w2), false)),
        Fun::FAdd | Fun::FSub | Fun::FMul | Fun::FDiv if directed => {
            canonical(k, exact(fun, k, round_mode(x), [a, b, c]))
        }
        Fun::FAdd | Fun::FSub | Fun::FMul | Fun::FDiv | Fun::FRem => add_like(fun, k, a, b),
        Fun::Fma if !directed && k == 32 => {
            let r = f32::from_bits(a as u32).mul_add(f32::from_bits(b as u32), f32::from_bits(c as u32));
            canonical(k, r.to_bits() as u64)
        }
        Fun::Fma if !directed && k == 64 => narrow(k, f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c))),
        Fun::Fma | Fun::Rcp => canonical(k, exact(fun, k, round_mode(x), [a, b, c])),
        Fun::Sqrt if directed => sqrt_directed(k, a, round_mode(x)),
        Fun::Sqrt => sqrt(k, a),
        Fun::MinNum | Fun::MaxNum | Fun::MinimumNum | Fun::MaximumNum | Fun::Minimum | Fun::Maximum => {
            let max = matches!(fun, Fun::MaxNum | Fun::MaximumNum | Fun::Maximum);
            let propagate = matches!(fun, Fun::Minimum | Fun::Maximum) || x & opt::NAN != 0;
            if x & opt::XORSIGN != 0 {
                let r = min_max(k, a & !sign(k), b & !sign(k), max, propagate);
                r & !sign(k) | (a ^ b) & sign(k)
            } else {
                min_max(k, a, b, max, propagate)
            }
        }
        Fun::Canonicalize => canonical(k, a),
        Fun::Pow => narrow(k, widen(k, a).powf(widen(k, b))),
        Fun::PowI => narrow(k, widen(k, a).powi(sign_extend(b, w2).clamp(i32::MIN as i64, i32::MAX as i64) as i32)),
        Fun::Atan2 => narrow(k, widen(k, a).atan2(widen(k, b))),
        Fun::Hypot => narrow(k, widen(k, a).hypot(widen(k, b))),
        Fun::FDim => {
            let (p, q) = (widen(k, a), widen(k, b));
            if p > q {
                add_like(Fun::FSub, k, a, b)
            } else if p.is_nan() || q.is_nan() {
                nan(k)
            } else {
                0
            }
        }
        Fun::Ldexp => ldexp(k, a, sign_extend(b, w2)),
        _ => match transcendental(fun, widen(k, a)) {
            Some(r) => narrow(k, r),
            None => return Err("not a floating-point function"),
        },
    };
    let r = finish(k, x, if x & opt::FTZ != 0 { flush(k, r) } else { r });
    Ok((
        r,
        fast_poison(k, fl, &[r, a])
            || uses_b(fun) && fast_poison(k, fl, &[b])
            || fun == Fun::Fma && fast_poison(k, fl, &[c]),
    ))
}

fn uses_b(fun: Fun) -> bool {
    matches!(
        fun,
        Fun::FAdd
            | Fun::FSub
            | Fun::FMul
            | Fun::FDiv
            | Fun::FRem
            | Fun::Fma
            | Fun::MinNum
            | Fun::MaxNum
            | Fun::Minimum
            | Fun::Maximum
            | Fun::MinimumNum
            | Fun::MaximumNum
            | Fun::Pow
            | Fun::Atan2
    )
}

/// Whether `nnan` or `ninf` makes one of these values poison.
pub(crate) fn fast_poison(index: u32, fl: u8, values: &[u64]) -> bool {
    let fl = fl as u16;
    if fl & (flags::NNAN | flags::NINF) == 0 {
        return false;
    }
    values.iter().any(|&v| fl & flags::NNAN != 0 && is_nan(index, v) || fl & flags::NINF != 0 && is_inf(index, v))
}

/// Saturation and rectification of a result.
fn finish(index: u32, x: u32, r: u64) -> u64 {
    let mut r = r;
    if x & opt::SAT != 0 {
        let d = widen(index, r);
        r = if d.is_nan() { 0 } else { narrow(index, d.clamp(0.0, 1.0) + 0.0) };
    }
    if x & opt::RELU != 0 && !is_nan(index, r) && r & sign(index) != 0 {
        r = 0;
    }
    if x & opt::SATFINITE != 0 && is_inf(index, r) {
        r -= 1;
    }
    r
}

/// An integer as a number of kind `k`.
pub(crate) fn int_to_float(k: u32, n: i128, r: Round) -> u64 {
    fn go<F: Float>(n: i128, rounding: Round) -> u64 {
        F::from_i128_r(n, rounding).value.to_bits() as u64
    }
    match k {
        16 => go::<Half>(n, r),
        17 => go::<BFloat>(n, r),
        32 if r == Round::NearestTiesToEven => (n as f32).to_bits() as u64,
        32 => go::<Single>(n, r),
        _ if r == Round::NearestTiesToEven => (n as f64).to_bits(),
        _ => go::<Double>(n, r),
    }
}

/// A number of kind `from` as one of kind `to`, rounded as asked.
fn convert(to: u32, from: u32, value: u64, rounding: Round) -> u64 {
    use rustc_apfloat::FloatConvert;
    let d = Double::from_bits(widen(from, value).to_bits() as u128);
    let mut lost = false;
    let bits = match to {
        16 => FloatConvert::<Half>::convert_r(d, rounding, &mut lost).value.to_bits(),
        17 => FloatConvert::<BFloat>::convert_r(d, rounding, &mut lost).value.to_bits(),
        32 => FloatConvert::<Single>::convert_r(d, rounding, &mut lost).value.to_bits(),
        _ => d.to_bits(),
    };
    canonical(to, bits as u64)
}

#[cfg(test)]
mod tests {
    use super::functions::erf;
    use super::*;

    fn f32s(fun: Fun, x: u32, lhs: f32, rhs: f32, c: f32) -> f32 {
        let v = [lhs, rhs, c].map(|v| v.to_bits() as u64);
        f32::from_bits(float(fun, 32, 32, x, 0, v).unwrap().0 as u32)
    }

    #[test]
    fn narrowing_matches_the_exact_library() {
        use rustc_apfloat::FloatConvert;
        let mut state = 1u64;
        for i in 0..200_000u64 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Exponents near the range of half and bfloat.
            let e = if i % 2 == 0 { 1023 - 30 + (state >> 40) % 50 } else { 1023 - 145 + (state >> 40) % 280 };
            let mut bits = (state >> 63) << 63 | e << 52 | (state >> 12);
            if i % 3 == 0 {
                bits &= !low_mask(40);
            }
            bits &= (1 << 63) | low_mask(63);
            bits = bits & (1 << 63 | low_mask(52)) | e << 52;
            let d = Double::from_bits(bits as u128);
            let mut lost = false;
            let h = FloatConvert::<Half>::convert(d, &mut lost).value.to_bits() as u64;
            let b = FloatConvert::<BFloat>::convert(d, &mut lost).value.to_bits() as u64;
            let v = f64::from_bits(bits);
            assert_eq!(narrow(16, v), h, "{v:e}");
            assert_eq!(narrow(17, v), b, "{v:e}");
            assert_eq!(
                widen(16, h).to_bits(),
                FloatConvert::<Double>::convert(Half::from_bits(h as u128), &mut lost).value.to_bits() as u64
            );
        }
    }

    #[test]
    fn rounding_modes_and_options() {
        let up = 3 << opt::ROUND_SHIFT;
        let down = 2 << opt::ROUND_SHIFT;
        assert_eq!(f32s(Fun::FAdd, up, 1.0, 1e-10, 0.0), 1.0 + f32::EPSILON);
        assert_eq!(f32s(Fun::FAdd, down, 1.0, 1e-10, 0.0), 1.0);
        assert!(f32s(Fun::Sqrt, up, 2.0, 0.0, 0.0) > f32s(Fun::Sqrt, down, 2.0, 0.0, 0.0));
        assert_eq!(f32s(Fun::Sqrt, up, 4.0, 0.0, 0.0), 2.0);
        // The square of the root of a subnormal number has more digits than a subnormal number holds.
        let root = |mode: u32, bits: u32| f32s(Fun::Sqrt, mode, f32::from_bits(bits), 0.0, 0.0).to_bits();
        assert_eq!([root(down, 0x7f_ffff), root(up, 0x7f_ffff)], [0x1fff_fffe, 0x1fff_ffff]);
        assert_eq!([root(down, 1), root(up, 1)], [0x1a35_04f3, 0x1a35_04f4]);
        assert_eq!(f32s(Fun::FMul, opt::FTZ, 1e-30, 1e-10, 0.0), 0.0);
        assert_eq!(f32s(Fun::FAdd, opt::SAT, 1.0, 3.0, 0.0), 1.0);
        assert_eq!(f32s(Fun::Fma, opt::RELU, 1.0, -3.0, 1.0), 0.0);
        assert_eq!(f32s(Fun::MinNum, opt::XORSIGN, -3.0, 2.0, 0.0), -2.0);
        assert_eq!(f32s(Fun::MinNum, 0, f32::NAN, 2.0, 0.0), 2.0);
        assert!(f32s(Fun::Minimum, 0, f32::NAN, 2.0, 0.0).is_nan());
        assert_eq!(f32s(Fun::Minimum, 0, 0.0, -0.0, 0.0).to_bits(), 1 << 31);
    }

    #[test]
    fn conversions() {
        let of = |v: f64| v.to_bits();
        // Flushing is of single precision: a subnormal half is kept, a subnormal float becomes zero.
        let single = |v: f32| u64::from(v.to_bits());
        assert_eq!(float(Fun::FpTrunc, 16, 32, opt::FTZ, 0, [single(1e-7), 0, 0]), Ok((2, false)));
        assert_eq!(float(Fun::FpExt, 32, 16, opt::FTZ, 0, [1, 0, 0]), Ok((single(2f32.powi(-24)), false)));
        assert_eq!(float(Fun::FpTrunc, 32, 64, opt::FTZ, 0, [of(1e-40), 0, 0]), Ok((0, false)));
        assert_eq!(float(Fun::FpExt, 64, 32, opt::FTZ, 0, [single(1e-40), 0, 0]), Ok((0, false)));
        assert_eq!(float(Fun::FpToSI, 32, 64, 0, 0, [of(-1.9), 0, 0]), Ok((0xffff_ffff, false)));
        assert!(float(Fun::FpToSI, 32, 64, 0, 0, [of(3e9), 0, 0]).unwrap().1);
        assert_eq!(float(Fun::FpToUI, 32, 64, 0, 0, [of(3e9), 0, 0]), Ok((3_000_000_000, false)));
        assert_eq!(float(Fun::FpToUI, 8, 64, 0, 0, [of(-0.5), 0, 0]), Ok((0, false)));
        assert_eq!(float(Fun::FpToSISat, 8, 64, 0, 0, [of(1e9), 0, 0]), Ok((127, false)));
        assert_eq!(float(Fun::FpToUISat, 64, 64, 0, 0, [of(f64::INFINITY), 0, 0]), Ok((u64::MAX, false)));
        assert_eq!(float(Fun::SIToFp, 64, 8, 0, 0, [0xff, 0, 0]), Ok((of(-1.0), false)));
        assert_eq!(float(Fun::FCmp, 64, 64, 4, 0, [of(1.0), of(2.0), 0]), Ok((1, false)));
        assert_eq!(float(Fun::FCmp, 64, 64, 8, 0, [of(f64::NAN), of(2.0), 0]), Ok((1, false)));
        assert!(float(Fun::FAdd, 64, 64, 0, 1, [of(f64::INFINITY), of(f64::NEG_INFINITY), 0]).unwrap().1);
        assert!((erf(0.5) - 0.520_499_877_813_046_5).abs() < 1e-15);
        assert!((erf(3.0) - 0.999_977_909_503_001_4).abs() < 1e-15);
        assert_eq!(frexp(8.0), (0.5, 4));
    }
}
