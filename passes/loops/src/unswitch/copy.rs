//! The second loop of a branch that is unswitched; of a switch, one for each successor but the default.
//!
//! ```text
//!   preheader:        c ? preheader.split.us : preheader.split
//!   preheader.split.us -> copy of the loop for the side that c decides -> exit.split.us -> exit
//!   preheader.split    -> the loop, which keeps the other side         -> exit.split    -> exit
//! ```
//!
//! Each loop gets only the blocks that it still reaches. Values leave by phis of the exit blocks, which are copied, too; behind them a block
//! with the old name merges what both bring. Cost: linear in the loop, the uses of its values and the function.

use super::conditions::Join;
use super::trivial::join_parts;
use crate::copy_map::CopyMap;
use crate::loop_instsimplify::erase_dead;
use crate::region::{Guaranteed, Region};
use crate::split::{name_block_after, without_repeats};
use crate::{knobs, refit};
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, set_loop_node};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;

/// What one of the two loops reaches.
struct Reached {
    /// By place in the order of the region.
    blocks: Vec<bool>,
    /// By place in the list of its exits.
    exits: Vec<bool>,
    /// Whether the header is reached again.
    runs_again: bool,
}

/// What is asked before the loop.
pub enum Ask<'p> {
    /// The condition of the branch or switch.
    Whole(Value),
    /// Some of the conditions that the branch joins.
    Parts(&'p [Value], Join),
    /// Copies of these instructions, operands first, the condition last.
    Loaded(&'p [Inst]),
}

/// How a loop is unswitched.
pub struct Plan<'p> {
    /// The branch or switch.
    pub end: Inst,
    /// Whether it is a switch.
    pub is_switch: bool,
    /// The successor that the loop itself goes on with.
    pub kept: Block,
    /// The successors that get a copy of the loop each, without repeats; one where `end` is a branch.
    pub copies: Vec<Block>,
    /// Which successor of a branch the copy is for.
    pub side: usize,
    /// What is asked.
    pub ask: Ask<'p>,
    /// Conditions may be undef or poison where `end` does not run.
    pub freeze: bool,
}

/// The branch or switch that is unswitched, as one copy sees it.
#[derive(Clone, Copy)]
struct Cut {
    block: Block,
    branch: Inst,
    /// Where the copy goes on.
    copied: Block,
}

/// One copy of the loop.
struct Made {
    reached: Reached,
    entry: Block,
    blocks: Vec<Block>,
    loops: Vec<Loop>,
}

