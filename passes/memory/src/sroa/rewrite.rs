//! Rewriting: accesses of the old alloca become accesses of the new one of a partition. Fills and copies are in `rewrite_memory.rs`.

use super::choose::Mode;
use super::metadata;
use super::partition::Partition;
use super::slices::{Slice, is_lifetime};
use super::state::State;
use super::values::*;
use smallvec::SmallVec;
use warpc_ir::body::MemInfo;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Aux, FuncMut, Opcode, Ordering, Value, flags};

/// Rewrites the slices of one partition.
pub struct Rewriter {
    /// The alloca that is split.
    pub old: Inst,
    /// The alloca of the partition; the old one if it stays.
    pub new: Inst,
    /// First byte of the partition in the old alloca.
    pub begin: u64,
    /// One past the last byte.
    pub end: u64,
    /// Type of the new alloca.
    pub ty: Type,
    /// Alignment of the new alloca.
    pub align: u64,
    /// How it is accessed.
    pub mode: Mode,
    /// Type of a lane and its bytes, or the integer as wide as the alloca.
    pub unit: (Type, u64),
    /// Phis of addresses into the new alloca.
    pub phis: Vec<Inst>,
    /// Selects of addresses into the new alloca.
    pub selects: Vec<Inst>,
    /// Whether an instruction was changed that stays; others are erased, which shows.
    pub edited: bool,
}

/// One slice, and the part of it that lies in the partition.
#[derive(Clone)]
pub struct Part {
    /// The slice.
    pub slice: Slice,
    /// Its instruction.
    pub inst: Inst,
    /// First byte of the part.
    pub from: u64,
    /// One past its last byte.
    pub to: u64,
    /// The part is not all of the slice.
    pub is_cut: bool,
    /// Where new instructions go.
    pub spot: Spot,
}

impl Part {
    /// Bytes of the part.
    pub fn size(&self) -> u64 {
        self.to - self.from
    }
    /// Where the part starts in the slice.
    pub fn offset(&self) -> u64 {
        self.from - self.slice.begin
    }
}

impl Rewriter {
    /// For `part` of alloca `old`, whose new alloca is `new`.
    pub fn new(func: &mut FuncMut<'_>, old: Inst, new: Inst, part: &Partition, mode: Mode) -> Rewriter {
        let ty = Type(func.aux(new).a);
        let bits = func.layout().size_in_bits(func.types(), ty);
        let unit = match (mode, func.types().vector(ty)) {
            (Mode::Lanes, Some((_, _, elem))) => (elem, func.layout().size_in_bits(func.types(), elem) / 8),
            (Mode::Bits, _) => (func.int_type(bits as u32), bits / 8),
            _ => (ty, 0),
        };
        let align = alloca_align(func, new);
        let (phis, selects) = (Vec::new(), Vec::new());
        Rewriter { old, new, begin: part.begin, end: part.end, ty, align, mode, unit, phis, selects, edited: false }
    }

    /// Rewrites what `slice` does to the partition. Whether the new alloca can still be promoted.
    pub fn visit(&mut self, func: &mut FuncMut<'_>, state: &mut State, slice: Slice) -> bool {
        let inst = func.user(slice.usage);
        let mut spot = Spot::before(func, inst);
        if let Some(names) = &func.side().names {
            let name = names.get(Value::inst(self.new));
            spot.prefix = [name, format!(".{}.", slice.begin).as_bytes()].concat();
        }
        let part = Part {
            slice,
            inst,
            from: slice.begin.max(self.begin),
            to: slice.end.min(self.end),
            is_cut: slice.begin < self.begin || slice.end > self.end,
            spot,
        };
        match func.op(inst) {
            Opcode::Load => self.load(func, state, &part),
            Opcode::Store => self.store(func, state, &part),
            Opcode::Phi => self.phi(func, state, &part),
            Opcode::Select => self.select(func, state, &part),
            _ => match warpc_analysis::facts::intrinsic(func, inst) {
                Some(id::MEMSET | id::MEMSET_INLINE) => self.fill(func, state, &part),
                Some(id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE) => self.copy(func, state, &part),
                _ => self.marker(func, state, &part),
            },
        }
    }

