//! Pipeline text: LLVM's `-passes=` syntax.
//!
//! ```text
//! pipeline = element { "," element }
//! element  = name [ "<" parameters ">" ] [ "(" pipeline ")" ]
//! ```
//! `module`, `cgscc`, `function`, `loop` and `loop-mssa` nest; `devirt<n>` and `repeat<n>` too. A pass may stand directly in
//! any nest of its own or a wider level. Rows are flattened; those of a `cgscc` nest with a call-graph pass and those of a nest
//! of loops stay together, other nests only group. Before the rows of a nest of loops stand those that bring loops into canonical
//! form. A loop pass outside of `loop(...)` is a nest of its own; those that a text begins with are one nest, as in LLVM.
//! `function<lazy>(...)` inside of it runs only where the call-graph pass asks for it: the inliner does for
//! functions that more than one place will have a copy of.
//! Parsing keeps its own stack, so depth is bounded by memory only.

use crate::params::PassParams;
use crate::pass::{Level, PassInfo};
use crate::pipeline::{PipelineError, Registry, Row, Step, table_rows};
use std::borrow::Cow;
use std::fmt;
use warpc_analysis::AnalysisSet;

/// A place where text is no pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The text.
    pub text: String,
    /// Byte offset.
    pub at: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lead = self.text[..self.at].chars().count();
        write!(f, "invalid pipeline: {} at column {}\n  {}\n  {}^", self.message, lead + 1, self.text, " ".repeat(lead))
    }
}

/// Rows a `repeat<n>` nest may expand to: a bound on what a few bytes of text can ask for.
const MAX_ROWS: usize = 1 << 16;

/// What a nest holds, widest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Nest {
    Module,
    CallGraph,
    Function,
    Loop,
}

impl Nest {
    fn of(name: &str) -> Option<Nest> {
        Some(match name {
            "module" => Nest::Module,
            "cgscc" => Nest::CallGraph,
            "function" => Nest::Function,
            "loop" | "loop-mssa" => Nest::Loop,
            _ => return None,
        })
    }
    fn word(self) -> &'static str {
        match self {
            Nest::Module => "module",
            Nest::CallGraph => "cgscc",
            Nest::Function => "function",
            Nest::Loop => "loop",
        }
    }
    fn of_level(level: Level) -> Nest {
        match level {
            Level::Module => Nest::Module,
            Level::CallGraph => Nest::CallGraph,
            Level::Function | Level::Machine => Nest::Function,
            Level::Loop | Level::LoopNest => Nest::Loop,
        }
    }
}

/// An open nest.
struct Open {
    nest: Nest,
    repeat: usize,
    first_row: usize,
    at: usize,
    devirt: u8,
    lazy: bool,
    memssa: bool,
    /// The pass that all of it stands for.
    condition: Option<&'static PassInfo>,
}

/// Appends the rows of `text` to `out`; row numbers are set by the caller.
pub(crate) fn resolve(text: &str, registry: &Registry<'_>, out: &mut Vec<Row>) -> Result<(), PipelineError> {
    if text.trim().is_empty() {
        return Ok(());
    }
    let mut reader = Reader { text, at: 0, registry, out, open: Vec::new(), leading: Leading::Possible };
    loop {
        let element = reader.element()?;
        if text.as_bytes().get(reader.at) == Some(&b'(') {
            reader.open_nest(&element)?;
            continue;
        }
        reader.rows_of(&element)?;
        // What follows an element: ends of nests, then a comma or the end.
        while text.as_bytes().get(reader.at) == Some(&b')') {
            reader.close_nest()?;
        }
        match text.as_bytes().get(reader.at) {
            None => break,
            Some(b',') => reader.at += 1,
            Some(_) => return Err(reader.fail(reader.at, "expected `,` or the end")),
        }
    }
    match reader.open.last() {
        None => Ok(()),
        Some(o) => Err(reader.fail(o.at, "`(` without `)`")),
    }
}

/// An element of the text without the pipeline in it.
struct Element<'t> {
    /// With all its brackets.
    full: &'t str,
    /// Without the last pair of brackets, which holds the parameters.
    name: &'t str,
    params: Option<&'t str>,
    start: usize,
    params_at: usize,
}

