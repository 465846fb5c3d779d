//! Arithmetic on ranges.

use super::{Prefer, Range, mask};
use warpc_ir::{Opcode, flags};

/// Products are exact up to this width.
const EXACT_PRODUCT_BITS: u32 = 64;

impl Range {
    /// `self op other` of integer operation `op` with flags `fl`, whose violation is poison.
    pub fn binary(self, op: Opcode, fl: u16, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        match op {
            Opcode::Add => self.add_with(other, fl),
            Opcode::Sub => self.sub_with(other, fl),
            Opcode::Mul => self.mul_with(other, fl),
            Opcode::UDiv => self.udiv(other),
            Opcode::SDiv => self.sdiv(other),
            Opcode::URem => self.urem(other),
            Opcode::SRem => self.srem(other),
            Opcode::Shl => self.shl_with(other, fl),
            Opcode::LShr => self.lshr(other),
            Opcode::AShr => self.ashr(other),
            Opcode::And => self.and(other),
            Opcode::Or => self.or(other),
            Opcode::Xor => self.xor(other),
            _ => Range::full(self.bits),
        }
    }
    /// All sums.
    pub(crate) fn add(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        if self.is_full() || other.is_full() || self.span() > self.mask() - other.span() {
            return Range::full(self.bits);
        }
        Range::closed(
            self.bits,
            self.lo.wrapping_add(other.lo),
            self.lo.wrapping_add(other.lo).wrapping_add(self.span()).wrapping_add(other.span()),
        )
    }
    /// All differences.
    pub(crate) fn sub(self, other: Range) -> Range {
        if other.is_empty() {
            return other;
        }
        self.add(other.negated())
    }
    /// The values with their signs changed.
    fn negated(self) -> Range {
        if self.is_full() || self.is_empty() {
            return self;
        }
        Range::closed(self.bits, self.hi.wrapping_sub(1).wrapping_neg(), self.lo.wrapping_neg())
    }
    /// The complements of the values.
    pub fn complement_bits(self) -> Range {
        Range::single(self.bits, self.mask()).sub(self)
    }
    fn add_with(self, other: Range, fl: u16) -> Range {
        if self.is_full() && other.is_full() {
            return Range::full(self.bits);
        }
        let mut sum = self.add(other);
        if fl & flags::NSW != 0 {
            sum = sum.intersect(self.sadd_sat(other));
        }
        if fl & flags::NUW != 0 {
            sum = sum.intersect(self.uadd_sat(other));
        }
        sum
    }
    fn sub_with(self, other: Range, fl: u16) -> Range {
        if self.is_full() && other.is_full() {
            return Range::full(self.bits);
        }
        let mut difference = self.sub(other);
        if fl & flags::NSW != 0 {
            difference = difference.intersect(self.ssub_sat(other));
        }
        if fl & flags::NUW != 0 {
            if self.umax() < other.umin() {
                return Range::empty(self.bits);
            }
            difference = difference.intersect(self.usub_sat(other));
        }
        difference
    }
    fn mul_with(self, other: Range, fl: u16) -> Range {
        if self.is_full() && other.is_full() {
            return Range::full(self.bits);
        }
        let mut product = self.mul(other);
        if fl & flags::NSW != 0 {
            product = product.intersect(self.smul_sat(other));
        }
        if fl & flags::NUW != 0 {
            product = product.intersect(self.umul_sat(other));
        }
        // A factor above 1 makes a negative product of what is no negative factor as an unsigned number overflow.
        if fl & flags::NUW != 0 && fl & flags::NSW != 0 && (self.smin() > 1 || other.smin() > 1) {
            product = product.intersect(Range::new(self.bits, 0, self.sign()));
        }
        product
    }
    /// All products.
    pub(crate) fn mul(self, other: Range) -> Range {
        let bits = self.bits;
        if self.is_empty() || other.is_empty() {
            return Range::empty(bits);
        }
        if let (Some(a), Some(b)) = (self.as_single(), other.as_single()) {
            return Range::single(bits, a.wrapping_mul(b));
        }
        for (one, two) in [(self, other), (other, self)] {
            match one.as_single() {
                Some(1) => return two,
                Some(number) if number == self.mask() => return two.negated(),
                _ => {}
            }
        }
        if bits > EXACT_PRODUCT_BITS {
            return match self.umax().checked_mul(other.umax()).filter(|&most| most <= self.mask()) {
                Some(most) => Range::closed(bits, self.umin() * other.umin(), most),
                None => Range::full(bits),
            };
        }
        let spread = |least: u128, most: u128| {
            if most.wrapping_sub(least) >= mask(bits) { Range::full(bits) } else { Range::closed(bits, least, most) }
        };
        let unsigned = spread(self.umin() * other.umin(), self.umax() * other.umax());
        if !unsigned.is_upper_wrapped() && !unsigned.is_full() && unsigned.hi <= self.sign() {
            return unsigned;
        }
        let (least, most) = self.signed_products(other);
        let signed = spread(least as u128, most as u128);
        if unsigned.is_smaller_than(signed) { unsigned } else { signed }
    }
    /// Smallest and largest product of signed values, exact up to 64 bits.
    fn signed_products(self, other: Range) -> (i128, i128) {
        let (a, b) = ((self.smin(), self.smax()), (other.smin(), other.smax()));
        let all = [a.0 * b.0, a.0 * b.1, a.1 * b.0, a.1 * b.1];
        (all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0))
    }
    /// All unsigned quotients by what is not 0.
    pub fn udiv(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() || other.umax() == 0 {
            return Range::empty(self.bits);
        }
        // The least divisor that is not 0; of `[x, 1)` it is `x`.
        let least = match other.umin() {
            0 if other.hi == 1 => other.lo,
            0 => 1,
            number => number,
        };
        Range::closed(self.bits, self.umin() / other.umax(), self.umax() / least)
    }
    /// All signed quotients that are defined.
    pub fn sdiv(self, other: Range) -> Range {
        let bits = self.bits;
        if bits == 128 {
            return match (self.as_single(), other.as_single()) {
                (Some(a), Some(b)) => match (a as i128).checked_div(b as i128) {
                    Some(quotient) => Range::single(bits, quotient as u128),
                    None => Range::empty(bits),
                },
                _ => Range::full(bits),
            };
        }
        let (positive, negative) = (Range::new(bits, 1, self.sign()), Range::new(bits, self.sign(), 0));
        // In one bit, no number is positive.
        let positive = if bits == 1 { Range::empty(1) } else { positive };
        let halves =
            |range: Range| (range.intersect_as(positive, Prefer::Signed), range.intersect_as(negative, Prefer::Signed));
        let ((left_pos, left_neg), (right_pos, right_neg)) = (halves(self), halves(other));
        let quotients = |first: i128, last: i128| Range::closed(bits, first as u128, last as u128);
        let min = self.signed(self.sign());
        let mut above = Range::empty(bits);
        let mut below = Range::empty(bits);
        if !left_pos.is_empty() && !right_pos.is_empty() {
            above = quotients(left_pos.smin() / right_pos.smax(), left_pos.smax() / right_pos.smin());
        }
        if !left_neg.is_empty() && !right_neg.is_empty() {
            let least = left_neg.smax() / right_neg.smin();
            if left_neg.smin() == min && right_neg.smax() == -1 {
                // The smallest number by -1 is undefined: each of them without the other.
                if right_neg.smin() != -1 {
                    let divisor = if other.lo == self.mask() && other.is_sign_wrapped() {
                        other.signed(other.hi.wrapping_sub(1) & self.mask())
                    } else {
                        -2
                    };
                    above = above.union(quotients(least, min / divisor.min(-2)));
                }
                if left_neg.smax() != min {
                    let dividend = if self.hi == self.sign() + 1 { self.signed(self.lo) } else { min + 1 };
                    let dividend = if dividend < 0 { dividend } else { min + 1 };
                    above = above.union(quotients(least, dividend / right_neg.smax()));
                }
            } else {
                above = above.union(quotients(least, left_neg.smin() / right_neg.smax()));
            }
        }
        if !left_pos.is_empty() && !right_neg.is_empty() {
            below = quotients(left_pos.smax() / right_neg.smax(), left_pos.smin() / right_neg.smin());
        }
        if !left_neg.is_empty() && !right_pos.is_empty() {
            below = below.union(quotients(left_neg.smin() / right_pos.smin(), left_neg.smax() / right_pos.smax()));
        }
        let mut all = below.union_as(above, Prefer::Signed);
        // Zero is in neither half of the dividends.
        if self.has(0) && !(right_pos.is_empty() && right_neg.is_empty()) {
            all = all.union(Range::single(bits, 0));
        }
        all
    }
    /// All unsigned remainders by what is not 0.
    pub fn urem(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() || other.umax() == 0 {
            return Range::empty(self.bits);
        }
        if let (Some(number), Some(divisor)) = (self.as_single(), other.as_single()) {
            return Range::single(self.bits, number % divisor);
        }
        if self.umax() < other.umin() {
            return self;
        }
        Range::closed(self.bits, 0, self.umax().min(other.umax() - 1))
    }
    /// All signed remainders that are defined.
    pub fn srem(self, other: Range) -> Range {
        let bits = self.bits;
        if self.is_empty() || other.is_empty() {
            return Range::empty(bits);
        }
        let divisor = other.abs(false);
        let (least, most) = (divisor.umin().max(1), divisor.umax());
        if most == 0 {
            return Range::empty(bits);
        }
        if let (Some(number), Some(by)) = (self.as_single(), other.as_single()) {
            let rest = self.signed(number).checked_rem(self.signed(by)).unwrap_or(0);
            return Range::single(bits, rest as u128);
        }
        let (low, high) = (self.smin(), self.smax());
        // How far from 0 a remainder can be, by the divisor.
        let reach = most - 1;
        let up = |high: i128| (high as u128).min(reach);
        let down = |low: i128| low.unsigned_abs().min(reach).wrapping_neg();
        if low >= 0 {
            return if (high as u128) < least { self } else { Range::closed(bits, 0, up(high)) };
        }
        if high < 0 {
            return if low.unsigned_abs() < least { self } else { Range::closed(bits, down(low), 0) };
        }
        Range::closed(bits, down(low), up(high))
    }
    /// All left shifts by less than the width.
    pub(crate) fn shl(self, other: Range) -> Range {
        let bits = self.bits;
        if self.is_empty() || other.is_empty() {
            return Range::empty(bits);
        }
        let (min, max) = (self.umin(), self.umax());
        if let Some(amount) = other.as_single() {
            if amount >= bits as u128 {
                return Range::empty(bits);
            }
            let amount = amount as u32;
            let equal = ((min ^ max) << (128 - bits)).leading_zeros().min(bits);
            if amount <= equal {
                return Range::closed(bits, min << amount, max << amount);
            }
            return Range::closed(bits, 0, self.mask() << amount);
        }
        let (least, most) = (other.umin(), other.umax());
        if least >= bits as u128 {
            return Range::empty(bits);
        }
        let leading_ones = (min << (128 - bits)).leading_ones().min(bits);
        if self.is_negative() && most <= leading_ones as u128 && most < bits as u128 {
            return Range::closed(bits, min << most, max << least);
        }
        let leading_zeros = max.leading_zeros() - (128 - bits);
        if most > leading_zeros as u128 || most >= bits as u128 {
            return Range::full(bits);
        }
        Range::closed(bits, min << least, max << most)
    }
    fn shl_with(self, other: Range, fl: u16) -> Range {
        let bits = self.bits;
        let amounts = if other.umin() >= bits as u128 {
            return Range::empty(bits);
        } else {
            (other.umin() as u32, other.umax().min(bits as u128 - 1) as u32)
        };
        let mut all = self.shl(other);
        if fl & flags::NUW != 0 {
            let (min, max) = (self.umin(), self.umax());
            let room = (min.leading_zeros() - (128 - bits)).min(amounts.1);
            if min != 0 && room < amounts.0 {
                return Range::empty(bits);
            }
            let most = if max.leading_zeros() - (128 - bits) >= amounts.1 { max << amounts.1 } else { self.mask() };
            all = all.intersect(Range::closed(bits, min << amounts.0, most));
        }
        if fl & flags::NSW != 0 && bits < 128 {
            let (low, high) = (self.smin(), self.smax());
            let (min, max) = (self.signed(self.sign()), self.signed(self.sign() - 1));
            // A shift keeps the sign and goes away from 0.
            let times = |value: i128, amount: u32| {
                let limit = if value < 0 { min } else { max };
                if value >= min >> amount && value <= max >> amount { value << amount } else { limit }
            };
            let least = if low >= 0 { times(low, amounts.0) } else { times(low, amounts.1) };
            let most = if high >= 0 { times(high, amounts.1) } else { times(high, amounts.0) };
            if least <= most {
                all = all.intersect(Range::closed(bits, least as u128, most as u128));
            }
        }
        all
    }
    /// All right shifts that fill with zeros.
    pub fn lshr(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let shifted = |value: u128, amount: u128| if amount >= self.bits as u128 { 0 } else { value >> amount };
        Range::closed(self.bits, shifted(self.umin(), other.umax()), shifted(self.umax(), other.umin()))
    }
    /// All right shifts that fill with the sign.
    pub fn ashr(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let shifted = |value: i128, amount: u128| value >> amount.min(self.bits as u128 - 1);
        let (low, high) = (self.smin(), self.smax());
        let least = shifted(low, if low >= 0 { other.umax() } else { other.umin() });
        let most = shifted(high, if high >= 0 { other.umin() } else { other.umax() });
        Range::closed(self.bits, least as u128, most as u128)
    }

    fn clamped(self, least: i128, most: i128) -> Range {
        let (min, max) = (self.signed(self.sign()), self.signed(self.sign() - 1));
        Range::closed(self.bits, least.clamp(min, max) as u128, most.clamp(min, max) as u128)
    }
    /// Unsigned sums, at most the largest number.
    pub fn uadd_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let sum = |a: u128, b: u128| a.saturating_add(b).min(self.mask());
        Range::closed(self.bits, sum(self.umin(), other.umin()), sum(self.umax(), other.umax()))
    }
    /// Unsigned differences, at least 0.
    pub fn usub_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        Range::closed(self.bits, self.umin().saturating_sub(other.umax()), self.umax().saturating_sub(other.umin()))
    }
    /// Unsigned products, at most the largest number.
    pub fn umul_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let product = |a: u128, b: u128| a.saturating_mul(b).min(self.mask());
        Range::closed(self.bits, product(self.umin(), other.umin()), product(self.umax(), other.umax()))
    }
    /// Signed sums, no further than the limits.
    pub fn sadd_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        self.clamped(self.smin().saturating_add(other.smin()), self.smax().saturating_add(other.smax()))
    }
    /// Signed differences, no further than the limits.
    pub fn ssub_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        self.clamped(self.smin().saturating_sub(other.smax()), self.smax().saturating_sub(other.smin()))
    }
    /// Signed products, no further than the limits.
    pub fn smul_sat(self, other: Range) -> Range {
        if self.is_empty() || other.is_empty() {
            return Range::empty(self.bits);
        }
        let (a, b) = ((self.smin(), self.smax()), (other.smin(), other.smax()));
        let all = [a.0.saturating_mul(b.0), a.0.saturating_mul(b.1), a.1.saturating_mul(b.0), a.1.saturating_mul(b.1)];
        self.clamped(all.into_iter().min().unwrap_or(0), all.into_iter().max().unwrap_or(0))
    }
}
