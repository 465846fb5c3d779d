//! `undefined-arms`: a select one arm of which is undefined is the other arm.
//!
//! **When**: the arm is `undef` or `poison` as a whole, wherever the other one comes from. `instsimplify` does so where the other arm is surely
//! no poison; here, behind everything that knows what poison allows, it is frozen instead, which costs nothing in the machine. **Why**:
//! promotion of arrays that are filled under guards leaves such selects, and the comparisons and the logic that choose are for them alone.
//! **Not** phis: what comes on the other edges need not be there where the phi is. **How**: one walk; a condition that nothing else reads
//! goes with its chain. **Invariants**: control flow is untouched. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory.

use super::dce::erase_dead_chain;
use warpc_analysis::AnalysisSet;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "undefined-arms",
    summary: "selects with an undefined arm are the other arm",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::<UndefinedArms>::default()))
    },
};

#[derive(Default)]
struct UndefinedArms {
    found: Vec<Inst>,
    dead: Vec<Inst>,
}

impl FunctionPass for UndefinedArms {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.found.clear();
        let all = func.block_order().flat_map(|block| func.block_insts(block));
        self.found.extend(all.filter(|&inst| defined_arm(func, inst).is_some()));
        if self.found.is_empty() {
            return Outcome::of(false, AnalysisSet::CFG_ALL);
        }
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        for n in 0..self.found.len() {
            let select = self.found[n];
            // It may be gone with a condition, and its arm may itself have been one of these.
            let Some(arm) =
                Some(select).filter(|&select| !func.is_dead(select)).and_then(|select| defined_arm(func, select))
            else {
                continue;
            };
            let is_settled = Values::with(func, &dom, &assumptions).at(select).not_undef_or_poison(arm);
            let value = if is_settled { arm } else { Builder::before(func, select).freeze(arm) };
            func.replace_all_uses(select.into(), value);
            func.take_name(value, select.into());
            self.dead.push(select);
            erase_dead_chain(func, &mut self.dead, Inst::NONE);
        }
        Outcome::of(true, AnalysisSet::CFG_ALL)
    }
}

/// The arm of select `inst` that is defined, if only one is. A select that reads itself stands in code that is never reached.
fn defined_arm(func: &Func<'_>, inst: Inst) -> Option<Value> {
    if func.op(inst) != Opcode::Select {
        return None;
    }
    let (yes, no) = (func.operand(inst, 1), func.operand(inst, 2));
    let arm = match (yes.is_undef_or_poison(), no.is_undef_or_poison()) {
        (true, false) => no,
        (false, true) => yes,
        _ => return None,
    };
    Some(arm).filter(|&arm| arm != Value::inst(inst))
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(200), Shape2 { size: 8, bits: 3, branches: true });
    }
}
