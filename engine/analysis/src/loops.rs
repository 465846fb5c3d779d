//! Loop nest: natural loops, found from back edges of the dominator tree. Cycles with more than one entry (irreducible)
//! are not loops.
//!
//! Inner loops come before outer ones in id order when built. Ids are append-only: a deleted loop is a tombstone. Blocks
//! hang on their innermost loop, so moving a block or a loop is constant time. Finding is near linear: loops already
//! found are stepped over by union-find.

use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

/// The loops of a function.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    rows: Vec<LoopRow>,
    /// Innermost loop of each block.
    of: Vec<Loop>,
    /// Next block with the same innermost loop.
    next_block: Vec<Block>,
    /// Outermost loops, in reverse post-order of their headers.
    top: Vec<Loop>,
    /// In nests deeper than [`DEEP`]: number of each loop in an order with outer loops first, and how many it holds with
    /// itself. Empty after loops moved.
    span: Vec<[u32; 2]>,
}

/// Depth of nests that are climbed rather than numbered.
const DEEP: u32 = 8;

/// A loop.
#[derive(Clone, Copy, Debug)]
struct LoopRow {
    header: Block,
    parent: Loop,
    /// Nesting depth, 1 for outermost loops.
    depth: u32,
    /// First subloop, and next loop of the same parent.
    child: Loop,
    next: Loop,
    /// First and last block whose innermost loop this is; the header is first.
    first_block: Block,
    last_block: Block,
}

impl Loops {
    /// Loops of the graph.
    pub fn new(cfg: &Cfg, dom: &DomTree) -> Loops {
        let n = cfg.rows();
        let mut l = Loops { of: vec![Loop::NONE; n], next_block: vec![Block::NONE; n], ..Default::default() };
        // Outermost loop found so far around each loop, with path compression.
        let mut outer: Vec<u32> = Vec::new();
        let mut stack = Vec::new();
        // Headers after all blocks they dominate: inner loops first.
        for &h in dom.preorder().iter().rev() {
            let latches = cfg.preds(h).iter().filter(|&&p| dom.is_reachable(p) && dom.dominates(h, p));
            stack.extend(latches.copied());
            if stack.is_empty() {
                continue;
            }
            let id = Loop::new(l.rows.len());
            l.rows.push(LoopRow {
                header: h,
                parent: Loop::NONE,
                depth: 0,
                child: Loop::NONE,
                next: Loop::NONE,
                first_block: Block::NONE,
                last_block: Block::NONE,
            });
            outer.push(id.0);
            while let Some(b) = stack.pop() {
                let inner = l.of[b.index()];
                let from = if inner.is_none() {
                    l.of[b.index()] = id;
                    if b == h {
                        continue;
                    }
                    b
                } else {
                    let root = find(&mut outer, inner.0);
                    if root == id.0 {
                        continue;
                    }
                    outer[root as usize] = id.0;
                    l.rows[root as usize].parent = id;
                    l.rows[root as usize].header
                };
                stack.extend(cfg.preds(from).iter().filter(|&&p| dom.is_reachable(p)));
            }
        }
        // Blocks and children in reverse post-order; headers come first by themselves.
        for &b in cfg.rpo() {
            let id = l.of[b.index()];
            if id.is_none() {
                continue;
            }
            l.append_block(id, b);
            if l.rows[id.index()].header == b && l.rows[id.index()].parent.is_none() {
                l.top.push(id);
            }
        }
        for &b in cfg.rpo().iter().rev() {
            let id = l.of[b.index()];
            if id.is_some() && l.rows[id.index()].header == b {
                let p = l.rows[id.index()].parent;
                if p.is_some() {
                    l.rows[id.index()].next = l.rows[p.index()].child;
                    l.rows[p.index()].child = id;
                }
            }
        }
        // Parents have higher ids.
        let mut most = 0;
        for i in (0..l.rows.len()).rev() {
            let p = l.rows[i].parent;
            l.rows[i].depth = if p.is_none() { 1 } else { l.rows[p.index()].depth + 1 };
            most = most.max(l.rows[i].depth);
        }
        if most > DEEP {
            l.number();
        }
        l
    }
    fn number(&mut self) {
        self.span = vec![[0, 1]; self.rows.len()];
        for i in 0..self.rows.len() {
            if let Some(p) = self.rows[i].parent.get() {
                self.span[p.index()][1] += self.span[i][1];
            }
        }
        // Next free number inside of each loop, and outside of all.
        let mut free = vec![0; self.rows.len() + 1];
        for i in (0..self.rows.len()).rev() {
            let around = self.rows[i].parent.get().map_or(self.rows.len(), |p| p.index());
            let first = free[around];
            free[around] += self.span[i][1];
            free[i] = first + 1;
            self.span[i][0] = first;
        }
    }
    fn append_block(&mut self, l: Loop, b: Block) {
        let last = std::mem::replace(&mut self.rows[l.index()].last_block, b);
        match last.get() {
            Some(x) => self.next_block[x.index()] = b,
            None => self.rows[l.index()].first_block = b,
        }
        self.next_block[b.index()] = Block::NONE;
    }

