//! Partitions: which bytes get an alloca of their own, of what type it is, and how it is accessed.

use super::slices::{Access, Slice, Slices};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, TypeKind, flags};

/// How the new alloca of a partition is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Every access is the whole value.
    Whole,
    /// Accesses are runs of lanes of the vector type.
    Lanes,
    /// Accesses are bits of one integer.
    Bits,
    /// Accesses are memory accesses at an offset.
    Memory,
}

/// Bytes `begin..end` of the old alloca.
#[derive(Clone, Copy, Debug)]
pub struct Partition {
    /// First byte.
    pub begin: u64,
    /// One past the last byte.
    pub end: u64,
    /// Type of the new alloca.
    pub ty: Type,
    /// How it is accessed.
    pub mode: Mode,
}

/// Whether the only partition is the alloca as it is: nothing to split, and promotion does not need more.
pub fn is_trivial(func: &FuncMut<'_>, alloca: Inst, partition: &Partition) -> bool {
    let ty = Type(func.aux(alloca).a);
    let size = func.layout().alloc_size(func.types(), ty);
    let all = partition.begin == 0 && partition.end == size && func.consts().as_int(func.operand(alloca, 0)) == Some(1);
    match partition.mode {
        Mode::Memory => all,
        Mode::Whole => all && partition.ty == ty && super::super::mem2reg::is_promotable(func, alloca),
        _ => false,
    }
}

/// Partitions of the slices, in order, disjoint; together they cover every slice.
pub fn partitions(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices) -> Vec<Partition> {
    let mut ranges: Vec<(u64, u64)> = Vec::new();
    // Runs of overlapping accesses that cannot be cut.
    for x in slices.list.iter().filter(|x| !x.splittable) {
        match ranges.last_mut() {
            Some(r) if x.begin < r.1 => r.1 = r.1.max(x.end),
            _ => ranges.push((x.begin, x.end)),
        }
    }
    // Between those runs lie the bytes that only splittable accesses touch.
    let mut rest: Vec<(u64, u64)> = Vec::new();
    for x in slices.list.iter().filter(|x| x.splittable) {
        let mut at = x.begin;
        let first = ranges.partition_point(|r| r.1 <= at);
        for r in &ranges[first..] {
            if r.0 >= x.end {
                break;
            }
            if at < r.0 {
                rest.push((at, r.0));
            }
            at = at.max(r.1);
        }
        if at < x.end {
            rest.push((at, x.end));
        }
    }
    rest.sort_unstable();
    let mut merged: Vec<(u64, u64)> = Vec::new();
    for r in rest {
        match merged.last_mut() {
            Some(m) if r.0 < m.1 => m.1 = m.1.max(r.1),
            _ => merged.push(r),
        }
    }
    ranges.extend(merged);
    ranges.sort_unstable();
    ranges.into_iter().map(|(begin, end)| describe(func, alloca, slices, begin, end)).collect()
}

/// Slices that touch `begin..end`. Cost: the number of slices from the first that reaches over `begin` to `end`.
fn touching(slices: &Slices, begin: u64, end: u64) -> impl Iterator<Item = &Slice> {
    let upto = slices.list.partition_point(|x| x.begin < end);
    let from = slices.reach[..upto].partition_point(|&r| r <= begin);
    slices.list[from..upto].iter().filter(move |x| x.end > begin)
}

/// Type a load or store accesses.
pub fn access_type(func: &FuncMut<'_>, access: &Slice) -> Option<Type> {
    match access.access {
        Access::Load => Some(func.ty(access.inst)),
        Access::Store => Some(func.type_of(func.operand(access.inst, 0))),
        _ => None,
    }
}

