//! Quick rules: functions as LLVM prints them, read from the bytes without tokens.
//!
//! A quick rule reads one whole instruction, or label, and the start of what follows. When anything is other than expected
//! (another spelling, a name not seen before, a rare form, an error) it gives up before it has changed anything that
//! matters, and the rules over tokens read the same text again: they alone know the whole language and report errors.
//! What a quick rule may leave behind when it gives up are constants, forward references of labels and metadata numbers,
//! which the second reading finds again.

use super::super::names::TextCache;
use super::super::scan::{Cursor, is_name_byte, name_end};
use super::{Parser, R};
use warpc_ir::builder_func::Placeholder;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::value::Value;

/// What a call says before the name of its callee.
#[derive(Clone, Copy, Default)]
pub(super) struct CallHead {
    /// Fast-math flags.
    pub fl: u16,
    /// Calling convention.
    pub cc: u16,
    /// Attributes of the result.
    pub ret: AttrSet,
    /// Address space of the callee.
    pub addrspace: u32,
    /// Type of the result.
    pub ty: Type,
}

/// Texts that recur: each was read over tokens once.
#[derive(Default)]
pub(super) struct Texts {
    /// From after `call` to the sigil of the callee.
    pub heads: TextCache<CallHead>,
    /// Attributes of an argument, up to its value.
    pub attrs: TextCache<AttrSet>,
    /// Headers of definitions, from after `define` to the sigil of the name.
    pub fronts: TextCache<super::header::Front>,
    /// Headers of definitions, from after the parameters to the brace or the first attachment.
    pub backs: TextCache<super::header::Back>,
    /// Composite types.
    pub types: TextCache<Type>,
    /// A global has a name that is not made of name bytes, so that looking a name up does not say where it ends.
    pub odd_names: bool,
}

/// Metadata after an instruction.
#[derive(Clone, Copy)]
pub(super) struct Tail {
    /// Location.
    pub loc: Md,
    /// Number of attachments.
    pub n: usize,
    /// Kinds and nodes.
    pub rows: [(u32, Md); 4],
}

