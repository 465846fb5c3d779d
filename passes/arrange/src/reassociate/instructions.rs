//! Other operations that join trees when they are written as sums and products: shifts, `or` without common bits; the order of
//! operands.

use super::{CLIMB, Reassociate, Rewritten, only_user, regroupable};
use warpc_analysis::Values;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

impl Reassociate {
    /// Constants on the right; else the operand of higher rank.
    pub(super) fn order_operands(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        if left == right || right.is_constant() {
            return;
        }
        if left.is_constant() || self.ranks.of(func, right) < self.ranks.of(func, left) {
            self.swap(func, inst);
        }
    }

    /// Exchanges the operands of `inst`.
    pub(super) fn swap(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        func.swap_operands(inst, 0, 1);
        self.swapped.resize(func.num_insts().max(self.swapped.rows()));
        if !self.swapped.insert(inst) {
            self.swapped.remove(inst);
        }
    }

    /// Whether the shift `inst` is by a constant and below or above a product or sum that may be regrouped.
    pub(super) fn shift_joins_tree(&self, func: &Func<'_>, inst: Inst) -> bool {
        if func.types().is_vector(func.ty(inst)) {
            return false;
        }
        let bits = p::width(func, inst.into());
        let amount = p::int(func, func.operand(inst, 1));
        if amount.is_none_or(|n| n.v >= bits as u128) {
            return false;
        }
        let is = |v, op| regroupable(func, v, op).is_some();
        is(func.operand(inst, 0), Opcode::Mul)
            || only_user(func, inst).is_some_and(|user| is(user.into(), Opcode::Mul) || is(user.into(), Opcode::Add))
    }

    /// `x << n -> x * 2^n`. Without `nuw`, `nsw` holds for the product unless the factor is the sign bit.
    pub(super) fn shift_to_product(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let ty = func.ty(inst);
        let bits = p::width(func, inst.into());
        let amount = p::int(func, func.operand(inst, 1)).map_or(0, |n| n.v as u32);
        let factor = p::make_int(func, ty, 1 << amount);
        let mut fl = func.flags(inst) & (flags::NUW | flags::NSW);
        if fl == flags::NSW && amount == bits - 1 {
            fl = 0;
        }
        self.write_as(func, inst, Opcode::Mul, fl, factor);
    }

    /// Whether the `or` has operands without common bits and is next to a sum, difference, product or shift.
    pub(super) fn is_sum(&self, func: &Func<'_>, inst: Inst) -> bool {
        let near = |v| {
            [Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Shl].iter().any(|&op| regroupable(func, v, op).is_some())
        };
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        if !near(left) && !near(right) && !only_user(func, inst).is_some_and(|user| near(user.into())) {
            return false;
        }
        !joins_loads(func, inst)
            && (func.flags(inst) & flags::DISJOINT != 0 || Values::new(func).at(inst).no_common_bits(left, right))
    }

    /// `x | y -> x + y` of values without common bits.
    pub(super) fn or_to_sum(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let right = func.operand(inst, 1);
        self.write_as(func, inst, Opcode::Add, flags::NUW | flags::NSW, right);
    }

    /// Makes `inst` the operation `op` with `flags` of its left operand and `right`, which has the same value.
    fn write_as(&mut self, func: &mut FuncMut<'_>, inst: Inst, op: Opcode, flags: u16, right: Value) {
        let old = (func.op(inst), func.flags(inst), func.operand(inst, 1));
        func.set_op(inst, op, func.ty(inst));
        func.set_flags(inst, flags);
        func.set_operand(inst, 1, right);
        self.rewritten.push(Rewritten { inst, old, new: (op, flags, right), left: func.operand(inst, 0) });
    }

    /// Takes back what other passes would take back: operations that were written as another one and then found no tree to join,
    /// and operands that only stand the other way around.
    pub(super) fn restore(&mut self, func: &mut FuncMut<'_>) {
        for Rewritten { inst, old, new, left } in std::mem::take(&mut self.rewritten) {
            if func.is_dead(inst) {
                self.changed = true;
                continue;
            }
            let (op, flags_now) = (func.op(inst), func.flags(inst) & !flags::HAS_MD);
            let operands = [func.operand(inst, 0), func.operand(inst, 1)];
            let same = operands == [left, new.2] || op == Opcode::Add && operands == [new.2, left];
            if (op, flags_now) != (new.0, new.1) || !same {
                self.changed = true;
                continue;
            }
            func.set_op(inst, old.0, func.ty(inst));
            func.set_flags(inst, old.1);
            if old.2 != new.2 {
                func.set_operand(inst, 1, old.2);
            }
        }
        let turned: Vec<Inst> = self.swapped.iter().collect();
        for inst in turned {
            if !func.is_dead(inst) {
                func.swap_operands(inst, 0, 1);
            }
        }
        self.swapped.reset(func.num_insts());
    }
}

/// Whether `inst` puts loaded values together: later passes make one load of it.
fn joins_loads(func: &Func<'_>, inst: Inst) -> bool {
    let mut work = vec![inst];
    let mut seen: RowSet<Inst> = RowSet::new(0);
    let mut left = CLIMB;
    while let Some(i) = work.pop() {
        seen.resize(func.num_insts());
        if !seen.insert(i) {
            continue;
        }
        left = left.saturating_sub(1);
        let operands = match func.op(i) {
            Opcode::Or => 2,
            Opcode::Shl | Opcode::ZExt => 1,
            Opcode::Load => 0,
            _ => return false,
        };
        if left == 0 {
            return false;
        }
        for k in 0..operands {
            match func.operand(i, k).as_inst() {
                Some(o) => work.push(o),
                None => return false,
            }
        }
    }
    true
}
