//! Memory SSA: one variable for all of memory. Stores, calls that write and fences define it, loads use it, phis merge it.
//!
//! | file | what |
//! |---|---|
//! | `walker.rs` | which definition really clobbers a location |
//! | `update.rs` | new accesses, accesses that go to another instruction |
//! | `users.rs` | what an access reaches: the other direction of the edges |
//! | `print.rs` | `print<memoryssa>` and `print<memoryssa-walker>` |
//!
//! Accesses are rows; every definition is taken to change all of memory, and a use's defining access is the definition that
//! reaches it. Built with one iterated dominance frontier and one renaming walk over the dominator tree, both linear.
//! A removed access forwards to what it was defined by, so removal is near constant.

mod error;
pub mod print;
#[cfg(test)]
mod tests;
mod update;
mod users;
mod walker;

pub use users::Users;
pub use walker::Walker;

use crate::alias::ModRef;
use crate::facts;
use crate::idf::Idf;
pub use error::MemorySsaError;
use warpc_columns::graph::Sccs;
use warpc_columns::id;
use warpc_ir::attrs::MemoryEffects;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id as intrinsic;
use warpc_ir::opcode::{Opcode, class};
use warpc_ir::{Func, Ordering};

id! {
    /// A memory access: definition, use or phi.
    pub Access;
}

impl Access {
    /// Memory as it is when the function is entered.
    pub const LIVE_ON_ENTRY: Access = Access(0);
}

/// Kind of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    /// Memory at entry.
    Entry,
    /// May write, or orders other accesses.
    Def,
    /// Reads.
    Use,
    /// Merges what reaches a block.
    Phi,
    /// Removed.
    Dead,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    kind: AccessKind,
    /// Instruction of a definition or use.
    inst: Inst,
    block: Block,
    /// What reaches it; of a removed access: what stands for it. Of a phi: unused.
    defining: Access,
    /// Neighbours in the block, the phi first.
    prev: Access,
    next: Access,
    /// Operands of a phi: range of the pool. Of a call: its memory effects in `at`.
    at: u32,
    len: u32,
}

/// Memory SSA of a function.
#[derive(Clone, Debug)]
pub struct MemorySsa {
    rows: Vec<Row>,
    /// Per instruction row.
    of: Vec<Access>,
    /// Per block row: first and last access, and the definition that reaches the end of the block.
    ends: Vec<[Access; 2]>,
    out: Vec<Access>,
    /// Incoming pairs of phis.
    pool: Vec<(Block, Access)>,
    /// Per block row: whether control may come back to it.
    cyclic: Vec<bool>,
}

/// What kind of access instruction `inst` is: none when it does not touch memory that anyone else sees.
pub fn access_kind(func: &Func<'_>, inst: Inst) -> Option<AccessKind> {
    let op = func.op(inst);
    let effect = match op {
        Opcode::Load => {
            // A load that is volatile or ordered keeps its place among the others.
            if facts::is_unordered(func, inst) { ModRef::REF } else { ModRef::MOD }
        }
        Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => ModRef::MOD,
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
            if let Some(x) = facts::intrinsic(func, inst)
                && matches!(
                    x,
                    intrinsic::ASSUME
                        | intrinsic::EXPERIMENTAL_NOALIAS_SCOPE_DECL
                        | intrinsic::PSEUDOPROBE
                        | intrinsic::SIDEEFFECT
                        | intrinsic::ALLOW_RUNTIME_CHECK
                        | intrinsic::ALLOW_UBSAN_CHECK
                )
            {
                return None;
            }
            let m = facts::call_memory(func, inst);
            ModRef(m.reads() as u8 | (m.writes() as u8) << 1)
        }
        _ => ModRef((op.class() & class::READ != 0) as u8 | ((op.class() & class::WRITE != 0) as u8) << 1),
    };
    match () {
        _ if effect.is_mod() => Some(AccessKind::Def),
        _ if effect.is_ref() => Some(AccessKind::Use),
        _ => None,
    }
}

/// Accesses that there is room for at first: most functions have fewer.
const FIRST_ROWS: usize = 32;

