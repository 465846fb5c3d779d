//! Operations on phis that are phis of operations: `op (phi a, b), c` where `op a, c` and `op b, c` are there at the ends of the two
//! paths, or fold.
//!
//! Such an operation gets the number of the phi of its block that brings these values; where there is none, one is made when the
//! classes are done. The operations at the ends are looked up by what their operands stand for, also those that come around a loop:
//! these are of the pass before. What a made phi takes promises no more than the operation did.

use super::Classes;
use super::evaluate::phi_key;
use crate::leaders::Leaders;
use crate::numbering::Number;
use crate::patch;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// An operation with what its operands stand for, all that promises left out.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Operation {
    op: Opcode,
    pred: u8,
    ty: Type,
    word: u32,
    operands: SmallVec<[Value; 4]>,
}

/// A phi to be made: of these values by predecessor, for an operation.
pub(super) struct Wanted {
    block: Block,
    brought: Vec<(Block, Value)>,
    number: Number,
    operation: Inst,
}

/// Ways into a block that are looked at.
const MAX_WAYS: usize = 32;

impl Classes<'_, '_> {
    fn operation(&self, inst: Inst, operands: &[Value]) -> Option<Operation> {
        let op = self.f.op(inst);
        let simple =
            op.is_binary() || op.is_cast() || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr);
        if !simple || operands.iter().any(|v| v.is_none()) {
            return None;
        }
        let mut pred = match op {
            Opcode::ICmp => self.f.int_pred(inst) as u8,
            Opcode::FCmp => self.f.float_pred(inst) as u8,
            _ => 0,
        };
        let mut operands: SmallVec<[Value; 4]> = operands.into();
        let exchangeable = op.is_commutative() || matches!(op, Opcode::ICmp | Opcode::FCmp);
        if exchangeable && operands[0] > operands[1] {
            operands.swap(0, 1);
            pred = match op {
                Opcode::ICmp => self.f.int_pred(inst).swapped() as u8,
                Opcode::FCmp => self.f.float_pred(inst).swapped() as u8,
                _ => 0,
            };
        }
        let word = if op == Opcode::GetElementPtr { self.f.aux(inst).a } else { 0 };
        Some(Operation { op, pred, ty: self.f.ty(inst), word, operands })
    }
    /// Notes that `inst` computes what `stands` stands for.
    pub(super) fn note_operation(&mut self, inst: Inst, stands: Value) {
        if !self.phi_of_ops || !self.has_phis {
            return;
        }
        let operands: SmallVec<[Value; 4]> = self.f.operands(inst).map(|v| self.standing(v)).collect();
        if let Some(operation) = self.operation(inst, &operands) {
            self.operations[1].entry(operation).or_insert(stands);
        }
    }
    /// The number of the phi that operation `inst` on a phi is, if all paths to that phi have its values.
    pub(super) fn phi_of_operations(&mut self, inst: Inst) -> Option<Number> {
        if !self.phi_of_ops || self.f.ty(inst) == Type::VOID {
            return None;
        }
        let phi_of = |s: &Self, value: Value| value.as_inst().filter(|&i| s.f.op(i) == Opcode::Phi);
        let block = self.f.operands(inst).find_map(|value| phi_of(self, value)).map(|phi| self.f.block_of(phi))?;
        let own: SmallVec<[Value; 4]> = self.f.operands(inst).collect();
        let operands: SmallVec<[Value; 4]> = own.iter().map(|&value| self.standing(value)).collect();
        self.operation(inst, &operands)?;
        // Other operands must be there before the block.
        for (&value, &stands) in own.iter().zip(&operands) {
            let here = phi_of(self, value).is_some_and(|phi| self.f.block_of(phi) == block);
            let above = stands.as_inst().is_none_or(|i| self.dom.strictly_dominates(self.f.block_of(i), block));
            if !here && !above {
                return None;
            }
        }
        let mut brought: Vec<(Block, Value)> = Vec::new();
        let cfg = self.cfg.clone();
        if cfg.preds(block).len() > MAX_WAYS || cfg.preds(block).len() < 2 {
            return None;
        }
        for &from in cfg.preds(block) {
            if !self.edges.contains(&(from, block)) {
                continue;
            }
            let value = self.on_way(inst, &own, &operands, block, from)?;
            brought.push((from, value));
        }
        if brought.is_empty() || brought.iter().any(|pair| pair.1 == Value::inst(inst)) {
            return None;
        }
        let first = brought[0].1;
        if brought.iter().all(|pair| pair.1 == first) {
            let there = first.as_inst().is_none_or(|i| self.dom.dominates(self.f.block_of(i), block));
            return if there { self.number_of(first) } else { None };
        }
        let key = phi_key(block, self.f.ty(inst), brought.clone());
        if let Some(&number) = self.phis.get(&key) {
            return Some(number);
        }
        // The phi would stay beside the new one: what sets one register on each way would set two, for one operation less.
        let stays = |phi: Inst| self.f.block_of(phi) == block && !self.f.has_one_use(phi.into());
        if self.gpu && own.iter().filter_map(|&value| phi_of(self, value)).any(stays) {
            return None;
        }
        let number = self.numbering.fresh();
        self.phis.insert(key, number);
        self.wanted.push(Wanted { block, brought, number, operation: inst });
        Some(number)
    }
    /// What `inst` is at the end of `from`.
    fn on_way(&mut self, inst: Inst, own: &[Value], operands: &[Value], block: Block, from: Block) -> Option<Value> {
        let there: SmallVec<[Value; 4]> = own
            .iter()
            .zip(operands)
            .map(|(&value, &stands)| {
                match value.as_inst().filter(|&i| self.f.op(i) == Opcode::Phi && self.f.block_of(i) == block) {
                    Some(phi) => self.f.phi_value_for(phi, from).map_or(Value::NONE, |value| self.standing(value)),
                    None => stands,
                }
            })
            .collect();
        if there.iter().any(|v| v.is_none()) {
            return None;
        }
        let found = match self.operation_of(inst, &there) {
            Some(known) => self.standing(known),
            None => {
                let operation = self.operation(inst, &there)?;
                let [before, now] = &self.operations;
                *now.get(&operation).or_else(|| before.get(&operation))?
            }
        };
        if found.is_none() || self.f.type_of(found) != self.f.ty(inst) {
            return None;
        }
        let there = found.as_inst().is_none_or(|i| self.dom.dominates(self.f.block_of(i), from));
        there.then_some(found)
    }
    /// Makes the phis that operations are.
    pub(super) fn make_wanted_phis(&mut self, leaders: &mut Leaders) -> bool {
        let mut changed = false;
        for wanted in std::mem::take(&mut self.wanted) {
            let phi = self.f.new_phi(wanted.block, self.f.ty(wanted.operation));
            // The last way in the text comes first, as in LLVM.
            let preds: Vec<Block> = self.cfg.preds(wanted.block).to_vec();
            for from in preds.into_iter().rev() {
                let value = wanted.brought.iter().find(|pair| pair.0 == from).map(|pair| pair.1);
                if let Some(kept) = value.and_then(|value| value.as_inst()) {
                    patch::keep_common(self.f, kept, wanted.operation);
                }
                let value = value.unwrap_or(Value::poison(self.f.ty(wanted.operation)));
                self.f.add_incoming(phi, value, from);
            }
            self.f.set_name(Value::inst(phi), b"phiofops");
            let loc = self.f.loc(wanted.operation);
            self.f.set_loc(phi, loc);
            self.numbering.set(Value::inst(phi), wanted.number);
            leaders.insert(wanted.number, Value::inst(phi), wanted.block);
            changed = true;
        }
        changed
    }
}
