//! Regions of the layout that are entered at their top alone: where a register that is written once may live.
//!
//! A register is written in span `a` and last named in span `b`. Where nothing jumps into the spans between from outside, it
//! lives nowhere else, as long as the loops that start between are taken whole: a bound of its life that costs a look into two
//! columns. Linear in spans and edges, within a budget.

use super::flow::Flow;

/// No loop.
const NONE: u32 = u32::MAX;

/// Loops that are looked at for one bound.
const DEPTH: usize = 32;

/// Spans from a header to the last span that jumps back to it.
#[derive(Clone, Copy)]
struct Loop {
    header: u32,
    end: u32,
    parent: u32,
}

/// Where regions end.
#[derive(Default)]
pub struct Regions {
    /// First span after each one that is entered from a span before it.
    outside: Vec<u32>,
    /// Innermost loop of each span.
    inner: Vec<u32>,
    loops: Vec<Loop>,
    stack: Vec<u32>,
}

impl Regions {
    /// Fills the columns; whether each span but the first is entered from one before it.
    pub fn build(&mut self, flow: &Flow) -> bool {
        let n = flow.len();
        self.outside.clear();
        self.outside.resize(n, n as u32);
        self.inner.clear();
        self.inner.resize(n, NONE);
        self.loops.clear();
        self.stack.clear();
        let mut forward = true;
        for q in 0..n as u32 {
            let low = flow.preds_of(q).iter().copied().min().unwrap_or(q);
            forward &= low < q || q == 0;
            while let Some(&a) = self.stack.last().filter(|&&a| a > low) {
                self.outside[a as usize] = q;
                self.stack.pop();
            }
            self.stack.push(q);
        }
        self.stack.clear();
        let mut budget = 16 * n;
        for q in 0..n as u32 {
            while self.stack.last().is_some_and(|&l| self.loops[l as usize].end < q) {
                self.stack.pop();
            }
            if let Some(end) = flow.preds_of(q).iter().copied().max().filter(|&p| p >= q) {
                // Loops that overlap end together.
                for &l in self.stack.iter().rev() {
                    let l = &mut self.loops[l as usize];
                    if l.end >= end {
                        break;
                    }
                    l.end = end;
                    budget = budget.saturating_sub(1);
                }
                let parent = self.stack.last().copied().unwrap_or(NONE);
                self.stack.push(self.loops.len() as u32);
                self.loops.push(Loop { header: q, end, parent });
            }
            self.inner[q as usize] = self.stack.last().copied().unwrap_or(NONE);
        }
        if budget == 0 {
            // Nothing is known of flow like that.
            self.outside.fill(0);
        }
        forward
    }
    /// Last span in which a register lives that is written in span `a`, once and before it is read there, and last named in
    /// span `b`; and whether it may live up to the end of that span. None where that is not known.
    pub fn last_span(&self, a: u32, b: u32) -> Option<(u32, bool)> {
        let (mut end, mut whole) = (b, false);
        let mut at = self.inner[b as usize];
        for _ in 0..DEPTH {
            let inside = self.loops.get(at as usize).filter(|l| l.header > a);
            let Some(l) = inside else { return (self.outside[a as usize] > end).then_some((end, whole)) };
            (end, whole, at) = (l.end, true, l.parent);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Flow of spans with these edges.
    fn regions(n: u32, edges: &[(u32, u32)]) -> Regions {
        let mut flow = Flow::default();
        flow.ranges = (0..n).map(|p| (p, p + 1)).collect();
        flow.pred_start.push(0);
        for q in 0..n {
            flow.preds.extend(edges.iter().filter(|e| e.1 == q).map(|e| e.0));
            flow.pred_start.push(flow.preds.len() as u32);
        }
        let mut r = Regions::default();
        r.build(&flow);
        r
    }

    #[test]
    fn bounds_of_lives() {
        // 0 -> 1 -> {2, 3} -> 4 -> {1, 5}: a loop around a diamond.
        let r = regions(6, &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (4, 5)]);
        assert_eq!(r.last_span(1, 4), Some((4, false)), "the loop starts where the register is written");
        assert_eq!(r.last_span(0, 2), Some((4, true)), "the loop is taken whole");
        assert_eq!(r.last_span(0, 5), Some((5, false)));
        assert_eq!(r.last_span(2, 3), None, "3 is entered from 1");
        assert_eq!(r.last_span(3, 4), None);
        assert_eq!(r.last_span(4, 4), Some((4, false)));
    }

    #[test]
    fn loops_that_overlap_end_together() {
        // 1..3 and 2..4 overlap; 5 ends.
        let r = regions(6, &[(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (4, 2), (4, 5)]);
        assert_eq!(r.last_span(0, 1), Some((4, true)));
        assert_eq!(r.last_span(1, 2), Some((4, true)));
        assert_eq!(r.last_span(3, 4), Some((4, false)));
    }
}
