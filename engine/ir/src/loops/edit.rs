//! Edits of the loop nest: passes call them along with the edits of the function.

use super::{LoopHeader, LoopLinks, LoopNesting, LoopRow, Loops};
use crate::ids::*;

impl Loops {
    /// Makes `loop_id` (or no loop, when `NONE`) the innermost loop of `block`, a block in no loop so far.
    pub fn add_block(&mut self, block: Block, loop_id: Loop) {
        if self.of.len() <= block.index() {
            let n = block.index() + 1;
            self.of.resize(n, Loop::NONE);
            self.next_block.resize(n, Block::NONE);
            self.prev_block.resize(n, Block::NONE);
        }
        debug_assert!(self.of[block.index()].is_none());
        self.of[block.index()] = loop_id;
        if loop_id.is_some() {
            self.append_block(loop_id, block);
        }
    }
    /// Takes `block` out of its loops.
    pub fn remove_block(&mut self, block: Block) {
        let Some(l) = self.of(block).get() else { return };
        let (prev, next) = (self.prev_block[block.index()], self.next_block[block.index()]);
        match prev.get() {
            Some(p) => self.next_block[p.index()] = next,
            None => self.store.columns_mut().own[l.index()].first = next,
        }
        match next.get() {
            Some(n) => self.prev_block[n.index()] = prev,
            None => self.store.columns_mut().own[l.index()].last = prev,
        }
        self.of[block.index()] = Loop::NONE;
    }
    /// Moves `block` to innermost loop `loop_id`.
    pub fn move_block(&mut self, block: Block, loop_id: Loop) {
        self.remove_block(block);
        self.add_block(block, loop_id);
    }
    /// Makes `h`, a block whose innermost loop is `loop_id`, its header (after a new header was put before the old one, or a
    /// rotation).
    pub fn set_header(&mut self, loop_id: Loop, h: Block) {
        debug_assert_eq!(self.of(h), loop_id);
        self.store.columns_mut().header[loop_id.index()].0 = h;
        self.remove_block(h);
        self.of[h.index()] = loop_id;
        // The header is the first of the list.
        let own = &mut self.store.columns_mut().own[loop_id.index()];
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
    /// A new loop with header `h`, a block in no loop, in the place of `loop_id` under the parent of `loop_id`, which becomes its only
    /// inner loop. The blocks of `loop_id` stay in `loop_id`.
    pub fn add_loop_around(&mut self, h: Block, loop_id: Loop) -> Loop {
        let parent = self.parent(loop_id);
        let outer = self.add_loop_without_blocks(h, parent);
        self.add_block(h, outer);
        // Before `loop_id` in the list of siblings instead of behind the last.
        self.unlink(outer);
        let links = self.store.columns_mut().links;
        let prev = std::mem::replace(&mut links[loop_id.index()].prev, outer);
        (links[outer.index()].prev, links[outer.index()].next) = (prev, loop_id);
        match prev.get() {
            Some(p) => links[p.index()].next = outer,
            None => self.ends(parent)[0] = outer,
        }
        self.set_parent(loop_id, outer);
        outer
    }
    fn unlink(&mut self, loop_id: Loop) {
        self.numbered = false;
        let parent = self.parent(loop_id);
        let links = self.store.columns_mut().links;
        let LoopLinks { prev, next, .. } = links[loop_id.index()];
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
    /// Moves loop `loop_id` with everything inside it into `parent` (`NONE`: outermost), as its last loop.
    pub fn set_parent(&mut self, loop_id: Loop, parent: Loop) {
        self.unlink(loop_id);
        self.append_loop(loop_id, parent);
        let depth = if parent.is_none() { 1 } else { self.depth(parent) + 1 };
        if self.depth(loop_id) == depth {
            return;
        }
        for x in self.preorder(loop_id) {
            let p = self.parent(x);
            let depth = if p.is_none() { 1 } else { self.depth(p) + 1 };
            self.store.columns_mut().nesting[x.index()].depth = depth;
        }
    }
    /// Deletes loop `loop_id` as a loop (its back edges are gone): blocks and inner loops go to its parent.
    pub fn dissolve(&mut self, loop_id: Loop) {
        let parent = self.parent(loop_id);
        let inner: Vec<Loop> = self.children(loop_id).collect();
        for c in inner {
            self.set_parent(c, parent);
        }
        let own: Vec<Block> = self.own_blocks(loop_id).collect();
        for b in own {
            self.move_block(b, parent);
        }
        self.unlink(loop_id);
        self.store.columns_mut().header[loop_id.index()].0 = Block::NONE;
    }
    /// Deletes loop `loop_id` with all its blocks and inner loops (the code is gone).
    pub fn erase(&mut self, loop_id: Loop) {
        self.unlink(loop_id);
        for x in self.preorder(loop_id) {
            let own: Vec<Block> = self.own_blocks(x).collect();
            for b in own {
                self.remove_block(b);
            }
            self.store.columns_mut().header[x.index()].0 = Block::NONE;
        }
    }
}
