//! Comparisons of ranges, what they allow, and where operations do not wrap.

use super::{Prefer, Range, mask};
use warpc_ir::{IntPred, Opcode, flags};

impl Range {
    /// The values `x` for which `x pred y` holds with some `y` of `other`.
    pub fn allowed(pred: IntPred, other: Range) -> Range {
        let bits = other.bits;
        if other.is_empty() {
            return other;
        }
        let (sign, most) = (other.sign(), mask(bits));
        let (low, high) = (other.smin() as u128 & most, other.smax() as u128 & most);
        match pred {
            IntPred::Eq => other,
            IntPred::Ne => other.as_single().map_or(Range::full(bits), |value| Range::single(bits, value).inverse()),
            IntPred::Ult if other.umax() == 0 => Range::empty(bits),
            IntPred::Ult => Range::new(bits, 0, other.umax()),
            IntPred::Slt if high == sign => Range::empty(bits),
            IntPred::Slt => Range::new(bits, sign, high),
            IntPred::Ule => Range::new(bits, 0, other.umax().wrapping_add(1)),
            IntPred::Sle => Range::new(bits, sign, high.wrapping_add(1)),
            IntPred::Ugt if other.umin() == most => Range::empty(bits),
            IntPred::Ugt => Range::new(bits, other.umin() + 1, 0),
            IntPred::Sgt if low == sign - 1 => Range::empty(bits),
            IntPred::Sgt => Range::new(bits, low.wrapping_add(1), sign),
            IntPred::Uge => Range::new(bits, other.umin(), 0),
            IntPred::Sge => Range::new(bits, low, sign),
        }
    }
    /// Whether `x pred y` holds for all values of both.
    pub fn compare(self, pred: IntPred, other: Range) -> bool {
        if self.is_empty() || other.is_empty() {
            return true;
        }
        match pred {
            IntPred::Eq => self.as_single().is_some() && self.as_single() == other.as_single(),
            IntPred::Ne => self.inverse().contains(other),
            IntPred::Ult => self.umax() < other.umin(),
            IntPred::Ule => self.umax() <= other.umin(),
            IntPred::Ugt => self.umin() > other.umax(),
            IntPred::Uge => self.umin() >= other.umax(),
            IntPred::Slt => self.smax() < other.smin(),
            IntPred::Sle => self.smax() <= other.smin(),
            IntPred::Sgt => self.smin() > other.smax(),
            IntPred::Sge => self.smin() >= other.smax(),
        }
    }
    /// `Some(truth)` where all comparisons agree.
    pub fn decides(self, pred: IntPred, other: Range) -> Option<bool> {
        if self.compare(pred, other) {
            Some(true)
        } else if self.compare(pred.inverse(), other) {
            Some(false)
        } else {
            None
        }
    }
    /// The left operands with which `op` wraps for no right operand in `other`; `kind` is `NUW` or `NSW`. Everything for
    /// operations that do not wrap.
    pub fn no_wrap_region(op: Opcode, other: Range, kind: u16) -> Range {
        let (bits, sign) = (other.bits, 1u128 << (other.bits - 1));
        if other.is_empty() {
            return Range::full(bits);
        }
        let unsigned = kind & flags::NUW != 0;
        let (low, high) = (other.smin(), other.smax());
        match op {
            Opcode::Add if unsigned => Range::new(bits, 0, other.umax().wrapping_neg()),
            Opcode::Add => Range::new(
                bits,
                if low < 0 { sign.wrapping_sub(low as u128) } else { sign },
                if high > 0 { sign.wrapping_sub(high as u128) } else { sign },
            ),
            Opcode::Sub if unsigned => Range::new(bits, other.umax(), 0),
            Opcode::Sub => Range::new(
                bits,
                if high > 0 { sign.wrapping_add(high as u128) } else { sign },
                if low < 0 { sign.wrapping_add(low as u128) } else { sign },
            ),
            Opcode::Mul if unsigned => match other.umax() {
                0 => Range::full(bits),
                factor => Range::closed(bits, 0, mask(bits) / factor),
            },
            Opcode::Mul => factors_within(bits, low).intersect_as(factors_within(bits, high), Prefer::Signed),
            Opcode::Shl => {
                let amounts = other.intersect(Range::new(bits, 0, bits as u128 & mask(bits)));
                if amounts.is_empty() {
                    return Range::full(bits);
                }
                let most = amounts.umax().min(bits as u128 - 1);
                if unsigned {
                    return Range::closed(bits, 0, mask(bits) >> most);
                }
                let (min, max) = (other.signed(sign), other.signed(sign - 1));
                Range::closed(bits, (min >> most) as u128, (max >> most) as u128)
            }
            _ => Range::full(bits),
        }
    }
}

/// The numbers whose product with `factor` is a signed number of `bits` bits.
fn factors_within(bits: u32, factor: i128) -> Range {
    let sign = 1u128 << (bits - 1);
    let (min, max) = (Range::full(bits).signed(sign), Range::full(bits).signed(sign - 1));
    match factor {
        0 | 1 => Range::full(bits),
        -1 => Range::closed(bits, sign.wrapping_add(1), sign - 1),
        // Quotients towards 0 are the limits on both sides.
        _ if factor < 0 => Range::closed(bits, (max / factor) as u128, (min / factor) as u128),
        _ => Range::closed(bits, (min / factor) as u128, (max / factor) as u128),
    }
}
