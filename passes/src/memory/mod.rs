//! Family: loads, stores and allocas.

pub mod mem2reg;
pub mod sroa;

use warpc_engine::phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[mem2reg::INFO, sroa::INFO];
