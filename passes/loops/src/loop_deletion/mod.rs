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

use crate::irreducible::declines_irreducible;
use crate::refit;
use crate::region::{Columns, Region};
use crate::split::loop_start_location;
use crate::{knobs, lcssa};
use first_iteration::FirstIteration;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::patterns::is_exception_pad;
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
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let region = Region::new(func, cx.loops, loop_id, std::mem::take(&mut self.columns));
        let mut changed = false;
        let deleted = self.delete_dead(func, &region, cx, &mut changed) || self.break_back_edge(func, &region, cx);
        self.columns = region.into_columns();
        Outcome::of(changed || deleted, AnalysisSet::NONE)
    }
}

impl LoopDeletion {
    /// Deletes the loop where it does nothing. `changed`: whether values moved before it.
    fn delete_dead(&self, func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, changed: &mut bool) -> bool {
        let Some(preheader) = region.preheader.filter(|_| region.dedicated && region.exits.len() <= 1) else {
            return false;
        };
        let exit = region.exits.first().copied();
        if let Some(exit) = exit
            && let Some(first) = func.first_non_phi(exit).get()
            && is_exception_pad(func.op(first))
        {
            return false;
        }
        let start = func.first(region.header);
        let place = loop_start_location(func, cx.loops, region.id);
        if exit.is_some() && is_never_entered(func, preheader) {
            cx.remark(RemarkKind::Passed, REMARK, "NeverExecutes", start, || {
                RemarkText::from("Loop deleted because it never executes").at(place)
            });
            delete(func, region, cx, preheader, exit, true);
            return true;
        }
        if let Some(exit) = exit
            && !self.brings_only_invariants(func, region, preheader, exit, changed)
        {
            return false;
        }
        if region.order.iter().any(|&b| func.block_insts(b).any(|i| has_effect(func, i))) || throws_at_end(func, region)
        {
            return false;
        }
        if !must_end(func, region, cx, REMARK) {
            return false;
        }
        cx.remark(RemarkKind::Passed, REMARK, "Invariant", start, || {
            RemarkText::from("Loop deleted because it is invariant").at(place)
        });
        delete(func, region, cx, preheader, exit, false);
        true
    }

    /// Whether every phi of `exit` gets one value from all exiting blocks that is the same in all iterations, or can be computed before.
    fn brings_only_invariants(
        &self,
        func: &mut FuncMut<'_>,
        region: &Region,
        preheader: Block,
        exit: Block,
        changed: &mut bool,
    ) -> bool {
        let mut phi = func.first(exit);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let value = func.phi_incoming(phi, 0).0;
            if func.phi_pairs(phi).any(|(other, _)| other != value)
                || !make_invariant(func, region, value, preheader, changed)
            {
                return false;
            }
            phi = func.next(phi);
        }
        true
    }

    /// Removes the back edge where it is never taken. Whether it did.
    fn break_back_edge(&mut self, func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
        let Some(latch) = cx.loops.latch(func, region.id) else { return false };
        let loop_id = region.id;
        // `Some` where the counts say it.
        let counted = cx.with_scev(func, |se| {
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
        let never = counted.unwrap_or_else(|| symbolic && self.first.ends_there(func, region, cx.loops, latch));
        if never {
            break_loop(func, region, cx, latch);
        }
        never
    }
}

/// Whether no branch leads to `preheader` any more, though the graph says otherwise.
fn is_never_entered(func: &Func<'_>, preheader: Block) -> bool {
    preheader != func.entry()
        && func.predecessors(preheader).next().is_some()
        && func.predecessors(preheader).all(|p| {
            let branch = func.terminator(p);
            if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
                return false;
            }
            let Some(taken) = func.consts().as_int(func.operand(branch, 0)) else { return false };
            let slot = if taken & 1 == 1 { 1 } else { 2 };
            func.operand(branch, slot) != Value::block(preheader)
        })
}

/// Whether a terminator of the loop throws or may not return.
fn throws_at_end(func: &Func<'_>, region: &Region) -> bool {
    region.order.iter().any(|&b| func.op(func.terminator(b)).is_call())
}

/// Whether `value` is computed before the loop, or can be and is now.
fn make_invariant(func: &mut FuncMut<'_>, region: &Region, value: Value, preheader: Block, changed: &mut bool) -> bool {
    let variant = |func: &Func<'_>, v: Value| v.as_inst().filter(|_| !region.is_invariant(func, v));
    let Some(root) = variant(func, value) else { return true };
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
        let safe = Simplifier::new(func).values().is_safe_to_speculate(i);
        if !safe || facts::may_read(func, i) || seen.len() >= MAX_MOVED {
            return false;
        }
        seen.push(i);
        work.push((i, true));
        work.extend(func.operands(i).filter_map(|v| variant(func, v)).map(|d| (d, false)));
    }
    let end = func.terminator(preheader);
    for i in order {
        func.move_before(i, end);
        warpc_scalar::simplifycfg::drop_conditional_facts(func, i);
        *changed = true;
    }
    true
}

