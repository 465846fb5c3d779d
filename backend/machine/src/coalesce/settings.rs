//! The knobs of the translation out of SSA and of the coalescers.

use warpc_ir::knobs::Knob;
use warpc_ir::session::Session;

/// Values of the knobs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// `cssa-coalesce`: copies of phis are joined before all others.
    pub cssa: bool,
    /// `usedessa`: phis have one register and parallel copies on their edges.
    pub dessa: bool,
    /// `cssa-verbosity`: 1 says what became of the phis of a function, 2 what became of each copy.
    pub verbosity: i64,
    /// `dump-before-cssa`: rows are printed before.
    pub dump: bool,
    /// `join-liveintervals`: the coalescers run at all.
    pub join: bool,
    /// `join-globalcopies`: the generic one joins over blocks.
    pub global: bool,
    /// `join-splitedges`: it joins copies that lie alone on an edge.
    pub split_edges: bool,
    /// `terminal-rule`: copies to registers of no other copy wait where they are in the way of others.
    pub terminal: bool,
    /// `verify-coalescing`: every join is proved.
    pub verify: bool,
    /// `late-remat-update-threshold`: uses of a rematerialised value from which its interval is updated once for all.
    pub remat_batch: u32,
    /// `large-interval-size-threshold`: values from which an interval is large.
    pub large_size: u32,
    /// `large-interval-freq-threshold`: joins tried with a large interval.
    pub large_visits: u32,
    /// `nvptx-coalesce-copy-limit`: moves the target's coalescer looks at.
    pub copy_limit: u64,
    /// `nvptx-coalesce-limit`: joins the target's coalescer makes.
    pub join_limit: u64,
    /// `nvptx-coalesce-block-freq`: hot blocks come first in the target's coalescer.
    pub by_frequency: bool,
    /// `nvptx-share-constants`: one `mov` for equal constants.
    pub share: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            cssa: true,
            dessa: false,
            verbosity: 0,
            dump: false,
            join: true,
            global: true,
            split_edges: true,
            terminal: true,
            verify: false,
            remat_batch: 100,
            large_size: 100,
            large_visits: 256,
            copy_limit: u64::MAX,
            join_limit: u64::MAX,
            by_frequency: true,
            share: true,
        }
    }
}

impl Settings {
    /// Values of a session.
    pub fn of(session: &Session) -> Settings {
        let k = &session.knobs;
        let count = |knob| k.int(knob).clamp(0, u32::MAX as i64) as u32;
        let limit = |knob| u64::try_from(k.int(knob)).unwrap_or(u64::MAX);
        Settings {
            cssa: k.bool(Knob::CssaCoalesce),
            dessa: k.bool(Knob::UseDessa),
            verbosity: k.int(Knob::CssaVerbosity),
            dump: k.bool(Knob::DumpBeforeCssa),
            join: k.bool(Knob::JoinLiveIntervals),
            global: k.bool(Knob::JoinGlobalCopies),
            split_edges: k.bool(Knob::JoinSplitEdges),
            terminal: k.bool(Knob::TerminalRule),
            verify: k.bool(Knob::VerifyCoalescing),
            remat_batch: count(Knob::LateRematUpdateThreshold),
            large_size: count(Knob::LargeIntervalSizeThreshold),
            large_visits: count(Knob::LargeIntervalFreqThreshold),
            copy_limit: limit(Knob::CoalesceCopyLimit),
            join_limit: limit(Knob::CoalesceLimit),
            by_frequency: k.bool(Knob::CoalesceBlockFreq),
            share: k.bool(Knob::ShareConstants),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_those_of_the_knobs() {
        assert_eq!(Settings::of(&Session::default()), Settings::default());
    }
}
