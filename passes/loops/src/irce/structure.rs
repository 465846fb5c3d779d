//! How a loop counts, and up to what. See the [pass](super).

use super::Asked;
use super::checks::{is_negative, least, most};
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr, Exprs, Kind, Se, Ty, Wrap};

/// Attachment of latches of loops that are copies.
pub const CLONE_KIND: &[u8] = b"loop_constrainer.loop.clone";

/// Pairs of operands of two extrema that are compared.
const MAX_PARTS: usize = 16;

/// A loop that goes on while its counter, after the step, is on this side of a bound.
#[derive(Clone, Copy, Debug)]
pub struct Structure {
    pub header: Block,
    pub latch: Block,
    pub preheader: Block,
    /// Where the latch leaves to.
    pub exit: Block,
    /// The side of the latch's branch that leaves: 0 or 1.
    pub exit_side: usize,
    /// The counter after the step, as the latch compares it.
    pub next: Value,
    /// The counter in an iteration.
    pub counter: Expr,
    /// The counter in the first iteration.
    pub start: Expr,
    /// The counter, after the step, is below (or above) this while the loop goes on.
    pub bound: Expr,
    /// A value that is the bound, before the loop.
    pub bound_value: Option<Value>,
    pub increases: bool,
    pub signed: bool,
    /// Width of the count of iterations.
    pub count_bits: u32,
}

/// The comparison of the latch while it is taken apart.
struct Latch {
    id: Loop,
    start: Expr,
    step: Expr,
    next: Expr,
    bound: Expr,
    pred: IntPred,
    exit_side: usize,
}

/// The structure of loop `id`, if it has one.
pub fn parse(se: &mut Se<'_, '_>, asked: Asked, id: Loop) -> Option<Structure> {
    let (func, loops) = (se.f, se.loops);
    if !loops.is_loop_simplify_form(func, id) {
        return None;
    }
    let (header, latch, preheader) = (loops.header(id), loops.latch(func, id)?, loops.preheader(func, id)?);
    let branch = func.terminator(latch);
    if warpc_ir::loop_hints::attachment(func, branch, CLONE_KIND).is_some()
        || func.op(branch) != Opcode::Br
        || func.num_operands(branch) != 3
    {
        return None;
    }
    let exit_side = usize::from(func.operand(branch, 1).as_block() == Some(header));
    let exit = func.operand(branch, 1 + exit_side).as_block().filter(|&b| !loops.contains(id, b))?;
    let compare = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
    let (mut next, mut bound) = (func.operand(compare, 0), func.operand(compare, 1));
    if func.types().int_bits(func.type_of(next)).is_none_or(|bits| bits > 64) {
        return None;
    }
    let mut count = se.exit_count(id, latch, CountKind::SymbolicMax);
    // The count of an exit is known only if the counter does not wrap before.
    let ends_by_latch = count != COULD_NOT_COMPUTE;
    if count == COULD_NOT_COMPUTE {
        count = se.symbolic_max_backedge_taken_count(id);
        if count == COULD_NOT_COMPUTE {
            return None;
        }
    }
    let mut pred = func.int_pred(compare);
    let mut rec = se.get(next);
    if se.kind(rec) != Kind::AddRec {
        std::mem::swap(&mut next, &mut bound);
        pred = pred.swapped();
        rec = se.get(next);
    }
    if se.kind(rec) != Kind::AddRec || se.rec_loop(rec) != Some(id) || !se.is_affine(rec) {
        return None;
    }
    let step = se.op(rec, 1);
    let number = se.constant(step)?;
    if pred.is_equality() && !does_not_wrap(se, rec) {
        return None;
    }
    let bits = se.bits(step);
    let is_one = number == 1 || number == most(bits, false);
    if !ends_by_latch && !is_one && !does_not_wrap(se, rec) {
        return None;
    }
    let increases = !is_negative(number, bits);
    let (first_next, back) = (se.op(rec, 0), se.negate(step, Wrap::ANY));
    let start = se.add2(first_next, back, Wrap::ANY);
    let counter = se.minus(rec, step, Wrap::ANY);
    if se.kind(counter) != Kind::AddRec {
        return None;
    }
    let bound_expr = se.get(bound);
    let inside = bound.as_inst().is_some_and(|i| loops.contains(id, func.block_of(i)));
    let mut parts = Latch { id, start, step, next: rec, bound: bound_expr, pred, exit_side };
    let moved = if increases { parts.increasing(se, number)? } else { parts.decreasing(se, number)? };
    let signed = parts.pred.is_signed();
    if !signed && !asked.unsigned_latch {
        return None;
    }
    // The bound of the loop that goes on while less, where the comparison leaves when greater.
    let (bound_expr, own) = match moved {
        Some(other) => (other, false),
        None => (bound_expr, !inside),
    };
    Some(Structure {
        header,
        latch,
        preheader,
        exit,
        exit_side,
        next,
        counter,
        start,
        bound: bound_expr,
        bound_value: own.then_some(bound),
        increases,
        signed,
        count_bits: se.bits(count),
    })
}

