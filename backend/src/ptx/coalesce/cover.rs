//! One segment that covers the life of a register, and the life itself where that is not good enough.

use super::append::Appender;
use super::build::{Builder, set, write_slot};
use super::intervals::*;
use crate::ptx::machine::*;

impl Builder {
    /// Gives interval `c` one segment that covers its life, if that is known without a walk. Otherwise `false`.
    pub(super) fn cover(&mut self, m: &MachineFunc, iv: &mut Intervals, c: u32) -> bool {
        let life = self.events.life(c);
        let Some(row) = self.events.first(c).filter(|e| life.writes == 1 && e & 1 == 1).map(|e| e >> 1) else {
            return false;
        };
        let (a, b) = (self.flow.span_of[row as usize], self.flow.span_of[life.last as usize]);
        let end = if life.last == row {
            2 * row + 2
        } else if a == b {
            2 * life.last + 1
        } else {
            match self.regions.last_span(a, b) {
                Some((_, false)) => 2 * life.last + 1,
                Some((span, true)) => 2 * self.flow.ranges[span as usize].1,
                None => return false,
            }
        };
        let (slot, value) = (write_slot(m, row), iv.values.len() as u32);
        iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(value) });
        let mark = if a == b { 0 } else { COVER };
        let at = iv.segments.push(Segment { start: SegStart(slot), end: SegEnd(end), value: SegValue(value | mark) });
        set(iv, c, Run { first: at, end: at + 1 }, value, a == b);
        true
    }
    /// Makes the segments of leader `x` exact.
    pub fn refine(&mut self, iv: &mut Intervals, x: u32) {
        let mut c = x;
        loop {
            let own = iv.intervals.own[c as usize].0;
            if own.len() == 1 && !iv.segments.value[own.first as usize].is_exact() {
                self.uncover(iv, c, own);
            }
            iv.intervals.exact[c as usize] = Exact(true);
            c = iv.intervals.next[c as usize].0;
            if c == x {
                break;
            }
        }
        iv.intervals.run[x as usize] = iv.intervals.own[x as usize].0;
        if iv.intervals.members[x as usize].0 > 1 {
            iv.merge(x);
        }
    }
    /// Replaces the segment `own` that covers interval `c` by its life, unless the budget ends before. The register is written
    /// once, before every read, so it holds one value and the walk back ends at the write.
    fn uncover(&mut self, iv: &mut Intervals, c: u32, own: Run) {
        let k = own.first as usize;
        let (slot, value) = (iv.segments.start[k].0, iv.segments.value[k].number());
        let a = self.flow.span_of[(slot / 2) as usize];
        self.round += 1;
        self.work.clear();
        self.live_in.clear();
        let (mut here, mut last) = (slot + 1, a);
        let mut at = self.events.start(c);
        while let Some((e, next)) = self.events.at(at) {
            at = next;
            let (row, span) = (e >> 1, self.flow.span_of[(e >> 1) as usize]);
            if e & 1 == 1 {
                here = here.max(2 * row + 2);
            } else if self.unread[row as usize] {
                continue;
            } else if span == a {
                here = here.max(2 * row + 1);
            } else {
                self.until[span as usize] = 2 * row + 1;
                self.enters(span);
                last = last.max(span);
            }
        }
        while let Some(b) = self.work.pop() {
            let (p, q) = (self.flow.pred_start[b as usize], self.flow.pred_start[b as usize + 1]);
            self.budget = self.budget.saturating_sub((q - p) as usize);
            if self.budget == 0 {
                return;
            }
            for k in p..q {
                let pred = self.flow.preds[k as usize];
                let end = 2 * self.flow.ranges[pred as usize].1;
                if pred == a {
                    here = end;
                } else {
                    self.until[pred as usize] = end;
                    self.enters(pred);
                    last = last.max(pred);
                }
            }
        }
        let mut to = Appender::new(&mut iv.segments);
        to.add((slot, here, value));
        if (last - a) as usize <= 8 * self.live_in.len() {
            for p in a + 1..=last {
                if self.stamp[p as usize] == self.round {
                    to.add((2 * self.flow.ranges[p as usize].0, self.until[p as usize], value));
                }
            }
        } else {
            self.live_in.sort_unstable();
            for &p in &self.live_in {
                to.add((2 * self.flow.ranges[p as usize].0, self.until[p as usize], value));
            }
        }
        iv.intervals.own[c as usize] = OwnRun(to.finish());
    }
    /// Notes that the register of a walk enters span `p` alive.
    #[inline]
    fn enters(&mut self, p: u32) {
        if std::mem::replace(&mut self.stamp[p as usize], self.round) != self.round {
            self.live_in.push(p);
            self.work.push(p);
        }
    }
}
