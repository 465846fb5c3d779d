//! Calls of intrinsics.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::known_float::Classes;
use warpc_analysis::library::{LibFunc, library_call};
use warpc_ir::Value;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::fold::{float, propagates_poison};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::{IntPred, Opcode, TailKind, flags};

/// A call of an intrinsic as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct CallSite<'c> {
    which: IntrinsicId,
    flags: u16,
    /// First argument.
    x: Value,
    args: &'c [Value],
    /// Type of the result.
    ty: Type,
}

/// Whether an intrinsic gives an integer in a floating-point format.
fn rounds_to_integer(which: IntrinsicId) -> bool {
    matches!(which, id::FLOOR | id::CEIL | id::TRUNC | id::ROUND | id::RINT | id::NEARBYINT | id::ROUNDEVEN)
}

impl Simplifier<'_, '_> {
    /// The value that call `inst` always equals.
    pub(super) fn call(&mut self, inst: Inst) -> Option<Value> {
        let Some((which, _)) = p::intrinsic(self.f, Value::inst(inst)) else { return self.library_rules(inst) };
        if self.f.ty(inst) == Type::VOID {
            return None;
        }
        if intrinsics::is_constrained_fp(which) {
            return self.constrained(inst, which);
        }
        let count = self.f.call(inst).num_args as usize;
        let args: SmallVec<[Value; 4]> = self.f.operands(inst).take(count).collect();
        let (ty, fl) = (self.f.ty(inst), self.f.flags(inst));
        self.intrinsic(which, fl, &args, ty)
    }

    rules! {
        /// Rules of calls of functions that are no intrinsics.
        fn library_rules(&mut self, inst: Inst) -> Option<Value> {
            call_of_undef,
            library_function_of_constant,
            library_function_of_numbers,
        }
    }

    /// `call undef(...) -> poison`. Always: there is no such function. The call itself stays.
    fn call_of_undef(&mut self, inst: Inst) -> Option<Value> {
        let musttail = self.f.call(inst).tail == TailKind::MustTail;
        let ty = self.f.ty(inst);
        (self.f.callee(inst).is_undef_or_poison() && !musttail && ty != Type::VOID).then(|| Value::poison(ty))
    }

    /// `floor(1.5) -> 1.0`, and so for functions of the library whose results are exact. If the target has the function.
    fn library_function_of_constant(&mut self, inst: Inst) -> Option<Value> {
        let call = self.f.call(inst);
        if call.num_args != 1 || !self.f.operand(inst, 0).is_constant() || !call.bundles.is_empty() {
            return None;
        }
        let x = self.f.operand(inst, 0);
        let which = match library_call(self.f, inst)?.func {
            LibFunc::Ceil => id::CEIL,
            LibFunc::Fabs => id::FABS,
            LibFunc::Floor => id::FLOOR,
            LibFunc::Nearbyint => id::NEARBYINT,
            LibFunc::Rint => id::RINT,
            LibFunc::Round => id::ROUND,
            LibFunc::Roundeven => id::ROUNDEVEN,
            LibFunc::Trunc => id::TRUNC,
            // The root of a negative number sets an error.
            LibFunc::Sqrt if !self.float_class(x)?.negative && !self.float_class(x)?.nan => id::SQRT,
            _ => return None,
        };
        if facts::call_has(self.f, inst, AttrKind::StrictFP) {
            return None;
        }
        let ty = self.f.ty(inst);
        self.f.folder().intrinsic(which, 0, &[x], ty)
    }

