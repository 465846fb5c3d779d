//! What code of a relocatable file leaves to the linker: a reference stands where an instruction has the number, and becomes a relocation.
//!
//! Rows name references by [`operand`], up to the end of the phases; then each is a place in the code ([`Placed`]).

use crate::ori::operand::RUNTIME_FIRST;
use warpc_machine::operand::{Kind, Operand};
use warpc_ptx_syntax::rows::Symbol;

/// What is referred to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A variable or a function, of this file or of another.
    Symbol(Symbol),
    /// Where pointers to functions count from.
    FunctionTable,
    /// The jump tables of the function itself.
    JumpTables,
}

/// What of it the instruction takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReferenceKind {
    /// The low half of its address.
    Low,
    /// The high half.
    High,
    /// The low half of a pointer to the function.
    PointerLow,
    /// The high half.
    PointerHigh,
    /// Its place in shared memory, behind what is reserved.
    Shared,
    /// Its place in its constant bank, as a number.
    Constant,
    /// The same as the place that an instruction loads from.
    Bank,
    /// Its address as the target of a call.
    Call,
    /// What a call through a pointer adds to it.
    CallOffset,
}

impl ReferenceKind {
    /// The kind of relocation, [`warpc_sass::cubin::relocation`].
    pub const fn relocation(self) -> u32 {
        use warpc_sass::cubin::relocation as kinds;
        match self {
            ReferenceKind::Low => kinds::ABSOLUTE_LOW_32,
            ReferenceKind::High => kinds::ABSOLUTE_HIGH_32,
            ReferenceKind::PointerLow => kinds::POINTER_LOW_32,
            ReferenceKind::PointerHigh => kinds::POINTER_HIGH_32,
            ReferenceKind::Shared => kinds::ABSOLUTE_32_AT_32,
            ReferenceKind::Constant => kinds::ABSOLUTE_16_AT_32,
            ReferenceKind::Bank => kinds::CONSTANT_FIELD,
            ReferenceKind::Call => kinds::CALL,
            ReferenceKind::CallOffset => kinds::CALL_OFFSET,
        }
    }
}

/// A reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// What is referred to.
    pub target: Target,
    /// What of it.
    pub kind: ReferenceKind,
    /// What is added.
    pub addend: i64,
}

/// A reference and the instruction that has it: a byte offset.
pub type Placed = (u32, Reference);

/// Payloads of symbols from here on are references, up to those of the driver's numbers; those below are functions of the same section.
const FIRST: u32 = 1 << 31;

/// The operand of reference `number` of a function.
pub fn operand(number: u32) -> Operand {
    Operand::new(Kind::Symbol, FIRST | number)
}

/// The number of the reference that a symbol is, if it is one.
pub fn number_of(payload: u32) -> Option<u32> {
    (FIRST..RUNTIME_FIRST).contains(&payload).then_some(payload & !FIRST)
}

/// What is added to the index of a jump table, and taken from the place of the table: places in banks have a sign.
pub const BIAS: i64 = 0x8000;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_told_from_functions_and_from_the_start_of_the_code() {
        assert_eq!(number_of(operand(5).payload), Some(5));
        assert_eq!(number_of(7), None);
        assert_eq!(number_of(u32::MAX), None);
        assert_eq!(number_of(RUNTIME_FIRST), None);
    }
}
