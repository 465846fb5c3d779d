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
use crate::split::predecessors;
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
    pub fn rotate(&mut self, func: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, loop_id: Loop, site: Site) {
        let Site { header, body, exit, preheader, latch, exit_first } = site;
        fold_single_phis(func, body);
        let entry = func.terminator(preheader);
        let guard = self.copy_header(func, loops, loop_id, site, entry);
        for s in [body, exit] {
            let mut phi = func.first(s);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                let v = func.phi_value_for(phi, header).expect("a pair for each predecessor");
                let v = self.copy_of(v);
                func.add_incoming(phi, v, preheader);
                phi = func.next(phi);
            }
        }
        func.erase(entry);
        func.remove_phi_edge(header, preheader);
        self.repair_values(func, loops, loop_id, site);
        loops.set_header(loop_id, body);
        let guarded = is_guard(func, guard, body);
        let latch_branch = func.terminator(header);
        weights::update(func, guard, latch_branch, guarded, exit_first);
        let outside: SmallVec<[Block; 4]> = dom.children(header).filter(|&b| !loops.contains(loop_id, b)).collect();
        let mut entry = preheader;
        if guarded {
            let slot = if exit_first { 2 } else { 1 };
            entry = func.split_edge(guard, slot);
            func.derive_name(Value::block(entry), Value::block(body), ".lr.ph");
            let around = loops.parent(loop_id);
            loops.add_block(entry, around);
            dom.add_block(entry, preheader);
        } else {
            func.fold_terminator_to(preheader, body);
        }
        dom.set_idom(body, entry);
        // Only the latch leads to the former header now.
        dom.set_idom(header, latch);
        if guarded {
            // What the header dominated outside of the loop is reached from the guard, too.
            outside.iter().for_each(|&b| dom.set_idom(b, preheader));
            split_exit_edges(func, loops, dom, exit, preheader);
        } else {
            lift(func, dom, &outside);
        }
        // The former header has one predecessor now, which often does nothing but branch to it.
        let end = func.terminator(latch);
        if func.op(end) == Opcode::Br && func.num_operands(end) == 1 {
            loops.remove_block(header);
            dom.merge_blocks(header, latch);
            func.merge_into_predecessor(header, latch);
        }
        for i in self.copied.drain(..) {
            self.copies[i.index()] = Value::NONE;
        }
    }

    /// Copies the header before `entry`, the end of the preheader; what is invariant and touches no memory moves there
    /// instead. Returns the copy of its branch.
    fn copy_header(&mut self, func: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, site: Site, entry: Inst) -> Inst {
        let Site { header, preheader, body, .. } = site;
        let list: Vec<Inst> = func.block_insts(header).collect();
        let declarations: SmallVec<[Inst; 4]> =
            list.iter().copied().filter(|&i| is_scope_declaration(func, i)).collect();
        let mut scopes = ScopeClones::of(func, &declarations);
        if !scopes.is_empty() {
            // An iteration is one execution of the declarations: they open the new header, with scopes of their own in the
            // header and in its copy.
            let at = func.first_non_phi(body);
            for &d in &declarations {
                let operands: SmallVec<[Value; 4]> = func.operands(d).collect();
                let again = func.clone_inst(d, &operands);
                func.insert_before(again, at);
            }
            scopes.renew(func, "pre.rot");
        }
        let debug = RegionDebug::of(func, |b| b == header);
        let mut waiting: SmallVec<[Inst; 4]> = SmallVec::new();
        let before_copy = func.prev(entry);
        let mut guard = Inst::NONE;
        for &i in &list {
            if func.op(i) == Opcode::Phi {
                let v = func.phi_value_for(i, preheader).expect("a pair for the preheader");
                self.set_copy(i, v);
                continue;
            }
            if !debug.before(i).is_empty() {
                waiting.push(i);
            }
            if may_move_out(func, loops, loop_id, i) {
                func.move_before(i, entry);
                continue;
            }
            let mut operands: SmallVec<[Value; 8]> = func.operands(i).collect();
            for v in &mut operands {
                *v = func.map_value(*v, |v| self.copy_of(v));
            }
            let copy = func.clone_inst(i, &operands);
            func.insert_before(copy, entry);
            scopes.adapt(func, copy);
            if func.op(i).is_terminator() {
                guard = copy;
                self.repeat_debug(func, &debug, &mut waiting, copy);
                continue;
            }
            let simpler = Simplifier::new(func).inst(copy);
            if simpler.is_none() || facts::has_side_effects(func, copy) {
                self.repeat_debug(func, &debug, &mut waiting, copy);
            }
            match simpler.filter(|&v| stays_closed(func, loops, v, preheader)) {
                Some(v) => {
                    self.set_copy(i, v);
                    if !facts::has_side_effects(func, copy) {
                        func.erase(copy);
                    }
                }
                None => {
                    func.derive_name(Value::inst(copy), Value::inst(i), "");
                    self.set_copy(i, Value::inst(copy));
                }
            }
        }
        // Records at the end of the preheader describe what is before the copy.
        let first_copy = if before_copy.is_some() { func.next(before_copy) } else { func.first(preheader) };
        if !func.side().dbg.is_empty() {
            func.move_debug_records(entry, first_copy);
        }
        if !scopes.is_empty() {
            scopes.renew(func, "h.rot");
            let mut i = func.first(header);
            while i.is_some() {
                scopes.adapt(func, i);
                i = func.next(i);
            }
        }
        guard
    }

    /// Repeats the records before the instructions that wait, in front of `copy`.
    fn repeat_debug(&self, func: &mut FuncMut<'_>, debug: &RegionDebug, waiting: &mut SmallVec<[Inst; 4]>, copy: Inst) {
        for anchor in waiting.drain(..) {
            for record in debug.before(anchor) {
                RegionDebug::repeat(func, record, copy, |v| self.copy_of(v));
            }
        }
    }

    /// Makes the uses of the header's values in the body use phis of the new header.
    fn repair_values(&mut self, func: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, site: Site) {
        let Site { header, body, preheader, .. } = site;
        for n in 0..self.copied.len() {
            let inst = self.copied[n];
            let (value, copy) = (Value::inst(inst), self.copies[inst.index()]);
            let mut phi = Inst::NONE;
            let mut u = func.first_use(value);
            while u.is_some() {
                let next = func.next_use(u);
                let user = func.user(u);
                let at = func.block_of_use(u);
                if at != header && loops.contains(loop_id, at) && user != phi {
                    if phi.is_none() {
                        phi = func.new_phi(body, func.ty(inst));
                        func.derive_name(Value::inst(phi), value, "");
                        func.add_incoming(phi, copy, preheader);
                        func.add_incoming(phi, value, header);
                        u = func.first_use(value);
                        continue;
                    }
                    func.set_use(u, Value::inst(phi));
                }
                u = next;
            }
            self.repair_debug(func, loops, loop_id, header, inst, phi);
        }
    }

    /// Debug records of the body that describe a value of the header describe its phi, or nothing.
    fn repair_debug(&self, func: &mut FuncMut<'_>, loops: &Loops, loop_id: Loop, header: Block, inst: Inst, phi: Inst) {
        if func.side().dbg.is_empty() {
            return;
        }
        let new = if phi.is_some() { Value::inst(phi) } else { Value::poison(func.ty(inst)) };
        for n in 0..func.side().dbg.len() {
            let record = func.side().dbg[n];
            if record.value != Value::inst(inst) || record.anchor.is_none() || func.is_dead(record.anchor) {
                continue;
            }
            let at = func.block_of(record.anchor);
            if at != header && loops.contains(loop_id, at) {
                func.set_debug_value(n, new);
            }
        }
    }
}

