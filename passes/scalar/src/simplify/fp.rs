//! Floating-point arithmetic.
//!
//! A rule that would change the sign of a zero needs `nsz`, or knowledge of the operands; one that is wrong for NaN needs `nnan`.
//! NaN payloads are not preserved, but the result is a NaN where it was one.

use super::{Operation, Simplifier, p};
use warpc_analysis::known_float::{Classes, classes_of};
use warpc_ir::Value;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};

/// Flags with which a sum may be done in another order, zeros losing their sign.
const REORDER: u16 = flags::REASSOC | flags::NSZ;
/// Flags with which NaN and the sign of zero do not matter.
const ZERO: u16 = flags::NNAN | flags::NSZ;

impl Simplifier<'_, '_> {
    /// Whether `value` is 0.0 or -0.0.
    pub(super) fn is_any_zero(&self, value: Value) -> bool {
        self.float_class(value).is_some_and(|class| class.zero)
    }
    /// Whether `value` is -0.0.
    pub(super) fn is_neg_zero(&self, value: Value) -> bool {
        self.float_class(value).is_some_and(|class| class.zero && class.negative)
    }
    /// Whether `value` is 0.0.
    pub(super) fn is_pos_zero(&self, value: Value) -> bool {
        p::float(self.f, value).is_some_and(|(_, bits)| bits == 0)
    }
    /// Whether `value` is the whole number `number`.
    fn is_float(&self, value: Value, number: i64) -> bool {
        p::float(self.f, value).is_some_and(|(format, bits)| float::of_i64(format, number) == Some(bits))
    }
    /// What kind of number a constant is.
    pub(super) fn float_class(&self, value: Value) -> Option<float::Class> {
        let (format, bits) = p::float(self.f, value)?;
        float::classify(format, bits)
    }
    /// The constant of type `ty` and format `format` with these bits.
    pub(super) fn float_of_bits(&mut self, ty: Type, format: Type, bits: u128) -> Value {
        let mut fold = self.f.folder();
        let scalar = fold.float(format, bits);
        fold.splat(ty, scalar)
    }
    /// The whole number `number` of type `ty`.
    pub(super) fn float_const(&mut self, ty: Type, number: i64) -> Option<Value> {
        let format = self.f.types().scalar(ty);
        let bits = float::of_i64(format, number)?;
        Some(self.float_of_bits(ty, format, bits))
    }
    /// `x` of `fneg x` or `-0.0 - x`.
    pub(super) fn negated(&self, value: Value) -> Option<Value> {
        if let Some(fneg) = p::inst(self.f, value, Opcode::FNeg) {
            return Some(self.f.operand(fneg, 0));
        }
        let (zero, x) = p::binary(self.f, value, Opcode::FSub)?;
        let negates = self.is_neg_zero(zero) || self.is_pos_zero(zero) && p::has_flags(self.f, value, flags::NSZ);
        negates.then_some(x)
    }
    /// Whether one of the two is the negation of the other.
    fn are_negations(&self, left: Value, right: Value) -> bool {
        self.negated(left) == Some(right) || self.negated(right) == Some(left)
    }
    /// Whether `value` is an integer in a floating-point format.
    fn is_converted_integer(&self, value: Value) -> bool {
        let Some(def) = value.as_inst() else { return false };
        matches!(self.f.op(def), Opcode::UIToFP | Opcode::SIToFP)
            || matches!(
                p::intrinsic(self.f, value),
                Some((id::EXPERIMENTAL_CONSTRAINED_UITOFP | id::EXPERIMENTAL_CONSTRAINED_SITOFP, _))
            )
    }
    /// Whether `value` is surely not -0.0.
    pub(super) fn never_neg_zero(&self, value: Value) -> bool {
        if let Some(class) = self.float_class(value) {
            return !(class.zero && class.negative);
        }
        let Some(def) = value.as_inst() else { return !classes_of(self.f, value).may_be(Classes::NEGATIVE_ZERO) };
        match self.f.op(def) {
            // Integers have one zero.
            Opcode::UIToFP | Opcode::SIToFP => true,
            // x + 0.0 is never -0.0.
            Opcode::FAdd => self.is_pos_zero(self.f.operand(def, 1)),
            Opcode::Call => match p::intrinsic(self.f, value) {
                Some((id::FABS | id::EXP | id::EXP2, _)) => true,
                Some((id::EXPERIMENTAL_CONSTRAINED_UITOFP | id::EXPERIMENTAL_CONSTRAINED_SITOFP, _)) => true,
                // The root of -0.0 is -0.0.
                Some((id::SQRT | id::EXPERIMENTAL_CONSTRAINED_SQRT, call)) => {
                    self.is_converted_integer(self.f.operand(call, 0))
                }
                _ => !classes_of(self.f, value).may_be(Classes::NEGATIVE_ZERO),
            },
            _ => !classes_of(self.f, value).may_be(Classes::NEGATIVE_ZERO),
        }
    }

