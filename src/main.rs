//! The `warpc` program.

mod cli;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    // A panic inside a compilation is caught and reported with pass and function; the place is said here, in one line.
    std::panic::set_hook(Box::new(|info| {
        let at = info.location().map(|l| format!("{}:{}", l.file(), l.line())).unwrap_or_default();
        eprintln!("warpc: panic at {at}");
        // Only with RUST_BACKTRACE set.
        let trace = std::backtrace::Backtrace::capture();
        if trace.status() == std::backtrace::BacktraceStatus::Captured {
            eprint!("{trace}");
        }
    }));
    let args = cli::args::normalise(std::env::args_os());
    ExitCode::from(cli::run(cli::Cli::parse_from(args)))
}
