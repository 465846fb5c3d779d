//! Liveness: from rows to live intervals, segments, values and copy candidates.
//!
//! | file | what |
//! |---|---|
//! | `state.rs` | what the construction knows of a function: flow, reads and writes, dominators, budgets |
//! | `events.rs` | reads and writes of each interval, as chains in row order |
//! | `regions.rs` | where a register that is written once may be live |
//! | `must_live.rs` | where such a register must be live |
//! | `ancestors.rs` | the parts of the flow from which a part can be reached |
//! | `exact.rs` | live ranges, exactly |
//! | `cover.rs` | one segment that covers a live range, and its replacement by the live range |
//! | `copies.rs` | which registers have intervals; copies and pairs |
//! | `phis.rs` | phis that are joined without a test |
//! | `values.rs` | which values are copies of others |
//! | `append.rs` | runs of segments |
//! | `build.rs` | all of this in order |

pub(crate) mod append;

mod ancestors;
mod build;
mod copies;
mod cover;
mod events;
mod exact;
mod must_live;
mod phis;
mod regions;
mod state;
mod values;

pub use build::Scope;
pub use copies::{classify, halves};
pub use events::Events;
pub use state::Liveness;
