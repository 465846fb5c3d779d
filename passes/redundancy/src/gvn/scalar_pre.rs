//! Scalar values that all predecessors of a block but one compute: they are computed in that one, too, and a phi takes their place.
//!
//! Comparisons and addresses are left: selection puts them at their users. A value that may fault goes only where it is computed
//! anyway. Critical edges are split first, and the value is looked at again in the next round. On a GPU the step of a counter stays an
//! addition: behind a phi the loop has no known number of iterations, and unrolled addresses no common base. And where the way that lacks
//! the value is the branch that all ways come from, it is computed before that branch: on an edge it would be a block of its own, and the
//! phi another value in each thread.

use super::{Gvn, Stale};
use crate::numbering::Number;
use crate::patch;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, Opcode, Value};
use warpc_scalar::simplifycfg::drop_conditional_facts;

/// Predecessors of a block, one per edge.
type Ways = SmallVec<[Block; 8]>;

impl Gvn<'_, '_> {
    /// Looks at all values; whether anything changed.
    pub(super) fn scalar_pre(&mut self) -> bool {
        let mut changed = false;
        let mut work = vec![self.f.entry()];
        let mut seen: warpc_columns::RowSet<Block> = warpc_columns::RowSet::new(self.f.num_blocks());
        let mut order = Vec::new();
        seen.insert(self.f.entry());
        while let Some(block) = work.pop() {
            order.push(block);
            let mut next: Vec<Block> = self.f.successors(block).filter(|&s| seen.insert(s)).collect();
            next.reverse();
            work.append(&mut next);
        }
        for block in order {
            if block == self.f.entry() {
                continue;
            }
            // Edges are split when all values were looked at, so that the ways into a block stay.
            let Some(ways) = self.ways_into(block) else { continue };
            let mut inst = self.f.first(block);
            while inst.is_some() {
                let next = self.f.next(inst);
                changed |= self.is_wanted(inst) && self.scalar_pre_over(inst, &ways);
                inst = next;
            }
        }
        changed |= self.split_waiting_edges();
        self.changed |= changed;
        changed
    }
    fn is_wanted(&self, inst: Inst) -> bool {
        let op = self.f.op(inst);
        if op.is_terminator()
            || matches!(
                op,
                Opcode::Alloca | Opcode::Phi | Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::Freeze
            )
            || self.f.ty(inst) == Type::VOID
            || self.f.ty(inst) == Type::TOKEN
        {
            return false;
        }
        if facts::may_read(self.f, inst) || facts::has_side_effects(self.f, inst) {
            return false;
        }
        if steps_counter(self.f, inst) && is_for_gpu(self.f) {
            return false;
        }
        if op == Opcode::Call {
            return crate::numbering::call_is_value(self.f, inst) && self.f.callee(inst).as_inst().is_none();
        }
        op.is_pure() || op.is_int_div()
    }
    /// Makes `inst` available on the only path to its block that lacks it.
    pub(super) fn scalar_pre_of(&mut self, inst: Inst) -> bool {
        if !self.is_wanted(inst) {
            return false;
        }
        let ways = self.ways_into(self.f.block_of(inst));
        ways.is_some_and(|ways| self.scalar_pre_over(inst, &ways))
    }
    /// Predecessors of `block` that values may come from, one per edge; `None` where one is around a loop or not reached, there are
    /// too many, or there is only one: what that has dominates the block, and stands for its values already.
    fn ways_into(&mut self, block: Block) -> Option<Ways> {
        let first = self.f.first(block);
        let has_phi = first.is_some() && self.f.op(first) == Opcode::Phi;
        if !has_phi && self.f.predecessors(block).take(2).count() < 2 {
            return None;
        }
        let at = self.rank(block)?;
        let ways: Ways = self.preds(block).into_iter().collect();
        if ways.len() > self.options.max_deps.max(2) {
            return None;
        }
        for &from in &ways {
            let back_edge = self.rank(from).is_none_or(|rank| rank >= at);
            if back_edge || !self.dom.is_reachable(from) {
                return None;
            }
        }
        Some(ways)
    }
    /// Makes `inst` available on the only one of `ways`, the ways into its block, that lacks it.
    fn scalar_pre_over(&mut self, inst: Inst, ways: &[Block]) -> bool {
        let Some(number) = self.numbering.get(Value::inst(inst)) else { return false };
        let block = self.f.block_of(inst);
        let mut brought: SmallVec<[(Block, Option<Value>); 8]> = SmallVec::new();
        let (mut with, mut lacking, mut is_same) = (0, None, true);
        for &from in ways {
            let there = self.translate_number(number, from, block);
            is_same &= there == number;
            let leader = self.leaders.find(self.f, &self.dom, from, there);
            match leader {
                None => {
                    if lacking.is_some_and(|other| other != from) {
                        return false;
                    }
                    lacking = Some(from);
                }
                // It is computed above all of this.
                Some(value) if value == Value::inst(inst) => return false,
                Some(value) if self.f.type_of(value) != self.f.ty(inst) => return false,
                Some(_) => with += 1,
            }
            brought.push((from, leader));
        }
        if with == 0 {
            return false;
        }
        let mut new = Value::NONE;
        if let Some(from) = lacking {
            if is_same && is_for_gpu(self.f) && self.dom.dominates(from, block) {
                return self.compute_above(inst, number, from, &brought);
            }
            let Some(value) = self.compute_there(inst, block, from) else { return false };
            new = value;
        }
        self.join(inst, number, block, &brought, new);
        true
    }
    /// Position of `block` in reverse post-order.
    fn rank(&mut self, block: Block) -> Option<u32> {
        if self.ranks.is_empty() {
            self.ranks.resize(self.f.num_blocks(), u32::MAX);
            for (k, b) in self.order.iter().enumerate() {
                self.ranks[b.index()] = k as u32;
            }
        }
        self.ranks.get(block.index()).copied().filter(|&rank| rank != u32::MAX)
    }
    /// Computes `inst`, of `block`, at the end of `from`; `None` when that is not possible yet, or at all.
    fn compute_there(&mut self, inst: Inst, block: Block, from: Block) -> Option<Value> {
        if !self.values().at(self.f.terminator(from)).is_safe_to_speculate(inst) && self.may_not_be_reached(inst) {
            return None;
        }
        let term = self.f.terminator(from);
        if !self.can_split(from, block) {
            return None;
        }
        if self.is_critical(from, block) {
            let index = (0..self.f.num_operands(term)).find(|&k| self.f.operand(term, k).as_block() == Some(block))?;
            self.to_split.push((term, index));
            return None;
        }
        self.copy_to(inst, block, from)
    }
    /// Computes `inst` at the end of `from`, which dominates it, instead of there and where it was `brought` from; whether that is possible.
    fn compute_above(&mut self, inst: Inst, number: Number, from: Block, brought: &[(Block, Option<Value>)]) -> bool {
        let block = self.f.block_of(inst);
        if !self.values().at(self.f.terminator(from)).is_safe_to_speculate(inst) {
            return false;
        }
        let Some(new) = self.copy_to(inst, block, from) else { return false };
        let made = new.as_inst();
        // What a register of the machine holds is told of any place.
        let has_operands = self.f.operands(inst).any(|operand| operand.as_inst().is_some());
        if let Some(made) = made.filter(|_| has_operands) {
            drop_conditional_facts(self.f, made);
        }
        let mut known: SmallVec<[Inst; 8]> = brought.iter().filter_map(|way| way.1?.as_inst()).collect();
        known.push(inst);
        known.dedup();
        for inst in known {
            let at = self.f.block_of(inst);
            if self.f.is_dead(inst) || at == from || !self.dom.dominates(from, at) {
                continue;
            }
            if let Some(made) = made {
                patch::keep_common(self.f, made, inst);
            }
            self.leaders.remove(number, Value::inst(inst), at);
            self.replace(inst, new);
            if self.doomed == inst {
                self.doomed = Inst::NONE;
            }
            self.erase(inst);
        }
        self.stale = Stale::Pointers;
        true
    }
    /// A copy of `inst`, of `block`, at the end of `from`, where its operands must be known.
    fn copy_to(&mut self, inst: Inst, block: Block, from: Block) -> Option<Value> {
        let term = self.f.terminator(from);
        // What a call gives is not there before it.
        if !matches!(self.f.op(term), Opcode::Br | Opcode::Switch) {
            return None;
        }
        let mut operands: Vec<Value> = Vec::with_capacity(self.f.num_operands(inst));
        for k in 0..self.f.num_operands(inst) {
            let operand = self.f.operand(inst, k);
            if operand.as_inst().is_none() {
                operands.push(operand);
                continue;
            }
            let number = self.numbering.get(operand)?;
            let there = self.translate_number(number, from, block);
            let leader = self.leaders.find(self.f, &self.dom, from, there)?;
            if self.f.type_of(leader) != self.f.type_of(operand) {
                return None;
            }
            operands.push(leader);
        }
        let (op, ty, aux) = (self.f.op(inst), self.f.ty(inst), self.f.aux(inst));
        let flags = self.f.flags(inst) & !warpc_ir::opcode::flags::HAS_MD;
        let new = Builder::before(self.f, term).emit(op, flags, ty, &operands, aux);
        self.f.copy_attachments(new, inst);
        self.f.name_after(Value::inst(new), Value::NONE, ".pre");
        let made = self.number(Value::inst(new));
        self.leaders.insert(made, Value::inst(new), from);
        Some(Value::inst(new))
    }
    /// Puts a phi of what the predecessors bring in place of `inst`; `new` comes where they bring nothing.
    fn join(&mut self, inst: Inst, number: Number, block: Block, brought: &[(Block, Option<Value>)], new: Value) {
        let phi = self.f.new_phi(block, self.f.ty(inst));
        for &(from, value) in brought {
            if let Some(kept) = value.and_then(|value| value.as_inst()) {
                patch::keep_common(self.f, kept, inst);
            }
            self.f.add_incoming(phi, value.unwrap_or(new), from);
        }
        self.f.name_after(Value::inst(phi), Value::inst(inst), ".pre-phi");
        let loc = self.f.loc(inst);
        self.f.set_loc(phi, loc);
        self.numbering.set(Value::inst(phi), number);
        self.translations.retain(|key, _| key.0 != number.0);
        self.leaders.insert(number, Value::inst(phi), block);
        self.leaders.remove(number, Value::inst(inst), block);
        self.replace(inst, Value::inst(phi));
        self.stale = Stale::Pointers;
        if self.doomed == inst {
            self.doomed = Inst::NONE;
        }
        self.erase(inst);
    }
}

/// Whether `inst` adds a constant to a phi that it comes back to.
fn steps_counter(func: &Func<'_>, inst: Inst) -> bool {
    if func.op(inst) != Opcode::Add || !func.operand(inst, 1).is_constant() {
        return false;
    }
    let phi = func.operand(inst, 0).as_inst().filter(|&phi| func.op(phi) == Opcode::Phi);
    phi.is_some_and(|phi| func.phi_pairs(phi).any(|(value, _)| value == Value::inst(inst)))
}
