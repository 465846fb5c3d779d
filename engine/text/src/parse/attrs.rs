//! Attribute lists of functions, return values, parameters and groups; calling conventions.

use super::super::keywords::word_text;
use super::{K, Parser, R, Span, T};
use hashbrown::HashTable;
use std::hash::BuildHasher;
use warpc_columns::intern::Hasher;
use warpc_ir::attrs::{Attr, AttrKind, Captures, MemoryEffects};
use warpc_ir::callconv;
use warpc_ir::ids::*;

/// Attributes that are being read, and the sets seen before by what was written: hot calls repeat theirs.
pub(super) struct AttrScratch {
    pub list: Vec<Attr>,
    pub groups: Vec<u32>,
    /// Cache by hash, one entry per slot: a set, an attribute, and the set of both.
    steps: Box<[Step; 1 << STEP_BITS]>,
    seen: HashTable<(u64, Box<[Attr]>, AttrSet)>,
    hasher: Hasher,
}

const STEP_BITS: u32 = 8;

/// A set, an attribute, and the set of both.
#[derive(Clone, Copy)]
struct Step {
    set: AttrSet,
    kind: Option<AttrKind>,
    value: u64,
    next: AttrSet,
}

impl Default for AttrScratch {
    fn default() -> Self {
        let none = Step { set: AttrSet::NONE, kind: None, value: 0, next: AttrSet::EMPTY };
        AttrScratch {
            list: Vec::new(),
            groups: Vec::new(),
            steps: Box::new([none; 1 << STEP_BITS]),
            seen: HashTable::new(),
            hasher: Hasher::default(),
        }
    }
}

/// Where attributes stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Param,
    Ret,
    Func,
    Group,
}

