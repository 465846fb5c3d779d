//! Family: loads, stores and allocas.
#![warn(missing_docs)]

pub mod bytewise;
pub mod call_sites;
pub mod dse;
pub mod knobs;
pub mod mem2reg;
pub mod memcpyopt;
pub mod mldst_motion;
pub mod sroa;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[dse::INFO, mem2reg::INFO, memcpyopt::INFO, mldst_motion::INFO, sroa::INFO];
