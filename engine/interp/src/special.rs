//! The special-function unit (`MUFU` of SASS), and what PTX computes with it: one model for the interpreter of PTX and that of
//! machine code, so that `.approx` gives the same bits in both.
//!
//! The unit takes a single, or the high half of a double. It flushes subnormal operands and results to zero. What it gives is
//! the exact value rounded to nearest; the hardware may be off by a few units in the last place, which no model without it can know.
//!
//! The sequences are those that ptxas 13.0 writes for each operation: operands out of the unit's range are scaled, and so is the result.

use super::float::{float, opt};
use super::scalar::Fun;

/// A function of the unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// `1 / x`
    Reciprocal,
    /// `1 / sqrt(x)`
    ReciprocalRoot,
    /// The square root.
    Root,
    /// `2^x`
    Exponential,
    /// The logarithm to base 2.
    Logarithm,
    /// The sine of `x` turns.
    Sine,
    /// The cosine of `x` turns.
    Cosine,
    /// The hyperbolic tangent.
    Tangent,
}

const NAN: u32 = 0x7fc0_0000;

fn flush(value: f32) -> f32 {
    if value.is_subnormal() { 0f32.copysign(value) } else { value }
}

/// The unit: the bits of a single to those of a single.
pub fn unit(function: Special, bits: u32) -> u32 {
    let value = flush(f32::from_bits(bits)) as f64;
    let turns = value.fract() * std::f64::consts::TAU;
    let result = match function {
        Special::Reciprocal => 1.0 / value,
        Special::ReciprocalRoot => 1.0 / value.sqrt(),
        Special::Root => value.sqrt(),
        Special::Exponential => value.exp2(),
        Special::Logarithm => value.log2(),
        Special::Sine => turns.sin(),
        Special::Cosine => turns.cos(),
        Special::Tangent => value.tanh(),
    };
    if result.is_nan() { NAN } else { flush(result as f32).to_bits() }
}

/// The unit: the high half of a double to the high half of its reciprocal, or of that of its root. The low halves are zero.
pub fn unit_of_high_half(function: Special, high: u32) -> u32 {
    let is_small = |high: u32| high & 0x7ff0_0000 == 0;
    let operand = if is_small(high) { high & 1 << 31 } else { high };
    let value = f64::from_bits((operand as u64) << 32);
    let result = if function == Special::ReciprocalRoot { 1.0 / value.sqrt() } else { 1.0 / value };
    let result = if result.is_nan() { 0x7ff8_0000 } else { (result.to_bits() >> 32) as u32 };
    if is_small(result) { result & 1 << 31 } else { result }
}

/// The least normal single.
const TINY: f32 = f32::MIN_POSITIVE;
/// What small operands are multiplied by.
const UP: f32 = 16_777_216.0;
/// Operands above this have a subnormal reciprocal: 2^126.
const LARGE: f32 = 8.507_059e37;

fn single(function: Special, value: f32) -> f32 {
    f32::from_bits(unit(function, value.to_bits()))
}

/// An operation of PTX with `.approx` or `.full` on singles. `None` for those that have no such form.
fn of_single(fun: Fun, options: u32, a: f32, b: f32) -> Option<f32> {
    let flushes = options & opt::FTZ != 0;
    let small = |value: f32| !flushes && value.abs() < TINY;
    Some(match fun {
        Fun::Exp2 if !flushes && a < -126.0 => {
            let half = single(Special::Exponential, a * 0.5);
            half * half
        }
        Fun::Exp2 => single(Special::Exponential, a),
        Fun::Log2 if small(a) => single(Special::Logarithm, a * UP) - 24.0,
        Fun::Log2 => single(Special::Logarithm, a),
        Fun::RSqrt if small(a) => single(Special::ReciprocalRoot, a * UP) * 4096.0,
        Fun::RSqrt => single(Special::ReciprocalRoot, a),
        Fun::Sqrt if small(a) => single(Special::Root, a * UP) * (1.0 / 4096.0),
        Fun::Sqrt => single(Special::Root, a),
        Fun::Rcp if flushes => single(Special::Reciprocal, a),
        Fun::Rcp => {
            let scale = if a.abs() > LARGE {
                0.25
            } else if small(a) {
                UP
            } else {
                1.0
            };
            scale * single(Special::Reciprocal, a * scale)
        }
        Fun::Sin | Fun::Cos => {
            let function = if fun == Fun::Sin { Special::Sine } else { Special::Cosine };
            let operands = [a.to_bits() as u64, 0x3e22_f983, 0];
            let toward_zero = 1 << opt::ROUND_SHIFT;
            let (turns, _) = float(Fun::FMul, 32, 32, toward_zero, 0, operands).ok()?;
            single(function, f32::from_bits(turns as u32))
        }
        Fun::Tanh => single(Special::Tangent, a),
        Fun::FDiv => {
            let scale = match options & opt::FULL != 0 && b.abs() > LARGE {
                true => 0.25,
                false if small(b) => UP,
                false => 1.0,
            };
            let (a, b) = if flushes { (flush(a), flush(b)) } else { (a, b) };
            let scaled = if flushes { flush(a * scale) } else { a * scale };
            scaled * single(Special::Reciprocal, b * scale)
        }
        _ => return None,
    })
}

