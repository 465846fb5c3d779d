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
use warpc_analysis::{Analyses, AnalysisSet, Assumptions, Loops, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
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
    /// Cost up to which an expression is computed again.
    cheap: u32,
    /// Whether the target has registers of 32 bits: computing with more costs more.
    gpu: bool,
}

impl LoopPass for IndVars {
    fn run(&mut self, f: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if !cx.loops.is_loop_simplify_form(f, loop_id) {
            return Outcome::Unchanged;
        }
        let (Some(preheader), Some(latch)) = (cx.loops.preheader(f, loop_id), cx.loops.latch(f, loop_id)) else {
            return Outcome::Unchanged;
        };
        let session = cx.session;
        if self.guards && !cx.with_scev(f, |se| se.may_rewrite_induction(loop_id, &session.knobs)) {
            return Outcome::Unchanged;
        }
        let (scev, cfg, facts) = cx.take_scev(f);
        let (knobs, loops, dom) = (&session.knobs, &*cx.loops, &*cx.dom);
        let setting = Setting { id: loop_id, preheader, latch, knobs, loops, dom, cfg, facts };
        let mut work = Work::new(f, setting, &mut self.memory, scev);
        work.run(f);
        let Work { scev, changed, .. } = work;
        cx.put_scev(f, scev);
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
pub fn simplify_variables(f: &mut FuncMut<'_>, analyses: &mut Analyses, knobs: &Knobs, loop_id: Loop) -> bool {
    let (cfg, dom, loops) = (analyses.cfg(f), analyses.dom(f), analyses.loops(f));
    let (Some(preheader), Some(latch)) = (loops.preheader(f, loop_id), loops.latch(f, loop_id)) else { return false };
    let facts = analyses.assumptions(f);
    let scev = analyses.take_scev(f);
    let mut memory = Memory::default();
    let setting = Setting { id: loop_id, preheader, latch, knobs, loops: &loops, dom: &dom, cfg, facts };
    let mut work = Work::new(f, setting, &mut memory, scev);
    work.simplify_users_in_place(f);
    work.erase_dead(f);
    let Work { scev, changed, .. } = work;
    analyses.put_scev(f, Arc::new(scev));
    changed
}

impl<'w> Work<'w> {
    fn new(f: &Func<'_>, setting: Setting<'w>, memory: &'w mut Memory, scev: Scev) -> Work<'w> {
        let Setting { id, preheader, latch, knobs, loops, dom, cfg, facts } = setting;
        let gpu = f.ctx().str(f.ctx().tables.triple).starts_with(b"nvptx");
        let budget = knobs.get(knobs::SCEV_CHEAP_EXPANSION).clamp(0, i64::from(u32::MAX / 2)) as u32;
        // Costs are in registers of 32 bits; elsewhere a register has 64.
        let cheap = if gpu { budget } else { 2 * budget };
        let (dead, changed) = (Vec::new(), false);
        Work { id, preheader, latch, knobs, loops, dom, memory, scev, cfg, facts, dead, changed, cheap, gpu }
    }
}

/// Counts with `bits` bits what `phi`, a counter of loop `id` in loop-simplify form, counts with fewer, zero-extended; uses follow as the
/// pass has them follow. What has no uses then stays. Whether the counter could be widened.
pub(crate) fn widen_counter(f: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, id: Loop, phi: Inst, bits: u32) -> bool {
    let (Some(preheader), Some(latch)) = (cx.loops.preheader(f, id), cx.loops.latch(f, id)) else { return false };
    let (scev, cfg, facts) = cx.take_scev(f);
    let mut memory = Memory::default();
    let (knobs, loops, dom) = (&cx.session.knobs, &*cx.loops, &*cx.dom);
    let setting = Setting { id, preheader, latch, knobs, loops, dom, cfg, facts };
    let mut work = Work { cheap: 0, gpu: false, ..Work::new(f, setting, &mut memory, scev) };
    let wrap = |f: &FuncMut<'_>, step: Inst| f.flags(step) & (flags::NUW | flags::NSW);
    let step = |f: &FuncMut<'_>, phi: Inst| f.phi_value_for(phi, latch).and_then(|v| v.as_inst());
    let kept = step(f, phi).map_or(0, |step| wrap(f, step));
    let wide = work.widen(f, widen::Candidate { phi, bits, signed: false });
    if let Some(wide) = wide {
        // What is proved of the step as the loop is now need not hold when the loop runs longer.
        if let Some(step) = step(f, wide) {
            let fewer = f.flags(step) & (kept | !(flags::NUW | flags::NSW));
            f.set_flags(step, fewer);
        }
        work.erase_dead_cycle(f, phi);
        if !f.is_dead(phi) && f.is_unused(phi.into()) {
            work.erase(f, phi);
        }
        work.forget_nest(f);
    }
    let Work { scev, .. } = work;
    cx.put_scev(f, scev);
    wide.is_some()
}

impl Work<'_> {
    fn run(&mut self, f: &mut FuncMut<'_>) {
        let replace = Replace::of(self.knobs.get(knobs::REPLEXITVAL));
        self.count_with_integers(f);
        self.simplify_users(f);
        if replace != Replace::Never {
            self.replace_exit_values(f, replace);
        }
        self.merge_congruent(f);
        self.canonicalize_conditions(f);
        if self.decide_exits(f) {
            self.forget_nest(f);
        }
        if self.knobs.get(knobs::INDVARS_PREDICATE_LOOPS) && self.predicate_exits(f) {
            self.forget_nest(f);
        }
        if !self.knobs.get(knobs::DISABLE_LFTR) {
            self.count_exits(f);
        }
        self.erase_dead(f);
        self.sink_unused(f);
        self.use_first_values(f);
        self.erase_dead_phis(f);
    }

    /// Asks `questions` of scalar evolution.
    fn ask<R>(&mut self, f: &Func<'_>, questions: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        questions(&mut Se::new(&mut self.scev, f, &self.cfg, self.dom, self.loops, &self.facts, self.knobs))
    }
    /// How to compute `expr` before `at` at a cost of at most `budget`; it may take the place of `origin`.
    fn plan(&mut self, f: &Func<'_>, expr: Expr, at: Inst, budget: u32, origin: Inst) -> Option<Plan> {
        let options = Options { mode: Mode::Literal, budget, origin, except: origin, ..Options::default() };
        let knobs = self.knobs;
        let mut se = Se::new(&mut self.scev, f, &self.cfg, self.dom, self.loops, &self.facts, knobs);
        plan(&mut se, self.memory, &options, expr, at).ok()
    }
    /// Computes what `plan` says.
    fn apply(&mut self, f: &mut FuncMut<'_>, plan: &Plan) -> Value {
        let shape = Shape { cfg: &self.cfg, dom: self.dom, loops: self.loops };
        plan.apply(f, &mut self.scev, &shape).value
    }
    /// Forgets what is known of the nest, whose exits changed.
    fn forget_nest(&mut self, f: &Func<'_>) {
        self.scev.forget_topmost_loop(f, self.loops, self.id);
    }
    fn contains(&self, block: Block) -> bool {
        self.loops.contains(self.id, block)
    }
    fn is_invariant(&self, f: &Func<'_>, value: Value) -> bool {
        self.loops.is_invariant(f, self.id, value)
    }
    /// Whether `value` may be used where `inst` is without leaving a loop.
    fn stays_closed(&self, f: &FuncMut<'_>, inst: Inst, value: Value) -> bool {
        crate::rotate::stays_closed(f, self.loops, value, f.block_of(inst))
    }
    /// Replaces `inst` by `value`, which it equals.
    fn replace(&mut self, f: &mut FuncMut<'_>, inst: Inst, value: Value) {
        self.scev.forget_value(f, inst.into());
        f.replace_all_uses(inst.into(), value);
        self.dead.push(inst);
        self.changed = true;
    }
    /// What `inst` equals without scalar evolution.
    fn simplified(&self, f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
        let context = Context { dom: Some(self.dom), assumptions: Some(&self.facts), at: inst, memo: None };
        Simplifier::with(f, context).inst(inst)
    }
    /// Phis of the header, in order.
    fn header_phis(&self, f: &Func<'_>) -> Vec<Inst> {
        f.block_insts(self.loops.header(self.id)).take_while(|&i| f.op(i) == Opcode::Phi).collect()
    }
    /// Exiting blocks whose innermost loop is the one at hand: others leave a loop inside it first.
    fn own_exiting_blocks(&self, f: &Func<'_>) -> Vec<Block> {
        let mut all = self.loops.exiting_blocks(f, self.id);
        all.retain(|&b| self.loops.of(b) == self.id);
        all
    }
    /// The conditional branch at the end of `block`, if one side of it leaves the loop; and whether that is the side of `true`.
    fn exit_branch(&self, f: &Func<'_>, block: Block) -> Option<(Inst, bool)> {
        let branch = f.terminator(block);
        if self.loops.of(block) != self.id || f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 {
            return None;
        }
        let inside = [1, 2].map(|k| f.operand(branch, k).as_block().is_some_and(|b| self.contains(b)));
        (inside[0] != inside[1]).then_some((branch, !inside[0]))
    }
    /// Makes `condition` the condition of `branch`.
    fn set_condition(&mut self, f: &mut FuncMut<'_>, branch: Inst, condition: Value) {
        if let Some(old) = f.operand(branch, 0).as_inst() {
            self.dead.push(old);
        }
        f.set_operand(branch, 0, condition);
        self.changed = true;
    }

    /// Erases what is dead of what may be.
    fn erase_dead(&mut self, f: &mut FuncMut<'_>) {
        while let Some(i) = self.dead.pop() {
            if f.is_dead(i) {
                continue;
            }
            if f.op(i) == Opcode::Phi {
                self.erase_dead_cycle(f, i);
                continue;
            }
            if !facts::is_trivially_dead(f, i) {
                continue;
            }
            self.dead.extend(f.operands(i).filter_map(|v| v.as_inst()));
            self.erase(f, i);
        }
    }
    fn erase(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        self.scev.forget_value(f, inst.into());
        f.erase(inst);
        self.changed = true;
    }
    /// Erases phis of the header that nothing else needs.
    fn erase_dead_phis(&mut self, f: &mut FuncMut<'_>) {
        for phi in self.header_phis(f) {
            if !f.is_dead(phi) {
                self.erase_dead_cycle(f, phi);
            }
        }
        self.erase_dead(f);
    }
    /// Erases `phi` and what uses it, if that is a chain without effects that ends in itself, or in nothing.
    fn erase_dead_cycle(&mut self, f: &mut FuncMut<'_>, phi: Inst) {
        let mut chain = vec![phi];
        let mut at = phi;
        loop {
            if f.op(at) != Opcode::Phi && !facts::would_be_dead(f, at) {
                return;
            }
            let mut users = f.uses(at.into()).map(|u| f.user(u));
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
        self.scev.forget_value(f, phi.into());
        let poison = Value::poison(f.ty(at));
        f.replace_all_uses(at.into(), poison);
        self.changed = true;
        let operands: Vec<Inst> = f.operands(at).filter_map(|v| v.as_inst()).collect();
        self.erase(f, at);
        self.dead.extend(operands);
    }
}

/// Names `value`, an instruction, where names are kept.
fn set_name(f: &mut FuncMut<'_>, value: Value, name: &str) {
    if value.as_inst().is_some() {
        f.set_name(value, name.as_bytes());
    }
}
