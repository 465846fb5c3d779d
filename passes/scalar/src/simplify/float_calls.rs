//! Calls of floating-point intrinsics.

use super::intrinsic::{CallSite, rounds_to_integer};
use super::{Simplifier, p};
use warpc_analysis::known_float::Classes;
use warpc_ir::Value;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of floating-point functions.
        pub(super) fn float_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            fabs_of_non_negative,
            rounding_of_whole_number,
            canonicalize_again,
            function_of_its_inverse,
            copysign_of_itself,
            powi_of_small_exponent,
            ldexp_by_zero,
            ldexp_that_changes_nothing,
        }
    }
    rules! {
        /// Rules of floating-point minima and maxima, in order.
        pub(super) fn float_extreme_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            float_extreme_of_itself,
            float_extreme_with_nan,
            float_extreme_with_infinity,
            float_extreme_again,
            float_extreme_of_extremes_of_one_pair,
        }
    }
    rules! {
        /// Rules of fused products and sums, in order.
        pub(super) fn fused_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            fused_with_undef,
            fused_with_nan,
        }
    }
    rules! {
        /// Rules of conversions to integers that saturate.
        pub(super) fn saturated_conversion_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            saturated_conversion_of_undef,
        }
    }

    /// `fabs(x) -> x`. If `x` is a `fabs` itself, or known not to have the sign bit.
    fn fabs_of_non_negative(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::FABS {
            return None;
        }
        let signed = Classes::NEGATIVE.or(Classes::NAN);
        (self.same_call(site).is_some() || !self.kinds_of(site.x).may_be(signed)).then_some(site.x)
    }

    /// `floor(x) -> x`, the same for all roundings. If `x` is rounded already, or a converted integer.
    fn rounding_of_whole_number(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !rounds_to_integer(site.which) {
            return None;
        }
        let rounded = p::intrinsic(self.f, site.x).is_some_and(|(inner, _)| rounds_to_integer(inner));
        let converted =
            p::inst(self.f, site.x, Opcode::UIToFP).is_some() || p::inst(self.f, site.x, Opcode::SIToFP).is_some();
        (rounded || converted).then_some(site.x)
    }

    /// `canonicalize(canonicalize(x)) -> canonicalize(x)`. Always.
    fn canonicalize_again(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::CANONICALIZE && self.same_call(site).is_some()).then_some(site.x)
    }

    /// `exp(log(x)) -> x`, `log(exp(x)) -> x`, their relatives in base 2 and 10, `log2(pow(2, x)) -> x`. With `reassoc`.
    fn function_of_its_inverse(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        self.inverse_call(site.which, site.x)
    }

    /// `copysign(x, x) -> x`, `copysign(-x, x) -> x`, `copysign(x, -x) -> -x`. Always.
    fn copysign_of_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::COPYSIGN {
            return None;
        }
        let sign = site.args[1];
        let opposite = self.negated(site.x) == Some(sign) || self.negated(sign) == Some(site.x);
        (site.x == sign || opposite).then_some(sign)
    }

    /// `powi(x, 0) -> 1.0`, `powi(x, 1) -> x`. Always.
    fn powi_of_small_exponent(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::POWI {
            return None;
        }
        if p::is_zero(self.f, site.args[1]) {
            return self.float_const(site.ty, 1);
        }
        p::is_one(self.f, site.args[1]).then_some(site.x)
    }

    /// `ldexp(x, 0) -> x`. Always.
    fn ldexp_by_zero(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::LDEXP && p::is_zero(self.f, site.args[1])).then_some(site.x)
    }

    /// `ldexp(x, undef) -> x`, `ldexp(0.0, n) -> 0.0`, the same for infinities and quiet NaN; `ldexp(undef, n) -> NaN`. Always.
    fn ldexp_that_changes_nothing(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::LDEXP {
            return None;
        }
        if site.x.is_undef_or_poison() {
            return self.not_a_number(site.ty);
        }
        if site.args[1].is_undef_or_poison() {
            return Some(site.x);
        }
        let (format, bits) = p::float(self.f, site.x)?;
        let class = float::classify(format, bits)?;
        let is_quiet = class.nan && float::canonicalize(format, bits) == Some(bits);
        (class.zero || class.infinite || is_quiet).then_some(site.x)
    }

    /// `fma(x, y, undef) -> NaN`, the same for the other operands and `fmuladd`. Always: undef may be NaN.
    fn fused_with_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !site.args.iter().any(|arg| arg.is_undef_or_poison()) {
            return None;
        }
        self.not_a_number(site.ty)
    }

    /// `fma(x, y, NaN) -> NaN`, the same for the other operands and `fmuladd`. Always; the first NaN counts, and becomes quiet.
    fn fused_with_nan(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (format, bits) = site.args.iter().find_map(|&arg| {
            let (format, bits) = p::float(self.f, arg)?;
            float::classify(format, bits)?.nan.then_some((format, bits))
        })?;
        let quiet = float::canonicalize(format, bits)?;
        Some(self.float_of_bits(site.ty, format, quiet))
    }

    /// `fptosi.sat(undef) -> 0`, the same for `fptoui.sat`. Always: undef may be 0.0.
    fn saturated_conversion_of_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !site.x.is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `min(x, x) -> x`, for all floating-point minima and maxima. Always.
    fn float_extreme_of_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.x == site.args[1]).then_some(site.x)
    }

    /// `min(min(x, y), y) -> min(x, y)`, `min(x, undef) -> x`, for all floating-point minima and maxima. Always.
    fn float_extreme_again(&mut self, site: CallSite<'_>) -> Option<Value> {
        for (x, y) in [(site.x, site.args[1]), (site.args[1], site.x)] {
            if let Some(pair) = p::binary_intrinsic(self.f, x, site.which)
                && p::partner(pair, y).is_some()
            {
                return Some(x);
            }
            if x.is_undef_or_poison() {
                return Some(y);
            }
        }
        None
    }

    /// `maximum(maximum(x, y), minimum(x, y)) -> maximum(x, y)`, and so for all that treat NaN alike. If one of the two is of the kind that is
    /// asked for.
    fn float_extreme_of_extremes_of_one_pair(&mut self, site: CallSite<'_>) -> Option<Value> {
        let family = |which: IntrinsicId| match which {
            id::MINNUM | id::MAXNUM => Some(0),
            id::MINIMUM | id::MAXIMUM => Some(1),
            id::MINIMUMNUM | id::MAXIMUMNUM => Some(2),
            _ => None,
        };
        let extreme = |s: &Self, value: Value| {
            let (which, _) = p::intrinsic(s.f, value)?;
            let pair = p::binary_intrinsic(s.f, value, which).filter(|_| family(which) == family(site.which))?;
            Some((which, pair))
        };
        let (x, y) = (site.x, site.args[1]);
        let ((first, pair), (second, other)) = (extreme(self, x)?, extreme(self, y)?);
        if !p::same_pair(pair, other) {
            return None;
        }
        if first == site.which { Some(x) } else { (second == site.which).then_some(y) }
    }

    /// Which operand of a minimum or maximum is a constant, and the other one.
    fn extreme_with_constant(&self, site: CallSite<'_>) -> Option<(Value, (Type, u128))> {
        let (x, y) = (site.x, site.args[1]);
        match p::float(self.f, y) {
            Some(constant) => Some((x, constant)),
            None => Some((y, p::float(self.f, x)?)),
        }
    }

    /// `minnum(x, NaN) -> x`, `minimum(x, NaN) -> NaN`, and so for maxima. If the NaN is quiet.
    fn float_extreme_with_nan(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (other, (format, bits)) = self.extreme_with_constant(site)?;
        if !float::classify(format, bits)?.nan || float::canonicalize(format, bits) != Some(bits) {
            return None;
        }
        let propagates = matches!(site.which, id::MINIMUM | id::MAXIMUM);
        Some(if !propagates {
            other
        } else if other == site.x {
            site.args[1]
        } else {
            site.x
        })
    }

    /// `minimum(x, inf) -> x`, `minnum(x, inf) -> x`, `minnum(x, -inf) -> -inf`, and so for maxima. The second and third, and the third of
    /// `minimum`, with `nnan`: a NaN that is not quiet may come through. With `ninf` the largest number is as infinity.
    fn float_extreme_with_infinity(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (other, (format, bits)) = self.extreme_with_constant(site)?;
        let class = float::classify(format, bits)?;
        let is_min = matches!(site.which, id::MINNUM | id::MINIMUM | id::MINIMUMNUM);
        let propagates = matches!(site.which, id::MINIMUM | id::MAXIMUM);
        let no_nan = site.flags & flags::NNAN != 0;
        let ignores = matches!(site.which, id::MINIMUMNUM | id::MAXIMUMNUM);
        let is_end = class.infinite || site.flags & flags::NINF != 0 && float::is_largest(format, bits)?;
        if !is_end {
            return None;
        }
        let constant = if other == site.x { site.args[1] } else { site.x };
        match class.negative == is_min {
            true if ignores || no_nan => Some(constant),
            false if propagates || no_nan => Some(other),
            _ => None,
        }
    }
}
