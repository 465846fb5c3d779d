//! The program from the outside: exit statuses, outputs, standard input, batches with failures, determinism, messages; in `tools.rs`,
//! the commands that stand for LLVM's tools; in `ptxas.rs`, the assembler; in `remarks.rs`, what passes say of what they did.

mod phases;
mod ptxas;
mod remarks;
mod tools;

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
    assert!(r.err.contains("dir cannot be written"), "{}", r.err);
    // Two inputs would give one output.
    let r = warpc(d.path(), &["build", "a.ll", "sub/a.ll", "--emit=ll", "--out-dir", "out"]);
    assert_eq!(r.status, 2);
    assert!(r.err.contains("would both be written to"), "{}", r.err);
    assert!(!d.path().join("out").exists());
    // A full disk.
    if Path::new("/dev/full").exists() {
        let r = warpc(d.path(), &["build", "a.ll", "--emit=ll", "-o", "/dev/full"]);
        assert_eq!(r.status, 1);
        assert!(r.err.contains("/dev/full cannot be written"), "{}", r.err);
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
fn lists_name_what_there_is() {
    let d = folder(&[("k.txt", "inline-threshold = 3\n"), ("a.ll", GOOD)]);
    let r = warpc(d.path(), &["passes"]);
    assert!(r.out.contains("sroa ") && r.out.contains("default<O1>"), "{}", r.out);
    let r = warpc(d.path(), &["knobs", "inline-threshold"]);
    assert!(r.out.contains("levels:"), "{}", r.out);
    let v: serde_json::Value = serde_json::from_str(&warpc(d.path(), &["knobs", "--json"]).out).unwrap();
    assert!(v.as_array().unwrap().iter().any(|k| k["name"] == "pass-remarks"));
    let threshold = v.as_array().unwrap().iter().find(|k| k["name"] == "unroll-threshold").unwrap();
    assert_eq!(
        (&threshold["default"], &threshold["by_name"], &threshold["nvopt"]),
        (&"-1".into(), &"150".into(), &"400".into())
    );
    let shown = warpc(d.path(), &["knobs", "iv-loop-level"]).out;
    let words: Vec<&str> = shown.split_whitespace().take(4).collect();
    assert_eq!(words, ["iv-loop-level", "int", "any", "1"], "{shown}");
    assert_eq!(warpc(d.path(), &["knobs", "unroll-count"]).out.split_whitespace().nth(3), Some("="));
    let r = warpc(d.path(), &["opt", "-S", "a.ll", "--knob-file=k.txt", "-inline-threshold", "4"]);
    assert_eq!(r.status, 0, "{}", r.err);
    for shell in ["bash", "zsh", "fish"] {
        assert!(warpc(d.path(), &["completions", shell]).out.contains("warpc"));
    }
    assert!(warpc(d.path(), &["man"]).out.starts_with(".ie"));
    assert!(warpc(d.path(), &["man", "build"]).out.contains("out\\-dir"));
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
