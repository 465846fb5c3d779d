//! `simplifycfg`: simpler control flow.
//!
//! **When**: constant or redundant terminators, blocks that only branch, straight chains, small diamonds and triangles whose arms
//! can be computed always, conditions that can be joined, switches with few or regular cases, code before `unreachable`.
//! **How**: sweeps over the blocks in layout order; a block is looked at again when it or one near it changed. The order of the
//! rules and of the sweeps decides which block survives and what it is called: it is that of LLVM.
//! **Invariants**: convergent calls are never duplicated nor made conditional on more; loop headers keep their latch when
//! `keep-loops`, and with `keep-loop-forms` so do preheaders and exit blocks; nothing that may trap, read or write memory is speculated.
//! **Cost**: linear in the code it looks at, with a budget of [`ROUNDS`] visits per block and a remark when it is used up.
//! **Source**: the rules follow the language reference; their names follow LLVM's pass of this name.

mod blocks;
mod case_results;
mod chain;
mod common_dest;
mod condition;
mod cost;
mod equality;
mod hoist;
mod indirect;
mod nested;
mod select;
mod sink;
mod speculate;
mod stores;
mod switch;
mod switch_map;
mod switch_range;
mod switch_select;
mod tail;
mod terminator;
mod thread;
mod undefined;
mod unreachable;
mod util;
mod wide;

pub use cost::speculatable as is_speculatable;
pub use terminator::remove_cases;
pub use unreachable::remove_unreachable_blocks;
pub use util::{
    append_br, append_unreachable, drop_conditional_facts, exchange_arms, invert_branch, remove_edge, remove_edges,
};

use crate::knobs;
use std::sync::Arc;
pub use util::addressed_blocks;
use util::function_has;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{
    FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams, Remark, RemarkKind,
};
use wide::{CaseIndex, Incoming};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "simplifycfg",
    summary: "simplify control flow",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::SIMPLIFYCFG],
    idempotent: false,
    required: false,
    make: |params| {
        Ok(PassBody::Function(Box::new(SimplifyCfg { written: Options::parse(params)?, ..Default::default() })))
    },
};

/// Visits of one block before the pass stops looking at it.
const ROUNDS: u8 = 40;

/// Uses of a block that is beside a changed one that are followed to its predecessors; phis of its successors use it too.
const MARKED_USES: usize = 96;

/// Parameters, with LLVM's names and defaults.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Instructions that may be computed needlessly when two branches are joined.
    pub bonus_inst_threshold: u32,
    /// Comparisons of a range become one comparison instead of a switch.
    pub switch_range_to_icmp: bool,
    /// Switches that choose constants become arithmetic on the condition.
    pub switch_to_arithmetic: bool,
    /// So do those whose constants fit in one integer, and those with gaps.
    pub switch_to_lookup: bool,
    /// Loop headers keep their form.
    pub keep_loops: bool,
    /// Loops keep their preheaders and their exit blocks, also where these are empty.
    pub keep_loop_forms: bool,
    /// Equal instructions at the start of both arms move up.
    pub hoist_common_insts: bool,
    /// Equal instructions at the end of both arms move down.
    pub sink_common_insts: bool,
    /// Arms are computed always and selected.
    pub speculate_blocks: bool,
    /// Conditional branches are simplified.
    pub simplify_cond_branch: bool,
    /// Two guards of few instructions are one, also where these use what the second one computes: nothing behind looks at the guards alone.
    pub join_guards: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            bonus_inst_threshold: 1,
            switch_range_to_icmp: false,
            switch_to_arithmetic: false,
            switch_to_lookup: false,
            keep_loops: true,
            keep_loop_forms: false,
            hoist_common_insts: false,
            sink_common_insts: false,
            speculate_blocks: true,
            simplify_cond_branch: true,
            join_guards: false,
        }
    }
}

