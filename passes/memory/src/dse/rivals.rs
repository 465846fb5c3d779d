//! Which writes another write may overwrite at all, found at once for all writes of a function.
//!
//! A search climbs from each write over those above it, and most climbs find nothing: no other write touches the same bytes. Where
//! all addresses begin at a known place, that is told by sorting: a write of known size overwrites only what has the same base, the
//! same variables and bytes in common. Writes whose address begins at a phi or is cut off may meet any other, and so may what
//! covers a whole object: then all are searched. **Cost**: `n log n` in the writes.
//!
//! The same spans tell a search at once which of the writes on its way it need not compare.

use super::State;
use std::hash::BuildHasher;
use warpc_analysis::alias::{Address, Size, exact_size};
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
    /// Rows by access, and whether it covers all of its object; no row for writes that may meet any other.
    by_access: Vec<Option<(u32, bool)>>,
}

/// How two writes lie to each other, as far as their spans say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Beside {
    /// They are not of one class: they are not known to share bytes.
    Stranger,
    /// They share no byte.
    Apart,
    /// The killing write begins before the dead one or with it, and ends with it or behind it.
    Over,
    /// They share bytes.
    Across,
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
    /// How the write `killing`, which covers no whole object, lies to the write `dead`; `None` where their spans do not tell.
    #[inline]
    pub fn beside(&self, killing: Access, dead: Access) -> Option<Beside> {
        let (row, is_whole) = (*self.by_access.get(killing.index())?)?;
        let (other, _) = (*self.by_access.get(dead.index())?)?;
        (!is_whole).then(|| self.rows[row as usize].over(&self.rows[other as usize]))
    }
}

impl Span {
    /// How this, the span of a killing write, lies to `dead`.
    fn over(&self, dead: &Span) -> Beside {
        match self {
            _ if self.class != dead.class => Beside::Stranger,
            _ if self.start <= dead.start && self.end >= dead.end => Beside::Over,
            _ if self.start < dead.end && self.end > dead.start => Beside::Across,
            _ => Beside::Apart,
        }
    }
}

impl State<'_, '_> {
    /// Finds which writes have rivals.
    pub(super) fn find_rivals(&mut self) {
        let mut rivals = std::mem::take(&mut self.s.rivals);
        rivals.rows.clear();
        rivals.met.reset(self.memssa.len());
        rivals.any = false;
        rivals.by_access.clear();
        rivals.by_access.resize(self.memssa.len(), None);
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
        for row in 0..rivals.rows.len() {
            let Span { start, end, access, .. } = rivals.rows[row];
            let object = self.written(access).map(|loc| self.object_of(loc.ptr));
            let size = object.and_then(|object| exact_size(self.func, object));
            let is_whole = size.is_some_and(|size| i64::try_from(size) == Ok(end - start));
            rivals.by_access[access.index()] = Some((row as u32, is_whole));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of the writes `(class, start, end)` have rivals.
    fn met(writes: &[(u64, i64, i64)]) -> Vec<bool> {
        let mut rivals = Rivals::default();
        rivals.met.reset(writes.len());
        for (row, &(class, start, end)) in writes.iter().enumerate() {
            rivals.rows.push(Span { class, start, end, access: Access::new(row) });
        }
        rivals.find_meetings();
        (0..writes.len()).map(|row| rivals.has(Access::new(row))).collect()
    }

    #[test]
    fn writes_meet_that_share_bytes_of_a_class() {
        assert_eq!(met(&[(1, 0, 4), (1, 4, 8), (2, 0, 4)]), [false; 3]);
        assert_eq!(met(&[(1, 0, 4), (1, 3, 8), (2, 0, 4)]), [true, true, false]);
        // One that is long meets several, also behind one that it does not meet last.
        assert_eq!(met(&[(1, 8, 12), (1, 0, 16), (1, 2, 4), (1, 16, 20)]), [true, true, true, false]);
        assert_eq!(met(&[(1, 0, 4), (1, 0, 4)]), [true; 2]);
        // What has no bytes meets nothing.
        assert_eq!(met(&[(1, 4, 4), (1, 4, 4)]), [false; 2]);
    }

    #[test]
    fn writes_lie_beside_each_other_as_their_spans_do() {
        let span = |class, start, end| Span { class, start, end, access: Access::new(0) };
        let beside = |(start, end)| span(1, start, end).over(&span(1, 4, 8));
        assert_eq!([(4, 8), (0, 8), (4, 9)].map(beside), [Beside::Over; 3]);
        assert_eq!([(3, 5), (5, 6), (7, 9)].map(beside), [Beside::Across; 3]);
        assert_eq!([(0, 4), (8, 12)].map(beside), [Beside::Apart; 2]);
        assert_eq!(span(2, 4, 8).over(&span(1, 4, 8)), Beside::Stranger);
    }

    #[test]
    fn every_pair_is_told_as_by_comparing_all() {
        let mut random = warpc_columns::random::Rng(7);
        for _ in 0..400 {
            let writes: Vec<(u64, i64, i64)> = (0..1 + random.below(12))
                .map(|_| {
                    let start = random.below(24) as i64;
                    (random.below(2) as u64, start, start + 1 + random.below(6) as i64)
                })
                .collect();
            let meets = |a: &(u64, i64, i64), b: &(u64, i64, i64)| a.0 == b.0 && a.1 < b.2 && b.1 < a.2;
            let expected: Vec<bool> =
                (0..writes.len()).map(|a| (0..writes.len()).any(|b| a != b && meets(&writes[a], &writes[b]))).collect();
            assert_eq!(met(&writes), expected, "{writes:?}");
        }
    }
}
