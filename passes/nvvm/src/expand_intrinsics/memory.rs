//! Accesses of lanes under a mask: each lane is behind a branch on its bit. Lanes that are no whole bytes (`<8 x i1>`, `<4 x i12>`) stand
//! in memory bit behind bit: what is accessed are the bytes that hold bits of the lane, and a store keeps the other bits of these.

use super::{arguments, lane, lanes, once};
use smallvec::SmallVec;
use warpc_analysis::facts::call_arg_int;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, TypeKind, Value};

/// Where the lanes are.
enum Place {
    /// One behind the other from an address.
    Row(Value),
    /// One behind the other, only those whose bit is set.
    Packed(Value),
    /// At addresses of their own.
    Each(Value),
}

/// What is done with a lane.
enum Access {
    /// It is loaded; the lanes of the operand stand for those that are masked off.
    Load(Value),
    /// The lane of the operand is stored.
    Store(Value),
    /// The operand is put together with what is there.
    Update(IntrinsicId, Value),
}

struct Masked {
    place: Place,
    access: Access,
    mask: Value,
    elem: Type,
    len: u32,
    align: u64,
}

/// Replaces `call`; false where it is none of these, or selection has it.
pub(super) fn expand(func: &mut FuncMut<'_>, call: Inst, id: IntrinsicId) -> bool {
    match id {
        id::EXPERIMENTAL_MEMSET_PATTERN => return fill(func, call),
        id::MATRIX_COLUMN_MAJOR_LOAD | id::MATRIX_COLUMN_MAJOR_STORE => {
            return columns(func, call, id == id::MATRIX_COLUMN_MAJOR_STORE).is_some();
        }
        _ => {}
    }
    let Some(masked) = Masked::of(func, call, id) else { return false };
    if matches!(id, id::MASKED_LOAD | id::MASKED_STORE) && masked.is_selected(func) {
        return false;
    }
    masked.lower(func, call);
    true
}

impl Masked {
    fn of(func: &FuncMut<'_>, call: Inst, id: IntrinsicId) -> Option<Masked> {
        let args = arguments(func, call);
        // The alignment is an attribute of the pointers, an operand in older code.
        let pointer = usize::from(matches!(id, id::MASKED_STORE | id::MASKED_SCATTER | id::MASKED_COMPRESSSTORE));
        let align = call_arg_int(func, call, pointer, AttrKind::Align).unwrap_or(1);
        use id::*;
        let (place, access, mask) = match id {
            MASKED_LOAD => (Place::Row(args[0]), Access::Load(args[2]), args[1]),
            MASKED_STORE => (Place::Row(args[1]), Access::Store(args[0]), args[2]),
            MASKED_EXPANDLOAD => (Place::Packed(args[0]), Access::Load(args[2]), args[1]),
            MASKED_COMPRESSSTORE => (Place::Packed(args[1]), Access::Store(args[0]), args[2]),
            MASKED_GATHER => (Place::Each(args[0]), Access::Load(args[2]), args[1]),
            MASKED_SCATTER => (Place::Each(args[1]), Access::Store(args[0]), args[2]),
            EXPERIMENTAL_VECTOR_HISTOGRAM_ADD => (Place::Each(args[0]), Access::Update(SADD_SAT, args[1]), args[2]),
            EXPERIMENTAL_VECTOR_HISTOGRAM_UADD_SAT => {
                (Place::Each(args[0]), Access::Update(UADD_SAT, args[1]), args[2])
            }
            EXPERIMENTAL_VECTOR_HISTOGRAM_UMAX => (Place::Each(args[0]), Access::Update(UMAX, args[1]), args[2]),
            EXPERIMENTAL_VECTOR_HISTOGRAM_UMIN => (Place::Each(args[0]), Access::Update(UMIN, args[1]), args[2]),
            _ => return None,
        };
        let (len, _) = lanes(func, func.type_of(mask))?;
        let elem = match access {
            Access::Load(value) | Access::Store(value) | Access::Update(_, value) => {
                func.types().scalar(func.type_of(value))
            }
        };
        let masked = Masked { place, access, mask, elem, len, align };
        // How far to step behind a lane that is no whole bytes would depend on the mask.
        let is_loose = matches!(masked.place, Place::Packed(_)) && masked.bits_of_packed_lanes(func).is_some();
        (!is_loose).then_some(masked)
    }

    /// The width of the lanes where these do not stand at bytes of their own in memory.
    fn bits_of_packed_lanes(&self, func: &FuncMut<'_>) -> Option<u64> {
        let bits = u64::from(func.types().int_bits(self.elem)?);
        let is_packed = bits != 8 * func.layout().alloc_size(func.types(), self.elem);
        (is_packed && !matches!(self.place, Place::Each(_))).then_some(bits)
    }

