//! What one condition says of another, and the rules of `and` and `or` of conditions that follow.

use super::{Operation, Simplifier, p};
use crate::range::Range;
use smallvec::SmallVec;
use warpc_ir::ids::Type;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_ir::{Func, Value};

/// Complements, conjunctions and disjunctions that are looked through from one condition to another.
const MAX_CONDITION_DEPTH: u32 = 3;

/// A test of `y` for zero beside an unsigned comparison of `left` with `right`.
#[derive(Clone, Copy)]
struct ZeroTestAndOrder {
    test: Value,
    y: Value,
    /// Whether the test asks for zero.
    eq: bool,
    order: Value,
    pred: IntPred,
    left: Value,
    right: Value,
}

impl Simplifier<'_, '_> {
    /// Rules of `and` of two conditions.
    pub(super) fn and_of_conditions_rules(&mut self, site: Operation) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.conjunction_rules(site).or_else(|| self.and_of_float_compares(site))
    }
    /// Rules of `or` of two conditions.
    pub(super) fn or_of_conditions_rules(&mut self, site: Operation) -> Option<Value> {
        if !p::is_bool(self.f, site.ty) {
            return None;
        }
        self.disjunction_rules(site).or_else(|| self.or_of_float_compares(site))
    }

    rules! {
        /// Rules of `left && right`, in order.
        fn conjunction_rules(&mut self, site: Operation) -> Option<Value> {
            and_of_implied,
            and_of_disjoint_ranges,
            and_of_zero_tests,
            and_with_zero_test_of_difference,
            and_of_order_with_zero_test,
        }
    }
    rules! {
        /// Rules of `left || right`, in order.
        fn disjunction_rules(&mut self, site: Operation) -> Option<Value> {
            or_of_implied,
            or_of_all_ranges,
            or_of_zero_tests,
            or_with_zero_test_of_difference,
            or_of_order_with_zero_test,
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

    /// `(x pred C1) & (x pred C2) -> false`, also of `x` plus a constant. If no number fulfils both.
    fn and_of_disjoint_ranges(&mut self, site: Operation) -> Option<Value> {
        if !self.truths_exclude_each_other(site, true) {
            return None;
        }
        self.bool(site.ty, false)
    }

    /// `(x pred C1) | (x pred C2) -> true`, also of `x` plus a constant. If every number fulfils one of them.
    fn or_of_all_ranges(&mut self, site: Operation) -> Option<Value> {
        if !self.truths_exclude_each_other(site, false) {
            return None;
        }
        self.bool(site.ty, true)
    }

    /// Whether both operands cannot be `truth` at once, since they compare one value with constants.
    fn truths_exclude_each_other(&self, site: Operation, truth: bool) -> bool {
        let (left, right) = (self.ranges_where(site.left, truth), self.ranges_where(site.right, truth));
        left.iter().any(|&(x, first)| right.iter().any(|&(y, second)| x == y && first.is_disjoint_from(second)))
    }

    /// What is compared with a constant in `condition`, and what it is where that is `truth`; if it is a sum with a constant, the same of the
    /// other addend, with which the sum does not wrap where it is marked so.
    fn ranges_where(&self, condition: Value, truth: bool) -> SmallVec<[(Value, Range); 2]> {
        let mut ranges = SmallVec::new();
        let Some((pred, x, constant)) = p::icmp(self.f, condition) else { return ranges };
        let Some(constant) = p::int(self.f, constant) else { return ranges };
        let range = Range::of_compare(if truth { pred } else { pred.inverse() }, constant);
        ranges.push((x, range));
        let sum = p::binary(self.f, x, Opcode::Add);
        if let Some((addend, step)) = sum
            && let Some(step) = p::int(self.f, step)
        {
            let (mask, least) = (p::mask(step.bits), 1u128 << (step.bits - 1));
            let mut range = range.offset(step.v.wrapping_neg());
            let mut within = |first: u128, last: u128| {
                range = range.intersect(Range::new(step.bits, first, last)).unwrap_or(range);
            };
            if p::has_flags(self.f, x, flags::NUW) {
                within(0, mask - step.v);
            }
            if p::has_flags(self.f, x, flags::NSW) {
                match step.is_negative() {
                    true => within(least.wrapping_sub(step.v), least - 1),
                    false => within(least, (least - 1).wrapping_sub(step.v)),
                }
            }
            ranges.push((addend, range));
        }
        ranges
    }

    /// `(x != 0) & ((x & y) != 0) -> (x & y) != 0`, `(x != -1) & ((~x & y) != 0) -> (~x & y) != 0`. Always, in both orders; `x` may be a pointer
    /// and the other its number.
    fn and_of_zero_tests(&mut self, site: Operation) -> Option<Value> {
        self.stronger_zero_test(site, IntPred::Ne)
    }

    /// `(x == 0) | ((x & y) == 0) -> (x & y) == 0`, `(x == -1) | ((~x & y) == 0) -> (~x & y) == 0`. Always, in both orders; `x` may be a pointer
    /// and the other its number.
    fn or_of_zero_tests(&mut self, site: Operation) -> Option<Value> {
        self.stronger_zero_test(site, IntPred::Eq)
    }

    /// The test of `x & y` for zero by `wanted` when the other operand is that of `x`.
    fn stronger_zero_test(&mut self, site: Operation, wanted: IntPred) -> Option<Value> {
        [site, site.swapped()].into_iter().find_map(|Operation { left, right, .. }| {
            let (first, x, constant) = p::icmp(self.f, left)?;
            let (second, y, other) = p::icmp(self.f, right)?;
            if first != wanted || second != wanted || !p::is_zero(self.f, other) {
                return None;
            }
            let (zero, ones) = (p::is_zero(self.f, constant), p::is_all_ones(self.f, constant));
            let (u, w) = p::binary(self.f, y, Opcode::And)?;
            let is_x = |value: Value| {
                zero && (value == x || p::cast(self.f, value, Opcode::PtrToInt) == Some(x))
                    || ones && p::not(self.f, value) == Some(x)
            };
            (is_x(u) || is_x(w)).then_some(right)
        })
    }

    /// The operands when one tests a value for zero and the other is an unsigned order, with both orders of what that compares.
    fn zero_test_and_order(&self, site: Operation) -> Option<[ZeroTestAndOrder; 2]> {
        let (test, order) = [(site.left, site.right), (site.right, site.left)].into_iter().find(|&(test, order)| {
            self.zero_test(test).is_some() && p::icmp(self.f, order).is_some_and(|(pred, ..)| pred.is_unsigned())
        })?;
        let (y, eq) = self.zero_test(test)?;
        let (pred, left, right) = p::icmp(self.f, order)?;
        let found = ZeroTestAndOrder { test, y, eq, order, pred, left, right };
        Some([found, ZeroTestAndOrder { pred: pred.swapped(), left: right, right: left, ..found }])
    }

    /// `(a < b) & (a - b == 0) -> false`, `(a < b) & (a - b != 0) -> a < b`, `(a <= b) & (a - b == 0) -> a - b == 0`, unsigned;
    /// `(y >= a) & (y != 0) -> y >= a` of `y = a - b`, if `b` is not 0. For both orders of `a` and `b`.
    fn and_with_zero_test_of_difference(&mut self, site: Operation) -> Option<Value> {
        for ZeroTestAndOrder { test, y, eq, order, pred, left, right } in self.zero_test_and_order(site)? {
            let (a, b) = p::binary(self.f, y, Opcode::Sub)?;
            if (left, right) == (a, b) || (left, right) == (b, a) {
                let strict = matches!(pred, IntPred::Ult | IntPred::Ugt);
                return match (strict, eq) {
                    (true, true) => self.bool(site.ty, false),
                    (true, false) => Some(order),
                    (false, true) => Some(test),
                    (false, false) => None,
                };
            }
            if (left, right) == (y, a) && pred == IntPred::Uge && !eq && self.non_zero(b) {
                return Some(order);
            }
        }
        None
    }

    /// `(a <= b) | (a - b != 0) -> true`, `(a < b) | (a - b != 0) -> a - b != 0`, `(a <= b) | (a - b == 0) -> a <= b`, unsigned;
    /// `(y < a) | (y == 0) -> y < a` of `y = a - b`, if `b` is not 0. For both orders of `a` and `b`.
    fn or_with_zero_test_of_difference(&mut self, site: Operation) -> Option<Value> {
        for ZeroTestAndOrder { test, y, eq, order, pred, left, right } in self.zero_test_and_order(site)? {
            let (a, b) = p::binary(self.f, y, Opcode::Sub)?;
            if (left, right) == (a, b) || (left, right) == (b, a) {
                let strict = matches!(pred, IntPred::Ult | IntPred::Ugt);
                return match (strict, eq) {
                    (false, false) => self.bool(site.ty, true),
                    (true, false) => Some(test),
                    (false, true) => Some(order),
                    (true, true) => None,
                };
            }
            if (left, right) == (y, a) && pred == IntPred::Ult && eq && self.non_zero(b) {
                return Some(order);
            }
        }
        None
    }

    /// `(x >u y) & (y == 0) -> y == 0`, `(x <=u y) & (y == 0) -> false`, `(x <=u y) & (y != 0) -> x <=u y`, if `x` is not 0;
    /// `(x <u y) & (y != 0) -> x <u y`, `(x >=u y) & (y == 0) -> y == 0`, `(x <u y) & (y == 0) -> false`, always.
    fn and_of_order_with_zero_test(&mut self, site: Operation) -> Option<Value> {
        for ZeroTestAndOrder { test, y, eq, order, pred, left, right } in self.zero_test_and_order(site)? {
            if right != y {
                continue;
            }
            return match (pred, eq) {
                (IntPred::Ugt, true) if self.non_zero_beside(left, y) => Some(test),
                (IntPred::Ule, true) if self.non_zero_beside(left, y) => self.bool(site.ty, false),
                (IntPred::Ule, false) if self.non_zero(left) => Some(order),
                (IntPred::Ult, false) => Some(order),
                (IntPred::Uge, true) => Some(test),
                (IntPred::Ult, true) => self.bool(site.ty, false),
                _ => None,
            };
        }
        None
    }

    /// `(x >u y) | (y == 0) -> x >u y`, `(x <=u y) | (y != 0) -> y != 0`, `(x >u y) | (y != 0) -> true`, if `x` is not 0;
    /// `(x <u y) | (y != 0) -> y != 0`, `(x >=u y) | (y == 0) -> x >=u y`, `(x >=u y) | (y != 0) -> true`, always.
    fn or_of_order_with_zero_test(&mut self, site: Operation) -> Option<Value> {
        for ZeroTestAndOrder { test, y, eq, order, pred, left, right } in self.zero_test_and_order(site)? {
            if right != y {
                continue;
            }
            return match (pred, eq) {
                (IntPred::Ugt, true) if self.non_zero(left) => Some(order),
                (IntPred::Ule, false) if self.non_zero_beside(left, y) => Some(test),
                (IntPred::Ugt, false) if self.non_zero_beside(left, y) => self.bool(site.ty, true),
                (IntPred::Ult, false) => Some(test),
                (IntPred::Uge, true) => Some(order),
                (IntPred::Uge, false) => self.bool(site.ty, true),
                _ => None,
            };
        }
        None
    }

    /// Whether `x` is not 0 where `y` is: never, or `y` is `x` and more or less than that. Of an undef `x` that holds for one choice.
    fn non_zero_beside(&mut self, x: Value, y: Value) -> bool {
        if self.non_zero(x) {
            return true;
        }
        let other = match (p::binary(self.f, y, Opcode::Add), p::binary(self.f, y, Opcode::Sub)) {
            (Some((addend, other)), _) | (_, Some((addend, other))) if addend == x => other,
            (Some((other, addend)), _) if addend == x => other,
            _ => return false,
        };
        self.non_zero(other)
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

    /// Whether the branch by which control comes to this block, if that is the only way, says that two values are equal.
    pub(super) fn are_equal_by_branch(&self, left: Value, right: Value) -> bool {
        if left.is_constant() || right.is_constant() {
            return false;
        }
        let Some((test, truth)) = self.branch_to_here() else { return false };
        p::icmp(self.f, test).is_some_and(|(pred, x, y)| {
            pred == (if truth { IntPred::Eq } else { IntPred::Ne }) && p::same_pair((x, y), (left, right))
        })
    }

    /// Condition of the branch by which control comes to this block, if that is the only way, and whether it is true here.
    fn branch_to_here(&self) -> Option<(Value, bool)> {
        let at = Some(self.cx.at).filter(|at| at.is_some())?;
        let block = self.f.block_of(at);
        let from = self.f.single_predecessor(block)?;
        let branch = Some(self.f.terminator(from)).filter(|&i| i.is_some() && self.f.op(i) == Opcode::Br)?;
        if self.f.num_operands(branch) != 3 {
            return None;
        }
        let (test, yes, no) = (self.f.operand(branch, 0), self.f.operand(branch, 1), self.f.operand(branch, 2));
        (yes != no).then_some((test, yes == Value::block(block)))
    }

    /// What the branch by which control comes to this block, if that is the only way, says of `left pred right`: the comparison that decides
    /// it, or part of what does, is of the same values.
    pub fn branch_orders(&self, pred: IntPred, left: Value, right: Value) -> Option<bool> {
        let (test, truth) = self.branch_to_here()?;
        let mut work: SmallVec<[(Value, bool); 8]> = SmallVec::from_slice(&[(test, truth)]);
        while let Some((test, truth)) = work.pop() {
            if let Some((first, x, y)) = p::icmp(self.f, test) {
                let first = if truth { first } else { first.inverse() };
                let first = match ((x, y) == (left, right), (y, x) == (left, right)) {
                    (true, _) => first,
                    (_, true) => first.swapped(),
                    _ => continue,
                };
                if let Some(answer) = same_operands_imply(first, pred) {
                    return Some(answer);
                }
                continue;
            }
            if work.len() == work.inline_size() - 1 {
                return None;
            }
            if let Some(inner) = p::not(self.f, test) {
                work.push((inner, !truth));
                continue;
            }
            let parts = if truth { p::logical_and(self.f, test) } else { p::logical_or(self.f, test) };
            if let Some((a, b, _)) = parts {
                work.extend([(a, truth), (b, truth)]);
            }
        }
        None
    }

    /// What the branch by which control comes to this block, if that is the only way, says of `condition`.
    pub(super) fn branch_says(&mut self, condition: Value) -> Option<bool> {
        let (test, truth) = self.branch_to_here()?;
        if self.f.type_of(condition) != self.f.type_of(test) {
            return None;
        }
        self.condition_says(test, truth, condition, 0)
    }

    /// What `x` being true says of `y`: comparisons of the same operands, or of one value with constants, and conditions made of
    /// such.
    pub fn implies(&mut self, x: Value, y: Value) -> Option<bool> {
        self.condition_says(x, true, y, 0)
    }
    /// What `x` being false says of `y`.
    pub fn refuted_implies(&mut self, x: Value, y: Value) -> Option<bool> {
        self.condition_says(x, false, y, 0)
    }
    /// What `x` being `truth` says of `y`. Looks into complements, conjunctions and disjunctions, [`MAX_CONDITION_DEPTH`] deep.
    fn condition_says(&mut self, x: Value, truth: bool, y: Value, depth: u32) -> Option<bool> {
        if x == y {
            return Some(truth);
        }
        if let Some(answer) = self.product_says(x, truth, y) {
            return Some(answer);
        }
        if let Some(says) = self.sum_says(x, y).or_else(|| self.bit_count_says(x, truth, y)) {
            return Some(says == truth);
        }
        if let Some((pred, left, right)) = p::icmp(self.f, x)
            && let Some(answer) = self.compare_implies(if truth { pred } else { pred.inverse() }, left, right, y)
        {
            return Some(answer);
        }
        if depth >= MAX_CONDITION_DEPTH {
            return None;
        }
        if let Some(inner) = p::not(self.f, x) {
            return self.condition_says(inner, !truth, y, depth + 1);
        }
        if let Some(inner) = p::not(self.f, y) {
            return self.condition_says(x, truth, inner, depth + 1).map(|answer| !answer);
        }
        // Both parts of a conjunction hold, both of a disjunction that is false do not.
        let parts = if truth { p::logical_and(self.f, x) } else { p::logical_or(self.f, x) };
        if let Some((a, b, _)) = parts {
            for part in [a, b] {
                if let Some(answer) = self.condition_says(part, truth, y, depth + 1) {
                    return Some(answer);
                }
            }
        }
        // One part decides a disjunction that holds, and a conjunction that does not.
        let (decides, (c, d, _)) = match p::logical_or(self.f, y) {
            Some(parts) => (true, parts),
            None => (false, p::logical_and(self.f, y)?),
        };
        let decided = [c, d].into_iter().any(|part| self.condition_says(x, truth, part, depth + 1) == Some(decides));
        decided.then_some(decides)
    }
    /// Sum of two numbers and whether `test` asks that it did not wrap: `x + y >=u x`, `x + y <u x`, or of `y`.
    fn wrap_test(&self, test: Value) -> Option<(Value, bool)> {
        let (pred, left, right) = p::icmp(self.f, test)?;
        [(pred, left, right), (pred.swapped(), right, left)].into_iter().find_map(|(pred, sum, part)| {
            let (x, y) = p::binary(self.f, sum, Opcode::Add)?;
            let fits = matches!(pred, IntPred::Uge | IntPred::Ult) && (x == part || y == part);
            fits.then_some((sum, pred == IntPred::Uge))
        })
    }
    /// Whether `y` is `x` or its opposite, where both ask whether one sum wraps.
    fn sum_says(&self, x: Value, y: Value) -> Option<bool> {
        let ((sum, fits), (other, also)) = (self.wrap_test(x)?, self.wrap_test(y)?);
        (sum == other).then_some(fits == also)
    }
    /// Whether `y` is as `x` is, where `x` being `truth` says it: a number that is zero has no bit set, one of which a bit is set is not zero.
    fn bit_count_says(&self, x: Value, truth: bool, y: Value) -> Option<bool> {
        let count = |value: Value| {
            let (pred, count, number) = p::icmp(self.f, value).filter(|test| test.0.is_equality())?;
            let of = p::unary_intrinsic(self.f, count, id::CTPOP)?;
            p::int(self.f, number).filter(|number| !number.is_zero()).map(|_| (of, pred == IntPred::Eq))
        };
        if let (Some((of, some)), Some((number, zero))) = (count(x), self.zero_test(y)) {
            // That the count is another one says nothing.
            return (of == number && some == truth).then_some(zero != truth);
        }
        let ((number, zero), (of, some)) = (self.zero_test(x)?, count(y)?);
        (of == number && zero == truth).then_some(some != truth)
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
        if let Some(truth) = self.nearer_compare_implies((first, left, right), (second, c, d)) {
            return Some(truth);
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

    /// What `left < right` says of `c < d`: that holds if `c <= left` and `right <= d`, and `d < c` does not. For all orders.
    fn nearer_compare_implies(
        &mut self,
        (first, left, right): (IntPred, Value, Value),
        (second, c, d): (IntPred, Value, Value),
    ) -> Option<bool> {
        use IntPred::*;
        if first.is_equality() || second.is_equality() || first.is_signed() != second.is_signed() {
            return None;
        }
        // Both as `<` or `<=`; what is asked for may be the opposite of what holds.
        let upward =
            |(pred, a, b)| if matches!(pred, Ult | Ule | Slt | Sle) { (pred, a, b) } else { (pred.swapped(), b, a) };
        let (known, below, above) = upward((first, left, right));
        let strict = matches!(known, Ult | Slt);
        let at_most = if first.is_signed() { Sle } else { Ule };
        for truth in [true, false] {
            let (asked, c, d) = upward(if truth { (second, c, d) } else { (second.inverse(), c, d) });
            let is_weaker = strict || !matches!(asked, Ult | Slt);
            if is_weaker && self.is_plainly(at_most, c, below) && self.is_plainly(at_most, above, d) {
                return Some(truth);
            }
        }
        None
    }

    /// Whether `x pred y`, which equal values fulfil, by how one of the two is made of the other or both of one value.
    fn is_plainly(&mut self, pred: IntPred, x: Value, y: Value) -> bool {
        if x == y {
            return true;
        }
        if x.as_inst().is_none() && y.as_inst().is_none() || self.f.type_of(x) != self.f.type_of(y) {
            return false;
        }
        let site = super::compare::IntCompare { pred, flags: 0, left: x, right: y, ty: Type::I1 };
        if self.f.types().is_vector(self.f.type_of(x)) {
            return false;
        }
        self.deeper(|s| s.operand_compare_rules(site)).is_some_and(|answer| p::is_one(self.f, answer))
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

/// What comparison `condition`, which holds, says of `pred left, right`.
pub(super) fn compare_decides(
    f: &Func<'_>,
    condition: Value,
    (pred, left, right): (IntPred, Value, Value),
) -> Option<bool> {
    let (mut first, mut a, mut b) = p::icmp(f, condition)?;
    if a != left && b == left {
        (first, a, b) = (first.swapped(), b, a);
    }
    if a != left {
        return None;
    }
    if b == right {
        return same_operands_imply(first, pred);
    }
    super::compare::range_implies(first, p::int(f, b)?, pred, p::int(f, right)?)
}
