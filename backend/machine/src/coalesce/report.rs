//! What became of the copies of a function, for `cssa-verbosity`.

use super::Coalescing;
use crate::intervals::Intervals;
use crate::isa::{InstructionSet, family_row};
use std::fmt::Write;

impl<I: InstructionSet> Coalescing<I> {
    /// Counts, and from level 2 on every copy.
    pub fn report(&self, function: &[u8], level: i64, iv: &Intervals<'_>) -> String {
        let stats = &self.stats;
        let mut out = format!(
            "cssa: {}: {} of {} copies of phis joined, {} of {} copies in all, {} rematerialised, {} edges split\n",
            String::from_utf8_lossy(function),
            stats.phis_joined,
            stats.phis,
            stats.joined,
            stats.copies,
            stats.rematerialised,
            stats.split_edges
        );
        if level > 1 && stats.copies > 0 {
            let regs = iv.intervals.reg();
            for copy in iv.all_copies() {
                let (row, ends, status) = (iv.copies.at()[copy].row, iv.copies.ends()[copy], iv.copies.status()[copy]);
                let family = family_row::<I>(status.family).name;
                let (dst, src) = (regs[ends.dst].reg.0, regs[ends.src].reg.0);
                let _ = writeln!(out, "  row {}: {dst} from {src}, {family}: {:?}", row.0, status.state);
            }
        }
        out
    }
}
