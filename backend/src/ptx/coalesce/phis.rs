//! Phis whose own register and incoming register are joined while intervals are made.
//!
//! The incoming register lives from its writes, at the ends of all predecessors, to the copy at the head of the phi's block;
//! what covers the phi's own register starts there. Where the cover meets none of those tails, and no value that is copied into
//! the phi, the copy at the head can always be joined and stands in nobody's way: both registers become one interval without a
//! test. Source: phi congruence classes of conventional SSA (Sreedhar et al.; Boissinot et al.).

use super::build::Builder;
use super::intervals::*;
use crate::ptx::machine::*;

impl Builder {
    /// Joins the two registers of the phi of copy `k`, a copy at a head, if that is always right.
    pub(super) fn join_phi(&mut self, m: &MachineFunc, iv: &mut Intervals, k: usize) -> bool {
        let CopyEnds { dst: to, src: side } = iv.copies.ends[k];
        let head = iv.copies.row[k].0;
        let span = self.flow.span_of[head as usize];
        let cover = iv.intervals.own[to as usize].0;
        if cover.len() != 1 || iv.intervals.exact[side as usize].0 {
            return false;
        }
        let (start, end) = (iv.segments.start[cover.first as usize].0, iv.segments.end[cover.first as usize].0);
        if start != 2 * head + 1 {
            return false;
        }
        // Tails of the incoming register, each at the end of its span.
        self.round += 1;
        self.pieces.clear();
        let (mut reads, mut at) = (0, self.events.start(side));
        while let Some((e, next)) = self.events.at(at) {
            at = next;
            let row = e >> 1;
            if e & 1 == 0 {
                reads += if row == head { 1 } else { 2 };
                continue;
            }
            let h = m.insts.head[row as usize];
            if !matches!(h.op, Op::Copy | Op::Mov) || h.mods != phi_mark::IN || row > head && 2 * row + 1 < end {
                return false;
            }
            let from = self.flow.span_of[row as usize];
            let seen = std::mem::replace(&mut self.stamp[from as usize], self.round) == self.round;
            let leads = self.flow.edges_of(from).iter().any(|e| e.1 == span);
            if seen || !leads || h.op == Op::Copy && !self.stands_apart(m, iv, row, (start, end)) {
                return false;
            }
            self.pieces.push((2 * row + 1, 2 * self.flow.ranges[from as usize].1));
        }
        let all = self.flow.preds_of(span).iter().all(|&p| self.stamp[p as usize] == self.round);
        if reads != 1 || self.pieces.is_empty() || !all {
            return false;
        }
        self.unite(iv, (to, side), (head, end));
        true
    }
    /// Whether the source of the copy `row` does not live where the phi it goes to does.
    fn stands_apart(&self, m: &MachineFunc, iv: &Intervals, row: u32, (start, end): (u32, u32)) -> bool {
        let v = self.interval[m.operands(row as usize)[1].payload as usize];
        let Some(&OwnRun(own)) = iv.intervals.own.get(v as usize).filter(|r| r.0.len() == 1) else { return false };
        let (from, to) = (iv.segments.start[own.first as usize].0, iv.segments.end[own.first as usize].0);
        to <= start || end <= from || (from, to) == (start, end)
    }
    /// Makes the interval of a phi: tails (`pieces`), then what covers it from the start of its block on.
    fn unite(&mut self, iv: &mut Intervals, (own, side): (u32, u32), (head, end): (u32, u32)) {
        let tails = self.pieces.len();
        let (base, first) = (iv.values.len() as u32, iv.segments.len() as u32);
        for (&(slot, _), n) in self.pieces.iter().zip(base..) {
            iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(n) });
        }
        // One way in brings its own value.
        let start = 2 * self.flow.ranges[self.flow.span_of[head as usize] as usize].0;
        let mut phi = base;
        if tails > 1 {
            phi += tails as u32;
            iv.values.push(ValueNumber { def: DefSlot(start), copy_of: CopyOf(phi) });
        }
        let cover = iv.segments.value[iv.intervals.own[own as usize].0.first as usize].number();
        iv.values.copy_of[cover as usize] = CopyOf(phi);
        let mark = if iv.intervals.exact[own as usize].0 { 0 } else { COVER };
        let earlier = self.pieces.partition_point(|t| t.0 < start);
        // Once what the incoming register lives in, then both.
        let mut to = iv.segments.view_mut();
        for (until, mark) in [(2 * head + 1, 0), (end, mark)] {
            for (k, &(slot, last)) in self.pieces.iter().enumerate() {
                if k == earlier {
                    to.push(segment(start, until, phi | mark));
                }
                to.push(segment(slot, last, base + k as u32));
            }
            if earlier == tails {
                to.push(segment(start, until, phi | mark));
            }
        }
        drop(to);
        let t = &mut iv.intervals;
        let (x, y, middle) = (side as usize, own as usize, first + tails as u32 + 1);
        t.own[x] = OwnRun(Run { first, end: middle });
        t.run[x] = Run { first: middle, end: iv.segments.len() as u32 };
        t.exact[x] = t.exact[y];
        t.values[x] = Values(iv.values.len() as u32 - base + t.values[y].0);
        t.members[x].0 += t.members[y].0;
        t.leader[y] = Leader(side);
        t.next.swap(x, y);
    }
}

fn segment(start: u32, end: u32, value: u32) -> Segment {
    Segment { start: SegStart(start), end: SegEnd(end), value: SegValue(value) }
}
