//! Non-trivial unswitching: which condition of a loop is worth a second loop.
//!
//! `candidates.rs` lists what can be unswitched, `cost.rs` takes the cheapest, if it stays below `unswitch-threshold`; selects and guards
//! become branches (`branches.rs`), and `copy.rs` makes the other loops.
//!
//! **Declined**: loops with convergent operations, code that must not be copied, cycles that are no loops, blocks whose address is taken.

use super::candidates::{self, Candidate, Source};
use super::copy::{self, Ask, Plan};
use super::cost::cheapest;
use super::idle::leaves_loop_idle;
use super::{branches, inject, partial};
use crate::growth;
use crate::irreducible::declines_irreducible;
use crate::metrics::{Convergence, Costs, Ephemeral, Metrics};
use crate::region::{Columns, Guaranteed, Region};
use crate::split::without_repeats;
use warpc_analysis::known_bits::Values;
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, renewed_loop_node, set_loop_node, switch_property};
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{LoopCx, RemarkKind};
use warpc_scalar::patterns::is_token_pad;
use warpc_scalar::simplifycfg::addressed_blocks;

/// What the pass was asked for.
pub struct Asked {
    /// Conditions that may be undef or poison are frozen.
    pub freeze: bool,
    /// Only conditions that are the same in all threads of a warp.
    pub uniform_only: bool,
    /// Of the others those that leave one side no loop.
    pub or_idle: bool,
}

/// Unswitches the cheapest candidate of loop `loop_id`. Whether there was one.
pub fn run(
    func: &mut FuncMut<'_>,
    loop_id: Loop,
    columns: &mut Columns,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    asked: Asked,
) -> bool {
    let region = Region::new(func, cx.loops, loop_id, std::mem::take(columns));
    let mut candidates = candidates::collect(func, &region, cx);
    if candidates.is_empty() || !may_be_copied(func, &region, cx) {
        *columns = region.into_columns();
        return false;
    }
    if asked.uniform_only {
        let cfg = cx.cfg(func);
        let uniformity = Uniformity::new(func, &cfg, cx.dom, cx.loops);
        candidates.retain(|candidate| {
            candidate.deciding().iter().all(|&value| !uniformity.is_divergent(value))
                || asked.or_idle && leaves_loop_idle(func, &region, cx, candidate)
        });
    }
    let Some(best) = cheapest(func, &region, cx, &candidates) else {
        *columns = region.into_columns();
        return false;
    };
    let best = candidates.swap_remove(best);
    // A copy for each way of a switch but one, at most.
    let ways = match func.op(best.inst).is_terminator() {
        true => func.successors(func.block_of(best.inst)).count().saturating_sub(1).max(1),
        false => 1,
    };
    let size: usize = region.order.iter().map(|&block| func.block_insts(block).count()).sum();
    let made = size.saturating_mul(ways);
    if !growth::take(func, &cx.session.knobs, made) {
        let at = func.terminator(region.header);
        cx.remark(RemarkKind::Missed, super::NAME, "UnswitchBudgetExceeded", at, || {
            growth::exhausted(func, "unswitched")
        });
        *columns = region.into_columns();
        return false;
    }
    let (region, end, condition, freeze) = as_terminator(func, region, cx, preheader, &best, asked.freeze);
    let side = best.side_of_copy();
    let successors: Vec<Block> = func.successors_of(end).collect();
    let (kept, copies) = match func.op(end) {
        Opcode::Switch => {
            let cases = successors[1..].iter().copied().filter(|&to| to != successors[0]);
            (successors[0], without_repeats(cases))
        }
        _ => (successors[1 - side], vec![successors[side]]),
    };
    let parts: &[_] = condition.as_slice();
    let ask = match &best.source {
        Source::Whole | Source::Injected(_) => Ask::Whole(parts[0]),
        Source::Parts(join) => Ask::Parts(parts, *join),
        Source::Loaded(condition) => Ask::Loaded(&condition.insts),
    };
    let is_switch = func.op(end) == Opcode::Switch;
    let plan = Plan { end, is_switch, kept, copies, side, ask, freeze };
    let alive = copy::unswitch(func, &region, cx, preheader, &plan);
    if alive {
        match &best.source {
            Source::Loaded(_) => forbid(func, cx, loop_id, partial::PREFIX, partial::DISABLE),
            Source::Injected(_) => forbid(func, cx, loop_id, inject::PREFIX, inject::DISABLE),
            _ => cx.updater.revisit_current(),
        }
    }
    *columns = region.into_columns();
    true
}

/// The branch or switch that `best` is or becomes, the loop with it, what is asked before the loop, and whether that may be undef or poison.
fn as_terminator(
    func: &mut FuncMut<'_>,
    region: Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    best: &Candidate,
    freeze: bool,
) -> (Region, Inst, Vec<Value>, bool) {
    let mut parts = best.parts.clone();
    let op = func.op(best.inst);
    let mut must_freeze = freeze;
    let end = match &best.source {
        Source::Injected(injection) => {
            let (end, condition) = inject::inject(func, &region, cx, preheader, best.inst, *injection);
            parts = vec![condition];
            end
        }
        _ if op == Opcode::Select => {
            // A select of poison is poison, a branch of it is undefined.
            must_freeze = !Values::new(func).at(best.inst).not_undef_or_poison(func.operand(best.inst, 0));
            branches::of_select(func, cx, best.inst)
        }
        _ if op == Opcode::Call => branches::of_guard(func, cx, best.inst),
        _ => best.inst,
    };
    let region = if end == best.inst {
        region
    } else {
        *cx.dom = DomTree::new(&Cfg::new(func));
        cx.graph_changed();
        Region::new(func, cx.loops, region.id, region.into_columns())
    };
    if op != Opcode::Select && best.is_full() && must_freeze {
        must_freeze = !Guaranteed::new(&region).runs(func, &region, cx.dom, end);
    }
    (region, end, parts, must_freeze)
}

/// Marks the loop, which was unswitched by a condition that it still asks, so that this is not done again.
fn forbid(func: &mut FuncMut<'_>, cx: &LoopCx<'_>, loop_id: Loop, prefix: &[u8], property: &[u8]) {
    let Some(latch) = cx.loops.latch(func, loop_id) else { return };
    let end = func.terminator(latch);
    let old = LoopHints::of(func, end).node;
    let added = switch_property(func, property);
    let node = renewed_loop_node(func, old, prefix, &[added]);
    set_loop_node(func, end, node);
}

fn may_be_copied(func: &FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
    let inside = |b: Block| region.contains(b);
    let m = Metrics::of(func, &region.order, &inside, &Ephemeral::default(), (Costs::Gpu, false));
    let pads = |b: Block| is_token_pad(func.op(func.first_non_phi(b)));
    m.convergence == Convergence::None
        && !m.not_duplicable
        && region.dedicated
        && !region.order.iter().chain(&region.exits).any(|&b| pads(b))
        && addressed_blocks(func).all(|b| !region.contains(b))
        && !declines_irreducible(func, region, cx, super::NAME)
}
