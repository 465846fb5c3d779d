//! The knobs of the passes across functions.

warpc_ir::knobs! {
    /// What passes that outline code read.
    OUTLINE {
        AGGREGATE_EXTRACTED_ARGS, "aggregate-extracted-args", Bool(false),
            "what is passed to outlined code, and what comes back, are fields of one structure on the stack";
    }
    /// What inlining reads.
    INLINE {
        INLINE_THRESHOLD, "inline-threshold", Int(225), "cost below which a call is inlined",
            Optimised, "The cost of a callee is about five per instruction that stays after folding what the arguments make \
            constant. Attributes of caller and callee move the threshold: see the two knobs below.";
        INLINE_HINT_THRESHOLD, "inlinehint-threshold", Int(325), "the same for callees with inlinehint", Optimised;
        INLINE_COLD_THRESHOLD, "inlinecold-threshold", Int(45), "the same for cold callees", Optimised;
        INLINE_COLD_CALLSITE_THRESHOLD, "inline-cold-callsite-threshold", Int(45), "the same for calls that seldom run",
            Optimised;
        HOT_CALLSITE_THRESHOLD, "hot-callsite-threshold", Int(3000), "the same for calls that run often by a profile",
            Optimised;
        COLD_CALLSITE_REL_FREQ, "cold-callsite-rel-freq", Int(2),
            "a call is cold that runs in less than this per cent of the runs of its function, where there is no profile",
            Optimised;
        INLINE_CALL_PENALTY, "inline-call-penalty", Int(25), "cost of a call that stays in an inlined callee", Optimised;
        INLINE_COST_FULL, "inline-cost-full", Bool(false), "count the whole cost of a callee even when it is too high",
            Optimised, "Remarks name costs; without this (and without remarks) counting stops when the answer is clear.";
        INLINE_ALL_VIABLE_CALLS, "inline-all-viable-calls", Bool(false), "inline what can be inlined, whatever it costs",
            Optimised;
        INLINE_MAX_STACKSIZE, "inline-max-stacksize", Int(-1),
            "bytes of stack that an inlined callee may have, -1 any number", Optimised;
        RECURSIVE_INLINE_MAX_STACKSIZE, "recursive-inline-max-stacksize", Int(1024),
            "the same where the caller is recursive", Optimised;
        INLINE_CALLER_SUPERSET_NOBUILTIN, "inline-caller-superset-nobuiltin", Bool(true),
            "a caller may know fewer library functions than its callee", Optimised;
    }
    /// What `argpromotion` reads.
    ARGUMENT_PROMOTION {
        ARGPROMOTION_MAX_ELEMENTS, "argpromotion-max-elements", Int(2),
            "values that a pointer argument may be passed as, 0 any number", Optimised;
    }
    /// What copies of functions for constants go by, which `ipsccp` makes.
    FUNCTION_SPECIALIZATION {
        FORCE_SPECIALIZATION, "force-specialization", Bool(false),
            "copy functions for any constant that a call passes, whatever that saves", Optimised;
        FUNCSPEC_MAX_ITERS, "funcspec-max-iters", Int(10), "rounds in which copies are made", Optimised;
        FUNCSPEC_MAX_CLONES, "funcspec-max-clones", Int(3), "copies for each function that has any", Optimised;
        FUNCSPEC_MAX_DISCOVERY_ITERATIONS, "funcspec-max-discovery-iterations", Int(100),
            "phis that lead to one and are looked at for one constant", Optimised;
        FUNCSPEC_MAX_INCOMING_PHI_VALUES, "funcspec-max-incoming-phi-values", Int(8),
            "values of a phi that is looked at", Optimised;
        FUNCSPEC_MAX_BLOCK_PREDECESSORS, "funcspec-max-block-predecessors", Int(2),
            "predecessors of a block that may be found dead", Optimised;
        FUNCSPEC_MIN_FUNCTION_SIZE, "funcspec-min-function-size", Int(500),
            "instructions of the smallest function that is copied", Optimised;
        FUNCSPEC_MAX_CODESIZE_GROWTH, "funcspec-max-codesize-growth", Int(4),
            "times that a function may grow with its copies", Optimised;
        FUNCSPEC_MIN_CODESIZE_SAVINGS, "funcspec-min-codesize-savings", Int(20),
            "per cent of a function that fold in a copy", Optimised;
        FUNCSPEC_MIN_LATENCY_SAVINGS, "funcspec-min-latency-savings", Int(20),
            "latency that a copy saves, in per cent of the function's size", Optimised;
        FUNCSPEC_MIN_INLINING_BONUS, "funcspec-min-inlining-bonus", Int(300),
            "what inlining saves in a copy, in per cent of the function's size, that is enough alone", Optimised;
        FUNCSPEC_ON_ADDRESS, "funcspec-on-address", Bool(false),
            "copy functions for the address of a variable, too", Optimised;
        FUNCSPEC_FOR_LITERAL_CONSTANT, "funcspec-for-literal-constant", Bool(true),
            "copy functions for numbers, too", Optimised;
    }
    /// What `mergefunc` reads.
    MERGE_FUNCTIONS {
        MERGEFUNC_USE_ALIASES, "mergefunc-use-aliases", Bool(false),
            "a function whose address has no meaning becomes an alias of the equal one, not a call of it", Optimised;
    }
    /// What `function-attrs` reads.
    FUNCTION_ATTRS {
        DISABLE_NOUNWIND_INFERENCE, "disable-nounwind-inference", Bool(false),
            "do not derive nounwind", Optimised;
        DISABLE_NOFREE_INFERENCE, "disable-nofree-inference", Bool(false), "do not derive nofree", Optimised;
        ENABLE_NONNULL_ARG_PROP, "enable-nonnull-arg-prop", Bool(true),
            "arguments that a call in the entry block needs to be nonnull are nonnull", Optimised;
        CAPTURE_MAX_USES, "capture-tracking-max-uses-to-explore", Int(100),
            "uses of a pointer that are followed before it counts as captured", Optimised;
    }
    /// What `called-value-propagation` reads.
    CALLED_VALUES {
        CVP_MAX_FUNCTIONS_PER_VALUE, "cvp-max-functions-per-value", Int(4),
            "functions that an indirect call is annotated with at most", Optimised;
    }
    /// What `jump-table-to-switch` reads.
    JUMP_TABLE_TO_SWITCH {
        JUMP_TABLE_SIZE, "jump-table-to-switch-size-threshold", Int(10),
            "functions of the longest table whose calls become a switch";
        JUMP_TABLE_FUNCTION_SIZE, "jump-table-to-switch-function-size-threshold", Int(50),
            "instructions of the longest function of such a table";
    }
    /// What `extract-blocks` reads.
    EXTRACT_BLOCKS {
        EXTRACT_BLOCKS_FILE, "extract-blocks-file", Str(""), "file of lines `FUNCTION BLOCK;BLOCK` that become functions";
        EXTRACT_BLOCKS_ERASE_FUNCS, "extract-blocks-erase-funcs", Bool(false), "erase all functions that were there before";
    }
    /// What `hotcoldsplit` reads.
    HOT_COLD_SPLIT {
        HOT_COLD_STATIC_ANALYSIS, "hot-cold-static-analysis", Bool(true), "code before `unreachable` and around calls of cold functions is cold";
        HOTCOLDSPLIT_THRESHOLD, "hotcoldsplit-threshold", Int(2), "instructions that a call of split code costs; 0 and less: split all that is cold";
        ENABLE_COLD_SECTION, "enable-cold-section", Bool(false), "split code goes to a section of its own";
        HOTCOLDSPLIT_COLD_SECTION_NAME, "hotcoldsplit-cold-section-name", Str("__llvm_cold"), "that section";
        HOTCOLDSPLIT_MAX_PARAMS, "hotcoldsplit-max-params", Int(4), "parameters of split code, at most";
        HOTCOLDSPLIT_COLD_PROBABILITY_DENOM, "hotcoldsplit-cold-probability-denom", Int(100),
            "code is cold that a branch goes to at most once in so many times by its weights";
    }
    /// What `partial-inliner` reads.
    PARTIAL_INLINER {
        DISABLE_PARTIAL_INLINING, "disable-partial-inlining", Bool(false), "do nothing";
        DISABLE_MR_PARTIAL_INLINING, "disable-mr-partial-inlining", Bool(false), "outline no parts that hardly ever run by a profile";
        PI_FORCE_LIVE_EXIT_OUTLINE, "pi-force-live-exit-outline", Bool(false), "outline such parts even where they give values back";
        PI_MARK_COLDCC, "pi-mark-coldcc", Bool(false), "such parts get the convention of functions that are seldom called";
        SKIP_PARTIAL_INLINING_COST_ANALYSIS, "skip-partial-inlining-cost-analysis", Bool(false), "inline whatever can be, at any cost";
        MIN_REGION_SIZE_RATIO, "min-region-size-ratio", Str("0.1"), "share of a function that such a part is at least";
        MIN_BLOCK_EXECUTION, "min-block-execution", Int(100), "runs of a block whose branches are believed";
        COLD_BRANCH_RATIO, "cold-branch-ratio", Str("0.1"), "share of runs that go to such a part, at most";
        MAX_NUM_INLINE_BLOCKS, "max-num-inline-blocks", Int(5), "blocks that are inlined, at most";
        MAX_PARTIAL_INLINING, "max-partial-inlining", Int(-1), "calls that are inlined in part, -1 any number";
        OUTLINE_REGION_FREQ_PERCENT, "outline-region-freq-percent", Int(75),
            "how many times in a hundred the rest is taken to run that probably runs";
        PARTIAL_INLINING_EXTRA_PENALTY, "partial-inlining-extra-penalty", Int(0), "what a call of the rest costs besides";
    }
    /// What `forceattrs` reads.
    FORCE_ATTRIBUTES {
        FORCE_ATTRIBUTE, "force-attribute", Str(""), "attributes that functions get: FUNCTION:ATTRIBUTE, or ATTRIBUTE for all; commas between";
        FORCE_REMOVE_ATTRIBUTE, "force-remove-attribute", Str(""), "attributes that functions lose, likewise";
    }
    /// What `metarenamer` reads.
    METARENAMER {
        RENAME_EXCLUDE_ALIASES, "rename-exclude-alias-prefixes", Str(""), "aliases whose names begin so keep them; commas between";
        RENAME_EXCLUDE_FUNCTIONS, "rename-exclude-function-prefixes", Str(""),
            "functions whose names begin so keep them; commas between";
        RENAME_EXCLUDE_GLOBALS, "rename-exclude-global-prefixes", Str(""),
            "variables whose names begin so keep them; commas between";
        RENAME_EXCLUDE_STRUCTS, "rename-exclude-struct-prefixes", Str(""), "structs whose names begin so keep them; commas between";
        RENAME_ONLY_INST, "rename-only-inst", Bool(false), "`metarenamer` names instructions without a name, and nothing else";
    }
}
