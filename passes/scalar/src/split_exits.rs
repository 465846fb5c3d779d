//! `split-exits`: puts a block on an edge that leaves a loop for a phi which takes a constant there.
//!
//! **What for**: the constant is written at the end of the block that the edge begins in, which is in the loop, so in every iteration. The
//! new block stands behind the loop and writes it once. **When**: the edge is critical, and the block behind it has such a phi. Other values
//! become the register of the phi (`coalesce-copies`), and need no block.
//! **Invariants**: nothing is computed elsewhere. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: the new blocks are empty.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "split-exits",
    summary: "put a block behind a loop that writes constants for phis",
    level: Level::Function,
    reads: AnalysisSet::LOOPS,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("split-exits")?;
        Ok(PassBody::Function(Box::new(SplitExits)))
    },
};

struct SplitExits;

impl FunctionPass for SplitExits {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        let is_in_loop = |block: &Block| loops.of(*block).is_some();
        let mut changed = false;
        for block in func.block_order().filter(is_in_loop).collect::<Vec<Block>>() {
            let term = func.terminator(block);
            if func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
                continue;
            }
            for index in 1..3 {
                let Some(to) = func.operand(term, index).as_block() else { continue };
                if !loops.contains(loops.of(block), to) && writes_constant(func, block, to) {
                    let new = func.split_edge(term, index);
                    func.name_split_edge(new, block, to);
                    changed = true;
                }
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Whether the edge from `block` to `to` is one of several into `to`, and gives a phi there a constant.
fn writes_constant(func: &Func<'_>, block: Block, to: Block) -> bool {
    func.single_predecessor(to).is_none()
        && func.block_insts(to).take_while(|&inst| func.op(inst) == Opcode::Phi).any(|phi| {
            func.phi_value_for(phi, block).is_some_and(|value| value.is_constant() && !value.is_undef_or_poison())
        })
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
