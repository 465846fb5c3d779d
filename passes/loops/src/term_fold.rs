//! `loop-term-fold`: loops that count with one variable and walk with another one end by the second one, and the first one goes.
//!
//! ```text
//!   i = phi [ 0 ], [ i + 1 ]; p = phi [ a ], [ p + 4 ];  ... i + 1 < n     ->     p = phi [ a ], [ p + 4 ];  ... p + 4 == a + 4 * n
//! ```
//!
//! **When**: an innermost loop in simple form of known count whose latch compares the next value of a variable of the header with what does not
//! change, both of which nothing else needs, while another variable goes up by what is not zero without ever coming round to a value that it
//! had, and whose value after the last step is safe to compute before the loop at a cost of at most twice `scev-cheap-expansion-budget`, or of
//! what the loop runs at most. That variable must not be poison in an iteration that runs: code before the latch's branch would be undefined
//! then. Its step loses flags that could make the last value poison. Of several such variables the last one is taken.
//! **How**: the branch leaves on equality with the value after the last step. **Invariants**: blocks, edges and both forms stay; the loop runs
//! as often as before. **Cost**: linear in the phis of the header and the uses of their values. **Source**: LLVM's pass of this name.
//! **Relies on** nothing that is said of memory. The loop runs as often as before in each thread, so convergent calls and barriers in it
//! do.

use crate::expand::{Memory, Options, Shape, is_safe_at, plan, plan_address};
use crate::knobs;
use crate::lsr::erase_dead_phis;
use crate::peel::estimated_trips;
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scalar::simplifycfg::exchange_arms;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Scev, Se, Wrap};

const NAME: &str = "loop-term-fold";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "end loops by variables that they need anyway",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::EXPANSION],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::<LoopTermFold>::default()))
    },
};

/// Cost of an expression from which on it is not looked at further.
const MOST_COST: u32 = 256;

#[derive(Default)]
struct LoopTermFold {
    memory: Memory,
}

/// How the latch ends the loop today.
struct Ending {
    header: Block,
    latch: Block,
    preheader: Block,
    branch: Inst,
    /// The variable that only counts.
    counter: Inst,
}

/// What will end the loop.
#[derive(Clone, Copy)]
struct Substitute {
    /// The variable after its step.
    next: Value,
    /// The same after the last step.
    last: Expr,
    /// Flags of the step must go.
    drops_flags: bool,
}

impl LoopPass for LoopTermFold {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let Some(ending) = Ending::of(func, loop_id, cx) else { return Outcome::Unchanged };
        let (mut scev, cfg, facts) = cx.take_scev(func);
        let goes_on_first = func.successors(ending.latch).next() == Some(ending.header);
        let changed = self.fold(func, loop_id, &ending, cx, (&mut scev, &cfg, &facts));
        if changed {
            scev.forget_loop(func, cx.loops, loop_id);
        }
        cx.put_scev(func, scev);
        // Exchanged arms are another order of edges.
        Outcome::of(changed, if goes_on_first { AnalysisSet::NONE } else { INFO.preserves })
    }
}

impl Ending {
    /// That of loop `id`, if it is of the form that the pass knows.
    fn of(func: &Func<'_>, id: Loop, cx: &LoopCx<'_>) -> Option<Ending> {
        let loops = &*cx.loops;
        if !loops.is_innermost(id) || !loops.is_loop_simplify_form(func, id) {
            return None;
        }
        let (header, latch, preheader) = (loops.header(id), loops.latch(func, id)?, loops.preheader(func, id)?);
        let branch = func.terminator(latch);
        if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return None;
        }
        let condition = func.operand(branch, 0);
        let compare = condition.as_inst().filter(|&i| func.op(i) == Opcode::ICmp && func.has_one_use(condition))?;
        let step = func.operand(compare, 0).as_inst().filter(|&i| func.op(i).is_binary())?;
        if !loops.is_invariant(func, id, func.operand(compare, 1)) {
            return None;
        }
        let is_counter = |&phi: &Inst| {
            func.op(phi) == Opcode::Phi
                && func.block_of(phi) == header
                && func.phi_value_for(phi, latch) == Some(step.into())
        };
        let counter = func.operands(step).filter_map(Value::as_inst).find(is_counter)?;
        let only = |of: Inst, other: Inst| {
            func.uses(of.into()).all(|row| {
                let user = func.user(row);
                user == other || user == compare
            })
        };
        (only(counter, step) && only(step, counter)).then_some(Ending { header, latch, preheader, branch, counter })
    }
}

