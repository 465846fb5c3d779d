//! `loop-predication`: guards in a loop that check the range of its counter become guards of one invariant condition.
//!
//! ```text
//!   for (i = 0; i < n; i++) {        ok = 0 < len && n <= len;          // before the loop
//!     guard(i < len);           ->   for (i = 0; i < n; i++) {
//!     a(i);                            guard(ok); assume(i < len);
//!   }                                  a(i);
//! ```
//!
//! A guard may fail though its condition holds, so it may fail in the first iteration where it would in a later one; so may a branch whose
//! condition is joined with `llvm.experimental.widenable.condition` and whose other side deoptimises.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which loops, by form of the latch and by profile |
//! | `guards.rs` | conditions of guards taken apart |
//! | `widen.rs` | invariant conditions that imply checks in all iterations, of counters that go up or down by one |
//! | `exits.rs` | exits that deoptimise, decided by a widenable branch before the loop |
//!
//! **When**: the loop's latch compares a counter of step one or minus one with what does not change; a check compares such a counter with
//! what does not change, or is loaded from constant memory. By branch weights, no other exit is taken more often than
//! `loop-predication-latch-probability-scale` times as often as the latch's.
//! **Invariants**: guards stay where they are, and fail no later than before; nothing else moves but arithmetic. New conditions are frozen.
//! Convergent operations run under a guard that fails earlier, which any guard may. Both forms, the graph and memory SSA stay; assumptions
//! that are made are calls, for which memory SSA is computed afresh.
//! **Cost**: the conditions of the guards, each widened by a bounded number of expansions.
//! **Source**: specification 003, and LLVM's pass of this name.

mod exits;
pub(crate) mod guards;
mod widen;

use crate::expand::{Memory, Options, Shape, is_safe_at, plan};
use crate::knobs;
use guards::{is_guard, is_guard_branch};
use std::sync::Arc;
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::branch_weights;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scev::{Expr, Kind, Scev, Se};

const NAME: &str = "loop-predication";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make range checks of guards in loops invariant conditions",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_PREDICATION],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(LoopPredication { memory: Memory::default() })))
    },
};

struct LoopPredication {
    memory: Memory,
}

/// A comparison of a recurrence of the loop with what does not change.
#[derive(Clone, Copy, Debug)]
struct Check {
    pred: IntPred,
    rec: Expr,
    limit: Expr,
}

/// The work on one loop.
struct Work<'w, 'c> {
    id: Loop,
    preheader: Block,
    cx: &'w mut LoopCx<'c>,
    memory: &'w mut Memory,
    scev: Scev,
    cfg: Arc<Cfg>,
    facts: Arc<Assumptions>,
    /// Whether the condition of an assumption that a guard stood for is kept.
    assumes: bool,
}

impl LoopPass for LoopPredication {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let knobs = &cx.session.knobs;
        let branches = knobs.get(knobs::LOOP_PREDICATION_WIDENABLE_BRANCHES);
        let has_branches = branches && func.intrins().has(id::EXPERIMENTAL_WIDENABLE_CONDITION);
        if !func.intrins().has(id::EXPERIMENTAL_GUARD) && !has_branches {
            return Outcome::Unchanged;
        }
        let assumes = knobs.get(knobs::LOOP_PREDICATION_INSERT_ASSUMES);
        let Some(preheader) = cx.loops.preheader(func, loop_id) else { return Outcome::Unchanged };
        let (scev, cfg, facts) = cx.take_scev(func);
        let mut work = Work { id: loop_id, preheader, cx, memory: &mut self.memory, scev, cfg, facts, assumes };
        let changed = work.run(func, has_branches);
        let Work { cx, scev, .. } = work;
        cx.put_scev(func, scev);
        Outcome::of(changed, INFO.preserves)
    }
}

impl Work<'_, '_> {
    fn run(&mut self, func: &mut FuncMut<'_>, has_branches: bool) -> bool {
        let Some(latch) = self.latch_check(func) else { return false };
        if !self.is_profitable(func) {
            return false;
        }
        let (mut calls, mut branches) = (Vec::new(), Vec::new());
        for block in self.cx.loops.blocks(self.id) {
            calls.extend(func.block_insts(block).filter(|&i| is_guard(func, i)));
            branches.extend(Some(func.terminator(block)).filter(|&end| has_branches && is_guard_branch(func, end)));
        }
        let mut changed = false;
        for call in calls {
            changed |= self.widen_call(func, latch, call);
        }
        for branch in branches {
            changed |= self.widen_branch(func, latch, branch);
        }
        self.predicate_exits(func) || changed
    }

