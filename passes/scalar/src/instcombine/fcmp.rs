//! `fcmp`.

use super::float_of_ints::digits;
use super::{Combiner, p};
use warpc_analysis::known_float::{Classes, classes_of};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, Opcode, Value};

/// The comparison `a pred b` as its rules see it.
#[derive(Clone, Copy)]
struct FloatCompare {
    inst: Inst,
    pred: FloatPred,
    a: Value,
    b: Value,
}

impl Combiner<'_, '_> {
    fn rewrite_fcmp(&mut self, inst: Inst, pred: FloatPred, left: Value, right: Value) -> Option<Value> {
        let fl = self.f.flags(inst) & flags::FAST;
        self.set(inst, 0, left);
        self.set(inst, 1, right);
        self.f.set_flags(inst, fl | (pred as u16) << flags::PRED_SHIFT);
        Some(Value::inst(inst))
    }

    /// Rules of `fcmp`.
    pub(super) fn fcmp(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        let cmp = FloatCompare { inst, pred: self.f.float_pred(inst), a, b };
        self.fcmp_order_rules(cmp)
            .or_else(|| self.fcmp_of_converted_integer_rules(cmp))
            .or_else(|| self.compare_for_users_rules(inst))
            .or_else(|| self.fold_into_select_or_phi(inst))
            .or_else(|| self.fcmp_rules(cmp))
    }

    rules! {
        /// Rules of the order of operands of `fcmp`.
        fn fcmp_order_rules(&mut self, cmp: FloatCompare) -> Option<Value> {
            fcmp_operands_in_order,
        }
    }
    rules! {
        /// Rules of `fcmp`, in order.
        fn fcmp_rules(&mut self, cmp: FloatCompare) -> Option<Value> {
            fcmp_of_itself,
            fcmp_for_nan_with_number,
            fcmp_with_negative_zero,
            fcmp_of_negation,
            fcmp_of_extensions,
            fcmp_of_extension_with_constant,
            fcmp_of_absolute_with_zero,
            fcmp_of_canonical,
        }
    }
    rules! {
        /// Rules of `fcmp` of a converted integer, in order.
        fn fcmp_of_converted_integer_rules(&mut self, cmp: FloatCompare) -> Option<Value> {
            fcmp_of_converted_integer,
            fcmp_of_converted_integer_out_of_range,
        }
    }

    /// `3.0 < x -> x > 3.0`, and so for other operands of lower rank. Always.
    fn fcmp_operands_in_order(&mut self, cmp: FloatCompare) -> Option<Value> {
        if self.rank(cmp.a) >= self.rank(cmp.b) {
            return None;
        }
        self.rewrite_fcmp(cmp.inst, cmp.pred.swapped(), cmp.b, cmp.a)
    }

    /// Makes the comparison of `value` with positive zero.
    fn compare_with_float_zero(&mut self, cmp: FloatCompare, pred: FloatPred, value: Value) -> Option<Value> {
        let ty = self.f.type_of(value);
        let zero = self.f.folder().zero(ty)?;
        self.rewrite_fcmp(cmp.inst, pred, value, zero)
    }

    /// `fcmp oeq x, x -> fcmp ord x, 0`, `fcmp une x, x -> fcmp uno x, 0`. For ordered predicates that hold for equal numbers and
    /// unordered ones that do not.
    fn fcmp_of_itself(&mut self, cmp: FloatCompare) -> Option<Value> {
        let bits = cmp.pred as u8;
        let ordered = bits & 8 == 0;
        if cmp.a != cmp.b || (bits & 1 != 0) != ordered {
            return None;
        }
        self.compare_with_float_zero(cmp, if ordered { FloatPred::Ord } else { FloatPred::Uno }, cmp.a)
    }

