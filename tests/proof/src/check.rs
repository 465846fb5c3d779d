//! The property of a pass or pipeline on one program.

use crate::backend;
use crate::case::{Case, execute, is_moot, read, write};
use crate::subject::Subject;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Instant;
use warpc_interp::compare::refines;
use warpc_ir::Module;
use warpc_ir::session::{PhaseOptions, Session};
use warpc_phase::{Report, Worker, manager};
use warpc_verify::verify_code;

/// Runs pipelines and checks what they make. One per thread.
pub struct Checker {
    worker: Worker,
    session: Arc<Session>,
    exact: Arc<Session>,
    proven: Proven,
}

/// What passes made of the program at hand and was run already: many passes for loops do no more than bring a program into the
/// same form, which needs one run.
#[derive(Default)]
struct Proven {
    /// The program: where it comes from, and how it is printed.
    of: (String, String),
    /// Printed modules that mean the same, each with whether arrivals at barriers were compared.
    same: HashMap<String, bool>,
}

impl Proven {
    /// Whether `printed` is known to mean what the case does.
    fn holds(&mut self, case: &Case, printed: &str, arrivals: bool) -> bool {
        if (&self.of.0, &self.of.1) != (&case.name, &case.printed) {
            *self = Proven { of: (case.name.clone(), case.printed.clone()), ..Default::default() };
        }
        self.same.get(printed).is_some_and(|&compared| compared || !arrivals)
    }
}

impl Default for Checker {
    fn default() -> Self {
        let phase = PhaseOptions { verify_each: true, check_analyses: true, ..Default::default() };
        let session = Session { phase, ..Default::default() };
        Checker {
            worker: Worker::alone(),
            exact: backend::exact(&session),
            session: Arc::new(session),
            proven: Proven::default(),
        }
    }
}

impl Checker {
    fn run(&mut self, module: Module, subject: &Subject) -> Result<(Module, bool), String> {
        let mut report = Report::default();
        let module =
            manager::run(module, &subject.pipeline, &self.session, &mut self.worker, Instant::now(), &mut report)
                .map_err(|e| e.to_string())?;
        Ok((module, report.changed))
    }
    /// Runs a pipeline on a module, twice where the second run must change nothing. The error says what is wrong with what it
    /// made: not valid, analyses not preserved, a panic.
    pub fn transform(&mut self, module: Module, subject: &Subject) -> Result<Module, String> {
        let (module, _) = self.run(module, subject)?;
        verify_code(&module).map_err(|e| format!("invalid after {}: {}", subject.name, e[0].render(&module)))?;
        if !subject.idempotent {
            return Ok(module);
        }
        let (module, changed) = self.run(module, subject)?;
        if changed { Err(format!("a second run of {} changes something", subject.name)) } else { Ok(module) }
    }
    /// The whole property: what the pipeline makes is valid, reads back as itself, and means what the program meant.
    pub fn check(&mut self, case: &Case, s: &Subject) -> Result<(), String> {
        let m = self.transform(read(&case.text), s)?;
        let printed = write(&m);
        // Most passes leave most programs as they are.
        if printed == case.printed {
            return Ok(());
        }
        if s.for_one_thread {
            return compare_alone(case, &m);
        }
        if !self.proven.holds(case, &printed, s.keeps_arrivals) {
            self.compare_as(case, &m, s.keeps_arrivals)?;
            *self.proven.same.entry(printed).or_default() |= s.keeps_arrivals;
        }
        Ok(())
    }
    /// Whether `module` refines the program of a case.
    pub fn compare(&mut self, case: &Case, module: &Module) -> Result<(), String> {
        self.compare_as(case, module, false)
    }
    /// The same; with `keeps_arrivals`, threads must arrive at every barrier as often as before, too.
    fn compare_as(&mut self, case: &Case, module: &Module, keeps_arrivals: bool) -> Result<(), String> {
        for (launch, before) in case.runs.iter().filter(|r| !is_moot(&r.1)) {
            let after = execute(module, launch)?;
            refines(before, &after)?;
            if keeps_arrivals {
                same_arrivals(&before.arrivals, &after.arrivals)?;
            }
        }
        Ok(())
    }
    /// Printing and reading what a pipeline made gives the same text.
    pub fn round_trip(&mut self, case: &Case, subject: &Subject) -> Result<(), String> {
        let once = write(&self.transform(read(&case.text), subject)?);
        let m = warpc_text::parse_module(once.as_bytes(), &Default::default())
            .map_err(|d| format!("printed text does not read: {}", d[0].render("printed", once.as_bytes())))?;
        if write(&m) == once { Ok(()) } else { Err("printed text reads as another module".into()) }
    }
    /// Settings with which nothing is contracted.
    pub(crate) fn exact(&self) -> &Session {
        &self.exact
    }
}

/// Whether as many threads arrived at every barrier of their blocks.
fn same_arrivals(before: &[u64], after: &[u64]) -> Result<(), String> {
    match before.iter().zip(after).position(|(before, after)| before != after) {
        None => Ok(()),
        Some(id) => Err(format!("{} threads arrived at barrier {id} before, {} do now", before[id], after[id])),
    }
}

/// Whether `module` refines the program of a case when each of its launches has one thread.
fn compare_alone(case: &Case, module: &Module) -> Result<(), String> {
    let original = read(&case.text);
    for (launch, _) in &case.runs {
        let mut alone = launch.clone();
        (alone.grid, alone.block) = ([1; 3], [1; 3]);
        let before = execute(&original, &alone)?;
        if !is_moot(&before) {
            refines(&before, &execute(module, &alone)?)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_interp::Launch;

    /// A barrier that runs less often changes nothing that the kernel writes, and is found out all the same.
    #[test]
    fn lost_arrivals_are_an_error() {
        let text = |times: u32| {
            format!(
                "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
                 define ptx_kernel void @k() {{
                 entry:
                   br label %loop
                 loop:
                   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
                   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
                   %next = add i32 %i, 1
                   %done = icmp eq i32 %next, {times}
                   br i1 %done, label %exit, label %loop
                 exit:
                   ret void
                 }}"
            )
        };
        let launch = Launch { kernel: "k".into(), grid: [1; 3], block: [8, 1, 1], ..Launch::default() };
        let run = |times: u32| execute(&read(&text(times)), &launch).expect("the kernel runs");
        let before = run(4);
        assert_eq!((before.error.clone(), before.arrivals[0]), (None, 32));
        assert!(refines(&before, &run(3)).is_ok());
        assert_eq!(same_arrivals(&before.arrivals, &run(4).arrivals), Ok(()));
        let lost = same_arrivals(&before.arrivals, &run(3).arrivals);
        assert_eq!(lost, Err("32 threads arrived at barrier 0 before, 24 do now".into()));
        let keeps = |name: &str| Subject::parse(name).expect("a pipeline").keeps_arrivals;
        assert!(
            keeps("loop-unroll-and-jam<always>")
                && keeps("licm")
                && !keeps("default<O1>")
                && !keeps("sroa,loop-fusion")
        );
    }
}
