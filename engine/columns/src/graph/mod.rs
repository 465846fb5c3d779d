//! Algorithms over graphs of dense ids, generic over the id.
//!
//! | file | what |
//! |---|---|
//! | `csr.rs` | lists of items by row |
//! | `flow.rs` | edges, reverse post-order, reachability |
//! | `dominators.rs`, `dom_build.rs` | dominator and post-dominator trees that can be edited; how they are computed |
//! | `scc.rs` | strongly connected components |

mod csr;
mod dom_build;
mod dominators;
mod flow;
mod scc;

pub use csr::Csr;
pub use dominators::Dominators;
pub use flow::{Flow, UNREACHED};
pub use scc::Sccs;
