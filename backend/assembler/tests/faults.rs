//! Faults are injected between the phases of the assembler and into its words, kind by kind; checkers and runs must catch them.
//!
//! | file | what goes wrong | what must catch it |
//! |---|---|---|
//! | `faults/allocation.rs` | places of registers, spill code, rows | the symbolic checker of allocation |
//! | `faults/control.rs` | waits, barriers, stalls | the checker of hazards, or a run with results as late as they may be |
//! | `faults/encoding.rs` | fields, modifiers, guards, displacements | what words say, read back and compared |
//! | `faults/convergence.rs` | regions, `BSSY`, `BSYNC`, branches | the checker of paths, that of code, or a run |
//!
//! A sample of each kind is taken; `WARPC_FAULTS=N` takes N of each.

#[path = "faults/allocation.rs"]
mod allocation;
#[path = "faults/control.rs"]
mod control;
#[path = "faults/convergence.rs"]
mod convergence;
#[path = "faults/encoding.rs"]
mod encoding;
#[path = "faults/subject.rs"]
mod subject;

use subject::{Subject, subjects};
use warpc_sass::sample::Numbers;

/// Files that are compiled and not run.
const FILES: [&str; 4] = [
    include_str!("ptx/integer.ptx"),
    include_str!("ptx/memory.ptx"),
    include_str!("ptx/move.ptx"),
    include_str!("ptx/warp.ptx"),
];

/// What became of one kind.
struct Tally {
    name: &'static str,
    changed: usize,
    caught: usize,
}

/// Injects each fault of a list into functions drawn at random, until so many changed something or too many did not.
fn tally<K: Copy>(
    kinds: &[(&'static str, K)],
    all: &mut [Subject],
    samples: usize,
    out: &mut Vec<Tally>,
    mut one: impl FnMut(&mut Subject, K, &mut Numbers) -> Option<bool>,
) {
    for &(name, kind) in kinds {
        let mut numbers = Numbers(0x5eed + out.len() as u64);
        let mut tally = Tally { name, changed: 0, caught: 0 };
        for _ in 0..samples * 8 {
            if tally.changed == samples {
                break;
            }
            let at = numbers.below(all.len() as u64) as usize;
            if let Some(is_caught) = one(&mut all[at], kind, &mut numbers) {
                tally.changed += 1;
                tally.caught += is_caught as usize;
            }
        }
        out.push(tally);
    }
}

#[test]
fn faults_are_caught() {
    let samples = std::env::var("WARPC_FAULTS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let mut run = subjects(include_str!("ptx/faults.ptx"), true);
    let mut compiled: Vec<Subject> = FILES.iter().flat_map(|text| subjects(text, false)).collect();
    let mut out = Vec::new();
    // Of sound code the checkers say nothing.
    for subject in run.iter().chain(&compiled) {
        let code = subject.code(&subject.words).expect("code");
        assert!(subject::hazards(&code).is_empty() && !subject::waits_for_nobody(&code), "{}", subject.name);
        assert_eq!(warpc_assembler::encode::region_without_wait(&subject.listing), None, "{}", subject.name);
        let differs = warpc_assembler::encode::convergence_differs(subject.after.read(), &subject.listing);
        assert_eq!(differs, None, "{}", subject.name);
        for (at, &word) in subject.words.iter().enumerate() {
            assert!(
                warpc_assembler::encode::says(subject::table(), &subject.listing, at, word),
                "{} {at}",
                subject.name
            );
        }
    }
    tally(allocation::KINDS, &mut run, samples, &mut out, |subject, kind, n| allocation::try_one(subject, kind, n));
    tally(convergence::PLANS, &mut run, samples, &mut out, convergence::try_plan);
    tally(convergence::CODE, &mut run, samples, &mut out, convergence::try_code);
    run.append(&mut compiled);
    tally(control::WAITS, &mut run, samples, &mut out, |subject, kind, n| control::try_wait(subject, kind, n));
    tally(control::STALLS, &mut run, samples, &mut out, |subject, kind, n| control::try_stall(subject, kind, n));
    tally(encoding::KINDS, &mut run, samples, &mut out, |subject, kind, n| encoding::try_one(subject, kind, n));

    let (changed, caught): (usize, usize) = (out.iter().map(|t| t.changed).sum(), out.iter().map(|t| t.caught).sum());
    let idle: Vec<&str> = out.iter().filter(|tally| tally.changed == 0).map(|tally| tally.name).collect();
    println!("{} kinds, {changed} injections changed something, {caught} caught", out.len());
    for Tally { name, changed, caught } in out.iter().filter(|tally| tally.caught < tally.changed) {
        println!("    {name}: {caught} of {changed}");
    }
    assert!(idle.is_empty(), "nothing to change for {idle:?}");
    assert!(out.len() >= 60, "{} kinds", out.len());
    assert!(caught * 100 >= changed * 98, "{caught} of {changed} are caught");
}
