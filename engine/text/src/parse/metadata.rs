//! Metadata: nodes, named lists, operands, attachments.

use super::{K, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::body::LocalMd;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::value::Value;

/// Metadata that may name values of the function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MdOperand {
    /// A node of the module.
    Node(Md),
    /// A local value of this type.
    Local(Type, Value),
    /// Row of the function's local metadata.
    List(u32),
}

impl Parser<'_> {
    /// Node number `n`, a placeholder while it is not defined.
    #[inline]
    pub(super) fn md_number(&mut self, n: u32, span: Span) -> Md {
        let m = Md(self.md_ids.get(n));
        if m.is_some() {
            return m;
        }
        let m = self.b.tables.metadata.placeholder();
        self.md_ids.set(n, m.0);
        self.md_refs.push((n, span));
        m
    }
    /// The number after `!`.
    #[inline(always)]
    fn md_id(&mut self) -> R<Md> {
        let span = self.span();
        let n = self.uint32()?;
        Ok(self.md_number(n, span))
    }
    /// `!7`, `!{...}`, `!DILocation(...)`: a node.
    #[inline(always)]
    pub(super) fn md_node(&mut self) -> R<Md> {
        if self.kind() == T::MetaVar {
            return self.nested(|p| p.special_node(false));
        }
        self.expect(T::Exclaim, "expected '!' here")?;
        self.md_node_tail()
    }
    #[inline(always)]
    fn md_node_tail(&mut self) -> R<Md> {
        if self.kind() == T::LBrace {
            let ops = self.nested(|p| p.md_list())?;
            return Ok(self.b.tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops[..].into() }));
        }
        self.md_id()
    }
    /// `{!0, null, i32 1}`
    pub(super) fn md_list(&mut self) -> R<SmallVec<[Md; 8]>> {
        self.expect(T::LBrace, "expected '{' here")?;
        let mut ops = SmallVec::new();
        if self.eat(T::RBrace) {
            return Ok(ops);
        }
        loop {
            ops.push(if self.eat_word(K::null) { Md::NONE } else { self.md()? });
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "expected end of metadata node")?;
        Ok(ops)
    }
    /// Any metadata that names no local.
    pub(super) fn md(&mut self) -> R<Md> {
        self.eat_old_metadata_word();
        match self.kind() {
            T::MetaVar => {
                if self.lex.text(self.lex.tok.name) == b"DIArgList" {
                    return self.fail("found DIArgList outside of function");
                }
                self.nested(|p| p.special_node(false))
            }
            T::Exclaim => {
                self.next();
                if self.kind() == T::Str {
                    let s = self.string()?;
                    return Ok(self.b.tables.metadata.add(MdNode::Str(s)));
                }
                self.md_node_tail()
            }
            _ => {
                let (ty, v) = self.at_module_level(|p| {
                    let span = p.span();
                    let ty = p.ty_or("expected metadata operand")?;
                    if ty == Type::METADATA {
                        return p.err(span, "invalid metadata-value-metadata roundtrip");
                    }
                    Ok((ty, p.constant(ty)?))
                })?;
                Ok(self.b.tables.metadata.add(MdNode::Value(ty, v)))
            }
        }
    }
    /// Metadata inside a function: it may name locals.
    pub(super) fn md_operand(&mut self) -> R<MdOperand> {
        if self.kind() == T::MetaVar && self.lex.text(self.lex.tok.name) == b"DIArgList" {
            return self.arg_list();
        }
        if matches!(self.kind(), T::MetaVar | T::Exclaim) {
            return Ok(MdOperand::Node(self.md()?));
        }
        self.value_as_metadata("expected metadata operand")
    }
    /// `i32 %x` or a constant.
    fn value_as_metadata(&mut self, message: &str) -> R<MdOperand> {
        let span = self.span();
        let ty = self.ty_or(message)?;
        if ty == Type::METADATA {
            return self.err(span, "invalid metadata-value-metadata roundtrip");
        }
        if matches!(self.kind(), T::LocalId | T::LocalVar) {
            return Ok(MdOperand::Local(ty, self.value(ty)?));
        }
        let v = self.at_module_level(|p| p.constant(ty))?;
        Ok(MdOperand::Node(self.b.tables.metadata.add(MdNode::Value(ty, v))))
    }
    /// `!DIArgList(i32 %x, i32 1)`
    fn arg_list(&mut self) -> R<MdOperand> {
        self.next();
        self.expect(T::LParen, "expected '(' here")?;
        let mut list = Vec::new();
        if self.kind() != T::RParen {
            loop {
                let span = self.span();
                let ty = self.ty_or("expected value-as-metadata operand")?;
                if ty == Type::METADATA {
                    return self.err(span, "invalid metadata-value-metadata roundtrip");
                }
                list.push((ty, self.value(ty)?));
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RParen, "expected ')' here")?;
        self.f.side.local_md.push(LocalMd::ArgList(list.into()));
        Ok(MdOperand::List(self.f.side.local_md.len() as u32 - 1))
    }
    /// The operand of a call: metadata as a value.
    pub(super) fn metadata_value(&mut self) -> R<Value> {
        Ok(match self.md_operand()? {
            MdOperand::Node(m) => Value::meta(m),
            MdOperand::List(n) => Value::local_meta(n),
            MdOperand::Local(ty, v) => {
                self.f.side.local_md.push(LocalMd::Value(ty, v));
                Value::local_meta(self.f.side.local_md.len() as u32 - 1)
            }
        })
    }
    /// Kind and node of `!dbg !7`.
    pub(super) fn attachment(&mut self) -> R<(Str, Md)> {
        let kind = self.intern_name();
        self.next();
        Ok((kind, self.md_node()?))
    }
    /// `, !dbg !7, !tbaa !8` after an instruction; the first comma is eaten. The last instruction gets them.
    #[inline(never)]
    pub(super) fn inst_attachments(&mut self, i: Inst) -> R<()> {
        loop {
            if self.kind() != T::MetaVar {
                return self.fail("expected metadata after comma");
            }
            let tok = self.lex.tok;
            if !tok.escaped && self.lex.text(tok.name) == b"dbg" {
                let m = self.attached_node()?;
                self.f.set_loc(i, m);
            } else {
                let kind = Str(self.md_kind());
                let m = self.attached_node()?;
                self.f.attach(i, kind, m);
            }
            if !self.eat(T::Comma) {
                return Ok(());
            }
        }
    }
    /// The node after the name of an attachment, the current token.
    #[inline(always)]
    fn attached_node(&mut self) -> R<Md> {
        let at = self.lex.pos as u32;
        match self.lex.take_number(b" !") {
            Some(n) if n <= u32::MAX as u64 => {
                self.lex.next_comma();
                Ok(self.md_number(n as u32, (at + 2, self.lex.prev_end.max(at + 2))))
            }
            Some(_) => self.err((at + 2, at + 3), "expected 32-bit integer (too large)"),
            None => {
                self.next();
                self.md_node()
            }
        }
    }
    /// The name of an attachment kind as a string id, through a table of those seen.
    #[inline(always)]
    fn md_kind(&mut self) -> u32 {
        let name = self.name();
        let (slot, found) = self.md_kinds.entry(&self.bytes, name, 0);
        if found {
            return *slot;
        }
        let s = self.b.tables.strings.intern(self.bytes.get(name));
        *slot = s.0;
        s.0
    }
    /// `!7 = ...`
    pub(super) fn numbered_metadata(&mut self) -> R<()> {
        self.next();
        let span = self.span();
        let n = self.uint32()?;
        self.expect(T::Equal, "expected '=' here")?;
        self.eat_old_metadata_word();
        if self.kind() == T::IntType || self.kind() == T::Word && self.lex.tok.word.simple_type().is_some() {
            return self.fail("unexpected type in metadata definition");
        }
        let distinct = self.eat_word(K::distinct);
        let node = if self.kind() == T::MetaVar {
            self.special_node_body(distinct)?
        } else {
            self.expect(T::Exclaim, "Expected '!' here")?;
            let ops = self.md_list()?;
            MdNode::Tuple { distinct, ops: ops[..].into() }
        };
        let m = Md(self.md_ids.get(n));
        if m.is_none() {
            let m = self.b.tables.metadata.add(node);
            self.md_ids.set(n, m.0);
            return Ok(());
        }
        if *self.b.tables.metadata.get(m) != MdNode::Placeholder {
            return self.err(span, "Metadata id is already used");
        }
        if let Some(twin) = self.b.tables.metadata.define_uniqued(m, node) {
            self.md_twins.push((m, twin));
        }
        Ok(())
    }
    /// `!name = !{!0, !1}`
    pub(super) fn named_metadata(&mut self) -> R<()> {
        let name = self.intern_name();
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        self.expect(T::Exclaim, "Expected '!' here")?;
        self.expect(T::LBrace, "Expected '{' here")?;
        let mut list = Vec::new();
        if self.kind() != T::RBrace {
            loop {
                if self.kind() == T::MetaVar {
                    match self.lex.text(self.lex.tok.name) {
                        b"DIExpression" => list.push(self.special_node(false)?),
                        b"DIArgList" => return self.fail("found DIArgList outside of function"),
                        _ => return self.fail("Expected '!' here"),
                    }
                } else {
                    self.expect(T::Exclaim, "Expected '!' here")?;
                    list.push(self.md_id()?);
                }
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RBrace, "expected end of metadata node")?;
        self.named_lists.list(&mut self.b.tables.metadata, name).extend(list);
        Ok(())
    }
}
