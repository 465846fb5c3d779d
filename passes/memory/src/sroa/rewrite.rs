//! Rewriting: accesses of the old alloca become accesses of the new ones.

use super::debug;
use super::partition::{Mode, Partition, access_type, convertible, single_value};
use super::slices::{Access, Slice, Slices};
use smallvec::SmallVec;
use warpc_ir::body::DbgKind;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, FuncMut, Opcode, TypeKind, Value, ValueKind, flags};

/// A partition with its alloca.
struct Piece {
    part: Partition,
    ptr: Value,
    align: u64,
}

/// Creates the new allocas, moves all accesses over, erases the old one. Returns the new allocas.
pub fn rewrite(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices, parts: &[Partition]) -> Vec<Inst> {
    let old_align = Aux::unpack_align(func.aux(alloca).b).max(1);
    let ptr_ty = func.ty(alloca);
    let one = func.operand(alloca, 0);
    let one = match func.types().int_bits(func.type_of(one)) {
        Some(bits) => {
            let ty = func.type_of(one);
            func.consts_mut().add_int(ty, bits, 1)
        }
        None => one,
    };
    let mut made = Vec::new();
    let mut pieces: Vec<Piece> = Vec::new();
    for (number, &part) in parts.iter().enumerate() {
        let align =
            common_align(old_align, part.begin).max(func.layout().abi_align(func.types(), part.ty).min(old_align));
        let align = if part.mode == Mode::Memory { common_align(old_align, part.begin) } else { align };
        let ptr = Builder::before(func, alloca).alloca(part.ty, ptr_ty, one, align.max(1));
        func.derive_name(ptr, Value::inst(alloca), &format!(".sroa.{number}"));
        made.push(ptr.as_inst().expect("alloca"));
        pieces.push(Piece { part, ptr, align: align.max(1) });
    }
    for slice in &slices.list {
        rewrite_slice(func, slice, &pieces);
    }
    let places: Vec<debug::Place> = pieces
        .iter()
        .map(|piece| debug::Place { begin: piece.part.begin, end: piece.part.end, ptr: piece.ptr })
        .collect();
    debug::migrate(func, alloca, slices.size, &places);
    drop_dead(func, alloca, slices);
    made
}

/// Erases markers, then address computations (innermost first), then the alloca.
pub fn drop_dead(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices) {
    for &inst in &slices.dead {
        if !func.is_dead(inst) {
            func.erase(inst);
        }
    }
    for &address in slices.addresses.iter().rev() {
        if !func.is_dead(address) {
            func.erase(address);
        }
    }
    // A value record stays and names nothing: what the variable was before does not hold any more.
    func.drop_debug_records(alloca, |record| record.kind == DbgKind::Declare);
    func.erase(alloca);
}

fn common_align(align: u64, offset: u64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) }
}

fn rewrite_slice(func: &mut FuncMut<'_>, access: &Slice, pieces: &[Piece]) {
    let from = pieces.partition_point(|piece| piece.part.end <= access.begin);
    let upto = pieces.partition_point(|piece| piece.part.begin < access.end);
    let touched = &pieces[from..upto];
    match access.access {
        Access::Load => load(func, access, touched),
        Access::Store => store(func, access, touched),
        Access::Fill => fill(func, access, touched),
        Access::CopyFrom | Access::CopyTo => copy(func, access, touched),
    }
    func.erase(access.inst);
}

fn load(func: &mut FuncMut<'_>, access: &Slice, touched: &[Piece]) {
    let ty = access_type(func, access).expect("load");
    let value = if let [piece] = touched {
        read(func, access.inst, piece, access.begin, access.end, ty, func.flags(access.inst))
    } else {
        // An integer cut at partition boundaries: the parts are read in order and put in their places, the last one first.
        let bits = ((access.end - access.begin) * 8) as u32;
        let mut parts: SmallVec<[(Value, u32, u32); 4]> = SmallVec::new();
        for piece in touched {
            let (begin, end) = (access.begin.max(piece.part.begin), access.end.min(piece.part.end));
            let part_bits = ((end - begin) * 8) as u32;
            let part_ty = func.intern_type(TypeKind::Int(part_bits));
            parts.push((
                read(func, access.inst, piece, begin, end, part_ty, 0),
                ((begin - access.begin) * 8) as u32,
                part_bits,
            ));
        }
        let mut whole = Value::undef(ty);
        for (value, shift, part_bits) in parts.into_iter().rev() {
            whole = insert_bits(func, access.inst, whole, value, (ty, bits), shift, part_bits);
        }
        whole
    };
    func.take_name(value, Value::inst(access.inst));
    func.replace_all_uses(Value::inst(access.inst), value);
}

