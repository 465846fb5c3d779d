//! Stores that change nothing, and writes that the end of the function forgets.

use super::overwrite::Overwrite;
use super::{State, is_removable, object_of};
use crate::bytewise::{Byte, byte_of};
use warpc_analysis::alias::Loc;
use warpc_analysis::facts::{self, FreshMemory};
use warpc_analysis::memssa::{Access, AccessKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};

impl State<'_, '_> {
    /// Whether the write `access` to `object` stores what is there already.
    pub(super) fn is_noop(&mut self, access: Access, object: Value) -> bool {
        let inst = self.memssa.inst(access);
        let func = &*self.func;
        let is_store = func.op(inst) == Opcode::Store;
        let value = match facts::intrinsic(func, inst) {
            _ if is_store => func.operand(inst, 0),
            Some(id::MEMSET | id::MEMSET_INLINE) => func.operand(inst, 1),
            _ => return false,
        };
        if !is_removable(func, inst) {
            return false;
        }
        if value.is_constant() && self.is_initial_value(access, object, value) {
            return true;
        }
        is_store && (self.is_decided_value(access) || self.is_loaded_value(access))
    }
    /// Whether `object` is fresh memory that holds `value` until the write `access`.
    fn is_initial_value(&mut self, access: Access, object: Value, value: Value) -> bool {
        let func = &*self.func;
        let holds = match object.as_inst().and_then(|i| facts::fresh_memory(func, i)) {
            Some(FreshMemory::Zero) => func.consts().is_zero(value),
            Some(FreshMemory::Undefined) => value.is_undef_or_poison(),
            None => return false,
        };
        holds && self.clobber_but_itself(access) == Some(Access::LIVE_ON_ENTRY)
    }
    /// What clobbers the location of write `access`, when that is not the write itself in an earlier iteration alone.
    fn clobber_but_itself(&mut self, access: Access) -> Option<Access> {
        let found = self.s.walker.clobber(self.func, &self.memssa, self.dom, access);
        if self.memssa.kind(found) != AccessKind::Phi {
            return Some(found);
        }
        // All paths into the phi: the write itself, phis, or one other definition.
        let inst = self.memssa.inst(access);
        let loc = Loc::written(self.func, inst)?;
        let mut only = None;
        let mut work = vec![found];
        let mut seen = vec![found];
        while let Some(phi) = work.pop() {
            let above: Vec<Access> = self.memssa.incoming(phi).map(|(_, above)| above).collect();
            for start in above {
                let at = match start {
                    _ if start == access => continue,
                    _ => self.s.walker.clobber_of_loc(self.func, &self.memssa, self.dom, start, &loc),
                };
                if at == access || seen.contains(&at) {
                    continue;
                }
                if seen.len() >= 16 {
                    return None;
                }
                if self.memssa.kind(at) == AccessKind::Phi {
                    seen.push(at);
                    work.push(at);
                } else if *only.get_or_insert(at) != at {
                    return None;
                }
            }
        }
        only
    }
    /// Whether a branch was taken because memory holds the value that the store `access` writes.
    fn is_decided_value(&mut self, access: Access) -> bool {
        let store = self.memssa.inst(access);
        let func = &*self.func;
        let (value, pointer) = (func.operand(store, 0), func.operand(store, 1));
        let Some(above) = self.dom.idom(func.block_of(store)).get() else { return false };
        let branch = func.terminator(above);
        if branch.is_none() || func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
            return false;
        }
        let (Some(yes), Some(no)) = (func.operand(branch, 1).as_block(), func.operand(branch, 2).as_block()) else {
            return false;
        };
        let Some(compare) = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp) else {
            return false;
        };
        if yes == no || !func.int_pred(compare).is_equality() {
            return false;
        }
        let is_load = |v: Value| v.as_inst().filter(|&i| func.op(i) == Opcode::Load && func.operand(i, 0) == pointer);
        let (left, right) = (func.operand(compare, 0), func.operand(compare, 1));
        let load = match (is_load(left), is_load(right)) {
            (Some(load), _) if right == value => load,
            (_, Some(load)) if left == value => load,
            _ => return false,
        };
        // Equal pointers may still be pointers into different objects.
        if !facts::is_unordered(func, load) || func.types().is_ptr(func.type_of(value)) && !func.consts().is_zero(value)
        {
            return false;
        }
        let holds = if func.int_pred(compare) == warpc_ir::IntPred::Eq { yes } else { no };
        if !self.dom.edge_dominates(func, above, holds, func.block_of(store)) {
            return false;
        }
        let Some(read) = self.memssa.access(load) else { return false };
        let clobber = self.clobber_but_itself(access);
        clobber.is_some_and(|at| self.memssa.dominates(self.func, self.dom, at, read))
    }
    /// Whether the store `access` writes back what was loaded from there.
    fn is_loaded_value(&mut self, access: Access) -> bool {
        let store = self.memssa.inst(access);
        let func = &*self.func;
        let Some(load) = func.operand(store, 0).as_inst().filter(|&i| func.op(i) == Opcode::Load) else { return false };
        if func.operand(load, 0) != func.operand(store, 1) || !facts::is_unordered(func, load) {
            return false;
        }
        let Some(read) = self.memssa.access(load) else { return false };
        let loaded = self.s.walker.clobber(self.func, &self.memssa, self.dom, read);
        if loaded == self.memssa.defining(access) {
            return true;
        }
        let stored = self.s.walker.clobber(self.func, &self.memssa, self.dom, access);
        if stored == loaded {
            return true;
        }
        // Phis that only lead to that definition, or back to the store.
        let mut list: smallvec::SmallVec<[Access; 8]> = smallvec::smallvec![access, stored];
        let mut at = 1;
        while let Some(&now) = list.get(at) {
            at += 1;
            if self.memssa.kind(now) == AccessKind::Phi {
                for (_, incoming) in self.memssa.incoming(now) {
                    if !list.contains(&incoming) {
                        list.push(incoming);
                    }
                }
                if list.len() > self.limits.scan {
                    return false;
                }
            } else if now != loaded {
                return false;
            }
        }
        true
    }

    /// Erases stores of what the write above them stored already: an equal write, or a fill.
    pub(super) fn erase_redundant(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.s.writes.len() {
            let access = self.s.writes[at];
            if self.memssa.kind(access) == AccessKind::Dead {
                continue;
            }
            let inst = self.memssa.inst(access);
            let Some(loc) = Loc::written(self.func, inst).filter(|_| is_removable(self.func, inst)) else { continue };
            // A nearest definition that was erased since says nothing.
            let nearest = self.s.nearest[access.index()];
            let upper = match nearest.get() {
                Some(a) if self.memssa.kind(a) == AccessKind::Def => a,
                _ => self.memssa.defining(access),
            };
            if self.memssa.kind(upper) != AccessKind::Def || !self.repeats(inst, &loc, self.memssa.inst(upper)) {
                continue;
            }
            if !self.reads(inst, &loc) {
                self.erase(inst);
                changed = true;
            }
        }
        changed
    }
    /// Whether `inst`, which writes `loc`, writes only what `upper`, the nearest write above it, has written there.
    fn repeats(&mut self, inst: Inst, loc: &Loc, upper: Inst) -> bool {
        if is_identical(self.func, inst, upper) {
            return true;
        }
        let func = &*self.func;
        if func.op(inst) != Opcode::Store
            || !matches!(facts::intrinsic(func, upper), Some(id::MEMSET | id::MEMSET_INLINE))
        {
            return false;
        }
        let same = byte_of(func, func.operand(inst, 0))
            .is_some_and(|byte| byte != Byte::Undef && byte == Byte::of_i8(func, func.operand(upper, 1)));
        let Some(filled) = Loc::written(func, upper).filter(|_| same) else { return false };
        self.overwrite(upper, inst, &filled, loc) == Overwrite::Complete
    }

    /// Erases writes to objects that are gone after the return, when nothing reads them.
    pub(super) fn erase_at_end(&mut self) -> bool {
        let mut changed = false;
        loop {
            let mut again = false;
            for at in (0..self.s.writes.len()).rev() {
                let access = self.s.writes[at];
                if self.memssa.kind(access) == AccessKind::Dead {
                    continue;
                }
                let inst = self.memssa.inst(access);
                let Some(loc) = Loc::written(self.func, inst).filter(|_| is_removable(self.func, inst)) else {
                    continue;
                };
                let object = object_of(self.func, loc.ptr);
                if self.s.objects.is_gone_after_return(self.func, object) && self.is_unread_until_end(access, &loc) {
                    // The object whose address was stored may not escape any more.
                    again |= self.func.op(inst) == Opcode::Store
                        && self.func.types().is_ptr(self.func.type_of(self.func.operand(inst, 0)));
                    self.erase(inst);
                    changed = true;
                }
            }
            if !again {
                return changed;
            }
        }
    }
    fn is_unread_until_end(&mut self, write: Access, loc: &Loc) -> bool {
        let mut reached = std::mem::take(&mut self.s.search.reached);
        reached.begin(self.memssa.len());
        let unread = self.nothing_reads(write, loc, &mut reached);
        self.s.search.reached = reached;
        unread
    }
    fn nothing_reads(&mut self, write: Access, loc: &Loc, reached: &mut super::OnceList) -> bool {
        let limit = self.limits.scan;
        let mut at = 0;
        let mut next = Some(write);
        while let Some(access) = next {
            self.s.users.visit(&self.memssa, access, |user| {
                reached.push(user);
                reached.list.len() < limit
            });
            next = None;
            while next.is_none() {
                if reached.list.len() >= limit {
                    return false;
                }
                let Some(&user) = reached.list.get(at) else { return true };
                at += 1;
                if self.memssa.kind(user) == AccessKind::Phi {
                    if !self.s.objects.is_loop_invariant(self.func, self.loops, loc.ptr) {
                        return false;
                    }
                    next = Some(user);
                    continue;
                }
                if self.reads(self.memssa.inst(user), loc) {
                    return false;
                }
                if self.memssa.kind(user) == AccessKind::Def {
                    next = Some(user);
                }
            }
        }
        true
    }
}

/// Whether the two do the same to memory: one opcode, equal operands, flags, alignment and ordering.
fn is_identical(func: &Func<'_>, one: Inst, other: Inst) -> bool {
    let op = func.op(one);
    if op != func.op(other)
        || func.num_operands(one) != func.num_operands(other)
        || !func.operands(one).eq(func.operands(other))
    {
        return false;
    }
    match op {
        Opcode::Store => {
            use warpc_ir::opcode::flags::VOLATILE;
            func.aux(one) == func.aux(other) && func.flags(one) & VOLATILE == func.flags(other) & VOLATILE
        }
        Opcode::Call => {
            let (x, y) = (func.call(one), func.call(other));
            x.cc == y.cc && x.fn_ty == y.fn_ty && x.bundles.is_empty() && y.bundles.is_empty()
        }
        _ => false,
    }
}
