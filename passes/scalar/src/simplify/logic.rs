//! `and`, `or`, `xor`.

use super::{Simplifier, p};
use warpc_ir::Value;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, Opcode, flags};

impl Simplifier<'_, '_> {
    pub(super) fn and(&mut self, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if b.is_undef_or_poison() {
            return self.zero(ty);
        }
        if a == b || p::is_all_ones(self.f, b) {
            return Some(a);
        }
        if p::is_zero(self.f, b) {
            return Some(b);
        }
        if p::are_complements(self.f, a, b) {
            return self.zero(ty);
        }
        for (x, y) in [(a, b), (b, a)] {
            // x & (x | _) = x
            if p::other(self.f, y, Opcode::Or, x).is_some() {
                return Some(x);
            }
            if let Some(n) = p::not(self.f, x) {
                // ~n & (n & _) = 0, ~n & ~(n & _) = ~n
                if p::other(self.f, y, Opcode::And, n).is_some() {
                    return self.zero(ty);
                }
                if let Some(m) = p::not(self.f, y)
                    && p::other(self.f, m, Opcode::And, n).is_some()
                {
                    return Some(x);
                }
                // ~(n | w) & n = 0 is below; ~n & (n ^ w) where it simplifies is the combiner's
                if let Some((l, r)) = p::binary(self.f, n, Opcode::Or)
                    && (l == y || r == y)
                {
                    return self.zero(ty);
                }
                // (u | w) & ~(u ^ w) = u & w is no existing value. (u & w) & ~(u ^ w) = u & w
                if let Some((u, w)) = p::binary(self.f, n, Opcode::Xor)
                    && let Some((l, r)) = p::binary(self.f, y, Opcode::And)
                    && (l == u && r == w || l == w && r == u)
                {
                    return Some(y);
                }
            }
            // (u ^ w) & (u & w) = 0
            if let Some((u, w)) = p::binary(self.f, x, Opcode::Xor)
                && let Some((l, r)) = p::binary(self.f, y, Opcode::And)
                && (l == u && r == w || l == w && r == u)
            {
                return self.zero(ty);
            }
            // (u | w) & (u | ~w) = u
            if let Some((u, w)) = p::binary(self.f, x, Opcode::Or) {
                for (u, w) in [(u, w), (w, u)] {
                    if let Some(v) = p::other(self.f, y, Opcode::Or, u)
                        && p::are_complements(self.f, v, w)
                    {
                        return Some(u);
                    }
                }
            }
            // x & -x = x for a power of two or zero
            if p::neg(self.f, y) == Some(x) && self.power_of_two_or_zero(x) {
                return Some(x);
            }
            // x & (x - 1) = 0 for a power of two or zero
            if let Some((l, r)) = p::binary(self.f, y, Opcode::Add)
                && l == x
                && p::is_all_ones(self.f, r)
                && self.power_of_two_or_zero(x)
            {
                return self.zero(ty);
            }
            // A mask that keeps all bits a shift leaves.
            if let Some(c) = p::int(self.f, y)
                && let Some((v, n)) = p::binary(self.f, x, Opcode::Shl).or(p::binary(self.f, x, Opcode::LShr))
                && let Some(n) = p::int(self.f, n)
                && n.v < c.bits as u128
                && v != y
            {
                let kept = match p::inst(self.f, x, Opcode::Shl) {
                    Some(_) => p::mask(c.bits) << n.v & p::mask(c.bits),
                    None => p::mask(c.bits) >> n.v,
                };
                if kept & !c.v == 0 {
                    return Some(x);
                }
                if kept & c.v == 0 {
                    return self.zero(ty);
                }
            }
        }
        if p::is_bool(self.f, ty) {
            if let Some(r) = self.implied_operand(a, b, true) {
                return Some(r);
            }
            if let Some(r) = self.and_or_of_compares(a, b, true) {
                return Some(r);
            }
        }
        // The mask clears or keeps only bits that are known.
        if let Some(c) = p::int(self.f, b)
            && let Some(k) = self.known(a)
        {
            if c.v & !k.zero == 0 {
                return self.zero(ty);
            }
            if !c.v & !k.zero & k.mask() == 0 {
                return Some(a);
            }
        }
        self.reassociate(Opcode::And, a, b)
    }

