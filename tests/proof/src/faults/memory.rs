//! Wrong rewrites of memory, calls and operations of several threads.

use super::{Place, int_constant, intrinsic_of};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::{IntPred, Opcode, RmwOp};
use warpc_ir::{Aux, Builder, FuncMut, MemInfo, Value};

/// The instruction of an earlier place in the block that `want` takes.
fn earlier(func: &FuncMut<'_>, inst: Inst, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<Inst> {
    let mut at = func.prev(inst);
    while let Some(x) = at.get() {
        if want(func, x) {
            return Some(x);
        }
        at = func.prev(x);
    }
    None
}

pub fn store_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(|f, i| f.op(i) == Opcode::Store)?;
    place.f.erase(i);
    Some(())
}
/// A load takes the value of the last store of its type, whatever its address.
pub fn load_takes_an_unrelated_store(place: &mut Place<'_, '_>) -> Option<()> {
    let store = |f: &FuncMut<'_>, i: Inst| {
        earlier(f, i, |f, s| {
            f.op(s) == Opcode::Store && f.type_of(f.operand(s, 0)) == f.ty(i) && f.operand(s, 1) != f.operand(i, 0)
        })
    };
    let i = place.used(|f, i| f.op(i) == Opcode::Load && store(f, i).is_some())?;
    let v = place.f.operand(store(place.f, i)?, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
/// A load moves above a store to its address.
pub fn load_moves_above_a_store(place: &mut Place<'_, '_>) -> Option<()> {
    let store = |f: &FuncMut<'_>, i: Inst| {
        let s = earlier(f, i, |f, s| matches!(f.op(s), Opcode::Store | Opcode::AtomicRmw))?;
        // The address must be there already.
        let ready = f.operand(i, 0).as_inst().is_none_or(|a| f.block_of(a) != f.block_of(i) || f.comes_before(a, s));
        ready.then_some(s)
    };
    let i = place.used(|f, i| f.op(i) == Opcode::Load && store(f, i).is_some())?;
    let s = store(place.f, i)?;
    place.f.move_before(i, s);
    Some(())
}
/// A load is taken for an earlier one of the same type.
pub fn load_is_an_older_one(place: &mut Place<'_, '_>) -> Option<()> {
    let other = |f: &FuncMut<'_>, i: Inst| earlier(f, i, |f, s| f.op(s) == Opcode::Load && f.ty(s) == f.ty(i));
    let i = place.used(|f, i| f.op(i) == Opcode::Load && other(f, i).is_some())?;
    let v = Value::inst(other(place.f, i)?);
    place.f.replace_and_erase(i, v);
    Some(())
}
/// Two stores are exchanged.
pub fn stores_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let other = |f: &FuncMut<'_>, i: Inst| {
        earlier(f, i, |f, s| f.op(s) == Opcode::Store && f.type_of(f.operand(s, 0)) == f.type_of(f.operand(i, 0)))
    };
    let i = place.inst(|f, i| f.op(i) == Opcode::Store && other(f, i).is_some())?;
    let s = other(place.f, i)?;
    let (v, w) = (place.f.operand(i, 0), place.f.operand(s, 0));
    let ready =
        |v: Value| v.as_inst().is_none_or(|d| place.f.block_of(d) != place.f.block_of(s) || place.f.comes_before(d, s));
    if v == w || !ready(v) {
        return None;
    }
    place.f.set_operand(i, 0, w);
    place.f.set_operand(s, 0, v);
    Some(())
}
/// The offset of an address is off by one element.
pub fn address_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::GetElementPtr)?;
    let n = place.f.num_operands(i);
    let old = place.f.operand(i, n - 1);
    let ty = place.f.type_of(old);
    let bits = place.f.types().int_bits(ty)?;
    let one = place.f.consts_mut().add_int(ty, bits, 1);
    let v = match int_constant(place.f, old) {
        // A field of a struct would be another type.
        Some(_) if n > 2 => return None,
        _ => Builder::before(place.f, i).binary(Opcode::Add, old, one, 0),
    };
    place.f.set_operand(i, n - 1, v);
    Some(())
}
/// The index of an address is scaled by another size.
pub fn address_scaled_wrongly(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place
        .used(|f, i| f.op(i) == Opcode::GetElementPtr && f.num_operands(i) == 2 && !f.operand(i, 1).is_constant())?;
    let ty = if Type(place.f.aux(i).a) == Type::I8 { Type::I16 } else { Type::I8 };
    place.f.set_aux(i, Aux { a: ty.0, b: 0 });
    Some(())
}
/// An address is computed from the base of another.
pub fn address_from_another_base(place: &mut Place<'_, '_>) -> Option<()> {
    let is = |f: &FuncMut<'_>, i: Inst| f.op(i) == Opcode::GetElementPtr;
    let i = place.used(is)?;
    let other = place.used(is)?;
    let (own, base) = (place.f.operand(i, 0), place.f.operand(other, 0));
    // What both can see: an argument, or an address of the same block that stands before.
    let before = |f: &FuncMut<'_>, v: Value| {
        v.as_inst().is_none_or(|b| f.block_of(b) == f.block_of(i) && b != i && f.comes_before(b, i))
    };
    if own == base || place.f.type_of(own) != place.f.type_of(base) || !before(place.f, base) {
        return None;
    }
    place.f.set_operand(i, 0, base);
    Some(())
}
/// The extension of a sum becomes the sum of extensions, though the sum may wrap.
pub fn extension_moves_into_a_sum(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| {
        matches!(f.op(i), Opcode::ZExt | Opcode::SExt)
            && f.operand(i, 0).as_inst().is_some_and(|s| matches!(f.op(s), Opcode::Add | Opcode::Sub))
    })?;
    let sum = place.f.operand(i, 0).as_inst()?;
    let (op, cast, ty) = (place.f.op(sum), place.f.op(i), place.f.ty(i));
    let (a, b) = (place.f.operand(sum, 0), place.f.operand(sum, 1));
    let mut at = Builder::before(place.f, i);
    let a = at.cast(cast, a, ty, 0);
    let b = at.cast(cast, b, ty, 0);
    let v = at.binary(op, a, b, 0);
    place.f.replace_and_erase(i, v);
    Some(())
}
/// A load of half the bytes.
pub fn load_is_too_narrow(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == Opcode::Load && matches!(f.types().int_bits(f.ty(i)), Some(32 | 64)))?;
    let (ty, ptr) = (place.f.ty(i), place.f.operand(i, 0));
    let bits = place.f.types().int_bits(ty)?;
    let half = place.f.int_type(bits / 2);
    let mut b = Builder::before(place.f, i);
    let v = b.load(half, ptr, 1, 0);
    let w = b.cast(Opcode::ZExt, v, ty, 0);
    place.f.replace_and_erase(i, w);
    Some(())
}
/// A block operation is short of its last byte.
pub fn block_operation_too_short(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(|f, i| {
        intrinsic_of(f, i).is_some_and(intrinsics::is_mem_intrinsic)
            && int_constant(f, f.operand(i, 2)).is_some_and(|n| n > 0)
    })?;
    let old = place.f.operand(i, 2);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v / 2);
    place.f.set_operand(i, 2, new);
    Some(())
}

