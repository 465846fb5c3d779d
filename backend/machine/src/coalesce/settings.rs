//! The knobs of the translation out of SSA and of the coalescers.

use crate::knobs;
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
        let count = |knob: Knob<i64>| k.get(knob).clamp(0, u32::MAX as i64) as u32;
        let limit = |knob| u64::try_from(k.get(knob)).unwrap_or(u64::MAX);
        Settings {
            cssa: k.get(knobs::CSSA_COALESCE),
            dessa: k.get(knobs::USE_DESSA),
            verbosity: k.get(knobs::CSSA_VERBOSITY),
            dump: k.get(knobs::DUMP_BEFORE_CSSA),
            join: k.get(knobs::JOIN_LIVE_INTERVALS),
            global: k.get(knobs::JOIN_GLOBAL_COPIES),
            split_edges: k.get(knobs::JOIN_SPLIT_EDGES),
            terminal: k.get(knobs::TERMINAL_RULE),
            verify: k.get(knobs::VERIFY_COALESCING),
            remat_batch: count(knobs::LATE_REMAT_UPDATE_THRESHOLD),
            large_size: count(knobs::LARGE_INTERVAL_SIZE_THRESHOLD),
            large_visits: count(knobs::LARGE_INTERVAL_FREQ_THRESHOLD),
            copy_limit: limit(knobs::COALESCE_COPY_LIMIT),
            join_limit: limit(knobs::COALESCE_LIMIT),
            by_frequency: k.get(knobs::COALESCE_BLOCK_FREQ),
            share: k.get(knobs::SHARE_CONSTANTS),
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
