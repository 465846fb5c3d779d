//! Associative operations that vectors are reduced by.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};

/// The operation of a reduction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operator {
    /// A binary instruction.
    Binary(Opcode),
    /// A smallest or largest, by an intrinsic.
    Extreme(IntrinsicId),
    /// `select a, b, false`
    LogicalAnd,
    /// `select a, true, b`
    LogicalOr,
}

/// Operations, and the intrinsic that reduces a vector by each.
const INTRINSICS: &[(Operator, IntrinsicId)] = &[
    (Operator::Binary(Opcode::Add), id::VECTOR_REDUCE_ADD),
    (Operator::Binary(Opcode::Mul), id::VECTOR_REDUCE_MUL),
    (Operator::Binary(Opcode::And), id::VECTOR_REDUCE_AND),
    (Operator::Binary(Opcode::Or), id::VECTOR_REDUCE_OR),
    (Operator::Binary(Opcode::Xor), id::VECTOR_REDUCE_XOR),
    (Operator::Binary(Opcode::FAdd), id::VECTOR_REDUCE_FADD),
    (Operator::Binary(Opcode::FMul), id::VECTOR_REDUCE_FMUL),
    (Operator::Extreme(id::SMIN), id::VECTOR_REDUCE_SMIN),
    (Operator::Extreme(id::SMAX), id::VECTOR_REDUCE_SMAX),
    (Operator::Extreme(id::UMIN), id::VECTOR_REDUCE_UMIN),
    (Operator::Extreme(id::UMAX), id::VECTOR_REDUCE_UMAX),
    (Operator::Extreme(id::MINNUM), id::VECTOR_REDUCE_FMIN),
    (Operator::Extreme(id::MAXNUM), id::VECTOR_REDUCE_FMAX),
    (Operator::Extreme(id::MINIMUM), id::VECTOR_REDUCE_FMINIMUM),
    (Operator::Extreme(id::MAXIMUM), id::VECTOR_REDUCE_FMAXIMUM),
    (Operator::LogicalAnd, id::VECTOR_REDUCE_AND),
    (Operator::LogicalOr, id::VECTOR_REDUCE_OR),
];

impl Operator {
    /// What scalar `inst` combines its two operands by, if that may be done in any order.
    pub fn of(func: &Func<'_>, inst: Inst) -> Option<Operator> {
        let ty = func.ty(inst);
        let op = func.op(inst);
        let found = match op {
            Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => Operator::Binary(op),
            Opcode::FAdd | Opcode::FMul if func.flags(inst) & flags::REASSOC != 0 => Operator::Binary(op),
            Opcode::Call => Operator::Extreme(facts::intrinsic(func, inst)?),
            Opcode::Select if ty == Type::I1 => {
                let is = |slot: usize, value: u128| facts::int_constant(func, func.operand(inst, slot)) == Some(value);
                if is(2, 0) {
                    Operator::LogicalAnd
                } else if is(1, 1) {
                    Operator::LogicalOr
                } else {
                    return None;
                }
            }
            _ => return None,
        };
        let is_lane = func.types().is_int(ty) || func.types().is_float(ty);
        (is_lane && INTRINSICS.iter().any(|row| row.0 == found)).then_some(found)
    }
    /// The two operands that `inst` combines.
    pub fn sides(self, func: &Func<'_>, inst: Inst) -> [Value; 2] {
        let second = if self == Operator::LogicalOr { 2 } else { 1 };
        [func.operand(inst, 0), func.operand(inst, second)]
    }
    /// Whether a leaf that comes twice counts once.
    pub fn is_idempotent(self) -> bool {
        !matches!(self, Operator::Binary(Opcode::Add | Opcode::Mul | Opcode::Xor | Opcode::FAdd | Opcode::FMul))
    }
    /// Combines two scalars or, lane by lane, vectors.
    pub fn combine(self, b: &mut Builder<'_, '_>, first: Value, second: Value, fast: u16) -> Option<Value> {
        let ty = b.f.type_of(first);
        Some(match self {
            Operator::Binary(op) => b.binary(op, first, second, fast),
            Operator::Extreme(called) => b.intrinsic(called, &[ty], &[first, second], fast)?,
            Operator::LogicalAnd => {
                let no = b.f.consts_mut().add_bool(false);
                b.select(first, second, no, 0)
            }
            Operator::LogicalOr => {
                let yes = b.f.consts_mut().add_bool(true);
                b.select(first, yes, second, 0)
            }
        })
    }
    /// What changes no result when it is combined with it: of sums `-0.0`, or `0.0` where signs of zeros do not count. `None` for
    /// smallest and largest.
    pub fn neutral(self, func: &mut FuncMut<'_>, scalar: Type, fast: u16) -> Option<Value> {
        let one = func.consts_mut().add_i32(1);
        let ones = func.consts_mut().add_i32(u32::MAX);
        let bits = func.types().int_bits(scalar).unwrap_or(0);
        let mut folder = func.folder();
        let zero = folder.zero(scalar)?;
        match self {
            Operator::Binary(Opcode::Add | Opcode::Or | Opcode::Xor) => Some(zero),
            Operator::Binary(Opcode::Mul) if bits == 32 => Some(one),
            Operator::Binary(Opcode::And) if bits == 32 => Some(ones),
            Operator::Binary(Opcode::Mul) => {
                folder.cast(if bits < 32 { Opcode::Trunc } else { Opcode::ZExt }, 0, one, scalar)
            }
            Operator::Binary(Opcode::And) => {
                folder.cast(if bits < 32 { Opcode::Trunc } else { Opcode::SExt }, 0, ones, scalar)
            }
            Operator::Binary(Opcode::FMul) => folder.cast(Opcode::UIToFP, 0, one, scalar),
            Operator::Binary(Opcode::FAdd) if fast & flags::NSZ != 0 => Some(zero),
            Operator::Binary(Opcode::FAdd) => folder.fneg(zero),
            _ => None,
        }
    }
    /// The lanes of `vector` combined. Floating-point sums begin with a zero, products with a one.
    pub fn reduce(self, b: &mut Builder<'_, '_>, vector: Value, scalar: Type, fast: u16) -> Option<Value> {
        let called = INTRINSICS.iter().find(|row| row.0 == self)?.1;
        let ty = b.f.type_of(vector);
        match self {
            Operator::Binary(Opcode::FAdd | Opcode::FMul) => {
                let start = self.neutral(b.f, scalar, fast)?;
                b.intrinsic(called, &[ty], &[start, vector], fast)
            }
            _ => b.intrinsic(called, &[ty], &[vector], fast),
        }
    }
}
