//! `globalopt`: what the module does with its globals decides what they are.
//!
//! | file | what |
//! | --- | --- |
//! | `status.rs` | one walk over all uses at the start of a round: what is done with each global |
//! | `reach.rs` | where an address gets in a function; constants between functions and the module |
//! | `clean.rs` | stores to what nothing reads go, loads of what nothing changes give the initialiser |
//! | `parts.rs` | a variable whose parts are accessed by themselves is one variable per part |
//! | `once.rs` | one value is stored besides the initialiser: it is the initialiser, it is where null would trap, loads behind the store give it, or the variable is an `i1` |
//! | `heap.rs`, `local.rs` | for hosts: one small allocation becomes a variable, a variable of one function a stack slot |
//! | `symbols.rs` | aliases, functions chosen at load time, lists of used names, registrations at exit |
//! | `evaluate/` | constructors that compute the same whenever they run become initialisers |
//!
//! Besides, functions lose unreachable blocks; local functions that are only called directly get the fast calling convention; globals
//! without a use go, unless they stay visible; addresses that nobody compares become `unnamed_addr` (local symbols) or
//! `local_unnamed_addr`.
//!
//! **Not touched**: `externally_initialized` variables of a GPU, which the host writes; what `llvm.used` lists; volatile accesses;
//! definitions that the linker may replace, but for their addresses. Variables in shared, local and parameter memory have no
//! initialiser on a GPU and are never given one. There a variable is one for many threads: it becomes no stack slot, and no value is
//! forwarded from a store across what may synchronise, unless it is a constant that is the only one stored. Kernels keep their
//! calling convention. **How**: rounds over the module, each after a walk over all uses; what a round changes can be followed by the
//! next one, [`MAX_ROUNDS`] at most. An old answer of the walk stays true during a round: no change gives another global a new
//! use that did not count as an escape before. **Cost**: linear per round, `evaluate/` has its own bound. **Invariants**: no access
//! moves, so barriers and convergent calls keep their places.

mod clean;
pub(crate) mod evaluate;
mod heap;
mod local;
mod once;
mod parts;
mod reach;
mod status;
mod symbols;

