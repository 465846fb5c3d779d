//! Family: scalars that become vectors, and vectors that become scalars.
//!
//! | file | what |
//! |---|---|
//! | `load_store_vectorizer/` | loads and stores of neighbouring memory become one access |
//! | `target.rs` | what the target says about vectors |
//! | `knobs.rs` | knobs of the family |
#![warn(missing_docs)]

pub mod knobs;
pub mod load_store_vectorizer;
pub mod target;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[load_store_vectorizer::INFO];
