//! What scalar and vector code costs, in instructions: a table of the target.
//!
//! NVPTX computes with pairs of 16-bit numbers in one register (`f16x2`, `bf16x2`, `s16x2`), from the architecture on that a row of
//! [`PACKED`] names; logic works on any bits of a register. Other vectors are rows of registers: one instruction per lane, nothing to put
//! lanes in or take them out. Without a target every instruction costs one, as LLVM counts there.

use crate::operator::Operator;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::session::Session;
use warpc_ir::{Func, TypeKind};

/// The target of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// None: every instruction costs one.
    Generic,
    /// NVPTX of this compute capability.
    Nvptx(u32),
}

/// What is computed in a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operation {
    /// An instruction that is no call.
    Plain(Opcode),
    /// An intrinsic.
    Intrinsic(IntrinsicId),
}

/// Formats of 16 bits that are computed in pairs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Half,
    Bfloat,
    Int,
}

use Format::{Bfloat, Half, Int};
use Operation::{Intrinsic, Plain};

/// Operations on pairs in one instruction: format, operation, first architecture.
const PACKED: &[(Format, Operation, u32)] = &[
    (Half, Plain(Opcode::FAdd), 53),
    (Half, Plain(Opcode::FSub), 53),
    (Half, Plain(Opcode::FMul), 53),
    (Half, Plain(Opcode::FNeg), 53),
    (Half, Plain(Opcode::FPTrunc), 80),
    (Half, Intrinsic(id::FMA), 53),
    (Half, Intrinsic(id::FMULADD), 53),
    (Half, Intrinsic(id::FABS), 53),
    (Half, Intrinsic(id::MINNUM), 80),
    (Half, Intrinsic(id::MAXNUM), 80),
    (Half, Intrinsic(id::MINIMUM), 80),
    (Half, Intrinsic(id::MAXIMUM), 80),
    (Bfloat, Plain(Opcode::FAdd), 90),
    (Bfloat, Plain(Opcode::FSub), 90),
    (Bfloat, Plain(Opcode::FMul), 90),
    (Bfloat, Plain(Opcode::FNeg), 80),
    (Bfloat, Plain(Opcode::FPTrunc), 80),
    (Bfloat, Intrinsic(id::FMA), 80),
    (Bfloat, Intrinsic(id::FMULADD), 80),
    (Bfloat, Intrinsic(id::FABS), 80),
    (Bfloat, Intrinsic(id::MINNUM), 80),
    (Bfloat, Intrinsic(id::MAXNUM), 80),
    (Bfloat, Intrinsic(id::MINIMUM), 80),
    (Bfloat, Intrinsic(id::MAXIMUM), 80),
    (Int, Plain(Opcode::Add), 90),
    (Int, Intrinsic(id::SMIN), 90),
    (Int, Intrinsic(id::SMAX), 90),
    (Int, Intrinsic(id::UMIN), 90),
    (Int, Intrinsic(id::UMAX), 90),
];

