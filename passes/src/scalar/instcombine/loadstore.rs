//! `load` and `store`: alignment that is known, values that are at hand.

use super::Combiner;
use warpc_engine::analysis::facts;
use warpc_engine::ids::*;
use warpc_engine::ir::{Aux, MemInfo, Opcode, Value};

/// Instructions looked at before a memory access.
const SCAN: usize = 6;

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
            self.overwritten(i, ptr);
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
    fn overwritten(&mut self, i: Inst, ptr: Value) {
        let size = |s: &Self, k: Inst| s.f.layout().store_size(s.f.types(), s.f.type_of(s.f.operand(k, 0)));
        let mut at = self.f.prev(i);
        for _ in 0..SCAN {
            if at.is_none() {
                return;
            }
            let prev = self.f.prev(at);
            if self.f.op(at) == Opcode::Store && facts::is_simple(self.f, at) && self.f.operand(at, 1) == ptr {
                if size(self, at) <= size(self, i) {
                    self.erase(at);
                }
                return;
            }
            if facts::may_read(self.f, at)
                || facts::may_write(self.f, at)
                || facts::may_throw(self.f, at)
                || !facts::will_return(self.f, at)
            {
                return;
            }
            at = prev;
        }
    }
}
