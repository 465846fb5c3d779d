//! Family: values and loads that are computed more than once.
#![warn(missing_docs)]

mod coerce;
pub mod gvn;
pub mod gvn_hoist;
pub mod gvn_sink;
pub mod knobs;
mod leaders;
pub mod newgvn;
mod numbering;
mod patch;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[gvn::INFO, gvn_hoist::INFO, gvn_sink::INFO, newgvn::INFO];
