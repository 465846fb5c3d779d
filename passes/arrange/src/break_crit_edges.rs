//! `break-crit-edges`: puts an empty block on every edge from a block with several successors to one with several predecessors.
//!
//! **Invariants**: nothing is computed elsewhere; phis take the values of an edge from its new block. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: the new blocks are empty, and no call gets another condition.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::LOOP_KIND;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "break-crit-edges",
    summary: "put a block on every critical edge",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("break-crit-edges")?;
        Ok(PassBody::Function(Box::new(BreakCriticalEdges)))
    },
};

struct BreakCriticalEdges;

impl FunctionPass for BreakCriticalEdges {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        for b in func.block_order().collect::<Vec<Block>>() {
            changed |= split_critical_edges(func, b);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Splits the critical edges that leave `block`; whether there were any.
pub fn split_critical_edges(func: &mut FuncMut<'_>, block: Block) -> bool {
    let term = func.terminator(block);
    if term.is_none()
        || !matches!(func.op(term), Opcode::Br | Opcode::Switch | Opcode::Invoke | Opcode::CallBr)
        || func.successors_of(term).take(2).count() < 2
    {
        return false;
    }
    let mut changed = false;
    for k in 0..func.num_operands(term) {
        let Some(to) = func.operand(term, k).as_block() else { continue };
        // A pad is where unwinding leads to, and no jump.
        if func.predecessors(to).take(2).count() < 2 || is_exception_pad(func.op(func.first_non_phi(to))) {
            continue;
        }
        let new = func.split_edge(term, k);
        func.name_split_edge(new, block, to);
        // The new block may be the end of a loop that the branch tells of.
        if let Some(kind) = func.ctx().tables.strings.find(LOOP_KIND)
            && let Some(node) = func.attachment(term, kind)
        {
            let branch = func.terminator(new);
            func.set_attachment(branch, kind, node);
        }
        changed = true;
    }
    changed
}
