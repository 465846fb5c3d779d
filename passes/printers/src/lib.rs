//! Family: printers of analyses, in LLVM's format, on the log or as files for `dot`. They change nothing.
#![warn(missing_docs)]

pub mod access_info;
pub mod alias_eval;
pub mod alias_sets;
pub mod annotation_remarks;
pub mod assumptions;
pub mod callgraph;
pub mod cost_model;
pub mod cycles;
pub mod ddg;
pub mod debug_assignments;
pub mod debug_info;
pub mod debugify;
pub mod delinearization;
pub mod dependence;
pub mod dereferenceable;
pub mod dot;
pub mod frequencies;
pub mod iv_users;
pub mod kernel_info;
pub mod knobs;
pub mod lazy_call_graph;
pub mod lint;
pub mod loop_nest;
pub mod loops;
pub mod memory_ssa;
pub mod must_contexts;
pub mod must_execute;
pub mod phi_values;
pub mod profile_summary;
pub mod properties;
pub mod regions;
mod row;
pub mod scalar_evolution;
pub mod scev_division;
pub mod similarity;
pub mod stack_lifetime;
pub mod stack_safety;
pub mod structural_hash;
pub mod trees;
pub mod uniformity;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    access_info::PRINT,
    alias_eval::INFO,
    alias_sets::PRINT,
    annotation_remarks::INFO,
    callgraph::PRINT,
    callgraph::PARTS,
    callgraph::DOT,
    cost_model::PRINT,
    cycles::PRINT,
    cycles::PARTS,
    cycles::VERIFY,
    frequencies::EDGES,
    frequencies::BLOCKS,
    profile_summary::PRINT,
    properties::PRINT,
    properties::COUNT,
    regions::PRINT,
    regions::VERIFY,
    stack_lifetime::PRINT,
    stack_safety::LOCAL,
    stack_safety::WHOLE,
    trees::DOM,
    trees::POST_DOM,
    trees::FRONTIER,
    assumptions::PRINT,
    scalar_evolution::PRINT,
    scalar_evolution::PRINT_RANGES,
    scalar_evolution::PRINT_GUARDS,
    scalar_evolution::VERIFY,
    debug_assignments::PRINT,
    debug_info::PRINT,
    debugify::CHECK,
    debugify::DEBUGIFY,
    ddg::PRINT,
    ddg::DOT,
    delinearization::PRINT,
    dependence::PRINT,
    dereferenceable::PRINT,
    lazy_call_graph::PRINT,
    lazy_call_graph::DOT,
    kernel_info::INFO,
    lint::INFO,
    loop_nest::PRINT,
    loops::PRINT,
    memory_ssa::PRINT,
    memory_ssa::PRINT_WALKER,
    iv_users::PRINT,
    must_contexts::PRINT,
    must_execute::PRINT,
    scev_division::PRINT,
    similarity::PRINT,
    structural_hash::PRINT,
    phi_values::PRINT,
    uniformity::PRINT,
    dot::CFG,
    dot::CFG_ONLY,
    dot::DOM,
    dot::DOM_ONLY,
    dot::POST_DOM,
    dot::POST_DOM_ONLY,
];
