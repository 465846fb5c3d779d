//! The generic coalescer: `Copy` rows, those of phis first.
//!
//! Copies are taken hot blocks first and, among those of one frequency, local ones (both registers live in one span) first. A
//! copy whose registers interfere is made anew where its value is a constant. Copies that the terminal rule holds back are
//! tried after all others.
//!
//! Nothing is commuted. Where a result is tied to an operand, exchanging operands lets the copy join that the tie asks for; but
//! no row of PTX ties its result to one of two operands that could be exchanged (selection ties operands of inline assembly
//! alone, whose meaning is not known). For a row without ties the exchange changes neither which registers are alive at a slot
//! nor what they hold, so no two intervals interfere less after it.

use super::Coalescer;
use super::intervals::*;
use super::join::Outcome;
use crate::ptx::machine::*;

/// Copies of a source that the terminal rule looks at.
const RIVALS: usize = 16;

impl Coalescer<'_> {
    /// Joins the copies of phis (`phis`), or all.
    pub(super) fn generic(&mut self, phis: bool) -> Result<(), String> {
        let mut order = std::mem::take(&mut self.s.order);
        order.clear();
        for k in 0..self.iv.copies.len() {
            let h = self.m.insts.head[self.iv.copies.row[k].0 as usize];
            let open = self.iv.copies.state[k] == CopyState::Open && h.op == Op::Copy;
            if !open || phis && h.mods == Mods(0) {
                continue;
            }
            let local = self.is_local(k);
            if !phis && !local && !self.set.global || !self.set.split_edges && self.is_on_split_edge(k) {
                continue;
            }
            order.push(!(self.iv.copies.freq[k].0.to_bits() as u64) << 32 | (!local as u64) << 31 | k as u64);
        }
        order.sort_unstable();
        let mut late = std::mem::take(&mut self.s.late);
        late.clear();
        let mut done = Ok(());
        for pass in 0..2 {
            let list = if pass == 0 { &order } else { &late };
            let mut held = Vec::new();
            for &key in list {
                let k = key as u32 & !(1 << 31);
                if pass == 0 && self.set.terminal && self.is_terminal(k) {
                    held.push(key);
                    continue;
                }
                done = done.and(self.try_copy(k, !phis));
            }
            if pass == 0 {
                late = held;
            }
        }
        (self.s.order, self.s.late) = (order, late);
        self.shrink_stale();
        done
    }
    /// Tries to join the ends of copy `k`; makes its value anew where they interfere and `remake` allows it.
    fn try_copy(&mut self, k: u32, remake: bool) -> Result<(), String> {
        match self.join_ends(k) {
            Outcome::Joined => {
                self.iv.copies.state[k as usize] = CopyState::Joined;
                self.stats.joined += 1;
                self.prove_join()?;
            }
            Outcome::Same => self.iv.copies.state[k as usize] = CopyState::Joined,
            Outcome::Interferes if remake => {
                self.remake(k);
            }
            Outcome::Interferes | Outcome::Budget => {}
        }
        Ok(())
    }
    /// Joins the ends of copy `k`, unless they were seen to interfere: what joined them since cannot change that.
    pub(super) fn join_ends(&mut self, k: u32) -> Outcome {
        if self.s.failed[k as usize] == self.s.shrunk {
            return Outcome::Interferes;
        }
        let ends = self.iv.copies.ends[k as usize];
        let outcome = self.join(ends.dst, ends.src);
        if outcome == Outcome::Interferes {
            self.s.failed[k as usize] = self.s.shrunk;
        }
        outcome
    }
    /// Joins two intervals that do not interfere, unless one of them is large and was looked at too often.
    pub(super) fn join(&mut self, d: u32, a: u32) -> Outcome {
        let (x, y) = (self.iv.leader(d), self.iv.leader(a));
        if x == y {
            return Outcome::Same;
        }
        for c in [x, y] {
            let t = &mut self.iv.intervals;
            if t.values[c as usize].0 > self.set.large_size {
                if t.visits[c as usize].0 >= self.set.large_visits {
                    return Outcome::Budget;
                }
                t.visits[c as usize].0 += 1;
            }
        }
        let cost = self.iv.cost(x, y);
        if cost > self.budget {
            return Outcome::Budget;
        }
        self.budget -= cost;
        if self.interferes(x, y) {
            return Outcome::Interferes;
        }
        let both = self.iv.both(x, y);
        if both > self.budget {
            return Outcome::Budget;
        }
        self.budget -= both / 2;
        self.iv.join(x, y);
        Outcome::Joined
    }
    /// Whether leaders `x` and `y` interfere. What covers them is made exact where it is in the way.
    pub(super) fn interferes(&mut self, x: u32, y: u32) -> bool {
        if !self.iv.interferes(x, y) {
            return false;
        }
        let exact = |c: u32, iv: &Intervals| iv.intervals.exact[c as usize].0;
        if exact(x, self.iv) && exact(y, self.iv) {
            return true;
        }
        let both = self.iv.both(x, y);
        if both > self.budget {
            return true;
        }
        self.budget -= both;
        if self.b.surely_meet(self.iv, x, y) {
            return true;
        }
        // One after the other: the first may be all that is in the way.
        for c in [x, y] {
            if exact(c, self.iv) {
                continue;
            }
            self.b.refine(self.iv, c);
            if !self.iv.interferes(x, y) {
                return false;
            }
        }
        true
    }
    fn is_local(&self, k: usize) -> bool {
        let (first, end) = self.b.flow.ranges[self.b.flow.span_of[self.iv.copies.row[k].0 as usize] as usize];
        let ends = self.iv.copies.ends[k];
        [ends.dst, ends.src].iter().all(|&c| {
            let r = self.iv.intervals.run[c as usize];
            let s = &self.iv.segments;
            r.is_empty() || s.start[r.first as usize].0 >= 2 * first && s.end[r.end as usize - 1].0 <= 2 * end
        })
    }
    fn is_on_split_edge(&self, k: usize) -> bool {
        self.b.flow.splits_an_edge(self.b.flow.span_of[self.iv.copies.row[k].0 as usize])
    }
    /// Whether copy `k` writes a register of no other copy, and joining it would be in the way of another copy of its source.
    fn is_terminal(&mut self, k: u32) -> bool {
        let ends = self.iv.copies.ends[k as usize];
        let list =
            |c: u32, s: &super::Scratch| (s.copy_start[c as usize] as usize, s.copy_start[c as usize + 1] as usize);
        let own = list(ends.dst, self.s);
        if own.1 - own.0 != 1 {
            return false;
        }
        let (from, to) = list(ends.src, self.s);
        for at in from..to.min(from + RIVALS) {
            let other = self.s.copies_of[at];
            if other == k || self.iv.copies.state[other as usize] != CopyState::Open {
                continue;
            }
            let e = self.iv.copies.ends[other as usize];
            let rival = if e.dst == ends.src { e.src } else { e.dst };
            let (x, y) = (self.iv.leader(ends.dst), self.iv.leader(rival));
            let cost = self.iv.cost(x, y);
            if cost > self.budget {
                return false;
            }
            self.budget -= cost;
            if x != y && self.interferes(x, y) {
                return true;
            }
        }
        false
    }
}
