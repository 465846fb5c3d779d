//! `barrier-analysis`: says of each barrier of the block what is known of it, as remarks. It changes nothing.
//!
//! | remark | when |
//! |---|---|
//! | `TogetherBarrier` | all threads of the block come to this barrier together |
//! | `WarpBarrier` | those of a warp do; warps may be at other barriers |
//! | `ApartBarrier` | threads may come to it apart, or the function is no kernel |
//!
//! **Relies on**: uniformity, post-dominators. **Cost**: linear, and nothing where nobody reads remarks.

use super::{Control, barriers};
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "barrier-analysis",
    summary: "say which barriers all threads of a block come to together",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::POSTDOM).and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("barrier-analysis")?;
        Ok(PassBody::Function(Box::new(BarrierAnalysis)))
    },
};

struct BarrierAnalysis;

impl FunctionPass for BarrierAnalysis {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if !cx.wants_remarks() {
            return Outcome::Unchanged;
        }
        let found = barriers(func);
        if found.is_empty() {
            return Outcome::Unchanged;
        }
        let control = Control::of_kernel(func, cx.analyses);
        for inst in found {
            let (name, text) = match &control {
                Some(control) if !control.is_together(func.block_of(inst)) => APART,
                Some(control) if control.is_of_warps => {
                    ("WarpBarrier", "barrier that the threads of a warp come to together, whole blocks perhaps not")
                }
                Some(_) => ("TogetherBarrier", "barrier that all threads of a block come to together"),
                None => APART,
            };
            cx.remark(RemarkKind::Analysis, "barrier-analysis", name, inst, || text);
        }
        Outcome::Unchanged
    }
}

const APART: (&str, &str) = ("ApartBarrier", "barrier that threads may come to apart");
