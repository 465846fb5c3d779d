//! Nests, stages, printing and mistakes of pipeline text.

use super::*;
use crate::pass::{FunctionPass, ModulePass, Outcome, PassBody, PassInfo};
use crate::pipeline::{NamedPipeline, Pipeline, Stage, row};

struct Nop;
impl FunctionPass for Nop {
    fn run(&mut self, _: &mut warpc_ir::FuncMut<'_>, _: &mut crate::PassCx<'_>) -> Outcome {
        Outcome::Unchanged
    }
}
impl ModulePass for Nop {
    fn run(&mut self, _: &mut warpc_ir::Module, _: &mut crate::ModuleCx<'_>) -> bool {
        false
    }
}
const fn pass(name: &'static str, level: Level) -> PassInfo {
    PassInfo {
        name,
        summary: "",
        level,
        reads: AnalysisSet::NONE,
        preserves: AnalysisSet::ALL,
        columns: warpc_ir::column_sets::REWRITE,
        knobs: &[],
        idempotent: true,
        required: false,
        make: |mut p| {
            p.take_flag("memssa", false);
            p.finish("early-cse")?;
            Ok(PassBody::Function(Box::new(Nop)))
        },
    }
}
impl crate::CallGraphPass for Nop {
    fn begin(&mut self, _: &warpc_ir::Module, _: &warpc_ir::session::Session) {}
    fn run(&self, _: &mut warpc_ir::FuncMut<'_>, _: &mut crate::CallGraphCx<'_>) -> bool {
        false
    }
    fn defers(&self, _: &warpc_ir::Func<'_>, _: &crate::Calls) -> bool {
        false
    }
    fn wants_rows(&self, _: &warpc_ir::Func<'_>, _: &crate::Calls) -> bool {
        true
    }
}
static TABLE: [PassInfo; 7] = [
    PassInfo { make: |_| Ok(PassBody::CallGraph(Box::new(Nop))), ..pass("inline", Level::CallGraph) },
    pass("sroa", Level::Function),
    pass("early-cse", Level::Function),
    PassInfo { reads: AnalysisSet::MEMSSA, ..pass("licm", Level::Loop) },
    pass("rotate", Level::Loop),
    PassInfo { make: |_| Ok(PassBody::Module(Box::new(Nop))), ..pass("globaldce", Level::Module) },
    PassInfo { make: |_| Ok(PassBody::Module(Box::new(Nop))), ..pass("internalize", Level::Module) },
];
const REGISTRY: Registry = Registry {
    families: &[&TABLE],
    canonical_loops: &[],
    in_loops: &["early-cse"],
    in_functions: &["internalize"],
    conditions: &["globaldce"],
    unwritten: &["gvn"],
    pipelines: &[NamedPipeline {
        name: "default<O1>",
        summary: "",
        rows: std::borrow::Cow::Borrowed(&[row(4, "sroa"), row(5, "globaldce"), row(9, "function(early-cse,sroa)")]),
        tracks_dependences: false,
    }],
};

fn names(text: &str) -> String {
    match Pipeline::parse(text, &REGISTRY) {
        Ok(p) => p.rows().iter().map(|r| r.step.name()).collect::<Vec<_>>().join(" "),
        Err(e) => e.to_string(),
    }
}

#[test]
fn nests_flatten() {
    assert_eq!(names("sroa,early-cse<memssa>,globaldce"), "sroa early-cse globaldce");
    assert_eq!(names("function<eager-inv>(sroa,loop-mssa(licm),print),verify"), "sroa licm print verify");
    assert_eq!(names("module(cgscc(devirt<4>(function(repeat<2>(sroa,licm)))))"), "sroa licm sroa licm");
    assert_eq!(
        names("default<O1>,no-op-function,require<domtree>"),
        "sroa globaldce early-cse sroa no-op-function require"
    );
    assert_eq!(names(""), "");
}

/// Rows with the numbers of their nests of loops.
fn loop_nests(text: &str) -> String {
    const CANONICAL: Registry = Registry { canonical_loops: &["sroa"], ..REGISTRY };
    let row = |r: &Row| match (r.loop_nest, r.implicit) {
        (0, _) => r.step.name().to_string(),
        (n, true) => format!("({n})"),
        (n, false) => format!("{}{}{n}", r.step.name(), if r.memssa { "!" } else { ":" }),
    };
    match Pipeline::parse(text, &CANONICAL) {
        Ok(p) => {
            let again = Pipeline::parse(&p.text(), &CANONICAL).expect("printed text is a pipeline");
            assert!(again.rows().iter().map(row).eq(p.rows().iter().map(row)), "{text} prints as {}", p.text());
            p.rows().iter().map(row).collect::<Vec<_>>().join(" ")
        }
        Err(e) => e.to_string(),
    }
}

