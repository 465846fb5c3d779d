//! Conditions that the branch of a predecessor decides, and empty blocks whose branch joins with that of a predecessor.

use super::SimplifyCfg;
use super::common_dest::logic;
use super::equality::endless_block;
use super::util::*;
use crate::patterns as pat;
use crate::simplify::Simplifier;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// Phis of the common target that may become selects.
const MAX_SELECTS: usize = 2;

impl SimplifyCfg {
    /// The only edge into the block is one side of a branch whose condition decides this one.
    pub(super) fn implied_condition(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((c, ..)) = cond_br(f, term) else { return false };
        let Some(p) = only_edge_from(f, block).filter(|&p| p != block) else { return false };
        let Some((pc, py, pn)) = cond_br(f, f.terminator(p)) else { return false };
        if py == pn || pc.is_constant() {
            return false;
        }
        let Some(known) = implied(f, pc, py == block, c, 0) else { return false };
        let k = f.consts_mut().add_bool(known);
        f.set_operand(term, 0, k);
        erase_if_unused(f, c);
        true
    }

    /// `block` is only a branch, and shares a target with the branch of a predecessor: that one branches on both conditions.
    pub(super) fn join_with_predecessors(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        for p in f.predecessors(block).collect::<Vec<_>>() {
            let pt = f.terminator(p);
            if pt != term && cond_br(f, pt).is_some() && self.join_with(f, block, term, p, pt) {
                return true;
            }
        }
        false
    }

    fn join_with(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst, pred: Block, pred_term: Inst) -> bool {
        let (Some((c, yes, no)), Some((pc, py, pn))) = (cond_br(f, term), cond_br(f, pred_term)) else { return false };
        if pc == c && py != pn && only_edge_from(f, block).is_some() {
            let k = f.consts_mut().add_bool(py == block);
            f.set_operand(term, 0, k);
            return true;
        }
        if f.first(block) != term || py == pn {
            return false;
        }
        let (pk, k) = if py == yes {
            (0, 0)
        } else if py == no {
            (0, 1)
        } else if pn == yes {
            (1, 0)
        } else if pn == no {
            (1, 1)
        } else {
            return false;
        };
        let common = if pk == 0 { py } else { pn };
        if common == block {
            return false;
        }
        if let Some((t, e)) = two_weights(f, pred_term).filter(|_| !is_unpredictable(f, pred_term))
            && is_likely(if pk == 0 { t } else { e }, t + e)
        {
            return false;
        }
        let list = phis(f, common);
        if list.len() > MAX_SELECTS + 1 {
            return false;
        }
        let mut other = if k == 0 { no } else { yes };
        if self.is_header(other) && other != block && self.options.keep_loops && self.is_header(block) {
            return false;
        }
        let w = other_weights(f, pred_term, pk, term, k);
        let (t, e) = two_weights(f, pred_term).unwrap_or((1, 1));
        let first_weights = if pk == 0 { [t, e] } else { [e, t] };
        if other == block {
            other = endless_block(f);
        }
        let first = if pk == 1 { new_not(f, pc, pred_term, ".not") } else { pc };
        let second = if k == 1 { new_not(f, c, pred_term, ".not") } else { c };
        let joined = logic(f, pred_term, true, first, second, "brmerge");
        f.set_operand(pred_term, 0, joined);
        f.set_operand(pred_term, 1, Value::block(common));
        f.set_operand(pred_term, 2, Value::block(other));
        match w {
            Some(w) => {
                set_weights(f, pred_term, &w);
                // The first condition decides as often as it did before.
                if let Some(select) = joined.as_inst().filter(|&i| f.op(i) == Opcode::Select) {
                    set_weights(f, select, &first_weights);
                }
            }
            None => drop_md(f, pred_term, b"prof"),
        }
        add_edge_like(f, other, pred, block);
        for phi in list {
            let value = f.phi_value_for(phi, block).expect("edge from b");
            let Some(n) = (0..f.phi_len(phi)).find(|&n| f.phi_incoming(phi, n).1 == pred) else { continue };
            let pv = f.phi_incoming(phi, n).0;
            if value != pv {
                let s = Builder::before(f, pred_term).select(first, pv, value, 0);
                f.derive_name(s, pv, ".mux");
                f.set_incoming(phi, n, s);
            }
        }
        true
    }
}

/// Weights of the joined branch: to the common target, to the other.
fn other_weights(f: &FuncMut<'_>, pt: Inst, pk: usize, term: Inst, target: usize) -> Option<[u64; 2]> {
    let (a, z) = (two_weights(f, pt), two_weights(f, term));
    if a.is_none() && z.is_none() {
        return None;
    }
    let side = |w: (u64, u64), target: usize| if target == 0 { w } else { (w.1, w.0) };
    let (pc, po) = side(a.unwrap_or((1, 1)), pk);
    let (sc, so) = side(z.unwrap_or((1, 1)), target);
    let (c, o) = (pc as u128 * (sc + so) as u128 + po as u128 * sc as u128, po as u128 * so as u128);
    let max = c.max(o);
    let shift = if max > u32::MAX as u128 { 128 - 32 - max.leading_zeros() } else { 0 };
    Some([(c >> shift) as u64, (o >> shift) as u64])
}

/// What `x` being `holds` says of `y`. Looks into conjunctions that hold and disjunctions that do not.
fn implied(f: &mut FuncMut<'_>, x: Value, holds: bool, y: Value, depth: u32) -> Option<bool> {
    if x == y {
        return Some(holds);
    }
    if depth > 4 || f.type_of(x) != f.type_of(y) {
        return None;
    }
    if let Some(n) = pat::not(f, x) {
        return implied(f, n, !holds, y, depth + 1);
    }
    if let Some(n) = pat::not(f, y) {
        return implied(f, x, holds, n, depth + 1).map(|r| !r);
    }
    let parts = if holds { pat::logical_and(f, x) } else { pat::logical_or(f, x) };
    if let Some((a, z, _)) = parts {
        return implied(f, a, holds, y, depth + 1).or_else(|| implied(f, z, holds, y, depth + 1));
    }
    if let Some((a, z, _)) = pat::logical_or(f, y) {
        // One part true makes it true, both false make it false.
        let (r, s) = (implied(f, x, holds, a, depth + 1), implied(f, x, holds, z, depth + 1));
        return match (r, s) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            _ => None,
        };
    }
    if let Some((a, z, _)) = pat::logical_and(f, y) {
        let (r, s) = (implied(f, x, holds, a, depth + 1), implied(f, x, holds, z, depth + 1));
        return match (r, s) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            _ => None,
        };
    }
    let mut s = Simplifier::new(f);
    if holds { s.implies(x, y) } else { s.refuted_implies(x, y) }
}
