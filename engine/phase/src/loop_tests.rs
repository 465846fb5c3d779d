//! Tests of the loop level with passes made for them.

use crate::*;
use std::sync::Arc;
use std::time::Instant;
use warpc_analysis::AnalysisSet;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::module::Module;
use warpc_ir::session::Session;
use warpc_ir::{Builder, IntPred, Opcode, Value};
use warpc_text::{ReadOptions, parse_module};

fn header_name(func: &FuncMut<'_>, cx: &LoopCx<'_>, loop_id: Loop) -> String {
    String::from_utf8_lossy(func.side().names.as_ref().unwrap().get(Value::block(cx.loops.header(loop_id))))
        .into_owned()
}

/// Says which loops it visits; asks scalar evolution for how often they run.
struct Visit(&'static str);
impl LoopPass for Visit {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let name = header_name(func, cx, loop_id);
        cx.with_scev(func, |se| se.get(Value::arg(0)));
        let (at, pass) = (func.terminator(cx.loops.header(loop_id)), self.0);
        cx.remark(RemarkKind::Analysis, pass, "Visit", at, || name.clone());
        cx.text.extend(format!("{pass} {name}\n").into_bytes());
        LoopOutcome::Unchanged
    }
}

/// Splits the latch in two, once per run; with all analyses kept, or the loop nest forgotten.
struct SplitLatch {
    keep_loops: bool,
}
impl LoopPass for SplitLatch {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let latch = cx.loops.latch(func, loop_id).unwrap();
        let tail = func.split_block(func.terminator(latch));
        if self.keep_loops {
            cx.loops.add_block(tail, cx.loops.of(latch));
        }
        cx.dom.split_block(latch, tail);
        cx.forget_loop(func, loop_id);
        LoopOutcome::Changed(AnalysisSet::SCEV)
    }
}

/// Uses the first phi of the loop behind it without a phi in between.
struct Leak;
impl LoopPass for Leak {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let phi = func.first(cx.loops.header(loop_id));
        let exit = cx.loops.unique_exit_block(func, loop_id).unwrap();
        Builder::before(func, func.terminator(exit)).binary(Opcode::Add, phi.into(), phi.into(), 0);
        LoopOutcome::Changed(AnalysisSet::NONE)
    }
}

/// Gives the latch a condition that assumptions and branch conditions, which it keeps, know nothing of.
struct NewCondition {
    /// Whether the pass says so.
    says: bool,
}
impl LoopPass for NewCondition {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        cx.assumptions(func);
        let (phi, latch) =
            (func.first(cx.loops.header(loop_id)), func.terminator(cx.loops.latch(func, loop_id).unwrap()));
        let condition = Builder::before(func, latch).icmp(IntPred::Ult, phi.into(), Value::arg(0), Type::I1);
        func.set_operand(latch, 0, condition);
        if self.says {
            cx.leaves_incomplete(AnalysisSet::ASSUMPTIONS);
        }
        LoopOutcome::Changed(AnalysisSet::ASSUMPTIONS)
    }
}

/// Makes the latch leave the loop, which is none any more.
struct Break;
impl LoopPass for Break {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let (Some(latch), Some(exit)) = (cx.loops.latch(func, loop_id), cx.loops.unique_exit_block(func, loop_id))
        else {
            return LoopOutcome::Unchanged;
        };
        if !func.successors(latch).any(|s| s == exit) {
            return LoopOutcome::Unchanged;
        }
        cx.forget_topmost_loop(func, loop_id);
        func.fold_terminator_to(latch, exit);
        cx.loops.dissolve(loop_id);
        cx.updater.mark_deleted(loop_id);
        LoopOutcome::Changed(AnalysisSet::NONE)
    }
}

