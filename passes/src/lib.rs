//! IR passes of warpc: one file per pass, in families, and the pipeline tables.
//!
//! | family | passes |
//! |---|---|
//! | [`scalar`] | values and control flow of one function |
//! | [`memory`] | loads, stores, allocas |
//! | [`loops`] | loops; code of expressions of scalar evolution |
//! | [`ipo`] | across functions |
//! | [`nvvm`] | knowledge of the target |
//! | [`printers`] | analyses as text |
//!
//! [`pipelines`] has the tables that order them.
#![warn(missing_docs)]

pub mod ipo;
pub mod loops;
pub mod memory;
pub mod nvvm;
pub mod pipelines;
pub mod printers;
pub mod scalar;
#[cfg(test)]
pub mod testing;

use warpc_engine::phase::PassInfo;

/// All pass tables, one per family. A pass is found by its name: file, filetest folder and timing row share it.
pub const FAMILIES: &[&[PassInfo]] =
    &[scalar::TABLE, loops::TABLE, memory::TABLE, ipo::TABLE, nvvm::TABLE, printers::TABLE];

/// Row of the pass called `name`.
pub fn find(name: &str) -> Option<&'static PassInfo> {
    FAMILIES.iter().flat_map(|t| t.iter()).find(|p| p.name == name)
}
