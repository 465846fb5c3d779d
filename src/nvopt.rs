//! Pipelines of `nvopt` in pipeline text: what a compilation says about them besides their level.

use crate::compiler::plain;
use crate::error::{Error, ErrorKind};
use crate::options::Options;
use std::borrow::Cow;
use warpc_ir::diag::{Diag, Severity};
use warpc_passes::PIPELINES;
use warpc_passes::knobs::NVOPT_PRINT_MODULE;
use warpc_passes::nvopt::level::LEVELS;
use warpc_passes::nvopt::{Level, Plan, PlanOptions, PlugIn, Slots};
use warpc_phase::{NamedPipeline, Registry, TableRow, row};

/// Options of the pipelines `nvopt<O0>` to `nvopt<O3>`, `nvopt<Ofcmax>`, `nvopt<Ofcmid>` and `nvopt<Ofcmin>`.
#[derive(Clone, Debug)]
pub struct NvoptOptions {
    /// Assignments to option slots, `SLOT=VALUE`, where a slot is a name, a number or an offset.
    pub slots: Vec<String>,
    /// Passes inserted into the pipeline, in order.
    pub plug_ins: Vec<PlugIn>,
    /// Level of code generation, 0 to 3: slot `codegen-level`, unless `slots` says another. That of the pipeline when absent.
    pub code_generation_level: Option<u8>,
    /// A warning says of each pipeline how many of its rows are left out because their passes are not written.
    pub warns_of_unwritten: bool,
}

impl Default for NvoptOptions {
    fn default() -> Self {
        NvoptOptions { slots: Vec::new(), plug_ins: Vec::new(), code_generation_level: None, warns_of_unwritten: true }
    }
}

impl NvoptOptions {
    /// The number of threads that the slots ask for: 0 for one for each core, `None` where they say nothing.
    pub(crate) fn threads(&self) -> Option<usize> {
        // What is wrong with an assignment is said when the pipeline is made.
        Slots::threads(self.slots.iter().map(String::as_str)).ok().flatten()
    }
}

/// The pipeline that is run at `level`. Level 1 is the linear-time pipeline of warpc, all others are those of the specification.
pub fn pipeline_of(level: Level) -> &'static str {
    match level {
        Level::O1 => "default<O1>",
        level => level.name(),
    }
}

/// The rows of `level` under `options`.
///
/// # Errors
/// [`ErrorKind::Options`]: a slot that is not there, a value that it does not take, text of a plug-in pass that is no pipeline.
pub fn plan(level: Level, options: &Options, registry: &Registry<'_>) -> Result<Plan, Error> {
    let refused = |message: String| Error::message(ErrorKind::Options, message);
    let of_code = options.nvopt.code_generation_level.map(|level| format!("codegen-level={level}"));
    let assignments = || of_code.iter().chain(&options.nvopt.slots).map(String::as_str);
    let level = level.meant(assignments()).map_err(|e| refused(e.to_string()))?;
    let slots = level.slots(assignments()).map_err(|e| refused(e.to_string()))?;
    let plan_options = PlanOptions {
        plug_ins: options.nvopt.plug_ins.clone(),
        sm: options.session.target.sm,
        printing: options.session.knobs.get(NVOPT_PRINT_MODULE),
    };
    Plan::new(level, &slots, &plan_options, registry).map_err(|e| refused(e.to_string()))
}

/// LLVM's names of pipelines that stand for one of `nvopt`, and the threshold of inlining of those for size, which are otherwise
/// those of level 2, as in LLVM. Code for a device is whole: what is done before linking, and behind it, is what is done to any module.
const ALIASES: [(&str, Level, Option<u32>); 24] = [
    ("default<O2>", Level::O2, None),
    ("default<O3>", Level::O3, None),
    ("default<Os>", Level::O2, Some(50)),
    ("default<Oz>", Level::O2, Some(5)),
    ("lto<O2>", Level::O2, None),
    ("lto<O3>", Level::O3, None),
    ("lto<Os>", Level::O2, Some(50)),
    ("lto<Oz>", Level::O2, Some(5)),
    ("lto-pre-link<O2>", Level::O2, None),
    ("lto-pre-link<O3>", Level::O3, None),
    ("lto-pre-link<Os>", Level::O2, Some(50)),
    ("lto-pre-link<Oz>", Level::O2, Some(5)),
    ("thinlto<O2>", Level::O2, None),
    ("thinlto<O3>", Level::O3, None),
    ("thinlto<Os>", Level::O2, Some(50)),
    ("thinlto<Oz>", Level::O2, Some(5)),
    ("thinlto-pre-link<O2>", Level::O2, None),
    ("thinlto-pre-link<O3>", Level::O3, None),
    ("thinlto-pre-link<Os>", Level::O2, Some(50)),
    ("thinlto-pre-link<Oz>", Level::O2, Some(5)),
    ("fatlto-pre-link<O2>", Level::O2, None),
    ("fatlto-pre-link<O3>", Level::O3, None),
    ("fatlto-pre-link<Os>", Level::O2, Some(50)),
    ("fatlto-pre-link<Oz>", Level::O2, Some(5)),
];

