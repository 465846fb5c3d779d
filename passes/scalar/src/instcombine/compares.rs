//! Conjunctions, disjunctions and exclusive disjunctions of comparisons.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FloatPred, IntPred, Opcode, Value};

/// A comparison as a set of the three orders: 1 less, 2 equal, 4 greater.
fn code(p: IntPred) -> u8 {
    match p {
        IntPred::Eq => 2,
        IntPred::Ne => 5,
        IntPred::Ult | IntPred::Slt => 1,
        IntPred::Ule | IntPred::Sle => 3,
        IntPred::Ugt | IntPred::Sgt => 4,
        IntPred::Uge | IntPred::Sge => 6,
    }
}
fn of_code(c: u8, signed: bool) -> Option<IntPred> {
    Some(match (c, signed) {
        (2, _) => IntPred::Eq,
        (5, _) => IntPred::Ne,
        (1, false) => IntPred::Ult,
        (1, true) => IntPred::Slt,
        (3, false) => IntPred::Ule,
        (3, true) => IntPred::Sle,
        (4, false) => IntPred::Ugt,
        (4, true) => IntPred::Sgt,
        (6, false) => IntPred::Uge,
        (6, true) => IntPred::Sge,
        _ => return None,
    })
}

impl Combiner<'_, '_> {
    /// `a & b` (or `a | b`) of booleans. `guarded`: `b` counts only when `a` does not decide, so a poison `b` may not spread.
    pub(super) fn combine_compares(&mut self, a: Value, b: Value, and: bool, guarded: bool) -> Option<Value> {
        if let (Some(x), Some(y)) = (p::icmp(self.f, a), p::icmp(self.f, b)) {
            return self.combine_icmps(a, b, x, y, and, guarded);
        }
        if let (Some(x), Some(y)) = (p::inst(self.f, a, Opcode::FCmp), p::inst(self.f, b, Opcode::FCmp)) {
            return self.combine_fcmps(x, y, and, guarded);
        }
        None
    }

    fn combine_icmps(
        &mut self,
        a: Value,
        b: Value,
        (pa, x, y): (IntPred, Value, Value),
        (pb, u, w): (IntPred, Value, Value),
        and: bool,
        guarded: bool,
    ) -> Option<Value> {
        let ty = self.f.type_of(a);
        // `samesign` makes poison that the result must not depend on.
        if p::has_flags(self.f, b, flags::SAMESIGN) || p::has_flags(self.f, a, flags::SAMESIGN) {
            return None;
        }
        let (pb, u, w) = if x == w && y == u { (pb.swapped(), w, u) } else { (pb, u, w) };
        if x == u && y == w {
            // The same operands: orders as sets.
            if pa.is_signed() && pb.is_unsigned() || pa.is_unsigned() && pb.is_signed() {
                return None;
            }
            let c = if and { code(pa) & code(pb) } else { code(pa) | code(pb) };
            return Some(match c {
                0 => self.bool(ty, false),
                7 => self.bool(ty, true),
                c => self.icmp(of_code(c, pa.is_signed() || pb.is_signed())?, x, y),
            });
        }
        if let Some(v) = self.ranges_of_one_value((pa, x, y), (pb, u, w), and, guarded, a, b) {
            return Some(v);
        }
        if let Some(v) = self.masks_of_one_value((pa, x, y), (pb, u, w), and) {
            return Some(v);
        }
        // 0 <= x < n with n not negative: one unsigned comparison
        if let Some(v) = self.range_check((pa, x, y), (pb, u, w), and, guarded) {
            return Some(v);
        }
        if guarded || self.f.type_of(x) != self.f.type_of(u) || !(self.one_use(a) && self.one_use(b)) {
            return None;
        }
        // Two values against one constant.
        let (c, d) = (p::int(self.f, y)?, p::int(self.f, w)?);
        if c != d || pa != pb || x.is_constant() {
            return None;
        }
        let op = match (pa, and) {
            (IntPred::Eq, true) | (IntPred::Ne, false) if c.is_zero() => Opcode::Or,
            (IntPred::Eq, true) | (IntPred::Ne, false) if c.is_all_ones() => Opcode::And,
            (IntPred::Slt, true) | (IntPred::Sgt, false) if c.is_zero() || c.is_all_ones() => Opcode::And,
            (IntPred::Slt, false) | (IntPred::Sgt, true) if c.is_zero() || c.is_all_ones() => Opcode::Or,
            _ => return None,
        };
        // Only the sign tests `< 0` and `> -1`.
        if pa == IntPred::Slt && !c.is_zero() || pa == IntPred::Sgt && !c.is_all_ones() {
            return None;
        }
        let v = self.binary(op, 0, x, u);
        Some(self.icmp(pa, v, y))
    }

