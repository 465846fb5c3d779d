//! Family: facts about values, carried along control flow.
#![warn(missing_docs)]

pub mod knobs;
pub mod range;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[];
