//! Constant ranges: sets of integers `[lo, hi)` that may wrap around, of up to 128 bits.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | sets: membership, limits, union, intersection, widths |
//! | `arith.rs` | sums, products, quotients, shifts, saturation |
//! | `bits.rs` | bitwise operations, counts of bits, extremes |
//! | `compare.rs` | what comparisons allow, and where operations do not wrap |
//!
//! Every operation gives a superset of the exact result, and mostly the smallest range that is one. `lo == hi` is the full set
//! when both are the largest number, and the empty set when both are 0.
//! **Source**: Regehr and Duongsaa, "Deriving abstract transfer functions for analyzing embedded software", 2006; the
//! representation is that of LLVM's `ConstantRange`.

mod arith;
mod bits;
mod compare;
#[cfg(test)]
mod tests;

use warpc_ir::{IntPred, Opcode, flags};

/// Widest integers that ranges hold, in bits.
pub const MAX_BITS: u32 = 128;

/// A set of integers of a width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    lo: u128,
    hi: u128,
    bits: u32,
}

/// Which of two ranges to take when neither is the exact answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefer {
    /// The one with fewer values.
    Smallest,
    /// The one that does not wrap as unsigned numbers.
    Unsigned,
    /// The one that does not wrap as signed numbers.
    Signed,
}

/// The low `bits` bits.
pub const fn mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1u128 << bits) - 1 }
}

