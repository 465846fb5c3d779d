//! Family: values and loads that are computed more than once.
#![warn(missing_docs)]

mod coerce;
pub mod gvn;
pub mod knobs;
mod leaders;
pub mod newgvn;
mod numbering;
mod patch;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[gvn::INFO, newgvn::INFO];
