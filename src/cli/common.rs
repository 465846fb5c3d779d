//! What several commands do alike: targets and attributes from text, messages, output.

use super::inputs::shown;
use std::io::Write;
use std::path::{Path, PathBuf};
use warpc::output::Pending;
use warpc::{Compiler, Diag};
use warpc_ir::override_attrs::FunctionAttr;
use warpc_ir::session::{CAPABILITIES, Target};
use warpc_text::Dialect;

/// A run that failed: the exit status, and what is said on standard error unless it is empty.
pub type Failure = (u8, String);

/// Says why a command failed, if it did; gives its exit status.
pub fn finish(result: Result<(), Failure>) -> u8 {
    match result {
        Ok(()) => 0,
        Err((status, text)) => {
            if !text.is_empty() {
                eprintln!("{}", text.trim_end());
            }
            status
        }
    }
}

/// PTX versions that can be written, times ten.
const PTX: &[u16] = &[78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90];

/// Reads an architecture.
pub fn parse_arch(text: &str) -> Result<Target, String> {
    Target::parse(text).ok_or_else(|| {
        let known: Vec<String> = CAPABILITIES.iter().map(|n| format!("sm_{n}")).collect();
        format!("one of {}, with `a` from sm_90 on and `f` from sm_100 on", known.join(", "))
    })
}

/// Reads a PTX version: `8.7` or `87`.
pub fn parse_ptx(text: &str) -> Result<u16, String> {
    let n = match text.split_once('.') {
        Some((a, b)) if b.len() == 1 => format!("{a}{b}"),
        _ => text.to_string(),
    };
    n.parse().ok().filter(|v| PTX.contains(v)).ok_or_else(|| {
        let known: Vec<String> = PTX.iter().map(|v| format!("{}.{}", v / 10, v % 10)).collect();
        format!("one of {}", known.join(", "))
    })
}

/// Whether every function of `--filter-print-funcs` was in some module that was compiled; the error names those that were not.
pub fn all_filters_met(compiler: &Compiler) -> Result<(), String> {
    match compiler.unknown_functions() {
        list if list.is_empty() => Ok(()),
        list => Err(list.join("\nwarpc: error: ")),
    }
}

/// Text of diagnostics of an input.
pub fn render(name: &str, bytes: &[u8], diags: &[Diag]) -> String {
    diags.iter().map(|d| d.render(name, bytes)).collect()
}

/// Attributes of functions from the texts `KEY=VALUE` of `--function-attribute`; of those with one key the last counts.
pub fn attributes(texts: &[String]) -> Vec<FunctionAttr> {
    let mut out: Vec<FunctionAttr> = Vec::new();
    for text in texts {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        out.retain(|known| known.key != key);
        out.push(FunctionAttr { key: key.into(), value: value.into(), append: false });
    }
    out
}

/// Writes to standard output; whoever reads it may stop reading.
pub fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Whether output to `path` goes to a terminal.
pub fn is_terminal(path: &Path) -> bool {
    use std::io::IsTerminal;
    path == Path::new("-") && std::io::stdout().is_terminal()
}

/// The form of printed IR of `--ir-version`: the newest without it.
pub fn dialect(version: Option<u32>) -> Result<Dialect, String> {
    let version = version.unwrap_or(22);
    Dialect::of_version(version).ok_or_else(|| format!("warpc: error: --ir-version takes 19 to 22, not {version}"))
}

/// Writes `bytes` to `path`, `-` being standard output. The error is ready to print.
pub fn write_out(pending: &Pending, path: &Path, bytes: &[u8]) -> Result<(), String> {
    let shown = if path == Path::new("-") { "<stdout>".into() } else { shown(path) };
    write(pending, path, bytes).map_err(|e| format!("{shown}: error: cannot be written: {e}"))
}

/// The same with an error that goes behind the name of the input that the output is of.
pub fn write_output(pending: &Pending, path: &Path, bytes: &[u8]) -> Result<(), String> {
    let shown = if path == Path::new("-") { "standard output".into() } else { shown(path) };
    write(pending, path, bytes).map_err(|e| format!("{shown} cannot be written: {e}"))
}

fn write(pending: &Pending, path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if path != Path::new("-") {
        return pending.write(path, bytes);
    }
    let mut out = std::io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        // Whoever reads may stop reading.
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}

/// Keeps an input on which the compiler failed by a bug of its own, with the command line that shows it.
pub fn write_reproducer(
    pending: &Pending,
    folder: &Path,
    name: &str,
    bytes: &[u8],
    message: &str,
) -> Result<PathBuf, String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    let mut stem: String = name.trim_end_matches(".ll").chars().map(|c| if plain(c) { c } else { '_' }).collect();
    if !name.chars().all(plain) {
        // Inputs of several folders, or with odd names, may have become the same.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ b as u64).wrapping_mul(0x100_0000_01b3));
        stem.push_str(&format!("-{:08x}", (hash ^ hash >> 32) as u32));
    }
    let path = folder.join(format!("crash-{stem}.ll"));
    let mut text = Vec::new();
    let command: Vec<String> = std::env::args_os().map(|a| shown(Path::new(&a))).collect();
    for line in std::iter::once(format!("command: {}", command.join(" "))).chain(message.lines().map(str::to_string)) {
        text.extend(format!("; {line}\n").into_bytes());
    }
    text.extend_from_slice(bytes);
    pending.write(&path, &text).map_err(|e| format!("{}: {e}", shown(&path)))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_those_of_the_back_end() {
        let sms: std::collections::BTreeSet<u16> = warpc_ptx::features::TARGETS.iter().map(|t| t.0).collect();
        assert_eq!(sms.into_iter().collect::<Vec<_>>(), CAPABILITIES);
        for &(sm, suffix, _) in warpc_ptx::features::TARGETS {
            let text = format!("sm_{sm}{}", if suffix == 0 { String::new() } else { char::from(suffix).into() });
            assert_eq!(parse_arch(&text).unwrap(), Target { sm, suffix, ptx: 0 });
        }
    }

    #[test]
    fn versions() {
        assert!(parse_arch("sm_91").unwrap_err().contains("sm_121"));
        assert_eq!(parse_ptx("8.7"), Ok(87));
        assert_eq!(parse_ptx("90"), Ok(90));
        assert!(parse_ptx("7.7").is_err());
    }
}
