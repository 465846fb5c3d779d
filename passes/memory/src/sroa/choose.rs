//! The type of a partition's alloca, and how it is accessed: as lanes of a vector, as bits of an integer, or whole.
//!
//! A vector with lanes of floating point comes first where all accesses are runs of its lanes; then what all accesses of the whole
//! partition agree on; then that part of the old alloca's type; then the widest integer that it is accessed as.

use super::partition::Partition;
use super::slices::{Kind, Slice, Slices, access_type, fits, is_lifetime, is_volatile, kind};
use super::values::{convertible, single_value};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, TypeKind};

/// How the new alloca of a partition is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Accesses are runs of lanes of the vector type.
    Lanes,
    /// Accesses are bits of one integer.
    Bits,
    /// Accesses are the whole value, or memory accesses at an offset.
    Memory,
}

/// Type and mode of the alloca for `part` of `alloca`.
pub fn choose(func: &mut FuncMut<'_>, alloca: Inst, slices: &Slices, part: &Partition) -> (Type, Mode) {
    let size = part.size();
    let vector = vector_type(func, slices, part);
    if let Some(vector) = vector
        && let Some((len, _, elem)) = func.types().vector(vector)
        && func.types().is_float(elem)
        && len > 1
    {
        return (vector, Mode::Lanes);
    }
    let (common, widest) = common_type(func, slices, part);
    let covers = |func: &FuncMut<'_>, ty: Type| func.layout().fixed_alloc_size(func.types(), ty) >= Some(size);
    if let Some(common) = common
        && covers(func, common)
    {
        return match vector {
            Some(vector) => (vector, Mode::Lanes),
            None => (common, bits_or_memory(func, slices, part, common)),
        };
    }
    let widest = widest.filter(|&ty| covers(func, ty));
    let native = size <= 1 << 20 && func.layout().is_native((size * 8) as u32);
    let whole = Type(func.aux(alloca).a);
    if let Some(mut ty) = part_of_type(func, whole, part.begin, size) {
        if native
            && let TypeKind::Array { elem, .. } = *func.types().kind(ty)
            && func.types().is_int(elem)
        {
            ty = func.int_type((size * 8) as u32);
        }
        return if bits_viable(func, slices, part, ty) {
            (ty, Mode::Bits)
        } else if let Some(vector) = vector {
            (vector, Mode::Lanes)
        } else if let Some(widest) = widest.filter(|&widest| bits_viable(func, slices, part, widest)) {
            (widest, Mode::Bits)
        } else {
            (ty, Mode::Memory)
        };
    }
    let ty = match widest {
        Some(widest) => widest,
        None if native => func.int_type((size * 8) as u32),
        None => func.intern_type(TypeKind::Array { len: size, elem: Type::I8 }),
    };
    match vector {
        Some(vector) => (vector, Mode::Lanes),
        None => (ty, bits_or_memory(func, slices, part, ty)),
    }
}

fn bits_or_memory(func: &mut FuncMut<'_>, slices: &Slices, part: &Partition, ty: Type) -> Mode {
    if bits_viable(func, slices, part, ty) { Mode::Bits } else { Mode::Memory }
}

/// The type that all accesses of exactly the partition's bytes have, if they agree, and the widest integer among them.
fn common_type(func: &FuncMut<'_>, slices: &Slices, part: &Partition) -> (Option<Type>, Option<Type>) {
    let mut common: Option<Type> = None;
    let mut agree = true;
    let mut widest: Option<(u32, Type)> = None;
    let starting = &slices.list[part.first..part.last];
    for slice in starting {
        if matches!(kind(func, slice), Kind::Memory | Kind::Marker)
            || slice.begin != starting[0].begin
            || slice.end != part.end
        {
            continue;
        }
        let ty = access_type(func, slice);
        if let Some(bits) = ty.and_then(|ty| func.types().int_bits(ty)) {
            // Integers that are cut, or have bits to spare, are accessed as what the others choose.
            if !bits.is_multiple_of(8) || u64::from(bits / 8) > part.end - starting[0].begin {
                continue;
            }
            widest = widest.max(ty.map(|ty| (bits, ty)));
        }
        match (ty, common) {
            (None, _) => agree = false,
            (Some(ty), Some(other)) if ty != other => agree = false,
            (Some(_), _) => common = ty,
        }
    }
    (common.filter(|_| agree), widest.map(|row| row.1))
}

