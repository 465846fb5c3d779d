//! Rewriting: accesses of the old alloca become accesses of the new ones.

use super::partition::{Mode, Partition, access_type};
use super::slices::{Access, Slice, Slices};
use smallvec::SmallVec;
use warpc_engine::ids::*;
use warpc_engine::ir::consts::low_mask;
use warpc_engine::ir::{Aux, Builder, FuncMut, Opcode, TypeKind, Value, ValueKind, flags};

/// A partition with its alloca.
struct Piece {
    part: Partition,
    ptr: Value,
    align: u64,
}

/// Creates the new allocas, moves all accesses over, erases the old one. Returns the new allocas.
pub fn rewrite(f: &mut FuncMut<'_>, a: Inst, s: &Slices, parts: &[Partition]) -> Vec<Inst> {
    let old_align = Aux::unpack_align(f.aux(a).b).max(1);
    let ptr_ty = f.ty(a);
    let one = f.operand(a, 0);
    let one = match f.types().int_bits(f.type_of(one)) {
        Some(bits) => {
            let ty = f.type_of(one);
            f.consts_mut().add_int(ty, bits, 1)
        }
        None => one,
    };
    let mut made = Vec::new();
    let mut pieces: Vec<Piece> = Vec::new();
    for (n, &part) in parts.iter().enumerate() {
        let align = common_align(old_align, part.begin).max(f.layout().abi_align(f.types(), part.ty).min(old_align));
        let align = if part.mode == Mode::Memory { common_align(old_align, part.begin) } else { align };
        let ptr = Builder::before(f, a).alloca(part.ty, ptr_ty, one, align.max(1));
        f.derive_name(ptr, Value::inst(a), &format!(".sroa.{n}"));
        made.push(ptr.as_inst().expect("alloca"));
        pieces.push(Piece { part, ptr, align: align.max(1) });
    }
    for x in &s.list {
        rewrite_slice(f, x, &pieces);
    }
    move_declares(f, a, s, &pieces);
    drop_dead(f, a, s);
    made
}

/// Erases markers, then address computations (innermost first), then the alloca.
pub fn drop_dead(f: &mut FuncMut<'_>, a: Inst, s: &Slices) {
    for &d in &s.dead {
        if !f.is_dead(d) {
            f.erase(d);
        }
    }
    for &g in s.addresses.iter().rev() {
        if !f.is_dead(g) {
            f.erase(g);
        }
    }
    let v = Value::inst(a);
    f.side_mut().dbg.retain(|r| r.value != v);
    f.erase(a);
}

/// A declaration of the whole variable follows when one piece is the whole alloca; otherwise it goes.
fn move_declares(f: &mut FuncMut<'_>, a: Inst, s: &Slices, pieces: &[Piece]) {
    if let [p] = pieces
        && p.part.begin == 0
        && p.part.end == s.size
    {
        let (old, new) = (Value::inst(a), p.ptr);
        for r in &mut f.side_mut().dbg {
            if r.value == old {
                r.value = new;
            }
        }
    }
}

fn common_align(align: u64, offset: u64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) }
}

fn rewrite_slice(f: &mut FuncMut<'_>, x: &Slice, pieces: &[Piece]) {
    let from = pieces.partition_point(|p| p.part.end <= x.begin);
    let upto = pieces.partition_point(|p| p.part.begin < x.end);
    let touched = &pieces[from..upto];
    match x.access {
        Access::Load => load(f, x, touched),
        Access::Store => store(f, x, touched),
        Access::Fill => fill(f, x, touched),
        Access::CopyFrom | Access::CopyTo => copy(f, x, touched),
    }
    f.erase(x.inst);
}

fn load(f: &mut FuncMut<'_>, x: &Slice, touched: &[Piece]) {
    let ty = access_type(f, x).expect("load");
    let value = if let [p] = touched {
        read(f, x.inst, p, x.begin, x.end, ty, f.flags(x.inst))
    } else {
        // An integer cut at partition boundaries: little-endian pieces are joined by shifts.
        let bits = ((x.end - x.begin) * 8) as u32;
        let mut whole = zero_int(f, ty, bits);
        for p in touched {
            let (b, e) = (x.begin.max(p.part.begin), x.end.min(p.part.end));
            let part_ty = f.intern_type(TypeKind::Int(((e - b) * 8) as u32));
            let v = read(f, x.inst, p, b, e, part_ty, 0);
            let shift = ((b - x.begin) * 8) as u32;
            let amount = int_const(f, ty, bits, shift as u64);
            let mut bld = Builder::before(f, x.inst);
            let wide = bld.cast(Opcode::ZExt, v, ty, 0);
            let placed = if shift == 0 { wide } else { bld.binary(Opcode::Shl, wide, amount, 0) };
            whole = if b == x.begin { placed } else { bld.binary(Opcode::Or, whole, placed, 0) };
        }
        whole
    };
    f.take_name(value, Value::inst(x.inst));
    f.replace_all_uses(Value::inst(x.inst), value);
}

