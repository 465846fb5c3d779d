//! `icmp`: canonical form, comparisons of booleans. Comparisons with constants, of operations, of conversions and of addresses
//! have files of their own.

use super::{Combiner, p};
use crate::range::Range;
use crate::simplify::unsigned_pred;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

/// The comparison `a pred b` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct Compare {
    pub inst: Inst,
    pub pred: IntPred,
    pub a: Value,
    pub b: Value,
    /// The flag `samesign`, or nothing.
    pub flags: u16,
}

impl Combiner<'_, '_> {
    /// Writes predicate and operands of comparison `inst`; drops `samesign`.
    pub(super) fn rewrite_icmp(&mut self, inst: Inst, pred: IntPred, left: Value, right: Value) -> Option<Value> {
        self.set(inst, 0, left);
        self.set(inst, 1, right);
        self.f.set_flags(inst, (pred as u16) << flags::PRED_SHIFT);
        Some(Value::inst(inst))
    }
    /// Makes comparison `cmp` one of the same operands by `pred`, with the given flags.
    fn with_predicate(&mut self, cmp: Compare, pred: IntPred, fl: u16) -> Option<Value> {
        self.f.set_flags(cmp.inst, fl | (pred as u16) << flags::PRED_SHIFT);
        Some(Value::inst(cmp.inst))
    }

    /// Rules of `icmp`.
    pub(super) fn icmp_inst(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        let cmp = Compare { inst, pred: self.f.int_pred(inst), a, b, flags: self.f.flags(inst) & flags::SAMESIGN };
        if let Some(v) = self.icmp_order_rules(cmp) {
            return Some(v);
        }
        if p::is_bool(self.f, self.f.type_of(a)) {
            return self.bool_compare_rules(cmp);
        }
        // A comparison with a constant that can be strict becomes so first.
        if (!b.is_constant() || cmp.pred.is_equality())
            && let Some(v) = self.compare_for_users_rules(inst)
        {
            return Some(v);
        }
        if self.chooses_absolute(inst, a) || self.chooses_extreme(cmp) {
            return None;
        }
        if b.is_constant()
            && let Some(v) = self.icmp_of_choice_rules(cmp)
        {
            return Some(v);
        }
        self.fold_into_select_or_phi(inst)
            .or_else(|| self.compare_of_phi_rules(cmp))
            .or_else(|| self.icmp_under_mask_rules(cmp))
            .or_else(|| self.icmp_of_bools_rules(cmp))
            .or_else(|| self.icmp_of_choice_with_arm_rules(cmp))
            .or_else(|| self.icmp_with_constant_rules(cmp))
            .or_else(|| self.icmp_operands(inst, cmp.pred, a, b))
            .or_else(|| self.icmp_call_operand_rules(cmp))
            .or_else(|| self.icmp_cast_rules(cmp))
            .or_else(|| self.icmp_address_rules(cmp))
            .or_else(|| self.icmp_sign_rules(cmp))
    }

    rules! {
        /// Rules of the order of operands of comparisons.
        fn icmp_order_rules(&mut self, cmp: Compare) -> Option<Value> {
            icmp_operands_in_order,
        }
    }
    rules! {
        /// Rules of comparisons of booleans, in order.
        fn bool_compare_rules(&mut self, cmp: Compare) -> Option<Value> {
            eq_of_bool_with_constant,
            eq_of_bools,
            order_of_bools,
        }
    }
    rules! {
        /// Rules of comparisons by the signs of their operands, in order.
        fn icmp_sign_rules(&mut self, cmp: Compare) -> Option<Value> {
            order_of_known_signs,
            signed_order_with_samesign,
        }
    }

    /// Rules of `a pred c`.
    fn icmp_with_constant_rules(&mut self, cmp: Compare) -> Option<Value> {
        let c = p::int(self.f, cmp.b)?;
        self.icmp_predicate_rules(cmp, c)
            .or_else(|| self.icmp_constant(cmp.inst, cmp.pred, cmp.a, c))
            .or_else(|| self.icmp_demanded_rules(cmp, c))
    }

    rules! {
        /// Rules of `a pred constant` that make the predicate canonical, in order.
        fn icmp_predicate_rules(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
            strict_order_with_constant,
            order_as_sign_test,
            order_as_equality,
        }
    }

