//! Emission of a module on many workers: functions are compiled in any order and joined in module order.

use crate::abi::emitted_functions;
use crate::debug::ModuleDebug;
use crate::emit::{Emitted, FunctionText, Part, Wanted, assemble};
use crate::pipeline::{Batch, Kept, MachineLog, Passes, ROWS};
use bevy_ecs::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use warpc_ir::Module;
use warpc_ir::diag::Diag;
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_phase::dump::PassCounts;
use warpc_phase::manager::{Report, panic_text};
use warpc_phase::pass::append_text;
use warpc_phase::remarks;
use warpc_phase::report::RowStat;
use warpc_phase::slot::Slot;
use warpc_phase::workers::{Job, Worker};

/// The machine passes of a worker, kept in its slot from module to module.
#[derive(Resource, Default)]
struct SlotPasses(Box<Passes>);

struct EmitJob {
    module: Arc<Module>,
    session: Arc<Session>,
    debug: Option<ModuleDebug>,
    functions: Vec<Global>,
    wanted: Wanted,
    bisect: Arc<PassCounts>,
    origin: Instant,
    done: Vec<Mutex<Option<(Part, MachineLog)>>>,
}

impl Job for EmitJob {
    fn item(&self, slot: &mut Slot, i: usize) {
        let Some(f) = self.module.func(self.functions[i]) else { return };
        let world = slot.world_mut();
        // Out of the World, which the passes work on.
        let mut passes = std::mem::take(&mut *world.get_resource_or_init::<SlotPasses>());
        let mut log = MachineLog::default();
        let mut text = Vec::new();
        let mut kept = Kept { wanted: self.wanted, text: &mut text, rows: None };
        let run = catch_unwind(AssertUnwindSafe(|| {
            let batch = Batch { bisect: &self.bisect, origin: self.origin, debug: self.debug.as_ref() };
            passes.0.run(world, &f, &self.session, batch, &mut log, &mut kept)
        }));
        let rows = kept.rows.take();
        let part = match run {
            Ok(done) => {
                *world.resource_mut::<SlotPasses>() = passes;
                done.map(|(needed, debug)| FunctionText { text, rows, needed, debug })
            }
            // The passes may be half-way through: new ones take over, and the next function clears the rows.
            Err(payload) => {
                let name = String::from_utf8_lossy(f.name()).into_owned();
                let message = format!("the back end panicked on function `{name}`: {}", panic_text(&*payload));
                Err(vec![Diag::bug(message)])
            }
        };
        *self.done[i].lock().unwrap_or_else(PoisonError::into_inner) = Some((part, log));
    }
}

/// Compiles a module on `worker` and its companions and gives it back. The text is that of [`emit_module`](crate::emit_module).
/// What is asked for around passes is added to `report`, whose statistics get the rows of the machine pipeline after those they
/// have; events are relative to `origin`.
pub fn emit_module_on(
    module: Module,
    session: &Arc<Session>,
    worker: &mut Worker,
    origin: Instant,
    report: &mut Report,
) -> (Module, Result<Vec<u8>, Vec<Diag>>) {
    let (module, emitted) = emit_on(module, session, Wanted::TEXT, worker, origin, report);
    (module, emitted.map(|emitted| emitted.text.unwrap_or_default()))
}

/// The same for what is `wanted`. The rows are those of [`emit_rows`](crate::emit_rows).
pub fn emit_on(
    module: Module,
    session: &Arc<Session>,
    wanted: Wanted,
    worker: &mut Worker,
    origin: Instant,
    report: &mut Report,
) -> (Module, Result<Emitted, Vec<Diag>>) {
    let functions = emitted_functions(&module);
    let weights: Vec<usize> = functions.iter().map(|&g| module.body(g).map_or(0, |b| b.insts.len() + 16)).collect();
    let done = functions.iter().map(|_| Mutex::new(None)).collect();
    let debug = ModuleDebug::new(&module, session);
    let wanted = wanted.with_what_needs_text(session, debug.as_ref());
    let (module, bisect) = (Arc::new(module), report.bisect.clone());
    let job = EmitJob { module, session: session.clone(), debug, functions, wanted, bisect, origin, done };
    let EmitJob { module, mut debug, functions, done, .. } = match session.phase.serial() {
        true => Worker::alone().for_each(job, &weights),
        false => worker.for_each(job, &weights),
    };
    let module = Arc::into_inner(module).expect("the job held the only other reference");
    let first = report.stats.rows.len();
    let parts: Vec<(Global, Part)> = functions
        .into_iter()
        .zip(done)
        .filter_map(|(g, done)| {
            let (part, log) = done.into_inner().unwrap_or_else(PoisonError::into_inner)?;
            collect(&module, g, log, first, report);
            Some((g, part))
        })
        .collect();
    let emitted = assemble(&module, session, debug.as_mut(), parts.into_iter(), wanted);
    (module, emitted)
}

/// Adds the log of a function to the report; the rows of the machine pipeline stand from `first` on.
fn collect(module: &Module, global: Global, log: MachineLog, first: usize, report: &mut Report) {
    append_text(&mut report.log, log.text);
    report.events.extend(log.events);
    report.remarks.extend(log.remarks.into_iter().map(|remark| remarks::locate(module, global, remark, Md::NONE)));
    if !log.stats.is_empty() {
        report.stats.rows.resize(first + ROWS.len(), RowStat::default());
        for (row, stat) in report.stats.rows[first..].iter_mut().zip(&log.stats) {
            row.add(stat);
        }
    }
}
