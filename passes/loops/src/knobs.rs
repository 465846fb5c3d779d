//! The knobs of the loop passes.

warpc_ir::knobs! {
    /// What `loop-index-split` reads.
    LOOP_INDEX_SPLIT {
        LOOP_INDEX_SPLIT_LIMIT, "loop-index-split-limit", Int(8), "loops of one function that loop-index-split splits", Optimised;
        LOOP_INDEX_SPLIT_THRESHOLD, "loop-index-split-threshold", Int(256),
            "instructions of a loop that loop-index-split splits, -1 any number", Optimised;
    }
    /// What `loop-flatten` reads.
    LOOP_FLATTEN {
        LOOP_FLATTEN_COST_THRESHOLD, "loop-flatten-cost-threshold", Int(2),
            "cost of what stands between two loops up to which loop-flatten lets every iteration run it";
        LOOP_FLATTEN_ASSUME_NO_OVERFLOW, "loop-flatten-assume-no-overflow", Bool(false),
            "loop-flatten believes that products of trip counts do not overflow";
        LOOP_FLATTEN_WIDEN_IV, "loop-flatten-widen-iv", Bool(true),
            "loop-flatten counts in the widest integers of the target, where the product of the trip counts has room";
        LOOP_FLATTEN_VERSION_LOOPS, "loop-flatten-version-loops", Bool(true),
            "loop-flatten keeps the two loops for products that overflow when the loops are reached";
    }
    /// What `irce` reads.
    IRCE {
        IRCE_LOOP_SIZE_CUTOFF, "irce-loop-size-cutoff", Int(64), "blocks of a loop from which on irce leaves it alone";
        IRCE_MIN_ELIMINATED_CHECKS, "irce-min-eliminated-checks", Int(10),
            "range checks of one branch that have to go, by frequencies, for irce to split a loop";
        IRCE_SKIP_PROFITABILITY_CHECKS, "irce-skip-profitability-checks", Bool(false),
            "irce splits loops however often they run";
        IRCE_ALLOW_UNSIGNED_LATCH, "irce-allow-unsigned-latch", Bool(true),
            "irce splits loops that end by an unsigned comparison";
        IRCE_ALLOW_NARROW_LATCH, "irce-allow-narrow-latch", Bool(true),
            "irce takes checks of wider integers than the loop counts with";
        IRCE_MAX_TYPE_SIZE_FOR_OVERFLOW_CHECK, "irce-max-type-size-for-overflow-check", Int(32),
            "width of checked integers up to which irce computes bounds that may overflow in twice the width";
        IRCE_PRINT_CHANGED_LOOPS, "irce-print-changed-loops", Bool(false), "irce tells which loops it splits";
        IRCE_PRINT_RANGE_CHECKS, "irce-print-range-checks", Bool(false), "irce tells which range checks it found";
        IRCE_PRINT_SCALED_BOUNDARY_RANGE_CHECKS, "irce-print-scaled-boundary-range-checks", Bool(false),
            "irce tells which bounds it computes in twice the width";
    }
    /// What `loop-distribute` reads.
    DISTRIBUTE {
        ENABLE_LOOP_DISTRIBUTE, "enable-loop-distribute", Bool(false),
            "loop-distribute works on loops of which metadata does not say whether it should";
        LOOP_DISTRIBUTE_VERIFY, "loop-distribute-verify", Bool(false),
            "loop-distribute computes the loops afresh and checks their shape";
        LOOP_DISTRIBUTE_NON_IF_CONVERTIBLE, "loop-distribute-non-if-convertible", Bool(false),
            "loop-distribute gives stores that run in some iterations only a loop of their own";
        LOOP_DISTRIBUTE_SCEV_CHECK_THRESHOLD, "loop-distribute-scev-check-threshold", Int(8),
            "assumptions that loop-distribute checks before a loop";
        LOOP_DISTRIBUTE_SCEV_CHECK_THRESHOLD_WITH_PRAGMA, "loop-distribute-scev-check-threshold-with-pragma", Int(128),
            "the same for loops of which metadata says that they are to be distributed";
    }
    /// What passes read that copy loops behind checks.
    VERSIONING {
        LOOP_VERSION_ANNOTATE_NO_ALIAS, "loop-version-annotate-no-alias", Bool(true),
            "accesses of a loop whose pointers were compared get alias scopes";
    }
    /// What `loop-load-elim` reads.
    LOAD_ELIM {
        LOAD_ELIM_CHECKS_PER_LOAD, "runtime-check-per-loop-load-elim", Int(1),
            "comparisons of ranges for each load that loop-load-elim keeps in a register";
        LOAD_ELIM_SCEV_CHECKS, "loop-load-elimination-scev-check-threshold", Int(8),
            "assumptions that a loop may rest on which loop-load-elim copies";
    }
    /// What `loop-versioning-licm` reads.
    VERSIONING_LICM {
        LICM_VERSIONING_INVARIANT_THRESHOLD, "licm-versioning-invariant-threshold", Int(25),
            "per cent of the accesses of a loop that do not change in it, from which loop-versioning-licm copies it";
        LICM_VERSIONING_MAX_DEPTH_THRESHOLD, "licm-versioning-max-depth-threshold", Int(2),
            "depth of loops up to which loop-versioning-licm copies them";
    }
    /// What `loop-predication` reads.
    LOOP_PREDICATION {
        LOOP_PREDICATION_IV_TRUNCATION, "loop-predication-enable-iv-truncation", Bool(true),
            "loop-predication widens checks of integers narrower than those that the loop counts with";
        LOOP_PREDICATION_COUNT_DOWN, "loop-predication-enable-count-down-loop", Bool(true),
            "loop-predication takes loops that count down";
        LOOP_PREDICATION_SKIP_PROFITABILITY, "loop-predication-skip-profitability-checks", Bool(false),
            "loop-predication takes loops that are mostly left by other exits than the latch's";
        LOOP_PREDICATION_LATCH_PROBABILITY_SCALE, "loop-predication-latch-probability-scale", Str("2.0"),
            "how many times as probable as the exit of the latch others may be, at least 1";
        LOOP_PREDICATION_WIDENABLE_BRANCHES, "loop-predication-predicate-widenable-branches-to-deopt", Bool(true),
            "loop-predication takes branches on widenable conditions for guards";
        LOOP_PREDICATION_INSERT_ASSUMES, "loop-predication-insert-assumes-of-predicated-guards-conditions", Bool(true),
            "loop-predication assumes behind a guard what it checked before";
    }
    /// What `guard-widening` reads.
    GUARD_WIDENING {
        GUARD_WIDENING_WIDEN_BRANCH_GUARDS, "guard-widening-widen-branch-guards", Bool(true),
            "guard-widening takes branches on widenable conditions for guards";
    }
    /// What `loop-unroll-and-jam` reads.
    UNROLL_AND_JAM {
        ALLOW_UNROLL_AND_JAM, "allow-unroll-and-jam", Bool(false),
            "loop-unroll-and-jam works on loops of which metadata does not say whether it should";
        UNROLL_AND_JAM_COUNT, "unroll-and-jam-count", Int(0),
            "unroll and jam every loop by this, 0 by size";
        UNROLL_AND_JAM_THRESHOLD, "unroll-and-jam-threshold", Int(60),
            "size of the inner loop up to which loop-unroll-and-jam copies it, 0 never";
        PRAGMA_UNROLL_AND_JAM_THRESHOLD, "pragma-unroll-and-jam-threshold", Int(1024),
            "the same for loops with a pragma, or with unroll-and-jam-count";
    }
    /// What `loop-data-prefetch` reads.
    DATA_PREFETCH {
        PREFETCH_DISTANCE, "prefetch-distance", Int(0),
            "instructions that loop-data-prefetch looks ahead, 0 for no prefetches at all";
        MAX_PREFETCH_ITERS_AHEAD, "max-prefetch-iters-ahead", Int(-1),
            "iterations that it looks ahead at most, -1 any number";
        MIN_PREFETCH_STRIDE, "min-prefetch-stride", Int(1), "bytes from which on it follows an access that steps by as many";
        LOOP_PREFETCH_WRITES, "loop-prefetch-writes", Bool(false), "it prefetches what is stored to, too";
    }
    /// What `iv-demotion` reads.
    IV_DEMOTION {
        ENABLE_IV_DEMOTION, "enable-iv-demotion", Bool(true), "iv-demotion counts loops in 32 bits where that is enough";
    }
    /// What `loop-fusion` reads.
    FUSION {
        LOOP_FUSION_PEEL_MAX_COUNT, "loop-fusion-peel-max-count", Int(0),
            "iterations that loop-fusion may peel from a loop so that it runs as often as the next one";
        LOOP_FUSION_DEPENDENCE_ANALYSIS, "loop-fusion-dependence-analysis", Str("all"),
            "what loop-fusion asks about accesses: scev, da or all", Nowhere;
        LOOP_FUSION_VERBOSE_DEBUG, "loop-fusion-verbose-debug", Bool(false), "loop-fusion says more while it is debugged", Nowhere;
    }
    /// What `loop-interchange` reads.
    INTERCHANGE {
        LOOP_INTERCHANGE_THRESHOLD, "loop-interchange-threshold", Int(0),
            "loop-interchange by the order of subscripts needs a balance below this, and below zero";
        LOOP_INTERCHANGE_MAXMEMINSTR_COUNT, "loop-interchange-maxmeminstr-count", Int(64),
            "accesses of a nest up to which loop-interchange looks at it";
        LOOP_INTERCHANGE_MAX_DEPENDENCES, "loop-interchange-max-dependences", Int(100),
            "different directions of dependences of a nest up to which loop-interchange looks at it";
        LOOP_INTERCHANGE_MIN_LOOP_NEST_DEPTH, "loop-interchange-min-loop-nest-depth", Int(2),
            "depth of nests from which loop-interchange looks at them";
        LOOP_INTERCHANGE_MAX_LOOP_NEST_DEPTH, "loop-interchange-max-loop-nest-depth", Int(10),
            "depth of nests up to which loop-interchange looks at them";
        LOOP_INTERCHANGE_PROFITABILITIES, "loop-interchange-profitabilities", Str("cache,instorder,vectorize"),
            "what loop-interchange asks, the first answer decides: cache, instorder, vectorize, or ignore for all that is legal";
        LOOP_INTERCHANGE_COALESCING, "loop-interchange-coalescing", Bool(true),
            "accesses of neighbouring threads to neighbouring words do not count for the order of loops on a GPU";
        CACHE_LINE_SIZE, "cache-line-size", Int(0), "bytes of a cache line; 0: 128 on a GPU, else 64";
        DEFAULT_TRIP_COUNT, "default-trip-count", Int(100), "iterations of loops of unknown trip count, for the cost of cache lines";
    }
    /// What `print<loop-cache-cost>` reads besides.
    CACHE_COST {
        TEMPORAL_REUSE_THRESHOLD, "temporal-reuse-threshold", Int(2),
            "iterations over which what a loop accesses stays in the cache, for `print<loop-cache-cost>`";
    }
    /// What `loop-rotate` reads.
    ROTATE {
        ENABLE_LOOP_HEADER_DUPLICATION, "enable-loop-header-duplication", Bool(true),
            "loop-rotate copies headers; false: only loops that need no copy are rotated";
        ROTATION_MAX_HEADER_SIZE, "rotation-max-header-size", Int(16), "size of a header up to which loop-rotate copies it";
        ROTATION_PREPARE_FOR_LTO, "rotation-prepare-for-lto", Bool(false),
            "loop-rotate leaves headers whose calls may be inlined when modules are linked";
        LOOP_ROTATE_MULTI, "loop-rotate-multi", Bool(false), "loop-rotate goes on while the latch only leaves to a deoptimisation";
        ROTATE_CONVERGENT_HEADERS, "rotate-convergent-headers", Bool(true),
            "loop-rotate copies headers with barriers, votes and shuffles, on a GPU";
    }
    /// What `licm` and `lnicm` read.
    LICM {
        DISABLE_LICM_PROMOTION, "disable-licm-promotion", Bool(false), "licm leaves loads and stores of one location in the loop";
        LICM_FORCE_THREAD_MODEL_SINGLE, "licm-force-thread-model-single", Bool(false),
            "licm stores behind a loop as if no other thread could see it";
        LICM_MAX_NUM_USES_TRAVERSED, "licm-max-num-uses-traversed", Int(8),
            "uses of an address that licm looks through for llvm.invariant.start";
        LICM_MAX_NUM_FP_REASSOCIATIONS, "licm-max-num-fp-reassociations", Int(5),
            "products of floats that licm multiplies by an invariant factor before the loop";
        LICM_MAX_NUM_INT_REASSOCIATIONS, "licm-max-num-int-reassociations", Int(5),
            "products of integers that licm multiplies by an invariant factor before the loop";
        LICM_MSSA_OPTIMIZATION_CAP, "licm-mssa-optimization-cap", Int(100),
            "questions of a hundred comparisons that licm asks about the memory of a loop";
        LICM_MSSA_MAX_ACC_PROMOTION, "licm-mssa-max-acc-promotion", Int(250),
            "accesses of a loop up to which licm makes values of locations";
        LICM_MAX_LIVE, "licm-max-live", Int(-1),
            "values that licm makes live throughout a loop, -1 any number; those that need a register less are not counted";
    }
    /// What `loop-deletion` reads.
    LOOP_DELETION {
        LOOP_DELETION_ENABLE_SYMBOLIC_EXECUTION, "loop-deletion-enable-symbolic-execution", Bool(true),
            "loop-deletion executes the first iteration symbolically to see that the back edge is never taken";
    }
    /// What `loop-idiom` reads.
    LOOP_IDIOM {
        DISABLE_LOOP_IDIOM_ALL, "disable-loop-idiom-all", Bool(false), "loop-idiom does nothing";
        DISABLE_LOOP_IDIOM_MEMSET, "disable-loop-idiom-memset", Bool(false), "loop-idiom makes no fills";
        DISABLE_LOOP_IDIOM_MEMCPY, "disable-loop-idiom-memcpy", Bool(false), "loop-idiom makes no copies and moves";
        USE_LIR_CODE_SIZE_HEURS, "use-lir-code-size-heurs", Bool(true),
            "in functions that are to be small loop-idiom leaves loops of several blocks inside others";
        LOOP_IDIOM_DEVICE_MEMORY, "loop-idiom-device-memory", Bool(false),
            "loop-idiom makes fills and copies for GPUs too, where they become loops again";
    }
    /// What `crc-table` reads.
    CRC_TABLE {
        CRC_TABLE_ENABLED, "loop-idiom-crc-table", Bool(true), "crc-table looks up remainders of polynomials byte by byte";
    }
    /// What `loop-simplifycfg` reads.
    LOOP_SIMPLIFYCFG {
        ENABLE_LOOP_SIMPLIFYCFG_TERM_FOLDING, "enable-loop-simplifycfg-term-folding", Bool(true),
            "loop-simplifycfg makes jumps of branches with known conditions";
    }
    /// What `loop-sink` reads.
    LOOP_SINK {
        SINK_FREQ_PERCENT_THRESHOLD, "sink-freq-percent-threshold", Int(90),
            "per cent of the preheader's frequency that copies in several blocks may have together";
        MAX_USES_FOR_SINKING, "max-uses-for-sinking", Int(30), "blocks with uses up to which loop-sink looks for places";
    }
    /// What `indvars` reads, besides the gates of scalar evolution.
    INDVARS {
        REPLEXITVAL, "replexitval", Str("cheap"),
            "values after a loop that indvars computes before it: never, cheap, noharduse, unusedindvarinloop, always",
            ByPass, "By number 0, 1 and 2 are never, cheap and always. Any other text is taken as cheap.";
        DISABLE_LFTR, "disable-lftr", Bool(false), "indvars leaves exit conditions as they are, where only their form would change";
        INDVARS_PREDICATE_LOOPS, "indvars-predicate-loops", Bool(true),
            "indvars decides exits of loops without effects before the loop, by their counts";
        INDVARS_WIDEN_INDVARS, "indvars-widen-indvars", Bool(true),
            "indvars counts in the wider type what the loop extends";
        VERIFY_INDVARS, "verify-indvars", Bool(false),
            "indvars computes trip counts again when it is done, and says where a loop would run more often";
        INDVARS_WIDEN_EXPENSIVE, "indvars-widen-expensive", Bool(false),
            "indvars also widens where the target computes with the wider type at a higher price";
    }
    /// What passes read that make code of expressions.
    EXPANSION {
        SCEV_CHEAP_EXPANSION, "scev-cheap-expansion-budget", Int(4),
            "cost up to which code of an expression is cheap, in instructions of 32 bits";
    }
    /// What `loop-reduce` reads.
    LSR {
        LSR_COMPLEXITY_LIMIT, "lsr-complexity-limit", Int(65535), "combinations of formulae that loop-reduce searches";
        LSR_SETUPCOST_DEPTH_LIMIT, "lsr-setupcost-depth-limit", Int(7),
            "depth to which loop-reduce counts what is computed before a loop";
        LSR_FILTER_SAME_SCALED_REG, "lsr-filter-same-scaled-reg", Bool(true),
            "of formulae with the same other side of a comparison loop-reduce looks at the best, where there are too many";
        LSR_INSNS_COST, "lsr-insns-cost", Bool(true),
            "loop-reduce<gpu> compares instructions of 32 bits; false: registers, as loop-reduce does";
        LSR_DROP_SOLUTION, "lsr-drop-solution", Bool(true),
            "loop-reduce<gpu> leaves the code as it is where nothing costs less";
        LSR_CHECK_RP, "lsr-check-rp", Bool(true), "loop-reduce<gpu> counts registers beyond lsr-rp-limit as spills";
        LSR_RP_LIMIT, "lsr-rp-limit", Int(168),
            "registers of 32 bits that values live in a loop may take together before more of them cost";
        DISABLE_LSR_FOR_SHAREDMEM32_PTR, "disable-lsr-for-sharedmem32-ptr", Bool(false),
            "loop-reduce leaves addresses in shared memory of 32 bits as they are";
        ENABLE_LSR_PHIELIM, "enable-lsr-phielim", Bool(true), "loop-reduce makes one of phis that are always equal";
    }
    /// What `simple-loop-unswitch` reads.
    UNSWITCH {
        ENABLE_NONTRIVIAL_UNSWITCH, "enable-nontrivial-unswitch", Bool(false),
            "simple-loop-unswitch copies loops wherever it runs, and for conditions that differ in a warp, too";
        UNSWITCH_THRESHOLD, "unswitch-threshold", Int(50), "size up to which it copies what both loops need";
        UNSWITCH_THRESHOLD_UNROLL, "unswitch-threshold-unroll", Int(-1),
            "the same for loops that are small enough to be unrolled completely, -1 unswitch-threshold";
        UNSWITCH_MAX_SWITCH_CASES, "unswitch-max-switch-cases", Int(0),
            "cases of a switch up to which it does not ask what copies of such a loop cost";
        ENABLE_UNSWITCH_COST_MULTIPLIER, "enable-unswitch-cost-multiplier", Bool(true),
            "it multiplies that size by the loops that there are and may come";
        UNSWITCH_SIBLINGS_TOPLEVEL_DIV, "unswitch-siblings-toplevel-div", Int(2),
            "of loops that are in no loop only one of so many counts";
        UNSWITCH_PARENT_BLOCKS_DIV, "unswitch-parent-blocks-div", Int(8),
            "blocks of the loop around that multiply the size once more";
        UNSWITCH_NUM_INITIAL_UNSCALED_CANDIDATES, "unswitch-num-initial-unscaled-candidates", Int(8),
            "branches up to which their number does not count";
        FREEZE_LOOP_UNSWITCH_COND, "freeze-loop-unswitch-cond", Bool(true),
            "it freezes conditions that may be undef or poison where the loop does not ask them";
        SIMPLE_LOOP_UNSWITCH_GUARDS, "simple-loop-unswitch-guards", Bool(true),
            "it copies loops for conditions of llvm.experimental.guard";
        SIMPLE_LOOP_UNSWITCH_DROP_NON_TRIVIAL_IMPLICIT_NULL_CHECKS,
            "simple-loop-unswitch-drop-non-trivial-implicit-null-checks", Bool(false),
            "branches that it asks before a copied loop are no implicit checks of null";
        SIMPLE_LOOP_UNSWITCH_MEMORYSSA_THRESHOLD, "simple-loop-unswitch-memoryssa-threshold", Int(100),
            "accesses to memory that it looks at to see whether a loaded condition stays";
        SIMPLE_LOOP_UNSWITCH_INJECT_INVARIANT_CONDITIONS, "simple-loop-unswitch-inject-invariant-conditions", Bool(true),
            "it compares bounds of two branches before the loop, where one implies the other";
        SIMPLE_LOOP_UNSWITCH_INJECT_INVARIANT_CONDITION_HOTNESS_THRESHOLD,
            "simple-loop-unswitch-inject-invariant-condition-hotness-threshold", Int(16),
            "the same only for branches that stay in the loop in all but one of so many cases";
        UNSWITCH_UNIFORM_ONLY, "unswitch-uniform-only", Bool(false),
            "it copies loops only for conditions that are the same in all threads of a warp";
    }
    /// What `loop-unroll` and `loop-unroll-full` read.
    UNROLL {
        UNROLL_THRESHOLD, "unroll-threshold", Int(-1),
            "size up to which a loop is completely unrolled, -1 by the level: 150, from O3 on 300, in pipelines of this compiler 400",
            Optimised, "In the units of the target's cost table, of the unrolled loop.";
        UNROLL_THRESHOLD_LOCAL, "unroll-threshold-local", Int(2000),
            "the same for loops that index arrays on the stack, which leave memory when the indices are constants";
        UNROLL_OPTSIZE_THRESHOLD, "unroll-optsize-threshold", Int(0), "the same in functions that are to be small";
        UNROLL_PARTIAL_THRESHOLD, "unroll-partial-threshold", Int(-1),
            "size up to which a loop of known trip count is unrolled in part, -1 half of unroll-threshold in pipelines, a quarter elsewhere";
        UNROLL_MAX_PERCENT_BOOST, "unroll-max-percent-threshold-boost", Int(400),
            "how far unroll-threshold may be exceeded, in per cent, where unrolled iterations fold";
        UNROLL_MAX_ITERATIONS, "unroll-max-iteration-count-to-analyze", Int(10),
            "trip count up to which iterations are folded to see what unrolling saves";
        UNROLL_COUNT, "unroll-count", Int(0), "unroll every loop by this, 0 by size";
        UNROLL_MAX_COUNT, "unroll-max-count", Int(-1), "largest factor of partial unrolling, -1 any";
        UNROLL_FULL_MAX_COUNT, "unroll-full-max-count", Int(-1), "largest trip count of a loop that is completely unrolled, -1 any";
        UNROLL_MAX_UPPERBOUND, "unroll-max-upperbound", Int(8),
            "largest bound on the trip count that a loop without a known count is unrolled by";
        UNROLL_ALLOW_PARTIAL, "unroll-allow-partial", Bool(false),
            "loop-unroll unrolls loops of known trip count in part, whatever pragmas say";
        UNROLL_RUNTIME, "unroll-runtime", Bool(false),
            "loop-unroll unrolls loops whose trip count is known only when they are reached, with a loop for the remainder";
        UNROLL_ALLOW_REMAINDER, "unroll-allow-remainder", Bool(true),
            "loop-unroll keeps a loop for the iterations that the factor leaves";
        UNROLL_REMAINDER, "unroll-remainder", Bool(false),
            "loop-unroll unrolls that loop completely: each of its iterations asks whether it is the last one";
        UNROLL_RUNTIME_CONVERGENT, "unroll-runtime-convergent", Bool(false),
            "the same for loops with barriers, votes and shuffles that the threads of a warp leave together, which the pipelines of this compiler do anyway";
        FLAT_LOOP_TRIPCOUNT_THRESHOLD, "flat-loop-tripcount-threshold", Int(5),
            "a loop that its branch weights say runs fewer times is not unrolled by a count that is known at run time";
        PRAGMA_UNROLL_THRESHOLD, "pragma-unroll-threshold", Int(16384),
            "size up to which a loop with a pragma is completely unrolled";
        PRAGMA_UNROLL_FULL_MAX, "pragma-unroll-full-max-iterations", Int(1_000_000),
            "trip count up to which a loop is unrolled because a pragma says completely";
        UNROLL_PEEL_COUNT, "unroll-peel-count", Int(0), "peel so many iterations from every loop, 0 where that helps";
        UNROLL_FORCE_PEEL_COUNT, "unroll-force-peel-count", Int(-1),
            "peel so many iterations from loops that are not unrolled, -1 where that helps";
        UNROLL_PEEL_MAX_COUNT, "unroll-peel-max-count", Int(7), "most iterations that are peeled from one loop";
        UNROLL_ALLOW_PEELING, "unroll-allow-peeling", Bool(true),
            "loops are peeled where that decides comparisons or phis, and where a profile says that they run a few times";
        UNROLL_ALLOW_LOOP_NESTS_PEELING, "unroll-allow-loop-nests-peeling", Bool(false),
            "the same for loops that have loops in them";
        DISABLE_ADVANCED_PEELING, "disable-advanced-peeling", Bool(false), "loops with exits in the middle are not peeled";
        UNROLL_BUDGET, "unroll-budget", Int(1_000_000), "instructions that unrolling and unswitching may add to a function, over all runs of their passes";
    }
}
