//! Truncations and extensions: moved down through sums, products, recurrences where nothing wraps, dropped where the bits
//! that go or come say nothing.

use super::interval::{signed_max, signed_min};
use super::node::mix;
use super::*;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::opcode::IntPred;

/// An extension that folded to something else: valid while neither end has been forgotten.
#[derive(Clone, Copy)]
struct Fold {
    from: Expr,
    ty: Ty,
    signed: bool,
    to: Expr,
    epochs: (u32, u32),
}

/// Extensions that folded, by operand, type and sign.
#[derive(Clone, Default)]
pub(super) struct FoldCache {
    rows: Vec<Fold>,
    table: HashTable<u32>,
}

impl Fold {
    fn key(from: Expr, ty: Ty, signed: bool) -> u64 {
        mix(from.0 as u64, (ty.0 as u64) << 1 | signed as u64)
    }
}

impl FoldCache {
    fn find(&self, from: Expr, ty: Ty, signed: bool) -> Option<u32> {
        let same = |&i: &u32| {
            let r = &self.rows[i as usize];
            r.from == from && r.ty == ty && r.signed == signed
        };
        self.table.find(Fold::key(from, ty, signed), same).copied()
    }
    fn set(&mut self, fold: Fold) {
        let rows = &mut self.rows;
        let key = |r: &Fold| Fold::key(r.from, r.ty, r.signed);
        let same = |&i: &u32| {
            let r = &rows[i as usize];
            r.from == fold.from && r.ty == fold.ty && r.signed == fold.signed
        };
        match self.table.entry(key(&fold), same, |&i| key(&rows[i as usize])) {
            Entry::Occupied(slot) => rows[*slot.get() as usize] = fold,
            Entry::Vacant(slot) => {
                slot.insert(rows.len() as u32);
                rows.push(fold);
            }
        }
    }
}

impl Se<'_, '_> {
    /// Low bits of `e`.
    pub fn truncate(&mut self, e: Expr, ty: Ty, depth: u32) -> Expr {
        let ty = ty.effective();
        let bits = ty.bits();
        debug_assert!(self.bits(e) > bits);
        if let Some(x) = self.s.nodes.find(Kind::Truncate, ty, 0, &[e]) {
            return x;
        }
        match self.kind(e) {
            Kind::Constant => {
                let c = self.constant(e).unwrap_or(0);
                return self.make_const(ty, c);
            }
            Kind::Truncate => return self.truncate(self.op(e, 0), ty, depth + 1),
            Kind::SignExtend => return self.trunc_or_sext(self.op(e, 0), ty, depth + 1),
            Kind::ZeroExtend => return self.trunc_or_zext(self.op(e, 0), ty, depth + 1),
            _ => {}
        }
        if depth > self.set.cast_depth {
            return self.node(Kind::Truncate, ty, 0, &[e], Wrap::ANY);
        }
        match self.kind(e) {
            kind @ (Kind::Add | Kind::Mul) => {
                // At most one truncation may be left for the one that goes.
                let mut ops = Exprs::new();
                let mut left = 0;
                for o in self.operands(e) {
                    let t = self.truncate(o, ty, depth + 1);
                    left += (!self.kind(o).is_cast() && self.kind(t) == Kind::Truncate) as u32;
                    ops.push(t);
                    if left > 1 {
                        break;
                    }
                }
                if left < 2 {
                    return if kind == Kind::Add { self.add(ops, Wrap::ANY, 0) } else { self.mul(ops, Wrap::ANY) };
                }
                if let Some(x) = self.s.nodes.find(Kind::Truncate, ty, 0, &[e]) {
                    return x;
                }
            }
            Kind::AddRec => {
                if let Some(l) = self.rec_loop(e) {
                    let ops = self.operands(e).into_iter().map(|o| self.truncate(o, ty, depth + 1)).collect();
                    return self.rec(ops, l, Wrap::ANY);
                }
            }
            _ => {}
        }
        if self.trailing_zeros(e) >= bits {
            return self.zero(ty);
        }
        self.node(Kind::Truncate, ty, 0, &[e], Wrap::ANY)
    }

