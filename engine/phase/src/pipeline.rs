//! Pipelines: tables of rows, resolved against the pass table and cut into stages.
//!
//! A row is (number of the specification, pass, parameters, guard). Consecutive function rows are one parallel stage: a
//! function is loaded once, all rows run, it is stored. A module row is a barrier. The rows of a `cgscc(...)` nest with a
//! call-graph pass in it are one stage: all of them run on a function before its callers are looked at. Print and verify rows
//! are no barriers: they work on whatever form the function is in.

use crate::dependences::Columns;
use crate::params::{ParamError, PassParams};
use crate::pass::{Level, PassBody, PassInfo};
use crate::pipeline_text::{self, TextError};
use std::borrow::Cow;
use std::collections::BTreeMap;
use warpc_analysis::AnalysisSet;
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_ir::session::Session;

/// Decides whether a row runs, from the options of the compilation.
pub type Guard = fn(&Session) -> bool;

/// A row of a pipeline table, as data.
#[derive(Clone)]
pub struct TableRow {
    /// Number of the row in the specification of the pipeline.
    pub number: u16,
    /// Element of pipeline text: `early-cse<memssa>`. One pass, or a nest of passes.
    pub text: Cow<'static, str>,
    /// When it runs; always when absent.
    pub guard: Option<Guard>,
}

/// A row that always runs.
pub const fn row(number: u16, text: &'static str) -> TableRow {
    TableRow { number, text: Cow::Borrowed(text), guard: None }
}

/// A row with a guard.
pub const fn guarded(number: u16, text: &'static str, guard: Guard) -> TableRow {
    TableRow { number, text: Cow::Borrowed(text), guard: Some(guard) }
}

/// A pipeline with a name, such as `default<O1>`.
#[derive(Clone)]
pub struct NamedPipeline {
    /// Name, parameters included, as written in pipeline text.
    pub name: &'static str,
    /// One line.
    pub summary: &'static str,
    /// Rows.
    pub rows: Cow<'static, [TableRow]>,
    /// Whether its rows are skipped where nothing has changed since the same pass ran.
    pub tracks_dependences: bool,
}

/// Passes and named pipelines that text may refer to.
#[derive(Clone, Copy)]
pub struct Registry<'a> {
    /// Pass tables, one per family, and those that a user adds.
    pub families: &'a [&'static [PassInfo]],
    /// Named pipelines.
    pub pipelines: &'a [NamedPipeline],
    /// Function passes that bring the loops of a function into the form that loop passes expect; they run before each nest of
    /// loops.
    pub canonical_loops: &'static [&'static str],
    /// Passes over functions that may stand in `loop(...)`, because LLVM has passes over loops of these names: the nest ends before such a
    /// pass, and another begins behind it.
    pub in_loops: &'static [&'static str],
    /// Passes over modules that may stand in `function(...)` and `cgscc(...)`, because LLVM has passes over functions of these names that
    /// change nothing: what stands before them runs on all functions first.
    pub in_functions: &'static [&'static str],
    /// Passes that LLVM writes with a pipeline that runs only where they have work, which they say here: `coro-cond(...)`.
    pub conditions: &'static [&'static str],
    /// Names of passes that are known and not written, sorted.
    pub unwritten: &'static [&'static str],
}

impl<'a> Registry<'a> {
    /// Row of the pass called `name`.
    pub fn find(&self, name: &str) -> Option<&'static PassInfo> {
        self.families.iter().flat_map(|t| t.iter()).find(|p| p.name == name)
    }
    /// Pipeline called `name`.
    pub fn pipeline(&self, name: &str) -> Option<&'a NamedPipeline> {
        self.pipelines.iter().find(|p| p.name == name)
    }
    /// Why there is no pass called `name`, which was written as `full`.
    pub fn missing(&self, full: &str, name: &str) -> PipelineError {
        if full.starts_with("view-") && self.unwritten.binary_search(&full).is_ok() {
            return PipelineError::View { name: full.to_string(), instead: full.replacen("view", "dot", 1) };
        }
        let is_unwritten = |n: &str| self.unwritten.binary_search(&n).is_ok();
        let in_brackets = full[name.len()..].trim_start_matches('<').trim_end_matches('>');
        // Pipelines of LLVM are known at each of its levels.
        let is_pipeline = ["default", "thinlto", "lto"].iter().any(|p| name.starts_with(p))
            && ["O0", "O1", "O2", "O3", "Os", "Oz"].contains(&in_brackets);
        // What these are followed by is part of the name.
        let is_of_analysis = matches!(name, "print" | "verify" | "require" | "invalidate") && full != name;
        if is_unwritten(full) || is_unwritten(name) && !is_of_analysis || is_pipeline {
            return PipelineError::Unimplemented(full.to_string());
        }
        let known = self.passes().map(|p| p.name).chain(self.pipelines.iter().map(|p| p.name));
        let known = known.chain(self.unwritten.iter().copied());
        let is_whole = |n: &&str| n.contains('<');
        let near = match is_of_analysis || self.pipelines.iter().any(|p| p.name.split('<').next() == Some(name)) {
            true => nearest(full, known.filter(is_whole)),
            false => nearest(name, known),
        };
        PipelineError::Unknown { name: full.to_string(), near }
    }
    /// All passes, in table order.
    pub fn passes(&self) -> impl Iterator<Item = &'static PassInfo> + use<'a> {
        self.families.iter().flat_map(|t| t.iter())
    }
}

