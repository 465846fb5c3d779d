//! The report of a batch: a table for people, JSON for machines.

use serde::Serialize;
use std::fmt::Write as _;
use std::time::Duration;
use warpc::compiler::{Compiled, Metrics};
use warpc_ir::diag::Diag;

/// Times of one file, in seconds.
#[derive(Serialize, Clone, Copy)]
struct Seconds {
    read: f64,
    verify: f64,
    link: f64,
    passes: f64,
    emit: f64,
    total: f64,
}

/// One error; the place is absent where none is known.
#[derive(Serialize)]
struct ErrorReport {
    message: String,
    /// From 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// In bytes from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

/// What is reported of one file.
#[derive(Serialize)]
pub struct FileReport {
    name: String,
    ok: bool,
    kernels: usize,
    functions: usize,
    instructions: usize,
    bytes: usize,
    seconds: Seconds,
    /// Files written.
    pub outputs: Vec<String>,
    errors: Vec<ErrorReport>,
}

impl FileReport {
    /// Report of a compilation of `source` whose outputs are not written yet.
    pub fn new(name: &str, source: &[u8], c: &Compiled) -> FileReport {
        let error = |d: &Diag| {
            let place = d.place(source);
            ErrorReport { message: d.message.clone(), line: place.map(|p| p.0), column: place.map(|p| p.1) }
        };
        let Metrics { bytes, functions, kernels, instructions, .. } = c.metrics;
        let s = |d: Duration| d.as_secs_f64();
        let m = &c.metrics;
        FileReport {
            name: name.to_string(),
            ok: c.result.is_ok(),
            kernels,
            functions,
            instructions,
            bytes,
            seconds: Seconds {
                read: s(m.read),
                verify: s(m.verify),
                link: s(m.link),
                passes: s(m.passes),
                emit: s(m.emit),
                total: s(m.total),
            },
            outputs: Vec::new(),
            errors: c.result.as_ref().err().map_or_else(Vec::new, |l| l.iter().map(error).collect()),
        }
    }
    /// Marks the file as failed.
    pub fn fail(&mut self, message: String) {
        self.ok = false;
        self.errors.push(ErrorReport { message, line: None, column: None });
    }
}

/// Reports of all files, in order.
#[derive(Default)]
pub struct Summary {
    files: Vec<FileReport>,
}

#[derive(Serialize)]
struct Totals {
    files: usize,
    failed: usize,
    kernels: usize,
    functions: usize,
    instructions: usize,
    seconds: f64,
    instructions_per_second: f64,
}

#[derive(Serialize)]
struct Json<'a> {
    totals: Totals,
    files: &'a [FileReport],
}

/// Slowest files that are named.
const SLOWEST: usize = 5;

impl Summary {
    /// Adds a file.
    pub fn add(&mut self, f: FileReport) {
        self.files.push(f);
    }
    /// Number of files that failed.
    pub fn failed(&self) -> usize {
        self.files.iter().filter(|f| !f.ok).count()
    }
    fn totals(&self, wall: Duration) -> Totals {
        let sum = |f: fn(&FileReport) -> usize| self.files.iter().map(f).sum::<usize>();
        let instructions = sum(|f| f.instructions);
        Totals {
            files: self.files.len(),
            failed: self.failed(),
            kernels: sum(|f| f.kernels),
            functions: sum(|f| f.functions),
            instructions,
            seconds: wall.as_secs_f64(),
            instructions_per_second: instructions as f64 / wall.as_secs_f64().max(1e-9),
        }
    }
    /// The report as JSON, ending in a newline.
    pub fn json(&self, wall: Duration) -> String {
        let report = Json { totals: self.totals(wall), files: &self.files };
        serde_json::to_string_pretty(&report).map_or_else(
            |e| e.to_string(),
            |mut s| {
                s.push('\n');
                s
            },
        )
    }
    /// The table.
    pub fn table(&self, wall: Duration) -> String {
        let t = self.totals(wall);
        let mut s = String::new();
        let _ = writeln!(
            s,
            "{:>7} {:>7} {:>8} {:>10} {:>13} {:>9} {:>15}",
            "files", "failed", "kernels", "functions", "instructions", "time", "instructions/s"
        );
        let _ = writeln!(
            s,
            "{:>7} {:>7} {:>8} {:>10} {:>13} {:>9} {:>15}",
            t.files,
            t.failed,
            t.kernels,
            t.functions,
            t.instructions,
            seconds(t.seconds),
            grouped(t.instructions_per_second as u64)
        );
        if self.files.len() > 1 {
            let mut slow: Vec<&FileReport> = self.files.iter().collect();
            slow.sort_by(|a, b| b.seconds.total.total_cmp(&a.seconds.total).then(a.name.cmp(&b.name)));
            s.push_str("slowest:\n");
            for f in slow.iter().take(SLOWEST) {
                let _ = writeln!(s, "{:>9}  {:>8} instructions  {}", seconds(f.seconds.total), f.instructions, f.name);
            }
        }
        for f in self.files.iter().filter(|f| !f.ok) {
            let _ = writeln!(s, "failed: {}", f.name);
        }
        s
    }
}

/// A duration with a unit that fits.
fn seconds(s: f64) -> String {
    match s {
        s if s < 1e-3 => format!("{:.0} us", s * 1e6),
        s if s < 1.0 => format!("{:.1} ms", s * 1e3),
        s => format!("{s:.2} s"),
    }
}

/// A number in groups of three digits.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        assert_eq!(grouped(1234567), "1 234 567");
        assert_eq!(grouped(12), "12");
        assert_eq!(seconds(0.0000004), "0 us");
        assert_eq!(seconds(0.0123), "12.3 ms");
        assert_eq!(seconds(75.0), "75.00 s");
    }

    #[test]
    fn failures_are_counted_and_json_parses() {
        let mut s = Summary::default();
        s.add(FileReport::new("a.ll", b"", &Compiled::failed("no")));
        assert_eq!(s.failed(), 1);
        let v: serde_json::Value = serde_json::from_str(&s.json(Duration::from_millis(5))).unwrap();
        assert_eq!(v["totals"]["failed"], 1);
        assert_eq!(v["files"][0]["errors"][0]["message"], "no");
        assert!(s.table(Duration::from_millis(5)).contains("failed: a.ll"));
    }
}
