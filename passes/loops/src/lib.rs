//! Family: loops.
#![warn(missing_docs)]

pub mod expand;
pub mod expand_scev_test;
pub mod knobs;
pub mod lcssa;
pub mod metrics;
pub mod rotate;
pub mod simplify;
pub mod split;
pub mod unroll;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] =
    &[expand_scev_test::INFO, simplify::INFO, lcssa::INFO, rotate::INFO, unroll::FULL, unroll::PARTIAL];

/// Passes that bring the loops of a function into the form that loop passes expect.
pub const CANONICAL: &[&str] = &[simplify::INFO.name, lcssa::INFO.name];
