//! Pointers that the accesses of a block need not to be null.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, Opcode, Value};

/// The objects that loads and stores of `block` access, sorted.
pub fn accessed_in(func: &Func<'_>, block: Block) -> Vec<Value> {
    let mut all = Vec::new();
    for inst in func.block_insts(block) {
        let ptr = match func.op(inst) {
            Opcode::Load => func.operand(inst, 0),
            Opcode::Store => func.operand(inst, 1),
            _ => continue,
        };
        if func.types().addrspace(func.type_of(ptr)) == Some(0) && !facts::is_volatile(func, inst) {
            all.push(ptr);
            // An address inside an object that is not null.
            let mut base = ptr;
            while let Some(address) = base
                .as_inst()
                .filter(|&inst| func.op(inst) == Opcode::GetElementPtr && func.flags(inst) & flags::INBOUNDS != 0)
            {
                base = func.operand(address, 0);
                all.push(base);
            }
        }
    }
    all.sort_unstable_by_key(|value| value.0);
    all.dedup();
    all
}