/// Whether `rec` does not wrap with signs: it says so, or its extension is a recurrence of the extended parts.
fn does_not_wrap(se: &mut Se<'_, '_>, rec: Expr) -> bool {
    if se.wrap(rec).has(Wrap::NSW) {
        return true;
    }
    let wide = Ty::int(2 * se.bits(rec));
    let extended = se.sign_extend(rec, wide, 0);
    if se.kind(extended) == Kind::AddRec {
        let (start, step) = (se.op(rec, 0), se.op(rec, 1));
        let (start, step) = (se.sign_extend(start, wide, 0), se.sign_extend(step, wide, 0));
        if se.op(extended, 0) == start && se.op(extended, 1) == step {
            return true;
        }
    }
    se.wrap(rec).has(Wrap::NSW)
}

/// Whether `expr` is not negative where loop `id` is entered.
pub fn is_not_negative(se: &mut Se<'_, '_>, expr: Expr, id: Loop) -> bool {
    let zero = se.zero(se.ty(expr));
    se.is_available_at_entry(expr, id) && se.entry_guarded(id, IntPred::Sge, expr, zero)
}

/// Whether `expr` is negative where loop `id` is entered.
pub fn is_negative_at(se: &mut Se<'_, '_>, expr: Expr, id: Loop) -> bool {
    let zero = se.zero(se.ty(expr));
    se.is_available_at_entry(expr, id) && se.entry_guarded(id, IntPred::Slt, expr, zero)
}

/// Whether `expr` is not the least number where loop `id` is entered.
pub fn cannot_be_least(se: &mut Se<'_, '_>, expr: Expr, id: Loop, signed: bool) -> bool {
    let ty = se.ty(expr);
    let least = se.make_const(ty, least(ty.bits(), signed));
    let pred = if signed { IntPred::Sgt } else { IntPred::Ugt };
    se.is_available_at_entry(expr, id) && se.entry_guarded(id, pred, expr, least)
}

/// Whether `expr` is not the largest number where loop `id` is entered.
fn cannot_be_most(se: &mut Se<'_, '_>, expr: Expr, id: Loop, signed: bool) -> bool {
    let ty = se.ty(expr);
    let most = se.make_const(ty, most(ty.bits(), signed));
    let pred = if signed { IntPred::Slt } else { IntPred::Ult };
    se.is_available_at_entry(expr, id) && se.entry_guarded(id, pred, expr, most)
}

/// Whether `left pred right` where loop `id` is entered; of the smallest or largest of several it is asked for each of them.
fn holds_at_entry(se: &mut Se<'_, '_>, id: Loop, pred: IntPred, left: Expr, right: Expr) -> bool {
    if se.entry_guarded(id, pred, left, right) {
        return true;
    }
    let (of_left, of_right) = match pred {
        IntPred::Slt => (Kind::SMax, Kind::SMin),
        IntPred::Sgt => (Kind::SMin, Kind::SMax),
        IntPred::Ult => (Kind::UMax, Kind::UMin),
        IntPred::Ugt => (Kind::UMin, Kind::UMax),
        _ => return false,
    };
    let parts = |se: &Se<'_, '_>, expr: Expr, kind: Kind| match se.kind(expr) == kind {
        true => Exprs::from_slice(se.ops(expr)),
        false => Exprs::from_slice(&[expr]),
    };
    let (lefts, rights) = (parts(se, left, of_left), parts(se, right, of_right));
    (lefts.len() > 1 || rights.len() > 1)
        && lefts.len() * rights.len() <= MAX_PARTS
        && lefts.iter().all(|&left| rights.iter().all(|&right| se.entry_guarded(id, pred, left, right)))
}

