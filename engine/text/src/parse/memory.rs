//! Memory instructions and `getelementptr`.

use super::function::Read;
use super::{K, Parser, R, Span, T};
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, flags};
use warpc_ir::types::TypeKind;

impl Parser<'_> {
    /// `syncscope("...")`, when it is there.
    fn scope(&mut self) -> R<Str> {
        if !self.eat_word(K::syncscope) {
            return Ok(Str::EMPTY);
        }
        self.expect(T::LParen, "Expected '(' in syncscope")?;
        if self.kind() != T::Str {
            return self.fail("Expected synchronization scope name");
        }
        let s = self.string()?;
        self.expect(T::RParen, "Expected ')' in syncscope")?;
        Ok(s)
    }
    fn ordering(&mut self) -> R<Ordering> {
        let o = match self.word() {
            K::unordered => Ordering::Unordered,
            K::monotonic => Ordering::Monotonic,
            K::acquire => Ordering::Acquire,
            K::release => Ordering::Release,
            K::acq_rel => Ordering::AcqRel,
            K::seq_cst => Ordering::SeqCst,
            _ => return self.fail("Expected ordering on atomic instruction"),
        };
        self.next();
        Ok(o)
    }
    fn scope_and_ordering(&mut self) -> R<(Str, Ordering)> {
        let s = self.scope()?;
        Ok((s, self.ordering()?))
    }
    /// `, align 8`: the alignment (0: none), and whether the comma before metadata was eaten.
    #[inline(never)]
    fn comma_align(&mut self) -> R<(u64, bool)> {
        let mut align = 0;
        while self.kind() == T::Comma {
            if let Some(n) = self.lex.take_number(b" align ") {
                let end = self.lex.pos as u32;
                align = self.check_alignment(n, (end.saturating_sub(1), end))?;
                self.lex.next_comma();
                continue;
            }
            self.next();
            if self.kind() == T::MetaVar {
                return Ok((align, true));
            }
            if !self.is(K::align) {
                return self.fail("expected metadata or 'align'");
            }
            self.next();
            align = self.alignment_value()?;
        }
        Ok((align, false))
    }
    #[inline(always)]
    fn is_pointer(&self, ty: Type) -> bool {
        ty == Type::PTR || self.types().is_ptr(ty)
    }
    #[inline(never)]
    pub(super) fn load(&mut self) -> R<Read> {
        self.next();
        let atomic = self.eat_word(K::atomic);
        let mut fl = 0;
        if self.eat_word(K::volatile) {
            fl |= flags::VOLATILE;
        }
        let ty_span = self.span();
        let mut ty = self.ty()?;
        let (span, pt, p) = self.accessed_pointer(&mut ty, ty_span, "expected comma after load's type")?;
        let (scope, ordering) = if atomic { self.scope_and_ordering()? } else { (Str::EMPTY, Ordering::NotAtomic) };
        let (mut align, comma) = self.comma_align()?;
        if !self.is_pointer(pt) || !self.is_first_class(ty) {
            return self.err(span, "load operand must be a pointer to a first class type");
        }
        if atomic && align == 0 {
            return self.err(span, "atomic load must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
            return self.err(span, "atomic load cannot use Release ordering");
        }
        if align == 0 {
            if !self.is_sized(ty, ty_span)? {
                return self.err(ty_span, "loading unsized types is not allowed");
            }
            align = self.abi_align(ty);
        }
        let info = MemInfo { align, ordering, ..Default::default() };
        let inst = self.f.emit(Opcode::Load, fl, ty, [p], Aux { a: info.pack(), b: scope.0 });
        Ok(Read { inst, comma })
    }
    #[inline(never)]
    pub(super) fn store(&mut self) -> R<Read> {
        self.next();
        let atomic = self.eat_word(K::atomic);
        let mut fl = 0;
        if self.eat_word(K::volatile) {
            fl |= flags::VOLATILE;
        }
        let span = self.span();
        let (ty, v) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after store operand")?;
        let ptr_span = self.span();
        let (pt, p) = self.typed_value()?;
        let (scope, ordering) = if atomic { self.scope_and_ordering()? } else { (Str::EMPTY, Ordering::NotAtomic) };
        let (mut align, comma) = self.comma_align()?;
        if !self.is_pointer(pt) {
            return self.err(ptr_span, "store operand must be a pointer");
        }
        if !self.is_first_class(ty) {
            return self.err(span, "store operand must be a first class value");
        }
        if atomic && align == 0 {
            return self.err(span, "atomic store must have explicit non-zero alignment");
        }
        if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
            return self.err(span, "atomic store cannot use Acquire ordering");
        }
        if align == 0 {
            if !self.is_sized(ty, span)? {
                return self.err(span, "storing unsized types is not allowed");
            }
            align = self.abi_align(ty);
        }
        let info = MemInfo { align, ordering, ..Default::default() };
        let inst = self.f.emit(Opcode::Store, fl, Type::VOID, [v, p], Aux { a: info.pack(), b: scope.0 });
        Ok(Read { inst, comma })
    }
    pub(super) fn alloca(&mut self) -> R<Read> {
        let mut fl = 0;
        if self.eat_word(K::inalloca) {
            fl |= flags::INALLOCA;
        }
        if self.eat_word(K::swifterror) {
            fl |= flags::SWIFTERROR;
        }
        let span = self.span();
        let ty = self.ty()?;
        if matches!(
            self.types().kind(ty),
            TypeKind::Func { .. } | TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::X86Amx
        ) {
            return self.err(span, "invalid type for alloca");
        }
        let mut size = None;
        let (mut align, mut space, mut comma) = (0, None, false);
        while self.eat(T::Comma) {
            match self.word() {
                K::align if align == 0 && space.is_none() => {
                    self.next();
                    align = self.alignment_value()?;
                }
                K::addrspace if space.is_none() => space = Some(self.addrspace()?),
                _ if self.kind() == T::MetaVar => {
                    comma = true;
                    break;
                }
                _ if size.is_none() && align == 0 && space.is_none() => {
                    let at = self.span();
                    let (t, v) = self.typed_value()?;
                    if !self.types().is_int(t) {
                        return self.err(at, "element count must have integer type");
                    }
                    size = Some(v);
                }
                _ if align == 0 || space.is_some() => return self.fail("expected metadata after comma"),
                _ => return self.fail("expected metadata or 'addrspace'"),
            }
        }
        if align == 0 {
            if !self.is_sized(ty, span)? {
                return self.err(span, "Cannot allocate unsized type");
            }
            align = self.b.tables.layout.pref_align(self.b.tables.types.view(), ty);
        }
        let ptr = self.b.tables.types.intern(TypeKind::Ptr(space.unwrap_or(0)));
        let size = match size {
            Some(v) => v,
            None => self.f.side.consts.add_i32(1),
        };
        let aux = Aux { a: ty.0, b: Aux::pack_align(align) };
        Ok(Read { inst: self.f.emit(Opcode::Alloca, fl, ptr, [size], aux), comma })
    }
    pub(super) fn cmpxchg(&mut self) -> R<Read> {
        let mut fl = 0;
        if self.eat_word(K::weak) {
            fl |= flags::WEAK;
        }
        if self.eat_word(K::volatile) {
            fl |= flags::VOLATILE;
        }
        let span = self.span();
        let (pt, p) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after cmpxchg address")?;
        let (ct, c) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after cmpxchg cmp operand")?;
        let new_span = self.span();
        let (nt, n) = self.typed_value()?;
        let (scope, ordering) = self.scope_and_ordering()?;
        let failure = self.ordering()?;
        let (mut align, comma) = self.comma_align()?;
        if ordering == Ordering::Unordered {
            return self.fail("invalid cmpxchg success ordering");
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            return self.fail("invalid cmpxchg failure ordering");
        }
        if !self.is_pointer(pt) {
            return self.err(span, "cmpxchg operand must be a pointer");
        }
        if ct != nt {
            return self.err(new_span, "compare value and new value type do not match");
        }
        if !self.types().is_first_class(nt) {
            return self.err(new_span, "cmpxchg operand must be a first class value");
        }
        if align == 0 {
            align = self.store_align(ct, new_span)?;
        }
        let fields = [ct, Type::I1].into();
        let ty = self.b.tables.types.intern(TypeKind::Struct { fields, packed: false });
        let info = MemInfo { align, ordering, failure, ..Default::default() };
        let inst = self.f.emit(Opcode::CmpXchg, fl, ty, [p, c, n], Aux { a: info.pack(), b: scope.0 });
        Ok(Read { inst, comma })
    }
    /// Natural alignment of an atomic access: the bytes it stores.
    fn store_align(&mut self, ty: Type, span: Span) -> R<u64> {
        if !self.is_sized(ty, span)? {
            return self.err(span, "atomic operand must have a size");
        }
        Ok(self.b.tables.layout.store_size(self.b.tables.types.view(), ty).max(1).next_power_of_two().min(1 << 32))
    }
    pub(super) fn atomic_rmw(&mut self) -> R<Read> {
        let mut fl = 0;
        if self.eat_word(K::volatile) {
            fl |= flags::VOLATILE;
        }
        let Some(rmw) = self.rmw_op() else {
            return self.fail("expected binary operation in atomicrmw");
        };
        self.next();
        let span = self.span();
        let (pt, p) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after atomicrmw address")?;
        let value_span = self.span();
        let (ty, v) = self.typed_value()?;
        let (scope, ordering) = self.scope_and_ordering()?;
        let (mut align, comma) = self.comma_align()?;
        if ordering == Ordering::Unordered {
            return self.fail("atomicrmw cannot be unordered");
        }
        if !self.is_pointer(pt) {
            return self.err(span, "atomicrmw operand must be a pointer");
        }
        let types = self.types();
        let is_fp =
            matches!(rmw, RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum);
        if types.vector(ty).is_some_and(|v| v.1) {
            return self.err(value_span, "atomicrmw operand may not be scalable");
        }
        let text = rmw.text();
        if rmw == RmwOp::Xchg {
            if !(types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty)) {
                return self.err(
                    value_span,
                    format!("atomicrmw {text} operand must be an integer, floating point, or pointer type"),
                );
            }
        } else if is_fp {
            if !types.is_float(types.scalar(ty)) {
                let m = format!("atomicrmw {text} operand must be a floating point type");
                return self.err(value_span, m);
            }
        } else if !types.is_int(ty) {
            return self.err(value_span, format!("atomicrmw {text} operand must be an integer"));
        }
        let size = self.b.tables.layout.store_size(self.b.tables.types.view(), ty);
        if !size.is_power_of_two() {
            return self.err(value_span, "atomicrmw operand must be power-of-two byte-sized integer");
        }
        if align == 0 {
            align = size;
        }
        let info = MemInfo { align, ordering, rmw, ..Default::default() };
        let inst = self.f.emit(Opcode::AtomicRmw, fl, ty, [p, v], Aux { a: info.pack(), b: scope.0 });
        Ok(Read { inst, comma })
    }
    fn rmw_op(&self) -> Option<RmwOp> {
        RmwOp::parse(super::super::keywords::word_text(self.word()))
    }
    pub(super) fn fence(&mut self) -> R<Read> {
        let (scope, ordering) = self.scope_and_ordering()?;
        match ordering {
            Ordering::Unordered => return self.fail("fence cannot be unordered"),
            Ordering::Monotonic => return self.fail("fence cannot be monotonic"),
            _ => {}
        }
        let info = MemInfo { ordering, ..Default::default() };
        Ok(self.f.emit(Opcode::Fence, 0, Type::VOID, [], Aux { a: info.pack(), b: scope.0 }).into())
    }
    #[inline(never)]
    pub(super) fn gep(&mut self) -> R<Read> {
        self.next();
        let fl = self.gep_flags();
        let at = self.span();
        let mut elem = self.ty()?;
        let (span, pt, p) = self.accessed_pointer(&mut elem, at, "expected comma after getelementptr's type")?;
        let mut width = None;
        if pt != Type::PTR {
            let types = self.types();
            if !types.is_ptr(types.scalar(pt)) {
                return self.err(span, "base of getelementptr must be a pointer");
            }
            width = types.vector(pt).map(|v| (v.0, v.1));
        }
        self.ops.clear();
        self.ops.push(p);
        let mut comma = false;
        while self.eat(T::Comma) {
            if self.kind() == T::MetaVar {
                comma = true;
                break;
            }
            let at = self.span();
            let (it, i) = self.typed_value()?;
            if it != Type::I32 && it != Type::I64 {
                let types = self.types();
                if !types.is_int(types.scalar(it)) {
                    return self.err(at, "getelementptr index must be an integer");
                }
                if let Some((n, s, _)) = types.vector(it) {
                    if width.is_some_and(|w| w != (n, s)) {
                        return self.err(at, "getelementptr vector index has a wrong number of elements");
                    }
                    width = Some((n, s));
                }
            }
            self.ops.push(i);
        }
        let inst = self.gep_row(elem, pt, width, fl, span)?;
        Ok(Read { inst, comma })
    }
    /// A `getelementptr` of the values in `ops`, the base (of type `pt`) first. `width`: lanes of the result.
    #[inline(always)]
    pub(super) fn gep_row(&mut self, elem: Type, pt: Type, width: Option<(u32, bool)>, fl: u16, span: Span) -> R<Inst> {
        let mut ty = pt;
        if self.ops.len() > 1 {
            if self.is_scalable_struct(elem, span)? {
                return self.err(span, "getelementptr cannot target structure that contains scalable vector type");
            }
            if !self.is_sized(elem, span)? {
                return self.err(span, "base element of getelementptr must be sized");
            }
        }
        if self.ops.len() > 2 {
            let ops = std::mem::take(&mut self.ops);
            let ok = self.indexed_type(elem, &ops[1..]);
            self.ops = ops;
            if !ok {
                return self.err(span, "invalid getelementptr indices");
            }
        }
        if let Some((len, scalable)) = width
            && !self.types().is_vector(pt)
        {
            ty = self.b.tables.types.intern(TypeKind::Vector { len, scalable, elem: pt });
        }
        let aux = Aux { a: elem.0, b: 0 };
        Ok(match self.ops[..] {
            [p, i] => self.f.emit(Opcode::GetElementPtr, fl, ty, [p, i], aux),
            [p, i, j] => self.f.emit(Opcode::GetElementPtr, fl, ty, [p, i, j], aux),
            _ => self.f.emit_list(Opcode::GetElementPtr, fl, ty, &self.ops, aux),
        })
    }
}
