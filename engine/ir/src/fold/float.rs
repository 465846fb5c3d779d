//! Floating-point arithmetic of the folder on bit patterns, exact and correctly rounded in every format.
//!
//! Rounding is to nearest, ties to even, which is what instructions without constraints do. The functions return `None` for types
//! that are no floats. Nothing here calls the host's mathematical library: results do not depend on the machine, so `sin` and its
//! kin are folded only at the few points where the value is exact (see `intrinsic.rs`).

use crate::ids::Type;
use crate::opcode::{FloatPred, Opcode};
use rustc_apfloat::{Category, Float, FloatConvert, Round, Status, ieee, ppc};

/// Evaluates `$e` with `$F` the software format of scalar type `$ty`.
macro_rules! with_format {
    ($ty:expr, $F:ident => $e:expr) => {
        match $ty {
            Type::HALF => Some({
                type $F = ieee::Half;
                $e
            }),
            Type::BFLOAT => Some({
                type $F = ieee::BFloat;
                $e
            }),
            Type::FLOAT => Some({
                type $F = ieee::Single;
                $e
            }),
            Type::DOUBLE => Some({
                type $F = ieee::Double;
                $e
            }),
            Type::X86_FP80 => Some({
                type $F = ieee::X87DoubleExtended;
                $e
            }),
            Type::FP128 => Some({
                type $F = ieee::Quad;
                $e
            }),
            Type::PPC_FP128 => Some({
                type $F = ppc::DoubleDouble;
                $e
            }),
            _ => None,
        }
    };
}

/// `a op b`.
pub fn binary(op: Opcode, ty: Type, a: u128, b: u128) -> Option<u128> {
    fn go<F: Float>(op: Opcode, lhs: u128, rhs: u128) -> Option<u128> {
        let (x, y) = (F::from_bits(lhs), F::from_bits(rhs));
        Some(
            match op {
                Opcode::FAdd => x + y,
                Opcode::FSub => x - y,
                Opcode::FMul => x * y,
                Opcode::FDiv => x / y,
                Opcode::FRem => x.c_fmod(y),
                _ => return None,
            }
            .value
            .to_bits(),
        )
    }
    with_format!(ty, F => go::<F>(op, a, b))?
}

/// How an operation of constants rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the nearest number, of two to the even one.
    Nearest,
    /// To the nearest number, of two to the one farther from zero.
    NearestAway,
    /// Towards infinity.
    Upward,
    /// Towards minus infinity.
    Downward,
    /// Towards zero.
    TowardZero,
}

impl Direction {
    /// The same as the software format has it.
    pub const fn round(self) -> Round {
        match self {
            Direction::Nearest => Round::NearestTiesToEven,
            Direction::NearestAway => Round::NearestTiesToAway,
            Direction::Upward => Round::TowardPositive,
            Direction::Downward => Round::TowardNegative,
            Direction::TowardZero => Round::TowardZero,
        }
    }
}

/// `a op b` rounded in a direction, and whether no exception is raised.
pub fn binary_rounded(op: Opcode, ty: Type, a: u128, b: u128, direction: Direction) -> Option<(u128, bool)> {
    fn go<F: Float>(op: Opcode, lhs: u128, rhs: u128, round: Round) -> Option<(u128, bool)> {
        let (x, y) = (F::from_bits(lhs), F::from_bits(rhs));
        let result = match op {
            Opcode::FAdd => x.add_r(y, round),
            Opcode::FSub => x.sub_r(y, round),
            Opcode::FMul => x.mul_r(y, round),
            Opcode::FDiv => x.div_r(y, round),
            Opcode::FRem => x.c_fmod(y),
            _ => return None,
        };
        Some((result.value.to_bits(), result.status == Status::OK))
    }
    with_format!(ty, F => go::<F>(op, a, b, direction.round()))?
}

