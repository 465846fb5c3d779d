//! `add`, `sub`, `mul`, division, remainder and shifts.

use super::{Simplifier, WRAP, p};
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_ir::{TypeKind, Value};

impl Simplifier<'_, '_> {
    pub(super) fn add(&mut self, fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if b.is_undef_or_poison() {
            return Some(b);
        }
        if p::is_zero(self.f, b) {
            return Some(a);
        }
        // x + (y - x) = y
        for (x, y) in [(a, b), (b, a)] {
            if let Some((l, r)) = p::binary(self.f, y, Opcode::Sub)
                && r == x
            {
                return Some(l);
            }
        }
        // x + ~x = -1
        if p::are_complements(self.f, a, b) {
            return self.int(ty, -1);
        }
        if let Some(c) = p::int(self.f, b) {
            // Wraps for all but one value.
            if c.is_all_ones() && Self::has(fl, flags::NUW) {
                return Some(b);
            }
            // (y ^ sign) + sign = y, and does not wrap only for one side
            if c.is_sign_mask()
                && fl & WRAP != 0
                && let Some((x, m)) = p::binary(self.f, a, Opcode::Xor)
                && p::int(self.f, m) == Some(c)
            {
                return Some(x);
            }
        }
        // In one bit, addition is exclusive or.
        if p::is_bool(self.f, ty) {
            return self.deeper(|s| s.xor(a, b));
        }
        self.reassociate(Opcode::Add, a, b)
    }

    pub(super) fn sub(&mut self, fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if a.is_undef_or_poison() || b.is_undef_or_poison() {
            return Some(Value::undef(ty));
        }
        if p::is_zero(self.f, b) {
            return Some(a);
        }
        if a == b {
            return self.zero(ty);
        }
        if p::is_zero(self.f, a) {
            if Self::has(fl, flags::NUW) {
                return Some(a);
            }
            // 0 - x where x is 0 or the smallest number: x. With `nsw` only 0 is left.
            if let Some(k) = self.known(b)
                && k.max() & (k.mask() >> 1) == 0
            {
                return if Self::has(fl, flags::NSW) { self.zero(ty) } else { Some(b) };
            }
        }
        if self.depth < super::MAX_DEPTH {
            // (x + y) - z = x + (y - z), when both steps simplify
            if let Some((x, y)) = p::binary(self.f, a, Opcode::Add) {
                for (x, y) in [(x, y), (y, x)] {
                    if let Some(w) = self.deeper(|s| s.binary(Opcode::Sub, 0, y, b))
                        && let Some(r) = self.deeper(|s| s.binary(Opcode::Add, 0, x, w))
                    {
                        return Some(r);
                    }
                }
            }
            // x - (y + z) = (x - y) - z
            if let Some((y, z)) = p::binary(self.f, b, Opcode::Add) {
                for (y, z) in [(y, z), (z, y)] {
                    if let Some(w) = self.deeper(|s| s.binary(Opcode::Sub, 0, a, y))
                        && let Some(r) = self.deeper(|s| s.binary(Opcode::Sub, 0, w, z))
                    {
                        return Some(r);
                    }
                }
            }
            // z - (x - y) = (z - x) + y
            if let Some((x, y)) = p::binary(self.f, b, Opcode::Sub)
                && let Some(w) = self.deeper(|s| s.binary(Opcode::Sub, 0, a, x))
                && let Some(r) = self.deeper(|s| s.binary(Opcode::Add, 0, w, y))
            {
                return Some(r);
            }
            // trunc(x) - trunc(y) = trunc(x - y)
            if let (Some(x), Some(y)) = (p::cast(self.f, a, Opcode::Trunc), p::cast(self.f, b, Opcode::Trunc))
                && self.f.type_of(x) == self.f.type_of(y)
                && let Some(w) = self.deeper(|s| s.binary(Opcode::Sub, 0, x, y))
                && let Some(r) = self.deeper(|s| s.cast(Opcode::Trunc, 0, w, ty))
            {
                return Some(r);
            }
        }
        if p::is_bool(self.f, ty) {
            return self.deeper(|s| s.xor(a, b));
        }
        None
    }

    pub(super) fn mul(&mut self, _fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        // Undef may be zero.
        if b.is_undef_or_poison() || p::is_zero(self.f, b) {
            return self.zero(ty);
        }
        if p::is_one(self.f, b) {
            return Some(a);
        }
        // (x /exact y) * y = x
        for (q, y) in [(a, b), (b, a)] {
            for op in [Opcode::UDiv, Opcode::SDiv] {
                if let Some((x, d)) = p::binary_with(self.f, q, op, flags::EXACT)
                    && d == y
                {
                    return Some(x);
                }
            }
        }
        if p::is_bool(self.f, ty) {
            return self.deeper(|s| s.and(a, b));
        }
        self.reassociate(Opcode::Mul, a, b)
    }

