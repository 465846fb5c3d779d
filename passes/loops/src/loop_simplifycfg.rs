//! `loop-simplifycfg`: the graph of a loop made smaller, the loop kept.
//!
//! **When**:
//!
//! 1. a branch or switch of the loop with a known condition (not of loops inside) becomes a jump, and what is not reached any more goes,
//!    inner loops included (`enable-loop-simplifycfg-term-folding`). Where the loop would end with that, or blocks would fall out of it,
//!    it is left as it is, and so is one with a cycle that is no loop;
//! 2. blocks with one predecessor that leads nowhere else are merged with it.
//!
//! Exits that are not taken any more are code of the loops around: they stay, behind a switch in the preheader that never leads there.
//! **Invariants**: loop-simplify and LCSSA form, loop nest and dominators are kept. A barrier on a path that is not taken goes with
//! that. **Cost**: linear in the loop; where a branch was folded, in the function.
//! **Source**: specification 003, and LLVM's pass of this name.

use crate::irreducible::declines_irreducible;
use crate::knobs;
use crate::refit;
use crate::region::{Columns, Region};
use warpc_analysis::AnalysisSet;
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scalar::patterns::is_token_pad;

const NAME: &str = "loop-simplifycfg";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "fold branches of loops and merge their blocks",
    level: Level::Loop,
    reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_SIMPLIFYCFG],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::<LoopSimplifyCfg>::default()))
    },
};

#[derive(Default)]
struct LoopSimplifyCfg {
    columns: Columns,
}

