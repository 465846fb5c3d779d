//! What code costs where it is called, in the units of inlining: five for an instruction.

use crate::inline::analyser::INSTRUCTION;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode};
use warpc_printers::cost_model::CodeSize;

/// What a call saves that is inlined: its arguments, itself, and `penalty`.
pub(super) fn of_call(func: &Func<'_>, call: Inst, penalty: i64) -> i64 {
    INSTRUCTION * (i64::from(func.call(call).num_args) + 1) + penalty
}

/// What the instructions of `block` cost.
pub(super) fn of_block(func: &Func<'_>, sizes: &CodeSize<'_, '_>, block: Block, penalty: i64) -> i64 {
    let of = |inst: Inst| match func.op(inst) {
        Opcode::BitCast | Opcode::PtrToInt | Opcode::IntToPtr | Opcode::Alloca | Opcode::Phi => 0,
        Opcode::GetElementPtr if func.operands(inst).skip(1).all(|index| func.consts().is_zero(index)) => 0,
        Opcode::Call | Opcode::Invoke => match facts::intrinsic(func, inst) {
            Some(id::LIFETIME_START | id::LIFETIME_END) => 0,
            Some(_) => i64::try_from(sizes.cost(inst)).unwrap_or(i64::MAX / 4),
            None => of_call(func, inst, penalty),
        },
        Opcode::Switch => INSTRUCTION * (func.num_operands(inst) as i64 / 2),
        _ => INSTRUCTION,
    };
    func.block_insts(block).map(of).sum()
}
