//! Proofs that a recurrence or an operation does not wrap.

use super::interval::{active_bits, is_neg, signed_max, signed_min};
use super::node::{TRIED_NSW, TRIED_NUW};
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Facts of an affine recurrence that follow from ranges and the largest count of its loop.
    pub(super) fn prove_by_ranges(&mut self, rec: Expr) -> Wrap {
        if !self.is_affine(rec) {
            return Wrap::ANY;
        }
        let Some(l) = self.rec_loop(rec) else { return Wrap::ANY };
        let step = self.op(rec, 1);
        let mut r = Wrap::ANY;
        if self.wrap(rec) == Wrap::ANY {
            let most = self.constant_max_backedge_taken_count(l);
            if let Some(n) = self.constant(most)
                && active_bits(n) + self.range(step, true).min_signed_bits() <= self.bits(rec)
            {
                r = r.with(Wrap::NW);
            }
        }
        if !self.wrap(rec).has(Wrap::NSW) {
            let (own, inc) = (self.range(rec, true), self.range(step, true));
            r = r.with(Wrap::when(inc.add_nsw_region().contains_all(own), Wrap::NSW));
        }
        if !self.wrap(rec).has(Wrap::NUW) {
            let (own, inc) = (self.range(rec, false), self.range(step, false));
            r = r.with(Wrap::when(inc.add_nuw_region().contains_all(own), Wrap::NUW));
        }
        r
    }
    /// Whether it is worth proving something by the conditions of loop `loop_id`.
    fn may_be_guarded(&mut self, loop_id: Loop) -> bool {
        self.constant_max_backedge_taken_count(loop_id) != COULD_NOT_COMPUTE || self.has_facts()
    }
    /// Signed facts by what guards the back edge. Tried once.
    pub(super) fn prove_nsw_by_induction(&mut self, rec: Expr) -> Wrap {
        let have = self.wrap(rec);
        let bits = &mut self.s.nodes.memo_mut(rec).bits;
        if have.has(Wrap::NSW) || *bits & TRIED_NSW != 0 || !self.is_affine(rec) {
            return have;
        }
        self.s.nodes.memo_mut(rec).bits |= TRIED_NSW;
        let Some(l) = self.rec_loop(rec) else { return have };
        if !self.may_be_guarded(l) {
            return have;
        }
        let step = self.op(rec, 1);
        if let Some((p, limit)) = self.overflow_limit(step, true)
            && (self.is_known_simply(p, rec, limit) || !self.is_out_of_reach(l, p, rec, limit))
            && (self.backedge_guarded(l, p, rec, limit) || self.is_known_every_iteration(p, rec, limit))
        {
            return have.with(Wrap::NSW);
        }
        have
    }
    /// Whether it is plain that no condition of the back edge of `loop_id` bounds `rec`, which grows by a constant, below the
    /// constant `limit`: each says that one value is less than another, neither is a recurrence of that step, and the larger one
    /// may be above the limit. Most recurrences are like this, and the proof that is spared looks at each condition several times.
    fn is_out_of_reach(&mut self, loop_id: Loop, pred: IntPred, rec: Expr, limit: Expr) -> bool {
        let (step, header) = (self.op(rec, 1), self.loops.header(loop_id));
        let (Some(limit), Some(_)) = (self.constant(limit), self.constant(step)) else { return false };
        let bits = self.bits(rec);
        if pred != IntPred::Slt || is_neg(limit, bits) || self.has_facts() || !self.dom.is_reachable(header) {
            return false;
        }
        let Some(latch) = self.loop_facts(loop_id).latch else { return false };
        let count = self.exit_count(loop_id, latch, CountKind::Exact);
        if count != COULD_NOT_COMPUTE {
            let round = self.round(loop_id, self.ty(count));
            if !self.is_beside(IntPred::Ult, round, count, step, limit) {
                return false;
            }
        }
        let (mut from, mut to) = (latch, header);
        for _ in 0..8 {
            if let Some((c, yes, no)) = self.conditional(from)
                && yes != no
                && !self.is_condition_beside(c, yes != to, step, limit)
            {
                return false;
            }
            if from == header {
                return true;
            }
            (from, to) = match *self.cfg.preds(from) {
                [only] => (only, from),
                _ => return false,
            };
        }
        false
    }
    /// The same of one condition, or of its opposite.
    fn is_condition_beside(&mut self, condition: Value, inverse: bool, step: Expr, limit: u128) -> bool {
        let Some(i) = condition.as_inst().filter(|&i| self.f.op(i) == Opcode::ICmp) else { return false };
        let (x, y) = (self.f.operand(i, 0), self.f.operand(i, 1));
        if self.type_of(x) != Some(self.ty(step)) {
            return false;
        }
        let q = self.f.int_pred(i);
        let q = if inverse { q.inverse() } else { q };
        let (x, y) = (self.get(x), self.get(y));
        self.is_beside(q, x, y, step, limit)
    }
    /// The same of one comparison.
    fn is_beside(&mut self, int_pred: IntPred, lhs: Expr, rhs: Expr, step: Expr, limit: u128) -> bool {
        let (mut int_pred, mut lhs, mut rhs) = (int_pred, lhs, rhs);
        self.simplify_comparison(&mut int_pred, &mut lhs, &mut rhs);
        let bits = self.bits(step);
        let beside = |se: &Self, e: Expr| {
            se.bits(e) == bits
                && !se.is_constant(e)
                && (se.rec_loop(e).is_none() || se.is_affine(e) && se.op(e, 1) != step)
        };
        if !matches!(int_pred, IntPred::Slt | IntPred::Ult) || !beside(self, lhs) || !beside(self, rhs) {
            return false;
        }
        let (s, u) = (self.range(rhs, true).smax(), self.range(rhs, false).umax());
        !is_neg(s, bits) && s > limit && u > limit
    }
    /// Unsigned facts by what guards the back edge. Tried once.
    pub(super) fn prove_nuw_by_induction(&mut self, rec: Expr) -> Wrap {
        let have = self.wrap(rec);
        let bits = &mut self.s.nodes.memo_mut(rec).bits;
        if have.has(Wrap::NUW) || *bits & TRIED_NUW != 0 || !self.is_affine(rec) {
            return have;
        }
        self.s.nodes.memo_mut(rec).bits |= TRIED_NUW;
        let Some(l) = self.rec_loop(rec) else { return have };
        if !self.may_be_guarded(l) {
            return have;
        }
        let step = self.op(rec, 1);
        if self.is_known_positive(step)
            && let Some((p, limit)) = self.overflow_limit(step, false)
            && (self.backedge_guarded(l, p, rec, limit) || self.is_known_every_iteration(p, rec, limit))
        {
            return have.with(Wrap::NUW);
        }
        have
    }
    /// Whether `lhs op rhs` does not wrap: seen by extending, or by what holds where `at` is executed.
    pub fn will_not_overflow(&mut self, op: Opcode, signed: bool, lhs: Expr, rhs: Expr, at: Option<Inst>) -> bool {
        let bits = self.bits(lhs);
        let apply = |se: &mut Self, lhs: Expr, rhs: Expr| match op {
            Opcode::Add => se.add2(lhs, rhs, Wrap::ANY),
            Opcode::Sub => se.minus(lhs, rhs, Wrap::ANY),
            _ => se.mul2(lhs, rhs, Wrap::ANY),
        };
        if 2 * bits <= number::WIDEST_PROOF && !self.is_ptr(lhs) && !self.is_ptr(rhs) {
            let wide = Ty::int(2 * bits);
            let narrow = apply(self, lhs, rhs);
            let narrow = self.extend(narrow, wide, signed, 0);
            let (x, y) = (self.extend(lhs, wide, signed, 0), self.extend(rhs, wide, signed, 0));
            if narrow == apply(self, x, y) {
                return true;
            }
        }
        let (Some(at), Some(c)) = (at.filter(|_| self.set.context_flags), self.constant(rhs)) else { return false };
        if op == Opcode::Mul {
            return false;
        }
        let negative = signed && is_neg(c, bits);
        let down = (op == Opcode::Sub) != negative;
        let by = if negative { c.wrapping_neg() & mask(bits) } else { c };
        if negative && c == signed_min(bits) {
            return false;
        }
        let p = if signed { IntPred::Sle } else { IntPred::Ule };
        let ty = self.ty(rhs);
        let block = self.f.block_of(at);
        if down {
            let least = if signed { signed_min(bits) } else { 0 };
            let limit = self.make_const(ty, least.wrapping_add(by));
            self.is_known_at(p, limit, lhs, block)
        } else {
            let most = if signed { signed_max(bits) } else { mask(bits) };
            let limit = self.make_const(ty, most.wrapping_sub(by));
            self.is_known_at(p, lhs, limit, block)
        }
    }
}
