//! Intervals and comparisons: where a comparison holds, what is never wrapped.

use super::interval::*;
use super::number::{self, PLAIN};
use warpc_analysis::known_bits::bits::{mask, sext};
use warpc_ir::opcode::IntPred;

impl Interval {
    /// Numbers `x` for which `x pred c`.
    pub fn where_icmp(pred: IntPred, bits: u32, c: u128) -> Interval {
        let (m, least, most) = (mask(bits), signed_min(bits), signed_max(bits));
        let c = c & m;
        let none = Interval::empty(bits);
        match pred {
            IntPred::Eq => Interval::single(bits, c),
            IntPred::Ne => Interval::single(bits, c).inverse(),
            IntPred::Ult if c == 0 => none,
            IntPred::Ult => Interval { lo: 0, hi: c, bits },
            IntPred::Ule => Interval::new(bits, 0, c.wrapping_add(1)),
            IntPred::Ugt if c == m => none,
            IntPred::Ugt => Interval { lo: c + 1, hi: 0, bits },
            IntPred::Uge => Interval::new(bits, c, 0),
            IntPred::Slt if c == least => none,
            IntPred::Slt => Interval { lo: least, hi: c, bits },
            IntPred::Sle => Interval::new(bits, least, c.wrapping_add(1)),
            IntPred::Sgt if c == most => none,
            IntPred::Sgt => Interval { lo: c.wrapping_add(1) & m, hi: least, bits },
            IntPred::Sge => Interval::new(bits, c, least),
        }
    }
    /// A comparison that says `x + offset p c` exactly for the numbers of it: `(p, c, offset)`. Of more than 128 bits only what
    /// comes without an offset is exact.
    pub fn as_icmp(self) -> (IntPred, u128, u128) {
        let (least, m) = (signed_min(self.bits), mask(self.bits));
        if self.is_full() {
            (IntPred::Uge, 0, 0)
        } else if self.is_empty() {
            (IntPred::Ult, 0, 0)
        } else if let Some(v) = self.as_single() {
            (IntPred::Eq, v, 0)
        } else if let Some(v) = self.as_single_missing() {
            (IntPred::Ne, v, 0)
        } else if self.lo == least {
            (IntPred::Slt, self.hi, 0)
        } else if self.lo == 0 {
            (IntPred::Ult, self.hi, 0)
        } else if self.hi == least {
            (IntPred::Sge, self.lo, 0)
        } else if self.hi == 0 {
            (IntPred::Uge, self.lo, 0)
        } else {
            (IntPred::Ult, self.size(), self.lo.wrapping_neg() & m)
        }
    }
    /// `[lo, hi)`; where an end has no code, `within`, which is in it.
    fn or_within(bits: u32, lo: Option<u128>, hi: Option<u128>, within: impl Fn() -> Interval) -> Interval {
        match (lo, hi) {
            (Some(lo), Some(hi)) => Interval::new(bits, lo, hi),
            _ => within(),
        }
    }
    /// Bits that every number fits in as unsigned, or as signed without its sign.
    fn magnitude_bits(self, signed: bool) -> u32 {
        match signed {
            true => self.min_signed_bits().saturating_sub(1),
            false => number::active_bits(self.umax(), self.bits),
        }
    }
    /// Numbers of at most `room` bits beside a sign, which are in every region without signed wrap that leaves so much room.
    pub(super) fn signed_below(bits: u32, room: u32) -> Interval {
        match number::sub(bits, 0, number::power(bits, room)) {
            Some(least) if room < bits - 1 => Interval::new(bits, least, number::power(bits, room)),
            _ => Interval::single(bits, 0),
        }
    }
    /// Numbers that a sum with one of it, which has an end without a code, keeps without signed wrap.
    fn half(self) -> Interval {
        let bits = self.bits;
        if self.magnitude_bits(true) + 2 <= bits {
            Interval::signed_below(bits, bits - 2)
        } else {
            Interval::single(bits, 0)
        }
    }
    /// Whether `a pred b` for all `a` of it and `b` of `other`.
    pub fn always(self, pred: IntPred, other: Interval) -> bool {
        if self.is_empty() || other.is_empty() {
            return true;
        }
        let b = self.bits;
        match pred {
            IntPred::Eq => self.as_single().is_some() && self.as_single() == other.as_single(),
            IntPred::Ne => self.inverse().contains_all(other),
            IntPred::Ult => self.umax() < other.umin(),
            IntPred::Ule => self.umax() <= other.umin(),
            IntPred::Ugt => self.umin() > other.umax(),
            IntPred::Uge => self.umin() >= other.umax(),
            IntPred::Slt => slt(self.smax(), other.smin(), b),
            IntPred::Sle => !slt(other.smin(), self.smax(), b),
            IntPred::Sgt => slt(other.smax(), self.smin(), b),
            IntPred::Sge => !slt(self.smin(), other.smax(), b),
        }
    }
    /// Numbers that can be added to any of it without unsigned wrap.
    pub fn add_nuw_region(self) -> Interval {
        let room = self.magnitude_bits(false);
        let within = || match number::sub(self.bits, 0, number::power(self.bits, room)) {
            Some(end) if room < self.bits => Interval::new(self.bits, 0, end),
            _ => Interval::single(self.bits, 0),
        };
        Interval::or_within(self.bits, Some(0), number::sub(self.bits, 0, self.umax()), within)
    }
    /// Numbers that can be added to any of it without signed wrap.
    pub fn add_nsw_region(self) -> Interval {
        let (b, least) = (self.bits, signed_min(self.bits));
        let (low, high) = (self.smin(), self.smax());
        let lo = if is_neg(low, b) { number::sub(b, least, low) } else { Some(least) };
        let hi = if !is_neg(high, b) && high != 0 { number::sub(b, least, high) } else { Some(least) };
        Interval::or_within(b, lo, hi, || self.half())
    }
    /// Numbers that any of it can be subtracted from without signed wrap.
    pub fn sub_nsw_region(self) -> Interval {
        let (b, least) = (self.bits, signed_min(self.bits));
        let (low, high) = (self.smin(), self.smax());
        let lo = if !is_neg(high, b) && high != 0 { number::add(b, least, high) } else { Some(least) };
        let hi = if is_neg(low, b) { number::add(b, least, low) } else { Some(least) };
        match (lo, hi) {
            (Some(lo), Some(hi)) => Interval::new(b, lo, hi),
            _ => Interval::empty(b),
        }
    }
    /// Numbers that any of it can be subtracted from without unsigned wrap.
    pub fn sub_nuw_region(self) -> Interval {
        Interval::new(self.bits, self.umax(), 0)
    }
    /// Numbers that any of it can be multiplied by without unsigned wrap.
    pub fn mul_nuw_region(self) -> Interval {
        let v = self.umax();
        if v == 0 {
            return Interval::full(self.bits);
        }
        let last = number::udiv(self.bits, mask(self.bits), v);
        // Numbers of the bits that are left.
        let within = || Interval::new(self.bits, 0, number::power(self.bits, self.bits - self.magnitude_bits(false)));
        Interval::or_within(self.bits, Some(0), last.map(|v| v.wrapping_add(1)), within)
    }
    /// Numbers that any of it can be multiplied by without signed wrap.
    pub fn mul_nsw_region(self) -> Interval {
        if self.bits > PLAIN {
            return self.wide_mul_nsw_region();
        }
        let one = |v: u128| {
            let b = self.bits;
            if v == 0 {
                return Interval::full(b);
            }
            let (least, most) = (sext(signed_min(b), b), signed_max(b) as i128);
            let s = sext(v, b);
            if s == -1 {
                return Interval { lo: (-most) as u128 & mask(b), hi: signed_min(b), bits: b };
            }
            // Quotients rounded inwards.
            let (lo, hi) = if s < 0 { (most, least) } else { (least, most) };
            let up = lo.div_euclid(s) + (lo.rem_euclid(s) != 0 && s > 0) as i128;
            let down = hi.div_euclid(s) - (hi.rem_euclid(s) != 0 && s < 0) as i128;
            let up = if s < 0 { lo / s } else { up };
            Interval::new(b, up as u128, (down as u128).wrapping_add(1))
        };
        match self.as_single() {
            Some(v) => one(v),
            None => one(self.smin()).intersect(one(self.smax()), Prefer::Smallest),
        }
    }
}
