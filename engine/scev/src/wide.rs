//! Constants of more than 128 bits: limbs beside the nodes, and the folds of them.

use super::number::{self, PLAIN};
use super::*;
use warpc_ir::consts::ConstKind;
use warpc_ir::fold::int::{self, Limbs};

impl Se<'_, '_> {
    /// The constant of these limbs; higher bits of them are dropped.
    pub fn make_wide(&mut self, ty: Ty, limbs: Limbs) -> Expr {
        let ty = ty.effective();
        let limbs = int::zext(&limbs, ty.bits());
        match ty.bits() {
            0..=PLAIN => {
                let value = number::of_limbs(&limbs, ty.bits()).unwrap_or(0);
                self.make_const(ty, value)
            }
            _ => self.s.nodes.intern_wide(ty, limbs),
        }
    }
    /// `2^exponent` of type `ty`.
    pub(crate) fn make_power(&mut self, ty: Ty, exponent: u32) -> Expr {
        self.make_const(ty, number::power(ty.bits(), exponent))
    }
    /// A constant as a [number]; `None` where it has no code.
    #[inline]
    pub fn number(&self, expr: Expr) -> Option<u128> {
        match self.kind(expr) {
            Kind::Constant => self.constant(expr),
            Kind::WideConstant => number::encode(self.s.nodes.wide_constant(expr)?, self.bits(expr)),
            _ => None,
        }
    }
    /// Range of a wide constant: itself, or the numbers with its highest bit where it has no code.
    pub(crate) fn wide_constant_range(&self, expr: Expr) -> Interval {
        let bits = self.bits(expr);
        match (self.number(expr), self.s.nodes.wide_constant(expr)) {
            (Some(value), _) => Interval::single(bits, value),
            (None, Some(limbs)) => {
                let above = int::active_bits(limbs);
                let end = if above < bits { number::power(bits, above) } else { 0 };
                Interval::new(bits, number::power(bits, above - 1), end)
            }
            _ => Interval::full(bits),
        }
    }
    /// A constant of any width in limbs.
    pub fn limbs(&self, expr: Expr) -> Option<Limbs> {
        match self.kind(expr) {
            Kind::Constant => Some(number::limbs(self.constant(expr)?, self.bits(expr))),
            Kind::WideConstant => self.s.nodes.wide_constant(expr).cloned(),
            _ => None,
        }
    }
    /// Whether `expr` is a constant, of any width.
    #[inline(always)]
    pub fn is_constant(&self, expr: Expr) -> bool {
        self.kind(expr).is_constant()
    }
    /// The exponent, if `expr` is a constant power of two.
    #[inline]
    pub fn exact_log2(&self, expr: Expr) -> Option<u32> {
        match self.kind(expr) {
            Kind::Constant => self.constant(expr).filter(|c| c.is_power_of_two()).map(u128::trailing_zeros),
            Kind::WideConstant => number::exact_log2(self.s.nodes.wide_constant(expr)?),
            _ => None,
        }
    }
    /// `op` of two constants, of which one has more than 128 bits.
    pub(crate) fn fold_wide(&mut self, op: Opcode, lhs: Expr, rhs: Expr) -> Option<Expr> {
        let ty = self.ty(lhs);
        let (lhs, rhs) = (self.limbs(lhs)?, self.limbs(rhs)?);
        let result = int::binary_wide(op, 0, ty.bits(), &lhs, &rhs)?;
        Some(self.make_wide(ty, result))
    }
    /// Constants that sorted operands begin with, of more than 128 bits, as one; whether there are any.
    pub(crate) fn merge_wide(&mut self, ops: &mut Exprs, fold: impl Fn(&[u64], &[u64], u32) -> Limbs) -> bool {
        let Some(mut constant) = self.s.nodes.wide_constant(ops[0]).cloned() else { return false };
        let ty = self.ty(ops[0]);
        let mut n = 1;
        while n < ops.len()
            && let Some(next) = self.s.nodes.wide_constant(ops[n])
        {
            constant = fold(&constant, next, ty.bits());
            n += 1;
        }
        if n > 1 {
            ops[0] = self.make_wide(ty, constant);
            ops.drain(1..n);
        }
        true
    }
    /// Limbs of an integer constant of more than 128 bits.
    pub(crate) fn wide_of(&self, value: Value) -> Option<&[u64]> {
        let (constant, consts) = (value.as_const()?, self.f.consts());
        let bits = self.f.types().int_bits(consts.ty(constant))?;
        (consts.row(constant).kind == ConstKind::WideInt && bits > PLAIN).then(|| consts.limbs(constant))
    }
    /// An integer constant as a [number].
    pub(crate) fn number_of(&self, value: Value) -> Option<u128> {
        value.as_const()?;
        let wide = || number::encode(self.wide_of(value)?, self.f.types().int_bits(self.f.type_of(value))?);
        self.int_of(value).or_else(wide)
    }
}

/// `op` of two constants of a width, an operation that always has a result.
pub(crate) fn total(op: Opcode) -> impl Fn(&[u64], &[u64], u32) -> Limbs {
    move |lhs, rhs, bits| int::binary_wide(op, 0, bits, lhs, rhs).unwrap_or_else(|| lhs.into())
}