fn store(f: &mut FuncMut<'_>, x: &Slice, touched: &[Piece]) {
    let v = f.operand(x.inst, 0);
    if let [p] = touched {
        write(f, x.inst, p, x.begin, x.end, v, f.flags(x.inst));
        return;
    }
    let ty = f.type_of(v);
    let bits = ((x.end - x.begin) * 8) as u32;
    for p in touched {
        let (b, e) = (x.begin.max(p.part.begin), x.end.min(p.part.end));
        let part_ty = f.intern_type(TypeKind::Int(((e - b) * 8) as u32));
        let shift = (b - x.begin) * 8;
        let amount = int_const(f, ty, bits, shift);
        let mut bld = Builder::before(f, x.inst);
        let down = if shift == 0 { v } else { bld.binary(Opcode::LShr, v, amount, 0) };
        let part = bld.cast(Opcode::Trunc, down, part_ty, 0);
        write(f, x.inst, p, b, e, part, 0);
    }
}

fn fill(f: &mut FuncMut<'_>, x: &Slice, touched: &[Piece]) {
    let byte = f.operand(x.inst, 1);
    for p in touched {
        let (b, e) = (x.begin.max(p.part.begin), x.end.min(p.part.end));
        let n = e - b;
        if p.part.mode == Mode::Memory {
            let at = address(f, x.inst, p, b);
            partial_call(f, x.inst, &[(0, at)], n, common_align(p.align, b - p.part.begin), None);
            continue;
        }
        let bits = (n * 8) as u32;
        let ty = f.intern_type(TypeKind::Int(bits));
        let v = match f.consts().as_int(byte) {
            Some(c) => {
                let limbs: SmallVec<[u64; 4]> =
                    (0..bits.div_ceil(64)).map(|_| (c & 0xff).wrapping_mul(0x0101_0101_0101_0101)).collect();
                f.consts_mut().add_wide_int(ty, bits, &limbs)
            }
            None if n == 1 => byte,
            None => {
                // Multiplied by 0x01..01 of the width.
                let limbs: SmallVec<[u64; 4]> = (0..bits.div_ceil(64)).map(|_| 0x0101_0101_0101_0101u64).collect();
                let ones = f.consts_mut().add_wide_int(ty, bits, &limbs);
                let mut bld = Builder::before(f, x.inst);
                let wide = bld.cast(Opcode::ZExt, byte, ty, 0);
                bld.binary(Opcode::Mul, wide, ones, 0)
            }
        };
        write(f, x.inst, p, b, e, v, 0);
    }
}

fn copy(f: &mut FuncMut<'_>, x: &Slice, touched: &[Piece]) {
    let to_alloca = x.access == Access::CopyTo;
    let (mine, theirs) = if to_alloca { (0, 1) } else { (1, 0) };
    let other = f.operand(x.inst, theirs);
    let other_align = param_align(f, x.inst, theirs);
    for p in touched {
        let (b, e) = (x.begin.max(p.part.begin), x.end.min(p.part.end));
        let off = b - x.begin;
        let there = offset_pointer(f, x.inst, other, off);
        let there_align = common_align(other_align, off);
        if p.part.mode == Mode::Memory {
            let at = address(f, x.inst, p, b);
            let my_align = common_align(p.align, b - p.part.begin);
            partial_call(f, x.inst, &[(mine, at), (theirs, there)], e - b, my_align, Some((theirs, there_align)));
            continue;
        }
        let n = e - b;
        let ty = if b == p.part.begin && e == p.part.end {
            p.part.ty
        } else {
            match lanes_of(f, p, b, e) {
                Some(t) => t,
                None => f.intern_type(TypeKind::Int((n * 8) as u32)),
            }
        };
        if to_alloca {
            let v = Builder::before(f, x.inst).load(ty, there, there_align, 0);
            write(f, x.inst, p, b, e, v, 0);
        } else {
            let v = read(f, x.inst, p, b, e, ty, 0);
            Builder::before(f, x.inst).store(v, there, there_align, 0);
        }
    }
}

/// Type of the run of lanes `b..e` of a vector partition.
fn lanes_of(f: &mut FuncMut<'_>, p: &Piece, b: u64, e: u64) -> Option<Type> {
    if p.part.mode != Mode::Lanes {
        return None;
    }
    let (_, _, elem) = f.types().vector(p.part.ty)?;
    let lane = f.layout().size_in_bits(f.types(), elem) / 8;
    let n = ((e - b) / lane) as u32;
    Some(if n == 1 { elem } else { f.intern_type(TypeKind::Vector { len: n, scalable: false, elem }) })
}

