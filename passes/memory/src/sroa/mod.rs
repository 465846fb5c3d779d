//! `sroa`: splits allocas of aggregates into one alloca per piece that is accessed on its own, and promotes the pieces.
//!
//! **When**: an alloca of known size whose address is only offset by constants, loaded, stored, copied or filled by the memory
//! intrinsics with constant length, and marked by lifetimes.
//! **How**: every access becomes a *slice* of the alloca's bytes (`slices.rs`). Overlapping slices that cannot be split form a
//! *partition*; integer accesses and memory intrinsics are split at partition boundaries. Each partition gets a type and a
//! mode (`partition.rs`): one scalar, one vector accessed by lanes, one integer accessed by shifts, or memory. Accesses are
//! rewritten onto the new allocas (`rewrite.rs`), which are promoted with the others by [`super::mem2reg`].
//! Loads and stores of whole structs and arrays are taken apart first (`aggregate.rs`), selects and phis of addresses are turned
//! into selects and phis of loaded values (`speculate.rs`).
//! **Cost**: O(u log u) in the uses of each alloca, plus the promotion.
//! **Source**: the rules follow LLVM's pass of this name, restated over columns.

mod aggregate;
mod debug;
mod partition;
mod rewrite;
mod slices;
mod speculate;

use super::mem2reg::{Promoter, promotable_allocas};
use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "sroa",
    summary: "split allocas into scalars and promote them",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SROA],
    idempotent: false,
    required: false,
    make: |mut params| {
        // Both accepted for LLVM's pipelines; this pass never changes control flow.
        for word in ["modify-cfg", "preserve-cfg"] {
            params.take_word(word);
        }
        params.finish("sroa")?;
        Ok(PassBody::Function(Box::<Sroa>::default()))
    },
};

/// The most repetitions over all allocas: the allocas of pieces may be split again.
const ROUNDS: usize = 4;

/// The pass with its scratch memory.
#[derive(Default)]
pub struct Sroa {
    promoter: Promoter,
    slices: slices::Slices,
}

impl FunctionPass for Sroa {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        // Addresses that were kept in memory are known once it is promoted, and their allocas may then be split.
        for _ in 0..ROUNDS {
            let (any, promoted) = self.round(func, cx);
            changed |= any;
            if !promoted {
                break;
            }
        }
        func.purge_debug_records();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Sroa {
    /// Splits, then promotes; whether anything changed, and whether an alloca was promoted while others stay.
    fn round(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> (bool, bool) {
        let mut changed = false;
        let mut work: Vec<Inst> = func.block_insts(func.entry()).filter(|&i| func.op(i) == Opcode::Alloca).collect();
        for _ in 0..ROUNDS {
            let mut made = Vec::new();
            for a in std::mem::take(&mut work) {
                if func.is_dead(a) {
                    continue;
                }
                changed |= speculate::loads(func, a);
                changed |= aggregate::split(func, a);
                if let Some(new) = split_alloca(func, a, &mut self.slices) {
                    changed = true;
                    made.extend(new);
                }
            }
            if made.is_empty() {
                break;
            }
            work = made;
        }
        if cx.session.knobs.get(knobs::SROA_SKIP_MEM2REG) {
            return (changed, false);
        }
        let allocas = promotable_allocas(func);
        if !allocas.is_empty() {
            let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
            self.promoter.promote(func, &cfg, &dom, &allocas);
            changed = true;
        }
        let more = !allocas.is_empty() && func.block_insts(func.entry()).any(|i| func.op(i) == Opcode::Alloca);
        (changed, more)
    }
}

/// Splits one alloca; the new allocas, or `None` when it stays as it is.
fn split_alloca(func: &mut FuncMut<'_>, alloca: Inst, slices: &mut slices::Slices) -> Option<Vec<Inst>> {
    slices::collect(func, alloca, slices)?;
    if slices.list.is_empty() {
        rewrite::drop_dead(func, alloca, slices);
        return Some(Vec::new());
    }
    let parts = partition::partitions(func, alloca, slices);
    if parts.len() == 1 && partition::is_trivial(func, alloca, &parts[0]) {
        return None;
    }
    Some(rewrite::rewrite(func, alloca, slices, &parts))
}
