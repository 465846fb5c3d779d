//! `loop-unroll-and-jam`: unrolls a loop around a loop, and makes one inner loop of the copies of it.
//!
//! ```text
//!   for (i)   { fore(i);   for (j) sub(i, j);   aft(i); }
//!   for (i+2) { fore(i); fore(i+1);  for (j) { sub(i, j); sub(i+1, j); }  aft(i); aft(i+1); }     and a loop for the rest
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: waves, pragmas, remarks, metadata of what it makes |
//! | `decide.rs` | by which factor |
//! | `legality.rs` | the shape of the nest, what depends on what |
//! | `jam.rs` | the edit: copies of the outer loop as unrolling makes them, strung together otherwise |
//!
//! **When**: with `allow-unroll-and-jam`, or where `llvm.loop.unroll_and_jam.enable` or `.count` says so: loops with one loop inside each, which the
//! latches alone leave, with code behind the inner loop that is one block, an inner trip count that is the same in all iterations
//! of the outer one, and a load that is the same in all of these. **Not**: with `llvm.loop.unroll_and_jam.disable`, with pragmas of
//! unrolling alone, convergent operations, accesses that are volatile or atomic, calls that touch memory or may not return.
//! **How**: inner pairs first; a wave decides about all pairs of one height with one scalar evolution, computes trip counts for remainders, and
//! then makes the copies. **Invariants**: loop-simplify and LCSSA form. Alias scopes are renewed in copies, debug records repeated.
//! **Metadata**: `followup_all`, `_outer`, `_inner`, `_remainder_outer` and `_remainder_inner` of the outer loop; without them, what was unrolled as asked
//! is not unrolled again. **Relies on** dependence tests, scalar evolution.
//! **Cost**: pairs of accesses, up to `da-max-pairs`; the copies, up to `unroll-budget` instructions in a function.
//! **Source**: LLVM's pass of this name, with its knobs, thresholds and remarks.

mod decide;
mod jam;
mod legality;

use crate::followup::followup_node;
use crate::forms::LoopForms;
use crate::growth;
use crate::knobs;
use crate::unroll::{self, Asked, Limits, Mode, Staple, back_edges, tidy};
use decide::Decision;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, UNROLL_DISABLE, renewed_loop_node, set_loop_node, switch_property};
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::CachedScev;
use warpc_scev::depend::{Depend, Workspace};

const NAME: &str = "loop-unroll-and-jam";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "unroll loops around loops and make one of the copies of the inner one",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::UNROLL_AND_JAM, knobs::UNROLL, warpc_scev::knobs::DEPENDENCES],
    idempotent: false,
    required: false,
    make: |mut params| {
        let always = params.take_flag("always", false);
        params.finish(NAME)?;
        let (forms, work, memory) = (LoopForms::new()?, Workspace::default(), unroll::Memory::default());
        Ok(PassBody::Function(Box::new(UnrollAndJam { always, forms, work, memory })))
    },
};

struct UnrollAndJam {
    /// The parameter: whatever is legal is unrolled by two.
    always: bool,
    forms: LoopForms,
    work: Workspace,
    memory: unroll::Memory,
}