/// The part of `ty` that is exactly `size` bytes at `at`: a field, an element, a run of elements of an array or of fields of a struct.
fn part_of_type(func: &mut FuncMut<'_>, mut ty: Type, mut at: u64, size: u64) -> Option<Type> {
    loop {
        let (types, layout) = (func.types(), func.layout());
        let whole = layout.fixed_alloc_size(types, ty)?;
        if at == 0 && whole == size {
            return Some(unwrap(func, ty));
        }
        if at > whole || whole - at < size {
            return None;
        }
        let vector = types.vector(ty).filter(|vector| !vector.1);
        let elements = match (types.kind(ty), vector) {
            (TypeKind::Array { len, elem }, _) => Some((*len, *elem)),
            (_, Some((len, _, elem))) => Some((u64::from(len), elem)),
            _ => None,
        };
        if let Some((len, elem)) = elements {
            let stride = layout.fixed_alloc_size(types, elem)?;
            if stride == 0 || at / stride >= len {
                return None;
            }
            at %= stride;
            if at > 0 || size < stride {
                if at + size > stride {
                    return None;
                }
                ty = elem;
                continue;
            }
            if size == stride {
                return Some(unwrap(func, elem));
            }
            let whole_elements = size.is_multiple_of(stride);
            return whole_elements.then(|| func.intern_type(TypeKind::Array { len: size / stride, elem }));
        }
        let (fields, packed) = types.fields(ty)?;
        let end = at + size;
        let (index, offset) = layout.field_at(types, ty, at)?;
        at -= offset;
        let elem = fields[index];
        let held = layout.fixed_alloc_size(types, elem)?;
        if at >= held {
            // Padding behind the field.
            return None;
        }
        if at > 0 || size < held {
            if at + size > held {
                return None;
            }
            ty = elem;
            continue;
        }
        if size == held {
            return Some(unwrap(func, elem));
        }
        let mut upto = fields.len();
        if end < whole {
            let (last, offset) = layout.field_at(types, ty, end)?;
            if last == index || offset != end {
                return None;
            }
            upto = last;
        }
        let fields = fields[index..upto].into();
        let run = func.intern_type(TypeKind::Struct { fields, packed });
        return (func.layout().alloc_size(func.types(), run) == size).then_some(run);
    }
}

/// `ty` without structs and arrays around one element that fills them.
fn unwrap(func: &FuncMut<'_>, mut ty: Type) -> Type {
    let (types, layout) = (func.types(), func.layout());
    loop {
        let inner = match *types.kind(ty) {
            TypeKind::Array { elem, .. } => Some(elem),
            _ => types.fields(ty).and_then(|(fields, _)| layout.field_at(types, ty, 0).map(|(index, _)| fields[index])),
        };
        match inner {
            Some(inner)
                if layout.alloc_size(types, ty) <= layout.alloc_size(types, inner)
                    && layout.size_in_bits(types, ty) <= layout.size_in_bits(types, inner) =>
            {
                ty = inner;
            }
            _ => return ty,
        }
    }
}

/// Vector types that a partition may be accessed as, in the order of the accesses.
#[derive(Default)]
struct Candidates {
    list: Vec<Type>,
    /// Element of the first one.
    elem: Option<Type>,
    /// Some have another element.
    mixed: bool,
    /// The first one whose elements are pointers.
    pointers: Option<Type>,
    /// There are other vectors of pointers.
    other_pointers: bool,
}