impl MemorySsa {
    /// Memory SSA of `func`. Uses stand at the definition that reaches them; a [`Walker`] finds what really clobbers them.
    pub fn new(func: &Func<'_>, cfg: &Cfg, dom: &DomTree) -> MemorySsa {
        let blocks = func.num_blocks();
        let mut m = MemorySsa {
            rows: Vec::with_capacity(FIRST_ROWS),
            of: vec![Access::NONE; func.num_insts()],
            ends: vec![[Access::NONE; 2]; blocks],
            out: vec![Access::LIVE_ON_ENTRY; blocks],
            pool: Vec::new(),
            cyclic: cyclic_blocks(cfg),
        };
        m.rows.push(Row::new(AccessKind::Entry, Inst::NONE, func.entry()));
        // Definitions are numbered in layout order.
        let mut defs: Vec<Block> = Vec::with_capacity(FIRST_ROWS);
        let mut uses: Vec<Inst> = Vec::with_capacity(FIRST_ROWS);
        for &b in cfg.layout() {
            for i in func.block_insts(b) {
                match access_kind(func, i) {
                    Some(AccessKind::Def) => {
                        m.add_row(func, AccessKind::Def, i);
                        if defs.last() != Some(&b) {
                            defs.push(b);
                        }
                    }
                    Some(_) => uses.push(i),
                    None => {}
                }
            }
        }
        let mut joins = Vec::new();
        Idf::new(cfg).compute_in_discovery_order(cfg, dom, defs.iter().copied(), None, &mut joins);
        for &b in &joins {
            let phi = Access::new(m.rows.len());
            let mut row = Row::new(AccessKind::Phi, Inst::NONE, b);
            row.at = m.pool.len() as u32;
            // One pair per edge; filled in the order the renaming walk meets the edges.
            m.pool.resize(m.pool.len() + cfg.preds(b).len(), (Block::NONE, Access::LIVE_ON_ENTRY));
            m.rows.push(row);
            m.link_first(phi, b);
        }
        for &i in &uses {
            m.add_row(func, AccessKind::Use, i);
        }
        // Definitions and uses were appended in two passes, so the lists are rebuilt in program order.
        m.relink_blocks(func, cfg);
        m.rename(func, cfg, dom);
        m
    }
    fn add_row(&mut self, func: &Func<'_>, kind: AccessKind, inst: Inst) -> Access {
        let a = Access::new(self.rows.len());
        let mut row = Row::new(kind, inst, func.block_of(inst));
        if func.op(inst).is_call() {
            row.at = facts::call_memory(func, inst).0;
        }
        self.rows.push(row);
        self.of[inst.index()] = a;
        a
    }
    fn link_first(&mut self, access: Access, block: Block) {
        let first = std::mem::replace(&mut self.ends[block.index()][0], access);
        self.rows[access.index()].next = first;
        match first.get() {
            Some(x) => self.rows[x.index()].prev = access,
            None => self.ends[block.index()][1] = access,
        }
    }
    fn link_last(&mut self, access: Access, block: Block) {
        let last = std::mem::replace(&mut self.ends[block.index()][1], access);
        self.rows[access.index()].prev = last;
        self.rows[access.index()].next = Access::NONE;
        match last.get() {
            Some(x) => self.rows[x.index()].next = access,
            None => self.ends[block.index()][0] = access,
        }
    }
    fn relink_blocks(&mut self, func: &Func<'_>, cfg: &Cfg) {
        for &b in cfg.layout() {
            for i in func.block_insts(b) {
                let a = self.of[i.index()];
                if a.is_some() {
                    self.link_last(a, b);
                }
            }
        }
    }
    fn rename(&mut self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree) {
        // In preorder, the definition reaching a block without a phi is the one at the end of its dominator.
        for &b in dom.preorder() {
            let mut now = match dom.idom(b).get() {
                Some(d) => self.out[d.index()],
                None => Access::LIVE_ON_ENTRY,
            };
            let mut a = self.ends[b.index()][0];
            while a.is_some() {
                let row = &mut self.rows[a.index()];
                match row.kind {
                    AccessKind::Phi => now = a,
                    AccessKind::Def => {
                        row.defining = now;
                        now = a;
                    }
                    _ => row.defining = now,
                }
                a = row.next;
            }
            self.out[b.index()] = now;
            for &s in cfg.succs(b) {
                if let Some(phi) = self.phi(s) {
                    self.add_incoming(phi, b, now);
                }
            }
        }
        for &b in cfg.layout() {
            if dom.is_reachable(b) {
                continue;
            }
            // Unreachable code sees memory as at entry.
            let mut a = self.ends[b.index()][0];
            while a.is_some() {
                self.rows[a.index()].defining = Access::LIVE_ON_ENTRY;
                a = self.rows[a.index()].next;
            }
            for &s in cfg.succs(b) {
                if let Some(phi) = self.phi(s).filter(|_| dom.is_reachable(s)) {
                    self.add_incoming(phi, b, Access::LIVE_ON_ENTRY);
                }
            }
        }
        let _ = func;
    }
    fn add_incoming(&mut self, phi: Access, from: Block, access: Access) {
        let row = &mut self.rows[phi.index()];
        self.pool[(row.at + row.len) as usize] = (from, access);
        row.len += 1;
    }

