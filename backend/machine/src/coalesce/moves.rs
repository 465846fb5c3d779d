//! The target's coalescer: moves by family, what the generic one left and pairs.
//!
//! Phases: (1) candidates by the table of families, up to `nvptx-coalesce-copy-limit`; (2) scan of the blocks, where moves
//! whose registers are live in one part are joined at once; (3) intervals of what is left, as they stand; (4) a worklist of two
//! heaps: what interferes waits in the second, and the heaps change places until nothing joins. Rows are rewritten and dead ones
//! dropped by `rewrite.rs`. A half of a pair joins only where the other half does.

use super::Coalescer;
use super::generic::JoinOutcome;
use crate::errors::CoalesceError;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, family_row};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Where a move stands in the heap: frequency (0 unless it counts), register (lowest first), weight, move.
pub(super) type MoveKey = (u32, Reverse<VReg>, u32, Reverse<CopyId>);

/// Times the heaps change places.
const EXCHANGES: usize = 16;

impl<I: InstructionSet> Coalescer<'_, '_, I> {
    /// Joins moves of all families that join.
    pub(super) fn join_moves(&mut self) -> Result<(), CoalesceError> {
        let mut first = std::mem::take(&mut self.lists.heap);
        let mut second = std::mem::take(&mut self.lists.second);
        first.clear();
        second.clear();
        let done = self.scan(&mut first).and_then(|()| self.drain(&mut first, &mut second));
        (self.lists.heap, self.lists.second) = (first, second);
        done
    }
    /// Joins the moves within one part; puts the others in the heap.
    fn scan(&mut self, heap: &mut BinaryHeap<MoveKey>) -> Result<(), CoalesceError> {
        let mut left = self.settings.copy_limit;
        let mut weighed = false;
        for copy in self.iv.all_copies() {
            let status = self.iv.copies.status()[copy];
            if status.state != CopyState::Open || !family_row::<I>(status.family).joins {
                continue;
            }
            if left == 0 {
                break;
            }
            left -= 1;
            self.look_at_source(copy);
            // Nothing shrinks any more: what was seen to interfere waits for nothing.
            if self.has_failed(copy)
                || self.is_within_part(copy) && self.try_move(copy)? == JoinOutcome::Joined
                || self.has_failed(copy)
            {
                continue;
            }
            // Weights cost a pass over all intervals; a function whose moves all join within one part never pays for it.
            if !weighed {
                weighed = true;
                self.weigh();
            }
            heap.push(self.key(copy));
        }
        Ok(())
    }
    /// Tries the moves of the heaps until nothing joins.
    fn drain(
        &mut self,
        first: &mut BinaryHeap<MoveKey>,
        second: &mut BinaryHeap<MoveKey>,
    ) -> Result<(), CoalesceError> {
        for _ in 0..EXCHANGES {
            let mut joined = false;
            while let Some(key) = first.pop() {
                match self.try_move(key.3.0)? {
                    JoinOutcome::Joined | JoinOutcome::Same => joined = true,
                    JoinOutcome::Interferes | JoinOutcome::Budget => second.push(key),
                }
            }
            if !joined || second.is_empty() {
                break;
            }
            std::mem::swap(first, second);
        }
        Ok(())
    }
    /// Weights of intervals and of what joined them.
    fn weigh(&mut self) {
        self.iv.intervals.weight_mut().fill(Weight(0.0));
        for of in self.iv.all() {
            let leader = self.iv.leader(of);
            self.iv.intervals.weight_mut()[leader].0 += self.live.weight(of);
        }
    }
    /// Moves of what some rows write are a family of their own.
    fn look_at_source(&mut self, copy: CopyId) {
        let source = self.iv.copies.ends()[copy].src;
        if self.iv.copies.high()[copy].dst.is_none()
            // With a second write the family would depend on the path that is taken.
            && let Some(write) = self.live.events.only_write(source)
            && let Some(family) = I::family_of_source(&self.machine.read(), write)
        {
            self.iv.copies.status_mut()[copy].family = family;
        }
    }
    fn key(&mut self, copy: CopyId) -> MoveKey {
        let ends = self.iv.copies.ends()[copy];
        let (dest, source) = (self.iv.leader(ends.dst), self.iv.leader(ends.src));
        let weights = self.iv.intervals.weight();
        let freq = if self.settings.by_frequency { self.iv.copies.at()[copy].freq.to_bits() } else { 0 };
        let weight = (weights[dest].0 + weights[source].0).to_bits();
        let regs = self.iv.intervals.reg();
        (freq, Reverse(regs[ends.dst].reg.min(regs[ends.src].reg)), weight, Reverse(copy))
    }
    fn is_within_part(&self, copy: CopyId) -> bool {
        let part = self.live.flow.part_of[self.iv.copies.at()[copy].row];
        let (start, end) = (self.live.start_of(part), self.live.end_of(part));
        let (ends, high) = (self.iv.copies.ends()[copy], self.iv.copies.high()[copy]);
        let within = |of: &Interval| of.is_none() || self.iv.lies_within(*of, start, end);
        [ends.dst, ends.src, high.dst, high.src].iter().all(within)
    }
    fn try_move(&mut self, copy: CopyId) -> Result<JoinOutcome, CoalesceError> {
        if self.stats.moves_joined >= self.settings.join_limit {
            return Ok(JoinOutcome::Budget);
        }
        let pair = self.iv.copies.high()[copy].dst.is_some();
        let outcome = if pair { self.join_pair(copy) } else { self.join_ends(copy) };
        if matches!(outcome, JoinOutcome::Joined | JoinOutcome::Same) {
            self.iv.copies.status_mut()[copy].state = CopyState::Joined;
        }
        if outcome == JoinOutcome::Joined {
            self.stats.joined += 1;
            self.stats.moves_joined += 1;
            self.stats.pairs += pair as u32;
            self.prove_join()?;
        }
        Ok(outcome)
    }
    /// Joins both halves of a pair, or neither: each with what it is a half of, as long as they are together.
    fn join_pair(&mut self, copy: CopyId) -> JoinOutcome {
        let (ends, high) = (self.iv.copies.ends()[copy], self.iv.copies.high()[copy]);
        let through = self.iv.copies.through()[copy];
        if through.low.is_none() || through.high.is_none() {
            return JoinOutcome::Budget;
        }
        let low = [ends.src, through.low, ends.dst].map(|of| self.iv.leader(of));
        let high = [high.src, through.high, high.dst].map(|of| self.iv.leader(of));
        // The halves must stay apart, and nothing may be in the way of either.
        const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];
        let both = |x: usize, y: usize| self.iv.test_cost(low[x], low[y]) + self.iv.test_cost(high[x], high[y]);
        let cost = PAIRS.iter().map(|&(x, y)| both(x, y)).sum();
        if !self.spend(cost) {
            return JoinOutcome::Budget;
        }
        // A register that is part of both halves would have to hold two values.
        if low.iter().any(|of| high.contains(of)) {
            return JoinOutcome::Interferes;
        }
        for half in [low, high] {
            for (x, y) in PAIRS {
                if half[x] != half[y] && self.interferes(half[x], half[y]) {
                    return JoinOutcome::Interferes;
                }
            }
        }
        for half in [low, high] {
            for of in [half[1], half[2]] {
                let (leader, joined) = (self.iv.leader(half[0]), self.iv.leader(of));
                // The first join of a half may already have made one of the two.
                if leader != joined {
                    let both = self.iv.segments_of_both(leader, joined);
                    *self.budget = self.budget.saturating_sub(both / 2);
                    self.iv.join(leader, joined);
                }
            }
        }
        JoinOutcome::Joined
    }
}
