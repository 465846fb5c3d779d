//! Storage of the intrinsic table: the rows of the `table_*.rs` files, packed at compile time into one text and one row
//! array, both read-only data without relocations, so that they cost nothing at start.

use super::IntrinsicId;
use super::semantics::Semantics;
use super::semantics::columns::OTHER;
use crate::attrs::MemoryEffects;
use smallvec::SmallVec;

/// Function attribute bits of a row.
pub mod bits {
    /// `nounwind`
    pub const NOUNW: u16 = 1;
    /// `nocallback`
    pub const NOCB: u16 = 1 << 1;
    /// `nofree`
    pub const NOFREE: u16 = 1 << 2;
    /// `nosync`
    pub const NOSYNC: u16 = 1 << 3;
    /// `willreturn`
    pub const RET: u16 = 1 << 4;
    /// The five most intrinsics have: `nounwind nocallback nofree nosync willreturn`.
    pub const D: u16 = NOUNW | NOCB | NOFREE | NOSYNC | RET;
    /// `speculatable`
    pub const SPEC: u16 = 1 << 5;
    /// `convergent`
    pub const CONV: u16 = 1 << 6;
    /// `noreturn`
    pub const NORET: u16 = 1 << 7;
    /// `noduplicate`
    pub const NODUP: u16 = 1 << 8;
    /// `nomerge`
    pub const NOMERGE: u16 = 1 << 9;
    /// `cold`
    pub const COLD: u16 = 1 << 10;
    /// `strictfp`
    pub const STRICT: u16 = 1 << 11;
    /// `nocreateundeforpoison`
    pub const NCUP: u16 = 1 << 12;
    /// The first two arguments commute. Not an attribute of the language.
    pub const COMM: u16 = 1 << 13;
    /// LLVM 19 does not have it. Not an attribute of the language.
    pub const NEW: u16 = 1 << 14;
}

/// Memory effects of a row.
pub mod mem {
    use crate::attrs::{MemLoc, MemoryEffects};
    const fn of(arg: u32, inaccessible: u32) -> MemoryEffects {
        MemoryEffects::NONE.with(MemLoc::ArgMem, arg).with(MemLoc::InaccessibleMem, inaccessible)
    }
    /// No access.
    pub const NONE: MemoryEffects = MemoryEffects::NONE;
    /// Any access.
    pub const ANY: MemoryEffects = MemoryEffects::UNKNOWN;
    /// Reads anything.
    pub const READ: MemoryEffects = MemoryEffects::READ_ONLY;
    /// Writes anything.
    pub const WRITE: MemoryEffects = MemoryEffects::WRITE_ONLY;
    /// Reads and writes memory of the arguments.
    pub const ARG: MemoryEffects = of(3, 0);
    /// Reads memory of the arguments.
    pub const ARG_R: MemoryEffects = of(1, 0);
    /// Writes memory of the arguments.
    pub const ARG_W: MemoryEffects = of(2, 0);
    /// Reads and writes inaccessible memory.
    pub const INACC: MemoryEffects = of(0, 3);
    /// Writes inaccessible memory.
    pub const INACC_W: MemoryEffects = of(0, 2);
    /// Reads and writes memory of the arguments and inaccessible memory.
    pub const INACC_ARG: MemoryEffects = of(3, 3);
}

/// A row as written.
pub(super) struct Row {
    pub name: &'static str,
    pub signature: &'static str,
    pub bits: u16,
    pub memory: MemoryEffects,
    pub semantics: Semantics,
    pub params: &'static str,
}

