//! Values of memory as values of another type: a part of a store, of a wider load, of a `memset` or of a copy from a constant.
//!
//! **When**: the bytes wanted lie wholly in the bytes known, at a constant distance. Pointers of spaces whose pointers are no
//! numbers are only taken whole. **Cost**: a few instructions per value, folded where the known value is constant.

use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, Opcode, TypeKind, Value};

fn bits_of(f: &Func<'_>, ty: Type) -> Option<u64> {
    f.layout().has_fixed_size(f.types(), ty).then(|| f.layout().size_in_bits(f.types(), ty))
}

fn is_single(f: &Func<'_>, ty: Type) -> bool {
    let types = f.types();
    if types.is_aggregate(ty) || matches!(types.kind(types.scalar(ty)), TypeKind::Target { .. }) {
        return false;
    }
    types.is_int(types.scalar(ty)) || types.is_float(types.scalar(ty)) || types.is_ptr(types.scalar(ty))
}

fn is_pointer(f: &Func<'_>, ty: Type) -> bool {
    f.types().is_ptr(f.types().scalar(ty))
}

fn is_non_integral(f: &Func<'_>, ty: Type) -> bool {
    f.types().addrspace(f.types().scalar(ty)).is_some_and(|space| f.layout().non_integral.contains(&space))
}

/// Whether the first bytes of a stored `value` can be read as `to`.
pub fn can_coerce(f: &Func<'_>, value: Value, to: Type) -> bool {
    let from = f.type_of(value);
    if from == to {
        return true;
    }
    if !is_single(f, from) || !is_single(f, to) {
        return false;
    }
    let (Some(have), Some(want)) = (bits_of(f, from), bits_of(f, to)) else { return false };
    if have % 8 != 0 || have < want {
        return false;
    }
    if is_pointer(f, from) && is_pointer(f, to) && f.types().scalar(from) != f.types().scalar(to) {
        return false;
    }
    if is_non_integral(f, from) != is_non_integral(f, to) {
        // The null pointer is all zeros.
        return f.consts().is_zero(value) && have == want;
    }
    !(is_non_integral(f, from) && have != want)
}

/// Whether some bytes of a stored `value`, which is no pointer, can be read as `to`, which is none.
pub fn can_coerce_part(f: &Func<'_>, value: Value, to: Type) -> bool {
    let from = f.type_of(value);
    is_single(f, from) && is_single(f, to) && !is_pointer(f, from) && !is_pointer(f, to)
}

/// Bytes from the start of `size` bytes at `written` to `loaded`, where `ty` is read wholly within them.
pub fn offset_within(f: &Func<'_>, ty: Type, loaded: Value, written: Value, size: u64) -> Option<u64> {
    if !is_single(f, ty) {
        return None;
    }
    let bits = bits_of(f, ty)?;
    let (read_base, read_at) = constant_offset(f, loaded);
    let (write_base, write_at) = constant_offset(f, written);
    if read_base != write_base || bits % 8 != 0 {
        return None;
    }
    let offset = u64::try_from(read_at.checked_sub(write_at)?).ok()?;
    (offset.checked_add(bits / 8)? <= size).then_some(offset)
}

/// The same for the bytes of a value of type `from`, which must be a number of whole bytes.
pub fn offset_in_value(f: &Func<'_>, ty: Type, loaded: Value, written: Value, from: Type) -> Option<u64> {
    if !is_single(f, from) || is_non_integral(f, from) || is_non_integral(f, ty) {
        return None;
    }
    let bits = bits_of(f, from)?;
    (bits % 8 == 0).then(|| offset_within(f, ty, loaded, written, bits / 8)).flatten()
}

/// Where `ty` at `loaded` lies in what memory intrinsic `call` writes; only if the value can be made of it.
pub fn offset_in_intrinsic(f: &mut FuncMut<'_>, ty: Type, loaded: Value, call: Inst) -> Option<u64> {
    let which = facts::intrinsic(f, call).filter(|&which| warpc_ir::intrinsics::is_mem_intrinsic(which))?;
    let size = f.consts().as_int(f.operand(call, 2))?;
    match which {
        id::MEMSET | id::MEMSET_INLINE => {
            if is_non_integral(f, ty) && !f.consts().is_zero(f.operand(call, 1)) {
                return None;
            }
            offset_within(f, ty, loaded, f.operand(call, 0), size)
        }
        id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE => {
            let offset = offset_within(f, ty, loaded, f.operand(call, 0), size)?;
            copied(f, call, offset, ty).map(|_| offset)
        }
        _ => None,
    }
}

/// The constant of type `ty` at byte `offset` of the constant global that `call` copies from.
fn copied(f: &mut FuncMut<'_>, call: Inst, offset: u64, ty: Type) -> Option<Value> {
    let source = f.operand(call, 1);
    let (base, at) = constant_offset(f, source);
    let global = base.as_global()?;
    let ptr_ty = f.ctx().globals.shape[global.index()].ptr_ty;
    let distance = at.checked_add(offset as i64)?;
    let index = f.consts_mut().add_i64(distance as u64);
    let pointer = if distance == 0 { base } else { f.folder().gep(Type::I8, 0, base, &[index], ptr_ty)? };
    f.folder().load(pointer, ty)
}

/// Makes instructions before one, folding those of constants.
struct Maker<'m, 'a> {
    f: &'m mut FuncMut<'a>,
    at: Inst,
}

