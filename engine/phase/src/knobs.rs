//! The knobs of the phase manager.

warpc_ir::knobs! {
    /// What is checked after every loop pass.
    LOOP_FORMS {
        VERIFY_LOOP_LCSSA, "verify-loop-lcssa", Bool(false), "check LCSSA form of loops after every loop pass";
        VERIFY_LOOP_SIMPLIFY, "verify-loop-simplify", Bool(false), "check loop-simplify form of loops after every loop pass";
    }
    /// What a profile says.
    PROFILE_SUMMARY {
        PROFILE_HOT_COUNT, "profile-summary-hot-count", Int(-1),
            "least count of code that is hot in a module with a profile, -1 what the profile's summary says";
        PROFILE_COLD_COUNT, "profile-summary-cold-count", Int(-1),
            "greatest count of code that is cold in a module with a profile, -1 what the profile's summary says";
        PROFILE_GUIDED_SIZE, "pgso", Bool(true), "loop-load-elim copies no loops of functions that are cold by the profile";
        PROFILE_CUTOFF_HOT, "profile-summary-cutoff-hot", Int(990_000),
            "millionths of all that ran which hot code makes up by the profile's summary";
        PROFILE_CUTOFF_COLD, "profile-summary-cutoff-cold", Int(999_999),
            "millionths of all that ran which all but cold code makes up by the profile's summary";
    }
    /// Which rows are skipped.
    SKIPPING {
        TRACK_DEPENDENCES, "track-dependences", Bool(true), "skip rows of nvopt on functions that did not change since the same pass left them",
            All, "Rows of nvopt<O2>, nvopt<O3> and the fast levels are skipped; the result is the same without, byte for byte.";
    }
    /// Which remarks are shown.
    REMARKS {
        PASS_REMARKS, "pass-remarks", Str(""), "passes whose applied optimisations are reported (regular expression)",
            All, "The expression may match anywhere in the name of the pass, as in -pass-remarks=inline.";
        PASS_REMARKS_MISSED, "pass-remarks-missed", Str(""), "passes whose missed optimisations are reported", All;
        PASS_REMARKS_ANALYSIS, "pass-remarks-analysis", Str(""), "passes whose analysis remarks are reported", All;
    }
}
