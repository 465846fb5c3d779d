//! What unswitching costs, and which candidate is the cheapest.
//!
//! Of a branch: the code that both loops would have, which is the loop without what only one side of the branch leads to, times the number
//! of copies, times a multiplier that grows with the loops beside this one and with the number of candidates, because every branch doubles
//! what is left.

use super::candidates::{Candidate, is_guard};
use crate::knobs;
use crate::metrics::Ephemeral;
use crate::region::Region;
use crate::split::without_repeats;
use warpc_analysis::cost::CostKind;
use warpc_analysis::foreign_cost::target_cost;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::LoopCx;

/// Size below which loops of few iterations are unrolled completely, where `unroll-threshold` says nothing: the least that a level has.
const UNROLL_SIZE: u64 = 150;

/// The candidate of least cost, if that is below the threshold.
pub fn cheapest(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, candidates: &[Candidate]) -> Option<usize> {
    let ephemeral = Ephemeral::of(func, region.order.iter().copied());
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    let kind = match func.attrs().fn_has(attrs, AttrKind::MinSize) {
        true => CostKind::Size,
        false => CostKind::SizeAndLatency,
    };
    let size = |b: Block| -> u64 {
        func.block_insts(b).filter(|&i| !ephemeral.contains(i)).map(|i| target_cost(func, i, kind) as u64).sum()
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
    let unrolled = unrolled_limits(func, region, cx, whole);
    let threshold = match unrolled {
        Some(Unrolled { threshold: 0.., .. }) => unrolled.map_or(0, |limits| limits.threshold as u64),
        _ => cx.session.knobs.get(knobs::UNSWITCH_THRESHOLD).max(0) as u64,
    };
    if let Some(limits) = unrolled
        && let Some(free) = candidates.iter().position(|candidate| is_small_switch(func, candidate, limits.cases))
    {
        return Some(free);
    }
    let clones: u32 = candidates.iter().map(|c| clones_of(func, region, cx, c, latch)).sum();
    let scale = Scale::of(&cx.session.knobs, threshold, clones);
    let siblings = siblings_of(region, cx);
    let mut best: Option<(u64, usize)> = None;
    for (n, candidate) in candidates.iter().enumerate() {
        let multiplier = match exits_each_time(func, region, cx, candidate, latch) {
            true => 1,
            false => scale.multiplier(siblings),
        };
        let price = copied(func, region, cx, candidate, whole, &below).saturating_mul(multiplier);
        if best.is_none_or(|(least, _)| price < least) {
            best = Some((price, n));
        }
    }
    best.filter(|&(price, _)| price < threshold).map(|(_, n)| n)
}

/// What knobs say of loops that are unrolled completely.
#[derive(Clone, Copy)]
struct Unrolled {
    /// `unswitch-threshold-unroll`; negative where it says nothing.
    threshold: i64,
    /// `unswitch-max-switch-cases`.
    cases: i64,
}

/// The limits of a loop of size `whole` that is small enough to be unrolled completely; `None` for other loops, and where no knob sets limits,
/// so that nobody asks how often the loop runs.
fn unrolled_limits(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, whole: u64) -> Option<Unrolled> {
    let session = cx.session;
    let limits = Unrolled {
        threshold: session.knobs.get(knobs::UNSWITCH_THRESHOLD_UNROLL),
        cases: session.knobs.get(knobs::UNSWITCH_MAX_SWITCH_CASES),
    };
    if limits.threshold < 0 && limits.cases <= 0 {
        return None;
    }
    let most = match session.knobs.get(knobs::UNROLL_THRESHOLD) {
        set @ 0.. => set as u64,
        _ => UNROLL_SIZE,
    };
    let trips = u64::from(cx.with_scev(func, |se| se.small_constant_trip_count(region.id)));
    (trips != 0 && whole.saturating_mul(trips) < most).then_some(limits)
}

/// Whether the candidate is a switch of at most `cases` cases.
fn is_small_switch(func: &Func<'_>, candidate: &Candidate, cases: i64) -> bool {
    func.op(candidate.inst) == Opcode::Switch && (func.num_operands(candidate.inst) as i64 - 2) / 2 <= cases
}

/// What the copies of the loop add, of a loop of size `whole` whose blocks dominate what `below` says.
fn copied(func: &Func<'_>, region: &Region, cx: &LoopCx<'_>, candidate: &Candidate, whole: u64, below: &[u64]) -> u64 {
    if func.op(candidate.inst) == Opcode::Select {
        return whole;
    }
    let block = func.block_of(candidate.inst);
    // Both loops have the side that the copy is for where only parts of the condition are decided.
    let in_both = match candidate.is_full() {
        true => None,
        false => func.operand(candidate.inst, 1 + candidate.side_of_copy()).as_block(),
    };
    let successors = without_repeats(func.successors(block));
    let mut only_one_side = 0;
    for &to in &successors {
        let is_sole = || func.predecessors(to).all(|p| p == block || cx.dom.dominates(to, p));
        if Some(to) != in_both && region.contains(to) && is_sole() {
            only_one_side += below[region.rank(to)];
        }
    }
    let copies = if is_guard(func, candidate.inst) { 1 } else { successors.len().saturating_sub(1) as u64 };
    whole.saturating_sub(only_one_side).saturating_mul(copies)
}

/// Whether the condition is asked in every iteration and all ways but one leave: unswitching it leaves one loop.
fn exits_each_time(
    func: &Func<'_>,
    region: &Region,
    cx: &LoopCx<'_>,
    candidate: &Candidate,
    latch: Option<Block>,
) -> bool {
    let block = func.block_of(candidate.inst);
    if !latch.is_some_and(|latch| cx.dom.dominates(block, latch)) {
        return false;
    }
    let is_terminator = func.op(candidate.inst).is_terminator();
    is_guard(func, candidate.inst)
        || is_terminator && func.successors(block).filter(|&to| region.contains(to)).count() <= 1
}

/// Logarithm of the loops that the candidate may make of one.
fn clones_of(func: &Func<'_>, region: &Region, cx: &LoopCx<'_>, candidate: &Candidate, latch: Option<Block>) -> u32 {
    if func.op(candidate.inst) == Opcode::Select {
        return 1;
    }
    let block = func.block_of(candidate.inst);
    let always = latch.is_some_and(|latch| cx.dom.dominates(block, latch));
    if is_guard(func, candidate.inst) {
        return u32::from(!always);
    }
    let ways = func.successors(block).filter(|&to| !always || region.contains(to)).count();
    ways.checked_ilog2().unwrap_or(0)
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
