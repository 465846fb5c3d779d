//! Family: printers of analyses, in LLVM's format, on the log or as files for `dot`. They change nothing.
#![warn(missing_docs)]

pub mod access_info;
pub mod annotation_remarks;
pub mod debugify;
pub mod delinearization;
pub mod dependence;
pub mod dot;
pub mod knobs;
pub mod loops;
pub mod scalar_evolution;

use warpc_analysis::AnalysisSet;
use warpc_ir::knobs::KnobTable;
use warpc_phase::{Level, ParamError, PassBody, PassInfo, PassParams};

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    access_info::PRINT,
    annotation_remarks::INFO,
    scalar_evolution::PRINT,
    scalar_evolution::PRINT_RANGES,
    scalar_evolution::PRINT_GUARDS,
    scalar_evolution::VERIFY,
    debugify::CHECK,
    debugify::DEBUGIFY,
    delinearization::PRINT,
    dependence::PRINT,
    loops::PRINT,
    dot::CFG,
    dot::CFG_ONLY,
    dot::DOM,
    dot::DOM_ONLY,
    dot::POST_DOM,
    dot::POST_DOM_ONLY,
];

/// Row of a printer of scalar evolution, or of what is made of it.
const fn on_scev(
    name: &'static str,
    summary: &'static str,
    knobs: &'static [KnobTable],
    make: fn(PassParams) -> Result<PassBody, ParamError>,
) -> PassInfo {
    let (reads, preserves) = (AnalysisSet::SCEV_ALL, AnalysisSet::ALL);
    let columns = warpc_ir::column_sets::READ;
    PassInfo {
        name,
        summary,
        level: Level::Function,
        reads,
        preserves,
        columns,
        knobs,
        idempotent: true,
        required: false,
        make,
    }
}
