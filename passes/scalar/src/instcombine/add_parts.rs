//! `add` of a value and something made of it, of extended booleans, and of negated choices.

use super::shifts::ConstantShift;
use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// A sum of two extended booleans: what is true where it is negative.
#[derive(Clone, Copy)]
enum NegativeWhere {
    /// `zext a + sext b`, which is -1, 0 or 1: `!a & b`.
    OnlySecond(Value, Value),
    /// `sext a + sext b`, which is -2, -1 or 0: `a | b`.
    Either(Value, Value),
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `x + y` where `x` is made of parts of `y`, in order.
        pub(super) fn add_of_parts_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            add_of_bits_outside_of_word,
            add_of_sum_and_addend,
            add_of_negated_choice,
            add_of_extended_difference,
            add_of_extended_complements,
            add_of_rounding_correction,
            add_of_floored_remainder,
            add_of_sign_and_positive_test,
            add_of_quotient_and_remainder,
        }
    }
    rules! {
        /// Rules of a sum of parts of one value with a constant, in order.
        pub(super) fn add_constant_to_parts_rules(&mut self, site: Binary, addend: Int) -> Option<Value> {
            add_one_to_difference_with_complement,
            add_one_to_spread_bit,
            add_one_to_sign,
            add_one_to_extended_decrement,
        }
    }

    /// `(v ^ (v & y)) + y -> v | y`. Always: the bits of `v` that `y` has not.
    fn add_of_bits_outside_of_word(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let (a, b) = p::binary(self.f, x, Opcode::Xor)?;
        let v = [(a, b), (b, a)]
            .into_iter()
            .find_map(|(common, v)| p::other(self.f, common, Opcode::And, y).filter(|&other| other == v))?;
        Some(self.binary(Opcode::Or, 0, v, y))
    }

    /// `value` as a product with a constant, which is 1 for any other value.
    fn scaled(&self, value: Value) -> Option<(Value, Int)> {
        if let Some((v, factor)) = p::binary(self.f, value, Opcode::Mul) {
            return Some((v, p::int(self.f, factor)?));
        }
        let bits = p::width(self.f, value);
        match p::binary(self.f, value, Opcode::Shl) {
            Some((v, amount)) => {
                let amount = p::int(self.f, amount).filter(|amount| amount.v < u128::from(bits))?;
                Some((v, Int::new(1 << amount.v, bits)))
            }
            None => Some((value, Int::new(1, bits))),
        }
    }

    /// Dividend and divisor of the quotient `value` by a constant, and whether it is signed.
    fn quotient_by_constant(&self, value: Value) -> Option<(Value, Int, bool)> {
        if let Some((v, amount)) = p::binary(self.f, value, Opcode::LShr) {
            let amount = p::int(self.f, amount).filter(|amount| amount.v < u128::from(amount.bits))?;
            return Some((v, Int::new(1 << amount.v, amount.bits), false));
        }
        let (signed, (v, divisor)) = match p::binary(self.f, value, Opcode::SDiv) {
            Some(pair) => (true, pair),
            None => (false, p::binary(self.f, value, Opcode::UDiv)?),
        };
        Some((v, p::int(self.f, divisor)?, signed))
    }

    /// Whether `value` is what that quotient leaves of the dividend `v`.
    fn is_remainder(&self, value: Value, v: Value, divisor: Int, signed: bool) -> bool {
        let is = |op: Opcode, number: u128| {
            p::binary(self.f, value, op)
                .is_some_and(|(x, c)| x == v && p::int(self.f, c).is_some_and(|c| c.v == number))
        };
        match signed {
            // The sign of the divisor is that of no remainder.
            true => is(Opcode::SRem, divisor.v) || is(Opcode::SRem, divisor.neg().v),
            false => is(Opcode::URem, divisor.v) || divisor.is_power_of_two() && is(Opcode::And, divisor.v - 1),
        }
    }

    /// `(v / C) * (C * K) + (v % C) * K -> v * K`, signed and unsigned. If a side goes away, or `K` is 1.
    fn add_of_quotient_and_remainder(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let ((quotient, whole), (remainder, part)) = (self.scaled(x)?, self.scaled(y)?);
        let (v, divisor, signed) = self.quotient_by_constant(quotient)?;
        let goes = part.is_one() || self.one_use(x) || self.one_use(y);
        if !goes || divisor.is_zero() || Int::new(part.v.wrapping_mul(divisor.v), part.bits) != whole {
            return None;
        }
        if !self.is_remainder(remainder, v, divisor, signed) {
            return None;
        }
        if part.is_one() {
            return Some(v);
        }
        let factor = self.int(site.ty, part.v);
        Some(self.binary(Opcode::Mul, 0, v, factor))
    }

    /// `(y + w) + y -> w + (y << 1)`. If the inner sum goes away, and `w` is no constant.
    fn add_of_sum_and_addend(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let w = p::other(self.f, x, Opcode::Add, y).filter(|w| !w.is_constant() && self.one_use(x))?;
        if p::is_bool(self.f, site.ty) {
            return None;
        }
        let one = self.int(site.ty, 1);
        let twice = self.binary(Opcode::Shl, 0, y, one);
        Some(self.binary(Opcode::Add, 0, w, twice))
    }

    /// `(c ? -v : 0) + y -> y - (c ? v : 0)`, `(c ? -v : ~y) + y -> c ? y - v : -1`, and so with exchanged arms. If the select goes away.
    fn add_of_negated_choice(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (c, yes, no) = p::select(self.f, x).filter(|_| self.one_use(x))?;
        for (negated, other, first) in [(yes, no, true), (no, yes, false)] {
            let Some(v) = p::neg(self.f, negated) else { continue };
            if p::is_zero(self.f, other) {
                let (yes, no) = if first { (v, other) } else { (other, v) };
                let chosen = self.select(c, yes, no);
                return Some(self.binary(Opcode::Sub, 0, y, chosen));
            }
            if p::not(self.f, other) == Some(y) {
                let difference = self.binary(Opcode::Sub, 0, y, v);
                let ones = self.all_ones(site.ty);
                let (yes, no) = if first { (difference, ones) } else { (ones, difference) };
                return Some(self.select(c, yes, no));
            }
        }
        None
    }

    /// `zext(v - w) + zext(w) -> zext(v)`. If the difference does not wrap unsigned.
    fn add_of_extended_difference(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let difference = p::cast(self.f, x, Opcode::ZExt).filter(|&inner| p::has_flags(self.f, inner, flags::NUW))?;
        let (v, w) = p::binary(self.f, difference, Opcode::Sub)?;
        let extended = p::cast(self.f, y, Opcode::ZExt)?;
        (extended == w).then(|| self.cast(Opcode::ZExt, 0, v, site.ty))
    }

    /// `zext(v) + zext(~v) -> zext(-1)`, `zext(v) + sext(~v) -> zext(v) | sext(~v)`, and so for all pairs of extensions. The
    /// second if `v` is known not to be undef, which could be another number in the complement.
    fn add_of_extended_complements(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let extension = |s: &Self, value: Value| {
            [Opcode::ZExt, Opcode::SExt].into_iter().find_map(|op| p::cast(s.f, value, op).map(|inner| (op, inner)))
        };
        let ((first, v), (second, complement)) = (extension(self, x)?, extension(self, y)?);
        if p::not(self.f, complement) != Some(v) {
            return None;
        }
        if first != second {
            if !self.values().not_undef(v) {
                return None;
            }
            return Some(self.binary(Opcode::Or, flags::DISJOINT, site.left, site.right));
        }
        let narrow = self.f.type_of(v);
        let ones = self.all_ones(narrow);
        Some(self.cast(first, 0, ones, site.ty))
    }

    /// `sext((v & (SIGN | (2^N - 1))) >u SIGN) + v /s 2^N -> v >>s N`. Always: what is rounded up is a negative number that is no multiple.
    fn add_of_rounding_correction(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let test = p::cast(self.f, x, Opcode::SExt)?;
        let (v, divisor) = p::binary(self.f, y, Opcode::SDiv)?;
        let divisor = p::int(self.f, divisor).filter(|d| d.is_power_of_two() && !d.is_sign_mask() && !d.is_one())?;
        let (pred, masked, limit) = p::icmp(self.f, test)?;
        let (word, mask) = p::binary(self.f, masked, Opcode::And)?;
        let (mask, limit) = (p::int(self.f, mask)?, p::int(self.f, limit)?);
        let sign = 1u128 << (mask.bits - 1);
        let asks = match pred {
            IntPred::Ugt => limit.is_sign_mask(),
            // One bit below the sign: the mask itself is all that is above it.
            IntPred::Eq => limit == mask && divisor.v == 2,
            _ => false,
        };
        if word != v || mask.v != sign | (divisor.v - 1) || !asks {
            return None;
        }
        let amount = self.int(site.ty, divisor.log2() as u128);
        Some(self.binary(Opcode::AShr, 0, v, amount))
    }

    /// `(((v srem C) >> n) & C) + (v srem C) -> v & (C - 1)`. If `C` is a power of two: the bit that the shift brings to its place is the
    /// sign of the remainder, all of whose higher bits are that. This is the remainder of a division that rounds down.
    fn add_of_floored_remainder(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, divisor) = p::binary(self.f, y, Opcode::SRem)?;
        let divisor = p::int(self.f, divisor).filter(|d| d.is_power_of_two() && !d.is_sign_mask())?;
        let (shifted, mask) = p::binary(self.f, x, Opcode::And)?;
        if p::int(self.f, mask) != Some(divisor) {
            return None;
        }
        let (word, amount) = [Opcode::LShr, Opcode::AShr].into_iter().find_map(|op| p::binary(self.f, shifted, op))?;
        let amount = p::int(self.f, amount)?;
        // Beyond the width an arithmetic shift has the sign, a logical one has zeros.
        if word != y || amount.v + u128::from(divisor.log2()) >= u128::from(divisor.bits) {
            return None;
        }
        let low = self.int(site.ty, divisor.v - 1);
        Some(self.binary(Opcode::And, 0, v, low))
    }

    /// `(v >>s W - 1) + zext(v >s 0) -> (v >>s W - 1) | zext(v != 0)`. If test and extension go away.
    fn add_of_sign_and_positive_test(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let test = p::cast(self.f, y, Opcode::ZExt).filter(|&test| self.one_use(y) && self.one_use(test))?;
        let (pred, v, zero) = p::icmp(self.f, test)?;
        if pred != IntPred::Sgt || !p::is_zero(self.f, zero) || !self.is_spread_sign(x, v) {
            return None;
        }
        let test = self.icmp(IntPred::Ne, v, zero);
        let bit = self.cast(Opcode::ZExt, 0, test, site.ty);
        Some(self.binary(Opcode::Or, 0, x, bit))
    }

    /// Whether `value` is the sign of `v` in all bits.
    fn is_spread_sign(&self, value: Value, v: Value) -> bool {
        p::binary(self.f, value, Opcode::AShr).is_some_and(|(word, amount)| {
            word == v && p::int(self.f, amount).is_some_and(|amount| amount.v == u128::from(amount.bits) - 1)
        })
    }

    /// `(v + ~w) + 1 -> v - w`. If the inner sum goes away.
    fn add_one_to_difference_with_complement(&mut self, site: Binary, addend: Int) -> Option<Value> {
        if !addend.is_one() || !self.one_use(site.left) {
            return None;
        }
        let (a, b) = p::binary(self.f, site.left, Opcode::Add)?;
        let (v, w) = [(a, b), (b, a)].into_iter().find_map(|(v, n)| p::not(self.f, n).map(|w| (v, w)))?;
        Some(self.binary(Opcode::Sub, 0, v, w))
    }

    /// `((v << W - 1) >>s W - 1) + 1 -> (v & 1) ^ 1`. If the shifts go away: the lowest bit, spread, is 0 or -1.
    fn add_one_to_spread_bit(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (shifted, _) = p::binary(self.f, site.left, Opcode::AShr)?;
        let (v, amount) = p::binary(self.f, shifted, Opcode::Shl)?;
        let top = p::int(self.f, amount)?;
        let fits = addend.is_one() && self.is_spread_sign(site.left, shifted) && top.v == u128::from(top.bits) - 1;
        if !fits || !self.one_use(site.left) || !self.one_use(shifted) {
            return None;
        }
        let bit = self.binary(Opcode::And, 0, v, site.right);
        Some(self.binary(Opcode::Xor, 0, bit, site.right))
    }

    /// `(v >>s W - 1) + 1 -> zext(v >s -1)`. If the shift goes away.
    fn add_one_to_sign(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (v, _) = p::binary(self.f, site.left, Opcode::AShr)?;
        if !addend.is_one() || !self.is_spread_sign(site.left, v) || !self.one_use(site.left) {
            return None;
        }
        let ones = self.all_ones(site.ty);
        let test = self.icmp(IntPred::Sgt, v, ones);
        Some(self.cast(Opcode::ZExt, 0, test, site.ty))
    }

    /// `zext(v - 1) + 1 -> zext(v)`. If `v` is known not to be zero.
    fn add_one_to_extended_decrement(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let less = p::cast(self.f, site.left, Opcode::ZExt).filter(|_| addend.is_one())?;
        let (v, step) = p::binary(self.f, less, Opcode::Add)?;
        if !p::is_all_ones(self.f, step) || !self.values().is_non_zero(v) {
            return None;
        }
        Some(self.cast(Opcode::ZExt, 0, v, site.ty))
    }

    // ---- the sign of sums of booleans ---------------------------------------------------------------------------

    /// What the sum of extended booleans behind `value` is, if it has one use.
    fn sum_of_bools(&self, value: Value) -> Option<NegativeWhere> {
        let (a, b) = p::binary(self.f, value, Opcode::Add).filter(|_| self.one_use(value))?;
        let bool_behind = |value: Value, op: Opcode| p::extended_bool(self.f, value, op);
        let (first, second) = (bool_behind(a, Opcode::SExt), bool_behind(b, Opcode::SExt));
        if let (Some(a), Some(b)) = (first, second) {
            return Some(NegativeWhere::Either(a, b));
        }
        let (positive, negative) = if second.is_some() { (a, second?) } else { (b, first?) };
        Some(NegativeWhere::OnlySecond(bool_behind(positive, Opcode::ZExt)?, negative))
    }

    fn where_negative(&mut self, sum: NegativeWhere) -> Value {
        match sum {
            NegativeWhere::Either(a, b) => self.binary(Opcode::Or, 0, a, b),
            NegativeWhere::OnlySecond(a, b) => {
                let not = self.not(a);
                self.binary(Opcode::And, 0, b, not)
            }
        }
    }

    /// `(zext(a) + sext(b)) >>u W - 1 -> zext(b & ~a)`, `(sext(a) + sext(b)) >>u W - 1 -> zext(a | b)`. If the sum goes away.
    pub(super) fn lshr_of_sum_of_bools(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.amount != u128::from(shift.bits) - 1 || shift.bits < 3 {
            return None;
        }
        let sum = self.sum_of_bools(shift.value)?;
        let negative = self.where_negative(sum);
        Some(self.cast(Opcode::ZExt, 0, negative, shift.ty))
    }

    /// `(zext(a) + sext(b)) & C -> b & ~a ? C : 0`, `(sext(a) + sext(b)) & C -> a | b ? C : 0`. If the sum goes away and `C` is even.
    pub(super) fn and_of_sum_of_bools(&mut self, site: Binary) -> Option<Value> {
        let mask = p::int(self.f, site.right).filter(|mask| mask.v & 1 == 0 && !mask.is_zero() && mask.bits > 2)?;
        let sum = self.sum_of_bools(site.left)?;
        let negative = self.where_negative(sum);
        let (mask, zero) = (self.int(site.ty, mask.v), self.int(site.ty, 0));
        Some(self.select(negative, mask, zero))
    }
}
