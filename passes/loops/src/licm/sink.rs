//! Sinking: what nothing in the loop uses is computed behind it, once for each exit that needs it. And dead code goes.
//!
//! In LCSSA form the users are phis of exit blocks. A phi that merges several values first gets edges of its own
//! (`.split.loop.exit`). The copies read their operands through phis of the exit.

use super::{Facts, Work, is_movable_kind};
use crate::split::{self, Shape};
use warpc_analysis::cost::{CostKind, FREE};
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::target_cost;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::RemarkKind;
use warpc_phase::remarks::value_text;
use warpc_scalar::patterns::is_exception_pad;

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
    pub(super) fn sink_all(&mut self, func: &mut FuncMut<'_>) {
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
            let mut i = func.last(block);
            while i.is_some() {
                let before = func.prev(i);
                self.sink_inst(func, i);
                i = before;
            }
        }
    }

    fn sink_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        if facts::is_trivially_dead(func, inst) {
            return self.erase(func, inst);
        }
        if !is_movable_kind(func, inst) || facts::has_side_effects(func, inst) || is_tied_by_token(func, inst) {
            return;
        }
        let used = self.users_of(func, inst);
        if used == Used::Inside || self.may_move(func, inst, true).is_err() {
            return;
        }
        if self.sink(func, inst) && used == Used::Behind && func.is_unused(inst.into()) {
            self.erase(func, inst);
        }
    }

    fn users_of(&self, func: &Func<'_>, inst: Inst) -> Used {
        let mut used = Used::Behind;
        let mut folds = None;
        for u in func.uses(inst.into()) {
            let mut user = func.user(u);
            // A phi of one value within a nest stands for it.
            while self.nest && func.op(user) == Opcode::Phi && func.phi_len(user) == 1 && func.has_one_use(user.into())
            {
                if !self.region.contains(func.block_of(user)) {
                    break;
                }
                user = func.user(func.first_use(user.into()));
            }
            if !self.region.contains(func.block_of(user)) {
                let end = func.terminator(func.block_of(user));
                if func.op(end) == Opcode::CatchSwitch {
                    return Used::Inside;
                }
                continue;
            }
            if !*folds.get_or_insert_with(|| self.folds_in_loop(func, inst)) {
                return Used::Inside;
            }
            used = Used::Folded;
        }
        used
    }
    /// Whether `inst` is an address that costs nothing in the loop, being part of the accesses beside it.
    fn folds_in_loop(&self, func: &Func<'_>, inst: Inst) -> bool {
        if func.op(inst) != Opcode::GetElementPtr || target_cost(func, inst, CostKind::SizeAndLatency) != FREE {
            return false;
        }
        let home = func.block_of(inst);
        func.uses(inst.into()).map(|u| func.user(u)).all(|user| {
            !self.region.contains(func.block_of(user))
                || func.block_of(user) == home && matches!(func.op(user), Opcode::Load | Opcode::Store)
        })
    }

    /// Makes the users of `inst` behind the loop use copies there. Whether it did.
    fn sink(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let value = Value::inst(inst);
        let mut phis: Vec<Inst> = Vec::new();
        let mut done = false;
        let mut u = func.first_use(value);
        while u.is_some() {
            let next = func.next_use(u);
            let (user, k) = (func.user(u), func.use_index(u));
            let at = func.block_of(user);
            let from = if func.op(user) == Opcode::Phi { func.phi_incoming(user, k / 2).1 } else { at };
            if self.region.contains(at) {
                // Stays.
            } else if !self.cx.dom.is_reachable(at) || !self.cx.dom.is_reachable(from) {
                func.set_operand(user, k, Value::poison(func.ty(inst)));
                self.changed = true;
            } else if func.op(user) != Opcode::Phi || !func.predecessors(at).any(|p| self.region.contains(p)) {
                // Not in LCSSA form.
                return false;
            } else {
                phis.push(user);
            }
            u = next;
        }
        if phis.is_empty() {
            return func.is_unused(value);
        }
        phis.sort_unstable();
        phis.dedup();
        for &phi in &phis {
            if !func.phi_pairs(phi).all(|(v, _)| v == value) && !self.split_exit(func, phi) {
                return false;
            }
        }
        // Phis of new blocks among them.
        phis.clear();
        phis.extend(func.uses(value).map(|u| func.user(u)).filter(|&user| !self.region.contains(func.block_of(user))));
        phis.sort_unstable_by_key(|&phi| (func.block_of(phi), phi));
        phis.dedup();
        self.remark(RemarkKind::Passed, "InstSunk", inst, || {
            warpc_phase::RemarkText::from("sinking ").located(
                "Inst",
                value_text(func, Value::inst(inst)),
                func.loc(inst),
            )
        });
        let mut last: Option<(Block, Inst)> = None;
        for phi in phis {
            let exit = func.block_of(phi);
            let copy = match last {
                Some((block, copy)) if block == exit => copy,
                _ => self.copy_to_exit(func, inst, phi),
            };
            last = Some((exit, copy));
            func.replace_and_erase(phi, copy.into());
            self.note_condition();
            self.changed = true;
            done = true;
        }
        done
    }

    /// A copy of `inst` at the start of the block of `phi`, which brings it out of the loop.
    fn copy_to_exit(&mut self, func: &mut FuncMut<'_>, inst: Inst, phi: Inst) -> Inst {
        let exit = func.block_of(phi);
        let from: Vec<Block> = func.phi_pairs(phi).map(|p| p.1).collect();
        let mut operands: Vec<Value> = func.operands(inst).collect();
        for v in &mut operands {
            let Some(i) = v.as_inst().filter(|&i| func.ty(i) != Type::TOKEN) else { continue };
            let home = self.cx.loops.of(func.block_of(i));
            if home.is_none() || self.cx.loops.contains(home, exit) {
                continue;
            }
            let closed = func.new_phi(exit, func.ty(i));
            let pairs: Vec<Value> = from.iter().flat_map(|&b| [*v, Value::block(b)]).collect();
            func.push_operands(closed, &pairs);
            func.name_after(closed.into(), *v, ".lcssa");
            *v = closed.into();
        }
        let copy = func.clone_inst(inst, &operands);
        func.insert_before(copy, first_place(func, exit));
        let names_it = func.side().names.as_deref().is_some_and(|names| !names.get(inst.into()).is_empty());
        if names_it {
            func.name_after(copy.into(), inst.into(), ".le");
        }
        self.drop_location(func, copy);
        self.add_access(func, copy);
        copy
    }

    /// Gives every edge into the block of `phi`, an exit, a block of its own. Whether that was possible.
    fn split_exit(&mut self, func: &mut FuncMut<'_>, phi: Inst) -> bool {
        let exit = func.block_of(phi);
        let preds = split::unique_predecessors(func, exit);
        let plain = !is_exception_pad(func.op(func.first_non_phi(exit)));
        let splits = |p: &Block| {
            matches!(func.op(func.terminator(*p)), Opcode::Br | Opcode::Switch | Opcode::Invoke | Opcode::CallBr)
        };
        if !plain || !preds.iter().all(splits) {
            return false;
        }
        for p in preds {
            let mut shape = Shape { loops: &mut *self.cx.loops, dom: Some(&mut *self.cx.dom) };
            split::split_predecessors(func, &mut shape, exit, &[p], ".split.loop.exit", true);
        }
        // The exits are others now, and memory SSA lacks the new blocks.
        let columns = std::mem::take(&mut self.spare);
        let new = super::Region::new(func, self.cx.loops, self.region.id, columns);
        let old = std::mem::replace(&mut self.region, new);
        self.spare = old.into_columns();
        self.guaranteed = super::Guaranteed::new(&self.region);
        self.memory_ssa = None;
        self.facts_after = Facts::Gone;
        self.changed = true;
        true
    }
}

/// Whether a token keeps `inst` where it is. What a statepoint has left may be read anywhere behind it, so these readers take its
/// token out of the loop as it is: tokens go through no phi.
fn is_tied_by_token(func: &Func<'_>, inst: Inst) -> bool {
    let reads_statepoint =
        matches!(facts::intrinsic(func, inst), Some(id::EXPERIMENTAL_GC_RELOCATE | id::EXPERIMENTAL_GC_RESULT));
    func.ty(inst) == Type::TOKEN || !reads_statepoint && func.operands(inst).any(|v| func.type_of(v) == Type::TOKEN)
}

/// The first instruction of `block` that code may be put before.
pub fn first_place(func: &Func<'_>, block: Block) -> Inst {
    let mut at = func.first_non_phi(block);
    while matches!(func.op(at), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad) {
        at = func.next(at);
    }
    at
}
