//! Addresses and value numbers as they are at the end of a predecessor: phis become what they bring from there.
//!
//! An address is a tree of casts, address steps and additions of constants over its inputs. Inputs that are phis of the block are
//! replaced, and an instruction that computes the tree so changed is looked for, or made. **Cost**: [`MAX_TREE`] instructions a
//! tree, and the uses of an operand until the instruction is found.

use super::Gvn;
use crate::numbering::Number;
use smallvec::{SmallVec, smallvec};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// Instructions of an address that are looked through.
const MAX_TREE: usize = 16;

/// Uses of an operand that are looked at for an equal instruction.
const MAX_USES: usize = 64;

impl Gvn<'_, '_> {
    /// Whether `inst` is a part of addresses that can be computed elsewhere.
    fn is_address_part(&self, inst: Inst) -> bool {
        match self.f.op(inst) {
            Opcode::GetElementPtr => true,
            Opcode::Add if self.options.translate_add => facts::int_constant(self.f, self.f.operand(inst, 1)).is_some(),
            Opcode::Add => false,
            op => op.is_cast() && self.f.types().is_first_class(self.f.ty(inst)),
        }
    }
    /// Calls `visit` with each instruction of `address` down to its inputs, and whether it is a part that can be computed elsewhere.
    fn walk_address(&self, address: Value, mut visit: impl FnMut(Inst, bool)) {
        let mut work: SmallVec<[Value; 16]> = smallvec![address];
        let mut left = MAX_TREE;
        while let Some(value) = work.pop() {
            let Some(inst) = value.as_inst() else { continue };
            let is_part = left > 0 && self.is_address_part(inst);
            visit(inst, is_part);
            if is_part {
                left -= 1;
                work.extend(self.f.operands(inst));
            }
        }
    }
    /// Whether `address` is another one in the predecessors of `block`: an input is a phi of it. `None` when an input is made in
    /// `block` otherwise: above, there is no such address.
    pub(super) fn depends_on_block(&self, address: Value, block: Block) -> Option<bool> {
        let (mut depends, mut is_made_here) = (false, false);
        self.walk_address(address, |inst, is_part| {
            let is_phi = self.f.op(inst) == Opcode::Phi;
            let here = self.f.block_of(inst) == block;
            depends |= here && is_phi;
            is_made_here |= here && !is_phi && !is_part;
        });
        (!is_made_here).then_some(depends)
    }
    /// Lists the blocks that [`Gvn::depends_on_block`] finds parts of `address` in.
    pub(super) fn blocks_of_address(&self, address: Value, blocks: &mut SmallVec<[Block; 8]>) {
        blocks.clear();
        self.walk_address(address, |inst, _| {
            let block = self.f.block_of(inst);
            if !blocks.contains(&block) {
                blocks.push(block);
            }
        });
    }
    /// An existing value that `address` is at the end of `from`, a predecessor of `block`.
    pub(super) fn translate_address(&mut self, address: Value, block: Block, from: Block) -> Option<Value> {
        self.translated(address, block, from, &mut None, MAX_TREE)
    }
    /// The same, making what does not exist at the end of `from`; what is made is appended to `made`.
    pub(super) fn translate_or_make(
        &mut self,
        address: Value,
        block: Block,
        from: Block,
        made: &mut Vec<Inst>,
    ) -> Option<Value> {
        let value = self.translated(address, block, from, &mut Some(made), MAX_TREE)?;
        match value.as_inst() {
            Some(inst) if !self.dom.dominates(self.f.block_of(inst), from) => None,
            _ => Some(value),
        }
    }
    fn translated(
        &mut self,
        value: Value,
        block: Block,
        from: Block,
        made: &mut Option<&mut Vec<Inst>>,
        depth: usize,
    ) -> Option<Value> {
        let Some(inst) = value.as_inst() else { return Some(value) };
        if self.f.block_of(inst) == block && self.f.op(inst) == Opcode::Phi {
            return self.f.phi_value_for(inst, from);
        }
        if !self.is_address_part(inst) {
            return (self.f.block_of(inst) != block).then_some(value);
        }
        if depth == 0 {
            return None;
        }
        let old: SmallVec<[Value; 4]> = self.f.operands(inst).collect();
        let mut operands: SmallVec<[Value; 4]> = SmallVec::with_capacity(old.len());
        for &operand in &old {
            operands.push(self.translated(operand, block, from, made, depth - 1)?);
        }
        if operands == old && made.is_none() {
            return Some(value);
        }
        if operands == old && self.dom.dominates(self.f.block_of(inst), from) {
            return Some(value);
        }
        self.join_additions(inst, &mut operands);
        if let Some(folded) = self.folded(inst, &operands) {
            return Some(folded);
        }
        let promised = match made {
            // A load is going to be put there: its address must not be poison where the other was not.
            Some(_) if operands.get(1) == old.get(1) => self.f.flags(inst),
            Some(_) => 0,
            None => u16::MAX,
        };
        if let Some(found) = self.find_equal(inst, &operands, from, promised) {
            return Some(found);
        }
        let made = made.as_mut()?;
        let at = self.f.terminator(from);
        let (op, flags, ty, aux) = (self.f.op(inst), self.f.flags(inst), self.f.ty(inst), self.f.aux(inst));
        // An addition that was joined with another may wrap where both did not.
        let joined = op == Opcode::Add && operands[1] != old[1];
        let dropped = if joined { warpc_ir::opcode::flags::INT_POISON } else { 0 };
        let flags = flags & !(warpc_ir::opcode::flags::HAS_MD | dropped);
        let new = Builder::before(self.f, at).emit(op, flags, ty, &operands, aux);
        self.f.set_loc(new, Md::NONE);
        self.f.name_after(Value::inst(new), Value::inst(inst), ".phi.trans.insert");
        made.push(new);
        Some(Value::inst(new))
    }
    /// An addition of a constant to an addition of a constant is one of their sum.
    fn join_additions(&mut self, inst: Inst, operands: &mut [Value]) {
        let inner = operands[0].as_inst().filter(|&i| self.f.op(i) == Opcode::Add && self.f.op(inst) == Opcode::Add);
        let Some(inner) = inner else { return };
        let constant = self.f.operand(inner, 1);
        if constant.is_constant()
            && let Some(sum) = self.f.folder().binary(Opcode::Add, 0, constant, operands[1])
        {
            operands[0] = self.f.operand(inner, 0);
            operands[1] = sum;
        }
    }
    /// What `inst` is with these operands, where that is a constant or one of them.
    fn folded(&mut self, inst: Inst, operands: &[Value]) -> Option<Value> {
        let (op, flags, ty) = (self.f.op(inst), self.f.flags(inst), self.f.ty(inst));
        match op {
            Opcode::GetElementPtr => {
                let zero = operands[1..].iter().all(|&index| self.f.consts().is_zero(index));
                if zero && self.f.type_of(operands[0]) == ty {
                    return Some(operands[0]);
                }
                let elem = Type(self.f.aux(inst).a);
                let constant = operands.iter().all(|v| v.is_constant());
                constant.then(|| self.f.folder().gep(elem, flags, operands[0], &operands[1..], ty)).flatten()
            }
            Opcode::Add if operands[0].is_constant() => self.f.folder().binary(op, flags, operands[0], operands[1]),
            _ if op.is_cast() && operands[0].is_constant() => self.f.folder().cast(op, flags, operands[0], ty),
            _ => None,
        }
    }
    /// An instruction like `inst` with these operands that is available at the end of `from`, and promises no more than
    /// `promised`.
    fn find_equal(&self, inst: Inst, operands: &[Value], from: Block, promised: u16) -> Option<Value> {
        let f = &*self.f;
        let through = operands.iter().copied().find(|v| v.has_uses())?;
        let found = f.uses(through).take(MAX_USES).map(|u| f.user(u)).find(|&user| {
            f.op(user) == f.op(inst)
                && f.ty(user) == f.ty(inst)
                && f.aux(user) == f.aux(inst)
                && f.flags(user) & warpc_ir::opcode::flags::INT_POISON & !promised == 0
                && f.operands(user).eq(operands.iter().copied())
                && self.dom.dominates(f.block_of(user), from)
                && self.dom.is_reachable(f.block_of(user))
        })?;
        Some(Value::inst(found))
    }

