//! One rotation: the header is copied in front of the loop, where it guards the entry, and becomes the latch.
//!
//! ```text
//!        preheader                        preheader + copy of the header
//!            |                                 |                  |
//!   +---> header ---> exit             new preheader (.lr.ph)     |
//!   |        |                                 |                  |
//!   |   new header                   +--> new header              |
//!   |       ...               ->     |        ...                 |
//!   +----- latch                     |       latch                |
//!                                    |         |                  |
//!                                    +----- header --> exit edge -+--> exit
//! ```
//!
//! A value of the header now has two definitions, its own and that of the copy. Inside of the loop they meet at the new
//! header only, because that block dominates the rest of the loop; outside of it they meet in the phis of the exit, which
//! LCSSA form guarantees are there. So one phi per value that the body uses repairs SSA form.

use super::weights;
use crate::metrics::is_convergent;
use smallvec::SmallVec;
use warpc_analysis::{Loops, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::dom::DomTree;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, Opcode, Value, ValueKind};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};
use warpc_scalar::simplify::Simplifier;

/// Where the header of a loop leads.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// The header, which leaves the loop.
    pub header: Block,
    /// Its successor in the loop.
    pub body: Block,
    /// Its successor outside.
    pub exit: Block,
    /// The preheader.
    pub preheader: Block,
    /// The latch.
    pub latch: Block,
    /// Whether the exit is the first successor.
    pub exit_first: bool,
}

/// The state of rotations; its memory serves all loops of a function.
#[derive(Default)]
pub struct Rotation {
    /// What each instruction of the header is in the copy before the loop; by instruction row.
    copies: Vec<Value>,
    /// Rows of `copies` that are set.
    copied: Vec<Inst>,
}

impl Rotation {
    fn set_copy(&mut self, inst: Inst, value: Value) {
        if self.copies.len() <= inst.index() {
            self.copies.resize(inst.index() + 1, Value::NONE);
        }
        self.copies[inst.index()] = value;
        self.copied.push(inst);
    }
    /// What `value` is in the copy.
    fn copy_of(&self, value: Value) -> Value {
        match value.as_inst().and_then(|i| self.copies.get(i.index()).copied()) {
            Some(copy) if copy != Value::NONE => copy,
            _ => value,
        }
    }

