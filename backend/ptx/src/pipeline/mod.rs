//! The machine pipeline: from a function of the IR to its text, one table row per pass.
//!
//! | file | what |
//! |---|---|
//! | `passes.rs` | the passes, each a system: a thin shell around a function over columns |
//! | `run.rs` | runs the rows on a function, with all that may be asked for around a pass |
//!
//! A pass is a system of the slot's World, like passes over IR: it works on the machine rows and live intervals there, and what it
//! is run on besides is its input, [`MachineCx`]. Systems are initialised when they first run in the slot and keep their memory
//! from function to function in a `Local`; what several passes need (the state of coalescing) is in [`MachineCx`].

mod passes;
mod run;

pub use run::{Batch, Kept, MachineLog, Passes};

use crate::check::RowError;
use crate::debug::{FunctionDebug, ModuleDebug};
use crate::emit::Wanted;
use crate::knobs;
use crate::machine::{MachineBody, Ptx};
use crate::select::RecordedValues;
use bevy_ecs::prelude::IntoSystem;
use bevy_ecs::system::{BoxedSystem, SystemInput};
use warpc_analysis::AnalysisSet;
use warpc_ir::Func;
use warpc_ir::column_sets::{ColumnSet, Columns, FUNCTION};
use warpc_ir::diag::Diag;
use warpc_ir::knobs::KnobTable;
use warpc_ir::session::Session;
use warpc_machine::coalesce::{Coalescing, Settings};
pub use warpc_machine::column_sets;
use warpc_machine::column_sets::{BLOCKS, CODE, INTERVALS, LIVE_RANGES};
use warpc_machine::errors::CoalesceError;
use warpc_machine::knobs as machine_knobs;
use warpc_phase::pipeline::{Pipeline, Row, Step};
use warpc_phase::{Level, ParamError, PassInfo, Remark};

/// What a machine pass may use while it runs on one function: the input of its system.
pub struct MachineCx<'a> {
    /// The function of the IR.
    pub f: &'a Func<'a>,
    /// Knobs, target and options.
    pub session: &'a Session,
    /// Debug information of the module, if it has any.
    pub debug: Option<&'a ModuleDebug>,
    /// The text of the function is appended here, if it is wanted.
    pub out: &'a mut Vec<u8>,
    /// What of the function is wanted.
    pub wanted: Wanted,
    /// The rows of the function, once they are done and if they are wanted.
    pub rows: &'a mut Option<MachineBody>,
    /// PTX version that the function needs, times ten; 0 for none in particular.
    pub needed: &'a mut u16,
    /// What sections with debug information say of the function.
    pub told: &'a mut Option<FunctionDebug>,
    /// What the debug records of the function name, from the pass that selects to the one that prints.
    pub recorded: &'a mut RecordedValues,
    /// Text for the log.
    pub log: &'a mut Vec<u8>,
    /// Remarks.
    pub remarks: &'a mut Vec<Remark>,
    /// Live ranges and copies, from the pass that computes them to the one that rewrites rows.
    pub coalescing: &'a mut Coalescing<Ptx>,
    /// The knobs of coalescing, set by the pass that computes live ranges.
    pub settings: &'a mut Settings,
}

impl MachineCx<'_> {
    /// The same for a shorter time: for one pass.
    pub fn reborrow(&mut self) -> MachineCx<'_> {
        MachineCx {
            f: self.f,
            session: self.session,
            debug: self.debug,
            out: self.out,
            wanted: self.wanted,
            rows: self.rows,
            needed: self.needed,
            told: self.told,
            recorded: self.recorded,
            log: self.log,
            remarks: self.remarks,
            coalescing: self.coalescing,
            settings: self.settings,
        }
    }
}

impl SystemInput for MachineCx<'_> {
    type Param<'i> = MachineCx<'i>;
    type Inner<'i> = MachineCx<'i>;
    fn wrap(this: Self::Inner<'_>) -> Self::Param<'_> {
        this
    }
}