/// Unswitches the loop of `region` by `plan`. Whether the loop itself is still one.
pub fn unswitch(
    func: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    plan: &Plan<'_>,
) -> bool {
    let block = func.block_of(plan.end);
    let full = matches!(plan.ask, Ask::Whole(_));
    let around = cx.loops.parent(region.id);
    let latch = cx.loops.latch(func, region.id).expect("one latch");
    cx.forget_topmost_loop(func, region.id);
    let of_loop = reached(func, region, block, full.then_some(plan.kept));

    let entry = func.split_block(func.terminator(preheader));
    name_block_after(func, entry, preheader, ".split");
    cx.loops.add_block(entry, around);
    let order = order_of_copies(region, cx);
    let mut copies: Vec<Made> = Vec::with_capacity(plan.copies.len());
    let mut last = preheader;
    for &copied in &plan.copies {
        let reached = reached(func, region, block, Some(copied));
        let merges = split_exits(func, region, cx, &reached);
        let mut copier = Copier::new(func, region, Cut { block, branch: plan.end, copied }, &reached);
        let entry_copy;
        (entry_copy, last) = copier.run(func, &order, last, entry, &merges);
        let loops = add_loops(region, cx, &copier, &reached, entry_copy);
        let blocks = copier.made;
        copies.push(Made { reached, entry: entry_copy, blocks, loops });
    }
    let drops = cx.session.knobs.get(knobs::SIMPLE_LOOP_UNSWITCH_DROP_NON_TRIVIAL_IMPLICIT_NULL_CHECKS);
    let keeps_hints = full && !drops && Guaranteed::new(region).runs(func, region, cx.dom, plan.end);
    let entries: Vec<Block> = copies.iter().map(|copy| copy.entry).collect();
    ask_before(func, preheader, plan, &entries, entry, keeps_hints);
    if full {
        let node = LoopHints::of(func, plan.end).node;
        func.fold_terminator_to(block, plan.kept);
        if block == latch && of_loop.runs_again {
            let end = func.terminator(block);
            set_loop_node(func, end, node);
        }
    }
    let kept = erase_unreached(func, region, cx, &of_loop);
    let alive = of_loop.runs_again;
    if !alive {
        cx.loops.dissolve(region.id);
        cx.updater.mark_deleted(region.id);
    }

    *cx.dom = DomTree::new(&Cfg::new(func));
    settle_conditions(func, cx, plan, entry, &entries);
    refit_one(func, cx, alive.then_some(region.id), kept, entry, around);
    let mut roots: Vec<Loop> = around.get().into_iter().chain(alive.then_some(region.id)).collect();
    let mut beside: Vec<Loop> = Vec::new();
    for copy in copies {
        let own = copy.loops.first().copied().filter(|_| copy.reached.runs_again);
        refit_one(func, cx, own, copy.blocks, copy.entry, around);
        roots.extend(own);
        let is_inside = |cx: &LoopCx<'_>, l: Loop| own.is_some_and(|own| l != own && cx.loops.encloses(own, l));
        beside.extend(copy.loops.into_iter().filter(|&l| !is_inside(cx, l)));
    }
    let mut tops: Vec<Loop> = roots.into_iter().map(|l| cx.loops.outermost(l)).collect();
    tops.sort_unstable();
    tops.dedup();
    for top in tops {
        refit::reform_only(func, cx.loops, cx.dom, top);
    }
    cx.graph_changed();
    cx.add_sibling_loops(&beside);
    alive
}

/// What the conditions of a branch are known to be in the loop, entered by `entry`, and in its copy, entered by the one of `copies`. In the
/// copy, one of several conditions decides, and nobody knows which.
fn settle_conditions(func: &mut FuncMut<'_>, cx: &mut LoopCx<'_>, plan: &Plan<'_>, entry: Block, copies: &[Block]) {
    let whole;
    let parts = match &plan.ask {
        Ask::Whole(condition) => {
            whole = [*condition];
            &whole[..]
        }
        Ask::Parts(parts, _) => parts,
        Ask::Loaded(_) => return,
    };
    if plan.is_switch {
        return;
    }
    let [no, yes] = [0, 1].map(|value| func.consts_mut().add_int(Type::I1, 1, value));
    let (in_loop, in_copy) = if plan.side == 0 { (no, yes) } else { (yes, no) };
    let dom = &*cx.dom;
    for &part in parts {
        let below = |func: &FuncMut<'_>, row: Use, top: Block| dom.dominates(top, func.block_of(func.user(row)));
        func.replace_uses_where(part, in_loop, |func, row| below(func, row, entry));
        if parts.len() == 1 {
            func.replace_uses_where(part, in_copy, |func, row| below(func, row, copies[0]));
        }
    }
}

/// What is reached from the header if block `cut` goes on to `only`, or to all its successors.
fn reached(func: &Func<'_>, region: &Region, cut: Block, only: Option<Block>) -> Reached {
    let mut found =
        Reached { blocks: vec![false; region.order.len()], exits: vec![false; region.exits.len()], runs_again: false };
    let mut exits: Vec<(Block, usize)> = region.exits.iter().copied().zip(0..).collect();
    exits.sort_unstable();
    let mut work = vec![region.header];
    found.blocks[region.rank(region.header)] = true;
    while let Some(block) = work.pop() {
        for next in func.successors(block) {
            if block == cut && only.is_some_and(|only| only != next) {
                continue;
            }
            if next == region.header {
                found.runs_again = true;
            } else if region.contains(next) {
                if !std::mem::replace(&mut found.blocks[region.rank(next)], true) {
                    work.push(next);
                }
            } else if let Ok(at) = exits.binary_search_by_key(&next, |row| row.0) {
                found.exits[exits[at].1] = true;
            }
        }
    }
    found
}

