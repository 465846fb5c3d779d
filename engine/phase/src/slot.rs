//! Worker slots: a World that one function after the other is loaded into, and the systems initialised on it.
//!
//! A slot is built once per worker. The systems of a pipeline are made and initialised on first use and kept outside the
//! World while the pipeline stays the same. A function is loaded once per stage, all rows of the stage run on the columns,
//! and it is stored back compacted. After an outlier the slot is rebuilt, so that one large function does not pin its memory;
//! huge ones are not loaded at all.

use crate::check::{self, CheckError};
use crate::closed_form::ClosedForm;
use crate::dependences::{HeldAt, Stamps};
use crate::dump;
use crate::idle;
use crate::loop_nest::NestState;
use crate::loop_pass::LoopPass;
use crate::pass::{
    CallGraphCx, CallGraphPass, Calls, FunctionPass, Outcome, PassBody, PassCx, PassInfo, Remark, RemarkKind,
};
use crate::pipeline::{Pipeline, Row, Step, make};
use crate::remarks::{self, Hotness};
use crate::stage::{FunctionLog, StageCx};
use bevy_ecs::prelude::*;
use bevy_ecs::system::BoxedSystem;
use std::sync::{Arc, Mutex, PoisonError};
use warpc_analysis::{Analyses, AnalysisSet};
use warpc_columns::{Columns, Slab, oversized};
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::{BlockRow, Body, InstRow, Uses};
use warpc_ir::edit::compact::compact;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::loaded::ModuleHandle;
use warpc_ir::loading;
use warpc_ir::module::Module;
use warpc_ir::session::Session;

/// Where the state of a slot is while no pass has it: in its World, since passes reach nothing else. A pass that panicked took it
/// along, and a new one is made.
#[derive(Resource, Default)]
pub(super) struct Parked(Option<Box<SlotState>>);

impl Parked {
    /// The state of `world`, for a pass; [`Parked::put`] gives it back.
    pub(super) fn take(world: &mut World) -> Box<SlotState> {
        world.resource_mut::<Parked>().0.take().unwrap_or_default()
    }
    /// Gives the state back.
    pub(super) fn put(world: &mut World, state: Box<SlotState>) {
        world.resource_mut::<Parked>().0 = Some(state);
    }
    /// The state, where it is.
    pub(super) fn state(&mut self) -> &mut SlotState {
        self.0.get_or_insert_default()
    }
}

/// What passes use besides the columns.
#[derive(Default)]
pub(super) struct SlotState {
    pub(super) analyses: Analyses,
    pub(super) remarks: Vec<Remark>,
    pub(super) text: Vec<u8>,
    pub(super) session: Option<Arc<Session>>,
    /// While a nest of loop passes runs: what they keep up to date.
    pub(super) nest: Option<NestState>,
}

/// A pass as a system of the World.
pub(super) enum PassSystem {
    /// On the function.
    Function(BoxedSystem<(), Outcome>),
    /// On one loop.
    Loop(BoxedSystem<In<Loop>, Outcome>),
}

/// Functions after which the slot looks back at the sizes it needed.
const LOOK_BACK: u32 = 64;
/// Instruction rows from which on a function is worked on in place.
const HUGE: usize = 1 << 16;

/// What stays the same while rows run on one function.
struct FunctionRun {
    /// Row behind the last.
    end: usize,
    global: Global,
    /// The function is `optnone`: only required passes run.
    skip_optional: bool,
    /// Something is done between passes.
    observes: bool,
}

