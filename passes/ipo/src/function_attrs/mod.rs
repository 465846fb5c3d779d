//! `function-attrs`: attributes that the bodies of functions prove, callees first; `rpo-function-attrs`: `norecurse` top-down.
//!
//! **When**: functions of a strongly connected component of the call graph are judged together: a call inside of the component
//! is assumed to do nothing that the others do not do, and the assumption is dropped for all of them when one breaks it. What a
//! body says only counts where the linker cannot replace it (`hasExactDefinition` of LLVM); `optnone` and `naked` functions are
//! calls of unknown functions.
//!
//! | file | attributes |
//! |---|---|
//! | `returns.rs` | `returned`; `noundef`, `noalias`, `nonnull` of results |
//! | `effects.rs` | `memory(...)` |
//! | `args.rs` | `captures(...)`, `readnone`, `readonly`, `writeonly`, `nonnull` of arguments |
//! | `initializes.rs` | `initializes(...)` of arguments |
//! | `body.rs` | `nounwind`, `nofree`, `nosync`, `norecurse`, `willreturn`, `mustprogress`, `noreturn`, `cold`; drops `convergent` |
//!
//! **How**: after each wave of the call graph, component by component in the order of the table of functions; no fixpoint over
//! the module, so nothing depends on threads. **Cost**: a dozen walks over each body; captured arguments follow at most
//! `capture-tracking-max-uses-to-explore` uses each. **Invariants**: no instruction changes. Volatile accesses may touch
//! inaccessible memory and synchronise; barriers are calls that read and write anything; TBAA and noalias scopes are not used.
//! `convergent` goes only where no call of the component is convergent, inline assembly included.

mod args;
mod body;
mod effects;
mod initializes;
mod returns;

use crate::attr_edit::{Slot, edit_attrs};
use crate::knobs;
pub(crate) use body::infer_from_others;
use warpc_analysis::facts::called_function;
use warpc_analysis::{AnalysisSet, CallGraph};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, ModuleCtx, Symbol};
use warpc_ir::session::Session;
use warpc_ir::{Func, FuncMut, Module};
use warpc_phase::{
    CallGraphCx, CallGraphPass, Calls, Level, ModuleCx, ModulePass, ParamError, PassBody, PassInfo, PassParams,
};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "function-attrs",
    summary: "derive attributes of functions from their bodies, callees first",
    level: Level::CallGraph,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::FUNCTION_ATTRS],
    idempotent: false,
    required: false,
    make: |mut params| {
        let args_only = params.take_flag("skip-non-recursive-function-attrs", false);
        params.finish("function-attrs")?;
        Ok(PassBody::CallGraph(Box::new(FunctionAttrs { args_only, settings: Settings::default() })))
    },
};

/// Row of the pass table. LLVM derives attributes by a fixpoint over the module in passes of this and the next three names; what can be proved
/// callees first is derived here, and instructions, alignments and what callers pass are not looked at.
pub const ATTRIBUTOR: PassInfo =
    PassInfo { name: "attributor", make: |params| attributor("attributor", params), ..INFO };

/// Row of the pass table, see [`ATTRIBUTOR`].
pub const ATTRIBUTOR_LIGHT: PassInfo =
    PassInfo { name: "attributor-light", make: |params| attributor("attributor-light", params), ..INFO };

/// Row of the pass table, see [`ATTRIBUTOR`].
pub const ATTRIBUTOR_CGSCC: PassInfo =
    PassInfo { name: "attributor-cgscc", make: |params| attributor("attributor-cgscc", params), ..INFO };

/// Row of the pass table, see [`ATTRIBUTOR`].
pub const ATTRIBUTOR_LIGHT_CGSCC: PassInfo =
    PassInfo { name: "attributor-light-cgscc", make: |params| attributor("attributor-light-cgscc", params), ..INFO };

/// The pass, as one without parameters.
fn attributor(name: &'static str, params: PassParams) -> Result<PassBody, ParamError> {
    params.finish(name)?;
    Ok(PassBody::CallGraph(Box::new(FunctionAttrs { args_only: false, settings: Settings::default() })))
}

/// Row of the pass table: the top-down pass.
pub const TOP_DOWN: PassInfo = PassInfo {
    name: "rpo-function-attrs",
    summary: "mark functions norecurse whose callers all are, callers first",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("rpo-function-attrs")?;
        Ok(PassBody::Module(Box::new(TopDown)))
    },
};

/// What knobs say.
#[derive(Clone, Copy, Default)]
pub(crate) struct Settings {
    nounwind: bool,
    nofree: bool,
    nonnull_args: bool,
    max_uses: usize,
}

struct FunctionAttrs {
    /// Functions that do not call themselves only get attributes of arguments.
    args_only: bool,
    settings: Settings,
}

/// The functions of a component that are judged.
pub(super) struct Component {
    /// Functions, by row.
    members: Vec<Global>,
    /// Whether one of them calls something unknown: through a pointer, inline assembly, a function that is not optimised.
    unknown_call: bool,
}

