//! The order in which a hash table of numbers lists its keys: that of LLVM's, so that groups are listed as LLVM lists them.
//!
//! Open addressing: a key goes to the bucket of 37 times its number, else one bucket on, then two, three, ...; from three quarters on the
//! table doubles, and its keys move in the order of their buckets. The order is a function of the keys and of when they came alone.

/// Buckets of a table with its first key.
const LEAST: usize = 64;

/// Keys in buckets.
#[derive(Default)]
pub(super) struct Buckets {
    buckets: Vec<Option<u32>>,
    len: usize,
}

impl Buckets {
    /// Adds `key`, which is not there yet.
    pub(super) fn insert(&mut self, key: u32) {
        self.len += 1;
        if self.len * 4 >= self.buckets.len() * 3 {
            let room = (self.buckets.len() * 2).max(LEAST);
            for key in std::mem::replace(&mut self.buckets, vec![None; room]).into_iter().flatten() {
                self.place(key);
            }
        }
        self.place(key);
    }
    fn place(&mut self, key: u32) {
        let mask = self.buckets.len() - 1;
        let mut at = key.wrapping_mul(37) as usize & mask;
        let mut step = 0;
        while self.buckets[at].is_some() {
            step += 1;
            at = (at + step) & mask;
        }
        self.buckets[at] = Some(key);
    }
    /// The keys in the order of the table.
    pub(super) fn keys(&self) -> impl Iterator<Item = u32> + '_ {
        self.buckets.iter().flatten().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::Buckets;

    fn order(keys: &[u32]) -> Vec<u32> {
        let mut buckets = Buckets::default();
        keys.iter().for_each(|&key| buckets.insert(key));
        buckets.keys().collect()
    }

    #[test]
    fn keys_stand_where_their_products_fall() {
        assert_eq!(order(&[0, 1, 2, 3]), [0, 2, 1, 3]);
        assert_eq!(order(&[u32::MAX - 3, u32::MAX - 4, u32::MAX - 5]), [u32::MAX - 4, u32::MAX - 5, u32::MAX - 3]);
    }

    #[test]
    fn equal_buckets_go_one_on() {
        assert_eq!(order(&[64, 0, 128]), [64, 0, 128]);
    }

    #[test]
    fn a_table_doubles_at_three_quarters() {
        let keys: Vec<u32> = (0..48).collect();
        let before = order(&keys[..47]);
        let after = order(&keys);
        // Of 64 buckets, 37 * 2 is the eleventh; of 128, the 75th.
        assert!(before.iter().position(|&k| k == 2) < before.iter().position(|&k| k == 1));
        assert!(after.iter().position(|&k| k == 2) > after.iter().position(|&k| k == 1));
    }
}