    /// The new alloca as a value.
    pub fn ptr(&self) -> Value {
        Value::inst(self.new)
    }
    /// Whether the part is all of the new alloca.
    pub fn is_whole(&self, part: &Part) -> bool {
        part.from == self.begin && part.to == self.end
    }
    /// The alignment of the part in the new alloca.
    pub fn part_align(&self, part: &Part) -> u64 {
        common_align(self.align, part.from - self.begin)
    }
    /// The address of the part in the new alloca, as a pointer of type `ty`.
    pub fn address(&self, func: &mut FuncMut<'_>, part: &Part, ty: Type) -> Value {
        let spot = Spot { prefix: self.address_prefix(func, part), ..part.spot.clone() };
        offset_pointer(func, &spot, self.ptr(), part.from - self.begin, ty)
    }
    /// What the name of the address of a part starts with: the new alloca, the offset, and the old address.
    fn address_prefix(&self, func: &FuncMut<'_>, part: &Part) -> Vec<u8> {
        let Some(names) = &func.side().names else { return Vec::new() };
        [&part.spot.prefix[..], names.get(func.use_value(part.slice.usage)), b"."].concat()
    }
    /// The new alloca as a pointer that a volatile access of address space `space` goes through: it stays in that space.
    pub fn whole_address(&self, func: &mut FuncMut<'_>, part: &Part, ty: Type, volatile: bool) -> Value {
        if !volatile || func.ty(self.new) == ty {
            return self.ptr();
        }
        part.spot.build(func).cast(Opcode::AddrSpaceCast, self.ptr(), ty, 0)
    }
    /// Lanes of the part: the first, and one past the last.
    pub fn lanes(&self, part: &Part) -> (u32, u32) {
        (((part.from - self.begin) / self.unit.1) as u32, ((part.to - self.begin) / self.unit.1) as u32)
    }
    /// Type of `count` lanes.
    pub fn lanes_type(&self, func: &mut FuncMut<'_>, count: u32) -> Type {
        if count == 1 { self.unit.0 } else { func.vector_type(count, self.unit.0) }
    }
    /// Loads all of the new alloca.
    pub fn load_whole(&self, func: &mut FuncMut<'_>, part: &Part, name: &str) -> Value {
        let value = part.spot.build(func).load(self.ty, self.ptr(), self.align, 0);
        part.spot.name(func, value, name)
    }
    /// Stores all of the new alloca.
    pub fn store_whole(&self, func: &mut FuncMut<'_>, part: &Part, value: Value) -> Inst {
        part.spot.build(func).store(value, self.ptr(), self.align, 0)
    }

    fn load(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let inst = part.inst;
        let (old_ptr, ty) = (func.operand(inst, 0), func.ty(inst));
        let volatile = func.flags(inst) & flags::VOLATILE;
        let target = if part.is_cut { func.int_type((part.size() * 8) as u32) } else { ty };
        let mut adjusted = false;
        let (wide, number) = (func.types().int_bits(target), func.types().int_bits(self.ty));
        let past_end = wide.is_some()
            && number.is_some()
            && func.layout().store_size(func.types(), target) > part.size()
            && volatile == 0;
        let value = if self.mode == Mode::Lanes {
            let whole = self.load_whole(func, part, "load");
            metadata::copy_loop_facts(func, whole, inst);
            let (first, end) = self.lanes(part);
            extract_lanes(func, &part.spot, whole, first, end)
        } else if self.mode == Mode::Bits && func.types().is_int(ty) {
            self.load_bits(func, part)
        } else if self.is_whole(part) && (convertible(func, self.ty, target) || past_end) {
            let ptr_ty = func.type_of(old_ptr);
            let ptr = self.whole_address(func, part, ptr_ty, volatile != 0);
            let new = part.spot.build(func).load(self.ty, ptr, self.align, volatile);
            self.name_load(func, part, new);
            keep_ordering(func, new, inst, volatile != 0);
            metadata::copy_load_facts(func, new, inst, part.offset());
            self.extend_past_end(func, part, new, target)
        } else {
            adjusted = true;
            let ptr_ty = func.type_of(old_ptr);
            let ptr = self.address(func, part, ptr_ty);
            let new = part.spot.build(func).load(target, ptr, self.part_align(part), volatile);
            self.name_load(func, part, new);
            keep_ordering(func, new, inst, volatile != 0);
            lower_align(func, new, self.part_align(part));
            metadata::copy_loop_facts(func, new, inst);
            metadata::copy_alias_facts(func, new, inst, part.offset());
            new
        };
        let value = convert(func, &part.spot, value, target);
        if part.is_cut {
            self.put_together(func, part, value);
        } else {
            func.replace_all_uses(Value::inst(inst), value);
        }
        state.dead.push(inst);
        state.drop_if_unused(func, old_ptr);
        volatile == 0 && !adjusted
    }

