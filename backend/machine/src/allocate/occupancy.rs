//! Which register holds which interval when.

use super::target::{File, Location, Shape};
use crate::ids::*;

/// A segment that a register is taken for.
#[derive(Clone, Copy, Debug)]
struct Taken {
    start: SlotIndex,
    end: SlotIndex,
    /// The interval; none where the register is clobbered.
    by: Interval,
}

/// The registers of all files, each with its segments in order.
#[derive(Default)]
pub(super) struct Occupancy {
    /// First list of each file.
    first: Vec<usize>,
    lists: Vec<Vec<Taken>>,
    /// Start and end of the last segment of each list; zeros where it has none. Nearly all that is asked is answered by these.
    last: Vec<(SlotIndex, SlotIndex)>,
}

/// What stands in the way of an interval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Conflict {
    /// Another interval.
    With(Interval),
    /// A row destroys the register.
    Clobbered,
}

impl Occupancy {
    /// Empties the lists of files with these numbers of registers.
    pub fn reset(&mut self, registers: impl Iterator<Item = u16>) {
        self.first.clear();
        let mut count = 0;
        for registers in registers {
            self.first.push(count);
            count += registers as usize;
        }
        self.lists.iter_mut().for_each(Vec::clear);
        self.lists.resize_with(count, Vec::new);
        self.last.clear();
        self.last.resize(count, Default::default());
    }
    fn list(&self, file: File, register: u16) -> usize {
        self.first[file.0 as usize] + register as usize
    }
    /// Registers of `shape` at `at`.
    fn lists_of(&self, shape: Shape, at: u16) -> std::ops::Range<usize> {
        let first = self.list(shape.file, at);
        first..first + shape.width as usize
    }
    /// Whether the registers of `shape` at `at` are free over `segments`, which are in order.
    pub fn is_free(&self, shape: Shape, at: u16, segments: &[(SlotIndex, SlotIndex)]) -> bool {
        self.are_free(self.lists_of(shape, at), segments)
    }
    fn are_free(&self, mut lists: std::ops::Range<usize>, segments: &[(SlotIndex, SlotIndex)]) -> bool {
        let Some(&(start, _)) = segments.first() else { return true };
        lists.all(|list| self.takes(list, self.last[list], start, segments))
    }
    /// Whether a list whose last segment is `last` is free over `segments`, the first of which begins at `start`. Most lists end before
    /// that, or with a segment that holds it.
    #[inline(always)]
    fn takes(
        &self,
        list: usize,
        last: (SlotIndex, SlotIndex),
        start: SlotIndex,
        segments: &[(SlotIndex, SlotIndex)],
    ) -> bool {
        last.1 <= start || last.0 > start && !has_conflict(&self.lists[list], segments)
    }
    /// The first registers of `shape` below `limit` that are free over `segments` and that `may_use` has nothing against.
    pub fn first_free(
        &self,
        shape: Shape,
        limit: u16,
        segments: &[(SlotIndex, SlotIndex)],
        may_use: impl Fn(u16) -> bool,
    ) -> Option<u16> {
        let last = limit.checked_sub(shape.width)?;
        let (first, width) = (self.list(shape.file, 0), shape.width as usize);
        if let (Some(&(start, _)), 1, 0..=1) = (segments.first(), width, shape.align) {
            // Nearly all registers are narrow.
            let lasts = self.last[first..=first + last as usize].iter().enumerate();
            let free = lasts.filter(|&(at, &last)| self.takes(first + at, last, start, segments));
            return free.map(|(at, _)| at as u16).find(|&at| may_use(at));
        }
        let mut at = 0;
        while at <= last {
            let lists = first + at as usize;
            if self.are_free(lists..lists + width, segments) && may_use(at) {
                return Some(at);
            }
            at += shape.align.max(1);
        }
        None
    }
    /// Calls `meet` with what is in the way there, an interval possibly more than once, until it says to stop. Says whether it was
    /// stopped.
    pub fn conflicts(
        &self,
        shape: Shape,
        at: u16,
        segments: &[(SlotIndex, SlotIndex)],
        mut meet: impl FnMut(Conflict) -> bool,
    ) -> bool {
        for list in &self.lists[self.lists_of(shape, at)] {
            for &(start, end) in segments {
                let from = list.partition_point(|taken| taken.end <= start);
                for taken in list[from..].iter().take_while(|taken| taken.start < end) {
                    let conflict = if taken.by.is_none() { Conflict::Clobbered } else { Conflict::With(taken.by) };
                    if !meet(conflict) {
                        return true;
                    }
                }
            }
        }
        false
    }
    /// Takes the registers of `shape` at `at` over `segments`, which are free there, but for rows that destroy the registers and write the
    /// interval. Of two segments with one start the one that ends first comes first, so that ends are in order, too.
    pub fn take(&mut self, shape: Shape, at: u16, segments: &[(SlotIndex, SlotIndex)], by: Interval) {
        for row in self.lists_of(shape, at) {
            let list = &mut self.lists[row];
            make_room(list);
            for &(start, end) in segments {
                // Most segments come behind all others.
                let is_last = list.last().is_none_or(|taken| (taken.start, taken.end) < (start, end));
                let to = match is_last {
                    true => list.len(),
                    false => list.partition_point(|taken| (taken.start, taken.end) < (start, end)),
                };
                list.insert(to, Taken { start, end, by });
            }
            self.note_last(row);
        }
    }
    fn note_last(&mut self, list: usize) {
        self.last[list] = self.lists[list].last().map_or_else(Default::default, |taken| (taken.start, taken.end));
    }
    /// Marks a register as destroyed over a segment. Overlaps with other marks are joined.
    pub fn clobber(&mut self, place: Location, start: SlotIndex, end: SlotIndex) {
        let row = self.list(place.file, place.register);
        let list = &mut self.lists[row];
        match list.last_mut() {
            Some(last) if last.by.is_none() && last.end >= start => last.end = last.end.max(end),
            _ => {
                make_room(list);
                list.push(Taken { start, end, by: Interval::NONE });
            }
        }
        self.note_last(row);
    }
    /// Gives back what `by` took.
    pub fn release(&mut self, shape: Shape, at: u16, segments: &[(SlotIndex, SlotIndex)], by: Interval) {
        for row in self.lists_of(shape, at) {
            let list = &mut self.lists[row];
            for &(start, end) in segments {
                let from = list.partition_point(|taken| (taken.start, taken.end) < (start, end));
                if list.get(from).is_some_and(|taken| taken.by == by) {
                    list.remove(from);
                }
            }
            self.note_last(row);
        }
    }
}

