//! Moves an instruction that only one other block needs into that block, so that it is not computed in vain.

use super::Combiner;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules that move an instruction.
        pub(super) fn sink_rules(&mut self, inst: Inst) -> Option<()> {
            sink_into_block_of_users,
        }
    }

    /// `x; br c, A, B; A: use x -> br c, A, B; A: x; use x`. If only block `A` uses `x`, every path to `A` is this edge, `x` has no
    /// effect, and, where it is a load, nothing writes behind it.
    fn sink_into_block_of_users(&mut self, inst: Inst) -> Option<()> {
        let op = self.f.op(inst);
        let cheap = op.is_pure() || op.is_int_div() || op == Opcode::Load;
        if !cheap || op == Opcode::Freeze {
            return None;
        }
        let from = self.f.block_of(inst);
        let to = self.block_of_users(inst)?;
        let only_edge = self.cfg.single_pred(to) == Some(from) && self.cfg.preds(to).len() == 1;
        // Only where the block has another successor, else no path is shorter.
        if !only_edge || self.cfg.succs(from).len() < 2 || op == Opcode::Load && !self.may_move_load_down(inst) {
            return None;
        }
        let at = self.f.first_non_phi(to);
        if at.is_none()
            || matches!(self.f.op(at), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
        {
            return None;
        }
        self.f.move_before(inst, at);
        // Operands may follow.
        for index in 0..self.f.num_operands(inst) {
            let operand = self.f.operand(inst, index);
            self.push_value(operand);
        }
        Some(())
    }

    /// The one block, other than its own, of all users of `inst`; none of them is a phi.
    fn block_of_users(&self, inst: Inst) -> Option<Block> {
        let mut to = None;
        for (count, u) in self.f.uses(Value::inst(inst)).enumerate() {
            let user = self.f.user(u);
            let block = self.f.block_of(user);
            let other = block == self.f.block_of(inst) || to.is_some_and(|to| to != block);
            if count >= self.sink_users || self.f.op(user) == Opcode::Phi || other {
                return None;
            }
            to = Some(block);
        }
        to
    }

    /// Whether load `inst` is simple and nothing may write between it and the end of its block.
    fn may_move_load_down(&self, inst: Inst) -> bool {
        if !facts::is_simple(self.f, inst) {
            return false;
        }
        let mut at = self.f.next(inst);
        while at.is_some() {
            if facts::may_write(self.f, at) {
                return false;
            }
            at = self.f.next(at);
        }
        true
    }
}
