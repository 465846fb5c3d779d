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
}
