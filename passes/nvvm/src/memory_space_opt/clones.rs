//! Clones of functions for callers that pass addresses of other spaces than the others do.
//!
//! **When**: direct calls of a function pass generic pointers of known spaces, and the function uses them as addresses, but its other
//! callers pass other spaces or are not known. Calls that pass the same spaces share one clone; of a function whose callers are all known
//! the most generic calls stay with it. **Not** cloned: kernels, recursive and variadic functions, those with code before their entry, a
//! personality or blocks whose addresses are taken, those that another definition may replace, those above [`LARGEST`] instructions.
//! **Invariants**: clones are internal and do what the function does. They have no debug locations, for a subprogram has one function.
//! **Cost**: a walk over all calls for each round, a round more than calls are deep, at most [`DEPTH`]; `do-clone-for-ip-msp` clones.

use super::{GENERIC, Parameters, Space};
use std::collections::BTreeMap;
use warpc_analysis::CallGraph;
use warpc_analysis::facts::called_function;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalRow, Linkage, Parts, Symbol, Visibility};
use warpc_ir::{Func, FuncMut, Module, Opcode, Value};

/// Rounds over the calls of a module.
const DEPTH: usize = 8;
/// Instructions of a function that is cloned, at most.
const LARGEST: usize = 4096;

/// The spaces of the generic pointers that a call passes, [`GENERIC`] for what is not known and for other arguments.
type Spaces = Vec<u32>;
/// Calls that a clone would serve, by function and spaces: the caller and the call.
type Groups = BTreeMap<(Global, Spaces), Vec<(Global, Inst)>>;

/// Clones functions, at most `limit`. Returns whether any was.
pub(super) fn clone_for_callers(module: &mut Module, limit: usize) -> bool {
    let mut left = limit;
    for _ in 0..DEPTH {
        let groups = groups(module);
        let mut done = false;
        for ((callee, _), calls) in groups {
            if left == 0 {
                return left != limit;
            }
            if let Some(clone) = clone(module, callee) {
                redirect(module, &calls, clone);
                (left, done) = (left - 1, true);
            }
        }
        if !done {
            break;
        }
    }
    left != limit
}

/// The groups of calls of a module.
fn groups(module: &Module) -> Groups {
    let graph = CallGraph::new(module);
    let mut parameters = Parameters::of(module, &graph);
    let is_solved = parameters.solve(module);
    let mut may_clone: Vec<Option<Vec<bool>>> = vec![None; module.globals().len()];
    for global in module.defined_functions() {
        may_clone[global.index()] = module.func(global).filter(|f| is_clonable(f, &graph)).map(|f| addresses(&f));
    }
    let mut found = Groups::new();
    for caller in module.defined_functions() {
        let Some(f) = module.func(caller) else { continue };
        for inst in f.block_order().flat_map(|block| f.block_insts(block)).filter(|&inst| f.op(inst) == Opcode::Call) {
            let Some(callee) = called_function(&f, inst) else { continue };
            let Some(Some(wanted)) = may_clone.get(callee.index()) else { continue };
            if f.call(inst).num_args as usize != wanted.len()
                || f.call(inst).fn_ty != f.ctx().globals.shape[callee.index()].ty
            {
                continue;
            }
            let spaces: Spaces = (wanted.iter().enumerate())
                .map(|(n, &is_wanted)| match parameters.space(&f, f.operand(inst, n)) {
                    // What all callers pass is known without a clone.
                    Space::Of(space) if is_wanted && !(is_solved && parameters.is_known(callee, n)) => space,
                    _ => GENERIC,
                })
                .collect();
            found.entry((callee, spaces)).or_default().push((caller, inst));
        }
    }
    keep_one_each(module, &graph, found)
}

/// Leaves out calls without known spaces, and of each function whose callers are all known one group: without it nobody would call it.
fn keep_one_each(module: &Module, graph: &CallGraph, mut found: Groups) -> Groups {
    let mut stays: Vec<(Global, Spaces)> = Vec::new();
    let mut last = Global::NONE;
    for (callee, spaces) in found.keys() {
        let is_generic = spaces.iter().all(|&space| space == GENERIC);
        // The first group of a function has the lowest spaces, so the most generic calls.
        if is_generic || *callee != last && graph.all_callers_known(module, *callee) {
            stays.push((*callee, spaces.clone()));
        }
        last = *callee;
    }
    for key in stays {
        found.remove(&key);
    }
    found
}

