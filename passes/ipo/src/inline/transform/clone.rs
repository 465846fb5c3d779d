//! Cloning of a callee's body into the caller.
//!
//! Blocks are cloned from the entry on, and only those that are reached: a branch on what is constant at this call goes to its
//! one target. Operands are translated as rows are made, and what is constant then is not made at all. When everything is
//! there, phis are filled, the clones are simplified in order, branches are folded again and straight lines of blocks joined.

use super::Inlining;
use super::bundles::prepend_state;
use super::consts::translate_const;
use super::locations::Locations;
use super::metadata::loop_with_places;
use smallvec::SmallVec;
use warpc_analysis::facts::{has_side_effects, is_trivially_dead};
use warpc_columns::RowSet;
use warpc_ir::body::*;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, TailKind, flags};
use warpc_ir::value::{Value, ValueKind};

/// The most debug records of a callee that are cloned: with more, its variables are lost. Every edit of a function looks through
/// its records.
const MAX_DEBUG_RECORDS: usize = 2048;

/// The state of one inlining.
pub struct Cloner<'c> {
    callee: &'c Func<'c>,
    /// What the callee's instructions are in the caller.
    values: Vec<Value>,
    /// The rows made for them; `NONE` where they were folded away.
    rows: Vec<Inst>,
    /// What the callee's blocks are in the caller; `NONE` where they are not reached.
    pub blocks: Vec<Block>,
    /// The callee's blocks that are reached, joined to others or not.
    pub reached: Vec<bool>,
    memo: Vec<Value>,
    args: Vec<Value>,
    tail_call: TailKind,
    /// Operands of the `deopt` bundle of the call.
    state: Vec<Value>,
    locations: Locations,
    /// Operands of the instruction that is being made.
    operands: Vec<Value>,
    /// Terminators whose block operands are open, with the callee's terminator or the one target.
    open: Vec<(Inst, Result<Inst, Block>)>,
}

