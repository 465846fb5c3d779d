//! warpc: an open GPU kernel compiler. LLVM IR for `nvptx64` in, PTX out, one module or a whole batch at a time.
//!
//! | item | what |
//! |---|---|
//! | [`compile()`] | one module, on the calling thread |
//! | [`Jit`] | many modules one after the other, with memory that is kept |
//! | [`Batch`] | many modules on many threads, with the same result |
//! | [`CompileSession`] | working memory, libraries and results that stay, by keys |
//! | [`ContentKey`], [`ArtifactStore`] | what a result depends on; where results of earlier compilations are found |
//! | [`cache`] | such results on disk |
//! | [`Options`], [`Session`], [`Target`] | everything a compilation depends on |
//! | [`Libdevice`] | where functions of CUDA's math library come from |
//! | [`Error`], [`Diag`] | why there is no result, with places and hints |
//! | [`pass`] | passes of your own |
//! | [`compiler`] | the same with its parts at hand: prepared options, stages, timings |
//! | [`files`] | input files, mapped |
//! | `output`, `cli` | files that appear whole or not at all; the command line of the program (feature `cli`) |
//! | [`ir`], [`text`], [`bitcode`], [`analysis`], [`phase`], [`passes`], [`ptx`] | the crates below, for whoever needs more |
//!
//! Compilations with different options may run side by side in one process. Nothing here is global but a libdevice that was read:
//! it is kept for those that come later.
//!
//! ```
//! # fn main() -> Result<(), warpc::Error> {
//! let source = b"define ptx_kernel void @zero(ptr addrspace(1) %p) {
//!   store i32 0, ptr addrspace(1) %p
//!   ret void
//! }";
//! let mut options = warpc::Options::default();
//! options.session.target = "sm_90a".parse().expect("a target");
//! let out = warpc::compile(source, &options)?;
//! let ptx = String::from_utf8(out.ptx.unwrap_or_default()).expect("PTX is ASCII here");
//! assert!(ptx.contains(".target sm_90a") && ptx.contains(".entry zero("));
//! # Ok(())
//! # }
//! ```
//!
//! The feature `cli`, which is on by default, is what the `warpc` program needs besides: leave it out (`default-features = false`)
//! to have the compiler alone, with few dependencies.
#![warn(missing_docs)]

// The command line names the library as any other user of it does.
#[cfg(feature = "cli")]
extern crate self as warpc;

pub mod batch;
pub mod cache;
mod checks;
#[cfg(feature = "cli")]
pub mod cli;
mod compiled;
pub mod compiler;
pub mod cubin;
pub mod cut;
pub mod error;
pub mod files;
pub mod jit;
pub mod key;
pub mod libdevice;
mod libraries;
mod library;
pub mod nvopt;
pub mod options;
#[cfg(feature = "cli")]
pub mod output;
pub mod pass;
mod phases;
pub mod session;
pub mod version;

pub use batch::{Batch, Input, InputError, Source};
pub use cache::DiskCache;
pub use compiler::{Compiled, Compiler, Output};
pub use cut::{Cut, PassPoint};
pub use error::{Error, ErrorKind};
pub use jit::Jit;
pub use key::{Artifact, ArtifactStore, ContentKey};
pub use libdevice::Libdevice;
pub use options::{Emit, Link, Options};
pub use session::{CompileSession, LibraryKey, ModuleKey};
pub use warpc_analysis as analysis;
pub use warpc_assembler as assembler;
pub use warpc_bitcode as bitcode;
pub use warpc_ir as ir;
pub use warpc_ir::diag::{Diag, Severity};
pub use warpc_ir::knobs::{Knob, KnobError, Knobs};
pub use warpc_ir::override_attrs::FunctionAttr;
pub use warpc_ir::session::{CAPABILITIES, FpOptions, PhaseOptions, Session, Target, UnknownTarget};
pub use warpc_passes as passes;
pub use warpc_passes::nvopt::Level;
pub use warpc_phase as phase;
pub use warpc_phase::Worker;
pub use warpc_ptx as ptx;
pub use warpc_text as text;
pub use warpc_text::{Dialect, ReadOptions};

/// The code in README.md: compiled and run with the doc tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

use warpc_ir::knobs::KnobRegistry;

/// All knobs: the tables of the crates that the passes and the back end consist of.
pub const KNOBS: KnobRegistry = KnobRegistry { parts: &[warpc_passes::KNOBS, warpc_ptx::KNOBS] };

/// Reads and verifies the module in `bytes`; it comes without the names of values, and with warnings about debug information
/// that was broken and is dropped.
///
/// # Errors
/// Those of [`compile()`] about a module.
pub fn check(name: &str, bytes: &[u8]) -> Result<(warpc_ir::Module, Vec<Diag>), Error> {
    compiler::check(name, bytes)
}

/// Compiles the module in `bytes`, textual LLVM IR or bitcode.
///
/// # Errors
/// What is wrong with the options or the module; spans are byte ranges of `bytes`. A bug of the compiler is an error too
/// ([`ErrorKind::Internal`]), never a panic.
pub fn compile(bytes: &[u8], options: &Options) -> Result<Output, Error> {
    Compiler::new(options.clone())?.run(&options.name, bytes, &mut Worker::alone()).result
}