    pub(super) fn or(&mut self, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if b.is_undef_or_poison() || p::is_all_ones(self.f, b) {
            return self.int(ty, -1);
        }
        if a == b || p::is_zero(self.f, b) {
            return Some(a);
        }
        if p::are_complements(self.f, a, b) {
            return self.int(ty, -1);
        }
        for (x, y) in [(a, b), (b, a)] {
            // x | (x & _) = x
            if p::other(self.f, y, Opcode::And, x).is_some() {
                return Some(x);
            }
            if let Some(n) = p::not(self.f, x) {
                // ~n | (n | _) = -1, ~n | ~(n | _) = ~n
                if p::other(self.f, y, Opcode::Or, n).is_some() {
                    return self.int(ty, -1);
                }
                if let Some(m) = p::not(self.f, y)
                    && p::other(self.f, m, Opcode::Or, n).is_some()
                {
                    return Some(x);
                }
                // ~(u & w) | u = -1
                if let Some((l, r)) = p::binary(self.f, n, Opcode::And)
                    && (l == y || r == y)
                {
                    return self.int(ty, -1);
                }
                // ~(u & w) | (u ^ w) = ~(u & w)
                if let Some((u, w)) = p::binary(self.f, n, Opcode::And)
                    && let Some((l, r)) = p::binary(self.f, y, Opcode::Xor)
                    && (l == u && r == w || l == w && r == u)
                {
                    return Some(x);
                }
            }
            // (u ^ w) | (u | w) = u | w
            if let Some((u, w)) = p::binary(self.f, x, Opcode::Xor) {
                if let Some((l, r)) = p::binary(self.f, y, Opcode::Or)
                    && (l == u && r == w || l == w && r == u)
                {
                    return Some(y);
                }
                // (u ^ w) | (u & ~w) = u ^ w
                if let Some((l, r)) = p::binary(self.f, y, Opcode::And) {
                    for (l, r) in [(l, r), (r, l)] {
                        if l == u && p::are_complements(self.f, r, w) || l == w && p::are_complements(self.f, r, u) {
                            return Some(x);
                        }
                    }
                }
            }
            // (u & w) | (u & ~w) = u
            if let Some((u, w)) = p::binary(self.f, x, Opcode::And) {
                for (u, w) in [(u, w), (w, u)] {
                    if let Some(v) = p::other(self.f, y, Opcode::And, u)
                        && p::are_complements(self.f, v, w)
                    {
                        return Some(u);
                    }
                }
            }
        }
        if p::is_bool(self.f, ty) {
            if let Some(r) = self.implied_operand(a, b, false) {
                return Some(r);
            }
            if let Some(r) = self.and_or_of_compares(a, b, false) {
                return Some(r);
            }
        }
        if let Some(c) = p::int(self.f, b)
            && let Some(k) = self.known(a)
        {
            if c.v & !k.one == 0 {
                return Some(a);
            }
            if !c.v & !k.zero & k.mask() == 0 {
                return Some(b);
            }
        }
        self.reassociate(Opcode::Or, a, b)
    }

    pub(super) fn xor(&mut self, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if b.is_undef_or_poison() {
            return Some(b);
        }
        if p::is_zero(self.f, b) {
            return Some(a);
        }
        if a == b {
            return self.zero(ty);
        }
        if p::are_complements(self.f, a, b) {
            return self.int(ty, -1);
        }
        // ~x = y where one is the complement of the other already
        if p::is_all_ones(self.f, b)
            && let Some(x) = p::not(self.f, a)
        {
            return Some(x);
        }
        for (x, y) in [(a, b), (b, a)] {
            // (~u & w) ^ (u | w) = u, (~u | w) ^ (u & w) = ~u
            if let Some((l, r)) = p::binary(self.f, x, Opcode::And) {
                for (n, w) in [(l, r), (r, l)] {
                    if let Some(u) = p::not(self.f, n)
                        && let Some(v) = p::other(self.f, y, Opcode::Or, u)
                        && v == w
                    {
                        return Some(u);
                    }
                }
            }
            if let Some((l, r)) = p::binary(self.f, x, Opcode::Or) {
                for (n, w) in [(l, r), (r, l)] {
                    if let Some(u) = p::not(self.f, n)
                        && let Some(v) = p::other(self.f, y, Opcode::And, u)
                        && v == w
                    {
                        return Some(n);
                    }
                }
            }
        }
        self.reassociate(Opcode::Xor, a, b)
    }