/// What a pipeline called `name` does besides: those for fat objects embed the module when all else is done.
fn last_row(name: &str) -> Option<TableRow> {
    name.starts_with("fatlto-pre-link").then(|| row(u16::MAX, "embed-bitcode"))
}

/// The pipelines for link-time optimisation of the levels that are no pipelines of `nvopt`, as far as `text` names them.
fn of_link_time(text: &str) -> impl Iterator<Item = NamedPipeline> {
    const ROWS: [(&str, &str); 10] = [
        ("lto<O0>", "default<O0>"),
        ("lto<O1>", "default<O1>"),
        ("lto-pre-link<O0>", "default<O0>"),
        ("lto-pre-link<O1>", "default<O1>"),
        ("thinlto<O0>", "default<O0>"),
        ("thinlto<O1>", "default<O1>"),
        ("thinlto-pre-link<O0>", "default<O0>"),
        ("thinlto-pre-link<O1>", "default<O1>"),
        ("fatlto-pre-link<O0>", "default<O0>"),
        ("fatlto-pre-link<O1>", "default<O1>"),
    ];
    ROWS.into_iter().filter(move |row| mentions(text, row.0)).filter_map(|(name, level)| {
        let of_level = PIPELINES.iter().find(|pipeline| pipeline.name == level)?;
        let rows: Vec<TableRow> = of_level.rows.iter().cloned().chain(last_row(name)).collect();
        Some(NamedPipeline { name, rows: Cow::Owned(rows), ..of_level.clone() })
    })
}

/// Whether pipeline text has an element `name`: `thinlto<O2>` has no `lto<O2>`.
fn mentions(text: &str, name: &str) -> bool {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text.match_indices(name).any(|(at, _)| !text[..at].ends_with(is_inside))
}

/// The pipelines of `nvopt` that `text` names, and a warning for each that has rows whose passes are not written.
///
/// # Errors
/// Those of [`plan`]; options for `nvopt` where the text names none of its pipelines.
pub(crate) fn named_in(
    text: &str,
    options: &Options,
    registry: &Registry<'_>,
) -> Result<(Vec<NamedPipeline>, Vec<Diag>), Error> {
    let mut pipelines = Vec::new();
    let mut warnings = Vec::new();
    let names = LEVELS.into_iter().map(|level| (level.name(), level, None)).chain(ALIASES);
    for (name, level, threshold) in names.filter(|row| mentions(text, row.0)) {
        let plan = plan(level, options, registry)?;
        if plan.incomplete_rows() > 0 && options.nvopt.warns_of_unwritten {
            let message = format!(
                "{name}: passes of {} rows are not written and left out (`warpc pipeline` lists them)",
                plan.incomplete_rows()
            );
            warnings.push(Diag { severity: Severity::Warning, ..plain(message) });
        }
        let mut rows = plan.table_rows();
        if let Some(threshold) = threshold {
            let inline = format!("(inline<threshold={threshold}>,");
            rows.iter_mut().for_each(|row| row.text = row.text.replace("(inline,", &inline).into());
        }
        rows.extend(last_row(name));
        pipelines.push(NamedPipeline {
            name,
            summary: "",
            rows: Cow::Owned(rows),
            tracks_dependences: plan.tracks_dependences,
        });
    }
    let has_options = !(options.nvopt.slots.is_empty() && options.nvopt.plug_ins.is_empty());
    if pipelines.is_empty() && has_options {
        let message = "option slots and plug-in passes are of nvopt<...>, which is not among the passes";
        return Err(Error::message(ErrorKind::Options, message));
    }
    pipelines.extend(of_link_time(text));
    pipelines.extend(warpc_passes::generic::named_in(text));
    Ok((pipelines, warnings))
}
