//! Conditions of exits in canonical form: `zext i < n` where `n` fits the type of `i` becomes `i < trunc n`, unsigned. The extension and a
//! comparison of the wider type leave the loop.

use super::Work;
use super::operations::make_unsigned;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_scev::{Interval, number};

impl Work<'_> {
    pub(super) fn canonicalize_conditions(&mut self, func: &mut FuncMut<'_>) {
        let exiting = self.loops.exiting_blocks(func, self.id);
        for &block in &exiting {
            if let Some((compare, side)) = self.extended_side(func, block)
                && func.int_pred(compare).is_signed()
                && self.fits(func, compare, side)
            {
                make_unsigned(func, compare);
                self.changed = true;
            }
        }
        for &block in &exiting {
            let Some((compare, side)) = self.extended_side(func, block) else { continue };
            let other = func.operand(compare, 1 - side);
            if !func.int_pred(compare).is_unsigned()
                || !self.is_invariant(func, other)
                || !self.fits(func, compare, side)
            {
                continue;
            }
            let Some(extension) = func.operand(compare, side).as_inst() else { continue };
            if self.is_invariant(func, extension.into()) {
                continue;
            }
            let narrow = func.operand(extension, 0);
            let ty = func.type_of(narrow);
            let cut = self.extended_before(func, Opcode::Trunc, other, ty, "");
            let mut operands = [narrow, cut];
            if side == 1 {
                operands.swap(0, 1);
            }
            self.scev.forget_value(func, compare.into());
            func.set_operand(compare, 0, operands[0]);
            func.set_operand(compare, 1, operands[1]);
            let pred = func.int_pred(compare);
            super::compare::set_pred(func, compare, pred, false);
            self.dead.push(extension);
            self.changed = true;
        }
    }
    /// The comparison that decides at the end of `block` and nothing else, and which side of it is a zero extension beside an invariant.
    fn extended_side(&self, func: &Func<'_>, block: Block) -> Option<(Inst, usize)> {
        let branch = func.terminator(block);
        if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return None;
        }
        let condition = func.operand(branch, 0);
        let compare = condition.as_inst().filter(|&i| func.op(i) == Opcode::ICmp && func.has_one_use(condition))?;
        let side = if self.is_invariant(func, func.operand(compare, 1)) { 0 } else { 1 };
        if !self.is_invariant(func, func.operand(compare, 1 - side)) {
            return None;
        }
        let value = func.operand(compare, side);
        let extension = value.as_inst().filter(|&i| func.op(i) == Opcode::ZExt)?;
        func.types().int_bits(func.type_of(func.operand(extension, 0))).map(|_| (compare, side))
    }
    /// Whether the other side of `compare` is a number of the narrow type.
    fn fits(&mut self, func: &Func<'_>, compare: Inst, side: usize) -> bool {
        let Some(extension) = func.operand(compare, side).as_inst() else { return false };
        let Some(narrow) = func.types().int_bits(func.type_of(func.operand(extension, 0))) else { return false };
        let (other, id) = (func.operand(compare, 1 - side), self.id);
        self.ask(func, |se| {
            if se.type_of(other).is_none() {
                return false;
            }
            let expr = se.get(other);
            let expr = se.apply_guards(expr, id);
            let range: Interval = se.range(expr, false);
            number::active_bits(range.umax(), range.bits) <= narrow
        })
    }
}
