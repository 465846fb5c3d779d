//! Attribute groups and attribute lists. A group is a set of attributes at one place (function, result, a parameter); a list is
//! the groups of a function or call. Both are shared by content and numbered from 1, in order of first use.

use super::bits::{BitWriter, signed};
use super::types::TypeTable;
use crate::codes::{ATTRIBUTE_KINDS, attribute, block};
use hashbrown::HashMap;
use warpc_columns::intern::Hasher;
use warpc_ir::attrs::{Attr, AttrKind, AttrListRow, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::module::ModuleCtx;

/// Place of the function's own attributes; the result is 0, parameters count from 1.
const FUNCTION: u64 = 0xffff_ffff;
/// Version of the encoding of `memory(...)`: the one that knows `errno`.
const MEMORY_VERSION: u64 = 1 << 56;

/// Forms of an attribute in a group record.
mod form {
    pub const FLAG: u64 = 0;
    pub const INT: u64 = 1;
    pub const STRING: u64 = 3;
    pub const STRING_WITH_VALUE: u64 = 4;
    pub const TYPE_ABSENT: u64 = 5;
    pub const TYPE: u64 = 6;
    pub const RANGE: u64 = 7;
    pub const RANGES: u64 = 8;
}

/// Rows of numbers shared by content, numbered from 1.
struct Rows {
    /// Looked up only, never walked.
    index: HashMap<Box<[u64]>, u32, Hasher>,
    order: Vec<Box<[u64]>>,
}

impl Rows {
    fn new() -> Rows {
        Rows { index: HashMap::with_hasher(Hasher::with_seed(0x61747472)), order: Vec::new() }
    }
    fn number(&mut self, row: &[u64]) -> u32 {
        if let Some(&n) = self.index.get(row) {
            return n;
        }
        let n = self.order.len() as u32 + 1;
        self.index.insert(row.into(), n);
        self.order.push(row.into());
        n
    }
}

/// Attribute groups and lists in use.
pub(super) struct AttrTable<'m> {
    ctx: ModuleCtx<'m>,
    /// Encoding of each kind; 0 of kinds that bitcode has no number for.
    kinds: Vec<u64>,
    groups: Rows,
    lists: Rows,
    /// List by list of the module, `u32::MAX` when not looked at yet.
    of_list: Vec<u32>,
    row: Vec<u64>,
    list: Vec<u64>,
}

impl<'m> AttrTable<'m> {
    /// No attributes are in use yet.
    pub(super) fn new(ctx: ModuleCtx<'m>) -> AttrTable<'m> {
        let code = |k: &AttrKind| {
            let kind = ATTRIBUTE_KINDS.iter().find(|row| row.1 == k.text());
            kind.map_or(0, |row| row.0 as u64)
        };
        AttrTable {
            ctx,
            kinds: AttrKind::ALL.iter().map(code).collect(),
            groups: Rows::new(),
            lists: Rows::new(),
            of_list: Vec::new(),
            row: Vec::new(),
            list: Vec::new(),
        }
    }
    /// Number of a list of the module's table; 0 for the empty one.
    pub(super) fn list(&mut self, l: AttrList, types: &mut TypeTable<'_>) -> u64 {
        if l == AttrList::EMPTY || l.is_none() {
            return 0;
        }
        if self.of_list.len() <= l.index() {
            self.of_list.resize(l.index() + 1, u32::MAX);
        }
        if self.of_list[l.index()] == u32::MAX {
            let attrs: AttrsRef<'m> = self.ctx.attrs();
            let row: &AttrListRow = attrs.list(l);
            let sets = [(FUNCTION, row.func), (0, row.ret)].into_iter().chain((1..).zip(row.params.iter().copied()));
            let number = self.list_of(sets.map(|(place, set)| (place, attrs.set(set))), types);
            self.of_list[l.index()] = number as u32;
        }
        self.of_list[l.index()] as u64
    }
    /// Number of a list that [`AttrTable::list`] was asked for before.
    pub(super) fn known_list(&self, l: AttrList) -> u64 {
        self.of_list.get(l.index()).map_or(0, |&n| if n == u32::MAX { 0 } else { n as u64 })
    }
    /// Number of the list of a declaration whose attributes are in no table: function, result, parameters.
    pub(super) fn signature(
        &mut self,
        func: &[Attr],
        ret: &[Attr],
        params: &[Vec<Attr>],
        types: &mut TypeTable<'_>,
    ) -> u64 {
        let sets = [(FUNCTION, func), (0, ret)].into_iter().chain((1..).zip(params.iter().map(|p| &**p)));
        self.list_of(sets, types)
    }
    fn list_of<'a>(&mut self, sets: impl Iterator<Item = (u64, &'a [Attr])>, types: &mut TypeTable<'_>) -> u64 {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        for (place, attrs) in sets {
            let mut row = std::mem::take(&mut self.row);
            row.clear();
            row.push(place);
            attrs.iter().for_each(|a| self.encode(a, types, &mut row));
            if row.len() > 1 {
                list.push(self.groups.number(&row) as u64);
            }
            self.row = row;
        }
        let number = if list.is_empty() { 0 } else { self.lists.number(&list) as u64 };
        self.list = list;
        number
    }

    fn encode(&self, a: &Attr, types: &mut TypeTable<'_>, row: &mut Vec<u64>) {
        let code = a.kind().map_or(0, |k| self.kinds[k as usize]);
        match a {
            Attr::Str(key, value) => {
                let value = value.map_or(&b""[..], |v| self.ctx.str(v));
                string(row, self.ctx.str(*key), value);
            }
            // A kind without a number travels as a string.
            Attr::Flag(k) if code == 0 => string(row, k.text().as_bytes(), b""),
            Attr::Int(AttrKind::DeadOnReturn, size) => {
                // The format has no size: without one the whole object is dead, so a part of it is left alone.
                if *size == u64::MAX {
                    row.extend([form::FLAG, code]);
                }
            }
            Attr::Flag(_) => row.extend([form::FLAG, code]),
            Attr::Int(k, value) => row.extend([form::INT, code, integer(*k, *value)]),
            Attr::Type(_, t) if t.is_none() => row.extend([form::TYPE_ABSENT, code]),
            Attr::Type(_, t) => {
                types.need(*t);
                row.extend([form::TYPE, code, types.number(*t)]);
            }
            Attr::Range(r) => {
                let width = types.view().int_bits(types.view().scalar(r.ty)).unwrap_or(64);
                row.extend([form::RANGE, code]);
                constant_range(row, width, r.lo, r.hi);
            }
            Attr::Initializes(list) => {
                row.extend([form::RANGES, code, list.len() as u64, 64]);
                list.iter().for_each(|&(lo, hi)| row.extend([signed(lo), signed(hi)]));
            }
        }
    }

    /// Writes the two blocks. Types must be written before.
    pub(super) fn write(&self, bits: &mut BitWriter, record: &mut Vec<u64>) {
        if self.groups.order.is_empty() {
            return;
        }
        bits.enter(block::PARAMATTR_GROUP, 3);
        for (n, row) in self.groups.order.iter().enumerate() {
            record.clear();
            record.push(n as u64 + 1);
            record.extend_from_slice(row);
            bits.record(attribute::GRP_CODE_ENTRY, record);
        }
        bits.exit();
        bits.enter(block::PARAMATTR, 3);
        self.lists.order.iter().for_each(|list| bits.record(attribute::CODE_ENTRY, list));
        bits.exit();
    }
}

