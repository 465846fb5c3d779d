//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `reassociate` reads.
    REASSOCIATE {
        REASSOCIATE_CSE_LOCAL, "reassociate-use-cse-local", Bool(true),
            "reassociate joins frequent pairs of operands only where both are of one block";
        REASSOCIATE_KEEP_THREADS, "reassociate-keep-thread-numbers", Bool(true),
            "reassociate takes no thread number or size of a block out of a sum of products";
    }
    /// What `callsite-splitting` reads.
    CALLSITE_SPLITTING {
        CALLSITE_SPLITTING_DUPLICATION, "callsite-splitting-duplication-threshold", Int(5),
            "cost from which on instructions before a call are too many for callsite-splitting to copy";
    }
    /// What `speculative-execution` reads.
    SPECULATIVE_EXECUTION {
        SPEC_EXEC_MAX_SPECULATION_COST, "spec-exec-max-speculation-cost", Int(7),
            "cost of what speculative-execution computes before a branch";
        SPEC_EXEC_MAX_NOT_HOISTED, "spec-exec-max-not-hoisted", Int(5),
            "instructions that an arm may keep for speculative-execution to take the others";
        SPEC_EXEC_ONLY_IF_DIVERGENT, "spec-exec-only-if-divergent-target", Bool(false),
            "speculative-execution only where branches diverge, as they do here", Nowhere;
    }
    /// What `lower-guard-intrinsic` and `make-guards-explicit` read.
    GUARDS {
        GUARDS_PASS_WEIGHT, "guards-predicate-pass-branch-weight", Int(1 << 20),
            "weight of the way that a guard lets pass, where the other one has 1";
    }
    /// What `lower-expect` reads.
    LOWER_EXPECT {
        LIKELY_BRANCH_WEIGHT, "likely-branch-weight", Int(2000), "weight of a way that lower-expect finds likely";
        UNLIKELY_BRANCH_WEIGHT, "unlikely-branch-weight", Int(1), "weight of a way that lower-expect finds unlikely";
    }
    /// What `float2int` reads.
    FLOAT2INT {
        FLOAT2INT_MAX_INTEGER_BW, "float2int-max-integer-bw", Int(64), "bits of the widest integer that float2int makes";
    }
}