impl Maker<'_, '_> {
    fn integer(&mut self, bits: u64) -> Type {
        self.f.intern_type(TypeKind::Int(bits as u32))
    }
    fn cast(&mut self, op: Opcode, value: Value, to: Type) -> Value {
        if self.f.type_of(value) == to {
            return value;
        }
        if value.is_constant()
            && let Some(folded) = self.f.folder().cast(op, 0, value, to)
        {
            return folded;
        }
        Builder::before(self.f, self.at).cast(op, value, to, 0)
    }
    fn binary(&mut self, op: Opcode, left: Value, right: Value) -> Value {
        if left.is_constant()
            && right.is_constant()
            && let Some(folded) = self.f.folder().binary(op, 0, left, right)
        {
            return folded;
        }
        Builder::before(self.f, self.at).binary(op, left, right, 0)
    }
    fn number(&mut self, ty: Type, number: u64) -> Value {
        let bits = self.f.types().int_bits(ty).unwrap_or(64);
        self.f.consts_mut().add_wide_int(ty, bits, &[number])
    }
    /// `value` of whole bytes as an integer of its size.
    fn as_integer(&mut self, value: Value) -> Value {
        let from = self.f.type_of(value);
        let bits = self.f.layout().size_in_bits(self.f.types(), from);
        let to = self.integer(bits);
        match is_pointer(self.f, from) {
            true if self.f.types().is_vector(from) => {
                let (len, scalable, elem) = self.f.types().vector(from).expect("a vector");
                let lane = self.f.layout().size_in_bits(self.f.types(), elem);
                let lane = self.integer(lane);
                let lanes = self.f.intern_type(TypeKind::Vector { len, scalable, elem: lane });
                let numbers = self.cast(Opcode::PtrToInt, value, lanes);
                self.cast(Opcode::BitCast, numbers, to)
            }
            true => self.cast(Opcode::PtrToInt, value, to),
            false => self.cast(Opcode::BitCast, value, to),
        }
    }
    /// Integer `value` as `to`, of the same size.
    fn integer_as(&mut self, value: Value, to: Type) -> Value {
        match is_pointer(self.f, to) {
            true if self.f.types().is_vector(to) => {
                let (len, scalable, elem) = self.f.types().vector(to).expect("a vector");
                let lane = self.f.layout().size_in_bits(self.f.types(), elem);
                let lane = self.integer(lane);
                let lanes = self.f.intern_type(TypeKind::Vector { len, scalable, elem: lane });
                let numbers = self.cast(Opcode::BitCast, value, lanes);
                self.cast(Opcode::IntToPtr, numbers, to)
            }
            true => self.cast(Opcode::IntToPtr, value, to),
            false => self.cast(Opcode::BitCast, value, to),
        }
    }
    /// The bytes from `offset` on of `value`, as a value of type `to`.
    fn part(&mut self, value: Value, offset: u64, to: Type) -> Value {
        let from = self.f.type_of(value);
        if from == to && offset == 0 {
            return value;
        }
        if value.is_undef_or_poison() {
            return if value.is_poison() { Value::poison(to) } else { Value::undef(to) };
        }
        let layout = self.f.layout();
        let (have, want) = (layout.size_in_bits(self.f.types(), from), layout.size_in_bits(self.f.types(), to));
        if have == want && is_pointer(self.f, from) == is_pointer(self.f, to) {
            return self.cast(Opcode::BitCast, value, to);
        }
        if self.f.consts().is_zero(value) && have == want {
            return self.f.folder().zero(to).unwrap_or(value);
        }
        let mut number = self.as_integer(value);
        let wide = self.f.type_of(number);
        let shift = if layout.big_endian { have - want.div_ceil(8) * 8 - 8 * offset } else { 8 * offset };
        if shift != 0 {
            let by = self.number(wide, shift);
            number = self.binary(Opcode::LShr, number, by);
        }
        // Whole bytes first, as they are read.
        for bits in [want.div_ceil(8) * 8, want] {
            if bits < self.f.layout().size_in_bits(self.f.types(), self.f.type_of(number)) {
                let narrow = self.integer(bits);
                number = self.cast(Opcode::Trunc, number, narrow);
            }
        }
        self.integer_as(number, to)
    }
    /// The byte that `call` fills memory with, as often as `to` has bytes.
    fn filled(&mut self, call: Inst, to: Type) -> Value {
        let byte = self.f.operand(call, 1);
        let bytes = self.f.layout().size_in_bits(self.f.types(), to) / 8;
        let ty = self.integer(bytes * 8);
        let one = if bytes == 1 { byte } else { self.cast(Opcode::ZExt, byte, ty) };
        let (mut all, mut have) = (one, 1);
        while have < bytes {
            let (with, by) = if 2 * have <= bytes { (all, have) } else { (one, 1) };
            let distance = self.number(ty, by * 8);
            let moved = self.binary(Opcode::Shl, all, distance);
            all = self.binary(Opcode::Or, with, moved);
            have += by;
        }
        self.integer_as(all, to)
    }
}

/// The bytes from `offset` on of `value`, as a value of type `to`, made before `at`.
pub fn part_of_value(f: &mut FuncMut<'_>, value: Value, offset: u64, to: Type, at: Inst) -> Value {
    Maker { f, at }.part(value, offset, to)
}

/// A value of type `to` at byte `offset` of what memory intrinsic `call` writes, made before `at`.
pub fn part_of_intrinsic(f: &mut FuncMut<'_>, call: Inst, offset: u64, to: Type, at: Inst) -> Value {
    match facts::intrinsic(f, call) {
        Some(id::MEMSET | id::MEMSET_INLINE) => {
            if f.consts().is_zero(f.operand(call, 1))
                && let Some(zero) = f.folder().zero(to)
            {
                return zero;
            }
            Maker { f, at }.filled(call, to)
        }
        _ => copied(f, call, offset, to).unwrap_or(Value::poison(to)),
    }
}
