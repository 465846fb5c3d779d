//! `loop-versioning`: two loops of one, of which the first runs where its pointers are apart, which is asked before.
//!
//! ```text
//!                                     if (a..a+n and b..b+n overlap || stride != 1)
//!   for (i) a[i] = b[i * stride];  ->   for (i) a[i] = b[i * stride];       as it was
//!                                     else
//!                                       for (i) a[i] = b[i * stride];       !alias.scope, !noalias
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which loops |
//! | `checks.rs` | code of what is asked |
//! | `fork.rs` | the copy, and the branch before both |
//! | `noalias.rs` | alias scopes of the loop that was checked |
//! | `licm.rs` | `loop-versioning-licm`: which loops gain invariant loads and stores by it |
//!
//! **When**: an innermost loop that is left over one edge, from its latch, whose accesses need comparisons of ranges or rest on assumptions
//! (strides that are one, recurrences that do not wrap), by the analysis of the accesses of loops.
//! **Not**: with convergent or `noduplicate` operations, which would become control dependent on the check; with tokens; what cannot be
//! computed before the loop. Volatile and atomic accesses need no check by that analysis, so such loops stay.
//! **Invariants**: the copy is what the loop was; loops are in simplified form afterwards, and values leave by phis of the exit. Debug
//! records are repeated in the copy. Bounds that may be poison where nothing is accessed are frozen.
//! **Relies on** the analysis of accesses, scalar evolution and its expander; alias scopes say what was checked.
//! **Cost**: linear in the loops that are copied, once; all checks are inserted before any block is, so nothing is computed twice.
//! **Source**: specification 003, and LLVM's pass of this name.

mod checks;
mod fork;
pub mod licm;
mod noalias;

pub use checks::{Inserted, World, emit};
pub use fork::{Forked, Target, fork};
pub use noalias::annotate;

use crate::copy_map::CopyMap;
use crate::expand::{Memory, Shape};
use crate::knobs;
use std::sync::Arc;
use warpc_analysis::{AliasCache, AnalysisSet};
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::CachedScev;
use warpc_scev::access::{LastAddresses, LoopAccess, Settings};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "loop-versioning",
    summary: "copy loops, and check before them that pointers are apart",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::VERSIONING, warpc_scev::knobs::ACCESSES],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("loop-versioning")?;
        Ok(PassBody::Function(Box::<LoopVersioning>::default()))
    },
};

#[derive(Default)]
struct LoopVersioning {
    map: CopyMap,
}

impl FunctionPass for LoopVersioning {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        let knobs = &cx.session.knobs;
        let last = LastAddresses::new(func);
        let (cfg, dom, facts) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let targets: Vec<Target> = loops
            .inner_first()
            .into_iter()
            .filter_map(|id| Target::of(func, &cfg, &loops, id))
            .filter(|target| target.is_rotated() && target.is_copyable(func, &addressed))
            .collect();
        if targets.is_empty() {
            return Outcome::Unchanged;
        }
        let world = World { shape: Shape { cfg: &cfg, dom: &dom, loops: &loops }, facts: &facts, knobs };
        let (mut scev, mut memory) = (cx.analyses.take_scev(func), Memory::default());
        let settings = Settings::new(knobs);
        let mut aliases = AliasCache::default();
        let mut found: Vec<(Target, LoopAccess)> = Vec::new();
        {
            let mut se = world.se(&mut scev, func);
            for target in targets {
                let access = LoopAccess::new(&mut se, &mut aliases, &last, target.id, settings);
                if !access.convergent && (!access.checks.pairs.is_empty() || !access.predicates.is_empty()) {
                    found.push((target, access));
                }
            }
        }
        let mut ready: Vec<(Target, LoopAccess, Inserted)> = Vec::new();
        for (target, access) in found {
            let at = func.terminator(target.preheader);
            let inserted = emit(func, &mut scev, &mut memory, world, &access, &access.checks.pairs, at);
            if let Some(inserted) = inserted {
                ready.push((target, access, inserted));
            }
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        let annotates = knobs.get(knobs::LOOP_VERSION_ANNOTATE_NO_ALIAS);
        for (target, access, inserted) in &ready {
            let outside = target.used_outside(func);
            let forked = fork(func, target, inserted.conflict, &outside, &mut self.map);
            if annotates {
                let is_nested = loops.parent(target.id).is_some();
                annotate(func, access, &access.checks.pairs, forked.check, is_nested);
            }
        }
        Outcome::of(!ready.is_empty(), AnalysisSet::NONE)
    }
}
