//! Negatives, differences, complements, conversions between widths, bases of pointers.

use super::interval::signed_min;
use super::*;

impl Se<'_, '_> {
    /// `-e`.
    pub fn negate(&mut self, e: Expr, wrap: Wrap) -> Expr {
        let ty = self.ty(e);
        if let Some(c) = self.constant(e) {
            return self.make_const(ty, c.wrapping_neg());
        }
        let m = self.minus_one(ty);
        self.mul2(e, m, wrap)
    }
    /// `x` of `-1 - x`.
    fn match_not(&self, e: Expr) -> Option<Expr> {
        let &[c, p] = self.ops(e) else { return None };
        if self.kind(e) != Kind::Add || !self.is_minus_one(c) || self.kind(p) != Kind::Mul {
            return None;
        }
        match *self.ops(p) {
            [m, x] if self.is_minus_one(m) => Some(x),
            _ => None,
        }
    }
    /// `~e`, which is `-1 - e`.
    pub fn not(&mut self, e: Expr) -> Expr {
        let ty = self.ty(e);
        if let Some(c) = self.constant(e) {
            return self.make_const(ty, !c);
        }
        let kind = self.kind(e);
        if kind.is_min_max() {
            let inner: Option<Exprs> = self.ops(e).iter().map(|&o| self.match_not(o)).collect();
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
        self.minus(m, e, Wrap::ANY)
    }
    /// `a - b`; pointers must have one base.
    pub fn minus(&mut self, a: Expr, b: Expr, wrap: Wrap) -> Expr {
        self.minus_at(a, b, wrap, 0)
    }
    pub(super) fn minus_at(&mut self, a: Expr, b: Expr, wrap: Wrap, depth: u32) -> Expr {
        if a == b {
            let ty = self.ty(a);
            return self.zero(ty);
        }
        let (mut a, mut b) = (a, b);
        if self.is_ptr(b) {
            if !self.is_ptr(a) || self.pointer_base(a) != self.pointer_base(b) {
                return COULD_NOT_COMPUTE;
            }
            a = self.remove_base(a);
            b = self.remove_base(b);
        }
        // a + -1 * b. The smallest signed number has no negative, so signed facts need that b is not that.
        let ok = self.range(b, true).smin() != signed_min(self.bits(b));
        let mut facts = Wrap::ANY;
        if wrap.has(Wrap::NSW) && (ok || self.is_known_non_negative(a)) {
            facts = Wrap::NSW;
        }
        let n = self.negate(b, Wrap::when(ok, Wrap::NSW));
        self.add(Exprs::from_slice(&[a, n]), facts, depth)
    }
    /// Pointer that `e` is computed from; `e` itself when it is an integer.
    pub fn pointer_base(&self, e: Expr) -> Expr {
        let mut e = e;
        while self.is_ptr(e) {
            e = match self.kind(e) {
                Kind::AddRec => self.op(e, 0),
                Kind::Add => match self.ops(e).iter().rev().find(|&&o| self.is_ptr(o)) {
                    Some(&o) => o,
                    None => return e,
                },
                _ => return e,
            };
        }
        e
    }
    /// What is added to the base of pointer `e`.
    pub fn remove_base(&mut self, e: Expr) -> Expr {
        // The chain of sums and recurrences down to the base, then rebuilt from zero.
        let mut chain: smallvec::SmallVec<[(Expr, usize); 4]> = Default::default();
        let mut at = e;
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
        let ty = self.ty(e);
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
    pub fn trunc_or_zext(&mut self, e: Expr, ty: Ty, depth: u32) -> Expr {
        match ty.bits().cmp(&self.bits(e)) {
            std::cmp::Ordering::Equal => e,
            std::cmp::Ordering::Less => self.truncate(e, ty, depth),
            std::cmp::Ordering::Greater => self.zero_extend(e, ty, depth),
        }
    }
    /// Truncated or sign-extended.
    pub fn trunc_or_sext(&mut self, e: Expr, ty: Ty, depth: u32) -> Expr {
        match ty.bits().cmp(&self.bits(e)) {
            std::cmp::Ordering::Equal => e,
            std::cmp::Ordering::Less => self.truncate(e, ty, depth),
            std::cmp::Ordering::Greater => self.sign_extend(e, ty, depth),
        }
    }
    /// Zero-extended, if `ty` is wider.
    pub fn zext_or_same(&mut self, e: Expr, ty: Ty) -> Expr {
        if ty.bits() > self.bits(e) { self.zero_extend(e, ty, 0) } else { e }
    }
    /// Sign-extended, if `ty` is wider.
    pub fn sext_or_same(&mut self, e: Expr, ty: Ty) -> Expr {
        if ty.bits() > self.bits(e) { self.sign_extend(e, ty, 0) } else { e }
    }
    /// A pointer as an integer of its width, the cast moved down to the values that are pointers.
    pub fn ptr_to_int(&mut self, e: Expr) -> Expr {
        let ty = self.ty(e);
        if !ty.is_ptr() {
            return e;
        }
        let int = ty.effective();
        if self.f.layout().pointer_bits(ty.space()) != ty.bits() || self.f.layout().non_integral.contains(&ty.space()) {
            return COULD_NOT_COMPUTE;
        }
        self.rewrite(
            e,
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
    /// Whether `v` is the null pointer.
    pub(super) fn is_null(&self, v: Value) -> bool {
        v.as_const().is_some_and(|c| self.f.consts().row(c).kind == warpc_ir::consts::ConstKind::Null)
    }
    /// The node `e` with other operands, folded; facts are kept.
    pub(super) fn with_operands(&mut self, e: Expr, ops: Exprs) -> Expr {
        let (kind, ty, wrap) = (self.kind(e), self.ty(e), self.wrap(e));
        match kind {
            Kind::Constant | Kind::VScale | Kind::Unknown | Kind::CouldNotCompute => e,
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
            Kind::AddRec => match self.rec_loop(e) {
                Some(l) => self.rec(ops, l, wrap),
                None => e,
            },
            Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin => self.min_max(kind, ops),
            Kind::SequentialUMin => self.sequential_umin(ops),
        }
    }
}
