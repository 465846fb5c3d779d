//! `simple-loop-unswitch`: conditions that a loop does not change are asked before it.
//!
//! | | when | what |
//! |---|---|---|
//! | trivial (`trivial.rs`) | the first blocks of the loop decide by it whether to leave | the branch moves before the loop; nothing is copied |
//! | non-trivial (`nontrivial.rs`), with `nontrivial` or `enable-nontrivial-unswitch` | any branch, switch, select or guard of the loop, if its copy is small | a second loop is made, of a switch more; each keeps its side |
//!
//! **Order**: trivial ones first; the loop is then visited again, and one branch at a time, the cheapest, is unswitched non-trivially.
//! **Threads**: a convergent operation before the branch keeps trivial ones in the loop, and anywhere in the loop it forbids the others. On
//! this target `nontrivial` alone takes only conditions that are the same in all threads of a warp, as the knob `unswitch-uniform-only` does
//! everywhere: threads that take both loops one after the other gain nothing. Others it takes where one side leaves no loop (`idle.rs`).
//! **Invariants**: the loop and those around it stay in loop-simplify and LCSSA form; memory SSA is computed afresh.
//! **Cost**: linear in the function for each loop that changes (dominators), and in the code that is copied, which `unswitch-threshold`
//! bounds for each branch and the multiplier of costs for the siblings that copying makes.
//! **Source**: specification 003, and LLVM's pass of this name.

mod branches;
mod candidates;
mod conditions;
mod copy;
mod cost;
mod idle;
mod inject;
mod nontrivial;
mod partial;
mod trivial;

use crate::region::Columns;
use crate::{knobs, refit};
use trivial::Trivial;
use warpc_analysis::AnalysisSet;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};

const NAME: &str = "simple-loop-unswitch";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "ask conditions that loops do not change before the loops",
    level: Level::Loop,
    reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::UNSWITCH],
    idempotent: false,
    required: false,
    make: |mut params| {
        let trivial = params.take_flag("trivial", true);
        let nontrivial = params.take_flag("nontrivial", false);
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(Unswitch { trivial, nontrivial, columns: Columns::default() })))
    },
};

struct Unswitch {
    trivial: bool,
    nontrivial: bool,
    columns: Columns,
}

impl LoopPass for Unswitch {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        if !cx.loops.is_loop_simplify_form(func, loop_id) {
            return Outcome::Unchanged;
        }
        let Some(preheader) = cx.loops.preheader(func, loop_id).filter(|&p| ends_in_jump(func, p)) else {
            return Outcome::Unchanged;
        };
        let knobs = &cx.session.knobs;
        let freeze = knobs.get(knobs::FREEZE_LOOP_UNSWITCH_COND);
        let forced = knobs.get(knobs::ENABLE_NONTRIVIAL_UNSWITCH);
        if self.trivial && self.unswitch_trivial(func, loop_id, cx, preheader, freeze) {
            cx.updater.revisit_current();
            return Outcome::Changed(AnalysisSet::NONE);
        }
        let attrs = func.ctx().globals.parts[func.global().index()].attrs;
        let small =
            func.attrs().fn_has(attrs, AttrKind::OptimizeForSize) || func.attrs().fn_has(attrs, AttrKind::MinSize);
        if !(forced || self.nontrivial) || small {
            return Outcome::Unchanged;
        }
        let on_gpu = is_for_gpu(func);
        let strict = knobs.get(knobs::UNSWITCH_UNIFORM_ONLY);
        let asked = nontrivial::Asked { freeze, uniform_only: strict || on_gpu && !forced, or_idle: !strict };
        let changed = nontrivial::run(func, loop_id, &mut self.columns, cx, preheader, asked);
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl Unswitch {
    fn unswitch_trivial(
        &self,
        func: &mut FuncMut<'_>,
        loop_id: Loop,
        cx: &mut LoopCx<'_>,
        preheader: Block,
        freeze: bool,
    ) -> bool {
        let around = cx.loops.parent(loop_id);
        let mut work = Trivial { cx, loop_id, preheader, freeze };
        if !work.run(func) {
            return false;
        }
        let preheader = work.preheader;
        let mut blocks = cx.loops.blocks(loop_id);
        blocks.push(preheader);
        settle(func, cx, &blocks, around);
        true
    }
}

/// After edges of the loop around `blocks` changed: dominators are computed afresh, and the loops around, `around` innermost, keep of
/// `blocks` what still belongs to them and come into form again.
fn settle(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, blocks: &[Block], around: Loop) {
    *cx.dom = DomTree::new(&Cfg::new(func));
    if around.is_some() {
        let top = cx.loops.outermost(around);
        cx.forget_topmost_loop(func, around);
        refit::refit(func, cx.loops, blocks, around);
        refit::reform_only(func, cx.loops, cx.dom, top);
    }
    cx.graph_changed();
}

/// Whether `block` only jumps on: what is asked before a loop can be put there.
fn ends_in_jump(func: &FuncMut<'_>, block: Block) -> bool {
    let end = func.terminator(block);
    func.op(end) == Opcode::Br && func.num_operands(end) == 1
}
