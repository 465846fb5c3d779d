//! Every pass alone on every committed kernel module: what comes out verifies, use lists agree with operands, and a pass that
//! says it is idempotent changes nothing when run again.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;
use warpc_analysis::Analyses;
use warpc_columns::RowSet;
use warpc_ir::Module;
use warpc_ir::session::Session;
use warpc_passes::REGISTRY;
use warpc_phase::{
    Level, ModuleCx, Outcome, PassBody, PassCx, PassInfo, PassParams, Pipeline, Report, Worker, manager,
};
use warpc_text::{ReadOptions, parse_module};
use warpc_verify::verify_code;

fn modules() -> Vec<PathBuf> {
    let mut out = Vec::new();
    let mut stack = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels")];
    while let Some(dir) = stack.pop() {
        for e in std::fs::read_dir(dir).expect("kernels") {
            let p = e.expect("entry").path();
            if p.is_dir() {
                stack.push(p);
            } else if p.extension().is_some_and(|e| e == "ll") {
                out.push(p);
            }
        }
    }
    out.sort();
    out
}

/// Runs one pass over a module; says whether it changed anything.
fn run(info: &PassInfo, m: &mut Module, session: &Session) -> bool {
    match (info.make)(PassParams::default()).expect("default parameters") {
        PassBody::Module(mut p) => p.run(
            m,
            &mut ModuleCx {
                session,
                remarks: &mut Vec::new(),
                text: &mut Vec::new(),
                settled: &RowSet::default(),
                alone: Vec::new(),
            },
        ),
        PassBody::CallGraph(_) | PassBody::Loop(_) => {
            let pipeline = Arc::new(Pipeline::parse(info.name, &REGISTRY).expect("a pass"));
            let (session, mut report) = (Arc::new(session.clone()), Report::default());
            let taken = std::mem::take(m);
            *m = manager::run(taken, &pipeline, &session, &mut Worker::alone(), Instant::now(), &mut report)
                .unwrap_or_else(|e| panic!("{e}"));
            report.changed
        }
        PassBody::Function(mut p) => {
            let mut changed = false;
            for g in m.defined_functions() {
                let outcome = m.edit(g, |f| {
                    let mut analyses = Analyses::default();
                    let (remarks, text) = (&mut Vec::new(), &mut Vec::new());
                    let mut cx = PassCx { analyses: &mut analyses, session, remarks, text };
                    let outcome = p.run(f, &mut cx);
                    f.check_uses()
                        .unwrap_or_else(|e| panic!("{} on {:?}: {e}", info.name, String::from_utf8_lossy(f.name())));
                    outcome
                });
                changed |= outcome.is_some_and(|o| o != Outcome::Unchanged);
            }
            m.merge_overlays();
            changed
        }
    }
}

#[test]
fn passes_without_work_change_nothing() {
    let session = Session::default();
    for path in modules() {
        let bytes = std::fs::read(&path).expect("kernel");
        let mut m = parse_module(&bytes, &ReadOptions { keep_names: true, ..Default::default() }).expect("reads");
        // Those over loops run in a nest, which brings loops into form.
        for info in warpc_passes::idle::TABLE.iter().filter(|info| info.level != Level::Loop) {
            assert!(!run(info, &mut m, &session), "{}: {} changed something", path.display(), info.name);
        }
    }
}

#[test]
fn passes_keep_kernels_valid() {
    let only = std::env::var("WARPC_PASS").ok();
    let is_idle = |name: &str| warpc_passes::idle::TABLE.iter().any(|idle| idle.name == name);
    let asked = |name: &str| only.as_deref().is_none_or(|only| only == name);
    let passes: Vec<&PassInfo> = warpc_passes::FAMILIES
        .iter()
        .flat_map(|family| family.iter())
        .filter(|info| !is_idle(info.name) && asked(info.name))
        .collect();
    let (modules, next, failures) = (modules(), AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(path) = modules.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = failures_of_passes(path, &passes);
            failures.lock().expect("no worker panicked").extend(found);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(work);
        }
    });
    let mut failures = failures.into_inner().expect("no worker panicked");
    failures.sort();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// What goes wrong where each of `passes` runs alone on the module in `path`.
fn failures_of_passes(path: &Path, passes: &[&PassInfo]) -> Vec<String> {
    let session = Session::default();
    let bytes = std::fs::read(path).expect("kernel");
    let mut failures = Vec::new();
    for info in passes {
        let mut m = parse_module(&bytes, &ReadOptions { keep_names: true, ..Default::default() }).expect("reads");
        run(info, &mut m, &session);
        if let Err(e) = verify_code(&m) {
            failures.push(format!("{} after {}: {}", path.display(), info.name, e[0].render(&m)));
        } else if info.idempotent && run(info, &mut m, &session) {
            failures.push(format!("{}: {} changed something the second time", path.display(), info.name));
        }
    }
    failures
}
