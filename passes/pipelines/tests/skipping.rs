//! Rows that are skipped because nothing has changed would have changed nothing: the pipelines of `nvopt` give the same bytes with
//! and without dependency tracking, on every committed kernel.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use warpc_ir::session::{Session, Target};
use warpc_passes::REGISTRY;
use warpc_passes::nvopt::level::LEVELS;
use warpc_passes::nvopt::{Level, Plan, PlanOptions};
use warpc_phase::knobs::TRACK_DEPENDENCES;
use warpc_phase::{NamedPipeline, Pipeline, Registry, Report, SlotPool, TableRow, manager, row, run_batch};
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    let entries = std::fs::read_dir(folder).expect("kernels").map(|entry| entry.expect("entry").path());
    let mut out: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|e| e == "ll")).collect();
    out.sort();
    out
}

/// The rows of `level`, tracked or not.
fn pipeline(level: Level, tracks_dependences: bool) -> Arc<Pipeline> {
    let slots = level.slots([]).expect("no assignments");
    let options = PlanOptions { sm: Target::default().sm, ..PlanOptions::default() };
    let plan = Plan::new(level, &slots, &options, &REGISTRY).expect("a plan");
    pipeline_of(plan.table_rows(), tracks_dependences)
}

fn pipeline_of(rows: Vec<TableRow>, tracks_dependences: bool) -> Arc<Pipeline> {
    let named = [NamedPipeline { name: "rows", summary: "", rows: Cow::Owned(rows), tracks_dependences }];
    let pipelines = [REGISTRY.pipelines, &named].concat();
    let registry = Registry { pipelines: &pipelines, ..REGISTRY };
    Arc::new(Pipeline::parse("rows", &registry).expect("a pipeline"))
}

/// The text of the module after `pipeline`, and how often a row was skipped.
fn run(
    bytes: &[u8],
    pipeline: &Arc<Pipeline>,
    session: &Arc<Session>,
    worker: &mut warpc_phase::Worker,
) -> (String, u64) {
    let module = parse_module(bytes, &ReadOptions { keep_names: true, ..Default::default() }).expect("it reads");
    let mut report = Report::default();
    let module = manager::run(module, pipeline, session, worker, Instant::now(), &mut report)
        .unwrap_or_else(|failure| panic!("{failure}"));
    let skipped = report.stats.rows.iter().map(|row| row.skipped).sum();
    let text = print_module(&module, &PrintOptions::default());
    (String::from_utf8(text).expect("text"), skipped)
}

/// Runs `level` with and without tracking on every `step`-th kernel. Returns how often a row was skipped.
fn compare(level: Level, step: usize) -> u64 {
    let mut measuring = Session::default();
    measuring.phase.stats = true;
    let mut off = Session::default();
    off.knobs.set(TRACK_DEPENDENCES, false);
    // What is measured is what is run without measuring, which the third run shows on some of the kernels.
    let (measuring, off, plain) = (Arc::new(measuring), Arc::new(off), Arc::new(Session::default()));
    let pipeline = pipeline(level, true);
    let kernels: Vec<PathBuf> = kernels().into_iter().step_by(step).collect();
    let (total, wrong) = (Mutex::new(0), Mutex::new(Vec::new()));
    run_batch(0, &vec![1; kernels.len()], &SlotPool::default(), &|worker, at| {
        let bytes = std::fs::read(&kernels[at]).expect("a kernel");
        let (expected, none) = run(&bytes, &pipeline, &off, worker);
        assert_eq!(none, 0);
        let (text, skipped) = run(&bytes, &pipeline, &measuring, worker);
        *total.lock().unwrap() += skipped;
        if text != expected || at % 8 == 0 && run(&bytes, &pipeline, &plain, worker).0 != expected {
            wrong.lock().unwrap().push(kernels[at].display().to_string());
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}: other bytes with dependency tracking: {}", level.name(), wrong.join(", "));
    total.into_inner().unwrap()
}

#[test]
fn o3_gives_the_same_bytes_on_all_kernels() {
    let skipped = compare(Level::O3, 1);
    assert!(skipped > 1000, "{skipped} rows were skipped");
}

#[test]
fn other_levels_give_the_same_bytes_on_some_kernels() {
    for level in LEVELS.into_iter().filter(|&level| level != Level::O3) {
        compare(level, 9);
    }
}

/// A value, and what is computed from it, leave the inner loop of two for the end of the function and for a debug record there.
const LOOPS: &str = "
define i32 @f(ptr %p, i32 %n, i1 %skip) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %after ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %at = getelementptr i32, ptr %p, i32 %j
  %x = load volatile i32, ptr %at
  %j.next = add nuw nsw i32 %j, 1
  %again = icmp ult i32 %j.next, %n
  br i1 %again, label %inner, label %after
after:
  %y = add i32 %x, %j
  store volatile i32 %y, ptr %p
  %i.next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %outer, label %end
end:
  %z = mul i32 %x, %y
  ret i32 %z
}
";

/// Text of `LOOPS` behind the pipeline of `elements`, and how often each row that is no implicit one ran and was skipped.
fn run_on_loops(elements: &[&'static str], tracks_dependences: bool, knob: bool) -> (String, u64) {
    let rows = elements.iter().enumerate().map(|(at, element)| row(at as u16 + 1, element)).collect();
    let mut session = Session::default();
    session.phase.stats = true;
    session.knobs.set(TRACK_DEPENDENCES, knob);
    let (pipeline, session) = (pipeline_of(rows, tracks_dependences), Arc::new(session));
    let out = Mutex::new(Default::default());
    run_batch(1, &[1], &SlotPool::default(), &|worker, _| {
        *out.lock().unwrap() = run(LOOPS.as_bytes(), &pipeline, &session, worker);
    });
    out.into_inner().unwrap()
}

#[test]
fn a_nest_that_changed_nothing_takes_back_its_phis_and_is_skipped() {
    let nests = ["loop-mssa(licm)", "loop-mssa(licm)"];
    let (before, _) = run_on_loops(&["no-op-function"], true, true);
    let (after, skipped) = run_on_loops(&nests, true, true);
    assert_eq!(after, before);
    // The second nest and its two implicit rows.
    assert_eq!(skipped, 3);
    assert_eq!(run_on_loops(&nests, true, false), (before, 0));
}

#[test]
fn a_nest_of_a_pipeline_that_does_not_track_leaves_its_phis() {
    let (after, skipped) = run_on_loops(&["loop-mssa(licm)"], false, true);
    assert!(after.contains(".lcssa"), "{after}");
    assert_eq!(skipped, 0);
}
