//! Family: instructions that move, are grouped otherwise, or become simpler ones.
#![warn(missing_docs)]

pub mod add_discriminators;
pub mod aggressive_instcombine;
pub mod alignment_from_assumptions;
pub mod bdce;
pub mod bounds_checking;
pub mod break_crit_edges;
mod call_attributes;
pub mod callsite_splitting;
pub mod demanded_bits;
pub mod div_rem_pairs;
pub mod drop_unnecessary_assumes;
pub mod float2int;
pub mod guards;
pub mod infer_alignment;
pub mod instnamer;
pub mod knobs;
pub mod libcalls_shrinkwrap;
pub mod lower_atomic;
pub mod lower_expect;
pub mod lower_invoke;
pub mod lower_switch;
pub mod mergereturn;
pub mod nary_reassociate;
pub mod normalize;
pub mod partially_inline_libcalls;
pub mod reassociate;
pub mod redundant_dbg_inst_elim;
pub mod reg2mem;
pub mod sink;
pub mod speculative_execution;
pub mod tailcallelim;
mod then_block;
mod weights;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    add_discriminators::INFO,
    aggressive_instcombine::INFO,
    alignment_from_assumptions::INFO,
    bdce::INFO,
    bounds_checking::INFO,
    break_crit_edges::INFO,
    callsite_splitting::INFO,
    demanded_bits::PRINT,
    div_rem_pairs::INFO,
    drop_unnecessary_assumes::INFO,
    float2int::INFO,
    guards::LOWER,
    guards::EXPLICIT,
    guards::WIDENABLE,
    infer_alignment::INFO,
    instnamer::INFO,
    lower_atomic::INFO,
    lower_expect::INFO,
    lower_invoke::INFO,
    lower_switch::INFO,
    libcalls_shrinkwrap::INFO,
    partially_inline_libcalls::INFO,
    mergereturn::INFO,
    nary_reassociate::INFO,
    reassociate::INFO,
    redundant_dbg_inst_elim::INFO,
    reg2mem::INFO,
    sink::INFO,
    sink::SINKING2,
    normalize::INFO,
    speculative_execution::INFO,
    tailcallelim::INFO,
];
