//! Sinking: what nothing in the loop uses is computed behind it, once for each exit that needs it. And dead code goes.
//!
//! In LCSSA form the users are phis of exit blocks. A phi that merges several values first gets edges of its own
//! (`.split.loop.exit`). The copies read their operands through phis of the exit.

use super::{Facts, Work, is_movable_kind};
use crate::split::{self, Shape};
use warpc_analysis::cost::{CostKind, FREE, cost};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::RemarkKind;

/// Where the users of an instruction are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    /// In the loop.
    Inside,
    /// Behind it only.
    Behind,
    /// Behind it, and in the loop by accesses that take it as part of their address.
    Folded,
}

impl Work<'_, '_> {
    pub(super) fn sink_all(&mut self, f: &mut FuncMut<'_>) {
        // Children of the dominator tree before their parents: users before what they use.
        let mut order = vec![self.region.header];
        let mut at = 0;
        while at < order.len() {
            order.extend(self.cx.dom.children(order[at]).filter(|&b| self.region.contains(b)));
            at += 1;
        }
        for &block in order.iter().rev() {
            if !self.nest && self.is_inner(block) {
                continue;
            }
            let mut i = f.last(block);
            while i.is_some() {
                let before = f.prev(i);
                self.sink_inst(f, i);
                i = before;
            }
        }
    }

    fn sink_inst(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        if facts::is_trivially_dead(f, inst) {
            return self.erase(f, inst);
        }
        // Tokens go through no phi.
        let token = f.ty(inst) == Type::TOKEN || f.operands(inst).any(|v| f.type_of(v) == Type::TOKEN);
        if !is_movable_kind(f, inst) || facts::has_side_effects(f, inst) || token {
            return;
        }
        let used = self.users_of(f, inst);
        if used == Used::Inside || self.may_move(f, inst, true).is_err() {
            return;
        }
        if self.sink(f, inst) && used == Used::Behind && f.is_unused(inst.into()) {
            self.erase(f, inst);
        }
    }

    fn users_of(&self, f: &Func<'_>, inst: Inst) -> Used {
        let mut used = Used::Behind;
        let mut folds = None;
        for u in f.uses(inst.into()) {
            let mut user = f.user(u);
            // A phi of one value within a nest stands for it.
            while self.nest && f.op(user) == Opcode::Phi && f.phi_len(user) == 1 && f.has_one_use(user.into()) {
                if !self.region.contains(f.block_of(user)) {
                    break;
                }
                user = f.user(f.first_use(user.into()));
            }
            if !self.region.contains(f.block_of(user)) {
                let end = f.terminator(f.block_of(user));
                if f.op(end) == Opcode::CatchSwitch {
                    return Used::Inside;
                }
                continue;
            }
            if !*folds.get_or_insert_with(|| self.folds_in_loop(f, inst)) {
                return Used::Inside;
            }
            used = Used::Folded;
        }
        used
    }
    /// Whether `inst` is an address that costs nothing in the loop, being part of the accesses beside it.
    fn folds_in_loop(&self, f: &Func<'_>, inst: Inst) -> bool {
        if f.op(inst) != Opcode::GetElementPtr || cost(f, inst, CostKind::SizeAndLatency) != FREE {
            return false;
        }
        let home = f.block_of(inst);
        f.uses(inst.into()).map(|u| f.user(u)).all(|user| {
            !self.region.contains(f.block_of(user))
                || f.block_of(user) == home && matches!(f.op(user), Opcode::Load | Opcode::Store)
        })
    }

