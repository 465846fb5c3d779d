//! The command lines of LLVM's `opt` and `llc`: `opt.txt` and `llc.txt` say which are taken, and here is what they do; in `printed.rs`,
//! what is printed around passes, in `reports.rs`, what is reported of them.

mod printed;
mod reports;

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
    check_list("opt", include_str!("opt.txt"), 240);
}

#[test]
fn command_lines_of_llc() {
    check_list("llc", include_str!("llc.txt"), 200);
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
fn passes_run_at_extension_points() {
    let runs = |line: &str| {
        let text = log_of(&format!("{line} -mtriple=nvptx64-nvidia-cuda -debug-pass-manager"));
        let names = text.lines().map(|line| line.split(' ').nth(2).unwrap().to_string());
        names.collect::<Vec<_>>()
    };
    let plain = runs("-O1");
    let last = runs("-O1 -passes-ep-optimizer-last=internalize");
    assert_eq!((&last[..plain.len()], last.last().unwrap().as_str()), (&plain[..], "InternalizePass"));
    assert_eq!(runs("-O0 -passes-ep-pipeline-start=globaldce")[0], "GlobalDCEPass");
    let peephole = runs("-passes=default<O1> -passes-ep-peephole=dce");
    let after: Vec<&str> = peephole.windows(2).filter(|pair| pair[1] == "DCEPass").map(|pair| &*pair[0]).collect();
    // Twice in each of two functions.
    assert_eq!(after, ["InstCombinePass"; 4]);
    let rotated = runs("-O1 -passes-ep-late-loop-optimizations=loop-rotate");
    assert!(rotated.iter().any(|name| name == "LoopRotatePass"), "{rotated:?}");
}

#[test]
fn graphs_of_what_changed_are_files() {
    let dir = folder();
    fs::write(dir.path().join("loop.ll"), LOOP).unwrap();
    let opt = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -print-changed-dot-path=/no/dot -disable-output loop.ll"));
        assert_eq!((run.status, &*run.err), (0, ""), "{line}");
    };
    let names = |folder: &str| {
        let entries = fs::read_dir(dir.path().join(folder)).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    opt("-passes=sroa,dce -print-changed=dot-cfg -dot-cfg-dir=all");
    // Without the program that draws, what it would read is there.
    let all = names("all");
    assert!(all.contains(&"diff_0_0.dot".into()) && all.contains(&"diff_0_1.dot".into()), "{all:?}");
    let page = fs::read_to_string(dir.path().join("all/passes.html")).unwrap();
    assert!(page.contains("0.0. Initial IR") && page.contains("DCEPass on b omitted because no change"), "{page}");
    opt("-passes=sroa,dce -print-changed=dot-cfg-quiet -dot-cfg-dir=few");
    let few = names("few");
    assert!(few.iter().all(|name| !name.starts_with("diff_0")) && few.len() > 1, "{few:?}");
    let graph = fs::read_to_string(dir.path().join("few").join(&few[0])).unwrap();
    assert!(graph.contains("<FONT COLOR=\"red\">") && graph.starts_with("digraph \"1. Pass SROAPass on "), "{graph}");
    for name in few.iter().filter(|name| name.ends_with(".dot")) {
        assert!(fs::read_to_string(dir.path().join("few/passes.html")).unwrap().contains(&format!("href=\"{name}\"")));
    }
}

#[test]
fn options_that_contradict_each_other_are_an_error() {
    let dir = folder();
    fs::write(dir.path().join("loop.ll"), LOOP).unwrap();
    let line = "-passes=loop-unroll -unroll-count=2 -unroll-peel-count=2 -S";
    let run = tool("opt", dir.path(), &format!("{line} loop.ll"));
    let message = "Cannot specify both explicit peel count and explicit unroll count";
    assert!(run.status == 1 && run.out.is_empty() && run.err.contains(message), "{}", run.err);
    // As in LLVM, only where there is a loop.
    assert_eq!(tool("opt", dir.path(), &format!("{line} k.ll")).status, 0);
}

#[test]
fn a_file_of_nothing_is_empty() {
    let dir = folder();
    let run = tool("llc", dir.path(), "-filetype=null k.ll -o none.s");
    assert_eq!((run.status, fs::read(dir.path().join("none.s")).unwrap().len()), (0, 0));
    assert_eq!(tool("llc", dir.path(), "-filetype=null k.ll").status, 0);
    assert!(!dir.path().join("k.s").exists());
    let run = tool("llc", dir.path(), "-filetype=null k.ll -o k.ll");
    assert!(run.status != 0 && fs::read(dir.path().join("k.ll")).unwrap() == KERNEL.as_bytes(), "{}", run.err);
}

#[test]
fn passes_have_the_names_of_llvm_too() {
    let text = opt("-passes=sroa,dce -print-changed -filter-passes=SROAPass").err;
    assert!(text.contains("After SROAPass on k ***") && text.contains("After DCEPass on k filtered out ***"), "{text}");
    assert!(opt("-passes=sroa -opt-disable=SROAPass").out.contains("alloca"));
    let dir = folder();
    let text = tool("llc", dir.path(), "-print-after=finalize-isel -print-before=phi-node-elimination k.ll -o x").err;
    assert!(text.contains("Dump After select on k ***") && text.contains("Dump Before out-of-ssa on k ***"), "{text}");
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
fn modules_are_stripped_and_attributes_added() {
    assert!(opt("-verify-each").out.contains("!names ="));
    assert!(!opt("-strip-named-metadata").out.contains("!names ="));
    let debug = include_str!("../kernels/saxpy_debug.ll");
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
fn pipelines_of_levels_have_the_names_of_llvm() {
    let dir = folder();
    let body: String = (0..40)
        .map(|n| format!("  %v{} = xor i32 %v{n}, {}\n  store volatile i32 %v{n}, ptr %p\n", n + 1, n + 7))
        .collect();
    let text = format!(
        "define void @large(i32 %v0, ptr %p) {{\n{body}  ret void\n}}\n\
         define void @user(ptr %p) {{\n  call void @large(i32 1, ptr %p)\n  call void @large(i32 2, ptr %p)\n  ret void\n}}\n"
    );
    fs::write(dir.path().join("k.ll"), text).unwrap();
    let of = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -no-warn-unwritten -S k.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out
    };
    for (level, of_llvm, calls) in
        [("-O2", "default<O2>", 0), ("-O3", "default<O3>", 0), ("-Os", "default<Os>", 2), ("-Oz", "default<Oz>", 2)]
    {
        let text = of(level);
        assert_eq!(text.matches("call void @large").count(), calls, "{level}: {text}");
        assert_eq!(text, of(&format!("-passes={of_llvm}")), "{level}");
    }
    let stripped = of("-passes=default<Os>,internalize,globaldce");
    assert!(!stripped.contains("define"), "{stripped}");
    let run = tool("opt", dir.path(), "-passes=default<O3> -passes-ep-peephole=dce -S k.ll");
    assert!(run.status == 2 && run.err.contains("`pipeline-start` and `optimizer-last` alone"), "{}", run.err);
}

#[test]
fn levels_leave_out_what_they_are_told_to() {
    let dir = folder();
    let text = "define void @f(ptr %p) {\nentry:\n  br label %loop\n\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                %q = getelementptr i32, ptr %p, i32 %i\n  store volatile i32 %i, ptr %q\n  %j = add i32 %i, 1\n  \
                %c = icmp ult i32 %j, 4\n  br i1 %c, label %loop, label %end\n\nend:\n  ret void\n}\n";
    fs::write(dir.path().join("k.ll"), text).unwrap();
    let stores = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -no-warn-unwritten -S k.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out.matches("store volatile").count()
    };
    assert_eq!(stores("-O3"), 4);
    assert_eq!(stores("-O3 -disable-loop-unrolling"), 1);
    assert_eq!(stores("-O3 -disable-loop-unrolling=0"), 4);
    assert_eq!(stores("-passes=default<O2> -disable-loop-unrolling"), 1);
    // The pass itself is asked for.
    assert_eq!(stores("-passes=loop-unroll-full -disable-loop-unrolling"), 4);
    for line in ["-O3 -vectorize-slp=false", "-O3 -disable-slp-vectorization", "-O3 -vectorize-slp"] {
        let run =
            tool("opt", dir.path(), &format!("{line} -no-warn-unwritten -debug-pass-manager -disable-output k.ll"));
        let runs = run.err.contains("Running pass: SLPVectorizerPass");
        assert_eq!((run.status, runs), (0, line.ends_with("slp")), "{line}: {}", run.err);
    }
}

#[test]
fn statistics_are_saved_beside_the_output_or_here() {
    let dir = folder();
    fs::create_dir(dir.path().join("sub")).unwrap();
    for (line, file) in
        [("-save-stats", "out.stats"), ("-save-stats=cwd", "out.stats"), ("-save-stats=obj", "sub/out.stats")]
    {
        let run = tool("opt", dir.path(), &format!("-passes=sroa {line} -S k.ll -o sub/out.ll"));
        assert!(run.status == 0 && run.err.is_empty(), "{line}: {}", run.err);
        let path = dir.path().join(file);
        assert!(fs::read_to_string(&path).unwrap().contains("\"sroa.Number of runs\": 2"), "{line}");
        fs::remove_file(path).unwrap();
    }
    assert_eq!(tool("opt", dir.path(), "-passes=sroa -save-stats=there -S k.ll").status, 2);
}

#[test]
fn calls_are_inlined_whatever_they_cost_where_that_is_asked_for() {
    let dir = folder();
    let body = "  store volatile i32 1, ptr %p\n".repeat(40);
    let text = format!(
        "define void @large(ptr %p) {{\n{body}  ret void\n}}\n\
         define void @user(ptr %p) {{\n  call void @large(ptr %p)\n  ret void\n}}\n"
    );
    fs::write(dir.path().join("k.ll"), text).unwrap();
    let inlined = |line: &str| {
        let line = format!("-passes=inline -inline-threshold=1 -pass-remarks=inline{line} -S k.ll");
        let run = tool("opt", dir.path(), &line);
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        (run.out.matches("call void @large").count(), run.err)
    };
    assert_eq!(inlined(""), (1, String::new()));
    let (calls, remarks) = inlined(" -inline-all-viable-calls");
    assert_eq!(calls, 0);
    assert!(remarks.contains("(cost=always): Inlining forced by -inline-all-viable-calls"), "{remarks}");
    assert!(opt("-passes=no-op-module -stackrealign").out.contains("\"stackrealign\" }"));
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
fn refusals_say_why() {
    let dir = folder();
    let says = |line: &str, status: i32, text: &str| {
        let r = tool("opt", dir.path(), &format!("{line} -S k.ll"));
        assert!(r.status == status && r.err.contains(text) && r.out.is_empty(), "{line}: {} {}", r.status, r.err);
    };
    says("-debug-only=sroa", 2, "-debug-only is not taken: prints what only debug builds of LLVM print");
    says("-load-pass-plugin=x.so", 2, "there are no plugins");
    says("-polly-vectorizer=maybe", 2, "`maybe` is none of none, stripmine");
    says("-iroutliner", 2, "(passes are named in -passes=, and this one is not written)");
    says("-sroa", 2, "passes are named in -passes=sroa");
    says("-enable-tbaa=0", 2, "unimplemented: -enable-tbaa");
    says("-code-model=huge", 2, "`huge` is none of tiny, small, kernel, medium, large");
    says("-verify-dom-info=maybe", 2, "`maybe` is no value of a switch");
    says("-passes=sroa -opt-bisect=3-1", 2, "ranges of numbers are 1-10,20");
    says("-O1 -passes-ep-full-link-time-optimization-last=globaldce", 2, "link-time optimisation");
    says("-O1 -extension-point=nowhere=dce", 2, "no extension point `nowhere`");
    says("-passes=sroa -print-after=NoSuchPass", 1, "unknown pass `NoSuchPass`");
    says("-O4", 2, "`4` is no level: 0 to 3, s, z, fast-compile=max");
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
    assert!(!run("-start-after=infer-address-spaces -stop-before=nvptx-isel").contains("addrspacecast"));
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

#[test]
fn reflected_names_get_the_values_they_are_given() {
    let dir = folder();
    let source = "declare i32 @__nvvm_reflect(ptr)\n@name = constant [4 x i8] c\"ABC\\00\"\n\
                  define i32 @f() {\n  %r = call i32 @__nvvm_reflect(ptr @name)\n  ret i32 %r\n}\n";
    fs::write(dir.path().join("f.ll"), source).unwrap();
    let value = |line: &str| {
        let run = tool("opt", dir.path(), &format!("-passes=nvvm-reflect {line} -S f.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out.split("ret i32 ").nth(1).unwrap().lines().next().unwrap().to_string()
    };
    assert_eq!(value("-mcpu=sm_80"), "0");
    assert_eq!(value("-nvvm-reflect-add=XYZ=1,ABC=7"), "7");
    assert_eq!(value("-nvvm-reflect-add ABC=-1"), "-1");
    let run = tool("opt", dir.path(), "-passes=nvvm-reflect -nvvm-reflect-add=ABC -S f.ll");
    assert!(run.status == 1 && run.err.contains("`ABC` is not NAME=NUMBER"), "{}", run.err);
}

#[test]
fn what_goes_nowhere_or_means_nothing_is_said() {
    let dir = folder();
    for name in ["opt", "llc", "as"] {
        let run = tool(name, dir.path(), "-o no/such/folder k.ll");
        assert!(run.status == 1 && run.err.contains("No such file or directory"), "{name}: {}", run.err);
        assert!(!dir.path().join("no").exists());
    }
    let run = tool("llc", dir.path(), "-mattr=+ptx80,+nothing k.ll -o -");
    let expected = "'+nothing' is not a recognized feature for this target (ignoring feature)\n";
    assert_eq!((run.status, &*run.err), (0, expected));
    let run = tool("llc", dir.path(), "-mcpu=help");
    assert!(run.status == 0 && run.out.is_empty() && run.err.contains("Available CPUs"), "{}", run.out);
    let run = tool("llc", dir.path(), "-print-pipeline-passes k.ll -o x");
    assert!(run.status == 0 && run.err.starts_with("Pass Arguments:  -"), "{}", run.err);
}

#[test]
fn pipelines_of_link_time_are_those_of_any_module() {
    let dir = folder();
    let of = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -no-warn-unwritten -S k.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.out
    };
    for level in ["O0", "O1", "O2", "Oz"] {
        let expected = of(&format!("-passes=default<{level}>"));
        for family in ["lto", "lto-pre-link", "thinlto", "thinlto-pre-link"] {
            assert_eq!(of(&format!("-passes={family}<{level}>")), expected, "{family}<{level}>");
        }
        let fat = of(&format!("-passes=fatlto-pre-link<{level}>"));
        assert_eq!(fat, of(&format!("-passes=default<{level}>,embed-bitcode")), "{level}");
        assert!(fat.contains("@llvm.embedded.object = private constant"), "{fat}");
    }
}

#[test]
fn everything_gets_the_names_that_llvm_gives() {
    let dir = folder();
    let source = "%struct.x = type { i32 }\n@x = global %struct.x zeroinitializer\ndeclare i32 @printf(ptr, ...)\n\
                  declare i32 @unknown(i32)\ndefine i32 @main(i32 %argc) {\n  %u = call i32 @helper(i32 %argc)\n  \
                  ret i32 %u\n}\ndefine i32 @helper(i32 %x) {\n  ret i32 %x\n}\n";
    fs::write(dir.path().join("m.ll"), source).unwrap();
    let of = |line: &str| tool("opt", dir.path(), &format!("-passes=metarenamer{line} -S m.ll")).out;
    let text = of("");
    for part in [
        "%struct.widget = type",
        "@global = global",
        "@printf(",
        "@wibble(i32)",
        "@main(i32 %arg)",
        "i32 @foo(i32 %arg)",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(of(" -rename-exclude-function-prefixes=un,he").contains("@helper(i32 %arg)"));
    assert!(of(" -rename-only-inst").contains("@x = global %struct.x"));
}

#[test]
fn instructions_are_counted_for_statistics_alone() {
    let dir = folder();
    assert_eq!(tool("opt", dir.path(), "-passes=instcount -disable-output k.ll").err, "");
    let text = tool("opt", dir.path(), "-passes=instcount -stats -disable-output k.ll").err;
    assert!(text.contains("instcount of function 'k':") && text.contains("       1 alloca\n"), "{text}");
}

#[test]
fn every_value_of_an_option_that_is_a_list_counts() {
    let text = opt("-passes=forceattrs -force-attribute=k:noinline -force-attribute=add:cold").out;
    assert!(text.contains("attributes #0 = { cold }") && text.contains("attributes #1 = { noinline }"), "{text}");
    let dir = folder();
    let source = "declare i32 @__nvvm_reflect(ptr)\n@a = constant [2 x i8] c\"A\\00\"\n@b = constant [2 x i8] c\"B\\00\"\n\
                  define i32 @f() {\n  %a = call i32 @__nvvm_reflect(ptr @a)\n  %b = call i32 @__nvvm_reflect(ptr @b)\n  \
                  %s = add i32 %a, %b\n  ret i32 %s\n}\n";
    fs::write(dir.path().join("f.ll"), source).unwrap();
    let line = "-passes=nvvm-reflect,instsimplify -nvvm-reflect-add=A=40 -nvvm-reflect-add=B=2 -S f.ll";
    let run = tool("opt", dir.path(), line);
    assert!(run.status == 0 && run.out.contains("ret i32 42"), "{}{}", run.out, run.err);
}

#[test]
fn passes_without_work_change_nothing_and_say_where_there_is_some() {
    let plain = opt("-passes=no-op-module").out;
    for line in
        ["coro-early,coro-cleanup", "cgscc(coro-split)", "function(stack-protector,kcfi)", "openmp-opt,lower-ifunc"]
    {
        assert_eq!(opt(&format!("-passes={line}")).out, plain, "{line}");
    }
    let dir = folder();
    fs::write(dir.path().join("f.ll"), "define void @f() gc \"statepoint-example\" {\n  ret void\n}\n").unwrap();
    for pass in ["place-safepoints", "rewrite-statepoints-for-gc"] {
        let run = tool("opt", dir.path(), &format!("-passes={pass} -S f.ll"));
        let expected = format!("unimplemented: {pass} on what @f has of garbage collection");
        assert!(run.status == 1 && run.err.contains(&expected), "{} {}", run.status, run.err);
    }
}

#[test]
fn logarithms_of_floats_are_approximate_with_the_option_and_without() {
    let dir = folder();
    let source = "target triple = \"nvptx64-nvidia-cuda\"\ndefine float @f(float %x) {\n  \
                  %l = call float @llvm.log2.f32(float %x)\n  ret float %l\n}\ndeclare float @llvm.log2.f32(float)\n";
    fs::write(dir.path().join("f.ll"), source).unwrap();
    for line in ["", "-nvptx-approx-log2f32 "] {
        let run = tool("llc", dir.path(), &format!("{line}f.ll -o -"));
        assert!(run.status == 0 && run.out.contains("lg2.approx.f32"), "{}{}", run.out, run.err);
    }
}
