//! Lanes: scalars, or with `slp-revec` vectors of fixed length, side by side in one vector.

use super::tree::MAX_LANES;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, Func, FuncMut, Value};

/// Whether values of type `ty` may be lanes: numbers, and vectors of fixed length where they `may_be_vectors`.
pub(super) fn is_lane(func: &Func<'_>, ty: Type, may_be_vectors: bool) -> bool {
    let types = func.types();
    let scalar = match types.vector(ty) {
        Some((_, scalable, elem)) if may_be_vectors && !scalable => elem,
        Some(_) => return false,
        None => ty,
    };
    types.is_int(scalar) || types.is_float(scalar)
}

/// Bits of a lane of type `ty`.
pub(super) fn lane_bits(func: &Func<'_>, ty: Type) -> Option<u32> {
    let types = func.types();
    match types.vector(ty) {
        Some((len, false, elem)) => types.scalar_bits(elem)?.checked_mul(len),
        Some(_) => None,
        None => types.scalar_bits(ty),
    }
}

/// The type of `lanes` lanes of type `ty`.
pub(super) fn wide_type(f: &mut FuncMut<'_>, ty: Type, lanes: usize) -> Type {
    match f.types().vector(ty) {
        Some((len, _, elem)) => f.vector_type(len * lanes as u32, elem),
        None => f.vector_type(lanes as u32, ty),
    }
}

/// Whether `vector` is the type of `lanes` lanes of the scalar type `scalar`.
pub(super) fn wide_type_exists(func: &Func<'_>, scalar: Type, lanes: usize, vector: Type) -> bool {
    func.types().vector(vector) == Some((lanes as u32, false, scalar))
}

/// Lane `lane` of type `ty` of `vector`.
pub(super) fn extract(b: &mut Builder<'_, '_>, vector: Value, lane: usize, ty: Type) -> Option<Value> {
    match b.f.types().vector(ty) {
        Some((len, _, _)) => {
            let index = b.f.consts_mut().add_i64(lane as u64 * len as u64);
            let from = b.f.type_of(vector);
            b.intrinsic(id::VECTOR_EXTRACT, &[ty, from], &[vector, index], 0)
        }
        None => {
            let index = b.f.consts_mut().add_i32(lane as u32);
            Some(b.extract_element(vector, index, ty))
        }
    }
}

/// A vector of `lanes`: constants first, the others put into it.
pub(super) fn gather(b: &mut Builder<'_, '_>, lanes: &[Value], made: &mut Vec<Inst>) -> Value {
    let lane_type = b.f.type_of(lanes[0]);
    let ty = wide_type(b.f, lane_type, lanes.len());
    if let Some((len, _, _)) = b.f.types().vector(lane_type) {
        let mut vector = Value::poison(ty);
        for (n, &lane) in lanes.iter().enumerate() {
            let index = b.f.consts_mut().add_i64(n as u64 * len as u64);
            vector = b.intrinsic(id::VECTOR_INSERT, &[ty, lane_type], &[vector, lane, index], 0).unwrap_or(vector);
            made.extend(vector.as_inst());
        }
        return vector;
    }
    let fixed: SmallVec<[Value; MAX_LANES]> =
        lanes.iter().map(|&lane| if lane.is_constant() { lane } else { Value::poison(lane_type) }).collect();
    let mut vector = b.f.consts_mut().add_aggregate(ty, &fixed, true);
    let is_splat = lanes.len() > 1 && !lanes[0].is_constant() && lanes.iter().all(|&lane| lane == lanes[0]);
    for (n, &lane) in lanes.iter().enumerate() {
        if !lane.is_constant() {
            let index = b.f.consts_mut().add_i32(n as u32);
            vector = b.insert_element(vector, lane, index);
            made.extend(vector.as_inst());
            if is_splat {
                let mask: SmallVec<[u32; MAX_LANES]> = smallvec::smallvec![0; lanes.len()];
                let splat = b.shuffle(vector, Value::poison(ty), &mask, ty);
                made.extend(splat.as_inst());
                return splat;
            }
        }
    }
    vector
}