impl<'a> Parser<'a> {
    /// Reads labels and instructions from position `from` on as long as the quick rules know them. `open`: within a block.
    /// Gives the position of the first byte of what they do not know, and whether a block is open there.
    pub(super) fn lines(&mut self, from: usize, mut open: bool) -> R<(usize, bool)> {
        let mut c = Cursor { src: self.lex.src, at: from };
        c.blanks();
        let errors = self.diags.len();
        loop {
            let start = c.at;
            let read = if open { self.line(&mut c) } else { self.label_line(&mut c) };
            if self.diags.len() != errors {
                return Err(super::Fail);
            }
            match read {
                Some(still_open) => open = still_open,
                None => return Ok((start, open)),
            }
        }
    }
    /// A label, or the start of the first block without one.
    #[inline(always)]
    fn label_line(&mut self, cursor: &mut Cursor<'a>) -> Option<bool> {
        let start = cursor.at;
        let span = |end: usize| (start as u32, end as u32);
        let b = cursor.peek();
        if b == b'%' {
            // The entry block needs no label, and nothing can have referred to it by number yet.
            if self.f.num_blocks() != 0 || Value(self.local_ids.get(self.next_local)).is_some() {
                return None;
            }
            self.define_block(None, None, span(start + 1)).ok()?;
            return Some(true);
        }
        if b.is_ascii_digit() {
            let mut at = start;
            let mut n = 0u64;
            while at < start + 9 && cursor.src.get(at).is_some_and(u8::is_ascii_digit) {
                n = n * 10 + (cursor.src[at] - b'0') as u64;
                at += 1;
            }
            if cursor.src.get(at) != Some(&b':') {
                return None;
            }
            self.define_block(None, Some(n as u32), span(at + 1)).ok()?;
            cursor.at = at + 1;
        } else if is_name_byte(b) && !self.lex.behind_summary {
            let end = name_end(cursor.src, start);
            if cursor.src.get(end) != Some(&b':') {
                return None;
            }
            self.define_block(Some((start as u32, end as u32)), None, span(end + 1)).ok()?;
            cursor.at = end + 1;
        } else {
            return None;
        }
        cursor.blanks();
        cursor.comments();
        Some(true)
    }
    /// The end of an instruction: the line ends, and what follows cannot continue it. Goes on to what follows.
    #[inline(always)]
    pub(super) fn line_end(&self, cursor: &mut Cursor<'a>) -> Option<()> {
        if cursor.peek() != b'\n' && !(cursor.peek() == b'\r' && cursor.ahead(1) == b'\n') {
            return None;
        }
        cursor.blanks();
        let mut b = cursor.peek();
        if b == b';' {
            cursor.comments();
            b = cursor.peek();
        }
        (b == b'%' || b == b'}' || is_name_byte(b) || b == b'"' || b == b'#').then_some(())
    }
    /// `, !tbaa !7, !dbg !8` and the end of the line.
    #[inline(always)]
    pub(super) fn tail(&mut self, cursor: &mut Cursor<'a>) -> Option<Tail> {
        let mut t = Tail { loc: Md::NONE, n: 0, rows: [(0, Md::NONE); 4] };
        while cursor.eat(b", !") {
            if cursor.eat(b"dbg !") {
                t.loc = self.quick_md(cursor)?;
                continue;
            }
            let name = (cursor.at as u32, name_end(cursor.src, cursor.at) as u32);
            // A kind that was not seen yet is left to the rules over tokens.
            let kind = self.md_kinds.get(&self.bytes, name)?;
            cursor.at = name.1 as usize;
            cursor.need(b" !")?;
            if t.n == t.rows.len() {
                return None;
            }
            t.rows[t.n] = (kind, self.quick_md(cursor)?);
            t.n += 1;
        }
        self.line_end(cursor)?;
        Some(t)
    }
    #[inline(always)]
    fn quick_md(&mut self, cursor: &mut Cursor<'a>) -> Option<Md> {
        let start = cursor.at as u32;
        let n = cursor.id()?;
        let m = Md(self.md_ids.get(n));
        Some(if m.is_some() { m } else { self.md_number(n, (start, cursor.at as u32)) })
    }
    /// Gives instruction `i` its metadata.
    #[inline(always)]
    pub(super) fn set_tail(&mut self, i: Inst, tail: &Tail) {
        if tail.loc.is_some() {
            self.f.set_loc(i, tail.loc);
        }
        for &(kind, node) in &tail.rows[..tail.n] {
            self.f.attach(i, Str(kind), node);
        }
    }

    // ---- types --------------------------------------------------------------------------------------------------

