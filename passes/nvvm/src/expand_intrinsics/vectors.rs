//! Lanes in another order, masks of lanes, and matrices in vectors.

use super::{arguments, assemble, int, lane, lanes, numbers, once, splat, structure, truth_of, vector_of};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id, interleaving};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// Lanes of a vector, one by one.
type Parts = SmallVec<[Value; 16]>;

pub(super) fn expand(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    order(build, call, id)
        .or_else(|| mask(build, call, id))
        .or_else(|| selection(build, call, id))
        .or_else(|| scalar(build, call, id))
}

/// All lanes of `vector`.
fn parts_of(build: &mut Builder<'_, '_>, vector: Value) -> Parts {
    let len = lanes(build.f, build.f.type_of(vector)).map_or(0, |(len, _)| len);
    (0..len).map(|k| lane(build, vector, k)).collect()
}

/// The same lanes in another order.
fn order(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    if let Some((count, together)) = interleaving(id) {
        return Some(if together { interleave(build, call, ty) } else { take_apart(build, call, ty, count)? });
    }
    let args = arguments(build.f, call);
    let number = |build: &Builder<'_, '_>, n: usize| build.f.consts().as_int(args[n]).map(|n| n as usize);
    let parts: Parts = match id {
        id::VECTOR_REVERSE => {
            let mut parts = parts_of(build, args[0]);
            parts.reverse();
            parts
        }
        id::VECTOR_EXTRACT => {
            let (at, len) = (number(build, 1)? as u32, lanes(build.f, ty)?.0);
            let whole = lanes(build.f, build.f.type_of(args[0]))?.0;
            // What lies behind the end is poison.
            let elem = build.f.types().scalar(ty);
            (at..at + len).map(|k| if k < whole { lane(build, args[0], k) } else { Value::poison(elem) }).collect()
        }
        id::VECTOR_INSERT => {
            let at = number(build, 2)?;
            let mut parts = parts_of(build, args[0]);
            for (k, part) in parts_of(build, args[1]).into_iter().enumerate() {
                *parts.get_mut(at + k)? = part;
            }
            parts
        }
        id::VECTOR_SPLICE_LEFT | id::VECTOR_SPLICE_RIGHT => splice(build, &args, id == id::VECTOR_SPLICE_RIGHT)?,
        id::MATRIX_TRANSPOSE => {
            let (rows, columns) = (number(build, 1)?, number(build, 2)?);
            let parts = parts_of(build, args[0]);
            (0..rows * columns).map(|n| parts.get(n / columns + n % columns * rows).copied()).collect::<Option<_>>()?
        }
        id::MATRIX_MULTIPLY => product(build, call)?,
        _ => return None,
    };
    Some(assemble(build, ty, &parts))
}

fn interleave(build: &mut Builder<'_, '_>, call: Inst, ty: Type) -> Value {
    let vectors: SmallVec<[Parts; 8]> =
        arguments(build.f, call).into_iter().map(|vector| parts_of(build, vector)).collect();
    let len = vectors.first().map_or(0, |first| first.len());
    let parts: Parts = (0..len).flat_map(|k| vectors.iter().map(move |vector| vector[k])).collect();
    assemble(build, ty, &parts)
}

fn take_apart(build: &mut Builder<'_, '_>, call: Inst, ty: Type, count: u32) -> Option<Value> {
    let whole = build.f.operand(call, 0);
    let parts = parts_of(build, whole);
    let field = build.f.types().element(ty, 0)?;
    let vectors: SmallVec<[Value; 8]> = (0..count as usize)
        .map(|first| {
            let part: Parts = parts.iter().skip(first).step_by(count as usize).copied().collect();
            assemble(build, field, &part)
        })
        .collect();
    Some(structure(build, ty, &vectors))
}

/// Two vectors one behind the other, from a lane of the first on; counted from its end if `right`.
fn splice(build: &mut Builder<'_, '_>, args: &[Value], right: bool) -> Option<Parts> {
    let (len, elem) = lanes(build.f, build.f.type_of(args[0]))?;
    if let Some(place) = build.f.consts().as_int(args[2]) {
        let start = if right { u64::from(len).checked_sub(place)? } else { place } as usize;
        let mut both = parts_of(build, args[0]);
        both.extend(parts_of(build, args[1]));
        return both.get(start..start + len as usize).map(|parts| parts.iter().copied().collect());
    }
    let length = build.f.consts_mut().add_i32(len);
    let start = if right { build.binary(Opcode::Sub, length, args[2], 0) } else { args[2] };
    let start = once(build, start);
    let parts = (0..len).map(|k| {
        let number = build.f.consts_mut().add_i32(k);
        let index = build.binary(Opcode::Add, start, number, 0);
        let in_first = build.icmp(IntPred::Ult, index, length, Type::I1);
        let early = build.extract_element(args[0], index, elem);
        let behind = build.binary(Opcode::Sub, index, length, 0);
        let late = build.extract_element(args[1], behind, elem);
        build.select(in_first, early, late, 0)
    });
    Some(parts.collect())
}

