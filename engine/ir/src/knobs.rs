//! The knob table: name, type, default, levels, one line, long text. Values live in a session, never in statics.
//!
//! A knob is one row. It is reachable as `-name=value` or `--name=value` on the command line and as a line `name = value` of
//! a knob file; `warpc knobs` lists the table.

/// Default of a knob, which also gives its type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum KnobValue {
    /// Switch.
    Bool(bool),
    /// Integer.
    Int(i64),
    /// Text.
    Str(&'static str),
}

impl KnobValue {
    /// Name of the type.
    pub const fn type_name(self) -> &'static str {
        match self {
            KnobValue::Bool(_) => "bool",
            KnobValue::Int(_) => "int",
            KnobValue::Str(_) => "text",
        }
    }
}

impl std::fmt::Display for KnobValue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            KnobValue::Bool(b) => write!(f, "{b}"),
            KnobValue::Int(v) => write!(f, "{v}"),
            KnobValue::Str(s) => write!(f, "\"{s}\""),
        }
    }
}

/// Levels at which a knob has an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Levels {
    /// At every level.
    All,
    /// At `-O1` and above.
    Optimised,
    /// Where the pass it belongs to runs.
    ByPass,
}

impl Levels {
    /// How `warpc knobs` shows it.
    pub const fn text(self) -> &'static str {
        match self {
            Levels::All => "all",
            Levels::Optimised => "-O1 and above",
            Levels::ByPass => "where its pass runs",
        }
    }
}

