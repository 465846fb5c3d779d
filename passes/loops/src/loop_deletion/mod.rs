//! `loop-deletion`: loops whose results nobody needs go, and loops that run their body once lose the back edge.
//!
//! **When**, the first that holds:
//!
//! 1. the loop is never entered: every branch to its preheader is decided, for the other side;
//! 2. it has one exit block (or none), to which it brings only values that do not change in it, nothing in it has effects, and it must come
//!    to its end: the function or the loop makes progress (`mustprogress`), or its trip count, and those of the loops in it, have a bound;
//! 3. its back edge is never taken: the trip count says so, or (`loop-deletion-enable-symbolic-execution`) the first iteration does,
//!    block by block with what its phis bring from outside, the edges that it may take.
//!
//! **Invariants**: the loop must be in loop-simplify and LCSSA form; loops around it are afterwards. Convergent calls and barriers count as
//! effects where they may not return or write, as the language says: a loop with a barrier stays. In the third case every thread runs
//! the body as often as before. **Cost**: linear in the loop.
//! **Source**: specification 003, and LLVM's pass of this name, with its remarks.

mod first_iteration;

use crate::refit;
use crate::region::{Columns, Region};
use crate::{knobs, lcssa};
use first_iteration::FirstIteration;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind};
use warpc_scalar::simplify::Simplifier;
use warpc_scev::COULD_NOT_COMPUTE;

const NAME: &str = "loop-deletion";
/// Name in remarks, LLVM's.
const REMARK: &str = "loop-delete";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "delete loops without results, and back edges that are never taken",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_DELETION],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::<LoopDeletion>::default()))
    },
};

#[derive(Default)]
struct LoopDeletion {
    columns: Columns,
    first: FirstIteration,
}

impl LoopPass for LoopDeletion {
    fn run(&mut self, f: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let region = Region::new(f, cx.loops, loop_id, std::mem::take(&mut self.columns));
        let mut changed = false;
        let deleted = self.delete_dead(f, &region, cx, &mut changed) || self.break_back_edge(f, &region, cx);
        self.columns = region.into_columns();
        Outcome::of(changed || deleted, AnalysisSet::NONE)
    }
}

impl LoopDeletion {
    /// Deletes the loop where it does nothing. `changed`: whether values moved before it.
    fn delete_dead(&self, f: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, changed: &mut bool) -> bool {
        let Some(preheader) = region.preheader.filter(|_| region.dedicated && region.exits.len() <= 1) else {
            return false;
        };
        let exit = region.exits.first().copied();
        if let Some(exit) = exit
            && let Some(first) = f.first_non_phi(exit).get()
            && matches!(f.op(first), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
        {
            return false;
        }
        let start = f.first(region.header);
        if exit.is_some() && is_never_entered(f, preheader) {
            cx.remark(RemarkKind::Passed, REMARK, "NeverExecutes", start, || "Loop deleted because it never executes");
            delete(f, region, cx, preheader, exit, true);
            return true;
        }
        if let Some(exit) = exit
            && !self.brings_only_invariants(f, region, preheader, exit, changed)
        {
            return false;
        }
        let has_effect = |f: &Func<'_>, i: Inst| {
            !f.op(i).is_terminator()
                && facts::has_side_effects(f, i)
                && !matches!(facts::intrinsic(f, i), Some(id::ASSUME | id::PSEUDOPROBE))
        };
        if region.order.iter().any(|&b| f.block_insts(b).any(|i| has_effect(f, i))) || throws_at_end(f, region) {
            return false;
        }
        if !must_end(f, region, cx) {
            return false;
        }
        cx.remark(RemarkKind::Passed, REMARK, "Invariant", start, || "Loop deleted because it is invariant");
        delete(f, region, cx, preheader, exit, false);
        true
    }

    /// Whether every phi of `exit` gets one value from all exiting blocks that is the same in all iterations, or can be computed before.
    fn brings_only_invariants(
        &self,
        f: &mut FuncMut<'_>,
        region: &Region,
        preheader: Block,
        exit: Block,
        changed: &mut bool,
    ) -> bool {
        let mut phi = f.first(exit);
        while phi.is_some() && f.op(phi) == Opcode::Phi {
            let value = f.phi_incoming(phi, 0).0;
            if f.phi_pairs(phi).any(|(other, _)| other != value)
                || !make_invariant(f, region, value, preheader, changed)
            {
                return false;
            }
            phi = f.next(phi);
        }
        true
    }

