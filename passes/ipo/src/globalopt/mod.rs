//! `globalopt`: what the module does with its globals decides what they are.
//!
//! **When**: functions lose unreachable blocks; local functions that are only called directly get the fast calling convention;
//! globals without a use go, unless they stay visible; variables of which only the accesses in this module exist are erased with
//! their stores when nothing reads them, and become constants, with loads folded, when nothing but their initialiser is stored,
//! or when they start undefined and one constant is stored; addresses that nobody compares become `unnamed_addr` (local symbols)
//! or `local_unnamed_addr`; uses of aliases become uses of what they stand for.
//!
//! **Not touched**: `externally_initialized` variables, which the host writes; what `llvm.used` lists; volatile accesses;
//! definitions that the linker may replace, but for their addresses. Variables in shared, local and parameter memory have no
//! initialiser and are never given one. Kernels keep their calling convention. **How**: rounds over the module, each after a walk
//! over all uses (`status.rs`); what a round makes constant or erases can be followed by the next one, `MAX_ROUNDS` at most.
//! **Cost**: linear per round. **Invariants**: no access moves, so barriers and convergent calls keep their places; a value is
//! only taken from an initialiser that every thread sees.

mod clean;
mod status;

use crate::function_attrs::insts;
use crate::references::{erase_global, listed_as_used, referenced, replace_globals};
use clean::Variables;
use status::{Status, Stored};
use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol, UnnamedAddr, cc};
use warpc_ir::opcode::TailKind;
use warpc_ir::{CallRow, FuncMut, Module, Opcode, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "globalopt",
    summary: "simplify globals by what the module does with them",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("globalopt")?;
        Ok(PassBody::Module(Box::new(GlobalOpt)))
    },
};

/// Rounds over the module.
const MAX_ROUNDS: usize = 8;
/// Address spaces whose variables have no initialiser: shared, local, parameters, shared of the cluster.
const WITHOUT_INITIALIZER: [u32; 4] = [3, 5, 7, 101];

struct GlobalOpt;

impl ModulePass for GlobalOpt {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let mut changed = false;
        changed |= hide_unnamed(module);
        // Blocks whose address is taken have to stay, so functions do as well while there are any.
        if !module.has_block_addresses() {
            for g in module.defined_functions() {
                changed |= module.edit(g, drop_unreachable).unwrap_or(false);
            }
        }
        for _ in 0..MAX_ROUNDS {
            let mut again = resolve_aliases(module);
            again |= erase_unused(module);
            let status = status::all(module);
            changed |= set_unnamed(module, &status);
            changed |= use_fast_calls(module, &status);
            again |= clean_variables(module, &status);
            changed |= again;
            if !again {
                break;
            }
        }
        changed
    }
}

/// Gives internal linkage to definitions without a name, which no other module can refer to.
fn hide_unnamed(module: &mut Module) -> bool {
    let mut changed = false;
    for g in live(module) {
        let sym = module.globals().sym()[g.index()];
        if sym.name == Str::EMPTY && !sym.is_declaration() && !sym.linkage.is_local() {
            module.globals_mut().sym_mut()[g.index()].linkage = Linkage::Internal;
            changed = true;
        }
    }
    changed
}

/// Makes branches on constants go one way, and erases what is not reached then.
fn drop_unreachable(f: &mut FuncMut<'_>) -> bool {
    let mut changed = false;
    for b in f.block_order().collect::<Vec<_>>() {
        let Some(last) = f.terminator(b).get() else { continue };
        if f.op(last) == Opcode::Br
            && f.num_operands(last) == 3
            && let Some(condition) = f.consts().as_int(f.operand(last, 0))
        {
            // Operands: the condition, where it holds, where it does not.
            let to = f.operand(last, if condition != 0 { 1 } else { 2 }).as_block();
            if let Some(to) = to {
                f.fold_terminator_to(b, to);
                changed = true;
            }
        }
    }
    f.erase_unreachable() || changed
}

/// Live globals.
fn live(module: &Module) -> Vec<Global> {
    let globals = module.globals();
    (0..globals.len()).map(Global::new).filter(|g| !globals.sym()[g.index()].is_dead()).collect()
}

fn is_special(module: &Module, g: Global) -> bool {
    module.ctx().name(g).starts_with(b"llvm.")
}