impl<'c> Cloner<'c> {
    /// A cloner of `callee` with these arguments, for a call of this tail kind whose `deopt` bundle has the operands `state`.
    pub fn new(
        callee: &'c Func<'c>,
        args: Vec<Value>,
        (tail_call, locations): (TailKind, Locations),
        state: Vec<Value>,
    ) -> Cloner<'c> {
        Cloner {
            callee,
            values: vec![Value::NONE; callee.num_insts()],
            rows: vec![Inst::NONE; callee.num_insts()],
            blocks: vec![Block::NONE; callee.num_blocks()],
            reached: Vec::new(),
            memo: Vec::new(),
            args,
            tail_call,
            state,
            locations,
            operands: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Clones everything that is reached; the new blocks stand after `head` in the callee's order.
    pub fn run(&mut self, func: &mut FuncMut<'_>, head: Block, how: &Inlining) {
        let mut work = vec![self.callee.entry()];
        while let Some(b) = work.pop() {
            if self.blocks[b.index()].is_none() {
                self.block(func, b, &mut work);
            }
        }
        let mut at = head;
        for b in self.callee.block_order() {
            if let Some(new) = self.blocks[b.index()].get() {
                func.move_block_after(new, at);
                at = new;
            }
        }
        self.close(func);
        self.phis(func);
        self.debug_records(func);
        self.simplify(func, how);
        self.prune(func);
        self.reached = self.blocks.iter().map(|block| block.is_some()).collect();
        self.join(func);
    }

    /// The clones that are still there, in the callee's order, each with the instruction that it was cloned from. Blocks that were
    /// joined to others have none of their own, and their clones count all the same.
    pub fn clones<'s>(&'s self, func: &'s FuncMut<'_>) -> impl Iterator<Item = (Inst, Inst)> + 's {
        let callee = self.callee;
        let order = callee.block_order().filter(|b| self.reached[b.index()]);
        let all = order.flat_map(|b| callee.block_insts(b)).map(|i| (i, self.rows[i.index()]));
        all.filter(|&(_, n)| n.is_some() && !func.is_dead(n))
    }

    /// The clone of instruction `inst` of the callee; it may be gone.
    pub fn clone_of(&self, inst: Inst) -> Option<Inst> {
        self.rows[inst.index()].get()
    }

    /// Whether instruction `inst` of the callee was cloned, even if the clone is gone.
    pub fn was_cloned(&self, inst: Inst) -> bool {
        self.rows[inst.index()].is_some()
    }

    fn block(&mut self, func: &mut FuncMut<'_>, block: Block, work: &mut Vec<Block>) {
        let callee = self.callee;
        let to = func.new_block();
        self.blocks[block.index()] = to;
        self.name(func, Value::block(to), Value::block(block));
        for i in callee.block_insts(block) {
            let head = callee.head(i);
            if head.op == Opcode::Phi {
                let new = func.new_inst(Opcode::Phi, head.flags & !flags::HAS_MD, head.ty, &[], Aux::default());
                self.finish_row(func, i, new, to);
                continue;
            }
            if head.op.is_terminator()
                && let Some(target) = self.only_target(func, i)
            {
                let new = func.new_inst(Opcode::Br, 0, Type::VOID, &[Value::NONE], Aux::default());
                func.append(new, to);
                let at = self.locations.of(func, callee.loc(i), false);
                func.set_loc(new, at);
                self.open.push((new, Err(target)));
                work.push(target);
                continue;
            }
            let aux = self.aux(func, i);
            self.operands.clear();
            for v in callee.operands(i) {
                let v = self.value(func, v);
                self.operands.push(v);
            }
            if !self.state.is_empty() && matches!(head.op, Opcode::Call | Opcode::Invoke) {
                let mut row = func.side().calls[aux.a as usize].clone();
                prepend_state(func, &mut row, &mut self.operands, &self.state);
                func.side_mut().calls[aux.a as usize] = row;
            }
            let new = func.new_inst(head.op, head.flags & !flags::HAS_MD, head.ty, &self.operands, aux);
            if head.op.is_terminator() {
                self.open.push((new, Ok(i)));
                work.extend(callee.successors_of(i));
            } else if let Some(v) = func.fold_inst(new)
                && !has_side_effects(func, new)
            {
                func.append(new, to);
                func.erase(new);
                self.values[i.index()] = v;
                continue;
            }
            self.finish_row(func, i, new, to);
        }
    }

    fn finish_row(&mut self, func: &mut FuncMut<'_>, inst: Inst, new: Inst, to: Block) {
        func.append(new, to);
        let slot = self.callee.op(inst) == Opcode::Alloca && self.callee.block_of(inst) == self.callee.entry();
        let at = self.locations.of(func, self.callee.loc(inst), slot);
        func.set_loc(new, at);
        if self.callee.flags(inst) & flags::HAS_MD != 0 {
            let mut rows: SmallVec<[(Str, Md); 4]> = self.callee.attachments(inst).map(|r| (r.kind, r.node)).collect();
            for row in &mut rows {
                // A loop that names its place in the source stands at the place of this copy.
                let locations = &mut self.locations;
                if let Some(here) = loop_with_places(func, row.1, |func, place| locations.of(func, place, false)) {
                    row.1 = here;
                }
            }
            func.write_attachments(new, &rows);
        }
        self.name(func, Value::inst(new), Value::inst(inst));
        self.values[inst.index()] = Value::inst(new);
        self.rows[inst.index()] = new;
    }

    fn name(&self, func: &mut FuncMut<'_>, new: Value, old: Value) {
        if let Some(names) = &self.callee.side().names {
            let name = names.get(old);
            if !name.is_empty() {
                func.set_name(new, &[name, b".i"].concat());
            }
        }
    }

    /// The block that terminator `inst` goes to, if its condition is constant here.
    fn only_target(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Option<Block> {
        let callee = self.callee;
        let asks = match callee.op(inst) {
            Opcode::Br => callee.num_operands(inst) == 3,
            Opcode::Switch => true,
            _ => false,
        };
        if !asks {
            return None;
        }
        let c = self.value(func, callee.operand(inst, 0));
        target_for(func, callee, inst, c)
    }

    fn aux(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Aux {
        let aux = self.callee.aux(inst);
        match self.callee.op(inst) {
            Opcode::Call | Opcode::Invoke => {
                let mut row = self.callee.call(inst).clone();
                // A tail call gives up the caller's frame, which now holds the stack slots of the callee.
                if self.tail_call == TailKind::None && matches!(row.tail, TailKind::Tail | TailKind::MustTail) {
                    row.tail = TailKind::None;
                } else if self.tail_call == TailKind::Tail && row.tail == TailKind::MustTail {
                    row.tail = TailKind::Tail;
                }
                let n = func.side().calls.len() as u32;
                func.side_mut().calls.push(row);
                Aux { a: n, b: aux.b }
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector | Opcode::LandingPad => {
                let list: SmallVec<[u32; 16]> = self.callee.indices(inst).iter().copied().collect();
                let s = func.side_mut();
                let a = s.indices.len() as u32;
                s.indices.extend_from_slice(&list);
                Aux { a, b: aux.b }
            }
            _ => aux,
        }
    }

    /// Block operands of terminators.
    fn close(&mut self, func: &mut FuncMut<'_>) {
        for (new, what) in std::mem::take(&mut self.open) {
            match what {
                Err(target) => func.set_operand(new, 0, Value::block(self.blocks[target.index()])),
                Ok(old) => {
                    // The state of the caller stands before the blocks of an invoke.
                    let added = func.num_operands(new) - self.callee.num_operands(old);
                    for (k, v) in self.callee.operands(old).enumerate() {
                        if let Some(b) = v.as_block() {
                            func.set_operand(new, k + added, Value::block(self.blocks[b.index()]));
                        }
                    }
                }
            }
        }
    }

    /// Pairs of phis: those of the edges that are there.
    fn phis(&mut self, func: &mut FuncMut<'_>) {
        let callee = self.callee;
        let mut preds: Vec<Block> = Vec::new();
        for b in callee.block_order() {
            let Some(to) = self.blocks[b.index()].get() else { continue };
            let mut inst = callee.first(b);
            if inst.is_none() || callee.op(inst) != Opcode::Phi {
                continue;
            }
            preds.clear();
            preds.extend(func.predecessors(to));
            preds.sort_unstable();
            while inst.is_some() && callee.op(inst) == Opcode::Phi {
                let new = self.rows[inst.index()];
                let mut left: SmallVec<[Block; 8]> = SmallVec::from_slice(&preds);
                let mut pairs: SmallVec<[Value; 8]> = SmallVec::new();
                for (v, from) in callee.phi_pairs(inst) {
                    let Some(from) = self.blocks[from.index()].get() else { continue };
                    // An edge that was folded away brings nothing; two edges from one block bring two pairs.
                    if let Ok(n) = left.binary_search(&from) {
                        left.remove(n);
                        let v = self.value(func, v);
                        pairs.extend([v, Value::block(from)]);
                    }
                }
                func.push_operands(new, &pairs);
                inst = callee.next(inst);
            }
        }
    }

    fn simplify(&mut self, func: &mut FuncMut<'_>, how: &Inlining) {
        let callee = self.callee;
        for b in callee.block_order().filter(|b| self.blocks[b.index()].is_some()) {
            for i in callee.block_insts(b) {
                let new = self.rows[i.index()];
                if new.is_none() || func.op(new).is_terminator() {
                    continue;
                }
                if let Some(v) = (how.simplify)(func, new) {
                    func.replace_all_uses(Value::inst(new), v);
                    if is_trivially_dead(func, new) {
                        func.erase(new);
                    }
                }
            }
        }
    }

    /// Folds branches on what has become constant and erases clones that are not reached any more.
    fn prune(&mut self, func: &mut FuncMut<'_>) {
        let mut folded = false;
        let list: Vec<Block> = self.in_order().collect();
        for &b in &list {
            let term = func.terminator(b);
            if term.is_none() {
                continue;
            }
            let asks = match func.op(term) {
                Opcode::Br => func.num_operands(term) == 3,
                Opcode::Switch => true,
                _ => false,
            };
            if !asks {
                continue;
            }
            let c = func.operand(term, 0);
            if let Some(to) = target_for(func, func, term, c) {
                func.fold_terminator_to(b, to);
                folded = true;
            }
        }
        if !folded {
            return;
        }
        let first = self.blocks[self.callee.entry().index()];
        let mut seen = RowSet::new(func.num_blocks());
        let mut work = vec![first];
        while let Some(b) = work.pop() {
            if seen.insert(b) {
                work.extend(func.successors(b));
            }
        }
        let dead: Vec<Block> = list.into_iter().filter(|&b| !seen.contains(b)).collect();
        func.erase_blocks(&dead);
        for b in &mut self.blocks {
            if !seen.contains(*b) {
                *b = Block::NONE;
            }
        }
    }

    fn in_order(&self) -> impl Iterator<Item = Block> + '_ {
        self.callee.block_order().filter_map(|b| self.blocks[b.index()].get())
    }

    /// Joins blocks that only branch on to a block that only they reach.
    fn join(&mut self, func: &mut FuncMut<'_>) {
        let list: Vec<Block> = self.in_order().collect();
        for b in list {
            if func.is_block_dead(b) {
                continue;
            }
            loop {
                let t = func.terminator(b);
                if t.is_none() || func.op(t) != Opcode::Br || func.num_operands(t) != 1 {
                    break;
                }
                let to = func.operand(t, 0).as_block().expect("successor");
                if to == b || func.single_predecessor(to) != Some(b) {
                    break;
                }
                func.merge_into_predecessor(to, b);
            }
        }
        for n in 0..self.blocks.len() {
            if self.blocks[n].is_some() && func.is_block_dead(self.blocks[n]) {
                self.blocks[n] = Block::NONE;
            }
        }
    }

    /// Debug records at the places of the clones.
    fn debug_records(&mut self, func: &mut FuncMut<'_>) {
        let callee = self.callee;
        let rows = &callee.side().dbg;
        if rows.is_empty() || rows.len() + func.side().dbg.len() > MAX_DEBUG_RECORDS {
            return;
        }
        for r in rows {
            let mut at = r.anchor;
            if at.is_none() || self.blocks[callee.block_of(at).index()].is_none() {
                continue;
            }
            // The row that it stood before may have been folded away: the next one that was cloned is taken.
            while at.is_some() && self.rows[at.index()].is_none() {
                at = callee.next(at);
            }
            if at.is_none() {
                continue;
            }
            let mut new = *r;
            new.loc = self.locations.of(func, r.loc, false);
            // Without a place in the caller a variable cannot be described.
            if new.loc.is_none() {
                continue;
            }
            new.anchor = self.rows[at.index()];
            new.value = self.value(func, r.value);
            new.address = if r.address.is_some() { self.value(func, r.address) } else { r.address };
            func.side_mut().dbg.push(new);
        }
    }

    /// The value of the caller that stands for `value` of the callee. Blocks are unresolved until all of them are cloned.
    pub fn value(&mut self, func: &mut FuncMut<'_>, value: Value) -> Value {
        match value.kind() {
            ValueKind::Inst(i) => self.values[i.index()],
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Block(_) => Value::NONE,
            ValueKind::Const(_) => translate_const(self.callee.consts(), func.consts_mut(), &mut self.memo, value),
            ValueKind::LocalMeta(n) => {
                let row = match &self.callee.side().local_md[n as usize] {
                    LocalMd::Value(t, value) => LocalMd::Value(*t, self.value(func, *value)),
                    LocalMd::ArgList(list) => {
                        LocalMd::ArgList(list.iter().map(|&(t, value)| (t, self.value(func, value))).collect())
                    }
                };
                let s = func.side_mut();
                s.local_md.push(row);
                Value::local_meta(s.local_md.len() as u32 - 1)
            }
            _ => value,
        }
    }
}

/// The block of `of` that its branch or switch `inst` goes to when the condition is `condition`, a value of `func`.
fn target_for(func: &Func<'_>, of: &Func<'_>, inst: Inst, condition: Value) -> Option<Block> {
    let bits = func.types().int_bits(func.type_of(condition)).filter(|&b| b <= 64)?;
    let n = func.consts().as_int(condition)?;
    if of.op(inst) == Opcode::Br {
        return of.operand(inst, 1 + (n & 1 == 0) as usize).as_block();
    }
    let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
    let mut k = 2;
    while k + 1 < of.num_operands(inst) {
        if of.consts().as_int(of.operand(inst, k))? & mask == n & mask {
            return of.operand(inst, k + 1).as_block();
        }
        k += 2;
    }
    of.operand(inst, 1).as_block()
}