fn store(func: &mut FuncMut<'_>, access: &Slice, touched: &[Piece]) {
    let value = func.operand(access.inst, 0);
    if let [piece] = touched {
        write(func, access.inst, piece, access.begin, access.end, value, func.flags(access.inst));
        return;
    }
    let ty = func.type_of(value);
    let bits = ((access.end - access.begin) * 8) as u32;
    for piece in touched {
        let (begin, end) = (access.begin.max(piece.part.begin), access.end.min(piece.part.end));
        let part_ty = func.intern_type(TypeKind::Int(((end - begin) * 8) as u32));
        let shift = (begin - access.begin) * 8;
        let amount = int_const(func, ty, bits, shift);
        let down = if shift == 0 { value } else { binary(func, access.inst, Opcode::LShr, value, amount) };
        let part = cast(func, access.inst, Opcode::Trunc, down, part_ty);
        write(func, access.inst, piece, begin, end, part, 0);
    }
}

fn fill(func: &mut FuncMut<'_>, access: &Slice, touched: &[Piece]) {
    let byte = func.operand(access.inst, 1);
    for piece in touched {
        let (begin, end) = (access.begin.max(piece.part.begin), access.end.min(piece.part.end));
        let size = end - begin;
        if piece.part.mode == Mode::Memory {
            let at = address(func, access.inst, piece, begin);
            partial_call(
                func,
                access.inst,
                &[(0, at)],
                size,
                common_align(piece.align, begin - piece.part.begin),
                None,
            );
            continue;
        }
        // A vector is filled lane by lane: no integer is wider than what the target knows.
        let lanes = match piece.part.mode {
            Mode::Lanes => lanes_of(func, piece, begin, end),
            _ if begin == piece.part.begin && end == piece.part.end => Some(piece.part.ty),
            _ => None,
        };
        let value = match lanes.and_then(|vector| Some((vector, func.types().vector(vector)?))) {
            Some((vector, (count, _, elem))) if func.layout().size_in_bits(func.types(), elem).is_multiple_of(8) => {
                let bits = func.layout().size_in_bits(func.types(), elem) as u32;
                let lane = splat_byte(func, access.inst, byte, bits);
                let lane = convert(func, access.inst, lane, elem);
                spread(func, access.inst, lane, vector, count)
            }
            _ => splat_byte(func, access.inst, byte, (size * 8) as u32),
        };
        write(func, access.inst, piece, begin, end, value, 0);
    }
}

/// `byte` repeated in an integer of `bits`.
fn splat_byte(func: &mut FuncMut<'_>, at: Inst, byte: Value, bits: u32) -> Value {
    let ty = func.intern_type(TypeKind::Int(bits));
    if bits == 8 {
        return byte;
    }
    let limbs = |number: u64| -> SmallVec<[u64; 4]> {
        (0..bits.div_ceil(64)).map(|_| number.wrapping_mul(0x0101_0101_0101_0101)).collect()
    };
    match func.consts().as_int(byte) {
        Some(number) => func.consts_mut().add_wide_int(ty, bits, &limbs(number & 0xff)),
        None => {
            let ones = func.consts_mut().add_wide_int(ty, bits, &limbs(1));
            let wide = cast(func, at, Opcode::ZExt, byte, ty);
            binary(func, at, Opcode::Mul, wide, ones)
        }
    }
}

/// A vector of type `ty` with `value` in each of its `count` lanes.
fn spread(func: &mut FuncMut<'_>, at: Inst, value: Value, ty: Type, count: u32) -> Value {
    if value.is_constant() {
        return func.consts_mut().add_splat(ty, value);
    }
    let zero = func.consts_mut().add_i32(0);
    let mask: SmallVec<[u32; 16]> = (0..count).map(|_| 0).collect();
    let poison = Value::poison(ty);
    let mut bld = Builder::before(func, at);
    let one = bld.insert_element(poison, value, zero);
    bld.shuffle(one, poison, &mask, ty)
}

/// A cast before `at`, folded when `value` is constant.
fn cast(func: &mut FuncMut<'_>, at: Inst, op: Opcode, value: Value, ty: Type) -> Value {
    if value.is_constant()
        && let Some(c) = func.folder().cast(op, 0, value, ty)
    {
        return c;
    }
    Builder::before(func, at).cast(op, value, ty, 0)
}

