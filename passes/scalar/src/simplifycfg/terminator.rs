//! Terminators whose target is known, and switches that are a comparison.

use super::SimplifyCfg;
use super::util::*;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

impl SimplifyCfg {
    /// Branches on constants, to one target; switches on constants, to one target, with one case; cases that go where the
    /// default goes.
    pub(super) fn constant_terminator(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let term = f.terminator(block);
        match f.op(term) {
            Opcode::Br => {
                let Some((c, yes, no)) = cond_br(f, term) else { return false };
                let to = if yes == no {
                    yes
                } else {
                    match f.consts().as_int(c) {
                        Some(0) => no,
                        Some(_) => yes,
                        // Undefined behaviour: any target will do; nothing is assumed beyond the branch.
                        None if c.is_undef_or_poison() && self.gpu => no,
                        None => return false,
                    }
                };
                replace_terminator(f, block, to);
                true
            }
            Opcode::Switch => constant_switch(f, block, term),
            _ => false,
        }
    }
}

fn constant_switch(f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
    let condition = f.operand(term, 0);
    let Some(default) = f.operand(term, 1).as_block() else { return false };
    let mut changed = false;
    if condition.is_undef_or_poison() {
        replace_terminator(f, block, default);
        return true;
    }
    if condition.as_const().is_some() {
        let count = f.num_operands(term);
        let hit = (2..count).step_by(2).find(|&k| f.operand(term, k) == condition).map(|k| f.operand(term, k + 1));
        let to = hit.and_then(Value::as_block).unwrap_or(default);
        replace_terminator(f, block, to);
        return true;
    }
    // Cases that are the default are no cases; the last takes the place of one that goes.
    let dropped = remove_cases(f, term, |_, _, to| to == default);
    changed |= !dropped.is_empty();
    remove_edges(f, dropped, block);
    let count = f.num_operands(term);
    let dead_default = f.op(f.first(default)) == Opcode::Unreachable;
    let only = if count == 2 {
        Some(Value::block(default))
    } else {
        let first = f.operand(term, 3);
        (dead_default && (3..count).step_by(2).all(|k| f.operand(term, k) == first)).then_some(first)
    };
    if let Some(to) = only.and_then(Value::as_block) {
        replace_terminator(f, block, to);
        return true;
    }
    if count == 4 {
        let (k, yes) = (f.operand(term, 2), f.operand(term, 3));
        let loc = f.loc(term);
        let w = weights(f, term);
        let implicit: Vec<(Str, Md)> =
            f.attachments(term).filter(|a| f.ctx().str(a.kind) == b"make.implicit").map(|a| (a.kind, a.node)).collect();
        let condition = f.operand(term, 0);
        let mut bld = Builder::before(f, term);
        bld.loc = loc;
        let eq = bld.icmp(IntPred::Eq, condition, k, Type::I1);
        let br = bld.cond_br(eq, yes.as_block().expect("case target"), default);
        if let Some(names) = &mut f.side_mut().names {
            names.set_unique(eq, b"cond");
        }
        f.write_attachments(br, &implicit);
        if let Some([otherwise, case]) = w.as_deref() {
            set_weights(f, br, &[*case, *otherwise]);
        }
        f.erase(term);
        return true;
    }
    changed
}

/// Drops the cases for whose value and target `drop` holds; the last case takes the place of one that goes, weights follow.
/// Returns the targets of the dropped cases: their phis have lost no pair yet. Linear.
pub fn remove_cases(
    f: &mut FuncMut<'_>,
    term: Inst,
    mut drop: impl FnMut(&FuncMut<'_>, Value, Block) -> bool,
) -> Vec<Block> {
    let mut targets = Vec::new();
    let mut dead: Vec<usize> = Vec::new();
    for k in (2..f.num_operands(term)).step_by(2) {
        let to = f.operand(term, k + 1).as_block().expect("case target");
        if drop(f, f.operand(term, k), to) {
            targets.push(to);
            dead.push(k);
        }
    }
    let mut w = weights(f, term);
    let weighted = w.as_ref().is_some_and(|w| w.len() == f.num_operands(term) / 2);
    // Where each case is by now: one that took the place of another may go itself.
    let mut place: Vec<usize> = (0..f.num_operands(term)).collect();
    let mut owner = place.clone();
    for k in dead {
        let (at, last) = (place[k], f.num_operands(term) - 2);
        if at != last {
            let (v, to) = (f.operand(term, last), f.operand(term, last + 1));
            f.set_operand(term, at, v);
            f.set_operand(term, at + 1, to);
            owner[at] = owner[last];
            place[owner[at]] = at;
        }
        f.remove_operands(term, last, 2);
        if let Some(w) = w.as_mut().filter(|_| weighted) {
            w.swap_remove(at / 2);
        }
    }
    match w {
        Some(w) if weighted && !targets.is_empty() => set_weights(f, term, &w),
        Some(_) if !targets.is_empty() => drop_md(f, term, b"prof"),
        _ => {}
    }
    targets
}
