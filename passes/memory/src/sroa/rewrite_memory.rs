//! Rewriting of fills and copies.

use super::choose::Mode;
use super::metadata;
use super::rewrite::{Part, Rewriter};
use super::state::State;
use super::values::*;
use smallvec::SmallVec;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{FuncMut, Value, flags};

impl Rewriter {
    /// `memset`: a store of the byte in all bytes of the value, where the alloca is one.
    pub(super) fn fill(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let inst = part.inst;
        let (old_ptr, byte) = (func.operand(inst, 0), func.operand(inst, 1));
        let ptr_ty = func.type_of(old_ptr);
        let Some(length) = func.consts().as_int(func.operand(inst, 2)) else {
            let new = self.address(func, part, ptr_ty);
            func.set_operand(inst, 0, new);
            self.edited |= new != old_ptr;
            self.edited |= set_alignment(func, inst, 0, self.part_align(part));
            state.drop_if_unused(func, old_ptr);
            return false;
        };
        state.dead.push(inst);
        let volatile = func.consts().as_int(func.operand(inst, 3)) != Some(0);
        let scalar = func.types().scalar(self.ty);
        if !self.fills_value(func, part, length, scalar) {
            let to = self.address(func, part, ptr_ty);
            let length_ty = func.type_of(func.operand(inst, 2));
            let size = length_of(func, length_ty, part.size());
            let volatile = func.operand(inst, 3);
            let Some(call) = memory_call(func, part, id::MEMSET, &[ptr_ty, length_ty], &[to, byte, size, volatile])
            else {
                return false;
            };
            set_alignment(func, call, 0, self.part_align(part));
            metadata::copy_alias_facts(func, Value::inst(call), inst, part.offset());
            return false;
        }
        let spot = &part.spot;
        let scalar_bytes = func.layout().size_in_bits(func.types(), scalar) / 8;
        let value = match self.mode {
            Mode::Lanes => {
                let (first, end) = self.lanes(part);
                let splat = splat_byte(func, spot, byte, self.unit.1);
                let mut splat = convert(func, spot, splat, self.unit.0);
                if end - first > 1 {
                    splat = splat_lanes(func, spot, splat, end - first);
                }
                let old = self.load_whole(func, part, "oldload");
                insert_lanes(func, spot, old, splat, first)
            }
            Mode::Bits => {
                let splat = splat_byte(func, spot, byte, part.size());
                let old = self.load_whole(func, part, "oldload");
                let old = convert(func, spot, old, self.unit.0);
                let value = insert_bits(func, spot, old, splat, part.from - self.begin);
                convert(func, spot, value, self.ty)
            }
            Mode::Memory => {
                let mut splat = splat_byte(func, spot, byte, scalar_bytes);
                if let Some((count, _, _)) = func.types().vector(self.ty) {
                    splat = splat_lanes(func, spot, splat, count);
                }
                convert(func, spot, splat, self.ty)
            }
        };
        let ptr = self.whole_address(func, part, ptr_ty, volatile);
        let fl = if volatile { flags::VOLATILE } else { 0 };
        let new = part.spot.build(func).store(value, ptr, self.align, fl);
        metadata::copy_loop_facts(func, Value::inst(new), inst);
        metadata::copy_alias_facts(func, Value::inst(new), inst, part.offset());
        !volatile
    }

    /// Whether a fill is the store of a value: a part of lanes or bits, or all of an alloca whose integers the target has.
    fn fills_value(&self, func: &mut FuncMut<'_>, part: &Part, length: u64, scalar: Type) -> bool {
        if self.mode != Mode::Memory {
            return true;
        }
        let Ok(count) = u32::try_from(length) else { return false };
        if part.slice.begin > self.begin || part.slice.end < self.end || !single_value(func, self.ty) {
            return false;
        }
        let bytes = func.vector_type(count, Type::I8);
        let bits = func.layout().size_in_bits(func.types(), scalar);
        convertible(func, bytes, self.ty) && func.layout().is_native(bits as u32)
    }

