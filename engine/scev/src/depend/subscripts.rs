//! Pairs of subscripts as sums over iterations, and which test is for which.
//!
//! A subscript is `c + a1 * i1 + a2 * i2 + ...`, where `i` count the iterations of the loops around the access. Source and
//! destination are equal when `sum of a * i - sum of b * i' = c' - c`. Computed modulo `2^n`, this holds as an equation of
//! integers if the left side is always less than `2^(n-1)` in magnitude (then the signed difference is its only value), or if
//! neither side ever wraps and the difference does not.
//!
//! An offset from a base does not wrap in a loop whose rounds all access it: two accesses to one object are less than half of the
//! address space apart, so a step is the signed number that it is.

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
    /// The sum is an address that all rounds of the loop access.
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
    /// If the subscripts are whole offsets: loops, by depth, whose rounds all access the source, and the destination.
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
    pub(super) fn strip_extensions(&mut self, s: &mut Subscript) {
        let kind = self.se.kind(s.src);
        if matches!(kind, Kind::ZeroExtend | Kind::SignExtend) && kind == self.se.kind(s.dst) {
            let (x, y) = (self.se.op(s.src, 0), self.se.op(s.dst, 0));
            if self.se.ty(x) == self.se.ty(y) {
                (s.src, s.dst) = (x, y);
                s.steady = None;
            }
        }
        // Of different widths: the narrower as a signed number, as both were indices.
        let ty = if self.se.bits(s.src) >= self.se.bits(s.dst) { self.se.ty(s.src) } else { self.se.ty(s.dst) };
        (s.src, s.dst) = (self.se.sext_or_same(s.src, ty), self.se.sext_or_same(s.dst, ty));
    }
    /// Takes both apart and finds the class.
    pub(super) fn classify(&mut self, s: &mut Subscript, n: Nest) {
        s.loops = 0;
        s.class = Class::NonLinear;
        let steady = s.steady.unwrap_or_default();
        let (mut a, mut b) = (std::mem::take(&mut s.src_terms), std::mem::take(&mut s.dst_terms));
        let src = self.take_apart(s.src, n.src, steady[0], |d| d, &mut a);
        let dst = self.take_apart(
            s.dst,
            n.dst,
            steady[1],
            |d| if d > n.common { d - n.common + n.src_depth } else { d },
            &mut b,
        );
        (s.src_terms, s.dst_terms) = (a, b);
        let (Some(src), Some(dst)) = (src, dst) else { return };
        (s.src_rest, s.dst_rest) = (src, dst);
        s.loops = s.terms().fold(0, |m, (t, _)| m | 1 << t.level);
        s.class = match (s.loops.count_ones(), s.src_terms.len(), s.dst_terms.len()) {
            (0, ..) => Class::Ziv,
            (1, ..) => Class::Siv,
            (2, 0, _) | (2, _, 0) | (2, 1, 1) => Class::Rdiv,
            _ => Class::Miv,
        };
    }
    /// Terms of `e`, which is computed in `nest`, and what is left; `None` when it is no sum over iterations.
    fn take_apart(
        &mut self,
        e: Expr,
        nest: Loop,
        steady: u64,
        level: impl Fn(u32) -> u32,
        out: &mut SmallVec<[Term; 4]>,
    ) -> Option<Expr> {
        out.clear();
        let outer = self.outermost(nest);
        let mut e = e;
        while self.se.kind(e) == Kind::AddRec {
            let l = self.se.rec_loop(e)?;
            // What a loop beside the access leaves behind is no iteration.
            if nest.is_none() || !self.se.loops.encloses(l, nest) || !self.se.is_affine(e) {
                return None;
            }
            let (start, step) = (self.se.op(e, 0), self.se.op(e, 1));
            if !self.se.is_invariant(step, outer) {
                return None;
            }
            let w = self.se.wrap(e);
            let depth = self.se.loops.depth(l);
            let steady = steady.checked_shr(depth).is_some_and(|m| m & 1 != 0);
            out.push(Term { level: level(depth), l, step, nsw: w.has(Wrap::NSW), nw: w.0 != 0, steady });
            e = start;
        }
        (outer.is_none() || self.se.is_invariant(e, outer)).then_some(e)
    }
    /// Marks the common loops in which the pair changes.
    pub(super) fn common_loops_of(&mut self, s: &mut Subscript, n: Nest) {
        for (e, nest) in [(s.src, n.src), (s.dst, n.dst)] {
            let mut l = nest;
            while l.is_some() {
                let d = self.se.loops.depth(l);
                if d <= n.common && !self.se.is_invariant(e, l) {
                    s.loops |= 1 << d;
                }
                l = self.se.loops.parent(l);
            }
        }
    }

    // ---- numbers ------------------------------------------------------------------------------------------------

    /// Values that `e` may have, as signed numbers.
    pub(super) fn span_of(&mut self, e: Expr) -> Span {
        let bits = self.se.bits(e);
        let r = self.se.range(e, true);
        Span::new(sext(r.smin(), bits), sext(r.smax(), bits))
    }
    /// A constant as a signed number.
    pub(super) fn number(&self, e: Expr) -> Option<i128> {
        self.se.constant(e).map(|c| sext(c, self.se.bits(e)))
    }
    /// How often the back edge of `l` is taken at most, if that is known.
    pub(super) fn last_iteration(&mut self, l: Loop) -> Option<i128> {
        i128::try_from(self.bound(l).max?).ok()
    }
    /// How far from zero the sum of `terms` may be.
    fn reach(&mut self, s: &Subscript, both: bool) -> Option<i128> {
        let mut sum = 0i128;
        let of_dst = if both { s.dst_terms.len() } else { 0 };
        for t in s.src_terms.iter().chain(&s.dst_terms[..of_dst]) {
            let n = self.last_iteration(t.l).unwrap_or(MAX_ITERATIONS).min(MAX_ITERATIONS);
            let m = self.span_of(t.step).reach()?;
            sum = sum.checked_add(m.checked_mul(n)?)?;
        }
        Some(sum)
    }
    /// `c' - c` of the equation, as an expression whose signed value is that of the difference, where the equation holds for
    /// integers; `None` where it may hold only modulo a power of two. `same`: source and destination have one term with the
    /// same step, so the left side goes only as far as one of them.
    pub(super) fn difference(&mut self, s: &Subscript, same: bool) -> Option<Expr> {
        let bits = self.se.bits(s.src_rest);
        if bits > 64 || bits != self.se.bits(s.dst_rest) {
            return None;
        }
        let fits = self.reach(s, !same).is_some_and(|r| r < 1 << (bits - 1));
        // Both are offsets of accesses to one object in their first rounds: that they differ by is no more than it is long.
        let near = s.steady.is_some() && s.terms().all(|(t, _)| t.steady);
        if !fits && !near {
            if !s.terms().all(|(t, _)| t.nsw || t.steady) {
                return None;
            }
            let constant = self.number(s.src_rest).zip(self.number(s.dst_rest));
            let no_wrap = match constant {
                Some((c, d)) => (d - c).unsigned_abs() < 1 << (bits - 1),
                None => self.se.will_not_overflow(Opcode::Sub, true, s.dst_rest, s.src_rest, None),
            };
            if !no_wrap {
                return None;
            }
        }
        let d = self.se.minus(s.dst_rest, s.src_rest, Wrap::ANY);
        Some(d)
    }
}