    /// Rotates `loop_id`, which is in simplified and LCSSA form, at `site`. `loops` and
    /// `dom` are kept up to date.
    pub fn rotate(&mut self, f: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop, site: Site) {
        let Site { header, body, exit, preheader, latch, exit_first } = site;
        fold_single_phis(f, body);
        let entry = f.terminator(preheader);
        let guard = self.copy_header(f, loops, loop_id, site, entry);
        for s in [body, exit] {
            let mut phi = f.first(s);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                let v = f.phi_value_for(phi, header).expect("a pair for each predecessor");
                let v = self.copy_of(v);
                f.add_incoming(phi, v, preheader);
                phi = f.next(phi);
            }
        }
        f.erase(entry);
        f.remove_phi_edge(header, preheader);
        self.repair_values(f, loops, loop_id, site);
        loops.set_header(loop_id, body);
        let guarded = is_guard(f, guard, body);
        let latch_branch = f.terminator(header);
        weights::update(f, guard, latch_branch, guarded, exit_first);
        let outside: SmallVec<[Block; 4]> = dom.children(header).filter(|&b| !loops.contains(loop_id, b)).collect();
        let mut entry = preheader;
        if guarded {
            let slot = if exit_first { 2 } else { 1 };
            entry = f.split_edge(guard, slot);
            f.derive_name(Value::block(entry), Value::block(body), ".lr.ph");
            let around = loops.parent(loop_id);
            loops.add_block(entry, around);
            dom.add_block(entry, preheader);
        } else {
            f.fold_terminator_to(preheader, body);
        }
        dom.set_idom(body, entry);
        // Only the latch leads to the former header now.
        dom.set_idom(header, latch);
        if guarded {
            // What the header dominated outside of the loop is reached from the guard, too.
            outside.iter().for_each(|&b| dom.set_idom(b, preheader));
            split_exit_edges(f, loops, dom, exit);
        } else {
            lift(f, dom, &outside);
        }
        // The former header has one predecessor now, which often does nothing but branch to it.
        let end = f.terminator(latch);
        if f.op(end) == Opcode::Br && f.num_operands(end) == 1 {
            loops.remove_block(header);
            dom.merge_blocks(header, latch);
            f.merge_into_predecessor(header, latch);
        }
        for i in self.copied.drain(..) {
            self.copies[i.index()] = Value::NONE;
        }
    }

    /// Copies the header before `entry`, the end of the preheader; what is invariant and touches no memory moves there
    /// instead. Returns the copy of its branch.
    fn copy_header(&mut self, f: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, site: Site, entry: Inst) -> Inst {
        let Site { header, preheader, body, .. } = site;
        let list: Vec<Inst> = f.block_insts(header).collect();
        let declarations: SmallVec<[Inst; 4]> = list.iter().copied().filter(|&i| is_scope_declaration(f, i)).collect();
        let mut scopes = ScopeClones::of(f, &declarations);
        if !scopes.is_empty() {
            // An iteration is one execution of the declarations: they open the new header, with scopes of their own in the
            // header and in its copy.
            let at = f.first_non_phi(body);
            for &d in &declarations {
                let operands: SmallVec<[Value; 4]> = f.operands(d).collect();
                let again = f.clone_inst(d, &operands);
                f.insert_before(again, at);
            }
            scopes.renew(f, "pre.rot");
        }
        let debug = RegionDebug::of(f, |b| b == header);
        let mut waiting: SmallVec<[Inst; 4]> = SmallVec::new();
        let before_copy = f.prev(entry);
        let mut guard = Inst::NONE;
        for &i in &list {
            if f.op(i) == Opcode::Phi {
                let v = f.phi_value_for(i, preheader).expect("a pair for the preheader");
                self.set_copy(i, v);
                continue;
            }
            if !debug.before(i).is_empty() {
                waiting.push(i);
            }
            if may_move_out(f, loops, loop_id, i) {
                f.move_before(i, entry);
                continue;
            }
            let mut operands: SmallVec<[Value; 8]> = f.operands(i).collect();
            for v in &mut operands {
                *v = f.map_value(*v, |v| self.copy_of(v));
            }
            let copy = f.clone_inst(i, &operands);
            f.insert_before(copy, entry);
            scopes.adapt(f, copy);
            if f.op(i).is_terminator() {
                guard = copy;
                self.repeat_debug(f, &debug, &mut waiting, copy);
                continue;
            }
            let simpler = Simplifier::new(f).inst(copy);
            if simpler.is_none() || facts::has_side_effects(f, copy) {
                self.repeat_debug(f, &debug, &mut waiting, copy);
            }
            match simpler.filter(|&v| stays_closed(f, loops, v, preheader)) {
                Some(v) => {
                    self.set_copy(i, v);
                    if !facts::has_side_effects(f, copy) {
                        f.erase(copy);
                    }
                }
                None => {
                    f.derive_name(Value::inst(copy), Value::inst(i), "");
                    self.set_copy(i, Value::inst(copy));
                }
            }
        }
        // Records at the end of the preheader describe what is before the copy.
        let first_copy = if before_copy.is_some() { f.next(before_copy) } else { f.first(preheader) };
        if !f.side().dbg.is_empty() {
            f.move_debug_records(entry, first_copy);
        }
        if !scopes.is_empty() {
            scopes.renew(f, "h.rot");
            let mut i = f.first(header);
            while i.is_some() {
                scopes.adapt(f, i);
                i = f.next(i);
            }
        }
        guard
    }

    /// Repeats the records before the instructions that wait, in front of `copy`.
    fn repeat_debug(&self, f: &mut FuncMut<'_>, debug: &RegionDebug, waiting: &mut SmallVec<[Inst; 4]>, copy: Inst) {
        for anchor in waiting.drain(..) {
            for record in debug.before(anchor) {
                RegionDebug::repeat(f, record, copy, |v| self.copy_of(v));
            }
        }
    }

    /// Makes the uses of the header's values in the body use phis of the new header.
    fn repair_values(&mut self, f: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, site: Site) {
        let Site { header, body, preheader, .. } = site;
        for n in 0..self.copied.len() {
            let inst = self.copied[n];
            let (value, copy) = (Value::inst(inst), self.copies[inst.index()]);
            let mut phi = Inst::NONE;
            let mut u = f.first_use(value);
            while u.is_some() {
                let next = f.next_use(u);
                let user = f.user(u);
                // A phi reads its operand at the end of the block it comes from.
                let at = match f.op(user) {
                    Opcode::Phi => f.operand(user, f.use_index(u) | 1).as_block().expect("phi block"),
                    _ => f.block_of(user),
                };
                if at != header && loops.contains(loop_id, at) && user != phi {
                    if phi.is_none() {
                        phi = f.new_phi(body, f.ty(inst));
                        f.derive_name(Value::inst(phi), value, "");
                        f.add_incoming(phi, copy, preheader);
                        f.add_incoming(phi, value, header);
                        u = f.first_use(value);
                        continue;
                    }
                    f.set_use(u, Value::inst(phi));
                }
                u = next;
            }
            self.repair_debug(f, loops, loop_id, header, inst, phi);
        }
    }

    /// Debug records of the body that describe a value of the header describe its phi, or nothing.
    fn repair_debug(&self, f: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, header: Block, inst: Inst, phi: Inst) {
        if f.side().dbg.is_empty() {
            return;
        }
        let new = if phi.is_some() { Value::inst(phi) } else { Value::poison(f.ty(inst)) };
        for n in 0..f.side().dbg.len() {
            let record = f.side().dbg[n];
            if record.value != Value::inst(inst) || record.anchor.is_none() || f.is_dead(record.anchor) {
                continue;
            }
            let at = f.block_of(record.anchor);
            if at != header && loops.contains(loop_id, at) {
                f.set_debug_value(n, new);
            }
        }
    }
}

