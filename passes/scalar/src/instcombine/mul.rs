//! `mul`.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// Rules of `mul`.
    pub(super) fn mul(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, NUW | NSW);
        self.mul_rules(site).or_else(|| self.infer_wrap(inst))
    }

    rules! {
        /// Rules of `mul`, in order.
        fn mul_rules(&mut self, site: Binary) -> Option<Value> {
            mul_of_bools,
            mul_of_extended_bools,
            mul_by_constant_rules,
            mul_of_negations,
            mul_commuted_rules,
            mul_to_absolute,
            mul_of_absolute_by_itself,
            operation_that_fits_before_extension,
        }
    }

    /// Rules of a product with a constant.
    fn mul_by_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let factor = p::int(self.f, site.right)?;
        self.mul_constant_rules(site, factor)
    }

    rules! {
        /// Rules of `left * factor`, in order.
        fn mul_constant_rules(&mut self, site: Binary, factor: Int) -> Option<Value> {
            mul_by_minus_one,
            mul_by_power_of_two,
            mul_of_shifted_value,
            mul_of_negation,
            mul_of_sum_with_constant,
            mul_of_difference_by_negative_power,
            mul_of_sign_by_constant,
        }
    }

    /// Rules of a product for either order of its operands.
    fn mul_commuted_rules(&mut self, site: Binary) -> Option<Value> {
        self.mul_ordered_rules(site, site.left, site.right)
            .or_else(|| self.mul_ordered_rules(site, site.right, site.left))
    }

    rules! {
        /// Rules of `x * y` that look at `x` first, in order.
        fn mul_ordered_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            mul_by_extended_bool,
            mul_by_negated_bool,
            mul_by_sign_bit,
            mul_by_low_bit,
            mul_by_chosen_sign,
            mul_by_shifted_one,
            mul_by_bit_and_one,
            mul_by_low_ones,
            mul_of_min_and_max,
            mul_of_quotient,
        }
    }

    /// `mul i1 x, y -> and x, y`. Always.
    fn mul_of_bools(&mut self, site: Binary) -> Option<Value> {
        p::is_bool(self.f, site.ty).then(|| self.binary(Opcode::And, 0, site.left, site.right))
    }

    /// `x * -1 -> -x`. Always; `nsw` stays.
    fn mul_by_minus_one(&mut self, site: Binary, factor: Int) -> Option<Value> {
        factor.is_all_ones().then(|| self.neg(site.left, site.flags & NSW))
    }

    /// `x * 2^N -> x << N`. Always; the flags stay, but not `nsw` where `2^N` is the sign bit.
    fn mul_by_power_of_two(&mut self, site: Binary, factor: Int) -> Option<Value> {
        if !factor.is_power_of_two() {
            return None;
        }
        let amount = self.int(site.ty, factor.log2() as u128);
        let keep = if factor.is_sign_mask() { site.flags & NUW } else { site.flags };
        Some(self.binary(Opcode::Shl, keep, site.left, amount))
    }

    /// `(x << N) * C -> x * (C << N)`. Always; `nuw` stays if both have it and `C << N` loses no bit.
    fn mul_of_shifted_value(&mut self, site: Binary, factor: Int) -> Option<Value> {
        let (x, amount) = p::binary(self.f, site.left, Opcode::Shl)?;
        let amount = p::int(self.f, amount).filter(|amount| amount.v < factor.bits as u128)?.v;
        let product = Int::new(factor.v << amount, factor.bits);
        let both = site.flags & self.f.flags(site.left.as_inst()?);
        let keep = if product.v >> amount == factor.v { both & NUW } else { 0 };
        let product = self.int(site.ty, product.v);
        Some(self.binary(Opcode::Mul, keep, x, product))
    }

    /// `-x * C -> x * -C`. Always.
    fn mul_of_negation(&mut self, site: Binary, factor: Int) -> Option<Value> {
        let x = p::neg(self.f, site.left)?;
        let negated = self.int(site.ty, factor.neg().v);
        Some(self.binary(Opcode::Mul, 0, x, negated))
    }

    /// `(x + C1) * C -> x * C + C1 * C`, and so for `x | C1` of disjoint bits. If the sum goes away; `nuw` stays if both have it, and so does
    /// `nsw` if nothing is negative, as in the rows of a grid.
    fn mul_of_sum_with_constant(&mut self, site: Binary, factor: Int) -> Option<Value> {
        let sum = p::binary(self.f, site.left, Opcode::Add);
        let (x, addend) = sum.or_else(|| p::binary_with(self.f, site.left, Opcode::Or, flags::DISJOINT))?;
        if p::int(self.f, addend).is_none() || !self.one_use(site.left) {
            return None;
        }
        let unwrapped = sum.is_none() || p::has_flags(self.f, site.left, NUW);
        let mut kept = if unwrapped { site.flags & NUW } else { 0 };
        let is_positive = p::int(self.f, addend).is_some_and(|addend| !addend.is_negative()) && !factor.is_negative();
        let is_signed = site.flags & NSW != 0 && (sum.is_none() || p::has_flags(self.f, site.left, NSW));
        if is_positive && is_signed && self.non_negative(x) {
            // Both parts are no larger than the product.
            kept |= NSW | NUW;
        }
        let product = self.binary(Opcode::Mul, kept, x, site.right);
        let moved = self.binary(Opcode::Mul, 0, addend, site.right);
        Some(self.binary(Opcode::Add, kept, product, moved))
    }

    /// `(x >>s (WIDTH - 1)) * C -> x <s 0 ? -C : 0`, `sext(b) * C -> b ? -C : 0`. If the shift goes away, or `b` is a boolean.
    fn mul_of_sign_by_constant(&mut self, site: Binary, factor: Int) -> Option<Value> {
        let negative = match p::extended_bool(self.f, site.left, Opcode::SExt) {
            Some(bit) => bit,
            None => {
                let (x, amount) = p::binary(self.f, site.left, Opcode::AShr).filter(|_| self.one_use(site.left))?;
                p::int(self.f, amount).filter(|amount| amount.v == u128::from(amount.bits) - 1)?;
                let zero = self.int(site.ty, 0);
                self.icmp(IntPred::Slt, x, zero)
            }
        };
        let (negated, zero) = (self.int(site.ty, factor.neg().v), self.int(site.ty, 0));
        Some(self.select(negative, negated, zero))
    }

    /// `zext(b) * zext(c) -> zext(b & c)`, `sext(b) * sext(c) -> zext(b & c)`, `zext(b) * sext(c) -> sext(b & c)`. If an extension goes away,
    /// or `b` is `c`.
    fn mul_of_extended_bools(&mut self, site: Binary) -> Option<Value> {
        let found = |value| {
            let [zext, sext] = [Opcode::ZExt, Opcode::SExt].map(|ext| p::extended_bool(self.f, value, ext));
            Some((zext.or(sext)?, sext.is_some()))
        };
        let ((b, b_signed), (c, c_signed)) = (found(site.left)?, found(site.right)?);
        let goes = self.one_use(site.left) || self.one_use(site.right);
        if !goes && (b != c || b_signed != c_signed) {
            return None;
        }
        let both = self.binary(Opcode::And, 0, b, c);
        let ext = if b_signed == c_signed { Opcode::ZExt } else { Opcode::SExt };
        Some(self.cast(ext, 0, both, site.ty))
    }

    /// `sext(b) * y -> b ? -y : 0`. If `b` is a boolean, and the extension goes away.
    fn mul_by_negated_bool(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let bit = p::extended_bool(self.f, x, Opcode::SExt).filter(|_| self.one_use(x))?;
        let negated = self.neg(y, site.flags & NSW);
        let zero = self.int(site.ty, 0);
        Some(self.select(bit, negated, zero))
    }

    /// `(x & 1) * y -> trunc(x) ? y : 0`. If the mask goes away.
    fn mul_by_low_bit(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (word, one) = p::binary(self.f, x, Opcode::And).filter(|_| self.one_use(x))?;
        if !p::is_one(self.f, one) {
            return None;
        }
        let bool_type = self.cmp_type(site.ty);
        let bit = self.cast(Opcode::Trunc, 0, word, bool_type);
        let zero = self.int(site.ty, 0);
        Some(self.select(bit, y, zero))
    }

    /// `~(-1 << n) * y -> (y << n) - y`. If `y`, which is read twice, is frozen, and the complement and the shift go away.
    fn mul_by_low_ones(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let ones = p::not(self.f, x).filter(|_| self.one_use(x))?;
        let (unit, amount) = p::binary(self.f, ones, Opcode::Shl).filter(|_| self.one_use(ones))?;
        if !p::is_all_ones(self.f, unit) || y.is_constant() {
            return None;
        }
        let y = self.frozen(y);
        let shifted = self.binary(Opcode::Shl, 0, y, amount);
        Some(self.binary(Opcode::Sub, 0, shifted, y))
    }

    /// `(x - y) * -2^N -> (y - x) << N`. If the difference goes away.
    fn mul_of_difference_by_negative_power(&mut self, site: Binary, factor: Int) -> Option<Value> {
        if !factor.neg().is_power_of_two() {
            return None;
        }
        let (x, y) = p::binary(self.f, site.left, Opcode::Sub).filter(|_| self.one_use(site.left))?;
        let turned = self.binary(Opcode::Sub, 0, y, x);
        let amount = self.int(site.ty, factor.neg().log2() as u128);
        Some(self.binary(Opcode::Shl, 0, turned, amount))
    }

    /// `-x * -y -> x * y`. Always.
    fn mul_of_negations(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = (p::neg(self.f, site.left)?, p::neg(self.f, site.right)?);
        Some(self.binary(Opcode::Mul, 0, x, y))
    }

    /// `zext(b) * y -> b ? y : 0`. If `b` is a boolean.
    fn mul_by_extended_bool(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let bit = p::extended_bool(self.f, x, Opcode::ZExt)?;
        let zero = self.int(site.ty, 0);
        Some(self.select(bit, y, zero))
    }

    /// `min(x, y) * max(x, y) -> x * y`, signed and unsigned. Always.
    fn mul_of_min_and_max(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        for (low, high) in [(id::UMIN, id::UMAX), (id::SMIN, id::SMAX)] {
            let (Some(pair), Some(other)) = (p::binary_intrinsic(self.f, x, low), p::binary_intrinsic(self.f, y, high))
            else {
                continue;
            };
            if p::same_pair(pair, other) {
                return Some(self.binary(Opcode::Mul, site.flags, pair.0, pair.1));
            }
        }
        None
    }

    /// `(x >>u (WIDTH - 1)) * y -> x <s 0 ? y : 0`. Always.
    fn mul_by_sign_bit(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (word, amount) = p::binary(self.f, x, Opcode::LShr)?;
        p::int(self.f, amount).filter(|amount| amount.v == u128::from(amount.bits) - 1)?;
        let zero = self.int(site.ty, 0);
        let negative = self.icmp(IntPred::Slt, word, zero);
        Some(self.select(negative, y, zero))
    }

    /// `(c ? 1 : -1) * y -> c ? y : -y`, `(c ? -1 : 1) * y -> c ? -y : y`. If the choice goes away.
    fn mul_by_chosen_sign(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let (c, yes, no) = p::select(self.f, x).filter(|_| self.one_use(x))?;
        let positive = if p::is_one(self.f, yes) && p::is_all_ones(self.f, no) {
            true
        } else if p::is_all_ones(self.f, yes) && p::is_one(self.f, no) {
            false
        } else {
            return None;
        };
        let negated = self.neg(y, 0);
        Some(if positive { self.select(c, y, negated) } else { self.select(c, negated, y) })
    }

    /// `((1 << n) + 1) * y -> (y << n) + y`. If `y`, which is read twice, is frozen, and the sum and the shift go away. The sum keeps
    /// `nuw`, and `nsw` if the shift has it, too.
    fn mul_by_bit_and_one(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (bit, one) = p::binary(self.f, x, Opcode::Add).filter(|_| self.one_use(x))?;
        let (unit, amount) = p::binary(self.f, bit, Opcode::Shl).filter(|_| self.one_use(bit))?;
        if !p::is_one(self.f, one) || !p::is_one(self.f, unit) || y.is_constant() {
            return None;
        }
        let signed = if p::has_flags(self.f, bit, NSW) { site.flags & NSW } else { 0 };
        let kept = site.flags & NUW | signed;
        let y = self.frozen(y);
        let shifted = self.binary(Opcode::Shl, kept, y, amount);
        Some(self.binary(Opcode::Add, kept, shifted, y))
    }

    /// `value`, or frozen where it may be undef or poison.
    pub(super) fn frozen(&mut self, value: Value) -> Value {
        if self.well_defined(value) {
            return value;
        }
        let frozen = Builder::before(self.f, self.at).freeze(value);
        self.queue_new(frozen)
    }

    /// `(1 << n) * y -> y << n`. Always; `nuw` stays, `nsw` if both have it.
    fn mul_by_shifted_one(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (one, amount) = p::binary(self.f, x, Opcode::Shl)?;
        if !p::is_one(self.f, one) {
            return None;
        }
        let signed = if p::has_flags(self.f, x, NSW) { site.flags & NSW } else { 0 };
        Some(self.binary(Opcode::Shl, site.flags & NUW | signed, y, amount))
    }

    /// `(x / y) * y -> x - x % y`. If `y` is no constant and the quotient goes away; `x`, which is read twice, is frozen where it may be
    /// undef, and `y` is not, as it divides.
    fn mul_of_quotient(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        for (div, rem) in [(Opcode::UDiv, Opcode::URem), (Opcode::SDiv, Opcode::SRem)] {
            if let Some((dividend, divisor)) = p::binary(self.f, x, div)
                && divisor == y
                && self.one_use(x)
                && !y.is_constant()
            {
                let dividend = self.frozen(dividend);
                let remainder = self.binary(rem, 0, dividend, divisor);
                return Some(self.binary(Opcode::Sub, 0, dividend, remainder));
            }
        }
        None
    }

    /// `((x >>s (WIDTH - 1)) | 1) * x -> abs(x)`. Always; `nsw` says that the smallest number does not occur.
    fn mul_to_absolute(&mut self, site: Binary) -> Option<Value> {
        for (sign_or_one, x) in [(site.left, site.right), (site.right, site.left)] {
            if let Some((sign, one)) = p::binary(self.f, sign_or_one, Opcode::Or)
                && p::is_one(self.f, one)
                && let Some((shifted, amount)) = p::binary(self.f, sign, Opcode::AShr)
                && shifted == x
                && p::int(self.f, amount).is_some_and(|amount| amount.v == amount.bits as u128 - 1)
            {
                let no_wrap = self.bool(Type::I1, site.flags & NSW != 0);
                return self.intrinsic(id::ABS, &[x, no_wrap], 0);
            }
        }
        None
    }

    /// `abs(x) * abs(x) -> x * x`. If `x`, which is read twice, is not undef.
    fn mul_of_absolute_by_itself(&mut self, site: Binary) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        let x = p::unary_intrinsic(self.f, site.left, id::ABS).filter(|&x| self.well_defined(x))?;
        Some(self.binary(Opcode::Mul, 0, x, x))
    }
}