/// A text that begins with loop passes is one nest of loops as far as these go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leading {
    /// Nothing was read yet.
    Possible,
    /// All rows so far are those of the nest that begins at this row.
    Nest(usize),
    /// Something else was read.
    Over,
}

struct Reader<'t, 'o> {
    text: &'t str,
    at: usize,
    registry: &'t Registry<'t>,
    out: &'o mut Vec<Row>,
    open: Vec<Open>,
    leading: Leading,
}

impl<'t> Reader<'t, '_> {
    fn fail(&self, at: usize, message: impl Into<String>) -> PipelineError {
        PipelineError::Syntax(TextError { text: self.text.to_string(), at, message: message.into() })
    }
    /// The nest that what is read next stands in.
    fn outer(&self) -> Nest {
        self.open.last().map_or(Nest::Module, |o| o.nest)
    }

    /// Reads a name with its brackets.
    fn element(&mut self) -> Result<Element<'t>, PipelineError> {
        let (text, bytes) = (self.text, self.text.as_bytes());
        let start = self.at;
        let mut at = start;
        while at < bytes.len() && !matches!(bytes[at], b',' | b'(' | b')' | b'<' | b'>') {
            at += 1;
        }
        let mut name = text[start..at].trim();
        if name.is_empty() {
            return Err(self.fail(start, "expected a pass name"));
        }
        let mut params_at = at;
        while bytes.get(at) == Some(&b'<') {
            // What is in the last pair of brackets are parameters: `print<access-info><allow-partial>`.
            if at > params_at {
                name = text[start..at].trim();
                params_at = at;
            }
            let mut depth = 0;
            loop {
                match bytes.get(at) {
                    None => return Err(self.fail(params_at, "`<` without `>`")),
                    Some(b'<') => depth += 1,
                    Some(b'>') => depth -= 1,
                    Some(_) => {}
                }
                at += 1;
                if depth == 0 {
                    break;
                }
            }
        }
        self.at = at;
        let params = text.get(params_at + 1..at.max(1) - 1).filter(|_| at > params_at);
        Ok(Element { full: text[start..at].trim(), name, params, start, params_at })
    }

    /// Opens the nest of `element`, behind which a bracket stands.
    fn open_nest(&mut self, element: &Element<'_>) -> Result<(), PipelineError> {
        let &Element { name, params, start, params_at, .. } = element;
        let outer = self.outer();
        let count = |what: &str| -> Result<usize, PipelineError> {
            params
                .and_then(|p| p.parse().ok())
                .ok_or_else(|| self.fail(params_at, format!("`{what}` takes a count, as in `{what}<2>(...)`")))
        };
        let (mut lazy, mut devirt) = (false, 0);
        let condition =
            self.registry.find(name).filter(|_| params.is_none() && self.registry.conditions.contains(&name));
        let (nest, repeat) = match name {
            _ if condition.is_some() => (Nest::Module, 1),
            "repeat" => (outer, count(name)?),
            "devirt" => {
                devirt = u8::try_from(count(name)?).unwrap_or(u8::MAX);
                (outer, 1)
            }
            _ => match Nest::of(name) {
                Some(n) => {
                    lazy = nest_params(name, params, outer).map_err(|error| self.fail(params_at, error.to_string()))?;
                    (n, 1)
                }
                None if self.registry.find(name).is_some() => {
                    return Err(self.fail(self.at, format!("`{name}` is a pass and takes no pipeline")));
                }
                None => return Err(self.registry.missing(element.full, name)),
            },
        };
        if nest < outer {
            let name = if condition.is_some() { name } else { nest.word() };
            return Err(self.fail(start, format!("`{name}(...)` cannot stand in `{}(...)`", outer.word())));
        }
        if lazy && outer != Nest::CallGraph {
            return Err(self.fail(start, "`function<lazy>(...)` stands in `cgscc(...)`"));
        }
        if name == "loop-mssa" && outer == Nest::Loop && !self.open.last().is_some_and(|o| o.memssa) {
            return Err(self.fail(start, "`loop-mssa(...)` cannot stand in `loop(...)`"));
        }
        // What stands in a nest of loops with memory SSA has it.
        let memssa = nest == Nest::Loop && (name == "loop-mssa" || self.open.last().is_some_and(|o| o.memssa));
        self.leading = Leading::Over;
        let first_row = self.out.len();
        if nest == Nest::Loop && outer != Nest::Loop {
            self.push_canonical_form();
        }
        self.open.push(Open { nest, repeat, first_row, at: self.at, devirt, lazy, memssa, condition });
        self.at += 1;
        Ok(())
    }

    /// Appends the passes that bring loops into the form that loop passes expect.
    fn push_canonical_form(&mut self) {
        for name in self.registry.canonical_loops {
            let info = self.registry.find(name).expect("the registry has the passes that it names");
            self.out.push(Row { implicit: true, ..Row::of(Step::Pass(info, PassParams::default())) });
        }
    }

    /// Closes the innermost nest.
    fn close_nest(&mut self) -> Result<(), PipelineError> {
        let Some(o) = self.open.pop() else { return Err(self.fail(self.at, "`)` without `(`")) };
        if let Some(info) = o.condition {
            self.out.truncate(o.first_row);
            self.out.push(Row::of(Step::Pass(info, PassParams::default())));
        }
        let body = self.out[o.first_row..].to_vec();
        if body.len().saturating_mul(o.repeat) > MAX_ROWS {
            return Err(self.fail(o.at, format!("repeats to more than {MAX_ROWS} passes")));
        }
        self.out.truncate(o.first_row);
        for k in 0..o.repeat {
            self.out.extend_from_slice(&body);
            for r in &mut self.out[o.first_row + k * body.len()..] {
                r.lazy |= o.lazy;
                r.devirt = r.devirt.max(o.devirt);
                r.nest += if r.nest > 0 { (k * body.len()) as u32 } else { 0 };
                r.loop_nest += if r.loop_nest > 0 { (k * body.len()) as u32 } else { 0 };
            }
        }
        let outermost = o.nest == Nest::CallGraph && self.open.last().is_none_or(|p| p.nest == Nest::Module);
        if outermost && body.iter().any(|r| r.step.level() == Some(Level::CallGraph)) {
            if let Some(row) = body.iter().find(|row| row.step.level() == Some(Level::Module)) {
                let pass = format!("pass `{}`", row.step.name());
                return Err(PipelineError::Level { pass, level: "module", nest: o.nest.word() });
            }
            self.out[o.first_row..].iter_mut().for_each(|r| r.nest = o.first_row as u32 + 1);
        }
        if o.nest == Nest::Loop && self.outer() != Nest::Loop {
            self.make_loop_nest(o.first_row, o.memssa);
        }
        self.at += 1;
        Ok(())
    }

    /// Makes the rows from `first_row` on one nest of loops, or several where passes over functions stand among them.
    fn make_loop_nest(&mut self, first_row: usize, memssa: bool) {
        let memssa = memssa || self.out[first_row..].iter().any(|r| r.memssa);
        let rows = self.out.split_off(first_row);
        let mut start = first_row;
        for row in rows {
            let is_for_function = !row.implicit
                && matches!(&row.step, Step::Pass(info, _) if self.registry.in_loops.contains(&info.name));
            if is_for_function {
                self.close_loop_nest(start, memssa);
                self.out.push(row);
                start = self.out.len();
                continue;
            }
            if start > first_row && start == self.out.len() {
                self.push_canonical_form();
            }
            self.out.push(row);
        }
        self.close_loop_nest(start, memssa);
    }

    /// Makes the rows from `start` on a nest, if a pass over loops or another step is among them.
    fn close_loop_nest(&mut self, start: usize, memssa: bool) {
        let is_nest = self.out[start..].iter().any(|row| !row.implicit);
        for row in &mut self.out[start..] {
            // The forms run all the same where there is no nest.
            row.implicit &= is_nest;
            row.loop_nest = if is_nest { start as u32 + 1 } else { 0 };
            row.memssa = memssa && is_nest;
        }
    }

    /// Appends the rows of a pass, a named pipeline or another element that is no nest.
    fn rows_of(&mut self, element: &Element<'_>) -> Result<(), PipelineError> {
        let (outer, top) = (self.outer(), self.open.is_empty());
        let first_row = self.out.len();
        step(element, outer, top, self.registry, self.out)?;
        let new = &self.out[first_row..];
        let for_loops = matches!(new, [row] if row.is_for_loops()) && outer != Nest::Loop;
        if outer == Nest::Loop {
            let memssa = self.open.last().is_some_and(|o| o.memssa);
            if let Some(Step::Pass(info, _)) = new.last().map(|r| &r.step)
                && info.reads.contains(AnalysisSet::MEMSSA)
                && !memssa
            {
                let message = format!("`{}` needs memory SSA: write `loop-mssa(...)`", element.name);
                return Err(self.fail(element.start, message));
            }
            return Ok(());
        }
        if !for_loops {
            self.leading = Leading::Over;
            return Ok(());
        }
        // A loop pass outside of `loop(...)` is a nest of its own, or goes on with the one the text begins with.
        let row = self.out.pop().expect("one row was added");
        let memssa = matches!(&row.step, Step::Pass(info, _) if info.reads.contains(AnalysisSet::MEMSSA));
        let start = match self.leading {
            Leading::Nest(start) => start,
            _ => {
                let start = self.out.len();
                self.push_canonical_form();
                start
            }
        };
        self.out.push(row);
        self.make_loop_nest(start, memssa);
        self.leading = if top && self.leading != Leading::Over { Leading::Nest(start) } else { Leading::Over };
        Ok(())
    }
}

