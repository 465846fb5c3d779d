//! Dense sets of rows: one bit per row of a table.
//!
//! A walk marks the rows that it has visited in one. Against a `Vec<bool>` it takes an eighth of the memory and is emptied faster,
//! and marking a row costs up to a nanosecond more; docs/columns.md has the figures. A set has a number of rows, given when it
//! is made. An id beyond them, `NONE` among these, is no member; adding it is a bug of the caller and panics, as an index into a
//! column does.

use crate::ids::Id;
use bitvec::vec::BitVec;
use std::marker::PhantomData;

/// Rows of a word.
const WORD: usize = usize::BITS as usize;

/// The bit of a row in its word. Sets are made by this file alone, so their bits begin with the first of a word.
#[inline]
fn bit(row: usize) -> usize {
    1 << (row % WORD)
}

/// A set of ids of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct RowSet<K> {
    /// One bit per row.
    bits: BitVec,
    ids: PhantomData<K>,
}

impl<K> Default for RowSet<K> {
    /// The empty set over a table without rows.
    fn default() -> RowSet<K> {
        RowSet { bits: BitVec::new(), ids: PhantomData }
    }
}

impl<K: Id> RowSet<K> {
    /// The empty set over a table of `rows` rows.
    pub fn new(rows: usize) -> RowSet<K> {
        RowSet { bits: BitVec::repeat(false, rows), ids: PhantomData }
    }

    /// The number of rows of the table, members or not.
    pub fn rows(&self) -> usize {
        self.bits.len()
    }

    /// Makes this the empty set over a table of `rows` rows, in the memory that it has.
    pub fn reset(&mut self, rows: usize) {
        self.bits.clear();
        self.bits.resize(rows, false);
    }

    /// Continues with a table of `rows` rows: those that are new are no members, those that go are members no more.
    pub fn resize(&mut self, rows: usize) {
        self.bits.resize(rows, false);
    }

    /// Makes every row a member.
    pub fn fill(&mut self) {
        self.bits.fill(true);
    }

    /// Whether `id` is a member.
    #[inline]
    pub fn contains(&self, id: K) -> bool {
        let row = id.index();
        row < self.bits.len() && self.bits.as_raw_slice()[row / WORD] & bit(row) != 0
    }

    /// Adds `id`, and says whether it is new.
    ///
    /// # Panics
    /// When the table has no row `id`.
    #[inline]
    pub fn insert(&mut self, id: K) -> bool {
        let (word, bit) = (self.word_of(id), bit(id.index()));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }

    /// Removes `id`, and says whether it was a member.
    ///
    /// # Panics
    /// When the table has no row `id`.
    #[inline]
    pub fn remove(&mut self, id: K) -> bool {
        let (word, bit) = (self.word_of(id), bit(id.index()));
        let was_member = *word & bit != 0;
        *word &= !bit;
        was_member
    }

    /// The word with the bit of `id`. Words are read and written whole: bitvec's references to single bits cost a tenth more.
    #[inline]
    fn word_of(&mut self, id: K) -> &mut usize {
        let row = id.index();
        assert!(row < self.bits.len(), "row {row} of {}", self.bits.len());
        &mut self.bits.as_raw_mut_slice()[row / WORD]
    }

    /// Whether there is no member.
    pub fn is_empty(&self) -> bool {
        self.bits.not_any()
    }

    /// The members in the order of their rows.
    pub fn iter(&self) -> impl Iterator<Item = K> + '_ {
        self.bits.iter_ones().map(K::new)
    }
}

/// One boolean per row, in the order of the rows: whether the row is a member.
impl<K> FromIterator<bool> for RowSet<K> {
    fn from_iter<I: IntoIterator<Item = bool>>(members: I) -> RowSet<K> {
        RowSet { bits: members.into_iter().collect(), ids: PhantomData }
    }
}

impl<K: Id> std::fmt::Debug for RowSet<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
