//! What comparisons are known: from ranges, from the form of the operands, by induction over a loop, from conditions that
//! guard a block, the entry or the back edge of a loop.

use super::compare::non_strict;
use super::interval::is_neg;
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Whether `expr` is surely negative.
    pub fn is_known_negative(&mut self, expr: Expr) -> bool {
        is_neg(self.range(expr, true).smax(), self.bits(expr))
    }
    /// Whether `expr` is surely more than zero, signed.
    pub fn is_known_positive(&mut self, expr: Expr) -> bool {
        let v = self.range(expr, true).smin();
        v != 0 && !is_neg(v, self.bits(expr))
    }
    /// Whether `expr` is surely not negative.
    pub fn is_known_non_negative(&mut self, expr: Expr) -> bool {
        !is_neg(self.range(expr, true).smin(), self.bits(expr))
    }
    /// Whether `expr` is surely not more than zero, signed.
    pub fn is_known_non_positive(&mut self, expr: Expr) -> bool {
        let v = self.range(expr, true).smax();
        v == 0 || is_neg(v, self.bits(expr))
    }
    /// Whether `expr` is surely not zero.
    pub fn is_known_non_zero(&mut self, expr: Expr) -> bool {
        let mut expr = expr;
        while self.kind(expr) == Kind::SignExtend {
            expr = self.op(expr, 0);
        }
        self.range(expr, false).umin() != 0
    }
    /// Whether `lhs pred rhs` always holds.
    pub fn is_known(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        if self.is_known_by_launch(pred, lhs, rhs) {
            return true;
        }
        let (mut pred, mut lhs, mut rhs) = (pred, lhs, rhs);
        self.simplify_comparison(&mut pred, &mut lhs, &mut rhs);
        self.is_known_by_induction(pred, lhs, rhs)
            || self.is_known_by_splitting(pred, lhs, rhs)
            || self.is_known_simply(pred, lhs, rhs)
    }
    /// Whether `lhs pred rhs` holds whenever block `at` is entered.
    pub fn is_known_at(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, at: Block) -> bool {
        self.is_known(pred, lhs, rhs) || self.block_guarded(at, pred, lhs, rhs)
    }
    /// Whether `rec pred expr` holds in every iteration: on entry, and after each step where it held before.
    pub(super) fn is_known_every_iteration(&mut self, pred: IntPred, rec: Expr, expr: Expr) -> bool {
        let Some(l) = self.rec_loop(rec) else { return false };
        let start = self.op(rec, 0);
        if !self.entry_guarded(l, pred, start, expr) {
            return false;
        }
        let next = self.post_inc(rec);
        self.backedge_guarded(l, pred, next, expr)
    }
    /// Whether `lhs pred rhs` follows without induction and without conditions.
    pub fn is_known_simply(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        self.is_known_by_extension(pred, lhs, rhs)
            || self.is_known_by_ranges(pred, lhs, rhs)
            || self.is_known_by_min_max(pred, lhs, rhs)
            || self.is_known_by_start(pred, lhs, rhs)
            || self.is_known_by_facts(pred, lhs, rhs)
            || self.is_known_by_launch(pred, lhs, rhs)
    }
    /// `zext x <= sext x` unsigned, `sext x <= zext x` signed.
    fn is_known_by_extension(&self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let (small, large, signed) = match pred {
            IntPred::Sle => (lhs, rhs, true),
            IntPred::Sge => (rhs, lhs, true),
            IntPred::Ule => (lhs, rhs, false),
            IntPred::Uge => (rhs, lhs, false),
            _ => return false,
        };
        let (s, z) = if signed { (small, large) } else { (large, small) };
        self.kind(s) == Kind::SignExtend && self.kind(z) == Kind::ZeroExtend && self.op(s, 0) == self.op(z, 0)
    }
    pub(super) fn is_known_by_ranges(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        if self.is_same_value(lhs, rhs) {
            return pred.is_true_when_equal();
        }
        match pred {
            IntPred::Eq => false,
            IntPred::Ne => {
                for signed in [true, false] {
                    let (x, y) = (self.range(lhs, signed), self.range(rhs, signed));
                    if x.always(pred, y) {
                        return true;
                    }
                }
                let d = self.minus(lhs, rhs, Wrap::ANY);
                d != COULD_NOT_COMPUTE && self.is_known_non_zero(d)
            }
            _ => {
                let (x, y) = (self.range(lhs, pred.is_signed()), self.range(rhs, pred.is_signed()));
                x.always(pred, y)
            }
        }
    }
    /// `min(lhs, ...) <= lhs`, `lhs <= max(lhs, ...)`.
    fn is_known_by_min_max(&self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let (small, large, min, max) = match pred {
            IntPred::Sle => (lhs, rhs, Kind::SMin, Kind::SMax),
            IntPred::Sge => (rhs, lhs, Kind::SMin, Kind::SMax),
            IntPred::Ule => (lhs, rhs, Kind::UMin, Kind::UMax),
            IntPred::Uge => (rhs, lhs, Kind::UMin, Kind::UMax),
            _ => return false,
        };
        self.kind(small) == min && self.ops(small).contains(&large)
            || self.kind(large) == max && self.ops(large).contains(&small)
    }
    /// Recurrences of one loop with one step that do not wrap compare as their starts do.
    fn is_known_by_start(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        if pred.is_equality() || !self.is_affine(lhs) || !self.is_affine(rhs) {
            return false;
        }
        let need = if pred.is_signed() { Wrap::NSW } else { Wrap::NUW };
        self.rec_loop(lhs) == self.rec_loop(rhs)
            && self.op(lhs, 1) == self.op(rhs, 1)
            && self.wrap(lhs).has(need)
            && self.wrap(rhs).has(need)
            && self.is_known(pred, self.op(lhs, 0), self.op(rhs, 0))
    }
    /// `x + c1` and `x + c2` that do not wrap compare as the constants do. Where the larger unsigned sum does not wrap, the smaller
    /// does not either.
    fn is_known_by_facts(&self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let (pred, lhs, rhs) = match pred {
            IntPred::Sge | IntPred::Sgt | IntPred::Uge | IntPred::Ugt => (pred.swapped(), rhs, lhs),
            IntPred::Eq | IntPred::Ne => return false,
            _ => (pred, lhs, rhs),
        };
        let need = if pred.is_signed() { Wrap::NSW } else { Wrap::NUW };
        let split = |e: Expr, need: Wrap| match *self.ops(e) {
            [c, x] if self.kind(e) == Kind::Add => self.constant(c).filter(|_| self.wrap(e).has(need)).map(|c| (c, x)),
            _ => Some((0, e)),
        };
        match (split(lhs, need.without(Wrap::NUW)), split(rhs, need)) {
            (Some((c, x)), Some((d, y))) if x == y => super::compare::compare_constants(pred, c, d, self.bits(lhs)),
            _ => false,
        }
    }
    /// `lhs < rhs` unsigned, where both are not negative and `lhs < rhs` signed.
    fn is_known_by_splitting(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        if pred != IntPred::Ult || self.splitting {
            return false;
        }
        self.splitting = true;
        let zero = self.zero(self.ty(lhs));
        let r = self.is_known_non_negative(rhs)
            && self.is_known(IntPred::Sge, lhs, zero)
            && self.is_known(IntPred::Slt, lhs, rhs);
        self.splitting = false;
        r
    }
    /// Whether it holds on entry of the innermost loop that is used, and after each iteration.
    fn is_known_by_induction(&mut self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let mut inner = Loop::NONE;
        for e in [lhs, rhs] {
            if !self.s.nodes.has_rec(e) {
                continue;
            }
            let (nodes, dom, loops) = (&self.s.nodes, self.dom, self.loops);
            nodes.walk(e, |x| {
                if let Some(l) = nodes.rec_loop(x)
                    && (inner.is_none() || dom.strictly_dominates(loops.header(inner), loops.header(l)))
                {
                    inner = l;
                }
                Some(true)
            });
        }
        if inner.is_none() {
            return false;
        }
        let Some((a0, a1)) = self.split_at(lhs, inner) else { return false };
        let Some((b0, b1)) = self.split_at(rhs, inner) else { return false };
        if !self.is_available_at_entry(a0, inner) || !self.is_available_at_entry(b0, inner) {
            return false;
        }
        self.backedge_guarded(inner, pred, a1, b1) && self.entry_guarded(inner, pred, a0, b0)
    }
    /// `expr` on entry of `loop_id` and after an iteration; `None` when something in it changes in an unknown way.
    fn split_at(&mut self, expr: Expr, loop_id: Loop) -> Option<(Expr, Expr)> {
        let start = self.at_entry(expr, loop_id, true);
        if start == COULD_NOT_COMPUTE {
            return None;
        }
        let next = self.rewrite(
            expr,
            |se, x| match se.kind(x) {
                Kind::AddRec if se.rec_loop(x) == Some(loop_id) => rewrite::Visit::Replace(se.post_inc(x)),
                Kind::AddRec => rewrite::Visit::Keep,
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        );
        Some((start, next))
    }
    /// `expr` with the recurrences of `loop_id` at their start; `COULD_NOT_COMPUTE` when something else changes in `loop_id`, or
    /// (unless `others`) a recurrence of another loop is there.
    pub(super) fn at_entry(&mut self, expr: Expr, loop_id: Loop, others: bool) -> Expr {
        self.rewrite(
            expr,
            |se, x| match se.kind(x) {
                Kind::AddRec if se.rec_loop(x) == Some(loop_id) => rewrite::Visit::Replace(se.op(x, 0)),
                Kind::AddRec if others => rewrite::Visit::Keep,
                Kind::AddRec => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                Kind::Unknown if !se.is_invariant(x, loop_id) => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }

    // ---- guards -------------------------------------------------------------------------------------------------

    /// Condition and the successors of a conditional branch.
    pub(super) fn conditional(&self, block: Block) -> Option<(Value, Block, Block)> {
        let t = self.f.terminator(block).get()?;
        if self.f.op(t) != Opcode::Br || self.f.num_operands(t) != 3 {
            return None;
        }
        Some((self.f.operand(t, 0), self.f.operand(t, 1).as_block()?, self.f.operand(t, 2).as_block()?))
    }
    /// Whether there are assumptions or guards that conditions may follow from.
    pub(super) fn has_facts(&self) -> bool {
        !self.s.guards.is_empty() || !self.facts.calls().is_empty()
    }
    /// Whether a guard in block `at` implies `lhs pred rhs`.
    fn implied_by_guard_in(&mut self, at: Block, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        for k in 0..self.s.guards.len() {
            let g = self.s.guards[k];
            if self.f.block_of(g) == at && self.implied(pred, lhs, rhs, self.f.operand(g, 0), false, None) {
                return true;
            }
        }
        false
    }
    /// Whether `lhs pred rhs` holds whenever the back edge of `loop_id` is taken.
    pub fn backedge_guarded(&mut self, loop_id: Loop, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let header = self.loops.header(loop_id);
        if !self.dom.is_reachable(header) {
            return true;
        }
        if self.is_known_simply(pred, lhs, rhs) {
            return true;
        }
        let Some(latch) = self.loop_facts(loop_id).latch else { return false };
        if let Some((c, yes, _)) = self.conditional(latch)
            && self.implied(pred, lhs, rhs, c, yes != header, None)
        {
            return true;
        }
        // More than one walk at a time would cost the product of their lengths.
        if self.walking_latch {
            return false;
        }
        self.walking_latch = true;
        let r = self.backedge_guarded_from_above(loop_id, latch, header, pred, lhs, rhs);
        self.walking_latch = false;
        r
    }
    fn backedge_guarded_from_above(
        &mut self,
        loop_id: Loop,
        latch: Block,
        header: Block,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
    ) -> bool {
        let count = self.exit_count(loop_id, latch, CountKind::Exact);
        if count != COULD_NOT_COMPUTE {
            // The latch goes back as long as the number of the iteration is less than the count.
            let n = self.round(loop_id, self.ty(count));
            if self.implied_by(pred, lhs, rhs, IntPred::Ult, n, count, None) {
                return true;
            }
        }
        let end = self.f.terminator(latch);
        let mut left = self.set.conditions;
        for k in 0..self.facts.calls().len() {
            let call = self.facts.calls()[k];
            if !self.may_look(&mut left) {
                return false;
            }
            if !self.f.is_dead(call)
                && self.dom.dominates_inst(self.f, call, end)
                && self.implied(pred, lhs, rhs, self.f.operand(call, 0), false, None)
            {
                return true;
            }
        }
        let mut at = latch;
        loop {
            if !self.s.guards.is_empty() && self.implied_by_guard_in(at, pred, lhs, rhs) {
                return true;
            }
            if at == header || !self.may_look(&mut left) {
                return false;
            }
            if let &[from] = self.cfg.preds(at)
                && let Some((c, yes, no)) = self.conditional(from)
                && yes != no
                && self.implied(pred, lhs, rhs, c, at != yes, None)
            {
                return true;
            }
            at = self.dom.idom(at);
            if at.is_none() || at == header && self.s.guards.is_empty() {
                return false;
            }
        }
    }
    /// Whether `lhs pred rhs`, both available where `loop_id` is entered, holds whenever it is.
    pub fn entry_guarded(&mut self, loop_id: Loop, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        self.is_known_simply(pred, lhs, rhs) || self.block_guarded(self.loops.header(loop_id), pred, lhs, rhs)
    }
    /// Block before `at` of which one edge leads here, and where that edge ends.
    pub(super) fn dominating_edge(&self, at: Block) -> Option<(Block, Block)> {
        if let Some(p) = self.cfg.single_pred(at) {
            return Some((p, at));
        }
        let l = self.loops.of(at).get()?;
        let header = self.loops.header(l);
        let mut from = self.cfg.preds(header).iter().filter(|&&p| !self.loops.contains(l, p));
        let &p = from.next()?;
        from.all(|&q| q == p).then_some((p, header))
    }
    /// Whether `lhs pred rhs` holds whenever block `at` is entered.
    pub fn block_guarded(&mut self, at: Block, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        if !self.dom.is_reachable(at) {
            return true;
        }
        // A strict comparison may also be proved in two parts: not strict, and not equal.
        let weak = non_strict(pred);
        let strict = weak != pred;
        let mut have = (false, false);
        if strict {
            have.0 = self.is_known_simply(weak, lhs, rhs);
            have.1 = self.is_known_simply(IntPred::Ne, lhs, rhs);
            if have == (true, true) {
                return true;
            }
        }
        let mut by = |se: &mut Self, c: Value, inverse: bool| {
            if se.implied(pred, lhs, rhs, c, inverse, Some(at)) {
                return true;
            }
            if strict {
                have.0 = have.0 || se.implied(weak, lhs, rhs, c, inverse, Some(at));
                have.1 = have.1 || se.implied(IntPred::Ne, lhs, rhs, c, inverse, Some(at));
            }
            have == (true, true)
        };
        let l = self.loops.of(at);
        let mut edge = if l.is_some() && self.loops.header(l) == at {
            self.dominating_edge_of_header(l)
        } else {
            self.cfg.single_pred(at).map(|q| (q, at))
        };
        let mut left = self.set.conditions;
        while let Some((from, to)) = edge {
            if !self.may_look(&mut left) {
                return false;
            }
            if let Some((c, yes, _)) = self.conditional(from)
                && by(self, c, yes != to)
            {
                return true;
            }
            edge = self.dominating_edge(from);
        }
        for k in 0..self.facts.calls().len() {
            let call = self.facts.calls()[k];
            if !self.may_look(&mut left) {
                return false;
            }
            if !self.f.is_dead(call) && self.dominates_block(call, at) && by(self, self.f.operand(call, 0), false) {
                return true;
            }
        }
        for k in 0..self.s.guards.len() {
            let g = self.s.guards[k];
            if self.dominates_block(g, at) && by(self, self.f.operand(g, 0), false) {
                return true;
            }
        }
        false
    }
    /// Whether a walk over conditions may go on; walks that had to stop are counted.
    pub(super) fn may_look(&mut self, left: &mut u32) -> bool {
        if *left == 0 {
            self.s.cut_walks = self.s.cut_walks.saturating_add(1);
            return false;
        }
        *left -= 1;
        true
    }
    fn dominating_edge_of_header(&self, loop_id: Loop) -> Option<(Block, Block)> {
        let header = self.loops.header(loop_id);
        let mut from = self.cfg.preds(header).iter().filter(|&&p| !self.loops.contains(loop_id, p));
        let &p = from.next()?;
        from.all(|&q| q == p).then_some((p, header))
    }
    /// Whether `inst` is executed before `block` is entered.
    pub(super) fn dominates_block(&self, inst: Inst, block: Block) -> bool {
        self.dom.strictly_dominates(self.f.block_of(inst), block)
    }
    /// Whether the sign of `first` can be flipped: the predicates differ in it only.
    pub(super) fn differ_in_sign(first: IntPred, second: IntPred) -> bool {
        !second.is_equality() && first == second.flipped_sign()
    }
}