macro_rules! info {
    ($name:literal, $level:ident, $pass:expr) => {
        PassInfo {
            name: $name,
            summary: "",
            level: Level::$level,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::ALL,
            columns: warpc_ir::column_sets::REWRITE,
            knobs: &[],
            idempotent: false,
            required: false,
            make: |_| Ok(PassBody::Loop(Box::new($pass))),
        }
    };
}
static TABLE: [PassInfo; 9] = [
    info!("visit", Loop, Visit("visit")),
    info!("again", Loop, Visit("again")),
    info!("nest", LoopNest, Visit("nest")),
    info!("split-latch", Loop, SplitLatch { keep_loops: true }),
    info!("lose-block", Loop, SplitLatch { keep_loops: false }),
    info!("leak", Loop, Leak),
    info!("break", Loop, Break),
    info!("new-condition", Loop, NewCondition { says: true }),
    info!("unsaid-condition", Loop, NewCondition { says: false }),
];
const REGISTRY: Registry = Registry {
    families: &[&TABLE],
    pipelines: &[],
    canonical_loops: &[],
    in_loops: &[],
    in_functions: &[],
    conditions: &[],
    unwritten: &[],
};

/// Two loops in a loop, and one behind, all in the forms that loop passes expect.
const NEST: &str = "
define void @f(i32 %n, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  br label %a
a:
  %j = phi i32 [ 0, %outer ], [ %j2, %a ]
  %j2 = add i32 %j, 1
  br i1 %c, label %a, label %ab
ab:
  br label %b
b:
  %k = phi i32 [ 0, %ab ], [ %k2, %b ]
  %k2 = add i32 %k, 1
  br i1 %c, label %b, label %latch
latch:
  %i2 = add i32 %i, 1
  br i1 %c, label %outer, label %mid
mid:
  br label %last
last:
  %m = phi i32 [ 0, %mid ], [ %m2, %last ]
  %m2 = add i32 %m, 1
  br i1 %c, label %last, label %end
end:
  ret void
}
define void @without_loops() {
  ret void
}
";

fn run(text: &str, session: Session) -> (Result<Module, Failure>, Report) {
    run_on(NEST, text, session)
}
fn run_on(module: &str, text: &str, session: Session) -> (Result<Module, Failure>, Report) {
    let m = parse_module(module.as_bytes(), &ReadOptions::default()).unwrap();
    let pipeline = Arc::new(Pipeline::parse(text, &REGISTRY).unwrap());
    let mut report = Report::default();
    let m = manager::run(m, &pipeline, &Arc::new(session), &mut Worker::alone(), Instant::now(), &mut report);
    (m, report)
}
/// A session with what `ask` asks for.
fn observing(ask: impl FnOnce(&mut warpc_ir::session::PhaseOptions)) -> Session {
    let mut session = Session::default();
    ask(&mut session.phase);
    session
}
fn log(r: &Report) -> String {
    String::from_utf8(r.log.clone()).unwrap()
}
fn error(text: &str, session: Session) -> String {
    run(text, session).0.err().expect("it fails").to_string()
}

#[test]
fn passes_of_a_nest_run_loop_by_loop() {
    let all = "visit a\nagain a\nvisit b\nagain b\nvisit outer\nagain outer\nvisit last\nagain last\n";
    assert_eq!(log(&run("loop(visit,again)", Session::default()).1), all);
    let one_by_one = "visit a\nvisit b\nvisit outer\nvisit last\nagain a\nagain b\nagain outer\nagain last\n";
    assert_eq!(log(&run("loop(visit),loop(again)", Session::default()).1), one_by_one);
}

#[test]
fn loop_nest_passes_see_outermost_loops() {
    assert_eq!(log(&run("nest", Session::default()).1), "nest outer\nnest last\n");
    let mixed = "visit a\nvisit b\nvisit outer\nnest outer\nvisit last\nnest last\n";
    assert_eq!(log(&run("loop(visit,nest)", Session::default()).1), mixed);
}

#[test]
fn deleted_loops_leave_the_nest() {
    let checked = observing(|o| (o.verify_each, o.check_analyses) = (true, true));
    let (m, r) = run("loop(break,visit)", checked);
    let m = m.unwrap_or_else(|e| panic!("{e}"));
    assert!(r.changed);
    // Inner loops are gone when the outer one is visited, so it has an exit of its latch like theirs.
    assert_eq!(log(&r), "");
    let f = m.func(m.find_global("f").unwrap()).unwrap();
    assert!(f.block_order().all(|b| f.successors(b).count() <= 1), "no loop is left");
}