fn is_clonable(func: &Func<'_>, graph: &CallGraph) -> bool {
    let (ctx, global) = (func.ctx(), func.global());
    let (sym, parts) = (ctx.globals.sym[global.index()], ctx.globals.parts[global.index()]);
    let has_more = ctx
        .extra(global)
        .is_some_and(|extra| [extra.prefix, extra.prologue, extra.personality].iter().any(|value| value.is_some()));
    let is_variadic = func.types().func(ctx.globals.shape[global.index()].ty).is_none_or(|ty| ty.2);
    !ctx.is_kernel(global)
        && !graph.is_recursive(global)
        && !sym.linkage.is_interposable()
        && !has_more
        && !is_variadic
        && func.num_insts() <= LARGEST
        && !ctx.attrs().fn_has(parts.attrs, AttrKind::NoDuplicate)
        && !ctx.attrs().fn_has(parts.attrs, AttrKind::OptimizeNone)
        && func.consts().block_addresses().next().is_none()
        && ctx.tables.consts.block_addresses().next().is_none()
}

/// Of each parameter whether it is a generic pointer that the function reads, writes or computes addresses from. One walk, since a function
/// that is only read has no use lists.
fn addresses(func: &Func<'_>) -> Vec<bool> {
    let mut found = vec![false; func.num_args()];
    for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
        let op = func.op(inst);
        for (index, value) in func.operands(inst).enumerate() {
            let is_address = match op {
                Opcode::Store => index == 1,
                Opcode::Load | Opcode::GetElementPtr | Opcode::AtomicRmw | Opcode::CmpXchg => index == 0,
                Opcode::Phi | Opcode::Select => true,
                op => op.is_call(),
            };
            if is_address
                && let Some(n) = value.as_arg()
                && func.types().addrspace(func.type_of(value)) == Some(GENERIC)
            {
                found[n as usize] = true;
            }
        }
    }
    found
}

/// A copy of `function` under a name of its own.
fn clone(module: &mut Module, function: Global) -> Option<Global> {
    let mut body = Box::new(module.body(function)?.clone());
    let name = String::from_utf8_lossy(module.ctx().name(function)).into_owned();
    let free = (1..).map(|n| format!("{name}.space{n}")).find(|name| module.find_global(name).is_none())?;
    let name = module.tables_mut().strings.intern(free.as_bytes());
    let index = function.index();
    let globals = module.globals();
    let (sym, shape, parts) = (globals.sym()[index], globals.shape()[index], globals.parts()[index]);
    let flags = sym.flags & !(Symbol::DSO_LOCAL | Symbol::DSO_PREEMPTABLE);
    let sym = Symbol { name, linkage: Linkage::Internal, visibility: Visibility::Default, flags, ..sym };
    let parts = Parts { comdat: Comdat::NONE, extra: u32::MAX, number: u32::MAX, ..parts };
    let clone = Global(module.globals_mut().push(GlobalRow { sym, shape, parts }));
    body.side.global = clone;
    module.put_body(clone, body);
    module.edit(clone, strip_debug);
    Some(clone)
}

/// Drops locations and records of variables.
fn strip_debug(func: &mut FuncMut<'_>) {
    func.side_mut().dbg.clear();
    func.side_mut().dbg_waiting.clear();
    func.side_mut().debug_index = Default::default();
    let insts: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
    for inst in insts {
        func.set_loc(inst, Md::NONE);
    }
}

/// Makes `calls` call `clone`.
fn redirect(module: &mut Module, calls: &[(Global, Inst)], clone: Global) {
    for &(caller, inst) in calls {
        module.edit(caller, |f| {
            let at = f.num_operands(inst) - 1;
            f.set_operand(inst, at, Value::global(clone));
        });
    }
}
