//! SASS, the machine code of NVIDIA's GPUs, as data: what each 128-bit word means, how it is written and read as text, and the
//! files ("cubins") that hold it. No module of this crate decides what code to write; selection, allocation and scheduling are
//! built on it.
//!
//! | module | what |
//! |---|---|
//! | [`arch`] | the architectures, each with its table |
//! | [`table`] | rows of a table: records, operands, modifiers, printed forms, in dense arrays |
//! | `parse.rs` | the reader of a table file (`tables/sm_90.sass`), for the build script and tests |
//! | `tables.rs` | the tables as the build script packed them |
//! | [`inst`] | an instruction as plain data |
//! | [`control`] | the 23 bits of scheduling in each word: stall, yield, scoreboards, reuse |
//! | [`codec`] | word to instruction and back |
//! | [`mod@print`] | an instruction as the text that nvdisasm prints |
//! | [`assemble`], [`read`] | the word of an instruction as it is written; a line of a listing read back |
//! | [`encoder`] | many words of one form |
//! | `float.rs` | floating-point immediates in that text |
//! | [`sample`] | random legal words, for tests and tools |
//! | [`elf`] | a reader of 64-bit ELF that trusts no offset |
//! | [`cubin`] | sections, symbols, relocations and attributes of a cubin |
//! | [`listing`] | a cubin as text |
//! | [`write`](mod@write) | cubins written from plain data, and read back into it |
//! | [`roles`] | which registers an instruction writes and which it reads |
//! | [`hazards`] | the hazard checker: control words replayed against dependences |
//! | [`latency`] | distances between dependent instructions |
//!
//! `docs/sass.md` describes the form of the tables and what they were checked against.
#![warn(missing_docs)]

pub mod arch;
pub mod assemble;
pub mod codec;
pub mod control;
pub mod cubin;
pub mod elf;
pub mod encoder;
mod float;
pub mod hazards;
pub mod inst;
pub mod latency;
pub mod listing;
#[cfg(test)]
mod parse;
pub mod print;
pub mod read;
pub mod roles;
pub mod sample;
pub mod table;
mod tables;
pub mod write;

pub use arch::Arch;
pub use codec::{DecodeError, EncodeError};
pub use control::Control;
pub use inst::{Guard, Inst};
pub use table::Table;
