//! Runs the machine pipeline on a function: passes in order, and around each what is asked for.

use super::passes::print_rows;
use super::{MachineCx, MachineError, MachineRow, MachineSystem, PassResult, ROWS};
use crate::check;
use crate::debug::{FunctionDebug, ModuleDebug};
use crate::machine::*;
use crate::select::RecordedValues;
use bevy_ecs::prelude::World;
use std::time::Instant;
use warpc_ir::Func;
use warpc_ir::diag::Diag;
use warpc_ir::session::Session;
use warpc_machine::coalesce::{Coalescing, Settings};
use warpc_machine::world::{declare, end_function, start_function, with_machine, with_rows};
use warpc_phase::Remark;
use warpc_phase::dump::PassCounts;
use warpc_phase::report::{Event, RowStat};
use warpc_phase::{changes, dump};

/// What a run of the machine pipeline gave besides the text of the function.
#[derive(Default)]
pub struct MachineLog {
    /// Text for the log: printed rows, messages of bisection.
    pub text: Vec<u8>,
    /// Remarks.
    pub remarks: Vec<Remark>,
    /// Time and memory per row of the pipeline; empty unless asked for.
    pub stats: Vec<RowStat>,
    /// Events.
    pub events: Vec<Event>,
}

/// What runs of one compilation have in common.
pub struct Batch<'a> {
    /// Counts passes for bisection.
    pub bisect: &'a PassCounts,
    /// Start of the trace.
    pub origin: Instant,
    /// Debug information of the module, if it has any.
    pub debug: Option<&'a ModuleDebug>,
}

/// The systems of a slot, initialised when they first run, and the state they share.
#[derive(Default)]
pub struct Passes {
    systems: [Option<MachineSystem>; ROWS.len()],
    coalescing: Coalescing<Ptx>,
    recorded: RecordedValues,
}

impl Passes {
    /// Appends the text of function `f` to `out`; the result is the PTX version that it needs, and what sections with
    /// debug information say of it. On error `out` is as it was. The
    /// World must be the same for all functions: the systems are initialised on it.
    pub fn run(
        &mut self,
        world: &mut World,
        f: &Func<'_>,
        session: &Session,
        batch: Batch<'_>,
        log: &mut MachineLog,
        out: &mut Vec<u8>,
    ) -> Result<(u16, Option<FunctionDebug>), Vec<Diag>> {
        start_function::<Ptx>(world, f.num_insts());
        let before = out.len();
        let (mut needed, mut settings, mut told) = (0, Settings::default(), None);
        let mut cx = MachineCx {
            f,
            session,
            debug: batch.debug,
            out,
            needed: &mut needed,
            told: &mut told,
            recorded: &mut self.recorded,
            log: &mut log.text,
            remarks: &mut log.remarks,
            coalescing: &mut self.coalescing,
            settings: &mut settings,
        };
        let observed = session.phase.observes();
        let mut observer = Observer { batch, stats: &mut log.stats, events: &mut log.events };
        let rows = session.phase.machine_stop.map_or(ROWS.len(), |stop| stop.rows);
        for (n, (row, system)) in ROWS.iter().zip(&mut self.systems).take(rows).enumerate() {
            if !(row.guard)(session) || !row.indispensable && session.phase.is_disabled(row.info.name) {
                continue;
            }
            let system = system.get_or_insert_with(|| {
                let mut system = (row.system)();
                system.initialize(world);
                system
            });
            let done = match observed {
                true => observer.run(n, row, system, world, &mut cx),
                false => run_system(row, system, world, &mut cx).map(|_| ()),
            };
            if let Err(e) = done {
                cx.out.truncate(before);
                end_function::<Ptx>(world);
                return Err(e.diags(f.name(), row.info.name));
            }
        }
        if let Some(row) = rows.checked_sub(1).filter(|&at| at + 1 < ROWS.len()).map(|at| &ROWS[at]) {
            let (name, after) = (String::from_utf8_lossy(f.name()), row.info.name);
            cx.out.extend_from_slice(format!("\n// Machine rows of {name} after {after}\n").as_bytes());
            with_machine::<Ptx, _>(world, |m| print_rows(m.read(), f, cx.out));
        }
        end_function::<Ptx>(world);
        Ok((needed, told))
    }
}

