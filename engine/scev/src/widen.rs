//! Extensions of sums split into sums of extensions, where ranges show that the sum does not wrap: addresses then differ by
//! constants that narrow index arithmetic hides.

use super::rewrite::Visit;
use super::*;
use warpc_analysis::facts::intrinsic;
use warpc_ir::intrinsics::sreg_ptx_name;

/// Depth to which an operand of a sum is bounded by its own operands.
const DEPTH: u32 = 6;
/// How often what was split is looked at again.
const ROUNDS: u32 = 3;
/// Operands of a sum that is split.
const TERMS: usize = 16;

impl Se<'_, '_> {
    /// `expr` with extensions of sums split. `tid_max`: no coordinate of a thread in its block is greater, if that is known.
    pub fn split_extensions(&mut self, expr: Expr, tid_max: Option<u32>) -> Expr {
        let mut expr = expr;
        // Sums below sums that were split.
        for _ in 0..ROUNDS {
            let to = self.split_extensions_once(expr, tid_max);
            if to == expr || to == COULD_NOT_COMPUTE {
                return to;
            }
            expr = to;
        }
        expr
    }
    fn split_extensions_once(&mut self, expr: Expr, tid_max: Option<u32>) -> Expr {
        let mut extended = false;
        self.s.nodes.walk(expr, |x| {
            extended |= self.is_extended_sum(x);
            (!extended).then_some(true)
        });
        if !extended {
            return expr;
        }
        self.rewrite(
            expr,
            |se, x| match se.is_extended_sum(x) {
                true => Visit::Replace(se.split_extension(x, tid_max)),
                false => Visit::Below,
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }
    fn is_extended_sum(&self, expr: Expr) -> bool {
        matches!(self.kind(expr), Kind::ZeroExtend | Kind::SignExtend) && self.kind(self.op(expr, 0)) == Kind::Add
    }
    fn split_extension(&mut self, expr: Expr, tid_max: Option<u32>) -> Expr {
        let Some(signed) = self.sum_fits(expr, tid_max) else { return expr };
        let ty = self.ty(expr);
        let mut ops = self.operands(self.op(expr, 0));
        for o in &mut ops {
            // What is not negative has one extension.
            let signed = signed && self.bounds(*o, true, tid_max, DEPTH - 1).0 < 0;
            *o = if signed { self.sign_extend(*o, ty, 0) } else { self.zero_extend(*o, ty, 0) };
        }
        self.add(ops, Wrap::ANY, 0)
    }
    /// Whether the sum that `expr` extends is that of the extended terms: by signs (true) or by zeros.
    fn sum_fits(&mut self, expr: Expr, tid_max: Option<u32>) -> Option<bool> {
        if !self.is_extended_sum(expr) || self.num_ops(self.op(expr, 0)) > TERMS {
            return None;
        }
        let inner = self.op(expr, 0);
        let bits = self.bits(inner);
        if bits > 64 {
            return None;
        }
        let zext = self.kind(expr) == Kind::ZeroExtend;
        if zext && self.bounds(inner, false, tid_max, DEPTH).1 < 1i128 << bits {
            return Some(false);
        }
        // A sum that is not negative has the same extension either way.
        let (low, high) = self.bounds(inner, true, tid_max, DEPTH);
        let limit = 1i128 << (bits - 1);
        (high < limit && low >= if zext { 0 } else { -limit }).then_some(true)
    }
    /// Bounds of `expr` in whole numbers: what it would be without wrapping.
    fn bounds(&mut self, expr: Expr, signed: bool, tid_max: Option<u32>, depth: u32) -> (i128, i128) {
        let bits = self.bits(expr);
        let all = if signed { (i128::MIN / 4, i128::MAX / 4) } else { (0, i128::MAX / 4) };
        if bits > 64 {
            return all;
        }
        let r = self.range(expr, signed);
        let number = |v: u128| {
            let v = v & mask(bits);
            if signed && v >> (bits - 1) != 0 { v as i128 - (1i128 << bits) } else { v as i128 }
        };
        let mut own = if signed { (number(r.smin()), number(r.smax())) } else { (number(r.umin()), number(r.umax())) };
        if let (Some(max), Some(i)) = (tid_max, self.unknown_inst(expr))
            && self.f.op(i) == Opcode::Call
            && intrinsic(self.f, i).and_then(sreg_ptx_name).is_some_and(|s| s.starts_with("%tid"))
        {
            return (own.0.max(0), own.1.min(max as i128));
        }
        if depth == 0 || self.num_ops(expr) > TERMS {
            return own;
        }
        let ops = self.operands(expr);
        let exact = match self.kind(expr) {
            Kind::Add => ops.iter().fold((0, 0), |(low, high), &o| {
                let (a, b) = self.bounds(o, signed, tid_max, depth - 1);
                (low + a, high + b)
            }),
            Kind::Mul => {
                let mut product = (1, 1);
                for &o in &ops {
                    let (a, b) = self.bounds(o, signed, tid_max, depth - 1);
                    let ends = [product.0 * a, product.0 * b, product.1 * a, product.1 * b];
                    product = (ends.into_iter().min().unwrap_or(0), ends.into_iter().max().unwrap_or(0));
                    if product.0 < -(1 << 62) || product.1 > 1 << 62 {
                        return own;
                    }
                }
                product
            }
            Kind::ZeroExtend => self.bounds(ops[0], false, tid_max, depth - 1),
            Kind::SignExtend if signed => self.bounds(ops[0], true, tid_max, depth - 1),
            _ => return own,
        };
        // A sum or product that fits is what it would be; its range holds then too.
        let top = if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, mask(bits) as i128) };
        if exact.0 >= top.0 && exact.1 <= top.1 {
            own = (own.0.max(exact.0), own.1.min(exact.1));
            if own.0 > own.1 { exact } else { own }
        } else if depth == DEPTH {
            exact
        } else {
            own
        }
    }
}
