//! The PTX back end of warpc: IR in memory to PTX text.
//!
//! | module | what |
//! |---|---|
//! | [`ptx`] | selection, machine rows, intrinsics, globals, printing |
//!
//! [`emit_module`] compiles a module on one thread, [`emit_module_on`] on the workers of a batch, to the same bytes. For
//! other arrangements, compile functions with [`emit_function`] (one [`Scratch`] per thread) and join [`emit_header`],
//! [`emit_globals`], the functions in module order and [`emit_trailer`].
#![warn(missing_docs)]

pub mod ptx;

pub use ptx::parallel::emit_module_on;
pub use ptx::select::Scratch;
pub use ptx::{compile_function, emit_function, emit_globals, emit_header, emit_module, emit_trailer};
