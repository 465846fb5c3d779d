//! `select` by a comparison: minima and maxima, absolute values, saturation, bits.

use super::select::Select;
use super::{Combiner, WORD, p};
use crate::range::Range;
use p::Int;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

/// `x pred y ? t : e` as its rules see it.
#[derive(Clone, Copy)]
struct SelectTest {
    site: Select,
    pred: IntPred,
    x: Value,
    y: Value,
}

impl Combiner<'_, '_> {
    /// Rules of a choice by a comparison of integers.
    pub(super) fn select_of_compare_rules(&mut self, site: Select) -> Option<Value> {
        let (pred, x, y) = p::icmp(self.f, site.c).filter(|&(_, x, _)| p::width(self.f, x) > 0)?;
        let test = SelectTest { site, pred, x, y };
        if self.f.type_of(x) == site.ty
            && let Some(v) = self.select_of_own_type_rules(test)
        {
            return Some(v);
        }
        let c = p::int(self.f, y)?;
        self.select_of_test_rules(test, c)
    }

    rules! {
        /// Rules of `x pred y ? t : e` where all have one type, in order.
        fn select_of_own_type_rules(&mut self, test: SelectTest) -> Option<Value> {
            select_to_min_max,
            select_to_absolute,
            select_to_negated_absolute,
            select_of_value_equal_to_constant,
            select_to_saturating_difference,
            select_to_negated_saturating_difference,
            select_to_saturating_difference_with_constant,
            select_to_saturating_sum,
            select_to_saturating_sum_with_constant,
            select_to_lower_of_difference,
        }
    }
    rules! {
        /// Rules of `x pred constant ? t : e`, in order.
        fn select_of_test_rules(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
            select_of_count_of_zero,
            select_of_funnel_by_nothing,
            select_of_count_but_of_zero,
            select_to_sign_mask,
            select_of_right_shifts,
        }
    }

    // ---- minima, maxima, absolute values ------------------------------------------------------------------------

    /// `x < y ? x : y -> min(x, y)`, and so for all orders and both pairs of arms. Always.
    fn select_to_min_max(&mut self, test: SelectTest) -> Option<Value> {
        let which = min_max_of(test.pred)?;
        if (test.site.t, test.site.e) == (test.x, test.y) {
            return self.intrinsic(which, &[test.x, test.y], 0);
        }
        if (test.site.t, test.site.e) != (test.y, test.x) {
            return None;
        }
        self.intrinsic(super::complement::dual_min_max(which)?, &[test.x, test.y], 0)
    }

    /// The arms of a sign test: where `x` is negative, and where it is positive. Zero, its own negation, may be in either.
    fn arms_by_sign(&self, test: SelectTest) -> Option<(Value, Value)> {
        let c = p::int(self.f, test.y).filter(|c| c.bits > 1)?;
        match test.pred {
            IntPred::Slt if c.is_zero() || c.is_one() => Some((test.site.t, test.site.e)),
            IntPred::Sgt if c.is_all_ones() || c.is_zero() => Some((test.site.e, test.site.t)),
            _ => None,
        }
    }

    /// `x < 0 ? -x : x -> abs(x)`, for all tests of the sign, also where `x` is `a - b` and its negation `b - a`. Always; `nsw` of the
    /// negation excludes the smallest number.
    fn select_to_absolute(&mut self, test: SelectTest) -> Option<Value> {
        let (negative, positive) = self.arms_by_sign(test).filter(|arms| arms.1 == test.x)?;
        if !p::are_negations(self.f, negative, positive) {
            return None;
        }
        // `y - x` for `x - y` says nothing of the smallest number.
        let excludes_smallest = |negation: Value, of: Value| {
            p::neg(self.f, negation) == Some(of) && p::has_flags(self.f, negation, flags::NSW)
        };
        let no_wrap = excludes_smallest(negative, positive) || excludes_smallest(positive, negative);
        let no_wrap = self.bool(Type::I1, no_wrap);
        self.intrinsic(id::ABS, &[test.x, no_wrap], 0)
    }

    /// `x < 0 ? x : -x -> -abs(x)`, for all tests of the sign. If the negation goes away, or `x` is it.
    fn select_to_negated_absolute(&mut self, test: SelectTest) -> Option<Value> {
        let (_, positive) = self.arms_by_sign(test).filter(|arms| arms.0 == test.x)?;
        let negated = p::are_negations(self.f, positive, test.x) && self.one_use(positive);
        if !negated && p::neg(self.f, test.x) != Some(positive) {
            return None;
        }
        let no = self.bool(Type::I1, false);
        let absolute = self.intrinsic(id::ABS, &[test.x, no], 0)?;
        Some(self.neg(absolute, 0))
    }

