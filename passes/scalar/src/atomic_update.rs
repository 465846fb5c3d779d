//! What an `atomicrmw` stores, as plain operations: for passes that put a plain access or a `cmpxchg` in its place.

use crate::patterns as p;
use warpc_ir::ids::Type;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::RmwOp;
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// How the larger and the smaller of two integers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extremes {
    /// A comparison and a choice.
    Selects,
    /// `llvm.smax` and the like.
    Intrinsics,
}

/// The value that `op` stores where `old` was, at the place of `build`; `fast` are the fast-math flags of operations on numbers.
pub fn stored_value(
    build: &mut Builder<'_, '_>,
    op: RmwOp,
    (old, operand): (Value, Value),
    fast: u16,
    extremes: Extremes,
) -> Value {
    let ty = build.f.type_of(operand);
    let call = |build: &mut Builder<'_, '_>, which| {
        build.intrinsic(which, &[ty], &[old, operand], fast).unwrap_or(Value::poison(ty))
    };
    let extreme = |build: &mut Builder<'_, '_>, pred: IntPred, which| match extremes {
        Extremes::Intrinsics => call(build, which),
        Extremes::Selects => {
            let keeps = build.icmp(pred, old, operand, Type::I1);
            build.select(keeps, old, operand, 0)
        }
    };
    match op {
        RmwOp::Xchg => operand,
        RmwOp::Add => build.binary(Opcode::Add, old, operand, 0),
        RmwOp::Sub => build.binary(Opcode::Sub, old, operand, 0),
        RmwOp::And => build.binary(Opcode::And, old, operand, 0),
        RmwOp::Or => build.binary(Opcode::Or, old, operand, 0),
        RmwOp::Xor => build.binary(Opcode::Xor, old, operand, 0),
        RmwOp::Nand => {
            let both = build.binary(Opcode::And, old, operand, 0);
            let ones = p::make_all_ones(build.f, ty);
            build.binary(Opcode::Xor, both, ones, 0)
        }
        RmwOp::Max => extreme(build, IntPred::Sgt, id::SMAX),
        RmwOp::Min => extreme(build, IntPred::Sle, id::SMIN),
        RmwOp::UMax => extreme(build, IntPred::Ugt, id::UMAX),
        RmwOp::UMin => extreme(build, IntPred::Ule, id::UMIN),
        RmwOp::FAdd => build.binary(Opcode::FAdd, old, operand, fast),
        RmwOp::FSub => build.binary(Opcode::FSub, old, operand, fast),
        RmwOp::FMax => call(build, id::MAXNUM),
        RmwOp::FMin => call(build, id::MINNUM),
        RmwOp::FMaximum => call(build, id::MAXIMUM),
        RmwOp::FMinimum => call(build, id::MINIMUM),
        RmwOp::USubSat => call(build, id::USUB_SAT),
        RmwOp::UIncWrap => {
            let (zero, one) = (p::make_int(build.f, ty, 0), p::make_int(build.f, ty, 1));
            let next = build.binary(Opcode::Add, old, one, 0);
            let wraps = build.icmp(IntPred::Uge, old, operand, Type::I1);
            build.select(wraps, zero, next, 0)
        }
        RmwOp::UDecWrap => {
            let (zero, one) = (p::make_int(build.f, ty, 0), p::make_int(build.f, ty, 1));
            let next = build.binary(Opcode::Sub, old, one, 0);
            let is_zero = build.icmp(IntPred::Eq, old, zero, Type::I1);
            let above = build.icmp(IntPred::Ugt, old, operand, Type::I1);
            let wraps = build.binary(Opcode::Or, is_zero, above, 0);
            build.select(wraps, operand, next, 0)
        }
        RmwOp::USubCond => {
            let less = build.binary(Opcode::Sub, old, operand, 0);
            let fits = build.icmp(IntPred::Uge, old, operand, Type::I1);
            build.select(fits, less, old, 0)
        }
    }
}
