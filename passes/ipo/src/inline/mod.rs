//! `inline`: bottom-up inliner, and `always-inline`.
//!
//! **When**: a direct call of a function with a body whose cost is below the threshold, or marked `alwaysinline`; never
//! `noinline`, never recursion through its own component.
//! **How**: strongly connected components of the call graph, callees first, so that a callee is judged by its size after its own
//! inlining. `cost.rs` counts instructions; the thresholds are the knobs. Local functions that lose their last use are erased.
//! **Cost**: linear in the code it looks at plus the code it adds; a caller stops growing at two million instructions.
//! **Invariants**: the stack frame's allocas go to the entry block; byval arguments are copied; every cloned instruction has
//! the location of the call.
//! **Relies on** nothing that is said of memory: accesses are as volatile and as ordered, and have the TBAA tags, that they had. Each
//! copy has alias scopes of its own (`transform/metadata.rs`), as `!noalias` of one call says nothing of another; `noalias` parameters
//! become such scopes nowhere. Convergent calls and barriers run under the condition of the call, so the same threads meet there; where
//! tokens say who meets, the call has to have one.

pub(crate) mod analyser;
mod cost;
pub(crate) mod judge;
mod merge;
mod places;
mod print;
pub(crate) mod profile;
mod remarks;
pub(crate) mod transform;

use crate::knobs;
use judge::{Asked, Refusal, Verdict, forbidden, judge};
pub use print::PRINT;
use profile::{Frequencies, Profile};
use remarks::{At, no_definition, remark, uninlinable};
use std::sync::{Mutex, PoisonError};
use transform::{Inlining, inline_call};
use warpc_analysis::AnalysisSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_ir::{CallRow, Func, FuncMut, Module, Opcode};
use warpc_phase::{CallGraphCx, CallGraphPass, Calls, Level, ModuleCx, PassBody, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::simplify::simplify_inst;

/// Row of the pass table: the inliner.
pub const INFO: PassInfo = PassInfo {
    name: "inline",
    summary: "inline calls, callees first, by cost",
    level: Level::CallGraph,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::INLINE, warpc_phase::knobs::PROFILE_SUMMARY],
    idempotent: false,
    required: false,
    make: |mut params| {
        let only_always = params.take_flag("only-mandatory", false);
        let threshold = params.take_number("inline", "threshold")?;
        params.finish("inline")?;
        Ok(Inline::body(Asked { only_always, threshold, alone: false }, true))
    },
};

/// Row of the pass table: the inliner under the name that LLVM gives to the one which takes calls of the whole module by
/// priority. Ours has one order, callees first, in which no call waits for a better one.
pub const MODULE: PassInfo = PassInfo { name: "module-inline", ..INFO };

/// Row of the pass table: the inliner under the name of LLVM's pass that runs `alwaysinline` functions before all others. Here
/// they come first in any case, as they are judged before cost is.
pub const WRAPPER: PassInfo = PassInfo { name: "inliner-wrapper", ..INFO };

/// Row of the pass table: the same under the name that says that no inliner of `alwaysinline` functions comes before.
pub const WRAPPER_ALONE: PassInfo = PassInfo { name: "inliner-wrapper-no-mandatory-first", ..INFO };

/// Row of the pass table: `alwaysinline` functions only.
pub const ALWAYS: PassInfo = PassInfo {
    name: "always-inline",
    summary: "inline functions marked alwaysinline",
    level: Level::CallGraph,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: true,
    make: |mut params| {
        let lifetimes = params.take_flag("insert-lifetime", true);
        params.finish("always-inline")?;
        Ok(Inline::body(Asked { only_always: true, threshold: None, alone: true }, lifetimes))
    },
};

/// Instruction rows below which a function with one caller is inlined as it is. Far below the threshold.
const DEFERRED: usize = 400;

fn is_call(func: &Func<'_>, inst: Inst) -> bool {
    matches!(func.op(inst), Opcode::Call | Opcode::Invoke)
}

struct Inline {
    asked: Asked,
    how: Inlining,
    facts: cost::Facts,
    /// Somebody reads remarks, of which there are some about calls that are never inlined.
    explains: bool,
    profile: Profile,
    /// What was inlined in this wave.
    done: Mutex<Vec<Done>>,
}

