//! What stands for what in a copy of a loop, and what every copy needs: blocks and instructions, operands of its own, its debug records,
//! and edges to the phis of the exits.

use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::scopes::ScopeClones;

/// What instructions and blocks of a loop are in a copy of it.
#[derive(Default)]
pub struct CopyMap {
    /// By instruction row of the original; `NONE` where there is no copy.
    pub(crate) values: Vec<Value>,
    /// By block row of the original; `NONE` where there is no copy.
    pub(crate) blocks: Vec<Block>,
}

impl CopyMap {
    /// A map of nothing, with a row for each row of `func`.
    pub(crate) fn of(func: &Func<'_>) -> CopyMap {
        CopyMap { values: vec![Value::NONE; func.num_insts()], blocks: vec![Block::NONE; func.num_blocks()] }
    }
    /// What `value` is in the copy.
    pub fn value(&self, value: Value) -> Value {
        if let Some(block) = value.as_block() {
            return Value::block(self.block(block));
        }
        match value.as_inst().and_then(|inst| self.values.get(inst.index()).copied()) {
            Some(copy) if copy != Value::NONE => copy,
            _ => value,
        }
    }
    /// What `block` is in the copy.
    pub fn block(&self, block: Block) -> Block {
        self.copy_of(block).unwrap_or(block)
    }
    /// The copy of `block`, if there is one.
    pub(crate) fn copy_of(&self, block: Block) -> Option<Block> {
        self.blocks.get(block.index()).copied().filter(|copy| copy.is_some())
    }
    /// Has a row for each row of `func`, with nothing in the new ones.
    pub(crate) fn cover(&mut self, func: &Func<'_>) {
        self.values.resize(func.num_insts().max(self.values.len()), Value::NONE);
        self.blocks.resize(func.num_blocks().max(self.blocks.len()), Block::NONE);
    }
    /// Forgets what the blocks `order` and their instructions became.
    pub(crate) fn forget(&mut self, func: &Func<'_>, order: &[Block]) {
        self.forget_values(func, order);
        order.iter().for_each(|block| self.blocks[block.index()] = Block::NONE);
    }
    /// Forgets what the instructions of the blocks `order` became.
    pub(crate) fn forget_values(&mut self, func: &Func<'_>, order: &[Block]) {
        for inst in order.iter().flat_map(|&block| func.block_insts(block)) {
            self.values[inst.index()] = Value::NONE;
        }
    }
    /// Clones `inst` to the end of the copy of its block, with the operands of the original, which [`CopyMap::rename_operands`] replaces
    /// once everything is there.
    pub(crate) fn clone_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst, suffix: &str) -> Inst {
        let operands: Vec<Value> = func.operands(inst).collect();
        let clone = func.clone_inst(inst, &operands);
        func.append(clone, self.block(func.block_of(inst)));
        func.set_loc(clone, func.loc(inst));
        if func.ty(inst) != Type::VOID {
            func.derive_name(clone.into(), inst.into(), suffix);
            self.values[inst.index()] = clone.into();
        }
        clone
    }
    /// Clones the blocks `order`, for which there are blocks already, whole; with `debug` records in front of what they stand in front of.
    pub(crate) fn clone_blocks(
        &mut self,
        func: &mut FuncMut<'_>,
        order: &[Block],
        suffix: &str,
        debug: &RegionDebug,
        scopes: &mut ScopeClones,
    ) {
        let mut made: Vec<(Inst, Inst)> = Vec::new();
        for &block in order {
            let mut inst = func.first(block);
            while inst.is_some() {
                made.push((inst, self.clone_inst(func, inst, suffix)));
                inst = func.next(inst);
            }
        }
        for &(_, clone) in &made {
            self.rename_operands(func, clone);
            scopes.adapt(func, clone);
        }
        for &(inst, clone) in &made {
            for record in debug.before(inst) {
                RegionDebug::repeat(func, record, clone, |value| self.value(value));
            }
        }
    }
    /// Gives `clone`, which has the operands of the original, those of the copy.
    pub(crate) fn rename_operands(&self, func: &mut FuncMut<'_>, clone: Inst) {
        for index in 0..func.num_operands(clone) {
            let old = func.operand(clone, index);
            let new = func.map_value(old, |value| self.value(value));
            if new != old {
                func.set_operand(clone, index, new);
            }
        }
    }
    /// Adds the edges by which the copy of the blocks `order` leaves to the phis of the exits.
    pub(crate) fn extend_exits(&self, func: &mut FuncMut<'_>, order: &[Block]) {
        let mut exits: Vec<Block> = Vec::new();
        for &block in order {
            exits.extend(func.successors(block).filter(|to| self.block(*to) == *to));
        }
        for exit in crate::split::without_repeats(exits.into_iter()) {
            let phis: Vec<Inst> = func.block_insts(exit).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
            for phi in phis {
                let inside: Vec<(Value, Block)> =
                    func.phi_pairs(phi).filter(|pair| self.block(pair.1) != pair.1).collect();
                for (value, from) in inside {
                    func.add_incoming(phi, self.value(value), self.block(from));
                }
            }
        }
    }
}