/// Splits each exit that the copy reaches behind its phis; the new block has the name of the exit, and phis of those of the exit. By place
/// in the list of exits.
fn split_exits(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, of_copy: &Reached) -> Vec<Block> {
    let mut merges = Vec::new();
    for (n, &exit) in region.exits.iter().enumerate() {
        if !of_copy.exits[n] {
            merges.push(Block::NONE);
            continue;
        }
        let brought = brought_by(func, exit);
        let behind = brought.last().map_or(func.first(exit), |&last| func.next(last));
        let loc = func.loc(behind);
        let merge = func.split_block(behind);
        func.take_name(Value::block(merge), Value::block(exit));
        name_block_after(func, exit, merge, ".split");
        cx.loops.add_block(merge, cx.loops.of(exit));
        for &phi in brought.iter().rev() {
            let merged = func.new_phi(merge, func.ty(phi));
            func.set_loc(merged, loc);
            if let Some(names) = &mut func.side_mut().names {
                names.set_unique(merged.into(), b".us-phi");
            }
            func.replace_all_uses(phi.into(), merged.into());
            func.add_incoming(merged, phi.into(), exit);
        }
        merges.push(merge);
    }
    merges
}

/// The blocks of the loop in the order in which copies of them are made, LLVM's: reverse post-order, and then what passes added to one of
/// the loops out of that order.
fn order_of_copies(region: &Region, cx: &LoopCx<'_>) -> Vec<Block> {
    let mut is_late = vec![false; region.order.len()];
    for l in cx.loops.preorder(region.id) {
        // Loops are numbered from the inside out when they are found, so this one was added since.
        let is_new = l != region.id && l > cx.loops.parent(l);
        let mut most = 0;
        for rank in cx.loops.own_blocks(l).map(|b| region.rank(b)) {
            is_late[rank] = is_new || rank < most;
            most = most.max(rank);
        }
    }
    let (mut late, mut order): (Vec<Block>, Vec<Block>) = region.order.iter().partition(|&&b| is_late[region.rank(b)]);
    late.sort_unstable();
    order.extend(late);
    order
}

/// What an exit block begins with: its phis and the pad behind them.
fn brought_by(func: &Func<'_>, exit: Block) -> Vec<Inst> {
    func.block_insts(exit).take_while(|&i| matches!(func.op(i), Opcode::Phi | Opcode::LandingPad)).collect()
}

/// Makes the copy.
struct Copier<'c> {
    region: &'c Region,
    cut: Cut,
    reached: &'c Reached,
    map: CopyMap,
    /// Copies of blocks of the loop.
    made: Vec<Block>,
    debug: RegionDebug,
}

