//! Family: values and control flow of one function.
#![warn(missing_docs)]

#[macro_use(rules)]
extern crate warpc_analysis;

pub mod adce;
pub mod again;
pub mod atomic_update;
pub mod bypass_slow_division;
pub mod dce;
pub mod early_cse;
pub mod hoist_addresses;
pub mod hoist_guarded;
pub mod instcombine;
pub mod instsimplify;
pub mod knobs;
pub mod lower_constant_intrinsics;
pub mod merge_phis;
pub mod narrow_integers;
mod outcomes;
pub mod patterns;
pub mod range;
pub mod repeated_records;
pub mod scopes;
pub mod separate_const_offset_from_gep;
pub mod simplify;
pub mod simplifycfg;
pub mod sink_increments;
pub mod sink_predicates;
pub mod slsr;
pub mod split_exits;
pub mod target;
pub mod undefined_arms;
pub mod unreachableblockelim;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    adce::INFO,
    bypass_slow_division::INFO,
    early_cse::INFO,
    hoist_addresses::INFO,
    hoist_guarded::INFO,
    instcombine::INFO,
    dce::INFO,
    instsimplify::INFO,
    lower_constant_intrinsics::INFO,
    merge_phis::INFO,
    narrow_integers::INFO,
    separate_const_offset_from_gep::INFO,
    simplifycfg::INFO,
    sink_increments::INFO,
    sink_predicates::INFO,
    slsr::INFO,
    split_exits::INFO,
    undefined_arms::INFO,
    unreachableblockelim::INFO,
];
