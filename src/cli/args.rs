//! LLVM's tools take long options with one dash: `-passes=sroa`. This brings such a command line to the form clap reads, and
//! turns `-KNOB=value` and `--KNOB=value` into `--knob KNOB=value`.

use clap::{Command, CommandFactory};
use std::ffi::OsString;
use warpc::KNOBS;
use warpc_ir::knobs::KnobValue;

/// Options of LLVM's `opt`, `llc`, `llvm-as` and `llvm-dis` that ask for checks, caching or a representation in memory: accepted by the
/// commands that stand in for these tools, and nothing happens. The second field says whether a value may follow as an
/// argument of its own.
const WITHOUT_MEANING: &[(&str, bool)] = &[
    ("code-model", true),
    ("disable-cgp", false),
    ("disable-nvptx-require-structured-cfg", false),
    ("disable-post-ra", false),
    ("enable-tail-merge", false),
    ("frame-pointer", true),
    ("nvptx-sched4reg", false),
    ("relocation-model", true),
    ("tail-dup-size", true),
    ("aa-pipeline", true),
    ("abort-on-max-devirt-iterations-reached", false),
    ("bitcode-mdindex-threshold", false),
    ("debugify-quiet", false),
    ("disable-debug-info-type-map", false),
    ("disable-loop-unrolling", false),
    ("disable-loop-vectorization", false),
    ("disable-slp-vectorization", false),
    ("disable-symbolication", false),
    ("earlycse-debug-hash", false),
    ("enable-new-pm", false),
    ("experimental-debuginfo-iterators", false),
    ("force-opaque-pointers", false),
    ("instcombine-infinite-loop-threshold", false),
    ("load-bitcode-into-experimental-debuginfo-iterators", false),
    ("march", true),
    ("materialize-metadata", false),
    ("max-devirt-iterations", false),
    ("module-hash", false),
    ("module-summary", false),
    ("opaque-pointers", false),
    ("preserve-bc-uselistorder", false),
    ("preserve-ll-uselistorder", false),
    ("show-annotations", false),
    ("simplifycfg-require-and-preserve-domtree", false),
    ("try-experimental-debuginfo-iterators", false),
    ("unique-internal-linkage-names", false),
    ("use-constant-int-for-fixed-length-splat", false),
    ("use-constant-fp-for-fixed-length-splat", false),
    ("use-constant-int-for-scalable-splat", false),
    ("use-constant-fp-for-scalable-splat", false),
    ("verify-analysis-invalidation", false),
    ("verify-assumption-cache", false),
    ("verify-cfg-preserved", false),
    ("verify-dom-info", false),
    ("verify-loop-info", false),
    ("verify-memoryssa", false),
    ("verify-region-info", false),
    ("write-experimental-debuginfo", false),
    ("write-experimental-debuginfo-iterators-to-bitcode", false),
];

/// Commands that stand in for a tool of LLVM.
const STANDS_IN: &[&str] = &["opt", "as", "dis", "llc"];

/// The long option that a command of [`STANDS_IN`] does not know, from the arguments as [`normalise`] gives them.
pub fn unknown_option(args: &[OsString], error: &clap::Error) -> Option<String> {
    use clap::error::{ContextKind, ContextValue, ErrorKind};
    let stands_in = args.get(1).and_then(|n| n.to_str()).is_some_and(|n| STANDS_IN.contains(&n));
    if !stands_in || error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(s)) => {
            let name = s.trim_start_matches('-').split('=').next().unwrap_or("");
            // Dashes alone name nothing.
            (!name.is_empty()).then(|| format!("-{name}"))
        }
        _ => None,
    }
}

/// Rewrites the arguments of a program, the program's name first.
pub fn normalise(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let root = super::Cli::command();
    let mut args = args.into_iter();
    let mut out: Vec<OsString> = args.by_ref().take(1).collect();
    let Some(name) = args.next() else { return out };
    let command = root.find_subcommand(&name).cloned();
    let stands_in = name.to_str().is_some_and(|n| STANDS_IN.contains(&n));
    out.push(name);
    let Some(command) = command else {
        out.extend(args);
        return out;
    };
    while let Some(arg) = args.next() {
        let Some(text) = arg.to_str() else {
            out.push(arg);
            continue;
        };
        if text == "--" {
            out.push(arg);
            out.extend(args);
            break;
        }
        let body = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).unwrap_or("");
        let (name, value) = match body.split_once('=') {
            Some((n, v)) => (n, Some(v)),
            None => (body, None),
        };
        let long = has_long(&command, name);
        if stands_in
            && !long
            && let Some((_, separate)) = WITHOUT_MEANING.iter().find(|o| o.0 == name)
        {
            if *separate && value.is_none() {
                args.next();
            }
            continue;
        }
        if name.is_empty() || (name.chars().count() == 1 && !long) {
            out.push(arg);
        } else if long {
            out.push(format!("--{body}").into());
        } else if let Some(knob) = KNOBS.find(name)
            && has_long(&command, "knob")
        {
            let value = match (value, knob.default) {
                (Some(v), _) => Some(OsString::from(v)),
                (None, KnobValue::Bool(_)) => None,
                (None, _) => args.next(),
            };
            let mut set = OsString::from(name);
            if let Some(v) = value {
                set.push("=");
                set.push(v);
            }
            out.push("--knob".into());
            out.push(set);
        } else if text.starts_with("--") || text.starts_with("-O") || text.starts_with("-j") || body.is_empty() {
            out.push(arg);
        } else {
            // Not a group of short options, whatever its letters: an unknown long one, for clap to refuse.
            out.push(format!("--{body}").into());
        }
    }
    out
}

fn has_long(command: &Command, name: &str) -> bool {
    matches!(name, "help" | "version")
        || command
            .get_arguments()
            .any(|a| a.get_long() == Some(name) || a.get_all_aliases().is_some_and(|l| l.contains(&name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn go(line: &str) -> String {
        let out = normalise(line.split(' ').map(OsString::from));
        out.iter().map(|s| s.to_str().unwrap()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn single_dashes_and_knobs() {
        assert_eq!(go("warpc opt -passes=sroa -S a.ll -o - -O1"), "warpc opt --passes=sroa -S a.ll -o - -O1");
        assert_eq!(go("warpc opt --passes sroa -"), "warpc opt --passes sroa -");
        assert_eq!(
            go("warpc build a.ll -inline-threshold=7 --nvvm-reflect-enable -inlinehint-threshold 3 -j4"),
            "warpc build a.ll --knob inline-threshold=7 --knob nvvm-reflect-enable --knob inlinehint-threshold=3 -j4"
        );
        assert_eq!(go("warpc opt -foo=1 - -- -passes=x"), "warpc opt --foo=1 - -- -passes=x");
        assert_eq!(go("warpc opt -verify-dom-info -aa-pipeline basic-aa -S --aa-pipeline=x a.ll"), "warpc opt -S a.ll");
        assert_eq!(go("warpc"), "warpc");
    }

    #[test]
    fn options_without_meaning_are_not_knobs() {
        for (name, _) in WITHOUT_MEANING {
            assert!(KNOBS.find(name).is_none(), "{name}");
        }
    }

    #[test]
    fn names_of_knobs_are_unique() {
        let mut names: Vec<_> = KNOBS.rows().map(|row| row.name).collect();
        names.sort();
        let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
        assert!(twice.is_empty(), "{twice:?}");
        assert!(names.len() > 100, "the tables of all crates are registered");
    }

    #[test]
    fn the_commands_are_well_formed() {
        super::super::Cli::command().debug_assert();
    }
}
