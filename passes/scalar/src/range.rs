//! Sets of integers that one comparison with a constant describes: intervals that may wrap around.

use super::patterns::{Int, mask};
use warpc_ir::IntPred;

/// A set of integers of a width: empty, or all from `lo` up to `hi` inclusive, wrapping around when `hi < lo`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    lo: u128,
    hi: u128,
    bits: u32,
    empty: bool,
}

impl Range {
    /// No value.
    pub fn empty(bits: u32) -> Range {
        Range { lo: 0, hi: 0, bits, empty: true }
    }
    /// Every value.
    pub fn full(bits: u32) -> Range {
        Range { lo: 0, hi: mask(bits), bits, empty: false }
    }
    /// From `lo` to `hi` inclusive.
    pub fn new(bits: u32, lo: u128, hi: u128) -> Range {
        let r = Range { lo: lo & mask(bits), hi: hi & mask(bits), bits, empty: false };
        if r.is_full() { Range::full(bits) } else { r }
    }
    /// The values `x` with `icmp pred x, constant`.
    pub fn of_compare(pred: IntPred, constant: Int) -> Range {
        let (bits, m) = (constant.bits, mask(constant.bits));
        let sign = 1u128 << (bits - 1);
        let up = |lo: u128, hi: u128| Range::new(bits, lo, hi);
        match pred {
            IntPred::Eq => up(constant.v, constant.v),
            IntPred::Ne => up(constant.v.wrapping_add(1), constant.v.wrapping_sub(1)),
            IntPred::Ult if constant.v == 0 => Range::empty(bits),
            IntPred::Ult => up(0, constant.v - 1),
            IntPred::Ule => up(0, constant.v),
            IntPred::Ugt if constant.v == m => Range::empty(bits),
            IntPred::Ugt => up(constant.v + 1, m),
            IntPred::Uge => up(constant.v, m),
            IntPred::Slt if constant.v == sign => Range::empty(bits),
            IntPred::Slt => up(sign, constant.v.wrapping_sub(1)),
            IntPred::Sle => up(sign, constant.v),
            IntPred::Sgt if constant.v == sign - 1 => Range::empty(bits),
            IntPred::Sgt => up(constant.v.wrapping_add(1), sign - 1),
            IntPred::Sge => up(constant.v, sign - 1),
        }
    }
    /// Width of the integers.
    pub fn bits(self) -> u32 {
        self.bits
    }
    /// Whether it has no value.
    pub fn is_empty(self) -> bool {
        self.empty
    }
    /// Whether it has every value.
    pub fn is_full(self) -> bool {
        !self.empty && self.hi.wrapping_add(1) & mask(self.bits) == self.lo
    }
    /// First value and number of values minus one; `None` when empty.
    pub fn start_and_span(self) -> Option<(u128, u128)> {
        (!self.empty).then(|| (self.lo, self.hi.wrapping_sub(self.lo) & mask(self.bits)))
    }
    /// Whether `value` is in.
    pub fn has(self, value: u128) -> bool {
        !self.empty && value.wrapping_sub(self.lo) & mask(self.bits) <= self.hi.wrapping_sub(self.lo) & mask(self.bits)
    }
    /// All values that are not in.
    pub fn complement(self) -> Range {
        if self.empty {
            Range::full(self.bits)
        } else if self.is_full() {
            Range::empty(self.bits)
        } else {
            Range::new(self.bits, self.hi.wrapping_add(1), self.lo.wrapping_sub(1))
        }
    }
    /// Whether every value of `self` is in `other`.
    pub fn is_subset_of(self, other: Range) -> bool {
        if self.empty || other.is_full() {
            return true;
        }
        if other.empty || self.is_full() {
            return false;
        }
        let m = mask(self.bits);
        let (from, to) = (self.lo.wrapping_sub(other.lo) & m, self.hi.wrapping_sub(other.lo) & m);
        from <= to && to <= other.hi.wrapping_sub(other.lo) & m
    }
    /// Whether no value is in both.
    pub fn is_disjoint_from(self, other: Range) -> bool {
        self.is_subset_of(other.complement())
    }
    /// The values in both, when they are one range.
    pub fn intersect(self, other: Range) -> Option<Range> {
        if self.is_subset_of(other) {
            return Some(self);
        }
        if other.is_subset_of(self) {
            return Some(other);
        }
        if self.is_disjoint_from(other) {
            return Some(Range::empty(self.bits));
        }
        // Overlapping at one end only: one starts in the other and does not end in it by going around.
        let m = mask(self.bits);
        let span = |r: Range| r.hi.wrapping_sub(r.lo) & m;
        for (a, b) in [(self, other), (other, self)] {
            // `b` starts inside `a`.
            let start = b.lo.wrapping_sub(a.lo) & m;
            if start <= span(a) {
                // Values of `b` from its start to the end of `a`; the rest of `b` must not come back into `a`.
                let rest = span(a) - start;
                if span(b) > rest && span(b) - rest <= m - span(a) {
                    return Some(Range::new(self.bits, b.lo, a.hi));
                }
            }
        }
        None
    }
    /// The values in either, when they are one range.
    pub fn union(self, other: Range) -> Option<Range> {
        Some(self.complement().intersect(other.complement())?.complement())
    }
    /// All values from the smaller start to the larger end of two ranges that do not wrap around; `None` of others.
    pub fn hull(self, other: Range) -> Option<Range> {
        let ordered = |range: Range| !range.empty && range.lo <= range.hi;
        (ordered(self) && ordered(other)).then(|| Range::new(self.bits, self.lo.min(other.lo), self.hi.max(other.hi)))
    }
    /// The values plus `addend`.
    pub fn offset(self, addend: u128) -> Range {
        if self.empty {
            self
        } else {
            Range::new(self.bits, self.lo.wrapping_add(addend), self.hi.wrapping_add(addend))
        }
    }
    /// A comparison that describes the set: predicate and constant.
    pub fn as_compare(self) -> Option<(IntPred, Int)> {
        if self.empty || self.is_full() {
            return None;
        }
        let (m, sign) = (mask(self.bits), 1u128 << (self.bits - 1));
        let c = |v: u128| Int::new(v, self.bits);
        if self.lo == self.hi {
            return Some((IntPred::Eq, c(self.lo)));
        }
        if self.hi.wrapping_add(2) & m == self.lo {
            return Some((IntPred::Ne, c(self.hi.wrapping_add(1))));
        }
        if self.lo == 0 {
            return Some((IntPred::Ult, c(self.hi + 1)));
        }
        if self.hi == m {
            return Some((IntPred::Ugt, c(self.lo - 1)));
        }
        if self.lo == sign {
            return Some((IntPred::Slt, c(self.hi.wrapping_add(1))));
        }
        if self.hi == sign - 1 {
            return Some((IntPred::Sgt, c(self.lo.wrapping_sub(1))));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::fold::int::compare64;

    #[test]
    fn sets_of_three_bits() {
        let of = |r: Range| (0..8u32).filter(|&v| r.has(v as u128)).fold(0u32, |s, v| s | 1 << v);
        let mut all = vec![];
        for &p in IntPred::ALL {
            for c in 0..8u64 {
                let r = Range::of_compare(p, Int::new(c as u128, 3));
                for v in 0..8u64 {
                    assert_eq!(r.has(v as u128), compare64(p, 3, v, c), "{v} {p:?} {c}");
                }
                if let Some((q, d)) = r.as_compare() {
                    assert_eq!(of(Range::of_compare(q, d)), of(r));
                }
                assert_eq!(of(r.complement()), !of(r) & 255);
                all.push(r);
            }
        }
        for lo in 0..8 {
            for hi in 0..8 {
                all.push(Range::new(3, lo, hi));
            }
        }
        for &a in &all {
            for &b in &all {
                assert_eq!(a.is_subset_of(b), of(a) & !of(b) == 0);
                assert_eq!(a.is_disjoint_from(b), of(a) & of(b) == 0);
                if let Some(i) = a.intersect(b) {
                    assert_eq!(of(i), of(a) & of(b), "{a:?} {b:?}");
                }
                if let Some(u) = a.union(b) {
                    assert_eq!(of(u), of(a) | of(b), "{a:?} {b:?}");
                }
            }
        }
    }
}
