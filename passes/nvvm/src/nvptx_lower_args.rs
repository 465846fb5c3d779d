//! `nvptx-lower-args`: addresses that a kernel gets from its launch are addresses of global memory.
//!
//! **When**: a kernel's pointer argument of the generic space (not byval), a pointer loaded from a byval argument, and an integer
//! of either kind that is used for nothing but such a pointer: under the
//! CUDA driver the host can pass only addresses of global memory.
//! **How**: inserts the cast to the global space and back, so that `infer-address-spaces` can move accesses over. Byval
//! aggregates themselves are lowered by the code generator: read in place, or copied to the stack when written.
//! **Cost**: linear in the arguments and their uses. **Invariants**: control flow is untouched.
//! **Relies on** nothing that is said of threads: no access changes what it does, whether volatile or atomic.

use warpc_analysis::AnalysisSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-lower-args",
    summary: "pointers a kernel is launched with are global",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("nvptx-lower-args")?;
        Ok(PassBody::Function(Box::new(LowerArgs)))
    },
};

struct LowerArgs;

impl FunctionPass for LowerArgs {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let ctx = func.ctx();
        // Only the CUDA driver makes this promise.
        let triple = String::from_utf8_lossy(ctx.str(ctx.tables.triple)).into_owned();
        if !ctx.is_kernel(func.global()) || !triple.contains("cuda") {
            return Outcome::Unchanged;
        }
        let attrs = ctx.globals.parts[func.global().index()].attrs;
        let mut changed = false;
        for n in 0..func.num_args() {
            let v = Value::arg(n as u32);
            for i in made_pointers(func, v) {
                let next = func.next(i);
                changed |= through_global(func, Value::inst(i), next);
            }
            if func.types().addrspace(func.type_of(v)) != Some(0) {
                continue;
            }
            if ctx.attrs().has(ctx.attrs().param(attrs, n), AttrKind::ByVal) {
                for load in pointer_loads(func, v) {
                    let next = func.next(load);
                    changed |= through_global(func, Value::inst(load), next);
                }
            } else {
                let first = func.first(func.entry());
                changed |= through_global(func, v, first);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Loads of generic pointers from byval argument `value` at constant or variable offsets, and the pointers that loaded integers are
/// converted to.
fn pointer_loads(func: &FuncMut<'_>, value: Value) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        for u in func.uses(value) {
            let inst = func.user(u);
            match func.op(inst) {
                Opcode::GetElementPtr if func.use_index(u) == 0 => work.push(Value::inst(inst)),
                Opcode::AddrSpaceCast => work.push(Value::inst(inst)),
                Opcode::Load if func.types().addrspace(func.ty(inst)) == Some(0) => found.push(inst),
                Opcode::Load => found.extend(made_pointers(func, Value::inst(inst))),
                _ => {}
            }
        }
    }
    found.sort_unstable();
    found
}

/// Generic pointers that integer `value` is converted to, if it has no other uses.
fn made_pointers(func: &FuncMut<'_>, value: Value) -> Vec<Inst> {
    let made = |i: Inst| func.op(i) == Opcode::IntToPtr && func.types().addrspace(func.ty(i)) == Some(0);
    if !func.types().is_int(func.type_of(value)) || !func.uses(value).all(|u| made(func.user(u))) {
        return Vec::new();
    }
    func.uses(value).map(|u| func.user(u)).collect()
}

/// Uses of the generic pointer `value` go through a cast to the global space and back, before `at`.
fn through_global(func: &mut FuncMut<'_>, value: Value, at: Inst) -> bool {
    through_space(func, value, Type::PTR_GLOBAL, at)
}

/// Uses of the generic pointer `value` go through a cast to the pointer type `space` and back, before `at`. Nothing changes when every
/// use is such a cast already.
pub(crate) fn through_space(func: &mut FuncMut<'_>, value: Value, space: Type, at: Inst) -> bool {
    let is_cast = |func: &FuncMut<'_>, i: Inst| func.op(i) == Opcode::AddrSpaceCast && func.ty(i) == space;
    if func.uses(value).all(|u| is_cast(func, func.user(u))) {
        return false;
    }
    let ty = func.type_of(value);
    let mut bld = Builder::before(func, at);
    bld.loc = Md::NONE;
    let there = bld.cast(Opcode::AddrSpaceCast, value, space, 0);
    let back = bld.cast(Opcode::AddrSpaceCast, there, ty, 0);
    func.replace_uses_where(value, back, |func, u| !is_cast(func, func.user(u)));
    true
}
