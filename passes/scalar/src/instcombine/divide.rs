//! Division and remainder.

use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    pub(super) fn div(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        let op = self.f.op(i);
        let (a, b) = self.ops(i);
        let (ty, fl) = (self.f.ty(i), self.f.flags(i) & flags::EXACT);
        let signed = op == Opcode::SDiv;
        if let Some(c) = p::int(self.f, b) {
            if let Some(v) = self.div_by_constant(op, fl, a, c, ty) {
                return Some(v);
            }
            if !signed {
                if c.is_power_of_two() {
                    let n = self.int(ty, c.log2() as u128);
                    return Some(self.binary(Opcode::LShr, fl, a, n));
                }
                // A divisor above half of the range goes in at most once.
                if c.is_negative() {
                    let ge = self.icmp(IntPred::Uge, a, b);
                    return Some(self.cast(Opcode::ZExt, 0, ge, ty));
                }
            } else {
                if c.is_all_ones() {
                    return Some(self.neg(a, NSW));
                }
                if c.is_sign_mask() {
                    let eq = self.icmp(IntPred::Eq, a, b);
                    return Some(self.cast(Opcode::ZExt, 0, eq, ty));
                }
                if fl != 0 && c.is_power_of_two() {
                    let n = self.int(ty, c.log2() as u128);
                    return Some(self.binary(Opcode::AShr, fl, a, n));
                }
                if fl != 0 && c.neg().is_power_of_two() {
                    let n = self.int(ty, c.neg().log2() as u128);
                    let s = self.binary(Opcode::AShr, fl, a, n);
                    return Some(self.neg(s, NSW));
                }
                // -x / c = x / -c
                if let Some(x) = p::neg(self.f, a)
                    && p::has_flags(self.f, a, NSW)
                {
                    let k = self.int(ty, c.neg().v);
                    return Some(self.binary(op, fl, x, k));
                }
            }
        }
        if self.divisor_is_not_zero_arm(i, b) {
            return Some(Value::inst(i));
        }
        if !signed {
            // x / 2^n = x >> n
            if self.has_log2(b, 0) {
                let n = self.log2(b);
                return Some(self.binary(Opcode::LShr, fl, a, n));
            }
            // zext(x) / zext(y) = zext(x / y)
            if let Some(v) = self.narrow_division(i) {
                return Some(v);
            }
        } else {
            // Both not negative: unsigned.
            if self.non_negative(a) && self.non_negative(b) {
                return Some(self.binary(Opcode::UDiv, fl, a, b));
            }
            // x / -2^n = -(x >> n) of what is not negative
            if let Some(c) = p::int(self.f, b)
                && c.neg().is_power_of_two()
                && !c.is_sign_mask()
                && self.non_negative(a)
            {
                let n = self.int(ty, c.neg().log2() as u128);
                let s = self.binary(Opcode::LShr, fl, a, n);
                return Some(self.neg(s, NSW));
            }
        }
        None
    }

    /// A divisor that is a choice between zero and something is the latter: division by zero does not happen.
    fn divisor_is_not_zero_arm(&mut self, i: Inst, b: Value) -> bool {
        let Some((_, t, e)) = p::select(self.f, b) else { return false };
        let taken = if p::is_zero(self.f, t) {
            e
        } else if p::is_zero(self.f, e) {
            t
        } else {
            return false;
        };
        self.set(i, 1, taken);
        true
    }

    /// Whether `v` is a power of two whose exponent costs no more than `v`: shifts of a bit, choices between such.
    fn has_log2(&self, v: Value, depth: u32) -> bool {
        if let Some(c) = p::int(self.f, v) {
            return c.is_power_of_two();
        }
        let Some(i) = v.as_inst().filter(|_| depth < 4) else { return false };
        match self.f.op(i) {
            Opcode::Shl => p::is_one(self.f, self.f.operand(i, 0)),
            Opcode::ZExt => self.one_use(v) && self.has_log2(self.f.operand(i, 0), depth + 1),
            Opcode::Select => {
                self.one_use(v)
                    && self.has_log2(self.f.operand(i, 1), depth + 1)
                    && self.has_log2(self.f.operand(i, 2), depth + 1)
            }
            _ => false,
        }
    }
    /// The exponent of `v`, for which [`Self::has_log2`] holds.
    fn log2(&mut self, v: Value) -> Value {
        let ty = self.f.type_of(v);
        if let Some(c) = p::int(self.f, v) {
            return self.int(ty, c.log2() as u128);
        }
        let i = v.as_inst().expect("has_log2");
        match self.f.op(i) {
            Opcode::Shl => self.f.operand(i, 1),
            Opcode::ZExt => {
                let n = self.log2(self.f.operand(i, 0));
                self.cast(Opcode::ZExt, 0, n, ty)
            }
            _ => {
                let (c, t, e) = (self.f.operand(i, 0), self.f.operand(i, 1), self.f.operand(i, 2));
                let (t, e) = (self.log2(t), self.log2(e));
                self.select(c, t, e)
            }
        }
    }

    /// Chains of multiplications, shifts and divisions by constants.
    fn div_by_constant(&mut self, op: Opcode, fl: u16, a: Value, c: Int, ty: Type) -> Option<Value> {
        let signed = op == Opcode::SDiv;
        let m = p::mask(c.bits);
        // (x / c1) / c = x / (c1 * c)
        if let Some((x, c1)) = p::binary(self.f, a, op)
            && let Some(c1) = p::int(self.f, c1)
            && c.bits <= 64
        {
            let fits = if signed {
                let v = c1.signed() * c.signed();
                v <= (m >> 1) as i128 && v >= -((m >> 1) as i128) - 1
            } else {
                c1.v * c.v <= m
            };
            if fits {
                let k = self.int(ty, c1.v.wrapping_mul(c.v));
                let keep = if p::has_flags(self.f, a, flags::EXACT) { fl } else { 0 };
                return Some(self.binary(op, keep, x, k));
            }
        }
        // (x >> n) / c = x / (c << n)
        if !signed
            && let Some((x, n)) = p::binary(self.f, a, Opcode::LShr)
            && let Some(n) = p::int(self.f, n)
            && (1..64).contains(&n.v)
            && n.v < c.bits as u128
            && c.v >> (c.bits as u128 - n.v) == 0
        {
            let k = self.int(ty, c.v << n.v);
            let keep = if p::has_flags(self.f, a, flags::EXACT) { fl } else { 0 };
            return Some(self.binary(op, keep, x, k));
        }
        // (x * c1) / c, (x << n) / c without wrap: by the quotient of the constants
        let flag = if signed { NSW } else { NUW };
        let factor = match p::binary_with(self.f, a, Opcode::Mul, flag) {
            Some((x, k)) => p::int(self.f, k).map(|k| (x, k)),
            None => p::binary_with(self.f, a, Opcode::Shl, flag).and_then(|(x, n)| {
                let n = p::int(self.f, n)?;
                // A shift into the sign bit is a multiplication by a negative number.
                (n.v < c.bits as u128 - signed as u128).then(|| (x, Int::new(1 << n.v, c.bits)))
            }),
        };
        if let Some((x, k)) = factor
            && !k.is_zero()
            && !c.is_zero()
        {
            let (rem, quot, back) = if signed {
                if k.is_sign_mask() || c.is_sign_mask() || k.is_all_ones() || c.is_all_ones() {
                    return None;
                }
                let (ks, cs) = (k.signed(), c.signed());
                (ks % cs == 0, (ks / cs) as u128, (cs % ks == 0).then(|| (cs / ks) as u128))
            } else {
                (k.v % c.v == 0, k.v / c.v, c.v.is_multiple_of(k.v).then(|| c.v / k.v))
            };
            if rem {
                let q = self.int(ty, quot);
                return Some(self.binary(Opcode::Mul, self.f.flags(a.as_inst()?) & flag, x, q));
            }
            if let Some(q) = back {
                let q = self.int(ty, q);
                return Some(self.binary(op, fl, x, q));
            }
        }
        None
    }

    /// Unsigned division or remainder of zero-extended values, in the narrow type.
    fn narrow_division(&mut self, i: Inst) -> Option<Value> {
        let (op, ty) = (self.f.op(i), self.f.ty(i));
        let fl = self.f.flags(i) & flags::EXACT;
        let (a, b) = self.ops(i);
        let x = p::cast(self.f, a, Opcode::ZExt)?;
        let from = self.f.type_of(x);
        let y = if let Some(y) = p::cast(self.f, b, Opcode::ZExt) {
            if self.f.type_of(y) != from || !(self.one_use(a) || self.one_use(b)) {
                return None;
            }
            y
        } else {
            let c = p::int(self.f, b)?;
            if c.v > p::mask(p::width(self.f, x)) || !self.one_use(a) {
                return None;
            }
            self.int(from, c.v)
        };
        let q = self.binary(op, fl, x, y);
        Some(self.cast(Opcode::ZExt, 0, q, ty))
    }

    pub(super) fn rem(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        let op = self.f.op(i);
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        let signed = op == Opcode::SRem;
        if self.divisor_is_not_zero_arm(i, b) {
            return Some(Value::inst(i));
        }
        if !signed {
            if let Some(c) = p::int(self.f, b) {
                if c.is_power_of_two() {
                    let k = self.int(ty, c.v - 1);
                    return Some(self.binary(Opcode::And, 0, a, k));
                }
                // x % c for a large c: x < c ? x : x - c, reading x three times
                if c.is_negative() && self.well_defined(a) {
                    let lt = self.icmp(IntPred::Ult, a, b);
                    let d = self.binary(Opcode::Sub, 0, a, b);
                    return Some(self.select(lt, a, d));
                }
            }
            // 1 % x = x != 1
            if p::is_one(self.f, a) {
                let ne = self.icmp(IntPred::Ne, b, a);
                return Some(self.cast(Opcode::ZExt, 0, ne, ty));
            }
            // (x + 1) % n of x < n: back to zero at n
            if let Some((x, one)) = p::binary(self.f, a, Opcode::Add)
                && p::is_one(self.f, one)
                && !b.is_constant()
                && (self.ask(|s| s.known_compare(IntPred::Ult, x, b)) == Some(true)
                    || self.values().known_by_context(x, |c, truth| {
                        p::icmp(self.f, c).is_some_and(|(q, l, r)| {
                            let q = if truth { q } else { q.inverse() };
                            (q, l, r) == (IntPred::Ult, x, b) || (q, l, r) == (IntPred::Ugt, b, x)
                        })
                    }))
            {
                // Two reads are of one value.
                let a = if self.well_defined(a) {
                    a
                } else {
                    let v = Builder::before(self.f, self.at).freeze(a);
                    self.queue_new(v)
                };
                let end = self.icmp(IntPred::Eq, a, b);
                let zero = self.int(ty, 0);
                return Some(self.select(end, zero, a));
            }
            // x % 2^n = x & (2^n - 1)
            if self.has_log2(b, 0) {
                let ones = self.all_ones(ty);
                let m = self.binary(Opcode::Add, 0, b, ones);
                return Some(self.binary(Opcode::And, 0, a, m));
            }
            return self.narrow_division(i);
        }
        if let Some(c) = p::int(self.f, b)
            && c.is_negative()
            && !c.is_sign_mask()
        {
            let k = self.int(ty, c.neg().v);
            self.set(i, 1, k);
            return Some(Value::inst(i));
        }
        if self.non_negative(a) && self.non_negative(b) {
            return Some(self.binary(Opcode::URem, 0, a, b));
        }
        // -x % y = -(x % y)
        if let Some(x) = p::neg(self.f, a)
            && p::has_flags(self.f, a, NSW)
            && self.one_use(a)
        {
            let r = self.binary(Opcode::SRem, 0, x, b);
            return Some(self.neg(r, NSW));
        }
        None
    }
}
