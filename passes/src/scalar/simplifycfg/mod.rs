//! `simplifycfg`: simpler control flow.
//!
//! **When**: constant or redundant terminators, blocks that only branch, straight chains, small diamonds and triangles whose arms
//! can be computed always, conditions that can be joined, switches with few or regular cases, code before `unreachable`.
//! **How**: a worklist of blocks; each rewrite queues the blocks it may have opened up. `rules` lists them in order.
//! **Invariants**: convergent calls are never duplicated nor made conditional on more; loop headers keep their latch when
//! `keep-loops`; nothing that may trap, read or write memory is speculated.
//! **Cost**: linear in the code it looks at, with a budget of [`ROUNDS`] visits per block and a remark when it is used up.
//! **Source**: the rules follow the language reference; their names follow LLVM's pass of this name.

mod branch;
mod empty;
mod select;
mod switch;
mod unreachable;

pub use unreachable::remove_unreachable_blocks;

use warpc_engine::analysis::AnalysisSet;
use warpc_engine::ids::*;
use warpc_engine::ir::consts::ConstKind;
use warpc_engine::ir::{FuncMut, Opcode, Value};
use warpc_engine::phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, PassParams, Remark, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "simplifycfg",
    summary: "simplify control flow",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    knobs: &[],
    idempotent: false,
    make: |params| {
        Ok(PassBody::Function(Box::new(SimplifyCfg { options: Options::parse(params)?, ..Default::default() })))
    },
};

/// Visits of one block before the pass stops looking at it.
const ROUNDS: u8 = 40;

/// Parameters, with LLVM's names and defaults.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Instructions that may be computed needlessly when two branches are joined.
    pub bonus_inst_threshold: u32,
    /// Comparisons of a range become one comparison instead of a switch.
    pub switch_range_to_icmp: bool,
    /// Loop headers keep their form.
    pub keep_loops: bool,
    /// Equal instructions at the start of both arms move up.
    pub hoist_common_insts: bool,
    /// Equal instructions at the end of both arms move down.
    pub sink_common_insts: bool,
    /// Arms are computed always and selected.
    pub speculate_blocks: bool,
    /// Conditional branches are simplified.
    pub simplify_cond_branch: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            bonus_inst_threshold: 1,
            switch_range_to_icmp: false,
            keep_loops: true,
            hoist_common_insts: false,
            sink_common_insts: false,
            speculate_blocks: true,
            simplify_cond_branch: true,
        }
    }
}

impl Options {
    fn parse(mut p: PassParams) -> Result<Options, String> {
        let mut o = Options::default();
        if let Some(n) = p.take_value("bonus-inst-threshold") {
            o.bonus_inst_threshold = n.parse().map_err(|_| format!("invalid bonus-inst-threshold `{n}`"))?;
        }
        o.switch_range_to_icmp = p.take_flag("switch-range-to-icmp", o.switch_range_to_icmp);
        o.keep_loops = p.take_flag("keep-loops", o.keep_loops);
        o.hoist_common_insts = p.take_flag("hoist-common-insts", o.hoist_common_insts);
        o.sink_common_insts = p.take_flag("sink-common-insts", o.sink_common_insts);
        o.speculate_blocks = p.take_flag("speculate-blocks", o.speculate_blocks);
        o.simplify_cond_branch = p.take_flag("simplify-cond-branch", o.simplify_cond_branch);
        // Accepted for the pipelines of LLVM that name them; the rewrites themselves belong to later work on lookup tables.
        for name in [
            "forward-switch-cond",
            "switch-to-lookup",
            "switch-to-arithmetic",
            "hoist-loads-stores-with-cond-faulting",
            "speculate-unpredictables",
        ] {
            p.take_flag(name, false);
        }
        p.finish("simplifycfg")?;
        Ok(o)
    }
}

/// The pass with its scratch memory.
#[derive(Default)]
pub struct SimplifyCfg {
    options: Options,
    work: Vec<Block>,
    queued: Vec<bool>,
    visits: Vec<u8>,
    taken: Vec<bool>,
    headers: Vec<bool>,
}

