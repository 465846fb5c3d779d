//! Conditions that differ between the threads of a warp, where one side of them leaves the loop nothing to do.
//!
//! Two loops that threads of one warp take one after the other are no gain. But where all that a loop does stands on one side of a condition,
//! as in `for (...) if (thread < n) a[...] = ...`, the loop of the other side goes away (`loop-deletion`): what is left is one loop, which is
//! asked once whether it runs.

use super::candidates::{Candidate, Source};
use crate::loop_deletion::{has_effect, must_end};
use crate::region::Region;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::LoopCx;

/// Whether the loop without one side of `candidate` does nothing and brings out no value. Linear in the loop.
pub fn leaves_loop_idle(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, candidate: &Candidate) -> bool {
    matches!(candidate.source, Source::Whole)
        && func.op(candidate.inst) == Opcode::Br
        && !brings_out_values(func, region)
        && func.successors_of(candidate.inst).any(|side| is_idle_by(func, region, candidate.inst, side))
        && must_end(func, region, cx, super::NAME)
}

/// Whether a phi behind the loop takes a value that the loop computes.
fn brings_out_values(func: &Func<'_>, region: &Region) -> bool {
    let is_computed = |phi: Inst| func.phi_pairs(phi).any(|(value, _)| !region.is_invariant(func, value));
    region
        .exits
        .iter()
        .any(|&exit| func.block_insts(exit).take_while(|&inst| func.op(inst) == Opcode::Phi).any(is_computed))
}

/// Whether no block of the loop that is reached while `branch` goes to `side` has an effect.
fn is_idle_by(func: &Func<'_>, region: &Region, branch: Inst, side: Block) -> bool {
    let mut is_reached = vec![false; region.order.len()];
    let mut work = vec![region.header];
    is_reached[region.rank(region.header)] = true;
    while let Some(block) = work.pop() {
        if func.block_insts(block).any(|inst| has_effect(func, inst)) || func.op(func.terminator(block)).is_call() {
            return false;
        }
        let end = func.terminator(block);
        for to in func.successors_of(end) {
            if region.contains(to) && (end != branch || to == side) && !is_reached[region.rank(to)] {
                is_reached[region.rank(to)] = true;
                work.push(to);
            }
        }
    }
    true
}