/// One call that was inlined.
struct Done {
    caller: Global,
    callee: Global,
    /// How often the call ran, where a profile says, with the blocks of the callee that were cloned.
    ran: Option<(u64, Vec<bool>)>,
}

impl Inline {
    fn body(asked: Asked, lifetimes: bool) -> PassBody {
        let how = Inlining { simplify: simplify_inst, lifetimes };
        PassBody::CallGraph(Box::new(Inline {
            asked,
            how,
            facts: Default::default(),
            explains: false,
            profile: Profile::default(),
            done: Mutex::default(),
        }))
    }

    /// Inlines a call that was judged worth it, counts it, and remarks on it. The calls that came with the callee, each with how often its
    /// block runs (0 where nobody asks); `None` where the callee cannot be cloned there.
    fn inline_one(
        &self,
        func: &mut FuncMut<'_>,
        cx: &mut CallGraphCx<'_>,
        Called { call, callee, freq }: Called,
        (name, cost): (&'static str, RemarkText),
        freqs: Option<&Frequencies>,
    ) -> Option<Vec<(Inst, u64)>> {
        let caller = func.global();
        let view = func.module_func(callee)?;
        let at = At::call(func, call);
        let runs = profile::entry_count(func.ctx(), callee).filter(|&runs| runs > 0);
        let ran = runs.map(|runs| self.profile.count(func, call, freqs, freq).unwrap_or(0).min(runs));
        let inlined = match self.facts.can_clone(&view).and_then(|()| inline_call(func, call, &view, &self.how)) {
            Ok(inlined) => inlined,
            Err(why) => {
                let what = match name {
                    "AlwaysInline" if !self.asked.alone => "is not AlwaysInline into",
                    _ => "is not inlined into",
                };
                let kind = (RemarkKind::Missed, "NotInlined");
                remark(cx, func, At::call(func, call), kind, callee, what, |text| text.text("': ").arg("Reason", why));
                return None;
            }
        };
        if let (Some(runs), Some(ran)) = (runs, ran) {
            let calls = inlined.calls.iter().map(|&(_, call)| call);
            let all: Vec<Inst> = calls.chain(inlined.weighted).collect();
            profile::scale_clones(func, &all, (ran, runs));
        }
        let done = Done { caller, callee, ran: ran.map(|ran| (ran, inlined.cloned)) };
        self.done.lock().unwrap_or_else(PoisonError::into_inner).push(done);
        remark(cx, func, at, (RemarkKind::Passed, name), callee, "inlined into", |text| {
            places::tell(func, at.loc, text.text("'").text(" with ").with(&cost))
        });
        // A call in the callee runs as often as its block does when the callee runs.
        let inner = freqs.is_some().then(|| Frequencies::new(&view));
        let runs = |of: Inst| inner.as_ref().map_or(0, |inner| inner.within(view.block_of(of), freq));
        Some(inlined.calls.into_iter().map(|(of, call)| (call, runs(of))).collect())
    }
}

impl CallGraphPass for Inline {
    fn begin(&mut self, module: &Module, session: &Session) {
        self.facts = cost::Facts::new(module.globals().len());
        self.explains = session.phase.remarks;
        self.profile = Profile::of(module, &session.knobs);
    }

    fn works_on_calls(&self) -> bool {
        !self.explains
    }

