//! `warpc passes`, `warpc knobs`, `warpc completions`, `warpc man`: what there is.

use super::{Cli, FAILED, common};
use clap::CommandFactory;
use std::fmt::Write as _;
use std::path::Path;
use warpc::nvopt;
use warpc::output::Pending;
use warpc::{KNOBS, Options};
use warpc_ir::column_sets::ColumnSet;
use warpc_ir::knobs::KnobInfo;
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_passes::nvopt::level::LEVELS;
use warpc_passes::{REGISTRY, defaults};
use warpc_phase::Level;
use warpc_ptx::pipeline as machine;

/// Arguments of `warpc passes`.
#[derive(clap::Args)]
pub struct PassesArgs {
    /// List only names that contain this
    filter: Option<String>,
    /// For machines
    #[arg(long)]
    json: bool,
    /// Show the columns that each pass reads and writes
    #[arg(long)]
    verbose: bool,
}

/// Arguments of `warpc knobs`. The defaults are those of a pass that is run by name, and those of the rows of `nvopt`: `=` where they are the same.
#[derive(clap::Args)]
pub struct KnobsArgs {
    /// List only names that contain this, with everything about them
    filter: Option<String>,
    /// For machines
    #[arg(long)]
    json: bool,
}

/// Arguments of `warpc completions`.
#[derive(clap::Args)]
pub struct CompletionsArgs {
    /// Shell
    shell: clap_complete::Shell,
}

/// Arguments of `warpc man`.
#[derive(clap::Args)]
pub struct ManArgs {
    /// Page of a subcommand instead of that of the program
    command: Option<String>,
}

fn level(l: Level) -> &'static str {
    match l {
        Level::Module => "module",
        Level::CallGraph => "call graph",
        Level::Function => "function",
        Level::Loop => "loop",
        Level::LoopNest => "loop nest",
        Level::Machine => "machine",
    }
}

/// Names of the columns of a set, in order.
fn column_names(set: ColumnSet) -> Vec<&'static str> {
    let names = warpc_ir::column_sets::NAMES.iter().chain(machine::column_sets::NAMES);
    names.filter(|(columns, _)| set.contains(*columns)).map(|&(_, name)| name).collect()
}

fn print(text: &[u8]) -> u8 {
    match common::write_out(&Pending::default(), Path::new("-"), text) {
        Ok(()) => 0,
        Err(e) => {
            eprintln!("warpc: {e}");
            FAILED
        }
    }
}

/// What is said when no name contains the filter.
fn nothing_found<'a>(what: &str, filter: Option<&str>, known: impl IntoIterator<Item = &'a str>) -> u8 {
    let filter = filter.unwrap_or_default();
    eprintln!("warpc: error: no {what} has `{filter}` in its name{}", did_you_mean(nearest(filter, known)));
    FAILED
}

/// Runs `warpc passes`.
pub fn passes(args: &PassesArgs) -> u8 {
    let wanted = |name: &str| args.filter.as_deref().is_none_or(|f| name.contains(f));
    let passes: Vec<_> =
        REGISTRY.passes().chain(machine::ROWS.iter().map(|row| &row.info)).filter(|p| wanted(p.name)).collect();
    if args.json {
        let rows: Vec<_> = passes
            .iter()
            .map(|p| {
                let knobs: Vec<_> = p.knobs.iter().flat_map(|table| table.iter()).map(|knob| knob.name).collect();
                serde_json::json!({
                    "name": p.name, "level": level(p.level), "summary": p.summary, "knobs": knobs,
                    "idempotent": p.idempotent,
                    "reads": column_names(p.columns.reads), "writes": column_names(p.columns.writes),
                })
            })
            .collect();
        return print(format!("{}\n", serde_json::Value::from(rows)).as_bytes());
    }
    let mut s = String::new();
    for p in passes {
        let _ = writeln!(s, "{:<28} {:<11} {}", p.name, level(p.level), p.summary);
        if args.verbose {
            let list = |set: ColumnSet| match column_names(set) {
                names if names.is_empty() => "nothing".to_string(),
                names => names.join(" "),
            };
            let _ = writeln!(s, "    reads  {}\n    writes {}", list(p.columns.reads), list(p.columns.writes));
        }
    }
    for p in REGISTRY.pipelines.iter().filter(|p| wanted(p.name)) {
        let _ = writeln!(s, "{:<28} {:<11} {}", p.name, "pipeline", p.summary);
        for r in p.rows.iter() {
            let _ = writeln!(s, "  {:>4} {}{}", r.number, r.text, if r.guard.is_some() { " (guarded)" } else { "" });
        }
    }
    nvopt_pipelines(&wanted, &mut s);
    if wanted(machine::NAME) {
        let _ = writeln!(s, "{:<28} {:<11} from IR to PTX text, after all other pipelines", machine::NAME, "pipeline");
        for (n, r) in machine::ROWS.iter().enumerate() {
            let _ = writeln!(
                s,
                "  {:>4} {}{}",
                n + 1,
                r.info.name,
                if r.indispensable { " (cannot be disabled)" } else { "" }
            );
        }
    }
    if s.is_empty() {
        let known = REGISTRY.passes().map(|p| p.name).chain(REGISTRY.pipelines.iter().map(|p| p.name));
        return nothing_found("pass or pipeline", args.filter.as_deref(), known);
    }
    print(s.as_bytes())
}