impl<'c> Copier<'c> {
    fn new(func: &FuncMut<'_>, region: &'c Region, cut: Cut, reached: &'c Reached) -> Copier<'c> {
        let debug = RegionDebug::of(func, |b| region.contains(b));
        Copier { region, cut, reached, map: CopyMap::of(func), made: Vec::new(), debug }
    }

    fn new_block(&mut self, func: &mut FuncMut<'_>, of: Block, after: Block) -> Block {
        let copy = func.new_block_after(after);
        self.map.blocks[of.index()] = copy;
        copy
    }

    /// Makes the copy, blocks in `order`, behind block `after`, entered from the copy of `entry`, which is returned, and the last block of it. `merges` are the
    /// blocks behind the exits.
    fn run(
        &mut self,
        func: &mut FuncMut<'_>,
        order: &[Block],
        after: Block,
        entry: Block,
        merges: &[Block],
    ) -> (Block, Block) {
        let region = self.region;
        let entry_copy = self.new_block(func, entry, after);
        func.derive_name(Value::block(entry_copy), Value::block(entry), ".us");
        let mut last = entry_copy;
        let order: Vec<Block> = order.iter().copied().filter(|&b| self.reached.blocks[region.rank(b)]).collect();
        for &block in &order {
            last = self.new_block(func, block, last);
            self.made.push(last);
        }
        let exits: Vec<(Block, Block)> =
            (0..region.exits.len()).filter(|&n| self.reached.exits[n]).map(|n| (region.exits[n], merges[n])).collect();
        for &(exit, _) in &exits {
            last = self.new_block(func, exit, last);
        }
        let jump = func.terminator(entry);
        let loc = func.loc(jump);
        let made = Builder::at_end(func, entry_copy).br(self.map.block(region.header));
        func.set_loc(made, loc);
        for &block in &order {
            self.copy_block(func, block);
        }
        for &(exit, merge) in &exits {
            self.copy_exit(func, exit, merge);
        }
        // Operands may be of blocks behind: of phis in any case.
        for n in 0..self.made.len() {
            let block = self.made[n];
            let all: Vec<Inst> = func.block_insts(block).collect();
            for inst in all {
                if func.op(inst) == Opcode::Phi {
                    continue;
                }
                let operands: Vec<Value> = func.operands(inst).collect();
                for (k, &old) in operands.iter().enumerate() {
                    let new = func.map_value(old, |v| self.map.value(v));
                    if new != old {
                        func.set_operand(inst, k, new);
                    }
                }
            }
        }
        for &block in &order {
            self.fill_phis(func, block);
        }
        for &(exit, _) in &exits {
            self.fill_phis(func, exit);
        }
        self.erase_condition(func);
        (entry_copy, last)
    }

    /// Erases the condition of the branch that the copy does without, and what was computed for it alone.
    fn erase_condition(&mut self, func: &mut FuncMut<'_>) {
        let condition = self.map.value(func.operand(self.cut.branch, 0));
        let is_of_copy = |inst: Inst| self.made.binary_search(&func.block_of(inst)).is_ok();
        if let Some(condition) = condition.as_inst().filter(|&inst| is_of_copy(inst)) {
            erase_dead(func, None, &mut vec![condition]);
        }
    }

    fn copy_block(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let to = self.map.block(block);
        func.derive_name(Value::block(to), Value::block(block), ".us");
        let all: Vec<Inst> = func.block_insts(block).collect();
        let mut waiting: Vec<Inst> = Vec::new();
        for inst in all {
            if !self.debug.before(inst).is_empty() {
                waiting.push(inst);
            }
            let copy = if func.op(inst) == Opcode::Phi {
                let copy = func.new_inst(Opcode::Phi, func.flags(inst), func.ty(inst), &[], Aux::default());
                func.copy_attachments(copy, inst);
                copy
            } else if inst == self.cut.branch {
                let jump = func.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(self.cut.copied)], Aux::default());
                func.set_loc(jump, func.loc(inst));
                let again = self.cut.copied == self.region.header;
                let node = LoopHints::of(func, inst).node;
                if again && node.is_some() {
                    set_loop_node(func, jump, node);
                }
                jump
            } else {
                let operands: Vec<Value> = func.operands(inst).collect();
                func.clone_inst(inst, &operands)
            };
            func.append(copy, to);
            if func.ty(inst) != Type::VOID {
                name_copy(func, copy, inst);
                self.map.values[inst.index()] = copy.into();
            }
            if func.op(inst) != Opcode::Phi {
                for anchor in waiting.drain(..) {
                    for record in self.debug.before(anchor) {
                        RegionDebug::repeat(func, record, copy, |v| self.map.value(v));
                    }
                }
            }
        }
    }

    /// Copies `exit`, which holds phis and a pad alone, and lets the phis of `merge` know.
    fn copy_exit(&mut self, func: &mut FuncMut<'_>, exit: Block, merge: Block) {
        let to = self.map.block(exit);
        func.derive_name(Value::block(to), Value::block(exit), ".us");
        let brought = brought_by(func, exit);
        let merged: Vec<Inst> = func.block_insts(merge).take(brought.len()).collect();
        for (&phi, &merged) in brought.iter().zip(&merged) {
            let copy = if func.op(phi) == Opcode::Phi {
                let copy = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], Aux::default());
                func.set_loc(copy, func.loc(phi));
                copy
            } else {
                let operands: Vec<Value> = func.operands(phi).collect();
                func.clone_inst(phi, &operands)
            };
            func.append(copy, to);
            name_copy(func, copy, phi);
            self.map.values[phi.index()] = copy.into();
            func.add_incoming(merged, copy.into(), to);
        }
        let loc = func.loc(func.terminator(exit));
        let jump = Builder::at_end(func, to).br(merge);
        func.set_loc(jump, loc);
    }

    /// Gives the copies of the phis of `block` a pair for each edge that was copied.
    fn fill_phis(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let phis: Vec<Inst> = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        for phi in phis {
            let copy = self.map.values[phi.index()].as_inst().expect("the copy of a phi");
            let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
            let mut is_cut_here = false;
            for (value, from) in pairs {
                let Some(edge) = self.map.copy_of(from) else { continue };
                // Of the edges from the branch one is left.
                if from == self.cut.block && (block != self.cut.copied || std::mem::replace(&mut is_cut_here, true)) {
                    continue;
                }
                // From before the loop comes what always came.
                let value = if self.region.contains(from) { self.map.value(value) } else { value };
                func.add_incoming(copy, value, edge);
            }
        }
    }
}

