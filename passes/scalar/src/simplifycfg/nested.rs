//! A branch whose targets both branch on one other condition, with their targets exchanged: one branch on `xor`.

use super::SimplifyCfg;
use super::util::*;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

impl SimplifyCfg {
    /// `block` branches on one condition to two empty blocks that branch on the same second condition with exchanged targets.
    pub(super) fn nested(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((c, yes, no)) = cond_br(f, term) else { return false };
        let (ty, tn) = (f.terminator(yes), f.terminator(no));
        let (Some((d, x, y)), Some((e, p, q))) = (cond_br(f, ty), cond_br(f, tn)) else { return false };
        if yes == no || yes == block || no == block || d != e || (x, y) != (q, p) || x == y {
            return false;
        }
        if f.first(yes) != ty || f.first(no) != tn || [x, y].contains(&yes) || [x, y].contains(&no) {
            return false;
        }
        if !same_values(f, x, yes, no) || !same_values(f, y, yes, no) {
            return false;
        }
        // c and d: x; c and not d: y; not c and d: y; neither: x.
        let either = Builder::before(f, term).binary(Opcode::Xor, c, d, 0);
        f.set_operand(term, 0, either);
        let both = weights_of_nested(f, term, ty, tn);
        for &(to, from) in &[(y, yes), (x, yes)] {
            add_edge_like(f, to, block, from);
        }
        remove_edge(f, yes, block);
        remove_edge(f, no, block);
        f.set_operand(term, 1, Value::block(y));
        f.set_operand(term, 2, Value::block(x));
        match both {
            Some(w) => set_weights(f, term, &w),
            None => drop_md(f, term, b"prof"),
        }
        true
    }
}

/// Weights of the joined branch: differing conditions, equal conditions.
fn weights_of_nested(f: &FuncMut<'_>, term: Inst, yes: Inst, no: Inst) -> Option<[u64; 2]> {
    let get = |t: Inst| two_weights(f, t);
    if get(term).is_none() && get(yes).is_none() && get(no).is_none() {
        return None;
    }
    let ((c, nc), (x, y), (p, q)) =
        (get(term).unwrap_or((1, 1)), get(yes).unwrap_or((1, 1)), get(no).unwrap_or((1, 1)));
    let m = |a: u64, b: u64| a as u128 * b as u128;
    let w = [m(c, y) + m(nc, p), m(c, x) + m(nc, q)];
    let max = w[0].max(w[1]);
    let shift = if max > u32::MAX as u128 { 128 - 32 - max.leading_zeros() } else { 0 };
    Some([(w[0] >> shift) as u64, (w[1] >> shift) as u64])
}
