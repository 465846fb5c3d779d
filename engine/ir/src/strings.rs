//! Interned strings of a module, in one byte arena: names, attribute strings, metadata strings. Any bytes.

use crate::ids::Str;
use hashbrown::HashTable;
use std::hash::BuildHasher;
use warpc_columns::intern::Hasher;

/// String table. Strings are byte strings: LLVM names and metadata strings need not be UTF-8.
#[derive(Clone)]
pub struct Strings {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    map: HashTable<u32>,
    hasher: Hasher,
}

impl Default for Strings {
    fn default() -> Self {
        let mut s = Strings {
            bytes: Vec::new(),
            ends: Vec::new(),
            map: HashTable::new(),
            hasher: Hasher::with_seed(0x73747273),
        };
        s.intern(b"");
        // Passes over functions cannot add strings; these kinds of attachments they make where none was.
        let kinds =
            [&b"prof"[..], b"alias.scope", b"noalias", b"llvm.loop", b"loop_constrainer.loop.clone", b"invariant.load"];
        for kind in kinds {
            s.intern(kind);
        }
        s
    }
}

impl Str {
    /// The empty string, the first row of every table.
    pub const EMPTY: Str = Str(0);

    /// Whether the string is absent or empty.
    #[inline]
    pub fn is_blank(self) -> bool {
        self.is_none() || self == Str::EMPTY
    }
}

impl Strings {
    /// Id of `s`.
    pub fn intern(&mut self, s: &[u8]) -> Str {
        let hash = self.hasher.hash_one(s);
        if let Some(&i) = self.map.find(hash, |&i| row(&self.bytes, &self.ends, i) == s) {
            return Str(i);
        }
        let i = self.ends.len() as u32;
        self.bytes.extend_from_slice(s);
        self.ends.push(u32::try_from(self.bytes.len()).expect("string table below 4 GiB"));
        let (bytes, ends, hasher) = (&self.bytes, &self.ends, &self.hasher);
        self.map.insert_unique(hash, i, |&i| hasher.hash_one(row(bytes, ends, i)));
        Str(i)
    }
    /// Makes room for so many more strings.
    pub fn reserve(&mut self, strings: usize) {
        let (bytes, ends, hasher) = (&self.bytes, &self.ends, &self.hasher);
        self.map.reserve(strings, |&i| hasher.hash_one(row(bytes, ends, i)));
        self.ends.reserve(strings);
    }
    /// Id of `s` if it is here.
    pub fn find(&self, s: &[u8]) -> Option<Str> {
        let hash = self.hasher.hash_one(s);
        self.map.find(hash, |&i| row(&self.bytes, &self.ends, i) == s).map(|&i| Str(i))
    }
    /// Bytes of `string`.
    #[inline]
    pub fn get(&self, string: Str) -> &[u8] {
        row(&self.bytes, &self.ends, string.0)
    }
    /// `string` as text, with U+FFFD for bytes that are not UTF-8.
    pub fn text(&self, string: Str) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.get(string))
    }
    /// Number of strings.
    pub fn len(&self) -> usize {
        self.ends.len()
    }
    /// Never true: the empty string is always there.
    pub fn is_empty(&self) -> bool {
        false
    }
}

#[inline]
fn row<'a>(bytes: &'a [u8], ends: &[u32], i: u32) -> &'a [u8] {
    let start = if i == 0 { 0 } else { ends[i as usize - 1] };
    &bytes[start as usize..ends[i as usize] as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interns_once() {
        let mut s = Strings::default();
        let a = s.intern(b"alpha");
        let b = s.intern(b"\xff");
        assert_eq!(s.intern(b"alpha"), a);
        assert_eq!(s.get(b), b"\xff");
        assert_eq!(s.find(b""), Some(Str::EMPTY));
        assert_eq!(s.find(b"beta"), None);
    }
}
