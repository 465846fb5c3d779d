//! What an instruction set says of its registers.

use crate::ids::{Row, VReg};
use crate::isa::{InstructionSet, RegClass};
use crate::rows::Machine;
use std::ops::Range;

/// Number of a register file: a row of [`Registers::FILES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct File(pub u8);

/// A register file.
pub struct FileRow {
    /// Name of its registers, as printed before their number.
    pub name: &'static str,
    /// Registers that it has, those that are reserved included.
    pub registers: u16,
}

/// A register of a file; of a wide value the first of its registers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The file.
    pub file: File,
    /// The register.
    pub register: u16,
}

/// Registers that a class takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The file.
    pub file: File,
    /// Registers in sequence.
    pub width: u16,
    /// The first of them is a multiple of this.
    pub align: u16,
}

/// Where a register of a class goes when it is spilt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpillTo {
    /// To memory: so many bytes, which is their alignment, too.
    Memory(u32),
    /// To a register of another class.
    Class(RegClass),
}

/// An instruction set with registers.
pub trait Registers: InstructionSet {
    /// Register files, by number.
    const FILES: &'static [FileRow];

    /// Registers of a class.
    fn shape(class: RegClass) -> Shape;
    /// Whether no value may be put into a register.
    fn is_reserved(place: Location) -> bool;
    /// Registers that a row destroys although no operand names them.
    fn clobbers(head: Self::Head) -> &'static [(File, Range<u16>)];
    /// Calls `part` for each register that a row puts into a wide one or takes out of it: the register, the wide one, and which of its
    /// registers that is.
    fn parts(_machine: &Machine<'_, Self>, _row: Row, _part: &mut impl FnMut(VReg, VReg, u16)) {}
    /// Where registers of a class are spilt.
    fn spill_to(class: RegClass) -> SpillTo;
    /// Head of a row that stores a register of a class: its operands are the place in bytes, and the register. Into another
    /// class: the register that is written, and the one that is read.
    fn spill_store(class: RegClass) -> Self::Head;
    /// Head of a row that loads a register of a class: its operands are the register, and the place in bytes. From another class:
    /// the register that is written, and the one that is read.
    fn spill_load(class: RegClass) -> Self::Head;
}
