//! `print<scalar-evolution>`: expressions of all integers and pointers with their ranges, and how often loops run.
//! `print<scalar-evolution-ranges>`: ranges and divisors alone. `print<loop-guards>`: what is known where loops are entered.
//! `verify<scalar-evolution>`: what is kept compared with what is computed afresh.
//!
//! **Cost**: that of the analysis; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use std::sync::Arc;
use warpc_engine::analysis::scev::{print, print_facts};
use warpc_engine::analysis::{AnalysisSet, Se};
use warpc_engine::ids::Inst;
use warpc_engine::ir::FuncMut;
use warpc_engine::knobs::Knob;
use warpc_engine::phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

const READS: AnalysisSet =
    AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS).and(AnalysisSet::ASSUMPTIONS).and(AnalysisSet::SCEV);

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<scalar-evolution>",
    summary: "print expressions of values, and how often loops run",
    level: Level::Function,
    reads: READS,
    preserves: AnalysisSet::ALL,
    knobs: &["scalar-evolution-classify-expressions", "verify-scev", "verify-scev-strict", "verify-scev-maps"],
    idempotent: true,
    make: |params| {
        params.finish("print<scalar-evolution>")?;
        Ok(PassBody::Function(Box::new(ScalarEvolution { what: What::All })))
    },
};

/// Row of the printer of ranges.
pub const PRINT_RANGES: PassInfo = PassInfo {
    name: "print<scalar-evolution-ranges>",
    summary: "print ranges and divisors of values",
    level: Level::Function,
    reads: READS,
    preserves: AnalysisSet::ALL,
    knobs: &[],
    idempotent: true,
    make: |params| {
        params.finish("print<scalar-evolution-ranges>")?;
        Ok(PassBody::Function(Box::new(ScalarEvolution { what: What::Ranges })))
    },
};

/// Row of the printer of guards.
pub const PRINT_GUARDS: PassInfo = PassInfo {
    name: "print<loop-guards>",
    summary: "print what is known where loops are entered",
    level: Level::Function,
    reads: READS,
    preserves: AnalysisSet::ALL,
    knobs: &[],
    idempotent: true,
    make: |params| {
        params.finish("print<loop-guards>")?;
        Ok(PassBody::Function(Box::new(ScalarEvolution { what: What::Guards })))
    },
};

/// Row of the verifier.
pub const VERIFY: PassInfo = PassInfo {
    name: "verify<scalar-evolution>",
    summary: "compare scalar evolution with what is computed afresh",
    level: Level::Function,
    reads: READS,
    preserves: AnalysisSet::ALL,
    knobs: &[],
    idempotent: true,
    make: |params| {
        params.finish("verify<scalar-evolution>")?;
        Ok(PassBody::Function(Box::new(ScalarEvolution { what: What::Verify })))
    },
};

/// What is printed.
#[derive(Clone, Copy, PartialEq)]
enum What {
    All,
    Ranges,
    Guards,
    /// What is wrong.
    Verify,
}

struct ScalarEvolution {
    what: What,
}

impl FunctionPass for ScalarEvolution {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let a = &mut *cx.analyses;
        let (cfg, dom, loops, facts) = (a.cfg(f), a.dom(f), a.loops(f), a.assumptions(f));
        let mut scev = a.take_scev(f);
        let knobs = &cx.session.knobs;
        let mut se = Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs);
        cx.text.extend(match self.what {
            What::All => print::scalar_evolution(&mut se, knobs.bool(Knob::ScevClassify)).into_bytes(),
            What::Ranges => print_facts::ranges(&mut se).into_bytes(),
            What::Guards => print_facts::loop_guards(&mut se).into_bytes(),
            What::Verify => Vec::new(),
        });
        if self.what == What::Verify || knobs.bool(Knob::VerifyScev) {
            for line in se.verify(knobs) {
                cx.text.extend(format!("scalar evolution is wrong: {line}\n").into_bytes());
            }
        }
        if self.what == What::Verify || knobs.bool(Knob::VerifyScevMaps) {
            for line in se.verify_maps() {
                cx.text.extend(format!("columns of scalar evolution disagree: {line}\n").into_bytes());
            }
        }
        let met = se.limits_met();
        for (n, what) in
            [(met.0, "values too large to look into"), (met.1, "walks over conditions stopped at their limit")]
        {
            if n > 0 {
                cx.remark(RemarkKind::Analysis, "scalar-evolution", "LimitMet", Inst::NONE, || format!("{n} {what}"));
            }
        }
        cx.analyses.put_scev(f, Arc::new(scev));
        Outcome::Unchanged
    }
}
