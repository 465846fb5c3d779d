//! Values of pieces: conversions without memory, bits of integers, lanes of vectors, addresses at an offset. What is constant is folded.

use smallvec::SmallVec;
use warpc_ir::body::Aux;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, TypeKind, Value, flags};

/// Where new instructions go, the location they get, and what the names of their values start with.
#[derive(Clone)]
pub struct Spot {
    /// They are put before this instruction.
    pub at: Inst,
    /// Their location.
    pub loc: Md,
    /// First part of the names of their values; empty when names are not kept.
    pub prefix: Vec<u8>,
}

impl Spot {
    /// Before `at`, with its location.
    pub fn before(func: &FuncMut<'_>, at: Inst) -> Spot {
        Spot { at, loc: func.loc(at), prefix: Vec::new() }
    }
    /// A builder here.
    pub fn build<'b, 'a>(&self, func: &'b mut FuncMut<'a>) -> Builder<'b, 'a> {
        Builder { loc: self.loc, ..Builder::before(func, self.at) }
    }
    /// Names a new value after the prefix and `suffix`.
    pub fn name(&self, func: &mut FuncMut<'_>, value: Value, suffix: &str) -> Value {
        if !self.prefix.is_empty() && value.as_inst().is_some() {
            let name = [&self.prefix, suffix.as_bytes()].concat();
            func.set_name(value, &name);
        }
        value
    }
}

/// The alignment of an address `offset` bytes behind one that is aligned to `align`.
pub fn common_align(align: u64, offset: u64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros().min(32)) }
}

/// The alignment that `alloca` says.
pub fn alloca_align(func: &FuncMut<'_>, alloca: Inst) -> u64 {
    Aux::unpack_align(func.aux(alloca).b).max(1)
}

/// Whether values of a type are kept in one register or a few: all but aggregates are.
pub fn single_value(func: &FuncMut<'_>, ty: Type) -> bool {
    !func.types().is_aggregate(ty)
        && func.types().is_sized(ty)
        && !matches!(func.types().kind(ty), TypeKind::Target { .. })
}

/// Whether a value of `from` can be turned into one of `to` without memory: equal sizes, no aggregates, no change of an integer's width,
/// and no number made of a pointer that has none.
pub fn convertible(func: &FuncMut<'_>, from: Type, to: Type) -> bool {
    if from == to {
        return true;
    }
    let (types, layout) = (func.types(), func.layout());
    let scalable = |ty| types.vector(ty).is_some_and(|vector| vector.1);
    if types.is_int(from) && types.is_int(to)
        || !single_value(func, from)
        || !single_value(func, to)
        || scalable(from) != scalable(to)
        || layout.size_in_bits(types, from) != layout.size_in_bits(types, to)
    {
        return false;
    }
    let (from, to) = (types.scalar(from), types.scalar(to));
    let integral = |space: u32| !layout.non_integral.contains(&space);
    match (types.addrspace(from), types.addrspace(to)) {
        (Some(x), Some(y)) => x == y || integral(x) && integral(y) && layout.pointer_bits(x) == layout.pointer_bits(y),
        (Some(x), None) => integral(x) && types.is_int(to),
        (None, Some(y)) => integral(y) && types.is_int(from),
        (None, None) => true,
    }
}

/// `value`, which is [`convertible`] to type `to`, as one of that type.
pub fn convert(func: &mut FuncMut<'_>, spot: &Spot, value: Value, to: Type) -> Value {
    let from = func.type_of(value);
    if from == to {
        return value;
    }
    if value.is_poison() {
        return Value::poison(to);
    }
    let space = |func: &FuncMut<'_>, ty: Type| func.types().addrspace(func.types().scalar(ty));
    match (space(func, from), space(func, to)) {
        (None, Some(_)) => {
            let number = number_type(func, to);
            let value = cast(func, spot, Opcode::BitCast, value, number);
            cast(func, spot, Opcode::IntToPtr, value, to)
        }
        (Some(_), None) => {
            let number = number_type(func, from);
            let value = cast(func, spot, Opcode::PtrToInt, value, number);
            cast(func, spot, Opcode::BitCast, value, to)
        }
        (Some(x), Some(y)) if x != y || func.types().is_vector(from) != func.types().is_vector(to) => {
            let (number, other) = (number_type(func, from), number_type(func, to));
            let value = cast(func, spot, Opcode::PtrToInt, value, number);
            let value = cast(func, spot, Opcode::BitCast, value, other);
            cast(func, spot, Opcode::IntToPtr, value, to)
        }
        _ => cast(func, spot, Opcode::BitCast, value, to),
    }
}

/// The integer, or vector of integers, as wide as pointers of type `ty`.
fn number_type(func: &mut FuncMut<'_>, ty: Type) -> Type {
    let space = func.types().addrspace(func.types().scalar(ty)).unwrap_or(0);
    let bits = func.layout().pointer_bits(space);
    let number = func.int_type(bits);
    match func.types().vector(ty) {
        Some((len, scalable, _)) => func.intern_type(TypeKind::Vector { len, scalable, elem: number }),
        None => number,
    }
}