    /// The number that values of `number` in `block` have at the end of `from`, a predecessor.
    pub(super) fn translate_number(&mut self, number: Number, from: Block, block: Block) -> Number {
        // Only phis of the block are something else above it.
        let first = self.f.first(block);
        if first.is_none() || self.f.op(first) != Opcode::Phi {
            return number;
        }
        let mut left = self.options.max_depth;
        self.number_over_edge(number, from, block, &mut left, 0)
    }
    fn number_over_edge(
        &mut self,
        number: Number,
        from: Block,
        block: Block,
        left: &mut usize,
        depth: usize,
    ) -> Number {
        if let Some(&known) = self.translations.get(&(number.0, from, block)) {
            return Number(known);
        }
        if let Some(phi) = self.numbering.phi(number)
            && !self.f.is_dead(phi)
            && self.f.block_of(phi) == block
        {
            let there = self.f.phi_value_for(phi, from).and_then(|value| self.numbering.get(value));
            return there.unwrap_or(number);
        }
        if *left == 0 || depth > 64 {
            return number;
        }
        *left -= 1;
        // A value that is also computed elsewhere does not depend on phis of this block.
        let local = self.leaders.all(number).take(64).all(|(_, at)| at == block);
        let Some(mut expression) = self.numbering.expression(number).filter(|_| local) else { return number };
        let operands: SmallVec<[Number; 4]> = expression.operands().collect();
        let mut changed = false;
        let there: SmallVec<[Number; 4]> = operands
            .iter()
            .map(|&operand| {
                let moved = self.number_over_edge(operand, from, block, left, depth + 1);
                changed |= moved != operand;
                moved
            })
            .collect();
        let result = if changed {
            let mut next = there.into_iter();
            expression.translate(|operand| next.next().unwrap_or(operand));
            self.numbering.find(&expression).unwrap_or(number)
        } else {
            number
        };
        self.translations.insert((number.0, from, block), result.0);
        result
    }
}
