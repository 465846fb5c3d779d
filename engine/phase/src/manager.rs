//! The phase manager: runs a pipeline on a module.
//!
//! Stages run in order. In a function stage the bodies are taken out of the module, which is then shared read-only by all
//! workers; each function is loaded into a slot, all rows of the stage run, and it is stored. Then overlays are merged in
//! function order and logs, remarks and statistics are put together in function order, so that nothing depends on threads.
//! Call-graph stages are in `callgraph.rs`.

use crate::changes;
use crate::check::CheckError;
use crate::debug_preserved::{self, DebugInfo};
use crate::dependences::{HeldAt, Stamps, Tracking, may_skip};
use crate::dump::{self, PassCounts, Size};
use crate::pass::{ModuleCx, PassBody, Remark, RemarkKind, append_text};
use crate::pipeline::{Pipeline, Stage, Step, make};
use crate::remarks::{self, RemarkRow, Told};
use crate::report::{Event, RowStat, Stats};
use crate::slot::Slot;
use crate::stage::{FunctionLog, StageCx};
use crate::visible::{Before, Changes};
use crate::workers::{Job, Worker};
use std::any::Any;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use warpc_columns::RowSet;
use warpc_ir::body::Body;
use warpc_ir::ids::*;
use warpc_ir::module::Module;
use warpc_ir::session::Session;

/// Why a pipeline stopped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The IR is not valid after a pass (with `--verify-each`), or at a `verify` row.
    #[error("{cause}\nafter pass `{pass}`{}", place(.function))]
    Broken {
        /// Pass.
        pass: String,
        /// Function; empty for the module.
        function: String,
        /// What a check around the pass finds.
        cause: CheckError,
    },
    /// A pass panicked: a bug of ours.
    #[error("pass `{pass}` panicked{}: {message}", place(.function))]
    Panic {
        /// Pass.
        pass: String,
        /// Function; empty for the module.
        function: String,
        /// The panic's message.
        message: String,
    },
}

fn place(function: &str) -> String {
    if function.is_empty() { String::new() } else { format!(" on function `{function}`") }
}

/// What a run gave besides the module.
#[derive(Default)]
pub struct Report {
    /// Text for the log: printed IR, messages of bisection.
    pub log: Vec<u8>,
    /// Remarks in function order per stage.
    pub remarks: Vec<RemarkRow>,
    /// The least count of hot code by the module's profile, where remarks say how hot their code is.
    pub hot_count: Option<u64>,
    /// Time and memory per row.
    pub stats: Stats,
    /// Events.
    pub events: Vec<Event>,
    /// Whether any row changed anything.
    pub changed: bool,
    /// Passes counted so far for bisection; the machine pipeline counts on.
    pub bisect: Arc<PassCounts>,
}

/// Message of a panic.
pub fn panic_text(payload: &(dyn Any + Send)) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(s), _) => s.to_string(),
        (_, Some(s)) => s.clone(),
        _ => "unknown".into(),
    }
}

/// Puts a fresh slot in the place of one in which a pass panicked: its World may be half-changed. Gives the pass and the message.
pub(crate) fn replace_slot(slot: &mut Slot, cx: &StageCx, payload: &(dyn Any + Send)) -> (String, String) {
    let pass = slot.at().map_or("", |(pass, _)| pass).to_string();
    *slot = Slot::new();
    slot.enter(cx);
    (pass, panic_text(payload))
}

/// A function stage as a job: one item per function.
struct StageJob {
    cx: StageCx,
    items: Vec<Mutex<Item>>,
}

#[derive(Default)]
struct Item {
    global: Global,
    body: Option<Box<Body>>,
    stamps: Stamps,
    held: HeldAt,
    log: FunctionLog,
    panic: Option<(String, String)>,
}

