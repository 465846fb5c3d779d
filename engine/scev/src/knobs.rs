//! The knobs of scalar evolution and of what is built on it.

warpc_ir::knobs! {
    /// How far expressions are made and folded, and what is known of them.
    EXPRESSIONS {
        SCEV_COMPLEXITY_CONTROL, "scalar-evolution-complexity-control", Bool(true),
            "values of functions that are no kernels are scored before their expression is made";
        SCEV_COMPLEXITY_CONFIG, "scalar-evolution-complexity-config", Int(0),
            "bit 0: a node counts half as much again; bit 1: loop depth counts twice more";
        SCEV_MAX_EXPR_SIZE, "scalar-evolution-max-expr-size", Int(384), "score above which a value is taken as it is";
        SCEV_MAX_EXPR_FAILURES, "scalar-evolution-max-expr-failures", Int(100),
            "values given up for their score before all others are";
        SCEV_MAX_ADD_ITEMS, "scalar-evolution-max-add-items", Int(500), "operands of one sum";
        SCEV_MAX_RECURSION_DEPTH, "scalar-evolution-max-recursion-depth", Int(100),
            "values that wait for each other while an expression is made, outside of kernels";
        SCEV_MAX_ITERATIONS, "scalar-evolution-max-iterations", Int(100), "iterations of a loop that is run at compile time";
        SCEV_MAX_ARITH_DEPTH, "scalar-evolution-max-arith-depth", Int(32), "depth to which sums and products are folded";
        SCEV_MAX_CAST_DEPTH, "scalar-evolution-max-cast-depth", Int(8), "depth to which casts are folded";
        SCEV_MAX_EXT_DEPTH, "scalar-evolution-max-ext-depth", Int(8), "depth to which extensions are folded";
        SCEV_MAX_CONSTANT_EVOLVING_DEPTH, "scalar-evolution-max-constant-evolving-depth", Int(32),
            "depth of what is computed in a loop that is run at compile time";
        SCEV_MAX_COMPARE_DEPTH, "scalar-evolution-max-scev-compare-depth", Int(32),
            "depth to which expressions are compared when operands are ordered";
        SCEV_MAX_VALUE_COMPARE_DEPTH, "scalar-evolution-max-value-compare-depth", Int(2),
            "depth to which values are compared when operands are ordered";
        SCEV_MAX_IMPLICATION_DEPTH, "scalar-evolution-max-scev-operations-implication-depth", Int(2),
            "depth to which a comparison is taken apart to be proved";
        SCEV_MAX_ADD_REC_SIZE, "scalar-evolution-max-add-rec-size", Int(8), "operands of a recurrence";
        SCEV_HUGE_EXPR_THRESHOLD, "scalar-evolution-huge-expr-threshold", Int(4096),
            "nodes from which on an expression is not folded further";
        SCEV_MUL_OPS_INLINE, "scev-mulops-inline-threshold", Int(32),
            "operands of a product up to which products in it are taken apart";
        SCEV_ADD_OPS_INLINE, "scev-addops-inline-threshold", Int(500), "operands of a sum up to which sums in it are taken apart";
        SCEV_RANGE_ITER_THRESHOLD, "scev-range-iter-threshold", Int(32),
            "accepted for compatibility: ranges are always computed without recursion", Nowhere;
        SCEV_FINITE_LOOP, "scalar-evolution-finite-loop", Bool(true), "comparisons with equality count in loops that must end";
        SCEV_MAX_CONDITIONS, "scalar-evolution-max-conditions", Int(128),
            "conditions, assumptions and guards on the way to a block that are looked at for one question";
        SCEV_SHARPEN_RANGES, "scalar-evolution-use-expensive-range-sharpening", Bool(false),
            "ranges of recurrences by symbolic counts";
        SCEV_CONTEXT_FLAGS, "scalar-evolution-use-context-for-no-wrap-flag-strenghening", Bool(true),
            "no-wrap facts of instructions by the conditions they are under";
        AGGRESSIVE_POSITIVE_STRIDE, "aggressive-positive-stride-analysis", Bool(true),
            "sizes of blocks, grids and warps are positive";
        SCEV_SIGN_EXT_EXPAND, "do-sign-ext-expand", Bool(false),
            "sign extensions of sums and products move to their operands where ranges alone show that nothing wraps";
        SCEV_SIGN_EXT_SIMPLIFY, "do-sign-ext-simplify", Bool(true), "sign extensions of what is not negative are zero extensions";
        SCEV_TRACK_TRIP_COUNT_MORE, "track-trip-count-more", Bool(true),
            "counts of loops that step by threads, blocks and grids under predicates, where only a wrap forbids them";
        SCEV_COMMON_FACTOR, "common-factor-with-mr265", Bool(true),
            "terms of a sum that share a factor are one product; factors that a divisor shares with its dividend are removed";
        SCEV_REASSOCIATE_THREADS, "special-reassociate-for-threadid", Bool(true),
            "factors of terms with numbers of threads and blocks stay where they are";
    }
    /// Which loops passes over induction variables leave alone.
    GATES {
        DISABLE_UNKNOWN_TRIP_IV, "Disable-unknown-trip-iv", Bool(false),
            "indvars<guards> leaves loops alone whose trip count is not known";
        DISABLE_UNKNOWN_TRIP_LSR, "disable-unknown-trip-lsr", Bool(false),
            "loop-reduce leaves loops alone whose trip count is not known";
        IV_LOOP_LEVEL, "iv-loop-level", Int(1), "depth up to which indvars<guards> rewrites loops, 1 is outermost";
    }
    /// What comparing it with what is computed afresh reads.
    CHECKS {
        VERIFY_SCEV_STRICT, "verify-scev-strict", Bool(false), "verify-scev also tells differences that are no constants";
    }
    /// What the dependence tests read.
    DEPENDENCES {
        DA_DELINEARIZE, "da-delinearize", Bool(true), "dependence tests look at the subscripts of arrays with several dimensions";
        DA_NO_DELINEARIZE_CHECKS, "da-disable-delinearization-checks", Bool(false),
            "subscripts are taken to stay within their dimensions";
        DA_MIV_MAX_LEVEL, "da-miv-max-level-threshold", Int(7),
            "common loops up to which directions of subscripts with several induction variables are explored";
        DA_MONOTONICITY_CHECK, "da-enable-monotonicity-check", Bool(false), "dependences are unknown where subscripts may wrap";
        DA_MAX_PAIRS, "da-max-pairs", Int(4_000_000), "pairs of accesses of a function that are tested for dependences";
    }
    /// What the analysis of the accesses of a loop reads.
    ACCESSES {
        MAX_DEPENDENCES, "max-dependences", Int(100),
            "dependences of a loop that are kept; beyond, the first unsafe one ends the search";
        MEMORY_CHECK_MERGE_THRESHOLD, "memory-check-merge-threshold", Int(100),
            "comparisons to put pointers of a loop into groups that are checked as one";
        RUNTIME_MEMORY_CHECK_THRESHOLD, "runtime-memory-check-threshold", Int(8),
            "comparisons of ranges before a loop that are not too many";
        ENABLE_MEM_ACCESS_VERSIONING, "enable-mem-access-versioning", Bool(true),
            "strides of accesses that are a value are taken to be one, to be checked before the loop";
        FORWARDING_CONFLICT_DETECTION, "store-to-load-forwarding-conflict-detection", Bool(true),
            "vectors of loads that would wait for stores of parts of them are unsafe";
        MAX_FORKED_SCEV_DEPTH, "max-forked-scev-depth", Int(5), "depth to which a pointer is followed to see that it is one of two";
        SPECULATE_UNIT_STRIDE, "laa-speculate-unit-stride", Bool(true), "assume that strides that are a value are one";
        HOIST_RUNTIME_CHECKS, "hoist-runtime-checks", Bool(true),
            "checks of an inner loop that can be made before the outer one are compared as ranges";
        FORCE_VECTOR_WIDTH, "force-vector-width", Int(0), "elements of a vector; 0: chosen";
        FORCE_VECTOR_INTERLEAVE, "force-vector-interleave", Int(0), "vectors side by side; 0: chosen";
        ACCESS_MAX_PAIRS, "access-max-pairs", Int(4_000_000),
            "pairs of accesses, and of ranges, of a loop that are compared; beyond, nothing is known of it";
        ALIAS_SET_SATURATION, "alias-set-saturation-threshold", Int(250), "pointers in alias sets from which on all sets are one";
    }
}
