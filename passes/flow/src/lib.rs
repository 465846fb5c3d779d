//! Family: control flow that gets another shape.
//!
//! | file | what |
//! |---|---|
//! | `hub.rs` | a hub of guard blocks, through which edges are redirected |
//! | `invert.rs` | the opposite of a condition |
//! | `fix_irreducible.rs`, `flatten_cfg.rs`, `structurizecfg/`, `unify_loop_exits.rs` | the passes |
#![warn(missing_docs)]

pub mod fix_irreducible;
pub mod flatten_cfg;
mod hub;
mod invert;
pub mod knobs;
pub mod structurizecfg;
pub mod unify_loop_exits;

use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};
use warpc_phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] =
    &[fix_irreducible::INFO, flatten_cfg::INFO, structurizecfg::INFO, unify_loop_exits::INFO];

/// Whether `func` holds tokens, such as those of controlled convergence.
fn holds_tokens(func: &Func<'_>) -> bool {
    func.block_order().any(|block| func.block_insts(block).any(|inst| func.ty(inst) == Type::TOKEN))
}

/// Whether all of `blocks` end in `br`.
fn branches_only(func: &Func<'_>, blocks: &[Block]) -> bool {
    blocks.iter().all(|&block| func.op(func.terminator(block)) == Opcode::Br)
}
