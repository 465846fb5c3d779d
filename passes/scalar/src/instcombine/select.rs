//! `select`.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FloatPred, IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn select_inst(&mut self, i: Inst) -> Option<Value> {
        let (c, a, b) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
        let ty = self.f.ty(i);
        let has_md = self.f.flags(i) & flags::HAS_MD != 0;
        if p::is_bool(self.f, ty)
            && self.f.type_of(c) == ty
            && let Some(v) = self.boolean_select(i, c, a, b, ty)
        {
            return Some(v);
        }
        // The complement of the condition exchanges the arms; profile weights would have to follow. `and` and `or` written as
        // selects keep theirs: exchanged, the constant would be in the other arm, and come back with the condition inverted.
        let logical = p::is_bool(self.f, ty) && (p::is_zero(self.f, b) || p::is_all_ones(self.f, a));
        let exchange = !has_md && !logical;
        if let Some(n) = p::not(self.f, c)
            && exchange
        {
            self.set(i, 0, n);
            self.f.swap_operands(i, 1, 2);
            return Some(Value::inst(i));
        }
        if let Some((pred, x, y)) = p::icmp(self.f, c) {
            if matches!(pred, IntPred::Ne | IntPred::Uge | IntPred::Ule | IntPred::Sge | IntPred::Sle)
                && self.one_use(c)
                && exchange
            {
                let n = self.icmp(pred.inverse(), x, y);
                self.set(i, 0, n);
                self.f.swap_operands(i, 1, 2);
                return Some(Value::inst(i));
            }
            if let Some(v) = self.select_of_icmp(i, pred, x, y, a, b, ty) {
                return Some(v);
            }
        }
        if let Some(cmp) = p::inst(self.f, c, Opcode::FCmp)
            && let Some(v) = self.float_min_max(i, cmp, a, b)
        {
            return Some(v);
        }
        if let Some(v) = self.select_of_constants(i, c, a, b, ty) {
            return Some(v);
        }
        if let Some(v) = self.select_of_operations(i, c, a, b, ty) {
            return Some(v);
        }
        if let Some(v) = self.clamp(c, a, b) {
            return Some(v);
        }
        // c ? (d ? x : y) : (d ? y : x) is (c ^ d) ? y : x
        if let (Some((d, x, y)), Some((d2, y2, x2))) = (p::select(self.f, a), p::select(self.f, b))
            && (d, x, y) == (d2, x2, y2)
            && self.f.type_of(c) == self.f.type_of(d)
            && self.one_use(a)
            && self.one_use(b)
            && !has_md
        {
            let differ = self.binary(Opcode::Xor, 0, d, c);
            return Some(self.select(differ, y, x));
        }
        // The same condition inside decides; equal arms join their conditions.
        for (k, v) in [(1, a), (2, b)] {
            let Some((inner, t, e)) = p::select(self.f, v) else { continue };
            if inner == c {
                self.set(i, k, if k == 1 { t } else { e });
                return Some(Value::inst(i));
            }
            if !self.one_use(v) || self.f.type_of(inner) != self.f.type_of(c) || has_md {
                continue;
            }
            let cty = self.f.type_of(c);
            // c ? (d ? t : b) : b is (c && d) ? t : b
            if k == 1 && e == b {
                let no = self.bool(cty, false);
                let both = self.select(c, inner, no);
                return Some(self.select(both, t, b));
            }
            // c ? a : (d ? a : e) is (c || d) ? a : e
            if k == 2 && t == a {
                let yes = self.bool(cty, true);
                let either = self.select(c, yes, inner);
                return Some(self.select(either, a, e));
            }
        }
        None
    }

    /// `lo <= x <= hi ? x : (x < k ? lo : hi)` is `min(max(x, lo), hi)`.
    fn clamp(&mut self, c: Value, a: Value, b: Value) -> Option<Value> {
        let (pred, l, bound) = p::icmp(self.f, c)?;
        let n = p::int(self.f, bound)?;
        // Where x is taken.
        let (x, limits, inside) = match (p::select(self.f, a), p::select(self.f, b)) {
            (None, Some(s)) => (a, s, Range::of_compare(pred, n)),
            (Some(s), None) => (b, s, Range::of_compare(pred, n).complement()),
            _ => return None,
        };
        let inside = if l == x {
            inside
        } else {
            let (base, k) = p::binary(self.f, l, Opcode::Add)?;
            let k = p::int(self.f, k).filter(|_| base == x)?;
            inside.offset(k.v.wrapping_neg())
        };
        let (start, span) = inside.start_and_span()?;
        let (lo, hi) = (Int::new(start, n.bits), Int::new(start.wrapping_add(span), n.bits));
        let (d, t, e) = limits;
        let (q, y, k) = p::icmp(self.f, d).filter(|&(_, y, _)| y == x)?;
        let (k, t, e) = (p::int(self.f, k)?, p::int(self.f, t)?, p::int(self.f, e)?);
        let signed = q.is_signed();
        let le = |u: Int, w: Int| if signed { u.signed() <= w.signed() } else { u.v <= w.v };
        let (below, above, first_above) = match q {
            IntPred::Slt | IntPred::Ult => (t, e, k),
            IntPred::Sgt | IntPred::Ugt => (e, t, Int::new(k.v.wrapping_add(1), k.bits)),
            _ => return None,
        };
        // The threshold lies inside, so that what is below it is below `lo`, and the rest above `hi`.
        let threshold_inside = |first: Int, next: Int| le(lo, first) && (first == next || le(first, hi));
        let next = Int::new(hi.v.wrapping_add(1), hi.bits);
        if !threshold_inside(first_above, next) {
            return None;
        }
        // A limit just outside is one where x is taken as well.
        let lo = if Int::new(below.v.wrapping_add(1), lo.bits) == lo { below } else { lo };
        let hi = if above == next { above } else { hi };
        if y != x || below != lo || above != hi || !le(lo, hi) {
            return None;
        }
        let ty = self.f.type_of(x);
        let (min, max) = if signed { (id::SMIN, id::SMAX) } else { (id::UMIN, id::UMAX) };
        let (lo, hi) = (self.int(ty, lo.v), self.int(ty, hi.v));
        let v = self.intrinsic(max, &[x, lo], 0)?;
        self.intrinsic(min, &[v, hi], 0)
    }

    fn boolean_select(&mut self, i: Inst, c: Value, a: Value, b: Value, ty: Type) -> Option<Value> {
        let (a1, a0) = (p::is_all_ones(self.f, a), p::is_zero(self.f, a));
        let (b1, b0) = (p::is_all_ones(self.f, b), p::is_zero(self.f, b));
        if a1 && b0 {
            return Some(c);
        }
        if a0 && b1 {
            return Some(self.not(c));
        }
        // c ? a : false is c && a, which is `and` when a poison `a` does not matter.
        if b0 {
            if self.poison_implies(a, c) {
                return Some(self.binary(Opcode::And, 0, c, a));
            }
            if self.guards_product(c, a, true) {
                return Some(a);
            }
            return self.combine_compares(c, a, true, true);
        }
        if a1 {
            if self.poison_implies(b, c) {
                return Some(self.binary(Opcode::Or, 0, c, b));
            }
            if self.guards_product(c, b, false) {
                return Some(b);
            }
            return self.combine_compares(c, b, false, true);
        }
        // c ? false : b is !c && b, c ? a : true is !c || a
        if a0 {
            let n = if self.is_free_to_not(c, self.one_use(c)) { self.inverted(c) } else { self.not(c) };
            let no = self.bool(ty, false);
            return Some(self.select(n, b, no));
        }
        if b1 {
            let n = if self.is_free_to_not(c, self.one_use(c)) { self.inverted(c) } else { self.not(c) };
            let yes = self.bool(ty, true);
            return Some(self.select(n, yes, a));
        }
        // c ? c : b, c ? a : c
        if a == c {
            let yes = self.bool(ty, true);
            self.set(i, 1, yes);
            return Some(Value::inst(i));
        }
        if b == c {
            let no = self.bool(ty, false);
            self.set(i, 2, no);
            return Some(Value::inst(i));
        }
        None
    }

    /// Whether `c` tests a factor for zero (or not) before `v`, the overflow bit of a product with it (or its complement), is
    /// read: the test is not needed then. The other factor is frozen, as it is read always now.
    fn guards_product(&mut self, c: Value, v: Value, and: bool) -> bool {
        let Some((pred, x, zero)) = p::icmp(self.f, c) else { return false };
        let bit = if and { Some(v) } else { p::not(self.f, v) };
        let Some(bit) = bit.and_then(|b| p::inst(self.f, b, Opcode::ExtractValue)) else { return false };
        let Some(call) = p::inst(self.f, self.f.operand(bit, 0), Opcode::Call) else { return false };
        let product = p::intrinsic(self.f, Value::inst(call))
            .is_some_and(|(which, _)| matches!(which, id::UMUL_WITH_OVERFLOW | id::SMUL_WITH_OVERFLOW));
        let tested = pred == if and { IntPred::Ne } else { IntPred::Eq } && p::is_zero(self.f, zero);
        if !product || !tested || self.f.indices(bit) != [1] {
            return false;
        }
        let (l, r) = self.ops(call);
        let k = match (l == x, r == x) {
            (true, _) => 1,
            (_, true) => 0,
            _ => return false,
        };
        let other = self.f.operand(call, k);
        if !self.well_defined(other) {
            let frozen = Builder::before(self.f, call).freeze(other);
            let frozen = self.queue_new(frozen);
            self.set(call, k, frozen);
        }
        true
    }

    /// Whether `a` is poison only when `c` is.
    fn poison_implies(&self, a: Value, c: Value) -> bool {
        self.poison_implies_at(a, c, 0)
    }
    fn poison_implies_at(&self, a: Value, c: Value, depth: u32) -> bool {
        if self.well_defined(a) || self.poisons(a, c, 0) {
            return true;
        }
        // What makes no poison by itself has it from its operands.
        a.as_inst().is_some_and(|i| {
            depth < 2
                && !warpc_analysis::known_bits::can_create_undef_or_poison(self.f, i)
                && self.f.op(i) != Opcode::Phi
                && self.f.operands(i).all(|v| self.poison_implies_at(v, c, depth + 1))
        })
    }
    /// Whether a poison `v` makes `c` poison: `c` is computed from it.
    fn poisons(&self, v: Value, c: Value, depth: u32) -> bool {
        v == c
            || depth < 3
                && c.as_inst().is_some_and(|j| {
                    self.propagates(j) && self.f.operands(j).any(|o| o.has_uses() && self.poisons(v, o, depth + 1))
                })
    }
    /// Whether a poison operand makes the result poison.
    fn propagates(&self, i: Inst) -> bool {
        let op = self.f.op(i);
        op.is_binary() && op.is_int_binary()
            || op.is_cast()
            || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::FNeg | Opcode::ExtractValue)
            || op == Opcode::Call
                && p::intrinsic(self.f, Value::inst(i)).is_some_and(|(which, _)| intrinsics::is_with_overflow(which))
    }

    fn select_of_constants(&mut self, _i: Inst, c: Value, a: Value, b: Value, ty: Type) -> Option<Value> {
        let (x, y) = (p::int(self.f, a)?, p::int(self.f, b)?);
        if p::is_bool(self.f, ty) || self.f.types().is_vector(ty) != self.f.types().is_vector(self.f.type_of(c)) {
            return None;
        }
        if x.is_one() && y.is_zero() {
            return Some(self.cast(Opcode::ZExt, 0, c, ty));
        }
        if x.is_all_ones() && y.is_zero() {
            return Some(self.cast(Opcode::SExt, 0, c, ty));
        }
        if x.is_zero() && (y.is_one() || y.is_all_ones()) {
            let n = if self.is_free_to_not(c, self.one_use(c)) { self.inverted(c) } else { self.not(c) };
            return Some(self.cast(if y.is_one() { Opcode::ZExt } else { Opcode::SExt }, 0, n, ty));
        }
        // c ? k + 1 : k is zext(c) + k, c ? k - 1 : k is sext(c) + k stay selects: one instruction.
        None
    }

    #[allow(clippy::too_many_arguments)]
    fn select_of_icmp(
        &mut self,
        i: Inst,
        pred: IntPred,
        x: Value,
        y: Value,
        a: Value,
        b: Value,
        ty: Type,
    ) -> Option<Value> {
        if p::width(self.f, x) == 0 {
            return None;
        }
        if self.f.type_of(x) == ty {
            if let Some((which, l, r)) = self.min_max_of(pred, x, y, a, b) {
                return self.intrinsic(which, &[l, r], 0);
            }
            if let Some(v) = self.absolute(pred, x, y, a, b, ty) {
                return Some(v);
            }
            // x == c ? c : b reads x instead of c nowhere; x == c ? x : b is x == c ? c : b
            if pred == IntPred::Eq && a == x && y.is_constant() && p::int(self.f, y).is_some() {
                self.set(i, 1, y);
                return Some(Value::inst(i));
            }
            if let Some(v) = self.saturated(pred, x, y, a, b, ty) {
                return Some(v);
            }
        }
        // A sign test that chooses 0 or -1 is a shift; other pairs of constants stay.
        let c = p::int(self.f, y)?;
        if pred.is_equality()
            && c.is_zero()
            && let Some(v) = self.count_of_zero(x, if pred == IntPred::Eq { (a, b) } else { (b, a) })
        {
            return Some(v);
        }
        if pred == IntPred::Slt && c.is_zero() && self.f.type_of(x) == ty {
            // x < 0 ? m : 0 is (x >>s top) & m
            if p::is_zero(self.f, b) && p::is_all_ones(self.f, a) {
                let n = self.int(ty, c.bits as u128 - 1);
                return Some(self.binary(Opcode::AShr, 0, x, n));
            }
        }
        // (x & 2^k) == 0 ? b : b | 2^n
        self.select_of_bit(pred, x, c, a, b, ty)
    }

    /// Minimum or maximum that `x pred y ? a : b` is.
    fn min_max_of(&self, pred: IntPred, x: Value, y: Value, a: Value, b: Value) -> Option<(IntrinsicId, Value, Value)> {
        let (less, signed) = match pred {
            IntPred::Ult | IntPred::Ule => (true, false),
            IntPred::Ugt | IntPred::Uge => (false, false),
            IntPred::Slt | IntPred::Sle => (true, true),
            IntPred::Sgt | IntPred::Sge => (false, true),
            _ => return None,
        };
        let which = |min: bool| match (min, signed) {
            (true, true) => id::SMIN,
            (true, false) => id::UMIN,
            (false, true) => id::SMAX,
            (false, false) => id::UMAX,
        };
        if a == x && b == y {
            return Some((which(less), x, y));
        }
        if a == y && b == x {
            return Some((which(!less), x, y));
        }
        // Constants one apart: x < c ? x : c - 1.
        let c = p::int(self.f, y)?;
        let (k, kv, x_first) = if a == x {
            (b, p::int(self.f, b)?, true)
        } else if b == x {
            (a, p::int(self.f, a)?, false)
        } else {
            return None;
        };
        let near = match pred {
            IntPred::Ult | IntPred::Slt => Int::new(c.v.wrapping_sub(1), c.bits),
            IntPred::Ugt | IntPred::Sgt => Int::new(c.v.wrapping_add(1), c.bits),
            _ => return None,
        };
        let edge = match pred {
            IntPred::Ult => c.is_zero(),
            IntPred::Slt => c.is_sign_mask(),
            IntPred::Ugt => c.is_all_ones(),
            _ => c.is_max_signed(),
        };
        (!edge && kv == near).then(|| (which(less == x_first), x, k))
    }

    /// `x == 0 ? bits : count(x)` of leading or trailing zeros is the count, told that zero counts. The count may be converted.
    fn count_of_zero(&mut self, x: Value, (at_zero, count): (Value, Value)) -> Option<Value> {
        let k = p::int(self.f, at_zero)?;
        let inner = match count.as_inst() {
            Some(i) if matches!(self.f.op(i), Opcode::ZExt | Opcode::Trunc) => self.f.operand(i, 0),
            _ => count,
        };
        let (which, call) = p::intrinsic(self.f, inner)?;
        let of_x = matches!(which, id::CTLZ | id::CTTZ) && self.f.operand(call, 0) == x;
        // What is said of the count may not hold of zero.
        let said = self.f.flags(call) & flags::HAS_MD != 0 || inner != count && !self.one_use(inner);
        if !of_x || k.v != p::width(self.f, x) as u128 || said {
            return None;
        }
        if p::is_one(self.f, self.f.operand(call, 1)) {
            if inner != count
                && let Some(i) = count.as_inst()
            {
                self.f.drop_poison_flags(i);
            }
            let no = self.bool(Type::I1, false);
            self.set(call, 1, no);
            self.forget_range(call);
            self.list.push(call);
        }
        Some(count)
    }

    fn absolute(&mut self, pred: IntPred, x: Value, y: Value, a: Value, b: Value, _ty: Type) -> Option<Value> {
        let c = p::int(self.f, y)?;
        // x < 0, x < 1, x > -1, x > 0: zero is its own negation
        let (neg_arm, pos_arm) = match pred {
            IntPred::Slt if c.is_zero() || c.is_one() => (a, b),
            IntPred::Sgt if c.is_all_ones() || c.is_zero() => (b, a),
            _ => return None,
        };
        if c.bits < 2 {
            return None;
        }
        if pos_arm == x && (p::neg(self.f, neg_arm) == Some(x) || p::neg(self.f, x) == Some(neg_arm)) {
            let negation = if p::neg(self.f, neg_arm) == Some(x) { neg_arm } else { x };
            let nsw = p::has_flags(self.f, negation, flags::NSW);
            let flag = self.bool(Type::I1, nsw);
            return self.intrinsic(id::ABS, &[x, flag], 0);
        }
        if neg_arm == x
            && (p::neg(self.f, pos_arm) == Some(x) && self.one_use(pos_arm) || p::neg(self.f, x) == Some(pos_arm))
        {
            let no = self.bool(Type::I1, false);
            let v = self.intrinsic(id::ABS, &[x, no], 0)?;
            return Some(self.neg(v, 0));
        }
        None
    }

    /// Saturating arithmetic: `x > y ? x - y : 0`, `~x < y ? -1 : x + y`.
    fn saturated(&mut self, pred: IntPred, x: Value, y: Value, a: Value, b: Value, _ty: Type) -> Option<Value> {
        let (x, y) = match pred {
            IntPred::Ugt => (x, y),
            IntPred::Ult => (y, x),
            _ => return None,
        };
        // x > y
        if p::is_zero(self.f, b) && p::binary(self.f, a, Opcode::Sub) == Some((x, y)) {
            return self.intrinsic(id::USUB_SAT, &[x, y], 0);
        }
        if p::is_zero(self.f, b)
            && let (Some((l, k)), Some(c)) = (p::binary(self.f, a, Opcode::Add), p::int(self.f, y))
            && l == x
            && p::int(self.f, k).is_some_and(|k| k == c.neg())
        {
            return self.intrinsic(id::USUB_SAT, &[x, y], 0);
        }
        if p::is_zero(self.f, a) && p::binary(self.f, b, Opcode::Sub) == Some((y, x)) {
            return self.intrinsic(id::USUB_SAT, &[y, x], 0);
        }
        None
    }

    /// `(x & 2^k) == 0 ? b : b | 2^n` is `b | (x & 2^k)` with the bit moved.
    fn select_of_bit(&mut self, pred: IntPred, x: Value, c: Int, a: Value, b: Value, ty: Type) -> Option<Value> {
        if !pred.is_equality() || !c.is_zero() {
            return None;
        }
        let (v, mask) = p::binary(self.f, x, Opcode::And)?;
        let mask = p::int(self.f, mask).filter(|m| m.is_power_of_two())?;
        let (clear, set) = if pred == IntPred::Eq { (a, b) } else { (b, a) };
        let (base, bit) = p::binary(self.f, set, Opcode::Or)?;
        let bit = p::int(self.f, bit).filter(|k| k.is_power_of_two())?;
        if base != clear || self.f.type_of(v) != ty || bit != mask || !self.one_use(set) || !self.well_defined(x) {
            return None;
        }
        Some(self.binary(Opcode::Or, 0, base, x))
    }

    /// Operations of one kind on both arms, or on one arm only, move out of the select.
    fn select_of_operations(&mut self, i: Inst, c: Value, a: Value, b: Value, ty: Type) -> Option<Value> {
        if let (Some(x), Some(y)) = (a.as_inst(), b.as_inst())
            && self.f.op(x) == self.f.op(y)
            && self.one_use(a)
            && self.one_use(b)
            && x != y
        {
            let op = self.f.op(x);
            let fl = self.f.flags(x) & self.f.flags(y) & !(flags::HAS_MD | flags::PRED_MASK);
            if op.is_cast() {
                let (u, w) = (self.f.operand(x, 0), self.f.operand(y, 0));
                let same_shape = self.f.types().is_vector(self.f.type_of(u)) == self.f.types().is_vector(ty);
                if self.f.type_of(u) == self.f.type_of(w) && same_shape && op != Opcode::BitCast {
                    let v = self.select(c, u, w);
                    return Some(self.cast(op, fl, v, ty));
                }
            }
            if op.is_binary() {
                let ((x0, x1), (y0, y1)) = (self.ops(x), self.ops(y));
                let swap = op.is_commutative();
                let found = if x0 == y0 {
                    Some((x0, x1, y1, true))
                } else if x1 == y1 {
                    Some((x1, x0, y0, false))
                } else if swap && x0 == y1 {
                    Some((x0, x1, y0, true))
                } else if swap && x1 == y0 {
                    Some((x1, x0, y1, true))
                } else {
                    None
                };
                if let Some((common, u, w, left)) = found {
                    // Division: the operand that is chosen divides, as before.
                    let v = self.select(c, u, w);
                    return Some(if left { self.binary(op, fl, common, v) } else { self.binary(op, fl, v, common) });
                }
            }
        }
        if let Some(v) = self.select_of_sum_and_difference(c, a, b) {
            return Some(v);
        }
        // c ? x op y : x is x op (c ? y : neutral)
        for (arm, other, taken) in [(a, b, true), (b, a, false)] {
            let Some(j) = arm.as_inst() else { continue };
            let op = self.f.op(j);
            if !op.is_int_binary() || op.is_int_div() || !self.one_use(arm) || other.is_constant() {
                continue;
            }
            let (x, y) = self.ops(j);
            let y = if x == other {
                y
            } else if y == other && op.is_commutative() {
                x
            } else {
                continue;
            };
            let neutral: u128 = match op {
                Opcode::Mul => 1,
                Opcode::And => u128::MAX,
                _ => 0,
            };
            // A choice between two constants is worth it only where it is a conversion of the condition.
            if let Some(k) = p::int(self.f, y)
                && !(k.is_zero() || k.is_one() || k.is_all_ones())
            {
                continue;
            }
            if p::int(self.f, y).is_some() && op == Opcode::And {
                continue;
            }
            let n = self.int(ty, neutral);
            let v = if taken { self.select(c, y, n) } else { self.select(c, n, y) };
            // The operation is done in both cases now; with the neutral operand no flag is violated.
            let fl = self.f.flags(j) & flags::INT_POISON;
            return Some(self.binary(op, fl, other, v));
        }
        let _ = i;
        None
    }

    /// `c ? x + y : x - z` is `x + (c ? y : -z)`, and the other way round.
    fn select_of_sum_and_difference(&mut self, c: Value, a: Value, b: Value) -> Option<Value> {
        let (i, j) = (a.as_inst()?, b.as_inst()?);
        let (sum, difference) = match (self.f.op(i), self.f.op(j)) {
            (Opcode::Add, Opcode::Sub) | (Opcode::FAdd, Opcode::FSub) => (i, j),
            (Opcode::Sub, Opcode::Add) | (Opcode::FSub, Opcode::FAdd) => (j, i),
            _ => return None,
        };
        if !self.one_use(a) || !self.one_use(b) {
            return None;
        }
        let ((s0, s1), (x, z)) = (self.ops(sum), self.ops(difference));
        let y = if s0 == x {
            s1
        } else if s1 == x {
            s0
        } else {
            return None;
        };
        let op = self.f.op(sum);
        let fl = self.f.flags(sum) & self.f.flags(difference) & flags::FAST;
        let (n, fl) = if op == Opcode::FAdd { (self.make_fneg(z, fl), fl) } else { (self.neg(z, 0), 0) };
        let chosen = if sum == i { self.select(c, y, n) } else { self.select(c, n, y) };
        Some(self.binary(op, fl, x, chosen))
    }

    /// `x < y ? x : y` of numbers, where NaN and signed zeros do not matter.
    fn float_min_max(&mut self, i: Inst, cmp: Inst, a: Value, b: Value) -> Option<Value> {
        let fl = self.f.flags(i) & flags::FAST;
        if fl & (flags::NNAN | flags::NSZ) != flags::NNAN | flags::NSZ {
            return None;
        }
        let (x, y) = self.ops(cmp);
        let less = match self.f.float_pred(cmp) {
            FloatPred::Olt | FloatPred::Ole | FloatPred::Ult | FloatPred::Ule => true,
            FloatPred::Ogt | FloatPred::Oge | FloatPred::Ugt | FloatPred::Uge => false,
            _ => return None,
        };
        let min = if a == x && b == y {
            less
        } else if a == y && b == x {
            !less
        } else {
            return None;
        };
        self.intrinsic(if min { id::MINNUM } else { id::MAXNUM }, &[x, y], fl)
    }
}