fn describe(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices, begin: u64, end: u64) -> Partition {
    let size = end - begin;
    let volatile = touching(slices, begin, end)
        .any(|x| func.flags(x.inst) & flags::VOLATILE != 0 && func.op(x.inst) != Opcode::Call);
    let ty = choose_type(func, alloca, slices, begin, end);
    let mut partition = Partition { begin, end, ty, mode: Mode::Memory };
    if volatile {
        return partition;
    }
    let as_int = func.intern_type(TypeKind::Int((size * 8).min(1 << 20) as u32));
    if single_value(func, ty)
        && func.layout().size_in_bits(func.types(), ty) == size * 8
        && touching(slices, begin, end).all(|x| {
            // An access that is cut here brings an integer of the partition's size.
            let part = access_type(func, x).map(|t| if x.end - x.begin == size { t } else { as_int });
            let fill = if x.access == Access::Fill { Some(as_int) } else { None };
            x.begin <= begin && x.end >= end && part.or(fill).is_none_or(|t| convertible(func, t, ty))
        })
    {
        partition.mode = Mode::Whole;
        return partition;
    }
    if let Some(v) = lane_type(func, slices, begin, end, ty) {
        return Partition { ty: v, mode: Mode::Lanes, ..partition };
    }
    if bits_viable(func, slices, begin, end) {
        let bits = (size * 8) as u32;
        partition.ty = func.intern_type(TypeKind::Int(bits));
        partition.mode = Mode::Bits;
    }
    partition
}

/// Whether values of a type are kept in registers: all but aggregates are.
pub fn single_value(func: &FuncMut<'_>, ty: Type) -> bool {
    !func.types().is_aggregate(ty) && func.types().is_sized(ty)
}

/// Type for bytes `begin..end`: that of all accesses of just these bytes, else that part of the alloca's type, else the widest
/// integer they are accessed as, else an integer or bytes.
fn choose_type(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices, begin: u64, end: u64) -> Type {
    let size = end - begin;
    let mut common = Type::NONE;
    let mut mixed = false;
    let mut widest: (u32, Type) = (0, Type::NONE);
    for x in touching(slices, begin, end).filter(|x| x.begin == begin && x.end == end) {
        let Some(t) = access_type(func, x) else { continue };
        if let Some(bits) = func.types().int_bits(t) {
            // Integers with bits to spare are accessed as what the others choose.
            if bits as u64 != size * 8 {
                continue;
            }
            widest = widest.max((bits, t));
        }
        if common.is_none() {
            common = t;
        } else if common != t {
            mixed = true;
        }
    }
    if common.is_some() && !mixed && single_value(func, common) {
        return common;
    }
    let native = size <= 16 && func.layout().is_native((size * 8) as u32);
    let whole = Type(func.aux(alloca).a);
    match subtype(func, whole, begin, size) {
        Some(t) => {
            let of_ints = func.types().is_aggregate(t)
                && func.types().fields(t).is_none()
                && func.types().element(t, 0).is_some_and(|e| func.types().is_int(e));
            if !(of_ints && native) {
                return t;
            }
        }
        None if widest.1.is_some() => return widest.1,
        None => {}
    }
    if native || size.is_power_of_two() && size <= 8 {
        return func.intern_type(TypeKind::Int((size * 8) as u32));
    }
    func.intern_type(TypeKind::Array { len: size, elem: Type::I8 })
}

/// The part of `ty` that is exactly `size` bytes at `at`: a field, an element, or a run of elements of an array.
fn subtype(func: &mut FuncMut<'_>, mut ty: Type, mut at: u64, size: u64) -> Option<Type> {
    loop {
        let types = func.types();
        let dl = func.layout();
        let whole = dl.alloc_size(types, ty);
        if at == 0 && (whole == size || dl.store_size(types, ty) == size) {
            // Unwrap structs and arrays of one element.
            match types.num_elements(ty) {
                Some(1) if types.is_aggregate(ty) => {
                    let e = types.element(ty, 0)?;
                    if dl.alloc_size(types, e) == size {
                        ty = e;
                        continue;
                    }
                    return Some(ty);
                }
                _ => return Some(ty),
            }
        }
        match *types.kind(ty) {
            TypeKind::Array { elem, len } => {
                let stride = dl.alloc_size(types, elem);
                if stride == 0 || at / stride >= len {
                    return None;
                }
                if size > stride {
                    if !at.is_multiple_of(stride) || !size.is_multiple_of(stride) || at / stride + size / stride > len {
                        return None;
                    }
                    return Some(func.intern_type(TypeKind::Array { len: size / stride, elem }));
                }
                at %= stride;
                ty = elem;
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let (k, offset) = dl.field_at(types, ty, at)?;
                at -= offset;
                ty = types.element(ty, k as u64)?;
                if at + size > dl.alloc_size(types, ty) {
                    return None;
                }
            }
            _ => return None,
        }
    }
}