/// Erases globals that nothing refers to and that nobody outside can see; whether there were any.
fn erase_unused(module: &mut Module) -> bool {
    let referenced = referenced(module);
    let mut kept_comdats = vec![false; module.tables().comdats.len()];
    for g in live(module) {
        let (sym, parts) = (module.globals().sym()[g.index()], module.globals().parts()[g.index()]);
        if let Some(comdat) = parts.comdat.get()
            && (!sym.linkage.is_discardable() || referenced.contains(g))
        {
            kept_comdats[comdat.index()] = true;
        }
    }
    let dead: Vec<Global> = live(module)
        .into_iter()
        .filter(|&g| {
            let (sym, parts) = (module.globals().sym()[g.index()], module.globals().parts()[g.index()]);
            let grouped = parts.comdat.get().is_some_and(|comdat| kept_comdats[comdat.index()]);
            let hidden = sym.linkage.is_discardable() || sym.is_declaration();
            hidden && !referenced.contains(g) && (!grouped || sym.linkage.is_local()) && !is_special(module, g)
        })
        .collect();
    dead.iter().for_each(|&g| erase_global(module, g));
    !dead.is_empty()
}

/// Turns uses of aliases that are definitions for good into uses of what they stand for; whether there were any. A local
/// function or variable takes the name and linkage of a visible alias, which goes.
fn resolve_aliases(module: &mut Module) -> bool {
    let referenced = referenced(module);
    let used = listed_as_used(module);
    let mut pairs: Vec<(Global, Global)> = Vec::new();
    for g in live(module) {
        let (globals, alias) = (module.globals(), module.globals().sym()[g.index()]);
        let target = globals.parts()[g.index()].init.as_global().filter(|_| alias.kind == GlobalKind::Alias);
        let Some(target) = target.filter(|&target| target != g) else { continue };
        let end = globals.sym()[target.index()];
        let same_type = globals.shape()[g.index()].ptr_ty == globals.shape()[target.index()].ptr_ty;
        let local = alias.linkage.is_local();
        let stays_so = local || alias.linkage == Linkage::External && alias.has(Symbol::DSO_LOCAL);
        let definition = matches!(end.kind, GlobalKind::Function | GlobalKind::Variable)
            && (end.linkage.is_local() || end.linkage == Linkage::External);
        if !same_type || !stays_so || !definition || used.contains(g) {
            continue;
        }
        let rename = !local && end.linkage.is_local() && !used.contains(target) && !module.ctx().is_kernel(target);
        if rename {
            {
                let mut rows = module.globals_mut();
                let symbol = &mut rows.sym_mut()[target.index()];
                (symbol.name, symbol.linkage, symbol.visibility) = (alias.name, alias.linkage, alias.visibility);
                (symbol.dll, symbol.flags) = (alias.dll, symbol.flags | Symbol::DSO_LOCAL);
            }
            pairs.push((g, target));
            erase_global(module, g);
        } else if referenced.contains(g) {
            pairs.push((g, target));
        }
    }
    if !pairs.is_empty() {
        replace_globals(module, &pairs);
    }
    !pairs.is_empty()
}

/// Says of globals whose address is not compared that it has no meaning.
fn set_unnamed(module: &mut Module, status: &[Status]) -> bool {
    let mut changed = false;
    for g in live(module) {
        let sym = module.globals().sym()[g.index()];
        let status = &status[g.index()];
        let wanted = if sym.linkage.is_local() { UnnamedAddr::Global } else { UnnamedAddr::Local };
        let kind = matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable);
        let stays = sym.unnamed_addr == UnnamedAddr::Global || sym.unnamed_addr == wanted;
        if kind && !status.escapes && !status.compared && !stays && !is_special(module, g) {
            module.globals_mut().sym_mut()[g.index()].unnamed_addr = wanted;
            changed = true;
        }
    }
    changed
}

