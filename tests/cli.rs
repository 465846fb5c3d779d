//! The program from the outside: exit statuses, outputs, standard input, batches with failures, determinism, messages.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GOOD: &str = r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
entry:
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  %v = load i32, ptr %slot, align 4
  %w = add nsw i32 %v, 1
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
"#;
const BAD_SYNTAX: &str = "define void @f() {\n  %x = addd i32 1, 2\n  ret void\n}\n";
const BAD_IR: &str = "define i32 @f(i32 %x) {\n  %a = add i32 %b, 1\n  %b = add i32 %x, 1\n  ret i32 %a\n}\n";

struct Run {
    status: i32,
    out: String,
    err: String,
}

fn finish(o: Output) -> Run {
    Run {
        status: o.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&o.stdout).into_owned(),
        err: String::from_utf8_lossy(&o.stderr).into_owned(),
    }
}

fn warpc(dir: &Path, args: &[&str]) -> Run {
    finish(Command::new(env!("CARGO_BIN_EXE_warpc")).current_dir(dir).args(args).stdin(Stdio::null()).output().unwrap())
}

fn piped(dir: &Path, args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_warpc"))
        .current_dir(dir)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A child that refuses its command line does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    finish(child.wait_with_output().unwrap())
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    dir
}

/// All files below a folder with their contents, in order of path.
fn tree(dir: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut out = Vec::new();
    let mut stack = vec![dir.to_path_buf()];
    while let Some(d) = stack.pop() {
        for e in fs::read_dir(d).unwrap() {
            let p = e.unwrap().path();
            if p.is_dir() {
                stack.push(p);
            } else {
                out.push((p.strip_prefix(dir).unwrap().to_path_buf(), fs::read(&p).unwrap()));
            }
        }
    }
    out.sort();
    out
}

#[test]
fn wrong_command_lines_exit_with_2() {
    let d = folder(&[("a.ll", GOOD)]);
    for args in [
        &[] as &[&str],
        &["build"],
        &["nonsense"],
        &["build", "a.ll", "--arch", "sm_12"],
        &["build", "a.ll", "--ptx-version", "1.0"],
        &["build", "a.ll", "--no-such-option"],
        &["build", "*.nothing"],
        &["build", "a.ll", "-inline-threshold=many"],
        &["build", "a.ll", "a.ll", ".", "-o", "x", "--emit", "ptx,ll"],
        &["opt", "-passes=sroa", "-pass-remarks=(", "a.ll"],
    ] {
        let r = warpc(d.path(), args);
        assert_eq!(r.status, 2, "{args:?}: {}", r.err);
        assert!(!r.err.is_empty());
    }
    assert_eq!(warpc(d.path(), &["--help"]).status, 0);
    assert!(warpc(d.path(), &["build", "--help"]).out.contains("Examples:"));
    assert_eq!(warpc(d.path(), &["--version"]).status, 0);
}

