//! Family: loops.
#![warn(missing_docs)]

pub mod cache_cost;
pub mod canon_freeze;
mod copy_map;
pub mod crc_table;
pub mod data_prefetch;
pub mod distribute;
mod duplicate;
pub mod expand;
pub mod expand_scev_test;
pub mod flatten;
pub mod followup;
pub mod forms;
pub mod fusion;
pub mod growth;
pub mod guard_widening;
pub mod hash_recognize;
pub mod idiom;
pub mod index_split;
pub mod indvars;
pub mod interchange;
pub mod irce;
mod irreducible;
pub mod iv_demotion;
pub mod knobs;
pub mod lcssa;
pub mod licm;
pub mod load_elim;
mod loop_copy;
pub mod loop_deletion;
pub mod loop_instsimplify;
pub mod loop_simplifycfg;
pub mod loop_sink;
pub mod lsr;
pub mod metrics;
pub mod peel;
pub mod predication;
mod refit;
mod region;
pub mod rotate;
pub mod simplify;
pub mod split;
pub mod term_fold;
pub mod transform_warning;
pub mod unroll;
pub mod unroll_and_jam;
pub mod unswitch;
pub mod versioning;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    cache_cost::PRINT,
    canon_freeze::INFO,
    crc_table::INFO,
    data_prefetch::INFO,
    distribute::INFO,
    expand_scev_test::INFO,
    simplify::INFO,
    lcssa::INFO,
    rotate::INFO,
    unroll::FULL,
    unroll::PARTIAL,
    unroll_and_jam::INFO,
    flatten::INFO,
    fusion::INFO,
    guard_widening::INFO,
    hash_recognize::PRINT,
    idiom::INFO,
    index_split::INFO,
    index_split::BOUND,
    licm::INFO,
    load_elim::INFO,
    licm::LNICM,
    loop_deletion::INFO,
    loop_instsimplify::INFO,
    loop_simplifycfg::INFO,
    loop_sink::INFO,
    indvars::INFO,
    interchange::INFO,
    irce::INFO,
    iv_demotion::INFO,
    lsr::INFO,
    term_fold::INFO,
    predication::INFO,
    transform_warning::INFO,
    unswitch::INFO,
    versioning::INFO,
    versioning::licm::INFO,
];

/// Passes that bring the loops of a function into the form that loop passes expect.
pub const CANONICAL: &[&str] = &[simplify::INFO.name, lcssa::INFO.name];

/// Passes over functions that LLVM has as passes over loops, so that they may stand in `loop(...)`.
pub const IN_LOOPS: &[&str] = &[
    unroll::FULL.name,
    unroll_and_jam::INFO.name,
    interchange::INFO.name,
    guard_widening::INFO.name,
    index_split::BOUND.name,
];
