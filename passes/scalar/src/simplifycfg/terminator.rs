//! Terminators whose target is known, and switches that are a comparison.

use super::SimplifyCfg;
use super::util::*;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};

impl SimplifyCfg {
    /// Branches on constants, to one target; switches on constants, to one target, with one case; cases that go where the
    /// default goes.
    pub(super) fn constant_terminator(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        let term = f.terminator(b);
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
                replace_terminator(f, b, to);
                true
            }
            Opcode::Switch => constant_switch(f, b, term),
            _ => false,
        }
    }
}

fn constant_switch(f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
    let c = f.operand(term, 0);
    let Some(default) = f.operand(term, 1).as_block() else { return false };
    let mut changed = false;
    if c.is_undef_or_poison() {
        replace_terminator(f, b, default);
        return true;
    }
    if c.as_const().is_some() {
        let n = f.num_operands(term);
        let hit = (2..n).step_by(2).find(|&k| f.operand(term, k) == c).map(|k| f.operand(term, k + 1));
        let to = hit.and_then(Value::as_block).unwrap_or(default);
        replace_terminator(f, b, to);
        return true;
    }
    // Cases that are the default are no cases; the last takes the place of one that goes.
    let mut k = 2;
    while k < f.num_operands(term) {
        if f.operand(term, k + 1) == Value::block(default) {
            remove_case(f, term, k);
            remove_edge(f, default, b);
            changed = true;
        } else {
            k += 2;
        }
    }
    let n = f.num_operands(term);
    let dead_default = f.op(f.first(default)) == Opcode::Unreachable;
    let only = if n == 2 {
        Some(Value::block(default))
    } else {
        let first = f.operand(term, 3);
        (dead_default && (3..n).step_by(2).all(|k| f.operand(term, k) == first)).then_some(first)
    };
    if let Some(to) = only.and_then(Value::as_block) {
        replace_terminator(f, b, to);
        return true;
    }
    if n == 4 {
        let (k, yes) = (f.operand(term, 2), f.operand(term, 3));
        let loc = f.loc(term);
        let w = weights(f, term);
        let implicit: Vec<(Str, Md)> =
            f.attachments(term).filter(|a| f.ctx().str(a.kind) == b"make.implicit").map(|a| (a.kind, a.node)).collect();
        let c = f.operand(term, 0);
        let mut bld = Builder::before(f, term);
        bld.loc = loc;
        let eq = bld.icmp(IntPred::Eq, c, k, Type::I1);
        let br = bld.cond_br(eq, yes.as_block().expect("case target"), default);
        if let Some(names) = &mut f.side_mut().names {
            names.set_unique(eq, b"cond");
        }
        f.write_attachments(br, &implicit);
        if let Some([d, c]) = w.as_deref() {
            set_weights(f, br, &[*c, *d]);
        }
        f.erase(term);
        return true;
    }
    changed
}

/// Drops case `k` (the operand of its value); the last case takes its place, weights follow.
pub(super) fn remove_case(f: &mut FuncMut<'_>, term: Inst, k: usize) {
    let last = f.num_operands(term) - 2;
    let w = weights(f, term);
    if k != last {
        let (v, to) = (f.operand(term, last), f.operand(term, last + 1));
        f.set_operand(term, k, v);
        f.set_operand(term, k + 1, to);
    }
    f.remove_operands(term, last, 2);
    if let Some(mut w) = w {
        if w.len() == last / 2 + 1 {
            w.swap_remove(k / 2);
            set_weights(f, term, &w);
        } else {
            drop_md(f, term, b"prof");
        }
    }
}
