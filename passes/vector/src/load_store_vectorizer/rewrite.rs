//! The vector access of a run of a chain, and what becomes of the accesses that it replaces.

use super::Neighbours;
use super::split::{Scene, pointer};
use crate::accesses::Access;
use crate::accesses::chains::{accessed_type, lane_bits};
use crate::metadata::keep_common;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::dce::erase_dead_chain;

/// Instructions that move up with one load.
const MOVED: usize = 64;

/// Memory of the rewriter.
#[derive(Default)]
pub(super) struct Moving {
    work: Vec<Inst>,
    moving: Vec<Inst>,
}

/// Joins the loads of a run at the place of the first. `false` if an address cannot be computed there.
pub(super) fn join_loads(
    f: &mut FuncMut<'_>,
    scene: &mut Scene,
    scratch: &mut Moving,
    accesses: &[Access],
    run: &Neighbours,
) -> bool {
    let Some(at) = accesses.iter().min_by_key(|access| access.place).map(|access| access.inst) else { return false };
    let address = pointer(f, &accesses[0]);
    if !lift(f, scene, scratch, address, at) {
        return false;
    }
    let bits = lane_bits(f, at);
    let lane = lane_type(f, accesses, bits);
    let lanes = (run.bytes * 8) as u32 / bits;
    // Loads of the same bytes need no vector.
    let ty = if lanes == 1 { lane } else { f.vector_type(lanes, lane) };
    let mut b = Builder::before(f, at);
    let vector = b.load(ty, address, run.align, 0);
    for access in accesses {
        let old = Value::inst(access.inst);
        let from = ((access.offset - accesses[0].offset) * 8) as u32 / bits;
        let want = b.f.ty(access.inst);
        let part = match b.f.types().vector(want) {
            _ if lanes == 1 => vector,
            Some((len, ..)) => {
                let mask: SmallVec<[u32; 16]> = (from..from + len).collect();
                let part = b.f.vector_type(len, lane);
                b.shuffle(vector, Value::poison(ty), &mask, part)
            }
            None => {
                let index = b.f.consts_mut().add_i32(from);
                b.extract_element(vector, index, lane)
            }
        };
        if part != vector {
            b.f.derive_name(part, old, "");
        }
        let part = retype(&mut b, part, want);
        b.f.replace_all_uses(old, part);
    }
    let vector = vector.as_inst().unwrap_or(Inst::NONE);
    let mut new = vector;
    while new != at {
        scene.put(new, at);
        new = f.next(new);
    }
    scene.put_vector(vector, at);
    keep_common(f, vector, &insts_of(accesses));
    true
}

/// Joins the stores of a run at the place of the last.
pub(super) fn join_stores(f: &mut FuncMut<'_>, scene: &mut Scene, accesses: &[Access], run: &Neighbours) {
    let Some(at) = accesses.iter().max_by_key(|access| access.place).map(|access| access.inst) else { return };
    let bits = lane_bits(f, at);
    let lane = lane_type(f, accesses, bits);
    let lanes = (run.bytes * 8) as u32 / bits;
    let ty = f.vector_type(lanes, lane);
    let address = pointer(f, &accesses[0]);
    let mut b = Builder::before(f, at);
    let mut vector = Value::poison(ty);
    let mut to = 0;
    for access in accesses {
        let value = b.f.operand(access.inst, 0);
        let have = b.f.type_of(value);
        let (len, scalar) = match b.f.types().vector(have) {
            Some((len, _, scalar)) => (Some(len), scalar),
            None => (None, have),
        };
        for n in 0..len.unwrap_or(1) {
            let part = if len.is_some() { extract(&mut b, value, n, scalar) } else { value };
            let part = retype(&mut b, part, lane);
            vector = insert(&mut b, vector, part, to);
            to += 1;
        }
    }
    let store = b.store(vector, address, run.align, 0);
    scene.put_vector(store, at);
    keep_common(f, store, &insts_of(accesses));
}

