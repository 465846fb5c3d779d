//! `call f(slot); memcpy(dest, slot)` -> `call f(dest)`, and the same with a load and a store for the copy.
//!
//! The slot must be a whole alloca that only the call and the copy know; the destination must be memory that may be written early:
//! it exists when the call is made, nothing between call and copy may access it, the call itself does not, and no caller sees it
//! after the call unwound.

use super::{Side, State, Visit, is_copy, side, slot_alignment};
use warpc_analysis::alias::{Loc, Size};
use warpc_analysis::escape::{UseOf, use_of};
use warpc_analysis::facts;
use warpc_analysis::known_bits::{is_dereferenceable, object_size};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value, ValueKind};

/// Whether a thread that may read all of `object` may also write it, without anybody noticing.
fn is_writable(func: &Func<'_>, object: Value) -> bool {
    match object.kind() {
        ValueKind::Inst(i) => {
            func.op(i) == Opcode::Alloca || func.op(i).is_call() && facts::call_ret_has(func, i, AttrKind::NoAlias)
        }
        ValueKind::Arg(n) => facts::arg_has(func, n, AttrKind::ByVal) || facts::arg_has(func, n, AttrKind::Writable),
        _ => false,
    }
}

impl State<'_, '_> {
    /// A load whose only use is a store: it may empty a slot that a call has filled.
    pub(super) fn store_of_load(&mut self, store: Inst) -> Visit {
        let func = &*self.func;
        let Some(load) = func.operand(store, 0).as_inst().filter(|&i| func.op(i) == Opcode::Load) else {
            return Visit::Kept;
        };
        if !facts::is_simple(func, load)
            || !func.has_one_use(Value::inst(load))
            || func.block_of(load) != func.block_of(store)
        {
            return Visit::Kept;
        }
        let (Some(bytes), Some(access), Some(loc)) = (
            func.layout().fixed_store_size(func.types(), func.ty(load)),
            self.memssa.access(load),
            Loc::of(func, load),
        ) else {
            return Visit::Kept;
        };
        if self.make_fills && self.func.types().is_aggregate(self.func.ty(load)) {
            return self.copy_aggregate(load, store, bytes);
        }
        let above = self.clobber_above(access, &loc);
        let Some(call) = self.writer(above).filter(|&i| self.func.op(i) == Opcode::Call) else { return Visit::Kept };
        if !self.call_slot(load, store, call, bytes) {
            return Visit::Kept;
        }
        let next = self.func.next(store);
        self.erase(store);
        self.erase(load);
        Visit::Changed(next)
    }
    /// Lets `call` write what `load` reads from a slot to where `store` puts it; of a copy the two are one. `bytes` are copied.
    pub(super) fn call_slot(&mut self, load: Inst, store: Inst, call: Inst, bytes: u64) -> bool {
        let func = &*self.func;
        let pointers = |inst: Inst, dest: bool| match func.op(inst) {
            Opcode::Load => func.operand(inst, 0),
            Opcode::Store => func.operand(inst, 1),
            _ => func.operand(inst, if dest { 0 } else { 1 }),
        };
        let (dest, source) = (pointers(store, true), pointers(load, false));
        let Some(slot) = source.as_inst().filter(|&i| func.op(i) == Opcode::Alloca) else { return false };
        let Some(size) = object_size(func, source).filter(|&n| n <= bytes) else { return false };
        if facts::intrinsic(func, call) == Some(id::LIFETIME_START)
            || func.block_of(call) != func.block_of(store)
            || func.type_of(dest) != func.type_of(source)
        {
            return false;
        }
        let dest_loc = if is_copy(func, store) { Some(side(func, store, Side::Dest)) } else { Loc::of(func, store) };
        let Some(dest_loc) = dest_loc else { return false };
        if self.accessed_between(&dest_loc, call, store) {
            return false;
        }
        let func = &*self.func;
        let object = facts::underlying_object(func, dest, 10);
        let align = if is_copy(func, store) {
            super::argument_alignment(func, store, 0).unwrap_or(1)
        } else {
            func.mem(store).align.min(func.mem(load).align)
        };
        let aligned = slot_alignment(func, slot) <= align;
        let dest_slot = dest.as_inst().filter(|&i| func.op(i) == Opcode::Alloca);
        if !is_writable(func, object)
            || !is_dereferenceable(func, dest, bytes)
            || self.is_seen_by_unwinding(dest, call, store)
            || !aligned && dest_slot.is_none()
            || !self.only_these_know(slot, call, load)
        {
            return false;
        }
        let func = &*self.func;
        let moved = match dest.as_inst() {
            Some(i) if !self.dom.dominates_inst(func, i, call) => {
                let constant =
                    func.op(i) == Opcode::GetElementPtr && func.operands(i).skip(1).all(|index| index.is_constant());
                let base = func.operand(i, 0);
                if !constant || base.as_inst().is_some_and(|b| !self.dom.dominates_inst(func, b, call)) {
                    return false;
                }
                Some(i)
            }
            _ => None,
        };
        // The call must not know the destination in another way.
        let early = Loc::new(dest, Size::Exact(size));
        if !self.alias().mod_ref(call, &early).is_none() {
            return false;
        }
        let arguments: smallvec::SmallVec<[usize; 4]> =
            (0..self.func.call(call).num_args as usize).filter(|&n| self.func.operand(call, n) == source).collect();
        if arguments.is_empty() {
            return false;
        }
        if let Some(address) = moved {
            self.func.move_before(address, call);
        }
        for n in arguments {
            self.func.set_operand(call, n, dest);
        }
        if let Some(dest_slot) = dest_slot.filter(|_| !aligned) {
            let align = slot_alignment(self.func, slot);
            self.raise_slot(dest_slot, align);
        }
        self.drop_access_metadata(call);
        // Another object is written, and passed on, from here on.
        self.s.walker.clear();
        self.s.aliases.clear();
        true
    }
    /// Whether `slot` is used by `call`, which does not keep it, `load` and marks of its lifetime alone.
    fn only_these_know(&self, slot: Inst, call: Inst, load: Inst) -> bool {
        let func = &*self.func;
        func.uses(Value::inst(slot)).all(|u| {
            let user = func.user(u);
            user == load
                || user == call && use_of(func, u, true) == UseOf::Captures(0)
                || matches!(facts::intrinsic(func, user), Some(id::LIFETIME_START | id::LIFETIME_END))
        })
    }
    /// Drops what the metadata of call `inst` says of its accesses, one of whose arguments is another pointer now.
    pub(super) fn drop_access_metadata(&mut self, inst: Inst) {
        if self.func.flags(inst) & warpc_ir::opcode::flags::HAS_MD == 0 {
            return;
        }
        let strings = &self.func.ctx().tables.strings;
        let rows: Vec<(Str, Md)> = self
            .func
            .attachments(inst)
            .filter(|row| !matches!(strings.get(row.kind), b"tbaa" | b"tbaa.struct" | b"alias.scope" | b"noalias"))
            .map(|row| (row.kind, row.node))
            .collect();
        self.func.write_attachments(inst, &rows);
    }
}
