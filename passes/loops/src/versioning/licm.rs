//! `loop-versioning-licm`: copies of loops in which loads and stores of one address could leave the loop, if only they met nothing else.
//!
//! **When**, in this order: `llvm.loop.licm_versioning.disable` is not there; the loop is innermost, left from its latch, at most
//! `licm-versioning-max-depth-threshold` deep, and its trip count is known when it is reached; all its instructions may be copied, and its
//! loads and stores are plain (`IllegalLoopInst`); there are ranges to compare, not more than `runtime-memory-check-threshold`
//! (`RuntimeCheck`); at least `licm-versioning-invariant-threshold` per cent of the accesses are of one address (`InvariantThreshold`), and
//! something is stored; pointers that may meet are all that stands in the way.
//! **Not**: convergent and `noduplicate` calls, calls that touch memory, volatile and atomic accesses.
//! **How**: as `loop-versioning`; both loops get the property that keeps them from being copied again. `licm` then moves what the scopes
//! allow. **Invariants**: loop-simplify and LCSSA form. **Cost**: linear in the loop; pairs of pointers up to the limit of alias sets.
//! **Source**: specification 003, and LLVM's pass of this name.

use super::{Target, World, annotate, emit, fork};
use crate::copy_map::CopyMap;
use crate::expand::{Memory, Shape};
use crate::{knobs, refit};
use warpc_analysis::alias::{Alias, AliasCache, AliasResult, Loc};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, renewed_loop_node, set_loop_node, switch_property};
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::COULD_NOT_COMPUTE;
use warpc_scev::access::{LastAddresses, LoopAccess, Settings};

const NAME: &str = "loop-versioning-licm";
const DISABLE: &[u8] = b"llvm.loop.licm_versioning.disable";
const PARALLEL: &[u8] = b"llvm.mem.parallel_loop_access";
/// Accesses of a loop beyond which their pairs are not compared.
const MAX_ACCESSES: usize = 250;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "copy loops whose invariant accesses could move out if pointers are apart",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::VERSIONING_LICM, knobs::VERSIONING, warpc_scev::knobs::ACCESSES],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::<VersioningLicm>::default()))
    },
};

#[derive(Default)]
struct VersioningLicm {
    map: CopyMap,
    memory: Memory,
}

impl LoopPass for VersioningLicm {
    fn run(&mut self, func: &mut FuncMut<'_>, id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if !cx.loops.is_innermost(id) {
            return Outcome::Unchanged;
        }
        let cfg = cx.cfg(func);
        let Some(target) = Target::of(func, &cfg, cx.loops, id) else { return Outcome::Unchanged };
        let most = cx.session.knobs.get(knobs::LICM_VERSIONING_MAX_DEPTH_THRESHOLD);
        let hints = LoopHints::of(func, func.terminator(target.latch));
        if hints.has(func, DISABLE) || !target.is_rotated() || i64::from(cx.loops.depth(id)) > most {
            return Outcome::Unchanged;
        }
        if cx.with_scev(func, |se| se.backedge_taken_count(id)) == COULD_NOT_COMPUTE {
            return Outcome::Unchanged;
        }
        let Some(access) = legal(func, cx, &target) else { return Outcome::Unchanged };
        let (mut scev, cfg, assumed) = cx.take_scev(func);
        let shape = Shape { cfg: &cfg, dom: cx.dom, loops: cx.loops };
        let world = World { shape, facts: &assumed, knobs: &cx.session.knobs };
        let at = func.terminator(target.preheader);
        let inserted = emit(func, &mut scev, &mut self.memory, world, &access, &access.checks.pairs, at);
        cx.put_scev(func, scev);
        let Some(inserted) = inserted else { return Outcome::Changed(AnalysisSet::NONE) };
        let start = func.first(target.order[0]);
        let checks = access.checks.pairs.len();
        cx.remark(RemarkKind::Passed, NAME, "IsLegalForVersioning", start, || {
            RemarkText::from("Versioned loop for LICM.")
                .text(" Number of runtime checks we had to insert ")
                .arg("RuntimeChecks", checks)
        });
        let outside = target.used_outside(func);
        let parent = cx.loops.parent(id);
        let forked = fork(func, &target, inserted.conflict, &outside, &mut self.map);
        let disable = switch_property(func, DISABLE);
        let parallel = switch_property(func, PARALLEL);
        let copy_node = renewed_loop_node(func, hints.node, DISABLE, &[disable]);
        set_loop_node(func, forked.copied_latch_end, copy_node);
        let node = renewed_loop_node(func, hints.node, DISABLE, &[disable, parallel]);
        set_loop_node(func, func.terminator(target.latch), node);
        if cx.session.knobs.get(knobs::LOOP_VERSION_ANNOTATE_NO_ALIAS) {
            annotate(func, &access, &access.checks.pairs, forked.check, parent.is_some());
        }

