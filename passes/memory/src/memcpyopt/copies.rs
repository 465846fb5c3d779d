//! Rules of copies and moves.

use super::{Operation, Side, State, Visit, argument_alignment, common_alignment, is_copy, is_fill, is_volatile};
use super::{offset_between, side};
use crate::bytewise::{Byte, constant_byte};
use warpc_analysis::alias::{Loc, Size};
use warpc_analysis::facts::{self, underlying_object};
use warpc_analysis::known_bits::Values;
use warpc_analysis::memssa::Access;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::{Builder, IntPred, Opcode, Value};

impl State<'_, '_> {
    /// Whether `length` is zero, once it is folded, or undefined, which may be zero.
    fn is_no_length(&mut self, length: Value) -> bool {
        let folded = length.as_inst().and_then(|inst| self.func.fold_inst(inst)).unwrap_or(length);
        folded.is_undef_or_poison() || self.func.consts().is_zero(folded)
    }

    /// `memcpy(p, p)` and copies of no byte go; a copy of a constant of one byte is a fill; else by what wrote source and
    /// destination last.
    pub(super) fn visit_copy(&mut self, copy: Inst) -> Visit {
        let func = &*self.func;
        let (dest, source, length) = (func.operand(copy, 0), func.operand(copy, 1), func.operand(copy, 2));
        let Some(access) = self.memssa.access(copy) else { return Visit::Kept };
        if is_volatile(func, copy) {
            return Visit::Kept;
        }
        if dest == source || self.is_no_length(length) {
            return self.erase_and_go_on(copy);
        }
        if let Some(byte) = self.byte_of_constant(source) {
            return self.fill_instead(copy, byte, length);
        }
        let (dest_loc, source_loc) = (side(self.func, copy, Side::Dest), side(self.func, copy, Side::Source));
        let above = self.clobber_above(access, &dest_loc);
        if let Some(fill) = self.writer(above).filter(|&w| is_fill(self.func, w) && !is_volatile(self.func, w))
            && let Visit::Changed(at) = self.fill_before_copy(fill, copy)
        {
            return Visit::Changed(at);
        }
        let above = self.clobber_above(access, &source_loc);
        if let Some(writer) = self.writer(above) {
            if let Some(bytes) = self.func.consts().as_int(length)
                && self.func.op(writer) == Opcode::Call
                && self.call_slot(copy, copy, writer, bytes)
            {
                return self.erase_and_go_on(copy);
            }
            if is_copy(self.func, writer) {
                return self.copy_of_copy(copy, writer);
            }
            if is_fill(self.func, writer)
                && let Visit::Changed(at) = self.copy_of_fill(copy, writer)
            {
                return Visit::Changed(at);
            }
        }
        if self.is_undefined(source, above) {
            return self.erase_and_go_on(copy);
        }
        Visit::Kept
    }
    /// A move whose sides are apart is a copy.
    pub(super) fn visit_move(&mut self, inst: Inst) -> Visit {
        if is_volatile(self.func, inst) {
            return Visit::Kept;
        }
        let source = side(self.func, inst, Side::Source);
        if self.alias().mod_ref(inst, &source).is_mod() {
            return Visit::Kept;
        }
        let func = &*self.func;
        let operation = Operation {
            which: id::MEMCPY,
            dest: func.operand(inst, 0),
            dest_align: argument_alignment(func, inst, 0),
            source: func.operand(inst, 1),
            source_align: argument_alignment(func, inst, 1),
            length: func.operand(inst, 2),
        };
        self.replace(inst, operation)
    }

    /// The byte that all of constant global `source` consists of.
    fn byte_of_constant(&mut self, source: Value) -> Option<Byte> {
        let global = source.as_global()?;
        let globals = self.func.ctx().globals;
        let sym = &globals.sym[global.index()];
        let constant = sym.kind == GlobalKind::Variable && sym.has(Symbol::CONSTANT);
        if !constant || sym.has(Symbol::DECLARATION) || sym.linkage.is_interposable() {
            return None;
        }
        let (tables, initial) = (self.func.ctx().tables, globals.parts[global.index()].init);
        constant_byte(tables.types.view(), &tables.layout, &tables.consts, initial)
    }
    fn fill_instead(&mut self, copy: Inst, byte: Byte, length: Value) -> Visit {
        let source = match byte {
            Byte::Undef => return self.erase_and_go_on(copy),
            Byte::Known(n) => self.func.consts_mut().add_int(Type::I8, 8, n as u64),
            Byte::Value(v) => v,
        };
        let func = &*self.func;
        let operation = Operation {
            which: id::MEMSET,
            dest: func.operand(copy, 0),
            dest_align: argument_alignment(func, copy, 0),
            source,
            source_align: None,
            length,
        };
        self.replace(copy, operation)
    }