/// Finds the dominators of `blocks`, which hang too low: each hangs from a block that some of its predecessors do not need. A
/// block rises to the common dominator of its predecessors until none does any more.
fn lift(func: &FuncMut<'_>, dom: &mut DomTree, blocks: &[Block]) {
    let mut changed = true;
    while std::mem::replace(&mut changed, false) {
        for &b in blocks {
            let mut up = Block::NONE;
            for p in func.predecessors(b).filter(|&p| dom.is_reachable(p)) {
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
fn is_guard(func: &FuncMut<'_>, guard: Inst, body: Block) -> bool {
    let taken = func.consts().as_int(func.operand(guard, 0)).map(|c| if c & 1 == 1 { 1 } else { 2 });
    taken.is_none_or(|k| func.operand(guard, k) != Value::block(body))
}

/// Whether `inst` of the header can move before the loop instead of being copied: it computes the same in each iteration.
fn may_move_out(func: &FuncMut<'_>, loops: &Loops, loop_id: Loop, inst: Inst) -> bool {
    let op = func.op(inst);
    !op.is_terminator()
        && op != Opcode::Alloca
        && !facts::may_read(func, inst)
        && !facts::may_write(func, inst)
        && !is_convergent(func, inst)
        && func.ty(inst) != Type::TOKEN
        && !names_a_thread_of_a_coroutine(func, inst)
        && func
            .operands(inst)
            .all(|v| !matches!(v.kind(), ValueKind::LocalMeta(_)) && loops.is_invariant(func, loop_id, v))
}

/// Whether `inst` is the address of a thread-local variable in a coroutine, which may go on in another thread.
fn names_a_thread_of_a_coroutine(func: &FuncMut<'_>, inst: Inst) -> bool {
    facts::intrinsic(func, inst) == Some(id::THREADLOCAL_ADDRESS)
        && func.attrs().fn_has(func.ctx().globals.parts[func.global().index()].attrs, AttrKind::PresplitCoroutine)
}

/// Whether LCSSA form survives when `value` stands for an instruction of `at`.
pub fn stays_closed(func: &FuncMut<'_>, loops: &Loops, value: Value, at: Block) -> bool {
    value.as_inst().is_none_or(|i| loops.encloses(loops.of(func.block_of(i)), loops.of(at)))
}

/// Phis of `block`, which has one predecessor, become their values.
fn fold_single_phis(func: &mut FuncMut<'_>, block: Block) {
    while let Some(phi) = func.first(block).get().filter(|&i| func.op(i) == Opcode::Phi) {
        let value = func.phi_incoming(phi, 0).0;
        func.replace_and_erase(phi, value);
    }
}

/// Gives every edge from a loop to `exit`, which other code reaches too, a block of its own: exit blocks stay dedicated.
/// Values that leave a loop by such an edge get a phi there. The edge from `guard`, which is new, comes first, as LLVM has it.
fn split_exit_edges(func: &mut FuncMut<'_>, loops: &mut Loops, dom: &mut DomTree, exit: Block, guard: Block) {
    let mut from = predecessors(func, exit);
    from.sort_by_key(|&p| p != guard);
    for p in from {
        let inner = loops.of(p);
        let end = func.terminator(p);
        if inner.is_none() || loops.contains(inner, exit) || func.op(end) == Opcode::IndirectBr {
            continue;
        }
        let Some(slot) = (0..func.num_operands(end)).find(|&k| func.operand(end, k) == Value::block(exit)) else {
            continue;
        };
        let mid = func.split_edge(end, slot);
        let before = func.prev_block(exit);
        func.move_block_after(mid, before);
        func.name_split_edge(mid, p, exit);
        let around = loops.common(inner, loops.of(exit));
        loops.add_block(mid, around);
        dom.add_block(mid, p);
        let mut phi = func.first(exit);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let k = (0..func.phi_len(phi))
                .find(|&k| func.phi_incoming(phi, k).1 == mid)
                .expect("the pair of the new block");
            let value = func.phi_incoming(phi, k).0;
            if !stays_closed(func, loops, value, mid) {
                let closed = func.new_phi(mid, func.ty(phi));
                func.set_name(Value::inst(closed), b"split");
                func.add_incoming(closed, value, p);
                func.set_incoming(phi, k, Value::inst(closed));
            }
            phi = func.next(phi);
        }
    }
}