#[test]
fn what_passes_keep_is_checked() {
    let checks = || observing(|o| (o.verify_each, o.check_analyses) = (true, true));
    let (m, _) = run("loop(visit,split-latch,visit,split-latch)", checks());
    assert!(m.is_ok(), "{}", m.err().unwrap());
    assert!(error("loop(lose-block)", checks()).contains("it left the loop nest wrong"));
    assert!(error("loop(leak)", checks()).contains("loop %a is no longer in LCSSA form\nafter pass `leak`"));
    // Without checks nothing is said; each knob asks for one of them.
    assert!(run("loop(leak)", Session::default()).0.is_ok());
    let mut session = Session::default();
    session.knobs.set(knobs::VERIFY_LOOP_LCSSA, true);
    assert!(error("loop(leak)", session).contains("no longer in LCSSA form"));
}

#[test]
fn incomplete_analyses_serve_the_nest_and_are_dropped_at_its_end() {
    let checks = || observing(|o| (o.verify_each, o.check_analyses) = (true, true));
    assert!(error("loop(unsaid-condition)", checks()).contains("it says it preserved the assumptions"));
    let (m, _) = run("loop(new-condition,visit),verify<assumptions>", checks());
    assert!(m.is_ok(), "{}", m.err().unwrap());
}

#[test]
fn runs_on_loops_are_observed() {
    let (_, r) = run("loop(visit,again)", observing(|o| o.bisect_limit = Some(3)));
    assert_eq!(
        log(&r).lines().filter(|l| l.starts_with("BISECT")).take(4).collect::<Vec<_>>(),
        [
            "BISECT: running pass (1) visit on loop %a in function f",
            "BISECT: running pass (2) again on loop %a in function f",
            "BISECT: running pass (3) visit on loop %b in function f",
            "BISECT: NOT running pass (4) again on loop %b in function f",
        ]
    );
    let observed = observing(|o| {
        (o.stats, o.trace, o.remarks) = (true, true, true);
        o.disabled = vec!["again".into()];
        o.print_after = vec!["split-latch".into()];
        o.filter_functions = vec!["f".into()];
    });
    let (_, r) = run("loop(visit,again,split-latch)", observed);
    assert_eq!(r.stats.rows.iter().map(|s| (s.runs, s.changed)).collect::<Vec<_>>(), [(4, 0), (0, 0), (4, 4)]);
    assert!(r.stats.rows[2].total > 0);
    assert_eq!(r.events.len(), 8);
    assert_eq!(r.events[0].detail, "loop %a in function f");
    assert_eq!(r.remarks.iter().map(|r| r.message()).collect::<Vec<_>>(), ["a", "b", "outer", "last"]);
    let printed = log(&r);
    let first = "; *** IR Dump After split-latch on loop %a in function f ***\n\n; Preheader:\nouter:";
    assert!(printed.contains(first), "{printed}");
    assert!(printed.contains("\n; Loop:\na:  ") && printed.contains("\n; Exit blocks\nab:  "), "{printed}");
}

#[test]
fn invalidated_loops_are_not_printed() {
    let (_, r) = run("loop(break)", observing(|o| o.print_after_all = true));
    assert!(log(&r).contains("; *** IR Dump After break on loop %a in function f (invalidated) ***\n"), "{}", log(&r));
}

#[test]
fn huge_functions_are_worked_on_in_place() {
    let mut text = String::from("define void @f(i32 %n, i1 %c) {\nentry:\n");
    (0..70_000).for_each(|k| text += &format!("  %x{k} = add i32 %n, {k}\n"));
    text += "  br label %a\na:\n  %j = phi i32 [ 0, %entry ], [ %j, %a ]\n  br i1 %c, label %a, label %b\nb:\n  ret void\n}\n";
    let (m, r) = run_on(&text, "loop(visit,split-latch,visit)", observing(|o| o.verify_each = true));
    assert!(m.is_ok());
    assert_eq!(log(&r), "visit a\nvisit a\n");
}