    /// Asks `questions` of scalar evolution.
    fn ask<R>(&mut self, func: &Func<'_>, questions: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        let knobs = &self.cx.session.knobs;
        questions(&mut Se::new(&mut self.scev, func, &self.cfg, self.cx.dom, self.cx.loops, &self.facts, knobs))
    }
    /// Whether `expr` can be computed before `at`.
    fn can_expand(&mut self, func: &Func<'_>, expr: Expr, at: Inst) -> bool {
        self.ask(func, |se| is_safe_at(se, expr, at, &Options::default()))
    }
    /// The value of `expr` before `at`.
    fn expand(&mut self, func: &mut FuncMut<'_>, expr: Expr, at: Inst) -> Option<Value> {
        let knobs = &self.cx.session.knobs;
        let mut se = Se::new(&mut self.scev, func, &self.cfg, self.cx.dom, self.cx.loops, &self.facts, knobs);
        let plan = plan(&mut se, self.memory, &Options::default(), expr, at).ok()?;
        let shape = Shape { cfg: &self.cfg, dom: self.cx.dom, loops: self.cx.loops };
        Some(plan.apply(func, &mut self.scev, &shape).value)
    }
    fn is_invariant(&self, func: &Func<'_>, value: Value) -> bool {
        self.cx.loops.is_invariant(func, self.id, value)
    }
    /// Where what is computed from `values` can stand: before the loop if that is so of all of them, else before `user`.
    fn place_of(&self, func: &Func<'_>, user: Inst, values: &[Value]) -> Inst {
        match values.iter().all(|&value| self.is_invariant(func, value)) {
            true => func.terminator(self.preheader),
            false => user,
        }
    }

    /// `compare` as a comparison of a recurrence of the loop.
    fn check_of(&mut self, func: &Func<'_>, compare: Inst) -> Option<Check> {
        let id = self.id;
        let (left, right, pred) = (func.operand(compare, 0), func.operand(compare, 1), func.int_pred(compare));
        if !func.types().is_int(func.type_of(left)) {
            return None;
        }
        self.ask(func, |se| {
            let (mut rec, mut limit, mut pred) = (se.get(left), se.get(right), pred);
            if se.is_invariant(rec, id) {
                (rec, limit, pred) = (limit, rec, pred.swapped());
            }
            (se.kind(rec) == Kind::AddRec && se.rec_loop(rec) == Some(id)).then_some(Check { pred, rec, limit })
        })
    }
    /// What the latch compares: true while the loop goes on.
    fn latch_check(&mut self, func: &Func<'_>) -> Option<Check> {
        let latch = self.cx.loops.latch(func, self.id)?;
        let branch = func.terminator(latch);
        if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return None;
        }
        let compare = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
        let mut check = self.check_of(func, compare)?;
        if func.operand(branch, 1).as_block() != Some(self.cx.loops.header(self.id)) {
            check.pred = check.pred.inverse();
        }
        let down_allowed = self.cx.session.knobs.get(knobs::LOOP_PREDICATION_COUNT_DOWN);
        self.ask(func, |se| {
            if !se.is_affine(check.rec) {
                return None;
            }
            let (start, step) = (se.op(check.rec, 0), se.op(check.rec, 1));
            let up = se.is_one(step);
            let counts_down = down_allowed && se.is_minus_one(step);
            if !up && !counts_down {
                return None;
            }
            // Other passes turn comparisons of counters into equalities.
            if up && check.pred.is_equality() && se.is_known(IntPred::Ule, start, check.limit) {
                check.pred = if check.pred == IntPred::Ne { IntPred::Ult } else { IntPred::Uge };
            }
            let fits = match check.pred {
                IntPred::Ult | IntPred::Slt | IntPred::Ule | IntPred::Sle => up,
                IntPred::Ugt | IntPred::Sgt | IntPred::Uge | IntPred::Sge => !up,
                _ => false,
            };
            fits.then_some(check)
        })
    }

    /// Whether the latch is how the loop is mostly left, by branch weights.
    fn is_profitable(&self, func: &Func<'_>) -> bool {
        let knobs = &self.cx.session.knobs;
        let loops = &*self.cx.loops;
        let edges = loops.exit_edges(func, self.id);
        if knobs.get(knobs::LOOP_PREDICATION_SKIP_PROFITABILITY) || edges.len() == 1 {
            return true;
        }
        let Some(latch) = loops.latch(func, self.id) else { return false };
        let end = func.terminator(latch);
        let Some(exit) = func.successors(latch).find(|&to| !loops.contains(self.id, to)) else { return true };
        if guards::ends_in_deoptimisation(func, exit) {
            return false;
        }
        if branch_weights(func, end).is_none() {
            return true;
        }
        let probability = |from: Block, to: Block| {
            let end = func.terminator(from);
            let successors: Vec<Block> = func.successors(from).collect();
            let even = 1.0 / successors.len().max(1) as f64;
            let Some(weights) = branch_weights(func, end) else { return even };
            let total: u64 = weights.iter().map(|&w| u64::from(w)).sum();
            let own: u64 =
                successors.iter().zip(&weights).filter(|row| *row.0 == to).map(|row| u64::from(*row.1)).sum();
            if total == 0 { even } else { own as f64 / total as f64 }
        };
        let scale = knobs.get(knobs::LOOP_PREDICATION_LATCH_PROBABILITY_SCALE).parse::<f64>().unwrap_or(2.0);
        let most = probability(latch, exit) * scale.max(1.0);
        edges.into_iter().all(|(from, to)| probability(from, to) <= most + 1e-9)
    }
}
