//! The back end from the outside: what a pipeline makes of a program is printed as PTX, read back, run, and compared with the
//! run of the program before the pipeline.

use crate::case::{self, Case, is_moot, read};
use crate::check::Checker;
use crate::subject::Subject;
use std::sync::Arc;
use std::time::Instant;
use warpc_assembler::assemble::Request;
use warpc_assembler::compile::Settings;
use warpc_emulate::Mode;
use warpc_interp::compare::refines;
use warpc_interp::{ErrorKind, Launch, Program, RunResult};
use warpc_ir::Module;
use warpc_ir::session::Session;
use warpc_phase::{Report, Worker, manager};
use warpc_ptx as ptx;
use warpc_ptx::interp;
use warpc_sass::Arch;
use warpc_sass::cubin::Cubin;
use warpc_sass::hazards;

/// What became of a program in the back end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ptx {
    /// Its PTX ran as often as said, with the results of the program.
    Same(u32),
    /// The back end refuses it with a message.
    Refused(String),
    /// The interpreter does not know an instruction that was reached.
    NotRun(String),
}

/// Every operation is rounded by itself, as in the interpreter.
pub(crate) fn exact(session: &Session) -> Arc<Session> {
    let mut s = session.clone();
    s.knobs.set(warpc_ptx::knobs::NVPTX_FMA_LEVEL, 0);
    Arc::new(s)
}

impl Checker {
    /// The PTX of what a pipeline makes of a program computes what the program does. The error says what differs.
    pub fn ptx(&mut self, case: &Case, subject: &Subject) -> Result<Ptx, String> {
        let m = self.transform(read(&case.text), subject)?;
        let text = match ptx::emit_module(&m, self.exact()) {
            Ok(text) => text,
            Err(d) => return Ok(Ptx::Refused(d[0].message.clone())),
        };
        let module = match interp::read(&text, "kernel.ptx") {
            Ok(module) => module,
            // A program that says nothing may have numbers of barriers that there are not.
            Err(refusal) if case.runs.iter().all(|run| is_moot(&run.1)) => return Ok(Ptx::NotRun(refusal.to_string())),
            Err(refusal) => return Err(format!("PTX that is not read: {refusal}")),
        };
        let program = interp::load_like(&module, &Program::new(&m)?)?;
        compare(case, "PTX", |launch| program.run(launch))
    }
}

/// Compares what `run` makes of each launch of a program that says something with the run before. `what` is named in the error.
fn compare(case: &Case, what: &str, run: impl Fn(&Launch) -> RunResult) -> Result<Ptx, String> {
    let mut runs = 0;
    for (launch, before) in case.runs.iter().filter(|r| !is_moot(&r.1)) {
        let after = run(launch);
        match &after.error {
            Some(e) if e.kind == ErrorKind::Unsupported => return Ok(Ptx::NotRun(e.to_string())),
            _ => refines(before, &after).map_err(|e| format!("{what}: {e}"))?,
        }
        runs += 1;
    }
    Ok(Ptx::Same(runs))
}

/// A cubin of PTX, made by the assembler, whose checkers look at it.
fn assemble(text: &[u8]) -> Result<Vec<u8>, String> {
    let reading = warpc_ptx_syntax::read(text, "kernel.ptx");
    if let Some(message) = reading.messages.first() {
        return Err(format!("PTX that the assembler does not read: line {}: {}", message.line, message.problem));
    }
    let request = Request::new(Arch::Sm90, Settings { checks: true, ..Settings::default() });
    let made = warpc_assembler::assemble::assemble(&reading, text, &request);
    made.map(|made| made.bytes).map_err(|fault| fault.to_string())
}

impl Checker {
    /// The cubin of what a pipeline makes of a program computes what the program does, also where results are late
    /// (`adversarial`). The error says what differs.
    pub fn cubin(&mut self, case: &Case, subject: &Subject, adversarial: bool) -> Result<Ptx, String> {
        let m = self.transform(read(&case.text), subject)?;
        let text = match ptx::emit_module(&m, self.exact()) {
            Ok(text) => text,
            Err(d) => return Ok(Ptx::Refused(d[0].message.clone())),
        };
        let file = match assemble(&text) {
            Err(why) if why.ends_with("is not supported yet") => return Ok(Ptx::Refused(why)),
            file => file?,
        };
        let program = warpc_emulate::Program::read(&file).map_err(|e| e.to_string())?;
        compare(case, "cubin", |launch| program.run(launch, Mode { adversarial }).result)
    }
}

