//! Compressed sparse rows: lists of items by row in two vectors.

/// Compressed rows: for row `i` the items `items[at[i]..at[i + 1]]`.
#[derive(Clone, Default, Debug)]
pub struct Csr<T> {
    at: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Csr<T> {
    /// Groups `pairs` (row, item) by row; the order within a row is that of the pairs.
    pub fn group(rows: usize, pairs: impl Iterator<Item = (usize, T)> + Clone) -> Csr<T> {
        let mut at = vec![0u32; rows + 1];
        let mut first = None;
        let mut n = 0usize;
        for (r, item) in pairs.clone() {
            at[r + 1] += 1;
            first.get_or_insert(item);
            n += 1;
        }
        for r in 0..rows {
            at[r + 1] += at[r];
        }
        let Some(fill) = first else { return Csr { at, items: Vec::new() } };
        let mut items = vec![fill; n];
        let mut cursor: Vec<u32> = at[..rows].to_vec();
        for (r, item) in pairs {
            items[cursor[r] as usize] = item;
            cursor[r] += 1;
        }
        Csr { at, items }
    }
    /// Items of row `i`; none for a row that did not exist when this was built.
    #[inline]
    pub fn row(&self, i: usize) -> &[T] {
        match self.at.get(i..i + 2) {
            Some(&[a, b]) => &self.items[a as usize..b as usize],
            _ => &[],
        }
    }
    /// Number of rows.
    pub fn len(&self) -> usize {
        self.at.len().saturating_sub(1)
    }
    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
