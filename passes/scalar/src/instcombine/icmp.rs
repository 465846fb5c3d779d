//! `icmp`: canonical form, comparisons with constants, of booleans, of extended values, of addresses.

use super::{Combiner, p};
use crate::range::Range;
use crate::simplify::unsigned_pred;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// Writes predicate and operands of comparison `i`; drops `samesign`.
    pub(super) fn rewrite_icmp(&mut self, i: Inst, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        self.set(i, 0, a);
        self.set(i, 1, b);
        self.f.set_flags(i, (pred as u16) << flags::PRED_SHIFT);
        Some(Value::inst(i))
    }

    pub(super) fn icmp_inst(&mut self, i: Inst) -> Option<Value> {
        let (a, b) = self.ops(i);
        let pred = self.f.int_pred(i);
        let fl = self.f.flags(i) & flags::SAMESIGN;
        if self.rank(a) < self.rank(b) {
            self.f.swap_operands(i, 0, 1);
            self.f.set_flags(i, fl | (pred.swapped() as u16) << flags::PRED_SHIFT);
            return Some(Value::inst(i));
        }
        if p::is_bool(self.f, self.f.type_of(a)) {
            return self.compare_of_bools(pred, a, b);
        }
        if self.chooses_absolute(i, a) {
            return None;
        }
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        if let Some(c) = p::int(self.f, b) {
            if let Some(v) = self.canonical_predicate(i, pred, fl, a, c) {
                return Some(v);
            }
            if let Some(v) = self.icmp_constant(i, pred, a, c) {
                return Some(v);
            }
        }
        if let Some(v) = self.icmp_operands(i, pred, a, b) {
            return Some(v);
        }
        if let Some(v) = self.icmp_casts(i, pred, a, b) {
            return Some(v);
        }
        if let Some(v) = self.icmp_pointers(i, pred, a, b) {
            return Some(v);
        }
        // Signed operands of one sign compare as unsigned ones.
        if pred.is_signed()
            && let (Some(ka), Some(kb)) = (self.known(a), self.known(b))
            && (ka.is_non_negative() && kb.is_non_negative() || ka.is_negative() && kb.is_negative())
        {
            self.f.set_flags(i, flags::SAMESIGN | (unsigned_pred(pred) as u16) << flags::PRED_SHIFT);
            return Some(Value::inst(i));
        }
        if fl != 0 && pred.is_signed() {
            self.f.set_flags(i, flags::SAMESIGN | (unsigned_pred(pred) as u16) << flags::PRED_SHIFT);
            return Some(Value::inst(i));
        }
        None
    }

    /// Whether `i`, a comparison of `a`, only chooses between `a` and its negation: the select will be `abs`.
    fn chooses_absolute(&self, i: Inst, a: Value) -> bool {
        let me = Value::inst(i);
        if !self.one_use(me) || !self.f.int_pred(i).is_signed() {
            return false;
        }
        let Some((c, t, e)) = p::select(self.f, Value::inst(self.f.user(self.f.first_use(me)))) else { return false };
        let negation = |u: Value, w: Value| p::neg(self.f, u) == Some(w) || p::neg(self.f, w) == Some(u);
        c == me && (t == a || e == a) && negation(t, e) && self.f.operand(i, 1).is_constant() && {
            let k = p::int(self.f, self.f.operand(i, 1));
            k.is_some_and(|k| match self.f.int_pred(i) {
                IntPred::Slt => k.is_zero() || k.is_one(),
                IntPred::Sgt => k.is_zero() || k.is_all_ones(),
                _ => false,
            })
        }
    }

    /// Strict predicates for constants; equality where one value is left.
    fn canonical_predicate(&mut self, i: Inst, pred: IntPred, fl: u16, a: Value, c: Int) -> Option<Value> {
        let ty = self.f.type_of(a);
        let one = 1u128;
        let strict = match pred {
            IntPred::Uge if !c.is_zero() => Some((IntPred::Ugt, c.v.wrapping_sub(one))),
            IntPred::Ule if !c.is_all_ones() => Some((IntPred::Ult, c.v.wrapping_add(one))),
            IntPred::Sge if !c.is_sign_mask() => Some((IntPred::Sgt, c.v.wrapping_sub(one))),
            IntPred::Sle if !c.is_max_signed() => Some((IntPred::Slt, c.v.wrapping_add(one))),
            _ => None,
        };
        if let Some((q, v)) = strict {
            // `samesign` speaks of the constant as it was: its sign may change with it.
            let keep = if Int::new(v, c.bits).is_negative() == c.is_negative() { fl } else { 0 };
            let v = self.int(ty, v);
            self.set(i, 1, v);
            self.f.set_flags(i, keep | (q as u16) << flags::PRED_SHIFT);
            return Some(Value::inst(i));
        }
        // The halves of the unsigned range are the signs.
        let sign = match pred {
            IntPred::Ult if c.is_sign_mask() => Some((IntPred::Sgt, u128::MAX)),
            IntPred::Ugt if c.is_max_signed() => Some((IntPred::Slt, 0)),
            _ => None,
        };
        if let Some((q, v)) = sign.filter(|_| c.bits > 1 && fl == 0) {
            let v = self.int(ty, v);
            return self.rewrite_icmp(i, q, a, v);
        }
        let range = Range::of_compare(pred, c);
        if !pred.is_equality()
            && let Some((q, v)) = range.as_compare()
            && q.is_equality()
        {
            let v = self.int(ty, v.v);
            return self.rewrite_icmp(i, q, a, v);
        }
        None
    }

    /// Comparisons of booleans are logic.
    fn compare_of_bools(&mut self, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        use IntPred::*;
        let (x, y, op, complement) = match pred {
            Eq => (a, b, Opcode::Xor, true),
            Ne => (a, b, Opcode::Xor, false),
            // a > b unsigned: a and not b. Signed: true is -1.
            Ugt => (b, a, Opcode::And, false),
            Ult => (a, b, Opcode::And, false),
            Sgt => (a, b, Opcode::And, false),
            Slt => (b, a, Opcode::And, false),
            Uge => (b, a, Opcode::Or, false),
            Ule => (a, b, Opcode::Or, false),
            Sge => (a, b, Opcode::Or, false),
            Sle => (b, a, Opcode::Or, false),
        };
        if pred.is_equality() {
            // Without a new complement where one operand is a constant.
            if let Some(c) = p::int(self.f, y) {
                return Some(if c.is_zero() == complement { self.not(x) } else { x });
            }
            let v = self.binary(op, 0, x, y);
            return Some(if complement { self.not(v) } else { v });
        }
        let n = self.not(x);
        Some(self.binary(op, 0, n, y))
    }

    /// Comparisons of conversions.
    fn icmp_casts(&mut self, i: Inst, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        for (op, signed) in [(Opcode::ZExt, false), (Opcode::SExt, true)] {
            let Some(x) = p::cast(self.f, a, op) else { continue };
            let from = self.f.type_of(x);
            let q = if signed { pred } else { unsigned_pred(pred) };
            if let Some(y) = p::cast(self.f, b, op)
                && self.f.type_of(y) == from
            {
                return self.rewrite_icmp(i, q, x, y);
            }
            if let Some(c) = p::int(self.f, b) {
                let bits = p::width(self.f, x);
                let t = Int::new(c.v, bits);
                let back = if signed { t.signed() as u128 & p::mask(c.bits) } else { t.v };
                if back == c.v {
                    let k = self.int(from, t.v);
                    return self.rewrite_icmp(i, q, x, k);
                }
                // An order against a constant out of range is a sign test for extensions by sign.
                if signed && pred.is_unsigned() && self.one_use(a) {
                    // Between the two halves: above it is negative.
                    let negative = matches!(pred, IntPred::Ugt | IntPred::Uge);
                    let k = self.int(from, if negative { 0 } else { u128::MAX });
                    return self.rewrite_icmp(i, if negative { IntPred::Slt } else { IntPred::Sgt }, x, k);
                }
            }
        }
        // zext(x) == zext(y) of different widths, zext against sext of a value that is not negative: left alone.
        if let Some(x) = p::cast(self.f, a, Opcode::Trunc)
            && pred.is_equality()
        {
            // The cut bits are known to be clear.
            let (from, bits) = (p::width(self.f, x), p::width(self.f, a));
            if let Some(c) = p::int(self.f, b)
                && let Some(k) = self.known(x)
                && from <= 128
                && k.max() <= p::mask(bits)
            {
                let ty = self.f.type_of(x);
                let v = self.int(ty, c.v);
                return self.rewrite_icmp(i, pred, x, v);
            }
            if let Some(y) = p::cast(self.f, b, Opcode::Trunc)
                && self.f.type_of(x) == self.f.type_of(y)
                && self.one_use(a)
                && p::has_flags(self.f, a, flags::NUW)
                && p::has_flags(self.f, b, flags::NUW)
            {
                return self.rewrite_icmp(i, pred, x, y);
            }
        }
        // ptrtoint against ptrtoint or a constant
        if let Some(x) = p::cast(self.f, a, Opcode::PtrToInt) {
            let ty = self.f.type_of(x);
            let space = self.f.types().addrspace(ty)?;
            if self.f.layout().pointer_bits(space) == p::width(self.f, a) {
                if let Some(y) = p::cast(self.f, b, Opcode::PtrToInt)
                    && self.f.type_of(y) == ty
                {
                    return self.rewrite_icmp(i, pred, x, y);
                }
                if p::is_zero(self.f, b) {
                    let null = self.f.consts_mut().add_null(ty);
                    return self.rewrite_icmp(i, pred, x, null);
                }
            }
        }
        None
    }

    /// Comparisons of addresses.
    fn icmp_pointers(&mut self, i: Inst, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if !self.f.types().is_ptr(ty) {
            return None;
        }
        // p + n against p, p + n against p + m
        let step = |s: &Self, v: Value| -> Option<(Value, Value, u64, u16)> {
            let g = p::inst(s.f, v, Opcode::GetElementPtr)?;
            let elem = Type(s.f.aux(g).a);
            if s.f.num_operands(g) != 2 {
                return None;
            }
            let size = s.f.layout().fixed_alloc_size(s.f.types(), elem)?;
            Some((s.f.operand(g, 0), s.f.operand(g, 1), size, s.f.flags(g)))
        };
        let signed = |p: IntPred| match p {
            IntPred::Ult => IntPred::Slt,
            IntPred::Ule => IntPred::Sle,
            IntPred::Ugt => IntPred::Sgt,
            IntPred::Uge => IntPred::Sge,
            other => other,
        };
        let no_wrap = |fl: u16| fl & (flags::INBOUNDS | flags::NUSW) != 0;
        let (base, n, size, fl) = step(self, a)?;
        let space = self.f.types().addrspace(ty)?;
        let full = |s: &Self, n: Value| p::width(s.f, n) == s.f.layout().index_bits(space);
        if size == 0 || !full(self, n) {
            return None;
        }
        if base == b && no_wrap(fl) && (pred.is_equality() || pred.is_unsigned() && fl & flags::INBOUNDS != 0) {
            let int_ty = self.f.type_of(n);
            let zero = self.int(int_ty, 0);
            return Some(self.icmp(signed(pred), n, zero));
        }
        let (base2, m, size2, fl2) = step(self, b)?;
        if base != base2 || size != size2 || self.f.type_of(n) != self.f.type_of(m) {
            return None;
        }
        if no_wrap(fl) && no_wrap(fl2) && (pred.is_equality() || pred.is_unsigned() && fl & fl2 & flags::INBOUNDS != 0)
        {
            return Some(self.icmp(signed(pred), n, m));
        }
        let _ = i;
        None
    }

    /// Integer comparison that a comparison of a converted integer with a constant means, if there is one; for `fcmp`.
    pub(super) fn float_compare_as_int(&mut self, pred: FloatPred, x: Value, signed: bool, c: i128) -> Option<Value> {
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
        if c < lo || c > hi {
            // Every integer is on one side of it.
            let above = c < lo;
            let result = self.cmp_type(ty);
            return Some(match q {
                IntPred::Eq | IntPred::Ne => self.bool(result, q == IntPred::Ne),
                IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => self.bool(result, above),
                _ => self.bool(result, !above),
            });
        }
        let k = self.int(ty, c as u128);
        Some(self.icmp(q, x, k))
    }
}
