//! `jump-threading`: an edge along which the branch of a block is decided goes straight to where the branch goes.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk over blocks; what is tried on one, in order |
//! | `known.rs` | the constants that a condition has on the edges into its block |
//! | `edges.rs` | which edges are threaded, through one block or two; folded branches |
//! | `gathering.rs` | blocks where threads meet that left a loop in different iterations |
//! | `copy.rs` | copies of blocks, blocks put before several predecessors, what a copy costs |
//! | `ssa.rs` | phis for values that have two definitions now |
//! | `phis.rs` | branches on phis and on `xor` of them, selects that become branches |
//! | `loads.rs` | loads whose value some predecessors have |
//!
//! **When**: the condition of a branch or switch is a constant on some edge into its block: from phis of constants, branches and
//! switches above ([`crate::lazy`]), loads that a predecessor has done, selects.
//! **How**: blocks in layout order, each until nothing is found, until a round changes nothing. A threaded edge goes to a copy of
//! the block, which ends in a plain branch.
//! **Invariants**: no edge into a loop header, and no block that is one, is threaded, so reducible flow stays so. A block with a
//! convergent or `noduplicate` call is never copied. Nor is one from which a convergent operation can be reached, barriers among
//! them: it would depend on one more branch. By LLVM's rule the pass does nothing on targets whose branches diverge; the parameter
//! `divergent` asks for it there, where the rules above keep what threads do together, and where threads that left a loop in
//! different iterations meet, they still do. Volatile and ordered accesses may be
//! copied to paths of which one runs; only plain and unordered loads are replaced. Scopes of `noalias` declared in a copied block
//! are cloned. Debug records are copied with what they stand before.
//! **Cost**: a copy costs at most `jump-threading-threshold` instructions that are not free; a question of a value on an edge has
//! the budget of [`crate::lazy`].
//! **Source**: the pass of this name in LLVM, whose rules and limits these are.

mod copy;
mod edges;
mod gathering;
mod known;
mod loads;
mod phis;
mod ssa;

pub use ssa::Definitions;
pub(crate) use ssa::uses_outside;

use crate::knobs;
use crate::lazy::Lazy;
use gathering::gathering_blocks;
use hashbrown::HashSet;
use warpc_analysis::alias::AliasCache;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::DbgRow;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;
use warpc_scalar::simplifycfg::{EmptyBlocks, addressed_blocks, remove_edge};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "jump-threading",
    summary: "lead edges that decide the branch of a block straight to its target",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::POSTDOM)
        .and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::JUMP_THREADING],
    idempotent: false,
    required: false,
    make: |mut params| {
        let divergent = params.take_flag("divergent", false);
        params.finish("jump-threading")?;
        Ok(PassBody::Function(Box::new(JumpThreading { divergent })))
    },
};

/// Instructions that a copied block may have by default.
const THRESHOLD: u32 = 6;
/// The same in functions that must be small.
const THRESHOLD_OF_SMALL: u32 = 3;
/// Rounds over all blocks.
const MAX_ROUNDS: usize = 64;

struct JumpThreading {
    /// Whether targets with divergent branches are worked on.
    divergent: bool,
}

/// What kind of constants decides a terminator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Want {
    Integer,
    BlockAddress,
}

/// The state of a run.
struct Threading<'q> {
    lazy: Lazy<'q>,
    /// Targets of back edges.
    headers: RowSet<Block>,
    /// Blocks that are never copied: from which a convergent operation is reached, or where threads meet behind a loop.
    pinned: RowSet<Block>,
    /// Blocks whose address is taken, sorted.
    addressed: Vec<Block>,
    empty_blocks: EmptyBlocks,
    threshold: u32,
    phi_threshold: usize,
    implication_threshold: usize,
    /// Offsets of addresses are free, as they are on our target.
    gpu: bool,
    aliases: AliasCache,
    /// Whether pointers may have got other operands since aliases were last asked for.
    pointers_changed: bool,
    /// Values that the present question looked at.
    seen: HashSet<Value>,
    /// Debug records that wait for the branch of a copy.
    waiting: Vec<DbgRow>,
}

