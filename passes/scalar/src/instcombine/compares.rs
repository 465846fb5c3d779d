//! Conjunctions and disjunctions of two comparisons of integers.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::Type;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// The comparison `x pred y`.
#[derive(Clone, Copy)]
pub(super) struct Test {
    /// The comparison itself.
    pub value: Value,
    pub pred: IntPred,
    pub x: Value,
    pub y: Value,
}

/// Two comparisons joined by `and` or `or`.
#[derive(Clone, Copy)]
pub(super) struct Junction {
    pub first: Test,
    pub second: Test,
    /// Whether they are joined by `and`.
    pub and: bool,
    /// Whether the second counts only when the first does not decide: if it is poison, that may not spread.
    pub guarded: bool,
}

/// `value & mask`, compared with `result`.
#[derive(Clone, Copy)]
struct MaskTest {
    pred: IntPred,
    value: Value,
    mask: Int,
    result: Int,
}

/// A comparison as a set of the three orders: 1 less, 2 equal, 4 greater.
pub(super) fn orders_of(pred: IntPred) -> u8 {
    match pred {
        IntPred::Eq => 2,
        IntPred::Ne => 5,
        IntPred::Ult | IntPred::Slt => 1,
        IntPred::Ule | IntPred::Sle => 3,
        IntPred::Ugt | IntPred::Sgt => 4,
        IntPred::Uge | IntPred::Sge => 6,
    }
}

/// The comparison for a set of orders; `None` for the empty and the full set.
pub(super) fn pred_of_orders(orders: u8, signed: bool) -> Option<IntPred> {
    Some(match (orders, signed) {
        (2, _) => IntPred::Eq,
        (5, _) => IntPred::Ne,
        (1, false) => IntPred::Ult,
        (1, true) => IntPred::Slt,
        (3, false) => IntPred::Ule,
        (3, true) => IntPred::Sle,
        (4, false) => IntPred::Ugt,
        (4, true) => IntPred::Sgt,
        (6, false) => IntPred::Uge,
        (6, true) => IntPred::Sge,
        _ => return None,
    })
}

impl Combiner<'_, '_> {
    /// `left & right` (or `left | right`) of booleans. `guarded`: `right` counts only when `left` does not decide, so a poison
    /// `right` may not spread.
    pub(super) fn combine_compares(&mut self, left: Value, right: Value, and: bool, guarded: bool) -> Option<Value> {
        if let (Some(x), Some(y)) = (p::inst(self.f, left, Opcode::FCmp), p::inst(self.f, right, Opcode::FCmp)) {
            return self.combine_float_compares(x, y, and, guarded);
        }
        let (first, second) = self.pair_of_tests(left, right, guarded)?;
        let junction = Junction { first, second, and, guarded };
        self.junction_rules(junction)
    }

    /// The comparisons `left` and `right`, with the operands of the second in the order of the first where they are the same. None
    /// with `samesign` of a second one that is guarded: it makes poison, on which the result must not depend.
    pub(super) fn pair_of_tests(&self, left: Value, right: Value, guarded: bool) -> Option<(Test, Test)> {
        let ((pred, x, y), (mut other, mut u, mut w)) = (p::icmp(self.f, left)?, p::icmp(self.f, right)?);
        if guarded && p::has_flags(self.f, right, flags::SAMESIGN) {
            return None;
        }
        if x == w && y == u {
            (other, u, w) = (other.swapped(), w, u);
        }
        Some((Test { value: left, pred, x, y }, Test { value: right, pred: other, x: u, y: w }))
    }

    rules! {
        /// Rules of two comparisons, in order.
        fn junction_rules(&mut self, tests: Junction) -> Option<Value> {
            tests_of_same_operands,
            tests_of_one_range,
            tests_of_ranges_one_bit_apart,
            tests_of_bit_count_and_zero,
            test_of_zero_and_bound,
            tests_of_equal_signs,
            test_of_equal_and_constant,
            tests_under_two_masks,
            tests_under_variable_masks,
            tests_of_some_bits,
            test_of_field_and_some_bit,
            test_of_sign_and_bound,
            tests_with_zero,
            tests_with_all_ones,
            tests_of_two_signs,
            tests_of_neighbouring_parts,
        }
    }

