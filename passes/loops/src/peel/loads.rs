//! Loads of one address that an exit before them keeps in the loop.
//!
//! A load that runs in every iteration that goes on, but only after another exit, may not be moved before the loop: its address might not be
//! one. After a peeled iteration it has run, so that it may. That helps where the loaded value decides an exit and the
//! loop does not write memory.

use warpc_analysis::known_bits::is_dereferenceable;
use warpc_analysis::{Loops, facts};
use warpc_columns::RowSet;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};

/// Whether peeling one iteration of `id` lets such a load that an exit depends on leave the loop.
pub fn helps_invariant_loads(func: &Func<'_>, loops: &Loops, dom: &DomTree, id: Loop) -> bool {
    let exiting = loops.exiting_blocks(func, id);
    let Some(latch) = loops.latch(func, id).filter(|_| exiting.len() > 1) else { return false };
    let others = loops.exit_edges(func, id);
    if others.iter().any(|&(from, exit)| from != latch && func.op(func.terminator(exit)) != Opcode::Unreachable) {
        return false;
    }
    let header = loops.header(id);
    let blocks = loops.blocks(id);
    let mut found = Vec::new();
    for &block in &blocks {
        for inst in func.block_insts(block) {
            let is_private = || func.op(inst).is_call() && facts::call_memory(func, inst).only_inaccessible();
            if facts::may_write(func, inst) && !is_private() {
                return false;
            }
            // What the header loads can move without peeling.
            if func.op(inst) != Opcode::Load || block == header {
                continue;
            }
            let address = func.operand(inst, 0);
            let size = func.ctx().tables.layout.fixed_store_size(func.types(), func.ty(inst));
            let known = size.is_some_and(|size| is_dereferenceable(func, address, size));
            if loops.is_invariant(func, id, address) && dom.dominates(block, latch) && !known {
                found.push(inst);
            }
        }
    }
    if found.is_empty() {
        return false;
    }
    // What depends on them.
    let mut reached: RowSet<Inst> = RowSet::default();
    reached.resize(func.num_insts());
    while let Some(inst) = found.pop() {
        for u in func.uses(inst.into()) {
            let user = func.user(u);
            if loops.contains(id, func.block_of(user)) && reached.insert(user) {
                found.push(user);
            }
        }
    }
    exiting.iter().any(|&b| reached.contains(func.terminator(b)))
}
