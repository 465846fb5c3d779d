//! Partial overwrites: together they may be a complete one; a fill or copy is shortened at an end that is overwritten; a constant
//! is merged into the constant that it overwrites a part of.

use super::overwrite::Span;
use super::{Killer, State};
use crate::call_sites;
use warpc_analysis::alias::Loc;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode};

/// No row.
const NONE: u32 = u32::MAX;

/// Overwritten bytes of one write: intervals `[start, end)` counted from its first byte, ascending, apart from each other.
struct Overlap {
    dead: Inst,
    size: i64,
    intervals: smallvec::SmallVec<[(i64, i64); 2]>,
}

/// Overwritten bytes by the write that they are of, in the order in which these were found.
#[derive(Default)]
pub(super) struct Overlaps {
    rows: Vec<Overlap>,
    /// Row by instruction.
    of: Vec<u32>,
}

impl Overlaps {
    pub fn clear(&mut self) {
        self.rows.clear();
        self.of.clear();
    }
    /// Notes that the bytes `span` of `dead` are overwritten; whether all its bytes are by now.
    pub fn add(&mut self, dead: Inst, span: Span) -> bool {
        if self.of.len() <= dead.index() {
            self.of.resize(dead.index() + 1, NONE);
        }
        if self.of[dead.index()] == NONE {
            self.of[dead.index()] = self.rows.len() as u32;
            self.rows.push(Overlap { dead, size: span.dead_size, intervals: Default::default() });
        }
        let row = &mut self.rows[self.of[dead.index()] as usize];
        let (mut start, mut end) = (span.start, span.end);
        // Intervals that touch the new one become part of it.
        let first = row.intervals.partition_point(|i| i.1 < start);
        let last = row.intervals.partition_point(|i| i.0 <= end);
        if first < last {
            start = start.min(row.intervals[first].0);
            end = end.max(row.intervals[last - 1].1);
            row.intervals.drain(first..last);
        }
        row.intervals.insert(first, (start, end));
        row.intervals[0].0 <= 0 && row.intervals[0].1 >= row.size
    }
    /// Forgets what is overwritten of `dead`.
    pub fn remove(&mut self, dead: Inst) {
        if let Some(row) = self.of.get_mut(dead.index())
            && *row != NONE
        {
            self.rows[*row as usize].intervals.clear();
            *row = NONE;
        }
    }
}

/// Bytes to add to `offset` to get a multiple of `align`.
fn padding(offset: i64, align: i64) -> i64 {
    (align - offset.rem_euclid(align)) % align
}

