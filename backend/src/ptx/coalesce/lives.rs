//! The life of a register, exactly: the walk back from its reads, and the values it holds where.
//!
//! The walk visits each span in which a register is live once; where a register is written more than once, values are followed
//! forwards over the same spans and get a number of their own where different ones meet. A register that only the spans before
//! one span pass on, the usual case for what phis read, needs neither.

use super::above::unite;
use super::append::Appender;
use super::build::{Builder, set, write_slot, writes_early};
use super::flow::Flow;
use super::intervals::*;
use crate::ptx::machine::*;

/// Fewest spans that are sorted by bits.
const DENSE: usize = 8;
/// Most spans between reads and such as no write reaches.
const NEAR: usize = 4;

impl Builder {
    /// Computes segments and values of interval `c`, which nothing was joined to. Copies that no longer read do not count.
    pub fn interval_of(&mut self, m: &MachineFunc, iv: &mut Intervals, c: u32) {
        let base = iv.values.len() as u32;
        self.pieces.clear();
        self.live_in.clear();
        self.work.clear();
        self.round += 1;
        // Row of the last write so far.
        let mut written = NONE;
        let mut at = self.events.start(c);
        while let Some((e, next)) = self.events.at(at) {
            let (row, write) = (e >> 1, e & 1 == 1);
            at = next;
            if !write && self.unread[row as usize] {
                continue;
            }
            let span = self.flow.span_of[row as usize];
            if write {
                // A write nothing reads still takes the register for a moment.
                let slot = write_slot(m, row);
                let value = base + self.pieces.len() as u32;
                self.last[span as usize] = (self.round, self.pieces.len() as u32);
                self.pieces.push((slot, 2 * row + 2));
                iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(value) });
                written = row;
                continue;
            }
            // Text that reads and writes the register takes it over from the first slot of the row.
            let own = writes_early(m, row as usize)
                && self.events.from(next).take_while(|&x| x <= e | 1).last() == Some(e | 1);
            let until = if own { 2 * row } else { 2 * row + 1 };
            if written != NONE && written >= self.flow.ranges[span as usize].0 {
                if let Some(p) = self.pieces.last_mut() {
                    p.1 = p.1.max(until);
                }
                continue;
            }
            // The register enters the span alive, at least as far as here.
            self.until[span as usize] = until;
            if self.live_in.last() != Some(&span) {
                self.live_in.push(span);
                self.work.push(span);
            }
        }
        if !self.walk_above() {
            self.walk();
        }
        if self.budget == 0 {
            let value = iv.values.len() as u32;
            iv.values.push(ValueNumber { def: DefSlot(NONE), copy_of: CopyOf(value) });
            let at = iv.segments.push(Segment { start: SegStart(0), end: SegEnd(NONE), value: SegValue(value) });
            set(iv, c, Run { first: at, end: at + 1 }, base, true);
            return;
        }
        let mut live = std::mem::take(&mut self.live_in);
        self.in_order(&mut live);
        let undefined = base + self.pieces.len() as u32;
        // The entry gets its own value: the first after those written.
        for &p in self.roots.iter().filter(|&&p| p != 0) {
            self.enter[p as usize] = undefined;
        }
        self.entering(iv, &live, base);
        self.entered.clear();
        let rows = &self.flow.ranges;
        let slots = |r: &(u32, u32)| (2 * rows[r.0 as usize].0, 2 * rows[r.1 as usize].1, undefined);
        let mut ways = self.ways.iter().map(slots).peekable();
        for &p in &live {
            let value = std::mem::replace(&mut self.enter[p as usize], NONE);
            let start = 2 * rows[p as usize].0;
            while let Some(way) = ways.next_if(|w| w.0 <= start) {
                self.entered.push(way);
            }
            self.entered.push((start, self.until[p as usize], value));
        }
        self.entered.extend(ways);
        for &p in &self.roots {
            self.enter[p as usize] = NONE;
        }
        self.live_in = live;
        self.segments(iv, c, base);
    }
    /// Pieces of writes and of spans entered alive, both in order, become the segments of interval `c`.
    fn segments(&mut self, iv: &mut Intervals, c: u32, base: u32) {
        let mut to = Appender::new(&mut iv.segments);
        let mut add = |segment: (u32, u32, u32)| {
            if segment.0 < segment.1 {
                to.add(segment);
            }
        };
        let mut entered = self.entered.iter().peekable();
        for (&(start, end), value) in self.pieces.iter().zip(base..) {
            while let Some(&e) = entered.next_if(|e| e.0 <= start) {
                add(e);
            }
            add((start, end, value));
        }
        entered.for_each(|&e| add(e));
        let run = to.finish();
        set(iv, c, run, base, true);
    }
    /// The walk, where after few spans it comes to such that no write reaches: those and all above them, which are known or
    /// found for all registers that come there, are `ways`. Otherwise `false`, and nothing has happened.
    fn walk_above(&mut self) -> bool {
        self.roots.clear();
        self.ways.clear();
        if !self.forward || self.work.is_empty() || self.work.len() > NEAR {
            return false;
        }
        let first = self.live_in.len();
        let mut k = 0;
        while k < self.live_in.len() && self.budget > 0 {
            let span = self.live_in[k];
            k += 1;
            if span == 0 || k > NEAR {
                return self.give_up(first);
            }
            for at in self.flow.pred_start[span as usize]..self.flow.pred_start[span as usize + 1] {
                let pred = self.flow.preds[at as usize];
                if let Some(piece) = self.leaving(pred) {
                    self.pieces[piece as usize].1 = 2 * self.flow.ranges[pred as usize].1;
                    continue;
                }
                if std::mem::replace(&mut self.stamp[pred as usize], self.round) == self.round {
                    continue;
                }
                if self.flow.preds_of(pred).iter().any(|&q| self.leaving(q).is_some()) || !self.is_undefined(pred) {
                    self.until[pred as usize] = 2 * self.flow.ranges[pred as usize].1;
                    self.live_in.push(pred);
                } else {
                    self.roots.push(pred);
                }
            }
        }
        for n in 0..self.roots.len() {
            let run = self.above.known(self.roots[n]);
            if self.live_in.iter().any(|&p| self.above.contains(run, p)) {
                return self.give_up(first);
            }
            self.ways.extend_from_slice(self.above.runs(run));
        }
        if self.roots.len() > 1 {
            unite(&mut self.ways);
        }
        if !self.ways.is_empty() {
            // The entry.
            self.live_in.push(0);
            self.until[0] = 0;
        }
        self.work.clear();
        true
    }
    /// Whether no write and no span that the register was seen to enter alive lies above span `p`.
    fn is_undefined(&mut self, p: u32) -> bool {
        let Some(run) = self.above.find(&self.flow, p, &mut self.budget) else { return false };
        let meets = |&p: &u32| self.above.contains(run, p);
        let written = |p: &(u32, u32)| meets(&self.flow.span_of[(p.0 / 2) as usize]);
        !self.live_in.iter().any(meets) && !self.pieces.iter().any(written)
    }
    /// Takes back what was done from `first` on.
    fn give_up(&mut self, first: usize) -> bool {
        for &p in self.live_in[first..].iter().chain(&self.roots) {
            self.stamp[p as usize] = self.round - 1;
        }
        self.live_in.truncate(first);
        self.roots.clear();
        self.ways.clear();
        false
    }
    /// Sorts spans and drops repetitions: by a bit for each where they are dense.
    fn in_order(&mut self, live: &mut Vec<u32>) {
        if live.len() < DENSE || live.is_sorted() {
            live.sort_unstable();
            live.dedup();
            return;
        }
        let (low, high) = live.iter().fold((NONE, 0), |(l, h), &p| (l.min(p / 64), h.max(p / 64)));
        if (high - low) as usize > live.len() {
            live.sort_unstable();
            live.dedup();
            return;
        }
        let words = (high - low + 1) as usize;
        self.bits.clear();
        self.bits.resize(words, 0);
        for &p in live.iter() {
            self.bits[(p / 64 - low) as usize] |= 1 << (p % 64);
        }
        live.clear();
        for (k, &word) in self.bits.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                live.push((low + k as u32) * 64 + left.trailing_zeros());
                left &= left - 1;
            }
        }
    }

    /// Walks back from the spans that the register enters alive.
    fn walk(&mut self) {
        while let Some(b) = self.work.pop() {
            let (p, q) = (self.flow.pred_start[b as usize], self.flow.pred_start[b as usize + 1]);
            self.budget = self.budget.saturating_sub((q - p) as usize);
            if self.budget == 0 {
                return;
            }
            for k in p..q {
                let pred = self.flow.preds[k as usize];
                if std::mem::replace(&mut self.stamp[pred as usize], self.round) == self.round {
                    continue;
                }
                let end = 2 * self.flow.ranges[pred as usize].1;
                match self.leaving(pred) {
                    Some(piece) => self.pieces[piece as usize].1 = end,
                    None => {
                        self.until[pred as usize] = end;
                        self.live_in.push(pred);
                        self.work.push(pred);
                    }
                }
            }
        }
    }
    /// Piece of the last write of this round in span `p`.
    #[inline]
    fn leaving(&self, p: u32) -> Option<u32> {
        let (round, piece) = self.last[p as usize];
        (round == self.round).then_some(piece)
    }
    /// Values with which the register enters the spans `live`, in `enter`.
    fn entering(&mut self, iv: &mut Intervals, live: &[u32], base: u32) {
        let Some(&first) = live.first() else { return };
        // A register that is written once, before every read on every path, has one value.
        if self.pieces.len() == 1 && first != 0 {
            for &p in live {
                self.enter[p as usize] = base;
            }
            return;
        }
        // A value of its own for what ways with different values into a span leave: made once, and never changed.
        let joins = base + self.pieces.len() as u32;
        let own = |iv: &mut Intervals, flow: &Flow, span: u32| {
            let at = iv.values.len() as u32;
            let slot = 2 * flow.ranges[span as usize].0;
            iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(at) });
            at
        };
        let mut changed = true;
        while changed {
            changed = false;
            self.budget = self.budget.saturating_sub(live.len());
            for &l in live {
                let at = self.enter[l as usize];
                if at != NONE && at >= joins && iv.values.def[at as usize].0 == 2 * self.flow.ranges[l as usize].0 {
                    continue;
                }
                let mut meet = NONE;
                let preds = self.flow.preds_of(l);
                let mut differ = self.budget == 0 || l == 0 || preds.is_empty();
                for &p in preds {
                    let out = self.leaving(p).map_or(self.enter[p as usize], |w| base + w);
                    differ |= out != NONE && meet != NONE && meet != out;
                    meet = if out == NONE { meet } else { out };
                }
                let new = if differ { own(iv, &self.flow, l) } else { meet };
                if new != at {
                    self.enter[l as usize] = new;
                    changed = true;
                }
            }
        }
        // Spans that no write reaches.
        for &l in live {
            if self.enter[l as usize] == NONE {
                self.enter[l as usize] = own(iv, &self.flow, l);
            }
        }
    }
}
