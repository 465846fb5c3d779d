//! Arguments that are copies: a `byval` argument, or one that the callee only reads, is read from where it was copied from.

use super::{Side, State, Visit, argument_alignment, is_copy, is_volatile, side, slot_alignment};
use warpc_analysis::alias::{Loc, Size};
use warpc_analysis::escape;
use warpc_analysis::facts::{call_arg_has, call_arg_int};

use warpc_analysis::known_bits::object_size;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};

/// Type that argument `n` of call `inst` is passed as by value.
fn by_value_type(func: &Func<'_>, inst: Inst, n: usize) -> Option<Type> {
    let a = func.attrs();
    let callee =
        || warpc_analysis::facts::called_function(func, inst).map(|g| func.ctx().globals.parts[g.index()].attrs);
    let of = |list| a.ty(a.param(list, n), AttrKind::ByVal);
    of(func.call(inst).attrs).or_else(|| of(callee()?))
}

impl State<'_, '_> {
    pub(super) fn visit_arguments(&mut self, call: Inst) -> Visit {
        let mut changed = false;
        if self.memssa.access(call).is_some() {
            for n in 0..self.func.call(call).num_args as usize {
                if !self.func.types().is_ptr(self.func.type_of(self.func.operand(call, n))) {
                    continue;
                }
                changed |= if call_arg_has(self.func, call, n, AttrKind::ByVal) {
                    self.by_value_argument(call, n)
                } else {
                    self.read_only_argument(call, n)
                };
            }
        }
        if changed { Visit::Changed(self.func.next(call)) } else { Visit::Kept }
    }
    /// The copy that made the `bytes` bytes of argument `n` of `call`, when its source still holds them.
    fn copy_into_argument(&mut self, call: Inst, n: usize, bytes: u64, align: u64) -> Option<Inst> {
        let pointer = self.func.operand(call, n);
        let end = self.memssa.access(call)?;
        let above = self.clobber_above(end, &Loc::new(pointer, Size::Exact(bytes)));
        let copy = self.writer(above).filter(|&i| is_copy(self.func, i) && !is_volatile(self.func, i))?;
        let func = &*self.func;
        let source = func.operand(copy, 1);
        if func.operand(copy, 0) != pointer
            || func.type_of(source) != func.type_of(pointer)
            || func.consts().as_int(func.operand(copy, 2)).is_none_or(|copied| copied < bytes)
        {
            return None;
        }
        let start = self.memssa.access(copy)?;
        let read = side(self.func, copy, Side::Source);
        let is_use = self.memssa.kind(end) == warpc_analysis::memssa::AccessKind::Use;
        let written = if is_use && self.func.block_of(copy) != self.func.block_of(call) {
            true
        } else {
            self.written_between(&read, start, end)
        };
        if written
            || argument_alignment(self.func, copy, 1).unwrap_or(1) < align
                && self.enforce_alignment(source, align) < align
        {
            return None;
        }
        Some(copy)
    }
    /// `memcpy(t, s); f(byval t)` -> `memcpy(t, s); f(byval s)`.
    fn by_value_argument(&mut self, call: Inst, n: usize) -> bool {
        let func = &*self.func;
        let size = by_value_type(func, call, n).and_then(|ty| func.layout().fixed_alloc_size(func.types(), ty));
        let (Some(size), Some(align)) = (size, call_arg_int(func, call, n, AttrKind::Align)) else { return false };
        let Some(copy) = self.copy_into_argument(call, n, size, align) else { return false };
        self.pass_source(call, n, copy);
        true
    }
    /// The same for a slot that the callee only reads and does not keep, while nothing else writes the source.
    fn read_only_argument(&mut self, call: Inst, n: usize) -> bool {
        let func = &*self.func;
        let has = |kind| call_arg_has(func, call, n, kind);
        let pointer = func.operand(call, n);
        let Some(slot) = pointer.as_inst().filter(|&i| func.op(i) == Opcode::Alloca) else { return false };
        let kept = escape::use_of(func, func.use_of(call, n), true) != escape::UseOf::Captures(0);
        if !(has(AttrKind::ReadOnly) || has(AttrKind::ReadNone)) || kept {
            return false;
        }
        let Some(size) = object_size(func, pointer) else { return false };
        let align = slot_alignment(func, slot);
        if !has(AttrKind::NoAlias) && self.alias().mod_ref(call, &Loc::new(pointer, Size::Any)).is_mod() {
            return false;
        }
        let Some(copy) = self.copy_into_argument(call, n, size, align) else { return false };
        // The callee must not write the source by another way either.
        let read = side(self.func, copy, Side::Source);
        if self.func.consts().as_int(self.func.operand(copy, 2)) != Some(size)
            || self.alias().mod_ref(call, &read).is_mod()
        {
            return false;
        }
        self.pass_source(call, n, copy);
        true
    }
    fn pass_source(&mut self, call: Inst, n: usize, copy: Inst) {
        let source = self.func.operand(copy, 1);
        self.func.set_operand(call, n, source);
        self.drop_access_metadata(call);
        self.s.walker.clear();
        self.s.aliases.clear();
    }
}
