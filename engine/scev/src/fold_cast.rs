//! Truncations and extensions: moved down through sums, products, recurrences where nothing wraps, dropped where the bits
//! that go or come say nothing.

use super::node::mix;
use super::*;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::fold::int;

/// A truncation or extension that is being folded.
#[derive(Clone, Copy)]
pub(super) struct Cast {
    /// What is truncated or extended.
    pub(super) e: Expr,
    /// Type of the result.
    pub(super) ty: Ty,
    /// Whether copies of the sign come above.
    pub(super) signed: bool,
    pub(super) depth: u32,
}

impl Cast {
    /// The fact with which an extension goes to the operands.
    pub(super) fn need(self) -> Wrap {
        if self.signed { Wrap::NSW } else { Wrap::NUW }
    }
}

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
        debug_assert!(self.bits(e) > ty.bits());
        if let Some(x) = self.s.nodes.find(Kind::Truncate, ty, 0, &[e]) {
            return x;
        }
        match self.truncate_rules(Cast { e, ty, signed: false, depth }) {
            Some(x) => x,
            None => self.node(Kind::Truncate, ty, 0, &[e], Wrap::ANY),
        }
    }

    rules! {
        /// Rules of truncations, in order.
        fn truncate_rules(&mut self, site: Cast) -> Option<Expr> {
            truncated_constant,
            truncated_truncation,
            truncated_extension,
            deep_truncate_rules,
        }
    }
    rules! {
        /// Rules of truncations that go down into operands, in order.
        fn truncate_below_rules(&mut self, site: Cast) -> Option<Expr> {
            truncated_sum_or_product,
            truncated_recurrence,
            truncated_low_zeros,
        }
    }
    rules! {
        /// Rules of extensions of what is a constant or an extension, in order.
        fn extend_rules(&mut self, site: Cast) -> Option<Expr> {
            extended_constant,
            extended_extension,
        }
    }
    rules! {
        /// Rules of zero extensions that go down into operands, in order.
        fn zext_rules(&mut self, site: Cast) -> Option<Expr> {
            extended_truncation,
            extended_recurrence_rules,
            zext_of_remainder,
            zext_of_quotient,
            extended_sum,
            extended_sum_with_constant,
            zext_of_product,
            zext_of_shifted_truncation,
            extended_extreme,
            zext_of_sequential,
        }
    }
    rules! {
        /// Rules of sign extensions that go down into operands, in order.
        fn sext_rules(&mut self, site: Cast) -> Option<Expr> {
            extended_truncation,
            extended_sum,
            extended_sum_with_constant,
            sext_of_fitting_operands,
            extended_recurrence_rules,
            sext_of_non_negative,
            extended_extreme,
        }
    }

    // ---- truncations --------------------------------------------------------------------------------------------

    /// `trunc C -> C`. Always.
    fn truncated_constant(&mut self, site: Cast) -> Option<Expr> {
        match self.kind(site.e) {
            Kind::Constant => {
                let constant = self.constant(site.e)?;
                Some(self.make_const(site.ty, constant))
            }
            _ => {
                let limbs = self.s.nodes.wide_constant(site.e)?.clone();
                Some(self.make_wide(site.ty, limbs))
            }
        }
    }

    /// `trunc (trunc x) -> trunc x`. Always.
    fn truncated_truncation(&mut self, site: Cast) -> Option<Expr> {
        (self.kind(site.e) == Kind::Truncate).then(|| self.truncate(self.op(site.e, 0), site.ty, site.depth + 1))
    }

    /// `trunc (sext x) -> trunc x`, `-> x`, `-> sext x`, the same for `zext`. By the width of `x`.
    fn truncated_extension(&mut self, site: Cast) -> Option<Expr> {
        match self.kind(site.e) {
            Kind::SignExtend => Some(self.trunc_or_sext(self.op(site.e, 0), site.ty, site.depth + 1)),
            Kind::ZeroExtend => Some(self.trunc_or_zext(self.op(site.e, 0), site.ty, site.depth + 1)),
            _ => None,
        }
    }

    /// Rules of truncations that go down into operands, up to a depth.
    fn deep_truncate_rules(&mut self, site: Cast) -> Option<Expr> {
        if site.depth > self.set.cast_depth {
            return None;
        }
        self.truncate_below_rules(site)
    }

    /// `trunc (x + y) -> trunc x + trunc y`, the same for products. If at most one truncation is left for the one that goes.
    fn truncated_sum_or_product(&mut self, site: Cast) -> Option<Expr> {
        let kind = self.kind(site.e);
        if !matches!(kind, Kind::Add | Kind::Mul) {
            return None;
        }
        let mut ops = Exprs::new();
        let mut left = 0;
        for operand in self.operands(site.e) {
            let low = self.truncate(operand, site.ty, site.depth + 1);
            left += (!self.kind(operand).is_cast() && self.kind(low) == Kind::Truncate) as u32;
            ops.push(low);
            if left > 1 {
                // What was made below may have made this one.
                return self.s.nodes.find(Kind::Truncate, site.ty, 0, &[site.e]);
            }
        }
        Some(if kind == Kind::Add { self.add(ops, Wrap::ANY, 0) } else { self.mul(ops, Wrap::ANY) })
    }

    /// `trunc {a,+,b} -> {trunc a,+,trunc b}`. Always.
    fn truncated_recurrence(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        let operands = self.operands(site.e).into_iter();
        let ops = operands.map(|operand| self.truncate(operand, site.ty, site.depth + 1)).collect();
        Some(self.rec(ops, l, Wrap::ANY))
    }

    /// `trunc x -> 0`. If all bits that stay are known to be clear.
    fn truncated_low_zeros(&mut self, site: Cast) -> Option<Expr> {
        (self.trailing_zeros(site.e) >= site.ty.bits()).then(|| self.zero(site.ty))
    }

    // ---- extensions ---------------------------------------------------------------------------------------------

    /// Zero- or sign-extended.
    pub(super) fn extend(&mut self, expr: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        if signed { self.sign_extend(expr, ty, depth) } else { self.zero_extend(expr, ty, depth) }
    }
    /// Operands of what is extended, each extended.
    fn extended_operands(&mut self, site: Cast) -> Exprs {
        let operands = self.operands(site.e).into_iter();
        operands.map(|operand| self.extend(operand, site.ty, site.signed, site.depth + 1)).collect()
    }
    fn cached(&mut self, expr: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        let ty = ty.effective();
        debug_assert!(self.bits(expr) < ty.bits() && !self.is_ptr(expr));
        let epoch = |se: &Self, x: Expr| se.s.nodes.memo(x).epoch;
        if let Some(i) = self.s.folds.find(expr, ty, signed) {
            let r = self.s.folds.rows[i as usize];
            if r.epochs == (epoch(self, expr), epoch(self, r.to)) {
                return r.to;
            }
        }
        let own = if signed { Kind::SignExtend } else { Kind::ZeroExtend };
        let to = self.fold_extension(expr, ty, signed, own, depth);
        if self.kind(to) != own && !self.is_constant(expr) {
            let epochs = (epoch(self, expr), epoch(self, to));
            self.s.folds.set(Fold { from: expr, ty, signed, to, epochs });
        }
        to
    }
    /// Zeros added above.
    pub fn zero_extend(&mut self, expr: Expr, ty: Ty, depth: u32) -> Expr {
        self.cached(expr, ty, false, depth)
    }
    /// Copies of the sign added above.
    pub fn sign_extend(&mut self, expr: Expr, ty: Ty, depth: u32) -> Expr {
        self.cached(expr, ty, true, depth)
    }

    /// An extension as `own` node only where nothing else says the same.
    fn fold_extension(&mut self, e: Expr, ty: Ty, signed: bool, own: Kind, depth: u32) -> Expr {
        let site = Cast { e, ty, signed, depth };
        if let Some(x) = self.extend_rules(site) {
            return x;
        }
        if let Some(x) = self.s.nodes.find(own, ty, 0, &[e]) {
            return x;
        }
        if depth <= self.set.cast_depth {
            let folded = if signed { self.sext_rules(site) } else { self.zext_rules(site) };
            if let Some(x) = folded {
                return x;
            }
        }
        self.node(own, ty, 0, &[e], Wrap::ANY)
    }

    /// `zext C -> C`, `sext C -> C`. Always.
    fn extended_constant(&mut self, site: Cast) -> Option<Expr> {
        if site.ty.bits() > number::PLAIN {
            let limbs = self.limbs(site.e)?;
            let limbs = if site.signed { int::sext(&limbs, self.bits(site.e), site.ty.bits()) } else { limbs };
            return Some(self.make_wide(site.ty, limbs));
        }
        let constant = self.constant(site.e)?;
        let value = if site.signed { sext(constant, self.bits(site.e)) as u128 } else { constant };
        Some(self.make_const(site.ty, value))
    }

    /// `zext (zext x) -> zext x`, `sext (sext x) -> sext x`, `sext (zext x) -> zext x`. Always.
    fn extended_extension(&mut self, site: Cast) -> Option<Expr> {
        match self.kind(site.e) {
            Kind::SignExtend if site.signed => Some(self.sign_extend(self.op(site.e, 0), site.ty, site.depth + 1)),
            Kind::ZeroExtend => Some(self.zero_extend(self.op(site.e, 0), site.ty, site.depth + 1)),
            _ => None,
        }
    }

    /// `zext (trunc x) -> x`, `-> zext x`, `-> trunc x`, the same for `sext`. If the bits cut off are known to be those that come
    /// back.
    fn extended_truncation(&mut self, site: Cast) -> Option<Expr> {
        if self.kind(site.e) != Kind::Truncate {
            return None;
        }
        let x = self.op(site.e, 0);
        let range = self.range(x, site.signed);
        let (cut, bits) = (range.trunc(self.bits(site.e)), site.ty.bits());
        if site.signed {
            let same = cut.sext(bits).contains_all(range.sext_or_trunc(bits));
            return same.then(|| self.trunc_or_sext(x, site.ty, site.depth));
        }
        let same = cut.zext(bits).contains_all(range.zext_or_trunc(bits));
        same.then(|| self.trunc_or_zext(x, site.ty, site.depth))
    }

    /// `zext (x % y) -> zext x % zext y`. Always.
    fn zext_of_remainder(&mut self, site: Cast) -> Option<Expr> {
        let (x, y) = self.match_urem(site.e)?;
        let x = self.zero_extend(x, site.ty, site.depth + 1);
        let y = self.zero_extend(y, site.ty, site.depth + 1);
        Some(self.urem(x, y))
    }

    /// `zext (x /u y) -> zext x /u zext y`. Always.
    fn zext_of_quotient(&mut self, site: Cast) -> Option<Expr> {
        if self.kind(site.e) != Kind::UDiv {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(self.udiv(ops[0], ops[1]))
    }

    /// `zext (x + y) -> zext x + zext y`, the same for `sext`. If the sum does not wrap, unsigned (signed).
    fn extended_sum(&mut self, site: Cast) -> Option<Expr> {
        let need = site.need();
        if self.kind(site.e) != Kind::Add || !self.wrap(site.e).has(need) {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(self.add(ops, need, site.depth + 1))
    }

    /// `zext (C + x) -> D + zext (C - D + x)`, the same for `sext`. Where `D` is the part of the constant below all bits of `x`, if
    /// it is not zero.
    fn extended_sum_with_constant(&mut self, site: Cast) -> Option<Expr> {
        if self.kind(site.e) != Kind::Add {
            return None;
        }
        let constant = self.number(self.op(site.e, 0))?;
        let mut zeros = self.bits(site.e);
        for at in 1..self.num_ops(site.e) {
            zeros = zeros.min(self.trailing_zeros(self.op(site.e, at)));
        }
        let below = number::low_bits(constant, self.bits(site.e), zeros)?;
        if below == 0 {
            return None;
        }
        let narrow = self.ty(site.e);
        let part = self.make_const(narrow, below);
        let part = self.extend(part, site.ty, site.signed, site.depth);
        let less = self.make_const(narrow, below.wrapping_neg());
        let rest = self.add2_at(less, site.e, site.depth);
        let rest = self.extend(rest, site.ty, site.signed, site.depth + 1);
        Some(self.add(Exprs::from_slice(&[part, rest]), Wrap::BOTH, site.depth + 1))
    }

    /// `zext (x * y) -> zext x * zext y`. If the product does not wrap.
    fn zext_of_product(&mut self, site: Cast) -> Option<Expr> {
        if self.kind(site.e) != Kind::Mul || !self.wrap(site.e).has(Wrap::NUW) {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(self.mul_at(ops, Wrap::NUW, site.depth + 1))
    }

    /// `zext (2^K * trunc x) -> 2^K * zext (trunc x)`. Always: the inner truncation leaves out the `K` top bits, which were shifted
    /// out.
    fn zext_of_shifted_truncation(&mut self, site: Cast) -> Option<Expr> {
        let &[scale, low] = self.ops(site.e) else { return None };
        if self.kind(site.e) != Kind::Mul || self.kind(low) != Kind::Truncate {
            return None;
        }
        let shift = self.constant(scale).filter(|scale| scale.is_power_of_two())?.trailing_zeros();
        if self.bits(low) <= shift {
            return None;
        }
        let kept = Ty::int(self.bits(low) - shift);
        let scale = self.zero_extend(scale, site.ty, 0);
        let low = self.truncate(self.op(low, 0), kept, 0);
        let low = self.zero_extend(low, site.ty, 0);
        Some(self.mul_at(Exprs::from_slice(&[scale, low]), Wrap::NUW, site.depth + 1))
    }

    /// `zext (x umin y) -> zext x umin zext y`, the same for `umax`, and for `sext` of `smin` and `smax`. Always.
    fn extended_extreme(&mut self, site: Cast) -> Option<Expr> {
        let kind = self.kind(site.e);
        let keeps_order = match kind {
            Kind::UMin | Kind::UMax => !site.signed,
            Kind::SMin | Kind::SMax => site.signed,
            _ => false,
        };
        if !keeps_order {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(self.min_max(kind, ops))
    }

    /// `zext (x umin_seq y) -> zext x umin_seq zext y`. Always.
    fn zext_of_sequential(&mut self, site: Cast) -> Option<Expr> {
        if self.kind(site.e) != Kind::SequentialUMin {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(self.sequential_umin(ops))
    }

    /// `sext (x + y) -> sext x + sext y`, the same for products. If the ranges of the operands show that nothing wraps, with the
    /// knob for that.
    fn sext_of_fitting_operands(&mut self, site: Cast) -> Option<Expr> {
        let kind = self.kind(site.e);
        if !self.set.sext_expand || !matches!(kind, Kind::Add | Kind::Mul) || !self.fits_signed(site.e) {
            return None;
        }
        let ops = self.extended_operands(site);
        Some(if kind == Kind::Add {
            self.add(ops, Wrap::NSW, site.depth + 1)
        } else {
            self.mul_at(ops, Wrap::NSW, site.depth + 1)
        })
    }

    /// `sext x -> zext x`. If `x` is known not to be negative, with the knob for that.
    fn sext_of_non_negative(&mut self, site: Cast) -> Option<Expr> {
        let simpler = self.set.sext_simplify && self.is_known_non_negative(site.e);
        simpler.then(|| self.zero_extend(site.e, site.ty, site.depth + 1))
    }

    /// Whether a sum or product of the signed ranges of the operands of `expr`, taken in any order, fits in its type.
    fn fits_signed(&mut self, expr: Expr) -> bool {
        let bits = self.bits(expr);
        if bits > 60 || self.is_ptr(expr) {
            return false;
        }
        let add = self.kind(expr) == Kind::Add;
        let (mut lo, mut hi) = if add { (0i128, 0i128) } else { (1, 1) };
        let limit = 1i128 << (bits - 1);
        // Sums of parts in any order are within the sums of what is below and what is above zero.
        for o in self.operands(expr) {
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
}
