//! Shifts.

use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;
const EXACT: u16 = flags::EXACT;

impl Combiner<'_, '_> {
    pub(super) fn shift(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(i) {
            return Some(v);
        }
        let (a, b) = self.ops(i);
        let (ty, fl, op) = (self.f.ty(i), self.f.flags(i), self.f.op(i));
        let bits = p::width(self.f, a);
        if let Some(c) = p::int(self.f, b)
            && c.v < bits as u128
            && c.v != 0
        {
            if let Some(v) = self.shift_by_constant(i, op, fl, a, c, ty) {
                return Some(v);
            }
        } else if let Some(v) = self.shift_by_value(op, a, b, ty) {
            return Some(v);
        }
        if let Some(v) = self.demanded_result(i) {
            return Some(v);
        }
        match op {
            Opcode::Shl => self.infer_wrap(i),
            // A sign bit that is clear makes both shifts the same.
            Opcode::AShr if self.non_negative(a) => Some(self.binary(Opcode::LShr, fl & EXACT, a, b)),
            _ => {
                // Exact when only zeros are shifted out.
                if fl & EXACT == 0
                    && let (Some(k), Some(n)) = (self.known(a), self.known(b))
                    && k.min_trailing_zeros() as u128 >= n.max()
                    && n.max() < bits as u128
                {
                    self.f.set_flags(i, fl | EXACT);
                    return Some(Value::inst(i));
                }
                None
            }
        }
    }

