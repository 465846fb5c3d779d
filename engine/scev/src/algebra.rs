//! Negatives, differences, complements, conversions between widths, bases of pointers.

use super::interval::signed_min;
use super::*;

impl Se<'_, '_> {
    /// `-expr`.
    pub fn negate(&mut self, expr: Expr, wrap: Wrap) -> Expr {
        let ty = self.ty(expr);
        if let Some(c) = self.constant(expr) {
            return self.make_const(ty, c.wrapping_neg());
        }
        if self.kind(expr) == Kind::WideConstant {
            let zero = self.zero(ty);
            return self.fold_wide(Opcode::Sub, zero, expr).unwrap_or(COULD_NOT_COMPUTE);
        }
        let m = self.minus_one(ty);
        self.mul2(expr, m, wrap)
    }
    /// `x` of `-1 - x`.
    fn match_not(&self, expr: Expr) -> Option<Expr> {
        let &[c, p] = self.ops(expr) else { return None };
        if self.kind(expr) != Kind::Add || !self.is_minus_one(c) || self.kind(p) != Kind::Mul {
            return None;
        }
        match *self.ops(p) {
            [m, x] if self.is_minus_one(m) => Some(x),
            _ => None,
        }
    }
    /// `~expr`, which is `-1 - expr`.
    pub fn not(&mut self, expr: Expr) -> Expr {
        let ty = self.ty(expr);
        if let Some(c) = self.constant(expr) {
            return self.make_const(ty, !c);
        }
        if self.kind(expr) == Kind::WideConstant {
            let ones = self.minus_one(ty);
            return self.fold_wide(Opcode::Sub, ones, expr).unwrap_or(COULD_NOT_COMPUTE);
        }
        let kind = self.kind(expr);
        if kind.is_min_max() {
            let inner: Option<Exprs> = self.ops(expr).iter().map(|&o| self.match_not(o)).collect();
            if let Some(inner) = inner {
                let dual = match kind {
                    Kind::UMax => Kind::UMin,
                    Kind::UMin => Kind::UMax,
                    Kind::SMax => Kind::SMin,
                    _ => Kind::SMax,
                };
                return self.min_max(dual, inner);
            }
        }
        let m = self.minus_one(ty);
        self.minus(m, expr, Wrap::ANY)
    }
    /// `lhs - rhs`; pointers must have one base.
    pub fn minus(&mut self, lhs: Expr, rhs: Expr, wrap: Wrap) -> Expr {
        self.minus_at(lhs, rhs, wrap, 0)
    }
    pub(super) fn minus_at(&mut self, lhs: Expr, rhs: Expr, wrap: Wrap, depth: u32) -> Expr {
        if lhs == rhs {
            let ty = self.ty(lhs);
            return self.zero(ty);
        }
        let (mut lhs, mut rhs) = (lhs, rhs);
        if self.is_ptr(rhs) {
            if !self.is_ptr(lhs) || self.pointer_base(lhs) != self.pointer_base(rhs) {
                return COULD_NOT_COMPUTE;
            }
            lhs = self.remove_base(lhs);
            rhs = self.remove_base(rhs);
        }
        // a + -1 * b. The smallest signed number has no negative, so signed facts need that b is not that.
        let ok = self.range(rhs, true).smin() != signed_min(self.bits(rhs));
        let mut facts = Wrap::ANY;
        if wrap.has(Wrap::NSW) && (ok || self.is_known_non_negative(lhs)) {
            facts = Wrap::NSW;
        }
        let n = self.negate(rhs, Wrap::when(ok, Wrap::NSW));
        self.add(Exprs::from_slice(&[lhs, n]), facts, depth)
    }
    /// Pointer that `expr` is computed from; `expr` itself when it is an integer.
    pub fn pointer_base(&self, expr: Expr) -> Expr {
        let mut expr = expr;
        while self.is_ptr(expr) {
            expr = match self.kind(expr) {
                Kind::AddRec => self.op(expr, 0),
                Kind::Add => match self.ops(expr).iter().rev().find(|&&o| self.is_ptr(o)) {
                    Some(&o) => o,
                    None => return expr,
                },
                _ => return expr,
            };
        }
        expr
    }
    /// What is added to the base of pointer `expr`.
    pub fn remove_base(&mut self, expr: Expr) -> Expr {
        // The chain of sums and recurrences down to the base, then rebuilt from zero.
        let mut chain: smallvec::SmallVec<[(Expr, usize); 4]> = Default::default();
        let mut at = expr;
        loop {
            let k = match self.kind(at) {
                Kind::AddRec if self.is_ptr(at) => 0,
                Kind::Add => match self.ops(at).iter().rposition(|&o| self.is_ptr(o)) {
                    Some(k) => k,
                    None => break,
                },
                _ => break,
            };
            chain.push((at, k));
            at = self.op(at, k);
        }
        let ty = self.ty(expr);
        let mut offset = self.zero(ty);
        for (x, k) in chain.into_iter().rev() {
            let mut ops = self.operands(x);
            ops[k] = offset;
            offset = match self.rec_loop(x) {
                Some(l) => self.rec(ops, l, Wrap::ANY),
                None => self.add(ops, Wrap::ANY, 0),
            };
        }
        offset
    }
    /// Truncated or zero-extended.
    pub fn trunc_or_zext(&mut self, expr: Expr, ty: Ty, depth: u32) -> Expr {
        match ty.bits().cmp(&self.bits(expr)) {
            std::cmp::Ordering::Equal => expr,
            std::cmp::Ordering::Less => self.truncate(expr, ty, depth),
            std::cmp::Ordering::Greater => self.zero_extend(expr, ty, depth),
        }
    }
    /// Truncated or sign-extended.
    pub fn trunc_or_sext(&mut self, expr: Expr, ty: Ty, depth: u32) -> Expr {
        match ty.bits().cmp(&self.bits(expr)) {
            std::cmp::Ordering::Equal => expr,
            std::cmp::Ordering::Less => self.truncate(expr, ty, depth),
            std::cmp::Ordering::Greater => self.sign_extend(expr, ty, depth),
        }
    }
    /// Zero-extended, if `ty` is wider.
    pub fn zext_or_same(&mut self, expr: Expr, ty: Ty) -> Expr {
        if ty.bits() > self.bits(expr) { self.zero_extend(expr, ty, 0) } else { expr }
    }
    /// Sign-extended, if `ty` is wider.
    pub fn sext_or_same(&mut self, expr: Expr, ty: Ty) -> Expr {
        if ty.bits() > self.bits(expr) { self.sign_extend(expr, ty, 0) } else { expr }
    }
    /// A pointer as an integer of its width, the cast moved down to the values that are pointers.
    pub fn ptr_to_int(&mut self, expr: Expr) -> Expr {
        let ty = self.ty(expr);
        if !ty.is_ptr() {
            return expr;
        }
        let int = ty.effective();
        if self.f.layout().pointer_bits(ty.space()) != ty.bits() || self.f.layout().non_integral.contains(&ty.space()) {
            return COULD_NOT_COMPUTE;
        }
        self.rewrite(
            expr,
            |se, x| {
                if !se.is_ptr(x) {
                    return rewrite::Visit::Keep;
                }
                match se.unknown(x) {
                    Some(v) if se.is_null(v) => rewrite::Visit::Replace(se.zero(int)),
                    Some(_) => rewrite::Visit::Replace(se.node(Kind::PtrToInt, int, 0, &[x], Wrap::ANY)),
                    None => rewrite::Visit::Below,
                }
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }
    /// Whether `value` is the null pointer.
    pub(super) fn is_null(&self, value: Value) -> bool {
        value.as_const().is_some_and(|c| self.f.consts().row(c).kind == warpc_ir::consts::ConstKind::Null)
    }
    /// The node `expr` with other operands, folded; facts are kept.
    pub(super) fn with_operands(&mut self, expr: Expr, ops: Exprs) -> Expr {
        let (kind, ty, wrap) = (self.kind(expr), self.ty(expr), self.wrap(expr));
        match kind {
            Kind::Constant | Kind::WideConstant | Kind::VScale | Kind::Unknown | Kind::CouldNotCompute => expr,
            Kind::Truncate => self.truncate(ops[0], ty, 0),
            Kind::ZeroExtend => self.zero_extend(ops[0], ty, 0),
            Kind::SignExtend => self.sign_extend(ops[0], ty, 0),
            Kind::PtrToInt => {
                let i = self.ptr_to_int(ops[0]);
                if i == COULD_NOT_COMPUTE { i } else { self.trunc_or_zext(i, ty, 0) }
            }
            Kind::Add => self.add(ops, wrap, 0),
            Kind::Mul => self.mul(ops, wrap),
            Kind::UDiv => self.udiv(ops[0], ops[1]),
            Kind::AddRec => match self.rec_loop(expr) {
                Some(l) => self.rec(ops, l, wrap),
                None => expr,
            },
            Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin => self.min_max(kind, ops),
            Kind::SequentialUMin => self.sequential_umin(ops),
        }
    }
}
