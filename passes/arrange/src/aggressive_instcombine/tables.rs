//! Loads from constant variables whose place says enough about their value.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::set_branch_weights;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Bytes of the largest variable that is read as a whole.
const MAX_SIZE: u64 = 4096;
/// Addresses computed from each other.
const MAX_STEPS: usize = 8;

/// The constant that a load of `ty` at `offset` bytes from `base` gives.
fn loaded(func: &mut FuncMut<'_>, base: Value, offset: u64, ty: Type) -> Option<Value> {
    let ptr_ty = func.type_of(base);
    let offset = func.consts_mut().add_i64(offset);
    let mut fold = func.folder();
    let at = fold.gep(Type::I8, 0, base, &[offset], ptr_ty)?;
    fold.load(at, ty)
}

/// A table that maps `(x & -x) * constant >> n` to the number of trailing zeros of `x`: the number itself.
pub(super) fn trailing_zeros(func: &mut FuncMut<'_>, load: Inst) -> Option<Value> {
    let ty = func.ty(load);
    if !func.types().is_int(ty) || !facts::is_simple(func, load) {
        return None;
    }
    let gep = p::inst(func, func.operand(load, 0), Opcode::GetElementPtr)?;
    let table = func.operand(gep, 0);
    table.as_global()?;
    let nusw = flags::INBOUNDS | flags::NUSW;
    if func.flags(gep) & nusw == 0 || p::width(func, Value::inst(load)) > 64 {
        return None;
    }
    // One variable index, the last one, that counts elements as large as what is loaded.
    let last = func.num_operands(gep) - 1;
    if (1..last).any(|k| !p::is_zero(func, func.operand(gep, k))) {
        return None;
    }
    let size = func.layout().fixed_store_size(func.types(), ty)?;
    if stride_of(func, gep, last)? != size as i64 {
        return None;
    }
    let index = func.operand(gep, last);
    let index = p::cast(func, index, Opcode::ZExt).unwrap_or(index);
    let (product, shift) = p::binary(func, index, Opcode::LShr)?;
    let (isolated, factor) = p::binary(func, product, Opcode::Mul)?;
    let pair = p::binary(func, isolated, Opcode::And)?;
    let x = if p::neg(func, pair.0) == Some(pair.1) {
        pair.1
    } else if p::neg(func, pair.1) == Some(pair.0) {
        pair.0
    } else {
        return None;
    };
    let bits = p::width(func, x);
    if func.types().is_vector(func.type_of(x)) || !matches!(bits, 16 | 32 | 64) {
        return None;
    }
    let (factor, shift) = (p::int(func, factor)?.v as u64, p::int(func, shift)?.v as u32);
    let log = bits.trailing_zeros();
    if shift != bits - log && shift != bits - log - 1 {
        return None;
    }
    let first = check_table(func, table, ty, size, factor, shift, bits)?;
    let x_ty = func.type_of(x);
    let zero_known = first == bits as u64;
    let poison = func.consts_mut().add_bool(!zero_known);
    let mut count = Builder::before(func, load).intrinsic(id::CTTZ, &[x_ty], &[x, poison], 0)?;
    if !zero_known {
        let zero = p::make_int(func, x_ty, 0);
        let first = p::make_int(func, x_ty, first as u128);
        let is_zero = Builder::before(func, load).icmp(IntPred::Eq, x, zero, Type::I1);
        count = Builder::before(func, load).select(is_zero, first, count, 0);
        // Zero is asked for about as often as any other number.
        if let Some(choice) = count.as_inst() {
            set_branch_weights(func, choice, &[1, (1 << 20) - 1]);
        }
    }
    let width = p::width(func, load.into());
    if width == bits {
        return Some(count);
    }
    let op = if width < bits { Opcode::Trunc } else { Opcode::ZExt };
    Some(Builder::before(func, load).cast(op, count, ty, 0))
}

/// Whether each number of zeros is found where the product puts it. Returns the element at 0.
fn check_table(
    func: &mut FuncMut<'_>,
    table: Value,
    ty: Type,
    size: u64,
    factor: u64,
    shift: u32,
    bits: u32,
) -> Option<u64> {
    let g = table.as_global()?;
    let whole = func.ctx().globals.shape[g.index()].ty;
    let length = func.types().num_elements(whole)?;
    let low = u64::MAX >> (64 - bits);
    for zeros in 0..bits {
        let place = (factor.wrapping_shl(zeros) & low) >> shift;
        if place >= length {
            return None;
        }
        let element = loaded(func, table, place * size, ty)?;
        if func.consts().as_int(element) != Some(zeros as u64) {
            return None;
        }
    }
    let first = loaded(func, table, 0, ty)?;
    func.consts().as_int(first)
}

