//! Non-trivial unswitching: which branch of a loop is worth a second loop.
//!
//! **Candidates** are branches of the loop itself, not of loops in it, whose condition the loop does not change, or is a join of conditions
//! some of which it does not change. **Cost** of one: the code that both loops would have, which is the loop without what only one side of
//! the branch leads to, times a multiplier that grows with the loops beside this one and with the number of candidates, because every branch
//! doubles what is left. The cheapest is taken, if it stays below `unswitch-threshold`; `copy.rs` makes the second loop.
//!
//! **Declined**: loops with convergent operations, code that must not be copied, cycles that are no loops, blocks whose address is taken.

use super::conditions::{Join, invariant_parts, join_of, skip_trivial_select};
use super::copy;
use crate::knobs;
use crate::loop_deletion::has_irreducible_cycle;
use crate::metrics::{Convergence, Ephemeral, Metrics};
use crate::region::{Guaranteed, Region};
use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;
use warpc_scalar::simplifycfg::addressed_blocks;

/// What the pass was asked for.
pub struct Asked {
    /// Conditions that may be undef or poison are frozen.
    pub freeze: bool,
    /// Only conditions that are the same in all threads of a warp.
    pub uniform_only: bool,
}

/// A branch that can be unswitched.
pub struct Candidate {
    /// The branch.
    pub branch: Inst,
    /// What is asked before the loop: the condition, or parts of it.
    pub parts: Vec<Value>,
    /// How the parts are joined; `None` where there is one, the condition itself.
    pub join: Option<Join>,
}

impl Candidate {
    /// The side of the branch that the copy of the loop is for: there the parts decide.
    pub fn side_of_copy(&self) -> usize {
        (self.join == Some(Join::And)) as usize
    }
}

/// Unswitches the cheapest branch of the loop. Whether there was one.
pub fn run(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, preheader: Block, asked: Asked) -> bool {
    let mut candidates = candidates(func, region, cx);
    if candidates.is_empty() || !may_be_copied(func, region, cx) {
        return false;
    }
    if asked.uniform_only {
        let cfg = cx.cfg(func);
        let uniformity = Uniformity::new(func, &cfg, cx.dom, cx.loops);
        candidates.retain(|candidate| candidate.parts.iter().all(|&part| !uniformity.is_divergent(part)));
    }
    let Some(best) = cheapest(func, region, cx, &candidates) else { return false };
    let best = &candidates[best];
    let runs_always = best.join.is_none() && Guaranteed::new(region).runs(func, region, cx.dom, best.branch);
    copy::unswitch(func, region, cx, preheader, best, asked.freeze && !runs_always);
    true
}

fn candidates(func: &Func<'_>, region: &Region, cx: &LoopCx<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    for &block in &region.order {
        let branch = func.terminator(block);
        let is_own = cx.loops.of(block) == region.id && func.op(branch) == Opcode::Br && func.num_operands(branch) == 3;
        if !is_own || func.operand(branch, 1) == func.operand(branch, 2) {
            continue;
        }
        let condition = skip_trivial_select(func, func.operand(branch, 0));
        if condition.is_constant() {
            continue;
        }
        if region.is_invariant(func, condition) {
            found.push(Candidate { branch, parts: vec![condition], join: None });
            continue;
        }
        let Some(root) = condition.as_inst() else { continue };
        let Some(join) = join_of(func, root) else { continue };
        let parts = invariant_parts(func, root, join, |value| region.is_invariant(func, value));
        if !parts.is_empty() {
            found.push(Candidate { branch, parts, join: Some(join) });
        }
    }
    found
}

fn may_be_copied(func: &FuncMut<'_>, region: &Region, cx: &LoopCx<'_>) -> bool {
    let inside = |b: Block| region.contains(b);
    let m = Metrics::of(func, &region.order, &inside, &Ephemeral::default(), false);
    let pads = |b: Block| {
        matches!(
            func.op(func.first_non_phi(b)),
            Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch
        )
    };
    m.convergence == Convergence::None
        && !m.not_duplicable
        && region.dedicated
        && !region.order.iter().chain(&region.exits).any(|&b| pads(b))
        && addressed_blocks(func).all(|b| !region.contains(b))
        && !has_irreducible_cycle(func, region, cx.loops)
}

