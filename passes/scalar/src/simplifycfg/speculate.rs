//! One-armed conditionals: the arm is computed always when it is one cheap instruction, phis of the target get selects. And the
//! dispatch between hoisting from both targets and computing one of them always.

use super::SimplifyCfg;
use super::cost::speculatable;
use super::select::prof_of;
use super::undefined::is_undefined_here;
use super::util::*;
use warpc_analysis::alias::most_generic_tag;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{id, is_lifetime};
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// Instructions before the branch in which an earlier access to the same place is looked for.
const STORE_WINDOW: usize = 9;
/// Steps from an address to the object that it is in.
const MAX_BASES: u32 = 6;
/// Instructions an arm may hold.
const MAX_ARM: u32 = 1;

impl SimplifyCfg {
    /// Both targets are reached from here alone: equal code moves up. One is, and leads to the other: it is computed always.
    pub(super) fn hoist_or_speculate(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((_, yes, no)) = cond_br(f, term) else { return false };
        let (own_yes, own_no) = (only_edge_from(f, yes).is_some(), only_edge_from(f, no).is_some());
        match (own_yes, own_no) {
            (true, true) => self.hoist_common(f, block, &[yes, no]),
            (true, false) if f.successors(yes).eq([no]) => self.speculate(f, block, term, yes, no),
            (false, true) if f.successors(no).eq([yes]) => self.speculate(f, block, term, no, yes),
            _ => false,
        }
    }

    /// `arm` leads to `end` only, where `block` goes too.
    fn speculate(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, arm: Block, end: Block) -> bool {
        if !self.options.speculate_blocks || self.is_taken(arm) || arm == block || end == block {
            return false;
        }
        let cond = f.operand(term, 0);
        if cond.as_inst().is_some_and(|test| f.op(test) == Opcode::FCmp) && !self.gpu {
            return false;
        }
        let invert = f.operand(term, 1) != Value::block(arm);
        if !is_unpredictable(f, term)
            && let Some((t, e)) = two_weights(f, term)
            && is_likely(if invert { t } else { e }, t + e)
        {
            return false;
        }
        let last = f.terminator(arm);
        if f.op(last) != Opcode::Br || f.op(f.first(arm)) == Opcode::Phi {
            return false;
        }
        let mut count = 0;
        let mut store: Option<(Inst, Inst)> = None;
        let mut sinkable: Vec<(Inst, usize)> = Vec::new();
        let mut assumed: Vec<Inst> = Vec::new();
        let mut current = f.prev(last);
        while current.is_some() {
            // Assumptions hold on this side only: they go, and what only they use.
            if is_for_assumptions(f, current, &assumed) {
                assumed.push(current);
                current = f.prev(current);
                continue;
            }
            count += 1;
            if count > MAX_ARM {
                return false;
            }
            if !speculatable(f, current) {
                let before = store.is_none().then(|| stored_before(f, current, block)).flatten();
                let Some(access) = before else { return false };
                store = Some((current, access));
            } else if self.cost(f, current) > self.limits.arm {
                return false;
            }
            count_sinkable_operands(f, current, block, &mut sinkable);
            current = f.prev(current);
        }
        // What only the arm uses could rather move there.
        for (def, n) in sinkable {
            if f.uses(Value::inst(def)).take(n + 1).count() == n {
                count += 1;
                if count > MAX_ARM {
                    return false;
                }
            }
        }
        let Some(selects) = self.cost_of_selects(f, block, arm, end, count) else { return false };
        if (selects == 0 && store.is_none()) || selects > self.limits.arm {
            return false;
        }
        let prof = prof_of(f, term);
        let pick = |f: &mut FuncMut<'_>, then: Value, other: Value, name: &str| {
            let (t, e) = if invert { (other, then) } else { (then, other) };
            let chosen = Builder::before(f, term).select(cond, t, e, 0);
            if let Some(select) = chosen.as_inst() {
                f.write_attachments(select, &prof);
            }
            if let Some(names) = &mut f.side_mut().names {
                names.set_unique(chosen, name.as_bytes());
            }
            chosen
        };
        let tag = store.and_then(|(st, before)| tag_of_both(f, before, st));
        if let Some((st, before)) = store {
            let v = f.operand(st, 0);
            let old = if f.op(before) == Opcode::Store { f.operand(before, 0) } else { Value::inst(before) };
            let chosen = pick(f, v, old, "spec.store.select");
            f.set_operand(st, 0, chosen);
        }
        for &inst in &assumed {
            f.erase(inst);
        }
        compute_always(f, arm, term);
        if let (Some((st, _)), Some((kind, node))) = (store, tag) {
            f.set_attachment(st, kind, node);
        }
        for phi in phis(f, end) {
            let at = |f: &FuncMut<'_>, x: Block| f.phi_index_of(phi, x);
            let (Some(kb), Some(ka)) = (at(f, block), at(f, arm)) else { continue };
            let (other, then) = (f.phi_incoming(phi, kb).0, f.phi_incoming(phi, ka).0);
            if other != then {
                let chosen = pick(f, then, other, "spec.select");
                f.set_incoming(phi, kb, chosen);
                f.set_incoming(phi, ka, chosen);
            }
        }
        true
    }

    /// Cost of the selects that the phis of `end` need, `None` when it must not be.
    fn cost_of_selects(&self, f: &FuncMut<'_>, block: Block, arm: Block, end: Block, count: u32) -> Option<u32> {
        let mut cost = 0;
        let mut count = count;
        for phi in phis(f, end) {
            let (x, y) = (f.phi_value_for(phi, block)?, f.phi_value_for(phi, arm)?);
            if x == y {
                continue;
            }
            if is_undefined_here(f, x, phi) || is_undefined_here(f, y, phi) {
                return None;
            }
            cost += 1;
            let constants = self.constant_cost(f, x) + self.constant_cost(f, y);
            if constants > 0 {
                count += 1;
                if constants > 2 * self.limits.arm || count > MAX_ARM {
                    return None;
                }
            }
        }
        Some(cost)
    }
}

