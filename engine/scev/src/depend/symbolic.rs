//! Differences that are not constant against what the terms add up to, where both are made of the same unknown values: a loop that
//! runs `n` times does not get from the start of an array to its element `n`.
//!
//! Differences and counts of loops are sums of constant multiples of values. The count of each loop takes the place of a value
//! in it; counts are known to be at least zero, and no loop runs too often.

use super::span::Span;
use super::subscripts::{MAX_ITERATIONS, Subscript};
use super::*;
use crate::{Kind, Ty};
use warpc_analysis::known_bits::bits::sext;

/// Nodes of an expression that are looked at.
const MAX_NODES: u32 = 32;

/// A value in a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Symbol {
    Value(Expr),
    /// How often the back edge of a loop is taken.
    Count(Loop),
}

/// A constant and constant multiples of values, modulo a power of two.
#[derive(Clone, Debug, Default)]
struct Sum {
    constant: i128,
    parts: SmallVec<[(Symbol, i128); 4]>,
}

impl Sum {
    fn add_part(&mut self, symbol: Symbol, k: i128, bits: u32) {
        match self.parts.iter_mut().find(|p| p.0 == symbol) {
            Some(p) => p.1 = wrap(p.1.wrapping_add(k), bits),
            None => self.parts.push((symbol, wrap(k, bits))),
        }
        self.parts.retain(|p| p.1 != 0);
    }
    /// Adds `k` times `sum`.
    fn add(&mut self, sum: &Sum, k: i128, bits: u32) {
        self.constant = wrap(self.constant.wrapping_add(sum.constant.wrapping_mul(k)), bits);
        for &(s, c) in &sum.parts {
            self.add_part(s, c.wrapping_mul(k), bits);
        }
    }
    fn of(symbol: Symbol) -> Sum {
        Sum { constant: 0, parts: SmallVec::from_slice(&[(symbol, 1)]) }
    }
}

fn wrap(value: i128, bits: u32) -> i128 {
    sext(value as u128, bits)
}

/// How a goal lies to the sums that terms may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// It is none of them.
    Beyond,
    /// The term is that of the last iterations.
    AtEnd,
    Unknown,
}

