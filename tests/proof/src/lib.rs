//! Properties of passes and pipelines, the programs they are run on, and wrong rewrites that they must catch.
//!
//! | file | what |
//! |---|---|
//! | `subject.rs` | what is checked: every pass, every named pipeline, pass lists made from a seed |
//! | `case.rs` | programs: generated, mutated, kernels of the tree; each with its run before |
//! | `check.rs` | the property: verified, analyses as recomputed, idempotent where claimed, read back, meaning kept |
//! | `backend.rs` | PTX and machine code of programs, run and compared |
//! | `failure.rs` | what is said of a failure: made smaller, with the command that shows it again |
//! | `campaign.rs` | many programs, many subjects, counted |
//! | `native.rs` | the interpreter against native code |
//! | `scev/` | scalar evolution against runs of loops |
//! | `faults/` | wrong rewrites, one at a time, and how many of them the property catches |
//! | `fuzz.rs` | the same by bytes, for fuzz targets |
//!
//! `tests/properties.rs` runs a little of this; `cargo run --release -p warpc-proof -- run --cases N` runs as much as wanted.
#![warn(missing_docs)]

pub mod backend;
pub mod campaign;
pub mod case;
pub mod check;
pub mod failure;
pub mod faults;
pub mod fuzz;
pub mod native;
pub mod scev;
pub mod subject;

pub use backend::{MachineChecker, Ptx};
pub use campaign::{Campaign, Counts};
pub use case::Case;
pub use check::Checker;
pub use subject::Subject;