impl Range {
    /// No value.
    pub const fn empty(bits: u32) -> Range {
        Range { lo: 0, hi: 0, bits }
    }
    /// Every value.
    pub const fn full(bits: u32) -> Range {
        Range { lo: mask(bits), hi: mask(bits), bits }
    }
    /// Only `value`.
    pub const fn single(bits: u32, value: u128) -> Range {
        Range { lo: value & mask(bits), hi: value.wrapping_add(1) & mask(bits), bits }.or_full()
    }
    /// From `lo` up to and without `hi`, which is another number; everything when they are equal.
    pub const fn new(bits: u32, lo: u128, hi: u128) -> Range {
        let (lo, hi) = (lo & mask(bits), hi & mask(bits));
        if lo == hi { Range::full(bits) } else { Range { lo, hi, bits } }
    }
    /// From `first` up to and with `last`, which may be smaller: then the range wraps around.
    pub const fn closed(bits: u32, first: u128, last: u128) -> Range {
        Range::new(bits, first, last.wrapping_add(1))
    }
    const fn or_full(self) -> Range {
        if self.lo == self.hi { Range::full(self.bits) } else { self }
    }
    /// Width in bits.
    pub const fn bits(self) -> u32 {
        self.bits
    }
    /// First value.
    pub const fn lower(self) -> u128 {
        self.lo
    }
    /// The value after the last.
    pub const fn upper(self) -> u128 {
        self.hi
    }
    /// The smallest signed number, as a pattern.
    pub(crate) const fn sign(self) -> u128 {
        1 << (self.bits - 1)
    }
    pub(crate) const fn mask(self) -> u128 {
        mask(self.bits)
    }
    /// `pattern` as a signed number.
    pub(crate) const fn signed(self, pattern: u128) -> i128 {
        ((pattern << (128 - self.bits)) as i128) >> (128 - self.bits)
    }
    /// Whether it has no value.
    pub const fn is_empty(self) -> bool {
        self.lo == self.hi && self.lo == 0
    }
    /// Whether it has every value.
    pub const fn is_full(self) -> bool {
        self.lo == self.hi && self.lo != 0
    }
    /// Whether it contains the largest and the smallest unsigned number next to each other.
    pub const fn is_wrapped(self) -> bool {
        self.lo > self.hi && self.hi != 0
    }
    /// The same, or it ends with the largest number.
    const fn is_upper_wrapped(self) -> bool {
        self.lo > self.hi
    }
    /// Whether it contains the largest and the smallest signed number next to each other.
    pub const fn is_sign_wrapped(self) -> bool {
        self.signed(self.lo) > self.signed(self.hi) && self.hi != self.sign()
    }
    const fn is_upper_sign_wrapped(self) -> bool {
        self.signed(self.lo) > self.signed(self.hi)
    }
    /// Number of values minus one; only for sets that have one.
    const fn span(self) -> u128 {
        if self.is_full() { self.mask() } else { self.hi.wrapping_sub(self.lo).wrapping_sub(1) & self.mask() }
    }
    /// Whether it has more than `count` values.
    pub const fn has_more_than(self, count: u128) -> bool {
        !self.is_empty() && self.span() >= count
    }
    /// Whether it has fewer values than `other`.
    pub const fn is_smaller_than(self, other: Range) -> bool {
        if self.is_empty() || other.is_empty() { !other.is_empty() } else { self.span() < other.span() }
    }
    /// Whether `value` is in.
    pub const fn has(self, value: u128) -> bool {
        !self.is_empty() && value.wrapping_sub(self.lo) & self.mask() <= self.span() || self.is_full()
    }
    /// Whether every value of `other` is in.
    pub const fn contains(self, other: Range) -> bool {
        if self.is_full() || other.is_empty() {
            return true;
        }
        if self.is_empty() || other.is_full() {
            return false;
        }
        let start = other.lo.wrapping_sub(self.lo) & self.mask();
        start <= self.span() && other.span() <= self.span() - start
    }
    /// The only value.
    pub const fn as_single(self) -> Option<u128> {
        if !self.is_empty() && self.span() == 0 { Some(self.lo) } else { None }
    }
    /// The only value that is not in.
    pub const fn missing(self) -> Option<u128> {
        if !self.is_full() && self.hi.wrapping_add(1) & self.mask() == self.lo { Some(self.hi) } else { None }
    }
    /// Smallest unsigned value; 0 of the empty set.
    pub const fn umin(self) -> u128 {
        if self.is_full() || self.is_wrapped() { 0 } else { self.lo }
    }
    /// Largest unsigned value.
    pub const fn umax(self) -> u128 {
        if self.is_full() || self.is_upper_wrapped() { self.mask() } else { self.hi.wrapping_sub(1) & self.mask() }
    }
    /// Smallest signed value.
    pub const fn smin(self) -> i128 {
        if self.is_full() || self.is_sign_wrapped() { self.signed(self.sign()) } else { self.signed(self.lo) }
    }
    /// Largest signed value.
    pub const fn smax(self) -> i128 {
        if self.is_full() || self.is_upper_sign_wrapped() {
            self.signed(self.sign() - 1)
        } else {
            self.signed(self.hi.wrapping_sub(1) & self.mask())
        }
    }
    /// Whether every value is negative.
    pub const fn is_negative(self) -> bool {
        self.is_empty() || !self.is_full() && self.smax() < 0
    }
    /// Whether no value is negative.
    pub const fn is_non_negative(self) -> bool {
        self.is_empty() || self.smin() >= 0
    }
    /// Whether every value is greater than 0.
    pub const fn is_positive(self) -> bool {
        self.is_empty() || self.smin() > 0
    }
    /// Bits that the largest unsigned value needs.
    pub const fn active_bits(self) -> u32 {
        if self.is_empty() { 0 } else { 128 - self.umax().leading_zeros() }
    }
    /// Bits that every value needs as a signed number.
    pub fn signed_bits(self) -> u32 {
        let needed = |value: i128| 129 - if value < 0 { value.leading_ones() } else { value.leading_zeros() };
        if self.is_empty() { 0 } else { needed(self.smin()).max(needed(self.smax())) }
    }
    /// All values that are not in.
    pub const fn inverse(self) -> Range {
        if self.is_full() {
            Range::empty(self.bits)
        } else if self.is_empty() {
            Range::full(self.bits)
        } else {
            Range { lo: self.hi, hi: self.lo, bits: self.bits }
        }
    }
    fn preferred(self, other: Range, prefer: Prefer) -> Range {
        let wraps = |range: Range| match prefer {
            Prefer::Smallest => false,
            Prefer::Unsigned => range.is_wrapped(),
            Prefer::Signed => range.is_sign_wrapped(),
        };
        match (wraps(self), wraps(other)) {
            (false, true) => self,
            (true, false) => other,
            _ if self.is_smaller_than(other) => self,
            _ => other,
        }
    }
    /// The values in both; where these are two ranges, one of the operands.
    pub fn intersect_as(self, other: Range, prefer: Prefer) -> Range {
        if self.is_empty() || other.is_full() {
            return self;
        }
        if other.is_empty() || self.is_full() {
            return other;
        }
        // On the circle turned so that `self` begins at 0.
        let last = self.span();
        let start = other.lo.wrapping_sub(self.lo) & self.mask();
        if other.span() <= self.mask() - start {
            let end = start + other.span();
            if start > last {
                return Range::empty(self.bits);
            }
            return Range::closed(self.bits, other.lo, self.lo.wrapping_add(last.min(end)));
        }
        if start <= last {
            return self.preferred(other, prefer);
        }
        let end = start.wrapping_add(other.span()) & self.mask();
        Range::closed(self.bits, self.lo, self.lo.wrapping_add(last.min(end)))
    }
    /// [`Range::intersect_as`] that takes the smaller one.
    pub fn intersect(self, other: Range) -> Range {
        self.intersect_as(other, Prefer::Smallest)
    }
    /// The values in either, and those of one gap where there are two.
    pub fn union_as(self, other: Range, prefer: Prefer) -> Range {
        if self.is_empty() || other.is_full() {
            return other;
        }
        if other.is_empty() || self.is_full() {
            return self;
        }
        let bits = self.bits;
        let last = self.span();
        let start = other.lo.wrapping_sub(self.lo) & self.mask();
        if other.span() <= self.mask() - start {
            let end = start + other.span();
            if start > last && start - last > 1 {
                if end == self.mask() {
                    return Range::new(bits, other.lo, self.hi);
                }
                return Range::new(bits, self.lo, other.hi).preferred(Range::new(bits, other.lo, self.hi), prefer);
            }
            return Range::closed(bits, self.lo, self.lo.wrapping_add(last.max(end)));
        }
        let end = start.wrapping_add(other.span()) & self.mask();
        let reach = last.max(end);
        if reach >= start - 1 {
            return Range::full(bits);
        }
        Range::closed(bits, other.lo, self.lo.wrapping_add(reach))
    }
    /// [`Range::union_as`] that takes the smaller one.
    pub fn union(self, other: Range) -> Range {
        self.union_as(other, Prefer::Smallest)
    }
    /// The values of `self` that are not in `other`, as one range.
    pub fn difference(self, other: Range) -> Range {
        self.intersect(other.inverse())
    }

