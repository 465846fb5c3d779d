//! Iterated dominance frontiers, on demand: where a variable defined in some blocks needs phis.
//!
//! Sreedhar and Gao's algorithm on the tree of dominators with join edges ("A linear time algorithm for placing
//! phi-nodes", 1995): blocks are taken from the deepest level up, and each subtree is walked once. One [`Idf`] serves
//! many variables of a function; a query costs what it walks, not the size of the function.

use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

/// Scratch of the queries of one function.
#[derive(Default)]
pub struct Idf {
    stamp: u32,
    placed: Vec<u32>,
    walked: Vec<u32>,
    defines: Vec<u32>,
    lives: Vec<u32>,
    /// Max-heap of (level, preorder number, block).
    queue: std::collections::BinaryHeap<(u32, u32, Block)>,
    stack: Vec<Block>,
}

impl Idf {
    /// Scratch for the blocks of `cfg`.
    pub fn new(cfg: &Cfg) -> Idf {
        let n = cfg.rows();
        Idf { placed: vec![0; n], walked: vec![0; n], defines: vec![0; n], lives: vec![0; n], ..Default::default() }
    }
    /// Appends to `out` the iterated dominance frontier of `defs`, restricted to the blocks of `live_in` when given, in
    /// preorder of the dominator tree. Unreachable blocks count for nothing. With a post-dominator tree: the iterated
    /// post-dominance frontier (control dependence).
    pub fn compute(
        &mut self,
        cfg: &Cfg,
        dom: &DomTree,
        defs: impl Iterator<Item = Block>,
        live_in: Option<&[Block]>,
        out: &mut Vec<Block>,
    ) {
        let start = out.len();
        self.compute_in_discovery_order(cfg, dom, defs, live_in, out);
        out[start..].sort_unstable_by_key(|&b| dom.number(b));
    }
    /// The same in the order the walk finds them, which is the order LLVM makes phis in.
    pub fn compute_in_discovery_order(
        &mut self,
        cfg: &Cfg,
        dom: &DomTree,
        defs: impl Iterator<Item = Block>,
        live_in: Option<&[Block]>,
        out: &mut Vec<Block>,
    ) {
        self.stamp += 1;
        let stamp = self.stamp;
        for &b in live_in.unwrap_or_default() {
            self.lives[b.index()] = stamp;
        }
        for b in defs {
            if dom.is_reachable(b) && self.defines[b.index()] != stamp {
                self.defines[b.index()] = stamp;
                self.queue.push((dom.level(b), dom.number(b), b));
            }
        }
        while let Some((level, _, root)) = self.queue.pop() {
            if self.walked[root.index()] != stamp {
                self.walked[root.index()] = stamp;
            }
            self.stack.push(root);
            while let Some(b) = self.stack.pop() {
                for &s in if dom.is_post() { cfg.preds(b) } else { cfg.succs(b) } {
                    // A tree edge is no join; a join above the root's level belongs to a later root.
                    if dom.idom(s) == b || !dom.is_reachable(s) || dom.level(s) > level {
                        continue;
                    }
                    if self.placed[s.index()] == stamp {
                        continue;
                    }
                    self.placed[s.index()] = stamp;
                    if live_in.is_some() && self.lives[s.index()] != stamp {
                        continue;
                    }
                    out.push(s);
                    if self.defines[s.index()] != stamp {
                        self.queue.push((dom.level(s), dom.number(s), s));
                    }
                }
                for c in dom.children(b) {
                    if self.walked[c.index()] != stamp {
                        self.walked[c.index()] = stamp;
                        self.stack.push(c);
                    }
                }
            }
        }
    }
}

/// Dominance frontier of `block` alone, in preorder (post-dominance frontier with a post-dominator tree). Walks the subtree.
pub fn frontier(cfg: &Cfg, dom: &DomTree, block: Block) -> Vec<Block> {
    let mut out = Vec::new();
    if !dom.is_reachable(block) {
        return out;
    }
    let mut stack = vec![block];
    while let Some(x) = stack.pop() {
        let next = if dom.is_post() { cfg.preds(x) } else { cfg.succs(x) };
        out.extend(next.iter().filter(|&&s| dom.is_reachable(s) && !dom.strictly_dominates(block, s)));
        stack.extend(dom.children(x));
    }
    out.sort_unstable_by_key(|&block| dom.number(block));
    out.dedup();
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Rng, graph, random_graph};

    /// Frontier by its definition: `s` is in it when `block` dominates a predecessor of `s` and not strictly `s`.
    fn naive_frontier(cfg: &Cfg, dom: &DomTree, block: Block) -> Vec<Block> {
        let inside = |s: &&Block| {
            let from = if dom.is_post() { cfg.succs(**s) } else { cfg.preds(**s) };
            dom.is_reachable(**s)
                && from.iter().any(|&p| dom.is_reachable(p) && dom.dominates(block, p))
                && !dom.strictly_dominates(block, **s)
        };
        cfg.layout().iter().filter(inside).copied().collect()
    }

    #[test]
    fn agrees_with_iteration_of_the_definition() {
        for seed in 0..500 {
            let mut rng = Rng::new(seed);
            let n = 1 + rng.below(24);
            let cfg = random_graph(&mut rng, n);
            for dom in [DomTree::new(&cfg), DomTree::post(&cfg)] {
                let mut idf = Idf::new(&cfg);
                for _ in 0..4 {
                    let defs: Vec<Block> = (0..1 + rng.below(3)).map(|_| Block::new(rng.below(n))).collect();
                    let mut want: Vec<Block> = Vec::new();
                    let mut work: Vec<Block> = defs.iter().copied().filter(|&b| dom.is_reachable(b)).collect();
                    while let Some(b) = work.pop() {
                        let df = naive_frontier(&cfg, &dom, b);
                        let mut fast = frontier(&cfg, &dom, b);
                        fast.sort();
                        assert_eq!(fast, df);
                        for s in df {
                            if !want.contains(&s) {
                                want.push(s);
                                work.push(s);
                            }
                        }
                    }
                    want.sort_by_key(|&b| dom.number(b));
                    let mut got = Vec::new();
                    idf.compute(&cfg, &dom, defs.iter().copied(), None, &mut got);
                    assert_eq!(got, want, "defs {defs:?} post {}", dom.is_post());
                    // With everything live the filter changes nothing.
                    let mut again = Vec::new();
                    idf.compute(&cfg, &dom, defs.iter().copied(), Some(cfg.layout()), &mut again);
                    assert_eq!(again, want);
                }
            }
        }
    }

    #[test]
    fn long_ladder_is_linear() {
        let n = 200_000;
        let g: Vec<Vec<usize>> = (0..n).map(|b| if b + 2 < n { vec![b + 1, b + 2] } else { Vec::new() }).collect();
        let cfg = graph(&g);
        let dom = DomTree::new(&cfg);
        let mut out = Vec::new();
        Idf::new(&cfg).compute(&cfg, &dom, cfg.layout().iter().copied(), None, &mut out);
        // Blocks 2 to n - 2 have two predecessors.
        assert_eq!(out.len(), n - 3);
    }
}
