//! Constant expressions, folded where LLVM always folds them (casts of literals and zeros, integer arithmetic, `getelementptr`
//! without an offset, lanes of literal vectors).

use super::super::keywords::keywords;
use super::state::Label;
use super::values::{consts, written};
use super::{K, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::consts::{ConstKind, ExprHead};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

impl Parser<'_> {
    /// The expression at the current token, which must have type `ty`.
    pub(super) fn expression(&mut self, ty: Type) -> R<Value> {
        let span = self.span();
        let word = self.word();
        let (have, v) = match word {
            K::trunc | K::bitcast | K::addrspacecast | K::inttoptr | K::ptrtoint | K::ptrtoaddr => {
                self.cast_expression()?
            }
            K::add | K::sub | K::xor => self.binary_expression(span)?,
            K::getelementptr => self.gep_expression(span)?,
            K::extractelement | K::insertelement | K::shufflevector => self.lane_expression(span)?,
            K::splat => return self.splat(ty, span),
            K::blockaddress => return self.block_address(ty, span),
            K::dso_local_equivalent | K::no_cfi => return self.global_marker(ty, word, span),
            K::ptrauth => self.ptrauth(span)?,
            _ => {
                if keywords().op[word as usize].is_some() {
                    let text = super::super::keywords::word_text(word);
                    return self.err(span, format!("{text} constexprs are no longer supported"));
                }
                return self.fail("expected value token");
            }
        };
        if have != ty { self.mismatch(have, ty, span) } else { Ok(v) }
    }
    /// An expression whose type is not known beforehand (aliasees).
    pub(super) fn untyped_expression(&mut self) -> R<(Type, Value)> {
        let span = self.span();
        match self.word() {
            K::getelementptr => self.nested(|p| p.gep_expression(span)),
            _ => self.nested(|p| p.cast_expression()),
        }
    }
    fn cast_expression(&mut self) -> R<(Type, Value)> {
        let span = self.span();
        let op = keywords().op[self.word() as usize].expect("a cast");
        self.next();
        self.expect(T::LParen, "expected '(' after constantexpr cast")?;
        let (from, v) = self.typed_constant()?;
        self.expect_word(K::to, "expected 'to' in constantexpr cast")?;
        let to = self.ty()?;
        self.expect(T::RParen, "expected ')' at end of constantexpr cast")?;
        self.check_cast(op, from, to, span)?;
        Ok((to, written!(self).cast(op, from, v, to)))
    }
    fn binary_expression(&mut self, span: Span) -> R<(Type, Value)> {
        let op = keywords().op[self.word() as usize].expect("an operation");
        self.next();
        let mut fl = 0;
        if op != Opcode::Xor {
            loop {
                if self.eat_word(K::nuw) {
                    fl |= flags::NUW;
                } else if self.eat_word(K::nsw) {
                    fl |= flags::NSW;
                } else {
                    break;
                }
            }
        }
        self.expect(T::LParen, "expected '(' in binary constantexpr")?;
        let (ty, a) = self.typed_constant()?;
        self.expect(T::Comma, "expected comma in binary constantexpr")?;
        let (ty_b, b) = self.typed_constant()?;
        self.expect(T::RParen, "expected ')' in binary constantexpr")?;
        if ty != ty_b {
            return self.err(span, "operands of constexpr must have same type");
        }
        let types = self.types();
        if !types.is_int(types.scalar(ty)) {
            return self.err(span, "constexpr requires integer or integer vector operands");
        }
        Ok((ty, written!(self).binary(op, fl, ty, a, b)))
    }
    /// Flags of a `getelementptr`.
    #[inline]
    pub(super) fn gep_flags(&mut self) -> u16 {
        let mut fl = 0;
        loop {
            fl |= match self.word() {
                K::inbounds => flags::INBOUNDS | flags::NUSW,
                K::nusw => flags::NUSW,
                K::nuw => flags::NUW,
                _ => return fl,
            };
            self.next();
        }
    }
    fn gep_expression(&mut self, span: Span) -> R<(Type, Value)> {
        self.next();
        let fl = self.gep_flags();
        let mut inrange = None;
        if self.eat_word(K::inrange) {
            self.expect(T::LParen, "expected '('")?;
            let lo = self.integer_i64()?;
            self.expect(T::Comma, "expected ','")?;
            let hi = self.integer_i64()?;
            self.expect(T::RParen, "expected ')'")?;
            if lo >= hi {
                return self.err(span, "expected end to be larger than start");
            }
            inrange = Some((lo, hi));
        }
        self.expect(T::LParen, "expected '(' in constantexpr")?;
        let at = self.span();
        let mut elem = self.ty()?;
        let base = self.vals.len();
        let r = self.base_and_indices(&mut elem, at).and_then(|()| {
            self.expect(T::RParen, "expected ')' in constantexpr")?;
            self.finish_gep_expression(fl, elem, inrange, base, span)
        });
        self.vals.truncate(base);
        self.val_types.truncate(base);
        r
    }
    fn finish_gep_expression(
        &mut self,
        fl: u16,
        elem: Type,
        inrange: Option<(i64, i64)>,
        base: usize,
        span: Span,
    ) -> R<(Type, Value)> {
        let types = self.types();
        let Some(&base_ty) = self.val_types.get(base).filter(|&&t| types.is_ptr(types.scalar(t))) else {
            return self.err(span, "base of getelementptr must be a pointer");
        };
        let mut width = types.vector(base_ty);
        for &t in &self.val_types[base + 1..] {
            if !types.is_int(types.scalar(t)) {
                return self.err(span, "getelementptr index must be an integer");
            }
            if let Some(v) = types.vector(t) {
                if width.is_some_and(|w| (w.0, w.1) != (v.0, v.1)) {
                    return self.err(span, "getelementptr vector index has a wrong number of elements");
                }
                width = Some(v);
            }
        }
        if self.val_types.len() > base + 1 && !self.is_sized(elem, span)? {
            return self.err(span, "base element of getelementptr must be sized");
        }
        if self.is_scalable(elem, span)? {
            return self.err(span, "invalid base element for constant getelementptr");
        }
        let indices: SmallVec<[Value; 8]> = self.vals[base + 1..].into();
        if !self.indexed_type(elem, &indices) {
            return self.err(span, "invalid getelementptr indices");
        }
        let ty = match width {
            Some((len, scalable, _)) if self.types().vector(base_ty).is_none() => {
                self.b.tables.types.intern(TypeKind::Vector { len, scalable, elem: base_ty })
            }
            _ => base_ty,
        };
        if let Some((len, scalable, _)) = width {
            self.spread_indices(elem, (len, scalable), base);
        }
        let head = ExprHead { op: Opcode::GetElementPtr, flags: fl, elem, inrange };
        Ok((ty, written!(self).gep(head, base_ty, ty, &self.vals[base..])))
    }
    /// In a `getelementptr` of a vector of addresses, makes vectors of the indices into arrays; those into structs stay scalars.
    fn spread_indices(&mut self, elem: Type, (len, scalable): (u32, bool), base: usize) {
        let mut at = elem;
        for k in base + 1..self.vals.len() {
            let (v, ty) = (self.vals[k], self.val_types[k]);
            let lanes = self.types().is_vector(ty);
            let of_struct = k > base + 1 && self.types().fields(at).is_some();
            if of_struct {
                let n = self.field_index(v);
                if let Some(n) = n.filter(|_| lanes) {
                    (self.vals[k], self.val_types[k]) = (consts!(self).add_i32(n as u32), Type::I32);
                }
                at = n.and_then(|n| self.types().element(at, n)).unwrap_or(Type::NONE);
                continue;
            }
            if k > base + 1 {
                at = self.types().sequence_element(at).unwrap_or(Type::NONE);
            }
            if !lanes {
                let wide = self.b.tables.types.intern(TypeKind::Vector { len, scalable, elem: ty });
                (self.vals[k], self.val_types[k]) = (consts!(self).add_splat(wide, v), wide);
            }
            if at.is_none() {
                return;
            }
        }
    }
    /// Whether `indices` (the first steps over the pointer) lead to an element of `elem`.
    pub(super) fn indexed_type(&self, elem: Type, indices: &[Value]) -> bool {
        let types = self.types();
        let mut t = elem;
        for &i in indices.iter().skip(1) {
            t = match types.kind(t) {
                TypeKind::Array { elem, .. } => *elem,
                TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    let Some(n) = self.field_index(i) else { return false };
                    match types.fields(t).and_then(|f| f.0.get(n as usize)) {
                        Some(&f) => f,
                        None => return false,
                    }
                }
                _ => return false,
            };
        }
        true
    }
    /// The number of a struct field: an `i32` literal, or a vector that repeats one.
    fn field_index(&self, value: Value) -> Option<u64> {
        let c = if self.in_function { &self.f.side.consts } else { &self.b.tables.consts };
        let k = value.as_const()?;
        let ty = c.ty(k);
        let scalable = self.types().vector(ty).is_some_and(|value| value.1);
        if self.types().scalar(ty) != Type::I32 || scalable {
            return None;
        }
        match c.row(k).kind {
            ConstKind::Int => c.int(k),
            ConstKind::Splat => c.as_int(c.list(k)[0]),
            ConstKind::Zero => Some(0),
            _ => None,
        }
    }
    fn lane_expression(&mut self, span: Span) -> R<(Type, Value)> {
        let op = keywords().op[self.word() as usize].expect("a lane operation");
        self.next();
        self.expect(T::LParen, "expected '(' in constantexpr")?;
        let base = self.vals.len();
        let r = self.value_list().and_then(|()| {
            self.expect(T::RParen, "expected ')' in constantexpr")?;
            let (want, text) = match op {
                Opcode::ExtractElement => (2, "expected two operands to extractelement"),
                Opcode::InsertElement => (3, "expected three operands to insertelement"),
                _ => (3, "expected three operands to shufflevector"),
            };
            if self.vals.len() - base != want {
                return self.err(span, text);
            }
            self.finish_lane_expression(op, base, span)
        });
        self.vals.truncate(base);
        self.val_types.truncate(base);
        r
    }
    fn finish_lane_expression(&mut self, op: Opcode, base: usize, span: Span) -> R<(Type, Value)> {
        let ops: SmallVec<[Value; 3]> = self.vals[base..].into();
        let tys: SmallVec<[Type; 3]> = self.val_types[base..].into();
        let ty = match op {
            Opcode::ExtractElement => self.extract_type(tys[0], tys[1], span)?,
            Opcode::InsertElement => self.insert_type(tys[0], tys[1], tys[2], span)?,
            _ => self.shuffle_type(&tys, ops[2], span)?,
        };
        Ok((ty, written!(self).lanes(op, tys[0], ty, &ops)))
    }
    /// `splat (T v)`
    fn splat(&mut self, ty: Type, span: Span) -> R<Value> {
        self.next();
        self.expect(T::LParen, "expected '(' after vector splat")?;
        let (have, v) = self.typed_constant()?;
        self.expect(T::RParen, "expected ')' at end of vector splat")?;
        let Some((_, _, elem)) = self.types().vector(ty) else {
            return self.err(span, "vector constant must have vector type");
        };
        if have != elem {
            return self.mismatch(have, elem, span);
        }
        Ok(consts!(self).add_splat(ty, v))
    }
    /// Reference to a global by the current token.
    fn global_reference(&mut self, message: &str) -> R<u32> {
        let span = self.span();
        let row = match self.kind() {
            T::GlobalVar => {
                let name = self.name();
                self.global_named(name, span)
            }
            T::GlobalId => self.global_numbered(self.lex.tok.value as u32, span),
            _ => return self.fail(message),
        };
        self.next();
        let r = &mut self.refs[row as usize];
        r.address_taken = true;
        if r.ty.is_none() {
            r.span = span;
        }
        Ok(row)
    }
    /// `blockaddress(@f, %b)`
    fn block_address(&mut self, ty: Type, span: Span) -> R<Value> {
        if !self.block_addresses.any {
            self.wanted.blocks = true;
            return Err(self.stop_reading());
        }
        self.next();
        self.expect(T::LParen, "expected '(' in block address expression")?;
        let row = self.global_reference("expected function name in blockaddress")?;
        self.expect(T::Comma, "expected comma in block address expression")?;
        let label_span = self.span();
        let label = match self.kind() {
            T::LocalVar => Label::Named(self.intern_name()),
            T::LocalId => Label::Numbered(self.lex.tok.value as u32),
            _ => return self.fail("expected basic block name in blockaddress"),
        };
        self.next();
        self.expect(T::RParen, "expected ')' in block address expression")?;
        if !self.types().is_ptr(ty) {
            let text = self.type_text(ty);
            return self.err(span, format!("type of blockaddress must be a pointer and not '{text}'"));
        }
        let r = self.refs[row as usize];
        let mut block = Value::NONE;
        if let Some(g) = r.value.as_global() {
            use warpc_ir::module::{GlobalKind, Symbol};
            let sym = self.b.globals.sym[g.index()];
            if sym.kind != GlobalKind::Function {
                return self.err(span, "expected function name in blockaddress");
            }
            if sym.has(Symbol::DECLARATION) {
                return self.err(span, "cannot take blockaddress inside a declaration");
            }
            let have = self.b.globals.shape[g.index()].ptr_ty;
            if have != ty {
                let (have, want) = (self.type_text(have), self.type_text(ty));
                let message = format!("constant expression type mismatch: got type '{have}' but expected '{want}'");
                return self.err(span, message);
            }
            if !(self.in_function_of(g)) {
                block = match label {
                    Label::Numbered(_) => {
                        return self
                            .err(label_span, "cannot take address of numeric label after the function is defined");
                    }
                    Label::Named(s) => match self.block_addresses.known.get(&(row, s)) {
                        Some(&b) => Value::block(b),
                        None => return self.err(label_span, "referenced value is not a basic block"),
                    },
                };
            }
        } else if r.ty.is_none() {
            self.refs[row as usize].ty = ty;
        }
        if block.is_none() {
            let next = self.b.forward_blocks.len() as u32;
            let (n, ..) = *self.block_addresses.wanted.entry((row, label)).or_insert((next, label_span, ty));
            block =
                if n == next { self.b.forward_block() } else { warpc_ir::builder_func::Placeholder::Block(n).value() };
        }
        let f = if r.value.is_some() { r.value } else { warpc_ir::builder_func::Placeholder::Global(row).value() };
        Ok(consts!(self).add_special(ConstKind::BlockAddress, ty, &[f, block]))
    }
    fn in_function_of(&self, global: Global) -> bool {
        self.f.num_blocks() > 0 && self.f.side.global == global && self.b.bodies[global.index()].is_none()
    }
    /// `dso_local_equivalent @f`, `no_cfi @f`
    fn global_marker(&mut self, ty: Type, word: K, span: Span) -> R<Value> {
        self.next();
        let (kind, message) = match word {
            K::no_cfi => (ConstKind::NoCfi, "expected global value name in no_cfi"),
            _ => (ConstKind::DsoLocalEquivalent, "expected global value name in dso_local_equivalent"),
        };
        let row = self.global_reference(message)?;
        let v = self.global_value(row, ty, span)?;
        if kind == ConstKind::DsoLocalEquivalent
            && let Some(g) = v.as_global()
            && self.types().func(self.b.globals.shape[g.index()].ty).is_none()
        {
            return self.err(span, "expected a function, alias to function, or ifunc in dso_local_equivalent");
        }
        Ok(consts!(self).add_special(kind, ty, &[v]))
    }
    /// `ptrauth (ptr p, i32 key, i64 disc, ptr addr)`
    fn ptrauth(&mut self, span: Span) -> R<(Type, Value)> {
        self.next();
        self.expect(T::LParen, "expected '(' in constant ptrauth expression")?;
        let (pt, p) = self.typed_constant()?;
        self.expect(T::Comma, "expected comma in constant ptrauth expression")?;
        let (kt, k) = self.typed_constant()?;
        let zero = consts!(self).add_i64(0);
        let null = consts!(self).add_null(Type::PTR);
        let mut rest = [(Type::I64, zero), (Type::PTR, null), (Type::PTR, null)];
        for slot in &mut rest {
            if !self.eat(T::Comma) {
                break;
            }
            *slot = self.typed_constant()?;
        }
        self.expect(T::RParen, "expected ')' in constant ptrauth expression")?;
        if !self.types().is_ptr(pt) {
            return self.err(span, "constant ptrauth base pointer must be a pointer");
        }
        if kt != Type::I32 || self.const_kind(k) != Some(ConstKind::Int) {
            return self.err(span, "constant ptrauth key must be i32 constant");
        }
        if rest[0].0 != Type::I64 || self.const_kind(rest[0].1) != Some(ConstKind::Int) {
            return self.err(span, "constant ptrauth integer discriminator must be i64 constant");
        }
        if !self.types().is_ptr(rest[1].0) {
            return self.err(span, "constant ptrauth address discriminator must be a pointer");
        }
        if !self.types().is_ptr(rest[2].0) {
            return self.err(span, "constant ptrauth deactivation symbol must be a pointer");
        }
        let mut list = SmallVec::<[Value; 5]>::from_slice(&[p, k, rest[0].1, rest[1].1]);
        if rest[2].1 != null {
            list.push(rest[2].1);
        }
        Ok((pt, consts!(self).add_special(ConstKind::PtrAuth, pt, &list)))
    }
}
