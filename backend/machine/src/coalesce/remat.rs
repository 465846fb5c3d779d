//! Rematerialisation: a copy of a constant becomes a load of the constant.
//!
//! The value of a copy names its origin; where that is a row that writes a constant (an immediate, the address of a variable),
//! the copy's row writes it too and reads nothing. The interval of what it read shrinks, once for all copies where there are
//! many. Rows that nothing reads any more go with the dead rows.
//!
//! Special registers are not read again: that is one move instead of another, and a machine reads them in many more cycles than
//! it copies a register.

use super::Coalescer;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, RowColumnsMut};

impl<I: InstructionSet> Coalescer<'_, '_, I> {
    /// Turns a copy into a load of the constant that it copies; whether that was possible.
    pub(super) fn rematerialise(&mut self, copy: CopyId) -> bool {
        let (row, ends) = (self.iv.copies.at()[copy].row, self.iv.copies.ends()[copy]);
        if self.iv.copies.high()[copy].dst.is_some() {
            return false;
        }
        let source = self.iv.leader(ends.src);
        let Some(value) = self.iv.value_at(source, row.read_slot()) else { return false };
        let def = self.iv.def(value);
        if def.is_none() || !def.is_write() {
            return false;
        }
        let m = self.machine.read();
        let Some(constant) = m.constant(def.row()) else { return false };
        let (dest, loaded) = (m.operands(row)[0].vreg(), m.operands(def.row())[0].vreg());
        if m.reg_class(dest) != m.reg_class(loaded) {
            return false;
        }
        let at = m.ops[row].at as usize;
        // The row stays the phi's, if it is one: only its kind changes.
        let head = &mut self.machine.insts.heads_mut()[row];
        *head = I::constant_load(*head);
        self.machine.side.pool[at + 1] = constant;
        self.iv.copies.status_mut()[copy].state = CopyState::Rematerialised;
        self.live.unread.insert(row);
        self.stats.rematerialised += 1;
        let uses = &mut self.lists.uses_of[ends.src];
        *uses -= 1;
        if *uses >= self.settings.remat_batch {
            // Many copies of it: its interval is computed again when all of them are done.
            self.lists.stale.push(ends.src);
        } else {
            self.shrink(ends.src);
        }
        true
    }
    /// Computes the intervals again that [`Coalescer::rematerialise`] left as they were.
    pub(super) fn shrink_stale(&mut self) {
        let mut stale = std::mem::take(&mut self.lists.stale);
        stale.sort_unstable();
        stale.dedup();
        for &of in &stale {
            self.shrink(of);
        }
        stale.clear();
        self.lists.stale = stale;
    }
    /// Computes an interval again. Its values keep their origins. One that was joined with others stays as large as it is.
    fn shrink(&mut self, of: Interval) {
        if self.iv.intervals.members()[of].count != 1 || self.iv.leader(of) != of {
            return;
        }
        let old = self.iv.run(of);
        if *self.budget < old.len() as usize {
            return;
        }
        *self.budget -= old.len() as usize;
        self.lists.shrunk += 1;
        self.live.interval_of(self.machine.read(), self.iv, of);
        // What was live before held the same values.
        for segment in self.iv.run(of).segments() {
            let def = self.iv.def(self.iv.segments.value()[segment].number());
            if let Some(value) = self.iv.value_in(old, def) {
                self.iv.segments.value_mut()[segment] = SegValue::exact(value);
            }
        }
    }
}
