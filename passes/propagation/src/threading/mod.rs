//! `jump-threading`: an edge along which the branch of a block is decided goes straight to where the branch goes.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk over blocks; what is tried on one, in order |
//! | `known.rs` | the constants that a condition has on the edges into its block |
//! | `edges.rs` | which edges are threaded, through one block or two; folded branches |
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
//! `divergent` asks for it there, where the rules above keep what threads do together. Volatile and ordered accesses may be
//! copied to paths of which one runs; only plain and unordered loads are replaced. Scopes of `noalias` declared in a copied block
//! are cloned. Debug records are copied with what they stand before.
//! **Cost**: a copy costs at most `jump-threading-threshold` instructions that are not free; a question of a value on an edge has
//! the budget of [`crate::lazy`].
//! **Source**: the pass of this name in LLVM, whose rules and limits these are.

mod copy;
mod edges;
mod known;
mod loads;
mod phis;
mod ssa;

use crate::knobs;
use crate::lazy::Lazy;
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
use warpc_scalar::simplifycfg::{addressed_blocks, fold_empty_block, remove_edge};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "jump-threading",
    summary: "lead edges that decide the branch of a block straight to its target",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
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

/// Instructions that a copied block may have by default; in functions that must be small.
const THRESHOLD: u32 = 6;
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
    /// Targets of edges that go back.
    headers: RowSet<Block>,
    /// Blocks from which a convergent operation is reached.
    pinned: RowSet<Block>,
    /// Blocks whose address is taken, sorted.
    addressed: Vec<Block>,
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
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let knobs = &cx.session.knobs;
        let gpu = is_gpu(f);
        if gpu && !self.divergent && !knobs.get(knobs::JUMP_THREADING_DIVERGENT) {
            return Outcome::Unchanged;
        }
        let small = f.attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, AttrKind::MinSize);
        let threshold = u32::try_from(knobs.get(knobs::JUMP_THREADING_THRESHOLD)).ok();
        let count = |knob| usize::try_from(knobs.get(knob)).unwrap_or(0);
        let (phi_threshold, implication_threshold) =
            (count(knobs::JUMP_THREADING_PHI_THRESHOLD), count(knobs::JUMP_THREADING_IMPLICATION_SEARCH_THRESHOLD));
        let across_headers = knobs.get(knobs::JUMP_THREADING_ACROSS_LOOP_HEADERS);
        let (cfg, dom, assumptions) = (cx.analyses.cfg(f), cx.analyses.dom(f), cx.analyses.assumptions(f));
        let mut addressed: Vec<Block> = addressed_blocks(f).collect();
        addressed.sort_unstable();
        let mut threading = Threading {
            lazy: Lazy::of_changing(&cfg, &dom, &assumptions),
            headers: if across_headers { RowSet::new(0) } else { loop_headers(f, &cfg) },
            pinned: before_convergent(f, &cfg),
            addressed,
            threshold: threshold.unwrap_or(if small { THRESHOLD_OF_SMALL } else { THRESHOLD }),
            phi_threshold,
            implication_threshold,
            gpu,
            aliases: AliasCache::default(),
            pointers_changed: true,
            seen: HashSet::default(),
            waiting: Vec::new(),
        };
        for block in f.block_order().collect::<Vec<_>>() {
            // Predecessors in the order that LLVM sees: the last of the text first.
            f.reverse_uses(Value::block(block));
        }
        let mut changed = false;
        for _ in 0..MAX_ROUNDS {
            if !threading.round(f, &cfg) {
                break;
            }
            changed = true;
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Whether branches of the target diverge.
fn is_gpu(f: &Func<'_>) -> bool {
    let triple = f.ctx().str(f.ctx().tables.triple);
    [&b"nvptx"[..], b"amdgcn", b"r600", b"spirv"].iter().any(|name| triple.starts_with(name))
}

/// Targets of edges that go back in the depth-first walk from the entry, first successors first.
fn loop_headers(f: &Func<'_>, cfg: &Cfg) -> RowSet<Block> {
    let mut headers = RowSet::new(f.num_blocks());
    let (mut seen, mut open) = (RowSet::new(f.num_blocks()), RowSet::new(f.num_blocks()));
    let mut stack = vec![(f.entry(), 0)];
    seen.insert(f.entry());
    open.insert(f.entry());
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
fn is_convergent(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst).is_call()
        && (facts::call_has(f, inst, AttrKind::Convergent)
            || facts::intrinsic(f, inst).is_some_and(intrinsics::is_convergent))
}

/// Blocks from which a convergent operation is reached.
fn before_convergent(f: &Func<'_>, cfg: &Cfg) -> RowSet<Block> {
    let mut found = RowSet::new(f.num_blocks());
    let mut work: Vec<Block> =
        f.block_order().filter(|&block| f.block_insts(block).any(|inst| is_convergent(f, inst))).collect();
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
    fn round(&mut self, f: &mut FuncMut<'_>, before: &Cfg) -> bool {
        let mut changed = false;
        let mut block = f.entry();
        while block.is_some() {
            let reached_once = block.index() >= before.rows() || before.is_reachable(block);
            if reached_once {
                loop {
                    if let Some(merged) = self.merge_with_predecessor(f, block) {
                        block = merged;
                    } else if !self.block(f, block) {
                        break;
                    }
                    changed = true;
                }
            }
            let next = f.next_block(block);
            if reached_once && block != f.entry() {
                changed |= self.clean_up(f, block);
            }
            block = next;
        }
        changed
    }
    /// Erases a block that nothing leads to any more, or that only branches.
    fn clean_up(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        if f.predecessors(block).next().is_none() {
            if self.is_addressed(block) {
                return false;
            }
            let targets: Vec<Block> = f.successors(block).collect();
            for to in targets {
                remove_edge(f, to, block);
            }
            f.erase_block(block);
            return true;
        }
        let term = f.terminator(block);
        let Some(to) = plain_target(f, term) else { return false };
        f.first_non_phi(block) == term
            && !self.is_header(block)
            && !self.is_header(to)
            && !self.is_addressed(block)
            && fold_empty_block(f, block)
    }

    /// One step on `block`; whether there was one.
    fn block(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        if block != f.entry() && f.predecessors(block).next().is_none() {
            return false;
        }
        if self.unfold_select_here(f, block) {
            return true;
        }
        let term = f.terminator(block);
        let Some((condition, want)) = deciding_operand(f, term) else { return false };
        let mut condition = condition;
        let mut folded = false;
        if let Some(inst) = condition.as_inst()
            && let Some(constant) = f.fold_inst(inst)
        {
            f.replace_all_uses(condition, constant);
            if facts::is_trivially_dead(f, inst) {
                f.erase(inst);
            }
            condition = constant;
            folded = true;
        }
        let frozen = p::inst(f, condition, Opcode::Freeze);
        let undef_frozen =
            frozen.filter(|&freeze| f.operand(freeze, 0).is_undef_or_poison() && f.has_one_use(condition));
        if condition.is_undef_or_poison() || undef_frozen.is_some() {
            self.fold_to(f, block, best_for_undef(f, block));
            if let Some(freeze) = undef_frozen {
                f.erase(freeze);
            }
            return true;
        }
        if let Some(constant) = known_constant(f, condition, want) {
            let Some(to) = target_of(f, term, constant) else { return folded };
            self.fold_to(f, block, to);
            return true;
        }
        let Some(inst) = condition.as_inst() else {
            return self.thread_known_edges(f, condition, block, want) || folded;
        };
        let bare = frozen.map_or(condition, |freeze| f.operand(freeze, 0));
        if let Some(done) = self.compare_decided(f, bare, block) {
            return done;
        }
        if f.op(term) == Opcode::Switch && self.unfold_select_of_switch(f, condition, block) {
            return true;
        }
        let source = match p::icmp(f, bare) {
            Some((_, left, right)) if right.is_constant() => left,
            _ => bare,
        };
        if let Some(load) = p::inst(f, source, Opcode::Load)
            && self.bring_load(f, load)
        {
            return true;
        }
        if self.thread_known_edges(f, condition, block, want) {
            return true;
        }
        let here = |f: &FuncMut<'_>, inst: Inst| f.block_of(inst) == block;
        if let Some(phi) = p::inst(f, bare, Opcode::Phi)
            && here(f, phi)
            && f.op(term) == Opcode::Br
        {
            return self.branch_on_phi(f, phi);
        }
        if f.op(inst) == Opcode::Xor && here(f, inst) && f.op(term) == Opcode::Br {
            return self.branch_on_xor(f, inst);
        }
        self.implied_branch(f, block)
    }

    /// `bare` compares with a constant, and is decided at the end of `block`, or by a select that can be unfolded: `Some(true)`.
    fn compare_decided(&mut self, f: &mut FuncMut<'_>, bare: Value, block: Block) -> Option<bool> {
        let (pred, left, right) = p::icmp(f, bare)?;
        if !right.is_constant() {
            return None;
        }
        let term = f.terminator(block);
        let compare = bare.as_inst()?;
        if let Some(truth) = self.lazy.compare_locally(f, pred, left, right, term) {
            let ty = f.type_of(bare);
            let constant = f.folder().bool_of(ty, truth);
            if self.replace_at_end(f, compare, constant, block) {
                return Some(true);
            }
        }
        self.unfold_select_of_compare(f, compare, block).then_some(true)
    }

    /// `block` has one predecessor, which leads nowhere else: they become one block, the result.
    fn merge_with_predecessor(&mut self, f: &mut FuncMut<'_>, block: Block) -> Option<Block> {
        if block == f.entry() || self.is_addressed(block) {
            return None;
        }
        let above = f.single_predecessor(block)?;
        if above == block || plain_target(f, f.terminator(above)).is_none() || self.is_addressed(above) {
            return None;
        }
        self.absorb(f, block, above);
        Some(above)
    }
    /// Appends `block` to `above`, whose row is kept, with the name and the place of `block`.
    fn absorb(&mut self, f: &mut FuncMut<'_>, block: Block, above: Block) {
        let (header, pinned) = (self.is_header(block), self.pinned.contains(block));
        let (before, name) = (f.prev_block(block), Value::block(block));
        if f.side().names.as_ref().is_some_and(|names| !names.get(name).is_empty()) {
            f.take_name(Value::block(above), name);
        }
        f.merge_into_predecessor(block, above);
        if above != f.entry() && before != above {
            f.move_block_after(above, before);
        }
        for (is_member, set) in [(header, &mut self.headers), (pinned, &mut self.pinned)] {
            if is_member {
                set.resize(set.rows().max(above.index() + 1));
                set.insert(above);
            }
        }
        self.lazy.forget();
    }

    /// The terminator of `block` always goes to `to`.
    fn fold_to(&mut self, f: &mut FuncMut<'_>, block: Block, to: Block) {
        let term = f.terminator(block);
        let mut kept = false;
        for other in f.successors_of(term).collect::<Vec<_>>() {
            if other == to && !kept {
                kept = true;
            } else {
                remove_edge(f, other, block);
            }
        }
        self.replace_terminator(f, block, to);
    }
    /// `br to` in place of the terminator of `block`; phis are as they must be. What computed the condition goes if it is dead.
    fn replace_terminator(&mut self, f: &mut FuncMut<'_>, block: Block, to: Block) {
        let term = f.terminator(block);
        let condition = f.operand(term, 0);
        let branch = Builder::before(f, term).br(to);
        f.move_debug_records(term, branch);
        f.erase(term);
        if let Some(inst) = condition.as_inst()
            && !f.is_dead(inst)
            && facts::is_trivially_dead(f, inst)
        {
            f.erase(inst);
        }
        self.lazy.forget();
    }

    /// A branch above decides the one at the end of `block`.
    fn implied_branch(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let term = f.terminator(block);
        let Some((condition, yes, no)) = cond_br(f, term) else { return false };
        let freeze = p::inst(f, condition, Opcode::Freeze).filter(|_| f.has_one_use(condition));
        let asked = freeze.map_or(condition, |freeze| f.operand(freeze, 0));
        let mut below = block;
        for _ in 0..self.implication_threshold {
            let Some(above) = only_edge_from(f, below) else { return false };
            let Some((known, to_yes, to_no)) = cond_br(f, f.terminator(above)) else { return false };
            if to_yes != below && to_no != below {
                return false;
            }
            let truth = to_yes == below;
            let mut says = known::implied(f, known, truth, asked, 0);
            if says.is_none()
                && freeze.is_some()
                && let Some(other) = p::inst(f, known, Opcode::Freeze)
                && f.operand(other, 0) == asked
            {
                says = Some(truth);
            }
            if let Some(says) = says {
                self.fold_to(f, block, if says { yes } else { no });
                return true;
            }
            below = above;
        }
        false
    }

    /// Uses of `inst` that only run when the end of `block` is reached, where it is `value`, use that.
    fn replace_at_end(&mut self, f: &mut FuncMut<'_>, inst: Inst, value: Value, block: Block) -> bool {
        let old = Value::inst(inst);
        let mut changed = false;
        if f.block_of(inst) == block {
            let elsewhere: Vec<Use> = f.uses(old).filter(|&row| f.block_of(f.user(row)) != block).collect();
            for row in elsewhere {
                f.set_use(row, value);
                changed = true;
            }
        }
        let mut at = f.last(block);
        while at.is_some() && at != inst {
            if !facts::transfers_execution(f, at) {
                break;
            }
            for index in 0..f.num_operands(at) {
                if f.operand(at, index) == old {
                    f.set_operand(at, index, value);
                    changed = true;
                }
            }
            at = f.prev(at);
        }
        if f.is_unused(old) && facts::is_trivially_dead(f, inst) {
            f.erase(inst);
            changed = true;
        }
        changed
    }
}

/// Condition and targets of a conditional branch.
fn cond_br(f: &Func<'_>, term: Inst) -> Option<(Value, Block, Block)> {
    if term.is_none() || f.op(term) != Opcode::Br || f.num_operands(term) != 3 {
        return None;
    }
    Some((f.operand(term, 0), f.operand(term, 1).as_block()?, f.operand(term, 2).as_block()?))
}

/// Target of an unconditional branch.
fn plain_target(f: &Func<'_>, term: Inst) -> Option<Block> {
    if term.is_none() || f.op(term) != Opcode::Br || f.num_operands(term) != 1 {
        return None;
    }
    f.operand(term, 0).as_block()
}

/// The block that the only edge into `block` comes from.
fn only_edge_from(f: &Func<'_>, block: Block) -> Option<Block> {
    let mut preds = f.predecessors(block);
    let first = preds.next()?;
    preds.next().is_none().then_some(first)
}

/// What decides where `term` goes, and by what kind of constant.
fn deciding_operand(f: &Func<'_>, term: Inst) -> Option<(Value, Want)> {
    match f.op(term) {
        Opcode::Br if f.num_operands(term) == 3 => Some((f.operand(term, 0), Want::Integer)),
        Opcode::Switch => Some((f.operand(term, 0), Want::Integer)),
        Opcode::IndirectBr if f.num_operands(term) > 1 => Some((f.operand(term, 0), Want::BlockAddress)),
        _ => None,
    }
}

/// `value` if it is undef or a constant of the kind that is wanted.
fn known_constant(f: &Func<'_>, value: Value, want: Want) -> Option<Value> {
    use warpc_ir::consts::ConstKind;
    if value.is_undef_or_poison() {
        return Some(value);
    }
    let kind = f.consts().row(value.as_const()?).kind;
    let fits = match want {
        Want::Integer => matches!(kind, ConstKind::Int | ConstKind::WideInt),
        Want::BlockAddress => kind == ConstKind::BlockAddress,
    };
    fits.then_some(value)
}

/// Where `term` goes when what decides it is `constant`, which is not undef.
fn target_of(f: &Func<'_>, term: Inst, constant: Value) -> Option<Block> {
    match f.op(term) {
        Opcode::Br => f.operand(term, if f.consts().is_zero(constant) { 2 } else { 1 }).as_block(),
        Opcode::Switch => {
            let cases = (2..f.num_operands(term)).step_by(2);
            let found = cases.into_iter().find(|&at| f.operand(term, at) == constant);
            f.operand(term, found.map_or(1, |at| at + 1)).as_block()
        }
        Opcode::IndirectBr => {
            let block = f.consts().list(constant.as_const()?)[1].as_block()?;
            f.successors_of(term).find(|&to| to == block)
        }
        _ => None,
    }
}

/// The successor with the fewest edges into it, the first of them.
fn best_for_undef(f: &Func<'_>, block: Block) -> Block {
    let mut best = (usize::MAX, Block::NONE);
    for to in f.successors(block) {
        let edges = f.predecessors(to).take(best.0).count();
        if edges < best.0 {
            best = (edges, to);
        }
    }
    best.1
}

#[cfg(test)]
mod tests;
