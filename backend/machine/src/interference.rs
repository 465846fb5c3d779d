//! Interference of intervals, and their union.
//!
//! The test is a walk over two runs of the segment columns with a pointer each; where one run is much longer than the other,
//! the pointer into it gallops. Intervals interfere where they overlap with different values.

use crate::ids::{Interval, Segment};
use crate::intervals::*;
use crate::live::append::Appender;

/// How much longer one run must be for galloping to pay.
const GALLOP: u32 = 8;

/// Whether two runs have a slot in common where their values differ: a pointer in each, both only go forward.
pub fn meet_walk(segments: &LiveSegmentView<'_>, one: SegmentRun, other: SegmentRun) -> bool {
    let (start, end, value) = (segments.start(), segments.end(), segments.value());
    let (mut i, mut j) = (one.first.index(), other.first.index());
    let (last_i, last_j) = (one.end.index(), other.end.index());
    while i < last_i && j < last_j {
        if end[i].0 <= start[j].0 {
            i += 1;
        } else if end[j].0 <= start[i].0 {
            j += 1;
        } else if !value[i].same(value[j]) {
            return true;
        } else if end[i].0 <= end[j].0 {
            i += 1;
        } else {
            j += 1;
        }
    }
    false
}

/// The same for a short run: the pointer into `long` doubles its steps.
pub fn meet_gallop(segments: &LiveSegmentView<'_>, short: SegmentRun, long: SegmentRun) -> bool {
    let (starts, all_ends, values) = (segments.start(), segments.end(), segments.value());
    let ends = &all_ends[long.range()];
    let mut at = 0;
    for i in short.range() {
        let (start, end, value) = (starts[i].0, all_ends[i].0, values[i]);
        // First segment of `long` that ends after this one starts.
        let mut step = 1;
        let mut high = at;
        while high < ends.len() && ends[high].0 <= start {
            at = high + 1;
            high += step;
            step *= 2;
        }
        let high = high.min(ends.len());
        at += ends[at..high].partition_point(|e| e.0 <= start);
        if at == ends.len() {
            return false;
        }
        let mut k = long.first.index() + at;
        while k < long.end.index() && starts[k].0 < end {
            if !values[k].same(value) {
                return true;
            }
            k += 1;
        }
    }
    false
}

