//! Selects, and phis that are selects, as smallest and largest.

use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Expression of `value`, which is `yes` where `condition`, else `no`: a select, or a phi below a branch by `condition`.
    ///
    /// The largest or smallest of two values reads each once, the comparison and the arms read it twice. That is the same where
    /// the comparison was branched on, or where neither value is undef; see `known_bits/undef.rs`.
    pub(super) fn select(&mut self, value: Value, condition: Value, yes: Value, no: Value) -> Expr {
        if let Some(n) = self.int_of(condition) {
            return self.get(if n == 1 { yes } else { no });
        }
        let Some(ty) = self.type_of(value) else { return self.make_unknown(value) };
        if let Some(i) = condition.as_inst()
            && self.f.op(i) == Opcode::ICmp
            && let Some(e) = self.select_by_icmp(ty, i, yes, no)
            && self.is_compared_value_chosen(value, i)
        {
            return e;
        }
        if ty == Ty::int(1) {
            let consts = (self.int_of(yes).is_some(), self.int_of(no).is_some());
            if consts != (false, false) {
                let (condition, yes, no) = (self.get(condition), self.get(yes), self.get(no));
                if let Some(e) = self.select_of_bits(condition, yes, no) {
                    return e;
                }
            }
        }
        self.make_unknown(value)
    }
    /// Whether the values that comparison `inst` reads are those that occur in `value`, which the select chooses.
    fn is_compared_value_chosen(&self, value: Value, inst: Inst) -> bool {
        let f = self.f;
        let by_branch = value.as_inst().is_some_and(|value| f.op(value) == Opcode::Phi);
        by_branch || [0, 1].into_iter().all(|k| self.values().not_undef(f.operand(inst, k)))
    }
    /// `expr ? x : k` of booleans: `k + umin_seq(expr, x - k)`.
    fn select_of_bits(&mut self, expr: Expr, yes: Expr, no: Expr) -> Option<Expr> {
        let (expr, x, k) = if self.is_constant(yes) {
            (self.not(expr), no, yes)
        } else if self.is_constant(no) {
            (expr, yes, no)
        } else {
            return None;
        };
        let d = self.minus(x, k, Wrap::ANY);
        let m = self.sequential_umin(Exprs::from_slice(&[expr, d]));
        Some(self.add2(k, m, Wrap::ANY))
    }
    fn select_by_icmp(&mut self, ty: Ty, inst: Inst, yes: Value, no: Value) -> Option<Expr> {
        let f = self.f;
        let (mut l, mut r) = (f.operand(inst, 0), f.operand(inst, 1));
        let (mut yes, mut no) = (yes, no);
        let p = f.int_pred(inst);
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
    /// `lhs > rhs ? lhs + x : rhs + x` is `max(lhs, rhs) + x`; the other way around the min.
    fn select_by_order(&mut self, ty: Ty, signed: bool, lhs: Value, rhs: Value, yes: Value, no: Value) -> Option<Expr> {
        let (max, min) = if signed { (Kind::SMax, Kind::SMin) } else { (Kind::UMax, Kind::UMin) };
        let (a, b) = (self.get(yes), self.get(no));
        let (mut lhs, mut rhs) = (self.get(lhs), self.get(rhs));
        if self.is_ptr(a) {
            if a == lhs && b == rhs {
                return Some(self.min_max(max, Exprs::from_slice(&[lhs, rhs])));
            }
            if a == rhs && b == lhs {
                return Some(self.min_max(min, Exprs::from_slice(&[lhs, rhs])));
            }
        }
        for e in [&mut lhs, &mut rhs] {
            *e = self.ptr_to_int(*e);
            if *e == COULD_NOT_COMPUTE {
                return None;
            }
            *e = if signed { self.sext_or_same(*e, ty) } else { self.zext_or_same(*e, ty) };
        }
        for (kind, l2, r2) in [(max, lhs, rhs), (min, rhs, lhs)] {
            let (x, y) = (self.minus(a, l2, Wrap::ANY), self.minus(b, r2, Wrap::ANY));
            if x == y && x != COULD_NOT_COMPUTE {
                let m = self.min_max(kind, Exprs::from_slice(&[lhs, rhs]));
                return Some(self.add2(m, x, Wrap::ANY));
            }
        }
        None
    }
    /// `lhs == 0 ? c + y : lhs + y` with `c` 0 or 1 is `umax(lhs, c) + y`; `lhs == 0 ? 0 : umin(.., lhs, ..)` is sequential.
    fn select_by_zero(&mut self, ty: Ty, lhs: Value, rhs: Value, yes: Value, no: Value, width: u32) -> Option<Expr> {
        if self.int_of(rhs) != Some(0) {
            return None;
        }
        if width <= ty.bits() {
            let x = self.get(lhs);
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
            let mut x = self.get(lhs);
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
    /// Whether `operand` is `expr` or an operand of smallest-of or zero-extension nodes at its top.
    fn is_in_umin(&self, expr: Expr, operand: Expr) -> bool {
        !self.s.nodes.walk(expr, |y| {
            if y == operand {
                return None;
            }
            Some(matches!(self.kind(y), Kind::UMin | Kind::SequentialUMin | Kind::ZeroExtend))
        })
    }
}
