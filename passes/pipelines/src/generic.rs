//! `generic<O1>` to `generic<Oz>`: what LLVM's optimiser does with a module for no GPU, as it orders it, and the same before a link
//! (`generic-lto-pre-link<O2>`), before one that imports (`generic-thinlto-pre-link<O2>`) and behind that (`generic-thinlto<O2>`).
//!
//! The pipelines of a GPU find address spaces, copy loops and inline as fits one. `warpc opt` takes these instead where a module names
//! another target or none, so that it does what LLVM's `opt` does there. No code is made from the result.
//!
//! **Parts**, in order: single functions first, then what is known across functions, a nest over the call graph with
//! `function-simplification` of the level in it, and at the end each function once more, with passes that make it larger or depend on a
//! target. **Left out**: `chr`, which is not written and has work in profiled modules alone; `cg-profile`, which tells linkers how often
//! functions call each other; at level 0 what makes functions of coroutines. **Source**: the pipelines that LLVM's `opt` prints.

use std::borrow::Cow;
use warpc_phase::{NamedPipeline, TableRow, row};

/// Where a module is between a compiler and a linker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing follows.
    Whole,
    /// A link of whole modules follows, with passes behind it.
    BeforeLink,
    /// A link follows that copies functions between modules, with passes behind it.
    BeforeImport,
    /// Behind such a link.
    Imported,
}

/// A level of LLVM: what differs between levels here.
struct Level {
    name: &'static str,
    /// Threshold of the inliner.
    inline: u32,
    /// Passes for speed that cost size or time.
    is_highest: bool,
    /// Straight-line code becomes vectors.
    has_slp: bool,
    /// Loops become vectors, not only those that ask for it.
    has_vectors: bool,
    /// Directives of OpenMP are looked at per nest of calls.
    has_openmp: bool,
    /// What loops are unrolled to.
    unroll: &'static str,
    copies_headers: bool,
}

const O1: Level = Level { name: "O1", has_slp: false, has_vectors: false, has_openmp: false, unroll: "O1", ..O2 };
const O3: Level = Level { name: "O3", inline: 250, is_highest: true, unroll: "O3", ..O2 };
const OS: Level = Level { name: "Os", inline: 50, has_openmp: false, ..O2 };
const OZ: Level = Level { name: "Oz", inline: 5, has_slp: false, has_vectors: false, copies_headers: false, ..OS };
const O2: Level = Level {
    name: "O2",
    inline: 225,
    is_highest: false,
    has_slp: true,
    has_vectors: true,
    has_openmp: true,
    unroll: "O2",
    copies_headers: true,
};

const PEEPHOLE: &str = "instcombine<max-iterations=1;no-verify-fixpoint>";

/// What happens once before functions are looked at together: what a module that is read from a linker has behind it.
fn first(level: &Level, stage: Stage, out: &mut Vec<String>) {
    if stage == Stage::Imported {
        out.extend(["memprof-remove-attributes", "pgo-icall-prom", "openmp-opt", "lowertypetests"].map(String::from));
    } else {
        if stage == Stage::Whole {
            out.push("memprof-remove-attributes".into());
        }
        out.extend(["annotation2metadata", "forceattrs", "inferattrs", "coro-early"].map(String::from));
        let split = if level.is_highest { ",callsite-splitting" } else { "" };
        let early = format!("function(ee-instrument,lower-expect,simplifycfg,sroa<modify-cfg>,early-cse{split})");
        out.extend([early, "openmp-opt".into()]);
    }
    out.extend(["ipsccp", "called-value-propagation", "globalopt"].map(String::from));
    out.push(format!("function(mem2reg,{PEEPHOLE},simplifycfg<switch-range-to-icmp>)"));
}

