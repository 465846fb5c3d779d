//! Stages that would do nothing to a function: it is not even loaded.
//!
//! Late rows of a pipeline are skipped on most functions (see [`dependences`](crate::dependences)), and often all rows of a stage
//! are. Then the function's columns need not go to the World and back. What is counted as skipped is the same as row by row.

use crate::dependences::Stamps;
use crate::pipeline::{Row, Step};
use crate::stage::{FunctionLog, StageCx};

/// Whether `row` would be looked at on a function that passes may leave out (`optnone`) or not.
pub(crate) fn is_asked(cx: &StageCx, row: &Row, optnone: bool) -> bool {
    if row.guard.is_some_and(|holds| !holds(&cx.session)) {
        return false;
    }
    match &row.step {
        Step::Pass(info, _) => (!optnone || info.required) && !cx.session.phase.is_disabled(info.name),
        Step::Verify => true,
        _ => false,
    }
}

/// Whether each of rows `rows` would be skipped on a function with `stamps`.
pub(crate) fn is_idle(cx: &StageCx, rows: (usize, usize), optnone: bool, stamps: &Stamps) -> bool {
    let all = cx.pipeline.rows();
    let is_current = |row: usize| cx.pipeline.columns().of_function_row(row).is_some_and(|c| stamps.is_current(c));
    cx.skips
        && (rows.0..rows.1).all(|at| {
            let row = &all[at];
            match row.step {
                Step::PrintFunction | Step::PrintModule | Step::PrintLoop | Step::Check(_) => false,
                // The first row of a nest speaks for all of it, and for the implicit rows before it.
                _ if row.implicit => true,
                _ if row.loop_nest > 0 => {
                    let is_first = at == rows.0 || all[at - 1].implicit || all[at - 1].loop_nest != row.loop_nest;
                    optnone || !is_first || is_current(at)
                }
                _ => !is_asked(cx, row, optnone) || is_current(at),
            }
        })
}

/// Counts each of rows `rows` as skipped that would have been looked at.
pub(crate) fn count(cx: &StageCx, rows: (usize, usize), optnone: bool, log: &mut FunctionLog) {
    let first = rows.0 - cx.rows.0;
    for (row, stat) in cx.pipeline.rows()[rows.0..rows.1].iter().zip(log.stats.iter_mut().skip(first)) {
        let in_nest = row.loop_nest > 0;
        stat.skipped += u64::from(if in_nest { !optnone } else { is_asked(cx, row, optnone) });
    }
}
