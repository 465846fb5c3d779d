//! Operands: a value of a known type.

use super::{K, Parser, R, Span, T};
use warpc_ir::consts::{ConstKind, low_mask};
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// Small integers of the common types that the current function already has.
pub(super) struct IntCache(pub [[Value; 64]; 5]);

impl Default for IntCache {
    fn default() -> Self {
        IntCache([[Value::NONE; 64]; 5])
    }
}

impl IntCache {
    pub fn clear(&mut self) {
        self.0 = [[Value::NONE; 64]; 5];
    }
}

/// The constant table in use, without borrowing the rest of the reader.
macro_rules! consts {
    ($p:ident) => {
        if $p.in_function { &mut $p.f.side.consts } else { &mut $p.b.tables.consts }
    };
}
pub(super) use consts;

/// The same as what makes constants in their canonical form.
macro_rules! written {
    ($p:ident) => {
        warpc_ir::fold::written::Written {
            types: $p.b.tables.types.view(),
            consts: if $p.in_function { &mut $p.f.side.consts } else { &mut $p.b.tables.consts },
        }
    };
}
pub(super) use written;

impl Parser<'_> {
    /// A type and a value of it.
    #[inline(never)]
    pub(super) fn typed_value(&mut self) -> R<(Type, Value)> {
        let ty = self.ty()?;
        Ok((ty, self.value(ty)?))
    }
    /// A value of type `ty`.
    #[inline(never)]
    pub(super) fn value(&mut self, ty: Type) -> R<Value> {
        let tok = &self.lex.tok;
        let span = (tok.start, tok.end);
        match tok.kind {
            T::LocalId if self.in_function => {
                let n = tok.value as u32;
                self.lex.next_comma();
                self.local_id(n, ty, span)
            }
            T::LocalVar if self.in_function => {
                let name = self.name();
                self.lex.next_comma();
                self.local_name(name, ty, span)
            }
            T::Int if ty.0.wrapping_sub(Type::I1.0) < 5 && tok.value < 64 && !tok.big && self.in_function => {
                let (row, v, negative) = ((ty.0 - Type::I1.0) as usize, tok.value as usize, tok.negative);
                if negative && v != 0 {
                    return self.constant(ty);
                }
                self.lex.next_comma();
                let known = self.ints.0[row][v];
                if known.is_some() {
                    return Ok(known);
                }
                let bits = [1, 8, 16, 32, 64][row];
                let c = self.f.side.consts.add_int(ty, bits, v as u64);
                self.ints.0[row][v] = c;
                Ok(c)
            }
            _ => self.constant(ty),
        }
    }
    /// A value of type `ty` that is not a local.
    pub(super) fn constant(&mut self, ty: Type) -> R<Value> {
        let span = self.span();
        if matches!(self.types().kind(ty), TypeKind::Func { .. }) {
            return self.err(span, "functions are not values, refer to them as pointers");
        }
        match self.kind() {
            T::Int => self.integer(ty, span),
            T::Float => self.float(ty, span),
            T::GlobalVar => {
                let name = self.name();
                let row = self.global_named(name, span);
                self.next();
                self.refs[row as usize].address_taken = true;
                self.global_value(row, ty, span)
            }
            T::GlobalId => {
                let row = self.global_numbered(self.lex.tok.value as u32, span);
                self.next();
                self.refs[row as usize].address_taken = true;
                self.global_value(row, ty, span)
            }
            T::LocalId | T::LocalVar => self.err(span, "invalid use of function-local name"),
            T::Word => self.word_constant(ty, span),
            T::LBrace | T::LSquare | T::Less => self.nested(|p| p.aggregate(ty)),
            _ => self.fail("expected value token"),
        }
    }
    /// Integer literal at the current token.
    fn integer(&mut self, ty: Type, span: Span) -> R<Value> {
        let Some(bits) = self.types().int_bits(ty) else {
            return self.err(span, "integer constant must have integer type");
        };
        let tok = self.lex.tok;
        if !tok.big && bits <= 64 {
            self.next();
            let v = if tok.negative { tok.value.wrapping_neg() } else { tok.value };
            return Ok(consts!(self).add_int(ty, bits, v & low_mask(bits)));
        }
        let limbs = self.wide_integer(bits)?;
        Ok(consts!(self).add_wide_int(ty, bits, &limbs))
    }
    fn word_constant(&mut self, ty: Type, span: Span) -> R<Value> {
        let first_class = |p: &Self| p.is_first_class(ty) && ty != Type::LABEL;
        match self.lex.tok.word {
            w @ (K::r#true | K::r#false) => {
                if ty != Type::I1 {
                    let text = self.type_text(ty);
                    let m = format!("constant expression type mismatch: got type 'i1' but expected '{text}'");
                    return self.err(span, m);
                }
                self.next();
                Ok(consts!(self).add_bool(w == K::r#true))
            }
            K::null => {
                if !self.types().is_ptr(ty) {
                    return self.err(span, "null must be a pointer type");
                }
                self.next();
                Ok(consts!(self).add_null(ty))
            }
            K::undef => {
                if !first_class(self) {
                    return self.err(span, "invalid type for undef constant");
                }
                self.next();
                Ok(Value::undef(ty))
            }
            K::poison => {
                if !first_class(self) {
                    return self.err(span, "invalid type for poison constant");
                }
                self.next();
                Ok(Value::poison(ty))
            }
            K::zeroinitializer => {
                if !first_class(self) {
                    return self.err(span, "invalid type for null constant");
                }
                if let TypeKind::Target { name, .. } = self.types().kind(ty) {
                    const WITH_ZERO: [&[u8]; 3] = [b"spirv.", b"aarch64.svcount", b"riscv.vector.tuple"];
                    let name = self.b.tables.strings.get(*name);
                    if !WITH_ZERO.iter().any(|p| name.starts_with(p)) {
                        return self.err(span, "invalid type for null constant");
                    }
                }
                self.next();
                Ok(self.zero(ty))
            }
            K::none => {
                if ty != Type::TOKEN {
                    return self.err(span, "invalid type for none constant");
                }
                self.next();
                Ok(consts!(self).add_token_none())
            }
            K::c => self.bytes_constant(ty, span),
            K::asm => self.err(span, "invalid type for inline asm constraint string"),
            _ => self.nested(|p| p.expression(ty)),
        }
    }
    /// The zero of a type in its canonical form.
    pub(super) fn zero(&mut self, ty: Type) -> Value {
        written!(self).zero(ty)
    }
    /// `c"..."`
    fn bytes_constant(&mut self, ty: Type, span: Span) -> R<Value> {
        self.next();
        if self.kind() != T::Str {
            return self.fail("expected string");
        }
        let tok = self.lex.tok;
        let raw = self.lex.text(tok.name);
        self.text.clear();
        super::super::escape::unescape(raw, &mut self.text);
        let have = TypeKind::Array { len: self.text.len() as u64, elem: Type::I8 };
        if *self.types().kind(ty) != have {
            let t = self.b.tables.types.intern(have);
            return self.mismatch(t, ty, span);
        }
        self.next();
        let c = consts!(self);
        Ok(if self.text.is_empty() { c.add_zero(ty) } else { c.add_bytes(ty, &self.text) })
    }
    /// Reports a constant of another type than the one asked for.
    #[cold]
    pub(super) fn mismatch<X>(&mut self, have: Type, want: Type, span: Span) -> R<X> {
        let (have, want) = (self.type_text(have), self.type_text(want));
        self.err(span, format!("constant expression type mismatch: got type '{have}' but expected '{want}'"))
    }
    /// `{...}`, `<{...}>`, `[...]`, `<...>`
    fn aggregate(&mut self, ty: Type) -> R<Value> {
        let span = self.span();
        let open = self.kind();
        self.next();
        let packed = open == T::Less && self.eat(T::LBrace);
        let first = self.span();
        let base = self.vals.len();
        debug_assert_eq!(base, self.val_types.len());
        let r = self.value_list().and_then(|()| {
            match open {
                T::LBrace => self.expect(T::RBrace, "expected end of struct constant"),
                T::LSquare => self.expect(T::RSquare, "expected end of array constant"),
                _ => {
                    if packed {
                        self.expect(T::RBrace, "expected end of packed struct")?;
                    }
                    self.expect(T::Greater, "expected end of constant")
                }
            }?;
            if open == T::LBrace || packed {
                self.struct_constant(ty, packed, base, span)
            } else {
                self.sequence_constant(ty, open == T::Less, base, span, first)
            }
        });
        self.vals.truncate(base);
        self.val_types.truncate(base);
        r
    }
    /// Typed values separated by commas, pushed on the scratch stacks; none before a closing bracket.
    pub(super) fn value_list(&mut self) -> R<()> {
        if matches!(self.kind(), T::RBrace | T::RSquare | T::Greater | T::RParen) {
            return Ok(());
        }
        loop {
            let ty = self.ty()?;
            let v = self.constant(ty)?;
            self.vals.push(v);
            self.val_types.push(ty);
            if !self.eat(T::Comma) {
                return Ok(());
            }
        }
    }
    fn struct_constant(&mut self, ty: Type, packed: bool, base: usize, span: Span) -> R<Value> {
        let types = self.b.tables.types.view();
        let Some((fields, is_packed)) = types.fields(ty) else {
            return self.err(span, "constant expression type mismatch");
        };
        let have = &self.val_types[base..];
        if fields.len() != have.len() {
            return self.err(span, "initializer with struct type has wrong # elements");
        }
        if is_packed != packed {
            return self.err(span, "packed'ness of initializer and type don't match");
        }
        if let Some(i) = fields.iter().zip(have).position(|(a, b)| a != b) {
            return self.err(span, format!("element {i} of struct initializer doesn't match struct element type"));
        }
        if fields.is_empty() {
            return Ok(consts!(self).add_zero(ty));
        }
        Ok(consts!(self).add_aggregate(ty, &self.vals[base..], false))
    }
    fn sequence_constant(&mut self, ty: Type, vector: bool, base: usize, span: Span, first: Span) -> R<Value> {
        let Some(&elem) = self.val_types.get(base) else {
            if vector {
                return self.err(span, "constant vector must not be empty");
            }
            if !matches!(self.types().kind(ty), TypeKind::Array { len: 0, .. }) {
                return self.err(span, "invalid empty array initializer");
            }
            return Ok(Value::poison(ty));
        };
        let n = self.vals.len() - base;
        let types = self.types();
        if vector && !(types.is_int(elem) || types.is_float(elem) || types.is_ptr(elem)) {
            return self.err(first, "vector elements must have integer, pointer or floating point type");
        }
        if !vector && !self.is_first_class(elem) {
            let text = self.type_text(elem);
            return self.err(first, format!("invalid array element type: {text}"));
        }
        if let Some(i) = self.val_types[base..].iter().position(|&t| t != elem) {
            let (what, text) = (if vector { "vector" } else { "array" }, self.type_text(elem));
            return self.err(first, format!("{what} element #{i} is not of type '{text}"));
        }
        let have = if vector {
            TypeKind::Vector { len: n as u32, scalable: false, elem }
        } else {
            TypeKind::Array { len: n as u64, elem }
        };
        if *self.types().kind(ty) != have {
            let t = self.b.tables.types.intern(have);
            return self.mismatch(t, ty, span);
        }
        Ok(self.sequence_of(ty, elem, base, vector))
    }
    /// The array or vector `ty` of the values on the scratch stack from `base` on. Arrays of `i8` are bytes.
    pub(super) fn sequence_of(&mut self, ty: Type, elem: Type, base: usize, vector: bool) -> Value {
        written!(self).sequence(ty, elem, &self.vals[base..], vector)
    }
    /// A constant (no local) with its type, as in initialisers and expressions.
    pub(super) fn typed_constant(&mut self) -> R<(Type, Value)> {
        let ty = self.ty()?;
        Ok((ty, self.constant(ty)?))
    }
    /// Kind of a table constant of the table in use.
    pub(super) fn const_kind(&self, value: Value) -> Option<ConstKind> {
        let c = value.as_const()?;
        Some(if self.in_function { self.f.side.consts.row(c).kind } else { self.b.tables.consts.row(c).kind })
    }
}