#[test]
fn loop_passes_make_nests() {
    // A text that begins with loop passes is one nest as far as they go; elsewhere each is a nest of its own.
    assert_eq!(
        loop_nests("rotate,no-op-loop,sroa,rotate,rotate"),
        "(1) rotate:1 no-op-loop:1 sroa (5) rotate:5 (7) rotate:7"
    );
    assert_eq!(loop_nests("sroa,loop(rotate,loop(rotate))"), "sroa (2) rotate:2 rotate:2");
    assert_eq!(loop_nests("function(rotate,loop-mssa(licm,rotate))"), "(1) rotate:1 (3) licm!3 rotate!3");
    assert_eq!(loop_nests("licm,rotate"), "(1) licm!1 rotate!1");
    assert_eq!(loop_nests("loop(rotate),loop(rotate)"), "(1) rotate:1 (3) rotate:3");
    assert_eq!(loop_nests("function(repeat<2>(loop(rotate)))"), "(1) rotate:1 (3) rotate:3");
    assert_eq!(loop_nests("loop(repeat<2>(rotate))"), "(1) rotate:1 rotate:1");
    assert_eq!(loop_nests("repeat<2>(rotate)"), "(1) rotate:1 (3) rotate:3");
    assert_eq!(loop_nests("cgscc(inline,function<lazy>(loop(rotate)))"), "inline (2) rotate:2");
    assert_eq!(loop_nests("loop(print,invalidate<all>),print"), "(1) print:1 invalidate:1 print");
    // What LLVM has as a pass over loops, and is one over functions here, stands between two nests.
    assert_eq!(loop_nests("loop(rotate,early-cse,rotate)"), "(1) rotate:1 early-cse (4) rotate:4");
    assert_eq!(loop_nests("loop-mssa(licm,early-cse)"), "(1) licm!1 early-cse");
    assert_eq!(loop_nests("loop(early-cse)"), "sroa early-cse");
    assert!(loop_nests("loop(sroa)").contains("cannot stand in `loop(...)`"));
    assert!(loop_nests("loop(licm)").contains("`licm` needs memory SSA: write `loop-mssa(...)` at column 6"));
    assert!(loop_nests("loop(loop-mssa(licm))").contains("cannot stand in `loop(...)` at column 6"));
}

#[test]
fn printed_pipelines_have_all_nests() {
    let text = |t: &str| Pipeline::parse(t, &REGISTRY).unwrap().text();
    assert_eq!(text("rotate,no-op-loop"), "function(loop(rotate,no-op-loop))");
    assert_eq!(
        text("sroa,early-cse<memssa>,print,inline,inline,globaldce,verify"),
        "function(sroa,early-cse<memssa>),print,cgscc(inline),cgscc(inline),globaldce,function(verify)"
    );
    let nest = "cgscc(inline,function<lazy>(sroa,loop-mssa(licm,rotate)),function(invalidate<domtree>))";
    assert_eq!(text(nest), nest);
    assert_eq!(text("require<domtree>"), "");
    assert_eq!(text("verify<scalar-evolution>,verify<loops>"), "function(verify<scalar-evolution>,verify<loops>)");
}

#[test]
fn stages_are_cut_at_barriers() {
    let p = Pipeline::parse("sroa,verify,print,early-cse,globaldce,globaldce,sroa", &REGISTRY).unwrap();
    use Stage::*;
    assert_eq!(p.stages(), [Functions(0, 4), Module(4), Module(5), Functions(6, 7)]);
    let p =
        Pipeline::parse("sroa,cgscc(inline,function<lazy>(sroa,licm)),repeat<2>(cgscc(inline,sroa)),inline", &REGISTRY);
    let p = p.unwrap();
    let stages = [Functions(0, 1), CallGraph(1, 4), CallGraph(4, 6), CallGraph(6, 8), CallGraph(8, 9)];
    assert_eq!(p.stages(), stages);
    assert_eq!(p.rows().iter().map(|r| r.lazy).collect::<Vec<_>>()[..4], [false, false, true, true]);
    let p = Pipeline::parse("cgscc(devirt<4>(inline,function(sroa))),cgscc(function(sroa)),licm", &REGISTRY).unwrap();
    assert_eq!(p.stages(), [CallGraph(0, 2), Functions(2, 4)]);
    let p = Pipeline::from_table(&REGISTRY.pipelines[0].rows, &REGISTRY).unwrap();
    assert_eq!(p.rows().iter().map(|r| r.number).collect::<Vec<_>>(), [4, 5, 9, 9]);
}

