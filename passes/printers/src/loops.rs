//! `print<loops>`: the loops of each function, a line each, with their blocks.
//!
//! **Cost**: linear in the blocks of all loops, for each level of nesting.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use warpc_analysis::{AnalysisSet, print};
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

const NAME: &str = "print<loops>";

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: NAME,
    summary: "print loops",
    level: Level::Function,
    reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(Printer)))
    },
};

struct Printer;

impl FunctionPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, loops) = (cx.analyses.cfg(func), cx.analyses.loops(func));
        cx.print(print::loops(func, &cfg, &loops));
        Outcome::Unchanged
    }
}
