//! `fcmp`.

use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, Opcode, Value};

impl Combiner<'_, '_> {
    fn rewrite_fcmp(&mut self, i: Inst, pred: FloatPred, a: Value, b: Value) -> Option<Value> {
        let fl = self.f.flags(i) & flags::FAST;
        self.set(i, 0, a);
        self.set(i, 1, b);
        self.f.set_flags(i, fl | (pred as u16) << flags::PRED_SHIFT);
        Some(Value::inst(i))
    }

    pub(super) fn fcmp(&mut self, i: Inst) -> Option<Value> {
        let (a, b) = self.ops(i);
        let pred = self.f.float_pred(i);
        let ty = self.f.type_of(a);
        if self.rank(a) < self.rank(b) {
            return self.rewrite_fcmp(i, pred.swapped(), b, a);
        }
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        // A number against itself: whether it is one.
        if a == b {
            let q = if pred as u8 & 8 == 0 { FloatPred::Ord } else { FloatPred::Uno };
            if pred as u8 & 1 == (q == FloatPred::Ord) as u8 {
                let zero = self.f.folder().zero(ty)?;
                return self.rewrite_fcmp(i, q, a, zero);
            }
        }
        let constant = p::float(self.f, b);
        if matches!(pred, FloatPred::Ord | FloatPred::Uno)
            && let Some((t, bits)) = constant
            && !float::classify(t, bits)?.nan
            && bits != 0
        {
            let zero = self.f.folder().zero(ty)?;
            return self.rewrite_fcmp(i, pred, a, zero);
        }
        // Zeros compare equal: the positive one.
        if let Some((t, bits)) = constant
            && float::classify(t, bits)?.zero
            && bits != 0
        {
            let zero = self.f.folder().zero(ty)?;
            return self.rewrite_fcmp(i, pred, a, zero);
        }
        // -x against -y, -x against a constant
        if let Some(x) = self.fneg_operand(a) {
            if let Some(y) = self.fneg_operand(b) {
                return self.rewrite_fcmp(i, pred.swapped(), x, y);
            }
            if b.is_constant()
                && let Some(c) = self.f.folder().fneg(b)
            {
                return self.rewrite_fcmp(i, pred.swapped(), x, c);
            }
        }
        if let Some(x) = p::cast(self.f, a, Opcode::FPExt) {
            let from = self.f.type_of(x);
            if let Some(y) = p::cast(self.f, b, Opcode::FPExt)
                && self.f.type_of(y) == from
            {
                return self.rewrite_fcmp(i, pred, x, y);
            }
            if let Some((t, bits)) = constant {
                let narrow = self.f.types().scalar(from);
                if float::converts_exactly(t, narrow, bits)
                    && let Some(c) = self.f.folder().cast(Opcode::FPTrunc, 0, b, from)
                {
                    return self.rewrite_fcmp(i, pred, x, c);
                }
            }
        }
        // |x| against zero
        if let Some(x) = p::unary_intrinsic(self.f, a, id::FABS)
            && p::is_zero(self.f, b)
        {
            let q = match pred {
                FloatPred::Ogt => FloatPred::One,
                FloatPred::Ule => FloatPred::Ueq,
                FloatPred::Oge => FloatPred::Ord,
                FloatPred::Ult => FloatPred::Uno,
                FloatPred::Oeq | FloatPred::Ueq | FloatPred::One | FloatPred::Une | FloatPred::Ord | FloatPred::Uno => {
                    pred
                }
                FloatPred::Ugt => FloatPred::Une,
                FloatPred::Ole => FloatPred::Oeq,
                _ => return None,
            };
            return self.rewrite_fcmp(i, q, x, b);
        }
        // A converted integer against a constant.
        if let Some((t, bits)) = constant
            && let Some(j) = a.as_inst()
            && matches!(self.f.op(j), Opcode::SIToFP | Opcode::UIToFP)
        {
            let signed = self.f.op(j) == Opcode::SIToFP;
            let x = self.f.operand(j, 0);
            let digits = match t {
                Type::HALF => 11,
                Type::BFLOAT => 8,
                Type::FLOAT => 24,
                Type::DOUBLE => 53,
                _ => return None,
            };
            if p::width(self.f, x) - signed as u32 > digits {
                return None;
            }
            let c = float::to_int(t, true, 64, bits)??;
            let c = c as u64 as i64;
            let whole = float::of_i64(t, c)?;
            if whole != bits {
                // Between two integers: above the lower one, or not.
                let below = c as i128 - float::classify(t, bits)?.negative as i128;
                let ty = self.f.ty(i);
                let q = match pred as u8 & 7 {
                    1 | 6 => return Some(self.bool(ty, pred as u8 & 7 == 6)),
                    2 | 3 => FloatPred::Ogt,
                    4 | 5 => FloatPred::Ole,
                    _ => return None,
                };
                return self.float_compare_as_int(q, x, signed, below);
            }
            return self.float_compare_as_int(pred, x, signed, c as i128);
        }
        None
    }

    /// `x` of `fneg x`.
    pub(super) fn fneg_operand(&self, v: Value) -> Option<Value> {
        p::inst(self.f, v, Opcode::FNeg).map(|i| self.f.operand(i, 0))
    }
}
