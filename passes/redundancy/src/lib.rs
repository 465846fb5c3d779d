//! Family: values and loads that are computed more than once.
#![warn(missing_docs)]

pub mod knobs;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[];
