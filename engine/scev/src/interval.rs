//! Intervals of integers modulo a power of two, `[lo, hi)`, which may wrap: the ranges of expressions.
//!
//! `lo == hi` is the full set when both are the largest number and the empty one when both are zero, as in LLVM's
//! `ConstantRange`, whose choices among several right answers are also made here: tests compare printed ranges.

use super::number::{self, PLAIN};
use warpc_analysis::known_bits::bits::{mask, sext};

/// An interval of integers of `bits` bits; its ends are [numbers](super::number).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interval {
    /// First number.
    pub lo: u128,
    /// One past the last, modulo the width.
    pub hi: u128,
    /// Width.
    pub bits: u32,
}

/// Which of two intervals to prefer where neither holds the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefer {
    /// The smaller one.
    Smallest,
    /// The one that does not wrap as unsigned numbers.
    Unsigned,
    /// The one that does not wrap as signed numbers.
    Signed,
}

/// Smallest signed number of a width.
#[inline]
pub const fn signed_min(bits: u32) -> u128 {
    number::power(bits, bits - 1)
}
/// Largest signed number of a width.
#[inline]
pub const fn signed_max(bits: u32) -> u128 {
    signed_min(bits) - 1
}
/// Whether the sign bit is set.
#[inline]
pub const fn is_neg(value: u128, bits: u32) -> bool {
    if bits <= PLAIN { value & signed_min(bits) != 0 } else { value >= signed_min(bits) }
}
/// Signed less-than.
#[inline]
pub fn slt(lhs: u128, rhs: u128, bits: u32) -> bool {
    if bits > PLAIN {
        let (negative, other) = (is_neg(lhs, bits), is_neg(rhs, bits));
        return if negative != other { negative } else { lhs < rhs };
    }
    (lhs ^ signed_min(bits)) < (rhs ^ signed_min(bits))
}
/// Number of bits up to the highest one set, of a plain number.
#[inline]
pub const fn active_bits(value: u128) -> u32 {
    128 - value.leading_zeros()
}
/// Bits a signed number needs, its sign included.
pub fn significant_bits(value: u128, bits: u32) -> u32 {
    if bits > PLAIN {
        let magnitude = if is_neg(value, bits) { !value } else { value };
        // The complement of a code is that of the number: both ends of the order are mirrored.
        return number::active_bits(magnitude, bits) + 1;
    }
    let s = sext(value, bits);
    129 - if s < 0 { (!s).leading_zeros() } else { s.leading_zeros() }
}