    /// `x == C ? x : e -> x == C ? C : e`. Always.
    fn select_of_value_equal_to_constant(&mut self, test: SelectTest) -> Option<Value> {
        if test.pred != IntPred::Eq || test.site.t != test.x {
            return None;
        }
        p::int(self.f, test.y)?;
        self.set(test.site.inst, 1, test.y);
        Some(Value::inst(test.site.inst))
    }

    // ---- saturation ---------------------------------------------------------------------------------------------

    /// The operands of the comparison, larger one first, where the first arm is for `larger >u smaller`.
    fn unsigned_order(&self, test: SelectTest) -> Option<(Value, Value)> {
        match test.pred {
            IntPred::Ugt => Some((test.x, test.y)),
            IntPred::Ult => Some((test.y, test.x)),
            _ => None,
        }
    }

    /// `x >u y ? x - y : 0 -> usub.sat(x, y)`, `x >u y ? 0 : y - x -> usub.sat(y, x)`. Always.
    fn select_to_saturating_difference(&mut self, test: SelectTest) -> Option<Value> {
        let (x, y) = self.unsigned_order(test)?;
        if p::is_zero(self.f, test.site.e) && p::binary(self.f, test.site.t, Opcode::Sub) == Some((x, y)) {
            return self.intrinsic(id::USUB_SAT, &[x, y], 0);
        }
        if p::is_zero(self.f, test.site.t) && p::binary(self.f, test.site.e, Opcode::Sub) == Some((y, x)) {
            return self.intrinsic(id::USUB_SAT, &[y, x], 0);
        }
        None
    }

    /// `x >u y ? y - x : 0 -> -usub.sat(x, y)`, `x >u y ? 0 : x - y -> -usub.sat(y, x)`. If the difference goes away.
    fn select_to_negated_saturating_difference(&mut self, test: SelectTest) -> Option<Value> {
        let (x, y) = self.unsigned_order(test)?;
        let difference = |s: &Self, value: Value| p::binary(s.f, value, Opcode::Sub).filter(|_| s.one_use(value));
        let (larger, smaller) = if p::is_zero(self.f, test.site.e) && difference(self, test.site.t) == Some((y, x)) {
            (x, y)
        } else if p::is_zero(self.f, test.site.t) && difference(self, test.site.e) == Some((x, y)) {
            (y, x)
        } else {
            return None;
        };
        let distance = self.intrinsic(id::USUB_SAT, &[larger, smaller], 0)?;
        Some(self.neg(distance, 0))
    }

    /// `x >u C ? x + -C : 0 -> usub.sat(x, C)`. Always.
    fn select_to_saturating_difference_with_constant(&mut self, test: SelectTest) -> Option<Value> {
        let (x, y) = self.unsigned_order(test).filter(|_| p::is_zero(self.f, test.site.e))?;
        let (_, k) = p::binary(self.f, test.site.t, Opcode::Add).filter(|sum| sum.0 == x)?;
        let c = p::int(self.f, y)?;
        p::int(self.f, k).filter(|&k| k == c.neg())?;
        self.intrinsic(id::USUB_SAT, &[x, y], 0)
    }

    /// `x <u y ? x : x - y -> umin(x, x - y)`, also where the comparison is with the constant beside: a step of a remainder. On a GPU, which
    /// has an instruction for the lower of two words, if nothing else reads the comparison and the difference.
    fn select_to_lower_of_difference(&mut self, test: SelectTest) -> Option<Value> {
        let (kept, less, is_strict) = match test.pred {
            IntPred::Ult => (test.site.t, test.site.e, true),
            IntPred::Ule => (test.site.t, test.site.e, false),
            IntPred::Uge => (test.site.e, test.site.t, true),
            IntPred::Ugt => (test.site.e, test.site.t, false),
            _ => return None,
        };
        let is_word =
            p::width(self.f, kept) <= WORD && !self.f.types().is_vector(self.f.type_of(kept)) && is_for_gpu(self.f);
        if kept != test.x || !is_word || !self.one_use(less) || !self.one_use(test.site.c) {
            return None;
        }
        if let Some((x, y)) = p::binary(self.f, less, Opcode::Sub) {
            let lower = ((x, y) == (test.x, test.y) && is_strict).then(|| self.binary(Opcode::Sub, 0, x, y))?;
            return self.intrinsic(id::UMIN, &[x, lower], 0);
        }
        let (x, k) = p::binary(self.f, less, Opcode::Add).filter(|sum| sum.0 == test.x)?;
        let bound = p::int(self.f, test.y)?;
        let bound = if is_strict { bound.v } else { bound.v.checked_add(1)? };
        let addend = p::int(self.f, k).filter(|addend| !addend.is_zero() && addend.neg().v == bound)?;
        let (ty, addend) = (self.f.type_of(x), addend.v);
        let addend = self.int(ty, addend);
        let lower = self.binary(Opcode::Add, 0, x, addend);
        self.intrinsic(id::UMIN, &[x, lower], 0)
    }