/// A worker's World and the systems of the pipeline at hand.
pub struct Slot {
    world: World,
    pipeline: Option<Arc<Pipeline>>,
    systems: Vec<Option<PassSystem>>,
    empty: Arc<Module>,
    recent_rows: u32,
    loads: u32,
    /// A huge function is not loaded but worked on where it is, by passes made for it: copies of its columns and what passes
    /// keep for the next function would be most of the memory of the process.
    in_place: Option<Body>,
    /// Loop passes by row, made for the function that is worked on in place.
    pub(super) in_place_passes: Vec<(usize, Box<dyn LoopPass>)>,
    at: Option<(&'static str, Global)>,
    /// Edits that the function at hand counted when it was loaded.
    edits: u32,
}

impl Default for Slot {
    fn default() -> Self {
        Slot::new()
    }
}

impl Slot {
    /// A slot with an empty World.
    pub fn new() -> Slot {
        let mut world = World::new();
        let empty = Arc::new(Module::default());
        loading::register(&mut world, ModuleHandle::new(empty.clone()));
        world.init_resource::<Parked>();
        Slot {
            world,
            pipeline: None,
            systems: Vec::new(),
            empty,
            recent_rows: 0,
            loads: 0,
            in_place: None,
            in_place_passes: Vec::new(),
            at: None,
            edits: 0,
        }
    }
    /// The World; other stages of the compiler may keep resources of their own in it.
    pub fn world_mut(&mut self) -> &mut World {
        &mut self.world
    }
    /// Pass and function that the slot was last working on: after a panic, the ones to blame.
    pub fn at(&self) -> Option<(&'static str, Global)> {
        self.at
    }
    /// Bytes of the World's columns and use lists.
    pub fn bytes(&self) -> usize {
        let insts = self.world.resource::<Slab<InstRow>>().cap as usize;
        let blocks = self.world.resource::<Slab<BlockRow>>().cap as usize;
        let uses = loading::room_for_uses(&self.world);
        insts * size_of::<InstRow>() + blocks * size_of::<BlockRow>() + uses * size_of::<Uses>()
    }
    /// Gives the World the module of a stage.
    pub(super) fn enter(&mut self, cx: &StageCx) {
        if !self.pipeline.as_ref().is_some_and(|p| Arc::ptr_eq(p, &cx.pipeline)) {
            self.systems.clear();
            self.systems.resize_with(cx.pipeline.rows().len(), || None);
            self.pipeline = Some(cx.pipeline.clone());
        }
        loading::set_module(&mut self.world, ModuleHandle::new(cx.module.clone()));
        self.edit_state(|state| state.session = Some(cx.session.clone()));
    }
    /// Lets go of the module of a stage, and of the World after an outlier.
    pub fn leave(&mut self) {
        loading::set_module(&mut self.world, ModuleHandle::new(self.empty.clone()));
        if self.loads >= LOOK_BACK {
            if oversized::<InstRow>(&self.world, self.recent_rows) {
                *self = Slot::new();
            }
            self.loads = 0;
            self.recent_rows = 0;
        }
    }

    /// Runs the rows of a stage on `body`, of which `held` is known.
    pub(super) fn run(&mut self, cx: &StageCx, body: &mut Body, stamps: Stamps, held: HeldAt) -> FunctionLog {
        let mut log = FunctionLog::new(cx, stamps);
        let optnone = is_optnone(&Func::of_body(body, cx.module.ctx()));
        if idle::is_idle(cx, cx.rows, optnone, &log.stamps) {
            idle::count(cx, cx.rows, optnone, &mut log);
            log.held = held;
            return log;
        }
        self.load(body);
        if held.is_of(&log.stamps, self.edits) {
            self.edit_state(|state| state.analyses.resume(held.results));
        }
        self.rows(cx, cx.rows, &mut log);
        self.store(cx, body, &mut log);
        log
    }

    /// Loads `body`.
    pub(super) fn load(&mut self, body: &mut Body) {
        self.loads += 1;
        self.edits = body.side.edits;
        if body.insts.len() >= HUGE {
            self.in_place = Some(std::mem::take(body));
        } else {
            self.recent_rows = self.recent_rows.max(body.insts.len() as u32);
            loading::load(&mut self.world, body);
        }
        self.edit_state(|state| state.analyses.clear());
    }

