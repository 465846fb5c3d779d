//! What a step costs on a GPU, in instructions of 32 bits.
//!
//! Registers have 32 bits: an addition of 64 bits is two instructions, a comparison with a selection four, a product four; a
//! division is a routine of dozens. What only renames the half of a pair, and a constant that an access adds itself, is free.

use super::plan::What;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Func, Value};

/// Cost of a step whose result (comparisons: operands) has `bits` bits; `constant`: its last operand is one.
pub(super) fn cost_of(what: What, bits: u32, constant: bool) -> u32 {
    let words = bits.div_ceil(32).max(1);
    match what {
        What::Op(op, _) => match op {
            Opcode::Mul => words * words,
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => 16 * words * words,
            // Through a funnel for each word but one.
            Opcode::Shl | Opcode::LShr | Opcode::AShr => words,
            Opcode::Trunc | Opcode::PtrToInt | Opcode::Freeze => 0,
            Opcode::ZExt => words - 1,
            Opcode::SExt => 1,
            _ => words,
        },
        What::Bytes if constant => 0,
        What::Bytes => words,
        What::Intrinsic(id::VSCALE) => 1,
        What::Intrinsic(_) => {
            if words == 1 {
                1
            } else {
                2 * words
            }
        }
        What::Phi(_) | What::Close => 0,
    }
}

/// Cost of an instruction of integers or pointers by the same measure; of an address, what its variable indices cost.
pub fn cost_of_instruction(func: &Func<'_>, inst: Inst) -> u32 {
    let types = func.types();
    let bits_of = |v: Value| {
        let t = func.type_of(v);
        match types.addrspace(t) {
            Some(space) => func.layout().pointer_bits(space),
            None => types.int_bits(t).unwrap_or(32),
        }
    };
    match func.op(inst) {
        Opcode::GetElementPtr => {
            let words = bits_of(inst.into()).div_ceil(32);
            let variable = func.operands(inst).skip(1).filter(|v| !v.is_constant()).count() as u32;
            let scaled = func.layout().alloc_size(types, Type(func.aux(inst).a)) > 1;
            variable * words * if scaled { 2 } else { 1 }
        }
        Opcode::Call => cost_of(What::Intrinsic(warpc_ir::intrinsics::id::UMIN), bits_of(inst.into()), false),
        Opcode::ICmp => cost_of(What::Op(Opcode::ICmp, IntPred::Eq), bits_of(func.operand(inst, 0)), false),
        op => cost_of(What::Op(op, IntPred::Eq), bits_of(inst.into()), false),
    }
}