impl FunctionPass for SimplifyCfg {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(f);
        self.headers.clear();
        self.headers.resize(f.num_blocks(), false);
        if self.options.keep_loops {
            // A header is the target of an edge that goes back in reverse post-order (irreducible entries included).
            for &b in cfg.rpo() {
                for &s in cfg.succs(b) {
                    if cfg.rpo_index(s) <= cfg.rpo_index(b) {
                        self.headers[s.index()] = true;
                    }
                }
            }
        }
        self.find_taken(f);
        let mut changed = unreachable::remove_unreachable_blocks(f);
        self.visits.clear();
        self.visits.resize(f.num_blocks(), 0);
        self.queued.clear();
        self.queued.resize(f.num_blocks(), false);
        self.work.clear();
        let order: Vec<Block> = f.block_order().collect();
        for &b in order.iter().rev() {
            self.push(b);
        }
        let mut exhausted = false;
        while let Some(b) = self.work.pop() {
            self.queued[b.index()] = false;
            if f.is_block_dead(b) {
                continue;
            }
            self.visits[b.index()] = self.visits[b.index()].saturating_add(1);
            if self.visits[b.index()] > ROUNDS {
                exhausted = true;
                continue;
            }
            if self.block(f, b) {
                changed = true;
                if !f.is_block_dead(b) {
                    self.push(b);
                }
            }
        }
        changed |= unreachable::remove_unreachable_blocks(f);
        if exhausted {
            cx.remarks.push(Remark {
                kind: RemarkKind::Missed,
                pass: INFO.name,
                name: "BudgetExhausted",
                message: format!("stopped after {ROUNDS} visits of one block"),
                at: Inst::NONE,
            });
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl SimplifyCfg {
    fn push(&mut self, b: Block) {
        if self.queued.len() <= b.index() {
            self.queued.resize(b.index() + 1, false);
            self.visits.resize(b.index() + 1, 0);
            self.taken.resize(b.index() + 1, false);
            self.headers.resize(b.index() + 1, false);
        }
        if !self.queued[b.index()] {
            self.queued[b.index()] = true;
            self.work.push(b);
        }
    }
    fn push_around(&mut self, f: &FuncMut<'_>, b: Block) {
        for s in f.successors(b).collect::<Vec<_>>() {
            self.push(s);
        }
        for p in f.predecessors(b).collect::<Vec<_>>() {
            self.push(p);
        }
    }
    /// Blocks whose address is taken stay.
    fn find_taken(&mut self, f: &FuncMut<'_>) {
        self.taken.clear();
        self.taken.resize(f.num_blocks(), false);
        let module = &f.ctx().tables.consts;
        for consts in [f.consts(), module] {
            for c in (0..consts.len()).map(Const::new) {
                if consts.row(c).kind == ConstKind::BlockAddress
                    && consts.list(c)[0] == Value::global(f.global())
                    && let Some(b) = consts.list(c)[1].as_block()
                {
                    self.taken[b.index()] = true;
                }
            }
        }
    }
    pub(self) fn is_taken(&self, b: Block) -> bool {
        self.taken.get(b.index()).copied().unwrap_or(false)
    }
    pub(self) fn is_header(&self, b: Block) -> bool {
        self.headers.get(b.index()).copied().unwrap_or(false)
    }

    /// Applies the first rule that fires on `b`. The order matters: cheap and enabling ones first.
    fn block(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        if b != f.entry() && f.is_unused(Value::block(b)) && !self.is_taken(b) {
            self.push_around(f, b);
            f.erase_block(b);
            return true;
        }
        let term = f.terminator(b);
        if term.is_none() {
            return false;
        }
        self.unreachable(f, b)
            || self.constant_terminator(f, b, term)
            || self.duplicate_phis(f, b)
            || self.merge(f, b)
            || match f.op(term) {
                Opcode::Br if f.num_operands(term) == 1 => self.empty_block(f, b),
                Opcode::Br => self.conditional(f, b, term),
                Opcode::Switch => self.switch(f, b, term),
                _ => false,
            }
            || self.two_entry_phi(f, b)
    }

    /// `b` has one predecessor that goes nowhere else: they become one block.
    fn merge(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        if b == f.entry() || self.is_taken(b) {
            return false;
        }
        let Some(p) = f.single_predecessor(b) else { return false };
        if p == b || f.op(f.terminator(p)) != Opcode::Br || f.num_operands(f.terminator(p)) != 1 {
            return false;
        }
        f.merge_into_predecessor(b, p);
        if self.is_header(b) {
            self.headers[p.index()] = true;
        }
        self.push(p);
        self.push_around(f, p);
        true
    }

    /// Two phis of one block that are equal become one. Blocks with many phis are skipped beyond a window.
    fn duplicate_phis(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        let phis: Vec<Inst> = f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi).collect();
        if phis.is_empty() {
            return false;
        }
        let mut changed = false;
        for (n, &p) in phis.iter().enumerate() {
            if f.is_dead(p) {
                continue;
            }
            if f.phi_len(p) == 1
                && let (v, _) = f.phi_incoming(p, 0)
                && v != Value::inst(p)
            {
                f.replace_and_erase(p, v);
                changed = true;
                continue;
            }
            for &q in phis[n + 1..].iter().take(16) {
                if !f.is_dead(q) && same_phi(f, p, q) {
                    f.replace_and_erase(q, Value::inst(p));
                    changed = true;
                }
            }
        }
        changed
    }
}

/// Whether two phis of one block bring the same value along every edge.
fn same_phi(f: &FuncMut<'_>, p: Inst, q: Inst) -> bool {
    f.ty(p) == f.ty(q)
        && f.phi_len(p) == f.phi_len(q)
        && (0..f.phi_len(p)).all(|k| {
            let (v, b) = f.phi_incoming(p, k);
            let (w, c) = f.phi_incoming(q, k);
            b == c && v == w
        })
}