    rules! {
        /// Rules of `fneg`.
        fn fneg_rules(&mut self, operand: Value) -> Option<Value> {
            fneg_of_fneg,
            fneg_of_difference_from_zero,
        }
    }
    rules! {
        /// Rules of all floating-point operations, in order.
        fn float_operand_rules(&mut self, site: Operation) -> Option<Value> {
            float_operation_of_undef,
            float_operation_of_nan,
            float_operation_of_infinity,
        }
    }
    rules! {
        /// Rules of `fadd`, in order; a constant is on the right.
        fn fadd_rules(&mut self, site: Operation) -> Option<Value> {
            fadd_of_zero,
            fadd_of_infinity,
            fadd_of_negation,
            fadd_of_difference,
        }
    }
    rules! {
        /// Rules of `fsub`, in order.
        fn fsub_rules(&mut self, site: Operation) -> Option<Value> {
            fsub_of_zero,
            fsub_of_infinity,
            fsub_of_negation_from_zero,
            fsub_of_itself,
            fsub_of_difference,
            fsub_from_sum,
        }
    }
    rules! {
        /// Rules of `fmul`, in order; a constant is on the right.
        fn fmul_rules(&mut self, site: Operation) -> Option<Value> {
            fmul_by_one,
            fmul_by_zero,
            fmul_of_finite_by_zero,
            fmul_of_square_roots,
        }
    }
    rules! {
        /// Rules of `fdiv`, in order.
        fn fdiv_rules(&mut self, site: Operation) -> Option<Value> {
            fdiv_by_one,
            fdiv_of_zero,
            fdiv_by_itself,
            fdiv_by_negation,
            fdiv_of_product,
        }
    }
    rules! {
        /// Rules of `frem`.
        fn frem_rules(&mut self, site: Operation) -> Option<Value> {
            frem_of_zero,
        }
    }

    /// `fneg operand`.
    pub(super) fn fneg(&mut self, operand: Value) -> Option<Value> {
        if operand.is_constant() { self.f.folder().fneg(operand) } else { self.fneg_rules(operand) }
    }

    /// A floating-point operation; a constant is on the right where it commutes.
    pub(super) fn float_binary(&mut self, site: Operation) -> Option<Value> {
        self.float_operand_rules(site).or_else(|| match site.op {
            Opcode::FAdd => self.fadd_rules(site),
            Opcode::FSub => self.fsub_rules(site),
            Opcode::FMul => self.fmul_rules(site),
            Opcode::FDiv => self.fdiv_rules(site),
            Opcode::FRem => self.frem_rules(site),
            _ => None,
        })
    }

    /// `--x -> x`. Always.
    fn fneg_of_fneg(&mut self, operand: Value) -> Option<Value> {
        p::inst(self.f, operand, Opcode::FNeg).map(|fneg| self.f.operand(fneg, 0))
    }

    /// `-(-0.0 - x) -> x`. Always.
    fn fneg_of_difference_from_zero(&mut self, operand: Value) -> Option<Value> {
        let (zero, x) = p::binary(self.f, operand, Opcode::FSub)?;
        self.is_neg_zero(zero).then_some(x)
    }

    /// Whether one of the two is zero less the other: its negative, but of zeros.
    fn are_opposite_numbers(&self, left: Value, right: Value) -> bool {
        let opposite = |of: Value, x: Value| {
            p::binary(self.f, of, Opcode::FSub).is_some_and(|(zero, y)| y == x && self.is_any_zero(zero))
        };
        self.are_negations(left, right) || opposite(left, right) || opposite(right, left)
    }

    // ---- operands that decide alone -----------------------------------------------------------------------------

    /// `x op undef -> NaN`, with `nnan` `x op undef -> poison`, for both operands. Always: undef may be NaN.
    fn float_operation_of_undef(&mut self, site: Operation) -> Option<Value> {
        if !site.left.is_undef_or_poison() && !site.right.is_undef_or_poison() {
            return None;
        }
        if site.has(flags::NNAN) {
            return Some(Value::poison(site.ty));
        }
        self.not_a_number(site.ty)
    }

    /// NaN of type `ty`.
    pub(super) fn not_a_number(&mut self, ty: Type) -> Option<Value> {
        let format = self.f.types().scalar(ty);
        let bits = float::nan(format)?;
        Some(self.float_of_bits(ty, format, bits))
    }

