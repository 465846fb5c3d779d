//! Users of accesses: the definitions, uses and phis that name an access, as singly linked lists.
//!
//! Made when a pass asks, in one walk over the rows, since most passes look only upwards. A removed access gives its list to what
//! it was defined by, in constant time; removed users are unlinked when their list is next walked.

use super::{Access, AccessKind, MemorySsa};
use warpc_ir::ids::*;

/// No node.
const END: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Node {
    user: Access,
    next: u32,
}

/// Lists of users, by access row.
#[derive(Clone, Default, Debug)]
pub struct Users {
    heads: Vec<u32>,
    tails: Vec<u32>,
    nodes: Vec<Node>,
}

impl Users {
    /// Makes the lists of `memory_ssa`, keeping the storage of earlier ones.
    pub fn rebuild(&mut self, memory_ssa: &MemorySsa) {
        self.nodes.clear();
        for column in [&mut self.heads, &mut self.tails] {
            column.clear();
            column.resize(memory_ssa.len(), END);
        }
        for row in 0..memory_ssa.len() {
            self.add(memory_ssa, Access::new(row));
        }
    }
    /// Enters `user` into the lists of what it is defined by.
    pub fn add(&mut self, memory_ssa: &MemorySsa, user: Access) {
        match memory_ssa.kind(user) {
            AccessKind::Def | AccessKind::Use => self.push(memory_ssa.defining(user), user),
            AccessKind::Phi => memory_ssa.incoming(user).for_each(|(_, access)| self.push(access, user)),
            AccessKind::Entry | AccessKind::Dead => {}
        }
    }
    fn push(&mut self, access: Access, user: Access) {
        let rows = access.index().max(user.index()) + 1;
        if self.heads.len() < rows {
            self.heads.resize(rows, END);
            self.tails.resize(rows, END);
        }
        let node = self.nodes.len() as u32;
        self.nodes.push(Node { user, next: END });
        match self.tails[access.index()] {
            END => self.heads[access.index()] = node,
            tail => self.nodes[tail as usize].next = node,
        }
        self.tails[access.index()] = node;
    }
    /// Removes the access of `inst` from `memory_ssa`, as [`MemorySsa::remove`] does; its users become those of what it was defined
    /// by.
    pub fn remove(&mut self, memory_ssa: &mut MemorySsa, inst: Inst) {
        let Some(gone) = memory_ssa.access(inst) else { return };
        let to = memory_ssa.defining(gone);
        memory_ssa.remove(inst);
        let head = self.heads.get(gone.index()).copied().unwrap_or(END);
        if head == END {
            return;
        }
        let tail = self.tails[gone.index()];
        self.heads[gone.index()] = END;
        self.tails[gone.index()] = END;
        match self.tails[to.index()] {
            END => self.heads[to.index()] = head,
            last => self.nodes[last as usize].next = head,
        }
        self.tails[to.index()] = tail;
    }
    /// Calls `visit` with each user of `access`, until it says `false`. A phi comes once per edge.
    pub fn visit(&mut self, memory_ssa: &MemorySsa, access: Access, mut visit: impl FnMut(Access) -> bool) {
        let mut before = END;
        let mut at = self.heads.get(access.index()).copied().unwrap_or(END);
        while at != END {
            let Node { user, next } = self.nodes[at as usize];
            if memory_ssa.kind(user) != AccessKind::Dead {
                if !visit(user) {
                    return;
                }
                before = at;
            } else {
                match before {
                    END => self.heads[access.index()] = next,
                    before => self.nodes[before as usize].next = next,
                }
                if next == END {
                    self.tails[access.index()] = before;
                }
            }
            at = next;
        }
    }
}
