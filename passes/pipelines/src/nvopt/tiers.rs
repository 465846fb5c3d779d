//! The sub-pipeline of tiers 1, 2 and 3: 85 rows, most of which run at every tier.
//!
//! | row | decided here |
//! |---|---|
//! | 14 | `predicate-opt<variant>`: the variant turns diamonds into selects, row 10 only triangles |
//! | 34 | also `loop-rotate`, for loops that jump threading left with one exit; before the loops are unrolled |
//! | 45, 47 | the first argument of the vectorisers is the tier; the architecture chooses the rest (`vectoriser_arguments`) |
//! | 53 | `loop-index-split`: the NVIDIA loop pass of the slot "NVIDIA loop pass enable" |
//! | 62 | `dead-barrier-elim`: stands between dead code and verification, on two disable slots as the other clean-ups have |
//! | 81 | `sinking2<fast>` but in the last tier: the order within blocks is for code generation, and rows behind it would run again for it |
//! | 72 | `barrier-opt`: the slot's name, `LoopOpt/BarrierOpt`; barriers that a loop repeats with no access of shared memory between |

use super::call_graph;
use super::row::Elements::{ByLast, BySlot, ByTier, ByTierAndSm};
use super::row::Term::{NotTier, Off, On, Printing, Tier};
use super::row::{SpecRow, chosen, when};

const LOWERING: &[&str] = &["nvvm-intrinsic-lowering"];
const PRINT: &[&str] = &["print"];
const NVVM_VERIFY: &[&str] = &["nvvm-verify"];
const VERIFY: &[&str] = &["verify"];
/// Preheaders and exit blocks stay: the tiers would put them there again.
const CFG: &[&str] = &["simplifycfg<keep-loop-forms>"];
const LICM: &[&str] = &["loop-mssa(licm)"];
/// The first architecture with packed operations of `bfloat`.
const PACKED_BFLOAT: u16 = 80;

/// Elements of the two rows of vectorisers: what [`vectoriser_arguments`] says, as parameters of the passes.
const VECTORISERS: super::row::Elements = ByTierAndSm(
    PACKED_BFLOAT,
    [
        &["loop-vectorize<width=1>", "slp-vectorizer<width=2>"],
        &["loop-vectorize<width=2>", "slp-vectorizer<width=2>"],
        &["loop-vectorize<width=3>", "slp-vectorizer<width=2>"],
    ],
    [
        &["loop-vectorize<width=1>", "slp-vectorizer"],
        &["loop-vectorize<width=2>", "slp-vectorizer"],
        &["loop-vectorize<width=3>", "slp-vectorizer"],
    ],
);

/// Elements of the row that unrolls: in part, also with a remainder loop, from tier 2 on, see `docs/loops.md`.
const UNROLL: super::row::Elements = ByTier([
    &["loop-unroll<O3;keep-forms;own>"],
    &["loop-unroll<O3;partial;runtime;keep-forms;own>"],
    &["loop-unroll<O3;partial;runtime;keep-forms;own>"],
]);

/// Arguments of a vectoriser row: the width is the tier; limits of cost, trip count and width of trees (-1: none). Before
/// sm_80 there are no packed operations of `bfloat`, and a limit of 0 keeps trees to two lanes.
pub fn vectoriser_arguments(tier: u8, sm: u16) -> String {
    let trees = if sm >= PACKED_BFLOAT { -1 } else { 0 };
    format!("{tier},-1,-1,-1,-1,-1,{trees}")
}