/// `-a`.
pub fn neg(ty: Type, a: u128) -> Option<u128> {
    with_format!(ty, F => (-F::from_bits(a)).to_bits())
}
/// `fabs(a)`.
pub fn abs(ty: Type, a: u128) -> Option<u128> {
    with_format!(ty, F => F::from_bits(a).abs().to_bits())
}
/// `lhs` with the sign of `rhs`.
pub fn copysign(ty: Type, lhs: u128, rhs: u128) -> Option<u128> {
    with_format!(ty, F => F::from_bits(lhs).copy_sign(F::from_bits(rhs)).to_bits())
}
/// `lhs * rhs + c` with one rounding.
pub fn fma(ty: Type, lhs: u128, rhs: u128, c: u128) -> Option<u128> {
    with_format!(ty, F => F::from_bits(lhs).mul_add(F::from_bits(rhs), F::from_bits(c)).value.to_bits())
}
/// `lhs * rhs + c` rounded once in a direction.
pub fn fma_rounded(ty: Type, lhs: u128, rhs: u128, c: u128, direction: Direction) -> Option<u128> {
    with_format!(ty, F => {
        F::from_bits(lhs).mul_add_r(F::from_bits(rhs), F::from_bits(c), direction.round()).value.to_bits()
    })
}
/// `a` rounded to an integral value.
pub fn round(ty: Type, a: u128, rounding: Round) -> Option<u128> {
    with_format!(ty, F => F::from_bits(a).round_to_integral(rounding).value.to_bits())
}
/// `a * 2^n`.
pub fn ldexp(ty: Type, a: u128, n: i32) -> Option<u128> {
    with_format!(ty, F => {
        let x = F::from_bits(a);
        let r = x.scalbn(n);
        if x.is_signaling() { quiet::<F>(r).to_bits() } else { r.to_bits() }
    })
}
fn quiet<F: Float>(x: F) -> F {
    // Multiplication by one makes a signalling NaN quiet and keeps everything else.
    (x * F::from_u128(1).value).value
}
/// `a` with a signalling NaN made quiet.
pub fn canonicalize(ty: Type, a: u128) -> Option<u128> {
    with_format!(ty, F => quiet(F::from_bits(a)).to_bits())
}

/// Mantissa between 1/2 and 1 and exponent of `a`; infinities and NaN, which becomes quiet, have the exponent 0.
pub fn frexp(ty: Type, a: u128) -> Option<(u128, i32)> {
    with_format!(ty, F => {
        let x = F::from_bits(a);
        if x.is_finite() {
            let mut exponent = 0;
            let mantissa = x.frexp(&mut exponent);
            (mantissa.to_bits(), exponent)
        } else {
            (quiet(x).to_bits(), 0)
        }
    })
}

/// Whether `a` is the largest finite number, or the smallest.
pub fn is_largest(ty: Type, a: u128) -> Option<bool> {
    with_format!(ty, F => F::from_bits(a) == F::largest() || F::from_bits(a) == -F::largest())
}

/// Square root. Only of formats that the machine's correctly rounded `f32` and `f64` roots determine.
pub fn sqrt(ty: Type, a: u128) -> Option<u128> {
    match ty {
        Type::DOUBLE => {
            let x = f64::from_bits(a as u64);
            // The sign and payload of a NaN from the host would differ between machines.
            if x.is_nan() || x < 0.0 { nan_of(ty, a) } else { Some(x.sqrt().to_bits() as u128) }
        }
        Type::FLOAT => {
            let x = f32::from_bits(a as u32);
            if x.is_nan() || x < 0.0 { nan_of(ty, a) } else { Some(x.sqrt().to_bits() as u128) }
        }
        // 24 bits are enough to round twice: 2 * 11 + 2.
        Type::HALF | Type::BFLOAT => {
            let wide = convert(ty, Type::FLOAT, a)?;
            convert(Type::FLOAT, ty, sqrt(Type::FLOAT, wide)?)
        }
        _ => None,
    }
}
/// Square root of a `float` or `double`, rounded in a direction.
pub fn sqrt_rounded(ty: Type, a: u128, direction: Direction) -> Option<u128> {
    let near = sqrt(ty, a)?;
    // The square of a root has at most twice its digits: in the wider format it is exact.
    let wide = match ty {
        Type::FLOAT => Type::DOUBLE,
        Type::DOUBLE => Type::FP128,
        _ => return None,
    };
    let root = convert(ty, wide, near)?;
    let (square, a) = (binary(Opcode::FMul, wide, root, root)?, convert(ty, wide, a)?);
    // Roots are positive and normal where they are not exact, so that their neighbours have neighbouring patterns. A root is never
    // halfway between two numbers, so that both ways of rounding to the nearest agree.
    Some(match direction {
        Direction::Upward if compare(FloatPred::Olt, wide, square, a)? => near + 1,
        Direction::Downward | Direction::TowardZero if compare(FloatPred::Ogt, wide, square, a)? => near - 1,
        _ => near,
    })
}
fn nan_of(ty: Type, a: u128) -> Option<u128> {
    if classify(ty, a)?.nan { canonicalize(ty, a) } else { with_format!(ty, F => F::NAN.to_bits()) }
}