    /// The sum in one arm where the other is -1, two values, and a flag. If that is set, -1 is chosen where the first value is
    /// below the second, unsigned; if not, the sum is chosen where the first is above the second.
    fn sum_or_all_ones(&self, test: SelectTest) -> Option<(Value, Value, Value, bool)> {
        let (larger, smaller) = self.unsigned_order(test)?;
        if p::is_all_ones(self.f, test.site.t) {
            return Some((test.site.e, smaller, larger, true));
        }
        p::is_all_ones(self.f, test.site.e).then_some((test.site.t, larger, smaller, false))
    }

    /// `x + y <u x ? -1 : x + y -> uadd.sat(x, y)`, `~x <u y ? -1 : x + y -> uadd.sat(x, y)`, `~x >u y ? x + y : -1 ->
    /// uadd.sat(x, y)`. Always.
    fn select_to_saturating_sum(&mut self, test: SelectTest) -> Option<Value> {
        let (sum, l, r, below) = self.sum_or_all_ones(test)?;
        let (x, y) = p::binary(self.f, sum, Opcode::Add)?;
        let wraps = below && l == sum && (r == x || r == y);
        let complement = p::not(self.f, l);
        let bounds = complement == Some(x) && r == y || complement == Some(y) && r == x;
        if wraps || bounds { self.intrinsic(id::UADD_SAT, &[x, y], 0) } else { None }
    }

    /// `x >u ~C ? -1 : x + C -> uadd.sat(x, C)`, `x <u ~C ? x + C : -1 -> uadd.sat(x, C)`, also where the comparison is with the
    /// constant beside. If the constants fit: the sum is -1 where the comparisons differ.
    fn select_to_saturating_sum_with_constant(&mut self, test: SelectTest) -> Option<Value> {
        let bound = p::int(self.f, test.y)?;
        let (sum, other) = if test.pred == IntPred::Ugt {
            (test.site.e, test.site.t)
        } else if test.pred == IntPred::Ult {
            (test.site.t, test.site.e)
        } else {
            return None;
        };
        let (x, c) = p::binary(self.f, sum, Opcode::Add).filter(|sum| sum.0 == test.x)?;
        let addend = p::int(self.f, c).filter(|addend| !addend.is_zero() && p::is_all_ones(self.f, other))?;
        // The largest value that does not overflow, for which the sum is -1, is `~C`.
        let limit = addend.not();
        let fits = if test.pred == IntPred::Ugt {
            bound == limit || bound.v.wrapping_add(1) == limit.v
        } else {
            bound == limit || bound.v == limit.v.wrapping_add(1)
        };
        if !fits {
            return None;
        }
        self.intrinsic(id::UADD_SAT, &[x, c], 0)
    }

    // ---- bits ---------------------------------------------------------------------------------------------------

    /// `x == 0 ? K : ctlz(x, false) -> x == 0 ? K : ctlz(x, true)`, and so for `cttz`. If nothing else reads the count.
    fn select_of_count_but_of_zero(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
        if !test.pred.is_equality() || !constant.is_zero() {
            return None;
        }
        let count = if test.pred == IntPred::Eq { test.site.e } else { test.site.t };
        let (which, call) = p::intrinsic(self.f, count).filter(|_| self.one_use(count))?;
        let of_x = matches!(which, id::CTLZ | id::CTTZ) && self.f.operand(call, 0) == test.x;
        if !of_x || !p::is_zero(self.f, self.f.operand(call, 1)) {
            return None;
        }
        let yes = self.bool(Type::I1, true);
        self.set(call, 1, yes);
        self.list.push(call);
        Some(Value::inst(test.site.inst))
    }

