//! A session: target, knobs and options of a compilation. Never in statics; shared read-only by all workers.

use crate::knobs::Knobs;
use std::fmt;
use std::str::FromStr;

/// Floating-point behaviour of the code generator (libdevice and nvcc names).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FpOptions {
    /// Flush subnormals of `float` to zero.
    pub ftz: bool,
    /// IEEE division of `float`.
    pub prec_div: bool,
    /// IEEE square root of `float`.
    pub prec_sqrt: bool,
    /// Fuse multiply and add where `contract` allows.
    pub fma: bool,
}

impl Default for FpOptions {
    fn default() -> Self {
        FpOptions { ftz: false, prec_div: true, prec_sqrt: true, fma: true }
    }
}

/// The target of a compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Compute capability: 90 for sm_90.
    pub sm: u16,
    /// `b'a'` for architecture-specific, `b'f'` for family-specific features, 0 for neither.
    pub suffix: u8,
    /// PTX ISA version times ten: 90 for 9.0; 0 picks the lowest that knows the architecture and the features used.
    pub ptx: u16,
}

/// Compute capabilities that can be compiled for.
pub const CAPABILITIES: &[u16] = &[75, 80, 86, 87, 88, 89, 90, 100, 101, 103, 110, 120, 121];

impl Target {
    /// Reads `sm_90`, `sm_90a`, `sm_100f`, `compute_90` or `90`.
    pub fn parse(text: &str) -> Option<Target> {
        let body = text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_")).unwrap_or(text);
        let digits = body.trim_end_matches(['a', 'f']);
        let sm = digits.parse().ok().filter(|n| CAPABILITIES.contains(n))?;
        let suffix = match &body[digits.len()..] {
            "" => 0,
            "a" if sm >= 90 => b'a',
            "f" if sm >= 100 => b'f',
            _ => return None,
        };
        Some(Target { sm, suffix, ptx: 0 })
    }
    /// Whether code for `other` asks for more than this target has: a newer architecture, or the same with a suffix.
    pub fn is_below(self, other: Target) -> bool {
        self.sm < other.sm || self.sm == other.sm && self.suffix == 0 && other.suffix != 0
    }
}

/// A text that names no target that code can be made for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownTarget(
    /// The text.
    pub String,
);

impl fmt::Display for UnknownTarget {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "unknown target `{}`: one of ", self.0)?;
        for (at, sm) in CAPABILITIES.iter().enumerate() {
            write!(out, "{}sm_{sm}", if at == 0 { "" } else { ", " })?;
        }
        write!(out, ", with `a` from sm_90 on and `f` from sm_100 on")
    }
}

impl std::error::Error for UnknownTarget {}

impl FromStr for Target {
    type Err = UnknownTarget;
    fn from_str(text: &str) -> Result<Target, UnknownTarget> {
        Target::parse(text).ok_or_else(|| UnknownTarget(text.to_string()))
    }
}

impl Default for Target {
    fn default() -> Self {
        Target { sm: 90, suffix: 0, ptx: 0 }
    }
}

/// How IR that a pass changed is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangedForm {
    /// All of it.
    Whole,
    /// Lines that went and came, with signs, as `diff` prints them.
    Diff,
    /// The same with colours of a terminal.
    ColourDiff,
    /// Control-flow graphs of functions for `dot`, with colours for what went and came: files, not text.
    Graph,
}

/// Which IR is printed after passes that may change it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintChanged {
    /// How.
    pub form: ChangedForm,
    /// Say also which passes changed nothing, and print the module before the first pass.
    pub unchanged: bool,
}

/// What is checked of the debug information that a module came with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DebugPreserved {
    /// After every pass.
    pub each: bool,
    /// After all passes.
    pub whole: bool,
    /// Records of variables too, beside locations and subprograms.
    pub variables: bool,
    /// So many functions of a module are looked at, less one, as LLVM counts.
    pub most_functions: u64,
    /// What is lost goes to a file of the log, as JSON, and is not printed.
    pub export: bool,
    /// Print nothing.
    pub quiet: bool,
}

/// What the phase manager prints, checks, skips and measures.
#[derive(Clone, Default, Debug)]
pub struct PhaseOptions {
    /// Passes before which the IR is printed.
    pub print_before: Vec<String>,
    /// Passes after which the IR is printed.
    pub print_after: Vec<String>,
    /// Print before every pass.
    pub print_before_all: bool,
    /// Print after every pass.
    pub print_after_all: bool,
    /// Where a function or loop would be printed, print the module that it is in.
    pub module_scope: bool,
    /// Where a loop would be printed, print its function.
    pub loop_function_scope: bool,
    /// Print what passes change.
    pub print_changed: Option<PrintChanged>,
    /// Say what passes lose of the debug information that the module came with.
    pub debug_preserved: Option<DebugPreserved>,
    /// With whole changed IR, print also what it was before.
    pub print_before_changed: bool,
    /// Look only at these passes for changes; all when empty.
    pub filter_passes: Vec<String>,
    /// Say on the log which passes run on what.
    pub print_running: bool,
    /// Print only functions of these names; all when empty.
    pub filter_functions: Vec<String>,
    /// Verify after every pass.
    pub verify_each: bool,
    /// Recompute what passes say they preserve and compare.
    pub check_analyses: bool,
    /// Passes that are skipped.
    pub disabled: Vec<String>,
    /// Run only the first so many passes, and number them on the log; -1 numbers them all.
    pub bisect_limit: Option<i64>,
    /// Of these, run only those whose numbers, from 1, are in one of these ranges, both ends included; all when empty.
    pub bisect_ranges: Vec<(i64, i64)>,
    /// What passes are called on the log, by their names, sorted; others by their names.
    pub titles: &'static [(&'static str, &'static str)],
    /// Say on the log the numbers of the passes that run, from 1.
    pub print_numbers: bool,
    /// Numbers of passes before which the IR is printed.
    pub print_before_numbers: Vec<u32>,
    /// Numbers of passes after which the IR is printed.
    pub print_after_numbers: Vec<u32>,
    /// Mark the IR that is printed around passes on the log, each print for a file of its own.
    pub files: bool,
    /// Passes of which only some runs take place.
    pub counters: Vec<RunCounter>,
    /// Where the machine passes stop; they run to their end without it.
    pub machine_stop: Option<MachineStop>,
    /// Measure time and memory of every row.
    pub stats: bool,
    /// Record an event per run of a row.
    pub trace: bool,
    /// Somebody wants remarks.
    pub remarks: bool,
    /// Remarks say how often the code runs that they are about, where a profile says it.
    pub hotness: bool,
    /// Somebody wants remarks about how passes change sizes; functions are walked for them around every pass.
    pub size_remarks: bool,
}

