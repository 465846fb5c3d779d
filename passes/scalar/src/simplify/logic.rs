//! `and`, `or` and `xor`.
//!
//! Rules that look at one operand first are tried for both orders of the operands. What follows from conditions is in
//! `imply.rs`.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::intrinsics;
use warpc_ir::opcode::Opcode;

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `and`, in order; a constant is on the right.
        pub(super) fn and_rules(&mut self, site: Operation) -> Option<Value> {
            and_with_undef,
            and_with_itself,
            and_with_zero,
            and_of_complements,
            and_pair_rules,
            logic_of_extended_bools,
            and_of_conditions_rules,
            mask_of_known_bits,
            tree_that_is_a_part,
            reassociated,
        }
    }
    rules! {
        /// Rules of `or`, in order; a constant is on the right.
        pub(super) fn or_rules(&mut self, site: Operation) -> Option<Value> {
            or_with_all_ones,
            or_with_itself,
            or_of_complements,
            or_pair_rules,
            logic_of_extended_bools,
            or_of_conditions_rules,
            or_of_known_bits,
            tree_that_is_a_part,
            reassociated,
        }
    }
    rules! {
        /// Rules of `xor`, in order; a constant is on the right.
        pub(super) fn xor_rules(&mut self, site: Operation) -> Option<Value> {
            xor_with_undef,
            xor_with_zero,
            xor_with_itself,
            xor_of_complements,
            complement_of_complement,
            xor_pair_rules,
            tree_that_is_a_part,
            reassociated,
        }
    }

    /// Rules of `and` that look at the left operand first, for both orders.
    fn and_pair_rules(&mut self, site: Operation) -> Option<Value> {
        self.and_in_order_rules(site).or_else(|| self.and_in_order_rules(site.swapped()))
    }
    /// Rules of `or` that look at the left operand first, for both orders.
    fn or_pair_rules(&mut self, site: Operation) -> Option<Value> {
        self.or_in_order_rules(site).or_else(|| self.or_in_order_rules(site.swapped()))
    }
    /// Rules of `xor` that look at the left operand first, for both orders.
    fn xor_pair_rules(&mut self, site: Operation) -> Option<Value> {
        self.xor_in_order_rules(site).or_else(|| self.xor_in_order_rules(site.swapped()))
    }

    rules! {
        /// Rules of `left & right` for one order.
        fn and_in_order_rules(&mut self, site: Operation) -> Option<Value> {
            and_absorbs_or,
            and_with_complement_rules,
            and_of_xor_and_and,
            and_of_xors_with_or,
            and_of_ors,
            and_with_negation,
            and_with_predecessor,
            mask_of_shifted,
            mask_of_one_part,
        }
    }
    rules! {
        /// Rules of `~inner & right`.
        fn and_complement_rules(&mut self, site: Operation, inner: Value) -> Option<Value> {
            and_of_complement_and_and,
            and_of_complement_and_nand,
            and_of_nor_and_operand,
            and_of_xnor_and_and,
        }
    }
    rules! {
        /// Rules of `left | right` for one order.
        fn or_in_order_rules(&mut self, site: Operation) -> Option<Value> {
            or_absorbs_and,
            or_with_complement_rules,
            or_of_xor_and_or,
            or_of_xor_and_half,
            or_of_ands,
            or_of_masked_sum_and_addend,
            or_of_funnel_and_shift,
            or_of_all_ones_shifted_apart,
        }
    }
    rules! {
        /// Rules of `~inner | right`.
        fn or_complement_rules(&mut self, site: Operation, inner: Value) -> Option<Value> {
            or_of_complement_and_or,
            or_of_complement_and_nor,
            or_of_nand_and_operand,
            or_of_nand_and_xor,
        }
    }
    rules! {
        /// Rules of `left ^ right` for one order.
        fn xor_in_order_rules(&mut self, site: Operation) -> Option<Value> {
            xor_of_half_and_or,
            xor_of_or_and_and,
        }
    }

    /// Rules of `~inner & right`.
    fn and_with_complement_rules(&mut self, site: Operation) -> Option<Value> {
        let inner = p::not(self.f, site.left)?;
        self.and_complement_rules(site, inner)
    }
    /// Rules of `~inner | right`.
    fn or_with_complement_rules(&mut self, site: Operation) -> Option<Value> {
        let inner = p::not(self.f, site.left)?;
        self.or_complement_rules(site, inner)
    }

    // ---- and ----------------------------------------------------------------------------------------------------

    /// `x & undef -> 0`. Always.
    fn and_with_undef(&mut self, site: Operation) -> Option<Value> {
        if !site.right.is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x & x -> x`, `x & -1 -> x`. Always.
    fn and_with_itself(&mut self, site: Operation) -> Option<Value> {
        (site.left == site.right || p::is_all_ones(self.f, site.right)).then_some(site.left)
    }

    /// `x & 0 -> 0`. Always.
    fn and_with_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.right).then_some(site.right)
    }

    /// `x & ~x -> 0`. Always.
    fn and_of_complements(&mut self, site: Operation) -> Option<Value> {
        if !are_opposite_words(self.f, site.left, site.right) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x & (x | y) -> x`. Always.
    fn and_absorbs_or(&mut self, site: Operation) -> Option<Value> {
        p::other(self.f, site.right, Opcode::Or, site.left).map(|_| site.left)
    }

    /// `~x & (x & y) -> 0`. Always.
    fn and_of_complement_and_and(&mut self, site: Operation, inner: Value) -> Option<Value> {
        p::other(self.f, site.right, Opcode::And, inner)?;
        self.zero(site.ty)
    }

    /// `~x & ~(x & y) -> ~x`. Always.
    fn and_of_complement_and_nand(&mut self, site: Operation, inner: Value) -> Option<Value> {
        let both = p::not(self.f, site.right)?;
        p::other(self.f, both, Opcode::And, inner).map(|_| site.left)
    }

    /// `~(x | y) & x -> 0`. Always.
    fn and_of_nor_and_operand(&mut self, site: Operation, inner: Value) -> Option<Value> {
        p::other(self.f, inner, Opcode::Or, site.right)?;
        self.zero(site.ty)
    }

    /// `~(x ^ y) & (x & y) -> x & y`. Always.
    fn and_of_xnor_and_and(&mut self, site: Operation, inner: Value) -> Option<Value> {
        let pair = p::binary(self.f, inner, Opcode::Xor)?;
        p::same_pair(pair, p::binary(self.f, site.right, Opcode::And)?).then_some(site.right)
    }

    /// `(x ^ y) & (x & y) -> 0`. Always.
    fn and_of_xor_and_and(&mut self, site: Operation) -> Option<Value> {
        let pair = p::binary(self.f, site.left, Opcode::Xor)?;
        if !p::same_pair(pair, p::binary(self.f, site.right, Opcode::And)?) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `((x | y) ^ x) & ((x | y) ^ y) -> 0`. Always.
    fn and_of_xors_with_or(&mut self, site: Operation) -> Option<Value> {
        let (a, b) = p::binary(self.f, site.left, Opcode::Xor)?;
        for (either, x) in [(a, b), (b, a)] {
            let Some(y) = p::other(self.f, either, Opcode::Or, x) else { continue };
            if p::other(self.f, site.right, Opcode::Xor, either) == Some(y) {
                return self.zero(site.ty);
            }
        }
        None
    }

    /// `(x | y) & (x | ~y) -> x`. Always.
    fn and_of_ors(&mut self, site: Operation) -> Option<Value> {
        self.common_of_complements(site, Opcode::Or)
    }

    /// `x` of `(x op y)` and `(x op ~y)`.
    fn common_of_complements(&self, site: Operation, op: Opcode) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, op)?;
        [(x, y), (y, x)].into_iter().find_map(|(x, y)| {
            let other = p::other(self.f, site.right, op, x)?;
            p::are_complements(self.f, other, y).then_some(x)
        })
    }

    /// `x & -x -> x`. If at most one bit of `x` can be set.
    fn and_with_negation(&mut self, site: Operation) -> Option<Value> {
        (p::neg(self.f, site.right) == Some(site.left) && self.power_of_two_or_zero(site.left)).then_some(site.left)
    }

    /// `x & (x + -1) -> 0`. If at most one bit of `x` can be set.
    fn and_with_predecessor(&mut self, site: Operation) -> Option<Value> {
        let (x, step) = p::binary(self.f, site.right, Opcode::Add)?;
        if x != site.left || !p::is_all_ones(self.f, step) || !self.power_of_two_or_zero(x) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x << N) & C -> x << N`, `(x << N) & C -> 0`, the same for `>>u`. If `C` keeps, or clears, all bits that the shift leaves.
    fn mask_of_shifted(&mut self, site: Operation) -> Option<Value> {
        let mask = p::int(self.f, site.right)?;
        let shl = p::binary(self.f, site.left, Opcode::Shl);
        let (x, amount) = shl.or_else(|| p::binary(self.f, site.left, Opcode::LShr))?;
        let amount = p::int(self.f, amount).filter(|amount| amount.v < mask.bits as u128)?;
        if x == site.right {
            return None;
        }
        let all = p::mask(mask.bits);
        let left_over = if shl.is_some() { all << amount.v & all } else { all >> amount.v };
        if left_over & !mask.v == 0 {
            return Some(site.left);
        }
        if left_over & mask.v != 0 {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x & C -> 0`, `x & C -> x`. If all bits of `x` that `C` keeps (clears) are known to be clear.
    fn mask_of_known_bits(&mut self, site: Operation) -> Option<Value> {
        let values = self.values();
        if let (Some(left), Some(right)) = (values.wide_known_bits(site.left), values.wide_known_bits(site.right)) {
            let kept = right.as_constant()?.to_vec();
            let clears_nothing = left.max().iter().zip(&kept).all(|(may, kept)| may & !kept == 0);
            return clears_nothing.then_some(site.left);
        }
        let mask = p::int(self.f, site.right)?;
        let known = self.known(site.left)?;
        if mask.v & !known.zero == 0 {
            return self.zero(site.ty);
        }
        (!mask.v & !known.zero & known.mask() == 0).then_some(site.left)
    }

    // ---- or -----------------------------------------------------------------------------------------------------

    /// `x | -1 -> -1`, `x | undef -> -1`. Always.
    fn or_with_all_ones(&mut self, site: Operation) -> Option<Value> {
        if !site.right.is_undef_or_poison() && !p::is_all_ones(self.f, site.right) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `x | x -> x`, `x | 0 -> x`. Always.
    fn or_with_itself(&mut self, site: Operation) -> Option<Value> {
        (site.left == site.right || p::is_zero(self.f, site.right)).then_some(site.left)
    }

    /// `x | ~x -> -1`. Always.
    fn or_of_complements(&mut self, site: Operation) -> Option<Value> {
        if !are_opposite_words(self.f, site.left, site.right) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `x | (x & y) -> x`. Always.
    fn or_absorbs_and(&mut self, site: Operation) -> Option<Value> {
        p::other(self.f, site.right, Opcode::And, site.left).map(|_| site.left)
    }

    /// `~x | (x | y) -> -1`. Always.
    fn or_of_complement_and_or(&mut self, site: Operation, inner: Value) -> Option<Value> {
        p::other(self.f, site.right, Opcode::Or, inner)?;
        self.int(site.ty, -1)
    }

    /// `~x | ~(x | y) -> ~x`. Always.
    fn or_of_complement_and_nor(&mut self, site: Operation, inner: Value) -> Option<Value> {
        let either = p::not(self.f, site.right)?;
        p::other(self.f, either, Opcode::Or, inner).map(|_| site.left)
    }

    /// `~(x & y) | x -> -1`. Always.
    fn or_of_nand_and_operand(&mut self, site: Operation, inner: Value) -> Option<Value> {
        p::other(self.f, inner, Opcode::And, site.right)?;
        self.int(site.ty, -1)
    }

    /// `~(x & y) | (x ^ y) -> ~(x & y)`. Always.
    fn or_of_nand_and_xor(&mut self, site: Operation, inner: Value) -> Option<Value> {
        let pair = p::binary(self.f, inner, Opcode::And)?;
        p::same_pair(pair, p::binary(self.f, site.right, Opcode::Xor)?).then_some(site.left)
    }

    /// `(x ^ y) | (x | y) -> x | y`. Always.
    fn or_of_xor_and_or(&mut self, site: Operation) -> Option<Value> {
        let pair = p::binary(self.f, site.left, Opcode::Xor)?;
        p::same_pair(pair, p::binary(self.f, site.right, Opcode::Or)?).then_some(site.right)
    }

    /// `(x ^ y) | (x & ~y) -> x ^ y`. Always, for both operands of the `xor`.
    fn or_of_xor_and_half(&mut self, site: Operation) -> Option<Value> {
        let (x, y) = p::binary(self.f, site.left, Opcode::Xor)?;
        let half = p::binary(self.f, site.right, Opcode::And)?;
        let is_half = |x, y| p::partner(half, x).is_some_and(|other| p::are_complements(self.f, other, y));
        (is_half(x, y) || is_half(y, x)).then_some(site.left)
    }

    /// `(x & y) | (x & ~y) -> x`. Always.
    fn or_of_ands(&mut self, site: Operation) -> Option<Value> {
        self.common_of_complements(site, Opcode::And)
    }

    /// `x | C -> x`, `x | C -> C`. If all bits of `C` are known to be set in `x`, or all others to be clear.
    fn or_of_known_bits(&mut self, site: Operation) -> Option<Value> {
        let constant = p::int(self.f, site.right)?;
        let known = self.known(site.left)?;
        if constant.v & !known.one == 0 {
            return Some(site.left);
        }
        (!constant.v & !known.zero & known.mask() == 0).then_some(site.right)
    }

    // ---- xor ----------------------------------------------------------------------------------------------------

    /// `x ^ undef -> undef`. Always.
    fn xor_with_undef(&mut self, site: Operation) -> Option<Value> {
        site.right.is_undef_or_poison().then_some(site.right)
    }

    /// `x ^ 0 -> x`. Always.
    fn xor_with_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.right).then_some(site.left)
    }

    /// `x ^ x -> 0`. Always.
    fn xor_with_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `x ^ ~x -> -1`. Always.
    fn xor_of_complements(&mut self, site: Operation) -> Option<Value> {
        if !are_opposite_words(self.f, site.left, site.right) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `~~x -> x`. Always.
    fn complement_of_complement(&mut self, site: Operation) -> Option<Value> {
        p::not(self.f, site.left).filter(|_| p::is_all_ones(self.f, site.right))
    }

    /// `(~x & y) ^ (x | y) -> x`. Always.
    fn xor_of_half_and_or(&mut self, site: Operation) -> Option<Value> {
        self.complement_in_xor(site, Opcode::And, Opcode::Or).map(|(x, _)| x)
    }

    /// `(~x | y) ^ (x & y) -> ~x`. Always.
    fn xor_of_or_and_and(&mut self, site: Operation) -> Option<Value> {
        self.complement_in_xor(site, Opcode::Or, Opcode::And).map(|(_, complement)| complement)
    }

    /// `x` and `~x` of `(~x op y) ^ (x dual y)`.
    fn complement_in_xor(&self, site: Operation, op: Opcode, dual: Opcode) -> Option<(Value, Value)> {
        let (left, right) = p::binary(self.f, site.left, op)?;
        [(left, right), (right, left)].into_iter().find_map(|(complement, y)| {
            let x = p::not(self.f, complement)?;
            (p::other(self.f, site.right, dual, x) == Some(y)).then_some((x, complement))
        })
    }

    /// `zext a & zext b -> 0`, `sext a | sext b -> -1`, and so for other constants. If `a & b` (`a | b`) of booleans is known to be one.
    fn logic_of_extended_bools(&mut self, site: Operation) -> Option<Value> {
        let (cast, a) = [Opcode::ZExt, Opcode::SExt]
            .into_iter()
            .find_map(|cast| p::cast(self.f, site.left, cast).map(|inner| (cast, inner)))?;
        let b = p::cast(self.f, site.right, cast).filter(|&b| self.f.type_of(b) == self.f.type_of(a))?;
        if !p::is_bool(self.f, self.f.type_of(a)) {
            return None;
        }
        let known = self.deeper(|s| s.binary(site.op, 0, a, b)).filter(|known| known.is_constant())?;
        self.f.folder().cast(cast, 0, known, site.ty)
    }

    /// `(x | y) & C -> y`. If `C` keeps all that may be set in `y`, and nothing of `x`.
    fn mask_of_one_part(&mut self, site: Operation) -> Option<Value> {
        let mask = p::int(self.f, site.right)?.v;
        let (x, y) = p::binary(self.f, site.left, Opcode::Or)?;
        let clear = |s: &Self, value: Value| s.known(value).map(|known| known.zero);
        let (in_x, in_y) = (clear(self, x)?, clear(self, y)?);
        let whole = p::mask(p::width(self.f, x));
        [(in_x, in_y, y), (in_y, in_x, x)]
            .into_iter()
            .find(|&(other, own, _)| mask & !other == 0 && !mask & !own & whole == 0)
            .map(|(_, _, part)| part)
    }

    /// `((x + y) & C) | (x & ~C) -> x + y`. If `y` has no bit outside of `C`, of which no bit stands below one that is not.
    fn or_of_masked_sum_and_addend(&mut self, site: Operation) -> Option<Value> {
        let (sum, kept) = p::binary(self.f, site.left, Opcode::And)?;
        let (addend, rest) = p::binary(self.f, site.right, Opcode::And)?;
        let (kept, rest) = (p::int(self.f, kept)?, p::int(self.f, rest)?);
        let is_low = rest.v & rest.v.wrapping_add(1) == 0;
        if kept != rest.not() || !is_low {
            return None;
        }
        let other = p::other(self.f, sum, Opcode::Add, addend)?;
        self.values().mask_is_zero(other, rest.v).then_some(sum)
    }

    /// `fshl(x, y, n) | (x << n) -> fshl(x, y, n)`, `fshr(x, y, n) | (y >>u n) -> fshr(x, y, n)`. Always: an amount from the width on gives
    /// poison.
    fn or_of_funnel_and_shift(&mut self, site: Operation) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, site.left)?;
        let (op, from) = match which {
            intrinsics::id::FSHL => (Opcode::Shl, 0),
            intrinsics::id::FSHR => (Opcode::LShr, 1),
            _ => return None,
        };
        let shift = (self.f.operand(call, from), self.f.operand(call, 2));
        (p::binary(self.f, site.right, op) == Some(shift)).then_some(site.left)
    }

    /// `(-1 >>u n) | (-1 << (N - n)) -> -1`, the same with the sides exchanged. If `N` is at most the width: every bit is in one of the two.
    fn or_of_all_ones_shifted_apart(&mut self, site: Operation) -> Option<Value> {
        let (ones, n) = p::binary(self.f, site.left, Opcode::LShr)?;
        let (also, m) = p::binary(self.f, site.right, Opcode::Shl)?;
        if !p::is_all_ones(self.f, ones) || !p::is_all_ones(self.f, also) {
            return None;
        }
        let is_rest = |rest: Value, of: Value| {
            p::binary(self.f, rest, Opcode::Sub).is_some_and(|(total, part)| {
                part == of && p::int(self.f, total).is_some_and(|total| total.v <= u128::from(total.bits))
            })
        };
        (is_rest(m, n) || is_rest(n, m)).then_some(ones)
    }
}

/// Whether one is the complement of the other, as such or as a sum with constants.
fn are_opposite_words(f: &warpc_ir::Func<'_>, left: Value, right: Value) -> bool {
    p::are_complements(f, left, right) || p::are_complementary_sums(f, left, right)
}
