//! Recurrences `{start,+,step,+,...}` of a loop: no trailing zeros, nested ones in order of loops, facts strengthened.

use super::*;

/// A recurrence that is being folded.
struct Recurrence {
    /// Start, step, step of the step, ...
    parts: Exprs,
    l: Loop,
    /// Facts of the recurrence.
    wrap: Wrap,
}

impl Se<'_, '_> {
    /// The recurrence with this start and step.
    pub fn rec2(&mut self, start: Expr, step: Expr, loop_id: Loop, wrap: Wrap) -> Expr {
        let mut parts = Exprs::from_slice(&[start]);
        if self.rec_loop(step) == Some(loop_id) {
            parts.extend_from_slice(self.s.nodes.ops(step));
            return self.rec(parts, loop_id, wrap.only(Wrap::NW));
        }
        parts.push(step);
        self.rec(parts, loop_id, wrap)
    }
    /// The recurrence of loop `l` with these parts, all available where `l` is entered.
    pub fn rec(&mut self, parts: Exprs, l: Loop, wrap: Wrap) -> Expr {
        let mut site = Recurrence { parts, l, wrap };
        if let Some(e) = self.short_rec_rules(&mut site) {
            return e;
        }
        // Recurrences of outer loops stand inside; each turn moves one of them.
        loop {
            site.wrap = self.strengthen(Kind::AddRec, &site.parts, site.wrap);
            if self.rec_rules(&mut site).is_none() {
                break;
            }
        }
        let ty = self.ty(site.parts[0]);
        let (e, _) = self.s.nodes.intern(Kind::AddRec, ty, site.l.0 as u128, &site.parts);
        self.add_rec_facts(e, site.wrap);
        e
    }

    rules! {
        /// Rules of recurrences with steps that are zero.
        fn short_rec_rules(&mut self, site: &mut Recurrence) -> Option<Expr> {
            recurrence_without_step,
        }
    }
    rules! {
        /// Rules of recurrences in recurrences.
        fn rec_rules(&mut self, site: &mut Recurrence) -> Option<()> {
            recurrence_of_inner_recurrence,
        }
    }

    /// `{x,+,0} -> x`. Always; zeros at the end of longer ones go.
    fn recurrence_without_step(&mut self, site: &mut Recurrence) -> Option<Expr> {
        while site.parts.len() > 1 && self.is_zero(site.parts[site.parts.len() - 1]) {
            site.parts.pop();
            site.wrap = Wrap::ANY;
        }
        (site.parts.len() == 1).then(|| site.parts[0])
    }

    /// `{{a,+,b}<inner>,+,c}<outer> -> {{a,+,c}<outer>,+,b}<inner>`. If `inner` is below `outer`, and the parts are invariant in
    /// the loops they come to.
    fn recurrence_of_inner_recurrence(&mut self, site: &mut Recurrence) -> Option<()> {
        let nested = site.parts[0];
        let inner = self.rec_loop(nested)?;
        let l = site.l;
        let below = if self.loops.encloses(l, inner) {
            self.loops.depth(l) < self.loops.depth(inner)
        } else {
            !self.loops.encloses(inner, l) && self.dom.dominates(self.loops.header(l), self.loops.header(inner))
        };
        if !below {
            return None;
        }
        let mut outer_parts = site.parts.clone();
        outer_parts[0] = self.op(nested, 0);
        if !outer_parts.iter().all(|&o| self.is_invariant(o, l)) {
            return None;
        }
        let have = self.wrap(nested);
        let outer = self.rec(outer_parts, l, site.wrap.only(Wrap::NW.with(have)));
        let mut new = self.operands(nested);
        new[0] = outer;
        if !new.iter().all(|&o| self.is_invariant(o, inner)) {
            return None;
        }
        *site = Recurrence { parts: new, l: inner, wrap: have.only(Wrap::NW.with(site.wrap)) };
        Some(())
    }
    /// Step of a recurrence: a recurrence again unless it is affine.
    pub fn step_of(&mut self, rec: Expr) -> Expr {
        if self.num_ops(rec) == 2 {
            return self.op(rec, 1);
        }
        let Some(l) = self.rec_loop(rec) else { return COULD_NOT_COMPUTE };
        let parts = Exprs::from_slice(&self.ops(rec)[1..]);
        self.rec(parts, l, Wrap::ANY)
    }
    /// A recurrence one iteration later.
    pub fn post_inc(&mut self, rec: Expr) -> Expr {
        let Some(l) = self.rec_loop(rec) else { return COULD_NOT_COMPUTE };
        let mut parts = self.operands(rec);
        for k in 0..parts.len() - 1 {
            parts[k] = self.add2(self.op(rec, k), self.op(rec, k + 1), Wrap::ANY);
        }
        self.rec(parts, l, Wrap::ANY)
    }

    /// More facts of a sum, product or recurrence of these operands than the given ones.
    pub(super) fn strengthen(&mut self, kind: Kind, ops: &[Expr], wrap: Wrap) -> Wrap {
        let mut w = wrap.with(self.launch_facts(kind, ops));
        if w.only(Wrap::BOTH) == Wrap::NSW && ops.iter().all(|&o| self.is_known_non_negative(o)) {
            w = w.with(Wrap::NUW);
        }
        if !w.has(Wrap::BOTH)
            && matches!(kind, Kind::Add | Kind::Mul)
            && let &[a, b] = ops
            && let Some(c) = self.number(a)
        {
            let c = Interval::single(self.bits(a), c);
            let add = kind == Kind::Add;
            if !w.has(Wrap::NSW) {
                let region = if add { c.add_nsw_region() } else { c.mul_nsw_region() };
                if region.contains_all(self.range(b, true)) {
                    w = w.with(Wrap::NSW);
                }
            }
            if !w.has(Wrap::NUW) {
                let region = if add { c.add_nuw_region() } else { c.mul_nuw_region() };
                if region.contains_all(self.range(b, false)) {
                    w = w.with(Wrap::NUW);
                }
            }
        }
        // From zero in non-negative steps, never past the start again: no unsigned wrap.
        if kind == Kind::AddRec
            && w.has(Wrap::NW)
            && !w.has(Wrap::NUW)
            && ops.len() == 2
            && self.is_zero(ops[0])
            && self.is_known_non_negative(ops[1])
        {
            w = w.with(Wrap::NUW);
        }
        if kind == Kind::Mul
            && !w.has(Wrap::NUW)
            && let &[a, b] = ops
        {
            let divides = |q: Expr, d: Expr| self.kind(q) == Kind::UDiv && self.op(q, 1) == d;
            if divides(a, b) || divides(b, a) {
                w = w.with(Wrap::NUW);
            }
        }
        w
    }
}
