//! Interference of intervals, and their union.
//!
//! The test is a walk over two runs of the segment columns with a pointer each; where one run is much longer than the other,
//! the pointer into it gallops. Intervals interfere where they overlap with different values.

use super::append::Appender;
use super::intervals::*;

/// What came of trying to join two intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// They are one.
    Joined,
    /// They were one already.
    Same,
    /// They hold different values at once.
    Interferes,
    /// The budget does not allow the work.
    Budget,
}

/// How much longer one run must be for galloping to pay.
const GALLOP: u32 = 8;

/// Whether two runs have a slot in common where their values differ: a pointer in each, both only go forward.
pub fn meet_walk(s: &SegmentRows, a: Run, b: Run) -> bool {
    let (mut i, mut j) = (a.first as usize, b.first as usize);
    let (m, n) = (a.end as usize, b.end as usize);
    while i < m && j < n {
        if s.end[i].0 <= s.start[j].0 {
            i += 1;
        } else if s.end[j].0 <= s.start[i].0 {
            j += 1;
        } else if !s.value[i].same(s.value[j]) {
            return true;
        } else if s.end[i].0 <= s.end[j].0 {
            i += 1;
        } else {
            j += 1;
        }
    }
    false
}

/// The same for a short run `a`: the pointer into `b` doubles its steps.
pub fn meet_gallop(s: &SegmentRows, a: Run, b: Run) -> bool {
    let ends = &s.end[b.first as usize..b.end as usize];
    let mut at = 0;
    for i in a.first as usize..a.end as usize {
        let (start, end, value) = (s.start[i].0, s.end[i].0, s.value[i]);
        // First segment of `b` that ends after this one starts.
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
        let mut k = b.first as usize + at;
        while k < b.end as usize && s.start[k].0 < end {
            if !s.value[k].same(value) {
                return true;
            }
            k += 1;
        }
    }
    false
}

