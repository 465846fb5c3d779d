//! The report of a batch: a table for people, JSON for machines.

use super::cache::counts;
use serde::Serialize;
use std::fmt::Write as _;
use std::time::Duration;
use warpc::cache::CacheCounts;
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
    /// What would be right, or where to look.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
}

/// What is reported of one file.
#[derive(Serialize)]
pub struct FileReport {
    name: String,
    ok: bool,
    /// The results are those of earlier runs.
    cached: bool,
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
    /// `compiled` has a compilation per target: their times are added up.
    pub fn new(name: &str, source: &[u8], compiled: &[Compiled]) -> FileReport {
        let error = |d: &Diag| {
            let place = d.place(source);
            let (line, column) = (place.map(|p| p.0), place.map(|p| p.1));
            ErrorReport { message: d.message.clone(), line, column, hint: d.hint.clone() }
        };
        let mut m = Metrics::default();
        for Compiled { metrics, .. } in compiled {
            let Metrics { bytes, functions, kernels, instructions, read, verify, link, passes, emit, total } = *metrics;
            m = Metrics {
                bytes,
                functions,
                kernels,
                instructions,
                read: m.read + read,
                verify: m.verify + verify,
                link: m.link + link,
                passes: m.passes + passes,
                emit: m.emit + emit,
                total: m.total + total,
            };
        }
        let Metrics { bytes, functions, kernels, instructions, .. } = m;
        let s = |d: Duration| d.as_secs_f64();
        let failed = compiled.iter().find_map(|c| c.result.as_ref().err());
        FileReport {
            name: name.to_string(),
            ok: failed.is_none(),
            cached: !compiled.is_empty() && compiled.iter().all(|c| c.stored),
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
            errors: failed.map_or_else(Vec::new, |l| l.iter().map(error).collect()),
        }
    }
    /// Whether all went well so far.
    pub fn is_ok(&self) -> bool {
        self.ok
    }
    /// Marks the file as failed.
    pub fn fail(&mut self, message: String) {
        self.ok = false;
        self.errors.push(ErrorReport { message, line: None, column: None, hint: None });
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
    #[serde(skip_serializing_if = "Option::is_none")]
    cache: Option<CacheReport>,
}

/// What the cache did.
#[derive(Serialize)]
struct CacheReport {
    hits: u64,
    misses: u64,
    damaged: u64,
    stored: u64,
    failed: u64,
    removed: u64,
}

#[derive(Serialize)]
struct Json<'a> {
    totals: Totals,
    files: &'a [FileReport],
}

/// Failed files that are named.
const FAILURES: usize = 10;
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
    fn totals(&self, wall: Duration, cache: Option<CacheCounts>) -> Totals {
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
            cache: cache.map(|CacheCounts { hits, misses, damaged, stored, failed, removed }| CacheReport {
                hits,
                misses,
                damaged,
                stored,
                failed,
                removed,
            }),
        }
    }
    /// The report as JSON, ending in a newline.
    pub fn json(&self, wall: Duration, cache: Option<CacheCounts>) -> String {
        let report = Json { totals: self.totals(wall, cache), files: &self.files };
        serde_json::to_string_pretty(&report).map_or_else(
            |e| e.to_string(),
            |mut s| {
                s.push('\n');
                s
            },
        )
    }
    /// The report for people: what failed, at most ten files of it, the slowest files, what the cache did, and the table last.
    pub fn table(&self, wall: Duration, cache: Option<CacheCounts>) -> String {
        let t = self.totals(wall, cache);
        let mut s = String::new();
        for f in self.files.iter().filter(|f| !f.ok).take(FAILURES) {
            let _ = writeln!(s, "failed: {}", f.name);
        }
        if t.failed > FAILURES {
            let _ = writeln!(s, "failed: {} more", t.failed - FAILURES);
        }
        if self.files.len() > 1 {
            let mut slow: Vec<&FileReport> = self.files.iter().collect();
            slow.sort_by(|a, b| b.seconds.total.total_cmp(&a.seconds.total).then(a.name.cmp(&b.name)));
            s.push_str("slowest:\n");
            for f in slow.iter().take(SLOWEST) {
                let _ = writeln!(s, "{:>9}  {:>8} instructions  {}", seconds(f.seconds.total), f.instructions, f.name);
            }
        }
        if let Some(cache) = cache {
            s.push_str(&counts(cache));
        }
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
        s.add(FileReport::new("a.ll", b"", &[Compiled::failed("no")]));
        assert_eq!(s.failed(), 1);
        let cache = CacheCounts { misses: 1, ..CacheCounts::default() };
        let v: serde_json::Value = serde_json::from_str(&s.json(Duration::from_millis(5), Some(cache))).unwrap();
        assert_eq!(v["totals"]["cache"]["misses"], 1);
        assert_eq!(v["totals"]["failed"], 1);
        assert_eq!(v["files"][0]["errors"][0]["message"], "no");
        assert_eq!(v["files"][0]["errors"][0].get("hint"), None);
        assert!(s.table(Duration::from_millis(5), None).contains("failed: a.ll"));
    }

    #[test]
    fn errors_have_place_and_hint() {
        let source = b"a\nb c\n";
        let diag = Diag::error("unknown type", (4, 5)).with_hint("integers are `i32`");
        let compiled = Compiled { result: Err(vec![diag].into()), ..Compiled::failed("") };
        let report = FileReport::new("a.ll", source, &[compiled]);
        let errors = serde_json::to_value(&report.errors).expect("plain data");
        let wanted = r#"[{"message":"unknown type","line":2,"column":3,"hint":"integers are `i32`"}]"#;
        assert_eq!(errors, serde_json::from_str::<serde_json::Value>(wanted).expect("JSON"));
    }

    #[test]
    fn ten_failures_are_named_and_the_table_comes_last() {
        let mut s = Summary::default();
        for number in 0..13 {
            s.add(FileReport::new(&format!("{number}.ll"), b"", &[Compiled::failed("no")]));
        }
        let text = s.table(Duration::from_millis(5), Some(CacheCounts::default()));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            (lines[0], lines[9], lines[10], lines[11]),
            ("failed: 0.ll", "failed: 9.ll", "failed: 3 more", "slowest:")
        );
        assert_eq!(lines[lines.len() - 3], "cache: 0 found, 0 not found, 0 stored");
        assert!(lines[lines.len() - 1].trim_start().starts_with("13      13"), "{text}");
    }
}
