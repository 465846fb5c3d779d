//! `loop-index-split`: splits the iterations of a loop at the one where a comparison of its counter changes, so that the comparison goes.
//!
//! ```text
//!   for (i = s; i < n; i++)             for (i = s; i < min(n, x); i++) a(i);
//!     if (i < x) a(i); else b(i);  ->   for (; i < n; i++) b(i);
//!
//!   for (i = s; i < n; i++)             for (i = s; i < n && i != x; i++) b(i);
//!     if (i == x) a(i); else b(i); ->   if (i == x && i < n) { a(i); i++; for (; i < n; i++) b(i); }
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which loops, in which order, how many |
//! | `find.rs` | which branch of a loop splits it, and what that is worth |
//! | `apply.rs` | the second loop (and the one iteration), and how the first leads to it |
//!
//! **When**: a branch of the loop compares a counter, or a counter and something that does not change, with something that does not change;
//! the counter does not wrap, so an ordered comparison changes once and an equality holds once. All threads of a warp decide alike, else
//! some would run the first loop while the others wait. An arm does enough that a predicate would not do. Loops that run few times are
//! left to unrolling.
//! **Not** split: loops with convergent or `noduplicate` calls, calls that may unwind, tokens, blocks whose addresses are taken, functions
//! that are to be small.
//! **How**: one split at a time, inner loops first, after which analyses are recomputed; at most `loop-index-split-limit` in a function, of
//! loops of at most `loop-index-split-threshold` instructions (the parameter `threshold=N` goes before it, -1: any number).
//! **Invariants**: every iteration does what it did, in the same order. A comparison of poison is frozen: where the branch itself is
//! reached it was undefined. Alias scopes of the body are renewed; debug records are repeated. Loops are in canonical form before a split; after
//! it the passes that need the form make it again.
//! **Relies on** scalar evolution for what does not wrap, and on uniformity. **Cost**: linear for each split, and for finding none.
//! **Source**: the pass of this name that LLVM had until 3.0, and the remarks that libNVVM's has: `processSplitRangeLoop`,
//! `processAllButOneIterationLoop`, `processOnlyOneIterationLoop`; the last is left to `loop-deletion`, which erases the loops around the one
//! iteration when they do nothing.

mod apply;
mod find;

use crate::forms::LoopForms;
use crate::knobs;
use find::Form;
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_ir::attrs::AttrKind;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scev::CachedScev;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "loop-index-split",
    summary: "split loops where a comparison of the counter changes",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL.and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_INDEX_SPLIT],
    idempotent: false,
    required: false,
    make: |mut params| {
        let threshold = params.take_number("loop-index-split", "threshold")?;
        params.finish("loop-index-split")?;
        let forms = LoopForms::new()?;
        Ok(PassBody::Function(Box::new(LoopIndexSplit { threshold, forms })))
    },
};

/// Row of the pass table: the same under LLVM's name, for loops of any number of instructions.
pub const BOUND: PassInfo = PassInfo {
    name: "loop-bound-split",
    summary: "split loops where a comparison of the counter changes, whatever their size",
    make: |params| {
        params.finish("loop-bound-split")?;
        let forms = LoopForms::new()?;
        Ok(PassBody::Function(Box::new(LoopIndexSplit { threshold: Some(-1), forms })))
    },
    ..INFO
};

struct LoopIndexSplit {
    /// The parameter, if it was given.
    threshold: Option<i64>,
    /// The passes that bring loops into the form that splitting needs.
    forms: LoopForms,
}

impl FunctionPass for LoopIndexSplit {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let limit = usize::try_from(knobs.get(knobs::LOOP_INDEX_SPLIT_LIMIT)).unwrap_or(usize::MAX);
        let threshold = self.threshold.unwrap_or_else(|| knobs.get(knobs::LOOP_INDEX_SPLIT_THRESHOLD));
        let largest = usize::try_from(threshold).unwrap_or(usize::MAX);
        let list = func.ctx().globals.parts[func.global().index()].attrs;
        let is_small =
            [AttrKind::OptimizeForSize, AttrKind::MinSize].iter().any(|&kind| func.attrs().fn_has(list, kind));
        let mut changed = false;
        for _ in 0..if is_small { 0 } else { limit } {
            let loops = cx.analyses.loops(func);
            if loops.has_none()
                || !find::may_split_any(func, &loops)
                || find::find(func, cx, largest, Form::Any).is_none()
            {
                break;
            }
            // The passes that form loops edit the nest, and would copy it while it is held here.
            drop(loops);
            changed |= self.forms.bring(func, cx);
            let Some(split) = find::find(func, cx, largest, Form::Canonical) else { break };
            let name = split.kind.name();
            cx.remark(RemarkKind::Passed, "loop-index-split", name, split.branch, || {
                format!("LoopIndexSplit: performed {name}")
            });
            let (cfg, loops) = (cx.analyses.cfg(func), cx.analyses.loops(func));
            apply::apply(func, &cfg, &loops, &split);
            func.erase_unreachable();
            cx.analyses.invalidate(AnalysisSet::NONE);
            changed = true;
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// What `work` makes of scalar evolution of `func`.
fn with_scev<R>(func: &FuncMut<'_>, cx: &mut PassCx<'_>, work: impl FnOnce(&mut warpc_scev::Se<'_, '_>) -> R) -> R {
    let knobs = &cx.session.knobs;
    cx.analyses.with_scev(func, knobs, work)
}
