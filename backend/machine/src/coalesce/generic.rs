//! The generic coalescer: copies that were made to be removed, those of phis first.
//!
//! Copies are taken hot blocks first and, among those of one frequency, local ones (both registers are live in one part) first.
//! A copy whose registers interfere is rematerialised where its value is a constant. Copies that the terminal rule holds back
//! are tried after all others.
//!
//! Nothing is commuted. Where a result is tied to an operand, exchanging operands lets the copy join that the tie asks for; but
//! no row of PTX ties its result to one of two operands that could be exchanged (selection ties operands of inline assembly
//! alone, whose meaning is not known). For a row without ties the exchange changes neither which registers are alive at a slot
//! nor what they hold, so no two intervals interfere less after it.

use super::Coalescer;
use crate::errors::CoalesceError;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, MoveKind, PhiMark};

/// Copies of a source that the terminal rule looks at.
const RIVALS: usize = 16;

/// What came of trying to join two intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinOutcome {
    /// They are one.
    Joined,
    /// They were one already.
    Same,
    /// They hold different values at once.
    Interferes,
    /// The budget does not allow the work.
    Budget,
}

/// Where a copy stands in the order: the bits of its frequency, inverted; whether it is not local; its number.
fn key(freq: f32, local: bool, copy: CopyId) -> u64 {
    !(freq.to_bits() as u64) << 32 | (!local as u64) << 31 | copy.0 as u64
}

