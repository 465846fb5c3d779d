//! Floating-point operations that say how to round and what becomes of exceptions (`llvm.experimental.constrained.*`). In the default
//! environment they are the plain operations; in others only rules stay that neither round nor lose an exception.

use super::{Operation, Simplifier, p};
use warpc_analysis::facts::{self, Exceptions, FloatEnvironment, Rounding};
use warpc_ir::Value;
use warpc_ir::fold::float::{self, Direction};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};

/// A constrained operation on two numbers as its rules see it.
#[derive(Clone, Copy)]
struct Constrained {
    site: Operation,
    environment: FloatEnvironment,
    /// How it rounds, if that is known.
    direction: Option<Direction>,
}

impl Constrained {
    /// Whether a signalling NaN, which the operation would make a quiet one, does not matter.
    fn ignores_nan(self) -> bool {
        self.environment.exceptions == Exceptions::Ignore || self.site.has(flags::NNAN)
    }
    /// Whether a sum of opposite zeros is never -0.0, or that does not matter.
    fn zero_sum_is_positive(self) -> bool {
        self.environment.rounding != Rounding::MayBeDownward || self.site.has(flags::NSZ)
    }
}

impl Simplifier<'_, '_> {
    /// The value that the constrained operation `inst` always equals.
    pub(super) fn constrained(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        if let Some(v) = self.any_constrained_rules(inst, which) {
            return Some(v);
        }
        let op = match which {
            id::EXPERIMENTAL_CONSTRAINED_FADD => Opcode::FAdd,
            id::EXPERIMENTAL_CONSTRAINED_FSUB => Opcode::FSub,
            id::EXPERIMENTAL_CONSTRAINED_FMUL => Opcode::FMul,
            id::EXPERIMENTAL_CONSTRAINED_FDIV => Opcode::FDiv,
            id::EXPERIMENTAL_CONSTRAINED_FREM => Opcode::FRem,
            _ => return None,
        };
        let environment = facts::float_environment(self.f, inst)?;
        let (left, right) = (self.f.operand(inst, 0), self.f.operand(inst, 1));
        let (left, right) = if op == Opcode::FAdd && left.is_constant() { (right, left) } else { (left, right) };
        let site = Operation { op, flags: self.f.flags(inst), left, right, ty: self.f.ty(inst) };
        let direction = facts::rounding_direction(self.f, inst);
        self.constrained_rules(Constrained { site, environment, direction })
    }

    rules! {
        /// Rules of constrained operations of any kind, in order. An operation that has to raise an exception stays as well.
        fn any_constrained_rules(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
            constrained_operation_of_poison,
            constrained_rounding_of_constant,
            constrained_multiply_and_add_of_constants,
            constrained_comparison_of_constants,
        }
    }

    /// `constrained.fadd(x, poison) -> poison`, and so for all operations. Always.
    fn constrained_operation_of_poison(&mut self, inst: Inst, _which: IntrinsicId) -> Option<Value> {
        let numbers = self.f.call(inst).num_args as usize;
        let poisoned = self.f.operands(inst).take(numbers).any(|value| value.is_poison());
        poisoned.then(|| Value::poison(self.f.ty(inst)))
    }

    /// `constrained.floor(1.5) -> 1.0`, and so for all roundings to integers whose direction is known. A signalling NaN only where exceptions are
    /// ignored, an inexact `rint` not where they are observed.
    fn constrained_rounding_of_constant(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let by_direction = |s: &Self| match facts::rounding_direction(s.f, inst)? {
            Direction::Nearest => Some(id::ROUNDEVEN),
            Direction::NearestAway => Some(id::ROUND),
            Direction::Upward => Some(id::CEIL),
            Direction::Downward => Some(id::FLOOR),
            Direction::TowardZero => Some(id::TRUNC),
        };
        let plain = match which {
            id::EXPERIMENTAL_CONSTRAINED_FLOOR => id::FLOOR,
            id::EXPERIMENTAL_CONSTRAINED_CEIL => id::CEIL,
            id::EXPERIMENTAL_CONSTRAINED_TRUNC => id::TRUNC,
            id::EXPERIMENTAL_CONSTRAINED_ROUND => id::ROUND,
            id::EXPERIMENTAL_CONSTRAINED_ROUNDEVEN => id::ROUNDEVEN,
            id::EXPERIMENTAL_CONSTRAINED_RINT | id::EXPERIMENTAL_CONSTRAINED_NEARBYINT => by_direction(self)?,
            _ => return None,
        };
        let (x, ty) = (self.f.operand(inst, 0), self.f.ty(inst));
        let (format, bits) = p::float(self.f, x)?;
        let exceptions = facts::float_environment(self.f, inst)?.exceptions;
        let class = float::classify(format, bits)?;
        if class.nan && class.signaling && exceptions != Exceptions::Ignore {
            return None;
        }
        let rounded = self.f.folder().intrinsic(plain, 0, &[x], ty)?;
        let observed = which == id::EXPERIMENTAL_CONSTRAINED_RINT && exceptions == Exceptions::Strict;
        (!observed || rounded == x).then_some(rounded)
    }

