//! A vector that is loaded, changed in one lane and stored again, and one that is loaded for a few of its lanes.

use super::Combine;
use crate::metadata::keep_common;
use warpc_analysis::alias::{Alias, Loc};
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};
use warpc_scalar::dce::erase_dead_chain;
use warpc_scalar::patterns::binary;

/// Extractions from one loaded vector.
const LANES: usize = 32;
/// Uses of an index that are looked at for assumptions.
const USES: usize = 16;

/// Whether a lane may be accessed by its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Index {
    /// It is in the vector.
    Safe,
    /// It is once this value, which it is cut off from, is frozen.
    IfFrozen(Value),
    /// It may be outside.
    Unsafe,
}

/// Where `index` lies in vectors of at least `lanes` lanes, before `at`.
fn index_at(combine: &Combine<'_>, func: &Func<'_>, index: Value, lanes: u32, at: Inst) -> Index {
    let lanes = lanes as u128;
    if let Some(constant) = facts::int_constant(func, index) {
        return if constant < lanes { Index::Safe } else { Index::Unsafe };
    }
    let values = Values::with(func, &combine.dom, &combine.assumptions).at(at);
    // The type must be able to say how many lanes there are.
    if values.width(func.type_of(index)).is_none_or(|bits| bits < 32 && lanes >> bits != 0) {
        return Index::Unsafe;
    }
    if values.not_undef_or_poison(index) || is_assumed(combine, func, index, at) {
        let is_in = values.unsigned_range(index).is_some_and(|(_, most)| most < lanes);
        return if is_in { Index::Safe } else { Index::Unsafe };
    }
    let cut = |op: Opcode| {
        let (base, limit) = binary(func, index, op)?;
        Some((base, facts::int_constant(func, limit)?))
    };
    match (cut(Opcode::And), cut(Opcode::URem)) {
        (Some((base, mask)), _) if mask < lanes => Index::IfFrozen(base),
        (_, Some((base, divisor))) if divisor != 0 && divisor <= lanes => Index::IfFrozen(base),
        _ => Index::Unsafe,
    }
}

/// Whether an assumption before `at` compares `value` with a constant: then it is no poison, nor undef, of which it might not hold.
fn is_assumed(combine: &Combine<'_>, func: &Func<'_>, value: Value, at: Inst) -> bool {
    let compares = func
        .uses(value)
        .take(USES)
        .map(|u| func.user(u))
        .filter(|&user| func.op(user) == Opcode::ICmp && func.operands(user).any(|operand| operand.is_constant()));
    compares.flat_map(|compare| func.uses(compare.into()).take(USES)).any(|u| {
        let user = func.user(u);
        facts::intrinsic(func, user) == Some(id::ASSUME) && combine.dom.dominates_inst(func, user, at)
    })
}

/// Freezes `base` before `index`, which is cut off from it.
fn freeze_base(f: &mut FuncMut<'_>, index: Value, base: Value) {
    let Some(cut) = index.as_inst() else { return };
    let frozen = Builder::before(f, cut).freeze(base);
    f.set_name(frozen, b"frozen");
    f.set_operand(cut, 0, frozen);
}

/// The vector type `ty` whose lanes lie in whole bytes one after the other: least number of lanes, type of a lane.
fn lanes_in_memory(func: &Func<'_>, ty: Type) -> Option<(u32, Type)> {
    let (lanes, _, lane) = func.types().vector(ty)?;
    let (types, layout) = (func.types(), func.layout());
    let bits = layout.size_in_bits(types, lane);
    (layout.alloc_size(types, lane) * 8 == bits).then_some((lanes, lane))
}

/// Alignment of the lane `index` of `bytes` bytes in a vector at `align`.
fn lane_align(func: &Func<'_>, index: Value, bytes: u64, align: u64) -> u64 {
    let offset = facts::int_constant(func, index).map_or(bytes, |n| bytes.saturating_mul(n as u64));
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) }
}

/// Whether the memory of `access` may be written from `first` up to `last`, or too much lies between them.
fn may_change(combine: &mut Combine<'_>, func: &Func<'_>, first: Inst, last: Inst, access: Inst) -> bool {
    let Some(loc) = Loc::of(func, access) else { return true };
    let mut alias = Alias::new(func, combine.aliases);
    let mut at = first;
    for _ in 0..combine.scan {
        if at == last {
            return false;
        }
        if at.is_none() || alias.mod_ref(at, &loc).is_mod() {
            return true;
        }
        at = func.next(at);
    }
    at != last
}

