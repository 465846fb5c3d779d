//! Pairs of subscripts as sums over iterations, and which test is for which.
//!
//! A subscript is `c + a1 * i1 + a2 * i2 + ...`, where `i` count the iterations of the loops around the access. Source and
//! destination are equal when `sum of a * i - sum of b * i' = c' - c`. Computed modulo `2^n`, this holds as an equation of
//! integers if the left side is always less than `2^(n-1)` in magnitude (then the signed difference is its only value), or if
//! neither side ever wraps and the difference does not.
//!
//! An offset from a base does not wrap in a loop of which every iteration accesses it: two accesses to one object are less than
//! half of the address space apart, so a step is the signed number that it is.

use super::span::Span;
use super::*;
use crate::Kind;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::Opcode;

/// No loop is taken to run more often: it would not come to an end in days.
pub(super) const MAX_ITERATIONS: i128 = 1 << 48;

/// Which test is for a pair of subscripts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Not a sum over iterations.
    NonLinear,
    /// No induction variable.
    Ziv,
    /// One.
    Siv,
    /// Two, one in the source and one in the destination, or both in one of them.
    Rdiv,
    /// More.
    Miv,
}

/// Part of a subscript: a step and the loop it belongs to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Term {
    pub level: u32,
    pub l: Loop,
    pub step: Expr,
    /// The recurrence does not wrap in the signed sense; it does not pass its start again.
    pub nsw: bool,
    pub nw: bool,
    /// The sum is an address that every iteration of the loop accesses.
    pub steady: bool,
}

/// A pair of subscripts.
#[derive(Clone, Debug)]
pub(super) struct Subscript {
    pub src: Expr,
    pub dst: Expr,
    pub class: Class,
    /// Levels of the loops in it, as bits.
    pub loops: u64,
    pub src_terms: SmallVec<[Term; 4]>,
    pub dst_terms: SmallVec<[Term; 4]>,
    /// If the subscripts are whole offsets: loops, by depth, of which every iteration accesses the source, and the destination.
    pub steady: Option<[u64; 2]>,
    /// What is left without the terms.
    pub src_rest: Expr,
    pub dst_rest: Expr,
}

impl Subscript {
    pub fn new(src: Expr, dst: Expr) -> Subscript {
        Subscript {
            src,
            dst,
            class: Class::NonLinear,
            loops: 0,
            src_terms: SmallVec::new(),
            dst_terms: SmallVec::new(),
            steady: None,
            src_rest: src,
            dst_rest: dst,
        }
    }
    /// Terms of both: of the destination negated.
    pub fn terms(&self) -> impl Iterator<Item = (&Term, bool)> {
        self.src_terms.iter().map(|t| (t, false)).chain(self.dst_terms.iter().map(|t| (t, true)))
    }
}

