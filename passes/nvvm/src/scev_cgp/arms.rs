//! Keys that both arms of a branch compute: once, before the branch, which costs no path more than before.

use super::roots::{cost_of_chain, slot};
use super::{Cgp, Root};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_loops::expand::{Options, plan};
use warpc_scev::{Scev, Wrap};

/// Rewrites roots of both arms, innermost branches first.
pub(super) fn share(func: &mut FuncMut<'_>, scev: &mut Scev, cgp: &mut Cgp<'_>, roots: Vec<Root>) {
    // Roots by block, those of a block together.
    let mut by_block: Vec<Vec<Root>> = Vec::new();
    for r in roots {
        if by_block.len() <= r.block.index() {
            by_block.resize_with(r.block.index() + 1, Vec::new);
        }
        by_block[r.block.index()].push(r);
    }
    // Block and number of the root in it, by key; valid for the branch at hand.
    let mut at_key: Vec<(Block, u32)> = Vec::new();
    let none = (Block::NONE, 0);
    let order: Vec<Block> = cgp.shape.dom.preorder().iter().rev().copied().collect();
    for b in order {
        let &[yes, no] = cgp.shape.cfg.succs(b) else { continue };
        let own = |s: Block| cgp.shape.cfg.preds(s) == [b];
        let filled = |s: Block| by_block.get(s.index()).is_some_and(|l| !l.is_empty());
        if yes == no || !own(yes) || !own(no) || !filled(yes) || !filled(no) {
            continue;
        }
        let first = std::mem::take(&mut by_block[yes.index()]);
        for (n, r) in first.iter().enumerate() {
            let s = slot(&mut at_key, r.key, none);
            if s.0 != b {
                *s = (b, n as u32);
            }
        }
        let second = std::mem::take(&mut by_block[no.index()]);
        for q in &second {
            let (from, n) = at_key.get(q.key.index()).copied().unwrap_or(none);
            if from != b || !cgp.may_rewrite() {
                continue;
            }
            let r = first[n as usize];
            if func.is_dead(r.inst) || func.is_dead(q.inst) || func.ty(r.inst) != func.ty(q.inst) {
                continue;
            }
            if let Some(base) = move_up(func, scev, cgp, b, &r, q) {
                if by_block.len() <= b.index() {
                    by_block.resize_with(b.index() + 1, Vec::new);
                }
                by_block[b.index()].push(base);
            }
        }
    }
}

/// Computes the value of `root` before the branch that ends `block`, for `root` and `other`.
fn move_up(
    func: &mut FuncMut<'_>,
    scev: &mut Scev,
    cgp: &mut Cgp<'_>,
    block: Block,
    root: &Root,
    other: &Root,
) -> Option<Root> {
    if !other.reaches(root.offset) {
        return None;
    }
    let mut memory = std::mem::take(&mut cgp.memory);
    let planned = {
        let mut se = cgp.se(scev, func);
        let ty = se.ty(root.key);
        let offset = se.make_const(ty, root.offset as i128 as u128);
        let e = se.add2(root.key, offset, Wrap::ANY);
        plan(&mut se, &mut memory, &Options::default(), e, func.terminator(block)).ok()
    };
    cgp.memory = memory;
    let p = planned?;
    // On both paths no more than before.
    let extra = if other.only_addresses || other.offset == root.offset { 0 } else { 2 };
    if p.cost() + extra > cost_of_chain(func, root.inst).min(cost_of_chain(func, other.inst)) || p.drops_flags() {
        return None;
    }
    let shape = cgp.shape;
    let v = p.apply(func, scev, &shape).value;
    let i = v.as_inst().filter(|&i| func.ty(i) == func.ty(root.inst))?;
    let delta = other.offset.wrapping_sub(root.offset);
    cgp.rewrite(func, scev, other, Value::inst(i), delta);
    cgp.rewrite(func, scev, root, Value::inst(i), 0);
    let span =
        (root.span.0.min(other.span.0.saturating_add(delta)), root.span.1.max(other.span.1.saturating_add(delta)));
    Some(Root { inst: i, block, span, only_addresses: root.only_addresses && other.only_addresses, ..*root })
}
