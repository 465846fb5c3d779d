//! What the classes are for: members are replaced, redundant stores go, code that is not reached becomes empty.

use super::Classes;
use crate::leaders::Leaders;
use crate::patch;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};
use warpc_scalar::patterns::is_exception_pad;

impl Classes<'_, '_> {
    /// Replaces what can be; whether there was anything.
    pub(super) fn replace(&mut self, leaders: &mut Leaders) -> bool {
        leaders.clear();
        let mut changed = self.make_wanted_phis(leaders);
        let unused: Vec<Inst> = self
            .cfg
            .rpo()
            .iter()
            .flat_map(|&b| self.f.block_insts(b))
            .filter(|&i| facts::is_trivially_dead(self.f, i))
            .collect();
        let cfg = self.cfg.clone();
        let shared = self.shared_numbers();
        let mut gone: Vec<Inst> = Vec::new();
        for &block in cfg.rpo() {
            if !self.reached[block.index()] {
                continue;
            }
            let mut inst = self.f.first(block);
            while inst.is_some() {
                if self.f.ty(inst) != Type::VOID && self.member(inst, leaders) {
                    gone.push(inst);
                    changed = true;
                }
                inst = self.f.next(inst);
            }
        }
        for store in std::mem::take(&mut self.redundant) {
            self.f.erase(store);
            changed = true;
        }
        gone.extend(unused);
        // What only these used is left to the passes that look for dead code: it may still be a leader.
        while let Some(inst) = gone.pop() {
            if self.f.is_dead(inst) {
                continue;
            }
            if self.f.is_unused(Value::inst(inst)) && (facts::would_be_dead(self.f, inst) || self.only_reads(inst)) {
                self.f.erase(inst);
                changed = true;
            }
        }
        changed |= self.cut_phis();
        changed |= self.empty_unreached();
        changed | self.erase_unused_members(&shared)
    }
    /// By number: whether two instructions or more of reached code have it that something uses.
    fn shared_numbers(&self) -> Vec<bool> {
        let mut met = vec![false; self.members.len()];
        let mut shared = met.clone();
        for &block in self.cfg.rpo().iter().filter(|b| self.reached[b.index()]) {
            for inst in self.f.block_insts(block) {
                if let Some(number) = self.numbering.get(Value::inst(inst))
                    && !facts::is_trivially_dead(self.f, inst)
                    && std::mem::replace(&mut met[number.index()], true)
                {
                    shared[number.index()] = true;
                }
            }
        }
        shared
    }
    /// Erases members of classes of several members that nothing uses any more: what used them is gone, or uses another member.
    /// Single members are left to the passes that look for dead code.
    fn erase_unused_members(&mut self, shared: &[bool]) -> bool {
        let mut changed = false;
        let cfg = self.cfg.clone();
        for &block in cfg.rpo().iter().rev() {
            let mut inst = self.f.last(block);
            while inst.is_some() {
                let above = self.f.prev(inst);
                let number = self.numbering.get(Value::inst(inst));
                if number.is_some_and(|number| shared.get(number.index()) == Some(&true))
                    && facts::is_trivially_dead(self.f, inst)
                {
                    self.f.erase(inst);
                    changed = true;
                }
                inst = above;
            }
        }
        changed
    }
    /// Whether `inst` is a call whose result alone counts: an equal one was made before.
    fn only_reads(&self, inst: Inst) -> bool {
        self.f.op(inst) == Opcode::Call && crate::numbering::call_is_value(self.f, inst)
    }
    /// Replaces `inst` by a member of its class that is there, or makes it one.
    fn member(&mut self, inst: Inst, leaders: &mut Leaders) -> bool {
        let block = self.f.block_of(inst);
        let Some(number) = self.numbering.get(Value::inst(inst)) else { return false };
        let stands = self.members[number.index()];
        let other = match stands.as_inst() {
            None => Some(stands),
            Some(_) => leaders.find(self.f, self.dom, block, number),
        };
        let used = !self.f.is_unused(Value::inst(inst));
        match other.filter(|&other| other != Value::inst(inst) && self.may_take(inst, other)) {
            Some(other) if used || facts::would_be_dead(self.f, inst) => {
                if let Some(kept) = other.as_inst() {
                    patch::keep_common(self.f, kept, inst);
                }
                self.f.replace_all_uses(Value::inst(inst), other);
                true
            }
            _ => {
                leaders.insert(number, Value::inst(inst), block);
                false
            }
        }
    }
    fn may_take(&self, inst: Inst, other: Value) -> bool {
        if self.f.type_of(other) != self.f.ty(inst) || self.f.ty(inst) == Type::TOKEN {
            return false;
        }
        let must_tail = self.f.op(inst).is_call() && facts::call_has(self.f, inst, AttrKind::Convergent);
        !must_tail
    }
    /// Phis take poison from paths that are not taken.
    fn cut_phis(&mut self) -> bool {
        let mut changed = false;
        let cfg = self.cfg.clone();
        for &block in cfg.rpo() {
            if !self.reached[block.index()] || cfg.preds(block).iter().all(|&p| self.edges.contains(&(p, block))) {
                continue;
            }
            let mut phi = self.f.first(block);
            while phi.is_some() && self.f.op(phi) == Opcode::Phi {
                for k in 0..self.f.phi_len(phi) {
                    let (value, from) = self.f.phi_incoming(phi, k);
                    if !self.edges.contains(&(from, block)) && !value.is_poison() {
                        let poison = Value::poison(self.f.ty(phi));
                        self.f.set_incoming(phi, k, poison);
                        changed = true;
                    }
                }
                phi = self.f.next(phi);
            }
        }
        changed
    }
    /// Erases all but the ends of blocks that are not reached; a store to nowhere says so to later passes.
    fn empty_unreached(&mut self) -> bool {
        let mut changed = false;
        let blocks: Vec<Block> = self.f.block_order().collect();
        for block in blocks {
            if self.reached[block.index()] {
                continue;
            }
            let term = self.f.terminator(block);
            if term.is_none() || self.f.op(term).is_call() || self.has_pad(block) {
                continue;
            }
            let first = self.f.first(block);
            let marked =
                self.f.op(first) == Opcode::Store && self.f.operand(first, 0).is_poison() && self.f.next(first) == term;
            if marked {
                continue;
            }
            let mut inst = self.f.prev(term);
            while inst.is_some() {
                let above = self.f.prev(inst);
                self.f.erase(inst);
                inst = above;
            }
            let null = self.f.consts_mut().add_null(Type::PTR);
            Builder::before(self.f, term).store(Value::poison(Type::I8), null, 1, 0);
            changed = true;
        }
        changed
    }
    fn has_pad(&self, block: Block) -> bool {
        self.f.block_insts(block).any(|i| is_exception_pad(self.f.op(i)))
    }
}
