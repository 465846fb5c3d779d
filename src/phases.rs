//! The phases of the assembler among the rows that are reported, and their names where options name passes.

use std::sync::OnceLock;
use warpc_analysis::AnalysisSet;
use warpc_assembler::compile::is_written;
use warpc_assembler::phases::{Phase, default_order};
use warpc_phase::report::RowStat;
use warpc_phase::{Level, ParamError, PassInfo, Pipeline, Row, Step};

/// The phases that are written, in the default order.
fn written() -> impl Iterator<Item = Phase> {
    default_order().into_iter().filter(|&phase| is_written(phase))
}

/// Names of the phases that are written.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    written().map(Phase::name)
}

/// A row of the pass table for each of them; no pipeline can run one.
fn infos() -> &'static [PassInfo] {
    static INFOS: OnceLock<Vec<PassInfo>> = OnceLock::new();
    INFOS.get_or_init(|| {
        let info = |phase: Phase| PassInfo {
            name: phase.name(),
            summary: phase.row().summary,
            level: Level::Function,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::NONE,
            columns: warpc_ir::column_sets::REWRITE,
            knobs: &[],
            idempotent: false,
            required: true,
            make: |_| Err(ParamError::MachineLevel),
        };
        written().map(info).collect()
    })
}

/// `pipeline` with the phases behind its rows.
pub(crate) fn with_phases(pipeline: &Pipeline) -> Pipeline {
    let mut rows = pipeline.rows().to_vec();
    let first = rows.len() as u16 + 1;
    let phases = infos().iter().zip(first..);
    rows.extend(phases.map(|(info, number)| Row { number, ..Row::of(Step::Pass(info, Default::default())) }));
    Pipeline::new(rows)
}

/// Appends what the assembler measured, by number of phase, to the rows of a pipeline of `first` rows.
pub(crate) fn append_stats(rows: &mut Vec<RowStat>, first: usize, phases: &[RowStat]) {
    if phases.is_empty() {
        return;
    }
    rows.resize(first, RowStat::default());
    rows.extend(written().map(|phase| phases.get(phase.number()).copied().unwrap_or_default()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_stand_behind_the_rows_in_their_order() {
        let all = with_phases(&Pipeline::new(Vec::new()));
        let listed: Vec<&str> = all.rows().iter().map(|row| row.step.name()).collect();
        assert_eq!(listed, names().collect::<Vec<_>>());
        let mut stats = vec![RowStat::default(); 2];
        let mut phases = vec![RowStat::default(); 159];
        let last = written().last().expect("a phase");
        phases[last.number()].runs = 3;
        append_stats(&mut stats, 2, &phases);
        assert_eq!((stats.len(), stats.last().map(|stat| stat.runs)), (2 + listed.len(), Some(3)));
    }
}
