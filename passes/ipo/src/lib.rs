//! Family: passes across functions.
#![warn(missing_docs)]

pub mod aliases;
pub mod annotation2metadata;
pub mod argpromotion;
pub mod attr_edit;
pub mod called_values;
pub mod constmerge;
pub mod deadargelim;
pub mod embed_bitcode;
pub mod extract_blocks;
pub mod forceattrs;
pub mod function_attrs;
pub mod globaldce;
pub mod globalopt;
pub mod hot_cold_split;
pub mod inferattrs;
pub mod inline;
pub mod internalize;
pub mod ipsccp;
pub mod jump_table_to_switch;
pub mod knobs;
pub mod loop_extract;
pub mod mergefunc;
pub mod metarenamer;
pub mod name_anon_globals;
mod outline;
pub mod partial_inliner;
pub mod prototypes;
pub mod references;
mod signature;
pub mod strip;
pub mod strip_dead_debug;
pub mod strip_nonlinetable;

use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    annotation2metadata::INFO,
    forceattrs::INFO,
    name_anon_globals::INFO,
    inline::INFO,
    inline::MODULE,
    inline::WRAPPER,
    inline::WRAPPER_ALONE,
    inline::ALWAYS,
    inline::PRINT,
    globaldce::INFO,
    internalize::INFO,
    function_attrs::INFO,
    function_attrs::TOP_DOWN,
    function_attrs::ATTRIBUTOR,
    function_attrs::ATTRIBUTOR_LIGHT,
    function_attrs::ATTRIBUTOR_CGSCC,
    function_attrs::ATTRIBUTOR_LIGHT_CGSCC,
    ipsccp::INFO,
    constmerge::INFO,
    prototypes::STRIP,
    strip::ALL,
    strip::NAMES,
    strip_dead_debug::INFO,
    strip_nonlinetable::INFO,
    aliases::INFO,
    metarenamer::INFO,
    prototypes::ELIMINATE,
    globalopt::INFO,
    inferattrs::INFO,
    deadargelim::INFO,
    argpromotion::INFO,
    mergefunc::INFO,
    called_values::INFO,
    jump_table_to_switch::INFO,
    embed_bitcode::INFO,
    loop_extract::INFO,
    extract_blocks::INFO,
    hot_cold_split::INFO,
    partial_inliner::INFO,
];
