//! Bitwise operations, counts of bits and extremes on ranges.

use super::{Prefer, Range, mask};
use warpc_ir::intrinsics::{IntrinsicId, id};

/// Bits that are zero and bits that are one in every value of a set.
#[derive(Clone, Copy)]
struct Bits {
    zero: u128,
    one: u128,
}

impl Range {
    /// Bits that the first and the last value share from the top on.
    fn known(self) -> Bits {
        let (min, max) = (self.umin(), self.umax());
        let varying = mask(128 - (min ^ max).leading_zeros());
        Bits { zero: !min & !varying & self.mask(), one: min & !varying }
    }
    /// All values with these bits.
    fn of_known(bits: u32, known: Bits) -> Range {
        Range::closed(bits, known.one, !known.zero & mask(bits))
    }
    /// All conjunctions.
    pub fn and(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let (a, b) = (self.known(), other.known());
        let known = Range::of_known(self.bits, Bits { zero: a.zero | b.zero, one: a.one & b.one });
        known.intersect(Range::closed(self.bits, 0, self.umax().min(other.umax())))
    }
    /// All disjunctions.
    pub fn or(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let (a, b) = (self.known(), other.known());
        let known = Range::of_known(self.bits, Bits { zero: a.zero & b.zero, one: a.one | b.one });
        known.intersect(Range::closed(self.bits, self.umin().max(other.umin()), self.mask()))
    }
    /// All exclusive disjunctions.
    pub fn xor(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        if other.as_single() == Some(self.mask()) {
            return self.complement_bits();
        }
        if self.as_single() == Some(self.mask()) {
            return other.complement_bits();
        }
        let (a, b) = (self.known(), other.known());
        let known = Bits { zero: a.zero & b.zero | a.one & b.one, one: a.one & b.zero | a.zero & b.one };
        let mut all = Range::of_known(self.bits, known);
        // Where every bit that one may have is set in the other, nothing is borrowed: a difference.
        for (whole, part) in [(self, other), (other, self)] {
            if !part.known().zero & self.mask() & !whole.known().one == 0 {
                all = all.intersect(whole.sub(part));
            } else if !part.known().zero & !whole.known().zero & self.mask() == 0 {
                all = all.intersect(whole.add(part));
            }
        }
        all
    }
    /// Absolute values; the smallest number keeps its pattern, unless it is poison.
    pub fn abs(self, min_is_poison: bool) -> Range {
        let bits = self.bits;
        if self.is_empty() {
            return self;
        }
        let sign = self.sign();
        let top = if min_is_poison { sign } else { sign + 1 };
        if self.is_sign_wrapped() {
            let (lo, hi) = (self.signed(self.lo), self.signed(self.hi));
            let least =
                if hi > 0 || lo <= 0 { 0 } else { self.lo.min(self.hi.wrapping_neg().wrapping_add(1) & self.mask()) };
            return Range::new(bits, least, top);
        }
        let (mut low, high) = (self.smin(), self.smax());
        if min_is_poison && low == self.signed(sign) {
            if high == low {
                return Range::empty(bits);
            }
            low += 1;
        }
        if low >= 0 {
            Range::closed(bits, low as u128, high as u128)
        } else if high < 0 {
            Range::closed(bits, high.unsigned_abs(), low.unsigned_abs())
        } else {
            Range::closed(bits, 0, low.unsigned_abs().max(high as u128))
        }
    }
    fn extreme(self, other: Range, least: u128, most: u128, prefer: Prefer, wraps: bool) -> Range {
        let all = Range::closed(self.bits, least, most);
        if wraps { all.intersect_as(self.union_as(other, prefer), prefer) } else { all }
    }
    /// Larger unsigned values.
    pub fn max_unsigned(self, other: Range) -> Range {
        let wraps = self.is_wrapped() || other.is_wrapped();
        let (least, most) = (self.umin().max(other.umin()), self.umax().max(other.umax()));
        self.extreme(other, least, most, Prefer::Unsigned, wraps)
    }
    /// Smaller unsigned values.
    pub fn min_unsigned(self, other: Range) -> Range {
        let wraps = self.is_wrapped() || other.is_wrapped();
        let (least, most) = (self.umin().min(other.umin()), self.umax().min(other.umax()));
        self.extreme(other, least, most, Prefer::Unsigned, wraps)
    }
    /// Larger signed values.
    pub fn max_signed(self, other: Range) -> Range {
        let wraps = self.is_sign_wrapped() || other.is_sign_wrapped();
        let (least, most) = (self.smin().max(other.smin()), self.smax().max(other.smax()));
        self.extreme(other, least as u128, most as u128, Prefer::Signed, wraps)
    }
    /// Smaller signed values.
    pub fn min_signed(self, other: Range) -> Range {
        let wraps = self.is_sign_wrapped() || other.is_sign_wrapped();
        let (least, most) = (self.smin().min(other.smin()), self.smax().min(other.smax()));
        self.extreme(other, least as u128, most as u128, Prefer::Signed, wraps)
    }
    /// Numbers of zeros before the first one.
    pub fn leading_zeros(self, zero_is_poison: bool) -> Range {
        let bits = self.bits;
        let count = |value: u128| (value.leading_zeros() - (128 - bits)) as u128;
        if self.is_empty() || zero_is_poison && self.as_single() == Some(0) {
            return Range::empty(bits);
        }
        let least =
            if zero_is_poison && self.umin() == 0 { if self.hi == 1 { self.lo } else { 1 } } else { self.umin() };
        Range::closed(bits, count(self.umax()), count(least))
    }
    /// Numbers of zeros after the last one.
    pub fn trailing_zeros(self, zero_is_poison: bool) -> Range {
        let bits = self.bits;
        let count = |value: u128| value.trailing_zeros().min(bits) as u128;
        if self.is_empty() || zero_is_poison && self.as_single() == Some(0) {
            return Range::empty(bits);
        }
        if let Some(value) = self.as_single() {
            return Range::single(bits, count(value));
        }
        let with_zero = self.has(0) && !zero_is_poison;
        // Without 0, the most is that of the highest bit that some value has.
        let most = if with_zero { bits as u128 } else { (bits - 1).min(127 - self.umax().leading_zeros()) as u128 };
        Range::closed(bits, 0, most)
    }
    /// Numbers of ones.
    pub fn count_ones(self) -> Range {
        let bits = self.bits;
        if self.is_empty() {
            return self;
        }
        if let Some(value) = self.as_single() {
            return Range::single(bits, value.count_ones() as u128);
        }
        let known = self.known();
        let varying = (self.mask() & !known.zero & !known.one).count_ones() as u128;
        let ones = known.one.count_ones() as u128;
        let least = ones + u128::from(!self.has(0) && ones == 0);
        Range::closed(bits, least, ones + varying)
    }
    /// Whether [`Range::intrinsic`] knows `id`.
    pub fn knows_intrinsic(id: IntrinsicId) -> bool {
        matches!(
            id,
            id::UADD_SAT
                | id::USUB_SAT
                | id::SADD_SAT
                | id::SSUB_SAT
                | id::UMIN
                | id::UMAX
                | id::SMIN
                | id::SMAX
                | id::ABS
                | id::CTLZ
                | id::CTTZ
                | id::CTPOP
        )
    }
    /// Results of intrinsic `id` on arguments of these ranges.
    pub fn intrinsic(id: IntrinsicId, args: &[Range]) -> Option<Range> {
        let first = *args.first()?;
        let flag = || args.get(1).and_then(|flag| flag.as_single()) == Some(1);
        if let id::ABS = id {
            return Some(first.abs(flag()));
        }
        if let id::CTLZ = id {
            return Some(first.leading_zeros(flag()));
        }
        if let id::CTTZ = id {
            return Some(first.trailing_zeros(flag()));
        }
        if let id::CTPOP = id {
            return Some(first.count_ones());
        }
        let second = *args.get(1)?;
        if first.is_empty() || second.is_empty() {
            return Some(Range::empty(first.bits));
        }
        Some(match id {
            id::UADD_SAT => first.uadd_sat(second),
            id::USUB_SAT => first.usub_sat(second),
            id::SADD_SAT => first.sadd_sat(second),
            id::SSUB_SAT => first.ssub_sat(second),
            id::UMIN => first.min_unsigned(second),
            id::UMAX => first.max_unsigned(second),
            id::SMIN => first.min_signed(second),
            id::SMAX => first.max_signed(second),
            _ => return None,
        })
    }
}
