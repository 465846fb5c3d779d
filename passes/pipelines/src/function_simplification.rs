//! `function-simplification<O1>` to `function-simplification<Oz>`: what LLVM's optimiser does with one function before its callers take copies
//! of it, as a pipeline of its own, of the passes here that have these names.
//!
//! Levels differ in five places: `O1` has neither redundancy elimination nor what follows edges; `O3` unswitches loops on conditions that
//! need copies; `Oz` copies no loop headers; both levels for size leave calls of mathematical functions alone.

use std::borrow::Cow;
use warpc_phase::{NamedPipeline, TableRow, row};

/// Rows of a level above 1, of which `$loops` are the passes on loops, and `$calls` is what becomes of calls of mathematical functions.
macro_rules! rows {
    ($loops:literal, $calls:literal) => {
        &[
            row(10, "sroa<modify-cfg>,early-cse<memssa>"),
            row(20, "speculative-execution<only-if-divergent-target>,jump-threading,correlated-propagation"),
            row(30, "simplifycfg<switch-range-to-icmp>,instcombine<max-iterations=1;no-verify-fixpoint>"),
            row(40, concat!("aggressive-instcombine,", $calls, "tailcallelim,simplifycfg<switch-range-to-icmp>")),
            row(50, "reassociate,constraint-elimination"),
            row(60, $loops),
            row(70, "simplifycfg<switch-range-to-icmp>,instcombine<max-iterations=1;no-verify-fixpoint>"),
            row(80, "loop(loop-idiom,indvars,extra-simple-loop-unswitch-passes,loop-deletion,loop-unroll-full)"),
            row(90, "sroa<modify-cfg>,vector-combine,mldst-motion<no-split-footer-bb>,gvn,sccp,bdce"),
            row(100, "instcombine<max-iterations=1;no-verify-fixpoint>,jump-threading,correlated-propagation"),
            row(110, "adce,memcpyopt,dse,loop-mssa(licm<allowspeculation>),coro-elide"),
            row(120, "simplifycfg<switch-range-to-icmp;switch-to-arithmetic;hoist-common-insts;sink-common-insts>"),
            row(130, "instcombine<max-iterations=1;no-verify-fixpoint>"),
        ]
    };
}

const O1_ROWS: &[TableRow] = &[
    row(10, "sroa<modify-cfg>,early-cse<memssa>,simplifycfg<switch-range-to-icmp>"),
    row(20, "instcombine<max-iterations=1;no-verify-fixpoint>,libcalls-shrinkwrap,simplifycfg<switch-range-to-icmp>"),
    row(30, "reassociate"),
    row(
        40,
        "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm<allowspeculation>,\
         simple-loop-unswitch<no-nontrivial;trivial>)",
    ),
    row(50, "simplifycfg<switch-range-to-icmp>,instcombine<max-iterations=1;no-verify-fixpoint>"),
    row(60, "loop(loop-idiom,indvars,loop-deletion,loop-unroll-full)"),
    row(70, "sroa<modify-cfg>,memcpyopt,sccp,bdce,instcombine<max-iterations=1;no-verify-fixpoint>,coro-elide"),
    row(80, "adce,simplifycfg<switch-range-to-icmp>,instcombine<max-iterations=1;no-verify-fixpoint>"),
];

const O2_ROWS: &[TableRow] = rows!(
    "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm<allowspeculation>,\
     simple-loop-unswitch<no-nontrivial;trivial>)",
    "libcalls-shrinkwrap,"
);
const O3_ROWS: &[TableRow] = rows!(
    "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm<allowspeculation>,\
     simple-loop-unswitch<nontrivial;trivial>)",
    "libcalls-shrinkwrap,"
);
const OS_ROWS: &[TableRow] = rows!(
    "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate,licm<allowspeculation>,\
     simple-loop-unswitch<no-nontrivial;trivial>)",
    ""
);
const OZ_ROWS: &[TableRow] = rows!(
    "loop-mssa(loop-instsimplify,loop-simplifycfg,licm<no-allowspeculation>,loop-rotate<no-header-duplication>,\
     licm<allowspeculation>,simple-loop-unswitch<no-nontrivial;trivial>)",
    ""
);

const fn pipeline(name: &'static str, rows: &'static [TableRow]) -> NamedPipeline {
    NamedPipeline {
        name,
        summary: "simplification of one function as LLVM orders it",
        rows: Cow::Borrowed(rows),
        tracks_dependences: false,
    }
}

/// Level 1.
pub const O1: NamedPipeline = pipeline("function-simplification<O1>", O1_ROWS);
/// Level 2.
pub const O2: NamedPipeline = pipeline("function-simplification<O2>", O2_ROWS);
/// Level 3.
pub const O3: NamedPipeline = pipeline("function-simplification<O3>", O3_ROWS);
/// Level s.
pub const OS: NamedPipeline = pipeline("function-simplification<Os>", OS_ROWS);
/// Level z.
pub const OZ: NamedPipeline = pipeline("function-simplification<Oz>", OZ_ROWS);
