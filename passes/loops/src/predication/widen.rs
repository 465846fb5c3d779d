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
    pub(super) fn widen_call(&mut self, f: &mut FuncMut<'_>, latch: Check, call: Inst) -> bool {
        let old = f.operand(call, 0);
        let mut checks = checks_of(f, old);
        let widened = self.widen_checks(f, latch, &mut checks, call);
        if widened.is_empty() {
            return false;
        }
        let at = self.place_of(f, call, &checks);
        let all = join(f, at, &checks);
        f.set_operand(call, 0, all);
        if self.assumes {
            let next = f.next(call);
            assume(f, next, old);
        }
        self.erase_dead(f, old);
        true
    }

    /// Widens the checks of `branch`, a guard. Whether there were any to widen.
    pub(super) fn widen_branch(&mut self, f: &mut FuncMut<'_>, latch: Check, branch: Inst) -> bool {
        let old = f.operand(branch, 0);
        let mut checks = checks_of(f, old);
        let Some(widenable) = widenable_condition(f, branch) else { return false };
        checks.push(widenable.into());
        let widened = self.widen_checks(f, latch, &mut checks, branch);
        if widened.is_empty() {
            return false;
        }
        let at = self.place_of(f, branch, &checks);
        let all = join(f, at, &checks);
        f.set_operand(branch, 0, all);
        if self.assumes
            && let Some(behind) = f.operand(branch, 1).as_block()
        {
            self.assume_behind(f, branch, behind, &widened);
        }
        self.erase_dead(f, old);
        true
    }
    /// Assumes `widened` in `behind`, where `branch` leads to; nothing where other blocks lead there.
    fn assume_behind(&self, f: &mut FuncMut<'_>, branch: Inst, behind: Block, widened: &[Value]) {
        let from = f.block_of(branch);
        let first = f.first_non_phi(behind);
        let alone = f.single_predecessor(behind).is_some();
        let at = if alone { first } else { branch };
        let mut condition = join(f, at, widened);
        if !alone {
            let predecessors = crate::split::predecessors(f, behind);
            let truth = make_bool(f, Type::I1, true);
            let phi = f.new_inst(Opcode::Phi, 0, Type::I1, &[], Aux::default());
            f.insert_before(phi, first);
            for block in predecessors {
                f.add_incoming(phi, if block == from { condition } else { truth }, block);
            }
            f.set_name(phi.into(), b"assume.cond");
            condition = phi.into();
        }
        assume(f, first, condition);
    }

    /// Replaces checks that can be widened; returns them as they were.
    fn widen_checks(&mut self, f: &mut FuncMut<'_>, latch: Check, checks: &mut [Value], guard: Inst) -> Vec<Value> {
        let mut widened = Vec::new();
        for check in checks {
            let Some(compare) = check.as_inst().filter(|&i| f.op(i) == Opcode::ICmp) else { continue };
            if let Some(new) = self.widen_comparison(f, latch, compare, guard) {
                widened.push(*check);
                *check = new;
            }
        }
        widened
    }

    /// A condition before `guard` that implies that `compare` holds in all iterations.
    fn widen_comparison(&mut self, f: &mut FuncMut<'_>, latch: Check, compare: Inst, guard: Inst) -> Option<Value> {
        let check = self.check_of(f, compare).filter(|check| check.pred == IntPred::Ult)?;
        let truncates = self.cx.session.knobs.get(knobs::LOOP_PREDICATION_IV_TRUNCATION);
        let down_allowed = self.cx.session.knobs.get(knobs::LOOP_PREDICATION_COUNT_DOWN);
        let (latch, up) = self.ask(f, |se| {
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
        let (start, latch_start) = self.ask(f, |se| (se.op(check.rec, 0), se.op(latch.rec, 0)));
        let all = [start, check.limit, latch_start, latch.limit];
        if !all.into_iter().all(|expr| self.is_fixed(f, expr))
            || !self.can_expand(f, latch_start, guard)
            || !self.can_expand(f, latch.limit, guard)
        {
            return None;
        }
        let pred = flipped_strictness(latch.pred);
        let (first, limit) = match up {
            true => {
                let bound = self.ask(f, |se| {
                    let one = se.one(se.ty(check.rec));
                    let room = se.minus(check.limit, start, Wrap::ANY);
                    let before = se.minus(latch_start, one, Wrap::ANY);
                    se.add2(room, before, Wrap::ANY)
                });
                let limit = self.compare(f, guard, pred, latch.limit, bound)?;
                (self.compare(f, guard, check.pred, start, check.limit)?, limit)
            }
            false => {
                let (after, one) = self.ask(f, |se| (se.post_inc(latch.rec), se.one(se.ty(check.rec))));
                if check.rec != after {
                    return None;
                }
                let first = self.compare(f, guard, IntPred::Ult, start, check.limit)?;
                (first, self.compare(f, guard, pred, latch.limit, one)?)
            }
        };
        let at = self.place_of(f, guard, &[first, limit]);
        let both = join(f, at, &[first, limit]);
        Some(Builder::before(f, at).freeze(both))
    }

    /// Whether `expr` is the same in all iterations: also what is loaded from memory that nothing writes.
    fn is_fixed(&mut self, f: &Func<'_>, expr: Expr) -> bool {
        let id = self.id;
        if expr == COULD_NOT_COMPUTE {
            return false;
        }
        if self.ask(f, |se| se.is_invariant(expr, id)) {
            return true;
        }
        let Some(load) = self.ask(f, |se| se.unknown(expr)).and_then(|v| v.as_inst()) else { return false };
        if f.op(load) != Opcode::Load || !facts::is_unordered(f, load) || !self.is_invariant(f, f.operand(load, 0)) {
            return false;
        }
        let object = facts::underlying_object(f, f.operand(load, 0), MAX_LEVELS);
        let globals = &f.ctx().globals;
        let is_constant = object.as_global().is_some_and(|global| globals.sym[global.index()].has(Symbol::CONSTANT));
        is_constant || warpc_ir::loop_hints::attachment(f, load, b"invariant.load").is_some()
    }

    /// `left pred right` before `guard`, or before the loop if that is possible.
    fn compare(&mut self, f: &mut FuncMut<'_>, guard: Inst, pred: IntPred, left: Expr, right: Expr) -> Option<Value> {
        let id = self.id;
        let known = self.ask(f, |se| {
            if !se.is_invariant(left, id) || !se.is_invariant(right, id) {
                return None;
            }
            if se.entry_guarded(id, pred, left, right) {
                return Some(true);
            }
            se.entry_guarded(id, pred.inverse(), left, right).then_some(false)
        });
        if let Some(truth) = known {
            return Some(make_bool(f, Type::I1, truth));
        }
        let left = self.expand_early(f, left, guard)?;
        let right = self.expand_early(f, right, guard)?;
        if let (Some(x), Some(y)) = (int(f, left), int(f, right)) {
            let truth = warpc_ir::fold::int::holds(pred, x.v.cmp(&y.v), x.signed().cmp(&y.signed()));
            return Some(make_bool(f, Type::I1, truth));
        }
        let at = self.place_of(f, guard, &[left, right]);
        Some(Builder::before(f, at).icmp(pred, left, right, Type::I1))
    }
    /// The value of `expr` before the loop, or before `guard` where it is not known earlier.
    fn expand_early(&mut self, f: &mut FuncMut<'_>, expr: Expr, guard: Inst) -> Option<Value> {
        let id = self.id;
        let end = f.terminator(self.preheader);
        let early = self.ask(f, |se| se.is_invariant(expr, id)) && self.can_expand(f, expr, end);
        self.expand(f, expr, if early { end } else { guard })
    }

    pub(super) fn erase_dead(&mut self, f: &mut FuncMut<'_>, value: Value) {
        if let Some(inst) = value.as_inst().filter(|&i| !f.is_dead(i) && facts::is_trivially_dead(f, i)) {
            self.scev.forget_value(f, value);
            erase_dead_chain(f, &mut vec![inst], Inst::NONE);
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
fn join(f: &mut FuncMut<'_>, at: Inst, conditions: &[Value]) -> Value {
    let mut all = conditions[0];
    for &condition in &conditions[1..] {
        all = match (int(f, all), int(f, condition)) {
            (Some(x), Some(y)) => make_bool(f, Type::I1, x.v & y.v & 1 == 1),
            _ => Builder::before(f, at).binary(Opcode::And, all, condition, 0),
        };
    }
    all
}

/// Assumes `condition` before `at`.
fn assume(f: &mut FuncMut<'_>, at: Inst, condition: Value) {
    Builder::before(f, at).intrinsic(id::ASSUME, &[], &[condition], 0);
}
