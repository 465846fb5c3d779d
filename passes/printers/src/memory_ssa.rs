//! `print<memoryssa>`: the function with memory SSA as comments; uses stand at what clobbers them, or, with the parameter
//! `no-ensure-optimized-uses`, at the definition that reaches them. `print<memoryssa-walker>`: with the answer of the walker to each.
//!
//! **Cost**: a clobber query per access, each with a budget; printing is linear.
//! **Source**: the format is that of LLVM's printers of the same names, so that its tests can judge.

use crate::row::printer;
use warpc_analysis::AnalysisSet;
use warpc_analysis::memssa::print::{Uses, memory_ssa};
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};

const NAME: &str = "print<memoryssa>";
const WALKER: &str = "print<memoryssa-walker>";
const READS: AnalysisSet = AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::MEMSSA);

/// Row of the printer.
pub const PRINT: PassInfo = printer(NAME, "print memory SSA", READS, &[], |mut params| {
    let at_definitions = params.take_word("no-ensure-optimized-uses");
    params.finish(NAME)?;
    Ok(PassBody::Function(Box::new(Printer(if at_definitions { Uses::AtDefinitions } else { Uses::AtClobbers }))))
});

/// Row of the printer of clobber queries.
pub const PRINT_WALKER: PassInfo = printer(WALKER, "print memory SSA with all clobbers", READS, &[], |params| {
    params.finish(WALKER)?;
    Ok(PassBody::Function(Box::new(Printer(Uses::WithClobbers))))
});

struct Printer(Uses);

impl FunctionPass for Printer {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (mssa, dom) = (cx.analyses.memssa(f), cx.analyses.dom(f));
        cx.print(memory_ssa(f, None, &mssa, &dom, self.0));
        Outcome::Unchanged
    }
}
