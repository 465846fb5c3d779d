//! Tests of the phase manager with passes made for them.

use crate::*;
use std::sync::Arc;
use std::time::Instant;
use warpc_analysis::AnalysisSet;
use warpc_ir::body::Body;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::session::Session;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

/// Doubles the number of `add`s before the return, and makes a vector type by the parity of the function.
pub(crate) struct Grow;
impl FunctionPass for Grow {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let b = func.entry();
        let n = func.block_insts(b).count();
        let ret = func.terminator(b);
        for _ in 0..n - 1 {
            Builder::before(func, ret).binary(Opcode::Add, Value::arg(0), Value::arg(0), 0);
        }
        let len = 100 + func.global().0 % 2;
        let v = func.vector_type(len, Type::I32);
        let mut at = Builder::before(func, ret);
        let one = at.f.consts_mut().add_i32(1);
        at.insert_element(Value::poison(v), Value::arg(0), one);
        cx.remark(RemarkKind::Passed, "grow", "Grown", ret, || format!("grown by {n}"));
        Outcome::Changed(AnalysisSet::ALL)
    }
}

/// Removes instructions without uses.
pub(crate) struct Sweep;
impl FunctionPass for Sweep {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        cx.analyses.dom(func);
        let b = func.entry();
        let dead: Vec<Inst> =
            func.block_insts(b).filter(|&i| func.is_unused(Value::inst(i)) && !func.op(i).is_terminator()).collect();
        for &i in &dead {
            func.erase(i);
        }
        Outcome::of(!dead.is_empty(), AnalysisSet::ALL)
    }
}

/// Splits the entry and says that nothing happened.
struct Liar;
impl FunctionPass for Liar {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        func.split_block(func.terminator(func.entry()));
        Outcome::Unchanged
    }
}

struct Panics;
impl FunctionPass for Panics {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        assert!(func.name() != b"f7", "no sevens");
        Outcome::Unchanged
    }
}

/// Leaves the entry without terminator.
struct Breaks;
impl FunctionPass for Breaks {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        let t = func.terminator(func.entry());
        func.erase(t);
        Outcome::Changed(AnalysisSet::NONE)
    }
}

/// Writes a column that it does not declare.
struct Sly;
impl FunctionPass for Sly {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        let t = func.terminator(func.entry());
        func.set_loc(t, Md(0));
        Outcome::Changed(AnalysisSet::ALL)
    }
}

struct Count;
impl ModulePass for Count {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let n = module.defined_functions().len();
        let remark = Remark {
            kind: RemarkKind::Analysis,
            pass: "count",
            name: "Count",
            message: format!("{n} functions").into(),
            at: Inst::NONE,
        };
        cx.remarks.push((Global::NONE, remark));
        false
    }
}

macro_rules! info {
    ($name:literal, $level:ident, $make:expr) => {
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
            make: |_| Ok($make),
        }
    };
}
static TABLE: [PassInfo; 7] = [
    PassInfo { columns: warpc_ir::column_sets::ERASE, ..info!("sly", Function, PassBody::Function(Box::new(Sly))) },
    info!("grow", Function, PassBody::Function(Box::new(Grow))),
    info!("sweep", Function, PassBody::Function(Box::new(Sweep))),
    info!("liar", Function, PassBody::Function(Box::new(Liar))),
    info!("panics", Function, PassBody::Function(Box::new(Panics))),
    info!("breaks", Function, PassBody::Function(Box::new(Breaks))),
    info!("count", Module, PassBody::Module(Box::new(Count))),
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

/// `n` functions `i32 (i32)` of one addition and a return, weighing as much as `insts` instructions would.
pub(crate) fn module(n: u32, insts: usize) -> Module {
    let mut m = Module::default();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: Type::I32, params: [Type::I32].into(), vararg: false });
    for i in 0..n {
        let name = m.tables_mut().strings.intern(format!("f{i}").as_bytes());
        m.globals_mut().push(GlobalRow {
            sym: Symbol { name, ..Default::default() },
            shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
            ..Default::default()
        });
        let mut body = Box::new(Body::default());
        body.side.global = Global(i);
        body.side.args = vec![warpc_ir::body::ArgRow { ty: Type::I32, first_use: Use::NONE }];
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let b = f.new_block();
        let mut v = Value::arg(0);
        for _ in 0..insts {
            v = Builder::at_end(&mut f, b).binary(Opcode::Add, v, Value::arg(0), 0);
        }
        Builder::at_end(&mut f, b).ret(Some(v));
        drop(f);
        m.put_body(Global(i), body);
    }
    m
}

fn run(m: Module, text: &str, session: Session, threads: usize) -> (Result<Module, Failure>, Report) {
    run_pipeline(m, Pipeline::parse(text, &REGISTRY).unwrap(), session, threads)
}

/// Runs `pipeline` on `m`, as the only module of a batch.
pub(crate) fn run_pipeline(
    m: Module,
    pipeline: Pipeline,
    session: Session,
    threads: usize,
) -> (Result<Module, Failure>, Report) {
    let pipeline = Arc::new(pipeline);
    let session = Arc::new(session);
    let out = std::sync::Mutex::new(None);
    let input = std::sync::Mutex::new(Some(m));
    run_batch(threads, &[0], &crate::SlotPool::default(), &|w, _| {
        let mut report = Report::default();
        let m = input.lock().unwrap().take().unwrap();
        let r = manager::run(m, &pipeline, &session, w, Instant::now(), &mut report);
        *out.lock().unwrap() = Some((r, report));
    });
    out.into_inner().unwrap().unwrap()
}

