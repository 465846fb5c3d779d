//! `aggressive-instcombine`: patterns that take a look at many instructions, once.
//!
//! **When**: expressions that are truncated at the end (`truncate.rs`); rotations and funnel shifts behind a branch that asks whether the
//! amount is zero (`funnel.rs`); bits counted by masks and sums; several bits tested by shifts (`bits.rs`); look-ups
//! that count trailing zeros; loads from constants in which every place that may be read holds one value (`tables.rs`).
//! **Not**: calls of the C library (`strncmp`, `memchr`), which device code does not have.
//! **Invariants**: blocks and edges stay; what is computed before a branch has no effect, and is frozen where the branch guarded it
//! from poison. **Cost**: linear; graphs of truncations have a budget, after which the rest stays as it is.
//! **Relies on** constant memory: only loads of constant variables are replaced, and none that is volatile. No call moves but intrinsics
//! without effects.

mod bits;
mod funnel;
mod tables;
mod truncate;

use truncate::Truncations;
use warpc_analysis::{AnalysisSet, Assumptions, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::simplify::simplify_inst;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "aggressive-instcombine",
    summary: "combine expressions of many instructions",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("aggressive-instcombine")?;
        Ok(PassBody::Function(Box::<Combine>::default()))
    },
};

#[derive(Default)]
struct Combine {
    truncations: Truncations,
}

/// What the rules may ask.
struct Context<'c> {
    dom: &'c DomTree,
    assumptions: &'c Assumptions,
}

impl FunctionPass for Combine {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        let context = Context { dom: &dom, assumptions: &assumptions };
        let mut changed = self.truncations.run(func, &context);
        for b in func.block_order().filter(|&b| dom.is_reachable(b)).collect::<Vec<Block>>() {
            let mut i = func.last(b);
            while i.is_some() {
                // What dies with a pattern stands before it, and phis are looked at last.
                let replacement = pattern(func, &context, i);
                let before = func.prev(i);
                if let Some(v) = replacement {
                    func.replace_all_uses(i.into(), v);
                    if facts::is_trivially_dead(func, i) {
                        erase_dead_chain(func, &mut vec![i], before);
                    }
                    changed = true;
                }
                i = before;
            }
        }
        if changed {
            clean_up(func, &dom);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Folds what has constants for operands now, and erases what nothing uses.
fn clean_up(func: &mut FuncMut<'_>, dom: &DomTree) {
    for &b in dom.preorder() {
        let mut i = func.first(b);
        while i.is_some() {
            let next = func.next(i);
            if facts::is_trivially_dead(func, i) {
                erase_dead_chain(func, &mut vec![i], next);
            } else if let Some(v) = simplify_inst(func, i).filter(|&v| v != i.into()) {
                func.replace_all_uses(i.into(), v);
                if facts::is_trivially_dead(func, i) {
                    erase_dead_chain(func, &mut vec![i], next);
                }
            }
            i = next;
        }
    }
}

/// What `inst` is, if it is the end of a pattern.
fn pattern(func: &mut FuncMut<'_>, cx: &Context<'_>, inst: Inst) -> Option<Value> {
    use warpc_ir::Opcode::*;
    match func.op(inst) {
        And => bits::any_or_all(func, inst),
        Phi => funnel::guarded(func, cx, inst),
        LShr => bits::population_count(func, inst),
        Load => tables::trailing_zeros(func, inst).or_else(|| tables::one_value(func, inst)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(500), Shape2 { size: 12, bits: 4, branches: true });
    }
}