#[allow(clippy::should_implement_trait)] // an operator would hide that results are only bounds
impl Interval {
    /// All numbers.
    pub const fn full(bits: u32) -> Interval {
        Interval { lo: mask(bits), hi: mask(bits), bits }
    }
    /// No number.
    pub const fn empty(bits: u32) -> Interval {
        Interval { lo: 0, hi: 0, bits }
    }
    /// One number.
    pub const fn single(bits: u32, value: u128) -> Interval {
        Interval { lo: value & mask(bits), hi: value.wrapping_add(1) & mask(bits), bits }
    }
    /// `[lo, hi)`; all numbers when they are equal.
    pub const fn new(bits: u32, lo: u128, hi: u128) -> Interval {
        let (lo, hi) = (lo & mask(bits), hi & mask(bits));
        if lo == hi { Interval::full(bits) } else { Interval { lo, hi, bits } }
    }
    /// Whether it is everything.
    pub fn is_full(self) -> bool {
        self.lo == self.hi && self.lo == mask(self.bits)
    }
    /// Whether it is nothing.
    pub fn is_empty(self) -> bool {
        self.lo == self.hi && self.lo == 0
    }
    /// Whether it passes from the largest unsigned number to zero.
    pub fn is_wrapped(self) -> bool {
        self.lo > self.hi && self.hi != 0
    }
    /// The same, with an end just there counted.
    pub fn is_upper_wrapped(self) -> bool {
        self.lo > self.hi
    }
    /// Whether it passes from the largest signed number to the smallest.
    pub fn is_sign_wrapped(self) -> bool {
        self.is_upper_sign_wrapped() && self.hi != signed_min(self.bits)
    }
    /// The same, with an end just there counted.
    pub fn is_upper_sign_wrapped(self) -> bool {
        slt(self.hi, self.lo, self.bits)
    }
    /// The only number.
    pub fn as_single(self) -> Option<u128> {
        (self.hi == self.lo.wrapping_add(1) & mask(self.bits) && !self.is_full()).then_some(self.lo)
    }
    /// The only number that is not in.
    pub fn as_single_missing(self) -> Option<u128> {
        (self.lo == self.hi.wrapping_add(1) & mask(self.bits) && !self.is_empty() && !self.is_full()).then_some(self.hi)
    }
    /// Largest unsigned number.
    pub fn umax(self) -> u128 {
        if self.is_full() || self.is_upper_wrapped() {
            mask(self.bits)
        } else {
            self.hi.wrapping_sub(1) & mask(self.bits)
        }
    }
    /// Smallest unsigned number.
    pub fn umin(self) -> u128 {
        if self.is_full() || self.is_wrapped() { 0 } else { self.lo }
    }
    /// Largest signed number, as bits.
    pub fn smax(self) -> u128 {
        if self.is_full() || self.is_upper_sign_wrapped() {
            signed_max(self.bits)
        } else {
            self.hi.wrapping_sub(1) & mask(self.bits)
        }
    }
    /// Smallest signed number, as bits.
    pub fn smin(self) -> u128 {
        if self.is_full() || self.is_sign_wrapped() { signed_min(self.bits) } else { self.lo }
    }
    /// Bits that every number fits in as signed.
    pub fn min_signed_bits(self) -> u32 {
        if self.is_empty() {
            return 0;
        }
        significant_bits(self.smin(), self.bits).max(significant_bits(self.smax(), self.bits))
    }
    /// Whether `value` is in.
    pub fn contains(self, value: u128) -> bool {
        if self.lo == self.hi {
            return self.is_full();
        }
        if self.is_upper_wrapped() { self.lo <= value || value < self.hi } else { self.lo <= value && value < self.hi }
    }
    /// Whether all of `other` is in.
    pub fn contains_all(self, other: Interval) -> bool {
        if self.is_full() || other.is_empty() {
            return true;
        }
        if self.is_empty() || other.is_full() {
            return false;
        }
        match (self.is_upper_wrapped(), other.is_upper_wrapped()) {
            (false, true) => false,
            (true, false) => other.hi <= self.hi || self.lo <= other.lo,
            _ => self.lo <= other.lo && other.hi <= self.hi,
        }
    }
    /// What is not in.
    pub fn inverse(self) -> Interval {
        if self.is_full() {
            Interval::empty(self.bits)
        } else if self.is_empty() {
            Interval::full(self.bits)
        } else {
            Interval { lo: self.hi, hi: self.lo, bits: self.bits }
        }
    }
    pub(super) fn size(self) -> u128 {
        self.hi.wrapping_sub(self.lo) & mask(self.bits)
    }
    fn is_smaller_than(self, other: Interval) -> bool {
        !self.is_full() && (other.is_full() || self.size() < other.size())
    }
    fn preferred(lhs: Interval, rhs: Interval, prefer: Prefer) -> Interval {
        let (wa, wb) = match prefer {
            Prefer::Unsigned => (lhs.is_wrapped(), rhs.is_wrapped()),
            Prefer::Signed => (lhs.is_sign_wrapped(), rhs.is_sign_wrapped()),
            Prefer::Smallest => (false, false),
        };
        match (wa, wb) {
            (false, true) => lhs,
            (true, false) => rhs,
            _ if lhs.is_smaller_than(rhs) => lhs,
            _ => rhs,
        }
    }
    pub(super) const fn raw(self, lo: u128, hi: u128) -> Interval {
        Interval { lo, hi, bits: self.bits }
    }
    /// An interval with all numbers of both; exact where that is an interval.
    pub fn intersect(self, other: Interval, prefer: Prefer) -> Interval {
        if self.is_empty() || other.is_full() {
            return self;
        }
        if other.is_empty() || self.is_full() {
            return other;
        }
        let none = Interval::empty(self.bits);
        match (self.is_upper_wrapped(), other.is_upper_wrapped()) {
            (false, true) => other.intersect(self, prefer),
            (false, false) => {
                let (lo, hi) = (self.lo.max(other.lo), self.hi.min(other.hi));
                if lo < hi { self.raw(lo, hi) } else { none }
            }
            (true, false) => {
                if other.lo < self.hi {
                    if other.hi < self.hi {
                        other
                    } else if other.hi <= self.lo {
                        self.raw(other.lo, self.hi)
                    } else {
                        Interval::preferred(self, other, prefer)
                    }
                } else if other.lo < self.lo {
                    if other.hi <= self.lo { none } else { self.raw(self.lo, other.hi) }
                } else {
                    other
                }
            }
            (true, true) => {
                let two_parts = if other.hi < self.hi { other.lo < self.hi } else { other.hi > self.lo };
                if two_parts {
                    Interval::preferred(self, other, prefer)
                } else {
                    self.raw(self.lo.max(other.lo), self.hi.min(other.hi))
                }
            }
        }
    }
    /// An interval with all numbers of either.
    pub fn union(self, other: Interval, prefer: Prefer) -> Interval {
        if self.is_full() || other.is_empty() {
            return self;
        }
        if other.is_full() || self.is_empty() {
            return other;
        }
        let last = |v: Interval| v.hi.wrapping_sub(1) & mask(v.bits);
        match (self.is_upper_wrapped(), other.is_upper_wrapped()) {
            (false, true) => other.union(self, prefer),
            (false, false) => {
                if other.hi < self.lo || self.hi < other.lo {
                    return Interval::preferred(self.raw(self.lo, other.hi), self.raw(other.lo, self.hi), prefer);
                }
                let lo = self.lo.min(other.lo);
                let hi = if last(other) > last(self) { other.hi } else { self.hi };
                Interval::new(self.bits, lo, hi)
            }
            (true, false) => {
                if other.hi <= self.hi || other.lo >= self.lo {
                    self
                } else if other.lo <= self.hi && self.lo <= other.hi {
                    Interval::full(self.bits)
                } else if self.hi < other.lo && other.hi < self.lo {
                    Interval::preferred(self.raw(self.lo, other.hi), self.raw(other.lo, self.hi), prefer)
                } else if self.hi < other.lo && self.lo <= other.hi {
                    self.raw(other.lo, self.hi)
                } else {
                    self.raw(self.lo, other.hi)
                }
            }
            (true, true) => {
                if other.lo <= self.hi || self.lo <= other.hi {
                    Interval::full(self.bits)
                } else {
                    self.raw(self.lo.min(other.lo), self.hi.max(other.hi))
                }
            }
        }
    }
    /// A superset of the numbers in this interval that are not in `other`.
    pub fn difference(self, other: Interval) -> Interval {
        self.intersect(other.inverse(), Prefer::Smallest)
    }
    /// Zero-extended.
    pub fn zext(self, bits: u32) -> Interval {
        if self.is_empty() {
            return Interval::empty(bits);
        }
        if bits > PLAIN {
            return self.wide_zext(bits);
        }
        if self.is_full() || self.is_upper_wrapped() {
            let lo = if self.hi == 0 { self.lo } else { 0 };
            return Interval { lo, hi: 1 << self.bits, bits };
        }
        Interval { bits, ..self }
    }
    /// Sign-extended.
    pub fn sext(self, bits: u32) -> Interval {
        if bits > PLAIN {
            return self.wide_sext(bits);
        }
        let ext = |v: u128| sext(v, self.bits) as u128 & mask(bits);
        if self.is_empty() {
            return Interval::empty(bits);
        }
        if self.hi == signed_min(self.bits) {
            return Interval { lo: ext(self.lo), hi: self.hi, bits };
        }
        if self.is_full() || self.is_sign_wrapped() {
            return Interval { lo: ext(signed_min(self.bits)), hi: signed_min(self.bits), bits };
        }
        Interval { lo: ext(self.lo), hi: ext(self.hi), bits }
    }
    /// Low bits of the numbers.
    pub fn trunc(self, bits: u32) -> Interval {
        if self.is_empty() {
            return Interval::empty(bits);
        }
        if self.is_full() {
            return Interval::full(bits);
        }
        if self.bits > PLAIN {
            return self.wide_trunc(bits);
        }
        let (mut lo, mut hi) = (self.lo, self.hi);
        let mut rest = Interval::empty(bits);
        if self.is_upper_wrapped() {
            // The part above zero, and the rest up to the largest number.
            if active_bits(hi) > bits || hi.trailing_ones() == bits {
                return Interval::full(bits);
            }
            rest = Interval { lo: mask(bits), hi: hi & mask(bits), bits };
            hi = mask(self.bits);
            if lo == hi {
                return rest;
            }
        }
        if active_bits(lo) > bits {
            let high = lo & !mask(bits);
            lo -= high;
            hi = hi.wrapping_sub(high);
        }
        let width = active_bits(hi);
        let part = |hi: u128| Interval { lo: lo & mask(bits), hi: hi & mask(bits), bits };
        if width <= bits {
            return part(hi).union(rest, Prefer::Smallest);
        }
        if width == bits + 1 {
            let hi = hi & mask(bits);
            if hi < lo {
                return part(hi).union(rest, Prefer::Smallest);
            }
        }
        Interval::full(bits)
    }
    /// Truncated or zero-extended.
    pub fn zext_or_trunc(self, bits: u32) -> Interval {
        match bits.cmp(&self.bits) {
            std::cmp::Ordering::Less => self.trunc(bits),
            std::cmp::Ordering::Equal => self,
            std::cmp::Ordering::Greater => self.zext(bits),
        }
    }
    /// Truncated or sign-extended.
    pub fn sext_or_trunc(self, bits: u32) -> Interval {
        match bits.cmp(&self.bits) {
            std::cmp::Ordering::Less => self.trunc(bits),
            std::cmp::Ordering::Equal => self,
            std::cmp::Ordering::Greater => self.sext(bits),
        }
    }
    fn shifted(self, other: Interval, lo: u128, hi: u128) -> Interval {
        let m = mask(self.bits);
        let (lo, hi) = (lo & m, hi & m);
        if lo == hi {
            return Interval::full(self.bits);
        }
        let x = self.raw(lo, hi);
        // Sums of all numbers went once around.
        if x.is_smaller_than(self) || x.is_smaller_than(other) { Interval::full(self.bits) } else { x }
    }
    /// Sums.
    pub fn add(self, other: Interval) -> Interval {
        if self.is_empty() || other.is_empty() {
            return Interval::empty(self.bits);
        }
        if self.is_full() || other.is_full() {
            return Interval::full(self.bits);
        }
        if self.bits > PLAIN {
            return self.wide_add(other);
        }
        self.shifted(other, self.lo.wrapping_add(other.lo), self.hi.wrapping_add(other.hi).wrapping_sub(1))
    }
    /// Differences.
    pub fn sub(self, other: Interval) -> Interval {
        if self.is_empty() || other.is_empty() {
            return Interval::empty(self.bits);
        }
        if self.is_full() || other.is_full() {
            return Interval::full(self.bits);
        }
        if self.bits > PLAIN {
            return self.wide_sub(other);
        }
        self.shifted(other, self.lo.wrapping_sub(other.hi).wrapping_add(1), self.hi.wrapping_sub(other.lo))
    }
    /// All numbers less the constant `value`.
    pub fn minus(self, value: u128) -> Interval {
        if self.lo == self.hi {
            return self;
        }
        if self.bits > PLAIN {
            let ends = [self.lo, self.hi].map(|end| number::sub(self.bits, end, value));
            return if let [Some(lo), Some(hi)] = ends { self.raw(lo, hi) } else { Interval::full(self.bits) };
        }
        let m = mask(self.bits);
        self.raw(self.lo.wrapping_sub(value) & m, self.hi.wrapping_sub(value) & m)
    }
    fn uadd_sat(self, other: Interval) -> Interval {
        if self.bits > PLAIN {
            return self.wide_add_sat(other, false);
        }
        let m = mask(self.bits);
        let sat = |a: u128, b: u128| a.checked_add(b).map_or(m, |s| s.min(m));
        Interval::new(self.bits, sat(self.umin(), other.umin()), sat(self.umax(), other.umax()).wrapping_add(1))
    }
    fn sadd_sat(self, other: Interval) -> Interval {
        if self.bits > PLAIN {
            return self.wide_add_sat(other, true);
        }
        let b = self.bits;
        let sat = |x: u128, y: u128| {
            let (least, most) = (sext(signed_min(b), b), signed_max(b) as i128);
            sext(x, b).saturating_add(sext(y, b)).clamp(least, most) as u128
        };
        Interval::new(b, sat(self.smin(), other.smin()), sat(self.smax(), other.smax()).wrapping_add(1))
    }
    /// Sums that do not wrap as the flags say.
    pub fn add_no_wrap(self, other: Interval, nuw: bool, nsw: bool, prefer: Prefer) -> Interval {
        if self.is_empty() || other.is_empty() {
            return Interval::empty(self.bits);
        }
        if self.is_full() && other.is_full() {
            return self;
        }
        let mut r = self.add(other);
        if nsw {
            r = r.intersect(self.sadd_sat(other), prefer);
        }
        if nuw {
            r = r.intersect(self.uadd_sat(other), prefer);
        }
        r
    }
    /// Products.
    pub fn mul(self, other: Interval) -> Interval {
        let bits = self.bits;
        if self.is_empty() || other.is_empty() {
            return Interval::empty(bits);
        }
        for (a, b) in [(self, other), (other, self)] {
            match a.as_single() {
                Some(1) => return b,
                Some(v) if v == mask(bits) => return Interval::single(bits, 0).sub(b),
                _ => {}
            }
        }
        // As unsigned numbers, unless what is signed is smaller.
        let settled = |ur: &Interval| !ur.is_upper_wrapped() && (!is_neg(ur.hi, bits) || ur.hi == signed_min(bits));
        let (ur, sr) = if bits <= 64 {
            let wide = 2 * bits;
            let ur = Interval::new(wide, self.umin() * other.umin(), (self.umax() * other.umax()).wrapping_add(1))
                .trunc(bits);
            if settled(&ur) {
                return ur;
            }
            let s = |v: u128| sext(v, bits);
            let all = [
                s(self.smin()) * s(other.smin()),
                s(self.smin()) * s(other.smax()),
                s(self.smax()) * s(other.smin()),
                s(self.smax()) * s(other.smax()),
            ];
            let (least, most) = all.iter().fold((all[0], all[0]), |(a, b), &x| (a.min(x), b.max(x)));
            let sr = Interval::new(wide, least as u128, (most as u128).wrapping_add(1));
            (ur, sr.trunc(bits))
        } else if bits > PLAIN {
            (self.wide_mul(other, false), self.wide_mul(other, true))
        } else {
            // No number of twice the width: exact where nothing overflows.
            let u = self.umax().checked_mul(other.umax()).filter(|&v| v <= mask(bits));
            let ur = u.map_or(Interval::full(bits), |most| {
                Interval::new(bits, self.umin() * other.umin(), most.wrapping_add(1))
            });
            let s = |a: u128, b: u128| {
                let r = sext(a, bits).checked_mul(sext(b, bits))?;
                (sext(r as u128 & mask(bits), bits) == r).then_some(r)
            };
            let all = [
                s(self.smin(), other.smin()),
                s(self.smin(), other.smax()),
                s(self.smax(), other.smin()),
                s(self.smax(), other.smax()),
            ];
            let sr = match all {
                [Some(a), Some(b), Some(c), Some(d)] => {
                    let (least, most) = (a.min(b).min(c).min(d), a.max(b).max(c).max(d));
                    Interval::new(bits, least as u128, (most as u128).wrapping_add(1))
                }
                _ => Interval::full(bits),
            };
            (ur, sr)
        };
        if settled(&ur) || ur.is_smaller_than(sr) { ur } else { sr }
    }
    /// Unsigned remainders.
    pub fn urem(self, other: Interval) -> Interval {
        if self.is_empty() || other.is_empty() || other.umax() == 0 {
            return Interval::empty(self.bits);
        }
        if self.umax() < other.umin() {
            return self;
        }
        let most = self.umax().min(other.umax() - 1);
        Interval::new(self.bits, 0, most.wrapping_add(1) & mask(self.bits))
    }
    /// Unsigned quotients.
    pub fn udiv(self, other: Interval) -> Interval {
        if self.is_empty() || other.is_empty() || other.umax() == 0 {
            return Interval::empty(self.bits);
        }
        let mut least = other.umin();
        if least == 0 {
            // Division by zero does not happen.
            least = if other.hi == 1 { other.lo } else { 1 };
        }
        if self.bits > PLAIN {
            return self.wide_udiv(other, least);
        }
        Interval::new(self.bits, self.umin() / other.umax(), (self.umax() / least).wrapping_add(1))
    }
    /// Larger unsigned of one number each.
    pub fn max_u(self, other: Interval) -> Interval {
        self.extremum(other, false, true)
    }
    /// Smaller unsigned.
    pub fn min_u(self, other: Interval) -> Interval {
        self.extremum(other, false, false)
    }
    /// Larger signed.
    pub fn max_s(self, other: Interval) -> Interval {
        self.extremum(other, true, true)
    }
    /// Smaller signed.
    pub fn min_s(self, other: Interval) -> Interval {
        self.extremum(other, true, false)
    }
    fn extremum(self, other: Interval, signed: bool, max: bool) -> Interval {
        let bits = self.bits;
        if self.is_empty() || other.is_empty() {
            return Interval::empty(bits);
        }
        let pick = |a: u128, b: u128| {
            let less = if signed { slt(a, b, bits) } else { a < b };
            if less == max { b } else { a }
        };
        let ends = |v: Interval| if signed { (v.smin(), v.smax()) } else { (v.umin(), v.umax()) };
        let ((a, b), (c, d)) = (ends(self), ends(other));
        let r = Interval::new(bits, pick(a, c), pick(b, d).wrapping_add(1));
        let wrapped = |v: Interval| if signed { v.is_sign_wrapped() } else { v.is_wrapped() };
        if wrapped(self) || wrapped(other) {
            let p = if signed { Prefer::Signed } else { Prefer::Unsigned };
            return r.intersect(self.union(other, p), p);
        }
        r
    }
}

#[cfg(test)]
mod tests;

mod wide;
