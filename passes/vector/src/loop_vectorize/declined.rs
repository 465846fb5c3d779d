//! Why a loop stays as it is: names and texts of remarks.

use warpc_phase::RemarkKind;

/// Why a loop is not vectorised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Declined {
    /// Its blocks are of another shape.
    ControlFlow,
    /// No phi moves by a constant step.
    NoInduction,
    /// A phi of the header, or a value that is used behind the loop, is nothing that is understood.
    NotReduction,
    /// Sums of floating-point numbers would be formed in another order.
    FloatOrder,
    /// An instruction that has no vector form.
    Instruction,
    /// A call that has none.
    Call,
    /// A type that is no lane.
    ReturnType,
    /// How often it runs is not known.
    Count,
    /// A store to one address that is loaded too.
    InvariantStore,
    /// More comparisons of ranges than are worth it.
    TooManyChecks,
    /// Checks are needed, but code size is what counts.
    ChecksForSize,
    /// Iterations would be left, but code size is what counts, or there are few.
    TailForSize,
    /// What has to be checked cannot be computed before the loop.
    NotComputable,
    /// The function has no floating-point registers to use.
    NoImplicitFloat,
}

impl Declined {
    /// Kind of the remark: what a pragma of the source could allow has kinds of its own.
    pub const fn kind(self) -> RemarkKind {
        match self {
            Declined::FloatOrder => RemarkKind::AnalysisFpCommute,
            Declined::TooManyChecks => RemarkKind::AnalysisAliasing,
            _ => RemarkKind::Analysis,
        }
    }
    /// Name of the remark, and what it says.
    pub const fn text(self) -> (&'static str, &'static str) {
        match self {
            Declined::ControlFlow => ("CFGNotUnderstood", "loop control flow is not understood by vectorizer"),
            Declined::NoInduction => ("NoInductionVariable", "loop induction variable could not be identified"),
            Declined::NotReduction => (
                "NonReductionValueUsedOutsideLoop",
                "value that could not be identified as reduction is used outside the loop",
            ),
            Declined::FloatOrder => {
                ("CantReorderFPOps", "cannot prove it is safe to reorder floating-point operations")
            }
            Declined::Instruction => ("CantVectorizeInstruction", "instruction cannot be vectorized"),
            Declined::Call => ("CantVectorizeLibcall", "call instruction cannot be vectorized"),
            Declined::ReturnType => {
                ("CantVectorizeInstructionReturnType", "instruction return type cannot be vectorized")
            }
            Declined::Count => ("CantComputeNumberOfIterations", "could not determine number of loop iterations"),
            Declined::InvariantStore => (
                "CantVectorizeStoreToLoopInvariantAddress",
                "write to a loop invariant address could not be vectorized",
            ),
            Declined::TooManyChecks => ("CantReorderMemOps", "cannot prove it is safe to reorder memory operations"),
            Declined::ChecksForSize => (
                "CantVersionLoopWithOptForSize",
                "runtime pointer checks needed. Enable vectorization of this loop with '#pragma clang loop \
                 vectorize(enable)' when compiling with -Os/-Oz",
            ),
            Declined::TailForSize => (
                "NoTailLoopWithOptForSize",
                "cannot optimize for size and vectorize at the same time. Enable vectorization of this loop with \
                 '#pragma clang loop vectorize(enable)' when compiling with -Os/-Oz",
            ),
            Declined::NotComputable => {
                ("RuntimeCheckNotComputable", "run-time checks cannot be computed before the loop")
            }
            Declined::NoImplicitFloat => ("NoImplicitFloat", "loop not vectorized due to NoImplicitFloat attribute"),
        }
    }
}
