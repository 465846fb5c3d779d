//! `add`: sums as canonical, cheaper operations.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_analysis::known_bits::KnownBits;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// Rules of `add`.
    pub(super) fn add(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.common(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, NUW | NSW);
        self.add_rules(site)
    }

    rules! {
        /// Rules of `add`, in order.
        fn add_rules(&mut self, site: Binary) -> Option<Value> {
            add_of_bools,
            add_of_opposite_bools,
            add_of_constant_rules,
            add_of_itself,
            square_of_sum,
            add_of_negations,
            add_commuted_rules,
            operation_that_fits_before_extension,
            add_known_bits_rules,
        }
    }

    /// Rules of a sum with a constant.
    fn add_of_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let addend = p::int(self.f, site.right)?;
        self.add_constant_rules(site, addend)
    }

    rules! {
        /// Rules of `left + addend`, in order.
        fn add_constant_rules(&mut self, site: Binary, addend: Int) -> Option<Value> {
            add_of_sign_mask,
            add_to_single_bit,
            add_to_difference_from_constant,
            add_to_complement,
            add_to_disjoint_bits,
            add_to_own_mask,
            add_to_sign_extended_sum,
            add_to_zero_extended_sum,
            add_to_extended_bool,
            add_to_flipped_sign,
            add_to_extended_flipped_sign,
            add_to_masked_complement,
            add_to_umin_that_cannot_wrap,
            add_to_umax_of_same_bound,
            add_constant_to_parts_rules,
        }
    }

    /// Rules of a sum for either order of its operands.
    fn add_commuted_rules(&mut self, site: Binary) -> Option<Value> {
        self.add_ordered_rules(site, site.left, site.right)
            .or_else(|| self.add_ordered_rules(site, site.right, site.left))
    }

    rules! {
        /// Rules of `x + y` that look at `x` first, in order.
        fn add_ordered_rules(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
            add_of_shifted_negation,
            add_of_negation,
            add_of_complement_and_increment,
            add_of_and_with_or,
            add_of_and_with_xor,
            add_of_bits_outside,
            add_of_negative_power_product,
            add_of_multiple,
            add_of_min_and_max,
            add_of_saturated_difference,
            add_to_rounded_up_logarithm,
            add_of_parts_rules,
        }
    }

    /// Rules of a sum by the known bits of its operands.
    fn add_known_bits_rules(&mut self, site: Binary) -> Option<Value> {
        let right = self.known(site.right)?;
        if right.is_unknown() {
            return self.wrap_of_unknown_rules(site.inst, right.bits);
        }
        let left = self.known(site.left)?;
        self.add_of_known_rules(site.inst, left, right)
    }

    rules! {
        /// Rules of `inst`, a sum of operands with these known bits.
        fn add_of_known_rules(&mut self, inst: Inst, left: KnownBits, right: KnownBits) -> Option<Value> {
            add_of_disjoint_bits,
            wrap_of_known_bits,
        }
    }

    /// `add i1 x, y -> xor x, y`. Always.
    fn add_of_bools(&mut self, site: Binary) -> Option<Value> {
        p::is_bool(self.f, site.ty).then(|| self.binary(Opcode::Xor, 0, site.left, site.right))
    }

    /// `zext(b) + sext(b) -> 0`. If `b` is a boolean.
    fn add_of_opposite_bools(&mut self, site: Binary) -> Option<Value> {
        let zext = |value| p::extended_bool(self.f, value, Opcode::ZExt);
        let (bit, other) = match zext(site.left) {
            Some(bit) => (bit, site.right),
            None => (zext(site.right)?, site.left),
        };
        (p::cast(self.f, other, Opcode::SExt) == Some(bit)).then(|| self.int(site.ty, 0))
    }

    /// `x + SIGN -> x ^ SIGN`, with `nuw` or `nsw` `-> x | SIGN`. Always: a sum that does not wrap has the bit clear, or set.
    fn add_of_sign_mask(&mut self, site: Binary, addend: Int) -> Option<Value> {
        if !addend.is_sign_mask() {
            return None;
        }
        let op = if site.flags != 0 { Opcode::Or } else { Opcode::Xor };
        Some(self.binary(op, 0, site.left, site.right))
    }

    /// `(1 << n) + -1 -> ~(-1 << n)`. If the shift goes away: a complement is part of the logical operation that uses it on a GPU.
    fn add_to_single_bit(&mut self, site: Binary, addend: Int) -> Option<Value> {
        if !addend.is_all_ones() || !self.one_use(site.left) {
            return None;
        }
        let (one, amount) = p::binary(self.f, site.left, Opcode::Shl)?;
        p::int(self.f, one).filter(|one| one.v == 1)?;
        let high_bits = self.binary(Opcode::Shl, NSW, site.right, amount);
        Some(self.binary(Opcode::Xor, 0, high_bits, site.right))
    }

    /// `(C1 - x) + C -> (C1 + C) - x`. Always.
    fn add_to_difference_from_constant(&mut self, site: Binary, _addend: Int) -> Option<Value> {
        let (minuend, x) = p::binary(self.f, site.left, Opcode::Sub)?;
        if !minuend.is_constant() {
            return None;
        }
        let sum = self.binary(Opcode::Add, 0, minuend, site.right);
        Some(self.binary(Opcode::Sub, 0, sum, x))
    }

    /// `~x + C -> (C - 1) - x`. Always.
    fn add_to_complement(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let x = p::not(self.f, site.left)?;
        let minuend = self.int(site.ty, addend.v.wrapping_sub(1));
        Some(self.binary(Opcode::Sub, 0, minuend, x))
    }

    /// `(x | K) + C -> x + (K + C)`. If the `or` is of disjoint bits: that is a sum that does not wrap.
    fn add_to_disjoint_bits(&mut self, site: Binary, _addend: Int) -> Option<Value> {
        let (x, k) = p::binary_with(self.f, site.left, Opcode::Or, flags::DISJOINT)?;
        if !k.is_constant() {
            return None;
        }
        let keep = self.flags_of_two_steps(Opcode::Add, site.flags, k, site.right);
        let sum = self.f.folder().binary(Opcode::Add, 0, k, site.right)?;
        Some(self.binary(Opcode::Add, keep, x, sum))
    }

    /// `(x | C) - C -> x & ~C`. Always.
    fn add_to_own_mask(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (x, mask) = p::binary(self.f, site.left, Opcode::Or)?;
        let mask = p::int(self.f, mask).filter(|&mask| mask == addend.neg())?;
        let outside = self.int(site.ty, !mask.v);
        Some(self.binary(Opcode::And, 0, x, outside))
    }

    /// `sext(x + K) + C -> sext(x) + (sext K + C)`, and so for `zext nneg`. If the inner sum does not wrap as a signed one, and the
    /// extension goes away.
    fn add_to_sign_extended_sum(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let nonnegative = p::has_flags(self.f, site.left, flags::NNEG);
        let zext = p::cast(self.f, site.left, Opcode::ZExt).filter(|_| nonnegative);
        let sum = p::cast(self.f, site.left, Opcode::SExt).or(zext)?;
        let (x, k) = self.unwrapped_sum_with_constant(sum, NSW).filter(|_| self.one_use(site.left))?;
        let wide = self.cast(Opcode::SExt, 0, x, site.ty);
        let constant = self.int(site.ty, (k.signed() as u128).wrapping_add(addend.v));
        Some(self.binary(Opcode::Add, 0, wide, constant))
    }

    /// `zext(x + K) + C -> zext(x + (K + C))`. If `K + C` is no more than `K`, the inner sum does not wrap as an unsigned one, and the
    /// extension goes away, as does what nothing is added to. Else `-> zext(x) + (zext K + C)`.
    fn add_to_zero_extended_sum(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let sum = p::cast(self.f, site.left, Opcode::ZExt)?;
        let (x, k) = self.unwrapped_sum_with_constant(sum, NUW).filter(|_| self.one_use(site.left))?;
        if addend.is_negative() && addend.neg().v <= k.v {
            let narrow = self.f.type_of(x);
            let rest = self.int(narrow, k.v.wrapping_add(addend.v));
            let sum = if p::is_zero(self.f, rest) { x } else { self.binary(Opcode::Add, NUW, x, rest) };
            return Some(self.cast(Opcode::ZExt, 0, sum, site.ty));
        }
        let wide = self.cast(Opcode::ZExt, 0, x, site.ty);
        let constant = self.int(site.ty, k.v.wrapping_add(addend.v));
        Some(self.binary(Opcode::Add, 0, wide, constant))
    }

    /// `x` and `K` of `value`, the sum of both that does not wrap in the sense of `flag`, or an `or` of disjoint bits.
    fn unwrapped_sum_with_constant(&self, value: Value, flag: u16) -> Option<(Value, Int)> {
        let sum = p::binary_with(self.f, value, Opcode::Add, flag);
        let (x, k) = sum.or_else(|| p::binary_with(self.f, value, Opcode::Or, flags::DISJOINT))?;
        Some((x, p::int(self.f, k)?))
    }

    /// `(v & ~y) + y -> v | y`. Always.
    fn add_of_bits_outside(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let v = self.bits_outside(x, y)?;
        Some(self.binary(Opcode::Or, 0, v, y))
    }

    /// `ext(b) + C -> b ? C + ext(true) : C`. If `b` is a boolean.
    fn add_to_extended_bool(&mut self, site: Binary, addend: Int) -> Option<Value> {
        for (ext, step) in [(Opcode::ZExt, 1), (Opcode::SExt, u128::MAX)] {
            if let Some(x) = p::extended_bool(self.f, site.left, ext) {
                let yes = self.int(site.ty, addend.v.wrapping_add(step));
                return Some(self.select(x, yes, site.right));
            }
        }
        None
    }

    /// `(x ^ SIGN) + C -> x + (C ^ SIGN)`. Always.
    fn add_to_flipped_sign(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (x, mask) = p::binary(self.f, site.left, Opcode::Xor)?;
        let mask = p::int(self.f, mask).filter(|mask| mask.is_sign_mask())?;
        let k = self.int(site.ty, addend.v ^ mask.v);
        Some(self.binary(Opcode::Add, 0, x, k))
    }

    /// `umin(x, ~C) + C -> uadd.sat(x, C)`. If the minimum goes away.
    fn add_to_umin_that_cannot_wrap(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (x, bound) = p::binary_intrinsic(self.f, site.left, id::UMIN).filter(|_| self.one_use(site.left))?;
        p::int(self.f, bound).filter(|&bound| bound == addend.not())?;
        self.intrinsic(id::UADD_SAT, &[x, site.right], 0)
    }

    /// `umax(x, C) - C -> usub.sat(x, C)`. If the maximum goes away.
    fn add_to_umax_of_same_bound(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (x, bound) = p::binary_intrinsic(self.f, site.left, id::UMAX).filter(|_| self.one_use(site.left))?;
        p::int(self.f, bound).filter(|&bound| bound == addend.neg())?;
        self.intrinsic(id::USUB_SAT, &[x, bound], 0)
    }

    /// `(x ^ MASK) + C -> (C + MASK) - x`. If `MASK` is a low mask and `x` has no bit outside of it.
    fn add_to_masked_complement(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let (x, mask) = p::binary(self.f, site.left, Opcode::Xor)?;
        let mask = p::int(self.f, mask).filter(|mask| mask.is_low_mask() && !mask.is_sign_mask())?;
        if self.known(x).is_none_or(|known| known.max() > mask.v) {
            return None;
        }
        let k = self.int(site.ty, addend.v.wrapping_add(mask.v));
        Some(self.binary(Opcode::Sub, 0, k, x))
    }

    /// `x + x -> x << 1`. If the type has more than one bit; the flags of the sum hold for the shift.
    fn add_of_itself(&mut self, site: Binary) -> Option<Value> {
        if site.left != site.right || p::width(self.f, site.left) <= 1 {
            return None;
        }
        let one = self.int(site.ty, 1);
        Some(self.binary(Opcode::Shl, site.flags, site.left, one))
    }

    /// `-x + -y -> -(x + y)`. If a negation goes away with it.
    fn add_of_negations(&mut self, site: Binary) -> Option<Value> {
        let (x, y) = (p::neg(self.f, site.left)?, p::neg(self.f, site.right)?);
        if !self.one_use(site.left) && !self.one_use(site.right) {
            return None;
        }
        let sum = self.binary(Opcode::Add, 0, x, y);
        Some(self.neg(sum, 0))
    }

    /// `(-v << n) + y -> y - (v << n)`. If the shift and the negation go away.
    fn add_of_shifted_negation(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let (negation, amount) = p::binary(self.f, x, Opcode::Shl)?;
        let v = p::neg(self.f, negation)?;
        if !self.one_use(x) || !self.one_use(negation) {
            return None;
        }
        let shifted = self.binary(Opcode::Shl, 0, v, amount);
        Some(self.binary(Opcode::Sub, 0, y, shifted))
    }

    /// `-v + y -> y - v`. Always; `nsw` stays if sum and negation have it.
    fn add_of_negation(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let v = p::neg(self.f, x)?;
        let keep = if p::has_flags(self.f, x, NSW) { site.flags & NSW } else { 0 };
        Some(self.binary(Opcode::Sub, keep, y, v))
    }

    /// `~v + (w + 1) -> w - v`. Always.
    fn add_of_complement_and_increment(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let v = p::not(self.f, x)?;
        let (w, one) = p::binary(self.f, y, Opcode::Add)?;
        p::is_one(self.f, one).then(|| self.binary(Opcode::Sub, 0, w, v))
    }

    /// `(v & w) + (v | w) -> v + w`. Always, with the same flags.
    fn add_of_and_with_or(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, w) = p::binary(self.f, x, Opcode::And)?;
        p::same_pair(p::binary(self.f, y, Opcode::Or)?, (v, w)).then(|| self.binary(Opcode::Add, site.flags, v, w))
    }

    /// `(v & w) + (v ^ w) -> v | w`. Always.
    fn add_of_and_with_xor(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, w) = p::binary(self.f, x, Opcode::And)?;
        p::same_pair(p::binary(self.f, y, Opcode::Xor)?, (v, w)).then(|| self.binary(Opcode::Or, 0, v, w))
    }

    /// `(v * -2^N) + y -> y - (v << N)`. If the product goes away, `N` is not 0 and `-2^N` is not the sign bit.
    fn add_of_negative_power_product(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, factor) = p::binary(self.f, x, Opcode::Mul)?;
        let factor = p::int(self.f, factor)?;
        let fits = factor.neg().is_power_of_two() && !factor.is_all_ones() && !factor.is_sign_mask();
        if !fits || !self.one_use(x) || v == y {
            return None;
        }
        let amount = self.int(site.ty, factor.neg().log2() as u128);
        let shifted = self.binary(Opcode::Shl, 0, v, amount);
        Some(self.binary(Opcode::Sub, 0, y, shifted))
    }

    /// `(y * C) + y -> y * (C + 1)`. If the product goes away.
    fn add_of_multiple(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, factor) = p::binary(self.f, x, Opcode::Mul)?;
        if v != y || !self.one_use(x) {
            return None;
        }
        let factor = p::int(self.f, factor)?;
        let k = self.int(site.ty, factor.v.wrapping_add(1));
        Some(self.binary(Opcode::Mul, 0, y, k))
    }

    /// `min(v, w) + max(v, w) -> v + w`. Always, with the same flags.
    fn add_of_min_and_max(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        for (low, high) in [(id::UMIN, id::UMAX), (id::SMIN, id::SMAX)] {
            if let Some(pair) = p::binary_intrinsic(self.f, x, low)
                && let Some(other) = p::binary_intrinsic(self.f, y, high)
                && p::same_pair(pair, other)
            {
                return Some(self.binary(Opcode::Add, site.flags, pair.0, pair.1));
            }
        }
        None
    }

    /// `zext(x ^ SIGN) - SIGN -> sext(x)`. If `SIGN` is the sign bit of `x` alone, extended with zeros.
    fn add_to_extended_flipped_sign(&mut self, site: Binary, addend: Int) -> Option<Value> {
        let narrow = p::cast(self.f, site.left, Opcode::ZExt)?;
        let (x, sign) = p::binary(self.f, narrow, Opcode::Xor)?;
        let sign = p::int(self.f, sign).filter(|sign| sign.is_sign_mask())?;
        (addend.neg().v == sign.v).then(|| self.cast(Opcode::SExt, 0, x, site.ty))
    }

    /// `(ctpop(v) > 1) + (ctlz(v) ^ (WIDTH - 1)) -> WIDTH - ctlz(v - 1)`, and so for `!= 1`. If the count gives poison for zero, and it and both
    /// operands go away: this is the logarithm of `v`, rounded up.
    fn add_to_rounded_up_logarithm(&mut self, site: Binary, x: Value, y: Value) -> Option<Value> {
        let several = p::cast(self.f, x, Opcode::ZExt).filter(|_| self.one_use(x) && self.one_use(y))?;
        let (pred, count, one) = p::icmp(self.f, several)?;
        let v = p::unary_intrinsic(self.f, count, id::CTPOP)?;
        if !matches!(pred, IntPred::Ugt | IntPred::Ne) || !p::is_one(self.f, one) || self.f.type_of(v) != site.ty {
            return None;
        }
        let (zeros, top) = p::binary(self.f, y, Opcode::Xor)?;
        if !self.one_use(zeros) {
            return None;
        }
        let (zeros_of, poison_for_zero) = p::binary_intrinsic(self.f, zeros, id::CTLZ)?;
        let bits = p::width(self.f, v);
        let fits = p::int(self.f, top).is_some_and(|top| top.v == bits as u128 - 1) && bits.is_power_of_two();
        if zeros_of != v || !fits || !p::is_one(self.f, poison_for_zero) {
            return None;
        }
        let minus_one = self.all_ones(site.ty);
        let below = self.binary(Opcode::Add, 0, v, minus_one);
        let no = self.bool(Type::I1, false);
        let zeros = self.intrinsic(id::CTLZ, &[below, no], 0)?;
        let width = self.int(site.ty, bits as u128);
        Some(self.binary(Opcode::Sub, 0, width, zeros))
    }

    /// `usub.sat(v, y) + y -> umax(v, y)`. If the saturated difference goes away.
    fn add_of_saturated_difference(&mut self, _site: Binary, x: Value, y: Value) -> Option<Value> {
        let (v, w) = p::binary_intrinsic(self.f, x, id::USUB_SAT)?;
        if w != y || !self.one_use(x) {
            return None;
        }
        self.intrinsic(id::UMAX, &[v, w], 0)
    }

    /// `x + y -> or disjoint x, y`. If no bit may be set in both.
    fn add_of_disjoint_bits(&mut self, inst: Inst, left: KnownBits, right: KnownBits) -> Option<Value> {
        if !left.no_common_bits(right) {
            return None;
        }
        let (a, b) = self.ops(inst);
        Some(self.binary(Opcode::Or, flags::DISJOINT, a, b))
    }
}
