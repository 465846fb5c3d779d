//! Comparisons with induction variables: decided, by invariants, or unsigned.

use super::Work;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, IntPred, Value};
use warpc_scev::{Expr, InvariantComparison};

impl Work<'_> {
    /// Simplifies comparison `inst`.
    pub(super) fn simplify_comparison(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        let pred = f.int_pred(inst);
        let around = self.loops.of(f.block_of(inst));
        let (left, right) = (f.operand(inst, 0), f.operand(inst, 1));
        let at = self.block_of_uses(f, inst);
        let (a, b, decided) = self.ask(f, |se| {
            let (a, b) = (se.get(left), se.get(right));
            let (a, b) = (se.at_scope(a, around), se.at_scope(b, around));
            (a, b, se.decided_at(pred, a, b, at))
        });
        if let Some(truth) = decided {
            let value = f.consts_mut().add_bool(truth);
            return self.replace(f, inst, value);
        }
        if self.compare_invariants(f, inst, pred, a, b) {
            return;
        }
        let unsigned = pred.is_signed() && self.ask(f, |se| se.is_known_non_negative(a) && se.is_known_non_negative(b));
        if unsigned {
            set_pred(f, inst, pred.flipped_sign(), true);
            self.changed = true;
        }
    }
    /// The block that all users of `inst` are in or below.
    fn block_of_uses(&self, f: &Func<'_>, inst: Inst) -> Option<Block> {
        let dom = self.dom;
        let blocks = f.uses(inst.into()).map(|u| f.block_of(f.user(u)));
        blocks.filter(|&b| dom.is_reachable(b)).reduce(|a, b| dom.common(a, b))
    }
    /// Makes `inst` compare values before the loop, if its outcome is the same in all iterations that matter.
    fn compare_invariants(&mut self, f: &mut FuncMut<'_>, inst: Inst, pred: IntPred, a: Expr, b: Expr) -> bool {
        let (id, block) = (self.id, f.block_of(inst));
        let Some(found) = self.ask(f, |se| se.invariant_comparison(pred, a, b, id, Some(block))) else { return false };
        let end = f.terminator(self.preheader);
        let Some((left, right)) = self.invariants_before(f, end, &found, self.cheap.saturating_mul(2)) else {
            return false;
        };
        self.scev.forget_value(f, inst.into());
        self.dead.extend(f.operands(inst).filter_map(|v| v.as_inst()));
        f.set_operand(inst, 0, left);
        f.set_operand(inst, 1, right);
        set_pred(f, inst, found.pred, false);
        self.changed = true;
        true
    }
    /// Computes both sides of `comparison` before `at` at a cost of at most `budget`.
    pub(super) fn invariants_before(
        &mut self,
        f: &mut FuncMut<'_>,
        at: Inst,
        comparison: &InvariantComparison,
        budget: u32,
    ) -> Option<(Value, Value)> {
        let left = self.plan(f, comparison.lhs, at, budget, Inst::NONE)?;
        let right = self.plan(f, comparison.rhs, at, budget.saturating_sub(left.cost()), Inst::NONE)?;
        let left = self.apply(f, &left);
        // The first side may have brought what the second needs.
        drop(right);
        let right = self.plan(f, comparison.rhs, at, u32::MAX, Inst::NONE)?;
        let right = self.apply(f, &right);
        (f.type_of(left) == f.type_of(right)).then_some((left, right))
    }
}

/// Sets the predicate of comparison `inst`, and whether both sides have one sign.
pub(super) fn set_pred(f: &mut FuncMut<'_>, inst: Inst, pred: IntPred, same_sign: bool) {
    let kept = f.flags(inst) & !(flags::PRED_MASK | flags::SAMESIGN);
    let sign = if same_sign { flags::SAMESIGN } else { 0 };
    f.set_flags(inst, kept | sign | (pred as u16) << flags::PRED_SHIFT);
}
