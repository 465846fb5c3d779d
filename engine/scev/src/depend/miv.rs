//! Subscripts with many induction variables: common divisors of steps, and Banerjee's bounds of what the iterations of each
//! direction add up to.

use super::span::Span;
use super::subscripts::Subscript;
use super::symbolic::Place;
use super::*;
use crate::Kind;

/// Combinations of directions looked at, at most.
const MAX_STEPS: u32 = 20_000;

/// What the terms of one common loop add up to, by direction: less, equal, greater. `None`: there is no such pair of iterations.
#[derive(Clone, Copy)]
struct LoopSpans {
    level: u32,
    by: [Option<Span>; 3],
    all: Span,
    /// Directions found possible.
    found: Direction,
}

const DIRECTIONS: [Direction; 3] = [Direction::LT, Direction::EQ, Direction::GT];

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal; directions are narrowed.
    pub(super) fn miv(&mut self, subscript: &Subscript, nest: Nest, out: &mut Dependence) -> bool {
        out.consistent = false;
        let Some(d) = self.difference(subscript, false) else { return false };
        self.common_divisor(subscript, d, nest.common, out)
            || self.banerjee(subscript, nest, d, out)
            || self.place(subscript, d) == Place::Beyond
    }

    // ---- common divisors ----------------------------------------------------------------------------------------

    /// A constant that divides `expr`.
    fn divisor(&mut self, expr: Expr) -> u128 {
        if let Some(n) = self.number(expr) {
            return n.unsigned_abs();
        }
        let known = self.se.non_zero_multiple(expr);
        // It divides the unsigned number; the signed one only so far as it is a power of two, or the two are the same.
        let known = if self.se.is_known_non_negative(expr) { known } else { known & known.wrapping_neg() };
        // A constant factor, where the product is one of integers.
        let factor = match self.se.ops(expr) {
            [c, ..] if self.se.kind(expr) == Kind::Mul && self.se.wrap(expr).has(Wrap::NSW) => self.number(*c),
            _ => None,
        };
        lcm(known, factor.map_or(1, |c| c.unsigned_abs().max(1)))
    }
    /// Whether a divisor of all steps does not divide the difference `expr`. For each loop of level up to `common`: whether that is
    /// so when both are in the same iteration of it.
    pub(super) fn common_divisor(
        &mut self,
        subscript: &Subscript,
        expr: Expr,
        common: u32,
        out: &mut Dependence,
    ) -> bool {
        let Some(expr) = self.number(expr).filter(|&expr| expr != 0) else { return false };
        let expr = expr.unsigned_abs();
        let mut all = 0;
        for (t, _) in subscript.terms() {
            all = gcd(all, self.divisor(t.step));
        }
        if all != 0 && expr % all != 0 {
            return true;
        }
        for t in &subscript.src_terms {
            if t.level > common {
                continue;
            }
            let mut rest = 0;
            for (o, _) in subscript.terms().filter(|(o, _)| o.level != t.level) {
                rest = gcd(rest, self.divisor(o.step));
            }
            if rest == 1 {
                continue;
            }
            // In the same iteration the steps of this loop are one.
            let step = match subscript.dst_terms.iter().find(|o| o.level == t.level) {
                None => self.divisor(t.step),
                Some(o) if o.step == t.step => 0,
                Some(o) => match (self.number(t.step), self.number(o.step)) {
                    (Some(a), Some(b)) => (a - b).unsigned_abs(),
                    _ => gcd(self.divisor(t.step), self.divisor(o.step)),
                },
            };
            let g = gcd(rest, step);
            let possible = if g == 0 { expr == 0 } else { expr % g == 0 };
            if !possible && let Some(l) = out.level(t.level) {
                l.direction = l.direction.without(Direction::EQ);
            }
        }
        false
    }

    // ---- bounds -------------------------------------------------------------------------------------------------

    /// Whether the difference `expr` is out of all bounds; directions within whose bounds it is are kept.
    fn banerjee(&mut self, subscript: &Subscript, nest: Nest, expr: Expr, out: &mut Dependence) -> bool {
        let goal = self.span_of(expr);
        let mut loops: SmallVec<[LoopSpans; 8]> = SmallVec::new();
        // What loops of one side add is the same in all directions.
        let mut fixed = Span::ZERO;
        for level in 1..64u32 {
            if subscript.loops >> level & 1 == 0 {
                continue;
            }
            let (a, b) = (
                subscript.src_terms.iter().find(|t| t.level == level).copied(),
                subscript.dst_terms.iter().find(|t| t.level == level).copied(),
            );
            let Some(l) = a.or(b).map(|t| t.l) else { continue };
            let last = self.last_iteration(l);
            let x = a.map_or(Span::ZERO, |t| self.span_of(t.step));
            let y = b.map_or(Span::ZERO, |t| self.span_of(t.step).negated());
            let all = x.up_to(last).plus(y.up_to(last));
            if level > nest.common {
                fixed = fixed.plus(all);
                continue;
            }
            let both = match (a, b) {
                (Some(a), Some(b)) if a.step == b.step => Span::ZERO,
                _ => x.plus(y),
            };
            let before = last.map(|nest| nest - 1);
            let by = if last == Some(0) {
                [None, Some(Span::ZERO), None]
            } else {
                // i' = i + 1 + j with i + j up to the iteration before the last; and with the two exchanged.
                let less = y.plus(both.up_to(before).hull(y.up_to(before)));
                let greater = x.plus(both.up_to(before).hull(x.up_to(before)));
                [Some(less), Some(both.up_to(last)), Some(greater)]
            };
            loops.push(LoopSpans { level, by, all, found: Direction::NONE });
        }
        // Sums of the loops after each, in all directions.
        let mut after: SmallVec<[Span; 9]> = SmallVec::from_elem(fixed, loops.len() + 1);
        for k in (0..loops.len()).rev() {
            after[k] = after[k + 1].plus(loops[k].all);
        }
        if !after[0].meets(goal) {
            return true;
        }
        if nest.common > self.set.max_level {
            return false;
        }
        if !explore(&mut loops, &after, goal) {
            return false;
        }
        if loops.iter().any(|l| l.found == Direction::NONE) {
            return true;
        }
        for l in &loops {
            if let Some(o) = out.level(l.level) {
                o.direction = o.direction.only(l.found);
            }
        }
        false
    }
}

