//! Which writes another write may overwrite at all, found at once for all writes of a function.
//!
//! A search climbs from each write over those above it, and most climbs find nothing: no other write touches the same bytes. Where
//! all addresses begin at a known place, that is told by sorting: a write of known size overwrites only what has the same base, the
//! same variables and bytes in common. Writes whose address begins at a phi or is cut off may meet any other, and so may what
//! covers a whole object: then all are searched. **Cost**: `n log n` in the writes.

use super::State;
use std::hash::BuildHasher;
use warpc_analysis::alias::{Address, Size};
use warpc_analysis::memssa::{Access, AccessKind};
use warpc_columns::RowSet;

/// The writes of a function that may share bytes with another.
#[derive(Default)]
pub(super) struct Rivals {
    /// All definitions.
    defs: Vec<Access>,
    rows: Vec<Span>,
    /// Writes that have another beside them.
    met: RowSet<Access>,
    /// Whether each write may meet any other.
    any: bool,
}

/// Bytes that a write covers, counted from what its address has in common with others of its class.
struct Span {
    /// Base and variables of the address; equal for all addresses that differ by a constant.
    class: u64,
    start: i64,
    end: i64,
    access: Access,
}

/// Offsets and sizes beyond this may wrap around.
const FAR: i64 = 1 << 30;

/// A number that is the same for addresses whose distance is constant.
fn class_of(address: &Address) -> u64 {
    let hasher = warpc_columns::intern::Hasher::with_seed(0x7269_7661);
    // In any order of the terms.
    let terms = address.terms.iter().map(|t| hasher.hash_one((t.value, t.zext, t.sext, t.scale)));
    terms.fold(hasher.hash_one(address.base), u64::wrapping_add)
}

impl Rivals {
    /// Whether `access`, a write of one location of known size that is smaller than its object, may overwrite bytes of another write.
    pub fn has(&self, access: Access) -> bool {
        self.any || self.met.contains(access)
    }
}

impl State<'_, '_> {
    /// Finds which writes have rivals.
    pub(super) fn find_rivals(&mut self) {
        let mut rivals = std::mem::take(&mut self.s.rivals);
        rivals.rows.clear();
        rivals.met.reset(self.memssa.len());
        rivals.any = false;
        rivals.defs.clear();
        for &block in self.cfg.rpo() {
            let accesses = self.memssa.block_accesses(block);
            rivals.defs.extend(accesses.filter(|&access| self.memssa.kind(access) == AccessKind::Def));
        }
        for &access in &rivals.defs {
            let Some(loc) = self.written(access) else { continue };
            // What has no known size is overwritten by what has none either, or covers the object.
            let Size::Exact(size) = loc.size else { continue };
            match self.alias().rooted_address(loc.ptr) {
                Some(address) if address.offset.abs() < FAR && size < FAR as u64 => {
                    let (start, class) = (address.offset, class_of(address));
                    rivals.rows.push(Span { class, start, end: start + size as i64, access });
                }
                _ => rivals.any = true,
            }
        }
        rivals.find_meetings();
        self.s.rivals = rivals;
    }
}

impl Rivals {
    fn find_meetings(&mut self) {
        if self.any {
            return;
        }
        self.rows.sort_unstable_by_key(|row| (row.class, row.start, row.access));
        let mut reach = i64::MIN;
        for (at, row) in self.rows.iter().enumerate() {
            if at == 0 || self.rows[at - 1].class != row.class {
                reach = i64::MIN;
            }
            let next = self.rows.get(at + 1).filter(|next| next.class == row.class);
            if row.start < reach || next.is_some_and(|next| next.start < row.end) {
                self.met.insert(row.access);
            }
            reach = reach.max(row.end);
        }
    }
}
