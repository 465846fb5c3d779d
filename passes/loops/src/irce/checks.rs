//! Range checks of a loop. See the [pass](super).

use super::Asked;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, Opcode, Value};
use warpc_scalar::patterns;
use warpc_scev::interval;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Ty, Wrap};

/// Conditions of one branch that are looked at.
const MAX_CONDITIONS: usize = 64;

/// A comparison that is a part of a branch's condition and holds while `begin + n * step` is in `0..end`, for iteration `n`.
#[derive(Clone, Copy, Debug)]
pub struct RangeCheck {
    pub begin: Expr,
    pub step: Expr,
    /// As wide as the others, or twice as wide where its sum may overflow.
    pub end: Expr,
    /// Where the comparison is used.
    pub user: Inst,
    pub operand: usize,
    /// Whether the branch runs whenever the loop is entered, and is undefined where the comparison is poison.
    pub always: bool,
}

/// The range checks among the conditions of `branch`, whose first side stays in loop `id`. `runs`: it runs whenever the loop is entered.
pub fn of_branch(se: &mut Se<'_, '_>, asked: Asked, id: Loop, branch: Inst, runs: bool) -> Vec<RangeCheck> {
    let func = se.f;
    let mut found = Vec::new();
    let mut seen: SmallVec<[Value; 8]> = SmallVec::new();
    let mut work: Vec<(Inst, usize, bool)> = vec![(branch, 0, runs)];
    while let Some((user, operand, always)) = work.pop() {
        let condition = func.operand(user, operand);
        if seen.contains(&condition) || seen.len() >= MAX_CONDITIONS {
            continue;
        }
        seen.push(condition);
        let Some(inst) = condition.as_inst() else { continue };
        if let Some((_, _, is_masked)) = patterns::logical_and(func, condition) {
            // The second part stands in the same place in a select, where the first hides poison of it.
            work.push((inst, 1, always && !is_masked));
            work.push((inst, 0, always));
            continue;
        }
        if func.op(inst) != Opcode::ICmp {
            continue;
        }
        if let Some((rec, end)) = of_comparison(se, asked, id, inst)
            && se.rec_loop(rec) == Some(id)
            && se.is_affine(rec)
        {
            let (begin, step) = (se.op(rec, 0), se.op(rec, 1));
            found.push(RangeCheck { begin, step, end, user, operand, always });
        }
    }
    found
}

/// The recurrence that `compare` checks, and what it must stay below.
fn of_comparison(se: &mut Se<'_, '_>, asked: Asked, id: Loop, compare: Inst) -> Option<(Expr, Expr)> {
    let func = se.f;
    let (mut left, mut right) = (func.operand(compare, 0), func.operand(compare, 1));
    let mut pred = func.int_pred(compare);
    if func.types().int_bits(func.type_of(left)).is_none_or(|bits| bits > 64) {
        return None;
    }
    let is_invariant = |se: &mut Se<'_, '_>, value: Value| {
        let expr = se.get(value);
        se.is_invariant(expr, id)
    };
    if is_invariant(se, left) {
        std::mem::swap(&mut left, &mut right);
        pred = pred.swapped();
    } else if !is_invariant(se, right) {
        return None;
    }
    of_counter(se, left, right, pred).or_else(|| of_difference(se, asked, id, left, right, pred))
}

/// `i < end`, taken as `0 <= i < end`, and `0 <= i`, taken as `0 <= i < largest`.
fn of_counter(se: &mut Se<'_, '_>, left: Value, right: Value, pred: IntPred) -> Option<(Expr, Expr)> {
    let rec = se.get(left);
    if se.kind(rec) != Kind::AddRec {
        return None;
    }
    let bits = se.bits(rec);
    let largest = |se: &mut Se<'_, '_>| se.make_const(Ty::int(bits), (1 << (bits - 1)) - 1);
    let bound = se.get(right);
    match pred {
        IntPred::Sge if se.is_zero(bound) => Some((rec, largest(se))),
        IntPred::Sgt if se.is_minus_one(bound) => Some((rec, largest(se))),
        IntPred::Slt | IntPred::Ult => Some((rec, bound)),
        IntPred::Sle | IntPred::Ule => {
            let one = se.one(se.ty(bound));
            let fits = se.will_not_overflow(Opcode::Add, pred.is_signed(), bound, one, None);
            fits.then(|| (rec, se.add2(bound, one, Wrap::ANY)))
        }
        _ => None,
    }
}

/// `i - offset < limit` and `offset - i > limit`: `i` is less than a sum, which is computed in a wider type where it may overflow.
fn of_difference(
    se: &mut Se<'_, '_>,
    asked: Asked,
    id: Loop,
    left: Value,
    right: Value,
    pred: IntPred,
) -> Option<(Expr, Expr)> {
    let f: &Func<'_> = se.f;
    let at = left.as_inst().filter(|&i| f.op(i) == Opcode::Sub)?;
    let (mut counter, mut offset) = (se.get(f.operand(at, 0)), se.get(f.operand(at, 1)));
    let limit = se.get(right);
    let subtracted = if se.is_invariant(counter, id) {
        std::mem::swap(&mut counter, &mut offset);
        false
    } else if se.is_invariant(offset, id) {
        true
    } else {
        return None;
    };
    if se.kind(counter) != Kind::AddRec {
        return None;
    }
    let (op, pred) = if subtracted { (Opcode::Add, pred) } else { (Opcode::Sub, pred.swapped()) };
    if !matches!(pred, IntPred::Slt | IntPred::Sle) {
        return None;
    }
    let mut end = in_room(se, asked, op, offset, limit, at)?;
    if pred == IntPred::Sle {
        let one = se.one(se.ty(end));
        end = in_room(se, asked, Opcode::Add, end, one, at)?;
    }
    Some((counter, end))
}

/// `left op right`, signed, in twice the width where it may overflow.
fn in_room(se: &mut Se<'_, '_>, asked: Asked, op: Opcode, left: Expr, right: Expr, at: Inst) -> Option<Expr> {
    let apply = |se: &mut Se<'_, '_>, left: Expr, right: Expr| match op {
        Opcode::Add => se.add2(left, right, Wrap::ANY),
        _ => se.minus(left, right, Wrap::ANY),
    };
    if se.will_not_overflow(op, true, left, right, Some(at)) {
        return Some(apply(se, left, right)).filter(|&e| e != COULD_NOT_COMPUTE);
    }
    let bits = se.bits(left);
    if bits > asked.widest_overflow_check {
        return None;
    }
    let wide = Ty::int(2 * bits);
    let (left, right) = (se.sign_extend(left, wide, 0), se.sign_extend(right, wide, 0));
    Some(apply(se, left, right))
}

/// The least signed number of `bits` bits, or zero.
pub fn least(bits: u32, signed: bool) -> u128 {
    if signed { 1 << (bits - 1) } else { 0 }
}

/// The largest signed number of `bits` bits, or the largest of all.
pub fn most(bits: u32, signed: bool) -> u128 {
    least(bits, true) - 1 + if signed { 0 } else { least(bits, true) }
}

/// Whether `value` of `bits` bits is negative.
pub fn is_negative(value: u128, bits: u32) -> bool {
    interval::slt(value, 0, bits)
}
