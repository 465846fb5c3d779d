//! Ori: rows of the assembler's level, the second instance of the machine layer.
//!
//! A row is an instruction of the architecture as it is written ([`op`], suffixes in their order, operands in the order in which the
//! disassembler prints them), or a pseudo instruction that a phase expands. Registers are virtual until they are allocated; wide
//! values are one register of a wide class.
//!
//! | file | what |
//! |---|---|
//! | `op.rs` | opcodes and what is known of each |
//! | `suffix.rs` | suffixes of opcodes |
//! | `class.rs`, `mark.rs`, `special.rs` | register classes, marks of operands, names of special registers |
//! | `isa.rs` | register files, the archetype of rows, what the machine layer asks of an instruction set |
//! | `operand.rs` | operands beyond registers and numbers: constant banks, descriptors, marks |
//! | `print.rs` | rows as text |
//! | `verify.rs` | whether rows are well formed |

pub mod class;
pub mod isa;
pub mod mark;
pub mod op;
pub mod operand;
mod print;
#[cfg(test)]
pub(crate) mod sample;
pub mod special;
pub mod suffix;
pub mod verify;

pub use isa::{Class, OriBody, OriHead, OriMachine, OriMachineMut};
pub use op::Op;
pub use print::{print, print_row};
pub use suffix::{Suffix, Suffixes};
pub use warpc_machine::isa::Control;
pub use warpc_machine::operand::oflag;