impl LoopTermFold {
    /// Ends the loop by another variable, if there is one. Whether there was.
    fn fold(
        &mut self,
        func: &mut FuncMut<'_>,
        id: Loop,
        ending: &Ending,
        cx: &mut LoopCx<'_>,
        (scev, cfg, facts): (&mut Scev, &Arc<Cfg>, &Arc<Assumptions>),
    ) -> bool {
        let knobs = &cx.session.knobs;
        let at = func.terminator(ending.preheader);
        let trips = estimated_trips(func, cx.loops, id);
        let budget = 2 * u32::try_from(knobs.get(knobs::SCEV_CHEAP_EXPANSION)).unwrap_or(0);
        let mut se = Se::new(scev, func, cfg, cx.dom, cx.loops, facts, knobs);
        // An iteration more or less outweighs what is computed before a loop of few of them.
        let budget = match se.small_constant_max_trip_count(id) {
            0 => budget.min(trips.unwrap_or(u32::MAX)),
            most => budget.min(most),
        };
        let Some(found) = substitute(&mut se, &mut self.memory, id, ending, budget) else { return false };
        let plan = plan_address(&mut se, &mut self.memory, &Options::default(), found.last, at);
        let Ok(plan) = plan else { return false };
        let last = plan.apply(func, scev, &Shape { cfg, dom: cx.dom, loops: cx.loops }).value;
        if let Some(step) = found.next.as_inst().filter(|_| found.drops_flags) {
            func.drop_poison_flags(step);
        }
        let old = func.operand(ending.branch, 0);
        let new = Builder::before(func, ending.branch).icmp(IntPred::Eq, found.next, last, Type::I1);
        func.set_name(new, b"lsr_fold_term_cond.replaced_term_cond");
        if func.successors(ending.latch).next() == Some(ending.header) {
            exchange_arms(func, ending.branch);
        }
        func.set_operand(ending.branch, 0, new);
        if let Some(old) = old.as_inst() {
            scev.unlearn(old);
            func.erase(old);
        }
        erase_dead_phis(func, scev, ending.header);
        true
    }
}

/// The last variable of the header that can end the loop.
fn substitute(se: &mut Se<'_, '_>, memory: &mut Memory, id: Loop, ending: &Ending, budget: u32) -> Option<Substitute> {
    let count = se.backedge_taken_count(id);
    if count == COULD_NOT_COMPUTE {
        return None;
    }
    let f = se.f;
    let at = f.terminator(ending.preheader);
    let on_gpu = is_for_gpu(f);
    let mut found = None;
    for phi in f.block_insts(ending.header).take_while(|&i| f.op(i) == Opcode::Phi) {
        if phi == ending.counter || se.type_of(phi.into()).is_none() {
            continue;
        }
        let rec = se.get(phi.into());
        if se.kind(rec) != Kind::AddRec || se.rec_loop(rec) != Some(id) || !se.is_affine(rec) {
            continue;
        }
        // The value after the last step must be one that the variable did not have before.
        let step = se.step_of(rec);
        let wrap = se.wrap(rec);
        if wrap.only(Wrap::BOTH.with(Wrap::NW)) == Wrap::ANY || !se.is_known_non_zero(step) {
            continue;
        }
        let after = se.post_inc(rec);
        let last = se.at_iteration(after, count);
        let options = Options { budget: MOST_COST, ..Options::default() };
        if last == COULD_NOT_COMPUTE || !is_safe_at(se, last, at, &options) {
            continue;
        }
        // Without a target an instruction costs one, of whatever width.
        let Ok(plan) = plan(se, memory, &options, last, at) else { continue };
        let cost = if on_gpu { plan.cost() } else { plan.len() as u32 };
        if cost > budget || !se.is_undefined_before(phi.into(), ending.branch) {
            continue;
        }
        let Some(next) = f.phi_value_for(phi, ending.latch).and_then(Value::as_inst) else { continue };
        let drops_flags = !se.is_undefined_before(next.into(), ending.branch);
        if drops_flags && f.operand(next, 0) != Value::inst(phi) {
            continue;
        }
        found = Some(Substitute { next: next.into(), last, drops_flags });
    }
    found
}
