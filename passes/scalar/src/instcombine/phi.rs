//! `phi`.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, Func, Opcode, Value};

/// Instructions between a load and the end of its block that are looked at.
const MAX_SINK: usize = 16;
/// Cases of a switch that are looked at for a constant.
const MAX_CASES: usize = 32;
/// Phis of one block that are compared with each other.
const MAX_NEIGHBOURS: usize = 16;

impl Combiner<'_, '_> {
    /// Rules of `phi`.
    pub(super) fn phi(&mut self, inst: Inst) -> Option<Value> {
        self.phi_rules(inst).or_else(|| self.phi_value_rules(inst)).or_else(|| self.phi_web_rules(inst))
    }

    rules! {
        /// Rules of `phi`, in order.
        fn phi_rules(&mut self, inst: Inst) -> Option<Value> {
            phi_of_operations,
            phi_of_extracted_values,
            phi_of_inserted_values,
            phi_of_loads,
            phi_of_casts_of_one_value,
            phi_of_condition,
            phi_in_order_of_first,
            phi_like_an_earlier_one,
        }
    }

    /// `phi(load(p), load(q)) -> load(phi(p, q))`. If nothing else reads the loads, nothing may write between a load and the end
    /// of its block, and they are simple and of no stack slot.
    fn phi_of_loads(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        let first = self.f.phi_incoming(inst, 0).0.as_inst().filter(|&load| self.f.op(load) == Opcode::Load)?;
        if n < 2 {
            return None;
        }
        let ptr = self.f.operand(first, 0);
        let (ptr_ty, mut same, mut align) = (self.f.type_of(ptr), true, u64::MAX);
        let mut loads: SmallVec<[Inst; 8]> = SmallVec::new();
        for (v, from) in self.f.phi_pairs(inst) {
            let load = v.as_inst().filter(|&load| self.f.op(load) == Opcode::Load && self.f.block_of(load) == from)?;
            let pointer = self.f.operand(load, 0);
            if !self.one_use(v)
                || !facts::is_simple(self.f, load)
                || self.f.type_of(pointer) != ptr_ty
                || loads.contains(&load)
                || !self.may_sink_load(load)
            {
                return None;
            }
            same &= pointer == ptr;
            align = align.min(self.f.mem(load).align);
            loads.push(load);
        }
        let block = self.f.block_of(inst);
        let at = self.behind_phis(block)?;
        let address = if same && self.is_above(ptr, inst) {
            ptr
        } else {
            let pointers: SmallVec<[(Value, Block); 8]> =
                (0..n).map(|k| (self.f.operand(loads[k], 0), self.f.phi_incoming(inst, k).1)).collect();
            self.new_phi_of(inst, ptr_ty, (inst.into(), ".in"), &pointers).into()
        };
        let kept = self.common_attachments(&loads);
        let ty = self.f.ty(inst);
        let new = Builder::before(self.f, at).load(ty, address, align, 0);
        let sunk = new.as_inst()?;
        self.f.write_attachments(sunk, &kept);
        let loc = self.f.loc(first);
        let agree = loads.iter().all(|&load| self.f.loc(load) == loc);
        self.f.set_loc(sunk, if agree { loc } else { Md::NONE });
        Some(self.queue_new(new))
    }

    /// Whether nothing after `load` in its block may write, and it is no load of a stack slot, which promotion removes.
    fn may_sink_load(&self, load: Inst) -> bool {
        // A bounded look-through: of a longer chain, and of a cycle in an unreachable block, nothing is known.
        let mut base = self.f.operand(load, 0);
        for _ in 0..MAX_SINK {
            let Some(g) = p::inst(self.f, base, Opcode::GetElementPtr) else { break };
            base = self.f.operand(g, 0);
        }
        if p::inst(self.f, base, Opcode::GetElementPtr).is_some() {
            return false;
        }
        if p::inst(self.f, base, Opcode::Alloca).is_some() || facts::is_swift_error(self.f, base) {
            return false;
        }
        let mut at = self.f.next(load);
        for _ in 0..MAX_SINK {
            if at.is_none() {
                return true;
            }
            if facts::may_write(self.f, at) {
                return false;
            }
            at = self.f.next(at);
        }
        false
    }