    /// Makes the users of `inst` behind the loop use copies there. Whether it did.
    fn sink(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> bool {
        let value = Value::inst(inst);
        let mut phis: Vec<Inst> = Vec::new();
        let mut done = false;
        let mut u = f.first_use(value);
        while u.is_some() {
            let next = f.next_use(u);
            let (user, k) = (f.user(u), f.use_index(u));
            let at = f.block_of(user);
            let from = if f.op(user) == Opcode::Phi { f.phi_incoming(user, k / 2).1 } else { at };
            if self.region.contains(at) {
                // Stays.
            } else if !self.cx.dom.is_reachable(at) || !self.cx.dom.is_reachable(from) {
                f.set_operand(user, k, Value::poison(f.ty(inst)));
                self.changed = true;
            } else if f.op(user) != Opcode::Phi || !f.predecessors(at).any(|p| self.region.contains(p)) {
                // Not in LCSSA form.
                return false;
            } else {
                phis.push(user);
            }
            u = next;
        }
        if phis.is_empty() {
            return f.is_unused(value);
        }
        phis.sort_unstable();
        phis.dedup();
        for &phi in &phis {
            if !f.phi_pairs(phi).all(|(v, _)| v == value) && !self.split_exit(f, phi) {
                return false;
            }
        }
        // Phis of new blocks among them.
        phis.clear();
        phis.extend(f.uses(value).map(|u| f.user(u)).filter(|&user| !self.region.contains(f.block_of(user))));
        phis.sort_unstable_by_key(|&phi| (f.block_of(phi), phi));
        phis.dedup();
        self.remark(RemarkKind::Passed, "InstSunk", inst, || {
            warpc_phase::RemarkText::from("sinking ").arg("Inst", f.op(inst).text())
        });
        let mut last: Option<(Block, Inst)> = None;
        for phi in phis {
            let exit = f.block_of(phi);
            let copy = match last {
                Some((block, copy)) if block == exit => copy,
                _ => self.copy_to_exit(f, inst, phi),
            };
            last = Some((exit, copy));
            f.replace_and_erase(phi, copy.into());
            self.note_condition();
            self.changed = true;
            done = true;
        }
        done
    }

    /// A copy of `inst` at the start of the block of `phi`, which brings it out of the loop.
    fn copy_to_exit(&mut self, f: &mut FuncMut<'_>, inst: Inst, phi: Inst) -> Inst {
        let exit = f.block_of(phi);
        let from: Vec<Block> = f.phi_pairs(phi).map(|p| p.1).collect();
        let mut operands: Vec<Value> = f.operands(inst).collect();
        for v in &mut operands {
            let Some(i) = v.as_inst() else { continue };
            let home = self.cx.loops.of(f.block_of(i));
            if home.is_none() || self.cx.loops.contains(home, exit) {
                continue;
            }
            let closed = f.new_phi(exit, f.ty(i));
            let pairs: Vec<Value> = from.iter().flat_map(|&b| [*v, Value::block(b)]).collect();
            f.push_operands(closed, &pairs);
            f.name_after(closed.into(), *v, ".lcssa");
            *v = closed.into();
        }
        let copy = f.clone_inst(inst, &operands);
        f.insert_before(copy, first_place(f, exit));
        let names_it = f.side().names.as_deref().is_some_and(|names| !names.get(inst.into()).is_empty());
        if names_it {
            f.name_after(copy.into(), inst.into(), ".le");
        }
        self.drop_location(f, copy);
        self.add_access(f, copy);
        copy
    }

    /// Gives every edge into the block of `phi`, an exit, a block of its own. Whether that was possible.
    fn split_exit(&mut self, f: &mut FuncMut<'_>, phi: Inst) -> bool {
        let exit = f.block_of(phi);
        let preds = split::unique_predecessors(f, exit);
        let pad = f.first_non_phi(exit);
        let plain =
            !matches!(f.op(pad), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch);
        let splits = |p: &Block| matches!(f.op(f.terminator(*p)), Opcode::Br | Opcode::Switch | Opcode::Invoke);
        if !plain || !preds.iter().all(splits) {
            return false;
        }
        for p in preds {
            let mut shape = Shape { loops: &mut *self.cx.loops, dom: Some(&mut *self.cx.dom) };
            split::split_predecessors(f, &mut shape, exit, &[p], ".split.loop.exit", true);
        }
        // The exits are others now, and memory SSA lacks the new blocks.
        let columns = std::mem::take(&mut self.spare);
        let new = super::Region::new(f, self.cx.loops, self.region.id, columns);
        let old = std::mem::replace(&mut self.region, new);
        self.spare = old.into_columns();
        self.guaranteed = super::Guaranteed::new(&self.region);
        self.memory_ssa = None;
        self.facts_after = Facts::Gone;
        self.changed = true;
        true
    }
}

/// The first instruction of `block` that code may be put before.
pub fn first_place(f: &Func<'_>, block: Block) -> Inst {
    let mut at = f.first_non_phi(block);
    while matches!(f.op(at), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad) {
        at = f.next(at);
    }
    at
}
