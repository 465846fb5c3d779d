//! Conditions of exits in canonical form: `zext i < n` where `n` fits the type of `i` becomes `i < trunc n`, unsigned. The extension and a
//! comparison of the wider type leave the loop.

use super::Work;
use super::operations::make_unsigned;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_scev::Interval;

impl Work<'_> {
    pub(super) fn canonicalize_conditions(&mut self, f: &mut FuncMut<'_>) {
        let exiting = self.loops.exiting_blocks(f, self.id);
        for &block in &exiting {
            if let Some((compare, side)) = self.extended_side(f, block)
                && f.int_pred(compare).is_signed()
                && self.fits(f, compare, side)
            {
                make_unsigned(f, compare);
                self.changed = true;
            }
        }
        for &block in &exiting {
            let Some((compare, side)) = self.extended_side(f, block) else { continue };
            let other = f.operand(compare, 1 - side);
            if !f.int_pred(compare).is_unsigned() || !self.is_invariant(f, other) || !self.fits(f, compare, side) {
                continue;
            }
            let Some(extension) = f.operand(compare, side).as_inst() else { continue };
            if self.is_invariant(f, extension.into()) {
                continue;
            }
            let narrow = f.operand(extension, 0);
            let ty = f.type_of(narrow);
            let cut = self.extended_before(f, Opcode::Trunc, other, ty, "");
            let mut operands = [narrow, cut];
            if side == 1 {
                operands.swap(0, 1);
            }
            self.scev.forget_value(f, compare.into());
            f.set_operand(compare, 0, operands[0]);
            f.set_operand(compare, 1, operands[1]);
            let pred = f.int_pred(compare);
            super::compare::set_pred(f, compare, pred, false);
            self.dead.push(extension);
            self.changed = true;
        }
    }
    /// The comparison that decides at the end of `block` and nothing else, and which side of it is a zero extension beside an invariant.
    fn extended_side(&self, f: &Func<'_>, block: Block) -> Option<(Inst, usize)> {
        let branch = f.terminator(block);
        if f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 {
            return None;
        }
        let condition = f.operand(branch, 0);
        let compare = condition.as_inst().filter(|&i| f.op(i) == Opcode::ICmp && f.has_one_use(condition))?;
        let side = if self.is_invariant(f, f.operand(compare, 1)) { 0 } else { 1 };
        if !self.is_invariant(f, f.operand(compare, 1 - side)) {
            return None;
        }
        let value = f.operand(compare, side);
        let extension = value.as_inst().filter(|&i| f.op(i) == Opcode::ZExt)?;
        f.types().int_bits(f.type_of(f.operand(extension, 0))).map(|_| (compare, side))
    }
    /// Whether the other side of `compare` is a number of the narrow type.
    fn fits(&mut self, f: &Func<'_>, compare: Inst, side: usize) -> bool {
        let Some(extension) = f.operand(compare, side).as_inst() else { return false };
        let Some(narrow) = f.types().int_bits(f.type_of(f.operand(extension, 0))) else { return false };
        let (other, id) = (f.operand(compare, 1 - side), self.id);
        self.ask(f, |se| {
            if se.type_of(other).is_none() {
                return false;
            }
            let expr = se.get(other);
            let expr = se.apply_guards(expr, id);
            let range: Interval = se.range(expr, false);
            narrow < 128 && range.umax() < 1u128 << narrow
        })
    }
}
