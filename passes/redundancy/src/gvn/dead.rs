//! Blocks that a branch on a constant never leads to: they are not worked on, and phis behind them take poison from there.
//!
//! Control flow stays as it is; another pass folds the branch. **Cost**: linear in the blocks that die, all in all.

use super::{Gvn, Stale};
use warpc_ir::Value;
use warpc_ir::ids::*;

/// A set of blocks, those made later included.
#[derive(Default)]
pub(super) struct DeadBlocks(Vec<bool>);

impl DeadBlocks {
    /// Whether `block` is never reached.
    pub fn contains(&self, block: Block) -> bool {
        self.0.get(block.index()).copied().unwrap_or(false)
    }
    /// Adds `block`; whether it is new.
    pub fn insert(&mut self, block: Block) -> bool {
        if self.0.len() <= block.index() {
            self.0.resize(block.index() + 1, false);
        }
        !std::mem::replace(&mut self.0[block.index()], true)
    }
}

impl Gvn<'_, '_> {
    /// Notes what the branch at the end of `from` on a constant makes unreachable: its path to `to`.
    pub(super) fn kill_edge(&mut self, from: Block, to: Block) -> bool {
        if self.dead.contains(to) {
            return false;
        }
        let root = match self.f.single_predecessor(to) {
            Some(_) => to,
            None => match self.split(from, to) {
                Some(mid) => mid,
                None => return false,
            },
        };
        self.kill(root);
        self.changed = true;
        true
    }
    fn kill(&mut self, root: Block) {
        let mut frontier: Vec<Block> = Vec::new();
        let mut work = vec![root];
        while let Some(block) = work.pop() {
            if self.dead.contains(block) {
                continue;
            }
            // All that it dominates.
            let mut tree = vec![block];
            let mut members = Vec::new();
            while let Some(b) = tree.pop() {
                if self.dead.insert(b) {
                    members.push(b);
                    tree.extend(self.dom.children(b));
                }
            }
            for b in members {
                for s in self.f.successors(b).collect::<Vec<_>>() {
                    if self.dead.contains(s) {
                        continue;
                    }
                    match self.f.predecessors(s).all(|p| self.dead.contains(p)) {
                        true => work.push(s),
                        false => frontier.push(s),
                    }
                }
            }
        }
        frontier.sort_unstable();
        frontier.dedup();
        for block in frontier {
            if !self.dead.contains(block) {
                self.cut_phis(block);
            }
        }
        // Addresses that came through the dead blocks are no longer what they were.
        self.stale = Stale::Pointers;
    }
    /// Phis of `block`, which other paths reach, take poison from dead predecessors.
    fn cut_phis(&mut self, block: Block) {
        let mut preds: Vec<Block> = self.f.predecessors(block).filter(|&p| self.dead.contains(p)).collect();
        preds.sort_unstable();
        preds.dedup();
        for p in preds {
            if self.is_critical(p, block)
                && let Some(mid) = self.split(p, block)
            {
                self.dead.insert(mid);
            }
        }
        let mut phi = self.f.first(block);
        while phi.is_some() && self.f.op(phi) == warpc_ir::Opcode::Phi {
            for k in 0..self.f.phi_len(phi) {
                let (value, from) = self.f.phi_incoming(phi, k);
                if self.dead.contains(from) && !value.is_poison() {
                    let poison = Value::poison(self.f.ty(phi));
                    self.f.set_incoming(phi, k, poison);
                }
            }
            phi = self.f.next(phi);
        }
    }
    /// Gives the instructions of dead blocks numbers, so that expressions of live ones can be taken over to them.
    pub(super) fn number_dead_code(&mut self) {
        for k in 0..self.order.len() {
            let block = self.order[k];
            if !self.dead.contains(block) {
                continue;
            }
            let mut inst = self.f.first(block);
            while inst.is_some() {
                let number = self.number(Value::inst(inst));
                self.leaders.insert(number, Value::inst(inst), block);
                inst = self.f.next(inst);
            }
        }
    }
}
