//! An interpreter of SASS: runs kernels of cubins on the launches that `warpc run` takes, so that results can be compared bit for bit.
//!
//! | file | what |
//! |---|---|
//! | `load.rs` | a cubin made ready: code, constant banks, variables, relocations |
//! | `decode.rs`, `op.rs` | instructions as dense columns; names as numbers |
//! | `run.rs` | launches: blocks, turns of warps, barriers of a block |
//! | `warp.rs` | registers of a warp, groups of lanes, convergence |
//! | `exec.rs` | one instruction: reads and writes of registers, all of them |
//! | `timing.rs` | when results are visible, for runs that trust the control words |
//! | `int.rs`, `number.rs`, `half.rs`, `matrix.rs` | functions of values |
//! | `access.rs`, `memory.rs` | instructions on memory; memory |
//! | `barrier.rs`, `group.rs` | barriers in memory, and the copies that they count; products of warp groups |
//! | `system.rs` | functions of the system that kernels call |
//! | `lanes.rs`, `flow.rs` | operations of several lanes; control |
//!
//! `docs/emulate.md` says what is modelled and what was compared.
#![warn(missing_docs)]

mod access;
mod barrier;
mod decode;
mod exec;
mod flow;
mod group;
mod half;
mod int;
mod lanes;
mod load;
mod matrix;
mod memory;
mod number;
mod op;
mod run;
mod system;
mod timing;
mod warp;

pub use load::{LoadError, Program};
pub use run::{Mode, Run};
