//! Family: knowledge of the target.
#![warn(missing_docs)]

pub mod annotation_cleanup;
pub mod barriers;
pub mod branch_dist;
pub mod divergence_lowering;
pub mod dot_products;
pub mod expand_wide_integers;
pub mod generic_to_nvvm;
pub mod induct_addresses;
pub mod infer_address_spaces;
pub mod intrinsic_lowering;
pub mod knobs;
pub mod late_opt;
pub mod lsa_opt;
pub mod memory_space_opt;
pub mod nvptx_lower_alloca;
pub mod nvptx_lower_args;
pub mod nvvm_reduction;
pub mod nvvm_reflect;
pub mod nvvm_verify;
pub mod peephole;
pub mod predicate_opt;
pub mod rematerialization;
pub mod scev_cgp;
pub mod tcgen_annotation;
pub mod warp_shuffle;
pub mod wide_integer_routines;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    annotation_cleanup::INFO,
    barriers::analysis::INFO,
    barriers::dead::INFO,
    barriers::lowering::INFO,
    barriers::opt::INFO,
    branch_dist::INFO,
    divergence_lowering::INFO,
    dot_products::INFO,
    expand_wide_integers::INFO,
    generic_to_nvvm::INFO,
    induct_addresses::INFO,
    infer_address_spaces::INFO,
    intrinsic_lowering::INFO,
    intrinsic_lowering::registers::INFO,
    late_opt::INFO,
    lsa_opt::INFO,
    memory_space_opt::INFO,
    nvptx_lower_alloca::INFO,
    nvptx_lower_args::INFO,
    nvvm_reduction::INFO,
    nvvm_reflect::INFO,
    nvvm_verify::INFO,
    peephole::FIRST,
    peephole::SECOND,
    predicate_opt::INFO,
    rematerialization::INFO,
    scev_cgp::INFO,
    tcgen_annotation::INFO,
    warp_shuffle::INFO,
    wide_integer_routines::INFO,
];
