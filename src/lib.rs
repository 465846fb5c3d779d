//! warpc: an open GPU kernel compiler. LLVM IR for `nvptx64` in, PTX out, one module or a whole batch at a time.
//!
//! | module | what |
//! |---|---|
//! | [`compile()`] | one module, on the calling thread |
//! | [`Batch`] | many modules on many threads, with the same result |
//! | [`Options`] | everything a compilation depends on |
//! | [`compiler`] | the same with its parts at hand: prepared options, stages, timings |
//! | [`files`] | input files, mapped
//! | [`output`] | files that appear whole or not at all |
//! | [`cli`] | the command line of the program |
//!
//! Nothing here is global: compilations with different options may run side by side in one process.
//!
//! ```no_run
//! let bytes = std::fs::read("kernel.ll").unwrap();
//! match warpc::compile(&bytes, &warpc::Options::default()) {
//!     Ok(out) => println!("{}", String::from_utf8_lossy(out.ptx.as_deref().unwrap_or_default())),
//!     Err(diags) => diags.iter().for_each(|d| eprint!("{}", d.render("kernel.ll", &bytes))),
//! }
//! ```
#![warn(missing_docs)]

// The command line names the library as any other user of it does.
extern crate self as warpc;

pub mod batch;
mod checks;
pub mod cli;
pub mod compiler;
pub mod files;
pub mod options;
pub mod output;

pub use batch::{Batch, Input, Source};
pub use compiler::{Compiled, Compiler, Output};
pub use options::{Emit, Link, Options};
pub use warpc_ir::diag::{Diag, Severity};

use warpc_ir::knobs::KnobRegistry;
use warpc_phase::Worker;

/// All knobs: the tables of the crates that the passes and the back end consist of.
pub const KNOBS: KnobRegistry = KnobRegistry { parts: &[warpc_passes::KNOBS, warpc_ptx::KNOBS] };

/// Reads and verifies the module in `bytes`; it comes without the names of values, and with warnings about debug information
/// that was broken and is dropped. On failure: at least one error, as [`compile`] gives it.
pub fn check(name: &str, bytes: &[u8]) -> Result<(warpc_ir::Module, Vec<Diag>), Vec<Diag>> {
    compiler::check(name, bytes)
}

/// Compiles the module in `bytes` (textual LLVM IR). On failure: at least one error; their spans are byte ranges of `bytes`.
/// A bug of the compiler is an error too, never a panic.
pub fn compile(bytes: &[u8], options: &Options) -> Result<Output, Vec<Diag>> {
    Compiler::new(options.clone())?.run(&options.name, bytes, &mut Worker::alone()).result
}