    /// Whether selection branches around the lanes: it does where each is a register, and the mask is not known.
    fn is_selected(&self, func: &FuncMut<'_>) -> bool {
        let whole =
            matches!(func.types().kind(self.elem), TypeKind::Int(32 | 64) | TypeKind::Double | TypeKind::Ptr(_));
        whole && !self.mask.is_constant()
    }

    /// What is known of the alignment of lane `k`.
    fn align_of(&self, func: &FuncMut<'_>, k: u32) -> u64 {
        match self.place {
            Place::Each(_) => self.align,
            Place::Row(_) | Place::Packed(_) => {
                let size = func.layout().alloc_size(func.types(), self.elem).max(1);
                let distance = match self.place {
                    Place::Row(_) => size * u64::from(k),
                    _ => size,
                };
                if k == 0 { self.align } else { 1 << (self.align | distance).trailing_zeros() }
            }
        }
    }

    fn lower(&self, func: &mut FuncMut<'_>, call: Inst) {
        let mask = once(&mut Builder { loc: func.loc(call), ..Builder::before(func, call) }, self.mask);
        let known: SmallVec<[Option<bool>; 16]> = (0..self.len).map(|k| known_bit(func, mask, k)).collect();
        let result = if known.iter().all(|&bit| bit == Some(true)) && !matches!(self.place, Place::Each(_)) {
            self.whole(func, call)
        } else {
            self.by_lanes(func, call, mask, &known)
        };
        match result {
            Some(value) => func.replace_and_erase(call, value),
            None => func.erase(call),
        }
    }

    /// All lanes, which stand one behind the other.
    fn whole(&self, func: &mut FuncMut<'_>, call: Inst) -> Option<Value> {
        let ty = func.ty(call);
        let mut build = Builder { loc: func.loc(call), ..Builder::before(func, call) };
        let (Place::Row(address) | Place::Packed(address)) = self.place else { return None };
        match self.access {
            Access::Load(_) => Some(build.load(ty, address, self.align, 0)),
            Access::Store(value) => {
                build.store(value, address, self.align, 0);
                None
            }
            Access::Update(..) => None,
        }
    }

    fn by_lanes(&self, func: &mut FuncMut<'_>, call: Inst, mask: Value, known: &[Option<bool>]) -> Option<Value> {
        let mut result = match self.access {
            Access::Load(through) => Some(through),
            _ => None,
        };
        let mut next = match self.place {
            Place::Packed(address) => address,
            _ => mask,
        };
        for k in 0..self.len {
            match known[k as usize] {
                Some(false) => {}
                Some(true) => {
                    let mut build = Builder { loc: func.loc(call), ..Builder::before(func, call) };
                    result = self.one(&mut build, k, result, next);
                    next = self.step(&mut build, next);
                }
                None => (result, next) = self.guarded(func, call, k, mask, (result, next)),
            }
        }
        result
    }

    /// Lane `k` behind a branch: the vector so far and the next address, with it and without.
    fn guarded(
        &self,
        func: &mut FuncMut<'_>,
        call: Inst,
        k: u32,
        mask: Value,
        (result, next): (Option<Value>, Value),
    ) -> (Option<Value>, Value) {
        let loc = func.loc(call);
        let bit = lane(&mut Builder { loc, ..Builder::before(func, call) }, mask, k);
        let before = func.block_of(call);
        let rest = func.split_block(call);
        let then = func.new_block_after(before);
        let jump = func.terminator(before);
        Builder { loc, ..Builder::before(func, jump) }.cond_br(bit, then, rest);
        func.erase(jump);
        let mut build = Builder { loc, ..Builder::at_end(func, then) };
        let with = self.one(&mut build, k, result, next);
        let after = self.step(&mut build, next);
        build.br(rest);
        let mut meet = |with: Value, without: Value| -> Value {
            if with == without {
                return with;
            }
            let phi = func.new_phi(rest, func.type_of(with));
            func.add_incoming(phi, with, then);
            func.add_incoming(phi, without, before);
            phi.into()
        };
        let next = meet(after, next);
        (with.zip(result).map(|(with, without)| meet(with, without)), next)
    }

