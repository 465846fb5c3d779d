//! Known bits that were found once and are asked for again.
//!
//! An operand is looked at six steps deep, and a pass asks for the operands of one instruction after the other: without a memo an
//! instruction is looked at once for every path of six steps that leads to it. The memo holds a dense row per instruction with an
//! answer for every depth at which it was asked, so the work is linear between two edits.
//!
//! **Invariants**: an answer is what asking again would give. It is kept only if no assumption and no branch condition was looked
//! at on the way, which hold at a place; and until the next edit of the function, which counts its edits
//! (`FuncSide::edits`). Debug builds ask again now and then and compare. Wider values than 64 bits are not kept.

use super::bits::KnownBits;
use super::{MAX_DEPTH, Values};
use crate::assumptions::Fact;
use std::cell::{Cell, RefCell};
use warpc_ir::Value;
use warpc_ir::ids::Inst;

const DEPTHS: usize = MAX_DEPTH as usize;

/// Answers about one instruction, by depth.
#[derive(Clone, Copy, Default)]
struct Row {
    /// The epoch in which the answer was found; 0 for none.
    epoch: [u32; DEPTHS],
    zero: [u64; DEPTHS],
    one: [u64; DEPTHS],
}

/// The memo of a pass, all of whose questions have the same assumptions, or none. It is empty at first, grows with the function, and keeps its memory from run to run.
#[derive(Default)]
pub struct KnownMemo {
    rows: RefCell<Vec<Row>>,
    /// Answers of other epochs are out of date.
    epoch: Cell<u32>,
    /// Edits of the function when the epoch began.
    edits: Cell<u32>,
    /// Whether what is known by context was looked at since this was cleared.
    by_context: Cell<bool>,
}

impl KnownMemo {
    /// Forgets everything: another function is worked on.
    pub fn begin(&self) {
        self.next_epoch();
        let mut rows = self.rows.borrow_mut();
        if rows.len() > 1 << 16 {
            *rows = Vec::new();
        }
    }
    fn next_epoch(&self) {
        if self.epoch.get() == u32::MAX {
            self.rows.borrow_mut().clear();
            self.epoch.set(0);
        }
        self.epoch.set(self.epoch.get() + 1);
    }
    fn find(&self, inst: Inst, bits: u32, depth: usize) -> Option<KnownBits> {
        let rows = self.rows.borrow();
        let row = rows.get(inst.index()).filter(|row| row.epoch[depth] == self.epoch.get())?;
        Some(KnownBits { zero: row.zero[depth].into(), one: row.one[depth].into(), bits })
    }
    fn keep(&self, inst: Inst, known: KnownBits, depth: usize, insts: usize) {
        let mut rows = self.rows.borrow_mut();
        if rows.len() <= inst.index() {
            rows.resize(insts, Row::default());
        }
        let row = &mut rows[inst.index()];
        row.epoch[depth] = self.epoch.get();
        row.zero[depth] = known.zero as u64;
        row.one[depth] = known.one as u64;
    }
}

impl Values<'_, '_> {
    /// Known bits of `inst`, `bits` wide, `depth` steps into the question; from the memo where they are there.
    pub(super) fn remembered(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let Some(memo) = self.memo.filter(|_| bits <= 64) else { return self.find(inst, bits, depth) };
        let (edits, at) = (self.f.side().edits, depth as usize);
        if memo.edits.replace(edits) != edits {
            memo.next_epoch();
        }
        if let Some(known) = memo.find(inst, bits, at) {
            debug_assert!(
                !inst.0.wrapping_add(edits).is_multiple_of(8)
                    || known == Values { memo: None, ..*self }.find(inst, bits, depth),
                "an edit that known bits depend on was not counted"
            );
            return known;
        }
        let before = memo.by_context.replace(false);
        let known = self.find(inst, bits, depth);
        if !memo.by_context.get() {
            memo.keep(inst, known, at, self.f.num_insts());
        }
        memo.by_context.set(before | memo.by_context.get());
        known
    }
    fn find(&self, inst: Inst, bits: u32, depth: u32) -> KnownBits {
        let known = self.bits_of_inst(inst, bits, depth);
        match self.assumptions {
            Some(_) => self.with_context(inst.into(), known, depth),
            None => known,
        }
    }
    /// The facts about `value` among assumptions and branch conditions, which hold at some places and not at others.
    pub(super) fn facts_of(&self, value: Value) -> &[Fact] {
        let facts = self.assumptions.map_or(&[][..], |facts| facts.of(value));
        if let Some(memo) = self.memo.filter(|_| !facts.is_empty()) {
            memo.by_context.set(true);
        }
        facts
    }
}