/// What is wrong with a parameter of a nest.
#[derive(Debug, thiserror::Error)]
enum NestParameterError {
    #[error("`{nest}` has no parameter `{parameter}`")]
    Unknown { nest: String, parameter: String },
    #[error("`function<no-rerun>(...)` stands in `cgscc(...)`")]
    NoRerun,
}

/// Parameters of a nest in `outer`: only those of `function`; `eager-inv` and `no-rerun` say how LLVM caches analyses and change nothing
/// here. Returns whether `lazy` is one of them.
fn nest_params(name: &str, params: Option<&str>, outer: Nest) -> Result<bool, NestParameterError> {
    let mut lazy = false;
    for parameter in params.unwrap_or("").split(';').filter(|text| !text.is_empty()) {
        if name != "function" || !matches!(parameter, "eager-inv" | "no-rerun" | "lazy") {
            return Err(NestParameterError::Unknown { nest: name.into(), parameter: parameter.into() });
        }
        if parameter == "no-rerun" && outer != Nest::CallGraph {
            return Err(NestParameterError::NoRerun);
        }
        lazy |= parameter == "lazy";
    }
    Ok(lazy)
}

/// Appends the rows of an element that is no nest.
fn step(
    element: &Element<'_>,
    nest: Nest,
    top: bool,
    registry: &Registry<'_>,
    out: &mut Vec<Row>,
) -> Result<(), PipelineError> {
    let &Element { full, name, params, .. } = element;
    let mut push = |step: Step| out.push(Row::of(step));
    match (name, params) {
        ("verify", None) => push(Step::Verify),
        ("verify", Some(p)) if analysis(p).is_some_and(|set| set != AnalysisSet::NONE) => {
            push(Step::Check(analysis(p).unwrap_or(AnalysisSet::NONE)));
        }
        ("print", None) => push(match nest {
            Nest::Loop => Step::PrintLoop,
            _ if top || nest == Nest::Module => Step::PrintModule,
            _ => Step::PrintFunction,
        }),
        ("no-op-module", None) => push(Step::Nothing("no-op-module")),
        ("no-op-cgscc", None) => push(Step::Nothing("no-op-cgscc")),
        ("no-op-function", None) => push(Step::Nothing("no-op-function")),
        ("no-op-loop", None) => push(Step::Nothing("no-op-loop")),
        ("no-op-loopnest", None) => push(Step::Nothing("no-op-loopnest")),
        ("invalidate", Some(p)) => match analysis(p) {
            Some(set) => push(Step::Invalidate(set)),
            None => return Err(PipelineError::Unimplemented(full.to_string())),
        },
        // Analyses are computed on demand, so asking for one in advance does nothing.
        ("require", Some(p)) if analysis(p).is_some() => push(Step::Nothing("require")),
        _ => {
            if let Some(p) = registry.pipeline(full) {
                let first_row = out.len();
                table_rows(&p.rows, registry, out)?;
                let for_module = |row: &Row| matches!(row.step.level(), Some(Level::Module | Level::CallGraph));
                if nest == Nest::Loop || nest != Nest::Module && out[first_row..].iter().any(for_module) {
                    return Err(PipelineError::Level {
                        pass: format!("pipeline `{full}`"),
                        level: "module",
                        nest: nest.word(),
                    });
                }
                out[first_row..].iter_mut().for_each(|row| row.is_tracked |= p.tracks_dependences);
                return Ok(());
            }
            // A pass may have brackets in its name: `print<domtree>`.
            let (info, params) = match (registry.find(full), registry.find(name)) {
                (Some(i), _) => (i, None),
                (None, Some(i)) => (i, params),
                (None, None) => return Err(registry.missing(full, name)),
            };
            let level = Nest::of_level(info.level);
            let fits = nest == Nest::Loop && info.level == Level::Function && registry.in_loops.contains(&info.name);
            let is_widened = nest <= Nest::Function && registry.in_functions.contains(&info.name);
            if level < nest && !fits && !is_widened {
                let level = match level {
                    Nest::Module => "module",
                    Nest::CallGraph => "call graph",
                    Nest::Function | Nest::Loop => "function",
                };
                return Err(PipelineError::Level { pass: format!("pass `{name}`"), level, nest: nest.word() });
            }
            let list = params.unwrap_or("").split(';').map(str::trim).filter(|p| !p.is_empty());
            let params = PassParams::new(list.map(str::to_string));
            (info.make)(params.clone())?;
            push(Step::Pass(info, params));
        }
    }
    Ok(())
}

