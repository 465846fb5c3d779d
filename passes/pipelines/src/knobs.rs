//! The knobs of the pipelines.

warpc_ir::knobs! {
    /// What the pipelines of `nvopt` read.
    NVOPT {
        NVOPT_PRINT_MODULE, "nvopt-print-module", Bool(false), "rows of nvopt that print the module do so";
    }
    /// Passes that stand in the pipelines of levels only where these ask for them.
    OPTIONAL {
        ENABLE_LOOP_FLATTEN, "enable-loop-flatten", Bool(false), "loop-flatten runs behind unswitching, from O2 on", Optimised;
        ENABLE_LOOPINTERCHANGE, "enable-loopinterchange", Bool(false), "loop-interchange runs before distribution, for a GPU before complete unrolling", Optimised;
        ENABLE_LOOP_VERSIONING_LICM, "enable-loop-versioning-licm", Bool(false),
            "loop-versioning-licm runs, and licm behind it, before float2int, from O2 on", Optimised;
        ENABLE_UNROLL_AND_JAM, "enable-unroll-and-jam", Bool(false), "loop-unroll-and-jam runs before unrolling, from O2 on", Optimised;
    }
}
