//! The command lines of LLVM's `opt` and `llc`: `tests/llvm_options/` says which are taken, and here is what they do.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

const KERNEL: &str = r#"target triple = "nvptx64-nvidia-cuda"
define internal i32 @add(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
entry:
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  %v = load i32, ptr %slot, align 4
  %w = call i32 @add(i32 %v, i32 1)
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
!names = !{!0}
!0 = !{!"of a name"}
"#;

struct Run {
    status: i32,
    out: String,
    err: String,
}

fn execute(program: &Path, dir: &Path, args: &[&str]) -> Run {
    let output = Command::new(program).current_dir(dir).args(args).stdin(Stdio::null()).output().unwrap();
    Run {
        status: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Runs `warpc TOOL LINE` in `dir`; words of the line are set apart by spaces.
fn tool(tool: &str, dir: &Path, line: &str) -> Run {
    let args: Vec<&str> = std::iter::once(tool).chain(line.split(' ')).collect();
    execute(Path::new(env!("CARGO_BIN_EXE_warpc")), dir, &args)
}

fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("k.ll"), KERNEL).unwrap();
    dir
}

/// Runs `opt LINE -S k.ll` in a fresh folder, which must succeed.
fn opt(line: &str) -> Run {
    let dir = folder();
    let run = tool("opt", dir.path(), &format!("{line} -S k.ll"));
    assert_eq!(run.status, 0, "{line}: {}", run.err);
    run
}

/// Checks every line of a list.
fn check_list(name: &str, list: &str, least: usize) {
    let lines: Vec<&str> = list.lines().filter(|line| !line.starts_with('#')).collect();
    assert!(lines.len() >= least, "{name}: {}", lines.len());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut wrong = Vec::new();
        while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (expected, args) = line.split_once(' ').unwrap();
            let dir = folder();
            let args = args.trim();
            let output = if args.contains("named") { "" } else { " -o out" };
            let run = tool(name, dir.path(), &format!("{args}{output} k.ll"));
            let got = ["taken", "fails", "refused"].get(run.status as usize).copied().unwrap_or("ended by a signal");
            if got != expected || (got != "taken" && run.err.is_empty()) || run.err.contains("panic") {
                wrong.push(format!("{name} {args}: {got} instead of {expected}: {}", run.err));
            }
        }
        wrong
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn command_lines_of_opt() {
    check_list("opt", include_str!("llvm_options/opt.txt"), 240);
}

#[test]
fn command_lines_of_llc() {
    check_list("llc", include_str!("llvm_options/llc.txt"), 200);
}

#[test]
fn changes_are_printed_in_all_forms() {
    let start = "*** IR Dump At Start ***";
    let r = opt("-passes=sroa,instcombine -print-changed");
    assert!(r.err.starts_with(start), "{}", r.err);
    assert!(r.err.contains("*** IR Dump After sroa on add omitted because no change ***"), "{}", r.err);
    assert!(r.err.contains("*** IR Dump After sroa on k ***\ndefine ptx_kernel void @k"), "{}", r.err);
    let quiet = opt("-passes=sroa,instcombine -print-changed=quiet").err;
    assert!(!quiet.contains(start) && !quiet.contains("omitted") && quiet.contains("After sroa on k ***"), "{quiet}");
    let diff = opt("-passes=sroa -print-changed=diff-quiet").err;
    assert!(diff.contains("\n-  %slot = alloca i32, align 4\n"), "{diff}");
    assert!(diff.contains("\n-  %w = call i32 @add(i32 %v, i32 1)\n+  %w = call i32 @add(i32 %x, i32 1)\n"), "{diff}");
    let coloured = opt("-passes=sroa -print-changed=cdiff").err;
    assert!(coloured.contains("\x1b[31m-  %slot = alloca i32, align 4\x1b[0m\n"), "{coloured}");
    let before = opt("-passes=sroa -print-changed=quiet -print-before-changed").err;
    assert!(before.starts_with("*** IR Dump Before sroa on k ***"), "{before}");
    let filtered = opt("-passes=sroa,dce -print-changed -filter-passes=dce").err;
    assert!(filtered.contains("*** IR Dump After sroa on k filtered out ***"), "{filtered}");
    let dir = folder();
    fs::write(dir.path().join("f.ll"), "define void @f() {\n  ret void\n}\n").unwrap();
    let module = tool("opt", dir.path(), "-passes=internalize -print-changed=diff-quiet -disable-output f.ll").err;
    assert!(module.starts_with("*** IR Dump After internalize on [module] ***\n "), "{module}");
    assert!(module.contains("\n-define void @f() {\n+define internal void @f() {\n"), "{module}");
}

const LOOP: &str = "define void @a(i32 %n) {
entry:
  %s = alloca i32, align 4
  br label %head

head:                                             ; preds = %body, %entry
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %end

body:                                             ; preds = %head
  %j = add i32 %i, 1
  br label %head

end:                                              ; preds = %head
  ret void
}

define void @b() {
  %s = alloca i32, align 4
  ret void
}
";

