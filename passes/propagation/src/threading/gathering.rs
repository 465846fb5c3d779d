//! Blocks where the threads of a warp that left a loop in different iterations meet again.
//!
//! A loop with several exits whose threads leave when they like has one block that all of them come to first: the nearest one that
//! post-dominates all exits. An edge into it that is threaded goes past it, and what the others run behind it, they run once for
//! each iteration in which some of them left. That costs more than the branch that is saved: a search whose "not found" is decided
//! on one exit, and a loop behind the search, took 3.5 times the instructions.

use warpc_analysis::Analyses;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;
use warpc_ir::{Func, Opcode};

/// The targets of the edges that leave `loop_id`, one for each edge; not those where the program ends.
fn exit_targets(func: &Func<'_>, cfg: &Cfg, loops: &Loops, loop_id: Loop) -> Vec<Block> {
    let ends = |to: Block| func.op(func.terminator(to)) == Opcode::Unreachable;
    let leaves = |&to: &Block| !loops.contains(loop_id, to) && !ends(to);
    loops.blocks(loop_id).into_iter().flat_map(|block| cfg.succs(block).iter().copied().filter(leaves)).collect()
}

/// Whether a loop may have more than one edge that leaves it.
fn any_with_exits(func: &Func<'_>, cfg: &Cfg, loops: &Loops) -> bool {
    !loops.has_none()
        && loops.inner_first().into_iter().any(|loop_id| exit_targets(func, cfg, loops, loop_id).len() > 1)
}

/// The blocks where threads meet behind loops of several exits that they leave in different iterations.
pub(super) fn gathering_blocks(func: &Func<'_>, analyses: &mut Analyses) -> Vec<Block> {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    if !any_with_exits(func, &cfg, &loops) {
        return Vec::new();
    }
    let (post, uniformity) = (analyses.post_dom(func), analyses.uniformity(func));
    let mut found = Vec::new();
    for loop_id in loops.inner_first() {
        if !uniformity.has_divergent_exit(loop_id) {
            continue;
        }
        let exits = exit_targets(func, &cfg, &loops, loop_id);
        let common = |one: Block, other: Block| if one.is_some() { post.common(one, other) } else { one };
        if exits.len() > 1
            && let Some(gathering) = exits.into_iter().reduce(common).filter(|block| block.is_some())
        {
            found.push(gathering);
        }
    }
    found
}
