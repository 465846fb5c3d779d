//! Interners: content to dense id, with overlays.
//!
//! A module owns base tables. A function that needs new rows during a parallel stage appends them to its own
//! overlay, whose ids start where the base ends; overlays are merged in function order at the next barrier, so
//! ids never depend on threads.

use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// Hasher of all interners: fast, fixed seed, so that table layouts are reproducible.
pub type Hasher = foldhash::fast::FixedState;

/// Content-addressed rows of one type.
#[derive(Clone)]
pub struct Interner<T> {
    offset: u32,
    rows: Vec<T>,
    map: HashTable<u32>,
    hasher: Hasher,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner { offset: 0, rows: Vec::new(), map: HashTable::new(), hasher: Hasher::with_seed(0x77617270) }
    }
}

impl<T: Hash + Eq> Interner<T> {
    /// An empty interner whose ids follow those of `base`.
    pub fn overlay(base: &Interner<T>) -> Self {
        Interner { offset: base.len(), ..Default::default() }
    }
    /// Number of ids, the base of an overlay included.
    pub fn len(&self) -> u32 {
        self.offset + self.rows.len() as u32
    }
    /// Whether there are no ids at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// First id of this table.
    pub fn offset(&self) -> u32 {
        self.offset
    }
    /// Rows of this table alone.
    pub fn own(&self) -> &[T] {
        &self.rows
    }
    /// Id of `row` if it is here.
    pub fn find(&self, row: &T) -> Option<u32> {
        let hash = self.hasher.hash_one(row);
        self.map.find(hash, |&i| self.rows[i as usize] == *row).map(|&i| i + self.offset)
    }
    /// Id of the row that `same` accepts, if it is here. `key` must hash as the row does (a slice for a boxed slice).
    pub fn find_by<K: Hash + ?Sized>(&self, key: &K, same: impl Fn(&T) -> bool) -> Option<u32> {
        let hash = self.hasher.hash_one(key);
        self.map.find(hash, |&i| same(&self.rows[i as usize])).map(|&i| i + self.offset)
    }
    /// Id of `row`, appended when new.
    pub fn intern(&mut self, row: T) -> u32 {
        let hash = self.hasher.hash_one(&row);
        if let Some(&i) = self.map.find(hash, |&i| self.rows[i as usize] == row) {
            return i + self.offset;
        }
        let i = self.rows.len() as u32;
        self.rows.push(row);
        let (rows, hasher) = (&self.rows, &self.hasher);
        self.map.insert_unique(hash, i, |&i| hasher.hash_one(&rows[i as usize]));
        i + self.offset
    }
    /// Row of id `i`, which must belong to this table.
    #[inline]
    pub fn get(&self, i: u32) -> &T {
        &self.rows[(i - self.offset) as usize]
    }
}

/// Read access to a base table and one overlay.
pub struct Layered<'a, T> {
    base: &'a [T],
    over: &'a [T],
}

impl<T> Clone for Layered<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Layered<'_, T> {}

impl<'a, T: Hash + Eq> Layered<'a, T> {
    /// The base alone.
    pub fn single(base: &'a Interner<T>) -> Self {
        Layered { base: &base.rows, over: &[] }
    }
    /// The base, then the overlay.
    pub fn new(base: &'a Interner<T>, over: &'a Interner<T>) -> Self {
        debug_assert_eq!(over.offset, base.len());
        Layered { base: &base.rows, over: &over.rows }
    }
    /// Row of id `i`.
    #[inline]
    pub fn get(self, i: u32) -> &'a T {
        let i = i as usize;
        match self.base.get(i) {
            Some(row) => row,
            None => &self.over[i - self.base.len()],
        }
    }
    /// Number of ids.
    pub fn len(self) -> u32 {
        (self.base.len() + self.over.len()) as u32
    }
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}
