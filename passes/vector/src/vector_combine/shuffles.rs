//! Shuffles of two results of one operation: the operands are shuffled, and the operation is done once.

use super::Combine;
use super::lanes::same_operation;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};

/// The two instructions that `shuffle` takes lanes of, if nothing else uses them and they do the same with the same flags.
fn sources(func: &Func<'_>, shuffle: Inst) -> Option<(Inst, Inst)> {
    let single = |value: Value| value.as_inst().filter(|_| func.has_one_use(value));
    let (first, second) = (single(func.operand(shuffle, 0))?, single(func.operand(shuffle, 1))?);
    let kept = |inst: Inst| func.flags(inst) & !(flags::HAS_MD | flags::DEAD);
    let same = func.op(first) == func.op(second) && kept(first) == kept(second);
    (first != second && same && !func.types().vector(func.ty(shuffle))?.1).then_some((first, second))
}

/// Type of `len` lanes as those of `vector`.
fn lanes_like(f: &mut FuncMut<'_>, vector: Type, len: usize) -> Type {
    let lane = f.types().scalar(vector);
    f.vector_type(len as u32, lane)
}

/// `shuffle (cast v), (cast w)`  ->  `cast (shuffle v, w)`, for conversions of lanes from one type.
pub(super) fn of_casts(_: &mut Combine<'_>, f: &mut FuncMut<'_>, shuffle: Inst) -> Option<Value> {
    let (first, second) = sources(f, shuffle)?;
    let op = f.op(first);
    let (v, w) = (f.operand(first, 0), f.operand(second, 0));
    // A bit cast may have other lanes than what it casts.
    if !op.is_cast() || op == Opcode::BitCast || f.type_of(v) != f.type_of(w) {
        return None;
    }
    let mask: Vec<u32> = f.indices(shuffle).to_vec();
    let from = f.type_of(v);
    let narrow = lanes_like(f, from, mask.len());
    let ty = f.ty(shuffle);
    let mut b = Builder::before(f, shuffle);
    let both = b.shuffle(v, w, &mask, narrow);
    Some(same_operation(&mut b, first, &[both], ty))
}

/// `shuffle (op v, C), (op w, D)`  ->  `op (shuffle v, w), (shuffle C, D)`, on either side of the operation. No divisions of integers: lanes that
/// the mask leaves open would divide by poison.
pub(super) fn of_operations(_: &mut Combine<'_>, f: &mut FuncMut<'_>, shuffle: Inst) -> Option<Value> {
    let (first, second) = sources(f, shuffle)?;
    let op = f.op(first);
    let is_operation = op.is_binary() || matches!(op, Opcode::ICmp | Opcode::FCmp);
    if !is_operation || matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
        return None;
    }
    let pairs = [0, 1].map(|slot| (f.operand(first, slot), f.operand(second, slot)));
    let is_fixed = |pair: (Value, Value)| pair.0.is_constant() && pair.1.is_constant();
    let from = f.type_of(pairs[0].0);
    if !(is_fixed(pairs[0]) ^ is_fixed(pairs[1])) || from != f.type_of(pairs[0].1) {
        return None;
    }
    let mask: Vec<u32> = f.indices(shuffle).to_vec();
    let operand = lanes_like(f, from, mask.len());
    let mut operands = [Value::NONE; 2];
    for (slot, pair) in pairs.into_iter().enumerate().filter(|&(_, pair)| is_fixed(pair)) {
        operands[slot] = f.folder().shuffle(pair.0, pair.1, &mask, operand)?;
    }
    let ty = f.ty(shuffle);
    let mut b = Builder::before(f, shuffle);
    for (slot, pair) in pairs.into_iter().enumerate().filter(|&(_, pair)| !is_fixed(pair)) {
        operands[slot] = b.shuffle(pair.0, pair.1, &mask, operand);
    }
    Some(same_operation(&mut b, first, &operands, ty))
}
