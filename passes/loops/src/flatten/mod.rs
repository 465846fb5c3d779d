//! `loop-flatten`: two nested counted loops become one.
//!
//! ```text
//!   for (i = 0; i < n; i++)          for (k = 0; k < n * m; k++)
//!     for (j = 0; j < m; j++)   ->     a(k);
//!       a(i * m + j);
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: pairs of a nest, outermost first; widening of counters |
//! | `find.rs` | whether a pair of loops is of this form: counters, trip counts, phis, what stands between the loops, uses of the counters |
//! | `overflow.rs` | whether `n * m` may overflow |
//! | `apply.rs` | the one loop; the second version where the product has to be checked at run time |
//!
//! **When**: both loops count from zero by one, leave at their latches only, and know their trip counts before the outer loop; the counters
//! are used for `i * m + j` only (also by two addresses, `p + i * m` and then `+ j`); what stands between the loops has no effect, and
//! costs at most `loop-flatten-cost-threshold`, as it now runs in every iteration.
//! **Overflow** of `n * m` is excluded by known bits, by accesses that would leave their object before, by counting in a type twice as wide
//! (`loop-flatten-widen-iv`), or by a comparison before the loops that leads to the two loops as they were (`loop-flatten-version-loops`).
//! `loop-flatten-assume-no-overflow` believes it.
//! **Departures from LLVM**: a trip count of zero that stands for all values of its type, flags and signed comparisons of the outer
//! counter that hold for `n` but not for `n * m`, addresses with narrow indices, and inner loops that do not run in every iteration are not overlooked.
//! **Threads**: iterations stay in order. Loops with convergent operations are flattened only if all threads of a warp run the inner loop
//! equally often, because the threads that are together in one iteration stay the same then.
//! **Invariants**: dominators and both forms stay; dead instructions are left to the passes behind. **Cost**: for each pair, the
//! instructions between the loops and the uses of the counters; a copy of the loops where they are versioned.
//! **Source**: specification 003, and LLVM's pass of this name.

mod apply;
mod find;
mod overflow;

use crate::metrics::is_convergent;
use crate::{indvars, knobs};
use find::{Counted, Finder, Pair};
use overflow::Overflow;
use warpc_analysis::AnalysisSet;
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind};

const NAME: &str = "loop-flatten";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make one loop of two nested counted loops",
    level: Level::LoopNest,
    reads: AnalysisSet::SCEV_ALL.and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_FLATTEN],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(LoopFlatten)))
    },
};

/// Wider integers than these are no trip counts.
const MAX_BITS: u32 = 64;

struct LoopFlatten;

impl LoopPass for LoopFlatten {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        // Outer loops come first; what is flattened into one of them can be flattened again with what is inside it.
        let mut nest = vec![loop_id];
        let mut at = 0;
        while at < nest.len() {
            nest.extend(cx.loops.children(nest[at]));
            at += 1;
        }
        let mut changed = false;
        for inner in nest {
            if cx.loops.is_dead(inner) {
                continue;
            }
            if let Some(outer) = cx.loops.parent(inner).get() {
                changed |= flatten_pair(func, cx, outer, inner);
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Flattens `inner` into `outer`, if it can be. Whether anything changed.
fn flatten_pair(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, outer: Loop, inner: Loop) -> bool {
    let Some(pair) = find(func, cx, outer, inner, None) else { return false };
    if !threads_stay_together(func, cx, &pair) {
        return false;
    }
    if cx.session.knobs.get(knobs::LOOP_FLATTEN_WIDEN_IV)
        && let Some(bits) = wider(func, &pair)
        && widen(func, cx, &pair, bits)
    {
        // The wide counters are looked for afresh: their uses are others.
        let narrow = [pair.inner.phi, pair.outer.phi];
        let Some(wide) = find(func, cx, outer, inner, Some(narrow)) else { return true };
        let fits_signed = overflow::fits_signed(func, cx, &wide);
        apply::flatten(func, cx, &wide, None, fits_signed);
        return true;
    }
    let fits_signed = overflow::fits_signed(func, cx, &pair);
    match overflow::of_product(func, cx, &pair, fits_signed) {
        Overflow::Never { fits_signed } => apply::flatten(func, cx, &pair, None, fits_signed),
        Overflow::Always => return false,
        Overflow::Possible => {
            let bits = func.types().int_bits(func.type_of(pair.outer.trip)).unwrap_or(0);
            let checked = func.layout().is_native(bits) && overflow::are_exact(func, cx, &pair) && !pair.needs_signed;
            if !cx.session.knobs.get(knobs::LOOP_FLATTEN_VERSION_LOOPS) || !checked {
                return false;
            }
            let Some(product) = apply::version(func, cx, &pair) else { return false };
            apply::flatten(func, cx, &pair, Some(product), false);
        }
    }
    true
}

/// The pair, if it is of the form that can be flattened. `narrow`: the counters, inner and outer, as they were before they were widened.
fn find(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, outer: Loop, inner: Loop, narrow: Option<[Inst; 2]>) -> Option<Pair> {
    let limit = cx.session.knobs.get(knobs::LOOP_FLATTEN_COST_THRESHOLD).max(0) as u64;
    cx.with_scev(func, |se| Finder { func, se, outer, inner, narrow, limit }.find())
}

/// Whether convergent operations of the loops, if there are any, run with the same threads afterwards.
fn threads_stay_together(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair) -> bool {
    let mut all = cx.loops.blocks(pair.outer_loop).into_iter().flat_map(|b| func.block_insts(b));
    if pair.inner.trip.is_constant() || !all.any(|i| is_convergent(func, i)) {
        return true;
    }
    let cfg = cx.cfg(func);
    !Uniformity::new(func, &cfg, cx.dom, cx.loops).is_divergent(pair.inner.trip)
}

/// The widest type of the target, if both counters are at most half as wide.
fn wider(func: &FuncMut<'_>, pair: &Pair) -> Option<u32> {
    let bits = func.types().int_bits(func.ty(pair.inner.phi))?;
    let widest = (1..=MAX_BITS).rev().find(|&bits| func.layout().is_native(bits))?;
    (bits < widest && 2 * bits <= widest).then_some(widest)
}

/// Counts in integers of `bits` in both loops. Whether anything was widened; the inner counter may be alone.
fn widen(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, pair: &Pair, bits: u32) -> bool {
    let Counted { phi: inner, .. } = pair.inner;
    let Counted { phi: outer, .. } = pair.outer;
    if !indvars::widen_counter(func, cx, pair.inner_loop, inner, bits) {
        return false;
    }
    indvars::widen_counter(func, cx, pair.outer_loop, outer, bits);
    true
}

/// Tells that `inner` became part of the loop around it.
fn tell(func: &FuncMut<'_>, cx: &mut LoopCx<'_>, inner: Loop) {
    let at = func.first(cx.loops.header(inner));
    cx.remark(RemarkKind::Passed, NAME, "Flattened", at, || "Flattened into outer loop");
}
