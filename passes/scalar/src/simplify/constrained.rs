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
