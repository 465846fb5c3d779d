//! `warpc reduce`: makes a module smaller as long as a command says that it is still interesting.

use super::build::on_interrupt;
use super::{FAILED, USAGE, common, inputs};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use warpc::output::Pending;
use warpc_lab::reduce;
use warpc_text::ReadOptions;

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
The command runs in a shell with the path of a candidate behind it, or in place of every {}.
Status 0 says that the candidate is still interesting. What it prints is dropped.

Examples:
  warpc reduce --test './crashes.sh' in.ll -o small.ll
  warpc reduce --test '! warpc run --launch k.json' in.ll -o small.ll
  warpc reduce --test 'warpc opt -passes=sroa -S {} | grep -q alloca' in.ll")]
pub struct Args {
    /// Module, - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,
    /// Command that tells whether a candidate is interesting
    #[arg(long, value_name = "CMD")]
    test: String,
    /// Output file, - for standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    /// Seconds after which the smallest module found so far is taken; 0 for no limit
    #[arg(long, value_name = "SECONDS", default_value_t = 3600)]
    time_limit: u64,
    /// Seconds after which a run of the command is ended: the candidate is not interesting then
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    test_limit: u64,
    /// Say nothing but errors
    #[arg(short, long)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> u8 {
    common::finish(go(args))
}

/// The command line that a shell runs; `$1` is the path.
fn shell_text(test: &str) -> String {
    if test.contains("{}") { test.replace("{}", "\"$1\"") } else { format!("{test} \"$1\"") }
}

/// Starts the test; on Unix as a group of its own, so that everything it started can be ended.
fn start(shell: &str, path: &Path) -> std::io::Result<Child> {
    let mut c = Command::new("sh");
    c.args(["-c", shell, "sh"]).arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut c, 0);
    c.spawn()
}

/// Ends a test that ran for too long, with what it started.
fn end(child: &mut Child) {
    #[cfg(unix)]
    {
        let _ = Command::new("kill").args(["-9", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status();
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// Whether the test takes the file at `path`; `None` when it ran for too long.
fn interesting(shell: &str, path: &Path, limit: Duration) -> std::io::Result<Option<bool>> {
    let mut child = start(shell, path)?;
    let began = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status.success()));
        }
        if began.elapsed() > limit {
            end(&mut child);
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}

/// Bitcode as text: candidates are made of text.
fn as_text(name: &str, bytes: Vec<u8>) -> Result<Vec<u8>, String> {
    if !warpc_bitcode::is_bitcode(&bytes) {
        return Ok(bytes);
    }
    let module = warpc::compiler::read(name, &bytes, ReadOptions::default());
    let module = module.map_err(|d| common::render(name, &bytes, &d))?;
    Ok(warpc_text::print_module(&module, &warpc_text::PrintOptions::default()))
}

fn go(args: &Args) -> Result<(), common::Failure> {
    let fail = |m: String| (FAILED, format!("warpc: error: {m}"));
    inputs::keep_inputs([&*args.input], [&*args.output]).map_err(|m| (USAGE, format!("warpc: error: {m}")))?;
    let (name, bytes) = inputs::read_one(&args.input).map_err(|e| (FAILED, format!("warpc: {e}")))?;
    let bytes = as_text(&name, bytes).map_err(|m| (FAILED, m))?;
    let text = String::from_utf8(bytes).map_err(|_| fail(format!("{name} is no text")))?;
    let pending = Arc::new(Pending::default());
    on_interrupt(&pending);
    let folder = tempfile::tempdir().map_err(|e| fail(format!("no temporary folder: {e}")))?;
    let path = folder.path().join("candidate.ll");
    let shell = shell_text(&args.test);
    let (mut trouble, mut slow) = (None, 0u64);
    let mut test = |candidate: &str| {
        if trouble.is_some() {
            return false;
        }
        let answer = std::fs::write(&path, candidate)
            .and_then(|()| interesting(&shell, &path, Duration::from_secs(args.test_limit)));
        match answer {
            Ok(Some(yes)) => yes,
            Ok(None) => {
                slow += 1;
                false
            }
            Err(e) => {
                trouble = Some(e);
                false
            }
        }
    };
    let limit = (args.time_limit > 0).then(|| Duration::from_secs(args.time_limit));
    let r = reduce::run(&text, &mut test, limit);
    if let Some(e) = trouble {
        return Err(fail(format!("the test cannot be run: {e}")));
    }
    if !r.held {
        let why = if slow > 0 { "runs for too long on it" } else { "fails on it" };
        return Err((USAGE, format!("warpc: error: {name} is not interesting: the test {why}")));
    }
    common::write_out(&pending, &args.output, r.text.as_bytes()).map_err(|m| (FAILED, m))?;
    if !args.quiet {
        let late = if r.late { ", stopped by the time limit" } else { "" };
        let slow = if slow > 0 { format!(", {slow} of them ended for running too long") } else { String::new() };
        let (from, to) = (text.lines().count(), r.text.lines().count());
        eprintln!("{from} lines made {to} by {} runs of the test{slow}{late}", r.tests);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_goes_where_the_command_says() {
        assert_eq!(shell_text("grep -q x"), "grep -q x \"$1\"");
        assert_eq!(shell_text("warpc opt {} | grep -q x"), "warpc opt \"$1\" | grep -q x");
    }

    #[test]
    fn tests_that_hang_are_ended() {
        let dir = tempfile::tempdir().unwrap();
        let began = Instant::now();
        let limit = Duration::from_millis(100);
        assert_eq!(interesting(&shell_text("sleep 60; true"), dir.path(), limit).unwrap(), None);
        assert!(began.elapsed() < Duration::from_secs(20));
        assert_eq!(interesting(&shell_text("test -d"), dir.path(), Duration::from_secs(20)).unwrap(), Some(true));
        assert_eq!(interesting(&shell_text("test -f"), dir.path(), Duration::from_secs(20)).unwrap(), Some(false));
    }
}
