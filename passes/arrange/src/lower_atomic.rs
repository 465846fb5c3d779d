//! `lower-atomic`: atomic operations become plain ones, for code that runs in one thread alone.
//!
//! **When**: asked for by name only: the result is wrong where threads share memory. `volatile` stays. **How**: loads and stores lose
//! their ordering, `cmpxchg` and `atomicrmw` become a load, the operation and a store, fences go. **Cost**: linear.

use warpc_analysis::AnalysisSet;
use warpc_ir::body::MemInfo;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{RmwOp, flags};
use warpc_ir::{Aux, Builder, FuncMut, IntPred, Opcode, Ordering, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lower-atomic",
    summary: "turn atomic operations into plain ones, for one thread",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("lower-atomic")?;
        Ok(PassBody::Function(Box::new(LowerAtomic)))
    },
};

struct LowerAtomic;

impl FunctionPass for LowerAtomic {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        for b in func.block_order().collect::<Vec<Block>>() {
            let mut i = func.first(b);
            while i.is_some() {
                let next = func.next(i);
                changed |= lower(func, i);
                i = next;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn lower(func: &mut FuncMut<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Fence => func.erase(inst),
        Opcode::Load | Opcode::Store if func.mem(inst).ordering != Ordering::NotAtomic => {
            let mem = MemInfo { align: func.mem(inst).align, ..MemInfo::default() };
            func.set_aux(inst, Aux { a: mem.pack(), b: 0 });
        }
        Opcode::CmpXchg => exchange(func, inst),
        Opcode::AtomicRmw => {
            let (ptr, operand, mem) = (func.operand(inst, 0), func.operand(inst, 1), func.mem(inst));
            let (fl, ty) = (func.flags(inst) & flags::VOLATILE, func.ty(inst));
            let old = Builder::before(func, inst).load(ty, ptr, mem.align, fl);
            let new = operation(func, inst, mem.rmw, old, operand);
            if new != operand {
                func.set_name(new, b"new");
            }
            Builder::before(func, inst).store(new, ptr, mem.align, fl);
            func.replace_and_erase(inst, old);
        }
        _ => return false,
    }
    true
}

fn exchange(func: &mut FuncMut<'_>, inst: Inst) {
    let (ptr, expected, new, align) =
        (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2), func.mem(inst).align);
    let (fl, ty, pair) = (func.flags(inst) & flags::VOLATILE, func.type_of(expected), func.ty(inst));
    let mut at = Builder::before(func, inst);
    let old = at.load(ty, ptr, align, fl);
    let equal = at.icmp(IntPred::Eq, old, expected, Type::I1);
    let stored = at.select(equal, new, old, 0);
    at.store(stored, ptr, align, fl);
    let result = at.insert_value(Value::poison(pair), old, &[0]);
    let result = at.insert_value(result, equal, &[1]);
    func.replace_and_erase(inst, result);
}

/// What `atomicrmw` of `kind` stores where `old` was.
fn operation(func: &mut FuncMut<'_>, inst: Inst, kind: RmwOp, old: Value, operand: Value) -> Value {
    let ty = func.type_of(operand);
    let fast = func.flags(inst) & flags::FAST & !flags::VOLATILE;
    let fast = if func.types().is_float(func.types().scalar(ty)) { fast } else { 0 };
    let binary = |func: &mut FuncMut<'_>, op: Opcode| Builder::before(func, inst).binary(op, old, operand, 0);
    let chosen = |func: &mut FuncMut<'_>, pred: IntPred| {
        let mut at = Builder::before(func, inst);
        let keeps = at.icmp(pred, old, operand, Type::I1);
        at.select(keeps, old, operand, 0)
    };
    let called = |func: &mut FuncMut<'_>, which| {
        Builder::before(func, inst).intrinsic(which, &[ty], &[old, operand], fast).unwrap_or(Value::poison(ty))
    };
    match kind {
        RmwOp::Xchg => operand,
        RmwOp::Add => binary(func, Opcode::Add),
        RmwOp::Sub => binary(func, Opcode::Sub),
        RmwOp::And => binary(func, Opcode::And),
        RmwOp::Or => binary(func, Opcode::Or),
        RmwOp::Xor => binary(func, Opcode::Xor),
        RmwOp::Nand => {
            let and = binary(func, Opcode::And);
            let ones = p::make_all_ones(func, ty);
            Builder::before(func, inst).binary(Opcode::Xor, and, ones, 0)
        }
        RmwOp::Max => chosen(func, IntPred::Sgt),
        RmwOp::Min => chosen(func, IntPred::Sle),
        RmwOp::UMax => chosen(func, IntPred::Ugt),
        RmwOp::UMin => chosen(func, IntPred::Ule),
        RmwOp::FAdd => Builder::before(func, inst).binary(Opcode::FAdd, old, operand, fast),
        RmwOp::FSub => Builder::before(func, inst).binary(Opcode::FSub, old, operand, fast),
        RmwOp::FMax => called(func, id::MAXNUM),
        RmwOp::FMin => called(func, id::MINNUM),
        RmwOp::FMaximum => called(func, id::MAXIMUM),
        RmwOp::FMinimum => called(func, id::MINIMUM),
        RmwOp::USubSat => called(func, id::USUB_SAT),
        RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond => {
            let (zero, one) = (p::make_int(func, ty, 0), p::make_int(func, ty, 1));
            let mut at = Builder::before(func, inst);
            match kind {
                RmwOp::UIncWrap => {
                    let next = at.binary(Opcode::Add, old, one, 0);
                    let wraps = at.icmp(IntPred::Uge, old, operand, Type::I1);
                    at.select(wraps, zero, next, 0)
                }
                RmwOp::UDecWrap => {
                    let next = at.binary(Opcode::Sub, old, one, 0);
                    let is_zero = at.icmp(IntPred::Eq, old, zero, Type::I1);
                    let above = at.icmp(IntPred::Ugt, old, operand, Type::I1);
                    let wraps = at.binary(Opcode::Or, is_zero, above, 0);
                    at.select(wraps, operand, next, 0)
                }
                _ => {
                    let less = at.binary(Opcode::Sub, old, operand, 0);
                    let fits = at.icmp(IntPred::Uge, old, operand, Type::I1);
                    at.select(fits, less, old, 0)
                }
            }
        }
    }
}
