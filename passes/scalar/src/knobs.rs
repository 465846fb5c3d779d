//! The knobs of the passes over values and control flow of one function.

warpc_ir::knobs! {
    /// What `simplifycfg` reads.
    SIMPLIFYCFG {
        PHI_FOLD_THRESHOLD, "phi-node-folding-threshold", Int(-1),
            "cost of what one arm of a branch may compute needlessly, -1 by the target",
            Optimised, "Of simplifycfg, as are the next ones: an arm that leads to the other target is computed always when it \
            costs no more.";
        TWO_ENTRY_PHI_FOLD_THRESHOLD, "two-entry-phi-node-folding-threshold", Int(-1),
            "the same for both arms of a diamond or triangle", Optimised;
        SPECULATE_ONE_EXPENSIVE_INST, "speculate-one-expensive-inst", Bool(true),
            "one instruction of a diamond or triangle is computed needlessly whatever it costs", Optimised;
        BONUS_INST_THRESHOLD, "bonus-inst-threshold", Int(-1),
            "instructions computed needlessly when two branches are joined, -1 by the pipeline", Optimised;
        MAX_SMALL_BLOCK_SIZE, "simplifycfg-max-small-block-size", Int(-1),
            "instructions of a block that edges are threaded over, -1 is 10", Optimised;
        HOIST_COMMON_SKIP_LIMIT, "simplifycfg-hoist-common-skip-limit", Int(-1),
            "unequal instructions that hoisting passes over, -1 is 20", Optimised;
        HOIST_COMMON_INSTS, "hoist-common-insts", Bool(false),
            "equal instructions at the start of both arms move up, whatever the pipeline says", Optimised;
        SINK_COMMON_INSTS, "sink-common-insts", Bool(false),
            "equal instructions at the end of both arms move down, whatever the pipeline says", Optimised;
        SIMPLIFYCFG_HOIST_COMMON, "simplifycfg-hoist-common", Bool(true),
            "false: no such hoisting, whatever the pipeline says", Optimised;
        SIMPLIFYCFG_SINK_COMMON, "simplifycfg-sink-common", Bool(true),
            "false: no such sinking, whatever the pipeline says", Optimised;
        SWITCH_RANGE_TO_ICMP, "switch-range-to-icmp", Bool(false),
            "switches on one range become comparisons, whatever the pipeline says", Optimised;
        SWITCH_TO_ARITHMETIC, "switch-to-arithmetic", Bool(false),
            "switches that choose constants become arithmetic, whatever the pipeline says", Optimised;
        SWITCH_TO_LOOKUP, "switch-to-lookup", Bool(false),
            "the same also for constants that fit in one integer together, and with gaps", Optimised;
        KEEP_LOOPS, "keep-loops", Bool(true), "loop headers keep their form; false: whatever the pipeline says", Optimised;
    }
    /// What `instcombine` reads.
    INSTCOMBINE {
        INSTCOMBINE_CODE_SINKING, "instcombine-code-sinking", Bool(true),
            "instructions move to the only block that needs them", Optimised;
        INSTCOMBINE_MAX_SINK_USERS, "instcombine-max-sink-users", Int(32),
            "users of an instruction that is moved to their block", Optimised;
    }
    /// What `adce` reads.
    ADCE {
        ADCE_REMOVE_LOOPS, "adce-remove-loops", Bool(false), "adce erases loops without effect, as if they were known to end";
    }
}