fn is_atomic(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::AtomicRmw
}
pub fn atomic_is_another(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(is_atomic)?;
    let mem = place.f.mem(i);
    let rmw = match mem.rmw {
        RmwOp::Add => RmwOp::Sub,
        RmwOp::Or => RmwOp::Xor,
        RmwOp::Max => RmwOp::UMax,
        RmwOp::UMax => RmwOp::Max,
        RmwOp::Min => RmwOp::UMin,
        RmwOp::UMin => RmwOp::Min,
        RmwOp::And => RmwOp::Or,
        RmwOp::Xor => RmwOp::Or,
        RmwOp::FAdd => RmwOp::FSub,
        _ => return None,
    };
    let b = place.f.aux(i).b;
    place.f.set_aux(i, Aux { a: MemInfo { rmw, ..mem }.pack(), b });
    Some(())
}
/// A side effect happens twice.
pub fn atomic_happens_twice(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(is_atomic)?;
    copy(place.f, i);
    Some(())
}
pub fn atomic_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(|f, i| is_atomic(f, i) && f.is_unused(i.into()))?;
    place.f.erase(i);
    Some(())
}

fn copy(func: &mut FuncMut<'_>, inst: Inst) -> Inst {
    let ops: Vec<Value> = func.operands(inst).collect();
    let (h, aux) = (func.head(inst), func.aux(inst));
    let c = func.new_inst(h.op, h.flags & !warpc_ir::flags::HAS_MD, h.ty, &ops, aux);
    func.insert_before(c, inst);
    c
}

fn is_barrier(func: &FuncMut<'_>, inst: Inst) -> bool {
    intrinsic_of(func, inst).is_some_and(intrinsics::is_block_barrier)
}
pub fn barrier_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(is_barrier)?;
    place.f.erase(i);
    Some(())
}
/// A store to shared memory moves below the barrier that publishes it.
pub fn store_moves_below_a_barrier(place: &mut Place<'_, '_>) -> Option<()> {
    let store = |f: &FuncMut<'_>, i: Inst| earlier(f, i, |f, s| f.op(s) == Opcode::Store && shared(f, f.operand(s, 1)));
    let i = place.inst(|f, i| is_barrier(f, i) && store(f, i).is_some())?;
    let (s, next) = (store(place.f, i)?, place.f.next(i).get()?);
    place.f.move_before(s, next);
    Some(())
}
/// A load of shared memory moves above the barrier that it waits for.
pub fn load_moves_above_a_barrier(place: &mut Place<'_, '_>) -> Option<()> {
    let barrier = |f: &FuncMut<'_>, i: Inst| {
        let b = earlier(f, i, is_barrier)?;
        let ready = f.operand(i, 0).as_inst().is_none_or(|a| f.block_of(a) != f.block_of(i) || f.comes_before(a, b));
        ready.then_some(b)
    };
    let i = place.used(|f, i| f.op(i) == Opcode::Load && shared(f, f.operand(i, 0)) && barrier(f, i).is_some())?;
    let b = barrier(place.f, i)?;
    place.f.move_before(i, b);
    Some(())
}
fn shared(func: &FuncMut<'_>, ptr: Value) -> bool {
    func.types().addrspace(func.type_of(ptr)) == Some(3)
}

