//! Reference interpreter: runs kernels of the IR as SIMT, with warps, barriers and all memories, and reports what is undefined.
//!
//! | file | what |
//! |---|---|
//! | `program.rs`, `decode/` | the decoded form, and how it is made from the IR |
//! | `assemble.rs` | programs decoded by other front ends (machine rows) |
//! | `run.rs` | launches: arguments, blocks, barriers, places of faults |
//! | `warp.rs` | register frames, groups of lanes, the scheduler's choice |
//! | `exec.rs`, `access.rs` | the step loop: control flow, calls; memory |
//! | `alu.rs`, `scalar.rs`, `wide.rs`, `big.rs`, `float/`, `math.rs`, `atomic.rs` | functions of values |
//! | `number.rs` | floating-point functions for other interpreters |
//! | `special.rs` | the special-function unit, and what PTX computes with it |
//! | `sync.rs`, `builtin.rs`, `printf.rs` | operations of several lanes, other intrinsics |
//! | `tensor/` | matrices of warps: products, loads, stores |
//! | `flight.rs`, `mbarrier.rs`, `tensormap.rs` | asynchronous operations and who waits for them |
//! | `memory.rs`, `race.rs` | objects, addresses, shadow state; data races |
//! | `report.rs`, `watch.rs` | faults; values at the ends of blocks |
//! | `launch.rs`, `compare.rs` | launches as text; comparison of runs |
//!
//! Undef and poison are tracked per lane: poison as LLVM's language reference has it, undef per bit, so that defined parts of
//! partly written words stay defined. A choice the language leaves open (`freeze` of undef) is made by the seed and recorded
//! in [`RunResult::nondeterministic`]. Lanes are scheduled independently; those of the earliest place go first, so that they
//! meet again at post-dominators, and a group that spins lets the others run.
#![warn(missing_docs)]

mod access;
mod alu;
pub mod assemble;
mod atomic;
mod big;
mod builtin;
pub mod compare;
mod decode;
mod exec;
mod flight;
mod float;
pub mod launch;
mod launch_error;
pub mod math;
pub mod matrices;
mod mbarrier;
mod memory;
pub mod number;
pub mod printf;
pub mod program;
mod race;
mod report;
mod run;
mod scalar;
pub mod special;
mod sync;
mod tensor;
pub mod tensormap;
mod warp;
mod watch;
mod wide;

pub use decode::{AsmCall, AsmRefusal, ProgramError, Undecodable};
pub use program::Program;
pub use report::{ErrorKind, Report};
pub use watch::{Leaving, Watch};

/// An argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Integer or floating-point number, as its bits.
    Scalar(u128),
    /// Struct, vector or `byval` parameter in memory layout.
    Bytes(Vec<u8>),
    /// Address in a buffer.
    Buffer {
        /// Number of the buffer.
        index: usize,
        /// Bytes from its start.
        offset: u64,
    },
}

/// Limits and checks of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Thread-instructions before the run is stopped.
    pub max_steps: u64,
    /// Nested calls.
    pub max_depth: u32,
    /// What `freeze` makes of undef and poison.
    pub seed: u64,
    /// Report races between threads.
    pub check_races: bool,
    /// Report every read of memory that nobody wrote, not only its use where it matters.
    pub report_uninit: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { max_steps: 1 << 36, max_depth: 256, seed: 0, check_races: false, report_uninit: false }
    }
}

/// A launch of a kernel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Launch {
    /// Name of the kernel.
    pub kernel: String,
    /// Blocks.
    pub grid: [u32; 3],
    /// Threads per block, at most 1024 in all.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared_bytes: u32,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Contents of the buffers.
    pub buffers: Vec<Vec<u8>>,
    /// Pointers inside [`Arg::Bytes`]: argument, byte, buffer, offset.
    pub pointers: Vec<(usize, usize, usize, u64)>,
    /// Limits and checks.
    pub options: Options,
}

/// What a run left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RunResult {
    /// Contents of the buffers.
    pub buffers: Vec<Vec<u8>>,
    /// State of each byte of the buffers: 0 defined, 1 undef, 2 poison; empty where all bytes are defined.
    pub shadows: Vec<Vec<u8>>,
    /// Variables of the module that are not constant: name, contents, state as of `shadows`. Heap objects are not among them.
    pub globals: Vec<(String, Vec<u8>, Vec<u8>)>,
    /// Text of `printf`.
    pub printf: Vec<u8>,
    /// What went wrong.
    pub error: Option<Report>,
    /// Thread-instructions executed.
    pub steps: u64,
    /// Whether a choice was made that the language leaves open.
    pub nondeterministic: bool,
    /// How many threads arrived at each barrier of their block, waiting or not, over all blocks; the last is the barrier of a cluster.
    pub arrivals: [u64; 17],
}

#[cfg(test)]
mod tests;