    // ---- queries ------------------------------------------------------------------------------------------------

    /// Number of loop rows, tombstones included.
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    /// Whether there is no loop row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// Whether `l` was deleted.
    pub fn is_dead(&self, l: Loop) -> bool {
        self.rows[l.index()].header.is_none()
    }
    /// Innermost loop around `b`; `NONE` when there is none.
    #[inline]
    pub fn of(&self, b: Block) -> Loop {
        self.of.get(b.index()).copied().unwrap_or(Loop::NONE)
    }
    /// Number of loops around `b`.
    #[inline]
    pub fn depth_of(&self, b: Block) -> u32 {
        self.of(b).get().map_or(0, |l| self.rows[l.index()].depth)
    }
    /// Header of `l`.
    pub fn header(&self, l: Loop) -> Block {
        self.rows[l.index()].header
    }
    /// Loop around `l`.
    pub fn parent(&self, l: Loop) -> Loop {
        self.rows[l.index()].parent
    }
    /// Depth of `l`: 1 for an outermost loop.
    pub fn depth(&self, l: Loop) -> u32 {
        self.rows[l.index()].depth
    }
    /// Whether `b` is the header of its innermost loop.
    pub fn is_header(&self, b: Block) -> bool {
        self.of(b).get().is_some_and(|l| self.header(l) == b)
    }
    /// Whether `l` contains `b`. Cost: the difference of depths.
    pub fn contains(&self, l: Loop, b: Block) -> bool {
        self.encloses(l, self.of(b))
    }
    /// Whether `outer` is `inner` or around it. `NONE` is around everything.
    pub fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        if outer.is_none() {
            return true;
        }
        if !self.span.is_empty() {
            let [first, len] = self.span[outer.index()];
            return inner.is_some() && self.span[inner.index()][0].wrapping_sub(first) < len;
        }
        let depth = self.depth(outer);
        let mut l = inner;
        while l.is_some() && self.depth(l) > depth {
            l = self.parent(l);
        }
        l == outer
    }
    /// Innermost loop around both.
    pub fn common(&self, a: Loop, b: Loop) -> Loop {
        let (mut a, mut b) = (a, b);
        while a != b {
            if a.is_none() || b.is_none() {
                return Loop::NONE;
            }
            if self.depth(a) >= self.depth(b) {
                a = self.parent(a);
            } else {
                b = self.parent(b);
            }
        }
        a
    }
    /// Outermost loops, in reverse post-order of their headers.
    pub fn top(&self) -> &[Loop] {
        &self.top
    }
    /// Loops directly inside `l`, in reverse post-order of their headers.
    pub fn children(&self, l: Loop) -> impl Iterator<Item = Loop> + '_ {
        let mut at = self.rows[l.index()].child;
        std::iter::from_fn(move || {
            let l = at.get()?;
            at = self.rows[l.index()].next;
            Some(l)
        })
    }
    /// Whether no loop is inside `l`.
    pub fn is_innermost(&self, l: Loop) -> bool {
        self.rows[l.index()].child.is_none()
    }
    /// `l` and all loops inside, each before those inside it.
    pub fn preorder(&self, l: Loop) -> Vec<Loop> {
        let mut out = vec![l];
        let mut stack: Vec<Loop> = self.children(l).collect();
        stack.reverse();
        while let Some(x) = stack.pop() {
            out.push(x);
            let at = stack.len();
            stack.extend(self.children(x));
            stack[at..].reverse();
        }
        out
    }
    /// All live loops, inner before outer, in program order of headers otherwise: the order in which loop passes run.
    pub fn inner_first(&self) -> Vec<Loop> {
        let mut out = Vec::with_capacity(self.rows.len());
        // Preorder with children reversed, then reversed: children in order, before their parent.
        let mut stack: Vec<Loop> = self.top.clone();
        while let Some(x) = stack.pop() {
            out.push(x);
            stack.extend(self.children(x));
        }
        out.reverse();
        out
    }
    /// Blocks whose innermost loop is `l`; the header first.
    pub fn own_blocks(&self, l: Loop) -> impl Iterator<Item = Block> + '_ {
        let mut at = self.rows[l.index()].first_block;
        std::iter::from_fn(move || {
            let b = at.get()?;
            at = self.next_block[b.index()];
            Some(b)
        })
    }
    /// All blocks of `l`, those of inner loops included; the header first. Linear in the size of the loop.
    pub fn blocks(&self, l: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        for x in self.preorder(l) {
            out.extend(self.own_blocks(x));
        }
        out
    }
    /// Blocks of `l` that branch to its header, without repeats. Needs use lists.
    pub fn latches(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = f.predecessors(self.header(l)).filter(|&p| self.contains(l, p)).collect();
        out.sort_unstable();
        out.dedup();
        out
    }
    /// The only latch of `l`.
    pub fn latch(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        match self.latches(f, l)[..] {
            [b] => Some(b),
            _ => None,
        }
    }
    /// The only block outside `l` that enters it. Needs use lists.
    pub fn predecessor(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        let mut from = f.predecessors(self.header(l)).filter(|&p| !self.contains(l, p));
        let first = from.next()?;
        from.all(|p| p == first).then_some(first)
    }
    /// The preheader: the only block outside that enters `l`, when it goes nowhere else.
    pub fn preheader(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        let p = self.predecessor(f, l)?;
        f.successors(p).all(|s| s == self.header(l)).then_some(p).filter(|&p| f.successors(p).count() == 1)
    }
    /// Blocks of `l` with a successor outside, in the order of [`Loops::blocks`].
    pub fn exiting(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        let mut out = self.blocks(l);
        out.retain(|&b| f.successors(b).any(|s| !self.contains(l, s)));
        out
    }
    /// Edges that leave `l`: block inside, block outside; repeats included.
    pub fn exit_edges(&self, f: &Func<'_>, l: Loop) -> Vec<(Block, Block)> {
        let mut out = Vec::new();
        for b in self.blocks(l) {
            out.extend(f.successors(b).filter(|&s| !self.contains(l, s)).map(|s| (b, s)));
        }
        out
    }
    /// Blocks outside `l` that it branches to, without repeats, in order of first appearance.
    pub fn exits(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        let mut edges: Vec<(usize, Block)> = self.exit_edges(f, l).into_iter().map(|e| e.1).enumerate().collect();
        edges.sort_unstable_by_key(|e| (e.1, e.0));
        edges.dedup_by_key(|e| e.1);
        edges.sort_unstable();
        out.extend(edges.into_iter().map(|e| e.1));
        out
    }
    /// The only block outside that `l` branches to.
    pub fn exit(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        match self.exits(f, l)[..] {
            [b] => Some(b),
            _ => None,
        }
    }
    /// Whether all predecessors of every exit block are inside `l`.
    pub fn has_dedicated_exits(&self, f: &Func<'_>, l: Loop) -> bool {
        self.exits(f, l).into_iter().all(|e| f.predecessors(e).all(|p| self.contains(l, p)))
    }
    /// Whether `l` has a preheader, one latch and dedicated exits.
    pub fn is_simplified(&self, f: &Func<'_>, l: Loop) -> bool {
        self.preheader(f, l).is_some() && self.latch(f, l).is_some() && self.has_dedicated_exits(f, l)
    }
    /// Whether operand value `v` is the same in every iteration: not computed inside `l`.
    pub fn is_invariant(&self, f: &Func<'_>, l: Loop, v: warpc_ir::Value) -> bool {
        v.as_inst().is_none_or(|i| !self.contains(l, f.block_of(i)))
    }

    // ---- edits --------------------------------------------------------------------------------------------------

    /// Makes `l` (or no loop, when `NONE`) the innermost loop of `b`, a block in no loop so far.
    pub fn add_block(&mut self, b: Block, l: Loop) {
        if self.of.len() <= b.index() {
            self.of.resize(b.index() + 1, Loop::NONE);
            self.next_block.resize(b.index() + 1, Block::NONE);
        }
        debug_assert!(self.of[b.index()].is_none());
        self.of[b.index()] = l;
        if l.is_some() {
            self.append_block(l, b);
        }
    }
    /// Takes `b` out of its loop. Linear in the blocks of that loop that are in no inner one.
    pub fn remove_block(&mut self, b: Block) {
        let l = self.of(b);
        if l.is_none() {
            return;
        }
        let own: Vec<Block> = self.own_blocks(l).filter(|&x| x != b).collect();
        self.of[b.index()] = Loop::NONE;
        self.set_blocks(l, &own);
    }
    fn set_blocks(&mut self, l: Loop, own: &[Block]) {
        self.rows[l.index()].first_block = Block::NONE;
        self.rows[l.index()].last_block = Block::NONE;
        for &b in own {
            self.of[b.index()] = l;
            self.append_block(l, b);
        }
    }
    /// Moves `b` to innermost loop `l`.
    pub fn move_block(&mut self, b: Block, l: Loop) {
        self.remove_block(b);
        self.add_block(b, l);
    }
    /// Makes `h`, a block of `l`, its header (after a new header was put before the old one, or a rotation).
    pub fn set_header(&mut self, l: Loop, h: Block) {
        debug_assert_eq!(self.of(h), l);
        self.rows[l.index()].header = h;
        let mut own: Vec<Block> = self.own_blocks(l).filter(|&x| x != h).collect();
        own.insert(0, h);
        self.set_blocks(l, &own);
    }
    /// A new loop with header `h` (a block in no loop) inside `parent`.
    pub fn add_loop(&mut self, h: Block, parent: Loop) -> Loop {
        let id = Loop::new(self.rows.len());
        let depth = if parent.is_none() { 1 } else { self.depth(parent) + 1 };
        self.rows.push(LoopRow {
            header: h,
            parent,
            depth,
            child: Loop::NONE,
            next: Loop::NONE,
            first_block: Block::NONE,
            last_block: Block::NONE,
        });
        self.link(id, parent);
        self.add_block(h, id);
        id
    }
    fn link(&mut self, l: Loop, parent: Loop) {
        self.span.clear();
        self.rows[l.index()].parent = parent;
        self.rows[l.index()].next = Loop::NONE;
        if parent.is_none() {
            self.top.push(l);
            return;
        }
        match self.children(parent).last() {
            Some(c) => self.rows[c.index()].next = l,
            None => self.rows[parent.index()].child = l,
        }
    }
    fn unlink(&mut self, l: Loop) {
        self.span.clear();
        let p = self.parent(l);
        if p.is_none() {
            self.top.retain(|&x| x != l);
            return;
        }
        let kept: Vec<Loop> = self.children(p).filter(|&x| x != l).collect();
        self.rows[p.index()].child = kept.first().copied().unwrap_or(Loop::NONE);
        for (i, &c) in kept.iter().enumerate() {
            self.rows[c.index()].next = kept.get(i + 1).copied().unwrap_or(Loop::NONE);
        }
    }
    /// Moves loop `l` with everything inside it into `parent` (`NONE`: outermost).
    pub fn set_parent(&mut self, l: Loop, parent: Loop) {
        self.unlink(l);
        self.link(l, parent);
        for x in self.preorder(l) {
            let p = self.parent(x);
            self.rows[x.index()].depth = if p.is_none() { 1 } else { self.depth(p) + 1 };
        }
    }
    /// Deletes loop `l` as a loop (its back edges are gone): blocks and inner loops go to its parent.
    pub fn dissolve(&mut self, l: Loop) {
        let parent = self.parent(l);
        let own: Vec<Block> = self.own_blocks(l).collect();
        let inner: Vec<Loop> = self.children(l).collect();
        for c in inner {
            self.set_parent(c, parent);
        }
        self.set_blocks(l, &[]);
        for b in own {
            self.of[b.index()] = Loop::NONE;
            self.add_block(b, parent);
        }
        self.unlink(l);
        self.rows[l.index()].header = Block::NONE;
    }
    /// Deletes loop `l` with all its blocks and inner loops (the code is gone).
    pub fn erase(&mut self, l: Loop) {
        self.unlink(l);
        for x in self.preorder(l) {
            let own: Vec<Block> = self.own_blocks(x).collect();
            for b in own {
                self.of[b.index()] = Loop::NONE;
            }
            self.set_blocks(x, &[]);
            self.rows[x.index()].header = Block::NONE;
        }
    }
}

fn find(outer: &mut [u32], l: u32) -> u32 {
    let mut root = l;
    while outer[root as usize] != root {
        root = outer[root as usize];
    }
    let mut at = l;
    while outer[at as usize] != root {
        at = std::mem::replace(&mut outer[at as usize], root);
    }
    root
}

#[cfg(test)]
mod tests;
