//! For which iterations checks hold. See the [pass](super).

use super::Asked;
use super::checks::{RangeCheck, least, most};
use super::structure::{Structure, is_negative_at, is_not_negative};
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_scev::{Expr, Se, Ty, Wrap};

/// Values of the counter, `begin..end`.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub begin: Expr,
    pub end: Expr,
    /// Whether the end was computed in a wider type.
    pub is_scaled: bool,
}

/// Where the loop is cut: the main loop runs from `low` to `high`; `None` where it runs to its own end.
#[derive(Clone, Copy, Debug)]
pub struct SubRanges {
    pub low: Option<Expr>,
    pub high: Option<Expr>,
    /// Type of the cuts, in which the counter is compared with them.
    pub ty: Ty,
}

fn extend(se: &mut Se<'_, '_>, expr: Expr, ty: Ty, signed: bool) -> Expr {
    if signed { se.sext_or_same(expr, ty) } else { se.zext_or_same(expr, ty) }
}

impl Range {
    fn is_empty(self, se: &mut Se<'_, '_>, signed: bool) -> bool {
        let pred = if signed { IntPred::Sge } else { IntPred::Uge };
        self.begin == self.end || se.is_known(pred, self.begin, self.end)
    }
}

/// The values of the counter for which `check` holds. The inequality `0 <= m + counter < end` is solved for the counter, within the numbers
/// that the latch compares: where a difference would leave them, it stops there.
pub fn safe_iterations(se: &mut Se<'_, '_>, check: &RangeCheck, structure: &Structure) -> Option<Range> {
    let ty = se.ty(check.begin);
    let id = se.rec_loop(structure.counter)?;
    let signed = structure.signed;
    if se.is_ptr(check.begin) || se.bits(structure.counter) > ty.bits() {
        return None;
    }
    let (start, step) = (se.op(structure.counter, 0), se.op(structure.counter, 1));
    let first = extend(se, start, ty, signed);
    let step = extend(se, step, ty, signed);
    if se.constant(step).is_none() || step != check.step {
        return None;
    }
    let bits = ty.bits();
    let largest = se.make_const(ty, most(bits, true));
    let smallest = se.make_const(ty, least(bits, true));
    let offset = se.minus(check.begin, first, Wrap::ANY);
    let mut end = check.end;
    let one = se.one(ty);
    let zero = se.zero(ty);
    let mut fits = one;
    let is_scaled = se.bits(end) > bits;
    if is_scaled {
        let wide = se.ty(end);
        let (largest, smallest) = (se.sign_extend(largest, wide, 0), se.sign_extend(smallest, wide, 0));
        let above = se.minus(largest, end, Wrap::ANY);
        let below = se.minus(end, smallest, Wrap::ANY);
        let (above, below) = (one_if_not_negative(se, above, id), one_if_not_negative(se, below, id));
        let both = se.mul2(above, below, Wrap::ANY);
        fits = se.truncate(both, ty, 0);
        end = se.truncate(end, ty, 0);
    }
    // The difference is right for ends that are not negative; others leave nothing.
    let is_right = one_if_not_negative(se, end, id);
    let holds = se.mul2(is_right, fits, Wrap::ANY);
    let cut = |se: &mut Se<'_, '_>, from: Expr| {
        let taken = if signed {
            let room = se.minus(from, largest, Wrap::ANY);
            se.smax2(offset, room)
        } else {
            se.smin2(from, offset)
        };
        let rest = se.minus(from, taken, Wrap::ANY);
        se.mul2(rest, holds, Wrap::ANY)
    };
    let begin = cut(se, zero);
    let end = cut(se, end);
    Some(Range { begin, end, is_scaled })
}

/// 1 if `expr` is not negative, else 0.
fn one_if_not_negative(se: &mut Se<'_, '_>, expr: Expr, id: Loop) -> Expr {
    let ty = se.ty(expr);
    let (zero, one) = (se.zero(ty), se.one(ty));
    if is_not_negative(se, expr, id) {
        return one;
    }
    if is_negative_at(se, expr, id) {
        return zero;
    }
    let minus_one = se.minus_one(ty);
    let below = se.smin2(expr, zero);
    let sign = se.smax2(below, minus_one);
    se.add2(sign, one, Wrap::ANY)
}

/// What is in both; `None` where that is nothing.
pub fn intersect(se: &mut Se<'_, '_>, first: Option<Range>, second: Range, signed: bool) -> Option<Range> {
    if second.is_empty(se, signed) {
        return None;
    }
    let Some(first) = first else { return Some(second) };
    if se.ty(first.begin) != se.ty(second.begin) {
        return None;
    }
    let (begin, end) = if signed {
        (se.smax2(first.begin, second.begin), se.smin2(first.end, second.end))
    } else {
        (se.umax2(first.begin, second.begin), se.umin_any(&[first.end, second.end], false))
    };
    let both = Range { begin, end, is_scaled: first.is_scaled || second.is_scaled };
    (!both.is_empty(se, signed)).then_some(both)
}

/// Where the loop has to be cut for its main part to stay in `range`.
pub fn sub_ranges(
    se: &mut Se<'_, '_>,
    asked: Asked,
    id: Loop,
    range: Range,
    structure: &Structure,
) -> Option<SubRanges> {
    let ty = se.ty(range.begin);
    if ty.bits() < structure.count_bits || !asked.narrow_latch && ty.bits() != structure.count_bits {
        return None;
    }
    debug_assert_eq!(se.rec_loop(structure.counter), Some(id));
    let signed = structure.signed;
    let start = extend(se, structure.start, ty, signed);
    let end = extend(se, structure.bound, ty, signed);
    let one = se.one(ty);
    // The counter takes values from `smallest` up to before `greatest`; the greatest that it has is `greatest_seen`.
    let (smallest, greatest, greatest_seen) = if structure.increases {
        (start, end, se.minus(end, one, Wrap::ANY))
    } else {
        (se.add2(end, one, Wrap::ANY), se.add2(start, one, Wrap::ANY), start)
    };
    let clamp = |se: &mut Se<'_, '_>, expr: Expr| {
        if signed {
            let below = se.smin2(greatest, expr);
            se.smax2(smallest, below)
        } else {
            let below = se.umin2(greatest, expr);
            se.umax2(smallest, below)
        }
    };
    let (le, lt) = if signed { (IntPred::Sle, IntPred::Slt) } else { (IntPred::Ule, IntPred::Ult) };
    let low = (!se.is_known(le, range.begin, smallest)).then(|| clamp(se, range.begin));
    let high = (!se.is_known(lt, greatest_seen, range.end)).then(|| clamp(se, range.end));
    Some(SubRanges { low, high, ty })
}
