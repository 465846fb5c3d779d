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
        let (mut tails, mut reads) = (0, 0);
        for e in self.events.of(side) {
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
            if std::mem::replace(&mut self.stamp[from as usize], self.round) == self.round {
                return false;
            }
            tails += 1;
            if h.op == Op::Copy && !self.stands_apart(m, iv, row, (start, end)) {
                return false;
            }
        }
        let preds = self.flow.preds_of(span);
        let reached = |p: &u32| self.stamp[*p as usize] == self.round;
        let leads = |p: u32| self.flow.edges_of(p).iter().any(|e| e.1 == span);
        let all = preds.iter().all(reached)
            && self.events.of(side).all(|e| e & 1 == 0 || leads(self.flow.span_of[(e >> 1) as usize]));
        if reads != 1 || tails == 0 || !all {
            return false;
        }
        self.unite(iv, (to, side), (head, end), tails);
        true
    }
    /// Whether the source of the copy `row` does not live where the phi it goes to does.
    fn stands_apart(&self, m: &MachineFunc, iv: &Intervals, row: u32, (start, end): (u32, u32)) -> bool {
        let v = self.interval[m.operands(row as usize)[1].payload as usize];
        let Some(&OwnRun(own)) = iv.intervals.own.get(v as usize).filter(|r| r.0.len() == 1) else { return false };
        let (from, to) = (iv.segments.start[own.first as usize].0, iv.segments.end[own.first as usize].0);
        to <= start || end <= from || (from, to) == (start, end)
    }
    /// Makes the interval of a phi: tails, then what covers it from the start of its block on.
    fn unite(&mut self, iv: &mut Intervals, (to, side): (u32, u32), (head, end): (u32, u32), tails: u32) {
        let base = iv.values.len() as u32;
        let first = iv.segments.len() as u32;
        let start = 2 * self.flow.ranges[self.flow.span_of[head as usize] as usize].0;
        // One way in brings its own value.
        let phi = base + if tails > 1 { tails } else { 0 };
        // Once what the incoming register lives in, then both.
        for part in 0..2 {
            let (mut n, mut done) = (0, false);
            for e in self.events.of(side) {
                let row = e >> 1;
                if e & 1 == 0 {
                    continue;
                }
                if row > head && !done {
                    done = true;
                    iv.segments.push(segment(start, if part == 0 { 2 * head + 1 } else { end }, phi));
                }
                if part == 0 {
                    iv.values.push(ValueNumber { def: DefSlot(2 * row + 1), copy_of: CopyOf(base + n) });
                }
                let until = 2 * self.flow.ranges[self.flow.span_of[row as usize] as usize].1;
                iv.segments.push(segment(2 * row + 1, until, base + n));
                n += 1;
            }
            if !done {
                iv.segments.push(segment(start, if part == 0 { 2 * head + 1 } else { end }, phi));
            }
            if part == 0 && tails > 1 {
                iv.values.push(ValueNumber { def: DefSlot(start), copy_of: CopyOf(phi) });
            }
        }
        let t = &mut iv.intervals;
        let (x, y, n) = (side as usize, to as usize, tails + 1);
        (t.own[x], t.run[x]) = (OwnRun(Run { first, end: first + n }), Run { first: first + n, end: first + 2 * n });
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
