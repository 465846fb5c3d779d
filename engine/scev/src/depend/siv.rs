//! Subscripts with one induction variable: `c + a * i` against `c' + b * i'`, where `a` or `b` may be zero.
//!
//! Equal steps have one distance; opposite ones cross; a step of zero hits one iteration; others are solved as an equation.

use super::span::{Solutions, Span, signs, solve};
use super::subscripts::{Subscript, Term};
use super::symbolic::Place;
use super::*;
use warpc_ir::Opcode;
use warpc_ir::opcode::IntPred;

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal; directions are narrowed.
    pub(super) fn siv(&mut self, subscript: &Subscript, nest: Nest, assume: bool, out: &mut Dependence) -> bool {
        let none = match (subscript.src_terms.first().copied(), subscript.dst_terms.first().copied()) {
            (Some(a), Some(b)) if a.step == b.step => self.same_step(subscript, a, b, assume, out),
            (Some(a), Some(b)) => {
                out.consistent = false;
                if a.step == self.se.negate(b.step, Wrap::ANY) {
                    self.crossing(subscript, a, assume, out)
                } else {
                    self.any_steps(subscript, a, b, out)
                }
            }
            (Some(t), None) => self.fixed_against(subscript, t, nest, assume, out),
            (None, Some(t)) => self.fixed_against(subscript, t, nest, assume, out),
            (None, None) => false,
        };
        if none {
            return true;
        }
        let same = matches!((subscript.src_terms.first(), subscript.dst_terms.first()), (Some(a), Some(b)) if a.step == b.step);
        let Some(d) = self.difference(subscript, same) else { return false };
        self.common_divisor(subscript, d, nest.common, out) || self.out_of_reach(subscript, d)
    }
    /// `lhs * (i' - i) = c - c'`: the distance.
    fn same_step(&mut self, subscript: &Subscript, lhs: Term, rhs: Term, assume: bool, out: &mut Dependence) -> bool {
        let Some(d) = self.difference(subscript, true) else {
            // Modulo a power of two: the same value at two iterations would be the start passed again.
            if subscript.src_rest == subscript.dst_rest && lhs.nw && rhs.nw && lhs.l == rhs.l {
                let zero = self.se.minus(subscript.src_rest, subscript.dst_rest, Wrap::ANY);
                self.zero_distance(lhs, zero, assume, out);
            } else {
                out.consistent = false;
            }
            return false;
        };
        let last = self.last_iteration(lhs.l);
        let step = self.span_of(lhs.step);
        let delta = self.span_of(d).negated();
        // The distance is at most the number of the last iteration.
        let most = step.hull(step.negated()).up_to(last);
        if !most.meets(delta) {
            return true;
        }
        if let (Some(d), Some(step)) = (self.number(d), self.number(lhs.step)) {
            let delta = -d;
            if step == 0 {
                return delta != 0;
            }
            if delta % step != 0 {
                return true;
            }
            let distance = delta / step;
            let direction = match distance {
                1.. => Direction::LT,
                0 => Direction::EQ,
                _ => Direction::GT,
            };
            let ty = self.se.ty(subscript.src_rest);
            let e = self.se.make_const(ty, distance as u128);
            if let Some(l) = out.level(lhs.level) {
                l.direction = l.direction.only(direction);
                l.distance = Some(e);
            }
            return false;
        }
        let delta_expr = self.se.minus(subscript.src_rest, subscript.dst_rest, Wrap::ANY);
        if self.se.is_zero(delta_expr) {
            self.zero_distance(lhs, delta_expr, assume, out);
            return false;
        }
        if !self.se.will_not_overflow(Opcode::Sub, true, subscript.src_rest, subscript.dst_rest, None) {
            out.consistent = false;
            return false;
        }
        let unit = self.se.is_one(lhs.step);
        out.consistent &= unit;
        let (delta, step) = (Signs::of(delta), Signs::of(step));
        // Signs that ranges do not say.
        let delta = delta.without_known(self.se, delta_expr);
        let mut direction = Direction::NONE;
        if delta.positive && step.positive || delta.negative && step.negative {
            direction = direction.or(Direction::LT);
        }
        if delta.zero {
            direction = direction.or(if step.zero { Direction::ALL } else { Direction::EQ });
        }
        if delta.negative && step.positive || delta.positive && step.negative {
            direction = direction.or(Direction::GT);
        }
        if let Some(l) = out.level(lhs.level) {
            l.direction = l.direction.only(direction);
            if unit {
                l.distance = Some(delta_expr);
            }
        }
        false
    }
    /// Equal subscripts are of the same iteration, if the step is not zero.
    fn zero_distance(&mut self, term: Term, zero: Expr, assume: bool, out: &mut Dependence) {
        if !self.non_zero(term.step, assume, out) {
            out.consistent = false;
            return;
        }
        if let Some(l) = out.level(term.level) {
            l.direction = l.direction.only(Direction::EQ);
            l.distance = Some(zero);
        }
    }
    /// Whether `expr` is not zero, or taken not to be.
    fn non_zero(&mut self, expr: Expr, assume: bool, out: &mut Dependence) -> bool {
        if !self.se.is_known_non_zero(expr) {
            if !assume {
                return false;
            }
            let p = Assumption::NonZero(expr);
            if !out.assumptions.contains(&p) {
                out.assumptions.push(p);
            }
        }
        true
    }
    /// `a * (i + i') = c' - c`.
    fn crossing(&mut self, subscript: &Subscript, term: Term, assume: bool, out: &mut Dependence) -> bool {
        let Some(d) = self.difference(subscript, false) else { return false };
        let same = |out: &mut Dependence, zero: Expr| {
            let Some(l) = out.level(term.level) else { return };
            l.direction = l.direction.only(Direction::EQ);
            l.distance = Some(zero);
        };
        if self.se.is_zero(d) {
            // Both the first iteration.
            if self.non_zero(term.step, assume, out) {
                same(out, d);
            }
            return false;
        }
        let (Some(d), Some(a)) = (self.number(d), self.number(term.step)) else { return false };
        if a == 0 {
            return d != 0;
        }
        if d % a != 0 || d / a < 0 {
            return true;
        }
        let sum = d / a;
        if let Some(last) = self.last_iteration(term.l) {
            if sum > 2 * last {
                return true;
            }
            if sum == 2 * last {
                // Both the last one.
                let ty = self.se.ty(subscript.src_rest);
                let zero = self.se.zero(ty);
                same(out, zero);
                return false;
            }
        }
        if sum % 2 != 0
            && let Some(l) = out.level(term.level)
        {
            l.direction = l.direction.without(Direction::EQ);
        }
        false
    }
    /// `lhs * i - rhs * i' = c' - c` for constants.
    fn any_steps(&mut self, subscript: &Subscript, lhs: Term, rhs: Term, out: &mut Dependence) -> bool {
        let Some(d) = self.difference(subscript, false) else { return false };
        let (Some(d), Some(x), Some(y)) = (self.number(d), self.number(lhs.step), self.number(rhs.step)) else {
            return false;
        };
        let (last_src, last_dst) = (self.last_iteration(lhs.l), self.last_iteration(rhs.l));
        match solve(x, -y, d, last_src, last_dst) {
            Solutions::Never => true,
            Solutions::Unknown => false,
            Solutions::Line { x, y, dx, dy, k } => {
                let distance = y.checked_sub(x).and_then(|c| signs(c, dy - dx, k));
                let Some([negative, zero, positive]) = distance else { return false };
                let pick = |yes: bool, d: Direction| if yes { d } else { Direction::NONE };
                let possible =
                    pick(positive, Direction::LT).or(pick(zero, Direction::EQ)).or(pick(negative, Direction::GT));
                if let Some(l) = out.level(lhs.level) {
                    l.direction = l.direction.only(possible);
                }
                false
            }
        }
    }
    /// One side does not change: `a * i` is one value.
    fn fixed_against(
        &mut self,
        subscript: &Subscript,
        term: Term,
        nest: Nest,
        assume: bool,
        out: &mut Dependence,
    ) -> bool {
        let of_src = subscript.dst_terms.is_empty();
        out.consistent = false;
        let Some(d) = self.difference(subscript, false) else { return false };
        // What `a * i` must be.
        let (from, to) =
            if of_src { (subscript.src_rest, subscript.dst_rest) } else { (subscript.dst_rest, subscript.src_rest) };
        let goal_expr = self.se.minus(to, from, Wrap::ANY);
        let goal = if of_src { self.span_of(d) } else { self.span_of(d).negated() };
        let (first, last) = (Direction::EQ.or(if of_src { Direction::LT } else { Direction::GT }), |of_src| {
            Direction::EQ.or(if of_src { Direction::GT } else { Direction::LT })
        });
        let common = term.level <= nest.common;
        if self.se.is_zero(goal_expr) || goal == Span::ZERO || self.se.is_known(IntPred::Eq, from, to) {
            if common
                && self.non_zero(term.step, assume, out)
                && let Some(l) = out.level(term.level)
            {
                l.direction = l.direction.only(first);
                l.peel_first = true;
            }
            return false;
        }
        let max = self.last_iteration(term.l);
        let step = self.span_of(term.step);
        if !step.up_to(max).meets(goal) {
            return true;
        }
        let Some(a) = self.number(term.step).filter(|&a| a != 0) else { return false };
        let goal_number = goal.lo.zip(goal.hi).filter(|(l, h)| l == h).map(|g| g.0);
        if let Some(g) = goal_number {
            if g % a != 0 {
                return true;
            }
            if max == Some(g / a) {
                if common && let Some(l) = out.level(term.level) {
                    l.direction = l.direction.only(last(of_src));
                    l.peel_last = true;
                }
                return false;
            }
            return false;
        }
        match self.place(subscript, d) {
            Place::Beyond => true,
            Place::AtEnd => {
                if common && let Some(l) = out.level(term.level) {
                    l.direction = l.direction.only(last(of_src));
                    l.peel_last = true;
                }
                false
            }
            Place::Unknown => false,
        }
    }
}

/// Which signs a number may have.
#[derive(Clone, Copy)]
struct Signs {
    negative: bool,
    zero: bool,
    positive: bool,
}

impl Signs {
    fn of(span: Span) -> Signs {
        Signs {
            negative: span.lo.is_none_or(|v| v < 0),
            zero: span.meets(Span::ZERO),
            positive: span.hi.is_none_or(|v| v > 0),
        }
    }
    fn without_known(self, se: &mut Se<'_, '_>, expr: Expr) -> Signs {
        Signs { zero: self.zero && !se.is_known_non_zero(expr), ..self }
    }
}
