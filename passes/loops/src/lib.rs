//! Family: loops.
#![warn(missing_docs)]

pub mod expand;
pub mod expand_scev_test;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[expand_scev_test::INFO];
