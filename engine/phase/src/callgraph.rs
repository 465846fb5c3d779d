//! Call-graph stages of the phase manager: the rows of a `cgscc(...)` nest, run on each function after its callees.
//!
//! Functions are put into waves: a wave comes after those of all callees outside of the function's own component. The members
//! of a wave are worked on in parallel like those of a function stage: taken out of the module, which is shared read-only with
//! the callees in it. After each wave the module is whole: overlays are merged, the counts of calls are brought up to date, and
//! functions that lost their last call and need not stay are erased. In a nest with `devirt<n>` a function in which a call became
//! direct is run on again, and waves come after those of all functions that are referred to. All of that is in function order, so nothing depends on
//! threads. Cost: linear in the functions, plus what the rows do.

use crate::dependences::Stamps;
use crate::idle;
use crate::manager::{Failure, Manager, replace_slot};
use crate::pass::{CallGraphPass, Calls, Level, PassBody};
use crate::pipeline::{Row, Step, make};
use crate::slot::{Slot, is_optnone};
use crate::stage::{FunctionLog, StageCx};
use crate::visible::{Changes, FactsOfAll, Fingerprints};
use crate::waves::{Indirect, waves, waves_by_references};
use crate::workers::Job;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};
use warpc_analysis::CallGraph;
use warpc_ir::body::Body;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Symbol};
use warpc_ir::session::Session;
use warpc_ir::{Module, Value};

/// Rows of a stage that are run together.
enum Part {
    /// Row of a call-graph pass, and its object.
    Graph(usize, Box<dyn CallGraphPass>),
    /// Function rows; whether only where a pass before asks for them.
    Functions(usize, usize, bool),
}

/// A wave as a job: one item per function.
struct Wave {
    cx: StageCx,
    parts: Vec<Part>,
    calls: Calls,
    items: Vec<Mutex<Item>>,
    /// Whether functions may be put off.
    defer: bool,
    /// How often all parts are run again on a function in which a call became direct.
    again: u8,
}

#[derive(Default)]
struct Item {
    global: Global,
    body: Option<Box<Body>>,
    stamps: Stamps,
    log: FunctionLog,
    panic: Option<(String, String)>,
    /// Functions that are called more (or less) often than before, and by how much.
    delta: Vec<(Global, i32)>,
    /// Whether nothing was done because the only caller will.
    deferred: bool,
}

impl Job for Wave {
    fn enter(&self, slot: &mut Slot) {
        slot.enter(&self.cx);
    }
    fn item(&self, slot: &mut Slot, i: usize) {
        let mut item = self.items[i].lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut body) = item.body.take() else { return };
        if self.defer && self.defers(&Func::of_body(&body, self.cx.module.ctx())) {
            item.deferred = true;
            item.body = Some(body);
            item.log.stamps = std::mem::take(&mut item.stamps);
            return;
        }
        let stamps = std::mem::take(&mut item.stamps);
        let done = catch_unwind(AssertUnwindSafe(|| {
            let (log, delta) = self.function(slot, &mut body, stamps);
            (log, delta, body)
        }));
        match done {
            Ok((log, delta, body)) => {
                item.log = log;
                item.delta = delta;
                item.body = Some(body);
            }
            Err(payload) => {
                item.panic = Some(replace_slot(slot, &self.cx, &*payload));
            }
        }
    }
    fn leave(&self, slot: &mut Slot) {
        slot.leave();
    }
}

impl Wave {
    fn defers(&self, func: &Func<'_>) -> bool {
        let mut passes = self.parts.iter().filter_map(|p| if let Part::Graph(_, pass) = p { Some(pass) } else { None });
        !is_optnone(func) && passes.next().is_some_and(|p| p.defers(func, &self.calls))
    }

