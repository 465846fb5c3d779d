//! What the checkers of this crate say is wrong. Each is a bug of the compiler, never of the input.

use crate::ids::{MBlock, Row, SlotIndex, VReg};
use crate::operand::Operand;

/// Why rows do not compute any more what they did, or why intervals are not those of the rows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CoalesceError {
    /// A slot is in more or fewer segments of an interval than it should be in.
    #[error("the interval of register {} holds slot {} {held} times, {expected} expected", reg.0, slot.0)]
    Interval {
        /// Register.
        reg: VReg,
        /// Slot.
        slot: SlotIndex,
        /// Segments that hold it.
        held: u8,
        /// Segments that should.
        expected: u8,
    },
    /// A row is new that is no copy and no part of a block on an edge.
    #[error("row {} ({opcode}) is new", row.0)]
    NewRow {
        /// Row after.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// A row went that has an effect.
    #[error("row {} ({opcode}) has gone", row.0)]
    Gone {
        /// Row before.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
    },
    /// A row became another one.
    #[error("row {} ({opcode}) became {now}", row.0)]
    Became {
        /// Row before.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
        /// Opcode after.
        now: &'static str,
    },
    /// An operand of a row has another value than before.
    #[error("operand {index} of row {} ({opcode}) is another value: {before:?}, now {after:?}", row.0)]
    OtherValue {
        /// Row before.
        row: Row,
        /// Its opcode.
        opcode: &'static str,
        /// Which operand.
        index: usize,
        /// The operand before.
        before: Operand,
        /// The operand after.
        after: Operand,
    },
    /// A row that writes before it reads writes what it has yet to read.
    #[error("row {} writes operand {index} before it reads it", row.0)]
    WritesEarly {
        /// Row before.
        row: Row,
        /// Which operand.
        index: usize,
    },
    /// A row goes to another block than before.
    #[error("row {} leads to block {} and not to {}", row.0, now.0, wanted.0)]
    Target {
        /// Row before.
        row: Row,
        /// Where it leads.
        now: MBlock,
        /// Where it led.
        wanted: MBlock,
    },
    /// New copies stand where control may not come.
    #[error("new copies stand after the branch of row {}", row.0)]
    CopiesAfterBranch {
        /// Row before.
        row: Row,
    },
    /// What registers hold does not settle.
    #[error("the proof of the coalesced rows does not come to an end")]
    NoEnd,
}
