//! Ancestors of a part: all parts from which it can be reached, as runs of the layout.
//!
//! Where an operand of a phi is undefined, nothing writes the incoming register on that edge, so it is live on every path from
//! the entry to it. Phis of one block, and those further down, share these paths: the ancestors of a part are found once, and
//! those that are known are not walked again.

use crate::ids::Part;
use warpc_columns::graph::Flow;

/// A run of the ancestors found so far; empty where they were not asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct AncestorRun {
    first: u32,
    end: u32,
}

impl AncestorRun {
    fn len(self) -> usize {
        (self.end - self.first) as usize
    }
}

/// The known ancestors of the parts of a function.
#[derive(Default)]
pub struct Ancestors {
    /// Run of each part; empty while nobody asked for any.
    of: Vec<AncestorRun>,
    /// First and last part.
    runs: Vec<(Part, Part)>,
    seen: Vec<u32>,
    stamp: u32,
    work: Vec<Part>,
    found: Vec<(Part, Part)>,
}

impl Ancestors {
    /// Forgets the function.
    pub fn clear(&mut self) {
        self.of.clear();
        self.runs.clear();
    }
    /// Ancestors of `part`, itself among them, unless the budget of edges and runs ends before.
    pub fn find(&mut self, flow: &Flow<Part>, part: Part, budget: &mut usize) -> Option<AncestorRun> {
        if self.of.is_empty() {
            self.of.resize(flow.rows(), AncestorRun::default());
            self.seen.clear();
            self.seen.resize(flow.rows(), 0);
            self.stamp = 0;
        }
        let known = self.of[part];
        if known.len() > 0 {
            return Some(known);
        }
        self.stamp += 1;
        self.seen[part] = self.stamp;
        self.work.push(part);
        self.found.clear();
        self.found.push((part, part));
        while let Some(at) = self.work.pop() {
            let preds = flow.preds(at);
            *budget = budget.saturating_sub(preds.len());
            for &pred in preds {
                if std::mem::replace(&mut self.seen[pred], self.stamp) == self.stamp {
                    continue;
                }
                let known = self.of[pred];
                if known.len() == 0 {
                    self.found.push((pred, pred));
                    self.work.push(pred);
                } else {
                    *budget = budget.saturating_sub(known.len());
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
        let run = AncestorRun { first, end: self.runs.len() as u32 };
        self.of[part] = run;
        Some(run)
    }
    /// What was found for a part.
    #[inline]
    pub fn known(&self, part: Part) -> AncestorRun {
        self.of[part]
    }
    /// First and last parts of the runs.
    #[inline]
    pub fn runs(&self, run: AncestorRun) -> &[(Part, Part)] {
        &self.runs[run.first as usize..run.end as usize]
    }
    /// Whether `part` is in one of the runs.
    #[inline]
    pub fn contains(&self, run: AncestorRun, part: Part) -> bool {
        let runs = self.runs(run);
        let after = runs.partition_point(|x| x.0 <= part);
        after > 0 && part <= runs[after - 1].1
    }
}

/// Sorts runs of parts; those that overlap or touch become one.
pub(super) fn unite(runs: &mut Vec<(Part, Part)>) {
    runs.sort_unstable();
    runs.dedup_by(|next, last| {
        let touch = next.0 <= last.1.next();
        if touch {
            last.1 = last.1.max(next.1);
        }
        touch
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::tests::graph;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

        #[test]
        fn ancestors_are_those_from_which_a_path_leads(n in 1u32..40, ends in prop::collection::vec((0u32..40, 0u32..40), 0..80), asked in prop::collection::vec(0u32..40, 1..20)) {
            let edges: Vec<(u32, u32)> = ends.iter().map(|e| (e.0 % n, e.1 % n)).collect();
            let flow = graph(n as usize, &edges);
            let mut ancestors = Ancestors::default();
            for p in asked.iter().map(|p| p % n) {
                let run = ancestors.find(&flow, Part(p), &mut 1_000_000).unwrap();
                let mut want = vec![false; n as usize];
                want[p as usize] = true;
                for _ in 0..n {
                    edges.iter().for_each(|e| want[e.0 as usize] |= want[e.1 as usize]);
                }
                for q in 0..n {
                    prop_assert_eq!(ancestors.contains(run, Part(q)), want[q as usize], "{} above {}", q, p);
                }
                prop_assert!(ancestors.runs(run).windows(2).all(|w| w[0].1.next() < w[1].0));
            }
            prop_assert!(Ancestors::default().find(&flow, Part(0), &mut 0).is_none() || flow.preds(Part(0)).is_empty());
        }
    }
}
