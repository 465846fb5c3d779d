//! `and`, `or` and `xor`.
//!
//! Rules that look at one operand first are tried for both orders of the operands. What follows from conditions is in
//! `imply.rs`.

use super::{Operation, Simplifier, p};
use warpc_ir::Value;
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
            and_of_conditions_rules,
            mask_of_known_bits,
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
            or_of_conditions_rules,
            or_of_known_bits,
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
        if !p::are_complements(self.f, site.left, site.right) {
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
        if !p::are_complements(self.f, site.left, site.right) {
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
        if !p::are_complements(self.f, site.left, site.right) {
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

    /// Whether at most one bit of `value` is set.
    pub(super) fn power_of_two_or_zero(&self, value: Value) -> bool {
        if let Some(constant) = p::int(self.f, value) {
            return constant.is_zero() || constant.is_power_of_two();
        }
        // 1 << n, SIGN >> n
        let shifted = p::binary(self.f, value, Opcode::Shl).or_else(|| p::binary(self.f, value, Opcode::LShr));
        if let Some((bit, _)) = shifted
            && p::int(self.f, bit).is_some_and(|bit| bit.is_power_of_two())
        {
            return true;
        }
        // x & -x
        if let Some((left, right)) = p::binary(self.f, value, Opcode::And)
            && (p::neg(self.f, left) == Some(right) || p::neg(self.f, right) == Some(left))
        {
            // With undef the two reads of one operand may differ.
            return self.well_defined(left) && self.well_defined(right);
        }
        self.known(value).is_some_and(|known| (known.mask() & !known.zero).count_ones() <= 1)
    }
}
