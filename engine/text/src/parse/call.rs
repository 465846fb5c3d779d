//! Calls of all forms.

use super::function::Read;
use super::quick::CallHead;
use super::{K, Parser, R, Span, T};
use warpc_ir::asm_constraints::{asm_fault, parse_constraints};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::{Aux, CallRow};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinRow;
use warpc_ir::module::AsmRow;
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// The call that is read.
#[derive(Default)]
pub(super) struct CallScratch {
    args: Vec<Value>,
    types: Vec<Type>,
    attrs: Vec<AttrSet>,
    spans: Vec<Span>,
    /// The types that arguments point at, where they are typed pointers of older text. Quick rules do not know these and leave it
    /// empty.
    pointees: Vec<Type>,
    bundles: Vec<(Str, u32)>,
    bundle_ops: Vec<Value>,
}

impl CallScratch {
    #[inline(always)]
    pub fn clear(&mut self) {
        self.args.clear();
        self.types.clear();
        self.attrs.clear();
        self.spans.clear();
        self.pointees.clear();
        self.bundles.clear();
        self.bundle_ops.clear();
    }
    /// Adds an argument of which no message can be needed, so that its place in the text is not noted.
    #[inline(always)]
    pub fn push(&mut self, value: Value, ty: Type, attrs: AttrSet) {
        self.args.push(value);
        self.types.push(ty);
        self.attrs.push(attrs);
    }
}

/// A callee as written.
#[derive(Clone, Copy)]
enum Callee {
    /// Reference to a global.
    Ref(u32, Span),
    /// A local or a constant.
    Value(Value),
    /// Inline assembly: template, constraints, and the four words in order as bits.
    Asm(Str, Str, u8),
}

/// What the head of a call says.
pub(super) struct CallParts {
    cc: u16,
    ret: AttrSet,
    addrspace: u32,
    ty: Type,
    ty_span: Span,
    callee: Callee,
    /// The function type that `ty` is a typed pointer to.
    pointee: Type,
}

impl CallParts {
    /// The head of a call of the global of reference `row`.
    #[inline(always)]
    pub fn of_ref(cc: u16, ret: AttrSet, addrspace: u32, ty: Type, ty_span: Span, row: u32, span: Span) -> CallParts {
        CallParts { cc, ret, addrspace, ty, ty_span, callee: Callee::Ref(row, span), pointee: Type::NONE }
    }
}

