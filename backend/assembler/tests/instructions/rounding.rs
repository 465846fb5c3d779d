//! The sequences of `macros/tables/reciprocal.txt` as functions of numbers: right in every mode though the special-function unit be off
//! by a unit in the last place of its result, either way.

/// Rounding modes: to nearest, toward zero, down, up.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mode {
    Nearest,
    Zero,
    Down,
    Up,
}
const MODES: [Mode; 4] = [Mode::Nearest, Mode::Zero, Mode::Down, Mode::Up];

/// A generator of numbers, the same everywhere.
struct Random(u64);
impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
    /// A mantissa of 52 bits: any, or near an end, or with few ones.
    fn mantissa(&mut self) -> u64 {
        let any = self.next() & ((1 << 52) - 1);
        match self.next() % 5 {
            0 => (1 << 52) - 1 - (any & 7),
            1 => any & 7,
            2 => any & 0xf_ffff_e000_0000,
            3 => any & self.next() & self.next(),
            _ => any,
        }
    }
}

/// What the unit gives of the high half of `operand`: `exact` of it to 20 bits, off by `off` units.
fn unit(operand: f64, off: i64, exact: fn(f64) -> f64) -> f64 {
    let high = f64::from_bits(operand.to_bits() & !0xffff_ffff);
    let result = (exact(high).to_bits() >> 32) as i64 + off;
    f64::from_bits((result as u64) << 32)
}

/// `base + change` in a mode; the change is less than a unit of the last place, and `base` the nearest already.
fn step(base: f64, change: f64, mode: Mode) -> f64 {
    let toward_zero = base.is_sign_positive() != (change > 0.0);
    match mode {
        _ if change == 0.0 => base,
        Mode::Nearest => base + change,
        Mode::Down if change < 0.0 => base.next_down(),
        Mode::Up if change > 0.0 => base.next_up(),
        Mode::Zero if toward_zero => f64::from_bits(base.to_bits() - 1),
        _ => base,
    }
}

/// The fast path of `.DDIV`.
fn divide(dividend: f64, divisor: f64, off: i64, mode: Mode) -> f64 {
    let guess = unit(divisor, off, |value| 1.0 / value);
    let error = (-divisor).mul_add(guess, 1.0);
    let error = error.mul_add(error, error);
    let reciprocal = guess.mul_add(error, guess);
    let error = (-divisor).mul_add(reciprocal, 1.0);
    let reciprocal = reciprocal.mul_add(error, reciprocal);
    let quotient = dividend * reciprocal;
    let rest = (-divisor).mul_add(quotient, dividend);
    let quotient = reciprocal.mul_add(rest, quotient);
    let rest = (-divisor).mul_add(quotient, dividend);
    let half = f64::from_bits((quotient.to_bits() & 0x7ff << 52) - (0x35 << 52));
    let factor = if (-divisor.abs()).mul_add(half, rest.abs()) > 0.0 { reciprocal + reciprocal } else { 0.0 };
    let quotient = factor.mul_add(rest, quotient);
    let rest = (-divisor).mul_add(quotient, dividend);
    match mode {
        Mode::Nearest => (reciprocal * 0.5).mul_add(rest, quotient),
        _ => step(quotient, reciprocal * 0.5 * rest, mode),
    }
}

/// `.DSQRT` of numbers that need no scale.
fn root(value: f64, off: i64, mode: Mode) -> f64 {
    let guess = unit(value, off, |value| 1.0 / value.sqrt());
    let error = (-value).mul_add(guess * guess, 1.0);
    let scale = error.mul_add(0.375, 0.5);
    let inverse = scale.mul_add(guess * error, guess);
    let half = inverse * 0.5;
    let mut root = value * inverse;
    for _ in 0..2 {
        root = (-root).mul_add(root, value).mul_add(half, root);
    }
    let rest = (-root).mul_add(root, value);
    match mode {
        Mode::Nearest => rest.mul_add(half, root),
        _ => step(root, rest * half, mode),
    }
}

/// The quotient as integers say it: digits, the first of those that go, and whether anything is left below.
fn quotient_of_integers(dividend: f64, divisor: f64, mode: Mode) -> f64 {
    let parts = |value: f64| {
        let bits = value.abs().to_bits();
        ((bits & ((1 << 52) - 1) | 1 << 52) as u128, (bits >> 52) as i64)
    };
    let ((above, first), (below, second)) = (parts(dividend), parts(divisor));
    let (digits, left) = ((above << 70) / below, (above << 70) % below);
    let gone = 128 - digits.leading_zeros() - 53;
    let half = digits >> (gone - 1) & 1 == 1;
    let rest = digits & ((1 << (gone - 1)) - 1) != 0 || left != 0;
    rounded(digits >> gone, first - second - 70 + gone as i64, half, rest, dividend * divisor < 0.0, mode)
}

fn rounded(digits: u128, exponent: i64, half: bool, rest: bool, negative: bool, mode: Mode) -> f64 {
    let up = match mode {
        Mode::Nearest => half && (rest || digits & 1 == 1),
        Mode::Zero => false,
        Mode::Down => negative && (half || rest),
        Mode::Up => !negative && (half || rest),
    };
    let size = (digits as u64 + up as u64) as f64 * 2f64.powi(exponent as i32);
    if negative { -size } else { size }
}

