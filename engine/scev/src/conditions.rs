//! How often a condition holds before it first does not: conjunctions, comparisons, overflow, shifts.

use super::exits::ExitLimit;
use super::*;
use smallvec::SmallVec;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Limit by a condition: `and` and `or` are taken apart, each part is looked at once.
    pub(super) fn limit_of_condition(
        &mut self,
        loop_id: Loop,
        condition: Value,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        // Parts in the order they are needed; a part is known by its value and whether it alone controls the exit.
        let mut done: Vec<((Value, bool), ExitLimit)> = Vec::new();
        let mut work: Vec<((Value, bool), bool)> = vec![((condition, only), false)];
        let find = |done: &Vec<((Value, bool), ExitLimit)>, key: (Value, bool)| {
            done.iter().find(|d| d.0 == key).map(|d| d.1.clone())
        };
        while let Some((key, parts_done)) = work.pop() {
            if find(&done, key).is_some() {
                continue;
            }
            let (condition, only) = key;
            let Some((x, y, and)) = self.logical(condition).filter(|_| done.len() < 256) else {
                let limit = self.limit_of_leaf(loop_id, condition, exit_if, only, predicated);
                done.push((key, limit));
                continue;
            };
            let either = and != exit_if;
            // Where both are needed the loop goes on after the first of them: what follows from an exit that is the only one
            // does not follow for either.
            let inner = only && [x, y].iter().any(|&v| self.int_of(v) == Some(and as u128));
            if !parts_done {
                work.push((key, true));
                work.push(((y, inner), false));
                work.push(((x, inner), false));
                continue;
            }
            let a = find(&done, (x, inner)).unwrap_or_else(ExitLimit::none);
            let b = find(&done, (y, inner)).unwrap_or_else(ExitLimit::none);
            let limit = self.join_limits(condition, (x, y), and, either, a, b);
            done.push((key, limit));
        }
        find(&done, (condition, only)).unwrap_or_else(ExitLimit::none)
    }
    fn join_limits(
        &mut self,
        condition: Value,
        (x, y): (Value, Value),
        and: bool,
        either: bool,
        lhs: ExitLimit,
        rhs: ExitLimit,
    ) -> ExitLimit {
        const CNC: Expr = COULD_NOT_COMPUTE;
        if let Some(v) = self.int_of(y) {
            return if v == and as u128 { lhs } else { rhs };
        }
        if let Some(v) = self.int_of(x) {
            return if v == and as u128 { rhs } else { lhs };
        }
        let (mut exact, mut constant, mut symbolic) = (CNC, CNC, CNC);
        if either {
            // A select does not look at its second condition when the first exits.
            let sequential = condition.as_inst().is_some_and(|i| self.f.op(i) == Opcode::Select);
            if lhs.exact != CNC && rhs.exact != CNC {
                exact = self.umin_any(&[lhs.exact, rhs.exact], sequential);
            }
            let mut least = |p: Expr, q: Expr, seq: bool| match (p, q) {
                (CNC, q) => q,
                (p, CNC) => p,
                (p, q) => self.umin_any(&[p, q], seq),
            };
            constant = least(lhs.constant_max, rhs.constant_max, false);
            symbolic = least(lhs.symbolic_max, rhs.symbolic_max, sequential);
        } else if lhs.exact == rhs.exact {
            exact = lhs.exact;
        }
        if constant == CNC && exact != CNC {
            constant = self.largest(exact);
        }
        if symbolic == CNC {
            symbolic = if exact == CNC { constant } else { exact };
        }
        let mut predicates = lhs.predicates;
        for p in rhs.predicates {
            if !predicates.contains(&p) {
                predicates.push(p);
            }
        }
        self.limit(exact, constant, symbolic, false, predicates)
    }
    /// The largest unsigned value of `expr`, as a constant.
    pub(super) fn largest(&mut self, expr: Expr) -> Expr {
        let most = self.range(expr, false).umax();
        let ty = self.ty(expr);
        self.make_const(ty, most)
    }
    /// A limit; never taken for sure is exact.
    pub(super) fn limit(
        &mut self,
        exact: Expr,
        constant_max: Expr,
        symbolic_max: Expr,
        max_or_zero: bool,
        predicates: SmallVec<[u32; 2]>,
    ) -> ExitLimit {
        if self.is_zero(constant_max) {
            return ExitLimit { max_or_zero, predicates, ..ExitLimit::all(constant_max) };
        }
        ExitLimit { exact, constant_max, symbolic_max, max_or_zero, predicates }
    }
    fn limit_of_leaf(
        &mut self,
        loop_id: Loop,
        condition: Value,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let f = self.f;
        if let Some(i) = condition.as_inst().filter(|&i| f.op(i) == Opcode::ICmp) {
            if self.type_of(f.operand(i, 0)).is_none() {
                return ExitLimit::none();
            }
            return self.limit_of_icmp_inst(loop_id, i, exit_if, only, predicated);
        }
        if let Some(v) = self.int_of(condition) {
            if exit_if == (v == 0) {
                return ExitLimit::none();
            }
            return ExitLimit::all(self.zero(Ty::int(1)));
        }
        if let Some(x) = self.limit_of_overflow(loop_id, condition, exit_if, only, predicated) {
            return x;
        }
        ExitLimit::all(self.run_until(loop_id, condition, exit_if))
    }
    fn limit_of_icmp_inst(
        &mut self,
        loop_id: Loop,
        inst: Inst,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let f = self.f;
        // In terms of going on.
        let p = if exit_if { f.int_pred(inst).inverse() } else { f.int_pred(inst) };
        let (x, y) = (f.operand(inst, 0), f.operand(inst, 1));
        let mut plain = self.limit_of_icmp_values(loop_id, (x, y), inst, p, exit_if, only, false);
        if !plain.has_all() && predicated {
            plain = self.limit_of_icmp_values(loop_id, (x, y), inst, p, exit_if, only, true);
        }
        plain
    }
    fn limit_of_icmp_values(
        &mut self,
        loop_id: Loop,
        (x, y): (Value, Value),
        i: Inst,
        pred: IntPred,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        // Vectors and floats have no expressions to compare.
        if self.type_of(x).is_some() {
            let (a, b) = (self.get(x), self.get(y));
            let limit = self.limit_of_icmp(loop_id, pred, a, b, only, predicated);
            if limit.has_any() {
                return limit;
            }
        }
        match self.run_until(loop_id, Value::inst(i), exit_if) {
            COULD_NOT_COMPUTE => self.limit_of_shift(x, y, loop_id, pred),
            n => ExitLimit::all(n),
        }
    }
    /// The overflow flag of an operation with a constant, as a comparison.
    fn limit_of_overflow(
        &mut self,
        loop_id: Loop,
        condition: Value,
        exit_if: bool,
        only: bool,
        predicated: bool,
    ) -> Option<ExitLimit> {
        let f = self.f;
        let i = condition.as_inst()?;
        if f.op(i) != Opcode::ExtractValue || f.indices(i) != [1] {
            return None;
        }
        let call = f.operand(i, 0).as_inst()?;
        let (op, signed) = self.overflow_op(call)?;
        let v = self.int_of(f.operand(call, 1))?;
        let bits = self.type_of(f.operand(call, 0))?.bits();
        let k = Interval::single(bits, v);
        let free = match (op, signed) {
            (Opcode::Add, true) => k.add_nsw_region(),
            (Opcode::Add, false) => k.add_nuw_region(),
            (Opcode::Sub, true) => k.sub_nsw_region(),
            (Opcode::Sub, false) => k.sub_nuw_region(),
            (_, true) => k.mul_nsw_region(),
            (_, false) => k.mul_nuw_region(),
        };
        let (p, r, offset) = free.as_icmp();
        // Overflow leaves the loop: the back edge is taken only without overflow.
        let p = if exit_if { p } else { p.inverse() };
        let mut x = self.get(f.operand(call, 0));
        let ty = self.ty(x);
        if offset != 0 {
            let o = self.make_const(ty, offset);
            x = self.add2(x, o, Wrap::ANY);
        }
        let r = self.make_const(ty, r);
        let limit = self.limit_of_icmp(loop_id, p, x, r, only, predicated);
        limit.has_any().then_some(limit)
    }
    /// Limit of an exit that is not taken while `lhs pred rhs`.
    fn limit_of_icmp(
        &mut self,
        loop_id: Loop,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let (mut pred, mut lhs, mut rhs) = (pred, self.at_scope(lhs, loop_id), self.at_scope(rhs, loop_id));
        if self.is_invariant(lhs, loop_id) && !self.is_invariant(rhs, loop_id) {
            std::mem::swap(&mut lhs, &mut rhs);
            pred = pred.swapped();
        }
        let finite = only && self.has_no_abnormal_exits(loop_id) && self.is_finite(loop_id);
        self.simplify_comparison(&mut pred, &mut lhs, &mut rhs);
        if let Some(c) = self.number(rhs)
            && self.rec_loop(lhs) == Some(loop_id)
        {
            let n = self.iterations_in(lhs, Interval::where_icmp(pred, self.bits(lhs), c));
            if n != COULD_NOT_COMPUTE {
                return ExitLimit::all(n);
            }
        }
        if finite && self.is_invariant(rhs, loop_id) {
            // Around once more, the values repeat: the exit would never be taken.
            let inner = if self.kind(lhs) == Kind::ZeroExtend { self.op(lhs, 0) } else { lhs };
            if self.rec_loop(inner) == Some(loop_id)
                && self.is_affine(inner)
                && self.wrap(inner) == Wrap::ANY
                && self.constant(self.op(inner, 1)).is_some_and(|s| s.is_power_of_two())
            {
                let parts = self.operands(inner);
                let w = self.strengthen(Kind::AddRec, &parts, Wrap::NW);
                self.add_rec_facts(inner, w);
            }
        }
        match pred {
            IntPred::Ne | IntPred::Eq => {
                lhs = self.ptr_to_int(lhs);
                rhs = self.ptr_to_int(rhs);
                if lhs == COULD_NOT_COMPUTE || rhs == COULD_NOT_COMPUTE {
                    return ExitLimit::none();
                }
                let d = self.minus(lhs, rhs, Wrap::ANY);
                if pred == IntPred::Ne {
                    return self.how_far_to_zero(d, loop_id, only, predicated);
                }
                match self.constant(d) {
                    Some(c) if c != 0 => {
                        let ty = self.ty(d);
                        ExitLimit::all(self.zero(ty))
                    }
                    _ => ExitLimit::none(),
                }
            }
            IntPred::Slt | IntPred::Ult => self.how_many_less(lhs, rhs, loop_id, pred.is_signed(), only, predicated),
            IntPred::Sgt | IntPred::Ugt => self.how_many_greater(lhs, rhs, loop_id, pred.is_signed(), only, predicated),
            IntPred::Sle | IntPred::Ule => {
                let signed = pred.is_signed();
                if !self.set.finite_loops || !finite || !self.is_invariant(rhs, loop_id) {
                    // Wide enough that one more does not overflow.
                    let ty = self.ty(lhs);
                    if ty.is_ptr() || 2 * ty.bits() > number::WIDEST_PROOF {
                        return ExitLimit::none();
                    }
                    let wide = Ty::int(2 * ty.bits());
                    lhs = self.extend(lhs, wide, signed, 0);
                    rhs = self.extend(rhs, wide, signed, 0);
                }
                let one = self.one(self.ty(rhs));
                rhs = self.add2(one, rhs, Wrap::ANY);
                self.how_many_less(lhs, rhs, loop_id, signed, only, predicated)
            }
            IntPred::Sge | IntPred::Uge => {
                if !self.set.finite_loops || !finite || !self.is_invariant(rhs, loop_id) {
                    return ExitLimit::none();
                }
                let m = self.minus_one(self.ty(rhs));
                rhs = self.add2(m, rhs, Wrap::ANY);
                self.how_many_greater(lhs, rhs, loop_id, pred.is_signed(), only, predicated)
            }
        }
    }
    /// Limit by a value that is shifted in each iteration: it becomes 0 or -1 after as many iterations as it has bits.
    fn limit_of_shift(&mut self, lhs: Value, rhs: Value, loop_id: Loop, pred: IntPred) -> ExitLimit {
        let f = self.f;
        let facts = self.loop_facts(loop_id);
        let (Some(c), Some(latch), Some(from)) = (self.number_of(rhs), facts.latch, facts.predecessor) else {
            return ExitLimit::none();
        };
        let Some(ty) = self.type_of(rhs) else { return ExitLimit::none() };
        let shift = |v: Value| {
            let i = v.as_inst()?;
            let n = f.op(i).is_shift().then(|| self.number_of(f.operand(i, 1))).flatten()?;
            (n != 0 && !interval::is_neg(n, ty.bits())).then(|| (f.op(i), f.operand(i, 0)))
        };
        let peeled = shift(lhs);
        let phi = peeled.map_or(lhs, |s| s.1);
        let Some(i) = phi.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == self.loops.header(loop_id))
        else {
            return ExitLimit::none();
        };
        let Some((op, of)) = f.phi_value_for(i, latch).and_then(shift) else { return ExitLimit::none() };
        if of != phi || peeled.is_some_and(|s| s.0 != op) {
            return ExitLimit::none();
        }
        let stable = match op {
            Opcode::AShr => {
                let Some(k) = f.phi_value_for(i, from).and_then(|v| self.values().at(f.terminator(from)).known_bits(v))
                else {
                    return ExitLimit::none();
                };
                if k.is_non_negative() {
                    0
                } else if k.is_negative() {
                    mask(ty.bits())
                } else {
                    return ExitLimit::none();
                }
            }
            _ => 0,
        };
        if super::compare::compare_constants(pred, stable, c, ty.bits()) {
            return ExitLimit::none();
        }
        let most = self.make_const(ty, ty.bits() as u128);
        ExitLimit { exact: COULD_NOT_COMPUTE, ..ExitLimit::all(most) }
    }
}
