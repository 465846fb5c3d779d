//! Phis whose own register and incoming register are joined while intervals are made.
//!
//! The incoming register is live from its writes, at the ends of all predecessors, to the copy at the head of the phi's block;
//! what covers the phi's own register starts there. Where the cover meets none of those tails, and no value that is copied into
//! the phi, the copy at the head can always be joined and stands in nobody's way: both registers become one interval without a
//! test. Source: phi congruence classes of conventional SSA (Sreedhar et al.; Boissinot et al.).

use super::state::Liveness;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, MoveKind, PhiMark};
use crate::rows::Machine;

/// The copy at the head of a phi's block.
struct PhiHead {
    row: Row,
    /// Interval of the phi's own register.
    own: Interval,
    /// Interval of the incoming register.
    incoming: Interval,
    /// What covers the phi's own register.
    cover: (SlotIndex, SlotIndex),
}

impl Liveness {
    /// Joins the two registers of the phi of copy `copy`, a copy at a head, if that is always right.
    pub(super) fn join_phi<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &mut Intervals<'_>,
        copy: CopyId,
    ) -> bool {
        let CopyEnds { dst: own, src: incoming } = iv.copies.ends()[copy];
        let row = iv.copies.at()[copy].row;
        let run = iv.own_run(own);
        if run.len() != 1 || iv.is_exact(incoming) {
            return false;
        }
        let cover = (iv.segments.start()[run.first].0, iv.segments.end()[run.first].0);
        if cover.0 != row.write_slot() {
            return false;
        }
        let head = PhiHead { row, own, incoming, cover };
        if !self.collect_tails(machine, iv, &head) {
            return false;
        }
        self.unite(iv, &head);
        true
    }
    /// Collects the tails of the incoming register (`pieces`), each at the end of its part. `false` where one is in the way.
    fn collect_tails<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &Intervals<'_>,
        head: &PhiHead,
    ) -> bool {
        let part = self.flow.part_of[head.row];
        self.walk += 1;
        self.pieces.clear();
        let (mut reads, mut at) = (0, self.events.start(head.incoming));
        while let Some((event, next)) = self.events.at(at) {
            at = next;
            let row = event.row();
            if !event.is_write() {
                reads += if row == head.row { 1 } else { 2 };
                continue;
            }
            let (kind, mark) = (I::move_kind(machine.heads[row]), I::phi_mark(machine.heads[row]));
            if mark != PhiMark::Incoming || row > head.row && row.write_slot() < head.cover.1 {
                return false;
            }
            let from = self.flow.part_of[row];
            let seen = std::mem::replace(&mut self.stamp[from], self.walk) == self.walk;
            let leads = self.flow.succs(from).contains(&part);
            if seen || !leads || kind == MoveKind::Copy && !self.stands_apart(machine, iv, row, head.cover) {
                return false;
            }
            self.pieces.push((row.write_slot(), self.end_of(from)));
        }
        let all = self.flow.preds(part).iter().all(|&p| self.stamp[p] == self.walk);
        reads == 1 && !self.pieces.is_empty() && all
    }
    /// Whether the source of the copy `row` is not live where the phi it goes to is.
    fn stands_apart<I: InstructionSet>(
        &self,
        machine: Machine<'_, I>,
        iv: &Intervals<'_>,
        row: Row,
        (start, end): (SlotIndex, SlotIndex),
    ) -> bool {
        let source = self.interval[machine.operands(row)[1].vreg()];
        if source.is_none() {
            return false;
        }
        let own = iv.own_run(source);
        if own.len() != 1 {
            return false;
        }
        let (from, to) = (iv.segments.start()[own.first].0, iv.segments.end()[own.first].0);
        to <= start || end <= from || (from, to) == (start, end)
    }
    /// Makes the interval of a phi: tails (`pieces`), then what covers it from the start of its block on.
    fn unite(&mut self, iv: &mut Intervals<'_>, head: &PhiHead) {
        let (own, incoming) = (head.own, head.incoming);
        let tails = self.pieces.len();
        let (base, first) = (ValueNumber::new(iv.values.len()), Segment::new(iv.segments.len()));
        for &(slot, _) in &self.pieces {
            iv.new_value(slot);
        }
        // A single predecessor brings its own value.
        let start = self.start_of(self.flow.part_of[head.row]);
        let phi = if tails > 1 { iv.new_value(start) } else { base };
        let cover = iv.segments.value()[iv.own_run(own).first].number();
        iv.values.copy_of_mut()[cover] = CopyOf(phi);
        let covering = if iv.is_exact(own) { SegValue::exact(phi) } else { SegValue::cover(phi) };
        let earlier = self.pieces.partition_point(|t| t.0 < start);
        // Once what the incoming register is live in, then both.
        for (until, value) in [(head.row.write_slot(), SegValue::exact(phi)), (head.cover.1, covering)] {
            for (k, &(slot, last)) in self.pieces.iter().enumerate() {
                if k == earlier {
                    iv.segments.push(LiveSegment::new(start, until, value));
                }
                iv.segments.push(LiveSegment::new(slot, last, SegValue::exact(base.plus(k as u32))));
            }
            if earlier == tails {
                iv.segments.push(LiveSegment::new(start, until, value));
            }
        }
        let (middle, end) = (first.plus(tails as u32 + 1), Segment::new(iv.segments.len()));
        let values = iv.values.len() as u32 - base.0;
        let table = iv.intervals.columns_mut();
        table.own[incoming] = OwnRun(SegmentRun { first, end: middle });
        table.run[incoming] = Run(SegmentRun { first: middle, end });
        let other = table.extent[own];
        let extent = &mut table.extent[incoming];
        (extent.exact, extent.values) = (other.exact, values + other.values);
        table.leader[own] = Leader(incoming);
        let members = table.members;
        let (next, count) = (members[own].next, members[own].count);
        members[own].next = members[incoming].next;
        members[incoming].next = next;
        members[incoming].count += count;
    }
}
