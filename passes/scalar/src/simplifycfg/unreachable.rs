//! Unreachable code: blocks no path reaches, code that must end in `unreachable`.

use super::SimplifyCfg;
use super::terminator::remove_cases;
use super::util::*;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{FuncMut, Opcode, Value, flags};

/// Erases every block that no path from the entry (or from a block whose address is taken) reaches. Linear.
pub fn remove_unreachable_blocks(f: &mut FuncMut<'_>) -> bool {
    let mut seen = RowSet::new(f.num_blocks());
    let mut work = vec![f.entry()];
    seen.insert(f.entry());
    for b in addressed_blocks(f) {
        if !f.is_block_dead(b) && seen.insert(b) {
            work.push(b);
        }
    }
    while let Some(b) = work.pop() {
        for s in f.successors(b) {
            if seen.insert(s) {
                work.push(s);
            }
        }
    }
    let dead: Vec<Block> = f.block_order().filter(|&b| !seen.contains(b)).collect();
    if dead.is_empty() {
        return false;
    }
    for &b in &dead {
        let live: Vec<Block> = f.successors(b).filter(|&s| seen.contains(s)).collect();
        for s in live {
            remove_edge(f, s, b);
        }
    }
    f.erase_blocks(&dead);
    true
}

/// Ends blocks where control surely ends: calls that do not return, accesses that are undefined. Invokes that do not throw
/// become calls. Linear.
pub(super) fn end_blocks_early(f: &mut FuncMut<'_>) -> bool {
    let mut changed = false;
    let mut next = f.entry();
    while let Some(b) = next.get() {
        next = f.next_block(b);
        let mut inst = f.first(b);
        while inst.is_some() {
            let after = f.next(inst);
            if after.is_some() && never_returns(f, inst) {
                if f.op(after) != Opcode::Unreachable {
                    cut_at(f, b, after);
                    changed = true;
                }
                break;
            }
            if is_undefined(f, inst) {
                cut_at(f, b, inst);
                changed = true;
                break;
            }
            if f.op(inst) == Opcode::Invoke && !facts::call_has(f, inst, AttrKind::NoUnwind) {
                changed |= end_behind_invoke(f, b, inst);
                break;
            }
            if f.op(inst) == Opcode::Invoke && may_drop_unwinding(f) {
                invoke_to_call(f, b, inst);
                changed = true;
                break;
            }
            inst = after;
        }
    }
    changed
}

/// The normal way of an invoke that does not return leads to a block of its own that is `unreachable`.
fn end_behind_invoke(f: &mut FuncMut<'_>, block: Block, invoke: Inst) -> bool {
    let at = f.num_operands(invoke) - 3;
    let Some(normal) = f.operand(invoke, at).as_block() else { return false };
    if !facts::call_has(f, invoke, AttrKind::NoReturn) || f.op(f.first(normal)) == Opcode::Unreachable {
        return false;
    }
    let before = f.prev_block(normal);
    let dead = f.new_block_after(if before.is_some() { before } else { block });
    name_block(f, dead, normal, ".unreachable");
    append_unreachable(f, dead, Md::NONE);
    remove_edge(f, normal, block);
    f.set_operand(invoke, at, Value::block(dead));
    true
}

/// Whether a personality of the function lets invokes that do not throw be calls.
fn may_drop_unwinding(f: &FuncMut<'_>) -> bool {
    let Some(extra) = f.ctx().extra(f.global()) else { return true };
    // Structured exceptions are raised by the hardware, without a call that throws.
    extra
        .personality
        .as_global()
        .is_none_or(|g| !matches!(f.ctx().name(g), b"__C_specific_handler" | b"_except_handler3" | b"_except_handler4"))
}

