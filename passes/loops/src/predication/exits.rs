//! Exits that deoptimise, decided before the loop. See the [pass](super).
//!
//! If a widenable branch leads to the loop, it may go its other way for any reason: also if one of the exits that deoptimise would be taken
//! at all, which is so if its count is not above the smallest of the counts that are known. Those exits are never taken then.

use super::Work;
use super::guards::{leads_to_deoptimisation, widenable_condition};
use warpc_ir::ids::*;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr};

/// Blocks before the loop that are followed.
const MAX_BLOCKS: usize = 64;

impl Work<'_, '_> {
    /// Decides exits by the widenable branch before the loop. Whether anything changed.
    pub(super) fn predicate_exits(&mut self, f: &mut FuncMut<'_>) -> bool {
        let id = self.id;
        let exiting = self.cx.loops.exiting_blocks(f, id);
        let Some(latch) = self.cx.loops.latch(f, id).filter(|_| !exiting.is_empty()) else { return false };
        let Some(branch) = self.widenable_branch_before(f) else { return false };
        if self.ask(f, |se| se.exit_count(id, latch, CountKind::Exact)) == COULD_NOT_COMPUTE {
            return false;
        }
        let mut changed = self.narrow_exits(f, &exiting);
        let Some(at) = f.operand(branch, 0).as_inst() else { return changed };
        let counts: Vec<(Block, Expr)> = exiting
            .iter()
            .map(|&block| (block, self.ask(f, |se| se.exit_count(id, block, CountKind::Exact))))
            .filter(|row| row.1 != COULD_NOT_COMPUTE)
            .collect();
        if counts.len() < 2 {
            return changed;
        }
        let all: Vec<Expr> = counts.iter().map(|row| row.1).collect();
        let least = self.ask(f, |se| {
            let least = se.umin_any(&all, false);
            (least != COULD_NOT_COMPUTE && !se.is_ptr(least) && se.is_invariant(least, id)).then_some(least)
        });
        let Some(least) = least.filter(|&least| self.can_expand(f, least, at)) else { return changed };
        let mut any = false;
        for (block, count) in counts {
            any |= self.decide_exit(f, branch, at, block, (count, least));
        }
        changed |= any;
        if any {
            self.scev.forget_topmost_loop(f, self.cx.loops, id);
        }
        changed
    }

    /// The widenable branch that leads to the loop, over blocks that only lead on.
    fn widenable_branch_before(&self, f: &FuncMut<'_>) -> Option<Inst> {
        let mut block = self.preheader;
        for _ in 0..MAX_BLOCKS {
            let before = f.single_predecessor(block)?;
            let mut successors = f.successors(before);
            let first = successors.next();
            if successors.next().is_none() && first == Some(block) {
                block = before;
                continue;
            }
            let end = f.terminator(before);
            let leads = widenable_condition(f, end).is_some() && f.operand(end, 1).as_block() == Some(block);
            return leads.then_some(end);
        }
        None
    }
    /// Makes exits that are widenable themselves plain ones, so that their counts are known. Whether there were any.
    fn narrow_exits(&mut self, f: &mut FuncMut<'_>, exiting: &[Block]) -> bool {
        let mut any = false;
        for &block in exiting {
            let end = f.terminator(block);
            if self.cx.loops.of(block) != self.id {
                continue;
            }
            if let Some(widenable) = widenable_condition(f, end)
                && f.operand(end, 1).as_block().is_some_and(|b| self.cx.loops.contains(self.id, b))
            {
                self.scev.forget_value(f, widenable.into());
                let truth = f.consts_mut().add_bool(true);
                f.replace_and_erase(widenable, truth);
                any = true;
            }
        }
        if any {
            self.scev.forget_topmost_loop(f, self.cx.loops, self.id);
        }
        any
    }
    /// Lets `branch` ask before `at` whether the exit of `block` would be taken, and never takes it then. Whether it could.
    fn decide_exit(
        &mut self,
        f: &mut FuncMut<'_>,
        branch: Inst,
        at: Inst,
        block: Block,
        (count, least): (Expr, Expr),
    ) -> bool {
        let end = f.terminator(block);
        let is_own = self.cx.loops.of(block) == self.id && f.op(end) == Opcode::Br && f.num_operands(end) == 3;
        if !is_own || f.operand(end, 0).is_constant() || !self.can_expand(f, count, at) {
            return false;
        }
        let stays = f.operand(end, 1).as_block().is_some_and(|b| self.cx.loops.contains(self.id, b));
        let exit = f.operand(end, if stays { 2 } else { 1 }).as_block();
        if !exit.is_some_and(|exit| leads_to_deoptimisation(f, exit)) {
            return false;
        }
        let wide = self.ask(f, |se| warpc_scev::Ty::int(se.bits(count).max(se.bits(least))));
        let (Some(own), Some(least)) = (self.expand(f, count, at), self.expand(f, least, at)) else { return false };
        let ty = f.int_type(wide.bits());
        let (own, least) = (widen(f, at, own, ty), widen(f, at, least, ty));
        let later = Builder::before(f, at).icmp(IntPred::Ugt, own, least, Type::I1);
        let later = Builder::before(f, at).freeze(later);
        let old = f.operand(branch, 0);
        let both = Builder::before(f, branch).binary(Opcode::And, later, old, 0);
        f.set_operand(branch, 0, both);
        let old = f.operand(end, 0);
        let truth = f.consts_mut().add_bool(stays);
        f.set_operand(end, 0, truth);
        self.erase_dead(f, old);
        true
    }
}

fn widen(f: &mut FuncMut<'_>, at: Inst, value: Value, ty: Type) -> Value {
    if f.type_of(value) == ty { value } else { Builder::before(f, at).cast(Opcode::ZExt, value, ty, 0) }
}
