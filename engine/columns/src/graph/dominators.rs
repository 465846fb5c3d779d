//! Dominator and post-dominator trees.
//!
//! Immediate dominators by Lengauer and Tarjan's algorithm with path compression ("A fast algorithm for finding
//! dominators in a flowgraph", 1979): `O(m log n)` at worst, close to linear, no recursion. Queries compare preorder
//! intervals in constant time. Trees can be edited in place (blocks split, merged, added, edges that change nothing);
//! after an edit queries climb by level until [`Dominators::renumber`].
//!
//! The post-dominator tree hangs from a virtual exit, named `NONE`. Blocks that reach no return (infinite loops)
//! get a root as LLVM chooses it: the block furthest from the first such block in layout order, unless another root is
//! reachable from it.

use super::dom_build::{Walk, exit_roots};
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
        let walk = Walk::new(cfg, &roots, post);
        let idom = walk.idoms(cfg, post);
        // Row 0 of the walk is the virtual exit, or a virtual entry above the only root.
        for (w, &b) in walk.vertex.iter().enumerate().skip(1) {
            t.attach(b, walk.vertex[idom[w] as usize]);
        }
        t.roots = roots;
        t.renumber();
        t
    }
    /// First and last child of `d`; of the virtual root when `NONE`.
    fn ends(&mut self, d: N, k: usize) -> &mut N {
        if d.is_none() { &mut self.tops[k] } else { &mut self.links[d.index()][k] }
    }
    fn attach(&mut self, b: N, d: N) {
        self.idom[b.index()] = d;
        self.level[b.index()] = if d.is_none() { 0 } else { self.level[d.index()] + 1 };
        let last = std::mem::replace(self.ends(d, LAST), b);
        self.links[b.index()][PREV] = last;
        self.links[b.index()][NEXT] = N::NONE;
        match last.get() {
            Some(x) => self.links[x.index()][NEXT] = b,
            None => *self.ends(d, FIRST) = b,
        }
    }
    fn detach(&mut self, b: N) {
        let [_, _, prev, next] = self.links[b.index()];
        let d = self.idom[b.index()];
        match prev.get() {
            Some(p) => self.links[p.index()][NEXT] = next,
            None => *self.ends(d, FIRST) = next,
        }
        match next.get() {
            Some(n) => self.links[n.index()][PREV] = prev,
            None => *self.ends(d, LAST) = prev,
        }
        self.links[b.index()][PREV] = N::NONE;
        self.links[b.index()][NEXT] = N::NONE;
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
    /// Whether `b` is in the tree.
    #[inline]
    pub fn is_reachable(&self, b: N) -> bool {
        self.level.get(b.index()).is_some_and(|&l| l != UNREACHED)
    }
    /// Immediate (post-)dominator; `NONE` of a root (in the post-dominator tree that is the virtual exit) and of blocks
    /// outside the tree.
    #[inline]
    pub fn idom(&self, b: N) -> N {
        self.idom.get(b.index()).copied().unwrap_or(N::NONE)
    }
    /// Depth in the tree: 0 for roots; [`UNREACHED`] outside the tree.
    #[inline]
    pub fn level(&self, b: N) -> u32 {
        self.level.get(b.index()).copied().unwrap_or(UNREACHED)
    }
    /// Preorder number; [`UNREACHED`] outside the tree. Valid while the tree is numbered.
    #[inline]
    pub fn number(&self, b: N) -> u32 {
        self.span.get(b.index()).map_or(UNREACHED, |s| s[0])
    }
    /// Preorder number and last preorder number of the subtree of `b`.
    #[inline]
    pub fn span(&self, b: N) -> [u32; 2] {
        self.span.get(b.index()).copied().unwrap_or([UNREACHED; 2])
    }
    /// Blocks of the tree in preorder: every block after its dominators. Valid while the tree is numbered.
    pub fn preorder(&self) -> &[N] {
        debug_assert!(self.numbered);
        &self.preorder
    }
    /// Children of `b` (immediately dominated blocks), in the order of the depth-first walk.
    pub fn children(&self, b: N) -> impl Iterator<Item = N> + '_ {
        let mut at = self.links.get(b.index()).map_or(N::NONE, |l| l[FIRST]);
        std::iter::from_fn(move || {
            let b = at.get()?;
            at = self.links[b.index()][NEXT];
            Some(b)
        })
    }
    /// Whether preorder numbers are fresh.
    pub fn is_numbered(&self) -> bool {
        self.numbered
    }
    /// Whether `a` (post-)dominates `b`. Every block dominates itself and all blocks outside the tree; a block outside
    /// the tree dominates nothing else. The virtual exit (`NONE`) post-dominates everything.
    #[inline]
    pub fn dominates(&self, a: N, b: N) -> bool {
        if a == b || !self.is_reachable(b) {
            return true;
        }
        if a.is_none() {
            return self.post;
        }
        if !self.is_reachable(a) {
            return false;
        }
        if self.numbered {
            let [first, last] = self.span[a.index()];
            let n = self.span[b.index()][0];
            return first <= n && n <= last;
        }
        let level = self.level[a.index()];
        let mut b = b;
        while self.level[b.index()] > level {
            b = self.idom[b.index()];
        }
        a == b
    }
    /// Whether `a` dominates `b` and is not `b`.
    pub fn strictly_dominates(&self, a: N, b: N) -> bool {
        a != b && self.dominates(a, b)
    }
    /// Nearest common (post-)dominator; `NONE` when that is the virtual exit, or when one of them is outside the tree.
    pub fn common(&self, a: N, b: N) -> N {
        if !self.is_reachable(a) || !self.is_reachable(b) {
            return N::NONE;
        }
        let (mut a, mut b) = (a, b);
        while a != b {
            if a.is_none() || b.is_none() {
                return N::NONE;
            }
            if self.level[a.index()] < self.level[b.index()] {
                b = self.idom[b.index()];
            } else {
                a = self.idom[a.index()];
            }
        }
        a
    }

    // ---- edits --------------------------------------------------------------------------------------------------

    fn grow(&mut self, b: N) {
        if self.idom.len() <= b.index() {
            let n = b.index() + 1;
            self.idom.resize(n, N::NONE);
            self.level.resize(n, UNREACHED);
            self.links.resize(n, [N::NONE; 4]);
            self.span.resize(n, [UNREACHED; 2]);
        }
        self.numbered = false;
    }
    /// Adds block `b` below `idom` (the virtual exit when `NONE`), as a leaf.
    pub fn add_block(&mut self, b: N, idom: N) {
        self.grow(b);
        if idom.is_none() && self.post || self.is_reachable(idom) {
            self.attach(b, idom);
        }
    }
    /// Sets the levels below `b` from its own. Stops where they are right.
    fn relevel(&mut self, b: N) {
        let mut stack = vec![b];
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
    /// Moves `b` with its subtree below `idom`.
    pub fn set_idom(&mut self, b: N, idom: N) {
        let known = idom.is_none() && self.post || self.is_reachable(idom);
        if self.idom(b) == idom || !self.is_reachable(b) || !known {
            return;
        }
        self.numbered = false;
        self.detach(b);
        self.attach(b, idom);
        self.relevel(b);
    }
    /// Removes block `b`; its children, if any, move to its dominator.
    pub fn remove_block(&mut self, b: N) {
        if !self.is_reachable(b) || self.idom(b).is_none() && !self.post {
            return;
        }
        let up = self.idom(b);
        while let Some(c) = self.links[b.index()][FIRST].get() {
            self.set_idom(c, up);
        }
        self.detach(b);
        self.idom[b.index()] = N::NONE;
        self.level[b.index()] = UNREACHED;
        self.span[b.index()] = [UNREACHED; 2];
        self.roots.retain(|&r| r != b);
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
    /// Before or after block `b` is merged into its predecessor `p`.
    pub fn merge_blocks(&mut self, b: N, p: N) {
        let (gone, kept) = (b, p);
        if self.post {
            if !self.is_reachable(gone) || !self.is_reachable(kept) {
                return;
            }
            // `p` stands below `b`: it takes the place of `b`.
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
    fn add_changes_nothing(&self, a: N, b: N) -> bool {
        if !self.is_reachable(a) {
            // For post-dominators every block is in the tree.
            return !self.post;
        }
        // Dominators of b can only be lost to the nearest common dominator. A new exit edge may also unmake a root.
        self.is_reachable(b) && !self.post && self.dominates(self.idom(b), a)
    }
    fn remove_changes_nothing(&self, cfg: &Flow<N>, a: N, b: N) -> bool {
        if self.post {
            return false;
        }
        // Unreachable edges and back edges to a dominator carry nothing; nor does an edge that is still there.
        !self.is_reachable(a) || self.dominates(b, a) && a != N::NONE || cfg.succs(a).contains(&b)
    }
}
