//! Edits of the loop nest: passes call them along with the edits of the function.

use super::{LoopRow, Loops};
use crate::ids::*;

impl Loops {
    /// Makes `l` (or no loop, when `NONE`) the innermost loop of `b`, a block in no loop so far.
    pub fn add_block(&mut self, b: Block, l: Loop) {
        if self.of.len() <= b.index() {
            let n = b.index() + 1;
            self.of.resize(n, Loop::NONE);
            self.next_block.resize(n, Block::NONE);
            self.prev_block.resize(n, Block::NONE);
        }
        debug_assert!(self.of[b.index()].is_none());
        self.of[b.index()] = l;
        if l.is_some() {
            self.append_block(l, b);
        }
    }
    /// Takes `b` out of its loops.
    pub fn remove_block(&mut self, b: Block) {
        let Some(l) = self.of(b).get() else { return };
        let (prev, next) = (self.prev_block[b.index()], self.next_block[b.index()]);
        match prev.get() {
            Some(p) => self.next_block[p.index()] = next,
            None => self.rows[l.index()].first_block = next,
        }
        match next.get() {
            Some(n) => self.prev_block[n.index()] = prev,
            None => self.rows[l.index()].last_block = prev,
        }
        self.of[b.index()] = Loop::NONE;
    }
    /// Moves `b` to innermost loop `l`.
    pub fn move_block(&mut self, b: Block, l: Loop) {
        self.remove_block(b);
        self.add_block(b, l);
    }
    /// Makes `h`, a block whose innermost loop is `l`, its header (after a new header was put before the old one, or a
    /// rotation).
    pub fn set_header(&mut self, l: Loop, h: Block) {
        debug_assert_eq!(self.of(h), l);
        self.rows[l.index()].header = h;
        self.remove_block(h);
        self.of[h.index()] = l;
        // The header is the first of the list.
        let first = std::mem::replace(&mut self.rows[l.index()].first_block, h);
        self.prev_block[h.index()] = Block::NONE;
        self.next_block[h.index()] = first;
        match first.get() {
            Some(b) => self.prev_block[b.index()] = h,
            None => self.rows[l.index()].last_block = h,
        }
    }
    /// A new loop with header `h` (a block in no loop) inside `parent`.
    pub fn add_loop(&mut self, h: Block, parent: Loop) -> Loop {
        let id = self.add_loop_without_blocks(parent);
        self.rows[id.index()].header = h;
        self.add_block(h, id);
        id
    }
    fn add_loop_without_blocks(&mut self, parent: Loop) -> Loop {
        let id = Loop::new(self.rows.len());
        let depth = if parent.is_none() { 1 } else { self.depth(parent) + 1 };
        self.rows.push(LoopRow { depth, ..LoopRow::new(Block::NONE) });
        self.span.clear();
        self.append_loop(id, parent);
        id
    }
    /// A new loop with header `h`, a block in no loop, in the place of `l` under the parent of `l`, which becomes its only
    /// inner loop. The blocks of `l` stay in `l`.
    pub fn add_loop_around(&mut self, h: Block, l: Loop) -> Loop {
        let parent = self.parent(l);
        let outer = self.add_loop_without_blocks(parent);
        self.rows[outer.index()].header = h;
        self.add_block(h, outer);
        // Before `l` in the list of siblings instead of behind the last.
        self.unlink(outer);
        let prev = self.rows[l.index()].prev;
        let row = &mut self.rows[outer.index()];
        (row.prev, row.next) = (prev, l);
        self.rows[l.index()].prev = outer;
        match prev.get() {
            Some(p) => self.rows[p.index()].next = outer,
            None => self.ends(parent)[0] = outer,
        }
        self.set_parent(l, outer);
        outer
    }
    fn unlink(&mut self, l: Loop) {
        self.span.clear();
        let LoopRow { parent, prev, next, .. } = self.rows[l.index()];
        match prev.get() {
            Some(p) => self.rows[p.index()].next = next,
            None => self.ends(parent)[0] = next,
        }
        match next.get() {
            Some(n) => self.rows[n.index()].prev = prev,
            None => self.ends(parent)[1] = prev,
        }
    }
    /// Moves loop `l` with everything inside it into `parent` (`NONE`: outermost), as its last loop.
    pub fn set_parent(&mut self, l: Loop, parent: Loop) {
        self.unlink(l);
        self.append_loop(l, parent);
        let depth = if parent.is_none() { 1 } else { self.depth(parent) + 1 };
        if self.depth(l) == depth {
            return;
        }
        for x in self.preorder(l) {
            let p = self.parent(x);
            self.rows[x.index()].depth = if p.is_none() { 1 } else { self.depth(p) + 1 };
        }
    }
    /// Deletes loop `l` as a loop (its back edges are gone): blocks and inner loops go to its parent.
    pub fn dissolve(&mut self, l: Loop) {
        let parent = self.parent(l);
        let inner: Vec<Loop> = self.children(l).collect();
        for c in inner {
            self.set_parent(c, parent);
        }
        let own: Vec<Block> = self.own_blocks(l).collect();
        for b in own {
            self.move_block(b, parent);
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
                self.remove_block(b);
            }
            self.rows[x.index()].header = Block::NONE;
        }
    }
}
