//! The knobs of the way out of SSA and of the coalescers.

warpc_ir::knobs! {
    /// How phis become copies.
    OUT_OF_SSA {
        USE_DESSA, "usedessa", Bool(false), "the other way out of SSA: one register per phi, parallel copies on its edges",
            All, "The copies of an edge are put in an order that loses nothing, with a register more per cycle; edges from a \
            branch to a join get a block where a copy would overwrite what the other way needs.";
        DUMP_BEFORE_CSSA, "dump-before-cssa", Bool(false),
            "print the machine rows of every function before its phis are coalesced", All;
    }
    /// What the generic coalescer reads.
    COALESCE_COPIES {
        CSSA_COALESCE, "cssa-coalesce", Bool(true), "copies of phis are joined before all others",
            All, "On the way out of SSA each phi has two registers, with copies before and after: such a program needs no care \
            for lost copies and swaps, and most of the copies join.";
        JOIN_LIVE_INTERVALS, "join-liveintervals", Bool(true),
            "the generic coalescer runs; that of move families runs in any case", All;
        JOIN_GLOBAL_COPIES, "join-globalcopies", Bool(true),
            "the generic coalescer joins registers that live in several blocks", All;
        JOIN_SPLIT_EDGES, "join-splitedges", Bool(true),
            "the generic coalescer joins copies that lie alone on an edge from a branch to a join", All;
        TERMINAL_RULE, "terminal-rule", Bool(true),
            "copies to registers of no other copy wait where they are in the way of one", All;
        VERIFY_COALESCING, "verify-coalescing", Bool(false), "prove after every join that all uses read what they read before",
            All, "By symbolic execution of the rows before and after. For tests: it takes time by the square of the function.";
        TWO_ADDR_RESCHEDULE, "twoaddr-reschedule", Bool(true),
            "accepted for compatibility: no instruction of PTX has to write an operand, so none is moved for it", Nowhere;
        LATE_REMAT_UPDATE_THRESHOLD, "late-remat-update-threshold", Int(100),
            "uses of a rematerialised constant from which on its live interval is updated once for all of them", All;
        LARGE_INTERVAL_SIZE_THRESHOLD, "large-interval-size-threshold", Int(100), "values from which a live interval is large", All;
        LARGE_INTERVAL_FREQ_THRESHOLD, "large-interval-freq-threshold", Int(256),
            "joins that are tried with one large interval", All;
    }
    /// What the coalescer of move families reads.
    COALESCE_MOVES {
        COALESCE_COPY_LIMIT, "nvptx-coalesce-copy-limit", Int(-1),
            "moves of a function that the coalescer of move families looks at, -1 any number", All;
        COALESCE_LIMIT, "nvptx-coalesce-limit", Int(-1),
            "joins that the coalescer of move families makes in a function, -1 any number", All;
        COALESCE_BLOCK_FREQ, "nvptx-coalesce-block-freq", Bool(true),
            "the coalescer of move families takes moves of hot blocks first",
            All, "Otherwise by number of register, then by weight.";
    }
    /// What the rewriting of rows reads.
    REWRITE {
        SHARE_CONSTANTS, "nvptx-share-constants", Bool(true),
            "equal constants in registers are one where the first comes before the others on every path", All;
        CSSA_VERBOSITY, "cssa-verbosity", Int(0), "what the way out of SSA tells: 1 counts per function, 2 every copy", All;
    }
}