/// What is logged by `opt LINE -disable-output` of two functions, the first with a loop.
fn log_of(line: &str) -> String {
    let dir = folder();
    fs::write(dir.path().join("loop.ll"), LOOP).unwrap();
    let run = tool("opt", dir.path(), &format!("{line} -disable-output loop.ll"));
    assert_eq!(run.status, 0, "{line}: {}", run.err);
    run.err
}

#[test]
fn modules_and_functions_are_printed_around_what_changes() {
    let text = log_of("-passes=sroa -print-after-all -print-module-scope");
    let banners: Vec<&str> = text.lines().filter(|line| line.starts_with("; ***")).collect();
    assert_eq!(banners, ["; *** IR Dump After sroa on a ***", "; *** IR Dump After sroa on b ***"]);
    // The first module has the second function as it was, the second has both without their allocas.
    let (first, second) = text.split_once("; *** IR Dump After sroa on b").unwrap();
    assert_eq!((first.matches("define void").count(), first.matches("alloca").count()), (2, 1), "{first}");
    assert_eq!((second.matches("define void").count(), second.matches("alloca").count()), (2, 0), "{second}");
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate");
    assert!(!text.contains("define void @a"), "{text}");
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate -print-loop-func-scope");
    assert!(
        text.contains("on loop %head in function a ***\n (loop: %head)\ndefine void @a(") && !text.contains("@b"),
        "{text}"
    );
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate -print-module-scope -print-loop-func-scope");
    assert!(text.contains("define void @a(") && text.contains("define void @b("), "{text}");
    let text = log_of("-passes=sroa -print-after-all -print-module-scope -filter-print-funcs=b");
    assert_eq!((text.matches("***").count(), text.matches("define void").count()), (2, 2), "{text}");
}

#[test]
fn passes_are_chosen_by_number() {
    let numbers = log_of("-passes=sroa,globaldce,dce -print-pass-numbers");
    let expected = " Running pass 1 sroa on a\n Running pass 2 sroa on b\n Running pass 3 globaldce on [module]\n \
                    Running pass 4 dce on a\n Running pass 5 dce on b\n";
    assert_eq!(numbers, expected);
    let text = log_of("-passes=sroa,dce -print-before-pass-number=1 -print-after-pass-number=2,4");
    let banners: Vec<&str> = text.lines().filter(|line| line.starts_with("; ***")).collect();
    assert_eq!(
        banners,
        [
            "; *** IR Dump Before 1-sroa on a ***",
            "; *** IR Dump After 2-dce on a ***",
            "; *** IR Dump After 4-dce on b ***"
        ]
    );
    let runs = |line: &str| log_of(line).matches("BISECT: running").count();
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=2-3"), 2);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=1,4"), 2);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=0"), 0);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=-1"), 4);
}

#[test]
fn passes_run_at_extension_points() {
    let runs = |line: &str| {
        let text = log_of(&format!("{line} -debug-pass-manager"));
        let names = text.lines().map(|line| line.split(' ').nth(2).unwrap().to_string());
        names.collect::<Vec<_>>()
    };
    let plain = runs("-O1");
    let last = runs("-O1 -passes-ep-optimizer-last=internalize");
    assert_eq!((&last[..plain.len()], last.last().unwrap().as_str()), (&plain[..], "internalize"));
    assert_eq!(runs("-O0 -passes-ep-pipeline-start=globaldce")[0], "globaldce");
    let peephole = runs("-passes=default<O1> -passes-ep-peephole=dce");
    let after: Vec<&str> = peephole.windows(2).filter(|pair| pair[1] == "dce").map(|pair| &*pair[0]).collect();
    // Twice in each of two functions.
    assert_eq!(after, ["instcombine"; 4]);
    let rotated = runs("-O1 -passes-ep-late-loop-optimizations=loop-rotate");
    assert!(rotated.iter().any(|name| name == "loop-rotate"), "{rotated:?}");
}

#[test]
fn passes_have_the_names_of_llvm_too() {
    let text = opt("-passes=sroa,dce -print-changed -filter-passes=SROAPass").err;
    assert!(text.contains("After sroa on k ***") && text.contains("After dce on k filtered out ***"), "{text}");
    assert!(opt("-passes=sroa -opt-disable=SROAPass").out.contains("alloca"));
    let dir = folder();
    let text = tool("llc", dir.path(), "-print-after=finalize-isel -print-before=phi-node-elimination k.ll -o x").err;
    assert!(text.contains("Dump After select on k ***") && text.contains("Dump Before out-of-ssa on k ***"), "{text}");
}

#[test]
fn changes_of_machine_rows_are_printed() {
    let dir = folder();
    let text = tool("llc", dir.path(), "-print-changed k.ll -o x").err;
    assert!(text.contains("*** IR Dump After select on k ***\n") && text.contains("\tst.global.b32 "), "{text}");
    assert!(text.contains("*** IR Dump After dead-rows on k omitted because no change ***"), "{text}");
    let text = tool("llc", dir.path(), "-print-changed=quiet -filter-passes=rewrite-rows k.ll -o x").err;
    assert!(!text.contains("select"), "{text}");
}

