//! Copies and fills of any length: what is known of their arguments, copies from and to constant memory.

use super::Combiner;
use smallvec::SmallVec;
use warpc_analysis::alias::may_be_written;
use warpc_analysis::facts;
use warpc_ir::Value;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};

/// Steps from an address to its object.
const MAX_LOOKUP: u32 = 6;
/// Address space of constant memory.
const CONSTANT_SPACE: u32 = 4;

/// `memcpy`, `memmove` or `memset` that is not volatile, as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct AnyMemoryCall {
    pub inst: Inst,
    pub which: IntrinsicId,
    pub dst: Value,
    pub src: Value,
    pub len: Value,
}

impl AnyMemoryCall {
    /// How many of the first arguments are addresses.
    fn addresses(self) -> usize {
        if matches!(self.which, id::MEMSET | id::MEMSET_INLINE) { 1 } else { 2 }
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of copies and fills of any length, in order.
        pub(super) fn any_memory_call_rules(&mut self, call: AnyMemoryCall) -> Option<Value> {
            fill_with_undef,
            move_from_constant_memory,
            write_to_constant_memory,
            addresses_of_known_alignment,
            addresses_of_accessed_bytes,
        }
    }

    /// Whether `ptr` is an address in constant memory or in a constant variable.
    fn is_in_constant_memory(&self, ptr: Value) -> bool {
        let object = facts::underlying_object(self.f, ptr, MAX_LOOKUP);
        let is_constant_space = self.f.types().addrspace(self.f.type_of(ptr)) == Some(CONSTANT_SPACE);
        (object.as_global().is_some() || is_constant_space) && !may_be_written(self.f, object)
    }

    /// `memset(p, undef, n) -> nothing`. Always: memory may stay as it is.
    fn fill_with_undef(&mut self, call: AnyMemoryCall) -> Option<Value> {
        if call.which != id::MEMSET || !call.src.is_undef_or_poison() {
            return None;
        }
        self.erase(call.inst);
        Some(Value::inst(call.inst))
    }

    /// `memmove(p, @constant, n) -> memcpy(p, @constant, n)`. If the source is constant memory: what is written does not overlap it.
    fn move_from_constant_memory(&mut self, call: AnyMemoryCall) -> Option<Value> {
        if call.which != id::MEMMOVE || !self.is_in_constant_memory(call.src) {
            return None;
        }
        let types = [self.f.type_of(call.dst), self.f.type_of(call.src), self.f.type_of(call.len)];
        let args: SmallVec<[Value; 4]> = self.f.operands(call.inst).take(4).collect();
        let copy = self.intrinsic_with(id::MEMCPY, &types, &args, 0)?.as_inst()?;
        let old = self.f.call(call.inst).clone();
        let mut row = self.f.call(copy).clone();
        (row.attrs, row.tail) = (old.attrs, old.tail);
        self.f.set_call(copy, row);
        self.f.copy_attachments(copy, call.inst);
        self.erase(call.inst);
        Some(Value::inst(call.inst))
    }

    /// `memcpy(@constant, q, n) -> nothing`, and so for `memmove` and `memset`. If the destination is constant memory: `n` can only be 0.
    fn write_to_constant_memory(&mut self, call: AnyMemoryCall) -> Option<Value> {
        if !self.is_in_constant_memory(call.dst) {
            return None;
        }
        self.erase(call.inst);
        Some(Value::inst(call.inst))
    }

    /// `memcpy(p, q, n) -> memcpy(align 16 p, align 4 q, n)`, and so for `memmove` and `memset`. If the addresses are known to be aligned
    /// more than the call says; of nothing known it says 1.
    fn addresses_of_known_alignment(&mut self, call: AnyMemoryCall) -> Option<Value> {
        let mut found: SmallVec<[(usize, AttrKind, u64); 2]> = SmallVec::new();
        for at in 0..call.addresses() {
            let said = facts::call_arg_int(self.f, call.inst, at, AttrKind::Align).unwrap_or(0);
            let known = self.values().pointer_alignment(self.f.operand(call.inst, at)).min(1 << 32);
            if known > said {
                found.push((at, AttrKind::Align, known));
            }
        }
        self.say_of_arguments(call.inst, &found)
    }

    /// `memcpy(p, q, 16) -> memcpy(noundef nonnull dereferenceable(16) p, ...)`, and so for `memmove` and `memset`. If the length is
    /// not 0; null is never accessed in address space 0.
    fn addresses_of_accessed_bytes(&mut self, call: AnyMemoryCall) -> Option<Value> {
        let places = [0, 1];
        self.say_accessed_for_size(call.inst, &places[..call.addresses()], call.len)
    }

    /// Adds attributes to arguments of call `inst`: number of the argument, attribute, and its number if it has one.
    pub(super) fn say_of_arguments(&mut self, inst: Inst, found: &[(usize, AttrKind, u64)]) -> Option<Value> {
        if found.is_empty() {
            return None;
        }
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut params = row.params.into_vec();
        for &(at, kind, number) in found {
            if params.len() <= at {
                params.resize(at + 1, AttrSet::EMPTY);
            }
            let mut set = self.f.attrs().set(params[at]).to_vec();
            set.retain(|attr| attr.kind() != Some(kind));
            // An address that is not null has no use for what holds of others only.
            if kind == AttrKind::DereferenceableOrNull {
                params[at] = self.f.intern_attr_set(set);
                continue;
            }
            let has_number = matches!(kind, AttrKind::Align | AttrKind::Dereferenceable);
            set.push(if has_number { Attr::Int(kind, number) } else { Attr::Flag(kind) });
            params[at] = self.f.intern_attr_set(set);
        }
        self.set_call_attributes(inst, row.func, row.ret, params)
    }
}