    /// `x + k` as `(x, k)`; the flag tells whether the addition may be poison by itself.
    fn offset(&self, v: Value) -> (Value, u128, bool) {
        if let Some((x, k)) = p::binary(self.f, v, Opcode::Add)
            && let Some(k) = p::int(self.f, k)
        {
            return (x, k.v, p::has_flags(self.f, v, flags::NUW) || p::has_flags(self.f, v, flags::NSW));
        }
        (v, 0, false)
    }

    fn ranges_of_one_value(
        &mut self,
        (pa, x, y): (IntPred, Value, Value),
        (pb, u, w): (IntPred, Value, Value),
        and: bool,
        guarded: bool,
        a: Value,
        b: Value,
    ) -> Option<Value> {
        let (c, d) = (p::int(self.f, y)?, p::int(self.f, w)?);
        let ((x0, kx, _), (u0, ku, may_be_poison)) = (self.offset(x), self.offset(u));
        // Either as written, or with the offset taken off.
        let (base, k, l) = if x == u {
            (x, 0, 0)
        } else if x0 == u0 {
            (x0, kx, ku)
        } else {
            return None;
        };
        if guarded && may_be_poison && x != u {
            return None;
        }
        let ra = Range::of_compare(pa, c).offset(k.wrapping_neg());
        let rb = Range::of_compare(pb, d).offset(l.wrapping_neg());
        let r = if and { ra.intersect(rb) } else { ra.union(rb) }?;
        let ty = self.f.type_of(a);
        if r.is_empty() || r.is_full() {
            return Some(self.bool(ty, r.is_full()));
        }
        let value_ty = self.f.type_of(base);
        if let Some((q, v)) = r.as_compare() {
            let v = self.int(value_ty, v.v);
            return Some(self.icmp(q, base, v));
        }
        if !(self.one_use(a) || self.one_use(b)) {
            return None;
        }
        // lo <= x < lo + n as x - lo < n, unsigned
        let (lo, span) = r.start_and_span()?;
        let k = self.int(value_ty, lo.wrapping_neg());
        let shifted = self.binary(Opcode::Add, 0, base, k);
        let n = self.int(value_ty, span + 1);
        Some(self.icmp(IntPred::Ult, shifted, n))
    }