/// The nest over the call graph, and what is left across functions.
fn nest(level: &Level, stage: Stage, out: &mut Vec<String>) {
    let promotion = if level.is_highest { "argpromotion," } else { "" };
    let openmp = if level.has_openmp { "openmp-opt-cgscc," } else { "" };
    let coroutines = if stage == Stage::BeforeImport { "" } else { ",coro-split,coro-annotation-elide" };
    let Level { name, inline, .. } = level;
    out.extend(["always-inline", "require<globals-aa>", "require<profile-summary>"].map(String::from));
    out.push(format!(
        "cgscc(devirt<4>(inline<threshold={inline}>,function-attrs<skip-non-recursive-function-attrs>,{promotion}{openmp}\
         function<eager-inv;no-rerun>(function-simplification<{name}>),function-attrs{coroutines}))"
    ));
    out.push("deadargelim".into());
    match stage {
        Stage::BeforeImport => {}
        Stage::Imported => out.extend(["simplify-type-tests", "coro-cleanup"].map(String::from)),
        Stage::Whole | Stage::BeforeLink => out.push("coro-cleanup".into()),
    }
    out.extend(["globalopt", "globaldce"].map(String::from));
}

/// Each function once more, in the order of targets.
fn last(level: &Level, stage: Stage, out: &mut Vec<String>) {
    let is_last = stage != Stage::BeforeLink;
    if is_last {
        out.push("elim-avail-extern".into());
    }
    out.extend(["rpo-function-attrs", "recompute-globalsaa"].map(String::from));
    let assumes = if is_last { "drop-unnecessary-assumes," } else { "" };
    let headers = if level.copies_headers { "header-duplication" } else { "no-header-duplication" };
    let headers = format!("{headers};{}", if is_last { "no-prepare-for-lto" } else { "prepare-for-lto" });
    let forced = if level.has_vectors { "no-vectorize-forced-only" } else { "vectorize-forced-only" };
    let slp = if level.has_slp { "slp-vectorizer," } else { "" };
    let unroll = level.unroll;
    out.push(format!(
        "function({assumes}float2int,lower-constant-intrinsics,loop(loop-rotate<{headers}>,loop-deletion),loop-distribute,\
         inject-tli-mappings,loop-vectorize<no-interleave-forced-only;{forced}>,{assumes}infer-alignment,loop-load-elim,\
         {PEEPHOLE},simplifycfg<forward-switch-cond;switch-range-to-icmp;switch-to-arithmetic;switch-to-lookup;no-keep-loops;\
         hoist-common-insts;sink-common-insts>,{slp}vector-combine,{PEEPHOLE},loop-unroll<{unroll}>,transform-warning,\
         sroa<preserve-cfg>,infer-alignment,{PEEPHOLE},loop-mssa(licm<allowspeculation>),alignment-from-assumptions,loop-sink,\
         instsimplify,div-rem-pairs,tailcallelim,simplifycfg<switch-range-to-icmp;switch-to-arithmetic;\
         hoist-loads-stores-with-cond-faulting;speculate-unpredictables>)"
    ));
    match is_last {
        true => out.extend(["alloc-token", "globaldce", "constmerge", "rel-lookup-table-converter"].map(String::from)),
        false => out.extend(["globaldce", "constmerge"].map(String::from)),
    }
}

fn rows(level: &Level, stage: Stage) -> Vec<TableRow> {
    let mut parts = Vec::new();
    first(level, stage, &mut parts);
    nest(level, stage, &mut parts);
    if stage != Stage::BeforeImport {
        last(level, stage, &mut parts);
    }
    parts.push("function(annotation-remarks)".into());
    if matches!(stage, Stage::BeforeLink | Stage::BeforeImport) {
        parts.extend(["canonicalize-aliases", "name-anon-globals"].map(String::from));
    }
    let numbered = parts.into_iter().zip((10..).step_by(10));
    numbered.map(|(text, number)| TableRow { text: Cow::Owned(text), ..row(number, "") }).collect()
}

/// Level 0: calls that must be inlined are.
const O0_ROWS: &[TableRow] = &[
    row(10, "function(ee-instrument)"),
    row(20, "always-inline"),
    row(30, "alloc-token"),
    row(40, "function(annotation-remarks)"),
];

