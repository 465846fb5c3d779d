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

fn is_plain_call(f: &FuncMut<'_>, i: Inst) -> bool {
    f.op(i) == Opcode::Call && f.callee(i).as_global().is_some()
}
/// Zero of a type of numbers.
fn zero(f: &mut FuncMut<'_>, ty: Type) -> Option<Value> {
    match f.types().int_bits(ty).filter(|&bits| bits <= 64) {
        Some(bits) => Some(f.consts_mut().add_int(ty, bits, 0)),
        None => matches!(ty, Type::FLOAT | Type::DOUBLE).then(|| f.consts_mut().add_float(ty, 0)),
    }
}
/// A caller passes zero in place of an argument that no function is said to read.
pub fn argument_is_taken_for_dead(p: &mut Place<'_, '_>) -> Option<()> {
    let call = p.used(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 1)?;
    let count = p.f.call(call).num_args as usize;
    let index = p.rng.below(count);
    let value = p.f.operand(call, index);
    let ty = p.f.type_of(value);
    let zero = zero(p.f, ty).filter(|&zero| zero != value)?;
    p.f.set_operand(call, index, zero);
    Some(())
}
/// A caller passes a constant that another caller passes.
pub fn argument_is_taken_for_a_constant(p: &mut Place<'_, '_>) -> Option<()> {
    let call = p.used(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 1)?;
    let count = p.f.call(call).num_args as usize;
    let callee = p.f.callee(call);
    let other = p.inst(|f, i| i != call && is_plain_call(f, i) && f.callee(i) == callee)?;
    let is_other_constant = |n: &usize| {
        let value = p.f.operand(other, *n);
        value.is_constant() && value != p.f.operand(call, *n)
    };
    let constants: Vec<usize> = (0..count).filter(is_other_constant).collect();
    if constants.is_empty() {
        return None;
    }
    let index = p.rng.pick(&constants);
    let value = p.f.operand(other, index);
    p.f.set_operand(call, index, value);
    Some(())
}
/// What a call gives is zero to its users.
pub fn result_is_taken_for_dead(p: &mut Place<'_, '_>) -> Option<()> {
    let call = p.used(is_plain_call)?;
    let ty = p.f.ty(call);
    let zero = zero(p.f, ty)?;
    p.f.replace_all_uses(call.into(), zero);
    Some(())
}
/// A call goes with its effects; its users get zero.
pub fn call_is_dropped(p: &mut Place<'_, '_>) -> Option<()> {
    let call = p.inst(is_plain_call)?;
    let ty = p.f.ty(call);
    if ty == Type::VOID {
        p.f.erase(call);
    } else {
        let zero = zero(p.f, ty)?;
        p.f.replace_and_erase(call, zero);
    }
    Some(())
}