    /// Number of access rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }
    /// Never true: memory at entry is always there.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// Access of instruction `inst`.
    #[inline]
    pub fn access(&self, inst: Inst) -> Option<Access> {
        self.of.get(inst.index()).and_then(|a| a.get())
    }
    /// Phi at the start of `block`.
    pub fn phi(&self, block: Block) -> Option<Access> {
        let a = self.ends.get(block.index())?[0].get()?;
        (self.kind(a) == AccessKind::Phi).then_some(a)
    }
    /// Kind of `access`.
    #[inline]
    pub fn kind(&self, access: Access) -> AccessKind {
        self.rows[access.index()].kind
    }
    /// Instruction of a definition or use.
    pub fn inst(&self, access: Access) -> Inst {
        self.rows[access.index()].inst
    }
    /// Memory effects of the call of a definition or use, as they were when the access was made.
    pub(crate) fn call_effects(&self, access: Access) -> MemoryEffects {
        MemoryEffects(self.rows[access.index()].at)
    }
    /// Block of `access`.
    pub fn block(&self, access: Access) -> Block {
        self.rows[access.index()].block
    }
    /// What `access` stands for now: itself, or what reached it when it was removed.
    pub fn resolve(&self, access: Access) -> Access {
        let mut access = access;
        while self.rows[access.index()].kind == AccessKind::Dead {
            access = self.rows[access.index()].defining;
        }
        access
    }
    /// Definition or phi that reaches definition or use `access`.
    pub fn defining(&self, access: Access) -> Access {
        self.resolve(self.rows[access.index()].defining)
    }
    /// Incoming pairs of a phi, one per edge.
    pub fn incoming(&self, phi: Access) -> impl Iterator<Item = (Block, Access)> + '_ {
        let r = &self.rows[phi.index()];
        self.pool[r.at as usize..(r.at + r.len) as usize].iter().map(|&(b, a)| (b, self.resolve(a)))
    }
    /// Accesses of `block` in order, its phi first.
    pub fn block_accesses(&self, block: Block) -> impl Iterator<Item = Access> + '_ {
        let mut at = self.ends.get(block.index()).map_or(Access::NONE, |e| e[0]);
        std::iter::from_fn(move || {
            let a = at.get()?;
            at = self.rows[a.index()].next;
            Some(a)
        })
    }
    /// Definition or phi that reaches the end of `block`.
    pub fn reaching_end(&self, block: Block) -> Access {
        self.out.get(block.index()).map_or(Access::LIVE_ON_ENTRY, |&a| self.resolve(a))
    }
    /// Whether control may come back to `block`.
    pub fn is_cyclic(&self, block: Block) -> bool {
        self.cyclic.get(block.index()).copied().unwrap_or(true)
    }
    /// Whether control may come back, per block row.
    pub fn cyclic(&self) -> &[bool] {
        &self.cyclic
    }
    /// Whether access `lhs` stands before `rhs` or dominates it. An access dominates itself.
    pub fn dominates(&self, func: &Func<'_>, dom: &DomTree, lhs: Access, rhs: Access) -> bool {
        if lhs == rhs || lhs == Access::LIVE_ON_ENTRY {
            return true;
        }
        if rhs == Access::LIVE_ON_ENTRY {
            return false;
        }
        let (x, y) = (&self.rows[lhs.index()], &self.rows[rhs.index()]);
        if x.block != y.block {
            return dom.dominates(x.block, y.block);
        }
        match (x.kind, y.kind) {
            (AccessKind::Phi, _) => true,
            (_, AccessKind::Phi) => false,
            _ => func.comes_before(x.inst, y.inst),
        }
    }

    /// Removes the access of instruction `inst`, which is about to be erased or no longer touches memory. What was defined by it
    /// is defined by what reached it.
    pub fn remove(&mut self, inst: Inst) {
        let Some(a) = self.access(inst) else { return };
        self.of[inst.index()] = Access::NONE;
        self.remove_access(a);
    }
    fn remove_access(&mut self, access: Access) {
        let Row { block, prev, next, .. } = self.rows[access.index()];
        match prev.get() {
            Some(p) => self.rows[p.index()].next = next,
            None => self.ends[block.index()][0] = next,
        }
        match next.get() {
            Some(n) => self.rows[n.index()].prev = prev,
            None => self.ends[block.index()][1] = prev,
        }
        // Resolved now, so that chains of removed accesses stay short.
        let to = self.defining(access);
        let row = &mut self.rows[access.index()];
        row.kind = AccessKind::Dead;
        row.defining = to;
    }
    /// Checks order, dominance and phis against the function; the error names the first place that is wrong. For tests and
    /// `--verify-each`.
    pub fn check(&self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree) -> Result<(), MemorySsaError> {
        for &b in cfg.rpo() {
            let want: Vec<Inst> = func.block_insts(b).filter(|&i| access_kind(func, i).is_some()).collect();
            let have: Vec<Inst> =
                self.block_accesses(b).filter(|&a| self.kind(a) != AccessKind::Phi).map(|a| self.inst(a)).collect();
            if want != have {
                return Err(MemorySsaError::Accesses { block: b, found: have, expected: want });
            }
            let mut now = match self.phi(b) {
                Some(p) => {
                    let mut pairs: Vec<Block> = self.incoming(p).map(|x| x.0).collect();
                    let mut preds = cfg.preds(b).to_vec();
                    pairs.sort();
                    preds.sort();
                    if pairs != preds {
                        return Err(MemorySsaError::PhiEdges { block: b, edges: pairs, predecessors: preds });
                    }
                    for (from, a) in self.incoming(p) {
                        if dom.is_reachable(from) && self.reaching_end(from) != a {
                            return Err(MemorySsaError::PhiValue { block: b, access: a, from });
                        }
                    }
                    p
                }
                None => dom.idom(b).get().map_or(Access::LIVE_ON_ENTRY, |d| self.reaching_end(d)),
            };
            for a in self.block_accesses(b).filter(|&a| self.kind(a) != AccessKind::Phi) {
                if self.defining(a) != now {
                    return Err(MemorySsaError::Defining { access: a, found: self.defining(a), expected: now });
                }
                if self.kind(a) == AccessKind::Def {
                    now = a;
                }
            }
            if self.reaching_end(b) != now {
                return Err(MemorySsaError::End { block: b, found: self.reaching_end(b), expected: now });
            }
        }
        Ok(())
    }
}

impl Row {
    fn new(kind: AccessKind, inst: Inst, block: Block) -> Row {
        Row {
            kind,
            inst,
            block,
            defining: Access::LIVE_ON_ENTRY,
            prev: Access::NONE,
            next: Access::NONE,
            at: 0,
            len: 0,
        }
    }
}

/// By block row: whether it is on some cycle.
pub fn cyclic_blocks(cfg: &Cfg) -> Vec<bool> {
    let s = Sccs::of_rows(cfg.rows(), |b| cfg.succs(Block::new(b)).iter().map(|s| s.index()));
    (0..cfg.rows())
        .map(|b| s.members(s.of(b) as usize).len() > 1 || cfg.succs(Block::new(b)).contains(&Block::new(b)))
        .collect()
}

/// Whether two loads, the later of which is `later`, may change places.
pub(crate) fn loads_reorder(func: &Func<'_>, later: Inst, earlier: Inst) -> bool {
    if facts::is_volatile(func, later) && facts::is_volatile(func, earlier) {
        return false;
    }
    func.mem(later).ordering != Ordering::SeqCst && func.mem(earlier).ordering < Ordering::Acquire
}
