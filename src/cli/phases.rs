//! `warpc phases`: the phases of the assembler in the order in which they run.

use super::sequence::SequenceArgs;
use super::{FAILED, USAGE, common};
use std::fmt::Write as _;
use std::path::Path;
use warpc::output::Pending;
use warpc_assembler::compile::state_of;
use warpc_assembler::phases::{OptionError, Sequence, Step};

/// Arguments of `warpc phases`.
#[derive(clap::Args)]
pub struct PhasesArgs {
    /// List only names that contain this, in any case
    filter: Option<String>,
    /// Optimisation level: phases that do not run there are marked
    #[arg(short = 'O', value_name = "LEVEL", default_value_t = 3, value_parser = clap::value_parser!(u8).range(0..=3))]
    level: u8,
    #[command(flatten)]
    sequence: SequenceArgs,
    /// The function whose order is listed
    #[arg(long, value_name = "NAME")]
    function: Option<String>,
    /// For machines
    #[arg(long)]
    json: bool,
}

/// A phase of the list.
struct Listed {
    step: Step,
    /// Whether it runs, or what is in its place.
    idle: &'static str,
}

/// Runs `warpc phases`.
pub fn run(args: &PhasesArgs) -> u8 {
    let listed = match list(args) {
        Ok(listed) => listed,
        Err(e) => {
            eprintln!("warpc: error: {e}");
            return USAGE;
        }
    };
    let text = if args.json { json(&listed) } else { table(&listed) };
    match common::write_out(&Pending::default(), Path::new("-"), text.as_bytes()) {
        Ok(()) => 0,
        Err(e) => {
            eprintln!("warpc: {e}");
            FAILED
        }
    }
}

fn list(args: &PhasesArgs) -> Result<Vec<Listed>, OptionError> {
    let Sequence { order: base, disabled, recipes, .. } = args.sequence.sequence("")?;
    let function = args.function.as_deref().unwrap_or_default();
    let orders = recipes.orders(&base, &[function]);
    let filter = args.filter.as_deref().unwrap_or_default().to_ascii_lowercase();
    let steps = orders[0].steps().iter().filter(|step| step.phase.name().to_ascii_lowercase().contains(&filter));
    Ok(steps
        .map(|&step| {
            let idle = if !step.phase.row().gate.is_open(args.level) {
                "not at this level"
            } else if disabled.contains(step.phase, function) {
                "left out"
            } else {
                state_of(step.phase).text()
            };
            Listed { step, idle }
        })
        .collect())
}

fn table(listed: &[Listed]) -> String {
    let mut out = String::new();
    for Listed { step, idle } in listed {
        let row = step.phase.row();
        let name = match step.parameter {
            Some(parameter) => format!("{}={parameter}", row.name),
            None => row.name.to_string(),
        };
        let (duty, summary) = (row.duty.text(), row.summary);
        let _ = writeln!(out, "{:>4} {name:<40} {duty:<13} {idle:<24} {summary}", row.number);
    }
    out
}

fn json(listed: &[Listed]) -> String {
    let rows: Vec<_> = listed
        .iter()
        .map(|Listed { step, idle }| {
            let row = step.phase.row();
            serde_json::json!({
                "number": row.number, "position": row.position, "name": row.name, "group": row.group.text(),
                "duty": row.duty.text(), "parameter": step.parameter, "idle": idle, "summary": row.summary,
            })
        })
        .collect();
    format!("{}\n", serde_json::Value::from(rows))
}
