//! `warpc sass`: the code of a cubin as text.

use super::common;
use super::{FAILED, inputs};
use std::path::PathBuf;
use warpc_sass::listing;

/// Arguments of `warpc sass`.
#[derive(clap::Args)]
#[command(after_help = "\
The format is that of `nvdisasm -c`, with --hex that of `nvdisasm -c -hex`.

Examples:
  ptxas -arch=sm_90 k.ptx -o k.cubin && warpc sass k.cubin")]
pub struct Args {
    /// Cubins
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the words of each instruction too
    #[arg(long)]
    hex: bool,
}

/// Runs `warpc sass`. A file that cannot be printed does not keep the next from being printed.
pub fn run(args: &Args) -> u8 {
    let mut status = 0;
    for path in &args.files {
        let text = inputs::read_one(path).and_then(|(name, bytes)| {
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
