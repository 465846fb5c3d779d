//! `instsimplify`: replaces instructions by values that exist already.
//!
//! **When**: an instruction folds to a constant or equals one of its operands' operands; see [`super::simplify`].
//! **How**: all reachable instructions in reverse post-order; a replaced value queues its users, until nothing changes.
//! **Invariants**: no instruction is created; replaced instructions without side effects are erased.
//! **Cost**: linear in the code, times the bounded cost of one question, with at most [`VISITS`] questions per instruction.
//! **Relies on** what counts as an effect: volatile accesses and calls that may write stay as they are.

use super::simplify::{Context, Simplifier};
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::is_trivially_dead;
use warpc_analysis::known_bits::KnownMemo;
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::settled::SIMPLIFIED;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "instsimplify",
    summary: "replace instructions by values that exist already",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::ERASE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("instsimplify")?;
        Ok(PassBody::Function(Box::new(InstSimplify::default())))
    },
};

/// Questions about one instruction before the pass stops asking.
const VISITS: u8 = 16;

#[derive(Default)]
struct InstSimplify {
    memo: KnownMemo,
    queued: RowSet<Inst>,
    visits: Vec<u8>,
    work: Vec<Inst>,
    next: Vec<Inst>,
    dead: Vec<Inst>,
}

impl FunctionPass for InstSimplify {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(f);
        let dom = cx.analyses.dom(f);
        let assumptions = cx.analyses.assumptions(f);
        let memo = std::mem::take(&mut self.memo);
        memo.begin();
        let context = Context { dom: Some(&dom), assumptions: Some(&assumptions), at: Inst::NONE, memo: Some(&memo) };
        let changed = self.kernel(f, &cfg, context);
        self.memo = memo;
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl InstSimplify {
    /// Erases `inst`, which is dead, and what only it needed.
    fn erase(&mut self, f: &mut FuncMut<'_>, inst: Inst) {
        self.dead.push(inst);
        while let Some(inst) = self.dead.pop() {
            if f.is_dead(inst) {
                continue;
            }
            let operands: SmallVec<[Inst; 4]> = f.operands(inst).filter_map(|v| v.as_inst()).collect();
            f.erase(inst);
            self.dead.extend(operands.into_iter().filter(|&d| !f.is_dead(d) && is_trivially_dead(f, d)));
        }
    }

    fn kernel(&mut self, f: &mut FuncMut<'_>, cfg: &Cfg, context: Context<'_>) -> bool {
        let rows = f.num_insts();
        self.queued.reset(rows);
        self.visits.clear();
        self.visits.resize(rows, 0);
        self.next.clear();
        self.work.clear();
        for &b in cfg.rpo() {
            self.work.extend(f.block_insts(b));
        }
        let mut changed = false;
        while !self.work.is_empty() {
            let mut work = std::mem::take(&mut self.work);
            for &i in &work {
                self.queued.remove(i);
                if f.is_dead(i) {
                    continue;
                }
                if is_trivially_dead(f, i) {
                    self.erase(f, i);
                    changed = true;
                    continue;
                }
                if f.ty(i) == Type::VOID || f.is_unused(Value::inst(i)) {
                    continue;
                }
                self.visits[i.index()] += 1;
                if self.visits[i.index()] > VISITS {
                    continue;
                }
                if f.is_settled(i, SIMPLIFIED) {
                    continue;
                }
                let Some(v) = Simplifier::with(f, context).inst(i) else {
                    f.settle(i, SIMPLIFIED);
                    continue;
                };
                changed = true;
                for u in f.uses(Value::inst(i)) {
                    let user = f.user(u);
                    if cfg.is_reachable(f.block_of(user)) && self.queued.insert(user) {
                        self.next.push(user);
                    }
                }
                f.replace_all_uses(Value::inst(i), v);
                if is_trivially_dead(f, i) {
                    self.erase(f, i);
                }
            }
            work.clear();
            std::mem::swap(&mut work, &mut self.next);
            self.work = work;
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass, check_rules};

    #[test]
    fn every_rule_has_cases() {
        check_rules(&super::INFO, env!("CARGO_MANIFEST_DIR"), "simplify");
    }

    #[test]
    fn straight_line_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(1500), Shape2 { size: 9, bits: 3, branches: false });
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 6, bits: 4, branches: false });
    }

    #[test]
    fn branches_are_refined() {
        check_pass(&super::INFO, &[], cases(800), Shape2 { size: 12, bits: 3, branches: true });
    }
}
