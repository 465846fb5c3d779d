//! Many programs, many subjects.

use crate::backend::Ptx;
use crate::case::{self, Case};
use crate::check::Checker;
use crate::failure::{Failure, Property};
use crate::subject::Subject;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::Duration;
use warpc_columns::random::mix;

/// Where programs come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Valid by construction.
    Generated,
    /// Nests of loops, valid by construction.
    Nests,
    /// Small kernels that call intrinsics of lanes and masks.
    Intrinsics,
    /// Generated and changed.
    Mutated,
    /// Kernels of the files of a folder, changed.
    Files(PathBuf),
    /// A kernel of one file, changed.
    File(PathBuf),
}

/// What a campaign has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Programs.
    pub programs: u64,
    /// Programs whose own run was undefined, so that only validity was checked.
    pub moot: u64,
    /// Program-pass runs.
    pub runs: u64,
    /// Programs that went through a pipeline to PTX, once for each pipeline.
    pub ptx: u64,
    /// Of these, refused by the back end with a message.
    pub refused: u64,
    /// Of these, not run to the end because the interpreter of PTX does not know an instruction.
    pub unsupported: u64,
    /// Launches of programs that ran as PTX with the same results.
    pub launches: u64,
}

/// How a campaign ended.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// What was done.
    pub counts: Counts,
    /// Properties that do not hold.
    pub failures: Vec<Failure>,
    /// What the back end said where it refused a program, or the interpreter of PTX where it gave up, with the number of programs.
    pub refusals: Vec<(String, u64)>,
}

impl Outcome {
    /// Whether `subject` has failed, which is then left out.
    fn has_failed(&self, subject: &str) -> bool {
        self.failures.iter().any(|f| f.subject == subject)
    }
    fn note_refusal(&mut self, message: &str) {
        let message = message.split_once("`: ").map_or(message, |m| m.1);
        match self.refusals.iter_mut().find(|r| r.0 == message) {
            Some(r) => r.1 += 1,
            None => self.refusals.push((message.into(), 1)),
        }
    }
}

/// A number of programs from a seed on.
pub struct Campaign {
    /// First seed.
    pub first: u64,
    /// Number of seeds.
    pub cases: u64,
    /// Sources; a seed takes one after the other.
    pub kinds: Vec<Kind>,
    /// Subjects for every program.
    pub subjects: Vec<Subject>,
    /// Pass lists made from the seed, for every program.
    pub composed: u64,
    /// Pipelines behind which every program goes to PTX, which is run.
    pub ptx: Vec<Subject>,
    /// Size of generated programs; by the seed when absent.
    pub size: Option<usize>,
    /// How long a failing program is made smaller.
    pub reduce: Duration,
}

impl Default for Campaign {
    fn default() -> Self {
        Campaign {
            first: 0,
            cases: 10,
            kinds: vec![Kind::Generated, Kind::Mutated],
            subjects: Subject::all(),
            composed: 2,
            ptx: Subject::parse("default<O1>").into_iter().collect(),
            size: None,
            reduce: Duration::from_secs(20),
        }
    }
}

impl Campaign {
    fn case(&self, kind: &Kind, seed: u64, files: &[PathBuf]) -> Option<Case> {
        match kind {
            Kind::Generated => Some(Case::generated(seed, self.size)),
            Kind::Nests => Some(Case::nests(seed, self.size)),
            Kind::Intrinsics => Some(Case::intrinsics(seed)),
            Kind::Mutated => Some(Case::mutated(seed, self.size)),
            Kind::File(path) => Case::of_file(path, seed),
            Kind::Files(_) if files.is_empty() => None,
            Kind::Files(_) => Case::of_file(&files[(mix(seed) % files.len() as u64) as usize], seed),
        }
    }
    /// Runs everything. `each` sees the counts after every seed and says whether to go on. A subject that failed is left out
    /// from then on, so that there is one failure of each.
    pub fn run(&self, each: &mut dyn FnMut(u64, &Counts, &[Failure]) -> bool) -> Outcome {
        let mut c = Checker::default();
        let mut outcome = Outcome::default();
        let files: Vec<PathBuf> =
            self.kinds.iter().flat_map(|k| if let Kind::Files(f) = k { case::files(f) } else { Vec::new() }).collect();
        for seed in self.first..self.first.saturating_add(self.cases) {
            for kind in &self.kinds {
                let case = match catch_unwind(AssertUnwindSafe(|| self.case(kind, seed, &files))) {
                    Ok(Some(case)) => case,
                    Ok(None) => continue,
                    Err(_) => {
                        outcome.failures.push(Failure {
                            subject: format!("{kind:?}"),
                            case: format!("seed {seed}"),
                            what: "the program cannot be made, or running it panics".into(),
                            report: String::new(),
                        });
                        continue;
                    }
                };
                outcome.counts.programs += 1;
                outcome.counts.moot += case.is_moot() as u64;
                let composed = (0..self.composed).map(|n| Subject::composed(mix(seed).wrapping_add(n)));
                for s in self.subjects.iter().cloned().chain(composed) {
                    self.check_meaning(&mut c, &case, &s, &mut outcome);
                }
                for s in &self.ptx {
                    self.check_ptx(&mut c, &case, s, &mut outcome);
                }
            }
            if !each(seed, &outcome.counts, &outcome.failures) {
                break;
            }
        }
        outcome
    }
    /// The program means the same before and behind `subject`.
    fn check_meaning(&self, c: &mut Checker, case: &Case, subject: &Subject, outcome: &mut Outcome) {
        if outcome.has_failed(&subject.name) {
            return;
        }
        outcome.counts.runs += 1;
        match catch_unwind(AssertUnwindSafe(|| c.check(case, subject))) {
            Ok(Ok(())) => {}
            Ok(Err(what)) => {
                outcome.failures.push(Failure::new(c, case, subject, what, Property::Meaning, self.reduce))
            }
            Err(_) => {
                // A pass that panics is an error above: this is the interpreter or the printer.
                outcome.failures.push(Failure {
                    subject: subject.name.clone(),
                    case: case.name.clone(),
                    what: "a panic outside of the passes".into(),
                    report: case.text.clone(),
                });
                *c = Checker::default();
            }
        }
    }
    /// The program means the same behind `pipeline` and as PTX.
    fn check_ptx(&self, c: &mut Checker, case: &Case, pipeline: &Subject, outcome: &mut Outcome) {
        outcome.counts.ptx += 1;
        let name = format!("PTX of {}", pipeline.name);
        match catch_unwind(AssertUnwindSafe(|| c.ptx(case, pipeline))) {
            Ok(Ok(Ptx::Same(n))) => outcome.counts.launches += n as u64,
            Ok(Ok(Ptx::Refused(message))) => {
                outcome.counts.refused += 1;
                outcome.note_refusal(&message);
            }
            Ok(Ok(Ptx::NotRun(message))) => {
                outcome.counts.unsupported += 1;
                outcome.note_refusal(message.split(" at ").next().unwrap_or(&message));
            }
            _ if outcome.has_failed(&name) || outcome.has_failed(&pipeline.name) => {}
            Ok(Err(what)) => outcome.failures.push(Failure::new(c, case, pipeline, what, Property::Ptx, self.reduce)),
            Err(_) => outcome.failures.push(Failure {
                subject: name,
                case: case.name.clone(),
                what: "a panic".into(),
                report: case.text.clone(),
            }),
        }
    }
}
