//! Division by constants: shifts for powers of two, else multiplication by a rounded-up reciprocal.
//!
//! The assembler divides by a call of some twenty instructions even where the divisor is known. Source: Granlund and
//! Montgomery, "Division by invariant integers using multiplication" (1994); Warren, "Hacker's Delight", chapter 10.

use super::Sel;
use crate::machine::*;
use warpc_ir::consts::{low_mask, sign_extend};

/// Reciprocal of an unsigned divisor: multiplier, bits to shift the upper half of the product, bits to shift the dividend
/// before, and whether the multiplier has one more bit on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unsigned {
    multiplier: u64,
    before: u32,
    after: u32,
    add: bool,
}

/// Reciprocal of `divisor` for dividends of `width` bits whose upper `zeros` bits are 0.
fn unsigned(divisor: u64, width: u32, zeros: u32) -> Unsigned {
    let digits = 64 - (divisor - 1).leading_zeros();
    let precision = width - zeros;
    let (mut low, mut high) = (
        (1u128 << (width + digits)) / divisor as u128,
        ((1u128 << (width + digits)) + (1u128 << (width + digits - precision))) / divisor as u128,
    );
    let mut after = digits;
    while low >> 1 < high >> 1 && after > 0 {
        (low, high) = (low >> 1, high >> 1);
        after -= 1;
    }
    // The least of the multipliers that do.
    let least = low + 1;
    if least < 1 << width {
        return Unsigned { multiplier: least as u64, before: 0, after, add: false };
    }
    let even = divisor.trailing_zeros();
    if even > 0 {
        let odd = unsigned(divisor >> even, width, zeros + even);
        return Unsigned { before: even, ..odd };
    }
    Unsigned { multiplier: (least - (1 << width)) as u64, before: 0, after, add: true }
}

/// Multiplier (as signed) and shift of the upper half of the product for a signed divisor whose magnitude is `divisor`.
fn signed(divisor: u64, width: u32) -> (i64, u32) {
    let digits = (64 - (divisor - 1).leading_zeros()).max(1);
    let (mut low, mut high) = (
        (1u128 << (width + digits - 1)) / divisor as u128,
        ((1u128 << (width + digits - 1)) + (1u128 << digits)) / divisor as u128,
    );
    let mut after = digits - 1;
    while low >> 1 < high >> 1 && after > 0 {
        (low, high) = (low >> 1, high >> 1);
        after -= 1;
    }
    (sign_extend(high as u64 & low_mask(width), width), after)
}

/// Inverse of odd `divisor` modulo 2^64.
fn inverse(divisor: u64) -> u64 {
    // Each step doubles the right bits; `divisor` itself has three.
    let mut x = divisor;
    for _ in 0..5 {
        x = x.wrapping_mul(2u64.wrapping_sub(divisor.wrapping_mul(x)));
    }
    x
}

/// What is divided and how.
#[derive(Clone, Copy)]
pub(super) struct Division {
    /// Whether the operands are signed.
    pub signed: bool,
    /// The remainder, not the quotient.
    pub remainder: bool,
    /// Nothing is left over.
    pub exact: bool,
    /// Upper bits of the dividend, in its container, that are known to be 0.
    pub zeros: u32,
}

impl Division {
    /// The same of numbers without a sign, where that is the same: neither the dividend nor what divides it is negative.
    fn without_sign(self, divisor: i64) -> Division {
        Division { signed: self.signed && (self.zeros == 0 || divisor <= 0), ..self }
    }
}

