//! `load`, `store` and `alloca`: alignment that is known, values that are at hand, memory that nobody reads.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Aux, MemInfo, Opcode, Value};

/// Instructions looked at before a memory access.
const SCAN: usize = 6;
/// Users of a stack slot that are looked at.
const MAX_USERS: usize = 16;

impl Combiner<'_, '_> {
    /// Raises the alignment of access `i` to what is known of its address.
    fn raise_alignment(&mut self, i: Inst, ptr: Value) -> bool {
        let mem = self.f.mem(i);
        let known = self.values().pointer_alignment(ptr).min(1 << 32);
        if known <= mem.align {
            return false;
        }
        let b = self.f.aux(i).b;
        self.f.set_aux(i, Aux { a: MemInfo { align: known, ..mem }.pack(), b });
        true
    }

    pub(super) fn load(&mut self, i: Inst) -> Option<Value> {
        let ptr = self.f.operand(i, 0);
        if facts::is_simple(self.f, i)
            && let Some(v) = self.available(i, ptr)
        {
            return Some(v);
        }
        // A choice between two addresses whose values are at hand is a choice between those.
        if let Some((c, x, y)) = p::select(self.f, ptr)
            && facts::is_simple(self.f, i)
            && let (Some(u), Some(w)) = (self.available(i, x), self.available(i, y))
        {
            return Some(self.select(c, u, w));
        }
        self.raise_alignment(i, ptr).then_some(Value::inst(i))
    }

    /// The value that a store or load shortly before left in memory.
    fn available(&mut self, i: Inst, ptr: Value) -> Option<Value> {
        let ty = self.f.ty(i);
        let mut at = self.f.prev(i);
        for _ in 0..SCAN {
            if at.is_none() {
                return None;
            }
            match self.f.op(at) {
                Opcode::Load if self.f.operand(at, 0) == ptr && self.f.ty(at) == ty && facts::is_simple(self.f, at) => {
                    // What the two loads promise of their results may differ: metadata of the first must hold for both.
                    let bare = self.f.attachments(at).next().is_none();
                    return bare.then(|| Value::inst(at));
                }
                Opcode::Store if facts::is_simple(self.f, at) && self.f.operand(at, 1) == ptr => {
                    let v = self.f.operand(at, 0);
                    return (self.f.type_of(v) == ty).then_some(v);
                }
                _ if facts::may_write(self.f, at) => return None,
                _ => {}
            }
            at = self.f.prev(at);
        }
        None
    }

    pub(super) fn store(&mut self, i: Inst) -> Option<Value> {
        let (v, ptr) = self.ops(i);
        if facts::is_simple(self.f, i) {
            // Storing anything at all is storing what is there; so is storing what was just loaded.
            if v.is_undef_or_poison() || self.is_just_loaded(i, v, ptr) {
                self.erase(i);
                return None;
            }
            if self.overwritten(i, ptr) {
                // What was between may go now, and lets an earlier store be seen.
                return Some(Value::inst(i));
            }
        }
        self.raise_alignment(i, ptr).then_some(Value::inst(i))
    }

    fn is_just_loaded(&self, i: Inst, v: Value, ptr: Value) -> bool {
        let Some(l) = v.as_inst() else { return false };
        if self.f.op(l) != Opcode::Load || self.f.operand(l, 0) != ptr || !facts::is_simple(self.f, l) {
            return false;
        }
        let mut at = self.f.prev(i);
        for _ in 0..SCAN {
            if at.is_none() {
                return false;
            }
            if at == l {
                return true;
            }
            if facts::may_write(self.f, at) {
                return false;
            }
            at = self.f.prev(at);
        }
        false
    }

    /// Erases a store shortly before that `i` overwrites and nothing reads.
    fn overwritten(&mut self, i: Inst, ptr: Value) -> bool {
        let size = |s: &Self, k: Inst| s.f.layout().fixed_store_size(s.f.types(), s.f.type_of(s.f.operand(k, 0)));
        let mut at = self.f.prev(i);
        for _ in 0..SCAN {
            if at.is_none() {
                return false;
            }
            let prev = self.f.prev(at);
            if self.f.op(at) == Opcode::Store && facts::is_simple(self.f, at) && self.f.operand(at, 1) == ptr {
                // Of two sizes that are not known the types must be the same.
                let covered = match (size(self, at), size(self, i)) {
                    (Some(first), Some(second)) => first <= second,
                    _ => self.f.type_of(self.f.operand(at, 0)) == self.f.type_of(self.f.operand(i, 0)),
                };
                if covered {
                    self.erase(at);
                }
                return covered;
            }
            if facts::may_read(self.f, at)
                || facts::may_write(self.f, at)
                || facts::may_throw(self.f, at)
                || !facts::will_return(self.f, at)
            {
                return false;
            }
            at = prev;
        }
        false
    }

    /// A stack slot that is written and never read goes, with what writes it.
    pub(super) fn alloca(&mut self, i: Inst) -> Option<Value> {
        let mut users: SmallVec<[Inst; MAX_USERS]> = SmallVec::new();
        let mut at = 0;
        let mut from = i;
        loop {
            for u in self.f.uses(Value::inst(from)) {
                let user = self.f.user(u);
                let writes = match self.f.op(user) {
                    Opcode::GetElementPtr | Opcode::AddrSpaceCast => self.f.operand(user, 0) == Value::inst(from),
                    Opcode::Store => facts::is_simple(self.f, user) && self.f.operand(user, 0) != Value::inst(from),
                    Opcode::Call => match facts::intrinsic(self.f, user) {
                        Some(id::LIFETIME_START | id::LIFETIME_END) => true,
                        Some(id::MEMSET | id::MEMCPY | id::MEMMOVE) => {
                            self.f.operand(user, 0) == Value::inst(from)
                                && self.f.operand(user, 1) != Value::inst(from)
                                && p::is_zero(self.f, self.f.operand(user, 3))
                        }
                        _ => false,
                    },
                    _ => false,
                };
                if !writes || users.len() == MAX_USERS {
                    return None;
                }
                users.push(user);
            }
            // Addresses computed from it are searched the same way.
            while at < users.len() && self.f.ty(users[at]) == Type::VOID {
                at += 1;
            }
            if at == users.len() {
                break;
            }
            from = users[at];
            at += 1;
        }
        for user in users.into_iter().rev() {
            if !self.f.is_dead(user) {
                self.erase(user);
            }
        }
        self.erase(i);
        None
    }
}
