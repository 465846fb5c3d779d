//! Family: values and control flow of one function.

pub mod simplifycfg;
pub mod unreachableblockelim;

use warpc_engine::phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[simplifycfg::INFO, unreachableblockelim::INFO];
