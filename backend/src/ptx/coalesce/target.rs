//! The target's coalescer: moves by family, what the generic one left and pairs.
//!
//! Phases: (1) candidates by the classification table, up to `nvptx-coalesce-copy-limit`; (2) scan of the blocks, where moves
//! whose registers live in one span are joined at once; (3) intervals of what is left, as they stand; (4) a worklist of two
//! heaps: what interferes waits in the second, and the heaps change places until nothing joins; (5) rows are rewritten
//! (`patch.rs`); (6) what became dead is dropped. A half of a pair joins only where the other half does.

use super::Coalescer;
use super::families::{Family, loads_parameter};
use super::intervals::*;
use super::join::Outcome;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Where a move stands in the heap: frequency (0 unless it counts), register (lowest first), weight, move.
type Key = (u32, Reverse<u32>, u32, Reverse<u32>);

/// Times the heaps change places.
const ROUNDS: usize = 16;

impl Coalescer<'_> {
    /// Joins moves of all families that join.
    pub(super) fn families(&mut self) -> Result<(), String> {
        let mut first: BinaryHeap<Key> = std::mem::take(&mut self.s.heap);
        let mut second: BinaryHeap<Key> = std::mem::take(&mut self.s.second);
        first.clear();
        second.clear();
        let mut left = self.set.copy_limit;
        let mut weighed = false;
        for k in 0..self.iv.copies.len() as u32 {
            if self.iv.copies.state[k as usize] != CopyState::Open || !self.iv.copies.family[k as usize].0.row().joins {
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            self.of_parameter(k);
            // Nothing shrinks any more: what was seen to interfere waits for nothing.
            let failed = |s: &super::Scratch| s.failed[k as usize] == s.shrunk;
            if failed(self.s) || self.within_span(k) && self.try_move(k)? == Outcome::Joined || failed(self.s) {
                continue;
            }
            if !weighed {
                weighed = true;
                self.weigh();
            }
            first.push(self.key(k));
        }
        for _ in 0..ROUNDS {
            let mut joined = false;
            while let Some(key) = first.pop() {
                match self.try_move(key.3.0)? {
                    Outcome::Joined | Outcome::Same => joined = true,
                    _ => second.push(key),
                }
            }
            if !joined || second.is_empty() {
                break;
            }
            std::mem::swap(&mut first, &mut second);
        }
        (self.s.heap, self.s.second) = (first, second);
        Ok(())
    }
    /// Weights of intervals and of what joined them.
    fn weigh(&mut self) {
        self.iv.intervals.weight.fill(Weight(0.0));
        for c in 0..self.iv.intervals.len() as u32 {
            let l = self.iv.leader(c);
            self.iv.intervals.weight[l as usize].0 += self.b.weight(c);
        }
    }
    /// Moves of what a row loaded from a parameter are a family of their own.
    fn of_parameter(&mut self, k: u32) {
        let src = self.iv.copies.ends[k as usize].src;
        if self.iv.copies.high[k as usize].dst == NONE
            && self.b.only_write(src).is_some_and(|r| loads_parameter(self.m, r as usize))
        {
            self.iv.copies.family[k as usize] = CopyFamily(Family::Param);
        }
    }
    fn key(&mut self, k: u32) -> Key {
        let ends = self.iv.copies.ends[k as usize];
        let (d, a) = (self.iv.leader(ends.dst), self.iv.leader(ends.src));
        let t = &self.iv.intervals;
        let frequency = if self.set.by_frequency { self.iv.copies.freq[k as usize].0.to_bits() } else { 0 };
        let weight = (t.weight[d as usize].0 + t.weight[a as usize].0).to_bits();
        let reg = t.reg[ends.dst as usize].0.min(t.reg[ends.src as usize].0);
        (frequency, Reverse(reg), weight, Reverse(k))
    }
    fn within_span(&self, k: u32) -> bool {
        let span = self.b.flow.span_of[self.iv.copies.row[k as usize].0 as usize];
        let (first, end) = self.b.flow.ranges[span as usize];
        let (ends, high) = (self.iv.copies.ends[k as usize], self.iv.copies.high[k as usize]);
        [ends.dst, ends.src, high.dst, high.src].iter().all(|&c| {
            let Some(r) = self.iv.intervals.run.get(c as usize) else { return true };
            let s = &self.iv.segments;
            r.is_empty() || s.start[r.first as usize].0 >= 2 * first && s.end[r.end as usize - 1].0 <= 2 * end
        })
    }
    fn try_move(&mut self, k: u32) -> Result<Outcome, String> {
        if self.stats.moves_joined >= self.set.join_limit {
            return Ok(Outcome::Budget);
        }
        let (ends, high) = (self.iv.copies.ends[k as usize], self.iv.copies.high[k as usize]);
        let outcome = if high.dst == NONE { self.join_ends(k) } else { self.join_pair(k, ends, high) };
        if matches!(outcome, Outcome::Joined | Outcome::Same) {
            self.iv.copies.state[k as usize] = CopyState::Joined;
        }
        if outcome == Outcome::Joined {
            self.stats.joined += 1;
            self.stats.moves_joined += 1;
            self.stats.pairs += (high.dst != NONE) as u32;
            self.prove_join()?;
        }
        Ok(outcome)
    }
    /// Joins both halves of a pair, or neither: each with what it is a half of, as long as they are together.
    fn join_pair(&mut self, k: u32, ends: CopyEnds, high: CopyHigh) -> Outcome {
        let through = self.iv.copies.through[k as usize];
        if through.low == NONE || through.high == NONE {
            return Outcome::Budget;
        }
        let low = [ends.src, through.low, ends.dst].map(|c| self.iv.leader(c));
        let high = [high.src, through.high, high.dst].map(|c| self.iv.leader(c));
        // The halves must stay apart, and nothing may be in the way of either.
        let mut cost = 0;
        for (x, y) in [(0, 1), (0, 2), (1, 2)] {
            cost += self.iv.cost(low[x], low[y]) + self.iv.cost(high[x], high[y]);
        }
        if cost > self.budget {
            return Outcome::Budget;
        }
        self.budget -= cost;
        if low.iter().any(|c| high.contains(c)) {
            return Outcome::Interferes;
        }
        for half in [low, high] {
            for (x, y) in [(0, 1), (0, 2), (1, 2)] {
                if half[x] != half[y] && self.interferes(half[x], half[y]) {
                    return Outcome::Interferes;
                }
            }
        }
        for half in [low, high] {
            for c in [half[1], half[2]] {
                let (x, y) = (self.iv.leader(half[0]), self.iv.leader(c));
                if x != y {
                    self.budget = self.budget.saturating_sub(self.iv.both(x, y) / 2);
                    self.iv.join(x, y);
                }
            }
        }
        Outcome::Joined
    }
}
