//! Values after the loop: what a phi of an exit gets from the loop is computed from the trip count instead; of exits that only the first
//! iteration can take, the first value.

use super::Work;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr, Kind};

/// Which values are computed again (`replexitval`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Replace {
    /// None.
    Never,
    /// Those that are cheap, or whose loop does nothing then.
    Cheap,
    /// Those that the loop itself has no use for.
    NoHardUse,
    /// The last values of induction variables that nothing else uses, if that is cheap.
    UnusedVariable,
    /// All.
    Always,
}

impl Replace {
    /// By its name, or by the number that the specification has; cheap ones where there is no such name.
    pub(super) fn of(name: &str) -> Replace {
        match name {
            "never" | "0" => Replace::Never,
            "noharduse" => Replace::NoHardUse,
            "unusedindvarinloop" => Replace::UnusedVariable,
            "always" | "2" => Replace::Always,
            _ => Replace::Cheap,
        }
    }
}

/// A pair of a phi that can take another value.
struct Rewrite {
    phi: Inst,
    pair: usize,
    expr: Expr,
    at: Inst,
    dear: bool,
}

impl Work<'_> {
    pub(super) fn replace_exit_values(&mut self, func: &mut FuncMut<'_>, mode: Replace) {
        let mut found: Vec<Rewrite> = Vec::new();
        let exits = self.loops.exit_blocks(func, self.id);
        for &exit in &exits {
            let mut phi = func.first(exit);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                if !func.is_unused(phi.into()) {
                    for pair in 0..func.phi_len(phi) {
                        found.extend(self.candidate(func, phi, pair, mode));
                    }
                }
                phi = func.next(phi);
            }
        }
        if found.is_empty() {
            return;
        }
        let goes = self.does_nothing_then(func, &exits, &found);
        let cheap_only = matches!(mode, Replace::Cheap | Replace::UnusedVariable) && !goes;
        for Rewrite { phi, pair, expr, at, dear } in found {
            if cheap_only && dear || func.is_dead(phi) {
                continue;
            }
            let Some(plan) = self.plan(func, expr, at, u32::MAX, Inst::NONE) else { continue };
            // A value of an inner loop, or of one beside, would need phis of its own.
            if plan.values().any(|v| !self.stays_closed(func, at, v)) {
                continue;
            }
            let value = self.apply(func, &plan);
            if self.stays_closed(func, at, value) {
                self.set_exit_value(func, phi, pair, value);
            }
        }
    }
    fn set_exit_value(&mut self, func: &mut FuncMut<'_>, phi: Inst, pair: usize, value: Value) {
        self.changed = true;
        let (old, from) = func.phi_incoming(phi, pair);
        self.scev.forget_value(func, phi.into());
        // Several edges from one block bring one value.
        for n in 0..func.phi_len(phi) {
            if func.phi_incoming(phi, n).1 == from {
                func.set_incoming(phi, n, value);
            }
        }
        self.dead.extend(old.as_inst());
        if func.phi_len(phi) == 1 && self.stays_closed(func, phi, value) {
            func.replace_and_erase(phi, value);
        }
    }
    fn candidate(&mut self, func: &Func<'_>, phi: Inst, pair: usize, mode: Replace) -> Option<Rewrite> {
        let (value, from) = func.phi_incoming(phi, pair);
        let inst = value.as_inst().filter(|&i| self.contains(func.block_of(i)))?;
        if self.loops.of(from) != self.id || mode == Replace::UnusedVariable && !self.is_only_counted(func, inst, phi) {
            return None;
        }
        let at = if func.op(inst) == Opcode::Phi { crate::licm::first_place(func, func.block_of(inst)) } else { inst };
        let (id, around) = (self.id, self.loops.parent(self.id));
        let (after, last) = self.ask(func, |se| {
            se.type_of(value)?;
            let own = se.get(value);
            let usable = |expr: Expr| expr != COULD_NOT_COMPUTE;
            let after = se.at_scope(own, around);
            let after = Some(after).filter(|&e| usable(e)).filter(|&e| se.is_invariant(e, id));
            let count = se.exit_count(id, from, CountKind::Exact);
            let last = (usable(count) && se.rec_loop(own) == Some(id)).then(|| se.at_iteration(own, count));
            let last = last.filter(|&e| usable(e)).filter(|&e| se.is_invariant(e, id));
            Some((after, last))
        })?;
        let (expr, dear) = [after, last].into_iter().flatten().find_map(|expr| {
            // Safe at all; what it costs decides later.
            let plan = self.plan(func, expr, at, u32::MAX, Inst::NONE)?;
            Some((expr, plan.cost() > self.cheap))
        })?;
        let simple = self.ask(func, |se| se.is_constant(expr) || se.kind(expr) == Kind::Unknown);
        if mode != Replace::Always && !simple && self.is_needed_inside(func, inst) {
            return None;
        }
        Some(Rewrite { phi, pair, expr, at, dear })
    }
    /// Whether `inst` is an induction variable or its step, and only these use each other, and `exit_phi`.
    fn is_only_counted(&self, func: &Func<'_>, inst: Inst, exit_phi: Inst) -> bool {
        let header = self.loops.header(self.id);
        let is_phi = |i: Inst| func.op(i) == Opcode::Phi && func.block_of(i) == header;
        let (phi, step) = if is_phi(inst) {
            (Some(inst), func.phi_value_for(inst, self.latch).and_then(|v| v.as_inst()))
        } else {
            (func.operands(inst).filter_map(|v| v.as_inst()).find(|&i| is_phi(i)), Some(inst))
        };
        let (Some(phi), Some(step)) = (phi, step) else { return false };
        if !func.op(step).is_binary() || func.phi_value_for(phi, self.latch) != Some(step.into()) {
            return false;
        }
        let only =
            |of: Inst, other: Inst| func.uses(of.into()).all(|u| func.user(u) == other || func.user(u) == exit_phi);
        only(phi, step) && only(step, phi)
    }
    /// Whether something with an effect in the loop depends on `inst`.
    fn is_needed_inside(&self, func: &Func<'_>, inst: Inst) -> bool {
        let mut seen: RowSet<Inst> = RowSet::new(func.num_insts());
        let mut work = vec![inst];
        seen.insert(inst);
        while let Some(i) = work.pop() {
            if !self.contains(func.block_of(i)) {
                continue;
            }
            if has_effect(func, i) {
                return true;
            }
            for u in func.uses(i.into()) {
                let user = func.user(u);
                if seen.insert(user) {
                    work.push(user);
                }
            }
        }
        false
    }
    /// Whether the loop does nothing once the values of `found` are computed without it.
    fn does_nothing_then(&self, func: &Func<'_>, exits: &[Block], found: &[Rewrite]) -> bool {
        let [exit] = exits else { return false };
        if self.loops.exiting_blocks(func, self.id).len() != 1 {
            return false;
        }
        let mut phi = func.first(*exit);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let rewritten = found.iter().any(|r| r.phi == phi && r.pair == 0);
            let invariant = |v: Value| v.as_inst().is_none_or(|i| func.operands(i).all(|o| self.is_invariant(func, o)));
            if !rewritten && !invariant(func.phi_incoming(phi, 0).0) {
                return false;
            }
            phi = func.next(phi);
        }
        !self.loops.blocks(self.id).into_iter().any(|b| func.block_insts(b).any(|i| has_effect(func, i)))
    }

    /// An exit whose condition is invariant is taken in the first iteration if at all: phis of the header leave by it with their first
    /// values.
    pub(super) fn use_first_values(&mut self, func: &mut FuncMut<'_>) {
        let header = self.loops.header(self.id);
        for exit in self.loops.exit_blocks(func, self.id) {
            let mut phi = func.first(exit);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                for pair in 0..func.phi_len(phi) {
                    let (value, from) = func.phi_incoming(phi, pair);
                    let branch = func.terminator(from);
                    let conditional = func.op(branch) == Opcode::Br && func.num_operands(branch) == 3
                        || func.op(branch) == Opcode::Switch;
                    if !conditional
                        || !self.dom.dominates(from, self.latch)
                        || !self.is_invariant(func, func.operand(branch, 0))
                    {
                        continue;
                    }
                    let Some(own) =
                        value.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == header)
                    else {
                        continue;
                    };
                    if let Some(first) = func.phi_value_for(own, self.preheader) {
                        self.scev.forget_value(func, phi.into());
                        func.set_incoming(phi, pair, first);
                        self.changed = true;
                    }
                }
                phi = func.next(phi);
            }
        }
    }
}

fn has_effect(func: &Func<'_>, inst: Inst) -> bool {
    !func.op(inst).is_terminator() && facts::has_side_effects(func, inst)
}