#[test]
fn knobs_of_llvm_change_what_passes_do() {
    let dir = folder();
    let source = "define i32 @f(i1 %c, i32 %a, i32 %b) {
entry:
  %p = mul i32 %a, %b
  br i1 %c, label %x, label %y
x:
  %q = add i32 %a, 7
  %r = mul i32 %q, %p
  call void @g(i32 %r)
  br label %end
y:
  %s = add i32 %b, 9
  call void @g(i32 %s)
  br label %end
end:
  ret i32 0
}
declare void @g(i32)
";
    fs::write(dir.path().join("f.ll"), source).unwrap();
    let entry = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -S f.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out.split("br i1").next().unwrap().to_string()
    };
    assert!(!entry("-passes=instcombine").contains("mul"));
    assert!(entry("-passes=instcombine -instcombine-code-sinking=false").contains("mul"));
    assert!(entry("-passes=instcombine -instcombine-max-sink-users=0").contains("mul"));
    let calls = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -S f.ll"));
        run.out.matches("call void @g").count()
    };
    assert_eq!(calls("-passes=simplifycfg<sink-common-insts>"), 1);
    assert_eq!(calls("-passes=simplifycfg<sink-common-insts> -simplifycfg-sink-common=false"), 2);
}

#[test]
fn pieces_stay_in_memory_where_promotion_is_skipped() {
    assert!(!opt("-passes=sroa").out.contains("alloca"));
    assert!(opt("-passes=sroa -sroa-skip-mem2reg").out.contains("alloca"));
    assert!(!opt("-passes=sroa,mem2reg -sroa-skip-mem2reg").out.contains("alloca"));
    assert!(!opt("-passes=sroa -sroa-skip-mem2reg=false").out.contains("alloca"));
}

#[test]
fn features_without_a_sign_are_wanted() {
    assert!(opt("-mattr=ptx83,-abc").out.contains("\"target-features\"=\"+ptx83,-abc\""));
    let dir = folder();
    let r = tool("llc", dir.path(), "-mcpu=sm_90 -mattr=ptx83 k.ll -o -");
    assert!(r.out.contains(".version 8.3"), "{}{}", r.out, r.err);
}

#[test]
fn passes_that_are_not_written_are_never_seen() {
    let r = opt("-passes=sroa -print-after=loop-vectorize");
    assert_eq!(r.err, "warpc: warning: --print-after: the pass loop-vectorize is not written and never runs\n");
    assert_eq!(opt("-passes=sroa -print-after=loop-vectorize -no-warn").err, "");
    let dir = folder();
    let r = tool("llc", dir.path(), "-print-after=machine-scheduler,machine-cse k.ll -o x");
    let warning = "warpc: warning: --print-after: the pass machine-scheduler is not written and never runs\n";
    assert!(r.status == 0 && r.err.contains(warning) && r.err.contains("Dump After share-rows on k ***"), "{}", r.err);
}

#[test]
fn passes_say_on_what_they_run() {
    let r = opt("-passes=sroa,globaldce -debug-pass-manager");
    let expected = "Running pass: sroa on add (2 instructions)\nRunning pass: sroa on k (6 instructions)\n\
                    Running pass: globaldce on [module]\n";
    assert_eq!(r.err, expected);
    let dir = folder();
    let r = tool("llc", dir.path(), "-debug-pass=Structure k.ll -o -");
    assert!(r.err.starts_with("Pass Arguments:  -") && r.err.contains("\n  select\n"), "{}", r.err);
}

#[test]
fn times_and_statistics_are_reported() {
    let r = opt("-passes=sroa,instcombine -time-passes");
    assert!(r.err.contains("Pass execution timing report") && r.err.contains("%)  instcombine\n"), "{}", r.err);
    let r = opt("-passes=sroa -stats");
    assert!(r.err.contains("... Statistics Collected ..."), "{}", r.err);
    assert!(r.err.contains("2 sroa - Number of runs\n"), "{}", r.err);
    let r = opt("-passes=sroa -stats -stats=false");
    assert_eq!(r.err, "");
    let dir = folder();
    for _ in 0..2 {
        let r = tool("opt", dir.path(), "-passes=sroa -stats -stats-json -info-output-file=info k.ll -disable-output");
        assert_eq!((r.status, r.err.as_str()), (0, ""));
    }
    let info = fs::read_to_string(dir.path().join("info")).unwrap();
    assert_eq!(info.matches("\"sroa.Number of runs\": 2").count(), 2, "reports are appended: {info}");
}

