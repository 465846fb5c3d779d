//! Blocks where the threads of a warp that left a loop in different iterations meet again.
//!
//! A loop with several exits whose threads leave when they like has one block that all of them come to first: the nearest one that
//! post-dominates all exits. An edge into it that is threaded goes past it, and what the others run behind it, they run once for
//! each iteration in which some of them left. That costs more than the branch that is saved: a search whose "not found" is decided
//! on one exit, and a loop behind the search, took 3.5 times the instructions.

use warpc_analysis::Analyses;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};

/// The blocks where threads meet behind loops of several exits that they leave in different iterations.
pub(super) fn gathering_blocks(func: &Func<'_>, analyses: &mut Analyses) -> Vec<Block> {
    let loops = analyses.loops(func);
    // Threads that come to where the program ends meet nobody.
    let ends = |to: Block| func.op(func.terminator(to)) == Opcode::Unreachable;
    let targets = |loop_id: Loop| -> Vec<Block> {
        loops.exit_edges(func, loop_id).into_iter().map(|(_, to)| to).filter(|&to| !ends(to)).collect()
    };
    let exits = loops.inner_first().into_iter().map(|loop_id| (loop_id, targets(loop_id)));
    let several: Vec<(Loop, Vec<Block>)> = exits.filter(|(_, targets)| targets.len() > 1).collect();
    if several.is_empty() {
        return Vec::new();
    }
    let (post, uniformity) = (analyses.post_dom(func), analyses.uniformity(func));
    let common = |one: Block, other: Block| if one.is_some() { post.common(one, other) } else { one };
    let divergent = several.into_iter().filter(|(loop_id, _)| uniformity.has_divergent_exit(*loop_id));
    divergent.filter_map(|(_, targets)| targets.into_iter().reduce(common)).filter(|block| block.is_some()).collect()
}
