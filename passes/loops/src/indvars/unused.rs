//! What the preheader computes only for code behind the loop is computed there: it needs no register meanwhile.
//!
//! Convergent operations stay, and so does what reads or writes memory: it could see another value behind the loop.

use super::Work;
use crate::licm::first_place;
use warpc_analysis::facts;
use warpc_ir::FuncMut;
use warpc_ir::Opcode;
use warpc_ir::ids::*;
use warpc_scalar::patterns::is_exception_pad;

impl Work<'_> {
    pub(super) fn sink_unused(&mut self, func: &mut FuncMut<'_>) {
        let exits = self.loops.exit_blocks(func, self.id);
        let [exit] = exits[..] else { return };
        // Behind a loop around, too, values would need phis of their own.
        if self.loops.of(exit) != self.loops.of(self.preheader) {
            return;
        }
        let mut at = func.prev(func.terminator(self.preheader));
        while let Some(i) = at.get() {
            at = func.prev(i);
            if func.op(i) == Opcode::Phi {
                break;
            }
            let fixed = facts::has_side_effects(func, i)
                || facts::may_read(func, i)
                || crate::metrics::is_convergent(func, i)
                || func.op(i) == Opcode::Alloca
                || is_exception_pad(func.op(i))
                || func.ty(i) == Type::TOKEN;
            if fixed || func.is_unused(i.into()) {
                continue;
            }
            let stays = func.uses(i.into()).any(|u| {
                let user = func.user(u);
                let block = match func.op(user) {
                    Opcode::Phi => func.phi_incoming(user, func.use_index(u) / 2).1,
                    _ => func.block_of(user),
                };
                block == self.preheader || self.contains(block) || !self.dom.dominates(exit, block)
            });
            if !stays {
                let place = first_place(func, exit);
                func.move_before(i, place);
                self.scev.forget_dispositions();
                self.changed = true;
            }
        }
    }
}