/// Names `copy` after `original`, if that has a name.
fn name_copy(func: &mut FuncMut<'_>, copy: Inst, original: Inst) {
    let named = func.side().names.as_ref().is_some_and(|names| !names.get(original.into()).is_empty());
    if named {
        func.name_after(copy.into(), original.into(), ".us");
    }
}

/// Adds the loops of the copy to the nest: that of the loop first, if it runs again. Returns them, parents before children.
fn add_loops(
    region: &Region,
    cx: &mut LoopCx<'_>,
    copier: &Copier<'_>,
    reached: &Reached,
    entry_copy: Block,
) -> Vec<Loop> {
    let around = cx.loops.parent(region.id);
    cx.loops.add_block(entry_copy, around);
    for &exit in &region.exits {
        if let Some(copy) = copier.map.copy_of(exit) {
            cx.loops.add_block(copy, cx.loops.of(exit));
        }
    }
    // Loops of the original, parents first, and their copies.
    let mut pairs: Vec<(Loop, Loop)> = Vec::new();
    let mut made = Vec::new();
    for inner in cx.loops.preorder(region.id) {
        let Some(header) = copier.map.copy_of(cx.loops.header(inner)) else { continue };
        let above = match inner == region.id {
            true => around,
            false => {
                let parent = cx.loops.parent(inner);
                pairs.iter().rev().find(|pair| pair.0 == parent).expect("parents come first").1
            }
        };
        let copy = if inner == region.id && !reached.runs_again {
            cx.loops.add_block(header, around);
            around
        } else {
            let copy = cx.loops.add_loop(header, above);
            made.push(copy);
            copy
        };
        pairs.push((inner, copy));
    }
    pairs.sort_unstable();
    for &block in &region.order {
        let own = cx.loops.of(block);
        let Some(copy) = copier.map.copy_of(block).filter(|_| cx.loops.header(own) != block) else { continue };
        let at = pairs.binary_search_by_key(&own, |pair| pair.0).expect("the loop of a copied block is copied");
        cx.loops.add_block(copy, pairs[at].1);
    }
    made
}

/// Asks at the end of `preheader` which of the loops runs: one of `copies`, by the successors of the plan, or `kept`.
fn ask_before(
    func: &mut FuncMut<'_>,
    preheader: Block,
    plan: &Plan<'_>,
    copies: &[Block],
    kept: Block,
    keeps_hints: bool,
) {
    let jump = func.terminator(preheader);
    let condition = match &plan.ask {
        Ask::Whole(condition) => join_parts(func, jump, &[*condition], Join::Or, plan.freeze),
        Ask::Parts(parts, join) => join_parts(func, jump, parts, *join, plan.freeze),
        Ask::Loaded(insts) => repeat_before(func, jump, insts),
    };
    func.erase(jump);
    let made = if plan.is_switch {
        let entry_of = |to: Block| plan.copies.iter().position(|&copied| copied == to).map_or(kept, |n| copies[n]);
        let cases: Vec<(Value, Block)> = (2..func.num_operands(plan.end))
            .step_by(2)
            .map(|k| {
                (func.operand(plan.end, k), entry_of(func.operand(plan.end, k + 1).as_block().expect("successor")))
            })
            .collect();
        Builder::at_end(func, preheader).switch(condition, kept, &cases)
    } else {
        let (yes, no) = if plan.side == 0 { (copies[0], kept) } else { (kept, copies[0]) };
        Builder::at_end(func, preheader).cond_br(condition, yes, no)
    };
    if matches!(plan.ask, Ask::Whole(_)) {
        func.copy_attachments(made, plan.end);
        set_loop_node(func, made, Md::NONE);
        if !keeps_hints && let Some(kind) = func.ctx().tables.strings.find(b"make.implicit") {
            func.set_attachment(made, kind, Md::NONE);
        }
        // The place in the loop is not where it runs now.
        func.set_loc(made, Md::NONE);
    }
}