    /// Whether at most one bit of `v` is set.
    pub(super) fn power_of_two_or_zero(&self, v: Value) -> bool {
        if let Some(c) = p::int(self.f, v) {
            return c.is_zero() || c.is_power_of_two();
        }
        // 1 << n, sign >> n, x & -x
        if let Some((x, _)) = p::binary(self.f, v, Opcode::Shl)
            && p::int(self.f, x).is_some_and(|c| c.is_power_of_two())
        {
            return true;
        }
        if let Some((x, _)) = p::binary(self.f, v, Opcode::LShr)
            && p::int(self.f, x).is_some_and(|c| c.is_power_of_two())
        {
            return true;
        }
        if let Some((l, r)) = p::binary(self.f, v, Opcode::And)
            && (p::neg(self.f, l) == Some(r) || p::neg(self.f, r) == Some(l))
        {
            // With undef the two reads of one operand may differ.
            return self.well_defined(l) && self.well_defined(r);
        }
        self.known(v).is_some_and(|k| (k.mask() & !k.zero).count_ones() <= 1)
    }

    /// Conditions of which one implies the other: the conjunction is the stronger, the disjunction the weaker one.
    fn implied_operand(&mut self, a: Value, b: Value, and: bool) -> Option<Value> {
        for (x, y) in [(a, b), (b, a)] {
            match self.implies(x, y) {
                Some(true) => return Some(if and { x } else { y }),
                Some(false) if and => {
                    let ty = self.f.type_of(a);
                    return self.bool(ty, false);
                }
                _ => {}
            }
        }
        if !and {
            // ~x implies y: always true.
            for (x, y) in [(a, b), (b, a)] {
                if self.refuted_implies(x, y) == Some(true) {
                    let ty = self.f.type_of(a);
                    return self.bool(ty, true);
                }
            }
        }
        None
    }

    /// A product by zero does not overflow: what `x` being `truth` says of `y` when one is the overflow of a product and the
    /// other a test of a factor for zero.
    fn product_says(&self, x: Value, truth: bool, y: Value) -> Option<bool> {
        if let Some((l, r, polarity)) = self.product_overflow(x) {
            let (v, zero) = self.zero_test(y)?;
            return (polarity == truth && (v == l || v == r)).then_some(!zero);
        }
        let (l, r, polarity) = self.product_overflow(y)?;
        let (v, zero) = self.zero_test(x)?;
        (zero == truth && (v == l || v == r)).then_some(!polarity)
    }
    /// Factors of the product whose overflow `v` is; `false` when `v` is its inverse.
    fn product_overflow(&self, v: Value) -> Option<(Value, Value, bool)> {
        let inner = p::not(self.f, v);
        let i = p::inst(self.f, inner.unwrap_or(v), Opcode::ExtractValue)?;
        let pair = self.f.operand(i, 0);
        let (l, r) = p::binary_intrinsic(self.f, pair, id::UMUL_WITH_OVERFLOW)
            .or_else(|| p::binary_intrinsic(self.f, pair, id::SMUL_WITH_OVERFLOW))?;
        (self.f.indices(i) == [1]).then_some((l, r, inner.is_none()))
    }
    /// `v == 0` or `v != 0`: the value, and whether it is zero when the test is true.
    fn zero_test(&self, v: Value) -> Option<(Value, bool)> {
        let (pred, x, c) = p::icmp(self.f, v)?;
        (matches!(pred, IntPred::Eq | IntPred::Ne) && p::is_zero(self.f, c)).then_some((x, pred == IntPred::Eq))
    }

