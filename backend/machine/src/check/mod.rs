//! The two checkers: intervals against liveness recomputed, and the proof that coalesced rows compute what they did.
//!
//! | file | what |
//! |---|---|
//! | `liveness.rs` | intervals against liveness by bit sets |
//! | `proof.rs` | symbolic execution of the rows before and after |
//! | `edges.rs` | where the edges of the rows before lead after |

mod edges;
mod liveness;
mod proof;

pub use liveness::intervals;
pub use proof::{proof_size, prove};