/// Whether a pass changed the rows, or why the function cannot be compiled.
pub type PassResult = Result<bool, MachineError>;

/// A machine pass as a system. It must not depend on what earlier functions left in its memory.
pub type MachineSystem = BoxedSystem<MachineCx<'static>, PassResult>;

/// Why a function was not compiled.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum MachineError {
    /// The function has something that PTX, or the target, does not.
    #[error("{}", .0.iter().map(|d| d.message.as_str()).collect::<Vec<_>>().join("\n"))]
    Input(Vec<Diag>),
    /// Rows do not fit the instruction table: a bug here.
    #[error(transparent)]
    Rows(#[from] RowError),
    /// Coalescing went wrong: a bug here.
    #[error(transparent)]
    Coalescing(#[from] CoalesceError),
    /// The World refused to run the system of a pass: a bug here.
    #[error("the pass did not run")]
    NotRun,
}

impl MachineError {
    /// What users see of an error in `pass` on a function.
    pub fn diags(self, function: &[u8], pass: &str) -> Vec<Diag> {
        match self {
            MachineError::Input(diags) => diags,
            bug => vec![Diag::bug(format!(
                "the PTX rows of `{}` are wrong after `{pass}`: {bug}",
                String::from_utf8_lossy(function)
            ))],
        }
    }
}

/// A row of the machine pipeline.
pub struct MachineRow {
    /// Name, summary and knobs of the pass.
    pub info: PassInfo,
    /// Whether the pipeline makes no text without it, so that it cannot be disabled or bisected away. (Whether a pass runs on
    /// `optnone` functions is `required` of its [`PassInfo`], as all of these are.)
    pub indispensable: bool,
    /// When it runs.
    pub guard: fn(&Session) -> bool,
    /// Makes the system.
    pub system: fn() -> MachineSystem,
}

impl MachineRow {
    /// A row that may be left out and always runs.
    const fn new(
        name: &'static str,
        summary: &'static str,
        columns: Columns,
        system: fn() -> MachineSystem,
    ) -> MachineRow {
        let info = PassInfo {
            name,
            summary,
            level: Level::Machine,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::NONE,
            columns,
            knobs: &[],
            idempotent: false,
            required: true,
            make: |_| Err(ParamError::MachineLevel),
        };
        MachineRow { info, indispensable: false, guard: |_| true, system }
    }
    /// The row of a pass without which there is no text.
    const fn indispensable(mut self) -> MachineRow {
        self.indispensable = true;
        self
    }
    /// The row of a pass that changes nothing when it runs again.
    const fn idempotent(mut self) -> MachineRow {
        self.info.idempotent = true;
        self
    }
    const fn knobs(mut self, knobs: &'static [KnobTable]) -> MachineRow {
        self.info.knobs = knobs;
        self
    }
    const fn guard(mut self, guard: fn(&Session) -> bool) -> MachineRow {
        self.guard = guard;
        self
    }
}

/// Columns of selection.
const SELECT: Columns = Columns { reads: FUNCTION.and(CODE), writes: CODE };
/// Columns of passes that drop rows.
const SHRINK: Columns = Columns { reads: CODE, writes: column_sets::ROWS.and(BLOCKS) };
/// Columns of the pass that leaves SSA form and computes live ranges.
const FIND_RANGES: Columns = Columns { reads: CODE.and(LIVE_RANGES), writes: CODE.and(LIVE_RANGES) };
/// Columns of coalescers. A copy of a constant becomes the constant, so they change rows.
const JOIN: Columns = Columns { reads: CODE.and(LIVE_RANGES), writes: column_sets::ROWS.and(LIVE_RANGES) };
/// Columns of the pass that makes what coalescing found out true.
const RENAME: Columns = Columns { reads: CODE.and(LIVE_RANGES), writes: CODE.and(INTERVALS) };
/// Columns of the pass that gives registers other classes and puts moves between them.
const RETYPE: Columns = Columns { reads: CODE, writes: CODE };
/// Columns of passes that change nothing.
const LOOK: Columns = Columns { reads: CODE, writes: ColumnSet::NONE };

/// Name of the machine pipeline.
pub const NAME: &str = "machine";

/// The machine pipeline: its passes in the order in which they run.
pub static ROWS: [MachineRow; 10] = [
    MachineRow::new("select", "IR to machine rows", SELECT, || system(passes::select))
        .indispensable()
        .knobs(&[knobs::SELECT]),
    MachineRow::new("share-rows", "rows that selection made twice are made once", SHRINK, || {
        system(passes::share_rows)
    })
    .idempotent()
    .guard(optimises),
    MachineRow::new("dead-rows", "rows that nothing reads go", SHRINK, || system(passes::dead_rows)).idempotent(),
    MachineRow::new("type-registers", "registers in classes with types, and moves between these", RETYPE, || {
        system(passes::type_registers)
    })
    .idempotent()
    .guard(types_registers)
    .knobs(&[knobs::TYPING]),
    MachineRow::new("out-of-ssa", "phis become copies; live ranges of the registers of copies", FIND_RANGES, || {
        system(passes::out_of_ssa)
    })
    .indispensable()
    .knobs(&[machine_knobs::OUT_OF_SSA]),
    MachineRow::new(
        "coalesce-copies",
        "the generic coalescer: copies of phis, then others; copies of constants become constants",
        JOIN,
        || system(passes::coalesce_copies),
    )
    .knobs(&[machine_knobs::COALESCE_COPIES]),
    MachineRow::new("coalesce-moves", "the target's coalescer: moves by family, and pairs", JOIN, || {
        system(passes::coalesce_moves)
    })
    .knobs(&[machine_knobs::COALESCE_MOVES]),
    MachineRow::new("rewrite-rows", "registers renamed, joined copies dropped", RENAME, || {
        system(passes::rewrite_rows)
    })
    .knobs(&[machine_knobs::REWRITE]),
    MachineRow::new("check-rows", "rows against the instruction table", LOOK, || system(passes::check_rows))
        .idempotent()
        .guard(checks),
    MachineRow::new("print-ptx", "machine rows to text, or as they are to the assembler", LOOK, || {
        system(passes::print_ptx)
    })
    .indispensable(),
];

/// A pass as a system.
fn system<Marker>(pass: impl IntoSystem<MachineCx<'static>, PassResult, Marker>) -> MachineSystem {
    Box::new(IntoSystem::into_system(pass))
}

fn optimises(session: &Session) -> bool {
    session.opt_level > 0
}
fn types_registers(session: &Session) -> bool {
    session.knobs.get(knobs::NVPTX_TYPED_REGISTERS)
}
/// A row that does not fit the instruction table is a bug here, never in the input.
fn checks(_: &Session) -> bool {
    cfg!(debug_assertions)
}

/// The rows of `pipeline` and those of the machine pipeline after them, as the report of `--stat=phase-wise` lists them.
pub fn with_machine_rows(pipeline: &Pipeline) -> Pipeline {
    let mut rows = pipeline.rows().to_vec();
    let first = rows.len() as u16 + 1;
    rows.extend(
        ROWS.iter()
            .zip(first..)
            .map(|(row, number)| Row { number, ..Row::of(Step::Pass(&row.info, Default::default())) }),
    );
    Pipeline::new(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_names_of_their_own_and_no_place_in_a_pipeline_of_the_ir() {
        for (n, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..n].iter().all(|other| other.info.name != row.info.name));
            assert!((row.info.make)(Default::default()).is_err(), "{}", row.info.name);
        }
        let all = with_machine_rows(&Pipeline::new(Vec::new()));
        assert_eq!(all.rows().len(), ROWS.len());
    }
}
