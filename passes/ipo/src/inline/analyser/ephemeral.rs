//! Instructions of which only assumptions make use: they are gone before code is made.

use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode};

/// The assumptions of `func` and what feeds them alone. Linear; a function without assumptions is not walked.
pub fn find(func: &Func<'_>) -> RowSet<Inst> {
    let mut found = RowSet::new(0);
    if !func.intrins().has(id::ASSUME) {
        return found;
    }
    let assumes = |inst: &Inst| func.op(*inst) == Opcode::Call && facts::intrinsic(func, *inst) == Some(id::ASSUME);
    let mut work: Vec<Inst> = func.block_order().flat_map(|b| func.block_insts(b)).filter(assumes).collect();
    if work.is_empty() {
        return found;
    }
    found = RowSet::new(func.num_insts());
    // Uses that are not known to be of ephemeral instructions.
    let mut uses = vec![0u32; func.num_insts()];
    for inst in func.block_order().flat_map(|b| func.block_insts(b)) {
        for operand in func.operands(inst).filter_map(|value| value.as_inst()) {
            uses[operand.index()] += 1;
        }
    }
    for &inst in &work {
        found.insert(inst);
    }
    while let Some(inst) = work.pop() {
        for operand in func.operands(inst).filter_map(|value| value.as_inst()) {
            uses[operand.index()] -= 1;
            let free = uses[operand.index()] == 0 && !func.op(operand).is_terminator();
            if free && !facts::has_side_effects(func, operand) && found.insert(operand) {
                work.push(operand);
            }
        }
    }
    found
}
