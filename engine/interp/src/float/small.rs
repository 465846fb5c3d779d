//! Numbers of eight bits and fewer, as they are converted: a sign (not the powers of two), an exponent, a fraction.
//!
//! | kind | exponent, fraction | at the top |
//! |---|---|---|
//! | e4m3 | 4, 3 | NaN where all bits are ones; no infinity |
//! | e5m2 | 5, 2 | infinity and NaN as IEEE has them |
//! | e3m2, e2m3, e2m1 | 3, 2; 2, 3; 2, 1 | numbers |
//! | ue8m0 | 8, 0 | powers of two; NaN where all bits are ones |

use super::opt;

/// Kind numbers, beside 16, 17, 32 and 64.
pub(crate) const E4M3: u32 = 8;
pub(crate) const E5M2: u32 = 9;
pub(crate) const E3M2: u32 = 6;
pub(crate) const E2M3: u32 = 7;
pub(crate) const E2M1: u32 = 4;
pub(crate) const UE8M0: u32 = 5;
/// A float of ten bits of fraction, in the bits of a float.
pub(crate) const TF32: u32 = 10;

/// Whether a kind is one of these.
pub(crate) const fn is_small(index: u32) -> bool {
    index < 16
}
/// Kind of a narrow number (`e4m3`, `tf32`) by its PTX name.
pub fn parse(name: &str) -> Option<u32> {
    Some(match name {
        "e4m3" => E4M3,
        "e5m2" => E5M2,
        "e3m2" => E3M2,
        "e2m3" => E2M3,
        "e2m1" => E2M1,
        "ue8m0" => UE8M0,
        "tf32" => TF32,
        _ => return None,
    })
}
/// Bits of exponent and fraction.
const fn shape(index: u32) -> (u32, u32) {
    match index {
        E4M3 => (4, 3),
        E5M2 => (5, 2),
        E3M2 => (3, 2),
        E2M3 => (2, 3),
        _ => (2, 1),
    }
}
/// The largest finite number, without its sign.
const fn largest(index: u32) -> u64 {
    match index {
        E4M3 => 0x7e,
        E5M2 => 0x7b,
        E3M2 | E2M3 => 0x1f,
        _ => 7,
    }
}

/// The value of a narrow number.
pub(crate) fn widen(index: u32, value: u64) -> f64 {
    if index == UE8M0 {
        return if value & 0xff == 0xff { f64::NAN } else { 2f64.powi((value & 0xff) as i32 - 127) };
    }
    let (e, f) = shape(index);
    let (exp, frac) = (value >> f & ((1 << e) - 1), value & ((1 << f) - 1));
    let bias = (1 << (e - 1)) - 1;
    let top = (1 << e) - 1;
    let m = match index {
        E4M3 if exp == top && frac == 7 => f64::NAN,
        E5M2 if exp == top => {
            if frac == 0 {
                f64::INFINITY
            } else {
                f64::NAN
            }
        }
        _ if exp == 0 => frac as f64 * 2f64.powi(1 - bias - f as i32),
        _ => (frac + (1 << f)) as f64 * 2f64.powi(exp as i32 - bias - f as i32),
    };
    if value >> (e + f) & 1 != 0 { -m } else { m }
}

/// Nearest number, ties to even, the largest finite one beyond it: all conversions to these kinds saturate, but for `ue8m0`
/// rounded up. NaN stays NaN, or is the largest number where there is none. Powers of two are rounded as `x` says; their sign is
/// dropped.
pub(crate) fn narrow(index: u32, x: u32, value: f64) -> u64 {
    if index == UE8M0 {
        return power(x, value);
    }
    if index == TF32 {
        return tf32(x, value as f32);
    }
    let (e, f) = shape(index);
    if value.is_nan() {
        return if matches!(index, E4M3 | E5M2) { 0x7f } else { largest(index) };
    }
    if x & opt::RELU != 0 && value < 0.0 {
        return 0;
    }
    let sign = (value.is_sign_negative() && x & opt::RELU == 0) as u64;
    let bias = (1 << (e - 1)) - 1;
    let a = value.abs();
    // Exponent of the last place; subnormal numbers have that of the least normal one.
    let exp = if a == 0.0 { 1 - bias } else { ((a.to_bits() >> 52 & 0x7ff) as i32 - 1023).clamp(1 - bias, 1 << e) };
    let units = (a / 2f64.powi(exp - f as i32)).round_ties_even();
    // Units below the implicit bit are a subnormal number; a carry goes on into the exponent.
    let bits = if units >= 2f64.powi(f as i32 + 2) {
        largest(index)
    } else {
        (units as u64 + ((exp + bias - 1) as u64) * (1 << f)).min(largest(index))
    };
    sign << (e + f) | bits
}

