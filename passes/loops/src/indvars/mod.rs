//! `indvars`: induction variables in their simplest form, and what follows from trip counts.
//!
//! In this order:
//!
//! | file | what |
//! |---|---|
//! | `floats.rs` | counters of floats become counters of integers |
//! | `users.rs`, `operations.rs`, `compare.rs` | operations on induction variables: decided, unsigned and invariant comparisons, remainders and quotients that are none, overflow that does not happen, wrap flags |
//! | `widen.rs`, `widen_uses.rs` | counters that are extended count in the wider type (`indvars-widen-indvars`) |
//! | `exit_values.rs` | values after the loop, computed before it (`replexitval`); values of exits that only the first iteration takes |
//! | `congruent.rs` | variables of the header that are one |
//! | `conditions.rs` | exit conditions by unsigned comparison, in the narrower of two types |
//! | `exits.rs` | exits that are always or never taken, or that invariants decide |
//! | `predicate.rs` | exits of loops without effects by a comparison before the loop (`indvars-predicate-loops`) |
//! | `counters.rs` | exits by one equality of a counter that steps by one with its last value (`disable-lftr`) |
//! | `unused.rs` | what the preheader computes for code behind the loop only |
//!
//! **When**: loops in loop-simplify form. With parameter `guards`, which the rows of `nvopt` have, only loops of depth up to
//! `iv-loop-level`, and with `Disable-unknown-trip-iv` only those with a known trip count.
//! **Invariants**: blocks and edges stay. Which iteration an exit is taken in stays too, except by `predicate.rs` in loops without effects
//! and convergent operations: these and barriers run as often as before, by the same threads. Loop-simplify and LCSSA form stay.
//! Flags of a counter that decides an exit now stay where they are proved for it. Scalar evolution is edited along.
//! **Cost**: the users of induction variables, each asked a bounded number of questions; expansions up to
//! `scev-cheap-expansion-budget`.
//! **Source**: specification 003, and LLVM's pass of this name.

mod compare;
mod conditions;
mod congruent;
mod counters;
mod exit_values;
mod exits;
mod floats;
mod operations;
mod predicate;
mod unused;
mod users;
mod widen;
mod widen_uses;

use crate::expand::{Memory, Mode, Options, Plan, Shape, plan};
use crate::knobs;
use exit_values::Replace;
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{Analyses, AnalysisSet, Assumptions, Loops, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, Remark, RemarkKind, RemarkText};
use warpc_scalar::simplify::{Context, Simplifier};
use warpc_scev::{CachedScev, Expr, Scev, Se};

const NAME: &str = "indvars";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "simplify induction variables and exits of loops",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::SCEV).and(AnalysisSet::ASSUMPTIONS),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::INDVARS, knobs::EXPANSION],
    idempotent: false,
    required: false,
    make: |mut params| {
        let guards = params.take_flag("guards", false);
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(IndVars { guards, memory: Memory::default() })))
    },
};

/// Instructions of a cycle of phis without other uses that is followed.
const MAX_CYCLE: usize = 64;

struct IndVars {
    guards: bool,
    memory: Memory,
}

/// The work on one loop.
struct Work<'w> {
    id: Loop,
    preheader: Block,
    latch: Block,
    knobs: &'w Knobs,
    loops: &'w Loops,
    dom: &'w DomTree,
    memory: &'w mut Memory,
    scev: Scev,
    cfg: Arc<Cfg>,
    facts: Arc<Assumptions>,
    /// What may be dead.
    dead: Vec<Inst>,
    changed: bool,
    /// Whether branches have become known that were not yet told to scalar evolution: in code that is never reached, where every condition
    /// is known, loops run as often as is known last.
    decides_branches: bool,
    /// Cost up to which an expression is computed again.
    cheap: u32,
    /// Whether the target has registers of 32 bits: computing with more costs more.
    gpu: bool,
}

