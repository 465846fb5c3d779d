//! Intervals: which registers have them, what they are made from, and which values are copies of others.
//!
//! Most registers are written once and are live in a region that is entered at their write (`regions.rs`): one segment covers
//! them, and is made without a walk. It is replaced by the live range itself where it is in the way of a join (`cover.rs`), so
//! joins are those of exact intervals. The others are walked at once (`exact.rs`). Linear in rows plus parts in which registers
//! are live, within a budget: when it ends, the rest are live everywhere.

use super::state::Liveness;
use crate::intervals::{CopyState, Intervals};
use crate::isa::{InstructionSet, PhiMark};
use crate::rows::Machine;

/// Which registers get intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those that copies name; segments may cover live ranges.
    Copies,
    /// Those that copies name.
    Exact,
    /// All of them.
    All,
}

impl Liveness {
    /// Fills `iv` for the rows of `machine`; `false` when there are no copies.
    pub fn build<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>, scope: Scope) -> bool {
        iv.clear();
        self.find_copies(machine, iv, scope);
        if iv.intervals.is_empty() {
            return false;
        }
        self.unread.reset(machine.rows());
        self.build_flow(machine);
        self.events.collect(machine, &self.interval, iv.intervals.len());
        for at in iv.copies.at_mut() {
            at.freq = self.flow.freq[self.flow.part_of[at.row]];
        }
        // Copies that are not joined cost a move each; a register that is thought alive everywhere costs spill code at every row that names it.
        self.start_walks(machine.rows(), if scope == Scope::All { 256 } else { 32 });
        self.forward = scope == Scope::Copies && self.regions.build(&self.flow);
        self.uncovered.clear();
        for of in iv.all() {
            let exact = scope != Scope::Copies || iv.is_exact(of);
            if exact || !self.cover(machine, iv, of) {
                self.uncovered.push(of);
            }
        }
        self.phis_joined = 0;
        if scope == Scope::Copies && self.join_phis {
            for copy in iv.all_copies() {
                let head = I::phi_mark(machine.heads[iv.copies.at()[copy].row]) == PhiMark::Head;
                if head && self.join_phi(machine, iv, copy) {
                    iv.copies.status_mut()[copy].state = CopyState::Joined;
                    self.phis_joined += 1;
                }
            }
        }
        for k in 0..self.uncovered.len() {
            let of = self.uncovered[k];
            if iv.own_run(of).is_empty() {
                self.interval_of(machine, iv, of);
            }
        }
        self.resolve(machine, iv);
        true
    }
}