impl Options {
    fn parse(mut params: PassParams) -> Result<Options, ParamError> {
        let mut options = Options::default();
        if let Some(threshold) = params.take_number("simplifycfg", "bonus-inst-threshold")? {
            options.bonus_inst_threshold = threshold;
        }
        options.switch_range_to_icmp = params.take_flag("switch-range-to-icmp", options.switch_range_to_icmp);
        options.switch_to_arithmetic = params.take_flag("switch-to-arithmetic", options.switch_to_arithmetic);
        options.switch_to_lookup = params.take_flag("switch-to-lookup", options.switch_to_lookup);
        options.keep_loops = params.take_flag("keep-loops", options.keep_loops);
        options.keep_loop_forms = params.take_flag("keep-loop-forms", options.keep_loop_forms);
        options.hoist_common_insts = params.take_flag("hoist-common-insts", options.hoist_common_insts);
        options.sink_common_insts = params.take_flag("sink-common-insts", options.sink_common_insts);
        options.speculate_blocks = params.take_flag("speculate-blocks", options.speculate_blocks);
        options.simplify_cond_branch = params.take_flag("simplify-cond-branch", options.simplify_cond_branch);
        options.join_guards = params.take_flag("join-guards", options.join_guards);
        // Accepted for the pipelines of LLVM that name them.
        for name in ["forward-switch-cond", "hoist-loads-stores-with-cond-faulting", "speculate-unpredictables"] {
            params.take_flag(name, false);
        }
        params.finish("simplifycfg")?;
        Ok(options)
    }
}

/// Limits of the rewrites, from the knobs.
#[derive(Clone, Copy, Debug)]
struct Limits {
    /// Cost of what one arm may compute needlessly.
    arm: u32,
    /// Cost of what both arms of a diamond or triangle may compute needlessly.
    arms: u32,
    /// Phis of the join of a diamond that may become selects.
    phis: usize,
    /// Instructions of a block through which an edge is threaded.
    small_block: u32,
    /// Instructions that hoisting may pass over on each side.
    hoist_skip: u32,
    /// One instruction of a diamond or triangle is computed always whatever it costs.
    takes_one: bool,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { arm: 2, arms: 4, phis: 3, small_block: 10, hoist_skip: 20, takes_one: true }
    }
}

/// The pass with its scratch memory.
#[derive(Default)]
pub struct SimplifyCfg {
    /// Options as written in the pipeline.
    written: Options,
    options: Options,
    limits: Limits,
    /// The target is a GPU: addresses with constant offsets are free, selects are cheap beside a divergent branch.
    gpu: bool,
    /// Branches are joined also where profile says that the first one decides most of the time.
    ignores_profile: bool,
    dirty: RowSet<Block>,
    /// The block being looked at and those beside it.
    near: Vec<Block>,
    visits: Vec<u8>,
    taken: RowSet<Block>,
    headers: RowSet<Block>,
    /// The loops there were before the first rule, where their forms are kept.
    loops: Option<Arc<Loops>>,
    exhausted: bool,
    /// What the last wide phi and the last wide switch hold.
    incoming: Incoming,
    cases: CaseIndex,
    /// The rule that fired kept `incoming` and `cases` true.
    indexed: bool,
    /// The rule that fired asks for its block to be looked at again before the next.
    again: bool,
}

/// Joins the conditional branch of `block` with that of its only predecessor where both have a target in common and `block`
/// computes hardly more than its condition: the predecessor decides both then, and nothing goes to `block` any more.
pub fn fold_branch_into_predecessor(f: &mut FuncMut<'_>, block: Block) -> bool {
    let term = f.terminator(block);
    SimplifyCfg { ignores_profile: true, ..SimplifyCfg::default() }.common_dest(f, block, term)
}

/// Takes empty blocks away, one after the other, and keeps what it has found out about wide phis from one to the next.
#[derive(Default)]
pub struct EmptyBlocks {
    rules: SimplifyCfg,
}

impl EmptyBlocks {
    /// `block` holds nothing but phis and a branch: its predecessors go where it goes, if phis there can tell them apart. Its address
    /// must not be taken.
    pub fn fold(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let term = f.terminator(block);
        self.rules.empty_block(f, block, term)
    }
    /// Somebody else has changed edges.
    pub fn edges_changed(&mut self) {
        self.rules.incoming.forget();
    }
}

/// What `inst` costs in instructions and time: 0 for what costs nothing on the target, 1 for plain operations, more for what
/// expands.
pub fn size_and_latency(f: &FuncMut<'_>, inst: Inst, gpu: bool) -> u32 {
    SimplifyCfg { gpu, ..SimplifyCfg::default() }.cost(f, inst)
}

