//! Inline cost: a size estimate of the callee in the units of LLVM's (5 per instruction), less what a call site saves.

use super::transform::{NoInline, can_clone};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};

/// A call on this target costs far more than on a CPU (parameters go through memory, registers are saved by spilling), so
/// thresholds count eleven-fold, as the target asks of LLVM.
pub const THRESHOLD_FACTOR: i64 = 11;
/// Units of one instruction.
const INSTRUCTION: i64 = 5;
/// Units of a call beyond its instruction.
const CALL: i64 = 25;
/// Units saved per address of a stack slot passed: the slot can become registers.
const STACK_ADDRESS: i64 = 400;

/// Cost from which on it is worth knowing the size after simplification: below, a function is inlined anyway.
pub const SURE: i64 = 200 * INSTRUCTION;

/// Costs of finished bodies by global row, computed on demand by any worker.
#[derive(Default)]
pub struct Facts {
    cost: Vec<AtomicI64>,
    /// Functions that may be cloned, as far as that was asked.
    clonable: Vec<AtomicBool>,
}

/// Cost of a body that cannot be judged by its size alone.
const UNKNOWN: i64 = i64::MAX / 4;
/// Not computed yet.
const OPEN: i64 = i64::MIN;

impl Facts {
    /// Facts of a module with so many globals.
    pub fn new(globals: usize) -> Facts {
        let clonable = (0..globals).map(|_| AtomicBool::new(false)).collect();
        Facts { cost: (0..globals).map(|_| AtomicI64::new(OPEN)).collect(), clonable }
    }
    /// Whether `callee` may be cloned. Only a yes is remembered: no pass changes a body that may be cloned to one that may not.
    pub fn can_clone(&self, callee: &Func<'_>) -> Result<(), NoInline> {
        let known = &self.clonable[callee.global().index()];
        if !known.load(Ordering::Relaxed) {
            can_clone(callee)?;
            known.store(true, Ordering::Relaxed);
        }
        Ok(())
    }
    /// Cost of the whole body of `callee`, an upper bound of what is left of it at any call.
    pub fn body(&self, func: &FuncMut<'_>, callee: Global) -> i64 {
        let known = &self.cost[callee.index()];
        let mut body = known.load(Ordering::Relaxed);
        if body == OPEN {
            body = func.module_func(callee).map_or(UNKNOWN, |func| size(&func));
            known.store(body, Ordering::Relaxed);
        }
        body
    }
}

/// Units saved because addresses of stack slots are passed.
pub fn passed_slots(func: &Func<'_>, call: Inst) -> i64 {
    let slots =
        (0..func.call(call).num_args as usize).filter(|&k| points_to_stack(func, func.operand(call, k))).count();
    slots as i64 * STACK_ADDRESS
}

/// Whether `value` is a stack slot or an offset from one.
fn points_to_stack(func: &Func<'_>, mut value: Value) -> bool {
    for _ in 0..6 {
        let Some(i) = value.as_inst() else { return false };
        match func.op(i) {
            Opcode::Alloca => return true,
            Opcode::GetElementPtr | Opcode::AddrSpaceCast => value = func.operand(i, 0),
            _ => return false,
        }
    }
    false
}

/// Cost of all instructions of `func`; [`UNKNOWN`] where there is something that inlining may have to stop at.
pub fn size(func: &Func<'_>) -> i64 {
    let mut total: i64 = 0;
    for b in func.block_order() {
        for i in func.block_insts(b) {
            total += match func.op(i) {
                Opcode::Alloca if func.operand(i, 0).as_const().is_none() || b != func.entry() => return UNKNOWN,
                Opcode::IndirectBr => return UNKNOWN,
                Opcode::Call | Opcode::Invoke if func.callee(i).as_global() == Some(func.global()) => return UNKNOWN,
                Opcode::Call | Opcode::Invoke
                    if facts::call_has(func, i, AttrKind::ReturnsTwice)
                        || facts::call_has(func, i, AttrKind::NoDuplicate) =>
                {
                    return UNKNOWN;
                }
                Opcode::Phi | Opcode::Ret | Opcode::Unreachable | Opcode::Freeze => 0,
                Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::PtrToInt | Opcode::IntToPtr => 0,
                Opcode::ExtractValue | Opcode::InsertValue => 0,
                Opcode::Br if func.num_operands(i) == 1 => 0,
                Opcode::GetElementPtr if func.operands(i).skip(1).all(|v| v.as_const().is_some()) => 0,
                Opcode::Switch => INSTRUCTION * (3 * func.num_operands(i) as i64 / 2),
                Opcode::Call | Opcode::Invoke => match func.intrinsic_callee(i) {
                    Some(id) => {
                        let free = func.intrins().get(id).known().is_some_and(warpc_ir::intrinsics::is_assume_like);
                        if free { 0 } else { INSTRUCTION }
                    }
                    None => CALL + INSTRUCTION * (1 + func.call(i).num_args as i64),
                },
                _ => INSTRUCTION,
            };
        }
    }
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    if func.ctx().attrs().fn_has(attrs, AttrKind::MinSize) { total * 2 } else { total }
}
