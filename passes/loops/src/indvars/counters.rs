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
    pub(super) fn count_exits(&mut self, f: &mut FuncMut<'_>) {
        for b in self.own_exiting_blocks(f) {
            let Some((branch, leaves_on_true)) = self.exit_branch(f, b) else { continue };
            if !self.wants_counter(f, branch) {
                continue;
            }
            let id = self.id;
            let count = self.ask(f, |se| se.exit_count(id, b, CountKind::Exact));
            if count == COULD_NOT_COMPUTE || self.ask(f, |se| se.is_zero(count)) {
                continue;
            }
            let Some(counter) = self.find_counter(f, count, branch) else { continue };
            let end = f.terminator(self.preheader);
            if self.plan(f, count, end, self.cheap, Inst::NONE).is_some() {
                self.count_exit(f, b, leaves_on_true, count, counter);
            }
        }
    }
    /// The phi of the header that `value` is, if it is one.
    fn header_phi(&self, f: &Func<'_>, value: Value) -> Option<Inst> {
        let header = self.loops.header(self.id);
        value.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == header)
    }
    /// The phi of the header that `step`, an addition of an invariant value to it, is the next value of.
    fn counted_phi(&self, f: &Func<'_>, step: Value) -> Option<Inst> {
        let i = step.as_inst()?;
        match f.op(i) {
            Opcode::Add | Opcode::Sub => {}
            Opcode::GetElementPtr if f.num_operands(i) == 2 => {}
            _ => return None,
        }
        let (left, right) = (f.operand(i, 0), f.operand(i, 1));
        if let Some(phi) = self.header_phi(f, left) {
            return Some(phi).filter(|_| self.is_invariant(f, right));
        }
        let phi = self.header_phi(f, right).filter(|_| f.op(i) == Opcode::Add)?;
        self.is_invariant(f, left).then_some(phi)
    }
    /// Whether the condition of `branch` is none that is as simple already.
    fn wants_counter(&self, f: &Func<'_>, branch: Inst) -> bool {
        let condition = f.operand(branch, 0);
        if self.is_invariant(f, condition) {
            return false;
        }
        let Some(compare) = condition.as_inst().filter(|&i| f.op(i) == Opcode::ICmp) else { return true };
        if !f.int_pred(compare).is_equality() {
            return true;
        }
        let (left, right) = (f.operand(compare, 0), f.operand(compare, 1));
        let tested = match (self.is_invariant(f, right), self.is_invariant(f, left)) {
            (true, _) => left,
            (false, true) => right,
            _ => return true,
        };
        let Some(phi) = self.header_phi(f, tested).or_else(|| self.counted_phi(f, tested)) else { return true };
        let next = f.phi_value_for(phi, self.latch);
        next.is_none_or(|next| self.counted_phi(f, next) != Some(phi))
    }
    /// The phi that counts by one, best: one that is needed anyway, from zero, wide.
    fn find_counter(&mut self, f: &Func<'_>, count: Expr, branch: Inst) -> Option<Inst> {
        let condition = f.operand(branch, 0);
        let (latch, id) = (self.latch, self.id);
        let least = self.ask(f, |se| se.bits(count));
        let decided_by = match condition.as_inst() {
            Some(i) => self.ask(f, |se| se.poison_operands(i)),
            None => Default::default(),
        };
        let mut best: Option<(Inst, bool, u32)> = None;
        for phi in self.header_phis(f) {
            let Some(next) = f.phi_value_for(phi, latch).filter(|&next| self.counted_phi(f, next) == Some(phi)) else {
                continue;
            };
            let counter = self.ask(f, |se| {
                let ty = se.type_of(phi.into())?;
                let (own, stepped) = (se.get(phi.into()), se.get(next));
                if se.rec_loop(own) != Some(id) || !se.is_affine(own) || se.kind(stepped) != Kind::AddRec {
                    return None;
                }
                let (start, step) = (se.op(own, 0), se.op(own, 1));
                se.is_one(step).then(|| (se.is_zero(start), ty))
            });
            let Some((from_zero, ty)) = counter else { continue };
            if ty.bits() < least || !f.layout().is_native(ty.bits()) {
                continue;
            }
            // A start that is undef or poison must not decide now what it did not before; the flags of addresses cannot be
            // proved again.
            let defined = !ty.is_ptr()
                && f.phi_value_for(phi, self.preheader)
                    .is_some_and(|start| Values::with(f, self.dom, &self.facts).not_undef_or_poison(start));
            if !defined && !decided_by.contains(&phi.into()) && !decided_by.contains(&next) {
                continue;
            }
            if let Some((held, zero, wide)) = best
                && !is_almost_dead(f, held, latch, condition)
            {
                let worse = is_almost_dead(f, phi, latch, condition)
                    || if zero != from_zero { zero } else { ty.bits() <= wide };
                if worse {
                    continue;
                }
            }
            best = Some((phi, from_zero, ty.bits()));
        }
        best.map(|b| b.0)
    }

    fn limit_of(&mut self, f: &Func<'_>, counter: Inst, tested: Value, count: Expr, after: bool) -> Option<Limit> {
        let (id, gpu) = (self.id, self.gpu);
        let next = f.phi_value_for(counter, self.latch)?;
        self.ask(f, |se| {
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
    fn count_exit(&mut self, f: &mut FuncMut<'_>, block: Block, leaves_on_true: bool, count: Expr, counter: Inst) {
        let branch = f.terminator(block);
        let Some(next) = f.phi_value_for(counter, self.latch) else { return };
        let condition = f.operand(branch, 0).as_inst();
        let is_tested = |v: Value| condition.is_some_and(|c| f.op(c) == Opcode::ICmp && f.operands(c).any(|o| o == v));
        let pointer = f.types().int_bits(f.ty(counter)).is_none();
        let after = block == self.latch && (!pointer || is_tested(next));
        if pointer && !after && !is_tested(counter.into()) {
            return;
        }
        let mut tested: Value = if after { next } else { counter.into() };
        let Some(limit) = self.limit_of(f, counter, tested, count, after) else { return };
        let Some(plan) = self.plan(f, limit.expr, branch, u32::MAX, Inst::NONE) else { return };
        if plan.values().any(|v| !self.stays_closed(f, branch, v)) {
            return;
        }
        let mut bound = self.apply(f, &plan);
        // The step may have been poison where nobody looked: what it promises must be proved now.
        if let Some(step) = next.as_inst().filter(|_| !pointer) {
            let have = f.flags(step);
            let mut kept = have;
            for (flag, wrap) in [(flags::NUW, Wrap::NUW), (flags::NSW, Wrap::NSW)] {
                if have & flag != 0 && !limit.held.has(wrap) {
                    kept &= !flag;
                }
            }
            if kept != have {
                f.set_flags(step, kept);
            }
        }
        let loc = condition.map_or(Md::NONE, |i| f.loc(i));
        if limit.narrow {
            let ty = f.type_of(tested);
            match limit.extended {
                Some(op) if self.is_invariant(f, bound) => {
                    bound = self.extended_before(f, op, bound, ty, "wide.trip.count");
                }
                _ => {
                    let ty = f.type_of(bound);
                    tested = Builder::before(f, branch).cast(Opcode::Trunc, tested, ty, 0);
                    set_name(f, tested, "lftr.wideiv");
                }
            }
        }
        if f.type_of(tested) != f.type_of(bound) {
            return;
        }
        let predicate = if leaves_on_true { IntPred::Eq } else { IntPred::Ne };
        let mut builder = Builder::before(f, branch);
        builder.loc = loc;
        let compare = builder.icmp(predicate, tested, bound, Type::I1);
        set_name(f, compare, "exitcond");
        self.set_condition(f, branch, compare);
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
fn is_almost_dead(f: &Func<'_>, phi: Inst, latch: Block, condition: Value) -> bool {
    let Some(next) = f.phi_value_for(phi, latch).and_then(|v| v.as_inst()) else { return false };
    let only = |of: Inst, other: Inst| {
        f.uses(of.into()).all(|u| {
            let user = f.user(u);
            user == other || Value::inst(user) == condition
        })
    };
    only(phi, next) && only(next, phi)
}
