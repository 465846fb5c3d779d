//! What comparisons are known: from ranges, from the form of the operands, by induction over a loop, from conditions that
//! guard a block, the entry or the back edge of a loop.

use super::compare::non_strict;
use super::interval::is_neg;
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Whether `e` is surely negative.
    pub fn is_known_negative(&mut self, e: Expr) -> bool {
        is_neg(self.range(e, true).smax(), self.bits(e))
    }
    /// Whether `e` is surely more than zero, signed.
    pub fn is_known_positive(&mut self, e: Expr) -> bool {
        let v = self.range(e, true).smin();
        v != 0 && !is_neg(v, self.bits(e))
    }
    /// Whether `e` is surely not negative.
    pub fn is_known_non_negative(&mut self, e: Expr) -> bool {
        !is_neg(self.range(e, true).smin(), self.bits(e))
    }
    /// Whether `e` is surely not more than zero, signed.
    pub fn is_known_non_positive(&mut self, e: Expr) -> bool {
        let v = self.range(e, true).smax();
        v == 0 || is_neg(v, self.bits(e))
    }
    /// Whether `e` is surely not zero.
    pub fn is_known_non_zero(&mut self, e: Expr) -> bool {
        let mut e = e;
        while self.kind(e) == Kind::SignExtend {
            e = self.op(e, 0);
        }
        self.range(e, false).umin() != 0
    }
    /// Whether `a p b` always holds.
    pub fn is_known(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        if self.is_known_by_launch(p, a, b) {
            return true;
        }
        let (mut p, mut a, mut b) = (p, a, b);
        self.simplify_comparison(&mut p, &mut a, &mut b);
        self.is_known_by_induction(p, a, b) || self.is_known_by_splitting(p, a, b) || self.is_known_simply(p, a, b)
    }
    /// Whether `a p b` holds wherever `b` is entered.
    pub fn is_known_at(&mut self, p: IntPred, a: Expr, b: Expr, at: Block) -> bool {
        self.is_known(p, a, b) || self.block_guarded(at, p, a, b)
    }
    /// Whether `rec p e` holds in every iteration: on entry, and after each step where it held before.
    pub(super) fn is_known_every_iteration(&mut self, p: IntPred, rec: Expr, e: Expr) -> bool {
        let Some(l) = self.rec_loop(rec) else { return false };
        let start = self.op(rec, 0);
        if !self.entry_guarded(l, p, start, e) {
            return false;
        }
        let next = self.post_inc(rec);
        self.backedge_guarded(l, p, next, e)
    }
    /// What is seen without induction and without conditions.
    pub fn is_known_simply(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        self.is_known_by_extension(p, a, b)
            || self.is_known_by_ranges(p, a, b)
            || self.is_known_by_min_max(p, a, b)
            || self.is_known_by_start(p, a, b)
            || self.is_known_by_facts(p, a, b)
            || self.is_known_by_launch(p, a, b)
    }
    /// `zext x <= sext x` unsigned, `sext x <= zext x` signed.
    fn is_known_by_extension(&self, p: IntPred, a: Expr, b: Expr) -> bool {
        let (small, large, signed) = match p {
            IntPred::Sle => (a, b, true),
            IntPred::Sge => (b, a, true),
            IntPred::Ule => (a, b, false),
            IntPred::Uge => (b, a, false),
            _ => return false,
        };
        let (s, z) = if signed { (small, large) } else { (large, small) };
        self.kind(s) == Kind::SignExtend && self.kind(z) == Kind::ZeroExtend && self.op(s, 0) == self.op(z, 0)
    }
    pub(super) fn is_known_by_ranges(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        if self.is_same_value(a, b) {
            return p.is_true_when_equal();
        }
        match p {
            IntPred::Eq => false,
            IntPred::Ne => {
                for signed in [true, false] {
                    let (x, y) = (self.range(a, signed), self.range(b, signed));
                    if x.always(p, y) {
                        return true;
                    }
                }
                let d = self.minus(a, b, Wrap::ANY);
                d != COULD_NOT_COMPUTE && self.is_known_non_zero(d)
            }
            _ => {
                let (x, y) = (self.range(a, p.is_signed()), self.range(b, p.is_signed()));
                x.always(p, y)
            }
        }
    }
    /// `min(a, ...) <= a`, `a <= max(a, ...)`.
    fn is_known_by_min_max(&self, p: IntPred, a: Expr, b: Expr) -> bool {
        let (small, large, min, max) = match p {
            IntPred::Sle => (a, b, Kind::SMin, Kind::SMax),
            IntPred::Sge => (b, a, Kind::SMin, Kind::SMax),
            IntPred::Ule => (a, b, Kind::UMin, Kind::UMax),
            IntPred::Uge => (b, a, Kind::UMin, Kind::UMax),
            _ => return false,
        };
        self.kind(small) == min && self.ops(small).contains(&large)
            || self.kind(large) == max && self.ops(large).contains(&small)
    }
    /// Recurrences of one loop with one step that do not wrap compare as their starts do.
    fn is_known_by_start(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        if p.is_equality() || !self.is_affine(a) || !self.is_affine(b) {
            return false;
        }
        let need = if p.is_signed() { Wrap::NSW } else { Wrap::NUW };
        self.rec_loop(a) == self.rec_loop(b)
            && self.op(a, 1) == self.op(b, 1)
            && self.wrap(a).has(need)
            && self.wrap(b).has(need)
            && self.is_known(p, self.op(a, 0), self.op(b, 0))
    }
    /// `x + c1` and `x + c2` that do not wrap compare as the constants do. Where the larger unsigned sum does not wrap, the smaller
    /// does not either.
    fn is_known_by_facts(&self, p: IntPred, a: Expr, b: Expr) -> bool {
        let (p, a, b) = match p {
            IntPred::Sge | IntPred::Sgt | IntPred::Uge | IntPred::Ugt => (p.swapped(), b, a),
            IntPred::Eq | IntPred::Ne => return false,
            _ => (p, a, b),
        };
        let need = if p.is_signed() { Wrap::NSW } else { Wrap::NUW };
        let split = |e: Expr, need: Wrap| match *self.ops(e) {
            [c, x] if self.kind(e) == Kind::Add => self.constant(c).filter(|_| self.wrap(e).has(need)).map(|c| (c, x)),
            _ => Some((0, e)),
        };
        match (split(a, need.without(Wrap::NUW)), split(b, need)) {
            (Some((c, x)), Some((d, y))) if x == y => super::compare::compare_constants(p, c, d, self.bits(a)),
            _ => false,
        }
    }
    /// `a < b` unsigned, where both are not negative and `a < b` signed.
    fn is_known_by_splitting(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        if p != IntPred::Ult || self.splitting {
            return false;
        }
        self.splitting = true;
        let zero = self.zero(self.ty(a));
        let r =
            self.is_known_non_negative(b) && self.is_known(IntPred::Sge, a, zero) && self.is_known(IntPred::Slt, a, b);
        self.splitting = false;
        r
    }
    /// Whether it holds on entry of the innermost loop that is used, and after each iteration.
    fn is_known_by_induction(&mut self, p: IntPred, a: Expr, b: Expr) -> bool {
        let mut inner = Loop::NONE;
        for e in [a, b] {
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
        let Some((a0, a1)) = self.split_at(a, inner) else { return false };
        let Some((b0, b1)) = self.split_at(b, inner) else { return false };
        if !self.is_available_at_entry(a0, inner) || !self.is_available_at_entry(b0, inner) {
            return false;
        }
        self.backedge_guarded(inner, p, a1, b1) && self.entry_guarded(inner, p, a0, b0)
    }
    /// `e` on entry of `l` and after an iteration; `None` when something in it changes in an unknown way.
    fn split_at(&mut self, e: Expr, l: Loop) -> Option<(Expr, Expr)> {
        let start = self.at_entry(e, l, true);
        if start == COULD_NOT_COMPUTE {
            return None;
        }
        let next = self.rewrite(
            e,
            |se, x| match se.kind(x) {
                Kind::AddRec if se.rec_loop(x) == Some(l) => rewrite::Visit::Replace(se.post_inc(x)),
                Kind::AddRec => rewrite::Visit::Keep,
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        );
        Some((start, next))
    }
    /// `e` with the recurrences of `l` at their start; `COULD_NOT_COMPUTE` when something else changes in `l`, or (unless
    /// `others`) a recurrence of another loop is there.
    pub(super) fn at_entry(&mut self, e: Expr, l: Loop, others: bool) -> Expr {
        self.rewrite(
            e,
            |se, x| match se.kind(x) {
                Kind::AddRec if se.rec_loop(x) == Some(l) => rewrite::Visit::Replace(se.op(x, 0)),
                Kind::AddRec if others => rewrite::Visit::Keep,
                Kind::AddRec => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                Kind::Unknown if !se.is_invariant(x, l) => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }

    // ---- guards -------------------------------------------------------------------------------------------------

    /// Condition and the successors of a conditional branch.
    pub(super) fn conditional(&self, b: Block) -> Option<(Value, Block, Block)> {
        let t = self.f.terminator(b).get()?;
        if self.f.op(t) != Opcode::Br || self.f.num_operands(t) != 3 {
            return None;
        }
        Some((self.f.operand(t, 0), self.f.operand(t, 1).as_block()?, self.f.operand(t, 2).as_block()?))
    }
    /// Whether there are assumptions or guards that conditions may follow from.
    pub(super) fn has_facts(&self) -> bool {
        !self.s.guards.is_empty() || !self.facts.calls().is_empty()
    }
    /// Whether a guard in `b` implies `a p b`.
    fn implied_by_guard_in(&mut self, at: Block, p: IntPred, a: Expr, b: Expr) -> bool {
        for k in 0..self.s.guards.len() {
            let g = self.s.guards[k];
            if self.f.block_of(g) == at && self.implied(p, a, b, self.f.operand(g, 0), false, None) {
                return true;
            }
        }
        false
    }
    /// Whether `a p b` holds whenever the back edge of `l` is taken.
    pub fn backedge_guarded(&mut self, l: Loop, p: IntPred, a: Expr, b: Expr) -> bool {
        let header = self.loops.header(l);
        if !self.dom.is_reachable(header) {
            return true;
        }
        if self.is_known_simply(p, a, b) {
            return true;
        }
        let Some(latch) = self.loop_facts(l).latch else { return false };
        if let Some((c, yes, _)) = self.conditional(latch)
            && self.implied(p, a, b, c, yes != header, None)
        {
            return true;
        }
        // More than one walk at a time would cost the product of their lengths.
        if self.walking_latch {
            return false;
        }
        self.walking_latch = true;
        let r = self.backedge_guarded_from_above(l, latch, header, p, a, b);
        self.walking_latch = false;
        r
    }
    fn backedge_guarded_from_above(
        &mut self,
        l: Loop,
        latch: Block,
        header: Block,
        p: IntPred,
        a: Expr,
        b: Expr,
    ) -> bool {
        let count = self.exit_count(l, latch, CountKind::Exact);
        if count != COULD_NOT_COMPUTE {
            // The latch goes back as long as the number of the iteration is less than the count.
            let n = self.round(l, self.ty(count));
            if self.implied_by(p, a, b, IntPred::Ult, n, count, None) {
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
                && self.implied(p, a, b, self.f.operand(call, 0), false, None)
            {
                return true;
            }
        }
        let mut at = latch;
        loop {
            if !self.s.guards.is_empty() && self.implied_by_guard_in(at, p, a, b) {
                return true;
            }
            if at == header || !self.may_look(&mut left) {
                return false;
            }
            if let &[from] = self.cfg.preds(at)
                && let Some((c, yes, no)) = self.conditional(from)
                && yes != no
                && self.implied(p, a, b, c, at != yes, None)
            {
                return true;
            }
            at = self.dom.idom(at);
            if at.is_none() || at == header && self.s.guards.is_empty() {
                return false;
            }
        }
    }
    /// Whether `a p b`, both available where `l` is entered, holds whenever it is.
    pub fn entry_guarded(&mut self, l: Loop, p: IntPred, a: Expr, b: Expr) -> bool {
        self.is_known_simply(p, a, b) || self.block_guarded(self.loops.header(l), p, a, b)
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
    /// Whether `a p b` holds whenever block `at` is entered.
    pub fn block_guarded(&mut self, at: Block, p: IntPred, a: Expr, b: Expr) -> bool {
        if !self.dom.is_reachable(at) {
            return true;
        }
        // A strict comparison may also be proved in two parts: not strict, and not equal.
        let weak = non_strict(p);
        let strict = weak != p;
        let mut have = (false, false);
        if strict {
            have.0 = self.is_known_simply(weak, a, b);
            have.1 = self.is_known_simply(IntPred::Ne, a, b);
            if have == (true, true) {
                return true;
            }
        }
        let mut by = |se: &mut Self, c: Value, inverse: bool| {
            if se.implied(p, a, b, c, inverse, Some(at)) {
                return true;
            }
            if strict {
                have.0 = have.0 || se.implied(weak, a, b, c, inverse, Some(at));
                have.1 = have.1 || se.implied(IntPred::Ne, a, b, c, inverse, Some(at));
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
    fn dominating_edge_of_header(&self, l: Loop) -> Option<(Block, Block)> {
        let header = self.loops.header(l);
        let mut from = self.cfg.preds(header).iter().filter(|&&p| !self.loops.contains(l, p));
        let &p = from.next()?;
        from.all(|&q| q == p).then_some((p, header))
    }
    /// Whether `i` is executed before `b` is entered.
    pub(super) fn dominates_block(&self, i: Inst, b: Block) -> bool {
        self.dom.strictly_dominates(self.f.block_of(i), b)
    }
    /// Whether the sign of `p` can be flipped: the predicates differ in it only.
    pub(super) fn differ_in_sign(p: IntPred, q: IntPred) -> bool {
        !q.is_equality() && p == q.flipped_sign()
    }
}
