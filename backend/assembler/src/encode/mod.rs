//! Rows to words of the architecture.
//!
//! | file | what |
//! |---|---|
//! | `expand.rs` | pseudo instructions become instructions, once registers have places |
//! | `frame.rs` | the stack pointer at the start of a kernel |
//! | `waits.rs` | control words at optimisation level 0: the longest stalls, and a wait after every scoreboard |
//! | `words.rs` | each instruction to its word, by the form that its operands have; displacements of branches |
//!
//! Rows of a function become a [`Listing`]: instructions in the order of the code, each with its operands as the machine has them.

mod expand;
mod frame;
mod waits;
mod words;

#[cfg(test)]
mod tests;

pub use expand::expand;
pub use frame::frame;
pub use waits::{ControlColumn, conservative};
pub use words::{EncodeFault, kind_of, shape_of, words};

use crate::ori::OriHead;
use warpc_machine::ids::MBlock;
use warpc_machine::operand::Operand;

/// A register or number of an instruction, as the machine has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A register of a file, by number; 255 and the like for those that are absent.
    Register {
        /// Letter of the class in tables: `R`, `U`, `P`, `Q`, `B`.
        letter: char,
        /// Number.
        number: u16,
    },
    /// A number.
    Number(i64),
    /// A place in a constant bank.
    Bank(u16, u32),
    /// A special register: a row of `crate::ori::operand::SPECIALS`.
    Special(u32),
    /// A label.
    Label(MBlock),
}

/// An operand of an instruction: its value, and flags and marks as rows have them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub value: Value,
    /// Bits of `oflag`.
    pub flags: u8,
    /// Bits of `crate::ori::operand::mark`.
    pub marks: u16,
}

/// Instructions in the order of the code.
#[derive(Clone, Default, Debug)]
pub struct Listing {
    /// Opcode and suffixes, by instruction.
    pub heads: Vec<OriHead>,
    /// Operands, by instruction: the end of its range of [`Listing::items`]. The guard is first where there is one.
    ends: Vec<u32>,
    /// Operands of all.
    pub items: Vec<Item>,
    /// By label: the instruction that it stands before.
    pub labels: Vec<u32>,
}

impl Listing {
    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.heads.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }
    /// Operands of an instruction.
    pub fn operands(&self, instruction: usize) -> &[Item] {
        let start = instruction.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..self.ends[instruction] as usize]
    }
    /// Appends an instruction.
    pub fn push(&mut self, head: OriHead, operands: &[Item]) {
        self.heads.push(head);
        self.items.extend_from_slice(operands);
        self.ends.push(self.items.len() as u32);
    }
    /// Puts instructions before the first.
    pub fn prepend(&mut self, start: &Listing) {
        let (heads, items) = (start.heads.len(), start.items.len() as u32);
        self.heads.splice(0..0, start.heads.iter().copied());
        self.items.splice(0..0, start.items.iter().copied());
        self.ends.iter_mut().for_each(|end| *end += items);
        self.ends.splice(0..0, start.ends.iter().copied());
        self.labels.iter_mut().filter(|label| **label != u32::MAX).for_each(|label| *label += heads as u32);
    }
    /// Sets a label to the place of the next instruction.
    pub fn label(&mut self, block: MBlock) {
        if self.labels.len() <= block.index() {
            self.labels.resize(block.index() + 1, u32::MAX);
        }
        self.labels[block.index()] = self.heads.len() as u32;
    }
}

impl Item {
    /// A value without flags and marks.
    pub const fn plain(value: Value) -> Item {
        Item { value, flags: 0, marks: 0 }
    }
    /// Register `number` of a class.
    pub const fn register(letter: char, number: u16) -> Item {
        Item::plain(Value::Register { letter, number })
    }
    /// The same with flags.
    pub const fn with(mut self, flags: u8) -> Item {
        self.flags |= flags;
        self
    }
    /// The value of `operand` with its flags and marks.
    pub const fn of(value: Value, operand: Operand) -> Item {
        Item { value, flags: operand.flags, marks: operand.aux }
    }
}
