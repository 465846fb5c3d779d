//! Knobs of this family, one row each.

use warpc_ir::knobs::KnobTable;

/// All knobs of this crate.
pub const TABLE: KnobTable = &[];
