//! The list of phases and their statistics as text.

use super::{Gate, PHASES, Phase, default_order};
use std::fmt::Write as _;
use warpc_phase::report::{RowStat, stat_lines};

/// The report of `--stat=phase-wise` over phases, in the default order: one line for each that ran, a summary, and what the pool
/// holds, in bytes.
pub fn stats_text(stats: &[RowStat], pool: u64) -> String {
    let row = |phase: Phase| (phase.name(), stats.get(phase.number()).copied().unwrap_or_default());
    stat_lines(default_order().map(row).into_iter(), pool)
}

/// The table as Markdown: one row per phase in the order in which they run.
pub fn markdown() -> String {
    let mut out = String::from("| position | number | phase | group | duty | levels | what it does | so far |\n");
    out += "|---|---|---|---|---|---|---|---|\n";
    for phase in default_order() {
        let row = &PHASES[phase.number()];
        let levels = match row.gate {
            Gate::Always => "all".to_string(),
            Gate::From(least) => format!("{least} and more"),
            Gate::OnlyZero => "0".to_string(),
        };
        let (group, duty) = (row.group.text(), row.duty.text());
        let _ = writeln!(
            out,
            "| {} | {} | `{}` | {group} | {duty} | {levels} | {} | {} |",
            row.position,
            row.number,
            row.name,
            row.summary,
            crate::compile::state_of(phase).text()
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `docs/phases.md` is made from the table. `WARPC_UPDATE=1` writes it again.
    #[test]
    fn the_document_holds_the_table() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/phases.md");
        let text = std::fs::read_to_string(path).expect("docs/phases.md");
        let start = text.find("| position |").expect("the table");
        if std::env::var_os("WARPC_UPDATE").is_some() {
            std::fs::write(path, format!("{}{}", &text[..start], markdown())).expect("it can be written");
            return;
        }
        assert!(text[start..] == markdown(), "docs/phases.md is not the table: WARPC_UPDATE=1 writes it again");
    }
}