/// Appends the pipelines of `nvopt`, and the passes that their rows name and nobody has written.
fn nvopt_pipelines(wanted: &dyn Fn(&str) -> bool, out: &mut String) {
    // By name, in the order in which the rows name them: the levels.
    let mut unwritten: Vec<(String, Vec<&str>)> = Vec::new();
    for level in LEVELS {
        let Ok(plan) = nvopt::plan(level, &Options::default(), &REGISTRY) else { continue };
        for element in plan.unwritten() {
            match unwritten.iter_mut().find(|row| row.0 == element) {
                Some(row) => row.1.push(level.short_name()),
                None => unwritten.push((element.to_string(), vec![level.short_name()])),
            }
        }
        if wanted(level.name()) {
            let rows = plan.rows.iter().filter(|row| row.runs).count();
            let _ = writeln!(
                out,
                "{:<28} {:<11} {rows} rows, {} of them with passes that are not written; `warpc pipeline {}` lists them",
                level.name(),
                "pipeline",
                plan.incomplete_rows(),
                level.short_name()
            );
        }
    }
    for (element, levels) in unwritten.iter().filter(|row| wanted(&row.0)) {
        let _ = writeln!(out, "{element:<28} {:<11} left out of {}", "not written", levels.join(", "));
    }
}

/// The defaults of a knob: of a pass that is run by name, and of the rows of `nvopt`.
fn defaults_of(knob: &KnobInfo) -> (String, String) {
    match defaults::of_knob(knob.name) {
        Some(two) => (two.by_name.to_string(), two.nvopt.to_string()),
        None => (knob.default.to_string(), knob.default.to_string()),
    }
}

/// Runs `warpc knobs`.
pub fn knobs(args: &KnobsArgs) -> u8 {
    let rows: Vec<_> = KNOBS.rows().filter(|k| args.filter.as_deref().is_none_or(|f| k.name.contains(f))).collect();
    if args.json {
        let rows: Vec<_> = rows
            .iter()
            .map(|k| {
                serde_json::json!({
                    "name": k.name, "type": k.default.type_name(), "default": k.default.to_string(),
                    "by_name": defaults_of(k).0, "nvopt": defaults_of(k).1, "levels": k.levels.text(), "summary": k.summary, "text": k.long,
                })
            })
            .collect();
        return print(format!("{}\n", serde_json::Value::from(rows)).as_bytes());
    }
    if rows.is_empty() {
        return nothing_found("knob", args.filter.as_deref(), KNOBS.rows().map(|k| k.name));
    }
    let mut s = String::new();
    for k in rows {
        let (by_name, nvopt) = defaults_of(k);
        let nvopt = if nvopt == by_name { "=" } else { nvopt.as_str() };
        let _ = writeln!(s, "{:<28} {:<5} {by_name:<8} {nvopt:<8} {}", k.name, k.default.type_name(), k.summary);
        if args.filter.is_some() {
            let _ = writeln!(s, "    levels: {}", k.levels.text());
            if !k.long.is_empty() {
                let _ = writeln!(s, "    {}", k.long);
            }
        }
    }
    print(s.as_bytes())
}

/// Runs `warpc completions`.
pub fn completions(args: &CompletionsArgs) -> u8 {
    let mut out = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "warpc", &mut out);
    print(&out)
}

/// Runs `warpc man`.
pub fn man(args: &ManArgs) -> u8 {
    let mut root = Cli::command();
    root.build();
    let command = match &args.command {
        None => root,
        Some(name) => match root.find_subcommand(name) {
            Some(c) => c.clone(),
            None => {
                eprintln!("warpc: error: there is no subcommand `{name}`");
                return super::USAGE;
            }
        },
    };
    let mut out = Vec::new();
    match clap_mangen::Man::new(command).render(&mut out) {
        Ok(()) => print(&out),
        Err(e) => {
            eprintln!("warpc: error: {e}");
            FAILED
        }
    }
}
