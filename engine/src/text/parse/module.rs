//! Top-level entities, and going on after an error.

use super::{K, MAX_ERRORS, Parser, R, T};
use crate::ids::*;
use crate::ir::layout::{DataLayout, NVPTX64};
use crate::ir::module::{ComdatKind, ComdatRow};
use crate::ir::value::Value;

impl Parser<'_> {
    /// Reads everything.
    pub(super) fn module(&mut self) {
        self.next();
        while self.kind() != T::Eof && self.diags.len() < MAX_ERRORS && !self.needs_block_names {
            if self.entity().is_err() {
                self.recover();
            }
        }
        self.b.tables.module_asm = self.b.tables.strings.intern(&self.module_asm);
    }
    fn entity(&mut self) -> R<()> {
        match self.kind() {
            T::Word => match self.lex.tok.word {
                K::define => self.function(true),
                K::declare => self.function(false),
                K::attributes => self.attribute_group(),
                K::target => self.target(),
                K::source_filename => {
                    self.next();
                    self.expect(T::Equal, "expected '=' after source_filename")?;
                    self.b.tables.source_filename = self.string()?;
                    Ok(())
                }
                K::module => self.module_asm(),
                K::uselistorder | K::uselistorder_bb => self.use_list_order(),
                _ => self.fail("expected top-level entity"),
            },
            T::GlobalVar | T::GlobalId => self.global(),
            T::Exclaim => self.numbered_metadata(),
            T::MetaVar => self.named_metadata(),
            T::LocalVar | T::LocalId => self.type_definition(),
            T::ComdatVar => self.comdat(),
            T::SummaryId => self.summary(),
            _ => self.fail("expected top-level entity"),
        }
    }
    /// Goes to the next line that looks like the start of an entity; after an error in a body, past its closing brace.
    fn recover(&mut self) {
        let was_body = std::mem::replace(&mut self.in_function, false);
        self.lex.no_labels = false;
        self.depth = 0;
        self.vals.clear();
        self.val_types.clear();
        self.attrs.list.clear();
        let src = self.lex.src;
        // From the start of the token that was wrong: it may be the start of the next entity itself.
        let mut at = self.lex.tok.start as usize;
        if !was_body {
            at = at.max(self.lex.prev_end as usize);
        }
        loop {
            let Some(n) = memchr::memchr(b'\n', &src[at..]) else {
                self.lex.pos = src.len();
                break;
            };
            at += n + 1;
            let line = &src[at..];
            if was_body && line.starts_with(b"}") {
                self.lex.pos = at + 1;
                break;
            }
            if starts_entity(line) {
                self.lex.pos = at;
                break;
            }
        }
        self.next();
    }
    fn target(&mut self) -> R<()> {
        self.next();
        match self.word() {
            K::triple => {
                self.next();
                self.expect(T::Equal, "expected '=' after target triple")?;
                self.b.tables.triple = self.string()?;
                // A module that says its target and no layout has that of the target.
                let triple = self.b.tables.strings.get(self.b.tables.triple);
                let nvptx = triple == b"nvptx64" || triple.starts_with(b"nvptx64-");
                if nvptx && self.b.tables.layout_text == Str::EMPTY {
                    self.b.tables.layout_text = self.b.tables.strings.intern(NVPTX64.as_bytes());
                    self.b.tables.layout = DataLayout::parse(NVPTX64).unwrap_or_default();
                }
            }
            K::datalayout => {
                self.next();
                self.expect(T::Equal, "expected '=' after target datalayout")?;
                let span = self.span();
                let text = self.string()?;
                if self.opts.data_layout.is_some() {
                    return Ok(());
                }
                let s = self.b.tables.strings.text(text).into_owned();
                match DataLayout::parse(&s) {
                    Ok(l) => {
                        self.b.tables.layout = l;
                        // They hold the address space of functions.
                        (self.texts.heads, self.texts.backs) = Default::default();
                    }
                    Err(m) => return self.err(span, m),
                }
                self.b.tables.layout_text = text;
            }
            _ => return self.fail("unknown target property"),
        }
        Ok(())
    }
    /// `module asm "..."`
    fn module_asm(&mut self) -> R<()> {
        self.next();
        self.expect_word(K::asm, "expected 'module asm'")?;
        let line = self.string()?;
        let all = &mut self.module_asm;
        all.extend_from_slice(self.b.tables.strings.get(line));
        if all.last().is_some_and(|&b| b != b'\n') {
            all.push(b'\n');
        }
        Ok(())
    }
    /// Row of the comdat called so.
    pub(super) fn comdat_named(&mut self, name: super::Name, span: super::Span) -> Comdat {
        let next = self.b.tables.comdats.len() as u32;
        let (&mut row, found) = self.comdat_names.entry(&self.bytes, name, next);
        if !found {
            let name = self.b.tables.strings.intern(self.bytes.get(name));
            self.b.tables.comdats.push(ComdatRow { name, kind: ComdatKind::Any });
            self.comdat_refs.push(Some(span));
        }
        Comdat(row)
    }
    /// `$name = comdat any`
    fn comdat(&mut self) -> R<()> {
        let span = self.span();
        let name = self.name();
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        self.expect_word(K::comdat, "expected comdat keyword")?;
        let kind = match self.word() {
            K::any => ComdatKind::Any,
            K::exactmatch => ComdatKind::ExactMatch,
            K::largest => ComdatKind::Largest,
            K::nodeduplicate => ComdatKind::NoDeduplicate,
            K::samesize => ComdatKind::SameSize,
            _ => return self.fail("unknown selection kind"),
        };
        self.next();
        let c = self.comdat_named(name, span);
        let known = self.comdat_refs.len();
        if self.comdat_refs[c.index()].is_none() {
            let text = self.name_text(name);
            return self.err(span, format!("redefinition of comdat '${text}'"));
        }
        debug_assert!(c.index() < known);
        self.comdat_refs[c.index()] = None;
        self.b.tables.comdats[c.index()].kind = kind;
        Ok(())
    }
    /// `, comdat` or `, comdat($c)`, when it is there.
    pub(super) fn optional_comdat(&mut self, global: Option<super::Name>) -> R<Comdat> {
        let span = self.span();
        if !self.eat_word(K::comdat) {
            return Ok(Comdat::NONE);
        }
        if self.eat(T::LParen) {
            if self.kind() != T::ComdatVar {
                return self.fail("expected comdat variable");
            }
            let span = self.span();
            let name = self.name();
            self.next();
            self.expect(T::RParen, "expected ')' after comdat var")?;
            return Ok(self.comdat_named(name, span));
        }
        match global {
            Some(name) => Ok(self.comdat_named(name, span)),
            None => self.fail("comdat cannot be unnamed"),
        }
    }
    /// `uselistorder ptr @g, { 1, 0 }`, `uselistorder_bb @f, %b, { 1, 0 }`: checked for form and dropped.
    pub(super) fn use_list_order(&mut self) -> R<()> {
        let of_block = self.is(K::uselistorder_bb);
        self.next();
        if of_block {
            let row = match self.kind() {
                T::GlobalVar => {
                    let name = self.name();
                    self.global_names.get(&self.bytes, name)
                }
                T::GlobalId => Some(self.global_ids.get(self.lex.tok.value as u32)).filter(|&r| r != u32::MAX),
                _ => return self.fail("expected function name in uselistorder_bb"),
            };
            match row.map(|r| self.refs[r as usize]) {
                Some(r) if r.value.is_some() && r.fn_ty.is_none() => {
                    return self.fail("expected function name in uselistorder_bb");
                }
                Some(r) if r.value.is_some() => self.next(),
                _ => return self.fail("invalid function forward reference in uselistorder_bb"),
            }
            self.expect(T::Comma, "expected comma in uselistorder_bb directive")?;
            match self.kind() {
                T::LocalVar => self.next(),
                T::LocalId => return self.fail("invalid numeric label in uselistorder_bb"),
                _ => return self.fail("expected basic block name in uselistorder_bb"),
            }
            self.expect(T::Comma, "expected comma in uselistorder_bb directive")?;
        } else {
            let ty = self.ty_or_void("expected type")?;
            if ty == Type::LABEL {
                self.next();
            } else {
                if self.names_nothing() {
                    return self.fail("value has no uses");
                }
                self.value(ty)?;
            }
            self.expect(T::Comma, "expected comma in uselistorder directive")?;
        }
        let span = self.span();
        self.expect(T::LBrace, "expected '{' here")?;
        if self.kind() == T::RBrace {
            return self.fail("expected non-empty list of uselistorder indexes");
        }
        let (mut n, mut max, mut sum, mut ordered) = (0u64, 0u64, 0u64, true);
        loop {
            let i = self.uint32()? as u64;
            ordered &= i == n;
            sum = sum.wrapping_add(i);
            max = max.max(i);
            n += 1;
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "expected '}' here")?;
        if n < 2 {
            return self.err(span, "expected >= 2 uselistorder indexes");
        }
        if max >= n || sum != n * (n - 1) / 2 {
            return self.err(span, "expected distinct uselistorder indexes in range [0, size)");
        }
        if ordered {
            return self.err(span, "expected uselistorder indexes to change the order");
        }
        Ok(())
    }
    /// Whether the current token is a name that stood nowhere before.
    fn names_nothing(&mut self) -> bool {
        let n = self.lex.tok.value as u32;
        match self.kind() {
            T::LocalVar => {
                let name = self.name();
                self.local_names.get(&self.bytes, name).is_none()
            }
            T::LocalId => Value(self.local_ids.get(n)).is_none(),
            T::GlobalVar => {
                let name = self.name();
                self.global_names.get(&self.bytes, name).is_none()
            }
            T::GlobalId => self.global_ids.get(n) == u32::MAX,
            _ => false,
        }
    }
    /// `^0 = ...`: skipped to the closing parenthesis.
    fn summary(&mut self) -> R<()> {
        self.lex.no_labels = true;
        let r = self.summary_entry();
        self.lex.no_labels = false;
        r
    }
    fn summary_entry(&mut self) -> R<()> {
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        if !matches!(self.word(), K::gv | K::module | K::typeid | K::typeidCompatibleVTable | K::flags | K::blockcount)
        {
            return self.fail(
                "Expected 'gv', 'module', 'typeid', 'typeidCompatibleVTable', 'flags' or 'blockcount' at the start of summary entry",
            );
        }
        let number = matches!(self.word(), K::flags | K::blockcount);
        self.next();
        self.expect(T::Colon, "expected ':' at start of summary entry")?;
        if number {
            self.lex.no_labels = false;
            self.uint64()?;
            return Ok(());
        }
        self.expect(T::LParen, "expected '(' at start of summary entry")?;
        let mut open = 1u32;
        loop {
            match self.kind() {
                T::LParen => open += 1,
                T::RParen => open -= 1,
                T::Eof => return self.fail("found end of file while parsing summary entry"),
                _ => {}
            }
            // The token after the last parenthesis is one of the module again.
            self.lex.no_labels = open > 0;
            self.next();
            if open == 0 {
                return Ok(());
            }
        }
    }
}

/// Whether a line starts like a top-level entity.
fn starts_entity(line: &[u8]) -> bool {
    const STARTS: [&[u8]; 10] =
        [b"define ", b"declare ", b"@", b"!", b"attributes ", b"target ", b"source_filename ", b"$", b"^", b"module "];
    if STARTS.iter().any(|s| line.starts_with(s)) {
        return true;
    }
    if line.first() != Some(&b'%') {
        return false;
    }
    let end = memchr::memchr(b'\n', line).unwrap_or(line.len()).min(256);
    memchr::memmem::find(&line[..end], b"= type ").is_some()
}
