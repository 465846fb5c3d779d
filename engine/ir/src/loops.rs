//! Loop nest: natural loops, found from back edges of the dominator tree. Cycles with more than one entry (irreducible)
//! are not loops.
//!
//! Inner loops come before outer ones in id order when built. Ids are append-only: a deleted loop is a tombstone. Blocks
//! hang on their innermost loop, and loops on their parent, in doubly linked lists: adding, moving or removing a block
//! takes constant time, a loop the time of the loops inside it. Finding is near linear: loops already found are stepped
//! over by union-find.
//!
//! | file | what |
//! |---|---|
//! | `loops.rs` | the columns, finding, membership and nesting |
//! | `loops/form.rs` | questions that need the function: latches, exits, loop-simplify form, LCSSA form |
//! | `loops/edit.rs` | add, move and remove loops and blocks |

use crate::cfg::Cfg;
use crate::dom::DomTree;
use crate::ids::*;

/// The loops of a function.
#[derive(Clone, Debug, Default)]
pub struct Loops {
    rows: Vec<LoopRow>,
    /// Innermost loop of each block.
    of: Vec<Loop>,
    /// Next block with the same innermost loop.
    next_block: Vec<Block>,
    /// Previous block with the same innermost loop.
    prev_block: Vec<Block>,
    /// First and last outermost loop, in reverse post-order of their headers.
    top: [Loop; 2],
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
    /// First and last subloop.
    children: [Loop; 2],
    /// Neighbours under the same parent.
    prev: Loop,
    next: Loop,
    /// First and last block whose innermost loop this is; the header is first.
    first_block: Block,
    last_block: Block,
}

impl LoopRow {
    fn new(header: Block) -> LoopRow {
        LoopRow {
            header,
            parent: Loop::NONE,
            depth: 0,
            children: [Loop::NONE; 2],
            prev: Loop::NONE,
            next: Loop::NONE,
            first_block: Block::NONE,
            last_block: Block::NONE,
        }
    }
}

impl Loops {
    /// Whether loops are numbered, as they are in deep nests until a loop moves.
    pub fn is_numbered(&self) -> bool {
        !self.span.is_empty()
    }
    /// Loops of the graph.
    pub fn new(cfg: &Cfg, dom: &DomTree) -> Loops {
        let n = cfg.rows();
        let links = || vec![Block::NONE; n];
        let mut l = Loops { of: vec![Loop::NONE; n], next_block: links(), prev_block: links(), ..Default::default() };
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
            l.rows.push(LoopRow::new(h));
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
            if l.rows[id.index()].header == b {
                l.append_loop(id, l.rows[id.index()].parent);
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
        self.prev_block[b.index()] = last;
        self.next_block[b.index()] = Block::NONE;
    }
    /// First and last loop directly inside `parent`, or of the outermost ones.
    fn ends(&mut self, parent: Loop) -> &mut [Loop; 2] {
        if parent.is_none() { &mut self.top } else { &mut self.rows[parent.index()].children }
    }
    /// Hangs `l`, which has no place yet, behind the last loop of `parent`.
    fn append_loop(&mut self, l: Loop, parent: Loop) {
        let ends = self.ends(parent);
        let last = std::mem::replace(&mut ends[1], l);
        if last.is_none() {
            ends[0] = l;
        } else {
            self.rows[last.index()].next = l;
        }
        let row = &mut self.rows[l.index()];
        (row.parent, row.prev, row.next) = (parent, last, Loop::NONE);
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
    /// Whether there is no loop but deleted ones.
    pub fn has_none(&self) -> bool {
        self.top[0].is_none()
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
    /// Outermost loops, in reverse post-order of their headers when found.
    pub fn top(&self) -> Vec<Loop> {
        self.siblings(self.top[0]).collect()
    }
    /// `first` and the loops after it under the same parent.
    fn siblings(&self, first: Loop) -> impl Iterator<Item = Loop> + '_ {
        let mut at = first;
        std::iter::from_fn(move || {
            let l = at.get()?;
            at = self.rows[l.index()].next;
            Some(l)
        })
    }
    /// Loops directly inside `l`, in reverse post-order of their headers.
    pub fn children(&self, l: Loop) -> impl Iterator<Item = Loop> + '_ {
        self.siblings(self.rows[l.index()].children[0])
    }
    /// Whether no loop is inside `l`.
    pub fn is_innermost(&self, l: Loop) -> bool {
        self.rows[l.index()].children[0].is_none()
    }
    /// The outermost loop around `l`.
    pub fn outermost(&self, l: Loop) -> Loop {
        let mut top = l;
        while self.parent(top).is_some() {
            top = self.parent(top);
        }
        top
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
        self.inner_first_of(self.top())
    }
    /// The loops of `roots` and all inside them, inner before outer, roots in the order given.
    pub fn inner_first_of(&self, roots: Vec<Loop>) -> Vec<Loop> {
        let mut out = Vec::with_capacity(roots.len());
        // Preorder with children reversed, then reversed: children in order, before their parent.
        let mut stack = roots;
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

mod edit;
mod form;
pub use form::ExitingBlocks;
