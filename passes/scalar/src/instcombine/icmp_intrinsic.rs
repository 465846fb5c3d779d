//! `icmp` of the result of an intrinsic with a constant.

use super::{Combiner, p};
use crate::range::Range;
use crate::simplify::unsigned_pred;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{IntPred, Opcode, Value};

/// The comparison `which(x, ...) pred c` as its rules see it.
#[derive(Clone, Copy)]
struct CallCompare {
    /// The comparison.
    inst: Inst,
    pred: IntPred,
    /// The call.
    call: Inst,
    which: IntrinsicId,
    /// Type of the call.
    ty: Type,
    /// First argument.
    x: Value,
    /// The constant that it is compared with.
    c: Int,
    /// Width of the type.
    bits: u128,
}

impl Combiner<'_, '_> {
    /// Rules of `value pred constant` for a `value` that is a call of an intrinsic.
    pub(super) fn icmp_of_intrinsic(
        &mut self,
        inst: Inst,
        pred: IntPred,
        value: Value,
        constant: Int,
    ) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, value)?;
        let (ty, x) = (self.f.type_of(value), self.f.operand(call, 0));
        let cmp = CallCompare { inst, pred, call, which, ty, x, c: constant, bits: constant.bits as u128 };
        match which {
            id::SCMP | id::UCMP => self.icmp_three_way_rules(cmp),
            id::CTPOP => self.icmp_ctpop_rules(cmp),
            id::CTLZ | id::CTTZ => self.icmp_zero_count_rules(cmp),
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.icmp_extreme_rules(cmp),
            id::UADD_SAT | id::USUB_SAT => self.icmp_saturating_rules(cmp),
            _ if pred.is_equality() => self.icmp_call_rules(cmp),
            _ => None,
        }
    }

    rules! {
        /// Rules of a three-way comparison.
        fn icmp_three_way_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            order_of_three_way_compare,
        }
    }
    rules! {
        /// Rules of `ctpop`, in order.
        fn icmp_ctpop_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            eq_zero_of_ctpop,
            eq_width_of_ctpop,
        }
    }
    rules! {
        /// Rules of `ctlz` and `cttz`, in order.
        fn icmp_zero_count_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            eq_width_of_zero_count,
            eq_zero_of_ctlz,
            above_of_ctlz,
            below_of_ctlz,
            eq_of_cttz,
        }
    }
    rules! {
        /// Rules of minima and maxima, in order.
        fn icmp_extreme_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            eq_zero_of_umax,
            compare_of_clamped,
        }
    }
    rules! {
        /// Rules of the equality of other calls, in order.
        fn icmp_call_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            eq_of_reversal,
            eq_zero_of_abs,
            eq_of_rotation,
        }
    }
    rules! {
        /// Rules of unsigned saturating arithmetic, in order.
        fn icmp_saturating_rules(&mut self, cmp: CallCompare) -> Option<Value> {
            eq_zero_of_saturated_difference,
            compare_of_saturated_difference,
            compare_of_saturated_sum,
            eq_largest_of_saturated_sum,
            range_of_saturated,
        }
    }

    /// Makes the comparison `x pred constant`.
    fn compare_argument(&mut self, cmp: CallCompare, pred: IntPred, constant: u128) -> Option<Value> {
        let constant = self.int(cmp.ty, constant);
        self.rewrite_icmp(cmp.inst, pred, cmp.x, constant)
    }
    /// Whether only the comparison uses the call.
    fn call_goes_away(&self, cmp: CallCompare) -> bool {
        self.one_use(Value::inst(cmp.call))
    }

    /// `cmp(x, y) < 0 -> x < y` for `scmp` and `ucmp`. If the constant leaves some of -1, 0, 1 that are one predicate.
    fn order_of_three_way_compare(&mut self, cmp: CallCompare) -> Option<Value> {
        let pred = match (cmp.pred, cmp.c.signed()) {
            (IntPred::Eq, 0) => IntPred::Eq,
            (IntPred::Ne, 0) => IntPred::Ne,
            (IntPred::Sgt, 0) | (IntPred::Eq, 1) => IntPred::Sgt,
            (IntPred::Sgt, -1) | (IntPred::Ne, -1) => IntPred::Sge,
            (IntPred::Slt, 0) | (IntPred::Eq, -1) => IntPred::Slt,
            (IntPred::Slt, 1) | (IntPred::Ne, 1) => IntPred::Sle,
            _ => return None,
        };
        let pred = if cmp.which == id::UCMP { unsigned_pred(pred) } else { pred };
        let y = self.f.operand(cmp.call, 1);
        Some(self.icmp(pred, cmp.x, y))
    }

    /// `ctpop(x) == 0 -> x == 0`. Always.
    fn eq_zero_of_ctpop(&mut self, cmp: CallCompare) -> Option<Value> {
        if !cmp.pred.is_equality() || !cmp.c.is_zero() {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, 0)
    }

    /// `ctpop(x) == WIDTH -> x == -1`. Always.
    fn eq_width_of_ctpop(&mut self, cmp: CallCompare) -> Option<Value> {
        if !cmp.pred.is_equality() || cmp.c.v != cmp.bits {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, u128::MAX)
    }

    /// `ctlz(x) == WIDTH -> x == 0`, the same for `cttz`. Always.
    fn eq_width_of_zero_count(&mut self, cmp: CallCompare) -> Option<Value> {
        if !cmp.pred.is_equality() || cmp.c.v != cmp.bits {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, 0)
    }

    /// `ctlz(x) == 0 -> x <s 0`, `!= 0 -> x >s -1`. Always.
    fn eq_zero_of_ctlz(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::CTLZ || !cmp.c.is_zero() {
            return None;
        }
        match cmp.pred {
            IntPred::Eq => self.compare_argument(cmp, IntPred::Slt, 0),
            IntPred::Ne => self.compare_argument(cmp, IntPred::Sgt, u128::MAX),
            _ => None,
        }
    }

    /// `ctlz(x) >u C -> x <u 2^(WIDTH - C - 1)`. If `C < WIDTH - 1`.
    fn above_of_ctlz(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::CTLZ || cmp.pred != IntPred::Ugt || cmp.c.v >= cmp.bits - 1 {
            return None;
        }
        self.compare_argument(cmp, IntPred::Ult, 1 << (cmp.bits - cmp.c.v - 1))
    }

    /// `ctlz(x) <u C -> x >u 2^(WIDTH - C) - 1`. If `0 < C <= WIDTH`.
    fn below_of_ctlz(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::CTLZ || cmp.pred != IntPred::Ult || cmp.c.is_zero() || cmp.c.v > cmp.bits {
            return None;
        }
        self.compare_argument(cmp, IntPred::Ugt, p::mask((cmp.bits - cmp.c.v) as u32))
    }

    /// `cttz(x) == C -> (x & MASK) == 2^C`, `MASK` being the low `C + 1` bits. If `C < WIDTH` and the call goes away.
    fn eq_of_cttz(&mut self, cmp: CallCompare) -> Option<Value> {
        let fits = cmp.which == id::CTTZ && cmp.pred.is_equality() && cmp.c.v < cmp.bits;
        if !fits || !self.call_goes_away(cmp) {
            return None;
        }
        let mask = self.int(cmp.ty, p::mask(cmp.c.v as u32 + 1));
        let low = self.binary(Opcode::And, 0, cmp.x, mask);
        let bit = self.int(cmp.ty, 1 << cmp.c.v);
        self.rewrite_icmp(cmp.inst, cmp.pred, low, bit)
    }

    /// `bswap(x) == C -> x == bswap(C)`, the same for `bitreverse`. Always.
    fn eq_of_reversal(&mut self, cmp: CallCompare) -> Option<Value> {
        if !matches!(cmp.which, id::BSWAP | id::BITREVERSE) {
            return None;
        }
        let c = self.int(cmp.ty, cmp.c.v);
        let reversed = self.f.folder().intrinsic(cmp.which, 0, &[c], cmp.ty)?;
        self.rewrite_icmp(cmp.inst, cmp.pred, cmp.x, reversed)
    }

    /// `abs(x) == 0 -> x == 0`. Always.
    fn eq_zero_of_abs(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::ABS || !cmp.c.is_zero() {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, 0)
    }

    /// `rotate(x, n) == 0 -> x == 0`, `== -1 -> x == -1`. Always: `n` may be poison, `x` alone is more defined.
    fn eq_of_rotation(&mut self, cmp: CallCompare) -> Option<Value> {
        if !matches!(cmp.which, id::FSHL | id::FSHR)
            || !(cmp.c.is_zero() || cmp.c.is_all_ones())
            || self.f.operand(cmp.call, 1) != cmp.x
        {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, cmp.c.v)
    }

    /// `usub.sat(x, y) == 0 -> x <=u y`, `!= 0 -> x >u y`. Always.
    fn eq_zero_of_saturated_difference(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::USUB_SAT || !cmp.c.is_zero() || !cmp.pred.is_equality() {
            return None;
        }
        let y = self.f.operand(cmp.call, 1);
        let pred = if cmp.pred == IntPred::Eq { IntPred::Ule } else { IntPred::Ugt };
        self.rewrite_icmp(cmp.inst, pred, cmp.x, y)
    }

    /// `usub.sat(x, K) <u C -> x <u C + K`, and so for `>u`, and for `==` and `!=` of a `C` that is not 0. If `C + K` does not
    /// wrap, `C` of `<u` is not 0, and the call goes away.
    fn compare_of_saturated_difference(&mut self, cmp: CallCompare) -> Option<Value> {
        use IntPred::*;
        let k = p::int(self.f, self.f.operand(cmp.call, 1))
            .filter(|_| cmp.which == id::USUB_SAT && self.call_goes_away(cmp))?;
        let bound = cmp.c.v.checked_add(k.v).filter(|&bound| bound <= p::mask(cmp.c.bits))?;
        match cmp.pred {
            Eq | Ne | Ult if !cmp.c.is_zero() => self.compare_argument(cmp, cmp.pred, bound),
            Ugt => self.compare_argument(cmp, cmp.pred, bound),
            _ => None,
        }
    }

    /// `uadd.sat(x, K) <u C -> x <u C - K`, and so for `>u`, `==` and `!=`. If `C` is not below `K` and not the largest number,
    /// which stands for many sums, and the call goes away.
    fn compare_of_saturated_sum(&mut self, cmp: CallCompare) -> Option<Value> {
        use IntPred::*;
        let call = cmp.which == id::UADD_SAT && self.call_goes_away(cmp);
        let k = p::int(self.f, self.f.operand(cmp.call, 1)).filter(|_| call)?;
        let bound = cmp.c.v.checked_sub(k.v)?;
        match cmp.pred {
            Eq | Ne | Ugt if !cmp.c.is_all_ones() => self.compare_argument(cmp, cmp.pred, bound),
            Ult => self.compare_argument(cmp, cmp.pred, bound),
            _ => None,
        }
    }

    /// `uadd.sat(x, K) == -1 -> x >u ~K - 1`, `!= -1 -> x <u ~K`. If `K` is neither 0 nor -1.
    fn eq_largest_of_saturated_sum(&mut self, cmp: CallCompare) -> Option<Value> {
        let k = p::int(self.f, self.f.operand(cmp.call, 1)).filter(|_| cmp.which == id::UADD_SAT)?;
        if !cmp.c.is_all_ones() || k.is_zero() || k.is_all_ones() {
            return None;
        }
        match cmp.pred {
            IntPred::Eq => self.compare_argument(cmp, IntPred::Ugt, (!k.v).wrapping_sub(1)),
            IntPred::Ne => self.compare_argument(cmp, IntPred::Ult, !k.v),
            _ => None,
        }
    }

    /// `uadd.sat(x, K) <s C -> x <u D`, and so for `usub.sat` and all predicates, or with `x + L` for `x`. If the numbers `x` for which it
    /// holds are one range, and the call goes away.
    fn range_of_saturated(&mut self, cmp: CallCompare) -> Option<Value> {
        let k = p::int(self.f, self.f.operand(cmp.call, 1)).filter(|k| !k.is_zero() && self.call_goes_away(cmp))?;
        let (bits, most) = (cmp.c.bits, p::mask(cmp.c.bits));
        let wanted = Range::of_compare(cmp.pred, cmp.c);
        let (plain, exact, limit) = match cmp.which {
            id::UADD_SAT => (wanted.offset(k.v.wrapping_neg()), Range::new(bits, 0, most - k.v), most),
            id::USUB_SAT => (wanted.offset(k.v), Range::new(bits, k.v, most), 0),
            _ => return None,
        };
        // Outside of `exact` the result is the limit.
        let range = if wanted.has(limit) { plain.union(exact.complement()) } else { plain.intersect(exact) }?;
        let ty = self.f.ty(cmp.inst);
        self.range_test(cmp.x, range, ty, true)
    }

    /// `umax(x, y) == 0 -> (x | y) == 0`. If the call goes away.
    fn eq_zero_of_umax(&mut self, cmp: CallCompare) -> Option<Value> {
        if cmp.which != id::UMAX || !cmp.pred.is_equality() || !cmp.c.is_zero() || !self.call_goes_away(cmp) {
            return None;
        }
        let y = self.f.operand(cmp.call, 1);
        let either = self.binary(Opcode::Or, 0, cmp.x, y);
        let zero = self.int(cmp.ty, 0);
        self.rewrite_icmp(cmp.inst, cmp.pred, either, zero)
    }

    /// `min(x, K) < C -> x < C`, and the like for maxima, `>` and equality. If `C` is on the side of `K` where `x` decides.
    fn compare_of_clamped(&mut self, cmp: CallCompare) -> Option<Value> {
        let k = p::int(self.f, self.f.operand(cmp.call, 1))?;
        let c = cmp.c;
        let decides = match (cmp.which, cmp.pred) {
            (id::UMIN, IntPred::Ult) => c.v <= k.v,
            (id::UMIN, IntPred::Ugt | IntPred::Eq | IntPred::Ne) => c.v < k.v,
            (id::UMAX, IntPred::Ugt) => c.v >= k.v,
            (id::UMAX, IntPred::Ult | IntPred::Eq | IntPred::Ne) => c.v > k.v,
            (id::SMIN, IntPred::Slt) => c.signed() <= k.signed(),
            (id::SMIN, IntPred::Sgt | IntPred::Eq | IntPred::Ne) => c.signed() < k.signed(),
            (id::SMAX, IntPred::Sgt) => c.signed() >= k.signed(),
            (id::SMAX, IntPred::Slt | IntPred::Eq | IntPred::Ne) => c.signed() > k.signed(),
            _ => false,
        };
        if !decides {
            return None;
        }
        self.compare_argument(cmp, cmp.pred, c.v)
    }
}