    /// What `x` being true says of `y`: comparisons of the same operands, or of one value with constants.
    pub fn implies(&mut self, x: Value, y: Value) -> Option<bool> {
        if x == y {
            return Some(true);
        }
        if let Some(r) = self.product_says(x, true, y) {
            return Some(r);
        }
        let (px, a, b) = p::icmp(self.f, x)?;
        self.compare_implies(px, a, b, y)
    }
    /// What `x` being false says of `y`.
    pub fn refuted_implies(&mut self, x: Value, y: Value) -> Option<bool> {
        if x == y {
            return Some(false);
        }
        if let Some(r) = self.product_says(x, false, y) {
            return Some(r);
        }
        let (px, a, b) = p::icmp(self.f, x)?;
        self.compare_implies(px.inverse(), a, b, y)
    }
    /// What `icmp px a, b` says of condition `y`.
    pub fn compare_implies(&mut self, px: IntPred, a: Value, b: Value, y: Value) -> Option<bool> {
        if let Some(n) = p::not(self.f, y) {
            return p::icmp(self.f, n).is_some().then(|| self.compare_implies(px, a, b, n))?.map(|r| !r);
        }
        let (py, c, d) = p::icmp(self.f, y)?;
        // A comparison that is poison says nothing; `samesign` makes more poison.
        if p::has_flags(self.f, y, flags::SAMESIGN) && py != px {
            return None;
        }
        let (py, c, d) = if a == d && b == c { (py.swapped(), d, c) } else { (py, c, d) };
        if a == c && b == d {
            // An undef operand may differ from one comparison to the other.
            return same_operands_imply(px, py);
        }
        if a == c
            && let (Some(x), Some(y)) = (p::int(self.f, b), p::int(self.f, d))
        {
            return super::compare::range_implies(px, x, py, y);
        }
        // A value that is the first or last number, against another value.
        for (px, a, b) in [(px, a, b), (px.swapped(), b, a)] {
            for (py, c, d) in [(py, c, d), (py.swapped(), d, c)] {
                if a != c {
                    continue;
                }
                if px == IntPred::Eq
                    && let Some(k) = p::int(self.f, b)
                {
                    return limit_compares(py, k);
                }
                if py.is_equality()
                    && let Some(k) = p::int(self.f, d)
                    && limit_compares(px, k) == Some(false)
                {
                    return Some(py == IntPred::Ne);
                }
            }
        }
        None
    }

    fn and_or_of_compares(&mut self, a: Value, b: Value, and: bool) -> Option<Value> {
        let ty = self.f.type_of(a);
        let (pa, x, c) = p::icmp(self.f, a)?;
        let (pb, y, d) = p::icmp(self.f, b)?;
        if x != y {
            return None;
        }
        let (c, d) = (p::int(self.f, c)?, p::int(self.f, d)?);
        // Disjoint ranges exclude each other; ranges that cover everything leave nothing out.
        if and && super::compare::range_implies(pa, c, pb, d) == Some(false) {
            return self.bool(ty, false);
        }
        if !and && super::compare::range_implies(pa.inverse(), c, pb, d) == Some(true) {
            return self.bool(ty, true);
        }
        None
    }
}

/// What `k p x` is for every `x`, where `k` is the first or last number of the order.
fn limit_compares(p: IntPred, k: p::Int) -> Option<bool> {
    let (first, last) =
        if p.is_signed() { (k.is_sign_mask(), k.is_max_signed()) } else { (k.is_zero(), k.is_all_ones()) };
    match p {
        IntPred::Ult | IntPred::Slt if last => Some(false),
        IntPred::Uge | IntPred::Sge if last => Some(true),
        IntPred::Ugt | IntPred::Sgt if first => Some(false),
        IntPred::Ule | IntPred::Sle if first => Some(true),
        _ => None,
    }
}

/// Whether `a p b` decides `a q b`.
pub(super) fn same_operands_imply(p: IntPred, q: IntPred) -> Option<bool> {
    use IntPred::*;
    if p == q {
        return Some(true);
    }
    if p == q.inverse() {
        return Some(false);
    }
    match (p, q) {
        (Eq, q) => Some(q.is_true_when_equal()),
        (Ugt, Uge) | (Ult, Ule) | (Sgt, Sge) | (Slt, Sle) => Some(true),
        (Ugt | Ult | Sgt | Slt, Ne) => Some(true),
        (Ugt | Ult | Sgt | Slt, Eq) => Some(false),
        (Ugt, Ult) | (Ult, Ugt) | (Sgt, Slt) | (Slt, Sgt) => Some(false),
        _ => None,
    }
}