    /// `memcpy` and `memmove`: a load and a store, where the alloca is one value.
    pub(super) fn copy(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let inst = part.inst;
        let mine = func.use_index(part.slice.usage);
        let old_ptr = func.use_value(part.slice.usage);
        if !part.slice.splittable {
            // Both ends may lie in the alloca, or the length is not known: the call stays.
            let ptr_ty = func.type_of(old_ptr);
            let new = self.address(func, part, ptr_ty);
            func.set_operand(inst, mine, new);
            self.edited |= new != old_ptr;
            self.edited |= set_alignment(func, inst, mine, self.part_align(part));
            state.drop_if_unused(func, old_ptr);
            return false;
        }
        let as_call = self.mode == Mode::Memory && !self.copies_value(func, part);
        if as_call && self.old == self.new {
            if part.to != part.slice.end {
                let ty = func.type_of(func.operand(inst, 2));
                let length = length_of(func, ty, part.size());
                func.set_operand(inst, 2, length);
            }
            return false;
        }
        state.dead.push(inst);
        let other = func.operand(inst, 1 - mine);
        if let Some(root) = root_alloca(func, other) {
            state.allocas.insert(root);
        }
        if as_call {
            self.copy_by_call(func, part, mine, other);
            return false;
        }
        self.copy_value(func, part, mine, other)
    }

    /// Whether all of the new alloca is copied, as one value that fills it.
    fn copies_value(&self, func: &FuncMut<'_>, part: &Part) -> bool {
        let (types, layout) = (func.types(), func.layout());
        part.slice.begin <= self.begin
            && part.slice.end >= self.end
            && single_value(func, self.ty)
            && layout.store_size(types, self.ty) == part.size()
            && layout.size_in_bits(types, self.ty) == part.size() * 8
    }

    /// The address behind `other` that the part is copied from or to, and its alignment.
    fn other_end(&self, func: &mut FuncMut<'_>, part: &Part, mine: usize, other: Value) -> (Value, u64) {
        let align = common_align(alignment(func, part.inst, 1 - mine), part.offset());
        let ty = func.type_of(other);
        let mut spot = part.spot.clone();
        if let Some(names) = &func.side().names {
            spot.prefix = [&spot.prefix[..], names.get(other), b"."].concat();
        }
        (offset_pointer(func, &spot, other, part.offset(), ty), align)
    }

    fn copy_by_call(&self, func: &mut FuncMut<'_>, part: &Part, mine: usize, other: Value) {
        let inst = part.inst;
        let (other, other_align) = self.other_end(func, part, mine, other);
        let ptr_ty = func.type_of(func.operand(inst, mine));
        let ours = self.address(func, part, ptr_ty);
        let length_ty = func.type_of(func.operand(inst, 2));
        let length = length_of(func, length_ty, part.size());
        let volatile = func.operand(inst, 3);
        let (to, from) = if mine == 0 { (ours, other) } else { (other, ours) };
        let types = [func.type_of(to), func.type_of(from), length_ty];
        // The other end does not lie in the alloca, so nothing overlaps.
        let inline = warpc_analysis::facts::intrinsic(func, inst) == Some(id::MEMCPY_INLINE);
        let which = if inline { id::MEMCPY_INLINE } else { id::MEMCPY };
        let Some(call) = memory_call(func, part, which, &types, &[to, from, length, volatile]) else { return };
        set_alignment(func, call, mine, self.part_align(part));
        set_alignment(func, call, 1 - mine, other_align);
        metadata::copy_alias_facts(func, Value::inst(call), inst, part.offset());
    }

