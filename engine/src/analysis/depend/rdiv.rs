//! Subscripts with two induction variables: `c + a * i` against `c' + b * j`, or both on one side. Nothing is said of
//! directions: iterations of different loops have none.

use super::span::{Solutions, Span, solve};
use super::subscripts::{Subscript, Term};
use super::*;
use crate::ir::Opcode;
use crate::ir::opcode::IntPred;

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal.
    pub(super) fn rdiv(&mut self, s: &Subscript, out: &mut Dependence) -> bool {
        out.consistent = false;
        let Some(d) = self.difference(s, false) else { return false };
        let mut terms = s.terms().map(|(t, negative)| (*t, negative));
        let (Some((x, nx)), Some((y, ny))) = (terms.next(), terms.next()) else { return false };
        drop(terms);
        if let (Some(d), Some(a), Some(b)) = (self.number(d), self.number(x.step), self.number(y.step)) {
            let (a, b) = (if nx { -a } else { a }, if ny { -b } else { b });
            let (m, n) = (self.last_iteration(x.l), self.last_iteration(y.l));
            return solve(a, b, d, m, n) == Solutions::Never;
        }
        self.common_divisor(s, d, 0, out) || self.out_of_reach(s, d) || self.symbolic(s, (x, nx), (y, ny), d)
    }
    /// Whether the difference `d` lies where no sum of the terms does.
    pub(super) fn out_of_reach(&mut self, s: &Subscript, d: Expr) -> bool {
        let mut sum = Span::ZERO;
        for (t, negative) in s.terms() {
            let step = self.span_of(t.step);
            let step = if negative { step.negated() } else { step };
            sum = sum.plus(step.up_to(self.last_iteration(t.l)));
        }
        !sum.meets(self.span_of(d))
    }
    /// The same by expressions of the counts, for terms of known sign.
    fn symbolic(&mut self, s: &Subscript, x: (Term, bool), y: (Term, bool), d: Expr) -> bool {
        if self.number(d).is_some() {
            return false;
        }
        if !self.se.will_not_overflow(Opcode::Sub, true, s.dst_rest, s.src_rest, None) {
            return false;
        }
        let (Some(p), Some(q)) = (self.far_end(x), self.far_end(y)) else { return false };
        let ty = self.se.ty(d);
        let zero = self.se.zero(ty);
        // Each term goes from zero to its far end.
        let mut ends = [(zero, zero); 2];
        for (e, (far, up)) in ends.iter_mut().zip([p, q]) {
            *e = if up { (zero, far) } else { (far, zero) };
        }
        let [(a, b), (c, e)] = ends;
        let least = self.exact_sum(a, c);
        let most = self.exact_sum(b, e);
        least.is_some_and(|l| self.se.is_known(IntPred::Sgt, l, d))
            || most.is_some_and(|m| self.se.is_known(IntPred::Sgt, d, m))
    }
    fn exact_sum(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        if self.se.is_zero(a) || self.se.is_zero(b) || self.se.will_not_overflow(Opcode::Add, true, a, b, None) {
            return Some(self.se.add2(a, b, Wrap::ANY));
        }
        None
    }
    /// The value of a term in the last iteration, and whether it is not less than zero.
    fn far_end(&mut self, (t, negative): (Term, bool)) -> Option<(Expr, bool)> {
        let ty = self.se.ty(t.step);
        let count = self.exact_count(t.l, ty)?;
        let span = self.span_of(t.step);
        let up = if span.lo? >= 0 {
            true
        } else if span.hi? <= 0 {
            false
        } else {
            return None;
        };
        if !self.se.will_not_overflow(Opcode::Mul, true, t.step, count, None) {
            return None;
        }
        let far = self.se.mul2(t.step, count, Wrap::ANY);
        if !negative {
            return Some((far, up));
        }
        // Not the smallest number, which has no negative.
        let bits = self.se.bits(far);
        (self.span_of(far).lo? > -(1i128 << (bits - 1))).then(|| (self.se.negate(far, Wrap::NSW), !up))
    }
}
