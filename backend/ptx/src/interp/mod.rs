//! PTX in the interpreter: rows of the reader of the whole language become a [`Program`] of the engine's reference interpreter, whose
//! memory, scheduler, scalar functions, faults and launches serve both languages.
//!
//! Registers are slots, undefined when a function is entered. A kernel's parameters are a block of constant memory; `.param` variables
//! of functions and calls are objects on the stack of the caller, passed by address. What is not interpreted is a fault when it is
//! reached.
//!
//! | file | what |
//! |---|---|
//! | `place.rs` | variables of a file: addresses, initial values |
//! | `spelled.rs` | mnemonics taken apart, operands of an instruction |
//! | `body.rs`, `blocks.rs` | a body: slots, signature, variables; blocks, guards, branches |
//! | `operand.rs` | values, results, addresses |
//! | `instruction.rs` | which file decodes which instruction |
//! | `integer.rs`, `bits.rs`, `video.rs` | integers |
//! | `float.rs`, `compare.rs`, `convert.rs`, `narrow.rs` | numbers, comparisons, conversions |
//! | `memory.rs`, `atomic.rs`, `call.rs` | loads and stores; atomic operations; calls and the functions of the runtime |
//! | `warp.rs`, `asynchronous.rs`, `matrix.rs`, `tensor_memory.rs` | operations of several lanes |
//! | `asm.rs` | inline assembly of the IR |
//! | `error.rs` | what cannot be decoded |

mod asm;
mod asynchronous;
mod atomic;
mod bits;
mod blocks;
mod body;
mod call;
mod compare;
mod convert;
mod error;
mod float;
mod instruction;
mod integer;
mod matrix;
mod memory;
mod narrow;
mod operand;
mod place;
mod spelled;
mod tensor_memory;
mod video;
mod warp;

#[cfg(test)]
mod tests;

use warpc_interp::{Program, ProgramError};
use warpc_ptx_syntax::Reading;

pub use asm::program;

/// Reads a file of PTX, which messages call `file`.
///
/// # Errors
/// What ptxas would say where it refuses the file.
pub fn read(text: &[u8], file: &str) -> Result<Reading, String> {
    let reading = warpc_ptx_syntax::read(text, file);
    if reading.is_refused() { Err(reading.render(file)) } else { Ok(reading) }
}

/// Makes a file ready to run.
///
/// # Errors
/// What cannot be laid out in memory.
pub fn load(reading: &Reading) -> Result<Program<'static>, ProgramError> {
    place::place(reading, Program::empty(), &[])
}

/// The same with variables and functions at the addresses they have in `other`, the program of the IR that the text was made
/// from: addresses in memory are then the same in both.
///
/// # Errors
/// What cannot be laid out in memory.
pub fn load_like(reading: &Reading, other: &Program<'_>) -> Result<Program<'static>, ProgramError> {
    let (program, names) = Program::like(other);
    place::place(reading, program, &names)
}