/// The candidate of least cost, if that is below the threshold.
fn cheapest(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, candidates: &[Candidate]) -> Option<usize> {
    let ephemeral = Ephemeral::of(func, region.order.iter().copied());
    let size = |b: Block| -> u64 {
        func.block_insts(b).filter(|&i| !ephemeral.contains(i)).map(|i| cost(func, i, CostKind::Size) as u64).sum()
    };
    // By place in the order: what the block dominates, itself included. Dominators come first in the order.
    let mut below: Vec<u64> = region.order.iter().map(|&b| size(b)).collect();
    let whole: u64 = below.iter().sum();
    for at in (1..below.len()).rev() {
        let above = cx.dom.idom(region.order[at]);
        if region.contains(above) {
            below[region.rank(above)] += below[at];
        }
    }
    if !cx.dom.is_numbered() {
        cx.dom.renumber();
    }
    let latch = cx.loops.latch(func, region.id);
    let threshold = cx.session.knobs.get(knobs::UNSWITCH_THRESHOLD).max(0) as u64;
    let clones: u32 = candidates.iter().map(|c| clones_of(func, region, cx, c, latch)).sum();
    let scale = Scale::of(&cx.session.knobs, threshold, clones);
    let siblings = siblings_of(region, cx);
    let mut best: Option<(u64, usize)> = None;
    for (n, candidate) in candidates.iter().enumerate() {
        let block = func.block_of(candidate.branch);
        let mut only_one_side = 0;
        for side in 0..2 {
            let to = func.operand(candidate.branch, 1 + side).as_block().expect("successor");
            // Both loops have the side that parts of a condition do not decide.
            let is_in_both = candidate.join.is_some() && side != candidate.side_of_copy();
            let is_sole = || func.predecessors(to).all(|p| p == block || cx.dom.dominates(to, p));
            if !is_in_both && region.contains(to) && is_sole() {
                only_one_side += below[region.rank(to)];
            }
        }
        let multiplier = match exits_each_time(func, region, cx, candidate, latch) {
            true => 1,
            false => scale.multiplier(siblings),
        };
        let price = whole.saturating_sub(only_one_side).saturating_mul(multiplier);
        if best.is_none_or(|(least, _)| price < least) {
            best = Some((price, n));
        }
    }
    best.filter(|&(price, _)| price < threshold).map(|(_, n)| n)
}

/// Whether the branch is asked in every iteration and one side of it leaves: unswitching it leaves one loop.
fn exits_each_time(
    func: &Func<'_>,
    region: &Region,
    cx: &LoopCx<'_>,
    candidate: &Candidate,
    latch: Option<Block>,
) -> bool {
    let block = func.block_of(candidate.branch);
    latch.is_some_and(|latch| cx.dom.dominates(block, latch)) && func.successors(block).any(|s| !region.contains(s))
}

/// Logarithm of the loops that the candidate may make of one.
fn clones_of(func: &Func<'_>, region: &Region, cx: &LoopCx<'_>, candidate: &Candidate, latch: Option<Block>) -> u32 {
    !exits_each_time(func, region, cx, candidate, latch) as u32
}

/// Loops beside this one, by which its costs are multiplied: those at the top may spread more.
fn siblings_of(region: &Region, cx: &LoopCx<'_>) -> (u64, u64) {
    let parent = cx.loops.parent(region.id);
    let count = match parent.get() {
        Some(parent) => cx.loops.children(parent).count() as u64,
        None => {
            let div = cx.session.knobs.get(knobs::UNSWITCH_SIBLINGS_TOPLEVEL_DIV).max(1) as u64;
            cx.loops.top().len() as u64 / div
        }
    };
    let div = cx.session.knobs.get(knobs::UNSWITCH_PARENT_BLOCKS_DIV).max(1) as u64;
    let around = parent.get().map_or(1, |parent| cx.loops.blocks(parent).len() as u64 / div);
    (count.max(1), around.max(1))
}

/// How costs grow with what was copied before and may be copied after.
struct Scale {
    enabled: bool,
    threshold: u64,
    power: u32,
}

impl Scale {
    fn of(knobs: &Knobs, threshold: u64, clones: u32) -> Scale {
        let free = knobs.get(knobs::UNSWITCH_NUM_INITIAL_UNSCALED_CANDIDATES).max(0);
        let power = (i64::from(clones) - free).max(0) as u32;
        Scale { enabled: knobs.get(knobs::ENABLE_UNSWITCH_COST_MULTIPLIER), threshold, power }
    }
    fn multiplier(&self, (siblings, around): (u64, u64)) -> u64 {
        if !self.enabled {
            return 1;
        }
        let most = self.threshold.max(1);
        if self.power > most.ilog2() || siblings > most {
            return most;
        }
        (siblings << self.power).saturating_mul(around).min(most)
    }
}
