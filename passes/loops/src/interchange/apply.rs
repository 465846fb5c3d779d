//! The exchange of two loops, one directly inside the other.
//!
//! ```text
//!   before                                       after
//!   outer preheader                              inner preheader (with what the outer one had)
//!   outer header                                 inner header
//!     inner preheader                              outer preheader
//!     inner header                                 outer header (with what the inner preheader had)
//!       body                                         body
//!     inner latch: test                            inner exit
//!     inner exit                                   outer latch: test
//!   outer latch: test                            inner latch: test
//!   exit                                         exit
//! ```
//! Header and latch of the inner loop become those of the outer one: what the test of the inner latch needs is copied into a block of its
//! own, and the phis of the header get one, too. Reductions over both loops exchange their phis, which then start in the other loop. Loops,
//! dominators and LCSSA form are recomputed by the caller. **Cost**: linear in headers, latches and the phis of the exits.

use crate::split::{name_block_after, redirect};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value, flags};

/// Blocks of a loop in simplified form whose latch is its only exiting block.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// The loop.
    pub id: Loop,
    /// Block before the header.
    pub preheader: Block,
    /// Header.
    pub header: Block,
    /// Latch.
    pub latch: Block,
    /// Where the latch leaves to.
    pub exit: Block,
}

/// Two loops to be exchanged.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The loop around.
    pub outer: Frame,
    /// The loop inside.
    pub inner: Frame,
    /// Whether no loop is inside the inner one.
    pub is_innermost: bool,
    /// The blocks of the inner loop itself, ascending.
    pub inner_blocks: Vec<Block>,
    /// Phis of the inner header that count.
    pub inductions: Vec<Inst>,
    /// Phis of the outer header of reductions over both loops.
    pub outer_reductions: Vec<Inst>,
    /// Their phis in the inner header.
    pub inner_reductions: Vec<Inst>,
    /// Operations of the reductions, which lose flags that say that nothing wraps in the old order.
    pub reassociated: Vec<Inst>,
}

impl Exchange {
    fn is_inside(&self, block: Block) -> bool {
        self.inner_blocks.binary_search(&block).is_ok()
    }
}

/// What the test of the inner latch and the steps of the counters are computed from in the loop, users first; `None` where something of it
/// reads memory, has effects or is another phi.
pub fn moved_to_latch(func: &Func<'_>, exchange: &Exchange) -> Option<Vec<Inst>> {
    let mut list: Vec<Inst> = Vec::new();
    let test = func.operand(func.terminator(exchange.inner.latch), 0);
    let steps = exchange.inductions.iter().filter_map(|&phi| func.phi_value_for(phi, exchange.inner.latch));
    let inside = |value: Value| {
        value.as_inst().filter(|&inst| exchange.is_inside(func.block_of(inst)) && !exchange.inductions.contains(&inst))
    };
    for root in std::iter::once(test).chain(steps) {
        let mut at = list.len();
        if let Some(inst) = inside(root)
            && !list.contains(&inst)
        {
            list.push(inst);
        }
        while at < list.len() {
            if list.len() > MOST_MOVED {
                return None;
            }
            let operands: Vec<Inst> = func.operands(list[at]).filter_map(inside).collect();
            for inst in operands {
                if !list.contains(&inst) {
                    list.push(inst);
                }
            }
            at += 1;
        }
    }
    let is_plain = |&inst: &Inst| {
        use warpc_analysis::facts::{has_side_effects, may_read};
        func.op(inst) != Opcode::Phi
            && !func.op(inst).is_call()
            && !has_side_effects(func, inst)
            && !may_read(func, inst)
    };
    list.iter().all(is_plain).then_some(list)
}

/// Instructions that a latch may need copies of.
const MOST_MOVED: usize = 64;

/// Exchanges the loops.
pub fn exchange(func: &mut FuncMut<'_>, mut plan: Exchange) {
    let moved = if plan.is_innermost { moved_to_latch(func, &plan).unwrap_or_default() } else { Vec::new() };
    for &inst in &plan.reassociated {
        let kept = func.flags(inst) & !(flags::NSW | flags::NUW);
        if matches!(func.op(inst), Opcode::Add | Opcode::Mul) {
            func.set_flags(inst, kept);
        }
    }
    if plan.is_innermost {
        let old = plan.inner.latch;
        let latch = func.split_block(func.terminator(old));
        name_block_after(func, latch, old, ".split");
        plan.inner.latch = latch;
        copy_to_latch(func, &plan, &moved);
    }
    // Behind the phis the header only jumps on, to what becomes the body of the other loop.
    let first = func.first_non_phi(plan.inner.header);
    if func.successors(plan.inner.header).count() > 1 || first != func.terminator(plan.inner.header) {
        let body = func.split_block(first);
        name_block_after(func, body, plan.inner.header, ".split");
    }
    if plan.inner.preheader != plan.outer.header {
        move_contents(func, plan.inner.preheader, func.terminator(plan.outer.header));
    }
    let (outer, inner) = (&mut plan.outer, &mut plan.inner);
    let is_phi = |func: &FuncMut<'_>, block: Block| func.op(func.first(block)) == Opcode::Phi;
    if is_phi(func, outer.preheader) || func.single_predecessor(outer.preheader).is_none() {
        outer.preheader = split_end(func, outer.preheader, outer.header);
    }
    if inner.preheader == outer.header {
        inner.preheader = split_end(func, outer.header, inner.header);
    }
    turn_branches(func, &plan);
    move_lcssa_phis(func, &plan);
    func.replace_phi_block(plan.outer.exit, plan.outer.latch, plan.inner.latch);
    swap_reductions(func, &plan);
    move_contents(func, plan.outer.preheader, func.terminator(plan.inner.preheader));
}