    /// `constrained.fma(1.0, 2.0, 3.0) -> 5.0`, and so for `fmuladd`. If product and sum are exact.
    fn constrained_multiply_and_add_of_constants(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        if !matches!(which, id::EXPERIMENTAL_CONSTRAINED_FMA | id::EXPERIMENTAL_CONSTRAINED_FMULADD) {
            return None;
        }
        let number = |s: &Self, at: usize| p::float(s.f, s.f.operand(inst, at));
        let ((format, x), (_, y), (_, z)) = (number(self, 0)?, number(self, 1)?, number(self, 2)?);
        let (product, exact) = float::binary_rounded(Opcode::FMul, format, x, y, Direction::Nearest)?;
        let (sum, also) = float::binary_rounded(Opcode::FAdd, format, product, z, Direction::Nearest)?;
        // The sign of a sum that is zero depends on the direction.
        let class = float::classify(format, sum)?;
        if !exact || !also || class.nan || class.zero {
            return None;
        }
        let ty = self.f.ty(inst);
        let mut fold = self.f.folder();
        let scalar = fold.float(format, sum);
        Some(fold.splat(ty, scalar))
    }

    /// `constrained.fcmp(1.0, 2.0, oeq) -> false`, and so for `fcmps`. If that raises no exception, or exceptions are not observed.
    fn constrained_comparison_of_constants(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let signals = match which {
            id::EXPERIMENTAL_CONSTRAINED_FCMP => false,
            id::EXPERIMENTAL_CONSTRAINED_FCMPS => true,
            _ => return None,
        };
        let (x, y, ty) = (self.f.operand(inst, 0), self.f.operand(inst, 1), self.f.ty(inst));
        if !x.is_constant() || !y.is_constant() {
            return None;
        }
        let pred = facts::constrained_predicate(self.f, inst)?;
        if facts::float_environment(self.f, inst)?.exceptions == Exceptions::Strict {
            for value in [x, y] {
                let (format, bits) = p::float(self.f, value)?;
                let class = float::classify(format, bits)?;
                if class.nan && (signals || class.signaling) {
                    return None;
                }
            }
        }
        self.f.folder().fcmp(pred, 0, x, y, ty)
    }

    rules! {
        /// Rules of constrained operations, in order.
        fn constrained_rules(&mut self, call: Constrained) -> Option<Value> {
            constrained_in_default_environment,
            constrained_operation_of_constants,
            constrained_sum_with_zero,
            constrained_difference_with_zero,
            constrained_difference_from_zero,
        }
    }

    /// `constrained.fadd(x, y) -> x + y`, and so for all operations, if that is a value at hand. In the default environment.
    fn constrained_in_default_environment(&mut self, call: Constrained) -> Option<Value> {
        let Constrained { site, environment, .. } = call;
        if !environment.is_default() {
            return None;
        }
        self.binary(site.op, site.flags & flags::FAST, site.left, site.right)
    }

    /// `constrained.fdiv(3.0, 2.0) -> 1.5`, and so for all operations. If that raises no exception, or the way of rounding is known and nobody
    /// has to see exceptions as they are.
    fn constrained_operation_of_constants(&mut self, call: Constrained) -> Option<Value> {
        let Constrained { site, environment, .. } = call;
        let ((format, x), (_, y)) = (p::float(self.f, site.left)?, p::float(self.f, site.right)?);
        let direction = call.direction.unwrap_or(Direction::Nearest);
        let (bits, quiet) = float::binary_rounded(site.op, format, x, y, direction)?;
        let known = call.direction.is_some() && environment.exceptions != Exceptions::Strict;
        if !quiet && !known || float::classify(format, bits)?.nan {
            return None;
        }
        let mut fold = self.f.folder();
        let scalar = fold.float(format, bits);
        Some(fold.splat(site.ty, scalar))
    }

    /// `constrained.fadd(x, -0.0) -> x`, if rounding cannot be downward; `constrained.fadd(x, 0.0) -> x`, if `x` is not -0.0. Both with
    /// exceptions ignored or `nnan`, and with `nsz` always.
    fn constrained_sum_with_zero(&mut self, call: Constrained) -> Option<Value> {
        let site = call.site;
        if site.op != Opcode::FAdd || !call.ignores_nan() {
            return None;
        }
        let keeps = self.is_neg_zero(site.right) && call.zero_sum_is_positive()
            || self.is_pos_zero(site.right) && (site.has(flags::NSZ) || self.never_neg_zero(site.left));
        keeps.then_some(site.left)
    }

    /// `constrained.fsub(x, 0.0) -> x`, if rounding cannot be downward; `constrained.fsub(x, -0.0) -> x`, if `x` is not -0.0. Both with
    /// exceptions ignored or `nnan`, and with `nsz` always.
    fn constrained_difference_with_zero(&mut self, call: Constrained) -> Option<Value> {
        let site = call.site;
        if site.op != Opcode::FSub || !call.ignores_nan() {
            return None;
        }
        let keeps = self.is_pos_zero(site.right) && call.zero_sum_is_positive()
            || self.is_neg_zero(site.right) && (site.has(flags::NSZ) || self.never_neg_zero(site.left));
        keeps.then_some(site.left)
    }

    /// `constrained.fsub(-0.0, -x) -> x`, and of 0.0 with `nsz`. With exceptions ignored or `nnan`.
    fn constrained_difference_from_zero(&mut self, call: Constrained) -> Option<Value> {
        let site = call.site;
        if site.op != Opcode::FSub || !call.ignores_nan() {
            return None;
        }
        let fneg = p::inst(self.f, site.right, Opcode::FNeg)?;
        let negates = self.is_neg_zero(site.left) || self.is_any_zero(site.left) && site.has(flags::NSZ);
        negates.then(|| self.f.operand(fneg, 0))
    }
}
