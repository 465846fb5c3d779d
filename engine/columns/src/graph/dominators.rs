//! Dominator and post-dominator trees.
//!
//! Immediate dominators by rounds over the reverse post-order (Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm",
//! 2001), which most graphs need two of, within a budget that is linear in the blocks; graphs that exceed it, and post-dominators, by
//! Lengauer and Tarjan's algorithm with path compression ("A fast algorithm for finding dominators in a flowgraph", 1979):
//! `O(m log n)` at worst, close to linear, no recursion. Queries compare preorder
//! intervals in constant time. Trees can be edited in place (blocks split, merged, added, edges that change nothing);
//! after an edit queries climb by level until [`Dominators::renumber`].
//!
//! The post-dominator tree hangs from a virtual exit, named `NONE`. Blocks that reach no return (infinite loops)
//! get a root as LLVM chooses it: the block furthest from the first such block in layout order, unless another root is
//! reachable from it.

use super::dom_build::{Walk, exit_roots, idoms_by_rounds};
use super::flow::{Flow, UNREACHED};
use crate::ids::Id;

/// A forest of blocks by immediate dominance: dominators (root: the entry) or post-dominators (root: the virtual exit).
#[derive(Clone, Debug, Default)]
pub struct Dominators<N> {
    post: bool,
    roots: Vec<N>,
    idom: Vec<N>,
    level: Vec<u32>,
    /// First child, last child, previous and next sibling.
    links: Vec<[N; 4]>,
    /// Preorder number, and the last preorder number in the subtree.
    span: Vec<[u32; 2]>,
    /// First and last block without an immediate dominator.
    tops: [N; 2],
    preorder: Vec<N>,
    numbered: bool,
}

const FIRST: usize = 0;
const LAST: usize = 1;
const PREV: usize = 2;
const NEXT: usize = 3;

impl<N: Id> Dominators<N> {
    /// Dominators of the blocks reachable from the entry.
    pub fn new(cfg: &Flow<N>) -> Dominators<N> {
        let entry = cfg.entry();
        if entry.is_none() {
            return Dominators { numbered: true, ..Default::default() };
        }
        Self::build(cfg, vec![entry], false)
    }
    /// Post-dominators of all blocks.
    pub fn post(cfg: &Flow<N>) -> Dominators<N> {
        Self::build(cfg, exit_roots(cfg), true)
    }

    fn build(cfg: &Flow<N>, roots: Vec<N>, post: bool) -> Dominators<N> {
        let rows = cfg.rows();
        let mut t = Dominators {
            post,
            roots: Vec::new(),
            idom: vec![N::NONE; rows],
            level: vec![UNREACHED; rows],
            links: vec![[N::NONE; 4]; rows],
            span: vec![[UNREACHED; 2]; rows],
            tops: [N::NONE; 2],
            preorder: Vec::with_capacity(rows),
            numbered: false,
        };
        if !post && let Some(idom) = idoms_by_rounds(cfg) {
            for &b in cfg.depth_first() {
                let above = idom[cfg.rpo_index(b) as usize];
                t.attach(b, if above == UNREACHED { N::NONE } else { cfg.rpo()[above as usize] });
            }
        } else {
            let walk = Walk::new(cfg, &roots, post);
            let idom = walk.idoms(cfg, post);
            // Row 0 of the walk is the virtual exit, or a virtual entry above the only root.
            for (w, &b) in walk.vertex.iter().enumerate().skip(1) {
                t.attach(b, walk.vertex[idom[w] as usize]);
            }
        }
        t.roots = roots;
        t.renumber();
        t
    }
    /// First and last child of `parent`; of the virtual root when `NONE`.
    fn ends(&mut self, parent: N, end: usize) -> &mut N {
        if parent.is_none() { &mut self.tops[end] } else { &mut self.links[parent.index()][end] }
    }
    fn attach(&mut self, node: N, parent: N) {
        self.idom[node.index()] = parent;
        self.level[node.index()] = if parent.is_none() { 0 } else { self.level[parent.index()] + 1 };
        let last = std::mem::replace(self.ends(parent, LAST), node);
        self.links[node.index()][PREV] = last;
        self.links[node.index()][NEXT] = N::NONE;
        match last.get() {
            Some(x) => self.links[x.index()][NEXT] = node,
            None => *self.ends(parent, FIRST) = node,
        }
    }
    fn detach(&mut self, node: N) {
        let [_, _, prev, next] = self.links[node.index()];
        let d = self.idom[node.index()];
        match prev.get() {
            Some(p) => self.links[p.index()][NEXT] = next,
            None => *self.ends(d, FIRST) = next,
        }
        match next.get() {
            Some(n) => self.links[n.index()][PREV] = prev,
            None => *self.ends(d, LAST) = prev,
        }
        self.links[node.index()][PREV] = N::NONE;
        self.links[node.index()][NEXT] = N::NONE;
    }
    /// Gives the tree fresh preorder numbers. Linear.
    pub fn renumber(&mut self) {
        self.preorder.clear();
        let mut at = self.tops[FIRST];
        while at.is_some() {
            self.span[at.index()][0] = self.preorder.len() as u32;
            self.preorder.push(at);
            let child = self.links[at.index()][FIRST];
            if child.is_some() {
                at = child;
                continue;
            }
            // Up to the first ancestor with a next sibling, closing spans.
            while at.is_some() {
                self.span[at.index()][1] = self.preorder.len() as u32 - 1;
                let next = self.links[at.index()][NEXT];
                if next.is_some() {
                    at = next;
                    break;
                }
                at = self.idom[at.index()];
            }
        }
        self.numbered = true;
    }