    /// Whether `inst`, a comparison of `left`, only chooses between `left` and its negation: the select will be `abs`.
    fn chooses_absolute(&self, inst: Inst, left: Value) -> bool {
        let me = Value::inst(inst);
        if !self.one_use(me) || !self.f.int_pred(inst).is_signed() {
            return false;
        }
        let Some((c, t, e)) = p::select(self.f, Value::inst(self.f.user(self.f.first_use(me)))) else { return false };
        let negation = |u: Value, w: Value| p::neg(self.f, u) == Some(w) || p::neg(self.f, w) == Some(u);
        c == me && (t == left || e == left) && negation(t, e) && self.f.operand(inst, 1).is_constant() && {
            let k = p::int(self.f, self.f.operand(inst, 1));
            k.is_some_and(|k| match self.f.int_pred(inst) {
                IntPred::Slt => k.is_zero() || k.is_one(),
                IntPred::Sgt => k.is_zero() || k.is_all_ones(),
                _ => false,
            })
        }
    }

    /// Whether an order only chooses between its own operands: the select will be a minimum or maximum.
    fn chooses_extreme(&self, cmp: Compare) -> bool {
        let me = Value::inst(cmp.inst);
        if cmp.pred.is_equality() || !self.one_use(me) {
            return false;
        }
        let user = Value::inst(self.f.user(self.f.first_use(me)));
        p::select(self.f, user)
            .is_some_and(|(c, t, e)| c == me && ((t, e) == (cmp.a, cmp.b) || (t, e) == (cmp.b, cmp.a)))
    }

    /// `3 < x -> x > 3`, and so for other operands of lower rank. Always.
    fn icmp_operands_in_order(&mut self, cmp: Compare) -> Option<Value> {
        if self.rank(cmp.a) >= self.rank(cmp.b) {
            return None;
        }
        self.f.swap_operands(cmp.inst, 0, 1);
        self.with_predicate(cmp, cmp.pred.swapped(), cmp.flags)
    }

    /// `x <= C -> x < C + 1`, `x >= C -> x > C - 1`, signed and unsigned. If that does not wrap.
    fn strict_order_with_constant(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
        let (pred, bound) = match cmp.pred {
            IntPred::Uge if !constant.is_zero() => (IntPred::Ugt, constant.v.wrapping_sub(1)),
            IntPred::Ule if !constant.is_all_ones() => (IntPred::Ult, constant.v.wrapping_add(1)),
            IntPred::Sge if !constant.is_sign_mask() => (IntPred::Sgt, constant.v.wrapping_sub(1)),
            IntPred::Sle if !constant.is_max_signed() => (IntPred::Slt, constant.v.wrapping_add(1)),
            _ => return None,
        };
        // `samesign` speaks of the constant as it was: its sign may change with it.
        let keep = if Int::new(bound, constant.bits).is_negative() == constant.is_negative() { cmp.flags } else { 0 };
        let bound = self.int(self.f.type_of(cmp.a), bound);
        self.set(cmp.inst, 1, bound);
        self.with_predicate(cmp, pred, keep)
    }

    /// `x <u SIGN -> x >s -1`, `x >u SIGN - 1 -> x <s 0`. If it is not `samesign`.
    fn order_as_sign_test(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
        let (pred, bound) = match cmp.pred {
            IntPred::Ult if constant.is_sign_mask() => (IntPred::Sgt, u128::MAX),
            IntPred::Ugt if constant.is_max_signed() => (IntPred::Slt, 0),
            _ => return None,
        };
        if constant.bits == 1 || cmp.flags != 0 {
            return None;
        }
        let bound = self.int(self.f.type_of(cmp.a), bound);
        self.rewrite_icmp(cmp.inst, pred, cmp.a, bound)
    }

    /// `x <u 1 -> x == 0`, `x >u 0 -> x != 0`, and so for the other ends of both ranges. If one value is in, or not in.
    fn order_as_equality(&mut self, cmp: Compare, constant: Int) -> Option<Value> {
        if cmp.pred.is_equality() {
            return None;
        }
        let (pred, bound) =
            Range::of_compare(cmp.pred, constant).as_compare().filter(|(pred, _)| pred.is_equality())?;
        let bound = self.int(self.f.type_of(cmp.a), bound.v);
        self.rewrite_icmp(cmp.inst, pred, cmp.a, bound)
    }

