//! What one condition says of another, and the rules of `and` and `or` of conditions that follow.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, Opcode, flags};

impl Simplifier<'_, '_> {
    /// Rules of `and` of two conditions.
    pub(super) fn and_of_conditions_rules(&mut self, site: Operation) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.conjunction_rules(site)
    }
    /// Rules of `or` of two conditions.
    pub(super) fn or_of_conditions_rules(&mut self, site: Operation) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.disjunction_rules(site)
    }

    rules! {
        /// Rules of `left && right`, in order.
        fn conjunction_rules(&mut self, site: Operation) -> Option<Value> {
            and_of_implied,
            and_of_disjoint_ranges,
        }
    }
    rules! {
        /// Rules of `left || right`, in order.
        fn disjunction_rules(&mut self, site: Operation) -> Option<Value> {
            or_of_implied,
            or_of_all_ranges,
        }
    }

    /// `x & y -> x`, `x & y -> false`. If `x` implies `y`, or that `y` is false; for both orders.
    fn and_of_implied(&mut self, site: Operation) -> Option<Value> {
        for Operation { left, right, .. } in [site, site.swapped()] {
            match self.implies(left, right) {
                Some(true) => return Some(left),
                Some(false) => return self.bool(site.ty, false),
                None => {}
            }
        }
        None
    }

    /// `x | y -> y`, `x | y -> true`. If `x` implies `y`, or that `x` is false implies `y`; for both orders.
    fn or_of_implied(&mut self, site: Operation) -> Option<Value> {
        let orders = [site, site.swapped()];
        for Operation { left, right, .. } in orders {
            if self.implies(left, right) == Some(true) {
                return Some(right);
            }
        }
        for Operation { left, right, .. } in orders {
            if self.refuted_implies(left, right) == Some(true) {
                return self.bool(site.ty, true);
            }
        }
        None
    }

    /// `(x pred C1) & (x pred C2) -> false`. If no number fulfils both.
    fn and_of_disjoint_ranges(&mut self, site: Operation) -> Option<Value> {
        let [(first, c), (second, d)] = self.compares_of_one_value(site)?;
        if super::compare::range_implies(first, c, second, d) != Some(false) {
            return None;
        }
        self.bool(site.ty, false)
    }

    /// `(x pred C1) | (x pred C2) -> true`. If every number fulfils one of them.
    fn or_of_all_ranges(&mut self, site: Operation) -> Option<Value> {
        let [(first, c), (second, d)] = self.compares_of_one_value(site)?;
        if super::compare::range_implies(first.inverse(), c, second, d) != Some(true) {
            return None;
        }
        self.bool(site.ty, true)
    }

    /// Predicates and constants when both operands compare one value with constants.
    fn compares_of_one_value(&self, site: Operation) -> Option<[(IntPred, p::Int); 2]> {
        let (first, x, c) = p::icmp(self.f, site.left)?;
        let (second, y, d) = p::icmp(self.f, site.right)?;
        (x == y).then_some([(first, p::int(self.f, c)?), (second, p::int(self.f, d)?)])
    }

    // ---- implications -------------------------------------------------------------------------------------------

    /// What `x` being `truth` says of `y`, when one is the overflow of a product and the other a test of a factor for zero: a
    /// product by zero does not overflow.
    fn product_says(&self, x: Value, truth: bool, y: Value) -> Option<bool> {
        if let Some((left, right, polarity)) = self.product_overflow(x) {
            let (factor, zero) = self.zero_test(y)?;
            return (polarity == truth && (factor == left || factor == right)).then_some(!zero);
        }
        let (left, right, polarity) = self.product_overflow(y)?;
        let (factor, zero) = self.zero_test(x)?;
        (zero == truth && (factor == left || factor == right)).then_some(!polarity)
    }
    /// Factors of the product whose overflow `value` is; `false` when `value` is its inverse.
    fn product_overflow(&self, value: Value) -> Option<(Value, Value, bool)> {
        let inverted = p::not(self.f, value);
        let bit = p::inst(self.f, inverted.unwrap_or(value), Opcode::ExtractValue)?;
        let pair = self.f.operand(bit, 0);
        let (left, right) = p::binary_intrinsic(self.f, pair, id::UMUL_WITH_OVERFLOW)
            .or_else(|| p::binary_intrinsic(self.f, pair, id::SMUL_WITH_OVERFLOW))?;
        (self.f.indices(bit) == [1]).then_some((left, right, inverted.is_none()))
    }
    /// `v == 0` or `v != 0`: the value, and whether it is zero when the test is true.
    fn zero_test(&self, value: Value) -> Option<(Value, bool)> {
        let (pred, x, zero) = p::icmp(self.f, value)?;
        (pred.is_equality() && p::is_zero(self.f, zero)).then_some((x, pred == IntPred::Eq))
    }

    /// What `x` being true says of `y`: comparisons of the same operands, or of one value with constants.
    pub fn implies(&mut self, x: Value, y: Value) -> Option<bool> {
        if x == y {
            return Some(true);
        }
        if let Some(truth) = self.product_says(x, true, y) {
            return Some(truth);
        }
        let (pred, left, right) = p::icmp(self.f, x)?;
        self.compare_implies(pred, left, right, y)
    }
    /// What `x` being false says of `y`.
    pub fn refuted_implies(&mut self, x: Value, y: Value) -> Option<bool> {
        if x == y {
            return Some(false);
        }
        if let Some(truth) = self.product_says(x, false, y) {
            return Some(truth);
        }
        let (pred, left, right) = p::icmp(self.f, x)?;
        self.compare_implies(pred.inverse(), left, right, y)
    }
    /// What `icmp first left, right` says of condition `y`.
    pub fn compare_implies(&mut self, first: IntPred, left: Value, right: Value, y: Value) -> Option<bool> {
        if let Some(inverted) = p::not(self.f, y) {
            p::icmp(self.f, inverted)?;
            return self.compare_implies(first, left, right, inverted).map(|truth| !truth);
        }
        let (second, c, d) = p::icmp(self.f, y)?;
        // A comparison that is poison says nothing; `samesign` makes more poison.
        if p::has_flags(self.f, y, flags::SAMESIGN) && second != first {
            return None;
        }
        let (second, c, d) = if left == d && right == c { (second.swapped(), d, c) } else { (second, c, d) };
        if left == c && right == d {
            // An undef operand may differ from one comparison to the other.
            return same_operands_imply(first, second);
        }
        if left == c
            && let (Some(x), Some(y)) = (p::int(self.f, right), p::int(self.f, d))
        {
            return super::compare::range_implies(first, x, second, y);
        }
        // A value that is the first or last number, against another value.
        for (first, left, right) in [(first, left, right), (first.swapped(), right, left)] {
            for (second, c, d) in [(second, c, d), (second.swapped(), d, c)] {
                if first == IntPred::Eq
                    && let Some(limit) = self.number_of(c, left, right)
                    && let Some(truth) = limit_compares(second, limit)
                {
                    return Some(truth);
                }
                if second.is_equality()
                    && let Some(limit) = self.number_of(left, c, d)
                    && limit_compares(first, limit) == Some(false)
                {
                    return Some(second == IntPred::Ne);
                }
            }
        }
        None
    }

    /// The number that `value` is if `equal` is `constant`: `value` is `equal` or its complement. A null pointer is 0.
    fn number_of(&self, value: Value, equal: Value, constant: Value) -> Option<p::Int> {
        if value != equal && !p::are_complements(self.f, value, equal) {
            return None;
        }
        let Some(number) = p::int(self.f, constant) else {
            let space = self.f.types().addrspace(self.f.type_of(constant))?;
            let null = p::Int::new(0, self.f.layout().pointer_bits(space));
            return p::is_zero(self.f, constant).then_some(null);
        };
        Some(if value == equal { number } else { p::Int::new(!number.v, number.bits) })
    }
}