/// An empty block between `block`, which only jumps on, and `header`.
fn split_end(func: &mut FuncMut<'_>, block: Block, header: Block) -> Block {
    let new = func.split_block(func.terminator(block));
    name_block_after(func, new, header, ".preheader");
    // As where edges are split: what comes from the new block stands last.
    for phi in phis(func, header) {
        if let Some(index) = func.phi_index_of(phi, new) {
            let value = func.phi_incoming(phi, index).0;
            func.remove_incoming(phi, index);
            func.add_incoming(phi, value, new);
        }
    }
    new
}

/// Moves all but the terminator of `block` before `at`.
fn move_contents(func: &mut FuncMut<'_>, block: Block, at: Inst) {
    let end = func.terminator(block);
    let mut inst = func.first(block);
    while inst != end {
        let next = func.next(inst);
        func.move_before(inst, at);
        inst = next;
    }
}

/// Copies `moved` into the new latch, where the test, the phis of the header and everything behind the loop use the copies.
fn copy_to_latch(func: &mut FuncMut<'_>, plan: &Exchange, moved: &[Inst]) {
    let latch = plan.inner.latch;
    for &inst in moved {
        let operands: Vec<Value> = func.operands(inst).collect();
        let copy = func.clone_inst(inst, &operands);
        func.insert_before(copy, func.first_non_phi(latch));
        func.replace_uses_where(inst.into(), copy.into(), |func, u| {
            let user = func.user(u);
            let block = func.block_of(user);
            user != copy && (block == latch || !plan.is_inside(block) || plan.inductions.contains(&user))
        });
    }
}

fn turn_branches(func: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    let before: Vec<Block> = func.predecessors(outer.preheader).collect();
    let body = func.successors(inner.header).next().expect("a header that jumps on");
    let before_latch: Vec<Block> = func.predecessors(inner.latch).collect();
    for from in before {
        redirect(func, func.terminator(from), outer.preheader, inner.preheader);
    }
    redirect(func, func.terminator(outer.header), inner.preheader, body);
    func.replace_phi_block(body, inner.header, outer.header);
    redirect(func, func.terminator(inner.header), body, outer.preheader);
    for from in before_latch {
        redirect(func, func.terminator(from), inner.latch, inner.exit);
    }
    redirect(func, func.terminator(inner.latch), inner.exit, outer.exit);
    redirect(func, func.terminator(outer.latch), outer.exit, inner.latch);
}

fn phis(func: &Func<'_>, block: Block) -> Vec<Inst> {
    func.block_insts(block).take_while(|&inst| func.op(inst) == Opcode::Phi).collect()
}

/// The value that `value` is behind phis of one operand.
pub fn follow(func: &Func<'_>, value: Value) -> Value {
    let mut at = value;
    for _ in 0..64 {
        match at.as_inst().filter(|&inst| func.op(inst) == Opcode::Phi && func.phi_len(inst) == 1) {
            Some(phi) => at = func.phi_incoming(phi, 0).0,
            None => break,
        }
    }
    at
}

/// Values leave the loops by other blocks now.
fn move_lcssa_phis(func: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    for phi in phis(func, inner.exit) {
        let value = func.phi_incoming(phi, 0).0;
        let home = follow(func, value).as_inst().map(|inst| func.block_of(inst));
        if home == Some(inner.latch) || home == Some(inner.header) {
            func.replace_and_erase(phi, value);
        }
    }
    let (of_exit, of_latch) = (phis(func, inner.exit), phis(func, inner.latch));
    let at = func.first_non_phi(inner.latch);
    of_exit.into_iter().for_each(|phi| func.move_before(phi, at));
    let at = func.first_non_phi(inner.exit);
    of_latch.into_iter().for_each(|phi| func.move_before(phi, at));
    for phi in phis(func, outer.exit) {
        if func.phi_len(phi) != 1 {
            continue;
        }
        let value = func.phi_incoming(phi, 0).0;
        let Some(inst) = value.as_inst() else { continue };
        if [inner.header, inner.latch, outer.preheader].contains(&func.block_of(inst)) {
            continue;
        }
        let closed = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], Default::default());
        func.insert_before(closed, func.first_non_phi(inner.latch));
        func.add_incoming(closed, value, outer.latch);
        func.set_incoming(phi, 0, closed.into());
    }
    func.replace_phi_block(inner.latch, inner.latch, outer.latch);
    func.replace_phi_block(inner.exit, outer.latch, inner.latch);
}

fn swap_reductions(func: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    for &phi in &plan.outer_reductions {
        let at = func.first_non_phi(inner.header);
        func.move_before(phi, at);
    }
    for &phi in &plan.inner_reductions {
        let at = func.first_non_phi(outer.header);
        func.move_before(phi, at);
    }
    func.replace_phi_block(outer.header, inner.preheader, outer.preheader);
    func.replace_phi_block(outer.header, inner.latch, outer.latch);
    func.replace_phi_block(inner.header, outer.preheader, inner.preheader);
    func.replace_phi_block(inner.header, outer.latch, inner.latch);
}