/// A cast, folded when `value` is constant; none when it has the type already.
pub fn cast(func: &mut FuncMut<'_>, spot: &Spot, op: Opcode, value: Value, ty: Type) -> Value {
    if func.type_of(value) == ty {
        return value;
    }
    if value.is_constant()
        && let Some(folded) = func.folder().cast(op, 0, value, ty)
    {
        return folded;
    }
    spot.build(func).cast(op, value, ty, 0)
}

/// An operation, folded when both operands are constant.
fn binary(func: &mut FuncMut<'_>, spot: &Spot, op: Opcode, left: Value, right: Value) -> Value {
    if left.is_constant()
        && right.is_constant()
        && let Some(folded) = func.folder().binary(op, 0, left, right)
    {
        return folded;
    }
    spot.build(func).binary(op, left, right, 0)
}

/// By how many bits the bytes of a `part` at byte `offset` are shifted in an integer of type `whole`.
fn shift_of(func: &FuncMut<'_>, whole: Type, part: Type, offset: u64) -> u64 {
    let (types, layout) = (func.types(), func.layout());
    let end = layout.store_size(types, part) + offset;
    if layout.big_endian { (layout.store_size(types, whole) - end) * 8 } else { offset * 8 }
}

fn amount(func: &mut FuncMut<'_>, ty: Type, number: u64) -> Value {
    let bits = func.types().int_bits(ty).unwrap_or(64);
    func.consts_mut().add_wide_int(ty, bits, &[number])
}

/// The integer of type `ty` at byte `offset` of integer `value`.
pub fn extract_bits(func: &mut FuncMut<'_>, spot: &Spot, value: Value, ty: Type, offset: u64) -> Value {
    let whole = func.type_of(value);
    let shift = shift_of(func, whole, ty, offset);
    let mut part = value;
    if shift > 0 {
        let by = amount(func, whole, shift);
        part = binary(func, spot, Opcode::LShr, part, by);
        spot.name(func, part, "extract.shift");
    }
    if ty != whole {
        part = cast(func, spot, Opcode::Trunc, part, ty);
        spot.name(func, part, "extract.trunc");
    }
    part
}

/// Integer `old` with `value` in place of its bytes from byte `offset` on.
pub fn insert_bits(func: &mut FuncMut<'_>, spot: &Spot, old: Value, value: Value, offset: u64) -> Value {
    let (whole, part) = (func.type_of(old), func.type_of(value));
    let (bits, part_bits) = (func.types().int_bits(whole).unwrap_or(0), func.types().int_bits(part).unwrap_or(0));
    let shift = shift_of(func, whole, part, offset);
    let mut new = value;
    if part != whole {
        new = cast(func, spot, Opcode::ZExt, new, whole);
        spot.name(func, new, "insert.ext");
    }
    if shift > 0 {
        let by = amount(func, whole, shift);
        new = binary(func, spot, Opcode::Shl, new, by);
        spot.name(func, new, "insert.shift");
    }
    if shift > 0 || part_bits < bits {
        let mask = hole(func, whole, bits, shift as u32, part_bits);
        let kept = binary(func, spot, Opcode::And, old, mask);
        spot.name(func, kept, "insert.mask");
        new = binary(func, spot, Opcode::Or, kept, new);
        spot.name(func, new, "insert.insert");
    }
    new
}

/// All ones but for `part_bits` from `shift` on.
fn hole(func: &mut FuncMut<'_>, ty: Type, bits: u32, shift: u32, part_bits: u32) -> Value {
    let limbs: SmallVec<[u64; 4]> = (0..bits.div_ceil(64))
        .map(|n| {
            let (from, to) = (n * 64, n * 64 + 64);
            let (begin, end) = (shift.clamp(from, to) - from, (shift + part_bits).clamp(from, to) - from);
            !(low_mask(end) & !low_mask(begin))
        })
        .collect();
    func.consts_mut().add_wide_int(ty, bits, &limbs)
}

/// Lanes `first..end` of vector `value`.
pub fn extract_lanes(func: &mut FuncMut<'_>, spot: &Spot, value: Value, first: u32, end: u32) -> Value {
    let Some((total, _, elem)) = func.types().vector(func.type_of(value)) else { return value };
    if end - first == total {
        return value;
    }
    let part = if end - first == 1 {
        let index = func.consts_mut().add_i32(first);
        spot.build(func).extract_element(value, index, elem)
    } else {
        let mask: SmallVec<[u32; 16]> = (first..end).collect();
        let (poison, ty) = (Value::poison(func.type_of(value)), func.vector_type(end - first, elem));
        spot.build(func).shuffle(value, poison, &mask, ty)
    };
    spot.name(func, part, "vec.extract")
}

