//! Intervals of integers of more than 128 bits: what really computes with their ends. Where an end has no
//! [code](crate::number) the answer is wider: everything, at worst.

use super::super::number::{self, PLAIN};
use super::{Interval, Prefer, is_neg, signed_max, signed_min};
use warpc_analysis::known_bits::bits::mask;
use warpc_ir::fold::int;
use warpc_ir::opcode::{Opcode, flags};

impl Interval {
    fn of_ends(bits: u32, lo: Option<u128>, hi: Option<u128>) -> Interval {
        match (lo, hi) {
            (Some(lo), Some(hi)) => Interval::new(bits, lo, hi),
            _ => Interval::full(bits),
        }
    }
    /// Zero-extended to `bits` > 128 bits; not empty.
    pub(super) fn wide_zext(self, bits: u32) -> Interval {
        let end = if bits > self.bits { number::power(bits, self.bits) } else { 0 };
        if self.is_full() || self.is_upper_wrapped() {
            let lo = if self.hi == 0 { number::zext(self.lo, self.bits, bits).unwrap_or(0) } else { 0 };
            return Interval::new(bits, lo, end);
        }
        let lo = number::zext(self.lo, self.bits, bits).unwrap_or(0);
        Interval::new(bits, lo, number::zext(self.hi, self.bits, bits).unwrap_or(end))
    }
    /// Sign-extended to `bits` > 128 bits.
    pub(super) fn wide_sext(self, bits: u32) -> Interval {
        if self.is_empty() {
            return Interval::empty(bits);
        }
        let least = number::sext(signed_min(self.bits), self.bits, bits);
        let end = number::zext(signed_min(self.bits), self.bits, bits);
        if self.hi == signed_min(self.bits) {
            return Interval::of_ends(bits, number::sext(self.lo, self.bits, bits), end);
        }
        if self.is_full() || self.is_sign_wrapped() {
            return Interval::of_ends(bits, least, end);
        }
        Interval::of_ends(bits, number::sext(self.lo, self.bits, bits), number::sext(self.hi, self.bits, bits))
    }
    /// Low bits of the numbers; neither empty nor full.
    pub(super) fn wide_trunc(self, bits: u32) -> Interval {
        let Some(size) = number::sub(self.bits, self.hi, self.lo) else { return Interval::full(bits) };
        if number::active_bits(size, self.bits) > bits {
            return Interval::full(bits);
        }
        Interval::of_ends(bits, number::zext(self.lo, self.bits, bits), number::zext(self.hi, self.bits, bits))
    }
    /// Whether the numbers of both, put one after the other, go once around.
    fn sizes_wrap(self, other: Interval) -> bool {
        let sizes = [self, other].map(|v| number::sub(v.bits, v.hi, v.lo));
        let [Some(one), Some(two)] = sizes else { return true };
        number::wide_no_wrap(Opcode::Add, false, self.bits, one, two).is_none()
    }
    /// Sums; neither is empty nor full.
    pub(super) fn wide_add(self, other: Interval) -> Interval {
        let bits = self.bits;
        if self.sizes_wrap(other) {
            return Interval::full(bits);
        }
        let hi = number::add(bits, self.hi, other.hi).map(|end| end.wrapping_sub(1));
        Interval::of_ends(bits, number::add(bits, self.lo, other.lo), hi)
    }
    /// Differences; neither is empty nor full.
    pub(super) fn wide_sub(self, other: Interval) -> Interval {
        let bits = self.bits;
        if self.sizes_wrap(other) {
            return Interval::full(bits);
        }
        let lo = number::sub(bits, self.lo, other.hi).map(|end| end.wrapping_add(1));
        Interval::of_ends(bits, lo, number::sub(bits, self.hi, other.lo))
    }
    /// Sums that stay at the largest or smallest number rather than wrap. What has no code may be any sum.
    pub(super) fn wide_add_sat(self, other: Interval, signed: bool) -> Interval {
        let bits = self.bits;
        let sum = |a: u128, b: u128| {
            let total = number::add(bits, a, b)?;
            let limit = match (signed, is_neg(a, bits)) {
                (false, _) => mask(bits),
                (true, true) => signed_min(bits),
                (true, false) => signed_max(bits),
            };
            Some(number::wide_no_wrap(Opcode::Add, signed, bits, a, b).map_or(limit, |_| total))
        };
        let ends = if signed {
            [sum(self.smin(), other.smin()), sum(self.smax(), other.smax())]
        } else {
            [sum(self.umin(), other.umin()), sum(self.umax(), other.umax())]
        };
        Interval::of_ends(bits, ends[0], ends[1].map(|end| end.wrapping_add(1)))
    }
    /// Quotients by numbers that are at least `least`, which is not zero.
    pub(super) fn wide_udiv(self, other: Interval, least: u128) -> Interval {
        let (bits, first) = (self.bits, number::udiv(self.bits, self.umin(), other.umax()));
        let (last, least) = (number::limbs(self.umax(), bits), number::limbs(least, bits));
        let last = int::binary_wide(Opcode::UDiv, 0, bits, &last, &least);
        match last.and_then(|last| number::at_least(&last, bits)) {
            Some(last) => Interval::new(bits, first.unwrap_or(0), last.wrapping_add(1)),
            None => Interval::full(bits),
        }
    }
    /// Products of unsigned or signed numbers; everything if one wraps.
    pub(super) fn wide_mul(self, other: Interval, signed: bool) -> Interval {
        let bits = self.bits;
        let product = |a: u128, b: u128| number::wide_no_wrap(Opcode::Mul, signed, bits, a, b);
        if !signed {
            let [a, b] = [self, other].map(|v| number::limbs(v.umax(), bits));
            let last = int::binary_wide(Opcode::Mul, flags::NUW, bits, &a, &b);
            let Some(last) = last.and_then(|last| number::at_least(&last, bits)) else { return Interval::full(bits) };
            let first = product(self.umin(), other.umin()).unwrap_or(0);
            return Interval::new(bits, first, last.wrapping_add(1));
        }
        let mut ends: Option<(u128, u128)> = None;
        for a in [self.smin(), self.smax()] {
            for b in [other.smin(), other.smax()] {
                let Some(x) = product(a, b) else { return Interval::full(bits) };
                ends = Some(match ends {
                    None => (x, x),
                    Some((least, most)) => {
                        let least = if super::slt(x, least, bits) { x } else { least };
                        (least, if super::slt(most, x, bits) { x } else { most })
                    }
                });
            }
        }
        ends.map_or(Interval::full(bits), |(least, most)| Interval::new(bits, least, most.wrapping_add(1)))
    }
    /// Numbers that any of it can be multiplied by without signed wrap: those in between the quotients of the smallest and of the
    /// largest number.
    pub(in super::super) fn wide_mul_nsw_region(self) -> Interval {
        debug_assert!(self.bits > PLAIN);
        let bits = self.bits;
        let one = |v: u128| -> Option<Interval> {
            if v == 0 {
                return Some(Interval::full(bits));
            }
            let (least, most) = (signed_min(bits), signed_max(bits));
            if v == mask(bits) {
                return Some(Interval::new(bits, least.wrapping_add(1), least));
            }
            let quotient = |end: u128| {
                let (end, by) = (number::limbs(end, bits), number::limbs(v, bits));
                // Rounded to zero, which is inwards.
                number::of_limbs(&int::binary_wide(Opcode::SDiv, 0, bits, &end, &by)?, bits)
            };
            let (lo, hi) = if is_neg(v, bits) { (most, least) } else { (least, most) };
            Some(Interval::new(bits, quotient(lo)?, quotient(hi)?.wrapping_add(1)))
        };
        // A product with a number of the bits that are left has its sign.
        let always = match bits.saturating_sub(self.min_signed_bits() + 1) {
            0 => Interval::new(bits, 0, 2),
            room => Interval::signed_below(bits, room),
        };
        match self.as_single() {
            Some(v) => one(v).unwrap_or(always),
            None => match (one(self.smin()), one(self.smax())) {
                (Some(a), Some(b)) => a.intersect(b, Prefer::Smallest),
                _ => always,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::fold::int::Limbs;

    const BITS: u32 = 200;

    fn ends() -> Vec<u128> {
        let p = |k| number::power(BITS, k);
        let mut all =
            vec![0, 1, 2, 100, 1 << 64, p(128), p(128) + 5, p(150), signed_max(BITS), signed_min(BITS), mask(BITS)];
        all.extend([mask(BITS) - 7, number::sub(BITS, 0, p(128)).unwrap(), number::sub(BITS, 3, 1 << 64).unwrap()]);
        all
    }
    /// A few numbers of an interval: its ends, and what is near them.
    fn samples(v: Interval) -> Vec<u128> {
        let near = |x: u128| [x, x.wrapping_add(1), x.wrapping_add(2), x.wrapping_sub(1), x.wrapping_sub(2)];
        [v.lo, v.hi].into_iter().flat_map(near).filter(|&x| v.contains(x)).collect()
    }
    fn intervals() -> Vec<Interval> {
        let mut all = Vec::new();
        for &lo in &ends() {
            all.extend(ends().iter().filter(|&&hi| hi != lo).map(|&hi| Interval::new(BITS, lo, hi)));
        }
        all.push(Interval::full(BITS));
        all
    }
    fn exact(op: Opcode, a: u128, b: u128) -> Option<Limbs> {
        int::binary_wide(op, 0, BITS, &number::limbs(a, BITS), &number::limbs(b, BITS))
    }

    #[test]
    fn results_hold_all_results() {
        let all = intervals();
        for (k, &a) in all.iter().enumerate() {
            for &b in all.iter().skip(k % 31).step_by(31) {
                let results = [
                    (Opcode::Add, a.add(b)),
                    (Opcode::Sub, a.sub(b)),
                    (Opcode::Mul, a.mul(b)),
                    (Opcode::UDiv, a.udiv(b)),
                    (Opcode::URem, a.urem(b)),
                ];
                for x in samples(a) {
                    for y in samples(b) {
                        for (op, r) in results {
                            let Some(v) = exact(op, x, y).and_then(|v| number::encode(&v, BITS)) else { continue };
                            assert!(r.contains(v), "{a} {op:?} {b} = {r} without {x:x} op {y:x} = {v:x}");
                        }
                        let sum = exact(Opcode::Add, x, y).and_then(|v| number::encode(&v, BITS));
                        for signed in [false, true] {
                            let fits = number::wide_no_wrap(Opcode::Add, signed, BITS, x, y).is_some();
                            let r = a.add_no_wrap(b, !signed, signed, Prefer::Unsigned);
                            assert!(!fits || sum.is_none_or(|v| r.contains(v)), "{a} + {b} = {r}");
                            let region = if signed { b.add_nsw_region() } else { b.add_nuw_region() };
                            let flag = if signed { flags::NSW } else { flags::NUW };
                            let (p, q) = (number::limbs(x, BITS), number::limbs(y, BITS));
                            let free = int::binary_wide(Opcode::Add, flag, BITS, &p, &q).is_some();
                            assert!(!region.contains(x) || free, "{x:x} in {region} of {b}, {y:x}");
                            let region = if signed { b.mul_nsw_region() } else { b.mul_nuw_region() };
                            let flag = if signed { flags::NSW } else { flags::NUW };
                            let (p, q) = (number::limbs(x, BITS), number::limbs(y, BITS));
                            let free = int::binary_wide(Opcode::Mul, flag, BITS, &p, &q).is_some();
                            assert!(!region.contains(x) || free, "{x:x} in {region} of {b}, {y:x}");
                        }
                    }
                }
            }
        }
    }
    #[test]
    fn conversions_hold_all_results() {
        for a in intervals() {
            for x in samples(a) {
                for to in [64, 128, 150, 256] {
                    let v = number::limbs(x, BITS);
                    let (zext, sext) = (int::zext(&v, to), int::sext(&v, BITS, to));
                    let (zext, sext) = (number::of_limbs(&zext, to), number::of_limbs(&sext, to));
                    assert!(zext.is_none_or(|v| a.zext_or_trunc(to).contains(v)), "zext {a} to {to}");
                    assert!(sext.is_none_or(|v| a.sext_or_trunc(to).contains(v)), "sext {a} to {to}");
                }
            }
        }
        let narrow = Interval::new(64, 5, 10);
        assert_eq!(narrow.zext(256).to_string(), "[5,10)");
        assert_eq!(Interval::full(32).sext(512).to_string(), "[-2147483648,2147483648)");
        assert_eq!(Interval::full(128).zext(130).to_string(), "[0,340282366920938463463374607431768211456)");
    }
}
