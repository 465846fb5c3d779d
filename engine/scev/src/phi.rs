//! Phis: recurrences of loop headers, phis of one value or one computation, phis that are selects.
//!
//! A header phi that is not plainly itself plus a loop-invariant step is an unknown while the expression of its back-edge value is
//! built. If that expression is a sum with the phi in it, the other terms are the step. Expressions that were built with the
//! unknown are then forgotten.

use super::build::{Right, Task, Work};
use super::gep::GepFlags;
use super::*;

impl Se<'_, '_> {
    /// If `inst` is a header phi: its loop, the value from the entry edge and the value from the back edge.
    pub(super) fn header_phi(&self, inst: Inst) -> Option<(Loop, Value, Value)> {
        let f = self.f;
        let l = self.loops.of(f.block_of(inst)).get()?;
        if self.loops.header(l) != f.block_of(inst) {
            return None;
        }
        let (mut start, mut next) = (None, None);
        for (v, from) in f.phi_pairs(inst) {
            let slot = if self.loops.contains(l, from) { &mut next } else { &mut start };
            if *slot.get_or_insert(v) != v {
                return None;
            }
        }
        Some((l, start?, next?))
    }
    /// Inputs whose expressions can be built before that of the phi: all but those of back edges.
    pub(super) fn phi_needs(&mut self, inst: Inst, work: &mut Work) {
        let f = self.f;
        let b = f.block_of(inst);
        if self.loops.is_header(b) {
            if let Some((_, start, _)) = self.header_phi(inst) {
                work.push(Task::Visit(start));
            }
        } else if f.phi_len(inst) == 1 {
            work.push(Task::Visit(f.phi_incoming(inst, 0).0));
        }
    }
    /// Expression of a phi; `None` when the expression of its back-edge value has to be built first.
    pub(super) fn make_phi(&mut self, i: Inst, work: &mut Work) -> Option<Expr> {
        if let Some((l, start, next)) = self.header_phi(i) {
            if let Some(e) = self.plain_recurrence(i, l, start, next) {
                return Some(e);
            }
            let v = Value::inst(i);
            let own = self.make_unknown(v);
            self.remember(v, own);
            work.push(Task::Close(i));
            work.push(Task::Visit(next));
            return None;
        }
        Some(self.other_phi(i))
    }
    /// `phi(start, phi + step)` with an invariant step.
    fn plain_recurrence(&mut self, i: Inst, loop_id: Loop, start: Value, next: Value) -> Option<Expr> {
        let b = self.binary(next)?;
        if b.op != Opcode::Add {
            return None;
        }
        let own = Value::inst(i);
        let Right::Value(right) = b.right else { return None };
        let step = if b.left == own { right } else { b.left };
        if b.left != own && right != own || !self.loops.is_invariant(self.f, loop_id, step) {
            return None;
        }
        let (step, first) = (self.get(step), self.get(start));
        if self.existing(own).is_some() {
            return self.existing(own);
        }
        let e = self.rec2(first, step, loop_id, Wrap::ANY);
        self.remember(own, e);
        // The same node: known by now, as proving its facts may need it.
        let wrap = self.flags_that_hold(i, loop_id, next, b.wrap);
        let e = self.rec2(first, step, loop_id, wrap);
        self.settle_recurrence(e, loop_id, first, step, next, wrap);
        Some(e)
    }
    /// Flags of the increment that hold for the recurrence of phi `inst`. Another phi without flags has the same expression: they
    /// hold only where the program is undefined without them. Whoever enters another iteration has executed the increment of the one
    /// before, whatever stands between the phi and it, and what makes its poison undefined comes surely behind it.
    fn flags_that_hold(&mut self, inst: Inst, loop_id: Loop, next: Value, wrap: Wrap) -> Wrap {
        let sure = wrap == Wrap::ANY
            || self.undefined_if_poison(inst)
            || next.as_inst().is_some_and(|n| self.undefined_if_poison(n) || self.is_step_never_poison(n, loop_id));
        Wrap::when(sure, wrap)
    }
    /// Facts of a new recurrence, and of the same one iteration later where the increment is never poison.
    fn settle_recurrence(&mut self, expr: Expr, loop_id: Loop, first: Expr, step: Expr, next: Value, wrap: Wrap) {
        if self.kind(expr) == Kind::AddRec {
            let w = self.prove_by_ranges(expr);
            self.add_rec_facts(expr, w);
            let w = self.gpu_facts(expr);
            self.add_rec_facts(expr, w);
        }
        if let Some(inc) = next.as_inst()
            && self.is_invariant(step, loop_id)
            && self.is_step_never_poison(inc, loop_id)
        {
            let later = self.add2(first, step, Wrap::ANY);
            self.rec2(later, step, loop_id, wrap);
        }
    }
    /// Finishes header phi `i` once the expression of its back-edge value is known: an add-recurrence if that expression is the phi
    /// plus a loop-invariant step, else an unknown.
    pub(super) fn close_phi(&mut self, i: Inst, _work: &mut Work) -> Option<Expr> {
        let own = Value::inst(i);
        let symbol = self.make_unknown(own);
        let Some((l, start, next)) = self.header_phi(i) else {
            self.s.forget_inst(i);
            return Some(self.other_phi(i));
        };
        if self.existing(own) != Some(symbol) {
            return None;
        }
        let around = self.get(next);
        if self.kind(around) == Kind::Add {
            if let Some(e) = self.recurrence_of_sum(i, l, start, next, around, symbol) {
                return Some(e);
            }
        } else if let Some(e) = self.shifted(i, l, start, around, symbol) {
            return Some(e);
        }
        // Not a recurrence: the stand-in must not stay.
        self.s.forget_inst(i);
        Some(self.other_phi(i))
    }
    fn recurrence_of_sum(
        &mut self,
        i: Inst,
        loop_id: Loop,
        start: Value,
        next: Value,
        around: Expr,
        symbol: Expr,
    ) -> Option<Expr> {
        let f = self.f;
        let own = Value::inst(i);
        let k = self.ops(around).iter().position(|&o| o == symbol)?;
        let mut rest = self.operands(around);
        rest.remove(k);
        for o in rest.iter_mut() {
            *o = self.where_taken(*o, loop_id);
        }
        let step = self.add(rest, Wrap::ANY, 0);
        if !self.is_invariant(step, loop_id) && self.rec_loop(step) != Some(loop_id) {
            return None;
        }
        let mut wrap = Wrap::ANY;
        if let Some(b) = self.binary(next) {
            if b.op == Opcode::Add && b.left == own {
                wrap = b.wrap;
            }
        } else if let Some(g) = next.as_inst()
            && f.op(g) == Opcode::GetElementPtr
            && f.operand(g, 0) == own
        {
            let fl = GepFlags::of(f.flags(g));
            if fl.nuw || fl.nusw {
                wrap = Wrap::NW;
            }
            // The base is unsigned, the offset signed.
            if fl.nuw || fl.nusw && self.is_known_non_negative(step) {
                wrap = wrap.with(Wrap::NUW);
            }
        }
        let first = self.get(start);
        let e = self.rec2(first, step, loop_id, Wrap::ANY);
        self.forget_memo(&[symbol]);
        self.s.forget_inst(i);
        self.remember(own, e);
        let wrap = self.flags_that_hold(i, loop_id, next, wrap);
        let e = self.rec2(first, step, loop_id, wrap);
        self.settle_recurrence(e, loop_id, first, step, next, wrap);
        Some(e)
    }
    /// `phi(f(0), f({1,+,1}))` is `f({0,+,1})`: the back-edge value, one iteration earlier.
    fn shifted(&mut self, i: Inst, loop_id: Loop, start: Value, around: Expr, symbol: Expr) -> Option<Expr> {
        let earlier = self.rewrite(
            around,
            |se, x| match se.kind(x) {
                Kind::Unknown if !se.is_invariant(x, loop_id) => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                Kind::AddRec if se.rec_loop(x) == Some(loop_id) && se.is_affine(x) => {
                    let step = se.op(x, 1);
                    rewrite::Visit::Replace(se.minus(x, step, Wrap::ANY))
                }
                Kind::AddRec => rewrite::Visit::Replace(COULD_NOT_COMPUTE),
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        );
        if earlier == COULD_NOT_COMPUTE {
            return None;
        }
        let first = self.at_entry(earlier, loop_id, false);
        if first == COULD_NOT_COMPUTE || first != self.get(start) {
            return None;
        }
        self.forget_memo(&[symbol]);
        self.s.forget_inst(i);
        self.remember(Value::inst(i), earlier);
        Some(earlier)
    }
    /// `expr` simplified by the condition under which the latch takes the back edge.
    fn where_taken(&mut self, expr: Expr, loop_id: Loop) -> Expr {
        let Some(latch) = self.loop_facts(loop_id).latch else { return expr };
        let Some((c, yes, _)) = self.conditional(latch) else { return expr };
        let taken = yes == self.loops.header(loop_id);
        let f = self.f;
        self.rewrite(
            expr,
            |se, x| {
                let Some(i) = se.unknown_inst(x) else { return rewrite::Visit::Below };
                if se.is_invariant(x, loop_id) {
                    return rewrite::Visit::Keep;
                }
                if f.op(i) == Opcode::Select {
                    if f.operand(i, 0) == c {
                        let v = f.operand(i, if taken { 1 } else { 2 });
                        return rewrite::Visit::Replace(se.get(v));
                    }
                } else if Value::inst(i) == c {
                    return rewrite::Visit::Replace(se.make_const(Ty::int(1), taken as u128));
                }
                rewrite::Visit::Keep
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }

    /// A phi that is no recurrence: of one value or one computation, or a select by a branch above.
    fn other_phi(&mut self, i: Inst) -> Expr {
        if let Some(v) = self.single_value(i) {
            return self.get(v);
        }
        if let Some(e) = self.same_computation(i) {
            return e;
        }
        if let Some((c, yes, no)) = self.as_select(i) {
            let block = self.f.block_of(i);
            let (a, b) = (self.get(yes), self.get(no));
            if self.properly_dominates(a, block) && self.properly_dominates(b, block) {
                return self.select(Value::inst(i), c, yes, no);
            }
        }
        self.make_unknown(Value::inst(i))
    }
    /// The expression of a phi whose inputs are one binary operation on the same operands, computed once on each path: what partial
    /// redundancy elimination leaves of the step of a loop.
    fn same_computation(&mut self, phi: Inst) -> Option<Expr> {
        let f = self.f;
        let mut first: Option<Inst> = None;
        for (value, _) in f.phi_pairs(phi) {
            let i = value.as_inst().filter(|&i| f.op(i).is_binary())?;
            let known = *first.get_or_insert(i);
            if f.op(known) != f.op(i) || !f.operands(known).eq(f.operands(i)) {
                return None;
            }
        }
        let expr = self.get(Value::inst(first?));
        let same = f.phi_pairs(phi).all(|(value, _)| self.get(value) == expr);
        same.then_some(expr)
    }
    /// The only value a phi can have.
    fn single_value(&self, i: Inst) -> Option<Value> {
        let f = self.f;
        let mut found: Option<Value> = None;
        for (v, _) in f.phi_pairs(i) {
            // A poison input may be replaced by any value; an undef one may not be replaced by the value of another edge.
            if v == Value::inst(i) || v.is_poison() {
                continue;
            }
            if *found.get_or_insert(v) != v {
                return None;
            }
        }
        let v = found?;
        // With a poison input, the value must be available whatever path was taken.
        let there = match v.as_inst() {
            Some(d) => self.dom.dominates_inst(f, d, i),
            None => true,
        };
        (there && !v.is_undef_or_poison()).then_some(v)
    }
    /// Condition and values of a phi whose two inputs are chosen by the branch of its immediate dominator.
    fn as_select(&self, inst: Inst) -> Option<(Value, Value, Value)> {
        let f = self.f;
        if f.phi_len(inst) != 2 {
            return None;
        }
        let block = f.block_of(inst);
        let ((v0, b0), (v1, b1)) = (f.phi_incoming(inst, 0), f.phi_incoming(inst, 1));
        if !self.dom.is_reachable(b0) || !self.dom.is_reachable(b1) {
            return None;
        }
        let top = self.dom.idom(block).get()?;
        let (c, yes, no) = self.conditional(top)?;
        if yes == no {
            return None;
        }
        let leads = |to: Block, from: Block| {
            to == block && from == top || to != block && self.dom.edge_dominates(f, top, to, from)
        };
        if leads(yes, b0) && leads(no, b1) {
            return Some((c, v0, v1));
        }
        (leads(yes, b1) && leads(no, b0)).then_some((c, v1, v0))
    }
}
