//! Family: instructions that move, are grouped otherwise, or become simpler ones.
#![warn(missing_docs)]

pub mod knobs;
pub mod reassociate;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[reassociate::INFO];
