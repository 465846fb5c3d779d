//! Top-level entities, and going on after an error.

use super::{K, MAX_ERRORS, Parser, R, T};
use warpc_ir::ids::*;
use warpc_ir::layout::{DataLayout, NVPTX64};
use warpc_ir::module::{ComdatKind, ComdatRow};

impl Parser<'_> {
    /// Reads everything.
    pub(super) fn module(&mut self) {
        self.next();
        let open = |p: &Self| p.kind() != T::Eof && p.diags.len() < MAX_ERRORS && p.wanted == p.kept;
        // Target and data layout come before all entities: constants depend on them.
        while open(self) && matches!(self.word(), K::target | K::source_filename) {
            let read = if self.is(K::target) { self.target() } else { self.source_filename() };
            if read.is_err() {
                self.recover();
            }
        }
        while open(self) {
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
    /// `source_filename = "..."`
    fn source_filename(&mut self) -> R<()> {
        self.next();
        self.expect(T::Equal, "expected '=' after source_filename")?;
        self.b.tables.source_filename = self.string()?;
        Ok(())
    }
    /// Goes to the next line that looks like the start of an entity; after an error in a body, past its closing brace.
    fn recover(&mut self) {
        let was_body = std::mem::replace(&mut self.in_function, false);
        self.lex.no_labels = false;
        self.lex.behind_summary = false;
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
                // A module that names its target and no data layout has the target's.
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
                        // The texts noted so far stand for headers in the address space of the old layout.
                        (self.texts.heads, self.texts.backs) = Default::default();
                    }
                    Err(error) => return self.err(span, error.to_string()),
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