/// `invoke` becomes `call` and a branch to the normal target.
pub(super) fn invoke_to_call(f: &mut FuncMut<'_>, block: Block, inst: Inst) {
    let targets: Vec<Block> = f.successors_of(inst).collect();
    let [normal, unwind] = targets[..] else { return };
    remove_edge(f, unwind, block);
    let loc = f.loc(inst);
    if f.is_unused(Value::inst(inst)) && !facts::may_write(f, inst) && facts::call_has(f, inst, AttrKind::WillReturn) {
        f.erase(inst);
        append_br(f, block, normal, loc);
        return;
    }
    let ops: Vec<Value> = f.operands(inst).filter(|v| v.as_block().is_none()).collect();
    let call = f.new_inst(Opcode::Call, f.flags(inst) & flags::FAST, f.ty(inst), &ops, f.aux(inst));
    f.insert_before(call, inst);
    f.copy_attachments(call, inst);
    // Weights of the two ways say together how often the call ran.
    let runs = weights(f, inst).map(|ways| ways.iter().fold(0, |sum: u64, way| sum.saturating_add(*way)));
    match runs {
        Some(runs) if u32::try_from(runs).is_ok() => set_weights(f, call, &[runs]),
        _ => drop_md(f, call, b"prof"),
    }
    f.take_name(Value::inst(call), Value::inst(inst));
    f.replace_and_erase(inst, Value::inst(call));
    append_br(f, block, normal, loc);
}

/// Replaces everything from `from` to the end of `block` by `unreachable`.
pub(super) fn cut_at(f: &mut FuncMut<'_>, block: Block, from: Inst) {
    let loc = f.loc(from);
    for s in f.successors(block).collect::<Vec<_>>() {
        remove_edge(f, s, block);
    }
    let mut i = f.last(block);
    loop {
        let prev = f.prev(i);
        f.erase(i);
        if i == from {
            break;
        }
        i = prev;
    }
    append_unreachable(f, block, loc);
}

impl SimplifyCfg {
    /// `block` ends in `unreachable`: what surely passes control to it goes; a block that is only `unreachable` disappears from
    /// the terminators that reach it.
    pub(super) fn unreachable(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut changed = false;
        while let Some(p) = f.prev(term).get() {
            if !passes_control(f, p) {
                break;
            }
            f.erase(p);
            changed = true;
        }
        if f.first(block) != term {
            return changed;
        }
        for p in unique_preds(f, block) {
            changed |= drop_edges_to(f, p, block);
        }
        if block != f.entry() && !self.is_taken(block) && f.predecessors(block).next().is_none() {
            erase_block(f, block);
            return true;
        }
        changed
    }

    /// `block` ends in `resume` of the landing pad that it, or an empty block before it, holds: nothing is caught, so the invokes
    /// that unwind there may as well be calls.
    pub(super) fn resume(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some(pad) = f.operand(term, 0).as_inst() else { return false };
        if f.op(pad) == Opcode::Phi && f.block_of(pad) == block && pad == f.first(block) {
            return resume_of_phi(f, block, pad, term);
        }
        if f.op(pad) != Opcode::LandingPad
            || f.block_of(pad) != block
            || !only_markers(f, pad, term)
            || pad != f.first(block)
        {
            return false;
        }
        for p in unique_preds(f, block) {
            let t = f.terminator(p);
            if f.op(t) == Opcode::Invoke {
                invoke_to_call(f, p, t);
            }
        }
        if f.predecessors(block).next().is_none() && !self.is_taken(block) && block != f.entry() {
            erase_block(f, block);
        }
        true
    }
}

/// Phi and resume: landing pads that come straight here catch nothing.
fn resume_of_phi(f: &mut FuncMut<'_>, block: Block, phi: Inst, term: Inst) -> bool {
    if !only_markers(f, phi, term) {
        return false;
    }
    let mut trivial = Vec::new();
    for (v, p) in f.phi_pairs(phi) {
        let Some(pad) = v.as_inst().filter(|&d| f.op(d) == Opcode::LandingPad && f.block_of(d) == p) else { continue };
        let t = f.terminator(p);
        if pad == f.first(p)
            && plain_br(f, t) == Some(block)
            && only_markers(f, pad, t)
            && f.predecessors(p).all(|q| f.op(f.terminator(q)) == Opcode::Invoke)
        {
            trivial.push(p);
        }
    }
    for &p in &trivial {
        for q in unique_preds(f, p) {
            let t = f.terminator(q);
            invoke_to_call(f, q, t);
        }
        let t = f.terminator(p);
        let loc = f.loc(t);
        remove_edge(f, block, p);
        f.erase(t);
        append_unreachable(f, p, loc);
    }
    if !trivial.is_empty() && f.predecessors(block).next().is_none() && block != f.entry() {
        erase_block(f, block);
    }
    !trivial.is_empty()
}

