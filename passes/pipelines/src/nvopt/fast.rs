//! The fast pipelines: Ofcmax (8 rows), Ofcmid (26 rows), and Ofcmin, which is Ofcmid with some rows in a stronger form.
//!
//! Ofcmax forces `-lsa-opt=0 -memory-space-opt=0`, and puts mem2reg first: nothing else in it makes values of stack slots.

use super::call_graph;
use super::row::Elements::BySlot;
use super::row::Term::Off;
use super::row::{SpecRow, always, chosen, when};

/// What stands before the rows of Ofcmax.
pub const MAX_BEFORE: &[SpecRow] = &[always(1, "mem2reg", &["mem2reg"])];

/// The 8 rows of Ofcmax.
#[rustfmt::skip]
pub const MAX: &[SpecRow] = &[
    always(1, "Sinking2Pass (fast mode)", &["sinking2<fast>"]).with("1"),
    always(2, "SimplifyCFG",              &["simplifycfg"]),
    always(3, "LoopStrengthReduce",       &["loop(loop-reduce)"]),
    always(4, "NVVMReflect",              &["nvvm-reflect"]),
    always(5, "NVVMVerify",               &["nvvm-verify"]),
    always(6, "LICM",                     &["loop-mssa(licm)"]),
    always(7, "LowerSwitch",              &["lower-switch"]),
    always(8, "NVVMVerify",               &["nvvm-verify"]),
];

/// The 26 rows of Ofcmid. Structures passed by value are read in place (`lsa-opt`) before row 23 addresses their copies in local
/// memory. With slot 213 (device code) the call-graph nest has the eight iterations of the language path.
#[rustfmt::skip]
pub const MID: &[SpecRow] = &[
    when(  1,  "LICM",                           &["loop-mssa(licm)"],             &[Off(1960)]),
    always(2,  "AnnotationCleanup",              &["annotation-cleanup"]).with("0"),
    always(3,  "NVVMReflect",                    &["nvvm-reflect"]),
    always(4,  "CorrelatedValuePropagation",     &["correlated-propagation"]),
    always(5,  "NVVMPeephole",                   &["nvvm-peephole-optimizer"]),
    always(6,  "NVVMPeephole2/TcgenAnnotation",  &["nvvm-peephole2", "tcgen-annotation"]),
    when(  7,  "GVN",                            &["gvn"],                         &[Off(1080)]).with("1,0"),
    always(8,  "JumpThreading/CVP",              &["jump-threading<divergent>", "correlated-propagation"]).with("-1"),
    when(  9,  "GVN",                            &["gvn"],                         &[Off(1080)]).with("1,0"),
    always(10, "NVVMLowerArgs",                  &["nvptx-lower-args"]),
    always(11, "LoopSimplify",                   &["loop-simplify"]).with("1"),
    chosen(12, "CGSCC (5 iterations)",           BySlot(4304, call_graph::EIGHT, call_graph::FIVE), &[]).with("5,0,0,1,0,0,1"),
    always(13, "AnnotationCleanup",              &["annotation-cleanup"]).with("0"),
    always(14, "DCE",                            &["dce"]).with("0"),
    always(15, "LCSSA",                          &["lcssa"]),
    always(16, "Sink",                           &["sink"]),
    always(17, "GVN",                            &["gvn"]).with("1,0"),
    always(18, "LICM",                           &["loop-mssa(licm)"]),
    always(19, "Reassociate",                    &["reassociate<keep-forms>"]).with("0"),
    always(20, "EarlyCSE",                       &["early-cse"]).with("0,0"),
    always(21, "LoopVectorize (conservative)",   &["loop-vectorize<width=3>"]).with("3,-1,-1,0,0,-1,0"),
    always(22, "DSE",                            &["dse"]),
    when(  23, "MemorySpaceOpt",                 &["lsa-opt", "memory-space-opt"], &[Off(1760)]).with("0"),
    when(  24, "MemorySpaceOpt2",                &["memory-space-opt<second>"],    &[Off(1760)]).with("0"),
    always(25, "BranchFolding/CFGSimplify",      &["simplifycfg"]).with("3"),
    always(26, "Sinking2",                       &["sinking2"]),
];

/// Rows of Ofcmin that stand for those of Ofcmid with the same number; what has a number above is a further row. The thresholds
/// of its loop passes are those of O2, and its call-graph nest runs again once values are simple.
#[rustfmt::skip]
pub const MIN_INSTEAD: &[SpecRow] = &[
    always(12, "CGSCC (8 iterations)", call_graph::EIGHT).with("8,0,0,1,1,0,1"),
    always(21, "LoopVectorize",        &["loop-vectorize<width=2>", "slp-vectorizer"]).with("2,-1,-1,-1,-1,-1,-1"),
    always(27, "CGSCC",                call_graph::ONE).with("1,0,0,1,0,0,1"),
];

/// The rows of Ofcmin.
pub fn min() -> Vec<SpecRow> {
    let instead = |number| MIN_INSTEAD.iter().find(|row| row.number == number);
    let further = MIN_INSTEAD.iter().filter(|row| MID.iter().all(|mid| mid.number != row.number));
    MID.iter().map(|row| *instead(row.number).unwrap_or(row)).chain(further.copied()).collect()
}