    /// `x op NaN -> NaN`, with `nnan` `x op NaN -> poison`, for both operands. Always; a signalling NaN becomes quiet.
    fn float_operation_of_nan(&mut self, site: Operation) -> Option<Value> {
        let nan = [site.left, site.right].into_iter().find(|&v| self.float_class(v).is_some_and(|class| class.nan))?;
        if site.has(flags::NNAN) {
            return Some(Value::poison(site.ty));
        }
        let (format, bits) = p::float(self.f, nan)?;
        let quiet = float::canonicalize(format, bits)?;
        Some(self.float_of_bits(site.ty, format, quiet))
    }

    /// `x op inf -> poison`, for both operands. With `ninf`.
    fn float_operation_of_infinity(&mut self, site: Operation) -> Option<Value> {
        let infinite = |v: Value| self.float_class(v).is_some_and(|class| class.infinite);
        let excluded = site.has(flags::NINF) && (infinite(site.left) || infinite(site.right));
        excluded.then(|| Value::poison(site.ty))
    }

    // ---- sums ---------------------------------------------------------------------------------------------------

    /// `x + -0.0 -> x`, `x + 0.0 -> x`. The second with `nsz`, or if `x` is known not to be -0.0.
    fn fadd_of_zero(&mut self, site: Operation) -> Option<Value> {
        let keeps = self.is_neg_zero(site.right)
            || self.is_pos_zero(site.right) && (site.has(flags::NSZ) || self.never_neg_zero(site.left));
        keeps.then_some(site.left)
    }

    /// `x + inf -> inf`, `x + -inf -> -inf`. With `nnan`: the other infinity gives NaN.
    fn fadd_of_infinity(&mut self, site: Operation) -> Option<Value> {
        let infinite = self.float_class(site.right).is_some_and(|class| class.infinite);
        (site.has(flags::NNAN) && infinite).then_some(site.right)
    }

    /// `inf - x -> inf`, `x - inf -> -inf`, and so for `-inf`. With `nnan`: the same infinity gives NaN.
    fn fsub_of_infinity(&mut self, site: Operation) -> Option<Value> {
        let infinite = |s: &Self, v: Value| s.float_class(v).is_some_and(|class| class.infinite);
        if !site.has(flags::NNAN) {
            return None;
        }
        if infinite(self, site.right) {
            return self.f.folder().fneg(site.right);
        }
        infinite(self, site.left).then_some(site.left)
    }

