//! What is said of loads: what stands for those that are gone, and what is in the way of others.

use super::Gvn;
use std::collections::HashSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_phase::remarks::{type_text, value_text};
use warpc_phase::{RemarkKind, RemarkText};

/// Uses of an address that are looked at for one remark.
const MOST_USES: usize = 64;
/// Blocks that are looked at to see whether one place leads to another, which is what is assumed where there are more.
const MOST_BLOCKS: usize = 32;

impl Gvn<'_, '_> {
    /// Says that `value` stands for `load`.
    pub(super) fn remark_eliminated(&mut self, load: Inst, value: Value) {
        if self.wants_remarks {
            let ty = type_text(self.f, self.f.ty(load));
            let text = RemarkText::from("load of type ").arg("Type", ty).text(" eliminated");
            let loc = value.as_inst().map_or(Md::NONE, |inst| self.f.loc(inst));
            let text = text.details().text(" in favor of ");
            let text = text.located("InfavorOfValue", value_text(self.f, value), loc);
            self.remark(RemarkKind::Passed, "LoadElim", load, text);
        }
    }

    /// Says that `load` stays because of `by`, and which other access of the address could have stood for it.
    pub(super) fn remark_clobbered(&mut self, load: Inst, by: Inst) {
        if !self.wants_remarks {
            return;
        }
        let ty = type_text(self.f, self.f.ty(load));
        let mut text = RemarkText::from("load of type ").arg("Type", ty).text(" not eliminated").details();
        if let Some(other) = self.other_access(load) {
            let name = value_text(self.f, Value::inst(other));
            text = text.text(" in favor of ").located("OtherAccess", name, self.f.loc(other));
        }
        let text = text.text(" because it is clobbered by ");
        let text = text.located("ClobberedBy", value_text(self.f, Value::inst(by)), self.f.loc(by));
        self.remark(RemarkKind::Missed, "LoadClobbered", load, text);
    }

    /// The access of the same address that `load` would be given the value of: the nearest that dominates it; without one, the access
    /// that lies between all others and the load, if there is one.
    fn other_access(&self, load: Inst) -> Option<Inst> {
        let f = &*self.f;
        let ptr = f.operand(load, 0);
        if !ptr.has_uses() {
            return None;
        }
        let is_access = |&user: &Inst| user != load && matches!(f.op(user), Opcode::Load | Opcode::Store);
        let accesses: Vec<Inst> = f.uses(ptr).map(|u| f.user(u)).filter(is_access).take(MOST_USES).collect();
        let dominating = accesses.iter().copied().filter(|&user| self.dom.dominates_inst(f, user, load));
        let nearest = dominating.reduce(|a, b| if self.dom.dominates_inst(f, a, b) { b } else { a });
        if nearest.is_some() {
            return nearest;
        }
        let mut last: Option<Inst> = None;
        for user in accesses.into_iter().filter(|&user| reaches(f, user, load, Block::NONE)) {
            last = match last {
                Some(other) if self.lies_between(other, user, load) => Some(user),
                Some(other) if self.lies_between(user, other, load) => Some(other),
                Some(_) => return None,
                None => Some(user),
            };
        }
        last
    }

    /// Whether every way from `from` to `to` passes `between`.
    fn lies_between(&self, from: Inst, between: Inst, to: Inst) -> bool {
        if self.f.block_of(from) == self.f.block_of(between) {
            return self.dom.dominates_inst(self.f, from, between);
        }
        !reaches(self.f, from, to, self.f.block_of(between))
    }
}

/// Whether `to` may run after `from` on a way that does not enter block `without`.
fn reaches(f: &Func<'_>, from: Inst, to: Inst, without: Block) -> bool {
    let (start, goal) = (f.block_of(from), f.block_of(to));
    if start == goal && f.comes_before(from, to) {
        return true;
    }
    let mut seen: HashSet<Block> = HashSet::new();
    let mut work: Vec<Block> = f.successors(start).collect();
    while let Some(block) = work.pop() {
        if block == without || !seen.insert(block) {
            continue;
        }
        if block == goal || seen.len() > MOST_BLOCKS {
            return true;
        }
        work.extend(f.successors(block));
    }
    false
}
