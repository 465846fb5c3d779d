//! `guard-widening`: a guard takes over the checks of guards that it dominates, which are then not needed.
//!
//! ```text
//!   guard(a);  ...  guard(b);      ->      guard(a & freeze(b));  ...
//! ```
//! A guard (`llvm.experimental.guard`, or a branch on a widenable condition that deoptimises otherwise) may fail though its condition
//! holds; so a check may be made earlier, with one that comes before it on every path.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which guard is widened, by what is gained |
//! | `checks.rs` | checks that together cost no more than one did: two comparisons of one value, many of one range |
//! | `freeze.rs` | values that may be poison are frozen where they come from |
//!
//! **When**: what the check is computed from is there at the earlier guard, or can be computed there without effects. Of the earlier guards the
//! best is taken: out of a loop and for free, for free, out of a loop, then one whose block leads to the later one on all likely ways.
//! Never into a sibling loop. A condition of a widenable branch stays where its widenable condition is, so that one that a loop does not change
//! stays so. **Invariants**: guards and calls stay in place, only arithmetic moves; what was poison only behind a condition is frozen, and the
//! flags that made it so are dropped. Convergent operations run under a guard that fails earlier, which any guard may. The graph stays: a
//! branch whose check is made elsewhere becomes one on `true`. **Cost**: each guard is compared with at most [`CANDIDATES`] earlier
//! ones, each time by at most [`MOVED`] instructions that would move. **Source**: LLVM's pass of this name.

mod checks;
mod freeze;

use crate::knobs;
use crate::predication::guards::{checks_of, is_guard, is_guard_branch, leads_to_deoptimisation, widenable_condition};
use std::sync::Arc;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, Assumptions, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loops::Loops;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::binary;

const NAME: &str = "guard-widening";
/// Earlier guards that a guard is compared with.
const CANDIDATES: usize = 64;
/// Instructions that move for one check.
const MOVED: usize = 128;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "check the conditions of guards with those of earlier guards",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::GUARD_WIDENING],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(GuardWidening)))
    },
};

struct GuardWidening;

/// What is gained by checking earlier, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Score {
    /// Nothing, or it is not possible.
    None,
    /// One guard less.
    Neutral,
    /// The check leaves a loop, or costs nothing.
    Positive,
    /// Both.
    VeryPositive,
}

/// What is known of the function; instructions move, but its graph stays.
struct Shape {
    dom: Arc<DomTree>,
    post_dom: Arc<DomTree>,
    loops: Arc<Loops>,
    assumptions: Arc<Assumptions>,
}

impl FunctionPass for GuardWidening {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let has_guards = f.intrins().has(id::EXPERIMENTAL_GUARD);
        let takes_branches = cx.session.knobs.get(knobs::GUARD_WIDENING_WIDEN_BRANCH_GUARDS)
            && f.intrins().has(id::EXPERIMENTAL_WIDENABLE_CONDITION);
        if !has_guards && !takes_branches {
            return Outcome::Unchanged;
        }
        let shape = Shape {
            dom: cx.analyses.dom(f),
            post_dom: cx.analyses.post_dom(f),
            loops: cx.analyses.loops(f),
            assumptions: cx.analyses.assumptions(f),
        };
        let guards = collect(f, &shape.dom, takes_branches);
        let mut widened: Vec<Inst> = Vec::new();
        let mut needless: Vec<Inst> = Vec::new();
        for at in 0..guards.len() {
            if let Some(into) = widen(f, &shape, &guards, at) {
                widened.push(into);
                needless.push(guards[at].inst);
            }
        }
        widened.sort_unstable();
        for &guard in &needless {
            if is_guard(f, guard) && widened.binary_search(&guard).is_err() {
                f.erase(guard);
            }
        }
        Outcome::of(!needless.is_empty(), INFO.preserves)
    }
}

/// A guard, in the order of a walk down the dominator tree.
struct Guard {
    inst: Inst,
    block: Block,
}

/// Guards of reachable blocks, those of dominating blocks first.
fn collect(func: &Func<'_>, dom: &DomTree, takes_branches: bool) -> Vec<Guard> {
    let mut guards: Vec<Guard> = Vec::new();
    for block in func.block_order().filter(|&block| dom.is_reachable(block)) {
        let found = func
            .block_insts(block)
            .filter(|&inst| is_guard(func, inst) || takes_branches && is_guard_branch(func, inst));
        guards.extend(found.map(|inst| Guard { inst, block }));
    }
    // Numbers are those of a walk in preorder; the sort is stable within a block.
    guards.sort_by_key(|guard| dom.number(guard.block));
    guards
}

