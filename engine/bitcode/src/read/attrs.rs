//! Attribute groups and lists, in the form of today.
//!
//! A group is a set of attributes for one place: the function, the result or a parameter. A list names groups. Attributes of
//! older files that became others (what memory a function touches, `nocapture`) are brought up to date here; types that `byval`
//! and the like did not have yet are added where the list is used, from the pointers of the function's type.

use super::error::{Cause, Part};
use super::reader::Reader;
use super::stream::{Stream, signed};
use super::types::TypeTable;
use crate::codes::{ATTRIBUTE_KINDS, attribute as code};
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::attrs::{Attr, AttrForm, AttrKind, AttrRange, Captures, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::module::Tables;
use warpc_ir::types::TypeKind;
use warpc_ir::upgrade_bitcode::OldAttributes;

const BAD: Cause = Cause::Record("attribute");
/// Number of the function among the places of attributes; 0 is the result, parameters follow.
const FUNCTION: u64 = u32::MAX as u64;

/// Numbers of kinds that are not of today.
mod old {
    pub const NOCAPTURE: u64 = 11;
    pub const READNONE: u64 = 20;
    pub const READONLY: u64 = 21;
    pub const ARGMEMONLY: u64 = 45;
    pub const INACCESSIBLEMEMONLY: u64 = 49;
    pub const INACCESSIBLEMEM_OR_ARGMEMONLY: u64 = 50;
    pub const WRITEONLY: u64 = 52;
}

/// A group: its words, and what they say once it was asked for.
struct GroupRow {
    place: u64,
    /// Range of the words.
    at: u32,
    len: u32,
    made: Option<Made>,
}

/// What a group or a list says.
#[derive(Clone, Copy)]
struct Made<T = AttrSet> {
    value: T,
    /// An alignment that is an attribute of a global: the encoded alignment of the global, else 0.
    align: u8,
}

/// A list: the numbers of its groups, and what it is once it was asked for.
struct ListRow {
    /// Range of the words.
    at: u32,
    len: u32,
    made: Option<Made<AttrList>>,
}

/// Attribute lists of the file. A library has more of them than what is reached of it: so groups and lists are kept as their words,
/// and made when they are asked for.
#[derive(Default)]
pub struct AttrLists {
    words: Vec<u64>,
    groups: HashMap<u64, GroupRow>,
    /// Numbers of the groups that were not made when they were read.
    waiting: Vec<u64>,
    lists: Vec<ListRow>,
    /// Whether a list has types left to add.
    pub untyped: bool,
}

impl AttrLists {
    /// List of a number in a record, where it is made: 0 is none.
    #[inline(always)]
    pub(super) fn known(&self, n: u64) -> Option<AttrList> {
        match self.lists.get((n as usize).wrapping_sub(1)) {
            Some(ListRow { made: Some(made), .. }) => Some(made.value),
            _ => None,
        }
    }
    /// Keeps words.
    fn keep(&mut self, words: &[u64]) -> (u32, u32) {
        let at = self.words.len() as u32;
        self.words.extend_from_slice(words);
        (at, words.len() as u32)
    }
    fn words(&self, at: u32, len: u32) -> &[u64] {
        &self.words[at as usize..(at + len) as usize]
    }
    /// Keeps the record of a group and gives its number.
    fn keep_group(&mut self, record: &[u64]) -> Part<u64> {
        let &[group, place, ref rest @ ..] = record else { return Err(BAD) };
        let (at, len) = self.keep(rest);
        self.groups.insert(group, GroupRow { place, at, len, made: None });
        Ok(group)
    }
    /// What a group says; one that is not there is none.
    fn group(&mut self, n: u64, types: &TypeTable, tables: &mut Tables) -> Part<Option<(u64, Made)>> {
        let Some(&GroupRow { place, at, len, made }) = self.groups.get(&n) else { return Ok(None) };
        if let Some(made) = made {
            return Ok(Some((place, made)));
        }
        let record = &self.words[at as usize..(at + len) as usize];
        let mut reader = Group { record, at: 0, place, types, tables, list: Vec::new(), align: 0 };
        reader.read()?;
        let (list, align) = (reader.list, reader.align);
        self.untyped |= list.iter().any(|a| matches!(a, Attr::Type(_, t) if t.is_none()));
        let made = Made { value: tables.attrs.set(list), align };
        if let Some(row) = self.groups.get_mut(&n) {
            row.made = Some(made);
        }
        Ok(Some((place, made)))
    }
    /// The list of a record of the oldest form.
    fn old_list(&mut self, record: &[u64], tables: &mut Tables) -> Part<AttrList> {
        let mut places: Vec<(u64, AttrSet)> = Vec::new();
        for pair in record.chunks(2) {
            let &[place, bits] = pair else { return Err(BAD) };
            let list = of_bits(bits, place);
            self.untyped |= list.iter().any(|a| matches!(a, Attr::Type(..)));
            places.push((place, tables.attrs.set(list)));
        }
        list_of(&places, tables)
    }
    /// What the list of a number in a record, which is not 0, says.
    fn list(&mut self, n: u64, types: &TypeTable, tables: &mut Tables) -> Part<Made<AttrList>> {
        let row = usize::try_from(n - 1).ok().filter(|&row| row < self.lists.len());
        let row = row.ok_or(Cause::Reference("attribute list", n))?;
        let ListRow { at, len, made } = self.lists[row];
        if let Some(made) = made {
            return Ok(made);
        }
        let mut places: SmallVec<[(u64, AttrSet); 8]> = SmallVec::new();
        let mut align = 0;
        for k in 0..len as usize {
            let group = self.words(at, len)[k];
            if let Some((place, group)) = self.group(group, types, tables)? {
                places.push((place, group.value));
                align = if align == 0 { group.align } else { align };
            }
        }
        let made = Made { value: list_of(&places, tables)?, align };
        self.lists[row].made = Some(made);
        Ok(made)
    }
}

impl Reader {
    /// Reads the block of groups of attributes. Where bodies are read at once, these are made at once.
    pub(super) fn attribute_groups(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        while let Some(code) = stream.next_record()? {
            if code == code::GRP_CODE_ENTRY {
                // One of the same number that nothing will ask for any more is looked at now.
                if let Some(&number) = stream.record().first() {
                    self.attrs.group(number, &self.types, &mut self.tables)?;
                }
                let group = self.attrs.keep_group(stream.record())?;
                if self.is_lazy {
                    self.attrs.waiting.push(group);
                } else {
                    self.attrs.group(group, &self.types, &mut self.tables)?;
                }
            }
        }
        Ok(())
    }
    /// Reads the block of lists of attributes.
    pub(super) fn attribute_lists(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        while let Some(code) = stream.next_record()? {
            match code {
                code::CODE_ENTRY => {
                    let (at, len) = self.attrs.keep(stream.record());
                    self.attrs.lists.push(ListRow { at, len, made: None });
                    if !self.is_lazy {
                        self.attrs.list(self.attrs.lists.len() as u64, &self.types, &mut self.tables)?;
                    }
                }
                code::CODE_ENTRY_OLD => {
                    let value = self.attrs.old_list(stream.record(), &mut self.tables)?;
                    self.attrs.lists.push(ListRow { at: 0, len: 0, made: Some(Made { value, align: 0 }) });
                }
                _ => {}
            }
        }
        Ok(())
    }
    /// Makes all attributes: what is read whole is refused where one of them is wrong.
    pub(super) fn all_attributes(&mut self) -> Part<()> {
        for group in std::mem::take(&mut self.attrs.waiting) {
            self.attrs.group(group, &self.types, &mut self.tables)?;
        }
        for n in 1..=self.attrs.lists.len() as u64 {
            self.made_attributes(n)?;
        }
        Ok(())
    }
    /// The list of attributes of a number in a record: 0 is none.
    #[inline(always)]
    pub(super) fn attribute_list(&mut self, n: u64) -> Part<AttrList> {
        match self.attrs.known(n) {
            Some(list) => Ok(list),
            None => self.other_attribute_list(n),
        }
    }
    #[inline(never)]
    fn other_attribute_list(&mut self, n: u64) -> Part<AttrList> {
        if n == 0 { Ok(AttrList::EMPTY) } else { Ok(self.made_attributes(n)?.value) }
    }
    /// Encoded alignment that a list gives its global, 0 for none.
    pub(super) fn attribute_align(&mut self, n: u64) -> Part<u8> {
        if n == 0 { Ok(0) } else { Ok(self.made_attributes(n)?.align) }
    }
    /// What the list of a number says, which is made now unless it was before.
    fn made_attributes(&mut self, n: u64) -> Part<Made<AttrList>> {
        let is_new = self.attrs.known(n).is_none();
        let made = self.attrs.list(n, &self.types, &mut self.tables)?;
        if is_new && self.has_skeleton {
            // With it may have come the first names of attributes of older forms.
            self.old_attributes = OldAttributes::of(&self.tables);
        }
        Ok(made)
    }
}

/// Parameters of the largest list that is made: the sets are a column with a row for each up to the last.
const MAX_PARAMS: u64 = 1 << 16;

/// The list of sets with their places.
fn list_of(places: &[(u64, AttrSet)], tables: &mut Tables) -> Part<AttrList> {
    let (mut func, mut ret, mut params) = (AttrSet::EMPTY, AttrSet::EMPTY, Vec::new());
    for &(place, set) in places {
        match place {
            FUNCTION => func = set,
            0 => ret = set,
            n if n > MAX_PARAMS => return Err(BAD),
            n => {
                if params.len() < n as usize {
                    params.resize(n as usize, AttrSet::EMPTY);
                }
                params[n as usize - 1] = set;
            }
        }
    }
    Ok(tables.attrs.list(func, ret, params))
}

/// A group while it is read.
struct Group<'r> {
    record: &'r [u64],
    at: usize,
    place: u64,
    types: &'r TypeTable,
    tables: &'r mut Tables,
    list: Vec<Attr>,
    align: u8,
}

