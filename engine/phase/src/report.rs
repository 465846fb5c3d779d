//! What a run of the phase manager measured: time and memory per row, and a trace of events.

use crate::pipeline::Pipeline;
use serde::Serialize;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// Time and memory of one row, summed over functions.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct RowStat {
    /// Runs, skipped ones not counted.
    pub runs: u64,
    /// Runs that changed something.
    pub changed: u64,
    /// Functions, or the module, that the row was skipped on because nothing had changed since its pass ran.
    pub skipped: u64,
    /// Time.
    pub time: Duration,
    /// Bytes of rows and side tables the row added.
    pub total: u64,
    /// Of what is held after the row, bytes in rows that are erased: the next store frees them.
    pub freeable: u64,
    /// Bytes in operand lists that were moved and in call rows that were replaced, which only compaction finds.
    pub leaked: u64,
}

impl RowStat {
    /// Adds `other`.
    pub fn add(&mut self, other: &RowStat) {
        self.runs += other.runs;
        self.changed += other.changed;
        self.skipped += other.skipped;
        self.time += other.time;
        self.total += other.total;
        self.freeable += other.freeable;
        self.leaked += other.leaked;
    }
}

/// An event of a trace, in microseconds since the start of the trace.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    /// Name: of a pass or of a part of the compilation.
    pub name: String,
    /// Function or file it worked on.
    pub detail: String,
    /// Start.
    pub ts: f64,
    /// Duration.
    pub dur: f64,
    /// Thread.
    pub tid: u64,
}

impl Event {
    /// An event from `from` until now.
    pub fn since(name: impl Into<String>, detail: impl Into<String>, origin: Instant, from: Instant) -> Event {
        Event {
            name: name.into(),
            detail: detail.into(),
            ts: from.saturating_duration_since(origin).as_secs_f64() * 1e6,
            dur: from.elapsed().as_secs_f64() * 1e6,
            tid: thread_number(),
        }
    }
}

/// Small number of the current thread.
fn thread_number() -> u64 {
    let text = format!("{:?}", std::thread::current().id());
    text.trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap_or(0)
}

/// Trace as JSON of the Chrome trace format (`chrome://tracing`, Perfetto).
pub fn trace_json(events: &[Event]) -> String {
    let rows: Vec<serde_json::Value> = events
        .iter()
        .map(|e| {
            serde_json::json!({
                "pid": 1, "tid": e.tid, "ph": "X", "ts": e.ts, "dur": e.dur, "name": e.name,
                "args": { "detail": e.detail },
            })
        })
        .collect();
    serde_json::json!({ "traceEvents": rows, "beginningOfTime": 0 }).to_string()
}

/// Statistics of the rows of one pipeline.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Stats {
    /// One entry per row of the pipeline.
    pub rows: Vec<RowStat>,
    /// Bytes the worker slots hold.
    pub pool: u64,
}

impl Stats {
    /// Adds `other`, of the same pipeline.
    pub fn add(&mut self, other: &Stats) {
        if self.rows.len() < other.rows.len() {
            self.rows.resize(other.rows.len(), RowStat::default());
        }
        for (a, b) in self.rows.iter_mut().zip(&other.rows) {
            a.add(b);
        }
        self.pool = self.pool.max(other.pool);
    }
    /// The report of `--stat=phase-wise`: per row
    /// `NAME :: [Total n KB ] [Freeable n KB ] [Freeable Leaked n KB ] (p%)`, then time and runs, those that changed something and those that were skipped; a summary; the pool.
    /// `p` is the leaked share of the total.
    pub fn text(&self, pipeline: &Pipeline) -> String {
        let names = pipeline.rows().iter().map(|row| row.step.name());
        stat_lines(names.zip(self.rows.iter().copied()), self.pool)
    }
}

/// A line for each named row that ran or was skipped, a summary, and the bytes of the pool.
pub fn stat_lines<'n>(rows: impl Iterator<Item = (&'n str, RowStat)>, pool: u64) -> String {
    let mut out = String::new();
    let mut all = RowStat::default();
    for (name, stat) in rows.filter(|(_, stat)| stat.runs + stat.skipped > 0) {
        line(&mut out, name, &stat);
        all.add(&stat);
    }
    line(&mut out, "All Phases Summary", &all);
    let _ = writeln!(out, "[Pool Consumption = {} KB]", kb(pool));
    out
}

fn kb(bytes: u64) -> u64 {
    bytes.div_ceil(1024)
}

fn line(out: &mut String, name: &str, s: &RowStat) {
    let percent = (s.leaked * 100).checked_div(s.total).unwrap_or(0).min(100);
    let _ = writeln!(
        out,
        "{name} :: [Total {} KB ] [Freeable {} KB ] [Freeable Leaked {} KB ] ({percent}%) [Time {:.3} ms ] [Runs {} ] [Changed {} ] [Skipped {} ]",
        kb(s.total),
        kb(s.freeable),
        kb(s.leaked),
        s.time.as_secs_f64() * 1e3,
        s.runs,
        s.changed,
        s.skipped,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_have_the_specified_form() {
        let s = RowStat {
            runs: 2,
            changed: 1,
            skipped: 3,
            time: Duration::from_micros(1500),
            total: 43_000,
            freeable: 8192,
            leaked: 0,
        };
        let mut out = String::new();
        line(&mut out, "sroa", &s);
        assert!(out.starts_with("sroa :: [Total 42 KB ] [Freeable 8 KB ] [Freeable Leaked 0 KB ] (0%)"), "{out}");
        assert!(out.contains("[Time 1.500 ms ] [Runs 2 ] [Changed 1 ] [Skipped 3 ]"), "{out}");
    }

    #[test]
    fn traces_are_json() {
        let now = Instant::now();
        let text = trace_json(&[Event::since("sroa", "f", now, now)]);
        let v: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(v["traceEvents"][0]["ph"], "X");
        assert_eq!(v["traceEvents"][0]["args"]["detail"], "f");
    }
}
