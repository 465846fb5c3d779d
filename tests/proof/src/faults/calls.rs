//! Wrong rewrites as passes of calls make them that leave out a condition of a rule: deadargelim, ipsccp, globaldce.
//!
//! | condition left out | rewrite |
//! |---|---|
//! | no function reads an argument that goes | [`argument_is_taken_for_dead`] |
//! | no caller reads a result that goes | [`result_is_taken_for_dead`] |
//! | all callers pass the same constant | [`argument_is_taken_for_a_constant`] |
//! | a call whose result nobody needs has no effect | [`call_is_dropped`] |

use super::Place;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{FuncMut, Value};

fn is_plain_call(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call && func.callee(inst).as_global().is_some()
}
/// Zero of a type of numbers.
fn zero(func: &mut FuncMut<'_>, ty: Type) -> Option<Value> {
    match func.types().int_bits(ty).filter(|&bits| bits <= 64) {
        Some(bits) => Some(func.consts_mut().add_int(ty, bits, 0)),
        None => matches!(ty, Type::FLOAT | Type::DOUBLE).then(|| func.consts_mut().add_float(ty, 0)),
    }
}
/// A caller passes zero in place of an argument that no function is said to read.
pub fn argument_is_taken_for_dead(place: &mut Place<'_, '_>) -> Option<()> {
    let call = place.used(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 1)?;
    let count = place.f.call(call).num_args as usize;
    let index = place.rng.below(count);
    let value = place.f.operand(call, index);
    let ty = place.f.type_of(value);
    let zero = zero(place.f, ty).filter(|&zero| zero != value)?;
    place.f.set_operand(call, index, zero);
    Some(())
}
/// A caller passes a constant that another caller passes.
pub fn argument_is_taken_for_a_constant(place: &mut Place<'_, '_>) -> Option<()> {
    let call = place.used(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 1)?;
    let count = place.f.call(call).num_args as usize;
    let callee = place.f.callee(call);
    let other = place.inst(|f, i| i != call && is_plain_call(f, i) && f.callee(i) == callee)?;
    let is_other_constant = |n: &usize| {
        let value = place.f.operand(other, *n);
        value.is_constant() && value != place.f.operand(call, *n)
    };
    let constants: Vec<usize> = (0..count).filter(is_other_constant).collect();
    if constants.is_empty() {
        return None;
    }
    let index = place.rng.pick(&constants);
    let value = place.f.operand(other, index);
    place.f.set_operand(call, index, value);
    Some(())
}
/// What a call gives is zero to its users.
pub fn result_is_taken_for_dead(place: &mut Place<'_, '_>) -> Option<()> {
    let call = place.used(is_plain_call)?;
    let ty = place.f.ty(call);
    let zero = zero(place.f, ty)?;
    place.f.replace_all_uses(call.into(), zero);
    Some(())
}
/// A call goes with its effects; its users get zero.
pub fn call_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let call = place.inst(is_plain_call)?;
    let ty = place.f.ty(call);
    if ty == Type::VOID {
        place.f.erase(call);
    } else {
        let zero = zero(place.f, ty)?;
        place.f.replace_and_erase(call, zero);
    }
    Some(())
}
