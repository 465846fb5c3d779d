//! Knobs of this family, one row each.

warpc_ir::knobs! {
    /// What `unify-loop-exits` and `fix-irreducible` read.
    HUBS {
        MAX_BOOLEANS_IN_HUB, "max-booleans-in-control-flow-hub", Int(32),
            "destinations of a hub of unify-loop-exits and fix-irreducible up to which truth values, and not a number, tell where to go";
    }
    /// What `structurizecfg` reads.
    STRUCTURIZE {
        SKIP_UNIFORM_REGIONS, "structurizecfg-skip-uniform-regions", Bool(false),
            "structurizecfg leaves regions whose branches all threads of a warp take alike";
    }
}