/// Bytes that index `index` of `gep` counts in.
fn stride_of(func: &mut FuncMut<'_>, gep: Inst, index: usize) -> Option<i64> {
    let element = Type(func.aux(gep).a);
    let mut indices: Vec<Value> = Vec::new();
    for k in 1..func.num_operands(gep) {
        let v = func.operand(gep, k);
        let ty = func.type_of(v);
        let number = if k == index { 1 } else { 0 };
        // Fields of structs are chosen by constants.
        let fixed = v.is_constant() && k != index;
        indices.push(if fixed { v } else { p::make_int(func, ty, number) });
    }
    let with = func.folder().gep_offset(element, &indices)?;
    let ty = func.type_of(indices[index - 1]);
    indices[index - 1] = p::make_int(func, ty, 0);
    Some(with - func.folder().gep_offset(element, &indices)?)
}

/// A load from a constant variable in which every place that may be meant holds the same: that value.
pub(super) fn one_value(func: &mut FuncMut<'_>, load: Inst) -> Option<Value> {
    if func.flags(load) & flags::VOLATILE != 0 {
        return None;
    }
    let ptr = func.operand(load, 0);
    let ty = func.ty(load);
    let base = facts::underlying_object(func, ptr, MAX_STEPS as u32);
    let g = base.as_global()?;
    let shape = func.ctx().globals.shape[g.index()];
    let whole = func.layout().fixed_alloc_size(func.types(), shape.ty).filter(|&n| n > 0 && n <= MAX_SIZE)?;
    let size = func.layout().fixed_store_size(func.types(), ty)?;
    let (mut offset, mut stride) = modulus(func, ptr, base).unwrap_or((0, 1));
    let align = func.mem(load).align.max(1);
    let own_align = warpc_ir::Aux::unpack_align(shape.align as u32).max(1);
    if align <= own_align && stride < align {
        (offset, stride) = (0, align);
    }
    let value = loaded(func, base, offset, ty)?;
    while offset + size <= whole {
        if loaded(func, base, offset, ty)? != value {
            return None;
        }
        offset += stride;
    }
    Some(value)
}

/// Offset and stride of the addresses that `ptr` may be, from `base`: offset below stride. `None` where nothing is known.
fn modulus(func: &mut FuncMut<'_>, mut ptr: Value, base: Value) -> Option<(u64, u64)> {
    let (mut constant, mut stride) = (0i64, 0u64);
    for _ in 0..MAX_STEPS {
        if ptr == base {
            break;
        }
        let gep = p::inst(func, ptr, Opcode::GetElementPtr)?;
        if func.types().is_vector(func.ty(gep)) {
            return None;
        }
        let exact = func.flags(gep) & (flags::INBOUNDS | flags::NUSW) != 0;
        let element = Type(func.aux(gep).a);
        let mut indices: Vec<Value> = Vec::new();
        for k in 1..func.num_operands(gep) {
            let v = func.operand(gep, k);
            if v.is_constant() {
                indices.push(v);
                continue;
            }
            let scale = stride_of(func, gep, k)?.unsigned_abs();
            // Where the sum may wrap, only powers of two divide it.
            let scale = if exact { scale } else { scale & scale.wrapping_neg() };
            stride = gcd(stride, scale);
            let ty = func.type_of(v);
            indices.push(p::make_int(func, ty, 0));
        }
        constant = constant.checked_add(func.folder().gep_offset(element, &indices)?)?;
        ptr = func.operand(gep, 0);
    }
    (ptr == base && stride != 0).then(|| (constant.rem_euclid(stride as i64) as u64, stride))
}

fn gcd(mut left: u64, mut right: u64) -> u64 {
    while right != 0 {
        (left, right) = (right, left % right);
    }
    left
}

#[cfg(test)]
mod tests {
    #[test]
    fn divisors() {
        assert_eq!([(0, 4), (12, 8), (7, 3)].map(|(a, b)| super::gcd(a, b)), [4, 4, 1]);
    }
}
