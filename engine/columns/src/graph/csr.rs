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
        let mut csr = Csr { at: Vec::new(), items: Vec::new() };
        csr.regroup(rows, pairs);
        csr
    }
    /// The same in place of the rows that are here, in their memory.
    pub fn regroup(&mut self, rows: usize, pairs: impl Iterator<Item = (usize, T)> + Clone) {
        let (at, items) = (&mut self.at, &mut self.items);
        at.clear();
        at.resize(rows + 2, 0);
        items.clear();
        let mut count = 0usize;
        let mut first = None;
        for (row, item) in pairs.clone() {
            at[row + 2] += 1;
            first.get_or_insert(item);
            count += 1;
        }
        // `at[row + 1]` is where `row` starts; filling moves it to where the row ends, which is where the next one starts.
        for row in 0..rows {
            at[row + 2] += at[row + 1];
        }
        if let Some(fill) = first {
            items.resize(count, fill);
            for (row, item) in pairs {
                let cursor = &mut at[row + 1];
                items[*cursor as usize] = item;
                *cursor += 1;
            }
        }
        at.truncate(rows + 1);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_the_order_of_pairs_and_memory_is_used_again() {
        let mut csr = Csr::group(3, [(2, 'a'), (0, 'b'), (2, 'c')].into_iter());
        assert_eq!([0, 1, 2, 3].map(|row| csr.row(row).to_vec()), [vec!['b'], vec![], vec!['a', 'c'], vec![]]);
        csr.regroup(2, [(1, 'd'), (1, 'e')].into_iter());
        assert_eq!((csr.len(), csr.row(0), csr.row(1), csr.row(2)), (2, &[][..], &['d', 'e'][..], &[][..]));
        csr.regroup(0, std::iter::empty());
        assert!(csr.is_empty() && csr.row(0).is_empty());
    }
}
