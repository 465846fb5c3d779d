//! Tier 0: the base pipeline of O1, O2 and O3, 40 rows; and the pre-optimisation before it.
//!
//! The specification names passes by factories, some under two names. Where a row has two, both run, in that order: row 16
//! (`LoopIndexSplit/SCCP`), 23 (`JumpThreading/CVP`), 29 (`GlobalDCE/ConstantProp`), 31 (`LoopVectorize/SLP`), 40
//! (`LoopSimplify/LCSSA`), but for LCSSA: the tiers' first EarlyCSE folds its phis again, and the nests of loop passes make them.
//!
//! | row | decided here, most of it so that a function that is finished stays as it is and later rows are skipped on it |
//! |---|---|
//! | 2 | attributes are inferred once callees are in their callers: what changed them late made every row of a tier run again |
//! | 5 | also `lsa-opt`, before row 6 addresses the copies of structures in local memory, where they are no longer told from other slots |
//! | 6 | address spaces are inferred where the casts of parameters appear, and not only by row 65 of the tiers: accesses are told apart from the first GVN on |
//! | 8 | also `aggressive-instcombine`, which LLVM has there: bits counted by hand, rotations behind a test, narrow arithmetic |
//! | 14 | also `indvars` again, where a loop was unrolled: what the loop around it computes is exact as far as its own counter tells |
//! | 31 | also `float2int`, which LLVM has there: floats between integers that are exact become integers |
//! | 39 | `sinking2<fast>`: the order within blocks is left to the last tier |

use super::call_graph;
use super::row::Term::{Off, On};
use super::row::{SpecRow, always, when};

/// Rows before tier 0, guarded by slot 151: the specification has the guard and no list. They are what LLVM does to every
/// function before its call-graph passes: hints become weights, slots become values, so that the inliner of row 2 counts what
/// will be left of a body. `__nvvm_reflect` is answered first, as LLVM's target does at the start of its pipelines: an arm that
/// calls it is no choice (`erff` of libdevice would keep a branch around its coefficients).
#[rustfmt::skip]
pub const BEFORE: &[SpecRow] = &[
    when(1, "LowerExpect", &["nvvm-reflect", "lower-expect"], &[On(3000)]),
    when(2, "SimplifyCFG", &["simplifycfg"],                  &[On(3000)]),
    when(3, "SROA",        &["sroa"],                         &[On(3000)]),
    when(4, "EarlyCSE",    &["early-cse"],                    &[On(3000)]),
];

/// The 40 rows.
#[rustfmt::skip]
pub const ROWS: &[SpecRow] = &[
    always(1,  "VerifierPass",            &["verify"]),
    always(2,  "CGSCC/Inliner",           call_graph::FIRST).with("1,0,0,1,0,0,1"),
    always(3,  "NVVMReflect",             &["nvvm-reflect"]),
    always(4,  "SROA",                    &["sroa"]),
    always(5,  "NVVMLowerArgs",           &["lsa-opt", "nvptx-lower-args"]),
    always(6,  "NVVMLowerAlloca",         &["nvptx-lower-alloca", "infer-address-spaces"]),
    always(7,  "SimplifyCFG",             &["simplifycfg"]),
    always(8,  "InstCombine",             &["instcombine", "aggressive-instcombine"]),
    when(  9,  "GVN",                     &["gvn"],                                     &[On(3160)]).with("1,0"),
    always(10, "NVVMVerify",              &["nvvm-verify"]),
    always(11, "LoopRotate",              &["simplifycfg<keep-loop-forms>", "loop(loop-rotate)"]),
    always(12, "LICM",                    &["loop-mssa(licm,simple-loop-unswitch<nontrivial>)"]),
    when(  13, "IndVarSimplify",          &["loop(indvars<guards>,loop-idiom,loop-deletion)", "crc-table"], &[Off(1040)]).with("1,0,1"),
    always(14, "LoopUnroll",              &["loop-unroll-full<O3;keep-forms;own>", "loop(indvars<guards>,loop-idiom,loop-deletion)", "sroa"]).with("3"),
    always(15, "GVN",                     &["gvn"]).with("1,0"),
    always(16, "LoopIndexSplit/SCCP",     &["loop-index-split<threshold=-1>", "sccp"]).with("-1"),
    always(17, "CGSCC/Inliner",           call_graph::ONE).with("1,0,0,1,0,0,1"),
    always(18, "DSE",                     &["dse"]),
    always(19, "GVN",                     &["gvn"]).with("1,0"),
    always(20, "MemCpyOpt",               &["memcpyopt"]),
    always(21, "CGSCC/Inliner",           call_graph::ONE).with("1,0,0,1,0,0,1"),
    always(22, "ADCE",                    &["adce"]),
    always(23, "JumpThreading/CVP",       &["jump-threading<divergent>", "correlated-propagation"]).with("-1"),
    when(  24, "NVVMDivergenceLowering",  &["divergence-lowering"],                     &[Off(1320)]),
    when(  25, "Reassociate",             &["reassociate<keep-forms>"],                 &[On(2880)]).with("0"),
    when(  26, "SpeculativeExecution",    &["speculative-execution"],                   &[Off(1360)]).with("0,1"),
    when(  27, "GVN",                     &["gvn"],                                     &[On(3160)]).with("1,0"),
    always(28, "SCCP",                    &["sccp"]),
    always(29, "GlobalDCE/ConstantProp",  &["globaldce", "instsimplify"]),
    always(30, "GlobalOpt",               &["globalopt"]),
    always(31, "LoopVectorize/SLP",       &["float2int", "loop-vectorize<width=2>", "slp-vectorizer"]).with("2,-1,-1,-1,-1,-1,-1"),
    always(32, "GVN",                     &["gvn"]).with("1,0"),
    always(33, "EarlyCSE",                &["early-cse"]).with("0,0"),
    always(34, "TailCallElim",            &["tailcallelim"]),
    when(  35, "GVN (verified)",          &["gvn", "verify"],                           &[On(3160)]).with("1,1"),
    always(36, "NewGVN",                  &["newgvn"]),
    always(37, "Sink",                    &["simplifycfg<keep-loop-forms>", "sink"]),
    always(38, "CGSCC/Inliner",           call_graph::ONE).with("1,0,0,1,0,0,1"),
    always(39, "Sinking2",                &["sinking2<fast>"]),
    always(40, "LoopSimplify/LCSSA",      &["loop-simplify"]),
];
