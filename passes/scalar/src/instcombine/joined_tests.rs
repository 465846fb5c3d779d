//! Two comparisons joined by `and` or `or` that are one of a value with a bit less, of a difference, or of signs; and those that another
//! operand of the junction stands between.

use super::compares::{Junction, Test};
use super::{Binary, Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// `x == 65 || x == 97 -> (x & ~32) == 65`, `x - 65 <u 26 || x - 97 <u 26 -> (x & ~32) - 65 <u 26`, and so for all ranges that are the same
    /// but for one bit, and `&&` of what is not in them. If the comparisons go away.
    pub(super) fn tests_of_ranges_one_bit_apart(&mut self, tests: Junction) -> Option<Value> {
        if !self.one_use(tests.first.value) || !self.one_use(tests.second.value) {
            return None;
        }
        let ((x, mut a), (y, mut b)) = (self.value_in_range(tests.first)?, self.value_in_range(tests.second)?);
        if x != y || x.is_constant() {
            return None;
        }
        if tests.and {
            (a, b) = (a.complement(), b.complement());
        }
        let ((start, span), (other, other_span)) = (a.start_and_span()?, b.start_and_span()?);
        let bits = p::width(self.f, x);
        let last = |start: u128, span: u128| Int::new(start.wrapping_add(span), bits).v;
        let bit = Int::new(start ^ other, bits);
        let same = span == other_span && bit.is_power_of_two() && last(start, span) ^ last(other, span) == bit.v;
        // A range that wraps around, or has the bit within, is none of a value without the bit.
        if !same || last(start, span) < start || span >= bit.v {
            return None;
        }
        let start = start & !bit.v;
        let range = Range::new(bits, start, start + span);
        let range = if tests.and { range.complement() } else { range };
        let ty = self.f.type_of(x);
        let mask = self.int(ty, !bit.v);
        let rest = self.binary(Opcode::And, 0, x, mask);
        let result = self.f.type_of(tests.first.value);
        self.range_test(rest, range, result, true)
    }

    /// The value that a comparison with a constant, of it or of a sum with it, is of, and the range that it asks for. That a sum may be
    /// poison by itself does not matter to a test that is made of the value.
    fn value_in_range(&self, test: Test) -> Option<(Value, Range)> {
        let constant = p::int(self.f, test.y)?;
        let (x, addend, _) = self.offset(test.x);
        Some((x, Range::of_compare(test.pred, constant).offset(addend.wrapping_neg())))
    }

    /// `y != 0 && x >=u y -> y - 1 <u x`, `y == 0 || x <u y -> y - 1 >=u x`. If these are integers and a comparison goes away; where the second
    /// one is guarded, it must be that with zero, or `x` must be no poison.
    pub(super) fn test_of_zero_and_bound(&mut self, tests: Junction) -> Option<Value> {
        if !self.one_use(tests.first.value) && !self.one_use(tests.second.value) {
            return None;
        }
        let (zero_pred, order) = if tests.and { (IntPred::Ne, IntPred::Uge) } else { (IntPred::Eq, IntPred::Ult) };
        for (zero, bound, guarded) in [(tests.first, tests.second, tests.guarded), (tests.second, tests.first, false)] {
            if zero.pred != zero_pred || !p::is_zero(self.f, zero.y) {
                continue;
            }
            for (pred, x, y) in [(bound.pred, bound.x, bound.y), (bound.pred.swapped(), bound.y, bound.x)] {
                if pred != order || y != zero.x || y.is_constant() || x.is_constant() || p::width(self.f, y) == 0 {
                    continue;
                }
                let x = if guarded { self.frozen(x) } else { x };
                let ty = self.f.type_of(y);
                let minus_one = self.all_ones(ty);
                let before = self.binary(Opcode::Add, 0, y, minus_one);
                return Some(self.icmp(if tests.and { IntPred::Ult } else { IntPred::Uge }, before, x));
            }
        }
        None
    }

    /// `(x & y) <s 0 || (x | y) >s -1 -> (x ^ y) >s -1`, `(x & y) >s -1 && (x | y) <s 0 -> (x ^ y) <s 0`. If one of the comparisons goes away and
    /// none is guarded.
    pub(super) fn tests_of_equal_signs(&mut self, tests: Junction) -> Option<Value> {
        if tests.guarded || !self.one_use(tests.first.value) && !self.one_use(tests.second.value) {
            return None;
        }
        let is_test = |test: Test, negative: bool| match negative {
            true => test.pred == IntPred::Slt && p::is_zero(self.f, test.y),
            false => test.pred == IntPred::Sgt && p::is_all_ones(self.f, test.y),
        };
        for (both, either) in [(tests.first, tests.second), (tests.second, tests.first)] {
            let Some(pair) = p::binary(self.f, both.x, Opcode::And) else { continue };
            let Some(other) = p::binary(self.f, either.x, Opcode::Or) else { continue };
            if !p::same_pair(pair, other) || !is_test(both, !tests.and) || !is_test(either, tests.and) {
                continue;
            }
            let differ = self.binary(Opcode::Xor, 0, pair.0, pair.1);
            let ty = self.f.type_of(differ);
            return Some(match tests.and {
                true => {
                    let zero = self.int(ty, 0);
                    self.icmp(IntPred::Slt, differ, zero)
                }
                false => {
                    let minus_one = self.all_ones(ty);
                    self.icmp(IntPred::Sgt, differ, minus_one)
                }
            });
        }
        None
    }

    /// `(a && t) && u -> a && (t && u)`, `(t && a) && u -> (t && u) && a`, and so for `||`, bitwise or not. If `t` and `u` are one comparison
    /// together, and the inner junction goes away.
    pub(super) fn tests_beside_another_operand(&mut self, site: Binary) -> Option<Value> {
        let and = self.f.op(site.inst) == Opcode::And;
        for (inner, test) in [(site.left, site.right), (site.right, site.left)] {
            let parts = if and { p::logical_and(self.f, inner) } else { p::logical_or(self.f, inner) };
            let Some((x, y, by_select)) = parts.filter(|_| self.one_use(inner)) else { continue };
            for (t, a, t_is_first) in [(x, y, true), (y, x, false)] {
                let is_test = |value: Value| p::icmp(self.f, value).is_some();
                if !is_test(t) || !is_test(test) || p::has_flags(self.f, test, flags::SAMESIGN) {
                    continue;
                }
                let Some(joined) = self.combine_compares(t, test, and, false) else { continue };
                let (first, second) = if t_is_first { (joined, a) } else { (a, joined) };
                if !by_select {
                    return Some(self.binary(if and { Opcode::And } else { Opcode::Or }, 0, first, second));
                }
                let known = self.bool(site.ty, !and);
                return Some(if and { self.select(first, second, known) } else { self.select(first, known, second) });
            }
        }
        None
    }
}
