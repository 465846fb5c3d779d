//! `argpromotion`: passes what a pointer argument points to in place of the pointer.
//!
//! **When**: all callers of a local function are known, and the function only loads from the argument, at a few constant offsets
//! (`argpromotion-max-elements`), what no instruction on the way from its entry can have written. A load that is not executed on
//! every path needs a pointer that is valid and aligned wherever the function is called. Stores are allowed to a `byval` copy of
//! known alignment. A function that calls itself may hand the same argument on. Unused pointer arguments go as well, and `sret`
//! becomes `noalias`.
//! **Not touched**: kernels, whose parameters the host fills; `naked` and variadic functions, those with `inalloca` arguments or on
//! either side of a call that must be a tail call; volatile and atomic accesses; calls between functions of different targets.
//!
//! | file | what |
//! |---|---|
//! | `parts.rs` | what of an argument can be passed by value |
//! | `promote.rs` | new arguments, loads in callers, slots in the function that become registers at once |
//!
//! **How**: after each wave of the call graph, so a caller's own argument can be promoted when its wave comes. Components repeat
//! while something is promoted, at most `MAX_ROUNDS` times. **Cost**: a walk over the uses of the pointer arguments, memory SSA for
//! functions that have candidates, and the callers' bodies. **Invariants**: loads move from a function to the places just before
//! its calls; barriers and calls that may write stand between a load and the entry like stores, so none is crossed. Convergent
//! calls stay where they are. `!tbaa`, `!alias.scope` and `!noalias` are kept for loads that are executed on every path.
//! **Source**: LLVM's pass of this name.

mod parts;
mod promote;

use crate::attr_edit::{Slot, edit_attrs};
use crate::function_attrs::{fn_has, insts};
use crate::knobs;
use crate::signature::{CallSite, has_musttail, parts_of_type};
use parts::{Part, Rules, parts_of};
use warpc_analysis::facts::called_function;
use warpc_analysis::{Analyses, AnalysisSet};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::opcode::TailKind;
use warpc_ir::session::Session;
use warpc_ir::{CallRow, Func, FuncMut, Module, Value};
use warpc_phase::{
    CallGraphCx, CallGraphPass, Calls, Level, ModuleCx, PassBody, PassInfo, Remark, RemarkKind, RemarkText,
};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "argpromotion",
    summary: "pass what pointer arguments point to by value",
    level: Level::CallGraph,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::ARGUMENT_PROMOTION],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("argpromotion")?;
        Ok(PassBody::CallGraph(Box::new(ArgPromotion::default())))
    },
};

/// Rounds over the functions of a component: a pointer behind a pointer takes one each.
const MAX_ROUNDS: usize = 16;

#[derive(Default)]
struct ArgPromotion {
    max_elements: usize,
}

impl CallGraphPass for ArgPromotion {
    fn begin(&mut self, _module: &Module, session: &Session) {
        self.max_elements = usize::try_from(session.knobs.get(knobs::ARGPROMOTION_MAX_ELEMENTS)).unwrap_or(0);
    }
    fn run(&self, _f: &mut FuncMut<'_>, _cx: &mut CallGraphCx<'_>) -> bool {
        false
    }
    fn changes_functions(&self) -> bool {
        false
    }
    fn after_wave(&self, module: &mut Module, members: &[Global], calls: &Calls, cx: &mut ModuleCx<'_>) {
        for functions in calls.by_component(members) {
            let recursive = functions.len() > 1 || calls.graph.is_recursive(functions[0]);
            for _ in 0..MAX_ROUNDS {
                let mut again = false;
                for &g in &functions {
                    again |= self.function(module, g, recursive, calls, cx);
                }
                if !again {
                    break;
                }
            }
        }
    }
    fn defers(&self, _f: &Func<'_>, _calls: &Calls) -> bool {
        false
    }
    fn wants_rows(&self, _f: &Func<'_>, _calls: &Calls) -> bool {
        false
    }
}

/// What becomes of an argument.
enum Fate {
    Stays,
    /// Nothing uses it.
    Dead,
    /// These parts of what it points to are passed.
    Parts(Vec<Part>),
}

/// The direct calls of `global`, or `None` where one of them cannot be found. Callers are those that the graph knows, and functions of the
/// same component, which may have been inlined into each other; where that is not all, the whole module is searched.
fn sites_of(module: &Module, global: Global, calls: &Calls) -> Option<Vec<CallSite>> {
    let graph = &calls.graph;
    let component = graph.components().members(graph.components().of(global.index()) as usize);
    let mut callers: Vec<Global> =
        graph.callers(global).iter().copied().chain(component.iter().map(|&global| Global(global))).collect();
    callers.sort_unstable();
    callers.dedup();
    let left = calls.left[global.index()] as usize;
    let sites = sites_in(module, global, callers);
    if sites.len() == left {
        return Some(sites);
    }
    let sites = sites_in(module, global, module.defined_functions());
    (sites.len() == left).then_some(sites)
}

fn sites_in(module: &Module, global: Global, callers: Vec<Global>) -> Vec<CallSite> {
    let mut sites = Vec::new();
    for caller in callers {
        let Some(f) = module.func(caller) else { continue };
        sites.extend(
            insts(&f).filter(|&i| called_function(&f, i) == Some(global)).map(|call| CallSite { caller, call }),
        );
    }
    sites
}

