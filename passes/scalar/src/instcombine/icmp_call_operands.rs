//! `icmp` of the result of an intrinsic with its own argument, and of two results of one intrinsic.

use super::icmp::Compare;
use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{IntPred, Value};

/// The comparison `which(x, y) pred x` as its rules see it.
#[derive(Clone, Copy)]
struct OwnArgument {
    inst: Inst,
    pred: IntPred,
    which: IntrinsicId,
    /// The argument that the result is compared with.
    x: Value,
    /// The other argument.
    y: Value,
}

/// The comparison `which(x, ...) pred which(y, ...)` as its rules see it.
#[derive(Clone, Copy)]
struct TwoCalls {
    cmp: Compare,
    which: IntrinsicId,
    left: Inst,
    right: Inst,
}

impl Combiner<'_, '_> {
    /// Rules of comparisons of calls with their arguments and with each other.
    pub(super) fn icmp_call_operand_rules(&mut self, cmp: Compare) -> Option<Value> {
        for (pred, value, x) in [(cmp.pred, cmp.a, cmp.b), (cmp.pred.swapped(), cmp.b, cmp.a)] {
            let Some((which, call)) = p::intrinsic(self.f, value) else { continue };
            if self.f.call(call).num_args != 2 {
                continue;
            }
            let (first, second) = self.ops(call);
            for y in [(first == x).then_some(second), (second == x).then_some(first)].into_iter().flatten() {
                if let Some(v) = self.icmp_own_argument_rules(OwnArgument { inst: cmp.inst, pred, which, x, y }) {
                    return Some(v);
                }
            }
        }
        let ((which, left), (other, right)) = (p::intrinsic(self.f, cmp.a)?, p::intrinsic(self.f, cmp.b)?);
        if which != other {
            return None;
        }
        self.icmp_two_call_rules(TwoCalls { cmp, which, left, right })
    }

    rules! {
        /// Rules of comparisons of a call with its argument, in order.
        fn icmp_own_argument_rules(&mut self, site: OwnArgument) -> Option<Value> {
            extreme_against_own_argument,
            abs_against_own_argument,
        }
    }
    rules! {
        /// Rules of comparisons of two calls of one intrinsic, in order.
        fn icmp_two_call_rules(&mut self, site: TwoCalls) -> Option<Value> {
            eq_of_reversals,
            eq_of_rotations,
        }
    }

    /// `smin(x, y) == x -> x <=s y`, `smin(x, y) <s x -> y <s x`, and so for all minima and maxima and what these say of other
    /// predicates of the same sign. Always.
    fn extreme_against_own_argument(&mut self, site: OwnArgument) -> Option<Value> {
        use IntPred::*;
        // The result is `x` exactly if `keeps` holds of `x` and `y`; otherwise it is beyond `x`.
        let (keeps, beyond) = match site.which {
            id::UMIN => (Ule, Ult),
            id::UMAX => (Uge, Ugt),
            id::SMIN => (Sle, Slt),
            id::SMAX => (Sge, Sgt),
            _ => return None,
        };
        let pred = match site.pred {
            Eq => keeps,
            Ne => keeps.inverse(),
            pred if pred == beyond => keeps.inverse(),
            pred if pred == beyond.inverse() => keeps,
            _ => return None,
        };
        if site.pred.is_equality() {
            return self.rewrite_icmp(site.inst, pred, site.x, site.y);
        }
        self.rewrite_icmp(site.inst, pred.swapped(), site.y, site.x)
    }

    /// `abs(x) == x -> x >s -1`, `abs(x) >s x -> x <s 0`, `abs(x) <u x -> x <s 0`, and so for their opposites. If the smallest
    /// number gives poison; it is equal otherwise: `abs(x) == x -> x <u SMALLEST + 1`.
    fn abs_against_own_argument(&mut self, site: OwnArgument) -> Option<Value> {
        use IntPred::*;
        let is_same = match site.pred {
            Eq | Sle | Uge => true,
            Ne | Sgt | Ult => false,
            _ => return None,
        };
        if site.which != id::ABS || p::width(self.f, site.x) > 128 {
            return None;
        }
        let smallest = 1u128 << (p::width(self.f, site.x) - 1);
        let (pred, bound) = match (is_same, p::is_one(self.f, site.y)) {
            (true, true) => (Sgt, u128::MAX),
            (false, true) => (Slt, 0),
            (true, false) => (Ult, smallest + 1),
            (false, false) => (Ugt, smallest),
        };
        let bound = self.int(self.f.type_of(site.x), bound);
        self.rewrite_icmp(site.inst, pred, site.x, bound)
    }

    /// `bswap(x) == bswap(y) -> x == y`, and so for `bitreverse`. Always.
    fn eq_of_reversals(&mut self, site: TwoCalls) -> Option<Value> {
        if !matches!(site.which, id::BSWAP | id::BITREVERSE) || !site.cmp.pred.is_equality() {
            return None;
        }
        let (x, y) = (self.f.operand(site.left, 0), self.f.operand(site.right, 0));
        self.rewrite_icmp(site.cmp.inst, site.cmp.pred, x, y)
    }

    /// `rotate(x, n) == rotate(y, n) -> x == y`. If both go the same way.
    fn eq_of_rotations(&mut self, site: TwoCalls) -> Option<Value> {
        if !matches!(site.which, id::FSHL | id::FSHR) || !site.cmp.pred.is_equality() {
            return None;
        }
        let rotated = |call: Inst| {
            let x = self.f.operand(call, 0);
            (self.f.operand(call, 1) == x).then_some(x)
        };
        let (x, y) = (rotated(site.left)?, rotated(site.right)?);
        if self.f.operand(site.left, 2) != self.f.operand(site.right, 2) {
            return None;
        }
        self.rewrite_icmp(site.cmp.inst, site.cmp.pred, x, y)
    }
}
