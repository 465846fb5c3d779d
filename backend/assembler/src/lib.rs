//! PTX to SASS: the assembler's level of the compiler.
//!
//! ```text
//!  rows of PTX (warpc-ptx-syntax)
//!    |  lower/       what each instruction becomes: lower/tables/*.txt, one rule per form
//!    v
//!  rows of this level (ori/), in the World of a worker
//!    |  phases/      the order; compile/host.rs: what each phase does
//!    |                macros/ expanded, operands made legal (legalise.rs), threads meet (warpc-machine), registers allocated (warpc-machine)
//!    v
//!  listing (encode/): instructions between registers of 32 bits, frames, control words, words
//!    |  compile/module.rs: functions behind the kernels that reach them
//!    v
//!  cubin/            symbols, data, attributes, lines
//! ```
//!
//! | module | what |
//! |---|---|
//! | [`lower`] | rows of PTX to rows of this level |
//! | [`template`] | the language of the tables: patterns, and what they become |
//! | [`macros`] | pseudo instructions that phases expand |
//! | [`ori`] | rows of the assembler's level: opcodes, registers, operands, text, checks |
//! | [`divergence`] | where threads of a warp part, and where they may wait for one another |
//! | [`forward_progress`] | threads that wait let others of their warp go on |
//! | [`edit`], [`legalise`] | rows written anew; operands that no form takes become registers |
//! | [`phases`] | the table of 159 phases, the orders in which they run, and what runs them |
//! | [`compile`] | one function, phase by phase; all functions of a file |
//! | [`encode`] | allocated rows to words |
//! | [`cubin`] | a compiled file as a cubin |
//! | [`assemble`] | a file from text to cubin: the one way that all callers take |
//! | [`mod@reference`] | what code of relocatable files leaves to the linker |
//! | [`launch`] | where an architecture keeps what a kernel starts with |
#![warn(missing_docs)]

pub mod assemble;
pub mod compile;
pub mod cubin;
pub mod divergence;
pub mod edit;
pub mod encode;
pub mod forward_progress;
pub mod launch;
pub mod legalise;
pub mod lower;
pub mod macros;
pub mod ori;
pub mod phases;
pub mod reference;
pub mod template;