    /// `b == true -> b`, `b == false -> ~b`, and so for `!=`. Always.
    fn eq_of_bool_with_constant(&mut self, cmp: Compare) -> Option<Value> {
        let c = p::int(self.f, cmp.b).filter(|_| cmp.pred.is_equality())?;
        Some(if c.is_zero() == (cmp.pred == IntPred::Eq) { self.not(cmp.a) } else { cmp.a })
    }

    /// `a != b -> a ^ b`, `a == b -> ~(a ^ b)` of booleans. Always.
    fn eq_of_bools(&mut self, cmp: Compare) -> Option<Value> {
        if !cmp.pred.is_equality() {
            return None;
        }
        let differ = self.binary(Opcode::Xor, 0, cmp.a, cmp.b);
        Some(if cmp.pred == IntPred::Eq { self.not(differ) } else { differ })
    }

    /// `a <u b -> ~a & b`, `a <=u b -> ~a | b` of booleans, for all orders. Always; a signed true is -1.
    fn order_of_bools(&mut self, cmp: Compare) -> Option<Value> {
        use IntPred::*;
        let (a, b) = (cmp.a, cmp.b);
        let (turned, plain, op) = match cmp.pred {
            Ugt | Slt => (b, a, Opcode::And),
            Ult | Sgt => (a, b, Opcode::And),
            Uge | Sle => (b, a, Opcode::Or),
            Ule | Sge => (a, b, Opcode::Or),
            Eq | Ne => return None,
        };
        let complement = self.not(turned);
        Some(self.binary(op, 0, complement, plain))
    }

    /// `a <s b -> a <u b` and `a <u b -> a <u b`, with `samesign`. If both are known to be negative, or both not to be.
    fn order_of_known_signs(&mut self, cmp: Compare) -> Option<Value> {
        if cmp.pred.is_equality() || cmp.flags != 0 && !cmp.pred.is_signed() {
            return None;
        }
        let (a, b) = (self.known(cmp.a)?, self.known(cmp.b)?);
        if !(a.is_non_negative() && b.is_non_negative() || a.is_negative() && b.is_negative()) {
            return None;
        }
        self.with_predicate(cmp, unsigned_pred(cmp.pred), flags::SAMESIGN)
    }

    /// `a <s b -> a <u b`. If it is `samesign`.
    fn signed_order_with_samesign(&mut self, cmp: Compare) -> Option<Value> {
        if !cmp.pred.is_signed() || cmp.flags == 0 {
            return None;
        }
        self.with_predicate(cmp, unsigned_pred(cmp.pred), flags::SAMESIGN)
    }

    /// Integer comparison that a comparison of a converted integer with a constant means, if there is one; for `fcmp`.
    pub(super) fn float_compare_as_int(
        &mut self,
        pred: FloatPred,
        x: Value,
        signed: bool,
        constant: i128,
    ) -> Option<Value> {
        // No NaN comes out of an integer: ordered and unordered predicates agree.
        let q = match (pred as u8 & 7, signed) {
            (1, _) => IntPred::Eq,
            (6, _) => IntPred::Ne,
            (2, true) => IntPred::Sgt,
            (2, false) => IntPred::Ugt,
            (3, true) => IntPred::Sge,
            (3, false) => IntPred::Uge,
            (4, true) => IntPred::Slt,
            (4, false) => IntPred::Ult,
            (5, true) => IntPred::Sle,
            (5, false) => IntPred::Ule,
            _ => return None,
        };
        let ty = self.f.type_of(x);
        let bits = p::width(self.f, x);
        let (lo, hi) = if signed {
            (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
        } else {
            (0, p::mask(bits.min(126)) as i128)
        };
        if bits > 64 {
            return None;
        }
        if constant < lo || constant > hi {
            // Every integer is on one side of it.
            let above = constant < lo;
            let result = self.cmp_type(ty);
            return Some(match q {
                IntPred::Eq | IntPred::Ne => self.bool(result, q == IntPred::Ne),
                IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => self.bool(result, above),
                _ => self.bool(result, !above),
            });
        }
        let k = self.int(ty, constant as u128);
        Some(self.icmp(q, x, k))
    }
}