/// Whether a value of `from` can be turned into `to` without memory: equal sizes, no aggregates.
pub fn convertible(func: &FuncMut<'_>, from: Type, to: Type) -> bool {
    if from == to {
        return true;
    }
    let t = func.types();
    let dl = func.layout();
    if !single_value(func, from) || !single_value(func, to) || dl.size_in_bits(t, from) != dl.size_in_bits(t, to) {
        return false;
    }
    let (a, b) = (t.is_ptr(t.scalar(from)), t.is_ptr(t.scalar(to)));
    match (a, b) {
        (false, false) => true,
        (true, true) => {
            t.addrspace(t.scalar(from)) == t.addrspace(t.scalar(to)) && !t.is_vector(from) && !t.is_vector(to)
        }
        // Through an integer of the same size. Pointers of a non-integral space have no number that stays the same.
        _ if [from, to].into_iter().any(|x| t.addrspace(x).is_some_and(|s| dl.non_integral.contains(&s))) => false,
        _ => !t.is_vector(from) && !t.is_vector(to) && (t.is_int(from) || t.is_int(to)),
    }
}

/// A vector type such that every access is a run of its lanes.
fn lane_type(func: &mut FuncMut<'_>, slices: &Slices, begin: u64, end: u64, chosen: Type) -> Option<Type> {
    let size = end - begin;
    let mut candidate = None;
    let mut consider = |func: &FuncMut<'_>, t: Type| {
        if let Some((_, false, elem)) = func.types().vector(t)
            && func.layout().size_in_bits(func.types(), t) == size * 8
            && !func.types().is_ptr(elem)
            && func.layout().size_in_bits(func.types(), elem).is_multiple_of(8)
            && candidate.is_none()
        {
            candidate = Some(t);
        }
    };
    consider(func, chosen);
    for x in touching(slices, begin, end) {
        if let Some(t) = access_type(func, x) {
            consider(func, t);
        }
    }
    let v = candidate?;
    let (_, _, elem) = func.types().vector(v)?;
    let lane = func.layout().size_in_bits(func.types(), elem) / 8;
    for x in touching(slices, begin, end) {
        let (b, e) = (x.begin.max(begin) - begin, x.end.min(end) - begin);
        if b % lane != 0 || e % lane != 0 {
            return None;
        }
        let lanes = ((e - b) / lane) as u32;
        let sub =
            if lanes == 1 { elem } else { func.intern_type(TypeKind::Vector { len: lanes, scalable: false, elem }) };
        match access_type(func, x) {
            Some(_) if x.begin < begin || x.end > end => {
                // A split integer access: its part must convert to the lanes.
                let bits = func.intern_type(TypeKind::Int(((e - b) * 8) as u32));
                if !convertible(func, bits, sub) {
                    return None;
                }
            }
            Some(t) if !convertible(func, t, sub) => return None,
            _ => {}
        }
    }
    Some(v)
}

/// Whether one integer of the partition's size serves all accesses by shifts: a size the target has registers for, and every
/// access an integer or convertible to one.
fn bits_viable(func: &mut FuncMut<'_>, slices: &Slices, begin: u64, end: u64) -> bool {
    let size = end - begin;
    if size > 8 || !size.is_power_of_two() {
        return false;
    }
    let list: Vec<Slice> = touching(slices, begin, end).copied().collect();
    // Fills and copies alone are better left as memory operations of the whole.
    let mut any_value = false;
    for x in &list {
        let (b, e) = (x.begin.max(begin), x.end.min(end));
        let Some(t) = access_type(func, x) else { continue };
        any_value = true;
        if x.begin < begin || x.end > end {
            continue;
        }
        let bits = func.intern_type(TypeKind::Int(((e - b) * 8) as u32));
        if !convertible(func, t, bits) {
            return false;
        }
    }
    any_value
}
