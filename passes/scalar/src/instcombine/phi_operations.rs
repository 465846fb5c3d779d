//! Operations of two phis of one block.

use super::{Binary, Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// `phi(K, x) op phi(L, y) -> phi(K op L, x op y)`. If both phis, of two edges, are only read here and in their block, their values are
    /// constants on one edge, and the other one comes from a block that only jumps there and is no latch: that block takes the
    /// operation, which is no division.
    pub(super) fn operation_of_two_phis(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let (left, right) = (p::inst(self.f, site.left, Opcode::Phi)?, p::inst(self.f, site.right, Opcode::Phi)?);
        let block = self.f.block_of(site.inst);
        let here =
            |phi: Inst| self.f.block_of(phi) == block && self.f.phi_len(phi) == 2 && self.one_use(Value::inst(phi));
        if left == right || op.is_int_div() || !here(left) || !here(right) {
            return None;
        }
        (0..2).find_map(|known| {
            let ((k, from), (x, open)) = (self.f.phi_incoming(left, known), self.f.phi_incoming(left, 1 - known));
            let (l, y) = (self.f.phi_value_for(right, from)?, self.f.phi_value_for(right, open)?);
            if from == open || !k.is_constant() || !l.is_constant() || !self.takes_operation(open, block) {
                return None;
            }
            let fl = self.f.flags(site.inst) & !flags::HAS_MD;
            let folded = self.f.folder().binary(op, fl, k, l)?;
            let at = std::mem::replace(&mut self.at, self.f.terminator(open));
            let moved = self.binary(op, fl, x, y);
            self.at = at;
            let pairs = if known == 0 { [(folded, from), (moved, open)] } else { [(moved, open), (folded, from)] };
            self.phi_of_results(site.inst, left, &pairs)
        })
    }

    /// Whether control goes from block `from` only to `to`, forwards.
    pub(super) fn takes_operation(&self, from: Block, to: Block) -> bool {
        let end = self.f.terminator(from);
        let jumps = self.f.op(end) == Opcode::Br && self.f.num_operands(end) == 1;
        jumps && self.cfg.is_reachable(from) && self.cx.dom.is_some_and(|dom| !dom.dominates(to, from))
    }
}