/// Analyses by their names in pipeline text. Those that are not cached per function are the empty set.
const ANALYSES: &[(&str, AnalysisSet)] = &[
    ("all", AnalysisSet::ALL),
    ("domtree", AnalysisSet::DOM),
    ("postdomtree", AnalysisSet::POSTDOM),
    ("loops", AnalysisSet::LOOPS),
    ("memoryssa", AnalysisSet::MEMSSA),
    ("branch-prob", AnalysisSet::FREQUENCY),
    ("block-freq", AnalysisSet::FREQUENCY),
    ("uniformity", AnalysisSet::UNIFORMITY),
    ("assumptions", AnalysisSet::ASSUMPTIONS),
    ("scalar-evolution", AnalysisSet::SCEV),
    ("aa", AnalysisSet::NONE),
    ("access-info", AnalysisSet::NONE),
    ("basic-aa", AnalysisSet::NONE),
    ("bb-sections-profile-reader", AnalysisSet::NONE),
    ("callgraph", AnalysisSet::NONE),
    ("collector-metadata", AnalysisSet::NONE),
    ("ctx-prof-analysis", AnalysisSet::NONE),
    ("cycles", AnalysisSet::NONE),
    ("da", AnalysisSet::NONE),
    ("ddg", AnalysisSet::NONE),
    ("debug-ata", AnalysisSet::NONE),
    ("demanded-bits", AnalysisSet::NONE),
    ("domfrontier", AnalysisSet::NONE),
    ("dxil-metadata", AnalysisSet::NONE),
    ("dxil-resource-bindings", AnalysisSet::NONE),
    ("dxil-resource-type", AnalysisSet::NONE),
    ("dxil-resources", AnalysisSet::NONE),
    ("ephemerals", AnalysisSet::NONE),
    ("fam-proxy", AnalysisSet::NONE),
    ("func-properties", AnalysisSet::NONE),
    ("gc-function", AnalysisSet::NONE),
    ("globals-aa", AnalysisSet::NONE),
    ("inline-advisor", AnalysisSet::NONE),
    ("ir-similarity", AnalysisSet::NONE),
    ("ir2vec-vocab", AnalysisSet::NONE),
    ("iv-users", AnalysisSet::NONE),
    ("last-run-tracking", AnalysisSet::NONE),
    ("lazy-value-info", AnalysisSet::NONE),
    ("lcg", AnalysisSet::NONE),
    ("libcall-lowering-info", AnalysisSet::NONE),
    ("machine-function-info", AnalysisSet::NONE),
    ("memdep", AnalysisSet::NONE),
    ("module-summary", AnalysisSet::NONE),
    ("no-op-cgscc", AnalysisSet::NONE),
    ("no-op-function", AnalysisSet::NONE),
    ("no-op-loop", AnalysisSet::NONE),
    ("no-op-module", AnalysisSet::NONE),
    ("objc-arc-aa", AnalysisSet::NONE),
    ("opt-remark-emit", AnalysisSet::NONE),
    ("pass-instrumentation", AnalysisSet::NONE),
    ("phi-values", AnalysisSet::NONE),
    ("profile-summary", AnalysisSet::NONE),
    ("reg-usage", AnalysisSet::NONE),
    ("regions", AnalysisSet::NONE),
    ("runtime-libcall-info", AnalysisSet::NONE),
    ("scev-aa", AnalysisSet::NONE),
    ("scoped-noalias-aa", AnalysisSet::NONE),
    ("should-not-run-function-passes", AnalysisSet::NONE),
    ("should-run-extra-simple-loop-unswitch", AnalysisSet::NONE),
    ("should-run-extra-vector-passes", AnalysisSet::NONE),
    ("ssp-layout", AnalysisSet::NONE),
    ("stack-safety", AnalysisSet::NONE),
    ("stack-safety-local", AnalysisSet::NONE),
    ("target-ir", AnalysisSet::NONE),
    ("target-lib-info", AnalysisSet::NONE),
    ("targetir", AnalysisSet::NONE),
    ("targetlibinfo", AnalysisSet::NONE),
    ("tbaa", AnalysisSet::NONE),
    ("verify", AnalysisSet::NONE),
];

