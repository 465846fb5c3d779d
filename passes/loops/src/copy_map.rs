//! What stands for what in a copy of a loop, and what every copy needs: operands of its own, and edges to the phis of the exits.

use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// What instructions and blocks of a loop are in a copy of it.
#[derive(Default)]
pub struct CopyMap {
    /// By instruction row of the original; `NONE` where there is no copy.
    pub(crate) values: Vec<Value>,
    /// By block row of the original; `NONE` where there is no copy.
    pub(crate) blocks: Vec<Block>,
}

impl CopyMap {
    /// A map of nothing, with a row for each row of `f`.
    pub(crate) fn of(f: &Func<'_>) -> CopyMap {
        CopyMap { values: vec![Value::NONE; f.num_insts()], blocks: vec![Block::NONE; f.num_blocks()] }
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
        self.blocks.get(block.index()).copied().filter(|copy| copy.is_some()).unwrap_or(block)
    }
    /// Gives `clone`, which has the operands of the original, those of the copy.
    pub(crate) fn rename_operands(&self, f: &mut FuncMut<'_>, clone: Inst) {
        for index in 0..f.num_operands(clone) {
            let old = f.operand(clone, index);
            let new = f.map_value(old, |value| self.value(value));
            if new != old {
                f.set_operand(clone, index, new);
            }
        }
    }
    /// Adds the edges by which the copy of the blocks `order` leaves to the phis of the exits.
    pub(crate) fn extend_exits(&self, f: &mut FuncMut<'_>, order: &[Block]) {
        let mut exits: Vec<Block> = Vec::new();
        for &block in order {
            exits.extend(f.successors(block).filter(|to| self.block(*to) == *to));
        }
        for exit in crate::split::without_repeats(exits.into_iter()) {
            let phis: Vec<Inst> = f.block_insts(exit).take_while(|&inst| f.op(inst) == Opcode::Phi).collect();
            for phi in phis {
                let inside: Vec<(Value, Block)> =
                    f.phi_pairs(phi).filter(|pair| self.block(pair.1) != pair.1).collect();
                for (value, from) in inside {
                    f.add_incoming(phi, self.value(value), self.block(from));
                }
            }
        }
    }
}