/// Instructions that are moved before a loop to delete it.
const MAX_MOVED: usize = 64;

/// Whether `inst`, unless it ends its block, is more than what loops may lose: it writes, throws or may not return.
pub fn has_effect(func: &Func<'_>, inst: Inst) -> bool {
    !func.op(inst).is_terminator()
        && facts::has_side_effects(func, inst)
        && !matches!(facts::intrinsic(func, inst), Some(id::ASSUME | id::PSEUDOPROBE))
}

/// Whether the loop must come to its end, which `pass` asks.
pub fn must_end(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, pass: &'static str) -> bool {
    let own = func.ctx().globals.parts[func.global().index()].attrs;
    if func.attrs().fn_has(own, AttrKind::MustProgress) {
        return true;
    }
    if declines_irreducible(func, region, cx, pass) {
        return false;
    }
    let mut work = vec![region.id];
    while let Some(l) = work.pop() {
        let progresses = cx.loops.latch(func, l).is_some_and(|latch| {
            LoopHints::of(func, func.terminator(latch)).property(func, b"llvm.loop.mustprogress").is_some()
        });
        if progresses {
            continue;
        }
        if cx.with_scev(func, |se| se.constant_max_backedge_taken_count(l) == COULD_NOT_COMPUTE) {
            return false;
        }
        work.extend(cx.loops.children(l));
    }
    true
}

/// Deletes the loop. `poison`: what it brings to `exit` is never used.
fn delete(
    func: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    exit: Option<Block>,
    poison: bool,
) {
    let around = cx.loops.parent(region.id);
    cx.forget_loop(func, region.id);
    let branch = func.terminator(preheader);
    match exit {
        Some(exit) => {
            let mut phi = func.first(exit);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                let value = if poison { Value::poison(func.ty(phi)) } else { func.phi_incoming(phi, 0).0 };
                func.add_incoming(phi, value, preheader);
                phi = func.next(phi);
            }
            func.remove_phi_edge(region.header, preheader);
            let loc = func.loc(branch);
            func.erase(branch);
            let jump = Builder::at_end(func, preheader).br(exit);
            func.set_loc(jump, loc);
            cx.dom.set_idom(exit, preheader);
        }
        None => {
            func.remove_phi_edge(region.header, preheader);
            func.erase(branch);
            Builder::at_end(func, preheader).unreachable();
        }
    }
    let mut blocks = region.order.clone();
    blocks.sort_by_key(|&b| std::cmp::Reverse(cx.dom.level(b)));
    for &b in &blocks {
        cx.dom.remove_block(b);
    }
    cx.loops.erase(region.id);
    cx.updater.mark_deleted(region.id);
    func.erase_blocks(&blocks);
    // Without an exit the way ends here, and what led here leads nowhere.
    if exit.is_none() && around.is_some() {
        let own: Vec<Block> = cx.loops.blocks(around);
        let header = cx.loops.header(around);
        let inside: Vec<Block> = own.into_iter().filter(|&b| b != header).collect();
        if refit::refit(func, cx.loops, &inside, around) {
            refit::reform(func, cx.loops, cx.dom, around);
        }
    }
}

/// Removes the back edge from `latch`. The blocks stay, as code of the loop around.
fn break_loop(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, latch: Block) {
    let around = cx.loops.parent(region.id);
    cx.forget_topmost_loop(func, region.id);
    let branch = func.terminator(latch);
    let leaves = func.successors(latch).find(|&s| s != region.header);
    let conditional = func.op(branch) == Opcode::Br && func.num_operands(branch) == 3;
    match leaves {
        Some(other) if conditional => func.fold_terminator_to(latch, other),
        None => {
            func.remove_phi_edge(region.header, latch);
            let loc = func.loc(branch);
            func.erase(branch);
            let end = Builder::at_end(func, latch).unreachable();
            func.set_loc(end, loc);
        }
        Some(_) => {
            // Other terminators keep their operands: the edge leads to a block that ends.
            let slot = (0..func.num_operands(branch)).find(|&k| func.operand(branch, k) == Value::block(region.header));
            let mid = func.split_edge(branch, slot.expect("an edge to the header"));
            func.name_split_edge(mid, latch, region.header);
            cx.loops.add_block(mid, region.id);
            cx.dom.add_block(mid, latch);
            func.remove_phi_edge(region.header, mid);
            let jump = func.terminator(mid);
            func.erase(jump);
            Builder::at_end(func, mid).unreachable();
        }
    }
    let blocks = cx.loops.blocks(region.id);
    cx.loops.dissolve(region.id);
    cx.updater.mark_deleted(region.id);
    if around.is_some() {
        refit::refit(func, cx.loops, &blocks, around);
        refit::reform(func, cx.loops, cx.dom, around);
    } else {
        for l in cx.loops.top() {
            if blocks.contains(&cx.loops.header(l)) {
                lcssa::close_nest(func, cx.loops, cx.dom, l);
            }
        }
    }
}
