//! The `warpc` program.

mod alloc;
mod cli;

use clap::Parser;
use std::process::ExitCode;

#[global_allocator]
static BLOCKS: alloc::Blocks = alloc::Blocks;

fn main() -> ExitCode {
    // A panic inside a compilation is caught and reported with pass and function; the place is said here, in one line.
    std::panic::set_hook(Box::new(|info| {
        let at = info.location().map(|l| format!("{}:{}", l.file(), l.line())).unwrap_or_default();
        eprintln!("warpc: panic at {at}");
        if std::env::var_os("WARPC_BACKTRACE").is_some() {
            eprint!("{}", std::backtrace::Backtrace::force_capture());
        }
    }));
    let args = cli::args::normalise(std::env::args_os());
    match cli::Cli::try_parse_from(&args) {
        Ok(cli) => ExitCode::from(cli::run(cli)),
        Err(e) => match cli::args::unknown_option(&args, &e) {
            Some(option) => {
                eprintln!("unimplemented: {option}");
                ExitCode::from(cli::USAGE)
            }
            None => e.exit(),
        },
    }
}
