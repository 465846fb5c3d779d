//! `sink-predicates`: comparisons that do not change in a loop are made in it again where more of them are live than there are predicate
//! registers.
//!
//! **What for**: a thread has seven predicate registers. What is kept beyond them is packed into a register and taken out again, which is
//! two instructions where the comparison is one; and ptxas tests several bits of one value together where it sees them.
//! **When**: more than [`FEW`] comparisons from outside are used in a loop, and they compare few values, so that keeping these instead
//! takes no more registers. **How**: a comparison, and a mask that it alone reads, moves before each block's first use of it.
//! **Invariants**: nothing but integer comparisons and masks moves, into blocks that they dominate. Copies agree: what is compared has one
//! register by then, whatever it holds, so the pass stands right before selection and nowhere else. **Cost**: linear in uses, for each
//! loop around them; a comparison of more than [`USES`] uses is left alone.
//! **Relies on** nothing that is said of threads or memory: only comparisons and masks move.

use crate::again::{Places, add_use, compute_again, copy_before};
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "sink-predicates",
    summary: "compare again in loops where more comparisons live than predicate registers",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("sink-predicates")?;
        Ok(PassBody::Function(Box::<SinkPredicates>::default()))
    },
};

/// Comparisons that predicate registers hold through a loop, beside those that the loop makes.
const FEW: usize = 5;
/// Uses of a comparison that is made again.
const USES: usize = 16;
/// What the names of copies end in.
const SUFFIX: &str = ".again";

#[derive(Default)]
struct SinkPredicates {
    /// Comparisons with a use in a loop that they are not in.
    outer: Vec<Inst>,
    /// Comparisons live into each loop, and the values that they compare.
    of_loop: Vec<(Vec<Inst>, Vec<Value>)>,
    /// Comparisons that move.
    moves: RowSet<Inst>,
}

impl FunctionPass for SinkPredicates {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        self.find(func, &loops);
        if self.outer.is_empty() {
            return Outcome::Unchanged;
        }
        let cfg = cx.analyses.cfg(func);
        let mut changed = false;
        for inst in std::mem::take(&mut self.outer) {
            if self.moves.contains(inst) {
                changed |= sink(func, &cfg, &loops, inst);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl SinkPredicates {
    /// Finds the comparisons that move.
    fn find(&mut self, func: &Func<'_>, loops: &Loops) {
        self.outer.clear();
        self.moves.reset(func.num_insts());
        self.of_loop.clear();
        for block in func.block_order() {
            for inst in func.block_insts(block).filter(|&inst| is_comparison(func, inst)) {
                if func.uses(inst.into()).nth(USES).is_none() && self.note(func, loops, inst) {
                    self.outer.push(inst);
                }
            }
        }
        for (comparisons, values) in &mut self.of_loop {
            values.sort_unstable();
            values.dedup();
            if comparisons.len() > FEW && values.len() * 2 <= comparisons.len() {
                comparisons.iter().for_each(|&inst| {
                    self.moves.insert(inst);
                });
            }
        }
        if self.of_loop.is_empty() {
            self.outer.clear();
        }
    }

    /// Counts `inst` for the loops that use it and that it is not in; whether there are any.
    fn note(&mut self, func: &Func<'_>, loops: &Loops, inst: Inst) -> bool {
        let home = func.block_of(inst);
        let mut around: SmallVec<[Loop; 4]> = SmallVec::new();
        for use_row in func.uses(inst.into()) {
            let mut id = loops.of(func.block_of_use(use_row));
            while id.is_some() && !loops.contains(id, home) {
                if !around.contains(&id) {
                    around.push(id);
                }
                id = loops.parent(id);
            }
        }
        for &id in &around {
            if self.of_loop.len() <= id.index() {
                self.of_loop.resize_with(id.index() + 1, Default::default);
            }
            let (comparisons, values) = &mut self.of_loop[id.index()];
            comparisons.push(inst);
            values.extend(compared_values(func, inst));
        }
        !around.is_empty()
    }
}

/// Whether `inst` compares words, so that making it again costs an instruction.
fn is_comparison(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::ICmp
        && func.ty(inst) == Type::I1
        && func.types().int_bits(func.type_of(func.operand(inst, 0))).is_some_and(|bits| bits <= 32)
}

/// The mask that comparison `inst` alone reads.
fn mask_of(func: &Func<'_>, inst: Inst) -> Option<Inst> {
    let mask = func.operand(inst, 0).as_inst()?;
    let is_mask = func.op(mask) == Opcode::And && func.operand(mask, 1).is_constant() && func.has_one_use(mask.into());
    (is_mask && func.block_of(mask) == func.block_of(inst)).then_some(mask)
}

/// What has to be live where comparison `inst` is made.
fn compared_values(func: &Func<'_>, inst: Inst) -> impl Iterator<Item = Value> {
    let first = mask_of(func, inst).map_or(func.operand(inst, 0), |mask| func.operand(mask, 0));
    [first, func.operand(inst, 1)].into_iter().filter(|value| !value.is_constant())
}

/// Makes comparison `inst` again in each block of a deeper loop that uses it; whether there was any.
fn sink(func: &mut FuncMut<'_>, cfg: &Cfg, loops: &Loops, inst: Inst) -> bool {
    let home = func.block_of(inst);
    let mut places = Places::new();
    for use_row in func.uses(inst.into()) {
        let block = func.block_of_use(use_row);
        if cfg.is_reachable(block) && loops.of(block).is_some() && !loops.contains(loops.of(block), home) {
            add_use(func, &mut places, use_row, USES);
        }
    }
    let mask = mask_of(func, inst);
    for place in &places {
        let mut operands: SmallVec<[Value; 2]> = func.operands(inst).collect();
        if let Some(mask) = mask {
            operands[0] = copy_before(func, mask, None, place.before, SUFFIX).into();
        }
        compute_again(func, inst, Some(&operands), place, SUFFIX);
    }
    if func.is_unused(inst.into()) {
        func.erase(inst);
        if let Some(mask) = mask {
            func.erase(mask);
        }
    }
    !places.is_empty()
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
