//! The two peephole passes: a walk over the instructions each, in which one instruction, or a few that belong together, become cheaper ones.
//! They stand in the fast pipelines, where no `instcombine` runs.
//!
//! | pass | file | rules |
//! |---|---|---|
//! | `nvvm-peephole-optimizer` | `narrow.rs` | operations that are dear become cheap: divisions, products, `double` and 64 bits where less is enough |
//! | `nvvm-peephole2` | `forms.rs` | several instructions that the target has one for: minima, absolute values, funnel shifts, permuted bytes |
//!
//! **How**: blocks in reverse post-order; a rule sees operands that were rewritten already. What lost its last user goes at once.
//! **Invariants**: a result is the same bit for bit, or refines poison. Floating-point rules ask for flags or are exact; those that change
//! the format leave functions alone that flush subnormal numbers. Control flow, memory and convergent calls are untouched.
//! **Relies on** known bits. **Cost**: linear; known bits look at most a fixed number of operands deep.

mod forms;
mod narrow;

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::is_trivially_dead;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;

/// Row of `nvvm-peephole-optimizer` in the pass table.
pub const FIRST: PassInfo = PassInfo {
    name: "nvvm-peephole-optimizer",
    summary: "dear operations become cheap ones",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("nvvm-peephole-optimizer")?;
        Ok(PassBody::Function(Box::new(Peephole { rewrite: narrow::rewrite })))
    },
};

/// Row of `nvvm-peephole2` in the pass table.
pub const SECOND: PassInfo = PassInfo {
    name: "nvvm-peephole2",
    summary: "instructions that the target has one for become that one",
    make: |params| {
        params.finish("nvvm-peephole2")?;
        Ok(PassBody::Function(Box::new(Peephole { rewrite: forms::rewrite })))
    },
    ..FIRST
};

/// What stands for an instruction, if a rule applies. New instructions are put before it.
type Rewrite = fn(&mut FuncMut<'_>, Inst, &Facts) -> Option<Value>;

struct Peephole {
    rewrite: Rewrite,
}

/// What rules ask of the function.
struct Facts {
    /// It flushes subnormal numbers.
    flushes: bool,
}

impl FunctionPass for Peephole {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let facts = Facts { flushes: cx.session.fp.ftz || flushes(func) };
        let mut changed = false;
        for &block in cfg.rpo() {
            // From one instruction to the next that is left: dead operands stand before their user.
            let mut inst = func.first(block);
            while inst.is_some() {
                let next = func.next(inst);
                if let Some(value) = (self.rewrite)(func, inst, &facts) {
                    replace(func, inst, value);
                    changed = true;
                }
                inst = next;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Puts `value` in the place of `inst`, and takes operands out that nothing uses any more.
fn replace(func: &mut FuncMut<'_>, inst: Inst, value: Value) {
    if value.as_inst().is_some_and(|new| func.next(new) == inst) {
        func.take_name(value, Value::inst(inst));
    }
    let mut dead: Vec<Inst> = func.operands(inst).filter_map(|operand| operand.as_inst()).collect();
    func.replace_and_erase(inst, value);
    dead.retain(|&operand| !func.is_dead(operand) && is_trivially_dead(func, operand));
    erase_dead_chain(func, &mut dead, Inst::NONE);
}

/// Whether attributes say that `func` flushes subnormal numbers of some format, or may.
fn flushes(func: &Func<'_>) -> bool {
    let (ctx, attrs) = (func.ctx(), func.ctx().attrs());
    let set = attrs.list(ctx.globals.parts[func.global().index()].attrs).func;
    [b"denormal-fp-math".as_slice(), b"denormal-fp-math-f32"].into_iter().any(|key| {
        let value = ctx.tables.strings.find(key).and_then(|key| attrs.string(set, key)).flatten();
        value.is_some_and(|value| !ctx.str(value).starts_with(b"ieee"))
    })
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        for bits in [3, 4] {
            check_pass(&super::FIRST, &[], cases(200), Shape2 { size: 12, bits, branches: true });
            check_pass(&super::SECOND, &[], cases(200), Shape2 { size: 12, bits, branches: true });
        }
    }
}
