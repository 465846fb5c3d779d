//! Rows of constants by the hash of their content: a table with open addressing, made for many small tables one after the other.

/// A place in the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Free(usize);

/// The least number of places, and the most that are kept for a table that had few rows.
const LEAST: usize = 16;
const KEPT: usize = 128;

/// Rows by hash. At most half of the places are taken.
#[derive(Clone, Default)]
pub(super) struct Index {
    /// A hash and one more than its row, zero where there is none; as many as a power of two, or none.
    places: Vec<(u32, u32)>,
    len: usize,
}

impl Index {
    /// Number of rows.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.len
    }
    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<(u32, u32)>()
    }
    /// Takes all rows out. The time is that of the rows, not of the largest number that there ever was.
    pub fn clear(&mut self) {
        if self.len == 0 {
            return;
        }
        self.places.truncate((4 * self.len).next_power_of_two().max(KEPT));
        self.places.fill((0, 0));
        self.len = 0;
    }
    /// Makes room for another row.
    #[inline(always)]
    pub fn make_room(&mut self) {
        if 2 * self.len >= self.places.len() {
            self.grow();
        }
    }
    #[cold]
    fn grow(&mut self) {
        let more = (2 * self.places.len()).max(LEAST);
        let old = std::mem::replace(&mut self.places, vec![(0, 0); more]);
        for (hash, row) in old.into_iter().filter(|place| place.1 != 0) {
            let mut at = hash as usize & (more - 1);
            while self.places[at].1 != 0 {
                at = (at + 1) & (more - 1);
            }
            self.places[at] = (hash, row);
        }
    }
    /// The row of this hash that is the `same`, or where it is to be put. There is room for it.
    #[inline(always)]
    pub fn find(&self, hash: u32, same: impl Fn(u32) -> bool) -> Result<u32, Free> {
        let mask = self.places.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            match self.places[at & mask] {
                (_, 0) => return Err(Free(at)),
                (known, row) if known == hash && same(row - 1) => return Ok(row - 1),
                _ => at = (at + 1) & mask,
            }
        }
    }
    /// Puts a row where none was found.
    #[inline(always)]
    pub fn put(&mut self, free: Free, hash: u32, row: u32) {
        self.places[free.0] = (hash, row + 1);
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the row was not there before.
    fn add(index: &mut Index, hash: u32, row: u32) -> bool {
        index.make_room();
        let found = index.find(hash, |known| known == row);
        if let Err(free) = found {
            index.put(free, hash, row);
        }
        assert_eq!(found.unwrap_or(row), row);
        found.is_err()
    }

    #[test]
    fn rows_are_found_again_also_where_hashes_collide_and_after_a_clear() {
        let mut index = Index::default();
        for count in [1000, 3, 40] {
            // Four rows for each hash, neighbours among the hashes.
            assert!((0..count).all(|row| add(&mut index, row / 4, row)));
            assert!((0..count).all(|row| !add(&mut index, row / 4, row)));
            assert_eq!(index.len(), count as usize);
            index.clear();
            assert_eq!(index.len(), 0);
            // Small after few rows, so that clearing it takes no longer than filling it.
            assert!(index.places.len() <= KEPT.max(8 * count as usize));
        }
    }
}