/// `store (insertelement (load p), x, i), p`  ->  `store x, p[i]`, where nothing writes between.
pub(super) fn store_of_one_lane(combine: &mut Combine<'_>, f: &mut FuncMut<'_>, store: Inst) -> bool {
    let pointer = f.operand(store, 1);
    let Some(insert) = f.operand(store, 0).as_inst().filter(|&i| f.op(i) == Opcode::InsertElement) else {
        return false;
    };
    let Some(load) = f.operand(insert, 0).as_inst().filter(|&i| f.op(i) == Opcode::Load) else { return false };
    let (lane_value, index) = (f.operand(insert, 1), f.operand(insert, 2));
    let is_same_place = f.operand(load, 0) == pointer && f.block_of(load) == f.block_of(store);
    if !is_same_place || !facts::is_simple(f, store) || !facts::is_simple(f, load) {
        return false;
    }
    let vector = f.ty(load);
    let Some((lanes, lane)) = lanes_in_memory(f, vector) else { return false };
    let place = index_at(combine, f, index, lanes, load);
    if place == Index::Unsafe || may_change(combine, f, load, store, store) {
        return false;
    }
    if let Index::IfFrozen(base) = place {
        freeze_base(f, index, base);
    }
    let align = f.mem(store).align.max(f.mem(load).align);
    let bytes = f.layout().alloc_size(f.types(), lane);
    let align = lane_align(f, index, bytes, align);
    let address = address_of(f, store, vector, pointer, index);
    let new = Builder::before(f, store).store(lane_value, address, align, 0);
    keep_common(f, new, &[store]);
    let mut dead = vec![store];
    erase_dead_chain(f, &mut dead, Inst::NONE);
    true
}

/// The address of lane `index` of the vector of type `vector` at `pointer`, before `at`.
fn address_of(f: &mut FuncMut<'_>, at: Inst, vector: Type, pointer: Value, index: Value) -> Value {
    let first = f.consts_mut().add_i32(0);
    let ty = f.type_of(pointer);
    Builder::before(f, at).gep(vector, pointer, &[first, index], ty, flags::INBOUNDS | flags::NUSW)
}

/// `extractelement (load p), i`  ->  `load p[i]`, for all users of the loaded vector. On NVPTX only if they want one lane.
pub(super) fn load_of_some_lanes(combine: &mut Combine<'_>, f: &mut FuncMut<'_>, load: Inst) -> bool {
    let vector = f.ty(load);
    let is_fixed = f.types().vector(vector).is_some_and(|row| !row.1);
    let Some((lanes, lane)) = lanes_in_memory(f, vector).filter(|_| is_fixed && facts::is_simple(f, load)) else {
        return false;
    };
    let mut users: Vec<Inst> = f.uses(load.into()).take(LANES + 1).map(|u| f.user(u)).collect();
    if users.is_empty() || users.len() > LANES {
        return false;
    }
    let is_extract = |&user: &Inst| {
        f.op(user) == Opcode::ExtractElement
            && f.operand(user, 0) == load.into()
            && f.block_of(user) == f.block_of(load)
    };
    if !users.iter().all(is_extract) {
        return false;
    }
    let wants_one = users.iter().all(|&user| f.operand(user, 1) == f.operand(users[0], 1));
    if combine.is_nvptx && !(wants_one && lanes > 1) {
        return false;
    }
    let places: Vec<Index> = users.iter().map(|&user| index_at(combine, f, f.operand(user, 1), lanes, load)).collect();
    if places.contains(&Index::Unsafe) {
        return false;
    }
    users.sort_by(|&a, &b| if f.comes_before(a, b) { std::cmp::Ordering::Less } else { std::cmp::Ordering::Greater });
    if may_change(combine, f, load, users[users.len() - 1], load) {
        return false;
    }
    let bytes = f.layout().alloc_size(f.types(), lane);
    for user in users {
        let index = f.operand(user, 1);
        if let Index::IfFrozen(base) = index_at(combine, f, index, lanes, load) {
            freeze_base(f, index, base);
        }
        let align = lane_align(f, index, bytes, f.mem(load).align);
        let pointer = f.operand(load, 0);
        let address = address_of(f, user, vector, pointer, index);
        let new = Builder::before(f, user).load(lane, address, align, 0);
        if let Some(new) = new.as_inst() {
            keep_common(f, new, &[load]);
        }
        f.replace_and_erase(user, new);
    }
    f.erase(load);
    true
}