    /// `x == 0 ? WIDTH : ctlz(x) -> ctlz(x)`, `x == -1 ? WIDTH : ctlz(~x) -> ctlz(~x)`, and so for `cttz`, converted or not. If
    /// nothing is said of the count that does not hold for zero; the count is told that zero counts.
    fn select_of_count_of_zero(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
        if !test.pred.is_equality() || !constant.is_zero() && !constant.is_all_ones() {
            return None;
        }
        let eq = test.pred == IntPred::Eq;
        let (at_zero, count) = if eq { (test.site.t, test.site.e) } else { (test.site.e, test.site.t) };
        let width = p::int(self.f, at_zero)?;
        let converted = count.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::ZExt | Opcode::Trunc));
        let inner = converted.map_or(count, |i| self.f.operand(i, 0));
        let (which, call) = p::intrinsic(self.f, inner)?;
        let counted = self.f.operand(call, 0);
        let same = if constant.is_zero() { counted == test.x } else { p::not(self.f, counted) == Some(test.x) };
        let of_x = matches!(which, id::CTLZ | id::CTTZ) && same;
        // What is said of the count may not hold of zero.
        let said = self.f.flags(call) & flags::HAS_MD != 0 || converted.is_some() && !self.one_use(inner);
        if !of_x || width.v != p::width(self.f, test.x) as u128 || said {
            return None;
        }
        if p::is_one(self.f, self.f.operand(call, 1)) {
            if let Some(i) = converted {
                self.f.drop_poison_flags(i);
            }
            let no = self.bool(Type::I1, false);
            self.set(call, 1, no);
            self.forget_range(call);
            self.list.push(call);
        }
        Some(count)
    }

    /// `x < 0 ? -1 : 0 -> x >>s (WIDTH - 1)`. If `x` has the type of the result.
    fn select_to_sign_mask(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
        let Select { t, e, ty, .. } = test.site;
        if test.pred != IntPred::Slt || !constant.is_zero() || self.f.type_of(test.x) != ty {
            return None;
        }
        if !p::is_all_ones(self.f, t) || !p::is_zero(self.f, e) {
            return None;
        }
        let amount = self.int(ty, constant.bits as u128 - 1);
        Some(self.binary(Opcode::AShr, 0, test.x, amount))
    }

    /// `x > -1 ? x >>u n : x >>s n -> x >>s n`, and so for all tests that only let numbers that are not negative through to the `>>u`.
    /// Always; `exact` stays if both have it.
    fn select_of_right_shifts(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
        let range = Range::of_compare(test.pred, constant);
        let positive = Range::new(constant.bits, 0, p::mask(constant.bits) >> 1);
        for (unsigned, signed, range) in
            [(test.site.t, test.site.e, range), (test.site.e, test.site.t, range.complement())]
        {
            let (Some(pair), Some(other)) =
                (p::binary(self.f, unsigned, Opcode::LShr), p::binary(self.f, signed, Opcode::AShr))
            else {
                continue;
            };
            if pair != other || pair.0 != test.x || range.intersect(positive) != Some(range) {
                continue;
            }
            let exact = p::has_flags(self.f, unsigned, flags::EXACT) && p::has_flags(self.f, signed, flags::EXACT);
            return Some(self.binary(Opcode::AShr, if exact { flags::EXACT } else { 0 }, pair.0, pair.1));
        }
        None
    }

    /// `n == 0 ? x : fshl(x, y, n) -> fshl(x, freeze(y), n)`, and so for `fshr(y, x, n)` and `!=`. If the shift goes away.
    fn select_of_funnel_by_nothing(&mut self, test: SelectTest, constant: Int) -> Option<Value> {
        if !test.pred.is_equality() || !constant.is_zero() {
            return None;
        }
        let eq = test.pred == IntPred::Eq;
        let (kept, shift) = if eq { (test.site.t, test.site.e) } else { (test.site.e, test.site.t) };
        let (which, call) = p::intrinsic(self.f, shift)?;
        let kept_at = match which {
            id::FSHL => 0,
            id::FSHR => 1,
            _ => return None,
        };
        let (parts, amount) = (self.ops(call), self.f.operand(call, 2));
        let (same, other) = if kept_at == 0 { parts } else { (parts.1, parts.0) };
        if amount != test.x || same != kept || !self.one_use(shift) {
            return None;
        }
        let other = self.frozen(other);
        let (high, low) = if kept_at == 0 { (same, other) } else { (other, same) };
        self.intrinsic(which, &[high, low, amount], 0)
    }

    // ---- clamps -------------------------------------------------------------------------------------------------

    /// `lo <= x <= hi ? x : (x < K ? lo : hi) -> min(max(x, lo), hi)`, signed and unsigned, and with exchanged arms. If `K` is
    /// in the range or just behind it.
    pub(super) fn select_to_clamp(&mut self, site: Select) -> Option<Value> {
        let (pred, l, bound) = p::icmp(self.f, site.c)?;
        let n = p::int(self.f, bound)?;
        // Where x is taken.
        let (x, limits, inside) = match (p::select(self.f, site.t), p::select(self.f, site.e)) {
            (None, Some(limits)) => (site.t, limits, Range::of_compare(pred, n)),
            (Some(limits), None) => (site.e, limits, Range::of_compare(pred, n).complement()),
            _ => return None,
        };
        let inside = if l == x {
            inside
        } else {
            let (base, k) = p::binary(self.f, l, Opcode::Add)?;
            let k = p::int(self.f, k).filter(|_| base == x)?;
            inside.offset(k.v.wrapping_neg())
        };
        let (start, span) = inside.start_and_span()?;
        let range = (Int::new(start, n.bits), Int::new(start.wrapping_add(span), n.bits));
        let (d, t, e) = limits;
        let (order, _, k) = p::icmp(self.f, d).filter(|&(_, y, _)| y == x)?;
        let (k, t, e) = (p::int(self.f, k)?, p::int(self.f, t)?, p::int(self.f, e)?);
        let (below, above, first_above) = match order {
            IntPred::Slt | IntPred::Ult => (t, e, k),
            IntPred::Sgt | IntPred::Ugt => (e, t, Int::new(k.v.wrapping_add(1), k.bits)),
            _ => return None,
        };
        let (lo, hi) = clamp_bounds(range, (below, above), first_above, order.is_signed())?;
        let (min, max) = if order.is_signed() { (id::SMIN, id::SMAX) } else { (id::UMIN, id::UMAX) };
        let ty = self.f.type_of(x);
        let (lo, hi) = (self.int(ty, lo.v), self.int(ty, hi.v));
        let v = self.intrinsic(max, &[x, lo], 0)?;
        self.intrinsic(min, &[v, hi], 0)
    }

    // ---- floating-point numbers ---------------------------------------------------------------------------------

    /// `x < y ? x : y -> minnum(x, y)`, and so for all orders and `maxnum`. If NaN and signed zeros do not matter.
    pub(super) fn select_to_float_min_max(&mut self, site: Select) -> Option<Value> {
        let cmp = p::inst(self.f, site.c, Opcode::FCmp)?;
        let fast = self.f.flags(site.inst) & flags::FAST;
        if fast & (flags::NNAN | flags::NSZ) != flags::NNAN | flags::NSZ {
            return None;
        }
        let (x, y) = self.ops(cmp);
        let less = match self.f.float_pred(cmp) {
            FloatPred::Olt | FloatPred::Ole | FloatPred::Ult | FloatPred::Ule => true,
            FloatPred::Ogt | FloatPred::Oge | FloatPred::Ugt | FloatPred::Uge => false,
            _ => return None,
        };
        let min = if (site.t, site.e) == (x, y) {
            less
        } else if (site.t, site.e) == (y, x) {
            !less
        } else {
            return None;
        };
        // The select forgives NaN and infinity in its result; the intrinsic may only where the comparison forgave them.
        // Of a number and its negation an absolute value becomes, which takes all that the select says.
        let absolute = self.fneg_operand(x) == Some(y) || self.fneg_operand(y) == Some(x);
        let strict = if absolute { 0 } else { (flags::NNAN | flags::NINF) & !self.f.flags(cmp) };
        self.intrinsic(if min { id::MINNUM } else { id::MAXNUM }, &[x, y], fast & !strict)
    }
}

