//! Rematerialisation: a copy of a constant becomes the constant.
//!
//! The value of a copy names its origin; where that is a row that writes a constant (an immediate, the address of a variable),
//! the copy's row writes it too and reads nothing. The interval of what it read shrinks, once for all copies where there are
//! many. Rows that nothing reads any more go with the dead rows.
//!
//! Special registers (`%tid` and the like) are not read again: that is one `mov` instead of another, and the machine reads them
//! in many more cycles than it copies a register.

use super::Coalescer;
use super::build::constant;
use super::intervals::*;
use crate::ptx::machine::*;

impl Coalescer<'_> {
    /// Turns copy `k` into the constant that it copies.
    pub(super) fn remake(&mut self, k: u32) -> bool {
        let (row, ends) = (self.iv.copies.row[k as usize].0, self.iv.copies.ends[k as usize]);
        if self.iv.copies.high[k as usize].dst != NONE {
            return false;
        }
        let src = self.iv.leader(ends.src);
        let Some(value) = self.iv.value_at(src, 2 * row) else { return false };
        let def = self.iv.values.def[value as usize].0;
        if def == NONE || def & 1 == 0 {
            return false;
        }
        let Some(o) = constant(self.m, (def >> 1) as usize) else { return false };
        let at = self.m.insts.ops[row as usize].at as usize;
        if self.m.class(self.m.pool[at].payload) != self.m.class(self.m.operands((def >> 1) as usize)[0].payload) {
            return false;
        }
        self.m.insts.head[row as usize].op = Op::Mov;
        self.m.pool[at + 1] = o;
        self.iv.copies.state[k as usize] = CopyState::Remade;
        self.b.unread[row as usize] = true;
        self.stats.remade += 1;
        self.s.uses_of[ends.src as usize] -= 1;
        if self.s.uses_of[ends.src as usize] >= self.set.remat_batch {
            // Many copies of it: its interval is computed again when all of them are done.
            self.s.stale.push(ends.src);
        } else {
            self.shrink(ends.src);
        }
        true
    }
    /// Computes the intervals again that [`Coalescer::remake`] left as they were.
    pub(super) fn shrink_stale(&mut self) {
        let mut stale = std::mem::take(&mut self.s.stale);
        stale.sort_unstable();
        stale.dedup();
        for &c in &stale {
            self.shrink(c);
        }
        stale.clear();
        self.s.stale = stale;
    }
    /// Computes interval `c` again. Its values keep their origins. One that was joined with others stays as large as it is.
    fn shrink(&mut self, c: u32) {
        if self.iv.intervals.members[c as usize].0 != 1 || self.iv.leader(c) != c {
            return;
        }
        let old = self.iv.intervals.run[c as usize];
        if self.budget < old.len() as usize {
            return;
        }
        self.budget -= old.len() as usize;
        self.s.shrunk += 1;
        self.b.interval_of(self.m, self.iv, c);
        // What was lived in before held the same values.
        let new = self.iv.intervals.run[c as usize];
        for k in new.first as usize..new.end as usize {
            let def = self.iv.values.def[self.iv.segments.value[k].0 as usize].0;
            if let Some(v) = self.iv.value_in(old, def) {
                self.iv.segments.value[k] = SegValue(v);
            }
        }
    }
}