/// The reciprocal root of a double from the unit's estimate and one step of refinement.
fn reciprocal_root(value: f64) -> f64 {
    let high = (value.to_bits() >> 32) as u32;
    if high.wrapping_sub(0x10_0000) >= 0x7fe0_0000 {
        return match value {
            _ if value == 0.0 => f64::INFINITY.copysign(value),
            _ if value.is_nan() || value < 0.0 => f64::NAN,
            _ if value.is_infinite() => 0.0,
            _ => reciprocal_root(value * 2f64.powi(54)) * 2f64.powi(27),
        };
    }
    let estimate = f64::from_bits((unit_of_high_half(Special::ReciprocalRoot, high) as u64) << 32);
    let error = value.mul_add(-(estimate * estimate), 1.0);
    error.mul_add(0.375, 0.5).mul_add(estimate * error, estimate)
}

/// An operation of PTX with `.approx` or `.full`; `None` for those that have no such form.
pub(crate) fn approximate(fun: Fun, kind: u32, options: u32, a: u64, b: u64) -> Option<u64> {
    match (kind, fun) {
        (32, _) => {
            let result = of_single(fun, options, f32::from_bits(a as u32), f32::from_bits(b as u32))?;
            let result = if options & opt::FTZ != 0 { flush(result) } else { result };
            Some(if result.is_nan() { NAN } else { result.to_bits() } as u64)
        }
        (64, Fun::Rcp) => Some((unit_of_high_half(Special::Reciprocal, (a >> 32) as u32) as u64) << 32),
        (64, Fun::RSqrt) if options & opt::FTZ != 0 => {
            Some((unit_of_high_half(Special::ReciprocalRoot, (a >> 32) as u32) as u64) << 32)
        }
        (64, Fun::RSqrt) => {
            let result = reciprocal_root(f64::from_bits(a));
            Some(if result.is_nan() { 0x7ff8 << 48 } else { result.to_bits() })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn approx(fun: Fun, options: u32, a: f32, b: f32) -> f32 {
        f32::from_bits(approximate(fun, 32, options, a.to_bits() as u64, b.to_bits() as u64).unwrap() as u32)
    }

    #[test]
    fn the_unit_flushes_operands_and_results() {
        let subnormal = 1e-40f32;
        assert_eq!(unit(Special::Reciprocal, subnormal.to_bits()), f32::INFINITY.to_bits());
        assert_eq!(unit(Special::Reciprocal, (-subnormal).to_bits()), f32::NEG_INFINITY.to_bits());
        assert_eq!(unit(Special::Reciprocal, 3e38f32.to_bits()), 0);
        assert_eq!(unit(Special::Exponential, (-127f32).to_bits()), 0);
        assert_eq!(unit(Special::ReciprocalRoot, (-1f32).to_bits()), NAN);
        assert_eq!(unit(Special::Sine, 0.25f32.to_bits()), 1f32.to_bits());
        assert_eq!(unit(Special::Sine, f32::INFINITY.to_bits()), NAN);
        assert_eq!(unit_of_high_half(Special::Reciprocal, 0x4000_0000), 0x3fe0_0000);
        assert_eq!(unit_of_high_half(Special::Reciprocal, 1), 0x7ff0_0000);
    }

    #[test]
    fn operands_out_of_range_are_scaled_unless_they_are_flushed() {
        let subnormal = f32::from_bits(1 << 20);
        for (fun, exact) in [(Fun::RSqrt, 1.0 / (subnormal as f64).sqrt()), (Fun::Log2, (subnormal as f64).log2())] {
            let near = |value: f32| ((value as f64 - exact) / exact).abs() < 1e-6;
            assert!(near(approx(fun, 0, subnormal, 0.0)), "{fun:?}");
            assert!(approx(fun, opt::FTZ, subnormal, 0.0).is_infinite());
        }
        assert!(approx(Fun::Rcp, 0, 3e38, 0.0).is_subnormal());
        assert_eq!(approx(Fun::Rcp, opt::FTZ, 3e38, 0.0), 0.0);
        assert_eq!(approx(Fun::Exp2, 0, -140.0, 0.0).to_bits(), 1 << 9);
        assert_eq!(approx(Fun::Exp2, opt::FTZ, -140.0, 0.0), 0.0);
        // Without `.full` a large divisor has no reciprocal.
        assert_eq!(approx(Fun::FDiv, 0, 3e38, 3e38), 0.0);
        assert_eq!(approx(Fun::FDiv, opt::FULL, 3e38, 3e38), 1.0);
        let root = approximate(Fun::RSqrt, 64, 0, 4f64.to_bits(), 0).unwrap();
        assert_eq!(f64::from_bits(root), 0.5);
    }
}