    /// A type that values in registers have.
    #[inline(always)]
    pub(super) fn quick_type(&mut self, cursor: &mut Cursor<'a>) -> Option<Type> {
        let b = cursor.peek();
        let t = match b {
            b'p' => {
                cursor.need(b"ptr")?;
                if cursor.peek() == b' ' && cursor.ahead(1) == b'a' && cursor.eat(b" addrspace(") {
                    let n = cursor.id()?;
                    cursor.need(b")")?;
                    return (n < 8).then_some(Type(Type::PTR.0 + n));
                }
                Type::PTR
            }
            b'i' => {
                cursor.at += 1;
                return match cursor.number()? {
                    32 => Some(Type::I32),
                    64 => Some(Type::I64),
                    1 => Some(Type::I1),
                    8 => Some(Type::I8),
                    16 => Some(Type::I16),
                    _ => None,
                };
            }
            b'f' => cursor.need(b"float").map(|()| Type::FLOAT)?,
            b'd' => cursor.need(b"double").map(|()| Type::DOUBLE)?,
            b'h' => cursor.need(b"half").map(|()| Type::HALF)?,
            b'b' => cursor.need(b"bfloat").map(|()| Type::BFLOAT)?,
            b'%' | b'[' | b'<' => return apart(cursor, |cursor| self.quick_composite(cursor, b)),
            _ => return None,
        };
        (!is_name_byte(cursor.peek())).then_some(t)
    }
    #[inline(never)]
    fn quick_composite(&mut self, cursor: &mut Cursor<'a>, b: u8) -> Option<Type> {
        if b == b'%' {
            let from = cursor.at + 1;
            let (name, end) = if cursor.ahead(1) == b'"' {
                // With no escaped name anywhere the table knows none that has a backslash.
                let end = from + 1 + memchr::memchr(b'"', &cursor.src[from + 1..])?;
                if self.bytes.has_escaped() {
                    return None;
                }
                ((from as u32 + 1, end as u32), end + 1)
            } else {
                let end = name_end(cursor.src, from);
                if cursor.src.get(from).is_none_or(u8::is_ascii_digit) {
                    return None;
                }
                ((from as u32, end as u32), end)
            };
            let def = self.type_names.get(&self.bytes, name)?;
            cursor.at = end;
            let t = self.type_defs[def as usize].ty;
            return t.is_some().then_some(t);
        }
        let start = cursor.at;
        let close = if b == b'[' { b']' } else { b'>' };
        // Up to the last closing bracket in a row: `[4 x [2 x i32]]`.
        let mut end = start + 1 + memchr::memchr(close, &cursor.src[start + 1..])?;
        while cursor.src.get(end + 1) == Some(&close) {
            end += 1;
        }
        let t = self.texts.types.get(cursor.src, start, end + 1)?;
        cursor.at = end + 1;
        Some(t)
    }
    /// Notes a composite type that the rules over tokens read.
    pub(super) fn note_type(&mut self, start: u32, ty: Type) {
        let (from, to) = (start as usize, self.lex.prev_end as usize);
        let src = self.lex.src;
        if matches!(src.get(from), Some(b'[' | b'<')) && to > from && to - from < 64 {
            self.texts.types.set(src, from, to, ty);
        }
    }

    // ---- operands -----------------------------------------------------------------------------------------------

