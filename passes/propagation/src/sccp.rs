//! `sccp`: sparse conditional propagation of constants and ranges.
//!
//! **When**: a value is one constant on all paths that can be taken, a branch goes one way only, a block cannot run; a signed
//! operation works on what is not negative, or an operation cannot wrap.
//! **How**: [`crate::solver`] finds the facts, [`crate::rewrite`] uses them. Arguments are what their attributes say; results of
//! calls, loads and special registers what attributes, metadata and the launch bounds of the kernel say. Branches add no facts to
//! the values that they compare, as in LLVM: that is done across functions, by `ipsccp`.
//! The range of what the function returns becomes no attribute, other than in LLVM: a pass over one function does not change what
//! others see of it while they are worked on. `ipsccp` adds such attributes.
//! **Invariants**: nothing is created but constants and `unreachable`; calls with effects stay where they are, convergent ones
//! too; volatile and atomic accesses are never looked through. Barriers, alias scopes, TBAA and uniformity do not matter: memory
//! is not followed but for constant variables.
//! **Cost**: linear in the code, times the bounded height of the lattice.
//! **Source**: Wegman and Zadeck, "Constant propagation with conditional branches", 1991.

use crate::rewrite::rewrite;
use crate::solver::{Alone, Solver};
use warpc_analysis::AnalysisSet;
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "sccp",
    summary: "propagate constants and ranges along the paths that can be taken",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("sccp")?;
        Ok(PassBody::Function(Box::new(Sccp::default())))
    },
};

#[derive(Default)]
struct Sccp {
    solver: Solver,
}

impl FunctionPass for Sccp {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        self.solver.begin(func);
        self.solver.assume_arguments(func);
        loop {
            self.solver.solve(func, &mut Alone);
            if !self.solver.resolve_unknown(func, &mut Alone) {
                break;
            }
        }
        let done = rewrite(func, &self.solver);
        Outcome::of(done.changed, if done.edges { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL })
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(800), Shape2 { size: 9, bits: 3, branches: false });
        check_pass(&super::INFO, &[], cases(800), Shape2 { size: 14, bits: 3, branches: true });
    }
}
