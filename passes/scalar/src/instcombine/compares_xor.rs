//! Exclusive disjunctions of two comparisons of integers, and logic of two comparisons of floating-point numbers.

use super::compares::{Test, orders_of};
use super::{Combiner, p};
use crate::range::Range;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FloatPred, IntPred, Opcode, Value};

/// Two comparisons of floating-point numbers, joined by `and` or `or`.
#[derive(Clone, Copy)]
struct FloatJunction {
    first: Inst,
    second: Inst,
    and: bool,
    /// Whether the second counts only when the first does not decide.
    guarded: bool,
    /// Fast-math flags that both have.
    fast: u16,
}

impl Combiner<'_, '_> {
    /// Rules of `left ^ right`, both comparisons of integers.
    pub(super) fn xor_compares(&mut self, left: Value, right: Value) -> Option<Value> {
        let (first, second) = self.pair_of_tests(left, right, false)?;
        self.xor_tests_rules(first, second)
    }

    rules! {
        /// Rules of `first ^ second`, in order.
        fn xor_tests_rules(&mut self, first: Test, second: Test) -> Option<Value> {
            xor_of_tests_of_same_operands,
            xor_of_tests_of_one_range,
            xor_of_sign_tests,
        }
    }

    /// `(x < y) ^ (x == y) -> x <= y`, for all pairs of orders. If they are not of different signedness.
    fn xor_of_tests_of_same_operands(&mut self, first: Test, second: Test) -> Option<Value> {
        if first.x != second.x || first.y != second.y {
            return None;
        }
        if first.pred.is_signed() && second.pred.is_unsigned() || first.pred.is_unsigned() && second.pred.is_signed() {
            return None;
        }
        self.compare_orders(first, second, orders_of(first.pred) ^ orders_of(second.pred))
    }

    /// `(x < C) ^ (x < D) -> x - C <u D - C`, and all pairs of ranges of one value. If the values in just one of them are one
    /// range, and one comparison goes away.
    fn xor_of_tests_of_one_range(&mut self, first: Test, second: Test) -> Option<Value> {
        let (c, d) = (p::int(self.f, first.y)?, p::int(self.f, second.y)?);
        if first.x != second.x || !(self.one_use(first.value) || self.one_use(second.value)) {
            return None;
        }
        let (one, other) = (Range::of_compare(first.pred, c), Range::of_compare(second.pred, d));
        let in_both = one.intersect(other)?;
        let range = one.union(other)?.intersect(in_both.complement())?;
        self.range_test(first.x, range, self.f.type_of(first.value), true)
    }

    /// `(x < 0) ^ (y < 0) -> (x ^ y) < 0`, and so for `> -1`. If both comparisons go away.
    fn xor_of_sign_tests(&mut self, first: Test, second: Test) -> Option<Value> {
        let (ty, bits) = (self.f.type_of(first.x), p::width(self.f, first.x));
        if first.pred != second.pred || self.f.type_of(second.x) != ty || !(1..=128).contains(&bits) {
            return None;
        }
        if !self.one_use(first.value) || !self.one_use(second.value) {
            return None;
        }
        let is_sign_test = match first.pred {
            IntPred::Slt => p::is_zero(self.f, first.y) && p::is_zero(self.f, second.y),
            IntPred::Sgt => p::is_all_ones(self.f, first.y) && p::is_all_ones(self.f, second.y),
            _ => false,
        };
        if !is_sign_test {
            return None;
        }
        let signs = self.binary(Opcode::Xor, 0, first.x, second.x);
        let zero = self.int(ty, 0);
        Some(self.icmp(IntPred::Slt, signs, zero))
    }

    /// Rules of two comparisons of floating-point numbers, joined by `and` or `or`.
    pub(super) fn combine_float_compares(
        &mut self,
        first: Inst,
        second: Inst,
        and: bool,
        guarded: bool,
    ) -> Option<Value> {
        // The guarded comparison may be poison where it does not count.
        let second_flags = if guarded { flags::FAST } else { self.f.flags(second) };
        let fast = self.f.flags(first) & second_flags & flags::FAST;
        self.float_junction_rules(FloatJunction { first, second, and, guarded, fast })
    }

    rules! {
        /// Rules of two comparisons of floating-point numbers, in order.
        fn float_junction_rules(&mut self, tests: FloatJunction) -> Option<Value> {
            float_tests_of_same_operands,
            float_tests_for_nan,
            float_tests_for_kinds,
        }
    }

    /// `x < y && x != y -> x < y`, for all pairs of float orders. Always: the orders, unordered being one, are joined as sets.
    fn float_tests_of_same_operands(&mut self, tests: FloatJunction) -> Option<Value> {
        let (pred, mut other) = (self.f.float_pred(tests.first), self.f.float_pred(tests.second));
        let ((x, y), (u, w)) = (self.ops(tests.first), self.ops(tests.second));
        if (x, y) == (w, u) {
            other = other.swapped();
        } else if (x, y) != (u, w) {
            return None;
        }
        let ty = self.f.ty(tests.first);
        match if tests.and { pred as u8 & other as u8 } else { pred as u8 | other as u8 } {
            0 => Some(self.bool(ty, false)),
            15 => Some(self.bool(ty, true)),
            orders => {
                let v = Builder::before(self.f, self.at).fcmp(FloatPred::from_u8(orders), x, y, ty, tests.fast);
                Some(self.queue_new(v))
            }
        }
    }

    /// `ord x, 0 && ord y, 0 -> ord x, y`, and `uno` for `||`. If none is guarded.
    fn float_tests_for_nan(&mut self, tests: FloatJunction) -> Option<Value> {
        let wanted = if tests.and { FloatPred::Ord } else { FloatPred::Uno };
        if tests.guarded || self.f.float_pred(tests.first) != wanted || self.f.float_pred(tests.second) != wanted {
            return None;
        }
        let ((x, y), (u, w)) = (self.ops(tests.first), self.ops(tests.second));
        if !p::is_zero(self.f, y) || !p::is_zero(self.f, w) || self.f.type_of(x) != self.f.type_of(u) {
            return None;
        }
        let ty = self.f.ty(tests.first);
        let v = Builder::before(self.f, self.at).fcmp(wanted, x, u, ty, tests.fast);
        Some(self.queue_new(v))
    }

    /// `fabs(x) == inf || x == 0 -> is.fpclass(x, inf | zero)`, and so for all comparisons of a number that hold for whole kinds of
    /// numbers. If both comparisons go away.
    fn float_tests_for_kinds(&mut self, tests: FloatJunction) -> Option<Value> {
        let op = if tests.and { Opcode::And } else { Opcode::Or };
        self.joined_class_tests(op, Value::inst(tests.first), Value::inst(tests.second))
    }
}
