//! `icmp` of two operations.

use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

/// The comparison `(x op y) pred other` as its rules see it.
#[derive(Clone, Copy)]
struct OperationCompare {
    /// The comparison.
    inst: Inst,
    pred: IntPred,
    op: Opcode,
    /// Flags of `x op y`.
    flags: u16,
    /// `x op y`.
    value: Value,
    x: Value,
    y: Value,
    other: Value,
}

impl Combiner<'_, '_> {
    /// Comparisons of two operations, or of an operation with one of its operands.
    pub(super) fn icmp_operands(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        if p::width(self.f, left) == 0 {
            return None;
        }
        if let Some(v) = self.icmp_pair_rules(inst, pred, left, right) {
            return Some(v);
        }
        for (pred, value, other) in [(pred, left, right), (pred.swapped(), right, left)] {
            let Some(def) = value.as_inst().filter(|&def| self.f.op(def).is_binary()) else { continue };
            let (x, y) = self.ops(def);
            let cmp = OperationCompare { inst, pred, op: self.f.op(def), flags: self.f.flags(def), value, x, y, other };
            if let Some(v) = self.icmp_operation_rules(cmp) {
                return Some(v);
            }
        }
        self.icmp_same_operation(inst, pred, left, right)
    }

    rules! {
        /// Rules of comparisons of two operations of one kind.
        fn icmp_pair_rules(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
            order_of_complements,
            compare_sums_with_constants,
            compare_exact_quotients,
            eq_under_same_mask,
            eq_of_high_half_with_sign,
        }
    }
    rules! {
        /// Rules of `(x op y) pred other`, in order.
        fn icmp_operation_rules(&mut self, cmp: OperationCompare) -> Option<Value> {
            eq_of_sign_extended_low_bits,
            eq_with_own_operand,
            eq_with_own_quotient,
            product_is_zero,
            sign_by_two_shifts,
            eq_of_spread_sign,
            eq_of_xor_with_constant,
            signed_order_with_own_operand,
            order_of_neighbour,
            order_with_shifted_bit,
            overflow_of_sum_with_constant,
            wrap_of_sum_with_constant,
            overflow_of_product_by_quotient,
            overflow_of_product_by_division,
            borrow_of_difference,
            eq_of_masked_complement,
        }
    }

    /// `((x << N) >>s N) == x -> x + 2^(WIDTH - N - 1) <u 2^(WIDTH - N)`, and so for `!=`. If the extension goes away.
    fn eq_of_sign_extended_low_bits(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::AShr || !cmp.pred.is_equality() || !self.one_use(cmp.value) {
            return None;
        }
        let (x, up) = p::binary(self.f, cmp.x, Opcode::Shl).filter(|&(x, up)| x == cmp.other && up == cmp.y)?;
        let by = p::int(self.f, up).filter(|by| !by.is_zero() && by.v < by.bits as u128)?;
        let kept = by.bits - by.v as u32;
        Some(self.is_signed_number_of(cmp.pred, x, kept))
    }

    /// Whether `x` is a signed number of `kept` bits, or is none for the predicate `!=`: `x + 2^(kept - 1) <u 2^kept`.
    fn is_signed_number_of(&mut self, pred: IntPred, x: Value, kept: u32) -> Value {
        let (half, all) = (1u128 << (kept - 1), 1u128 << kept);
        let ty = self.f.type_of(x);
        let (addend, bound) = match pred {
            IntPred::Eq => (half, all),
            _ => (half.wrapping_neg(), all.wrapping_neg()),
        };
        let (addend, bound) = (self.int(ty, addend), self.int(ty, bound));
        let moved = self.binary(Opcode::Add, 0, x, addend);
        self.icmp(IntPred::Ult, moved, bound)
    }

    /// `(x & z) == (y & z) -> ((x ^ y) & z) == 0`, and so for `!=`. If both masks go away, or one does and `x` and `y` are constants.
    fn eq_under_same_mask(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        if !pred.is_equality() {
            return None;
        }
        let (a, b) = p::binary(self.f, left, Opcode::And)?;
        let (c, d) = p::binary(self.f, right, Opcode::And)?;
        let (x, y, z) = match () {
            () if a == c => (b, d, a),
            () if a == d => (b, c, a),
            () if b == c => (a, d, b),
            () if b == d => (a, c, b),
            () => return None,
        };
        let constants = p::int(self.f, x).is_some() && p::int(self.f, y).is_some();
        if [self.one_use(left), self.one_use(right), constants].into_iter().filter(|&goes| goes).count() < 2 {
            return None;
        }
        let differ = self.binary(Opcode::Xor, 0, x, y);
        let differ = self.binary(Opcode::And, 0, differ, z);
        let zero = self.int(self.f.type_of(differ), 0);
        self.rewrite_icmp(inst, pred, differ, zero)
    }

