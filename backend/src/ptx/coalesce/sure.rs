//! Where a register that is written once must live: the other side of `regions.rs`.
//!
//! It lives up to each read in the span of the read, and in every span that each way to the read leads through. Where that is so at a slot where another interval starts, they interfere, and
//! neither has to be made exact to see it.

use super::build::Builder;
use super::intervals::*;

/// Slots, and members of one interval, that are looked at.
const LOOKS: usize = 8;
/// Reads of one register that are looked at.
const READS: usize = 32;

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
            if iv.value_in(own, slot).is_some() && self.holds(iv, c, slot) {
                return true;
            }
            c = iv.intervals.next[c as usize].0;
            if c == x {
                break;
            }
        }
        false
    }
    /// Whether interval `c`, of which a segment has `slot`, is alive there for certain.
    fn holds(&mut self, iv: &Intervals, c: u32, slot: u32) -> bool {
        let life = self.events.life(c);
        // Of an interval that was joined, it is not known whether its own segments are exact.
        let row = self.events.first(c).filter(|e| life.writes == 1 && e & 1 == 1);
        let Some(row) = row.map(|e| e >> 1).filter(|_| iv.intervals.reg[c as usize].0 != NONE) else {
            return iv.intervals.exact[c as usize].0 || life.writes != 1;
        };
        if life.last == row {
            // A write that nothing reads holds the register for a moment.
            return true;
        }
        self.dominators();
        let Some(d) = self.known_dominators() else { return false };
        let span = |row: u32| self.flow.span_of[row as usize];
        let (a, p) = (span(row), span(slot / 2));
        let read = |e: u32| {
            let (u, b) = (e >> 1, span(e >> 1));
            // In other spans some way must lead to the read at all.
            !self.unread[u as usize] && if p == b { slot <= 2 * u } else { d.dominates(a, p) && d.dominates(p, b) }
        };
        self.events.of(c).skip(1).take(READS).any(read)
    }
}