/// The product of two matrices, which stand by columns.
fn product(build: &mut Builder<'_, '_>, call: Inst) -> Option<Parts> {
    let args = arguments(build.f, call);
    let [rows, inner, columns] = [2, 3, 4].map(|n| build.f.consts().as_int(args[n]).unwrap_or(0) as usize);
    let (left, right) = (parts_of(build, args[0]), parts_of(build, args[1]));
    if left.len() != rows * inner || right.len() != inner * columns || inner == 0 {
        return None;
    }
    let fast = build.f.flags(call) & flags::FAST;
    let elem = build.f.types().scalar(build.f.ty(call));
    let floating = build.f.types().is_float(elem);
    let mut parts = Parts::new();
    for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
        let mut sum = None;
        for k in 0..inner {
            let (a, b) = (left[row + k * rows], right[k + column * inner]);
            sum = Some(match sum {
                None => build.binary(
                    if floating { Opcode::FMul } else { Opcode::Mul },
                    a,
                    b,
                    if floating { fast } else { 0 },
                ),
                Some(sum) if floating && fast & flags::CONTRACT != 0 => {
                    build.intrinsic(id::FMULADD, &[elem], &[a, b, sum], fast)?
                }
                Some(sum) if floating => {
                    let term = build.binary(Opcode::FMul, a, b, fast);
                    build.binary(Opcode::FAdd, sum, term, fast)
                }
                Some(sum) => {
                    let term = build.binary(Opcode::Mul, a, b, 0);
                    build.binary(Opcode::Add, sum, term, 0)
                }
            });
        }
        parts.extend(sum);
    }
    Some(parts)
}

/// Which lanes of `vector`, of elements `elem`, are not zero.
pub(super) fn nonzero(build: &mut Builder<'_, '_>, vector: Value, elem: Type) -> Value {
    if elem == Type::I1 {
        return vector;
    }
    let ty = build.f.type_of(vector);
    let truth = truth_of(build, ty);
    let Some(zero) = build.f.folder().zero(ty) else { return vector };
    build.icmp(IntPred::Ne, vector, zero, truth)
}

/// Number of the first of `len` lanes that is set in `mask`; `none` where none is.
pub(super) fn first_set(build: &mut Builder<'_, '_>, mask: Value, len: u32, none: Value) -> Value {
    let ty = build.f.type_of(none);
    let mask = once(build, mask);
    let mut found = none;
    for k in (0..len).rev() {
        let (bit, number) = (lane(build, mask, k), int(build, ty, i64::from(k)));
        found = build.select(bit, number, found, 0);
    }
    found
}

/// Masks of lanes, and what is counted by them.
fn mask(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    let args = arguments(build.f, call);
    Some(match id {
        id::GET_ACTIVE_LANE_MASK => {
            // The sum must not wrap: a lane above all numbers is above the end.
            let (len, index) = (lanes(build.f, ty)?.0, build.f.type_of(args[0]));
            let indices = vector_of(build, len, index);
            let (base, end) = (splat(build, indices, args[0]), splat(build, indices, args[1]));
            let steps = numbers(build, indices);
            let places = build.intrinsic(id::UADD_SAT, &[indices], &[base, steps], 0)?;
            build.icmp(IntPred::Ult, places, end, ty)
        }
        id::LOOP_DEPENDENCE_WAR_MASK | id::LOOP_DEPENDENCE_RAW_MASK => {
            dependence(build, &args, ty, id == id::LOOP_DEPENDENCE_RAW_MASK)?
        }
        id::EXPERIMENTAL_GET_VECTOR_LENGTH => {
            let count = args[0];
            let count_ty = build.f.type_of(count);
            // Vectors are none, though the name takes them.
            let bits = build.f.types().int_bits(count_ty)?;
            let most = build.f.consts().as_int(args[1])?;
            let wide = if bits < 32 { Type::I32 } else { count_ty };
            let count = if bits < 32 { build.cast(Opcode::ZExt, count, wide, 0) } else { count };
            let most = int(build, wide, most as i64);
            let least = build.intrinsic(id::UMIN, &[wide], &[count, most], 0)?;
            if bits > 32 { build.cast(Opcode::Trunc, least, Type::I32, 0) } else { least }
        }
        id::EXPERIMENTAL_CTTZ_ELTS => {
            let (len, elem) =
                lanes(build.f, build.f.type_of(args[0])).filter(|&(_, elem)| build.f.types().is_int(elem))?;
            let set = nonzero(build, args[0], elem);
            let none = int(build, ty, i64::from(len));
            first_set(build, set, len, none)
        }
        id::EXPERIMENTAL_VECTOR_MATCH => {
            let whole = build.f.type_of(args[0]);
            if !build.f.types().is_int(build.f.types().scalar(whole)) {
                return None;
            }
            let mut found = build.f.folder().zero(ty)?;
            for needle in parts_of(build, args[1]) {
                let needles = splat(build, whole, needle);
                let equal = build.icmp(IntPred::Eq, args[0], needles, ty);
                found = build.binary(Opcode::Or, found, equal, 0);
            }
            build.binary(Opcode::And, found, args[2], 0)
        }
        id::IS_FPCLASS => {
            // Selection tests numbers that have a register each.
            let (_, elem) = lanes(build.f, build.f.type_of(args[0]))?;
            if !matches!(elem, Type::HALF | Type::BFLOAT) {
                return None;
            }
            let bits: Option<Parts> = parts_of(build, args[0])
                .into_iter()
                .map(|part| build.intrinsic(id::IS_FPCLASS, &[elem], &[part, args[1]], 0))
                .collect();
            assemble(build, ty, &bits?)
        }
        _ => return None,
    })
}

