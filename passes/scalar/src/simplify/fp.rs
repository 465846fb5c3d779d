//! Floating-point arithmetic and `fcmp`.
//!
//! A rule that would change the sign of a zero needs `nsz`, or knowledge of the operands; one that is wrong for NaN needs `nnan`.
//! NaN payloads are not preserved, but the result is a NaN where it was one.

use super::{Simplifier, p};
use warpc_ir::Value;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, Opcode, flags};

const NO_NAN: u16 = flags::NNAN;
const NO_SIGNED_ZERO: u16 = flags::NSZ;

impl Simplifier<'_, '_> {
    /// Sign-insensitive zero constants.
    fn is_any_zero(&self, v: Value) -> bool {
        p::float(self.f, v).is_some_and(|(t, b)| float::classify(t, b).is_some_and(|c| c.zero))
    }
    fn is_neg_zero(&self, v: Value) -> bool {
        p::float(self.f, v).is_some_and(|(t, b)| float::classify(t, b).is_some_and(|c| c.zero && c.negative))
    }
    fn is_pos_zero(&self, v: Value) -> bool {
        p::float(self.f, v).is_some_and(|(_, b)| b == 0)
    }
    fn is_float(&self, v: Value, n: i64) -> bool {
        p::float(self.f, v).is_some_and(|(t, b)| float::of_i64(t, n) == Some(b))
    }
    fn is_nan(&self, v: Value) -> bool {
        p::float(self.f, v).is_some_and(|(t, b)| float::classify(t, b).is_some_and(|c| c.nan))
    }
    fn float_const(&mut self, ty: Type, n: i64) -> Option<Value> {
        let t = self.f.types().scalar(ty);
        let bits = float::of_i64(t, n)?;
        let mut fold = self.f.folder();
        let c = fold.float(t, bits);
        Some(fold.splat(ty, c))
    }
    /// `x` of `fneg x` or `-0.0 - x`.
    pub(super) fn negated(&self, v: Value) -> Option<Value> {
        if let Some(i) = p::inst(self.f, v, Opcode::FNeg) {
            return Some(self.f.operand(i, 0));
        }
        let (a, b) = p::binary(self.f, v, Opcode::FSub)?;
        (self.is_neg_zero(a) || self.is_pos_zero(a) && p::has_flags(self.f, v, flags::NSZ)).then_some(b)
    }
    /// Whether `v` is surely not -0.0.
    fn never_neg_zero(&self, v: Value) -> bool {
        if let Some((t, b)) = p::float(self.f, v) {
            return float::classify(t, b).is_some_and(|c| !(c.zero && c.negative));
        }
        let Some(i) = v.as_inst() else { return false };
        match self.f.op(i) {
            // Integers have one zero.
            Opcode::UIToFP | Opcode::SIToFP => true,
            // x + 0.0 is never -0.0.
            Opcode::FAdd => self.is_pos_zero(self.f.operand(i, 1)),
            Opcode::Call => matches!(p::intrinsic(self.f, v), Some((id::FABS | id::EXP | id::EXP2, _))),
            _ => false,
        }
    }
    /// Whether `v` is surely not below zero (it may be -0.0 or NaN).
    fn never_less_than_zero(&self, v: Value) -> bool {
        if let Some((t, b)) = p::float(self.f, v) {
            return float::classify(t, b).is_some_and(|c| !c.negative || c.zero || c.nan);
        }
        let Some(i) = v.as_inst() else { return false };
        match self.f.op(i) {
            Opcode::UIToFP => true,
            Opcode::Call => matches!(p::intrinsic(self.f, v), Some((id::FABS | id::EXP | id::EXP2 | id::SQRT, _))),
            _ => false,
        }
    }
    /// Whether `v` is surely not NaN.
    fn never_nan(&self, v: Value) -> bool {
        if let Some((t, b)) = p::float(self.f, v) {
            return float::classify(t, b).is_some_and(|c| !c.nan);
        }
        let Some(i) = v.as_inst() else { return false };
        match self.f.op(i) {
            Opcode::UIToFP | Opcode::SIToFP => true,
            op => op.takes_fast_math() && op != Opcode::FCmp && self.f.flags(i) & flags::NNAN != 0,
        }
    }

