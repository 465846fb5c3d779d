//! `lower-atomic`: atomic operations become plain ones, for code that runs in one thread alone.
//!
//! **When**: asked for by name only: the result is wrong where threads share memory. `volatile` stays. **How**: loads and stores lose
//! their ordering, `cmpxchg` and `atomicrmw` become a load, the operation and a store, fences go. **Cost**: linear.

use warpc_analysis::AnalysisSet;
use warpc_ir::body::MemInfo;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, FuncMut, IntPred, Opcode, Ordering, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::atomic_update::{Extremes, stored_value};

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
            let is_float = func.types().is_float(func.types().scalar(ty));
            let fast = if is_float { func.flags(inst) & flags::FAST & !flags::VOLATILE } else { 0 };
            let mut at = Builder::before(func, inst);
            let new = stored_value(&mut at, mem.rmw, (old, operand), fast, Extremes::Selects);
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