fn is_convergent(func: &FuncMut<'_>, inst: Inst) -> bool {
    intrinsic_of(func, inst).is_some_and(intrinsics::is_convergent)
}
/// A convergent operation moves under a condition that differs between threads; where it does not run its result is zero.
pub fn convergent_call_under_a_condition(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(|f, i| is_convergent(f, i) && (f.ty(i) == Type::VOID || f.types().is_int(f.ty(i))))?;
    let ty = place.f.ty(i);
    let mut b = Builder::before(place.f, i);
    let t = b.intrinsic(id::NVVM_READ_PTX_SREG_TID_X, &[], &[], 0)?;
    let one = b.f.consts_mut().add_i32(1);
    let t = b.binary(Opcode::And, t, one, 0);
    let c = b.icmp(IntPred::Eq, t, one, Type::I1);
    let head = place.f.block_of(i);
    let mid = place.f.split_block(i);
    let next = place.f.next(i).get()?;
    let tail = place.f.split_block(next);
    let term = place.f.terminator(head).get()?;
    place.f.erase(term);
    Builder::at_end(place.f, head).cond_br(c, mid, tail);
    if ty != Type::VOID {
        let bits = place.f.types().int_bits(ty)?;
        let zero = place.f.consts_mut().add_int(ty, bits, 0);
        let users: Vec<Use> = place.f.uses(i.into()).collect();
        let phi = place.f.new_phi(tail, ty);
        for u in users {
            let (user, k) = (place.f.user(u), place.f.use_index(u));
            place.f.set_operand(user, k, phi.into());
        }
        place.f.add_incoming(phi, i.into(), mid);
        place.f.add_incoming(phi, zero, head);
    }
    Some(())
}
/// A convergent operation is taken for one of its operands, as if all threads had one value.
pub fn shuffle_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let same = |f: &FuncMut<'_>, i: Inst| f.operands(i).take(2).find(|&v| f.type_of(v) == f.ty(i) && !v.is_constant());
    let i = place.used(|f, i| is_convergent(f, i) && same(f, i).is_some())?;
    let v = same(place.f, i)?;
    place.f.replace_and_erase(i, v);
    Some(())
}
/// A convergent operation gets another lane or mask.
pub fn lane_off_by_one(place: &mut Place<'_, '_>) -> Option<()> {
    let lane = |f: &FuncMut<'_>, i: Inst| {
        (1..f.call(i).num_args as usize)
            .find(|&k| int_constant(f, f.operand(i, k)).is_some() && f.type_of(f.operand(i, k)) == Type::I32)
    };
    let i = place.used(|f, i| intrinsic_of(f, i).is_some_and(intrinsics::is_shuffle) && lane(f, i).is_some())?;
    let k = lane(place.f, i)?;
    let v = int_constant(place.f, place.f.operand(i, k))? as u32 ^ 1;
    let c = place.f.consts_mut().add_i32(v);
    place.f.set_operand(i, k, c);
    Some(())
}
/// The number of the thread is taken for that of the block.
pub fn thread_is_taken_for_block(place: &mut Place<'_, '_>) -> Option<()> {
    super::swap_intrinsic(
        place,
        &[
            (id::NVVM_READ_PTX_SREG_TID_X, id::NVVM_READ_PTX_SREG_CTAID_X),
            (id::NVVM_READ_PTX_SREG_NTID_X, id::NVVM_READ_PTX_SREG_NCTAID_X),
        ],
    )
}
/// A divergent value is computed by the first thread alone.
pub fn divergent_value_is_taken_for_uniform(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.used(|f, i| intrinsic_of(f, i) == Some(id::NVVM_READ_PTX_SREG_TID_X))?;
    let zero = place.f.consts_mut().add_i32(0);
    place.f.replace_and_erase(i, zero);
    Some(())
}

fn is_plain_call(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call && func.callee(inst).as_global().is_some()
}
pub fn arguments_swapped(place: &mut Place<'_, '_>) -> Option<()> {
    let i = place.inst(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 2)?;
    let n = place.f.call(i).num_args as usize;
    let (a, b) = (place.rng.below(n), place.rng.below(n));
    let (x, y) = (place.f.operand(i, a), place.f.operand(i, b));
    if x == y || place.f.type_of(x) != place.f.type_of(y) {
        return None;
    }
    place.f.set_operand(i, a, y);
    place.f.set_operand(i, b, x);
    Some(())
}
/// The result of a call is taken for an argument (`returned` that is not true).
pub fn result_is_an_argument(place: &mut Place<'_, '_>) -> Option<()> {
    let same =
        |f: &FuncMut<'_>, i: Inst| f.operands(i).take(f.call(i).num_args as usize).find(|&v| f.type_of(v) == f.ty(i));
    let i = place.used(|f, i| is_plain_call(f, i) && same(f, i).is_some())?;
    let v = same(place.f, i)?;
    place.f.replace_all_uses(i.into(), v);
    Some(())
}