    /// `fneg a`.
    pub(super) fn fneg(&mut self, _fl: u16, a: Value) -> Option<Value> {
        if a.is_constant() {
            return self.f.folder().fneg(a);
        }
        p::inst(self.f, a, Opcode::FNeg).map(|i| self.f.operand(i, 0))
    }

    pub(super) fn float_binary(&mut self, op: Opcode, fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if a.is_poison() || b.is_poison() {
            return Some(Value::poison(ty));
        }
        let (a, b) = if op.is_commutative() && a.is_constant() { (b, a) } else { (a, b) };
        // NaN and undef operands give NaN; with `nnan` that is poison. An infinite one with `ninf` too.
        for v in [a, b] {
            if v.is_undef_or_poison() {
                if fl & NO_NAN != 0 {
                    return Some(Value::poison(ty));
                }
                let t = self.f.types().scalar(ty);
                let nan = float::nan(t)?;
                let mut fold = self.f.folder();
                let c = fold.float(t, nan);
                return Some(fold.splat(ty, c));
            }
            if let Some((t, bits)) = p::float(self.f, v) {
                let c = float::classify(t, bits)?;
                if c.nan {
                    return if fl & NO_NAN != 0 {
                        Some(Value::poison(ty))
                    } else {
                        let q = float::canonicalize(t, bits)?;
                        let mut fold = self.f.folder();
                        let c = fold.float(t, q);
                        Some(fold.splat(ty, c))
                    };
                }
                if c.infinite && fl & flags::NINF != 0 {
                    return Some(Value::poison(ty));
                }
            }
        }
        let nsz = fl & NO_SIGNED_ZERO != 0;
        let nnan = fl & NO_NAN != 0;
        match op {
            Opcode::FAdd => {
                // x + -0.0 = x; x + 0.0 = x unless x is -0.0
                if self.is_neg_zero(b) || self.is_pos_zero(b) && (nsz || self.never_neg_zero(a)) {
                    return Some(a);
                }
                // x + -x = 0
                if nnan && (self.negated(a) == Some(b) || self.negated(b) == Some(a)) {
                    return self.zero(ty);
                }
                // (x - y) + y = x
                if fl & flags::REASSOC != 0 && nsz {
                    for (x, y) in [(a, b), (b, a)] {
                        if let Some((l, r)) = p::binary(self.f, x, Opcode::FSub)
                            && r == y
                        {
                            return Some(l);
                        }
                    }
                }
            }
            Opcode::FSub => {
                if self.is_pos_zero(b) || self.is_neg_zero(b) && (nsz || self.never_neg_zero(a)) {
                    return Some(a);
                }
                // -0.0 - (-0.0 - x) = x, -0.0 - -x = x; 0.0 - -x = x with nsz
                if (self.is_neg_zero(a) || self.is_any_zero(a) && nsz)
                    && let Some(x) = self.negated(b)
                {
                    return Some(x);
                }
                if a == b && nnan {
                    return self.zero(ty);
                }
                if fl & flags::REASSOC != 0 && nsz {
                    // y - (y - x) = x, (x + y) - y = x
                    if let Some((l, r)) = p::binary(self.f, b, Opcode::FSub)
                        && l == a
                    {
                        return Some(r);
                    }
                    if let Some(x) = p::other(self.f, a, Opcode::FAdd, b) {
                        return Some(x);
                    }
                }
            }
            Opcode::FMul => {
                if self.is_float(b, 1) {
                    return Some(a);
                }
                if self.is_any_zero(b) && nnan && nsz {
                    return self.zero(ty);
                }
                // sqrt(x) * sqrt(x) = x
                if a == b
                    && fl & flags::REASSOC != 0
                    && nnan
                    && nsz
                    && let Some(x) = p::unary_intrinsic(self.f, a, id::SQRT)
                {
                    return Some(x);
                }
            }
            Opcode::FDiv => {
                if self.is_float(b, 1) {
                    return Some(a);
                }
                if self.is_any_zero(a) && nnan && nsz {
                    return self.zero(ty);
                }
                if nnan {
                    if a == b {
                        return self.float_const(ty, 1);
                    }
                    if self.negated(a) == Some(b) || self.negated(b) == Some(a) {
                        return self.float_const(ty, -1);
                    }
                    // (x * y) / y = x
                    if fl & flags::REASSOC != 0
                        && let Some(x) = p::other(self.f, a, Opcode::FMul, b)
                    {
                        return Some(x);
                    }
                }
            }
            Opcode::FRem
                if nnan
                // 0 % x = 0 with the sign of the dividend
                && (self.is_pos_zero(a) || self.is_neg_zero(a)) =>
            {
                return Some(a);
            }
            _ => {}
        }
        None
    }

