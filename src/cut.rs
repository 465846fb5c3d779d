//! A part of a pipeline instead of all of it: `-start-before`, `-start-after`, `-stop-before` and `-stop-after` of LLVM's llc.
//!
//! Passes over IR may be left out at both ends, and what is produced is the IR where they stop. Machine passes may be left out at
//! the end: then a listing of the machine rows of each function is produced, which nothing reads.

use crate::compiler::plain;
use warpc_ir::diag::Diag;
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_ir::session::MachineStop;
use warpc_phase::Pipeline;
use warpc_ptx::pipeline::ROWS;

/// A place between two passes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassPoint {
    /// Name of a pass.
    pub pass: String,
    /// Which of its rows, from 0, where the pipeline has it more than once.
    pub instance: usize,
    /// Behind the pass, not before it.
    pub after: bool,
}

/// Where a pipeline starts and stops.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Cut {
    /// The passes before this point are not run.
    pub start: Option<PassPoint>,
    /// The passes behind this point are not run.
    pub stop: Option<PassPoint>,
}

/// Why a pipeline cannot be cut.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum CutError {
    #[error("the pipeline does not run the pass `{name}`{}", did_you_mean(*near))]
    NoSuchPass { name: String, near: Option<&'static str> },
    #[error(
        "the pipeline runs the pass `{name}` {count} times, there is no number {instance} (they are counted from 0)"
    )]
    NoSuchInstance { name: String, count: usize, instance: usize },
    #[error("a compilation cannot start behind `{0}`: there is no text of machine rows that could be read")]
    StartsInMachineRows(String),
    #[error("the pipeline stops before it starts")]
    Empty,
}

impl From<CutError> for Diag {
    fn from(error: CutError) -> Diag {
        plain(error.to_string())
    }
}

/// What is left of a pipeline.
pub(crate) struct Rest {
    /// The passes over IR.
    pub(crate) pipeline: Pipeline,
    /// Whether no machine pass runs.
    pub(crate) is_ir: bool,
    /// Where the machine passes stop, if not at their end.
    pub(crate) machine: Option<MachineStop>,
}

impl Cut {
    /// Whether all of a pipeline is left.
    pub fn is_whole(&self) -> bool {
        self.start.is_none() && self.stop.is_none()
    }
    pub(crate) fn of(&self, pipeline: Pipeline) -> Result<Rest, CutError> {
        // Positions count the passes over IR first, then those over machine rows.
        let ir_rows = pipeline.rows().len();
        let names: Vec<&'static str> =
            pipeline.rows().iter().map(|row| row.step.name()).chain(ROWS.iter().map(|row| row.info.name)).collect();
        let position = |point: &Option<PassPoint>, open: usize| -> Result<usize, CutError> {
            let Some(PassPoint { pass, instance, after }) = point else { return Ok(open) };
            let rows: Vec<usize> = (0..names.len()).filter(|&at| names[at] == pass).collect();
            if rows.is_empty() {
                let near = nearest(pass, names.iter().copied());
                return Err(CutError::NoSuchPass { name: pass.clone(), near });
            }
            let wrong = || CutError::NoSuchInstance { name: pass.clone(), count: rows.len(), instance: *instance };
            Ok(rows.get(*instance).ok_or_else(wrong)? + usize::from(*after))
        };
        let (start, stop) = (position(&self.start, 0)?, position(&self.stop, names.len())?);
        if let (true, Some(point)) = (start > ir_rows, &self.start) {
            return Err(CutError::StartsInMachineRows(point.pass.clone()));
        }
        if start > stop {
            return Err(CutError::Empty);
        }
        let is_ir = self.stop.is_some() && stop <= ir_rows;
        let machine = self.stop.is_some() && !is_ir && stop < names.len();
        Ok(Rest {
            pipeline: match start == 0 && stop >= ir_rows {
                true => pipeline,
                false => Pipeline::new(pipeline.rows()[start..stop.min(ir_rows)].to_vec()),
            },
            is_ir,
            machine: machine.then(|| MachineStop { rows: stop - ir_rows }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_passes::REGISTRY;

    fn rest(
        start: Option<(&str, usize, bool)>,
        stop: Option<(&str, usize, bool)>,
    ) -> Result<(String, bool, usize), String> {
        let point = |(pass, instance, after): (&str, usize, bool)| PassPoint { pass: pass.into(), instance, after };
        let cut = Cut { start: start.map(point), stop: stop.map(point) };
        let pipeline = Pipeline::parse("sroa,dce,sroa", &REGISTRY).unwrap();
        let rest = cut.of(pipeline).map_err(|e| e.to_string())?;
        Ok((rest.pipeline.text(), rest.is_ir, rest.machine.map_or(ROWS.len(), |machine| machine.rows)))
    }

    #[test]
    fn pipelines_are_cut_at_both_ends() {
        let all = ROWS.len();
        let is = |text: &str, is_ir, rows| Ok((text.to_string(), is_ir, rows));
        assert_eq!(rest(None, None), is("function(sroa,dce,sroa)", false, all));
        assert_eq!(rest(Some(("dce", 0, false)), None), is("function(dce,sroa)", false, all));
        assert_eq!(rest(Some(("dce", 0, true)), None), is("function(sroa)", false, all));
        assert_eq!(rest(None, Some(("sroa", 0, true))), is("function(sroa)", true, all));
        assert_eq!(rest(None, Some(("sroa", 1, false))), is("function(sroa,dce)", true, all));
        assert_eq!(rest(None, Some(("select", 0, false))), is("function(sroa,dce,sroa)", true, all));
        assert_eq!(rest(Some(("select", 0, false)), Some(("select", 0, true))), is("", false, 1));
        assert_eq!(rest(None, Some(("print-ptx", 0, true))), is("function(sroa,dce,sroa)", false, all));
        assert_eq!(rest(Some(("dce", 0, false)), Some(("dce", 0, false))), is("", true, all));
    }

    #[test]
    fn what_is_not_there_is_no_place_to_cut() {
        let says = |start, stop, text: &str| assert_eq!(rest(start, stop), Err(text.to_string()));
        says(None, Some(("dcee", 0, true)), "the pipeline does not run the pass `dcee`, did you mean `dce`?");
        says(
            Some(("sroa", 2, true)),
            None,
            "the pipeline runs the pass `sroa` 2 times, there is no number 2 (they are counted from 0)",
        );
        says(Some(("dce", 0, true)), Some(("sroa", 0, true)), "the pipeline stops before it starts");
        says(
            Some(("select", 0, true)),
            None,
            "a compilation cannot start behind `select`: there is no text of machine rows that could be read",
        );
    }
}