/// Checks guard `at` of `guards` with an earlier one, if something is gained; the earlier one.
fn widen(f: &mut FuncMut<'_>, shape: &Shape, guards: &[Guard], at: usize) -> Option<Inst> {
    let guard = guards[at].inst;
    let hoisted = checks_of(f, full_condition(f, guard));
    let is_decided = hoisted.len() == 1 && facts::int_constant(f, hoisted[0]).is_some();
    // What is decided already goes without help, and others may be widened into it.
    if hoisted.is_empty() || is_decided {
        return None;
    }
    let mut best: Option<(Score, Inst)> = None;
    let earlier = guards[..at].iter().filter(|other| shape.dom.dominates(other.block, guards[at].block));
    for other in earlier.take(CANDIDATES).map(|other| other.inst) {
        let Some(place) = place_of(f, other) else { continue };
        let score = score(f, shape, guard, other, place, &hoisted);
        if score > best.map_or(Score::None, |best| best.0) {
            best = Some((score, other));
        }
    }
    let (_, into) = best?;
    let place = place_of(f, into)?;
    let own = checks_of(f, full_condition(f, into));
    let merged = checks::merge(f, shape, &hoisted, &own, Some(place));
    let condition = match merged {
        Some(condition) => condition?,
        None => join(f, shape, &hoisted, into, place),
    };
    set_condition(f, into, condition);
    let yes = f.consts_mut().add_bool(true);
    f.set_operand(guard, 0, yes);
    Some(into)
}

/// The condition of a guard, with the widenable condition of a branch.
fn full_condition(func: &Func<'_>, guard: Inst) -> Value {
    func.operand(guard, 0)
}

/// Before which instruction the condition of `guard` is computed: before the guard itself, or before its widenable condition, so that
/// it changes in no loop that this does not change in.
fn place_of(func: &Func<'_>, guard: Inst) -> Option<Inst> {
    if is_guard(func, guard) { Some(guard) } else { widenable_condition(func, guard) }
}

/// Whether `value` is a widenable condition.
fn is_widenable(func: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|inst| facts::intrinsic(func, inst) == Some(id::EXPERIMENTAL_WIDENABLE_CONDITION))
}

/// The condition that `guard` checks beside its widenable condition: `Some(None)` if that is all; `None` where it is deeper in the condition.
fn own_condition(func: &Func<'_>, guard: Inst) -> Option<Option<Value>> {
    let full = func.operand(guard, 0);
    if is_guard(func, guard) {
        return Some(Some(full));
    }
    if is_widenable(func, full) {
        return Some(None);
    }
    let (left, right) = binary(func, full, Opcode::And)?;
    if is_widenable(func, left) {
        Some(Some(right))
    } else if is_widenable(func, right) {
        Some(Some(left))
    } else {
        None
    }
}

/// Makes `condition` what `guard` checks beside its widenable condition.
fn set_condition(f: &mut FuncMut<'_>, guard: Inst, condition: Value) {
    let full = f.operand(guard, 0);
    if is_guard(f, guard) {
        f.set_operand(guard, 0, condition);
    } else if is_widenable(f, full) {
        let both = Builder::before(f, guard).binary(Opcode::And, condition, full, 0);
        f.set_operand(guard, 0, both);
    } else if let Some(both) = full.as_inst() {
        let slot = if is_widenable(f, f.operand(both, 0)) { 1 } else { 0 };
        // It was only sure to come before the branch.
        f.move_before(both, guard);
        f.set_operand(both, slot, condition);
    }
}

/// What is gained by making checks `hoisted` of `guard` at `place`, where `other` makes its own.
fn score(func: &mut FuncMut<'_>, shape: &Shape, guard: Inst, other: Inst, place: Inst, hoisted: &[Value]) -> Score {
    let (from, to) = (func.block_of(guard), func.block_of(place));
    let (inner, outer) = (shape.loops.of(from), shape.loops.of(to));
    let leaves_loop = inner != outer;
    if leaves_loop && outer.is_some() && !(inner.is_some() && shape.loops.encloses(outer, inner)) {
        return Score::None;
    }
    let Some(own) = own_condition(func, other) else { return Score::None };
    let mut all: Vec<Value> = hoisted.to_vec();
    all.extend(own);
    if moved_for(func, shape, &all, place).is_none() {
        return Score::None;
    }
    let own_checks = checks_of(func, full_condition(func, other));
    let is_free = checks::merge(func, shape, hoisted, &own_checks, None).is_some();
    match (is_free, leaves_loop) {
        (true, true) => Score::VeryPositive,
        (true, false) | (false, true) => Score::Positive,
        _ if may_be_hotter(func, shape, to, from) => Score::None,
        _ => Score::Neutral,
    }
}