impl PhaseOptions {
    /// Whether the order of the log or of the counting matters, so that functions must run one after the other.
    pub fn serial(&self) -> bool {
        self.bisect_limit.is_some() || self.numbers_passes() || !self.counters.is_empty()
    }
    /// Whether the passes that run are numbered.
    pub fn numbers_passes(&self) -> bool {
        self.print_numbers || self.prints_numbered() || self.files
    }
    fn prints_numbered(&self) -> bool {
        !self.print_before_numbers.is_empty() || !self.print_after_numbers.is_empty()
    }
    /// What a pass is called where the IR around it is printed: with its number where passes are chosen by it.
    pub fn label(&self, name: &str, number: u32) -> String {
        let title = self.title(name);
        if self.prints_numbered() { format!("{number}-{title}") } else { title.into() }
    }
    /// What a pass is called on the log.
    pub fn title<'a>(&self, name: &'a str) -> &'a str {
        self.titles.binary_search_by_key(&name, |row| row.0).map_or(name, |at| self.titles[at].1)
    }
    /// Whether pass `name` is skipped.
    pub fn is_disabled(&self, name: &str) -> bool {
        self.disabled.iter().any(|d| d == name)
    }
    /// Whether the IR of function `function` is printed before pass `name`, which has this number where passes are numbered.
    pub fn prints_before(&self, name: &str, function: &str, number: u32) -> bool {
        let asked = self.print_before_all || self.print_before_numbers.contains(&number);
        self.shows(function) && (asked || self.print_before.iter().any(|p| p == name))
    }
    /// Whether the IR of function `function` is printed after pass `name`, which has this number where passes are numbered.
    pub fn prints_after(&self, name: &str, function: &str, number: u32) -> bool {
        let asked = self.print_after_all || self.print_after_numbers.contains(&number);
        self.shows(function) && (asked || self.print_after.iter().any(|p| p == name))
    }
    /// Whether function `function` is one of those that may be printed.
    pub fn shows(&self, function: &str) -> bool {
        self.filter_functions.is_empty() || self.filter_functions.iter().any(|f| f == function)
    }
    /// Whether what is asked for between passes, if anything, are times and counts alone.
    pub fn only_measures(&self) -> bool {
        let rest = PhaseOptions { stats: false, trace: false, ..self.clone() };
        !rest.observes()
    }
    /// Whether anything is asked for that runs between passes.
    pub fn observes(&self) -> bool {
        self.print_before_all
            || self.print_after_all
            || self.verify_each
            || self.check_analyses
            || self.stats
            || self.trace
            || self.serial()
            || self.print_changed.is_some()
            || self.print_running
            || self.debug_preserved.is_some()
            || self.machine_stop.is_some()
            || !self.print_before.is_empty()
            || !self.print_after.is_empty()
    }
}

/// Where the machine passes stop: what is produced then is a listing of the machine rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MachineStop {
    /// Number of rows of the machine pipeline that are run.
    pub rows: usize,
}

/// A pass of which only some runs take place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunCounter {
    /// Name of the pass.
    pub pass: String,
    /// Ranges of the runs that take place, from 0, both ends included.
    pub ranges: Vec<(u64, u64)>,
}

/// Options of a compilation.
#[derive(Clone, Default)]
pub struct Session {
    /// Target.
    pub target: Target,
    /// Floating point.
    pub fp: FpOptions,
    /// Knob values.
    pub knobs: Knobs,
    /// Write the debug information that the module has: `.loc` and `.file`, and sections with DWARF.
    pub line_info: bool,
    /// Optimisation level 0 to 3.
    pub opt_level: u8,
    /// Observation of the phases.
    pub phase: PhaseOptions,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets() {
        assert_eq!(Target::parse("sm_90"), Some(Target { sm: 90, suffix: 0, ptx: 0 }));
        assert_eq!(Target::parse("compute_100f").unwrap().suffix, b'f');
        assert_eq!(Target::parse("90a").unwrap().suffix, b'a');
        for bad in ["sm_80a", "sm_90f", "sm_91", "sm_", "x", "sm_90aa", "sm_99999999"] {
            assert_eq!(Target::parse(bad), None, "{bad}");
            let error = bad.parse::<Target>().expect_err(bad).to_string();
            assert!(error.starts_with(&format!("unknown target `{bad}`: one of sm_75, ")), "{error}");
        }
        let t = |s| Target::parse(s).unwrap();
        assert!(t("sm_90").is_below(t("sm_90a")) && t("sm_90a").is_below(t("sm_100")));
        assert!(!t("sm_90").is_below(t("sm_80")) && !t("sm_90a").is_below(t("sm_90")));
    }
}