    /// Removes the back edge where it is never taken. Whether it did.
    fn break_back_edge(&mut self, f: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
        let Some(latch) = cx.loops.latch(f, region.id) else { return false };
        let loop_id = region.id;
        // `Some` where the counts say it.
        let counted = cx.with_scev(f, |se| {
            let most = se.constant_max_backedge_taken_count(loop_id);
            if most != COULD_NOT_COMPUTE && se.is_zero(most) {
                return Some(true);
            }
            let exact = se.backedge_taken_count(loop_id);
            if exact == COULD_NOT_COMPUTE {
                return None;
            }
            if se.is_zero(exact) {
                return Some(true);
            }
            se.is_known_non_zero(exact).then_some(false)
        });
        let symbolic = cx.session.knobs.get(knobs::LOOP_DELETION_ENABLE_SYMBOLIC_EXECUTION);
        let never = counted.unwrap_or_else(|| symbolic && self.first.ends_there(f, region, cx.loops, latch));
        if never {
            break_loop(f, region, cx, latch);
        }
        never
    }
}

/// Whether no branch leads to `preheader` any more, though the graph says otherwise.
fn is_never_entered(f: &Func<'_>, preheader: Block) -> bool {
    preheader != f.entry()
        && f.predecessors(preheader).next().is_some()
        && f.predecessors(preheader).all(|p| {
            let branch = f.terminator(p);
            if f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 {
                return false;
            }
            let Some(taken) = f.consts().as_int(f.operand(branch, 0)) else { return false };
            let slot = if taken & 1 == 1 { 1 } else { 2 };
            f.operand(branch, slot) != Value::block(preheader)
        })
}

/// Whether a terminator of the loop throws or may not return.
fn throws_at_end(f: &Func<'_>, region: &Region) -> bool {
    region.order.iter().any(|&b| f.op(f.terminator(b)).is_call())
}

/// Whether `value` is computed before the loop, or can be and is now.
fn make_invariant(f: &mut FuncMut<'_>, region: &Region, value: Value, preheader: Block, changed: &mut bool) -> bool {
    let variant = |f: &Func<'_>, v: Value| v.as_inst().filter(|_| !region.is_invariant(f, v));
    let Some(root) = variant(f, value) else { return true };
    // Operands before their users; each instruction is entered once.
    let mut order: Vec<Inst> = Vec::new();
    let mut seen: Vec<Inst> = Vec::new();
    let mut work = vec![(root, false)];
    while let Some((i, done)) = work.pop() {
        if done {
            order.push(i);
            continue;
        }
        if seen.contains(&i) {
            continue;
        }
        let safe = Simplifier::new(f).values().is_safe_to_speculate(i);
        if !safe || facts::may_read(f, i) || seen.len() >= MAX_MOVED {
            return false;
        }
        seen.push(i);
        work.push((i, true));
        work.extend(f.operands(i).filter_map(|v| variant(f, v)).map(|d| (d, false)));
    }
    let end = f.terminator(preheader);
    for i in order {
        f.move_before(i, end);
        warpc_scalar::simplifycfg::drop_conditional_facts(f, i);
        *changed = true;
    }
    true
}

/// Instructions that are moved before a loop to delete it.
const MAX_MOVED: usize = 64;

/// Whether the loop must come to its end.
fn must_end(f: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
    let own = f.ctx().globals.parts[f.global().index()].attrs;
    if f.attrs().fn_has(own, AttrKind::MustProgress) {
        return true;
    }
    if has_irreducible_cycle(f, region, cx.loops) {
        return false;
    }
    let mut work = vec![region.id];
    while let Some(l) = work.pop() {
        let progresses = cx.loops.latch(f, l).is_some_and(|latch| {
            LoopHints::of(f, f.terminator(latch)).property(f, b"llvm.loop.mustprogress").is_some()
        });
        if progresses {
            continue;
        }
        if cx.with_scev(f, |se| se.constant_max_backedge_taken_count(l) == COULD_NOT_COMPUTE) {
            return false;
        }
        work.extend(cx.loops.children(l));
    }
    true
}

