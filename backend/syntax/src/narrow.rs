//! Where a file has addresses of 32 bits.

use crate::rows::*;
use crate::table::table;

/// Lines of instructions that have an address of 32 bits where the whole memory has 64: in any or in global space, as ptxas finds them.
pub fn narrow_addresses(rows: &Rows, lines: &Lines) -> Vec<u32> {
    let accesses: Vec<Access> = rows.spellings.iter().map(|spelling| Access::of(rows, spelling)).collect();
    let columns = &rows.instructions;
    let is_narrow = |at: &usize| {
        let operands = &rows.operands[columns.operands[*at].range()];
        match accesses[columns.spelling[*at].index()] {
            Access::Other => false,
            Access::Narrow => true,
            Access::Memory => operands.windows(2).any(|pair| pair[0].kind == OperandKind::Address && is_word(pair[1])),
            Access::Name => operands.last().is_some_and(|operand| is_global(rows, *operand)),
        }
    };
    (0..columns.spelling.len()).filter(is_narrow).map(|at| lines.instructions[at]).collect()
}

/// What an instruction does with addresses.
#[derive(Clone, Copy)]
enum Access {
    /// Nothing that is counted.
    Other,
    /// It has addresses of 32 bits.
    Narrow,
    /// It is an access to any or to global memory.
    Memory,
    /// It may write the address of a variable to a register of 32 bits.
    Name,
}

impl Access {
    fn of(rows: &Rows, spelling: &SpellingRow) -> Access {
        let Some(&opcode) = table().opcodes.get(spelling.opcode.index()) else { return Access::Other };
        let is_counted = matches!(
            opcode,
            "ld" | "ldu"
                | "st"
                | "atom"
                | "red"
                | "prefetch"
                | "prefetchu"
                | "applypriority"
                | "discard"
                | "multimem.ld_reduce"
                | "multimem.st"
        );
        let is_word = spelling.types[0].bits() == 32;
        match opcode {
            "mov" if is_word && spelling.elements == 1 => Access::Name,
            "cvta" | "cvta.to" if is_word => Access::Narrow,
            _ if !is_counted && !opcode.starts_with("mbarrier.") => Access::Other,
            "prefetch" if has_map(rows, spelling) => Access::Other,
            _ if matches!(spelling.space, Space::Generic | Space::Global) => Access::Memory,
            _ => Access::Other,
        }
    }
}

/// Whether what is fetched is the description of a tensor.
fn has_map(rows: &Rows, spelling: &SpellingRow) -> bool {
    rows.modifiers[spelling.modifiers.range()].iter().any(|row| table().modifiers[row.index()] == "tensormap")
}

fn is_word(operand: Operand) -> bool {
    operand.kind == OperandKind::Register && operand.ty.bits() == 32
}

fn is_global(rows: &Rows, operand: Operand) -> bool {
    operand.kind == OperandKind::Variable
        && operand.value == 0
        && rows.variables[operand.id as usize].space == Space::Global
}
