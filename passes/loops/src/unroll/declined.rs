//! Why a loop is not unrolled: names and texts of the remarks.

use crate::growth;
use warpc_ir::Func;
use warpc_phase::RemarkText;

/// Why a loop is not unrolled, where that is worth a remark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// It is not in simplified or LCSSA form.
    NotSimplified,
    /// Its code must not be copied.
    NotDuplicable,
    /// Convergent operations of it are tied to what is outside.
    Convergence,
    /// It calls functions that may be inlined.
    InlineCandidates,
    /// A pragma asks for it and the unrolled loop is too large.
    TooLarge {
        /// The pragma says completely.
        full: bool,
    },
    /// A pragma asks for complete unrolling and the trip count is not known.
    RuntimeTripCount,
    /// The factor of a pragma does not divide the trip count.
    Remainder {
        /// What is known to divide the trip count.
        multiple: u32,
    },
    /// The function has grown as far as it may.
    Budget,
    /// Nothing asks for it, or it does not pay.
    NotProfitable,
}

impl Declined {
    /// Name of the remark; `None` where no remark is worth it.
    pub fn name(self) -> Option<&'static str> {
        Some(match self {
            Declined::NotSimplified => "NotInLoopSimplifyForm",
            Declined::NotDuplicable => "NotDuplicatable",
            Declined::Convergence => "ConvergencePreventsUnroll",
            Declined::InlineCandidates => "InlineCandidates",
            Declined::TooLarge { full: true } => "FullUnrollAsDirectedTooLarge",
            Declined::TooLarge { full: false } => "UnrollAsDirectedTooLarge",
            Declined::RuntimeTripCount => "CantFullUnrollAsDirectedRuntimeTripCount",
            Declined::Remainder { .. } => "DifferentUnrollCountFromDirected",
            Declined::Budget => "UnrollBudgetExceeded",
            Declined::NotProfitable => return None,
        })
    }
    /// Text of the remark.
    pub fn text(self, func: &Func<'_>) -> RemarkText {
        match self {
            Declined::NotSimplified => "loop not unrolled: it is not in loop-simplify and LCSSA form".into(),
            Declined::NotDuplicable => "loop not unrolled: it contains code that must not be duplicated".into(),
            Declined::Convergence => {
                "loop not unrolled: tokens of its convergent operations are used outside of it".into()
            }
            Declined::InlineCandidates => "loop not unrolled: it calls functions that may be inlined".into(),
            Declined::TooLarge { full: true } => {
                "Unable to fully unroll loop as directed by unroll pragma because unrolled size is too large.".into()
            }
            Declined::TooLarge { full: false } => {
                "Unable to unroll loop as directed by unroll(enable) pragma because unrolled size is too large.".into()
            }
            Declined::RuntimeTripCount => {
                "Unable to fully unroll loop as directed by unroll(full) pragma because loop \
                                           has a runtime trip count."
                    .into()
            }
            Declined::Remainder { multiple } => {
                let text = "Unable to unroll loop the number of times directed by unroll_count pragma because remainder loop is \
                            restricted (that could architecture specific or because the loop contains a convergent \
                            instruction) and so must have an unroll count that divides the loop trip multiple of ";
                let text = RemarkText::from(text).arg("TripMultiple", multiple).text(".  Unrolling instead ");
                text.arg("UnrollCount", 1).text(" time(s).")
            }
            Declined::Budget => growth::exhausted(func, "unrolled"),
            Declined::NotProfitable => RemarkText::default(),
        }
    }
}