impl Group<'_> {
    #[inline]
    fn next(&mut self) -> Part<u64> {
        let v = *self.record.get(self.at).ok_or(BAD)?;
        self.at += 1;
        Ok(v)
    }
    fn kind(&mut self) -> Part<AttrKind> {
        let n = self.next()?;
        kind_of(n).ok_or(Cause::Reference("attribute kind", n))
    }
    fn read(&mut self) -> Part<()> {
        let mut memory = MemoryEffects::UNKNOWN;
        while self.at < self.record.len() {
            match self.next()? {
                0 => {
                    let n = self.next()?;
                    match old_memory(n).filter(|_| self.place == FUNCTION) {
                        Some(m) => memory = memory.intersect(m),
                        None if n == old::NOCAPTURE => {
                            self.list.push(Attr::Int(AttrKind::Captures, Captures::NONE.0 as u64));
                        }
                        None => {
                            self.at -= 1;
                            let kind = self.kind()?;
                            let a = flag(kind)?;
                            self.list.push(a);
                        }
                    }
                }
                1 => {
                    let kind = self.kind()?;
                    let v = self.next()?;
                    let a = integer(kind, v)?;
                    // One of a global is a field of the global here.
                    if self.place == FUNCTION && kind == AttrKind::Align {
                        self.align = v.trailing_zeros() as u8 + 1;
                    } else {
                        self.list.push(a);
                    }
                }
                n @ (3 | 4) => self.string(n == 4)?,
                n @ (5 | 6) => {
                    let kind = self.kind()?;
                    if kind.form() != AttrForm::Type {
                        return Err(BAD);
                    }
                    let ty = if n == 6 { self.types.get(self.next()?)? } else { Type::NONE };
                    self.list.push(Attr::Type(kind, ty));
                }
                7 => {
                    if self.kind()? != AttrKind::Range {
                        return Err(BAD);
                    }
                    self.range()?;
                }
                8 => {
                    if self.kind()? != AttrKind::Initializes {
                        return Err(BAD);
                    }
                    self.initializes()?;
                }
                _ => return Err(BAD),
            }
        }
        if memory != MemoryEffects::UNKNOWN {
            self.list.push(Attr::Int(AttrKind::Memory, memory.0 as u64));
        }
        Ok(())
    }
    /// A key and perhaps a value, each up to its zero.
    fn string(&mut self, has_value: bool) -> Part<()> {
        let mut part = || -> Part<Str> {
            let rest = self.record.get(self.at..).ok_or(BAD)?;
            // By its low byte: a zero inside of a string could not be written again.
            let len = rest.iter().position(|&c| c as u8 == 0).ok_or(BAD)?;
            let bytes: smallvec::SmallVec<[u8; 64]> = rest[..len].iter().map(|&c| c as u8).collect();
            self.at += len + 1;
            Ok(self.tables.strings.intern(&bytes))
        };
        let key = part()?;
        let value = if has_value { Some(part()?) } else { None };
        // An empty value is no value.
        self.list.push(Attr::Str(key, value.filter(|&v| v != Str::EMPTY)));
        Ok(())
    }
    /// The two limits of a range of integers of `bits` bits; `None` for those wider than are kept.
    fn limits(&mut self, bits: u64) -> Part<Option<(i128, i128)>> {
        if bits <= 64 {
            let (lo, hi) = (signed(self.next()?), signed(self.next()?));
            return Ok(Some((lo as i128, hi as i128)));
        }
        let counts = self.next()?;
        let mut wide = |count: u64| -> Part<Option<i128>> {
            let mut v = 0u128;
            for k in 0..count {
                let limb = signed(self.next()?) as u64;
                if k < 2 {
                    v |= (limb as u128) << (64 * k);
                }
            }
            let shift = 128u32.saturating_sub(bits as u32);
            Ok((bits <= 128).then_some((v as i128) << shift >> shift))
        };
        let lo = wide(counts & u32::MAX as u64)?;
        let hi = wide(counts >> 32)?;
        Ok(lo.zip(hi))
    }
    fn range(&mut self) -> Part<()> {
        let bits = self.next()?;
        if bits == 0 || bits > 1 << 23 {
            return Err(BAD);
        }
        let ty = self.tables.types.intern(TypeKind::Int(bits as u32));
        if let Some((lo, hi)) = self.limits(bits)? {
            self.list.push(Attr::Range(AttrRange { ty, lo, hi }));
        }
        Ok(())
    }
    fn initializes(&mut self) -> Part<()> {
        let (count, bits) = (self.next()?, self.next()?);
        if bits != 64 || count as usize > self.record.len() {
            return Err(BAD);
        }
        let mut ranges = Vec::new();
        for _ in 0..count {
            let (lo, hi) = self.limits(bits)?.ok_or(BAD)?;
            ranges.push((lo as i64, hi as i64));
        }
        let ordered = ranges.windows(2).all(|w| w[1].0 > w[0].1);
        if ranges.iter().any(|r| r.0 >= r.1) || !ordered {
            return Err(BAD);
        }
        self.list.push(Attr::Initializes(ranges.into()));
        Ok(())
    }
}

