//! `deadargelim`: drops arguments that no function needs, and results, or elements of results, that no caller needs.
//!
//! **When**: a local function whose uses are all direct calls with its type loses its dead arguments and results, and `...` where
//! nothing starts to read it. Other functions whose body is the one that runs keep their signature; callers pass `poison` for
//! arguments that the body does not use, and attributes that make poison undefined behaviour go with it.
//! **Not touched**: kernels, functions whose address is taken or that are visible outside, `naked` ones, those with `inalloca` or
//! `preallocated` arguments, and those on either side of a call that must be a tail call.
//!
//! | file | what |
//! |---|---|
//! | `liveness.rs` | which arguments and elements of results are needed |
//! | `rewrite.rs` | new signatures, calls and returns |
//!
//! **How**: an argument that is only passed on or returned is needed when what it becomes is; the least solution of these
//! dependences, by one walk over the uses and one over the dependences. **Cost**: linear; the uses of one value are followed through
//! at most `MAX_STEPS` insertions into aggregates. **Invariants**: no instruction moves; calls keep their place, tail kind,
//! bundles and convention, so barriers and convergent calls are where they were. Debug records of a dropped argument say poison,
//! and the subprogram of a changed function says `DW_CC_nocall`. **Source**: LLVM's pass of this name, whose names of remarks it has.

mod liveness;
pub(crate) mod rewrite;

use crate::attr_edit::{POISON_TRAPS, Slot, edit_attrs, without_poison_traps};
use crate::function_attrs::{fn_has, insts, is_exact};
use crate::signature::{CallSite, call_sites, function_type, has_musttail, parts_of_type};
use warpc_analysis::facts::intrinsic;
use warpc_analysis::{AnalysisSet, CallGraph};
use warpc_columns::graph::Csr;
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::LocalMd;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{CallRow, FuncMut, Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "deadargelim",
    summary: "drop arguments and results that nobody needs",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("deadargelim")?;
        Ok(PassBody::Module(Box::new(DeadArgElim)))
    },
};

struct DeadArgElim;

impl ModulePass for DeadArgElim {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        module.merge_overlays();
        let mut graph = CallGraph::new(module);
        let mut calls = call_sites(module);
        let dropped = drop_varargs(module, &graph, &calls);
        if dropped {
            (graph, calls) = (CallGraph::new(module), call_sites(module));
        }
        let live = liveness::solve(module, &graph, &calls);
        let plans = rewrite::plans(module, &live, cx);
        let rewritten = !plans.is_empty();
        if rewritten {
            rewrite::apply(module, &plans);
        }
        let poisoned = poison_unused(module, &graph, &calls, &live);
        dropped | rewritten | poisoned
    }
}

/// Makes local functions that never look at their variable arguments functions without them; whether there were any.
fn drop_varargs(module: &mut Module, graph: &CallGraph, calls: &Csr<CallSite>) -> bool {
    let candidates: Vec<Global> = module
        .defined_functions()
        .into_iter()
        .filter(|&g| {
            let variadic = parts_of_type(module, g).is_some_and(|ty| ty.2);
            variadic && graph.all_callers_known(module, g) && !fn_has(module.ctx(), g, AttrKind::Naked)
        })
        .filter(|&g| {
            module.func(g).is_some_and(|f| {
                let starts = |i: Inst| intrinsic(&f, i) == Some(id::VA_START);
                !has_musttail(&f) && !insts(&f).any(starts)
            })
        })
        .collect();
    // Types first: what callers make gets ids behind those of the module.
    for &g in &candidates {
        let Some((ret, params, _)) = parts_of_type(module, g) else { continue };
        let fn_ty = function_type(module, ret, &params, false);
        module.globals_mut().shape_mut()[g.index()].ty = fn_ty;
    }
    for &g in &candidates {
        let fn_ty = module.globals().shape()[g.index()].ty;
        let params = module.body(g).map_or(0, |body| body.side.args.len());
        for site in calls.row(g.index()) {
            module.edit(site.caller, |f| {
                let row = f.call(site.call).clone();
                let list = f.attrs().list(row.attrs).clone();
                let sets = list.params.iter().take(params).copied().collect();
                let attrs = f.intern_attrs(list.func, list.ret, sets);
                let all: Vec<Value> = f.operands(site.call).collect();
                let rest = all[row.num_args as usize..].iter();
                let operands: Vec<Value> = all[..params].iter().chain(rest).copied().collect();
                f.set_operands(site.call, &operands);
                rewrite::keep_call_metadata(f, site.call);
                f.set_call(site.call, CallRow { fn_ty, attrs, num_args: params as u32, ..row });
            });
        }
    }
    module.merge_overlays();
    !candidates.is_empty()
}

