//! `sink`: what only some paths need is computed on those; `sinking2` moves it on to right before its first user.
//!
//! **When**: all users of an instruction without effects are in blocks below its own. It moves to the start of the block nearest to all
//! of them that is on no more paths, in no loop that it was not in. On a GPU it stays where that block is reached in any case and more than
//! one operand would live longer for it. `sinking2` then moves it, and what stays in its block, down to its
//! first user where no more values are live for that: at most one operand has its last use there. `sinking2<fast>` leaves that out.
//! A product of 32 bits stays beside the widened product of the same factor: ptxas makes one `IMAD.WIDE` of both halves.
//! **How**: each block is walked from its end, with the writes below; rounds go on while something moves, [`ROUNDS`] at most.
//! **Invariants**: loads and calls that read move past no write that may touch what they read, and where they could reach another
//! path they stay. Convergent calls stay where they are; a barrier counts as a write to everything. `sinking2` takes nothing out of a
//! loop that threads leave in different rounds: there a uniform value would become a divergent one.
//! **Relies on**: alias analysis, with metadata; uniformity. **Cost**: linear per round; questions about aliases have a budget
//! ([`QUESTIONS`] per instruction), after which loads stay.

use std::cell::{OnceCell, RefCell};
use std::sync::Arc;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{Analyses, AnalysisSet, Loops, Uniformity, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams};
use warpc_scalar::patterns::is_exception_pad;

const fn row(
    name: &'static str,
    summary: &'static str,
    make: fn(PassParams) -> Result<PassBody, ParamError>,
) -> PassInfo {
    PassInfo {
        name,
        summary,
        level: Level::Function,
        reads: AnalysisSet::CFG
            .and(AnalysisSet::DOM)
            .and(AnalysisSet::POSTDOM)
            .and(AnalysisSet::LOOPS)
            .and(AnalysisSet::UNIFORMITY),
        preserves: AnalysisSet::CFG_ALL,
        columns: warpc_ir::column_sets::MOVE,
        knobs: &[],
        idempotent: false,
        required: false,
        make,
    }
}

/// Row of `sink`.
pub const INFO: PassInfo = row("sink", "move instructions to the paths that need them", |params| {
    params.finish("sink")?;
    Ok(PassBody::Function(Box::<Sink>::default()))
});

/// Row of `sinking2`.
pub const SINKING2: PassInfo = row("sinking2", "move instructions down to their first users", |mut params| {
    let fast = params.take_flag("fast", false);
    params.finish("sinking2")?;
    Ok(PassBody::Function(Box::new(Sink { to_users: !fast, keeps_loops: true, ..Sink::default() })))
});

/// Rounds over all blocks: an instruction that moved may let its operands move.
const ROUNDS: usize = 16;
/// Questions about aliases per instruction.
const QUESTIONS: usize = 32;
/// Users of an instruction that is moved within its block.
const USERS: usize = 16;

#[derive(Default)]
struct Sink {
    /// Whether to go on to the first user.
    to_users: bool,
    /// Whether loops with divergent exits keep what is in them.
    keeps_loops: bool,
    aliases: AliasCache,
    /// Writes below the instruction at hand.
    writes: Vec<Inst>,
    questions: usize,
}

/// What the pass knows of the blocks.
struct Graph<'g> {
    dom: &'g DomTree,
    loops: &'g Loops,
    /// Whether loops with divergent exits keep what is in them.
    keeps_loops: bool,
    /// Whether registers count: for a GPU.
    saves_registers: bool,
    /// Computed for the first instruction that could leave a loop.
    uniformity: OnceCell<Arc<Uniformity>>,
    /// Computed for the first instruction that could move to where control comes in any case.
    postdom: OnceCell<Arc<DomTree>>,
    analyses: RefCell<&'g mut Analyses>,
}

impl Graph<'_> {
    /// Whether the threads of a warp leave `id` at different times.
    fn has_divergent_exit(&self, func: &Func<'_>, id: Loop) -> bool {
        self.uniformity.get_or_init(|| self.analyses.borrow_mut().uniformity(func)).has_divergent_exit(id)
    }

    /// Whether `inst` would be computed as often in `to`, which its block dominates, while more than one operand lives on for it.
    fn stretches_operands(&self, func: &Func<'_>, inst: Inst, to: Block) -> bool {
        let home = func.block_of(inst);
        if !self.saves_registers || self.loops.of(home) != self.loops.of(to) {
            return false;
        }
        let is_below = |user: Inst| self.dom.dominates(to, func.block_of(user));
        stretches_several(func, inst, is_below)
            && self.postdom.get_or_init(|| self.analyses.borrow_mut().post_dom(func)).dominates(to, home)
    }
}

