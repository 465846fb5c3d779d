//! What the back ends of warpc share: the machine level, generic over the instruction set.
//!
//! | module | what |
//! |---|---|
//! | [`ids`] | typed ids: registers, rows, blocks, slots, intervals, segments, copies |
//! | [`operand`] | operands: one encoding for every instruction set |
//! | [`isa`] | what an instruction set says of its rows |
//! | [`rows`] | the machine form of a function: views, and bodies at rest |
//! | [`world`] | rows and intervals in the World of a worker slot |
//! | [`flow`] | control flow of rows: parts of blocks as a graph of `warpc_columns` |
//! | [`intervals`], [`live`], [`interference`] | live intervals as columns, their construction, their union |
//! | [`coalesce`] | the two coalescers, rematerialisation, rewriting |
//! | [`allocate`] | register allocation, and spill code |
//! | [`dessa`], [`parallel_copies`] | phis with one register; copies that happen at once |
//! | [`convergence`] | where the threads of a warp meet again after a branch parted them |
//! | [`dead`] | rows that nothing reads |
//! | [`knobs`] | the knobs read here |
//! | [`check`], [`errors`] | the two checkers, and what they find |
//!
//! An instruction set declares the archetype of its rows with `archetype!` and [`instruction_rows!`], and implements
//! [`isa::InstructionSet`]. Everything here is then compiled for it: there is no dynamic dispatch.
#![warn(missing_docs)]

pub mod allocate;
pub mod check;
pub mod coalesce;
pub mod column_sets;
pub mod convergence;
pub mod dead;
pub mod dessa;
pub mod errors;
pub mod flow;
pub mod ids;
pub mod interference;
pub mod intervals;
pub mod isa;
pub mod knobs;
pub mod live;
pub mod operand;
pub mod parallel_copies;
pub mod rows;
pub mod world;

#[cfg(test)]
mod tests;

/// The document whose code is about this crate: compiled with the doc tests.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/columns.md")]
mod columns_document {}

#[doc(hidden)]
pub use bevy_ecs::prelude::World;