#[test]
fn unwritten_passes_are_named() {
    let d = folder(&[("a.ll", GOOD)]);
    let r = warpc(d.path(), &["opt", "-passes=sroa,sandbox-vectorizer", "-S", "a.ll"]);
    assert_eq!((r.status, r.err.as_str(), r.out.as_str()), (1, "unimplemented: sandbox-vectorizer\n", ""));
    let r = warpc(d.path(), &["opt", "-passes=function(sroa", "-S", "a.ll"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("`(` without `)` at column 9"), "{}", r.err);
}

#[test]
fn opt_runs_passes_on_standard_input() {
    let d = folder(&[]);
    let r = piped(d.path(), &["opt", "-passes=sroa", "-S"], GOOD);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(!r.out.contains("alloca") && r.out.contains("%w = add nsw i32 %x, 1"), "{}", r.out);
    let again = piped(d.path(), &["opt", "-passes=sroa", "-S"], &r.out);
    assert_eq!(again.out.replace("<stdin>", ""), r.out.replace("<stdin>", ""));
    let r =
        piped(d.path(), &["opt", "-passes=sroa", "-disable-output", "-print-after-all", "-opt-bisect-limit=-1"], GOOD);
    assert_eq!((r.status, r.out.as_str()), (0, ""));
    assert!(r.err.contains("BISECT: running pass (1) sroa on k\n"), "{}", r.err);
    assert!(r.err.contains("; *** IR Dump After sroa on k ***"), "{}", r.err);
    let r = piped(d.path(), &["opt", "-passes=sroa", "-opt-bisect-limit=0", "-S"], GOOD);
    assert!(r.out.contains("alloca") && r.err.contains("NOT running pass (1)"), "{}", r.err);
    let r = piped(d.path(), &["opt", "-passes=sroa", "--disable-pass=sroa", "-S"], GOOD);
    assert!(r.out.contains("alloca"));
}

#[test]
fn observations_go_where_they_are_asked_to() {
    let d = folder(&[("a.ll", GOOD)]);
    let args = [
        "opt",
        "-passes=sroa,simplifycfg",
        "a.ll",
        "-S",
        "-o",
        "out.ll",
        "--stat=phase-wise",
        "--time-trace=t.json",
        "--verify-each",
        "--check-analyses",
        "--remarks-output=r.yaml",
    ];
    let r = warpc(d.path(), &args);
    assert_eq!((r.status, r.out.as_str()), (0, ""), "{}", r.err);
    for line in ["sroa :: [Total ", "simplifycfg :: [Total ", "All Phases Summary :: [Total ", "[Pool Consumption = "] {
        assert!(r.err.lines().any(|l| l.starts_with(line)), "{line}: {}", r.err);
    }
    let trace: serde_json::Value = serde_json::from_slice(&fs::read(d.path().join("t.json")).unwrap()).unwrap();
    let events = trace["traceEvents"].as_array().unwrap();
    for name in ["read", "verify", "sroa", "simplifycfg", "compile"] {
        assert!(events.iter().any(|e| e["name"] == name), "{name}");
    }
    assert!(fs::read_to_string(d.path().join("out.ll")).unwrap().contains("define"));
    assert!(d.path().join("r.yaml").exists());
}

#[test]
fn errors_have_a_place_and_a_status() {
    let d = folder(&[("syntax.ll", BAD_SYNTAX), ("ir.ll", BAD_IR), ("good.ll", GOOD)]);
    let r = warpc(d.path(), &["as", "syntax.ll", "-o", "out.bc"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("syntax.ll:2:8: error:") && r.err.contains('^'), "{}", r.err);
    assert!(!d.path().join("out.bc").exists());
    let r = warpc(d.path(), &["build", "--json", "syntax.ll"]);
    assert!(r.out.contains("\"line\": 2") && r.out.contains("\"column\": 8"), "{}", r.out);
    let r = warpc(d.path(), &["verify", "ir.ll", "good.ll"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("Instruction does not dominate all uses!"), "{}", r.err);
    assert_eq!(warpc(d.path(), &["verify", "good.ll"]).status, 0);
    let r = warpc(d.path(), &["opt", "-S", "missing.ll"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("missing.ll") && r.err.contains("No such file or directory"), "{}", r.err);
    fs::write(d.path().join("b.bc"), b"BC\xc0\xde1234").unwrap();
    let r = warpc(d.path(), &["dis", "b.bc", "-o", "-"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("b.bc: error: ") && r.err.contains("(at byte "), "{}", r.err);
}

#[test]
fn bitcode_is_taken_where_text_is() {
    let modules = Path::new(env!("CARGO_MANIFEST_DIR")).join("engine/bitcode/tests/modules");
    let d = folder(&[]);
    let at = |name: &str| d.path().join(name);
    for name in ["body", "debug", "globals"] {
        fs::copy(modules.join(name).with_extension("bc"), at("x.bc")).unwrap();
        fs::copy(modules.join(name).with_extension("ll"), at("y.ll")).unwrap();
        let body = |r: Run| {
            assert_eq!(r.status, 0, "{name}: {}", r.err);
            r.out.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n")
        };
        let dis = |file: &str| body(warpc(d.path(), &["dis", file, "-o", "-"]));
        assert_eq!(dis("x.bc"), dis("y.ll"));
        // The output of `dis` stands beside the input under the name of text.
        assert_eq!(warpc(d.path(), &["dis", "x.bc"]).status, 0);
        assert!(at("x.ll").exists());
        fs::remove_file(at("x.ll")).unwrap();
        if name == "debug" {
            let ptx = |file: &str| body(warpc(d.path(), &["build", file, "-o", "-"]));
            assert!(ptx("x.bc").contains(".entry kernel"));
            assert_eq!(ptx("x.bc"), ptx("y.ll"));
            let built = warpc(d.path(), &["build", ".", "--out-dir", "out"]);
            assert_eq!(built.status, 0, "{}", built.err);
            assert_eq!(fs::read(at("out/x.ptx")).unwrap(), fs::read(at("out/y.ptx")).unwrap());
        }
    }
    // A library: of bitcode only what is reached is read.
    fs::copy(modules.join("body.bc"), at("lib.bc")).unwrap();
    fs::copy(modules.join("body.ll"), at("lib.ll")).unwrap();
    let user = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @integers(i32, i32, i1)\n\
        define ptx_kernel void @user(ptr %p) {\n  %v = call i32 @integers(i32 1, i32 2, i1 true)\n  \
        store i32 %v, ptr %p\n  ret void\n}\n";
    fs::write(at("user.ll"), user).unwrap();
    let linked = |lib: &str| {
        let r = warpc(d.path(), &["build", "user.ll", "--link", lib, "-o", "-"]);
        assert_eq!(r.status, 0, "{lib}: {}", r.err);
        r.out
    };
    assert_eq!(linked("lib.bc"), linked("lib.ll"));
    assert!(linked("lib.bc").contains("user") && !linked("lib.bc").contains(".extern .func integers"));
    assert_eq!(warpc(d.path(), &["verify", "x.bc"]).status, 0);
    assert_eq!(warpc(d.path(), &["opt", "-passes=sroa", "-S", "x.bc", "-o", "-"]).status, 0);
}

#[test]
fn bitcode_is_written_where_llvm_writes_it() {
    let d = folder(&[("a.ll", GOOD)]);
    let bytes = |name: &str| fs::read(d.path().join(name)).unwrap();
    let ok = |args: &[&str]| {
        let r = warpc(d.path(), args);
        assert_eq!((r.status, r.err.as_str()), (0, ""), "{args:?}");
        r.out
    };
    ok(&["as", "a.ll"]);
    ok(&["as", "-f", "a.ll", "-o", "b.bc"]);
    ok(&["opt", "a.ll", "-o", "c.bc"]);
    ok(&["opt", "-passes=sroa", "a.ll", "-o", "d.bc"]);
    assert!(bytes("a.bc").starts_with(b"BC\xc0\xde"));
    assert_eq!(bytes("a.bc"), bytes("b.bc"));
    assert_eq!(bytes("a.bc"), bytes("c.bc"), "no passes change nothing");
    assert!(bytes("d.bc").len() < bytes("a.bc").len(), "sroa removes instructions");
    // The name of an output says nothing about its form.
    ok(&["as", "a.ll", "-o", "e.ll"]);
    assert_eq!(bytes("a.bc"), bytes("e.ll"));
    for text in [&["as", "-S"][..], &["opt", "-S"], &["as", "--ir-version=22"], &["opt", "-ir-version=19"]] {
        ok(&[text, &["a.ll", "-o", "f.bc"]].concat());
        assert!(bytes("f.bc").starts_with(b"; ModuleID"), "{text:?}");
    }
    // What goes to a pipe is bitcode.
    let piped =
        Command::new(env!("CARGO_BIN_EXE_warpc")).current_dir(d.path()).args(["as", "a.ll", "-o", "-"]).output();
    assert_eq!(piped.unwrap().stdout, bytes("a.bc"));
}

#[test]
fn options_of_llvm_as_have_their_effect() {
    let d = folder(&[("a.ll", GOOD), ("broken.ll", BAD_IR)]);
    let exists = |name: &str| d.path().join(name).exists();
    for dashes in ["-", "--"] {
        let r = warpc(d.path(), &["as", "a.ll", &format!("{dashes}disable-output"), "-o", "none.bc"]);
        assert_eq!((r.status, r.out.as_str(), r.err.as_str()), (0, "", ""));
        assert!(!exists("none.bc"));
    }
    let r = warpc(d.path(), &["as", "broken.ll", "-o", "broken.bc"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("assembly parsed, but does not verify as correct!"), "{}", r.err);
    assert!(!exists("broken.bc"));
    let r = warpc(d.path(), &["as", "broken.ll", "-disable-verify", "-o", "broken.bc"]);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(exists("broken.bc"));
    // Options that LLVM takes and that have no meaning here are taken, too; others are not.
    assert_eq!(warpc(d.path(), &["as", "a.ll", "-module-hash", "-o", "hash.bc"]).status, 0);
    assert_eq!(warpc(d.path(), &["as", "a.ll", "-no-such-option"]).status, 2);
    // From standard input, to standard output.
    let r = piped(d.path(), &["as", "-S"], GOOD);
    assert!(r.status == 0 && r.out.contains("define"), "{}", r.err);
}

#[test]
fn text_is_passed_along() {
    let d = folder(&[("a.ll", GOOD)]);
    let once = warpc(d.path(), &["as", "-S", "a.ll", "-o", "-"]);
    assert_eq!(once.status, 0, "{}", once.err);
    let twice = piped(d.path(), &["dis"], &once.out);
    let body = |s: &str| s.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n");
    assert_eq!(body(&once.out), body(&twice.out));
    assert_eq!(warpc(d.path(), &["as", "a.ll"]).status, 0);
    assert!(d.path().join("a.bc").exists());
    assert_eq!(warpc(d.path(), &["dis", "a.ll"]).status, 2, "an input is not overwritten");
}

#[test]
fn a_failing_file_does_not_stop_the_others() {
    let d = folder(&[("in/a.ll", GOOD), ("in/sub/b.ll", GOOD), ("in/bad.ll", BAD_SYNTAX), ("in/c.txt", "x")]);
    let r = warpc(d.path(), &["build", "in", "missing.ll", "--emit=ll", "--out-dir", "out"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("bad.ll:2:8: error:"), "{}", r.err);
    assert!(r.err.contains("missing.ll: error: cannot be read"), "{}", r.err);
    assert!(r.err.contains("failed: missing.ll"), "the summary names failures: {}", r.err);
    let names: Vec<_> = tree(&d.path().join("out")).into_iter().map(|f| f.0.display().to_string()).collect();
    assert_eq!(names, ["a.opt.ll", "sub/b.opt.ll"]);
    let r = warpc(d.path(), &["build", "in", "--emit=ll", "--out-dir", "out2", "--json"]);
    assert_eq!(r.status, 1);
    let v: serde_json::Value = serde_json::from_str(&r.out).unwrap();
    assert_eq!((v["totals"]["files"].as_u64(), v["totals"]["failed"].as_u64()), (Some(3), Some(1)));
    assert_eq!(v["totals"]["kernels"], 2);
    assert!(!r.err.contains("instructions/s"), "one report: {}", r.err);
}

#[test]
fn outputs_do_not_depend_on_threads_or_order() {
    let mut files = Vec::new();
    for i in 0..24 {
        let mut text = String::new();
        for f in 0..(i % 5) * 40 + 1 {
            text.push_str(&GOOD.replace("@k", &format!("@k{f}")).replace(", 1\n", &format!(", {}\n", i * 7 + f)));
            text = text.replace("target triple = \"nvptx64-nvidia-cuda\"\n", "");
        }
        files.push((format!("in/f{i:02}.ll"), text));
    }
    let list: Vec<(&str, &str)> = files.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let d = folder(&list);
    let mut names: Vec<&str> = list.iter().map(|f| f.0).collect();
    let build = |names: &[&str], out: &str, j: &str| {
        let mut args = vec!["build", "--emit=ll", "--out-dir", out, j, "-q"];
        args.extend(names);
        let r = warpc(d.path(), &args);
        assert_eq!((r.status, r.err.as_str()), (0, ""));
        tree(&d.path().join(out))
    };
    let one = build(&names, "o1", "-j1");
    assert_eq!(one.len(), 24);
    assert!(one == build(&names, "o2", "-j2"));
    names.reverse();
    assert!(one == build(&names, "o3", "-j3"));
}

#[test]
fn outputs_are_whole_or_absent() {
    let d = folder(&[("a.ll", GOOD), ("sub/a.ll", GOOD)]);
    // A folder stands where the output should go.
    fs::create_dir(d.path().join("dir")).unwrap();
    let r = warpc(d.path(), &["build", "a.ll", "--emit=ll", "-o", "dir"]);
    assert_eq!(r.status, 1);
    assert!(r.err.contains("dir: error: cannot be written"), "{}", r.err);
    // Two inputs would give one output.
    let r = warpc(d.path(), &["build", "a.ll", "sub/a.ll", "--emit=ll", "--out-dir", "out"]);
    assert_eq!(r.status, 2);
    assert!(r.err.contains("would both be written to"), "{}", r.err);
    assert!(!d.path().join("out").exists());
    // A full disk.
    if Path::new("/dev/full").exists() {
        let r = warpc(d.path(), &["build", "a.ll", "--emit=ll", "-o", "/dev/full"]);
        assert_eq!(r.status, 1);
        assert!(r.err.contains("/dev/full: error: cannot be written"), "{}", r.err);
    }
    assert!(tree(d.path()).iter().all(|(p, _)| p.extension().is_some_and(|e| e == "ll")), "nothing else is left");
}

#[test]
fn ir_is_written_as_text_or_as_bitcode() {
    let d = folder(&[("a.ll", GOOD)]);
    let r = warpc(d.path(), &["build", "a.ll", "--emit=ptx,bc", "--out-dir", "out"]);
    assert_eq!(r.status, 0, "{}", r.err);
    let names: Vec<_> = tree(&d.path().join("out")).into_iter().map(|f| f.0.display().to_string()).collect();
    assert_eq!(names, ["a.opt.bc", "a.ptx"]);
    assert!(fs::read(d.path().join("out/a.opt.bc")).unwrap().starts_with(b"BC\xC0\xDE"));
    // The bitcode is of the same module as the text.
    let text = |input: &str| {
        let r = warpc(d.path(), &["build", input, "--emit=ll", "--passes=", "-o", "-"]);
        assert_eq!(r.status, 0, "{}", r.err);
        r.out
            .lines()
            .filter(|line| !line.starts_with("source_filename") && !line.starts_with("; ModuleID"))
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(warpc(d.path(), &["build", "a.ll", "--emit=ll", "-o", "b.ll"]).status, 0);
    assert_eq!(text("out/a.opt.bc"), text("b.ll"));
    let r = warpc(d.path(), &["build", "a.ll", "--emit=ll,bc", "--out-dir", "both"]);
    assert!(r.status == 2 && r.err.contains("--emit takes ll or bc"), "{}", r.err);
}

#[test]
fn standard_input_goes_to_standard_output() {
    let d = folder(&[]);
    let r = piped(d.path(), &["build", "-", "--emit=ll"], GOOD);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(r.out.contains("ptx_kernel void @k"), "{}", r.out);
    assert_eq!(r.err, "");
    let r = piped(d.path(), &["build", "-", "--emit=ll", "--json"], GOOD);
    assert_eq!(r.status, 2);
    assert!(tree(d.path()).is_empty());
}

#[test]
fn phases_are_listed_in_the_order_in_which_they_run() {
    let d = folder(&[]);
    let names = |arguments: &[&str]| -> Vec<String> {
        let r = warpc(d.path(), &[&["phases"], arguments].concat());
        assert_eq!(r.status, 0, "{}", r.err);
        r.out.lines().map(|line| line.split_whitespace().nth(1).unwrap().to_string()).collect()
    };
    let all = names(&[]);
    assert_eq!((all.len(), all[0].as_str()), (159, "OriCheckInitialProgram"));
    assert_eq!(names(&["--named-phases", "gvncse,oridoremat=3"]), ["GvnCse", "OriDoRemat=3"]);
    assert_eq!(names(&["livedeadfirst", "--recipes", "*: -OriPerformLiveDeadFirst", "--function=f"]), [] as [&str; 0]);
    let gated = warpc(d.path(), &["phases", "gvncse", "-O0"]).out;
    assert!(gated.contains("not at this level"), "{gated}");
    let left_out = warpc(d.path(), &["phases", "gvncse", "--disable=GVNCSE"]).out;
    assert!(left_out.contains("left out"), "{left_out}");
    let r = warpc(d.path(), &["phases", "--named-phases=GvnCze"]);
    assert_eq!((r.status, r.err.trim()), (2, "warpc: error: unknown phase `GvnCze`, did you mean `GvnCse`?"));
    let v: serde_json::Value = serde_json::from_str(&warpc(d.path(), &["phases", "--json"]).out).unwrap();
    assert_eq!(v[0]["number"], 0);
}

#[test]
fn lists_name_what_there_is() {
    let d = folder(&[("k.txt", "inline-threshold = 3\n"), ("a.ll", GOOD)]);
    let r = warpc(d.path(), &["passes"]);
    assert!(r.out.contains("sroa ") && r.out.contains("default<O1>"), "{}", r.out);
    let r = warpc(d.path(), &["knobs", "inline-threshold"]);
    assert!(r.out.contains("levels:"), "{}", r.out);
    let v: serde_json::Value = serde_json::from_str(&warpc(d.path(), &["knobs", "--json"]).out).unwrap();
    assert!(v.as_array().unwrap().iter().any(|k| k["name"] == "pass-remarks"));
    let r = warpc(d.path(), &["opt", "-S", "a.ll", "--knob-file=k.txt", "-inline-threshold", "4"]);
    assert_eq!(r.status, 0, "{}", r.err);
    for shell in ["bash", "zsh", "fish"] {
        assert!(warpc(d.path(), &["completions", shell]).out.contains("warpc"));
    }
    assert!(warpc(d.path(), &["man"]).out.starts_with(".ie"));
    assert!(warpc(d.path(), &["man", "build"]).out.contains("out\\-dir"));
}

#[test]
#[cfg(unix)]
fn reduce_keeps_what_the_command_wants() {
    let d = folder(&[("a.ll", GOOD), ("bad.ll", BAD_SYNTAX)]);
    let r = warpc(d.path(), &["reduce", "--test", "grep -q alloca", "a.ll", "-o", "small.ll"]);
    assert_eq!((r.status, r.out.as_str()), (0, ""), "{}", r.err);
    let small = fs::read_to_string(d.path().join("small.ll")).unwrap();
    assert!(small.contains("alloca") && !small.contains("add nsw") && !small.contains("store"), "{small}");
    assert!(r.err.contains("runs of the test"), "{}", r.err);
    // The same again, to standard output, from standard input.
    let again = piped(d.path(), &["reduce", "--test", "grep -q alloca {}", "-", "-q"], GOOD);
    assert_eq!((again.status, again.out.as_str(), again.err.as_str()), (0, small.as_str(), ""));
    // Nothing to go by: no output.
    let r = warpc(d.path(), &["reduce", "--test", "grep -q nothing", "a.ll", "-o", "none.ll"]);
    assert_eq!(r.status, 2);
    assert!(r.err.contains("a.ll is not interesting"), "{}", r.err);
    assert!(!d.path().join("none.ll").exists());
    // What does not read is reduced by lines.
    let r = warpc(d.path(), &["reduce", "--test", "grep -q addd", "bad.ll"]);
    assert_eq!((r.status, r.out.as_str()), (0, "  %x = addd i32 1, 2\n"));
    assert_eq!(warpc(d.path(), &["reduce", "--test", "true", "missing.ll"]).status, 1);
}

#[test]
fn llc_takes_the_options_of_llvms_tests() {
    let d = folder(&[]);
    let quiet = "-mtriple=nvptx64-nvidia-cuda -mattr=+ptx80 -O3 -verify-machineinstrs -disable-post-ra -frame-pointer=all \
                 -asm-verbose=false -fp-contract=fast -nvptx-prec-divf32=0 -nvptx-fma-level=2 --nvptx-no-f16-math -disable-cgp \
                 -tail-dup-size=100 -enable-tail-merge=0 --relocation-model=static -enable-unsafe-fp-math -denormal-fp-math-f32=preserve-sign";
    let llc = |more: &str, input: &str| {
        let args: Vec<&str> = ["llc", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        piped(d.path(), &args, input)
    };
    let r = llc(&format!("-mcpu=sm_80 {quiet}"), GOOD);
    assert_eq!((r.status, r.err.as_str()), (0, ""), "{}", r.out);
    assert!(r.out.contains(".version 8.0\n.target sm_80"), "{}", r.out);
    // The layout is that of the target, whatever the module says; -nvptx-short-ptr changes it.
    let narrow = "target datalayout = \"e-p:32:32\"\ndefine void @f(ptr %p, ptr addrspace(3) %s) {\n ret void\n}\n";
    let r = llc("-march=nvptx64 -mcpu=sm_75", narrow);
    assert!(r.out.contains(".param .b64 f_param_0,\n\t.param .b64 f_param_1"), "{}{}", r.out, r.err);
    let r = llc("-march=nvptx64 -mcpu=sm_75 -nvptx-short-ptr", narrow);
    assert!(r.out.contains(".param .b64 f_param_0,\n\t.param .b32 f_param_1"), "{}{}", r.out, r.err);
    // Code for another processor would not run: older ones, other targets' and 32 bits are refused.
    for cpu in ["sm_20", "sm_70", "sm_91", "gfx900"] {
        let r = llc(&format!("-mcpu={cpu}"), GOOD);
        assert_eq!((r.status, r.out.as_str()), (2, ""), "{cpu}: {}", r.err);
        assert!(r.err.contains(&format!("-mcpu={cpu} is not supported: one of sm_75,")), "{}", r.err);
    }
    let r = llc("-march=nvptx -mcpu=sm_75", GOOD);
    assert!(r.status != 0 && r.err.contains("unimplemented: 32-bit"), "{}", r.err);
}

#[test]
fn the_way_out_of_ssa_is_shown_where_asked() {
    let d = folder(&[]);
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                %j = add i32 %i, 1\n  store volatile i32 %i, ptr addrspace(1) %p\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  ret void\n}\n";
    let llc = |more: &str| {
        let args: Vec<&str> = ["llc", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        let r = piped(d.path(), &args, text);
        assert_eq!(r.status, 0, "{}", r.err);
        r
    };
    assert_eq!(llc("").err, "");
    // Before: a copy on both sides of the phi; after: none.
    let r = llc("-dump-before-cssa");
    assert!(r.err.starts_with("*** rows of k before its phis are coalesced ***"), "{}", r.err);
    assert!(r.err.matches("mov.b32").count() >= 3 && r.out.matches("mov.b32").count() == 1, "{}{}", r.err, r.out);
    assert!(
        llc("-cssa-verbosity=1").err.starts_with("cssa: k: 2 of 2 copies of phis joined"),
        "{}",
        llc("-cssa-verbosity=1").err
    );
    let every = llc("-cssa-verbosity=2").err;
    assert!(every.lines().count() == 3 && every.contains("mov.b32: Joined"), "{every}");
}

#[test]
fn inputs_are_not_overwritten() {
    let dir = folder(&[("a.ll", GOOD), ("b.ll", GOOD)]);
    let kept = |args: &[&str]| {
        let r = warpc(dir.path(), args);
        assert_eq!(r.status, 2, "{args:?}: {}", r.err);
        assert!(r.err.contains("would be overwritten"), "{args:?}: {}", r.err);
        assert_eq!(fs::read_to_string(dir.path().join("a.ll")).unwrap(), GOOD, "{args:?}");
    };
    kept(&["build", "a.ll", "-o", "a.ll"]);
    kept(&["build", "a.ll", "-o", "./a.ll"]);
    kept(&["build", "a.ll", "-o", "a.ptx", "--time-trace", "a.ll"]);
    kept(&["build", "b.ll", "--link", "a.ll", "-o", "a.ll"]);
    kept(&["llc", "a.ll", "-o", "a.ll"]);
    kept(&["as", "a.ll", "-o", "a.ll"]);
    kept(&["dis", "a.ll"]);
    kept(&["reduce", "--test", "true", "a.ll", "-o", "a.ll"]);
    kept(&["run", "a.ll", "--json", "a.ll"]);
    kept(&["run", "a.ll", "--dump", "0=a.ll"]);
    kept(&["opt", "a.ll", "--remarks-output", "a.ll"]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("a.ll", dir.path().join("link.ptx")).unwrap();
        fs::hard_link(dir.path().join("a.ll"), dir.path().join("same.ptx")).unwrap();
        kept(&["build", "a.ll", "-o", "link.ptx"]);
        kept(&["build", "a.ll", "-o", "same.ptx"]);
    }
    // As LLVM's opt does, and whole or not at all.
    let r = warpc(dir.path(), &["opt", "-passes=mem2reg", "-S", "a.ll", "-o", "a.ll"]);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(!fs::read_to_string(dir.path().join("a.ll")).unwrap().contains("alloca"));
    fs::write(dir.path().join("c.ll"), BAD_IR).unwrap();
    assert_eq!(warpc(dir.path(), &["opt", "-passes=mem2reg", "-S", "c.ll", "-o", "c.ll"]).status, 1);
    assert_eq!(fs::read_to_string(dir.path().join("c.ll")).unwrap(), BAD_IR);
}

#[test]
#[cfg(target_os = "linux")]
fn a_closed_standard_input_is_an_error() {
    let dir = folder(&[]);
    let shell = |redirection: &str, command: &str| {
        let line = format!("exec \"$0\" {command} {redirection}");
        finish(
            Command::new("sh")
                .current_dir(dir.path())
                .args(["-c", &line, env!("CARGO_BIN_EXE_warpc")])
                .output()
                .unwrap(),
        )
    };
    for command in ["build -", "opt -S", "llc", "as", "dis", "verify -", "run -"] {
        let r = shell("<&-", command);
        assert_ne!(r.status, 0, "{command}");
        assert!(r.err.contains("standard input is closed"), "{command}: {}", r.err);
    }
    // An empty one is a module without anything in it.
    assert_eq!(shell("</dev/null", "opt -S").status, 0);
}

#[test]
#[cfg(unix)]
fn links_that_lead_nowhere_are_reported() {
    let dir = folder(&[("in/a.ll", GOOD)]);
    std::os::unix::fs::symlink("missing.ll", dir.path().join("in/b.ll")).unwrap();
    for args in [["build", "in", "--out-dir", "out"], ["build", "in/*.ll", "--out-dir", "out"]] {
        let r = warpc(dir.path(), &args);
        assert_eq!(r.status, 1, "{}", r.err);
        assert!(r.err.contains("in/b.ll") && r.err.contains("cannot be read"), "{}", r.err);
        assert!(dir.path().join("out/a.ptx").is_file());
    }
}

#[test]
#[cfg(target_os = "linux")]
fn names_need_not_be_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let dir = folder(&[]);
    let names: [&OsStr; 2] = [OsStr::from_bytes(b"k\xe9.ll"), OsStr::from_bytes(b"k\xe8.ll")];
    for name in names {
        fs::write(dir.path().join(name), GOOD).unwrap();
    }
    let run = |args: &[&OsStr]| {
        finish(Command::new(env!("CARGO_BIN_EXE_warpc")).current_dir(dir.path()).args(args).output().unwrap())
    };
    let text = OsStr::new;
    let r = run(&[text("build"), names[0], names[1], text("--json"), text("--out-dir"), text("out")]);
    assert_eq!(r.status, 0, "{}", r.err);
    assert!(r.out.contains("k\\\\xE9.ll") && r.out.contains("k\\\\xE8.ll"), "{}", r.out);
    for name in [b"out/k\xe9.ptx", b"out/k\xe8.ptx"] {
        assert!(dir.path().join(OsStr::from_bytes(name)).is_file());
    }
    assert_eq!(run(&[text("build"), text(".")]).status, 0);
    for command in ["opt", "llc", "as", "verify"] {
        let r = run(&[text(command), names[0]]);
        assert_eq!(r.status, 0, "{command}: {}", r.err);
    }
    let r = run(&[text("opt"), OsStr::from_bytes(b"gone\xff.ll")]);
    assert!(r.status == 1 && r.err.contains("gone\\xFF.ll"), "{}", r.err);
}

#[test]
fn passes_of_the_machine_level_are_observed_like_others() {
    let d = folder(&[]);
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  \
                %j = add i32 %i, 1\n  store volatile i32 %i, ptr addrspace(1) %p\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  ret void\n}\n";
    let build = |more: &str| {
        let args: Vec<&str> = ["build", "-", "-o", "-"].into_iter().chain(more.split_whitespace()).collect();
        let r = piped(d.path(), &args, text);
        assert_eq!(r.status, 0, "{}", r.err);
        r
    };
    let plain = build("");
    let copies = |text: &str| text.matches("mov.b32").count();
    // Rows are printed as PTX: with the copies of the phi before they are coalesced, without after.
    let r = build("--print-before=coalesce-copies --print-after=rewrite-rows --verify-each");
    assert_eq!(r.out, plain.out);
    let (before, after) = r.err.split_once("IR Dump After rewrite-rows on k").expect("two dumps");
    assert!(before.contains("IR Dump Before coalesce-copies on k"), "{before}");
    assert!(copies(before) >= 3 && copies(after) == 1, "{}", r.err);
    // What may be left out leaves a kernel that has its copies still; what may not is never left out.
    let r = build("--disable-pass=rewrite-rows --disable-pass=select --disable-pass=print-ptx");
    assert!(copies(&r.out) > copies(&plain.out), "{}", r.out);
    let r = build("--opt-bisect-limit=0");
    assert!(r.err.contains("NOT running pass") && r.err.contains("coalesce-moves on k"), "{}", r.err);
    assert!(r.out.contains(".visible .entry k("), "{}", r.out);
    // Times, events and remarks.
    let r = build("--stat=phase-wise --time-trace=trace.json --pass-remarks=rewrite-rows");
    for pass in ["select", "share-rows", "dead-rows", "out-of-ssa", "coalesce-copies", "rewrite-rows", "print-ptx"] {
        assert!(r.err.contains(&format!("\n{pass} :: [Total")), "{pass}: {}", r.err);
    }
    assert!(r.err.contains("2 of 2 copies joined"), "{}", r.err);
    let trace = std::fs::read_to_string(d.path().join("trace.json")).expect("a trace");
    assert!(trace.contains("\"coalesce-moves\""), "{trace}");
    let list = piped(d.path(), &["passes", "coalesce"], "").out;
    assert!(list.contains("coalesce-copies") && list.contains("machine"), "{list}");
}

#[test]
fn debug_information_is_written_unless_it_is_not_wanted() {
    let text = r#"target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
  store i32 1, ptr addrspace(1) %p, align 4, !dbg !5
  ret void, !dbg !5
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cu", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocation(line: 7, column: 2, scope: !3)
"#;
    let dir = folder(&[("k.ll", text)]);
    for (options, told) in [(&[][..], true), (&["--no-debug-info"], false), (&["--no-debug-info", "-g"], true)] {
        let run = warpc(dir.path(), &[&["build", "k.ll", "-o", "-"], options].concat());
        assert_eq!(run.status, 0, "{}", run.err);
        for part in [".loc", ".file", ".debug_info", ", debug\n"] {
            assert_eq!(run.out.contains(part), told, "{part} with {options:?}:\n{}", run.out);
        }
    }
}

/// As opt does: what is attached as a location is debug information, and a module that names no version has none that counts.
#[test]
fn a_location_that_is_none_goes_with_debug_information_of_no_version() {
    let text = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 1, !dbg !0\n  ret i32 %a\n}\n!0 = !{i32 1}\n";
    let dir = folder(&[("f.ll", text)]);
    let run = warpc(dir.path(), &["opt", "-S", "-passes=verify", "f.ll"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains("add i32 %x, 1\n"), "{}", run.out);
    assert!(run.err.contains("ignoring debug info with an invalid version (0) in f.ll"), "{}", run.err);
    let versioned = format!("{text}!llvm.module.flags = !{{!1}}\n!1 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n");
    let dir = folder(&[("f.ll", &versioned)]);
    let run = warpc(dir.path(), &["opt", "-S", "-passes=verify", "f.ll"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.err.contains("ignoring invalid debug info in f.ll"), "{}", run.err);
}
