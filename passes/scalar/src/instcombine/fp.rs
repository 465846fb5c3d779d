//! Floating-point arithmetic. Rules without fast-math flags are exact; the others name the flags they need.

use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn make_fneg(&mut self, a: Value, fl: u16) -> Value {
        if a.is_constant()
            && let Some(v) = self.f.folder().fneg(a)
        {
            return v;
        }
        let v = Builder::before(self.f, self.at).fneg(a, fl);
        self.queue_new(v)
    }
    fn float_constant(&mut self, ty: Type, bits: u128) -> Value {
        let t = self.f.types().scalar(ty);
        let mut fold = self.f.folder();
        let c = fold.float(t, bits);
        fold.splat(ty, c)
    }

    pub(super) fn float(&mut self, i: Inst) -> Option<Value> {
        let op = self.f.op(i);
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        let fl = self.f.flags(i) & flags::FAST;
        if op.is_commutative() && self.rank(a) < self.rank(b) {
            self.f.swap_operands(i, 0, 1);
            return Some(Value::inst(i));
        }
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        if op.is_commutative()
            && let Some((x, y)) = self.opposite_choices(a, b)
        {
            return Some(self.binary(op, fl, x, y));
        }
        // minimum(x, y) with maximum(x, y): in the one order or the other, x and y
        if matches!(op, Opcode::FMul | Opcode::FAdd) {
            for (x, y) in [(a, b), (b, a)] {
                for (low, high, need) in [(id::MINIMUM, id::MAXIMUM, 0), (id::MINNUM, id::MAXNUM, flags::NNAN)] {
                    if fl & need == need
                        && let Some((l, r)) = p::binary_intrinsic(self.f, x, low)
                        && let Some(other) = p::binary_intrinsic(self.f, y, high)
                        && (other == (l, r) || other == (r, l))
                    {
                        return Some(self.binary(op, fl, l, r));
                    }
                }
            }
        }
        let reassoc = fl & (flags::REASSOC | flags::NSZ) == flags::REASSOC | flags::NSZ;
        match op {
            Opcode::FAdd => {
                // x + -y = x - y
                for (x, y) in [(a, b), (b, a)] {
                    if let Some(n) = self.fneg_operand(y) {
                        return Some(self.binary(Opcode::FSub, fl, x, n));
                    }
                    // x + (y * -c) = x - y * c, x + -y / z
                    if let Some((m, c)) = p::binary(self.f, y, Opcode::FMul)
                        && self.one_use(y)
                        && let Some((t, bits)) = p::float(self.f, c)
                        && float::classify(t, bits)?.negative
                        && !float::classify(t, bits)?.nan
                    {
                        let k = float::neg(t, bits)?;
                        let k = self.float_constant(ty, k);
                        let inner = self.f.flags(y.as_inst()?) & flags::FAST;
                        let m = self.binary(Opcode::FMul, inner, m, k);
                        return Some(self.binary(Opcode::FSub, fl, x, m));
                    }
                }
                if reassoc {
                    // (x + c1) + c2
                    if let Some((x, c)) = p::binary(self.f, a, Opcode::FAdd)
                        && c.is_constant()
                        && b.is_constant()
                        && self.f.flags(a.as_inst()?) & flags::REASSOC != 0
                    {
                        let k = self.f.folder().binary(Opcode::FAdd, 0, c, b)?;
                        return Some(self.binary(Opcode::FAdd, fl, x, k));
                    }
                    return self.float_factor(i, op, a, b, fl);
                }
                None
            }
            Opcode::FSub => {
                // -0.0 - x = -x (and 0.0 - x with nsz)
                if let Some((t, bits)) = p::float(self.f, a) {
                    let c = float::classify(t, bits)?;
                    if c.zero && (c.negative || fl & flags::NSZ != 0) {
                        return Some(self.make_fneg(b, fl));
                    }
                }
                // x - c = x + -c
                if p::float(self.f, b).is_some() {
                    let n = self.f.folder().fneg(b)?;
                    return Some(self.binary(Opcode::FAdd, fl, a, n));
                }
                // x - -y = x + y
                if let Some(y) = self.fneg_operand(b) {
                    return Some(self.binary(Opcode::FAdd, fl, a, y));
                }
                if reassoc {
                    return self.float_factor(i, op, a, b, fl);
                }
                None
            }
            Opcode::FMul => {
                // exp(x) * exp(y) = exp(x + y)
                if fl & flags::REASSOC != 0
                    && let (Some((which, l)), Some((other, r))) = (p::intrinsic(self.f, a), p::intrinsic(self.f, b))
                    && which == other
                    && matches!(which, id::EXP | id::EXP2)
                    && (self.one_use(a) || self.one_use(b) || a == b && self.only_user(a, i))
                {
                    let (x, y) = (self.f.operand(l, 0), self.f.operand(r, 0));
                    let sum = self.binary(Opcode::FAdd, fl, x, y);
                    return self.intrinsic(which, &[sum], fl);
                }
                if let Some((t, bits)) = p::float(self.f, b) {
                    // x * -1 = -x
                    if float::of_i64(t, -1) == Some(bits) {
                        return Some(self.make_fneg(a, fl));
                    }
                    // -x * c = x * -c
                    if let Some(x) = self.fneg_operand(a) {
                        let n = self.f.folder().fneg(b)?;
                        return Some(self.binary(Opcode::FMul, fl, x, n));
                    }
                    if fl & flags::REASSOC != 0
                        && let Some((x, c)) = p::binary(self.f, a, Opcode::FMul)
                        && c.is_constant()
                        && self.f.flags(a.as_inst()?) & flags::REASSOC != 0
                    {
                        let k = self.f.folder().binary(Opcode::FMul, 0, c, b)?;
                        let (kt, kb) = p::float(self.f, k)?;
                        let class = float::classify(kt, kb)?;
                        // Constants that leave the normal range stay apart.
                        if !class.denormal && !class.zero && !class.infinite && !class.nan {
                            return Some(self.binary(Opcode::FMul, fl, x, k));
                        }
                    }
                }
                // -x * -y = x * y
                if let (Some(x), Some(y)) = (self.fneg_operand(a), self.fneg_operand(b)) {
                    return Some(self.binary(Opcode::FMul, fl, x, y));
                }
                // |x| * |x| = x * x
                if a == b
                    && let Some(x) = p::unary_intrinsic(self.f, a, id::FABS)
                    && self.well_defined(x)
                {
                    return Some(self.binary(Opcode::FMul, fl, x, x));
                }
                // (1 / x) * y = y / x
                if fl & flags::REASSOC != 0 {
                    for (x, y) in [(a, b), (b, a)] {
                        if let Some((one, d)) = p::binary(self.f, x, Opcode::FDiv)
                            && let Some((t, bits)) = p::float(self.f, one)
                            && float::of_i64(t, 1) == Some(bits)
                            && self.one_use(x)
                            && self.f.flags(x.as_inst()?) & flags::REASSOC != 0
                        {
                            return Some(self.binary(Opcode::FDiv, fl, y, d));
                        }
                    }
                }
                None
            }
            Opcode::FDiv => {
                // -x / -y = x / y
                if let (Some(x), Some(y)) = (self.fneg_operand(a), self.fneg_operand(b)) {
                    return Some(self.binary(Opcode::FDiv, fl, x, y));
                }
                if let Some((t, bits)) = p::float(self.f, b) {
                    if float::of_i64(t, -1) == Some(bits) {
                        return Some(self.make_fneg(a, fl));
                    }
                    // By a power of two: multiplication by the exact inverse. With `arcp` by the rounded one.
                    let inverse = match float::exact_inverse(t, bits) {
                        Some(r) => Some(r),
                        None if fl & flags::ARCP != 0 => {
                            let r = float::binary(Opcode::FDiv, t, float::of_i64(t, 1)?, bits)?;
                            let c = float::classify(t, r)?;
                            (!c.denormal && !c.zero && !c.infinite && !c.nan).then_some(r)
                        }
                        None => None,
                    };
                    if let Some(r) = inverse {
                        let k = self.float_constant(ty, r);
                        return Some(self.binary(Opcode::FMul, fl, a, k));
                    }
                    if let Some(x) = self.fneg_operand(a) {
                        let n = self.f.folder().fneg(b)?;
                        return Some(self.binary(Opcode::FDiv, fl, x, n));
                    }
                }
                // c / -x = -c / x
                if a.is_constant()
                    && let Some(x) = self.fneg_operand(b)
                    && let Some(n) = self.f.folder().fneg(a)
                {
                    return Some(self.binary(Opcode::FDiv, fl, n, x));
                }
                // (x / y) / z = x / (y * z), x / (y / z) = (x * z) / y
                if fl & (flags::REASSOC | flags::ARCP) == flags::REASSOC | flags::ARCP {
                    if let Some((x, y)) = p::binary(self.f, a, Opcode::FDiv)
                        && self.one_use(a)
                        && !(y.is_constant() && b.is_constant())
                    {
                        let m = self.binary(Opcode::FMul, fl, y, b);
                        return Some(self.binary(Opcode::FDiv, fl, x, m));
                    }
                    if let Some((y, z)) = p::binary(self.f, b, Opcode::FDiv)
                        && self.one_use(b)
                        && !(y.is_constant() && a.is_constant())
                    {
                        let m = self.binary(Opcode::FMul, fl, a, z);
                        return Some(self.binary(Opcode::FDiv, fl, m, y));
                    }
                }
                None
            }
            _ => None,
        }
    }

    /// `x * y + x * z = x * (y + z)`, the same for division by one value, with `reassoc nsz`.
    fn float_factor(&mut self, _i: Inst, op: Opcode, a: Value, b: Value, fl: u16) -> Option<Value> {
        if !self.one_use(a) || !self.one_use(b) {
            return None;
        }
        if let (Some((x0, x1)), Some((y0, y1))) =
            (p::binary(self.f, a, Opcode::FMul), p::binary(self.f, b, Opcode::FMul))
        {
            for (c, l, d, r) in [(x0, x1, y0, y1), (x0, x1, y1, y0), (x1, x0, y0, y1), (x1, x0, y1, y0)] {
                if c == d {
                    let s = self.binary(op, fl, l, r);
                    return Some(self.binary(Opcode::FMul, fl, c, s));
                }
            }
        }
        if let (Some((l, c)), Some((r, d))) = (p::binary(self.f, a, Opcode::FDiv), p::binary(self.f, b, Opcode::FDiv))
            && c == d
        {
            let s = self.binary(op, fl, l, r);
            return Some(self.binary(Opcode::FDiv, fl, s, c));
        }
        None
    }

    pub(super) fn fneg(&mut self, i: Inst) -> Option<Value> {
        let a = self.f.operand(i, 0);
        let fl = self.f.flags(i) & flags::FAST;
        let j = a.as_inst().filter(|_| self.one_use(a))?;
        let inner = self.f.flags(j) & flags::FAST;
        let op = self.f.op(j);
        match op {
            // -(x - y) = y - x where the sign of zero does not matter
            Opcode::FSub if fl & flags::NSZ != 0 || inner & flags::NSZ != 0 => {
                let (x, y) = self.ops(j);
                Some(self.binary(Opcode::FSub, (fl | inner & flags::NSZ) & (inner | flags::NSZ), y, x))
            }
            // -(x * c) = x * -c, -(x / c) = x / -c, -(c / x) = -c / x
            Opcode::FMul | Opcode::FDiv => {
                let (x, y) = self.ops(j);
                if p::float(self.f, y).is_some() {
                    let n = self.f.folder().fneg(y)?;
                    return Some(self.binary(op, fl & inner, x, n));
                }
                if op == Opcode::FDiv && p::float(self.f, x).is_some() {
                    let n = self.f.folder().fneg(x)?;
                    return Some(self.binary(op, fl & inner, n, y));
                }
                None
            }
            // -(c ? -x : y) = c ? x : -y
            Opcode::Select => {
                let (c, t, e) = p::select(self.f, a)?;
                let (nt, ne) = (self.fneg_operand(t), self.fneg_operand(e));
                if nt.is_none() && ne.is_none() {
                    return None;
                }
                let t = match nt {
                    Some(x) => x,
                    None => self.make_fneg(t, fl),
                };
                let e = match ne {
                    Some(x) => x,
                    None => self.make_fneg(e, fl),
                };
                Some(self.select(c, t, e))
            }
            _ => None,
        }
    }
}