    /// Attachments that hold for one load in place of all of `loads`.
    pub(super) fn common_attachments(&self, loads: &[Inst]) -> SmallVec<[(Str, Md); 4]> {
        let t = self.f.ctx().tables;
        let number = |m: Md| t.metadata.ops(m).first().and_then(|&m| t.metadata_int(m));
        let mut kept: SmallVec<[(Str, Md); 4]> = SmallVec::new();
        'kinds: for row in self.f.attachments(loads[0]) {
            let mut node = row.node;
            for &j in &loads[1..] {
                let Some(other) = self.f.attachments(j).find(|r| r.kind == row.kind) else { continue 'kinds };
                if other.node == node {
                    continue;
                }
                match t.strings.get(row.kind) {
                    b"dereferenceable" | b"dereferenceable_or_null" | b"align" => {
                        let (Some(x), Some(y)) = (number(node), number(other.node)) else { continue 'kinds };
                        node = if x <= y { node } else { other.node };
                    }
                    b"nonnull" | b"noundef" | b"invariant.load" => {}
                    _ => continue 'kinds,
                }
            }
            kept.push((row.kind, node));
        }
        kept
    }

    /// Whether `value` is there where `inst` is.
    pub(super) fn is_above(&self, value: Value, inst: Inst) -> bool {
        value.as_inst().is_none_or(|def| self.cx.dom.is_some_and(|dom| dom.dominates_inst(self.f, def, inst)))
    }

    /// First instruction of `block` before which new ones may stand.
    pub(super) fn behind_phis(&self, block: Block) -> Option<Inst> {
        let at = self.f.first_non_phi(block);
        (at.is_some() && !p::is_exception_pad(self.f.op(at))).then_some(at)
    }

    /// `phi(cast(x), cast(x)) -> cast(x)`. If `x` is above the phi.
    fn phi_of_casts_of_one_value(&mut self, inst: Inst) -> Option<Value> {
        let first = self.f.phi_incoming(inst, 0).0.as_inst().filter(|&j| self.f.op(j).is_cast())?;
        let (op, x) = (self.f.op(first), self.f.operand(first, 0));
        let mut fl = self.f.flags(first) & !flags::HAS_MD;
        for k in 1..self.f.phi_len(inst) {
            let j = self.f.phi_incoming(inst, k).0.as_inst()?;
            if self.f.op(j) != op || self.f.operand(j, 0) != x {
                return None;
            }
            fl &= self.f.flags(j);
        }
        if !self.is_above(x, inst) {
            return None;
        }
        let at = self.behind_phis(self.f.block_of(inst))?;
        let (ty, loc) = (self.f.ty(inst), self.f.loc(inst));
        let new = Builder::before(self.f, at).cast(op, x, ty, fl);
        if let Some(n) = new.as_inst() {
            self.f.set_loc(n, loc);
        }
        Some(self.queue_new(new))
    }

    /// `phi(true, false) -> c`, or `~c`, of the branch or switch on `c` above. If each constant says which edge was taken there.
    fn phi_of_condition(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        if !self.f.types().is_int(ty) || !self.f.phi_pairs(inst).all(|(v, _)| v.is_constant()) {
            return None;
        }
        let dom = self.cx.dom?;
        let block = self.f.block_of(inst);
        let top = dom.idom(block);
        if top.is_none() {
            return None;
        }
        let t = self.f.terminator(top);
        let branch = self.f.op(t) == Opcode::Br && self.f.num_operands(t) == 3;
        let c = self.f.operand(t, 0);
        if !branch && self.f.op(t) != Opcode::Switch || self.f.type_of(c) != ty || c.is_constant() {
            return None;
        }
        // Whether every path into the phi from a block takes the edge to `to`, the only one of the terminator that goes there.
        let over = |s: &Self, to: Block, from: Block| {
            if to == block {
                from == top && s.cfg.succs(top).iter().filter(|&&x| x == to).count() == 1
            } else {
                s.cfg.preds(to).len() == 1 && dom.dominates(to, from)
            }
        };
        let bits = self.f.types().int_bits(ty)?;
        // Block that is gone to when the condition is `v`.
        let target = |s: &Self, v: u128| -> Option<Block> {
            if branch {
                return s.f.operand(t, if v == 1 { 1 } else { 2 }).as_block();
            }
            let case = (2..s.f.num_operands(t)).step_by(2).take(MAX_CASES);
            let hit = case.into_iter().find(|&n| p::int(s.f, s.f.operand(t, n)).is_some_and(|k| k.v == v))?;
            s.f.operand(t, hit + 1).as_block()
        };
        let mut same: Option<bool> = None;
        for (v, from) in self.f.phi_pairs(inst) {
            let v = p::int(self.f, v)?.v;
            let says = |s: &Self, v: u128| target(s, v).is_some_and(|to| over(s, to, from));
            let as_is = match (says(self, v), says(self, !v & p::mask(bits))) {
                (true, _) if same != Some(false) => true,
                (_, true) if same != Some(true) => false,
                _ => return None,
            };
            same = Some(as_is);
        }
        if same? {
            return Some(c);
        }
        let at = self.behind_phis(block)?;
        let (ones, loc) = (self.all_ones(ty), self.f.loc(inst));
        let new = Builder::before(self.f, at).binary(Opcode::Xor, c, ones, 0);
        if let Some(n) = new.as_inst() {
            self.f.set_loc(n, loc);
        }
        Some(self.queue_new(new))
    }

    /// `phi -> phi`, an earlier one of the block. If it brings the same values and has the same flags.
    fn phi_like_an_earlier_one(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        let mut j = self.f.prev(inst);
        for _ in 0..MAX_NEIGHBOURS {
            if j.is_none() {
                return None;
            }
            let same = self.f.ty(j) == self.f.ty(inst)
                && self.f.phi_len(j) == n
                && (0..n).all(|k| self.f.phi_incoming(inst, k) == self.f.phi_incoming(j, k));
            if same && self.f.flags(inst) & flags::FAST == self.f.flags(j) & flags::FAST {
                return Some(Value::inst(j));
            }
            j = self.f.prev(j);
        }
        None
    }

    /// Whether a value of type `to` is as good to carry through a phi as one of type `from`, where both are integers: it has a register, or
    /// `from` has none and is no narrower.
    fn may_carry_instead(&self, from: Type, to: Type) -> bool {
        let (Some(from), Some(to)) = (self.f.types().int_bits(from), self.f.types().int_bits(to)) else { return true };
        self.may_change_width(from, to)
    }

    /// `phi(x op u, x op w) -> x op phi(u, w)`, for binary operations, conversions and comparisons. If nothing else reads the
    /// operations, one operand differs or none, what does not differ is above, not all that differ are constants, and the operand of a conversion
    /// is as good to carry as its result.
    fn phi_of_operations(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        if n < 2 {
            return None;
        }
        let first = self.f.phi_incoming(inst, 0).0.as_inst()?;
        let op = self.f.op(first);
        let one_operand = op.is_cast() && op != Opcode::AddrSpaceCast;
        let compares = matches!(op, Opcode::ICmp | Opcode::FCmp);
        if !(op.is_binary() || one_operand || compares) {
            return None;
        }
        let mut fl = self.f.flags(first);
        // Operand number that differs; at most one.
        let mut differs: Option<usize> = None;
        for k in 0..n {
            let v = self.f.phi_incoming(inst, k).0;
            let arm = v.as_inst().filter(|&arm| self.f.op(arm) == op && self.one_use(v))?;
            if compares && self.f.flags(arm) & flags::PRED_MASK != self.f.flags(first) & flags::PRED_MASK {
                return None;
            }
            for number in 0..self.f.num_operands(first) {
                let (x, y) = (self.f.operand(first, number), self.f.operand(arm, number));
                if self.f.type_of(x) != self.f.type_of(y) {
                    return None;
                }
                if x != y {
                    if differs.is_some_and(|differing| differing != number) {
                        return None;
                    }
                    differs = Some(number);
                }
            }
            fl &= self.f.flags(arm);
        }
        // What does not differ must be there where the phi is: a constant, an argument, or a value above.
        if (0..self.f.num_operands(first))
            .any(|number| differs != Some(number) && !self.is_above(self.f.operand(first, number), inst))
        {
            return None;
        }
        if differs.is_some_and(|differing| !self.may_choose_operand(inst, op, differing)) {
            return None;
        }
        let at = self.behind_phis(self.f.block_of(inst))?;
        let mut ops: smallvec::SmallVec<[Value; 4]> = self.f.operands(first).collect();
        if let Some(differing) = differs {
            ops[differing] = Value::inst(self.phi_of_operand(inst, differing));
        }
        let new = self.f.new_inst(op, fl & !flags::HAS_MD, self.f.ty(inst), &ops, Aux::default());
        self.f.insert_before(new, at);
        // The locations of the merged operations differ; the first stands for them only when they agree.
        let loc = self.f.loc(first);
        let agree = (0..n).all(|k| self.f.loc(self.f.phi_incoming(inst, k).0.as_inst().expect("checked")) == loc);
        self.f.set_loc(new, if agree { loc } else { Md::NONE });
        self.list.push(new);
        Some(new.into())
    }

    /// Whether a phi of the operands `differing` of the operations that phi `inst` brings is as good as the phi of the results.
    fn may_choose_operand(&self, inst: Inst, op: Opcode, differing: usize) -> bool {
        let operand = |k: usize| {
            let arm = self.f.phi_incoming(inst, k).0.as_inst().expect("checked");
            self.f.operand(arm, differing)
        };
        if op.is_cast() {
            return self.may_carry_instead(self.f.ty(inst), self.f.type_of(operand(0)));
        }
        // Two constants on one side are cheaper as a phi of results.
        !op.is_binary() || !(0..self.f.phi_len(inst)).all(|k| operand(k).is_constant())
    }

    /// A phi of the operands `differing` of the operations that phi `inst` brings.
    fn phi_of_operand(&mut self, inst: Inst, differing: usize) -> Inst {
        let operand = |f: &Func<'_>, value: Value| f.operand(value.as_inst().expect("checked"), differing);
        let ty = self.f.type_of(operand(self.f, self.f.phi_incoming(inst, 0).0));
        let phi = self.f.new_phi(self.f.block_of(inst), ty);
        let loc = self.f.loc(inst);
        self.f.set_loc(phi, loc);
        for k in 0..self.f.phi_len(inst) {
            let (value, from) = self.f.phi_incoming(inst, k);
            let chosen = operand(self.f, value);
            self.f.add_incoming(phi, chosen, from);
        }
        self.list.push(phi);
        phi
    }

    /// `phi(extractvalue(a, N), extractvalue(b, N)) -> extractvalue(phi(a, b), N)`. If nothing else reads the parts, and `a` and `b`
    /// have one type.
    fn phi_of_extracted_values(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        let first = p::inst(self.f, self.f.phi_incoming(inst, 0).0, Opcode::ExtractValue)?;
        let whole = self.f.operand(first, 0);
        let ty = self.f.type_of(whole);
        let path: SmallVec<[u32; 4]> = self.f.indices(first).into();
        if !(2..=MAX_NEIGHBOURS).contains(&n) {
            return None;
        }
        for (value, _) in self.f.phi_pairs(inst) {
            let part = p::inst(self.f, value, Opcode::ExtractValue)?;
            let same = self.f.indices(part) == &path[..] && self.f.type_of(self.f.operand(part, 0)) == ty;
            if !same || !self.only_user(value, inst) {
                return None;
            }
        }
        let block = self.f.block_of(inst);
        let at = self.behind_phis(block)?;
        let phi = self.f.new_phi(block, ty);
        self.f.derive_name(Value::inst(phi), whole, ".pn");
        let loc = self.f.loc(inst);
        self.f.set_loc(phi, loc);
        for k in 0..n {
            let (value, from) = self.f.phi_incoming(inst, k);
            let aggregate = self.f.operand(value.as_inst()?, 0);
            self.f.add_incoming(phi, aggregate, from);
        }
        self.list.push(phi);
        let part_type = self.f.ty(inst);
        let v = Builder::before(self.f, at).extract_value(Value::inst(phi), &path, part_type);
        if let Some(part) = v.as_inst() {
            self.f.set_loc(part, Md::NONE);
        }
        Some(self.queue_new(v))
    }

    /// `phi(insertvalue(a, x, N), insertvalue(b, y, N)) -> insertvalue(phi(a, b), phi(x, y), N)`. If nothing else reads the aggregates, and
    /// `x` and `y` have one type.
    fn phi_of_inserted_values(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        let first = p::inst(self.f, self.f.phi_incoming(inst, 0).0, Opcode::InsertValue)?;
        let path: SmallVec<[u32; 4]> = self.f.indices(first).into();
        let element_type = self.f.type_of(self.f.operand(first, 1));
        if !(2..=MAX_NEIGHBOURS).contains(&n) {
            return None;
        }
        for (value, _) in self.f.phi_pairs(inst) {
            let insert = p::inst(self.f, value, Opcode::InsertValue)?;
            let same = self.f.indices(insert) == &path[..] && self.f.type_of(self.f.operand(insert, 1)) == element_type;
            if !same || !self.only_user(value, inst) {
                return None;
            }
        }
        let block = self.f.block_of(inst);
        let at = self.behind_phis(block)?;
        let loc = self.f.loc(inst);
        let mut parts = [Value::NONE; 2];
        for (number, part) in parts.iter_mut().enumerate() {
            let name = self.f.operand(first, number);
            let ty = self.f.type_of(name);
            let phi = self.f.new_phi(block, ty);
            self.f.derive_name(Value::inst(phi), name, ".pn");
            self.f.set_loc(phi, loc);
            for k in 0..n {
                let (value, from) = self.f.phi_incoming(inst, k);
                let operand = self.f.operand(value.as_inst()?, number);
                self.f.add_incoming(phi, operand, from);
            }
            self.list.push(phi);
            *part = Value::inst(phi);
        }
        let v = Builder::before(self.f, at).insert_value(parts[0], parts[1], &path);
        if let Some(insert) = v.as_inst() {
            self.f.set_loc(insert, Md::NONE);
        }
        Some(self.queue_new(v))
    }

    /// `phi [x, A], [y, B] -> phi [y, B], [x, A]`. If the first phi of the block names the blocks in that order, and none comes twice.
    fn phi_in_order_of_first(&mut self, inst: Inst) -> Option<Value> {
        let n = self.f.phi_len(inst);
        let first = self.f.first(self.f.block_of(inst));
        if first == inst || self.f.op(first) != Opcode::Phi || n > MAX_NEIGHBOURS || self.f.phi_len(first) != n {
            return None;
        }
        let blocks = |s: &Self, phi: Inst| s.f.phi_pairs(phi).map(|(_, from)| from).collect::<SmallVec<[Block; 8]>>();
        let (wanted, own) = (blocks(self, first), blocks(self, inst));
        let twice = (1..n).any(|k| wanted[..k].contains(&wanted[k]));
        if wanted == own || twice {
            return None;
        }
        let mut pairs: SmallVec<[(Value, Block); 8]> = SmallVec::new();
        for &from in &wanted {
            pairs.push((self.f.phi_value_for(inst, from)?, from));
        }
        for (k, (value, from)) in pairs.into_iter().enumerate() {
            self.f.set_operand(inst, 2 * k, value);
            self.f.set_operand(inst, 2 * k + 1, Value::block(from));
        }
        Some(Value::inst(inst))
    }
}
