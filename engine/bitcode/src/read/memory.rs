//! Memory instructions and `getelementptr`.

use super::consts::{Owner, gep_flags};
use super::error::{Cause, Part};
use super::function::{Operand, Words};
use super::global_words::alignment;
use super::reader::Reader;
use super::types::NO_ROW;
use crate::codes::{function as code, ordering, rmw};
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

fn ordering_of(n: u64) -> Ordering {
    match u32::try_from(n).unwrap_or(ordering::SEQCST) {
        ordering::NOTATOMIC => Ordering::NotAtomic,
        ordering::UNORDERED => Ordering::Unordered,
        ordering::MONOTONIC => Ordering::Monotonic,
        ordering::ACQUIRE => Ordering::Acquire,
        ordering::RELEASE => Ordering::Release,
        ordering::ACQREL => Ordering::AcqRel,
        _ => Ordering::SeqCst,
    }
}

fn rmw_of(n: u64) -> Option<RmwOp> {
    Some(match u32::try_from(n).ok()? {
        rmw::XCHG => RmwOp::Xchg,
        rmw::ADD => RmwOp::Add,
        rmw::SUB => RmwOp::Sub,
        rmw::AND => RmwOp::And,
        rmw::NAND => RmwOp::Nand,
        rmw::OR => RmwOp::Or,
        rmw::XOR => RmwOp::Xor,
        rmw::MAX => RmwOp::Max,
        rmw::MIN => RmwOp::Min,
        rmw::UMAX => RmwOp::UMax,
        rmw::UMIN => RmwOp::UMin,
        rmw::FADD => RmwOp::FAdd,
        rmw::FSUB => RmwOp::FSub,
        rmw::FMAX => RmwOp::FMax,
        rmw::FMIN => RmwOp::FMin,
        rmw::FMAXIMUM => RmwOp::FMaximum,
        rmw::FMINIMUM => RmwOp::FMinimum,
        rmw::UINC_WRAP => RmwOp::UIncWrap,
        rmw::UDEC_WRAP => RmwOp::UDecWrap,
        rmw::USUB_COND => RmwOp::USubCond,
        rmw::USUB_SAT => RmwOp::USubSat,
        _ => return None,
    })
}