    /// The low `bits` bits of the values; with `nuw` or `nsw` only of those that lose nothing.
    pub fn trunc(self, bits: u32, fl: u16) -> Range {
        let mut from = self;
        if fl & flags::NUW != 0 {
            from = from.intersect(Range::new(self.bits, 0, 1 << bits));
        }
        if fl & flags::NSW != 0 {
            let half = 1u128 << (bits - 1);
            from = from.intersect(Range::new(self.bits, half.wrapping_neg(), half));
        }
        if from.is_empty() {
            return Range::empty(bits);
        }
        if from.span() >= mask(bits) {
            return Range::full(bits);
        }
        Range::new(bits, from.lo, from.hi)
    }
    /// The values with zeros before them; with `nneg` only of those that are not negative.
    pub fn zext(self, bits: u32) -> Range {
        if self.is_empty() {
            Range::empty(bits)
        } else if bits == self.bits {
            self
        } else if self.is_full() || self.is_upper_wrapped() {
            Range::new(bits, if self.hi == 0 { self.lo } else { 0 }, 1 << self.bits)
        } else {
            Range::new(bits, self.lo, self.hi)
        }
    }
    /// The values with copies of the sign before them.
    pub fn sext(self, bits: u32) -> Range {
        if self.is_empty() {
            Range::empty(bits)
        } else if bits == self.bits {
            self
        } else {
            Range::closed(bits, self.smin() as u128, self.smax() as u128)
        }
    }
    /// The values that conversion `op` with flags `fl` makes of these; everything for conversions that are not of integers.
    pub fn cast(self, op: Opcode, fl: u16, bits: u32) -> Range {
        match op {
            Opcode::Trunc => self.trunc(bits, fl),
            Opcode::ZExt if fl & flags::NNEG != 0 => self.intersect(Range::new(self.bits, 0, self.sign())).zext(bits),
            Opcode::ZExt => self.zext(bits),
            Opcode::SExt => self.sext(bits),
            _ => Range::full(bits),
        }
    }
    /// A comparison with a constant that holds for exactly these values.
    pub fn as_compare(self) -> Option<(IntPred, u128)> {
        let sign = self.sign();
        Some(match self {
            _ if self.is_full() => (IntPred::Uge, 0),
            _ if self.is_empty() => (IntPred::Ult, 0),
            _ if self.as_single().is_some() => (IntPred::Eq, self.lo),
            _ if self.missing().is_some() => (IntPred::Ne, self.hi),
            _ if self.lo == sign => (IntPred::Slt, self.hi),
            _ if self.lo == 0 => (IntPred::Ult, self.hi),
            _ if self.hi == sign => (IntPred::Sge, self.lo),
            _ if self.hi == 0 => (IntPred::Uge, self.lo),
            _ => return None,
        })
    }
}
