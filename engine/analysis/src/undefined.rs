//! Values that are not poison or undef because the function would be undefined if they were: straight code behind them uses them,
//! or what they make poison, where that is not allowed.

use crate::facts::{call_arg_has, intrinsic, pointer_operand, transfers_execution};
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value, ValueKind};

/// Instructions of straight code that are looked at.
const SCAN: usize = 32;

/// Whether the function is undefined when `value`, an instruction or argument, is poison: straight code from it on uses it, or what
/// its poison makes poison, where that is not allowed. Cost: a constant number of instructions is looked at.
pub fn if_poison(func: &Func<'_>, value: Value) -> bool {
    let Some((mut block, mut at)) = first_after(func, value) else { return false };
    let mut poison: SmallVec<[Value; 16]> = SmallVec::from_slice(&[value]);
    let mut visited: SmallVec<[Block; 4]> = SmallVec::from_slice(&[block]);
    let mut left = SCAN;
    loop {
        while at.is_some() {
            if left == 0 {
                return false;
            }
            left -= 1;
            if triggers(func, at, &poison) {
                return true;
            }
            if !goes_on(func, at) {
                return false;
            }
            if func.operands(at).any(|operand| poison.contains(&operand)) && spreads(func, at, &poison) {
                poison.push(Value::inst(at));
            }
            at = func.next(at);
        }
        // On to the only successor.
        let mut next = func.successors(block);
        let Some(successor) = next.next() else { return false };
        if next.next().is_some() || visited.contains(&successor) {
            return false;
        }
        // A phi of the successor may be poison only where it takes a poison value from here.
        visited.push(successor);
        block = successor;
        at = func.first_non_phi(successor);
    }
}

/// Whether the function is undefined when `value`, an instruction or argument, is undef or poison: straight code behind it in its
/// block uses the value itself where neither is allowed. Cost: a constant number of instructions is looked at.
pub fn if_undef_or_poison(func: &Func<'_>, value: Value) -> bool {
    let Some((_, mut at)) = first_after(func, value) else { return false };
    for _ in 0..SCAN {
        if at.is_none() {
            return false;
        }
        // An undef divisor may be any number, also one that divides.
        if !is_division(func.op(at)) && triggers(func, at, &[value]) {
            return true;
        }
        if !goes_on(func, at) {
            return false;
        }
        at = func.next(at);
    }
    false
}

/// The block of `value` and the first instruction behind it; `None` where it is no instruction or argument, or ends its block.
fn first_after(func: &Func<'_>, value: Value) -> Option<(Block, Inst)> {
    match value.kind() {
        ValueKind::Inst(inst) if !func.op(inst).is_terminator() => Some((func.block_of(inst), func.next(inst))),
        ValueKind::Arg(_) => Some((func.entry(), func.first(func.entry()))),
        _ => None,
    }
}

/// Whether control surely goes from `inst` on to the next instruction or to a successor.
fn goes_on(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        op if op.is_terminator() => matches!(op, Opcode::Br | Opcode::Switch),
        _ => transfers_execution(func, inst),
    }
}

fn is_division(op: Opcode) -> bool {
    matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem)
}

/// Whether executing `inst` with one of `poison` as operand is undefined behaviour.
pub fn triggers(func: &Func<'_>, inst: Inst, poison: &[Value]) -> bool {
    let bad = |value: Value| poison.contains(&value);
    match func.op(inst) {
        Opcode::Load | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::Store => {
            pointer_operand(func, inst).is_some_and(bad)
        }
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => bad(func.operand(inst, 1)),
        Opcode::Br => func.num_operands(inst) == 3 && bad(func.operand(inst, 0)),
        Opcode::Switch | Opcode::IndirectBr => bad(func.operand(inst, 0)),
        Opcode::Call | Opcode::Invoke | Opcode::CallBr => {
            if bad(func.callee(inst)) {
                return true;
            }
            let n = func.call(inst).num_args as usize;
            (0..n).any(|k| {
                bad(func.operand(inst, k))
                    && (call_arg_has(func, inst, k, AttrKind::NoUndef)
                        || call_arg_has(func, inst, k, AttrKind::Dereferenceable)
                        || intrinsic(func, inst) == Some(id::ASSUME) && k == 0)
            })
        }
        Opcode::Ret => {
            let set = func.attrs().list(func.ctx().globals.parts[func.global().index()].attrs).ret;
            func.num_operands(inst) == 1 && bad(func.operand(inst, 0)) && func.attrs().has(set, AttrKind::NoUndef)
        }
        _ => false,
    }
}

/// Whether the result of `inst` is poison when one of `poison`, which is an operand, is.
pub fn spreads(func: &Func<'_>, inst: Inst, poison: &[Value]) -> bool {
    match func.op(inst) {
        Opcode::Freeze | Opcode::Phi | Opcode::Invoke | Opcode::CallBr => false,
        Opcode::Select => poison.contains(&func.operand(inst, 0)),
        Opcode::Call => match intrinsic(func, inst) {
            Some(
                id::SADD_WITH_OVERFLOW
                | id::SSUB_WITH_OVERFLOW
                | id::SMUL_WITH_OVERFLOW
                | id::UADD_WITH_OVERFLOW
                | id::USUB_WITH_OVERFLOW
                | id::UMUL_WITH_OVERFLOW,
            ) => true,
            Some(x) => warpc_ir::fold::propagates_poison(x),
            None => false,
        },
        Opcode::ICmp | Opcode::FCmp | Opcode::GetElementPtr | Opcode::ExtractValue => true,
        op => op.is_binary() || op.is_cast() || op == Opcode::FNeg,
    }
}