impl Target {
    /// The target of `func`.
    pub fn of(func: &Func<'_>, session: &Session) -> Target {
        if is_for_gpu(func) { Target::Nvptx(session.target.sm as u32) } else { Target::Generic }
    }
    /// Bits of the smallest vector worth a store, and of the largest.
    pub fn register_bits(self) -> (u32, u32) {
        match self {
            Target::Generic => (128, 32),
            Target::Nvptx(_) => (32, 32),
        }
    }
    /// Lanes of `scalar` in one register, where registers hold several.
    fn lanes_in_register(self, func: &Func<'_>, scalar: Type) -> u32 {
        match func.types().scalar_bits(scalar) {
            Some(16) => 2,
            Some(8) => 4,
            _ => 1,
        }
    }
    /// Cost of `operation` on one lane. Phis are no code.
    pub fn scalar(self, operation: Operation) -> i64 {
        (operation != Plain(Opcode::Phi)) as i64
    }
    /// Cost of `operation` with results of `lanes` times `scalar`.
    pub fn vector(self, func: &Func<'_>, operation: Operation, scalar: Type, lanes: u32) -> i64 {
        if operation == Plain(Opcode::Phi) {
            return 0;
        }
        let Target::Nvptx(sm) = self else { return 1 };
        let per_register = self.lanes_in_register(func, scalar);
        if !lanes.is_multiple_of(per_register) {
            return 2 * lanes as i64;
        }
        let registers = (lanes / per_register) as i64;
        let is_logic = matches!(operation, Plain(Opcode::And | Opcode::Or | Opcode::Xor));
        if is_logic || self.is_packed(func, operation, scalar, sm) {
            return registers;
        }
        // Lanes are taken apart, computed one by one and put together again.
        if per_register == 1 { lanes as i64 } else { lanes as i64 * 2 + registers }
    }
    fn is_packed(self, func: &Func<'_>, operation: Operation, scalar: Type, sm: u32) -> bool {
        let format = match func.types().kind(scalar) {
            TypeKind::Half => Half,
            TypeKind::BFloat => Bfloat,
            TypeKind::Int(16) => Int,
            _ => return false,
        };
        PACKED.iter().any(|&(of, op, first)| of == format && op == operation && sm >= first)
    }
    /// Cost of an access of `lanes` times `scalar` with alignment `align`.
    pub fn access(self, func: &Func<'_>, scalar: Type, lanes: u32, align: u64) -> i64 {
        if self == Target::Generic {
            return 1;
        }
        let bytes = func.layout().store_size(func.types(), scalar).max(1) * lanes as u64;
        let at_once = align.clamp(1, 16);
        // What is not aligned is accessed in pieces, which are then put together.
        let pieces = bytes.div_ceil(at_once) as i64;
        let registers = lanes.div_ceil(self.lanes_in_register(func, scalar)) as i64;
        if pieces > registers { pieces + registers } else { pieces }
    }
    /// Cost of putting `count` of `lanes` values of type `scalar` into a vector. Without a target it is none, as LLVM counts.
    pub fn insert(self, func: &Func<'_>, scalar: Type, lanes: u32, count: u32) -> i64 {
        if self == Target::Generic {
            return 0;
        }
        match self.lanes_in_register(func, scalar) {
            1 => 0,
            2 => count.min(lanes.div_ceil(2)) as i64,
            _ => count as i64,
        }
    }
    /// Cost of a vector of `lanes` times one value of type `scalar`.
    pub fn splat(self, func: &Func<'_>, scalar: Type, lanes: u32) -> i64 {
        if self == Target::Generic { 2 } else { self.insert(func, scalar, lanes, 2) }
    }
    /// Cost of a shuffle with `lanes` lanes of type `scalar` as its result: on NVPTX a permutation of bytes per register.
    pub fn shuffle(self, func: &Func<'_>, scalar: Type, lanes: u32) -> i64 {
        if self == Target::Generic {
            return 1;
        }
        match self.lanes_in_register(func, scalar) {
            1 => 0,
            per_register => lanes.div_ceil(per_register) as i64,
        }
    }
    /// Most lanes of type `scalar` of a vector of phis, where stores have `store_bits` at most: without a target as many as there are.
    pub fn phi_lanes(self, func: &Func<'_>, scalar: Type, store_bits: u32) -> u32 {
        if self == Target::Generic {
            return u32::MAX;
        }
        func.types().scalar_bits(scalar).map_or(0, |bits| store_bits / bits.max(1))
    }
    /// Whether leaves of reductions of `scalar` are tried: on NVPTX only where registers hold several.
    pub fn reduces(self, func: &Func<'_>, scalar: Type) -> bool {
        self == Target::Generic || func.types().scalar_bits(scalar) == Some(16)
    }
    /// Cost of combining `lanes` of type `scalar`: on NVPTX they are taken out and combined one by one, sums beginning with a zero.
    pub fn reduce(self, func: &Func<'_>, operator: Operator, scalar: Type, lanes: u32) -> i64 {
        if self == Target::Generic {
            return 1;
        }
        let start = matches!(operator, Operator::Binary(Opcode::FAdd | Opcode::FMul)) as i64;
        lanes as i64 - 1 + start + lanes.div_ceil(self.lanes_in_register(func, scalar)) as i64
    }
    /// Cost of taking a lane of type `scalar` out of a vector.
    pub fn extract(self, func: &Func<'_>, scalar: Type) -> i64 {
        (self == Target::Generic || self.lanes_in_register(func, scalar) > 1) as i64
    }
}
