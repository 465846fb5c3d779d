//! The passes: numbers of instructions by what their operands stand for.

use super::{Classes, MAX_PASSES};
use crate::coerce;
use crate::gvn::{Available, initial_content};
use crate::numbering::Number;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::memssa::{Access, AccessKind};
use warpc_ir::edit::settled::SIMPLIFIED;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{IntPred, Opcode, Value};
use warpc_scalar::simplify::{Context, Simplifier};

impl Classes<'_, '_> {
    /// Passes until nothing changes; whether that was reached.
    pub(super) fn settle(&mut self) -> bool {
        if !self.has_phis && !self.cfg.rpo().iter().any(|&b| self.is_entered_again(b)) {
            // What is read was found before: the next pass would find the same.
            self.pass();
            return true;
        }
        for _ in 0..MAX_PASSES {
            if !self.pass() {
                return true;
            }
        }
        false
    }
    /// Whether an edge leads back to `block`, in reverse post-order.
    fn is_entered_again(&self, block: Block) -> bool {
        let at = self.cfg.rpo_index(block);
        self.cfg.preds(block).iter().any(|&p| self.dom.is_reachable(p) && self.cfg.rpo_index(p) >= at)
    }
    fn pass(&mut self) -> bool {
        self.numbering.clear();
        self.members.clear();
        self.loads.clear();
        self.phis.clear();
        self.redundant.clear();
        self.wanted.clear();
        self.operations.swap(0, 1);
        self.operations[1].clear();
        let mut changed = false;
        let Some(entry) = self.cfg.entry().get() else { return false };
        self.reached[entry.index()] = true;
        let cfg = self.cfg.clone();
        for &block in cfg.rpo() {
            if !self.reached[block.index()] {
                continue;
            }
            changed |= self.merge_memory(block);
            let mut inst = self.f.first(block);
            while inst.is_some() {
                changed |= self.evaluate(inst);
                inst = self.f.next(inst);
            }
            changed |= self.take_edges(block);
        }
        changed
    }
    /// What `value` stands for; `NONE` for an instruction that was not looked at yet.
    pub(super) fn standing(&self, value: Value) -> Value {
        match value.as_inst() {
            Some(inst) => self.standing[inst.index()],
            None => value,
        }
    }
    /// The number of a value that stands for itself or was numbered in this pass.
    pub(super) fn number_of(&mut self, value: Value) -> Option<Number> {
        if value.as_inst().is_some() {
            return self.numbering.get(value);
        }
        let number = self.numbering.number(self.f, value, |_| None);
        self.stand(number, value);
        Some(number)
    }
    /// Makes `value` stand for `number` unless something does. What does.
    fn stand(&mut self, number: Number, value: Value) -> Value {
        if self.members.len() <= number.index() {
            self.members.resize(number.index() + 1, Value::NONE);
        }
        let slot = &mut self.members[number.index()];
        if slot.is_none() {
            *slot = value;
        }
        *slot
    }
    fn evaluate(&mut self, inst: Inst) -> bool {
        if self.f.op(inst) == Opcode::Store {
            return self.store(inst);
        }
        if self.f.ty(inst) == Type::VOID {
            return false;
        }
        let number = self.number_instruction(inst);
        self.numbering.set(Value::inst(inst), number);
        let stands = self.stand(number, Value::inst(inst));
        self.note_operation(inst, stands);
        std::mem::replace(&mut self.standing[inst.index()], stands) != stands
    }
    fn number_instruction(&mut self, inst: Inst) -> Number {
        for known in [self.by_itself(inst), self.by_classes(inst)].into_iter().flatten() {
            if known != Value::inst(inst)
                && self.f.type_of(known) == self.f.ty(inst)
                && let Some(number) = self.number_of(known)
            {
                return number;
            }
        }
        // Operands outside of what was reached stand for themselves.
        for k in 0..self.f.num_operands(inst) {
            let operand = self.f.operand(inst, k);
            if operand.as_inst().is_none() && !operand.is_none() {
                self.number_of(operand);
            }
        }
        match self.f.op(inst) {
            Opcode::Phi => self.phi(inst),
            Opcode::Load => self.load(inst),
            _ => {
                if let Some(number) = self.phi_of_operations(inst) {
                    return number;
                }
                let seen = self.memory_of_call(inst);
                self.numbering.number(self.f, Value::inst(inst), |_| seen)
            }
        }
    }
    fn memory_of_call(&mut self, inst: Inst) -> Option<Access> {
        if self.f.op(inst) != Opcode::Call || !facts::call_memory(self.f, inst).reads() {
            return None;
        }
        let access = self.memory.access(inst)?;
        let clobber = self.clobber(access);
        Some(self.leading_memory(clobber))
    }
    /// What `inst` simplifies to by its operands as they are.
    fn by_itself(&mut self, inst: Inst) -> Option<Value> {
        if self.f.op(inst).is_terminator() || self.f.is_settled(inst, SIMPLIFIED) {
            return None;
        }
        let known = self.simplified[inst.index()];
        if known.is_some() {
            return Some(known);
        }
        let context = Context { dom: Some(self.dom), assumptions: Some(self.assumptions), at: Inst::NONE, memo: None };
        let known = Simplifier::with(self.f, context).inst(inst);
        match known {
            Some(value) => self.simplified[inst.index()] = value,
            None => self.f.settle(inst, SIMPLIFIED),
        }
        known
    }
    /// What `inst` is by what its operands stand for: folded constants, and identities that hold whatever the operands promise.
    fn by_classes(&mut self, inst: Inst) -> Option<Value> {
        let op = self.f.op(inst);
        if !(op.is_pure() || op.is_int_div()) {
            return None;
        }
        let operands: SmallVec<[Value; 6]> = self.f.operands(inst).map(|v| self.standing(v)).collect();
        // What it is by its operands as they are was found already.
        if self.f.operands(inst).eq(operands.iter().copied()) {
            return None;
        }
        self.operation_of(inst, &operands)
    }
    /// What `inst` would be with these operands, if that is there already.
    pub(super) fn operation_of(&mut self, inst: Inst, operands: &[Value]) -> Option<Value> {
        if operands.iter().any(|v| v.is_none()) {
            return None;
        }
        if operands.iter().all(|v| v.is_constant()) {
            return self.folded(inst, operands);
        }
        let (op, ty) = (self.f.op(inst), self.f.ty(inst));
        match (op, operands) {
            (Opcode::Sub | Opcode::Xor, [left, right]) if left == right => self.f.folder().zero(ty),
            (Opcode::And | Opcode::Or, [left, right]) if left == right => Some(*left),
            (Opcode::Add | Opcode::Sub | Opcode::Or | Opcode::Xor | Opcode::Shl, [left, right])
                if self.f.consts().is_zero(*right) =>
            {
                Some(*left)
            }
            (Opcode::Mul | Opcode::And, [_, right]) if self.f.consts().is_zero(*right) => Some(*right),
            (Opcode::ICmp, [left, right]) if left == right => {
                let pred = self.f.int_pred(inst);
                let holds = matches!(pred, IntPred::Eq | IntPred::Uge | IntPred::Ule | IntPred::Sge | IntPred::Sle);
                Some(self.f.folder().bool_of(ty, holds))
            }
            (Opcode::Select, [_, yes, no]) if yes == no => Some(*yes),
            (Opcode::Select, [condition, yes, no]) => {
                let truth = self.f.consts().as_int(*condition)?;
                Some(if truth != 0 { *yes } else { *no })
            }
            // What promises nothing may be looked through.
            (_, [left, right]) if op.is_int_binary() && self.is_plain(*left, 3) && self.is_plain(*right, 3) => {
                Simplifier::new(self.f).binary(op, 0, *left, *right)
            }
            _ => None,
        }
    }
    /// Whether neither `value` nor what it is computed from says more of itself than its operation does.
    fn is_plain(&self, value: Value, depth: u32) -> bool {
        let Some(inst) = value.as_inst() else { return true };
        let op = self.f.op(inst);
        if depth == 0 {
            return true;
        }
        let promised = self.f.flags(inst) & (crate::numbering::promises(op) | warpc_ir::opcode::flags::HAS_MD);
        promised == 0
            && op != Opcode::Call
            && (op == Opcode::Phi || self.f.operands(inst).all(|operand| self.is_plain(operand, depth - 1)))
    }
    fn folded(&mut self, inst: Inst, operands: &[Value]) -> Option<Value> {
        let (op, ty, flags) = (self.f.op(inst), self.f.ty(inst), self.f.flags(inst));
        match op {
            Opcode::ICmp => {
                let pred = self.f.int_pred(inst);
                self.f.folder().icmp(pred, operands[0], operands[1], ty)
            }
            Opcode::FCmp => {
                let pred = self.f.float_pred(inst);
                self.f.folder().fcmp(pred, flags, operands[0], operands[1], ty)
            }
            Opcode::Select => self.f.folder().select(operands[0], operands[1], operands[2]),
            Opcode::GetElementPtr => {
                let elem = Type(self.f.aux(inst).a);
                self.f.folder().gep(elem, flags, operands[0], &operands[1..], ty)
            }
            Opcode::FNeg => self.f.folder().fneg(operands[0]),
            _ if op.is_binary() => self.f.folder().binary(op, flags, operands[0], operands[1]),
            _ if op.is_cast() => self.f.folder().cast(op, flags, operands[0], ty),
            _ => None,
        }
    }
    /// A phi: the one value that all paths that are taken bring, if it is that; else equal to phis of its block that bring the same.
    fn phi(&mut self, phi: Inst) -> Number {
        let block = self.f.block_of(phi);
        let mut brought: Vec<(Block, Value)> = Vec::with_capacity(self.f.phi_len(phi));
        for k in 0..self.f.phi_len(phi) {
            let (value, from) = self.f.phi_incoming(phi, k);
            if self.edges.contains(&(from, block)) {
                let value = if value == Value::inst(phi) { value } else { self.standing(value) };
                brought.push((from, value));
            }
        }
        let mut only = Value::NONE;
        let mut several = false;
        let (mut poison, mut undef) = (false, false);
        for &(_, value) in &brought {
            if value.is_none() || value == Value::inst(phi) {
                continue;
            }
            if value.is_undef_or_poison() {
                poison = true;
                undef |= !value.is_poison();
                continue;
            }
            several |= only.is_some() && only != value;
            only = value;
        }
        if only.is_none() && poison {
            only = if undef { Value::undef(self.f.ty(phi)) } else { Value::poison(self.f.ty(phi)) };
            undef = false;
        }
        // What comes in place of undef must be something.
        several |= undef && !(only.is_constant() && self.f.consts().is_well_defined(only));
        // In place of poison any value may come, if it is there.
        let there = !poison || only.as_inst().is_none_or(|i| self.dom.dominates(self.f.block_of(i), block));
        if !several
            && only.is_some()
            && there
            && let Some(number) = self.number_of(only)
        {
            return number;
        }
        let key = phi_key(block, self.f.ty(phi), brought);
        if let Some(&number) = self.phis.get(&key) {
            return number;
        }
        let number = self.numbering.fresh();
        // A path that was not looked at yet may bring anything: two such phis are not equal for that.
        if !key.1.contains(&Value::NONE) {
            self.phis.insert(key, number);
        }
        number
    }
    /// Notes the edges that the terminator of `block` takes.
    fn take_edges(&mut self, block: Block) -> bool {
        let term = self.f.terminator(block);
        if term.is_none() {
            return false;
        }
        let only = self.only_target(term);
        let targets: SmallVec<[Block; 4]> = match only {
            Some(to) => [to].into_iter().collect(),
            None => self.f.successors_of(term).collect(),
        };
        let mut changed = false;
        for to in targets {
            changed |= self.edges.insert((block, to));
            self.reached[to.index()] = true;
        }
        changed
    }
    /// Where a branch on a known condition goes.
    fn only_target(&self, term: Inst) -> Option<Block> {
        let op = self.f.op(term);
        if !(op == Opcode::Switch || op == Opcode::Br && self.f.num_operands(term) == 3) {
            return None;
        }
        let condition = self.standing(self.f.operand(term, 0));
        if !condition.is_constant() || condition.is_undef_or_poison() {
            return None;
        }
        if op == Opcode::Br {
            let truth = self.f.consts().as_int(condition)?;
            return self.f.operand(term, if truth != 0 { 1 } else { 2 }).as_block();
        }
        let case = (2..self.f.num_operands(term)).step_by(2).find(|&k| self.f.operand(term, k) == condition);
        condition.as_const()?;
        self.f.operand(term, case.map_or(1, |k| k + 1)).as_block()
    }

