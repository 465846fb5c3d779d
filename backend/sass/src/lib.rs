//! SASS, the machine code of NVIDIA's GPUs, as data: what each 128-bit word means, how it is written and read as text, and how
//! it is encoded. No module of this crate decides what code to write; selection, allocation and scheduling are
//! built on it.
//!
//! | module | what |
//! |---|---|
//! | [`arch`] | the architectures, each with its table |
//! | [`table`] | rows of a table: records, operands, modifiers, printed forms, in dense arrays |
//! | `parse.rs` | the reader of a table file (`tables/sm_90.sass`) |
//! | [`inst`] | an instruction as plain data |
//! | [`control`] | the 23 bits of scheduling in each word: stall, yield, scoreboards, reuse |
//! | [`codec`] | word to instruction and back |
//! | [`print`] | an instruction as the text that nvdisasm prints |
//! | `float.rs` | floating-point immediates in that text |
//! | [`sample`] | random legal words, for tests and tools |
//!
//! `docs/sass.md` describes the form of the tables and what they were checked against.
#![warn(missing_docs)]

pub mod arch;
pub mod codec;
pub mod control;
mod float;
pub mod inst;
mod parse;
pub mod print;
pub mod sample;
pub mod table;

pub use arch::Arch;
pub use codec::{DecodeError, EncodeError};
pub use control::Control;
pub use inst::{Guard, Inst};
pub use table::Table;
