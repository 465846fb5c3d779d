//! Blocks and edges: create, order, split, merge, erase.

use super::rows::SEQ_STEP;
use crate::body::*;
use crate::func::FuncMut;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;
use warpc_columns::RowSet;

impl FuncMut<'_> {
    /// A new empty block at the end of the layout.
    pub fn new_block(&mut self) -> Block {
        let last = self.side().last_block;
        self.new_block_after(last)
    }
    /// A new empty block after `at` in the layout (first when `at` is `NONE`).
    pub fn new_block_after(&mut self, at: Block) -> Block {
        let b = Block(self.blocks.push(BlockRow::default()));
        self.sync();
        self.place_block(b, at);
        b
    }
    fn place_block(&mut self, block: Block, at: Block) {
        let next = if at.is_some() { self.next_block(at) } else { self.side().first_block };
        let links = &mut self.blocks.links_mut()[block.index()];
        (links.prev, links.next) = (at, next);
        match at.get() {
            Some(prev) => self.blocks.links_mut()[prev.index()].next = block,
            None => self.side_mut().first_block = block,
        }
        match next.get() {
            Some(next) => self.blocks.links_mut()[next.index()].prev = block,
            None => self.side_mut().last_block = block,
        }
    }
    fn unplace_block(&mut self, block: Block) {
        let BlockLinks { prev, next, .. } = self.blocks.links()[block.index()];
        match prev.get() {
            Some(prev) => self.blocks.links_mut()[prev.index()].next = next,
            None => self.side_mut().first_block = next,
        }
        match next.get() {
            Some(next) => self.blocks.links_mut()[next.index()].prev = prev,
            None => self.side_mut().last_block = prev,
        }
    }
    /// Moves `block` after `at` in the layout. The entry must stay first.
    pub fn move_block_after(&mut self, block: Block, at: Block) {
        if block != at && self.prev_block(block) != at {
            self.unplace_block(block);
            self.place_block(block, at);
        }
    }
    /// Splits the block of `at` before `at`: the tail moves to a new block after it, and the head ends in a branch to the
    /// tail. Phis of the successors follow. Returns the new block.
    pub fn split_block(&mut self, at: Inst) -> Block {
        let b = self.block_of(at);
        let tail = self.new_block_after(b);
        let (first, last) = (at, self.last(b));
        let before = self.prev(at);
        self.blocks.list_mut()[tail.index()] = BlockList { first, last };
        self.blocks.list_mut()[b.index()].last = before;
        match before.get() {
            Some(p) => self.insts.place_mut()[p.index()].next = Inst::NONE,
            None => self.blocks.list_mut()[b.index()].first = Inst::NONE,
        }
        self.insts.place_mut()[at.index()].prev = Inst::NONE;
        let mut i = first;
        while i.is_some() {
            let p = &mut self.insts.place_mut()[i.index()];
            p.block = tail;
            i = p.next;
        }
        let succs: Vec<Block> = self.successors(tail).collect();
        for s in succs {
            self.replace_phi_block(s, b, tail);
        }
        let loc = self.loc(at);
        let br = self.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(tail)], Aux::default());
        self.append(br, b);
        self.set_loc(br, loc);
        tail
    }
    /// Puts a new block on the edge that leaves `term` through operand `index`, and returns it. Phis of the successor take the
    /// value of this edge from the new block.
    pub fn split_edge(&mut self, term: Inst, index: usize) -> Block {
        let to = self.operand(term, index).as_block().expect("successor operand");
        let from = self.block_of(term);
        let mid = self.new_block_after(from);
        let br = self.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(to)], Aux::default());
        self.append(br, mid);
        let loc = self.loc(term);
        self.set_loc(br, loc);
        self.set_operand(term, index, Value::block(mid));
        // One pair per edge: exactly one pair from `from` moves.
        let mut i = self.first(to);
        while i.is_some() && self.op(i) == Opcode::Phi {
            if let Some(n) = self.phi_index_of(i, from) {
                self.set_operand(i, 2 * n + 1, Value::block(mid));
            }
            i = self.next(i);
        }
        mid
    }
    /// Appends `block` to its only predecessor `pred`, which branches to nothing else: phis of `block` become their values, the branch
    /// goes, `block` is erased.
    pub fn merge_into_predecessor(&mut self, block: Block, pred: Block) {
        let mut i = self.first(block);
        while i.is_some() && self.op(i) == Opcode::Phi {
            let next = self.next(i);
            let v = if self.phi_len(i) > 0 { self.phi_incoming(i, 0).0 } else { Value::poison(self.ty(i)) };
            // A phi in unreachable code may bring itself.
            let v = if v == Value::inst(i) { Value::poison(self.ty(i)) } else { v };
            self.replace_and_erase(i, v);
            i = next;
        }
        let br = self.terminator(pred);
        self.erase(br);
        let (first, last) = (self.first(block), self.last(block));
        if first.is_some() {
            let tail = self.last(pred);
            if tail.is_some() {
                self.ensure_numbered(tail);
            }
            // Sequence numbers continue those of the predecessor, so a merge costs no more than the instructions it moves.
            let mut seq = tail.get().map_or(0, |t| self.insts.place()[t.index()].seq);
            let mut i = first;
            while i.is_some() {
                let place = &mut self.insts.place_mut()[i.index()];
                seq = seq.saturating_add(SEQ_STEP);
                (place.block, place.seq) = (pred, seq);
                i = place.next;
            }
            self.insts.place_mut()[first.index()].prev = tail;
            match tail.get() {
                Some(tail) => self.insts.place_mut()[tail.index()].next = first,
                None => self.blocks.list_mut()[pred.index()].first = first,
            }
            self.blocks.list_mut()[pred.index()].last = last;
            if !self.side().dbg_waiting.is_empty() {
                self.place_waiting_debug(pred, first);
            }
        }
        self.blocks.list_mut()[block.index()] = BlockList::default();
        self.replace_all_uses(Value::block(block), Value::block(pred));
        self.drop_block_row(block);
    }
    /// Moves all instructions of `block` before `at`, an instruction of another block, and leaves `block` empty. The moved instructions
    /// have no sequence numbers until their new block gets fresh ones.
    pub fn splice_before(&mut self, block: Block, at: Inst) {
        if !self.side().dbg_waiting.is_empty() {
            self.place_waiting_debug(block, at);
        }
        let (first, last) = (self.first(block), self.last(block));
        let target = self.insts.place()[at.index()];
        if first.is_none() || target.block == block {
            return;
        }
        let mut i = first;
        while i.is_some() {
            let place = &mut self.insts.place_mut()[i.index()];
            (place.block, place.seq) = (target.block, 0);
            let next = place.next;
            self.unsettle(i);
            i = next;
        }
        self.insts.place_mut()[first.index()].prev = target.prev;
        self.insts.place_mut()[last.index()].next = at;
        self.insts.place_mut()[at.index()].prev = last;
        match target.prev.get() {
            Some(prev) => self.insts.place_mut()[prev.index()].next = first,
            None => self.blocks.list_mut()[target.block.index()].first = first,
        }
        self.blocks.list_mut()[block.index()] = BlockList::default();
    }
    fn drop_block_row(&mut self, block: Block) {
        self.free_name(Value::block(block));
        self.unplace_block(block);
        self.blocks.links_mut()[block.index()] =
            BlockLinks { prev: Block::NONE, next: Block::NONE, first_use: Use::NONE, flags: BlockLinks::DEAD };
    }
    /// Erases block `block` with its instructions: phis of its successors lose its edges. Nothing may branch to it any more, except
    /// blocks that are erased with it.
    pub fn erase_block(&mut self, block: Block) {
        let succs: Vec<Block> = self.successors(block).collect();
        for s in succs {
            self.remove_phi_edge(s, block);
        }
        self.erase_block_contents(block);
        // Phis of dead code and block addresses may still name the block: they are the caller's business.
        let users = self.uses(Value::block(block)).map(|u| self.user(u));
        let phis: Vec<Inst> = users.filter(|&user| self.op(user) == Opcode::Phi).collect();
        for phi in phis {
            if let Some(k) = self.phi_index_of(phi, block) {
                self.remove_incoming(phi, k);
            }
        }
        self.drop_block_row(block);
    }
    /// Erases all instructions of `block`, last first. Results still used elsewhere become poison.
    pub fn erase_block_contents(&mut self, block: Block) {
        let mut i = self.last(block);
        while i.is_some() {
            let prev = self.prev(i);
            self.erase(i);
            i = prev;
        }
        self.drop_waiting_debug(block);
    }
    /// Erases several blocks that only each other reach. Edges among them are cut first, so the order does not matter.
    pub fn erase_blocks(&mut self, dead: &[Block]) {
        for &b in dead {
            let succs: Vec<Block> = self.successors(b).collect();
            for s in succs {
                self.remove_phi_edge(s, b);
            }
            self.erase_block_contents(b);
        }
        for &b in dead {
            self.erase_block(b);
        }
    }
    /// Erases the blocks that the entry does not reach; whether there were any. Linear.
    pub fn erase_unreachable(&mut self) -> bool {
        let mut seen = RowSet::new(self.num_blocks());
        let mut work = vec![self.entry()];
        while let Some(b) = work.pop() {
            if seen.insert(b) {
                work.extend(self.successors(b));
            }
        }
        let dead: Vec<Block> = self.block_order().filter(|&b| !seen.contains(b)).collect();
        self.erase_blocks(&dead);
        !dead.is_empty()
    }
    /// Replaces the terminator of `block` by an unconditional branch to `to`, one of its successors; phis of the others lose
    /// their pairs, surplus pairs of `to` too.
    pub fn fold_terminator_to(&mut self, block: Block, to: Block) {
        let term = self.terminator(block);
        let mut kept = false;
        let succs: Vec<Block> = self.successors_of(term).collect();
        for s in succs {
            if s == to && !kept {
                kept = true;
            } else {
                self.remove_phi_edge(s, block);
            }
        }
        let loc = self.loc(term);
        self.erase(term);
        let br = self.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(to)], Aux::default());
        self.append(br, block);
        self.set_loc(br, loc);
    }
}