    /// `which(args)` of type `ty`.
    pub fn intrinsic(&mut self, which: IntrinsicId, fl: u16, args: &[Value], ty: Type) -> Option<Value> {
        // A minimum or maximum with poison may be the other number, which says more.
        let is_extreme =
            matches!(which, id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM | id::MINIMUMNUM | id::MAXIMUMNUM);
        if propagates_poison(which) && !is_extreme && args.iter().any(|a| a.is_poison()) {
            return Some(Value::poison(ty));
        }
        if let Some(number) = self.intrinsic_of_numbers(which, args, ty) {
            return Some(number);
        }
        // One without arguments looks at none.
        let site = CallSite { which, flags: fl, x: args.first().copied().unwrap_or(Value::NONE), args, ty };
        match which {
            id::ABS | id::BSWAP | id::BITREVERSE | id::CTPOP | id::CTTZ | id::CTLZ => self.bit_call_rules(site),
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.min_max(site),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT => self.saturating(site),
            id::FSHL | id::FSHR => self.funnel_rules(site),
            id::UCMP | id::SCMP => self.three_way_rules(site),
            id::FABS | id::CANONICALIZE | id::COPYSIGN | id::POWI | id::LDEXP => self.float_call_rules(site),
            _ if rounds_to_integer(which) => self.float_call_rules(site),
            id::EXP | id::EXP2 | id::EXP10 | id::LOG | id::LOG2 | id::LOG10 => self.float_call_rules(site),
            id::MINNUM | id::MAXNUM | id::MINIMUM | id::MAXIMUM | id::MINIMUMNUM | id::MAXIMUMNUM => {
                self.float_extreme_rules(site)
            }
            id::VECTOR_REVERSE | id::PTRMASK | id::SMUL_FIX | id::SMUL_FIX_SAT => self.other_call_rules(site),
            id::FMA | id::FMULADD => self.fused_rules(site),
            id::FPTOSI_SAT | id::FPTOUI_SAT => self.saturated_conversion_rules(site),
            id::VECTOR_EXTRACT | id::VECTOR_INSERT => self.vector_part_rules(site),
            id::SADD_WITH_OVERFLOW
            | id::UADD_WITH_OVERFLOW
            | id::SSUB_WITH_OVERFLOW
            | id::USUB_WITH_OVERFLOW
            | id::SMUL_WITH_OVERFLOW
            | id::UMUL_WITH_OVERFLOW => self.overflow_rules(site),
            id::VSCALE => self.scale_rules(site),
            _ => None,
        }
    }