impl LoopPass for LoopSimplifyCfg {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let fold = cx.session.knobs.get(knobs::ENABLE_LOOP_SIMPLIFYCFG_TERM_FOLDING);
        let region = Region::new(func, cx.loops, loop_id, std::mem::take(&mut self.columns));
        let mut changed = fold && fold_branches(func, &region, cx);
        self.columns = region.into_columns();
        changed |= merge_blocks(func, loop_id, cx);
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// The only successor that `block` leads to, though its terminator names several.
fn only_target(func: &Func<'_>, block: Block) -> Option<Block> {
    let end = func.terminator(block);
    let target = |k: usize| func.operand(end, k).as_block();
    match func.op(end) {
        Opcode::Br if func.num_operands(end) == 3 => {
            if func.operand(end, 1) == func.operand(end, 2) {
                return target(1);
            }
            let taken = func.consts().as_int(func.operand(end, 0))?;
            target(if taken & 1 == 1 { 1 } else { 2 })
        }
        Opcode::Switch => {
            let condition = func.operand(end, 0);
            func.consts().as_u128(condition)?;
            let case = (2..func.num_operands(end)).step_by(2).find(|&k| func.operand(end, k) == condition);
            target(case.map_or(1, |k| k + 1))
        }
        _ => None,
    }
}

/// What is left of the loop when decided branches are jumps.
struct Folding {
    /// Blocks with a decided branch, and where that leads.
    decided: Vec<(Block, Block)>,
    dead: Vec<Block>,
    dead_exits: Vec<Block>,
}

impl Folding {
    /// `None` where there is nothing to fold, or the loop would not be the same loop.
    fn of(func: &Func<'_>, region: &Region, cx: &mut LoopCx<'_>) -> Option<Folding> {
        let latch = cx.loops.latch(func, region.id)?;
        let mut decided = Vec::new();
        for &b in &region.order {
            if cx.loops.of(b) == region.id
                && let Some(to) = only_target(func, b)
            {
                decided.push((b, to));
            }
        }
        if decided.is_empty() || region.preheader.is_none() || !region.dedicated || leaks_token(func, region) {
            return None;
        }
        // Without one of its entries a cycle that was no loop may be one.
        if declines_irreducible(func, region, cx, NAME) {
            return None;
        }
        decided.sort_unstable();
        let leads = |b: Block| -> Vec<Block> {
            match decided.binary_search_by_key(&b, |row| row.0) {
                Ok(n) => vec![decided[n].1],
                Err(_) => func.successors(b).collect(),
            }
        };
        let mut live = vec![false; region.order.len()];
        let mut live_exits = Vec::new();
        let mut back = vec![Vec::new(); region.order.len()];
        let mut work = vec![region.header];
        live[0] = true;
        while let Some(b) = work.pop() {
            for s in leads(b) {
                if !region.contains(s) {
                    live_exits.push(s);
                    continue;
                }
                back[region.rank(s)].push(b);
                if !std::mem::replace(&mut live[region.rank(s)], true) {
                    work.push(s);
                }
            }
        }
        if !live[region.rank(latch)] || !leads(latch).contains(&region.header) {
            return None;
        }
        // Every block that is left must reach the latch.
        let mut stays = vec![false; region.order.len()];
        let mut work = vec![latch];
        while let Some(b) = work.pop() {
            if !std::mem::replace(&mut stays[region.rank(b)], true) {
                work.extend(&back[region.rank(b)]);
            }
        }
        if live != stays {
            return None;
        }
        let dead = region.order.iter().copied().filter(|&b| !live[region.rank(b)]).collect();
        let mut dead_exits = region.exits.clone();
        dead_exits.retain(|exit| !live_exits.contains(exit));
        let movable = |&exit: &Block| !is_token_pad(func.op(func.first_non_phi(exit)));
        dead_exits.iter().all(movable).then_some(Folding { decided, dead, dead_exits })
    }
}

/// Whether a token of the loop is used behind it: no phi could stand there for it.
fn leaks_token(func: &Func<'_>, region: &Region) -> bool {
    let outside = |i: Inst| func.uses(i.into()).any(|u| !region.contains(func.block_of(func.user(u))));
    region.order.iter().any(|&b| func.block_insts(b).any(|i| func.ty(i) == Type::TOKEN && outside(i)))
}

fn fold_branches(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
    let Some(Folding { decided, dead, dead_exits }) = Folding::of(func, region, cx) else { return false };
    cx.forget_topmost_loop(func, region.id);
    let parent = cx.loops.parent(region.id);
    let mut outer = region.order.clone();
    if let Some(preheader) = region.preheader.filter(|_| !dead_exits.is_empty()) {
        outer.push(keep_exits(func, region, cx, preheader, &dead_exits));
        outer.push(preheader);
    }
    for &(b, to) in &decided {
        let hints = warpc_ir::loop_hints::attachment(func, func.terminator(b), warpc_ir::loop_hints::LOOP_KIND);
        func.fold_terminator_to(b, to);
        if let Some(node) = hints {
            let end = func.terminator(b);
            warpc_ir::loop_hints::set_loop_node(func, end, node);
        }
    }
    // Inner loops are dead as a whole or not at all.
    for &b in &dead {
        let inner = cx.loops.of(b);
        if inner.is_some() && inner != region.id && cx.loops.header(inner) == b {
            let mut top = inner;
            while cx.loops.parent(top) != region.id {
                top = cx.loops.parent(top);
            }
            if dead.contains(&cx.loops.header(top)) {
                cx.updater.mark_deleted(top);
                cx.loops.erase(top);
            }
        }
    }
    for &b in &dead {
        if cx.loops.of(b).is_some() {
            cx.loops.remove_block(b);
        }
    }
    func.erase_blocks(&dead);
    *cx.dom = DomTree::new(&Cfg::new(func));
    if parent.is_some() {
        outer.retain(|b| !dead.contains(b));
        refit::refit(func, cx.loops, &outer, parent);
        refit::reform_only(func, cx.loops, cx.dom, parent);
    }
    cx.graph_changed();
    true
}

/// Splits the preheader and puts a switch before the loop that seems to lead to `exits`. Returns the new preheader.
fn keep_exits(
    func: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    exits: &[Block],
) -> Block {
    let around = cx.loops.parent(region.id);
    let end = func.terminator(preheader);
    let tail = func.split_block(end);
    crate::split::name_block_after(func, tail, preheader, ".split");
    cx.loops.add_block(tail, around);
    let zero = func.consts_mut().add_i32(0);
    let mut operands = vec![zero, Value::block(tail)];
    for (n, &exit) in exits.iter().enumerate() {
        // No invoke leads there any more, and a switch must not lead to a landing pad.
        while let Some(brought) =
            func.first(exit).get().filter(|&i| matches!(func.op(i), Opcode::Phi | Opcode::LandingPad))
        {
            let poison = Value::poison(func.ty(brought));
            func.replace_and_erase(brought, poison);
        }
        let case = func.consts_mut().add_i32(n as u32 + 1);
        operands.extend([case, Value::block(exit)]);
    }
    let jump = func.terminator(preheader);
    func.erase(jump);
    let switch = func.new_inst(Opcode::Switch, 0, Type::VOID, &operands, Aux::default());
    func.append(switch, preheader);
    tail
}

/// Merges blocks of the loop with their only predecessors, where these lead nowhere else. Whether there were any.
fn merge_blocks(func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> bool {
    let mut changed = false;
    for b in cx.loops.blocks(loop_id) {
        let Some(above) = func.single_predecessor(b).filter(|&p| cx.loops.of(p) == loop_id && p != b) else { continue };
        let end = func.terminator(above);
        let plain = func.op(end) == Opcode::Br && func.num_operands(end) == 1;
        if !plain || cx.loops.is_header(b) {
            continue;
        }
        if !changed {
            cx.forget_topmost_loop(func, loop_id);
        }
        cx.loops.remove_block(b);
        cx.dom.merge_blocks(b, above);
        func.merge_into_predecessor(b, above);
        changed = true;
    }
    changed
}