impl FunctionPass for Sink {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, loops) = (cx.analyses.dom(func), cx.analyses.loops(func));
        let graph = Graph {
            dom: &dom,
            loops: &loops,
            keeps_loops: self.keeps_loops,
            saves_registers: is_for_gpu(func),
            uniformity: OnceCell::new(),
            postdom: OnceCell::new(),
            analyses: RefCell::new(cx.analyses),
        };
        self.aliases.clear();
        self.questions = QUESTIONS * func.num_insts() + 1024;
        let mut changed = false;
        let order: Vec<Block> = func.block_order().filter(|&b| dom.is_reachable(b)).collect();
        // In one block there is nowhere to sink to.
        for _ in 0..if order.len() > 1 { ROUNDS } else { 0 } {
            let mut moved = false;
            for &b in &order {
                moved |= self.block(func, &graph, b);
            }
            changed |= moved;
            if !moved {
                break;
            }
        }
        if self.to_users {
            for &b in &order {
                changed |= self.within(func, b);
            }
        }
        self.aliases.clear();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Whether `inst` may stand elsewhere, writes aside.
fn is_movable(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    let fixed = match op {
        op if op == Opcode::Phi || is_exception_pad(op) => true,
        // What the entry block allocates is there for the whole function.
        Opcode::Alloca => func.block_of(inst) == func.entry() && func.operand(inst, 0).is_constant(),
        _ => op.is_call() && facts::call_has(func, inst, AttrKind::Convergent),
    };
    !fixed && !facts::has_side_effects(func, inst)
}

impl Sink {
    fn block(&mut self, func: &mut FuncMut<'_>, graph: &Graph<'_>, block: Block) -> bool {
        self.writes.clear();
        let mut moved = false;
        let mut i = func.last(block);
        while i.is_some() {
            let before = func.prev(i);
            if facts::may_write(func, i) {
                self.writes.push(i);
            } else if func.op(i) != Opcode::Phi
                && let Some(to) = self.target(func, graph, i)
                && is_movable(func, i)
                && self.passes_writes(func, i)
            {
                let mut at = func.first_non_phi(to);
                while at.is_some() && matches!(func.op(at), Opcode::LandingPad | Opcode::CleanupPad) {
                    at = func.next(at);
                }
                func.move_before(i, at);
                moved = true;
            }
            i = before;
        }
        moved
    }

    /// Whether no write below touches what `inst` reads.
    fn passes_writes(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        if !facts::may_read(func, inst) || self.writes.is_empty() {
            return true;
        }
        if self.questions < self.writes.len() {
            return false;
        }
        self.questions -= self.writes.len();
        let mut alias = Alias::new(func, &mut self.aliases);
        match Loc::of(func, inst) {
            Some(loc) => !self.writes.iter().any(|&write| alias.mod_ref(write, &loc).is_mod()),
            None => !self.writes.iter().any(|&write| alias.mod_ref_call(write, inst).is_mod()),
        }
    }

    /// The block that `inst` moves to: the lowest above all its users, and up from there to an acceptable one.
    fn target(&self, func: &Func<'_>, graph: &Graph<'_>, inst: Inst) -> Option<Block> {
        let dom = graph.dom;
        let home = func.block_of(inst);
        let mut to = Block::NONE;
        for u in func.uses(inst.into()) {
            // An edge from a block that is reached leads to one that is.
            let at = func.block_of_use(u);
            if !dom.is_reachable(at) {
                continue;
            }
            to = if to.is_none() { at } else { dom.common(to, at) };
            if to == home || !dom.dominates(home, to) {
                return None;
            }
        }
        let may_go = |to: Block| acceptable(func, graph, inst, to) && !graph.stretches_operands(func, inst, to);
        while to.is_some() && to != home && !may_go(to) {
            to = dom.idom(to);
        }
        (to.is_some() && to != home).then_some(to)
    }

    /// Moves instructions of `block` down to their first user in it.
    fn within(&mut self, func: &mut FuncMut<'_>, block: Block) -> bool {
        self.writes.clear();
        func.renumber_block(block);
        let mut moved = false;
        let mut i = func.last(block);
        while i.is_some() {
            let (before, next) = (func.prev(i), func.next(i));
            // What the next instruction needs stays before it.
            let is_needed = next.is_some() && func.operands(next).any(|operand| operand == Value::inst(i));
            let may_move = is_movable(func, i) && !facts::may_read(func, i) && func.op(i) != Opcode::Alloca;
            if !is_needed && may_move && !is_low_half(func, i) {
                moved |= move_to_user(func, i);
            }
            i = before;
        }
        moved
    }
}