impl LoopPass for IndVars {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if !cx.loops.is_loop_simplify_form(func, loop_id) {
            return Outcome::Unchanged;
        }
        let (Some(preheader), Some(latch)) = (cx.loops.preheader(func, loop_id), cx.loops.latch(func, loop_id)) else {
            return Outcome::Unchanged;
        };
        let session = cx.session;
        if self.guards && !cx.with_scev(func, |se| se.may_rewrite_induction(loop_id, &session.knobs)) {
            return Outcome::Unchanged;
        }
        let (scev, cfg, facts) = cx.take_scev(func);
        let (knobs, loops, dom) = (&session.knobs, &*cx.loops, &*cx.dom);
        let setting = Setting { id: loop_id, preheader, latch, knobs, loops, dom, cfg, facts };
        let mut work = Work::new(func, setting, &mut self.memory, scev);
        let verifies = knobs.get(knobs::VERIFY_INDVARS);
        let before = if verifies { work.known_count(func, false) } else { None };
        work.run(func);
        let after = if verifies { work.known_count(func, true) } else { None };
        let Work { scev, changed, .. } = work;
        cx.put_scev(func, scev);
        if runs_more_often(before, after) {
            let message = RemarkText::from("indvars made a loop run more often than before");
            let at = func.terminator(cx.loops.header(loop_id));
            cx.remarks.push(Remark { kind: RemarkKind::Error, pass: NAME, name: "TripCount", message, at });
        }
        if changed {
            // Conditions speak of new values, too.
            cx.leaves_incomplete(AnalysisSet::ASSUMPTIONS);
        }
        Outcome::of(changed, INFO.preserves)
    }
}

/// The loop at hand, and what is known around it.
struct Setting<'w> {
    id: Loop,
    preheader: Block,
    latch: Block,
    knobs: &'w Knobs,
    loops: &'w Loops,
    dom: &'w DomTree,
    cfg: Arc<Cfg>,
    facts: Arc<Assumptions>,
}

/// Simplifies the users of the variables of loop `loop_id`, which is in loop-simplify form, and erases what is dead then: no counter
/// is widened, no block and no edge changes. Whether anything changed. Analyses that the caller keeps are those of `indvars`.
pub fn simplify_variables(func: &mut FuncMut<'_>, analyses: &mut Analyses, knobs: &Knobs, loop_id: Loop) -> bool {
    let (cfg, dom, loops) = (analyses.cfg(func), analyses.dom(func), analyses.loops(func));
    let (Some(preheader), Some(latch)) = (loops.preheader(func, loop_id), loops.latch(func, loop_id)) else {
        return false;
    };
    let facts = analyses.assumptions(func);
    let scev = analyses.take_scev(func);
    let mut memory = Memory::default();
    let setting = Setting { id: loop_id, preheader, latch, knobs, loops: &loops, dom: &dom, cfg, facts };
    let mut work = Work::new(func, setting, &mut memory, scev);
    work.simplify_users_in_place(func);
    if work.decides_branches {
        work.forget_nest(func);
    }
    work.erase_dead(func);
    let Work { scev, changed, .. } = work;
    analyses.put_scev(func, Arc::new(scev));
    changed
}

impl<'w> Work<'w> {
    fn new(func: &Func<'_>, setting: Setting<'w>, memory: &'w mut Memory, scev: Scev) -> Work<'w> {
        let Setting { id, preheader, latch, knobs, loops, dom, cfg, facts } = setting;
        let gpu = is_for_gpu(func);
        let budget = knobs.get(knobs::SCEV_CHEAP_EXPANSION).clamp(0, i64::from(u32::MAX / 2)) as u32;
        // Costs are in registers of 32 bits; elsewhere a register has 64.
        let cheap = if gpu { budget } else { 2 * budget };
        let (dead, changed, decides_branches) = (Vec::new(), false, false);
        Work {
            id,
            preheader,
            latch,
            knobs,
            loops,
            dom,
            memory,
            scev,
            cfg,
            facts,
            dead,
            changed,
            decides_branches,
            cheap,
            gpu,
        }
    }
}

/// Counts with `bits` bits what `phi`, a counter of loop `id` in loop-simplify form, counts with fewer, zero-extended; uses follow as the
/// pass has them follow. What has no uses then stays. Whether the counter could be widened.
pub(crate) fn widen_counter(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, id: Loop, phi: Inst, bits: u32) -> bool {
    let (Some(preheader), Some(latch)) = (cx.loops.preheader(func, id), cx.loops.latch(func, id)) else { return false };
    let (scev, cfg, facts) = cx.take_scev(func);
    let mut memory = Memory::default();
    let (knobs, loops, dom) = (&cx.session.knobs, &*cx.loops, &*cx.dom);
    let setting = Setting { id, preheader, latch, knobs, loops, dom, cfg, facts };
    let mut work = Work { cheap: 0, gpu: false, ..Work::new(func, setting, &mut memory, scev) };
    let wrap = |func: &FuncMut<'_>, step: Inst| func.flags(step) & (flags::NUW | flags::NSW);
    let step = |func: &FuncMut<'_>, phi: Inst| func.phi_value_for(phi, latch).and_then(|v| v.as_inst());
    let kept = step(func, phi).map_or(0, |step| wrap(func, step));
    let wide = work.widen(func, widen::Candidate { phi, bits, signed: false });
    if let Some(wide) = wide {
        // What is proved of the step as the loop is now need not hold when the loop runs longer.
        if let Some(step) = step(func, wide) {
            let fewer = func.flags(step) & (kept | !(flags::NUW | flags::NSW));
            func.set_flags(step, fewer);
        }
        work.erase_dead_cycle(func, phi);
        if !func.is_dead(phi) && func.is_unused(phi.into()) {
            work.erase(func, phi);
        }
        work.forget_nest(func);
    }
    let Work { scev, .. } = work;
    cx.put_scev(func, scev);
    wide.is_some()
}

/// Whether a loop whose back edge was taken `before` times is now left later. It may be left earlier: an exit of a loop without effects
/// is taken in its first iteration.
fn runs_more_often(before: Option<u128>, after: Option<u128>) -> bool {
    before.zip(after).is_some_and(|(before, after)| after > before)
}

impl Work<'_> {
    /// How often the back edge is taken, where that is a constant; computed as if nothing were known where `afresh`.
    fn known_count(&mut self, func: &Func<'_>, afresh: bool) -> Option<u128> {
        let id = self.id;
        if afresh {
            let mut scev = Scev::new(func);
            let mut se = Se::new(&mut scev, func, &self.cfg, self.dom, self.loops, &self.facts, self.knobs);
            let count = se.backedge_taken_count(id);
            return se.constant(count);
        }
        self.ask(func, |se| {
            let count = se.backedge_taken_count(id);
            se.constant(count)
        })
    }

