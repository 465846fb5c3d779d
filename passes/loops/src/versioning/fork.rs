//! The second loop, and the branch before both.
//!
//! ```text
//!   header.lver.check:  conflict ? header.ph.lver.orig : header.ph
//!   header.ph.lver.orig -> copy of the loop, as it was  -> exit.loopexit  -> exit
//!   header.ph           -> the loop, checked            -> exit.loopexit1 -> exit
//! ```
//! Values that are used behind the loop merge in phis of the exit. **Cost**: linear in the loop and the uses of its values.

use crate::copy_map::CopyMap;
use crate::loop_copy::Source;
use crate::split::name_block_after;
use warpc_analysis::{Loops, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// A loop that can be copied: innermost, left over one edge, with a preheader that only jumps to it.
#[derive(Clone, Debug)]
pub struct Target {
    /// The loop.
    pub id: Loop,
    /// Its preheader.
    pub preheader: Block,
    /// Its blocks in reverse post-order, the header first.
    pub order: Vec<Block>,
    /// The same in ascending order.
    members: Vec<Block>,
    /// The block it is left from.
    pub exiting: Block,
    /// The block it is left to.
    pub exit: Block,
    /// Its latch.
    pub latch: Block,
}

impl Target {
    /// Of loop `id`; `None` where it is of another shape.
    pub fn of(func: &Func<'_>, cfg: &Cfg, loops: &Loops, id: Loop) -> Option<Target> {
        if !loops.is_innermost(id) || !loops.is_loop_simplify_form(func, id) {
            return None;
        }
        let [(exiting, exit)] = loops.exit_edges(func, id)[..] else { return None };
        let (preheader, latch) = (loops.preheader(func, id)?, loops.latch(func, id)?);
        let jump = func.terminator(preheader);
        let leave = func.terminator(exiting);
        let plain = |end: Inst, n: usize| func.op(end) == Opcode::Br && func.num_operands(end) == n;
        if !plain(jump, 1) || !plain(leave, 3) {
            return None;
        }
        let mut order = loops.blocks(id);
        order.sort_unstable_by_key(|&block| cfg.rpo_index(block));
        let mut members = order.clone();
        members.sort_unstable();
        Some(Target { id, preheader, order, members, exiting, exit, latch })
    }
    /// Whether `block` is in it.
    pub fn contains(&self, block: Block) -> bool {
        self.members.binary_search(&block).is_ok()
    }
    /// Whether the latch leaves the loop.
    pub fn is_rotated(&self) -> bool {
        self.exiting == self.latch
    }
    /// Whether its code may stand twice in the function. `addressed`: blocks whose addresses are taken, ascending.
    pub fn is_copyable(&self, func: &Func<'_>, addressed: &[Block]) -> bool {
        let may_repeat = |inst: Inst| {
            func.ty(inst) != Type::TOKEN
                && match func.op(inst) {
                    Opcode::Call => {
                        !facts::call_has(func, inst, AttrKind::NoDuplicate) && func.call(inst).bundles.is_empty()
                    }
                    Opcode::IndirectBr | Opcode::Alloca | Opcode::LandingPad => false,
                    op => !op.is_call(),
                }
        };
        self.order
            .iter()
            .all(|block| addressed.binary_search(block).is_err() && func.block_insts(*block).all(may_repeat))
    }
    /// Debug records in it.
    pub fn debug(&self, func: &Func<'_>) -> RegionDebug {
        RegionDebug::of(func, |block| self.contains(block))
    }
    /// Instructions of the loop with a user outside, in order.
    pub fn used_outside(&self, func: &Func<'_>) -> Vec<Inst> {
        let is_used = |inst: &Inst| func.uses((*inst).into()).any(|u| !self.contains(func.block_of(func.user(u))));
        self.order.iter().flat_map(|&block| func.block_insts(block)).filter(is_used).collect()
    }
}

/// What became of a loop.
#[derive(Clone, Debug)]
pub struct Forked {
    /// The block that branches to both.
    pub check: Block,
    /// The preheader of the loop now.
    pub preheader: Block,
    /// The preheader of the copy.
    pub copied_preheader: Block,
    /// The blocks of the copy, the header first.
    pub copied: Vec<Block>,
    /// The end of the latch of the copy.
    pub copied_latch_end: Inst,
    /// What both leave to: of the copy and of the loop.
    pub exits: [Block; 2],
}

/// Makes a copy of `target`, which runs where `conflict` is true. `used_outside`: what [`Target::used_outside`] says.
pub fn fork(
    func: &mut FuncMut<'_>,
    target: &Target,
    conflict: Value,
    used_outside: &[Inst],
    map: &mut CopyMap,
) -> Forked {
    let check = target.preheader;
    let header = target.order[0];
    let preheader = func.split_block(func.terminator(check));
    name_block_after(func, check, header, ".lver.check");
    name_block_after(func, preheader, header, ".ph");
    close(func, target, used_outside);
    let debug = target.debug(func);
    let source = Source { preheader, order: &target.order, debug: &debug };
    map.copy(func, &source, preheader, ".lver.orig", None, |_| true);
    let copied: Vec<Block> = target.order.iter().map(|&block| map.block(block)).collect();
    let (copied_preheader, from) = (map.block(preheader), map.block(target.exiting));

    let term = func.terminator(check);
    let loc = func.loc(term);
    func.erase(term);
    let branch = Builder::at_end(func, check).cond_br(conflict, copied_preheader, preheader);
    func.set_loc(branch, loc);

    let phis: Vec<Inst> = func.block_insts(target.exit).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for &phi in &phis {
        let value = func.phi_value_for(phi, target.exiting).unwrap_or(Value::poison(func.ty(phi)));
        func.add_incoming(phi, map.value(value), from);
    }
    let copied_latch_end = func.terminator(map.block(target.latch));
    map.forget_source(func, &source);
    let exits = [from, target.exiting].map(|from| dedicate(func, target.exit, from, &phis));
    Forked { check, preheader, copied_preheader, copied, copied_latch_end, exits }
}

/// Values that are used behind the loop, but not by a phi of its exit, get such a phi.
fn close(func: &mut FuncMut<'_>, target: &Target, used_outside: &[Inst]) {
    for &inst in used_outside {
        let is_open = |func: &Func<'_>, u: Use| {
            let user = func.user(u);
            let block = func.block_of(user);
            let is_exit_phi = func.op(user) == Opcode::Phi && block == target.exit;
            !is_exit_phi && !target.contains(block)
        };
        if !func.uses(inst.into()).any(|u| is_open(func, u)) {
            continue;
        }
        let phi = func.new_phi(target.exit, func.ty(inst));
        func.derive_name(phi.into(), inst.into(), ".lver");
        func.replace_uses_where(inst.into(), phi.into(), |func, u| func.user(u) != phi && is_open(func, u));
        func.add_incoming(phi, inst.into(), target.exiting);
    }
}

/// Puts a block on the edge from `from` to `exit`, with phis for those of `exit`.
fn dedicate(func: &mut FuncMut<'_>, exit: Block, from: Block, phis: &[Inst]) -> Block {
    let new = func.new_block_after(func.prev_block(exit));
    name_block_after(func, new, exit, ".loopexit");
    let end = func.terminator(from);
    let loc = func.first_non_phi(exit).get().map_or(Md::NONE, |first| func.loc(first));
    crate::split::redirect(func, end, exit, new);
    for &phi in phis {
        let index = func.phi_index_of(phi, from).expect("a pair for the edge");
        let value = func.phi_incoming(phi, index).0;
        let own = func.new_inst(Opcode::Phi, 0, func.ty(phi), &[], Default::default());
        func.append(own, new);
        func.name_after(own.into(), phi.into(), ".ph");
        func.add_incoming(own, value, from);
        func.remove_incoming(phi, index);
        func.add_incoming(phi, own.into(), new);
    }
    let jump = Builder::at_end(func, new).br(exit);
    func.set_loc(jump, loc);
    new
}
