//! Conditions before the loop that imply checks in all its iterations. See the [pass](super).
//!
//! Of a counter that goes up by one, `i u< limit` holds in all iterations if it holds in the first, and if the latch leaves before the
//! counter reaches the limit: `latch_limit <pred> limit - start + latch_start - 1`, where `<pred>` is the comparison of the latch, strict if
//! that is not and the other way round. Of a counter that goes down and is the latch's own after its step, it holds if it does in the first
//! iteration and the latch leaves at one: a counter below zero would not be less than the limit.

use super::guards::{checks_of, widenable_condition};
use super::{Check, Work};
use crate::knobs;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::Symbol;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::patterns::{int, make_bool};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Ty, Wrap};

/// Levels of addresses that are looked through for the object that a load reads.
const MAX_LEVELS: u32 = 6;

impl Work<'_, '_> {
    /// Widens the checks of guard `call`. Whether there were any to widen.
    pub(super) fn widen_call(&mut self, func: &mut FuncMut<'_>, latch: Check, call: Inst) -> bool {
        let old = func.operand(call, 0);
        let mut checks = checks_of(func, old);
        let widened = self.widen_checks(func, latch, &mut checks, call);
        if widened.is_empty() {
            return false;
        }
        let at = self.place_of(func, call, &checks);
        let all = join(func, at, &checks);
        func.set_operand(call, 0, all);
        if self.assumes {
            let next = func.next(call);
            assume(func, next, old);
        }
        self.erase_dead(func, old);
        true
    }

    /// Widens the checks of `branch`, a guard. Whether there were any to widen.
    pub(super) fn widen_branch(&mut self, func: &mut FuncMut<'_>, latch: Check, branch: Inst) -> bool {
        let old = func.operand(branch, 0);
        let mut checks = checks_of(func, old);
        let Some(widenable) = widenable_condition(func, branch) else { return false };
        checks.push(widenable.into());
        let widened = self.widen_checks(func, latch, &mut checks, branch);
        if widened.is_empty() {
            return false;
        }
        let at = self.place_of(func, branch, &checks);
        let all = join(func, at, &checks);
        func.set_operand(branch, 0, all);
        if self.assumes
            && let Some(behind) = func.operand(branch, 1).as_block()
        {
            self.assume_behind(func, branch, behind, &widened);
        }
        self.erase_dead(func, old);
        true
    }
    /// Assumes `widened` in `behind`, where `branch` leads to; nothing where other blocks lead there.
    fn assume_behind(&self, func: &mut FuncMut<'_>, branch: Inst, behind: Block, widened: &[Value]) {
        let from = func.block_of(branch);
        let first = func.first_non_phi(behind);
        let alone = func.single_predecessor(behind).is_some();
        let at = if alone { first } else { branch };
        let mut condition = join(func, at, widened);
        if !alone {
            let predecessors = crate::split::predecessors(func, behind);
            let truth = make_bool(func, Type::I1, true);
            let phi = func.new_inst(Opcode::Phi, 0, Type::I1, &[], Aux::default());
            func.insert_before(phi, first);
            for block in predecessors {
                func.add_incoming(phi, if block == from { condition } else { truth }, block);
            }
            func.set_name(phi.into(), b"assume.cond");
            condition = phi.into();
        }
        assume(func, first, condition);
    }

    /// Replaces checks that can be widened; returns them as they were.
    fn widen_checks(&mut self, func: &mut FuncMut<'_>, latch: Check, checks: &mut [Value], guard: Inst) -> Vec<Value> {
        let mut widened = Vec::new();
        for check in checks {
            let Some(compare) = check.as_inst().filter(|&i| func.op(i) == Opcode::ICmp) else { continue };
            if let Some(new) = self.widen_comparison(func, latch, compare, guard) {
                widened.push(*check);
                *check = new;
            }
        }
        widened
    }