    fn name_load(&self, func: &mut FuncMut<'_>, part: &Part, value: Value) {
        if let Some(names) = &func.side().names {
            let name = [&part.spot.prefix[..], names.get(Value::inst(part.inst))].concat();
            func.set_name(value, &name);
        }
    }

    /// An integer that is loaded past the end of the alloca has any bits there.
    fn extend_past_end(&self, func: &mut FuncMut<'_>, part: &Part, value: Value, target: Type) -> Value {
        match (func.types().int_bits(self.ty), func.types().int_bits(target)) {
            (Some(bits), Some(wanted)) if bits < wanted => {
                let wide = cast(func, &part.spot, Opcode::ZExt, value, target);
                part.spot.name(func, wide, "load.ext");
                if !func.layout().big_endian {
                    return wide;
                }
                let by = func.consts_mut().add_wide_int(target, wanted, &[u64::from(wanted - bits)]);
                part.spot.build(func).binary(Opcode::Shl, wide, by, 0)
            }
            _ => value,
        }
    }

    fn load_bits(&self, func: &mut FuncMut<'_>, part: &Part) -> Value {
        let whole = self.load_whole(func, part, "load");
        let mut value = convert(func, &part.spot, whole, self.unit.0);
        if !self.is_whole(part) {
            let ty = func.int_type((part.size() * 8) as u32);
            value = extract_bits(func, &part.spot, value, ty, part.from - self.begin);
        }
        // Bytes past the end of the alloca may have any value.
        let ty = func.ty(part.inst);
        if !part.is_cut && func.types().int_bits(ty).map(u64::from) > Some(part.size() * 8) {
            value = cast(func, &part.spot, Opcode::ZExt, value, ty);
        }
        value
    }

    /// Puts `value` in the place of the part in what the load gives: the users of the load use that, and it the load.
    fn put_together(&self, func: &mut FuncMut<'_>, part: &Part, value: Value) {
        let load = Value::inst(part.inst);
        let users: Vec<Use> = func.uses(load).collect();
        let spot = Spot { at: func.next(part.inst), ..part.spot.clone() };
        let whole = insert_bits(func, &spot, load, value, part.offset());
        for &usage in users.iter().rev() {
            func.set_use(usage, whole);
        }
    }

    fn store(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let inst = part.inst;
        let (mut value, old_ptr) = (func.operand(inst, 0), func.operand(inst, 1));
        // An alloca whose address is stored may be split when this one is promoted.
        if func.types().is_ptr(func.type_of(value))
            && let Some(root) = root_alloca(func, value)
        {
            state.later.insert(root);
        }
        let volatile = func.flags(inst) & flags::VOLATILE;
        if part.size() < func.layout().store_size(func.types(), func.type_of(value)) {
            let ty = func.int_type((part.size() * 8) as u32);
            value = extract_bits(func, &part.spot, value, ty, part.offset());
        }
        state.dead.push(inst);
        let mut promotable = volatile == 0;
        let new = if self.mode == Mode::Lanes {
            if func.type_of(value) != self.ty {
                let (first, end) = self.lanes(part);
                let lanes = self.lanes_type(func, end - first);
                value = convert(func, &part.spot, value, lanes);
                let old = self.load_whole(func, part, "load");
                value = insert_lanes(func, &part.spot, old, value, first);
            }
            self.store_whole(func, part, value)
        } else if self.mode == Mode::Bits && func.types().is_int(func.type_of(value)) {
            if func.type_of(value) != self.unit.0 {
                let old = self.load_whole(func, part, "oldload");
                let old = convert(func, &part.spot, old, self.unit.0);
                value = insert_bits(func, &part.spot, old, value, part.from - self.begin);
            }
            value = convert(func, &part.spot, value, self.ty);
            self.store_whole(func, part, value)
        } else if self.is_whole(part) && convertible(func, func.type_of(value), self.ty) {
            value = convert(func, &part.spot, value, self.ty);
            let ptr_ty = func.type_of(old_ptr);
            let ptr = self.whole_address(func, part, ptr_ty, volatile != 0);
            part.spot.build(func).store(value, ptr, self.align, volatile)
        } else {
            let ptr_ty = func.type_of(old_ptr);
            let ptr = self.address(func, part, ptr_ty);
            promotable &= ptr == self.ptr() && func.type_of(value) == self.ty;
            part.spot.build(func).store(value, ptr, self.part_align(part), volatile)
        };
        metadata::copy_loop_facts(func, Value::inst(new), inst);
        metadata::copy_alias_facts(func, Value::inst(new), inst, part.offset());
        keep_ordering(func, Value::inst(new), inst, volatile != 0);
        state.drop_if_unused(func, old_ptr);
        promotable
    }

