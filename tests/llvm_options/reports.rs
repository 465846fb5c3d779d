//! What is reported: passes that run, times, statistics, traces, lists, lines, remarks.

use super::{folder, opt, tool};
use std::fs;

#[test]
fn passes_that_are_not_written_are_never_seen() {
    let r = opt("-passes=sroa -print-after=iroutliner");
    assert_eq!(r.err, "warpc: warning: --print-after: the pass iroutliner is not written and never runs\n");
    assert_eq!(opt("-passes=sroa -print-after=iroutliner -no-warn").err, "");
    let dir = folder();
    let r = tool("llc", dir.path(), "-print-after=machine-scheduler,machine-cse k.ll -o x");
    let warning = "warpc: warning: --print-after: the pass machine-scheduler is not written and never runs\n";
    assert!(r.status == 0 && r.err.contains(warning) && r.err.contains("Dump After share-rows on k ***"), "{}", r.err);
}

#[test]
fn passes_say_on_what_they_run() {
    let r = opt("-passes=sroa,globaldce -debug-pass-manager");
    let expected = "Running pass: SROAPass on add (2 instructions)\nRunning pass: SROAPass on k (6 instructions)\n\
                    Running pass: GlobalDCEPass on [module]\n";
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
    let cpus = tool("llc", dir.path(), "-march=nvptx64 -mcpu=help").err;
    assert!(cpus.contains("  sm_90a  - Select the sm_90a processor.\n") && cpus.contains("  ptx80 "), "{cpus}");
    let knobs = opt("-passes=sroa -print-options -inline-threshold=7 -disable-output").out;
    assert_eq!(knobs.lines().count(), 1, "{knobs}");
    assert!(knobs.contains("--inline-threshold ") && knobs.contains("= 7 "), "{knobs}");
}

#[test]
fn llc_tells_lines_where_the_module_knows_them() {
    let dir = folder();
    fs::write(dir.path().join("debug.ll"), include_str!("../kernels/saxpy_debug.ll")).unwrap();
    let with = tool("llc", dir.path(), "debug.ll -o -").out;
    assert!(with.contains("\n.file \t") && with.contains("/saxpy.cu\"\n"), "{with}");
    assert!(with.lines().filter(|line| line.trim_start().starts_with(".loc ")).count() > 10, "{with}");
    let without = tool("llc", dir.path(), "k.ll -o -").out;
    assert!(!without.contains(".loc\t") && !without.contains(".file") && !without.contains(".section"), "{without}");
}

#[test]
fn llc_says_what_debug_information_means() {
    let dir = folder();
    fs::write(dir.path().join("debug.ll"), include_str!("../kernels/saxpy_debug.ll")).unwrap();
    let module = include_str!("../filetests/debug-info/sections.ll");
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