/// Alignment of pointer argument `k` of a memory intrinsic.
fn param_align(f: &FuncMut<'_>, i: Inst, k: usize) -> u64 {
    let a = f.attrs();
    let set = a.param(f.call(i).attrs, k);
    a.int(set, warpc_engine::ir::attrs::AttrKind::Align).unwrap_or(1).max(1)
}

/// Reads bytes `b..e` of the old alloca from `p` as `ty`, before `at`.
fn read(f: &mut FuncMut<'_>, at: Inst, p: &Piece, b: u64, e: u64, ty: Type, fl: u16) -> Value {
    match p.part.mode {
        Mode::Memory => {
            let ptr = address(f, at, p, b);
            let v = Builder::before(f, at).load(ty, ptr, common_align(p.align, b - p.part.begin), fl & flags::VOLATILE);
            // The same memory, so what was known about the value still is.
            if f.op(at) == Opcode::Load && f.ty(at) == ty {
                f.copy_attachments(v.as_inst().expect("load"), at);
            }
            v
        }
        Mode::Whole => {
            let v = Builder::before(f, at).load(p.part.ty, p.ptr, p.align, 0);
            convert(f, at, v, ty)
        }
        Mode::Lanes => {
            let whole = Builder::before(f, at).load(p.part.ty, p.ptr, p.align, 0);
            let (first, n, total) = lane_range(f, p, b, e);
            if n == total {
                return convert(f, at, whole, ty);
            }
            let lanes = lanes_of(f, p, b, e).expect("vector partition");
            let v = if n == 1 {
                let k = f.consts_mut().add_i32(first);
                Builder::before(f, at).extract_element(whole, k, lanes)
            } else {
                let mask: SmallVec<[u32; 16]> = (first..first + n).collect();
                let poison = Value::poison(p.part.ty);
                Builder::before(f, at).shuffle(whole, poison, &mask, lanes)
            };
            convert(f, at, v, ty)
        }
        Mode::Bits => {
            let bits = ((p.part.end - p.part.begin) * 8) as u32;
            let v = Builder::before(f, at).load(p.part.ty, p.ptr, p.align, 0);
            let shift = (b - p.part.begin) * 8;
            let amount = int_const(f, p.part.ty, bits, shift);
            let v = if shift == 0 { v } else { Builder::before(f, at).binary(Opcode::LShr, v, amount, 0) };
            let part = f.intern_type(TypeKind::Int(((e - b) * 8) as u32));
            let v = if part == p.part.ty { v } else { Builder::before(f, at).cast(Opcode::Trunc, v, part, 0) };
            convert(f, at, v, ty)
        }
    }
}

/// Writes `v` to bytes `b..e` of the old alloca in `p`, before `at`.
fn write(f: &mut FuncMut<'_>, at: Inst, p: &Piece, b: u64, e: u64, v: Value, fl: u16) {
    let stored = match p.part.mode {
        Mode::Memory => {
            let ptr = address(f, at, p, b);
            let s = Builder::before(f, at).store(v, ptr, common_align(p.align, b - p.part.begin), fl & flags::VOLATILE);
            if f.op(at) == Opcode::Store {
                f.copy_attachments(s, at);
            }
            return;
        }
        Mode::Whole => convert(f, at, v, p.part.ty),
        Mode::Lanes => {
            let (first, n, total) = lane_range(f, p, b, e);
            if n == total {
                convert(f, at, v, p.part.ty)
            } else {
                let lanes = lanes_of(f, p, b, e).expect("vector partition");
                let v = convert(f, at, v, lanes);
                let old = Builder::before(f, at).load(p.part.ty, p.ptr, p.align, 0);
                if n == 1 {
                    let k = f.consts_mut().add_i32(first);
                    Builder::before(f, at).insert_element(old, v, k)
                } else {
                    // Spread the run to the full width, then take its lanes over the old ones.
                    let spread: SmallVec<[u32; 16]> =
                        (0..total).map(|k| if k >= first && k < first + n { k - first } else { u32::MAX }).collect();
                    let merge: SmallVec<[u32; 16]> =
                        (0..total).map(|k| if k >= first && k < first + n { total + k } else { k }).collect();
                    let poison = Value::poison(lanes);
                    let ty = p.part.ty;
                    let mut bld = Builder::before(f, at);
                    let wide = bld.shuffle(v, poison, &spread, ty);
                    bld.shuffle(old, wide, &merge, ty)
                }
            }
        }
        Mode::Bits => {
            let bits = ((p.part.end - p.part.begin) * 8) as u32;
            let part_bits = ((e - b) * 8) as u32;
            let part = f.intern_type(TypeKind::Int(part_bits));
            let v = convert(f, at, v, part);
            if part_bits == bits {
                v
            } else {
                let shift = ((b - p.part.begin) * 8) as u32;
                let ty = p.part.ty;
                let amount = int_const(f, ty, bits, shift as u64);
                let mask = int_const(f, ty, bits, !(low_mask(part_bits) << shift));
                let mut bld = Builder::before(f, at);
                let old = bld.load(ty, p.ptr, p.align, 0);
                let kept = bld.binary(Opcode::And, old, mask, 0);
                let wide = bld.cast(Opcode::ZExt, v, ty, 0);
                let placed = if shift == 0 { wide } else { bld.binary(Opcode::Shl, wide, amount, 0) };
                bld.binary(Opcode::Or, kept, placed, 0)
            }
        }
    };
    Builder::before(f, at).store(stored, p.ptr, p.align, 0);
}

