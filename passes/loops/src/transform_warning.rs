//! `transform-warning`: warns of transformations that the program asks for by metadata of a loop and that nothing has done.
//!
//! ```text
//!   #pragma unroll 4, and the loop is still as it was   ->   warning: loop not unrolled: ...
//! ```
//!
//! **When**: the last pass of a pipeline, when nothing will transform loops any more: a transformation that was done has taken its request
//! away or left `disable` in its place. **How**: the properties of each loop's `llvm.loop` node, outer loops first. Functions with `optnone`
//! are left out. **Cost**: linear in the loops and their properties. Changes nothing.
//! **Source**: LLVM's pass of this name, its names and texts of remarks.
//! **Relies on** nothing that is said of threads or memory.

use crate::split::loop_start_location;
use warpc_analysis::AnalysisSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};

const NAME: &str = "transform-warning";
/// What every warning ends with.
const WHY: &str = ": the optimizer was unable to perform the requested transformation; the transformation might be disabled or specified \
                   as part of an unsupported transformation ordering";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "warn of transformations of loops that metadata asks for and that were not done",
    level: Level::Function,
    reads: AnalysisSet::LOOPS,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(TransformWarning)))
    },
};

struct TransformWarning;

impl FunctionPass for TransformWarning {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        if func.ctx().tables.strings.find(warpc_ir::loop_hints::LOOP_KIND).is_none()
            || func.attrs().fn_has(own, AttrKind::OptimizeNone)
        {
            return Outcome::Unchanged;
        }
        let loops = cx.analyses.loops(func);
        for id in loops.top().into_iter().flat_map(|top| loops.preorder(top)) {
            let Some(latch) = loops.latch(func, id) else { continue };
            let hints = LoopHints::of(func, func.terminator(latch));
            if hints.node.is_none() {
                continue;
            }
            let (at, place) = (func.first(loops.header(id)), loop_start_location(func, &loops, id));
            for (name, what) in left_undone(func, hints) {
                cx.remark(RemarkKind::Failure, NAME, name, at, || {
                    RemarkText::from(format!("loop not {what}{WHY}")).at(place)
                });
            }
        }
        Outcome::Unchanged
    }
}

/// Names of remarks and words for what the program asks for in so many words and is still to be done.
fn left_undone(func: &Func<'_>, hints: LoopHints) -> impl Iterator<Item = (&'static str, &'static str)> {
    let unrolled = counted(func, hints, b"llvm.loop.unroll.", &[b"enable", b"full"]);
    let jammed = counted(func, hints, b"llvm.loop.unroll_and_jam.", &[b"enable"]);
    [
        unrolled.then_some(("FailedRequestedUnrolling", "unrolled")),
        jammed.then_some(("FailedRequestedUnrollAndJamming", "unroll-and-jammed")),
        vectors(func, hints),
        hints.is_on(func, b"llvm.loop.distribute.enable").then_some(("FailedRequestedDistribution", "distributed")),
    ]
    .into_iter()
    .flatten()
}

/// Whether copies of the body are asked for: by a count other than one, or by one of `switches`. `disable` ends it.
fn counted(func: &Func<'_>, hints: LoopHints, prefix: &[u8], switches: &[&[u8]]) -> bool {
    let property = |name: &[u8]| [prefix, name].concat();
    if hints.is_on(func, &property(b"disable")) {
        return false;
    }
    match hints.number(func, &property(b"count")) {
        Some(count) => count != 1,
        None => switches.iter().any(|name| hints.is_on(func, &property(name))),
    }
}

/// Vectors or, where their width is asked to be one, iterations side by side.
fn vectors(func: &Func<'_>, hints: LoopHints) -> Option<(&'static str, &'static str)> {
    let is_asked = hints.is_on(func, b"llvm.loop.vectorize.enable");
    if !is_asked || hints.is_on(func, b"llvm.loop.isvectorized") {
        return None;
    }
    let scalable = hints.is_on(func, b"llvm.loop.vectorize.scalable.enable");
    let is_one = hints.number(func, b"llvm.loop.vectorize.width") == Some(1) && !scalable;
    let parts = hints.number(func, b"llvm.loop.interleave.count");
    match (is_one, parts) {
        (false, _) => Some(("FailedRequestedVectorization", "vectorized")),
        (true, Some(1)) => None,
        (true, _) => Some(("FailedRequestedInterleaving", "interleaved")),
    }
}