impl FunctionPass for JumpThreading {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let gpu = is_gpu(func);
        if gpu && !self.divergent && !knobs.get(knobs::JUMP_THREADING_DIVERGENT) {
            return Outcome::Unchanged;
        }
        let small = func.attrs().fn_has(func.ctx().globals.parts[func.global().index()].attrs, AttrKind::MinSize);
        let threshold = u32::try_from(knobs.get(knobs::JUMP_THREADING_THRESHOLD)).ok();
        let count = |knob| usize::try_from(knobs.get(knob)).unwrap_or(0);
        let (phi_threshold, implication_threshold) =
            (count(knobs::JUMP_THREADING_PHI_THRESHOLD), count(knobs::JUMP_THREADING_IMPLICATION_SEARCH_THRESHOLD));
        let across_headers = knobs.get(knobs::JUMP_THREADING_ACROSS_LOOP_HEADERS);
        let (cfg, dom, assumptions) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let mut pinned = before_convergent(func, &cfg);
        if gpu {
            gathering_blocks(func, cx.analyses).into_iter().for_each(|block| _ = pinned.insert(block));
        }
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let mut threading = Threading {
            lazy: Lazy::of_changing(&cfg, &dom, &assumptions),
            headers: if across_headers { RowSet::new(0) } else { loop_headers(func, &cfg) },
            pinned,
            addressed,
            empty_blocks: EmptyBlocks::default(),
            threshold: threshold.unwrap_or(if small { THRESHOLD_OF_SMALL } else { THRESHOLD }),
            phi_threshold,
            implication_threshold,
            gpu,
            aliases: AliasCache::default(),
            pointers_changed: true,
            seen: HashSet::default(),
            waiting: Vec::new(),
        };
        for block in func.block_order().collect::<Vec<_>>() {
            // Predecessors in the order that LLVM sees: the last of the text first.
            func.reverse_uses(Value::block(block));
        }
        let mut changed = false;
        for _ in 0..MAX_ROUNDS {
            if !threading.round(func, &cfg) {
                break;
            }
            changed = true;
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Whether branches of the target diverge.
fn is_gpu(func: &Func<'_>) -> bool {
    let triple = func.ctx().str(func.ctx().tables.triple);
    [&b"nvptx"[..], b"amdgcn", b"r600", b"spirv"].iter().any(|name| triple.starts_with(name))
}

/// Targets of back edges of the depth-first walk from the entry, first successors first.
fn loop_headers(func: &Func<'_>, cfg: &Cfg) -> RowSet<Block> {
    let mut headers = RowSet::new(func.num_blocks());
    let (mut seen, mut open) = (RowSet::new(func.num_blocks()), RowSet::new(func.num_blocks()));
    let mut stack = vec![(func.entry(), 0)];
    seen.insert(func.entry());
    open.insert(func.entry());
    while let Some((block, next)) = stack.last_mut() {
        let block = *block;
        let Some(&to) = cfg.succs(block).get(*next) else {
            open.remove(block);
            stack.pop();
            continue;
        };
        *next += 1;
        if open.contains(to) {
            headers.insert(to);
        } else if seen.insert(to) {
            open.insert(to);
            stack.push((to, 0));
        }
    }
    headers
}

/// Whether threads run `inst` together.
fn is_convergent(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst).is_call()
        && (facts::call_has(func, inst, AttrKind::Convergent)
            || facts::intrinsic(func, inst).is_some_and(intrinsics::is_convergent))
}

/// Blocks from which a convergent operation is reached.
pub(crate) fn before_convergent(func: &Func<'_>, cfg: &Cfg) -> RowSet<Block> {
    let mut found = RowSet::new(func.num_blocks());
    let mut work: Vec<Block> =
        func.block_order().filter(|&block| func.block_insts(block).any(|inst| is_convergent(func, inst))).collect();
    while let Some(block) = work.pop() {
        if found.insert(block) {
            work.extend(cfg.preds(block));
        }
    }
    found
}

impl Threading<'_> {
    fn is_header(&self, block: Block) -> bool {
        self.headers.contains(block)
    }
    fn is_addressed(&self, block: Block) -> bool {
        self.addressed.binary_search(&block).is_ok()
    }

