//! Instruction rows: create, place, move, erase; operand lists that grow.

use crate::body::*;
use crate::func::{FuncMut, POOL};
use crate::ids::*;
use crate::opcode::{Opcode, flags};
use crate::value::Value;

impl FuncMut<'_> {
    /// Creates an instruction that stands in no block yet. Up to four operands stay in the row; `phi` and `switch` always
    /// use the pool, because they grow.
    pub fn new_inst(&mut self, op: Opcode, fl: u16, ty: Type, operands: &[Value], aux: Aux) -> Inst {
        let pooled = operands.len() > INLINE || matches!(op, Opcode::Phi | Opcode::Switch);
        let mut row = InstRow {
            head: Head { op, n: if pooled { POOLED } else { operands.len() as u8 }, flags: fl & !flags::DEAD, ty },
            aux,
            ..Default::default()
        };
        if !pooled {
            for (slot, v) in row.ops.0.iter_mut().zip(operands) {
                *slot = v.0;
            }
        }
        let i = Inst(self.insts.push(row));
        self.side_mut().uses.push(Uses::default());
        self.sync();
        if pooled {
            let at = self.side().pool.len() as u32;
            self.insts.ops_mut()[i.index()] = Ops([at, operands.len() as u32, operands.len() as u32, 0]);
            let rows = operands.iter().map(|&value| PoolRow { value, user: i, links: [Use::NONE; 2] });
            self.side_mut().pool.extend(rows);
        }
        for (k, &v) in operands.iter().enumerate() {
            let u = self.use_of(i, k);
            self.link(u, v);
        }
        i
    }
    /// Appends operands to an instruction whose operands are in the pool (phi, switch). Amortised constant.
    pub fn push_operands(&mut self, i: Inst, more: &[Value]) {
        assert_eq!(self.head(i).n, POOLED, "operands of {i:?} are inline");
        self.count_edit();
        let [at, len, cap, _] = self.insts.ops()[i.index()].0;
        let need = len + more.len() as u32;
        let at = if need > cap {
            // Move to the end of the pool with room to grow.
            let grown = need.max(cap * 2).max(4);
            let new_at = self.side().pool.len() as u32;
            if at + cap == new_at {
                // Already last: extend in place.
                let blank = PoolRow { value: Value::NONE, user: i, links: [Use::NONE; 2] };
                self.side_mut().pool.resize((at + grown) as usize, blank);
                self.insts.ops_mut()[i.index()] = Ops([at, len, grown, 0]);
                at
            } else {
                for k in 0..len as usize {
                    let u = self.use_of(i, k);
                    self.unlink(u, self.use_value(u));
                }
                let s = self.side_mut();
                for k in 0..len {
                    let row = PoolRow { links: [Use::NONE; 2], ..s.pool[(at + k) as usize] };
                    s.pool.push(row);
                    s.pool[(at + k) as usize].value = Value::NONE;
                }
                let blank = PoolRow { value: Value::NONE, user: i, links: [Use::NONE; 2] };
                s.pool.resize((new_at + grown) as usize, blank);
                self.insts.ops_mut()[i.index()] = Ops([new_at, len, grown, 0]);
                for k in 0..len as usize {
                    let u = self.use_of(i, k);
                    self.link(u, self.use_value(u));
                }
                new_at
            }
        } else {
            at
        };
        self.insts.ops_mut()[i.index()].0[1] = need;
        for (k, &v) in more.iter().enumerate() {
            let u = Use(POOL | (at + len + k as u32));
            self.write_slot(u, v);
            self.link(u, v);
        }
    }
    /// Drops operands `from..from + n` of an instruction in the pool, keeping the order of the rest.
    pub fn remove_operands(&mut self, i: Inst, from: usize, n: usize) {
        self.count_edit();
        let len = self.num_operands(i);
        for k in from..len - n {
            let v = self.operand(i, k + n);
            self.set_operand(i, k, v);
        }
        for k in len - n..len {
            let u = self.use_of(i, k);
            self.unlink(u, self.use_value(u));
            self.write_slot(u, Value::NONE);
        }
        if self.head(i).n == POOLED {
            self.insts.ops_mut()[i.index()].0[1] = (len - n) as u32;
        } else {
            self.insts.head_mut()[i.index()].n = (len - n) as u8;
        }
    }
    /// Replaces all operands of `i`; the new list may have any length.
    pub fn set_operands(&mut self, i: Inst, operands: &[Value]) {
        let n = self.num_operands(i);
        self.remove_operands(i, 0, n);
        if self.head(i).n == POOLED {
            self.push_operands(i, operands);
        } else if operands.len() <= INLINE {
            self.insts.head_mut()[i.index()].n = operands.len() as u8;
            for (k, &v) in operands.iter().enumerate() {
                let u = self.use_of(i, k);
                self.write_slot(u, v);
                self.link(u, v);
            }
        } else {
            self.insts.head_mut()[i.index()].n = POOLED;
            let at = self.side().pool.len() as u32;
            self.insts.ops_mut()[i.index()] = Ops([at, 0, 0, 0]);
            self.push_operands(i, operands);
        }
    }

    /// Places `i`, which stands nowhere, at the end of `b`.
    pub fn append(&mut self, i: Inst, b: Block) {
        let last = self.last(b);
        let seq = match last.get() {
            Some(last) => match self.insts.place()[last.index()].seq {
                0 => 0,
                seq => seq.checked_add(SEQ_STEP).unwrap_or(0),
            },
            None => SEQ_STEP,
        };
        self.insts.place_mut()[i.index()] = Place { block: b, prev: last, next: Inst::NONE, seq };
        if last.is_some() {
            self.insts.place_mut()[last.index()].next = i;
        } else {
            self.blocks.list_mut()[b.index()].first = i;
        }
        self.blocks.list_mut()[b.index()].last = i;
        if !self.side().dbg_waiting.is_empty() {
            self.place_waiting_debug(b, i);
        }
    }
    /// Places `i`, which stands nowhere, before `at`.
    pub fn insert_before(&mut self, i: Inst, at: Inst) {
        let place = self.insts.place()[at.index()];
        let before = match place.prev.get() {
            Some(prev) => self.insts.place()[prev.index()].seq,
            None => 0,
        };
        // A gap between the neighbours gives a number; else 0: stale, and `comes_before` walks.
        let known = place.seq != 0 && (place.prev.is_none() || before != 0);
        let seq = if known && place.seq - before > 1 { before + (place.seq - before) / 2 } else { 0 };
        self.insts.place_mut()[i.index()] = Place { block: place.block, prev: place.prev, next: at, seq };
        self.insts.place_mut()[at.index()].prev = i;
        match place.prev.get() {
            Some(prev) => self.insts.place_mut()[prev.index()].next = i,
            None => self.blocks.list_mut()[place.block.index()].first = i,
        }
    }
    /// Places `i`, which stands nowhere, after `at`.
    pub fn insert_after(&mut self, i: Inst, at: Inst) {
        match self.next(at).get() {
            Some(n) => self.insert_before(i, n),
            None => self.append(i, self.block_of(at)),
        }
    }
    /// Takes `i` out of its block without touching its operands.
    pub fn detach(&mut self, i: Inst) {
        let place = self.insts.place()[i.index()];
        if place.block.is_none() {
            return;
        }
        match place.prev.get() {
            Some(prev) => self.insts.place_mut()[prev.index()].next = place.next,
            None => self.blocks.list_mut()[place.block.index()].first = place.next,
        }
        match place.next.get() {
            Some(next) => self.insts.place_mut()[next.index()].prev = place.prev,
            None => self.blocks.list_mut()[place.block.index()].last = place.prev,
        }
        self.insts.place_mut()[i.index()] = Place::default();
        self.unsettle(i);
        self.move_debug_anchor(i, place.prev, place.next, place.block);
    }
    /// Moves `i` before `at`.
    pub fn move_before(&mut self, i: Inst, at: Inst) {
        if i != at && self.next(i) != at {
            self.detach(i);
            self.insert_before(i, at);
        }
    }
    /// Moves `i` to the end of `b`.
    pub fn move_to_end(&mut self, i: Inst, b: Block) {
        self.detach(i);
        self.append(i, b);
    }
    /// Gives the instructions of `b` fresh sequence numbers.
    pub fn renumber_block(&mut self, b: Block) {
        let mut seq = SEQ_STEP;
        let mut i = self.first(b);
        while i.is_some() {
            let p = &mut self.insts.place_mut()[i.index()];
            p.seq = seq;
            seq = seq.saturating_add(SEQ_STEP);
            i = p.next;
        }
    }
    /// Gives the block of `i` fresh sequence numbers if `i` has none: a sort by [`crate::Func::comes_before`] then never
    /// walks.
    pub fn ensure_numbered(&mut self, i: Inst) {
        let p = self.insts.place()[i.index()];
        if p.seq == 0 {
            self.renumber_block(p.block);
        }
    }
    /// Erases `i`: out of its block, its operands' uses dropped, the row a tombstone. Remaining uses of its result become
    /// poison; debug records of it too.
    pub fn erase(&mut self, i: Inst) {
        let v = Value::inst(i);
        if !self.is_unused(v) {
            let poison = Value::poison(self.ty(i));
            self.replace_all_uses(v, poison);
        } else {
            self.lose_debug_value(i);
        }
        self.detach(i);
        for k in 0..self.num_operands(i) {
            let u = self.use_of(i, k);
            self.unlink(u, self.use_value(u));
        }
        let h = &mut self.insts.head_mut()[i.index()];
        h.flags |= flags::DEAD;
        if h.n == POOLED {
            self.insts.ops_mut()[i.index()].0[1] = 0;
        } else {
            h.n = 0;
        }
    }
    /// Replaces all uses of `i` by `value` and erases `i`.
    pub fn replace_and_erase(&mut self, i: Inst, value: Value) {
        self.replace_all_uses(Value::inst(i), value);
        self.erase(i);
    }

    /// Sets the flags of `i` (the common bits `HAS_MD` and `DEAD` stay).
    pub fn set_flags(&mut self, i: Inst, fl: u16) {
        let h = &mut self.insts.head_mut()[i.index()];
        let keep = flags::HAS_MD | flags::DEAD;
        h.flags = h.flags & keep | fl & !keep;
        self.unsettle(i);
    }
    /// Clears the poison-generating flags of `i` by its opcode (`nuw`, `nsw`, `exact`, ..., and `nnan`, `ninf`).
    pub fn drop_poison_flags(&mut self, i: Inst) {
        let op = self.op(i);
        let fl = self.flags(i);
        let clear = match op {
            Opcode::ICmp => flags::SAMESIGN,
            o if o.takes_fast_math() => flags::NNAN | flags::NINF,
            Opcode::Load
            | Opcode::Store
            | Opcode::AtomicRmw
            | Opcode::CmpXchg
            | Opcode::Alloca
            | Opcode::LandingPad => 0,
            _ => flags::INT_POISON,
        };
        self.set_flags(i, fl & !clear);
    }
    /// Changes opcode and type of `i` in place; operands stay.
    pub fn set_op(&mut self, i: Inst, op: Opcode, ty: Type) {
        let h = &mut self.insts.head_mut()[i.index()];
        h.op = op;
        h.ty = ty;
        self.unsettle(i);
    }
    /// Sets the payload of `i`.
    pub fn set_aux(&mut self, i: Inst, aux: Aux) {
        self.insts.aux_mut()[i.index()] = aux;
        self.unsettle(i);
    }
    /// Sets the debug location of `i`.
    pub fn set_loc(&mut self, i: Inst, loc: Md) {
        self.insts.loc_mut()[i.index()] = Loc(loc);
        self.count_edit();
    }
    /// Sets the call row of `i` to a changed copy.
    pub fn set_call(&mut self, i: Inst, row: CallRow) {
        let n = self.side().calls.len() as u32;
        self.side_mut().calls.push(row);
        self.insts.aux_mut()[i.index()].a = n;
        self.unsettle(i);
    }
    /// Weakens the tail marker of call `first`, which will stand for call `other` too; other instructions have none.
    pub fn join_tails(&mut self, first: Inst, other: Inst) {
        if !self.op(first).is_call() || !self.op(other).is_call() {
            return;
        }
        let (mine, its) = (self.call(first).tail, self.call(other).tail);
        if mine != its {
            let tail = mine.joined(its).unwrap_or_default();
            let row = CallRow { tail, ..self.call(first).clone() };
            self.set_call(first, row);
        }
    }
}

/// Distance of fresh sequence numbers.
pub(super) const SEQ_STEP: u32 = 16;
