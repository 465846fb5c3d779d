//! Pipeline text: LLVM's `-passes=` syntax.
//!
//! ```text
//! pipeline = element { "," element }
//! element  = name [ "<" parameters ">" ] [ "(" pipeline ")" ]
//! ```
//! `module`, `cgscc`, `function`, `loop` and `loop-mssa` nest; `devirt<n>` and `repeat<n>` too. A pass may stand directly in
//! any nest of its own or a wider level. Rows are flattened; those of a `cgscc` nest with a call-graph pass stay together, other
//! nests only group. `function<lazy>(...)` inside of it runs only where the call-graph pass asks for it: the inliner does for
//! functions that more than one place will have a copy of.
//! Parsing keeps its own stack, so depth is bounded by memory only.

use crate::pass::{Level, PassParams};
use crate::pipeline::{PipelineError, Registry, Row, Step, table_rows};
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
    lazy: bool,
}

/// Appends the rows of `text` to `out`; row numbers are set by the caller.
pub(crate) fn resolve(text: &str, registry: &Registry, out: &mut Vec<Row>) -> Result<(), PipelineError> {
    let bytes = text.as_bytes();
    let fail = |at: usize, message: String| PipelineError::Syntax(TextError { text: text.to_string(), at, message });
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    if text.trim().is_empty() {
        return Ok(());
    }
    loop {
        // An element.
        let start = at;
        while at < bytes.len() && !matches!(bytes[at], b',' | b'(' | b')' | b'<' | b'>') {
            at += 1;
        }
        let mut name = text[start..at].trim();
        if name.is_empty() {
            return Err(fail(start, "expected a pass name".into()));
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
                    None => return Err(fail(params_at, "`<` without `>`".into())),
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
        let params = text.get(params_at + 1..at.max(1) - 1).filter(|_| at > params_at);
        let outer = open.last().map_or(Nest::Module, |o| o.nest);
        if bytes.get(at) == Some(&b'(') {
            let count = |what: &str| -> Result<usize, PipelineError> {
                params
                    .and_then(|p| p.parse().ok())
                    .ok_or_else(|| fail(params_at, format!("`{what}` takes a count, as in `{what}<2>(...)`")))
            };
            let mut lazy = false;
            let (nest, repeat) = match name {
                "repeat" => (outer, count(name)?),
                // Repetition while calls become direct is up to the call-graph pass itself.
                "devirt" => {
                    count(name)?;
                    (outer, 1)
                }
                _ => match Nest::of(name) {
                    Some(n) => {
                        lazy = nest_params(name, params).map_err(|m| fail(params_at, m))?;
                        (n, 1)
                    }
                    None if registry.find(name).is_some() => {
                        return Err(fail(at, format!("`{name}` is a pass and takes no pipeline")));
                    }
                    None => return Err(PipelineError::Unimplemented(name.to_string())),
                },
            };
            if nest < outer {
                return Err(fail(start, format!("`{}(...)` cannot stand in `{}(...)`", nest.word(), outer.word())));
            }
            if lazy && outer != Nest::CallGraph {
                return Err(fail(start, "`function<lazy>(...)` stands in `cgscc(...)`".into()));
            }
            open.push(Open { nest, repeat, first_row: out.len(), at, lazy });
            at += 1;
            continue;
        }
        element(&text[start..at], name, params, outer, open.is_empty(), registry, out)?;
        // What follows an element: ends of nests, then a comma or the end.
        while bytes.get(at) == Some(&b')') {
            let Some(o) = open.pop() else { return Err(fail(at, "`)` without `(`".into())) };
            let body = out[o.first_row..].to_vec();
            if body.len().saturating_mul(o.repeat) > MAX_ROWS {
                return Err(fail(o.at, format!("repeats to more than {MAX_ROWS} passes")));
            }
            out.truncate(o.first_row);
            for k in 0..o.repeat {
                out.extend_from_slice(&body);
                for r in &mut out[o.first_row + k * body.len()..] {
                    r.lazy |= o.lazy;
                    r.nest += if r.nest > 0 { (k * body.len()) as u32 } else { 0 };
                }
            }
            let outermost = o.nest == Nest::CallGraph && open.last().is_none_or(|p| p.nest == Nest::Module);
            if outermost && body.iter().any(|r| r.step.level() == Some(Level::CallGraph)) {
                out[o.first_row..].iter_mut().for_each(|r| r.nest = o.first_row as u32 + 1);
            }
            at += 1;
        }
        match bytes.get(at) {
            None => break,
            Some(b',') => at += 1,
            Some(_) => return Err(fail(at, "expected `,` or the end".into())),
        }
    }
    match open.last() {
        None => Ok(()),
        Some(o) => Err(fail(o.at, "`(` without `)`".into())),
    }
}

/// Parameters of a nest: only those of `function`; `eager-inv` and `no-rerun` say how LLVM caches analyses and change nothing
/// here. Returns whether `lazy` is one of them.
fn nest_params(name: &str, params: Option<&str>) -> Result<bool, String> {
    let mut lazy = false;
    for p in params.unwrap_or("").split(';').filter(|p| !p.is_empty()) {
        if name != "function" || !matches!(p, "eager-inv" | "no-rerun" | "lazy") {
            return Err(format!("`{name}` has no parameter `{p}`"));
        }
        lazy |= p == "lazy";
    }
    Ok(lazy)
}

fn element(
    full: &str,
    name: &str,
    params: Option<&str>,
    nest: Nest,
    top: bool,
    registry: &Registry,
    out: &mut Vec<Row>,
) -> Result<(), PipelineError> {
    let mut push = |step: Step| out.push(Row { number: 0, step, guard: None, nest: 0, lazy: false });
    let unimplemented = || Err(PipelineError::Unimplemented(full.trim().to_string()));
    let full = full.trim();
    match (name, params) {
        ("verify", None) => push(Step::Verify),
        ("print", None) => push(if top || nest == Nest::Module { Step::PrintModule } else { Step::PrintFunction }),
        ("no-op-module", None) => push(Step::Nothing("no-op-module")),
        ("no-op-cgscc", None) => push(Step::Nothing("no-op-cgscc")),
        ("no-op-function", None) => push(Step::Nothing("no-op-function")),
        ("no-op-loop", None) => push(Step::Nothing("no-op-loop")),
        ("no-op-loopnest", None) => push(Step::Nothing("no-op-loopnest")),
        ("invalidate", Some("all")) => push(Step::Invalidate(AnalysisSet::ALL)),
        ("invalidate", Some(p)) => match analysis(p) {
            Some(set) => push(Step::Invalidate(set)),
            None => return unimplemented(),
        },
        // Analyses are computed on demand, so asking for one in advance does nothing.
        ("require", Some(p)) if analysis(p).is_some() => push(Step::Nothing("require")),
        _ => {
            if let Some(p) = registry.pipeline(full) {
                if nest != Nest::Module {
                    return Err(PipelineError::Level {
                        pass: format!("pipeline `{full}`"),
                        level: "module",
                        nest: nest.word(),
                    });
                }
                return table_rows(p.rows, registry, out);
            }
            // A pass may have brackets in its name: `print<domtree>`.
            let (info, params) = match (registry.find(full), registry.find(name)) {
                (Some(i), _) => (i, None),
                (None, Some(i)) => (i, params),
                (None, None) => return unimplemented(),
            };
            let level = Nest::of_level(info.level);
            if level < nest {
                let level = match level {
                    Nest::Module => "module",
                    Nest::CallGraph => "call graph",
                    Nest::Function | Nest::Loop => "function",
                };
                return Err(PipelineError::Level { pass: format!("pass `{name}`"), level, nest: nest.word() });
            }
            let list = params.unwrap_or("").split(';').map(str::trim).filter(|p| !p.is_empty());
            let params = PassParams(list.map(str::to_string).collect());
            (info.make)(params.clone()).map_err(PipelineError::Params)?;
            push(Step::Pass(info, params));
        }
    }
    Ok(())
}

/// Analyses by their names in pipeline text. Those that are not cached per function are the empty set.
fn analysis(name: &str) -> Option<AnalysisSet> {
    Some(match name {
        "domtree" => AnalysisSet::DOM,
        "postdomtree" => AnalysisSet::POSTDOM,
        "loops" => AnalysisSet::LOOPS,
        "memoryssa" => AnalysisSet::MEMSSA,
        "branch-prob" | "block-freq" => AnalysisSet::FREQUENCY,
        "uniformity" => AnalysisSet::UNIFORMITY,
        "assumptions" => AnalysisSet::ASSUMPTIONS,
        "scalar-evolution" => AnalysisSet::SCEV,
        "aa" | "basic-aa" | "globals-aa" | "da" | "profile-summary" | "targetlibinfo" | "targetir" | "callgraph" => {
            AnalysisSet::NONE
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pass::{FunctionPass, ModulePass, Outcome, PassBody, PassInfo};
    use crate::pipeline::{NamedPipeline, Pipeline, Stage, row};

    struct Nop;
    impl FunctionPass for Nop {
        fn run(&mut self, _: &mut warpc_ir::FuncMut<'_>, _: &mut crate::PassCx<'_>) -> Outcome {
            Outcome::Unchanged
        }
    }
    impl ModulePass for Nop {
        fn run(&mut self, _: &mut warpc_ir::Module, _: &mut crate::ModuleCx<'_>) -> bool {
            false
        }
    }
    const fn pass(name: &'static str, level: Level) -> PassInfo {
        PassInfo {
            name,
            summary: "",
            level,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::ALL,
            knobs: &[],
            idempotent: true,
            make: |mut p| {
                p.take_flag("memssa", false);
                p.finish("early-cse")?;
                Ok(PassBody::Function(Box::new(Nop)))
            },
        }
    }
    impl crate::CallGraphPass for Nop {
        fn begin(&mut self, _: &warpc_ir::Module, _: &warpc_ir::session::Session) {}
        fn run(&self, _: &mut warpc_ir::FuncMut<'_>, _: &mut crate::CallGraphCx<'_>) -> bool {
            false
        }
        fn defers(&self, _: &warpc_ir::Func<'_>, _: &crate::Calls) -> bool {
            false
        }
        fn wants_rows(&self, _: &warpc_ir::Func<'_>, _: &crate::Calls) -> bool {
            true
        }
    }
    static TABLE: [PassInfo; 5] = [
        PassInfo { make: |_| Ok(PassBody::CallGraph(Box::new(Nop))), ..pass("inline", Level::CallGraph) },
        pass("sroa", Level::Function),
        pass("early-cse", Level::Function),
        pass("licm", Level::Loop),
        PassInfo { make: |_| Ok(PassBody::Module(Box::new(Nop))), ..pass("globaldce", Level::Module) },
    ];
    const REGISTRY: Registry = Registry {
        families: &[&TABLE],
        pipelines: &[NamedPipeline {
            name: "default<O1>",
            summary: "",
            rows: &[row(4, "sroa"), row(5, "globaldce"), row(9, "function(early-cse,sroa)")],
        }],
    };

    fn names(text: &str) -> String {
        match Pipeline::parse(text, &REGISTRY) {
            Ok(p) => p.rows().iter().map(|r| r.step.name()).collect::<Vec<_>>().join(" "),
            Err(e) => e.to_string(),
        }
    }

    #[test]
    fn nests_flatten() {
        assert_eq!(names("sroa,early-cse<memssa>,globaldce"), "sroa early-cse globaldce");
        assert_eq!(names("function<eager-inv>(sroa,loop-mssa(licm),print),verify"), "sroa licm print verify");
        assert_eq!(names("module(cgscc(devirt<4>(function(repeat<2>(sroa,licm)))))"), "sroa licm sroa licm");
        assert_eq!(
            names("default<O1>,no-op-function,require<domtree>"),
            "sroa globaldce early-cse sroa no-op-function require"
        );
        assert_eq!(names(""), "");
    }

    #[test]
    fn stages_are_cut_at_barriers() {
        let p = Pipeline::parse("sroa,verify,print,early-cse,globaldce,globaldce,sroa", &REGISTRY).unwrap();
        use Stage::*;
        assert_eq!(p.stages(), [Functions(0, 4), Module(4), Module(5), Functions(6, 7)]);
        let p = Pipeline::parse(
            "sroa,cgscc(inline,function<lazy>(sroa,licm)),repeat<2>(cgscc(inline,sroa)),inline",
            &REGISTRY,
        );
        let p = p.unwrap();
        let stages = [Functions(0, 1), CallGraph(1, 4), CallGraph(4, 6), CallGraph(6, 8), CallGraph(8, 9)];
        assert_eq!(p.stages(), stages);
        assert_eq!(p.rows().iter().map(|r| r.lazy).collect::<Vec<_>>()[..4], [false, false, true, true]);
        let p =
            Pipeline::parse("cgscc(devirt<4>(inline,function(sroa))),cgscc(function(sroa)),licm", &REGISTRY).unwrap();
        assert_eq!(p.stages(), [CallGraph(0, 2), Functions(2, 4)]);
        let p = Pipeline::from_table(REGISTRY.pipelines[0].rows, &REGISTRY).unwrap();
        assert_eq!(p.rows().iter().map(|r| r.number).collect::<Vec<_>>(), [4, 5, 9, 9]);
    }

    #[test]
    fn mistakes_say_where() {
        assert_eq!(names("sroa,gvn"), "unimplemented: gvn");
        assert_eq!(names("sroa,gvn<pre>"), "unimplemented: gvn<pre>");
        assert_eq!(names("slp(sroa)"), "unimplemented: slp");
        assert_eq!(
            names("function(globaldce)"),
            "pass `globaldce` works on the module and cannot stand in `function(...)`"
        );
        assert!(names("loop(sroa)").starts_with("pass `sroa` works on the function and cannot stand in `loop"));
        assert_eq!(names("sroa,,licm"), "invalid pipeline: expected a pass name at column 6\n  sroa,,licm\n       ^");
        assert!(names("function(sroa").contains("`(` without `)` at column 9"));
        assert!(names("sroa)").contains("`)` without `(` at column 5"));
        assert!(names("sroa<x").contains("`<` without `>`"));
        assert!(names("loop(function(sroa))").contains("`function(...)` cannot stand in `loop(...)`"));
        assert!(names("repeat<99999999>(sroa)").contains("repeats to more than"));
        assert!(names("function<lazy>(sroa)").contains("stands in `cgscc(...)` at column 1"));
        assert!(names("repeat(sroa)").contains("takes a count"));
        assert!(names("sroa(licm)").contains("takes no pipeline"));
        assert_eq!(names("early-cse<bad>"), "invalid parameter `bad` of pass `early-cse`");
        assert!(names(&"function(".repeat(100_000)).contains("expected a pass name"));
    }
}
