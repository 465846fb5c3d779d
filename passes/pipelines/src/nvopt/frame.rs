//! What every pipeline begins and ends with, and the only body of O0.
//!
//! | row | decided here |
//! |---|---|
//! | analysis 3 | two names stand there: the alias analysis is asked for, and the module is verified by tier 0 and by the tail |
//! | O0, 1 | `NVVMFinalCleanup`: blocks that are not reached go, which the back end expects |
//! | tail 2 | `NVVMFinal`: what nobody refers to after all passes goes: internal globals, declarations without a use |
//! | tail 3 | with slot 221 the control flow is cleaned up instead of verified |
//! | tail 4 | the level of code generation chooses: below 1 the rows of `default<O0>`, else those of `codegen` |

use super::row::Elements::BySlot;
use super::row::Term::{NoMemorySpaceOpt, Off, On};
use super::row::{SpecRow, always, chosen, when};

/// The five analyses that all levels ask for first. Analyses are computed when they are read, so these rows cost nothing.
#[rustfmt::skip]
pub const ANALYSES: &[SpecRow] = &[
    always(1, "TargetLibraryInfoWrapperPass",          &["require<targetlibinfo>"]),
    always(2, "TargetTransformInfoWrapperPass",        &["require<target-ir>"]),
    always(3, "VerifierPass / BasicAliasAnalysis",     &["require<basic-aa>"]),
    always(4, "AssumptionCacheTracker",                &["require<assumptions>"]),
    always(5, "ProfileSummaryInfoWrapperPass",         &["require<profile-summary>"]),
];

/// With slot 192, blocks get names before anything else runs, so that all that is printed calls them by these.
pub const NAMING: &[SpecRow] = &[when(1, "BB naming loop", &["instnamer<blocks>"], &[On(3904)])];

/// The body of O0.
pub const O0: &[SpecRow] = &[always(1, "NVVMFinalCleanup", &["unreachableblockelim"]).with("0")];

/// The tail of every pipeline.
#[rustfmt::skip]
pub const TAIL: &[SpecRow] = &[
    chosen(1, "MemorySpaceOpt", BySlot(2920, &["memory-space-opt<second>"], &["memory-space-opt"]), &[NoMemorySpaceOpt, On(3488), Off(1760)]),
    always(2, "NVVMFinal",             &["globaldce", "strip-dead-prototypes"]),
    when(  3, "VerifierPass",          &["verify"],                              &[Off(2800), Off(4464)]),
    when(  3, "late CFG cleanup",      &["simplifycfg", "unreachableblockelim"], &[On(4464)]),
];

/// Last row of the tail at level 0 of code generation.
pub const CODEGEN_0: SpecRow = always(4, "Codegen pass dispatch", &["default<O0>"]).with("0");
/// Last row of the tail at level 1 of code generation and above.
pub const CODEGEN: SpecRow = always(4, "Codegen pass dispatch", &["codegen"]);
/// The same where `-lsa-opt` is not off: structures passed by value are read where they are.
pub const CODEGEN_LSA: SpecRow = always(4, "Codegen pass dispatch", &["lsa-opt", "codegen"]);
