//! `fix-irreducible`: a cycle that is entered by several blocks becomes a loop with one header.
//!
//! **How**: a [hub](crate::hub) joins the edges from outside to all entries, and those from inside to the header of the cycle. What is left
//! of the cycle behind the hub has fewer cycles, which are those that were its children: outer ones are done first.
//! **When**: all blocks that are redirected end in `br`; `lower-switch` does that for switches.
//! **Invariants**: no block is copied, and each is reached under the conditions that it was reached under. No value lacks dominance: a path from
//! the hub to a use first goes through an entry that was reached from outside before. Functions that hold tokens stay: a token is no
//! value for a phi, and the heart of a loop belongs to its header.
//! **Cost**: redirected edges times entries and their phis, at most [`MAX_PAIRS`] a cycle.
//! **Relies on** nothing that is said of memory. Convergent calls stay in their blocks; threads that enter the cycle at different places
//! meet in the hub, and where tokens say who meets, nothing is done.

use crate::hub::{Hub, MAX_PAIRS, Redirected};
use crate::{branches_only, holds_tokens, knobs};
use warpc_analysis::{AnalysisSet, Cycles};
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

const NAME: &str = "fix-irreducible";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "give cycles with several entries one header",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::HUBS],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(FixIrreducible)))
    },
};

struct FixIrreducible;

impl FunctionPass for FixIrreducible {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let mut cycles = Cycles::new(func, &cfg);
        let irreducible: Vec<u32> =
            cycles.preorder().into_iter().filter(|&cycle| cycles.entries(cycle).len() > 1).collect();
        if irreducible.is_empty() || holds_tokens(func) {
            return Outcome::Unchanged;
        }
        let max_booleans = cx.session.knobs.get(knobs::MAX_BOOLEANS_IN_HUB).max(0) as usize;
        // Guards are younger than the graph, and reached.
        let is_reached = |block: Block| block.index() >= cfg.rows() || cfg.is_reachable(block);
        let mut changed = false;
        for cycle in irreducible {
            let header = cycles.entries(cycle)[0];
            let hub = redirected(func, &cycles, cycle, is_reached)
                .map(|branches| Hub { branches, prefix: b"irr", max_booleans })
                .filter(|hub| hub.cost(func) <= MAX_PAIRS);
            let Some(hub) = hub else {
                let at = func.terminator(header);
                cx.remark(RemarkKind::Missed, NAME, "Irreducible", at, || "cycle with several entries stays");
                continue;
            };
            let guards = hub.make(func);
            for &guard in &guards {
                cycles.add_block(cycle, guard);
            }
            if let Some(&first) = guards.first() {
                cycles.set_entry(cycle, first);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// The edges that go through the hub of `cycle`: those back to the header, and those from outside. None where one of them is of a block
/// that does not end in a branch.
fn redirected(
    func: &FuncMut<'_>,
    cycles: &Cycles,
    cycle: u32,
    is_reached: impl Fn(Block) -> bool,
) -> Option<Vec<Redirected>> {
    let entries = cycles.entries(cycle);
    let mut sources: Vec<(Block, bool)> = Vec::new();
    let preds = |entry: Block| {
        let mut all: Vec<Block> = func.predecessors(entry).filter(|&pred| is_reached(pred)).collect();
        all.reverse();
        all.into_iter()
    };
    sources.extend(preds(entries[0]).filter(|&pred| cycles.contains(cycle, pred)).map(|pred| (pred, true)));
    for &entry in entries {
        sources.extend(preds(entry).filter(|&pred| !cycles.contains(cycle, pred)).map(|pred| (pred, false)));
    }
    // One entry per block, where it was named first.
    let mut order: Vec<(Block, usize, bool)> =
        sources.into_iter().enumerate().map(|(at, (pred, is_inside))| (pred, at, is_inside)).collect();
    order.sort_unstable();
    order.dedup_by_key(|named| named.0);
    order.sort_unstable_by_key(|named| named.1);
    let ends: Vec<Block> = order.iter().map(|named| named.0).collect();
    if !branches_only(func, &ends) {
        return None;
    }
    let leads = |(pred, _, is_inside): (Block, usize, bool)| {
        Redirected::new(func, pred, |to| match is_inside {
            true => to == entries[0],
            false => cycles.contains(cycle, to),
        })
    };
    Some(order.into_iter().filter_map(leads).collect())
}
