//! `loop-reduce`: what is computed from the counter of a loop in every iteration steps along instead.
//!
//! Addresses, comparisons and other uses of values that step with an innermost loop are expressions of scalar evolution. For each
//! there are many *formulae*: sums of registers, of which some step and some do not change, and of a constant that an access or
//! comparison takes for nothing. The combination that costs least together is looked for and written.
//!
//! | file | what |
//! |---|---|
//! | `uses.rs` | where the recurrences of the loop are used |
//! | `formula.rs` | formulae, and what the machine adds for nothing |
//! | `problem.rs` | uses with their first formulae; which register serves which uses |
//! | `generate.rs` | more formulae |
//! | `cost.rs`, `solve.rs` | what they cost together; the search |
//! | `rewrite.rs` | phis, increments, operands |
//! | `cleanup.rs` | phis that nobody needs any more, phis that are always equal |
//!
//! **When**: innermost loops in loop-simplify form with up to [`USES`] uses. `loop-reduce` compares costs as LLVM does: registers
//! first. `loop-reduce<gpu>` counts instructions of 32 bits behind the assembler, and leaves what costs as much as before.
//! **Invariants**: blocks and edges stay, and so do accesses, calls and barriers: only operands change, so convergence, memory order
//! and divergence do not matter. Loops stay in loop-simplify and LCSSA form. Flags of increments that are used by more than before
//! go. Debug records of what goes are salvaged, or poison.
//! **Cost**: per loop, at most 512 formulae of a use, 16,384 of all, and `lsr-complexity-limit` combinations.
//! **Source**: the field's strength reduction over scalar evolution, with the knobs of specifications 001 and 003.

mod cleanup;
mod cost;
mod formula;
mod generate;
mod problem;
mod rewrite;
mod solve;
mod uses;

pub(crate) use cleanup::erase_dead_phis;

use crate::knobs;
use formula::{Formula, Regs, Target, UseKind};
use problem::Problem;
use rewrite::{World, Writer};
use solve::{Bounds, Solution};
use uses::{Marks, Search};
use warpc_analysis::AnalysisSet;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind};
use warpc_scev::{Scev, Se};

const NAME: &str = "loop-reduce";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "let addresses and comparisons in loops step along",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::SCEV).and(AnalysisSet::ASSUMPTIONS),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LSR, warpc_scev::knobs::GATES],
    idempotent: false,
    required: false,
    make: |mut params| {
        let gpu = params.take_flag("gpu", false);
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(LoopReduce { gpu, marks: Marks::default() })))
    },
};

/// Uses of a loop from which on it is left alone.
const USES: usize = 200;
/// Blocks of a loop whose live values are counted.
const BLOCKS: usize = 64;

struct LoopReduce {
    gpu: bool,
    marks: Marks,
}

impl LoopPass for LoopReduce {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let simple = cx.loops.preheader(func, loop_id).is_some() && cx.loops.latch(func, loop_id).is_some();
        if !simple {
            return Outcome::Unchanged;
        }
        let (mut scev, cfg, facts) = cx.take_scev(func);
        let knobs = &cx.session.knobs;
        let world = World { cfg, dom: cx.dom, loops: cx.loops, facts, knobs };
        let mut changed = false;
        let mut dead: Vec<Inst> = Vec::new();
        if world.loops.is_innermost(loop_id)
            && let Some((problem, solution)) = self.solve(func, &mut scev, &world, loop_id)
            && let Some(mut writer) = Writer::new(func, &world, &problem)
            && writer.can_write(func, &mut scev, &solution.formulae)
        {
            writer.write(func, &mut scev, &solution.formulae);
            dead = std::mem::take(&mut writer.dead);
            changed = true;
            let start = func.first_non_phi(world.loops.header(loop_id));
            if cx.session.phase.remarks {
                let message = told(&solution);
                cx.remarks.push(warpc_phase::Remark {
                    kind: RemarkKind::Passed,
                    pass: NAME,
                    name: "Reduced",
                    message: message.into(),
                    at: start,
                });
            }
        }
        let header = world.loops.header(loop_id);
        cleanup::erase_dead(func, &mut scev, &mut dead);
        changed |= cleanup::erase_dead_phis(func, &mut scev, header);
        if knobs.get(knobs::ENABLE_LSR_PHIELIM) {
            changed |= cleanup::merge_equal_phis(func, &mut scev, &world, loop_id);
        }
        if changed {
            scev.forget_loop(func, world.loops, loop_id);
        }
        drop(world);
        cx.put_scev(func, scev);
        if changed {
            // Conditions speak of new values, too.
            cx.leaves_incomplete(AnalysisSet::ASSUMPTIONS);
        }
        Outcome::of(changed, INFO.preserves)
    }
}

