//! Splitting the edges into a block, with loop nest and dominator tree kept up to date: what makes preheaders, dedicated
//! exits and unique latches.

use warpc_analysis::Loops;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns::is_token_pad;

/// The form of a function that edits of edges keep up to date.
pub struct Shape<'s> {
    /// The loop nest.
    pub loops: &'s mut Loops,
    /// The dominator tree; `None` where the caller computes it afresh after all edits, which is linear, whereas updating the
    /// levels below every new block is not.
    pub dom: Option<&'s mut DomTree>,
}

/// Predecessors of `block`, one per edge, last first: the order that LLVM has them in after reading a function.
pub fn predecessors(func: &FuncMut<'_>, block: Block) -> Vec<Block> {
    let mut all: Vec<Block> = func.predecessors(block).collect();
    all.sort_unstable_by_key(|&p| std::cmp::Reverse(p));
    all
}

/// Distinct predecessors of `block`, last first.
pub fn unique_predecessors(func: &FuncMut<'_>, block: Block) -> Vec<Block> {
    let mut all = predecessors(func, block);
    all.dedup();
    all
}

/// The blocks of `list`, each once, in order of first appearance. No quadratic search among the many cases of a switch.
pub fn without_repeats(list: impl Iterator<Item = Block>) -> Vec<Block> {
    let mut order: Vec<(Block, u32)> = list.zip(0..).collect();
    order.sort_unstable();
    order.dedup_by_key(|e| e.0);
    order.sort_unstable_by_key(|e| e.1);
    order.into_iter().map(|e| e.0).collect()
}

/// Whether edges into `block` can be moved to a new block. Blocks that begin with an exception pad are entered by unwinding only; a
/// landing pad can be copied, the others can't.
pub fn can_split_predecessors(func: &FuncMut<'_>, block: Block) -> bool {
    let first = func.first_non_phi(block);
    first.is_none() || !is_token_pad(func.op(first))
}

/// Names block `block` after `of` with a suffix; LLVM's form, a bare suffix, when that has no name.
pub fn name_block_after(func: &mut FuncMut<'_>, block: Block, of: Block, suffix: &str) {
    func.name_after(Value::block(block), Value::block(of), suffix);
}

/// [`split_predecessors`], also where `target` begins with a landing pad: all edges into `target` then go through copies of the
/// pad, those from `preds` through one in the new block, those from elsewhere through one in another new block (`.split-lp`).
pub fn split_edges_into(
    func: &mut FuncMut<'_>,
    shape: &mut Shape<'_>,
    target: Block,
    preds: &[Block],
    suffix: &str,
    close_loops: bool,
) -> Block {
    let pad = func.first_non_phi(target);
    if pad.is_none() || func.op(pad) != Opcode::LandingPad {
        return split_predecessors(func, shape, target, preds, suffix, close_loops);
    }
    let new = split_predecessors(func, shape, target, preds, suffix, close_loops);
    let mut others = unique_predecessors(func, target);
    others.retain(|&p| p != new);
    let mut copies = vec![(new, suffix.to_string())];
    if !others.is_empty() {
        let suffix = format!("{suffix}.split-lp");
        copies.push((split_predecessors(func, shape, target, &others, &suffix, close_loops), suffix));
    }
    let merged = func.new_phi(target, func.ty(pad));
    for (block, suffix) in copies {
        let operands: Vec<Value> = func.operands(pad).collect();
        let copy = func.new_inst(Opcode::LandingPad, func.flags(pad), func.ty(pad), &operands, func.aux(pad));
        func.insert_before(copy, func.terminator(block));
        func.copy_attachments(copy, pad);
        if let Some(names) = &mut func.side_mut().names {
            names.set_unique(copy.into(), format!("lpad{suffix}").as_bytes());
        }
        func.add_incoming(merged, copy.into(), block);
    }
    if let Some(names) = &mut func.side_mut().names {
        names.set_unique(merged.into(), b"lpad.phi");
    }
    // One copy needs no phi.
    let value = func.phi_constant_value(merged).unwrap_or(merged.into());
    func.replace_and_erase(pad, value);
    if func.is_unused(merged.into()) {
        func.erase(merged);
    }
    new
}

