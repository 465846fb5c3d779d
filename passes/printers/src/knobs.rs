//! The knobs of the printers.

warpc_ir::knobs! {
    /// What `print<scalar-evolution>` reads.
    SCALAR_EVOLUTION {
        SCEV_CLASSIFY, "scalar-evolution-classify-expressions", Bool(true),
            "print every value of a function, not only counts of loops";
        VERIFY_SCEV, "verify-scev", Bool(false), "compare scalar evolution with what is computed afresh when it is printed";
        VERIFY_SCEV_MAPS, "verify-scev-maps", Bool(false),
            "check that the columns of scalar evolution agree with each other when it is printed";
    }
    /// What `print<da>` reads.
    DEPENDENCE {
        DA_MONOTONICITY_REPORT, "da-dump-monotonicity-report", Bool(false), "`print<da>` also says which accesses are monotonic";
    }
    /// What `print<delinearization>` reads.
    DELINEARIZATION {
        DELINEARIZE_FIXED, "delinearize-use-fixed-size-array-heuristic", Bool(false),
            "`print<delinearization>` also tries arrays of constant sizes";
    }
    /// What `dot-cfg` and `dot-cfg-only` read.
    DOT {
        CFG_DOT_FILENAME_PREFIX, "cfg-dot-filename-prefix", Str(""), "what the names of files of control-flow graphs begin with";
        CFG_FUNC_NAME, "cfg-func-name", Str(""), "only graphs of functions with this in their names are written";
        CFG_HEAT_COLORS, "cfg-heat-colors", Bool(true), "colours of blocks say how often they run";
        CFG_WEIGHTS, "cfg-weights", Bool(false), "edges say how probable they are";
    }
    /// What `print<ddg>` and `dot-ddg` read.
    DDG {
        DDG_SIMPLIFY, "ddg-simplify", Bool(true), "chains of nodes of data dependence graphs are one node";
        DDG_PI_BLOCKS, "ddg-pi-blocks", Bool(true), "circles of data dependence graphs are a node of their own";
        DOT_DDG_PREFIX, "dot-ddg-filename-prefix", Str("ddg"), "what the names of files of data dependence graphs begin with";
        DOT_DDG_ONLY, "dot-ddg-only", Bool(false), "`dot-ddg` leaves out what nodes and dependences are";
    }
    /// What `dot-callgraph` reads.
    CALLGRAPH {
        CALLGRAPH_DOT_FILENAME_PREFIX, "callgraph-dot-filename-prefix", Str(""),
            "what the name of the file of the call graph begins with, in place of the name of the module";
        CALLGRAPH_MULTIGRAPH, "callgraph-multigraph", Bool(false), "every call is an edge of the graph";
        CALLGRAPH_SHOW_WEIGHTS, "callgraph-show-weights", Bool(false), "edges of the call graph say how many calls they are";
    }
    /// What `print<cost-model>` reads.
    COST_MODEL {
        COST_KIND, "cost-kind", Str("throughput"),
            "what `print<cost-model>` counts: `throughput`, `latency`, `code-size`, `size-latency`, or `all`";
        INTRINSIC_COST_STRATEGY, "intrinsic-cost-strategy", Str("instruction-cost"),
            "how `print<cost-model>` judges intrinsics: `instruction-cost`, `intrinsic-cost`, or `type-based-intrinsic-cost`";
    }
    /// What `print-stack-safety` reads.
    STACK_SAFETY {
        STACK_SAFETY_ROUNDS, "stack-safety-max-iterations", Int(20),
            "how often what a function does with an argument may grow in `print-stack-safety` before it is everything";
    }
    /// What `print-ir-similarity` reads.
    SIMILARITY {
        NO_SIMILAR_BRANCHES, "no-ir-sim-branch-matching", Bool(false), "parts that do the same end at branches and phis";
        NO_SIMILAR_INDIRECT_CALLS, "no-ir-sim-indirect-calls", Bool(false), "parts that do the same end at indirect calls";
        SIMILAR_CALLS_BY_NAME, "ir-sim-calls-by-name", Bool(false), "only calls of one function do the same";
        NO_SIMILAR_INTRINSICS, "no-ir-sim-intrinsics", Bool(false), "parts that do the same end at intrinsics";
    }
    /// What `print<regions>` reads.
    REGIONS {
        PRINT_REGION_STYLE, "print-region-style", Str("none"),
            "what `print<regions>` says of a region: `none`, `bb` its blocks, `rn` its blocks and the regions in it";
    }
    /// What `debugify` and `check-debugify` read.
    DEBUGIFY {
        DEBUGIFY_QUIET, "debugify-quiet", Bool(false), "`check-debugify` says nothing";
        DEBUGIFY_LOCATIONS, "debugify-locations", Bool(false), "`debugify` adds lines and no variables";
    }
    /// What `aa-eval` reads.
    ALIAS_EVAL {
        AA_PRINT_ALL, "print-all-alias-modref-info", Bool(false), "`aa-eval` prints all answers";
        AA_PRINT_NO, "print-no-aliases", Bool(false), "`aa-eval` prints which addresses never meet";
        AA_PRINT_MAY, "print-may-aliases", Bool(false), "`aa-eval` prints which addresses may meet";
        AA_PRINT_PARTIAL, "print-partial-aliases", Bool(false), "`aa-eval` prints which accesses overlap in part";
        AA_PRINT_MUST, "print-must-aliases", Bool(false), "`aa-eval` prints which addresses are the same";
        AA_PRINT_NO_MODREF, "print-no-modref", Bool(false), "`aa-eval` prints what calls leave alone";
        AA_PRINT_REF, "print-ref", Bool(false), "`aa-eval` prints what calls only read";
        AA_PRINT_MOD, "print-mod", Bool(false), "`aa-eval` prints what calls only write";
        AA_PRINT_MODREF, "print-modref", Bool(false), "`aa-eval` prints what calls read and write";
        AA_METADATA, "evaluate-aa-metadata", Bool(false), "`aa-eval` compares loads and stores with their metadata, too";
    }
}