#[test]
fn traces_go_beside_the_output_or_where_they_are_asked_to() {
    let dir = folder();
    let exists = |name: &str| fs::remove_file(dir.path().join(name)).is_ok();
    let run =
        |line: &str| assert_eq!(tool("opt", dir.path(), &format!("-passes=sroa -S k.ll {line}")).status, 0, "{line}");
    run("-time-trace -o x.ll");
    assert!(exists("x.ll.time-trace"));
    run("-time-trace");
    assert!(exists("out.time-trace"));
    run("-time-trace -time-trace-file t.json");
    assert!(!exists("out.time-trace") && exists("t.json"));
    run("-time-trace-file=t.json");
    assert!(!exists("t.json"), "nothing is traced");
    run("-time-trace=u.json -time-trace-granularity=100000000");
    let text = fs::read_to_string(dir.path().join("u.json")).unwrap();
    assert!(text.contains("\"traceEvents\":[]"), "{text}");
}

#[test]
fn modules_are_stripped_and_attributes_added() {
    assert!(opt("-verify-each").out.contains("!names ="));
    assert!(!opt("-strip-named-metadata").out.contains("!names ="));
    let debug = include_str!("kernels/saxpy_debug.ll");
    let dir = folder();
    fs::write(dir.path().join("debug.ll"), debug).unwrap();
    let with = tool("opt", dir.path(), "-S debug.ll").out;
    let without = tool("opt", dir.path(), "-S debug.ll -strip-debug").out;
    assert!(with.contains("DILocation") && !without.contains("DILocation"));
    let r = opt("-frame-pointer=none -frame-pointer all -enable-no-nans-fp-math -disable-tail-calls=0");
    assert!(r.out.contains("\"frame-pointer\"=\"all\"") && !r.out.contains("\"frame-pointer\"=\"none\""), "{}", r.out);
    assert!(r.out.contains("\"no-nans-fp-math\"=\"true\"") && r.out.contains("\"disable-tail-calls\"=\"false\""));
    let dir = folder();
    fs::write(dir.path().join("f.ll"), "define void @f() {\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n")
        .unwrap();
    fs::write(dir.path().join("names"), "f\n").unwrap();
    let r = tool("opt", dir.path(), "-passes=internalize -internalize-public-api-file=names -S f.ll");
    assert!(r.out.contains("define void @f()") && r.out.contains("define internal void @g()"), "{}", r.out);
    let r = tool("opt", dir.path(), "-passes=internalize -internalize-public-api-file=no -S f.ll");
    assert!(r.status == 1 && r.err.contains("no: "), "{}", r.err);
    let r = tool("opt", dir.path(), "-passes=internalize -internalize-public-api-list=f -S f.ll");
    assert!(r.out.contains("define void @f()") && r.out.contains("define internal void @g()"), "{}", r.out);
}

#[test]
fn the_last_of_repeated_options_counts() {
    let changed = |line: &str| !opt(line).out.contains("alloca");
    assert!(changed("-passes=dce -passes=sroa") && !changed("-passes=sroa -passes=dce"));
    assert!(!changed("-passes=sroa -opt-disable=sroa"));
    assert!(changed("-passes=sroa -opt-bisect-limit=0 -opt-bisect-limit=-1"));
    let dir = folder();
    let r = tool("llc", dir.path(), "-mcpu=sm_75 -mcpu=sm_90 -filetype=null -filetype=asm k.ll -o -");
    assert!(r.out.contains(".target sm_90"), "{}{}", r.out, r.err);
    let r = tool("llc", dir.path(), "-asm-verbose k.ll -o -");
    assert!(r.out.contains(".entry k"), "an option that may have a value does not take the file: {}", r.err);
}

#[test]
fn lists_and_versions_have_the_form_of_llvm() {
    for name in ["opt", "llc", "as", "dis"] {
        let dir = folder();
        let r = tool(name, dir.path(), "--version");
        assert!(r.status == 0 && r.out.lines().any(|line| line.starts_with("  LLVM version 22.")), "{}", r.out);
        assert!(r.out.contains("  Registered Targets:\n    nvptx64 "), "{}", r.out);
        assert!(tool(name, dir.path(), "-help-list-hidden").out.contains("  --disable-verify "));
        let hidden = tool(name, dir.path(), "-help-hidden").out;
        assert!(hidden.contains("Usage:") && hidden.contains("--load-pass-plugin=<value>"), "{hidden}");
    }
    let passes = opt("-print-passes").out;
    assert!(passes.starts_with("Module passes:\n") && passes.contains("\nFunction passes:\n"), "{passes}");
    assert!(passes.contains("\n  sroa\n"));
    let dir = folder();
    let cpus = tool("llc", dir.path(), "-march=nvptx64 -mcpu=help").out;
    assert!(cpus.contains("  sm_90a  - Select the sm_90a processor.\n") && cpus.contains("  ptx80 "), "{cpus}");
    let knobs = opt("-passes=sroa -print-options -inline-threshold=7 -disable-output").out;
    assert_eq!(knobs.lines().count(), 1, "{knobs}");
    assert!(knobs.contains("--inline-threshold ") && knobs.contains("= 7 "), "{knobs}");
}