/// Declares the rows of one table file: the constants of `id` and `ROWS`. Ids go on from `$base`.
macro_rules! rows {
    (from $base:expr; $($Const:ident, $name:literal, $sig:literal, $bits:expr, $mem:expr, $semantics:expr, $params:literal;)*) => {
        #[repr(u16)]
        #[allow(clippy::upper_case_acronyms, non_camel_case_types)]
        enum At { $($Const),* }
        /// First id after those of this file.
        pub(super) const END: u16 = $base + ROWS.len() as u16;
        /// Named ids.
        pub mod id {
            use crate::intrinsics::IntrinsicId;
            $(#[doc = concat!("`", $name, "`")] pub const $Const: IntrinsicId = IntrinsicId(super::BASE + super::At::$Const as u16);)*
        }
        const BASE: u16 = $base;
        pub(super) const ROWS: &[super::table::Row] = &[$(
            super::table::Row {
                name: $name,
                signature: $sig,
                bits: $bits,
                memory: $mem,
                semantics: $semantics,
                params: $params,
            }
        ),*];
    };
}
pub(super) use rows;

const FILES: [&[Row]; 8] = [
    super::table_generic::ROWS,
    super::table_nvvm_a_e::ROWS,
    super::table_nvvm_f_l::ROWS,
    super::table_nvvm_m::ROWS,
    super::table_nvvm_n_s::ROWS,
    super::table_nvvm_surface::ROWS,
    super::table_nvvm_t_v::ROWS,
    super::table_nvvm_w_z::ROWS,
];

/// Number of intrinsics.
pub const COUNT: usize = super::table_nvvm_w_z::END as usize;
/// Number of target-independent intrinsics; they come first.
pub const GENERIC: usize = super::table_generic::END as usize;

/// A row of the table: what is known about one intrinsic. See the methods for the parts.
#[derive(Clone, Copy)]
pub struct IntrinsicInfo {
    at: u32,
    name: u8,
    signature: u8,
    params: u8,
    bits: u16,
    memory: u16,
    semantics: Semantics,
}

static TEXT: [u8; text_len()] = text();
static INFOS: [IntrinsicInfo; COUNT] = infos();
/// Rows by [`hash`] of their name, open addressing; [`EMPTY`] where there is none.
static SLOTS: [u16; SLOT_COUNT] = slots();
const SLOT_COUNT: usize = (2 * COUNT).next_power_of_two();
const EMPTY: u16 = u16::MAX;

const fn text_len() -> usize {
    let (mut n, mut f) = (0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let row = &FILES[f][r];
            n += row.name.len() + row.signature.len() + row.params.len();
            r += 1;
        }
        f += 1;
    }
    n
}

const fn put(out: &mut [u8], at: usize, s: &str) -> usize {
    out.split_at_mut(at).1.split_at_mut(s.len()).0.copy_from_slice(s.as_bytes());
    at + s.len()
}

const fn text() -> [u8; text_len()] {
    let mut out = [0; text_len()];
    let (mut at, mut f) = (0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let row = &FILES[f][r];
            at = put(&mut out, at, row.name);
            at = put(&mut out, at, row.signature);
            at = put(&mut out, at, row.params);
            r += 1;
        }
        f += 1;
    }
    out
}

const fn infos() -> [IntrinsicInfo; COUNT] {
    let mut out =
        [IntrinsicInfo { at: 0, name: 0, signature: 0, params: 0, bits: 0, memory: 0, semantics: OTHER }; COUNT];
    let (mut at, mut n, mut f) = (0, 0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let row = &FILES[f][r];
            let lens = [row.name.len(), row.signature.len(), row.params.len()];
            assert!(lens[0] < 256 && lens[1] < 256 && lens[2] < 256, "a part of a row is too long");
            out[n] = IntrinsicInfo {
                at,
                name: lens[0] as u8,
                signature: lens[1] as u8,
                params: lens[2] as u8,
                bits: row.bits,
                memory: row.memory.0 as u16,
                semantics: row.semantics,
            };
            at += (lens[0] + lens[1] + lens[2]) as u32;
            n += 1;
            r += 1;
        }
        f += 1;
    }
    out
}

/// Hash (FNV-1a) of no bytes.
const START: u32 = 0x811c_9dc5;

/// The hash of bytes that `hash` is of, and one more: the hashes of all prefixes of a name are found on the way.
const fn next_hash(hash: u32, byte: u8) -> u32 {
    (hash ^ byte as u32).wrapping_mul(0x0100_0193)
}

/// Hash of a name.
pub(super) const fn hash_of(name: &[u8]) -> u32 {
    let (mut hash, mut i) = (START, 0);
    while i < name.len() {
        hash = next_hash(hash, name[i]);
        i += 1;
    }
    hash
}

/// First slot, of `count`, of a name with this hash.
pub(super) const fn slot_of(hash: u32, count: usize) -> usize {
    (hash ^ hash >> 15) as usize % count
}

/// The prefixes of a name that end before a dot, and the name: length and hash of each, the shortest first.
pub(super) type Prefixes = SmallVec<[(u32, u32); 12]>;