pub(crate) fn columns(module: &Module) -> Vec<String> {
    module
        .defined_functions()
        .into_iter()
        .map(|g| {
            let b = module.body(g).unwrap();
            format!("{:?} {:?} {:?}", b.insts.head, b.insts.ops, b.side.consts.len())
        })
        .collect()
}

#[test]
fn the_result_does_not_depend_on_threads() {
    let text = "grow,grow,sweep,count,grow,no-op-function,verify";
    let mut session = Session::default();
    session.phase.remarks = true;
    let (one, r1) = run(module(60, 900), text, session.clone(), 1);
    let (four, r4) = run(module(60, 900), text, session, 4);
    let (one, four) = (one.unwrap(), four.unwrap());
    assert_eq!(columns(&one), columns(&four));
    assert_eq!(one.tables().types.len(), four.tables().types.len());
    assert_eq!(r1.remarks, r4.remarks);
    assert_eq!(r1.remarks.len(), 60 * 3 + 1);
    assert_eq!(r1.remarks[0].function, "f0");
    assert!(r1.changed);
    for g in one.defined_functions() {
        let f = one.func(g).unwrap();
        let v = f.block_insts(f.entry()).find(|&i| f.op(i) == Opcode::InsertElement).unwrap();
        assert_eq!(f.types().vector(f.ty(v)), Some((100 + g.0 % 2, false, Type::I32)));
    }
}

#[test]
fn bisection_numbers_and_skips() {
    let mut session = Session::default();
    session.phase.bisect_limit = Some(3);
    let (m, r) = run(module(2, 1), "grow,sweep,count", session, 2);
    let text = String::from_utf8(r.log).unwrap();
    assert_eq!(
        text,
        "BISECT: running pass (1) grow on f0\nBISECT: running pass (2) sweep on f0\n\
         BISECT: running pass (3) grow on f1\nBISECT: NOT running pass (4) sweep on f1\n\
         BISECT: NOT running pass (5) count on [module]\n"
    );
    let m = m.unwrap();
    assert_eq!(m.body(Global(0)).unwrap().insts.len(), 2);
    assert_eq!(m.body(Global(1)).unwrap().insts.len(), 4);
}

#[test]
fn printing_changes_nothing() {
    let mut session = Session::default();
    session.phase.print_after = vec!["grow".into()];
    session.phase.filter_functions = vec!["f1".into()];
    let (a, r) = run(module(3, 1), "grow,print,sweep,function(print)", session, 1);
    let (b, _) = run(module(3, 1), "grow,sweep", Session::default(), 1);
    assert_eq!(columns(&a.unwrap()), columns(&b.unwrap()));
    let log = String::from_utf8(r.log).unwrap();
    assert_eq!(log.matches("; *** IR Dump After grow on f1 ***").count(), 1, "{log}");
    assert!(!log.contains("After grow on f0"));
    assert_eq!(log.matches("@f0").count(), 2, "the module, and the function: {log}");
}

#[test]
fn disabled_passes_do_not_run_and_measured_ones_are_counted() {
    let mut session = Session::default();
    session.phase.disabled = vec!["sweep".into()];
    session.phase.stats = true;
    session.phase.trace = true;
    let (_, r) = run(module(5, 1), "grow,sweep,count", session, 2);
    assert_eq!(r.stats.rows.iter().map(|s| s.runs).collect::<Vec<_>>(), [5, 0, 1]);
    assert!(r.stats.rows[0].total > 0);
    assert_eq!(r.events.len(), 6);
}

#[test]
fn failures_name_pass_and_function() {
    let mut session = Session::default();
    session.phase.verify_each = true;
    let (m, _) = run(module(3, 1), "grow,breaks,sweep", session, 1);
    let e = m.err().unwrap().to_string();
    assert!(e.contains("after pass `breaks` on function `f0`"), "{e}");
    let mut session = Session::default();
    session.phase.check_analyses = true;
    let (m, _) = run(module(3, 1), "liar", session, 1);
    let e = m.err().unwrap().to_string();
    assert!(e.contains("changed nothing, but it did\nafter pass `liar`"), "{e}");
    let (m, _) = run(module(9, 1), "grow,panics,sweep", Session::default(), 2);
    assert_eq!(m.err().unwrap().to_string(), "pass `panics` panicked on function `f7`: no sevens");
}

#[test]
#[cfg(debug_assertions)]
fn a_pass_keeps_to_the_columns_that_it_declares() {
    // Functions in the World, and one that is worked on in place.
    for (functions, instructions, passes) in [(3, 1, "grow,sly"), (1, 70_000, "sly")] {
        let (m, _) = run(module(functions, instructions), passes, Session::default(), 1);
        let error = "pass `sly` panicked on function `f0`: pass `sly` writes column `loc` of `InstRow`, which it does \
                     not declare";
        assert_eq!(m.err().unwrap().to_string(), error);
    }
    // What runs after the pass is not restricted.
    assert!(run(module(2, 1), "sweep,grow,verify", Session::default(), 1).0.is_ok());
}

#[test]
fn slots_shrink_after_an_outlier() {
    let mut w = Worker::alone();
    let pipeline = Arc::new(Pipeline::parse("sweep", &REGISTRY).unwrap());
    let session = Arc::new(Session::default());
    let mut go = |m: Module| {
        manager::run(m, &pipeline, &session, &mut w, Instant::now(), &mut Report::default()).unwrap();
        w.slot.bytes()
    };
    let huge = go(module(1, 200_000));
    assert!(huge < 1 << 20, "it is not loaded: {huge}");
    let big = go(module(1, 60_000));
    assert!(big > 2 << 20, "its columns are in the World, its use lists stay with it: {big}");
    go(module(64, 10));
    let small = go(module(64, 10));
    assert!(small < 1 << 20, "{small}");
}
