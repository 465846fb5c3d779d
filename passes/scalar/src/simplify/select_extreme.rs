//! `select` between a value and a minimum or maximum of it, by a comparison of the same two values.

use super::{Simplifier, p};
use warpc_ir::Value;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::IntPred;

/// `x pred y ? x : which(x, y)` as its rules see it; the arms may be exchanged, the predicate with them.
#[derive(Clone, Copy)]
pub(super) struct ExtremeChoice {
    pred: IntPred,
    x: Value,
    extreme: Value,
    which: IntrinsicId,
}

impl ExtremeChoice {
    /// What is true of `x` and `y` where the extreme is `x`.
    fn keeps(self) -> [IntPred; 3] {
        use IntPred::*;
        match self.which {
            id::UMIN => [Eq, Ult, Ule],
            id::UMAX => [Eq, Ugt, Uge],
            id::SMIN => [Eq, Slt, Sle],
            _ => [Eq, Sgt, Sge],
        }
    }
}

impl Simplifier<'_, '_> {
    /// Rules of `condition ? left : right` for a comparison and arms that are one of its operands and an extreme of both.
    pub(super) fn select_of_extreme(&mut self, condition: Value, left: Value, right: Value) -> Option<Value> {
        let (pred, a, b) = p::icmp(self.f, condition)?;
        for (pred, x, extreme) in [(pred, left, right), (pred.inverse(), right, left)] {
            let Some((which, _)) = p::intrinsic(self.f, extreme) else { continue };
            if !matches!(which, id::UMIN | id::UMAX | id::SMIN | id::SMAX) {
                continue;
            }
            let (pred, y) = match (a == x, b == x) {
                (true, _) => (pred, b),
                (_, true) => (pred.swapped(), a),
                _ => continue,
            };
            let Some(pair) = p::binary_intrinsic(self.f, extreme, which) else { continue };
            if p::same_pair(pair, (x, y)) {
                return self.extreme_choice_rules(ExtremeChoice { pred, x, extreme, which });
            }
        }
        None
    }

    rules! {
        /// Rules of a choice between a value and an extreme of it.
        fn extreme_choice_rules(&mut self, site: ExtremeChoice) -> Option<Value> {
            choice_that_is_extreme,
            choice_that_is_operand,
        }
    }

    /// `x <s y ? x : smin(x, y) -> smin(x, y)`, and so for `<=` and `==`, and for all minima and maxima. Always: where `x` is
    /// chosen, it is the extreme.
    fn choice_that_is_extreme(&mut self, site: ExtremeChoice) -> Option<Value> {
        site.keeps().contains(&site.pred).then_some(site.extreme)
    }

    /// `x >s y ? x : smin(x, y) -> x`, and so for `>=` and `!=`, and for all minima and maxima. Always: where the extreme is
    /// chosen, it is `x`.
    fn choice_that_is_operand(&mut self, site: ExtremeChoice) -> Option<Value> {
        site.keeps().contains(&site.pred.inverse()).then_some(site.x)
    }
}
