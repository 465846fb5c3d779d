//! The reader of bitcode, LLVM 3.2 to 22, into the same module that the reader of text makes.
//!
//! | file | what |
//! |---|---|
//! | `bits.rs`, `stream.rs`, `stream/` | bits; blocks, abbreviations, records |
//! | `error.rs` | what can be wrong |
//! | `file.rs` | wrapper, identification, where module and string table are |
//! | `reader.rs` | state; the module block |
//! | `types.rs`, `attrs.rs`, `fitting.rs` | type table, attributes, which of them fit a type |
//! | `declare.rs` | records of globals, and globals made of them when they are asked for |
//! | `globals.rs`, `global_words.rs` | variables, functions, aliases, comdats; the numbers of their properties |
//! | `consts.rs`, `make_const.rs` | constant blocks; constants made when asked for |
//! | `metadata.rs`, `old_metadata.rs` | metadata blocks; older forms |
//! | `debug_info.rs`, `layouts.rs` | specialised nodes; which number of a record is which field |
//! | `function.rs`, `names.rs` | function blocks: blocks, operands, attachments; names of values |
//! | `common.rs` | the common instructions of a body, in one loop from the bits to the rows |
//! | `insts.rs`, `memory.rs`, `calls.rs`, `flow.rs`, `records.rs` | instructions by family; debug records |
//! | `lazy.rs` | bodies on request |
//!
//! The module block is gone over once: types, attributes and records of globals are taken in, the blocks that need the names of
//! globals (which may stand at the end) are remembered. Then globals, initialisers, metadata and bodies are read. Bodies can be
//! left for later, one by one: [`LazyModule`].
//!
//! Invariants: any bytes give a module or an error; memory and time are proportional to the input; no recursion over the depth
//! of what is read.

mod attrs;
mod bits;
mod calls;
mod common;
mod consts;
mod debug_info;
mod declare;
mod error;
mod file;
mod fitting;
mod flow;
mod function;
mod global_words;
mod globals;
mod insts;
mod layouts;
mod lazy;
mod make_const;
mod memory;
mod metadata;
mod names;
mod old_metadata;
mod reader;
mod records;
mod stream;
mod types;

pub use error::{Cause, ReadError};
pub use lazy::{LazyModule, read_lazy};

use warpc_ir::diag::Diag;
use warpc_ir::module::Module;
use warpc_text::ReadOptions;

/// Reads a module from the bytes of a bitcode file. Linear in the input.
///
/// # Errors
/// The first thing that is wrong. It has no span, for there are no lines; the byte is in its message.
pub fn read_module(bytes: &[u8], options: &ReadOptions) -> Result<Module, Vec<Diag>> {
    let mut module = lazy::read_skeleton(bytes, options, false)?;
    module.read_all()?;
    Ok(module.finish())
}
