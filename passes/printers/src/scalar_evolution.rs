//! `print<scalar-evolution>`: expressions of all integers and pointers with their ranges, and how often loops run.
//! `print<scalar-evolution-ranges>`: ranges and divisors alone. `print<loop-guards>`: what is known where loops are entered.
//! `verify<scalar-evolution>`: what is kept compared with what is computed afresh.
//!
//! **Cost**: that of the analysis; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::knobs;
use crate::row::on_scev;
use warpc_ir::FuncMut;
use warpc_ir::ids::Inst;
use warpc_phase::{FunctionPass, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams, RemarkKind};
use warpc_scev::CachedScev;
use warpc_scev::{print, print_facts};

/// Row of the printer.
pub const PRINT: PassInfo = on_scev(
    What::All.name(),
    "print expressions of values, and how often loops run",
    &[knobs::SCALAR_EVOLUTION, warpc_scev::knobs::CHECKS],
    |params| What::All.make(params),
);

/// Row of the printer of ranges.
pub const PRINT_RANGES: PassInfo =
    on_scev(What::Ranges.name(), "print ranges and divisors of values", &[], |params| What::Ranges.make(params));

/// Row of the printer of guards.
pub const PRINT_GUARDS: PassInfo =
    on_scev(What::Guards.name(), "print what is known where loops are entered", &[], |params| {
        What::Guards.make(params)
    });

/// Row of the verifier.
pub const VERIFY: PassInfo =
    on_scev(What::Verify.name(), "compare scalar evolution with what is computed afresh", &[], |params| {
        What::Verify.make(params)
    });

/// What is printed.
#[derive(Clone, Copy, PartialEq)]
enum What {
    All,
    Ranges,
    Guards,
    /// What is wrong.
    Verify,
}

impl What {
    const fn name(self) -> &'static str {
        match self {
            What::All => "print<scalar-evolution>",
            What::Ranges => "print<scalar-evolution-ranges>",
            What::Guards => "print<loop-guards>",
            What::Verify => "verify<scalar-evolution>",
        }
    }
    fn make(self, params: PassParams) -> Result<PassBody, ParamError> {
        params.finish(self.name())?;
        Ok(PassBody::Function(Box::new(ScalarEvolution { what: self })))
    }
}

struct ScalarEvolution {
    what: What,
}

impl FunctionPass for ScalarEvolution {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let verify = self.what == What::Verify;
        let (text, met) = cx.analyses.with_scev(f, knobs, |se| {
            let mut text = match self.what {
                What::All => print::scalar_evolution(se, knobs.get(knobs::SCEV_CLASSIFY)),
                What::Ranges => print_facts::ranges(se),
                What::Guards => print_facts::loop_guards(se),
                What::Verify => String::new(),
            };
            if verify || knobs.get(knobs::VERIFY_SCEV) {
                for line in se.verify(knobs) {
                    text += &format!("scalar evolution is wrong: {line}\n");
                }
            }
            if verify || knobs.get(knobs::VERIFY_SCEV_MAPS) {
                for line in se.verify_maps() {
                    text += &format!("columns of scalar evolution disagree: {line}\n");
                }
            }
            (text, se.limits_met())
        });
        cx.print(text);
        for (n, what) in
            [(met.0, "values too large to look into"), (met.1, "walks over conditions stopped at their limit")]
        {
            if n > 0 {
                cx.remark(RemarkKind::Analysis, "scalar-evolution", "LimitMet", Inst::NONE, || format!("{n} {what}"));
            }
        }
        Outcome::Unchanged
    }
}
