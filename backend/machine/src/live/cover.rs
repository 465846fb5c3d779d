//! One segment that covers the live range of a register, and the live range itself where that is not good enough.
//!
//! Most registers are written once and never meet a copy whose coalescing depends on them, so one segment from the write to the
//! last read, holes included, serves as well as the exact live range and costs no walk over the control flow. A cover may
//! only be too large: an interference that it shows is checked again against the exact live range, one it does not show is none.

use super::append::Appender;
use super::state::Liveness;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::InstructionSet;
use crate::rows::Machine;

impl Liveness {
    /// Gives interval `of` one segment that covers its live range, if that is known without a walk. Otherwise `false`.
    pub(super) fn cover<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &mut Intervals<'_>,
        of: Interval,
    ) -> bool {
        let summary = self.events.summary(of);
        let Some(row) = self.events.first(of).filter(|e| summary.writes == 1 && e.is_write()).map(|e| e.row()) else {
            return false;
        };
        let (a, b) = (self.flow.part_of[row], self.flow.part_of[summary.last]);
        // Rows of one part run in the order of the layout, so within a part the last row is where the live range ends. Across parts
        // the last row of the layout need not be the last one to run: a loop may carry the register past it, and the regions
        // know how far.
        let end = if summary.last == row {
            row.end_slot()
        } else if a == b {
            summary.last.write_slot()
        } else {
            match self.regions.last_part(a, b) {
                Some((_, false)) => summary.last.write_slot(),
                Some((part, true)) => self.end_of(part),
                None => return false,
            }
        };
        let slot = machine.def_slot(row);
        let value = iv.new_value(slot);
        let value = if a == b { SegValue::exact(value) } else { SegValue::cover(value) };
        let at = Segment(iv.segments.push(LiveSegment::new(slot, end, value)));
        iv.set_segments(of, SegmentRun::one(at), 1, a == b);
        true
    }
    /// Makes the segments of a leader exact.
    pub fn refine(&mut self, iv: &mut Intervals<'_>, leader: Interval) {
        // The members of a leader form a ring; each keeps the live range that it had before it was joined.
        let mut member = leader;
        loop {
            let own = iv.own_run(member);
            if own.len() == 1 && !iv.segments.value()[own.first].is_exact() {
                self.uncover(iv, member, own.first);
            }
            iv.intervals.extent_mut()[member].exact = true;
            member = iv.intervals.members()[member].next;
            if member == leader {
                break;
            }
        }
        let own = iv.own_run(leader);
        iv.intervals.run_mut()[leader] = Run(own);
        if iv.intervals.members()[leader].count > 1 {
            iv.merge(leader, &mut self.merged);
        }
    }
    /// Replaces the segment that covers interval `of` by its live range, unless the budget ends before. The register is written
    /// once, before every read, so it holds one value and the walk back ends at the write.
    fn uncover(&mut self, iv: &mut Intervals<'_>, of: Interval, segment: Segment) {
        let (slot, value) = (iv.segments.start()[segment].0, iv.segments.value()[segment].number());
        let value = SegValue::exact(value);
        let home = self.part_of(slot);
        let (mut here, mut last) = self.collect_reads(of, home, SlotIndex(slot.0 + 1));
        while let Some(part) = self.work.pop() {
            let preds = self.flow.preds(part).len();
            self.budget = self.budget.saturating_sub(preds);
            if self.budget == 0 {
                // The cover stays. It is larger than the live range, which costs coalesced copies and never correctness.
                return;
            }
            for at in 0..preds {
                let pred = self.flow.preds(part)[at];
                let end = self.end_of(pred);
                if pred == home {
                    // The write is above, so the walk ends here; the register lives to the end of the part.
                    here = end;
                } else {
                    // A predecessor that reads the register itself was entered before: what changes is that it is live to its end.
                    self.until[pred] = end;
                    self.enters(pred);
                    last = last.max(pred);
                }
            }
        }
        let mut to = Appender::new(&mut iv.segments);
        to.add(LiveSegment::new(slot, here, value));
        // The appender wants parts in ascending order. Where the live range has at least an eighth of the parts between its ends, a
        // sweep over the stamps finds them in order; else sorting the few parts that were entered is cheaper.
        if (last.0 - home.0) as usize <= 8 * self.live_in.len() {
            for part in home.next().up_to(last.next()) {
                if self.stamp[part] == self.walk {
                    to.add(LiveSegment::new(self.start_of(part), self.until[part], value));
                }
            }
        } else {
            self.live_in.sort_unstable();
            for &part in &self.live_in {
                to.add(LiveSegment::new(self.start_of(part), self.until[part], value));
            }
        }
        let run = to.finish();
        iv.intervals.own_mut()[of] = OwnRun(run);
    }
    /// Starts a walk with the parts that read interval `of`, which is written in part `home`. The result is where the live
    /// range ends in that part, at least `here`, and the last part that reads.
    fn collect_reads(&mut self, of: Interval, home: Part, mut here: SlotIndex) -> (SlotIndex, Part) {
        self.walk += 1;
        self.work.clear();
        self.live_in.clear();
        let mut last = home;
        let mut at = self.events.start(of);
        while let Some((event, next)) = self.events.at(at) {
            at = next;
            let (row, part) = (event.row(), self.flow.part_of[event.row()]);
            if event.is_write() {
                here = here.max(row.end_slot());
            } else if self.unread.contains(row) {
                continue;
            } else if part == home {
                here = here.max(row.write_slot());
            } else {
                self.until[part] = row.write_slot();
                self.enters(part);
                last = last.max(part);
            }
        }
        (here, last)
    }
    /// Notes that the register of a walk enters a part alive.
    #[inline]
    fn enters(&mut self, part: Part) {
        if std::mem::replace(&mut self.stamp[part], self.walk) != self.walk {
            self.live_in.push(part);
            self.work.push(part);
        }
    }
}