impl<I: InstructionSet> Coalescer<'_, '_, I> {
    /// Joins the copies of phis (`phis`), or all.
    pub(super) fn join_copies(&mut self, phis: bool) -> Result<(), CoalesceError> {
        let mut order = std::mem::take(&mut self.lists.order);
        order.clear();
        for copy in self.iv.all_copies() {
            let at = self.iv.copies.at()[copy];
            let head = self.machine.read().heads[at.row];
            let open = self.iv.copies.status()[copy].state == CopyState::Open && I::move_kind(head) == MoveKind::Copy;
            if !open || phis && I::phi_mark(head) == PhiMark::None {
                continue;
            }
            let local = self.is_local(copy);
            if !phis && !local && !self.settings.global || !self.settings.split_edges && self.is_on_split_edge(copy) {
                continue;
            }
            order.push(key(at.freq, local, copy));
        }
        order.sort_unstable();
        let mut late = std::mem::take(&mut self.lists.late);
        late.clear();
        let mut done = Ok(());
        for &key in &order {
            let copy = CopyId(key as u32 & !(1 << 31));
            if self.settings.terminal && self.is_terminal(copy) {
                late.push(copy);
            } else {
                done = done.and_then(|()| self.try_copy(copy, !phis));
            }
        }
        for &copy in &late {
            done = done.and_then(|()| self.try_copy(copy, !phis));
        }
        (self.lists.order, self.lists.late) = (order, late);
        self.shrink_stale();
        done
    }
    /// Tries to join the ends of a copy; rematerialises it where they interfere and `rematerialise` allows it.
    fn try_copy(&mut self, copy: CopyId, rematerialise: bool) -> Result<(), CoalesceError> {
        match self.join_ends(copy) {
            JoinOutcome::Joined => {
                self.iv.copies.status_mut()[copy].state = CopyState::Joined;
                self.stats.joined += 1;
                self.prove_join()?;
            }
            JoinOutcome::Same => self.iv.copies.status_mut()[copy].state = CopyState::Joined,
            JoinOutcome::Interferes if rematerialise => {
                self.rematerialise(copy);
            }
            JoinOutcome::Interferes | JoinOutcome::Budget => {}
        }
        Ok(())
    }
    /// Joins the ends of a copy, unless they were seen to interfere: what joined them since cannot change that.
    pub(super) fn join_ends(&mut self, copy: CopyId) -> JoinOutcome {
        if self.has_failed(copy) {
            return JoinOutcome::Interferes;
        }
        let ends = self.iv.copies.ends()[copy];
        let outcome = self.join(ends.dst, ends.src);
        if outcome == JoinOutcome::Interferes {
            self.lists.failed[copy] = self.lists.shrunk;
        }
        outcome
    }
    /// Whether the ends of a copy were seen to interfere since an interval last shrank.
    pub(super) fn has_failed(&self, copy: CopyId) -> bool {
        self.lists.failed[copy] == self.lists.shrunk
    }
    /// Joins two intervals that do not interfere, unless one of them is large and was looked at too often.
    fn join(&mut self, dest: Interval, source: Interval) -> JoinOutcome {
        let (dest, source) = (self.iv.leader(dest), self.iv.leader(source));
        if dest == source {
            return JoinOutcome::Same;
        }
        for of in [dest, source] {
            let extent = &mut self.iv.intervals.extent_mut()[of];
            if extent.values > self.settings.large_size {
                if extent.visits >= self.settings.large_visits {
                    return JoinOutcome::Budget;
                }
                extent.visits += 1;
            }
        }
        if !self.spend(self.iv.test_cost(dest, source)) {
            return JoinOutcome::Budget;
        }
        if self.interferes(dest, source) {
            return JoinOutcome::Interferes;
        }
        let both = self.iv.segments_of_both(dest, source);
        if both > *self.budget {
            return JoinOutcome::Budget;
        }
        *self.budget -= both / 2;
        self.iv.join(dest, source);
        JoinOutcome::Joined
    }
    /// Takes `cost` from the budget, if there is as much.
    pub(super) fn spend(&mut self, cost: usize) -> bool {
        let enough = cost <= *self.budget;
        if enough {
            *self.budget -= cost;
        }
        enough
    }
    /// Whether two leaders interfere. What covers them is made exact where it is in the way.
    pub(super) fn interferes(&mut self, one: Interval, other: Interval) -> bool {
        if !self.iv.interferes(one, other) {
            return false;
        }
        if self.iv.is_exact(one) && self.iv.is_exact(other) {
            return true;
        }
        if !self.spend(self.iv.segments_of_both(one, other)) || self.live.surely_meet(self.iv, one, other) {
            return true;
        }
        // One after the other: the first may be all that is in the way.
        for of in [one, other] {
            if self.iv.is_exact(of) {
                continue;
            }
            self.live.refine(self.iv, of);
            if !self.iv.interferes(one, other) {
                return false;
            }
        }
        true
    }
    fn is_local(&self, copy: CopyId) -> bool {
        let part = self.live.flow.part_of[self.iv.copies.at()[copy].row];
        let (start, end) = (self.live.start_of(part), self.live.end_of(part));
        let ends = self.iv.copies.ends()[copy];
        self.iv.lies_within(ends.dst, start, end) && self.iv.lies_within(ends.src, start, end)
    }
    fn is_on_split_edge(&self, copy: CopyId) -> bool {
        self.live.flow.splits_an_edge(self.live.flow.part_of[self.iv.copies.at()[copy].row])
    }
    /// Whether a copy writes a register of no other copy, and joining it would be in the way of another copy of its source.
    fn is_terminal(&mut self, copy: CopyId) -> bool {
        let ends = self.iv.copies.ends()[copy];
        if self.lists.copies_of(ends.dst).len() != 1 {
            return false;
        }
        let rivals = self.lists.copies_of(ends.src);
        for at in rivals.start..rivals.end.min(rivals.start + RIVALS) {
            let other = self.lists.copies[at];
            if other == copy || self.iv.copies.status()[other].state != CopyState::Open {
                continue;
            }
            let e = self.iv.copies.ends()[other];
            let rival = if e.dst == ends.src { e.src } else { e.dst };
            let (dest, rival) = (self.iv.leader(ends.dst), self.iv.leader(rival));
            if !self.spend(self.iv.test_cost(dest, rival)) {
                return false;
            }
            if dest != rival && self.interferes(dest, rival) {
                return true;
            }
        }
        false
    }
}