/// Puts a new block before `block` that the edges from `preds`, distinct predecessors of `block`, go through. Phis of `block` whose
/// values on these edges differ get a phi in the new block; with `close_loops` also those where an edge leaves a loop, so that
/// LCSSA form stays. Preconditions: [`can_split_predecessors`], and no edge comes from `indirectbr`. Cost: the edges into `block`.
pub fn split_predecessors(
    func: &mut FuncMut<'_>,
    shape: &mut Shape<'_>,
    block: Block,
    preds: &[Block],
    suffix: &str,
    close_loops: bool,
) -> Block {
    let own = shape.loops.of(block);
    let old_latch = own.get().filter(|&l| shape.loops.header(l) == block).and_then(|l| shape.loops.latch(func, l));
    let new = func.new_block_after(func.prev_block(block));
    name_block_after(func, new, block, suffix);
    let loc = location_of_split(func, shape.loops, block);
    let mut builder = Builder::at_end(func, new);
    builder.loc = loc;
    builder.br(block);
    let mut moved = preds.to_vec();
    moved.sort_unstable();
    let is_moved = |p: Block| moved.binary_search(&p).is_ok();
    for &p in preds {
        redirect(func, func.terminator(p), block, new);
    }
    let leaves_loop = |p: Block| shape.loops.of(p).get().is_some_and(|l| !shape.loops.contains(l, block));
    let keep_phis = close_loops && preds.iter().any(|&p| leaves_loop(p));
    move_pairs(func, block, new, preds, &is_moved, keep_phis);
    place(func, shape, new, block, preds);
    if let Some(latch) = old_latch {
        move_latch_metadata(func, shape.loops, own, latch);
    }
    new
}

/// After the edges into the header of `loop_id` changed: metadata of the loop stands at the latch. It stays at the old one, too,
/// when that is the latch of an inner loop.
fn move_latch_metadata(func: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, old: Block) {
    let Some(kind) = func.ctx().tables.strings.find(b"llvm.loop") else { return };
    let Some(new) = loops.latch(func, loop_id).filter(|&new| new != old) else { return };
    let node = func.attachment(func.terminator(old), kind).unwrap_or(Md::NONE);
    func.set_attachment(func.terminator(new), kind, node);
    if loops.of(old).get().is_some_and(|inner| loops.latch(func, inner) != Some(old)) {
        func.set_attachment(func.terminator(old), kind, Md::NONE);
    }
}

/// Makes every edge of `term` to `from` go to `to`. Phis are the caller's.
pub fn redirect(func: &mut FuncMut<'_>, term: Inst, from: Block, to: Block) {
    for k in 0..func.num_operands(term) {
        if func.operand(term, k) == Value::block(from) {
            func.set_operand(term, k, Value::block(to));
        }
    }
}

/// Location of the branch of a new block before `block`: where the loop of header `block` begins, else where `block` does.
fn location_of_split(func: &FuncMut<'_>, loops: &Loops, block: Block) -> Md {
    if loops.is_header(block) {
        return loop_start_location(func, loops, loops.of(block));
    }
    let first = func.first_non_phi(block);
    if first.is_some() { func.loc(first) } else { Md::NONE }
}

