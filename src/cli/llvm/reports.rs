//! `-time-passes` and `-stats`: what the rows of a run took and changed, in the form of LLVM's reports.

use std::fmt::Write as _;
use std::time::Duration;
use warpc_phase::Pipeline;
use warpc_phase::report::{RowStat, Stats};

const RULE: &str = "===-------------------------------------------------------------------------===";

/// Sums of the rows of each pass, in the order in which passes stand in the pipeline first.
fn by_pass(stats: &Stats, pipeline: &Pipeline) -> Vec<(&'static str, RowStat)> {
    let mut out: Vec<(&'static str, RowStat)> = Vec::new();
    for (row, stat) in pipeline.rows().iter().zip(&stats.rows).filter(|pair| pair.1.runs + pair.1.skipped > 0) {
        let name = row.step.name();
        match out.iter_mut().find(|known| known.0 == name) {
            Some(known) => known.1.add(stat),
            None => out.push((name, *stat)),
        }
    }
    out
}

/// The report of `-time-passes`: times of the passes, and of the stages of the compilation.
pub fn times(stats: &Stats, pipeline: &Pipeline, stages: &[(&'static str, Duration)]) -> String {
    let passes = by_pass(stats, pipeline).into_iter().map(|(name, stat)| (name, stat.time)).collect();
    let mut out = group("Pass execution timing report", passes);
    out.push_str(&group("Stages of the compilation", stages.to_vec()));
    out
}

fn group(title: &str, mut rows: Vec<(&'static str, Duration)>) -> String {
    // The longest first; those of the same time as they come.
    rows.sort_by_key(|row| std::cmp::Reverse(row.1));
    let total: f64 = rows.iter().map(|row| row.1.as_secs_f64()).sum();
    let indent = " ".repeat((RULE.len() - title.len()) / 2);
    let mut out = format!("{RULE}\n{indent}{title}\n{RULE}\n");
    let _ = writeln!(out, "  Total Execution Time: {total:.4} seconds ({total:.4} wall clock)\n");
    let _ = writeln!(out, "   ---Wall Time---  --- Name ---");
    let rows = rows.into_iter().map(|(name, time)| (name, time.as_secs_f64()));
    for (name, time) in rows.chain([("Total", total)]) {
        let share = if total > 0.0 { time * 100.0 / total } else { 100.0 };
        let _ = writeln!(out, "  {time:8.4} ({share:5.1}%)  {name}");
    }
    out.push('\n');
    out
}

/// Name, value and meaning of what is counted.
fn counts(stats: &Stats, pipeline: &Pipeline) -> Vec<(&'static str, &'static str, u64)> {
    let of = |(name, stat): (&'static str, RowStat)| {
        [
            (name, "Number of runs", stat.runs),
            (name, "Number of runs that changed something", stat.changed),
            (name, "Number of runs skipped because nothing had changed", stat.skipped),
            (name, "Bytes of rows that were added", stat.total),
        ]
    };
    by_pass(stats, pipeline).into_iter().flat_map(of).filter(|row| row.2 > 0).collect()
}

/// The report of `-stats`.
pub fn statistics(stats: &Stats, pipeline: &Pipeline) -> String {
    let rows = counts(stats, pipeline);
    let width = rows.iter().map(|row| row.0.len()).max().unwrap_or(0);
    let digits = rows.iter().map(|row| row.2.to_string().len()).max().unwrap_or(0);
    let mut out = format!("{RULE}\n                          ... Statistics Collected ...\n{RULE}\n\n");
    for (name, meaning, value) in rows {
        let _ = writeln!(out, "{value:>digits$} {name:<width$} - {meaning}");
    }
    out.push('\n');
    out
}

/// The report of `-stats -stats-json`.
pub fn statistics_json(stats: &Stats, pipeline: &Pipeline) -> String {
    let rows = counts(stats, pipeline);
    let rows: Vec<String> = rows
        .iter()
        .map(|(name, meaning, value)| format!("\t{}: {value}", serde_json::Value::from(format!("{name}.{meaning}"))))
        .collect();
    format!("{{\n{}\n}}\n", rows.join(",\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_passes::REGISTRY;

    fn run() -> (Stats, Pipeline) {
        let pipeline = Pipeline::parse("sroa,instcombine,sroa", &REGISTRY).unwrap();
        let row = |ms, changed| RowStat { runs: 1, changed, time: Duration::from_millis(ms), ..Default::default() };
        (Stats { rows: vec![row(10, 1), row(50, 0), row(20, 1)], pool: 0 }, pipeline)
    }

    #[test]
    fn times_are_sorted_and_sum_up() {
        let (stats, pipeline) = run();
        let text = times(&stats, &pipeline, &[("Read", Duration::from_millis(5))]);
        let at = |needle: &str| text.find(needle).unwrap_or_else(|| panic!("{needle} in {text}"));
        assert!(at("  0.0500 ( 62.5%)  instcombine") < at("  0.0300 ( 37.5%)  sroa"));
        assert!(at("  0.0800 (100.0%)  Total") < at("Stages of the compilation"));
        assert!(at("0.0050 (100.0%)  Read") > at("Stages of the compilation"));
    }

    #[test]
    fn statistics_count_runs() {
        let (stats, pipeline) = run();
        let text = statistics(&stats, &pipeline);
        assert!(text.contains("2 sroa        - Number of runs that changed something\n"), "{text}");
        assert!(!text.contains("instcombine - Number of runs that"), "{text}");
        let json: serde_json::Value = serde_json::from_str(&statistics_json(&stats, &pipeline)).unwrap();
        assert_eq!(json["sroa.Number of runs"], 2);
    }
}
