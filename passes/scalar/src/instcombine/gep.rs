//! `getelementptr`: indices in the width of the address space, constant offsets in bytes, chains merged. What makes one step of
//! each index is in `gep_steps.rs`.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts::underlying_object;
use warpc_analysis::known_bits::object_size;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, Value, ValueKind};

pub(super) const NO_WRAP: u16 = flags::INBOUNDS | flags::NUSW | flags::NUW;

/// Steps of a chain of addresses that are looked at.
pub(super) const MAX_CHAIN: usize = 8;

/// `getelementptr elem, base, indices` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct Address {
    pub inst: Inst,
    pub ty: Type,
    pub base: Value,
    /// Type that the indices step through.
    pub elem: Type,
    /// What it promises of wrapping.
    pub flags: u16,
    /// Integer of the width of the address space's indices.
    pub index_ty: Type,
    /// Number of indices.
    pub indices: usize,
    /// The offset in bytes if all indices are constants.
    pub offset: Option<i64>,
}

impl Address {
    /// Whether the address is `base` plus a number of bytes.
    pub(super) fn is_in_bytes(self) -> bool {
        self.elem == Type::I8 && self.indices == 1
    }
}

impl Combiner<'_, '_> {
    /// `load (gep object, i) -> load object`, and so for stores. If the object, a stack slot or a variable of this module, is no larger than
    /// what is accessed: elsewhere the access would leave it. The object may be seen through a cast to the generic address space, which stays.
    pub(super) fn access_of_whole_object(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        p::inst(self.f, ptr, Opcode::GetElementPtr)?;
        let mut base = ptr;
        for _ in 0..MAX_CHAIN {
            let Some(step) = p::inst(self.f, base, Opcode::GetElementPtr) else { break };
            base = self.f.operand(step, 0);
        }
        let object = underlying_object(self.f, base, MAX_CHAIN as u32);
        let is_own = match object.kind() {
            ValueKind::Inst(def) => self.f.op(def) == Opcode::Alloca,
            ValueKind::Global(global) => {
                let sym = &self.f.ctx().globals.sym[global.index()];
                !sym.is_declaration() && !sym.linkage.is_interposable()
            }
            _ => false,
        };
        let (at, accessed) = match self.f.op(inst) {
            Opcode::Store => (1, self.f.type_of(self.f.operand(inst, 0))),
            _ => (0, self.f.ty(inst)),
        };
        let (types, layout) = (self.f.types(), self.f.layout());
        let is_whole = is_own
            && self.is_first_byte_of(base, object)
            && self.f.type_of(base) == self.f.type_of(ptr)
            && layout.has_fixed_size(types, accessed)
            && object_size(self.f, object).is_some_and(|size| size > 0 && size <= layout.store_size(types, accessed));
        is_whole.then(|| {
            self.set(inst, at, base);
            Value::inst(inst)
        })
    }

    /// Whether `base` is `object` itself, or a cast of it to another address space: nothing is added in between.
    fn is_first_byte_of(&self, base: Value, object: Value) -> bool {
        base == object
            || p::inst(self.f, base, Opcode::AddrSpaceCast).is_some_and(|cast| self.f.operand(cast, 0) == object)
    }

    /// Rules of `getelementptr`.
    pub(super) fn gep(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        let space = self.f.types().addrspace(self.f.types().scalar(ty))?;
        let index_ty = match self.f.layout().index_bits(space) {
            32 => Type::I32,
            64 => Type::I64,
            _ => return None,
        };
        let base = self.f.operand(inst, 0);
        let elem = Type(self.f.aux(inst).a);
        let indices = self.gep_indices(inst);
        let offset = self.f.folder().gep_offset(elem, &indices);
        let flags = self.f.flags(inst) & NO_WRAP;
        let address = Address { inst, ty, base, elem, flags, index_ty, indices: indices.len(), offset };
        match offset {
            None => self.gep_rules(address),
            // A vector of addresses of one base keeps its form.
            Some(_) if self.f.type_of(base) != ty => None,
            Some(_) => self.constant_gep_rules(address),
        }
    }

