//! Dependency files: rules of make, which ninja reads too, that say which files an output was made from.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Options of dependency files, with the names of GCC's.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Dependency files")]
pub struct DependencyArgs {
    /// Write a dependency file beside each output, with the ending .d
    #[arg(long = "MD")]
    beside: bool,
    /// Write the rules of all outputs to this file
    #[arg(long = "MF", value_name = "FILE")]
    file: Option<PathBuf>,
    /// Name the target of the rule otherwise than the output (one input)
    #[arg(long = "MT", value_name = "TARGET")]
    targets: Vec<PathBuf>,
    /// Add a rule without prerequisites for each file, so that make goes on when one is deleted
    #[arg(long = "MP")]
    phony: bool,
}

impl DependencyArgs {
    /// Whether rules are written.
    pub fn is_on(&self) -> bool {
        self.beside || self.file.is_some()
    }
    /// The file for the rules of all inputs; without one, each input has a file of its own.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }
    /// The file for the rule of an output.
    pub fn path(&self, output: &Path) -> Option<PathBuf> {
        match &self.file {
            Some(file) => Some(file.clone()),
            None => self.beside.then(|| output.with_extension("d")),
        }
    }
    /// Why the options do not fit together.
    pub fn wrong(&self, inputs: usize) -> Option<&'static str> {
        match () {
            _ if !self.is_on() && (!self.targets.is_empty() || self.phony) => Some("-MT and -MP need -MD or -MF"),
            _ if inputs > 1 && !self.targets.is_empty() => Some("-MT takes one input"),
            _ => None,
        }
    }
    /// The rule of `outputs`, which were made from `inputs`.
    pub fn rule(&self, outputs: &[&Path], inputs: &[&Path]) -> Vec<u8> {
        let named: Vec<&Path> = self.targets.iter().map(|target| &**target).collect();
        let targets = if named.is_empty() { outputs } else { &named };
        let mut out = Vec::new();
        for (at, target) in targets.iter().enumerate() {
            if at > 0 {
                out.push(b' ');
            }
            quote(target.as_os_str(), &mut out);
        }
        out.push(b':');
        for input in inputs {
            out.extend_from_slice(b" \\\n  ");
            quote(input.as_os_str(), &mut out);
        }
        out.push(b'\n');
        for input in inputs.iter().filter(|_| self.phony) {
            out.push(b'\n');
            quote(input.as_os_str(), &mut out);
            out.extend_from_slice(b":\n");
        }
        out
    }
}

/// Appends a name as make reads it: a backslash before blanks and `#`, the backslashes before these doubled, and `$` twice. No
/// makefile can name a file with a line break; such a name is written as it is.
fn quote(name: &OsStr, out: &mut Vec<u8>) {
    let mut backslashes = 0;
    for &byte in name.as_encoded_bytes() {
        match byte {
            b' ' | b'\t' | b'#' => {
                out.extend(std::iter::repeat_n(b'\\', backslashes + 1));
            }
            b'$' => out.push(b'$'),
            _ => {}
        }
        backslashes = if byte == b'\\' { backslashes + 1 } else { 0 };
        out.push(byte);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_as_make_reads_them() {
        let quoted = |name: &str| {
            let mut out = Vec::new();
            quote(OsStr::new(name), &mut out);
            String::from_utf8(out).expect("text")
        };
        assert_eq!(quoted("a b#c$d\\e"), "a\\ b\\#c$$d\\e");
        assert_eq!(quoted("a\\ b"), "a\\\\\\ b");
        assert_eq!(quoted("é:x"), "é:x");
    }

    #[test]
    fn rules() {
        let [a, b, c] = ["k.ptx", "k.ll", "lib device.bc"].map(Path::new);
        let text = |args: &DependencyArgs| String::from_utf8(args.rule(&[a], &[b, c])).expect("text");
        let plain = DependencyArgs { beside: true, ..DependencyArgs::default() };
        assert_eq!(text(&plain), "k.ptx: \\\n  k.ll \\\n  lib\\ device.bc\n");
        let named = DependencyArgs { targets: vec!["x".into(), "y".into()], phony: true, ..plain };
        assert_eq!(text(&named), "x y: \\\n  k.ll \\\n  lib\\ device.bc\n\nk.ll:\n\nlib\\ device.bc:\n");
        assert_eq!((named.wrong(1), named.wrong(2)), (None, Some("-MT takes one input")));
        let lonely = DependencyArgs { phony: true, ..DependencyArgs::default() };
        assert!(lonely.wrong(1).is_some());
    }
}
