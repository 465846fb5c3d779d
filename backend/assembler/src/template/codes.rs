//! Numbers in packed rules: what `pack.rs` writes and `find.rs` reads.

/// Most classes of a pattern.
pub const MOST_CLASSES: usize = 16;

/// A choice stands for suffixes.
pub const SUFFIXES: u8 = 0;
/// A choice stands for an operand.
pub const OPERAND: u8 = 1;
/// A choice stands for the end of an opcode, which rules name whole.
pub const OPCODE: u8 = 2;

/// A word is itself.
pub const LITERAL: u64 = 0;
/// A word is one of a class.
pub const CLASS: u64 = 1;
/// A word is one of several.
pub const ONE_OF: u64 = 2;

/// A line is a label.
pub const LABEL_LINE: u8 = 0;
/// A line is an instruction.
pub const PLAIN_LINE: u8 = 1;
/// A line is an instruction that needs no guard.
pub const FREE_LINE: u8 = 2;

/// Kinds of operands of bodies.
pub mod place {
    pub const PARAM: u8 = 0;
    pub const TEMP: u8 = 1;
    pub const ABSENT: u8 = 2;
    pub const NUMBER: u8 = 3;
    pub const BANK: u8 = 4;
    pub const SPECIAL: u8 = 5;
    pub const LABEL: u8 = 6;
    pub const RUNTIME: u8 = 7;
    pub const DESCRIPTOR: u8 = 8;
    pub const CARRY: u8 = 9;
    pub const STACK_POINTER: u8 = 10;
    pub const CLASS: u8 = 11;
    /// The bits of a kind.
    pub const KIND: u8 = 0xf;
    /// Flags follow.
    pub const FLAGS: u8 = 0x10;
    /// Marks follow.
    pub const MARKS: u8 = 0x20;
    /// A byte with bits of [`PART`] to [`IN_BANK`] follows, and what they say.
    pub const MORE: u8 = 0x40;
    pub const PART: u8 = 1;
    pub const WIDE: u8 = 2;
    pub const TRUTH: u8 = 4;
    pub const OFFSET: u8 = 8;
    pub const IN_BANK: u8 = 0x10;
}
