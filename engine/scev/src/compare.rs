//! Comparisons brought to a canonical form; constant differences.

use super::interval::{is_neg, signed_max, signed_min};
use super::*;
use warpc_ir::fold::int::holds;
use warpc_ir::opcode::IntPred;

/// Comparison of two constants of one width.
pub(super) fn compare_constants(pred: IntPred, lhs: u128, rhs: u128, bits: u32) -> bool {
    if bits > number::PLAIN {
        let signed = is_neg(rhs, bits).cmp(&is_neg(lhs, bits)).then(lhs.cmp(&rhs));
        return holds(pred, lhs.cmp(&rhs), signed);
    }
    let flip = |v: u128| v ^ signed_min(bits);
    holds(pred, lhs.cmp(&rhs), flip(lhs).cmp(&flip(rhs)))
}

/// `>` becomes `>=`, `<` becomes `<=`.
pub(super) fn non_strict(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Ugt => IntPred::Uge,
        IntPred::Ult => IntPred::Ule,
        IntPred::Sgt => IntPred::Sge,
        IntPred::Slt => IntPred::Sle,
        pred => pred,
    }
}

/// A comparison and its canonical form, as the [stamp](super::node::Nodes) was then.
#[derive(Clone, Copy)]
struct Form {
    from: (IntPred, Expr, Expr),
    to: (IntPred, Expr, Expr),
    changed: bool,
    stamp: u32,
}

/// Canonical forms of the last comparisons: one is held against many conditions, each condition against some.
pub(super) struct Forms([Form; 16]);

impl Default for Forms {
    fn default() -> Self {
        let none = (IntPred::Eq, Expr::NONE, Expr::NONE);
        Forms([Form { from: none, to: none, changed: false, stamp: 0 }; 16])
    }
}

impl Forms {
    fn row(&mut self, (p, a, b): (IntPred, Expr, Expr)) -> &mut Form {
        let mixed = a.0.wrapping_add(b.0.wrapping_mul(5)).wrapping_add(p as u32 * 3);
        &mut self.0[(mixed & 15) as usize]
    }
}

