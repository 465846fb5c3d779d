//! Quotients and remainders.
//!
//! Rules serve both signs; the opcode of the site tells which is meant.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::opcode::{IntPred, Opcode, flags};

/// Whether a quotient or remainder is signed.
fn is_signed(site: Operation) -> bool {
    matches!(site.op, Opcode::SDiv | Opcode::SRem)
}

/// The flag that says that a product or shift loses nothing that the division of `site` would see.
fn lossless(site: Operation) -> u16 {
    if is_signed(site) { flags::NSW } else { flags::NUW }
}

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `udiv` and `sdiv`, in order.
        pub(super) fn quotient_rules(&mut self, site: Operation) -> Option<Value> {
            division_by_zero,
            quotient_of_zero,
            quotient_by_itself,
            quotient_by_one,
            quotient_by_at_most_one,
            quotient_of_product,
            quotient_of_rounded,
            quotient_of_remainder,
            quotient_of_quotient,
            quotient_of_negation,
            quotient_below_one,
            quotient_never_exact,
        }
    }
    rules! {
        /// Rules of `urem` and `srem`, in order.
        pub(super) fn remainder_rules(&mut self, site: Operation) -> Option<Value> {
            division_by_zero,
            remainder_of_zero,
            remainder_by_itself,
            remainder_by_one,
            remainder_by_at_most_one,
            remainder_of_multiple,
            remainder_of_rounded,
            remainder_of_remainder,
            remainder_of_product,
            remainder_of_shifted_divisor,
            remainder_of_negation,
            remainder_of_less,
        }
    }

    /// `x / 0 -> poison`, `x / undef -> poison`, the same for remainders. If one lane of the divisor is such: the division is
    /// undefined, and poison refines that.
    fn division_by_zero(&mut self, site: Operation) -> Option<Value> {
        let divisor = site.right;
        if divisor.is_undef_or_poison() || p::is_zero(self.f, divisor) {
            return Some(Value::poison(site.ty));
        }
        divisor.as_const()?;
        let (lanes, scalable, _) = self.f.types().vector(site.ty)?;
        if scalable || lanes > 64 {
            return None;
        }
        let mut fold = self.f.folder();
        let undefined = (0..lanes as u64)
            .any(|at| fold.element(divisor, at).is_some_and(|e| e.is_undef_or_poison() || fold.consts.is_zero(e)));
        undefined.then(|| Value::poison(site.ty))
    }

    // ---- quotients ----------------------------------------------------------------------------------------------

    /// `0 / x -> 0`, `undef / x -> 0`. Always: undef may be zero.
    fn quotient_of_zero(&mut self, site: Operation) -> Option<Value> {
        if !self.is_undef(site.left) && !p::is_zero(self.f, site.left) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x / x -> 1`. Always: `x` is not zero.
    fn quotient_by_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.int(site.ty, 1)
    }

    /// `x / 1 -> x`, `x / y -> x`. The second if the type has one bit, which leaves only one divisor.
    fn quotient_by_one(&mut self, site: Operation) -> Option<Value> {
        (p::is_one(self.f, site.right) || p::is_bool(self.f, site.ty)).then_some(site.left)
    }

    /// Whether a divisor is known to be 0 or 1, so to be 1 where the division is defined.
    fn divides_by_one(&self, divisor: Value) -> bool {
        self.known(divisor).is_some_and(|known| known.max() <= 1)
    }

    /// `x / y -> x`. If `y` is known to be at most 1: it is not 0.
    fn quotient_by_at_most_one(&mut self, site: Operation) -> Option<Value> {
        self.divides_by_one(site.right).then_some(site.left)
    }

    /// `x % y -> 0`. If `y` is known to be at most 1, or (signed) 0 or -1: it is not 0.
    fn remainder_by_at_most_one(&mut self, site: Operation) -> Option<Value> {
        let bits = p::width(self.f, site.right);
        let all_alike = is_signed(site) && bits <= 128 && self.values().sign_bits(site.right) == bits;
        if !all_alike && !self.divides_by_one(site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x * C) % D -> 0`. If `D` divides `C` and the product does not wrap in the sense of the division.
    fn remainder_of_multiple(&mut self, site: Operation) -> Option<Value> {
        let (_, factor) = p::binary(self.f, site.left, Opcode::Mul)?;
        let (factor, divisor) = (p::int(self.f, factor)?, p::int(self.f, site.right)?);
        if !p::has_flags(self.f, site.left, lossless(site)) || divisor.is_zero() {
            return None;
        }
        let divides = match is_signed(site) {
            true => factor.signed().unsigned_abs() % divisor.signed().unsigned_abs() == 0,
            false => factor.v % divisor.v == 0,
        };
        if !divides {
            return None;
        }
        self.zero(site.ty)
    }

    /// `((x / y) * y) % y -> 0`. Always: that product does not wrap.
    fn remainder_of_rounded(&mut self, site: Operation) -> Option<Value> {
        let op = if is_signed(site) { Opcode::SDiv } else { Opcode::UDiv };
        let quotient = p::other(self.f, site.left, Opcode::Mul, site.right)?;
        p::binary(self.f, quotient, op).filter(|row| row.1 == site.right)?;
        self.zero(site.ty)
    }

    /// `(x * y) / y -> x`. If the product does not wrap in the sense of the division.
    fn quotient_of_product(&mut self, site: Operation) -> Option<Value> {
        if !p::has_flags(self.f, site.left, lossless(site)) {
            return None;
        }
        let (x, y) = p::binary(self.f, site.left, Opcode::Mul)?;
        if y == site.right { Some(x) } else { (x == site.right).then_some(y) }
    }

    /// `((x / y) * y) / y -> x / y`. Always: that product does not wrap.
    fn quotient_of_rounded(&mut self, site: Operation) -> Option<Value> {
        let quotient = p::other(self.f, site.left, Opcode::Mul, site.right)?;
        let (_, divisor) = p::binary(self.f, quotient, site.op)?;
        (divisor == site.right).then_some(quotient)
    }

    /// `(x % y) / y -> 0`. Always.
    fn quotient_of_remainder(&mut self, site: Operation) -> Option<Value> {
        let op = if is_signed(site) { Opcode::SRem } else { Opcode::URem };
        let (_, divisor) = p::binary(self.f, site.left, op)?;
        if divisor != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x /u C1) /u C2 -> 0`. If the product of the constants is above every number of the type.
    fn quotient_of_quotient(&mut self, site: Operation) -> Option<Value> {
        let (_, first) = p::binary(self.f, site.left, Opcode::UDiv).filter(|_| site.op == Opcode::UDiv)?;
        let (first, second) = (p::int(self.f, first)?, p::int(self.f, site.right)?);
        if first.v.checked_mul(second.v).is_some_and(|product| product <= p::mask(first.bits)) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x /s -x -> -1`, `-x /s x -> -1`, `(x - y) /s (y - x) -> -1`. If the negation, or both differences, have `nsw`.
    fn quotient_of_negation(&mut self, site: Operation) -> Option<Value> {
        let has_nsw = |value| p::has_flags(self.f, value, flags::NSW);
        let negates = |negation, x| p::neg(self.f, negation) == Some(x) && has_nsw(negation);
        let opposite = has_nsw(site.left) && has_nsw(site.right) && p::are_negations(self.f, site.left, site.right);
        if !is_signed(site) || !opposite && !negates(site.left, site.right) && !negates(site.right, site.left) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `x / y -> 0`. If the magnitude of `x` is known to be below that of `y`.
    fn quotient_below_one(&mut self, site: Operation) -> Option<Value> {
        if !self.is_quotient_zero(site) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x /exact C -> poison`. If `x` is known not to have all trailing zeros of `C`.
    fn quotient_never_exact(&mut self, site: Operation) -> Option<Value> {
        if !site.has(flags::EXACT) {
            return None;
        }
        let divisor = p::int(self.f, site.right)?;
        let known = self.known(site.left)?;
        (known.max_trailing_zeros() < divisor.v.trailing_zeros()).then(|| Value::poison(site.ty))
    }

    // ---- remainders ---------------------------------------------------------------------------------------------

    /// `0 % x -> 0`, `undef % x -> 0`. Always: undef may be zero.
    fn remainder_of_zero(&mut self, site: Operation) -> Option<Value> {
        self.quotient_of_zero(site)
    }

    /// `x % x -> 0`. Always.
    fn remainder_by_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x % 1 -> 0`, `x %s -1 -> 0`, `x % y -> 0`. The last if the type has one bit, which leaves only one divisor.
    fn remainder_by_one(&mut self, site: Operation) -> Option<Value> {
        let divides_all = p::is_one(self.f, site.right)
            || p::is_bool(self.f, site.ty)
            || is_signed(site) && p::is_all_ones(self.f, site.right);
        if !divides_all {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x % y) % y -> x % y`. Always.
    fn remainder_of_remainder(&mut self, site: Operation) -> Option<Value> {
        let (_, divisor) = p::binary(self.f, site.left, site.op)?;
        (divisor == site.right).then_some(site.left)
    }

    /// `(x * y) % y -> 0`. If the product does not wrap in the sense of the division.
    fn remainder_of_product(&mut self, site: Operation) -> Option<Value> {
        if !p::has_flags(self.f, site.left, lossless(site)) {
            return None;
        }
        p::other(self.f, site.left, Opcode::Mul, site.right)?;
        self.zero(site.ty)
    }

    /// `(y << n) % y -> 0`. If the shift does not wrap in the sense of the division.
    fn remainder_of_shifted_divisor(&mut self, site: Operation) -> Option<Value> {
        let (y, _) = p::binary_with(self.f, site.left, Opcode::Shl, lossless(site))?;
        if y != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x %s -x -> 0`, `-x %s x -> 0`, `(x - y) %s (y - x) -> 0`. Always.
    fn remainder_of_negation(&mut self, site: Operation) -> Option<Value> {
        if !is_signed(site) || !p::are_negations(self.f, site.left, site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x % y -> x`. If the magnitude of `x` is known to be below that of `y`.
    fn remainder_of_less(&mut self, site: Operation) -> Option<Value> {
        self.is_quotient_zero(site).then_some(site.left)
    }

    /// Whether the magnitude of the dividend is known to be below that of the divisor.
    fn is_quotient_zero(&mut self, site: Operation) -> bool {
        let (Some(dividend), Some(divisor)) = (self.known(site.left), self.known(site.right)) else { return false };
        if !is_signed(site) {
            return dividend.max() < divisor.min()
                || self.known_compare(IntPred::Ult, site.left, site.right) == Some(true);
        }
        let Some(constant) = p::int(self.f, site.right) else {
            return dividend.is_non_negative() && divisor.is_non_negative() && dividend.max() < divisor.min();
        };
        // The dividend lies strictly between the magnitude of the constant on both sides.
        if constant.is_sign_mask() {
            return dividend.smin() > constant.signed();
        }
        let magnitude = constant.signed().abs();
        // So many sign bits leave numbers of so few others.
        let bound = 1i128 << (constant.bits - self.values().sign_bits(site.left)).min(126);
        dividend.smin().max(-bound) > -magnitude && dividend.smax().min(bound - 1) < magnitude
    }
}