    /// A condition before `guard` that implies that `compare` holds in all iterations.
    fn widen_comparison(&mut self, func: &mut FuncMut<'_>, latch: Check, compare: Inst, guard: Inst) -> Option<Value> {
        let check = self.check_of(func, compare).filter(|check| check.pred == IntPred::Ult)?;
        let truncates = self.cx.session.knobs.get(knobs::LOOP_PREDICATION_IV_TRUNCATION);
        let down_allowed = self.cx.session.knobs.get(knobs::LOOP_PREDICATION_COUNT_DOWN);
        let (latch, up) = self.ask(func, |se| {
            if !se.is_affine(check.rec) {
                return None;
            }
            let step = se.op(check.rec, 1);
            let up = se.is_one(step);
            let counts_down = down_allowed && se.is_minus_one(step);
            if !up && !counts_down {
                return None;
            }
            let ty = se.ty(check.rec);
            let latch = as_wide_as(se, latch, ty, truncates)?;
            (se.op(latch.rec, 1) == step).then_some((latch, up))
        })?;
        let (start, latch_start) = self.ask(func, |se| (se.op(check.rec, 0), se.op(latch.rec, 0)));
        let all = [start, check.limit, latch_start, latch.limit];
        if !all.into_iter().all(|expr| self.is_fixed(func, expr))
            || !self.can_expand(func, latch_start, guard)
            || !self.can_expand(func, latch.limit, guard)
        {
            return None;
        }
        let pred = flipped_strictness(latch.pred);
        let (first, limit) = match up {
            true => {
                let bound = self.ask(func, |se| {
                    let one = se.one(se.ty(check.rec));
                    let room = se.minus(check.limit, start, Wrap::ANY);
                    let before = se.minus(latch_start, one, Wrap::ANY);
                    se.add2(room, before, Wrap::ANY)
                });
                let limit = self.compare(func, guard, pred, latch.limit, bound)?;
                (self.compare(func, guard, check.pred, start, check.limit)?, limit)
            }
            false => {
                let (after, one) = self.ask(func, |se| (se.post_inc(latch.rec), se.one(se.ty(check.rec))));
                if check.rec != after {
                    return None;
                }
                let first = self.compare(func, guard, IntPred::Ult, start, check.limit)?;
                (first, self.compare(func, guard, pred, latch.limit, one)?)
            }
        };
        let at = self.place_of(func, guard, &[first, limit]);
        let both = join(func, at, &[first, limit]);
        Some(Builder::before(func, at).freeze(both))
    }

    /// Whether `expr` is the same in all iterations: also what is loaded from memory that nothing writes.
    fn is_fixed(&mut self, func: &Func<'_>, expr: Expr) -> bool {
        let id = self.id;
        if expr == COULD_NOT_COMPUTE {
            return false;
        }
        if self.ask(func, |se| se.is_invariant(expr, id)) {
            return true;
        }
        let Some(load) = self.ask(func, |se| se.unknown(expr)).and_then(|v| v.as_inst()) else { return false };
        if func.op(load) != Opcode::Load
            || !facts::is_unordered(func, load)
            || !self.is_invariant(func, func.operand(load, 0))
        {
            return false;
        }
        let object = facts::underlying_object(func, func.operand(load, 0), MAX_LEVELS);
        let globals = &func.ctx().globals;
        let is_constant = object.as_global().is_some_and(|global| globals.sym[global.index()].has(Symbol::CONSTANT));
        is_constant || warpc_ir::loop_hints::attachment(func, load, b"invariant.load").is_some()
    }