    /// The access of lane `k` of `bits` bits, which begins within a byte of the row at `address`, and the vector with it.
    fn one_of_packed(
        &self,
        build: &mut Builder<'_, '_>,
        k: u32,
        result: Option<Value>,
        (address, bits): (Value, u64),
    ) -> Option<Value> {
        let start = u64::from(k) * bits;
        let (first, last) = (start / 8, (start + bits - 1) / 8);
        let width = 8 * (last - first + 1) as u32;
        let wide = build.f.intern_type(TypeKind::Int(width));
        let shift = (start % 8) as i64;
        let pointer = build.f.type_of(address);
        let mut bytes: SmallVec<[(Value, i64); 4]> = SmallVec::new();
        let mut old = None;
        // A lane of whole bytes is written without those that it replaces.
        let reads = matches!(self.access, Access::Load(_)) || u64::from(width) != bits;
        for byte in first..=last {
            let index = build.f.consts_mut().add_i64(byte);
            let place = build.gep(Type::I8, address, &[index], pointer, 0);
            let distance = 8 * (byte - first) as i64;
            bytes.push((place, distance));
            if reads {
                let value = build.load(Type::I8, place, 1, 0);
                let value = resized(build, Opcode::ZExt, value, wide);
                let value = shifted(build, Opcode::Shl, value, distance);
                old = Some(old.map_or(value, |old| build.binary(Opcode::Or, old, value, 0)));
            }
        }
        match self.access {
            Access::Load(_) => {
                let value = shifted(build, Opcode::LShr, old?, shift);
                let value = resized(build, Opcode::Trunc, value, self.elem);
                let index = build.f.consts_mut().add_i32(k);
                result.map(|vector| build.insert_element(vector, value, index))
            }
            Access::Store(vector) => {
                let value = lane(build, vector, k);
                let value = resized(build, Opcode::ZExt, value, wide);
                let value = shifted(build, Opcode::Shl, value, shift);
                let new = old.map_or(value, |old| {
                    let ones = super::int(build, self.elem, -1);
                    let ones = resized(build, Opcode::ZExt, ones, wide);
                    let own = shifted(build, Opcode::Shl, ones, shift);
                    let all = super::int(build, wide, -1);
                    let others = build.binary(Opcode::Xor, own, all, 0);
                    let kept = build.binary(Opcode::And, old, others, 0);
                    build.binary(Opcode::Or, kept, value, 0)
                });
                for (place, distance) in bytes {
                    let byte = shifted(build, Opcode::LShr, new, distance);
                    let byte = resized(build, Opcode::Trunc, byte, Type::I8);
                    build.store(byte, place, 1, 0);
                }
                None
            }
            Access::Update(..) => None,
        }
    }

    /// The access of lane `k`, and the vector with it.
    fn one(&self, build: &mut Builder<'_, '_>, k: u32, result: Option<Value>, next: Value) -> Option<Value> {
        if let (Place::Row(address), Some(bits)) = (&self.place, self.bits_of_packed_lanes(build.f)) {
            return self.one_of_packed(build, k, result, (*address, bits));
        }
        let align = self.align_of(build.f, k);
        let address = match self.place {
            Place::Packed(_) => next,
            Place::Each(addresses) => lane(build, addresses, k),
            Place::Row(address) if k == 0 => address,
            Place::Row(address) => {
                let (pointer, index) = (build.f.type_of(address), build.f.consts_mut().add_i64(k as u64));
                build.gep(self.elem, address, &[index], pointer, 0)
            }
        };
        match self.access {
            Access::Load(_) => {
                let value = build.load(self.elem, address, align, 0);
                let index = build.f.consts_mut().add_i32(k);
                result.map(|vector| build.insert_element(vector, value, index))
            }
            Access::Store(vector) => {
                let value = lane(build, vector, k);
                build.store(value, address, align, 0);
                None
            }
            Access::Update(how, value) => {
                let size = build.f.layout().alloc_size(build.f.types(), self.elem).max(1);
                let old = build.load(self.elem, address, size, 0);
                let new = match how {
                    id::SADD_SAT => build.binary(Opcode::Add, old, value, 0),
                    _ => super::call(build, how, &[self.elem], &[old, value]),
                };
                build.store(new, address, size, 0);
                None
            }
        }
    }

    /// Where the next lane is, of those that are packed.
    fn step(&self, build: &mut Builder<'_, '_>, next: Value) -> Value {
        let Place::Packed(_) = self.place else { return next };
        let (pointer, one) = (build.f.type_of(next), build.f.consts_mut().add_i64(1));
        build.gep(self.elem, next, &[one], pointer, 0)
    }
}

/// `value` shifted by `distance`; itself where that is nothing.
fn shifted(build: &mut Builder<'_, '_>, op: Opcode, value: Value, distance: i64) -> Value {
    if distance == 0 {
        return value;
    }
    let distance = super::int(build, build.f.type_of(value), distance);
    build.binary(op, value, distance, 0)
}

/// `value` extended or cut to `ty`; itself where it is of that type.
fn resized(build: &mut Builder<'_, '_>, op: Opcode, value: Value, ty: Type) -> Value {
    if build.f.type_of(value) == ty { value } else { build.cast(op, value, ty, 0) }
}