    /// `trunc(x >>u N) == (trunc(x) >>s (N - 1)) -> x + 2^(N - 1) <u 2^N`, and so for `!=`. If `x` has `2N` bits, and one of the sides goes away.
    fn eq_of_high_half_with_sign(&mut self, _: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        if !pred.is_equality() || !self.one_use(left) && !self.one_use(right) {
            return None;
        }
        let (high, sign) = match p::cast(self.f, left, Opcode::Trunc) {
            Some(high) => (high, right),
            None => (p::cast(self.f, right, Opcode::Trunc)?, left),
        };
        let x = p::cast(self.f, p::spread_sign(self.f, sign)?, Opcode::Trunc)?;
        let (shifted, amount) = p::binary(self.f, high, Opcode::LShr)?;
        let half = p::width(self.f, sign);
        let is_half = p::int(self.f, amount)?.v == u128::from(half) && p::width(self.f, x) == 2 * half;
        if shifted != x || !is_half || 2 * half > 128 {
            return None;
        }
        Some(self.is_signed_number_of(pred, x, half))
    }

    /// `(x * y) == 0 -> y == 0`, and so for `!=`. If `x` is odd, or is not 0 and the product does not wrap.
    fn product_is_zero(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Mul || !cmp.pred.is_equality() || !p::is_zero(self.f, cmp.other) {
            return None;
        }
        let no_wrap = cmp.flags & (NUW | NSW) != 0;
        for (factor, rest) in [(cmp.x, cmp.y), (cmp.y, cmp.x)] {
            let is_odd = self.known(factor).is_some_and(|known| known.one & 1 != 0);
            if is_odd || no_wrap && self.ask(|s| s.non_zero(factor)) {
                return self.compare_with_zero(cmp, rest);
            }
        }
        None
    }

    /// `(x >>s (WIDTH - 1)) != 0 -> x <s 0`, `== 0 -> x >s -1`. Always.
    fn eq_of_spread_sign(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::AShr || !cmp.pred.is_equality() || !p::is_zero(self.f, cmp.other) {
            return None;
        }
        let x = p::spread_sign(self.f, cmp.value)?;
        Some(self.sign_test(x, cmp.pred == IntPred::Ne))
    }

    /// `x <s 0`, or `x >s -1`.
    pub(super) fn sign_test(&mut self, x: Value, negative: bool) -> Value {
        let (pred, bound) = if negative { (IntPred::Slt, 0) } else { (IntPred::Sgt, u128::MAX) };
        let bound = self.int(self.f.type_of(x), bound);
        self.icmp(pred, x, bound)
    }

    /// `(trunc(x >> n) >> m) != 0 -> x <s 0`, `== 0 -> x >s -1`, with and without `trunc`, for both shifts right. If `n + m`, where extensions of both
    /// are left out, is the width of `x` less 1: only copies of the sign come down.
    fn sign_by_two_shifts(&mut self, cmp: OperationCompare) -> Option<Value> {
        let shifts_right = |op: Opcode| matches!(op, Opcode::LShr | Opcode::AShr);
        if !shifts_right(cmp.op) || !cmp.pred.is_equality() || !p::is_zero(self.f, cmp.other) {
            return None;
        }
        let inner = p::cast(self.f, cmp.x, Opcode::Trunc).unwrap_or(cmp.x);
        let def = inner.as_inst().filter(|&def| shifts_right(self.f.op(def)))?;
        let (x, first) = self.ops(def);
        let amount = |s: &Self, value: Value| p::cast(s.f, value, Opcode::ZExt).unwrap_or(value);
        let (first, second) = (amount(self, first), amount(self, cmp.y));
        let (bits, held) = (p::width(self.f, x), p::width(self.f, first));
        // Both amounts are less than the width, so a type that holds twice as much holds their sum.
        let holds_sum = held >= 32 || 1 << held >= 2 * bits;
        if first.is_constant() || self.f.type_of(first) != self.f.type_of(second) || !holds_sum {
            return None;
        }
        let sum = self.ask(|s| s.binary(Opcode::Add, 0, first, second))?;
        if p::int(self.f, sum)?.v != u128::from(bits - 1) {
            return None;
        }
        Some(self.sign_test(x, cmp.pred == IntPred::Ne))
    }

