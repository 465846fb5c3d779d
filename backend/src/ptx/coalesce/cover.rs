//! One segment that covers the life of a register, and the life itself where that is not good enough.

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
        let (slot, value, first) = (write_slot(m, row), iv.values.len() as u32, iv.segments.len() as u32);
        iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(value) });
        let mark = if a == b { 0 } else { COVER };
        iv.segments.push(Segment { start: SegStart(slot), end: SegEnd(end), value: SegValue(value | mark) });
        set(iv, c, first, value, a == b);
        true
    }
    /// Makes the segments of leader `x` exact.
    pub fn refine(&mut self, m: &MachineFunc, iv: &mut Intervals, x: u32) {
        let mut c = x;
        loop {
            let own = iv.intervals.own[c as usize].0;
            // A register that one segment covers has one value.
            let covered = !iv.intervals.exact[c as usize].0 && own.len() == 1 && iv.intervals.reg[c as usize].0 != NONE;
            if covered && self.budget > 0 && self.events.life(c).writes == 1 {
                let (values, joined) = (iv.values.len(), iv.intervals.values[c as usize]);
                let value = SegValue(iv.segments.value[own.first as usize].number());
                self.interval_of(m, iv, c);
                let new = iv.intervals.own[c as usize].0;
                if self.budget == 0 {
                    // What covers it is better than nothing.
                    iv.truncate(new.first);
                    iv.intervals.own[c as usize] = OwnRun(own);
                } else {
                    iv.segments.value[new.first as usize..new.end as usize].fill(value);
                }
                iv.intervals.values[c as usize] = joined;
                iv.values.def.truncate(values);
                iv.values.copy_of.truncate(values);
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
}
