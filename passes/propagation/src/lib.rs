//! Family: facts about values, carried along control flow.
//!
//! | module | what |
//! |---|---|
//! | [`range`] | sets of integers |
//! | [`lattice`] | what is known of a value |
//! | [`solver`] | sparse conditional propagation through a function |
//! | [`predicates`] | copies of values below the conditions that compare them |
//! | [`rewrite`] | what becomes of a function of which the solver found something |
//! | [`sccp`] | the pass that does both |
//! | [`lazy`] | what is known of a value at a place, on demand |
//! | [`correlated`] | the pass that uses it |
//! | [`constraints`] | constraint elimination: comparisons that conditions above decide together |
//! | [`threading`] | jump threading: edges that decide a branch go straight to its target |
//! | [`dfa_jump_threading`] | the same around the switch of a state machine |
#![warn(missing_docs)]

pub mod constraints;
pub mod correlated;
pub mod dfa_jump_threading;
pub mod knobs;
pub mod lattice;
pub mod lazy;
pub mod predicates;
pub mod print;
pub mod range;
pub mod rewrite;
pub mod sccp;
pub mod solver;
pub mod threading;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    sccp::INFO,
    correlated::INFO,
    threading::INFO,
    dfa_jump_threading::INFO,
    constraints::INFO,
    print::PREDICATES,
    print::FACTS,
];