    fn shift_by_constant(&mut self, i: Inst, op: Opcode, fl: u16, a: Value, c: Int, ty: Type) -> Option<Value> {
        let bits = c.bits;
        let n = c.v;
        let j = a.as_inst()?;
        let inner = self.f.op(j);
        let ifl = self.f.flags(j);
        let (x, y) = if self.f.num_operands(j) >= 2 { self.ops(j) } else { (self.f.operand(j, 0), Value::NONE) };
        if inner.is_shift()
            && let Some(k) = p::int(self.f, y)
            && k.v < bits as u128
            && let Some(v) = self.shift_of_shift(op, fl, inner, ifl, a, x, k.v, n, ty, bits)
        {
            return Some(v);
        }
        match op {
            Opcode::Shl => {
                // (x + c1) << n = (x << n) + (c1 << n); the same for bitwise logic
                if matches!(inner, Opcode::Add | Opcode::And | Opcode::Or | Opcode::Xor)
                    && self.one_use(a)
                    && p::int(self.f, y).is_some()
                {
                    let b = self.f.operand(i, 1);
                    let s = self.binary(Opcode::Shl, 0, x, b);
                    let k = self.binary(Opcode::Shl, 0, y, b);
                    let keep = ifl & flags::DISJOINT & if inner == Opcode::Or { u16::MAX } else { 0 };
                    return Some(self.binary(inner, keep, s, k));
                }
                // (c - x) << n = (c << n) - (x << n)
                if inner == Opcode::Sub && self.one_use(a) && p::int(self.f, x).is_some() {
                    let b = self.f.operand(i, 1);
                    let k = self.binary(Opcode::Shl, 0, x, b);
                    let s = self.binary(Opcode::Shl, 0, y, b);
                    return Some(self.binary(Opcode::Sub, 0, k, s));
                }
                // (x * c1) << n = x * (c1 << n)
                if inner == Opcode::Mul
                    && let Some(m) = p::int(self.f, y)
                {
                    let k = self.int(ty, m.v << n);
                    return Some(self.binary(Opcode::Mul, 0, x, k));
                }
                // zext of a bit, shifted: one of two constants
                if inner == Opcode::ZExt && p::is_bool(self.f, self.f.type_of(x)) {
                    let (yes, no) = (self.int(ty, 1 << n), self.int(ty, 0));
                    return Some(self.select(x, yes, no));
                }
            }
            Opcode::LShr => {
                // zext(x) >> n = zext(x >> n)
                if inner == Opcode::ZExt {
                    let from = self.f.type_of(x);
                    if n >= p::width(self.f, x) as u128 {
                        return Some(self.int(ty, 0));
                    }
                    if self.one_use(a) {
                        let k = self.int(from, n);
                        let s = self.binary(Opcode::LShr, 0, x, k);
                        return Some(self.cast(Opcode::ZExt, 0, s, ty));
                    }
                }
                if inner == Opcode::SExt {
                    let from = p::width(self.f, x) as u128;
                    // The sign bit of an extension: the bit itself, or the sign bit of the narrow value
                    if from == 1 && n == bits as u128 - 1 {
                        return Some(self.cast(Opcode::ZExt, 0, x, ty));
                    }
                    if n == bits as u128 - 1 && self.one_use(a) {
                        let k = self.int(self.f.type_of(x), from - 1);
                        let s = self.binary(Opcode::LShr, 0, x, k);
                        return Some(self.cast(Opcode::ZExt, 0, s, ty));
                    }
                    if n == bits as u128 - from && self.one_use(a) {
                        let k = self.int(self.f.type_of(x), n.min(from - 1));
                        let s = self.binary(Opcode::AShr, 0, x, k);
                        return Some(self.cast(Opcode::ZExt, 0, s, ty));
                    }
                }
                // ctlz(x) >> log2 = zext(x == 0), ctpop(x) >> log2 = zext(x == -1)
                if inner == Opcode::Call
                    && bits.is_power_of_two()
                    && n == bits.trailing_zeros() as u128
                    && let Some((which, _)) = p::intrinsic(self.f, a)
                {
                    let c = match which {
                        id::CTLZ | id::CTTZ => 0,
                        id::CTPOP => u128::MAX,
                        _ => return None,
                    };
                    let k = self.int(ty, c);
                    let eq = self.icmp(IntPred::Eq, x, k);
                    return Some(self.cast(Opcode::ZExt, 0, eq, ty));
                }
                // (x & c1) >> n = (x >> n) & (c1 >> n)
                if matches!(inner, Opcode::And | Opcode::Or | Opcode::Xor)
                    && self.one_use(a)
                    && p::int(self.f, y).is_some()
                {
                    let b = self.f.operand(i, 1);
                    let s = self.binary(Opcode::LShr, 0, x, b);
                    let k = self.binary(Opcode::LShr, 0, y, b);
                    return Some(self.binary(inner, 0, s, k));
                }
                // (x - zext(y)) >> top where both are small: the comparison
                if inner == Opcode::Sub && n == bits as u128 - 1 && self.one_use(a) {
                    let (kx, ky) = (self.known(x), self.known(y));
                    if kx.is_some_and(|k| k.is_non_negative()) && ky.is_some_and(|k| k.is_non_negative()) {
                        let lt = self.icmp(IntPred::Slt, x, y);
                        return Some(self.cast(Opcode::ZExt, 0, lt, ty));
                    }
                }
            }
            _ => {
                // sext(x) >> n = sext(x >> n)
                if inner == Opcode::SExt && self.one_use(a) {
                    let from = self.f.type_of(x);
                    let k = n.min(p::width(self.f, x) as u128 - 1);
                    let k = self.int(from, k);
                    let s = self.binary(Opcode::AShr, 0, x, k);
                    return Some(self.cast(Opcode::SExt, 0, s, ty));
                }
                // (x & c1) >>s n = (x >>s n) & (c1 >>s n)
                if matches!(inner, Opcode::And | Opcode::Or | Opcode::Xor)
                    && self.one_use(a)
                    && p::int(self.f, y).is_some_and(|k| inner != Opcode::Xor || !k.is_all_ones())
                {
                    let b = self.f.operand(i, 1);
                    let s = self.binary(Opcode::AShr, 0, x, b);
                    let k = self.binary(Opcode::AShr, 0, y, b);
                    return Some(self.binary(inner, 0, s, k));
                }
                // (x << n) >>s n of a zero-extended value of that width: sign extension
                if inner == Opcode::Shl
                    && p::int(self.f, y).is_some_and(|k| k.v == n)
                    && let Some(t) = p::cast(self.f, x, Opcode::ZExt)
                    && p::width(self.f, t) as u128 == bits as u128 - n
                {
                    return Some(self.cast(Opcode::SExt, 0, t, ty));
                }
                // ~x >>s n = ~(x >>s n)
                if let Some(x) = p::not(self.f, a)
                    && self.one_use(a)
                {
                    let b = self.f.operand(i, 1);
                    let s = self.binary(Opcode::AShr, 0, x, b);
                    return Some(self.not(s));
                }
                // (x - y) >>s top without wrap: sext(x < y)
                if inner == Opcode::Sub && n == bits as u128 - 1 && ifl & NSW != 0 && self.one_use(a) {
                    let lt = self.icmp(IntPred::Slt, x, y);
                    return Some(self.cast(Opcode::SExt, 0, lt, ty));
                }
            }
        }
        None
    }