impl Candidates {
    fn consider(&mut self, func: &FuncMut<'_>, ty: Type) {
        let Some((_, false, elem)) = func.types().vector(ty) else { return };
        let bits = |ty| func.layout().size_in_bits(func.types(), ty);
        if let Some(&first) = self.list.first()
            && bits(first) != bits(ty)
        {
            self.list.clear();
            return;
        }
        self.list.push(ty);
        self.mixed |= *self.elem.get_or_insert(elem) != elem;
        if func.types().is_ptr(elem) {
            self.other_pointers |= *self.pointers.get_or_insert(ty) != ty;
        }
    }
}

/// Most lanes of a vector that stands for an alloca.
const MAX_LANES: u32 = 65_535;

/// A vector type such that every access of the partition is a run of its lanes.
fn vector_type(func: &mut FuncMut<'_>, slices: &Slices, part: &Partition) -> Option<Type> {
    let mut candidates = Candidates::default();
    let (mut accessed, mut deferred): (Vec<Type>, Vec<Type>) = (Vec::new(), Vec::new());
    for slice in &slices.list[part.first..part.last] {
        let Some(ty) = access_type(func, slice) else { continue };
        let whole = slice.begin == part.begin && slice.end == part.end;
        // Pointers that are parts are lanes only if nothing else is.
        let list = if !whole && func.types().is_ptr(func.types().scalar(ty)) { &mut deferred } else { &mut accessed };
        if !list.contains(&ty) {
            list.push(ty);
        }
        if whole {
            candidates.consider(func, ty);
        }
    }
    if candidates.list.is_empty() {
        return None;
    }
    let vectors = candidates.list.clone();
    lanes_of_types(func, slices, part, &accessed, &vectors, &mut candidates).or_else(|| {
        candidates.list.clear();
        lanes_of_types(func, slices, part, &deferred, &vectors, &mut candidates)
    })
}

/// The vector among the candidates, or as wide as those of `vectors` with elements of `types`, that fits all slices.
fn lanes_of_types(
    func: &mut FuncMut<'_>,
    slices: &Slices,
    part: &Partition,
    types: &[Type],
    vectors: &[Type],
    candidates: &mut Candidates,
) -> Option<Type> {
    for &elem in types {
        let scalar = func.types().is_int(elem) || func.types().is_float(elem) || func.types().is_ptr(elem);
        if !scalar {
            continue;
        }
        let bits = func.layout().size_in_bits(func.types(), elem);
        for &vector in vectors {
            let (types, layout) = (func.types(), func.layout());
            let (whole, lane) = (layout.size_in_bits(types, vector), layout.size_in_bits(types, types.scalar(vector)));
            if bits != whole && bits != lane && whole.is_multiple_of(bits) {
                let made = func.vector_type((whole / bits) as u32, elem);
                candidates.consider(func, made);
            }
        }
    }
    let pointers = candidates.pointers;
    if candidates.list.is_empty() || pointers.is_some() && candidates.other_pointers {
        return None;
    }
    match pointers {
        Some(pointers) if candidates.mixed => candidates.list = vec![pointers],
        None if candidates.mixed => {
            for vector in &mut candidates.list {
                let Some((len, _, elem)) = func.types().vector(*vector) else { continue };
                if !func.types().is_int(elem) {
                    let bits = func.layout().size_in_bits(func.types(), elem) as u32;
                    let elem = func.int_type(bits);
                    *vector = func.vector_type(len, elem);
                }
            }
            candidates.list.sort_by_key(|&vector| func.types().vector(vector).map(|row| row.0));
            candidates.list.dedup();
        }
        _ => candidates.list.truncate(1),
    }
    let list = std::mem::take(&mut candidates.list);
    list.into_iter().find(|&vector| {
        func.types().vector(vector).is_some_and(|row| row.0 <= MAX_LANES) && lanes_viable(func, slices, part, vector)
    })
}

