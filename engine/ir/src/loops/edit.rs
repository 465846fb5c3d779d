//! Edits of the loop nest: passes call them along with the edits of the function.

use super::{LoopHeader, LoopLinks, LoopNesting, LoopRow, Loops};
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
            None => self.store.columns_mut().own[l.index()].first = next,
        }
        match next.get() {
            Some(n) => self.prev_block[n.index()] = prev,
            None => self.store.columns_mut().own[l.index()].last = prev,
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
        self.store.columns_mut().header[l.index()].0 = h;
        self.remove_block(h);
        self.of[h.index()] = l;
        // The header is the first of the list.
        let own = &mut self.store.columns_mut().own[l.index()];
        let first = std::mem::replace(&mut own.first, h);
        self.prev_block[h.index()] = Block::NONE;
        self.next_block[h.index()] = first;
        match first.get() {
            Some(b) => self.prev_block[b.index()] = h,
            None => own.last = h,
        }
    }
    /// A new loop with header `h` (a block in no loop) inside `parent`.
    pub fn add_loop(&mut self, h: Block, parent: Loop) -> Loop {
        let id = self.add_loop_without_blocks(h, parent);
        self.add_block(h, id);
        id
    }
    fn add_loop_without_blocks(&mut self, h: Block, parent: Loop) -> Loop {
        let depth = if parent.is_none() { 1 } else { self.depth(parent) + 1 };
        let nesting = LoopNesting { parent, depth };
        let id = self.store.push(LoopRow { header: LoopHeader(h), nesting, ..LoopRow::default() });
        self.numbered = false;
        self.append_loop(id, parent);
        id
    }
    /// A new loop with header `h`, a block in no loop, in the place of `l` under the parent of `l`, which becomes its only
    /// inner loop. The blocks of `l` stay in `l`.
    pub fn add_loop_around(&mut self, h: Block, l: Loop) -> Loop {
        let parent = self.parent(l);
        let outer = self.add_loop_without_blocks(h, parent);
        self.add_block(h, outer);
        // Before `l` in the list of siblings instead of behind the last.
        self.unlink(outer);
        let links = self.store.columns_mut().links;
        let prev = std::mem::replace(&mut links[l.index()].prev, outer);
        (links[outer.index()].prev, links[outer.index()].next) = (prev, l);
        match prev.get() {
            Some(p) => links[p.index()].next = outer,
            None => self.ends(parent)[0] = outer,
        }
        self.set_parent(l, outer);
        outer
    }
    fn unlink(&mut self, l: Loop) {
        self.numbered = false;
        let parent = self.parent(l);
        let links = self.store.columns_mut().links;
        let LoopLinks { prev, next, .. } = links[l.index()];
        if let Some(p) = prev.get() {
            links[p.index()].next = next;
        }
        if let Some(n) = next.get() {
            links[n.index()].prev = prev;
        }
        if prev.is_none() {
            self.ends(parent)[0] = next;
        }
        if next.is_none() {
            self.ends(parent)[1] = prev;
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
            let depth = if p.is_none() { 1 } else { self.depth(p) + 1 };
            self.store.columns_mut().nesting[x.index()].depth = depth;
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
        self.store.columns_mut().header[l.index()].0 = Block::NONE;
    }
    /// Deletes loop `l` with all its blocks and inner loops (the code is gone).
    pub fn erase(&mut self, l: Loop) {
        self.unlink(l);
        for x in self.preorder(l) {
            let own: Vec<Block> = self.own_blocks(x).collect();
            for b in own {
                self.remove_block(b);
            }
            self.store.columns_mut().header[x.index()].0 = Block::NONE;
        }
    }
}