/// What a row does.
#[derive(Clone)]
pub enum Step {
    /// Runs a pass.
    Pass(&'static PassInfo, PassParams),
    /// Verifies: the function in a function stage, else the module.
    Verify,
    /// Prints the function.
    PrintFunction,
    /// Prints the loop.
    PrintLoop,
    /// Prints the module as it is after the rows before.
    PrintModule,
    /// Does nothing (`no-op-function` and the like).
    Nothing(&'static str),
    /// Compares those of these analyses that are cached with the same computed afresh.
    Check(AnalysisSet),
    /// Computes nothing, drops analyses.
    Invalidate(AnalysisSet),
}

impl Step {
    /// Name for messages and timing rows.
    pub fn name(&self) -> &'static str {
        match self {
            Step::Pass(info, _) => info.name,
            Step::Verify | Step::Check(_) => "verify",
            Step::PrintFunction | Step::PrintLoop | Step::PrintModule => "print",
            Step::Nothing(name) => name,
            Step::Invalidate(_) => "invalidate",
        }
    }
    /// Row of the pass table, if it is a pass.
    pub fn info(&self) -> Option<&'static PassInfo> {
        match self {
            Step::Pass(info, _) => Some(info),
            _ => None,
        }
    }
    /// Level of the pass, if it is one.
    pub fn level(&self) -> Option<Level> {
        match self {
            Step::Pass(info, _) => Some(info.level),
            _ => None,
        }
    }
    /// Whether it is a pass that may change the program (what bisection and `--disable-pass` skip).
    pub fn is_pass(&self) -> bool {
        matches!(self, Step::Pass(..))
    }
}

/// A resolved row.
#[derive(Clone)]
pub struct Row {
    /// Number in the specification of the pipeline (position, for pipelines given as text).
    pub number: u16,
    /// What it does.
    pub step: Step,
    /// When it runs; always when absent.
    pub guard: Option<Guard>,
    /// Rows of one call-graph nest share a number; 0 outside.
    pub nest: u32,
    /// How often the rows of a call-graph nest are run again on a function in which a call became direct: `devirt<4>(...)`.
    pub devirt: u8,
    /// A function row of a call-graph nest that only runs where the call-graph pass asks for it: `function<lazy>(...)`.
    pub lazy: bool,
    /// Rows of one nest of loops share a number; 0 outside. First come the `implicit` rows, which run on the function; the
    /// others run on one loop after the other.
    pub loop_nest: u32,
    /// Of a row of a nest of loops: whether its passes may ask for memory SSA.
    pub memssa: bool,
    /// Of a pipeline that tracks dependences: not run again where nothing has changed since the same pass ran.
    pub is_tracked: bool,
    /// Not in the text of the pipeline: brings loops into canonical form.
    pub implicit: bool,
}

impl Row {
    /// A row that always runs and is in no nest.
    pub fn of(step: Step) -> Row {
        Row {
            number: 0,
            step,
            guard: None,
            nest: 0,
            devirt: 0,
            lazy: false,
            loop_nest: 0,
            memssa: false,
            is_tracked: false,
            implicit: false,
        }
    }
    /// Whether it stands for a loop pass.
    pub fn is_for_loops(&self) -> bool {
        matches!(self.step.level(), Some(Level::Loop | Level::LoopNest))
            || matches!(self.step, Step::Nothing("no-op-loop" | "no-op-loopnest"))
    }
}

/// A part of a pipeline between barriers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Rows `.0 .. .1`, run function by function, in parallel.
    Functions(usize, usize),
    /// Rows `.0 .. .1` of a call-graph nest, run on each function after its callees.
    CallGraph(usize, usize),
    /// Row of a module pass.
    Module(usize),
}

/// A pipeline: resolved rows.
#[derive(Clone)]
pub struct Pipeline {
    rows: Vec<Row>,
    columns: Columns,
    /// By row: see [`Pipeline::object_of`].
    objects: Vec<usize>,
}

/// By row of `rows`: the first row of the same pass with the same parameters.
fn objects(rows: &[Row]) -> Vec<usize> {
    let mut first: BTreeMap<(*const PassInfo, &[String]), usize> = BTreeMap::new();
    let mut objects = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        objects.push(match &row.step {
            Step::Pass(info, params) => *first.entry((std::ptr::from_ref(*info), params.given())).or_insert(at),
            _ => at,
        });
    }
    objects
}