/// The 85 rows.
#[rustfmt::skip]
pub const ROWS: &[SpecRow] = &[
    when(1,  "NVVMIntrinsicLowering",      LOWERING,                        &[Off(2000)]).with("1"),
    when(2,  "NVVMIRVerification",         VERIFY,                          &[Off(2600)]),
    when(3,  "NVVMIntrinsicLowering",      LOWERING,                        &[Off(2000)]).with("1"),
    when(4,  "NVVMBarrierAnalysis",        &["barrier-analysis"],           &[On(3488)]),
    when(5,  "NVVMLowerBarriers",          &["barrier-lowering"],           &[On(3488)]).with("0"),
    when(6,  "PrintModulePass",            PRINT,                           &[On(3160), Off(1080), Printing]),
    when(7,  "NVVMVerifier",               NVVM_VERIFY,                     &[Off(600)]),
    when(8,  "IPConstPropagation",         &["ipsccp<no-func-spec>"],       &[On(3200), Off(920)]),
    when(9,  "NVVMReflect",                &["nvvm-reflect"],               &[On(3200), Off(880)]),
    when(10, "NVVMPredicateOpt",           &["predicate-opt"],              &[On(3200), Off(1120)]),
    when(11, "SCCP",                       &["sccp"],                       &[On(3200), Off(720)]),
    when(12, "PrintModulePass",            PRINT,                           &[Off(1080), Printing]),
    when(13, "NVVMVerifier",               NVVM_VERIFY,                     &[Off(600)]),
    when(14, "NVVMPredicateOpt variant",   &["predicate-opt<variant>"],     &[On(3200), Off(2160)]),
    when(15, "ConstantMerge",              &["constmerge"],                 &[On(3200), Off(1960)]),
    when(16, "SimplifyCFG",                CFG,                             &[NotTier(1), Off(1040), Off(1200)]).with("1,0"),
    when(17, "LoopIndexSplit",             &["loop-index-split<threshold=-1>"], &[NotTier(1), Off(1040), Off(1200), Off(1160)]).with("-1"),
    when(18, "NVVMVerifier",               NVVM_VERIFY,                     &[NotTier(1), Off(1040), Off(1200), Off(600)]),
    when(19, "PrintModulePass",            PRINT,                           &[NotTier(1), Off(1040), Off(1200), Off(1080), Printing]),
    when(20, "LICM",                       LICM,                            &[On(3704), On(2880), Off(1240)]).with("0"),
    chosen(21, "EarlyCSE",                 BySlot(3704, &["early-cse<memssa>"], &["early-cse"]), &[]),
    when(22, "Sink",                       &["sink"],                       &[NotTier(1), Off(1040)]).with("1,0,1"),
    when(23, "TailCallElim",               &["tailcallelim"],               &[Tier(3), Off(320)]).with("3"),
    when(24, "NVVMUnreachableBlockElim",   &["unreachableblockelim"],       &[Off(2360)]),
    when(25, "CorrelatedValuePropagation", &["correlated-propagation"],     &[On(3040)]),
    when(26, "NVVMVerifier",               NVVM_VERIFY,                     &[Off(600)]),
    when(27, "NVVMIRVerification",         VERIFY,                          &[Off(2600)]),
    when(28, "NVVMIntrinsicLowering",      LOWERING,                        &[Off(2000)]).with("1"),
    when(29, "Inliner",                    call_graph::ONE,                 &[Off(440), Off(480)]),
    when(30, "PrintModulePass",            PRINT,                           &[On(3160), Off(1080), Printing]),
    when(31, "InstructionSimplify",        &["instsimplify"],               &[Off(2720)]),
    when(32, "NVVMVerifier",               NVVM_VERIFY,                     &[Off(600)]),
    when(33, "GenericToNVVM",              &["generic-to-nvvm"],            &[Off(2200)]),
    when(34, "LoopSimplify",               &["loop-simplify", "loop(loop-rotate)"], &[Off(1520)]).with("-1"),
    when(35, "ADCE",                       &["adce"],                       &[Off(1320), Off(1480)]),
    when(36, "PrintModulePass",            PRINT,                           &[Off(1320), Off(1480), Off(1080), Printing]),
    when(37, "NVVMVerifier",               NVVM_VERIFY,                     &[Off(1320), Off(1480), Off(600)]),
    when(38, "LICM",                       LICM,                            &[On(2880), Off(1240)]).with("0"),
    when(39, "NVVMLowerBarriers",          &["barrier-lowering"],           &[On(3488)]).with("0/1"),
    chosen(40, "LoopUnroll",               UNROLL,                          &[Off(1360)]).with("0,1"),
    when(41, "PrintModulePass",            PRINT,                           &[Off(1080), Printing]),
    when(42, "InstCombine",                &["instcombine"],                &[Off(1000)]),
    when(43, "EarlyCSE",                   &["early-cse"],                  &[Off(1440)]),
    when(44, "SROA",                       &["sroa"],                       &[Off(1400)]),
    chosen(45, "LoopVectorize/SLP (1st)",  VECTORISERS,                     &[NotTier(1)]),
    when(46, "PrintModulePass",            PRINT,                           &[On(3160), Off(1080), Printing]),
    chosen(47, "LoopVectorize/SLP (2nd)",  VECTORISERS,                     &[Off(2760)]),
    when(48, "LLVM standard pipeline",     call_graph::ONE,                 &[Off(600)]).with("1"),
    when(49, "NVVMIRVerification",         VERIFY,                          &[Off(2600)]),
    when(50, "NVVMIntrinsicLowering",      LOWERING,                        &[Off(2000)]).with("1"),
    when(51, "PrintModulePass",            PRINT,                           &[Off(1080), Printing]),
    when(52, "SimplifyCFG",                CFG,                             &[Off(960)]).with("0,0"),
    when(53, "NVIDIA loop pass",           &["loop-index-split"],           &[On(3080)]),
    when(54, "LICM",                       LICM,                            &[On(2880), Off(1240)]).with("0"),
    when(55, "NVVMRematerialization",      &["rematerialization"],          &[Off(2320)]),
    when(56, "SROA",                       &["sroa"],                       &[Off(1400)]),
    when(57, "PrintModulePass",            PRINT,                           &[On(3160), Off(1080), Printing]),
    when(58, "CorrelatedValuePropagation", &["correlated-propagation"],     &[On(3040)]),
    when(59, "DSE",                        &["dse"],                        &[Off(760)]),
    when(60, "DCE",                        &["dce"],                        &[Off(280)]),
    when(61, "LLVM standard pipeline",     call_graph::ONE,                 &[Off(600)]).with("1"),
    when(62, "NVIDIA-specific pass",       &["dead-barrier-elim"],          &[Off(520), Off(560)]),
    when(63, "NVVMIRVerification",         VERIFY,                          &[Off(2600)]),
    when(64, "NVVMIntrinsicLowering",      LOWERING,                        &[Off(2000)]).with("1"),
    chosen(65, "MemorySpaceOpt",           BySlot(3120, &["memory-space-opt<second>"], &["memory-space-opt"]), &[Off(2680)]),
    when(66, "NVVMIRVerification",         VERIFY,                          &[On(3120), Off(2600)]),
    when(67, "PrintModulePass",            PRINT,                           &[Off(1080), Printing]),
    when(68, "NVVMGenericAddrOpt",         &["infer-address-spaces"],       &[Off(2560)]),
    chosen(69, "NVVMLowerBarriers variant", BySlot(2920, &["barrier-lowering<late>"], &["barrier-lowering"]), &[On(3488)]),
    when(70, "PrintModulePass",            PRINT,                           &[On(3160), Off(1080), Printing]),
    when(71, "ADCE",                       &["adce"],                       &[On(2840), Off(1840)]),
    when(72, "LoopOpt/BarrierOpt",         &["barrier-opt"],                &[On(3200), Off(2640)]),
    when(73, "NVVMReflect (late)",         &["nvvm-reflect"],               &[On(3200), Tier(3), Off(880)]),
    when(74, "FunctionAttrs",              &["cgscc(function-attrs)"],      &[On(3200), Off(680)]),
    when(75, "NVVMLateOpt",                &["late-opt"],                   &[Tier(3), Off(360)]),
    when(76, "FunctionAttrs (2nd)",        &["cgscc(function-attrs)"],      &[On(3200), Off(680)]),
    when(77, "NVVMLowerAlloca",            &["nvptx-lower-alloca"],         &[Off(2240), Off(2280)]),
    when(78, "NVVMBranchDist",             &["branch-dist"],                &[Off(2080), Off(2120)]),
    when(79, "NVVMWarpShuffle",            &["warp-shuffle"],               &[On(3328), Off(1640)]).with("1"),
    when(80, "NVVMReduction",              &["nvvm-reduction"],             &[On(3328), Off(2400)]),
    chosen(81, "NVVMSinking2",             ByLast(&["sinking2"], &["sinking2<fast>"]), &[On(3328), Off(2440)]),
    when(82, "NVVMBranchDist (2nd)",       &["branch-dist"],                &[On(3328), Off(2080), Off(2120)]),
    when(83, "PrintModulePass",            PRINT,                           &[On(3328), Off(1080), Printing]),
    when(84, "Reassociate",                &["reassociate<keep-forms>"],    &[On(3328), Off(1280)]).with("3"),
    when(85, "PrintModulePass (final)",    PRINT,                           &[On(3160), Off(1080), Printing]),
];
