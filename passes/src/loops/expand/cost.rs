//! What a step costs on a GPU, in instructions of 32 bits.
//!
//! Registers have 32 bits: an addition of 64 bits is two instructions, a comparison with a selection four, a product four; a
//! division is a routine of dozens. What only renames the half of a pair, and a constant that an access adds itself, is free.

use super::plan::What;
use warpc_engine::ir::intrinsics::id;
use warpc_engine::ir::opcode::Opcode;

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