use crate::function_attrs::{fn_has, insts};
use crate::references::{erase_global, referenced};
use once::Variable;
use status::{Status, Stored, Uses};
use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol, UnnamedAddr, cc};
use warpc_ir::opcode::TailKind;
use warpc_ir::{CallRow, FuncMut, Module, Opcode};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_scalar::target::is_module_for_gpu;

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
const MAX_ROUNDS: usize = 24;
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
        let target = Target { device: is_module_for_gpu(module) };
        let mut stuck = None;
        for _ in 0..MAX_ROUNDS {
            let mut again = evaluate::evaluate_constructors(module, &mut stuck);
            again |= symbols::resolve_ifuncs(module);
            again |= symbols::resolve_aliases(module, &target);
            again |= symbols::drop_empty_exits(module);
            again |= erase_unused(module);
            let uses = status::all(module);
            changed |= set_unnamed(module, &uses.status);
            changed |= use_fast_calls(module, &uses.status);
            again |= improve_variables(module, &uses, &target);
            module.merge_overlays();
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
fn drop_unreachable(func: &mut FuncMut<'_>) -> bool {
    let mut changed = false;
    for b in func.block_order().collect::<Vec<_>>() {
        let Some(last) = func.terminator(b).get() else { continue };
        if func.op(last) == Opcode::Br
            && func.num_operands(last) == 3
            && let Some(condition) = func.consts().as_int(func.operand(last, 0))
        {
            // Operands: the condition, where it holds, where it does not.
            let to = func.operand(last, if condition != 0 { 1 } else { 2 }).as_block();
            if let Some(to) = to {
                func.fold_terminator_to(b, to);
                changed = true;
            }
        }
    }
    func.erase_unreachable() || changed
}

/// Live globals.
fn live(module: &Module) -> Vec<Global> {
    let globals = module.globals();
    (0..globals.len()).map(Global::new).filter(|g| !globals.sym()[g.index()].is_dead()).collect()
}

fn is_special(module: &Module, global: Global) -> bool {
    module.ctx().name(global).starts_with(b"llvm.")
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

/// Says of globals whose address is not compared that it has no meaning.
fn set_unnamed(module: &mut Module, status: &[Status]) -> bool {
    let mut changed = false;
    for (g, status) in (0..status.len()).map(Global::new).zip(status) {
        let sym = module.globals().sym()[g.index()];
        if sym.is_dead() {
            continue;
        }
        let wanted = if sym.linkage.is_local() { UnnamedAddr::Global } else { UnnamedAddr::Local };
        let kind = matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable);
        let stays = sym.unnamed_addr == UnnamedAddr::Global || sym.unnamed_addr == wanted;
        let is_left = is_special(module, g) || is_naked(module, g);
        if kind && !status.escapes && !status.compared && !stays && !is_left {
            module.globals_mut().sym_mut()[g.index()].unnamed_addr = wanted;
            changed = true;
        }
    }
    changed
}

/// Whether `global` is a function whose machine code is all written out, as are its calls then.
fn is_naked(module: &Module, global: Global) -> bool {
    fn_has(module.ctx(), global, AttrKind::Naked)
}

/// Gives local functions that are only called directly, and their calls, the fast calling convention.
fn use_fast_calls(module: &mut Module, status: &[Status]) -> bool {
    let mut fast = RowSet::new(module.globals().len());
    for g in live(module) {
        let (sym, shape) = (module.globals().sym()[g.index()], module.globals().shape()[g.index()]);
        let variadic = module.tables().types.view().func(shape.ty).is_none_or(|ty| ty.2);
        let status = &status[g.index()];
        let called = !status.not_only_called;
        let local = sym.kind == GlobalKind::Function && sym.linkage.is_local() && module.body(g).is_some();
        let is_common = matches!(shape.cc, cc::C | cc::X86_THISCALL);
        if local && called && !variadic && is_common && !is_naked(module, g) {
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

/// What variables may become depends on the machine.
pub(super) struct Target {
    /// A GPU: many threads run every function.
    device: bool,
}

/// Improves the local variables one by one, each by what the walk at the start of the round knows of it; whether one changed.
fn improve_variables(module: &mut Module, uses: &Uses, target: &Target) -> bool {
    let mut changed = false;
    for (row, status) in uses.status.iter().enumerate() {
        let g = Global::new(row);
        let (sym, parts) = (module.globals().sym()[row], module.globals().parts()[row]);
        let ours = sym.kind == GlobalKind::Variable
            && sym.linkage.is_local()
            && !sym.is_dead()
            && parts.init.is_some()
            && !status.escapes
            && !sym.has(Symbol::CONSTANT)
            // The host of a GPU may look for it by its name.
            && !(target.device && sym.has(Symbol::EXTERNALLY_INITIALIZED))
            && !is_special(module, g);
        if ours {
            changed |= improve(
                module,
                Variable { global: g, status, roots: uses.roots.row(row), stored: &uses.stored },
                target,
            );
        }
    }
    changed
}

/// Improves one local variable; whether that changed something.
fn improve(module: &mut Module, variable: Variable<'_>, target: &Target) -> bool {
    let Variable { global, status, roots, .. } = variable;
    if !target.device && local::localize(module, global, status, roots) {
        return true;
    }
    if !status.loaded {
        return if clean::keeps_memory(module, global) && !target.device {
            clean::clean_keeper(module, global, roots)
        } else {
            clean::clean(module, global, roots)
        };
    }
    let mut changed = false;
    if status.stored <= Stored::Initializer {
        if !status.atomic {
            module.globals_mut().sym_mut()[global.index()].flags |= Symbol::CONSTANT;
            changed = true;
        }
        changed |= clean::clean(module, global, roots);
    }
    let shape = module.globals().shape()[global.index()];
    if module.tables().types.view().is_aggregate(shape.ty) && parts::split(module, global, roots) {
        return true;
    }
    changed | (status.stored == Stored::Once && once::optimize(module, variable, target))
}
