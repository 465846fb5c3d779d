//! `partially-inline-libcalls`: a square root of the C library is the processor's own; the function is called only for what sets
//! `errno`.
//!
//! **When**: a call of `sqrt` or `sqrtf` that may write memory, and is no `musttail` call nor one under constrained floating point. GPUs
//! have no such functions: nothing happens there, and `llvm.sqrt` is what their code says.
//! **How**: the call is marked to access no memory; where the argument is less than 0 or no number, a copy of the unmarked call follows,
//! and a phi takes its result. **Invariants**: both calls give the same number. **Cost**: linear.
//! **Relies on** nothing that is said of threads: no function of the C library is convergent.

use crate::then_block::split_before;
use warpc_analysis::library::{LibFunc, Precision, library_call};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::attrs::{Attr, AttrKind, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Builder, FloatPred, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "partially-inline-libcalls",
    summary: "call square roots of the library only where they set an error",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("partially-inline-libcalls")?;
        Ok(PassBody::Function(Box::new(PartiallyInline)))
    },
};

struct PartiallyInline;

/// Whether `inst` is a square root that may set an error.
fn is_candidate(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call
        && func.call(inst).tail != TailKind::MustTail
        && facts::call_memory(func, inst).writes()
        && !facts::call_has(func, inst, AttrKind::StrictFP)
        && library_call(func, inst)
            .is_some_and(|known| known.func == LibFunc::Sqrt && known.precision != Precision::LongDouble)
}

/// Marks `call` as one that accesses no memory.
fn forget_memory(f: &mut FuncMut<'_>, call: Inst) {
    let list = f.attrs().list(f.call(call).attrs).clone();
    let mut func = f.attrs().set(list.func).to_vec();
    func.retain(|attr| attr.kind() != Some(AttrKind::Memory));
    func.push(Attr::Int(AttrKind::Memory, MemoryEffects::NONE.0.into()));
    let func = f.intern_attr_set(func);
    let mut row = f.call(call).clone();
    row.attrs = f.intern_attrs(func, list.ret, list.params.into_vec());
    f.set_call(call, row);
}

fn inline(func: &mut FuncMut<'_>, call: Inst) {
    let (argument, ty) = (func.operand(call, 0), func.ty(call));
    let head = func.block_of(call);
    let next = func.next(call);
    let zero = func.consts_mut().add_float(ty, 0);
    let is_fine = Builder::before(func, next).fcmp(FloatPred::Oge, argument, zero, Type::I1, 0);
    let split = split_before(func, next, is_fine, false);
    func.set_name(Value::block(split.arm), b"call.sqrt");
    func.name_after(Value::block(split.tail), Value::block(head), ".split");
    let operands: Vec<Value> = func.operands(call).collect();
    let again = func.clone_inst(call, &operands);
    let end = func.terminator(split.arm);
    func.insert_before(again, end);
    forget_memory(func, call);
    let phi = func.new_phi(split.tail, ty);
    func.replace_all_uses(call.into(), phi.into());
    func.add_incoming(phi, call.into(), head);
    func.add_incoming(phi, again.into(), split.arm);
}

impl FunctionPass for PartiallyInline {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut calls = Vec::new();
        for b in func.block_order() {
            calls.extend(func.block_insts(b).filter(|&i| is_candidate(func, i)));
        }
        for &call in &calls {
            inline(func, call);
        }
        Outcome::of(!calls.is_empty(), AnalysisSet::NONE)
    }
}
