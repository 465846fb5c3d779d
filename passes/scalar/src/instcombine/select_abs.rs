//! Absolute values that are written as choices between a float and its negation.

use super::icmp_constant::is_sign_test;
use super::select::Select;
use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, Opcode, Value};

/// A choice between `x` and `-x` as its rules see it.
#[derive(Clone, Copy)]
struct NegationChoice {
    site: Select,
    x: Value,
    negation: Value,
    /// Whether the negation is chosen where the condition holds.
    negates: bool,
}

/// Whether a comparison with zero holds below it, or above; zero itself may be on either side.
fn is_below_zero(pred: FloatPred) -> Option<bool> {
    match pred {
        FloatPred::Olt | FloatPred::Ole | FloatPred::Ult | FloatPred::Ule => Some(true),
        FloatPred::Ogt | FloatPred::Oge | FloatPred::Ugt | FloatPred::Uge => Some(false),
        _ => None,
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of choices that are absolute values, in order.
        pub(super) fn select_to_absolute_rules(&mut self, site: Select) -> Option<Value> {
            select_of_zero_minus,
            select_of_negation_rules,
        }
    }

    /// Rules of a choice between a float and its negation.
    fn select_of_negation_rules(&mut self, site: Select) -> Option<Value> {
        let choice = if self.fneg_operand(site.t) == Some(site.e) {
            NegationChoice { site, x: site.e, negation: site.t, negates: true }
        } else if self.fneg_operand(site.e) == Some(site.t) {
            NegationChoice { site, x: site.t, negation: site.e, negates: false }
        } else {
            return None;
        };
        self.negation_choice_rules(choice)
    }

    rules! {
        /// Rules of a choice between a float and its negation, in order.
        fn negation_choice_rules(&mut self, choice: NegationChoice) -> Option<Value> {
            negation_by_comparison,
            negation_by_sign_bit,
        }
    }

    /// The comparison of `x` with zero that decides a choice.
    fn zero_test_of(&self, site: Select, x: Value) -> Option<Inst> {
        let test = p::inst(self.f, site.c, Opcode::FCmp)?;
        (self.f.operand(test, 0) == x && p::is_zero(self.f, self.f.operand(test, 1))).then_some(test)
    }

    /// `x <= 0.0 ? 0.0 - x : x -> fabs(x)`, also the other way round. If the choice is no NaN; of both zeros the difference is 0.0.
    fn select_of_zero_minus(&mut self, site: Select) -> Option<Value> {
        let fast = self.f.flags(site.inst) & flags::FAST;
        let zero_minus =
            |value: Value| p::binary(self.f, value, Opcode::FSub).filter(|pair| p::is_zero(self.f, pair.0));
        let (x, negates) = match (zero_minus(site.t), zero_minus(site.e)) {
            (Some((_, x)), _) if x == site.e => (x, true),
            (_, Some((_, x))) if x == site.t => (x, false),
            _ => return None,
        };
        let pred = self.f.float_pred(self.zero_test_of(site, x)?);
        let takes_zero = match negates {
            true => matches!(pred, FloatPred::Ole | FloatPred::Ule),
            false => matches!(pred, FloatPred::Ogt | FloatPred::Ugt),
        };
        if !takes_zero || fast & flags::NNAN == 0 {
            return None;
        }
        self.intrinsic(id::FABS, &[x], fast)
    }

    /// `x < 0.0 ? -x : x -> fabs(x)`, `x < 0.0 ? x : -x -> -fabs(x)`, for all orders. If NaN and the sign of zero do not matter.
    fn negation_by_comparison(&mut self, choice: NegationChoice) -> Option<Value> {
        let test = self.zero_test_of(choice.site, choice.x)?;
        let below = is_below_zero(self.f.float_pred(test))?;
        // What the comparison never sees the choice never is.
        let compared = self.f.flags(test) & (flags::NNAN | flags::NINF);
        let fast = self.f.flags(choice.site.inst) & flags::FAST | compared;
        if fast & (flags::NNAN | flags::NSZ) != flags::NNAN | flags::NSZ {
            return None;
        }
        self.absolute(choice.x, choice.negates == below, fast)
    }

    /// `bits(x) < 0 ? -x : x -> fabs(x)`, `bits(x) < 0 ? x : -x -> -fabs(x)`, also by `> -1`. If what decides goes away where the result
    /// is negated.
    fn negation_by_sign_bit(&mut self, choice: NegationChoice) -> Option<Value> {
        let (pred, bits, bound) = p::icmp(self.f, choice.site.c)?;
        let is_negative = is_sign_test(pred, p::int(self.f, bound)?)?;
        let cast = p::inst(self.f, bits, Opcode::BitCast).filter(|&cast| self.f.operand(cast, 0) == choice.x)?;
        let lanes = |ty: Type| self.f.types().vector(ty).map(|(lanes, ..)| lanes);
        if lanes(self.f.ty(cast)) != lanes(choice.site.ty) {
            return None;
        }
        let is_absolute = choice.negates == is_negative;
        if !is_absolute && !self.one_use(choice.site.c) && !self.one_use(choice.negation) {
            return None;
        }
        let fast = self.f.flags(choice.site.inst) & flags::FAST;
        self.absolute(choice.x, is_absolute, fast)
    }

    /// `fabs(x)`, or its negation.
    fn absolute(&mut self, x: Value, is_absolute: bool, fast: u16) -> Option<Value> {
        let value = self.intrinsic(id::FABS, &[x], fast)?;
        Some(if is_absolute { value } else { self.make_fneg(value, fast) })
    }
}