    /// The address in an operand of a phi is computed where the old one was, which is before the edge.
    fn phi(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let old_ptr = func.use_value(part.slice.usage);
        let Some(old) = old_ptr.as_inst() else { return false };
        let at = if func.op(old) == Opcode::Phi { func.first_non_phi(func.block_of(old)) } else { old };
        let spot = Spot { at, loc: func.loc(old), ..part.spot.clone() };
        let here = Part { spot, ..part.clone() };
        let ty = func.type_of(old_ptr);
        let new = self.address(func, &here, ty);
        for index in 0..func.num_operands(part.inst) {
            if func.operand(part.inst, index) == old_ptr {
                func.set_operand(part.inst, index, new);
            }
        }
        self.edited |= new != old_ptr;
        state.drop_if_unused(func, old_ptr);
        self.edited |= lower_alignment(func, part.inst, self.part_align(part));
        if !self.phis.contains(&part.inst) {
            self.phis.push(part.inst);
        }
        true
    }

    fn select(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        let old_ptr = func.use_value(part.slice.usage);
        let ty = func.type_of(old_ptr);
        let new = self.address(func, part, ty);
        for index in 1..3 {
            if func.operand(part.inst, index) == old_ptr {
                func.set_operand(part.inst, index, new);
            }
        }
        self.edited |= new != old_ptr;
        state.drop_if_unused(func, old_ptr);
        self.edited |= lower_alignment(func, part.inst, self.part_align(part));
        if !self.selects.contains(&part.inst) {
            self.selects.push(part.inst);
        }
        true
    }

    /// Lifetimes are those of the new alloca where they are all of it.
    fn marker(&mut self, func: &mut FuncMut<'_>, state: &mut State, part: &Part) -> bool {
        state.dead.push(part.inst);
        if !is_lifetime(func, part.inst) || !self.is_whole(part) {
            return true;
        }
        let Some(which) = warpc_analysis::facts::intrinsic(func, part.inst) else { return true };
        let ty = func.type_of(func.use_value(part.slice.usage));
        if ty != func.ty(self.new) {
            return true;
        }
        part.spot.build(func).intrinsic(which, &[ty], &[Value::inst(self.new)], 0);
        true
    }
}

/// A volatile access is as ordered as it was; an atomic one keeps its alignment, too.
fn keep_ordering(func: &mut FuncMut<'_>, new: Value, old: Inst, volatile: bool) {
    let Some(new) = new.as_inst() else { return };
    let was = func.mem(old);
    if !volatile || was.ordering == Ordering::NotAtomic {
        return;
    }
    let aux = func.aux(old);
    func.set_aux(new, Aux { a: was.pack(), ..aux });
}

/// Loads and stores through a select or phi are aligned as the part is, at most.
fn lower_alignment(func: &mut FuncMut<'_>, address: Inst, most: u64) -> bool {
    let mut changed = false;
    let mut work: SmallVec<[Inst; 8]> = SmallVec::new();
    let mut seen: SmallVec<[Inst; 8]> = SmallVec::new();
    work.push(address);
    seen.push(address);
    while let Some(at) = work.pop() {
        let users: SmallVec<[Use; 8]> = func.uses(Value::inst(at)).collect();
        for usage in users {
            let user = func.user(usage);
            match func.op(user) {
                Opcode::Load | Opcode::Store => {
                    changed |= lower_align(func, Value::inst(user), most);
                }
                _ if !seen.contains(&user) => {
                    seen.push(user);
                    work.push(user);
                }
                _ => {}
            }
        }
    }
    changed
}

/// Makes access `inst` aligned to `most` at most; whether it was more.
fn lower_align(func: &mut FuncMut<'_>, inst: Value, most: u64) -> bool {
    let Some(inst) = inst.as_inst() else { return false };
    let mem = func.mem(inst);
    if mem.align > most {
        let aux = Aux { a: MemInfo { align: most, ..mem }.pack(), ..func.aux(inst) };
        func.set_aux(inst, aux);
    }
    mem.align > most
}