/// Room for the first segments of a register: one that is used is used again.
fn make_room(list: &mut Vec<Taken>) {
    if list.capacity() == 0 {
        list.reserve_exact(FIRST);
    }
}

/// Segments that a register has room for once it is used.
const FIRST: usize = 8;

/// Whether a segment of `list` meets one of `segments`.
fn has_conflict(list: &[Taken], segments: &[(SlotIndex, SlotIndex)]) -> bool {
    let mut list = list;
    for &(start, end) in segments {
        list = &list[list.partition_point(|taken| taken.end <= start)..];
        match list.first() {
            None => return false,
            Some(taken) if taken.start < end => return true,
            Some(_) => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPE: Shape = Shape { file: File(1), width: 2, align: 2 };

    fn slots(pairs: &[(u32, u32)]) -> Vec<(SlotIndex, SlotIndex)> {
        pairs.iter().map(|&(start, end)| (SlotIndex(start), SlotIndex(end))).collect()
    }

    #[test]
    fn holes_are_free_and_what_is_given_back_is_free_again() {
        let mut occupancy = Occupancy::default();
        occupancy.reset([3, 8].into_iter());
        let taken = slots(&[(2, 4), (10, 14)]);
        occupancy.take(SHAPE, 4, &taken, Interval(7));
        let is_free =
            |occupancy: &Occupancy, at, segments: &[(u32, u32)]| occupancy.is_free(SHAPE, at, &slots(segments));
        assert!(is_free(&occupancy, 4, &[(4, 10)]) && is_free(&occupancy, 4, &[(0, 2), (14, 20)]));
        assert!(!is_free(&occupancy, 4, &[(0, 1), (13, 20)]));
        assert!(is_free(&occupancy, 2, &[(0, 20)]) && is_free(&occupancy, 6, &[(0, 20)]));
        occupancy.release(SHAPE, 4, &taken, Interval(7));
        assert!(is_free(&occupancy, 4, &[(0, 20)]));
    }

    #[test]
    fn a_result_of_what_destroys_its_register_takes_it_for_longer() {
        let narrow = Shape { width: 1, align: 1, ..SHAPE };
        for result in [[(6, 12)], [(6, 7)]] {
            let mut occupancy = Occupancy::default();
            occupancy.reset([3, 8].into_iter());
            occupancy.clobber(Location { file: File(1), register: 5 }, SlotIndex(6), SlotIndex(8));
            occupancy.take(narrow, 5, &slots(&result), Interval(1));
            let is_free = |occupancy: &Occupancy, from, to| occupancy.is_free(narrow, 5, &slots(&[(from, to)]));
            let until = result[0].1.max(8);
            assert!(is_free(&occupancy, until, until + 4) && is_free(&occupancy, 2, 6));
            assert!(!is_free(&occupancy, until - 1, until) && !is_free(&occupancy, 7, 20));
            occupancy.release(narrow, 5, &slots(&result), Interval(1));
            assert!(is_free(&occupancy, 8, 20) && !is_free(&occupancy, 6, 8));
        }
    }

    #[test]
    fn all_that_is_in_the_way_is_named() {
        let mut occupancy = Occupancy::default();
        occupancy.reset([3, 8].into_iter());
        let narrow = Shape { width: 1, ..SHAPE };
        occupancy.clobber(Location { file: File(1), register: 5 }, SlotIndex(6), SlotIndex(8));
        occupancy.clobber(Location { file: File(1), register: 5 }, SlotIndex(7), SlotIndex(9));
        occupancy.take(narrow, 5, &slots(&[(2, 4)]), Interval(1));
        occupancy.take(narrow, 4, &slots(&[(8, 9)]), Interval(2));
        let mut met = Vec::new();
        occupancy.conflicts(SHAPE, 4, &slots(&[(3, 9)]), |conflict| {
            met.push(conflict);
            true
        });
        assert_eq!(met, [Conflict::With(Interval(2)), Conflict::With(Interval(1)), Conflict::Clobbered]);
        assert!(!occupancy.is_free(narrow, 5, &slots(&[(8, 9)])) && occupancy.is_free(narrow, 5, &slots(&[(4, 6)])));
    }
}
