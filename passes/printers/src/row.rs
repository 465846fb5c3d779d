//! Rows of printers that work on one function and take no parameters.

use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_ir::knobs::KnobTable;
use warpc_phase::{FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};

/// What a printer says of a function.
pub(crate) type Say = fn(&mut FuncMut<'_>, &mut PassCx<'_>) -> Vec<u8>;

/// Row of a printer of functions: what it reads, and how its pass is made, which is [`body`].
pub(crate) const fn printer(
    name: &'static str,
    summary: &'static str,
    reads: AnalysisSet,
    knobs: &'static [KnobTable],
    make: fn(PassParams) -> Result<PassBody, ParamError>,
) -> PassInfo {
    PassInfo {
        name,
        summary,
        level: Level::Function,
        reads,
        preserves: AnalysisSet::ALL,
        columns: warpc_ir::column_sets::READ,
        knobs,
        idempotent: true,
        required: false,
        make,
    }
}

/// A pass that prints what `say` says.
pub(crate) fn body(name: &'static str, params: PassParams, say: Say) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::Function(Box::new(Printer(say))))
}

struct Printer(Say);

impl FunctionPass for Printer {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let text = (self.0)(f, cx);
        cx.print(text);
        Outcome::Unchanged
    }
}