/// Whether `inst` is an assumption, or has no effect and only those of `assumed`, which stand below it, use it.
fn is_for_assumptions(f: &FuncMut<'_>, inst: Inst, assumed: &[Inst]) -> bool {
    if f.op(inst).is_call() && facts::intrinsic(f, inst) == Some(id::ASSUME) {
        return true;
    }
    !assumed.is_empty()
        && !f.is_unused(Value::inst(inst))
        && !facts::has_side_effects(f, inst)
        && f.uses(Value::inst(inst)).all(|site| assumed.contains(&f.user(site)))
}

/// Moves what `arm` computes before `term`; where it was written says nothing of where it is computed now.
fn compute_always(f: &mut FuncMut<'_>, arm: Block, term: Inst) {
    let last = f.terminator(arm);
    let mut current = f.first(arm);
    while current != last {
        let next = f.next(current);
        drop_conditional_facts(f, current);
        f.set_loc(current, Md::NONE);
        f.move_before(current, term);
        current = next;
    }
}

/// The type that store `st` has where it also stores once more what `before`, a store to the same place, left there. What a load says
/// is no help: it may read what was stored as of another type, and storing that again as of its type would change it for readers.
fn tag_of_both(f: &mut FuncMut<'_>, before: Inst, st: Inst) -> Option<(Str, Md)> {
    if f.op(before) != Opcode::Store {
        return None;
    }
    let ((kind, one), (_, other)) = (md_of(f, before, b"tbaa")?, md_of(f, st, b"tbaa")?);
    let node = most_generic_tag(f.ctx().tables, one, other).node(f)?;
    Some((kind, node))
}

/// The access by which the place of plain store `st` has a known value just before the end of `block`: it was just written, or read and
/// is nobody else's. Then storing that value again changes nothing.
fn stored_before(f: &FuncMut<'_>, st: Inst, block: Block) -> Option<Inst> {
    if f.op(st) != Opcode::Store || !facts::is_simple(f, st) {
        return None;
    }
    let (ptr, ty, align) = (f.operand(st, 1), f.type_of(f.operand(st, 0)), f.mem(st).align);
    let mut i = f.prev(f.terminator(block));
    for _ in 0..STORE_WINDOW {
        if i.is_none() {
            return None;
        }
        match f.op(i) {
            Opcode::Store => {
                let same = f.operand(i, 1) == ptr && f.type_of(f.operand(i, 0)) == ty;
                return (same && facts::is_simple(f, i) && f.mem(i).align >= align).then_some(i);
            }
            Opcode::Load
                if f.operand(i, 0) == ptr
                    && f.ty(i) == ty
                    && facts::is_simple(f, i)
                    && f.mem(i).align >= align
                    && is_private(f, ptr) =>
            {
                return Some(i);
            }
            _ if facts::may_write(f, i) => return None,
            _ => i = f.prev(i),
        }
    }
    None
}

/// Uses of a stack object that are looked at.
const MAX_PLACES: usize = 100;

/// Whether `ptr` points into a stack object whose address nobody else has: then writing what is there is harmless.
fn is_private(f: &FuncMut<'_>, ptr: Value) -> bool {
    let base = facts::underlying_object(f, ptr, MAX_BASES);
    let Some(a) = base.as_inst().filter(|&i| f.op(i) == Opcode::Alloca) else { return false };
    // Only loads, stores to it, and addresses within it of which the same holds.
    let mut work = vec![a];
    let mut seen = 0;
    while let Some(i) = work.pop() {
        for u in f.uses(Value::inst(i)) {
            seen += 1;
            if seen > MAX_PLACES {
                return false;
            }
            let user = f.user(u);
            match f.op(user) {
                Opcode::Load => {}
                Opcode::Store if f.use_index(u) == 1 => {}
                Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast => work.push(user),
                Opcode::Call if facts::intrinsic(f, user).is_some_and(is_lifetime) => {}
                _ => return false,
            }
        }
    }
    true
}

/// Counts in `sinkable` how often `inst` uses each instruction of `block` that could move to its user.
fn count_sinkable_operands(f: &FuncMut<'_>, inst: Inst, block: Block, sinkable: &mut Vec<(Inst, usize)>) {
    for operand in f.operands(inst) {
        if let Some(def) = operand.as_inst()
            && f.block_of(def) == block
            && !facts::has_side_effects(f, def)
        {
            match sinkable.iter_mut().find(|row| row.0 == def) {
                Some(row) => row.1 += 1,
                None => sinkable.push((def, 1)),
            }
        }
    }
}
