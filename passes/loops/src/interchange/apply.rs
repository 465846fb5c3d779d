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
//! dominators and LCSSA form are made anew by the caller. **Cost**: linear in headers, latches and the phis of the exits.

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
pub fn moved_to_latch(f: &Func<'_>, exchange: &Exchange) -> Option<Vec<Inst>> {
    let mut list: Vec<Inst> = Vec::new();
    let test = f.operand(f.terminator(exchange.inner.latch), 0);
    let steps = exchange.inductions.iter().filter_map(|&phi| f.phi_value_for(phi, exchange.inner.latch));
    let inside = |value: Value| {
        value.as_inst().filter(|&inst| exchange.is_inside(f.block_of(inst)) && !exchange.inductions.contains(&inst))
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
            let operands: Vec<Inst> = f.operands(list[at]).filter_map(inside).collect();
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
        f.op(inst) != Opcode::Phi && !f.op(inst).is_call() && !has_side_effects(f, inst) && !may_read(f, inst)
    };
    list.iter().all(is_plain).then_some(list)
}

/// Instructions that a latch may need copies of.
const MOST_MOVED: usize = 64;

/// Exchanges the loops.
pub fn exchange(f: &mut FuncMut<'_>, mut plan: Exchange) {
    let moved = if plan.is_innermost { moved_to_latch(f, &plan).unwrap_or_default() } else { Vec::new() };
    for &inst in &plan.reassociated {
        let kept = f.flags(inst) & !(flags::NSW | flags::NUW);
        if matches!(f.op(inst), Opcode::Add | Opcode::Mul) {
            f.set_flags(inst, kept);
        }
    }
    if plan.is_innermost {
        let old = plan.inner.latch;
        let latch = f.split_block(f.terminator(old));
        name_block_after(f, latch, old, ".split");
        plan.inner.latch = latch;
        copy_to_latch(f, &plan, &moved);
    }
    let first = f.first_non_phi(plan.inner.header);
    if first != f.terminator(plan.inner.header) {
        let body = f.split_block(first);
        name_block_after(f, body, plan.inner.header, ".split");
    }
    if plan.inner.preheader != plan.outer.header {
        move_contents(f, plan.inner.preheader, f.terminator(plan.outer.header));
    }
    let (outer, inner) = (&mut plan.outer, &mut plan.inner);
    let is_phi = |f: &FuncMut<'_>, block: Block| f.op(f.first(block)) == Opcode::Phi;
    if is_phi(f, outer.preheader) || f.predecessors(outer.preheader).count() != 1 {
        outer.preheader = split_end(f, outer.preheader, outer.header);
    }
    if inner.preheader == outer.header {
        inner.preheader = split_end(f, outer.header, inner.header);
    }
    turn_branches(f, &plan);
    move_lcssa_phis(f, &plan);
    f.replace_phi_block(plan.outer.exit, plan.outer.latch, plan.inner.latch);
    swap_reductions(f, &plan);
    move_contents(f, plan.outer.preheader, f.terminator(plan.inner.preheader));
}

/// An empty block between `block`, which only jumps on, and `header`.
fn split_end(f: &mut FuncMut<'_>, block: Block, header: Block) -> Block {
    let new = f.split_block(f.terminator(block));
    name_block_after(f, new, header, ".preheader");
    // As where edges are split: what comes from the new block stands last.
    for phi in phis(f, header) {
        if let Some(index) = f.phi_index_of(phi, new) {
            let value = f.phi_incoming(phi, index).0;
            f.remove_incoming(phi, index);
            f.add_incoming(phi, value, new);
        }
    }
    new
}

/// Moves all but the terminator of `block` before `at`.
fn move_contents(f: &mut FuncMut<'_>, block: Block, at: Inst) {
    let end = f.terminator(block);
    let mut inst = f.first(block);
    while inst != end {
        let next = f.next(inst);
        f.move_before(inst, at);
        inst = next;
    }
}

