//! The PTX back end of warpc: IR in memory to PTX text.
//!
//! | file | what |
//! |---|---|
//! | `machine.rs`, `opcodes.rs` | PTX as an instruction set of the machine level; the instruction table |
//! | `features.rs` | targets, PTX versions, what each feature needs |
//! | `types.rs`, `constants.rs` | values as registers; constants as bits and symbols |
//! | `select/` | IR to machine rows |
//! | `intrinsics/` | the intrinsic tables and their lowering |
//! | `cse.rs` | rows that selection made twice |
//! | `type_registers.rs` | registers in classes with types (`nvptx-typed-registers`) |
//! | `emit.rs` | functions through the machine level; modules joined |
//! | `pipeline/` | the machine pipeline: one table row per pass |
//! | `parallel.rs` | functions on many workers |
//! | `abi.rs`, `names.rs`, `globals.rs` | parameters, symbols, variables |
//! | `debug/` | debug information: lines, DWARF |
//! | `print.rs` | machine rows to text |
//! | `fill/` | machine rows to rows of the PTX language, for the assembler |
//! | `read/` | PTX text to machine rows |
//! | `interp/` | PTX text in the interpreter, by the reader of `warpc-ptx-syntax` (feature `interp`) |
//! | `knobs.rs` | the knobs read here |
//! | `check.rs` | the checker of machine rows |
//!
//! What does not depend on the instruction set, coalescing above all, is in `warpc-machine`. [`emit_module`] compiles a module
//! on one thread, [`emit_module_on`] on the workers of a batch, to the same bytes; [`emit_rows`] and [`emit_on`] give the rows of the
//! language too.
#![warn(missing_docs)]

pub mod abi;
pub mod check;
pub mod constants;
pub mod cse;
pub mod debug;
pub mod emit;
pub mod features;
mod fill;
pub mod globals;
#[cfg(feature = "interp")]
pub mod interp;
pub mod intrinsics;
pub mod knobs;
pub mod machine;
pub mod names;
pub mod opcodes;
pub mod parallel;
pub mod pipeline;
pub mod print;
pub mod read;
#[cfg(test)]
pub(crate) mod rows_for_tests;
pub mod select;
pub mod template;
pub mod type_registers;
pub mod types;

pub use emit::{Emitted, Emitter, Wanted, emit_globals, emit_header, emit_module, emit_rows, emit_trailer};
pub use parallel::{emit_module_on, emit_on};

/// Tables of all knobs of the back end.
pub const KNOBS: &[warpc_ir::knobs::KnobTable] = &[knobs::TABLE, warpc_machine::knobs::TABLE];