    /// `~x < ~y -> x > y`, for all predicates. Always.
    fn order_of_complements(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        let (x, y) = (p::not(self.f, left)?, p::not(self.f, right)?);
        self.rewrite_icmp(inst, pred.swapped(), x, y)
    }

    /// `(x + y) == x -> y == 0`, the same for `^` and for `(x - y) == x`. Always: one read of an undef `x` has fewer results.
    fn eq_with_own_operand(&mut self, cmp: OperationCompare) -> Option<Value> {
        if !cmp.pred.is_equality() {
            return None;
        }
        let rest = match cmp.op {
            Opcode::Add | Opcode::Xor => p::partner((cmp.x, cmp.y), cmp.other)?,
            Opcode::Sub if cmp.x == cmp.other => cmp.y,
            _ => return None,
        };
        self.compare_with_zero(cmp, rest)
    }

    /// `(x >>u y) == x -> x == 0`, `(x >>u y) <u x -> x != 0`, the same for `(x /u y)`. If `y` is known not to leave `x` as it is.
    fn eq_with_own_quotient(&mut self, cmp: OperationCompare) -> Option<Value> {
        let pred = match cmp.pred {
            IntPred::Eq | IntPred::Uge => IntPred::Eq,
            IntPred::Ne | IntPred::Ult => IntPred::Ne,
            _ => return None,
        };
        let shrinks = match cmp.op {
            Opcode::LShr => self.ask(|s| s.non_zero(cmp.y)),
            Opcode::UDiv => self.known(cmp.y).is_some_and(|divisor| divisor.min() > 1),
            _ => false,
        };
        if cmp.x != cmp.other || !shrinks {
            return None;
        }
        self.compare_with_zero(OperationCompare { pred, ..cmp }, cmp.x)
    }

    /// Makes the comparison of `value` with zero.
    fn compare_with_zero(&mut self, cmp: OperationCompare, value: Value) -> Option<Value> {
        let zero = self.int(self.f.type_of(value), 0);
        self.rewrite_icmp(cmp.inst, cmp.pred, value, zero)
    }

    /// `(x ^ C) == z -> (x ^ z) == C`. If `z` is no constant and the `xor` goes away.
    fn eq_of_xor_with_constant(&mut self, cmp: OperationCompare) -> Option<Value> {
        if !cmp.pred.is_equality() || cmp.op != Opcode::Xor || cmp.other.is_constant() {
            return None;
        }
        if p::int(self.f, cmp.y).is_none() || !self.one_use(cmp.value) {
            return None;
        }
        let v = self.binary(Opcode::Xor, 0, cmp.x, cmp.other);
        self.rewrite_icmp(cmp.inst, cmp.pred, v, cmp.y)
    }

    /// `(x +nsw y) <s x -> y <s 0`, for all signed orders. Always.
    fn signed_order_with_own_operand(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Add || cmp.flags & NSW == 0 || !cmp.pred.is_signed() {
            return None;
        }
        let rest = p::partner((cmp.x, cmp.y), cmp.other)?;
        self.compare_with_zero(cmp, rest)
    }

    /// `(x + 1) <= z -> x < z`, `(x + 1) > z -> x >= z`, `(x - 1) < z -> x <= z`, `(x - 1) >= z -> x > z`. If the sum does not
    /// wrap in this order and `z` is no constant; of the sums with -1 only signed ones are looked at.
    fn order_of_neighbour(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Add || cmp.other.is_constant() {
            return None;
        }
        let step = p::int(self.f, cmp.y).filter(|step| step.is_one() || step.is_all_ones())?;
        let (nuw, nsw) = (cmp.flags & NUW != 0, cmp.flags & NSW != 0);
        let pred = match (cmp.pred, step.is_one()) {
            (IntPred::Sle, true) if nsw => IntPred::Slt,
            (IntPred::Sgt, true) if nsw => IntPred::Sge,
            (IntPred::Ule, true) if nuw => IntPred::Ult,
            (IntPred::Ugt, true) if nuw => IntPred::Uge,
            (IntPred::Slt, false) if nsw => IntPred::Sle,
            (IntPred::Sge, false) if nsw => IntPred::Sgt,
            _ => return None,
        };
        self.rewrite_icmp(cmp.inst, pred, cmp.x, cmp.other)
    }

