//! Updates of memory SSA: accesses of new instructions, and accesses that go to another instruction.
//!
//! A new use needs no phi. A new definition takes over the accesses that it reaches, by a walk down the dominator tree up to the next
//! definitions and phis; where it meets other definitions for the first time a phi is put, which takes over in the same way.

use super::{Access, AccessKind, MemorySsa, Row, access_kind};
use crate::facts;
use smallvec::{SmallVec, smallvec};
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

impl MemorySsa {
    fn grow(&mut self, func: &Func<'_>) {
        if self.of.len() < func.num_insts() {
            self.of.resize(func.num_insts(), Access::NONE);
        }
        if self.ends.len() < func.num_blocks() {
            self.ends.resize(func.num_blocks(), [Access::NONE; 2]);
            self.out.resize(func.num_blocks(), Access::LIVE_ON_ENTRY);
            self.cyclic.resize(func.num_blocks(), true);
        }
    }
    /// Makes the row of `inst` and puts it in its place among the accesses of its block; its defining access is what reaches it.
    fn insert(&mut self, func: &Func<'_>, dom: &DomTree, kind: AccessKind, inst: Inst) -> Access {
        let b = func.block_of(inst);
        self.grow(func);
        // The access before it in the block, if any.
        let mut at = func.prev(inst);
        while at.is_some() && self.access(at).is_none() {
            at = func.prev(at);
        }
        let before = at.get().and_then(|x| self.access(x)).or_else(|| self.phi(b));
        let reach = match before {
            Some(x) if self.kind(x) == AccessKind::Use => self.defining(x),
            Some(x) => x,
            None => dom.idom(b).get().map_or(Access::LIVE_ON_ENTRY, |d| self.reaching_end(d)),
        };
        let a = self.add_row(func, kind, inst);
        self.rows[a.index()].defining = reach;
        match before {
            Some(x) => {
                let next = std::mem::replace(&mut self.rows[x.index()].next, a);
                self.rows[a.index()].prev = x;
                self.rows[a.index()].next = next;
                match next.get() {
                    Some(n) => self.rows[n.index()].prev = a,
                    None => self.ends[b.index()][1] = a,
                }
            }
            None => self.link_first(a, b),
        }
        a
    }
    /// Gives a new reading instruction `inst`, already placed in its block, an access.
    pub fn insert_use(&mut self, func: &Func<'_>, dom: &DomTree, inst: Inst) -> Access {
        self.insert(func, dom, AccessKind::Use, inst)
    }
    /// Gives a new writing instruction `inst`, already placed in its block, an access, and phis to the blocks where it meets other
    /// definitions for the first time. Cost: the blocks and accesses that the definition and the new phis reach.
    pub fn insert_def(&mut self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree, inst: Inst) -> Access {
        let new = self.insert(func, dom, AccessKind::Def, inst);
        let mut work: SmallVec<[Access; 8]> = smallvec![new];
        while let Some(access) = work.pop() {
            self.spread(func, cfg, dom, access, &mut work);
        }
        new
    }
    /// Makes `access`, a new definition or phi, the defining access of what it reaches: down the dominator tree to the next definitions
    /// and phis. Behind an edge to a block that it does not dominate stands a phi, or a new one, which is added to `work`.
    fn spread(&mut self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree, access: Access, work: &mut SmallVec<[Access; 8]>) {
        let home = self.rows[access.index()].block;
        if self.rename_from(self.rows[access.index()].next, access) {
            return;
        }
        self.out[home.index()] = access;
        let mut region: SmallVec<[Block; 8]> = smallvec![home];
        let mut at = 0;
        while at < region.len() {
            for child in dom.children(region[at]) {
                if self.phi(child).is_none() && !self.rename_from(self.ends[child.index()][0], access) {
                    self.out[child.index()] = access;
                    region.push(child);
                }
            }
            at += 1;
        }
        // All ends of the region are known now, which new phis read.
        for &from in &region {
            for &to in cfg.succs(from) {
                match self.phi(to) {
                    Some(phi) => self.set_incoming(phi, from, access),
                    // The dominator's definition reaches it on all paths: that is this one, or the region would not lead here.
                    None if dom.idom(to).get().is_some_and(|above| self.out[above.index()] == access) => {}
                    None => work.push(self.insert_phi(func, cfg, to)),
                }
            }
        }
    }
    fn set_incoming(&mut self, phi: Access, from: Block, access: Access) {
        let row = self.rows[phi.index()];
        for pair in &mut self.pool[row.at as usize..(row.at + row.len) as usize] {
            if pair.0 == from {
                pair.1 = access;
            }
        }
    }
    /// Makes a phi of what reaches the ends of the predecessors of `block`, which has none.
    fn insert_phi(&mut self, func: &Func<'_>, cfg: &Cfg, block: Block) -> Access {
        self.grow(func);
        let phi = Access::new(self.rows.len());
        let mut row = Row::new(AccessKind::Phi, Inst::NONE, block);
        row.at = self.pool.len() as u32;
        row.len = cfg.preds(block).len() as u32;
        for &from in cfg.preds(block) {
            let reaching = self.reaching_end(from);
            self.pool.push((from, reaching));
        }
        self.rows.push(row);
        self.link_first(phi, block);
        phi
    }
    /// Makes `new` the defining access of the accesses from `first` to the next definition; whether there is one in the block.
    fn rename_from(&mut self, first: Access, new: Access) -> bool {
        let mut at = first;
        while at.is_some() {
            self.rows[at.index()].defining = new;
            if self.rows[at.index()].kind == AccessKind::Def {
                return true;
            }
            at = self.rows[at.index()].next;
        }
        false
    }
    /// Gives the access of `old` to `new`, which stands next to it and is an access of the same kind; `old` is about to be erased.
    pub fn replace(&mut self, func: &Func<'_>, old: Inst, new: Inst) {
        let Some(access) = self.access(old) else { return };
        debug_assert_eq!(access_kind(func, new), Some(self.kind(access)));
        self.grow(func);
        self.of[old.index()] = Access::NONE;
        self.of[new.index()] = access;
        let row = &mut self.rows[access.index()];
        row.inst = new;
        row.at = if func.op(new).is_call() { facts::call_memory(func, new).0 } else { 0 };
    }
}
