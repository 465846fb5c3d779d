//! `unify-loop-exits`: a loop that is left to several blocks is left to one, which tells where control was going.
//!
//! **How**: a [hub](crate::hub) joins the edges that leave the loop, outer loops first. Values of the loop that are used outside of it get a phi
//! in the first guard, as paths from other exiting blocks reach these uses now; along those the value does not matter, and is poison.
//! **When**: all exiting blocks end in `br`; `lower-switch` does that for switches.
//! **Why on a GPU**: the threads of a warp meet behind the loop whichever way they left it.
//! **Invariants**: no block is copied, and each is reached under the conditions that it was reached under. Loops stay loops. Functions that hold
//! tokens stay: a token is no value for a phi.
//! **Relies on** dominance and the loop nest. **Cost**: what leaves a loop, edges and values, times the loops that it leaves; exiting blocks
//! times destinations and phis, at most [`MAX_PAIRS`] a loop.

use crate::hub::{Hub, MAX_PAIRS, Redirected};
use crate::{branches_only, holds_tokens, knobs};
use warpc_analysis::AnalysisSet;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;
use warpc_ir::{Func, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

const NAME: &str = "unify-loop-exits";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "leave each loop to one block",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::HUBS],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(UnifyLoopExits)))
    },
};

struct UnifyLoopExits;

impl FunctionPass for UnifyLoopExits {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() || holds_tokens(func) {
            return Outcome::Unchanged;
        }
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let leaving = Leaving::new(func, &loops, cfg.rpo());
        let max_booleans = cx.session.knobs.get(knobs::MAX_BOOLEANS_IN_HUB).max(0) as usize;
        let order: Vec<Loop> = loops.top().into_iter().flat_map(|top| loops.preorder(top)).collect();
        let mut members = Members::new(func, &loops);
        let mut changed = false;
        for loop_id in order {
            let exiting = &leaving.exiting[loop_id.index()];
            let leads = |to: Block| !members.contains(loop_id, to);
            let branches: Vec<Redirected> =
                exiting.iter().filter_map(|&block| Redirected::new(func, block, leads)).collect();
            let hub = Hub { branches, prefix: b"loop.exit", max_booleans };
            let pairs = hub.cost(func).saturating_add(exiting.len() * leaving.values[loop_id.index()].len());
            if !branches_only(func, exiting) || pairs > MAX_PAIRS {
                let at = func.terminator(loops.header(loop_id));
                cx.remark(RemarkKind::Missed, NAME, "SeveralExits", at, || "exits of the loop stay apart");
                continue;
            }
            let guards = hub.make(func);
            let Some(&first) = guards.first() else { continue };
            changed = true;
            repair(func, &dom, &members, loop_id, &leaving, first);
            for &guard in &guards {
                members.add(guard, loops.parent(loop_id));
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// What leaves each loop.
struct Leaving {
    /// Blocks with an edge out of the loop, in reverse post-order.
    exiting: Vec<Vec<Block>>,
    /// Values with a use outside of the loop, in reverse post-order of their blocks.
    values: Vec<Vec<Inst>>,
}

impl Leaving {
    fn new(func: &Func<'_>, loops: &Loops, order: &[Block]) -> Leaving {
        let mut leaving = Leaving { exiting: vec![Vec::new(); loops.len()], values: vec![Vec::new(); loops.len()] };
        for &block in order {
            let home = loops.of(block);
            if home.is_none() {
                continue;
            }
            let outermost = func.successors(block).map(|to| loops.of(to));
            mark(loops, home, outermost, &mut leaving.exiting, block);
            for inst in func.block_insts(block) {
                let users = func.uses(inst.into()).map(|row| loops.of(func.block_of(func.user(row))));
                mark(loops, home, users, &mut leaving.values, inst);
            }
        }
        leaving
    }
}

/// Adds `what`, which is in the loop `home`, to the lists of the loops that do not hold all of `others`.
fn mark<T: Copy>(loops: &Loops, home: Loop, others: impl Iterator<Item = Loop>, lists: &mut [Vec<T>], what: T) {
    // The innermost loop that holds them all: those inside of it are left.
    let mut around = home;
    for other in others {
        while around.is_some() && !(other.is_some() && loops.encloses(around, other)) {
            around = loops.parent(around);
        }
    }
    let mut left = home;
    while left != around {
        lists[left.index()].push(what);
        left = loops.parent(left);
    }
}

/// The innermost loop of each block, new ones too.
struct Members<'a> {
    loops: &'a Loops,
    of: Vec<Loop>,
}

impl Members<'_> {
    fn new<'a>(func: &Func<'_>, loops: &'a Loops) -> Members<'a> {
        let mut of = vec![Loop::NONE; func.num_blocks()];
        for block in func.block_order() {
            of[block.index()] = loops.of(block);
        }
        Members { loops, of }
    }
    fn contains(&self, loop_id: Loop, block: Block) -> bool {
        let inner = self.of.get(block.index()).copied().unwrap_or(Loop::NONE);
        inner.is_some() && self.loops.encloses(loop_id, inner)
    }
    fn add(&mut self, block: Block, loop_id: Loop) {
        self.of.resize(self.of.len().max(block.index() + 1), Loop::NONE);
        self.of[block.index()] = loop_id;
    }
}

/// Makes a phi in the guard `first` for each value of the loop that is used outside of it. The pairs of the phis of the guard are uses
/// at the ends of exiting blocks.
fn repair(
    func: &mut FuncMut<'_>,
    dom: &DomTree,
    members: &Members<'_>,
    loop_id: Loop,
    leaving: &Leaving,
    first: Block,
) {
    let exiting = &leaving.exiting[loop_id.index()];
    for &inst in &leaving.values[loop_id.index()] {
        // Its last use may have gone with a branch.
        if func.is_dead(inst) {
            continue;
        }
        let is_outside = |func: &Func<'_>, row: Use| {
            let block = func.block_of(func.user(row));
            block != first && !members.contains(loop_id, block)
        };
        let rows: Vec<Use> = func.uses(inst.into()).filter(|&row| is_outside(func, row)).collect();
        if rows.is_empty() {
            continue;
        }
        let ty = func.ty(inst);
        let phi = func.new_phi(first, ty);
        func.name_after(phi.into(), inst.into(), ".moved");
        for &from in exiting {
            let is_there = dom.dominates(func.block_of(inst), from);
            let value = if is_there { Value::inst(inst) } else { Value::poison(ty) };
            func.add_incoming(phi, value, from);
        }
        for row in rows {
            func.set_use(row, phi.into());
        }
    }
}
