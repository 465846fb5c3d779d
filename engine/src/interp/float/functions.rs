//! Functions of one number in double precision.

use super::super::scalar::Fun;

pub(super) fn frexp(v: f64) -> (f64, i32) {
    if v == 0.0 || !v.is_finite() {
        return (v, 0);
    }
    let scaled = if v.abs() < f64::MIN_POSITIVE { v * 2f64.powi(64) } else { v };
    let shift = if v.abs() < f64::MIN_POSITIVE { 64 } else { 0 };
    let e = (scaled.to_bits() >> 52 & 0x7ff) as i32 - 1022;
    (f64::from_bits(scaled.to_bits() & !(0x7ff << 52) | 1022 << 52), e - shift)
}

pub(super) fn erf(x: f64) -> f64 {
    // Series near zero, continued fraction for the complement elsewhere.
    let a = x.abs();
    if a < 2.5 {
        let (mut term, mut sum, mut n) = (a, a, 0.0);
        while term.abs() > sum.abs() * 1e-17 && n < 200.0 {
            n += 1.0;
            term *= -a * a / n;
            sum += term / (2.0 * n + 1.0);
        }
        return x.signum() * sum * std::f64::consts::FRAC_2_SQRT_PI;
    }
    let mut t = 0.0;
    for n in (1..=60).rev() {
        t = n as f64 / 2.0 / (a + t);
    }
    x.signum() * (1.0 - (-a * a).exp() / std::f64::consts::PI.sqrt() / (a + t))
}

/// The function of one number `f` in double precision.
pub(super) fn transcendental(f: Fun, v: f64) -> Option<f64> {
    Some(match f {
        Fun::Floor => v.floor(),
        Fun::Ceil => v.ceil(),
        Fun::RoundZero | Fun::ModfInt => v.trunc(),
        Fun::ModfFract if v.is_infinite() => 0f64.copysign(v),
        Fun::ModfFract => (v - v.trunc()).copysign(v),
        Fun::Rint => v.round_ties_even(),
        Fun::Round => v.round(),
        Fun::Sin => v.sin(),
        Fun::Cos => v.cos(),
        Fun::SinPi => (v % 2.0 * std::f64::consts::PI).sin(),
        Fun::CosPi => (v % 2.0 * std::f64::consts::PI).cos(),
        Fun::Tan => v.tan(),
        Fun::Asin => v.asin(),
        Fun::Acos => v.acos(),
        Fun::Atan => v.atan(),
        Fun::Sinh => v.sinh(),
        Fun::Cosh => v.cosh(),
        Fun::Tanh => v.tanh(),
        Fun::Exp => v.exp(),
        Fun::Exp2 => v.exp2(),
        Fun::Exp10 => 10f64.powf(v),
        Fun::Log => v.ln(),
        Fun::Log2 => v.log2(),
        Fun::Log10 => v.log10(),
        Fun::Log1p => v.ln_1p(),
        Fun::Expm1 => v.exp_m1(),
        Fun::RSqrt => 1.0 / v.sqrt(),
        Fun::Cbrt => v.cbrt(),
        Fun::Erf => erf(v),
        Fun::FrexpFract => frexp(v).0,
        _ => return None,
    })
}
