//! The edges of the copies: phis, terminators, and where they lead. An edge that is known not to be taken in an iteration is not made, and
//! phis get a pair for each edge that is.

use super::super::plan::Taken;
use super::{Copier, OpenPhi};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::set_loop_node;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

impl Copier<'_> {
    /// Copies phi `inst` of an inner block to `to`. Where all edges into the block are known already and bring one value, that.
    pub(super) fn copy_phi(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block, position: u32) {
        let known = self.plan.prune && func.phi_pairs(inst).all(|(_, p)| self.memory.position[p.index()] < position);
        if known {
            let pairs = self.live_pairs(func, inst, to);
            let first = pairs[0];
            let same = pairs.chunks_exact(2).all(|p| p[0] == first);
            if same && self.stays_closed(func, first, func.block_of(inst)) {
                self.memory.set(inst, first, false);
                return;
            }
            let copy = self.empty_phi(func, inst, to);
            func.push_operands(copy, &pairs);
            return;
        }
        // What is known of the original holds for its copy until the edges are there.
        let copy = self.empty_phi(func, inst, to);
        let pairs: SmallVec<[Value; 8]> = func.operands(inst).collect();
        func.push_operands(copy, &pairs);
        self.open.push(OpenPhi { copy, original: inst });
    }
    fn empty_phi(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block) -> Inst {
        let copy = func.new_inst(Opcode::Phi, func.flags(inst), func.ty(inst), &[], Aux::default());
        func.append(copy, to);
        func.copy_attachments(copy, inst);
        self.name(func, Value::inst(copy), Value::inst(inst));
        self.memory.set(inst, Value::inst(copy), true);
        self.instructions += 1;
        copy
    }
    /// Operands of the copy of phi `inst` in block `to`: one pair for each edge that is there.
    fn live_pairs(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block) -> SmallVec<[Value; 8]> {
        let mut pairs: SmallVec<[Value; 8]> = SmallVec::new();
        for k in 0..func.phi_len(inst) {
            let (v, p) = func.phi_incoming(inst, k);
            let from = self.memory.block(p);
            if from.is_none() {
                continue;
            }
            let edges = func.successors(from).filter(|&s| s == to).count();
            let had = pairs.chunks_exact(2).filter(|q| q[1] == Value::block(from)).count();
            if had < edges {
                pairs.extend([self.memory.map.value(v), Value::block(from)]);
            }
        }
        pairs
    }
    pub(super) fn fill_open_phis(&mut self, func: &mut FuncMut<'_>) {
        for OpenPhi { copy, original } in std::mem::take(&mut self.open) {
            let to = func.block_of(copy);
            let pairs = self.live_pairs(func, original, to);
            func.set_operands(copy, &pairs);
        }
    }

    /// Copies the end of a block. Edges that are known not to be taken in this iteration are left out.
    pub(super) fn copy_terminator(&mut self, func: &mut FuncMut<'_>, inst: Inst, to: Block) {
        let block = func.block_of(inst);
        if let Some(target) = self.only_target(func, inst, block) {
            let target = self.edge(func, block, to, target);
            let branch = Builder::at_end(func, to).br(target);
            let loc = func.loc(inst);
            func.set_loc(branch, loc);
            return;
        }
        let is_last = self.copy_number + 1 == self.plan.count;
        let only_returns = block == self.latch && func.num_operands(inst) == 1;
        if self.plan.literal.is_some() && self.plan.completely && is_last && only_returns {
            Builder::at_end(func, to).unreachable();
            return;
        }
        let mut operands: SmallVec<[Value; 8]> = func.operands(inst).collect();
        for v in &mut operands {
            *v = match v.as_block() {
                Some(s) => Value::block(self.edge(func, block, to, s)),
                None => func.map_value(*v, |v| self.memory.map.value(v)),
            };
        }
        let copy = func.clone_inst(inst, &operands);
        func.append(copy, to);
        if func.ty(inst) != Type::VOID {
            self.name(func, Value::inst(copy), Value::inst(inst));
            self.memory.set(inst, Value::inst(copy), true);
        }
        let is_latch_of_remaining = !self.plan.completely && is_last;
        if block == self.latch && !is_latch_of_remaining {
            set_loop_node(func, copy, Md::NONE);
        }
    }

    /// The only successor of terminator `inst` of `block` in this iteration, if it is known.
    fn only_target(&mut self, func: &mut FuncMut<'_>, inst: Inst, block: Block) -> Option<Block> {
        if func.op(inst) == Opcode::Br && func.num_operands(inst) == 3 {
            let targets = [1, 2].map(|k| func.operand(inst, k).as_block().expect("successor"));
            let leaves = targets.map(|t| !self.loops.contains(self.l, t));
            if leaves[0] != leaves[1] {
                let (exit, stay) = if leaves[0] { (targets[0], targets[1]) } else { (targets[1], targets[0]) };
                match self.plan.taken(block, self.copy_number) {
                    Taken::Never => return Some(stay),
                    Taken::Always => return Some(exit),
                    Taken::Unknown => {}
                }
            }
            // The loop does not run again after the last iteration.
            if self.plan.completely && self.copy_number + 1 == self.plan.count {
                match targets.map(|t| t == self.header) {
                    [true, false] => return Some(targets[1]),
                    [false, true] => return Some(targets[0]),
                    _ => {}
                }
            }
        }
        if !self.plan.prune {
            return None;
        }
        let asks = func.op(inst) == Opcode::Switch || func.op(inst) == Opcode::Br && func.num_operands(inst) == 3;
        if !asks {
            return None;
        }
        let condition = self.memory.map.value(func.operand(inst, 0));
        let n = facts::int_constant(func, condition)?;
        if func.op(inst) == Opcode::Br {
            return func.operand(inst, if n & 1 == 1 { 1 } else { 2 }).as_block();
        }
        let case = (2..func.num_operands(inst))
            .step_by(2)
            .find(|&k| facts::int_constant(func, func.operand(inst, k)) == Some(n));
        func.operand(inst, case.map_or(1, |k| k + 1)).as_block()
    }

    /// Where the copy `from` of `block` goes for its successor `succ`, now that this edge is there.
    fn edge(&mut self, func: &mut FuncMut<'_>, block: Block, from: Block, succ: Block) -> Block {
        if succ == self.header {
            let last = self.copy_number + 1 == self.plan.count;
            if last && self.plan.completely {
                if self.never.is_none() {
                    self.never = self.new_block(func, self.header);
                    Builder::at_end(func, self.never).unreachable();
                }
                return self.never;
            }
            if self.next_header.is_none() {
                self.next_header = if last { self.first_header } else { self.new_block(func, self.header) };
            }
            return self.next_header;
        }
        if self.memory.position[succ.index()] != u32::MAX {
            if self.memory.block(succ).is_none() {
                let copy = self.new_block(func, succ);
                self.memory.map.blocks[succ.index()] = copy;
            }
            return self.memory.block(succ);
        }
        let mut phi = func.first(succ);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let v = func.phi_value_for(phi, block).expect("a pair for each predecessor");
            let v = self.memory.map.value(v);
            func.add_incoming(phi, v, from);
            phi = func.next(phi);
        }
        succ
    }
}