/// Programs whose machine code is compared with their PTX: what passes make of them is the starting point here, and is not checked.
pub struct MachineChecker {
    worker: Worker,
    session: Arc<Session>,
    pipelines: [Subject; 2],
}

/// Launches of a program: the first numbers, nothing to do, and large numbers.
const MACHINE_LAUNCHES: u64 = 4;

impl Default for MachineChecker {
    fn default() -> Self {
        let parse = |name| Subject::parse(name).expect("a pipeline");
        MachineChecker {
            worker: Worker::alone(),
            session: exact(&Session::default()),
            pipelines: ["default<O0>", "default<O1>"].map(parse),
        }
    }
}

impl MachineChecker {
    /// A generated program through a pipeline that the seed takes, to PTX and to a cubin: launches in the interpreter of PTX and in that
    /// of SASS, plain and with results as late as the control words allow, leave the same bits. The hazard checker accepts the cubin.
    /// The error says what differs, with the PTX.
    pub fn check(&mut self, seed: u64) -> Result<Ptx, String> {
        let (text, launch) = match seed % 3 {
            0 => case::nests(seed),
            _ => case::generated(seed),
        };
        let pipeline = &self.pipelines[(seed / 3) as usize % self.pipelines.len()];
        let mut report = Report::default();
        let module = read(&text);
        let module =
            manager::run(module, &pipeline.pipeline, &self.session, &mut self.worker, Instant::now(), &mut report)
                .map_err(|e| e.to_string())?;
        let ptx = match ptx::emit_module(&module, &self.session) {
            Ok(ptx) => ptx,
            Err(refusal) => return Ok(Ptx::Refused(refusal[0].message.clone())),
        };
        let launches = (0..MACHINE_LAUNCHES).map(|n| case::vary(&launch, n));
        machine_runs(&module, &ptx, launches)
            .map_err(|why| format!("{}: {why}\n{}", pipeline.name, String::from_utf8_lossy(&ptx)))
    }
}

/// Compares launches of PTX, which is that of `module`, with those of its cubin.
fn machine_runs(module: &Module, ptx: &[u8], launches: impl Iterator<Item = Launch>) -> Result<Ptx, String> {
    let reading = interp::read(ptx, "kernel.ptx").map_err(|d| format!("PTX that is not read: {d}"))?;
    let before = interp::load_like(&reading, &Program::new(module)?)?;
    let file = assemble(ptx)?;
    let cubin = Cubin::read(&file).map_err(|e| e.to_string())?;
    let reports = hazards::check(&cubin).map_err(|e| e.to_string())?;
    if let Some(error) = reports.iter().find_map(|report| report.errors.first()) {
        return Err(format!("a hazard: {error}"));
    }
    let after = warpc_emulate::Program::read(&file).map_err(|e| e.to_string())?;
    let mut runs = 0;
    for launch in launches {
        let wanted = before.run(&launch);
        match &wanted.error {
            Some(e) if e.kind == ErrorKind::Unsupported => return Ok(Ptx::NotRun(e.to_string())),
            Some(e) => return Err(format!("PTX: {e}")),
            None => {}
        }
        for (name, adversarial) in [("plain", false), ("adversarial", true)] {
            let result = after.run(&launch, Mode { adversarial }).result;
            match &result.error {
                Some(e) if e.kind == ErrorKind::Unsupported => return Ok(Ptx::NotRun(e.to_string())),
                _ => refines(&wanted, &result).map_err(|e| format!("cubin, {name}: {e}"))?,
            }
        }
        runs += 1;
    }
    Ok(Ptx::Same(runs))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program whose PTX is that of another one is noticed.
    #[test]
    fn wrong_code_is_noticed() {
        let o0 = Subject::parse("default<O0>").unwrap();
        let mut c = Checker::default();
        let case = Case::generated(5, Some(40));
        let launches = case.runs.len() as u32;
        assert!(matches!(c.ptx(&case, &o0), Ok(Ptx::Same(n)) if n == launches));
        let mut other = Case::generated(6, Some(40));
        other.runs = case.runs;
        assert!(c.ptx(&other, &o0).is_err());
    }
}
