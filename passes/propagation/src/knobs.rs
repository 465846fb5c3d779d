//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `jump-threading` reads.
    JUMP_THREADING {
        JUMP_THREADING_THRESHOLD, "jump-threading-threshold", Int(-1),
            "cost of a block that is copied to thread an edge over it, -1 is 6, and 3 in functions that must be small", Optimised;
        JUMP_THREADING_IMPLICATION_SEARCH_THRESHOLD, "jump-threading-implication-search-threshold", Int(3),
            "branches above a block that are asked whether they decide its branch", Optimised;
        JUMP_THREADING_PHI_THRESHOLD, "jump-threading-phi-threshold", Int(76),
            "phis of a block that is copied", Optimised;
        JUMP_THREADING_ACROSS_LOOP_HEADERS, "jump-threading-across-loop-headers", Bool(false),
            "loop headers are copied like other blocks: loops may get several entries", Optimised;
        JUMP_THREADING_DIVERGENT, "jump-threading-divergent", Bool(false),
            "threads edges on targets whose branches diverge, too", Optimised;
    }
    /// What `constraint-elimination` reads.
    CONSTRAINT_ELIMINATION {
        CONSTRAINT_ELIMINATION_MAX_ROWS, "constraint-elimination-max-rows", Int(500),
            "conditions that hold at a place and are remembered there", Optimised;
    }
}