    /// `left pred right` before `guard`, or before the loop if that is possible.
    fn compare(
        &mut self,
        func: &mut FuncMut<'_>,
        guard: Inst,
        pred: IntPred,
        left: Expr,
        right: Expr,
    ) -> Option<Value> {
        let id = self.id;
        let known = self.ask(func, |se| {
            if !se.is_invariant(left, id) || !se.is_invariant(right, id) {
                return None;
            }
            if se.entry_guarded(id, pred, left, right) {
                return Some(true);
            }
            se.entry_guarded(id, pred.inverse(), left, right).then_some(false)
        });
        if let Some(truth) = known {
            return Some(make_bool(func, Type::I1, truth));
        }
        let left = self.expand_early(func, left, guard)?;
        let right = self.expand_early(func, right, guard)?;
        if let (Some(x), Some(y)) = (int(func, left), int(func, right)) {
            let truth = warpc_ir::fold::int::holds(pred, x.v.cmp(&y.v), x.signed().cmp(&y.signed()));
            return Some(make_bool(func, Type::I1, truth));
        }
        let at = self.place_of(func, guard, &[left, right]);
        Some(Builder::before(func, at).icmp(pred, left, right, Type::I1))
    }
    /// The value of `expr` before the loop, or before `guard` where it is not known earlier.
    fn expand_early(&mut self, func: &mut FuncMut<'_>, expr: Expr, guard: Inst) -> Option<Value> {
        let id = self.id;
        let end = func.terminator(self.preheader);
        let early = self.ask(func, |se| se.is_invariant(expr, id)) && self.can_expand(func, expr, end);
        self.expand(func, expr, if early { end } else { guard })
    }

    pub(super) fn erase_dead(&mut self, func: &mut FuncMut<'_>, value: Value) {
        if let Some(inst) = value.as_inst().filter(|&i| !func.is_dead(i) && facts::is_trivially_dead(func, i)) {
            self.scev.forget_value(func, value);
            erase_dead_chain(func, &mut vec![inst], Inst::NONE);
        }
    }
}

/// `latch` in integers of `ty`, if it can be cut to them without a loss.
fn as_wide_as(se: &mut Se<'_, '_>, latch: Check, ty: Ty, truncates: bool) -> Option<Check> {
    let own = se.ty(latch.rec);
    if own == ty {
        return Some(latch);
    }
    if own.bits() < ty.bits() || !truncates {
        return None;
    }
    let (start, limit) = (se.constant(se.op(latch.rec, 0))?, se.constant(latch.limit)?);
    // The counter must not pass the end of its own numbers, nor those of the narrow ones.
    se.is_increasing_test(latch.pred, latch.rec)?;
    let fits = |number: u128| number >> (ty.bits() - 1) == 0;
    if !fits(start) || !fits(limit) {
        return None;
    }
    let (rec, limit) = (se.truncate(latch.rec, ty, 0), se.truncate(latch.limit, ty, 0));
    (se.kind(rec) == Kind::AddRec).then_some(Check { pred: latch.pred, rec, limit })
}

/// `<` for `<=`, and the other way round.
fn flipped_strictness(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Ult => IntPred::Ule,
        IntPred::Ule => IntPred::Ult,
        IntPred::Ugt => IntPred::Uge,
        IntPred::Uge => IntPred::Ugt,
        IntPred::Slt => IntPred::Sle,
        IntPred::Sle => IntPred::Slt,
        IntPred::Sgt => IntPred::Sge,
        IntPred::Sge => IntPred::Sgt,
        other => other,
    }
}

/// All of `conditions`, one at least, before `at`; numbers are joined at once.
fn join(func: &mut FuncMut<'_>, at: Inst, conditions: &[Value]) -> Value {
    let mut all = conditions[0];
    for &condition in &conditions[1..] {
        all = match (int(func, all), int(func, condition)) {
            (Some(x), Some(y)) => make_bool(func, Type::I1, x.v & y.v & 1 == 1),
            _ => Builder::before(func, at).binary(Opcode::And, all, condition, 0),
        };
    }
    all
}

/// Assumes `condition` before `at`.
fn assume(func: &mut FuncMut<'_>, at: Inst, condition: Value) {
    Builder::before(func, at).intrinsic(id::ASSUME, &[], &[condition], 0);
}
