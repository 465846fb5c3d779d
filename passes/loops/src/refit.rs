//! What loops keep of their blocks after a back edge or another edge inside them is gone.
//!
//! A block belongs to a loop while it reaches the header of that. Blocks that do not any more belong to the innermost loop around whose
//! header they reach, and so do the loops inside which they stand. The loops that lost blocks have other exits then, and values that
//! leave by these: both forms have to be restored.

use crate::lcssa;
use crate::simplify::LoopSimplifier;
use warpc_analysis::Loops;
use warpc_ir::FuncMut;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

/// Takes `blocks`, whose ways on changed, out of loops whose headers they do not reach any more: out of `around` and the loops around
/// that. Cost: the blocks and their edges, for each loop that they leave. Whether any left a loop.
pub fn refit(func: &FuncMut<'_>, loops: &mut Loops, blocks: &[Block], around: Loop) -> bool {
    let mut left: Vec<Block> = blocks.to_vec();
    left.sort_unstable();
    let mut at = around;
    let mut moved = false;
    while at.is_some() && !left.is_empty() {
        let mut reaches = vec![false; left.len()];
        let find = |b: Block| left.binary_search(&b).ok();
        let mut work: Vec<usize> = (0..left.len())
            .filter(|&n| func.successors(left[n]).any(|s| find(s).is_none() && loops.contains(at, s)))
            .collect();
        while let Some(n) = work.pop() {
            if std::mem::replace(&mut reaches[n], true) {
                continue;
            }
            work.extend(func.predecessors(left[n]).filter_map(find));
        }
        let parent = loops.parent(at);
        let gone: Vec<Block> = left.iter().zip(&reaches).filter(|row| !row.1).map(|row| *row.0).collect();
        for &b in &gone {
            moved = true;
            let mut own = loops.of(b);
            if own == at {
                loops.move_block(b, parent);
                continue;
            }
            while own.is_some() && loops.parent(own) != at && loops.parent(own).is_some() {
                own = loops.parent(own);
            }
            if own.is_some() && loops.parent(own) == at {
                loops.set_parent(own, parent);
            }
        }
        left = gone;
        at = parent;
    }
    moved
}

/// Brings the nest around `loop_id` into loop-simplify and LCSSA form again.
pub fn reform(func: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop) {
    if loop_id.is_none() {
        return;
    }
    let top = loops.outermost(loop_id);
    LoopSimplifier::for_loop_pass(loops, dom).nest(func, top);
    lcssa::close_nest(func, loops, dom, top);
}

/// The same, and nothing else is simplified on the way.
pub fn reform_only(func: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop) {
    if loop_id.is_none() {
        return;
    }
    let top = loops.outermost(loop_id);
    let mut simplifier = LoopSimplifier::for_loop_pass(loops, dom);
    simplifier.form_only = true;
    simplifier.nest(func, top);
    lcssa::close_nest(func, loops, dom, top);
}
