//! `branch-dist`: distributes a divergent branch over its arms, so that what both arms do is done once, by all threads of a warp.
//!
//! ```text
//!   if (c) { a1; x1; b1 } else { a2; x2; b2 }
//!   becomes
//!   if (c) { a1 } else { a2 }   x(c ? operands of x1 : operands of x2)   if (c) { b1 } else { b2 }
//! ```
//!
//! **Why on a GPU**: the two arms of a divergent branch run one after the other, each with a part of the lanes, so an operation that
//! stands in both is issued twice; a load waits twice.
//! **When**: a divergent branch (any with `ignore-variance-cond`) to two blocks that it alone reaches, which meet again in one block.
//! The instructions of the arms are aligned by their cost (`align.rs`): a pair of equal operations saves what one of them costs, less a
//! select or phi for each operand that differs; a place where the arms go apart again costs a branch. What saves fewer than
//! `branch-dist-norm` instructions is left, and what saves waits for memory alone, but issues more (`balance.rs`): where the threads of a
//! warp take one arm together there is nothing to wait for twice. Conditions on rows of threads (`rows.rs`) are mostly such.
//! **Invariants**: every thread does what it did, in the same order, so volatile and atomic accesses may be joined. Arms with convergent
//! calls are left alone, for other threads would come to them. Flags and metadata that only one of a pair has are dropped. Values of
//! one arm are poison where the other comes from.
//! **Relies on**: uniformity. **Cost**: `LENGTH` squared for each branch; `branch-dist-block-limit` branches.

mod align;
mod balance;
mod meld;
mod rows;

use crate::knobs;
use align::{Aligner, Segment};
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{call_has, intrinsic};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::is_convergent;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "branch-dist",
    summary: "do once what both arms of a divergent branch do",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::BRANCH_DIST],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("branch-dist")?;
        Ok(PassBody::Function(Box::new(BranchDist::default())))
    },
};

/// Instructions of an arm that are aligned, at most.
const LENGTH: usize = 64;

#[derive(Default)]
struct BranchDist {
    aligner: Aligner,
}

/// A branch whose arms meet.
#[derive(Clone, Copy, Debug)]
struct Diamond {
    /// The block that branches.
    from: Block,
    /// Its arms, that of a true condition first.
    arms: [Block; 2],
    /// Where they meet.
    join: Block,
}

impl FunctionPass for BranchDist {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let limit = usize::try_from(knobs.get(knobs::BRANCH_DIST_BLOCK_LIMIT)).unwrap_or(usize::MAX);
        let least = i32::try_from(knobs.get(knobs::BRANCH_DIST_NORM)).unwrap_or(i32::MAX);
        let any = knobs.get(knobs::IGNORE_VARIANCE_COND);
        let mut found: Vec<Diamond> = func.block_order().filter_map(|block| diamond(func, block)).collect();
        if found.is_empty() || limit == 0 {
            return Outcome::Unchanged;
        }
        if !any {
            let uniformity = cx.analyses.uniformity(func);
            found.retain(|diamond| {
                let condition = func.operand(func.terminator(diamond.from), 0);
                uniformity.has_divergent_terminator(diamond.from) && !rows::is_of_rows(func, &uniformity, condition)
            });
        }
        let mut left = limit;
        for diamond in found {
            if left == 0 {
                break;
            }
            let Some(arms) = contents(func, diamond.arms) else { continue };
            let Some(plan) = self.aligner.plan(func, diamond, [&arms[0], &arms[1]], least) else { continue };
            let term = func.terminator(diamond.from);
            cx.remark(
                RemarkKind::Passed,
                "branch-dist",
                "Distributed",
                term,
                || "divergent branch distributed over its arms",
            );
            meld::meld(func, diamond, &arms, &plan);
            left -= 1;
        }
        if left == limit { Outcome::Unchanged } else { Outcome::Changed(AnalysisSet::NONE) }
    }
}

/// The diamond at whose top `from` is.
fn diamond(func: &Func<'_>, from: Block) -> Option<Diamond> {
    let term = func.terminator(from);
    if func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return None;
    }
    let arms = [func.operand(term, 1).as_block()?, func.operand(term, 2).as_block()?];
    let end = |arm: Block| {
        let term = func.terminator(arm);
        let is_plain =
            func.op(term) == Opcode::Br && func.num_operands(term) == 1 && func.op(func.first(arm)) != Opcode::Phi;
        // One use as an operand: the edge from the branch. A block whose address is taken may be jumped to.
        let is_arm =
            is_plain && arm != func.entry() && func.single_predecessor(arm) == Some(from) && only_edge(func, arm);
        is_arm.then(|| func.operand(term, 0).as_block()).flatten()
    };
    let join = end(arms[0])?;
    let meets = arms[0] != arms[1] && end(arms[1])? == join && !arms.contains(&join) && !arms.contains(&from);
    (meets && join != from).then_some(Diamond { from, arms, join })
}

/// Whether `arm` is named by one branch and by phis alone.
fn only_edge(func: &Func<'_>, arm: Block) -> bool {
    func.uses(Value::block(arm)).filter(|&use_row| func.op(func.user(use_row)) != Opcode::Phi).count() == 1
}

/// The instructions of both arms without their branches, if they can be taken apart.
fn contents(func: &Func<'_>, arms: [Block; 2]) -> Option<[Vec<Inst>; 2]> {
    let list = |arm: Block| -> Option<Vec<Inst>> {
        let term = func.terminator(arm);
        let mut insts = Vec::new();
        for inst in func.block_insts(arm) {
            if inst == term {
                continue;
            }
            if insts.len() == LENGTH || is_fixed(func, inst) {
                return None;
            }
            insts.push(inst);
        }
        Some(insts)
    };
    let lists = [list(arms[0])?, list(arms[1])?];
    lists.iter().all(|list| !list.is_empty()).then_some(lists)
}

/// Whether `inst` has to stay among the threads and the instructions that it is with.
fn is_fixed(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Alloca | Opcode::LandingPad => true,
        Opcode::Call => {
            let by_table = intrinsic(func, inst).is_some_and(is_convergent);
            by_table
                || call_has(func, inst, AttrKind::Convergent)
                || call_has(func, inst, AttrKind::NoDuplicate)
                || func.ty(inst) == Type::TOKEN
                || !func.call(inst).bundles.is_empty()
        }
        op => op.is_call(),
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
