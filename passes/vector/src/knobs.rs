//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `load-store-vectorizer` reads.
    LOAD_STORE_VECTORIZER {
        LOAD_STORE_KNOWN_ALIGNMENT, "load-store-vectorizer-known-alignment", Bool(true),
            "load-store-vectorizer uses what is known of an address and of its neighbours, not the access's own alignment alone";
    }
    /// What `scalarizer` reads.
    SCALARIZER {
        SCALARIZE_LOAD_STORE, "scalarize-load-store", Bool(false), "scalarizer takes loads and stores of vectors apart";
        SCALARIZE_VARIABLE, "scalarize-variable-insert-extract", Bool(true),
            "scalarizer takes insertions and extractions at indices that are not constant apart, by comparisons";
        SCALARIZE_MIN_BITS, "scalarize-min-bits", Int(0),
            "scalarizer keeps elements together in vectors of this many bits; 0: in none";
    }
    /// What `slp-vectorizer` reads.
    SLP_VECTORIZER {
        SLP_THRESHOLD, "slp-threshold", Int(0), "instructions that slp-vectorizer must save, and one more";
        SLP_MAX_VF, "slp-max-vf", Int(0), "lanes of the widest vector of slp-vectorizer; 0: as many as it likes";
        SLP_MIN_REG_SIZE, "slp-min-reg-size", Int(0),
            "bits of the smallest vector that slp-vectorizer stores; 0: what the target says, 128 without one";
        SLP_MAX_REG_SIZE, "slp-max-reg-size", Int(0),
            "bits of the largest vector that slp-vectorizer stores; 0: what the target says, 32 without one";
        SLP_RECURSION_MAX_DEPTH, "slp-recursion-max-depth", Int(12), "operands of operands in a tree of slp-vectorizer";
        SLP_MIN_TREE_SIZE, "slp-min-tree-size", Int(3),
            "nodes of a tree of slp-vectorizer that may gather what is not constant";
        SLP_REVEC, "slp-revec", Bool(false), "slp-vectorizer makes longer vectors of vectors, too";
        SLP_SCHEDULE_BUDGET, "slp-schedule-budget", Int(100000),
            "accesses that slp-vectorizer compares with others in a block";
    }
    /// What `vector-combine` reads.
    VECTOR_COMBINE {
        VECTOR_COMBINE_MAX_SCAN_INSTRS, "vector-combine-max-scan-instrs", Int(30),
            "instructions that vector-combine looks at between an access and the use of its lanes";
    }
    /// What `loop-vectorize` reads.
    LOOP_VECTORIZE {
        VECTORIZER_MIN_TRIP_COUNT, "vectorizer-min-trip-count", Int(16),
            "iterations of a loop below which loop-vectorize makes no vectors of it that need checks or leave iterations";
        ENABLE_COND_STORES_VEC, "enable-cond-stores-vec", Bool(true),
            "loop-vectorize makes vectors of loops with stores under a condition";
        ENABLE_IF_CONVERSION, "enable-if-conversion", Bool(true), "loop-vectorize makes vectors of loops with branches inside";
        VECTORIZE_MEMORY_CHECK_THRESHOLD, "vectorize-memory-check-threshold", Int(128),
            "comparisons of ranges that a loop may need which the program wants to be vectorised";
        PRAGMA_VECTORIZE_SCEV_CHECK_THRESHOLD, "pragma-vectorize-scev-check-threshold", Int(128),
            "assumptions that a loop may rest on which the program wants to be vectorised";
        VECTORIZE_SCEV_CHECK_THRESHOLD, "vectorize-scev-check-threshold", Int(16),
            "assumptions that a vectorised loop may rest on";
    }
}