impl Intervals {
    /// Whether intervals `x` and `y`, both leaders, interfere; and the segments that are looked at.
    pub fn interferes(&self, x: u32, y: u32) -> bool {
        let (p, q) = (self.intervals.run[x as usize], self.intervals.run[y as usize]);
        let (p, q) = if p.len() <= q.len() { (p, q) } else { (q, p) };
        if q.len() / GALLOP > p.len() { meet_gallop(&self.segments, p, q) } else { meet_walk(&self.segments, p, q) }
    }
    /// Segments that [`Intervals::interferes`] reads, at least.
    pub fn cost(&self, x: u32, y: u32) -> usize {
        let (p, q) = (self.intervals.run[x as usize].len(), self.intervals.run[y as usize].len());
        1 + p.min(q) as usize
    }
    /// Segments of leaders `x` and `y` together.
    pub fn both(&self, x: u32, y: u32) -> usize {
        (self.intervals.run[x as usize].len() + self.intervals.run[y as usize].len()) as usize
    }
    /// Joins leader `y` into leader `x`.
    pub fn join(&mut self, x: u32, y: u32) {
        let (p, q) = (self.intervals.run[x as usize], self.intervals.run[y as usize]);
        let (short, long) = if p.len() <= q.len() { (p, q) } else { (q, p) };
        let gallop = long.len() / GALLOP > short.len();
        let mut to = Appender::new(&mut self.segments);
        let (mut at, end) = (long.first as usize, long.end as usize);
        for k in short.first as usize..short.end as usize {
            let next = to.starts()[k].0;
            if gallop {
                // Segments of the longer run are taken in one piece between those of the shorter one.
                let before = to.starts()[at..end].partition_point(|s| s.0 <= next);
                to.run(at..at + before);
                at += before;
            } else {
                while at < end && to.starts()[at].0 <= next {
                    to.again(at);
                    at += 1;
                }
            }
            to.again(k);
        }
        to.run(at..end);
        let all = to.finish();
        // A run that was made by a join is used again where the union fits; those of single intervals stay.
        let n = all.len();
        let (x, y) = (x as usize, y as usize);
        let t = &mut self.intervals;
        let again = [(x, p), (y, q)].into_iter().find(|&(c, run)| t.members[c].0 > 1 && n <= run.len());
        let at = again.map_or(all.first, |(_, run)| {
            let from = all.first as usize..all.end as usize;
            let s = &mut self.segments;
            s.start.copy_within(from.clone(), run.first as usize);
            s.end.copy_within(from.clone(), run.first as usize);
            s.value.copy_within(from, run.first as usize);
            s.start.truncate(all.first as usize);
            s.end.truncate(all.first as usize);
            s.value.truncate(all.first as usize);
            run.first
        });
        let t = &mut self.intervals;
        t.run[x] = Run { first: at, end: at + n };
        t.exact[x].0 &= t.exact[y].0;
        t.weight[x].0 += t.weight[y].0;
        t.values[x].0 += t.values[y].0;
        t.members[x].0 += t.members[y].0;
        t.visits[x].0 = t.visits[x].0.max(t.visits[y].0);
        t.leader[y] = Leader(x as u32);
        t.next.swap(x, y);
    }
    /// Makes the run of leader `x` from the segments of its members.
    pub(super) fn merge(&mut self, x: u32) {
        let mut all = std::mem::take(&mut self.merged);
        all.clear();
        let mut c = x;
        loop {
            let r = self.intervals.own[c as usize].0;
            let s = &self.segments;
            all.extend((r.first as usize..r.end as usize).map(|k| (s.start[k].0, s.end[k].0, s.value[k].0)));
            c = self.intervals.next[c as usize].0;
            if c == x {
                break;
            }
        }
        all.sort_unstable();
        let mut to = Appender::new(&mut self.segments);
        for &segment in &all {
            to.add(segment);
        }
        self.intervals.run[x as usize] = to.finish();
        self.merged = all;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(lists: &[&[(u32, u32, u32)]]) -> (SegmentRows, Vec<Run>) {
        let mut rows = SegmentRows::default();
        let mut runs = Vec::new();
        for l in lists {
            let first = rows.len() as u32;
            for &(start, end, value) in *l {
                rows.push(Segment { start: SegStart(start), end: SegEnd(end), value: SegValue(value) });
            }
            runs.push(Run { first, end: rows.len() as u32 });
        }
        (rows, runs)
    }

    #[test]
    fn both_tests_agree() {
        let long = [(0, 2, 0), (4, 6, 1), (8, 10, 2), (12, 14, 3), (16, 18, 4), (20, 22, 5)];
        let cases: [(&[(u32, u32, u32)], bool); 6] = [
            (&[(2, 4, 9), (14, 16, 9)], false),
            (&[(2, 4, 9), (15, 17, 9)], true),
            (&[(21, 22, 9)], true),
            (&[(22, 30, 9)], false),
            (&[(21, 40, 5)], false),
            (&[(5, 9, 1)], true),
        ];
        for (short, want) in cases {
            let (rows, r) = runs(&[&long, short]);
            for (a, b) in [(r[0], r[1]), (r[1], r[0])] {
                assert_eq!(meet_walk(&rows, a, b), want, "{short:?}");
                assert_eq!(meet_gallop(&rows, a, b), want, "{short:?}");
            }
        }
    }

    #[test]
    fn a_walk_does_not_pass_over_a_nested_segment() {
        // One long segment of a value over two short ones, the second of another value.
        let (rows, r) = runs(&[&[(0, 100, 1)], &[(10, 20, 1), (30, 40, 2)]]);
        assert!(meet_walk(&rows, r[0], r[1]) && meet_gallop(&rows, r[0], r[1]));
        assert!(meet_walk(&rows, r[1], r[0]) && meet_gallop(&rows, r[1], r[0]));
    }

    #[test]
    fn joins_keep_order_and_size() {
        let (segments, r) = runs(&[&[(0, 2, 0), (10, 12, 1)], &[(2, 4, 0), (6, 8, 2), (11, 14, 1)]]);
        let mut iv = Intervals { segments, ..Default::default() };
        for (k, run) in r.into_iter().enumerate() {
            let (leader, next) = (Leader(k as u32), NextMember(k as u32));
            let (own, exact, members) = (OwnRun(run), Exact(true), Members(1));
            iv.intervals.push(LiveInterval { run, leader, next, own, exact, members, ..Default::default() });
        }
        iv.join(0, 1);
        let all = [(0, 4, 0), (6, 8, 2), (10, 14, 1)];
        assert_eq!(iv.segments_of(0).collect::<Vec<_>>(), all);
        assert_eq!((iv.size(0), iv.leader(1)), (10, 0));
        // What each of them is stays known.
        iv.merge(0);
        assert_eq!(iv.segments_of(0).collect::<Vec<_>>(), all);
    }
}