fn told(solution: &Solution) -> String {
    match solution.before {
        Some(before) => format!(
            "reduced strength: {} instructions and {} registers for stepping values, {} and {} before",
            solution.cost.words, solution.cost.registers, before.words, before.registers
        ),
        None => format!("reduced strength: {} registers for stepping values", solution.cost.registers),
    }
}

impl LoopReduce {
    /// The uses of the loop and a formula for each that is not there yet.
    fn solve(
        &mut self,
        func: &FuncMut<'_>,
        scev: &mut Scev,
        world: &World<'_>,
        loop_id: Loop,
    ) -> Option<(Problem, Solution)> {
        let knobs = world.knobs;
        let latch = world.loops.latch(func, loop_id)?;
        let mut se = world.se(scev, func);
        if !se.may_reduce_strength(loop_id, knobs) {
            return None;
        }
        let found = Search { loop_id, latch, most: USES, marks: &mut self.marks }.run(&mut se)?;
        if found.is_empty() {
            return None;
        }
        let mut target = match self.gpu {
            true => Target::SASS,
            false if is_for_gpu(func) => Target::PTX,
            false => Target::ANY,
        };
        target.words &= knobs.get(knobs::LSR_INSNS_COST);
        let mut problem = Problem::new(&mut se, loop_id, target, &found);
        let narrow_shared = knobs.get(knobs::DISABLE_LSR_FOR_SHAREDMEM32_PTR);
        for row in 0..problem.uses.len() {
            let shared = matches!(problem.uses[row].kind, UseKind::Address(3)) && problem.uses[row].ty.bits() <= 32;
            if narrow_shared && shared {
                problem.keep_only(row);
            }
        }
        if target.words && knobs.get(knobs::LSR_DROP_SOLUTION) {
            for row in 0..problem.uses.len() {
                problem.allow_kept(row);
            }
        }
        problem.generate(&mut se);
        let live = live_registers(&se, loop_id);
        let bounds = Bounds {
            combinations: knobs.get(knobs::LSR_COMPLEXITY_LIMIT).max(1) as u64,
            setup_depth: knobs.get(knobs::LSR_SETUPCOST_DEPTH_LIMIT).clamp(0, 64) as u32,
            same_scaled: knobs.get(knobs::LSR_FILTER_SAME_SCALED_REG),
            registers: match target.words && knobs.get(knobs::LSR_CHECK_RP) {
                true => (knobs.get(knobs::LSR_RP_LIMIT).clamp(0, u32::MAX as i64) as u32).saturating_sub(live) / 2,
                false => u32::MAX,
            },
        };
        let solution = problem.solve(&mut se, &bounds)?;
        let all_kept = problem.uses.iter().zip(&solution.formulae).all(|(u, &n)| u.formulae[n].kept);
        (!all_kept).then_some((problem, solution))
    }
}

impl Problem {
    /// The code that is there may stay at use `row`.
    fn allow_kept(&mut self, row: usize) {
        let found = &mut self.uses[row];
        if !found.formulae.iter().any(|x| x.kept) {
            let regs: Regs = found.formulae.first().map(|x| x.regs.clone()).unwrap_or_default();
            found.formulae.push(Formula { regs, kept: true, ..Default::default() });
        }
    }
    /// Only the code that is there will do at use `row`.
    fn keep_only(&mut self, row: usize) {
        self.allow_kept(row);
        let found = &mut self.uses[row];
        found.formulae.retain(|x| x.kept);
        found.rigid = true;
    }
}

/// Registers of 32 bits of values that live throughout the loop besides its own stepping values: those from before it that are used
/// in it, and its phis.
fn live_registers(se: &Se<'_, '_>, loop_id: Loop) -> u32 {
    let func = se.f;
    let registers = |value: warpc_ir::Value| match se.type_of(value) {
        Some(ty) => formula::words(ty),
        None => 1,
    };
    let mut seen: std::collections::HashSet<warpc_ir::Value> = Default::default();
    let mut sum = 0u32;
    for b in se.loops.blocks(loop_id).into_iter().take(BLOCKS) {
        for inst in func.block_insts(b) {
            if func.op(inst) == Opcode::Phi {
                sum += (b == se.loops.header(loop_id)) as u32 * registers(inst.into());
                continue;
            }
            for value in func.operands(inst) {
                let Some(def) = value.as_inst() else { continue };
                if !se.loops.contains(loop_id, func.block_of(def)) && seen.insert(value) {
                    sum += registers(value);
                }
            }
        }
    }
    sum
}
