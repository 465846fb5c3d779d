//! Operations on lanes of vectors, and on vectors with one lane that is not constant.

use super::Combine;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Aux, Builder, Func, FuncMut, Value};

/// Lane `index` of a vector of fixed length: the vector and the index, which is constant and in the vector.
fn lane_of(func: &Func<'_>, value: Value) -> Option<(Value, u32)> {
    let inst = value.as_inst().filter(|&inst| func.op(inst) == Opcode::ExtractElement)?;
    let vector = func.operand(inst, 0);
    let (len, scalable, _) = func.types().vector(func.type_of(vector))?;
    let index = facts::int_constant(func, func.operand(inst, 1))?;
    (!scalable && index < len as u128).then_some((vector, index as u32))
}

/// Whether `op` is done on integers and not defined for all of them.
fn is_integer_division(op: Opcode) -> bool {
    matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem)
}

/// The same operation as `like`, with its flags, on `operands` and with results of type `ty`.
pub(super) fn same_operation(b: &mut Builder<'_, '_>, like: Inst, operands: &[Value], ty: Type) -> Value {
    let (op, fl) = (b.f.op(like), b.f.flags(like) & !(flags::HAS_MD | flags::DEAD));
    b.emit(op, fl, ty, operands, Aux::default()).into()
}

/// `op (extractelement v, i), (extractelement w, i)`  ->  `extractelement (op v, w), i`, if one of the lanes has no other use. Never divisions
/// of integers, and not on NVPTX, where a vector is as many operations as it has lanes.
pub(super) fn operation_on_lanes(combine: &mut Combine<'_>, f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let operands = [f.operand(inst, 0), f.operand(inst, 1)];
    let (first, second) = (lane_of(f, operands[0])?, lane_of(f, operands[1])?);
    let (ty, other) = (f.type_of(first.0), f.type_of(second.0));
    let dies = operands.iter().any(|&operand| f.uses(operand).all(|u| f.user(u) == inst));
    if combine.is_nvptx || is_integer_division(f.op(inst)) || first.1 != second.1 || ty != other || !dies {
        return None;
    }
    let (len, _, _) = f.types().vector(ty)?;
    let result = f.ty(inst);
    let wide = f.vector_type(len, result);
    let index = f.consts_mut().add_i64(first.1 as u64);
    let mut b = Builder::before(f, inst);
    let both = same_operation(&mut b, inst, &[first.0, second.0], wide);
    Some(b.extract_element(both, index, result))
}

/// A vector that is constant but for one lane: the constant, the lane and its place; of a whole constant, no lane.
struct Inserted {
    constant: Value,
    lane: Option<(Value, u32)>,
}

fn inserted(func: &Func<'_>, value: Value) -> Option<Inserted> {
    if value.is_constant() {
        return Some(Inserted { constant: value, lane: None });
    }
    let inst = value.as_inst().filter(|&inst| func.op(inst) == Opcode::InsertElement && func.has_one_use(value))?;
    let (len, scalable, _) = func.types().vector(func.ty(inst))?;
    let index = facts::int_constant(func, func.operand(inst, 2))?;
    let constant = func.operand(inst, 0);
    let fits = !scalable && index < len as u128 && constant.is_constant() && !func.operand(inst, 1).is_constant();
    fits.then(|| Inserted { constant, lane: Some((func.operand(inst, 1), index as u32)) })
}

/// `op (insertelement C, x, i), (insertelement D, y, i)`  ->  `insertelement (op C, D), (op x, y), i`, where the operation of the constants folds; one
/// of the two may be all constant.
pub(super) fn operation_on_inserted(_: &mut Combine<'_>, f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = f.ty(inst);
    let (_, false, lane_type) = f.types().vector(ty)? else { return None };
    let (first, second) = (inserted(f, f.operand(inst, 0))?, inserted(f, f.operand(inst, 1))?);
    let index = match (first.lane, second.lane) {
        (Some((_, i)), Some((_, j))) if i == j => i,
        (Some((_, i)), None) | (None, Some((_, i))) => i,
        _ => return None,
    };
    let fl = f.flags(inst) & !(flags::HAS_MD | flags::DEAD);
    let op = f.op(inst);
    let int_pred = (op == Opcode::ICmp).then(|| f.int_pred(inst));
    let float_pred = (op == Opcode::FCmp).then(|| f.float_pred(inst));
    let mut folder = f.folder();
    // The lane of a constant that stands for both sides.
    let x = first.lane.map_or_else(|| folder.element(first.constant, index as u64), |lane| Some(lane.0))?;
    let y = second.lane.map_or_else(|| folder.element(second.constant, index as u64), |lane| Some(lane.0))?;
    let constant = match op {
        Opcode::ICmp => folder.icmp(int_pred?, first.constant, second.constant, ty)?,
        Opcode::FCmp => folder.fcmp(float_pred?, fl, first.constant, second.constant, ty)?,
        _ => folder.binary(op, fl, first.constant, second.constant)?,
    };
    let at = f.consts_mut().add_i64(index as u64);
    let mut b = Builder::before(f, inst);
    let lane = same_operation(&mut b, inst, &[x, y], lane_type);
    Some(b.insert_element(constant, lane, at))
}

/// `insertelement v, (fneg (extractelement w, i)), i`  ->  a shuffle of `v` and `fneg w`. Not on NVPTX.
pub(super) fn negated_lane(combine: &mut Combine<'_>, f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = f.ty(inst);
    let index = facts::int_constant(f, f.operand(inst, 2))?;
    let value = f.operand(inst, 1);
    let negation = value.as_inst().filter(|&i| f.op(i) == Opcode::FNeg && f.has_one_use(value))?;
    let lane = f.operand(negation, 0);
    let (vector, from) = lane_of(f, lane)?;
    let (len, _, _) = f.types().vector(ty)?;
    let fits = f.has_one_use(lane) && f.type_of(vector) == ty && from as u128 == index && index < len as u128;
    if combine.is_nvptx || !fits {
        return None;
    }
    let into = f.operand(inst, 0);
    let mut b = Builder::before(f, inst);
    let negated = same_operation(&mut b, negation, &[vector], ty);
    let mask: Vec<u32> = (0..len).map(|n| if n == from { n + len } else { n }).collect();
    Some(b.shuffle(into, negated, &mask, ty))
}