/// `"key"` or `"key"="value"`: bytes that end with a zero.
fn string(row: &mut Vec<u64>, key: &[u8], value: &[u8]) {
    row.push(if value.is_empty() { form::STRING } else { form::STRING_WITH_VALUE });
    for text in [key, value].into_iter().take(1 + !value.is_empty() as usize) {
        row.extend(text.iter().map(|&b| b as u64));
        row.push(0);
    }
}

/// Value of an attribute as LLVM packs it.
fn integer(kind: AttrKind, value: u64) -> u64 {
    let (first, second) = (value & 0xffff_ffff, value >> 32);
    match kind {
        AttrKind::Memory => MEMORY_VERSION | value,
        AttrKind::AllocSize => first << 32 | second,
        AttrKind::VScaleRange => first << 32 | if second == 0xffff_ffff { 0 } else { second },
        AttrKind::Captures => (value & 15) << 4 | (value >> 4 & 15),
        _ => value,
    }
}

/// `[lo, hi)` of a type of `width` bits, after the width.
pub(super) fn constant_range(row: &mut Vec<u64>, width: u32, lo: i128, hi: i128) {
    row.push(width as u64);
    if width <= 64 {
        row.extend([signed(lo as i64), signed(hi as i64)]);
        return;
    }
    let words = |v: i128| active_words(width, v);
    row.push(words(lo) as u64 | (words(hi) as u64) << 32);
    for v in [lo, hi] {
        (0..words(v)).for_each(|k| row.push(signed(word(width, v, k) as i64)));
    }
}

/// Word `k` of `v`, sign-extended to a type of `width` bits.
fn word(width: u32, v: i128, k: u32) -> u64 {
    let full = if k < 2 { (v >> (64 * k)) as u64 } else { (v >> 127) as u64 };
    let here = width - 64 * k;
    if here >= 64 { full } else { full & ((1 << here) - 1) }
}

/// Number of words up to the last one that is not zero, at least one.
fn active_words(width: u32, v: i128) -> u32 {
    (0..width.div_ceil(64)).rev().find(|&k| word(width, v, k) != 0).map_or(1, |k| k + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_as_llvm_writes_them() {
        let mut row = Vec::new();
        constant_range(&mut row, 32, -5, 10);
        assert_eq!(row, [32, 11, 20]);
        row.clear();
        // [-1, 5) of i99, from a file that llvm-as wrote.
        constant_range(&mut row, 99, -1, 5);
        assert_eq!(row, [99, 4294967298, 3, 68719476734, 10]);
    }

    #[test]
    fn packed_values_as_llvm_writes_them() {
        assert_eq!(integer(AttrKind::AllocSize, 1 << 32), 1);
        assert_eq!(integer(AttrKind::AllocSize, 1 | 0xffff_ffff << 32), 8589934591);
        assert_eq!(integer(AttrKind::VScaleRange, 2), 8589934592);
        // captures(address_is_null, ret: address)
        assert_eq!(integer(AttrKind::Captures, 0x31), 19);
        assert_eq!(integer(AttrKind::Memory, 1), 72057594037927937);
    }

    #[test]
    fn every_kind_of_llvm_has_a_number() {
        let missing: Vec<_> =
            AttrKind::ALL.iter().filter(|k| ATTRIBUTE_KINDS.iter().all(|row| row.1 != k.text())).collect();
        assert_eq!(missing, [&AttrKind::NoOutline]);
    }
}