/// Kind of a number; `None` for one that is not of today.
pub fn kind_of(n: u64) -> Option<AttrKind> {
    static KINDS: std::sync::OnceLock<Vec<Option<AttrKind>>> = std::sync::OnceLock::new();
    let kinds = KINDS.get_or_init(|| {
        let most = ATTRIBUTE_KINDS.iter().map(|k| k.0 as usize).max().unwrap_or(0);
        let mut kinds = vec![None; most + 1];
        for &(n, text) in ATTRIBUTE_KINDS {
            kinds[n as usize] = AttrKind::parse(text);
        }
        kinds
    });
    kinds.get(usize::try_from(n).ok()?).copied().flatten()
}

/// What memory a function touches, in the words of older files.
fn old_memory(n: u64) -> Option<MemoryEffects> {
    Some(match n {
        old::READNONE => MemoryEffects::NONE,
        old::READONLY => MemoryEffects::READ_ONLY,
        old::WRITEONLY => MemoryEffects::WRITE_ONLY,
        old::ARGMEMONLY => MemoryEffects::ARG_ONLY,
        old::INACCESSIBLEMEMONLY => MemoryEffects::INACCESSIBLE_ONLY,
        old::INACCESSIBLEMEM_OR_ARGMEMONLY => MemoryEffects::INACCESSIBLE_ONLY.union(MemoryEffects::ARG_ONLY),
        _ => return None,
    })
}