/// Vector `old` with `value`, a lane or several, in its lanes from `first` on.
pub fn insert_lanes(func: &mut FuncMut<'_>, spot: &Spot, old: Value, value: Value, first: u32) -> Value {
    let ty = func.type_of(old);
    let Some((total, _, _)) = func.types().vector(ty) else { return value };
    let Some((count, _, _)) = func.types().vector(func.type_of(value)) else {
        let index = func.consts_mut().add_i32(first);
        let new = spot.build(func).insert_element(old, value, index);
        return spot.name(func, new, "vec.insert");
    };
    if count == total {
        return value;
    }
    // The lanes are spread to the full width, and taken over the old ones.
    let inside = |index: u32| index >= first && index < first + count;
    let spread: SmallVec<[u32; 16]> = (0..total).map(|n| if inside(n) { n - first } else { u32::MAX }).collect();
    let poison = Value::poison(func.type_of(value));
    let wide = match value.is_constant() {
        true => func.folder().shuffle(value, poison, &spread, ty),
        false => None,
    };
    let wide = wide.unwrap_or_else(|| spot.build(func).shuffle(value, poison, &spread, ty));
    spot.name(func, wide, "vec.expand");
    let lanes: SmallVec<[Value; 16]> = (0..total).map(|n| func.consts_mut().add_bool(inside(n))).collect();
    let mask_ty = func.vector_type(total, Type::I1);
    let mask = func.consts_mut().add_aggregate(mask_ty, &lanes, true);
    let new = spot.build(func).select(mask, wide, old, 0);
    spot.name(func, new, "vecblend")
}

/// Byte `byte` repeated in an integer of `bytes` bytes.
pub fn splat_byte(func: &mut FuncMut<'_>, spot: &Spot, byte: Value, bytes: u64) -> Value {
    if bytes == 1 {
        return byte;
    }
    let bits = (bytes * 8) as u32;
    let ty = func.int_type(bits);
    let limbs: SmallVec<[u64; 4]> = (0..bits.div_ceil(64)).map(|_| 0x0101_0101_0101_0101).collect();
    let ones = func.consts_mut().add_wide_int(ty, bits, &limbs);
    let wide = cast(func, spot, Opcode::ZExt, byte, ty);
    spot.name(func, wide, "zext");
    let splat = binary(func, spot, Opcode::Mul, wide, ones);
    spot.name(func, splat, "isplat")
}

/// A vector of `count` lanes that all are `value`.
pub fn splat_lanes(func: &mut FuncMut<'_>, spot: &Spot, value: Value, count: u32) -> Value {
    let elem = func.type_of(value);
    let ty = func.vector_type(count, elem);
    if value.is_constant() {
        return func.consts_mut().add_splat(ty, value);
    }
    let zero = func.consts_mut().add_i64(0);
    let mask: SmallVec<[u32; 16]> = (0..count).map(|_| 0).collect();
    let poison = Value::poison(ty);
    let one = spot.build(func).insert_element(poison, value, zero);
    spot.name(func, one, "vsplat.splatinsert");
    let all = spot.build(func).shuffle(one, poison, &mask, ty);
    spot.name(func, all, "vsplat.splat")
}

/// The address `offset` bytes behind `ptr`, as a pointer of type `ty`.
pub fn offset_pointer(func: &mut FuncMut<'_>, spot: &Spot, ptr: Value, offset: u64, ty: Type) -> Value {
    let mut ptr = ptr;
    if offset != 0 {
        let from = func.type_of(ptr);
        let space = func.types().addrspace(ty).unwrap_or(0);
        let bits = func.layout().index_bits(space);
        let index = func.int_type(bits);
        let index = func.consts_mut().add_int(index, bits, offset);
        let folded = match ptr.is_constant() || ptr.as_global().is_some() {
            true => func.folder().gep(Type::I8, flags::INBOUNDS, ptr, &[index], from),
            false => None,
        };
        ptr = folded.unwrap_or_else(|| spot.build(func).gep(Type::I8, ptr, &[index], from, flags::INBOUNDS));
        spot.name(func, ptr, "sroa_idx");
    }
    if func.type_of(ptr) != ty {
        ptr = spot.build(func).cast(Opcode::AddrSpaceCast, ptr, ty, 0);
        spot.name(func, ptr, "sroa_cast");
    }
    ptr
}

/// The alloca that `value` is an address into, as far as address computations with `inbounds` and casts show.
pub fn root_alloca(func: &FuncMut<'_>, value: Value) -> Option<Inst> {
    let mut at = value.as_inst()?;
    loop {
        match func.op(at) {
            Opcode::Alloca => return Some(at),
            Opcode::GetElementPtr if func.flags(at) & flags::INBOUNDS != 0 => {}
            Opcode::AddrSpaceCast | Opcode::BitCast => {}
            _ => return None,
        }
        at = func.operand(at, 0).as_inst()?;
    }
}