/// Finds the dominators of `blocks`, which hang too low: each hangs from a block that some of its predecessors do not need. A
/// block rises to the common dominator of its predecessors until none does any more.
fn lift(f: &FuncMut<'_>, dom: &mut DomTree, blocks: &[Block]) {
    let mut changed = true;
    while std::mem::replace(&mut changed, false) {
        for &b in blocks {
            let mut up = Block::NONE;
            for p in f.predecessors(b).filter(|&p| dom.is_reachable(p)) {
                up = if up.is_none() { p } else { dom.common(up, p) };
            }
            if up.is_some() && dom.idom(b) != up {
                dom.set_idom(b, up);
                changed = true;
            }
        }
    }
}

/// Whether the copied branch `guard` still decides: its condition is not a constant that leads into the loop.
fn is_guard(f: &FuncMut<'_>, guard: Inst, body: Block) -> bool {
    let taken = f.consts().as_int(f.operand(guard, 0)).map(|c| if c & 1 == 1 { 1 } else { 2 });
    taken.is_none_or(|k| f.operand(guard, k) != Value::block(body))
}

/// Whether `inst` of the header can move before the loop instead of being copied: it computes the same in each iteration.
fn may_move_out(f: &FuncMut<'_>, loops: &Loops, loop_id: Loop, inst: Inst) -> bool {
    let op = f.op(inst);
    !op.is_terminator()
        && op != Opcode::Alloca
        && !facts::may_read(f, inst)
        && !facts::may_write(f, inst)
        && !is_convergent(f, inst)
        && f.ty(inst) != Type::TOKEN
        && !names_a_thread_of_a_coroutine(f, inst)
        && f.operands(inst).all(|v| !matches!(v.kind(), ValueKind::LocalMeta(_)) && loops.is_invariant(f, loop_id, v))
}

/// Whether `inst` is the address of a thread-local variable in a coroutine, which may go on in another thread.
fn names_a_thread_of_a_coroutine(f: &FuncMut<'_>, inst: Inst) -> bool {
    facts::intrinsic(f, inst) == Some(id::THREADLOCAL_ADDRESS)
        && f.attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, AttrKind::PresplitCoroutine)
}

/// Whether LCSSA form survives when `value` stands for an instruction of `at`.
pub fn stays_closed(f: &FuncMut<'_>, loops: &Loops, value: Value, at: Block) -> bool {
    value.as_inst().is_none_or(|i| loops.encloses(loops.of(f.block_of(i)), loops.of(at)))
}

/// Phis of `block`, which has one predecessor, become their values.
fn fold_single_phis(f: &mut FuncMut<'_>, block: Block) {
    while let Some(phi) = f.first(block).get().filter(|&i| f.op(i) == Opcode::Phi) {
        let value = f.phi_incoming(phi, 0).0;
        f.replace_and_erase(phi, value);
    }
}

/// Gives every edge from a loop to `exit`, which other code reaches too, a block of its own: exit blocks stay dedicated.
/// Values that leave a loop by such an edge get a phi there.
fn split_exit_edges(f: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, exit: Block) {
    let from: SmallVec<[Block; 4]> = f.predecessors(exit).collect();
    for p in from {
        let inner = loops.of(p);
        let end = f.terminator(p);
        if inner.is_none() || loops.contains(inner, exit) || f.op(end) == Opcode::IndirectBr {
            continue;
        }
        let Some(slot) = (0..f.num_operands(end)).find(|&k| f.operand(end, k) == Value::block(exit)) else { continue };
        let mid = f.split_edge(end, slot);
        let before = f.prev_block(exit);
        f.move_block_after(mid, before);
        f.name_split_edge(mid, p, exit);
        let around = loops.common(inner, loops.of(exit));
        loops.add_block(mid, around);
        dom.add_block(mid, p);
        let mut phi = f.first(exit);
        while phi.is_some() && f.op(phi) == Opcode::Phi {
            let k = (0..f.phi_len(phi)).find(|&k| f.phi_incoming(phi, k).1 == mid).expect("the pair of the new block");
            let value = f.phi_incoming(phi, k).0;
            if !stays_closed(f, loops, value, mid) {
                let closed = f.new_phi(mid, f.ty(phi));
                f.derive_name(Value::inst(closed), Value::inst(phi), "");
                f.add_incoming(closed, value, p);
                f.set_incoming(phi, k, Value::inst(closed));
            }
            phi = f.next(phi);
        }
    }
}
