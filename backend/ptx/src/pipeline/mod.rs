//! The machine pipeline: from a function of the IR to its text, one table row per pass.
//!
//! | file | what |
//! |---|---|
//! | `passes.rs` | the passes, each a thin shell around a function over columns |
//! | `run.rs` | runs the rows on a function, with all that may be asked for around a pass |
//!
//! A pass works on the machine rows and live intervals of a slot's World. Its object is made when it first runs in the slot and
//! keeps its memory from function to function; what several passes need (the state of coalescing) is in [`MachineCx`].

mod passes;
mod run;

pub use run::{Batch, MachineLog, Passes};

use crate::check::RowError;
use crate::knobs;
use crate::machine::Ptx;
use bevy_ecs::prelude::World;
use warpc_analysis::AnalysisSet;
use warpc_ir::Func;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::knobs::KnobTable;
use warpc_ir::session::Session;
use warpc_machine::coalesce::{Coalescing, Settings};
use warpc_machine::errors::CoalesceError;
use warpc_machine::knobs as machine_knobs;
use warpc_phase::pipeline::{Pipeline, Row, Step};
use warpc_phase::{Level, PassInfo, Remark};

/// What a machine pass may use while it runs on one function.
pub struct MachineCx<'a> {
    /// The function of the IR.
    pub f: &'a Func<'a>,
    /// Knobs, target and options.
    pub session: &'a Session,
    /// The text of the function is appended here.
    pub out: &'a mut Vec<u8>,
    /// PTX version that the function needs, times ten; 0 for none in particular.
    pub needed: u16,
    /// Text for the log.
    pub log: &'a mut Vec<u8>,
    /// Remarks.
    pub remarks: &'a mut Vec<Remark>,
    /// Live ranges and copies, from the pass that computes them to the one that rewrites rows.
    pub coalescing: &'a mut Coalescing<Ptx>,
    /// The knobs of coalescing, set by the pass that computes live ranges.
    pub settings: Settings,
}

/// A pass over the machine rows of one function.
pub trait MachinePass: Send {
    /// Runs on the rows in `world`; whether it changed them. Must not depend on what earlier functions left in the object.
    fn run(&mut self, world: &mut World, cx: &mut MachineCx<'_>) -> Result<bool, MachineError>;
}

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
}

impl MachineError {
    /// What users see of an error in `pass` on a function.
    pub fn diags(self, function: &[u8], pass: &str) -> Vec<Diag> {
        match self {
            MachineError::Input(diags) => diags,
            bug => vec![Diag {
                severity: Severity::Error,
                message: format!(
                    "internal error in the PTX rows of `{}` after `{pass}`: {bug}",
                    String::from_utf8_lossy(function)
                ),
                span: None,
                hint: None,
            }],
        }
    }
}

/// A row of the machine pipeline.
pub struct MachineRow {
    /// Name, summary and knobs of the pass.
    pub info: &'static PassInfo,
    /// Whether the pipeline makes no text without it, so that it cannot be disabled or bisected away. (Whether a pass runs on
    /// `optnone` functions is `required` of its [`PassInfo`], as all of these are.)
    pub indispensable: bool,
    /// When it runs.
    pub guard: fn(&Session) -> bool,
    /// Makes the pass object.
    pub make: fn() -> Box<dyn MachinePass>,
}

const fn info(name: &'static str, summary: &'static str, knobs: &'static [KnobTable], idempotent: bool) -> PassInfo {
    PassInfo {
        name,
        summary,
        level: Level::Machine,
        reads: AnalysisSet::NONE,
        preserves: AnalysisSet::NONE,
        knobs,
        idempotent,
        required: true,
        make: |_| Err("it is a pass of the machine level, which runs after all passes over IR".to_string()),
    }
}

/// The passes, in the order in which they run.
pub static PASSES: [PassInfo; 10] = [
    info("select", "IR to machine rows", &[knobs::SELECT], false),
    info("share-rows", "rows that selection made twice are made once", &[], true),
    info("dead-rows", "rows that nothing reads go", &[], true),
    info("type-registers", "registers in classes with types, and moves between these", &[knobs::TYPING], true),
    info(
        "out-of-ssa",
        "phis become copies; live ranges of the registers of copies",
        &[machine_knobs::OUT_OF_SSA],
        false,
    ),
    info(
        "coalesce-copies",
        "the generic coalescer: copies of phis, then others; copies of constants become constants",
        &[machine_knobs::COALESCE_COPIES],
        false,
    ),
    info(
        "coalesce-moves",
        "the target's coalescer: moves by family, and pairs",
        &[machine_knobs::COALESCE_MOVES],
        false,
    ),
    info("rewrite-rows", "registers renamed, joined copies dropped", &[machine_knobs::REWRITE], false),
    info("check-rows", "rows against the instruction table", &[], true),
    info("print-ptx", "machine rows to text", &[], false),
];

/// Name of the machine pipeline.
pub const NAME: &str = "machine";

/// The machine pipeline.
pub static ROWS: [MachineRow; 10] = [
    MachineRow { info: &PASSES[0], indispensable: true, guard: always, make: || Box::new(passes::Select::default()) },
    MachineRow {
        info: &PASSES[1],
        indispensable: false,
        guard: optimises,
        make: || Box::new(passes::ShareRows::default()),
    },
    MachineRow {
        info: &PASSES[2],
        indispensable: false,
        guard: always,
        make: || Box::new(passes::RemoveDeadRows::default()),
    },
    MachineRow {
        info: &PASSES[3],
        indispensable: false,
        guard: types_registers,
        make: || Box::new(passes::TypeRegisters::default()),
    },
    MachineRow { info: &PASSES[4], indispensable: true, guard: always, make: || Box::new(passes::OutOfSsa) },
    MachineRow { info: &PASSES[5], indispensable: false, guard: always, make: || Box::new(passes::CoalesceCopies) },
    MachineRow { info: &PASSES[6], indispensable: false, guard: always, make: || Box::new(passes::CoalesceMoves) },
    MachineRow { info: &PASSES[7], indispensable: false, guard: always, make: || Box::new(passes::RewriteRows) },
    MachineRow { info: &PASSES[8], indispensable: false, guard: checks, make: || Box::new(passes::CheckRows) },
    MachineRow { info: &PASSES[9], indispensable: true, guard: always, make: || Box::new(passes::PrintPtx::default()) },
];

fn always(_: &Session) -> bool {
    true
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
        PASSES
            .iter()
            .zip(first..)
            .map(|(info, number)| Row { number, ..Row::of(Step::Pass(info, Default::default())) }),
    );
    Pipeline::new(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_those_of_the_passes() {
        for (row, info) in ROWS.iter().zip(&PASSES) {
            assert_eq!(row.info.name, info.name);
            assert!((info.make)(Default::default()).is_err(), "{} has no place in a pipeline of the IR", info.name);
        }
        let all = with_machine_rows(&Pipeline::new(Vec::new()));
        assert_eq!(all.rows().len(), PASSES.len());
    }
}