/// Whether only markers of lifetimes and of debugging stand between `from` and `to`.
fn only_markers(f: &FuncMut<'_>, from: Inst, to: Inst) -> bool {
    let mut inst = f.next(from);
    while inst != to {
        if !matches!(facts::intrinsic(f, inst), Some(id::LIFETIME_END)) {
            return false;
        }
        inst = f.next(inst);
    }
    true
}

/// `block` is only `unreachable`: the terminator of `pred` need not go there. A condition that chose is assumed from now on.
fn drop_edges_to(f: &mut FuncMut<'_>, pred: Block, block: Block) -> bool {
    let term = f.terminator(pred);
    match f.op(term) {
        Opcode::Br => {
            if f.successors_of(term).all(|s| s == block) {
                let loc = f.loc(term);
                erase_terminator(f, term);
                append_unreachable(f, pred, loc);
            } else {
                assume_not_to(f, pred, block);
            }
            true
        }
        Opcode::Switch => {
            let by_case = |u: Use| f.user(u) == term && f.use_index(u) > 1;
            if !f.uses(Value::block(block)).any(by_case) {
                return false;
            }
            // Cases to other blocks that are only `unreachable` go at the same time: to drop them one by one is quadratic.
            let dropped = remove_cases(f, term, |f, _, to| to == block || f.op(f.first(to)) == Opcode::Unreachable);
            remove_edges(f, dropped, pred);
            true
        }
        Opcode::Invoke if f.successors_of(term).nth(1) == Some(block) => {
            invoke_to_call(f, pred, term);
            true
        }
        _ => false,
    }
}

/// The conditional branch of `pred` never goes to `block`: its condition is assumed and it goes to its other target.
pub(super) fn assume_not_to(f: &mut FuncMut<'_>, pred: Block, block: Block) {
    let term = f.terminator(pred);
    let Some((c, yes, no)) = cond_br(f, term) else { return };
    let (holds, to) = if yes == block { (new_not(f, c, term, ""), no) } else { (c, yes) };
    assume(f, holds, term);
    remove_edge(f, block, pred);
    let loc = f.loc(term);
    erase_terminator(f, term);
    append_br(f, pred, to, loc);
}

/// Whether control never comes back from `inst`.
fn never_returns(f: &FuncMut<'_>, inst: Inst) -> bool {
    if f.op(inst) != Opcode::Call {
        return false;
    }
    // A guard that fails leaves the function.
    if facts::intrinsic(f, inst) == Some(id::EXPERIMENTAL_GUARD) {
        return f.consts().is_zero(f.operand(inst, 0));
    }
    f.call_has_attr(inst, AttrKind::NoReturn) && f.call(inst).tail != TailKind::MustTail
}

/// Whether reaching `inst` is undefined: a call of nothing, an access through null or poison where null is no valid address, an
/// assumption that is false.
fn is_undefined(f: &FuncMut<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::Call | Opcode::Invoke => {
            let callee = f.callee(inst);
            if facts::intrinsic(f, inst) == Some(id::ASSUME) {
                let c = f.operand(inst, 0);
                return c.is_undef_or_poison() || f.consts().is_zero(c);
            }
            callee.is_undef_or_poison()
                || callee.as_const().is_some_and(|_| {
                    f.consts().is_zero(callee) && !null_is_valid(f, f.types().addrspace(f.type_of(callee)).unwrap_or(0))
                })
        }
        Opcode::Store => {
            let p = f.operand(inst, 1);
            if f.flags(inst) & flags::VOLATILE != 0 {
                return false;
            }
            p.is_undef_or_poison()
                || f.consts().is_zero(p) && !null_is_valid(f, f.types().addrspace(f.type_of(p)).unwrap_or(0))
        }
        _ => false,
    }
}

/// Whether `inst` always passes control to the next instruction. Barriers and the like may wait for ever: they stay.
fn passes_control(f: &FuncMut<'_>, inst: Inst) -> bool {
    !matches!(f.op(inst), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad)
        && facts::transfers_execution(f, inst)
        && !(f.op(inst) == Opcode::Call && is_pinned_call(f, inst))
}
