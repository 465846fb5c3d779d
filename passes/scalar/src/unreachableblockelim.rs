//! `unreachableblockelim`: erases blocks that no path from the entry reaches.
//!
//! **Cost**: linear. **Invariants**: phis of the blocks that stay lose the edges that go.
//! **Relies on** nothing that is said of threads or memory: what goes is never run.

use super::simplifycfg::remove_unreachable_blocks;
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "unreachableblockelim",
    summary: "erase blocks that cannot be reached",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::ERASE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("unreachableblockelim")?;
        Ok(PassBody::Function(Box::new(UnreachableBlockElim)))
    },
};

struct UnreachableBlockElim;

impl FunctionPass for UnreachableBlockElim {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        Outcome::of(remove_unreachable_blocks(f), AnalysisSet::NONE)
    }
}
