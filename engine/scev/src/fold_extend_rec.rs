//! Extensions of affine recurrences: of start and step, where it is proved that nothing wraps.

use super::fold_cast::Cast;
use super::interval::{signed_max, signed_min};
use super::*;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    rules! {
        /// Rules of extensions of an affine recurrence, in order.
        fn affine_rules(&mut self, site: Cast) -> Option<Expr> {
            extended_rec_without_wrap,
            extended_rec_by_count,
            extended_rec_by_induction,
            extended_rec_that_counts_down,
            extended_rec_with_split_start,
            extended_rec_beside_another,
        }
    }

    /// Rules of extensions of an affine recurrence.
    pub(super) fn extended_recurrence_rules(&mut self, site: Cast) -> Option<Expr> {
        if !self.is_affine(site.e) {
            return None;
        }
        self.affine_rules(site)
    }

    /// `zext {a,+,b} -> {zext a,+,zext b}`, the same for `sext`. If the recurrence does not wrap, unsigned (signed).
    fn extended_rec_without_wrap(&mut self, site: Cast) -> Option<Expr> {
        if !self.wrap(site.e).has(site.need()) {
            return None;
        }
        let wrap = if site.signed { Wrap::NSW } else { self.wrap(site.e) };
        Some(self.rec_of_extended(site, site.signed, wrap))
    }

    /// `zext {a,+,b} -> {zext a,+,zext b}`, the same for `sext`, the step extended in either way. If the largest number of
    /// iterations is known and the last value is the same computed wide.
    fn extended_rec_by_count(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        let most = self.constant_max_backedge_taken_count(l);
        if most == COULD_NOT_COMPUTE {
            return None;
        }
        self.extend_rec_by_count(site, most)
    }

    /// Whether it is worth to look for a proof: something is known of the loop, or of the function.
    fn may_prove(&mut self, site: Cast, loop_id: Loop) -> bool {
        let counted = self.constant_max_backedge_taken_count(loop_id) != COULD_NOT_COMPUTE;
        let facts = self.has_facts();
        site.signed || counted || facts
    }

    /// `zext {a,+,b} -> {zext a,+,zext b}`, the same for `sext`. If conditions of the loop show that the recurrence does not wrap.
    fn extended_rec_by_induction(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        if !self.may_prove(site, l) {
            return None;
        }
        let proved =
            if site.signed { self.prove_nsw_by_induction(site.e) } else { self.prove_nuw_by_induction(site.e) };
        self.add_rec_facts(site.e, proved);
        if !self.wrap(site.e).has(site.need()) {
            return None;
        }
        let wrap = self.wrap(site.e);
        Some(self.rec_of_extended(site, site.signed, wrap))
    }

    /// `zext {a,+,b} -> {zext a,+,sext b}`. If `b` is negative, and every value that is followed by another is above what the step
    /// takes away.
    fn extended_rec_that_counts_down(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        let step = self.op(site.e, 1);
        if site.signed || !self.may_prove(site, l) || !self.is_known_negative(step) {
            return None;
        }
        let least = self.range(step, true).smin();
        let limit = self.make_const(self.ty(step), !least);
        if !self.backedge_guarded(l, IntPred::Ugt, site.e, limit)
            && !self.is_known_every_iteration(IntPred::Ugt, site.e, limit)
        {
            return None;
        }
        self.add_rec_facts(site.e, Wrap::NW);
        let wrap = self.wrap(site.e);
        Some(self.rec_of_extended(site, true, wrap))
    }

    /// `zext {C,+,b} -> D + zext {C - D,+,b}`, the same for `sext`. Where `D` is the part of the constant below all bits of `b`,
    /// if it is not zero.
    fn extended_rec_with_split_start(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        let (start, step) = (self.op(site.e, 0), self.op(site.e, 1));
        let constant = self.number(start)?;
        let narrow = self.ty(start);
        let below = number::low_bits(constant, narrow.bits(), self.trailing_zeros(step))?;
        if below == 0 {
            return None;
        }
        let rest = number::sub(narrow.bits(), constant, below)?;
        let part = self.make_const(narrow, below);
        let part = self.extend(part, site.ty, site.signed, site.depth);
        let rest = self.make_const(narrow, rest);
        let wrap = self.wrap(site.e);
        let rest = self.rec(Exprs::from_slice(&[rest, step]), l, wrap);
        let rest = self.extend(rest, site.ty, site.signed, site.depth + 1);
        Some(self.add(Exprs::from_slice(&[part, rest]), Wrap::BOTH, site.depth + 1))
    }

    /// `zext {C,+,b} -> {zext C,+,zext b}`, the same for `sext`. If a recurrence with a start next to `C` is known not to wrap, and
    /// the little between does not either.
    fn extended_rec_beside_another(&mut self, site: Cast) -> Option<Expr> {
        let l = self.rec_loop(site.e)?;
        let (start, step) = (self.op(site.e, 0), self.op(site.e, 1));
        if !self.no_wrap_by_neighbour(start, step, l, site.signed) {
            return None;
        }
        self.add_rec_facts(site.e, site.need());
        let wrap = self.wrap(site.e);
        Some(self.rec_of_extended(site, site.signed, wrap))
    }

    /// The recurrence of extended start and step; start and step may be extended differently.
    fn rec_of_extended(&mut self, site: Cast, step_signed: bool, wrap: Wrap) -> Expr {
        let start = self.extended_start(site.e, site.ty, site.signed, site.depth + 1);
        let step = self.extend(self.op(site.e, 1), site.ty, step_signed, site.depth + 1);
        match self.rec_loop(site.e) {
            Some(l) => self.rec2(start, step, l, wrap),
            None => site.e,
        }
    }
    /// The extended recurrence, if the value after the largest number of iterations, `most`, is the same computed wide.
    fn extend_rec_by_count(&mut self, site: Cast, most: Expr) -> Option<Expr> {
        let Cast { e, signed, depth, .. } = site;
        let (start, step) = (self.op(e, 0), self.op(e, 1));
        let narrow = self.ty(start).effective();
        if self.is_ptr(start) {
            return None;
        }
        let count = self.trunc_or_zext(most, narrow, depth);
        let again = self.trunc_or_zext(count, self.ty(most), depth);
        let wide = Ty::int(2 * narrow.bits());
        if again != most || wide.bits() > number::WIDEST_PROOF {
            return None;
        }
        // First the step with the sign asked for, then the other.
        let same = match [start, step, count].map(|x| self.constant(x)) {
            [Some(start), Some(step), Some(count)] if wide.bits() <= number::PLAIN => {
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
        Some(self.rec_of_extended(site, signed == same, w))
    }
    /// Start of an extended recurrence: `ext(step) + ext(start - step)` where that is the same, so that a recurrence and
    /// the same one iteration later extend alike.
    pub(super) fn extended_start(&mut self, expr: Expr, ty: Ty, signed: bool, depth: u32) -> Expr {
        match self.start_before_step(expr, signed, depth) {
            None => self.extend(self.op(expr, 0), ty, signed, depth),
            Some(before) => {
                let step = self.extend(self.op(expr, 1), ty, signed, depth);
                let before = self.extend(before, ty, signed, depth);
                self.add2(step, before, Wrap::ANY)
            }
        }
    }
    fn start_before_step(&mut self, expr: Expr, signed: bool, depth: u32) -> Option<Expr> {
        let l = self.rec_loop(expr)?;
        let (start, step) = (self.op(expr, 0), self.op(expr, 1));
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
        let wide = Ty::int(2 * self.bits(expr));
        if wide.bits() <= number::WIDEST_PROOF {
            let (b, s) = (self.extend(before, wide, signed, depth), self.extend(step, wide, signed, depth));
            let sum = self.add2(b, s, Wrap::ANY);
            if self.extend(start, wide, signed, depth) == sum {
                if is_rec && self.wrap(expr).has(need) {
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
            return Some((IntPred::Ult, self.make_const(ty, number::sub(bits, 0, most)?)));
        }
        let r = self.range(step, true);
        if self.is_known_positive(step) {
            return Some((IntPred::Slt, self.make_const(ty, number::sub(bits, signed_min(bits), r.smax())?)));
        }
        if self.is_known_negative(step) {
            return Some((IntPred::Sgt, self.make_const(ty, number::sub(bits, signed_max(bits), r.smin())?)));
        }
        None
    }
    /// Whether a recurrence with a start next to this one is known not to wrap, and the little between does not either.
    fn no_wrap_by_neighbour(&mut self, start: Expr, step: Expr, loop_id: Loop, signed: bool) -> bool {
        let Some(c) = self.number(start) else { return false };
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let ty = self.ty(start);
        for delta in [-2i128, -1, 1, 2] {
            let Some(near) = number::sub(ty.bits(), c, delta as u128) else { continue };
            let near = match ty.bits() {
                0..=number::PLAIN => self.s.nodes.find(Kind::Constant, ty, near, &[]),
                _ => Some(self.make_const(ty, near)),
            };
            let nodes = &self.s.nodes;
            let Some(rec) = near.and_then(|c| nodes.find(Kind::AddRec, ty, loop_id.0 as u128, &[c, step])) else {
                continue;
            };
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