/// Finds directions of all loops in which `goal` is within bounds. False when there are too many to look at.
fn explore(loops: &mut [LoopSpans], after: &[Span], goal: Span) -> bool {
    let n = loops.len();
    if n == 0 {
        return true;
    }
    let mut steps = 0;
    // Direction tried next at each depth, and the sum down to there.
    let mut next: SmallVec<[usize; 8]> = SmallVec::from_elem(0, n);
    let mut sums: SmallVec<[Span; 9]> = SmallVec::from_elem(Span::ZERO, n + 1);
    let mut depth = 0;
    loop {
        let k = next[depth];
        if k == DIRECTIONS.len() {
            if depth == 0 {
                return true;
            }
            next[depth] = 0;
            depth -= 1;
            continue;
        }
        next[depth] += 1;
        steps += 1;
        if steps > MAX_STEPS {
            return false;
        }
        let Some(span) = loops[depth].by[k] else { continue };
        let sum = sums[depth].plus(span);
        if !sum.plus(after[depth + 1]).meets(goal) {
            continue;
        }
        if depth + 1 == n {
            for (l, &next) in loops.iter_mut().zip(&next) {
                l.found = l.found.or(DIRECTIONS[next - 1]);
            }
        } else {
            sums[depth + 1] = sum;
            depth += 1;
        }
    }
}

fn gcd(lhs: u128, rhs: u128) -> u128 {
    let (mut lhs, mut rhs) = (lhs, rhs);
    while rhs != 0 {
        (lhs, rhs) = (rhs, lhs % rhs);
    }
    lhs
}

fn lcm(lhs: u128, rhs: u128) -> u128 {
    (lhs / gcd(lhs, rhs)).checked_mul(rhs).unwrap_or(lhs.max(rhs))
}
