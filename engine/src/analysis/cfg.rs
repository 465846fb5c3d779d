//! Control-flow graph: successors and predecessors as compressed rows, reverse post-order, reachability.
//!
//! Built from the terminators alone, so it also serves bodies whose use lists are not built (the verifier). Linear in
//! blocks and edges; the depth-first walk keeps its own stack.

use crate::ids::*;
use crate::ir::Func;

/// Compressed rows: for row `i` the items `items[at[i]..at[i + 1]]`.
#[derive(Clone, Default, Debug)]
pub struct Csr<T> {
    at: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Csr<T> {
    /// Groups `pairs` (row, item) by row; the order within a row is that of the pairs.
    pub fn group(rows: usize, pairs: impl Iterator<Item = (usize, T)> + Clone) -> Csr<T> {
        let mut at = vec![0u32; rows + 1];
        let mut first = None;
        let mut n = 0usize;
        for (r, item) in pairs.clone() {
            at[r + 1] += 1;
            first.get_or_insert(item);
            n += 1;
        }
        for r in 0..rows {
            at[r + 1] += at[r];
        }
        let Some(fill) = first else { return Csr { at, items: Vec::new() } };
        let mut items = vec![fill; n];
        let mut cursor: Vec<u32> = at[..rows].to_vec();
        for (r, item) in pairs {
            items[cursor[r] as usize] = item;
            cursor[r] += 1;
        }
        Csr { at, items }
    }
    /// Items of row `i`; none for a row that did not exist when this was built.
    #[inline]
    pub fn row(&self, i: usize) -> &[T] {
        match self.at.get(i..i + 2) {
            Some(&[a, b]) => &self.items[a as usize..b as usize],
            _ => &[],
        }
    }
    /// Number of rows.
    pub fn len(&self) -> usize {
        self.at.len().saturating_sub(1)
    }
    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Edges and orders of the blocks of a function.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    succs: Csr<Block>,
    preds: Csr<Block>,
    order: Vec<Block>,
    rpo: Vec<Block>,
    rpo_index: Vec<u32>,
}

/// Number of a block that has none: it is unreachable, or younger than the analysis.
pub const UNREACHED: u32 = u32::MAX;

impl Cfg {
    /// Graph of `f`.
    pub fn new(f: &Func<'_>) -> Cfg {
        let order: Vec<Block> = f.block_order().collect();
        let mut edges = Vec::with_capacity(order.len() * 2);
        for &b in &order {
            edges.extend(f.successors(b).map(|s| (b, s)));
        }
        Self::from_edges(f.num_blocks(), order, &edges)
    }
    /// Graph of `order[0]` as entry, the live blocks in layout order, and edges among them in any order of sources.
    pub fn from_edges(rows: usize, order: Vec<Block>, edges: &[(Block, Block)]) -> Cfg {
        let succs = Csr::group(rows, edges.iter().map(|e| (e.0.index(), e.1)));
        let preds = Csr::group(rows, edges.iter().map(|e| (e.1.index(), e.0)));
        let mut cfg = Cfg { succs, preds, order, rpo: Vec::new(), rpo_index: vec![UNREACHED; rows] };
        cfg.number();
        cfg
    }
    /// Depth-first walk: post-order reversed.
    fn number(&mut self) {
        let Some(&entry) = self.order.first() else { return };
        let mut stack = vec![(entry, 0u32)];
        self.rpo_index[entry.index()] = 0;
        while let Some((b, k)) = stack.last_mut() {
            match self.succs.row(b.index()).get(*k as usize) {
                Some(&s) => {
                    *k += 1;
                    if self.rpo_index[s.index()] == UNREACHED {
                        self.rpo_index[s.index()] = 0;
                        stack.push((s, 0));
                    }
                }
                None => {
                    self.rpo.push(*b);
                    stack.pop();
                }
            }
        }
        self.rpo.reverse();
        for (i, b) in self.rpo.iter().enumerate() {
            self.rpo_index[b.index()] = i as u32;
        }
    }
    /// Entry block; `NONE` of a function without blocks.
    pub fn entry(&self) -> Block {
        self.order.first().copied().unwrap_or(Block::NONE)
    }
    /// Block rows when this was built, tombstones included.
    pub fn rows(&self) -> usize {
        self.rpo_index.len()
    }
    /// Successors of `b` in operand order, one per edge.
    #[inline]
    pub fn succs(&self, b: Block) -> &[Block] {
        self.succs.row(b.index())
    }
    /// Predecessors of `b` in layout order, one per edge, unreachable ones included.
    #[inline]
    pub fn preds(&self, b: Block) -> &[Block] {
        self.preds.row(b.index())
    }
    /// All live blocks in layout order.
    pub fn layout(&self) -> &[Block] {
        &self.order
    }
    /// Reachable blocks in reverse post-order.
    pub fn rpo(&self) -> &[Block] {
        &self.rpo
    }
    /// Position in [`Cfg::rpo`], or [`UNREACHED`].
    #[inline]
    pub fn rpo_index(&self, b: Block) -> u32 {
        self.rpo_index.get(b.index()).copied().unwrap_or(UNREACHED)
    }
    /// Whether the entry reaches `b`.
    #[inline]
    pub fn is_reachable(&self, b: Block) -> bool {
        self.rpo_index(b) != UNREACHED
    }
    /// The only predecessor of `b`, when all its incoming edges come from one block.
    pub fn single_pred(&self, b: Block) -> Option<Block> {
        let (&first, rest) = self.preds(b).split_first()?;
        rest.iter().all(|&p| p == first).then_some(first)
    }
    /// Hash of blocks and edges, whatever the layout; tells a stale graph from a fresh one in debug builds.
    pub fn fingerprint(f: &Func<'_>) -> u64 {
        let mut sum = f.num_blocks() as u64;
        for b in f.block_order() {
            for (k, s) in f.successors(b).enumerate() {
                let x = (b.0 as u64) << 32 | s.0 as u64;
                let h = (x ^ (k as u64) << 17).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                sum = sum.wrapping_add(h ^ h >> 29);
            }
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::testing::{Rng, random_body, random_graph};

    #[test]
    fn rows_agree_with_the_function() {
        for seed in 0..50 {
            let mut rng = Rng::new(seed);
            let n = 1 + rng.below(20);
            let (m, body) = random_body(&mut rng, n);
            let f = Func::of_body(&body, m.ctx());
            let cfg = Cfg::new(&f);
            for b in f.block_order() {
                assert_eq!(cfg.succs(b), f.successors(b).collect::<Vec<_>>());
                let mut p: Vec<_> = f.predecessors(b).collect();
                p.sort();
                let mut q = cfg.preds(b).to_vec();
                q.sort();
                assert_eq!(p, q);
            }
        }
    }

    #[test]
    fn rpo_visits_what_is_reachable_and_puts_forward_edges_forward() {
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let n = 1 + rng.below(30);
            let cfg = random_graph(&mut rng, n);
            // Reachability by fixpoint.
            let mut reach = vec![false; n];
            reach[0] = true;
            for _ in 0..n {
                for b in 0..n {
                    if reach[b] {
                        cfg.succs(Block::new(b)).iter().for_each(|s| reach[s.index()] = true);
                    }
                }
            }
            for b in 0..n {
                assert_eq!(cfg.is_reachable(Block::new(b)), reach[b]);
            }
            // A block other than the entry has a predecessor earlier in the order.
            for &b in &cfg.rpo()[1..] {
                assert!(cfg.preds(b).iter().any(|&p| cfg.rpo_index(p) < cfg.rpo_index(b)));
            }
        }
    }
}