/// Minimum and maximum families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MinMax {
    /// A quiet NaN operand is ignored (`minnum`, `maxnum`, `minimumnum`, `maximumnum`).
    Num,
    /// A NaN operand is the result; -0 is less than +0 (`minimum`, `maximum`).
    Propagate,
}

/// Minimum (or maximum) of `a` and `b`; -0 counts as less than +0. `None` for signalling NaNs.
pub fn min_max(ty: Type, max: bool, kind: MinMax, a: u128, b: u128) -> Option<u128> {
    fn go<F: Float>(max: bool, kind: MinMax, lhs: u128, rhs: u128) -> Option<u128> {
        let (x, y) = (F::from_bits(lhs), F::from_bits(rhs));
        if x.is_signaling() || y.is_signaling() {
            return None;
        }
        let r = match (x.is_nan(), y.is_nan(), kind) {
            (true, _, MinMax::Propagate) | (_, true, MinMax::Num) => x,
            (_, true, MinMax::Propagate) | (true, _, MinMax::Num) => y,
            _ => {
                let less = if x.is_zero() && y.is_zero() { x.is_negative() } else { x < y };
                if less != max { x } else { y }
            }
        };
        Some(r.to_bits())
    }
    with_format!(ty, F => go::<F>(max, kind, a, b))?
}

/// Whether `lhs pred rhs` holds.
pub fn compare(pred: FloatPred, ty: Type, lhs: u128, rhs: u128) -> Option<bool> {
    let code = with_format!(ty, F => match F::from_bits(lhs).partial_cmp(&F::from_bits(rhs)) {
        Some(std::cmp::Ordering::Equal) => 1u8,
        Some(std::cmp::Ordering::Greater) => 2,
        Some(std::cmp::Ordering::Less) => 4,
        None => 8,
    })?;
    Some(pred as u8 & code != 0)
}

/// `a` of format `from` in format `to`.
pub fn convert(from: Type, to: Type, a: u128) -> Option<u128> {
    convert_rounded(from, to, a, Direction::Nearest)
}

/// `a` of format `from` in format `to`, rounded in a direction.
pub fn convert_rounded(from: Type, to: Type, a: u128, direction: Direction) -> Option<u128> {
    fn go<A: FloatConvert<B>, B: Float>(a: u128, round: Round) -> u128 {
        A::from_bits(a).convert_r(round, &mut false).value.to_bits()
    }
    let round = direction.round();
    macro_rules! to {
        ($A:ty) => {
            match to {
                Type::HALF => go::<$A, ieee::Half>(a, round),
                Type::BFLOAT => go::<$A, ieee::BFloat>(a, round),
                Type::FLOAT => go::<$A, ieee::Single>(a, round),
                Type::DOUBLE => go::<$A, ieee::Double>(a, round),
                Type::X86_FP80 => go::<$A, ieee::X87DoubleExtended>(a, round),
                Type::FP128 => go::<$A, ieee::Quad>(a, round),
                _ => return None,
            }
        };
    }
    Some(match from {
        Type::HALF => to!(ieee::Half),
        Type::BFLOAT => to!(ieee::BFloat),
        Type::FLOAT => to!(ieee::Single),
        Type::DOUBLE => to!(ieee::Double),
        Type::X86_FP80 => to!(ieee::X87DoubleExtended),
        Type::FP128 => to!(ieee::Quad),
        _ => return None,
    })
}