    /// Stores the function at hand back into `body`.
    pub(super) fn store(&mut self, cx: &StageCx, body: &mut Body, log: &mut FunctionLog) {
        self.at = None;
        let mut map = None;
        if let Some(b) = self.in_place.take() {
            *body = b;
            if log.changed {
                map = compact(body);
            }
            self.edit_state(|state| state.analyses.clear());
            body.side.uses = Vec::new();
            body.side.uses_built = false;
            body.side.settled = Vec::new();
        } else if !log.changed {
            // Its columns were copied, and are as they were.
            if loading::give_back(&mut self.world, body, self.edits) {
                let results = self.edit_state(|state| state.analyses.hold());
                log.held = HeldAt::new(results, &log.stamps, self.edits);
            }
        } else {
            map = loading::store(&mut self.world, body);
        }
        // No system runs in a schedule here, so the age of change ticks is checked by hand (one compare when young).
        self.world.check_change_ticks();
        if let Some(map) = map {
            let asked = cx.session.phase.debug_preserved.is_some_and(|options| options.whole);
            log.rows = asked.then_some(map.insts);
            log.blocks = cx.block_addresses.then_some(map.blocks);
        }
    }

    /// The function at hand.
    pub(super) fn func(&self) -> Func<'_> {
        match &self.in_place {
            Some(body) => Func::of_body(body, loading::module(&self.world)),
            None => Func::of_world(&self.world),
        }
    }

