//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `gvn` reads.
    GVN {
        ENABLE_PRE, "enable-pre", Bool(true), "gvn makes values available that only some ways to their use compute",
            ByPass, "A value that all predecessors of a block but one have is computed in that one.";
        ENABLE_LOAD_PRE, "enable-load-pre", Bool(true), "the same for loads";
        ENABLE_LOAD_IN_LOOP_PRE, "enable-load-in-loop-pre", Bool(true), "the same for loads in loops";
        ENABLE_SPLIT_BACKEDGE_IN_LOAD_PRE, "enable-split-backedge-in-load-pre", Bool(false),
            "back edges of loops may be split for that";
        ENABLE_GVN_MEMDEP, "enable-gvn-memdep", Bool(true), "gvn looks for what loads depend on";
        ENABLE_GVN_MEMORYSSA, "enable-gvn-memoryssa", Bool(false), "the same by memory SSA";
        GVN_MAX_NUM_DEPS, "gvn-max-num-deps", Int(100), "blocks a load may depend on before it is left alone";
        GVN_MAX_BLOCK_SPECULATIONS, "gvn-max-block-speculations", Int(600),
            "blocks that are searched for whether a value is available at the end of one";
        GVN_MAX_NUM_VISITED_INSTS, "gvn-max-num-visited-insts", Int(100),
            "instructions that are searched for a load of one side of a select";
        GVN_MAX_NUM_INSNS, "gvn-max-num-insns", Int(100),
            "instructions that are searched for an equal load at the other end of an edge";
        MAX_RECURSE_DEPTH, "max-recurse-depth", Int(1000), "parts of an expression that are taken over to a predecessor";
        GVN_ADD_PHI_TRANSLATION, "gvn-add-phi-translation", Bool(true), "addresses are taken over phis through additions";
        MEMDEP_BLOCK_SCAN_LIMIT, "memdep-block-scan-limit", Int(100),
            "accesses of memory in a block that are searched for what a load depends on";
        MEMDEP_BLOCK_NUMBER_LIMIT, "memdep-block-number-limit", Int(200), "blocks that are searched for that";
    }
    /// What `gvn-hoist` reads.
    GVN_HOIST {
        GVN_MAX_HOISTED, "gvn-max-hoisted", Int(-1), "instructions that gvn-hoist moves in a function; -1 is no limit";
        GVN_HOIST_MAX_BBS, "gvn-hoist-max-bbs", Int(4), "blocks of one way behind a branch that gvn-hoist looks at";
        GVN_HOIST_MAX_DEPTH, "gvn-hoist-max-depth", Int(100), "instructions of a block that gvn-hoist looks at";
        GVN_HOIST_MAX_CHAIN_LENGTH, "gvn-hoist-max-chain-length", Int(10),
            "rounds after which gvn-hoist stops, each for what depends on what moved in the one before";
    }
    /// What `newgvn` reads.
    NEWGVN {
        ENABLE_PHI_OF_OPS, "enable-phi-of-ops", Bool(true),
            "newgvn takes an operation on a phi for a phi of what the ways to it have computed";
    }
}