/// A pipeline: its name, the name of what LLVM has it for, the level (none is level 0), the stage.
type Named = (&'static str, &'static str, Option<&'static Level>, Stage);

#[rustfmt::skip]
const TABLE: [Named; 21] = [
    ("generic<O0>",                  "default<O0>",          None,      Stage::Whole),
    ("generic<O1>",                  "default<O1>",          Some(&O1), Stage::Whole),
    ("generic<O2>",                  "default<O2>",          Some(&O2), Stage::Whole),
    ("generic<O3>",                  "default<O3>",          Some(&O3), Stage::Whole),
    ("generic<Os>",                  "default<Os>",          Some(&OS), Stage::Whole),
    ("generic<Oz>",                  "default<Oz>",          Some(&OZ), Stage::Whole),
    ("generic-lto-pre-link<O1>",     "lto-pre-link<O1>",     Some(&O1), Stage::BeforeLink),
    ("generic-lto-pre-link<O2>",     "lto-pre-link<O2>",     Some(&O2), Stage::BeforeLink),
    ("generic-lto-pre-link<O3>",     "lto-pre-link<O3>",     Some(&O3), Stage::BeforeLink),
    ("generic-lto-pre-link<Os>",     "lto-pre-link<Os>",     Some(&OS), Stage::BeforeLink),
    ("generic-lto-pre-link<Oz>",     "lto-pre-link<Oz>",     Some(&OZ), Stage::BeforeLink),
    ("generic-thinlto-pre-link<O1>", "thinlto-pre-link<O1>", Some(&O1), Stage::BeforeImport),
    ("generic-thinlto-pre-link<O2>", "thinlto-pre-link<O2>", Some(&O2), Stage::BeforeImport),
    ("generic-thinlto-pre-link<O3>", "thinlto-pre-link<O3>", Some(&O3), Stage::BeforeImport),
    ("generic-thinlto-pre-link<Os>", "thinlto-pre-link<Os>", Some(&OS), Stage::BeforeImport),
    ("generic-thinlto-pre-link<Oz>", "thinlto-pre-link<Oz>", Some(&OZ), Stage::BeforeImport),
    ("generic-thinlto<O1>",          "thinlto<O1>",          Some(&O1), Stage::Imported),
    ("generic-thinlto<O2>",          "thinlto<O2>",          Some(&O2), Stage::Imported),
    ("generic-thinlto<O3>",          "thinlto<O3>",          Some(&O3), Stage::Imported),
    ("generic-thinlto<Os>",          "thinlto<Os>",          Some(&OS), Stage::Imported),
    ("generic-thinlto<Oz>",          "thinlto<Oz>",          Some(&OZ), Stage::Imported),
];

/// Where pipeline text has an element `name`: `thinlto<O2>` has no `lto<O2>`.
fn place_of(text: &str, name: &str, from: usize) -> Option<usize> {
    let is_inside = |c: char| c.is_ascii_alphanumeric() || c == '-';
    text[from..].match_indices(name).map(|found| found.0 + from).find(|&at| !text[..at].ends_with(is_inside))
}

/// The pipelines of this file that `text` names.
pub fn named_in(text: &str) -> Vec<NamedPipeline> {
    let named = TABLE.iter().filter(|row| place_of(text, row.0, 0).is_some());
    named
        .map(|&(name, _, level, stage)| NamedPipeline {
            name,
            summary: "what LLVM does with a module for no GPU",
            rows: level.map_or(Cow::Borrowed(O0_ROWS), |level| Cow::Owned(rows(level, stage))),
            tracks_dependences: false,
        })
        .collect()
}

/// Pipeline text in which the pipelines of this file stand for those that they are named after.
pub fn instead_of_levels(text: &str) -> String {
    let mut text = text.to_string();
    for (own, other, ..) in TABLE {
        let mut from = 0;
        while let Some(at) = place_of(&text, other, from) {
            text.replace_range(at..at + other.len(), own);
            from = at + own.len();
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PIPELINES, REGISTRY};
    use warpc_phase::{Pipeline, Registry};

    #[test]
    fn every_row_is_known() {
        for (name, ..) in TABLE {
            let pipelines: Vec<NamedPipeline> = PIPELINES.iter().cloned().chain(named_in(name)).collect();
            let registry = Registry { pipelines: &pipelines, ..REGISTRY };
            Pipeline::parse(name, &registry).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
    }

    #[test]
    fn names_are_whole() {
        let text = "thinlto<O2>,default<O3>,fatlto-pre-link<O1>,nvopt<O2>";
        assert_eq!(instead_of_levels(text), "generic-thinlto<O2>,generic<O3>,fatlto-pre-link<O1>,nvopt<O2>");
        assert_eq!(instead_of_levels("function(dce),lto-pre-link<O2>"), "function(dce),generic-lto-pre-link<O2>");
        assert_eq!(named_in("generic-thinlto<O2>").len(), 1);
    }
}