/// An operation before `at`, folded when both operands are constant.
fn binary(func: &mut FuncMut<'_>, at: Inst, op: Opcode, left: Value, right: Value) -> Value {
    if left.is_constant()
        && right.is_constant()
        && !left.is_undef_or_poison()
        && let Some(c) = func.folder().binary(op, 0, left, right)
    {
        return c;
    }
    Builder::before(func, at).binary(op, left, right, 0)
}

/// `old`, an integer of `ty` and `bits`, with `value` in its `part_bits` from `shift` on.
fn insert_bits(
    func: &mut FuncMut<'_>,
    at: Inst,
    old: Value,
    value: Value,
    (ty, bits): (Type, u32),
    shift: u32,
    part_bits: u32,
) -> Value {
    if part_bits == bits {
        return value;
    }
    let wide = cast(func, at, Opcode::ZExt, value, ty);
    let placed = if shift == 0 {
        wide
    } else {
        let amount = int_const(func, ty, bits, shift as u64);
        binary(func, at, Opcode::Shl, wide, amount)
    };
    let mask = hole(func, ty, bits, shift, part_bits);
    let kept = binary(func, at, Opcode::And, old, mask);
    binary(func, at, Opcode::Or, kept, placed)
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

fn copy(func: &mut FuncMut<'_>, access: &Slice, touched: &[Piece]) {
    let to_alloca = access.access == Access::CopyTo;
    let (mine, theirs) = if to_alloca { (0, 1) } else { (1, 0) };
    let other = func.operand(access.inst, theirs);
    let other_align = param_align(func, access.inst, theirs);
    for piece in touched {
        let (begin, end) = (access.begin.max(piece.part.begin), access.end.min(piece.part.end));
        let off = begin - access.begin;
        let there = offset_pointer(func, access.inst, other, off);
        let there_align = common_align(other_align, off);
        if piece.part.mode == Mode::Memory && !(covers(piece, begin, end) && is_one_value(func, piece)) {
            let at = address(func, access.inst, piece, begin);
            let my_align = common_align(piece.align, begin - piece.part.begin);
            partial_call(
                func,
                access.inst,
                &[(mine, at), (theirs, there)],
                end - begin,
                my_align,
                Some((theirs, there_align)),
            );
            continue;
        }
        let size = end - begin;
        let ty = if begin == piece.part.begin && end == piece.part.end {
            piece.part.ty
        } else {
            match lanes_of(func, piece, begin, end) {
                Some(lanes) => lanes,
                None => func.intern_type(TypeKind::Int((size * 8) as u32)),
            }
        };
        if to_alloca {
            let value = Builder::before(func, access.inst).load(ty, there, there_align, 0);
            write(func, access.inst, piece, begin, end, value, 0);
        } else {
            let value = read(func, access.inst, piece, begin, end, ty, 0);
            Builder::before(func, access.inst).store(value, there, there_align, 0);
        }
    }
}

/// Whether `begin..end` is all of the partition.
fn covers(piece: &Piece, begin: u64, end: u64) -> bool {
    begin == piece.part.begin && end == piece.part.end
}

/// Whether the partition's alloca is one value that fills it.
fn is_one_value(func: &FuncMut<'_>, piece: &Piece) -> bool {
    single_value(func, piece.part.ty)
        && func.layout().size_in_bits(func.types(), piece.part.ty) == (piece.part.end - piece.part.begin) * 8
        && func.layout().alloc_size(func.types(), piece.part.ty) == piece.part.end - piece.part.begin
}

/// Type of the run of lanes `begin..end` of a vector partition.
fn lanes_of(func: &mut FuncMut<'_>, piece: &Piece, begin: u64, end: u64) -> Option<Type> {
    if piece.part.mode != Mode::Lanes {
        return None;
    }
    let (_, _, elem) = func.types().vector(piece.part.ty)?;
    let lane = func.layout().size_in_bits(func.types(), elem) / 8;
    let count = ((end - begin) / lane) as u32;
    Some(if count == 1 { elem } else { func.intern_type(TypeKind::Vector { len: count, scalable: false, elem }) })
}

/// Alignment of pointer argument `index` of a memory intrinsic.
fn param_align(func: &FuncMut<'_>, inst: Inst, index: usize) -> u64 {
    let a = func.attrs();
    let set = a.param(func.call(inst).attrs, index);
    a.int(set, warpc_ir::attrs::AttrKind::Align).unwrap_or(1).max(1)
}

/// Reads bytes `begin..end` of the old alloca from `piece` as `ty`, before `at`.
fn read(func: &mut FuncMut<'_>, at: Inst, piece: &Piece, begin: u64, end: u64, ty: Type, access_flags: u16) -> Value {
    match piece.part.mode {
        Mode::Memory
            if covers(piece, begin, end)
                && is_one_value(func, piece)
                && ty != piece.part.ty
                && convertible(func, piece.part.ty, ty) =>
        {
            let value =
                Builder::before(func, at).load(piece.part.ty, piece.ptr, piece.align, access_flags & flags::VOLATILE);
            convert(func, at, value, ty)
        }
        Mode::Memory => {
            let ptr = address(func, at, piece, begin);
            let value = Builder::before(func, at).load(
                ty,
                ptr,
                common_align(piece.align, begin - piece.part.begin),
                access_flags & flags::VOLATILE,
            );
            // The same memory, so what was known about the value still is.
            if func.op(at) == Opcode::Load && func.ty(at) == ty {
                func.copy_attachments(value.as_inst().expect("load"), at);
            }
            value
        }
        Mode::Whole => {
            let value = Builder::before(func, at).load(piece.part.ty, piece.ptr, piece.align, 0);
            convert(func, at, value, ty)
        }
        Mode::Lanes => {
            let whole = Builder::before(func, at).load(piece.part.ty, piece.ptr, piece.align, 0);
            let (first, count, total) = lane_range(func, piece, begin, end);
            if count == total {
                return convert(func, at, whole, ty);
            }
            let lanes = lanes_of(func, piece, begin, end).expect("vector partition");
            let value = if count == 1 {
                let index = func.consts_mut().add_i32(first);
                Builder::before(func, at).extract_element(whole, index, lanes)
            } else {
                let mask: SmallVec<[u32; 16]> = (first..first + count).collect();
                let poison = Value::poison(piece.part.ty);
                Builder::before(func, at).shuffle(whole, poison, &mask, lanes)
            };
            convert(func, at, value, ty)
        }
        Mode::Bits => {
            let bits = ((piece.part.end - piece.part.begin) * 8) as u32;
            let value = Builder::before(func, at).load(piece.part.ty, piece.ptr, piece.align, 0);
            let shift = (begin - piece.part.begin) * 8;
            let amount = int_const(func, piece.part.ty, bits, shift);
            let value = if shift == 0 { value } else { binary(func, at, Opcode::LShr, value, amount) };
            let part = func.intern_type(TypeKind::Int(((end - begin) * 8) as u32));
            let value = if part == piece.part.ty { value } else { cast(func, at, Opcode::Trunc, value, part) };
            convert(func, at, value, ty)
        }
    }
}

/// Writes `value` to bytes `begin..end` of the old alloca in `piece`, before `at`.
fn write(func: &mut FuncMut<'_>, at: Inst, piece: &Piece, begin: u64, end: u64, value: Value, access_flags: u16) {
    let stored = match piece.part.mode {
        Mode::Memory => {
            let from = func.type_of(value);
            let whole =
                covers(piece, begin, end) && is_one_value(func, piece) && convertible(func, from, piece.part.ty);
            let value = if whole { convert(func, at, value, piece.part.ty) } else { value };
            let ptr = address(func, at, piece, begin);
            let store = Builder::before(func, at).store(
                value,
                ptr,
                common_align(piece.align, begin - piece.part.begin),
                access_flags & flags::VOLATILE,
            );
            if func.op(at) == Opcode::Store {
                func.copy_attachments(store, at);
            }
            return;
        }
        Mode::Whole => convert(func, at, value, piece.part.ty),
        Mode::Lanes => {
            let (first, count, total) = lane_range(func, piece, begin, end);
            if count == total {
                convert(func, at, value, piece.part.ty)
            } else {
                let lanes = lanes_of(func, piece, begin, end).expect("vector partition");
                let value = convert(func, at, value, lanes);
                let old = Builder::before(func, at).load(piece.part.ty, piece.ptr, piece.align, 0);
                if count == 1 {
                    let index = func.consts_mut().add_i32(first);
                    Builder::before(func, at).insert_element(old, value, index)
                } else {
                    // Spread the run to the full width, then take its lanes over the old ones.
                    let spread: SmallVec<[u32; 16]> = (0..total)
                        .map(|index| if index >= first && index < first + count { index - first } else { u32::MAX })
                        .collect();
                    let merge: SmallVec<[u32; 16]> = (0..total)
                        .map(|index| if index >= first && index < first + count { total + index } else { index })
                        .collect();
                    let poison = Value::poison(lanes);
                    let ty = piece.part.ty;
                    let mut bld = Builder::before(func, at);
                    let wide = bld.shuffle(value, poison, &spread, ty);
                    bld.shuffle(old, wide, &merge, ty)
                }
            }
        }
        Mode::Bits => {
            let bits = ((piece.part.end - piece.part.begin) * 8) as u32;
            let part_bits = ((end - begin) * 8) as u32;
            let part = func.intern_type(TypeKind::Int(part_bits));
            let value = convert(func, at, value, part);
            if part_bits == bits {
                value
            } else {
                let shift = ((begin - piece.part.begin) * 8) as u32;
                let ty = piece.part.ty;
                let old = Builder::before(func, at).load(ty, piece.ptr, piece.align, 0);
                insert_bits(func, at, old, value, (ty, bits), shift, part_bits)
            }
        }
    };
    Builder::before(func, at).store(stored, piece.ptr, piece.align, 0);
}

/// First lane, number of lanes, lanes of the vector.
fn lane_range(func: &FuncMut<'_>, piece: &Piece, begin: u64, end: u64) -> (u32, u32, u32) {
    let (total, _, elem) = func.types().vector(piece.part.ty).expect("vector partition");
    let lane = func.layout().size_in_bits(func.types(), elem) / 8;
    (((begin - piece.part.begin) / lane) as u32, ((end - begin) / lane) as u32, total)
}

/// `value` as a value of type `to`, of the same size.
fn convert(func: &mut FuncMut<'_>, at: Inst, value: Value, to: Type) -> Value {
    let from = func.type_of(value);
    if from == to {
        return value;
    }
    let (from_ptr, to_ptr) = (func.types().is_ptr(from), func.types().is_ptr(to));
    if matches!(value.kind(), ValueKind::Poison(_)) {
        return Value::poison(to);
    }
    let op = match (from_ptr, to_ptr) {
        (true, false) => Opcode::PtrToInt,
        (false, true) => Opcode::IntToPtr,
        _ => Opcode::BitCast,
    };
    cast(func, at, op, value, to)
}

fn int_const(func: &mut FuncMut<'_>, ty: Type, bits: u32, number: u64) -> Value {
    // Sign-extended above 64 bits does not occur: shifts and masks of wide integers are small and positive.
    func.consts_mut().add_wide_int(ty, bits, &[number])
}

/// Address of byte `begin` of the old alloca in `piece`.
fn address(func: &mut FuncMut<'_>, at: Inst, piece: &Piece, begin: u64) -> Value {
    offset_pointer(func, at, piece.ptr, begin - piece.part.begin)
}

fn offset_pointer(func: &mut FuncMut<'_>, at: Inst, ptr: Value, off: u64) -> Value {
    if off == 0 {
        return ptr;
    }
    let ty = func.type_of(ptr);
    let k = func.consts_mut().add_i64(off);
    Builder::before(func, at).gep(Type::I8, ptr, &[k], ty, flags::INBOUNDS)
}

/// Repeats the memory intrinsic `inst` before itself for a part of its range: other pointers, `length`, and their alignments.
fn partial_call(
    func: &mut FuncMut<'_>,
    inst: Inst,
    pointers: &[(usize, Value)],
    length: u64,
    my_align: u64,
    other: Option<(usize, u64)>,
) {
    use warpc_ir::attrs::{Attr, AttrKind};
    let mut args: SmallVec<[Value; 4]> = func.operands(inst).take(4).collect();
    let mine = pointers[0].0;
    for &(index, mut ptr) in pointers {
        let want = func.type_of(args[index]);
        if func.type_of(ptr) != want {
            ptr = Builder::before(func, inst).cast(Opcode::AddrSpaceCast, ptr, want, 0);
        }
        args[index] = ptr;
    }
    let len_ty = func.type_of(args[2]);
    let bits = func.types().int_bits(len_ty).unwrap_or(64);
    args[2] = func.consts_mut().add_int(len_ty, bits, length);
    let row = func.call(inst).clone();
    let callee = func.callee(inst);
    let list = func.attrs().list(row.attrs).clone();
    let mut params = list.params.to_vec();
    params.resize(4.max(params.len()), AttrSet::EMPTY);
    for (index, align) in [Some((mine, my_align)), other].into_iter().flatten() {
        let mut set = func.attrs().set(params[index]).to_vec();
        set.retain(|attr| attr.kind() != Some(AttrKind::Align));
        set.push(Attr::Int(AttrKind::Align, align));
        params[index] = func.intern_attr_set(set);
    }
    let attrs = func.intern_attrs(list.func, list.ret, params);
    let call = Builder::before(func, inst).call(callee, row.fn_ty, Type::VOID, &args, row.cc, attrs);
    func.copy_attachments(call, inst);
    // Aliasing facts about the whole range do not fit its parts.
    func.clear_attachments(call);
}
