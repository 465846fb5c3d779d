//! Exit conditions become one equality: a counter that steps by one, against the value it has when the exit is taken.
//!
//! | the counter and its count | what is compared |
//! |---|---|
//! | of one type | the counter with its limit, an exact value or an expression before the loop |
//! | the counter is wider and extended | the counter with the extended limit, `wide.trip.count` |
//! | the counter is wider | the counter cut down, `lftr.wideiv`, with the limit |
//!
//! Where registers have 32 bits, a wider counter is always cut down: that is free, and comparing more than 32 bits is not.

use super::{Work, set_name};
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr, Kind, Se, Wrap};

/// The value a counter has when an exit is taken.
struct Limit {
    expr: Expr,
    /// Flags of the counter's step that are facts.
    held: Wrap,
    /// The limit is of a narrower type than the counter.
    narrow: bool,
    /// How the counter follows from its narrow part, if it does.
    extended: Option<Opcode>,
}

impl Work<'_> {
    pub(super) fn count_exits(&mut self, func: &mut FuncMut<'_>) {
        for b in self.own_exiting_blocks(func) {
            let Some((branch, leaves_on_true)) = self.exit_branch(func, b) else { continue };
            if !self.wants_counter(func, branch) {
                continue;
            }
            let id = self.id;
            let count = self.ask(func, |se| se.exit_count(id, b, CountKind::Exact));
            if count == COULD_NOT_COMPUTE || self.ask(func, |se| se.is_zero(count)) {
                continue;
            }
            let Some(counter) = self.find_counter(func, count, branch) else { continue };
            let end = func.terminator(self.preheader);
            if self.plan(func, count, end, self.cheap, Inst::NONE).is_some() {
                self.count_exit(func, b, leaves_on_true, count, counter);
            }
        }
    }
    /// The phi of the header that `value` is, if it is one.
    fn header_phi(&self, func: &Func<'_>, value: Value) -> Option<Inst> {
        let header = self.loops.header(self.id);
        value.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == header)
    }
    /// The phi of the header that `step`, an addition of an invariant value to it, is the next value of.
    fn counted_phi(&self, func: &Func<'_>, step: Value) -> Option<Inst> {
        let i = step.as_inst()?;
        match func.op(i) {
            Opcode::Add | Opcode::Sub => {}
            Opcode::GetElementPtr if func.num_operands(i) == 2 => {}
            _ => return None,
        }
        let (left, right) = (func.operand(i, 0), func.operand(i, 1));
        if let Some(phi) = self.header_phi(func, left) {
            return Some(phi).filter(|_| self.is_invariant(func, right));
        }
        let phi = self.header_phi(func, right).filter(|_| func.op(i) == Opcode::Add)?;
        self.is_invariant(func, left).then_some(phi)
    }
    /// Whether the condition of `branch` is none that is as simple already.
    fn wants_counter(&self, func: &Func<'_>, branch: Inst) -> bool {
        let condition = func.operand(branch, 0);
        if self.is_invariant(func, condition) {
            return false;
        }
        let Some(compare) = condition.as_inst().filter(|&i| func.op(i) == Opcode::ICmp) else { return true };
        if !func.int_pred(compare).is_equality() {
            return true;
        }
        let (left, right) = (func.operand(compare, 0), func.operand(compare, 1));
        let tested = match (self.is_invariant(func, right), self.is_invariant(func, left)) {
            (true, _) => left,
            (false, true) => right,
            _ => return true,
        };
        let Some(phi) = self.header_phi(func, tested).or_else(|| self.counted_phi(func, tested)) else { return true };
        let next = func.phi_value_for(phi, self.latch);
        next.is_none_or(|next| self.counted_phi(func, next) != Some(phi))
    }
    /// The phi that counts by one, best: one that is needed anyway, from zero, wide.
    fn find_counter(&mut self, func: &Func<'_>, count: Expr, branch: Inst) -> Option<Inst> {
        let condition = func.operand(branch, 0);
        let (latch, id) = (self.latch, self.id);
        let least = self.ask(func, |se| se.bits(count));
        let decided_by = match condition.as_inst() {
            Some(i) => self.ask(func, |se| se.poison_operands(i)),
            None => Default::default(),
        };
        let mut best: Option<(Inst, bool, u32)> = None;
        for phi in self.header_phis(func) {
            let Some(next) = func.phi_value_for(phi, latch).filter(|&next| self.counted_phi(func, next) == Some(phi))
            else {
                continue;
            };
            let counter = self.ask(func, |se| {
                let ty = se.type_of(phi.into())?;
                let (own, stepped) = (se.get(phi.into()), se.get(next));
                if se.rec_loop(own) != Some(id) || !se.is_affine(own) || se.kind(stepped) != Kind::AddRec {
                    return None;
                }
                let (start, step) = (se.op(own, 0), se.op(own, 1));
                se.is_one(step).then(|| (se.is_zero(start), ty))
            });
            let Some((from_zero, ty)) = counter else { continue };
            if ty.bits() < least || !func.layout().is_native(ty.bits()) {
                continue;
            }
            // A start that is undef or poison must not decide now what it did not before; the flags of addresses cannot be
            // proved again.
            let defined = !ty.is_ptr()
                && func
                    .phi_value_for(phi, self.preheader)
                    .is_some_and(|start| Values::with(func, self.dom, &self.facts).not_undef_or_poison(start));
            if !defined && !decided_by.contains(&phi.into()) && !decided_by.contains(&next) {
                continue;
            }
            if let Some((held, zero, wide)) = best
                && !is_almost_dead(func, held, latch, condition)
            {
                let worse = is_almost_dead(func, phi, latch, condition)
                    || if zero != from_zero { zero } else { ty.bits() <= wide };
                if worse {
                    continue;
                }
            }
            best = Some((phi, from_zero, ty.bits()));
        }
        best.map(|b| b.0)
    }

    fn limit_of(&mut self, func: &Func<'_>, counter: Inst, tested: Value, count: Expr, after: bool) -> Option<Limit> {
        let (id, gpu) = (self.id, self.gpu);
        let next = func.phi_value_for(counter, self.latch)?;
        self.ask(func, |se| {
            let held = se.get(next);
            let held = se.wrap(held);
            let mut rec = se.get(counter.into());
            let (own, want) = (se.ty(rec), se.ty(count));
            let start = se.op(rec, 0);
            let narrow = own.bits() > want.bits() && (se.constant(start).is_none() || se.constant(count).is_none());
            if narrow {
                rec = se.truncate(rec, want, 0);
            }
            if se.rec_loop(rec) != Some(id) {
                return None;
            }
            let rec = if after { se.post_inc(rec) } else { rec };
            let expr = se.at_iteration(rec, count);
            let extended = (narrow && !(gpu && own.bits() > 32)).then(|| extension_of(se, tested, want)).flatten();
            (expr != COULD_NOT_COMPUTE).then_some(Limit { expr, held, narrow, extended })
        })
    }
    fn count_exit(&mut self, func: &mut FuncMut<'_>, block: Block, leaves_on_true: bool, count: Expr, counter: Inst) {
        let branch = func.terminator(block);
        let Some(next) = func.phi_value_for(counter, self.latch) else { return };
        let condition = func.operand(branch, 0).as_inst();
        let is_tested =
            |v: Value| condition.is_some_and(|c| func.op(c) == Opcode::ICmp && func.operands(c).any(|o| o == v));
        let pointer = func.types().int_bits(func.ty(counter)).is_none();
        let after = block == self.latch && (!pointer || is_tested(next));
        if pointer && !after && !is_tested(counter.into()) {
            return;
        }
        let mut tested: Value = if after { next } else { counter.into() };
        let Some(limit) = self.limit_of(func, counter, tested, count, after) else { return };
        let Some(plan) = self.plan(func, limit.expr, branch, u32::MAX, Inst::NONE) else { return };
        if plan.values().any(|v| !self.stays_closed(func, branch, v)) {
            return;
        }
        let mut bound = self.apply(func, &plan);
        // The step may have been poison where nobody looked: what it promises must be proved now.
        if let Some(step) = next.as_inst().filter(|_| !pointer) {
            let have = func.flags(step);
            let mut kept = have;
            for (flag, wrap) in [(flags::NUW, Wrap::NUW), (flags::NSW, Wrap::NSW)] {
                if have & flag != 0 && !limit.held.has(wrap) {
                    kept &= !flag;
                }
            }
            if kept != have {
                func.set_flags(step, kept);
            }
        }
        let loc = condition.map_or(Md::NONE, |i| func.loc(i));
        if limit.narrow {
            let ty = func.type_of(tested);
            match limit.extended {
                Some(op) if self.is_invariant(func, bound) => {
                    bound = self.extended_before(func, op, bound, ty, "wide.trip.count");
                }
                _ => {
                    let ty = func.type_of(bound);
                    tested = Builder::before(func, branch).cast(Opcode::Trunc, tested, ty, 0);
                    set_name(func, tested, "lftr.wideiv");
                }
            }
        }
        if func.type_of(tested) != func.type_of(bound) {
            return;
        }
        let predicate = if leaves_on_true { IntPred::Eq } else { IntPred::Ne };
        let mut builder = Builder::before(func, branch);
        builder.loc = loc;
        let compare = builder.icmp(predicate, tested, bound, Type::I1);
        set_name(func, compare, "exitcond");
        self.set_condition(func, branch, compare);
    }
}

/// The extension of the low part of `value`, of type `want`, that `value` is.
fn extension_of(se: &mut Se<'_, '_>, value: Value, want: warpc_scev::Ty) -> Option<Opcode> {
    let whole = se.get(value);
    let wide = se.ty(whole);
    let cut = se.truncate(whole, want, 0);
    if se.zero_extend(cut, wide, 0) == whole {
        return Some(Opcode::ZExt);
    }
    (se.sign_extend(cut, wide, 0) == whole).then_some(Opcode::SExt)
}

/// Whether only its own step and `condition` use `phi`.
fn is_almost_dead(func: &Func<'_>, phi: Inst, latch: Block, condition: Value) -> bool {
    let Some(next) = func.phi_value_for(phi, latch).and_then(|v| v.as_inst()) else { return false };
    let only = |of: Inst, other: Inst| {
        func.uses(of.into()).all(|u| {
            let user = func.user(u);
            user == other || Value::inst(user) == condition
        })
    };
    only(phi, next) && only(next, phi)
}
