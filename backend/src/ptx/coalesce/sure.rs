//! Where a register that is written once must live: the other side of `regions.rs`.
//!
//! It lives up to each read in the span of the read, in every span that each way to the read leads through, and in spans
//! before such a one. Where that is so at a slot where another interval starts, they interfere, and neither has to be made exact
//! to see it.

use super::build::Builder;
use super::intervals::*;

/// Slots, and members of one interval, that are looked at.
const LOOKS: usize = 8;
/// Reads of one register that are looked at.
const READS: usize = 16;
/// Spans after the one at hand that are looked at.
const STEPS: usize = 3;

impl Builder {
    /// Whether leaders `x` and `y` are seen to hold different values at one slot.
    pub fn surely_meet(&mut self, iv: &Intervals, x: u32, y: u32) -> bool {
        let s = &iv.segments;
        let (p, q) = (iv.intervals.run[x as usize], iv.intervals.run[y as usize]);
        let (mut i, mut j) = (p.first as usize, q.first as usize);
        let mut looks = 0;
        while i < p.end as usize && j < q.end as usize && looks < LOOKS {
            let (a, b) = (s.start[i].0, s.start[j].0);
            if s.end[i].0 > b && s.end[j].0 > a && !s.value[i].same(s.value[j]) {
                looks += 1;
                // What starts later is alive there.
                let (other, segment) = if a < b { (x, i) } else { (y, j) };
                if a == b || s.value[segment].is_exact() || self.is_alive(iv, other, a.max(b)) {
                    return true;
                }
            }
            if s.end[i].0 <= s.end[j].0 {
                i += 1;
            } else {
                j += 1;
            }
        }
        false
    }
    /// Whether leader `x` is seen to be alive at `slot`.
    fn is_alive(&mut self, iv: &Intervals, x: u32, slot: u32) -> bool {
        let mut c = x;
        for _ in 0..LOOKS {
            let own = iv.intervals.own[c as usize].0;
            let starts = &iv.segments.start[own.first as usize..own.end as usize];
            let segment = starts.partition_point(|s| s.0 <= slot).checked_sub(1).map(|k| own.first as usize + k);
            if segment.is_some_and(|k| {
                slot < iv.segments.end[k].0
                    && (iv.segments.value[k].is_exact() || self.holds(c, iv.segments.start[k].0, slot))
            }) {
                return true;
            }
            c = iv.intervals.next[c as usize].0;
            if c == x {
                break;
            }
        }
        false
    }
    /// Whether the register of interval `c`, which is written once, at slot `start`, lives at `slot` for certain.
    fn holds(&mut self, c: u32, start: u32, slot: u32) -> bool {
        self.dominators();
        let Some(d) = self.known_dominators() else { return false };
        let span = |slot: u32| self.flow.span_of[(slot / 2) as usize];
        let (a, p) = (span(start), span(slot));
        let alive = |p: u32, slot: u32| {
            let read = |e: u32| {
                let (u, b) = (e >> 1, span(e));
                // In other spans some way must lead to the read at all.
                !self.unread[u as usize] && if p == b { slot <= 2 * u } else { d.dominates(a, p) && d.dominates(p, b) }
            };
            self.events.of(c).skip(1).take(READS).any(read)
        };
        if alive(p, slot) {
            return true;
        }
        // What lives at the start of a span does at the end of those before it.
        let mut at = p;
        for _ in 0..STEPS {
            let Some(&(_, next)) = self.flow.edges_of(at).first() else { return false };
            if next == a {
                return false;
            }
            if alive(next, 2 * self.flow.ranges[next as usize].0) {
                return true;
            }
            at = next;
        }
        false
    }
}