    /// `fcmp pred a, b` with flags `fl`, of type `ty`.
    pub(super) fn fcmp(&mut self, pred: FloatPred, fl: u16, a: Value, b: Value, ty: Type) -> Option<Value> {
        if a.is_constant() && b.is_constant() {
            return self.f.folder().fcmp(pred, fl, a, b, ty);
        }
        let (pred, a, b) = if a.is_constant() { (pred.swapped(), b, a) } else { (pred, a, b) };
        if b.is_poison() {
            return Some(Value::poison(ty));
        }
        let nnan = fl & NO_NAN != 0;
        let (p_bits, ordered) = (pred as u8, |p: u8| p & 8 == 0);
        match pred {
            FloatPred::False => return self.bool(ty, false),
            FloatPred::True => return self.bool(ty, true),
            FloatPred::Uno if nnan => return self.bool(ty, false),
            FloatPred::Ord if nnan => return self.bool(ty, true),
            _ => {}
        }
        if b.is_undef_or_poison() || self.is_nan(b) {
            return if nnan { Some(Value::poison(ty)) } else { self.bool(ty, !ordered(p_bits)) };
        }
        if a == b {
            // Equal, or unordered.
            if p_bits & 9 == 9 || p_bits & 1 != 0 && (nnan || self.never_nan(a)) {
                return self.bool(ty, true);
            }
            if p_bits & 9 == 0 || p_bits & 1 == 0 && (nnan || self.never_nan(a)) {
                return self.bool(ty, false);
            }
        }
        if matches!(pred, FloatPred::Ord | FloatPred::Uno) && self.never_nan(a) && self.never_nan(b) {
            return self.bool(ty, pred == FloatPred::Ord);
        }
        let (t, bits) = p::float(self.f, b)?;
        let c = float::classify(t, bits)?;
        if c.infinite {
            // Against infinity some orders cannot be.
            match (pred, c.negative) {
                (FloatPred::Ogt, false) | (FloatPred::Olt, true) => return self.bool(ty, false),
                (FloatPred::Ule, false) | (FloatPred::Uge, true) => return self.bool(ty, true),
                _ => {}
            }
        }
        if c.zero && self.never_less_than_zero(a) {
            let nan_too = !(nnan || self.never_nan(a));
            match pred {
                FloatPred::Olt => return self.bool(ty, false),
                FloatPred::Uge => return self.bool(ty, true),
                FloatPred::Oge if !nan_too => return self.bool(ty, true),
                FloatPred::Ult if !nan_too => return self.bool(ty, false),
                _ => {}
            }
        }
        if c.negative && !c.zero && !c.nan && self.never_less_than_zero(a) {
            // Not below zero, so above any negative number; NaN decides the unordered ones.
            match pred {
                FloatPred::Olt | FloatPred::Ole | FloatPred::Oeq => return self.bool(ty, false),
                FloatPred::Ugt | FloatPred::Uge | FloatPred::Une => return self.bool(ty, true),
                _ => {}
            }
        }
        None
    }

    /// `log(exp(x))`, `exp(log(x))` and their relatives in base 2 and 10, `log2(pow(2, x))`: `x`. The caller has seen `reassoc`.
    pub(super) fn inverse_call(&mut self, which: IntrinsicId, a: Value) -> Option<Value> {
        let (inverse, base) = match which {
            id::EXP => (id::LOG, 0),
            id::EXP2 => (id::LOG2, 0),
            id::EXP10 => (id::LOG10, 0),
            id::LOG => (id::EXP, 0),
            id::LOG2 => (id::EXP2, 2),
            id::LOG10 => (id::EXP10, 10),
            _ => return None,
        };
        if let Some(x) = p::unary_intrinsic(self.f, a, inverse) {
            return Some(x);
        }
        let (b, x) = p::binary_intrinsic(self.f, a, id::POW)?;
        let (t, bits) = p::float(self.f, b)?;
        (base != 0 && float::of_i64(t, base) == Some(bits)).then_some(x)
    }
}
