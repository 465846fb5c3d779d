//! What is refused rather than guessed, and what is said without being asked: other targets, unknown names, levels that are not
//! written, requests of the source that no pass takes up.

use std::io::Write;
use std::process::{Command, Stdio};

const KERNEL: &str =
    "define ptx_kernel void @kernel(ptr addrspace(1) %p) {\n  store i32 1, ptr addrspace(1) %p\n  ret void\n}\n";

/// Exit status, standard output and standard error of `warpc` with these words and this input.
fn warpc(words: &str, input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_warpc"))
        .args(words.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A child that refuses its command line does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let o = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (o.status.code().unwrap_or(-1), text(&o.stdout), text(&o.stderr))
}

#[test]
fn modules_of_other_targets_are_refused_by_name_where_code_is_made() {
    for triple in ["amdgcn-amd-amdhsa", "spir64-unknown-unknown", "x86_64-unknown-linux-gnu"] {
        let module = format!("target triple = \"{triple}\"\n{KERNEL}");
        for words in ["build - -o -", "llc - -o -"] {
            let (status, out, err) = warpc(words, &module);
            assert_eq!((status, out.as_str()), (1, ""), "{words}: {err}");
            assert!(err.contains(&format!("the module is for `{triple}`")), "{words}: {err}");
        }
        for words in ["opt -passes=sroa -S", "verify -"] {
            let (status, _, err) = warpc(words, &module);
            assert_eq!(status, 0, "{words}: {err}");
        }
        let (status, out, err) = warpc("llc -mtriple=nvptx64-nvidia-cuda - -o -", &module);
        assert!(status == 0 && out.contains(".entry kernel"), "the triple of the command line replaces it: {err}");
        let refused = warpc::compile(module.as_bytes(), &warpc::Options::default()).unwrap_err();
        assert!(refused[0].message.contains(triple), "{refused:?}");
    }
    let (status, _, err) = warpc("build - -o -", &format!("target triple = \"nvptx-nvidia-cuda\"\n{KERNEL}"));
    assert!(status == 1 && err.contains("unimplemented: 32-bit target nvptx"), "{err}");
}

#[test]
fn unknown_names_are_errors_with_the_nearest_name() {
    let cases = [
        ("build - -o - --disable-pass=sroaa", "--disable-pass: unknown pass `sroaa`, did you mean `sroa`?"),
        (
            "build - -o - --print-after=instcombin",
            "--print-after: unknown pass `instcombin`, did you mean `instcombine`?",
        ),
        ("opt -S --print-before=select-row", "--print-before: unknown pass `select-row`"),
        ("llc - -o - --print-after=coalesce-copy", "--print-after: unknown pass `coalesce-copy`"),
        ("opt -S -passes=sroaa", "unknown pass `sroaa`, did you mean `sroa`?"),
        ("opt -S -passes=zzz", "unknown pass `zzz`"),
        ("opt -S -passes=iroutliner", "unimplemented: iroutliner"),
        ("opt -S -passes=print<ir2vec>", "unimplemented: print<ir2vec>"),
        ("opt -S -passes=instcombine --filter-print-funcs=kernle --print-after-all", "no function `kernle`"),
        ("build - -o - --filter-print-funcs=kernl --print-after-all", "no function `kernl`, did you mean `kernel`?"),
        ("build - -o - --knob inline-treshold=3", "unknown knob `inline-treshold`, did you mean `inline-threshold`?"),
    ];
    for (words, message) in cases {
        let (status, _, err) = warpc(words, KERNEL);
        assert!(status != 0, "{words}: {err}");
        assert!(err.contains(message), "{words}: {err}");
    }
    for words in ["--disable-pass=sroa", "--print-after=select", "--print-before=verify", "--filter-print-funcs=kernel"]
    {
        let (status, _, err) = warpc(&format!("build - -o - {words}"), KERNEL);
        assert_eq!(status, 0, "{words}: {err}");
    }
}

#[test]
fn a_level_of_the_library_that_there_is_not_is_an_error() {
    let mut options = warpc::Options::default();
    options.session.opt_level = 4;
    let refused = warpc::compile(KERNEL.as_bytes(), &options).unwrap_err();
    assert_eq!(refused[0].message, "unimplemented: default<O4>");
}

/// A loop of `%n` iterations with the property `request`.
fn looping(request: &str) -> String {
    format!(
        "define ptx_kernel void @walk(ptr addrspace(1) %p, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out, !llvm.loop !0
out:
  ret void
}}
!0 = distinct !{{!0, !1}}
!1 = !{{{request}}}
"
    )
}

