//! Options about the phases that several commands share: what is printed and reported, remarks, knobs.

use super::inputs::shown;
use super::llvm::names;
use std::path::{Path, PathBuf};
use warpc::KNOBS;
use warpc_ir::knobs::Knobs;
use warpc_ir::session::{ChangedForm, PhaseOptions, PrintChanged, RunCounter};
use warpc_phase::RemarkKind;
use warpc_phase::knobs::{PASS_REMARKS, PASS_REMARKS_ANALYSIS, PASS_REMARKS_MISSED};
use warpc_phase::remarks::{RemarkRow, SIZE_INFO};

/// Ranges of numbers of passes, both ends included; none are all passes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct BisectRanges(Vec<(i64, i64)>);

/// Reads `1-10,20`: -1 is all passes, 0 none.
fn ranges(text: &str) -> Result<BisectRanges, String> {
    if text == "-1" {
        return Ok(BisectRanges(Vec::new()));
    }
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last): (i64, i64) = (first.parse().ok()?, last.parse().ok()?);
        (first <= last).then_some((first, last))
    };
    let list: Option<Vec<_>> = text.split(',').map(range).collect();
    list.map(BisectRanges).ok_or_else(|| "ranges of numbers are 1-10,20 and the like".into())
}

/// A counter as it is not written.
#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no counter: PASS=0-3:5 and the like")]
struct NoCounter(String);

/// Reads `PASS=0-3:5`: a pass, and ranges of its runs from 0, both ends included.
fn counter(text: &str) -> Result<RunCounter, NoCounter> {
    let wrong = || NoCounter(text.into());
    let (pass, list) = text.split_once('=').ok_or_else(wrong)?;
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last): (u64, u64) = (first.parse().ok()?, last.parse().ok()?);
        (first <= last).then_some((first, last))
    };
    let ranges: Vec<_> = list.split(':').map(range).collect::<Option<_>>().ok_or_else(wrong)?;
    // Ranges ascend, as LLVM has it.
    match ranges.windows(2).all(|pair| pair[0].1 < pair[1].0) {
        true => Ok(RunCounter { pass: names::pass(pass).into(), ranges }),
        false => Err(wrong()),
    }
}