impl FunctionPass for UnrollAndJam {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        let allowed = self.always || cx.session.knobs.get(knobs::ALLOW_UNROLL_AND_JAM);
        let waves = heights(&loops, |id| {
            loops
                .latch(func, id)
                .is_some_and(|latch| decide::is_asked(func, LoopHints::of(func, func.terminator(latch)), allowed))
        });
        drop(loops);
        // LLVM brings all loops into form, as before any pass over loops.
        let mut changed = self.forms.bring(func, cx);
        for headers in waves {
            changed |= self.wave(func, cx, &headers);
            changed |= self.forms.bring(func, cx);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// The headers of the loops that are asked for, each list with those that are as high above the innermost loop; the lowest first.
fn heights(loops: &Loops, is_asked: impl Fn(Loop) -> bool) -> Vec<Vec<Block>> {
    let mut height = vec![0u32; loops.len()];
    let mut rows: Vec<(u32, Block)> = Vec::new();
    for id in loops.inner_first() {
        let above = loops.children(id).map(|child| height[child.index()] + 1).max().unwrap_or(0);
        height[id.index()] = above;
        if above > 0 && loops.children(id).nth(1).is_none() && is_asked(id) {
            rows.push((above, loops.header(id)));
        }
    }
    rows.sort_by_key(|row| row.0);
    rows.chunk_by(|one, other| one.0 == other.0).map(|chunk| chunk.iter().map(|row| row.1).collect()).collect()
}

/// What a loop is asked to become, with the count of its back edges where the rest needs a loop.
struct Ready {
    id: Loop,
    decision: Decision,
    back_edges: Option<Value>,
}

impl UnrollAndJam {
    fn wave(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, headers: &[Block]) -> bool {
        let limits = Limits::new(func, &cx.session.knobs, &Mode::LLVM);
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let (session, work, always) = (cx.session, &mut self.work, self.always);
        let mut decisions: Vec<(Loop, Decision)> = cx.analyses.with_scev(func, &session.knobs, |se| {
            let mut tests = Depend::new(se, work, &session.knobs);
            let found = |&header: &Block| {
                let id = tests.se.loops.of(header).get().filter(|&id| tests.se.loops.header(id) == header)?;
                let nest = legality::nest(&mut tests, id, &addressed)?;
                Some((id, decide::decide(&mut tests, nest, &limits, &session.knobs, always)?))
            };
            headers.iter().filter_map(found).collect()
        });
        let all = growth::left(func, &session.knobs);
        let mut left = all;
        decisions.retain(|(id, decision)| {
            let made = decision.instructions.saturating_mul(decision.count as usize);
            match growth::without(left, made) {
                Some(rest) => left = rest,
                None => {
                    let at = func.terminator(cx.analyses.loops(func).header(*id));
                    let text = || growth::exhausted(func, "unrolled and jammed");
                    cx.remark(RemarkKind::Missed, NAME, "UnrollBudgetExceeded", at, text);
                    return false;
                }
            }
            true
        });
        growth::spend(func, all - left);
        // Trip counts are computed while all loops are as scalar evolution knows them.
        let mut ready: Vec<Ready> = Vec::new();
        let mut changed = false;
        for (id, decision) in decisions {
            let count =
                if decision.remainder { back_edges(func, cx, id, u64::from(decision.count), u32::MAX) } else { None };
            // Even a count that is of no use was computed.
            changed |= decision.remainder;
            if !decision.remainder || count.is_some() {
                ready.push(Ready { id, decision, back_edges: count });
            }
        }
        if ready.is_empty() {
            return changed;
        }
        let loops = cx.analyses.loops(func);
        let cfg = cx.analyses.cfg(func);
        let (mut remaining, mut copies) = (Vec::new(), Vec::new());
        for Ready { id, decision, back_edges } in ready {
            let nest = &decision.nest;
            report(func, cx, nest.header, &decision);
            let hints = LoopHints::of(func, func.terminator(nest.latch));
            let watched = nest.stations();
            let plan = decision.plan();
            jam::raise_steps(func, nest);
            let staple = Staple { watched: &watched, string: &jam::string };
            let asked = Asked { plan: &plan, back_edges, joins_exit: false, staple: Some(staple) };
            let unrolled = unroll::unroll(func, &loops, &cfg, id, asked, &mut self.memory);
            name_loops(func, hints, &decision, &unrolled);
            remaining.extend(unrolled.header.get());
            remaining.extend(unrolled.inner_header.get());
            copies.extend(unrolled.blocks);
        }
        func.erase_unreachable();
        cx.analyses.invalidate(AnalysisSet::NONE);
        tidy::tidy(func, cx, &remaining, &copies);
        cx.analyses.invalidate(AnalysisSet::NONE);
        true
    }
}

/// Gives the loops that were made of one with `hints` what its follow-up properties say.
fn name_loops(func: &mut FuncMut<'_>, hints: LoopHints, decision: &Decision, made: &unroll::Unrolled) {
    const ALL: &[u8] = b"llvm.loop.unroll_and_jam.followup_all";
    let name = |func: &mut FuncMut<'_>, end: Inst, own: &[u8]| {
        let node = followup_node(func, hints, &[ALL, own], None, false);
        node.inspect(|&node| set_loop_node(func, end, node)).is_some()
    };
    if decision.remainder {
        let (outer, inner) = (func.terminator(decision.nest.latch), func.terminator(decision.nest.inner_latch));
        name(func, outer, b"llvm.loop.unroll_and_jam.followup_remainder_outer");
        name(func, inner, b"llvm.loop.unroll_and_jam.followup_remainder_inner");
    }
    if let Some(header) = made.inner_header.get() {
        let back = func.predecessors(header).find(|&block| func.successors(block).count() == 2);
        if let Some(latch) = back {
            let end = func.terminator(latch);
            name(func, end, b"llvm.loop.unroll_and_jam.followup_inner");
        }
    }
    if made.header.is_none() || name(func, made.latch_end, b"llvm.loop.unroll_and_jam.followup_outer") {
        return;
    }
    if decision.explicit {
        let disable = switch_property(func, UNROLL_DISABLE);
        let node = renewed_loop_node(func, hints.node, UNROLL_DISABLE, &[disable]);
        set_loop_node(func, made.latch_end, node);
    }
}

fn report(func: &FuncMut<'_>, cx: &mut PassCx<'_>, header: Block, decision: &Decision) {
    let at = func.terminator(header);
    if decision.completely {
        cx.remark(RemarkKind::Passed, NAME, "FullyUnrolled", at, || {
            RemarkText::from("completely unroll and jammed loop with ")
                .arg("UnrollCount", decision.count)
                .text(" iterations")
        });
        return;
    }
    cx.remark(RemarkKind::Passed, NAME, "PartialUnrolled", at, || {
        let text = RemarkText::from("unroll and jammed loop by a factor of ").arg("UnrollCount", decision.count);
        match decision.multiple {
            1 => text.text(" with run-time trip count"),
            multiple => text.text(" with ").arg("TripMultiple", multiple).text(" trips per branch"),
        }
    });
}