    /// `(1 << n) >u x -> (x >>u n) == 0`, `<=u -> != 0`; `~(-1 << n) <u x -> (x >>u n) != 0`, `>=u -> == 0`, and so for
    /// `(1 << n) + -1`. If what is compared goes away.
    fn order_with_shifted_bit(&mut self, cmp: OperationCompare) -> Option<Value> {
        if !self.one_use(cmp.value) {
            return None;
        }
        let bit = |s: &Self, value: Value| {
            p::binary(s.f, value, Opcode::Shl).filter(|shift| p::is_one(s.f, shift.0)).map(|shift| shift.1)
        };
        let (amount, pred) = match cmp.pred {
            IntPred::Ugt => (bit(self, cmp.value)?, IntPred::Eq),
            IntPred::Ule => (bit(self, cmp.value)?, IntPred::Ne),
            IntPred::Ult | IntPred::Uge => {
                let amount = if let Some(high) = p::not(self.f, cmp.value) {
                    let (ones, amount) = p::binary(self.f, high, Opcode::Shl)?;
                    p::is_all_ones(self.f, ones).then_some(amount)?
                } else {
                    let sum = cmp.op == Opcode::Add && p::is_all_ones(self.f, cmp.y);
                    bit(self, cmp.x).filter(|_| sum)?
                };
                (amount, if cmp.pred == IntPred::Ult { IntPred::Ne } else { IntPred::Eq })
            }
            _ => return None,
        };
        let high = self.binary(Opcode::LShr, 0, cmp.other, amount);
        let zero = self.int(self.f.type_of(high), 0);
        self.rewrite_icmp(cmp.inst, pred, high, zero)
    }

    /// `(x + C) <u x -> x >u ~C`, `>=u -> <=u`. Always: it asks whether the sum wraps.
    fn overflow_of_sum_with_constant(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Add {
            return None;
        }
        let pred = match cmp.pred {
            IntPred::Ult => IntPred::Ugt,
            IntPred::Uge => IntPred::Ule,
            _ => return None,
        };
        let addend = p::int(self.f, p::partner((cmp.x, cmp.y), cmp.other)?)?;
        let limit = self.int(self.f.type_of(cmp.other), !addend.v);
        self.rewrite_icmp(cmp.inst, pred, cmp.other, limit)
    }

    /// `(x + C) >u x -> x <u -C`, `<=u -> >=u`, for `C` other than 0: it asks whether the sum does not wrap.
    fn wrap_of_sum_with_constant(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Add {
            return None;
        }
        let pred = match cmp.pred {
            IntPred::Ugt => IntPred::Ult,
            IntPred::Ule => IntPred::Uge,
            _ => return None,
        };
        let addend = p::int(self.f, p::partner((cmp.x, cmp.y), cmp.other)?).filter(|addend| !addend.is_zero())?;
        let limit = self.int(self.f.type_of(cmp.other), addend.neg().v);
        self.rewrite_icmp(cmp.inst, pred, cmp.other, limit)
    }