    /// Runs all parts on one function. It is only loaded where something may happen.
    fn function(&self, slot: &mut Slot, body: &mut Body, stamps: Stamps) -> (FunctionLog, Vec<(Global, i32)>) {
        let cx = &self.cx;
        let module = cx.module.ctx();
        let mut log = FunctionLog::new(cx, stamps);
        let mut before = calls_of(&Func::of_body(body, module));
        // Of a call of a function without a body, or of itself, there is a remark to make at most.
        let has_body = |callee: Global| module.bodies.0.get(callee.index()).is_some_and(Option::is_some);
        let mut candidate = before.iter().any(|&(callee, _)| cx.session.phase.remarks || has_body(callee));
        let mut loaded = false;
        for round in 0..=self.again {
            let mut indirect = Indirect::default();
            if round < self.again {
                indirect.look_before(&if loaded { slot.func() } else { Func::of_body(body, module) });
            }
            self.round(slot, body, (&mut loaded, candidate), &mut indirect, &mut log);
            if round == self.again || !loaded || log.error.is_some() || !indirect.became_direct(&slot.func()) {
                break;
            }
            candidate = true;
        }
        if loaded {
            slot.store(cx, body, &mut log);
        }
        if !log.changed {
            return (log, Vec::new());
        }
        before.iter_mut().for_each(|c| c.1 = -c.1);
        before.extend(calls_of(&Func::of_body(body, module)));
        (log, merge(before))
    }

    /// Runs all parts once; loads the function where it is not `loaded` and something may happen.
    fn round(
        &self,
        slot: &mut Slot,
        body: &mut Body,
        (loaded, candidate): (&mut bool, bool),
        indirect: &mut Indirect,
        log: &mut FunctionLog,
    ) {
        let cx = &self.cx;
        let module = cx.module.ctx();
        let observed = numbers_runs(&cx.session);
        let mut last: Option<&dyn CallGraphPass> = None;
        for part in &self.parts {
            match part {
                Part::Graph(r, pass) => {
                    last = Some(&**pass);
                    if candidate && pass.changes_functions() || observed {
                        if !std::mem::replace(loaded, true) {
                            slot.load(body);
                        }
                        slot.call_graph_row(cx, *r, &**pass, &self.calls, log);
                        if self.again > 0 {
                            // Those that came with inlined callees.
                            indirect.look_at(&slot.func());
                        }
                    }
                }
                Part::Functions(a, b, lazy) => {
                    let f = if *loaded { slot.func() } else { Func::of_body(body, module) };
                    if *lazy && (is_optnone(&f) || !last.is_some_and(|p| p.wants_rows(&f, &self.calls))) {
                        continue;
                    }
                    let optnone = is_optnone(&f);
                    if !*loaded && idle::is_idle(cx, (*a, *b), optnone, &log.stamps) {
                        idle::count(cx, (*a, *b), optnone, log);
                        continue;
                    }
                    if !std::mem::replace(loaded, true) {
                        slot.load(body);
                    }
                    slot.rows(cx, (*a, *b), log);
                }
            }
            if log.error.is_some() {
                break;
            }
        }
    }
}

/// Whether call-graph passes run on functions that they have nothing to do on, because runs are counted or shown.
fn numbers_runs(session: &Session) -> bool {
    session.phase.bisect_limit.is_some() || session.phase.print_after_all
}

/// Whether a function calls one that has a body. One walk over the opcodes of all functions.
fn has_inner_calls(module: &Module) -> bool {
    let bodies = &module.ctx().bodies.0;
    let has_body = |global: Global| bodies.get(global.index()).is_some_and(Option::is_some);
    module.defined_functions().into_iter().filter_map(|global| module.func(global)).any(|f| {
        let mut calls = f.insts().head().iter().enumerate().filter(|(_, head)| head.op.is_call());
        calls.any(|(row, _)| {
            let inst = Inst::new(row);
            !f.is_dead(inst) && f.callee(inst).as_global().is_some_and(has_body)
        })
    })
}

/// Direct calls in `func`, each callee once with the number of its calls, by row.
fn calls_of(func: &Func<'_>) -> Vec<(Global, i32)> {
    let mut out = Vec::new();
    let rows = func.insts();
    for (k, h) in rows.head().iter().enumerate() {
        if h.op.is_call()
            && !func.is_dead(Inst::new(k))
            && let Some(g) = func.callee(Inst::new(k)).as_global()
        {
            out.push((g, 1));
        }
    }
    merge(out)
}

/// Sums up the entries of the same function and drops those of sum 0.
fn merge(mut list: Vec<(Global, i32)>) -> Vec<(Global, i32)> {
    list.sort_unstable_by_key(|c| c.0);
    list.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        kept.1 += if same { next.1 } else { 0 };
        same
    });
    list.retain(|c| c.1 != 0);
    list
}

