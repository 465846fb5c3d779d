//! Spans above a span: all those from which it can be reached, as runs of the layout.
//!
//! Where an operand of a phi is undefined, nothing writes the incoming register on that edge, so it lives on every way from the
//! entry to it. Phis of one block, and those further down, share these ways: what is above a span is found once, and what was
//! found is not walked again.

use super::flow::Flow;
use super::intervals::Run;

/// What is known to lie above the spans of a function.
#[derive(Default)]
pub struct Above {
    /// Runs of each span, empty where it was not asked for; empty while nobody asked for any.
    of: Vec<Run>,
    /// First and last span.
    runs: Vec<(u32, u32)>,
    seen: Vec<u32>,
    stamp: u32,
    work: Vec<u32>,
    found: Vec<(u32, u32)>,
}

impl Above {
    /// Forgets the function.
    pub fn clear(&mut self) {
        self.of.clear();
        self.runs.clear();
    }
    /// Runs of the spans above `p`, itself among them, unless the budget of edges and runs ends before.
    pub fn find(&mut self, flow: &Flow, p: u32, budget: &mut usize) -> Option<Run> {
        if self.of.is_empty() {
            self.of.resize(flow.len(), Run::default());
            self.seen.clear();
            self.seen.resize(flow.len(), 0);
            self.stamp = 0;
        }
        let known = self.of[p as usize];
        if !known.is_empty() {
            return Some(known);
        }
        self.stamp += 1;
        self.seen[p as usize] = self.stamp;
        self.work.push(p);
        self.found.clear();
        self.found.push((p, p));
        while let Some(s) = self.work.pop() {
            let preds = flow.preds_of(s);
            *budget = budget.saturating_sub(preds.len());
            for &q in preds {
                if std::mem::replace(&mut self.seen[q as usize], self.stamp) == self.stamp {
                    continue;
                }
                let known = self.of[q as usize];
                if known.is_empty() {
                    self.found.push((q, q));
                    self.work.push(q);
                } else {
                    *budget = budget.saturating_sub(known.len() as usize);
                    self.found.extend_from_slice(&self.runs[known.first as usize..known.end as usize]);
                }
            }
            if *budget == 0 {
                self.work.clear();
                return None;
            }
        }
        unite(&mut self.found);
        let first = self.runs.len() as u32;
        self.runs.extend_from_slice(&self.found);
        let run = Run { first, end: self.runs.len() as u32 };
        self.of[p as usize] = run;
        Some(run)
    }
    /// What was found for span `p`.
    #[inline]
    pub fn known(&self, p: u32) -> Run {
        self.of[p as usize]
    }
    /// First and last spans of the runs.
    #[inline]
    pub fn runs(&self, r: Run) -> &[(u32, u32)] {
        &self.runs[r.first as usize..r.end as usize]
    }
    /// Whether span `q` is in one of the runs.
    #[inline]
    pub fn contains(&self, r: Run, q: u32) -> bool {
        let runs = self.runs(r);
        let k = runs.partition_point(|x| x.0 <= q);
        k > 0 && q <= runs[k - 1].1
    }
}

/// Sorts runs of spans; those that overlap or touch become one.
pub(super) fn unite(runs: &mut Vec<(u32, u32)>) {
    runs.sort_unstable();
    runs.dedup_by(|next, last| {
        let touch = next.0 <= last.1 + 1;
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

        #[test]
        fn spans_above_are_those_from_which_a_way_leads(n in 1u32..40, ends in prop::collection::vec((0u32..40, 0u32..40), 0..80), asked in prop::collection::vec(0u32..40, 1..20)) {
            let mut flow = Flow::default();
            flow.edges = ends.iter().map(|e| (e.0 % n, e.1 % n)).collect();
            flow.ranges = (0..n).map(|p| (p, p + 1)).collect();
            flow.pred_start.push(0);
            for q in 0..n {
                flow.preds.extend(flow.edges.iter().filter(|e| e.1 == q).map(|e| e.0));
                flow.pred_start.push(flow.preds.len() as u32);
            }
            let mut above = Above::default();
            for p in asked.iter().map(|p| p % n) {
                let run = above.find(&flow, p, &mut 1_000_000).unwrap();
                let mut want = vec![false; n as usize];
                want[p as usize] = true;
                for _ in 0..n {
                    flow.edges.iter().for_each(|e| want[e.0 as usize] |= want[e.1 as usize]);
                }
                for q in 0..n {
                    prop_assert_eq!(above.contains(run, q), want[q as usize], "{} above {}", q, p);
                }
                prop_assert!(above.runs(run).windows(2).all(|w| w[0].1 + 1 < w[1].0));
            }
            prop_assert!(Above::default().find(&flow, 0, &mut 0).is_none() || flow.preds_of(0).is_empty());
        }
    }
}
