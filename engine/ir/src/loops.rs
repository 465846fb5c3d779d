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
//! | `loops.rs` | finding, membership and nesting |
//! | `loops/rows.rs` | the rows: an archetype, in a World that goes from function to function |
//! | `loops/form.rs` | questions that need the function: latches, exits, loop-simplify form, LCSSA form |
//! | `loops/edit.rs` | add, move and remove loops and blocks |

use crate::cfg::Cfg;
use crate::dom::DomTree;
use crate::ids::*;

/// The loops of a function.
#[derive(Clone, Default)]
pub struct Loops {
    store: Store,
    /// Innermost loop of each block. These three are empty in a function without loops.
    of: Vec<Loop>,
    /// Next block with the same innermost loop.
    next_block: Vec<Block>,
    /// Previous block with the same innermost loop.
    prev_block: Vec<Block>,
    /// First and last outermost loop, in reverse post-order of their headers.
    top: [Loop; 2],
    /// Whether loops are numbered: in nests deeper than [`DEEP`] until a loop moves.
    numbered: bool,
}

/// Depth of nests that are climbed rather than numbered.
const DEEP: u32 = 8;

impl Loops {
    /// Whether loops are numbered, as they are in deep nests until a loop moves.
    pub fn is_numbered(&self) -> bool {
        self.numbered
    }
    /// Loops of the graph, in a World of their own.
    pub fn new(cfg: &Cfg, dom: &DomTree) -> Loops {
        Loops::in_world(cfg, dom, &mut None)
    }
    /// Loops of the graph, in the World that is `spare`, if there is one. It stays there when there are no loops.
    pub fn in_world(cfg: &Cfg, dom: &DomTree, spare: &mut Option<LoopWorld>) -> Loops {
        let mut loops = Loops::default();
        loops.find(cfg, dom, spare);
        if loops.is_empty() {
            return loops;
        }
        // Blocks and children in reverse post-order; headers come first by themselves.
        for &b in cfg.rpo() {
            let id = loops.of[b.index()];
            if id.is_none() {
                continue;
            }
            loops.append_block(id, b);
            if loops.header(id) == b {
                loops.append_loop(id, loops.parent(id));
            }
        }
        // Parents have higher ids.
        let nesting = loops.store.columns_mut().nesting;
        let mut most = 0;
        for i in (0..nesting.len()).rev() {
            let parent = nesting[i].parent;
            nesting[i].depth = if parent.is_none() { 1 } else { nesting[parent.index()].depth + 1 };
            most = most.max(nesting[i].depth);
        }
        if most > DEEP {
            loops.number();
        }
        loops
    }
    /// The World of the loops, for those of another function; `None` when there is none, or none worth keeping.
    pub fn into_world(self) -> Option<LoopWorld> {
        self.store.close()
    }
    /// Finds headers, parents, and the innermost loop of each block.
    fn find(&mut self, cfg: &Cfg, dom: &DomTree, spare: &mut Option<LoopWorld>) {
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
            if self.of.is_empty() {
                self.store = Store::open(spare.take().unwrap_or_default());
                self.of = vec![Loop::NONE; cfg.rows()];
                self.next_block = vec![Block::NONE; cfg.rows()];
                self.prev_block = vec![Block::NONE; cfg.rows()];
            }
            let id = self.store.push(LoopRow { header: LoopHeader(h), ..LoopRow::default() });
            outer.push(id.0);
            while let Some(b) = stack.pop() {
                let inner = self.of[b.index()];
                let from = if inner.is_none() {
                    self.of[b.index()] = id;
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
                    self.store.columns_mut().nesting[root as usize].parent = id;
                    self.header(Loop(root))
                };
                stack.extend(cfg.preds(from).iter().filter(|&&p| dom.is_reachable(p)));
            }
        }
    }
    fn number(&mut self) {
        self.numbered = true;
        let columns = self.store.columns_mut();
        let (span, nesting) = (columns.span, &*columns.nesting);
        span.fill(NestSpan { first: 0, len: 1 });
        for i in 0..span.len() {
            if let Some(p) = nesting[i].parent.get() {
                span[p.index()].len += span[i].len;
            }
        }
        // Next free number inside of each loop, and outside of all.
        let mut free = vec![0; span.len() + 1];
        for i in (0..span.len()).rev() {
            let around = nesting[i].parent.get().map_or(span.len(), |p| p.index());
            let first = free[around];
            free[around] += span[i].len;
            free[i] = first + 1;
            span[i].first = first;
        }
    }
    fn append_block(&mut self, loop_id: Loop, block: Block) {
        let own = &mut self.store.columns_mut().own[loop_id.index()];
        let last = std::mem::replace(&mut own.last, block);
        match last.get() {
            Some(x) => self.next_block[x.index()] = block,
            None => own.first = block,
        }
        self.prev_block[block.index()] = last;
        self.next_block[block.index()] = Block::NONE;
    }
    /// First and last loop directly inside `parent`, or of the outermost ones.
    fn ends(&mut self, parent: Loop) -> &mut [Loop; 2] {
        if parent.is_none() { &mut self.top } else { &mut self.store.columns_mut().links[parent.index()].children }
    }
    /// Hangs `loop_id`, which has no place yet, behind the last loop of `parent`.
    fn append_loop(&mut self, loop_id: Loop, parent: Loop) {
        let ends = self.ends(parent);
        let last = std::mem::replace(&mut ends[1], loop_id);
        if last.is_none() {
            ends[0] = loop_id;
        }
        let columns = self.store.columns_mut();
        if last.is_some() {
            columns.links[last.index()].next = loop_id;
        }
        columns.nesting[loop_id.index()].parent = parent;
        let links = &mut columns.links[loop_id.index()];
        (links.prev, links.next) = (last, Loop::NONE);
    }

    // ---- queries ------------------------------------------------------------------------------------------------

    /// The rows of all loops, tombstones included, as columns.
    #[inline(always)]
    pub fn rows(&self) -> &LoopView<'_> {
        self.store.view()
    }
    /// Number of loop rows, tombstones included.
    #[inline]
    pub fn len(&self) -> usize {
        self.rows().len()
    }
    /// Whether there is no loop row.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows().is_empty()
    }
    /// Whether there is no loop but deleted ones.
    #[inline]
    pub fn has_none(&self) -> bool {
        self.top[0].is_none()
    }
    /// Whether `loop_id` was deleted.
    #[inline]
    pub fn is_dead(&self, loop_id: Loop) -> bool {
        self.header(loop_id).is_none()
    }
    /// Innermost loop around `block`; `NONE` when there is none.
    #[inline]
    pub fn of(&self, block: Block) -> Loop {
        self.of.get(block.index()).copied().unwrap_or(Loop::NONE)
    }
    /// Number of loops around `block`.
    #[inline]
    pub fn depth_of(&self, block: Block) -> u32 {
        self.of(block).get().map_or(0, |l| self.depth(l))
    }
    /// Header of `loop_id`.
    #[inline]
    pub fn header(&self, loop_id: Loop) -> Block {
        self.rows().header()[loop_id.index()].0
    }
    /// Loop around `loop_id`.
    #[inline]
    pub fn parent(&self, loop_id: Loop) -> Loop {
        self.rows().nesting()[loop_id.index()].parent
    }
    /// Depth of `loop_id`: 1 for an outermost loop.
    #[inline]
    pub fn depth(&self, loop_id: Loop) -> u32 {
        self.rows().nesting()[loop_id.index()].depth
    }
    /// Whether `block` is the header of its innermost loop.
    #[inline]
    pub fn is_header(&self, block: Block) -> bool {
        self.of(block).get().is_some_and(|l| self.header(l) == block)
    }
    /// Whether `loop_id` contains `block`. Cost: the difference of depths.
    #[inline]
    pub fn contains(&self, loop_id: Loop, block: Block) -> bool {
        self.encloses(loop_id, self.of(block))
    }
    /// Whether `outer` is `inner` or around it. `NONE` is around everything.
    #[inline]
    pub fn encloses(&self, outer: Loop, inner: Loop) -> bool {
        if outer.is_none() {
            return true;
        }
        if self.numbered {
            let span = self.rows().span();
            let NestSpan { first, len } = span[outer.index()];
            return inner.is_some() && span[inner.index()].first.wrapping_sub(first) < len;
        }
        let nesting = self.rows().nesting();
        let depth = nesting[outer.index()].depth;
        let mut l = inner;
        while l.is_some() && nesting[l.index()].depth > depth {
            l = nesting[l.index()].parent;
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
        let links = self.rows().links();
        let mut at = first;
        std::iter::from_fn(move || {
            let l = at.get()?;
            at = links[l.index()].next;
            Some(l)
        })
    }
    /// Loops directly inside `loop_id`, in reverse post-order of their headers.
    pub fn children(&self, loop_id: Loop) -> impl Iterator<Item = Loop> + '_ {
        self.siblings(self.rows().links()[loop_id.index()].children[0])
    }
    /// Whether no loop is inside `loop_id`.
    #[inline]
    pub fn is_innermost(&self, loop_id: Loop) -> bool {
        self.rows().links()[loop_id.index()].children[0].is_none()
    }
    /// The outermost loop around `loop_id`.
    pub fn outermost(&self, loop_id: Loop) -> Loop {
        let mut top = loop_id;
        while self.parent(top).is_some() {
            top = self.parent(top);
        }
        top
    }
    /// `loop_id` and all loops inside, each before those inside it.
    pub fn preorder(&self, loop_id: Loop) -> Vec<Loop> {
        let mut out = vec![loop_id];
        let mut stack: Vec<Loop> = self.children(loop_id).collect();
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
    /// Blocks whose innermost loop is `loop_id`; the header first.
    pub fn own_blocks(&self, loop_id: Loop) -> impl Iterator<Item = Block> + '_ {
        let mut at = self.rows().own()[loop_id.index()].first;
        std::iter::from_fn(move || {
            let b = at.get()?;
            at = self.next_block[b.index()];
            Some(b)
        })
    }
    /// All blocks of `loop_id`, those of inner loops included; the header first. Linear in the size of the loop.
    pub fn blocks(&self, loop_id: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        for x in self.preorder(loop_id) {
            out.extend(self.own_blocks(x));
        }
        out
    }
}

impl std::fmt::Debug for Loops {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rows = (0..self.len()).map(|i| (self.rows().header()[i].0, self.rows().nesting()[i]));
        f.debug_list().entries(rows).finish()
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
mod rows;
pub use form::ExitingBlocks;
use rows::Store;
pub use rows::{
    LoopHeader, LoopLinks, LoopNesting, LoopRow, LoopRows, LoopView, LoopViewMut, LoopWorld, NestSpan, OwnBlocks,
};
