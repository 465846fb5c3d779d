//! Segments on their way to the end of the columns, in order: one that goes on where the last one of its value ended is part
//! of that one.

use super::intervals::*;
use std::ops::Range;

/// Fewest segments that are copied in one piece.
const PIECE: usize = 16;

/// Appends a run of segments. [`Appender::finish`] ends it.
pub(super) struct Appender<'a> {
    to: SegmentViewMut<'a>,
    first: u32,
    /// The last segment, which is not in the columns yet: start, end, value. It ends at 0 when there is none.
    last: (u32, u32, u32),
}

impl<'a> Appender<'a> {
    /// A run after all others.
    #[inline]
    pub fn new(rows: &'a mut SegmentRows) -> Self {
        let to = rows.view_mut();
        Appender { first: to.len() as u32, to, last: (0, 0, 0) }
    }
    /// Appends a segment that starts nowhere before the last one.
    #[inline]
    pub fn add(&mut self, (start, end, value): (u32, u32, u32)) {
        if self.last.1 >= start && SegValue(self.last.2).same(SegValue(value)) && self.last.1 != 0 {
            self.last.1 = self.last.1.max(end);
            self.last.2 |= value & COVER;
        } else {
            self.push();
            self.last = (start, end, value);
        }
    }
    /// Appends segment `k` of the columns.
    #[inline]
    pub fn again(&mut self, k: usize) {
        let segment = (self.to.start()[k].0, self.to.end()[k].0, self.to.value()[k].0);
        self.add(segment);
    }
    /// Appends part of a run of the columns.
    #[inline]
    pub fn run(&mut self, mut run: Range<usize>) {
        // What may be part of the last segment first.
        while let Some(k) = run.next() {
            self.again(k);
            if run.len() >= PIECE && self.last.0 == self.to.start()[k].0 && self.last.1 == self.to.end()[k].0 {
                self.push();
                self.to.extend_within(run.start..run.end - 1);
                let k = run.end - 1;
                self.last = (self.to.start()[k].0, self.to.end()[k].0, self.to.value()[k].0);
                return;
            }
        }
    }
    /// Starts of the segments in the columns.
    #[inline]
    pub fn starts(&self) -> &[SegStart] {
        self.to.start()
    }
    #[inline]
    fn push(&mut self) {
        let (start, end, value) = self.last;
        if end != 0 {
            self.to.push(Segment { start: SegStart(start), end: SegEnd(end), value: SegValue(value) });
        }
    }
    /// Ends the run.
    #[inline]
    pub fn finish(mut self) -> Run {
        self.push();
        Run { first: self.first, end: self.to.len() as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_runs_are_appended_like_short_ones() {
        for n in [1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            for (end, value) in [(0, 0), (2, 0), (2, 1), (7, 0), (7, 1)] {
                let mut rows = SegmentRows::default();
                let mut to = Appender::new(&mut rows);
                (0..n as u32).for_each(|k| to.add((4 * k + 2, 4 * k + 4, k % 3)));
                let whole = to.finish();
                let (whole, mut seen) = (whole.first as usize..whole.end as usize, Vec::new());
                for one in [false, true] {
                    let mut to = Appender::new(&mut rows);
                    if end > 0 {
                        to.add((0, end, value));
                    }
                    if one {
                        whole.clone().for_each(|k| to.again(k))
                    } else {
                        to.run(whole.clone())
                    }
                    let r = to.finish();
                    let at = |k: u32| (rows.start[k as usize], rows.end[k as usize], rows.value[k as usize]);
                    seen.push((r.first..r.end).map(at).collect::<Vec<_>>());
                }
                assert_eq!(seen[0], seen[1]);
                assert_eq!(seen[0].len(), n + (end > 0) as usize - (end >= 2 && value == 0) as usize);
            }
        }
    }
}