    /// Says that pass `pass` is running.
    pub(super) fn set_at(&mut self, pass: &'static str) {
        self.at = Some((pass, self.func().global()));
    }
    /// Whether the function at hand is not in the World.
    pub(super) fn is_in_place(&self) -> bool {
        self.in_place.is_some()
    }
    /// Calls `edit` with what passes use besides the function at hand.
    pub(super) fn edit_state<R>(&mut self, edit: impl FnOnce(&mut SlotState) -> R) -> R {
        edit(self.world.resource_mut::<Parked>().into_inner().state())
    }
    /// Calls `edit` with the function at hand and what passes use besides.
    pub(super) fn edit<R>(&mut self, edit: impl FnOnce(&mut FuncMut<'_>, &mut SlotState) -> R) -> R {
        let mut state = Parked::take(&mut self.world);
        let result = match &mut self.in_place {
            Some(body) => {
                let ctx = loading::module(&self.world);
                edit(&mut FuncMut::of_body(body, ctx), &mut state)
            }
            None => edit(&mut FuncMut::of_world(&mut self.world), &mut state),
        };
        Parked::put(&mut self.world, state);
        result
    }

    /// Runs function rows `rows` on the function at hand.
    pub(super) fn rows(&mut self, cx: &StageCx, rows: (usize, usize), log: &mut FunctionLog) {
        let run = {
            let func = self.func();
            let observes = cx.session.phase.observes();
            FunctionRun { end: rows.1, global: func.global(), skip_optional: is_optnone(&func), observes }
        };
        let mut form = ClosedForm::default();
        let mut next = rows.0;
        while next < rows.1 {
            let at = next;
            let row = &cx.pipeline.rows()[at];
            let goes_on = if row.loop_nest > 0 && !row.implicit {
                let nest = &cx.pipeline.rows()[at..rows.1];
                next += nest.iter().take_while(|inner| inner.loop_nest == row.loop_nest && !inner.implicit).count();
                run.skip_optional || self.nest_rows(cx, (at, next), &form, log)
            } else {
                next += 1;
                self.row(cx, at, &run, &mut form, log)
            };
            if !goes_on {
                break;
            }
        }
    }

    /// Runs the nest of loop passes in `rows`, unless it has nothing to do; whether the rows behind it run.
    fn nest_rows(&mut self, cx: &StageCx, rows: (usize, usize), form: &ClosedForm, log: &mut FunctionLog) -> bool {
        let row = &cx.pipeline.rows()[rows.0];
        let (column, is_skipped) = log.tracked(cx, rows.0, rows.1 - rows.0);
        let before = (log.stamps.generation(), log.text.len());
        if !is_skipped && !self.loop_nest(cx, rows, log) {
            return false;
        }
        if before == (log.stamps.generation(), log.text.len()) {
            if row.is_tracked && form.is_of(row.loop_nest) {
                self.take_back(form, log);
            }
            if let Some(column) = column {
                log.stamps.leave(column);
            }
        }
        true
    }

    /// Runs row `at`, which is in no nest of loop passes but may bring loops into form for one; whether the rows behind it run.
    fn row(
        &mut self,
        cx: &StageCx,
        at: usize,
        run: &FunctionRun,
        form: &mut ClosedForm,
        log: &mut FunctionLog,
    ) -> bool {
        let row = &cx.pipeline.rows()[at];
        if row.implicit {
            if self.skips_nest(cx, at, run.end, log) {
                return true;
            }
            form.note(row.loop_nest, self.func().num_insts(), log.stamps.generation());
        }
        if row.guard.is_some_and(|guard| !guard(&cx.session)) {
            return true;
        }
        match &row.step {
            Step::Pass(info, _) if idle::is_asked(cx, row, run.skip_optional) => {
                return self.pass_row(cx, at, info, run, log);
            }
            Step::Verify => return self.verify_row(cx, at, run, log),
            Step::PrintFunction => {
                log.text.push(b'\n');
                log.text.extend(dump::function_text(&self.func()));
            }
            Step::PrintModule => log.snapshots.push((at, self.copy_of_function())),
            Step::Check(set) => {
                let set = *set;
                let checked =
                    self.edit(|func, state| check::check_cached(&mut state.analyses, set, func, &cx.session.knobs));
                if let Err(error) = checked {
                    log.error = Some(("verify".into(), error));
                    return false;
                }
            }
            Step::Pass(..) | Step::PrintLoop | Step::Nothing(_) => {}
            Step::Invalidate(set) => {
                let set = AnalysisSet(!set.0);
                self.edit_state(|state| state.analyses.invalidate(set));
            }
        }
        true
    }

    /// Runs the pass of row `at`, unless nothing changed since it had nothing to do; whether the rows behind it run.
    fn pass_row(
        &mut self,
        cx: &StageCx,
        at: usize,
        info: &'static PassInfo,
        run: &FunctionRun,
        log: &mut FunctionLog,
    ) -> bool {
        let row = &cx.pipeline.rows()[at];
        let (column, is_skipped) = log.tracked(cx, at, 1);
        if is_skipped {
            return true;
        }
        let (generation, said) = (log.stamps.generation(), log.text.len());
        self.at = Some((info.name, run.global));
        if !run.observes {
            let outcome = self.run_pass(at, row, cx, log);
            log.note(outcome);
        } else if !self.observed(at, row, cx, log, None) {
            return false;
        }
        if log.error.is_some() {
            return false;
        }
        if let Some(column) = column
            && said == log.text.len()
            && (info.idempotent || generation == log.stamps.generation())
        {
            log.stamps.leave(column);
        }
        true
    }

    /// Verifies the function at hand, unless nothing changed since it was verified; whether the rows behind row `at` run.
    fn verify_row(&mut self, cx: &StageCx, at: usize, run: &FunctionRun, log: &mut FunctionLog) -> bool {
        let (column, is_skipped) = log.tracked(cx, at, 1);
        if is_skipped {
            return true;
        }
        self.at = Some(("verify", run.global));
        if let Err(error) = dump::verify_function(&self.func()) {
            log.error = Some(("verify".into(), error));
            return false;
        }
        if let Some(column) = column {
            log.stamps.leave(column);
        }
        true
    }

    /// Runs the call-graph pass of row `r` on the function at hand.
    pub(super) fn call_graph_row(
        &mut self,
        cx: &StageCx,
        r: usize,
        pass: &dyn CallGraphPass,
        calls: &Calls,
        log: &mut FunctionLog,
    ) {
        let row = &cx.pipeline.rows()[r];
        self.at = Some((row.step.name(), self.func().global()));
        if cx.session.phase.observes() {
            self.observed(r, row, cx, log, Some((pass, calls)));
        } else {
            let info = row.step.info().expect("a pass");
            let outcome = self.run_on_graph(info, pass, calls, cx, log);
            log.note(outcome);
        }
    }

    /// Runs `pass` of the call graph on the function at hand.
    pub(super) fn run_on_graph(
        &mut self,
        info: &PassInfo,
        pass: &dyn CallGraphPass,
        calls: &Calls,
        cx: &StageCx,
        log: &mut FunctionLog,
    ) -> Outcome {
        let before = self.size_wanted(cx);
        if cx.session.phase.remarks {
            log.runs.push(log.remarks.len());
        }
        let (remarks, mut blocks) = (&mut log.remarks, Vec::new());
        let changed = self.edit(|f, state| {
            f.declare(info.name, info.columns);
            let remark_blocks = &mut blocks;
            let changed = pass.run(f, &mut CallGraphCx { calls, session: &cx.session, remarks, remark_blocks });
            f.declare(info.name, Columns::ALL);
            f.purge_debug_records();
            if changed {
                state.analyses.clear();
            }
            changed
        });
        if cx.session.phase.hotness
            && !blocks.is_empty()
            && let Some(hotness) = Hotness::of(&self.func())
        {
            log.hotness.extend(blocks.into_iter().map(|(number, block)| (number, hotness.count(block))));
        }
        self.report_size(info, before, log);
        Outcome::of(changed, AnalysisSet::NONE)
    }

    /// Runs the pass of row `r`, keeps the analyses it preserves, and takes its remarks and what it prints.
    pub(super) fn run_pass(&mut self, r: usize, row: &Row, cx: &StageCx, log: &mut FunctionLog) -> Outcome {
        let Step::Pass(info, params) = &row.step else { unreachable!("only passes are run here") };
        let new = || match make(info, params) {
            PassBody::Function(pass) => pass,
            _ => panic!("pass `{}` is of the function level and made another kind of pass", info.name),
        };
        let before = self.size_wanted(cx);
        let outcome = if self.in_place.is_some() {
            self.edit(|f, state| run_on(info, &mut *new(), f, state))
        } else {
            let system = || PassSystem::Function(Box::new(IntoSystem::into_system(function_system(info, new()))));
            self.run_system(r, system, Loop::NONE)
        };
        if let Outcome::Changed(preserved) = outcome {
            self.edit_state(|state| state.analyses.invalidate(AnalysisSet(preserved.0 & info.preserves.0)));
        }
        self.take_output(cx, log);
        self.report_size(info, before, log);
        outcome
    }

    /// Instructions of the function at hand, where changes of size are reported.
    fn size_wanted(&self, cx: &StageCx) -> Option<usize> {
        cx.session.phase.size_remarks.then(|| size(&self.func()))
    }
    /// Reports how the pass changed the size, which was `before`.
    fn report_size(&self, info: &PassInfo, before: Option<usize>, log: &mut FunctionLog) {
        if let Some(before) = before {
            let func = self.func();
            remarks::size_change(info.name, &String::from_utf8_lossy(func.name()), before, size(&func), log);
        }
    }

    /// Runs the system of row `r`, which `new` makes the first time that such a row runs, on the function in the World; a loop pass on `l`.
    pub(super) fn run_system(&mut self, r: usize, new: impl FnOnce() -> PassSystem, l: Loop) -> Outcome {
        let world = &mut self.world;
        let object = self.pipeline.as_ref().map_or(r, |pipeline| pipeline.object_of(r));
        let system = self.systems[object].get_or_insert_with(|| {
            let mut system = new();
            match &mut system {
                PassSystem::Function(s) => s.initialize(world),
                PassSystem::Loop(s) => s.initialize(world),
            };
            system
        });
        let run = match system {
            PassSystem::Function(s) => s.run_without_applying_deferred((), world),
            PassSystem::Loop(s) => s.run_without_applying_deferred(l, world),
        };
        run.unwrap_or(Outcome::Changed(AnalysisSet::NONE))
    }

    /// Takes the remarks of the pass that ran, and what it prints.
    pub(super) fn take_output(&mut self, cx: &StageCx, log: &mut FunctionLog) {
        let state = self.world.resource_mut::<Parked>().into_inner().state();
        if !state.text.is_empty() {
            log.text.append(&mut state.text);
        }
        if !state.remarks.is_empty() {
            let mut list = std::mem::take(&mut state.remarks);
            let errors: Vec<&Remark> = list.iter().filter(|remark| remark.kind == RemarkKind::Error).collect();
            if let Some(first) = errors.first() {
                let func = self.func();
                let lines: Vec<String> = errors.iter().map(|error| dump::error_line(&func, error)).collect();
                log.error = Some((first.pass.into(), CheckError::Refused(lines.join("\n"))));
            }
            if !cx.session.phase.remarks {
                list.retain(|remark| matches!(remark.kind, RemarkKind::Insisted | RemarkKind::Failure));
            }
            if !list.is_empty() {
                let func = self.func();
                let loc = |i: Inst| if i.is_some() && i.index() < func.num_insts() { func.loc(i) } else { Md::NONE };
                if let Some(hotness) = cx.session.phase.hotness.then(|| Hotness::of(&func)).flatten() {
                    let block = |i: Inst| match i.is_some() && i.index() < func.num_insts() && !func.is_dead(i) {
                        true => func.block_of(i),
                        false => func.entry(),
                    };
                    let counts = list.iter().map(|remark| hotness.count(block(remark.at)));
                    log.hotness.extend(counts.enumerate().map(|(n, count)| (log.remarks.len() + n, count)));
                }
                log.runs.push(log.remarks.len());
                log.remarks.extend(list.into_iter().map(|r| {
                    let at = loc(r.at);
                    (r, at)
                }));
            }
        }
    }

    /// The function as it is now, as a body at rest.
    pub(super) fn copy_of_function(&self) -> Body {
        match &self.in_place {
            Some(body) => compacted(body.clone()),
            None => loading::snapshot(&self.world),
        }
    }
}

/// Instructions of `func` that are in blocks.
fn size(func: &Func<'_>) -> usize {
    func.block_order().map(|b| func.block_insts(b).count()).sum()
}

/// Wraps a pass as an exclusive system. The `Mutex` is never locked: it makes the `Send` pass `Sync`, as systems must be.
fn function_system(
    info: &'static PassInfo,
    pass: Box<dyn FunctionPass>,
) -> impl FnMut(&mut World) -> Outcome + Send + Sync + 'static {
    let mut pass = Mutex::new(pass);
    move |world: &mut World| {
        let mut state = Parked::take(world);
        let pass = pass.get_mut().unwrap_or_else(PoisonError::into_inner);
        let outcome = run_on(info, &mut **pass, &mut FuncMut::of_world(world), &mut state);
        Parked::put(world, state);
        outcome
    }
}

fn run_on(info: &PassInfo, pass: &mut dyn FunctionPass, func: &mut FuncMut<'_>, state: &mut SlotState) -> Outcome {
    let session = state.session.as_deref().expect("a stage was entered");
    let (analyses, remarks, text) = (&mut state.analyses, &mut state.remarks, &mut state.text);
    func.declare(info.name, info.columns);
    let outcome = pass.run(func, &mut PassCx { analyses, session, remarks, text });
    func.declare(info.name, Columns::ALL);
    func.purge_debug_records();
    outcome
}

fn compacted(mut body: Body) -> Body {
    compact(&mut body);
    body
}

/// Whether a function asks not to be optimised.
pub(super) fn is_optnone(func: &Func<'_>) -> bool {
    let m = func.ctx();
    m.attrs().fn_has(m.globals.parts[func.global().index()].attrs, AttrKind::OptimizeNone)
}
