//! Regions of the layout that are entered at their top alone: where a register that is written once may be live.
//!
//! A register is written in part `a` and last named in part `b`. Where nothing jumps into the parts between from outside, it
//! is live nowhere else, as long as the loops that start between are taken whole: a bound of its live range that costs a look
//! into two columns. Linear in parts and edges, within a budget.

use crate::flow::Flow;
use crate::graph::Graph;
use crate::ids::Part;

/// No loop.
const NONE: u32 = u32::MAX;

/// Loops that are looked at for one bound.
const DEPTH: usize = 32;

/// Parts from a header to the last part that jumps back to it.
#[derive(Clone, Copy)]
struct Loop {
    header: Part,
    end: Part,
    parent: u32,
}

/// Where regions end.
#[derive(Default)]
pub struct Regions {
    /// First part after each one that is entered from a part before it.
    outside: Vec<Part>,
    /// Innermost loop of each part.
    inner: Vec<u32>,
    loops: Vec<Loop>,
    open_parts: Vec<Part>,
    open_loops: Vec<u32>,
}

impl Regions {
    /// Fills the columns; whether each part but the first is entered from one before it.
    pub fn build(&mut self, flow: &Flow) -> bool {
        let forward = self.find_entries(flow);
        self.find_loops(flow);
        forward
    }
    /// Fills `outside`: a part is closed by the first later part that is entered from before it.
    fn find_entries(&mut self, flow: &Flow) -> bool {
        let end = Part::new(flow.len());
        self.outside.clear();
        self.outside.resize(flow.len(), end);
        self.open_parts.clear();
        let mut forward = true;
        for part in Part(0).up_to(end) {
            let lowest = flow.preds(part).iter().copied().min().unwrap_or(part);
            forward &= lowest < part || part == Part(0);
            while let Some(&open) = self.open_parts.last().filter(|&&open| open > lowest) {
                self.outside[open] = part;
                self.open_parts.pop();
            }
            self.open_parts.push(part);
        }
        forward
    }
    /// Fills the loops, each from a header to the last part that jumps back to it.
    fn find_loops(&mut self, flow: &Flow) {
        self.inner.clear();
        self.inner.resize(flow.len(), NONE);
        self.loops.clear();
        self.open_loops.clear();
        let mut budget = 16 * flow.len();
        for part in Part(0).up_to(Part::new(flow.len())) {
            while self.open_loops.last().is_some_and(|&l| self.loops[l as usize].end < part) {
                self.open_loops.pop();
            }
            if let Some(end) = flow.preds(part).iter().copied().max().filter(|&p| p >= part) {
                // Loops that overlap end together.
                for &l in self.open_loops.iter().rev() {
                    let l = &mut self.loops[l as usize];
                    if l.end >= end {
                        break;
                    }
                    l.end = end;
                    budget = budget.saturating_sub(1);
                }
                let parent = self.open_loops.last().copied().unwrap_or(NONE);
                self.open_loops.push(self.loops.len() as u32);
                self.loops.push(Loop { header: part, end, parent });
            }
            self.inner[part] = self.open_loops.last().copied().unwrap_or(NONE);
        }
        if budget == 0 {
            // Nothing is known of flow like that.
            self.outside.fill(Part(0));
        }
    }
    /// Last part in which a register is live that is written in part `a`, once and before it is read there, and last named in
    /// part `b`; and whether it may be live up to the end of that part. None where that is not known.
    pub fn last_part(&self, a: Part, b: Part) -> Option<(Part, bool)> {
        let (mut end, mut whole) = (b, false);
        let mut at = self.inner[b];
        for _ in 0..DEPTH {
            let inside = self.loops.get(at as usize).filter(|l| l.header > a);
            let Some(l) = inside else { return (self.outside[a] > end).then_some((end, whole)) };
            (end, whole, at) = (l.end, true, l.parent);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last(r: &Regions, a: u32, b: u32) -> Option<(u32, bool)> {
        r.last_part(Part(a), Part(b)).map(|x| (x.0.0, x.1))
    }

    #[test]
    fn bounds_of_live_ranges() {
        // 0 -> 1 -> {2, 3} -> 4 -> {1, 5}: a loop around a diamond.
        let mut r = Regions::default();
        r.build(&Flow::of_edges(6, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)]));
        assert_eq!(last(&r, 1, 4), Some((4, false)), "the loop starts where the register is written");
        assert_eq!(last(&r, 0, 2), Some((4, true)), "the loop is taken whole");
        assert_eq!(last(&r, 0, 5), Some((5, false)));
        assert_eq!(last(&r, 2, 3), None, "3 is entered from 1");
        assert_eq!(last(&r, 3, 4), None);
        assert_eq!(last(&r, 4, 4), Some((4, false)));
    }

    #[test]
    fn loops_that_overlap_end_together() {
        // 1..3 and 2..4 overlap; 5 ends.
        let mut r = Regions::default();
        r.build(&Flow::of_edges(6, &[(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (4, 2), (4, 5)]));
        assert_eq!(last(&r, 0, 1), Some((4, true)));
        assert_eq!(last(&r, 1, 2), Some((4, true)));
        assert_eq!(last(&r, 3, 4), Some((4, false)));
    }
}
