//! `partial-inliner`: of functions that mostly return early the conditions are inlined, and the rest is called where they do not hold.
//!
//! ```text
//!   f() { if (a) return; rest }                 f.rest() { rest }
//!   g() { f() }                       ->        g() { if (!a) f.rest() }
//! ```
//! **When**: a function begins with conditions each of which returns or goes on ([`shape`]), at most `max-num-inline-blocks` blocks; or its
//! profile says of parts that they hardly ever run ([`cold`]). The call of the rest is smaller than the rest, what is inlined costs no more than
//! inlining allows, and the saved call is worth more than the call of the rest costs as often as it is made.
//! **How**: a copy of the function is made, the rest of it outlined, and the copy inlined where the function is called; the copy goes then. The function
//! itself stays as it is. What is outlined is looked at in turn.
//! **Not**: functions whose address is taken, recursive ones, those marked `alwaysinline` or `noinline`, those that are cold, and those that
//! look at variable arguments.
//! **Invariants**: what programs compute stays; see [`crate::outline`]. **Cost**: linear in the functions that are copied, at most [`BUDGET`]
//! instructions for a module. **Source**: rules and remarks are those of LLVM's pass of this name.
//! **Relies on** the inliner, which gives each copy alias scopes of its own, and [`crate::outline`], which keeps convergent calls among
//! the threads that reach them.

mod cold;
mod cost;
mod shape;

use crate::function_attrs::fn_has;
use crate::inline::analyser::{self, Cost, Settings};
use crate::inline::judge;
use crate::inline::profile::Heat;
use crate::inline::transform::{Inlining, can_clone, inline_call};
use crate::knobs;
use crate::outline::{Options, Outlined, outline, set_entry_count};
use crate::references::{erase_global, referenced};
use crate::signature::{CallSite, call_sites};
use shape::EarlyReturn;
use warpc_analysis::branch_prob::Probability;
use warpc_analysis::{Analyses, AnalysisSet, CallGraph};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::loop_hints::branch_weights;
use warpc_ir::module::{GlobalRow, Parts, Symbol};
use warpc_ir::{Func, Module};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind, RemarkText, profile};
use warpc_printers::cost_model::CodeSize;
use warpc_scalar::simplify::simplify_inst;
use warpc_scalar::target::is_module_for_gpu;

const NAME: &str = "partial-inliner";

/// Instructions of functions that are copied for a module, at most.
const BUDGET: usize = 1 << 24;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "inline the conditions of functions that mostly return early",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::PARTIAL_INLINER, knobs::INLINE, knobs::OUTLINE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Module(Box::new(PartialInliner)))
    },
};

struct PartialInliner;

/// What the pass goes by.
struct Rules<'k> {
    knobs: &'k Knobs,
    /// Greatest count that is cold by the module's profile.
    cold_count: Option<u64>,
    explains: bool,
}

impl Rules<'_> {
    fn penalty(&self) -> i64 {
        self.knobs.get(knobs::INLINE_CALL_PENALTY)
    }
    fn ignores_costs(&self) -> bool {
        self.knobs.get(knobs::SKIP_PARTIAL_INLINING_COST_ANALYSIS)
    }
    /// The number that a knob's text is.
    fn number(&self, knob: Knob<&'static str>, default: f64) -> f64 {
        self.knobs.get(knob).parse().unwrap_or(default)
    }
}

impl ModulePass for PartialInliner {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let knobs = &cx.session.knobs;
        if knobs.get(knobs::DISABLE_PARTIAL_INLINING) {
            return false;
        }
        module.merge_overlays();
        let cold_count = profile::cold_count(module.tables(), knobs);
        let rules = Rules { knobs, cold_count, explains: cx.session.phase.remarks };
        let mut run = Run { rules, remarks: cx.remarks, copies: 0, inlined: 0, budget: BUDGET };
        let used = referenced(module);
        let mut work: Vec<Global> =
            module.defined_functions().into_iter().filter(|&global| used.contains(global)).collect();
        let mut changed = false;
        while let Some(function) = work.pop() {
            if let Some(made) = run.function(module, function) {
                changed = true;
                work.extend(made);
            }
        }
        changed
    }
}