    /// `x < y && x != y -> x < y`, for all pairs of orders. If they are not of different signedness; the orders are joined as
    /// sets.
    fn tests_of_same_operands(&mut self, tests: Junction) -> Option<Value> {
        let Junction { first, second, .. } = tests;
        if (first.x, first.y) != (second.x, second.y) {
            return None;
        }
        if first.pred.is_signed() && second.pred.is_unsigned() || first.pred.is_unsigned() && second.pred.is_signed() {
            return None;
        }
        let (l, r) = (orders_of(first.pred), orders_of(second.pred));
        self.compare_orders(first, second, if tests.and { l & r } else { l | r })
    }

    /// The comparison of the operands of `first` for a set of orders.
    pub(super) fn compare_orders(&mut self, first: Test, second: Test, orders: u8) -> Option<Value> {
        let ty = self.f.type_of(first.value);
        match orders {
            0 => Some(self.bool(ty, false)),
            7 => Some(self.bool(ty, true)),
            orders => {
                let pred = pred_of_orders(orders, first.pred.is_signed() || second.pred.is_signed())?;
                Some(self.icmp(pred, first.x, first.y))
            }
        }
    }

    /// `x + k` as `(x, k)`; the flag tells whether the addition may be poison by itself.
    pub(super) fn offset(&self, value: Value) -> (Value, u128, bool) {
        if let Some((x, k)) = p::binary(self.f, value, Opcode::Add)
            && let Some(k) = p::int(self.f, k)
        {
            return (x, k.v, p::has_flags(self.f, value, flags::NUW) || p::has_flags(self.f, value, flags::NSW));
        }
        (value, 0, false)
    }

    /// `x >= C && x < C + N -> x - C <u N`, and all joined ranges that are one range again, also of `x + K`. A constant or one
    /// comparison always, a comparison of a sum if one of the two goes away.
    fn tests_of_one_range(&mut self, tests: Junction) -> Option<Value> {
        let Junction { first, second, .. } = tests;
        let (c, d) = (p::int(self.f, first.y)?, p::int(self.f, second.y)?);
        let ((x, k, _), (u, l, may_be_poison)) = (self.offset(first.x), self.offset(second.x));
        // Either as written, or with the offset taken off.
        let (base, k, l) = if first.x == second.x {
            (first.x, 0, 0)
        } else if x == u && !(tests.guarded && may_be_poison) {
            (x, k, l)
        } else {
            return None;
        };
        let one = Range::of_compare(first.pred, c).offset(k.wrapping_neg());
        let other = Range::of_compare(second.pred, d).offset(l.wrapping_neg());
        let range = if tests.and { one.intersect(other) } else { one.union(other) }?;
        let free = self.one_use(first.value) || self.one_use(second.value);
        self.range_test(base, range, self.f.type_of(first.value), free)
    }