    /// `(x + C) pred (y + K) -> (x + (C - K)) pred y`, or `x pred (y + (K - C))`, where the difference is no larger than what was added. If both
    /// sums go away, the constants have one sign (no negative one for unsigned orders), and the sums do not wrap where the predicate is an order.
    fn compare_sums_with_constants(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        let sum = |s: &Self, value: Value| {
            let (x, k) = p::binary(s.f, value, Opcode::Add).filter(|_| s.one_use(value))?;
            Some((x, p::int(s.f, k)?, s.f.flags(value.as_inst()?)))
        };
        let ((x, c, left_flags), (y, k, right_flags)) = (sum(self, left)?, sum(self, right)?);
        let both = left_flags & right_flags;
        let needed = match pred {
            _ if pred.is_equality() => 0,
            _ if pred.is_signed() => NSW,
            _ => NUW,
        };
        if both & needed != needed || c.is_negative() != k.is_negative() || c == k {
            return None;
        }
        // What is added to one side only is a part of what was added there.
        if needed == NUW && c.is_negative() {
            return None;
        }
        let size = |number: Int| number.signed().unsigned_abs();
        let (more, rest, kept) = if size(c) > size(k) {
            (x, c.v.wrapping_sub(k.v), left_flags)
        } else {
            (y, k.v.wrapping_sub(c.v), right_flags)
        };
        let rest = self.int(self.f.type_of(x), rest);
        let fits = if c.is_negative() { kept & NSW } else { kept & (NSW | NUW) };
        let moved = self.binary(Opcode::Add, fits, more, rest);
        let (a, b) = if more == x && size(c) > size(k) { (moved, y) } else { (x, moved) };
        self.rewrite_icmp(inst, pred, a, b)
    }

    /// `(x >> n) pred (y >> n) -> x pred y`, and so for quotients. If both are exact and the order is that of the operation: all orders
    /// for `ashr` and for `sdiv` by a positive constant, unsigned ones for `lshr` and `udiv`, and equality for all.
    fn compare_exact_quotients(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        let op = self.f.op(left.as_inst()?);
        if !matches!(op, Opcode::AShr | Opcode::LShr | Opcode::SDiv | Opcode::UDiv) {
            return None;
        }
        let (x, n) = p::binary_with(self.f, left, op, flags::EXACT)?;
        let (y, m) = p::binary_with(self.f, right, op, flags::EXACT)?;
        let keeps_order = match op {
            _ if pred.is_equality() => true,
            Opcode::AShr => true,
            Opcode::SDiv => p::int(self.f, n).is_some_and(|n| !n.is_negative() && !n.is_zero()),
            _ => pred.is_unsigned(),
        };
        if n != m || !keeps_order {
            return None;
        }
        self.rewrite_icmp(inst, pred, x, y)
    }

    /// `(-1 /u y) <u z -> umul.with.overflow(y, z)`, `>=u` its opposite. If the quotient goes away and the width is at most 64.
    fn overflow_of_product_by_quotient(&mut self, cmp: OperationCompare) -> Option<Value> {
        let asks = cmp.op == Opcode::UDiv && matches!(cmp.pred, IntPred::Ult | IntPred::Uge);
        if !asks || !p::is_all_ones(self.f, cmp.x) || !self.one_use(cmp.value) {
            return None;
        }
        let (_, bit) = self.product_overflows(id::UMUL_WITH_OVERFLOW, cmp.y, cmp.other)?;
        Some(if cmp.pred == IntPred::Ult { bit } else { self.not(bit) })
    }

    /// `(x * y) /u x != y -> umul.with.overflow(x, y)`, `==` its opposite, `smul` for the signed quotient. If the quotient goes away and
    /// the width is at most 64; other users of the product read that of the intrinsic.
    fn overflow_of_product_by_division(&mut self, cmp: OperationCompare) -> Option<Value> {
        let which = match cmp.op {
            Opcode::UDiv => id::UMUL_WITH_OVERFLOW,
            Opcode::SDiv => id::SMUL_WITH_OVERFLOW,
            _ => return None,
        };
        let product =
            p::inst(self.f, cmp.x, Opcode::Mul).filter(|_| cmp.pred.is_equality() && self.one_use(cmp.value))?;
        let factors = self.ops(product);
        if !p::same_pair(factors, (cmp.y, cmp.other)) {
            return None;
        }
        let others = !self.one_use(cmp.x);
        let at = self.at;
        if others {
            self.at = product;
        }
        let made = self.product_overflows(which, cmp.y, cmp.other);
        if let Some((pair, bit)) = made
            && others
        {
            let ty = self.f.ty(product);
            let at = bit.as_inst().unwrap_or(product);
            let low = Builder::before(self.f, at).extract_value(pair, &[0], ty);
            self.queue_new(low);
            self.push_users(product);
            self.f.replace_all_uses(cmp.x, low);
            self.list.push(product);
        }
        self.at = at;
        let (_, bit) = made?;
        Some(if cmp.pred == IntPred::Ne { bit } else { self.not(bit) })
    }

