//! The checkers: intervals against liveness recomputed, and the proofs that coalesced and allocated
//! rows compute what they did.
//!
//! | file | what |
//! |---|---|
//! | `liveness.rs` | intervals against liveness by bit sets |
//! | `proof.rs` | symbolic execution of the rows before and after |
//! | `allocation.rs` | symbolic execution of allocated rows over registers and memory |
//! | `edges.rs` | where the edges of the rows before lead after |

mod allocation;
mod edges;
mod liveness;
mod proof;

pub use allocation::{AllocationFault, allocation};
pub use liveness::intervals;
pub use proof::{proof_size, prove};