/// Why a pipeline could not be built.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PipelineError {
    /// The text is not a pipeline; with the byte offset.
    #[error("{0}")]
    Syntax(TextError),
    /// A pass that is known and not written.
    #[error("unimplemented: {0}")]
    Unimplemented(String),
    /// A pass of LLVM that opens a window.
    #[error("`{name}` wants a screen; `{instead}` writes the same graph to a file")]
    View {
        /// Its name.
        name: String,
        /// The pass that writes what it shows.
        instead: String,
    },
    /// A name that no pass has.
    #[error("unknown pass `{name}`{}", did_you_mean(*near))]
    Unknown {
        /// The name as it was given.
        name: String,
        /// The name that was probably meant.
        near: Option<&'static str>,
    },
    /// A pass of a wider level inside a nest.
    #[error("{pass} works on the {level} and cannot stand in `{nest}(...)`")]
    Level {
        /// Pass.
        pass: String,
        /// What it works on.
        level: &'static str,
        /// The nest it stands in.
        nest: &'static str,
    },
    /// A parameter the pass does not take.
    #[error(transparent)]
    Params(#[from] ParamError),
}

impl Pipeline {
    /// A pipeline of resolved rows.
    pub fn new(rows: Vec<Row>) -> Pipeline {
        let columns = Columns::of(&rows);
        let objects = objects(&rows);
        Pipeline { rows, columns, objects }
    }
    /// Reads pipeline text (LLVM's `-passes=` syntax).
    pub fn parse(text: &str, registry: &Registry<'_>) -> Result<Pipeline, PipelineError> {
        let mut rows = Vec::new();
        pipeline_text::resolve(text, registry, &mut rows)?;
        for (i, r) in rows.iter_mut().enumerate() {
            r.number = i as u16 + 1;
        }
        Ok(Pipeline::new(rows))
    }
    /// Resolves a table.
    pub fn from_table(table: &[TableRow], registry: &Registry<'_>) -> Result<Pipeline, PipelineError> {
        let mut rows = Vec::new();
        table_rows(table, registry, &mut rows)?;
        Ok(Pipeline::new(rows))
    }
    /// Pipeline text that reads as these rows.
    pub fn text(&self) -> String {
        pipeline_text::text_of(self.rows.iter())
    }
    /// Rows in order.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }
    /// The object that runs row `row`: rows of the same pass with the same parameters share one, and its scratch memory.
    pub(crate) fn object_of(&self, row: usize) -> usize {
        self.objects[row]
    }
    /// The columns of the stamps that its rows leave.
    pub(crate) fn columns(&self) -> &Columns {
        &self.columns
    }
    /// The same with rows around every pass, or around every nest of passes as a whole, which `around` gives for the passes.
    pub fn surrounded(&self, around: impl Fn(&[&'static PassInfo]) -> [Row; 2]) -> Pipeline {
        let mut rows = Vec::with_capacity(3 * self.rows.len());
        let mut at = 0;
        while let Some(first) = self.rows.get(at) {
            let nest = (first.nest, first.loop_nest);
            let more = |row: &&Row| match nest {
                (0, 0) => false,
                (0, nest) => row.loop_nest == nest,
                (nest, _) => row.nest == nest,
            };
            let len = self.rows[at..].iter().take_while(more).count().max(1);
            let group = &self.rows[at..at + len];
            let passes: Vec<_> = group.iter().filter(|row| !row.implicit).filter_map(|row| row.step.info()).collect();
            match passes.is_empty() {
                true => rows.extend_from_slice(group),
                false => {
                    let [before, after] = around(&passes);
                    rows.push(Row { number: first.number, guard: first.guard, ..before });
                    rows.extend_from_slice(group);
                    rows.push(Row { number: first.number, guard: first.guard, ..after });
                }
            }
            at += len;
        }
        Pipeline::new(rows)
    }
    /// Cuts the rows into stages.
    pub fn stages(&self) -> Vec<Stage> {
        let rows = &self.rows;
        let mut out = Vec::new();
        let mut at = 0;
        while at < rows.len() {
            let plain = |r: &Row| r.nest == 0 && !matches!(r.step.level(), Some(Level::Module | Level::CallGraph));
            let nest = rows[at].nest;
            let len = |keep: &dyn Fn(&Row) -> bool| rows[at..].iter().take_while(|r| keep(r)).count();
            let end;
            if nest != 0 {
                end = at + len(&|r| r.nest == nest);
                out.push(Stage::CallGraph(at, end));
            } else if plain(&rows[at]) {
                end = at + len(&plain);
                out.push(Stage::Functions(at, end));
            } else {
                end = at + 1;
                let graph = rows[at].step.level() == Some(Level::CallGraph);
                out.push(if graph { Stage::CallGraph(at, end) } else { Stage::Module(at) });
            }
            at = end;
        }
        out
    }
}

/// Appends the rows of `table`; rows that expand to several share the number and the guard.
pub(crate) fn table_rows(table: &[TableRow], registry: &Registry<'_>, out: &mut Vec<Row>) -> Result<(), PipelineError> {
    for t in table {
        let from = out.len();
        pipeline_text::resolve(&t.text, registry, out)?;
        for r in &mut out[from..] {
            r.number = t.number;
            r.guard = t.guard;
        }
    }
    Ok(())
}

/// Makes the object of a pass; the parameters were checked when the pipeline was built.
pub(crate) fn make(info: &PassInfo, params: &PassParams) -> PassBody {
    (info.make)(params.clone()).expect("parameters were checked when the pipeline was built")
}