    /// `fcmp ord x, C -> fcmp ord x, 0`, the same for `uno`. If `C` is a number.
    fn fcmp_for_nan_with_number(&mut self, cmp: FloatCompare) -> Option<Value> {
        let is_plain = !cmp.b.is_constant() || p::is_zero(self.f, cmp.b);
        let asks = matches!(cmp.pred, FloatPred::Ord | FloatPred::Uno);
        if is_plain || !asks || classes_of(self.f, cmp.b).may_be(Classes::NAN) {
            return None;
        }
        self.compare_with_float_zero(cmp, cmp.pred, cmp.a)
    }

    /// `fcmp p x, -0.0 -> fcmp p x, 0.0`. Always: zeros compare equal.
    fn fcmp_with_negative_zero(&mut self, cmp: FloatCompare) -> Option<Value> {
        let is_plain = !cmp.b.is_constant() || self.f.consts().is_zero(cmp.b);
        if is_plain || classes_of(self.f, cmp.b).may_be(Classes::ALL.without(Classes::ZERO)) {
            return None;
        }
        self.compare_with_float_zero(cmp, cmp.pred, cmp.a)
    }

    /// `-x < -y -> x > y`, `-x < C -> x > -C`, for all predicates. Always.
    fn fcmp_of_negation(&mut self, cmp: FloatCompare) -> Option<Value> {
        let x = self.fneg_operand(cmp.a)?;
        let y = match self.fneg_operand(cmp.b) {
            Some(y) => y,
            None if cmp.b.is_constant() => self.f.folder().fneg(cmp.b)?,
            None => return None,
        };
        self.rewrite_fcmp(cmp.inst, cmp.pred.swapped(), x, y)
    }

    /// `canonicalize(x) < canonicalize(y) -> x < y`, for all predicates, also of one such with its argument. Always: it changes no number, and
    /// what it flushes a comparison takes for zero, too.
    fn fcmp_of_canonical(&mut self, cmp: FloatCompare) -> Option<Value> {
        let argument = |s: &Self, value: Value| p::unary_intrinsic(s.f, value, id::CANONICALIZE);
        match (argument(self, cmp.a), argument(self, cmp.b)) {
            (Some(x), Some(y)) => self.rewrite_fcmp(cmp.inst, cmp.pred, x, y),
            (Some(x), None) if x == cmp.b => self.rewrite_fcmp(cmp.inst, cmp.pred, x, x),
            (None, Some(y)) if y == cmp.a => self.rewrite_fcmp(cmp.inst, cmp.pred, y, y),
            _ => None,
        }
    }

    /// `fpext(x) < fpext(y) -> x < y`, for all predicates. If `x` and `y` are of one type.
    fn fcmp_of_extensions(&mut self, cmp: FloatCompare) -> Option<Value> {
        let x = p::cast(self.f, cmp.a, Opcode::FPExt)?;
        let y = p::cast(self.f, cmp.b, Opcode::FPExt)?;
        if self.f.type_of(x) != self.f.type_of(y) {
            return None;
        }
        self.rewrite_fcmp(cmp.inst, cmp.pred, x, y)
    }

    /// `fpext(x) < C -> x < fptrunc(C)`, for all predicates. If the narrow constant is exact.
    fn fcmp_of_extension_with_constant(&mut self, cmp: FloatCompare) -> Option<Value> {
        let x = p::cast(self.f, cmp.a, Opcode::FPExt)?;
        let (t, bits) = p::float(self.f, cmp.b)?;
        let from = self.f.type_of(x);
        if !float::converts_exactly(t, self.f.types().scalar(from), bits) {
            return None;
        }
        let narrow = self.f.folder().cast(Opcode::FPTrunc, 0, cmp.b, from)?;
        self.rewrite_fcmp(cmp.inst, cmp.pred, x, narrow)
    }