impl Depend<'_, '_, '_> {
    /// Where the difference `expr` of `subscript` lies.
    pub(super) fn place(&mut self, subscript: &Subscript, expr: Expr) -> Place {
        if self.number(expr).is_some() {
            return Place::Unknown;
        }
        self.find_place(subscript, expr).unwrap_or(Place::Unknown)
    }
    fn find_place(&mut self, subscript: &Subscript, expr: Expr) -> Option<Place> {
        let ty = self.se.ty(expr);
        let bits = ty.bits();
        let mut goal = self.sum(expr, bits)?;
        // Loops whose counts stand for a value, with that value and what it is; counts of all.
        let mut known: SmallVec<[(Symbol, Sum); 4]> = SmallVec::new();
        let mut counts: SmallVec<[(Loop, Sum); 4]> = SmallVec::new();
        for (t, _) in subscript.terms() {
            if counts.iter().any(|c| c.0 == t.l) {
                continue;
            }
            let n = self.count(t.l, ty, &mut known)?;
            counts.push((t.l, n));
        }
        for (v, e) in &known {
            replace(&mut goal, *v, e, bits);
        }
        for c in &mut counts {
            for (v, e) in &known {
                replace(&mut c.1, *v, e, bits);
            }
            // The sum is the count, not only modulo a power of two.
            self.fits(&c.1, bits)?;
        }
        self.fits(&goal, bits)?;
        // What is left of the goal beyond the largest sum, and below the least.
        let (mut above, mut below) = (goal.clone(), goal);
        for (t, negative) in subscript.terms() {
            let a = self.number(t.step)?;
            let a = if negative { -a } else { a };
            let n = &counts.iter().find(|c| c.0 == t.l)?.1;
            add_exact(if a > 0 { &mut above } else { &mut below }, n, -a)?;
        }
        let (most, least) = (self.value_span(&above)?, self.value_span(&below)?);
        if most.lo.is_some_and(|v| v > 0) || least.hi.is_some_and(|v| v < 0) {
            return Some(Place::Beyond);
        }
        // One term: at the end is where its last iteration is.
        let mut terms = subscript.terms();
        let end = match (terms.next(), terms.next()) {
            (Some((t, negative)), None) => {
                let up = self.number(t.step)? > 0;
                (if up != negative { most } else { least }) == Span::ZERO
            }
            _ => false,
        };
        Some(if end { Place::AtEnd } else { Place::Unknown })
    }
    /// `expr` as a sum of multiples; any other expression is one symbol of it.
    fn sum(&mut self, expr: Expr, bits: u32) -> Option<Sum> {
        let mut out = Sum::default();
        let mut left = MAX_NODES;
        let mut stack: SmallVec<[(Expr, i128); 8]> = SmallVec::from_slice(&[(expr, 1)]);
        while let Some((x, k)) = stack.pop() {
            left = left.checked_sub(1)?;
            if let Some(c) = self.number(x) {
                out.constant = wrap(out.constant.wrapping_add(c.wrapping_mul(k)), bits);
                continue;
            }
            match (self.se.kind(x), self.se.ops(x)) {
                (Kind::Add, ops) => stack.extend(ops.iter().map(|&o| (o, k))),
                (Kind::Mul, &[c, v]) if self.number(c).is_some() => {
                    let c = self.number(c)?;
                    stack.push((v, wrap(k.wrapping_mul(c), bits)));
                }
                _ => out.add_part(Symbol::Value(x), k, bits),
            }
        }
        Some(out)
    }
    /// The count of `loop_id` as a sum. A value with factor one in it is from now on what the count says of it.
    fn count(&mut self, loop_id: Loop, ty: Ty, known: &mut SmallVec<[(Symbol, Sum); 4]>) -> Option<Sum> {
        let own = Symbol::Count(loop_id);
        let Some(n) = self.bound(loop_id).exact.filter(|&n| self.se.bits(n) <= ty.bits()) else {
            return Some(Sum::of(own));
        };
        let n = self.se.zext_or_same(n, ty);
        let bits = ty.bits();
        let mut n = self.sum(n, bits)?;
        for (v, e) in known.iter() {
            replace(&mut n, *v, e, bits);
        }
        let value = n.parts.iter().find(|p| matches!(p.0, Symbol::Value(_)) && p.1.abs() == 1).copied();
        let Some((v, sign)) = value else { return Some(n) };
        // n = sign * v + rest, so v = sign * (count - rest).
        let mut is = Sum::default();
        is.add(&Sum::of(own), sign, bits);
        is.add(&n, -sign, bits);
        is.add_part(v, 1, bits);
        for (_, e) in known.iter_mut() {
            replace(e, v, &is, bits);
        }
        known.push((v, is));
        Some(Sum::of(own))
    }
    /// All values that a sum of integers may have.
    fn value_span(&mut self, sum: &Sum) -> Option<Span> {
        let mut all = Span::new(sum.constant, sum.constant);
        for &(v, k) in &sum.parts {
            let of = match v {
                Symbol::Value(e) => self.span_of(e),
                Symbol::Count(l) => Span::new(0, self.last_iteration(l).unwrap_or(MAX_ITERATIONS).min(MAX_ITERATIONS)),
            };
            let (a, b) = (of.lo?.checked_mul(k)?, of.hi?.checked_mul(k)?);
            all = all.plus(Span::new(a.min(b), a.max(b)));
        }
        Some(all)
    }
    /// Whether a sum stays below half of its power of two, so that it is the signed number.
    fn fits(&mut self, sum: &Sum, bits: u32) -> Option<()> {
        let reach = self.value_span(sum)?.reach()?;
        (reach < 1 << (bits - 1)).then_some(())
    }
}

/// Puts `e` where `symbol` is in `sum`.
fn replace(sum: &mut Sum, symbol: Symbol, e: &Sum, bits: u32) {
    if let Some(&(_, k)) = sum.parts.iter().find(|p| p.0 == symbol) {
        sum.parts.retain(|p| p.0 != symbol);
        sum.add(e, k, bits);
    }
}

/// Adds `k` times `o` as integers.
fn add_exact(sum: &mut Sum, o: &Sum, k: i128) -> Option<()> {
    sum.constant = sum.constant.checked_add(o.constant.checked_mul(k)?)?;
    for &(v, c) in &o.parts {
        let c = c.checked_mul(k)?;
        match sum.parts.iter_mut().find(|p| p.0 == v) {
            Some(p) => p.1 = p.1.checked_add(c)?,
            None => sum.parts.push((v, c)),
        }
    }
    sum.parts.retain(|p| p.1 != 0);
    Some(())
}