/// First lane, number of lanes, lanes of the vector.
fn lane_range(f: &FuncMut<'_>, p: &Piece, b: u64, e: u64) -> (u32, u32, u32) {
    let (total, _, elem) = f.types().vector(p.part.ty).expect("vector partition");
    let lane = f.layout().size_in_bits(f.types(), elem) / 8;
    (((b - p.part.begin) / lane) as u32, ((e - b) / lane) as u32, total)
}

/// `v` as a value of type `to`, of the same size.
fn convert(f: &mut FuncMut<'_>, at: Inst, v: Value, to: Type) -> Value {
    let from = f.type_of(v);
    if from == to {
        return v;
    }
    let (a, b) = (f.types().is_ptr(from), f.types().is_ptr(to));
    if matches!(v.kind(), ValueKind::Poison(_)) {
        return Value::poison(to);
    }
    let mut bld = Builder::before(f, at);
    match (a, b) {
        (true, false) => bld.cast(Opcode::PtrToInt, v, to, 0),
        (false, true) => bld.cast(Opcode::IntToPtr, v, to, 0),
        _ => bld.cast(Opcode::BitCast, v, to, 0),
    }
}

fn int_const(f: &mut FuncMut<'_>, ty: Type, bits: u32, v: u64) -> Value {
    // Sign-extended above 64 bits does not occur: shifts and masks of wide integers are small and positive.
    f.consts_mut().add_wide_int(ty, bits, &[v])
}

fn zero_int(f: &mut FuncMut<'_>, ty: Type, bits: u32) -> Value {
    int_const(f, ty, bits, 0)
}

/// Address of byte `b` of the old alloca in `p`.
fn address(f: &mut FuncMut<'_>, at: Inst, p: &Piece, b: u64) -> Value {
    offset_pointer(f, at, p.ptr, b - p.part.begin)
}

fn offset_pointer(f: &mut FuncMut<'_>, at: Inst, ptr: Value, off: u64) -> Value {
    if off == 0 {
        return ptr;
    }
    let ty = f.type_of(ptr);
    let k = f.consts_mut().add_i64(off);
    Builder::before(f, at).gep(Type::I8, ptr, &[k], ty, flags::INBOUNDS)
}

/// The memory intrinsic `i` again, before itself, for a part: other pointers, length `n`, and their alignments.
fn partial_call(
    f: &mut FuncMut<'_>,
    i: Inst,
    pointers: &[(usize, Value)],
    n: u64,
    my_align: u64,
    other: Option<(usize, u64)>,
) {
    use warpc_engine::ir::attrs::{Attr, AttrKind};
    let mut args: SmallVec<[Value; 4]> = f.operands(i).take(4).collect();
    let mine = pointers[0].0;
    for &(k, mut p) in pointers {
        let want = f.type_of(args[k]);
        if f.type_of(p) != want {
            p = Builder::before(f, i).cast(Opcode::AddrSpaceCast, p, want, 0);
        }
        args[k] = p;
    }
    let len_ty = f.type_of(args[2]);
    let bits = f.types().int_bits(len_ty).unwrap_or(64);
    args[2] = f.consts_mut().add_int(len_ty, bits, n);
    let row = f.call(i).clone();
    let callee = f.callee(i);
    let list = f.attrs().list(row.attrs).clone();
    let mut params = list.params.to_vec();
    params.resize(4.max(params.len()), AttrSet::EMPTY);
    for (k, align) in [Some((mine, my_align)), other].into_iter().flatten() {
        let mut set = f.attrs().set(params[k]).to_vec();
        set.retain(|x| x.kind() != Some(AttrKind::Align));
        set.push(Attr::Int(AttrKind::Align, align));
        params[k] = f.intern_attr_set(set);
    }
    let attrs = f.intern_attrs(list.func, list.ret, params);
    let call = Builder::before(f, i).call(callee, row.fn_ty, Type::VOID, &args, row.cc, attrs);
    f.copy_attachments(call, i);
    // Aliasing facts about the whole range do not fit its parts.
    f.clear_attachments(call);
}