    fn run(&self, func: &mut FuncMut<'_>, cx: &mut CallGraphCx<'_>) -> bool {
        let (into, calls) = (func.global(), cx.calls);
        let explain = cx.session.phase.remarks;
        let component = |g: Global| calls.graph.components().of(g.index());
        let mut changed = false;
        // Each call, with the row of `history` that says which inlined callee brought it into this function.
        let mut history = History::default();
        let all = func.block_order().flat_map(|b| func.block_insts(b)).filter(|&i| is_call(func, i));
        let calls_here: Vec<Inst> = all.collect();
        if calls_here.is_empty() {
            return false;
        }
        let freqs = self.profile.speaks().then(|| Frequencies::new(func));
        let freq_of = |call: Inst| freqs.as_ref().map_or(0, |freqs| freqs.of(func.block_of(call)));
        let mut work: Vec<Work> =
            calls_here.into_iter().map(|call| Work { call, from: usize::MAX, freq: freq_of(call) }).collect();
        work.reverse();
        if explain && !self.asked.only_always {
            for work in work.iter().rev() {
                no_definition(cx, func, work.call);
            }
        }
        // A call that an inlined callee brought in is judged once more: its own callee was finished before, and the arguments
        // are better known here. Calls back into the component of the inlined callee are not: recursion would be unrolled
        // until the caller is full. Callees of other components cannot reach that component again.
        while let Some(Work { call, from, freq }) = work.pop() {
            let Some(callee) = func.callee(call).as_global() else { continue };
            // A call that became direct only here may lead back to a callee on its own path.
            if history.came_through(from, callee) {
                mark_noinline(func, call);
                continue;
            }
            // A callee that is not finished is not judged: a function of the same component, or one that is called directly
            // only since now. Nor is one that another worker has at hand, whose body is not in the module.
            let verdict = if component(callee) == component(into) {
                Verdict::No(match forbidden(func, call, callee, &cx.session.knobs) {
                    Some(why) => Refusal::never(why),
                    None if callee == into => Refusal::pattern("recursive"),
                    None => Refusal::never("recursive"),
                })
            } else if calls.wave[callee.index()] >= calls.wave[into.index()] {
                continue;
            } else {
                let Some(view) = func.module_func(callee) else { continue };
                let knobs = &cx.session.knobs;
                let heat = self.profile.heat(func, (call, callee), freqs.as_ref(), freq);
                judge(func, (calls, knobs, explain), &self.facts, (call, callee), &view, self.asked, heat)
            };
            match verdict {
                Verdict::Silent => {}
                Verdict::No(Refusal { name, because, details, pattern }) => {
                    let at = At::call(func, call);
                    if let Some(pattern) = pattern {
                        uninlinable(cx, func, at, callee, pattern);
                    }
                    remark(cx, func, at, (RemarkKind::Missed, name), callee, "not inlined into", |text| {
                        text.text(&format!("' because {because}")).with(&details)
                    });
                }
                Verdict::Yes(name, cost) => {
                    let called = Called { call, callee, freq };
                    let Some(calls) = self.inline_one(func, cx, called, (name, cost), freqs.as_ref()) else { continue };
                    changed = true;
                    let first = work.len();
                    let from = history.push(from, callee);
                    let recursive = |c: Global| component(c) == component(callee);
                    let fresh = calls.into_iter().filter(|&(i, _)| {
                        is_call(func, i) && func.callee(i).as_global().is_some_and(|c| !recursive(c))
                    });
                    work.extend(fresh.map(|(call, freq)| Work { call, from, freq }));
                    work[first..].reverse();
                }
            }
        }
        if changed {
            // Blocks that moved have no order numbers, and the passes that follow often ask which instruction comes first.
            for b in func.block_order().collect::<Vec<_>>() {
                func.renumber_block(b);
            }
        }
        changed
    }

    fn after_wave(&self, module: &mut Module, _members: &[Global], _calls: &Calls, _cx: &mut ModuleCx<'_>) {
        let mut done = std::mem::take(&mut *self.done.lock().unwrap_or_else(PoisonError::into_inner));
        done.sort_by_key(|done| (done.caller, done.callee));
        for Done { callee, ran, .. } in &done {
            if let Some((runs, cloned)) = ran {
                let cloned = |block: Block| cloned.get(block.index()).copied().unwrap_or(false);
                profile::take_from_callee(module, *callee, *runs, cloned);
            }
        }
        done.dedup_by_key(|done| (done.caller, done.callee));
        let mut merged = merge::Merged::new();
        for Done { caller, callee, .. } in done {
            merge::merge(module, caller, callee, &mut merged);
        }
    }

    fn defers(&self, func: &Func<'_>, calls: &Calls) -> bool {
        let (g, ctx) = (func.global(), func.ctx());
        let (sym, parts) = (&ctx.globals.sym[g.index()], &ctx.globals.parts[g.index()]);
        // The copy in the caller will be the only one, and its callees are inlined there, so nothing is copied twice.
        calls.left[g.index()] == 1
            && sym.linkage.is_discardable()
            && !calls.graph.is_referenced(g)
            && !calls.graph.is_recursive(g)
            && !ctx.attrs().fn_has(parts.attrs, AttrKind::NoInline)
            && (func.num_insts() < DEFERRED || sym.linkage.is_local() && func.num_insts() < 4 * DEFERRED)
    }