/// Whether `inst` may move to `to`, which its block dominates.
fn acceptable(func: &Func<'_>, graph: &Graph<'_>, inst: Inst, to: Block) -> bool {
    let first = func.first_non_phi(to);
    if first.is_none() || is_exception_pad(func.op(first)) {
        return false;
    }
    let home = func.block_of(inst);
    let (from_loop, to_loop) = (graph.loops.of(home), graph.loops.of(to));
    if graph.keeps_loops && from_loop != to_loop {
        let mut l = from_loop;
        while l.is_some() && !graph.loops.contains(l, to) {
            if graph.has_divergent_exit(func, l) {
                return false;
            }
            l = graph.loops.parent(l);
        }
    }
    if func.single_predecessor(to) == Some(home) {
        return true;
    }
    // On other paths to the block may be writes.
    let invariant = func.attachments(inst).any(|row| func.ctx().str(row.kind) == b"invariant.load");
    if facts::may_read(func, inst) && !invariant {
        return false;
    }
    to_loop.is_none() || to_loop == from_loop
}

/// Whether `inst` is a product whose factor is also extended in its block, for a product of twice the bits.
fn is_low_half(func: &Func<'_>, inst: Inst) -> bool {
    if func.op(inst) != Opcode::Mul || func.ty(inst) != Type::I32 || !func.operand(inst, 0).has_uses() {
        return false;
    }
    func.uses(func.operand(inst, 0)).take(USERS).map(|u| func.user(u)).any(|extended| {
        matches!(func.op(extended), Opcode::ZExt | Opcode::SExt)
            && func.block_of(extended) == func.block_of(inst)
            && func.uses(extended.into()).take(USERS).any(|u| func.op(func.user(u)) == Opcode::Mul)
    })
}

/// Whether more than one operand of `inst` would live on for it alone, if it moved to where `is_below` tells of the users behind. One that
/// is used there in any case lives as long as before.
fn stretches_several(func: &Func<'_>, inst: Inst, is_below: impl Fn(Inst) -> bool) -> bool {
    let stretched = |&(index, value): &(usize, Value)| {
        let is_first = !func.operands(inst).take(index).any(|other| other == value);
        let lives_on = |user: Inst| user != inst && is_below(user);
        value.has_uses() && is_first && !func.uses(value).take(USERS).any(|use_row| lives_on(func.user(use_row)))
    };
    func.operands(inst).enumerate().filter(stretched).nth(1).is_some()
}

/// Moves `inst`, which reads no memory, before its first user of its block, where this lets no more values live longer than it
/// saves.
fn move_to_user(func: &mut FuncMut<'_>, inst: Inst) -> bool {
    let block = func.block_of(inst);
    let mut first = Inst::NONE;
    for (n, u) in func.uses(inst.into()).enumerate() {
        let user = func.user(u);
        if n == USERS || func.op(user) == Opcode::Phi {
            return false;
        }
        if func.block_of(user) == block && (first.is_none() || func.comes_before(user, first)) {
            first = user;
        }
    }
    if first.is_none() || stands_among_operands(func, inst, first) {
        return false;
    }
    let is_below = |user: Inst| func.block_of(user) != block || user == first || func.comes_before(first, user);
    if stretches_several(func, inst, is_below) {
        return false;
    }
    func.move_before(inst, first);
    true
}

/// Whether between `inst` and its user there is nothing but what leads to the user as well. Moving it down there would only
/// exchange it with those, and exchange them again the next time.
fn stands_among_operands(func: &Func<'_>, inst: Inst, user: Inst) -> bool {
    let block = func.block_of(inst);
    let mut at = func.next(inst);
    for _ in 0..USERS {
        if at == user {
            return true;
        }
        let leads_there = is_movable(func, at)
            && !facts::may_read(func, at)
            && func.uses(at.into()).take(USERS).any(|u| {
                let next = func.user(u);
                func.block_of(next) == block
                    && func.op(next) != Opcode::Phi
                    && (next == user || func.comes_before(next, user))
            });
        if !leads_there {
            return false;
        }
        at = func.next(at);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(300), Shape2 { size: 12, bits: 3, branches: true });
        check_pass(&SINKING2, &[], cases(300), Shape2 { size: 12, bits: 3, branches: true });
        check_pass(&SINKING2, &["fast"], cases(100), Shape2 { size: 12, bits: 3, branches: true });
    }
}
