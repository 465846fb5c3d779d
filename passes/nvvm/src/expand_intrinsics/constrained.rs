//! Operations on floating-point numbers that say how to round and what to do about exceptions. There are no exceptions here, and the
//! only mode that is ever set is to the nearest: the operation without more.

use super::{arguments, text};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{FloatPred, flags};
use warpc_ir::{Builder, Opcode, Value};

/// The instruction that an operation is.
fn opcode(id: IntrinsicId) -> Option<Opcode> {
    use id::*;
    Some(match id {
        EXPERIMENTAL_CONSTRAINED_FADD => Opcode::FAdd,
        EXPERIMENTAL_CONSTRAINED_FSUB => Opcode::FSub,
        EXPERIMENTAL_CONSTRAINED_FMUL => Opcode::FMul,
        EXPERIMENTAL_CONSTRAINED_FDIV => Opcode::FDiv,
        EXPERIMENTAL_CONSTRAINED_FREM => Opcode::FRem,
        EXPERIMENTAL_CONSTRAINED_FPEXT => Opcode::FPExt,
        EXPERIMENTAL_CONSTRAINED_FPTRUNC => Opcode::FPTrunc,
        EXPERIMENTAL_CONSTRAINED_FPTOSI => Opcode::FPToSI,
        EXPERIMENTAL_CONSTRAINED_FPTOUI => Opcode::FPToUI,
        EXPERIMENTAL_CONSTRAINED_SITOFP => Opcode::SIToFP,
        EXPERIMENTAL_CONSTRAINED_UITOFP => Opcode::UIToFP,
        _ => return None,
    })
}

/// The intrinsic without constraints.
fn plain(id: IntrinsicId) -> Option<IntrinsicId> {
    use id::*;
    Some(match id {
        EXPERIMENTAL_CONSTRAINED_ACOS => ACOS,
        EXPERIMENTAL_CONSTRAINED_ASIN => ASIN,
        EXPERIMENTAL_CONSTRAINED_ATAN => ATAN,
        EXPERIMENTAL_CONSTRAINED_ATAN2 => ATAN2,
        EXPERIMENTAL_CONSTRAINED_CEIL => CEIL,
        EXPERIMENTAL_CONSTRAINED_COS => COS,
        EXPERIMENTAL_CONSTRAINED_COSH => COSH,
        EXPERIMENTAL_CONSTRAINED_EXP => EXP,
        EXPERIMENTAL_CONSTRAINED_EXP2 => EXP2,
        EXPERIMENTAL_CONSTRAINED_FLOOR => FLOOR,
        EXPERIMENTAL_CONSTRAINED_FMA => FMA,
        EXPERIMENTAL_CONSTRAINED_FMULADD => FMULADD,
        EXPERIMENTAL_CONSTRAINED_LDEXP => LDEXP,
        EXPERIMENTAL_CONSTRAINED_LLRINT => LLRINT,
        EXPERIMENTAL_CONSTRAINED_LLROUND => LLROUND,
        EXPERIMENTAL_CONSTRAINED_LOG => LOG,
        EXPERIMENTAL_CONSTRAINED_LOG10 => LOG10,
        EXPERIMENTAL_CONSTRAINED_LOG2 => LOG2,
        EXPERIMENTAL_CONSTRAINED_LRINT => LRINT,
        EXPERIMENTAL_CONSTRAINED_LROUND => LROUND,
        EXPERIMENTAL_CONSTRAINED_MAXIMUM => MAXIMUM,
        EXPERIMENTAL_CONSTRAINED_MAXNUM => MAXNUM,
        EXPERIMENTAL_CONSTRAINED_MINIMUM => MINIMUM,
        EXPERIMENTAL_CONSTRAINED_MINNUM => MINNUM,
        EXPERIMENTAL_CONSTRAINED_NEARBYINT => NEARBYINT,
        EXPERIMENTAL_CONSTRAINED_POW => POW,
        EXPERIMENTAL_CONSTRAINED_POWI => POWI,
        EXPERIMENTAL_CONSTRAINED_RINT => RINT,
        EXPERIMENTAL_CONSTRAINED_ROUND => ROUND,
        EXPERIMENTAL_CONSTRAINED_ROUNDEVEN => ROUNDEVEN,
        EXPERIMENTAL_CONSTRAINED_SIN => SIN,
        EXPERIMENTAL_CONSTRAINED_SINH => SINH,
        EXPERIMENTAL_CONSTRAINED_SQRT => SQRT,
        EXPERIMENTAL_CONSTRAINED_TAN => TAN,
        EXPERIMENTAL_CONSTRAINED_TANH => TANH,
        EXPERIMENTAL_CONSTRAINED_TRUNC => TRUNC,
        _ => return None,
    })
}

pub(super) fn expand(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    let fast = build.f.flags(call) & flags::FAST;
    if matches!(id, id::EXPERIMENTAL_CONSTRAINED_FCMP | id::EXPERIMENTAL_CONSTRAINED_FCMPS) {
        let pred = FloatPred::parse(text(build.f, call, 2)?)?;
        let [left, right] = [0, 1].map(|n| build.f.operand(call, n));
        return Some(build.fcmp(pred, left, right, ty, fast));
    }
    let all = arguments(build.f, call);
    let args: SmallVec<[Value; 4]> = all.into_iter().filter(|&arg| build.f.type_of(arg) != Type::METADATA).collect();
    if let Some(op) = opcode(id) {
        return Some(match args[..] {
            [value] => build.cast(op, value, ty, if matches!(op, Opcode::FPExt | Opcode::FPTrunc) { fast } else { 0 }),
            [left, right] => build.binary(op, left, right, fast),
            _ => return None,
        });
    }
    let plain = plain(id)?;
    let second = match plain {
        id::LDEXP | id::POWI => Some(build.f.type_of(args[1])),
        id::LRINT | id::LLRINT | id::LROUND | id::LLROUND => Some(build.f.type_of(args[0])),
        _ => None,
    };
    let types: SmallVec<[Type; 2]> = std::iter::once(ty).chain(second).collect();
    build.intrinsic(plain, &types, &args, fast)
}