    /// `(x & m) == c` twice on one value, with `and`; `!=` with `or`.
    fn masks_of_one_value(
        &mut self,
        (pa, x, y): (IntPred, Value, Value),
        (pb, u, w): (IntPred, Value, Value),
        and: bool,
    ) -> Option<Value> {
        // A test under a mask; a sign test is one of the top bit.
        let tested = |s: &Self, q: IntPred, x: Value, c: Int| -> Option<(IntPred, Value, Int, Int)> {
            let top = Int::new(1 << (c.bits - 1), c.bits);
            let zero = Int::new(0, c.bits);
            match q {
                IntPred::Slt if c.is_zero() => return Some((IntPred::Ne, x, top, zero)),
                IntPred::Sgt if c.is_all_ones() => return Some((IntPred::Eq, x, top, zero)),
                _ => {}
            }
            let (v, m) = p::binary(s.f, x, Opcode::And)?;
            Some((q, v, p::int(s.f, m)?, c))
        };
        let (c, d) = (p::int(self.f, y)?, p::int(self.f, w)?);
        let ((pa, v, m, c), (pb, v2, n, d)) = (tested(self, pa, x, c)?, tested(self, pb, u, d)?);
        if v != v2 || !pa.is_equality() || !pb.is_equality() {
            return None;
        }
        let want = if and { IntPred::Eq } else { IntPred::Ne };
        // A test of one bit for not being clear is a test for being set, and the other way round.
        let flip = |p: IntPred, m: Int, c: Int| {
            if p == want {
                Some(c)
            } else if m.is_power_of_two() && c.is_zero() {
                Some(m)
            } else if m.is_power_of_two() && c == m {
                Some(Int::new(0, m.bits))
            } else {
                None
            }
        };
        let (c, d) = (flip(pa, m, c)?, flip(pb, n, d)?);
        if c.v & !m.v != 0 || d.v & !n.v != 0 {
            return None;
        }
        let both = m.v & n.v;
        if c.v & both != d.v & both {
            // They contradict each other.
            let ty = self.f.type_of(x);
            let ty = self.cmp_type(ty);
            return Some(self.bool(ty, !and));
        }
        if !(x == v || self.one_use(x)) || !(u == v || self.one_use(u)) {
            return None;
        }
        let ty = self.f.type_of(v);
        let (k, r) = (self.int(ty, m.v | n.v), self.int(ty, c.v | d.v));
        let masked = self.binary(Opcode::And, 0, v, k);
        Some(self.icmp(want, masked, r))
    }

    /// `x >= 0 && x < n` is `x < n` unsigned when `n` is not negative; `x < 0 || x >= n` the opposite.
    fn range_check(
        &mut self,
        first: (IntPred, Value, Value),
        second: (IntPred, Value, Value),
        and: bool,
        guarded: bool,
    ) -> Option<Value> {
        for (k, ((ps, x, z), (pn, l, r))) in [(first, second), (second, first)].into_iter().enumerate() {
            let sign_test = match ps {
                IntPred::Sgt => p::is_all_ones(self.f, z),
                IntPred::Sge => p::is_zero(self.f, z),
                IntPred::Slt => p::is_zero(self.f, z),
                _ => false,
            };
            if !sign_test || (ps == IntPred::Slt) == and {
                continue;
            }
            let (pn, n) = if l == x {
                (pn, r)
            } else if r == x {
                (pn.swapped(), l)
            } else {
                continue;
            };
            let pn = if and { pn } else { pn.inverse() };
            let q = match pn {
                IntPred::Slt => IntPred::Ult,
                IntPred::Sle => IntPred::Ule,
                _ => continue,
            };
            // Guarded by the sign test, the bound may be poison where it does not count.
            if guarded && k == 0 && !self.well_defined(n) || !self.non_negative(n) {
                continue;
            }
            return Some(self.icmp(if and { q } else { q.inverse() }, x, n));
        }
        None
    }

