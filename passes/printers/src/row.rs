//! Rows of printers, and the pass of those that say something of each function.

use warpc_analysis::AnalysisSet;
use warpc_ir::knobs::KnobTable;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};

/// How the pass of a row is made.
pub(crate) type Make = fn(PassParams) -> Result<PassBody, ParamError>;

/// Row of a printer of functions.
pub(crate) const fn printer(
    name: &'static str,
    summary: &'static str,
    reads: AnalysisSet,
    knobs: &'static [KnobTable],
    make: Make,
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

/// Row of a printer of functions without knobs.
pub(crate) const fn of_function(name: &'static str, summary: &'static str, reads: AnalysisSet, make: Make) -> PassInfo {
    printer(name, summary, reads, &[], make)
}

/// Row of a printer of scalar evolution, or of what is made of it.
pub(crate) const fn on_scev(
    name: &'static str,
    summary: &'static str,
    knobs: &'static [KnobTable],
    make: Make,
) -> PassInfo {
    printer(name, summary, AnalysisSet::SCEV_ALL, knobs, make)
}

/// Row of a printer of modules.
pub(crate) const fn of_module(
    name: &'static str,
    summary: &'static str,
    knobs: &'static [KnobTable],
    make: Make,
) -> PassInfo {
    PassInfo {
        level: Level::Module,
        columns: warpc_ir::column_sets::MODULE,
        ..printer(name, summary, AnalysisSet::NONE, knobs, make)
    }
}

/// The pass that prints the text that `say` makes of each function.
pub(crate) fn says(
    params: PassParams,
    name: &'static str,
    say: fn(&Func<'_>, &mut PassCx<'_>) -> String,
) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::Function(Box::new(Printer(move |func: &mut FuncMut<'_>, cx: &mut PassCx<'_>| {
        say(func, cx).into_bytes()
    }))))
}

/// The same of a `say` that edits the function on the way and leaves it as it was.
pub(crate) fn body(
    name: &'static str,
    params: PassParams,
    say: fn(&mut FuncMut<'_>, &mut PassCx<'_>) -> Vec<u8>,
) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::Function(Box::new(Printer(say))))
}

struct Printer<S>(S);

impl<S: Fn(&mut FuncMut<'_>, &mut PassCx<'_>) -> Vec<u8> + Send> FunctionPass for Printer<S> {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let text = (self.0)(func, cx);
        cx.print(text);
        Outcome::Unchanged
    }
}