#[test]
fn llc_tells_lines_where_the_module_knows_them() {
    let dir = folder();
    fs::write(dir.path().join("debug.ll"), include_str!("kernels/saxpy_debug.ll")).unwrap();
    let with = tool("llc", dir.path(), "debug.ll -o -").out;
    assert!(with.contains("\n.file \t") && with.contains("/saxpy.cu\"\n"), "{with}");
    assert!(with.lines().filter(|line| line.trim_start().starts_with(".loc ")).count() > 10, "{with}");
    let without = tool("llc", dir.path(), "k.ll -o -").out;
    assert!(!without.contains(".loc\t") && !without.contains(".file") && !without.contains(".section"), "{without}");
}

#[test]
fn llc_says_what_debug_information_means() {
    let dir = folder();
    fs::write(dir.path().join("debug.ll"), include_str!("kernels/saxpy_debug.ll")).unwrap();
    let module = include_str!("filetests/debug-info/sections.ll");
    fs::write(dir.path().join("full.ll"), module.split("; EXPECT").next().unwrap()).unwrap();
    let run = |line: &str| {
        let run = tool("llc", dir.path(), &format!("{line} -o -"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out
    };
    let text = run("debug.ll");
    assert!(text.contains("// saxpy.cu:6:0\n") && text.contains(" @[ saxpy.cu:7:11 ]\n"), "{text}");
    assert!(text.contains("/saxpy.cu\"\n") && run("-dwarf-directory debug.ll").contains("\" \"saxpy.cu\"\n"), "{text}");
    let (value, place) = ("\t//DEBUG_VALUE: k:n <- %r1\n", "// a.cu:7:2\n");
    let (full, quiet) = (run("full.ll"), run("-asm-verbose=false full.ll"));
    assert!(full.contains(value) && full.contains(place), "{full}");
    assert!(!quiet.contains(value) && !quiet.contains(place), "{quiet}");
    // Comments are all that differs, and what is built for a device has none.
    let code = |text: &str| {
        let lines = text.lines().filter(|line| !line.contains("//DEBUG_VALUE"));
        lines.map(|line| line.split("//").next().unwrap().trim_end().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(code(&full), code(&quiet));
    let built = tool("build", dir.path(), "full.ll -g -o -").out;
    assert!(built.contains(".debug_info") && !built.contains(place), "{built}");
}

#[test]
fn refusals_say_why() {
    let dir = folder();
    let says = |line: &str, status: i32, text: &str| {
        let r = tool("opt", dir.path(), &format!("{line} -S k.ll"));
        assert!(r.status == status && r.err.contains(text) && r.out.is_empty(), "{line}: {} {}", r.status, r.err);
    };
    says("-debug-only=sroa", 2, "-debug-only is not taken: prints what only debug builds of LLVM print");
    says("-load-pass-plugin=x.so", 2, "there are no plugins");
    says("-polly-vectorizer=maybe", 2, "`maybe` is none of none, stripmine");
    says("-loop-vectorize", 2, "(passes are named in -passes=, and this one is not written)");
    says("-sroa", 2, "passes are named in -passes=sroa");
    says("-enable-tbaa=0", 2, "unimplemented: -enable-tbaa");
    says("-code-model=huge", 2, "`huge` is none of tiny, small, kernel, medium, large");
    says("-verify-dom-info=maybe", 2, "`maybe` is no value of a switch");
    says("-passes=sroa -opt-bisect=3-1", 2, "ranges of numbers are 1-10,20");
    says("-O1 -passes-ep-full-link-time-optimization-last=globaldce", 2, "link-time optimisation");
    says("-O1 -extension-point=nowhere=dce", 2, "no extension point `nowhere`");
    says("-passes=sroa -print-after=NoSuchPass", 1, "unknown pass `NoSuchPass`");
    says("-Oz", 2, "unimplemented: default<Oz>");
    says("-O4", 2, "`4` is no level: 0 to 3, fast-compile=max");
    says("-O2 -passes=sroa", 2, "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass");
    says("-O2 -passes-ep-peephole=dce", 2, "passes are put into them with --plug-in");
    says("-no-such-option", 2, "Unknown command line argument '-no-such-option'");
    says("-passes=sroa -filter-passes=sroaa -print-changed", 1, "did you mean `sroa`?");
}

#[cfg(unix)]
#[test]
fn a_link_by_the_name_of_a_tool_is_that_tool() {
    let dir = folder();
    for (name, args, expected) in [
        ("opt-22", vec!["-passes=sroa", "-S", "k.ll"], "define ptx_kernel void @k"),
        ("llc", vec!["k.ll", "-o", "-"], ".visible .entry k"),
        ("llvm-as", vec!["-S", "k.ll", "-o", "-"], "define ptx_kernel void @k"),
        ("llvm-dis-22.1", vec!["k.ll", "-o", "-"], "define ptx_kernel void @k"),
    ] {
        let link = dir.path().join(name);
        std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_warpc"), &link).unwrap();
        let r = execute(&link, dir.path(), &args);
        assert!(r.status == 0 && r.out.contains(expected), "{name}: {}{}", r.out, r.err);
    }
}

#[test]
fn prints_go_to_files_of_a_folder() {
    let dir = folder();
    let line = "-passes=sroa,globaldce -print-before=sroa -print-after-all -ir-dump-directory=dump";
    let run = tool("opt", dir.path(), &format!("{line} -disable-output k.ll"));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let mut names: Vec<String> = fs::read_dir(dir.path().join("dump"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let parts = |name: &str| name.split('-').map(str::to_string).collect::<Vec<_>>();
    assert_eq!(names.len(), 5, "{names:?}");
    // Both functions before and after, then the module.
    let module = parts(&names[4]);
    assert_eq!(
        (&*module[0], &*module[2], &module[3..]),
        ("3", "module", &["globaldce", "after.ll"].map(String::from)[..])
    );
    let add = parts(&names[0]);
    assert_eq!((&*add[0], &*add[2], &add[4..]), ("1", "function", &["sroa", "after.ll"].map(String::from)[..]));
    assert_eq!(add[1], module[1], "the hash of the module");
    let text = |name: &String| fs::read_to_string(dir.path().join("dump").join(name)).unwrap();
    assert!(text(&names[3]).contains("alloca") && !text(&names[2]).contains("alloca"), "{names:?}");
    assert!(
        text(&names[4]).contains("define ptx_kernel void @k") && text(&names[4]).contains("define internal i32 @add")
    );
    // The same from llc, whose rows are no IR.
    let run = tool("llc", dir.path(), "-print-after=select -ir-dump-directory=rows k.ll -o k.ptx");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(fs::read_dir(dir.path().join("rows")).unwrap().count(), 2);
    fs::write(dir.path().join("taken"), "").unwrap();
    let run = tool("opt", dir.path(), "-passes=sroa -print-after-all -ir-dump-directory=taken/x -disable-output k.ll");
    assert!(run.status == 1 && run.err.starts_with("taken"), "{} {}", run.status, run.err);
}

#[test]
fn passes_run_where_their_counters_say() {
    let slots = |line: &str| opt(line).out.matches("alloca").count();
    assert_eq!([slots("-passes=sroa"), slots("-passes=no-op-module")], [0, 1]);
    // The second run of sroa is that on the kernel.
    assert_eq!([slots("-passes=sroa -debug-counter=sroa=0"), slots("-passes=sroa -debug-counter=sroa=1")], [1, 0]);
    assert_eq!(slots("-passes=sroa -debug-counter=SROAPass=1"), 0);
    assert_eq!(slots("-passes=sroa,sroa -debug-counter=sroa=2-2:3"), 0);
    assert_eq!(slots("-passes=sroa -debug-counter=dce=5"), 0);
    let dir = folder();
    let run = tool("opt", dir.path(), "-passes=sroa -debug-counter=sroaa=1 k.ll -S");
    assert!(run.status == 1 && run.err.contains("--debug-counter: unknown pass `sroaa`"), "{} {}", run.status, run.err);
    let run = tool("opt", dir.path(), "-passes=sroa -debug-counter=sroa=3-1 k.ll -S");
    assert!(run.status == 2 && run.err.contains("is no counter"), "{}", run.err);
}

#[test]
fn graphs_are_written_as_dot_files() {
    let dir = folder();
    fs::write(dir.path().join("loop.ll"), LOOP).unwrap();
    let run = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -disable-output loop.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.err
    };
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert_eq!(run("-passes=dot-cfg"), "Writing '.a.dot'...\nWriting '.b.dot'...\n");
    let graph = read(".a.dot");
    assert!(graph.starts_with("digraph \"CFG for 'a' function\" {\n\tlabel=\"CFG for 'a' function\";\n"), "{graph}");
    let head = "label=\"{head:\\l|  %i = phi i32 [ 0, %entry ], [ %j, %body ]\\l  %c = icmp slt i32 %i, %n\\l  \
                br i1 %c, label %body, label %end\\l|{<s0>T|<s1>F}}\"];\n\tNode1:s0 -> Node2;\n\tNode1:s1 -> Node3;\n";
    assert!(graph.contains(head), "{graph}");
    assert!(graph.contains("\tNode2 -> Node1;\n") && graph.contains("fillcolor="), "{graph}");
    let only = "-passes=dot-cfg-only -cfg-func-name=a -cfg-heat-colors=0 -cfg-weights -cfg-dot-filename-prefix=x";
    assert_eq!(run(only), "Writing 'x.a.dot'...\n");
    let graph = read("x.a.dot");
    assert!(graph.contains("\tNode1 [shape=record,label=\"{head|{<s0>T|<s1>F}}\"];\n"), "{graph}");
    assert!(
        graph.contains("\tNode2 -> Node1[tooltip=\"body -> head\\nProbability 100.00%\" penwidth=2];\n"),
        "{graph}"
    );
    run("-passes=dot-dom,dot-dom-only,dot-post-dom,dot-post-dom-only");
    assert!(read("dom.a.dot").contains("\tNode1 -> Node2;\n\tNode1 -> Node3;\n"), "{}", read("dom.a.dot"));
    assert!(read("domonly.a.dot").contains("\tNode1 [shape=record,label=\"{head}\"];\n"));
    let post = read("postdom.a.dot");
    assert!(post.contains("Root -> Node3;\n") && post.contains("\tNode3 -> Node1;\n"), "{post}");
    assert!(read("postdomonly.b.dot").contains("\tNode0 [shape=record,label=\"{%0}\"];\n"));
    // A folder that is not there.
    let run = tool("opt", dir.path(), "-passes=dot-cfg -cfg-dot-filename-prefix=no/x -disable-output loop.ll");
    assert!(run.status == 1 && run.err.contains("no/x.a.dot"), "{} {}", run.status, run.err);
}

const UNREACHED: &str = "define i32 @f(i32 %x, float %y) {
  %a = add i32 %x, 1
  %b = fadd float %y, 1.0
  ret i32 %a
dead:
  %c = mul i32 %x, 3
  ret i32 %c
}
define internal void @g() {
  ret void
}
define linkonce_odr void @h() {
  ret void
}
";

#[test]
fn debugify_numbers_everything_and_says_what_is_lost() {
    let dir = folder();
    fs::write(dir.path().join("f.ll"), UNREACHED).unwrap();
    let run = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -S f.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run
    };
    let text = run("-passes=debugify -verify-each").out;
    assert!(text.contains("  %b = fadd float %y, 1.000000e+00, !dbg "), "{text}");
    assert_eq!(text.matches("#dbg_value(").count(), 4, "{text}");
    assert!(text.contains("#dbg_value(i32 0, ") && text.contains("define linkonce_odr void @h() {"), "{text}");
    assert!(text.contains("!llvm.debugify = !{") && text.contains("!{i32 6}") && text.contains("!{i32 4}"), "{text}");
    let lost = "WARNING: Missing line 4\nWARNING: Missing line 5\nWARNING: Missing variable 3\n\
                CheckModuleDebugify: PASS\n";
    assert_eq!(run("-passes=debugify,simplifycfg,check-debugify").err, lost);
    assert_eq!(run("-enable-debugify -passes=simplifycfg").err, lost);
    assert_eq!(run("-enable-debugify -passes=simplifycfg -debugify-quiet").err, "");
    assert_eq!(
        run("-passes=debugify,simplifycfg,check-debugify -debugify-level=locations").err,
        "WARNING: Missing line 4\nWARNING: Missing line 5\nCheckModuleDebugify: PASS\n"
    );
    assert_eq!(run("-passes=check-debugify").err, "CheckModuleDebugify: Skipping module without debugify metadata\n");
    assert_eq!(run("-passes=debugify,debugify").err, "ModuleDebugify: Skipping module with debug info\n");
    let each = run("-debugify-each -passes=sroa,globaldce,simplifycfg");
    let expected = "CheckFunctionDebugify [sroa]: PASS\nCheckFunctionDebugify [sroa]: PASS\n\
                    WARNING: Missing line 6\nWARNING: Missing variable 4\nCheckModuleDebugify [globaldce]: PASS\n\
                    WARNING: Missing line 4\nWARNING: Missing line 5\nWARNING: Missing variable 3\n\
                    CheckFunctionDebugify [simplifycfg]: PASS\n";
    assert_eq!(each.err, expected);
    assert!(!each.out.contains("!dbg") && !each.out.contains("!llvm"), "{}", each.out);
    // Information that is not there any more, and a value of another size.
    fs::write(dir.path().join("f.ll"), text.replace("add i32 %x, 1, !dbg !", "add i32 %x, 1, !x !")).unwrap();
    let err = run("-passes=check-debugify").err;
    assert!(err.starts_with("WARNING: Instruction with empty DebugLoc in function f --  %a = add i32 %x, 1"), "{err}");
    fs::write(dir.path().join("f.ll"), text.replace("name: \"ty32\", size: 32", "name: \"ty32\", size: 64")).unwrap();
    let err = run("-passes=check-debugify").err;
    assert!(err.starts_with("ERROR: dbg.value operand has size 32, but its variable has size 64"), "{err}");
    assert!(err.ends_with("WARNING: Missing variable 2\nCheckModuleDebugify: FAIL\n"), "{err}");
}

#[test]
fn code_generation_starts_and_stops_where_it_is_told() {
    let dir = folder();
    let run = |line: &str| {
        let run = tool("llc", dir.path(), &format!("{line} k.ll -o -"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out
    };
    let ir = run("-stop-after=nvptx-lower-alloca");
    assert!(ir.contains("define ptx_kernel void @k") && ir.contains("addrspacecast ptr %slot"), "{ir}");
    assert!(!run("-stop-before=nvptx-lower-alloca").contains("addrspacecast"));
    assert!(!run("-start-after=nvptx-lower-alloca -stop-before=nvptx-isel").contains("addrspacecast"));
    let rows = run("-stop-after=finalize-isel");
    assert!(rows.contains("\n// Machine rows of k after select\n") && !rows.contains(".entry"), "{rows}");
    assert_eq!(run("-stop-after=codegenprepare"), run("-stop-before=select"));
    assert!(run("-stop-after=slotindexes").contains("\n// Machine rows of k after out-of-ssa\n"));
    assert!(run("-stop-before=rewrite-rows").contains("\n// Machine rows of k after coalesce-moves\n"));
    // The rest of what was stopped, and all at once.
    fs::write(dir.path().join("half.ll"), run("-stop-after=slsr")).unwrap();
    let rest = tool("llc", dir.path(), "-start-after=slsr half.ll -o -");
    assert_eq!((rest.out, rest.err), (run("-O2"), String::new()));
    let says = |line: &str, text: &str| {
        let run = tool("llc", dir.path(), &format!("{line} k.ll -o -"));
        assert!(run.status == 1 && run.err.contains(text) && run.out.is_empty(), "{line}: {} {}", run.status, run.err);
    };
    says("-stop-after=machinelicmm", "the pipeline does not run the pass `machinelicmm`");
    says("-start-after=select", "there is no text of machine rows");
    says("-start-after=slsr -stop-after=nvptx-lower-args", "the pipeline stops before it starts");
}

#[test]
fn remarks_say_how_hot_the_code_is() {
    let dir = folder();
    let source = "define internal i32 @g(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @f(i32 %n) !prof !0 {
  %c = icmp slt i32 0, %n
  br i1 %c, label %a, label %b, !prof !1
a:
  %r = call i32 @g(i32 %n)
  ret i32 %r
b:
  %t = call i32 @g(i32 3)
  ret i32 %t
}
define i32 @cold(i32 %n) {
  %r = call i32 @g(i32 %n)
  ret i32 %r
}
!0 = !{!\"function_entry_count\", i64 100}
!1 = !{!\"branch_weights\", i32 1, i32 3}
";
    fs::write(dir.path().join("f.ll"), source).unwrap();
    let hot = |line: &str| {
        let line = format!("-passes=inline -pass-remarks=inline -disable-output f.ll {line}");
        let run = tool("opt", dir.path(), &line);
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        let count = |line: &str| line.split_once("(hotness: ").map(|(_, rest)| rest.trim_end_matches(')').to_string());
        let counts: Vec<Option<String>> = run.err.lines().map(count).collect();
        counts
    };
    let some = |count: &str| Some(count.to_string());
    assert_eq!(hot("-no-warn"), [None, None, None]);
    assert_eq!(hot("-pass-remarks-with-hotness"), [some("25"), some("75"), None]);
    assert_eq!(hot("-pass-remarks-hotness-threshold=26 -remarks-output=y"), [some("75")]);
    let yaml = fs::read_to_string(dir.path().join("y")).unwrap();
    assert_eq!(yaml.matches("--- !").count(), 1, "{yaml}");
    assert!(yaml.contains("\nFunction:        f\nHotness:         75\nArgs:\n"), "{yaml}");
    assert_eq!(hot("-pass-remarks-with-hotness -pass-remarks-hotness-threshold=0").len(), 3);
    assert_eq!(hot("-pass-remarks-hotness-threshold=0"), [None, None, None]);
    // What is hot is said by the profile of the module; without one nothing is.
    assert_eq!(hot("-pass-remarks-hotness-threshold=auto"), []);
    let summary = "!llvm.module.flags = !{!9}
!9 = !{i32 1, !\"ProfileSummary\", !10}
!10 = !{!11, !12, !13, !14, !15, !16, !17, !18}
!11 = !{!\"ProfileFormat\", !\"InstrProf\"}
!12 = !{!\"TotalCount\", i64 200}
!13 = !{!\"MaxCount\", i64 100}
!14 = !{!\"MaxInternalCount\", i64 1}
!15 = !{!\"MaxFunctionCount\", i64 100}
!16 = !{!\"NumCounts\", i64 3}
!17 = !{!\"NumFunctions\", i64 3}
!18 = !{!\"DetailedSummary\", !19}
!19 = !{!20, !21}
!20 = !{i32 10000, i64 90, i32 1}
!21 = !{i32 990000, i64 70, i32 2}
";
    fs::write(dir.path().join("f.ll"), format!("{source}{summary}")).unwrap();
    assert_eq!(hot("-pass-remarks-hotness-threshold=auto"), [some("75")]);
    let run = tool("opt", dir.path(), "-passes=inline -pass-remarks-hotness-threshold=most f.ll");
    assert!(run.status == 2 && run.err.contains("only an integer or `auto` is taken"), "{}", run.err);
}

#[test]
fn one_input_is_taken() {
    let dir = folder();
    for tool in ["opt", "llc", "as", "dis"] {
        for first in ["", "k.ll"] {
            let run = execute(Path::new(env!("CARGO_BIN_EXE_warpc")), dir.path(), &[tool, first, "k.ll"]);
            assert_eq!(
                (run.status, &*run.err),
                (2, "warpc: error: `k.ll`: at most one input is taken\n"),
                "{tool} {first}"
            );
        }
    }
}
