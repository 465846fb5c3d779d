//! What branches, switches and assumptions say of a value.

use crate::lattice::{Fact, range_bits};
use crate::range::Range;
use crate::solver::with_overflow;
use warpc_ir::ids::*;
use warpc_ir::{Func, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Conjunctions and complements that are taken apart, one in another.
const MAX_DEPTH: u32 = 6;

/// Tells what is known of the other side of a comparison, where it is no constant.
pub type OtherSide<'o> = dyn FnMut(Value) -> Fact + 'o;

/// Nothing but what metadata says is known of the other side.
pub fn anything(_: Value) -> Fact {
    Fact::Overdefined
}

/// What branch `term` says of `value` along the edge to `to`.
pub fn from_branch(func: &Func<'_>, value: Value, term: Inst, to: Block, other: &mut OtherSide<'_>) -> Fact {
    if func.num_operands(term) != 3 {
        return Fact::Overdefined;
    }
    let (condition, yes, no) = (func.operand(term, 0), func.operand(term, 1), func.operand(term, 2));
    if yes == no {
        return Fact::Overdefined;
    }
    let truth = yes.as_block() == Some(to);
    let said = from_condition(func, value, condition, truth, other);
    if said != Fact::Overdefined {
        return said;
    }
    through_user(func, value, condition, Fact::of_range(Range::single(1, truth as u128)))
}

/// `value` is a cast, sum or difference of `decided` and a constant: what the fact of that makes of it.
pub fn through_user(func: &Func<'_>, value: Value, decided: Value, fact: Fact) -> Fact {
    let (Some(inst), Some(bits)) = (value.as_inst(), range_bits(func, func.type_of(value))) else {
        return Fact::Overdefined;
    };
    let op = func.op(inst);
    if matches!(op, Opcode::Trunc | Opcode::ZExt | Opcode::SExt) && func.operand(inst, 0) == decided {
        return match fact {
            Fact::Range { range, .. } => Fact::of_range(range.cast(op, func.flags(inst), bits)),
            _ => Fact::Overdefined,
        };
    }
    if op.is_int_binary() {
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let Fact::Range { range, .. } = fact else { return Fact::Overdefined };
        let single = |value: Value| p::int(func, value).map(|int| Range::single(int.bits, int.v));
        if left == decided
            && let Some(other) = single(right)
        {
            return Fact::of_range(range.binary(op, func.flags(inst), other));
        }
        if right == decided
            && let Some(other) = single(left)
        {
            return Fact::of_range(other.binary(op, func.flags(inst), range));
        }
    }
    Fact::Overdefined
}

/// What `condition` being `truth` says of `value`.
pub fn from_condition(func: &Func<'_>, value: Value, condition: Value, truth: bool, other: &mut OtherSide<'_>) -> Fact {
    within(func, value, condition, truth, 0, other)
}

fn within(func: &Func<'_>, value: Value, condition: Value, truth: bool, depth: u32, other: &mut OtherSide<'_>) -> Fact {
    if condition == value && func.type_of(value) == Type::I1 {
        return Fact::of_range(Range::single(1, truth as u128));
    }
    let Some(inst) = condition.as_inst() else { return Fact::Overdefined };
    match func.op(inst) {
        Opcode::ICmp => return from_compare(func, value, inst, truth, other),
        Opcode::Trunc if func.ty(inst) == Type::I1 && func.operand(inst, 0) == value => {
            // The lowest bit: with `nuw` or `nsw` the whole number.
            return from_lowest_bit(func, value, inst, truth);
        }
        Opcode::ExtractValue => return from_overflow(func, value, inst, truth),
        _ => {}
    }
    if depth >= MAX_DEPTH {
        return Fact::Overdefined;
    }
    if let Some(inner) = p::not(func, condition) {
        return within(func, value, inner, !truth, depth + 1, other);
    }
    let (parts, conjunction) = match p::logical_and(func, condition) {
        Some(parts) => (parts, true),
        None => match p::logical_or(func, condition) {
            Some(parts) => (parts, false),
            None => return Fact::Overdefined,
        },
    };
    let a = within(func, value, parts.0, truth, depth + 1, other);
    let b = within(func, value, parts.1, truth, depth + 1, other);
    if truth == conjunction {
        return a.intersect(func, b);
    }
    // One of them holds.
    if a == Fact::Overdefined {
        return a;
    }
    let mut all = a;
    all.merge(func, b, &mut 0, None);
    all
}

fn from_lowest_bit(func: &Func<'_>, value: Value, inst: Inst, truth: bool) -> Fact {
    use warpc_ir::opcode::flags;
    let Some(bits) = range_bits(func, func.type_of(value)) else { return Fact::Overdefined };
    let fl = func.flags(inst);
    if fl & flags::NUW != 0 {
        return Fact::of_range(Range::single(bits, truth as u128));
    }
    if fl & flags::NSW != 0 {
        return Fact::of_range(Range::single(bits, if truth { u128::MAX } else { 0 }));
    }
    Fact::Overdefined
}

/// The overflow bit of an operation on `value` and a constant.
fn from_overflow(func: &Func<'_>, value: Value, inst: Inst, truth: bool) -> Fact {
    let Some(call) = func.operand(inst, 0).as_inst().filter(|_| *func.indices(inst) == [1]) else {
        return Fact::Overdefined;
    };
    let Some((op, kind)) = with_overflow(func, call).filter(|_| func.operand(call, 0) == value) else {
        return Fact::Overdefined;
    };
    let Some(constant) = p::int(func, func.operand(call, 1)) else { return Fact::Overdefined };
    let region = Range::no_wrap_region(op, Range::single(constant.bits, constant.v), kind);
    // The region is exact for a single constant.
    Fact::of_range(if truth { region.inverse() } else { region })
}

/// What comparison `inst` being `truth` says of `value`.
fn from_compare(func: &Func<'_>, value: Value, inst: Inst, truth: bool, other: &mut OtherSide<'_>) -> Fact {
    let pred = if truth { func.int_pred(inst) } else { func.int_pred(inst).inverse() };
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let no_integer = range_bits(func, func.type_of(value)).is_none();
    if no_integer && left == value && right.is_constant() && !right.is_undef_or_poison() {
        return match pred {
            IntPred::Eq => Fact::of_constant(func, right),
            IntPred::Ne => Fact::of_unequal(func, right),
            _ => Fact::Overdefined,
        };
    }
    let Some(bits) = range_bits(func, func.type_of(value)) else { return Fact::Overdefined };
    let said = from_side(func, value, pred, [left, right], bits, other);
    if said != Fact::Overdefined { said } else { from_side(func, value, pred.swapped(), [right, left], bits, other) }
}

/// What `left pred right` says of `value`, if `left` is made of it.
fn from_side(
    func: &Func<'_>,
    value: Value,
    pred: IntPred,
    [left, right]: [Value; 2],
    bits: u32,
    other_side: &mut OtherSide<'_>,
) -> Fact {
    if range_bits(func, func.type_of(left)) != Some(bits) {
        return from_truncated(func, value, pred, left, right, bits);
    }
    let other = match p::int(func, right) {
        Some(int) => Range::single(bits, int.v),
        None => described_range(func, right, bits),
    };
    if let Some(addend) = distance(func, value, left, bits) {
        let other =
            if right.is_constant() { other } else { other.intersect(known_range(func, other_side(right), bits)) };
        // The allowed numbers and what `value` is more than `left`.
        return Fact::of_range(Range::allowed(pred, other).add(addend));
    }
    let single = other.as_single();
    let Some(inst) = left.as_inst().filter(|_| other != Range::full(bits)) else { return Fact::Overdefined };
    let operand = |at: usize| func.operand(inst, at);
    let constant = |at: usize| p::int(func, operand(at)).map(|int| int.v);
    match func.op(inst) {
        // `value & mask`, with the mask or the number constant.
        Opcode::And if operand(0) == value => match (constant(1), single) {
            (Some(mask), Some(number)) => masked(pred, mask, number, bits),
            _ => Fact::Overdefined,
        },
        // A disjunction is at least as large as either part.
        Opcode::Or if matches!(pred, IntPred::Ult | IntPred::Ule) && (operand(0) == value || operand(1) == value) => {
            Fact::of_range(Range::allowed(pred, other))
        }
        // A remainder is at most what it is of.
        Opcode::URem if operand(0) == value && pred == IntPred::Ne && single == Some(0) => {
            Fact::of_range(Range::new(bits, 1, 0))
        }
        Opcode::URem if operand(0) == value && matches!(pred, IntPred::Ugt | IntPred::Uge) => {
            Fact::of_range(Range::allowed(pred, other))
        }
        Opcode::URem if operand(0) == value && pred == IntPred::Eq => {
            Fact::of_range(Range::allowed(IntPred::Uge, other))
        }
        _ => Fact::Overdefined,
    }
}

/// `value - left`, if that is a constant: they are the same, or one is the sum of the other and a constant.
fn distance(func: &Func<'_>, value: Value, left: Value, bits: u32) -> Option<Range> {
    if left == value {
        return Some(Range::single(bits, 0));
    }
    let addend = |sum: Value, of: Value| {
        let (base, addend) = p::binary(func, sum, Opcode::Add)?;
        if base == of { p::int(func, addend) } else { None }
    };
    match (addend(value, left), addend(left, value)) {
        (Some(more), _) => Some(Range::single(bits, more.v)),
        (None, Some(less)) => Some(Range::single(bits, less.v.wrapping_neg() & crate::range::mask(bits))),
        (None, None) => None,
    }
}

/// The integers that something can be of which `fact` is known; of what nothing reaches, everything.
fn known_range(func: &Func<'_>, fact: Fact, bits: u32) -> Range {
    if fact == Fact::Unknown { Range::full(bits) } else { fact.to_range(func, bits, false) }
}

/// `(value & mask) pred number`.
fn masked(pred: IntPred, mask: u128, number: u128, bits: u32) -> Fact {
    match pred {
        IntPred::Eq if number & !mask == 0 => {
            // The bits of the mask are known, the others are all zero at least and all one at most.
            Fact::of_range(Range::closed(bits, number, number | !mask & crate::range::mask(bits)))
        }
        // A bit of the mask is set: the number is at least the lowest one.
        IntPred::Ne if number == 0 && mask != 0 => Fact::of_range(Range::new(bits, 1 << mask.trailing_zeros(), 0)),
        IntPred::Ugt | IntPred::Uge => Fact::of_range(Range::allowed(pred, Range::single(bits, number))),
        _ => Fact::Overdefined,
    }
}

/// `trunc value pred number`: a comparison of the low bits.
fn from_truncated(func: &Func<'_>, value: Value, pred: IntPred, left: Value, right: Value, bits: u32) -> Fact {
    if p::cast(func, left, Opcode::Trunc) != Some(value) {
        return Fact::Overdefined;
    }
    let Some(number) = p::int(func, right) else { return Fact::Overdefined };
    masked(pred, crate::range::mask(number.bits), number.v, bits)
}

/// What metadata says of the other operand of a comparison.
fn described_range(func: &Func<'_>, value: Value, bits: u32) -> Range {
    match value.as_inst() {
        Some(inst) if func.op(inst).is_call() || func.op(inst) == Opcode::Load => {
            crate::solver::calls::described(func, inst).to_range(func, bits, false)
        }
        _ => Range::full(bits),
    }
}
