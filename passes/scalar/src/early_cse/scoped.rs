//! Hash tables with scopes, for a walk over the dominator tree.

use hashbrown::HashTable;

/// A hash table whose entries of a scope are taken out together; the latest of equal keys is found first.
pub(super) struct Scoped<T> {
    table: HashTable<(u64, u32, T)>,
    log: Vec<(u64, u32, Option<T>)>,
    clock: u32,
}

impl<T> Default for Scoped<T> {
    fn default() -> Self {
        Scoped { table: HashTable::new(), log: Vec::new(), clock: 0 }
    }
}

impl<T: Copy> Scoped<T> {
    pub(super) fn clear(&mut self) {
        self.table.clear();
        self.log.clear();
        self.clock = 0;
    }
    pub(super) fn find(&self, hash: u64, same: impl Fn(&T) -> bool) -> Option<T> {
        self.table.find(hash, |e| e.0 == hash && same(&e.2)).map(|e| e.2)
    }
    /// Adds `row`, or puts it in place of the one that is `same`.
    pub(super) fn insert(&mut self, hash: u64, row: T, same: impl Fn(&T) -> bool) {
        if let Some(e) = self.table.find_mut(hash, |e| e.0 == hash && same(&e.2)) {
            self.log.push((hash, e.1, Some(e.2)));
            e.2 = row;
            return;
        }
        self.clock += 1;
        self.table.insert_unique(hash, (hash, self.clock, row), |e| e.0);
        self.log.push((hash, self.clock, None));
    }
    pub(super) fn mark(&self) -> usize {
        self.log.len()
    }
    pub(super) fn rewind(&mut self, mark: usize) {
        while self.log.len() > mark {
            let (hash, stamp, old) = self.log.pop().expect("longer than the mark");
            match old {
                Some(row) => {
                    if let Some(e) = self.table.find_mut(hash, |e| e.1 == stamp) {
                        e.2 = row;
                    }
                }
                None => {
                    if let Ok(e) = self.table.find_entry(hash, |e| e.1 == stamp) {
                        e.remove();
                    }
                }
            }
        }
    }
}
