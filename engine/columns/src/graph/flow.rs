//! Control flow: successors and predecessors as compressed rows, reverse post-order, reachability.
//!
//! Generic over the id of a node, so blocks of the IR and of machine code share it. Linear in nodes and edges; the
//! depth-first walk keeps its own stack.

use super::csr::Csr;
use crate::ids::Id;

/// Edges and orders of the nodes of a graph with an entry.
#[derive(Clone, Debug, Default)]
pub struct Flow<N> {
    succs: Csr<N>,
    preds: Csr<N>,
    order: Vec<N>,
    /// Reachable nodes in the order in which the depth-first walk meets them.
    met: Vec<N>,
    rpo: Vec<N>,
    rpo_index: Vec<u32>,
}

/// Depth of the walk that memory is taken for at first.
const SHALLOW: usize = 64;

/// Number of a block that has none: it is unreachable, or younger than the analysis.
pub const UNREACHED: u32 = u32::MAX;

impl<N: Id> Flow<N> {
    /// Graph of `order[0]` as entry, the live blocks in layout order, and edges among them in any order of sources.
    pub fn from_edges(rows: usize, order: Vec<N>, edges: &[(N, N)]) -> Flow<N> {
        let mut flow = Flow { order, ..Flow::default() };
        flow.relink(rows, edges);
        flow
    }
    /// Makes this the graph of the nodes `0..nodes` in the order of their numbers, the first of them the entry, in the memory
    /// of the graph that it was.
    pub fn rebuild(&mut self, nodes: usize, edges: &[(N, N)]) {
        self.order.clear();
        self.order.extend((0..nodes).map(N::new));
        self.relink(nodes, edges);
    }
    /// Groups the edges by their ends, and numbers the nodes.
    fn relink(&mut self, rows: usize, edges: &[(N, N)]) {
        self.succs.regroup(rows, edges.iter().map(|e| (e.0.index(), e.1)));
        self.preds.regroup(rows, edges.iter().map(|e| (e.1.index(), e.0)));
        self.met.clear();
        self.rpo.clear();
        self.rpo_index.clear();
        self.rpo_index.resize(rows, UNREACHED);
        self.number();
    }
    /// Depth-first walk: its order, and its post-order reversed.
    fn number(&mut self) {
        let Some(&entry) = self.order.first() else { return };
        let nodes = self.order.len();
        self.met.reserve(nodes);
        self.rpo.reserve(nodes);
        let mut stack = Vec::with_capacity(nodes.min(SHALLOW));
        stack.push((entry, 0u32));
        self.rpo_index[entry.index()] = 0;
        self.met.push(entry);
        while let Some((b, k)) = stack.last_mut() {
            match self.succs.row(b.index()).get(*k as usize) {
                Some(&s) => {
                    *k += 1;
                    if self.rpo_index[s.index()] == UNREACHED {
                        self.rpo_index[s.index()] = 0;
                        self.met.push(s);
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
    pub fn entry(&self) -> N {
        self.order.first().copied().unwrap_or(N::NONE)
    }
    /// N rows when this was built, tombstones included.
    pub fn rows(&self) -> usize {
        self.rpo_index.len()
    }
    /// Successors of `node` in operand order, one per edge.
    #[inline]
    pub fn succs(&self, node: N) -> &[N] {
        self.succs.row(node.index())
    }
    /// Predecessors of `node` in layout order, one per edge, unreachable ones included.
    #[inline]
    pub fn preds(&self, node: N) -> &[N] {
        self.preds.row(node.index())
    }
    /// All live blocks in layout order.
    pub fn layout(&self) -> &[N] {
        &self.order
    }
    /// Reachable blocks in the order in which a depth-first walk meets them, successors in operand order.
    pub fn depth_first(&self) -> &[N] {
        &self.met
    }
    /// Reachable blocks in reverse post-order.
    pub fn rpo(&self) -> &[N] {
        &self.rpo
    }
    /// Position in [`Flow::rpo`], or [`UNREACHED`].
    #[inline]
    pub fn rpo_index(&self, node: N) -> u32 {
        self.rpo_index.get(node.index()).copied().unwrap_or(UNREACHED)
    }
    /// Whether the entry reaches `node`.
    #[inline]
    pub fn is_reachable(&self, node: N) -> bool {
        self.rpo_index(node) != UNREACHED
    }
    /// The only predecessor of `node`, when all its incoming edges come from one block.
    pub fn single_pred(&self, node: N) -> Option<N> {
        let (&first, rest) = self.preds(node).split_first()?;
        rest.iter().all(|&p| p == first).then_some(first)
    }
}