impl Manager<'_> {
    /// Rows `a..b` of a call-graph nest.
    pub(super) fn call_graph(&mut self, a: usize, b: usize, worker: &mut crate::Worker) -> Result<(), Failure> {
        let (pipeline, session) = (self.pipeline.clone(), self.session.clone());
        let runs = |r: &Row| match (&r.step, r.guard) {
            (_, Some(g)) if !g(&session) => false,
            (Step::Pass(info, _), _) => !session.phase.is_disabled(info.name),
            _ => true,
        };
        let mut parts = Vec::new();
        for (r, row) in pipeline.rows().iter().enumerate().take(b).skip(a) {
            match (&row.step, parts.last_mut()) {
                (Step::Pass(info, params), _) if info.level == Level::CallGraph => {
                    if runs(row)
                        && let PassBody::CallGraph(mut pass) = make(info, params)
                    {
                        pass.begin(&self.module, &session);
                        parts.push(Part::Graph(r, pass));
                    }
                }
                (_, Some(Part::Functions(_, end, lazy))) if *end == r && *lazy == row.lazy => *end = r + 1,
                _ => parts.push(Part::Functions(r, r + 1, row.lazy)),
            }
        }
        let only_calls = parts.iter().all(|part| match part {
            Part::Graph(_, pass) => pass.works_on_calls(),
            Part::Functions(_, _, lazy) => *lazy,
        });
        // Most kernels are alone in their module once their callees are in them.
        if only_calls && !numbers_runs(&session) && !has_inner_calls(&self.module) {
            return Ok(());
        }
        let graph = CallGraph::new(&self.module);
        let again = pipeline.rows()[a..b].iter().map(|row| row.devirt).max().unwrap_or(0);
        let (list, wave) =
            if again > 0 { waves_by_references(&self.module, &graph) } else { waves(&self.module, &graph) };
        let left = (0..wave.len()).map(|g| graph.call_count(Global::new(g))).collect();
        let defer = parts.iter().any(|p| matches!(p, Part::Functions(_, _, true)));
        let mut comdat_members = vec![Vec::new(); self.module.tables().comdats.len()];
        for (row, p) in self.module.globals().parts().iter().enumerate() {
            if let Some(c) = p.comdat.get() {
                comdat_members[c.index()].push(Global::new(row));
            }
        }
        let mut facts = if self.skips { FactsOfAll::of(&self.module) } else { FactsOfAll::default() };
        let mut state = (parts, Calls { graph, wave, left, comdat_members });
        let mut waiting = Vec::with_capacity(list.len());
        for members in list {
            let deferred;
            (state, deferred) = self.wave((a, b), &members, state, &mut facts, defer, worker)?;
            waiting.push(deferred);
        }
        for mut members in waiting {
            members.retain(|&g| self.module.body(g).is_some() && state.1.left[g.index()] > 0);
            if !members.is_empty() {
                (state, _) = self.wave((a, b), &members, state, &mut facts, false, worker)?;
            }
        }
        self.take_in(&facts.update_all(&self.module));
        Ok(())
    }

    /// Notes which facts a nest changed.
    fn take_in(&mut self, changes: &Changes) {
        if !changes.is_none() {
            self.tracking.change(changes);
        }
    }

    /// Runs one wave. Gives the functions that were put off.
    fn wave(
        &mut self,
        rows: (usize, usize),
        members: &[Global],
        (parts, calls): (Vec<Part>, Calls),
        facts: &mut FactsOfAll,
        defer: bool,
        worker: &mut crate::Worker,
    ) -> Result<((Vec<Part>, Calls), Vec<Global>), Failure> {
        let mut weights = Vec::with_capacity(members.len());
        let mut items = Vec::with_capacity(members.len());
        for &g in members {
            let mut body = self.module_mut().take_body(g);
            weights.push(body.as_ref().map_or(0, |b| b.insts.len() + 16));
            let stamps = self.tracking.take(&self.module, g, body.as_deref_mut());
            items.push(Mutex::new(Item { global: g, body, stamps, ..Default::default() }));
        }
        let cx = self.stage_cx(rows);
        let again = self.pipeline.rows()[rows.0..rows.1].iter().map(|row| row.devirt).max().unwrap_or(0);
        let job = Wave { cx, parts, calls, items, defer, again };
        let Wave { cx, parts, mut calls, items, .. } = match &mut self.serial {
            Some(alone) => alone.for_each(job, &weights),
            None => worker.for_each(job, &weights),
        };
        drop(cx);
        let (mut last_calls, mut deferred) = (Vec::new(), Vec::new());
        let mut logs = Vec::with_capacity(items.len());
        for item in items {
            let item = item.into_inner().unwrap_or_else(PoisonError::into_inner);
            for (g, by) in item.delta {
                let left = &mut calls.left[g.index()];
                *left = left.saturating_add_signed(by);
                if *left == 0 {
                    last_calls.push(g);
                }
            }
            if item.deferred {
                deferred.push(item.global);
            }
            logs.push((item.global, item.body, item.log, item.panic));
        }
        self.collect(rows.0, rows.1, logs.into_iter())?;
        let mut finished = members.to_vec();
        finished.retain(|g| deferred.binary_search(g).is_err());
        let before = self.skips.then(|| Fingerprints::of(self.module_mut(), finished.iter().copied()));
        for part in &parts {
            if let Part::Graph(row, pass) = part {
                self.after_wave(*row, &**pass, &finished, &calls);
            }
        }
        if let Some(before) = before {
            let mut changes = facts.update(&self.module, members.iter().copied());
            changes.add_bodies(before.touched(self.module_mut()));
            self.take_in(&changes);
        }
        // A call that one function lost another may have gained.
        last_calls.retain(|g| calls.left[g.index()] == 0 && !calls.graph.is_referenced(*g));
        erase_unused(self.module_mut(), last_calls, &mut calls);
        Ok(((parts, calls), deferred))
    }

    /// Lets `pass` of row `row` do what it does after a wave whose functions are `finished`, but for components in which nothing has
    /// changed since.
    fn after_wave(&mut self, row: usize, pass: &dyn CallGraphPass, finished: &[Global], calls: &Calls) {
        let column = self.pipeline.columns().of_function_row(row).filter(|_| self.skips && pass.judges_components());
        let Some(column) = column else { return self.after_wave_of(pass, finished, calls) };
        let is_current = |global: &Global| self.tracking.is_function_current(*global, column);
        let mut changed = calls.by_component(finished);
        changed.retain(|members| !members.iter().all(is_current));
        let mut changed: Vec<Global> = changed.into_iter().flatten().collect();
        changed.sort_unstable();
        self.count_skipped(row, finished.len() - changed.len());
        if !changed.is_empty() {
            self.after_wave_of(pass, &changed, calls);
            changed.iter().for_each(|&global| self.tracking.leave_function(global, column));
        }
    }

    fn after_wave_of(&mut self, pass: &dyn CallGraphPass, members: &[Global], calls: &Calls) {
        self.on_module(|module, cx| pass.after_wave(module, members, calls, cx));
    }
}