/// The minimum or maximum that `x pred y ? x : y` is.
fn min_max_of(pred: IntPred) -> Option<IntrinsicId> {
    match pred {
        IntPred::Ult | IntPred::Ule => Some(id::UMIN),
        IntPred::Ugt | IntPred::Uge => Some(id::UMAX),
        IntPred::Slt | IntPred::Sle => Some(id::SMIN),
        IntPred::Sgt | IntPred::Sge => Some(id::SMAX),
        _ => None,
    }
}

/// The bounds of the clamp that gives `x` inside of `range`, `below` outside of it below `first_above`, and `above` elsewhere.
fn clamp_bounds(range: (Int, Int), (below, above): (Int, Int), first_above: Int, signed: bool) -> Option<(Int, Int)> {
    let (lo, hi) = range;
    let le = |u: Int, w: Int| if signed { u.signed() <= w.signed() } else { u.v <= w.v };
    // The threshold lies inside, so that what is below it is below `lo`, and the rest above `hi`.
    let next = Int::new(hi.v.wrapping_add(1), hi.bits);
    if !le(lo, first_above) || first_above != next && !le(first_above, hi) {
        return None;
    }
    // A limit just outside is one where x is taken as well.
    let lo = if Int::new(below.v.wrapping_add(1), lo.bits) == lo { below } else { lo };
    let hi = if above == next { above } else { hi };
    (below == lo && above == hi && le(lo, hi)).then_some((lo, hi))
}
