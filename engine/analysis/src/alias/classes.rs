//! Classes of addresses: those of one base and the same variables, which lie at constant distances from each other.
//!
//! A class has a number, so that two addresses are compared by a number and an offset and not term by term.

use super::Address;
use hashbrown::HashTable;
use std::hash::BuildHasher;

/// Offsets beyond this may wrap around in 32 bits.
const FAR: u64 = 1 << 30;

/// Where a pointer lies beside others of its class.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    /// Epoch of the classes that it is of.
    epoch: u64,
    /// Number of the class.
    pub class: u32,
    /// Bytes from what the class has in common, if distances by them do not wrap.
    offset: Option<i32>,
    /// [`Address::rooted`].
    pub rooted: bool,
}

impl Spot {
    /// That of a pointer nobody asked for.
    pub const UNKNOWN: Spot = Spot { epoch: 0, class: 0, offset: None, rooted: false };
    /// Bytes from `other`, which is of the same class, if they are known not to wrap.
    #[inline]
    pub fn bytes_from(self, other: Spot) -> Option<i64> {
        Some(i64::from(self.offset?) - i64::from(other.offset?))
    }
}

/// Classes found since addresses were forgotten.
pub(super) struct Classes {
    /// Number of the epoch, which begins at 1.
    epoch: u64,
    /// Rows of the first address of each class; the place in the list is the number of the class.
    firsts: Vec<u32>,
    /// Numbers of classes by base and variables.
    found: HashTable<u32>,
}

impl Default for Classes {
    fn default() -> Classes {
        Classes { epoch: 1, firsts: Vec::new(), found: HashTable::new() }
    }
}

impl Classes {
    /// Starts an epoch.
    #[inline]
    pub fn forget(&mut self) {
        self.epoch += 1;
        if !self.firsts.is_empty() {
            self.firsts.clear();
            self.found.clear();
        }
    }
    /// Whether `spot` is of this epoch.
    #[inline]
    pub fn are_of(&self, spot: Spot) -> bool {
        spot.epoch == self.epoch
    }
    /// Where address `row` of `addresses` lies. The rows that were asked for stay as they are until [`Classes::forget`].
    pub fn spot_of(&mut self, addresses: &[Address], row: usize) -> Spot {
        let address = &addresses[row];
        let firsts = &mut self.firsts;
        let is = |first: u32| {
            let other = &addresses[first as usize];
            other.base == address.base && other.has_terms_of(address)
        };
        let hash = hash_of(address);
        let class = match self.found.find(hash, |&class| is(firsts[class as usize])) {
            Some(&class) => class,
            None => {
                let class = firsts.len() as u32;
                firsts.push(row as u32);
                self.found.insert_unique(hash, class, |&class| hash_of(&addresses[firsts[class as usize] as usize]));
                class
            }
        };
        let near = address.offset.unsigned_abs() < FAR && matches!(address.width, 0 | 32 | 64);
        let offset = if near { i32::try_from(address.offset).ok() } else { None };
        Spot { epoch: self.epoch, class, offset, rooted: address.rooted }
    }
}

/// A number that is the same for addresses of one class.
fn hash_of(address: &Address) -> u64 {
    let hasher = warpc_columns::intern::Hasher::with_seed(0x636c_6173);
    // In any order of the terms.
    let terms = address.terms.iter().map(|t| hasher.hash_one((t.value, t.zext, t.sext, t.scale)));
    terms.fold(hasher.hash_one(address.base), u64::wrapping_add)
}
