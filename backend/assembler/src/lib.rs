//! PTX to SASS: the assembler's level of the compiler.
//!
//! | module | what |
//! |---|---|
//! | [`ori`] | rows of the assembler's level: opcodes, registers, operands, text |
//! | [`encode`] | allocated rows to words |
//! | [`macros`] | pseudo instructions that phases expand |
//! | [`phases`] | the table of 159 phases, the orders in which they run, and what runs them |
//!
//! The phases themselves are not written yet: no host has work for any of them.
#![warn(missing_docs)]

pub mod compile;
pub mod cubin;
pub mod edit;
pub mod encode;
pub mod launch;
pub mod legalise;
pub mod lower;
pub mod macros;
pub mod ori;
pub mod phases;
pub mod template;
