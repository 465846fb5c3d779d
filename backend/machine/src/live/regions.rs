//! Regions of the layout that are entered at their top alone: where a register that is written once may be live.
//!
//! A register is written in part `a` and last named in part `b`. Where nothing jumps into the parts between from outside, it
//! is live nowhere else, as long as each backward edge to a part between has its source in the bound too: a bound of its live
//! range that costs a look into two columns. Linear in parts and edges, within a budget.
//!
//! What counts here are ranges of the layout that backward edges span, not natural loops: a bound is a range of slots, so it
//! must contain all that lies between the ends of a backward edge, whether or not it belongs to the loop, and edges into
//! irreducible loops count like others.

use crate::ids::Part;
use warpc_columns::graph::Flow;

/// No range.
const NONE: u32 = u32::MAX;

/// Ranges that are looked at for one bound.
const DEPTH: usize = 32;

/// Parts from the target of backward edges to the last source of one.
#[derive(Clone, Copy)]
struct BackwardRange {
    target: Part,
    last_source: Part,
    /// The range around this one, or none.
    parent: u32,
}

/// Where regions end.
#[derive(Default)]
pub struct Regions {
    /// First part after each one that is entered from a part before it.
    outside: Vec<Part>,
    /// Innermost backward range of each part.
    innermost: Vec<u32>,
    ranges: Vec<BackwardRange>,
    open_parts: Vec<Part>,
    open_ranges: Vec<u32>,
}

impl Regions {
    /// Fills the columns; whether each part but the first is entered from one before it.
    pub fn build(&mut self, flow: &Flow<Part>) -> bool {
        let forward = self.find_entries(flow);
        self.find_ranges(flow);
        forward
    }
    /// Fills `outside`: a part is closed by the first later part that is entered from before it.
    fn find_entries(&mut self, flow: &Flow<Part>) -> bool {
        let end = Part::new(flow.rows());
        self.outside.clear();
        self.outside.resize(flow.rows(), end);
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
    /// Fills the backward ranges.
    fn find_ranges(&mut self, flow: &Flow<Part>) {
        self.innermost.clear();
        self.innermost.resize(flow.rows(), NONE);
        self.ranges.clear();
        self.open_ranges.clear();
        let mut budget = 16 * flow.rows();
        for part in Part(0).up_to(Part::new(flow.rows())) {
            while self.open_ranges.last().is_some_and(|&open| self.ranges[open as usize].last_source < part) {
                self.open_ranges.pop();
            }
            if let Some(last_source) = flow.preds(part).iter().copied().max().filter(|&pred| pred >= part) {
                // Ranges that overlap end together, so that the open ones are nested.
                for &open in self.open_ranges.iter().rev() {
                    let around = &mut self.ranges[open as usize];
                    if around.last_source >= last_source {
                        break;
                    }
                    around.last_source = last_source;
                    budget = budget.saturating_sub(1);
                }
                let parent = self.open_ranges.last().copied().unwrap_or(NONE);
                self.open_ranges.push(self.ranges.len() as u32);
                self.ranges.push(BackwardRange { target: part, last_source, parent });
            }
            self.innermost[part] = self.open_ranges.last().copied().unwrap_or(NONE);
        }
        if budget == 0 {
            // Nothing is known of flow like that.
            self.outside.fill(Part(0));
        }
    }
    /// Last part in which a register is live that is written in part `write`, once and before it is read there, and last named
    /// in part `last`; and whether it may be live up to the end of that part. None where that is not known.
    pub fn last_part(&self, write: Part, last: Part) -> Option<(Part, bool)> {
        let (mut end, mut whole) = (last, false);
        let mut at = self.innermost[last];
        for _ in 0..DEPTH {
            let inside = self.ranges.get(at as usize).filter(|range| range.target > write);
            let Some(range) = inside else { return (self.outside[write] > end).then_some((end, whole)) };
            (end, whole, at) = (range.last_source, true, range.parent);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::tests::graph;

    fn last(regions: &Regions, first: u32, end: u32) -> Option<(u32, bool)> {
        regions.last_part(Part(first), Part(end)).map(|x| (x.0.0, x.1))
    }

    #[test]
    fn bounds_of_live_ranges() {
        // 0 -> 1 -> {2, 3} -> 4 -> {1, 5}: a loop around a diamond.
        let mut r = Regions::default();
        r.build(&graph(6, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)]));
        assert_eq!(last(&r, 1, 4), Some((4, false)), "the loop starts where the register is written");
        assert_eq!(last(&r, 0, 2), Some((4, true)), "the loop is taken whole");
        assert_eq!(last(&r, 0, 5), Some((5, false)));
        assert_eq!(last(&r, 2, 3), None, "3 is entered from 1");
        assert_eq!(last(&r, 3, 4), None);
        assert_eq!(last(&r, 4, 4), Some((4, false)));
    }

    #[test]
    fn ranges_that_overlap_end_together() {
        // 1..3 and 2..4 overlap; 5 ends.
        let mut r = Regions::default();
        r.build(&graph(6, &[(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (4, 2), (4, 5)]));
        assert_eq!(last(&r, 0, 1), Some((4, true)));
        assert_eq!(last(&r, 1, 2), Some((4, true)));
        assert_eq!(last(&r, 3, 4), Some((4, false)));
    }
}
