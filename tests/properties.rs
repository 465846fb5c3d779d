//! Every pass and pipeline keeps the meaning of programs: run, transform, verify, run again, compare memory.
//!
//! `WARPC_CASES=N` takes `N` seeds, `WARPC_SEED=S` starts at seed `S`, `WARPC_PASS=TEXT` takes one pass or pipeline,
//! `WARPC_SIZE=N` fixes the size. A failure prints the pass, the seed, what differs and the program, made smaller. For long runs:
//! `cargo run --release -p warpc-proof -- run --cases N`.

use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use warpc::{Batch, Emit, Input, Options, Source};
use warpc_interp::compare::refines;
use warpc_lab::generate::{self, Config};
use warpc_passes::REGISTRY;
use warpc_proof::campaign::Kind;
use warpc_proof::case::{execute, read};
use warpc_proof::{Campaign, Checker, Subject};
use warpc_text::{PrintOptions, print_module};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn subjects(all: fn() -> Vec<Subject>) -> Vec<Subject> {
    match std::env::var("WARPC_PASS") {
        Ok(name) => vec![Subject::parse(&name).unwrap_or_else(|e| panic!("{e}"))],
        Err(_) => all(),
    }
}

/// Runs a campaign; panics with the reports of what failed.
fn run(what: &str, c: Campaign) {
    let expected = c.subjects.len() as u64;
    let outcome = c.run(&mut |_, _, _| true);
    let (counts, failures) = (outcome.counts, outcome.failures);
    assert!(counts.runs >= expected, "every subject is run");
    eprintln!("{what}: {} runs on {} programs, {} of them moot", counts.runs, counts.programs, counts.moot);
    if !failures.is_empty() {
        let list: Vec<String> =
            failures.iter().map(|f| format!("{} on {}: {}\n{}", f.subject, f.case, f.what, f.report)).collect();
        panic!("{} failures\n\n{}", failures.len(), list.join("\n"));
    }
}

fn campaign(kinds: Vec<Kind>, cases: u64) -> Campaign {
    Campaign {
        first: number("WARPC_SEED").unwrap_or(0),
        cases: number("WARPC_CASES").unwrap_or(cases),
        kinds,
        subjects: subjects(Subject::all),
        composed: if std::env::var_os("WARPC_PASS").is_some() { 0 } else { 2 },
        ptx: Campaign::default().ptx,
        size: number("WARPC_SIZE").map(|n| n as usize),
        reduce: Duration::from_secs(20),
    }
}

/// Every pass of the table, every named pipeline and some pass lists of random order, on kernels that are valid by construction.
#[test]
fn passes_and_pipelines_refine_generated_kernels() {
    run("generated", campaign(vec![Kind::Generated], 24));
}

/// The same on generated kernels that were changed at random.
#[test]
fn passes_and_pipelines_refine_mutated_kernels() {
    run("mutated", campaign(vec![Kind::Mutated], 40));
}

/// The same on kernels of the tree that were changed at random.
#[test]
fn passes_and_pipelines_refine_mutated_kernels_of_the_tree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    run("kernels of the tree", campaign(vec![Kind::Files(folder)], 12));
}

/// What is printed is read back as the same kernel, before and after passes.
#[test]
fn printing_keeps_generated_kernels() {
    let first = number("WARPC_SEED").unwrap_or(0);
    for seed in first..first + number("WARPC_CASES").unwrap_or(12) {
        let config = Config::of_seed(seed);
        let m = generate::module(&config);
        let once = print_module(&m, &PrintOptions::default());
        let again = read(std::str::from_utf8(&once).expect("text"));
        assert_eq!(print_module(&again, &PrintOptions::default()), once, "seed {seed}");
        let l = generate::launch(&config, 1, 32);
        let run = |m| execute(m, &l).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        refines(&run(&m), &run(&again)).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let case = warpc_proof::Case::generated(seed, Some(60));
        let mut c = Checker::default();
        for s in subjects(Subject::levels) {
            c.round_trip(&case, &s).unwrap_or_else(|e| panic!("{} on seed {seed}: {e}", s.name));
        }
    }
}

/// The same bytes of IR and PTX for any number of threads and any order of files.
#[test]
fn outputs_of_generated_kernels_do_not_depend_on_threads() {
    let cases = number("WARPC_CASES").unwrap_or(8);
    let first = number("WARPC_SEED").unwrap_or(0);
    let inputs = |reverse: bool| -> Vec<Input> {
        let mut seeds: Vec<u64> = (first..first + cases).collect();
        if reverse {
            seeds.reverse();
        }
        let one = |s: u64| {
            let bytes = generate::text(&Config { calls: true, ..Config::new(s, 40 + (s % 3) as usize * 120) });
            Input { name: format!("{s}.ll"), size: bytes.len() as u64, source: Source::Bytes(bytes.into_bytes()) }
        };
        seeds.into_iter().map(one).collect()
    };
    let build = |threads: usize, reverse: bool| {
        let options = Options { emit: Emit { ptx: true, ir: true, cubin: false }, ..Options::default() };
        let batch = Batch::new(options).unwrap_or_else(|d| panic!("{}", d[0].message)).threads(threads);
        let inputs = inputs(reverse);
        let out = Mutex::new(Vec::new());
        batch.run(&inputs, &|i, _, c| {
            let name = &inputs[i].name;
            let o = c.result.unwrap_or_else(|d| panic!("{name}: {}", d[0].message));
            out.lock().expect("results").push((name.clone(), o.ptx, o.ir));
        });
        let mut out = out.into_inner().expect("results");
        out.sort();
        out
    };
    let one = build(1, false);
    for (threads, reverse) in [(2, false), (3, true), (7, false)] {
        assert!(one == build(threads, reverse), "{threads} threads");
    }
}

/// Every pass of the table has filetests, and is among the subjects of the properties above with each of its pipelines.
#[test]
fn every_pass_has_filetests_and_a_property() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let all = Subject::all();
    for pass in REGISTRY.passes() {
        // `print<domtree>` and `verify<domtree>` share the folder of their analysis.
        let folder = pass.name.split_once('<').map_or(pass.name, |(_, analysis)| analysis.trim_end_matches('>'));
        // Passes that find nothing to do share one, and one subject runs all of them.
        let is_idle = warpc_passes::idle::TABLE.iter().any(|idle| idle.name == pass.name);
        let folder = if is_idle { "idle" } else { folder };
        let files = warpc_proof::case::files(&root.join(folder)).len();
        assert!(files >= 5, "pass `{}` has {files} filetests in tests/filetests/{folder}", pass.name);
        let runs = |s: &Subject| s.name == pass.name || is_idle && s.name.split(',').any(|name| name == pass.name);
        assert!(all.iter().any(runs), "pass `{}` has no property run", pass.name);
    }
    for p in REGISTRY.pipelines {
        assert!(all.iter().any(|s| s.name == p.name), "pipeline `{}` has no property run", p.name);
    }
}