    /// `(x inner k) op n`.
    #[allow(clippy::too_many_arguments)]
    fn shift_of_shift(
        &mut self,
        op: Opcode,
        fl: u16,
        inner: Opcode,
        ifl: u16,
        a: Value,
        x: Value,
        k: u128,
        n: u128,
        ty: Type,
        bits: u32,
    ) -> Option<Value> {
        let width = bits as u128;
        let m = p::mask(bits);
        let sum = k + n;
        if op == inner {
            // Two shifts in one direction are one.
            if sum >= width {
                return Some(match op {
                    Opcode::AShr => {
                        let c = self.int(ty, width - 1);
                        self.binary(op, 0, x, c)
                    }
                    _ => self.int(ty, 0),
                });
            }
            let c = self.int(ty, sum);
            let keep = fl & ifl & if op == Opcode::Shl { NUW | NSW } else { EXACT };
            return Some(self.binary(op, keep, x, c));
        }
        match (inner, op) {
            (Opcode::LShr | Opcode::AShr, Opcode::Shl) => {
                if ifl & EXACT != 0 {
                    // Nothing was lost on the way down.
                    return Some(if k > n {
                        let c = self.int(ty, k - n);
                        self.binary(inner, EXACT, x, c)
                    } else {
                        let c = self.int(ty, n - k);
                        self.binary(Opcode::Shl, fl & (NUW | NSW), x, c)
                    });
                }
                if k == n {
                    let c = self.int(ty, m << n);
                    return Some(self.binary(Opcode::And, 0, x, c));
                }
                if !self.one_use(a) {
                    return None;
                }
                if k > n {
                    let c = self.int(ty, k - n);
                    let s = self.binary(inner, 0, x, c);
                    let c = self.int(ty, m << n);
                    return Some(self.binary(Opcode::And, 0, s, c));
                }
                let c = self.int(ty, n - k);
                let s = self.binary(Opcode::Shl, 0, x, c);
                // Without signed wrap, what comes from a logical shift stays positive.
                let top = if inner == Opcode::LShr && fl & NSW != 0 { m >> 1 } else { m };
                let c = self.int(ty, m << n & top);
                Some(self.binary(Opcode::And, 0, s, c))
            }
            (Opcode::Shl, Opcode::LShr) => {
                if ifl & NUW != 0 {
                    return Some(if k > n {
                        let c = self.int(ty, k - n);
                        self.binary(Opcode::Shl, NUW, x, c)
                    } else if k < n {
                        let c = self.int(ty, n - k);
                        self.binary(Opcode::LShr, fl & EXACT, x, c)
                    } else {
                        x
                    });
                }
                if k == n {
                    let c = self.int(ty, m >> n);
                    return Some(self.binary(Opcode::And, 0, x, c));
                }
                if !self.one_use(a) {
                    return None;
                }
                let s = if k > n {
                    let c = self.int(ty, k - n);
                    self.binary(Opcode::Shl, 0, x, c)
                } else {
                    let c = self.int(ty, n - k);
                    self.binary(Opcode::LShr, 0, x, c)
                };
                let c = self.int(ty, m >> n);
                Some(self.binary(Opcode::And, 0, s, c))
            }
            (Opcode::Shl, Opcode::AShr) if ifl & NSW != 0 => Some(if k > n {
                let c = self.int(ty, k - n);
                self.binary(Opcode::Shl, NSW, x, c)
            } else if k < n {
                let c = self.int(ty, n - k);
                self.binary(Opcode::AShr, fl & EXACT, x, c)
            } else {
                x
            }),
            // The sign bit, shifted once more: x >>s n >>u top is x >>u top
            (Opcode::AShr, Opcode::LShr) if n == width - 1 => {
                let c = self.int(ty, n);
                Some(self.binary(Opcode::LShr, 0, x, c))
            }
            (Opcode::LShr, Opcode::AShr) if k > 0 => {
                // The sign bit is clear.
                let c = self.int(ty, n);
                Some(self.binary(Opcode::LShr, fl & EXACT, a, c))
            }
            _ => None,
        }
    }

    fn shift_by_value(&mut self, op: Opcode, a: Value, b: Value, ty: Type) -> Option<Value> {
        let bits = p::width(self.f, a);
        // The amount as a zero-extended value of few bits: nothing to gain. x << (y & (n - 1)) stays: larger amounts are poison.
        if op == Opcode::Shl
            && let Some((x, n)) = p::binary(self.f, a, Opcode::LShr).or(p::binary(self.f, a, Opcode::AShr))
            && n == b
        {
            // (x >> n) << n = x & (-1 << n)
            if self.one_use(a) && self.well_defined(n) {
                let ones = self.all_ones(ty);
                let m = self.binary(Opcode::Shl, NSW, ones, n);
                return Some(self.binary(Opcode::And, 0, x, m));
            }
        }
        if op == Opcode::LShr
            && let Some((x, n)) = p::binary(self.f, a, Opcode::Shl)
            && n == b
            && self.one_use(a)
            && self.well_defined(n)
        {
            let ones = self.all_ones(ty);
            let m = self.binary(Opcode::LShr, 0, ones, n);
            return Some(self.binary(Opcode::And, 0, x, m));
        }
        // c << (n + k) = (c << k) << n, where k fits
        if p::int(self.f, a).is_some()
            && let Some((n, k)) = p::binary_with(self.f, b, Opcode::Add, NUW)
            && let Some(k) = p::int(self.f, k)
            && k.v < bits as u128
            && self.one_use(b)
        {
            let k = self.int(ty, k.v);
            let moved = self.binary(op, 0, a, k);
            return Some(self.binary(op, 0, moved, n));
        }
        None
    }
}
