//! `nvptx-copy-byval-args`: a kernel works on copies of the aggregates that it is launched with, on its stack.
//!
//! **When**: every `byval` argument of a kernel that something uses. **How**: a slot of its type and alignment in the entry block, which is
//! filled from the argument, takes all its uses. What is only read is read in place again by `lsa-opt` and by code generation.
//! **Cost**: linear in the arguments and their uses. **Source**: LLVM's pass of this name.
//! **Relies on** parameters being memory of the kernel alone: no other thread writes what is copied at its entry.

use warpc_analysis::AnalysisSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::CallRow;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-copy-byval-args",
    summary: "copy aggregates that a kernel is launched with",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(CopyArguments)))
    },
};

struct CopyArguments;

impl FunctionPass for CopyArguments {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        if !func.ctx().is_kernel(func.global()) {
            return Outcome::Unchanged;
        }
        let mut changed = false;
        for n in 0..func.num_args() as u32 {
            changed |= copy(func, n);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Copies what argument `n` points to.
fn copy(func: &mut FuncMut<'_>, n: u32) -> bool {
    let ctx = func.ctx();
    let list = ctx.globals.parts[func.global().index()].attrs;
    let set = ctx.attrs().param(list, n as usize);
    let argument = Value::arg(n);
    let Some(ty) = ctx.attrs().ty(set, AttrKind::ByVal).filter(|_| !func.is_unused(argument)) else { return false };
    let size = func.layout().size_in_bits(func.types(), ty).div_ceil(8);
    let align = match ctx.attrs().int(set, AttrKind::Align) {
        Some(align) => align,
        None => func.layout().abi_align(func.types(), ty),
    };
    let pointer = func.type_of(argument);
    let first = func.first(func.entry());
    let (one, bytes) = (func.consts_mut().add_i32(1), func.consts_mut().add_i64(size));
    let no = func.consts_mut().add_bool(false);
    let mut build = Builder { loc: Md::NONE, ..Builder::before(func, first) };
    let Some(callee) = build.intrinsic_callee(id::MEMCPY, &[pointer, pointer, Type::I64]) else { return false };
    let slot = build.alloca(ty, pointer, one, align);
    let filled = build.call_intrinsic(callee, &[slot, argument, bytes, no], 0);
    func.name_after(slot, argument, "");
    func.replace_uses_where(argument, slot, |func, site| Value::inst(func.user(site)) != filled);
    if let Some(call) = filled.as_inst() {
        let set = func.intern_attr_set(vec![Attr::Int(AttrKind::Align, align)]);
        let attrs = func.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![set, set]);
        let row = func.call(call).clone();
        func.set_call(call, CallRow { attrs, ..row });
    }
    true
}
