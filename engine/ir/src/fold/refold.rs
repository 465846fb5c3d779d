//! Constant expressions folded again: what the reader keeps as written, with the target and the globals at hand.

use super::Folder;
use crate::consts::ConstKind;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;
use smallvec::SmallVec;

/// Expressions in expressions that are looked at.
const MAX_DEPTH: u32 = 16;
/// Operands that are looked at in all: an expression may hold another one many times, and that a third one.
const MAX_OPERANDS: u32 = 4096;
/// Lanes of the longest literal vector whose lanes are folded.
const MAX_LANES: usize = 64;

impl Folder<'_> {
    /// What the constant `value` folds to: expressions and vectors of such are made again from folded operands. `value` itself
    /// where nothing folds. Expressions are looked at [`MAX_DEPTH`] deep, [`MAX_OPERANDS`] in all.
    pub fn refold(&mut self, value: Value) -> Value {
        let mut left = MAX_OPERANDS;
        self.refold_at(value, 0, &mut left)
    }

    fn refold_at(&mut self, value: Value, depth: u32, left: &mut u32) -> Value {
        let Some(constant) = value.as_const().filter(|_| depth < MAX_DEPTH && *left > 0) else { return value };
        *left -= 1;
        let (kind, ty) = (self.consts.row(constant).kind, self.consts.ty(constant));
        let is_lanes = matches!(kind, ConstKind::Aggregate | ConstKind::Splat) && self.types.is_vector(ty);
        if kind != ConstKind::Expr && !is_lanes || is_lanes && self.consts.list(constant).len() > MAX_LANES {
            return value;
        }
        let written: SmallVec<[Value; 8]> = self.consts.list(constant).into();
        let folded: SmallVec<[Value; 8]> =
            written.iter().map(|&operand| self.refold_at(operand, depth + 1, left)).collect();
        match kind {
            ConstKind::Splat if folded != written => self.consts.add_splat(ty, folded[0]),
            ConstKind::Aggregate if folded != written => self.consts.add_aggregate(ty, &folded, true),
            ConstKind::Expr => self.refold_expression(constant, &folded, ty).unwrap_or(value),
            _ => value,
        }
    }

    /// The expression behind `constant` of the operands `folded`.
    fn refold_expression(&mut self, constant: Const, folded: &[Value], ty: Type) -> Option<Value> {
        let head = self.consts.expr(constant)?;
        match (head.op, folded) {
            (Opcode::GetElementPtr, [base, indices @ ..]) if head.inrange.is_none() => {
                self.gep(head.elem, head.flags, *base, indices, ty)
            }
            (op, &[operand]) if op.is_cast() => self.cast(op, head.flags, operand, ty),
            (op, &[left, right]) if op.is_binary() => self.binary(op, head.flags, left, right),
            (Opcode::ExtractElement, &[vector, lane]) => self.extract_element(vector, lane),
            (Opcode::InsertElement, &[vector, element, lane]) => self.insert_element(vector, element, lane),
            _ => None,
        }
    }
}