/// Observation of the phases, remarks and knobs.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Phases")]
pub struct PhaseArgs {
    /// Print the IR before these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    print_before: Vec<String>,
    /// Print the IR after these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    print_after: Vec<String>,
    /// Print the IR before every pass
    #[arg(long)]
    print_before_all: bool,
    /// Print the IR after every pass
    #[arg(long)]
    print_after_all: bool,
    /// Print the whole module where a function or loop would be printed
    #[arg(long)]
    print_module_scope: bool,
    /// Print the whole function where a loop would be printed
    #[arg(long)]
    print_loop_func_scope: bool,
    /// Print what every pass changes, and which change nothing; `diff` and `cdiff` print lines with signs, `dot-cfg` writes graphs
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "verbose",
        value_parser = ["verbose", "quiet", "diff", "diff-quiet", "cdiff", "cdiff-quiet", "dot-cfg", "dot-cfg-quiet"])]
    print_changed: Option<String>,
    /// Folder for the graphs of --print-changed=dot-cfg
    #[arg(long, value_name = "DIR", default_value = ".", hide_default_value = true)]
    pub(super) dot_cfg_dir: PathBuf,
    /// Program that draws them; without it they stay files for dot
    #[arg(long, value_name = "PROGRAM", default_value = "dot", hide_default_value = true)]
    pub(super) print_changed_dot_path: PathBuf,
    /// With --print-changed, print also what was there before
    #[arg(long)]
    print_before_changed: bool,
    /// With --print-changed, look only at these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',')]
    filter_passes: Vec<String>,
    /// Say which passes run on what
    #[arg(long, value_name = "HOW", num_args = 0..=1, require_equals = true, default_missing_value = "normal",
        value_parser = ["normal", "quiet", "verbose"])]
    debug_pass_manager: Option<String>,
    /// Print only these functions; * is all
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    filter_print_funcs: Vec<String>,
    /// Verify the IR after every pass
    #[arg(long)]
    verify_each: bool,
    /// Recompute what passes say they preserve, and compare
    #[arg(long)]
    check_analyses: bool,
    /// Skip these passes
    #[arg(long, value_name = "PASS", value_delimiter = ',', alias = "opt-disable")]
    disable_pass: Vec<String>,
    /// Run only the first N passes and say which; -1 numbers them all
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    opt_bisect_limit: Option<i64>,
    /// Run only the passes with these numbers: 1-10,20 or -1 for all, and say which
    #[arg(long, value_name = "RANGES", allow_hyphen_values = true, value_parser = ranges)]
    opt_bisect: Option<BisectRanges>,
    /// Run a pass only where its runs, counted from 0, are in these ranges: PASS=0-3:5
    #[arg(long, value_name = "COUNTER", value_delimiter = ',', value_parser = counter)]
    debug_counter: Vec<RunCounter>,
    /// Write the IR that is printed around passes to files in this folder
    #[arg(long, value_name = "DIR")]
    pub(super) ir_dump_directory: Option<PathBuf>,
    /// Say the number of every pass
    #[arg(long)]
    print_pass_numbers: bool,
    /// Print the IR before the passes with these numbers
    #[arg(long, value_name = "N", value_delimiter = ',')]
    print_before_pass_number: Vec<u32>,
    /// Print the IR after the passes with these numbers
    #[arg(long, value_name = "N", value_delimiter = ',')]
    print_after_pass_number: Vec<u32>,
    /// Report time and memory of every phase
    #[arg(long, value_name = "KIND", value_parser = ["phase-wise"])]
    pub(super) stat: Option<String>,
    /// Report the time of every pass
    #[arg(long)]
    pub(super) time_passes: bool,
    /// Report how often passes ran and changed something
    #[arg(long)]
    pub(super) stats: bool,
    /// Report that as JSON
    #[arg(long)]
    pub(super) stats_json: bool,
    /// Write the report of --stats as JSON to a file of the output's name: in the folder at hand (cwd) or beside the output (obj)
    #[arg(long, value_name = "WHERE", value_parser = ["cwd", "obj"], num_args = 0..=1, require_equals = true, default_missing_value = "cwd")]
    save_stats_in: Option<String>,
    /// Append the reports of --time-passes and --stats to a file instead of standard error
    #[arg(long, value_name = "FILE")]
    pub(super) info_output_file: Option<PathBuf>,
    /// Write a trace in Chrome's JSON format; opt and llc write it beside the output where no file is named
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "")]
    time_trace: Option<String>,
    /// File for the trace of --time-trace
    #[arg(long, value_name = "FILE")]
    time_trace_file: Option<PathBuf>,
    /// Leave shorter events out of the trace
    #[arg(long, value_name = "MICROSECONDS", default_value_t = 0, hide_default_value = true)]
    pub(super) time_trace_granularity: u64,
    /// Print the knobs that were set
    #[arg(long)]
    print_options: bool,
    /// Print all knobs
    #[arg(long)]
    print_all_options: bool,
    /// Report optimisations of passes whose names match
    #[arg(long, value_name = "REGEX")]
    pass_remarks: Option<String>,
    /// Report missed optimisations of passes whose names match
    #[arg(long, value_name = "REGEX")]
    pass_remarks_missed: Option<String>,
    /// Report analysis remarks of passes whose names match
    #[arg(long, value_name = "REGEX")]
    pass_remarks_analysis: Option<String>,
    /// Write all remarks as YAML
    #[arg(long, value_name = "FILE", aliases = ["pass-remarks-output", "remarks-file"])]
    pub(super) remarks_output: Option<PathBuf>,
    /// Write only remarks of passes whose names match
    #[arg(long, value_name = "REGEX", alias = "pass-remarks-filter")]
    remarks_filter: Option<String>,
    /// With remarks, say how often the code runs that they are about, where a profile says it
    #[arg(long)]
    pass_remarks_with_hotness: bool,
    /// Show and write only remarks about code that runs at least so often; auto: that is hot by the profile of the module
    #[arg(long, value_name = "COUNT", value_parser = least_hotness)]
    pass_remarks_hotness_threshold: Option<LeastHotness>,
    /// Set a knob; `-NAME=VALUE` does the same (see `warpc knobs`)
    #[arg(long, value_name = "NAME=VALUE")]
    knob: Vec<String>,
    /// Set the knobs of a file: lines NAME = VALUE
    #[arg(long, value_name = "FILE")]
    knob_file: Vec<PathBuf>,
}

/// How often code runs at least that remarks are shown of. Of code of which nothing is known that is 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LeastHotness {
    Count(u64),
    /// As often as hot code by the profile of the module; no code is hot where it has none.
    OfProfile,
}

/// The value of the option for the least hotness.
fn least_hotness(text: &str) -> Result<LeastHotness, &'static str> {
    match text {
        "auto" => Ok(LeastHotness::OfProfile),
        count => count.parse().map(LeastHotness::Count).map_err(|_| "only an integer or `auto` is taken"),
    }
}

/// Knobs of which every value counts that the command line gives, as if commas stood between them; of others the last one does.
const LISTS: &[&str] = &["force-attribute", "force-remove-attribute", "nvvm-reflect-add"];

/// Which remarks are shown.
pub struct RemarkFilter {
    kinds: [Option<regex_lite::Regex>; 3],
    yaml: Option<regex_lite::Regex>,
    pub(super) least: LeastHotness,
}

