//! Segments on their way to the end of the columns, in order: one that goes on where the last one of its value ended is part
//! of that one.

use crate::ids::{Segment, SlotIndex};
use crate::intervals::*;
use std::ops::Range;

/// Fewest segments that are copied in one piece.
const PIECE: usize = 16;

/// Appends a run of segments. [`Appender::finish`] ends it.
pub(crate) struct Appender<'v, 'a> {
    to: &'v mut LiveSegmentViewMut<'a>,
    first: Segment,
    /// The last segment, which is not in the columns yet. It ends at 0 when there is none.
    last: LiveSegment,
}

impl<'v, 'a> Appender<'v, 'a> {
    /// A run after all others.
    #[inline]
    pub fn new(to: &'v mut LiveSegmentViewMut<'a>) -> Self {
        let last = LiveSegment::new(SlotIndex::START, SlotIndex::START, SegValue::default());
        Appender { first: Segment::new(to.len()), to, last }
    }
    /// Appends a segment that starts nowhere before the last one.
    #[inline]
    pub fn add(&mut self, segment: LiveSegment) {
        let last = &mut self.last;
        if last.end.0 >= segment.start.0 && last.value.same(segment.value) && last.end.0 != SlotIndex::START {
            last.end = last.end.max(segment.end);
            last.value = last.value.covering_like(segment.value);
        } else {
            self.push();
            self.last = segment;
        }
    }
    /// Segment `index` of the columns.
    #[inline]
    fn at(&self, index: usize) -> LiveSegment {
        LiveSegment { start: self.to.start()[index], end: self.to.end()[index], value: self.to.value()[index] }
    }
    /// Appends segment `index` of the columns.
    #[inline]
    pub fn again(&mut self, index: usize) {
        self.add(self.at(index));
    }
    /// Appends part of a run of the columns.
    #[inline]
    pub fn run(&mut self, mut run: Range<usize>) {
        // What may be part of the last segment first.
        while let Some(k) = run.next() {
            self.again(k);
            if run.len() >= PIECE && self.last.start == self.to.start()[k] && self.last.end == self.to.end()[k] {
                self.push();
                self.to.extend_within(run.start..run.end - 1);
                self.last = self.at(run.end - 1);
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
        if self.last.end.0 != SlotIndex::START {
            self.to.push(self.last);
        }
    }
    /// Ends the run.
    #[inline]
    pub fn finish(mut self) -> SegmentRun {
        self.push();
        SegmentRun { first: self.first, end: Segment::new(self.to.len()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::ValueNumber;

    #[test]
    fn long_runs_are_appended_like_short_ones() {
        let segment =
            |start, end, value| LiveSegment::new(SlotIndex(start), SlotIndex(end), SegValue::exact(ValueNumber(value)));
        for n in [1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE] {
            for (end, value) in [(0, 0), (2, 0), (2, 1), (7, 0), (7, 1)] {
                let mut rows = LiveSegmentRows::default();
                let mut rows = rows.view_mut();
                let mut to = Appender::new(&mut rows);
                (0..n as u32).for_each(|k| to.add(segment(4 * k + 2, 4 * k + 4, k % 3)));
                let (whole, mut seen) = (to.finish().range(), Vec::new());
                for one in [false, true] {
                    let mut to = Appender::new(&mut rows);
                    if end > 0 {
                        to.add(segment(0, end, value));
                    }
                    if one {
                        whole.clone().for_each(|k| to.again(k))
                    } else {
                        to.run(whole.clone())
                    }
                    let run = to.finish();
                    let at = |k: Segment| (rows.start()[k], rows.end()[k], rows.value()[k]);
                    seen.push(run.segments().map(at).collect::<Vec<_>>());
                }
                assert_eq!(seen[0], seen[1]);
                assert_eq!(seen[0].len(), n + (end > 0) as usize - (end >= 2 && value == 0) as usize);
            }
        }
    }
}