/// An attribute without a value.
fn flag(kind: AttrKind) -> Part<Attr> {
    Ok(match (kind, kind.form()) {
        (_, AttrForm::Flag) => Attr::Flag(kind),
        // The type is added where the list is used.
        (_, AttrForm::Type) => Attr::Type(kind, Type::NONE),
        (AttrKind::UWTable, _) => Attr::Int(kind, 2),
        (AttrKind::DeadOnReturn, _) => Attr::Int(kind, u64::MAX),
        _ => return Err(BAD),
    })
}

/// An attribute with an integer, in the packing of the attribute table.
fn integer(kind: AttrKind, v: u64) -> Part<Attr> {
    let (high, low) = (v >> 32, v & u32::MAX as u64);
    let packed = match kind {
        AttrKind::Align | AttrKind::AlignStack => {
            if !v.is_power_of_two() || v > 1 << 32 {
                return Err(BAD);
            }
            v
        }
        AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull => v,
        AttrKind::DeadOnReturn => v,
        AttrKind::UWTable if (1..=2).contains(&v) => v,
        AttrKind::AllocKind => v & 63,
        AttrKind::NoFPClass => v & 0x3ff,
        // The file has the first number in the upper half.
        AttrKind::AllocSize => high | low << 32,
        AttrKind::VScaleRange => high | if low == 0 { u32::MAX as u64 } else { low } << 32,
        // The file has what is captured through the result in the lower half.
        AttrKind::Captures => (v & 15) << 4 | v >> 4 & 15,
        AttrKind::Memory => memory(v).0 as u64,
        _ => return Err(BAD),
    };
    Ok(Attr::Int(kind, packed))
}

