//! Order of the blocks in the output.
//!
//! Every loop stands together, at its header's place in reverse post-order, so that entering and repeating it falls through
//! where it can; that order stays topological but for backward edges. It also matters to ptxas, which unrolls a loop again
//! whose blocks lie after its exit: 208 SASS instructions instead of 80 for one loop of a matrix product.
//! At level 0, blocks stay as they are. Linear, loops are looked for only where an edge goes backwards.

use super::{NOTHING, Sel};
use warpc_analysis::loops::{LoopWorld, Loops};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics;
use warpc_ir::intrinsics::semantics::Kind;
use warpc_ir::{Opcode, ValueKind};

/// Block on the path of the search.
const OPEN: u32 = 1 << 31;

/// The blocks of a function in the orders in which they are visited and laid out.
#[derive(Default)]
pub(crate) struct BlockOrder {
    /// Reachable blocks, each after its successors.
    pub post_order: Vec<Block>,
    /// Number of each block in post-order, or [`NOTHING`]; [`OPEN`] during the search.
    pub reached: Vec<u32>,
    /// Blocks as they are laid out.
    pub layout: Vec<Block>,
    /// Block after each one in the layout.
    pub next_block: Vec<Block>,
    /// Memory of the search.
    pub stack: Vec<u32>,
    /// Where the loops of the last function were.
    loop_world: Option<LoopWorld>,
}

impl Sel<'_, '_, '_> {
    /// Depth-first search without recursion: post-order of the reachable blocks; whether an edge goes backwards.
    fn search(&mut self) -> bool {
        let f = self.f;
        let s = &mut *self.s;
        s.order.reached.clear();
        s.order.reached.resize(f.num_blocks(), NOTHING);
        s.order.post_order.clear();
        s.order.stack.clear();
        let mut backward = false;
        if f.entry().is_none() {
            return false;
        }
        // `reached` counts the successors seen so far, from the last one: what is seen last stands next.
        s.order.reached[f.entry().index()] = OPEN;
        s.order.stack.push(f.entry().0);
        while let Some(&b) = s.order.stack.last() {
            let t = f.terminator(Block(b));
            let mut k = (s.order.reached[b as usize] & !OPEN) as usize;
            let count = if t.is_some() { f.num_operands(t) } else { 0 };
            let mut next = None;
            while k < count && next.is_none() {
                next = f.operand(t, count - 1 - k).as_block().filter(|succ| {
                    let r = s.order.reached[succ.index()];
                    backward |= r != NOTHING && r & OPEN != 0;
                    r == NOTHING
                });
                k += 1;
            }
            s.order.reached[b as usize] = k as u32 | OPEN;
            match next {
                Some(succ) => {
                    s.order.reached[succ.index()] = OPEN;
                    s.order.stack.push(succ.0);
                }
                None => {
                    s.order.reached[b as usize] = k as u32;
                    s.order.post_order.push(Block(b));
                    s.order.stack.pop();
                }
            }
        }
        backward
    }

    /// Fills `post_order`, `layout` and `next_block`.
    pub(super) fn order_blocks(&mut self) {
        let f = self.f;
        let backward = self.search();
        let s = &mut *self.s;
        s.order.layout.clear();
        if self.session.opt_level == 0 {
            s.order.layout.extend(f.block_order().filter(|b| s.order.reached[b.index()] != NOTHING));
        } else if backward {
            let cfg = Cfg::new(f);
            let loops = Loops::in_world(&cfg, &DomTree::new(&cfg), &mut s.order.loop_world);
            loops_together(&s.order.post_order, &loops, &mut s.order.layout);
            self.mark_exchanges(&loops);
            self.s.order.loop_world = loops.into_world();
        } else {
            s.order.layout.extend(s.order.post_order.iter().rev());
        }
        let s = &mut *self.s;
        s.order.next_block.clear();
        s.order.next_block.resize(f.num_blocks(), Block::NONE);
        for w in s.order.layout.windows(2) {
            s.order.next_block[w[0].index()] = w[1];
        }
    }
}

impl Sel<'_, '_, '_> {
    /// Whether call `i` makes the threads of a warp exchange values: `shfl`, `vote`, `match`, `redux`; of assembly, `shfl`.
    fn exchanges(&self, i: Inst) -> bool {
        let f = self.f;
        match f.callee(i).kind() {
            ValueKind::Intrinsic(x) => f.intrins().get(x).known().is_some_and(|id| {
                matches!(semantics(id).kind, Kind::Shuffle(_) | Kind::Vote(_) | Kind::Match | Kind::WarpReduction(_))
            }),
            ValueKind::Asm(a) => f.ctx().str(f.ctx().asm(a).text).windows(9).any(|w| w == b"shfl.sync"),
            _ => false,
        }
    }
    /// Marks the headers of loops in which threads of a warp exchange values.
    fn mark_exchanges(&mut self, loops: &Loops) {
        let f = self.f;
        for n in 0..self.s.order.layout.len() {
            let b = self.s.order.layout[n];
            let mut l = loops.of(b);
            let marked = |sel: &Self, l: Loop| sel.selected[loops.header(l).index()] & super::EXCHANGES != 0;
            if l.is_none() || marked(self, l) {
                continue;
            }
            if f.block_insts(b).any(|i| f.op(i) == Opcode::Call && self.exchanges(i)) {
                while l.is_some() && !marked(self, l) {
                    self.selected[loops.header(l).index()] |= super::EXCHANGES;
                    l = loops.parent(l);
                }
            }
        }
    }
}

/// Reverse post-order with the blocks of each loop, and of each loop in it, moved up behind the loop's first block.
fn loops_together(post_order: &[Block], loops: &Loops, out: &mut Vec<Block>) {
    // Items of a region (a loop, or the function: the last row): blocks of its own, and first blocks of loops in it.
    let regions = loops.len() + 1;
    let row = |l: Loop| l.get().map_or(regions - 1, |l| l.index());
    let mut started = RowSet::new(loops.len());
    let mut items: Vec<(u32, u32)> = Vec::with_capacity(post_order.len() + regions);
    for &b in post_order.iter().rev() {
        let mut l = loops.of(b);
        items.push((row(l) as u32, b.0));
        while l.is_some() && started.insert(l) {
            items.push((row(loops.parent(l)) as u32, LOOP | l.0));
            l = loops.parent(l);
        }
    }
    let mut start = vec![0u32; regions + 1];
    for i in &items {
        start[i.0 as usize + 1] += 1;
    }
    for r in 0..regions {
        start[r + 1] += start[r];
    }
    let mut grouped = vec![0u32; items.len()];
    let mut fill = start.clone();
    for i in &items {
        grouped[fill[i.0 as usize] as usize] = i.1;
        fill[i.0 as usize] += 1;
    }
    let mut stack = vec![(start[regions - 1], start[regions])];
    while let Some(top) = stack.last_mut() {
        if top.0 == top.1 {
            stack.pop();
            continue;
        }
        let item = grouped[top.0 as usize];
        top.0 += 1;
        if item & LOOP == 0 {
            out.push(Block(item));
        } else {
            let r = (item & !LOOP) as usize;
            stack.push((start[r], start[r + 1]));
        }
    }
}

/// Mark of an item that is a loop.
const LOOP: u32 = 1 << 31;