#[test]
fn unrolling_that_no_pass_does_is_said_once() {
    let message = "a loop of walk asks to be unrolled and is left as it is";
    for request in ["!\"llvm.loop.unroll.enable\"", "!\"llvm.loop.unroll.count\", i32 4", "!\"llvm.loop.unroll.full\""]
    {
        for level in ["-O0", "-O1"] {
            let (status, _, err) = warpc(&format!("build - -o - {level}"), &looping(request));
            assert_eq!((status, err.matches(message).count()), (0, 1), "{request} {level}: {err}");
        }
    }
    for silent in ["!\"llvm.loop.unroll.disable\"", "!\"llvm.loop.unroll.count\", i32 1", "!\"llvm.loop.mustprogress\""]
    {
        let (status, _, err) = warpc("build - -o - -O1", &looping(silent));
        assert_eq!((status, err.as_str()), (0, ""), "{silent}");
    }
    // What is unrolled whole asks for nothing any more.
    let known = looping("!\"llvm.loop.unroll.enable\"").replace("%next, %n", "%next, 4");
    let (status, _, err) = warpc("build - -o - -O1", &known);
    assert_eq!((status, err.as_str()), (0, ""));
}

#[test]
fn own_passes_need_names_of_their_own() {
    use warpc::pass::*;
    const ROW: PassInfo = PassInfo {
        name: "sroa",
        summary: "",
        level: Level::Function,
        reads: AnalysisSet::NONE,
        preserves: AnalysisSet::NONE,
        columns: column_sets::READ,
        knobs: &[],
        idempotent: true,
        required: false,
        make: |_| Err(ParamError::MachineLevel),
    };
    static TABLE: [PassInfo; 4] =
        [ROW, PassInfo { name: "select", ..ROW }, PassInfo { name: "own", ..ROW }, PassInfo { name: "own", ..ROW }];
    let options = warpc::Options { own_passes: vec![&TABLE], ..warpc::Options::default() };
    let error = warpc::compile(KERNEL.as_bytes(), &options).unwrap_err();
    assert_eq!(error.kind(), warpc::ErrorKind::Options);
    let taken = |name: &str| format!("own pass `{name}`: the name is taken");
    assert_eq!(error.to_string(), [taken("sroa"), taken("select"), taken("own")].join("\n"));
}

/// Leaves every entry block without its terminator.
struct Breaks;

impl warpc::pass::FunctionPass for Breaks {
    fn run(&mut self, f: &mut warpc::pass::FuncMut<'_>, _: &mut warpc::pass::PassCx<'_>) -> warpc::pass::Outcome {
        let terminator = f.terminator(f.entry());
        f.erase(terminator);
        warpc::pass::Outcome::Changed(warpc::pass::AnalysisSet::NONE)
    }
}

#[test]
fn a_pass_that_breaks_a_module_is_a_bug() {
    use warpc::pass::*;
    static TABLE: [PassInfo; 1] = [PassInfo {
        name: "breaks",
        summary: "",
        level: Level::Function,
        reads: AnalysisSet::NONE,
        preserves: AnalysisSet::NONE,
        columns: column_sets::REWRITE,
        knobs: &[],
        idempotent: true,
        required: false,
        make: |_| Ok(PassBody::Function(Box::new(Breaks))),
    }];
    let mut options =
        warpc::Options { own_passes: vec![&TABLE], passes: Some("breaks".into()), ..warpc::Options::default() };
    options.session.phase.verify_each = true;
    let compile = |options: &warpc::Options| warpc::compile(KERNEL.as_bytes(), options).unwrap_err();
    let error = compile(&options);
    assert_eq!(error.kind(), warpc::ErrorKind::Internal);
    assert!(error.to_string().contains("after pass `breaks` on function"), "{error}");
    // Of an input that nobody has verified it is not known who broke it.
    options.verify = false;
    assert_eq!(compile(&options).kind(), warpc::ErrorKind::Input);
}

#[test]
fn errors_say_whose_fault_it_is() {
    use warpc::{ErrorKind, Link, Options};
    let kind = |bytes: &str, change: fn(&mut Options)| {
        let mut options = Options::default();
        change(&mut options);
        warpc::compile(bytes.as_bytes(), &options).unwrap_err().kind()
    };
    assert_eq!(kind(KERNEL, |o| o.passes = Some("sroaa".into())), ErrorKind::Options);
    assert_eq!(kind(KERNEL, |o| o.session.phase.disabled = vec!["sroaa".into()]), ErrorKind::Options);
    let broken = |o: &mut Options| o.link = vec![Link { name: "lib.ll".into(), bytes: (*b"define").into() }];
    assert_eq!(kind(KERNEL, broken), ErrorKind::Library);
    assert_eq!(kind("define", |_| ()), ErrorKind::Input);
    assert_eq!(kind("define i32 @f() {\n  ret i64 0\n}\n", |_| ()), ErrorKind::Input);
}