impl PhaseArgs {
    /// Knob values: defaults, then files, then the command line.
    pub fn knobs(&self) -> Result<Knobs, String> {
        let mut knobs = Knobs::default();
        for f in &self.knob_file {
            let text = std::fs::read_to_string(f).map_err(|e| format!("{}: {e}", shown(f)))?;
            KNOBS.read_file(&mut knobs, &text).map_err(|e| format!("{}: {e}", shown(f)))?;
        }
        for text in &self.knob {
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (&**text, None),
            };
            let listed: Option<String> = LISTS.contains(&name).then(|| {
                let same = self.knob.iter().filter_map(|text| text.split_once('='));
                let values: Vec<&str> = same.filter(|(other, _)| *other == name).map(|(_, value)| value).collect();
                values.join(",")
            });
            KNOBS.set(&mut knobs, name, listed.as_deref().or(value)).map_err(|e| e.to_string())?;
        }
        let remarks = [
            (PASS_REMARKS, &self.pass_remarks),
            (PASS_REMARKS_MISSED, &self.pass_remarks_missed),
            (PASS_REMARKS_ANALYSIS, &self.pass_remarks_analysis),
        ];
        for (knob, value) in remarks {
            if let Some(value) = value {
                knobs.set(knob, value);
            }
        }
        Ok(knobs)
    }
    /// Whether the command line sets knob `name`; files of knobs are not looked at.
    pub fn sets_knob(&self, name: &str) -> bool {
        self.knob.iter().any(|text| text.split('=').next() == Some(name))
    }
    /// Whether [`PhaseArgs::knobs`] reads files.
    pub fn reads_files(&self) -> bool {
        !self.knob_file.is_empty()
    }
    /// Where the trace goes; `output` is where the program's output goes.
    pub(super) fn trace_path(&self, output: &Path) -> Option<PathBuf> {
        let named = self.time_trace.as_deref()?;
        Some(match &self.time_trace_file {
            _ if !named.is_empty() => PathBuf::from(named),
            Some(file) => file.clone(),
            None if output == Path::new("-") => PathBuf::from("out.time-trace"),
            None => {
                let mut path = output.as_os_str().to_os_string();
                path.push(".time-trace");
                path.into()
            }
        })
    }
    /// Files that the output depends on: `input`, where it is a file, and files of knobs.
    pub fn inputs_with<'p>(&'p self, input: &'p Path) -> Vec<&'p Path> {
        let input = (input != Path::new("-")).then_some(input);
        input.into_iter().chain(self.knob_file.iter().map(|path| &**path)).collect()
    }
    /// Files that reports are written to, beside `output`.
    pub fn outputs(&self, output: &Path) -> Vec<PathBuf> {
        let named = [&self.remarks_output, &self.info_output_file].into_iter().flatten().cloned();
        named.chain(self.trace_path(output)).chain(self.stats_path(output)).collect()
    }
    /// The file of `--save-stats-in`, for an output.
    pub fn stats_path(&self, output: &Path) -> Option<PathBuf> {
        let place = self.save_stats_in.as_deref()?;
        let name = if output == Path::new("-") { Path::new("stdout") } else { output }.with_extension("stats");
        Some(if place == "obj" { name } else { PathBuf::from(name.file_name()?) })
    }
    /// Lines of knobs and their values, where they are asked for.
    pub fn settings(&self) -> String {
        let mut out = String::new();
        if !self.print_options && !self.print_all_options {
            return out;
        }
        let set = |name: &str| self.knob.iter().rev().find(|text| text.split('=').next() == Some(name));
        for row in KNOBS.rows() {
            let given = set(row.name).map(|text| text.split_once('=').map_or("true", |pair| pair.1));
            let default = row.default.to_string();
            if self.print_all_options || given.is_some_and(|value| value != default) {
                let value = given.unwrap_or(&default);
                out.push_str(&format!("  --{:<50} = {value:<8} (default: {default})\n", row.name));
            }
        }
        out
    }
    /// Whether what passes change is written as graphs.
    pub(super) fn draws_changes(&self) -> bool {
        self.changes().is_some_and(|wanted| wanted.form == ChangedForm::Graph)
    }
    /// What is printed of passes that change something.
    fn changes(&self) -> Option<PrintChanged> {
        let text = self.print_changed.as_deref()?;
        let form = match text.split('-').next() {
            Some("diff") => ChangedForm::Diff,
            Some("cdiff") => ChangedForm::ColourDiff,
            Some("dot") => ChangedForm::Graph,
            _ => ChangedForm::Whole,
        };
        Some(PrintChanged { form, unchanged: !text.ends_with("quiet") })
    }
    /// Counters of passes; of several for one pass the last counts.
    fn counters(&self) -> Vec<RunCounter> {
        let given = &self.debug_counter;
        let is_last = |n: &usize| given[n + 1..].iter().all(|later| later.pass != given[*n].pass);
        (0..given.len()).filter(is_last).map(|n| given[n].clone()).collect()
    }
    /// Options of the phase manager.
    pub fn phase(&self, knobs: &Knobs) -> PhaseOptions {
        let wants =
            [PASS_REMARKS, PASS_REMARKS_MISSED, PASS_REMARKS_ANALYSIS].iter().any(|&k| !knobs.get(k).is_empty());
        let passes = |names: &[String]| names.iter().map(|name| names::pass(name).to_string()).collect();
        PhaseOptions {
            print_before: passes(&self.print_before),
            print_after: passes(&self.print_after),
            module_scope: self.print_module_scope,
            loop_function_scope: self.print_loop_func_scope,
            print_before_all: self.print_before_all,
            print_after_all: self.print_after_all,
            print_changed: self.changes(),
            debug_preserved: None,
            print_before_changed: self.print_before_changed,
            filter_passes: passes(&self.filter_passes),
            print_running: self.debug_pass_manager.is_some(),
            filter_functions: match self.filter_print_funcs.iter().any(|name| name == "*") {
                true => Vec::new(),
                false => self.filter_print_funcs.clone(),
            },
            verify_each: self.verify_each,
            check_analyses: self.check_analyses,
            disabled: passes(&self.disable_pass),
            bisect_limit: self.opt_bisect_limit.or(self.opt_bisect.as_ref().map(|_| -1)),
            bisect_ranges: self.opt_bisect.clone().map_or(Vec::new(), |ranges| ranges.0),
            titles: &[],
            print_numbers: self.print_pass_numbers,
            print_before_numbers: self.print_before_pass_number.clone(),
            print_after_numbers: self.print_after_pass_number.clone(),
            files: self.ir_dump_directory.is_some(),
            counters: self.counters(),
            // Said by `Options::cut`.
            machine_stop: None,
            stats: self.stat.is_some() || self.time_passes || self.stats || self.save_stats_in.is_some(),
            trace: self.time_trace.is_some(),
            remarks: wants || self.remarks_output.is_some(),
            hotness: self.pass_remarks_with_hotness
                || self.pass_remarks_hotness_threshold.is_some_and(|least| least != LeastHotness::Count(0)),
            // A filter that is no regular expression is refused elsewhere.
            size_remarks: self.remark_filter(knobs).is_ok_and(|filter| {
                filter.kinds[2].as_ref().is_some_and(|shown| shown.is_match(SIZE_INFO))
                    || filter.yaml.as_ref().is_some_and(|written| written.is_match(SIZE_INFO))
            }),
        }
    }
    /// Which remarks are shown; the error is that of a regular expression.
    pub fn remark_filter(&self, knobs: &Knobs) -> Result<RemarkFilter, String> {
        let regex = |text: &str| match text {
            "" => Ok(None),
            t => regex_lite::Regex::new(t).map(Some).map_err(|e| format!("`{t}` is no regular expression: {e}")),
        };
        Ok(RemarkFilter {
            kinds: [
                regex(knobs.get(PASS_REMARKS))?,
                regex(knobs.get(PASS_REMARKS_MISSED))?,
                regex(knobs.get(PASS_REMARKS_ANALYSIS))?,
            ],
            yaml: regex(self.remarks_filter.as_deref().unwrap_or(""))?,
            least: self.pass_remarks_hotness_threshold.unwrap_or(LeastHotness::Count(0)),
        })
    }
}

