//! The engine of warpc: columns, IR, text reader and printer, verifier, analyses and phase manager.
//!
//! | module | what |
//! |---|---|
//! | [`ids`] | typed `u32` ids |
//! | [`columns`] | archetypes as slices, interners |
//! | [`ir`] | types, constants, function columns, the module world, the edit layer |
//! | [`analysis`] | analyses as columns |
//! | [`phase`] | passes, pipelines, phase manager |
//! | [`session`], [`knobs`] | target, options, knob table |
//! | [`diag`] | diagnostics with a place |
//! | [`fuzzing`] | what the fuzz targets call |
//! | [`text`], [`verify`], [`interp`] | reader and printer, verifier, interpreter |
//! | [`generate`], [`mutate`], [`reduce`], [`random`] | generator of kernels, mutator and reducer of modules, their random numbers |
#![warn(missing_docs)]

pub mod analysis;
pub mod columns;
pub mod diag;
pub mod fuzzing;
pub mod generate;
pub mod ids;
pub mod interp;
pub mod ir;
pub mod knobs;
pub mod mutate;
pub mod phase;
pub mod random;
pub mod reduce;
pub mod session;
pub mod text;
pub mod verify;
