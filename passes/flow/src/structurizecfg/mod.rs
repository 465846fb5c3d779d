//! `structurizecfg`: regions become lines of `if` without `else`, one inside or behind the other, and of loops that are left in one place.
//!
//! ```text
//!     a                a
//!    / \               | \
//!   b   c   becomes    |  b
//!    \ /               | /
//!     d               flow
//!                      | \
//!                      |  c
//!                      | /
//!                      d
//! ```
//! **How**: regions, inner ones first and then as one node each, are laid in line, so that edges other than those of loops lead forward.
//! Each node that does not always run gets a block before it that asks whether it runs (a *flow* block, if no empty one is there), and
//! leads behind it otherwise, past all that only runs after it. At the end of each loop a block asks whether it is left. What they
//! ask is the condition of the edge that led to the node, `false` where that edge was not passed; the values of phis come along in the
//! same way ([`Definitions`]). At the end, values that no longer dominate their uses get phis, `poison` where they were not computed.
//! **When**: the edges in a region are those of branches (`lower-switch` makes them of switches); cycles have one entry
//! (`fix-irreducible`). The function itself is no region: where it returns in several places, `mergereturn` makes them one.
//! With `skip-uniform-regions`, regions whose branches all threads of a warp take alike stay.
//! **Why on a GPU**: whichever way threads went, they run the rest of a region together; and a target without jumps has code for the result.
//! **Invariants**: no block is copied, and each is reached under the conditions that it was reached under, in a possible order.
//! **Relies on** dominance and, where asked to, uniformity. **Cost**: for each region, its edges and the blocks between the conditions;
//! for each value that needs phis, the blocks between; at most [`MAX_WORK`] for a function, which stays otherwise.
//! **Source**: behaviour of LLVM's pass of the same name.

mod conditions;
mod line;
mod order;
mod regions;

use crate::{holds_tokens, knobs};
use line::Line;
use regions::Regions;
use warpc_analysis::{AnalysisSet, Cycles, Uniformity};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_propagation::threading::Definitions;

const NAME: &str = "structurizecfg";

/// Blocks times regions, and blocks times values, above which a function stays as it is.
const MAX_WORK: usize = 1 << 24;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make regions lines of conditions and loops with one exit",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::POSTDOM),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::STRUCTURIZE],
    idempotent: false,
    required: false,
    make: |mut params| {
        let skip_uniform = params.take_word("skip-uniform-regions");
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(StructurizeCfg { skip_uniform })))
    },
};

struct StructurizeCfg {
    skip_uniform: bool,
}

impl FunctionPass for StructurizeCfg {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if func.next_block(func.entry()).is_none() || holds_tokens(func) {
            return Outcome::Unchanged;
        }
        let (cfg, dom, post) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.post_dom(func));
        let mut regions = match regions_of(func, &cfg, &dom, &post) {
            Ok(regions) => regions,
            Err(why) => {
                cx.remark(RemarkKind::Missed, NAME, "NotStructured", func.first(func.entry()), || why);
                return Outcome::Unchanged;
            }
        };
        let skip = self.skip_uniform || cx.session.knobs.get(knobs::SKIP_UNIFORM_REGIONS);
        let uniformity = skip.then(|| cx.analyses.uniformity(func));
        let mut kept = Kept::new(func, &regions, uniformity.as_deref());
        let mut dom = DomTree::clone(&dom);
        let mut changed = false;
        for region in regions.outer_first().into_iter().rev() {
            if kept.branches_otherwise[region] {
                let at = func.terminator(regions.rows[region].entry);
                cx.remark(
                    RemarkKind::Missed,
                    NAME,
                    "NotStructured",
                    at,
                    || "a switch or call decides where control goes",
                );
                continue;
            }
            if !kept.stays(&regions, region) {
                Line::new(func, &mut regions, &mut dom, region).lay();
                changed = true;
            }
        }
        if changed {
            repair(func);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// The regions of a function, or why they stay as they are.
fn regions_of(func: &Func<'_>, cfg: &Cfg, dom: &DomTree, post: &DomTree) -> Result<Regions, &'static str> {
    let regions = Regions::new(cfg, dom, post).ok_or("the blocks that paths meet in are too many")?;
    let blocks = cfg.rpo().len();
    if regions.rows.len().saturating_mul(blocks) > MAX_WORK || crossing_work(func, cfg) > MAX_WORK {
        return Err("the function is too large");
    }
    let cycles = Cycles::new(func, cfg);
    match cycles.preorder().iter().any(|&cycle| cycles.entries(cycle).len() > 1) {
        true => Err("a cycle has several entries"),
        false => Ok(regions),
    }
}

/// Blocks times values that are used outside of their blocks: a bound of what phis for them take.
fn crossing_work(func: &Func<'_>, cfg: &Cfg) -> usize {
    let crosses = |inst: Inst| func.uses(inst.into()).any(|row| func.block_of(func.user(row)) != func.block_of(inst));
    let values = cfg.rpo().iter().flat_map(|&b| func.block_insts(b)).filter(|&inst| crosses(inst)).count();
    values.saturating_mul(cfg.rpo().len())
}

/// Which regions stay as they are.
struct Kept {
    /// Regions with an edge directly in them that is not of a branch.
    branches_otherwise: Vec<bool>,
    /// Regions with a branch directly in them that threads of a warp take differently.
    divergent: Vec<bool>,
    /// Regions that stay because all in them is uniform.
    uniform: Vec<bool>,
    skip: bool,
}

impl Kept {
    fn new(func: &Func<'_>, regions: &Regions, uniformity: Option<&Uniformity>) -> Kept {
        let rows = regions.rows.len();
        let mut kept = Kept {
            branches_otherwise: vec![false; rows],
            divergent: vec![false; rows],
            uniform: vec![false; rows],
            skip: uniformity.is_some(),
        };
        for block in func.block_order() {
            let region = regions.of(block);
            kept.branches_otherwise[region] |= func.op(func.terminator(block)) != Opcode::Br;
            kept.divergent[region] |= uniformity.is_some_and(|u| u.has_divergent_terminator(block));
        }
        kept
    }
    /// Whether `region`, all of whose inner regions had their turn, stays because its branches are uniform.
    fn stays(&mut self, regions: &Regions, region: usize) -> bool {
        self.uniform[region] =
            self.skip && !self.divergent[region] && regions.rows[region].children.iter().all(|&c| self.uniform[c]);
        self.uniform[region]
    }
}

/// Gives uses that their values no longer dominate what reaches them.
fn repair(func: &mut FuncMut<'_>) {
    let dom = DomTree::new(&Cfg::new(func));
    let insts: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
    for inst in insts {
        let home = func.block_of(inst);
        if !dom.is_reachable(home) {
            continue;
        }
        let broken: Vec<Use> = func
            .uses(inst.into())
            .filter(|&row| !dom.dominates_use(func, inst, func.user(row), func.use_index(row)))
            .collect();
        if broken.is_empty() {
            continue;
        }
        let ty = func.ty(inst);
        let entry = (func.entry(), Value::poison(ty));
        let mut definitions = Definitions::new(ty, Value::NONE, [entry, (home, inst.into())]);
        for row in broken.into_iter().rev() {
            let value = definitions.at_use(func, row);
            func.set_use(row, value);
        }
    }
}