/// Whether `a` of format `from` is a number of format `to` too: it comes back when it is converted there and back.
pub fn converts_exactly(from: Type, to: Type, a: u128) -> bool {
    convert(from, to, a).and_then(|b| convert(to, from, b)) == Some(a)
}

/// `a` as an integer of `bits` <= 128 bits, rounded towards zero; `None` inside when it does not fit (poison).
pub fn to_int(ty: Type, signed: bool, bits: u32, a: u128) -> Option<Option<u128>> {
    with_format!(ty, F => {
        let x = F::from_bits(a);
        let (v, status) = if signed {
            let r = x.to_i128(bits as usize);
            (r.value as u128, r.status)
        } else {
            let r = x.to_u128(bits as usize);
            (r.value, r.status)
        };
        (!status.contains(Status::INVALID_OP)).then_some(v & (u128::MAX >> (128 - bits)))
    })
}

/// The same, saturating, NaN as zero.
pub fn to_int_sat(ty: Type, signed: bool, bits: u32, a: u128) -> Option<u128> {
    with_format!(ty, F => {
        let x = F::from_bits(a);
        let v = if signed { x.to_i128(bits as usize).value as u128 } else { x.to_u128(bits as usize).value };
        v & (u128::MAX >> (128 - bits))
    })
}

/// What `cvt` of the target makes of NaN, by the bits of the format and of the integer (signed or not): zero where both have fewer
/// than 64, else the highest bit alone. PTX ISA, `cvt`, float-to-integer conversions. Folding, the interpreters and selection ask
/// here, so that they cannot differ.
pub const fn target_nan_to_int(from_bits: u32, to_bits: u32) -> u64 {
    if from_bits == 64 || to_bits == 64 { 1 << (to_bits - 1) } else { 0 }
}

/// Integer `a`, sign- or zero-extended to 128 bits, in format `ty`.
pub fn from_int(ty: Type, signed: bool, a: u128) -> Option<u128> {
    from_int_rounded(ty, signed, a, Direction::Nearest)
}

/// The same, rounded in a direction.
pub fn from_int_rounded(ty: Type, signed: bool, a: u128, direction: Direction) -> Option<u128> {
    let round = direction.round();
    with_format!(ty, F => {
        let x = if signed { F::from_i128_r(a as i128, round) } else { F::from_u128_r(a, round) };
        x.value.to_bits()
    })
}

/// What kind of number a pattern is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    /// NaN.
    pub nan: bool,
    /// Signalling NaN.
    pub signaling: bool,
    /// Infinity of either sign.
    pub infinite: bool,
    /// Zero of either sign.
    pub zero: bool,
    /// Subnormal.
    pub denormal: bool,
    /// Sign bit.
    pub negative: bool,
}

/// Class of `a`.
pub fn classify(ty: Type, a: u128) -> Option<Class> {
    with_format!(ty, F => {
        let x = F::from_bits(a);
        Class {
            nan: x.category() == Category::NaN,
            signaling: x.is_signaling(),
            infinite: x.category() == Category::Infinity,
            zero: x.category() == Category::Zero,
            denormal: x.is_denormal(),
            negative: x.is_negative(),
        }
    })
}

/// The exact `1 / a` when it is a normal number of the format (division by `a` may become multiplication).
pub fn exact_inverse(ty: Type, a: u128) -> Option<u128> {
    with_format!(ty, F => F::from_bits(a).get_exact_inverse().map(|x| x.to_bits()))?
}