    // ---- memory -------------------------------------------------------------------------------------------------

    fn clobber(&mut self, access: Access) -> Access {
        let known = self.clobbers[access.index()];
        if known.is_some() {
            return known;
        }
        let mut found = self.walker.clobber(self.f, &self.memory, self.dom, access);
        // That memory does not change from here on is no change.
        while self.memory.kind(found) == AccessKind::Def
            && facts::intrinsic(self.f, self.memory.inst(found)) == Some(id::INVARIANT_START)
            && let Some(loc) = warpc_analysis::Loc::of(self.f, self.memory.inst(access))
        {
            let above = self.memory.defining(found);
            found = self.walker.clobber_of_loc(self.f, &self.memory, self.dom, above, &loc);
        }
        self.clobbers[access.index()] = found;
        found
    }
    /// The definition that `access` is the same memory as.
    fn leading_memory(&self, access: Access) -> Access {
        let mut at = access;
        // Chains of phis are short; a longer one stands for itself from there on.
        for _ in 0..16 {
            let next = self.memory_is[at.index()];
            if next.is_none() || next == at {
                return at;
            }
            at = next;
        }
        at
    }
    /// The memory phi of `block`: the one definition that paths that are taken bring.
    fn merge_memory(&mut self, block: Block) -> bool {
        let Some(phi) = self.memory.phi(block) else { return false };
        let mut only = None;
        let mut several = false;
        let pairs: SmallVec<[(Block, Access); 4]> = self.memory.incoming(phi).collect();
        for (from, access) in pairs {
            if !self.edges.contains(&(from, block)) {
                continue;
            }
            let access = self.leading_memory(access);
            if access == phi {
                continue;
            }
            several |= only.is_some_and(|other| other != access);
            only = Some(access);
        }
        let is = match only {
            Some(access) if !several => access,
            _ => phi,
        };
        std::mem::replace(&mut self.memory_is[phi.index()], is) != is
    }
    fn load(&mut self, load: Inst) -> Number {
        let access = self.memory.access(load);
        let (Some(access), true) = (access, facts::is_simple(self.f, load)) else { return self.numbering.fresh() };
        let ty = self.f.ty(load);
        let Some(address) = self.number_of_operand(self.f.operand(load, 0)) else { return self.numbering.fresh() };
        let clobber = self.clobber(access);
        let memory = self.leading_memory(clobber);
        let key = (address, ty, memory);
        if let Some(&number) = self.loads.get(&key) {
            return number;
        }
        let known = self.initial_value(load, memory).or_else(|| self.constant_part(load, memory));
        let number = match known {
            Some(value) => self.number_of(value).unwrap_or_else(|| self.numbering.fresh()),
            None => self.numbering.fresh(),
        };
        self.loads.insert(key, number);
        number
    }
    /// What a new object holds that nothing was written to.
    fn initial_value(&mut self, load: Inst, memory: Access) -> Option<Value> {
        let ty = self.f.ty(load);
        if self.f.layout().fixed_store_size(self.f.types(), ty).is_none_or(|size| size == 0) {
            return None;
        }
        let object = facts::underlying_object(self.f, self.f.operand(load, 0), 6);
        let made = object.as_inst()?;
        match self.memory.kind(memory) {
            AccessKind::Def => {
                let by = self.memory.inst(memory);
                let starts = facts::intrinsic(self.f, by) == Some(id::LIFETIME_START)
                    && self.f.op(made) == Opcode::Alloca
                    && self.f.operand(by, self.f.call(by).num_args as usize - 1) == object;
                if starts {
                    return Some(Value::undef(ty));
                }
                if by != made {
                    return None;
                }
                match initial_content(self.f, by)? {
                    Available::Zero => self.f.folder().zero(ty),
                    _ => Some(Value::undef(ty)),
                }
            }
            _ => None,
        }
    }
    /// The constant that `load` reads of what definition `memory` wrote, as another type or in the middle of it.
    fn constant_part(&mut self, load: Inst, memory: Access) -> Option<Value> {
        if self.memory.kind(memory) != AccessKind::Def {
            return None;
        }
        let (by, ty, ptr) = (self.memory.inst(memory), self.f.ty(load), self.f.operand(load, 0));
        if self.f.op(by) == Opcode::Call {
            let offset = coerce::offset_in_intrinsic(self.f, ty, ptr, by)?;
            if facts::intrinsic(self.f, by).is_some_and(|which| which == id::MEMSET || which == id::MEMSET_INLINE)
                && self.f.consts().as_int(self.f.operand(by, 1)).is_none()
            {
                return None;
            }
            let value = coerce::part_of_intrinsic(self.f, by, offset, ty, load);
            return value.is_constant().then_some(value);
        }
        if self.f.op(by) != Opcode::Store || !facts::is_simple(self.f, by) {
            return None;
        }
        let value = self.standing(self.f.operand(by, 0));
        if !value.is_constant() || self.f.folder().is_symbolic(value) || !coerce::can_coerce_part(self.f, value, ty) {
            return None;
        }
        let from = self.f.type_of(value);
        let offset = coerce::offset_in_value(self.f, ty, ptr, self.f.operand(by, 1), from)?;
        let part = coerce::part_of_value(self.f, value, offset, ty, load);
        part.is_constant().then_some(part)
    }
    fn number_of_operand(&mut self, value: Value) -> Option<Number> {
        let stands = self.standing(value);
        if stands.is_constant() {
            return self.number_of(stands);
        }
        self.number_of(value)
    }
    /// A store tells what loads of its address behind it give, and is redundant where that was there before.
    fn store(&mut self, store: Inst) -> bool {
        let Some(access) = self.memory.access(store).filter(|_| facts::is_simple(self.f, store)) else { return false };
        let (value, ptr) = (self.f.operand(store, 0), self.f.operand(store, 1));
        let (Some(value_number), Some(address)) = (self.number_of_operand(value), self.number_of_operand(ptr)) else {
            return false;
        };
        let ty = self.f.type_of(value);
        let clobber = self.clobber(access);
        let before = self.leading_memory(clobber);
        let mut is = access;
        if self.loads.get(&(address, ty, before)) == Some(&value_number) {
            self.redundant.push(store);
            let above = self.memory.defining(access);
            is = self.leading_memory(above);
        }
        self.loads.insert((address, ty, is), value_number);
        let before = std::mem::replace(&mut self.memory_is[access.index()], is);
        before.get().unwrap_or(access) != is
    }
}

/// What tells phis of a block apart: what the paths that are taken bring, in order of their blocks.
pub(super) fn phi_key(block: Block, ty: Type, mut brought: Vec<(Block, Value)>) -> (Block, Vec<Value>) {
    brought.sort_unstable();
    let mut values: Vec<Value> = brought.into_iter().map(|pair| pair.1).collect();
    values.push(Value::poison(ty));
    (block, values)
}
