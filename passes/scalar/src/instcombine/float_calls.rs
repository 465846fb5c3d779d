//! Intrinsics of floating point numbers.

use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// The value of which `v` is the negative or takes all but the sign.
    fn with_other_sign(&self, v: Value) -> Option<Value> {
        self.fneg_operand(v).or_else(|| p::binary_intrinsic(self.f, v, id::COPYSIGN).map(|r| r.0))
    }

    pub(super) fn float_call(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let a = self.f.operand(i, 0);
        let (ty, fl) = (self.f.ty(i), self.f.flags(i) & flags::FAST);
        match which {
            id::FABS => {
                // |-x| = |x|, |copysign(x, _)| = |x|
                let x = self.with_other_sign(a)?;
                self.set(i, 0, x);
                Some(Value::inst(i))
            }
            id::COPYSIGN => {
                let b = self.f.operand(i, 1);
                // The sign of a constant: |x| or -|x|
                if let Some((t, bits)) = p::float(self.f, b) {
                    let v = self.intrinsic(id::FABS, &[a], fl)?;
                    return Some(if float::classify(t, bits)?.negative { self.make_fneg(v, fl) } else { v });
                }
                // The sign of the first operand does not count.
                let x = self.with_other_sign(a).or(p::unary_intrinsic(self.f, a, id::FABS))?;
                self.set(i, 0, x);
                Some(Value::inst(i))
            }
            id::FMA | id::FMULADD => {
                let (b, c) = (self.f.operand(i, 1), self.f.operand(i, 2));
                if self.rank(a) < self.rank(b) {
                    self.f.swap_operands(i, 0, 1);
                    return Some(Value::inst(i));
                }
                // -x * -y = x * y, -x * k = x * -k
                if let Some(x) = self.fneg_operand(a) {
                    if let Some(y) = self.fneg_operand(b) {
                        self.set(i, 0, x);
                        self.set(i, 1, y);
                        return Some(Value::inst(i));
                    }
                    if p::float(self.f, b).is_some()
                        && let Some(k) = self.f.folder().fneg(b)
                    {
                        self.set(i, 0, x);
                        self.set(i, 1, k);
                        return Some(Value::inst(i));
                    }
                }
                // |x| * |x|
                if a == b
                    && let Some(x) = p::unary_intrinsic(self.f, a, id::FABS)
                    && self.well_defined(x)
                {
                    self.set(i, 0, x);
                    self.set(i, 1, x);
                    return Some(Value::inst(i));
                }
                // x * 1 + c = x + c
                if let Some((t, bits)) = p::float(self.f, b)
                    && float::of_i64(t, 1) == Some(bits)
                {
                    return Some(self.binary(Opcode::FAdd, fl, a, c));
                }
                // x * y + -0 = x * y, x * y + 0 with nsz
                if let Some((t, bits)) = p::float(self.f, c) {
                    let k = float::classify(t, bits)?;
                    if k.zero && (k.negative || fl & flags::NSZ != 0) {
                        return Some(self.binary(Opcode::FMul, fl, a, b));
                    }
                }
                None
            }
            id::POWI => {
                let n = p::int(self.f, self.f.operand(i, 1))?;
                // x^-1 = 1 / x, x^2 = x * x
                if n.is_all_ones() {
                    let t = self.f.types().scalar(ty);
                    let one = float::of_i64(t, 1)?;
                    let mut fold = self.f.folder();
                    let one = fold.float(t, one);
                    let one = fold.splat(ty, one);
                    return Some(self.binary(Opcode::FDiv, fl, one, a));
                }
                (n.v == 2 && self.well_defined(a)).then(|| self.binary(Opcode::FMul, fl, a, a))
            }
            id::POW => {
                let (t, bits) = p::float(self.f, self.f.operand(i, 1))?;
                if float::of_i64(t, 2) == Some(bits) && self.well_defined(a) {
                    return Some(self.binary(Opcode::FMul, fl, a, a));
                }
                if float::of_i64(t, -1) == Some(bits) {
                    let one = float::of_i64(t, 1)?;
                    let mut fold = self.f.folder();
                    let one = fold.float(t, one);
                    let one = fold.splat(ty, one);
                    return Some(self.binary(Opcode::FDiv, fl, one, a));
                }
                None
            }
            _ => None,
        }
    }

    pub(super) fn float_min_max_call(&mut self, i: Inst) -> Option<Value> {
        if self.constant_right(i) {
            return Some(Value::inst(i));
        }
        let (a, b) = self.ops(i);
        let (which, _) = p::intrinsic(self.f, Value::inst(i))?;
        let fl = self.f.flags(i) & flags::FAST;
        if let Some((x, y)) = self.opposite_choices(a, b) {
            return self.intrinsic(which, &[x, y], fl);
        }
        // max(x, -x) = |x|, min(x, -x) = -|x|
        let negated = |s: &Self, n: Value, x: Value| s.fneg_operand(n) == Some(x);
        let max = matches!(which, id::MAXNUM | id::MAXIMUM);
        let own = if negated(self, a, b) { Some((a, b)) } else { Some((b, a)).filter(|_| negated(self, b, a)) };
        if let Some((n, x)) = own
            && (max || self.one_use(n))
        {
            let v = self.intrinsic(id::FABS, &[x], fl)?;
            return Some(if max { v } else { self.make_fneg(v, fl) });
        }
        // min(-x, -y) = -max(x, y)
        if let (Some(x), Some(y)) = (self.fneg_operand(a), self.fneg_operand(b)) {
            if !(self.one_use(a) || self.one_use(b)) {
                return None;
            }
            let dual = match which {
                id::MINNUM => id::MAXNUM,
                id::MAXNUM => id::MINNUM,
                id::MINIMUM => id::MAXIMUM,
                _ => id::MINIMUM,
            };
            let v = self.intrinsic(dual, &[x, y], fl)?;
            return Some(self.make_fneg(v, fl));
        }
        // min(min(x, c1), c2)
        if b.is_constant()
            && let Some((x, c)) = p::binary_intrinsic(self.f, a, which)
            && c.is_constant()
        {
            let ty = self.f.ty(i);
            let k = self.f.folder().intrinsic(which, 0, &[c, b], ty)?;
            return self.intrinsic(which, &[x, k], fl);
        }
        None
    }
}
