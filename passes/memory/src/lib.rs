//! Family: loads, stores and allocas.
#![warn(missing_docs)]

pub mod knobs;
pub mod mem2reg;
pub mod sroa;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[mem2reg::INFO, sroa::INFO];