    /// Whether the memory at `source` holds nothing where definition `above` is what wrote it last.
    fn is_undefined(&self, source: Value, above: Access) -> bool {
        let func = &*self.func;
        let object = underlying_object(func, source, 10);
        let is_slot = object.as_inst().is_some_and(|i| func.op(i) == Opcode::Alloca);
        if above == Access::LIVE_ON_ENTRY {
            return is_slot;
        }
        let Some(writer) = self.writer(above) else { return false };
        is_slot && facts::intrinsic(func, writer) == Some(id::LIFETIME_START) && {
            let slot = func.operand(writer, func.call(writer).num_args as usize - 1);
            underlying_object(func, slot, 10) == object
        }
    }
    /// Whether what `copy` reads beyond the bytes that `first` wrote held nothing before `first`.
    fn overreads_nothing(&mut self, copy: Inst, first: Inst) -> bool {
        let Some(access) = self.memssa.access(first) else { return false };
        let loc = side(self.func, copy, Side::Source);
        let above = self.clobber_above(access, &loc);
        self.is_undefined(loc.ptr, above)
    }

    /// `memcpy(b, a); memcpy(c, b)` -> `memcpy(b, a); memcpy(c, a)`, when `a` was not written in between. A part of `b` is
    /// copied from the same part of `a`. What may overlap becomes a move.
    fn copy_of_copy(&mut self, copy: Inst, first: Inst) -> Visit {
        let func = &*self.func;
        let (middle, source) = (func.operand(first, 0), func.operand(first, 1));
        if is_volatile(func, first) || func.operand(copy, 1) == source {
            return Visit::Kept;
        }
        let Some(offset) = offset_between(func, middle, func.operand(copy, 1)).filter(|&n| n >= 0) else {
            return Visit::Kept;
        };
        let mut length = func.operand(copy, 2);
        if offset != 0 || func.operand(first, 2) != length {
            let (Some(have), Some(want)) = (func.consts().as_int(func.operand(first, 2)), func.consts().as_int(length))
            else {
                return Visit::Kept;
            };
            let offset = offset as u64;
            if want.checked_add(offset).is_none_or(|end| have < end) {
                if have <= offset || !self.overreads_nothing(copy, first) {
                    return Visit::Kept;
                }
                length = self.length_like(length, have - offset);
            }
        }
        let (Some(start), Some(end)) = (self.memssa.access(first), self.memssa.access(copy)) else {
            return Visit::Kept;
        };
        // Asked about all that the first copy read: the part of it has no pointer yet.
        let read = side(self.func, first, Side::Source);
        if self.written_between(&read, start, end) {
            return Visit::Kept;
        }
        let func = &*self.func;
        let dest = func.operand(copy, 0);
        if offset_between(func, source, dest) == Some(offset) {
            return self.erase_and_go_on(copy);
        }
        let overlaps = self.alias().mod_ref(copy, &read).is_mod();
        let inline = facts::intrinsic(self.func, copy) == Some(id::MEMCPY_INLINE);
        if overlaps && inline {
            return Visit::Kept;
        }
        let which = match (overlaps, inline) {
            (true, _) => id::MEMMOVE,
            (false, true) => id::MEMCPY_INLINE,
            (false, false) => id::MEMCPY,
        };
        let source_align = argument_alignment(self.func, first, 1).map(|align| common_alignment(align, offset as u64));
        let dest_align = argument_alignment(self.func, copy, 0);
        let source = if offset == 0 {
            source
        } else {
            let offset = self.func.consts_mut().add_i64(offset as u64);
            self.offset_pointer(source, offset, copy)
        };
        self.replace(copy, Operation { which, dest, dest_align, source, source_align, length })
    }

