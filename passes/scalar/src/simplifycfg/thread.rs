//! Edges along which the condition of a block's branch is known go straight to where the branch goes. What the block computes may be used
//! elsewhere, but not where the edge leads then.

use super::SimplifyCfg;
use super::util::*;
use crate::simplify::Simplifier;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Predecessors that are looked at.
const MAX_PREDS: usize = 128;
/// Blocks that need what a block computes, or lead to one that does.
const MAX_LIVE_BLOCKS: usize = 24;

impl SimplifyCfg {
    /// Threads the edges of one known value over `block`: a new block takes copies of what `block` computes, then goes to the
    /// target.
    pub(super) fn thread_known(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut changed = false;
        // Each repetition threads all edges of one value.
        for _ in 0..2 {
            let round = self.thread_once(f, block, term);
            changed |= round;
            if !round || f.is_block_dead(block) || cond_br(f, term).is_none() {
                break;
            }
        }
        changed
    }

    fn thread_once(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((c, yes, no)) = cond_br(f, term) else { return false };
        if self.is_taken(block) || (self.is_header(block) && self.options.keep_loops) {
            return false;
        }
        let mut known: Vec<(u64, Vec<Block>)> = Vec::new();
        let mut note = |k: u64, p: Block| {
            let n = known.iter().position(|x| x.0 == k).unwrap_or_else(|| {
                known.push((k, vec![]));
                known.len() - 1
            });
            if !known[n].1.contains(&p) {
                known[n].1.push(p);
            }
        };
        let phi = c.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == block);
        if let Some(phi) = phi {
            if f.phi_len(phi) < 2 || f.phi_len(phi) > MAX_PREDS {
                return false;
            }
            for (v, p) in f.phi_pairs(phi) {
                if let Some(k) = f.consts().as_int(v) {
                    note(k & 1, p);
                }
            }
        } else {
            for p in f.predecessors(block).take(MAX_PREDS) {
                if let Some((pc, py, pn)) = cond_br(f, f.terminator(p))
                    && pc == c
                    && py != pn
                {
                    note((py == block) as u64, p);
                }
            }
        }
        if known.is_empty() {
            return false;
        }
        let Some(uses) = self.uses_behind(f, block, term) else { return false };
        let Some(need) = blocks_that_reach(f, &uses, block) else { return false };
        for (k, preds) in known {
            let to = if k != 0 { yes } else { no };
            if to == block
                || need.contains(&to)
                || preds.iter().any(|&p| !matches!(f.op(f.terminator(p)), Opcode::Br | Opcode::Switch))
            {
                continue;
            }
            // What the phis bring must be the same from all of them, or each goes alone.
            self.thread_edges(f, block, term, (c, k), &preds, to);
            return true;
        }
        false
    }

    /// The blocks other than `block` that use what it computes, where `block` is small and may be copied.
    fn uses_behind(&self, f: &FuncMut<'_>, block: Block, term: Inst) -> Option<SmallVec<[Block; 8]>> {
        let mut blocks = SmallVec::new();
        let mut size = 0;
        for i in f.block_insts(block) {
            if i == term {
                break;
            }
            if is_pinned_call(f, i) || f.ty(i) == Type::TOKEN {
                return None;
            }
            if f.op(i) != Opcode::Phi {
                size += 1;
                if size > self.limits.small_block {
                    return None;
                }
            }
            for row in f.uses(Value::inst(i)) {
                let user = f.user(row);
                // A phi takes it at the end of a block above, and must not get another edge with it.
                let places = match f.op(user) {
                    Opcode::Phi => [f.block_of(user), f.block_of_use(row)],
                    _ => [f.block_of(user); 2],
                };
                for at in places.into_iter().filter(|&at| at != block) {
                    if !blocks.contains(&at) {
                        if blocks.len() == MAX_LIVE_BLOCKS {
                            return None;
                        }
                        blocks.push(at);
                    }
                }
            }
        }
        Some(blocks)
    }

    fn thread_edges(
        &mut self,
        f: &mut FuncMut<'_>,
        block: Block,
        term: Inst,
        (cond, k): (Value, u64),
        preds: &[Block],
        to: Block,
    ) {
        let at = f.prev_block(to);
        let edge = if at.is_some() { f.new_block_after(at) } else { f.new_block_after(block) };
        name_block(f, edge, to, ".critedge");
        let loc = f.loc(term);
        let br = append_br(f, edge, to, loc);
        add_edge_like(f, to, edge, block);
        let mut map: Vec<(Value, Value)> = vec![(cond, f.consts_mut().add_bool(k != 0))];
        let mut inst = f.first(block);
        while inst != term {
            let next = f.next(inst);
            let value = Value::inst(inst);
            if f.op(inst) == Opcode::Phi {
                if value != cond {
                    map.push((value, self.phi_of_edges(f, inst, edge, preds)));
                }
                inst = next;
                continue;
            }
            let c = copy_inst(f, inst);
            for n in 0..f.num_operands(c) {
                let o = f.operand(c, n);
                if let Some(m) = map.iter().find(|m| m.0 == o) {
                    f.set_operand(c, n, m.1);
                }
            }
            f.insert_before(c, br);
            f.derive_name(Value::inst(c), value, ".c");
            let simple = Simplifier::new(f).inst(c);
            let mut w = Value::inst(c);
            if let Some(s) = simple {
                w = s;
                if !facts::has_side_effects(f, c) {
                    f.erase(c);
                }
            }
            if value != cond {
                map.push((value, w));
            }
            inst = next;
        }
        for &p in preds {
            let t = f.terminator(p);
            for n in 0..f.num_operands(t) {
                if f.operand(t, n) == Value::block(block) {
                    remove_edge(f, block, p);
                    f.set_operand(t, n, Value::block(edge));
                }
            }
        }
    }

    /// What phi `inst` brings along the edges from `preds`: one value, or a phi of them in the new block.
    fn phi_of_edges(&self, f: &mut FuncMut<'_>, inst: Inst, edge: Block, preds: &[Block]) -> Value {
        let first = f.phi_value_for(inst, preds[0]).expect("edge");
        if preds.iter().all(|&p| f.phi_value_for(inst, p) == Some(first)) {
            return first;
        }
        let phi = f.new_phi(edge, f.ty(inst));
        for &p in preds {
            let value = f.phi_value_for(inst, p).expect("edge");
            let t = f.terminator(p);
            let edges = f.successors_of(t).filter(|&s| s == f.block_of(inst)).count();
            for _ in 0..edges {
                f.add_incoming(phi, value, p);
            }
        }
        Value::inst(phi)
    }
}

/// The blocks `to`, of which `past` is none, and those that lead to one of them other than by way of `past`. `None` if they are many.
fn blocks_that_reach(f: &FuncMut<'_>, to: &[Block], past: Block) -> Option<SmallVec<[Block; 16]>> {
    let mut found: SmallVec<[Block; 16]> = SmallVec::from_slice(to);
    let mut next = 0;
    while let Some(&block) = found.get(next) {
        next += 1;
        for above in f.predecessors(block) {
            if above != past && !found.contains(&above) {
                if found.len() == MAX_LIVE_BLOCKS {
                    return None;
                }
                found.push(above);
            }
        }
    }
    Some(found)
}
