//! Family: scalars that become vectors, and vectors that become scalars.
//!
//! | file | what |
//! |---|---|
//! | `load_store_vectorizer/` | loads and stores of neighbouring memory become one access |
//! | `loop_vectorize/` | iterations side by side in vectors, or in several copies |
//! | `slp_vectorizer/` | scalars that do the same become vectors |
//! | `scalarizer/` | vectors become scalars |
//! | `vector_combine/` | vectors are taken apart or put together where that is less code |
//! | `accesses/` | accesses at constant distances, which both join |
//! | `intrinsics.rs`, `operator.rs` | intrinsics that work lane by lane; operations that vectors are reduced by |
//! | `metadata.rs` | metadata of an instruction that stands for several |
//! | `target.rs` | what the target says about vectors |
//! | `knobs.rs` | knobs of the family |
#![warn(missing_docs)]

mod accesses;
mod intrinsics;
pub mod knobs;
pub mod load_store_vectorizer;
pub mod loop_vectorize;
mod metadata;
mod operator;
pub mod scalarizer;
pub mod slp_vectorizer;
pub mod target;
pub mod vector_combine;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] =
    &[load_store_vectorizer::INFO, loop_vectorize::INFO, scalarizer::INFO, slp_vectorizer::INFO, vector_combine::INFO];
