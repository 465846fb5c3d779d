//! `nvopt`: the pipelines of the specification of the optimisation levels, as data.
//!
//! | file | what |
//! |---|---|
//! | `level.rs` | the seven names, which one a command line means, what a level sets |
//! | `slots.rs` | option slots, which guards read |
//! | `row.rs` | a row: number, pass, elements, arguments, guard |
//! | `frame.rs` | analyses before, the body of O0, the tail |
//! | `tier0.rs`, `tiers.rs` | the 40 rows of tier 0; the 85 rows of tiers 1, 2 and 3 |
//! | `fast.rs` | Ofcmax, Ofcmid, Ofcmin |
//! | `call_graph.rs` | what a row means that is called "LLVM standard pipeline" |
//! | `plan.rs` | puts the rows of a level together: tiers, plug-in passes, guards, what is not written |
//!
//! Rows whose pass is not written stand in the tables, are shown as such (`warpc pipeline O3`) and left out of what runs.

pub mod call_graph;
pub mod fast;
pub mod frame;
#[cfg(test)]
mod guards;
pub mod level;
pub mod plan;
pub mod row;
pub mod slots;
#[cfg(test)]
mod tests;
pub mod tier0;
pub mod tiers;

pub use level::{Asked, FastCompile, Level, LevelError, select};
pub use plan::{Plan, PlanOptions, PlannedRow, PlugIn};
pub use slots::{Slot, SlotError, Slots};
