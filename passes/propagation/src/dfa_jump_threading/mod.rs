//! `dfa-jump-threading`: in a loop around a switch that goes on by what the iteration before has decided, a state machine, each way that
//! decides the next state goes straight to its case.
//!
//! ```text
//!   loop: switch (state)               case a: ... goto case_b        the case that knows the next state jumps there,
//!     case a: ... state = b            case b: ... goto case_a        over copies of the blocks on the way
//!     case b: ... state = a
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which switches, selects of states |
//! | `select.rs` | selects of states become branches |
//! | `paths.rs` | the ways from where a state is decided to the switch |
//! | `profit.rs` | whether copies are allowed and pay |
//! | `copy.rs` | the copies |
//!
//! **When**: the switch of a loop decides by a phi that, over phis and selects with one use, comes to constants; what is no constant may
//! only come from outside of the loop (`dfa-early-exit-heuristic`). One switch of a function, the first with a way that decides.
//! **How**: a way is the list of blocks from the one that decides the state to the switch. Its blocks are copied, once for each state that the
//! switch tells apart; the copy of the switch is a jump.
//! **Invariants**: blocks from which a convergent operation is reached are not copied, nor those that hold tokens or `noduplicate` calls, nor
//! ways over other ends than branches and switches. The condition of a select that becomes a branch is frozen where it may be undefined,
//! which LLVM leaves out: the branch runs where the switch may not. Debug records are copied with what they stand before.
//! **Cost**: `dfa-max-num-visited-paths` steps for the ways, `dfa-max-num-paths` of them; the copies as the knobs allow.
//! **Source**: the pass of this name in LLVM, whose rules, limits and remarks these are.

mod copy;
mod paths;
mod profit;
mod select;

use crate::knobs;
use crate::threading::before_convergent;
use hashbrown::HashSet;
use std::collections::VecDeque;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

const NAME: &str = "dfa-jump-threading";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "lead what decides the next state of a state machine straight to its case",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::DFA_JUMP_THREADING],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(DfaJumpThreading)))
    },
};

struct DfaJumpThreading;

/// The loops of blocks, with those that are added.
struct Nest<'q> {
    loops: &'q Loops,
    /// By block.
    of: Vec<Loop>,
}

impl Nest<'_> {
    fn of(&self, block: Block) -> Loop {
        self.of.get(block.index()).copied().unwrap_or(Loop::NONE)
    }
    fn contains(&self, outer: Loop, block: Block) -> bool {
        let inner = self.of(block);
        inner.is_some() && self.loops.encloses(outer, inner)
    }
    /// `block` is in the loop that `like` is in.
    fn add(&mut self, block: Block, like: Block) {
        let l = self.of(like);
        self.of.resize(block.index() + 1, Loop::NONE);
        self.of[block.index()] = l;
    }
}

/// A select of states, and the phi that uses it.
type Unfold = (Inst, Inst);

impl FunctionPass for DfaJumpThreading {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let attrs = func.ctx().globals.parts[func.global().index()].attrs;
        let is_small =
            [AttrKind::MinSize, AttrKind::OptimizeForSize].iter().any(|&kind| func.attrs().fn_has(attrs, kind));
        let switches: Vec<Block> =
            func.block_order().filter(|&block| func.op(func.terminator(block)) == Opcode::Switch).collect();
        let loops = cx.analyses.loops(func);
        if is_small || switches.is_empty() || loops.has_none() {
            return Outcome::Unchanged;
        }
        let cfg = cx.analyses.cfg(func);
        let of = (0..func.num_blocks()).map(|n| loops.of(Block::new(n))).collect();
        let mut nest = Nest { loops: &loops, of };
        let early_exit = cx.session.knobs.get(knobs::DFA_EARLY_EXIT);
        let mut changed = false;
        for block in switches.into_iter().filter(|&block| cfg.is_reachable(block)) {
            let end = func.terminator(block);
            let missed = |cx: &mut PassCx<'_>| {
                cx.remark(RemarkKind::Missed, NAME, "SwitchNotPredictable", end, || {
                    "Switch instruction is not predictable.".to_string()
                });
            };
            let Some(selects) = Search::selects(func, &nest, end, early_exit) else {
                missed(cx);
                continue;
            };
            let pinned = before_convergent(func, &cfg);
            if pinned.contains(block) || selects.iter().any(|&(select, _)| pinned.contains(func.block_of(select))) {
                profit::say_convergent(end, cx);
                continue;
            }
            changed |= !selects.is_empty();
            select::unfold_all(func, &mut nest, selects);
            let found = paths::find(func, &nest, end, cx);
            if found.is_empty() {
                continue;
            }
            // Ways overlap, so one switch is done at a time.
            if profit::is_profitable(func, end, &found, &pinned, cx) {
                copy::thread(func, end, found);
                changed = true;
            }
            break;
        }
        if changed { Outcome::Changed(AnalysisSet::NONE) } else { Outcome::Unchanged }
    }
}