    /// Whether this is a post-dominator tree.
    pub fn is_post(&self) -> bool {
        self.post
    }
    /// Roots: the entry, or the blocks below the virtual exit that the tree was built from.
    pub fn roots(&self) -> &[N] {
        &self.roots
    }
    /// Whether `node` is in the tree.
    #[inline]
    pub fn is_reachable(&self, node: N) -> bool {
        self.level.get(node.index()).is_some_and(|&l| l != UNREACHED)
    }
    /// Immediate (post-)dominator; `NONE` of a root (in the post-dominator tree that is the virtual exit) and of blocks
    /// outside the tree.
    #[inline]
    pub fn idom(&self, node: N) -> N {
        self.idom.get(node.index()).copied().unwrap_or(N::NONE)
    }
    /// Depth in the tree: 0 for roots; [`UNREACHED`] outside the tree.
    #[inline]
    pub fn level(&self, node: N) -> u32 {
        self.level.get(node.index()).copied().unwrap_or(UNREACHED)
    }
    /// Preorder number; [`UNREACHED`] outside the tree. Valid while the tree is numbered.
    #[inline]
    pub fn number(&self, node: N) -> u32 {
        self.span.get(node.index()).map_or(UNREACHED, |s| s[0])
    }
    /// Preorder number and last preorder number of the subtree of `node`.
    #[inline]
    pub fn span(&self, node: N) -> [u32; 2] {
        self.span.get(node.index()).copied().unwrap_or([UNREACHED; 2])
    }
    /// Blocks of the tree in preorder: every block after its dominators. Valid while the tree is numbered.
    pub fn preorder(&self) -> &[N] {
        debug_assert!(self.numbered);
        &self.preorder
    }
    /// Children of `node` (immediately dominated blocks), in the order of the depth-first walk.
    pub fn children(&self, node: N) -> impl Iterator<Item = N> + '_ {
        let mut at = self.links.get(node.index()).map_or(N::NONE, |l| l[FIRST]);
        std::iter::from_fn(move || {
            let node = at.get()?;
            at = self.links[node.index()][NEXT];
            Some(node)
        })
    }
    /// Whether preorder numbers are fresh.
    pub fn is_numbered(&self) -> bool {
        self.numbered
    }
    /// Whether `other` (post-)dominates `node`. Every block dominates itself and all blocks outside the tree; a block outside
    /// the tree dominates nothing else. The virtual exit (`NONE`) post-dominates everything.
    #[inline]
    pub fn dominates(&self, other: N, node: N) -> bool {
        if other == node || !self.is_reachable(node) {
            return true;
        }
        if other.is_none() {
            return self.post;
        }
        if !self.is_reachable(other) {
            return false;
        }
        if self.numbered {
            let [first, last] = self.span[other.index()];
            let n = self.span[node.index()][0];
            return first <= n && n <= last;
        }
        let level = self.level[other.index()];
        let mut node = node;
        while self.level[node.index()] > level {
            node = self.idom[node.index()];
        }
        other == node
    }
    /// Whether `other` dominates `node` and is not `node`.
    pub fn strictly_dominates(&self, other: N, node: N) -> bool {
        other != node && self.dominates(other, node)
    }
    /// Nearest common (post-)dominator; `NONE` when that is the virtual exit, or when one of them is outside the tree.
    pub fn common(&self, other: N, node: N) -> N {
        if !self.is_reachable(other) || !self.is_reachable(node) {
            return N::NONE;
        }
        let (mut other, mut node) = (other, node);
        if self.numbered {
            // Whoever folds many nodes into one pays for the way up once.
            while other.is_some() && !self.dominates(other, node) {
                other = self.idom[other.index()];
            }
            return other;
        }
        while other != node {
            if other.is_none() || node.is_none() {
                return N::NONE;
            }
            if self.level[other.index()] < self.level[node.index()] {
                node = self.idom[node.index()];
            } else {
                other = self.idom[other.index()];
            }
        }
        other
    }

    // ---- edits --------------------------------------------------------------------------------------------------

    fn grow(&mut self, node: N) {
        if self.idom.len() <= node.index() {
            let n = node.index() + 1;
            self.idom.resize(n, N::NONE);
            self.level.resize(n, UNREACHED);
            self.links.resize(n, [N::NONE; 4]);
            self.span.resize(n, [UNREACHED; 2]);
        }
        self.numbered = false;
    }
    /// Adds block `node` below `idom` (the virtual exit when `NONE`), as a leaf.
    pub fn add_block(&mut self, node: N, idom: N) {
        self.grow(node);
        if idom.is_none() && self.post || self.is_reachable(idom) {
            self.attach(node, idom);
        }
    }
    /// Sets the levels below `node` from its own. Stops where they are right.
    fn relevel(&mut self, node: N) {
        let mut stack = vec![node];
        while let Some(x) = stack.pop() {
            let level = self.level[x.index()] + 1;
            let mut c = self.links[x.index()][FIRST];
            while c.is_some() {
                if std::mem::replace(&mut self.level[c.index()], level) != level {
                    stack.push(c);
                }
                c = self.links[c.index()][NEXT];
            }
        }
    }
    /// Moves `node` with its subtree below `idom`.
    pub fn set_idom(&mut self, node: N, idom: N) {
        let known = idom.is_none() && self.post || self.is_reachable(idom);
        if self.idom(node) == idom || !self.is_reachable(node) || !known {
            return;
        }
        self.numbered = false;
        self.detach(node);
        self.attach(node, idom);
        self.relevel(node);
    }
    /// Removes block `node`; its children, if any, move to its dominator.
    pub fn remove_block(&mut self, node: N) {
        if !self.is_reachable(node) || self.idom(node).is_none() && !self.post {
            return;
        }
        let up = self.idom(node);
        while let Some(c) = self.links[node.index()][FIRST].get() {
            self.set_idom(c, up);
        }
        self.detach(node);
        self.idom[node.index()] = N::NONE;
        self.level[node.index()] = UNREACHED;
        self.span[node.index()] = [UNREACHED; 2];
        self.roots.retain(|&r| r != node);
        self.numbered = false;
    }
    /// Gives the children of `from` to `to`, in place of the children of `to`.
    fn move_children(&mut self, from: N, to: N) {
        let [first, last, ..] = self.links[from.index()];
        self.links[from.index()][FIRST] = N::NONE;
        self.links[from.index()][LAST] = N::NONE;
        self.links[to.index()][FIRST] = first;
        self.links[to.index()][LAST] = last;
        let mut c = first;
        while c.is_some() {
            self.idom[c.index()] = to;
            c = self.links[c.index()][NEXT];
        }
    }
    /// After a block was split: `tail` follows `head` and took its successors.
    pub fn split_block(&mut self, head: N, tail: N) {
        self.grow(tail);
        if !self.is_reachable(head) {
            return;
        }
        if self.post {
            // The tail takes the place of the head, which hangs below it.
            let up = self.idom(head);
            for r in &mut self.roots {
                if *r == head {
                    *r = tail;
                }
            }
            self.attach(tail, up);
            self.detach(head);
            self.attach(head, tail);
            self.relevel(head);
        } else {
            self.move_children(head, tail);
            self.attach(tail, head);
            self.relevel(tail);
        }
    }
    /// Before or after block `node` is merged into its predecessor `p`.
    pub fn merge_blocks(&mut self, node: N, p: N) {
        let (gone, kept) = (node, p);
        if self.post {
            if !self.is_reachable(gone) || !self.is_reachable(kept) {
                return;
            }
            // `p` stands below `node`: it takes the place of `node`.
            for r in &mut self.roots {
                if *r == gone {
                    *r = kept;
                }
            }
            let up = self.idom(gone);
            self.set_idom(kept, up);
            while let Some(c) = self.links[gone.index()][FIRST].get() {
                self.set_idom(c, kept);
            }
        }
        self.remove_block(gone);
    }
    /// After edges were added and removed: keeps the tree when none of them changes it, else builds it anew from `cfg`, the
    /// graph as it is now. Returns whether it was built anew. Linear at worst.
    pub fn update_edges(&mut self, cfg: &Flow<N>, added: &[(N, N)], removed: &[(N, N)]) -> bool {
        let flip = |e: &(N, N)| if self.post { (e.1, e.0) } else { *e };
        let grown = cfg.rows() > self.idom.len();
        let same = !grown
            && added.iter().map(flip).all(|(a, b)| self.add_changes_nothing(a, b))
            && removed.iter().map(flip).all(|(a, b)| self.remove_changes_nothing(cfg, a, b));
        if !same {
            *self = if self.post { Dominators::post(cfg) } else { Dominators::new(cfg) };
        }
        !same
    }
    fn add_changes_nothing(&self, from: N, node: N) -> bool {
        if !self.is_reachable(from) {
            // For post-dominators every block is in the tree.
            return !self.post;
        }
        // Dominators of `node` can only be lost to the nearest common dominator. A new exit edge may also unmake a root.
        self.is_reachable(node) && !self.post && self.dominates(self.idom(node), from)
    }
    fn remove_changes_nothing(&self, cfg: &Flow<N>, from: N, node: N) -> bool {
        if self.post {
            return false;
        }
        // Unreachable edges and back edges to a dominator carry nothing; nor does an edge that is still there.
        !self.is_reachable(from) || self.dominates(node, from) && from != N::NONE || cfg.succs(from).contains(&node)
    }
}
