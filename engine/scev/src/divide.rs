//! Division of expressions: `n = q * d + r`, found by the form of the numerator.
//!
//! What cannot be divided has quotient zero and itself as remainder. Depth and number of steps of one division are bounded.

use super::rewrite::Visit;
use super::*;
use warpc_analysis::known_bits::bits::sext;

/// Depth to which a numerator is taken apart.
const MAX_DEPTH: u32 = 48;
/// Steps of one division.
const MAX_STEPS: u32 = 4096;

impl Se<'_, '_> {
    /// Quotient and remainder of `expr` by `d`, both integers of one type.
    pub fn divide(&mut self, expr: Expr, d: Expr) -> (Expr, Expr) {
        let mut steps = MAX_STEPS;
        self.divide_at(expr, d, MAX_DEPTH, &mut steps)
    }
    fn divide_at(&mut self, expr: Expr, d: Expr, depth: u32, steps: &mut u32) -> (Expr, Expr) {
        let ty = self.ty(d);
        let zero = self.zero(ty);
        if expr == d {
            return (self.one(ty), zero);
        }
        if self.is_zero(expr) {
            return (zero, zero);
        }
        if self.is_one(d) {
            return (expr, zero);
        }
        if depth == 0 || *steps == 0 || self.is_ptr(expr) || self.is_zero(d) {
            return (zero, expr);
        }
        *steps -= 1;
        if self.kind(d) == Kind::Mul {
            return self.divide_by_factors(expr, d, depth, steps);
        }
        let found = match self.kind(expr) {
            Kind::Constant => self.divide_constants(expr, d),
            Kind::AddRec => self.divide_recurrence(expr, d, depth, steps),
            Kind::Add => self.divide_sum(expr, d, depth, steps),
            Kind::Mul => self.divide_product(expr, d, depth, steps),
            _ => None,
        };
        found.unwrap_or((zero, expr))
    }
    /// By a product: by each factor in turn, all of which must divide.
    fn divide_by_factors(&mut self, expr: Expr, d: Expr, depth: u32, steps: &mut u32) -> (Expr, Expr) {
        let ty = self.ty(d);
        let zero = self.zero(ty);
        let mut q = expr;
        for o in self.operands(d) {
            let (next, r) = self.divide_at(q, o, depth - 1, steps);
            if !self.is_zero(r) {
                return (zero, expr);
            }
            q = next;
        }
        (q, zero)
    }
    fn divide_constants(&mut self, expr: Expr, d: Expr) -> Option<(Expr, Expr)> {
        let ty = self.ty(expr);
        let bits = ty.bits();
        if self.ty(d) != ty {
            return None;
        }
        let (a, b) = (sext(self.constant(expr)?, bits), sext(self.constant(d)?, bits));
        let (q, r) = (a.wrapping_div(b), a.wrapping_rem(b));
        Some((self.make_const(ty, q as u128), self.make_const(ty, r as u128)))
    }
    fn divide_recurrence(&mut self, expr: Expr, d: Expr, depth: u32, steps: &mut u32) -> Option<(Expr, Expr)> {
        let l = self.rec_loop(expr)?;
        if !self.is_affine(expr) {
            return None;
        }
        let (start, step) = (self.op(expr, 0), self.op(expr, 1));
        let (start_q, start_r) = self.divide_at(start, d, depth - 1, steps);
        let (step_q, step_r) = self.divide_at(step, d, depth - 1, steps);
        let ty = self.ty(d);
        if [start_q, start_r, step_q, step_r].iter().any(|&e| self.ty(e) != ty) {
            return None;
        }
        // The step of the remainder is smaller than that of the numerator, so the remainder does not wrap if the numerator does
        // not.
        let mut kept = Wrap::ANY;
        if self.wrap(expr).0 != 0 && self.is_invariant(step, l) && self.is_invariant(step_r, l) {
            let (big, small) = (self.magnitude(step), self.magnitude(step_r));
            kept = Wrap::when(self.is_known(warpc_ir::opcode::IntPred::Ule, small, big), Wrap::NW);
        }
        let q = self.rec2(start_q, step_q, l, Wrap::ANY);
        let r = self.rec2(start_r, step_r, l, kept);
        Some((q, r))
    }
    /// The larger of `expr` and `-expr`.
    pub(crate) fn magnitude(&mut self, expr: Expr) -> Expr {
        let n = self.negate(expr, Wrap::ANY);
        self.smax2(expr, n)
    }
    fn divide_sum(&mut self, expr: Expr, d: Expr, depth: u32, steps: &mut u32) -> Option<(Expr, Expr)> {
        let ty = self.ty(d);
        let (mut qs, mut rs) = (Exprs::new(), Exprs::new());
        for o in self.operands(expr) {
            let (q, r) = self.divide_at(o, d, depth - 1, steps);
            if self.ty(q) != ty || self.ty(r) != ty {
                return None;
            }
            qs.push(q);
            rs.push(r);
        }
        Some((self.add(qs, Wrap::ANY, 0), self.add(rs, Wrap::ANY, 0)))
    }
    fn divide_product(&mut self, expr: Expr, d: Expr, depth: u32, steps: &mut u32) -> Option<(Expr, Expr)> {
        let ty = self.ty(d);
        let zero = self.zero(ty);
        let mut factors = self.operands(expr);
        if factors.iter().any(|&o| self.ty(o) != ty) {
            return None;
        }
        for k in 0..factors.len() {
            let (q, r) = self.divide_at(factors[k], d, depth - 1, steps);
            if self.is_zero(r) && self.ty(q) == ty {
                factors[k] = q;
                return Some((self.mul(factors, Wrap::ANY), zero));
            }
        }
        // A value somewhere inside of the factors: the remainder is what is left when the value is zero.
        let v = self.unknown(d)?;
        let one = self.one(ty);
        let rest = self.with_value(expr, v, zero);
        if self.is_zero(rest) {
            return Some((self.with_value(expr, v, one), zero));
        }
        let diff = self.minus(expr, rest, Wrap::ANY);
        if self.nodes().size(diff) > self.nodes().size(expr) {
            return None;
        }
        let (q, r) = self.divide_at(diff, d, depth - 1, steps);
        self.is_zero(r).then_some((q, rest))
    }
    /// `expr` if value `value` were `to`; facts of what changes are dropped, for they were facts of the value.
    fn with_value(&mut self, expr: Expr, value: Value, to: Expr) -> Expr {
        self.rewrite(
            expr,
            |se, x| match se.unknown(x) {
                Some(w) if w == value => Visit::Replace(to),
                _ => Visit::Below,
            },
            |se, x, ops| match se.kind(x) {
                Kind::Add => se.add(ops, Wrap::ANY, 0),
                Kind::Mul => se.mul(ops, Wrap::ANY),
                Kind::AddRec => match se.rec_loop(x) {
                    Some(l) => se.rec(ops, l, Wrap::ANY),
                    None => x,
                },
                _ => se.with_operands(x, ops),
            },
        )
    }
}