    /// A value of type `ty` that is known already.
    #[inline(always)]
    pub(super) fn quick_value(&mut self, cursor: &mut Cursor<'a>, ty: Type) -> Option<Value> {
        let b = cursor.peek();
        if b == b'%' {
            let v = self.quick_local(cursor)?;
            return (v.is_some() && self.type_of(v) == ty).then_some(v);
        }
        apart(cursor, |cursor| self.quick_constant(cursor, ty, b))
    }
    /// What `%7` or `%name` refers to; `NONE` when nothing was said of it yet.
    #[inline(always)]
    fn quick_local(&mut self, cursor: &mut Cursor<'a>) -> Option<Value> {
        cursor.at += 1;
        if cursor.peek().is_ascii_digit() {
            let n = cursor.id()?;
            return Some(Value(self.local_ids.get(n)));
        }
        let name = quick_name(cursor)?;
        Some(self.local_names.get(&self.bytes, name).map_or(Value::NONE, Value))
    }
    #[inline(never)]
    fn quick_constant(&mut self, cursor: &mut Cursor<'a>, ty: Type, b: u8) -> Option<Value> {
        match b {
            b'0'..=b'9' | b'-' => {
                let bits = match ty {
                    Type::I32 => 32,
                    Type::I64 => 64,
                    Type::I8 => 8,
                    Type::I16 => 16,
                    Type::I1 => 1,
                    _ => return self.quick_float(cursor, ty),
                };
                let negative = b == b'-';
                cursor.at += negative as usize;
                let n = cursor.number()?;
                if cursor.peek() == b':' {
                    return None;
                }
                let v = if negative { n.wrapping_neg() } else { n };
                Some(self.small_int(ty, bits, v))
            }
            b'@' => {
                let from = cursor.at + 1;
                if cursor.ahead(1).is_ascii_digit() {
                    return None;
                }
                let end = name_end(cursor.src, from);
                let row = self.global_names.get(&self.bytes, (from as u32, end as u32))?;
                let r = &mut self.refs[row as usize];
                if r.ty != ty {
                    return None;
                }
                r.address_taken = true;
                cursor.at = end;
                Some(if r.value.is_some() { r.value } else { Placeholder::Global(row).value() })
            }
            b'n' if cursor.eat(b"null") => {
                let ok = self.types().is_ptr(ty) && ends_operand(cursor);
                ok.then(|| self.f.side.consts.add_null(ty))
            }
            b't' if ty == Type::I1 && cursor.eat(b"true") => ends_operand(cursor).then(|| self.small_int(ty, 1, 1)),
            b'f' if ty == Type::I1 && cursor.eat(b"false") => ends_operand(cursor).then(|| self.small_int(ty, 1, 0)),
            b'p' if cursor.eat(b"poison") => {
                (ends_operand(cursor) && self.is_first_class(ty)).then_some(Value::poison(ty))
            }
            b'u' if cursor.eat(b"undef") => {
                (ends_operand(cursor) && self.is_first_class(ty)).then_some(Value::undef(ty))
            }
            _ => None,
        }
    }
    /// An integer constant of at most 64 bits.
    #[inline(always)]
    pub(super) fn small_int(&mut self, ty: Type, bits: u32, value: u64) -> Value {
        let value = value & low_mask(bits);
        let row = ty.0.wrapping_sub(Type::I1.0) as usize;
        if value >= 64 || row >= 5 {
            return self.f.side.consts.add_int(ty, bits, value);
        }
        let known = self.ints.0[row][value as usize];
        if known.is_some() {
            return known;
        }
        let c = self.f.side.consts.add_int(ty, bits, value);
        self.ints.0[row][value as usize] = c;
        c
    }
    /// A floating-point literal, by the rules over tokens.
    fn quick_float(&mut self, cursor: &mut Cursor<'a>, ty: Type) -> Option<Value> {
        if !self.types().is_float(ty) {
            return None;
        }
        self.lex.go_to(cursor.at);
        let v = self.constant(ty).ok()?;
        cursor.at = self.lex.prev_end as usize;
        Some(v)
    }
    /// A block: `label %7`.
    #[inline(always)]
    pub(super) fn quick_block(&mut self, cursor: &mut Cursor<'a>) -> Option<Value> {
        cursor.need(b"label ")?;
        self.quick_later(cursor, Type::LABEL)
    }
    /// A local of type `ty` that may be defined later.
    #[inline(always)]
    pub(super) fn quick_later(&mut self, cursor: &mut Cursor<'a>, ty: Type) -> Option<Value> {
        if cursor.peek() != b'%' {
            return self.quick_value(cursor, ty);
        }
        let start = cursor.at;
        let v = self.quick_local(cursor)?;
        if v.is_some() {
            return (self.type_of(v) == ty).then_some(v);
        }
        let span = (start as u32, cursor.at as u32);
        if cursor.src[start + 1].is_ascii_digit() {
            let n = Cursor { at: start + 1, ..*cursor }.id()?;
            self.local_id(n, ty, span).ok()
        } else {
            self.local_name((start as u32 + 1, cursor.at as u32), ty, span).ok()
        }
    }
}

/// Runs a rule that has a function of its own on a copy of the cursor: the original stays in registers.
#[inline(always)]
pub(super) fn apart<'a, X>(cursor: &mut Cursor<'a>, rule: impl FnOnce(&mut Cursor<'a>) -> X) -> X {
    let mut copy = *cursor;
    let x = rule(&mut copy);
    cursor.at = copy.at;
    x
}

/// A name without quotes after its sigil.
#[inline(always)]
pub(super) fn quick_name(cursor: &mut Cursor<'_>) -> Option<(u32, u32)> {
    let end = name_end(cursor.src, cursor.at);
    let name = (cursor.at as u32, end as u32);
    (end > cursor.at).then(|| {
        cursor.at = end;
        name
    })
}

/// Whether a word that is an operand ends here.
#[inline(always)]
fn ends_operand(cursor: &Cursor<'_>) -> bool {
    matches!(cursor.peek(), b',' | b')' | b'\n' | b' ')
}
