//! Pipelines as LLVM's `-print-pipeline-passes` writes them: with all parameters of a pass, those that nobody gave too, in its order, and the
//! check of what comes out at the end. **Cost**: linear in the text.

use Parameter::*;
use std::fmt::Write;

/// A parameter as it is printed.
#[derive(Clone, Copy)]
enum Parameter {
    /// `name` or `no-name`, always; by default as said here.
    Flag(&'static str, bool),
    /// `name` or `no-name`, where one was given.
    Given(&'static str),
    /// A word, where it was given.
    Word(&'static str),
    /// `name=value`; nothing where there is no default and none was given.
    Value(&'static str, Option<&'static str>),
    /// One of these words, the first by default.
    Choice(&'static [&'static str]),
}

/// Passes and their parameters, sorted. A pass without a row is printed as it was given.
#[rustfmt::skip]
const ROWS: &[(&str, &[Parameter])] = &[
    ("bounds-checking", &[Choice(&["trap", "rt", "rt-abort", "min-rt", "min-rt-abort"]), Word("merge"), Value("guard", None)]),
    ("early-cse", &[Word("memssa")]),
    ("ee-instrument", &[Word("post-inline")]),
    ("gvn", &[Given("pre"), Given("load-pre"), Given("split-backedge-load-pre"), Given("memdep"), Given("memoryssa")]),
    ("instcombine", &[Value("max-iterations", Some("1")), Flag("verify-fixpoint", true)]),
    ("licm", &[Flag("allowspeculation", true)]),
    ("lnicm", &[Flag("allowspeculation", true)]),
    ("loop-rotate", &[Flag("header-duplication", true), Flag("prepare-for-lto", false)]),
    ("loop-unroll", &[Given("partial"), Given("peeling"), Given("runtime"), Given("upperbound"), Given("profile-peeling"), Value("full-unroll-max", None), Choice(&["O2", "O0", "O1", "O3"])]),
    ("loop-vectorize", &[Flag("interleave-forced-only", false), Flag("vectorize-forced-only", false)]),
    ("lower-matrix-intrinsics", &[Word("minimal")]),
    ("mldst-motion", &[Flag("split-footer-bb", false)]),
    ("print<stack-lifetime>", &[Choice(&["may", "must"])]),
    ("separate-const-offset-from-gep", &[Word("lower-gep")]),
    ("simple-loop-unswitch", &[Flag("nontrivial", false), Flag("trivial", true)]),
    ("simplifycfg", &[Value("bonus-inst-threshold", Some("1")), Flag("forward-switch-cond", false), Flag("switch-range-to-icmp", false), Flag("switch-to-arithmetic", false), Flag("switch-to-lookup", false), Flag("keep-loops", true), Flag("hoist-common-insts", false), Flag("hoist-loads-stores-with-cond-faulting", false), Flag("sink-common-insts", false), Flag("speculate-blocks", true), Flag("simplify-cond-branch", true), Flag("speculate-unpredictables", false)]),
    ("speculative-execution", &[Word("only-if-divergent-target")]),
    ("sroa", &[Choice(&["modify-cfg", "preserve-cfg"])]),
];

/// Passes whose last parameter LLVM ends with `;`, too.
const ENDED: [&str; 2] = ["gvn", "loop-vectorize"];

/// `text`, a pipeline, with all parameters, and with a check at the end if it `verifies`.
pub fn with_parameters(text: &str, verifies: bool) -> String {
    let mut out = String::with_capacity(2 * text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = end_of_element(rest);
        element(&rest[..end], &mut out);
        let nesting = rest[end..].find(|c| !matches!(c, ',' | '(' | ')')).map_or(rest.len(), |length| end + length);
        out.push_str(&rest[end..nesting]);
        rest = &rest[nesting..];
    }
    if verifies {
        out.push_str(if out.is_empty() { "verify" } else { ",verify" });
    }
    out
}

/// Where the name that `text` begins with ends, with all that stands in its brackets.
fn end_of_element(text: &str) -> usize {
    let mut depth = 0;
    let ends = |c: char| {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            ',' | '(' | ')' => return depth == 0,
            _ => {}
        }
        false
    };
    text.find(ends).unwrap_or(text.len())
}

/// Appends one pass, or the name of a nest.
fn element(text: &str, out: &mut String) {
    let row = |name: &str| ROWS.binary_search_by(|row| row.0.cmp(name)).ok().map(|at| ROWS[at].1);
    let (name, given) = match text.strip_suffix('>').and_then(|text| text.rsplit_once('<')) {
        Some((name, given)) if row(text).is_none() => (name, given),
        _ => (text, ""),
    };
    let Some(parameters) = row(name) else { return out.push_str(text) };
    let mut given: Vec<&str> = given.split(';').map(str::trim).filter(|text| !text.is_empty()).collect();
    let mut printed: Vec<String> = parameters.iter().filter_map(|parameter| parameter.text(&mut given)).collect();
    // What LLVM does not have comes last.
    printed.extend(given.into_iter().map(str::to_string));
    let end = if ENDED.contains(&name) && !printed.is_empty() { ";" } else { "" };
    // Writing to a string does not fail.
    let _ = write!(out, "{name}<{}{end}>", printed.join(";"));
}

impl Parameter {
    /// What is printed of it; takes what is about it out of `given`. The last one counts.
    fn text(&self, given: &mut Vec<&str>) -> Option<String> {
        let mut last = None;
        given.retain(|text| {
            let is_meant = match self {
                Flag(name, _) | Given(name) => text.strip_prefix("no-").unwrap_or(text) == *name,
                Word(name) => text == name,
                Value(name, _) => text.split_once('=').is_some_and(|(key, _)| key == *name),
                Choice(words) => words.contains(text),
            };
            if is_meant {
                last = Some(text.to_string());
            }
            !is_meant
        });
        last.or_else(|| match self {
            Flag(name, on) => Some(format!("{}{name}", if *on { "" } else { "no-" })),
            Value(name, default) => default.map(|value| format!("{name}={value}")),
            Choice(words) => Some(words[0].to_string()),
            Given(_) | Word(_) => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_passes::REGISTRY;
    use warpc_phase::Pipeline;

    #[test]
    fn rows_are_sorted_and_their_passes_take_what_is_printed() {
        assert!(ROWS.is_sorted_by(|a, b| a.0 < b.0));
        for row in ROWS {
            let text = with_parameters(row.0, false);
            assert!(text.ends_with('>'), "{text}");
            if let Err(error) = Pipeline::parse(&text, &REGISTRY) {
                panic!("{text}: {error}");
            }
            assert_eq!(with_parameters(&text, false), text);
        }
    }

    #[test]
    fn parameters_stand_in_the_order_of_the_pass_and_the_last_counts() {
        for (given, printed) in [
            ("", ""),
            ("dce", "dce"),
            ("early-cse", "early-cse<>"),
            ("sroa,early-cse<memssa>", "sroa<modify-cfg>,early-cse<memssa>"),
            ("sroa<preserve-cfg>", "sroa<preserve-cfg>"),
            ("gvn", "gvn<>"),
            ("gvn<memdep;no-pre;pre>", "gvn<pre;memdep;>"),
            ("loop-unroll<O3;no-runtime;full-unroll-max=3>", "loop-unroll<no-runtime;full-unroll-max=3;O3>"),
            ("loop-vectorize", "loop-vectorize<no-interleave-forced-only;no-vectorize-forced-only;>"),
            ("print<stack-lifetime>", "print<stack-lifetime><may>"),
            ("print<stack-lifetime><must>", "print<stack-lifetime><must>"),
            ("print<domtree>,loop-rotate", "print<domtree>,loop-rotate<header-duplication;no-prepare-for-lto>"),
            ("function(loop-mssa(licm)),cgscc(inline)", "function(loop-mssa(licm<allowspeculation>)),cgscc(inline)"),
            ("instcombine<own;max-iterations=3>", "instcombine<max-iterations=3;verify-fixpoint;own>"),
        ] {
            assert_eq!(with_parameters(given, false), printed, "{given}");
        }
        assert_eq!(with_parameters("dce", true), "dce,verify");
        assert_eq!(with_parameters("", true), "verify");
    }
}
