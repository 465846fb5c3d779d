//! Family: knowledge of the target.
#![warn(missing_docs)]

pub mod annotation_cleanup;
pub mod atomic_expand;
pub mod barriers;
pub mod branch_dist;
pub mod common_bounds;
pub mod copy_byval_args;
pub mod divergence_lowering;
pub mod divisibility_tests;
pub mod dot_products;
pub mod expand_intrinsics;
pub mod expand_wide_integers;
pub mod generic_to_nvvm;
pub mod induct_addresses;
pub mod infer_address_spaces;
pub mod intrinsic_lowering;
pub mod ir_peephole;
pub mod knobs;
pub mod late_opt;
pub mod lower_ctor_dtor;
pub mod lsa_opt;
pub mod memory_space_opt;
pub mod nvptx_lower_alloca;
pub mod nvptx_lower_args;
pub mod nvvm_reduction;
pub mod nvvm_reflect;
pub mod nvvm_verify;
pub mod peephole;
pub mod pre_isel_intrinsic_lowering;
pub mod predicate_opt;
pub mod rematerialization;
pub mod scev_cgp;
pub mod tag_invariant_loads;
pub mod tcgen_annotation;
pub mod warp_shuffle;
pub mod wide_integer_routines;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    annotation_cleanup::INFO,
    atomic_expand::INFO,
    barriers::analysis::INFO,
    barriers::dead::INFO,
    barriers::lowering::INFO,
    barriers::opt::INFO,
    branch_dist::INFO,
    common_bounds::INFO,
    copy_byval_args::INFO,
    divergence_lowering::INFO,
    divisibility_tests::INFO,
    dot_products::INFO,
    expand_intrinsics::INFO,
    expand_wide_integers::INFO,
    generic_to_nvvm::INFO,
    induct_addresses::INFO,
    infer_address_spaces::INFO,
    intrinsic_lowering::INFO,
    intrinsic_lowering::registers::INFO,
    ir_peephole::INFO,
    late_opt::INFO,
    lower_ctor_dtor::INFO,
    lsa_opt::INFO,
    memory_space_opt::INFO,
    nvptx_lower_alloca::INFO,
    nvptx_lower_args::INFO,
    nvvm_reduction::INFO,
    nvvm_reflect::INFO,
    nvvm_verify::INFO,
    peephole::FIRST,
    peephole::SECOND,
    pre_isel_intrinsic_lowering::INFO,
    predicate_opt::INFO,
    rematerialization::INFO,
    scev_cgp::INFO,
    tag_invariant_loads::INFO,
    tcgen_annotation::INFO,
    warp_shuffle::INFO,
    wide_integer_routines::INFO,
];