impl FunctionPass for SimplifyCfg {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.set_up(f, &cx.session.knobs);
        self.find_headers(f, cx);
        let mut changed = unreachable::end_blocks_early(f);
        changed |= unreachable::remove_unreachable_blocks(f);
        for b in f.block_order().collect::<Vec<_>>() {
            f.reverse_uses(Value::block(b));
        }
        changed |= tail::merge_returns(f);
        self.dirty.reset(0);
        self.visits.clear();
        self.grow(f);
        self.dirty.fill();
        self.exhausted = false;
        while self.sweep(f) {
            changed = true;
            if unreachable::end_blocks_early(f) | unreachable::remove_unreachable_blocks(f) {
                self.dirty.fill();
            }
        }
        self.loops = None;
        if self.exhausted {
            cx.remarks.push(Remark {
                kind: RemarkKind::Missed,
                pass: INFO.name,
                name: "BudgetExhausted",
                message: format!("stopped after {ROUNDS} visits of one block").into(),
                at: Inst::NONE,
            });
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl SimplifyCfg {
    /// Options as the knobs change them.
    fn set_up(&mut self, f: &FuncMut<'_>, knobs: &Knobs) {
        self.gpu = is_for_gpu(f);
        let o = &mut self.options;
        *o = self.written;
        o.hoist_common_insts |= knobs.get(knobs::HOIST_COMMON_INSTS);
        o.hoist_common_insts &= knobs.get(knobs::SIMPLIFYCFG_HOIST_COMMON);
        o.sink_common_insts |= knobs.get(knobs::SINK_COMMON_INSTS);
        o.sink_common_insts &= knobs.get(knobs::SIMPLIFYCFG_SINK_COMMON);
        o.switch_range_to_icmp |= knobs.get(knobs::SWITCH_RANGE_TO_ICMP);
        o.switch_to_arithmetic |= knobs.get(knobs::SWITCH_TO_ARITHMETIC);
        o.switch_to_lookup |= knobs.get(knobs::SWITCH_TO_LOOKUP);
        o.keep_loops &= knobs.get(knobs::KEEP_LOOPS);
        let count = |k: Knob<i64>| u32::try_from(knobs.get(k)).ok();
        o.bonus_inst_threshold = count(knobs::BONUS_INST_THRESHOLD).unwrap_or(o.bonus_inst_threshold);
        if function_has(f, AttrKind::OptForFuzzing) {
            o.simplify_cond_branch = false;
            o.speculate_blocks = false;
        }
        // A divergent branch costs both arms anyway, and the reconvergence: wider limits on the GPU.
        let base = if self.gpu { Limits { arms: 8, phis: 4, ..Limits::default() } } else { Limits::default() };
        self.limits = Limits {
            arm: count(knobs::PHI_FOLD_THRESHOLD).unwrap_or(base.arm),
            arms: count(knobs::TWO_ENTRY_PHI_FOLD_THRESHOLD).unwrap_or(base.arms),
            phis: base.phis,
            small_block: count(knobs::MAX_SMALL_BLOCK_SIZE).unwrap_or(base.small_block),
            hoist_skip: count(knobs::HOIST_COMMON_SKIP_LIMIT).unwrap_or(base.hoist_skip),
            takes_one: knobs.get(knobs::SPECULATE_ONE_EXPENSIVE_INST),
        };
        self.find_taken(f);
    }

    fn find_headers(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) {
        self.headers.reset(f.num_blocks());
        self.loops = self.options.keep_loop_forms.then(|| cx.analyses.loops(f));
        if !self.options.keep_loops {
            return;
        }
        // A header is the target of an edge that goes back in reverse post-order (irreducible entries included).
        let cfg = cx.analyses.cfg(f);
        for &b in cfg.rpo() {
            for &s in cfg.succs(b) {
                if cfg.rpo_index(s) <= cfg.rpo_index(b) {
                    self.headers.insert(s);
                }
            }
        }
    }

    /// One look at every block that changed, or has a neighbour that changed, since the last look.
    fn sweep(&mut self, f: &mut FuncMut<'_>) -> bool {
        let mut changed = false;
        self.incoming.forget();
        self.cases.forget();
        for b in f.block_order().collect::<Vec<_>>() {
            if f.is_block_dead(b) || !self.dirty.remove(b) {
                continue;
            }
            loop {
                self.visits[b.index()] = self.visits[b.index()].saturating_add(1);
                if self.visits[b.index()] > ROUNDS {
                    self.exhausted = true;
                    break;
                }
                self.near.clear();
                self.near.push(b);
                self.near.extend(f.predecessors(b));
                self.near.extend(f.successors(b));
                self.again = false;
                self.indexed = false;
                let fired = self.block(f, b);
                if fired && !self.indexed {
                    self.incoming.forget();
                    self.cases.forget();
                }
                if !fired {
                    break;
                }
                changed = true;
                self.grow(f);
                self.mark_near(f, b);
                if f.is_block_dead(b) || !self.again {
                    break;
                }
            }
        }
        changed
    }

    /// Marks what a rule that fired on `block` may open up: the blocks beside it before and after, and those beside them. Bounded
    /// for blocks with many edges.
    fn mark_near(&mut self, f: &FuncMut<'_>, block: Block) {
        if !f.is_block_dead(block) {
            self.near.extend(f.predecessors(block));
            self.near.extend(f.successors(block));
        }
        let wide = self.near.len() > 64;
        for &n in &self.near {
            self.dirty.insert(n);
            if !wide && !f.is_block_dead(n) {
                for u in f.uses(Value::block(n)).take(MARKED_USES) {
                    if f.op(f.user(u)).is_terminator() {
                        self.dirty.insert(f.block_of(f.user(u)));
                    }
                }
                f.successors(n).take(32).for_each(|m| _ = self.dirty.insert(m));
            }
        }
    }

    fn grow(&mut self, f: &FuncMut<'_>) {
        let n = f.num_blocks();
        let old = self.dirty.rows();
        self.dirty.resize(n);
        (old..n).for_each(|row| _ = self.dirty.insert(Block::new(row)));
        self.visits.resize(n, 0);
        self.taken.resize(n);
        self.headers.resize(n);
    }

    /// Blocks whose address is taken stay.
    fn find_taken(&mut self, f: &FuncMut<'_>) {
        self.taken.reset(f.num_blocks());
        for b in addressed_blocks(f) {
            self.taken.insert(b);
        }
    }
    pub(self) fn is_taken(&self, block: Block) -> bool {
        self.taken.contains(block)
    }
    pub(self) fn is_header(&self, block: Block) -> bool {
        self.headers.contains(block)
    }
    /// A rule fired, and its block may hold more for it.
    pub(self) fn look_again(&mut self) -> bool {
        self.again = true;
        true
    }

    /// Applies rules to `block`, in this order: cheap and enabling ones first.
    fn block(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let unreached = f.predecessors(block).all(|p| p == block);
        if block != f.entry() && unreached && !self.is_taken(block) {
            util::erase_block(f, block);
            self.indexed = true;
            return true;
        }
        if f.terminator(block).is_none() {
            return false;
        }
        let mut changed = self.constant_terminator(f, block);
        if changed {
            self.cases.forget();
        }
        changed |= self.duplicate_phis(f, block);
        if self.undefined_edge(f, block) {
            return self.look_again();
        }
        if self.merge(f, block) {
            return true;
        }
        if self.options.sink_common_insts && self.sink_common(f, block) {
            return true;
        }
        if self.options.speculate_blocks && self.two_entry_phi(f, block) {
            return true;
        }
        let term = f.terminator(block);
        changed
            | match f.op(term) {
                Opcode::Br if f.num_operands(term) == 1 => self.plain_branch(f, block, term),
                Opcode::Br => self.conditional(f, block, term),
                Opcode::Switch => self.switch(f, block, term),
                Opcode::IndirectBr => self.indirect_jump(f, block, term) && self.look_again(),
                Opcode::Unreachable => self.unreachable(f, block, term),
                Opcode::Resume => self.resume(f, block, term),
                _ => false,
            }
    }

    /// Rules for `br label`.
    fn plain_branch(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        self.empty_block(f, block, term) || self.lone_compare(f, block, term)
    }

    /// Rules for `br i1`.
    fn conditional(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        if !self.options.simplify_cond_branch || util::cond_br(f, term).is_none_or(|(c, ..)| c.is_constant()) {
            return false;
        }
        if self.equality(f, block, term) {
            return self.look_again();
        }
        let fired = self.comparison_chain(f, block, term)
            || self.implied_condition(f, block, term)
            || (self.options.speculate_blocks && self.common_dest(f, block, term))
            || self.hoist_or_speculate(f, block, term)
            || self.conditional_stores(f, block, term)
            || self.thread_known(f, block, term)
            || self.nested(f, block, term)
            || self.join_with_predecessors(f, block, term);
        fired && self.look_again()
    }
}
