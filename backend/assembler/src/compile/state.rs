//! What each phase comes to so far: a system of its own, work that another part does, or nothing yet.

use super::is_written;
use crate::phases::{Duty, Phase};

/// What a phase comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It has a system.
    Works,
    /// Another part does what it is there for.
    Elsewhere(&'static str),
    /// There is nothing for it to do: an empty hook, or graphics.
    Nothing,
    /// It is not written.
    NotWritten,
}

impl State {
    /// In a list.
    pub fn text(self) -> &'static str {
        match self {
            State::Works => "works",
            State::Elsewhere(place) => place,
            State::Nothing => "nothing to do",
            State::NotWritten => "not written",
        }
    }
}

/// Phases whose work is done by another part, and which.
const ELSEWHERE: &[(&str, &str)] = &[
    ("PromoteFP16", "the architecture has it"),
    ("AnalyzeControlFlow", "where it is asked for"),
    ("ConvertUnsupportedOps", "tables of lowering"),
    ("SetControlFlowOpLastInBB", "lowering"),
    ("OriCreateMacroInsts", "tables of lowering"),
    ("ExpandMbarrier", "tables of lowering"),
    ("MidExpansion", "tables of lowering"),
    ("EnforceArgumentRestrictions", "lowering of calls"),
    ("LateExpandSyncInstructions", "tables of lowering"),
    ("LateExpansionUnsupportedOps", "tables of lowering"),
    ("LateExpansionUnsupportedOpsMid", "tables of lowering"),
    ("LateExpansionUnsupportedOps2", "tables of lowering"),
    ("ExpandJmxComputation", "lowering of branches"),
    ("FixupGmmaSequence", "tables of lowering"),
    ("OriSetRegisterAttr", "classes of registers"),
    ("OriDoSyncronization", "tables of lowering"),
    ("MercExpandInstructions", "Get64bRegComponents"),
    ("MercGenerateOpex", "ProcessO0WaitsAndSBs"),
    ("MercGenerateWARs1", "ProcessO0WaitsAndSBs"),
    ("MercGenerateWARs2", "ProcessO0WaitsAndSBs"),
    ("CalcRegisterMap", "UpdateAfterPostRegAlloc"),
    ("UpdateAfterFormatCodeList", "ArchExitOffsets"),
    ("ArchBindLaunchConstants", "lowering"),
    ("ArchLoadDescriptors", "lowering"),
    ("ArchSharedWindow", "lowering"),
    ("ArchCallConvention", "lowering of calls"),
    ("ArchReturnAddresses", "lowering of calls"),
    ("ArchSpillSmallClasses", "AdvancedPhaseAllocReg"),
    ("ArchAlignTuples", "classes of registers"),
    ("ArchWarpGroupWaits", "tables of lowering"),
    ("ArchAsyncCopies", "tables of lowering"),
    ("ArchBranchDisplacements", "MercGenerateSassUCode"),
];

/// What `phase` comes to.
pub fn state_of(phase: Phase) -> State {
    if is_written(phase) {
        return State::Works;
    }
    if let Some(row) = ELSEWHERE.iter().find(|row| row.0 == phase.name()) {
        return State::Elsewhere(row.1);
    }
    match phase.row().duty {
        Duty::Hook | Duty::Graphics => State::Nothing,
        _ => State::NotWritten,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phases::find;

    #[test]
    fn every_name_is_a_phase_and_has_one_state() {
        for (name, place) in ELSEWHERE {
            assert!(find(name).is_some(), "{name}");
            assert!(!find(name).is_some_and(is_written), "{name} has a system");
            assert!(!place.is_empty());
        }
        let count = |state: State| Phase::all().filter(|&phase| state_of(phase) == state).count();
        assert!(count(State::NotWritten) > 0);
    }
}
