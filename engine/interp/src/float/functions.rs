//! Functions of one number in double precision.

use super::super::scalar::Fun;

pub(super) fn frexp(value: f64) -> (f64, i32) {
    if value == 0.0 || !value.is_finite() {
        return (value, 0);
    }
    let scaled = if value.abs() < f64::MIN_POSITIVE { value * 2f64.powi(64) } else { value };
    let shift = if value.abs() < f64::MIN_POSITIVE { 64 } else { 0 };
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
    x.signum() * (1.0 - tail(a))
}

/// `1 - erf(x)` far from zero, by its continued fraction.
fn tail(a: f64) -> f64 {
    let mut t = 0.0;
    for n in (1..=60).rev() {
        t = n as f64 / 2.0 / (a + t);
    }
    (-a * a).exp() / std::f64::consts::PI.sqrt() / (a + t)
}

fn erfc(x: f64) -> f64 {
    match x {
        x if x >= 2.5 => tail(x),
        x if x <= -2.5 => 2.0 - tail(-x),
        x => 1.0 - erf(x),
    }
}

/// Stirling's series behind its main term.
fn stirling(y: f64) -> f64 {
    let z = 1.0 / (y * y);
    (1.0 / 12.0 - z * (1.0 / 360.0 - z * (1.0 / 1260.0 - z * (1.0 / 1680.0 - z * (1.0 / 1188.0))))) / y
}

/// The first of `x`, `x + 1`, ... that is at least 12, and the product of those before it.
fn shifted(x: f64) -> (f64, f64) {
    let (mut y, mut p) = (x, 1.0);
    while y < 12.0 {
        p *= y;
        y += 1.0;
    }
    (y, p)
}

fn gamma(x: f64) -> f64 {
    if x == 0.0 {
        return f64::INFINITY.copysign(x);
    }
    if x < 0.0 && x.fract() == 0.0 || x == f64::NEG_INFINITY {
        return f64::NAN;
    }
    if x < 0.5 {
        return std::f64::consts::PI / ((x % 2.0 * std::f64::consts::PI).sin() * gamma_of_positive(1.0 - x));
    }
    gamma_of_positive(x)
}

fn gamma_of_positive(x: f64) -> f64 {
    if x > 171.7 {
        return if x.is_nan() { x } else { f64::INFINITY };
    }
    let (y, p) = shifted(x);
    // The power in two halves, which do not overflow.
    let half = y.powf(y / 2.0 - 0.25);
    half * (-y).exp() * half * std::f64::consts::TAU.sqrt() * stirling(y).exp() / p
}

fn log_gamma(x: f64) -> f64 {
    if x.is_infinite() || x <= 0.0 && x.fract() == 0.0 {
        return f64::INFINITY;
    }
    if x < 0.5 {
        let s = (x % 2.0 * std::f64::consts::PI).sin().abs();
        return (std::f64::consts::PI / s).ln() - log_gamma(1.0 - x);
    }
    let (y, p) = shifted(x);
    (y - 0.5) * y.ln() - y + 0.5 * std::f64::consts::TAU.ln() + stirling(y) - p.ln()
}

/// The function of one number `fun` in double precision.
pub(super) fn transcendental(fun: Fun, value: f64) -> Option<f64> {
    Some(match fun {
        Fun::Floor => value.floor(),
        Fun::Ceil => value.ceil(),
        Fun::RoundZero | Fun::ModfInt => value.trunc(),
        Fun::ModfFract if value.is_infinite() => 0f64.copysign(value),
        Fun::ModfFract => (value - value.trunc()).copysign(value),
        Fun::Rint => value.round_ties_even(),
        Fun::Round => value.round(),
        Fun::Sin => value.sin(),
        Fun::Cos => value.cos(),
        Fun::SinPi => (value % 2.0 * std::f64::consts::PI).sin(),
        Fun::CosPi => (value % 2.0 * std::f64::consts::PI).cos(),
        Fun::Tan => value.tan(),
        Fun::Asin => value.asin(),
        Fun::Acos => value.acos(),
        Fun::Atan => value.atan(),
        Fun::Sinh => value.sinh(),
        Fun::Cosh => value.cosh(),
        Fun::Tanh => value.tanh(),
        Fun::Exp => value.exp(),
        Fun::Exp2 => value.exp2(),
        Fun::Exp10 => 10f64.powf(value),
        Fun::Log => value.ln(),
        Fun::Log2 => value.log2(),
        Fun::Log10 => value.log10(),
        Fun::Log1p => value.ln_1p(),
        Fun::Expm1 => value.exp_m1(),
        Fun::RSqrt => 1.0 / value.sqrt(),
        Fun::Cbrt => value.cbrt(),
        Fun::Erf => erf(value),
        Fun::Erfc => erfc(value),
        Fun::NormCdf => 0.5 * erfc(-value * std::f64::consts::FRAC_1_SQRT_2),
        Fun::Gamma => gamma(value),
        Fun::LogGamma => log_gamma(value),
        Fun::FrexpFract => frexp(value).0,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_functions() {
        let near = |a: f64, b: f64| assert!((a - b).abs() <= b.abs() * 1e-13, "{a} {b}");
        near(gamma(5.0), 24.0);
        near(gamma(0.5), std::f64::consts::PI.sqrt());
        near(gamma(-1.5), 2.363_271_801_207_355);
        near(gamma(30.0), 8.841_761_993_739_702e30);
        assert!(gamma(-2.0).is_nan() && gamma(200.0).is_infinite() && gamma(-0.0) == f64::NEG_INFINITY);
        near(log_gamma(100.0), 359.134_205_369_575_4);
        near(log_gamma(-1.5), 0.860_047_015_376_481);
        near(erfc(3.0), 2.209_049_699_858_544e-5);
        near(erfc(-1.0), 1.842_700_792_949_715);
        near(transcendental(Fun::NormCdf, -2.0).unwrap(), 0.022_750_131_948_179_21);
    }
}
