//! Family: loops.

pub mod expand;
pub mod expand_scev_test;

use warpc_engine::phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[expand_scev_test::INFO];