    /// Zero- or sign-extended.
    pub(super) fn extend(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        if signed { self.sign_extend(e, ty, depth) } else { self.zero_extend(e, ty, depth) }
    }
    /// Operands of `e`, each extended.
    fn extend_all(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Exprs {
        self.operands(e).into_iter().map(|o| self.extend(o, ty, signed, depth)).collect()
    }
    fn cached(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        let ty = ty.effective();
        debug_assert!(self.bits(e) < ty.bits() && !self.is_ptr(e));
        let epoch = |se: &Self, x: Expr| se.s.nodes.memo(x).epoch;
        if let Some(i) = self.s.folds.find(e, ty, signed) {
            let r = self.s.folds.rows[i as usize];
            if r.epochs == (epoch(self, e), epoch(self, r.to)) {
                return r.to;
            }
        }
        let own = if signed { Kind::SignExtend } else { Kind::ZeroExtend };
        let to = self.fold_extension(e, ty, signed, own, depth);
        if self.kind(to) != own && self.kind(e) != Kind::Constant {
            let epochs = (epoch(self, e), epoch(self, to));
            self.s.folds.set(Fold { from: e, ty, signed, to, epochs });
        }
        to
    }
    /// Zeros added above.
    pub fn zero_extend(&mut self, e: Expr, ty: Ty, depth: u32) -> Expr {
        self.cached(e, ty, false, depth)
    }
    /// Copies of the sign added above.
    pub fn sign_extend(&mut self, e: Expr, ty: Ty, depth: u32) -> Expr {
        self.cached(e, ty, true, depth)
    }

    /// An extension as `own` node only where nothing else says the same.
    fn fold_extension(&mut self, e: Expr, ty: Ty, signed: bool, own: Kind, depth: u32) -> Expr {
        match self.kind(e) {
            Kind::Constant => {
                let (c, bits) = (self.constant(e).unwrap_or(0), self.bits(e));
                return self.make_const(ty, if signed { sext(c, bits) as u128 } else { c });
            }
            Kind::SignExtend if signed => return self.sign_extend(self.op(e, 0), ty, depth + 1),
            Kind::ZeroExtend => return self.zero_extend(self.op(e, 0), ty, depth + 1),
            _ => {}
        }
        if let Some(x) = self.s.nodes.find(own, ty, 0, &[e]) {
            return x;
        }
        if depth <= self.set.cast_depth {
            if self.kind(e) == Kind::Truncate {
                // The bits cut off may all have been what comes back.
                let x = self.op(e, 0);
                let r = self.range(x, signed);
                let (cut, bits) = (r.trunc(self.bits(e)), ty.bits());
                if signed && cut.sext(bits).contains_all(r.sext_or_trunc(bits)) {
                    return self.trunc_or_sext(x, ty, depth);
                }
                if !signed && cut.zext(bits).contains_all(r.zext_or_trunc(bits)) {
                    return self.trunc_or_zext(x, ty, depth);
                }
            }
            let folded = if signed { self.fold_sext(e, ty, depth) } else { self.fold_zext(e, ty, depth) };
            if let Some(x) = folded {
                return x;
            }
        }
        self.node(own, ty, 0, &[e], Wrap::ANY)
    }

    fn fold_zext(&mut self, e: Expr, ty: Ty, depth: u32) -> Option<Expr> {
        if self.is_affine(e)
            && let Some(x) = self.extend_rec(e, ty, false, depth)
        {
            return Some(x);
        }
        if let Some((a, b)) = self.match_urem(e) {
            let (a, b) = (self.zero_extend(a, ty, depth + 1), self.zero_extend(b, ty, depth + 1));
            return Some(self.urem(a, b));
        }
        let kind = self.kind(e);
        match kind {
            Kind::UDiv => {
                let ops = self.extend_all(e, ty, false, depth + 1);
                return Some(self.udiv(ops[0], ops[1]));
            }
            Kind::Add => {
                if self.wrap(e).has(Wrap::NUW) {
                    let ops = self.extend_all(e, ty, false, depth + 1);
                    return Some(self.add(ops, Wrap::NUW, depth + 1));
                }
                if let Some(x) = self.split_constant(e, ty, false, depth) {
                    return Some(x);
                }
            }
            Kind::Mul => {
                if self.wrap(e).has(Wrap::NUW) {
                    let ops = self.extend_all(e, ty, false, depth + 1);
                    return Some(self.mul_at(ops, Wrap::NUW, depth + 1));
                }
                // 2^k times low bits: the top k of them are shifted out.
                if let &[c, t] = self.ops(e)
                    && let Some(v) = self.constant(c)
                    && v.is_power_of_two()
                    && self.kind(t) == Kind::Truncate
                    && self.bits(t) > v.trailing_zeros()
                {
                    let low = Ty::int(self.bits(t) - v.trailing_zeros());
                    let c = self.zero_extend(c, ty, 0);
                    let t = self.truncate(self.op(t, 0), low, 0);
                    let t = self.zero_extend(t, ty, 0);
                    return Some(self.mul_at(Exprs::from_slice(&[c, t]), Wrap::NUW, depth + 1));
                }
            }
            Kind::UMin | Kind::UMax => {
                let ops = self.extend_all(e, ty, false, depth + 1);
                return Some(self.min_max(kind, ops));
            }
            Kind::SequentialUMin => {
                let ops = self.extend_all(e, ty, false, depth + 1);
                return Some(self.sequential_umin(ops));
            }
            _ => {}
        }
        None
    }

    fn fold_sext(&mut self, e: Expr, ty: Ty, depth: u32) -> Option<Expr> {
        let kind = self.kind(e);
        if kind == Kind::Add {
            if self.wrap(e).has(Wrap::NSW) {
                let ops = self.extend_all(e, ty, true, depth + 1);
                return Some(self.add(ops, Wrap::NSW, depth + 1));
            }
            if let Some(x) = self.split_constant(e, ty, true, depth) {
                return Some(x);
            }
        }
        if self.set.sext_expand && matches!(kind, Kind::Add | Kind::Mul) && self.fits_signed(e) {
            let ops = self.extend_all(e, ty, true, depth + 1);
            return Some(if kind == Kind::Add {
                self.add(ops, Wrap::NSW, depth + 1)
            } else {
                self.mul_at(ops, Wrap::NSW, depth + 1)
            });
        }
        if self.is_affine(e)
            && let Some(x) = self.extend_rec(e, ty, true, depth)
        {
            return Some(x);
        }
        if self.set.sext_simplify && self.is_known_non_negative(e) {
            return Some(self.zero_extend(e, ty, depth + 1));
        }
        if matches!(kind, Kind::SMin | Kind::SMax) {
            let ops = self.extend_all(e, ty, true, depth + 1);
            return Some(self.min_max(kind, ops));
        }
        None
    }

    /// Whether a sum or product of the signed ranges of the operands of `e`, taken in any order, fits in its type.
    fn fits_signed(&mut self, e: Expr) -> bool {
        let bits = self.bits(e);
        if bits > 60 || self.is_ptr(e) {
            return false;
        }
        let add = self.kind(e) == Kind::Add;
        let (mut lo, mut hi) = if add { (0i128, 0i128) } else { (1, 1) };
        let limit = 1i128 << (bits - 1);
        // Sums of parts in any order are within the sums of what is below and what is above zero.
        for o in self.operands(e) {
            let r = self.range(o, true);
            let (a, b) = (sext(r.smin(), bits), sext(r.smax(), bits));
            (lo, hi) = if add {
                (lo + a.min(0), hi + b.max(0))
            } else {
                let most = lo.abs().max(hi.abs()) * a.abs().max(b.abs()).max(1);
                (-most, most)
            };
            if lo < -limit || hi >= limit {
                return false;
            }
        }
        true
    }

    /// `ext(c + x)`: `ext(d) + ext(c - d + x)`, where `d` is the part of the constant below all bits of `x`.
    fn split_constant(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Option<Expr> {
        let c = self.constant(self.op(e, 0))?;
        let bits = self.bits(e);
        let mut zeros = bits;
        for k in 1..self.num_ops(e) {
            zeros = zeros.min(self.trailing_zeros(self.op(e, k)));
        }
        let d = c & mask(zeros);
        if d == 0 {
            return None;
        }
        let narrow = self.ty(e);
        let part = self.make_const(narrow, d);
        let part = self.extend(part, ty, signed, depth);
        let less = self.make_const(narrow, d.wrapping_neg());
        let rest = self.add2_at(less, e, depth);
        let rest = self.extend(rest, ty, signed, depth + 1);
        Some(self.add(Exprs::from_slice(&[part, rest]), Wrap::BOTH, depth + 1))
    }

    /// An affine recurrence of extended parts, where it is proved that it does not wrap.
    fn extend_rec(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Option<Expr> {
        let l = self.rec_loop(e)?;
        let (start, step) = (self.op(e, 0), self.op(e, 1));
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        if self.wrap(e).has(need) {
            let wrap = if signed { Wrap::NSW } else { self.wrap(e) };
            return Some(self.rec_of_extended(e, ty, signed, signed, wrap, depth));
        }
        let most = self.constant_max_backedge_taken_count(l);
        if most != COULD_NOT_COMPUTE
            && let Some(x) = self.extend_rec_by_count(e, ty, signed, most, depth)
        {
            return Some(x);
        }
        let facts = self.has_facts();
        if signed || most != COULD_NOT_COMPUTE || facts {
            let w = if signed { self.prove_nsw_by_induction(e) } else { self.prove_nuw_by_induction(e) };
            self.add_rec_facts(e, w);
            if self.wrap(e).has(need) {
                let w = self.wrap(e);
                return Some(self.rec_of_extended(e, ty, signed, signed, w, depth));
            }
            if !signed && self.is_known_negative(step) {
                // Counting down: the last value is above what the step takes away.
                let least = self.range(step, true).smin();
                let n = self.make_const(self.ty(step), u128::MAX.wrapping_sub(least));
                if self.backedge_guarded(l, IntPred::Ugt, e, n) || self.is_known_every_iteration(IntPred::Ugt, e, n) {
                    self.add_rec_facts(e, Wrap::NW);
                    let w = self.wrap(e);
                    return Some(self.rec_of_extended(e, ty, false, true, w, depth));
                }
            }
        }
        if let Some(c) = self.constant(start) {
            let zeros = self.trailing_zeros(step);
            let d = c & mask(zeros);
            if zeros > 0 && d != 0 {
                let narrow = self.ty(start);
                let part = self.make_const(narrow, d);
                let part = self.extend(part, ty, signed, depth);
                let rest = self.make_const(narrow, c.wrapping_sub(d));
                let wrap = self.wrap(e);
                let rest = self.rec(Exprs::from_slice(&[rest, step]), l, wrap);
                let rest = self.extend(rest, ty, signed, depth + 1);
                return Some(self.add(Exprs::from_slice(&[part, rest]), Wrap::BOTH, depth + 1));
            }
        }
        if self.no_wrap_by_neighbour(start, step, l, signed) {
            self.add_rec_facts(e, need);
            let w = self.wrap(e);
            return Some(self.rec_of_extended(e, ty, signed, signed, w, depth));
        }
        None
    }
    /// The recurrence of extended start and step; start and step may be extended differently.
    fn rec_of_extended(&mut self, e: Expr, ty: Ty, signed: bool, step_signed: bool, wrap: Wrap, depth: u32) -> Expr {
        let start = self.extended_start(e, ty, signed, depth + 1);
        let step = self.extend(self.op(e, 1), ty, step_signed, depth + 1);
        match self.rec_loop(e) {
            Some(l) => self.rec2(start, step, l, wrap),
            None => e,
        }
    }
    /// Whether the value after the largest number of iterations is the same computed wide.
    fn extend_rec_by_count(&mut self, e: Expr, ty: Ty, signed: bool, most: Expr, depth: u32) -> Option<Expr> {
        let (start, step) = (self.op(e, 0), self.op(e, 1));
        let narrow = self.ty(start).effective();
        if self.is_ptr(start) {
            return None;
        }
        let count = self.trunc_or_zext(most, narrow, depth);
        let again = self.trunc_or_zext(count, self.ty(most), depth);
        let wide = Ty::int(2 * narrow.bits());
        if again != most || wide.bits() > 128 {
            return None;
        }
        // First the step with the sign asked for, then the other.
        let same = match [start, step, count].map(|x| self.constant(x)) {
            [Some(start), Some(step), Some(count)] => {
                let sum = start.wrapping_add(count.wrapping_mul(step)) & mask(narrow.bits());
                let extended = |v: u128, signed: bool| if signed { sext(v, narrow.bits()) as u128 } else { v };
                [true, false].into_iter().find(|&same| {
                    let whole = count.wrapping_mul(extended(step, signed == same));
                    let whole = extended(start, signed).wrapping_add(whole);
                    (whole ^ extended(sum, signed)) & mask(wide.bits()) == 0
                })?
            }
            _ => {
                let product = self.mul2_at(count, step, depth + 1);
                let sum = self.add2_at(start, product, depth + 1);
                let sum = self.extend(sum, wide, signed, depth + 1);
                let wide_start = self.extend(start, wide, signed, depth + 1);
                let wide_count = self.zero_extend(count, wide, depth + 1);
                [true, false].into_iter().find(|&same| {
                    let wide_step = self.extend(step, wide, signed == same, depth + 1);
                    let product = self.mul2_at(wide_count, wide_step, depth + 1);
                    sum == self.add2_at(wide_start, product, depth + 1)
                })?
            }
        };
        let fact = match (same, signed) {
            (true, true) => Wrap::NSW,
            (true, false) => Wrap::NUW,
            _ => Wrap::NW,
        };
        self.add_rec_facts(e, fact);
        let w = self.wrap(e);
        Some(self.rec_of_extended(e, ty, signed, signed == same, w, depth))
    }
    /// Start of an extended recurrence: `ext(step) + ext(start - step)` where that is the same, so that a recurrence and
    /// the same one iteration later extend alike.
    pub(super) fn extended_start(&mut self, e: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        match self.start_before_step(e, signed, depth) {
            None => self.extend(self.op(e, 0), ty, signed, depth),
            Some(before) => {
                let step = self.extend(self.op(e, 1), ty, signed, depth);
                let before = self.extend(before, ty, signed, depth);
                self.add2(step, before, Wrap::ANY)
            }
        }
    }
    fn start_before_step(&mut self, e: Expr, signed: bool, depth: u32) -> Option<Expr> {
        let l = self.rec_loop(e)?;
        let (start, step) = (self.op(e, 0), self.op(e, 1));
        if self.kind(start) != Kind::Add || self.is_ptr(start) {
            return None;
        }
        let k = self.ops(start).iter().position(|&o| o == step)?;
        let mut rest = self.operands(start);
        rest.remove(k);
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let keep = self.wrap(start).only(Wrap::NUW);
        let before = self.add(rest, keep, 0);
        let earlier = self.rec2(before, step, l, Wrap::ANY);
        let is_rec = self.kind(earlier) == Kind::AddRec;
        let count = self.backedge_taken_count(l);
        if is_rec && self.wrap(earlier).has(need) && count != COULD_NOT_COMPUTE && self.is_known_positive(count) {
            return Some(before);
        }
        let wide = Ty::int(2 * self.bits(e));
        if wide.bits() <= 128 {
            let (b, s) = (self.extend(before, wide, signed, depth), self.extend(step, wide, signed, depth));
            let sum = self.add2(b, s, Wrap::ANY);
            if self.extend(start, wide, signed, depth) == sum {
                if is_rec && self.wrap(e).has(need) {
                    self.add_rec_facts(earlier, need);
                }
                return Some(before);
            }
        }
        let (p, limit) = self.overflow_limit(step, signed)?;
        self.entry_guarded(l, p, before, limit).then_some(before)
    }
    /// What a value must be compared with so that adding `step` does not wrap: predicate and limit.
    pub(super) fn overflow_limit(&mut self, step: Expr, signed: bool) -> Option<(IntPred, Expr)> {
        let ty = self.ty(step);
        let bits = ty.bits();
        if !signed {
            let most = self.range(step, false).umax();
            return Some((IntPred::Ult, self.make_const(ty, most.wrapping_neg())));
        }
        let r = self.range(step, true);
        if self.is_known_positive(step) {
            return Some((IntPred::Slt, self.make_const(ty, signed_min(bits).wrapping_sub(r.smax()))));
        }
        if self.is_known_negative(step) {
            return Some((IntPred::Sgt, self.make_const(ty, signed_max(bits).wrapping_sub(r.smin()))));
        }
        None
    }
    /// Whether a recurrence with a start next to this one is known not to wrap, and the little between does not either.
    fn no_wrap_by_neighbour(&mut self, start: Expr, step: Expr, l: Loop, signed: bool) -> bool {
        let Some(c) = self.constant(start) else { return false };
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let ty = self.ty(start);
        for delta in [-2i128, -1, 1, 2] {
            let near = c.wrapping_sub(delta as u128) & mask(ty.bits());
            let nodes = &self.s.nodes;
            let near = nodes.find(Kind::Constant, ty, near, &[]);
            let Some(rec) = near.and_then(|c| nodes.find(Kind::AddRec, ty, l.0 as u128, &[c, step])) else { continue };
            if self.wrap(rec).has(need) {
                let d = self.make_const(ty, delta as u128);
                if let Some((p, limit)) = self.overflow_limit(d, signed)
                    && self.is_known(p, rec, limit)
                {
                    return true;
                }
            }
        }
        false
    }
}