impl Parser<'_> {
    /// `tail call`, `musttail call`, `notail call`
    pub(super) fn marked_call(&mut self, word: K) -> R<Read> {
        self.next();
        let tail = match word {
            K::tail => TailKind::Tail,
            K::musttail => TailKind::MustTail,
            _ => TailKind::NoTail,
        };
        self.expect_word(K::call, "expected 'tail call', 'musttail call', or 'notail call'")?;
        self.call(tail)
    }
    /// A call, the keyword eaten.
    pub(super) fn call(&mut self, tail: TailKind) -> R<Read> {
        let span = self.span();
        let fl = self.fast_math();
        let head = self.call_head()?;
        if let Callee::Ref(_, at) = head.callee
            && head.pointee.is_none()
            && !matches!(self.types().kind(head.ty), TypeKind::Func { .. })
        {
            let known = CallHead { fl, cc: head.cc, ret: head.ret, addrspace: head.addrspace, ty: head.ty };
            self.texts.heads.set(self.lex.src, span.0 as usize, at.0 as usize, known);
        }
        self.call_args(tail)?;
        let set = self.call_attrs()?;
        self.bundles()?;
        let inst = self.call_with(&head, tail, fl, set, span)?;
        Ok(inst.into())
    }
    /// Attributes of a call: it has no alignment.
    #[inline(always)]
    fn call_attrs(&mut self) -> R<AttrSet> {
        let span = self.span();
        let set = self.fn_attrs()?;
        if set != AttrSet::EMPTY
            && let Some(n) = self.b.tables.attrs.view().int(set, AttrKind::Align)
        {
            return self.err(span, format!("Attribute 'align {n}' does not apply to functions!"));
        }
        Ok(set)
    }
    /// A call, when all of it is read: arguments and bundles are on the scratch lists, groups in `attrs.groups`. `NONE` when
    /// it became a debug record.
    #[inline(always)]
    pub(super) fn call_with(&mut self, head: &CallParts, tail: TailKind, fl: u16, set: AttrSet, span: Span) -> R<Inst> {
        let fn_ty = self.call_type(head, span)?;
        let ret = self.types().func(fn_ty).map_or(Type::VOID, |f| f.0);
        if fl != 0 && !self.takes_fast_math(ret) {
            return self
                .err(span, "fast-math-flags specified for call without floating-point scalar or vector return type");
        }
        if let Callee::Ref(row, _) = head.callee
            && self.opts.upgrade
            && let Some(which) = self.refs[row as usize].debug_call
        {
            let args = std::mem::take(&mut self.call.args);
            let became_record = self.debug_call(which, &args, span);
            self.call.args = args;
            if became_record? {
                return Ok(Inst::NONE);
            }
        }
        let callee = self.resolve_callee(head, fn_ty)?;
        let n = self.call_row(head, fn_ty, tail, set);
        let aux = Aux { a: n, b: 0 };
        let s = &mut self.call;
        s.args.append(&mut s.bundle_ops);
        Ok(match s.args[..] {
            [] => self.f.emit(Opcode::Call, fl, ret, [callee], aux),
            [a] => self.f.emit(Opcode::Call, fl, ret, [a, callee], aux),
            [a, b] => self.f.emit(Opcode::Call, fl, ret, [a, b, callee], aux),
            [a, b, c] => self.f.emit(Opcode::Call, fl, ret, [a, b, c, callee], aux),
            _ => {
                s.args.push(callee);
                self.f.emit_list(Opcode::Call, fl, ret, &s.args, aux)
            }
        })
    }
    /// Calling convention, return attributes, type, callee.
    #[inline]
    fn call_head(&mut self) -> R<CallParts> {
        let cc = self.calling_convention()?;
        let ret = self.ret_attrs()?;
        let space = if self.is(K::addrspace) { self.addrspace()? } else { self.b.tables.layout.program_space };
        let ty_span = self.span();
        let ty = self.ty_or_void("expected type")?;
        let pointee = self.pointee(ty_span.0, ty).filter(|&t| self.types().func(t).is_some()).unwrap_or(Type::NONE);
        let span = self.span();
        let callee = match self.kind() {
            T::GlobalVar => {
                let name = self.name();
                let row = self.global_named(name, span);
                self.next();
                Callee::Ref(row, span)
            }
            T::GlobalId => {
                let row = self.global_numbered(self.lex.tok.value as u32, span);
                self.next();
                Callee::Ref(row, span)
            }
            T::Word if self.is(K::asm) => self.inline_asm()?,
            _ => {
                let ptr = self.b.tables.types.intern(TypeKind::Ptr(space));
                Callee::Value(self.value(ptr)?)
            }
        };
        // Inline assembly is in space 0, whatever stands there.
        let addrspace = if matches!(callee, Callee::Asm(..)) { 0 } else { space };
        Ok(CallParts { cc, ret, addrspace, ty, ty_span, callee, pointee })
    }
    /// `asm sideeffect "...", "..."`
    fn inline_asm(&mut self) -> R<Callee> {
        self.next();
        let mut bits = 0;
        for (i, w) in [K::sideeffect, K::alignstack, K::inteldialect, K::unwind].into_iter().enumerate() {
            if self.eat_word(w) {
                bits |= 1 << i;
            }
        }
        let text = self.string()?;
        self.expect(T::Comma, "expected comma in inline asm expression")?;
        if self.kind() != T::Str {
            return self.fail("expected constraint string");
        }
        let constraints = self.string()?;
        Ok(Callee::Asm(text, constraints, bits))
    }
    /// `(i32 noundef %x, metadata !1)`
    #[inline]
    fn call_args(&mut self, tail: TailKind) -> R<()> {
        self.call.clear();
        self.expect(T::LParen, "expected '(' in call")?;
        let must_tail_vararg = tail == TailKind::MustTail && self.is_vararg;
        while self.kind() != T::RParen {
            if !self.call.args.is_empty() {
                self.expect(T::Comma, "expected ',' in argument list")?;
            }
            if self.kind() == T::Dots {
                const WHAT: &str = "unexpected ellipsis in argument list for ";
                if tail != TailKind::MustTail {
                    return self.fail(format!("{WHAT}non-musttail call"));
                }
                if !self.is_vararg {
                    return self.fail(format!("{WHAT}musttail call in non-varargs function"));
                }
                self.next();
                return self.expect(T::RParen, "expected ')' at end of argument list");
            }
            let span = self.span();
            let ty = self.ty()?;
            self.attr_pointee = self.pointee(span.0, ty).unwrap_or(Type::NONE);
            let pointee = self.attr_pointee;
            let (mut attrs, v);
            if ty == Type::METADATA {
                attrs = AttrSet::EMPTY;
                v = self.metadata_value()?;
            } else {
                attrs = AttrSet::EMPTY;
                if !matches!(self.kind(), T::LocalId | T::LocalVar) {
                    if !self.is_argument_type(ty) {
                        return self.err(span, "invalid type for function argument");
                    }
                    let at = self.lex.tok.start;
                    attrs = self.param_attrs()?;
                    if attrs != AttrSet::EMPTY && pointee.is_none() {
                        self.texts.attrs.set(self.lex.src, at as usize, self.lex.tok.start as usize, attrs);
                    }
                }
                v = self.value(ty)?;
            }
            let s = &mut self.call;
            s.args.push(v);
            s.types.push(ty);
            s.attrs.push(attrs);
            s.spans.push(span);
            s.pointees.push(pointee);
        }
        if must_tail_vararg {
            return self.fail("expected '...' at end of argument list for musttail call in varargs function");
        }
        self.next();
        Ok(())
    }
    /// `[ "tag"(i32 %x), ... ]`, when it is there.
    #[inline]
    fn bundles(&mut self) -> R<()> {
        if self.kind() == T::LSquare { self.bundle_list() } else { Ok(()) }
    }
    fn bundle_list(&mut self) -> R<()> {
        let span = self.span();
        self.next();
        while self.kind() != T::RSquare {
            if !self.call.bundles.is_empty() {
                self.expect(T::Comma, "expected ',' in input list")?;
            }
            let tag = self.string()?;
            self.expect(T::LParen, "expected '(' in operand bundle")?;
            let mut n = 0;
            while self.kind() != T::RParen {
                if n > 0 {
                    self.expect(T::Comma, "expected ',' in input list")?;
                }
                let ty = self.ty()?;
                let v = if ty == Type::METADATA { self.metadata_value()? } else { self.value(ty)? };
                self.call.bundle_ops.push(v);
                n += 1;
            }
            self.call.bundles.push((tag, n));
            self.next();
        }
        if self.call.bundles.is_empty() {
            return self.err(span, "operand bundle set must not be empty");
        }
        self.next();
        Ok(())
    }
    /// Function type of the call: the one written, or return type and types of the arguments.
    #[inline]
    fn call_type(&mut self, head: &CallParts, span: Span) -> R<Type> {
        if let TypeKind::Func { .. } = self.types().kind(head.ty) {
            return self.explicit_call_type(head.ty, span);
        }
        if head.pointee.is_some() && self.is_callee_type(head) {
            return self.explicit_call_type(head.pointee, span);
        }
        // The callee's own type is the same one in nearly all calls.
        if let Callee::Ref(row, _) = head.callee {
            let t = self.refs[row as usize].fn_ty;
            if t.is_some()
                && let Some((ret, params, false)) = self.types().func(t)
                && ret == head.ty
                && params == &self.call.types[..]
            {
                return Ok(t);
            }
        }
        if !self.is_return_type(head.ty) {
            return self.err(head.ty_span, "Invalid result type for LLVM function");
        }
        let types = std::mem::take(&mut self.call.types);
        let t = self.intern_fn(head.ty, &types, false);
        self.call.types = types;
        Ok(t)
    }
    fn explicit_call_type(&mut self, ty: Type, span: Span) -> R<Type> {
        let Some((_, params, vararg)) = self.types().func(ty) else { return Ok(ty) };
        let have = &self.call.types;
        if let Some(i) = params.iter().zip(have).position(|(a, b)| a != b) {
            let (want, at) = (params[i], self.call.spans[i]);
            let text = self.type_text(want);
            return self.err(at, format!("argument is not of expected type '{text}'"));
        }
        if have.len() > params.len() && !vararg {
            let at = self.call.spans[params.len()];
            return self.err(at, "too many arguments specified");
        }
        if have.len() < params.len() {
            return self.err(span, "not enough parameters specified for call");
        }
        Ok(ty)
    }
    #[inline]
    fn resolve_callee(&mut self, head: &CallParts, fn_ty: Type) -> R<Value> {
        match head.callee {
            Callee::Value(v) => Ok(v),
            Callee::Ref(row, span) => {
                let r = &mut self.refs[row as usize];
                if r.is_intrinsic && r.value.as_global().is_none() {
                    if r.intrinsic.is_some() && r.fn_ty == fn_ty {
                        return Ok(r.intrinsic);
                    }
                    return Ok(self.intrinsic(row, fn_ty));
                }
                if r.value.is_none() {
                    // No declaration fits calls of two types. The function is then declared as if its address were taken.
                    r.address_taken |= r.fn_ty.is_some() && r.fn_ty != fn_ty;
                    r.fn_ty = fn_ty;
                }
                if r.ty == Type::PTR && head.addrspace == 0 {
                    use warpc_ir::builder_func::Placeholder;
                    return Ok(if r.value.is_some() { r.value } else { Placeholder::Global(row).value() });
                }
                let ptr = self.b.tables.types.intern(TypeKind::Ptr(head.addrspace));
                self.global_value(row, ptr, span)
            }
            Callee::Asm(text, constraints, bits) => {
                self.add_asm_types(constraints);
                let bit = |i: u8| bits >> i & 1 != 0;
                let row = AsmRow {
                    ty: fn_ty,
                    text,
                    constraints,
                    side_effect: bit(0),
                    align_stack: bit(1),
                    intel: bit(2),
                    unwind: bit(3),
                };
                let known = self.b.tables.asms.len();
                let asm = self.b.tables.asms.intern(row);
                // Each text is looked at once.
                if asm == known {
                    let constraints = self.b.tables.strings.get(constraints);
                    if let Some(fault) = asm_fault(self.types(), fn_ty, constraints) {
                        return self.err(head.ty_span, fault);
                    }
                }
                Ok(Value::asm(Asm(asm)))
            }
        }
    }
    /// The intrinsic of reference `row` with this function type.
    #[cold]
    pub(super) fn intrinsic(&mut self, row: u32, fn_ty: Type) -> Value {
        let name = self.refs[row as usize].name;
        let name = String::from_utf8_lossy(self.bytes.get(name)).into_owned();
        let upgraded = |p: &Self, ty| warpc_ir::intrinsics::upgrade(&name, p.types(), ty).is_some();
        let before = self.refs[row as usize].fn_ty;
        let older = upgraded(self, fn_ty);
        self.needs_upgrade |= older;
        // Older forms are brought to the newer one, whatever the declaration says.
        let two_types = before.is_some() && before != fn_ty && !older && !upgraded(self, before);
        let intrin = IntrinRow::resolve(&self.b.tables, &name, fn_ty);
        let v = Value::intrinsic(self.b.tables.intrins.intern(intrin));
        let r = &mut self.refs[row as usize];
        r.two_types |= two_types;
        r.intrinsic = v;
        r.fn_ty = fn_ty;
        v
    }
    /// Adds the row of the call table.
    #[inline]
    fn call_row(&mut self, head: &CallParts, fn_ty: Type, tail: TailKind, set: AttrSet) -> u32 {
        let s = &self.call;
        let plain = set == AttrSet::EMPTY && head.ret == AttrSet::EMPTY && self.attrs.groups.is_empty();
        let attrs = if plain && s.attrs.iter().all(|&a| a == AttrSet::EMPTY) {
            AttrList::EMPTY
        } else {
            self.b.pending_attrs(set, head.ret, &self.attrs.groups, &s.attrs)
        };
        self.f.side.calls.push(CallRow {
            fn_ty,
            cc: head.cc,
            tail,
            attrs,
            num_args: s.args.len() as u32,
            num_bundle_ops: s.bundle_ops.len() as u32,
            bundles: s.bundles[..].into(),
            addrspace: head.addrspace,
        });
        self.f.side.calls.len() as u32 - 1
    }
    /// `invoke ... to label %a unwind label %b`
    pub(super) fn invoke(&mut self, span: Span) -> R<Read> {
        let head = self.call_head()?;
        self.call_args(TailKind::None)?;
        let set = self.call_attrs()?;
        self.bundles()?;
        self.expect_word(K::to, "expected 'to' in invoke")?;
        let normal = self.block_operand()?;
        self.expect_word(K::unwind, "expected 'unwind' in invoke")?;
        let unwind = self.block_operand()?;
        self.finish_call(Opcode::Invoke, &head, set, &[normal, unwind], span)
    }
    /// `callbr ... to label %a [label %b, ...]`
    pub(super) fn call_br(&mut self, span: Span) -> R<Read> {
        let head = self.call_head()?;
        self.call_args(TailKind::None)?;
        let set = self.call_attrs()?;
        self.bundles()?;
        self.expect_word(K::to, "expected 'to' in callbr")?;
        let mut blocks = vec![self.block_operand()?];
        self.expect(T::LSquare, "expected '[' in callbr")?;
        if self.kind() != T::RSquare {
            loop {
                blocks.push(self.block_operand()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RSquare, "expected ']' at end of block list")?;
        self.finish_call(Opcode::CallBr, &head, set, &blocks, span)
    }
    fn finish_call(&mut self, op: Opcode, head: &CallParts, set: AttrSet, blocks: &[Value], span: Span) -> R<Read> {
        let fn_ty = self.call_type(head, span)?;
        let callee = self.resolve_callee(head, fn_ty)?;
        let ret = self.types().func(fn_ty).map_or(Type::VOID, |f| f.0);
        let n = self.call_row(head, fn_ty, TailKind::None, set);
        let s = &mut self.call;
        s.args.append(&mut s.bundle_ops);
        s.args.extend_from_slice(blocks);
        s.args.push(callee);
        Ok(self.f.emit_list(op, 0, ret, &s.args, Aux { a: n, b: 0 }).into())
    }
    /// Whether a call that starts with a pointer to a function names the type of its callee, as it did before LLVM 3.7. Since
    /// then the type is that of the result. A callee that is known decides; else the arguments and the forms met before do.
    fn is_callee_type(&self, head: &CallParts) -> bool {
        if let Callee::Ref(row, _) = head.callee
            && let Some(g) = self.refs[row as usize].value.as_global()
        {
            return self.b.globals.shape[g.index()].ty == head.pointee;
        }
        let Some((_, params, vararg)) = self.types().func(head.pointee) else { return false };
        let have = &self.call.types[..];
        let fits = have.starts_with(params) && (vararg || have.len() == params.len());
        fits && (self.seen_old_form || vararg && !params.is_empty())
    }
    /// Adds to operands of inline assembly that are addresses the type that they point at.
    fn add_asm_types(&mut self, constraints: Str) {
        if self.call.pointees.iter().all(|t| t.is_none()) {
            return;
        }
        let Some(list) = parse_constraints(self.b.tables.strings.get(constraints)) else { return };
        for (n, _) in list.into_iter().filter(|c| c.has_argument()).enumerate().filter(|(_, c)| c.indirect) {
            let (Some(&pointee), Some(&set)) = (self.call.pointees.get(n), self.call.attrs.get(n)) else { return };
            if pointee.is_some() && !self.b.tables.attrs.view().has(set, AttrKind::ElementType) {
                self.call.attrs[n] = self.add_attr(set, Attr::Type(AttrKind::ElementType, pointee));
            }
        }
    }
}
