//! Dominators of a graph whose nodes stand in the order of the layout.
//!
//! In a layout where each node but the first is entered from one before it, dominators come first, so one pass in order finds
//! them unless a loop is entered in two places, and subtrees are numbered without being walked. Other layouts, and flow that
//! takes too many steps, go to the analysis of the engine. Source: Cooper, Harvey and Kennedy's iteration.

use crate::graph::Graph;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::Block;

/// No node.
const NONE: u32 = u32::MAX;

/// The tree of dominators.
#[derive(Default)]
pub struct Dominators {
    /// Immediate dominator of each node; of nodes that no path reaches, none.
    idom: Vec<u32>,
    /// First number of the subtree of each node.
    number: Vec<u32>,
    /// Nodes of the subtree of each node.
    size: Vec<u32>,
    /// The tree of the engine, where the order of the layout does not do.
    other: Option<DomTree>,
}

impl Dominators {
    /// Fills the columns.
    pub fn build<G: Graph>(&mut self, graph: &G) {
        let nodes = graph.nodes();
        self.other = None;
        self.idom.clear();
        self.idom.resize(nodes, NONE);
        let mut budget = 32 * nodes + 256;
        let mut done = self.iterate(graph, &mut budget);
        // Edges back to a dominator change nothing.
        if done.is_some() && !self.idom.iter().skip(1).any(|&up| up == NONE) {
            self.count();
            let succs = |from: usize| graph.succs(G::node(from)).iter().map(move |&to| (from, G::number(to)));
            if (0..nodes).flat_map(succs).all(|(from, to)| from < to || self.is_above(to, from)) {
                return;
            }
        }
        while done == Some(true) {
            done = self.iterate(graph, &mut budget);
        }
        if done.is_none() {
            let block = |node: G::Node| Block::new(G::number(node));
            let succs = |from: usize| graph.succs(G::node(from)).iter().map(move |&to| (Block::new(from), block(to)));
            let edges: Vec<(Block, Block)> = (0..nodes).flat_map(succs).collect();
            self.other = Some(DomTree::new(&Cfg::from_edges(nodes, (0..nodes).map(Block::new).collect(), &edges)));
            return;
        }
        self.count();
    }
    /// Numbers subtrees.
    fn count(&mut self) {
        let nodes = self.idom.len();
        self.size.clear();
        self.size.resize(nodes, 1);
        for node in (1..nodes).rev() {
            if let Some(&up) = self.idom.get(node).filter(|&&up| up != NONE) {
                self.size[up as usize] += self.size[node];
            }
        }
        // Where the next subtree of each node is numbered from.
        self.number.clear();
        self.number.resize(nodes, 1);
        for node in 1..nodes {
            let up = self.idom[node];
            if up != NONE {
                let first = self.number[up as usize];
                self.number[up as usize] += self.size[node];
                self.number[node] = first + 1;
            }
        }
        // All numbers are one past the subtree now. A node that no path reaches has no number, and an empty subtree.
        for node in 0..nodes {
            self.number[node] -= self.size[node];
            if node > 0 && self.idom[node] == NONE {
                (self.number[node], self.size[node]) = (NONE, 0);
            }
        }
    }
    /// Dominators once more by those of the predecessors; whether one changed. None where the order of the layout does not do.
    fn iterate<G: Graph>(&mut self, graph: &G, budget: &mut usize) -> Option<bool> {
        let mut changed = false;
        for node in 1..graph.nodes() as u32 {
            let mut up = NONE;
            for &pred in graph.preds(G::node(node as usize)) {
                let pred = G::number(pred) as u32;
                // A predecessor that no path was seen to reach so far.
                if pred != 0 && self.idom[pred as usize] == NONE {
                    continue;
                }
                if up == NONE {
                    up = pred;
                }
                let (mut x, mut y) = (up, pred);
                while x != y {
                    *budget = budget.checked_sub(1)?;
                    if x > y {
                        x = self.idom[x as usize];
                    } else {
                        y = self.idom[y as usize];
                    }
                }
                up = x;
            }
            if up >= node && up != NONE {
                return None;
            }
            changed |= self.idom[node as usize] != up;
            self.idom[node as usize] = up;
        }
        *budget = budget.checked_sub(graph.nodes())?;
        Some(changed)
    }
    /// Whether the subtree of `above` contains `below`.
    #[inline]
    fn is_above(&self, above: usize, below: usize) -> bool {
        self.number[below].wrapping_sub(self.number[above]) < self.size[above]
    }
    /// Whether every path to `below` leads through `above`. `false` where none reaches `below`.
    #[inline]
    pub fn dominates<G: Graph>(&self, above: G::Node, below: G::Node) -> bool {
        let (above, below) = (G::number(above), G::number(below));
        match &self.other {
            Some(tree) => {
                let (above, below) = (Block::new(above), Block::new(below));
                tree.is_reachable(below) && tree.dominates(above, below)
            }
            None => self.is_above(above, below),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::Flow;
    use crate::ids::Part;
    use proptest::prelude::*;

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

        #[test]
        fn dominators_are_those_of_the_engine(n in 1u32..12, ends in prop::collection::vec((0u32..12, 0u32..12), 0..30), chain in any::<bool>()) {
            let mut edges: Vec<(u32, u32)> = ends.iter().map(|e| (e.0 % n, e.1 % n)).collect();
            if chain {
                edges.extend((1..n).map(|p| (p - 1 - p / 2 % p.min(2), p)));
            }
            let flow = Flow::of_edges(n, &edges);
            let mut d = Dominators::default();
            d.build(&flow);
            let edges: Vec<(Block, Block)> = edges.iter().map(|e| (Block(e.0), Block(e.1))).collect();
            let tree = DomTree::new(&Cfg::from_edges(n as usize, (0..n).map(Block).collect(), &edges));
            for p in 0..n {
                for q in 0..n {
                    let want = tree.is_reachable(Block(q)) && tree.is_reachable(Block(p)) && tree.dominates(Block(p), Block(q));
                    prop_assert_eq!(d.dominates::<Flow>(Part(p), Part(q)), want, "{} over {}, layout {}", p, q, d.other.is_none());
                }
            }
        }
    }
}
