//! What a stage is run with, and what running it on one function gives besides the function.

use crate::check::CheckError;
use crate::dependences::{HeldAt, Stamps};
use crate::dump::PassCounts;
use crate::pass::{Outcome, Remark};
use crate::pipeline::Pipeline;
use crate::report::{Event, RowStat};
use std::sync::Arc;
use std::time::Instant;
use warpc_ir::body::Body;
use warpc_ir::ids::Md;
use warpc_ir::module::Module;
use warpc_ir::session::Session;

/// What a stage is run with; shared by all its functions.
pub(crate) struct StageCx {
    /// The pipeline.
    pub(crate) pipeline: Arc<Pipeline>,
    /// Rows `.0 .. .1`.
    pub(crate) rows: (usize, usize),
    /// The module, without the bodies that are being worked on.
    pub(crate) module: Arc<Module>,
    /// Options.
    pub(crate) session: Arc<Session>,
    /// Passes counted so far.
    pub(crate) bisect: Arc<PassCounts>,
    /// Start of the trace.
    pub(crate) origin: Instant,
    /// Whether constants of the module name blocks.
    pub(crate) block_addresses: bool,
    /// Whether rows are skipped on functions that have not changed since.
    pub(crate) skips: bool,
}

/// What running a stage on one function gave besides the function.
#[derive(Default)]
pub(crate) struct FunctionLog {
    /// Whether any row changed the function.
    pub(crate) changed: bool,
    /// Text for the log.
    pub(crate) text: Vec<u8>,
    /// Remarks, with the debug location of their instruction.
    pub(crate) remarks: Vec<(Remark, Md)>,
    /// Where the remarks of each run of a pass begin, but for the first, where there are some; ascending.
    pub(crate) runs: Vec<usize>,
    /// How often the code runs that remarks are about: number of the remark and count, ascending.
    pub(crate) hotness: Vec<(usize, u64)>,
    /// Old block row to new, where blocks were renumbered and somebody may name them.
    pub(crate) blocks: Option<Vec<u32>>,
    /// Old row of each instruction to new, where they were renumbered and somebody asks.
    pub(crate) rows: Option<Vec<u32>>,
    /// Copies of the function at `print` rows of the module.
    pub(crate) snapshots: Vec<(usize, Body)>,
    /// Copies of the function where the module around it is to be printed: bytes of `text` that stand before, and the copy.
    pub(crate) modules: Vec<(usize, Body)>,
    /// Statistics by row of the stage, when measured.
    pub(crate) stats: Vec<RowStat>,
    /// Events, when traced.
    pub(crate) events: Vec<Event>,
    /// Why the stage was left early: the pass and what is wrong after it.
    pub(crate) error: Option<(String, CheckError)>,
    /// What was found unchanged, or was changed, and when.
    pub(crate) stamps: Stamps,
    /// Analyses that hold until the function changes.
    pub(crate) held: HeldAt,
}

impl FunctionLog {
    /// An empty log of a stage on a function with `stamps`.
    pub(crate) fn new(cx: &StageCx, stamps: Stamps) -> FunctionLog {
        let rows = if cx.session.phase.stats { cx.rows.1 - cx.rows.0 } else { 0 };
        FunctionLog { stats: vec![RowStat::default(); rows], stamps, ..Default::default() }
    }
    /// Notes what a run of a pass did, and returns whether it changed the function.
    pub(crate) fn note(&mut self, outcome: Outcome) -> bool {
        let changed = outcome != Outcome::Unchanged;
        self.changed |= changed;
        if let Outcome::Changed(_) = outcome {
            self.stamps.change();
        }
        changed
    }
    /// The column in which the row or nest at `row` leaves stamps, and whether it is skipped now, which is counted for each of
    /// its `rows` rows.
    pub(crate) fn tracked(&mut self, cx: &StageCx, row: usize, rows: usize) -> (Option<usize>, bool) {
        let column = cx.pipeline.columns().of_function_row(row).filter(|_| cx.skips);
        let is_skipped = column.is_some_and(|column| self.stamps.is_current(column));
        if is_skipped {
            let stats = self.stats.iter_mut().skip(row - cx.rows.0).take(rows);
            stats.for_each(|stat| stat.skipped += 1);
        }
        (column, is_skipped)
    }
}