/// The walk from the condition of a switch to the values that it may have.
struct Search<'q, 'a> {
    func: &'q Func<'a>,
    selects: Vec<Unfold>,
}

impl Search<'_, '_> {
    /// The selects that decide states of switch `end`, in the order in which they are met; `None` if states are no constants.
    fn selects(func: &Func<'_>, nest: &Nest<'_>, end: Inst, early_exit: bool) -> Option<Vec<Unfold>> {
        let phi = func.operand(end, 0).as_inst().filter(|&phi| func.op(phi) == Opcode::Phi)?;
        let around = nest.of(func.block_of(end)).get()?;
        let mut search = Search { func, selects: Vec::new() };
        let mut seen: HashSet<Value> = HashSet::new();
        let mut work: VecDeque<(Value, Block)> = VecDeque::new();
        seen.insert(phi.into());
        work.push_back((phi.into(), Block::NONE));
        while let Some((value, from)) = work.pop_front() {
            let inst = value.as_inst();
            match inst.map(|inst| func.op(inst)).zip(inst) {
                Some((Opcode::Phi, phi)) => {
                    work.extend(func.phi_pairs(phi).filter(|pair| seen.insert(pair.0)));
                }
                Some((Opcode::Select, select)) => {
                    search.add(select)?;
                    let sides = [1, 2].map(|n| func.operand(select, n));
                    work.extend(sides.into_iter().filter(|&side| seen.insert(side)).map(|side| (side, from)));
                }
                _ if value.is_constant() => {}
                // A value that is not known, from the loop itself, would be on the ways that are found.
                _ if early_exit && (from.is_none() || nest.contains(around, from)) => return None,
                _ => {}
            }
        }
        Some(search.selects)
    }
    /// Notes `select` where a phi uses it; `None` if it cannot become a branch.
    fn add(&mut self, select: Inst) -> Option<()> {
        let func = self.func;
        let mut uses = func.uses(select.into());
        let (Some(u), None) = (uses.next(), uses.next()) else { return None };
        let user = func.user(u);
        let block = func.block_of(select);
        let end = func.terminator(block);
        // A select between vectors of conditions chooses parts.
        let is_fine = func.type_of(func.operand(select, 0)) == Type::I1
            && matches!(func.op(user), Opcode::Phi | Opcode::Select)
            && func.op(end) == Opcode::Br
            && func.num_operands(end) == 1;
        let is_direct =
            func.op(user) != Opcode::Phi || func.operand(user, func.use_index(u) + 1).as_block() == Some(block);
        let is_alone = self.selects.iter().all(|&(other, _)| {
            func.block_of(other) != block || [1, 2].iter().any(|&n| func.operand(other, n) == select.into())
        });
        if !is_fine || !is_direct || !is_alone {
            return None;
        }
        if func.op(user) == Opcode::Phi {
            self.selects.push((select, user));
        }
        Some(())
    }
}

/// Drops a pair of `phi` for each of `blocks`. The last pair takes the place, as in LLVM.
fn drop_pairs(func: &mut FuncMut<'_>, phi: Inst, blocks: &[Block]) {
    let mut pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
    for &block in blocks {
        if let Some(at) = pairs.iter().position(|pair| pair.1 == block) {
            pairs.swap_remove(at);
        }
    }
    let operands: Vec<Value> = pairs.into_iter().flat_map(|(value, from)| [value, Value::block(from)]).collect();
    func.set_operands(phi, &operands);
}