/// Gives local functions that are only called directly, and their calls, the fast calling convention.
fn use_fast_calls(module: &mut Module, status: &[Status]) -> bool {
    let mut fast = RowSet::new(module.globals().len());
    for g in live(module) {
        let (sym, shape) = (module.globals().sym()[g.index()], module.globals().shape()[g.index()]);
        let variadic = module.tables().types.view().func(shape.ty).is_none_or(|ty| ty.2);
        let status = &status[g.index()];
        let called = !status.escapes && !status.compared && !status.not_only_called && status.stored == Stored::Never;
        let local = sym.kind == GlobalKind::Function && sym.linkage.is_local() && module.body(g).is_some();
        if local && called && !variadic && shape.cc == cc::C {
            fast.insert(g);
        }
    }
    // A tail call that must be one needs the convention of its function, and gives it to its callee.
    let functions = module.defined_functions();
    for &g in &functions {
        let Some(f) = module.func(g) else { continue };
        let tail = |i: Inst| f.op(i).is_call() && f.call(i).tail == TailKind::MustTail;
        let tails: Vec<Inst> = insts(&f).filter(|&i| tail(i)).collect();
        if !tails.is_empty() {
            fast.remove(g);
            tails.iter().filter_map(|&i| f.callee(i).as_global()).for_each(|callee| {
                fast.remove(callee);
            });
        }
    }
    let mut changed = false;
    for &g in &functions {
        let Some(f) = module.func(g) else { continue };
        let calls: Vec<Inst> = insts(&f)
            .filter(|&i| f.op(i).is_call() && f.callee(i).as_global().is_some_and(|callee| fast.contains(callee)))
            .collect();
        if !calls.is_empty() {
            module.edit(g, |f| {
                for i in calls {
                    let row: CallRow = f.call(i).clone();
                    f.set_call(i, CallRow { cc: cc::FAST, ..row });
                }
            });
        }
        if fast.contains(g) {
            module.globals_mut().shape_mut()[g.index()].cc = cc::FAST;
            changed = true;
        }
    }
    changed
}

/// The value that is stored to variable `g` once, as a value of the module, if it is a number or null of the variable's type.
fn stored_constant(module: &mut Module, g: Global, status: &Status) -> Option<Value> {
    let (function, store) = status.store?;
    let f = module.func(function)?;
    let value = f.operand(store, 0);
    let c = value.as_const()?;
    let row = *f.consts().row(c);
    let bits = module.tables().types.view().int_bits(row.ty).filter(|&bits| bits <= 64);
    if row.ty != module.globals().shape()[g.index()].ty {
        return None;
    }
    use warpc_ir::consts::ConstKind;
    let consts = &mut module.tables_mut().consts;
    match (row.kind, bits) {
        (ConstKind::Int, Some(bits)) => Some(consts.add_int(row.ty, bits, row.payload)),
        (ConstKind::Float, _) => Some(consts.add_float(row.ty, row.payload)),
        (ConstKind::Null, _) => Some(consts.add_null(row.ty)),
        (ConstKind::Zero, _) => Some(consts.add_zero(row.ty)),
        _ => None,
    }
}

/// Erases accesses of variables that are never read, and folds loads of those that are never changed.
fn clean_variables(module: &mut Module, status: &[Status]) -> bool {
    let n = module.globals().len();
    let mut variables = Variables { never_loaded: RowSet::new(n), constant: RowSet::new(n) };
    let mut any = false;
    for g in live(module) {
        let (sym, shape) = (module.globals().sym()[g.index()], module.globals().shape()[g.index()]);
        let init = module.globals().parts()[g.index()].init;
        let status = &status[g.index()];
        let ours = sym.kind == GlobalKind::Variable
            && sym.linkage.is_local()
            && init.is_some()
            && !status.escapes
            && !sym.has(Symbol::EXTERNALLY_INITIALIZED)
            && !is_special(module, g);
        if !ours || sym.has(Symbol::CONSTANT) {
            continue;
        }
        if !status.loaded {
            variables.never_loaded.insert(g);
            any = true;
        } else if status.stored <= Stored::Initializer && !status.atomic {
            module.globals_mut().sym_mut()[g.index()].flags |= Symbol::CONSTANT;
            variables.constant.insert(g);
            any = true;
        } else if status.stored == Stored::Once
            && init.is_undef_or_poison()
            && !status.atomic
            && !WITHOUT_INITIALIZER.contains(&shape.addrspace)
            && let Some(value) = stored_constant(module, g, status)
        {
            let mut rows = module.globals_mut();
            rows.parts_mut()[g.index()].init = value;
            rows.sym_mut()[g.index()].flags |= Symbol::CONSTANT;
            variables.constant.insert(g);
            any = true;
        }
    }
    if !any {
        return false;
    }
    let mut changed = !variables.constant.is_empty();
    for g in module.defined_functions() {
        changed |= module.edit(g, |f| clean::clean(f, &variables)).unwrap_or(false);
    }
    changed
}
