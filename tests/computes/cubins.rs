//! Cubins of the assembler compute what the programs do that they were made from: run in the interpreter of SASS and compared with runs
//! of the IR, plain and with every result as late as the control words allow.
//!
//! `WARPC_CASES=N` takes `N` seeds, `WARPC_SEED=S` starts at seed `S`.

use warpc_proof::backend::Ptx;
use warpc_proof::{Case, Checker, MachineChecker, Subject};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Kernels that are valid by construction, through each level.
#[test]
fn cubins_of_generated_kernels_compute_what_they_should() {
    let first = number("WARPC_SEED").unwrap_or(0);
    let cases = number("WARPC_CASES").unwrap_or(24);
    let subjects: Vec<Subject> =
        ["default<O0>", "default<O1>"].iter().map(|name| Subject::parse(name).expect("a pipeline")).collect();
    let mut checker = Checker::default();
    let (mut runs, mut not_run) = (0, Vec::new());
    for seed in first..first + cases {
        let case = Case::generated(seed, None);
        for (n, subject) in subjects.iter().enumerate() {
            let adversarial = (seed as usize + n).is_multiple_of(2);
            match checker.cubin(&case, subject, adversarial) {
                Ok(Ptx::Same(launches)) => runs += launches,
                Ok(Ptx::Refused(why) | Ptx::NotRun(why)) => not_run.push(format!("{seed}: {why}")),
                Err(why) => panic!("seed {seed}, {}, adversarial {adversarial}: {why}\n{}", subject.name, case.text),
            }
        }
    }
    eprintln!("{runs} launches the same; {} programs not run: {not_run:?}", not_run.len());
    assert!(not_run.is_empty(), "{not_run:#?}");
}

/// Runs of PTX and of the cubin of the same text, for kernels and for nests of loops whose threads part at barriers.
#[test]
fn cubins_compute_what_their_ptx_does() {
    let first = number("WARPC_SEED").unwrap_or(0);
    let cases = number("WARPC_CASES").unwrap_or(12);
    // Of the last, threads wait at barriers in arms while the rest of their warp ends.
    let parted = [1_000_062, 1_000_125, 1_000_383, 1_001_199];
    let mut checker = MachineChecker::default();
    for seed in (first..first + cases).chain(parted) {
        match checker.check(seed) {
            Ok(Ptx::Same(runs)) => assert!(runs > 0),
            other => panic!("seed {seed}: {other:?}"),
        }
    }
}