    /// `(x - y) >u x -> y >u x`, `<=u -> <=u`; `(x - y) <u x -> y <=u x`, `>=u -> >u`. The last two if `y` is not 0: it asks for
    /// the borrow.
    fn borrow_of_difference(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::Sub || cmp.x != cmp.other {
            return None;
        }
        let pred = match cmp.pred {
            IntPred::Ugt | IntPred::Ule => cmp.pred,
            IntPred::Ult if self.values().is_non_zero(cmp.y) => IntPred::Ule,
            IntPred::Uge if self.values().is_non_zero(cmp.y) => IntPred::Ugt,
            _ => return None,
        };
        // The side that was no difference stays where it stood.
        if self.ops(cmp.inst).0 == cmp.value {
            self.rewrite_icmp(cmp.inst, pred, cmp.y, cmp.x)
        } else {
            self.rewrite_icmp(cmp.inst, pred.swapped(), cmp.x, cmp.y)
        }
    }

    /// `(~v & mask) == mask -> (v & mask) == 0`. If `mask` is no constant and the `and` goes away.
    fn eq_of_masked_complement(&mut self, cmp: OperationCompare) -> Option<Value> {
        if cmp.op != Opcode::And || !cmp.pred.is_equality() || cmp.other.is_constant() || !self.one_use(cmp.value) {
            return None;
        }
        let complement = p::partner((cmp.x, cmp.y), cmp.other)?;
        let v = p::not(self.f, complement)?;
        let common = self.binary(Opcode::And, 0, v, cmp.other);
        self.compare_with_zero(cmp, common)
    }

    /// The product by intrinsic `which` with its overflow bit, and this bit.
    fn product_overflows(&mut self, which: IntrinsicId, x: Value, y: Value) -> Option<(Value, Value)> {
        // Twice the width is the widest that is multiplied in registers.
        if p::width(self.f, x) > 64 {
            return None;
        }
        let pair = self.intrinsic(which, &[x, y], 0)?;
        let bit_type = self.f.type_of(x);
        let bit_type = self.cmp_type(bit_type);
        let bit = Builder::before(self.f, self.at).extract_value(pair, &[1], bit_type);
        Some((pair, self.queue_new(bit)))
    }

    /// `x op y pred x op z`.
    fn icmp_same_operation(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        let (j, l) = (left.as_inst()?, right.as_inst()?);
        let op = self.f.op(j);
        if op != self.f.op(l) || !op.is_binary() || !op.is_int_binary() {
            return None;
        }
        let both = self.f.flags(j) & self.f.flags(l);
        let ((x0, x1), (y0, y1)) = (self.ops(j), self.ops(l));
        let eq = pred.is_equality();
        let keeps = eq || pred.is_signed() && both & NSW != 0 || pred.is_unsigned() && both & NUW != 0;
        match op {
            Opcode::Add | Opcode::Xor => {
                let pair = if x0 == y0 {
                    (x1, y1)
                } else if x1 == y1 {
                    (x0, y0)
                } else if x0 == y1 {
                    (x1, y0)
                } else if x1 == y0 {
                    (x0, y1)
                } else {
                    return None;
                };
                (op == Opcode::Add && keeps || eq).then(|| self.rewrite_icmp(inst, pred, pair.0, pair.1))?
            }
            Opcode::Sub => {
                if x1 == y1 && keeps {
                    return self.rewrite_icmp(inst, pred, x0, y0);
                }
                if x0 == y0 && keeps {
                    return self.rewrite_icmp(inst, pred.swapped(), x1, y1);
                }
                None
            }
            Opcode::Mul if x1 == y1 && eq => {
                let k = p::int(self.f, x1)?;
                let injective = k.v & 1 != 0 || !k.is_zero() && (both & NUW != 0 || both & NSW != 0);
                injective.then(|| self.rewrite_icmp(inst, pred, x0, y0))?
            }
            Opcode::Shl if x1 == y1 => {
                let ok = eq && both & (NUW | NSW) != 0 || !eq && keeps;
                ok.then(|| self.rewrite_icmp(inst, pred, x0, y0))?
            }
            Opcode::LShr | Opcode::AShr if x1 == y1 && both & flags::EXACT != 0 => {
                let ok = eq || (op == Opcode::AShr) == pred.is_signed();
                ok.then(|| self.rewrite_icmp(inst, pred, x0, y0))?
            }
            _ => None,
        }
    }
}
