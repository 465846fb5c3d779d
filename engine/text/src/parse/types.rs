//! Types.

use super::{K, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;

/// Definition of a named or numbered type.
#[derive(Clone, Copy)]
pub(super) struct TypeDef {
    /// The type.
    pub ty: Type,
    /// First reference while it is not defined.
    pub open: Option<Span>,
    /// The definition.
    pub at: Span,
    /// What it points at, of another name for a typed pointer.
    pub pointee: Type,
}

impl TypeDef {
    const UNKNOWN: TypeDef = TypeDef { ty: Type::NONE, open: None, at: (0, 0), pointee: Type::NONE };
}

impl Parser<'_> {
    /// A type other than `void`.
    #[inline(always)]
    pub(super) fn ty(&mut self) -> R<Type> {
        self.ty_or("expected type")
    }
    /// A type other than `void`; `message` when there is none.
    #[inline(always)]
    pub(super) fn ty_or(&mut self, message: &str) -> R<Type> {
        let span = self.span();
        let t = self.ty_or_void(message)?;
        if t == Type::VOID { self.err(span, "void type only allowed for function results") } else { Ok(t) }
    }
    /// Any type. One copy of the code: the rules that call it are many, and the instruction cache is small.
    #[inline(never)]
    pub(super) fn ty_or_void(&mut self, message: &str) -> R<Type> {
        let tok = &self.lex.tok;
        let start = tok.start;
        let t = match tok.kind {
            T::IntType => {
                let t = match tok.value {
                    32 => Type::I32,
                    64 => Type::I64,
                    1 => Type::I1,
                    8 => Type::I8,
                    16 => Type::I16,
                    n => self.b.tables.types.intern(TypeKind::Int(n as u32)),
                };
                self.lex.next_local();
                t
            }
            T::Word if tok.word == K::ptr => {
                self.lex.next_local();
                let t = if self.is(K::addrspace) { self.pointer()? } else { Type::PTR };
                if self.kind() == T::Star {
                    return self.fail("ptr* is invalid - use ptr instead");
                }
                t
            }
            T::Word if let Some(t) = tok.word.simple_type() => {
                self.lex.next_local();
                t
            }
            _ => {
                let t = self.nested(|p| p.compound_type(message))?;
                self.note_type(start, t);
                t
            }
        };
        if matches!(self.kind(), T::LParen | T::Star) || self.is(K::addrspace) && !self.types().is_ptr(t) {
            return self.type_suffix(start, t);
        }
        Ok(t)
    }
    fn pointer(&mut self) -> R<Type> {
        let a = self.addrspace()?;
        Ok(self.b.tables.types.intern(TypeKind::Ptr(a)))
    }
    #[cold]
    fn type_suffix(&mut self, start: u32, mut ty: Type) -> R<Type> {
        loop {
            if self.kind() == T::LParen {
                ty = self.nested(|p| p.function_type(ty))?;
                continue;
            }
            // Pointers of files from before LLVM 15 name what they point to; all are the same pointer.
            if self.kind() != T::Star && !self.is(K::addrspace) {
                return Ok(ty);
            }
            if ty == Type::LABEL {
                return self.fail("basic block pointers are invalid");
            }
            if ty == Type::VOID {
                return self.fail("pointers to void are invalid - use i8* instead");
            }
            if ty == Type::TOKEN || ty == Type::METADATA {
                return self.fail("pointer to this type is invalid");
            }
            let space = self.addrspace()?;
            self.expect(T::Star, "expected '*' in address space")?;
            self.typed_pointer = (start, ty);
            ty = self.b.tables.types.intern(TypeKind::Ptr(space));
        }
    }
    /// `addrspace(n)`, when it is there: the space, else 0.
    #[inline(always)]
    pub(super) fn addrspace(&mut self) -> R<u32> {
        if self.is(K::addrspace) { self.addrspace_here() } else { Ok(0) }
    }
    fn addrspace_here(&mut self) -> R<u32> {
        self.next();
        self.expect(T::LParen, "expected '(' in address space")?;
        let span = self.span();
        let space = match self.kind() {
            T::Str => {
                let l = &self.b.tables.layout;
                let space = match self.lex.text(self.lex.tok.name) {
                    b"A" => l.alloca_space,
                    b"G" => l.global_space,
                    b"P" => l.program_space,
                    other => {
                        let text = String::from_utf8_lossy(other).into_owned();
                        return self.fail(format!("invalid symbolic addrspace '{text}'"));
                    }
                };
                self.next();
                space
            }
            T::Int => self.uint32()?,
            _ => return self.fail("expected integer or string constant"),
        };
        if space >= 1 << 24 {
            return self.err(span, "invalid address space, must be a 24-bit integer");
        }
        self.expect(T::RParen, "expected ')' in address space")?;
        Ok(space)
    }
    fn compound_type(&mut self, message: &str) -> R<Type> {
        match self.kind() {
            T::LocalVar => {
                let name = self.name();
                let def = self.type_named(name);
                self.type_reference(def)
            }
            T::LocalId => {
                let def = self.type_numbered(self.lex.tok.value as u32);
                self.type_reference(def)
            }
            T::LSquare => {
                self.next();
                self.sequence(false)
            }
            T::Less => {
                let start = self.lex.tok.start;
                self.next();
                if self.kind() == T::LBrace {
                    let fields = self.struct_body()?;
                    self.expect(T::Greater, "expected '>' at end of packed struct")?;
                    return Ok(self
                        .b
                        .tables
                        .types
                        .intern(TypeKind::Struct { fields: (&fields[..]).into(), packed: true }));
                }
                let before = self.typed_pointer;
                let vector = self.sequence(true)?;
                // A vector of typed pointers points at what they point at.
                if self.typed_pointer != before {
                    self.typed_pointer.0 = start;
                }
                Ok(vector)
            }
            T::LBrace => {
                let fields = self.struct_body()?;
                Ok(self.b.tables.types.intern(TypeKind::Struct { fields: (&fields[..]).into(), packed: false }))
            }
            T::Word if self.is(K::target) => self.target_type(),
            _ => self.fail(message),
        }
    }
    /// Row of `type_defs` of a named type, a new one while it is unknown.
    pub(super) fn type_named(&mut self, name: super::Name) -> usize {
        let next = self.type_defs.len() as u32;
        let (&mut row, found) = self.type_names.entry(&self.bytes, name, next);
        if !found {
            self.type_defs.push(TypeDef::UNKNOWN);
        }
        row as usize
    }
    /// Row of `type_defs` of a numbered type.
    pub(super) fn type_numbered(&mut self, n: u32) -> usize {
        let row = self.type_ids.get(n);
        if row != u32::MAX {
            return row as usize;
        }
        self.type_ids.set(n, self.type_defs.len() as u32);
        self.type_defs.push(TypeDef::UNKNOWN);
        self.type_defs.len() - 1
    }
    /// The type at the current token, which is the name of row `def`; a struct without a body when it is not known yet.
    #[inline]
    fn type_reference(&mut self, def: usize) -> R<Type> {
        if self.type_defs[def].ty.is_none() {
            let span = self.span();
            self.new_struct(def);
            self.type_defs[def].open = Some(span);
        }
        let pointee = self.type_defs[def].pointee;
        if pointee.is_some() {
            self.typed_pointer = (self.lex.tok.start, pointee);
        }
        self.next();
        Ok(self.type_defs[def].ty)
    }
    /// Makes row `def` a struct named by the current token.
    fn new_struct(&mut self, def: usize) {
        let numbered = self.kind() == T::LocalId;
        let name = if numbered {
            self.b.tables.strings.intern(self.lex.tok.value.to_string().as_bytes())
        } else {
            self.intern_name()
        };
        self.type_defs[def].ty = self.b.tables.types.add_struct(name, numbered);
    }
    /// `%name = type ...` with the name as current token.
    pub(super) fn type_definition(&mut self) -> R<()> {
        let span = self.span();
        let token = self.lex.tok;
        let def = match self.kind() {
            T::LocalId => self.type_numbered(token.value as u32),
            _ => {
                let name = self.name();
                self.type_named(name)
            }
        };
        self.next();
        self.expect(T::Equal, "expected '=' after name")?;
        let what = if token.kind == T::LocalId { "expected 'type' after '='" } else { "expected 'type' after name" };
        self.expect_word(K::r#type, what)?;
        let known = self.type_defs[def];
        if known.ty.is_some() && known.open.is_none() {
            return self.err(span, "redefinition of type");
        }
        let open = |p: &mut Self| {
            p.type_defs[def].open = None;
            p.type_defs[def].at = span;
            if known.ty.is_none() {
                let here = std::mem::replace(&mut p.lex.tok, token);
                p.new_struct(def);
                p.lex.tok = here;
            }
        };
        if self.eat_word(K::opaque) {
            open(self);
            return Ok(());
        }
        let packed = self.eat(T::Less);
        if self.kind() != T::LBrace {
            if known.ty.is_some() {
                return self.err(span, "forward references to non-struct type");
            }
            let start = self.lex.tok.start;
            let t = if packed { self.sequence(true)? } else { self.ty()? };
            let pointee = self.pointee(start, t).unwrap_or(Type::NONE);
            if self.type_defs[def].ty.is_some() {
                return self.err(span, "non-struct types may not be recursive");
            }
            self.type_defs[def] = TypeDef { ty: t, open: None, at: span, pointee };
            // Nothing may walk a type before it is known not to nest too deeply.
            self.measure(t, span)?;
            return Ok(());
        }
        open(self);
        let fields = self.struct_body()?;
        if packed {
            self.expect(T::Greater, "expected '>' in packed struct")?;
        }
        let TypeKind::Named(n) = *self.types().kind(self.type_defs[def].ty) else { return Ok(()) };
        self.b.tables.types.structs[n as usize].body = Some(((&fields[..]).into(), packed));
        Ok(())
    }
    fn struct_body(&mut self) -> R<SmallVec<[Type; 16]>> {
        self.next();
        let mut fields = SmallVec::new();
        if self.eat(T::RBrace) {
            return Ok(fields);
        }
        loop {
            let span = self.span();
            let t = self.ty()?;
            let bad = match self.types().kind(t) {
                TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. } | TypeKind::Token => true,
                // Target types stand in structs where their layout is a known type; the verifier looks closer.
                _ => false,
            };
            if bad {
                return self.err(span, "invalid element type for struct");
            }
            fields.push(t);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "expected '}' at end of struct")?;
        Ok(fields)
    }
    /// The rest of an array or vector type after its bracket.
    fn sequence(&mut self, vector: bool) -> R<Type> {
        let scalable = vector && self.eat_word(K::vscale);
        if scalable {
            self.expect_word(K::x, "expected 'x' after vscale")?;
        }
        let span = self.span();
        let tok = self.lex.tok;
        let len = if tok.kind != T::Int || tok.negative {
            None
        } else if tok.big {
            super::numbers::decimal_u64(self.token_text())
        } else {
            Some(tok.value)
        };
        let Some(len) = len else { return self.fail("expected number in address space") };
        self.next();
        self.expect_word(K::x, "expected 'x' after element count")?;
        let elem_span = self.span();
        let elem = self.ty()?;
        self.expect(if vector { T::Greater } else { T::RSquare }, "expected end of sequential type")?;
        if vector {
            if len == 0 {
                return self.err(span, "zero element vector is illegal");
            }
            let Ok(len) = u32::try_from(len) else { return self.err(span, "size too large for vector") };
            let types = self.types();
            let ok = types.is_int(elem)
                || types.is_float(elem)
                || types.is_ptr(elem)
                || matches!(types.kind(elem), TypeKind::Target { .. });
            if !ok {
                return self.err(elem_span, "invalid vector element type");
            }
            return Ok(self.b.tables.types.intern(TypeKind::Vector { len, scalable, elem }));
        }
        let bad = matches!(
            self.types().kind(elem),
            TypeKind::Label | TypeKind::Metadata | TypeKind::Func { .. } | TypeKind::Token | TypeKind::X86Amx
        );
        if bad {
            return self.err(elem_span, "invalid array element type");
        }
        Ok(self.b.tables.types.intern(TypeKind::Array { len, elem }))
    }
    /// `target("name", types, integers)`
    fn target_type(&mut self) -> R<Type> {
        self.next();
        self.expect(T::LParen, "expected '(' in target extension type")?;
        let name = self.string()?;
        let mut types = SmallVec::<[Type; 4]>::new();
        let mut ints = SmallVec::<[u32; 4]>::new();
        while self.eat(T::Comma) {
            if self.kind() == T::Int {
                ints.push(self.uint32()?);
            } else if !ints.is_empty() {
                return self.fail("expected uint32 param");
            } else {
                types.push(self.ty_or_void("expected type")?);
            }
        }
        self.expect(T::RParen, "expected ')' in target extension type")?;
        let (types, ints) = ((&types[..]).into(), (&ints[..]).into());
        Ok(self.b.tables.types.intern(TypeKind::Target { name, types, ints }))
    }
    /// Whether values of the type can be in a register: not void, functions and structs without a body.
    #[inline(always)]
    pub(super) fn is_first_class(&self, ty: Type) -> bool {
        if ty.0 > Type::VOID.0 && ty.0 <= Type::PTR_CLUSTER.0 {
            return true;
        }
        let types = self.types();
        match types.kind(ty) {
            TypeKind::Void | TypeKind::Func { .. } => false,
            TypeKind::Named(n) => types.named(*n).body.is_some(),
            _ => true,
        }
    }
    /// Whether values of the type can be returned.
    pub(super) fn is_return_type(&self, ty: Type) -> bool {
        !matches!(self.types().kind(ty), TypeKind::Func { .. } | TypeKind::Label | TypeKind::Metadata)
    }
    /// Whether values of the type can be passed.
    pub(super) fn is_argument_type(&self, ty: Type) -> bool {
        self.is_first_class(ty) && ty != Type::LABEL
    }
    /// `(types)` after return type `ret`.
    fn function_type(&mut self, ret: Type) -> R<Type> {
        if !self.is_return_type(ret) {
            return self.fail("invalid function return type");
        }
        let mut params = super::header::Params::new();
        let vararg = self.params(&mut params)?;
        for p in &params {
            if p.name.is_some() {
                return self.err(p.span, "argument name invalid in function type");
            }
            if p.attrs != AttrSet::EMPTY {
                return self.err(p.span, "argument attributes invalid in function type");
            }
        }
        let params: SmallVec<[Type; 16]> = params.iter().map(|p| p.ty).collect();
        Ok(self.intern_fn(ret, &params, vararg))
    }
    /// The function type of these parts.
    pub(super) fn intern_fn(&mut self, ret: Type, params: &[Type], vararg: bool) -> Type {
        self.b.tables.types.intern(TypeKind::Func { ret, params: params.into(), vararg })
    }
}
