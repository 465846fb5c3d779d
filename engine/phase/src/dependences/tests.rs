//! What is skipped, and what runs again, with passes made for it.

use crate::dependences::Stamps;
use crate::tests::{Grow, Sweep, columns, module, run_pipeline};
use crate::*;
use std::borrow::Cow;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::{AttrList, Global, Type};
use warpc_ir::module::{GlobalKind, Module, UnnamedAddr};
use warpc_ir::session::Session;
use warpc_ir::{Builder, Func, FuncMut, Value};

/// Says that it changed something, every time.
struct Stirs;
impl FunctionPass for Stirs {
    fn run(&mut self, _: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        Outcome::Changed(AnalysisSet::ALL)
    }
}

/// Prints the name of the function.
struct Speaks;
impl FunctionPass for Speaks {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        cx.print(func.name().to_vec());
        Outcome::Unchanged
    }
}

/// Does something to the module and says so, or says that it did.
struct OfModule(Option<fn(&mut Module)>);
impl ModulePass for OfModule {
    fn run(&mut self, module: &mut Module, _: &mut ModuleCx<'_>) -> bool {
        self.0.inspect(|change| change(module)).is_some()
    }
}

fn change_facts(module: &mut Module) {
    module.globals_mut().parts_mut()[0].number ^= 1;
}
fn change_address(module: &mut Module) {
    module.globals_mut().sym_mut()[0].unnamed_addr = UnnamedAddr::Local;
}
fn change_kind(module: &mut Module) {
    change_facts(module);
    module.globals_mut().sym_mut()[0].kind = GlobalKind::Alias;
}
fn change_body(module: &mut Module) {
    module.edit(Global(1), |f| {
        let first = f.block_insts(f.entry()).next().unwrap();
        f.set_operand(first, 1, Value::poison(Type::I32));
    });
}
fn change_metadata(module: &mut Module) {
    module.tables_mut().metadata.named.push(Default::default());
}

/// Changes what functions can see of the first global, or nothing; says whether it works on calls alone.
struct OfGraph {
    changes: bool,
    works_on_calls: bool,
}
impl CallGraphPass for OfGraph {
    fn begin(&mut self, _: &Module, _: &Session) {}
    fn works_on_calls(&self) -> bool {
        self.works_on_calls
    }
    fn run(&self, _: &mut FuncMut<'_>, _: &mut CallGraphCx<'_>) -> bool {
        false
    }
    fn after_wave(&self, module: &mut Module, _members: &[Global], _calls: &Calls, _cx: &mut ModuleCx<'_>) {
        if self.changes {
            change_facts(module);
        }
    }
    fn defers(&self, _: &Func<'_>, _: &Calls) -> bool {
        false
    }
    fn wants_rows(&self, _: &Func<'_>, _: &Calls) -> bool {
        false
    }
}

macro_rules! info {
    ($name:literal, $level:ident, $idempotent:literal, $make:expr) => {
        PassInfo {
            name: $name,
            summary: "",
            level: Level::$level,
            reads: AnalysisSet::NONE,
            preserves: AnalysisSet::ALL,
            columns: warpc_ir::column_sets::MODULE,
            knobs: &[],
            idempotent: $idempotent,
            required: false,
            make: |parameters| {
                drop(parameters);
                Ok($make)
            },
        }
    };
}

const fn of_graph(changes: bool) -> OfGraph {
    OfGraph { changes, works_on_calls: false }
}

static TABLE: [PassInfo; 15] = [
    info!("grow", Function, false, PassBody::Function(Box::new(Grow))),
    info!("sweep", Function, false, PassBody::Function(Box::new(Sweep))),
    info!("stir", Function, false, PassBody::Function(Box::new(Stirs))),
    info!("stir-once", Function, true, PassBody::Function(Box::new(Stirs))),
    info!("speak", Function, true, PassBody::Function(Box::new(Speaks))),
    info!("look", Module, false, PassBody::Module(Box::new(OfModule(None)))),
    info!("boast", Module, false, PassBody::Module(Box::new(OfModule(Some(|_| ()))))),
    info!("touch", Module, false, PassBody::Module(Box::new(OfModule(Some(change_facts))))),
    info!("unname", Module, false, PassBody::Module(Box::new(OfModule(Some(change_address))))),
    info!("mask", Module, false, PassBody::Module(Box::new(OfModule(Some(change_kind))))),
    info!("write", Module, false, PassBody::Module(Box::new(OfModule(Some(change_body))))),
    info!("note", Module, false, PassBody::Module(Box::new(OfModule(Some(change_metadata))))),
    info!("walk", CallGraph, false, PassBody::CallGraph(Box::new(of_graph(false)))),
    info!("learn", CallGraph, false, PassBody::CallGraph(Box::new(of_graph(true)))),
    info!("join", CallGraph, false, PassBody::CallGraph(Box::new(OfGraph { changes: true, works_on_calls: true }))),
];