impl State<'_, '_> {
    /// Cuts the overwritten ends off fills and copies.
    pub(super) fn shorten_overlapped(&mut self) -> bool {
        let rows = std::mem::take(&mut self.s.overlaps.rows);
        let mut changed = false;
        for row in &rows {
            let (Some(&first), Some(&last)) = (row.intervals.first(), row.intervals.last()) else { continue };
            let mut size = row.size;
            let mut used = false;
            if self.may_cut_end(row.dead) && last.0 > 0 && last.0 < size && last.1 >= size {
                used = self.cut_end(row.dead, last.0, &mut size);
                changed |= used;
            }
            let left = row.intervals.len() > 1 || !used;
            if left && self.may_cut_start(row.dead) && first.0 <= 0 && first.1 > 0 && first.1 < size {
                changed |= self.cut_start(row.dead, first.1, size);
            }
        }
        self.s.overlaps.rows = rows;
        changed
    }
    fn may_cut_end(&self, dead: Inst) -> bool {
        matches!(
            facts::intrinsic(self.func, dead),
            Some(id::MEMSET | id::MEMCPY | id::MEMSET_ELEMENT_UNORDERED_ATOMIC | id::MEMCPY_ELEMENT_UNORDERED_ATOMIC)
        )
    }
    /// The source of a copy would have to move too; LLVM leaves copies as they are.
    fn may_cut_start(&self, dead: Inst) -> bool {
        matches!(facts::intrinsic(self.func, dead), Some(id::MEMSET | id::MEMSET_ELEMENT_UNORDERED_ATOMIC))
    }
    /// The number of bytes that every length of `dead` must be a multiple of.
    fn unit(&self, dead: Inst) -> Option<i64> {
        match facts::intrinsic(self.func, dead) {
            Some(id::MEMSET_ELEMENT_UNORDERED_ATOMIC | id::MEMCPY_ELEMENT_UNORDERED_ATOMIC) => {
                i64::try_from(self.func.consts().as_int(self.func.operand(dead, 3))?).ok().filter(|&n| n > 0)
            }
            _ => Some(1),
        }
    }
    /// Cuts off the bytes from `from` on, so that what remains is a multiple of the alignment: more bytes cost nothing.
    fn cut_end(&mut self, dead: Inst, from: i64, size: &mut i64) -> bool {
        let align = self.destination_alignment(dead);
        let keep = from + padding(from, align);
        if *size <= keep || self.unit(dead).is_none_or(|unit| keep % unit != 0) {
            return false;
        }
        self.set_length(dead, keep);
        call_sites::set_argument_alignment(self.func, dead, 0, align as u64);
        *size = keep;
        true
    }
    /// Cuts off the first `cut` bytes, or fewer, so that the alignment stays.
    fn cut_start(&mut self, dead: Inst, cut: i64, size: i64) -> bool {
        let align = self.destination_alignment(dead);
        let cut = cut - cut.rem_euclid(align);
        if cut <= 0 || self.unit(dead).is_none_or(|unit| (size - cut) % unit != 0) {
            return false;
        }
        self.set_length(dead, size - cut);
        call_sites::set_argument_alignment(self.func, dead, 0, align as u64);
        let destination = self.func.operand(dead, 0);
        let (ty, index_ty) = (self.func.type_of(destination), self.func.type_of(self.func.operand(dead, 2)));
        let bits = self.func.types().int_bits(index_ty).unwrap_or(64);
        let index = self.func.consts_mut().add_int(index_ty, bits, cut as u64);
        let moved =
            Builder::before(self.func, dead).gep(Type::I8, destination, &[index], ty, flags::INBOUNDS | flags::NUSW);
        if let Some(i) = moved.as_inst() {
            let place = self.func.loc(dead);
            self.func.set_loc(i, place);
        }
        self.func.set_operand(dead, 0, moved);
        true
    }
    fn destination_alignment(&self, inst: Inst) -> i64 {
        facts::call_arg_int(self.func, inst, 0, warpc_ir::attrs::AttrKind::Align).unwrap_or(1) as i64
    }
    fn set_length(&mut self, inst: Inst, bytes: i64) {
        let ty = self.func.type_of(self.func.operand(inst, 2));
        let bits = self.func.types().int_bits(ty).unwrap_or(64);
        let length = self.func.consts_mut().add_int(ty, bits, bytes as u64);
        self.func.set_operand(inst, 2, length);
    }

    /// Writes the constant of `killer` into the constant that `dead` stores, when both are integers without padding and nothing
    /// in between writes to either.
    pub(super) fn merge_constants(&mut self, killer: &Killer, dead: Inst, at: Span) -> bool {
        let func = &*self.func;
        if func.op(dead) != Opcode::Store
            || func.op(killer.inst) != Opcode::Store
            || !self.dom.dominates_inst(func, dead, killer.inst)
        {
            return false;
        }
        let whole = |inst: Inst| {
            let value = func.operand(inst, 0);
            let bits =
                func.types().int_bits(func.type_of(value)).filter(|bits| bits.is_multiple_of(8) && *bits <= 128)?;
            Some((func.consts().as_u128(value)?, bits))
        };
        let (Some((old, old_bits)), Some((new, new_bits))) = (whole(dead), whole(killer.inst)) else { return false };
        let (Some(loc), Some(access)) = (Loc::written(func, dead), self.memssa.access(dead)) else { return false };
        let start = self.memssa.defining(killer.access);
        if self.s.walker.clobber_of_loc(self.func, &self.memssa, self.dom, start, &loc) != access {
            return false;
        }
        let shift = at.start as u32 * 8;
        let mask = (if new_bits == 128 { u128::MAX } else { (1 << new_bits) - 1 }) << shift;
        let merged = old & !mask | new << shift & mask;
        let ty = self.func.type_of(self.func.operand(dead, 0));
        let value = self.func.consts_mut().add_wide_int(ty, old_bits, &[merged as u64, (merged >> 64) as u64]);
        self.func.set_operand(dead, 0, value);
        true
    }
}