    pub(super) fn div(&mut self, op: Opcode, fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        let signed = op == Opcode::SDiv;
        if let Some(r) = self.div_rem_common(a, b) {
            return Some(r);
        }
        if self.is_undef(a) || p::is_zero(self.f, a) {
            return self.zero(ty);
        }
        if a == b {
            return self.int(ty, 1);
        }
        // Dividing a single bit leaves only the divisor 1.
        if p::is_one(self.f, b) || p::is_bool(self.f, ty) {
            return Some(a);
        }
        if let Some((x, y)) = p::binary(self.f, a, Opcode::Mul) {
            let flag = if signed { flags::NSW } else { flags::NUW };
            for (x, y) in [(x, y), (y, x)] {
                if y == b && p::has_flags(self.f, a, flag) {
                    return Some(x);
                }
                // (x / y) * y / y = x / y
                if y == b
                    && let Some((_, d)) = p::binary(self.f, x, op)
                    && d == b
                {
                    return Some(x);
                }
            }
        }
        // x << n / (1 << n) and the like are the combiner's. (x % y) / y = 0
        let rem = if signed { Opcode::SRem } else { Opcode::URem };
        if let Some((_, d)) = p::binary(self.f, a, rem)
            && d == b
        {
            return self.zero(ty);
        }
        // (x / c1) / c2 = 0 when c1 * c2 does not fit
        if !signed
            && let Some((_, d)) = p::binary(self.f, a, op)
            && let (Some(c1), Some(c2)) = (p::int(self.f, d), p::int(self.f, b))
            && c1.v.checked_mul(c2.v).is_none_or(|m| m > p::mask(c1.bits))
        {
            return self.zero(ty);
        }
        if signed
            && (p::neg(self.f, a) == Some(b) && p::has_flags(self.f, a, flags::NSW)
                || p::neg(self.f, b) == Some(a) && p::has_flags(self.f, b, flags::NSW))
        {
            return self.int(ty, -1);
        }
        if self.quotient_is_zero(a, b, signed) {
            return self.zero(ty);
        }
        // A quotient that cannot be exact.
        if Self::has(fl, flags::EXACT)
            && let (Some(ka), Some(c)) = (self.known(a), p::int(self.f, b))
            && ka.max_trailing_zeros() < c.v.trailing_zeros()
        {
            return Some(Value::poison(ty));
        }
        None
    }

    pub(super) fn rem(&mut self, op: Opcode, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        let signed = op == Opcode::SRem;
        if let Some(r) = self.div_rem_common(a, b) {
            return Some(r);
        }
        if self.is_undef(a)
            || p::is_zero(self.f, a)
            || a == b
            || p::is_one(self.f, b)
            || p::is_bool(self.f, ty)
            || signed && p::is_all_ones(self.f, b)
        {
            return self.zero(ty);
        }
        // (x % y) % y = x % y
        if let Some((_, d)) = p::binary(self.f, a, op)
            && d == b
        {
            return Some(a);
        }
        // (y * x) % y = 0, (y << n) % y = 0, when nothing was lost
        let flag = if signed { flags::NSW } else { flags::NUW };
        if p::has_flags(self.f, a, flag) {
            if p::other(self.f, a, Opcode::Mul, b).is_some() {
                return self.zero(ty);
            }
            if p::binary(self.f, a, Opcode::Shl).is_some_and(|(x, _)| x == b) {
                return self.zero(ty);
            }
        }
        if signed && (p::neg(self.f, a) == Some(b) || p::neg(self.f, b) == Some(a)) {
            return self.zero(ty);
        }
        if self.quotient_is_zero(a, b, signed) {
            return Some(a);
        }
        None
    }

    /// Divisors that make the operation undefined: poison refines that.
    fn div_rem_common(&mut self, _a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(b);
        if b.is_undef_or_poison() || p::is_zero(self.f, b) {
            return Some(Value::poison(ty));
        }
        // A lane that is zero or undef is enough.
        if let (Some((len, false, _)), Some(_)) = (self.f.types().vector(ty), b.as_const())
            && len <= 64
        {
            let mut fold = self.f.folder();
            for k in 0..len as u64 {
                if let Some(e) = fold.element(b, k)
                    && (e.is_undef_or_poison() || fold.consts.is_zero(e))
                {
                    return Some(Value::poison(ty));
                }
            }
        }
        None
    }

    fn is_undef(&self, v: Value) -> bool {
        v.is_undef_or_poison() && !v.is_poison()
    }

    /// Whether the magnitude of `a` is surely below that of `b`.
    fn quotient_is_zero(&mut self, a: Value, b: Value, signed: bool) -> bool {
        let (Some(ka), Some(kb)) = (self.known(a), self.known(b)) else { return false };
        if !signed {
            return ka.max() < kb.min() || self.known_compare(IntPred::Ult, a, b) == Some(true);
        }
        // The divisor is a constant; the dividend lies strictly between its magnitude on both sides.
        let Some(c) = p::int(self.f, b) else {
            return ka.is_non_negative() && kb.is_non_negative() && ka.max() < kb.min();
        };
        if c.is_sign_mask() {
            return ka.smin() > c.signed();
        }
        let m = c.signed().abs();
        ka.smin() > -m && ka.smax() < m
    }