/// Whether every slice is a run of lanes of `vector`.
fn lanes_viable(func: &mut FuncMut<'_>, slices: &Slices, part: &Partition, vector: Type) -> bool {
    let Some((len, _, elem)) = func.types().vector(vector) else { return false };
    let bits = func.layout().size_in_bits(func.types(), elem);
    let lane = bits / 8;
    bits > 0
        && bits.is_multiple_of(8)
        && part.slices().all(|n| {
            let slice = slices.list[n];
            let (begin, end) = (slice.begin.max(part.begin) - part.begin, slice.end.min(part.end) - part.begin);
            let (first, upto) = (begin / lane, end / lane);
            if first * lane != begin || upto * lane != end || first >= u64::from(len) || upto > u64::from(len) {
                return false;
            }
            lanes_fit(func, part, &slice, elem, (upto - first) as u32, lane)
        })
}

/// Whether what `slice` reads or writes of `part` is `count` lanes `elem` of `lane` bytes.
fn lanes_fit(func: &mut FuncMut<'_>, part: &Partition, slice: &Slice, elem: Type, count: u32, lane: u64) -> bool {
    let inst = func.user(slice.usage);
    match kind(func, slice) {
        Kind::Memory => slice.splittable && !is_volatile(func, inst),
        Kind::Marker => is_lifetime(func, inst),
        Kind::Choice => false,
        Kind::Access => {
            let Some(mut ty) = access_type(func, slice) else { return false };
            if is_volatile(func, inst) || !single_value(func, ty) {
                return false;
            }
            if part.begin > slice.begin || part.end < slice.end {
                ty = func.int_type((u64::from(count) * lane * 8) as u32);
            }
            let lanes = if count == 1 { elem } else { func.vector_type(count, elem) };
            fits(func, slice, ty, lanes)
        }
    }
}

/// Whether one integer as wide as `ty` serves all accesses by shifts: some access covers it, and every one is an integer of whole bytes,
/// or a value as wide.
fn bits_viable(func: &mut FuncMut<'_>, slices: &Slices, part: &Partition, ty: Type) -> bool {
    if !single_value(func, ty) || func.types().vector(ty).is_some_and(|vector| vector.1) {
        return false;
    }
    let bits = func.layout().size_in_bits(func.types(), ty);
    let size = func.layout().store_size(func.types(), ty);
    if bits >= 1 << 23 || bits != size * 8 {
        return false;
    }
    let number = func.int_type(bits as u32);
    if !convertible(func, ty, number) || !convertible(func, number, ty) {
        return false;
    }
    // Pieces of accesses alone are kept in an integer where the target has one.
    let mut covered = part.is_empty() && func.layout().is_native(bits as u32);
    part.slices().all(|n| bits_fit(func, part, &slices.list[n], ty, size, &mut covered)) && covered
}

/// Whether `slice` is accessed as bits of an integer of `size` bytes at the begin of `part`; whether it is all of it goes to `covered`.
fn bits_fit(func: &FuncMut<'_>, part: &Partition, slice: &Slice, ty: Type, size: u64, covered: &mut bool) -> bool {
    let inst = func.user(slice.usage);
    let kind = kind(func, slice);
    if kind == Kind::Marker {
        return is_lifetime(func, inst);
    }
    if slice.end > part.begin.saturating_add(size) {
        return false;
    }
    match kind {
        Kind::Memory => {
            slice.splittable && !is_volatile(func, inst) && func.consts().as_int(func.operand(inst, 2)).is_some()
        }
        Kind::Access => {
            let Some(access) = access_type(func, slice) else { return false };
            let (types, layout) = (func.types(), func.layout());
            if is_volatile(func, inst)
                || layout.fixed_store_size(types, access).is_none_or(|stored| stored > size)
                // Accesses are cut once.
                || slice.begin < part.begin
            {
                return false;
            }
            let all = slice.begin == part.begin && slice.end - part.begin == size;
            // Vectors had rather be lanes.
            *covered |= all && !types.is_vector(access);
            match types.int_bits(access) {
                Some(bits) => u64::from(bits) == layout.store_size(types, access) * 8,
                None => all && fits(func, slice, access, ty),
            }
        }
        Kind::Marker | Kind::Choice => false,
    }
}
