//! `icmp` of a choice with a constant: a comparison of three outcomes, less, equal and greater, as three constants.

use super::icmp::Compare;
use super::icmp_shifted_constant::compare;
use super::{Combiner, p};
use p::Int;
use warpc_ir::{IntPred, Value};

/// `x == y ? equal : x <s y ? less : greater`.
#[derive(Clone, Copy)]
struct ThreeWay {
    x: Value,
    y: Value,
    less: Int,
    equal: Int,
    greater: Int,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of comparisons of a choice with one of its arms.
        pub(super) fn icmp_of_choice_with_arm_rules(&mut self, cmp: Compare) -> Option<Value> {
            compare_of_choice_with_its_arm,
        }
    }

    /// `(c ? x : y) == x -> c ? true : y == x`, `(c ? y : x) < x -> c ? y < x : false`, and so for all predicates and either operand. If
    /// the choice goes away.
    fn compare_of_choice_with_its_arm(&mut self, cmp: Compare) -> Option<Value> {
        for (pred, choice, other) in [(cmp.pred, cmp.a, cmp.b), (cmp.pred.swapped(), cmp.b, cmp.a)] {
            let Some((condition, yes, no)) = p::select(self.f, choice).filter(|_| self.one_use(choice)) else {
                continue;
            };
            if other.is_constant() || yes != other && no != other || yes == no {
                continue;
            }
            let ty = self.f.ty(cmp.inst);
            let known = self.bool(ty, pred.is_true_when_equal());
            let compared = self.icmp(pred, if yes == other { no } else { yes }, other);
            let (yes, no) = if yes == other { (known, compared) } else { (compared, known) };
            return Some(self.select(condition, yes, no));
        }
        None
    }

    rules! {
        /// Rules of comparisons of a choice with a constant.
        pub(super) fn icmp_of_choice_rules(&mut self, cmp: Compare) -> Option<Value> {
            compare_of_three_ways,
            compare_of_choice_with_decided_arm,
        }
    }

    /// `(c ? x : K) pred C -> c ? (x pred C) : known`, and so for the other arm. If the comparison of one arm is known, and the choice goes
    /// away.
    fn compare_of_choice_with_decided_arm(&mut self, cmp: Compare) -> Option<Value> {
        let (condition, yes, no) = p::select(self.f, cmp.a).filter(|_| self.one_use(cmp.a))?;
        let decided = |s: &mut Self, arm: Value| s.ask(|simplifier| simplifier.known_compare(cmp.pred, arm, cmp.b));
        let (yes, no) = match (decided(self, yes), decided(self, no)) {
            (None, None) => return None,
            (yes_known, no_known) => {
                let ty = self.f.ty(cmp.inst);
                let mut of_arm = |known: Option<bool>, arm: Value| match known {
                    Some(truth) => self.bool(ty, truth),
                    None => self.icmp(cmp.pred, arm, cmp.b),
                };
                (of_arm(yes_known, yes), of_arm(no_known, no))
            }
        };
        Some(self.select(condition, yes, no))
    }

    /// The three outcomes behind `value`.
    fn three_ways(&self, value: Value) -> Option<ThreeWay> {
        let (condition, mut equal, mut other) = p::select(self.f, value)?;
        let (pred, x, y) = p::icmp(self.f, condition)?;
        match pred {
            IntPred::Eq => {}
            IntPred::Ne => std::mem::swap(&mut equal, &mut other),
            _ => return None,
        }
        let (condition, less, greater) = p::select(self.f, other)?;
        let (mut order, mut left, mut right) = p::icmp(self.f, condition)?;
        let equal = p::int(self.f, equal)?;
        let (mut less, mut greater) = (p::int(self.f, less)?, p::int(self.f, greater)?);
        if left != x {
            (order, left, right) = (order.swapped(), right, left);
        }
        let same_bound = match (order, p::int(self.f, y), p::int(self.f, right)) {
            // `x > C - 1` is the opposite of `x < C`.
            (IntPred::Sgt, Some(bound), Some(below)) if right != y => {
                std::mem::swap(&mut less, &mut greater);
                !below.is_max_signed() && below.v.wrapping_add(1) & p::mask(below.bits) == bound.v
            }
            (IntPred::Sgt, ..) => {
                std::mem::swap(&mut less, &mut greater);
                right == y
            }
            (IntPred::Slt, ..) => right == y,
            _ => false,
        };
        (left == x && same_bound).then_some(ThreeWay { x, y, less, equal, greater })
    }

    /// `(x == y ? E : x <s y ? L : G) pred C -> x pred2 y`, or a constant. If the second comparison is a signed one of the same values:
    /// `pred2` is the set of those orders for which the chosen constant fits.
    fn compare_of_three_ways(&mut self, cmp: Compare) -> Option<Value> {
        let c = p::int(self.f, cmp.b)?;
        let ways = self.three_ways(cmp.a)?;
        let fits = |number: Int| compare(cmp.pred, number, c);
        let orders = fits(ways.less) as u8 | (fits(ways.equal) as u8) << 1 | (fits(ways.greater) as u8) << 2;
        match orders {
            0 | 7 => {
                let ty = self.f.ty(cmp.inst);
                Some(self.bool(ty, orders == 7))
            }
            _ => {
                let pred = super::compares::pred_of_orders(orders, true)?;
                self.rewrite_icmp(cmp.inst, pred, ways.x, ways.y)
            }
        }
    }
}
