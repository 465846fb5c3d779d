//! What each instruction of the callee adds to the cost.

use super::fold::{Folded, address_offset};
use super::known::{Known, Slot};
use super::{Analyser, INSTRUCTION};
use warpc_analysis::facts;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value, flags};

/// Bytes of a stack slot that gets a constant size at the call and may then stand in the caller's frame.
const MAX_SIZED_SLOT: u64 = 65_536;
/// Addresses whose loads are remembered.
const MAX_LOADED: usize = 64;

impl Analyser<'_> {
    /// Looks at `inst` and adds what it costs.
    pub(super) fn count(&mut self, inst: Inst) -> Result<(), &'static str> {
        let func = self.func;
        if func.types().is_vector(func.ty(inst)) || func.op(inst) == Opcode::ExtractElement {
            self.vectors += 1;
        }
        self.counts.instructions += 1;
        if self.visit(inst)? {
            self.counts.simplified += 1;
        } else {
            self.cost += INSTRUCTION;
        }
        Ok(())
    }

    /// Notes what `inst` is; whether it is a constant.
    fn set(&mut self, inst: Inst, known: Known, slot: Slot) -> bool {
        self.known[inst.index()] = known;
        self.slot_of[inst.index()] = slot;
        known.is_constant()
    }

    /// Whether `inst` costs nothing beyond what was added.
    fn visit(&mut self, inst: Inst) -> Result<bool, &'static str> {
        let func = self.func;
        let op = func.op(inst);
        Ok(match op {
            Opcode::Phi => {
                let (known, slot) = self.phi(inst);
                self.set(inst, known, slot);
                true
            }
            Opcode::Select => {
                let (folded, slot) = self.select(inst);
                match folded {
                    Folded::To(known) => {
                        self.set(inst, known, slot);
                        true
                    }
                    _ => self.other(inst),
                }
            }
            Opcode::ICmp | Opcode::FCmp => match self.compare(inst) {
                Folded::To(known) => self.set(inst, known, Slot::NONE),
                _ if op == Opcode::FCmp => false,
                _ => self.stays_split(func.operand(inst, 0), self.int(func.operand(inst, 1)) == Some(0)),
            },
            Opcode::GetElementPtr => self.address(inst),
            Opcode::Unreachable | Opcode::Freeze => {
                let of = func.operands(inst).next();
                if let Some(value) = of {
                    self.set(inst, self.value(value), self.points_into(value));
                }
                true
            }
            Opcode::BitCast => {
                let known = self.cast(inst);
                self.set(inst, known, self.points_into(func.operand(inst, 0)));
                true
            }
            Opcode::AddrSpaceCast => {
                let value = func.operand(inst, 0);
                self.set(inst, self.value(value), self.points_into(value));
                true
            }
            Opcode::Ret => !std::mem::replace(&mut self.returned, true),
            Opcode::Br => func.num_operands(inst) == 1 || self.int(func.operand(inst, 0)).is_some(),
            Opcode::Switch => {
                let decided = self.int(func.operand(inst, 0)).is_some();
                if !decided {
                    self.cost += switch_cost(func, inst);
                }
                decided
            }
            Opcode::IndirectBr => return Err("indirect branch"),
            Opcode::Alloca => {
                self.slot(inst)?;
                false
            }
            Opcode::Load => self.load(inst),
            Opcode::Store => {
                let simple = facts::is_simple(func, inst);
                if self.stays_split(func.operand(inst, 1), simple) {
                    return Ok(true);
                }
                self.reloads_count();
                false
            }
            Opcode::PtrToInt | Opcode::IntToPtr | Opcode::Trunc => {
                let known = self.cast(inst);
                self.set(inst, known, Slot::NONE) || self.plain_cast(inst)
            }
            Opcode::Call | Opcode::Invoke => self.call(inst)?,
            _ if op.is_binary() => match self.binary(inst) {
                Folded::To(known) => {
                    self.set(inst, known, Slot::NONE);
                    true
                }
                Folded::Free => true,
                Folded::Stays => self.other(inst),
            },
            _ if op.is_cast() => {
                let known = self.cast(inst);
                self.set(inst, known, Slot::NONE) || self.other(inst)
            }
            Opcode::Resume | Opcode::CleanupRet | Opcode::CatchRet => false,
            _ => self.other(inst),
        })
    }

    /// What no rule is for: a slot that is an operand stays whole. Whether it is free all the same.
    fn other(&mut self, inst: Inst) -> bool {
        let free = matches!(self.func.op(inst), Opcode::ExtractValue | Opcode::InsertValue);
        if !free {
            self.keep_operands(inst);
        }
        free
    }

    /// The successor that a terminator always goes to, if that is known.
    pub(super) fn target(&mut self, term: Inst) -> Option<Block> {
        let func = self.func;
        let only = match func.op(term) {
            Opcode::Br if func.num_operands(term) == 3 => {
                let number = self.int(func.operand(term, 0))?;
                func.operand(term, 1 + (number & 1 == 0) as usize).as_block()
            }
            Opcode::Switch => {
                let selector = func.operand(term, 0);
                let (number, mask) = (self.int(selector)?, low_mask(self.bits(selector).min(64)));
                let hit = (2..func.num_operands(term)).step_by(2).find(|&case| {
                    func.consts().as_int(func.operand(term, case)).is_some_and(|value| value & mask == number & mask)
                });
                func.operand(term, hit.map_or(1, |case| case + 1)).as_block()
            }
            _ => None,
        }?;
        self.leave_out(term, only);
        Some(only)
    }

    /// Notes the blocks that are never reached as `term` always goes to `only`: its other successors, and what only they lead to.
    fn leave_out(&mut self, term: Inst, only: Block) {
        let func = self.func;
        let cfg = self.cfg.get_or_insert_with(|| warpc_ir::cfg::Cfg::new(func));
        let from = func.block_of(term);
        let mut work: Vec<Block> = func.successors_of(term).filter(|&succ| succ != only).collect();
        while let Some(block) = work.pop() {
            let dead = |&pred: &Block| {
                let chosen = self.only_successor[pred.index()];
                pred == from || self.left_out.contains(pred) || chosen.is_some() && chosen != block
            };
            if !self.left_out.contains(block) && cfg.preds(block).iter().all(dead) {
                self.left_out.insert(block);
                work.extend(cfg.succs(block));
            }
        }
    }

    /// A `getelementptr`: free where its offset is constant.
    fn address(&mut self, inst: Inst) -> bool {
        let func = self.func;
        let base = func.operand(inst, 0);
        let slot = self.points_into(base);
        let offset = address_offset(func, inst, |index| self.value(index));
        if let Some(offset) = offset {
            let known = match self.value(base) {
                Known::Address(number) => Known::Address(number.wrapping_add(offset as u64)),
                Known::Int(number) if offset != 0 => Known::Address(number.wrapping_add(offset as u64)),
                Known::Int(number) => Known::Int(number),
                Known::Global(global) if offset == 0 => Known::Global(global),
                Known::Global(_) | Known::Float(_) | Known::Constant => Known::Constant,
                Known::Offset(base, at) if func.flags(inst) & flags::INBOUNDS != 0 => {
                    Known::Offset(base, at.wrapping_add(offset))
                }
                Known::Offset(..) | Known::Nothing => Known::Nothing,
            };
            self.set(inst, known, slot);
            return true;
        }
        // A vector of indices is constant without having one offset.
        if func.operands(inst).skip(1).all(|index| self.value(index).is_constant()) {
            self.set(inst, Known::Nothing, slot);
            return true;
        }
        self.keep(base);
        self.is_plain_sum(inst)
    }

    /// Whether the address of `inst` is the sum of base and index, which every machine adds in an access. GPUs add constants only.
    fn is_plain_sum(&self, inst: Inst) -> bool {
        let func = self.func;
        let bytes = func.layout().fixed_alloc_size(func.types(), Type(func.aux(inst).a)) == Some(1);
        let tables = func.ctx().tables;
        bytes && func.num_operands(inst) == 2 && tables.strings.get(tables.triple).is_empty()
    }

    fn load(&mut self, inst: Inst) -> bool {
        let func = self.func;
        let ptr = func.operand(inst, 0);
        if self.stays_split(ptr, facts::is_simple(func, inst)) {
            return true;
        }
        if self.reloads.is_none() {
            return false;
        }
        let again = self.loaded.contains(&ptr);
        if again && facts::is_unordered(func, inst) {
            self.reloads = self.reloads.map(|units| units + INSTRUCTION);
            return true;
        }
        if !again && self.loaded.len() < MAX_LOADED {
            self.loaded.push(ptr);
        }
        false
    }

    /// Casts between pointers and integers, and to shorter integers: free where the registers are the same.
    fn plain_cast(&mut self, inst: Inst) -> bool {
        let func = self.func;
        let (value, ty) = (func.operand(inst, 0), func.ty(inst));
        let (from, to) = (func.type_of(value), ty);
        let layout = func.layout();
        let pointer = |ty: Type| func.types().addrspace(ty).map(|space| layout.pointer_bits(space));
        let native = |ty: Type| func.types().int_bits(ty).filter(|&bits| layout.is_native(bits));
        match func.op(inst) {
            Opcode::Trunc => {
                self.keep(value);
                native(to).is_some()
            }
            Opcode::PtrToInt => {
                let slot = self.points_into(value);
                let known = match (func.types().int_bits(to), pointer(from)) {
                    (Some(bits), Some(pointer)) if bits == pointer => self.value(value),
                    _ => Known::Nothing,
                };
                self.set(inst, known, slot);
                native(to).zip(pointer(from)).is_some_and(|(bits, pointer)| bits >= pointer)
            }
            _ => {
                let slot = self.points_into(value);
                let known = match (func.types().int_bits(from), pointer(to)) {
                    (Some(bits), Some(pointer)) if bits <= pointer => self.value(value),
                    _ => Known::Nothing,
                };
                self.set(inst, known, slot);
                native(from).zip(pointer(to)).is_some_and(|(bits, pointer)| bits <= pointer)
            }
        }
    }

    /// Counts a use of pointer `value`, which a split slot takes for nothing if it is `harmless`; whether it does.
    fn stays_split(&mut self, value: Value, harmless: bool) -> bool {
        let Slot(at) = self.points_into(value);
        match self.slots.get_mut(at as usize) {
            Some(Some(saved)) if harmless => {
                *saved += INSTRUCTION;
                self.counts.saved += INSTRUCTION;
                true
            }
            Some(_) => {
                self.keep(value);
                false
            }
            None => false,
        }
    }

    /// Notes that the slot which `value` points into cannot be split: the cost of its accesses counts from now on.
    pub(super) fn keep(&mut self, value: Value) {
        let Slot(at) = self.points_into(value);
        if let Some(slot) = self.slots.get_mut(at as usize)
            && let Some(saved) = slot.take()
        {
            self.cost += saved;
            self.counts.saved -= saved;
            self.counts.lost += saved;
            self.reloads_count();
        }
    }

    pub(super) fn keep_operands(&mut self, inst: Inst) {
        for k in 0..self.func.num_operands(inst) {
            self.keep(self.func.operand(inst, k));
        }
    }

    /// Something writes to memory: what was loaded may not be loaded for nothing again, neither before nor after.
    pub(super) fn reloads_count(&mut self) {
        self.cost += self.reloads.take().unwrap_or(0);
    }

    /// Counts a stack slot of the callee.
    fn slot(&mut self, inst: Inst) -> Result<(), &'static str> {
        let func = self.func;
        let count = func.operand(inst, 0);
        self.keep(count);
        let fixed = count.as_const().is_some();
        // A number of elements that only this call makes constant.
        let sized = !fixed && self.int(count).is_some();
        if !sized && (!fixed || func.block_of(inst) != func.entry()) {
            return Err("dynamic alloca");
        }
        let size =
            func.layout().fixed_alloc_size(func.types(), Type(func.aux(inst).a)).ok_or("alloca of unknown size")?;
        self.stack = self.stack.saturating_add(size.saturating_mul(self.int(count).unwrap_or(1)));
        if sized && self.stack > MAX_SIZED_SLOT {
            return Err("dynamic alloca");
        }
        Ok(())
    }
}

/// Units of a switch beyond its own: a few comparisons, or a tree of them.
fn switch_cost(func: &Func<'_>, inst: Inst) -> i64 {
    let cases = (func.num_operands(inst) as i64 - 2) / 2;
    let default = func.operand(inst, 1).as_block().and_then(|b| func.terminator(b).get());
    let unreachable = default.is_some_and(|t| func.op(t) == Opcode::Unreachable && func.prev(t).is_none());
    if cases <= 3 {
        return (cases - unreachable as i64).max(0) * 2 * INSTRUCTION;
    }
    (3 * cases / 2 - 1) * 2 * INSTRUCTION
}