    /// All blocks once, each until nothing more is found. Whether anything was.
    fn round(&mut self, func: &mut FuncMut<'_>, before: &Cfg) -> bool {
        let mut changed = false;
        let mut block = func.entry();
        while block.is_some() {
            let reached_once = block.index() >= before.rows() || before.is_reachable(block);
            if reached_once {
                loop {
                    if let Some(merged) = self.merge_with_predecessor(func, block) {
                        block = merged;
                    } else if !self.block(func, block) {
                        break;
                    }
                    self.empty_blocks.edges_changed();
                    changed = true;
                }
            }
            let next = func.next_block(block);
            if reached_once && block != func.entry() {
                changed |= self.clean_up(func, block);
            }
            block = next;
        }
        changed
    }
    /// Erases a block that nothing leads to any more, or that only branches.
    fn clean_up(&mut self, func: &mut FuncMut<'_>, block: Block) -> bool {
        if func.predecessors(block).next().is_none() {
            if self.is_addressed(block) {
                return false;
            }
            let targets: Vec<Block> = func.successors(block).collect();
            for to in targets {
                remove_edge(func, to, block);
            }
            func.erase_block(block);
            self.empty_blocks.edges_changed();
            return true;
        }
        let term = func.terminator(block);
        let Some(to) = plain_target(func, term) else { return false };
        func.first_non_phi(block) == term
            && !self.is_header(block)
            && !self.is_header(to)
            && !self.is_addressed(block)
            && self.empty_blocks.fold(func, block)
    }

    /// Tries everything on `block` in order, and stops at the first that applies; whether one did.
    fn block(&mut self, func: &mut FuncMut<'_>, block: Block) -> bool {
        if block != func.entry() && func.predecessors(block).next().is_none() {
            return false;
        }
        if self.unfold_select_here(func, block) {
            return true;
        }
        let term = func.terminator(block);
        let Some((condition, want)) = deciding_operand(func, term) else { return false };
        let mut condition = condition;
        let mut folded = false;
        if let Some(inst) = condition.as_inst()
            && let Some(constant) = func.fold_inst(inst)
        {
            func.replace_all_uses(condition, constant);
            if facts::is_trivially_dead(func, inst) {
                func.erase(inst);
            }
            condition = constant;
            folded = true;
        }
        let frozen = p::inst(func, condition, Opcode::Freeze);
        let undef_frozen =
            frozen.filter(|&freeze| func.operand(freeze, 0).is_undef_or_poison() && func.has_one_use(condition));
        if condition.is_undef_or_poison() || undef_frozen.is_some() {
            self.fold_to(func, block, best_for_undef(func, block));
            if let Some(freeze) = undef_frozen {
                func.erase(freeze);
            }
            return true;
        }
        if let Some(constant) = known_constant(func, condition, want) {
            let Some(to) = target_of(func, term, constant) else { return folded };
            self.fold_to(func, block, to);
            return true;
        }
        let Some(inst) = condition.as_inst() else {
            return self.thread_known_edges(func, condition, block, want) || folded;
        };
        let bare = frozen.map_or(condition, |freeze| func.operand(freeze, 0));
        if let Some(done) = self.compare_decided(func, bare, block) {
            return done;
        }
        if func.op(term) == Opcode::Switch && self.unfold_select_of_switch(func, condition, block) {
            return true;
        }
        let source = match p::icmp(func, bare) {
            Some((_, left, right)) if right.is_constant() => left,
            _ => bare,
        };
        if let Some(load) = p::inst(func, source, Opcode::Load)
            && self.bring_load(func, load)
        {
            return true;
        }
        if self.thread_known_edges(func, condition, block, want) {
            return true;
        }
        let here = |func: &FuncMut<'_>, inst: Inst| func.block_of(inst) == block;
        if let Some(phi) = p::inst(func, bare, Opcode::Phi)
            && here(func, phi)
            && func.op(term) == Opcode::Br
        {
            return self.branch_on_phi(func, phi);
        }
        if func.op(inst) == Opcode::Xor && here(func, inst) && func.op(term) == Opcode::Br {
            return self.branch_on_xor(func, inst);
        }
        self.implied_branch(func, block)
    }

