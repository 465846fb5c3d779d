//! The `warpc` program.

use std::process::ExitCode;
use warpc::cli;

fn main() -> ExitCode {
    // A panic inside a compilation is caught and reported with pass and function; the place is said here, in one line.
    std::panic::set_hook(Box::new(|info| {
        let at = info.location().map(|l| format!("{}:{}", l.file(), l.line())).unwrap_or_default();
        eprintln!("warpc: panic at {at}");
        if std::env::var_os("WARPC_BACKTRACE").is_some() {
            eprint!("{}", std::backtrace::Backtrace::force_capture());
        }
    }));
    match cli::parse(std::env::args_os()) {
        Ok(cli) => ExitCode::from(cli::run(cli)),
        Err(refusal) => ExitCode::from(refusal.report()),
    }
}