/// Whether `global` is a function whose body may go when nothing refers to it.
fn may_go(module: &Module, global: Global) -> bool {
    let sym = module.globals().sym()[global.index()];
    sym.kind == GlobalKind::Function && !sym.is_declaration() && sym.linkage.is_discardable()
}

/// Erases those functions of `work`, which nothing refers to, that need not stay, then what only they called.
fn erase_unused(module: &mut Module, mut work: Vec<Global>, calls: &mut Calls) {
    while let Some(g) = work.pop() {
        if module.globals().sym()[g.index()].is_dead() || !may_go(module, g) {
            continue;
        }
        // Members of a comdat go together or not at all.
        if let Some(comdat) = module.globals().parts()[g.index()].comdat.get() {
            let members = &calls.comdat_members[comdat.index()];
            let unused = |other: &Global| {
                let row = other.index();
                let called = calls.graph.call_count(*other) > 0 && calls.left[row] == 0;
                module.globals().sym()[row].is_dead()
                    || *other == g
                    || called && !calls.graph.is_referenced(*other) && may_go(module, *other)
            };
            if !members.iter().all(unused) {
                continue;
            }
            work.extend(members.iter().filter(|&&other| other != g));
        }
        let Some(body) = module.take_body(g) else { continue };
        for (callee, n) in calls_of(&Func::of_body(&body, module.ctx())) {
            let left = &mut calls.left[callee.index()];
            *left = left.saturating_add_signed(-n);
            if *left == 0 && !calls.graph.is_referenced(callee) {
                work.push(callee);
            }
        }
        let mut rows = module.globals_mut();
        rows.sym_mut()[g.index()].flags |= Symbol::DEAD;
        rows.parts_mut()[g.index()].init = Value::NONE;
    }
}