    /// Replaces `bare`, a comparison with a constant, by its result if that is known at the end of `block`; else turns a select that
    /// decides it into a branch. `Some(true)` if either was done.
    fn compare_decided(&mut self, func: &mut FuncMut<'_>, bare: Value, block: Block) -> Option<bool> {
        let (pred, left, right) = p::icmp(func, bare)?;
        if !right.is_constant() {
            return None;
        }
        let term = func.terminator(block);
        let compare = bare.as_inst()?;
        if let Some(truth) = self.lazy.compare_locally(func, pred, left, right, term) {
            let ty = func.type_of(bare);
            let constant = func.folder().bool_of(ty, truth);
            if self.replace_at_end(func, compare, constant, block) {
                return Some(true);
            }
        }
        self.unfold_select_of_compare(func, compare, block).then_some(true)
    }

    /// Merges `block` with its only predecessor, if that leads nowhere else. Gives the merged block.
    fn merge_with_predecessor(&mut self, func: &mut FuncMut<'_>, block: Block) -> Option<Block> {
        if block == func.entry() || self.is_addressed(block) {
            return None;
        }
        let above = func.single_predecessor(block)?;
        if above == block || plain_target(func, func.terminator(above)).is_none() || self.is_addressed(above) {
            return None;
        }
        self.absorb(func, block, above);
        Some(above)
    }
    /// Appends `block` to `above`, whose row is kept, with the name and the place of `block`.
    fn absorb(&mut self, func: &mut FuncMut<'_>, block: Block, above: Block) {
        let (header, pinned) = (self.is_header(block), self.pinned.contains(block));
        let (before, name) = (func.prev_block(block), Value::block(block));
        if func.side().names.as_ref().is_some_and(|names| !names.get(name).is_empty()) {
            func.take_name(Value::block(above), name);
        }
        func.merge_into_predecessor(block, above);
        if above != func.entry() && before != above {
            func.move_block_after(above, before);
        }
        for (is_member, set) in [(header, &mut self.headers), (pinned, &mut self.pinned)] {
            if is_member {
                set.resize(set.rows().max(above.index() + 1));
                set.insert(above);
            }
        }
        self.lazy.forget();
    }

    /// Replaces the terminator of `block`, which always goes to `to`, by a branch there, and takes the other edges out of phis.
    fn fold_to(&mut self, func: &mut FuncMut<'_>, block: Block, to: Block) {
        let condition = func.operand(func.terminator(block), 0);
        self.fold_keeping_condition(func, block, to);
        if let Some(inst) = condition.as_inst()
            && !func.is_dead(inst)
            && facts::is_trivially_dead(func, inst)
        {
            func.erase(inst);
        }
    }
    /// As [`Threading::fold_to`]; the condition stays, also where nothing uses it any more.
    fn fold_keeping_condition(&mut self, func: &mut FuncMut<'_>, block: Block, to: Block) {
        let term = func.terminator(block);
        let mut kept = false;
        for other in func.successors_of(term).collect::<Vec<_>>() {
            if other == to && !kept {
                kept = true;
            } else {
                remove_edge(func, other, block);
            }
        }
        let branch = Builder::before(func, term).br(to);
        func.move_debug_records(term, branch);
        func.erase(term);
        self.lazy.forget();
    }

    /// Folds the branch at the end of `block` if a branch above it, on the chain of single predecessors, decides it.
    fn implied_branch(&mut self, func: &mut FuncMut<'_>, block: Block) -> bool {
        let term = func.terminator(block);
        let Some((condition, yes, no)) = cond_br(func, term) else { return false };
        let freeze = p::inst(func, condition, Opcode::Freeze).filter(|_| func.has_one_use(condition));
        let asked = freeze.map_or(condition, |freeze| func.operand(freeze, 0));
        let mut below = block;
        for _ in 0..self.implication_threshold {
            let Some(above) = only_edge_from(func, below) else { return false };
            let Some((known, to_yes, to_no)) = cond_br(func, func.terminator(above)) else { return false };
            if to_yes != below && to_no != below {
                return false;
            }
            let truth = to_yes == below;
            let mut says = known::implied(func, known, truth, asked, 0);
            if says.is_none()
                && freeze.is_some()
                && let Some(other) = p::inst(func, known, Opcode::Freeze)
                && func.operand(other, 0) == asked
            {
                says = Some(truth);
            }
            if let Some(says) = says {
                let to = if says { yes } else { no };
                match freeze {
                    Some(_) => self.fold_to(func, block, to),
                    // As LLVM has it; what looks for dead code takes the comparison.
                    None => self.fold_keeping_condition(func, block, to),
                }
                return true;
            }
            below = above;
        }
        false
    }

