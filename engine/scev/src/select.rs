//! Selects, and phis that are selects, as smallest and largest.

use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Expression of `v`, which is `yes` where `c`, else `no`: a select, or a phi below a branch by `c`.
    ///
    /// The largest or smallest of two values reads each once, the comparison and the arms read it twice. That is the same where
    /// the comparison was branched on, or where neither value is undef; see `known_bits/undef.rs`.
    pub(super) fn select(&mut self, v: Value, c: Value, yes: Value, no: Value) -> Expr {
        if let Some(n) = self.int_of(c) {
            return self.get(if n == 1 { yes } else { no });
        }
        let Some(ty) = self.type_of(v) else { return self.make_unknown(v) };
        if let Some(i) = c.as_inst()
            && self.f.op(i) == Opcode::ICmp
            && let Some(e) = self.select_by_icmp(ty, i, yes, no)
            && self.is_compared_value_chosen(v, i)
        {
            return e;
        }
        if ty == Ty::int(1) {
            let consts = (self.int_of(yes).is_some(), self.int_of(no).is_some());
            if consts != (false, false) {
                let (c, yes, no) = (self.get(c), self.get(yes), self.get(no));
                if let Some(e) = self.select_of_bits(c, yes, no) {
                    return e;
                }
            }
        }
        self.make_unknown(v)
    }
    /// Whether the values that comparison `i` reads are those that `v`, which it chooses, is made of.
    fn is_compared_value_chosen(&self, v: Value, i: Inst) -> bool {
        let f = self.f;
        let by_branch = v.as_inst().is_some_and(|v| f.op(v) == Opcode::Phi);
        by_branch || [0, 1].into_iter().all(|k| self.values().not_undef(f.operand(i, k)))
    }
    /// `c ? x : k` of booleans: `k + umin_seq(c, x - k)`.
    fn select_of_bits(&mut self, c: Expr, yes: Expr, no: Expr) -> Option<Expr> {
        let (c, x, k) = if self.kind(yes) == Kind::Constant {
            (self.not(c), no, yes)
        } else if self.kind(no) == Kind::Constant {
            (c, yes, no)
        } else {
            return None;
        };
        let d = self.minus(x, k, Wrap::ANY);
        let m = self.sequential_umin(Exprs::from_slice(&[c, d]));
        Some(self.add2(k, m, Wrap::ANY))
    }
    fn select_by_icmp(&mut self, ty: Ty, i: Inst, yes: Value, no: Value) -> Option<Expr> {
        let f = self.f;
        let (mut l, mut r) = (f.operand(i, 0), f.operand(i, 1));
        let (mut yes, mut no) = (yes, no);
        let p = f.int_pred(i);
        let width = self.type_of(l)?.bits();
        match p {
            IntPred::Eq | IntPred::Ne => {
                if p == IntPred::Ne {
                    std::mem::swap(&mut yes, &mut no);
                }
                self.select_by_zero(ty, l, r, yes, no, width)
            }
            _ => {
                if matches!(p, IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule) {
                    std::mem::swap(&mut l, &mut r);
                }
                if width > ty.bits() {
                    return None;
                }
                self.select_by_order(ty, p.is_signed(), l, r, yes, no)
            }
        }
    }
    /// `l > r ? l + x : r + x` is `max(l, r) + x`; the other way around the min.
    fn select_by_order(&mut self, ty: Ty, signed: bool, l: Value, r: Value, yes: Value, no: Value) -> Option<Expr> {
        let (max, min) = if signed { (Kind::SMax, Kind::SMin) } else { (Kind::UMax, Kind::UMin) };
        let (a, b) = (self.get(yes), self.get(no));
        let (mut l, mut r) = (self.get(l), self.get(r));
        if self.is_ptr(a) {
            if a == l && b == r {
                return Some(self.min_max(max, Exprs::from_slice(&[l, r])));
            }
            if a == r && b == l {
                return Some(self.min_max(min, Exprs::from_slice(&[l, r])));
            }
        }
        for e in [&mut l, &mut r] {
            *e = self.ptr_to_int(*e);
            if *e == COULD_NOT_COMPUTE {
                return None;
            }
            *e = if signed { self.sext_or_same(*e, ty) } else { self.zext_or_same(*e, ty) };
        }
        for (kind, l2, r2) in [(max, l, r), (min, r, l)] {
            let (x, y) = (self.minus(a, l2, Wrap::ANY), self.minus(b, r2, Wrap::ANY));
            if x == y && x != COULD_NOT_COMPUTE {
                let m = self.min_max(kind, Exprs::from_slice(&[l, r]));
                return Some(self.add2(m, x, Wrap::ANY));
            }
        }
        None
    }
    /// `l == 0 ? c + y : l + y` with `c` 0 or 1 is `umax(l, c) + y`; `l == 0 ? 0 : umin(.., l, ..)` is sequential.
    fn select_by_zero(&mut self, ty: Ty, l: Value, r: Value, yes: Value, no: Value, width: u32) -> Option<Expr> {
        if self.int_of(r) != Some(0) {
            return None;
        }
        if width <= ty.bits() {
            let x = self.get(l);
            let x = self.zext_or_same(x, ty);
            let (a, b) = (self.get(yes), self.get(no));
            let y = self.minus(b, x, Wrap::ANY);
            if y != COULD_NOT_COMPUTE {
                let c = self.minus(a, y, Wrap::ANY);
                if self.constant(c).is_some_and(|c| c <= 1) {
                    let m = self.umax2(x, c);
                    return Some(self.add2(m, y, Wrap::ANY));
                }
            }
        }
        if self.int_of(yes) == Some(0) {
            let mut x = self.get(l);
            while self.kind(x) == Kind::ZeroExtend {
                x = self.op(x, 0);
            }
            if self.bits(x) <= ty.bits() {
                let e = self.get(no);
                if self.is_in_umin(e, x) {
                    let x = self.zext_or_same(x, ty);
                    return Some(self.sequential_umin(Exprs::from_slice(&[x, e])));
                }
            }
        }
        None
    }
    /// Whether `x` is `e` or an operand of smallest-of or zero-extension nodes at its top.
    fn is_in_umin(&self, e: Expr, x: Expr) -> bool {
        !self.s.nodes.walk(e, |y| {
            if y == x {
                return None;
            }
            Some(matches!(self.kind(y), Kind::UMin | Kind::SequentialUMin | Kind::ZeroExtend))
        })
    }
}