    pub(super) fn shift(&mut self, op: Opcode, fl: u16, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        let bits = p::width(self.f, a);
        if b.is_undef_or_poison() {
            return Some(Value::poison(ty));
        }
        if p::is_zero(self.f, a) {
            return Some(a);
        }
        if p::is_zero(self.f, b) {
            return Some(a);
        }
        // A shift of one bit: only 0 is allowed.
        if bits == 1 {
            return Some(a);
        }
        let kb = self.known(b);
        if let Some(k) = kb {
            if k.min() >= bits as u128 {
                return Some(Value::poison(ty));
            }
            // All amounts below the width but 0 are excluded.
            let meaningful = u128::MAX >> (128 - (32 - (bits - 1).leading_zeros()));
            if k.zero & meaningful == meaningful {
                return Some(a);
            }
        }
        // Sign extension of a bit as the amount: 0, or too much.
        if let Some(x) = p::cast(self.f, b, Opcode::SExt)
            && p::is_bool(self.f, self.f.type_of(x))
        {
            return Some(a);
        }
        match op {
            Opcode::Shl => {
                if self.is_undef(a) {
                    return if fl & WRAP != 0 { Some(a) } else { self.zero(ty) };
                }
                // (x >>exact n) << n = x
                for right in [Opcode::LShr, Opcode::AShr] {
                    if let Some((x, n)) = p::binary_with(self.f, a, right, flags::EXACT)
                        && n == b
                    {
                        return Some(x);
                    }
                }
                // A set top bit can only be shifted by 0.
                if Self::has(fl, flags::NUW) && self.known(a).is_some_and(|k| k.is_negative()) {
                    return Some(a);
                }
                // By all but the top bit, nothing wraps only for 0.
                if fl & WRAP == WRAP && p::int(self.f, b).is_some_and(|c| c.v == bits as u128 - 1) {
                    return self.zero(ty);
                }
            }
            Opcode::LShr => {
                if self.is_undef(a) {
                    return if Self::has(fl, flags::EXACT) { Some(a) } else { self.zero(ty) };
                }
                if a == b {
                    return self.zero(ty);
                }
                if let Some((x, n)) = p::binary_with(self.f, a, Opcode::Shl, flags::NUW)
                    && n == b
                {
                    return Some(x);
                }
                // ((x << c) | y) >> c = x when y has only the low c bits and nothing was lost
                if let Some((l, r)) = p::binary(self.f, a, Opcode::Or)
                    && let Some(c) = p::int(self.f, b)
                {
                    for (sh, y) in [(l, r), (r, l)] {
                        if let Some((x, n)) = p::binary_with(self.f, sh, Opcode::Shl, flags::NUW)
                            && p::int(self.f, n) == Some(c)
                            && self.known(y).is_some_and(|k| k.max() < 1 << c.v)
                        {
                            return Some(x);
                        }
                    }
                }
                // A low bit that is set can only be shifted out when not exact.
                if Self::has(fl, flags::EXACT) && self.known(a).is_some_and(|k| k.one & 1 != 0) {
                    return Some(a);
                }
                if let (Some(ka), Some(kb)) = (self.known(a), kb)
                    && ka.max().checked_ilog2().is_none_or(|top| (top as u128) < kb.min())
                {
                    return self.zero(ty);
                }
            }
            _ => {
                if self.is_undef(a) {
                    return if Self::has(fl, flags::EXACT) { Some(a) } else { self.zero(ty) };
                }
                if p::is_all_ones(self.f, a) {
                    return Some(a);
                }
                if a == b {
                    return self.zero(ty);
                }
                if let Some((x, n)) = p::binary_with(self.f, a, Opcode::Shl, flags::NSW)
                    && n == b
                {
                    return Some(x);
                }
                if self.values().sign_bits(a) == bits {
                    return Some(a);
                }
                if Self::has(fl, flags::EXACT) && self.known(a).is_some_and(|k| k.one & 1 != 0) {
                    return Some(a);
                }
            }
        }
        None
    }

    /// `(x op y) op z` where two of the three simplify to something that then simplifies with the third.
    pub(super) fn reassociate(&mut self, op: Opcode, a: Value, b: Value) -> Option<Value> {
        if self.depth >= super::MAX_DEPTH || !matches!(self.f.types().kind(self.f.type_of(a)), TypeKind::Int(_)) {
            return None;
        }
        for (x, z) in [(a, b), (b, a)] {
            let Some((l, r)) = p::binary(self.f, x, op) else { continue };
            for (l, r) in [(l, r), (r, l)] {
                let Some(v) = self.deeper(|s| s.binary(op, 0, r, z)) else { continue };
                if v == r {
                    return Some(x);
                }
                if let Some(w) = self.deeper(|s| s.binary(op, 0, l, v)) {
                    return Some(w);
                }
            }
        }
        None
    }
}