/// Lanes that may be accessed at both addresses: all where the second is not above the first (or they are equal, if reads come after
/// writes), else those that lie below the distance.
fn dependence(build: &mut Builder<'_, '_>, args: &[Value], ty: Type, raw: bool) -> Option<Value> {
    let (len, _) = lanes(build.f, ty).filter(|&(_, elem)| elem == Type::I1)?;
    let [first, second] = [0, 1].map(|n| build.cast(Opcode::PtrToInt, args[n], Type::I64, 0));
    let distance = build.binary(Opcode::Sub, second, first, 0);
    let zero = int(build, Type::I64, 0);
    let (distance, all) = if raw {
        let no = build.f.consts_mut().add_bool(false);
        let size = build.intrinsic(id::ABS, &[Type::I64], &[distance, no], 0)?;
        (size, build.icmp(IntPred::Eq, size, zero, Type::I1))
    } else {
        (distance, build.icmp(IntPred::Sle, distance, zero, Type::I1))
    };
    let parts: Parts = (0..len)
        .map(|k| {
            let number = int(build, Type::I64, i64::from(k));
            let place = build.binary(Opcode::Mul, args[2], number, 0);
            let below = build.icmp(IntPred::Ult, place, distance, Type::I1);
            build.binary(Opcode::Or, below, all, 0)
        })
        .collect();
    Some(assemble(build, ty, &parts))
}

/// Lanes that a mask picks, and sums of parts of vectors.
fn selection(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    let args = arguments(build.f, call);
    Some(match id {
        id::EXPERIMENTAL_VECTOR_COMPRESS => {
            let mask = once(build, args[1]);
            compress(build, args[0], mask, args[2])
        }
        id::EXPERIMENTAL_VECTOR_EXTRACT_LAST_ACTIVE => {
            let mut found = args[2];
            for k in 0..lanes(build.f, build.f.type_of(args[0]))?.0 {
                let (bit, part) = (lane(build, args[1], k), lane(build, args[0], k));
                found = build.select(bit, part, found, 0);
            }
            found
        }
        id::VECTOR_PARTIAL_REDUCE_ADD | id::VECTOR_PARTIAL_REDUCE_FADD => {
            let fast = build.f.flags(call) & flags::FAST;
            let (op, fl) = if id == id::VECTOR_PARTIAL_REDUCE_ADD { (Opcode::Add, 0) } else { (Opcode::FAdd, fast) };
            let len = lanes(build.f, ty)?.0 as usize;
            let parts = parts_of(build, args[1]);
            let mut sum = args[0];
            for chunk in parts.chunks(len) {
                let chunk = assemble(build, ty, chunk);
                sum = build.binary(op, sum, chunk, fl);
            }
            sum
        }
        _ => return None,
    })
}

/// The lanes that are set, one behind the other; behind them those of `through`.
fn compress(build: &mut Builder<'_, '_>, vector: Value, mask: Value, through: Value) -> Value {
    let len = lanes(build.f, build.f.type_of(vector)).map_or(0, |(len, _)| len);
    let mut place = build.f.consts_mut().add_i32(0);
    let mut result = through;
    for k in 0..len {
        let (bit, part) = (lane(build, mask, k), lane(build, vector, k));
        let with = build.insert_element(result, part, place);
        result = build.select(bit, with, result, 0);
        let step = build.cast(Opcode::ZExt, bit, Type::I32, 0);
        place = build.binary(Opcode::Add, place, step, 0);
    }
    result
}

/// What is no vector at all.
fn scalar(build: &mut Builder<'_, '_>, call: Inst, id: IntrinsicId) -> Option<Value> {
    let ty = build.f.ty(call);
    match id {
        // To the nearest.
        id::GET_ROUNDING => Some(int(build, ty, 1)),
        id::LOAD_RELATIVE => {
            let [base, offset] = [0, 1].map(|n| build.f.operand(call, n));
            let place = build.gep(Type::I8, base, &[offset], ty, 0);
            let distance = build.load(Type::I32, place, 4, 0);
            Some(build.gep(Type::I8, base, &[distance], ty, 0))
        }
        id::EXPECT_WITH_PROBABILITY => Some(build.f.operand(call, 0)),
        _ => None,
    }
}
