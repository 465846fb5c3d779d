//! `partially-inline-libcalls`: a square root of the C library is the processor's own; the function is called only for what sets
//! `errno`.
//!
//! **When**: a call of `sqrt` or `sqrtf` that may write memory, and is no `musttail` call nor one under constrained floating point. GPUs
//! have no such functions: nothing happens there, and `llvm.sqrt` is what their code says.
//! **How**: the call is marked to access no memory; where the argument is less than 0 or no number, a copy of the unmarked call follows,
//! and a phi takes its result. **Invariants**: both calls give the same number. **Cost**: linear.

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
fn is_candidate(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Call
        && f.call(inst).tail != TailKind::MustTail
        && facts::call_memory(f, inst).writes()
        && !facts::call_has(f, inst, AttrKind::StrictFP)
        && library_call(f, inst)
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

fn inline(f: &mut FuncMut<'_>, call: Inst) {
    let (argument, ty) = (f.operand(call, 0), f.ty(call));
    let head = f.block_of(call);
    let next = f.next(call);
    let zero = f.consts_mut().add_float(ty, 0);
    let is_fine = Builder::before(f, next).fcmp(FloatPred::Oge, argument, zero, Type::I1, 0);
    let split = split_before(f, next, is_fine, false);
    f.set_name(Value::block(split.arm), b"call.sqrt");
    f.name_after(Value::block(split.tail), Value::block(head), ".split");
    let operands: Vec<Value> = f.operands(call).collect();
    let again = f.clone_inst(call, &operands);
    let end = f.terminator(split.arm);
    f.insert_before(again, end);
    forget_memory(f, call);
    let phi = f.new_phi(split.tail, ty);
    f.replace_all_uses(call.into(), phi.into());
    f.add_incoming(phi, call.into(), head);
    f.add_incoming(phi, again.into(), split.arm);
}

impl FunctionPass for PartiallyInline {
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let mut calls = Vec::new();
        for b in f.block_order() {
            calls.extend(f.block_insts(b).filter(|&i| is_candidate(f, i)));
        }
        for &call in &calls {
            inline(f, call);
        }
        Outcome::of(!calls.is_empty(), AnalysisSet::NONE)
    }
}