/// Repeats `insts`, operands first, before `at`. Returns what the last one is there.
fn repeat_before(func: &mut FuncMut<'_>, at: Inst, insts: &[Inst]) -> Value {
    let mut copies: Vec<(Value, Value)> = Vec::with_capacity(insts.len());
    for &inst in insts {
        let renamed = |value: Value| copies.iter().find(|pair| pair.0 == value).map_or(value, |pair| pair.1);
        let operands: Vec<Value> = func.operands(inst).map(renamed).collect();
        let copy = func.clone_inst(inst, &operands);
        func.insert_before(copy, at);
        copies.push((inst.into(), copy.into()));
    }
    copies.last().expect("the condition").1
}

/// Erases what the loop itself does not reach any more; its other blocks.
fn erase_unreached(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>, reached: &Reached) -> Vec<Block> {
    let (kept, mut dead): (Vec<Block>, Vec<Block>) =
        region.order.iter().copied().partition(|&b| reached.blocks[region.rank(b)]);
    let gone: Vec<Loop> = cx
        .loops
        .preorder(region.id)
        .into_iter()
        .filter(|&l| !reached.blocks[region.rank(cx.loops.header(l))])
        .collect();
    for l in gone {
        if !cx.loops.is_dead(l) {
            for inner in cx.loops.preorder(l) {
                cx.updater.mark_deleted(inner);
            }
            cx.loops.erase(l);
        }
    }
    dead.extend((0..region.exits.len()).filter(|&n| !reached.exits[n]).map(|n| region.exits[n]));
    for &b in &dead {
        if cx.loops.of(b).is_some() {
            cx.loops.remove_block(b);
        }
    }
    let mut behind: Vec<Block> = dead.iter().flat_map(|&b| func.successors(b)).collect();
    func.erase_blocks(&dead);
    behind.retain(|&b| !region.exits.contains(&b) && (!region.contains(b) || reached.blocks[region.rank(b)]));
    for b in without_repeats(behind.into_iter()) {
        fold_phis(func, b);
    }
    kept
}

/// Replaces the phis of `block` that bring one value on all edges by that.
fn fold_phis(func: &mut FuncMut<'_>, block: Block) {
    let phis: Vec<Inst> = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    for phi in phis {
        if let Some(value) = only_value(func, phi) {
            func.replace_and_erase(phi, value);
        }
    }
}

/// What `phi` brings on all edges, if that is one value.
fn only_value(func: &Func<'_>, phi: Inst) -> Option<Value> {
    let mut brought = func.phi_pairs(phi).map(|pair| pair.0).filter(|&value| value != Value::inst(phi));
    let first = brought.next()?;
    brought.all(|value| value == first).then_some(first)
}

/// One of the two loops keeps of its `blocks` what reaches its header; the loops around, `around` innermost, keep the rest of them and
/// `entry` where those reach theirs.
fn refit_one(
    func: &FuncMut<'_>,
    cx: &mut LoopCx<'_>,
    own: Option<Loop>,
    mut blocks: Vec<Block>,
    entry: Block,
    around: Loop,
) {
    if let Some(own) = own {
        let header = cx.loops.header(own);
        let others: Vec<Block> = blocks.iter().copied().filter(|&b| b != header).collect();
        refit::refit(func, cx.loops, &others, own);
    }
    if around.is_some() {
        blocks.push(entry);
        refit::refit(func, cx.loops, &blocks, around);
    }
}
