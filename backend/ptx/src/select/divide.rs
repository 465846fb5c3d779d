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

/// Reciprocal of `d` for dividends of `width` bits whose upper `zeros` bits are 0.
fn unsigned(d: u64, width: u32, zeros: u32) -> Unsigned {
    let digits = 64 - (d - 1).leading_zeros();
    let precision = width - zeros;
    let (mut low, mut high) = (
        (1u128 << (width + digits)) / d as u128,
        ((1u128 << (width + digits)) + (1u128 << (width + digits - precision))) / d as u128,
    );
    let mut after = digits;
    while low >> 1 < high >> 1 && after > 0 {
        (low, high) = (low >> 1, high >> 1);
        after -= 1;
    }
    if high < 1 << width {
        return Unsigned { multiplier: high as u64, before: 0, after, add: false };
    }
    let even = d.trailing_zeros();
    if even > 0 {
        let odd = unsigned(d >> even, width, zeros + even);
        return Unsigned { before: even, ..odd };
    }
    Unsigned { multiplier: (high - (1 << width)) as u64, before: 0, after, add: true }
}

/// Multiplier (as signed) and shift of the upper half of the product for a signed divisor whose magnitude is `d`.
fn signed(d: u64, width: u32) -> (i64, u32) {
    let digits = (64 - (d - 1).leading_zeros()).max(1);
    let (mut low, mut high) = (
        (1u128 << (width + digits - 1)) / d as u128,
        ((1u128 << (width + digits - 1)) + (1u128 << digits)) / d as u128,
    );
    let mut after = digits - 1;
    while low >> 1 < high >> 1 && after > 0 {
        (low, high) = (low >> 1, high >> 1);
        after -= 1;
    }
    (sign_extend(high as u64 & low_mask(width), width), after)
}

