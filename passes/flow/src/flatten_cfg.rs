//! `flatten-cfg`: two branches in a row that share a destination become one.
//!
//! ```text
//!   a: br c1, x, b;   b: br c2, x, y      ->      a: br (c1 or c2), x, y
//! ```
//!
//! **When**: nothing but the first branch leads to the second, all before the second one may be computed although it is not needed, and phis
//! of the shared destination get one value from both. Any side of either branch may be the shared one. **How**: the second block moves
//! before the first branch; the conditions become a `select`, which asks for the second one only where the first one left it open, so that
//! undef and poison stay where they were. **Cost**: linear, times the length of a chain of such branches, which is at most [`MOST_BRANCHES`].
//! **Invariants**: blocks are reached under the conditions that they were reached under; convergent calls do not move.
//! **Source**: LLVM's pass of this name, whose other rule, which joins two regions that do the same, is not written.

use crate::invert::invert;
use warpc_analysis::AnalysisSet;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "flatten-cfg",
    summary: "join branches that share a destination",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(FlattenCfg)))
    },
};

/// Branches that are joined into one: each has its condition computed before, whether it is needed or not.
const MOST_BRANCHES: usize = 64;

struct FlattenCfg;

impl FunctionPass for FlattenCfg {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let mut changed = false;
        for &block in cfg.rpo() {
            for _ in 1..MOST_BRANCHES {
                if func.is_block_dead(block) || !join(func, block) {
                    break;
                }
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Condition and destinations of the branch that ends `block`, if these are two.
fn ways(func: &Func<'_>, block: Block) -> Option<(Value, [Block; 2])> {
    let end = func.terminator(block);
    if func.op(end) != Opcode::Br || func.num_operands(end) != 3 {
        return None;
    }
    let ways = [func.operand(end, 1).as_block()?, func.operand(end, 2).as_block()?];
    (ways[0] != ways[1]).then_some((func.operand(end, 0), ways))
}

/// Joins the branch of `block` with one that it leads to.
fn join(func: &mut FuncMut<'_>, block: Block) -> bool {
    let Some((first, ways_of_first)) = ways(func, block) else { return false };
    for side in 0..2 {
        // The second branch stands behind `side` of the first one; the other side is shared.
        let (next, shared) = (ways_of_first[side], ways_of_first[1 - side]);
        let Some((second, ways_of_second)) = ways(func, next).filter(|_| next != block) else { continue };
        let Some(to_shared) = ways_of_second.iter().position(|&way| way == shared) else { continue };
        let other = ways_of_second[1 - to_shared];
        if func.single_predecessor(next) != Some(block) || other == next || !can_move(func, block, next, shared) {
            continue;
        }
        move_up(func, block, next);
        // Either condition leads to the shared block if it is true.
        let reaches = |func: &mut FuncMut<'_>, condition, when: usize| match when {
            0 => condition,
            _ => invert(func, condition),
        };
        let (first, second) = (reaches(func, first, 1 - side), reaches(func, second, to_shared));
        let end = func.terminator(block);
        let truth = func.consts_mut().add_bool(true);
        let either = Builder::before(func, end).select(first, truth, second, 0);
        func.remove_phi_edge(shared, next);
        func.replace_phi_block(other, next, block);
        func.set_operand(end, 0, either);
        func.set_operand(end, 1, Value::block(shared));
        func.set_operand(end, 2, Value::block(other));
        func.clear_attachments(end);
        func.erase_block(next);
        return true;
    }
    false
}

/// Whether all of `next` may be computed in `block`, and phis of `shared` get one value from both.
fn can_move(func: &Func<'_>, block: Block, next: Block, shared: Block) -> bool {
    let values = Values::new(func);
    let mut inside = func.block_insts(next).filter(|&inst| inst != func.terminator(next));
    let mut phis = func.block_insts(shared).take_while(|&inst| func.op(inst) == Opcode::Phi);
    // Of loads and calls something may be promised that holds only where they run.
    let is_plain = |op: Opcode| op != Opcode::Phi && op != Opcode::Load && !op.is_call();
    inside.all(|inst| is_plain(func.op(inst)) && values.is_safe_to_speculate(inst))
        && phis.all(|phi| func.phi_value_for(phi, block) == func.phi_value_for(phi, next))
}

/// Moves all of `next` but its end before the end of `block`.
fn move_up(func: &mut FuncMut<'_>, block: Block, next: Block) {
    let end = func.terminator(block);
    let last = func.terminator(next);
    while let Some(inst) = Some(func.first(next)).filter(|&inst| inst != last) {
        // It runs where it did not, and may be poison there, where nothing asks for it.
        func.move_before(inst, end);
    }
}
