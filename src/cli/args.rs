//! LLVM's tools take long options with one dash: `-passes=sroa`. This brings such a command line to the form clap reads, and
//! turns `-KNOB=value` and `--KNOB=value` into `--knob KNOB=value`.

use super::Refusal;
use super::level;
use super::llvm::{self, Effect, Meaning, Tool};
use clap::{Arg, ArgAction, Command, CommandFactory};
use std::ffi::OsString;
use warpc::KNOBS;
use warpc_ir::knobs::KnobValue;
use warpc_ir::nearest::nearest;
use warpc_passes::REGISTRY;
use warpc_passes::unwritten::UNWRITTEN;

/// Passes that opt takes as options of their own, because they are part of code generation there.
const CODE_GENERATION_PASSES: [&str; 5] =
    ["fix-irreducible", "generic-to-nvvm", "loop-reduce", "scalarizer", "structurizecfg"];

/// Why a command that stands in for a tool does not know a long option, from the arguments as [`normalise`] gives them.
pub fn unknown_option(args: &[OsString], error: &clap::Error) -> Option<Refusal> {
    use clap::error::{ContextKind, ContextValue, ErrorKind};
    let command = args.get(1).and_then(|n| n.to_str())?;
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let Some(ContextValue::String(text)) = error.get(ContextKind::InvalidArg) else { return None };
    let Some(tool) = Tool::of_command(command) else {
        // What clap finds near is better; of knobs it knows nothing.
        let has_near = error.get(ContextKind::SuggestedArg).is_some();
        let near = Some(nearest_option(command, None, text)?).filter(|_| !has_near)?;
        return Some(Refusal::Refused(format!("unknown option `{text}`, did you mean `{near}`?")));
    };
    let name = text.trim_start_matches('-').split('=').next().unwrap_or("");
    if name.is_empty() {
        // Dashes alone name nothing.
        return None;
    }
    if !text.starts_with('-') {
        return Some(Refusal::Refused(format!("`{text}`: at most one input is taken")));
    }
    let option = format!("-{name}");
    let Some(row) = llvm::find(tool, name) else {
        return Some(match REGISTRY.find(name) {
            Some(_) if tool == Tool::Opt => Refusal::Refused(format!("{option}: passes are named in -passes={name}")),
            None if tool == Tool::Opt && UNWRITTEN.binary_search(&name).is_ok() => Refusal::Unimplemented {
                option: format!("{option} (passes are named in -passes=, and this one is not written)"),
                unknown: false,
                near: None,
            },
            _ => Refusal::Unimplemented { near: nearest_option(command, Some(tool), name), option, unknown: true },
        });
    };
    let prefix = format!("--{name}=");
    let given = args.iter().rev().find_map(|arg| arg.to_str()?.strip_prefix(&prefix));
    Some(match (row.wrong_value(given), row.effect) {
        (Some(wrong), _) => Refusal::Refused(format!("{option}: {wrong}")),
        (None, Effect::Refused) => Refusal::Refused(format!("{option} is not taken: {}", row.note)),
        _ => Refusal::Unimplemented { option: format!("{option} ({})", row.note), unknown: false, near: None },
    })
}

/// The option of `command` that is nearest to what was written, with its dashes: one of its own, of LLVM's tool that it stands in for, or a
/// knob.
fn nearest_option(command: &str, tool: Option<Tool>, text: &str) -> Option<String> {
    let root = super::Cli::command();
    let command = root.find_subcommand(command)?;
    let name = text.trim_start_matches('-').split('=').next().unwrap_or_default();
    let own = command.get_arguments().filter(|arg| !arg.is_hide_set()).filter_map(Arg::get_long);
    let knobs = KNOBS.rows().map(|knob| knob.name).filter(|_| has_long(command, "knob"));
    let rows = tool.into_iter().flat_map(llvm::rows).map(|row| row.name);
    let near = nearest(name, own.chain(knobs).chain(rows))?;
    let dashes = if tool.is_some() || KNOBS.find(near).is_some() { "-" } else { "--" };
    Some(format!("{dashes}{near}"))
}