/// Memory effects; before the first version of their encoding other memory included that of `errno`.
fn memory(v: u64) -> MemoryEffects {
    if v >> 56 != 0 {
        return MemoryEffects(v as u32 & MemoryEffects::UNKNOWN.0);
    }
    let other = (v >> 4 & 3) as u32;
    MemoryEffects(v as u32 & 15).with(MemLoc::ErrnoMem, other).with(MemLoc::Other, other)
}

/// Attributes as bits of one number, as files before LLVM 3.3 have them.
fn of_bits(encoded: u64, place: u64) -> Vec<Attr> {
    /// Kinds by bit; bits 16 to 20 and 26 to 28 are alignments.
    const KINDS: [(u32, AttrKind); 44] = [
        (0, AttrKind::ZExt),
        (1, AttrKind::SExt),
        (2, AttrKind::NoReturn),
        (3, AttrKind::InReg),
        (5, AttrKind::NoUnwind),
        (6, AttrKind::NoAlias),
        (8, AttrKind::Nest),
        (9, AttrKind::ReadNone),
        (10, AttrKind::ReadOnly),
        (11, AttrKind::NoInline),
        (12, AttrKind::AlwaysInline),
        (13, AttrKind::OptimizeForSize),
        (14, AttrKind::StackProtect),
        (15, AttrKind::StackProtectReq),
        (22, AttrKind::NoRedZone),
        (23, AttrKind::NoImplicitFloat),
        (24, AttrKind::Naked),
        (25, AttrKind::InlineHint),
        (29, AttrKind::ReturnsTwice),
        (31, AttrKind::NonLazyBind),
        (32, AttrKind::SanitizeAddress),
        (33, AttrKind::MinSize),
        (34, AttrKind::NoDuplicate),
        (35, AttrKind::StackProtectStrong),
        (36, AttrKind::SanitizeThread),
        (37, AttrKind::SanitizeMemory),
        (38, AttrKind::NoBuiltin),
        (39, AttrKind::Returned),
        (40, AttrKind::Cold),
        (41, AttrKind::Builtin),
        (42, AttrKind::OptimizeNone),
        (44, AttrKind::NonNull),
        (45, AttrKind::JumpTable),
        (46, AttrKind::Convergent),
        (47, AttrKind::SafeStack),
        (48, AttrKind::NoRecurse),
        (51, AttrKind::SwiftSelf),
        (52, AttrKind::SwiftError),
        (53, AttrKind::WriteOnly),
        (54, AttrKind::Speculatable),
        (55, AttrKind::StrictFP),
        (56, AttrKind::SanitizeHWAddress),
        (57, AttrKind::NoCfCheck),
        (58, AttrKind::OptForFuzzing),
    ];
    /// Kinds with a type.
    const TYPED: [(u32, AttrKind); 3] = [(4, AttrKind::SRet), (7, AttrKind::ByVal), (43, AttrKind::InAlloca)];
    /// What memory a function touches.
    const MEMORY: [(u32, MemoryEffects); 5] = [
        (9, MemoryEffects::NONE),
        (10, MemoryEffects::READ_ONLY),
        (49, MemoryEffects::INACCESSIBLE_ONLY),
        (50, MemoryEffects(MemoryEffects::INACCESSIBLE_ONLY.0 | MemoryEffects::ARG_ONLY.0)),
        (53, MemoryEffects::WRITE_ONLY),
    ];
    let mut list = Vec::new();
    // In the file the alignment has 16 bits, which moves what is above it.
    let align = encoded >> 16 & 0xffff;
    if align.is_power_of_two() && place != FUNCTION {
        list.push(Attr::Int(AttrKind::Align, align));
    }
    let mut bits = (encoded >> 32 & 0xf_ffff) << 21 | encoded & 0xffff;
    let has = |bits: u64, bit: u32| bits >> bit & 1 != 0;
    if place == FUNCTION {
        let mut memory = MemoryEffects::UNKNOWN;
        for (bit, m) in MEMORY {
            if has(bits, bit) {
                memory = memory.intersect(m);
                bits &= !(1 << bit);
            }
        }
        if memory != MemoryEffects::UNKNOWN {
            list.push(Attr::Int(AttrKind::Memory, memory.0 as u64));
        }
    }
    if has(bits, 21) {
        list.push(Attr::Int(AttrKind::Captures, Captures::NONE.0 as u64));
    }
    if has(bits, 30) {
        list.push(Attr::Int(AttrKind::UWTable, 2));
    }
    let stack = bits >> 26 & 7;
    if stack != 0 {
        list.push(Attr::Int(AttrKind::AlignStack, 1 << (stack - 1)));
    }
    list.extend(KINDS.iter().filter(|k| has(bits, k.0)).map(|k| Attr::Flag(k.1)));
    list.extend(TYPED.iter().filter(|k| has(bits, k.0)).map(|k| Attr::Type(k.1, Type::NONE)));
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_by_number() {
        assert_eq!(kind_of(1), Some(AttrKind::Align));
        assert_eq!(kind_of(102), Some(AttrKind::Captures));
        assert_eq!(kind_of(45), None);
        assert_eq!(kind_of(0), None);
        assert_eq!(kind_of(u64::MAX), None);
    }

    #[test]
    fn packings() {
        assert_eq!(integer(AttrKind::AllocSize, 1 << 32 | 2).ok(), Some(Attr::Int(AttrKind::AllocSize, 1 | 2 << 32)));
        assert_eq!(integer(AttrKind::Captures, 0x0f).ok(), Some(Attr::Int(AttrKind::Captures, 0xf0)));
        assert_eq!(memory(0x10).0, MemoryEffects::NONE.with(MemLoc::ErrnoMem, 1).with(MemLoc::Other, 1).0);
        assert_eq!(memory(1 << 56 | 0x555).0, 0x555);
    }

    #[test]
    fn attributes_as_bits() {
        let list = of_bits(8 << 16 | 1 << 6 | 1 << 32, 1);
        assert!(list.contains(&Attr::Int(AttrKind::Align, 8)));
        assert!(list.contains(&Attr::Flag(AttrKind::NoAlias)));
        assert!(list.contains(&Attr::Int(AttrKind::Captures, 0)));
        assert_eq!(list.len(), 3);
        let list = of_bits(1 << 9, FUNCTION);
        assert_eq!(list, [Attr::Int(AttrKind::Memory, 0)]);
    }
}
