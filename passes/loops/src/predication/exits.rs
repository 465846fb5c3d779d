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
    pub(super) fn predicate_exits(&mut self, func: &mut FuncMut<'_>) -> bool {
        let id = self.id;
        let exiting = self.cx.loops.exiting_blocks(func, id);
        let Some(latch) = self.cx.loops.latch(func, id).filter(|_| !exiting.is_empty()) else { return false };
        let Some(branch) = self.widenable_branch_before(func) else { return false };
        if self.ask(func, |se| se.exit_count(id, latch, CountKind::Exact)) == COULD_NOT_COMPUTE {
            return false;
        }
        let mut changed = self.narrow_exits(func, &exiting);
        let Some(at) = func.operand(branch, 0).as_inst() else { return changed };
        let counts: Vec<(Block, Expr)> = exiting
            .iter()
            .map(|&block| (block, self.ask(func, |se| se.exit_count(id, block, CountKind::Exact))))
            .filter(|row| row.1 != COULD_NOT_COMPUTE)
            .collect();
        if counts.len() < 2 {
            return changed;
        }
        let all: Vec<Expr> = counts.iter().map(|row| row.1).collect();
        let least = self.ask(func, |se| {
            let least = se.umin_any(&all, false);
            (least != COULD_NOT_COMPUTE && !se.is_ptr(least) && se.is_invariant(least, id)).then_some(least)
        });
        let Some(least) = least.filter(|&least| self.can_expand(func, least, at)) else { return changed };
        let mut any = false;
        for (block, count) in counts {
            any |= self.decide_exit(func, branch, at, block, (count, least));
        }
        changed |= any;
        if any {
            self.scev.forget_topmost_loop(func, self.cx.loops, id);
        }
        changed
    }

    /// The widenable branch that leads to the loop, over blocks that only lead on.
    fn widenable_branch_before(&self, func: &FuncMut<'_>) -> Option<Inst> {
        let mut block = self.preheader;
        for _ in 0..MAX_BLOCKS {
            let before = func.single_predecessor(block)?;
            let mut successors = func.successors(before);
            let first = successors.next();
            if successors.next().is_none() && first == Some(block) {
                block = before;
                continue;
            }
            let end = func.terminator(before);
            let leads = widenable_condition(func, end).is_some() && func.operand(end, 1).as_block() == Some(block);
            return leads.then_some(end);
        }
        None
    }
    /// Makes exits that are widenable themselves plain ones, so that their counts are known. Whether there were any.
    fn narrow_exits(&mut self, func: &mut FuncMut<'_>, exiting: &[Block]) -> bool {
        let mut any = false;
        for &block in exiting {
            let end = func.terminator(block);
            if self.cx.loops.of(block) != self.id {
                continue;
            }
            if let Some(widenable) = widenable_condition(func, end)
                && func.operand(end, 1).as_block().is_some_and(|b| self.cx.loops.contains(self.id, b))
            {
                self.scev.forget_value(func, widenable.into());
                let truth = func.consts_mut().add_bool(true);
                func.replace_and_erase(widenable, truth);
                any = true;
            }
        }
        if any {
            self.scev.forget_topmost_loop(func, self.cx.loops, self.id);
        }
        any
    }
    /// Lets `branch` ask before `at` whether the exit of `block` would be taken, and never takes it then. Whether it could.
    fn decide_exit(
        &mut self,
        func: &mut FuncMut<'_>,
        branch: Inst,
        at: Inst,
        block: Block,
        (count, least): (Expr, Expr),
    ) -> bool {
        let end = func.terminator(block);
        let is_own = self.cx.loops.of(block) == self.id && func.op(end) == Opcode::Br && func.num_operands(end) == 3;
        if !is_own || func.operand(end, 0).is_constant() || !self.can_expand(func, count, at) {
            return false;
        }
        let stays = func.operand(end, 1).as_block().is_some_and(|b| self.cx.loops.contains(self.id, b));
        let exit = func.operand(end, if stays { 2 } else { 1 }).as_block();
        if !exit.is_some_and(|exit| leads_to_deoptimisation(func, exit)) {
            return false;
        }
        let wide = self.ask(func, |se| warpc_scev::Ty::int(se.bits(count).max(se.bits(least))));
        let (Some(own), Some(least)) = (self.expand(func, count, at), self.expand(func, least, at)) else {
            return false;
        };
        let ty = func.int_type(wide.bits());
        let (own, least) = (widen(func, at, own, ty), widen(func, at, least, ty));
        let later = Builder::before(func, at).icmp(IntPred::Ugt, own, least, Type::I1);
        let later = Builder::before(func, at).freeze(later);
        let old = func.operand(branch, 0);
        let both = Builder::before(func, branch).binary(Opcode::And, later, old, 0);
        func.set_operand(branch, 0, both);
        let old = func.operand(end, 0);
        let truth = func.consts_mut().add_bool(stays);
        func.set_operand(end, 0, truth);
        self.erase_dead(func, old);
        true
    }
}

fn widen(func: &mut FuncMut<'_>, at: Inst, value: Value, ty: Type) -> Value {
    if func.type_of(value) == ty { value } else { Builder::before(func, at).cast(Opcode::ZExt, value, ty, 0) }
}
