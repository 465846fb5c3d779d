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
    pub fn push_operands(&mut self, inst: Inst, more: &[Value]) {
        assert_eq!(self.head(inst).n, POOLED, "operands of {inst:?} are inline");
        self.count_edit();
        let [at, len, cap, _] = self.insts.ops()[inst.index()].0;
        let need = len + more.len() as u32;
        let at = if need > cap {
            // Move to the end of the pool with room to grow.
            let grown = need.max(cap * 2).max(4);
            let new_at = self.side().pool.len() as u32;
            if at + cap == new_at {
                // Already last: extend in place.
                let blank = PoolRow { value: Value::NONE, user: inst, links: [Use::NONE; 2] };
                self.side_mut().pool.resize((at + grown) as usize, blank);
                self.insts.ops_mut()[inst.index()] = Ops([at, len, grown, 0]);
                at
            } else {
                for k in 0..len as usize {
                    let u = self.use_of(inst, k);
                    self.unlink(u, self.use_value(u));
                }
                let s = self.side_mut();
                for k in 0..len {
                    let row = PoolRow { links: [Use::NONE; 2], ..s.pool[(at + k) as usize] };
                    s.pool.push(row);
                    s.pool[(at + k) as usize].value = Value::NONE;
                }
                let blank = PoolRow { value: Value::NONE, user: inst, links: [Use::NONE; 2] };
                s.pool.resize((new_at + grown) as usize, blank);
                self.insts.ops_mut()[inst.index()] = Ops([new_at, len, grown, 0]);
                for k in 0..len as usize {
                    let u = self.use_of(inst, k);
                    self.link(u, self.use_value(u));
                }
                new_at
            }
        } else {
            at
        };
        self.insts.ops_mut()[inst.index()].0[1] = need;
        for (k, &v) in more.iter().enumerate() {
            let u = Use(POOL | (at + len + k as u32));
            self.write_slot(u, v);
            self.link(u, v);
        }
    }
    /// Drops operands `from..from + n` of an instruction in the pool, keeping the order of the rest.
    pub fn remove_operands(&mut self, inst: Inst, from: usize, n: usize) {
        self.count_edit();
        let len = self.num_operands(inst);
        for k in from..len - n {
            let v = self.operand(inst, k + n);
            self.set_operand(inst, k, v);
        }
        for k in len - n..len {
            let u = self.use_of(inst, k);
            self.unlink(u, self.use_value(u));
            self.write_slot(u, Value::NONE);
        }
        if self.head(inst).n == POOLED {
            self.insts.ops_mut()[inst.index()].0[1] = (len - n) as u32;
        } else {
            self.insts.head_mut()[inst.index()].n = (len - n) as u8;
        }
    }
    /// Replaces all operands of `inst`; the new list may have any length.
    pub fn set_operands(&mut self, inst: Inst, operands: &[Value]) {
        let n = self.num_operands(inst);
        self.remove_operands(inst, 0, n);
        if self.head(inst).n == POOLED {
            self.push_operands(inst, operands);
        } else if operands.len() <= INLINE {
            self.insts.head_mut()[inst.index()].n = operands.len() as u8;
            for (k, &v) in operands.iter().enumerate() {
                let u = self.use_of(inst, k);
                self.write_slot(u, v);
                self.link(u, v);
            }
        } else {
            self.insts.head_mut()[inst.index()].n = POOLED;
            let at = self.side().pool.len() as u32;
            self.insts.ops_mut()[inst.index()] = Ops([at, 0, 0, 0]);
            self.push_operands(inst, operands);
        }
    }

    /// Places `inst`, which stands nowhere, at the end of `block`.
    pub fn append(&mut self, inst: Inst, block: Block) {
        let last = self.last(block);
        let seq = match last.get() {
            Some(last) => match self.insts.place()[last.index()].seq {
                0 => 0,
                seq => seq.checked_add(SEQ_STEP).unwrap_or(0),
            },
            None => SEQ_STEP,
        };
        self.insts.place_mut()[inst.index()] = Place { block, prev: last, next: Inst::NONE, seq };
        if last.is_some() {
            self.insts.place_mut()[last.index()].next = inst;
        } else {
            self.blocks.list_mut()[block.index()].first = inst;
        }
        self.blocks.list_mut()[block.index()].last = inst;
        if !self.side().dbg_waiting.is_empty() {
            self.place_waiting_debug(block, inst);
        }
    }
    /// Places `inst`, which stands nowhere, before `at`.
    pub fn insert_before(&mut self, inst: Inst, at: Inst) {
        let place = self.insts.place()[at.index()];
        let before = match place.prev.get() {
            Some(prev) => self.insts.place()[prev.index()].seq,
            None => 0,
        };
        // A gap between the neighbours gives a number; else 0: stale, and `comes_before` walks.
        let known = place.seq != 0 && (place.prev.is_none() || before != 0);
        let seq = if known && place.seq - before > 1 { before + (place.seq - before) / 2 } else { 0 };
        self.insts.place_mut()[inst.index()] = Place { block: place.block, prev: place.prev, next: at, seq };
        self.insts.place_mut()[at.index()].prev = inst;
        match place.prev.get() {
            Some(prev) => self.insts.place_mut()[prev.index()].next = inst,
            None => self.blocks.list_mut()[place.block.index()].first = inst,
        }
    }
    /// Places `inst`, which stands nowhere, after `at`.
    pub fn insert_after(&mut self, inst: Inst, at: Inst) {
        match self.next(at).get() {
            Some(n) => self.insert_before(inst, n),
            None => self.append(inst, self.block_of(at)),
        }
    }
    /// Takes `inst` out of its block without touching its operands.
    pub fn detach(&mut self, inst: Inst) {
        let place = self.insts.place()[inst.index()];
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
        self.insts.place_mut()[inst.index()] = Place::default();
        self.unsettle(inst);
        self.move_debug_anchor(inst, place.prev, place.next, place.block);
    }
    /// Moves `inst` before `at`.
    pub fn move_before(&mut self, inst: Inst, at: Inst) {
        if inst != at && self.next(inst) != at {
            self.detach(inst);
            self.insert_before(inst, at);
        }
    }
    /// Moves `inst` to the end of `block`.
    pub fn move_to_end(&mut self, inst: Inst, block: Block) {
        self.detach(inst);
        self.append(inst, block);
    }
    /// Gives the instructions of `block` fresh sequence numbers.
    pub fn renumber_block(&mut self, block: Block) {
        let mut seq = SEQ_STEP;
        let mut i = self.first(block);
        while i.is_some() {
            let p = &mut self.insts.place_mut()[i.index()];
            p.seq = seq;
            seq = seq.saturating_add(SEQ_STEP);
            i = p.next;
        }
    }
    /// Gives the block of `inst` fresh sequence numbers if `inst` has none: a sort by [`crate::Func::comes_before`] then never
    /// walks.
    pub fn ensure_numbered(&mut self, inst: Inst) {
        let p = self.insts.place()[inst.index()];
        if p.seq == 0 {
            self.renumber_block(p.block);
        }
    }
    /// Erases `inst`: out of its block, its operands' uses dropped, the row a tombstone. Remaining uses of its result become
    /// poison; debug records of it too.
    pub fn erase(&mut self, inst: Inst) {
        let v = Value::inst(inst);
        if !self.is_unused(v) {
            let poison = Value::poison(self.ty(inst));
            self.replace_all_uses(v, poison);
        } else {
            self.lose_debug_value(inst);
        }
        self.detach(inst);
        for k in 0..self.num_operands(inst) {
            let u = self.use_of(inst, k);
            self.unlink(u, self.use_value(u));
        }
        self.free_name(v);
        let h = &mut self.insts.head_mut()[inst.index()];
        h.flags |= flags::DEAD;
        if h.n == POOLED {
            self.insts.ops_mut()[inst.index()].0[1] = 0;
        } else {
            h.n = 0;
        }
    }
    /// Takes out the rows from row `count` on, which are erased: what was made for a while leaves nothing behind.
    pub fn drop_erased_rows(&mut self, count: usize) {
        debug_assert!((count..self.num_insts()).all(|row| self.is_dead(Inst::new(row))), "a row is not erased");
        self.insts.truncate(count);
        self.side_mut().uses.truncate(count);
        self.sync();
    }
    /// Replaces all uses of `inst` by `value` and erases `inst`.
    pub fn replace_and_erase(&mut self, inst: Inst, value: Value) {
        self.replace_all_uses(Value::inst(inst), value);
        self.erase(inst);
    }

    /// Sets the flags of `inst` (the common bits `HAS_MD` and `DEAD` stay).
    pub fn set_flags(&mut self, inst: Inst, fl: u16) {
        let h = &mut self.insts.head_mut()[inst.index()];
        let keep = flags::HAS_MD | flags::DEAD;
        h.flags = h.flags & keep | fl & !keep;
        self.unsettle(inst);
    }
    /// Clears the poison-generating flags of `inst` by its opcode (`nuw`, `nsw`, `exact`, ..., and `nnan`, `ninf`).
    pub fn drop_poison_flags(&mut self, inst: Inst) {
        let op = self.op(inst);
        let fl = self.flags(inst);
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
        self.set_flags(inst, fl & !clear);
    }
    /// Changes opcode and type of `inst` in place; operands stay.
    pub fn set_op(&mut self, inst: Inst, op: Opcode, ty: Type) {
        let h = &mut self.insts.head_mut()[inst.index()];
        h.op = op;
        h.ty = ty;
        self.unsettle(inst);
    }
    /// Sets the payload of `inst`.
    pub fn set_aux(&mut self, inst: Inst, aux: Aux) {
        self.insts.aux_mut()[inst.index()] = aux;
        self.unsettle(inst);
    }
    /// Sets the debug location of `inst`.
    pub fn set_loc(&mut self, inst: Inst, loc: Md) {
        self.insts.loc_mut()[inst.index()] = Loc(loc);
        self.count_edit();
    }
    /// Sets the call row of `inst` to a changed copy.
    pub fn set_call(&mut self, inst: Inst, row: CallRow) {
        let n = self.side().calls.len() as u32;
        self.side_mut().calls.push(row);
        self.insts.aux_mut()[inst.index()].a = n;
        self.unsettle(inst);
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