    /// `ctpop(x) <u 2 && x != 0 -> ctpop(x) == 1`, and so for all ranges of the count: `x` is zero where its count is. If the test of the count
    /// goes away, or the count itself is what the result tests too.
    fn tests_of_bit_count_and_zero(&mut self, tests: Junction) -> Option<Value> {
        for (count, zero) in [(tests.first, tests.second), (tests.second, tests.first)] {
            let Some(x) = p::unary_intrinsic(self.f, count.x, id::CTPOP) else { continue };
            let Some(bound) = p::int(self.f, count.y) else { continue };
            if zero.x != x || !zero.pred.is_equality() || !p::is_zero(self.f, zero.y) {
                continue;
            }
            let (mut a, mut b) =
                (Range::of_compare(count.pred, bound), Range::of_compare(zero.pred, Int::new(0, bound.bits)));
            if !tests.and {
                (a, b) = (a.complement(), b.complement());
            }
            // No count is above the width.
            let counts = Range::new(bound.bits, 0, u128::from(bound.bits));
            let Some(both) = a.intersect(b).and_then(|both| both.intersect(counts)) else { continue };
            let range = if tests.and { both } else { both.complement() };
            let ty = self.f.type_of(count.value);
            let found =
                self.range_test(count.x, range, ty, false).or_else(|| self.count_test(count.x, both, tests.and));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Whether a count of bits is in `range`, or not, if that is one comparison of it.
    fn count_test(&mut self, count: Value, range: Range, inside: bool) -> Option<Value> {
        let (start, span) = range.start_and_span()?;
        let bits = p::width(self.f, count);
        let ty = self.f.type_of(count);
        let (pred, bound) = match () {
            () if start + span >= u128::from(bits) && start > 0 => (IntPred::Ugt, start - 1),
            () if start == 0 => (IntPred::Ult, span + 1),
            () => return None,
        };
        let bound = self.int(ty, bound);
        Some(self.icmp(if inside { pred } else { pred.inverse() }, count, bound))
    }

    /// Whether `x` is in `range`, a boolean of type `ty`: a constant, one comparison, or where `sum` allows it one of a sum.
    pub(super) fn range_test(&mut self, x: Value, range: Range, ty: Type, sum: bool) -> Option<Value> {
        if range.is_empty() || range.is_full() {
            return Some(self.bool(ty, range.is_full()));
        }
        let value_ty = self.f.type_of(x);
        if let Some((pred, bound)) = range.as_compare() {
            let bound = self.int(value_ty, bound.v);
            return Some(self.icmp(pred, x, bound));
        }
        let (start, span) = range.start_and_span().filter(|_| sum)?;
        let k = self.int(value_ty, start.wrapping_neg());
        let moved = self.binary(Opcode::Add, 0, x, k);
        let bound = self.int(value_ty, span + 1);
        Some(self.icmp(IntPred::Ult, moved, bound))
    }

    /// A test under a mask; a sign test is one of the top bit, and a power of 2 as unsigned bound one of the bits from it on.
    fn mask_test(&self, test: Test) -> Option<MaskTest> {
        let result = p::int(self.f, test.y)?;
        let mask = Int::new(1 << (result.bits - 1), result.bits);
        let zero = Int::new(0, result.bits);
        match test.pred {
            IntPred::Slt if result.is_zero() => {
                return Some(MaskTest { pred: IntPred::Ne, value: test.x, mask, result: zero });
            }
            IntPred::Sgt if result.is_all_ones() => {
                return Some(MaskTest { pred: IntPred::Eq, value: test.x, mask, result: zero });
            }
            // Below a power of 2 all bits from that on are clear.
            IntPred::Ult if result.is_power_of_two() => {
                return Some(MaskTest { pred: IntPred::Eq, value: test.x, mask: result.neg(), result: zero });
            }
            IntPred::Ugt if result.is_low_mask() && !result.is_all_ones() => {
                return Some(MaskTest { pred: IntPred::Ne, value: test.x, mask: result.not(), result: zero });
            }
            _ => {}
        }
        let (value, mask) = p::binary(self.f, test.x, Opcode::And)?;
        Some(MaskTest { pred: test.pred, value, mask: p::int(self.f, mask)?, result })
    }

    /// `(x & M) == C && (x & N) == D -> (x & (M | N)) == (C | D)`, and `!=` for `||`. If `C` and `D` agree where both masks
    /// read (else it is a constant), and the masked values go away.
    fn tests_under_two_masks(&mut self, tests: Junction) -> Option<Value> {
        let Junction { first, second, and, .. } = tests;
        p::int(self.f, first.y).zip(p::int(self.f, second.y))?;
        let (one, other) = (self.mask_test(first)?, self.mask_test(second)?);
        if one.value != other.value || !one.pred.is_equality() || !other.pred.is_equality() {
            return None;
        }
        let wanted = if and { IntPred::Eq } else { IntPred::Ne };
        let (c, d) = (one.result_for(wanted)?, other.result_for(wanted)?);
        let (mask, mask2) = (one.mask, other.mask);
        if c.v & !mask.v != 0 || d.v & !mask2.v != 0 {
            return None;
        }
        let both = mask.v & mask2.v;
        if c.v & both != d.v & both {
            // They contradict each other.
            return Some(self.bool(self.f.type_of(first.value), !and));
        }
        let goes = |x: Value| x == one.value || self.one_use(x);
        if !goes(first.x) || !goes(second.x) {
            return None;
        }
        let ty = self.f.type_of(one.value);
        let (mask, result) = (self.int(ty, mask.v | mask2.v), self.int(ty, c.v | d.v));
        let masked = self.binary(Opcode::And, 0, one.value, mask);
        Some(self.icmp(wanted, masked, result))
    }

    /// `(x & M) != 0 && (x & N) != 0 -> (x & M) != 0`, `== 0` for `||`. If `N` has all bits of `M`.
    fn tests_of_some_bits(&mut self, tests: Junction) -> Option<Value> {
        let (one, other) = (self.mask_test(tests.first)?, self.mask_test(tests.second)?);
        let wanted = if tests.and { IntPred::Ne } else { IntPred::Eq };
        let fits = |test: MaskTest| test.pred == wanted && test.result.is_zero();
        if one.value != other.value || !fits(one) || !fits(other) {
            return None;
        }
        match one.mask.v & other.mask.v {
            both if both == one.mask.v => Some(tests.first.value),
            both if both == other.mask.v => Some(tests.second.value),
            _ => None,
        }
    }

    /// `(x & M) != 0 && (x & N) == D -> (x & N) == D`, or `false`, or `(x & (N | B)) == (D | B)`, and the opposites for `||`. If `D` has a
    /// bit of `M`; `N` has all of `M`, but `D` none; or `M` has one bit `B` beside those of `N`, `D` has none of `M`, and the masked
    /// values go away.
    fn test_of_field_and_some_bit(&mut self, tests: Junction) -> Option<Value> {
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        for (any, field) in [(tests.first, tests.second), (tests.second, tests.first)] {
            let (some, exact) = (self.mask_test(any)?, self.mask_test(field)?);
            let (mask, result) = (exact.mask.v, exact.result.v);
            let fits = some.pred == wanted.inverse() && some.result.is_zero() && exact.pred == wanted;
            if !fits || some.value != exact.value || result & !mask != 0 {
                continue;
            }
            if some.mask.v & result != 0 {
                return Some(field.value);
            }
            let beside = some.mask.v & !mask;
            if beside == 0 {
                return Some(self.bool(self.f.type_of(any.value), !tests.and));
            }
            let goes = |x: Value| x == some.value || self.one_use(x);
            if !beside.is_power_of_two() || !goes(any.x) || !goes(field.x) {
                continue;
            }
            let ty = self.f.type_of(some.value);
            let (mask, result) = (self.int(ty, mask | beside), self.int(ty, result | beside));
            let masked = self.binary(Opcode::And, 0, some.value, mask);
            return Some(self.icmp(wanted, masked, result));
        }
        None
    }

    /// `x == C && x < y -> x == C && C < y`, `x != C || x < y -> x != C || C < y`, for all orders. If `y` is no constant and the second
    /// comparison goes away. If the test for `C` is the guarded one nothing is guarded any more: the other one read `x` as well.
    fn test_of_equal_and_constant(&mut self, tests: Junction) -> Option<Value> {
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        for (equal, other, guarded) in [(tests.first, tests.second, tests.guarded), (tests.second, tests.first, false)]
        {
            if equal.pred != wanted
                || p::int(self.f, equal.y).is_none() && !p::is_zero(self.f, equal.y)
                || equal.x.is_constant()
                || !self.one_use(other.value)
            {
                continue;
            }
            let (pred, y) = match equal.x {
                x if x == other.x => (other.pred.swapped(), other.y),
                x if x == other.y => (other.pred, other.x),
                _ => continue,
            };
            if y.is_constant() {
                continue;
            }
            let replaced = self.icmp(pred, y, equal.y);
            let decided = self.bool(self.f.type_of(equal.value), !tests.and);
            return Some(match (guarded, tests.and) {
                (false, true) => self.binary(Opcode::And, 0, equal.value, replaced),
                (false, false) => self.binary(Opcode::Or, 0, equal.value, replaced),
                (true, true) => self.select(equal.value, replaced, decided),
                (true, false) => self.select(equal.value, decided, replaced),
            });
        }
        None
    }

    /// `x >= 0 && x < n -> x <u n`, `x < 0 || x >= n -> x >=u n`. If `n` is not negative, and no poison where it is guarded by
    /// the sign test.
    fn test_of_sign_and_bound(&mut self, tests: Junction) -> Option<Value> {
        let Junction { first, second, and, guarded } = tests;
        for (k, (sign, bound)) in [(first, second), (second, first)].into_iter().enumerate() {
            let is_sign_test = match sign.pred {
                IntPred::Sgt => p::is_all_ones(self.f, sign.y),
                IntPred::Sge | IntPred::Slt => p::is_zero(self.f, sign.y),
                _ => false,
            };
            if !is_sign_test || (sign.pred == IntPred::Slt) == and {
                continue;
            }
            let x = sign.x;
            let (pred, n) = if bound.x == x {
                (bound.pred, bound.y)
            } else if bound.y == x {
                (bound.pred.swapped(), bound.x)
            } else {
                continue;
            };
            let pred = match if and { pred } else { pred.inverse() } {
                IntPred::Slt => IntPred::Ult,
                IntPred::Sle => IntPred::Ule,
                _ => continue,
            };
            if guarded && k == 0 && !self.well_defined(n) || !self.non_negative(n) {
                continue;
            }
            return Some(self.icmp(if and { pred } else { pred.inverse() }, x, n));
        }
        None
    }

    /// The constant, if both comparisons ask the same of it, nothing else uses them, and none is guarded.
    fn common_bound(&self, tests: Junction) -> Option<Int> {
        let Junction { first, second, .. } = tests;
        let same_type = self.f.type_of(first.x) == self.f.type_of(second.x);
        if tests.guarded || !same_type || !self.one_use(first.value) || !self.one_use(second.value) {
            return None;
        }
        let (c, d) = (p::int(self.f, first.y)?, p::int(self.f, second.y)?);
        (c == d && first.pred == second.pred && !first.x.is_constant()).then_some(c)
    }
    /// One comparison of `x op u` in place of one of `x` and one of `u`.
    fn compare_joined(&mut self, tests: Junction, op: Opcode) -> Option<Value> {
        let joined = self.binary(op, 0, tests.first.x, tests.second.x);
        Some(self.icmp(tests.first.pred, joined, tests.first.y))
    }

    /// `x == 0 && u == 0 -> (x | u) == 0`, and `!=` for `||`. If both comparisons go away and none is guarded.
    fn tests_with_zero(&mut self, tests: Junction) -> Option<Value> {
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        self.common_bound(tests).filter(|c| c.is_zero() && tests.first.pred == wanted)?;
        self.compare_joined(tests, Opcode::Or)
    }

    /// `x == -1 && u == -1 -> (x & u) == -1`, and `!=` for `||`. If both comparisons go away and none is guarded.
    fn tests_with_all_ones(&mut self, tests: Junction) -> Option<Value> {
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        self.common_bound(tests).filter(|c| c.is_all_ones() && tests.first.pred == wanted)?;
        self.compare_joined(tests, Opcode::And)
    }

    /// `x < 0 && u < 0 -> (x & u) < 0`, with `|` for `||`, and so for `> -1`. If both comparisons go away and none is guarded.
    fn tests_of_two_signs(&mut self, tests: Junction) -> Option<Value> {
        let c = self.common_bound(tests)?;
        let negative = match tests.first.pred {
            IntPred::Slt if c.is_zero() => true,
            IntPred::Sgt if c.is_all_ones() => false,
            _ => return None,
        };
        self.compare_joined(tests, if negative == tests.and { Opcode::And } else { Opcode::Or })
    }
}

impl MaskTest {
    /// The result that a test for `wanted` compares with. A test of one bit for not being clear is one for being set, and the
    /// other way round.
    fn result_for(self, wanted: IntPred) -> Option<Int> {
        if self.pred == wanted {
            Some(self.result)
        } else if self.mask.is_power_of_two() && self.result.is_zero() {
            Some(self.mask)
        } else if self.mask.is_power_of_two() && self.result == self.mask {
            Some(Int::new(0, self.mask.bits))
        } else {
            None
        }
    }
}
