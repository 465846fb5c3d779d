//! Where a register that is written once must be live: the other side of `regions.rs`.
//!
//! It is live up to each read in the part of the read, in every part that each path to the read leads through, and in parts
//! before such a one. Where that is so at a slot where another interval starts, they interfere, and neither has to be made exact
//! to see it.

use super::events::Event;
use super::state::{Liveness, dominates_reached};
use crate::ids::*;
use crate::intervals::*;

/// Slots, and members of one interval, that are looked at.
const LOOKS: usize = 8;
/// Reads of one register that are looked at.
const READS: usize = 16;
/// Parts after the one at hand that are looked at.
const STEPS: usize = 3;

impl Liveness {
    /// Whether two leaders are seen to hold different values at one slot.
    pub fn surely_meet(&mut self, iv: &Intervals<'_>, one: Interval, other: Interval) -> bool {
        let (start, end, value) = (iv.segments.start(), iv.segments.end(), iv.segments.value());
        let (p, q) = (iv.run(one), iv.run(other));
        let (mut i, mut j) = (p.first, q.first);
        let mut looks = 0;
        while i < p.end && j < q.end && looks < LOOKS {
            let (a, b) = (start[i].0, start[j].0);
            if end[i].0 > b && end[j].0 > a && !value[i].same(value[j]) {
                looks += 1;
                // What starts later is alive there.
                let (earlier, segment) = if a < b { (one, i) } else { (other, j) };
                if a == b || value[segment].is_exact() || self.is_alive(iv, earlier, a.max(b)) {
                    return true;
                }
            }
            if end[i].0 <= end[j].0 {
                i = i.next();
            } else {
                j = j.next();
            }
        }
        false
    }
    /// Whether a leader is seen to be alive at `slot`.
    fn is_alive(&mut self, iv: &Intervals<'_>, leader: Interval, slot: SlotIndex) -> bool {
        let mut member = leader;
        for _ in 0..LOOKS {
            let own = iv.own_run(member);
            let starts = &iv.segments.start()[own.range()];
            let before = starts.partition_point(|s| s.0 <= slot);
            if let Some(k) = before.checked_sub(1).map(|k| own.first.plus(k as u32))
                && slot < iv.segments.end()[k].0
                && (iv.segments.value()[k].is_exact() || self.holds(member, iv.segments.start()[k].0, slot))
            {
                return true;
            }
            member = iv.intervals.members()[member].next;
            if member == leader {
                break;
            }
        }
        false
    }
    /// Whether the register of interval `of`, which is written once, at slot `start`, is live at `slot` for certain.
    fn holds(&mut self, of: Interval, start: SlotIndex, slot: SlotIndex) -> bool {
        self.dominators();
        let Some(tree) = self.known_dominators() else { return false };
        let dominates = |above, below| dominates_reached(tree, above, below);
        let (home, part) = (self.part_of(start), self.part_of(slot));
        let alive = |part: Part, slot: SlotIndex| {
            let read = |e: Event| {
                let row = e.row();
                let reader = self.flow.part_of[row];
                // In other parts some path must lead to the read at all.
                !self.unread.contains(row)
                    && if part == reader {
                        slot <= row.read_slot()
                    } else {
                        dominates(home, part) && dominates(part, reader)
                    }
            };
            self.events.of(of).skip(1).take(READS).any(read)
        };
        if alive(part, slot) {
            return true;
        }
        // What is live at the start of a part is so at the end of those before it.
        let mut at = part;
        for _ in 0..STEPS {
            let Some(&next) = self.flow.succs(at).first() else { return false };
            if next == home {
                return false;
            }
            if alive(next, self.start_of(next)) {
                return true;
            }
            at = next;
        }
        false
    }
}
