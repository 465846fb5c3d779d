//! Exits of loops without effects, whose counts are known, become decisions of the first iteration: whether an exit is the one that the
//! loop ends by is a comparison of its count with that of the loop. Nobody sees how often such a loop runs.
//!
//! Convergent operations have no place in the loop: who runs them together would change. The exits must be a chain in the dominator tree,
//! and those from the first on that does not qualify stay: else the loop could end by a later one in the same iteration.

use super::Work;
use crate::metrics::is_convergent;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr};

impl Work<'_> {
    /// Whether any exit was made a decision of the first iteration.
    pub(super) fn predicate_exits(&mut self, func: &mut FuncMut<'_>) -> bool {
        let id = self.id;
        let most = self.ask(func, |se| se.backedge_taken_count(id));
        let end = func.terminator(self.preheader);
        if most == COULD_NOT_COMPUTE || self.plan(func, most, end, u32::MAX, Inst::NONE).is_none() {
            return false;
        }
        let mut exiting = self.loops.exiting_blocks(func, id);
        if exiting.iter().any(|&b| !self.dom.dominates(b, self.latch)) {
            return false;
        }
        exiting.sort_by_key(|&b| self.dom.level(b));
        let mut exits: Vec<(Block, Expr)> = Vec::new();
        for b in exiting {
            let Some(count) = self.count_of_plain_exit(func, b) else { break };
            if self.plan(func, count, end, u32::MAX, Inst::NONE).is_none() {
                break;
            }
            exits.push((b, count));
        }
        let noticed =
            |i: Inst| !func.op(i).is_terminator() && facts::has_side_effects(func, i) || is_convergent(func, i);
        if exits.is_empty() || self.loops.blocks(id).into_iter().any(|b| func.block_insts(b).any(noticed)) {
            return false;
        }
        let mut any = false;
        for (b, count) in exits {
            let Some((branch, on_true)) = self.exit_branch(func, b) else { continue };
            if count == most {
                let truth = func.consts_mut().add_bool(on_true);
                self.set_condition(func, branch, truth);
                any = true;
                continue;
            }
            let Some((own, all)) = self.counts_before(func, end, count, most) else { break };
            let pred = if on_true { IntPred::Eq } else { IntPred::Ne };
            let mut builder = Builder::before(func, end);
            builder.loc = Md::NONE;
            let condition = builder.icmp(pred, own, all, Type::I1);
            self.set_condition(func, branch, condition);
            any = true;
        }
        any
    }
    /// How often the exit of `block` is not taken, if it can be decided before the loop.
    fn count_of_plain_exit(&mut self, func: &Func<'_>, block: Block) -> Option<Expr> {
        let (branch, on_true) = self.exit_branch(func, block)?;
        if func.operand(branch, 0).is_constant() {
            return None;
        }
        let exit = func.operand(branch, if on_true { 1 } else { 2 }).as_block()?;
        // Values would have to be those of the iteration that the exit was taken in before.
        if func.first(exit).get().is_none_or(|i| func.op(i) == Opcode::Phi) {
            return None;
        }
        let id = self.id;
        let count = self.ask(func, |se| se.exit_count(id, block, CountKind::Exact));
        (count != COULD_NOT_COMPUTE).then_some(count)
    }
    /// Both counts as values of one type before `at`.
    fn counts_before(&mut self, func: &mut FuncMut<'_>, at: Inst, count: Expr, most: Expr) -> Option<(Value, Value)> {
        let (count, most) = self.ask(func, |se| {
            let wide = warpc_scev::Ty::int(se.bits(count).max(se.bits(most)));
            (se.zext_or_same(count, wide), se.zext_or_same(most, wide))
        });
        let own = self.plan(func, count, at, u32::MAX, Inst::NONE)?;
        self.plan(func, most, at, u32::MAX, Inst::NONE)?;
        let own = self.apply(func, &own);
        let all = self.plan(func, most, at, u32::MAX, Inst::NONE)?;
        Some((own, self.apply(func, &all)))
    }
}
