//! How a later write lies to an earlier one.

use super::objects::strip_casts;
use super::rivals::Beside;
use super::{State, object_of};
use warpc_analysis::alias::{AliasResult, Loc, Size, exact_size, is_identified_object};
use warpc_analysis::facts;
use warpc_analysis::memssa::Access;
use warpc_ir::Opcode;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;

/// What a killing write does to a dead one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Overwrite {
    /// They share no byte.
    None,
    /// Nothing is known.
    Unknown,
    /// Every byte of the dead write is written again.
    Complete,
    /// Some bytes may be.
    Partial(Span),
}

/// Bytes of the killing write, counted from the first byte of the dead one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    /// First byte.
    pub start: i64,
    /// One past the last byte.
    pub end: i64,
    /// Bytes of the dead write.
    pub dead_size: i64,
}

impl Span {
    /// Whether all of the killing write lies in the dead one.
    pub fn is_inside(self) -> bool {
        self.start >= 0 && self.start < self.dead_size && self.end <= self.dead_size
    }
}

impl State<'_, '_> {
    /// What the write `killing` of `killing_loc` does to the earlier write `dead` of `dead_loc`.
    pub(super) fn overwrite(&mut self, killing: Inst, dead: Inst, killing_loc: &Loc, dead_loc: &Loc) -> Overwrite {
        if !self.s.objects.is_loop_independent(self.func, self.loops, dead, killing, dead_loc.ptr) {
            return Overwrite::Unknown;
        }
        let (killing_object, dead_object) = (self.object_of(killing_loc.ptr), self.object_of(dead_loc.ptr));
        let func = &*self.func;
        if killing_object == dead_object
            && let Size::Exact(size) = killing_loc.size
            && is_identified_object(func, killing_object)
            && exact_size(func, killing_object) == Some(size)
        {
            // Whatever is written outside of an object is undefined.
            return Overwrite::Complete;
        }
        let (Size::Exact(killing_size), Size::Exact(dead_size)) = (killing_loc.size, dead_loc.size) else {
            return self.overwrite_of_unknown_size(killing, dead, killing_loc, dead_loc);
        };
        let alias = self.alias().alias(killing_loc, dead_loc);
        if alias == AliasResult::Must && killing_size >= dead_size {
            return Overwrite::Complete;
        }
        if killing_object != dead_object {
            return if alias == AliasResult::No { Overwrite::None } else { Overwrite::Unknown };
        }
        let (Some(start), Ok(killing_size), Ok(dead_size)) = (
            self.alias().fixed_distance(dead_loc.ptr, killing_loc.ptr),
            i64::try_from(killing_size),
            i64::try_from(dead_size),
        ) else {
            return Overwrite::Unknown;
        };
        if killing_size == 0 {
            return Overwrite::None;
        }
        let Some(end) = start.checked_add(killing_size) else { return Overwrite::Unknown };
        if start <= 0 && end >= dead_size {
            return Overwrite::Complete;
        }
        if start < dead_size && end > 0 { Overwrite::Partial(Span { start, end, dead_size }) } else { Overwrite::None }
    }
    /// The same where a size is not constant: fills and copies of one length, stores of one mask.
    fn overwrite_of_unknown_size(&mut self, killing: Inst, dead: Inst, killing_loc: &Loc, dead_loc: &Loc) -> Overwrite {
        let func = &*self.func;
        let length = |inst: Inst| {
            matches!(
                facts::intrinsic(func, inst),
                Some(id::MEMSET | id::MEMSET_INLINE | id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE)
            )
            .then(|| func.operand(inst, 2))
        };
        if let (Some(x), Some(y)) = (length(killing), length(dead)) {
            return if x == y && self.alias().must_alias(dead_loc, killing_loc) {
                Overwrite::Complete
            } else {
                Overwrite::Unknown
            };
        }
        let which = facts::intrinsic(func, killing);
        if which != facts::intrinsic(func, dead) {
            return Overwrite::Unknown;
        }
        // Lanes are written under these operands.
        let conditions: &[usize] = match which {
            Some(id::MASKED_STORE) => &[2],
            Some(id::VP_STORE) => &[2, 3],
            _ => return Overwrite::Unknown,
        };
        let shape = |inst: Inst| {
            let ty = func.type_of(func.operand(inst, 0));
            (
                func.types().vector(ty).map(|(lanes, scalable, _)| (lanes, scalable)),
                func.layout().size_in_bits(func.types(), ty),
            )
        };
        if shape(killing) != shape(dead)
            || conditions.iter().any(|&k| func.operand(killing, k) != func.operand(dead, k))
        {
            return Overwrite::Unknown;
        }
        let same = func.operand(killing, 1) == func.operand(dead, 1);
        if same || self.alias().must_alias(killing_loc, dead_loc) { Overwrite::Complete } else { Overwrite::Unknown }
    }
    /// Whether `later`, a definition, writes all bytes of `loc`, which `dead` wrote.
    pub(super) fn overwrites_completely(&mut self, later: Access, dead: Access, loc: &Loc) -> bool {
        if self.s.rivals.beside(later, dead).is_some_and(|beside| beside != Beside::Over) {
            return false;
        }
        let dead = self.memssa.inst(dead);
        match self.written(later) {
            Some(written) => self.overwrite(self.memssa.inst(later), dead, &written, loc) == Overwrite::Complete,
            None => false,
        }
    }
    /// The memory whose lifetime `inst` ends, and whether that is all of the object, wherever the pointer points to.
    pub(super) fn terminated(&self, inst: Inst) -> Option<(Loc, bool)> {
        let func = &*self.func;
        if func.op(inst) != Opcode::Call {
            return None;
        }
        if facts::intrinsic(func, inst) == Some(id::LIFETIME_END) {
            let pointer = func.operand(inst, func.call(inst).num_args as usize - 1);
            let size = exact_size(func, object_of(func, pointer)).map_or(Size::Any, Size::Exact);
            return Some((Loc::new(pointer, size), false));
        }
        Some((Loc::new(facts::freed_pointer(func, inst)?, Size::After), true))
    }
    /// Whether `later` ends the lifetime of the memory `loc`, which `dead` wrote.
    pub(super) fn ends_life_of(&mut self, later: Inst, dead: Inst, loc: &Loc) -> bool {
        let Some((end, whole)) = self.terminated(later) else { return false };
        let object = self.object_of(loc.ptr);
        if object != self.object_of(end.ptr) {
            return false;
        }
        if whole {
            return strip_casts(self.func, end.ptr) == strip_casts(self.func, object);
        }
        self.overwrite(later, dead, &end, loc) == Overwrite::Complete
    }
}
