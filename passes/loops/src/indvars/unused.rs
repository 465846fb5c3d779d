//! What the preheader computes only for code behind the loop is computed there: it needs no register meanwhile.
//!
//! Convergent operations stay, and so does what reads or writes memory: it could see another value behind the loop.

use super::Work;
use crate::licm::first_place;
use warpc_analysis::facts;
use warpc_ir::FuncMut;
use warpc_ir::Opcode;
use warpc_ir::ids::*;

impl Work<'_> {
    pub(super) fn sink_unused(&mut self, f: &mut FuncMut<'_>) {
        let exits = self.loops.exit_blocks(f, self.id);
        let [exit] = exits[..] else { return };
        // Behind a loop around, too, values would need phis of their own.
        if self.loops.of(exit) != self.loops.of(self.preheader) {
            return;
        }
        let mut at = f.prev(f.terminator(self.preheader));
        while let Some(i) = at.get() {
            at = f.prev(i);
            if f.op(i) == Opcode::Phi {
                break;
            }
            let fixed = facts::has_side_effects(f, i)
                || facts::may_read(f, i)
                || crate::metrics::is_convergent(f, i)
                || matches!(f.op(i), Opcode::Alloca | Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad)
                || f.ty(i) == Type::TOKEN;
            if fixed || f.is_unused(i.into()) {
                continue;
            }
            let stays = f.uses(i.into()).any(|u| {
                let user = f.user(u);
                let block = match f.op(user) {
                    Opcode::Phi => f.phi_incoming(user, f.use_index(u) / 2).1,
                    _ => f.block_of(user),
                };
                block == self.preheader || self.contains(block) || !self.dom.dominates(exit, block)
            });
            if !stays {
                let place = first_place(f, exit);
                f.move_before(i, place);
                self.scev.forget_dispositions();
                self.changed = true;
            }
        }
    }
}