/// Whether the loop holds a cycle that is no loop.
pub fn has_irreducible_cycle(f: &Func<'_>, region: &Region, loops: &Loops) -> bool {
    region.order.iter().any(|&b| {
        f.successors(b).any(|s| {
            region.contains(s)
                && region.rank(s) <= region.rank(b)
                && !(loops.is_header(s) && loops.contains(loops.of(s), b))
        })
    })
}

/// Deletes the loop. `poison`: what it brings to `exit` is never used.
fn delete(
    f: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    exit: Option<Block>,
    poison: bool,
) {
    let around = cx.loops.parent(region.id);
    cx.forget_loop(f, region.id);
    let branch = f.terminator(preheader);
    match exit {
        Some(exit) => {
            let mut phi = f.first(exit);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                let value = if poison { Value::poison(f.ty(phi)) } else { f.phi_incoming(phi, 0).0 };
                f.add_incoming(phi, value, preheader);
                phi = f.next(phi);
            }
            f.remove_phi_edge(region.header, preheader);
            let loc = f.loc(branch);
            f.erase(branch);
            let jump = Builder::at_end(f, preheader).br(exit);
            f.set_loc(jump, loc);
            cx.dom.set_idom(exit, preheader);
        }
        None => {
            f.remove_phi_edge(region.header, preheader);
            f.erase(branch);
            Builder::at_end(f, preheader).unreachable();
        }
    }
    let mut blocks = region.order.clone();
    blocks.sort_by_key(|&b| std::cmp::Reverse(cx.dom.level(b)));
    for &b in &blocks {
        cx.dom.remove_block(b);
    }
    cx.loops.erase(region.id);
    cx.updater.mark_deleted(region.id);
    f.erase_blocks(&blocks);
    // Without an exit the way ends here, and what led here leads nowhere.
    if exit.is_none() && around.is_some() {
        let own: Vec<Block> = cx.loops.blocks(around);
        let header = cx.loops.header(around);
        let inside: Vec<Block> = own.into_iter().filter(|&b| b != header).collect();
        if refit::refit(f, cx.loops, &inside, around) {
            refit::reform(f, cx.loops, cx.dom, around);
        }
    }
}

/// Removes the back edge from `latch`. The blocks stay, as code of the loop around.
fn break_loop(f: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, latch: Block) {
    let around = cx.loops.parent(region.id);
    cx.forget_topmost_loop(f, region.id);
    let branch = f.terminator(latch);
    let leaves = f.successors(latch).find(|&s| s != region.header);
    let conditional = f.op(branch) == Opcode::Br && f.num_operands(branch) == 3;
    match leaves {
        Some(other) if conditional => f.fold_terminator_to(latch, other),
        None => {
            f.remove_phi_edge(region.header, latch);
            let loc = f.loc(branch);
            f.erase(branch);
            let end = Builder::at_end(f, latch).unreachable();
            f.set_loc(end, loc);
        }
        Some(_) => {
            // Other terminators keep their operands: the edge leads to a block that ends.
            let slot = (0..f.num_operands(branch)).find(|&k| f.operand(branch, k) == Value::block(region.header));
            let mid = f.split_edge(branch, slot.expect("an edge to the header"));
            f.name_split_edge(mid, latch, region.header);
            cx.loops.add_block(mid, region.id);
            cx.dom.add_block(mid, latch);
            f.remove_phi_edge(region.header, mid);
            let jump = f.terminator(mid);
            f.erase(jump);
            Builder::at_end(f, mid).unreachable();
        }
    }
    let blocks = cx.loops.blocks(region.id);
    cx.loops.dissolve(region.id);
    cx.updater.mark_deleted(region.id);
    if around.is_some() {
        refit::refit(f, cx.loops, &blocks, around);
        refit::reform(f, cx.loops, cx.dom, around);
    } else {
        for l in cx.loops.top() {
            if blocks.contains(&cx.loops.header(l)) {
                lcssa::close_nest(f, cx.loops, cx.dom, l);
            }
        }
    }
}