impl Job for StageJob {
    fn enter(&self, slot: &mut Slot) {
        slot.enter(&self.cx);
    }
    fn item(&self, slot: &mut Slot, i: usize) {
        let mut item = self.items[i].lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut body) = item.body.take() else { return };
        let (stamps, held) = (std::mem::take(&mut item.stamps), std::mem::take(&mut item.held));
        match catch_unwind(AssertUnwindSafe(|| {
            let log = slot.run(&self.cx, &mut body, stamps, held);
            (log, body)
        })) {
            Ok((log, body)) => {
                item.log = log;
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

/// Runs `pipeline` on `module`. On failure the module is lost; `report` has what there was until then.
pub fn run(
    module: Module,
    pipeline: &Arc<Pipeline>,
    session: &Arc<Session>,
    worker: &mut Worker,
    origin: Instant,
    report: &mut Report,
) -> Result<Module, Failure> {
    let block_addresses = module.has_block_addresses();
    let mut m = Manager {
        block_addresses,
        module: Arc::new(module),
        pipeline,
        session,
        origin,
        bisect: report.bisect.clone(),
        report,
        serial: session.phase.serial().then(Worker::alone),
        told: Told::default(),
        skips: may_skip(session),
        tracking: Tracking::default(),
        debug: HashMap::new(),
    };
    if session.phase.stats {
        m.report.stats.rows.resize(pipeline.rows().len(), RowStat::default());
    }
    if session.phase.hotness {
        m.report.hot_count = crate::profile::hot_count(m.module.tables(), &session.knobs);
    }
    changes::at_start(&session.phase, || dump::module_text(&m.module), &mut m.report.log);
    let whole = session.phase.debug_preserved.filter(|options| options.whole);
    m.debug = whole.map(|options| debug_preserved::of_module(&m.module, options)).unwrap_or_default();
    for stage in pipeline.stages() {
        match stage {
            Stage::Functions(a, b) => m.functions(a, b, worker)?,
            Stage::CallGraph(a, b) => m.tracked(a, b, |m| m.call_graph(a, b, worker))?,
            Stage::Module(r) => m.tracked(r, r + 1, |m| m.module_row(r))?,
        }
    }
    if let Some(options) = whole {
        debug_preserved::check_module(&m.module, &m.debug, "", options, &mut m.report.log);
    }
    if session.phase.stats {
        m.report.stats.pool = worker.slot.bytes() as u64;
    }
    Ok(Arc::into_inner(m.module).expect(LET_GO))
}

fn name(module: &Module, global: Global) -> String {
    if global.is_none() { String::new() } else { String::from_utf8_lossy(module.ctx().name(global)).into_owned() }
}

pub(super) struct Manager<'a> {
    /// Shared with the slots during a stage; between stages only this refers to it.
    pub(super) module: Arc<Module>,
    pub(super) pipeline: &'a Arc<Pipeline>,
    pub(super) session: &'a Arc<Session>,
    origin: Instant,
    bisect: Arc<PassCounts>,
    report: &'a mut Report,
    /// Whether constants of the module name blocks; passes make no such constants.
    block_addresses: bool,
    /// A worker without others, when functions must run one after the other.
    pub(super) serial: Option<Worker>,
    /// Remarks that are in the report.
    told: Told,
    /// Whether rows are skipped where nothing has changed since.
    pub(super) skips: bool,
    pub(super) tracking: Tracking,
    /// Debug information before all passes, where it is to be compared at the end.
    debug: HashMap<Global, DebugInfo>,
}

const LET_GO: &str = "slots let go of the module when they leave";

impl Manager<'_> {
    /// The module, to change between stages.
    pub(super) fn module_mut(&mut self) -> &mut Module {
        Arc::get_mut(&mut self.module).expect(LET_GO)
    }

    fn functions(&mut self, a: usize, b: usize, worker: &mut Worker) -> Result<(), Failure> {
        let rows = &self.pipeline.rows()[a..b];
        if !rows.iter().any(|r| r.step.is_pass()) {
            return self.at_rest(a, b);
        }
        let functions = self.module.defined_functions();
        // What is printed of a module shows the functions that the stage has done, and the others as they were before.
        let splits = self.session.phase.module_scope && !rows.iter().any(|r| matches!(r.step, Step::PrintModule));
        if !splits {
            return self.some_functions(a, b, &functions, worker);
        }
        functions.into_iter().try_for_each(|g| self.some_functions(a, b, &[g], worker))
    }

    fn some_functions(&mut self, a: usize, b: usize, functions: &[Global], worker: &mut Worker) -> Result<(), Failure> {
        let mut weights = Vec::with_capacity(functions.len());
        let mut items = Vec::with_capacity(functions.len());
        for &g in functions {
            let mut body = self.module_mut().take_body(g);
            weights.push(body.as_ref().map_or(0, |b| b.insts.len() + 16));
            let stamps = self.tracking.take(&self.module, g, body.as_deref_mut());
            let held = self.tracking.take_held(g);
            items.push(Mutex::new(Item { global: g, body, stamps, held, ..Default::default() }));
        }
        let cx = self.stage_cx((a, b));
        let worker = self.serial.as_mut().unwrap_or(worker);
        let StageJob { cx, items } = worker.for_each(StageJob { cx, items }, &weights);
        drop(cx);
        let logs = items.into_iter().map(|i| {
            let i = i.into_inner().unwrap_or_else(PoisonError::into_inner);
            (i.global, i.body, i.log, i.panic)
        });
        self.collect(a, b, logs)
    }

    pub(super) fn stage_cx(&self, rows: (usize, usize)) -> StageCx {
        StageCx {
            pipeline: self.pipeline.clone(),
            rows,
            module: self.module.clone(),
            session: self.session.clone(),
            bisect: self.bisect.clone(),
            origin: self.origin,
            block_addresses: self.block_addresses,
            skips: self.skips,
        }
    }

    /// Counts that row `row` was skipped on so many functions.
    pub(super) fn count_skipped(&mut self, row: usize, functions: usize) {
        if let Some(stat) = self.report.stats.rows.get_mut(row) {
            stat.skipped += functions as u64;
        }
    }

    /// Runs the module rows `a..b` by `run`, unless nothing has changed since the same rows were run.
    fn tracked(
        &mut self,
        a: usize,
        b: usize,
        run: impl FnOnce(&mut Self) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let Some(column) = self.pipeline.columns().of_module_row(a).filter(|_| self.skips) else { return run(self) };
        if self.tracking.is_current(column) {
            self.report.stats.rows.iter_mut().take(b).skip(a).for_each(|stat| stat.skipped += 1);
            return Ok(());
        }
        let idempotent = self.pipeline.rows()[a..b].iter().all(|row| row.step.info().is_some_and(|i| i.idempotent));
        let (changes, said) = (self.tracking.changes(), self.report.log.len());
        run(self)?;
        // A nest of more than one idempotent pass need not be idempotent.
        let stays = changes == self.tracking.changes() || (idempotent && b == a + 1);
        if stays && said == self.report.log.len() {
            self.tracking.leave(column);
        }
        Ok(())
    }

    /// Puts the functions of a stage back, in order.
    pub(super) fn collect(
        &mut self,
        a: usize,
        b: usize,
        items: impl Iterator<Item = (Global, Option<Box<Body>>, FunctionLog, Option<(String, String)>)>,
    ) -> Result<(), Failure> {
        let module = Arc::get_mut(&mut self.module).expect(LET_GO);
        let mut failure = None;
        let mut snapshots = Vec::new();
        let mut found = Vec::new();
        let mut overlays = Vec::new();
        let mut renumbered = Vec::new();
        let mut scoped = Vec::new();
        for (global, body, log, panic) in items {
            self.tracking.put(global, log.stamps, log.changed);
            self.tracking.put_held(global, log.held);
            renumbered.extend(log.blocks.map(|map| (global, map)));
            if let (Some(rows), Some(debug)) = (log.rows, self.debug.get_mut(&global)) {
                debug.renumber(&rows);
            }
            if let Some(body) = body {
                if body.side.overlay.is_some() {
                    overlays.push(global);
                }
                module.put_body(global, body);
            }
            self.report.changed |= log.changed;
            if log.modules.is_empty() {
                append_text(&mut self.report.log, log.text);
            } else {
                scoped.push((global, log.text, log.modules));
            }
            self.report.events.extend(log.events);
            for (s, row) in log.stats.iter().zip(self.report.stats.rows.iter_mut().skip(a)) {
                row.add(s);
            }
            snapshots.extend(log.snapshots.into_iter().map(|(row, body)| (row, global, body)));
            found.push((global, log.remarks, log.hotness, log.runs.into_iter().peekable()));
            if failure.is_none() {
                failure = match (panic, log.error) {
                    (Some((pass, message)), _) => {
                        Some(Failure::Panic { pass, function: name(module, global), message })
                    }
                    (_, Some((pass, cause))) => Some(Failure::Broken { pass, function: name(module, global), cause }),
                    _ => None,
                };
            }
        }
        for (g, list, hotness, mut runs) in found {
            let mut hotness = hotness.into_iter().peekable();
            self.told.next_run();
            for (number, (remark, loc)) in list.into_iter().enumerate() {
                while runs.next_if(|&first| first <= number).is_some() {
                    self.told.next_run();
                }
                let count = hotness.next_if(|&(of, _)| of == number).map(|(_, count)| count);
                let row = RemarkRow { hotness: count, ..remarks::locate(module, g, remark, loc) };
                if self.told.is_news(&row) {
                    self.report.remarks.push(row);
                }
            }
        }
        // What was printed before the failure is wanted most.
        if failure.is_none() || !scoped.is_empty() {
            module.merge_overlays_of(&overlays);
        }
        for (global, text, copies) in scoped {
            print_in_module(module, global, &text, copies, &mut self.report.log);
        }
        if let Some(f) = failure {
            return Err(f);
        }
        if !renumbered.is_empty() {
            module.renumber_block_addresses(&renumbered);
        }
        let printed: Vec<usize> =
            (a..b).filter(|&r| matches!(self.pipeline.rows()[r].step, Step::PrintModule)).collect();
        for r in printed {
            let (this, rest) =
                std::mem::take(&mut snapshots).into_iter().partition(|s: &(usize, Global, Body)| s.0 == r);
            snapshots = rest;
            self.print_snapshot(this);
        }
        Ok(())
    }

    /// Prints the module with the bodies it had at a row inside a stage.
    fn print_snapshot(&mut self, copies: Vec<(usize, Global, Body)>) {
        let module = Arc::get_mut(&mut self.module).expect(LET_GO);
        let mut now = Vec::with_capacity(copies.len());
        for (_, g, body) in copies {
            now.push((g, module.take_body(g)));
            module.put_body(g, Box::new(body));
        }
        module.merge_overlays();
        self.report.log.extend(dump::module_text(module));
        for (g, body) in now {
            if let Some(body) = body {
                module.put_body(g, body);
            }
        }
    }

    /// Rows without a pass, on the module at rest.
    fn at_rest(&mut self, a: usize, b: usize) -> Result<(), Failure> {
        for row in &self.pipeline.rows()[a..b] {
            if row.guard.is_some_and(|g| !g(self.session)) {
                continue;
            }
            match row.step {
                Step::Verify => self.verify("verify")?,
                Step::PrintModule => self.report.log.extend(dump::module_text(&self.module)),
                Step::PrintFunction => {
                    for g in self.module.defined_functions() {
                        if let Some(f) = self.module.func(g) {
                            self.report.log.push(b'\n');
                            self.report.log.extend(dump::function_text(&f));
                        }
                    }
                }
                // There are loops in functions that passes work on only: the rows before the nest are passes.
                Step::Pass(..) | Step::PrintLoop | Step::Nothing(_) | Step::Check(_) | Step::Invalidate(_) => {}
            }
        }
        Ok(())
    }

    fn verify(&self, pass: &str) -> Result<(), Failure> {
        dump::verify_module(&self.module).map_err(|cause| Failure::Broken {
            pass: pass.to_string(),
            function: String::new(),
            cause,
        })
    }

    /// A row of a module pass.
    fn module_row(&mut self, r: usize) -> Result<(), Failure> {
        let row = &self.pipeline.rows()[r];
        let opts = &self.session.phase;
        let Step::Pass(info, params) = &row.step else { return Ok(()) };
        if row.guard.is_some_and(|g| !g(self.session)) || opts.is_disabled(info.name) {
            return Ok(());
        }
        if !dump::may_run(&self.bisect, opts, info.name, "[module]", &mut self.report.log) {
            return Ok(());
        }
        let number = dump::number(&self.bisect, opts, info.name, "[module]", &mut self.report.log);
        let by_name = |names: &[String]| names.iter().any(|p| p == info.name);
        if opts.print_before_all || by_name(&opts.print_before) || opts.print_before_numbers.contains(&number) {
            dump::open(&mut self.report.log, opts, "Before", (info.name, number), "[module]");
            self.report.log.extend(dump::module_text(&self.module));
            dump::close(&mut self.report.log, opts);
        }
        if opts.print_running {
            dump::running(&mut self.report.log, opts.title(info.name), "[module]", Size::None);
        }
        let watched = changes::watch(opts, info.name, "[module]", true, || dump::module_text(&self.module));
        let checked = opts.debug_preserved.filter(|options| options.each);
        let debug = checked.map(|options| debug_preserved::of_module(&self.module, options));
        let PassBody::Module(mut pass) = make(info, params) else {
            return Err(Failure::Panic {
                pass: info.name.into(),
                function: String::new(),
                message: "it is of the module level and made another kind of pass".into(),
            });
        };
        let held = if opts.stats { module_bytes(&self.module) } else { 0 };
        let column = self.pipeline.columns().of_function_row(r).filter(|_| self.skips);
        let settled = column.map(|column| self.tracking.current_functions(column)).unwrap_or_default();
        let before = self.skips.then(|| Before::of(self.module_mut()));
        let start = Instant::now();
        let mut list = Vec::new();
        let module = Arc::get_mut(&mut self.module).expect(LET_GO);
        let session = self.session;
        let text = &mut self.report.log;
        let (changed, alone) = catch_unwind(AssertUnwindSafe(|| {
            module.declare(Some((info.name, info.columns)));
            let mut cx = ModuleCx { session, remarks: &mut list, text, settled: &settled, alone: Vec::new() };
            let changed = pass.run(module, &mut cx);
            let alone = std::mem::take(&mut cx.alone);
            module.declare(None);
            module.merge_overlays();
            (changed, alone)
        }))
        .map_err(|payload| Failure::Panic {
            pass: info.name.into(),
            function: String::new(),
            message: panic_text(&*payload),
        })?;
        self.report.changed |= changed;
        if changed {
            let changes = before.map_or(Changes::All, |before| before.changes(self.module_mut()));
            self.tracking.change(&changes);
        }
        if let Some(column) = column {
            alone.into_iter().for_each(|global| self.tracking.leave_function(global, column));
        }
        if opts.stats {
            let now = module_bytes(&self.module);
            self.report.stats.rows[r].add(&RowStat {
                runs: 1,
                changed: changed as u64,
                time: start.elapsed(),
                total: now.saturating_sub(held) as u64,
                freeable: held.saturating_sub(now) as u64,
                ..RowStat::default()
            });
        }
        if opts.trace {
            self.report.events.push(Event::since(info.name, "[module]", self.origin, start));
        }
        if let Some(watched) = watched {
            watched.report(|| dump::module_text(&self.module), &mut self.report.log);
        }
        if let (Some(options), Some(before)) = (checked, debug) {
            debug_preserved::check_module(&self.module, &before, info.name, options, &mut self.report.log);
        }
        self.check_errors(&list)?;
        self.take_remarks(list);
        if opts.print_after_all || by_name(&opts.print_after) || opts.print_after_numbers.contains(&number) {
            dump::open(&mut self.report.log, opts, "After", (info.name, number), "[module]");
            self.report.log.extend(dump::module_text(&self.module));
            dump::close(&mut self.report.log, opts);
        }
        if opts.verify_each {
            self.verify(info.name)?;
        }
        Ok(())
    }

    /// Fails with the errors among the remarks of a pass over the module.
    fn check_errors(&self, remarks: &[(Global, Remark)]) -> Result<(), Failure> {
        let errors = || remarks.iter().filter(|(_, remark)| remark.kind == RemarkKind::Error);
        let Some((global, first)) = errors().next() else { return Ok(()) };
        let lines: Vec<&str> = errors().map(|(_, error)| error.message.as_str()).collect();
        Err(Failure::Broken {
            pass: first.pass.into(),
            function: name(&self.module, *global),
            cause: CheckError::Refused(lines.join("\n")),
        })
    }

    /// Lets `work` change the module and speak.
    pub(super) fn on_module(&mut self, work: impl FnOnce(&mut Module, &mut ModuleCx<'_>)) {
        let module = Arc::get_mut(&mut self.module).expect(LET_GO);
        let mut remarks = Vec::new();
        let (session, settled) = (self.session, &RowSet::default());
        let text = &mut self.report.log;
        work(module, &mut ModuleCx { session, remarks: &mut remarks, text, settled, alone: Vec::new() });
        self.take_remarks(remarks);
    }

    /// Takes the remarks of a pass on the module that somebody reads, or that are always said.
    fn take_remarks(&mut self, mut list: Vec<(Global, Remark)>) {
        if !self.session.phase.remarks {
            list.retain(|(_, remark)| remark.kind.is_always_said());
            if list.is_empty() {
                return;
            }
        }
        self.told.next_run();
        for (g, remark) in list {
            let loc = self
                .module
                .func(g)
                .filter(|f| remark.at.is_some() && remark.at.index() < f.num_insts())
                .map_or(Md::NONE, |f| f.loc(remark.at));
            let row = remarks::locate(&self.module, g, remark, loc);
            if self.told.is_news(&row) {
                self.report.remarks.push(row);
            }
        }
    }
}

/// Appends `text`, and at each place of a copy of function `global` the module with that copy.
fn print_in_module(module: &mut Module, global: Global, text: &[u8], copies: Vec<(usize, Body)>, log: &mut Vec<u8>) {
    let now = module.take_body(global);
    let mut done = 0;
    for (place, body) in copies {
        log.extend(&text[done..place]);
        done = place;
        module.put_body(global, Box::new(body));
        module.merge_overlays_of(&[global]);
        log.extend(dump::module_text(module));
    }
    log.extend(&text[done..]);
    if let Some(body) = now {
        module.put_body(global, body);
    }
}

fn module_bytes(module: &Module) -> usize {
    module.defined_functions().into_iter().filter_map(|g| module.body(g)).map(Body::size_bytes).sum()
}