/// Passes poison for arguments that functions whose signature stays do not use; whether there were any.
fn poison_unused(module: &mut Module, graph: &CallGraph, calls: &Csr<CallSite>, live: &liveness::Liveness) -> bool {
    let mut changed = false;
    let mut found: Vec<(Global, Vec<u32>)> = Vec::new();
    for g in module.defined_functions() {
        let Some((_, params, variadic)) = parts_of_type(module, g) else { continue };
        let local = module.globals().sym()[g.index()].linkage.is_local();
        let handled = local && !live.is_frozen(g) && !variadic;
        let used = !calls.row(g.index()).is_empty() || graph.is_referenced(g);
        if handled || !used || !is_exact(module.ctx(), g) || fn_has(module.ctx(), g, AttrKind::Naked) {
            continue;
        }
        let attrs = module.ctx().attrs();
        let list = module.globals().parts()[g.index()].attrs;
        let kept = [AttrKind::SwiftError, AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated];
        let open: Vec<u32> = (0..params.len() as u32)
            .filter(|&n| !kept.iter().any(|&kind| attrs.has(attrs.param(list, n as usize), kind)))
            .collect();
        let unused = module.edit(g, |f| {
            let unused: Vec<u32> = open.into_iter().filter(|&n| f.is_unused(Value::arg(n))).collect();
            changed |= forget_debug_values(f, &unused);
            unused
        });
        let Some(unused) = unused.filter(|unused| !unused.is_empty()) else { continue };
        // At once: what was only passed on is unused in callers further down.
        for site in calls.row(g.index()) {
            changed |= module.edit(site.caller, |f| poison_arguments(f, site.call, &unused)).unwrap_or(false);
        }
        found.push((g, unused));
    }
    for (g, unused) in &found {
        changed |= edit_attrs(module, *g, |list| {
            unused.iter().for_each(|&n| list.remove(Slot::Param(n as usize), POISON_TRAPS));
        });
    }
    for (g, unused) in &found {
        for site in calls.row(g.index()) {
            changed |= module.edit(site.caller, |f| drop_traps(f, site.call, unused)).unwrap_or(false);
        }
    }
    changed
}

/// Debug records of the arguments `unused` say poison; whether there were any. Linear in the records.
fn forget_debug_values(func: &mut FuncMut<'_>, unused: &[u32]) -> bool {
    let poison: Vec<(Value, Value)> =
        unused.iter().map(|&n| (Value::arg(n), Value::poison(func.type_of(Value::arg(n))))).collect();
    let mut changed = false;
    let mut forget = |value: &mut Value| {
        if let Ok(at) = poison.binary_search_by_key(&value.0, |pair| pair.0.0) {
            *value = poison[at].1;
            changed = true;
        }
    };
    let side = func.side_mut();
    for record in &mut side.dbg {
        forget(&mut record.value);
        forget(&mut record.address);
    }
    for local in &mut side.local_md {
        match local {
            LocalMd::Value(_, value) => forget(value),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|entry| forget(&mut entry.1)),
        }
    }
    changed
}

/// Makes the arguments `unused` of `call` poison; whether one of them was something else.
fn poison_arguments(func: &mut FuncMut<'_>, call: Inst, unused: &[u32]) -> bool {
    let mut changed = false;
    for &n in unused {
        let value = func.operand(call, n as usize);
        if !value.is_poison() {
            let poison = Value::poison(func.type_of(value));
            func.set_operand(call, n as usize, poison);
            changed = true;
        }
    }
    changed
}

/// Drops the attributes of the arguments `unused` of `call` that make poison undefined behaviour; whether there were any.
fn drop_traps(func: &mut FuncMut<'_>, call: Inst, unused: &[u32]) -> bool {
    let row = func.call(call).clone();
    let attrs = without_poison_traps(func, row.attrs, |n| unused.binary_search(&(n as u32)).is_ok());
    let changed = attrs != row.attrs;
    if changed {
        func.set_call(call, CallRow { attrs, ..row });
    }
    changed
}
