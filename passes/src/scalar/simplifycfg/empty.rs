//! Blocks that only branch.

use super::SimplifyCfg;
use warpc_engine::ids::*;
use warpc_engine::ir::{FuncMut, Opcode, Value};

impl SimplifyCfg {
    /// `b` holds nothing but phis and a branch to `to`: its predecessors go to `to` directly.
    pub(super) fn empty_block(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        let term = f.terminator(b);
        let Some(to) = f.operand(term, 0).as_block() else { return false };
        if to == b || self.is_taken(b) || f.first_non_phi(b) != term {
            return false;
        }
        // A loop keeps its header and its latch apart: a preheader or latch of a header is kept when the header would get a
        // second edge of that kind.
        if self.is_header(b) || (self.is_header(to) && f.predecessors(b).count() > 1) {
            return false;
        }
        let is_entry = b == f.entry();
        let preds: Vec<Block> = f.predecessors(b).collect();
        if is_entry {
            // The entry may go only when `to` has no other predecessor, which `merge` does.
            return false;
        }
        if preds.is_empty() || preds.contains(&b) {
            return false;
        }
        // Edges other than br and switch cannot be redirected.
        if preds.iter().any(|&p| !matches!(f.op(f.terminator(p)), Opcode::Br | Opcode::Switch)) {
            return false;
        }
        let has_phis = f.op(f.first(to)) == Opcode::Phi;
        if has_phis && !self.phis_agree(f, b, to, &preds) {
            return false;
        }
        // Phis of `b` may be used by phis of `to` along this edge only.
        let phis: Vec<Inst> = f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi).collect();
        let local = phis.iter().all(|&p| {
            f.uses(Value::inst(p)).all(|u| {
                let user = f.user(u);
                f.op(user) == Opcode::Phi
                    && f.block_of(user) == to
                    && f.operand(user, f.use_index(u) + 1) == Value::block(b)
            })
        });
        if !local {
            return false;
        }
        let mut i = f.first(to);
        while i.is_some() && f.op(i) == Opcode::Phi {
            let k = (0..f.phi_len(i)).find(|&k| f.phi_incoming(i, k).1 == b).expect("edge from b");
            let v = f.phi_incoming(i, k).0;
            let mine = v.as_inst().filter(|d| phis.contains(d));
            f.remove_incoming(i, k);
            for (n, &p) in preds.iter().enumerate() {
                let w = match mine {
                    // One pair per edge: the n-th edge from p takes the matching pair.
                    Some(d) => {
                        let nth = preds[..n].iter().filter(|&&q| q == p).count();
                        f.phi_pairs(d).filter(|x| x.1 == p).nth(nth).map_or(Value::poison(f.ty(i)), |x| x.0)
                    }
                    None => v,
                };
                f.add_incoming(i, w, p);
            }
            i = f.next(i);
        }
        for &p in &phis {
            f.erase(p);
        }
        f.erase(term);
        // Terminators of the predecessors name `to` now.
        f.replace_uses_where(Value::block(b), Value::block(to), |f, u| f.op(f.user(u)).is_terminator());
        f.erase_block(b);
        self.push(to);
        for p in preds {
            self.push(p);
        }
        self.push_around(f, to);
        true
    }

    /// Whether a predecessor that already goes to `to` brings the same values both ways.
    fn phis_agree(&self, f: &FuncMut<'_>, b: Block, to: Block, preds: &[Block]) -> bool {
        let common: Vec<Block> = f.predecessors(to).filter(|p| *p != b && preds.contains(p)).collect();
        if common.is_empty() {
            return true;
        }
        f.block_insts(to).take_while(|&i| f.op(i) == Opcode::Phi).all(|i| {
            let Some(through) = f.phi_value_for(i, b) else { return false };
            common.iter().all(|&p| {
                let direct = f.phi_value_for(i, p);
                let brought = match through.as_inst() {
                    Some(d) if f.op(d) == Opcode::Phi && f.block_of(d) == b => f.phi_value_for(d, p),
                    _ => Some(through),
                };
                direct.is_some() && direct == brought
            })
        })
    }
}
