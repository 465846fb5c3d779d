//! Options that are answered with a text: versions, lists of options, passes, processors and features.

use super::{Effect, Takes, Tool, foreign, rows};
use crate::cli::Cli;
use clap::{ArgAction, CommandFactory};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;
use warpc_passes::REGISTRY;
use warpc_phase::Level;
use warpc_ptx::features::{TARGETS, VERSIONS};

/// Version of LLVM whose IR and command lines are meant.
const LLVM: &str = "22.1.0";

/// A text, and where it goes.
pub enum Answer {
    /// To standard output.
    Output(String),
    /// To standard error, as LLVM tells of processors.
    Log(String),
}

/// The answer to arguments as `args::normalise` gives them, where they ask for nothing else.
pub fn answer(args: &[OsString]) -> Option<Answer> {
    use Answer::{Log, Output};
    let tool = args.get(1).and_then(|name| name.to_str()).and_then(Tool::of_command)?;
    let has_target = matches!(tool, Tool::Opt | Tool::Llc);
    let mut before = "";
    for arg in args.iter().skip(2).map(|arg| arg.to_str().unwrap_or_default()).take_while(|arg| *arg != "--") {
        match (arg, before) {
            ("--version", _) => return Some(Output(version(tool))),
            ("--help-hidden", _) => return Some(Output(format!("{}\n{}", help(tool), list(tool, true)))),
            ("--help-list", _) => return Some(Output(list(tool, false))),
            ("--help-list-hidden", _) => return Some(Output(list(tool, true))),
            ("--print-passes", _) if tool == Tool::Opt => return Some(Output(passes())),
            ("--mcpu=help" | "--mattr=help", _) | ("help", "--mcpu" | "--mattr") if has_target => {
                return Some(Log(targets()));
            }
            _ => before = arg,
        }
    }
    None
}

fn version(tool: Tool) -> String {
    let build = if cfg!(debug_assertions) { "DEBUG build with assertions" } else { "Optimized build" };
    format!(
        "warpc {} ({}), as {}:\n  LLVM version {LLVM}\n  {build}.\n  Default target: nvptx64-nvidia-cuda\n\n  \
         Registered Targets:\n    nvptx64 - NVIDIA PTX 64-bit\n",
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_REPOSITORY"),
        tool.name(),
    )
}

fn help(tool: Tool) -> String {
    let mut root = Cli::command();
    root.build();
    let command = root.get_subcommands_mut().find(|command| Tool::of_command(command.get_name()) == Some(tool));
    command.map(|command| command.render_long_help().to_string()).unwrap_or_default()
}

/// All options of a tool in order of name, with what they do; `hidden`: those too that mean nothing or are not taken.
fn list(tool: Tool, hidden: bool) -> String {
    let root = Cli::command();
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    let own = root.get_subcommands().find(|command| Tool::of_command(command.get_name()) == Some(tool));
    for arg in own.iter().flat_map(|command| command.get_arguments()).filter(|arg| hidden || !arg.is_hide_set()) {
        let about = arg.get_help().map(|help| help.to_string()).unwrap_or_default();
        let value = if matches!(arg.get_action(), ArgAction::SetTrue) { "" } else { "=<value>" };
        if let Some(short) = arg.get_short() {
            lines.insert(format!("-{short}"), about.clone());
        }
        if let Some(name) = arg.get_long() {
            lines.insert(format!("--{name}{value}"), about);
        }
    }
    let has_foreign = hidden && matches!(tool, Tool::Opt | Tool::Llc);
    let shown = rows(tool)
        .filter(|row| hidden || matches!(row.effect, Effect::Attribute(_) | Effect::Is(_) | Effect::OffIs(_)))
        .copied();
    // Tables and knobs come behind, and take the place of what has their names.
    for row in foreign::rows().filter(|_| has_foreign).chain(shown) {
        let value = if row.takes == Takes::Switch { "" } else { "=<value>" };
        let what = match row.effect {
            Effect::Nothing => "ignored: ",
            Effect::Only(_) => "only as it is: ",
            Effect::Attribute(_) | Effect::Is(_) | Effect::OffIs(_) | Effect::KnobNumber => "",
            Effect::Unwritten => "not written: ",
            Effect::Refused => "refused: ",
        };
        lines.insert(format!("--{}{value}", row.name), format!("{what}{}", row.note));
    }
    if matches!(tool, Tool::Opt | Tool::Llc) {
        for knob in warpc::KNOBS.rows() {
            lines.insert(format!("--{}=<{}>", knob.name, knob.default.type_name()), knob.summary.to_string());
        }
    }
    let mut out = format!(
        "USAGE: warpc {0} [options] <input>, or {0} where the program has that name\n\nOPTIONS:\n",
        tool.name()
    );
    for (name, about) in lines {
        let _ = writeln!(out, "  {name:<50} - {about}");
    }
    out
}

/// The passes by level, in LLVM's form.
fn passes() -> String {
    let levels = [
        (Level::Module, "Module passes:"),
        (Level::CallGraph, "CGSCC passes:"),
        (Level::Function, "Function passes:"),
        (Level::LoopNest, "LoopNest passes:"),
        (Level::Loop, "Loop passes:"),
    ];
    let mut out = String::new();
    for (level, title) in levels {
        let _ = writeln!(out, "{title}");
        let mut names: Vec<_> = REGISTRY.passes().filter(|pass| pass.level == level).map(|pass| pass.name).collect();
        names.sort();
        for name in names {
            let _ = writeln!(out, "  {name}");
        }
    }
    out
}

/// Processors and features, in LLVM's form.
fn targets() -> String {
    let mut out = String::from("Available CPUs for this target:\n\n");
    for &(sm, suffix, _) in TARGETS {
        let suffix = if suffix == 0 { String::new() } else { char::from(suffix).to_string() };
        let name = format!("sm_{sm}{suffix}");
        let _ = writeln!(out, "  {name:<7} - Select the {name} processor.");
    }
    out.push_str("\nAvailable features for this target:\n\n");
    for version in VERSIONS {
        let _ = writeln!(out, "  ptx{version:<4} - Use PTX version {version}.");
    }
    out.push_str("\nUse +feature to enable a feature.\nFor example, llc -mcpu=mycpu -mattr=+feature1\n");
    out
}
