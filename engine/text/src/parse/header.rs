//! Headers of functions: `define ...` up to the brace, `declare ...` up to the end of the line.
//!
//! A header over tokens is [`Parser::header`]. The same texts recur in a module: what stands before the name, what stands
//! after the parameters, attributes of a parameter. They are noted when they were read over tokens once, and
//! [`Parser::quick_header`] puts a header together from such texts; as all quick rules it gives up on anything else.

use super::super::scan::{Cursor, name_end};
use super::global::Binding;
use super::{K, Name, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::module::*;

/// A parameter of a header.
pub(super) struct Param {
    pub ty: Type,
    pub attrs: AttrSet,
    pub name: Option<Name>,
    pub number: u32,
    pub span: Span,
}

/// Parameters of a header.
pub(super) type Params = SmallVec<[Param; 8]>;

/// What stands before the name of a function.
#[derive(Clone, Copy, Default)]
pub(super) struct Front {
    sym: Symbol,
    cc: u16,
    ret_attrs: AttrSet,
    ret: Type,
}

/// What stands after the parameters of a function, when it is nothing rare.
#[derive(Clone, Copy, Default)]
pub(super) struct Back {
    unnamed_addr: UnnamedAddr,
    addrspace: u32,
    set: AttrSet,
    /// Attribute group; `u32::MAX`: none.
    group: u32,
    comdat: bool,
    align: u8,
}

/// A header.
pub(super) struct Header {
    pub front: Front,
    pub ret_span: Span,
    /// Name token.
    pub span: Span,
    /// Name; meaningless when there is a number.
    pub name: Name,
    pub named: bool,
    pub vararg: bool,
    pub addrspace: u32,
    pub set: AttrSet,
    pub groups: SmallVec<[u32; 4]>,
    pub align: u8,
    pub parts: Parts,
    pub extra: FuncExtra,
}

impl Front {
    /// Name and binding without the name.
    pub fn symbol(&self) -> Symbol {
        self.sym
    }
    pub fn cc(&self) -> u16 {
        self.cc
    }
    pub fn ret(&self) -> (Type, AttrSet) {
        (self.ret, self.ret_attrs)
    }
}

/// Longest text that is looked up.
const MAX_TEXT: usize = 256;

impl<'a> Parser<'a> {
    /// A header over tokens, the keyword as current token; the current token is then what follows it.
    pub(super) fn header(&mut self, define: bool, params: &mut Params) -> R<Header> {
        let start = self.lex.tok.end;
        self.next();
        let mut extra = FuncExtra::default();
        while !define && self.kind() == T::MetaVar {
            extra.attachments.push(self.attachment()?);
        }
        let linkage_span = self.span();
        let Binding { mut sym, .. } = self.binding()?;
        let cc = self.calling_convention()?;
        let ret_attrs = self.ret_attrs()?;
        let ret_span = self.span();
        let ret = self.ty_or_void("expected type")?;
        match sym.linkage {
            Linkage::External => {}
            Linkage::ExternWeak if define => return self.err(linkage_span, "invalid linkage for function definition"),
            Linkage::ExternWeak => {}
            Linkage::Appending | Linkage::Common => return self.err(linkage_span, "invalid function linkage type"),
            _ if !define => return self.err(linkage_span, "invalid linkage for function declaration"),
            _ => {}
        }
        self.check_binding(&sym, linkage_span)?;
        if !self.is_return_type(ret) {
            return self.err(ret_span, "invalid function return type");
        }
        let span = self.span();
        let tok = self.lex.tok;
        let named = tok.kind == T::GlobalVar && tok.name.0 != tok.name.1;
        let name = match tok.kind {
            T::GlobalVar => self.name(),
            T::GlobalId => (0, 0),
            _ => return self.fail("expected function name"),
        };
        let front = Front { sym, cc, ret_attrs, ret };
        if define {
            self.texts.fronts.set(self.lex.src, start as usize, span.0 as usize, front);
        }
        let mut number = u32::MAX;
        if !named {
            let written = (tok.kind == T::GlobalId).then_some(tok.value as u32);
            number = self.global_number(written, "function", span)?;
        }
        self.next();
        if self.kind() != T::LParen {
            return self.fail("expected '(' in function argument list");
        }
        let vararg = self.params(params)?;
        let back_start = self.lex.prev_end;
        sym.unnamed_addr = self.unnamed_addr();
        let addrspace = if self.is(K::addrspace) { self.addrspace()? } else { self.b.tables.layout.program_space };
        let set = self.fn_attrs()?;
        let groups: SmallVec<[u32; 4]> = self.attrs.groups[..].into();
        if self.b.tables.attrs.view().has(set, warpc_ir::attrs::AttrKind::Builtin) {
            return self.err(span, "'builtin' attribute not valid on function");
        }
        let mut parts = Parts { number, ..Default::default() };
        let mut align = 0;
        if self.eat_word(K::section) {
            parts.section = self.string()?;
        }
        if self.eat_word(K::partition) {
            parts.partition = self.string()?;
        }
        let comdat = self.is(K::comdat);
        parts.comdat = self.optional_comdat(named.then_some(name))?;
        let own_comdat = comdat && self.lex.src[self.lex.prev_end as usize - 1] != b')';
        if self.eat_word(K::align) {
            align = Aux::pack_align(self.alignment_value()?) as u8;
        }
        if define
            && matches!(self.kind(), T::LBrace | T::MetaVar)
            && parts.section == Str::EMPTY
            && parts.partition == Str::EMPTY
            && comdat == own_comdat
            && groups.len() <= 1
        {
            let group = groups.first().copied().unwrap_or(u32::MAX);
            let back = Back { unnamed_addr: sym.unnamed_addr, addrspace, set, group, comdat, align };
            self.texts.backs.set(self.lex.src, back_start as usize, self.lex.tok.start as usize, back);
        }
        if self.eat_word(K::gc) {
            parts.gc = self.string()?;
        }
        if self.eat_word(K::prefix) {
            extra.prefix = self.typed_constant()?.1;
        }
        if self.eat_word(K::prologue) {
            extra.prologue = self.typed_constant()?.1;
        }
        if self.eat_word(K::personality) {
            extra.personality = self.typed_constant()?.1;
        }
        let front = Front { sym, ..front };
        Ok(Header { front, ret_span, span, name, named, vararg, addrspace, set, groups, align, parts, extra })
    }
    /// The header of a definition, put together from texts that were read before.
    pub(super) fn quick_header(&mut self, params: &mut Params) -> Option<Header> {
        if self.lex.behind_summary {
            // Attributes have to be read: those of memory make labels behind a summary valid.
            return None;
        }
        let src = self.lex.src;
        let start = self.lex.tok.end as usize;
        let sigil = start + memchr::memchr(b'@', &src[start..src.len().min(start + MAX_TEXT)])?;
        let mut front = self.texts.fronts.get(src, start, sigil)?;
        let open = name_end(src, sigil + 1);
        if src.get(open) != Some(&b'(') || src[sigil + 1].is_ascii_digit() || open == sigil + 1 {
            return None;
        }
        let (span, name) = ((sigil as u32, open as u32), (sigil as u32 + 1, open as u32));
        let mut c = Cursor { src, at: open + 1 };
        let mut next = 0u32;
        if c.peek() != b')' {
            loop {
                let at = c.at as u32;
                let ty = self.quick_type(&mut c)?;
                c.need(b" ")?;
                let attrs = if c.peek() == b'%' { AttrSet::EMPTY } else { self.quick_attrs(&mut c)? };
                c.need(b"%")?;
                let (mut name, mut number) = (None, next);
                if c.peek().is_ascii_digit() {
                    number = c.id()?;
                    if number < next {
                        return None;
                    }
                    next = number + 1;
                } else {
                    name = Some(super::quick::quick_name(&mut c)?);
                }
                if !self.is_argument_type(ty) {
                    return None;
                }
                params.push(Param { ty, attrs, name, number, span: (at, at + 1) });
                if !c.eat(b", ") {
                    break;
                }
            }
        }
        c.need(b")")?;
        let end = c.at + memchr::memchr2(b'{', b'!', &src[c.at..src.len().min(c.at + MAX_TEXT)])?;
        let back = self.texts.backs.get(src, c.at, end)?;
        front.sym.unnamed_addr = back.unnamed_addr;
        let mut parts = Parts::default();
        if back.comdat {
            parts.comdat = self.comdat_named(name, span);
        }
        let mut groups = SmallVec::new();
        if back.group != u32::MAX {
            groups.push(back.group);
        }
        self.lex.go_to(end);
        Some(Header {
            front,
            ret_span: span,
            span,
            name,
            named: true,
            vararg: false,
            addrspace: back.addrspace,
            set: back.set,
            groups,
            align: back.align,
            parts,
            extra: FuncExtra::default(),
        })
    }
    /// `(...)` of a header; whether more arguments may follow.
    pub(super) fn params(&mut self, params: &mut Params) -> R<bool> {
        self.next();
        let mut vararg = false;
        let mut next = 0u32;
        if self.kind() != T::RParen {
            loop {
                if self.eat(T::Dots) {
                    vararg = true;
                    break;
                }
                let span = self.span();
                let ty = self.ty_or_void("expected type")?;
                let at = self.lex.tok.start as usize;
                self.attr_pointee = self.pointee(span.0, ty).unwrap_or(Type::NONE);
                let attrs = self.param_attrs()?;
                if attrs != AttrSet::EMPTY && self.attr_pointee.is_none() {
                    self.texts.attrs.set(self.lex.src, at, self.lex.tok.start as usize, attrs);
                }
                if ty == Type::VOID {
                    return self.err(span, "argument can not have void type");
                }
                let mut name = None;
                let mut number = next;
                match self.kind() {
                    T::LocalVar => {
                        name = Some(self.name());
                        self.next();
                    }
                    T::LocalId => {
                        number = self.lex.tok.value as u32;
                        if number < next {
                            return self.err(span, format!("argument expected to be numbered '%{next}' or greater"));
                        }
                        self.next();
                    }
                    _ => {}
                }
                if name.is_none() {
                    next = number.saturating_add(1);
                }
                if !self.is_argument_type(ty) {
                    return self.err(span, "invalid type for function argument");
                }
                params.push(Param { ty, attrs, name, number, span });
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RParen, "expected ')' at end of argument list")?;
        Ok(vararg)
    }
}
