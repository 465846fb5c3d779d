//! The second loop of a branch that is unswitched.
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
use super::nontrivial::Candidate;
use super::trivial::join_parts;
use crate::copy_map::CopyMap;
use crate::refit;
use crate::region::Region;
use crate::split::name_block_after;
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

/// The branch that is unswitched.
#[derive(Clone, Copy)]
struct Cut {
    block: Block,
    branch: Inst,
    /// Where the copy goes on.
    copied: Block,
    /// Where the loop goes on; always where nothing is joined.
    kept: Block,
    full: bool,
}

/// Unswitches `candidate` of the loop of `region`. `freeze`: its parts may be undef or poison where the branch does not run.
pub fn unswitch(
    func: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    candidate: &Candidate,
    freeze: bool,
) {
    let branch = candidate.branch;
    let side = candidate.side_of_copy();
    let target = |func: &Func<'_>, side: usize| func.operand(branch, 1 + side).as_block().expect("successor");
    let cut = Cut {
        block: func.block_of(branch),
        branch,
        copied: target(func, side),
        kept: target(func, 1 - side),
        full: candidate.join.is_none(),
    };
    let around = cx.loops.parent(region.id);
    let latch = cx.loops.latch(func, region.id).expect("one latch");
    cx.forget_topmost_loop(func, region.id);
    let of_copy = reached(func, region, cut, Some(cut.copied));
    let of_loop = reached(func, region, cut, cut.full.then_some(cut.kept));

    let entry = func.split_block(func.terminator(preheader));
    name_block_after(func, entry, preheader, ".split");
    cx.loops.add_block(entry, around);
    let merges = split_exits(func, region, cx, &of_copy);
    let mut copier = Copier::new(func, region, cut, &of_copy, candidate);
    let entry_copy = copier.run(func, preheader, entry, &merges);
    let new_loops = add_loops(region, cx, &copier, &of_copy, entry_copy);

    ask_before(func, preheader, candidate, (entry_copy, entry), freeze);
    // What the loop itself keeps.
    let known = func.consts_mut().add_int(Type::I1, 1, side as u64);
    for &part in &candidate.parts {
        func.replace_uses_where(part, known, |func, use_row| region.contains(func.block_of(func.user(use_row))));
    }
    if cut.full {
        let node = LoopHints::of(func, branch).node;
        func.fold_terminator_to(cut.block, cut.kept);
        if cut.block == latch && of_loop.runs_again {
            let end = func.terminator(cut.block);
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
    let copy = new_loops.first().copied().filter(|_| of_copy.runs_again);
    let copied: Vec<Block> = copier.made.clone();
    for (own, blocks, entry) in [(alive.then_some(region.id), kept, entry), (copy, copied, entry_copy)] {
        refit_one(func, cx, own, blocks, entry, around);
    }
    let roots = [around.get(), alive.then_some(region.id), copy];
    let mut tops: Vec<Loop> = roots.into_iter().flatten().map(|l| cx.loops.outermost(l)).collect();
    tops.sort_unstable();
    tops.dedup();
    for top in tops {
        refit::reform(func, cx.loops, cx.dom, top);
    }
    cx.graph_changed();
    let beside: Vec<Loop> =
        new_loops.into_iter().filter(|&l| copy.is_none_or(|copy| l == copy || !cx.loops.encloses(copy, l))).collect();
    cx.add_sibling_loops(&beside);
    if alive {
        cx.updater.revisit_current();
    }
}

/// What is reached from the header if the branch of `cut` goes to `only`, or to both sides.
fn reached(func: &Func<'_>, region: &Region, cut: Cut, only: Option<Block>) -> Reached {
    let mut found =
        Reached { blocks: vec![false; region.order.len()], exits: vec![false; region.exits.len()], runs_again: false };
    let mut exits: Vec<(Block, usize)> = region.exits.iter().copied().zip(0..).collect();
    exits.sort_unstable();
    let mut work = vec![region.header];
    found.blocks[region.rank(region.header)] = true;
    while let Some(block) = work.pop() {
        for next in func.successors(block) {
            if block == cut.block && only.is_some_and(|only| only != next) {
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
        let phis: Vec<Inst> = func.block_insts(exit).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let merge = func.split_block(func.first_non_phi(exit));
        func.take_name(Value::block(merge), Value::block(exit));
        name_block_after(func, exit, merge, ".split");
        cx.loops.add_block(merge, cx.loops.of(exit));
        for &phi in phis.iter().rev() {
            let merged = func.new_phi(merge, func.ty(phi));
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

/// Makes the copy.
struct Copier<'c> {
    region: &'c Region,
    cut: Cut,
    reached: &'c Reached,
    map: CopyMap,
    /// Conditions that are known in the copy, and what they are.
    known: (&'c [Value], Value),
    /// Copies of blocks of the loop.
    made: Vec<Block>,
    debug: RegionDebug,
}

impl<'c> Copier<'c> {
    fn new(
        func: &mut FuncMut<'_>,
        region: &'c Region,
        cut: Cut,
        reached: &'c Reached,
        candidate: &'c Candidate,
    ) -> Copier<'c> {
        let value = func.consts_mut().add_int(Type::I1, 1, 1 - candidate.side_of_copy() as u64);
        Copier {
            region,
            cut,
            reached,
            map: CopyMap::of(func),
            known: (&candidate.parts, value),
            made: Vec::new(),
            debug: RegionDebug::of(func, |b| region.contains(b)),
        }
    }

    /// What `value` is in the copy.
    fn value(&self, value: Value) -> Value {
        if self.known.0.contains(&value) { self.known.1 } else { self.map.value(value) }
    }

    fn new_block(&mut self, func: &mut FuncMut<'_>, of: Block, after: Block) -> Block {
        let copy = func.new_block_after(after);
        name_block_after(func, copy, of, ".us");
        self.map.blocks[of.index()] = copy;
        copy
    }

    /// Makes the copy behind block `after`, entered from the copy of `entry`, which is returned. `merges` are the blocks behind the exits.
    fn run(&mut self, func: &mut FuncMut<'_>, after: Block, entry: Block, merges: &[Block]) -> Block {
        let region = self.region;
        let entry_copy = self.new_block(func, entry, after);
        let mut last = entry_copy;
        let order: Vec<Block> = region.order.iter().copied().filter(|&b| self.reached.blocks[region.rank(b)]).collect();
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
                    let new = func.map_value(old, |v| self.value(v));
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
        entry_copy
    }

    fn copy_block(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let to = self.map.block(block);
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
                        RegionDebug::repeat(func, record, copy, |v| self.value(v));
                    }
                }
            }
        }
    }

    /// Copies `exit`, which holds phis alone, and lets the phis of `merge` know.
    fn copy_exit(&mut self, func: &mut FuncMut<'_>, exit: Block, merge: Block) {
        let to = self.map.block(exit);
        let phis: Vec<Inst> = func.block_insts(exit).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let merged: Vec<Inst> = func.block_insts(merge).take(phis.len()).collect();
        for (&phi, &merged) in phis.iter().zip(&merged) {
            let copy = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], Aux::default());
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
            for (value, from) in pairs {
                let Some(edge) = self.map.copy_of(from) else { continue };
                if from == self.cut.block && block != self.cut.copied {
                    continue;
                }
                // From before the loop comes what always came.
                let value = if self.region.contains(from) { self.value(value) } else { value };
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

/// Asks at the end of `preheader` which of the two loops runs: `copy` or `kept`.
fn ask_before(
    func: &mut FuncMut<'_>,
    preheader: Block,
    candidate: &Candidate,
    (copy, kept): (Block, Block),
    freeze: bool,
) {
    let jump = func.terminator(preheader);
    let condition = join_parts(func, jump, &candidate.parts, candidate.join.unwrap_or(Join::Or), freeze);
    func.erase(jump);
    let (yes, no) = if candidate.side_of_copy() == 0 { (copy, kept) } else { (kept, copy) };
    let made = Builder::at_end(func, preheader).cond_br(condition, yes, no);
    if candidate.join.is_none() {
        func.set_loc(made, func.loc(candidate.branch));
        if let Some(kind) = func.ctx().tables.strings.find(b"prof")
            && let Some(node) = func.attachment(candidate.branch, kind)
        {
            func.set_attachment(made, kind, node);
        }
    }
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
    func.erase_blocks(&dead);
    kept
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