/// What `limit pred x` is for every `x`, where `limit` is the first or last number of the order.
fn limit_compares(pred: IntPred, limit: p::Int) -> Option<bool> {
    let (first, last) = if pred.is_signed() {
        (limit.is_sign_mask(), limit.is_max_signed())
    } else {
        (limit.is_zero(), limit.is_all_ones())
    };
    match pred {
        IntPred::Ult | IntPred::Slt if last => Some(false),
        IntPred::Uge | IntPred::Sge if last => Some(true),
        IntPred::Ugt | IntPred::Sgt if first => Some(false),
        IntPred::Ule | IntPred::Sle if first => Some(true),
        _ => None,
    }
}

/// Whether `a first b` decides `a second b`.
pub(super) fn same_operands_imply(first: IntPred, second: IntPred) -> Option<bool> {
    use IntPred::*;
    if first == second {
        return Some(true);
    }
    if first == second.inverse() {
        return Some(false);
    }
    match (first, second) {
        (Eq, second) => Some(second.is_true_when_equal()),
        (Ugt, Uge) | (Ult, Ule) | (Sgt, Sge) | (Slt, Sle) => Some(true),
        (Ugt | Ult | Sgt | Slt, Ne) => Some(true),
        (Ugt | Ult | Sgt | Slt, Eq) => Some(false),
        (Ugt, Ult) | (Ult, Ugt) | (Sgt, Slt) | (Slt, Sgt) => Some(false),
        _ => None,
    }
}
