//! `canon-freeze`: what is frozen of a counter in every iteration is frozen once, before the loop.
//!
//! **When**: a phi of the header whose next value is itself plus a value that does not change in the loop (or minus it), if the phi or its next
//! value is frozen somewhere. **How**: the start value and the step are frozen in the preheader, unless they are known to be neither
//! undef nor poison; the step loses its flags; the freezes become what they froze. Scalar evolution then sees the counter.
//! **Invariants**: loop-simplify form; no block changes. **Cost**: linear in the phis of the header and their users.
//! **Source**: LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scalar::simplify::Simplifier;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "canon-freeze",
    summary: "freeze counters before the loop",
    level: Level::Loop,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Loop(Box::new(CanonFreeze)))
    },
};

struct CanonFreeze;

/// A counter that is frozen.
struct Counter {
    phi: Inst,
    step: Inst,
    /// The operand of `step` that is not the phi.
    by: usize,
    freezes: Vec<Inst>,
}

impl LoopPass for CanonFreeze {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let (Some(preheader), Some(latch)) = (cx.loops.preheader(func, loop_id), cx.loops.latch(func, loop_id)) else {
            return Outcome::Unchanged;
        };
        let phis = func.block_insts(cx.loops.header(loop_id)).take_while(|&inst| func.op(inst) == Opcode::Phi);
        let counters: Vec<Counter> =
            phis.filter_map(|phi| counter(func, phi, latch, |block| cx.loops.contains(loop_id, block))).collect();
        for Counter { phi, step, by, freezes } in &counters {
            cx.forget_value(func, Value::inst(*phi));
            cx.forget_value(func, Value::inst(*step));
            func.drop_poison_flags(*step);
            let width = func.operand(*step, *by);
            if let Some(frozen) = frozen_before(func, preheader, width) {
                func.set_operand(*step, *by, frozen);
            }
            let from = func.phi_index_of(*phi, preheader).expect("a phi of the header has a value from the preheader");
            let start = func.phi_incoming(*phi, from).0;
            if let Some(frozen) = frozen_before(func, preheader, start) {
                func.set_incoming(*phi, from, frozen);
            }
            for &freeze in freezes {
                cx.forget_value(func, Value::inst(freeze));
                let what = func.operand(freeze, 0);
                func.replace_and_erase(freeze, what);
            }
        }
        Outcome::of(!counters.is_empty(), AnalysisSet::NONE)
    }
}

/// The counter that `phi` is, if something freezes it.
fn counter(func: &FuncMut<'_>, phi: Inst, latch: Block, inside: impl Fn(Block) -> bool) -> Option<Counter> {
    let step = func.phi_value_for(phi, latch)?.as_inst()?;
    let itself = Value::inst(phi);
    let by = match func.op(step) {
        Opcode::Add if func.operand(step, 1) == itself => 0,
        Opcode::Add | Opcode::Sub if func.operand(step, 0) == itself => 1,
        _ => return None,
    };
    let width = func.operand(step, by);
    if width == itself || width.as_inst().is_some_and(|inst| inside(func.block_of(inst))) {
        return None;
    }
    let users = func.uses(itself).chain(func.uses(Value::inst(step))).map(|site| func.user(site));
    let freezes: Vec<Inst> = users.filter(|&user| func.op(user) == Opcode::Freeze).collect();
    (!freezes.is_empty()).then_some(Counter { phi, step, by, freezes })
}

/// `value` frozen at the end of `preheader`; `None` where it needs no freezing.
fn frozen_before(func: &mut FuncMut<'_>, preheader: Block, value: Value) -> Option<Value> {
    let end = func.terminator(preheader);
    if Simplifier::new(func).well_defined(value) {
        return None;
    }
    let frozen = Builder::before(func, end).freeze(value);
    func.name_after(frozen, value, ".frozen");
    Some(frozen)
}
