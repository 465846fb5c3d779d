//! Updates of memory SSA: accesses of new instructions, and accesses that go to another instruction.
//!
//! A new use needs no phi. A new definition needs none when its block had a definition before: all phis for the block stand then.
//! The accesses that it reaches are renamed by a walk down the dominator tree, up to the next definitions and phis.

use super::{Access, AccessKind, MemorySsa, access_kind};
use crate::facts;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

impl MemorySsa {
    fn grow(&mut self, f: &Func<'_>) {
        if self.of.len() < f.num_insts() {
            self.of.resize(f.num_insts(), Access::NONE);
        }
        if self.ends.len() < f.num_blocks() {
            self.ends.resize(f.num_blocks(), [Access::NONE; 2]);
            self.out.resize(f.num_blocks(), Access::LIVE_ON_ENTRY);
            self.cyclic.resize(f.num_blocks(), true);
        }
    }
    /// Makes the row of `inst` and puts it in its place among the accesses of its block; its defining access is what reaches it.
    fn insert(&mut self, f: &Func<'_>, dom: &DomTree, kind: AccessKind, inst: Inst) -> Access {
        let b = f.block_of(inst);
        self.grow(f);
        // The access before it in the block, if any.
        let mut at = f.prev(inst);
        while at.is_some() && self.access(at).is_none() {
            at = f.prev(at);
        }
        let before = at.get().and_then(|x| self.access(x)).or_else(|| self.phi(b));
        let reach = match before {
            Some(x) if self.kind(x) == AccessKind::Use => self.defining(x),
            Some(x) => x,
            None => dom.idom(b).get().map_or(Access::LIVE_ON_ENTRY, |d| self.reaching_end(d)),
        };
        let a = self.add_row(f, kind, inst);
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
    pub fn insert_use(&mut self, f: &Func<'_>, dom: &DomTree, inst: Inst) -> Access {
        self.insert(f, dom, AccessKind::Use, inst)
    }
    /// Gives a new writing instruction `inst`, already placed in its block, an access. `None` when the block had no definition:
    /// phis may be missing then, nothing is changed, and memory SSA has to be made anew. Cost: the blocks and accesses it reaches.
    pub fn insert_def(&mut self, f: &Func<'_>, cfg: &Cfg, dom: &DomTree, inst: Inst) -> Option<Access> {
        let b = f.block_of(inst);
        if !self.block_accesses(b).any(|a| self.kind(a) == AccessKind::Def) {
            return None;
        }
        let new = self.insert(f, dom, AccessKind::Def, inst);
        let next = self.rows[new.index()].next;
        if self.rename_from(next, new) {
            return Some(new);
        }
        self.out[b.index()] = new;
        let mut work: smallvec::SmallVec<[Block; 8]> = smallvec::smallvec![b];
        while let Some(x) = work.pop() {
            for &s in cfg.succs(x) {
                if let Some(phi) = self.phi(s) {
                    let row = self.rows[phi.index()];
                    for pair in &mut self.pool[row.at as usize..(row.at + row.len) as usize] {
                        if pair.0 == x {
                            pair.1 = new;
                        }
                    }
                }
            }
            for child in dom.children(x) {
                if self.phi(child).is_some() || self.rename_from(self.ends[child.index()][0], new) {
                    continue;
                }
                self.out[child.index()] = new;
                work.push(child);
            }
        }
        Some(new)
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
    pub fn replace(&mut self, f: &Func<'_>, old: Inst, new: Inst) {
        let Some(access) = self.access(old) else { return };
        debug_assert_eq!(access_kind(f, new), Some(self.kind(access)));
        self.grow(f);
        self.of[old.index()] = Access::NONE;
        self.of[new.index()] = access;
        let row = &mut self.rows[access.index()];
        row.inst = new;
        row.at = if f.op(new).is_call() { facts::call_memory(f, new).0 } else { 0 };
    }
}