impl Se<'_, '_> {
    /// Whether two expressions surely have one value.
    pub(super) fn is_same_value(&self, lhs: Expr, rhs: Expr) -> bool {
        if lhs == rhs {
            return true;
        }
        let (Some(x), Some(y)) = (self.unknown_inst(lhs), self.unknown_inst(rhs)) else { return false };
        let f = self.f;
        let op = f.op(x);
        (op.is_binary() || op == Opcode::GetElementPtr)
            && op == f.op(y)
            && f.flags(x) == f.flags(y)
            && f.ty(x) == f.ty(y)
            && f.aux(x) == f.aux(y)
            && f.operands(x).eq(f.operands(y))
    }
    /// `a` and `b` of `a - b`.
    fn match_difference(&self, expr: Expr) -> Option<(Expr, Expr)> {
        let &[p, q] = self.ops(expr) else { return None };
        if self.kind(expr) != Kind::Add {
            return None;
        }
        let negated = |x: Expr| match *self.ops(x) {
            [m, y] if self.kind(x) == Kind::Mul && self.is_minus_one(m) => Some(y),
            _ => None,
        };
        match (negated(p), negated(q)) {
            (Some(y), _) => Some((q, y)),
            (None, Some(y)) => Some((p, y)),
            _ => None,
        }
    }
    /// Brings `lhs pred rhs` to canonical form: constants right, recurrences left, strict where that can be said, trivial
    /// comparisons as `0 == 0` or `0 != 0`. Whether anything changed.
    pub(super) fn simplify_comparison(&mut self, pred: &mut IntPred, lhs: &mut Expr, rhs: &mut Expr) -> bool {
        let from = (*pred, *lhs, *rhs);
        let stamp = self.s.nodes.stamp;
        let row = *self.forms.row(from);
        if row.from == from && row.stamp == stamp {
            (*pred, *lhs, *rhs) = row.to;
            return row.changed;
        }
        let mut changed = false;
        for _ in 0..3 {
            let once = self.simplify_once(pred, lhs, rhs);
            changed |= once != Some(false);
            if once != Some(true) {
                break;
            }
        }
        // Ranges that were computed on the way may have come with facts.
        if stamp == self.s.nodes.stamp {
            *self.forms.row(from) = Form { from, to: (*pred, *lhs, *rhs), changed, stamp };
        }
        changed
    }
    fn trivial(&mut self, truth: bool, pred: &mut IntPred, lhs: &mut Expr, rhs: &mut Expr) -> Option<bool> {
        *lhs = self.make_const(Ty::int(1), 0);
        *rhs = *lhs;
        *pred = if truth { IntPred::Eq } else { IntPred::Ne };
        None
    }
    /// `None`: it is trivial now.
    fn simplify_once(&mut self, pred: &mut IntPred, lhs: &mut Expr, rhs: &mut Expr) -> Option<bool> {
        let mut changed = false;
        if let Some(x) = self.number(*lhs) {
            if let Some(y) = self.number(*rhs) {
                let truth = compare_constants(*pred, x, y, self.bits(*lhs));
                return self.trivial(truth, pred, lhs, rhs);
            }
            std::mem::swap(lhs, rhs);
            *pred = pred.swapped();
            changed = true;
        }
        if let Some(l) = self.rec_loop(*rhs)
            && self.is_available_at_entry(*lhs, l)
        {
            std::mem::swap(lhs, rhs);
            *pred = pred.swapped();
            changed = true;
        }
        if let Some(c) = self.number(*rhs) {
            let (bits, ty) = (self.bits(*rhs), self.ty(*rhs));
            let mut done = false;
            if !pred.is_equality() {
                let region = Interval::where_icmp(*pred, bits, c);
                if region.is_full() || region.is_empty() {
                    return self.trivial(region.is_full(), pred, lhs, rhs);
                }
                let (np, nc, offset) = region.as_icmp();
                if offset == 0 && np.is_equality() {
                    *pred = np;
                    *rhs = self.make_const(ty, nc);
                    changed = true;
                    done = true;
                }
            }
            if !done {
                let (np, nc) = match *pred {
                    IntPred::Uge => (IntPred::Ugt, c.wrapping_sub(1)),
                    IntPred::Ule => (IntPred::Ult, c.wrapping_add(1)),
                    IntPred::Sge => (IntPred::Sgt, c.wrapping_sub(1)),
                    IntPred::Sle => (IntPred::Slt, c.wrapping_add(1)),
                    _ => (*pred, c),
                };
                if np != *pred {
                    *pred = np;
                    *rhs = self.make_const(ty, nc);
                    changed = true;
                } else if pred.is_equality()
                    && c == 0
                    && let Some((x, y)) = self.match_difference(*lhs)
                {
                    (*lhs, *rhs) = (x, y);
                    changed = true;
                }
            }
        }
        if self.is_same_value(*lhs, *rhs) {
            return self.trivial(pred.is_true_when_equal(), pred, lhs, rhs);
        }
        changed |= self.make_strict(pred, lhs, rhs);
        Some(changed)
    }
    /// `lhs <= rhs` as `lhs < rhs + 1` or `lhs - 1 < rhs`, where that does not wrap.
    fn make_strict(&mut self, pred: &mut IntPred, lhs: &mut Expr, rhs: &mut Expr) -> bool {
        let bits = self.bits(*rhs);
        let ty = self.ty(*rhs);
        let (strict, signed) = match *pred {
            IntPred::Sle => (IntPred::Slt, true),
            IntPred::Sge => (IntPred::Sgt, true),
            IntPred::Ule => (IntPred::Ult, false),
            IntPred::Uge => (IntPred::Ugt, false),
            _ => return false,
        };
        let up = matches!(strict, IntPred::Slt | IntPred::Ult);
        let least = if signed { signed_min(bits) } else { 0 };
        let most = if signed { signed_max(bits) } else { mask(bits) };
        let (ra, rb) = (self.range(*lhs, signed), self.range(*rhs, signed));
        let ends = |r: Interval| if signed { (r.smin(), r.smax()) } else { (r.umin(), r.umax()) };
        let ((a_min, a_max), (b_min, b_max)) = (ends(ra), ends(rb));
        // Adding one is free of unsigned wrap; subtracting one is never, as a sum.
        let fact = |plus: bool| if signed { Wrap::NSW } else { Wrap::when(plus, Wrap::NUW) };
        if if up { b_max != most } else { b_min != least } {
            let step = if up { self.one(ty) } else { self.minus_one(ty) };
            *rhs = self.add2(step, *rhs, fact(up));
        } else if if up { a_min != least } else { a_max != most } {
            let step = if up { self.minus_one(ty) } else { self.one(ty) };
            *lhs = self.add2(step, *lhs, fact(!up));
        } else {
            return false;
        }
        *pred = strict;
        true
    }
    /// `more - less` as a [number], when that is a constant that is seen without building the difference.
    pub fn constant_difference(&self, more: Expr, less: Expr) -> Option<u128> {
        let bits = self.bits(more);
        if more == less {
            return Some(0);
        }
        let (mut more, mut less) = (more, less);
        if let (Some(x), Some(y)) = (self.rec_loop(more), self.rec_loop(less)) {
            if x != y || !self.is_affine(more) || !self.is_affine(less) || self.op(more, 1) != self.op(less, 1) {
                return None;
            }
            (more, less) = (self.op(more, 0), self.op(less, 0));
            if more == less {
                return Some(0);
            }
        }
        if let (Some(x), Some(y)) = (self.number(more), self.number(less)) {
            return number::sub(bits, x, y);
        }
        let split = |e: Expr| match *self.ops(e) {
            [c, x] if self.kind(e) == Kind::Add => self.number(c).map(|c| (c, x)),
            _ => None,
        };
        let (a, b) = (split(more), split(less));
        match (a, b) {
            (_, Some((c, x))) if x == more => number::sub(bits, 0, c),
            (Some((c, x)), _) if x == less => Some(c),
            (Some((c, x)), Some((d, y))) if x == y => number::sub(bits, c, d),
            _ => None,
        }
    }
}
