//! `warpc sass`: the code of a cubin as text, or checked for hazards.

use super::common;
use super::{FAILED, inputs};
use std::fmt::Write;
use std::path::PathBuf;
use warpc_sass::cubin::Cubin;
use warpc_sass::hazards;
use warpc_sass::listing;

/// Arguments of `warpc sass`.
#[derive(clap::Args)]
#[command(after_help = "\
The format is that of `nvdisasm -c`, with --hex that of `nvdisasm -c -hex`.

With --check-hazards nothing is listed. The control words of all code are checked against its dependences: results that
are read too early, scoreboards that nobody waits for, sources that are written over before they are read. Each hazard
is a line, and the exit status is 1 if there is any.

Examples:
  ptxas -arch=sm_90 k.ptx -o k.cubin && warpc sass k.cubin
  warpc sass --check-hazards *.cubin")]
pub struct Args {
    /// Cubins
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the words of each instruction too
    #[arg(long)]
    hex: bool,
    /// Check the control words instead of printing the code
    #[arg(long, conflicts_with = "hex")]
    check_hazards: bool,
}

/// Runs `warpc sass`. A file that cannot be printed or checked does not keep the next from being so.
pub fn run(args: &Args) -> u8 {
    let mut status = 0;
    for path in &args.files {
        let text = inputs::read_one(path).and_then(|(name, bytes)| {
            if args.check_hazards {
                let hazards = check(&name, &bytes)?;
                status = if hazards.is_empty() { status } else { FAILED };
                return Ok(hazards);
            }
            listing::print(&bytes, listing::Options { words: args.hex }).map_err(|error| format!("{name}: {error}"))
        });
        match text {
            Ok(text) => common::say(&text),
            Err(message) => {
                eprintln!("warpc: error: {message}");
                status = FAILED;
            }
        }
    }
    status
}

/// The hazards of a cubin, one a line; nothing if there are none.
fn check(name: &str, bytes: &[u8]) -> Result<String, String> {
    let of_file = |error: hazards::CodeError| format!("{name}: {error}");
    let cubin = Cubin::read(bytes).map_err(|error| of_file(error.into()))?;
    let reports = hazards::check(&cubin).map_err(of_file)?;
    let mut text = String::new();
    for report in &reports {
        for error in &report.errors {
            let _ = writeln!(text, "{name}: sm_{} kernel {}: {error}", cubin.arch.number(), report.function);
        }
    }
    Ok(text)
}
