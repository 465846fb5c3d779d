//! `and` and `or` of comparisons of floating-point numbers: what an order says of NaN.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::opcode::FloatPred;

/// A question whether `x` or `y` is NaN beside another comparison.
#[derive(Clone, Copy)]
struct NanTestAndOrder {
    site: Operation,
    /// Whether it asks that both are numbers.
    asks_ordered: bool,
    x: Value,
    y: Value,
    /// The other comparison, its operands, and whether it is false for NaN.
    order: Value,
    left: Value,
    right: Value,
    ordered: bool,
}

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `left && right` of a question for NaN and another comparison.
        fn conjunction_with_nan_test_rules(&mut self, pair: NanTestAndOrder) -> Option<Value> {
            and_of_order_with_nan_test,
        }
    }
    rules! {
        /// Rules of `left || right` of a question for NaN and another comparison.
        fn disjunction_with_nan_test_rules(&mut self, pair: NanTestAndOrder) -> Option<Value> {
            or_of_order_with_nan_test,
        }
    }

    /// Rules of `and` of two comparisons of floating-point numbers.
    pub(super) fn and_of_float_compares(&mut self, site: Operation) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|site| {
            let pair = self.nan_test_and_order(site)?;
            self.conjunction_with_nan_test_rules(pair)
        })
    }
    /// Rules of `or` of two comparisons of floating-point numbers.
    pub(super) fn or_of_float_compares(&mut self, site: Operation) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|site| {
            let pair = self.nan_test_and_order(site)?;
            self.disjunction_with_nan_test_rules(pair)
        })
    }

    /// The operands of `site` if the first is `ord` or `uno`.
    fn nan_test_and_order(&self, site: Operation) -> Option<NanTestAndOrder> {
        let (test, x, y) = p::fcmp(self.f, site.left)?;
        let (pred, left, right) = p::fcmp(self.f, site.right)?;
        let asks_ordered = match test {
            FloatPred::Ord => true,
            FloatPred::Uno => false,
            _ => return None,
        };
        if matches!(pred, FloatPred::False | FloatPred::True) {
            return None;
        }
        let ordered = pred as u8 & FloatPred::Uno as u8 == 0;
        Some(NanTestAndOrder { site, asks_ordered, x, y, order: site.right, left, right, ordered })
    }

    /// Whether the question is for NaN in operands of the order alone.
    fn asks_for_operand(&self, pair: NanTestAndOrder) -> bool {
        let compared = |value: Value| value == pair.left || value == pair.right;
        compared(pair.x) && (compared(pair.y) || self.never_nan(pair.y)) || compared(pair.y) && self.never_nan(pair.x)
    }

    /// `fcmp ord x, 0.0 & fcmp olt x, y -> fcmp olt x, y`, `fcmp uno x, 0.0 & fcmp olt x, y -> false`, for all ordered comparisons. If what is
    /// asked for NaN is compared, or known to be none.
    fn and_of_order_with_nan_test(&mut self, pair: NanTestAndOrder) -> Option<Value> {
        if !pair.ordered || !self.asks_for_operand(pair) {
            return None;
        }
        if pair.asks_ordered { Some(pair.order) } else { self.bool(pair.site.ty, false) }
    }

    /// `fcmp uno x, 0.0 | fcmp ult x, y -> fcmp ult x, y`, `fcmp ord x, 0.0 | fcmp ult x, y -> true`, for all unordered comparisons. If what is
    /// asked for NaN is compared, or known to be none.
    fn or_of_order_with_nan_test(&mut self, pair: NanTestAndOrder) -> Option<Value> {
        if pair.ordered || !self.asks_for_operand(pair) {
            return None;
        }
        if pair.asks_ordered { self.bool(pair.site.ty, true) } else { Some(pair.order) }
    }
}