        let own = cx.loops.add_loop(forked.copied[0], parent);
        for &block in &forked.copied[1..] {
            cx.loops.add_block(block, own);
        }
        for block in [forked.preheader, forked.copied_preheader] {
            cx.loops.add_block(block, parent);
        }
        for block in forked.exits {
            cx.loops.add_block(block, cx.loops.of(target.exit));
        }
        cx.forget_topmost_loop(func, id);
        *cx.dom = DomTree::new(&Cfg::new(func));
        for top in [cx.loops.outermost(id), cx.loops.outermost(own)] {
            refit::reform(func, cx.loops, cx.dom, top);
        }
        cx.graph_changed();
        cx.add_sibling_loops(&[own]);
        Outcome::Changed(AnalysisSet::NONE)
    }
}

/// The accesses of the loop, if copying it may let some of them leave it.
fn legal(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, target: &Target) -> Option<LoopAccess> {
    let mut addressed: Vec<Block> = addressed_blocks(func).collect();
    addressed.sort_unstable();
    let last = LastAddresses::new(func);
    let knobs = &cx.session.knobs;
    let settings = Settings::new(knobs);
    let (limit, percent) = (
        knobs.get(warpc_scev::knobs::RUNTIME_MEMORY_CHECK_THRESHOLD),
        knobs.get(knobs::LICM_VERSIONING_INVARIANT_THRESHOLD),
    );
    let header_end = func.terminator(target.order[0]);
    let unsafe_at = target.order.iter().flat_map(|&b| func.block_insts(b)).find(|&i| !is_safe(func, i));
    if unsafe_at.is_some() || !target.is_copyable(func, &addressed) {
        let at = unsafe_at.unwrap_or(header_end);
        cx.remark(RemarkKind::Missed, NAME, "IllegalLoopInst", at, || " Unsafe Loop Instruction");
        return None;
    }
    let id = target.id;
    let (access, invariant) = cx.with_scev(func, |se| {
        let access = LoopAccess::new(se, &mut AliasCache::default(), &last, id, settings);
        let mut invariant = 0;
        for row in &access.accesses {
            let expr = se.get(row.ptr);
            invariant += u64::from(se.is_invariant(expr, id));
        }
        (access, invariant)
    });
    let pairs = access.checks.pairs.len();
    if pairs == 0 || access.convergent {
        return None;
    }
    if pairs as i64 > limit {
        cx.remark(RemarkKind::Missed, NAME, "RuntimeCheck", header_end, || {
            RemarkText::from("Number of runtime checks ")
                .arg("RuntimeChecks", pairs)
                .text(" exceeds threshold ")
                .arg("Threshold", limit)
        });
        return None;
    }
    // What is stored must be marked, or nothing could move across it.
    let is_checked = |row: &warpc_scev::access::Access| access.checks.pointers.iter().any(|p| p.ptr == row.ptr);
    let mut stores = access.accesses.iter().filter(|row| row.write).peekable();
    if invariant == 0 || stores.peek().is_none() || !stores.all(is_checked) {
        return None;
    }
    let all = access.accesses.len() as u64;
    if (invariant * 100) < all * percent.max(0) as u64 {
        cx.remark(RemarkKind::Missed, NAME, "InvariantThreshold", header_end, || {
            RemarkText::from("Invariant load & store ")
                .arg("LoadAndStoreCounter", invariant * 100 / all)
                .text(" are less then defined threshold ")
                .arg("Threshold", percent)
        });
        return None;
    }
    may_meet(func, &access).then_some(access)
}

/// Whether the instruction may stand in a loop that is copied.
fn is_safe(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Load | Opcode::Store => facts::is_simple(func, inst),
        op if op.is_call() => {
            !facts::call_has(func, inst, AttrKind::Convergent)
                && !facts::call_has(func, inst, AttrKind::NoDuplicate)
                && !facts::may_read(func, inst)
                && !facts::may_write(func, inst)
                && !facts::may_throw(func, inst)
        }
        _ => !facts::may_read(func, inst) && !facts::may_write(func, inst),
    }
}

/// Whether every access may meet one of another address, of which one is a store: what surely is at one address needs no check.
fn may_meet(func: &Func<'_>, access: &LoopAccess) -> bool {
    let rows = &access.accesses;
    if rows.len() > MAX_ACCESSES {
        return true;
    }
    let mut cache = AliasCache::default();
    let mut alias = Alias::new(func, &mut cache);
    let locations: Vec<Option<Loc>> = rows.iter().map(|row| Loc::of(func, row.inst)).collect();
    // Sets of accesses that may meet, by the lowest row.
    let mut set: Vec<usize> = (0..rows.len()).collect();
    let mut several: Vec<bool> = vec![false; rows.len()];
    for i in 0..rows.len() {
        for j in 0..i {
            let (Some(a), Some(b)) = (&locations[i], &locations[j]) else { return true };
            let result = alias.alias(a, b);
            if result == AliasResult::No {
                continue;
            }
            let (low, high) = (set[i].min(set[j]), set[i].max(set[j]));
            let more = several[low] || several[high] || result != AliasResult::Must;
            set.iter_mut().filter(|of| **of == high).for_each(|of| *of = low);
            several[low] = more;
        }
    }
    let writes = rows.iter().any(|row| row.write);
    writes && set.iter().all(|&of| several[of])
}
