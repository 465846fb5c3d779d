//! Dominators of spans, by their order in the layout.
//!
//! In a layout where each span but the first is entered from one before it, dominators come first, so one pass in order finds
//! them unless a loop is entered in two places, and subtrees are numbered without being walked. Other layouts, and flow that
//! takes too many steps, go to the analysis of the engine. Source: Cooper, Harvey and Kennedy's iteration.

use super::flow::Flow;
use super::intervals::NONE;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::Block;

/// The tree of dominators.
#[derive(Default)]
pub struct Dominators {
    /// Dominator of each span; of spans that no path reaches, none.
    above: Vec<u32>,
    /// Subtree of each span: first number and how many.
    number: Vec<u32>,
    size: Vec<u32>,
    other: Option<DomTree>,
}

impl Dominators {
    /// Fills the columns.
    pub fn build(&mut self, flow: &Flow) {
        let n = flow.len();
        self.other = None;
        self.above.clear();
        self.above.resize(n, NONE);
        let mut budget = 32 * n + 256;
        let mut done = self.round(flow, &mut budget);
        // Edges back to a dominator change nothing.
        if done.is_some() && !self.above.iter().skip(1).any(|&up| up == NONE) {
            self.count();
            if flow.edges.iter().all(|&(p, q)| p < q || self.dominates(q, p)) {
                return;
            }
        }
        while done == Some(true) {
            done = self.round(flow, &mut budget);
        }
        if done.is_none() {
            let edges: Vec<(Block, Block)> = flow.edges.iter().map(|e| (Block(e.0), Block(e.1))).collect();
            self.other = Some(DomTree::new(&Cfg::from_edges(n, (0..n as u32).map(Block).collect(), &edges)));
            return;
        }
        self.count();
    }
    /// Numbers subtrees.
    fn count(&mut self) {
        let n = self.above.len();
        self.size.clear();
        self.size.resize(n, 1);
        for p in (1..n).rev() {
            if let Some(&up) = self.above.get(p).filter(|&&up| up != NONE) {
                self.size[up as usize] += self.size[p];
            }
        }
        // Where the next subtree of each span is numbered from.
        self.number.clear();
        self.number.resize(n, 1);
        for p in 1..n {
            let up = self.above[p];
            if up != NONE {
                let first = self.number[up as usize];
                self.number[up as usize] += self.size[p];
                self.number[p] = first + 1;
            }
        }
        // All numbers are one past the subtree now. A span that no path reaches has no number, and an empty subtree.
        for p in 0..n {
            self.number[p] -= self.size[p];
            if p > 0 && self.above[p] == NONE {
                (self.number[p], self.size[p]) = (NONE, 0);
            }
        }
    }
    /// Dominators once more by those of the predecessors; whether one changed. None where the order of the layout does not do.
    fn round(&mut self, flow: &Flow, budget: &mut usize) -> Option<bool> {
        let mut changed = false;
        for p in 1..flow.len() as u32 {
            let mut up = NONE;
            for &q in flow.preds_of(p) {
                // A predecessor that no path was seen to reach so far.
                if q != 0 && self.above[q as usize] == NONE {
                    continue;
                }
                if up == NONE {
                    up = q;
                }
                let (mut x, mut y) = (up, q);
                while x != y {
                    *budget = budget.checked_sub(1)?;
                    if x > y {
                        x = self.above[x as usize];
                    } else {
                        y = self.above[y as usize];
                    }
                }
                up = x;
            }
            if up >= p && up != NONE {
                return None;
            }
            changed |= self.above[p as usize] != up;
            self.above[p as usize] = up;
        }
        *budget = budget.checked_sub(flow.len())?;
        Some(changed)
    }
    /// Whether every path to span `q` leads through span `p`. `false` where none reaches `q`.
    #[inline]
    pub fn dominates(&self, p: u32, q: u32) -> bool {
        match &self.other {
            Some(tree) => tree.is_reachable(Block(q)) && tree.dominates(Block(p), Block(q)),
            None => self.number[q as usize].wrapping_sub(self.number[p as usize]) < self.size[p as usize],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

        #[test]
        fn dominators_are_those_of_the_engine(n in 1u32..12, ends in prop::collection::vec((0u32..12, 0u32..12), 0..30), chain in any::<bool>()) {
            let mut flow = Flow::default();
            flow.edges = ends.iter().map(|e| (e.0 % n, e.1 % n)).collect();
            if chain {
                flow.edges.extend((1..n).map(|p| (p - 1 - p / 2 % p.min(2), p)));
            }
            flow.ranges = (0..n).map(|p| (p, p + 1)).collect();
            flow.pred_start.push(0);
            for q in 0..n {
                let preds: Vec<u32> = flow.edges.iter().filter(|e| e.1 == q).map(|e| e.0).collect();
                flow.preds.extend(preds);
                flow.pred_start.push(flow.preds.len() as u32);
            }
            let mut d = Dominators::default();
            d.build(&flow);
            let edges: Vec<(Block, Block)> = flow.edges.iter().map(|e| (Block(e.0), Block(e.1))).collect();
            let tree = DomTree::new(&Cfg::from_edges(n as usize, (0..n).map(Block).collect(), &edges));
            for p in 0..n {
                for q in 0..n {
                    let want = tree.is_reachable(Block(q)) && tree.is_reachable(Block(p)) && tree.dominates(Block(p), Block(q));
                    prop_assert_eq!(d.dominates(p, q), want, "{} over {}, layout {}", p, q, d.other.is_none());
                }
            }
        }
    }
}