    /// `fabs(x) > 0 -> x != 0`, `>= 0 -> ord`, `<= 0 -> == 0`, and the like for unordered predicates. Always.
    fn fcmp_of_absolute_with_zero(&mut self, cmp: FloatCompare) -> Option<Value> {
        let x = p::unary_intrinsic(self.f, cmp.a, id::FABS).filter(|_| p::is_zero(self.f, cmp.b))?;
        let pred = match cmp.pred {
            FloatPred::Ogt => FloatPred::One,
            FloatPred::Ule => FloatPred::Ueq,
            FloatPred::Oge => FloatPred::Ord,
            FloatPred::Ult => FloatPred::Uno,
            FloatPred::Ugt => FloatPred::Une,
            FloatPred::Ole => FloatPred::Oeq,
            FloatPred::False | FloatPred::True | FloatPred::Olt | FloatPred::Uge => return None,
            kept => kept,
        };
        self.rewrite_fcmp(cmp.inst, pred, x, cmp.b)
    }

    /// `fcmp itofp(x), C -> icmp x, C2`. If the format holds every value of `x`, or all integers up to `C`; between two
    /// integers `C2` is the lower one.
    fn fcmp_of_converted_integer(&mut self, cmp: FloatCompare) -> Option<Value> {
        let (t, bits) = p::float(self.f, cmp.b)?;
        let def = cmp.a.as_inst()?;
        let signed = match self.f.op(def) {
            Opcode::SIToFP => true,
            Opcode::UIToFP => false,
            _ => return None,
        };
        let x = self.f.operand(def, 0);
        let digits = digits(t);
        if digits == 0 {
            return None;
        }
        // Integers that the format rounds are beyond `C`, as what they become is, if all up to it are exact.
        let held = p::width(self.f, x) - signed as u32 <= digits;
        let c = float::to_int(t, true, 64, bits)?? as u64 as i64;
        if !held && c.unsigned_abs() >> digits != 0 {
            return None;
        }
        // Zeros of either sign compare alike.
        if float::of_i64(t, c)? == bits || float::classify(t, bits)?.zero {
            return self.float_compare_as_int(cmp.pred, x, signed, c as i128);
        }
        // Between two integers: above the lower one, or not.
        let below = c as i128 - float::classify(t, bits)?.negative as i128;
        let pred = match cmp.pred as u8 & 7 {
            equality @ (1 | 6) => {
                let ty = self.f.ty(cmp.inst);
                return Some(self.bool(ty, equality == 6));
            }
            2 | 3 => FloatPred::Ogt,
            4 | 5 => FloatPred::Ole,
            _ => return None,
        };
        self.float_compare_as_int(pred, x, signed, below)
    }

    /// `fcmp itofp(x), C -> true`, or `false`. If `C` is above or below every number that the conversion gives.
    fn fcmp_of_converted_integer_out_of_range(&mut self, cmp: FloatCompare) -> Option<Value> {
        let (format, c) = p::float(self.f, cmp.b)?;
        let def = cmp.a.as_inst().filter(|&def| matches!(self.f.op(def), Opcode::SIToFP | Opcode::UIToFP))?;
        let bits = p::width(self.f, self.f.operand(def, 0));
        let signed = self.f.op(def) == Opcode::SIToFP;
        if bits > 63 {
            return None;
        }
        // Conversions keep the order, so the ends of the type are the ends of the results.
        let (lowest, highest) = match signed {
            true => (-(1i64 << (bits - 1)), (1i64 << (bits - 1)) - 1),
            false => (0, (1i64 << bits) - 1),
        };
        let (lowest, highest) = (float::of_i64(format, lowest)?, float::of_i64(format, highest)?);
        let order = if float::compare(FloatPred::Olt, format, highest, c)? {
            FloatPred::Olt
        } else if float::compare(FloatPred::Ogt, format, lowest, c)? {
            FloatPred::Ogt
        } else {
            return None;
        };
        let ty = self.f.ty(cmp.inst);
        let holds = cmp.pred as u8 & order as u8 != 0;
        Some(self.bool(ty, holds))
    }

    /// `x` of `fneg x`.
    pub(super) fn fneg_operand(&self, value: Value) -> Option<Value> {
        p::inst(self.f, value, Opcode::FNeg).map(|i| self.f.operand(i, 0))
    }
}