    fn run(&mut self, func: &mut FuncMut<'_>) {
        let replace = Replace::of(self.knobs.get(knobs::REPLEXITVAL));
        self.count_with_integers(func);
        self.simplify_users(func);
        if self.decides_branches {
            self.forget_nest(func);
        }
        if replace != Replace::Never {
            self.replace_exit_values(func, replace);
        }
        self.merge_congruent(func);
        self.canonicalize_conditions(func);
        if self.decide_exits(func) {
            self.forget_nest(func);
        }
        if self.knobs.get(knobs::INDVARS_PREDICATE_LOOPS) && self.predicate_exits(func) {
            self.forget_nest(func);
        }
        if !self.knobs.get(knobs::DISABLE_LFTR) {
            self.count_exits(func);
        }
        self.erase_dead(func);
        self.sink_unused(func);
        self.use_first_values(func);
        self.erase_dead_phis(func);
    }

    /// Asks `questions` of scalar evolution.
    fn ask<R>(&mut self, func: &Func<'_>, questions: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        questions(&mut Se::new(&mut self.scev, func, &self.cfg, self.dom, self.loops, &self.facts, self.knobs))
    }
    /// How to compute `expr` before `at` at a cost of at most `budget`; it may take the place of `origin`.
    fn plan(&mut self, func: &Func<'_>, expr: Expr, at: Inst, budget: u32, origin: Inst) -> Option<Plan> {
        let options = Options { mode: Mode::Literal, budget, origin, except: origin, ..Options::default() };
        let knobs = self.knobs;
        let mut se = Se::new(&mut self.scev, func, &self.cfg, self.dom, self.loops, &self.facts, knobs);
        plan(&mut se, self.memory, &options, expr, at).ok()
    }
    /// Computes what `plan` says.
    fn apply(&mut self, func: &mut FuncMut<'_>, plan: &Plan) -> Value {
        let shape = Shape { cfg: &self.cfg, dom: self.dom, loops: self.loops };
        plan.apply(func, &mut self.scev, &shape).value
    }
    /// Forgets what is known of the nest, whose exits changed.
    fn forget_nest(&mut self, func: &Func<'_>) {
        self.scev.forget_topmost_loop(func, self.loops, self.id);
    }
    fn contains(&self, block: Block) -> bool {
        self.loops.contains(self.id, block)
    }
    fn is_invariant(&self, func: &Func<'_>, value: Value) -> bool {
        self.loops.is_invariant(func, self.id, value)
    }
    /// Whether `value` may be used where `inst` is without leaving a loop.
    fn stays_closed(&self, func: &FuncMut<'_>, inst: Inst, value: Value) -> bool {
        crate::rotate::stays_closed(func, self.loops, value, func.block_of(inst))
    }
    /// Replaces `inst` by `value`, which it equals.
    fn replace(&mut self, func: &mut FuncMut<'_>, inst: Inst, value: Value) {
        self.scev.forget_value(func, inst.into());
        func.replace_all_uses(inst.into(), value);
        self.dead.push(inst);
        self.changed = true;
    }
    /// What `inst` equals without scalar evolution.
    fn simplified(&self, func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
        let context = Context { dom: Some(self.dom), assumptions: Some(&self.facts), at: inst, memo: None };
        Simplifier::with(func, context).inst(inst)
    }
    /// Phis of the header, in order.
    fn header_phis(&self, func: &Func<'_>) -> Vec<Inst> {
        func.block_insts(self.loops.header(self.id)).take_while(|&i| func.op(i) == Opcode::Phi).collect()
    }
    /// Exiting blocks whose innermost loop is the one at hand: others leave a loop inside it first.
    fn own_exiting_blocks(&self, func: &Func<'_>) -> Vec<Block> {
        let mut all = self.loops.exiting_blocks(func, self.id);
        all.retain(|&b| self.loops.of(b) == self.id);
        all
    }
    /// The conditional branch at the end of `block`, if one side of it leaves the loop; and whether that is the side of `true`.
    fn exit_branch(&self, func: &Func<'_>, block: Block) -> Option<(Inst, bool)> {
        let branch = func.terminator(block);
        if self.loops.of(block) != self.id || func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return None;
        }
        let inside = [1, 2].map(|k| func.operand(branch, k).as_block().is_some_and(|b| self.contains(b)));
        (inside[0] != inside[1]).then_some((branch, !inside[0]))
    }
    /// Makes `condition` the condition of `branch`.
    fn set_condition(&mut self, func: &mut FuncMut<'_>, branch: Inst, condition: Value) {
        if let Some(old) = func.operand(branch, 0).as_inst() {
            self.dead.push(old);
        }
        func.set_operand(branch, 0, condition);
        self.changed = true;
    }

    /// Erases what is dead of what may be.
    fn erase_dead(&mut self, func: &mut FuncMut<'_>) {
        while let Some(i) = self.dead.pop() {
            if func.is_dead(i) {
                continue;
            }
            if func.op(i) == Opcode::Phi {
                self.erase_dead_cycle(func, i);
                continue;
            }
            if !facts::is_trivially_dead(func, i) {
                continue;
            }
            self.dead.extend(func.operands(i).filter_map(|v| v.as_inst()));
            self.erase(func, i);
        }
    }
    fn erase(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        self.scev.forget_value(func, inst.into());
        func.erase(inst);
        self.changed = true;
    }
    /// Erases phis of the header that nothing else needs.
    fn erase_dead_phis(&mut self, func: &mut FuncMut<'_>) {
        for phi in self.header_phis(func) {
            if !func.is_dead(phi) {
                self.erase_dead_cycle(func, phi);
            }
        }
        self.erase_dead(func);
    }
    /// Erases `phi` and what uses it, if that is a chain without effects that ends in itself, or in nothing.
    fn erase_dead_cycle(&mut self, func: &mut FuncMut<'_>, phi: Inst) {
        let mut chain = vec![phi];
        let mut at = phi;
        loop {
            if func.op(at) != Opcode::Phi && !facts::would_be_dead(func, at) {
                return;
            }
            let mut users = func.uses(at.into()).map(|u| func.user(u));
            let Some(user) = users.next() else { break };
            if users.any(|other| other != user) {
                return;
            }
            if chain.contains(&user) {
                break;
            }
            if chain.len() == MAX_CYCLE {
                return;
            }
            chain.push(user);
            at = user;
        }
        // The end of the chain: nothing uses it, or only the chain itself.
        self.scev.forget_value(func, phi.into());
        let poison = Value::poison(func.ty(at));
        func.replace_all_uses(at.into(), poison);
        self.changed = true;
        let operands: Vec<Inst> = func.operands(at).filter_map(|v| v.as_inst()).collect();
        self.erase(func, at);
        self.dead.extend(operands);
    }
}

/// Names `value`, an instruction, where names are kept.
fn set_name(func: &mut FuncMut<'_>, value: Value, name: &str) {
    if value.as_inst().is_some() {
        func.set_name(value, name.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_more_iterations_are_wrong() {
        assert!(runs_more_often(Some(3), Some(4)));
        for (before, after) in [(Some(4), Some(3)), (Some(4), Some(4)), (None, Some(4)), (Some(4), None)] {
            assert!(!runs_more_often(before, after), "{before:?} {after:?}");
        }
    }
}
