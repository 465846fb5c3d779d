//! Rows that a pass has visited and found nothing to do for: its next run skips them.
//!
//! A byte per instruction row, a bit per kind of question. Every edit of a row, of an operand of it or of its uses clears the
//! byte, so a set bit says that nothing near the row has changed since. Something further away (a branch that is decided now,
//! an operand of an operand) may have changed; a pass that skips such a row misses an improvement, and stays correct. Within a
//! stage of a pipeline that is how it stays. Between stages rows lose the bits that rows lack which they are computed from
//! ([`FuncMut::unsettle_dependents`]), and all rows of a function do when it sees other facts of the module. Edits cost one compare
//! until a pass settles the first row.

use crate::func::{Func, FuncMut};
use crate::ids::*;
use crate::value::Value;

/// The simplifier found no value that the row equals.
pub const SIMPLIFIED: u8 = 1;
/// `instcombine` found nothing to do.
pub const COMBINED: u8 = 2;

impl Func<'_> {
    /// Whether `inst` is settled for the questions `what`.
    #[inline]
    pub fn is_settled(&self, inst: Inst, what: u8) -> bool {
        self.side().settled.get(inst.index()).is_some_and(|s| s & what != 0)
    }
    /// Whether any row may be settled.
    pub fn any_settled(&self) -> bool {
        !self.side().settled.is_empty()
    }
}

impl FuncMut<'_> {
    /// Notes that `inst` is settled for the questions `what`.
    #[inline]
    pub fn settle(&mut self, inst: Inst, what: u8) {
        let rows = self.num_insts();
        let column = &mut self.side_mut().settled;
        if column.len() <= inst.index() {
            column.resize(rows, 0);
        }
        column[inst.index()] |= what;
        self.side_mut().settled_changed = true;
    }
    /// Clears the bits of `inst`.
    #[inline]
    pub fn unsettle(&mut self, inst: Inst) {
        self.count_edit();
        let side = self.side_mut();
        if let Some(s) = side.settled.get_mut(inst.index()) {
            *s = 0;
            side.settled_changed = true;
        }
    }
    /// Takes from each row the bits that an operand lacks, in layout order, so that what changed unsettles all that is computed
    /// from it; over the back edges of loops with the next call. Linear, and at once where no bit has changed.
    pub fn unsettle_dependents(&mut self) {
        if self.side().settled.is_empty() || !self.side().settled_changed {
            return;
        }
        let mut settled = std::mem::take(&mut self.side_mut().settled);
        settled.resize(self.num_insts(), 0);
        let mut changed = false;
        for row in 0..settled.len() {
            if settled[row] != 0 {
                let known = |operand: Value| operand.as_inst().map_or(u8::MAX, |inst| settled[inst.index()]);
                let left = self.operands(Inst::new(row)).fold(settled[row], |bits, operand| bits & known(operand));
                changed |= left != settled[row];
                settled[row] = left;
            }
        }
        let side = self.side_mut();
        (side.settled, side.settled_changed) = (settled, changed);
    }
    /// Counts an edit: what was found out about values before it may not be true any more.
    #[inline]
    pub(super) fn count_edit(&mut self) {
        let side = self.side_mut();
        side.edits = side.edits.wrapping_add(1);
    }
    /// Clears the bits of the row that slot `use_row` belongs to.
    #[inline]
    pub(super) fn unsettle_user(&mut self, use_row: Use) {
        self.count_edit();
        if !self.side().settled.is_empty() {
            self.unsettle(self.user(use_row));
        }
    }
}