    /// `x + -x -> 0.0`. With `nnan`: infinities give NaN.
    fn fadd_of_negation(&mut self, site: Operation) -> Option<Value> {
        if !site.has(flags::NNAN) || !self.are_opposite_numbers(site.left, site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x - y) + y -> x`. With `reassoc` and `nsz`, for both orders.
    fn fadd_of_difference(&mut self, site: Operation) -> Option<Value> {
        if !site.has(REORDER) {
            return None;
        }
        [site, site.swapped()].into_iter().find_map(|site| {
            let (x, y) = p::binary(self.f, site.left, Opcode::FSub)?;
            (y == site.right).then_some(x)
        })
    }

    // ---- differences --------------------------------------------------------------------------------------------

    /// `x - 0.0 -> x`, `x - -0.0 -> x`. The second with `nsz`, or if `x` is known not to be -0.0.
    fn fsub_of_zero(&mut self, site: Operation) -> Option<Value> {
        let keeps = self.is_pos_zero(site.right)
            || self.is_neg_zero(site.right) && (site.has(flags::NSZ) || self.never_neg_zero(site.left));
        keeps.then_some(site.left)
    }

    /// `-0.0 - -x -> x`, `0.0 - -x -> x`, `0.0 - (0.0 - x) -> x`. But the first with `nsz`.
    fn fsub_of_negation_from_zero(&mut self, site: Operation) -> Option<Value> {
        let without_signs = self.is_any_zero(site.left) && site.has(flags::NSZ);
        if let Some(x) = self.negated(site.right) {
            return (self.is_neg_zero(site.left) || without_signs).then_some(x);
        }
        let (zero, x) = p::binary(self.f, site.right, Opcode::FSub).filter(|_| without_signs)?;
        self.is_any_zero(zero).then_some(x)
    }

    /// `x - x -> 0.0`. With `nnan`: infinities give NaN.
    fn fsub_of_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right || !site.has(flags::NNAN) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `y - (y - x) -> x`. With `reassoc` and `nsz`.
    fn fsub_of_difference(&mut self, site: Operation) -> Option<Value> {
        let (y, x) = p::binary(self.f, site.right, Opcode::FSub).filter(|_| site.has(REORDER))?;
        (y == site.left).then_some(x)
    }

    /// `(x + y) - y -> x`. With `reassoc` and `nsz`.
    fn fsub_from_sum(&mut self, site: Operation) -> Option<Value> {
        p::other(self.f, site.left, Opcode::FAdd, site.right).filter(|_| site.has(REORDER))
    }

    // ---- products -----------------------------------------------------------------------------------------------

    /// `x * 1.0 -> x`. Always.
    fn fmul_by_one(&mut self, site: Operation) -> Option<Value> {
        self.is_float(site.right, 1).then_some(site.left)
    }

    /// `x * 0.0 -> 0.0`. With `nnan` and `nsz`.
    fn fmul_by_zero(&mut self, site: Operation) -> Option<Value> {
        if !site.has(ZERO) || !self.is_any_zero(site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x * 0.0 -> 0.0`, `x * 0.0 -> -0.0`, and so for `-0.0`. If `x` is known to be finite and to have no sign (to have it).
    fn fmul_of_finite_by_zero(&mut self, site: Operation) -> Option<Value> {
        if !self.is_any_zero(site.right) {
            return None;
        }
        let mut kinds = self.kinds_of(site.left);
        if site.has(flags::NNAN) {
            // The product of an infinity and a zero is NaN.
            kinds = kinds.without(Classes::NAN.or(Classes::INFINITE));
        }
        match () {
            _ if kinds.may_be(Classes::NAN.or(Classes::INFINITE)) => None,
            _ if !kinds.may_be(Classes::NEGATIVE) => Some(site.right),
            _ if !kinds.may_be(Classes::POSITIVE) => self.f.folder().fneg(site.right),
            _ => None,
        }
    }

    /// `sqrt(x) * sqrt(x) -> x`. With `reassoc`, `nnan` and `nsz`.
    fn fmul_of_square_roots(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right || !site.has(REORDER | ZERO) {
            return None;
        }
        p::unary_intrinsic(self.f, site.left, id::SQRT)
    }

    // ---- quotients ----------------------------------------------------------------------------------------------

    /// `x / 1.0 -> x`. Always.
    fn fdiv_by_one(&mut self, site: Operation) -> Option<Value> {
        self.is_float(site.right, 1).then_some(site.left)
    }

    /// `0.0 / x -> 0.0`. With `nnan` and `nsz`.
    fn fdiv_of_zero(&mut self, site: Operation) -> Option<Value> {
        if !site.has(ZERO) || !self.is_any_zero(site.left) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x / x -> 1.0`. With `nnan`: zeros and infinities give NaN.
    fn fdiv_by_itself(&mut self, site: Operation) -> Option<Value> {
        if !site.has(flags::NNAN) || site.left != site.right {
            return None;
        }
        self.float_const(site.ty, 1)
    }

    /// `x / -x -> -1.0`, `-x / x -> -1.0`. With `nnan`: zeros and infinities give NaN.
    fn fdiv_by_negation(&mut self, site: Operation) -> Option<Value> {
        if !site.has(flags::NNAN) || !self.are_opposite_numbers(site.left, site.right) {
            return None;
        }
        self.float_const(site.ty, -1)
    }

    /// `(x * y) / y -> x`. With `reassoc` and `nnan`.
    fn fdiv_of_product(&mut self, site: Operation) -> Option<Value> {
        let x = p::other(self.f, site.left, Opcode::FMul, site.right)?;
        site.has(flags::REASSOC | flags::NNAN).then_some(x)
    }

    /// `0.0 % x -> 0.0`, `-0.0 % x -> -0.0`. With `nnan`: the result has the sign of the dividend.
    fn frem_of_zero(&mut self, site: Operation) -> Option<Value> {
        (site.has(flags::NNAN) && self.is_any_zero(site.left)).then_some(site.left)
    }

    /// `log(exp(x))`, `exp(log(x))` and their relatives in base 2 and 10, `log2(pow(2, x))`: `x`. The caller has seen `reassoc`.
    pub(super) fn inverse_call(&mut self, which: IntrinsicId, argument: Value) -> Option<Value> {
        let (inverse, base) = match which {
            id::EXP => (id::LOG, None),
            id::EXP2 => (id::LOG2, None),
            id::EXP10 => (id::LOG10, None),
            id::LOG => (id::EXP, None),
            id::LOG2 => (id::EXP2, Some(2)),
            id::LOG10 => (id::EXP10, Some(10)),
            _ => return None,
        };
        if let Some(x) = p::unary_intrinsic(self.f, argument, inverse) {
            return Some(x);
        }
        let (power_of, x) = p::binary_intrinsic(self.f, argument, id::POW)?;
        self.is_float(power_of, base?).then_some(x)
    }
}