/// The pass at work.
struct Run<'r, 'k> {
    rules: Rules<'k>,
    remarks: &'r mut Vec<(Global, Remark)>,
    /// Names of copies that were made.
    copies: u32,
    inlined: i64,
    budget: usize,
}

/// A copy of a function without what was outlined.
struct Copy {
    function: Global,
    outlined: Vec<Outlined>,
    /// What the outlined blocks cost.
    region_cost: i64,
    /// How often the outlined code runs for each time that the function is entered.
    share: Probability,
}

fn name(module: &Module, global: Global) -> String {
    String::from_utf8_lossy(module.ctx().name(global)).into_owned()
}

impl Run<'_, '_> {
    fn tell(&mut self, global: Global, (kind, name): (RemarkKind, &'static str), message: RemarkText) {
        if self.rules.explains {
            self.remarks.push((global, Remark { kind, pass: NAME, name, message, at: Inst::NONE }));
        }
    }

    /// Inlines what can be of `function`. The functions that were made of it, where it was inlined anywhere.
    fn function(&mut self, module: &mut Module, function: Global) -> Option<Vec<Global>> {
        let graph = CallGraph::new(module);
        let ctx = module.ctx();
        let marked = [AttrKind::AlwaysInline, AttrKind::NoInline, AttrKind::Cold, AttrKind::OptimizeNone];
        let is_cold = || self.rules.cold_count.zip(ctx.entry_count(function)).is_some_and(|(most, runs)| runs <= most);
        if graph.is_referenced(function)
            || graph.is_recursive(function)
            || ctx.globals.sym[function.index()].linkage.is_interposable()
            || marked.iter().any(|&kind| fn_has(ctx, function, kind))
            || is_cold()
            || can_clone(&module.func(function)?).is_err()
        {
            return None;
        }
        let sites: Vec<CallSite> = call_sites(module).row(function.index()).to_vec();
        if sites.is_empty() {
            return None;
        }
        if self.rules.cold_count.is_some() && !self.rules.knobs.get(knobs::DISABLE_MR_PARTIAL_INLINING) {
            let parts = module.edit(function, |func| cold::parts(func, &self.rules))?;
            if !parts.is_empty()
                && let Some(copy) = self.outline_parts(module, function, &parts)
                && self.inline(module, function, copy, &sites).is_some()
            {
                return Some(Vec::new());
            }
        }
        let most = usize::try_from(self.rules.knobs.get(knobs::MAX_NUM_INLINE_BLOCKS)).unwrap_or(0);
        let shape = module.edit(function, |func| EarlyReturn::of(func, most))??;
        let copy = self.outline_rest(module, function, shape)?;
        self.inline(module, function, copy, &sites)
    }

    /// A copy of `function` under a name of its own.
    fn copy(&mut self, module: &mut Module, function: Global) -> Option<Global> {
        let mut body = Box::new(module.body(function)?.clone());
        let size = body.insts.len();
        self.budget = self.budget.checked_sub(size)?;
        let base = name(module, function);
        let dot = if is_module_for_gpu(module) { "" } else { "." };
        let free = loop {
            self.copies += 1;
            let name = format!("{base}{dot}{}", self.copies);
            if module.find_global(&name).is_none() {
                break name;
            }
        };
        let free = module.tables_mut().strings.intern(free.as_bytes());
        let (globals, index) = (module.globals(), function.index());
        let (sym, shape, parts) = (globals.sym()[index], globals.shape()[index], globals.parts()[index]);
        let parts = Parts { comdat: Comdat::NONE, number: u32::MAX, ..parts };
        let copy = Global(module.globals_mut().push(GlobalRow { sym: Symbol { name: free, ..sym }, shape, parts }));
        body.side.global = copy;
        module.put_body(copy, body);
        Some(copy)
    }

    fn region_cost(&self, module: &Module, function: Global, blocks: &[Block]) -> i64 {
        let Some(func) = module.func(function) else { return 0 };
        let sizes = CodeSize::of(&func);
        blocks.iter().map(|&block| cost::of_block(&func, &sizes, block, self.rules.penalty())).sum()
    }

    /// A copy of `function` of which all but the conditions is outlined.
    fn outline_rest(&mut self, module: &mut Module, function: Global, shape: EarlyReturn) -> Option<Copy> {
        let copy = self.copy(module, function)?;
        let mut shape = shape;
        let likely = self.rules.knobs.get(knobs::OUTLINE_REGION_FREQ_PERCENT);
        let (share, blocks) = module.edit(copy, |func| {
            shape.split_return(func);
            (share_of_rest(func, &shape, likely), shape.outlined(func))
        })?;
        let region_cost = self.region_cost(module, copy, &blocks);
        match outline(module, copy, &blocks, &Options::new(self.rules.knobs)) {
            Some(made) => Some(Copy { function: copy, outlined: vec![made], region_cost, share }),
            None => {
                let block = module.func(copy).map_or(String::new(), |func| block_name(&func, shape.rest));
                let message = RemarkText::from("Failed to extract region at block ").arg("Block", block);
                self.tell(function, (RemarkKind::Missed, "ExtractFailed"), message);
                erase_global(module, copy);
                None
            }
        }
    }

    /// A copy of `function` of which `parts` are outlined, those that need not give values back.
    fn outline_parts(&mut self, module: &mut Module, function: Global, parts: &[Vec<Block>]) -> Option<Copy> {
        let copy = self.copy(module, function)?;
        let mut made = Vec::new();
        let mut region_cost = 0;
        for part in parts {
            let borders = module.edit(copy, |func| crate::outline::borders(func, part)).flatten();
            let gives = borders.is_none_or(|(_, outputs)| outputs > 0);
            if gives && !(borders.is_some() && self.rules.knobs.get(knobs::PI_FORCE_LIVE_EXIT_OUTLINE)) {
                continue;
            }
            let cost = self.region_cost(module, copy, part);
            if let Some(outlined) = outline(module, copy, part, &Options::new(self.rules.knobs)) {
                if self.rules.knobs.get(knobs::PI_MARK_COLDCC) {
                    mark_coldcc(module, copy, outlined);
                }
                region_cost += cost;
                made.push(outlined);
            }
        }
        if made.is_empty() {
            erase_global(module, copy);
            return None;
        }
        Some(Copy { function: copy, outlined: made, region_cost, share: Probability::ZERO })
    }

    /// Inlines `copy` where `function` is called and that is worth it. The functions that were outlined, where it was anywhere; else all that
    /// was made for it goes.
    fn inline(&mut self, module: &mut Module, function: Global, copy: Copy, sites: &[CallSite]) -> Option<Vec<Global>> {
        self.say_counts(module, function, &copy);
        let (call_cost, overhead) = self.costs(module, &copy);
        let mut any = false;
        if !self.rules.ignores_costs() && copy.region_cost < call_cost {
            let message = RemarkText::default()
                .function("Function", &name(module, function), function)
                .text(" not partially inlined into callers (Original Size = ")
                .arg("OutlinedRegionOriginalSize", copy.region_cost)
                .text(", Size of call sequence to outlined function = ")
                .arg("NewSize", call_cost)
                .text(")");
            self.tell(function, (RemarkKind::Analysis, "OutlineRegionTooSmall"), message);
        } else {
            let weighted = (i128::from(overhead) * i128::from(copy.share.0)) >> 31;
            let only = sites.len() == 1;
            for &site in sites {
                let limit = self.rules.knobs.get(knobs::MAX_PARTIAL_INLINING);
                if limit != -1 && self.inlined >= limit {
                    continue;
                }
                any |= self.inline_call(module, function, &copy, site, (weighted as i64, only));
            }
        }
        erase_global(module, copy.function);
        if any {
            self.tell(
                function,
                (RemarkKind::Passed, "PartiallyInlined"),
                RemarkText::from("Partially inlined into at least one caller"),
            );
            return Some(copy.outlined.iter().map(|made| made.function).collect());
        }
        copy.outlined.iter().for_each(|made| erase_global(module, made.function));
        None
    }

    /// Says how often the outlined code is entered, where the function's profile does.
    fn say_counts(&self, module: &mut Module, function: Global, copy: &Copy) {
        let Some(count) = module.ctx().entry_count(function) else { return };
        if let [made] = copy.outlined[..] {
            let runs = (u128::from(count) * u128::from(copy.share.0)) >> 31;
            set_entry_count(module, made.function, u64::try_from(runs).unwrap_or(u64::MAX));
        }
    }

    /// What the calls of outlined functions cost, and what is executed more with them than without.
    fn costs(&self, module: &Module, copy: &Copy) -> (i64, i64) {
        let Some(body) = module.func(copy.function) else { return (0, 0) };
        let penalty = self.rules.penalty();
        let sizes = CodeSize::of(&body);
        let (mut calls, mut functions) = (0, 0);
        for made in &copy.outlined {
            calls += cost::of_block(&body, &sizes, body.block_of(made.call), penalty);
            let Some(func) = module.func(made.function) else { continue };
            let sizes = CodeSize::of(&func);
            functions += func.block_order().map(|block| cost::of_block(&func, &sizes, block, penalty)).sum::<i64>();
            // The jumps to the region and out of it go when blocks are laid out.
            functions -= 2 * analyser::INSTRUCTION;
        }
        let extra = self.rules.knobs.get(knobs::PARTIAL_INLINING_EXTRA_PENALTY);
        (calls, calls + (functions - copy.region_cost) + extra)
    }

    /// Inlines `copy` at `site`, if that is worth it with calls of the rest that cost `weighted` each time.
    fn inline_call(
        &mut self,
        module: &mut Module,
        function: Global,
        copy: &Copy,
        site: CallSite,
        (weighted, only): (i64, bool),
    ) -> bool {
        let caller = site.caller;
        if fn_has(module.ctx(), caller, AttrKind::OptimizeNone) {
            return false;
        }
        let names = (name(module, function), name(module, caller));
        let loc = module.func(caller).map_or(Md::NONE, |func| func.loc(site.call));
        if !self.ignores_costs_or_is_worth(module, function, copy, site, (weighted, only), (&names, loc)) {
            return false;
        }
        let how = Inlining { simplify: simplify_inst, lifetimes: true };
        let done = module.edit(caller, |func| {
            let view = func.module_func(copy.function)?;
            inline_call(func, site.call, &view, &how).ok().map(|_| ())
        });
        module.merge_overlays_of(&[caller]);
        if done.flatten().is_none() {
            return false;
        }
        self.inlined += 1;
        let message = said(&names, " partially inlined into ", (function, caller)).at(loc);
        self.tell(caller, (RemarkKind::Passed, "PartiallyInlined"), message);
        true
    }

    fn ignores_costs_or_is_worth(
        &mut self,
        module: &mut Module,
        function: Global,
        copy: &Copy,
        site: CallSite,
        (weighted, only): (i64, bool),
        (names, loc): (&(String, String), Md),
    ) -> bool {
        if self.rules.ignores_costs() {
            return module.func(copy.function).is_some_and(|func| can_clone(&func).is_ok());
        }
        let (knobs, caller) = (self.rules.knobs, site.caller);
        let callers = (function, caller);
        let judged = module.edit(caller, |func| {
            let view = func.module_func(copy.function)?;
            let saved = cost::of_call(func, site.call, knobs.get(knobs::INLINE_CALL_PENALTY));
            if judge::forbidden(func, site.call, function, knobs).is_some() {
                return Some((Cost::Never("attributes"), saved));
            }
            let only = only && func.ctx().globals.sym[function.index()].linkage.is_local();
            let limit = judge::limit(func, site.call, copy.function, knobs, None, Heat::Unknown, only);
            let settings = Settings {
                call_penalty: knobs.get(knobs::INLINE_CALL_PENALTY),
                full: true,
                only,
                may_look_at: &|_| true,
                ..Settings::default()
            };
            Some((analyser::analyse(func, site.call, &view, limit, settings).cost, saved))
        });
        let Some((cost, saved)) = judged.flatten() else { return false };
        let (cost, threshold) = match cost {
            Cost::Never(_) | Cost::Pattern(_) => {
                let message = said(names, " not partially inlined into ", callers)
                    .text(" because it should never be inlined (cost=never)");
                self.tell(caller, (RemarkKind::Missed, "NeverInline"), message.at(loc));
                return false;
            }
            Cost::Of(cost, threshold) => (cost, threshold),
        };
        if cost >= threshold {
            let message = said(names, " not partially inlined into ", callers)
                .text(" because too costly to inline (cost=")
                .arg("Cost", cost)
                .text(", threshold=")
                .arg("Threshold", threshold)
                .text(")");
            self.tell(caller, (RemarkKind::Analysis, "TooCostly"), message.at(loc));
            return false;
        }
        if saved < weighted {
            let message = said(names, " not partially inlined into ", callers)
                .text(" runtime overhead (overhead=")
                .arg("Overhead", weighted)
                .text(", savings=")
                .arg("Savings", saved)
                .text(")")
                .text(" of making the outlined call is too high");
            self.tell(caller, (RemarkKind::Analysis, "OutliningCallcostTooHigh"), message.at(loc));
            return false;
        }
        let message = said(names, " can be partially inlined into ", callers)
            .text(" with cost=")
            .arg("Cost", cost)
            .text(" (threshold=")
            .arg("Threshold", threshold)
            .text(")");
        self.tell(caller, (RemarkKind::Analysis, "CanBePartiallyInlined"), message.at(loc));
        true
    }
}

/// The names of callee and caller with `text` between.
fn said(names: &(String, String), text: &str, (callee, caller): (Global, Global)) -> RemarkText {
    RemarkText::default().function("Callee", &names.0, callee).text(text).function("Caller", &names.1, caller)
}

fn block_name(func: &Func<'_>, block: Block) -> String {
    let names = func.side().names.as_ref();
    names.map_or(String::new(), |names| String::from_utf8_lossy(names.get(block.into())).into_owned())
}

/// How often the rest runs for each time that the function is entered. Where no profile says so, what probably runs is taken to run more often.
fn share_of_rest(func: &Func<'_>, shape: &EarlyReturn, likely: i64) -> Probability {
    let mut analyses = Analyses::default();
    let (freqs, probs) = (analyses.block_freqs(func), analyses.branch_probs(func));
    let mut runs: u128 = 0;
    for &from in &shape.entries {
        for (index, _) in func.successors(from).enumerate().filter(|edge| edge.1 == shape.rest) {
            runs += (u128::from(freqs.integer(from)) * u128::from(probs.edge(from, index).0)) >> 31;
        }
    }
    let entry = freqs.integer(func.entry()).max(1);
    let share = Probability::ratio(u64::try_from(runs).unwrap_or(u64::MAX).min(entry), entry);
    let is_known = func.ctx().entry_count(func.global()).is_some()
        || shape.entries.iter().any(|&entry| branch_weights(func, func.terminator(entry)).is_some());
    if is_known || share < Probability::ratio(45, 100) {
        share
    } else {
        share.max(Probability::ratio(u64::try_from(likely).unwrap_or(0).min(100), 100))
    }
}

/// Gives the function that was made, and its call in `from`, the convention of functions that are seldom called.
fn mark_coldcc(module: &mut Module, from: Global, made: Outlined) {
    use warpc_ir::module::cc;
    module.globals_mut().shape_mut()[made.function.index()].cc = cc::COLD;
    module.edit(from, |func| {
        let row = func.call(made.call).clone();
        func.set_call(made.call, warpc_ir::CallRow { cc: cc::COLD, ..row });
    });
}