impl RemarkFilter {
    /// Whether remarks of a pass are written to the file.
    pub(super) fn writes(&self, pass: &str) -> bool {
        self.yaml.as_ref().is_none_or(|re| re.is_match(pass))
    }
    pub(super) fn shows(&self, r: &RemarkRow) -> bool {
        if r.remark.message.is_verbose() && r.hotness.is_none() {
            return false;
        }
        let kind = match r.remark.kind {
            RemarkKind::Passed => 0,
            RemarkKind::Missed => 1,
            RemarkKind::Analysis | RemarkKind::AnalysisFpCommute | RemarkKind::AnalysisAliasing => 2,
            RemarkKind::Insisted | RemarkKind::Failure => return true,
            // They end the compilation, which its own message says.
            RemarkKind::Error => return false,
        };
        self.kinds[kind].as_ref().is_some_and(|re| re.is_match(r.remark.pass))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_bisection() {
        assert_eq!(ranges("1-10,20"), Ok(BisectRanges(vec![(1, 10), (20, 20)])));
        assert_eq!(ranges("0"), Ok(BisectRanges(vec![(0, 0)])));
        assert_eq!(ranges("-1"), Ok(BisectRanges(Vec::new())));
        for wrong in ["", "a", "3-1", "1-", "1,,2"] {
            assert!(ranges(wrong).is_err(), "{wrong}");
        }
    }
}
