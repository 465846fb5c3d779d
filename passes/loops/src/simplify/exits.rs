//! Joining exits: where all exits of a loop go to one block, an exiting block that only compares is joined with the one before
//! it, so that the loop has one exit less. What the block computes besides is moved out of the loop first, if it is invariant.

use super::LoopSimplifier;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode};
use warpc_scalar::simplifycfg;

impl LoopSimplifier<'_> {
    /// Step 8.
    pub(super) fn merge_exits(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, preheader: Option<Block>) {
        let exiting = self.exiting.find(func, self.shape.loops, loop_id);
        if exiting.len() < 2 || self.shape.loops.exit_blocks_of(func, loop_id, &exiting).len() != 1 {
            return;
        }
        for b in exiting {
            let term = func.terminator(b);
            let single = {
                let mut preds = func.predecessors(b);
                preds.next().is_some() && preds.next().is_none()
            };
            if !single || func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
                continue;
            }
            let Some(condition) = func.operand(term, 0).as_inst() else { continue };
            if !matches!(func.op(condition), Opcode::ICmp | Opcode::FCmp) || func.block_of(condition) != b {
                continue;
            }
            if self.hoist_all_but(func, loop_id, b, condition, preheader)
                && simplifycfg::fold_branch_into_predecessor(func, b)
            {
                self.shape.loops.remove_block(b);
                if let Some(dom) = self.shape.dom.as_deref_mut() {
                    dom.remove_block(b);
                }
                func.erase_block(b);
                self.exiting.forget();
                self.edges_changed();
            }
        }
    }

    /// Moves everything in `block` but `condition` and the terminator before the loop. Whether nothing is left.
    fn hoist_all_but(
        &mut self,
        func: &mut FuncMut<'_>,
        loop_id: Loop,
        block: Block,
        condition: Inst,
        preheader: Option<Block>,
    ) -> bool {
        let term = func.terminator(block);
        let mut inst = func.first(block);
        while inst != term {
            let next = func.next(inst);
            if inst != condition && !self.make_invariant(func, loop_id, inst, preheader) {
                return false;
            }
            inst = next;
        }
        true
    }

    /// Moves `inst` and the operands it needs before loop `loop_id`, if they have no effects and depend on nothing that changes in
    /// the loop. What was moved before something stands in the way stays there. Whether `inst` is outside now.
    fn make_invariant(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, inst: Inst, preheader: Option<Block>) -> bool {
        let Some(before) = preheader.map(|p| func.terminator(p)) else { return false };
        // Instructions to be moved, each with the operand that is looked at next.
        let mut work = vec![(inst, 0)];
        while let Some((inst, k)) = work.pop() {
            if !self.shape.loops.contains(loop_id, func.block_of(inst)) {
                continue;
            }
            if k == 0
                && (func.op(inst) == Opcode::Phi
                    || facts::may_read(func, inst)
                    || !simplifycfg::is_speculatable(func, inst))
            {
                return false;
            }
            if k < func.num_operands(inst) {
                work.push((inst, k + 1));
                work.extend(func.operand(inst, k).as_inst().map(|operand| (operand, 0)));
                continue;
            }
            simplifycfg::drop_conditional_facts(func, inst);
            func.move_before(inst, before);
            if let Some(scev) = self.scev.as_deref_mut() {
                scev.forget_value(func, inst.into());
            }
            self.changed = true;
        }
        true
    }
}