/// Puts the subcommand behind the program's name where that is the name of a tool of LLVM: a link `opt` is `warpc opt`.
pub fn with_command(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    if let Some(command) = args.first().and_then(|name| Tool::command_of_program(name.to_str()?)) {
        args.insert(1, command.into());
    }
    args
}

/// Rewrites the arguments of a program, the program's name first.
pub fn normalise(args: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let root = super::Cli::command();
    let mut args = args.into_iter();
    let mut out: Vec<OsString> = args.by_ref().take(1).collect();
    let Some(name) = args.next() else { return out };
    let command = root.find_subcommand(&name).cloned();
    let tool = name.to_str().and_then(Tool::of_command);
    out.push(name);
    let Some(command) = command else {
        out.extend(args);
        return out;
    };
    while let Some(arg) = args.next() {
        if arg == "--" {
            out.push(arg);
            out.extend(args);
            break;
        }
        match arg.to_str() {
            Some(text) => option(text, &command, tool, &mut args, &mut out),
            None => out.push(arg),
        }
    }
    out
}

/// Appends what stands for argument `text`; its value may be the next of `rest`.
fn option(
    text: &str,
    command: &Command,
    tool: Option<Tool>,
    rest: &mut impl Iterator<Item = OsString>,
    out: &mut Vec<OsString>,
) {
    let body = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).unwrap_or("");
    let (name, value) = match body.split_once('=') {
        Some((n, v)) => (n, Some(v)),
        None => (body, None),
    };
    let long = has_long(command, name);
    if let Some(row) = tool.filter(|_| !long).and_then(|tool| llvm::find(tool, name)) {
        let next = if value.is_none() && row.takes_next() { rest.next() } else { None };
        let next = next.as_ref().map(|next| next.to_string_lossy());
        let value = value.or(next.as_deref());
        match row.meaning(value) {
            Meaning::Nothing => {}
            Meaning::Arguments(list) => out.extend(list.into_iter().map(OsString::from)),
            Meaning::Refused => out.push(join(&format!("--{name}"), value)),
        }
    } else if name.is_empty() {
        out.push(text.into());
    } else if name.chars().count() == 1 && !long {
        let short = format!("-{name}");
        match tool.filter(|_| has_short(command, name)) {
            Some(_) if is_switch(command, name) => set_switch(&short, value, out),
            // `--o=x` is `-o=x`.
            Some(_) => out.push(format!("-{body}").into()),
            None => out.push(text.into()),
        }
    } else if tool.is_some() && matches!(body, "O0" | "O1" | "O2" | "O3" | "Os" | "Oz") {
        out.push(format!("-{body}").into());
    } else if long && tool.is_some() && is_switch(command, name) {
        set_switch(&format!("--{name}"), value, out);
    } else if long && name == "time-trace" && tool.is_none() && value.is_none() {
        // Of LLVM's tools alone it stands without a file.
        let file = rest.next();
        let mut joined = OsString::from("--time-trace");
        if let Some(file) = file {
            joined.push("=");
            joined.push(file);
        }
        out.push(joined);
    } else if long {
        out.push(format!("--{body}").into());
    } else if tool == Some(Tool::Opt) && value.is_none() && CODE_GENERATION_PASSES.contains(&name) {
        out.push(format!("--passes={name}").into());
    } else if let Some(option) = level::joined_option(body)
        && has_long(command, "optO")
    {
        out.push(option.into());
    } else if let Some(knob) = KNOBS.find(name)
        && has_long(command, "knob")
    {
        let value = match (value, knob.default) {
            (Some(v), KnobValue::Bool(_)) => {
                Some(llvm::switch(Some(v)).map_or(v.to_string(), |on| on.to_string()).into())
            }
            (Some(v), _) => Some(OsString::from(v)),
            (None, KnobValue::Bool(_)) => None,
            (None, _) => rest.next(),
        };
        let mut set = OsString::from(name);
        if let Some(v) = value {
            set.push("=");
            set.push(v);
        }
        out.push("--knob".into());
        out.push(set);
    } else if text.starts_with("--") || text.starts_with("-O") || text.starts_with("-j") || body.is_empty() {
        out.push(text.into());
    } else {
        // Not a group of short options, whatever its letters: an unknown long one, for clap to refuse.
        out.push(format!("--{body}").into());
    }
}

