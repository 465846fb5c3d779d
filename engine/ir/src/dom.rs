//! Dominator and post-dominator trees of a function: [`Dominators`] over its blocks, and what they say of instructions.

use crate::cfg::Cfg;
use crate::ids::*;
use crate::{Func, Opcode};
use std::ops::{Deref, DerefMut};
use warpc_columns::graph::Dominators;

/// A forest of blocks by immediate dominance: dominators (root: the entry) or post-dominators (root: the virtual exit).
#[derive(Clone, Debug, Default)]
pub struct DomTree(Dominators<Block>);

impl Deref for DomTree {
    type Target = Dominators<Block>;
    #[inline(always)]
    fn deref(&self) -> &Dominators<Block> {
        &self.0
    }
}
impl DerefMut for DomTree {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Dominators<Block> {
        &mut self.0
    }
}

impl DomTree {
    /// Dominators of the blocks reachable from the entry.
    pub fn new(cfg: &Cfg) -> DomTree {
        DomTree(Dominators::new(cfg))
    }
    /// Post-dominators of all blocks.
    pub fn post(cfg: &Cfg) -> DomTree {
        DomTree(Dominators::post(cfg))
    }
    /// Whether the result of `def` is available at `user` (for a phi as user: at the phi itself; ask
    /// [`DomTree::dominates_use`] for its operands). Any instruction dominates unreachable code; unreachable code
    /// dominates no reachable instruction; no instruction dominates itself.
    pub fn dominates_inst(&self, func: &Func<'_>, def: Inst, user: Inst) -> bool {
        let (d, u) = (func.block_of(def), func.block_of(user));
        if !self.is_reachable(u) {
            return true;
        }
        if !self.is_reachable(d) || def == user {
            return false;
        }
        if matches!(func.op(def), Opcode::Invoke | Opcode::CallBr) {
            return d != u && self.result_dominates_block(func, def, u);
        }
        if d == u { func.op(user) != Opcode::Phi && func.comes_before(def, user) } else { self.dominates(d, u) }
    }
    /// Whether the result of terminator `def` (invoke, callbr) is available in all of `block`: its normal destination
    /// dominates `block` and is entered by that edge only.
    fn result_dominates_block(&self, func: &Func<'_>, def: Inst, block: Block) -> bool {
        let from = func.block_of(def);
        let Some(normal) = func.successors_of(def).next() else { return false };
        self.edge_dominates(func, from, normal, block)
    }
    /// Whether every path to `block` takes the edge `from -> to`. A doubled edge (switch) dominates nothing. Needs use lists.
    pub fn edge_dominates(&self, func: &Func<'_>, from: Block, to: Block, block: Block) -> bool {
        if !self.dominates(to, block) {
            return false;
        }
        let mut edges = 0;
        for p in func.predecessors(to) {
            if p == from {
                edges += 1;
                if edges > 1 {
                    return false;
                }
            } else if !self.dominates(to, p) {
                return false;
            }
        }
        edges == 1
    }
    /// Whether the result of `def` is available at operand slot `index` of `user`; operands of a phi are read at the end of
    /// their incoming block.
    pub fn dominates_use(&self, func: &Func<'_>, def: Inst, user: Inst, index: usize) -> bool {
        if func.op(user) != Opcode::Phi {
            return self.dominates_inst(func, def, user);
        }
        let Some(from) = func.operand(user, index | 1).as_block() else { return false };
        if !self.is_reachable(from) {
            return true;
        }
        let d = func.block_of(def);
        if !self.is_reachable(d) {
            return false;
        }
        if matches!(func.op(def), Opcode::Invoke | Opcode::CallBr) {
            // The edge itself into the phi's block counts.
            let normal = func.successors_of(def).next();
            return d == from && normal == Some(func.block_of(user)) || self.result_dominates_block(func, def, from);
        }
        self.dominates(d, from)
    }

    /// After [`FuncMut::split_edge`](crate::FuncMut::split_edge) put `mid` on one edge `from -> to`. Dominators only;
    /// needs use lists.
    pub fn split_edge(&mut self, func: &Func<'_>, from: Block, mid: Block, to: Block) {
        debug_assert!(!self.is_post());
        self.add_block(mid, from);
        if self.is_reachable(from) && func.predecessors(to).all(|p| p == mid || self.dominates(to, p)) {
            self.set_idom(to, mid);
        }
    }
}