impl Component {
    fn new(module: &Module, functions: &[Global]) -> Component {
        let mut component = Component { members: Vec::new(), unknown_call: false };
        for &g in functions {
            let Some(f) = module.func(g) else { continue };
            let skipped = [AttrKind::OptimizeNone, AttrKind::Naked, AttrKind::PresplitCoroutine];
            if skipped.iter().any(|&kind| fn_has(module.ctx(), g, kind)) {
                component.unknown_call = true;
                continue;
            }
            component.unknown_call |= insts(&f)
                .any(|i| f.op(i).is_call() && called_function(&f, i).is_none() && f.callee(i).as_intrinsic().is_none());
            component.members.push(g);
        }
        component
    }
    /// Whether `global` is judged in this component.
    fn has(&self, global: Global) -> bool {
        self.members.binary_search(&global).is_ok()
    }
    /// Whether call `inst` is one of a function of the component.
    fn calls(&self, func: &Func<'_>, inst: Inst) -> bool {
        called_function(func, inst).is_some_and(|g| self.has(g))
    }
}

/// Whether function `global` has function attribute `kind`.
pub(crate) fn fn_has(ctx: ModuleCtx<'_>, global: Global, kind: AttrKind) -> bool {
    ctx.attrs().fn_has(ctx.globals.parts[global.index()].attrs, kind)
}

/// Instructions in block order.
pub(crate) fn insts<'f>(func: &'f Func<'_>) -> impl Iterator<Item = Inst> + 'f {
    func.block_order().flat_map(|b| func.block_insts(b))
}

/// Whether the body of `global` in this module is the one that will run, without having been optimised elsewhere in other ways.
pub(crate) fn is_exact(ctx: ModuleCtx<'_>, global: Global) -> bool {
    let sym = &ctx.globals.sym[global.index()];
    let replaceable = sym.linkage.is_interposable()
        || matches!(sym.linkage, Linkage::LinkOnceOdr | Linkage::WeakOdr | Linkage::AvailableExternally);
    !sym.is_declaration() && !replaceable && !fn_has(ctx, global, AttrKind::NoBuiltin)
}

impl CallGraphPass for FunctionAttrs {
    fn begin(&mut self, _module: &Module, session: &Session) {
        let knobs = &session.knobs;
        self.settings = Settings {
            nounwind: !knobs.get(knobs::DISABLE_NOUNWIND_INFERENCE),
            nofree: !knobs.get(knobs::DISABLE_NOFREE_INFERENCE),
            nonnull_args: knobs.get(knobs::ENABLE_NONNULL_ARG_PROP),
            max_uses: usize::try_from(knobs.get(knobs::CAPTURE_MAX_USES)).unwrap_or(0),
        };
    }
    fn run(&self, _f: &mut FuncMut<'_>, _cx: &mut CallGraphCx<'_>) -> bool {
        false
    }
    fn changes_functions(&self) -> bool {
        false
    }
    fn judges_components(&self) -> bool {
        true
    }
    fn after_wave(&self, module: &mut Module, members: &[Global], calls: &Calls, _cx: &mut ModuleCx<'_>) {
        for functions in calls.by_component(members) {
            let alone = functions.len() == 1 && !calls.graph.is_recursive(functions[0]);
            derive(module, &functions, self.args_only && alone, &self.settings);
        }
    }
    fn defers(&self, _f: &Func<'_>, _calls: &Calls) -> bool {
        false
    }
    fn wants_rows(&self, _f: &Func<'_>, _calls: &Calls) -> bool {
        false
    }
}

/// Derives all attributes of the functions of one component, whose callees are done.
fn derive(module: &mut Module, functions: &[Global], args_only: bool, settings: &Settings) {
    let component = Component::new(module, functions);
    for &g in &component.members {
        // Editing nothing builds the use lists, which arguments and results are followed by.
        module.edit(g, |_| ());
    }
    if args_only {
        args::infer(module, &component, settings);
        initializes::infer(module, &component);
        return;
    }
    returns::infer_returned(module, &component);
    effects::infer(module, &component);
    args::infer(module, &component, settings);
    initializes::infer(module, &component);
    body::drop_convergent(module, &component);
    body::infer_control(module, &component);
    returns::infer_noundef(module, &component);
    if !component.unknown_call {
        returns::infer_noalias(module, &component, settings);
        returns::infer_nonnull(module, &component);
        body::infer_from_instructions(module, &component, settings);
        body::infer_norecurse(module, &component);
    }
    for &g in &component.members {
        body::infer_from_others(module, g);
    }
}

struct TopDown;

impl ModulePass for TopDown {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let graph = CallGraph::new(module);
        let mut changed = false;
        for c in (0..graph.components().len()).rev() {
            let &[row] = graph.components().members(c) else { continue };
            let g = Global(row);
            let sym: Symbol = module.globals().sym()[g.index()];
            let judged = sym.kind == GlobalKind::Function
                && module.body(g).is_some()
                && sym.linkage == Linkage::Internal
                && !graph.is_referenced(g)
                && !fn_has(module.ctx(), g, AttrKind::NoRecurse);
            // Callers that do not recurse are never entered twice, so neither is what only they call.
            if judged && graph.callers(g).iter().all(|&caller| fn_has(module.ctx(), caller, AttrKind::NoRecurse)) {
                changed |= edit_attrs(module, g, |list| list.flag(Slot::Func, AttrKind::NoRecurse));
            }
        }
        changed
    }
}