impl Depend<'_, '_, '_> {
    /// Two values extended alike are equal as they are.
    pub(super) fn strip_extensions(&mut self, subscript: &mut Subscript) {
        let kind = self.se.kind(subscript.src);
        if matches!(kind, Kind::ZeroExtend | Kind::SignExtend) && kind == self.se.kind(subscript.dst) {
            let (x, y) = (self.se.op(subscript.src, 0), self.se.op(subscript.dst, 0));
            if self.se.ty(x) == self.se.ty(y) {
                (subscript.src, subscript.dst) = (x, y);
                subscript.steady = None;
            }
        }
        // Of different widths: the narrower as a signed number, as both were indices.
        let ty = if self.se.bits(subscript.src) >= self.se.bits(subscript.dst) {
            self.se.ty(subscript.src)
        } else {
            self.se.ty(subscript.dst)
        };
        (subscript.src, subscript.dst) =
            (self.se.sext_or_same(subscript.src, ty), self.se.sext_or_same(subscript.dst, ty));
    }
    /// Takes both apart and finds the class.
    pub(super) fn classify(&mut self, subscript: &mut Subscript, nest: Nest) {
        subscript.loops = 0;
        subscript.class = Class::NonLinear;
        let steady = subscript.steady.unwrap_or_default();
        let (mut a, mut b) = (std::mem::take(&mut subscript.src_terms), std::mem::take(&mut subscript.dst_terms));
        let src = self.take_apart(subscript.src, nest.src, steady[0], |d| d, &mut a);
        let dst = self.take_apart(
            subscript.dst,
            nest.dst,
            steady[1],
            |d| if d > nest.common { d - nest.common + nest.src_depth } else { d },
            &mut b,
        );
        (subscript.src_terms, subscript.dst_terms) = (a, b);
        let (Some(src), Some(dst)) = (src, dst) else { return };
        (subscript.src_rest, subscript.dst_rest) = (src, dst);
        subscript.loops = subscript.terms().fold(0, |m, (t, _)| m | 1 << t.level);
        subscript.class = match (subscript.loops.count_ones(), subscript.src_terms.len(), subscript.dst_terms.len()) {
            (0, ..) => Class::Ziv,
            (1, ..) => Class::Siv,
            (2, 0, _) | (2, _, 0) | (2, 1, 1) => Class::Rdiv,
            _ => Class::Miv,
        };
    }
    /// Terms of `expr`, which is computed in `nest`, and what is left; `None` when it is no sum over iterations.
    fn take_apart(
        &mut self,
        expr: Expr,
        nest: Loop,
        steady: u64,
        level: impl Fn(u32) -> u32,
        out: &mut SmallVec<[Term; 4]>,
    ) -> Option<Expr> {
        out.clear();
        let outer = self.outermost(nest);
        let mut expr = expr;
        while self.se.kind(expr) == Kind::AddRec {
            let l = self.se.rec_loop(expr)?;
            // What a loop beside the access leaves behind is no iteration.
            if nest.is_none() || !self.se.loops.encloses(l, nest) || !self.se.is_affine(expr) {
                return None;
            }
            let (start, step) = (self.se.op(expr, 0), self.se.op(expr, 1));
            if !self.se.is_invariant(step, outer) {
                return None;
            }
            let w = self.se.wrap(expr);
            let depth = self.se.loops.depth(l);
            let steady = steady.checked_shr(depth).is_some_and(|m| m & 1 != 0);
            out.push(Term { level: level(depth), l, step, nsw: w.has(Wrap::NSW), nw: w.0 != 0, steady });
            expr = start;
        }
        (outer.is_none() || self.se.is_invariant(expr, outer)).then_some(expr)
    }
    /// Marks the common loops in which the pair changes.
    pub(super) fn common_loops_of(&mut self, subscript: &mut Subscript, n: Nest) {
        for (e, nest) in [(subscript.src, n.src), (subscript.dst, n.dst)] {
            let mut l = nest;
            while l.is_some() {
                let d = self.se.loops.depth(l);
                if d <= n.common && !self.se.is_invariant(e, l) {
                    subscript.loops |= 1 << d;
                }
                l = self.se.loops.parent(l);
            }
        }
    }

    // ---- numbers ------------------------------------------------------------------------------------------------

    /// Values that `expr` may have, as signed numbers.
    pub(super) fn span_of(&mut self, expr: Expr) -> Span {
        let bits = self.se.bits(expr);
        let r = self.se.range(expr, true);
        Span::new(sext(r.smin(), bits), sext(r.smax(), bits))
    }
    /// A constant as a signed number.
    pub(super) fn number(&self, expr: Expr) -> Option<i128> {
        self.se.constant(expr).map(|c| sext(c, self.se.bits(expr)))
    }
    /// How often the back edge of `loop_id` is taken at most, if that is known.
    pub(super) fn last_iteration(&mut self, loop_id: Loop) -> Option<i128> {
        i128::try_from(self.bound(loop_id).max?).ok()
    }
    /// How far from zero the sum of `terms` may be.
    fn reach(&mut self, subscript: &Subscript, both: bool) -> Option<i128> {
        let mut sum = 0i128;
        let of_dst = if both { subscript.dst_terms.len() } else { 0 };
        for t in subscript.src_terms.iter().chain(&subscript.dst_terms[..of_dst]) {
            let n = self.last_iteration(t.l).unwrap_or(MAX_ITERATIONS).min(MAX_ITERATIONS);
            let m = self.span_of(t.step).reach()?;
            sum = sum.checked_add(m.checked_mul(n)?)?;
        }
        Some(sum)
    }
    /// `c' - c` of the equation, as an expression whose signed value is that of the difference, where the equation holds for
    /// integers; `None` where it may hold only modulo a power of two. `same`: source and destination have one term with the
    /// same step, so the left side goes only as far as one of them.
    pub(super) fn difference(&mut self, subscript: &Subscript, same: bool) -> Option<Expr> {
        let bits = self.se.bits(subscript.src_rest);
        if bits > 64 || bits != self.se.bits(subscript.dst_rest) {
            return None;
        }
        let fits = self.reach(subscript, !same).is_some_and(|r| r < 1 << (bits - 1));
        // Both are offsets of accesses to one object in their first iterations: they differ by at most its size.
        let near = subscript.steady.is_some() && subscript.terms().all(|(t, _)| t.steady);
        if !fits && !near {
            if !subscript.terms().all(|(t, _)| t.nsw || t.steady) {
                return None;
            }
            let constant = self.number(subscript.src_rest).zip(self.number(subscript.dst_rest));
            let no_wrap = match constant {
                Some((c, d)) => (d - c).unsigned_abs() < 1 << (bits - 1),
                None => self.se.will_not_overflow(Opcode::Sub, true, subscript.dst_rest, subscript.src_rest, None),
            };
            if !no_wrap {
                return None;
            }
        }
        let d = self.se.minus(subscript.dst_rest, subscript.src_rest, Wrap::ANY);
        Some(d)
    }
}