/// Whether block `to` may run much more often than `from`, which it dominates: explicit control flow counts, guards do not.
fn may_be_hotter(func: &Func<'_>, shape: &Shape, to: Block, from: Block) -> bool {
    let mut at = to;
    while at != from {
        match likely_successor(func, at) {
            Some(next) if next != at && shape.dom.dominates(at, next) => at = next,
            _ => break,
        }
    }
    at != from && (!shape.dom.dominates(at, from) || !shape.post_dom.dominates(from, at))
}

/// The block that surely or nearly always comes after `block`.
fn likely_successor(func: &Func<'_>, block: Block) -> Option<Block> {
    let mut successors = func.successors(block);
    let first = successors.next()?;
    if successors.all(|other| other == first) {
        return Some(first);
    }
    let end = func.terminator(block);
    if func.op(end) != Opcode::Br {
        return None;
    }
    let (yes, no) = (func.operand(end, 1).as_block()?, func.operand(end, 2).as_block()?);
    match facts::int_constant(func, func.operand(end, 0)) {
        Some(condition) => Some(if condition != 0 { yes } else { no }),
        None if leads_to_deoptimisation(func, no) => Some(yes),
        None if leads_to_deoptimisation(func, yes) => Some(no),
        None => None,
    }
}

/// Instructions that must move before `place` for `values` to be there, operands first; `None` if one cannot, or they are too many.
fn moved_for(func: &Func<'_>, shape: &Shape, values: &[Value], place: Inst) -> Option<Vec<Inst>> {
    let is_missing =
        |value: Value| value.as_inst().filter(|&inst| inst == place || !shape.dom.dominates_inst(func, inst, place));
    let at_place = Values::with(func, &shape.dom, &shape.assumptions).at(place);
    let mut order: Vec<Inst> = Vec::new();
    let mut seen: Vec<Inst> = Vec::new();
    for &value in values {
        let mut stack: Vec<(Inst, usize)> = is_missing(value).map(|inst| (inst, 0)).into_iter().collect();
        while let Some((inst, next)) = stack.pop() {
            if next == 0 {
                if seen.contains(&inst) {
                    continue;
                }
                if seen.len() >= MOVED || !at_place.is_safe_to_speculate(inst) || facts::may_read(func, inst) {
                    return None;
                }
                seen.push(inst);
            }
            if next == func.num_operands(inst) {
                order.push(inst);
                continue;
            }
            stack.push((inst, next + 1));
            stack.extend(is_missing(func.operand(inst, next)).filter(|other| !seen.contains(other)).map(|i| (i, 0)));
        }
    }
    Some(order)
}

/// Moves what `values` are computed from before `place`.
fn make_available(f: &mut FuncMut<'_>, shape: &Shape, values: &[Value], place: Inst) {
    for inst in moved_for(f, shape, values, place).unwrap_or_default() {
        f.move_before(inst, place);
    }
}

/// Checks `hoisted` and the condition of `into` in one, before `place`.
fn join(f: &mut FuncMut<'_>, shape: &Shape, hoisted: &[Value], into: Inst, place: Inst) -> Value {
    make_available(f, shape, hoisted, place);
    let yes = f.consts_mut().add_bool(true);
    let own = own_condition(f, into).flatten().unwrap_or(yes);
    make_available(f, shape, &[own], place);
    let mut all = hoisted[0];
    for &check in &hoisted[1..] {
        all = Builder::before(f, place).binary(Opcode::And, all, check, 0);
    }
    let all = freeze::freeze(f, shape, all, place);
    // Freezing may have replaced the condition.
    let own = own_condition(f, into).flatten().unwrap_or(yes);
    let wide = Builder::before(f, place).binary(Opcode::And, own, all, 0);
    f.set_name(wide, b"wide.chk");
    wide
}
