//! `loop-extract`: loops become functions of their own, for tools that look for the code that something depends on.
//!
//! **When**: all loops that are in no other loop and have a preheader, one latch and exits of their own. Where a function is hardly more than
//! one such loop (its entry goes to the loop, and the exits return) the loops directly inside it are taken instead, or it would be taken again and
//! again. With `single` one loop of the module only, the first that is met. Functions marked `optnone` stay.
//! **Invariants**: what programs compute stays; see [`crate::outline`] for what a function is made of and for loops that stay. Loops with barriers
//! and convergent operations are taken too: threads that reach the loop together call the function together. **Cost**: linear in the function
//! per loop that is taken, at most [`BUDGET`] instructions of functions for a module. **Source**: LLVM's pass of this name.

use crate::function_attrs::fn_has;
use crate::knobs;
use crate::outline::{Options, outline};
use warpc_analysis::{Analyses, AnalysisSet};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;
use warpc_ir::{Func, Module, Opcode};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

const NAME: &str = "loop-extract";

/// Instructions of functions that are copied for the loops of a module, at most.
const BUDGET: usize = 1 << 26;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make functions of loops",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::OUTLINE],
    idempotent: false,
    required: false,
    make: |mut params| {
        let only_one = params.take_flag("single", false);
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(LoopExtract { only_one })))
    },
};

struct LoopExtract {
    only_one: bool,
}

impl ModulePass for LoopExtract {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let (mut changed, mut budget) = (false, BUDGET);
        for global in module.defined_functions() {
            if fn_has(module.ctx(), global, AttrKind::OptimizeNone) {
                continue;
            }
            let regions = module.edit(global, |func| candidates(func)).unwrap_or_default();
            for blocks in regions {
                budget = budget.saturating_sub(module.func(global).map_or(0, |func| func.num_insts()));
                if budget == 0 {
                    return changed;
                }
                if outline(module, global, &blocks, &Options::new(&cx.session.knobs)).is_some() {
                    changed = true;
                    if self.only_one {
                        return true;
                    }
                }
            }
        }
        changed
    }
}

/// The blocks of each loop that is to be taken, its header first.
fn candidates(func: &Func<'_>) -> Vec<Vec<Block>> {
    let mut analyses = Analyses::default();
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    let mut chosen = loops.top();
    // Last loops first, and the loops of a loop first ones first: so their functions are numbered.
    chosen.reverse();
    if let [only] = chosen[..]
        && !(loops.is_loop_simplify_form(func, only) && is_part_of_more(func, &loops, only))
    {
        chosen = loops.children(only).collect();
    }
    chosen.retain(|&chosen| loops.is_loop_simplify_form(func, chosen));
    let blocks = |chosen: &Loop| {
        let mut blocks = loops.blocks(*chosen);
        blocks.sort_unstable_by_key(|&block| cfg.rpo_index(block));
        blocks
    };
    chosen.iter().map(blocks).collect()
}

/// Whether the function does more than run loop `only` and return.
fn is_part_of_more(func: &Func<'_>, loops: &Loops, only: Loop) -> bool {
    let end = func.terminator(func.entry());
    let enters = func.op(end) == Opcode::Br && func.successors_of(end).eq([loops.header(only)]);
    let returns = |exit: Block| func.op(func.terminator(exit)) == Opcode::Ret;
    !enters || !loops.exit_blocks(func, only).into_iter().all(returns)
}
