//! Incoming pairs of phis. Operands alternate value, block.

use crate::body::Aux;
use crate::func::FuncMut;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;

/// Pairs that are moved to keep their order when one before them goes.
const SHIFTED_PAIRS: usize = 64;

impl FuncMut<'_> {
    /// A phi of type `ty` without incoming pairs, at the front of `block`.
    pub fn new_phi(&mut self, block: Block, ty: Type) -> Inst {
        let i = self.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
        match self.first(block).get() {
            Some(first) => self.insert_before(i, first),
            None => self.append(i, block),
        }
        i
    }
    /// Adds a pair.
    pub fn add_incoming(&mut self, phi: Inst, value: Value, from: Block) {
        self.push_operands(phi, &[value, Value::block(from)]);
    }
    /// Sets the value of pair `index`.
    pub fn set_incoming(&mut self, phi: Inst, index: usize, value: Value) {
        self.set_operand(phi, 2 * index, value);
    }
    /// Drops pair `index`. The order of the rest stays when at most [`SHIFTED_PAIRS`] follow; else the last pair takes the place,
    /// so that to drop all pairs of a phi one by one is linear.
    pub fn remove_incoming(&mut self, phi: Inst, index: usize) {
        let last = self.phi_len(phi) - 1;
        if last - index <= SHIFTED_PAIRS {
            self.remove_operands(phi, 2 * index, 2);
            return;
        }
        self.swap_remove_incoming(phi, index);
    }
    /// Drops pair `index`; the last pair takes its place. LLVM drops the pairs of edges that go in this way.
    pub fn swap_remove_incoming(&mut self, phi: Inst, index: usize) {
        let last = self.phi_len(phi) - 1;
        if index != last {
            let (v, from) = self.phi_incoming(phi, last);
            self.set_operand(phi, 2 * index, v);
            self.set_operand(phi, 2 * index + 1, Value::block(from));
        }
        self.remove_operands(phi, 2 * last, 2);
    }
    /// Drops one pair per phi of `block` that comes from `pred` (one edge was removed). Phis that become empty stay, to be
    /// erased with the block.
    pub fn remove_phi_edge(&mut self, block: Block, pred: Block) {
        self.remove_phi_edge_with(block, pred, Self::remove_incoming);
    }
    /// As [`FuncMut::remove_phi_edge`]; the last pair takes the place of the dropped one.
    pub fn swap_remove_phi_edge(&mut self, block: Block, pred: Block) {
        self.remove_phi_edge_with(block, pred, Self::swap_remove_incoming);
    }
    fn remove_phi_edge_with(&mut self, block: Block, pred: Block, remove: fn(&mut Self, Inst, usize)) {
        let mut i = self.first(block);
        while i.is_some() && self.op(i) == Opcode::Phi {
            if let Some(k) = self.phi_index_of(i, pred) {
                remove(self, i, k);
            }
            i = self.next(i);
        }
    }
    /// In the phis of `block`, pairs from `old` come from `new` instead.
    pub fn replace_phi_block(&mut self, block: Block, old: Block, new: Block) {
        let mut i = self.first(block);
        while i.is_some() && self.op(i) == Opcode::Phi {
            if self.phi_index_of(i, old).is_some() {
                for k in 0..self.phi_len(i) {
                    if self.phi_incoming(i, k).1 == old {
                        self.set_operand(i, 2 * k + 1, Value::block(new));
                    }
                }
            }
            i = self.next(i);
        }
    }
    /// The single value of a phi whose pairs all bring one value or the phi itself. `None` for other phis and for phis that
    /// only bring themselves.
    pub fn phi_constant_value(&self, phi: Inst) -> Option<Value> {
        let me = Value::inst(phi);
        let mut found = None;
        for (v, _) in self.phi_pairs(phi) {
            if v == me || found == Some(v) {
                continue;
            }
            if found.is_some() {
                return None;
            }
            found = Some(v);
        }
        found
    }
}
