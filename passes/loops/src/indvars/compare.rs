//! Comparisons with induction variables: decided, by invariants, or unsigned.

use super::Work;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, IntPred, Value};
use warpc_scev::{Expr, InvariantComparison};

impl Work<'_> {
    /// Simplifies comparison `inst`.
    pub(super) fn simplify_comparison(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let pred = func.int_pred(inst);
        let around = self.loops.of(func.block_of(inst));
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let at = self.block_of_uses(func, inst);
        let (a, b, decided) = self.ask(func, |se| {
            let (a, b) = (se.get(left), se.get(right));
            let (a, b) = (se.at_scope(a, around), se.at_scope(b, around));
            (a, b, se.decided_at(pred, a, b, at))
        });
        if let Some(truth) = decided {
            let value = func.consts_mut().add_bool(truth);
            self.decides_branches |= func.uses(inst.into()).any(|u| func.op(func.user(u)).is_terminator());
            return self.replace(func, inst, value);
        }
        if self.compare_invariants(func, inst, pred, a, b) {
            return;
        }
        let unsigned =
            pred.is_signed() && self.ask(func, |se| se.is_known_non_negative(a) && se.is_known_non_negative(b));
        if unsigned {
            set_pred(func, inst, pred.flipped_sign(), true);
            self.changed = true;
        }
    }
    /// The block that all users of `inst` are in or below.
    fn block_of_uses(&self, func: &Func<'_>, inst: Inst) -> Option<Block> {
        let dom = self.dom;
        let blocks = func.uses(inst.into()).map(|u| func.block_of(func.user(u)));
        blocks.filter(|&b| dom.is_reachable(b)).reduce(|a, b| dom.common(a, b))
    }
    /// Makes `inst` compare values before the loop, if its outcome is the same in all iterations that matter.
    fn compare_invariants(&mut self, func: &mut FuncMut<'_>, inst: Inst, pred: IntPred, a: Expr, b: Expr) -> bool {
        let (id, block) = (self.id, func.block_of(inst));
        let Some(found) = self.ask(func, |se| se.invariant_comparison(pred, a, b, id, Some(block))) else {
            return false;
        };
        let end = func.terminator(self.preheader);
        let Some((left, right)) = self.invariants_before(func, end, &found, self.cheap.saturating_mul(2)) else {
            return false;
        };
        self.scev.forget_value(func, inst.into());
        self.dead.extend(func.operands(inst).filter_map(|v| v.as_inst()));
        func.set_operand(inst, 0, left);
        func.set_operand(inst, 1, right);
        set_pred(func, inst, found.pred, false);
        self.changed = true;
        true
    }
    /// Computes both sides of `comparison` before `at` at a cost of at most `budget`.
    pub(super) fn invariants_before(
        &mut self,
        func: &mut FuncMut<'_>,
        at: Inst,
        comparison: &InvariantComparison,
        budget: u32,
    ) -> Option<(Value, Value)> {
        let left = self.plan(func, comparison.lhs, at, budget, Inst::NONE)?;
        let right = self.plan(func, comparison.rhs, at, budget.saturating_sub(left.cost()), Inst::NONE)?;
        let left = self.apply(func, &left);
        // The first side may have brought what the second needs.
        drop(right);
        let right = self.plan(func, comparison.rhs, at, u32::MAX, Inst::NONE)?;
        let right = self.apply(func, &right);
        (func.type_of(left) == func.type_of(right)).then_some((left, right))
    }
}

/// Sets the predicate of comparison `inst`, and whether both sides have one sign.
pub(super) fn set_pred(func: &mut FuncMut<'_>, inst: Inst, pred: IntPred, same_sign: bool) {
    let kept = func.flags(inst) & !(flags::PRED_MASK | flags::SAMESIGN);
    let sign = if same_sign { flags::SAMESIGN } else { 0 };
    func.set_flags(inst, kept | sign | (pred as u16) << flags::PRED_SHIFT);
}