    /// `memset(a, x); memcpy(b, a)` -> `memset(a, x); memset(b, x)`.
    fn copy_of_fill(&mut self, copy: Inst, fill: Inst) -> Visit {
        let func = &*self.func;
        let (filled, mut length) = (func.operand(fill, 2), func.operand(copy, 2));
        let Some(offset) = offset_between(func, func.operand(fill, 0), func.operand(copy, 1)).filter(|&n| n >= 0)
        else {
            return Visit::Kept;
        };
        if is_volatile(func, fill) {
            return Visit::Kept;
        }
        if offset != 0 || filled != length {
            let Some(have) = func.consts().as_int(filled) else { return Visit::Kept };
            let want = func.consts().as_int(length).and_then(|n| n.checked_add(offset as u64));
            if want.is_none_or(|end| end > have) {
                if want.is_none() || have <= offset as u64 || !self.overreads_nothing(copy, fill) {
                    return Visit::Kept;
                }
                length = self.length_like(length, have - offset as u64);
            }
        }
        let source = self.func.operand(fill, 1);
        let byte = Byte::Value(source);
        self.fill_instead(copy, byte, length)
    }

    /// `memset(d, x, n); memcpy(d, s, m)` -> `memset(d + m, x, n <= m ? 0 : n - m)` in front of the copy.
    fn fill_before_copy(&mut self, fill: Inst, copy: Inst) -> Visit {
        let func = &*self.func;
        let (fill_dest, dest) = (func.operand(fill, 0), func.operand(copy, 0));
        let (filled, copied) = (func.operand(fill, 2), func.operand(copy, 2));
        if facts::intrinsic(func, fill) != Some(id::MEMSET) || func.type_of(filled) != func.type_of(copied) {
            return Visit::Kept;
        }
        let starts = (Loc::new(fill_dest, Size::Any), Loc::new(dest, Size::Any));
        if fill_dest != dest && !self.alias().must_alias(&starts.0, &starts.1)
            || !Values::with(self.func, self.dom, self.assumptions).at(copy).is_non_zero(copied)
        {
            return Visit::Kept;
        }
        // Source and destination may be equal.
        let source = side(self.func, copy, Side::Source);
        let all = side(self.func, fill, Side::Dest);
        if self.alias().mod_ref(copy, &source).is_mod()
            || self.accessed_between(&all, fill, copy)
            || self.is_seen_by_unwinding(dest, fill, copy)
        {
            return Visit::Kept;
        }
        if filled == copied {
            self.erase(fill);
            return Visit::Changed(copy);
        }
        let func = &*self.func;
        let align = argument_alignment(func, fill, 0).max(argument_alignment(func, copy, 0)).unwrap_or(1);
        let dest_align = Some(func.consts().as_int(copied).map_or(1, |n| common_alignment(align, n)));
        let known = (func.consts().as_int(filled), func.consts().as_int(copied));
        let byte = func.operand(fill, 1);
        let place = func.loc(fill);
        let length = match known {
            (Some(n), Some(m)) if n <= m => {
                self.erase(fill);
                return Visit::Changed(copy);
            }
            (Some(n), Some(m)) => self.length_like(filled, n - m),
            _ => {
                let zero = self.length_like(filled, 0);
                let less = Builder::before(self.func, copy).icmp(IntPred::Ule, filled, copied, Type::I1);
                let rest = Builder::before(self.func, copy).binary(Opcode::Sub, filled, copied, 0);
                let length = Builder::before(self.func, copy).select(less, zero, rest, 0);
                for made in [less, rest, length].into_iter().filter_map(Value::as_inst) {
                    self.func.set_loc(made, place);
                }
                length
            }
        };
        let ty = self.func.type_of(dest);
        let at = Builder::before(self.func, copy).gep(Type::I8, dest, &[copied], ty, 0);
        if let Some(i) = at.as_inst() {
            self.func.set_loc(i, place);
        }
        let operation = Operation { which: id::MEMSET, dest: at, dest_align, source: byte, source_align: None, length };
        let Some(made) = self.make(operation, copy) else { return Visit::Kept };
        self.func.set_loc(made, place);
        self.add_definition(made);
        self.erase(fill);
        Visit::Changed(copy)
    }
    /// Gives the new writing instruction `made` an access.
    pub(super) fn add_definition(&mut self, made: Inst) {
        self.memssa.insert_def(self.func, self.cfg, self.dom, made);
        self.s.walker.clear();
    }
}