#[test]
fn mistakes_say_where() {
    assert_eq!(names("sroa,gvn"), "unimplemented: gvn");
    assert_eq!(names("sroa,gvn<pre>"), "unimplemented: gvn<pre>");
    assert_eq!(names("slp(sroa)"), "unknown pass `slp`");
    assert_eq!(names("sroaa"), "unknown pass `sroaa`, did you mean `sroa`?");
    assert_eq!(names("early-cs<memssa>"), "unknown pass `early-cs<memssa>`, did you mean `early-cse`?");
    assert_eq!(names("default<O3>"), "unimplemented: default<O3>");
    assert_eq!(
        names("function(globaldce)"),
        "pass `globaldce` works on the module and cannot stand in `function(...)`"
    );
    assert!(names("loop(sroa)").starts_with("pass `sroa` works on the function and cannot stand in `loop"));
    assert_eq!(names("sroa,,licm"), "invalid pipeline: expected a pass name at column 6\n  sroa,,licm\n       ^");
    assert!(names("function(sroa").contains("`(` without `)` at column 9"));
    assert!(names("sroa)").contains("`)` without `(` at column 5"));
    assert!(names("sroa<x").contains("`<` without `>`"));
    assert!(names("loop(function(sroa))").contains("`function(...)` cannot stand in `loop(...)`"));
    assert!(names("repeat<99999999>(sroa)").contains("repeats to more than"));
    assert!(names("function<lazy>(sroa)").contains("stands in `cgscc(...)` at column 1"));
    assert!(names("repeat(sroa)").contains("takes a count"));
    assert!(names("sroa(rotate)").contains("takes no pipeline"));
    assert_eq!(names("early-cse<bad>"), "invalid parameter `bad` of pass `early-cse`");
    let near = "invalid parameter `memsa` of pass `early-cse`, did you mean `memssa`?";
    assert_eq!(names("early-cse<memsa>"), near);
    assert!(names(&"function(".repeat(100_000)).contains("expected a pass name"));
}

#[test]
fn analyses_of_llvm_may_be_required_and_dropped_wherever_they_stand() {
    for name in ["domtree", "demanded-bits", "lazy-value-info", "target-lib-info", "regions", "access-info"] {
        for text in [format!("function(require<{name}>)"), format!("function(invalidate<{name}>)")] {
            assert!(Pipeline::parse(&text, &REGISTRY).is_ok(), "{text}");
        }
    }
    assert!(Pipeline::parse("verify<regions>", &REGISTRY).is_err(), "nothing is checked there");
    assert!(Pipeline::parse("require<nonsense>", &REGISTRY).is_err());
}

#[test]
fn passes_over_modules_stand_among_passes_over_functions_where_llvm_has_them_there() {
    assert_eq!(names("function(sroa,internalize,early-cse)"), "sroa internalize early-cse");
    let text = Pipeline::parse("cgscc(function(sroa,internalize,early-cse))", &REGISTRY).unwrap().text();
    assert_eq!(text, "function(sroa),internalize,function(early-cse)");
    assert!(names("cgscc(inline,function(internalize))").contains("cannot stand in `cgscc(...)`"));
    assert!(names("loop(internalize)").contains("cannot stand in"));
}

#[test]
fn a_condition_stands_for_what_it_guards() {
    assert_eq!(names("sroa,globaldce(function(sroa,rotate),internalize),early-cse"), "sroa globaldce early-cse");
    assert_eq!(names("module(globaldce(cgscc(inline)))"), "globaldce");
    assert!(names("globaldce(nothing)").contains("nothing"));
    assert!(names("function(globaldce(sroa))").contains("`globaldce(...)` cannot stand in `function(...)`"));
    assert!(names("globaldce<x>(sroa)").contains("takes no pipeline"));
}

#[test]
fn functions_that_do_not_run_again_stand_in_call_graphs() {
    assert_eq!(names("cgscc(function<no-rerun>(sroa))"), "sroa");
    for text in ["function<no-rerun>(sroa)", "module(function<eager-inv;no-rerun>(sroa))"] {
        assert!(names(text).contains("`function<no-rerun>(...)` stands in `cgscc(...)`"), "{text}");
    }
}
