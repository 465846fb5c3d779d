//! Moves an instruction that only one other block needs into that block, so that it is not computed in vain.

use super::{Combiner, p};
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules that move an instruction.
        pub(super) fn sink_rules(&mut self, inst: Inst) -> Option<()> {
            sink_into_block_of_users,
        }
    }

    /// `x; br c, A, B; A: use x -> br c, A, B; A: x; use x`. If only block `A` uses `x`, every path to `A` is this edge or control ends
    /// in `A`, `x` has no effect, and, where it reads memory, the path is this edge and nothing writes behind it.
    fn sink_into_block_of_users(&mut self, inst: Inst) -> Option<()> {
        if !self.may_compute_later(inst) {
            return None;
        }
        let from = self.f.block_of(inst);
        let to = self.block_of_users(inst)?;
        let only_edge = self.cfg.single_pred(to) == Some(from) && self.cfg.preds(to).len() == 1;
        // A block that control does not leave runs at most once, so nothing is computed more often there.
        let ends = self.cfg.succs(to).is_empty() && !self.cfg.preds(to).is_empty();
        if !only_edge && !ends || facts::may_read(self.f, inst) && !(only_edge && self.may_move_read_down(inst)) {
            return None;
        }
        let mut at = self.f.first_non_phi(to);
        if at.is_some() && self.f.op(at) == Opcode::LandingPad {
            at = self.f.next(at);
        }
        if at.is_none() || p::is_token_pad(self.f.op(at)) {
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

    /// Whether `inst` may be computed in another block, as far as memory does not forbid it: it has no effect and ends no thread, and
    /// it does not matter which threads compute it.
    fn may_compute_later(&self, inst: Inst) -> bool {
        match self.f.op(inst) {
            Opcode::Freeze => false,
            Opcode::Load => true,
            Opcode::Call => {
                let tail = self.f.call(inst).tail;
                facts::would_be_dead(self.f, inst)
                    && !facts::has_side_effects(self.f, inst)
                    && !facts::call_has(self.f, inst, AttrKind::Convergent)
                    && tail != TailKind::MustTail
                    && self.f.ty(inst) != Type::TOKEN
            }
            op => op.is_pure() || op.is_int_div(),
        }
    }

    /// The one block, other than its own, of all uses of `inst`; that of a phi is in the block that the value comes from.
    fn block_of_users(&self, inst: Inst) -> Option<Block> {
        let mut to = None;
        for (count, u) in self.f.uses(Value::inst(inst)).enumerate() {
            let block = self.f.block_of_use(u);
            let other = block == self.f.block_of(inst) || to.is_some_and(|to| to != block);
            if count >= self.sink_users || other {
                return None;
            }
            to = Some(block);
        }
        to
    }

    /// Whether `inst`, which reads memory, is no ordered access and nothing may write between it and the end of its block.
    fn may_move_read_down(&self, inst: Inst) -> bool {
        if self.f.op(inst) == Opcode::Load && !facts::is_simple(self.f, inst) {
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