/// Prefixes of a name, in one pass over it.
pub(super) fn prefixes(name: &str) -> Prefixes {
    let mut list = Prefixes::new();
    let mut hash = START;
    for (i, &byte) in name.as_bytes().iter().enumerate() {
        if byte == b'.' {
            list.push((i as u32, hash));
        }
        hash = next_hash(hash, byte);
    }
    list.push((name.len() as u32, hash));
    list
}

const fn slots() -> [u16; SLOT_COUNT] {
    let mut out = [EMPTY; SLOT_COUNT];
    let (mut n, mut f) = (0, 0);
    while f < FILES.len() {
        let mut r = 0;
        while r < FILES[f].len() {
            let mut at = slot_of(hash_of(FILES[f][r].name.as_bytes()), SLOT_COUNT);
            while out[at] != EMPTY {
                at = (at + 1) % SLOT_COUNT;
            }
            out[at] = n;
            n += 1;
            r += 1;
        }
        f += 1;
    }
    out
}

impl IntrinsicInfo {
    fn part(&self, skip: usize, len: u8) -> &'static str {
        let start = self.at as usize + skip;
        // SAFETY: `infos` cuts `TEXT` where `text` joined the parts, each a whole `str`.
        unsafe { std::str::from_utf8_unchecked(&TEXT[start..start + len as usize]) }
    }
    /// Name without the suffix of an overload: `llvm.umin`.
    pub fn name(&self) -> &'static str {
        self.part(0, self.name)
    }
    /// Signature in the notation of [`mod@super::signature`].
    pub fn signature(&self) -> &'static str {
        self.part(self.name as usize, self.signature)
    }
    /// Parameter and return attributes in the notation of [`mod@super::attributes`].
    pub fn params(&self) -> &'static str {
        self.part(self.name as usize + self.signature as usize, self.params)
    }
    /// Function attributes, of [`bits`].
    pub const fn bits(&self) -> u16 {
        self.bits
    }
    /// Memory effects.
    pub const fn memory(&self) -> MemoryEffects {
        MemoryEffects(self.memory as u32)
    }
    /// What it is and does.
    pub const fn semantics(&self) -> Semantics {
        self.semantics
    }
}

/// Row of `id`. Panics when `id` is not of the table: ids come from [`lookup`] and the constants.
#[inline]
pub fn info(id: IntrinsicId) -> &'static IntrinsicInfo {
    &INFOS[id.0 as usize]
}

/// Row of the table with exactly this name.
pub fn find(name: &str) -> Option<IntrinsicId> {
    find_hashed(name, hash_of(name.as_bytes()))
}

fn find_hashed(name: &str, hash: u32) -> Option<IntrinsicId> {
    let mut at = slot_of(hash, SLOT_COUNT);
    while SLOTS[at] != EMPTY {
        if INFOS[SLOTS[at] as usize].name() == name {
            return Some(IntrinsicId(SLOTS[at]));
        }
        at = (at + 1) % SLOT_COUNT;
    }
    None
}

/// Intrinsic of a full name and the suffix of its overload without the leading dot (empty when it has none). The longest
/// name of the table that `name` equals or continues with a dot wins, and only overloaded intrinsics may have a suffix.
/// One pass over the name, and a look-up per dot cut off.
pub fn lookup(name: &str) -> Option<(IntrinsicId, &str)> {
    lookup_in(name, &prefixes(name))
}

/// The same with the prefixes of `name`.
pub(super) fn lookup_in<'n>(name: &'n str, prefixes: &Prefixes) -> Option<(IntrinsicId, &'n str)> {
    let longest_first = prefixes.iter().rev();
    let (id, base) = longest_first
        .map(|&(len, hash)| (&name[..len as usize], hash))
        .find_map(|(base, hash)| Some((find_hashed(base, hash)?, base)))?;
    let suffix = name.get(base.len() + 1..).unwrap_or("");
    (base == name || id.is_overloaded()).then_some((id, suffix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_name() {
        for (i, row) in INFOS.iter().enumerate() {
            assert_eq!(find(row.name()), Some(IntrinsicId(i as u16)), "{}", row.name());
        }
        for unknown in ["", "llvm", "llvm.", "llvm.nvvm", "llvm.umin.i32", "llvm.no.such.intrinsic"] {
            assert_eq!(find(unknown), None, "{unknown}");
        }
    }
}
