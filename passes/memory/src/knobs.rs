//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `dse` reads.
    DSE {
        DSE_SCAN_LIMIT, "dse-memoryssa-scanlimit", Int(150),
            "accesses that dse looks at to prove that a written location is not read";
        DSE_WALK_LIMIT, "dse-memoryssa-walklimit", Int(90),
            "cost of the definitions that dse climbs from a store";
        DSE_PARTIAL_STORE_LIMIT, "dse-memoryssa-partial-store-limit", Int(5),
            "partly overwritten stores that dse considers for one store";
        DSE_DEFS_LIMIT, "dse-memoryssa-defs-per-block-limit", Int(5000),
            "writes that dse looks at in a function";
        DSE_SAME_BLOCK_COST, "dse-memoryssa-samebb-cost", Int(1), "cost of climbing a definition in the block of the store";
        DSE_OTHER_BLOCK_COST, "dse-memoryssa-otherbb-cost", Int(5), "cost of climbing a definition in another block";
        DSE_PATH_CHECK_LIMIT, "dse-memoryssa-path-check-limit", Int(50),
            "blocks that dse looks at to prove that all paths to the end overwrite a location";
        DSE_OPTIMIZE_MEMORYSSA, "dse-optimize-memoryssa", Bool(true),
            "dse remembers the definition that a store overwrites";
        DSE_PARTIAL_OVERWRITE_TRACKING, "enable-dse-partial-overwrite-tracking", Bool(true),
            "dse joins partial overwrites, and shortens memset and memcpy";
        DSE_PARTIAL_STORE_MERGING, "enable-dse-partial-store-merging", Bool(true),
            "dse merges constants that are stored over part of a stored constant";
        DSE_INITIALIZES, "enable-dse-initializes-attr-improvement", Bool(true),
            "dse uses the attribute `initializes` of arguments";
    }
    /// What `memcpyopt` reads.
    MEMCPYOPT {
        MEMCPYOPT_WITHOUT_LIBCALLS, "enable-memcpyopt-without-libcalls", Bool(false),
            "memcpyopt makes fills and copies of stores where the target has no library that does them";
    }
    /// What `sroa` reads.
    SROA {
        SROA_SKIP_MEM2REG, "sroa-skip-mem2reg", Bool(false), "sroa splits allocas and promotes none of the pieces",
            ByPass, "Shows what splitting alone does; the pass mem2reg promotes the pieces afterwards.";
    }
}
