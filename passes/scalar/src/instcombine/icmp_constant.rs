//! `icmp` of an arithmetic or bitwise operation with a constant. Shifts, divisions and intrinsics have files of their own.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

/// The comparison `(x op y) pred c` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct ConstantCompare {
    /// The comparison.
    pub inst: Inst,
    pub pred: IntPred,
    /// Type of what is compared.
    pub ty: Type,
    /// `x op y`.
    pub value: Value,
    /// Flags of `x op y`.
    pub flags: u16,
    pub x: Value,
    pub y: Value,
    /// The constant that it is compared with.
    pub c: Int,
    /// Whether only the comparison uses `x op y`.
    pub once: bool,
}

impl ConstantCompare {
    /// Whether it asks for equality or its opposite.
    pub fn is_equality(self) -> bool {
        self.pred.is_equality()
    }
}

impl Combiner<'_, '_> {
    /// Rules of `value pred constant`, by the operation behind `value`.
    pub(super) fn icmp_constant(&mut self, inst: Inst, pred: IntPred, value: Value, constant: Int) -> Option<Value> {
        let def = value.as_inst()?;
        let op = self.f.op(def);
        if op == Opcode::Call {
            return self.icmp_of_intrinsic(inst, pred, value, constant);
        }
        if op == Opcode::ExtractValue && constant.is_zero() && pred.is_equality() {
            return self.icmp_part_with_zero_rules(inst, pred, def);
        }
        if !op.is_binary() {
            return None;
        }
        let (x, y) = self.ops(def);
        let cmp = ConstantCompare {
            inst,
            pred,
            ty: self.f.type_of(value),
            value,
            flags: self.f.flags(def),
            x,
            y,
            c: constant,
            once: self.one_use(value),
        };
        match op {
            Opcode::Sub => self.icmp_sub_rules(cmp),
            Opcode::Xor => self.icmp_xor_rules(cmp),
            Opcode::UDiv | Opcode::SDiv => self.icmp_quotient(cmp, op),
            Opcode::SRem => self.icmp_remainder_rules(cmp),
            Opcode::Shl | Opcode::LShr | Opcode::AShr if p::int(self.f, x).is_some() => {
                let shifted = p::int(self.f, x)?;
                self.icmp_shifted_constant_rules(cmp, op, shifted)
            }
            _ => {
                let k = p::int(self.f, y)?;
                match op {
                    Opcode::Add => self.icmp_add_rules(cmp, k),
                    Opcode::And => self.icmp_and_rules(cmp, k),
                    Opcode::Or => self.icmp_or_rules(cmp, k),
                    Opcode::Shl => self.icmp_shl(cmp, k),
                    Opcode::LShr => self.icmp_lshr(cmp, k),
                    Opcode::AShr => self.icmp_ashr(cmp, k),
                    Opcode::Mul if !k.is_zero() => self.icmp_mul_rules(cmp, k),
                    _ => None,
                }
            }
        }
    }

    /// Makes the comparison `x pred constant`.
    pub(super) fn compare_with(
        &mut self,
        cmp: ConstantCompare,
        pred: IntPred,
        x: Value,
        constant: u128,
    ) -> Option<Value> {
        let constant = self.int(cmp.ty, constant);
        self.rewrite_icmp(cmp.inst, pred, x, constant)
    }
    /// Makes the comparison of `x` with the constant that is there.
    pub(super) fn compare_instead(&mut self, cmp: ConstantCompare, x: Value) -> Option<Value> {
        let c = self.f.operand(cmp.inst, 1);
        self.rewrite_icmp(cmp.inst, cmp.pred, x, c)
    }

    rules! {
        /// Rules of `extractvalue == 0`.
        fn icmp_part_with_zero_rules(&mut self, inst: Inst, pred: IntPred, part: Inst) -> Option<Value> {
            eq_zero_of_difference_with_overflow,
        }
    }

