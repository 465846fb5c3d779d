//! `and`, `or`, `xor`.

use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn and(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.common(i) {
            return Some(v);
        }
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        if let Some(c) = p::int(self.f, b)
            && let Some(v) = self.and_constant(a, b, c, ty)
        {
            return Some(v);
        }
        // ~a & ~b = ~(a | b)
        if let (Some(x), Some(y)) = (p::not(self.f, a), p::not(self.f, b))
            && (self.one_use(a) || self.one_use(b))
        {
            let o = self.binary(Opcode::Or, 0, x, y);
            return Some(self.not(o));
        }
        for (x, y) in [(a, b), (b, a)] {
            // (u | w) & ~(u & w) = u ^ w
            if let Some((u, w)) = p::binary(self.f, x, Opcode::Or) {
                if let Some(n) = p::not(self.f, y)
                    && same_pair(p::binary(self.f, n, Opcode::And), u, w)
                {
                    return Some(self.binary(Opcode::Xor, 0, u, w));
                }
                for (u, w) in [(u, w), (w, u)] {
                    // (u | ~y) & y = u & y
                    if p::are_complements(self.f, w, y) {
                        return Some(self.binary(Opcode::And, 0, u, y));
                    }
                }
            }
            if let Some((u, w)) = p::binary(self.f, x, Opcode::Xor) {
                for (u, w) in [(u, w), (w, u)] {
                    // (u ^ y) & y = y & ~u
                    if w == y && !u.is_constant() && (self.one_use(x) || self.is_free_to_not(u, false)) {
                        let n = self.inverted(u);
                        return Some(self.binary(Opcode::And, 0, y, n));
                    }
                }
            }
            // ~(y ^ u) & y = y & u
            if let Some(n) = p::not(self.f, x)
                && let Some(u) = p::other(self.f, n, Opcode::Xor, y)
            {
                return Some(self.binary(Opcode::And, 0, y, u));
            }
            // ~(y & u) & y = y & ~u
            if let Some(n) = p::not(self.f, x)
                && let Some(u) = p::other(self.f, n, Opcode::And, y)
                && self.one_use(x)
                && self.one_use(n)
            {
                let nu = self.not(u);
                return Some(self.binary(Opcode::And, 0, y, nu));
            }
            // sext(bool) & y = bool ? y : 0, also as x >>s top
            if let Some(c) = p::cast(self.f, x, Opcode::SExt)
                && p::is_bool(self.f, self.f.type_of(c))
            {
                let zero = self.int(ty, 0);
                return Some(self.select(c, y, zero));
            }
        }
        if let Some(v) = self.logic_around_zext(Opcode::And, a, b, ty) {
            return Some(v);
        }
        if p::is_bool(self.f, ty)
            && let Some(v) = self.complement_for_users(i, Opcode::Or, a, b)
        {
            return Some(v);
        }
        if let Some(v) = self.logic_of_casts(Opcode::And, a, b, ty) {
            return Some(v);
        }
        if p::is_bool(self.f, ty)
            && let Some(v) = self.combine_compares(a, b, true, false)
        {
            return Some(v);
        }
        self.demanded_result(i)
    }

    fn and_constant(&mut self, a: Value, b: Value, c: Int, ty: Type) -> Option<Value> {
        let j = a.as_inst()?;
        let once = self.one_use(a);
        match self.f.op(j) {
            op @ (Opcode::Or | Opcode::Xor) if once => {
                let (x, y) = self.ops(j);
                let k = p::int(self.f, y)?;
                if c.is_all_ones() || op == Opcode::Xor && k.is_all_ones() {
                    return None;
                }
                let common = Int::new(k.v & c.v, c.bits);
                if op == Opcode::Xor {
                    // (x ^ k) & c = (x & c) ^ (k & c)
                    let m = self.binary(Opcode::And, 0, x, b);
                    let k = self.int(ty, common.v);
                    return Some(self.binary(Opcode::Xor, 0, m, k));
                }
                // (x | k) & c = (x & (c ^ (k & c))) | (k & c)
                let rest = self.int(ty, c.v ^ common.v);
                let m = self.binary(Opcode::And, 0, x, rest);
                let k = self.int(ty, common.v);
                Some(self.binary(Opcode::Or, flags::DISJOINT, m, k))
            }
            Opcode::ZExt => {
                let x = self.f.operand(j, 0);
                let bits = p::width(self.f, x);
                if p::is_bool(self.f, self.f.type_of(x)) {
                    return Some(if c.v & 1 != 0 { a } else { self.int(ty, 0) });
                }
                if !once {
                    return None;
                }
                let from = self.f.type_of(x);
                let k = self.int(from, c.v & p::mask(bits));
                let m = self.binary(Opcode::And, 0, x, k);
                Some(self.cast(Opcode::ZExt, 0, m, ty))
            }
            // (sext x) & c where c reads only the old bits
            Opcode::SExt => {
                let x = self.f.operand(j, 0);
                let bits = p::width(self.f, x);
                if c.v & !p::mask(bits) == 0 && bits > 1 && once {
                    let z = self.cast(Opcode::ZExt, 0, x, ty);
                    return Some(self.binary(Opcode::And, 0, z, b));
                }
                None
            }
            // (x >>s n) & c where c reads no copy of the sign: (x >> n) & c
            Opcode::AShr => {
                let (x, n) = self.ops(j);
                let k = p::int(self.f, n)?;
                if k.v < c.bits as u128 && c.v & !(p::mask(c.bits) >> k.v) == 0 && once {
                    let fl = self.f.flags(j) & flags::EXACT;
                    let s = self.binary(Opcode::LShr, fl, x, n);
                    return Some(self.binary(Opcode::And, 0, s, b));
                }
                None
            }
            // -x & 1 = x & 1
            Opcode::Sub if c.is_one() => {
                let x = p::neg(self.f, a)?;
                Some(self.binary(Opcode::And, 0, x, b))
            }
            // (x + k) & m where k has none of the bits a low mask keeps
            Opcode::Add if c.is_low_mask() => {
                let (x, y) = self.ops(j);
                let k = p::int(self.f, y)?;
                (k.v & c.v == 0).then(|| self.binary(Opcode::And, 0, x, b))
            }
            _ => None,
        }
    }

    pub(super) fn or(&mut self, i: Inst) -> Option<Value> {
        if let Some(v) = self.common(i) {
            return Some(v);
        }
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        if let Some(c) = p::int(self.f, b)
            && let Some(v) = self.or_constant(a, b, c, ty)
        {
            return Some(v);
        }
        if let Some(v) = self.funnel(a, b) {
            return Some(v);
        }
        // ~a | ~b = ~(a & b)
        if let (Some(x), Some(y)) = (p::not(self.f, a), p::not(self.f, b))
            && (self.one_use(a) || self.one_use(b))
        {
            let o = self.binary(Opcode::And, 0, x, y);
            return Some(self.not(o));
        }
        for (x, y) in [(a, b), (b, a)] {
            // (u & w) | (u ^ w) = u | w
            if let Some((u, w)) = p::binary(self.f, x, Opcode::And) {
                if same_pair(p::binary(self.f, y, Opcode::Xor), u, w) {
                    return Some(self.binary(Opcode::Or, 0, u, w));
                }
                for (u, w) in [(u, w), (w, u)] {
                    // (u & ~y) | y = u | y
                    if p::are_complements(self.f, w, y) {
                        return Some(self.binary(Opcode::Or, 0, u, y));
                    }
                    // (u & ~w) | (w & ~u) = u ^ w
                    if let (Some(nw), Some((l, r))) = (p::not(self.f, w), p::binary(self.f, y, Opcode::And)) {
                        for (l, r) in [(l, r), (r, l)] {
                            if l == nw && p::not(self.f, r) == Some(u) {
                                return Some(self.binary(Opcode::Xor, 0, u, nw));
                            }
                        }
                    }
                }
            }
            // (u ^ y) | y = u | y
            if let Some(u) = p::other(self.f, x, Opcode::Xor, y) {
                return Some(self.binary(Opcode::Or, 0, u, y));
            }
            if let Some(n) = p::not(self.f, x) {
                // y | ~(y | u) = y | ~u, y | ~(y ^ u) = y | ~u
                for op in [Opcode::Or, Opcode::Xor] {
                    if let Some(u) = p::other(self.f, n, op, y)
                        && self.one_use(x)
                        && !u.is_constant()
                    {
                        let nu = self.not(u);
                        return Some(self.binary(Opcode::Or, 0, y, nu));
                    }
                }
            }
        }
        if let Some(v) = self.logic_around_zext(Opcode::Or, a, b, ty) {
            return Some(v);
        }
        if p::is_bool(self.f, ty)
            && let Some(v) = self.complement_for_users(i, Opcode::And, a, b)
        {
            return Some(v);
        }
        if let Some(v) = self.logic_of_casts(Opcode::Or, a, b, ty) {
            return Some(v);
        }
        if p::is_bool(self.f, ty)
            && let Some(v) = self.combine_compares(a, b, false, false)
        {
            return Some(v);
        }
        if self.f.flags(i) & flags::DISJOINT == 0 && !p::is_bool(self.f, ty) && self.values().no_common_bits(a, b) {
            let fl = self.f.flags(i) | flags::DISJOINT;
            self.f.set_flags(i, fl);
            return Some(Value::inst(i));
        }
        self.demanded_result(i)
    }

    fn or_constant(&mut self, a: Value, b: Value, c: Int, ty: Type) -> Option<Value> {
        let j = a.as_inst().filter(|_| self.one_use(a))?;
        match self.f.op(j) {
            // (x ^ k) | c = (x | c) ^ (k & ~c)
            Opcode::Xor => {
                let (x, y) = self.ops(j);
                let k = p::int(self.f, y)?;
                if k.is_all_ones() {
                    return None;
                }
                let o = self.binary(Opcode::Or, 0, x, b);
                let k = self.int(ty, k.v & !c.v);
                Some(self.binary(Opcode::Xor, 0, o, k))
            }
            // (x & k) | c = (x & (k & ~c)) | c
            Opcode::And => {
                let (x, y) = self.ops(j);
                let k = p::int(self.f, y)?;
                if k.v & c.v == 0 {
                    return None;
                }
                let m = self.int(ty, k.v & !c.v);
                let x = self.binary(Opcode::And, 0, x, m);
                Some(self.binary(Opcode::Or, 0, x, b))
            }
            _ => None,
        }
    }

    /// `(x << n) | (y >> (bits - n))` is a funnel shift.
    fn funnel(&mut self, a: Value, b: Value) -> Option<Value> {
        let bits = p::width(self.f, a) as u128;
        if bits < 2 || !bits.is_power_of_two() {
            return None;
        }
        for (l, r) in [(a, b), (b, a)] {
            let (Some((x, n)), Some((y, k))) = (p::binary(self.f, l, Opcode::Shl), p::binary(self.f, r, Opcode::LShr))
            else {
                continue;
            };
            if !(self.one_use(l) && self.one_use(r)) {
                continue;
            }
            if let (Some(c), Some(d)) = (p::int(self.f, n), p::int(self.f, k)) {
                if c.v < bits && d.v < bits && c.v + d.v == bits {
                    return self.intrinsic(id::FSHL, &[x, y, n], 0);
                }
                continue;
            }
            // bits - n as the other amount: n = 0 would be poison, so any pair of values works.
            let complement = |s: &Self, n: Value, k: Value| {
                p::binary(s.f, k, Opcode::Sub)
                    .is_some_and(|(c, m)| m == n && p::int(s.f, c).is_some_and(|c| c.v == bits))
            };
            if complement(self, n, k) {
                return self.intrinsic(id::FSHL, &[x, y, n], 0);
            }
            if complement(self, k, n) {
                return self.intrinsic(id::FSHR, &[x, y, k], 0);
            }
            // n & (bits - 1) and -n & (bits - 1): rotations only, where 0 is allowed
            if x == y {
                let masked = |s: &Self, v: Value| {
                    p::binary(s.f, v, Opcode::And)
                        .filter(|&(_, m)| p::int(s.f, m).is_some_and(|m| m.v == bits - 1))
                        .map(|(v, _)| v)
                };
                if let (Some(u), Some(w)) = (masked(self, n), masked(self, k)) {
                    if p::neg(self.f, w) == Some(u) {
                        return self.intrinsic(id::FSHL, &[x, x, u], 0);
                    }
                    if p::neg(self.f, u) == Some(w) {
                        return self.intrinsic(id::FSHR, &[x, x, w], 0);
                    }
                }
            }
        }
        None
    }

    /// `ext(x op c1) op c2` is `ext(x) op (ext(c1) op c2)`.
    pub(super) fn logic_around_zext(&mut self, op: Opcode, a: Value, b: Value, ty: Type) -> Option<Value> {
        let x = p::cast(self.f, a, Opcode::ZExt)?;
        let (v, c1) = p::binary(self.f, x, op)?;
        if !b.is_constant() || !c1.is_constant() || !self.one_use(a) || !self.one_use(x) {
            return None;
        }
        let wide = self.f.folder().cast(Opcode::ZExt, 0, c1, ty)?;
        let k = self.f.folder().binary(op, 0, wide, b)?;
        let v = self.cast(Opcode::ZExt, 0, v, ty);
        Some(self.binary(op, 0, v, k))
    }

    /// Bitwise logic of two values extended (or cut) in the same way, and of extended values and constants.
    pub(super) fn logic_of_casts(&mut self, op: Opcode, a: Value, b: Value, ty: Type) -> Option<Value> {
        let i = a.as_inst()?;
        let cast = self.f.op(i);
        if !matches!(cast, Opcode::ZExt | Opcode::SExt | Opcode::Trunc) {
            return None;
        }
        let x = self.f.operand(i, 0);
        if let Some(y) = p::cast(self.f, b, cast)
            && self.f.type_of(x) == self.f.type_of(y)
            && (self.one_use(a) || self.one_use(b))
        {
            let v = self.binary(op, 0, x, y);
            return Some(self.cast(cast, 0, v, ty));
        }
        let c = p::int(self.f, b)?;
        if !self.one_use(a) || cast == Opcode::Trunc {
            return None;
        }
        let bits = p::width(self.f, x);
        let t = Int::new(c.v, bits);
        let back = if cast == Opcode::SExt { t.signed() as u128 & p::mask(c.bits) } else { t.v };
        if back != c.v || bits == 1 && cast == Opcode::ZExt && op == Opcode::And {
            return None;
        }
        let from = self.f.type_of(x);
        let k = self.int(from, t.v);
        let v = self.binary(op, 0, x, k);
        Some(self.cast(cast, 0, v, ty))
    }
}

fn same_pair(got: Option<(Value, Value)>, u: Value, w: Value) -> bool {
    got == Some((u, w)) || got == Some((w, u))
}