/// Inverse of odd `d` modulo 2^64.
fn inverse(d: u64) -> u64 {
    // Each step doubles the right bits; `d` itself has three.
    let mut x = d;
    for _ in 0..5 {
        x = x.wrapping_mul(2u64.wrapping_sub(d.wrapping_mul(x)));
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
}

impl Sel<'_, '_, '_> {
    /// `d = a / k` or `a % k` in a container of `c` bits, both extended to it. False for divisors that are left to the
    /// assembler.
    pub(super) fn divide_by(&mut self, how: Division, d: VReg, a: Operand, k: i64, c: u32) -> bool {
        let huge = c == 64 && !how.signed && k < 0 && k != i64::MIN;
        if k == 0 || !a.is_reg() || huge {
            return false;
        }
        if c == 16 {
            let (s, w) = if how.signed { (PTy::S16, PTy::S32) } else { (PTy::U16, PTy::U32) };
            let wide = self.new_cvt(w, s, Mods(0), a);
            let r = self.reg(Class::B32);
            let k = if how.signed { k } else { k & 0xffff };
            let done = self.divide_by(how, r, wide, k, 32);
            self.cvt(PTy::U16, PTy::U32, Mods(0), d, Operand::reg(r));
            return done;
        }
        let magnitude = if how.signed { k.unsigned_abs() } else { k as u64 & low_mask(c) };
        let (s, u, b) = (PTy::signed(c), PTy::unsigned(c), PTy::bits_of(c));
        if magnitude == 1 {
            if how.remainder {
                self.mov(b.class(), d, Operand::ZERO);
            } else if how.signed && k < 0 {
                self.un(Op::Neg, s, d, a);
            } else {
                self.mov(b.class(), d, a);
            }
            return true;
        }
        if magnitude.is_power_of_two() && how.signed && how.remainder {
            // Round towards zero to a multiple, and take what is left.
            let near = self.biased(a, magnitude, c);
            let m = self.imm(sign_extend((magnitude as i64).wrapping_neg() as u64 & low_mask(c), c));
            let multiple = self.new_bin(Op::And, b, near, m);
            self.bin(Op::Sub, s, d, a, multiple);
            return true;
        }
        if how.remainder {
            if magnitude.is_power_of_two() {
                let m = self.imm(sign_extend(magnitude - 1, c));
                self.bin(Op::And, b, d, a, m);
                return true;
            }
            let q = self.reg(b.class());
            // The sign of the divisor does not matter to the remainder.
            let by = if how.signed { magnitude as i64 } else { k };
            self.divide_by(Division { remainder: false, ..how }, q, a, by, c);
            let n = self.imm(sign_extend(by.wrapping_neg() as u64 & low_mask(c), c));
            self.emit(Op::MadLo, s, &[Operand::def(d), Operand::reg(q), n, a]);
            return true;
        }
        if how.exact {
            let even = magnitude.trailing_zeros();
            let shifted = if even == 0 {
                a
            } else {
                self.new_bin(Op::Shr, if how.signed { s } else { u }, a, Operand::imm(even as i32))
            };
            let odd = if how.signed { (k >> even) as u64 } else { magnitude >> even };
            let m = self.imm(sign_extend(inverse(odd) & low_mask(c), c));
            self.bin(Op::MulLo, s, d, shifted, m);
            return true;
        }
        if how.signed {
            self.signed_quotient(d, a, k, c)
        } else {
            self.unsigned_quotient(d, a, magnitude, c)
        }
        true
    }

    /// `a` plus `magnitude - 1` when it is negative.
    fn biased(&mut self, a: Operand, magnitude: u64, c: u32) -> Operand {
        let bits = magnitude.trailing_zeros();
        let (s, u) = (PTy::signed(c), PTy::unsigned(c));
        let sign = if bits == 1 { a } else { self.new_bin(Op::Shr, s, a, Operand::imm(c as i32 - 1)) };
        let bias = self.new_bin(Op::Shr, u, sign, Operand::imm((c - bits) as i32));
        self.new_bin(Op::Add, s, a, bias)
    }

    fn signed_quotient(&mut self, d: VReg, a: Operand, k: i64, c: u32) {
        let (s, u) = (PTy::signed(c), PTy::unsigned(c));
        let magnitude = k.unsigned_abs();
        if magnitude.is_power_of_two() {
            let near = self.biased(a, magnitude, c);
            let n = Operand::imm(magnitude.trailing_zeros() as i32);
            if k > 0 {
                return self.bin(Op::Shr, s, d, near, n);
            }
            let q = self.new_bin(Op::Shr, s, near, n);
            return self.un(Op::Neg, s, d, q);
        }
        let (m, shift) = signed(magnitude, c);
        let o = self.imm(m);
        let mut q = self.new_bin(Op::MulHi, s, a, o);
        if m < 0 {
            q = self.new_bin(Op::Add, s, q, a);
        }
        let sign = self.new_bin(Op::Shr, u, a, Operand::imm(c as i32 - 1));
        let q = if shift == 0 { q } else { self.new_bin(Op::Shr, s, q, Operand::imm(shift as i32)) };
        if k > 0 {
            return self.bin(Op::Add, s, d, q, sign);
        }
        let q = self.new_bin(Op::Add, s, q, sign);
        self.un(Op::Neg, s, d, q);
    }

    fn unsigned_quotient(&mut self, d: VReg, a: Operand, k: u64, c: u32) {
        let (s, u) = (PTy::signed(c), PTy::unsigned(c));
        let shift = |n: u32| Operand::imm(n as i32);
        if k.is_power_of_two() {
            return self.bin(Op::Shr, u, d, a, shift(k.trailing_zeros()));
        }
        let r = unsigned(k, c, 0);
        let n = if r.before == 0 { a } else { self.new_bin(Op::Shr, u, a, shift(r.before)) };
        let m = self.imm(sign_extend(r.multiplier, c));
        if r.add {
            // The sum of product and dividend has a bit more than the register: half of it first.
            let t = self.new_bin(Op::MulHi, u, n, m);
            let rest = self.new_bin(Op::Sub, s, n, t);
            let half = self.new_bin(Op::Shr, u, rest, shift(1));
            let sum = self.new_bin(Op::Add, s, half, t);
            return self.bin(Op::Shr, u, d, sum, shift(r.after - 1));
        }
        if r.after == 0 {
            return self.bin(Op::MulHi, u, d, n, m);
        }
        let t = self.new_bin(Op::MulHi, u, n, m);
        self.bin(Op::Shr, u, d, t, shift(r.after));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quotient(n: u64, d: u64, w: u32) -> u64 {
        let r = unsigned(d, w, 0);
        let n = n >> r.before;
        let t = ((n as u128 * r.multiplier as u128) >> w) as u64;
        if r.add { ((n - t) / 2 + t) >> (r.after - 1) } else { t >> r.after }
    }
    fn signed_of(n: i64, d: i64, w: u32) -> i64 {
        let (m, shift) = signed(d.unsigned_abs(), w);
        let mut q = sign_extend(((n as i128 * m as i128) >> w) as u64 & low_mask(w), w);
        if m < 0 {
            q = sign_extend(q.wrapping_add(n) as u64 & low_mask(w), w);
        }
        let q = (q >> shift) + ((n as u64 >> 63) as i64);
        if d < 0 { -q } else { q }
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
                    assert_eq!(quotient(n, d, w), n / d, "{n} / {d} in {w} bits");
                    let (sn, sd) = (sign_extend(n, w), sign_extend(d, w));
                    if sd.unsigned_abs() >= 3 && !sd.unsigned_abs().is_power_of_two() && !(w == 64 && sn == i64::MIN) {
                        assert_eq!(signed_of(sn, sd, w), sn / sd, "{sn} / {sd} in {w} bits");
                    }
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