impl Parser<'_> {
    /// Whether the current token starts an attribute of a value.
    #[inline(always)]
    fn at_attribute(&self) -> bool {
        match self.kind() {
            T::Word => {
                let w = self.lex.tok.word;
                self.lex.keywords.attr[w as usize].is_some() || w == K::nocapture
            }
            T::Str => true,
            _ => false,
        }
    }
    /// Attributes of a parameter or argument.
    #[inline(always)]
    pub(super) fn param_attrs(&mut self) -> R<AttrSet> {
        if !self.at_attribute() {
            return Ok(AttrSet::EMPTY);
        }
        self.value_attrs(At::Param)
    }
    /// Attributes of a return value.
    #[inline(always)]
    pub(super) fn ret_attrs(&mut self) -> R<AttrSet> {
        if !self.at_attribute() {
            return Ok(AttrSet::EMPTY);
        }
        self.value_attrs(At::Ret)
    }
    fn value_attrs(&mut self, at: At) -> R<AttrSet> {
        let mut set = AttrSet::EMPTY;
        loop {
            match self.kind() {
                T::Str => self.string_attr()?,
                T::Word if self.lex.tok.word == K::nocapture => {
                    self.next();
                    self.attrs.list.push(Attr::Int(AttrKind::Captures, Captures::NONE.0 as u64));
                }
                T::Word => {
                    let Some(kind) = self.lex.keywords.attr[self.lex.tok.word as usize] else { return Ok(set) };
                    let span = self.span();
                    self.attr(kind, false)?;
                    self.check_position(kind, at, span)?;
                }
                _ => return Ok(set),
            }
            // A range of integers too wide for the attribute is dropped, so that nothing is on the list.
            if let Some(a) = self.attrs.list.pop() {
                set = self.add_attr(set, a);
            }
        }
    }
    /// The set of `set` and one more attribute. Calls repeat a few lists, so pairs seen before are looked up in a table.
    pub(super) fn add_attr(&mut self, set: AttrSet, attr: Attr) -> AttrSet {
        let (kind, value) = match attr {
            Attr::Flag(k) => (k, 0),
            Attr::Int(k, v) => (k, v),
            Attr::Type(k, t) => (k, t.0 as u64),
            _ => return self.add_attr_slow(set, attr),
        };
        let mix = (set.0 as u64) << 32 ^ (kind as u64) << 24 ^ value;
        let row = (mix.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - STEP_BITS)) as usize;
        let step = self.attrs.steps[row];
        if (step.set, step.kind, step.value) == (set, Some(kind), value) {
            return step.next;
        }
        let next = self.add_attr_slow(set, attr);
        self.attrs.steps[row] = Step { set, kind: Some(kind), value, next };
        next
    }
    #[cold]
    fn add_attr_slow(&mut self, set: AttrSet, attr: Attr) -> AttrSet {
        let attrs = &mut self.b.tables.attrs;
        let mut list = attrs.view().set(set).to_vec();
        list.push(attr);
        attrs.set(list)
    }
    fn check_position(&mut self, kind: AttrKind, at: At, span: Span) -> R<()> {
        let (letter, what) = match at {
            At::Param => ('p', "parameters"),
            At::Ret => ('r', "return values"),
            _ => ('f', "functions"),
        };
        if kind.positions().contains(letter) {
            return Ok(());
        }
        self.err(span, format!("this attribute does not apply to {what}"))
    }
    fn string_attr(&mut self) -> R<()> {
        let key = self.string()?;
        let value = if self.eat(T::Equal) { Some(self.string()?) } else { None };
        // An empty value is no value.
        self.attrs.list.push(Attr::Str(key, value.filter(|&v| v != Str::EMPTY)));
        Ok(())
    }
    /// The set of the attributes on the scratch list from `base` on.
    fn attr_set(&mut self, base: usize) -> AttrSet {
        let s = &mut self.attrs;
        if s.list.len() == base {
            return AttrSet::EMPTY;
        }
        let list = &s.list[base..];
        let hash = s.hasher.hash_one(list);
        if let Some(r) = s.seen.find(hash, |r| r.0 == hash && *r.1 == *list) {
            return r.2;
        }
        let set = self.b.tables.attrs.set(list.to_vec());
        s.seen.insert_unique(hash, (hash, list.into(), set), |r| r.0);
        set
    }
    /// Attributes of a function or call: the set written out, and group numbers on `attrs.groups` (which is cleared).
    #[inline(always)]
    pub(super) fn fn_attrs(&mut self) -> R<AttrSet> {
        self.attrs.groups.clear();
        match self.kind() {
            T::AttrGroup => {
                // `#7` alone is what most calls have.
                let n = self.lex.tok.value as u32;
                self.attrs.groups.push(n);
                self.next();
                if !matches!(self.kind(), T::AttrGroup | T::Word | T::Str) {
                    return Ok(AttrSet::EMPTY);
                }
                self.fn_attr_list()
            }
            T::Word | T::Str => self.fn_attr_list(),
            _ => Ok(AttrSet::EMPTY),
        }
    }
    fn fn_attr_list(&mut self) -> R<AttrSet> {
        let base = self.attrs.list.len();
        let r = self.fn_attr_loop(At::Func);
        let set = r.map(|()| self.attr_set(base));
        self.attrs.list.truncate(base);
        set
    }
    fn fn_attr_loop(&mut self, at: At) -> R<()> {
        let mut memory = MemoryEffects::UNKNOWN;
        let mut failed = false;
        loop {
            match self.kind() {
                T::RBrace if at == At::Group => break,
                T::Str => self.string_attr()?,
                T::AttrGroup if at == At::Group => {
                    let span = self.span();
                    return self.err(span, "cannot have an attribute group reference in an attribute group");
                }
                T::AttrGroup => {
                    self.attrs.groups.push(self.lex.tok.value as u32);
                    self.next();
                }
                T::Word if let Some(m) = old_memory(self.lex.tok.word) => {
                    memory = memory.intersect(m);
                    self.next();
                }
                T::Word if let Some(kind) = self.lex.keywords.attr[self.lex.tok.word as usize] => {
                    // `align` after a function header or an instruction's comma is not an attribute of a call.
                    let span = self.span();
                    self.attr(kind, at == At::Group)?;
                    if kind != AttrKind::Align {
                        failed |= self.check_position(kind, At::Func, span).is_err();
                    }
                }
                _ if at == At::Group => return self.fail("unterminated attribute group"),
                _ => break,
            }
        }
        if memory != MemoryEffects::UNKNOWN {
            self.attrs.list.push(Attr::Int(AttrKind::Memory, memory.0 as u64));
        }
        if failed { Err(super::Fail) } else { Ok(()) }
    }
    /// `attributes #0 = { ... }`
    pub(super) fn attribute_group(&mut self) -> R<()> {
        let span = self.span();
        self.next();
        if self.kind() != T::AttrGroup {
            return self.fail("expected attribute group id");
        }
        let n = self.lex.tok.value as u32;
        self.next();
        self.expect(T::Equal, "expected '=' here")?;
        self.expect(T::LBrace, "expected '{' here")?;
        self.attrs.list.clear();
        self.fn_attr_loop(At::Group)?;
        self.expect(T::RBrace, "expected end of attribute group")?;
        let list = std::mem::take(&mut self.attrs.list);
        if list.is_empty() {
            return self.err(span, "attribute group has no attributes");
        }
        self.b.groups.push((n, list));
        Ok(())
    }
    /// Optional calling convention.
    #[inline(always)]
    pub(super) fn calling_convention(&mut self) -> R<u16> {
        let w = self.word();
        if w < K::cc || w > K::cheriot_librarycallcc {
            return Ok(0);
        }
        self.calling_convention_word(w)
    }
    fn calling_convention_word(&mut self, w: K) -> R<u16> {
        self.next();
        if w == K::cc {
            let span = self.span();
            let n = self.uint32()?;
            return if n > 1023 { self.err(span, "calling convention number is out of range") } else { Ok(n as u16) };
        }
        if w == K::riscv_vls_cc {
            if !self.eat(T::LParen) {
                return Ok(114);
            }
            let span = self.span();
            let n = self.uint32()?;
            self.expect(T::RParen, "expected ')'")?;
            if !n.is_power_of_two() || !(32..=65536).contains(&n) {
                return self.err(span, "unknown RISC-V ABI VLEN");
            }
            return Ok(112 + (n.trailing_zeros() - 5) as u16);
        }
        Ok(callconv::parse(word_text(w)).unwrap_or(0))
    }
}

/// Attributes of older text that say what memory a function touches.
fn old_memory(w: K) -> Option<MemoryEffects> {
    Some(match w {
        K::readnone => MemoryEffects::NONE,
        K::readonly => MemoryEffects::READ_ONLY,
        K::writeonly => MemoryEffects::WRITE_ONLY,
        K::argmemonly => MemoryEffects::ARG_ONLY,
        K::inaccessiblememonly => MemoryEffects::INACCESSIBLE_ONLY,
        K::inaccessiblemem_or_argmemonly => MemoryEffects::INACCESSIBLE_ONLY.union(MemoryEffects::ARG_ONLY),
        _ => return None,
    })
}