/// Appends a switch that is on; one that is off takes back what came before. Others than switches are left for clap to refuse.
fn set_switch(name: &str, value: Option<&str>, out: &mut Vec<OsString>) {
    match llvm::switch(value) {
        Some(true) => out.push(name.into()),
        Some(false) => out.retain(|arg| arg != name),
        None => out.push(join(name, value)),
    }
}

fn join(name: &str, value: Option<&str>) -> OsString {
    match value {
        Some(value) => format!("{name}={value}").into(),
        None => name.into(),
    }
}

/// The option of a command that is called `name`, without dashes.
fn find<'c>(command: &'c Command, name: &str) -> Option<&'c Arg> {
    let is = |arg: &&Arg| {
        arg.get_long() == Some(name)
            || arg.get_all_aliases().is_some_and(|list| list.contains(&name))
            || arg.get_short().is_some_and(|short| name.chars().eq([short]))
    };
    command.get_arguments().find(is)
}

fn is_switch(command: &Command, name: &str) -> bool {
    find(command, name).is_some_and(|arg| matches!(arg.get_action(), ArgAction::SetTrue))
}

fn has_short(command: &Command, name: &str) -> bool {
    command.get_arguments().any(|arg| arg.get_short().is_some_and(|short| name.chars().eq([short])))
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
        assert_eq!(go("warpc build a.ll -optO2 -llcO3 -Ofc=mid"), "warpc build a.ll --optO=2 --llcO=3 -Ofc=mid");
        assert_eq!(go("warpc"), "warpc");
    }

    #[test]
    fn spellings_of_llvm() {
        assert_eq!(
            go("warpc opt --O1 --S --o=x -W -verify-each=1 a.ll"),
            "warpc opt -O1 -S -o=x --no-warn --verify-each a.ll"
        );
        assert_eq!(go("warpc opt -S -S=false -verify-each -verify-each=0 a.ll"), "warpc opt a.ll");
        assert_eq!(go("warpc opt -verify-each=maybe a.ll"), "warpc opt --verify-each=maybe a.ll");
        assert_eq!(
            go("warpc llc -regalloc greedy -x ir -frame-pointer all"),
            "warpc llc --function-attribute=frame-pointer=all"
        );
        assert_eq!(go("warpc llc -nvptx-prec-sqrtf32 -global-isel=0 a"), "warpc llc --knob=nvptx-prec-sqrtf32=1 a");
        assert_eq!(go("warpc llc -stop-after=x a"), "warpc llc --stop-after=x a");
        assert_eq!(go("warpc opt -nvvm-reflect-enable=FALSE a"), "warpc opt --knob nvvm-reflect-enable=false a");
        assert_eq!(go("warpc build --time-trace t.json a"), "warpc build --time-trace=t.json a");
        assert_eq!(go("warpc opt -time-trace a"), "warpc opt --time-trace a");
    }

    #[test]
    fn links_are_commands() {
        let go = |name: &str| with_command([OsString::from(name), "a.ll".into()]).len();
        assert_eq!((go("/usr/bin/opt-22"), go("warpc")), (3, 2));
    }

    #[test]
    fn rows_of_the_table_are_no_other_options() {
        for (tool, name) in [(Tool::Opt, "opt"), (Tool::Llc, "llc"), (Tool::As, "as"), (Tool::Dis, "dis")] {
            let root = super::super::Cli::command();
            let command = root.find_subcommand(name).unwrap();
            for row in llvm::rows(tool) {
                assert!(KNOBS.find(row.name).is_none() || row.effect == Effect::KnobNumber, "{}", row.name);
                assert!(!has_long(command, row.name), "{name} -{}", row.name);
            }
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