fn tf32(x: u32, v: f32) -> u64 {
    let bits = v.to_bits();
    if v.is_nan() {
        return 0x7fff_ffff;
    }
    if x & opt::RELU != 0 && v.is_sign_negative() {
        return 0;
    }
    let (keep, rest) = (bits & !0x1fff, bits & 0x1fff);
    let up = match (x & opt::ROUND, x & opt::AWAY != 0) {
        (0, true) => rest >= 0x1000,
        (0, false) => rest > 0x1000 || rest == 0x1000 && bits & 0x2000 != 0,
        _ => false,
    };
    let r = keep + if up && v.is_finite() { 0x2000 } else { 0 };
    let infinite = r & i32::MAX as u32 == 0x7f80_0000;
    (if infinite && x & opt::SATFINITE != 0 { r - 0x2000 } else { r }) as u64
}

fn power(x: u32, value: f64) -> u64 {
    if value.is_nan() {
        return 0xff;
    }
    let a = value.abs();
    if a == 0.0 {
        return 0;
    }
    if a.is_infinite() {
        return if x & opt::SATFINITE != 0 { 0xfe } else { 0xff };
    }
    let bits = a.to_bits();
    let e = (bits >> 52 & 0x7ff) as i32 - 1023;
    let up = (x & opt::ROUND) >> opt::ROUND_SHIFT == 3 && bits & ((1 << 52) - 1) != 0;
    let top = if x & opt::SATFINITE != 0 { 0xfe } else { 0xff };
    (e + up as i32 + 127).clamp(0, top) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_its_own_nearest() {
        for (k, bits) in [(E4M3, 8), (E5M2, 8), (E3M2, 6), (E2M3, 6), (E2M1, 4)] {
            let mut last = None;
            for v in 0..1u64 << bits {
                let d = widen(k, v);
                if d.is_finite() {
                    assert_eq!(narrow(k, 0, d), v, "kind {k}, {d}");
                    // A number halfway between two neighbours is rounded to the even one.
                    if let Some((before, p)) = last.filter(|l: &(u64, f64)| l.0 + 1 == v && d > l.1) {
                        let even = if v & 1 == 0 { v } else { before };
                        assert_eq!(narrow(k, 0, (p + d) / 2.0), even);
                    }
                    last = Some((v, d));
                }
            }
        }
        assert_eq!([448.0, 57344.0, 28.0, 7.5, 6.0], [E4M3, E5M2, E3M2, E2M3, E2M1].map(|k| widen(k, largest(k))));
    }

    #[test]
    fn beyond_the_range() {
        assert_eq!(narrow(E4M3, 0, 1e9), 0x7e);
        assert_eq!(narrow(E5M2, 0, f64::NEG_INFINITY), 0xfb);
        assert_eq!(narrow(E2M1, 0, f64::NAN), 7);
        assert_eq!(narrow(E4M3, 0, f64::NAN), 0x7f);
        assert_eq!(narrow(E4M3, opt::RELU, -3.0), 0);
        assert_eq!(narrow(UE8M0, 1 << opt::ROUND_SHIFT, 3.0), 128);
        assert_eq!(narrow(UE8M0, 3 << opt::ROUND_SHIFT, 3.0), 129);
        assert_eq!(widen(UE8M0, 128), 2.0);
        let tie = f32::from_bits(0x3f80_1000) as f64;
        assert_eq!([narrow(TF32, 0, tie), narrow(TF32, opt::AWAY, tie)], [0x3f80_0000, 0x3f80_2000]);
        assert_eq!(narrow(TF32, opt::SATFINITE, f64::INFINITY), 0x7f7f_e000);
    }
}