/// Location of the start of loop `loop_id`: the first one in its metadata, else that of the branch into it or of its header.
pub fn loop_start_location(func: &Func<'_>, loops: &Loops, loop_id: Loop) -> Md {
    let tables = &func.ctx().tables;
    if let Some(kind) = tables.strings.find(b"llvm.loop")
        && let Some(latch) = loops.latch(func, loop_id)
        && let Some(node) = func.attachment(func.terminator(latch), kind)
        && let Some(MdNode::Tuple { ops, .. }) = tables.metadata.nodes().get(node.index())
    {
        let location = tables.strings.find(b"DILocation");
        let is_location = |m: Md| {
            matches!(tables.metadata.nodes().get(m.index()),
                Some(MdNode::Special { kind, .. }) if Some(*kind) == location)
        };
        if let Some(at) = ops.iter().skip(1).copied().find(|&m| is_location(m)) {
            return at;
        }
    }
    let from = loops.preheader(func, loop_id).unwrap_or(loops.header(loop_id));
    func.loc(func.terminator(from))
}

/// Moves the pairs of the phis of `block` that come from `preds` to phis of `new`, or to one pair where all bring one value.
fn move_pairs(
    func: &mut FuncMut<'_>,
    block: Block,
    new: Block,
    preds: &[Block],
    is_moved: &dyn Fn(Block) -> bool,
    keep_phis: bool,
) {
    let branch = func.terminator(new);
    let mut phi = func.first(block);
    while phi.is_some() && func.op(phi) == Opcode::Phi {
        let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
        let (gone, kept): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|p| is_moved(p.1));
        let common = gone.first().map(|p| p.0).filter(|&v| gone.iter().all(|p| p.0 == v));
        let value = match common {
            Some(v) if !keep_phis => v,
            _ if preds.is_empty() => Value::poison(func.ty(phi)),
            _ => {
                // Last pair first, as LLVM has them.
                let operands: Vec<Value> = gone.iter().rev().flat_map(|p| [p.0, Value::block(p.1)]).collect();
                let merged = func.new_inst(Opcode::Phi, 0, func.ty(phi), &operands, Default::default());
                func.insert_before(merged, branch);
                func.set_loc(merged, func.loc(phi));
                func.name_after(merged.into(), phi.into(), ".ph");
                merged.into()
            }
        };
        let mut operands: Vec<Value> = kept.iter().flat_map(|p| [p.0, Value::block(p.1)]).collect();
        operands.extend([value, Value::block(new)]);
        func.set_operands(phi, &operands);
        phi = func.next(phi);
    }
}

/// Gives `new`, which the edges from `preds` to `block` now go through, its place in loop nest and dominator tree.
fn place(func: &FuncMut<'_>, shape: &mut Shape<'_>, new: Block, block: Block, preds: &[Block]) {
    let loops = &mut *shape.loops;
    let own = loops.of(block);
    if own.is_some() {
        let inside = |loops: &Loops, p: &Block| loops.contains(own, *p);
        if loops.header(own) != block {
            loops.add_block(new, own);
        } else if !preds.iter().any(|p| inside(loops, p)) {
            // Only entries into the loop: the block is outside of it.
            loops.add_block(new, loops.parent(own));
        } else {
            loops.add_block(new, own);
            if preds.iter().any(|p| !inside(loops, p)) {
                loops.set_header(own, new);
            }
        }
    }
    let Some(dom) = shape.dom.as_deref_mut() else { return };
    let mut reachable = preds.iter().copied().filter(|&p| dom.is_reachable(p));
    let Some(first) = reachable.next() else { return };
    let above = reachable.fold(first, |a, p| dom.common(a, p));
    dom.add_block(new, above);
    if func.predecessors(block).all(|p| p == new || dom.dominates(block, p)) {
        dom.set_idom(block, new);
    }
}

/// Moves `new`, which was split off loop `loop_id`, behind one of `preds`, of which a neighbour of a block of the loop is
/// preferred.
pub fn place_near_predecessor(func: &mut FuncMut<'_>, loops: &Loops, new: Block, preds: &[Block], loop_id: Loop) {
    if preds.contains(&func.prev_block(new)) {
        return;
    }
    let beside_loop = |p: &&Block| func.next_block(**p).get().is_some_and(|n| loops.contains(loop_id, n));
    if let Some(&after) = preds.iter().find(beside_loop).or(preds.first()) {
        func.move_block_after(new, after);
    }
}