impl Reader {
    /// An alignment in bytes, 0 for none.
    #[inline(always)]
    fn align(&self, n: u64) -> Part<u64> {
        Ok(Aux::unpack_align(alignment(n)? as u32))
    }
    /// Name of a synchronisation scope: empty for the whole system.
    fn scope(&mut self, n: u64) -> Str {
        match n {
            0 => self.tables.strings.intern(b"singlethread"),
            1 => Str::EMPTY,
            // What is not known is the system.
            n => self.scopes.get(n as usize).copied().unwrap_or(Str::EMPTY),
        }
    }
    fn is_loadable(&self, t: Type) -> bool {
        self.is_first_class(t) && !matches!(t, Type::LABEL | Type::METADATA | Type::TOKEN)
    }
    fn pointer_operand(&mut self, w: &mut Words<'_>) -> Part<Operand> {
        let p = self.operand(w)?;
        if self.tables.types.view().is_ptr(p.ty) { Ok(p) } else { Err(Cause::Type("an address")) }
    }
    /// Type and row that an older record leaves to the pointer.
    fn pointee_of(&self, p: &Operand) -> Part<(Type, u32)> {
        let row = self.types.part(p.row, 0);
        Ok((self.types.of_row(row).ok_or(Cause::Type("an old access"))?, row))
    }
    /// Alignment of an access of type `ty`: the one given, else that of the type.
    #[inline]
    pub(super) fn access_align(&self, given: u64, ty: Type) -> Part<u64> {
        let align = self.align(given)?;
        if align != 0 {
            return Ok(align);
        }
        let types = self.tables.types.view();
        if !types.is_sized(ty) {
            return Err(Cause::Type("an access"));
        }
        Ok(self.tables.layout.abi_align(types, ty))
    }
    /// Bytes that an atomic access stores.
    fn store_align(&self, ty: Type) -> Part<u64> {
        let types = self.tables.types.view();
        if !types.is_sized(ty) {
            return Err(Cause::Type("an access"));
        }
        Ok(self.tables.layout.store_size(types, ty).max(1).next_power_of_two().min(1 << 32))
    }
    /// `[address, type?, alignment, volatile, (ordering, scope)?]`
    #[inline]
    pub(super) fn load(&mut self, record: &[u64], atomic: bool) -> Part<()> {
        let mut w = Words::new(record, "load");
        let p = self.pointer_operand(&mut w)?;
        let rest = if atomic { 4 } else { 2 };
        let (ty, row) = if w.left() == rest {
            self.pointee_of(&p)?
        } else {
            let n = w.next()?;
            (self.types.get(n)?, self.types.row(n))
        };
        if w.left() != rest || !self.is_loadable(ty) {
            return w.bad();
        }
        let given = w.next()?;
        let fl = if w.next()? != 0 { flags::VOLATILE } else { 0 };
        let mut info = MemInfo { align: self.access_align(given, ty)?, ..MemInfo::default() };
        let mut scope = Str::EMPTY;
        if atomic {
            info.ordering = ordering_of(w.next()?);
            scope = self.scope(w.next()?);
            if given == 0 || matches!(info.ordering, Ordering::NotAtomic | Ordering::Release | Ordering::AcqRel) {
                return w.bad();
            }
        }
        let i = self.f.emit(Opcode::Load, fl, ty, [p.value], Aux { a: info.pack(), b: scope.0 });
        self.add_inst(i, row)
    }
    /// The value that goes where `pointer` points: older forms leave its type to the pointer's.
    #[inline]
    fn operand_for(&mut self, pointer: &Operand, words: &mut Words<'_>, old: bool) -> Part<Operand> {
        if !old {
            return self.operand(words);
        }
        let (ty, row) = self.pointee_of(pointer)?;
        Ok(Operand { value: self.operand_of(words, ty, row)?, ty, row })
    }
    /// `[address, value, alignment, volatile, (ordering, scope)?]`
    #[inline]
    pub(super) fn store(&mut self, record: &[u64], atomic: bool, old: bool) -> Part<()> {
        let mut w = Words::new(record, "store");
        let p = self.pointer_operand(&mut w)?;
        let v = self.operand_for(&p, &mut w, old)?;
        if w.left() != if atomic { 4 } else { 2 } || !self.is_loadable(v.ty) {
            return w.bad();
        }
        let given = w.next()?;
        let fl = if w.next()? != 0 { flags::VOLATILE } else { 0 };
        let mut info = MemInfo { align: self.access_align(given, v.ty)?, ..MemInfo::default() };
        let mut scope = Str::EMPTY;
        if atomic {
            info.ordering = ordering_of(w.next()?);
            scope = self.scope(w.next()?);
            if given == 0 || matches!(info.ordering, Ordering::NotAtomic | Ordering::Acquire | Ordering::AcqRel) {
                return w.bad();
            }
        }
        let i = self.f.emit(Opcode::Store, fl, Type::VOID, [v.value, p.value], Aux { a: info.pack(), b: scope.0 });
        self.add_inst(i, NO_ROW)
    }
    /// `[type, type of the count, count, alignment and flags, address space?]`
    pub(super) fn alloca(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "alloca");
        if !matches!(record.len(), 4 | 5) {
            return w.bad();
        }
        let n = w.next()?;
        let (mut ty, mut row) = (self.types.get(n)?, self.types.row(n));
        let count = w.next()?;
        let (count_ty, count_row) = (self.types.get(count)?, self.types.row(count));
        // The count is numbered from the start.
        let id = w.next()?;
        let count = self.value_of(id, count_ty, count_row)?;
        let packed = w.next()?;
        let bit = |n: u32| packed >> n & 1 != 0;
        if !bit(6) {
            row = self.types.part(row, 0);
            ty = self.types.of_row(row).ok_or(Cause::Type("an old alloca"))?;
        }
        let mut fl = 0;
        if bit(5) {
            fl |= flags::INALLOCA;
        }
        if bit(7) {
            fl |= flags::SWIFTERROR;
        }
        let types = self.tables.types.view();
        let bad = matches!(
            types.kind(ty),
            TypeKind::Void
                | TypeKind::Func { .. }
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::X86Amx
        );
        if bad || !types.is_int(count_ty) {
            return Err(Cause::Type("an alloca"));
        }
        let mut align = self.align(packed & 31 | (packed >> 8 & 7) << 5)?;
        if align == 0 {
            if !types.is_sized(ty) {
                return Err(Cause::Type("an alloca"));
            }
            align = self.tables.layout.pref_align(types, ty);
        }
        let space = if w.left() > 0 { w.next()? } else { self.tables.layout.alloca_space as u64 };
        if space >= 1 << 24 {
            return w.bad();
        }
        let ptr = self.tables.types.intern(TypeKind::Ptr(space as u32));
        let aux = Aux { a: ty.0, b: Aux::pack_align(align) };
        let i = self.f.emit(Opcode::Alloca, fl, ptr, [count], aux);
        let row = self.types.pointer_to(ptr, row);
        self.add_inst(i, row)
    }
    fn cmpxchg_type(&mut self, ty: Type) -> Type {
        self.tables.types.intern(TypeKind::Struct { fields: [ty, Type::I1].into(), packed: false })
    }
    /// `[address, compared, new, volatile, ordering, scope, ordering of failure, weak, alignment?]`
    pub(super) fn cmpxchg(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "cmpxchg");
        let p = self.pointer_operand(&mut w)?;
        let c = self.operand(&mut w)?;
        let n = self.operand_of(&mut w, c.ty, c.row)?;
        let mut fl = if w.next()? != 0 { flags::VOLATILE } else { 0 };
        let ordering = ordering_of(w.next()?);
        let scope = w.next()?;
        let failure = ordering_of(w.next()?);
        if w.next()? != 0 {
            fl |= flags::WEAK;
        }
        let mut align = if w.left() > 0 { self.align(w.next()?)? } else { 0 };
        w.end()?;
        if align == 0 {
            align = self.store_align(c.ty)?;
        }
        self.check_cmpxchg(ordering, failure, c.ty)?;
        let scope = self.scope(scope);
        let ty = self.cmpxchg_type(c.ty);
        let info = MemInfo { align, ordering, failure, ..MemInfo::default() };
        let aux = Aux { a: info.pack(), b: scope.0 };
        let i = self.f.emit(Opcode::CmpXchg, fl, ty, [p.value, c.value, n], aux);
        let row = self.types.pointer_to(ty, c.row);
        self.add_inst(i, row)
    }
    fn check_cmpxchg(&self, ordering: Ordering, failure: Ordering, ty: Type) -> Part<()> {
        let success_ok = !matches!(ordering, Ordering::NotAtomic | Ordering::Unordered);
        let failure_ok = matches!(failure, Ordering::Monotonic | Ordering::Acquire | Ordering::SeqCst);
        if success_ok && failure_ok && self.is_loadable(ty) { Ok(()) } else { Err(Cause::Record("cmpxchg")) }
    }
    /// `[address, compared, new, volatile, ordering, scope, (ordering of failure, weak?)?]`: types are the pointer's; without
    /// `weak` the result is the value alone.
    pub(super) fn old_cmpxchg(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "cmpxchg");
        let p = self.pointer_operand(&mut w)?;
        let (ty, row) = self.pointee_of(&p)?;
        let c = self.operand_of(&mut w, ty, row)?;
        let n = self.operand_of(&mut w, ty, row)?;
        let mut fl = if w.next()? != 0 { flags::VOLATILE } else { 0 };
        let ordering = ordering_of(w.next()?);
        let scope = w.next()?;
        let failure = if w.left() > 0 {
            ordering_of(w.next()?)
        } else {
            match ordering {
                Ordering::Release | Ordering::Monotonic => Ordering::Monotonic,
                Ordering::AcqRel | Ordering::Acquire => Ordering::Acquire,
                other => other,
            }
        };
        let alone = w.left() == 0;
        if !alone && w.next()? != 0 {
            fl |= flags::WEAK;
        }
        self.check_cmpxchg(ordering, failure, ty)?;
        let scope = self.scope(scope);
        let pair = self.cmpxchg_type(ty);
        let info = MemInfo { align: self.store_align(ty)?, ordering, failure, ..MemInfo::default() };
        let aux = Aux { a: info.pack(), b: scope.0 };
        let i = self.f.emit(Opcode::CmpXchg, fl, pair, [p.value, c, n], aux);
        if !alone {
            let row = self.types.pointer_to(pair, row);
            return self.add_inst(i, row);
        }
        let at = self.f.side.indices.len() as u32;
        self.f.side.indices.push(0);
        let first = self.f.emit(Opcode::ExtractValue, 0, ty, [Value::inst(i)], Aux { a: at, b: 1 });
        self.add_inst(first, row)
    }
    /// `[address, value, operation, volatile, ordering, scope, alignment?]`
    pub(super) fn atomic_rmw(&mut self, record: &[u64], old: bool) -> Part<()> {
        let mut w = Words::new(record, "atomicrmw");
        let p = self.pointer_operand(&mut w)?;
        let v = self.operand_for(&p, &mut w, old)?;
        let Some(rmw) = rmw_of(w.next()?) else { return w.bad() };
        let fl = if w.next()? != 0 { flags::VOLATILE } else { 0 };
        let ordering = ordering_of(w.next()?);
        let scope = w.next()?;
        let mut align = if w.left() > 0 { self.align(w.next()?)? } else { 0 };
        w.end()?;
        let types = self.tables.types.view();
        let fits = match rmw {
            RmwOp::Xchg => types.is_int(v.ty) || types.is_float(v.ty) || types.is_ptr(v.ty),
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum => {
                types.is_float(types.scalar(v.ty))
            }
            _ => types.is_int(v.ty),
        };
        let scalable = types.vector(v.ty).is_some_and(|v| v.1);
        if !fits || scalable || matches!(ordering, Ordering::NotAtomic | Ordering::Unordered) {
            return w.bad();
        }
        if align == 0 {
            align = self.store_align(v.ty)?;
        }
        let scope = self.scope(scope);
        let info = MemInfo { align, ordering, rmw, ..MemInfo::default() };
        let aux = Aux { a: info.pack(), b: scope.0 };
        let i = self.f.emit(Opcode::AtomicRmw, fl, v.ty, [p.value, v.value], aux);
        self.add_inst(i, v.row)
    }
    /// `[ordering, scope]`
    pub(super) fn fence(&mut self, record: &[u64]) -> Part<()> {
        let w = Words::new(record, "fence");
        let &[ordering, scope] = record else { return w.bad() };
        let ordering = ordering_of(ordering);
        if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic) {
            return w.bad();
        }
        let scope = self.scope(scope);
        let info = MemInfo { ordering, ..MemInfo::default() };
        let i = self.f.emit(Opcode::Fence, 0, Type::VOID, [], Aux { a: info.pack(), b: scope.0 });
        self.add_inst(i, NO_ROW)
    }
    /// `[flags, type, base, indices...]`; older ones have neither flags nor type.
    #[inline]
    pub(super) fn gep(&mut self, record: &[u64], code: u32) -> Part<()> {
        const BAD: Cause = Cause::Type("getelementptr");
        let mut w = Words::new(record, "getelementptr");
        let (mut fl, mut elem) = (0, None);
        match code {
            code::INST_GEP => {
                fl = gep_flags(w.next()?);
                let n = w.next()?;
                elem = Some((self.types.get(n)?, self.types.row(n)));
            }
            code::INST_INBOUNDS_GEP_OLD => fl = flags::INBOUNDS | flags::NUSW,
            _ => {}
        }
        let base = self.operand(&mut w)?;
        let mut width = None;
        if base.ty != Type::PTR {
            let types = self.tables.types.view();
            if !types.is_ptr(types.scalar(base.ty)) {
                return Err(BAD);
            }
            width = types.vector(base.ty).map(|v| (v.0, v.1));
        }
        let (elem, elem_row) = match elem {
            Some(e) => e,
            None => {
                let pointer = if width.is_some() { self.types.part(base.row, 0) } else { base.row };
                let row = self.types.part(pointer, 0);
                (self.types.of_row(row).ok_or(BAD)?, row)
            }
        };
        let mut ops = std::mem::take(&mut self.func.ops);
        ops.clear();
        ops.push(base.value);
        while w.left() > 0 {
            let index = self.operand(&mut w)?;
            if index.ty != Type::I32 && index.ty != Type::I64 {
                let types = self.tables.types.view();
                if !types.is_int(types.scalar(index.ty)) {
                    return Err(BAD);
                }
                if let Some((n, s, _)) = types.vector(index.ty) {
                    if width.is_some_and(|w| w != (n, s)) {
                        return Err(BAD);
                    }
                    width = Some((n, s));
                }
            }
            ops.push(index.value);
        }
        if ops.len() > 1 && !self.tables.types.view().is_sized(elem) {
            return Err(BAD);
        }
        let end_row = self.indexed(elem, elem_row, &ops, Owner::Function)?;
        let mut ty = base.ty;
        if let Some((len, scalable)) = width
            && !self.tables.types.view().is_vector(ty)
        {
            ty = self.tables.types.intern(TypeKind::Vector { len, scalable, elem: base.ty });
        }
        let aux = Aux { a: elem.0, b: 0 };
        let i = match ops[..] {
            [p, a] => self.f.emit(Opcode::GetElementPtr, fl, ty, [p, a], aux),
            [p, a, b] => self.f.emit(Opcode::GetElementPtr, fl, ty, [p, a, b], aux),
            _ => self.f.emit_list(Opcode::GetElementPtr, fl, ty, &ops, aux),
        };
        self.func.ops = ops;
        let mut row = NO_ROW;
        if self.types.typed {
            let scalar = self.tables.types.view().scalar(ty);
            row = self.types.pointer_to(scalar, end_row);
            if scalar != ty {
                row = self.types.pointer_to(ty, row);
            }
        }
        self.add_inst(i, row)
    }
    /// Row of the element that the indices (the third operand on) lead to.
    #[inline]
    pub(super) fn indexed(&self, elem: Type, row: u32, ops: &[Value], owner: Owner) -> Part<u32> {
        let (mut ty, mut row) = (elem, row);
        let types = self.tables.types.view();
        for &index in ops.iter().skip(2) {
            match types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    ty = *elem;
                    row = self.types.part(row, 0);
                }
                _ => {
                    let n = self.field_number(index, owner).ok_or(Cause::Type("an index of getelementptr"))?;
                    ty = types.element(ty, n).ok_or(Cause::Type("an index of getelementptr"))?;
                    row = self.types.part(row, n as usize);
                }
            }
        }
        Ok(row)
    }
    /// The number of a struct field: an `i32` literal, or a vector that repeats one.
    fn field_number(&self, v: Value, owner: Owner) -> Option<u64> {
        let c = match owner {
            Owner::Module => &self.tables.consts,
            Owner::Function => &self.f.side.consts,
        };
        let k = v.as_const()?;
        let types = self.tables.types.view();
        let ty = c.ty(k);
        if types.scalar(ty) != Type::I32 || types.vector(ty).is_some_and(|v| v.1) {
            return None;
        }
        match c.row(k).kind {
            ConstKind::Int => c.int(k),
            ConstKind::Splat => c.as_int(c.list(k)[0]),
            ConstKind::Zero => Some(0),
            _ => None,
        }
    }
}