    fn wants_rows(&self, func: &Func<'_>, calls: &Calls) -> bool {
        let (g, ctx) = (func.global(), func.ctx());
        let left = calls.left[g.index()];
        let (sym, parts) = (&ctx.globals.sym[g.index()], &ctx.globals.parts[g.index()]);
        if left == 0 || sym.linkage.is_interposable() || ctx.attrs().fn_has(parts.attrs, AttrKind::NoInline) {
            return false;
        }
        // A pipeline that inlines only `alwaysinline` functions wants code as it was written, so nothing is simplified.
        if self.asked.only_always {
            return ctx.attrs().fn_has(parts.attrs, AttrKind::AlwaysInline);
        }
        // More than one copy will be made (the function itself counts if it stays), or the size of the function decides, and
        // it should be its size after simplification.
        let stays = !sym.linkage.is_discardable() || calls.graph.is_referenced(g);
        left + stays as u32 > 1 || cost::size(func) >= cost::SURE
    }
}

/// A call that is worth inlining.
struct Called {
    call: Inst,
    callee: Global,
    /// How often its block runs, 0 where nobody asks.
    freq: u64,
}

/// A call to be judged.
struct Work {
    call: Inst,
    /// The row of the history that says which inlined callee brought it into this function.
    from: usize,
    /// How often its block runs, 0 where nobody asks.
    freq: u64,
}

/// The longest path of inlined calls that is searched step by step; the table is faster for longer ones.
const SHORT_PATH: usize = 32;

/// Callee on a path of inlined calls, and how many are before it.
struct Step {
    callee: Global,
    depth: u32,
}

/// What was inlined into one function, as a tree that is walked in depth-first order: the calls that come in with a callee are
/// looked at before all others.
#[derive(Default)]
struct History {
    rows: Vec<Step>,
    /// Rows from the root to the row looked at last.
    path: Vec<u32>,
    /// The last row of each callee, for the first `filled` rows; made when paths get long.
    last: Vec<u32>,
    filled: usize,
}

impl History {
    /// Adds `callee`, whose call came in with row `from` (`usize::MAX` for none); its row.
    fn push(&mut self, from: usize, callee: Global) -> usize {
        let depth = self.rows.get(from).map_or(0, |r| r.depth + 1);
        self.path.truncate(depth as usize);
        self.path.push(self.rows.len() as u32);
        self.rows.push(Step { callee, depth });
        self.rows.len() - 1
    }
    /// Whether `callee` is on the path from the root to row `from`.
    fn came_through(&mut self, from: usize, callee: Global) -> bool {
        let Some(depth) = self.rows.get(from).map(|r| r.depth) else { return false };
        self.path.truncate(depth as usize + 1);
        debug_assert_eq!(self.path.last(), Some(&(from as u32)));
        if self.path.len() <= SHORT_PATH {
            return self.path.iter().any(|&r| self.rows[r as usize].callee == callee);
        }
        for (row, step) in self.rows.iter().enumerate().skip(self.filled) {
            let g = step.callee.index();
            if g >= self.last.len() {
                self.last.resize(g + 1, u32::MAX);
            }
            self.last[g] = row as u32;
        }
        self.filled = self.rows.len();
        // No callee comes in again below itself: if it is on the path at all, then with its last row.
        let row = self.last.get(callee.index()).copied().unwrap_or(u32::MAX);
        let at = self.rows.get(row as usize).and_then(|r| self.path.get(r.depth as usize));
        at == Some(&row)
    }
}

/// Marks a call that must not be inlined later either.
fn mark_noinline(func: &mut FuncMut<'_>, call: Inst) {
    let row = func.call(call).clone();
    let list = func.attrs().list(row.attrs).clone();
    let mut set = func.attrs().set(list.func).to_vec();
    set.push(Attr::Flag(AttrKind::NoInline));
    let own = func.intern_attr_set(set);
    let attrs = func.intern_attrs(own, list.ret, list.params.to_vec());
    func.set_call(call, CallRow { attrs, ..row });
}
