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
    pub(super) fn replace_exit_values(&mut self, f: &mut FuncMut<'_>, mode: Replace) {
        let mut found: Vec<Rewrite> = Vec::new();
        let exits = self.loops.exit_blocks(f, self.id);
        for &exit in &exits {
            let mut phi = f.first(exit);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                if !f.is_unused(phi.into()) {
                    for pair in 0..f.phi_len(phi) {
                        found.extend(self.candidate(f, phi, pair, mode));
                    }
                }
                phi = f.next(phi);
            }
        }
        if found.is_empty() {
            return;
        }
        let goes = self.does_nothing_then(f, &exits, &found);
        let cheap_only = matches!(mode, Replace::Cheap | Replace::UnusedVariable) && !goes;
        for Rewrite { phi, pair, expr, at, dear } in found {
            if cheap_only && dear || f.is_dead(phi) {
                continue;
            }
            let Some(plan) = self.plan(f, expr, at, u32::MAX, Inst::NONE) else { continue };
            // A value of an inner loop, or of one beside, would need phis of its own.
            if plan.values().any(|v| !self.stays_closed(f, at, v)) {
                continue;
            }
            let value = self.apply(f, &plan);
            if self.stays_closed(f, at, value) {
                self.set_exit_value(f, phi, pair, value);
            }
        }
    }
    fn set_exit_value(&mut self, f: &mut FuncMut<'_>, phi: Inst, pair: usize, value: Value) {
        self.changed = true;
        let (old, from) = f.phi_incoming(phi, pair);
        self.scev.forget_value(f, phi.into());
        // Several edges from one block bring one value.
        for n in 0..f.phi_len(phi) {
            if f.phi_incoming(phi, n).1 == from {
                f.set_incoming(phi, n, value);
            }
        }
        self.dead.extend(old.as_inst());
        if f.phi_len(phi) == 1 && self.stays_closed(f, phi, value) {
            f.replace_and_erase(phi, value);
        }
    }
    fn candidate(&mut self, f: &Func<'_>, phi: Inst, pair: usize, mode: Replace) -> Option<Rewrite> {
        let (value, from) = f.phi_incoming(phi, pair);
        let inst = value.as_inst().filter(|&i| self.contains(f.block_of(i)))?;
        if self.loops.of(from) != self.id || mode == Replace::UnusedVariable && !self.is_only_counted(f, inst, phi) {
            return None;
        }
        let at = if f.op(inst) == Opcode::Phi { crate::licm::first_place(f, f.block_of(inst)) } else { inst };
        let (id, around) = (self.id, self.loops.parent(self.id));
        let (after, last) = self.ask(f, |se| {
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
            let plan = self.plan(f, expr, at, u32::MAX, Inst::NONE)?;
            Some((expr, plan.cost() > self.cheap))
        })?;
        let simple = self.ask(f, |se| matches!(se.kind(expr), Kind::Constant | Kind::Unknown));
        if mode != Replace::Always && !simple && self.is_needed_inside(f, inst) {
            return None;
        }
        Some(Rewrite { phi, pair, expr, at, dear })
    }
    /// Whether `inst` is an induction variable or its step, and only these use each other, and `exit_phi`.
    fn is_only_counted(&self, f: &Func<'_>, inst: Inst, exit_phi: Inst) -> bool {
        let header = self.loops.header(self.id);
        let is_phi = |i: Inst| f.op(i) == Opcode::Phi && f.block_of(i) == header;
        let (phi, step) = if is_phi(inst) {
            (Some(inst), f.phi_value_for(inst, self.latch).and_then(|v| v.as_inst()))
        } else {
            (f.operands(inst).filter_map(|v| v.as_inst()).find(|&i| is_phi(i)), Some(inst))
        };
        let (Some(phi), Some(step)) = (phi, step) else { return false };
        if !f.op(step).is_binary() || f.phi_value_for(phi, self.latch) != Some(step.into()) {
            return false;
        }
        let only = |of: Inst, other: Inst| f.uses(of.into()).all(|u| f.user(u) == other || f.user(u) == exit_phi);
        only(phi, step) && only(step, phi)
    }
    /// Whether something with an effect in the loop depends on `inst`.
    fn is_needed_inside(&self, f: &Func<'_>, inst: Inst) -> bool {
        let mut seen: RowSet<Inst> = RowSet::new(f.num_insts());
        let mut work = vec![inst];
        seen.insert(inst);
        while let Some(i) = work.pop() {
            if !self.contains(f.block_of(i)) {
                continue;
            }
            if has_effect(f, i) {
                return true;
            }
            for u in f.uses(i.into()) {
                let user = f.user(u);
                if seen.insert(user) {
                    work.push(user);
                }
            }
        }
        false
    }
    /// Whether the loop does nothing once the values of `found` are computed without it.
    fn does_nothing_then(&self, f: &Func<'_>, exits: &[Block], found: &[Rewrite]) -> bool {
        let [exit] = exits else { return false };
        if self.loops.exiting_blocks(f, self.id).len() != 1 {
            return false;
        }
        let mut phi = f.first(*exit);
        while phi.is_some() && f.op(phi) == Opcode::Phi {
            let rewritten = found.iter().any(|r| r.phi == phi && r.pair == 0);
            let invariant = |v: Value| v.as_inst().is_none_or(|i| f.operands(i).all(|o| self.is_invariant(f, o)));
            if !rewritten && !invariant(f.phi_incoming(phi, 0).0) {
                return false;
            }
            phi = f.next(phi);
        }
        !self.loops.blocks(self.id).into_iter().any(|b| f.block_insts(b).any(|i| has_effect(f, i)))
    }

    /// An exit whose condition is invariant is taken in the first iteration if at all: phis of the header leave by it with their first
    /// values.
    pub(super) fn use_first_values(&mut self, f: &mut FuncMut<'_>) {
        let header = self.loops.header(self.id);
        for exit in self.loops.exit_blocks(f, self.id) {
            let mut phi = f.first(exit);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                for pair in 0..f.phi_len(phi) {
                    let (value, from) = f.phi_incoming(phi, pair);
                    let branch = f.terminator(from);
                    let conditional =
                        f.op(branch) == Opcode::Br && f.num_operands(branch) == 3 || f.op(branch) == Opcode::Switch;
                    if !conditional
                        || !self.dom.dominates(from, self.latch)
                        || !self.is_invariant(f, f.operand(branch, 0))
                    {
                        continue;
                    }
                    let Some(own) = value.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == header)
                    else {
                        continue;
                    };
                    if let Some(first) = f.phi_value_for(own, self.preheader) {
                        self.scev.forget_value(f, phi.into());
                        f.set_incoming(phi, pair, first);
                        self.changed = true;
                    }
                }
                phi = f.next(phi);
            }
        }
    }
}

fn has_effect(f: &Func<'_>, inst: Inst) -> bool {
    !f.op(inst).is_terminator() && facts::has_side_effects(f, inst)
}
