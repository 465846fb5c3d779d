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
    /// What `dfa-jump-threading` reads.
    DFA_JUMP_THREADING {
        DFA_EARLY_EXIT, "dfa-early-exit-heuristic", Bool(true),
            "dfa-jump-threading gives a switch up when a state that is not known comes from its own loop";
        DFA_MAX_PATH_LENGTH, "dfa-max-path-length", Int(20), "blocks of a way from one phi of states to the next in dfa-jump-threading";
        DFA_MAX_NUM_VISITED_PATHS, "dfa-max-num-visited-paths", Int(2500),
            "blocks that dfa-jump-threading visits in search of ways to a switch";
        DFA_MAX_NUM_PATHS, "dfa-max-num-paths", Int(200), "ways to a switch that dfa-jump-threading looks for";
        DFA_COST_THRESHOLD, "dfa-cost-threshold", Int(50), "size of the copies of dfa-jump-threading for each branch that they save";
        DFA_MAX_CLONED_RATE, "dfa-max-cloned-rate", Str("7.5"),
            "how often as many instructions as there are dfa-jump-threading may copy";
        DFA_MAX_OUT_USE_BLOCKS, "dfa-max-out-use-blocks", Int(40),
            "blocks behind copies of dfa-jump-threading that values have to be joined for";
    }
    /// What `constraint-elimination` reads.
    CONSTRAINT_ELIMINATION {
        CONSTRAINT_ELIMINATION_MAX_ROWS, "constraint-elimination-max-rows", Int(500),
            "conditions that hold at a place and are remembered there", Optimised;
    }
}