/// Whether `root` is the square root of `value` in a mode, said by squares of integers.
fn is_root(root: f64, value: f64, mode: Mode) -> bool {
    // value = number * 2^(2 * scale), with at least 106 digits before the point; root = digits * 2^scale.
    let bits = value.to_bits();
    let exponent = (bits >> 52) as i64 - 1023 - 52;
    let shift = if exponent & 1 == 0 { 52 } else { 53 };
    let number = ((bits & ((1 << 52) - 1) | 1 << 52) as u128) << shift;
    let scale = (exponent - shift) / 2;
    let digits = (root * 2f64.powi(-scale as i32)) as u128;
    if digits as f64 * 2f64.powi(scale as i32) != root {
        return false;
    }
    match mode {
        Mode::Zero | Mode::Down => digits * digits <= number && (digits + 1) * (digits + 1) > number,
        Mode::Up => digits * digits >= number && (digits - 1) * (digits - 1) < number,
        // (digits - 1/2)^2 < number < (digits + 1/2)^2
        Mode::Nearest => digits * digits - digits < number && number <= digits * digits + digits,
    }
}

#[test]
fn quotients_of_64_bits_are_right_though_the_unit_is_off() {
    let mut random = Random(1);
    for turn in 0..60_000u64 {
        let exponent = |random: &mut Random| (0x23d + random.next() % 0x385) << 52;
        let sign = random.next() & 1 << 63;
        let dividend = f64::from_bits(exponent(&mut random) | random.mantissa() | sign);
        let mut divisor = f64::from_bits(exponent(&mut random) | random.mantissa());
        if turn % 8 == 0 {
            // All ones: the reciprocal that is hardest to round.
            divisor = f64::from_bits(divisor.to_bits() | ((1 << 52) - 1));
        }
        for mode in MODES {
            let right = quotient_of_integers(dividend, divisor, mode);
            if mode == Mode::Nearest {
                assert_eq!(right, dividend / divisor);
            }
            for off in -1..=1 {
                let found = divide(dividend, divisor, off, mode);
                assert_eq!(found.to_bits(), right.to_bits(), "{dividend:e} / {divisor:e}, {mode:?}, {off}");
            }
        }
    }
}

#[test]
fn roots_of_64_bits_are_right_though_the_unit_is_off() {
    let mut random = Random(2);
    for turn in 0..60_000u64 {
        let mut value = f64::from_bits((0x0c0 + random.next() % 0x680) << 52 | random.mantissa());
        if turn % 3 == 0 {
            // Near the square of a number in the middle of two.
            let middle = (1 << 53 | (random.next() & ((1 << 53) - 1)) | 1) as u128;
            value = (middle * middle) as f64;
            value = f64::from_bits((value.to_bits() as i64 + random.next() as i64 % 3) as u64);
        }
        for mode in MODES {
            for off in -1..=1 {
                let found = root(value, off, mode);
                assert!(is_root(found, value, mode), "root of {value:e}, {mode:?}, {off}: {found:e}");
            }
        }
    }
}

#[test]
fn quotients_and_roots_of_32_bits_are_right_though_the_unit_is_off() {
    let mut random = Random(3);
    let single = |random: &mut Random| {
        let bits = random.next() as u32 & 0x7fff_ffff;
        let bits = if random.next().is_multiple_of(8) { bits & 0x807f_ffff } else { bits };
        let value = f32::from_bits(bits);
        if value.is_finite() && value != 0.0 { value } else { 1.0 }
    };
    for _ in 0..300_000u64 {
        let (dividend, divisor) = (single(&mut random), single(&mut random));
        for off in -1..=1 {
            let (above, below) = (dividend as f64, divisor as f64);
            let guess = unit(below, off, |value| 1.0 / value);
            let error = (-below).mul_add(guess, 1.0);
            let error = error.mul_add(error, error);
            let reciprocal = guess.mul_add(error, guess);
            let quotient = above * reciprocal;
            let quotient = (-below).mul_add(quotient, above).mul_add(reciprocal, quotient);
            assert_eq!((quotient as f32).to_bits(), (dividend / divisor).to_bits(), "{dividend:e} / {divisor:e}");
            // What directed rounding sees: on which side of the nearest number it lies, or that it is one.
            let nearest = quotient as f32 as f64;
            let side = |value: f64| (value > 0.0, value < 0.0);
            assert_eq!(side(quotient - nearest), side((-below).mul_add(nearest, above)), "{dividend:e} / {divisor:e}");
            let guess = unit(above, off, |value| 1.0 / value.sqrt());
            let error = (-above).mul_add(guess * guess, 1.0);
            let inverse = error.mul_add(0.375, 0.5).mul_add(guess * error, guess);
            let root = above * inverse;
            let root = (-root).mul_add(root, above).mul_add(inverse * 0.5, root);
            assert_eq!((root as f32).to_bits(), dividend.sqrt().to_bits(), "root of {dividend:e}");
            let nearest = root as f32 as f64;
            assert_eq!(side(root - nearest), side((-nearest).mul_add(nearest, above)), "root of {dividend:e}");
        }
    }
}
