//! Comparisons in a loop that have one outcome in all iterations that matter, so that a comparison before the loop will do; and what a
//! comparison is known to be at a block.
//!
//! A recurrence that does not wrap passes a limit once: where the loop only goes on while the comparison keeps its first outcome, the
//! outcome in the first iteration is that of all. The second question, for exits, replaces the recurrence's no-wrap facts by a bound
//! on the number of iterations. Cost: a bounded number of questions about comparisons.

use super::*;
use warpc_ir::opcode::IntPred;

/// A comparison of expressions that are invariant in a loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvariantComparison {
    /// Its predicate.
    pub pred: IntPred,
    /// Its left side.
    pub lhs: Expr,
    /// Its right side.
    pub rhs: Expr,
}

impl Se<'_, '_> {
    /// Whether `lhs pred rhs` is always true (`Some(true)`) or always false where block `at` is entered; anywhere when there is no
    /// block.
    pub fn decided_at(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, at: Option<Block>) -> Option<bool> {
        let mut known = |pred: IntPred| match at {
            Some(block) => self.is_known_at(pred, lhs, rhs, block),
            None => self.is_known(pred, lhs, rhs),
        };
        if known(pred) {
            return Some(true);
        }
        known(pred.inverse()).then_some(false)
    }

    /// `lhs pred rhs` with a recurrence of `loop_id` on the left and an invariant on the right.
    fn with_recurrence_left(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        loop_id: Loop,
    ) -> Option<(IntPred, Expr, Expr)> {
        let (pred, lhs, rhs) = match self.is_invariant(rhs, loop_id) {
            true => (pred, lhs, rhs),
            false if self.is_invariant(lhs, loop_id) => (pred.swapped(), rhs, lhs),
            false => return None,
        };
        (self.rec_loop(lhs) == Some(loop_id)).then_some((pred, lhs, rhs))
    }

    /// Whether `rec pred invariant` changes its outcome at most once, and then from false to true (`Some(true)`) or from true to
    /// false.
    pub fn is_increasing_test(&mut self, pred: IntPred, rec: Expr) -> Option<bool> {
        if pred.is_equality() {
            return None;
        }
        let greater = matches!(pred, IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge);
        let wrap = self.wrap(rec);
        if pred.is_unsigned() {
            return wrap.has(Wrap::NUW).then_some(greater);
        }
        if !wrap.has(Wrap::NSW) {
            return None;
        }
        let step = self.step_of(rec);
        if self.is_known_non_negative(step) {
            return Some(greater);
        }
        self.is_known_non_positive(step).then_some(!greater)
    }

    /// A comparison of invariants that `lhs pred rhs` equals in every iteration of `loop_id` in which `at`, a block of the loop, is
    /// entered.
    pub fn invariant_comparison(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        loop_id: Loop,
        at: Option<Block>,
    ) -> Option<InvariantComparison> {
        let (pred, rec, rhs) = self.with_recurrence_left(pred, lhs, rhs, loop_id)?;
        let increasing = self.is_increasing_test(pred, rec)?;
        let start = self.op(rec, 0);
        let found = InvariantComparison { pred, lhs: start, rhs };
        // The loop goes on only while the comparison has the outcome that it keeps.
        let kept = if increasing { pred } else { pred.inverse() };
        if self.backedge_guarded(loop_id, kept, rec, rhs) {
            return Some(found);
        }
        // A recurrence that grows without either wrap stays on its side of zero. Where it is less than `rhs`, which is not negative,
        // as signed numbers, it is less as unsigned ones exactly where it is not negative: as its start is.
        let at = at?;
        let step = self.step_of(rec);
        let holds = matches!(pred, IntPred::Ult | IntPred::Ule)
            && self.wrap(rec).has(Wrap::NSW)
            && self.is_affine(rec)
            && self.is_known_positive(step)
            && self.is_known_non_negative(rhs)
            && self.is_known_at(pred.flipped_sign(), rec, rhs, at);
        holds.then_some(found)
    }

    /// A comparison of invariants that may take the place of `lhs pred rhs`, which holds as long as the loop is not left at block `at`,
    /// in the first `most` iterations of `loop_id`: equal in the first, and no later one leaves.
    pub fn invariant_exit_test(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        loop_id: Loop,
        at: Block,
        most: Expr,
    ) -> Option<InvariantComparison> {
        if let Some(found) = self.invariant_exit_test_within(pred, lhs, rhs, loop_id, at, most) {
            return Some(found);
        }
        if self.kind(most) != Kind::UMin {
            return None;
        }
        // What holds for one operand of the minimum holds for the minimum.
        let parts = self.operands(most);
        parts.into_iter().find_map(|part| self.invariant_exit_test_within(pred, lhs, rhs, loop_id, at, part))
    }

    fn invariant_exit_test_within(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        loop_id: Loop,
        at: Block,
        most: Expr,
    ) -> Option<InvariantComparison> {
        let (pred, rec, rhs) = self.with_recurrence_left(pred, lhs, rhs, loop_id)?;
        if pred.is_equality() || !self.is_affine(rec) {
            return None;
        }
        let step = self.op(rec, 1);
        let down = self.is_minus_one(step);
        // Of another type, `most` may be more than the recurrence can count.
        if !(down || self.is_one(step)) || self.ty(rec) != self.ty(most) {
            return None;
        }
        let last = self.at_iteration(rec, most);
        if last == COULD_NOT_COMPUTE || !self.backedge_guarded(loop_id, pred, last, rhs) {
            return None;
        }
        // By steps of one there is no wrap on the way exactly if the last value is on the right side of the first.
        let order = if pred.is_signed() { IntPred::Sle } else { IntPred::Ule };
        let order = if down { order.swapped() } else { order };
        let start = self.op(rec, 0);
        self.is_known_at(order, start, last, at).then_some(InvariantComparison { pred, lhs: start, rhs })
    }

    /// At most how often `loop_id` is not left by `condition` at one of its exits, an expression; `exit_if` is the outcome that leaves.
    pub fn most_by_condition(&mut self, loop_id: Loop, condition: Value, exit_if: bool) -> Expr {
        self.limit_of_condition(loop_id, condition, exit_if, false, false).symbolic_max
    }
}
