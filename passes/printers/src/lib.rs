//! Family: printers of analyses, in LLVM's format, on the log or as files for `dot`. They change nothing.
#![warn(missing_docs)]

pub mod access_info;
pub mod alias_eval;
pub mod alias_sets;
pub mod annotation_remarks;
pub mod assumptions;
pub mod callgraph;
pub mod cycles;
pub mod debugify;
pub mod delinearization;
pub mod dependence;
pub mod dot;
pub mod frequencies;
pub mod knobs;
pub mod loops;
pub mod memory_ssa;
pub mod must_execute;
pub mod phi_values;
pub mod properties;
pub mod regions;
mod row;
pub mod scalar_evolution;
pub mod trees;
pub mod uniformity;

use warpc_analysis::AnalysisSet;
use warpc_ir::knobs::KnobTable;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    access_info::PRINT,
    alias_eval::INFO,
    alias_sets::PRINT,
    annotation_remarks::INFO,
    callgraph::PRINT,
    callgraph::PARTS,
    callgraph::DOT,
    cycles::PRINT,
    cycles::PARTS,
    cycles::VERIFY,
    frequencies::EDGES,
    frequencies::BLOCKS,
    properties::PRINT,
    properties::COUNT,
    regions::PRINT,
    regions::VERIFY,
    trees::DOM,
    trees::POST_DOM,
    trees::FRONTIER,
    assumptions::PRINT,
    scalar_evolution::PRINT,
    scalar_evolution::PRINT_RANGES,
    scalar_evolution::PRINT_GUARDS,
    scalar_evolution::VERIFY,
    debugify::CHECK,
    debugify::DEBUGIFY,
    delinearization::PRINT,
    dependence::PRINT,
    loops::PRINT,
    memory_ssa::PRINT,
    memory_ssa::PRINT_WALKER,
    must_execute::PRINT,
    phi_values::PRINT,
    uniformity::PRINT,
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

/// How the pass of a row is made.
type Make = fn(PassParams) -> Result<PassBody, ParamError>;

/// Row of a printer of functions.
const fn of_function(name: &'static str, summary: &'static str, reads: AnalysisSet, make: Make) -> PassInfo {
    PassInfo {
        name,
        summary,
        level: Level::Function,
        reads,
        preserves: AnalysisSet::ALL,
        columns: warpc_ir::column_sets::READ,
        knobs: &[],
        idempotent: true,
        required: false,
        make,
    }
}

/// Row of a printer of modules.
const fn of_module(name: &'static str, summary: &'static str, knobs: &'static [KnobTable], make: Make) -> PassInfo {
    PassInfo {
        level: Level::Module,
        columns: warpc_ir::column_sets::MODULE,
        knobs,
        ..of_function(name, summary, AnalysisSet::NONE, make)
    }
}

/// What is said of a function.
type Say = fn(&Func<'_>, &mut PassCx<'_>) -> String;

/// The pass that prints what `say` makes of each function.
fn says(params: PassParams, name: &'static str, say: Say) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::Function(Box::new(Saying(say))))
}

struct Saying(Say);

impl FunctionPass for Saying {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let text = (self.0)(func, cx);
        cx.print(text);
        Outcome::Unchanged
    }
}