    rules! {
        /// Rules of an address with a constant offset, in order.
        fn constant_gep_rules(&mut self, address: Address) -> Option<Value> {
            gep_of_constants_together,
            gep_in_bytes,
            gep_within_object,
            gep_forward_does_not_wrap,
            gep_indices_of_index_width,
            gep_constants_around_steps,
        }
    }
    rules! {
        /// Rules of an address with an offset that is no constant, in order.
        fn gep_rules(&mut self, address: Address) -> Option<Value> {
            gep_indices_of_index_width,
            gep_by_multiple,
            gep_of_constants_and_step,
            gep_without_leading_zero,
            gep_without_trailing_zeros,
            gep_in_two_steps,
            gep_of_sum,
            gep_of_extended_sum,
            gep_by_exact_quotient,
            gep_forward_does_not_wrap,
        }
    }

    pub(super) fn gep_indices(&self, inst: Inst) -> SmallVec<[Value; 8]> {
        (1..self.f.num_operands(inst)).map(|at| self.f.operand(inst, at)).collect()
    }
    /// The address `offset` bytes behind `base`.
    pub(super) fn bytes_behind(&mut self, address: Address, base: Value, offset: i64, fl: u16) -> Value {
        let bytes = self.int(address.index_ty, offset as u64 as u128);
        let v = Builder::before(self.f, self.at).gep(Type::I8, base, &[bytes], address.ty, fl);
        self.queue_new(v)
    }

    /// `gep (gep i8 p, K), C -> gep i8 p, K + C'`, where `C'` is `C` in bytes. If `K` and `C` are constants; what both promise
    /// of wrapping stays, unless the sum wraps.
    fn gep_of_constants_together(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset?;
        let inner = p::inst(self.f, address.base, Opcode::GetElementPtr)?;
        let root = self.f.operand(inner, 0);
        let in_bytes = Type(self.f.aux(inner).a) == Type::I8 && self.f.num_operands(inner) == 2;
        if !in_bytes || self.f.type_of(root) != address.ty {
            return None;
        }
        let first = p::int(self.f, self.f.operand(inner, 1))?.signed() as i64;
        let keep = match first.checked_add(offset) {
            Some(_) => warpc_ir::fold::merge_gep_flags(address.flags, self.f.flags(inner) & NO_WRAP),
            None => 0,
        };
        Some(self.bytes_behind(address, root, first.wrapping_add(offset), keep))
    }

    /// `gep i32 p, C -> gep i8 p, 4 * C`, and so for all element types and constant indices. If it is not in bytes yet; it gets
    /// `nuw` if it does not wrap as a signed sum and goes forward.
    fn gep_in_bytes(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset.filter(|_| !address.is_in_bytes())?;
        let forward = address.flags & (flags::INBOUNDS | flags::NUSW) != 0 && offset >= 0;
        let keep = if forward { address.flags | flags::NUW } else { address.flags };
        Some(self.bytes_behind(address, address.base, offset, keep))
    }

    /// `gep nusw p, i -> gep nusw nuw p, i`, and so for `inbounds`. If no index is negative.
    fn gep_forward_does_not_wrap(&mut self, address: Address) -> Option<Value> {
        let signed = address.flags & (flags::INBOUNDS | flags::NUSW) != 0;
        if !signed || address.flags & flags::NUW != 0 {
            return None;
        }
        if !self.gep_indices(address.inst).iter().all(|&index| self.non_negative(index)) {
            return None;
        }
        let all = self.f.flags(address.inst) | flags::NUW;
        self.f.set_flags(address.inst, all);
        Some(Value::inst(address.inst))
    }

