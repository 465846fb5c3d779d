//! Where everything lives: typed ids, archetypes as slices over a World, interners, graph algorithms.
//!
//! | module | what |
//! |---|---|
//! | [`ids`] | typed `u32` ids |
//! | `access.rs` | the columns that a pass declares to read and write, and the check of it |
//! | `archetype.rs` | [`archetype!`]: one bevy_ecs archetype per kind, seen as plain slices |
//! | `slab.rs` | [`Archetype`], a kind of row; how many of them a World has, and where |
//! | `held.rs` | a World kept beside its write views |
//! | [`intern`] | hash-consing into dense ids |
//! | [`graph`] | control flow, dominators, components |
//! | [`random`] | random numbers for tests and generators |
//! | `row_set.rs` | [`RowSet`]: a set of rows as one bit per row, for the marks of a walk |
#![warn(missing_docs)]

mod access;
mod archetype;
pub mod graph;
mod held;
pub mod ids;
pub mod intern;
pub mod random;
mod row_set;
mod slab;

pub use access::{Access, ColumnSet, Columns};
pub use archetype::*;
pub use held::HeldWorld;
pub use row_set::RowSet;
pub use slab::*;
