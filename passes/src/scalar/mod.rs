//! Family: values and control flow of one function.

use warpc_engine::phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[];