/// Whether the functions are compiled for one processor: values of all types are passed in the same way.
fn same_target(module: &Module, caller: Global, callee: Global) -> bool {
    let attrs = module.ctx().attrs();
    let set = |g: Global| attrs.list(module.globals().parts()[g.index()].attrs).func;
    ["target-cpu", "target-features"].iter().all(|key| {
        let Some(key) = module.tables().strings.find(key.as_bytes()) else { return true };
        attrs.string(set(caller), key) == attrs.string(set(callee), key)
    })
}

/// Says what becomes of the arguments of `global`.
fn tell(module: &Module, global: Global, fates: &[Fate], remarks: &mut Vec<(Global, Remark)>) {
    let Some(f) = module.func(global) else { return };
    for (n, fate) in fates.iter().enumerate() {
        let (name, does) = match fate {
            Fate::Stays => continue,
            Fate::Dead => ("ArgumentRemoved", "eliminating argument "),
            Fate::Parts(_) => ("ArgumentPromoted", "promoting argument "),
        };
        let called = f.side().names.as_ref().map_or(&b""[..], |names| names.get(Value::arg(n as u32)));
        let mut message = RemarkText::from(does).arg("ArgName", String::from_utf8_lossy(called));
        message = message.text("(").arg("ArgIndex", n).text(")");
        if matches!(fate, Fate::Parts(_)) {
            message = message.text(" to pass by value");
        }
        remarks.push((global, Remark { kind: RemarkKind::Passed, pass: INFO.name, name, message, at: Inst::NONE }));
    }
}

impl ArgPromotion {
    /// Promotes arguments of `global`; whether there were any.
    fn function(
        &self,
        module: &mut Module,
        global: Global,
        recursive: bool,
        calls: &Calls,
        cx: &mut ModuleCx<'_>,
    ) -> bool {
        let Some((_, params, variadic)) = parts_of_type(module, global) else { return false };
        let Some(f) = module.func(global) else { return false };
        let attrs = module.ctx().attrs();
        let sets = &attrs.list(module.globals().parts()[global.index()].attrs).params;
        let pointers: Vec<usize> = (0..params.len()).filter(|&n| f.types().is_ptr(params[n])).collect();
        if pointers.is_empty()
            || variadic
            || !calls.graph.all_callers_known(module, global)
            || calls.graph.is_referenced(global)
            || fn_has(module.ctx(), global, AttrKind::Naked)
            || sets.iter().any(|&set| attrs.has(set, AttrKind::InAlloca))
            || has_musttail(&f)
        {
            return false;
        }
        let Some(sites) = sites_of(module, global, calls) else { return false };
        let must =
            |site: &CallSite| module.func(site.caller).is_none_or(|f| f.call(site.call).tail == TailKind::MustTail);
        if sites.iter().any(must) {
            return false;
        }
        let recursive = recursive || sites.iter().any(|site| site.caller == global);
        pass_results_by_pointer(module, global, &pointers, &sites);
        let compatible = sites.iter().all(|site| same_target(module, site.caller, global));
        // Editing nothing builds the use lists.
        module.edit(global, |_| ());
        let fates = self.fates(module, global, &params, (recursive, compatible), &sites);
        let any = fates.iter().any(|fate| !matches!(fate, Fate::Stays));
        if any {
            if cx.session.phase.remarks {
                tell(module, global, &fates, cx.remarks);
            }
            promote::promote(module, global, &fates, &sites);
        }
        any
    }

    /// What becomes of each argument of `global`.
    fn fates(
        &self,
        module: &Module,
        global: Global,
        params: &[Type],
        (recursive, compatible): (bool, bool),
        sites: &[CallSite],
    ) -> Vec<Fate> {
        let Some(f) = module.func(global) else { return Vec::new() };
        let mut analyses = Analyses::default();
        let rules = Rules { max_elements: self.max_elements, recursive };
        (0..params.len())
            .map(|n| {
                if !f.types().is_ptr(params[n]) {
                    return Fate::Stays;
                }
                if f.is_unused(Value::arg(n as u32)) {
                    return Fate::Dead;
                }
                match parts_of(module, &f, n as u32, &rules, sites, &mut analyses) {
                    // No part at all: the function only hands the argument on to itself.
                    Some(parts) if compatible => Fate::Parts(parts),
                    _ => Fate::Stays,
                }
            })
            .collect()
    }
}

/// `sret` arguments of `global` and of its calls become `noalias`: nobody else sees where the result goes, and no register is taken for it.
fn pass_results_by_pointer(module: &mut Module, global: Global, pointers: &[usize], sites: &[CallSite]) {
    for &n in pointers {
        let changed = edit_attrs(module, global, |list| {
            if list.has(Slot::Param(n), AttrKind::SRet) {
                list.remove(Slot::Param(n), &[AttrKind::SRet]);
                list.flag(Slot::Param(n), AttrKind::NoAlias);
            }
        });
        if !changed {
            continue;
        }
        let mut callers = Vec::new();
        for site in sites {
            module.edit(site.caller, |f| {
                let row = f.call(site.call).clone();
                let list = f.attrs().list(row.attrs).clone();
                let mut sets = list.params.to_vec();
                if sets.len() <= n {
                    sets.resize(n + 1, AttrSet::EMPTY);
                }
                let mut set = f.attrs().set(sets[n]).to_vec();
                set.retain(|attr| attr.kind() != Some(AttrKind::SRet));
                set.push(Attr::Flag(AttrKind::NoAlias));
                sets[n] = f.intern_attr_set(set);
                let attrs = f.intern_attrs(list.func, list.ret, sets);
                f.set_call(site.call, CallRow { attrs, ..row });
            });
            callers.push(site.caller);
        }
        callers.dedup();
        module.merge_overlays_of(&callers);
    }
}