/// The loads or stores of `accesses`.
fn insts_of(accesses: &[Access]) -> SmallVec<[Inst; 16]> {
    accesses.iter().map(|access| access.inst).collect()
}

/// Type of the lanes of accesses whose lanes have `bits` bits: an integer where one is an integer or a pointer.
fn lane_type(f: &mut FuncMut<'_>, accesses: &[Access], bits: u32) -> Type {
    let types = f.types();
    let scalar = |access: &Access| types.scalar(accessed_type(f, access.inst));
    let first = scalar(&accesses[0]);
    let is_mixed = accesses.iter().any(|access| scalar(access) != first);
    let any_ptr = accesses.iter().any(|access| types.is_ptr(scalar(access)));
    if any_ptr || is_mixed && accesses.iter().any(|access| types.is_int(scalar(access))) {
        return f.int_type(bits);
    }
    first
}

/// `value` as type `ty` of the same size.
fn retype(b: &mut Builder<'_, '_>, value: Value, ty: Type) -> Value {
    let have = b.f.type_of(value);
    if have == ty {
        return value;
    }
    let types = b.f.types();
    let op = match (types.is_ptr(have), types.is_ptr(ty)) {
        (false, true) => Opcode::IntToPtr,
        (true, false) => Opcode::PtrToInt,
        _ => Opcode::BitCast,
    };
    let folded = if value.is_constant() { b.f.folder().cast(op, 0, value, ty) } else { None };
    folded.unwrap_or_else(|| b.cast(op, value, ty, 0))
}

/// Lane `n` of `value`.
fn extract(b: &mut Builder<'_, '_>, value: Value, n: u32, ty: Type) -> Value {
    let index = b.f.consts_mut().add_i32(n);
    let folded = if value.is_constant() { b.f.folder().extract_element(value, index) } else { None };
    folded.unwrap_or_else(|| b.extract_element(value, index, ty))
}

/// `vector` with lane `n` replaced by `value`.
fn insert(b: &mut Builder<'_, '_>, vector: Value, value: Value, n: u32) -> Value {
    let index = b.f.consts_mut().add_i32(n);
    let is_constant = vector.is_constant() && value.is_constant();
    let folded = if is_constant { b.f.folder().insert_element(vector, value, index) } else { None };
    folded.unwrap_or_else(|| b.insert_element(vector, value, index))
}

/// Moves what computes `address` behind `at` to before it. `false`, and nothing moves, if that touches memory or must stay.
fn lift(f: &mut FuncMut<'_>, scene: &mut Scene, scratch: &mut Moving, address: Value, at: Inst) -> bool {
    let block = f.block_of(at);
    let limit = scene.key(at);
    let Moving { work, moving } = scratch;
    work.clear();
    moving.clear();
    work.extend(address.as_inst());
    while let Some(i) = work.pop() {
        if f.op(i) == Opcode::Phi || f.block_of(i) != block || scene.key(i) < limit || moving.contains(&i) {
            continue;
        }
        let is_bound = facts::may_read(f, i)
            || facts::has_side_effects(f, i)
            || f.op(i).is_call() && facts::call_has(f, i, AttrKind::Convergent);
        if is_bound || moving.len() == MOVED {
            return false;
        }
        moving.push(i);
        work.extend(f.operands(i).filter_map(Value::as_inst));
    }
    moving.sort_by_key(|&i| scene.key(i));
    for &i in moving.iter() {
        f.move_before(i, at);
        scene.put(i, at);
    }
    true
}

/// Erases the replaced accesses of a block, and what computed their addresses and nothing else.
pub(super) fn erase_replaced(f: &mut FuncMut<'_>, replaced: &mut Vec<Inst>, scratch: &mut Moving) {
    for inst in replaced.drain(..) {
        let address = facts::pointer_operand(f, inst).and_then(Value::as_inst);
        f.erase(inst);
        scratch.work.clear();
        scratch.work.extend(address.filter(|&i| !f.is_dead(i) && facts::is_trivially_dead(f, i)));
        erase_dead_chain(f, &mut scratch.work, Inst::NONE);
    }
}
