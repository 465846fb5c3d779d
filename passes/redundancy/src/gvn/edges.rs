//! Edges of the control flow graph: which are critical and how they are split.

use super::{Gvn, Stale};
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_scalar::patterns::is_exception_pad;

impl Gvn<'_, '_> {
    /// Whether the edge from `from` to `to` is critical: other edges lead out of the one and into the other.
    pub(super) fn is_critical(&self, from: Block, to: Block) -> bool {
        self.f.successors(from).any(|s| s != to) && self.f.predecessors(to).any(|p| p != from)
            || self.f.successors(from).count() > 1 && self.f.predecessors(to).count() > 1
    }
    /// Whether a block can be put on the edge from `from` to `to`: it is no way that an exception takes.
    pub(super) fn can_split(&self, from: Block, to: Block) -> bool {
        match self.f.op(self.f.terminator(from)) {
            Opcode::Br | Opcode::Switch | Opcode::CallBr => true,
            Opcode::Invoke => !is_exception_pad(self.f.op(self.f.first_non_phi(to))),
            _ => false,
        }
    }
    /// Puts a block on the edge from `from` to `to`; all edges between them go through it. `None` where that cannot be done.
    pub(super) fn split(&mut self, from: Block, to: Block) -> Option<Block> {
        let term = self.f.terminator(from);
        if !self.can_split(from, to) {
            return None;
        }
        self.split_budget = self.split_budget.checked_sub(self.f.num_blocks())?;
        let first = (0..self.f.num_operands(term)).find(|&k| self.f.operand(term, k).as_block() == Some(to))?;
        let mid = self.f.split_edge(term, first);
        let others: Vec<usize> = (first + 1..self.f.num_operands(term))
            .filter(|&k| self.f.operand(term, k).as_block() == Some(to))
            .collect();
        for k in others {
            self.f.set_operand(term, k, Value::block(mid));
            self.f.remove_phi_edge(to, from);
        }
        self.f.name_split_edge(mid, from, to);
        self.dom.split_edge(self.f, from, mid, to);
        self.dom.renumber();
        self.loops = None;
        // Bits of phis are known by the ends of predecessors.
        self.stale = Stale::Addresses.max(self.stale);
        let at = self.order.iter().position(|&b| b == to).unwrap_or(self.order.len());
        // A back edge's block comes after its source.
        let at = self.order.iter().position(|&b| b == from).map_or(at, |k| if k >= at { k + 1 } else { at });
        if self.dom.is_reachable(mid) {
            self.order.insert(at, mid);
            self.ranks.clear();
        }
        self.cfg_changed = true;
        self.changed = true;
        Some(mid)
    }
    /// Splits the critical edges that values were wanted on; whether there were any.
    pub(super) fn split_waiting_edges(&mut self) -> bool {
        let mut changed = false;
        for (term, index) in std::mem::take(&mut self.to_split) {
            if self.f.is_dead(term) || index >= self.f.num_operands(term) {
                continue;
            }
            let (from, to) = (self.f.block_of(term), self.f.operand(term, index).as_block());
            if let Some(to) = to
                && self.is_critical(from, to)
            {
                changed |= self.split(from, to).is_some();
            }
        }
        changed
    }
}