/// Bits of the integer `n` in format `ty`.
pub fn of_i64(ty: Type, n: i64) -> Option<u128> {
    from_int(ty, true, n as i128 as u128)
}

/// Bits of a NaN.
pub fn nan(ty: Type) -> Option<u128> {
    with_format!(ty, F => F::NAN.to_bits())
}

/// Bits of positive infinity.
pub fn infinity(ty: Type) -> Option<u128> {
    with_format!(ty, F => F::INFINITY.to_bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Patterns of both signs and all exponents, from a generator of numbers, and the special ones.
    fn patterns(bits: u32) -> Vec<u128> {
        let fraction = if bits == 32 { 23 } else { 52 };
        let infinity = ((1u128 << (bits - 1)) - 1) >> fraction << fraction;
        let mut all = vec![0, 1, 2, (1 << fraction) - 1, 1 << fraction, infinity - 1, infinity];
        let mut state = 1u64;
        for _ in 0..2000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            all.push((state >> (64 - bits)) as u128 & ((1 << (bits - 1)) - 1));
        }
        all.retain(|&x| x <= infinity);
        all.extend(all.clone().iter().map(|x| x | 1 << (bits - 1)));
        all
    }

    /// What is rounded up and down are neighbours around the exact result, or both are it; toward zero is the one nearer to zero.
    fn check_around(ty: Type, [down, up, zero]: [u128; 3], square: impl Fn(u128) -> Option<u128>, a: u128) {
        let wide = if ty == Type::FLOAT { Type::DOUBLE } else { Type::FP128 };
        let exact = convert(ty, wide, a).unwrap();
        let (low, high) = (square(down).unwrap(), square(up).unwrap());
        assert_eq!(zero, down, "{a:x}");
        assert!(up == down && low == exact || up == down + 1, "{a:x}: {down:x} {up:x}");
        assert!(compare(FloatPred::Ole, wide, low, exact).unwrap(), "{a:x}");
        assert!(compare(FloatPred::Oge, wide, high, exact).unwrap(), "{a:x}");
    }

    #[test]
    fn directed_roots_are_around_the_root() {
        for (ty, wide, bits) in [(Type::FLOAT, Type::DOUBLE, 32), (Type::DOUBLE, Type::FP128, 64)] {
            for a in patterns(bits) {
                let roots = [Direction::Downward, Direction::Upward, Direction::TowardZero]
                    .map(|d| sqrt_rounded(ty, a, d).unwrap());
                let class = classify(ty, a).unwrap();
                if class.negative && !class.zero {
                    assert!(roots.iter().all(|&r| classify(ty, r).unwrap().nan), "{a:x}");
                } else if class.zero || class.infinite {
                    assert_eq!(roots, [a; 3]);
                } else {
                    let square = |r| {
                        let r = convert(ty, wide, r)?;
                        binary(Opcode::FMul, wide, r, r)
                    };
                    check_around(ty, roots, square, a);
                }
            }
        }
    }

    #[test]
    fn products_of_floats_are_rounded_from_the_exact_ones() {
        let all = patterns(32);
        for (&x, &y) in all.iter().zip(all.iter().skip(7).step_by(3).cycle()) {
            // A product of two floats is exact in double precision unless it underflows there, which it cannot.
            let wide = |v| convert(Type::FLOAT, Type::DOUBLE, v).unwrap();
            let product = binary(Opcode::FMul, Type::DOUBLE, wide(x), wide(y)).unwrap();
            for d in [Direction::Downward, Direction::Upward, Direction::TowardZero, Direction::Nearest] {
                let want = convert_rounded(Type::DOUBLE, Type::FLOAT, product, d).unwrap();
                if classify(Type::FLOAT, want).unwrap().nan {
                    continue;
                }
                let got = binary_rounded(Opcode::FMul, Type::FLOAT, x, y, d).unwrap().0;
                assert_eq!(got, want, "{x:x} * {y:x} {d:?}");
                // The sign of an exact zero: that of the product, as adding a zero of this sign keeps it.
                let zero = want & 1 << 31;
                assert_eq!(fma_rounded(Type::FLOAT, x, y, zero, d).unwrap(), want, "{x:x} * {y:x} {d:?}");
            }
        }
    }

    #[test]
    fn double_and_float_agree_with_the_host() {
        let interesting = [
            0.0f64,
            -0.0,
            1.0,
            -1.5,
            0.1,
            3.0,
            1e308,
            -1e308,
            5e-324,
            2.2250738585072014e-308,
            f64::INFINITY,
            f64::NEG_INFINITY,
            1e16,
            123456789.125,
        ];
        for x in interesting {
            for y in interesting {
                for (op, want) in [
                    (Opcode::FAdd, x + y),
                    (Opcode::FSub, x - y),
                    (Opcode::FMul, x * y),
                    (Opcode::FDiv, x / y),
                    (Opcode::FRem, x % y),
                ] {
                    let got = f64::from_bits(
                        binary(op, Type::DOUBLE, x.to_bits() as u128, y.to_bits() as u128).unwrap() as u64,
                    );
                    assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(), "{x} {op:?} {y}: {got}");
                    let (u, v) = (x as f32, y as f32);
                    let want = match op {
                        Opcode::FAdd => u + v,
                        Opcode::FSub => u - v,
                        Opcode::FMul => u * v,
                        Opcode::FDiv => u / v,
                        _ => u % v,
                    };
                    let got = f32::from_bits(
                        binary(op, Type::FLOAT, u.to_bits() as u128, v.to_bits() as u128).unwrap() as u32,
                    );
                    assert!(got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan(), "{u} {op:?} {v}: {got}");
                }
                for &p in FloatPred::ALL {
                    let o = x.partial_cmp(&y).map_or(8, |o| [4, 1, 2][(o as i8 + 1) as usize]);
                    let got = compare(p, Type::DOUBLE, x.to_bits() as u128, y.to_bits() as u128);
                    assert_eq!(got, Some(p as u8 & o != 0));
                }
            }
        }
    }

    #[test]
    fn every_half_survives_conversion_and_square_root_is_rounded_once() {
        for h in 0..=0xffffu128 {
            let c = classify(Type::HALF, h).unwrap();
            if c.nan {
                continue;
            }
            assert!(converts_exactly(Type::HALF, Type::FLOAT, h));
            let x = half::f16::from_bits(h as u16);
            let root = sqrt(Type::HALF, h).unwrap();
            if x.to_f64() >= 0.0 {
                assert_eq!(root as u16, half::f16::from_f64(x.to_f64().sqrt()).to_bits(), "{x}");
            }
            let i = to_int(Type::HALF, true, 8, h).unwrap();
            let t = x.to_f64().trunc();
            assert_eq!(i, (-128.0..128.0).contains(&t).then_some(t as i8 as u8 as u128), "{x}");
            let sat = to_int_sat(Type::HALF, false, 8, h).unwrap();
            assert_eq!(sat, x.to_f64() as u8 as u128);
        }
    }

    #[test]
    fn minima_and_zeros() {
        let (z, nz, one, nan) = (0u128, 0x80000000, 0x3f800000, 0x7fc00000);
        let m = |max, kind, a, b| min_max(Type::FLOAT, max, kind, a, b).unwrap();
        assert_eq!(m(false, MinMax::Num, z, nz), nz);
        assert_eq!(m(true, MinMax::Propagate, nz, z), z);
        assert_eq!(m(false, MinMax::Num, nan, one), one);
        assert_eq!(m(false, MinMax::Propagate, one, nan), nan);
        assert_eq!(min_max(Type::FLOAT, false, MinMax::Num, 0x7f800001, one), None);
        assert_eq!(exact_inverse(Type::FLOAT, 0x40000000), Some(0x3f000000));
        assert_eq!(exact_inverse(Type::FLOAT, 0x40400000), None);
    }
}