impl Sel<'_, '_, '_> {
    /// `dst = dividend / divisor` or `dividend % divisor` in a container of `container` bits, both extended to it. False for
    /// divisors that are left to the assembler.
    pub(super) fn divide_by(
        &mut self,
        how: Division,
        dst: VReg,
        dividend: Operand,
        divisor: i64,
        container: u32,
    ) -> bool {
        let how = how.without_sign(divisor);
        let is_less = how.zeros >= container || low_mask(container - how.zeros) < divisor as u64 & low_mask(container);
        if !how.signed && is_less && divisor != 0 {
            let b = PTy::bits_of(container);
            self.mov(b.class(), dst, if how.remainder { dividend } else { Operand::ZERO });
            return true;
        }
        let huge = container == 64 && !how.signed && divisor < 0 && divisor != i64::MIN;
        if divisor == 0 || !dividend.is_reg() || huge {
            return false;
        }
        if container == 16 {
            let (s, w) = if how.signed { (PTy::S16, PTy::S32) } else { (PTy::U16, PTy::U32) };
            let wide = self.new_cvt(w, s, Mods(0), dividend);
            let r = self.reg(Class::B32);
            let divisor = if how.signed { divisor } else { divisor & 0xffff };
            let zeros = if how.zeros > 0 || !how.signed { how.zeros + 16 } else { 0 };
            let done = self.divide_by(Division { zeros, ..how }, r, wide, divisor, 32);
            self.cvt(PTy::U16, PTy::U32, Mods(0), dst, Operand::reg(r));
            return done;
        }
        let magnitude = if how.signed { divisor.unsigned_abs() } else { divisor as u64 & low_mask(container) };
        let (s, u, b) = (PTy::signed(container), PTy::unsigned(container), PTy::bits_of(container));
        if magnitude == 1 {
            if how.remainder {
                self.mov(b.class(), dst, Operand::ZERO);
            } else if how.signed && divisor < 0 {
                self.un(Op::Neg, s, dst, dividend);
            } else {
                self.mov(b.class(), dst, dividend);
            }
            return true;
        }
        if magnitude.is_power_of_two() && how.signed && how.remainder {
            // Round towards zero to a multiple, and take what is left.
            let near = self.biased(dividend, magnitude, container);
            let m = self.imm(sign_extend((magnitude as i64).wrapping_neg() as u64 & low_mask(container), container));
            let multiple = self.new_bin(Op::And, b, near, m);
            self.bin(Op::Sub, s, dst, dividend, multiple);
            return true;
        }
        if how.remainder {
            if magnitude.is_power_of_two() {
                let m = self.imm(sign_extend(magnitude - 1, container));
                self.bin(Op::And, b, dst, dividend, m);
                return true;
            }
            let q = self.reg(b.class());
            // The sign of the divisor does not matter to the remainder.
            let by = if how.signed { magnitude as i64 } else { divisor };
            self.divide_by(Division { remainder: false, ..how }, q, dividend, by, container);
            let n = self.imm(sign_extend(by.wrapping_neg() as u64 & low_mask(container), container));
            self.emit(Op::MadLo, s, &[Operand::def(dst), Operand::reg(q), n, dividend]);
            return true;
        }
        if how.exact {
            let even = magnitude.trailing_zeros();
            let shifted = if even == 0 {
                dividend
            } else {
                self.new_bin(Op::Shr, if how.signed { s } else { u }, dividend, Operand::imm(even as i32))
            };
            let odd = if how.signed { (divisor >> even) as u64 } else { magnitude >> even };
            let m = self.imm(sign_extend(inverse(odd) & low_mask(container), container));
            self.bin(Op::MulLo, s, dst, shifted, m);
            return true;
        }
        if how.signed {
            self.signed_quotient(dst, dividend, divisor, container)
        } else {
            self.unsigned_quotient(dst, dividend, magnitude, container, how.zeros)
        }
        true
    }

    /// `dividend` plus `magnitude - 1` when it is negative.
    fn biased(&mut self, dividend: Operand, magnitude: u64, container: u32) -> Operand {
        let bits = magnitude.trailing_zeros();
        let (s, u) = (PTy::signed(container), PTy::unsigned(container));
        let sign =
            if bits == 1 { dividend } else { self.new_bin(Op::Shr, s, dividend, Operand::imm(container as i32 - 1)) };
        let bias = self.new_bin(Op::Shr, u, sign, Operand::imm((container - bits) as i32));
        self.new_bin(Op::Add, s, dividend, bias)
    }

    fn signed_quotient(&mut self, dst: VReg, dividend: Operand, divisor: i64, container: u32) {
        let (s, u) = (PTy::signed(container), PTy::unsigned(container));
        let magnitude = divisor.unsigned_abs();
        if magnitude.is_power_of_two() {
            let near = self.biased(dividend, magnitude, container);
            let n = Operand::imm(magnitude.trailing_zeros() as i32);
            if divisor > 0 {
                return self.bin(Op::Shr, s, dst, near, n);
            }
            let q = self.new_bin(Op::Shr, s, near, n);
            return self.un(Op::Neg, s, dst, q);
        }
        let (m, shift) = signed(magnitude, container);
        let o = self.imm(m);
        let mut q = self.new_bin(Op::MulHi, s, dividend, o);
        if m < 0 {
            q = self.new_bin(Op::Add, s, q, dividend);
        }
        let sign = self.new_bin(Op::Shr, u, dividend, Operand::imm(container as i32 - 1));
        let q = if shift == 0 { q } else { self.new_bin(Op::Shr, s, q, Operand::imm(shift as i32)) };
        if divisor > 0 {
            return self.bin(Op::Add, s, dst, q, sign);
        }
        let q = self.new_bin(Op::Add, s, q, sign);
        self.un(Op::Neg, s, dst, q);
    }

    fn unsigned_quotient(&mut self, dst: VReg, dividend: Operand, divisor: u64, container: u32, zeros: u32) {
        let (s, u) = (PTy::signed(container), PTy::unsigned(container));
        let shift = |n: u32| Operand::imm(n as i32);
        if divisor.is_power_of_two() {
            return self.bin(Op::Shr, u, dst, dividend, shift(divisor.trailing_zeros()));
        }
        let r = unsigned(divisor, container, zeros);
        let n = if r.before == 0 { dividend } else { self.new_bin(Op::Shr, u, dividend, shift(r.before)) };
        let m = self.imm(sign_extend(r.multiplier, container));
        if r.add {
            // The sum of product and dividend has a bit more than the register: half of it first.
            let t = self.new_bin(Op::MulHi, u, n, m);
            let rest = self.new_bin(Op::Sub, s, n, t);
            let half = self.new_bin(Op::Shr, u, rest, shift(1));
            let sum = self.new_bin(Op::Add, s, half, t);
            return self.bin(Op::Shr, u, dst, sum, shift(r.after - 1));
        }
        if r.after == 0 {
            return self.bin(Op::MulHi, u, dst, n, m);
        }
        let t = self.new_bin(Op::MulHi, u, n, m);
        self.bin(Op::Shr, u, dst, t, shift(r.after));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotient(dividend: u64, divisor: u64, width: u32, zeros: u32) -> u64 {
        let r = unsigned(divisor, width, zeros);
        let dividend = dividend >> r.before;
        let t = ((dividend as u128 * r.multiplier as u128) >> width) as u64;
        if r.add { ((dividend - t) / 2 + t) >> (r.after - 1) } else { t >> r.after }
    }
    fn signed_of(dividend: i64, divisor: i64, width: u32) -> i64 {
        let (m, shift) = signed(divisor.unsigned_abs(), width);
        let mut q = sign_extend(((dividend as i128 * m as i128) >> width) as u64 & low_mask(width), width);
        if m < 0 {
            q = sign_extend(q.wrapping_add(dividend) as u64 & low_mask(width), width);
        }
        let q = (q >> shift) + ((dividend as u64 >> 63) as i64);
        if divisor < 0 { -q } else { q }
    }

    #[test]
    fn reciprocals_divide() {
        let mut x = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = || {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            x
        };
        for w in [32u32, 64] {
            let mask = low_mask(w);
            for round in 0..20_000u64 {
                let d = if round < 2000 { round + 3 } else { next() >> (next() % 64) } & mask;
                if d < 3 || d.is_power_of_two() || d > 1 << 63 {
                    continue;
                }
                for n in [
                    0,
                    1,
                    d - 1,
                    d,
                    d + 1,
                    mask,
                    mask - 1,
                    next() & mask,
                    (mask / d) * d,
                    ((mask / d) * d).wrapping_sub(1),
                ] {
                    let n = n & mask;
                    assert_eq!(quotient(n, d, w, 0), n / d, "{n} / {d} in {w} bits");
                    let (sn, sd) = (sign_extend(n, w), sign_extend(d, w));
                    if sd.unsigned_abs() >= 3 && !sd.unsigned_abs().is_power_of_two() && !(w == 64 && sn == i64::MIN) {
                        assert_eq!(signed_of(sn, sd, w), sn / sd, "{sn} / {sd} in {w} bits");
                    }
                }
            }
        }
    }

    /// All dividends of few bits by all divisors, with any number of zeros above.
    #[test]
    fn reciprocals_divide_numbers_with_zeros_above() {
        let divisors = |largest: u64| (3..=largest).filter(|divisor| !divisor.is_power_of_two());
        for zeros in 0..8 {
            let largest = low_mask(8 - zeros);
            for divisor in divisors(largest) {
                for dividend in 0..=largest {
                    assert_eq!(quotient(dividend, divisor, 8, zeros), dividend / divisor, "{dividend} / {divisor}");
                }
            }
        }
        for zeros in [16, 20, 25] {
            let largest = low_mask(32 - zeros);
            for divisor in divisors(largest.min(700)) {
                for dividend in 0..=largest {
                    assert_eq!(quotient(dividend, divisor, 32, zeros), dividend / divisor, "{dividend} / {divisor}");
                }
            }
        }
    }

    /// Multiples of divisors and their neighbours, where quotients change.
    #[test]
    fn reciprocals_divide_large_numbers_with_zeros_above() {
        for width in [32u32, 64] {
            for round in 0..40_000u64 {
                let [one, other, third] = [0, 1, 2].map(|n| warpc_columns::random::mix(3 * round + n));
                let zeros = (one % u64::from(width - 2)) as u32;
                let largest = low_mask(width - zeros);
                let divisor = other >> (third % 64) & largest;
                if divisor < 3 || divisor.is_power_of_two() || divisor > 1 << 63 {
                    continue;
                }
                let multiple = third % (largest / divisor + 1).max(1) * divisor;
                let last = largest / divisor * divisor;
                for dividend in
                    [0, divisor - 1, divisor, multiple, multiple.wrapping_sub(1), last, last - 1, largest, one]
                {
                    let dividend = dividend & largest;
                    let found = quotient(dividend, divisor, width, zeros);
                    assert_eq!(found, dividend / divisor, "{dividend} / {divisor} in {width} bits, {zeros} zeros");
                }
            }
        }
    }

    #[test]
    fn inverses() {
        for d in [1u64, 3, 5, 7, 9, 0xffff_ffff, u64::MAX, 0x1234_5678_9abc_def1] {
            assert_eq!(d.wrapping_mul(inverse(d)), 1);
        }
    }
}
