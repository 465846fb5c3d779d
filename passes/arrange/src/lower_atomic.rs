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
    required: false,
    make: |params| {
        params.finish("lower-atomic")?;
        Ok(PassBody::Function(Box::new(LowerAtomic)))
    },
};

struct LowerAtomic;

impl FunctionPass for LowerAtomic {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut changed = false;
        for b in f.block_order().collect::<Vec<Block>>() {
            let mut i = f.first(b);
            while i.is_some() {
                let next = f.next(i);
                changed |= lower(f, i);
                i = next;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn lower(f: &mut FuncMut<'_>, inst: Inst) -> bool {
    match f.op(inst) {
        Opcode::Fence => f.erase(inst),
        Opcode::Load | Opcode::Store if f.mem(inst).ordering != Ordering::NotAtomic => {
            let mem = MemInfo { align: f.mem(inst).align, ..MemInfo::default() };
            f.set_aux(inst, Aux { a: mem.pack(), b: 0 });
        }
        Opcode::CmpXchg => exchange(f, inst),
        Opcode::AtomicRmw => {
            let (ptr, operand, mem) = (f.operand(inst, 0), f.operand(inst, 1), f.mem(inst));
            let (fl, ty) = (f.flags(inst) & flags::VOLATILE, f.ty(inst));
            let old = Builder::before(f, inst).load(ty, ptr, mem.align, fl);
            let new = operation(f, inst, mem.rmw, old, operand);
            if new != operand {
                f.set_name(new, b"new");
            }
            Builder::before(f, inst).store(new, ptr, mem.align, fl);
            f.replace_and_erase(inst, old);
        }
        _ => return false,
    }
    true
}

fn exchange(f: &mut FuncMut<'_>, inst: Inst) {
    let (ptr, expected, new, align) = (f.operand(inst, 0), f.operand(inst, 1), f.operand(inst, 2), f.mem(inst).align);
    let (fl, ty, pair) = (f.flags(inst) & flags::VOLATILE, f.type_of(expected), f.ty(inst));
    let mut at = Builder::before(f, inst);
    let old = at.load(ty, ptr, align, fl);
    let equal = at.icmp(IntPred::Eq, old, expected, Type::I1);
    let stored = at.select(equal, new, old, 0);
    at.store(stored, ptr, align, fl);
    let result = at.insert_value(Value::poison(pair), old, &[0]);
    let result = at.insert_value(result, equal, &[1]);
    f.replace_and_erase(inst, result);
}

/// What `atomicrmw` of `kind` stores where `old` was.
fn operation(f: &mut FuncMut<'_>, inst: Inst, kind: RmwOp, old: Value, operand: Value) -> Value {
    let ty = f.type_of(operand);
    let fast = f.flags(inst) & flags::FAST & !flags::VOLATILE;
    let fast = if f.types().is_float(f.types().scalar(ty)) { fast } else { 0 };
    let binary = |f: &mut FuncMut<'_>, op: Opcode| Builder::before(f, inst).binary(op, old, operand, 0);
    let chosen = |f: &mut FuncMut<'_>, pred: IntPred| {
        let mut at = Builder::before(f, inst);
        let keeps = at.icmp(pred, old, operand, Type::I1);
        at.select(keeps, old, operand, 0)
    };
    let called = |f: &mut FuncMut<'_>, which| {
        Builder::before(f, inst).intrinsic(which, &[ty], &[old, operand], fast).unwrap_or(Value::poison(ty))
    };
    match kind {
        RmwOp::Xchg => operand,
        RmwOp::Add => binary(f, Opcode::Add),
        RmwOp::Sub => binary(f, Opcode::Sub),
        RmwOp::And => binary(f, Opcode::And),
        RmwOp::Or => binary(f, Opcode::Or),
        RmwOp::Xor => binary(f, Opcode::Xor),
        RmwOp::Nand => {
            let and = binary(f, Opcode::And);
            let ones = p::make_all_ones(f, ty);
            Builder::before(f, inst).binary(Opcode::Xor, and, ones, 0)
        }
        RmwOp::Max => chosen(f, IntPred::Sgt),
        RmwOp::Min => chosen(f, IntPred::Sle),
        RmwOp::UMax => chosen(f, IntPred::Ugt),
        RmwOp::UMin => chosen(f, IntPred::Ule),
        RmwOp::FAdd => Builder::before(f, inst).binary(Opcode::FAdd, old, operand, fast),
        RmwOp::FSub => Builder::before(f, inst).binary(Opcode::FSub, old, operand, fast),
        RmwOp::FMax => called(f, id::MAXNUM),
        RmwOp::FMin => called(f, id::MINNUM),
        RmwOp::FMaximum => called(f, id::MAXIMUM),
        RmwOp::FMinimum => called(f, id::MINIMUM),
        RmwOp::USubSat => called(f, id::USUB_SAT),
        RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond => {
            let (zero, one) = (p::make_int(f, ty, 0), p::make_int(f, ty, 1));
            let mut at = Builder::before(f, inst);
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