/// Runs the system of a row; debug builds check that it keeps to the columns that the row declares. Systems of this pipeline defer
/// no commands.
fn run_system(row: &MachineRow, system: &mut MachineSystem, world: &mut World, cx: &mut MachineCx<'_>) -> PassResult {
    if cfg!(debug_assertions) {
        declare::<Ptx>(world, Some((row.info.name, row.info.columns)));
    }
    let result = system.run_without_applying_deferred(cx.reborrow(), world).unwrap_or(Err(MachineError::NotRun));
    if cfg!(debug_assertions) {
        declare::<Ptx>(world, None);
    }
    result
}

/// What is done around passes.
struct Observer<'a> {
    batch: Batch<'a>,
    stats: &'a mut Vec<RowStat>,
    events: &'a mut Vec<Event>,
}

impl Observer<'_> {
    /// Runs row `number` of the pipeline with everything that may be asked for around a pass.
    fn run(
        &mut self,
        number: usize,
        row: &MachineRow,
        system: &mut MachineSystem,
        world: &mut World,
        cx: &mut MachineCx<'_>,
    ) -> Result<(), MachineError> {
        let session = cx.session;
        let (options, name) = (&session.phase, row.info.name);
        let function = String::from_utf8_lossy(cx.f.name()).into_owned();
        if !row.indispensable && !dump::may_run(self.batch.bisect, options, name, &function, cx.log) {
            return Ok(());
        }
        // A pass that bisection does not count has no number of its own.
        let counted = options.bisect_limit.is_none() || !row.indispensable;
        let pass = if counted { dump::number(self.batch.bisect, options, name, &function, cx.log) } else { 0 };
        if options.prints_before(name, &function, pass) {
            dump::open(cx.log, options, "Before", (name, pass), &function);
            // Before the first pass there are no rows of this function yet.
            match number {
                0 => cx.log.extend(dump::function_text(cx.f)),
                _ => print_all(world, cx),
            }
            dump::close(cx.log, options);
        }
        // Before the first pass there is nothing that its rows could be compared with.
        let watched = changes::watch(options, name, &function, options.shows(&function), || match number {
            0 => Vec::new(),
            _ => rows_text(world, cx.f),
        });
        let held = if options.stats { bytes(world) } else { 0 };
        let start = Instant::now();
        let changed = run_system(row, system, world, cx)?;
        if options.stats {
            self.stats.resize(ROWS.len(), RowStat::default());
            let (now, time) = (bytes(world), start.elapsed());
            self.stats[number].add(&RowStat {
                runs: 1,
                changed: changed as u64,
                time,
                total: now.saturating_sub(held),
                freeable: held.saturating_sub(now),
                ..RowStat::default()
            });
        }
        if options.trace {
            self.events.push(Event::since(name, function.as_str(), self.batch.origin, start));
        }
        if let Some(watched) = watched {
            watched.report(|| rows_text(world, cx.f), cx.log);
        }
        if options.prints_after(name, &function, pass) {
            dump::open(cx.log, options, "After", (name, pass), &function);
            print_all(world, cx);
            dump::close(cx.log, options);
        }
        if options.verify_each {
            with_machine::<Ptx, _>(world, |m| check::check(m.read()))?;
        }
        Ok(())
    }
}

fn print_all(world: &mut World, cx: &mut MachineCx<'_>) {
    with_machine::<Ptx, _>(world, |m| print_rows(m.read(), cx.f, cx.log));
}

/// The rows at hand as PTX.
fn rows_text(world: &mut World, f: &Func<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    with_machine::<Ptx, _>(world, |m| print_rows(m.read(), f, &mut text));
    text
}

/// Bytes of the rows and intervals at hand.
fn bytes(world: &mut World) -> u64 {
    with_rows::<Ptx, _>(world, |m, intervals| {
        let rows = m.read();
        let machine = rows.rows() * size_of::<MachineInst>()
            + rows.regs() * size_of::<VirtualReg>()
            + rows.ranges.len() * size_of::<MachineBlock>()
            + m.side.pool.len() * size_of::<Operand>()
            + m.side.text_bytes.len();
        (machine + intervals.bytes()) as u64
    })
}
