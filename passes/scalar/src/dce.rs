//! `dce`: erases instructions whose result is unused and that do nothing else.
//!
//! **How**: one walk backwards through the blocks; erasing the last use of an operand queues it, so chains go in one run.
//! Cycles of phis stay (that is `adce`). **Cost**: linear.
//! **Relies on** what counts as an effect: volatile and atomic accesses, calls that may write and barriers stay. A convergent call
//! without effects goes when nobody needs its result.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::is_trivially_dead;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "dce",
    summary: "erase instructions that nothing uses",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::ERASE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("dce")?;
        Ok(PassBody::Function(Box::new(Dce)))
    },
};

struct Dce;

impl FunctionPass for Dce {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut work = Vec::new();
        let mut changed = false;
        let mut b = f.side().last_block;
        while b.is_some() {
            let mut i = f.last(b);
            while i.is_some() {
                let prev = f.prev(i);
                if is_trivially_dead(f, i) {
                    work.push(i);
                    changed = true;
                    erase_dead_chain(f, &mut work, prev);
                }
                i = prev;
            }
            b = f.prev_block(b);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Erases the instructions in `work`, which are dead, and operands that die with them. `keep`, where the caller's walk goes on,
/// is left for that walk.
pub fn erase_dead_chain(f: &mut FuncMut<'_>, work: &mut Vec<Inst>, keep: Inst) {
    while let Some(i) = work.pop() {
        if f.is_dead(i) {
            continue;
        }
        let operands: smallvec::SmallVec<[Inst; 4]> = f.operands(i).filter_map(Value::as_inst).collect();
        f.erase(i);
        for o in operands {
            if o != keep && !f.is_dead(o) && is_trivially_dead(f, o) {
                work.push(o);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass, rewrite};
    use warpc_ir::ids::*;
    use warpc_ir::{Builder, Opcode, Value};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 9, bits: 3, branches: true });
    }

    #[test]
    fn chains_go_and_stores_stay() {
        rewrite(
            &super::INFO,
            &[Type::I32, Type::PTR],
            |f, b| {
                let a = Builder::at_end(f, b).binary(Opcode::Add, Value::arg(0), Value::arg(0), 0);
                let m = Builder::at_end(f, b).binary(Opcode::Mul, a, a, 0);
                Builder::at_end(f, b).binary(Opcode::SDiv, m, a, 0);
                Builder::at_end(f, b).load(Type::I32, Value::arg(1), 4, 0);
                Builder::at_end(f, b).store(Value::arg(0), Value::arg(1), 4, 0);
                Value::arg(0)
            },
            |f, _| {
                let ops: Vec<Opcode> = f.block_insts(f.entry()).map(|i| f.op(i)).collect();
                assert_eq!(ops, [Opcode::Store, Opcode::Ret]);
            },
        );
    }
}