    /// `extractvalue(usub.with.overflow(x, y), 0) == 0 -> x == y`, and so for `ssub` and `!=`. Always.
    fn eq_zero_of_difference_with_overflow(&mut self, inst: Inst, pred: IntPred, part: Inst) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, self.f.operand(part, 0))?;
        if !matches!(which, id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW) || self.f.indices(part) != [0] {
            return None;
        }
        let (x, y) = self.ops(call);
        self.rewrite_icmp(inst, pred, x, y)
    }

    // ---- sums ---------------------------------------------------------------------------------------------------

    rules! {
        /// Rules of `(x + K) pred C`, in order.
        fn icmp_add_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            eq_of_sum,
            signed_order_of_sum,
            unsigned_order_of_sum,
            order_of_moved_range,
            above_of_sum,
            below_power_of_sum,
            below_last_block_of_sum,
        }
    }

    /// `(x + K) == C -> x == C - K`. Always: equality does not depend on wrapping.
    fn eq_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, cmp.c.v.wrapping_sub(constant.v))
    }

    /// `(x +nsw K) <s C -> x <s C - K`, for all signed orders. If `C - K` does not wrap.
    fn signed_order_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.pred.is_signed() || cmp.flags & NSW == 0 {
            return None;
        }
        let moved = Int::new(cmp.c.v.wrapping_sub(constant.v), cmp.c.bits);
        if cmp.c.signed().checked_sub(constant.signed())? != moved.signed() {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, moved.v)
    }

    /// `(x +nuw K) <u C -> x <u C - K`, for all unsigned orders. If `C - K` does not wrap.
    fn unsigned_order_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.pred.is_unsigned() || cmp.flags & NUW == 0 || cmp.c.v < constant.v {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, cmp.c.v - constant.v)
    }

    /// `(x + K) < C -> x pred C2`, for all orders. If the values below `C`, less `K`, are those of one comparison.
    fn order_of_moved_range(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let moved = Range::of_compare(cmp.pred, cmp.c).offset(constant.v.wrapping_neg());
        let (pred, c) = moved.as_compare()?;
        self.compare_with(cmp, pred, cmp.x, c.v)
    }

    /// `(x + K) >u C -> (x + (K - C - 1)) <u ~C`. If the sum goes away.
    fn above_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if cmp.pred != IntPred::Ugt || !cmp.once {
            return None;
        }
        let offset = self.int(cmp.ty, constant.v.wrapping_sub(cmp.c.v).wrapping_sub(1));
        let moved = self.binary(Opcode::Add, 0, cmp.x, offset);
        self.compare_with(cmp, IntPred::Ult, moved, !cmp.c.v)
    }

    /// `(x + K) <u 2^N -> (x & -2^N) == -K`. If `K` is a multiple of `2^N` and the sum goes away.
    fn below_power_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let c = cmp.c;
        if cmp.pred != IntPred::Ult || !c.is_power_of_two() || constant.v & (c.v - 1) != 0 || !cmp.once {
            return None;
        }
        let mask = self.int(cmp.ty, !(c.v - 1));
        let high = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, IntPred::Eq, high, constant.neg().v)
    }

    /// `(x + K) <u -2^N -> (x & -2^N) != -K - 2^N`, `(x + K) >u -2^N - 1 -> (x & -2^N) == -K - 2^N`. If `K` is a multiple of `2^N` and the sum goes
    /// away.
    fn below_last_block_of_sum(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let (limit, pred) = match cmp.pred {
            IntPred::Ult => (cmp.c, IntPred::Ne),
            IntPred::Ugt => (Int::new(cmp.c.v.wrapping_add(1), cmp.c.bits), IntPred::Eq),
            _ => return None,
        };
        let block = limit.neg();
        if !block.is_power_of_two() || block.is_sign_mask() || constant.v & (block.v - 1) != 0 || !cmp.once {
            return None;
        }
        let mask = self.int(cmp.ty, limit.v);
        let high = self.binary(Opcode::And, 0, cmp.x, mask);
        self.compare_with(cmp, pred, high, constant.neg().v.wrapping_sub(block.v))
    }

    // ---- differences --------------------------------------------------------------------------------------------

    rules! {
        /// Rules of `(x - y) pred c`, in order.
        fn icmp_sub_rules(&mut self, cmp: ConstantCompare) -> Option<Value> {
            eq_zero_of_difference,
            icmp_sub_from_constant_rules,
            sign_of_difference,
        }
    }

    /// Rules of `(K - y) pred C`.
    fn icmp_sub_from_constant_rules(&mut self, cmp: ConstantCompare) -> Option<Value> {
        let k = p::int(self.f, cmp.x)?;
        self.icmp_sub_constant_rules(cmp, k)
    }

    rules! {
        /// Rules of `(K - y) pred C`, in order.
        fn icmp_sub_constant_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            eq_of_difference_from_constant,
            signed_order_of_difference_from_constant,
            unsigned_order_of_difference_from_constant,
        }
    }

    /// `(x - y) == 0 -> x == y`. Always.
    fn eq_zero_of_difference(&mut self, cmp: ConstantCompare) -> Option<Value> {
        if !cmp.is_equality() || !cmp.c.is_zero() {
            return None;
        }
        self.rewrite_icmp(cmp.inst, cmp.pred, cmp.x, cmp.y)
    }

    /// `(K - y) == C -> y == K - C`. Always.
    fn eq_of_difference_from_constant(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.y, constant.v.wrapping_sub(cmp.c.v))
    }

    /// `(K -nsw y) <s C -> y >s K - C`, for all signed orders. If `K - C` does not wrap.
    fn signed_order_of_difference_from_constant(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.pred.is_signed() || cmp.flags & NSW == 0 {
            return None;
        }
        let exact = constant.signed().checked_sub(cmp.c.signed())?;
        if exact != Int::new(constant.v.wrapping_sub(cmp.c.v), cmp.c.bits).signed() {
            return None;
        }
        self.compare_with(cmp, cmp.pred.swapped(), cmp.y, exact as u128)
    }

    /// `(K -nuw y) <u C -> y >u K - C`, for all unsigned orders. If `K - C` does not wrap.
    fn unsigned_order_of_difference_from_constant(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.pred.is_unsigned() || cmp.flags & NUW == 0 || constant.v < cmp.c.v {
            return None;
        }
        self.compare_with(cmp, cmp.pred.swapped(), cmp.y, constant.v - cmp.c.v)
    }

    /// `(x -nsw y) >s 0 -> x >s y`, `>s -1 -> >=s`, `<s 0 -> <s`, `<s 1 -> <=s`. If `x` is no constant and the difference goes
    /// away.
    fn sign_of_difference(&mut self, cmp: ConstantCompare) -> Option<Value> {
        if cmp.flags & NSW == 0 || !cmp.once || p::int(self.f, cmp.x).is_some() {
            return None;
        }
        let pred = match cmp.pred {
            IntPred::Sgt if cmp.c.is_zero() => IntPred::Sgt,
            IntPred::Slt if cmp.c.is_zero() => IntPred::Slt,
            IntPred::Sgt if cmp.c.is_all_ones() => IntPred::Sge,
            IntPred::Slt if cmp.c.is_one() => IntPred::Sle,
            _ => return None,
        };
        self.rewrite_icmp(cmp.inst, pred, cmp.x, cmp.y)
    }

    // ---- exclusive or -------------------------------------------------------------------------------------------

    /// Rules of `(x ^ y) pred c`.
    fn icmp_xor_rules(&mut self, cmp: ConstantCompare) -> Option<Value> {
        match p::int(self.f, cmp.y) {
            None => self.icmp_xor_of_values_rules(cmp),
            Some(k) => self.icmp_xor_constant_rules(cmp, k),
        }
    }

    rules! {
        /// Rules of `(x ^ y) pred c` for a `y` that is no constant.
        fn icmp_xor_of_values_rules(&mut self, cmp: ConstantCompare) -> Option<Value> {
            eq_zero_of_xor,
        }
    }

    rules! {
        /// Rules of `(x ^ K) pred C`, in order.
        fn icmp_xor_constant_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            eq_of_xor,
            order_of_complement,
            order_of_flipped_sign,
            sign_of_xor,
        }
    }

    /// `(x ^ y) == 0 -> x == y`. Always.
    fn eq_zero_of_xor(&mut self, cmp: ConstantCompare) -> Option<Value> {
        if !cmp.is_equality() || !cmp.c.is_zero() {
            return None;
        }
        self.rewrite_icmp(cmp.inst, cmp.pred, cmp.x, cmp.y)
    }

    /// `(x ^ K) == C -> x == C ^ K`. Always.
    fn eq_of_xor(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, cmp.c.v ^ constant.v)
    }

    /// `~x < C -> x > ~C`, for all orders. Always: the complement turns both orders around.
    fn order_of_complement(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !constant.is_all_ones() {
            return None;
        }
        self.compare_with(cmp, cmp.pred.swapped(), cmp.x, !cmp.c.v)
    }

    /// `(x ^ SIGN) <u C -> x <s C ^ SIGN`, for all orders. Always: flipping the sign exchanges signed and unsigned order.
    fn order_of_flipped_sign(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !constant.is_sign_mask() {
            return None;
        }
        self.compare_with(cmp, cmp.pred.flipped_sign(), cmp.x, cmp.c.v ^ constant.v)
    }

    /// `(x ^ K) <s 0 -> x <s 0`, or the opposite if `K` is negative. For both sign tests.
    fn sign_of_xor(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        is_sign_test(cmp.pred, cmp.c)?;
        let (pred, c) = if constant.is_negative() { flip_sign_test(cmp.pred) } else { (cmp.pred, cmp.c.v) };
        self.compare_with(cmp, pred, cmp.x, c)
    }

    // ---- or -----------------------------------------------------------------------------------------------------

    rules! {
        /// Rules of `(x | K) pred C`, in order.
        fn icmp_or_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            sign_of_or,
            eq_of_or_with_its_mask,
        }
    }

    /// `(x | K) <s 0 -> x <s 0`, for both sign tests. If `K` is not negative.
    fn sign_of_or(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        is_sign_test(cmp.pred, cmp.c).filter(|_| !constant.is_negative())?;
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x | K) == K -> (x & ~K) == 0`. If the `or` goes away.
    fn eq_of_or_with_its_mask(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() || cmp.c != constant || !cmp.once {
            return None;
        }
        let outside = self.int(cmp.ty, !constant.v);
        let rest = self.binary(Opcode::And, 0, cmp.x, outside);
        self.compare_with(cmp, cmp.pred, rest, 0)
    }

    // ---- and ----------------------------------------------------------------------------------------------------

    /// Rules of `(x & K) pred C`.
    fn icmp_and_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if cmp.is_equality() { self.icmp_and_eq_rules(cmp, constant) } else { self.icmp_and_order_rules(cmp, constant) }
    }

    rules! {
        /// Rules of `(x & K) == C`, in order.
        fn icmp_and_eq_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            bit_is_set,
            sign_bit_is_clear,
            high_bits_are_clear,
            bits_of_shifted_value,
            low_bits_of_shifted_bit,
        }
    }

    /// `((1 << n) & (2^N - 1)) == 0 -> n >u N - 1`, `!= 0 -> n <u N`. If the mask is not all bits: a shift by the width or more is poison.
    fn low_bits_of_shifted_bit(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let (one, amount) = p::binary(self.f, cmp.x, Opcode::Shl)?;
        if !p::is_one(self.f, one) || !constant.is_low_mask() || constant.is_all_ones() || !cmp.c.is_zero() {
            return None;
        }
        let bits = constant.v.trailing_ones() as u128;
        match cmp.pred {
            IntPred::Eq => self.compare_with(cmp, IntPred::Ugt, amount, bits - 1),
            _ => self.compare_with(cmp, IntPred::Ult, amount, bits),
        }
    }

    rules! {
        /// Rules of `(x & K) < C`, in order.
        fn icmp_and_order_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            sign_of_and,
            below_multiple_of_high_bits,
            above_end_of_high_bits,
        }
    }

    /// `(x & BIT) == BIT -> (x & BIT) != 0`. Always.
    fn bit_is_set(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !constant.is_power_of_two() || cmp.c != constant {
            return None;
        }
        self.compare_with(cmp, cmp.pred.inverse(), cmp.value, 0)
    }

    /// `(x & SIGN) == 0 -> x >s -1`, `!= 0 -> x <s 0`. Always.
    fn sign_bit_is_clear(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.c.is_zero() || !constant.is_sign_mask() {
            return None;
        }
        let (pred, c) = if cmp.pred == IntPred::Eq { (IntPred::Sgt, u128::MAX) } else { (IntPred::Slt, 0) };
        self.compare_with(cmp, pred, cmp.x, c)
    }

    /// `(x & -2^N) == 0 -> x <u 2^N`, `!= 0 -> x >u 2^N - 1`. If the `and` goes away.
    fn high_bits_are_clear(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.c.is_zero() || !constant.neg().is_power_of_two() || !cmp.once {
            return None;
        }
        let limit = constant.neg().v;
        match cmp.pred {
            IntPred::Eq => self.compare_with(cmp, IntPred::Ult, cmp.x, limit),
            _ => self.compare_with(cmp, IntPred::Ugt, cmp.x, limit - 1),
        }
    }

    /// `((v >>u N) & K) == C -> (v & (K << N)) == C << N`, and the same for `<<`. If both operations go away, and bits that the
    /// shift filled with zeros are compared with zeros.
    fn bits_of_shifted_value(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let mask = p::mask(cmp.c.bits);
        let right = p::inst(self.f, cmp.x, Opcode::LShr).is_some();
        let (v, amount) = p::binary(self.f, cmp.x, if right { Opcode::LShr } else { Opcode::Shl })?;
        let amount = p::int(self.f, amount).filter(|amount| amount.v < cmp.c.bits as u128)?.v;
        if !self.one_use(cmp.x) || !cmp.once {
            return None;
        }
        let move_back = |bits: u128| if right { bits << amount & mask } else { bits >> amount };
        let again = |bits: u128| if right { bits >> amount } else { bits << amount & mask };
        let kept = if right { mask >> amount } else { mask << amount & mask };
        let (moved_mask, moved_c) = (move_back(constant.v & kept), move_back(cmp.c.v));
        if cmp.c.v & !(kept & constant.v) != 0 || again(moved_c) != cmp.c.v {
            return None;
        }
        let moved_mask = self.int(cmp.ty, moved_mask);
        let bits = self.binary(Opcode::And, 0, v, moved_mask);
        self.compare_with(cmp, cmp.pred, bits, moved_c)
    }

    /// `(x & K) <s 0 -> x <s 0`, for both sign tests. If `K` is negative.
    fn sign_of_and(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        is_sign_test(cmp.pred, cmp.c).filter(|_| constant.is_negative())?;
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x & -2^N) <u C -> x <u C`. If `C` is a multiple of `2^N`.
    fn below_multiple_of_high_bits(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if cmp.pred != IntPred::Ult || !constant.neg().is_power_of_two() || cmp.c.v & (constant.neg().v - 1) != 0 {
            return None;
        }
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x & -2^N) >u C -> x >u C`. If `C + 1` is a multiple of `2^N`.
    fn above_end_of_high_bits(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let low = constant.neg().v.wrapping_sub(1);
        if cmp.pred != IntPred::Ugt || !constant.neg().is_power_of_two() || cmp.c.v & low != low {
            return None;
        }
        self.compare_instead(cmp, cmp.x)
    }

    // ---- products -----------------------------------------------------------------------------------------------

    rules! {
        /// Rules of `(x * K) pred C`, `K` not zero, in order.
        fn icmp_mul_rules(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
            sign_of_product,
            eq_zero_of_product,
            eq_of_unsigned_product,
            eq_of_signed_product,
            unsigned_order_of_product,
            signed_order_of_product,
        }
    }

    /// `(x *nuw K) <u C -> x <u ceil(C / K)`, `(x *nuw K) >u C -> x >u floor(C / K)`. Always.
    fn unsigned_order_of_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if cmp.flags & NUW == 0 {
            return None;
        }
        let bound = match cmp.pred {
            IntPred::Ult => cmp.c.v.div_ceil(constant.v),
            IntPred::Ugt => cmp.c.v / constant.v,
            _ => return None,
        };
        self.compare_with(cmp, cmp.pred, cmp.x, bound)
    }

    /// `(x *nsw K) <s C -> x <s ceil(C / K)`, `(x *nsw K) >s C -> x >s floor(C / K)`, and the opposite order where `K` is negative. If the
    /// bound is a number of the type.
    fn signed_order_of_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if cmp.flags & NSW == 0 || !matches!(cmp.pred, IntPred::Slt | IntPred::Sgt) {
            return None;
        }
        let (c, k) = (cmp.c.signed(), constant.signed());
        let pred = if k < 0 { cmp.pred.swapped() } else { cmp.pred };
        let (quotient, rest) = (c.checked_div(k)?, c.checked_rem(k)?);
        // Division rounds to zero.
        let between = rest != 0;
        let above_quotient = between && (rest < 0) == (k < 0);
        let bound = match pred {
            IntPred::Slt => quotient + i128::from(above_quotient),
            _ => quotient - i128::from(between && !above_quotient),
        };
        let limit = 1i128.checked_shl(cmp.c.bits - 1).filter(|_| cmp.c.bits < 128)?;
        (-limit..limit).contains(&bound).then_some(())?;
        self.compare_with(cmp, pred, cmp.x, bound as u128)
    }

    /// `(x *nsw K) <s 0 -> x <s 0`, for all signed orders with 0, and for `>s -1`. If `K` is positive.
    fn sign_of_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        let of_sign = cmp.c.is_zero() || cmp.c.is_all_ones() && cmp.pred == IntPred::Sgt;
        if !cmp.pred.is_signed() || cmp.flags & NSW == 0 || constant.signed() <= 0 || !of_sign {
            return None;
        }
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x * K) == 0 -> x == 0`. If the product does not wrap, or `K` is odd.
    fn eq_zero_of_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() || !cmp.c.is_zero() || cmp.flags & (NUW | NSW) == 0 && constant.v & 1 == 0 {
            return None;
        }
        self.compare_instead(cmp, cmp.x)
    }

    /// `(x *nuw K) == C -> x == C / K`. If `K` divides `C`.
    fn eq_of_unsigned_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality() || cmp.flags & NUW == 0 || !cmp.c.v.is_multiple_of(constant.v) {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, cmp.c.v / constant.v)
    }

    /// `(x *nsw K) == C -> x == C / K`. If `K` divides `C` as signed numbers and is not -1.
    fn eq_of_signed_product(&mut self, cmp: ConstantCompare, constant: Int) -> Option<Value> {
        if !cmp.is_equality()
            || cmp.flags & NSW == 0
            || constant.is_all_ones()
            || cmp.c.signed() % constant.signed() != 0
        {
            return None;
        }
        self.compare_with(cmp, cmp.pred, cmp.x, (cmp.c.signed() / constant.signed()) as u128)
    }
}

/// Whether `x pred constant` asks for the sign bit: `true` when it holds for negative numbers.
pub(super) fn is_sign_test(pred: IntPred, constant: Int) -> Option<bool> {
    match pred {
        IntPred::Slt if constant.is_zero() => Some(true),
        IntPred::Sgt if constant.is_all_ones() => Some(false),
        _ => None,
    }
}

/// The opposite sign test: predicate and constant.
fn flip_sign_test(pred: IntPred) -> (IntPred, u128) {
    if pred == IntPred::Slt { (IntPred::Sgt, u128::MAX) } else { (IntPred::Slt, 0) }
}