/// Rows of a pipeline, each an element of text.
fn pipeline(elements: &[&'static str], tracks_dependences: bool) -> Pipeline {
    let rows: Vec<TableRow> = elements.iter().enumerate().map(|(at, element)| row(at as u16 + 1, element)).collect();
    let pipelines = [NamedPipeline { name: "tracked", summary: "", rows: Cow::Owned(rows), tracks_dependences }];
    let registry = Registry {
        families: &[&TABLE],
        pipelines: &pipelines,
        canonical_loops: &[],
        in_loops: &[],
        in_functions: &[],
        conditions: &[],
        unwritten: &[],
    };
    Pipeline::parse("tracked", &registry).unwrap()
}

fn measured() -> Session {
    let mut session = Session::default();
    session.phase.stats = true;
    session
}

/// By row: how often it ran and how often it was skipped, on a module of two functions.
fn counts(elements: &[&'static str], session: Session) -> Vec<(u64, u64)> {
    let (result, report) = run_pipeline(module(2, 3), pipeline(elements, true), session, 2);
    result.unwrap();
    report.stats.rows.iter().map(|stat| (stat.runs, stat.skipped)).collect()
}

const RAN: (u64, u64) = (2, 0);
const SKIPPED: (u64, u64) = (0, 2);
const ONE_OF_TWO: (u64, u64) = (1, 1);
/// Of a module row.
const RAN_ONCE: (u64, u64) = (1, 0);

#[test]
fn a_pass_that_changed_nothing_is_skipped_until_something_changes() {
    let rows = ["sweep", "sweep", "grow", "sweep", "sweep", "sweep"];
    // The fourth row erases what `grow` added, so the fifth must see for itself that nothing is left.
    assert_eq!(counts(&rows, measured()), [RAN, SKIPPED, RAN, RAN, RAN, SKIPPED]);
}

#[test]
fn an_idempotent_pass_is_skipped_also_after_it_changed_something() {
    assert_eq!(counts(&["stir-once", "stir-once"], measured()), [RAN, SKIPPED]);
    assert_eq!(counts(&["stir", "stir"], measured()), [RAN, RAN]);
    assert_eq!(counts(&["stir-once", "stir", "stir-once"], measured()), [RAN, RAN, RAN]);
}

#[test]
fn what_prints_runs_every_time() {
    assert_eq!(counts(&["speak", "speak"], measured()), [RAN, RAN]);
}

#[test]
fn passes_with_other_parameters_are_other_passes() {
    assert_eq!(counts(&["sweep", "sweep<a>", "sweep<a>", "sweep"], measured()), [RAN, RAN, SKIPPED, SKIPPED]);
}

#[test]
fn stamps_outlive_a_barrier_that_changed_nothing_alone() {
    assert_eq!(counts(&["sweep", "look", "sweep"], measured()), [RAN, RAN_ONCE, SKIPPED]);
    assert_eq!(counts(&["sweep", "note", "sweep"], measured()), [RAN, RAN_ONCE, RAN]);
}

#[test]
fn what_a_module_pass_changed_counts_for_those_who_can_see_it() {
    let behind = |pass| counts(&["sweep", pass, "sweep"], measured()).pop().unwrap();
    assert_eq!(behind("boast"), SKIPPED, "nothing changed whatever it says");
    assert_eq!(behind("unname"), SKIPPED, "no function looks at it");
    assert_eq!(behind("touch"), ONE_OF_TWO, "nobody refers to the function but itself");
    assert_eq!(behind("write"), ONE_OF_TWO, "the other body is what it was");
    assert_eq!(behind("mask"), RAN, "aliases can be seen through others");
    assert_eq!(behind("note"), RAN, "metadata of the module can be read by all");
}

#[test]
fn module_passes_are_skipped_while_no_function_changes() {
    let rows = ["look", "sweep", "look", "grow", "look", "look"];
    assert_eq!(counts(&rows, measured()), [RAN_ONCE, RAN, (0, 1), RAN, RAN_ONCE, (0, 1)]);
    assert_eq!(counts(&["touch", "touch"], measured()), [RAN_ONCE, RAN_ONCE]);
}

#[test]
fn a_nest_over_the_call_graph_raises_the_epoch_only_if_facts_changed() {
    let skipped = |nest| counts(&["sweep", nest, "sweep"], measured()).pop().unwrap() == SKIPPED;
    assert!(skipped("cgscc(walk)"));
    assert!(!skipped("cgscc(learn)"));
    // The whole nest is skipped when it stands there again.
    assert_eq!(counts(&["cgscc(walk)", "sweep", "cgscc(walk)"], measured()).pop().unwrap(), (0, 1));
    assert_eq!(counts(&["cgscc(learn)", "cgscc(learn)"], measured()).pop().unwrap().1, 0);
}

/// A call, and with it the nest, changes what the second `sweep` sees.
#[test]
fn a_nest_that_works_on_calls_is_left_where_there_are_none() {
    let last = |module: Module, nest: &'static str| {
        let rows = pipeline(&["sweep", nest, "sweep"], true);
        let (result, report) = run_pipeline(module, rows, measured(), 1);
        result.unwrap();
        report.stats.rows.last().map(|stat| (stat.runs, stat.skipped)).unwrap()
    };
    let with_call = || {
        let mut module = module(2, 3);
        let shape = module.globals().shape()[0];
        module.edit(Global(1), |f| {
            let at = f.terminator(f.entry());
            let args = [f.operand(at, 0)];
            let callee = Value::global(Global(0));
            let call = Builder::before(f, at).call(callee, shape.ty, Type::I32, &args, 0, AttrList::EMPTY);
            f.set_operand(at, 0, call.into());
        });
        module
    };
    assert_eq!(last(module(2, 3), "cgscc(join)"), SKIPPED);
    assert_eq!(last(with_call(), "cgscc(join)"), RAN);
    assert_eq!(last(with_call(), "cgscc(walk)"), SKIPPED);
    assert_eq!(last(module(2, 3), "cgscc(learn)"), ONE_OF_TWO);
    assert_eq!(last(with_call(), "cgscc(learn)"), RAN);
}

#[test]
fn whoever_watches_passes_sees_all_of_them() {
    let rows = ["sweep", "sweep", "look", "look"];
    let all = |session: &Session| counts(&rows, session.clone()).iter().all(|count| count.1 == 0);
    assert!(!all(&measured()));
    let mut watching = vec![measured(); 7];
    watching[0].phase.print_after_all = true;
    watching[1].phase.verify_each = true;
    watching[2].phase.bisect_limit = Some(-1);
    watching[3].phase.check_analyses = true;
    watching[4].phase.remarks = true;
    watching[5].phase.print_numbers = true;
    watching[6].phase.print_running = true;
    for session in &watching {
        assert!(all(session), "{:?}", session.phase);
    }
}

#[test]
fn the_knob_and_pipelines_that_do_not_ask_for_it_switch_skipping_off() {
    let rows = ["sweep", "sweep", "grow", "sweep"];
    let mut off = measured();
    off.knobs.set(crate::knobs::TRACK_DEPENDENCES, false);
    assert!(counts(&rows, off.clone()).iter().all(|count| *count == RAN));
    let (plain, report) = run_pipeline(module(2, 3), pipeline(&rows, false), measured(), 1);
    assert!(report.stats.rows.iter().all(|stat| stat.skipped == 0));
    let (skipping, _) = run_pipeline(module(2, 3), pipeline(&rows, true), Session::default(), 2);
    let (running, _) = run_pipeline(module(2, 3), pipeline(&rows, true), off, 2);
    let skipping = columns(&skipping.unwrap());
    assert_eq!(skipping, columns(&running.unwrap()));
    assert_eq!(skipping, columns(&plain.unwrap()));
}

#[test]
fn functions_have_stamps_of_their_own() {
    let mut stamps = [Stamps::default(), Stamps::default()];
    stamps[0].leave(3);
    assert!(stamps[0].is_current(3) && !stamps[0].is_current(2) && !stamps[1].is_current(3));
    stamps[0].change();
    assert!(!stamps[0].is_current(3));
    stamps[0].leave(3);
    assert!(stamps[0].is_current(3));
}