impl Intervals<'_> {
    /// Whether two leaders interfere.
    pub fn interferes(&self, one: Interval, other: Interval) -> bool {
        let (p, q) = (self.run(one), self.run(other));
        let (p, q) = if p.len() <= q.len() { (p, q) } else { (q, p) };
        if q.len() / GALLOP > p.len() { meet_gallop(&self.segments, p, q) } else { meet_walk(&self.segments, p, q) }
    }
    /// Segments that [`Intervals::interferes`] reads, at least.
    pub fn test_cost(&self, one: Interval, other: Interval) -> usize {
        1 + self.run(one).len().min(self.run(other).len()) as usize
    }
    /// Segments of two leaders together.
    pub fn segments_of_both(&self, one: Interval, other: Interval) -> usize {
        (self.run(one).len() + self.run(other).len()) as usize
    }
    /// Joins leader `joined` into leader `leader`.
    pub fn join(&mut self, leader: Interval, joined: Interval) {
        let (p, q) = (self.run(leader), self.run(joined));
        let all = self.union(p, q);
        // A run that was made by a join is used again where the union fits; those of single intervals stay.
        let members = self.intervals.members();
        let again =
            [(leader, p), (joined, q)].into_iter().find(|&(c, run)| members[c].count > 1 && all.len() <= run.len());
        let first = again.map_or(all.first, |(_, run)| {
            let (from, to) = (all.range(), run.first.index());
            let columns = self.segments.columns_mut();
            columns.start.copy_within(from.clone(), to);
            columns.end.copy_within(from.clone(), to);
            columns.value.copy_within(from, to);
            self.segments.truncate(all.first.index());
            run.first
        });
        let table = self.intervals.columns_mut();
        table.run[leader] = Run(SegmentRun { first, end: first.plus(all.len()) });
        table.leader[joined] = Leader(leader);
        let (mut extent, other) = (table.extent[leader], table.extent[joined]);
        extent.exact &= other.exact;
        extent.values += other.values;
        extent.visits = extent.visits.max(other.visits);
        table.extent[leader] = extent;
        table.weight[leader].0 += table.weight[joined].0;
        let members = table.members;
        let (next, count) = (members[joined].next, members[joined].count);
        members[joined].next = members[leader].next;
        members[leader].next = next;
        members[leader].count += count;
    }
    /// Appends the union of two runs, which do not interfere.
    fn union(&mut self, first: SegmentRun, second: SegmentRun) -> SegmentRun {
        let (short, long) = if first.len() <= second.len() { (first, second) } else { (second, first) };
        let gallop = long.len() / GALLOP > short.len();
        let mut to = Appender::new(&mut self.segments);
        let (mut at, end) = (long.first.index(), long.end.index());
        for k in short.range() {
            let next = to.starts()[k];
            if gallop {
                // Segments of the longer run are taken in one piece between those of the shorter one.
                let before = to.starts()[at..end].partition_point(|s| *s <= next);
                to.run(at..at + before);
                at += before;
            } else {
                while at < end && to.starts()[at] <= next {
                    to.again(at);
                    at += 1;
                }
            }
            to.again(k);
        }
        to.run(at..end);
        to.finish()
    }
    /// Makes the run of leader `leader` from the segments of its members. `sorted` is memory for them.
    pub(crate) fn merge(&mut self, leader: Interval, sorted: &mut Vec<(SegStart, SegEnd, SegValue)>) {
        sorted.clear();
        let mut member = leader;
        loop {
            let (start, end, value) = (self.segments.start(), self.segments.end(), self.segments.value());
            sorted.extend(self.own_run(member).segments().map(|k: Segment| (start[k], end[k], value[k])));
            member = self.intervals.members()[member].next;
            if member == leader {
                break;
            }
        }
        sorted.sort_unstable();
        let mut to = Appender::new(&mut self.segments);
        for &(start, end, value) in sorted.iter() {
            to.add(LiveSegment { start, end, value });
        }
        let run = to.finish();
        self.intervals.run_mut()[leader] = Run(run);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{SlotIndex, VReg, ValueNumber};
    use crate::isa::RegClass;

    type Slots<'a> = &'a [(u32, u32, u32)];

    /// Intervals of these segments.
    fn intervals(lists: &[Slots<'_>]) -> IntervalBody {
        let mut body = IntervalBody::default();
        let mut iv = body.write();
        for list in lists {
            let c = iv.new_interval(VReg::NONE, RegClass(0));
            let first = Segment::new(iv.segments.len());
            for &(start, end, value) in *list {
                let value = SegValue::exact(ValueNumber(value));
                iv.segments.push(LiveSegment::new(SlotIndex(start), SlotIndex(end), value));
            }
            let run = SegmentRun { first, end: Segment::new(iv.segments.len()) };
            iv.set_segments(c, run, list.len() as u32, true);
        }
        drop(iv);
        body
    }
    fn slots(iv: &Intervals<'_>, interval: Interval) -> Vec<(u32, u32, u32)> {
        iv.segments_in(iv.run(interval)).map(|s| (s.0.0, s.1.0, s.2.0)).collect()
    }

    #[test]
    fn both_tests_agree() {
        let long = [(0, 2, 0), (4, 6, 1), (8, 10, 2), (12, 14, 3), (16, 18, 4), (20, 22, 5)];
        let cases: [(Slots<'_>, bool); 6] = [
            (&[(2, 4, 9), (14, 16, 9)], false),
            (&[(2, 4, 9), (15, 17, 9)], true),
            (&[(21, 22, 9)], true),
            (&[(22, 30, 9)], false),
            (&[(21, 40, 5)], false),
            (&[(5, 9, 1)], true),
        ];
        for (short, want) in cases {
            let mut body = intervals(&[&long, short]);
            let iv = body.write();
            let (x, y) = (iv.run(Interval(0)), iv.run(Interval(1)));
            for (a, b) in [(x, y), (y, x)] {
                assert_eq!(meet_walk(&iv.segments, a, b), want, "{short:?}");
                assert_eq!(meet_gallop(&iv.segments, a, b), want, "{short:?}");
            }
        }
    }

    #[test]
    fn a_walk_does_not_pass_over_a_nested_segment() {
        // One long segment of a value over two short ones, the second of another value.
        let mut body = intervals(&[&[(0, 100, 1)], &[(10, 20, 1), (30, 40, 2)]]);
        let iv = body.write();
        let (x, y) = (iv.run(Interval(0)), iv.run(Interval(1)));
        for (a, b) in [(x, y), (y, x)] {
            assert!(meet_walk(&iv.segments, a, b) && meet_gallop(&iv.segments, a, b));
        }
    }

    #[test]
    fn joins_keep_order_and_size() {
        let mut body = intervals(&[&[(0, 2, 0), (10, 12, 1)], &[(2, 4, 0), (6, 8, 2), (11, 14, 1)]]);
        let mut iv = body.write();
        iv.join(Interval(0), Interval(1));
        let all = [(0, 4, 0), (6, 8, 2), (10, 14, 1)];
        assert_eq!(slots(&iv, Interval(0)), all);
        assert_eq!((iv.size(Interval(0)), iv.leader(Interval(1))), (10, Interval(0)));
        // What each of them is stays known.
        iv.merge(Interval(0), &mut Vec::new());
        assert_eq!(slots(&iv, Interval(0)), all);
    }
}