    fn copy_value(&self, func: &mut FuncMut<'_>, part: &Part, mine: usize, other: Value) -> bool {
        let inst = part.inst;
        let to_alloca = mine == 0;
        let volatile = func.consts().as_int(func.operand(inst, 3)) != Some(0);
        let fl = if volatile { flags::VOLATILE } else { 0 };
        let whole = self.is_whole(part);
        let (first, end) = if self.mode == Mode::Lanes { self.lanes(part) } else { (0, 0) };
        let other_ty = match self.mode {
            Mode::Lanes if !whole => self.lanes_type(func, end - first),
            Mode::Bits if !whole => func.int_type((part.size() * 8) as u32),
            _ => self.ty,
        };
        let (other, other_align) = self.other_end(func, part, mine, other);
        let ptr_ty = func.type_of(func.operand(inst, mine));
        let ours = self.whole_address(func, part, ptr_ty, volatile);
        let spot = &part.spot;
        let my_align = self.part_align(part);
        let mut value = if self.mode != Mode::Memory && !whole && !to_alloca {
            let all = self.load_whole(func, part, "load");
            if self.mode == Mode::Lanes {
                extract_lanes(func, spot, all, first, end)
            } else {
                let all = convert(func, spot, all, self.unit.0);
                extract_bits(func, spot, all, other_ty, part.from - self.begin)
            }
        } else {
            let (ptr, align) = if to_alloca { (other, other_align) } else { (ours, my_align) };
            let load = spot.build(func).load(other_ty, ptr, align, fl);
            spot.name(func, load, "copyload");
            metadata::copy_loop_facts(func, load, inst);
            metadata::copy_alias_facts(func, load, inst, part.offset());
            load
        };
        if self.mode != Mode::Memory && !whole && to_alloca {
            let old = self.load_whole(func, part, "oldload");
            value = if self.mode == Mode::Lanes {
                insert_lanes(func, spot, old, value, first)
            } else {
                let old = convert(func, spot, old, self.unit.0);
                let all = insert_bits(func, spot, old, value, part.from - self.begin);
                convert(func, spot, all, self.ty)
            };
        }
        let (ptr, align) = if to_alloca { (ours, my_align) } else { (other, other_align) };
        let align = if to_alloca && !whole && self.mode != Mode::Memory { self.align } else { align };
        let store = spot.build(func).store(value, ptr, align, fl);
        metadata::copy_loop_facts(func, Value::inst(store), inst);
        metadata::copy_alias_facts(func, Value::inst(store), inst, part.offset());
        !volatile
    }
}

fn length_of(func: &mut FuncMut<'_>, ty: Type, length: u64) -> Value {
    let bits = func.types().int_bits(ty).unwrap_or(64);
    func.consts_mut().add_int(ty, bits, length)
}

fn memory_call(
    func: &mut FuncMut<'_>,
    part: &Part,
    which: IntrinsicId,
    types: &[Type],
    args: &[Value],
) -> Option<Inst> {
    part.spot.build(func).intrinsic(which, types, args, 0)?.as_inst()
}

/// Alignment of pointer argument `index` of a memory intrinsic.
fn alignment(func: &FuncMut<'_>, inst: Inst, index: usize) -> u64 {
    let attrs = func.attrs();
    let set = attrs.param(func.call(inst).attrs, index);
    attrs.int(set, AttrKind::Align).unwrap_or(1).max(1)
}

/// Makes `align` the alignment of pointer argument `index` of a memory intrinsic; whether it was another.
fn set_alignment(func: &mut FuncMut<'_>, inst: Inst, index: usize, align: u64) -> bool {
    let attrs = func.attrs();
    if attrs.int(attrs.param(func.call(inst).attrs, index), AttrKind::Align) == Some(align) {
        return false;
    }
    let mut row = func.call(inst).clone();
    let list = func.attrs().list(row.attrs).clone();
    let mut params: Vec<AttrSet> = list.params.to_vec();
    params.resize((index + 1).max(params.len()), AttrSet::EMPTY);
    let mut set: SmallVec<[Attr; 4]> = func.attrs().set(params[index]).iter().cloned().collect();
    set.retain(|attr| attr.kind() != Some(AttrKind::Align));
    set.push(Attr::Int(AttrKind::Align, align));
    params[index] = func.intern_attr_set(set.into_vec());
    row.attrs = func.intern_attrs(list.func, list.ret, params);
    func.set_call(inst, row);
    true
}
