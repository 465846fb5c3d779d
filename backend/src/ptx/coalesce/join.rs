//! Interference of intervals, and their union.
//!
//! The test is a walk over two runs of the segment columns with a pointer each; where one run is much longer than the other,
//! the pointer into it gallops. Intervals interfere where they overlap with different values.

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
        } else if s.value[i] != s.value[j] {
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
            if s.value[k] != value {
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
    /// Joins the intervals of `d` and `a` where they do not interfere, which takes from `budget` what it costs.
    pub fn try_join(&mut self, d: u32, a: u32, budget: &mut usize) -> Outcome {
        let (x, y) = (self.leader(d), self.leader(a));
        if x == y {
            return Outcome::Same;
        }
        let cost = self.cost(x, y);
        if cost > *budget {
            return Outcome::Budget;
        }
        *budget -= cost;
        if self.interferes(x, y) {
            return Outcome::Interferes;
        }
        let both = (self.intervals.run[x as usize].len() + self.intervals.run[y as usize].len()) as usize;
        if both > *budget {
            return Outcome::Budget;
        }
        *budget -= both / 2;
        self.join(x, y);
        Outcome::Joined
    }
    /// Joins leader `y` into leader `x`.
    pub fn join(&mut self, x: u32, y: u32) {
        let (p, q) = (self.intervals.run[x as usize], self.intervals.run[y as usize]);
        let mut joined = std::mem::take(&mut self.joined);
        joined.clear();
        let s = &mut self.segments;
        let (mut i, mut j) = (p.first as usize, q.first as usize);
        while i < p.end as usize || j < q.end as usize {
            let left = j == q.end as usize || i < p.end as usize && s.start[i].0 < s.start[j].0;
            let k = if left { &mut i } else { &mut j };
            let next = (s.start[*k].0, s.end[*k].0, s.value[*k].0);
            *k += 1;
            match joined.last_mut() {
                Some(last) if last.1 >= next.0 && last.2 == next.2 => last.1 = last.1.max(next.1),
                _ => joined.push(next),
            }
        }
        // The longer run is used again where the union fits, else it goes to the end.
        let n = joined.len() as u32;
        let at = if n <= p.len() {
            p.first
        } else if n <= q.len() {
            q.first
        } else {
            let at = s.len() as u32;
            for _ in 0..n {
                s.push(Segment::default());
            }
            at
        };
        let mut size = 0u32;
        for (k, &(start, end, value)) in joined.iter().enumerate() {
            let k = at as usize + k;
            (s.start[k], s.end[k], s.value[k]) = (SegStart(start), SegEnd(end), SegValue(value));
            size = size.saturating_add(end - start);
        }
        self.joined = joined;
        let (x, y) = (x as usize, y as usize);
        let t = &mut self.intervals;
        t.run[x] = Run { first: at, end: at + n };
        t.size[x] = Size(size);
        t.weight[x].0 += t.weight[y].0;
        t.values[x].0 += t.values[y].0;
        t.members[x].0 += t.members[y].0;
        t.visits[x].0 = t.visits[x].0.max(t.visits[y].0);
        t.leader[y] = Leader(x as u32);
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
            iv.intervals.push(LiveInterval { run, leader: Leader(k as u32), ..Default::default() });
        }
        let mut budget = 100;
        assert_eq!(iv.try_join(0, 1, &mut budget), Outcome::Joined);
        assert_eq!(iv.segments_of(0).collect::<Vec<_>>(), [(0, 4, 0), (6, 8, 2), (10, 14, 1)]);
        assert_eq!((iv.intervals.size[0].0, iv.leader(1)), (10, 0));
        assert_eq!(iv.try_join(1, 0, &mut budget), Outcome::Same);
    }
}