/// Copies `moved` into the new latch, where the test, the phis of the header and everything behind the loop use the copies.
fn copy_to_latch(f: &mut FuncMut<'_>, plan: &Exchange, moved: &[Inst]) {
    let latch = plan.inner.latch;
    for &inst in moved {
        let operands: Vec<Value> = f.operands(inst).collect();
        let copy = f.clone_inst(inst, &operands);
        f.insert_before(copy, f.first_non_phi(latch));
        f.replace_uses_where(inst.into(), copy.into(), |f, u| {
            let user = f.user(u);
            let block = f.block_of(user);
            user != copy && (block == latch || !plan.is_inside(block) || plan.inductions.contains(&user))
        });
    }
}

fn turn_branches(f: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    let before: Vec<Block> = f.predecessors(outer.preheader).collect();
    let body = f.successors(inner.header).next().expect("a header that jumps on");
    let before_latch: Vec<Block> = f.predecessors(inner.latch).collect();
    for from in before {
        redirect(f, f.terminator(from), outer.preheader, inner.preheader);
    }
    redirect(f, f.terminator(outer.header), inner.preheader, body);
    f.replace_phi_block(body, inner.header, outer.header);
    redirect(f, f.terminator(inner.header), body, outer.preheader);
    for from in before_latch {
        redirect(f, f.terminator(from), inner.latch, inner.exit);
    }
    redirect(f, f.terminator(inner.latch), inner.exit, outer.exit);
    redirect(f, f.terminator(outer.latch), outer.exit, inner.latch);
}

fn phis(f: &Func<'_>, block: Block) -> Vec<Inst> {
    f.block_insts(block).take_while(|&inst| f.op(inst) == Opcode::Phi).collect()
}

/// The value that `value` is behind phis of one operand.
pub fn follow(f: &Func<'_>, value: Value) -> Value {
    let mut at = value;
    for _ in 0..64 {
        match at.as_inst().filter(|&inst| f.op(inst) == Opcode::Phi && f.phi_len(inst) == 1) {
            Some(phi) => at = f.phi_incoming(phi, 0).0,
            None => break,
        }
    }
    at
}

/// Values leave the loops by other blocks now.
fn move_lcssa_phis(f: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    for phi in phis(f, inner.exit) {
        let value = f.phi_incoming(phi, 0).0;
        let home = follow(f, value).as_inst().map(|inst| f.block_of(inst));
        if home == Some(inner.latch) || home == Some(inner.header) {
            f.replace_and_erase(phi, value);
        }
    }
    let (of_exit, of_latch) = (phis(f, inner.exit), phis(f, inner.latch));
    let at = f.first_non_phi(inner.latch);
    of_exit.into_iter().for_each(|phi| f.move_before(phi, at));
    let at = f.first_non_phi(inner.exit);
    of_latch.into_iter().for_each(|phi| f.move_before(phi, at));
    for phi in phis(f, outer.exit) {
        if f.phi_len(phi) != 1 {
            continue;
        }
        let value = f.phi_incoming(phi, 0).0;
        let Some(inst) = value.as_inst() else { continue };
        if [inner.header, inner.latch, outer.preheader].contains(&f.block_of(inst)) {
            continue;
        }
        let closed = f.new_inst(Opcode::Phi, f.flags(phi), f.ty(phi), &[], Default::default());
        f.insert_before(closed, f.first_non_phi(inner.latch));
        f.add_incoming(closed, value, outer.latch);
        f.set_incoming(phi, 0, closed.into());
    }
    f.replace_phi_block(inner.latch, inner.latch, outer.latch);
    f.replace_phi_block(inner.exit, outer.latch, inner.latch);
}

fn swap_reductions(f: &mut FuncMut<'_>, plan: &Exchange) {
    let (outer, inner) = (plan.outer, plan.inner);
    for &phi in &plan.outer_reductions {
        let at = f.first_non_phi(inner.header);
        f.move_before(phi, at);
    }
    for &phi in &plan.inner_reductions {
        let at = f.first_non_phi(outer.header);
        f.move_before(phi, at);
    }
    f.replace_phi_block(outer.header, inner.preheader, outer.preheader);
    f.replace_phi_block(outer.header, inner.latch, outer.latch);
    f.replace_phi_block(inner.header, outer.preheader, inner.preheader);
    f.replace_phi_block(inner.header, outer.latch, inner.latch);
}