    /// `gep i8 p, C -> gep inbounds i8 p, C`. If `p` is in an object of known size that is never null, and `C` bytes further still
    /// is, or right behind it.
    fn gep_within_object(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset.filter(|_| address.flags & flags::INBOUNDS == 0)?;
        let (base, before) = self.inbounds_offset(address.base);
        let size = self.bytes_of_object(base)?;
        let end = before.checked_add(offset).and_then(|end| u64::try_from(end).ok())?;
        if end > size {
            return None;
        }
        let all = self.f.flags(address.inst) | flags::INBOUNDS;
        self.f.set_flags(address.inst, all);
        Some(Value::inst(address.inst))
    }

    /// What `value` is a constant number of bytes behind, by steps that stay in bounds, and that number.
    fn inbounds_offset(&self, value: Value) -> (Value, i64) {
        let (mut at, mut offset) = (value, 0i64);
        for _ in 0..MAX_CHAIN {
            let Some(step) = p::inst(self.f, at, Opcode::GetElementPtr) else { break };
            let in_bytes = Type(self.f.aux(step).a) == Type::I8 && self.f.num_operands(step) == 2;
            let bytes = p::int(self.f, self.f.operand(step, self.f.num_operands(step) - 1));
            let (Some(bytes), true) = (bytes, in_bytes && self.f.flags(step) & flags::INBOUNDS != 0) else { break };
            let Some(sum) = offset.checked_add(bytes.signed() as i64) else { break };
            (at, offset) = (self.f.operand(step, 0), sum);
        }
        (at, offset)
    }

    /// Bytes of the object that `base` is the start of, if it is not null.
    fn bytes_of_object(&self, base: Value) -> Option<u64> {
        if self.f.types().addrspace(self.f.type_of(base)) != Some(0) {
            return None;
        }
        if let Some(call) = p::inst(self.f, base, Opcode::Call) {
            let attrs = self.f.attrs();
            let ret = attrs.list(self.f.call(call).attrs).ret;
            let or_null = attrs.int(ret, AttrKind::DereferenceableOrNull).filter(|_| attrs.has(ret, AttrKind::NonNull));
            return attrs.int(ret, AttrKind::Dereferenceable).or(or_null);
        }
        object_size(self.f, base)
    }

    /// `gep p, i32 i -> gep p, sext(i)`, `gep p, i128 i -> gep p, trunc(i)`. If the index has another width than the address space
    /// and is no field of a struct; what the address promises of wrapping the conversion says too.
    fn gep_indices_of_index_width(&mut self, address: Address) -> Option<Value> {
        let mut stepped = address.elem;
        let mut changed = false;
        for at in 1..=address.indices {
            let index = self.f.operand(address.inst, at);
            let mut is_field = false;
            // The first index steps over whole elements, the others into them.
            if at > 1 {
                is_field = self.is_struct(stepped);
                stepped = self.type_inside(stepped, index);
            }
            if is_field {
                continue;
            }
            let resized = self.index_of_width(address, index);
            if resized != index {
                self.set(address.inst, at, resized);
                changed = true;
            }
        }
        changed.then_some(Value::inst(address.inst))
    }

    /// `index` in the width of the address space.
    fn index_of_width(&mut self, address: Address, index: Value) -> Value {
        let ty = self.f.type_of(index);
        let wanted = self.with_lanes_of(ty, address.index_ty);
        let (from, to) = (p::width(self.f, index), self.f.types().int_bits(address.index_ty).unwrap_or(0));
        let signed = address.flags & (flags::INBOUNDS | flags::NUSW) != 0;
        let unsigned = address.flags & flags::NUW != 0;
        if ty == wanted {
            index
        } else if from > to {
            let keep = (if signed { flags::NSW } else { 0 }) | (if unsigned { flags::NUW } else { 0 });
            self.cast(Opcode::Trunc, keep, index, wanted)
        } else if signed && unsigned {
            self.cast(Opcode::ZExt, flags::NNEG, index, wanted)
        } else {
            self.cast(Opcode::SExt, 0, index, wanted)
        }
    }
}
