//! Steps of a node whose operands are there: sums, products, quotients, conversions, smallest and largest.

use super::Refusal;
use super::plan::{Planner, Ref, What};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_scev::{Expr, Kind, Ty, Wrap};

fn wrap_flags(wrap: Wrap) -> u16 {
    (if wrap.has(Wrap::NUW) { flags::NUW } else { 0 }) | if wrap.has(Wrap::NSW) { flags::NSW } else { 0 }
}

impl Planner<'_, '_, '_> {
    /// A sum whose terms are there.
    pub fn sum(
        &mut self,
        expr: Expr,
        at: Inst,
        terms: &[(Expr, bool)],
        values: &[Ref],
        wrap: Wrap,
    ) -> Result<Ref, Refusal> {
        let int = self.se.ty(expr).effective();
        let pointer = (0..terms.len()).find(|&k| self.se.is_ptr(terms[k].0));
        let mut constant = (0..terms.len()).find(|&k| self.se.is_constant(terms[k].0));
        let fl = if terms.iter().any(|t| t.1) { 0 } else { wrap_flags(wrap) };
        // Constants come first in expressions and last in code, and so on. What is added comes before what is subtracted.
        let others = (0..terms.len()).filter(|k| Some(*k) != pointer && Some(*k) != constant);
        let mut order: SmallVec<[usize; 8]> = others.collect();
        order.reverse();
        order.sort_by_key(|&k| terms[k].1);
        let mut acc: Option<Ref> = None;
        if order.first().is_some_and(|&k| terms[k].1) {
            acc = Some(constant.take().map_or(Ref::Zero(int), |c| values[c]));
        }
        // A constant comes before what is subtracted, as LLVM has it.
        if pointer.is_none()
            && let Some(c) = constant.filter(|_| acc.is_none())
            && let Some(first) = order.iter().position(|&k| terms[k].1)
        {
            order.insert(first, c);
            constant = None;
        }
        for (n, &k) in order.iter().enumerate() {
            let last = n + 1 == order.len() && constant.is_none() && pointer.is_none();
            let of_step = if last { expr } else { Expr::NONE };
            acc = Some(match (acc, terms[k].1) {
                (None, _) => values[k],
                (Some(a), true) => self.op(Opcode::Sub, 0, int, &[a, values[k]], at, of_step)?,
                (Some(a), false) => {
                    let fl = if pointer.is_none() { fl } else { 0 };
                    self.op(Opcode::Add, fl, int, &[a, values[k]], at, of_step)?
                }
            });
        }
        let constant = constant.map(|c| values[c]);
        match (pointer, constant, acc) {
            (None, Some(c), Some(a)) => self.op(Opcode::Add, fl, int, &[a, c], at, expr),
            (None, c, a) => a.or(c).ok_or(Refusal::NotComputable),
            (Some(p), c, a) => self.on_pointer(expr, at, values[p], a, c, wrap),
        }
    }
    /// A pointer plus a variable and a constant number of bytes.
    fn on_pointer(
        &mut self,
        expr: Expr,
        at: Inst,
        mut pointer: Ref,
        variable: Option<Ref>,
        constant: Option<Ref>,
        wrap: Wrap,
    ) -> Result<Ref, Refusal> {
        let ty = self.se.ty(expr);
        let one = variable.is_none() || constant.is_none();
        let fl = if one && wrap.has(Wrap::NUW) { flags::NUW } else { 0 };
        if let Some(v) = variable {
            let of_step = if constant.is_none() { expr } else { Expr::NONE };
            pointer = self.step(What::Bytes, fl, ty, &[pointer, v], at, of_step)?;
        }
        match constant {
            Some(c) => self.step(What::Bytes, fl, ty, &[pointer, c], at, expr),
            None => Ok(pointer),
        }
    }
    /// A product whose factors are there.
    pub fn product(
        &mut self,
        expr: Expr,
        at: Inst,
        terms: &[(Expr, bool)],
        values: &[Ref],
        wrap: Wrap,
    ) -> Result<Ref, Refusal> {
        let ty = self.se.ty(expr);
        let bits = ty.bits();
        let fl = wrap_flags(wrap);
        let constant = terms.iter().position(|t| self.se.is_constant(t.0));
        let factors: SmallVec<[Ref; 8]> =
            (0..terms.len()).rev().filter(|k| Some(*k) != constant).map(|k| values[k]).collect();
        let mut acc: Option<Ref> = None;
        let mut k = 0;
        while k < factors.len() {
            let mut n = 1;
            while k + n < factors.len() && factors[k + n] == factors[k] {
                n += 1;
            }
            let last = k + n == factors.len() && constant.is_none();
            let fl = if factors.len() == 2 { fl } else { 0 };
            // Powers by squaring: the lowest bits of the exponent first.
            let (mut square, mut power, mut left) = (factors[k], None, n);
            loop {
                if left & 1 != 0 {
                    power = Some(match power {
                        None => square,
                        Some(x) => self.op(Opcode::Mul, 0, ty, &[x, square], at, Expr::NONE)?,
                    });
                }
                left >>= 1;
                if left == 0 {
                    break;
                }
                let of_step = if last && n == 2 && acc.is_none() { expr } else { Expr::NONE };
                square = self.op(Opcode::Mul, if n == 2 { fl } else { 0 }, ty, &[square, square], at, of_step)?;
            }
            let power = power.unwrap_or(square);
            acc = Some(match acc {
                None => power,
                Some(a) => {
                    let of_step = if last { expr } else { Expr::NONE };
                    self.op(Opcode::Mul, fl, ty, &[a, power], at, of_step)?
                }
            });
            k += n;
        }
        let Some(c) = constant else { return acc.ok_or(Refusal::NotComputable) };
        let Some(a) = acc else { return Ok(values[c]) };
        if self.se.is_minus_one(terms[c].0) {
            return self.op(Opcode::Sub, 0, ty, &[Ref::Zero(ty), a], at, expr);
        }
        if let Some(by) = self.se.exact_log2(terms[c].0) {
            if by == 0 {
                return Ok(a);
            }
            let by_expr = self.se.make_const(ty, by as u128);
            let fl = if by == bits - 1 { fl & !flags::NSW } else { fl };
            return self.op(Opcode::Shl, fl, ty, &[a, Ref::Const(by_expr)], at, expr);
        }
        self.op(Opcode::Mul, fl, ty, &[a, values[c]], at, expr)
    }
    /// A node whose operands are there; they were asked for in order, so the first is on top.
    pub fn make(&mut self, expr: Expr, at: Inst) -> Result<(), Refusal> {
        let ty = self.se.ty(expr);
        let n = self.se.num_ops(expr);
        let mut args: SmallVec<[Ref; 4]> = self.values.drain(self.values.len() - n..).collect();
        args.reverse();
        let kind = self.se.kind(expr);
        let r = match kind {
            Kind::Truncate => self.op(Opcode::Trunc, 0, ty, &args, at, expr)?,
            Kind::ZeroExtend => {
                let narrow = self.se.op(expr, 0);
                let flag = if self.se.is_known_non_negative(narrow) { flags::NNEG } else { 0 };
                self.op(Opcode::ZExt, flag, ty, &args, at, expr)?
            }
            Kind::SignExtend => self.op(Opcode::SExt, 0, ty, &args, at, expr)?,
            Kind::PtrToInt => {
                let place = self.place_of_address(args[0], at);
                self.op(Opcode::PtrToInt, 0, ty, &args, place, expr)?
            }
            Kind::UDiv => self.division(expr, at, args[0], args[1])?,
            Kind::UMax => self.min_max(expr, at, &args, id::UMAX, IntPred::Ugt)?,
            Kind::SMax => self.min_max(expr, at, &args, id::SMAX, IntPred::Sgt)?,
            Kind::UMin | Kind::SequentialUMin => {
                if kind == Kind::SequentialUMin {
                    for k in 1..n {
                        args[k] = self.solid(self.se.op(expr, k), args[k], at)?;
                    }
                }
                self.min_max(expr, at, &args, id::UMIN, IntPred::Ult)?
            }
            Kind::SMin => self.min_max(expr, at, &args, id::SMIN, IntPred::Slt)?,
            _ => return Err(Refusal::NotComputable),
        };
        self.done(expr, at, r);
        Ok(())
    }
    /// `value`, the value of `expr`, with any value where it would be poison.
    pub fn solid(&mut self, expr: Expr, value: Ref, at: Inst) -> Result<Ref, Refusal> {
        let simple = self.se.is_constant(expr) || self.se.kind(expr) == Kind::Unknown;
        if simple && self.se.is_solid_unless(expr, &self.given) {
            return Ok(value);
        }
        let ty = self.se.ty(expr);
        self.op(Opcode::Freeze, 0, ty, &[value], at, Expr::NONE)
    }
    fn division(&mut self, expr: Expr, at: Inst, dividend: Ref, divisor: Ref) -> Result<Ref, Refusal> {
        let ty = self.se.ty(expr);
        let by_expr = self.se.op(expr, 1);
        if let Some(exponent) = self.se.exact_log2(by_expr) {
            let by = self.se.make_const(ty, exponent as u128);
            return self.op(Opcode::LShr, 0, ty, &[dividend, Ref::Const(by)], at, expr);
        }
        if self.se.is_safe_divisor(by_expr) {
            return self.op(Opcode::UDiv, 0, ty, &[dividend, divisor], at, expr);
        }
        if !self.options.guard_divisions {
            return Err(Refusal::Division);
        }
        let frozen = if self.se.is_made_of_solid_values(by_expr) && self.se.kind(by_expr) == Kind::Unknown {
            divisor
        } else {
            self.op(Opcode::Freeze, 0, ty, &[divisor], at, Expr::NONE)?
        };
        let least = self.step(What::Intrinsic(id::UMAX), 0, ty, &[frozen, Ref::One(ty)], at, Expr::NONE)?;
        self.op(Opcode::UDiv, 0, ty, &[dividend, least], at, expr)
    }
    /// One step of an extremum of three operands and more: what those behind operand `operand` made, and that operand.
    pub fn extreme(&mut self, expr: Expr, at: Inst, operand: u32) -> Result<(), Refusal> {
        let (next, rest) = (self.pop(), self.pop());
        let of_step = if operand == 0 { expr } else { Expr::NONE };
        let (call, pred) = match self.se.kind(expr) {
            Kind::UMax => (id::UMAX, IntPred::Ugt),
            Kind::SMax => (id::SMAX, IntPred::Sgt),
            Kind::UMin => (id::UMIN, IntPred::Ult),
            _ => (id::SMIN, IntPred::Slt),
        };
        let made = self.extreme_of(of_step, self.se.ty(expr), at, [rest, next], call, pred)?;
        match operand {
            0 => self.done(expr, at, made),
            _ => self.values.push(made),
        }
        Ok(())
    }
    fn extreme_of(
        &mut self,
        expr: Expr,
        ty: Ty,
        at: Inst,
        pair: [Ref; 2],
        call: IntrinsicId,
        pred: IntPred,
    ) -> Result<Ref, Refusal> {
        if !ty.is_ptr() {
            return self.step(What::Intrinsic(call), 0, ty, &pair, at, expr);
        }
        let c = self.step(What::Op(Opcode::ICmp, pred), 0, Ty::int(1), &pair, at, Expr::NONE)?;
        self.op(Opcode::Select, 0, ty, &[c, pair[0], pair[1]], at, expr)
    }
    fn min_max(
        &mut self,
        expr: Expr,
        at: Inst,
        args: &[Ref],
        call: IntrinsicId,
        pred: IntPred,
    ) -> Result<Ref, Refusal> {
        let ty = self.se.ty(expr);
        // Constants come first in expressions, and last in code.
        let last = args.len() - 1;
        let mut acc = args[last];
        for (k, &x) in args[..last].iter().enumerate().rev() {
            let of_step = if k == 0 { expr } else { Expr::NONE };
            acc = self.extreme_of(of_step, ty, at, [acc, x], call, pred)?;
        }
        Ok(acc)
    }
}