#[allow(unused_macro_rules)] // rows may leave levels and long text out
macro_rules! knobs {
    (@levels) => { Levels::ByPass };
    (@levels $l:ident) => { Levels::$l };
    (@long) => { "" };
    (@long $l:literal) => { $l };
    ($($Name:ident, $text:literal, $default:expr, $summary:literal $(, $levels:ident, $long:literal)?;)*) => {
        /// A knob: row of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u16)]
        pub enum Knob { $(#[doc = $summary] $Name),* }
        /// All knobs. A row is: name here, name on the command line, default, one line, and where needed levels and long text.
        pub const TABLE: &[KnobInfo] = &[$(KnobInfo {
            knob: Knob::$Name,
            name: $text,
            default: $default,
            summary: $summary,
            levels: knobs!(@levels $($levels)?),
            long: knobs!(@long $($long)?),
        }),*];
    };
}

/// A row of the knob table.
pub struct KnobInfo {
    /// The knob.
    pub knob: Knob,
    /// Name on the command line: `-name=value`.
    pub name: &'static str,
    /// Default.
    pub default: KnobValue,
    /// One line.
    pub summary: &'static str,
    /// Levels at which it has an effect.
    pub levels: Levels,
    /// More about it; empty when the line says everything.
    pub long: &'static str,
}

use KnobValue::{Bool, Int, Str};
knobs! {
    InlineThreshold,      "inline-threshold",             Int(225),    "cost below which a call is inlined",
        Optimised, "The cost of a callee is about five per instruction that stays after folding what the arguments make constant. Attributes of caller and callee move the threshold: see the two knobs below.";
    InlineHintThreshold,  "inlinehint-threshold",         Int(325),    "the same for callees with inlinehint",
        Optimised, "";
    InlineColdThreshold,  "inlinecold-threshold",         Int(45),     "the same for cold callees",
        Optimised, "";
    InlineCallPenalty,    "inline-call-penalty",          Int(25),     "cost of a call that stays in an inlined callee",
        Optimised, "";
    InlineCostFull,       "inline-cost-full",             Bool(false), "count the whole cost of a callee even when it is too high",
        Optimised, "Remarks name costs; without this (and without remarks) counting stops when the answer is clear.";
    InlineMaxStacksize,   "inline-max-stacksize",         Int(-1),     "bytes of stack that an inlined callee may have, -1 any number",
        Optimised, "";
    RecursiveInlineMaxStacksize, "recursive-inline-max-stacksize", Int(1024), "the same where the caller is recursive",
        Optimised, "";
    InlineCallerSupersetNobuiltin, "inline-caller-superset-nobuiltin", Bool(true), "a caller may know fewer library functions than its callee",
        Optimised, "";
    PhiFoldThreshold,     "phi-node-folding-threshold",   Int(-1),     "cost of what one arm of a branch may compute needlessly, -1 by the target",
        Optimised, "Of simplifycfg, as are the next ones: an arm that leads to the other target is computed always when it costs no more.";
    TwoEntryPhiFoldThreshold, "two-entry-phi-node-folding-threshold", Int(-1), "the same for both arms of a diamond or triangle",
        Optimised, "";
    BonusInstThreshold,   "bonus-inst-threshold",         Int(-1),     "instructions computed needlessly when two branches are joined, -1 by the pipeline",
        Optimised, "";
    MaxSmallBlockSize,    "simplifycfg-max-small-block-size", Int(-1), "instructions of a block that edges are threaded over, -1 is 10",
        Optimised, "";
    HoistCommonSkipLimit, "simplifycfg-hoist-common-skip-limit", Int(-1), "unequal instructions that hoisting passes over, -1 is 20",
        Optimised, "";
    HoistCommonInsts,     "hoist-common-insts",           Bool(false), "equal instructions at the start of both arms move up, whatever the pipeline says",
        Optimised, "";
    SinkCommonInsts,      "sink-common-insts",            Bool(false), "equal instructions at the end of both arms move down, whatever the pipeline says",
        Optimised, "";
    SwitchRangeToIcmp,    "switch-range-to-icmp",         Bool(false), "switches on one range become comparisons, whatever the pipeline says",
        Optimised, "";
    KeepLoops,            "keep-loops",                   Bool(true),  "loop headers keep their form; false: whatever the pipeline says",
        Optimised, "";
    VerifyLoopLcssa,      "verify-loop-lcssa",            Bool(false), "check LCSSA form of loops after every loop pass";
    VerifyLoopSimplify,   "verify-loop-simplify",         Bool(false), "check loop-simplify form of loops after every loop pass";
    AdceRemoveLoops,      "adce-remove-loops",            Bool(false), "adce erases loops without effect, as if they were known to end";
    NvvmReflectEnable,    "nvvm-reflect-enable",          Bool(true),  "replace __nvvm_reflect calls by constants",
        All, "libdevice asks by __nvvm_reflect for the architecture (__CUDA_ARCH) and for flushing of subnormals (__CUDA_FTZ). Without replacement the calls stay and the module does not link.";
    NvptxPrecDiv,         "nvptx-prec-divf32",            Int(-1),     "division of float: 0 approximate, 1 full range, 2 IEEE, -1 by the options",
        All, "Overrides --prec-div: 0 selects div.approx, 1 div.full, 2 div.rn.";
    NvptxPrecSqrt,        "nvptx-prec-sqrtf32",           Int(-1),     "square root of float: 0 approximate, 1 IEEE, -1 by the options",
        All, "Overrides --prec-sqrt: 0 selects sqrt.approx, 1 sqrt.rn.";
    NvptxFmaLevel,        "nvptx-fma-level",              Int(-1),     "fusing: 0 never, 1 by contract, 2 always, -1 by the options",
        All, "Overrides --fma. Fusing a product into a sum skips one rounding.";
    NvptxNoF16Math,       "nvptx-no-f16-math",            Bool(false), "arithmetic on half is done in float and rounded",
        All, "";
    NvptxRsqrtApproxOpt,  "nvptx-rsqrt-approx-opt",       Bool(true),  "the reciprocal of an approximate square root is one rsqrt.approx",
        All, "";
    NvptxForceMinByvalAlign, "nvptx-force-min-byval-param-align", Bool(false), "byval parameters of device functions are aligned to four bytes or more",
        All, "";
    NvptxNoVectorizer,    "disable-nvptx-load-store-vectorizer", Bool(false), "neighbouring loads and stores are not put together",
        All, "";
    TrapUnreachable,      "trap-unreachable",             Bool(false), "a trap before the end of the thread where code is unreachable",
        All, "";
    NvptxTurnExitTests,   "nvptx-turn-exit-tests",        Bool(false), "a branch on an integer comparison never stands on its opposite, so that ptxas finds the rounds of more loops",
        All, "ptxas unrolls a loop by four when it ends in a branch on the comparison itself: more and faster code, and more registers.";
    CssaCoalesce,         "cssa-coalesce",                Bool(true),  "copies of phis are joined before all others",
        All, "On the way out of SSA each phi has two registers, with copies before and after: such a program needs no care for lost copies and swaps, and most of the copies join.";
    UseDessa,             "usedessa",                     Bool(false), "the other way out of SSA: one register per phi, parallel copies on its edges",
        All, "The copies of an edge are put in an order that loses nothing, with a register more per cycle; edges from a branch to a join get a block where a copy would overwrite what the other way needs.";
    CssaVerbosity,        "cssa-verbosity",               Int(0),      "what the way out of SSA tells: 1 counts per function, 2 every copy",
        All, "";
    DumpBeforeCssa,       "dump-before-cssa",             Bool(false), "print the machine rows of every function before its phis are coalesced",
        All, "";
    JoinLiveIntervals,    "join-liveintervals",           Bool(true),  "the generic coalescer runs; that of move families runs in any case",
        All, "";
    JoinGlobalCopies,     "join-globalcopies",            Bool(true),  "the generic coalescer joins registers that live in several blocks",
        All, "";
    JoinSplitEdges,       "join-splitedges",              Bool(true),  "the generic coalescer joins copies that lie alone on an edge from a branch to a join",
        All, "";
    TerminalRule,         "terminal-rule",                Bool(true),  "copies to registers of no other copy wait where they are in the way of one",
        All, "";
    VerifyCoalescing,     "verify-coalescing",            Bool(false), "prove after every join that all uses read what they read before",
        All, "By symbolic execution of the rows before and after. For tests: it takes time by the square of the function.";
    TwoAddrReschedule,    "twoaddr-reschedule",           Bool(true),  "accepted for compatibility: no instruction of PTX has to write an operand, so none is moved for it",
        All, "";
    LateRematUpdateThreshold, "late-remat-update-threshold", Int(100), "uses of a constant made anew from which its live interval is updated once for all of them",
        All, "";
    LargeIntervalSizeThreshold, "large-interval-size-threshold", Int(100), "values from which a live interval is large",
        All, "";
    LargeIntervalFreqThreshold, "large-interval-freq-threshold", Int(256), "joins that are tried with one large interval",
        All, "";
    CoalesceCopyLimit,    "nvptx-coalesce-copy-limit",    Int(-1),     "moves of a function that the coalescer of move families looks at, -1 any number",
        All, "";
    CoalesceLimit,        "nvptx-coalesce-limit",         Int(-1),     "joins that the coalescer of move families makes in a function, -1 any number",
        All, "";
    CoalesceBlockFreq,    "nvptx-coalesce-block-freq",    Bool(true),  "the coalescer of move families takes moves of hot blocks first",
        All, "Otherwise by number of register, then by weight.";
    ShareConstants,       "nvptx-share-constants",        Bool(true),  "equal constants in registers are one where the first comes before the others on every path",
        All, "";
    ScevComplexityControl, "scalar-evolution-complexity-control", Bool(true), "values of functions that are no kernels are scored before their expression is made";
    ScevComplexityConfig, "scalar-evolution-complexity-config", Int(0), "bit 0: a node counts half as much again; bit 1: loop depth counts twice more";
    ScevMaxExprSize,      "scalar-evolution-max-expr-size", Int(384), "score above which a value is taken as it is";
    ScevMaxExprFailures,  "scalar-evolution-max-expr-failures", Int(100), "values given up for their score before all others are";
    ScevMaxAddItems,      "scalar-evolution-max-add-items", Int(500), "operands of one sum";
    ScevMaxRecursionDepth, "scalar-evolution-max-recursion-depth", Int(100), "values that wait for each other while an expression is made, outside of kernels";
    ScevMaxIterations,    "scalar-evolution-max-iterations", Int(100), "iterations of a loop that is run at compile time";
    ScevMaxArithDepth,    "scalar-evolution-max-arith-depth", Int(32), "depth to which sums and products are folded";
    ScevMaxCastDepth,     "scalar-evolution-max-cast-depth", Int(8), "depth to which casts are folded";
    ScevMaxExtDepth,      "scalar-evolution-max-ext-depth", Int(8), "depth to which extensions are folded";
    ScevMaxConstantEvolvingDepth, "scalar-evolution-max-constant-evolving-depth", Int(32), "depth of what is computed in a loop that is run at compile time";
    ScevMaxCompareDepth,  "scalar-evolution-max-scev-compare-depth", Int(32), "depth to which expressions are compared when operands are ordered";
    ScevMaxValueCompareDepth, "scalar-evolution-max-value-compare-depth", Int(2), "depth to which values are compared when operands are ordered";
    ScevMaxImplicationDepth, "scalar-evolution-max-scev-operations-implication-depth", Int(2), "depth to which a comparison is taken apart to be proved";
    ScevMaxAddRecSize,    "scalar-evolution-max-add-rec-size", Int(8), "operands of a recurrence";
    ScevHugeExprThreshold, "scalar-evolution-huge-expr-threshold", Int(4096), "nodes from which on an expression is not folded further";
    ScevMulOpsInline,     "scev-mulops-inline-threshold", Int(32), "operands of a product up to which products in it are taken apart";
    ScevAddOpsInline,     "scev-addops-inline-threshold", Int(500), "operands of a sum up to which sums in it are taken apart";
    ScevRangeIterThreshold, "scev-range-iter-threshold", Int(32), "accepted for compatibility: ranges are always computed without recursion";
    ScevFiniteLoop,       "scalar-evolution-finite-loop", Bool(true), "comparisons with equality count in loops that must end";
    ScevMaxConditions,    "scalar-evolution-max-conditions", Int(128), "conditions, assumptions and guards on the way to a block that are looked at for one question";
    ScevSharpenRanges,    "scalar-evolution-use-expensive-range-sharpening", Bool(false), "ranges of recurrences by symbolic counts";
    ScevContextFlags,     "scalar-evolution-use-context-for-no-wrap-flag-strenghening", Bool(true), "no-wrap facts of instructions by the conditions they are under";
    ScevClassify,         "scalar-evolution-classify-expressions", Bool(true), "print every value of a function, not only counts of loops";
    AggressivePositiveStride, "aggressive-positive-stride-analysis", Bool(true), "sizes of blocks, grids and warps are positive";
    ScevSignExtExpand,    "do-sign-ext-expand",           Bool(false), "sign extensions of sums and products move to their operands where ranges alone show that nothing wraps";
    ScevSignExtSimplify,  "do-sign-ext-simplify",         Bool(true),  "sign extensions of what is not negative are zero extensions";
    ScevTrackTripCountMore, "track-trip-count-more",      Bool(true),  "counts of loops that step by threads, blocks and grids under predicates, where only a wrap forbids them";
    ScevCommonFactor,     "common-factor-with-mr265",     Bool(true),  "terms of a sum that share a factor are one product; factors that a divisor shares with its dividend are removed";
    ScevReassociateThreads, "special-reassociate-for-threadid", Bool(true), "factors of terms with numbers of threads and blocks stay where they are";
    ScevCheapExpansion,   "scev-cheap-expansion-budget", Int(4),  "cost up to which code of an expression is cheap, in instructions of 32 bits";
    DoScevCgp,            "do-scev-cgp",                  Bool(true),  "addresses over common bases (scev-cgp)";
    DoScevCgpAggressively, "do-scev-cgp-aggresively",     Bool(false), "scev-cgp: also bases that differ by more than a constant, and such as few paths need",
        ByPass, "The name is spelt as it always was.";
    DoFunctionScevCgp,    "do-function-scev-cgp",         Bool(true),  "scev-cgp: bases of other blocks too; false: each block by itself";
    NvDisableScevCgp,     "nv-disable-scev-cgp",          Bool(false), "scev-cgp does nothing";
    ScevCgpControl,       "scev-cgp-control",             Int(-1),     "scev-cgp: addresses rewritten in one function, -1 any number";
    ScevCgpCrossBlockLimit, "scev-cgp-cross-block-limit", Int(8),      "scev-cgp: bases of one block that other blocks use";
    ScevCgpIdomLevelLimit, "scev-cgp-idom-level-limit",   Int(5),      "scev-cgp: levels of the tree of dominators between a base and what uses it";
    ScevCgpInstLimit,     "scev-cgp-inst-limit",          Int(-1),     "scev-cgp: addresses looked at per pointer that they are computed from, -1 any number";
    ScevCgpOldBase,       "scev-cgp-old-base",            Bool(false), "scev-cgp: the base is the first address of a group, never another value of the function or a new one";
    ScevCgpTidMax,        "scev-cgp-tid-max-value",       Int(-1),     "scev-cgp: no coordinate of a thread in its block is greater, -1 what launch bounds say",
        ByPass, "A smaller value than launches have is a promise: index arithmetic of 32 bits over thread numbers is then taken as not wrapping.";
    PrintAfterScevCgp,    "print-after-scev-cgp",         Bool(false), "print every function after scev-cgp";
    DisableUnknownTripIv, "Disable-unknown-trip-iv",      Bool(false), "indvars leaves loops alone whose trip count is not known";
    DisableUnknownTripLsr, "disable-unknown-trip-lsr",    Bool(false), "loop-reduce leaves loops alone whose trip count is not known";
    IvLoopLevel,          "iv-loop-level",                Int(1),      "depth of the loops that indvars rewrites, 1 is outermost";
    VerifyScev,           "verify-scev",                  Bool(false), "compare scalar evolution with what is computed afresh when it is printed";
    VerifyScevStrict,     "verify-scev-strict",           Bool(false), "the same for differences that are no constants";
    VerifyScevMaps,       "verify-scev-maps",             Bool(false), "check that the columns of scalar evolution agree with each other when it is printed";
    DaDelinearize,        "da-delinearize",               Bool(true),  "dependence tests look at the subscripts of arrays with several dimensions";
    DaNoDelinearizeChecks, "da-disable-delinearization-checks", Bool(false), "subscripts are taken to stay within their dimensions";
    DaMivMaxLevel,        "da-miv-max-level-threshold",   Int(7),      "common loops up to which directions of subscripts with several induction variables are explored";
    DaMonotonicityCheck,  "da-enable-monotonicity-check", Bool(false), "dependences are unknown where subscripts may wrap";
    DaMonotonicityReport, "da-dump-monotonicity-report",  Bool(false), "`print<da>` also says which accesses are monotonic";
    DaMaxPairs,           "da-max-pairs",                 Int(4_000_000), "pairs of accesses of a function that are tested for dependences";
    DelinearizeFixed,     "delinearize-use-fixed-size-array-heuristic", Bool(false), "`print<delinearization>` also tries arrays of constant sizes";
    MaxDependences,       "max-dependences",              Int(100), "dependences of a loop that are kept; beyond, the first unsafe one ends the search";
    MemoryCheckMergeThreshold, "memory-check-merge-threshold", Int(100), "comparisons to put pointers of a loop into groups that are checked as one";
    RuntimeMemoryCheckThreshold, "runtime-memory-check-threshold", Int(8), "comparisons of ranges before a loop that are not too many";
    EnableMemAccessVersioning, "enable-mem-access-versioning", Bool(true), "strides of accesses that are a value are taken to be one, to be checked before the loop";
    ForwardingConflictDetection, "store-to-load-forwarding-conflict-detection", Bool(true), "vectors of loads that would wait for stores of parts of them are unsafe";
    MaxForkedScevDepth,   "max-forked-scev-depth",        Int(5), "depth to which a pointer is followed to see that it is one of two";
    SpeculateUnitStride,  "laa-speculate-unit-stride",    Bool(true), "assume that strides that are a value are one";
    HoistRuntimeChecks,   "hoist-runtime-checks",         Bool(true), "checks of an inner loop that can be made before the outer one are compared as ranges";
    ForceVectorWidth,     "force-vector-width",           Int(0), "elements of a vector; 0: chosen";
    ForceVectorInterleave, "force-vector-interleave",     Int(0), "vectors side by side; 0: chosen";
    AccessMaxPairs,       "access-max-pairs",             Int(4_000_000), "pairs of accesses, and of ranges, of a loop that are compared; beyond, nothing is known of it";
    AliasSetSaturation,   "alias-set-saturation-threshold", Int(250), "pointers in alias sets from which on all sets are one";
    EnableLoopHeaderDuplication, "enable-loop-header-duplication", Bool(true), "loop-rotate copies headers; false: only loops that need no copy are rotated";
    RotationMaxHeaderSize, "rotation-max-header-size",    Int(16),     "size of a header up to which loop-rotate copies it";
    RotationPrepareForLto, "rotation-prepare-for-lto",    Bool(false), "loop-rotate leaves headers whose calls may be inlined when modules are linked";
    LoopRotateMulti,      "loop-rotate-multi",            Bool(false), "loop-rotate goes on while the latch only leaves to a deoptimisation";
    RotateConvergentHeaders, "rotate-convergent-headers", Bool(true),  "loop-rotate copies headers with barriers, votes and shuffles";
    UnrollThreshold,      "unroll-threshold",             Int(-1),     "size up to which a loop is completely unrolled, -1 by the level: 150, from O3 on 300",
        Optimised, "In the units of the target's cost table, of the unrolled loop.";
    UnrollThresholdLocal, "unroll-threshold-local",       Int(2000),   "the same for loops that index arrays on the stack, which leave memory when the indices are constants";
    UnrollOptsizeThreshold, "unroll-optsize-threshold",   Int(0),      "the same in functions that are to be small";
    UnrollPartialThreshold, "unroll-partial-threshold",   Int(-1),     "size up to which a loop of known trip count is unrolled in part, -1 a quarter of unroll-threshold";
    UnrollMaxPercentBoost, "unroll-max-percent-threshold-boost", Int(400), "how far unroll-threshold may be exceeded, in per cent, where unrolled iterations fold";
    UnrollMaxIterations,  "unroll-max-iteration-count-to-analyze", Int(10), "trip count up to which iterations are folded to see what unrolling saves";
    UnrollCount,          "unroll-count",                 Int(0),      "unroll every loop by this, 0 by size";
    UnrollMaxCount,       "unroll-max-count",             Int(-1),     "largest factor of partial unrolling, -1 any";
    UnrollFullMaxCount,   "unroll-full-max-count",        Int(-1),     "largest trip count of a loop that is completely unrolled, -1 any";
    UnrollMaxUpperbound,  "unroll-max-upperbound",        Int(8),      "largest bound on the trip count that a loop without a known count is unrolled by";
    UnrollAllowPartial,   "unroll-allow-partial",         Bool(false), "loop-unroll unrolls loops of known trip count in part, whatever pragmas say";
    PragmaUnrollThreshold, "pragma-unroll-threshold",     Int(16384),  "size up to which a loop with a pragma is completely unrolled";
    PragmaUnrollFullMax,  "pragma-unroll-full-max-iterations", Int(1_000_000), "trip count up to which a loop is unrolled because a pragma says completely";
    UnrollBudget,         "unroll-budget",                Int(1_000_000), "instructions that unrolling may add to a function";
    PassRemarks,          "pass-remarks",                 Str(""),     "passes whose applied optimisations are reported (regular expression)",
        All, "The expression may match anywhere in the name of the pass, as in -pass-remarks=inline.";
    PassRemarksMissed,    "pass-remarks-missed",          Str(""),     "passes whose missed optimisations are reported",
        All, "";
    PassRemarksAnalysis,  "pass-remarks-analysis",        Str(""),     "passes whose analysis remarks are reported",
        All, "";
}

/// Values of all knobs.
#[derive(Clone)]
pub struct Knobs {
    bools: Vec<bool>,
    ints: Vec<i64>,
    strs: Vec<Option<String>>,
}

impl Default for Knobs {
    fn default() -> Self {
        let n = TABLE.len();
        let mut k = Knobs { bools: vec![false; n], ints: vec![0; n], strs: vec![None; n] };
        for (i, row) in TABLE.iter().enumerate() {
            match row.default {
                Bool(b) => k.bools[i] = b,
                Int(v) => k.ints[i] = v,
                Str(s) => k.strs[i] = (!s.is_empty()).then(|| s.to_string()),
            }
        }
        k
    }
}

impl Knobs {
    /// Value of a switch.
    pub fn bool(&self, k: Knob) -> bool {
        self.bools[k as usize]
    }
    /// Value of an integer knob.
    pub fn int(&self, k: Knob) -> i64 {
        self.ints[k as usize]
    }
    /// Value of a text knob.
    pub fn str(&self, k: Knob) -> &str {
        self.strs[k as usize].as_deref().unwrap_or("")
    }
    /// Sets a knob from text; a switch without value becomes true. The error names what was expected.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        let Some(i) = TABLE.iter().position(|r| r.name == name) else { return Err(format!("unknown knob `{name}`")) };
        match TABLE[i].default {
            Bool(_) => {
                self.bools[i] = match value {
                    None | Some("1" | "true" | "") => true,
                    Some("0" | "false") => false,
                    Some(v) => return Err(format!("knob `{name}` takes true or false, not `{v}`")),
                }
            }
            Int(_) => {
                let v = value.unwrap_or("");
                self.ints[i] = v.parse().map_err(|_| format!("knob `{name}` takes an integer, not `{v}`"))?;
            }
            Str(_) => self.strs[i] = value.filter(|v| !v.is_empty()).map(str::to_string),
        }
        Ok(())
    }
    /// Sets the knobs of a knob file: lines `name = value` (a switch may stand alone; leading dashes are allowed), empty
    /// lines, and comments from `#` on. The error names the line.
    pub fn read_file(&mut self, text: &str) -> Result<(), String> {
        for (n, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or("").trim().trim_start_matches('-');
            if line.is_empty() {
                continue;
            }
            let (name, value) = match line.split_once('=') {
                Some((name, value)) => (name.trim(), Some(value.trim())),
                None => (line, None),
            };
            self.set(name, value).map_err(|e| format!("line {}: {e}", n + 1))?;
        }
        Ok(())
    }
    /// Row of the knob called `name`.
    pub fn info(name: &str) -> Option<&'static KnobInfo> {
        TABLE.iter().find(|r| r.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_order_and_setting() {
        for (i, r) in TABLE.iter().enumerate() {
            assert_eq!(r.knob as usize, i);
        }
        let mut k = Knobs::default();
        assert_eq!(k.int(Knob::InlineThreshold), 225);
        k.set("inline-threshold", Some("7")).unwrap();
        assert_eq!(k.int(Knob::InlineThreshold), 7);
        k.set("nvvm-reflect-enable", Some("0")).unwrap();
        assert!(!k.bool(Knob::NvvmReflectEnable));
        assert!(k.set("no-such", None).is_err());
    }

    #[test]
    fn knob_files() {
        let mut k = Knobs::default();
        k.read_file("# comment\n\n--inline-threshold = 9  # more\nnvvm-reflect-enable=false\npass-remarks = inline\n")
            .unwrap();
        assert_eq!((k.int(Knob::InlineThreshold), k.bool(Knob::NvvmReflectEnable)), (9, false));
        assert_eq!(k.str(Knob::PassRemarks), "inline");
        assert_eq!(
            k.read_file("\ninline-threshold=x").unwrap_err(),
            "line 2: knob `inline-threshold` takes an integer, not `x`"
        );
        let mut names: Vec<_> = TABLE.iter().map(|r| r.name).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), TABLE.len(), "names are unique");
    }
}