/// `memset.pattern`: a loop that stores a value as often as the operand says.
fn fill(func: &mut FuncMut<'_>, call: Inst) -> bool {
    let [to, value, count, volatile] = [0, 1, 2, 3].map(|n| func.operand(call, n));
    let fl = if func.consts().is_zero(volatile) { 0 } else { flags::VOLATILE };
    let (loc, ty, elem, pointer) = (func.loc(call), func.type_of(count), func.type_of(value), func.type_of(to));
    let Some(bits) = func.types().int_bits(ty).filter(|&bits| bits <= 64) else { return false };
    let align = call_arg_int(func, call, 0, AttrKind::Align).unwrap_or(1);
    let size = func.layout().alloc_size(func.types(), elem).max(1);
    let (zero, one) = (func.consts_mut().add_int(ty, bits, 0), func.consts_mut().add_int(ty, bits, 1));
    let [value, count] = [value, count].map(|v| once(&mut Builder { loc, ..Builder::before(func, call) }, v));
    let before = func.block_of(call);
    let rest = func.split_block(call);
    let round = func.new_block_after(before);
    let jump = func.terminator(before);
    let mut build = Builder { loc, ..Builder::before(func, jump) };
    let nothing = build.icmp(IntPred::Eq, count, zero, Type::I1);
    build.cond_br(nothing, rest, round);
    func.erase(jump);
    let index = func.new_phi(round, ty);
    func.add_incoming(index, zero, before);
    let mut build = Builder { loc, ..Builder::at_end(func, round) };
    let place = if bits < 64 { build.cast(Opcode::ZExt, index.into(), Type::I64, 0) } else { index.into() };
    let address = build.gep(elem, to, &[place], pointer, 0);
    build.store(value, address, 1 << (align | size).trailing_zeros(), fl);
    let next = build.binary(Opcode::Add, index.into(), one, 0);
    let goes_on = build.icmp(IntPred::Ult, next, count, Type::I1);
    build.cond_br(goes_on, round, rest);
    func.add_incoming(index, next, round);
    func.erase(call);
    true
}

/// Columns of a matrix, each a stride behind the one before, from memory or to it.
fn columns(func: &mut FuncMut<'_>, call: Inst, stores: bool) -> Option<()> {
    let args = arguments(func, call);
    let first = usize::from(stores);
    let (base, stride, volatile) = (args[first], args[first + 1], args[first + 2]);
    let [rows, columns] = [3, 4].map(|n| func.consts().as_int(args[first + n]).map(|n| n as u32));
    let (rows, columns) = (rows?, columns?);
    let ty = if stores { func.type_of(args[0]) } else { func.ty(call) };
    let (len, elem) = lanes(func, ty)?;
    if u64::from(rows) * u64::from(columns) != u64::from(len) {
        return None;
    }
    let fl = if func.consts().is_zero(volatile) { 0 } else { flags::VOLATILE };
    let natural = func.layout().abi_align(func.types(), elem);
    let align = call_arg_int(func, call, first, AttrKind::Align).unwrap_or(natural);
    let size = func.layout().alloc_size(func.types(), elem).max(1);
    let (pointer, index) = (func.type_of(base), func.type_of(stride));
    let mut result = Value::poison(ty);
    let mut build = Builder { loc: func.loc(call), ..Builder::before(func, call) };
    for column in 0..columns {
        let number = super::int(&mut build, index, i64::from(column));
        let distance = build.binary(Opcode::Mul, stride, number, 0);
        let start = build.gep(elem, base, &[distance], pointer, 0);
        for row in 0..rows {
            let number = build.f.consts_mut().add_i64(u64::from(row));
            let place = build.gep(elem, start, &[number], pointer, 0);
            let align = if column == 0 && row == 0 { align } else { 1 << (align | size).trailing_zeros() };
            let k = row + column * rows;
            if stores {
                let value = lane(&mut build, args[0], k);
                build.store(value, place, align, fl);
            } else {
                let value = build.load(elem, place, align, fl);
                let at = build.f.consts_mut().add_i32(k);
                result = build.insert_element(result, value, at);
            }
        }
    }
    if stores {
        func.erase(call);
    } else {
        func.replace_and_erase(call, result);
    }
    Some(())
}

/// Bit `k` of a mask, where it is known.
fn known_bit(func: &mut FuncMut<'_>, mask: Value, k: u32) -> Option<bool> {
    if !mask.is_constant() {
        return None;
    }
    let bit = func.folder().element(mask, u64::from(k))?;
    func.consts().as_int(bit).map(|bit| bit & 1 != 0)
}