    /// Replaces `inst` by `value`, which it is at the end of `block`, in uses that run only when that end is reached.
    fn replace_at_end(&mut self, func: &mut FuncMut<'_>, inst: Inst, value: Value, block: Block) -> bool {
        let old = Value::inst(inst);
        let mut changed = false;
        if func.block_of(inst) == block {
            let elsewhere: Vec<Use> = func.uses(old).filter(|&row| func.block_of(func.user(row)) != block).collect();
            for row in elsewhere {
                func.set_use(row, value);
                changed = true;
            }
        }
        let mut at = func.last(block);
        while at.is_some() && at != inst {
            if !facts::transfers_execution(func, at) {
                break;
            }
            for index in 0..func.num_operands(at) {
                if func.operand(at, index) == old {
                    func.set_operand(at, index, value);
                    changed = true;
                }
            }
            at = func.prev(at);
        }
        if func.is_unused(old) && facts::is_trivially_dead(func, inst) {
            func.erase(inst);
            changed = true;
        }
        changed
    }
}

/// Condition and targets of a conditional branch.
fn cond_br(func: &Func<'_>, term: Inst) -> Option<(Value, Block, Block)> {
    if term.is_none() || func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return None;
    }
    Some((func.operand(term, 0), func.operand(term, 1).as_block()?, func.operand(term, 2).as_block()?))
}

/// Target of an unconditional branch.
fn plain_target(func: &Func<'_>, term: Inst) -> Option<Block> {
    if term.is_none() || func.op(term) != Opcode::Br || func.num_operands(term) != 1 {
        return None;
    }
    func.operand(term, 0).as_block()
}

/// The block that the only edge into `block` comes from.
fn only_edge_from(func: &Func<'_>, block: Block) -> Option<Block> {
    let mut preds = func.predecessors(block);
    let first = preds.next()?;
    preds.next().is_none().then_some(first)
}

/// What decides where `term` goes, and by what kind of constant.
fn deciding_operand(func: &Func<'_>, term: Inst) -> Option<(Value, Want)> {
    match func.op(term) {
        Opcode::Br if func.num_operands(term) == 3 => Some((func.operand(term, 0), Want::Integer)),
        Opcode::Switch => Some((func.operand(term, 0), Want::Integer)),
        Opcode::IndirectBr if func.num_operands(term) > 1 => Some((func.operand(term, 0), Want::BlockAddress)),
        _ => None,
    }
}

/// `value` if it is undef or a constant of the kind that is wanted.
fn known_constant(func: &Func<'_>, value: Value, want: Want) -> Option<Value> {
    use warpc_ir::consts::ConstKind;
    if value.is_undef_or_poison() {
        return Some(value);
    }
    let kind = func.consts().row(value.as_const()?).kind;
    let fits = match want {
        Want::Integer => matches!(kind, ConstKind::Int | ConstKind::WideInt),
        Want::BlockAddress => kind == ConstKind::BlockAddress,
    };
    fits.then_some(value)
}

/// Where `term` goes when what decides it is `constant`, which is not undef.
fn target_of(func: &Func<'_>, term: Inst, constant: Value) -> Option<Block> {
    match func.op(term) {
        Opcode::Br => func.operand(term, if func.consts().is_zero(constant) { 2 } else { 1 }).as_block(),
        Opcode::Switch => {
            let cases = (2..func.num_operands(term)).step_by(2);
            let found = cases.into_iter().find(|&at| func.operand(term, at) == constant);
            func.operand(term, found.map_or(1, |at| at + 1)).as_block()
        }
        Opcode::IndirectBr => {
            let block = func.consts().list(constant.as_const()?)[1].as_block()?;
            func.successors_of(term).find(|&to| to == block)
        }
        _ => None,
    }
}

/// The successor with the fewest edges into it, the first of them.
fn best_for_undef(func: &Func<'_>, block: Block) -> Block {
    let mut best = (usize::MAX, Block::NONE);
    for to in func.successors(block) {
        let edges = func.predecessors(to).take(best.0).count();
        if edges < best.0 {
            best = (edges, to);
        }
    }
    best.1
}

#[cfg(test)]
mod tests;
