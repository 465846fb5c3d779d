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

use crate::knobs;
use crate::loop_deletion::has_irreducible_cycle;
use crate::refit;
use crate::region::{Columns, Region};
use warpc_analysis::AnalysisSet;
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};

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
    fn run(&mut self, f: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let fold = cx.session.knobs.get(knobs::ENABLE_LOOP_SIMPLIFYCFG_TERM_FOLDING);
        let region = Region::new(f, cx.loops, loop_id, std::mem::take(&mut self.columns));
        let mut changed = fold && fold_branches(f, &region, cx);
        self.columns = region.into_columns();
        changed |= merge_blocks(f, loop_id, cx);
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// The only successor that `block` leads to, though its terminator names several.
fn only_target(f: &Func<'_>, block: Block) -> Option<Block> {
    let end = f.terminator(block);
    let target = |k: usize| f.operand(end, k).as_block();
    match f.op(end) {
        Opcode::Br if f.num_operands(end) == 3 => {
            if f.operand(end, 1) == f.operand(end, 2) {
                return target(1);
            }
            let taken = f.consts().as_int(f.operand(end, 0))?;
            target(if taken & 1 == 1 { 1 } else { 2 })
        }
        Opcode::Switch => {
            let condition = f.operand(end, 0);
            f.consts().as_u128(condition)?;
            let case = (2..f.num_operands(end)).step_by(2).find(|&k| f.operand(end, k) == condition);
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
    fn of(f: &Func<'_>, region: &Region, cx: &LoopCx<'_>) -> Option<Folding> {
        let latch = cx.loops.latch(f, region.id)?;
        let mut decided = Vec::new();
        for &b in &region.order {
            if cx.loops.of(b) == region.id
                && let Some(to) = only_target(f, b)
            {
                decided.push((b, to));
            }
        }
        if decided.is_empty() || region.preheader.is_none() || !region.dedicated || leaks_token(f, region) {
            return None;
        }
        // Without one of its entries a cycle that was no loop may be one.
        if has_irreducible_cycle(f, region, cx.loops) {
            return None;
        }
        decided.sort_unstable();
        let leads = |b: Block| -> Vec<Block> {
            match decided.binary_search_by_key(&b, |row| row.0) {
                Ok(n) => vec![decided[n].1],
                Err(_) => f.successors(b).collect(),
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
        let movable = |&exit: &Block| f.op(f.first_non_phi(exit)) != Opcode::CatchSwitch;
        dead_exits.iter().all(movable).then_some(Folding { decided, dead, dead_exits })
    }
}

/// Whether a token of the loop is used behind it: no phi could stand there for it.
fn leaks_token(f: &Func<'_>, region: &Region) -> bool {
    let outside = |i: Inst| f.uses(i.into()).any(|u| !region.contains(f.block_of(f.user(u))));
    region.order.iter().any(|&b| f.block_insts(b).any(|i| f.ty(i) == Type::TOKEN && outside(i)))
}

fn fold_branches(f: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> bool {
    let Some(Folding { decided, dead, dead_exits }) = Folding::of(f, region, cx) else { return false };
    cx.forget_topmost_loop(f, region.id);
    let parent = cx.loops.parent(region.id);
    let mut outer = region.order.clone();
    if let Some(preheader) = region.preheader.filter(|_| !dead_exits.is_empty()) {
        outer.push(keep_exits(f, region, cx, preheader, &dead_exits));
        outer.push(preheader);
    }
    for &(b, to) in &decided {
        let hints = warpc_ir::loop_hints::attachment(f, f.terminator(b), warpc_ir::loop_hints::LOOP_KIND);
        f.fold_terminator_to(b, to);
        if let Some(node) = hints {
            let end = f.terminator(b);
            warpc_ir::loop_hints::set_loop_node(f, end, node);
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
    f.erase_blocks(&dead);
    *cx.dom = DomTree::new(&Cfg::new(f));
    if parent.is_some() {
        outer.retain(|b| !dead.contains(b));
        refit::refit(f, cx.loops, &outer, parent);
        refit::reform(f, cx.loops, cx.dom, parent);
    }
    cx.graph_changed();
    true
}

/// Splits the preheader and puts a switch before the loop that seems to lead to `exits`. Returns the new preheader.
fn keep_exits(f: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, preheader: Block, exits: &[Block]) -> Block {
    let around = cx.loops.parent(region.id);
    let end = f.terminator(preheader);
    let tail = f.split_block(end);
    crate::split::name_block_after(f, tail, preheader, ".split");
    cx.loops.add_block(tail, around);
    let zero = f.consts_mut().add_i32(0);
    let mut operands = vec![zero, Value::block(tail)];
    for (n, &exit) in exits.iter().enumerate() {
        while let Some(phi) = f.first(exit).get().filter(|&i| f.op(i) == Opcode::Phi) {
            let poison = Value::poison(f.ty(phi));
            f.replace_and_erase(phi, poison);
        }
        let case = f.consts_mut().add_i32(n as u32 + 1);
        operands.extend([case, Value::block(exit)]);
    }
    let jump = f.terminator(preheader);
    f.erase(jump);
    let switch = f.new_inst(Opcode::Switch, 0, Type::VOID, &operands, Aux::default());
    f.append(switch, preheader);
    tail
}

/// Merges blocks of the loop with their only predecessors, where these lead nowhere else. Whether there were any.
fn merge_blocks(f: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> bool {
    let mut changed = false;
    for b in cx.loops.blocks(loop_id) {
        let Some(above) = f.single_predecessor(b).filter(|&p| cx.loops.of(p) == loop_id && p != b) else { continue };
        let end = f.terminator(above);
        let plain = f.op(end) == Opcode::Br && f.num_operands(end) == 1;
        if !plain || cx.loops.is_header(b) {
            continue;
        }
        if !changed {
            cx.forget_topmost_loop(f, loop_id);
        }
        cx.loops.remove_block(b);
        cx.dom.merge_blocks(b, above);
        f.merge_into_predecessor(b, above);
        changed = true;
    }
    changed
}
