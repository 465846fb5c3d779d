//! Runs the machine pipeline on a function: passes in order, and around each what is asked for.

use super::passes::print_rows;
use super::{MachineCx, MachineError, MachineRow, MachineSystem, PassResult, ROWS};
use crate::check;
use crate::debug::{FunctionDebug, ModuleDebug};
use crate::emit::Wanted;
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
use warpc_phase::dump;
use warpc_phase::dump::PassCounts;
use warpc_phase::machine_level::{MachinePlace, MachineRun, Observer};
use warpc_phase::report::{Event, RowStat};

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

/// What is kept of a function.
pub struct Kept<'a> {
    /// What is wanted.
    pub wanted: Wanted,
    /// The text is appended here.
    pub text: &'a mut Vec<u8>,
    /// The rows.
    pub rows: Option<MachineBody>,
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
    /// Compiles function `f` to what `kept` wants; the result is the PTX version that it needs, and what sections with
    /// debug information say of it. On error the text is as it was. The
    /// World must be the same for all functions: the systems are initialised on it.
    pub fn run(
        &mut self,
        world: &mut World,
        f: &Func<'_>,
        session: &Session,
        batch: Batch<'_>,
        log: &mut MachineLog,
        kept: &mut Kept<'_>,
    ) -> Result<(u16, Option<FunctionDebug>), Vec<Diag>> {
        start_function::<Ptx>(world, f.num_insts());
        let before = kept.text.len();
        let (mut needed, mut settings, mut told) = (0, Settings::default(), None);
        let mut cx = MachineCx {
            f,
            session,
            debug: batch.debug,
            out: kept.text,
            wanted: kept.wanted,
            rows: &mut kept.rows,
            needed: &mut needed,
            told: &mut told,
            recorded: &mut self.recorded,
            log: &mut log.text,
            remarks: &mut log.remarks,
            coalescing: &mut self.coalescing,
            settings: &mut settings,
        };
        let observed = session.phase.observes();
        let mut observer = Observer {
            options: &session.phase,
            bisect: batch.bisect,
            origin: batch.origin,
            stats: &mut log.stats,
            events: &mut log.events,
        };
        let function = String::from_utf8_lossy(f.name());
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
                true => {
                    let (pass, indispensable) = (row.info.name, row.indispensable);
                    let place = MachinePlace { row: n, rows: ROWS.len(), pass, function: &function, indispensable };
                    observer.run(place, &mut RowRun { has_rows: n > 0, row, system, world, cx: &mut cx })
                }
                false => run_system(row, system, world, &mut cx),
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

/// A row at work on a function.
struct RowRun<'r, 'c> {
    /// Before the first pass the rows are those of the function before.
    has_rows: bool,
    row: &'r MachineRow,
    system: &'r mut MachineSystem,
    world: &'r mut World,
    cx: &'r mut MachineCx<'c>,
}

impl MachineRun for RowRun<'_, '_> {
    type Error = MachineError;
    fn execute(&mut self) -> PassResult {
        let result = run_system(self.row, self.system, self.world, self.cx);
        self.has_rows = true;
        result
    }
    fn print(&mut self, out: &mut Vec<u8>) {
        let f = self.cx.f;
        match self.has_rows {
            true => with_machine::<Ptx, _>(self.world, |m| print_rows(m.read(), f, out)),
            false => out.extend(dump::function_text(f)),
        }
    }
    fn has_rows(&self) -> bool {
        self.has_rows
    }
    fn held(&mut self) -> u64 {
        bytes(self.world)
    }
    fn verify(&mut self) -> Result<(), MachineError> {
        Ok(with_machine::<Ptx, _>(self.world, |m| check::check(m.read()))?)
    }
    fn log(&mut self) -> &mut Vec<u8> {
        self.cx.log
    }
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