impl Latch {
    /// Makes the predicate one of order; the bound that goes with it, where that is another. `None`: not of that form.
    fn increasing(&mut self, se: &mut Se<'_, '_>, step: u128) -> Option<Option<Expr>> {
        let one = se.one(se.ty(self.bound));
        let mut moved = false;
        if step == 1 && self.pred == IntPred::Ne && self.exit_side == 1 {
            let positive = is_not_negative(se, self.start, self.id) && is_not_negative(se, self.bound, self.id);
            self.pred = if positive { IntPred::Ult } else { IntPred::Slt };
        } else if step == 1 && self.pred == IntPred::Eq && self.exit_side == 0 {
            let no_wrap = se.wrap(self.next).has(Wrap::NUW);
            if no_wrap && cannot_be_least(se, self.bound, self.id, false) {
                self.pred = IntPred::Ugt;
                moved = true;
            } else if cannot_be_least(se, self.bound, self.id, true) {
                self.pred = IntPred::Sgt;
                moved = true;
            }
            if moved {
                self.bound = se.minus(self.bound, one, Wrap::ANY);
            }
        }
        let fits = match self.pred {
            IntPred::Slt | IntPred::Ult => self.exit_side == 1,
            IntPred::Sgt | IntPred::Ugt => self.exit_side == 0,
            _ => false,
        };
        if !fits || !self.is_safe_above(se) {
            return None;
        }
        Some((self.exit_side == 0 && !moved).then(|| se.add2(self.bound, one, Wrap::ANY)))
    }
    /// Whether the counter does not wrap before it passes the bound, and starts on this side of it.
    fn is_safe_above(&self, se: &mut Se<'_, '_>) -> bool {
        if !se.is_available_at_entry(self.bound, self.id) {
            return false;
        }
        let signed = self.pred.is_signed();
        let below = if signed { IntPred::Slt } else { IntPred::Ult };
        if self.exit_side == 1 {
            return holds_at_entry(se, self.id, below, self.start, self.bound);
        }
        let ty = se.ty(self.bound);
        let one = se.one(ty);
        let rest = se.minus(self.step, one, Wrap::ANY);
        let most = se.make_const(ty, most(ty.bits(), signed));
        let limit = se.minus(most, rest, Wrap::ANY);
        let next = se.add2(self.bound, self.step, Wrap::ANY);
        se.entry_guarded(self.id, below, self.start, next) && se.entry_guarded(self.id, below, self.bound, limit)
    }
    /// As [`Latch::increasing`], for counters that go down.
    fn decreasing(&mut self, se: &mut Se<'_, '_>, step: u128) -> Option<Option<Expr>> {
        let one = se.one(se.ty(self.bound));
        let mut moved = false;
        if step == most(se.bits(self.step), false) {
            if self.pred == IntPred::Ne && self.exit_side == 1 {
                self.pred = IntPred::Sgt;
            } else if self.pred == IntPred::Eq && self.exit_side == 0 {
                let no_wrap = se.wrap(self.next).has(Wrap::NUW);
                if no_wrap && cannot_be_most(se, self.bound, self.id, false) {
                    self.pred = IntPred::Ult;
                    moved = true;
                } else if cannot_be_most(se, self.bound, self.id, true) {
                    self.pred = IntPred::Slt;
                    moved = true;
                }
                if moved {
                    self.bound = se.add2(self.bound, one, Wrap::ANY);
                }
            }
        }
        let fits = match self.pred {
            IntPred::Sgt | IntPred::Ugt => self.exit_side == 1,
            IntPred::Slt | IntPred::Ult => self.exit_side == 0,
            _ => false,
        };
        if !fits || !self.is_safe_below(se) {
            return None;
        }
        Some((self.exit_side == 0 && !moved).then(|| se.minus(self.bound, one, Wrap::ANY)))
    }
    /// As [`Latch::is_safe_above`], for counters that go down.
    fn is_safe_below(&self, se: &mut Se<'_, '_>) -> bool {
        if !se.is_available_at_entry(self.bound, self.id) {
            return false;
        }
        let signed = self.pred.is_signed();
        let above = if signed { IntPred::Sgt } else { IntPred::Ugt };
        if self.exit_side == 1 {
            return holds_at_entry(se, self.id, above, self.start, self.bound);
        }
        let ty = se.ty(self.bound);
        let one = se.one(ty);
        let rest = se.add2(self.step, one, Wrap::ANY);
        let least = se.make_const(ty, least(ty.bits(), signed));
        let limit = se.minus(least, rest, Wrap::ANY);
        let before = se.minus(self.bound, one, Wrap::ANY);
        se.entry_guarded(self.id, above, self.start, before) && se.entry_guarded(self.id, above, self.bound, limit)
    }
}
