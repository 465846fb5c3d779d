//! Passes over barriers of the block, and what they share: which barriers are alike, and where all threads of a block go together.
//!
//! | file | pass |
//! |---|---|
//! | `dead.rs` | `dead-barrier-elim`: erases barriers that order no accesses |
//! | `lowering.rs` | `barrier-lowering`: gives barriers the cheapest form that does the same |
//! | `analysis.rs` | `barrier-analysis`: says of each barrier what is known |
//! | `opt.rs` | `barrier-opt`: erases those that their neighbours or the memory that is touched make needless |
//! | `events.rs`, `hazards.rs` | what is between two barriers |
//!
//! A barrier of a block counts arrivals; which instruction a thread arrives at does not matter. So a barrier may only be erased
//! where every thread of the block would have come to this very instruction: where control is *together*.

pub mod analysis;
pub mod dead;
mod events;
mod hazards;
pub mod lowering;
pub mod opt;

use warpc_analysis::facts::intrinsic;
use warpc_analysis::{Analyses, Uniformity};
use warpc_columns::RowSet;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::intrinsics::semantics::{BlockBarrier, Kind, Options, Semantics, semantics};
use warpc_ir::opcode::{Opcode, flags};

/// A barrier at which all threads of a block wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Barrier {
    /// Which of the barriers of the block.
    pub(crate) number: u64,
    /// All threads of a warp come to it together.
    pub(crate) is_aligned: bool,
}

/// The barrier that `inst` is, if its number is a constant and no count of threads is given.
pub(crate) fn whole_barrier(func: &Func<'_>, inst: Inst) -> Option<Barrier> {
    let semantics = sync(func, inst)?;
    if semantics.options.has(Options::COUNT) {
        return None;
    }
    let number = func.consts().as_int(func.operand(inst, 0))?;
    Some(Barrier { number, is_aligned: semantics.options.has(Options::ALIGNED) })
}

/// What the table says of `inst`, if it is a barrier of the block that threads wait at and learn nothing from.
pub(crate) fn sync(func: &Func<'_>, inst: Inst) -> Option<Semantics> {
    if func.op(inst) != Opcode::Call {
        return None;
    }
    let row = semantics(intrinsic(func, inst)?);
    matches!(row.kind, Kind::BlockBarrier(BlockBarrier::Sync)).then_some(row)
}

/// All barriers at which threads wait and learn nothing, block by block.
pub(crate) fn barriers(func: &Func<'_>) -> Vec<Inst> {
    func.block_order().flat_map(|block| func.block_insts(block)).filter(|&inst| sync(func, inst).is_some()).collect()
}

/// The blocks that threads of one warp may pass apart, and whether this is so for the threads of the whole block.
pub(crate) struct Control {
    apart: RowSet<Block>,
    /// What is the same for a warp may differ from warp to warp.
    pub(crate) is_of_warps: bool,
}

impl Control {
    /// Control flow of the kernel `func`; none where finding it costs too much, and in functions that are no kernels: their callers
    /// may be apart.
    pub(crate) fn of_kernel(func: &Func<'_>, analyses: &mut Analyses) -> Option<Control> {
        if !func.ctx().is_kernel(func.global()) {
            return None;
        }
        let (cfg, post) = (analyses.cfg(func), analyses.post_dom(func));
        let uniformity = analyses.uniformity(func);
        let apart = blocks_apart(&cfg, &post, &uniformity)?;
        let is_of_warps =
            func.block_order().flat_map(|block| func.block_insts(block)).any(|inst| differs_between_warps(func, inst));
        Some(Control { apart, is_of_warps })
    }
    /// Whether all threads of a warp pass `block` together.
    pub(crate) fn is_together(&self, block: Block) -> bool {
        !self.apart.contains(block)
    }
}

/// Whether `inst` is the same for the threads of a warp, by the analysis, and may yet differ between warps.
fn differs_between_warps(func: &Func<'_>, inst: Inst) -> bool {
    use intrinsics::Uniformity::{Operand, Warp};
    match func.op(inst) {
        // A warp that reads later may see another value.
        Opcode::Load => func.flags(inst) & flags::VOLATILE != 0,
        Opcode::Call => intrinsic(func, inst).is_some_and(|id| {
            !intrinsics::is_block_barrier(id) && matches!(intrinsics::uniformity(id), Warp | Operand(_))
        }),
        _ => false,
    }
}

/// Visits of blocks per block of the function.
const VISITS_PER_BLOCK: usize = 16;

/// The blocks between each divergent branch and its post-dominator. Cost: linear, else given up.
fn blocks_apart(cfg: &Cfg, post: &DomTree, uniformity: &Uniformity) -> Option<RowSet<Block>> {
    let mut apart = RowSet::new(cfg.rows());
    let mut seen: RowSet<Block> = RowSet::new(cfg.rows());
    let mut budget = VISITS_PER_BLOCK * cfg.rpo().len();
    let mut work = Vec::new();
    for &block in cfg.rpo().iter().filter(|&&block| uniformity.has_divergent_terminator(block)) {
        // Without a post-dominator the threads never meet again.
        let meets = if post.is_reachable(block) { post.idom(block) } else { Block::NONE };
        seen.reset(cfg.rows());
        work.extend_from_slice(cfg.succs(block));
        while let Some(next) = work.pop() {
            if next == meets || !seen.insert(next) {
                continue;
            }
            budget = budget.checked_sub(1)?;
            apart.insert(next);
            work.extend_from_slice(cfg.succs(next));
        }
    }
    Some(apart)
}
