//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `reassociate` reads.
    REASSOCIATE {
        REASSOCIATE_CSE_LOCAL, "reassociate-use-cse-local", Bool(true),
            "reassociate joins frequent pairs of operands only where both are of one block";
        REASSOCIATE_KEEP_THREADS, "reassociate-keep-thread-numbers", Bool(true),
            "reassociate takes no thread number or size of a block out of a sum of products";
    }
}
