//! `rematerialization`: cheap values that are live through crowded blocks are computed again where they are needed.
//!
//! | file | what |
//! |---|---|
//! | `pressure.rs` | register pressure per block, and the registers that a thread may have |
//! | `bound.rs` | the most that can be live at once, from first and last places alone |
//!
//! **When**: a block needs more registers than the launch bounds of its kernel leave (the parameter `pressure=N` or the knob `remat-pressure` sets another number). A value is cheap when
//! it is one integer operation, conversion or address computation. It is computed again in each block that uses it, if its operands are live
//! there anyway, so no other live range grows; never in a deeper loop than before, and in at most `remat-max-clones` blocks. What relieves
//! most crowded blocks goes first; once no block is crowded the pass stops.
//! **Why**: ptxas spills, or leaves fewer threads resident, long before an addition costs anything.
//! **Relies on** liveness, dominance by way of it, and loops. Nothing that reads memory or asks other lanes is computed again.
//! **Cost**: a walk over the uses, and where that does not show that everything fits, that of liveness; functions with more than [`MAX_PAIRS`] (value, block) pairs are left alone.

mod bound;
mod pressure;

use crate::knobs;
use bound::greatest_pressure;
use pressure::{Pressure, budget, width};
use warpc_analysis::AnalysisSet;
use warpc_analysis::liveness::Liveness;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::again::{Places, add_use, compute_again};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "rematerialization",
    summary: "cheap values computed again instead of kept in registers",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::LOOPS).and(AnalysisSet::LIVENESS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::REMATERIALIZATION],
    idempotent: false,
    required: false,
    make: |mut params| {
        let pressure = params.take_number("rematerialization", "pressure")?;
        params.finish("rematerialization")?;
        Ok(PassBody::Function(Box::new(Rematerialization { pressure, candidates: Vec::new() })))
    },
};

/// Pairs of a value and a block that it is live in, beyond which a function is left alone.
const MAX_PAIRS: u64 = 4_000_000;
/// Uses of a value that is computed again.
const MAX_USES: usize = 32;

struct Rematerialization {
    /// Registers above which a block is crowded, in place of the knob.
    pressure: Option<u32>,
    /// Values that may be computed again, with the crowded blocks that each is live through.
    candidates: Vec<(u32, Inst)>,
}

impl FunctionPass for Rematerialization {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knob = cx.session.knobs.get(knobs::REMAT_PRESSURE);
        let budget = self.pressure.or(u32::try_from(knob).ok()).unwrap_or_else(|| budget(func));
        let max_clones = usize::try_from(cx.session.knobs.get(knobs::REMAT_MAX_CLONES)).unwrap_or(0);
        // What is never live at once needs no look at where it is live.
        let all: u64 =
            func.block_order().flat_map(|b| func.block_insts(b)).map(|i| u64::from(width(func, func.ty(i)))).sum();
        if all + func.num_args() as u64 * 2 <= u64::from(budget) {
            return Outcome::Unchanged;
        }
        let cfg = cx.analyses.cfg(func);
        if greatest_pressure(func, &cfg) <= budget {
            return Outcome::Unchanged;
        }
        let (loops, liveness) = (cx.analyses.loops(func), cx.analyses.liveness(func));
        if live_pairs(func, &liveness) > MAX_PAIRS {
            return Outcome::Unchanged;
        }
        let mut pressure = Pressure::new(func, &liveness);
        self.find(func, &cfg, &liveness, &pressure, budget);
        let mut changed = false;
        for n in 0..self.candidates.len() {
            let inst = self.candidates[n].1;
            if pressure.crowded_blocks(&cfg, &liveness, inst.into(), budget) == 0 {
                continue;
            }
            let Some(places) = places(func, &cfg, &loops, &liveness, inst, max_clones) else { continue };
            for place in places {
                compute_again(func, inst, None, &place, ".remat");
            }
            if func.is_unused(inst.into()) {
                func.erase(inst);
            }
            pressure.relieve(&cfg, &liveness, inst.into(), width(func, func.ty(inst)));
            changed = true;
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl Rematerialization {
    fn find(&mut self, func: &Func<'_>, cfg: &Cfg, liveness: &Liveness, pressure: &Pressure, budget: u32) {
        self.candidates.clear();
        if pressure.most.iter().all(|&most| most <= budget) {
            return;
        }
        for &block in cfg.rpo() {
            for inst in func.block_insts(block).filter(|&i| is_cheap(func, i)) {
                let relieved = pressure.crowded_blocks(cfg, liveness, inst.into(), budget);
                if relieved > 0 {
                    self.candidates.push((relieved * width(func, func.ty(inst)), inst));
                }
            }
        }
        // The greatest relief first; of equal ones the first.
        self.candidates.sort_by_key(|&(relief, _)| std::cmp::Reverse(relief));
    }
}

/// Pairs of a value and a block that it is live into.
fn live_pairs(func: &Func<'_>, liveness: &Liveness) -> u64 {
    let values =
        (0..func.num_args() as u32).map(Value::arg).chain((0..func.num_insts()).map(|n| Value::inst(Inst::new(n))));
    values.flat_map(|v| liveness.live_in_ranges(v)).map(|range| u64::from(range[1] - range[0]) + 1).sum()
}

/// Whether computing `inst` again costs an instruction or two and depends on nothing but its operands.
fn is_cheap(func: &Func<'_>, inst: Inst) -> bool {
    if !(1..=2).contains(&width(func, func.ty(inst))) {
        return false;
    }
    let constant = |n: usize| func.operand(inst, n).as_inst().is_none() && func.operand(inst, n).as_arg().is_none();
    match func.op(inst) {
        Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor => true,
        Opcode::Shl | Opcode::LShr | Opcode::AShr => constant(1),
        Opcode::Trunc
        | Opcode::ZExt
        | Opcode::SExt
        | Opcode::BitCast
        | Opcode::PtrToInt
        | Opcode::IntToPtr
        | Opcode::AddrSpaceCast => true,
        Opcode::GetElementPtr => (1..func.num_operands(inst)).filter(|&n| !constant(n)).count() <= 1,
        _ => false,
    }
}

/// Where `inst` would be computed again, one place per block that uses it but its own; nothing where that is not possible
/// or not wanted.
fn places(
    func: &Func<'_>,
    cfg: &Cfg,
    loops: &Loops,
    liveness: &Liveness,
    inst: Inst,
    max_clones: usize,
) -> Option<Places> {
    let home = func.block_of(inst);
    let mut places = Places::new();
    for (n, use_row) in func.uses(inst.into()).enumerate() {
        if n == MAX_USES {
            return None;
        }
        let block = func.block_of_use(use_row);
        if block == home || !cfg.is_reachable(block) {
            continue;
        }
        if loops.depth_of(block) > loops.depth_of(home) || !operands_are_there(func, cfg, liveness, inst, block) {
            return None;
        }
        if !add_use(func, &mut places, use_row, max_clones) {
            return None;
        }
    }
    (!places.is_empty()).then_some(places)
}

/// Whether what `inst` is computed from is live into `block` without it.
fn operands_are_there(func: &Func<'_>, cfg: &Cfg, liveness: &Liveness, inst: Inst, block: Block) -> bool {
    func.operands(inst).all(|value| match value.kind() {
        ValueKind::Inst(_) | ValueKind::Arg(_) => liveness.is_live_in(cfg, value, block),
        _ => true,
    })
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &["pressure=0"], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