fn analysis(name: &str) -> Option<AnalysisSet> {
    ANALYSES.iter().find(|a| a.0 == name).map(|a| a.1)
}

/// Text that reads as `rows`, with all nests written out. Guards and row numbers are not part of it, nor is `require<...>`,
/// which does nothing.
pub(crate) fn text_of<'r>(rows: impl Iterator<Item = &'r Row>) -> String {
    let mut writer = Writer { out: String::new(), open: Vec::new() };
    for row in rows.filter(|r| !r.implicit && !matches!(r.step, Step::Nothing("require"))) {
        writer.row(row);
    }
    writer.close_to(0);
    writer.out
}

/// A nest that is open in the text: its opening, and the number of the nest of rows (0 where rows of any number may go on).
type OpenText = (Cow<'static, str>, u32);

struct Writer {
    out: String,
    open: Vec<OpenText>,
}

impl Writer {
    fn close_to(&mut self, depth: usize) {
        while self.open.len() > depth {
            self.open.pop();
            self.out.push(')');
        }
    }
    /// Writes `row` in its nests; those that are open already go on.
    fn row(&mut self, row: &Row) {
        let for_module = match row.step {
            Step::PrintModule | Step::Nothing("no-op-module" | "no-op-cgscc") => true,
            _ => row.step.level() == Some(Level::Module),
        };
        let graph_pass = row.step.level() == Some(Level::CallGraph);
        let mut wanted: Vec<OpenText> = Vec::new();
        if row.nest > 0 || graph_pass {
            wanted.push(("cgscc(".into(), row.nest));
        }
        if row.nest > 0 && row.devirt > 0 {
            wanted.push((format!("devirt<{}>(", row.devirt).into(), row.nest));
        }
        if !for_module && !graph_pass {
            wanted.push((if row.lazy { "function<lazy>(" } else { "function(" }.into(), 0));
        }
        if row.loop_nest > 0 {
            wanted.push((if row.memssa { "loop-mssa(" } else { "loop(" }.into(), row.loop_nest));
        }
        // A call-graph pass outside of a nest is a nest of its own each time.
        let alone = graph_pass && row.nest == 0;
        let same = self.open.iter().zip(&wanted).take_while(|(a, b)| a == b && !alone).count();
        self.close_to(same);
        if !self.out.is_empty() && !self.out.ends_with('(') {
            self.out.push(',');
        }
        for nest in wanted.drain(same..) {
            self.out.push_str(&nest.0);
            self.open.push(nest);
        }
        self.step(&row.step);
    }
    fn step(&mut self, step: &Step) {
        self.out.push_str(step.name());
        match step {
            Step::Pass(_, params) if !params.given().is_empty() => {
                self.out.push('<');
                self.out.push_str(&params.given().join(";"));
                self.out.push('>');
            }
            Step::Invalidate(set) | Step::Check(set) => {
                let name = ANALYSES.iter().find(|a| a.1 == *set).map_or("all", |a| a.0);
                self.out.push('<');
                self.out.push_str(name);
                self.out.push('>');
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