    rules! {
        /// Rules of `vscale`.
        fn scale_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            scale_that_is_known,
        }
    }

    /// `vscale -> N`. If the function says that it is `N`.
    fn scale_that_is_known(&mut self, site: CallSite<'_>) -> Option<Value> {
        let attrs = self.f.attrs();
        let set = attrs.list(self.f.ctx().globals.parts[self.f.global().index()].attrs).func;
        let Some(Attr::Int(_, both)) = attrs.get(set, AttrKind::VScaleRange) else { return None };
        let (least, most) = (both & 0xffff_ffff, both >> 32);
        if least != most {
            return None;
        }
        self.int(site.ty, least as i64)
    }

    rules! {
        /// Rules of operations on the bits of one number.
        fn bit_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            abs_of_non_negative,
            reversal_of_reversal,
            ctpop_of_bool,
            ctpop_of_single_bit,
            count_of_known_zeros,
            count_behind_shifted_bit,
        }
    }
    rules! {
        /// Rules of funnel shifts, in order.
        fn funnel_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            funnel_by_multiple_of_width,
            funnel_of_uniform_bits,
            funnel_of_undef,
            funnel_by_undef,
        }
    }
    rules! {
        /// Rules of three-way comparisons, in order.
        fn three_way_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            three_way_of_itself,
            three_way_of_undef,
            three_way_of_known_order,
        }
    }
    rules! {
        /// Rules of floating-point functions.
        fn float_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
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
        fn float_extreme_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            float_extreme_of_itself,
            float_extreme_with_nan,
            float_extreme_with_infinity,
            float_extreme_again,
            float_extreme_of_extremes_of_one_pair,
        }
    }
    rules! {
        /// Rules of fused products and sums, in order.
        fn fused_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            fused_with_undef,
            fused_with_nan,
        }
    }
    rules! {
        /// Rules of conversions to integers that saturate.
        fn saturated_conversion_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            saturated_conversion_of_undef,
        }
    }
    rules! {
        /// Rules of other calls.
        fn other_call_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            vector_reverse_of_splat,
            ptrmask_with_all_ones,
            ptrmask_of_null_or_undef,
            ptrmask_with_own_bits,
            ptrmask_of_aligned,
            fixed_point_product,
        }
    }
    rules! {
        /// Rules of arithmetic that tells whether it wraps, in order.
        fn overflow_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            overflow_of_poison,
            overflow_of_sum_with_undef,
            overflow_of_difference_from_itself,
            overflow_of_product_by_zero,
        }
    }

    /// The argument of a value if it is a call of the same intrinsic with one argument.
    fn same_call(&self, site: CallSite<'_>) -> Option<Value> {
        p::unary_intrinsic(self.f, site.x, site.which)
    }

    // ---- bits ---------------------------------------------------------------------------------------------------

    /// `abs(x) -> x`. If `x` is not negative, or an `abs` itself.
    fn abs_of_non_negative(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::ABS && (self.non_negative(site.x) || self.same_call(site).is_some())).then_some(site.x)
    }

    /// `bswap(bswap(x)) -> x`, the same for `bitreverse`. Always.
    fn reversal_of_reversal(&mut self, site: CallSite<'_>) -> Option<Value> {
        self.same_call(site).filter(|_| matches!(site.which, id::BSWAP | id::BITREVERSE))
    }

    /// `ctpop i1 x -> x`. Always.
    fn ctpop_of_bool(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::CTPOP && p::is_bool(self.f, site.ty)).then_some(site.x)
    }

    /// `ctpop(x & 1) -> x & 1`, `ctpop(1 << n) -> 1`. If no other bit is set; the second, if that one is.
    fn ctpop_of_single_bit(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::CTPOP {
            return None;
        }
        if self.known(site.x).is_some_and(|known| known.max() <= 1) {
            return Some(site.x);
        }
        if !self.power_of_two_or_zero(site.x) || !self.non_zero(site.x) {
            return None;
        }
        self.int(site.ty, 1)
    }

    /// `cttz(1 << n) -> n`, `ctlz(C >>u n) -> n`, where `C` is negative. Always: an amount from the width on gives poison.
    fn count_behind_shifted_bit(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (op, is_bit): (_, fn(p::Int) -> bool) = match site.which {
            id::CTTZ => (Opcode::Shl, p::Int::is_one),
            id::CTLZ => (Opcode::LShr, p::Int::is_negative),
            _ => return None,
        };
        let (bit, amount) = p::binary(self.f, site.x, op)?;
        p::int(self.f, bit).is_some_and(is_bit).then_some(amount)
    }

    /// `cttz(x) -> N`, `ctlz(x) -> N`. If a bit is known to be set and all bits below (above) it to be clear.
    fn count_of_known_zeros(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !matches!(site.which, id::CTTZ | id::CTLZ) {
            return None;
        }
        let known = self.known(site.x)?;
        let (fewest, most) = if site.which == id::CTTZ {
            (known.min_trailing_zeros(), known.max_trailing_zeros())
        } else {
            (known.min_leading_zeros(), known.max_leading_zeros())
        };
        if fewest != most || known.one == 0 {
            return None;
        }
        self.int(site.ty, fewest as i64)
    }

    /// `fshl(x, y, N) -> x`, `fshr(x, y, N) -> y`. If `N` is a multiple of the width.
    fn funnel_by_multiple_of_width(&mut self, site: CallSite<'_>) -> Option<Value> {
        let bits = p::width(self.f, site.x) as u128;
        p::int(self.f, site.args[2]).filter(|amount| amount.v % bits == 0)?;
        Some(if site.which == id::FSHL { site.x } else { site.args[1] })
    }

    /// `fshl(0, 0, n) -> 0`, `fshl(-1, -1, n) -> -1`, the same for `fshr`. Always.
    fn funnel_of_uniform_bits(&mut self, site: CallSite<'_>) -> Option<Value> {
        let y = site.args[1];
        let zeros = p::is_zero(self.f, site.x) && p::is_zero(self.f, y);
        let ones = p::is_all_ones(self.f, site.x) && p::is_all_ones(self.f, y);
        (zeros || ones).then_some(site.x)
    }

    /// `fshl(undef, undef, n) -> undef`, the same for `fshr`. Always.
    fn funnel_of_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let both = site.x.is_undef_or_poison() && site.args[1].is_undef_or_poison();
        both.then(|| Value::undef(site.ty))
    }

    /// `fshl(x, y, undef) -> x`, `fshr(x, y, undef) -> y`. Always: the amount may be 0.
    fn funnel_by_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let result = if site.which == id::FSHL { site.x } else { site.args[1] };
        site.args[2].is_undef_or_poison().then_some(result)
    }

    // ---- comparisons --------------------------------------------------------------------------------------------

    /// `ucmp(x, x) -> 0`, the same for `scmp`. Always.
    fn three_way_of_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.x != site.args[1] {
            return None;
        }
        self.zero(site.ty)
    }

    /// `ucmp(x, undef) -> 0`, the same for `scmp` and for the other operand. Always: undef may be the other one.
    fn three_way_of_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !site.x.is_undef_or_poison() && !site.args[1].is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `ucmp(x, y) -> -1`, `0` or `1`, the same for `scmp`. If the order is known.
    fn three_way_of_known_order(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (less, greater) =
            if site.which == id::UCMP { (IntPred::Ult, IntPred::Ugt) } else { (IntPred::Slt, IntPred::Sgt) };
        if self.known_compare(less, site.x, site.args[1]) == Some(true) {
            return self.int(site.ty, -1);
        }
        if self.known_compare(greater, site.x, site.args[1]) == Some(true) {
            return self.int(site.ty, 1);
        }
        if self.known_compare(IntPred::Eq, site.x, site.args[1]) == Some(true) {
            return self.zero(site.ty);
        }
        None
    }

    // ---- floating point -----------------------------------------------------------------------------------------

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
        if !class.infinite && !(site.flags & flags::NINF != 0 && float::is_largest(format, bits)?) {
            return None;
        }
        let constant = if other == site.x { site.args[1] } else { site.x };
        match class.negative == is_min {
            true if ignores || no_nan => Some(constant),
            false if propagates || no_nan => Some(other),
            _ => None,
        }
    }

    rules! {
        /// Rules of parts of vectors, in order.
        fn vector_part_rules(&mut self, site: CallSite<'_>) -> Option<Value> {
            part_that_is_whole_vector,
            part_of_vector_found,
        }
    }

    // ---- other --------------------------------------------------------------------------------------------------

    /// `vector.extract(v, 0) -> v`, `vector.insert(v, x, 0) -> x`. If the part is as long as the vector.
    fn part_that_is_whole_vector(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (part, place) = match site.which {
            id::VECTOR_EXTRACT => (site.x, site.args[1]),
            _ => (site.args[1], site.args[2]),
        };
        (p::is_zero(self.f, place) && self.f.type_of(part) == site.ty).then_some(part)
    }

    /// `vector.extract(vector.insert(v, x, N), N) -> x`. If the part extracted is as long as `x`.
    fn part_of_vector_found(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::VECTOR_EXTRACT {
            return None;
        }
        let (_, insert) = p::intrinsic(self.f, site.x).filter(|row| row.0 == id::VECTOR_INSERT)?;
        let (part, place) = (self.f.operand(insert, 1), self.f.operand(insert, 2));
        (place == site.args[1] && self.f.type_of(part) == site.ty).then_some(part)
    }

    /// `reverse(reverse(x)) -> x`, `reverse(x) -> x`. The second if all lanes of `x` are its first one.
    fn vector_reverse_of_splat(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::VECTOR_REVERSE {
            return None;
        }
        if let Some(x) = self.same_call(site) {
            return Some(x);
        }
        let splat = |i: Inst| self.f.indices(i).iter().all(|&m| m == 0) && !self.f.indices(i).is_empty();
        p::inst(self.f, site.x, Opcode::ShuffleVector).is_some_and(splat).then_some(site.x)
    }

    /// `ptrmask(p, -1) -> p`. Always.
    fn ptrmask_with_all_ones(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.which == id::PTRMASK && p::is_all_ones(self.f, site.args[1])).then_some(site.x)
    }

    /// `ptrmask(null, m) -> null`, `ptrmask(undef, m) -> null`, `ptrmask(p, undef) -> p`, and poison for poison. Always.
    fn ptrmask_of_null_or_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK {
            return None;
        }
        let mask = site.args[1];
        if site.x.is_poison() || mask.is_poison() {
            return Some(Value::poison(site.ty));
        }
        if site.x.is_undef_or_poison() || p::is_zero(self.f, site.x) {
            return self.zero(site.ty);
        }
        mask.is_undef_or_poison().then_some(site.x)
    }

    /// `ptrmask(p, ptrtoint p) -> p`. If the number has all bits of the address.
    fn ptrmask_with_own_bits(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK || p::cast(self.f, site.args[1], Opcode::PtrToInt) != Some(site.x) {
            return None;
        }
        let space = self.f.types().addrspace(self.f.types().scalar(site.ty))?;
        (self.f.layout().pointer_bits(space) == p::width(self.f, site.args[1])).then_some(site.x)
    }

    /// `ptrmask(p, C) -> p`. If the bits that the constant clears are known to be clear.
    fn ptrmask_of_aligned(&mut self, site: CallSite<'_>) -> Option<Value> {
        if site.which != id::PTRMASK {
            return None;
        }
        let space = self.f.types().addrspace(self.f.types().scalar(site.ty))?;
        let mask = p::int(self.f, site.args[1])?;
        let cleared = mask.not().v;
        (self.f.layout().pointer_bits(space) == mask.bits && self.values().mask_is_zero(site.x, cleared))
            .then_some(site.x)
    }

    /// `smul.fix(x, 0, n) -> 0`, `smul.fix(x, 1 << n, n) -> x`, for either order, undef as zero. If `1 << n` is positive.
    fn fixed_point_product(&mut self, site: CallSite<'_>) -> Option<Value> {
        if !matches!(site.which, id::SMUL_FIX | id::SMUL_FIX_SAT) {
            return None;
        }
        let &[x, y, scale] = site.args else { return None };
        let scale = p::int(self.f, scale)?.v;
        for (other, constant) in [(x, y), (y, x)] {
            if p::is_zero(self.f, constant) || constant.is_undef_or_poison() {
                return Some(p::make_int(self.f, site.ty, 0));
            }
            let is_one = |one: p::Int| scale + 1 < u128::from(one.bits) && one.v == 1 << scale;
            if p::int(self.f, constant).is_some_and(is_one) {
                return Some(other);
            }
        }
        None
    }

    /// `uadd.with.overflow(x, poison) -> poison`, the same for all and for the other operand. Always.
    fn overflow_of_poison(&mut self, site: CallSite<'_>) -> Option<Value> {
        (site.x.is_poison() || site.args[1].is_poison()).then(|| Value::poison(site.ty))
    }

    /// `uadd.with.overflow(x, undef) -> {-1, false}`, the same for `sadd` and an undef `x`. Always: undef may be `~x`.
    fn overflow_of_sum_with_undef(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_sum = matches!(site.which, id::SADD_WITH_OVERFLOW | id::UADD_WITH_OVERFLOW);
        if !is_sum || !site.x.is_undef_or_poison() && !site.args[1].is_undef_or_poison() {
            return None;
        }
        let scalar = self.f.type_of(site.x);
        if self.f.types().is_vector(scalar) {
            return None;
        }
        let ones = self.int(scalar, -1)?;
        let no = self.bool(Type::I1, false)?;
        Some(self.f.folder().consts.add_aggregate(site.ty, &[ones, no], false))
    }

    /// `usub.with.overflow(x, x) -> {0, false}`, `usub.with.overflow(x, undef) -> {0, false}`, the same for `ssub` and an undef
    /// `x`. Always: undef may be the other operand.
    fn overflow_of_difference_from_itself(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_difference = matches!(site.which, id::SSUB_WITH_OVERFLOW | id::USUB_WITH_OVERFLOW);
        let same = site.x == site.args[1] || site.x.is_undef_or_poison() || site.args[1].is_undef_or_poison();
        if !is_difference || !same {
            return None;
        }
        self.zero(site.ty)
    }

    /// `umul.with.overflow(x, 0) -> {0, false}`, `umul.with.overflow(x, undef) -> {0, false}`, the same for `smul` and for both
    /// operands. Always: undef may be zero.
    fn overflow_of_product_by_zero(&mut self, site: CallSite<'_>) -> Option<Value> {
        let is_product = matches!(site.which, id::SMUL_WITH_OVERFLOW | id::UMUL_WITH_OVERFLOW);
        let may_be_zero = |v: Value| v.is_undef_or_poison() || p::is_zero(self.f, v);
        if !is_product || !may_be_zero(site.x) && !may_be_zero(site.args[1]) {
            return None;
        }
        self.zero(site.ty)
    }

    // ---- minima and maxima --------------------------------------------------------------------------------------

    fn min_max(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (x, y) = if site.x.is_constant() { (site.args[1], site.x) } else { (site.x, site.args[1]) };
        self.min_max_rules(site, x, y)
    }

    rules! {
        /// Rules of integer minima and maxima of `x` and `y`, in order; a constant is `y`.
        fn min_max_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            min_max_of_itself,
            min_max_with_limit,
            min_max_of_min_max,
            min_max_of_extremes_of_one_pair,
            min_max_of_known_order,
        }
    }

    /// `min(x, x) -> x`, for all integer minima and maxima. Always.
    fn min_max_of_itself(&mut self, _site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        (x == y).then_some(x)
    }

    /// `umin(x, 0) -> 0`, `umin(x, -1) -> x`, `umin(x, undef) -> 0`, and the like for the others. Always.
    fn min_max_with_limit(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let bits = p::width(self.f, x);
        if bits > 128 {
            return None;
        }
        let mask = p::mask(bits);
        // The value that always wins, and the one that always loses.
        let (wins, loses) = match site.which {
            id::UMIN => (0, mask),
            id::UMAX => (mask, 0),
            id::SMIN => (1 << (bits - 1), mask >> 1),
            _ => (mask >> 1, 1 << (bits - 1)),
        };
        if y.is_undef_or_poison() {
            return Some(p::make_int(self.f, site.ty, wins));
        }
        let limit = p::int(self.f, y)?;
        if limit.v == wins {
            return Some(y);
        }
        (limit.v == loses).then_some(x)
    }

    /// `max(max(x, y), y) -> max(x, y)`, `max(min(x, y), y) -> y`, and the like for minima. Always.
    fn min_max_of_min_max(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let opposite = match site.which {
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            id::SMIN => id::SMAX,
            _ => id::SMIN,
        };
        for (x, y) in [(x, y), (y, x)] {
            let has_y = |pair: Option<(Value, Value)>| pair.is_some_and(|pair| p::partner(pair, y).is_some());
            if has_y(p::binary_intrinsic(self.f, x, site.which)) {
                return Some(x);
            }
            if has_y(p::binary_intrinsic(self.f, x, opposite)) {
                return Some(y);
            }
        }
        None
    }

    /// `umin(umax(x, y), smin(x, y)) -> smin(x, y)`, `umin(umin(x, y), smin(x, y)) -> umin(x, y)`, and so for the others. Always: every extreme
    /// of `x` and `y` is one of them.
    fn min_max_of_extremes_of_one_pair(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let extreme = |s: &Self, value: Value| {
            let (which, _) = p::intrinsic(s.f, value)?;
            let known = matches!(which, id::UMIN | id::UMAX | id::SMIN | id::SMAX);
            Some((which, p::binary_intrinsic(s.f, value, which).filter(|_| known)?))
        };
        let ((first, pair), (second, other)) = (extreme(self, x)?, extreme(self, y)?);
        let opposite = match site.which {
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            id::SMIN => id::SMAX,
            _ => id::SMIN,
        };
        if !p::same_pair(pair, other) {
            return None;
        }
        [(first, x, y), (second, y, x)].into_iter().find_map(|(which, value, rest)| match which {
            _ if which == site.which => Some(value),
            _ if which == opposite => Some(rest),
            _ => None,
        })
    }

    /// `min(x, y) -> x` or `y`, for all integer minima and maxima. If the order of `x` and `y` is known.
    fn min_max_of_known_order(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let pred = match site.which {
            id::UMIN => IntPred::Ule,
            id::UMAX => IntPred::Uge,
            id::SMIN => IntPred::Sle,
            _ => IntPred::Sge,
        };
        match self.known_compare(pred, x, y).or_else(|| self.branch_orders(pred, x, y)) {
            Some(true) => return Some(x),
            Some(false) => return Some(y),
            None => {}
        }
        let reversed = self.known_compare(pred, y, x).or_else(|| self.branch_orders(pred, y, x));
        (reversed == Some(true)).then_some(y)
    }

    // ---- saturating arithmetic ----------------------------------------------------------------------------------

    fn saturating(&mut self, site: CallSite<'_>) -> Option<Value> {
        let add = matches!(site.which, id::UADD_SAT | id::SADD_SAT);
        let (x, y) = if add && site.x.is_constant() { (site.args[1], site.x) } else { (site.x, site.args[1]) };
        if add { self.saturating_add_rules(site, x, y) } else { self.saturating_sub_rules(site, x, y) }
    }

    rules! {
        /// Rules of saturating sums of `x` and `y`, in order; a constant is `y`.
        fn saturating_add_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            saturating_add_of_undef,
            saturating_by_zero,
            uadd_sat_of_all_ones,
            saturating_add_of_complements,
        }
    }
    rules! {
        /// Rules of saturating differences of `x` and `y`, in order.
        fn saturating_sub_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            saturating_sub_of_undef,
            saturating_by_zero,
            saturating_sub_of_itself,
            usub_sat_of_less,
        }
    }

    /// `uadd.sat(x, undef) -> -1`, the same for `sadd.sat`. Always: undef may be `~x`.
    fn saturating_add_of_undef(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !x.is_undef_or_poison() && !y.is_undef_or_poison() {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `usub.sat(x, undef) -> 0`, the same for `ssub.sat` and an undef `x`. Always: undef may be the other operand.
    fn saturating_sub_of_undef(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !x.is_undef_or_poison() && !y.is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `op.sat(x, 0) -> x`, for sums and differences. Always.
    fn saturating_by_zero(&mut self, _site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        p::is_zero(self.f, y).then_some(x)
    }

    /// `uadd.sat(x, -1) -> -1`. Always.
    fn uadd_sat_of_all_ones(&mut self, site: CallSite<'_>, _x: Value, y: Value) -> Option<Value> {
        (site.which == id::UADD_SAT && p::is_all_ones(self.f, y)).then_some(y)
    }

    /// `uadd.sat(x, ~x) -> -1`, the same for `sadd.sat`. Always: the sum is -1 and does not overflow.
    fn saturating_add_of_complements(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !p::are_complements(self.f, x, y) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `usub.sat(x, x) -> 0`, the same for `ssub.sat`. Always.
    fn saturating_sub_of_itself(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if x != y {
            return None;
        }
        self.zero(site.ty)
    }

    /// `usub.sat(x, y) -> 0`. If `x` is known not to be more than `y`.
    fn usub_sat_of_less(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let none_left = site.which == id::USUB_SAT
            && (p::is_zero(self.f, x)
                || p::is_all_ones(self.f, y)
                || self.known_compare(IntPred::Ule, x, y) == Some(true));
        if !none_left {
            return None;
        }
        self.zero(site.ty)
    }
}
