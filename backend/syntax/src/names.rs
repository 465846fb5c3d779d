//! Names and texts as rows: bytes in one buffer, found again by hash.

use crate::rows::Name;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// Byte strings by number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    bytes: Vec<u8>,
    ends: Vec<u32>,
}

impl Pool {
    /// Number of strings.
    pub fn len(&self) -> usize {
        self.ends.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
    /// String `row`.
    pub fn get(&self, row: usize) -> &[u8] {
        let start = if row == 0 { 0 } else { self.ends[row - 1] as usize };
        &self.bytes[start..self.ends[row] as usize]
    }
    /// String `row` as text.
    pub fn text(&self, row: usize) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.get(row))
    }
    /// Makes room for so many strings more.
    pub(crate) fn reserve(&mut self, strings: usize, bytes: usize) {
        self.bytes.reserve(bytes);
        self.ends.reserve(strings);
    }
    /// Appends a string.
    pub fn push(&mut self, bytes: &[u8]) -> usize {
        self.bytes.extend_from_slice(bytes);
        self.ends.push(self.bytes.len() as u32);
        self.ends.len() - 1
    }
}

/// Numbers of byte strings: the same bytes have the same number.
#[derive(Clone, Default)]
pub struct Interner {
    table: HashTable<u32>,
    hasher: foldhash::fast::FixedState,
}

impl Interner {
    /// Makes room for so many names in a pool without any.
    pub(crate) fn reserve(&mut self, names: usize) {
        self.table.reserve(names, |_| 0);
    }
    /// Number of `bytes` in `pool`, which only this interner fills.
    pub fn intern(&mut self, pool: &mut Pool, bytes: &[u8]) -> Name {
        let hash = self.hasher.hash_one(bytes);
        if let Some(&row) = self.table.find(hash, |&row| pool.get(row as usize) == bytes) {
            return Name(row);
        }
        let row = pool.push(bytes) as u32;
        let hasher = &self.hasher;
        self.table.insert_unique(hash, row, |&row| hasher.hash_one(pool.get(row as usize)));
        Name(row)
    }
    /// Number of `bytes` if they are there.
    pub fn find(&self, pool: &Pool, bytes: &[u8]) -> Option<Name> {
        let hash = self.hasher.hash_one(bytes);
        self.table.find(hash, |&row| pool.get(row as usize) == bytes).map(|&row| Name(row))
    }
}
