//! Subscripts with two induction variables: `c + a * i` against `c' + b * j`, or both on one side. Nothing is said of
//! directions: iterations of different loops have none.

use super::span::{Solutions, Span, solve};
use super::subscripts::Subscript;
use super::symbolic::Place;
use super::*;

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal.
    pub(super) fn rdiv(&mut self, subscript: &Subscript, out: &mut Dependence) -> bool {
        out.consistent = false;
        let Some(d) = self.difference(subscript, false) else { return false };
        let mut terms = subscript.terms().map(|(t, negative)| (*t, negative));
        let (Some((x, nx)), Some((y, ny))) = (terms.next(), terms.next()) else { return false };
        drop(terms);
        if let (Some(d), Some(a), Some(b)) = (self.number(d), self.number(x.step), self.number(y.step)) {
            let (a, b) = (if nx { -a } else { a }, if ny { -b } else { b });
            let (m, n) = (self.last_iteration(x.l), self.last_iteration(y.l));
            return solve(a, b, d, m, n) == Solutions::Never;
        }
        self.common_divisor(subscript, d, 0, out) || self.out_of_reach(subscript, d)
    }
    /// Whether the difference `expr` lies where no sum of the terms does.
    pub(super) fn out_of_reach(&mut self, subscript: &Subscript, expr: Expr) -> bool {
        let mut sum = Span::ZERO;
        for (t, negative) in subscript.terms() {
            let step = self.span_of(t.step);
            let step = if negative { step.negated() } else { step };
            sum = sum.plus(step.up_to(self.last_iteration(t.l)));
        }
        !sum.meets(self.span_of(expr)) || self.place(subscript, expr) == Place::Beyond
    }
}