    fn combine_fcmps(&mut self, a: Inst, b: Inst, and: bool, guarded: bool) -> Option<Value> {
        let (pa, pb) = (self.f.float_pred(a), self.f.float_pred(b));
        let ((x, y), (u, w)) = (self.ops(a), self.ops(b));
        let ty = self.f.ty(a);
        let fl = self.f.flags(a) & self.f.flags(b) & flags::FAST;
        let (pb, u, w) = if x == w && y == u { (pb.swapped(), w, u) } else { (pb, u, w) };
        if x == u && y == w {
            // Flags of the guarded comparison hold only where it counts.
            let fl = if guarded { 0 } else { fl };
            let c = if and { pa as u8 & pb as u8 } else { pa as u8 | pb as u8 };
            return Some(match c {
                0 => self.bool(ty, false),
                15 => self.bool(ty, true),
                c => {
                    let v = Builder::before(self.f, self.at).fcmp(FloatPred::from_u8(c), x, y, ty, fl);
                    self.queue_new(v)
                }
            });
        }
        // ord x, 0 && ord y, 0 is ord x, y
        let kind = if and { FloatPred::Ord } else { FloatPred::Uno };
        if pa == kind
            && pb == kind
            && !guarded
            && p::is_zero(self.f, y)
            && p::is_zero(self.f, w)
            && self.f.type_of(x) == self.f.type_of(u)
        {
            let v = Builder::before(self.f, self.at).fcmp(kind, x, u, ty, fl);
            return Some(self.queue_new(v));
        }
        None
    }

    pub(super) fn xor_of_compares(&mut self, a: Value, b: Value) -> Option<Value> {
        let ((pa, x, y), (pb, u, w)) = (p::icmp(self.f, a)?, p::icmp(self.f, b)?);
        if p::has_flags(self.f, b, flags::SAMESIGN) || p::has_flags(self.f, a, flags::SAMESIGN) {
            return None;
        }
        let (pb, u, w) = if x == w && y == u { (pb.swapped(), w, u) } else { (pb, u, w) };
        if x == u && y == w && !(pa.is_signed() && pb.is_unsigned() || pa.is_unsigned() && pb.is_signed()) {
            let ty = self.f.type_of(a);
            return Some(match code(pa) ^ code(pb) {
                0 => self.bool(ty, false),
                7 => self.bool(ty, true),
                c => self.icmp(of_code(c, pa.is_signed() || pb.is_signed())?, x, y),
            });
        }
        if let Some(v) = self.ranges_that_differ(a, b, (pa, x, y), (pb, u, w)) {
            return Some(v);
        }
        // Signs that differ: (x < 0) ^ (y < 0) is (x ^ y) < 0
        if pa == pb
            && self.f.type_of(x) == self.f.type_of(u)
            && (1..=128).contains(&p::width(self.f, x))
            && self.one_use(a)
            && self.one_use(b)
            && (pa == IntPred::Slt && p::is_zero(self.f, y) && p::is_zero(self.f, w)
                || pa == IntPred::Sgt && p::is_all_ones(self.f, y) && p::is_all_ones(self.f, w))
        {
            let v = self.binary(Opcode::Xor, 0, x, u);
            let ty = self.f.type_of(x);
            let zero = self.int(ty, 0);
            return Some(self.icmp(IntPred::Slt, v, zero));
        }
        None
    }

    /// `(x in A) ^ (x in B)` where that is one range.
    fn ranges_that_differ(
        &mut self,
        a: Value,
        b: Value,
        (pa, x, y): (IntPred, Value, Value),
        (pb, u, w): (IntPred, Value, Value),
    ) -> Option<Value> {
        let (c, d) = (p::int(self.f, y)?, p::int(self.f, w)?);
        if x != u || !(self.one_use(a) || self.one_use(b)) {
            return None;
        }
        let (ra, rb) = (Range::of_compare(pa, c), Range::of_compare(pb, d));
        let r = ra.union(rb)?.intersect(ra.intersect(rb)?.complement())?;
        let (ty, value_ty) = (self.f.type_of(a), self.f.type_of(x));
        if r.is_empty() || r.is_full() {
            return Some(self.bool(ty, r.is_full()));
        }
        if let Some((q, v)) = r.as_compare() {
            let v = self.int(value_ty, v.v);
            return Some(self.icmp(q, x, v));
        }
        let (lo, span) = r.start_and_span()?;
        let k = self.int(value_ty, lo.wrapping_neg());
        let moved = self.binary(Opcode::Add, 0, x, k);
        let n = self.int(value_ty, span + 1);
        Some(self.icmp(IntPred::Ult, moved, n))
    }
}
