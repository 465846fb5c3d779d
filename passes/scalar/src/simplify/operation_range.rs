//! Ranges of the results of operations with a constant operand or with flags.

use super::{Operation, Simplifier, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::Type;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{IntPred, Value};

/// The limits of a type.
#[derive(Clone, Copy)]
struct Limits {
    bits: u32,
    /// All bits set: the largest unsigned number.
    mask: u128,
    /// The smallest signed number.
    least: u128,
    /// The largest signed number.
    most: u128,
}

impl Limits {
    fn of(bits: u32) -> Limits {
        let mask = p::mask(bits);
        Limits { bits, mask, least: 1 << (bits - 1), most: mask >> 1 }
    }
    /// The numbers from `first` up to `last`.
    fn range(self, first: u128, last: u128) -> Option<Range> {
        Some(Range::new(self.bits, first, last))
    }
}

impl Simplifier<'_, '_> {
    /// Range of `value`, of `bits` bits, as it is declared, or from the constant operands and flags of its instruction.
    pub(super) fn operation_range(&self, value: Value, bits: u32) -> Option<Range> {
        if bits > 128 {
            return None;
        }
        if let Some(declared) = self.declared_range(value, bits) {
            return Some(declared);
        }
        let limits = Limits::of(bits);
        if let Some(site) = self.operation(value) {
            return self.binary_range(site, limits);
        }
        let def = value.as_inst()?;
        match self.f.op(def) {
            Opcode::Call => self.call_range(value, limits),
            Opcode::Select => self.choice_range(value, limits),
            op @ (Opcode::ZExt | Opcode::SExt) => {
                let from = p::width(self.f, self.f.operand(def, 0));
                if from >= bits {
                    return None;
                }
                let narrow = Limits::of(from);
                if op == Opcode::ZExt {
                    return limits.range(0, narrow.mask);
                }
                limits.range(narrow.least.wrapping_neg(), narrow.most)
            }
            Opcode::FPToSI | Opcode::FPToUI
                if self.f.types().scalar(self.f.type_of(self.f.operand(def, 0))) == Type::HALF =>
            {
                // The largest number of the format.
                const MOST: u128 = 65504;
                let most = if op_is_signed(self.f.op(def)) { limits.most } else { limits.mask };
                if MOST > most {
                    return None;
                }
                limits.range(if op_is_signed(self.f.op(def)) { MOST.wrapping_neg() } else { 0 }, MOST)
            }
            _ => None,
        }
    }

    /// Range of a call of an intrinsic.
    fn call_range(&self, value: Value, limits: Limits) -> Option<Range> {
        let (which, call) = p::intrinsic(self.f, value)?;
        let Limits { bits, mask, least, most } = limits;
        let second = || p::int(self.f, self.f.operand(call, 1));
        // The constant of an operation that commutes.
        let either = || second().or_else(|| p::int(self.f, self.f.operand(call, 0)));
        match which {
            id::CTPOP | id::CTLZ | id::CTTZ if (bits as u128) < mask => limits.range(0, bits as u128),
            id::ABS if second().is_some_and(Int::is_one) => limits.range(0, most),
            id::ABS => limits.range(0, least),
            id::UMIN => limits.range(0, either()?.v),
            id::UMAX => limits.range(either()?.v, mask),
            id::SMIN => limits.range(least, either()?.v),
            id::SMAX => limits.range(either()?.v, most),
            id::UADD_SAT => limits.range(either()?.v, mask),
            id::USUB_SAT => match second() {
                Some(subtrahend) => limits.range(0, mask - subtrahend.v),
                None => limits.range(0, p::int(self.f, self.f.operand(call, 0))?.v),
            },
            id::SADD_SAT => {
                let addend = either()?;
                match addend.is_negative() {
                    true => limits.range(least, most.wrapping_add(addend.v)),
                    false => limits.range(least.wrapping_add(addend.v), most),
                }
            }
            id::SSUB_SAT => match (second(), p::int(self.f, self.f.operand(call, 0))) {
                (Some(subtrahend), _) if subtrahend.is_negative() => {
                    limits.range(least.wrapping_sub(subtrahend.v), most)
                }
                (Some(subtrahend), _) => limits.range(least, most.wrapping_sub(subtrahend.v)),
                (_, Some(minuend)) if minuend.is_negative() => limits.range(least, minuend.v.wrapping_sub(least)),
                (_, Some(minuend)) => limits.range(minuend.v.wrapping_sub(most), most),
                _ => None,
            },
            id::UCMP | id::SCMP => limits.range(mask, 1),
            _ => None,
        }
    }

    /// Range of a minimum or maximum with a constant that is a comparison and a select.
    fn choice_range(&self, value: Value, limits: Limits) -> Option<Range> {
        let (condition, yes, no) = p::select(self.f, value)?;
        let (pred, x, bound) = p::icmp(self.f, condition)?;
        if let Some(range) = self.absolute_choice_range((pred, x, p::int(self.f, bound)?), yes, no, limits) {
            return Some(range);
        }
        let pred = if yes == x && no == bound {
            pred
        } else if yes == bound && no == x {
            pred.inverse()
        } else {
            return None;
        };
        let bound = p::int(self.f, bound)?.v;
        match pred {
            IntPred::Ugt | IntPred::Uge => limits.range(bound, limits.mask),
            IntPred::Ult | IntPred::Ule => limits.range(0, bound),
            IntPred::Sgt | IntPred::Sge => limits.range(bound, limits.most),
            IntPred::Slt | IntPred::Sle => limits.range(limits.least, bound),
            _ => None,
        }
    }

    /// Range of `x` without its sign, or of the negative of that, which are a comparison of `x` by its sign and a select.
    fn absolute_choice_range(
        &self,
        (pred, x, bound): (IntPred, Value, Int),
        yes: Value,
        no: Value,
        limits: Limits,
    ) -> Option<Range> {
        let asks_negative = match pred {
            IntPred::Slt if bound.is_zero() || bound.is_one() => true,
            IntPred::Sgt if bound.is_zero() || bound.is_all_ones() => false,
            _ => return None,
        };
        let (of_negative, of_positive) = if asks_negative { (yes, no) } else { (no, yes) };
        let negates = |value: Value| p::neg(self.f, value) == Some(x);
        let keeps_smallest = |value: Value| !p::has_flags(self.f, value, flags::NSW);
        if negates(of_negative) && of_positive == x {
            let last = if keeps_smallest(of_negative) { limits.least } else { limits.most };
            return limits.range(0, last);
        }
        if negates(of_positive) && of_negative == x { limits.range(limits.least, 0) } else { None }
    }

    /// Range of a binary operation.
    fn binary_range(&self, site: Operation, limits: Limits) -> Option<Range> {
        let Limits { mask, least, most, .. } = limits;
        let (left, right) = (p::int(self.f, site.left), p::int(self.f, site.right));
        let wraps_not = |flag: u16| site.has(flag);
        match site.op {
            // The lowest bit that is set, if any is.
            Opcode::And
                if p::neg(self.f, site.right) == Some(site.left) || p::neg(self.f, site.left) == Some(site.right) =>
            {
                limits.range(0, least)
            }
            Opcode::And => limits.range(0, right?.v),
            Opcode::Or => limits.range(right?.v, mask),
            Opcode::UDiv => match (left, right) {
                (_, Some(divisor)) if divisor.v != 0 => limits.range(0, mask / divisor.v),
                (Some(dividend), _) => limits.range(0, dividend.v),
                _ => None,
            },
            Opcode::URem => match (left, right) {
                (_, Some(divisor)) if divisor.v != 0 => limits.range(0, divisor.v - 1),
                (Some(dividend), _) => limits.range(0, dividend.v),
                _ => None,
            },
            // Of the sign of what is divided, and no further from 0.
            Opcode::SRem if right.is_none() => {
                let dividend = left?;
                if dividend.is_negative() { limits.range(dividend.v, 0) } else { limits.range(0, dividend.v) }
            }
            Opcode::SRem => {
                let divisor = right.filter(|divisor| !divisor.is_zero())?;
                if divisor.is_sign_mask() {
                    return limits.range(least.wrapping_add(1), most);
                }
                let magnitude = divisor.signed().unsigned_abs();
                limits.range(magnitude.wrapping_sub(1).wrapping_neg(), magnitude - 1)
            }
            Opcode::SDiv => signed_quotient_range(left, right, limits),
            Opcode::LShr | Opcode::AShr => right_shift_range(site, left, right, limits),
            Opcode::Shl if wraps_not(flags::NUW) => {
                let shifted = left?.v;
                // Up to its highest bit in the top place.
                let last = if shifted == 0 { 0 } else { shifted << (shifted << (128 - limits.bits)).leading_zeros() };
                limits.range(shifted, last)
            }
            Opcode::Add => {
                let addend = right?;
                let unsigned = limits.range(addend.v, mask).filter(|_| wraps_not(flags::NUW));
                let signed = match addend.is_negative() {
                    true => limits.range(least, most.wrapping_add(addend.v)),
                    false => limits.range(least + addend.v, most),
                }
                .filter(|_| wraps_not(flags::NSW));
                match (unsigned, signed) {
                    (Some(unsigned), Some(signed)) => unsigned.intersect(signed).or(Some(unsigned)),
                    (unsigned, signed) => unsigned.or(signed),
                }
            }
            Opcode::Shl => {
                let shifted = left?.v;
                let all = (0..limits.bits).map(|amount| shifted << amount & mask);
                limits.range(all.clone().min()?, all.max()?)
            }
            Opcode::Sub if wraps_not(flags::NUW) => limits.range(0, left?.v),
            Opcode::Sub if wraps_not(flags::NSW) => {
                // From a constant any signed number that does not wrap is subtracted.
                let minuend = left?;
                if minuend.is_negative() {
                    limits.range(least, minuend.v.wrapping_sub(least))
                } else {
                    limits.range(minuend.v.wrapping_sub(most), most)
                }
            }
            Opcode::Sub => {
                // From a constant something is subtracted of which the size is known.
                let known = self.known(site.right).filter(|known| known.max() < mask)?;
                let minuend = left?;
                limits.range(minuend.v.wrapping_sub(known.max()), minuend.v.wrapping_sub(known.min()))
            }
            _ => None,
        }
    }
}

/// Whether a conversion to an integer makes a signed one.
fn op_is_signed(op: Opcode) -> bool {
    op == Opcode::FPToSI
}

/// Range of a signed quotient.
fn signed_quotient_range(left: Option<Int>, right: Option<Int>, limits: Limits) -> Option<Range> {
    let Limits { least, most, .. } = limits;
    let Some(divisor) = right else {
        let dividend = left.filter(|dividend| !dividend.is_sign_mask())?;
        let magnitude = dividend.signed().unsigned_abs();
        return limits.range(magnitude.wrapping_neg(), magnitude);
    };
    if divisor.is_all_ones() {
        return limits.range(least + 1, most);
    }
    let magnitude = divisor.signed().unsigned_abs();
    if magnitude <= 1 {
        return None;
    }
    let (below, above) = (least / magnitude, most / magnitude);
    // By a negative number the ends change places.
    let (below, above) = if divisor.is_negative() { (above, below) } else { (below, above) };
    limits.range(below.wrapping_neg(), above)
}

/// Range of a right shift.
fn right_shift_range(site: Operation, left: Option<Int>, right: Option<Int>, limits: Limits) -> Option<Range> {
    let Limits { bits, mask, least, most } = limits;
    if let Some(amount) = right.filter(|amount| amount.v < bits as u128) {
        if site.op == Opcode::LShr {
            return limits.range(0, mask >> amount.v);
        }
        return limits.range((Int::new(least, bits).signed() >> amount.v) as u128, most >> amount.v);
    }
    let shifted = left?;
    if site.op == Opcode::LShr {
        // Exact: no bit is lost, so no more than the trailing zeros are shifted out.
        let exact = site.has(flags::EXACT) && shifted.v != 0;
        return limits.range(if exact { shifted.v >> shifted.v.trailing_zeros() } else { 0 }, shifted.v);
    }
    if shifted.is_negative() { limits.range(shifted.v, mask) } else { limits.range(0, shifted.v) }
}
