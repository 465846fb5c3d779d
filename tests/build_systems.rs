//! What build systems ask of the program: response files, dependency files, content keys, the cache on disk, several architectures,
//! fat binaries, messages for machines.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const KERNEL: &str = "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  %y = call i32 @twice(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  ret void
}
declare i32 @twice(i32)
";
const LIBRARY: &str = "define i32 @twice(i32 %x) {\n  %y = add i32 %x, %x\n  ret i32 %y\n}\n";
const BAD: &str = "define void @f() {\n  rat void\n}\n";

struct Run {
    status: i32,
    out: String,
    err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Run { status: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
    }
}

/// The program in `folder`, without what the environment says of caches and colours.
fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpc"));
    command.current_dir(folder).args(args).stdin(Stdio::null());
    for name in ["WARPC_CACHE_DIR", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CUDA_HOME", "CUDA_PATH"] {
        command.env_remove(name);
    }
    command
}

fn warpc(folder: &Path, args: &[&str]) -> Run {
    command(folder, args).output().expect("the program").into()
}

/// The same for a run that must end well.
fn good(folder: &Path, args: &[&str]) -> Run {
    let run = warpc(folder, args);
    assert_eq!(run.status, 0, "{args:?}: {}", run.err);
    run
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

#[test]
fn response_files_stand_for_arguments() {
    let dir = folder(&[("my kernel.ll", KERNEL), ("lib.ll", LIBRARY)]);
    fs::write(dir.path().join("args"), "build 'my kernel.ll'\n--link lib.ll @more").expect("a file");
    fs::write(dir.path().join("more"), "-o \"out dir/k.ptx\"").expect("a file");
    good(dir.path(), &["@args"]);
    assert!(read(dir.path(), "out dir/k.ptx").contains(".entry k("));
    fs::write(dir.path().join("more"), "@args").expect("a file");
    let run = warpc(dir.path(), &["@args"]);
    assert_eq!((run.status, &*run.err), (2, "warpc: error: @args: the file names itself through more\n"));
    // A name of no file is an argument like others.
    let run = warpc(dir.path(), &["build", "@missing"]);
    assert!(run.status == 1 && run.err.contains("@missing: error: cannot be read"), "{}", run.err);
}

#[test]
fn the_build_is_described_for_machines() {
    let run = good(Path::new("."), &["-vV"]);
    let value = |name: &str| run.out.lines().find_map(|line| line.strip_prefix(name)).expect("a line").to_string();
    assert_eq!(value("release: "), env!("CARGO_PKG_VERSION"));
    assert!(
        value("targets: ").contains("sm_90") && value("llvm-ir: ").ends_with("22") && value("sources: ").len() == 32
    );
    value("commit: ");
    value("host: ");
}

#[test]
fn keys_follow_content_and_options_that_matter() {
    let dir = folder(&[("a.ll", KERNEL), ("sub/b.ll", KERNEL), ("lib.ll", LIBRARY), ("same.ll", LIBRARY)]);
    fs::write(dir.path().join("other.ll"), LIBRARY.replace("add", "mul")).expect("a file");
    let keys = |args: &[&str]| -> Vec<String> {
        let run = good(dir.path(), &[&["key"], args].concat());
        run.out.lines().map(|line| line.split("  ").next().expect("a key").to_string()).collect()
    };
    let both = good(dir.path(), &["key", "a.ll", "sub/b.ll"]).out;
    let lines: Vec<&str> = both.lines().collect();
    assert!(lines.len() == 2 && lines[0].ends_with("  a.ll") && lines[1].ends_with("  sub/b.ll"), "{both}");
    let plain = keys(&["a.ll"]);
    assert_eq!(plain[0].len(), 64);
    let same: [&[&str]; 5] = [
        &["sub/b.ll"],
        &["a.ll", "-j7"],
        &["a.ll", "--out-dir", "x", "-MD"],
        &["a.ll", "--passes", "default<O1>"],
        &["a.ll", "--time-passes", "--pass-remarks=.*"],
    ];
    for args in same {
        assert_eq!(keys(args), plain, "{args:?}");
    }
    let linked = keys(&["a.ll", "--link", "lib.ll"]);
    assert_eq!(keys(&["a.ll", "--link", "same.ll"]), linked, "names of libraries do not count");
    // That the default is asked for counts: `-inline-threshold` goes before the thresholds of attributes.
    let others: [&[&str]; 10] = [
        &["lib.ll"],
        &["a.ll", "--link", "other.ll"],
        &["a.ll", "-O0"],
        &["a.ll", "--arch", "sm_80"],
        &["a.ll", "--ptx-version", "8.7"],
        &["a.ll", "--no-debug-info"],
        &["a.ll", "--ftz"],
        &["a.ll", "-inline-threshold=3"],
        &["a.ll", "-inline-threshold=225"],
        &["a.ll", "lib.ll", "--link-all"],
    ];
    let mut all = vec![plain[0].clone(), linked[0].clone()];
    for args in others {
        all.extend(keys(args));
    }
    // The output holds the name of the module only where it is IR.
    all.extend(keys(&["a.ll", "--emit", "ll"]));
    all.extend(keys(&["sub/b.ll", "--emit", "ll"]));
    let count = all.len();
    all.sort();
    all.dedup();
    assert_eq!((count, all.len()), (14, 14));
    let several = good(dir.path(), &["key", "a.ll", "--arch", "sm_80,sm_90a"]).out;
    let lines: Vec<&str> = several.lines().collect();
    assert!(lines.len() == 2 && lines[0].ends_with("  a.ll  sm_80") && lines[1].ends_with("  sm_90a"), "{several}");
    let run = warpc(dir.path(), &["key", "missing.ll"]);
    assert!(run.status == 1 && run.err.contains("missing.ll: error: cannot be read"), "{}", run.err);
}

#[test]
fn a_second_run_finds_what_the_first_kept() {
    let dir = folder(&[("a.ll", KERNEL), ("lib.ll", LIBRARY), ("bad.ll", BAD)]);
    let args = ["build", "a.ll", "bad.ll", "--link", "lib.ll", "--out-dir", "out", "--cache-dir", "cache"];
    let first = warpc(dir.path(), &args);
    assert!(first.status == 1 && first.err.contains("cache: 0 found, 2 not found, 1 stored\n"), "{}", first.err);
    let ptx = read(dir.path(), "out/a.ptx");
    fs::remove_dir_all(dir.path().join("out")).expect("a folder");
    let second = warpc(dir.path(), &args);
    assert!(second.status == 1 && second.err.contains("cache: 1 found, 1 not found, 0 stored\n"), "{}", second.err);
    assert_eq!(read(dir.path(), "out/a.ptx"), ptx);
    // What the environment says, the report for machines, and a switch against it.
    let json = |extra: &[&str]| -> Value {
        let all = [&["build", "a.ll", "--link", "lib.ll", "-o", "k.ptx", "--json"], extra].concat();
        let run: Run = command(dir.path(), &all).env("WARPC_CACHE_DIR", "cache").output().expect("the program").into();
        serde_json::from_str(&run.out).expect("a report")
    };
    let found = json(&[]);
    assert_eq!(
        (&found["files"][0]["cached"], &found["totals"]["cache"]["hits"]),
        (&Value::from(true), &Value::from(1))
    );
    assert_eq!(json(&["--no-cache"])["files"][0]["cached"], Value::from(false));
    assert_eq!(json(&["--pass-remarks=.*"])["files"][0]["cached"], Value::from(false), "remarks are not kept");
    // An entry that somebody changed is compiled again, and llc has keys of its own.
    for shard in fs::read_dir(dir.path().join("cache")).expect("a cache").flatten() {
        for entry in fs::read_dir(shard.path()).expect("a folder").flatten() {
            let bytes = fs::read(entry.path()).expect("an entry");
            fs::write(entry.path(), &bytes[..bytes.len() - 1]).expect("an entry");
        }
    }
    let damaged = json(&[]);
    assert_eq!(damaged["totals"]["cache"]["damaged"], 1);
    assert_eq!(read(dir.path(), "k.ptx"), ptx);
    let llc = ["llc", "lib.ll", "-o", "l.ptx", "--cache-dir", "cache", "--cache-stats"];
    assert!(good(dir.path(), &llc).err.contains("cache: 0 found, 1 not found, 1 stored\ncache: 2 entries, "));
    assert!(good(dir.path(), &llc).err.contains("cache: 1 found, 0 not found, 0 stored\ncache: 2 entries, "));
    let small = good(
        dir.path(),
        &[&args[..2], &["--link", "lib.ll", "--cache-dir", "cache", "--cache-limit=10", "--cache-stats"]].concat(),
    );
    assert!(
        small.err.ends_with(" in cache\n") && small.err.contains("cache: 0 entries, 0 of 10 bytes"),
        "{}",
        small.err
    );
    assert_eq!(warpc(dir.path(), &["build", "a.ll", "--cache-dir", "a.ll"]).status, 1);
}

#[test]
fn eight_processes_share_a_cache_and_a_limit() {
    let mut files = Vec::new();
    for number in 0..12 {
        files.push((format!("in/{number}.ll"), KERNEL.replace("@k(", &format!("@k{number}("))));
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
    let dir = folder(&files);
    good(dir.path(), &["build", "in", "--out-dir", "expected", "-q"]);
    // Room for a part of the results: the processes remove each other's entries all the time.
    let outs: Vec<String> = (0..8).map(|number| format!("out{number}")).collect();
    for round in 0..2 {
        let children: Vec<_> = outs
            .iter()
            .map(|out| {
                let args = ["build", "in", "--out-dir", out, "--cache-dir", "cache", "--cache-limit", "4K", "--json"];
                command(dir.path(), &args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program")
            })
            .collect();
        for child in children {
            let run: Run = child.wait_with_output().expect("the program").into();
            assert_eq!(run.status, 0, "{}", run.err);
            let report: Value = serde_json::from_str(&run.out).expect("a report");
            assert_eq!(report["totals"]["cache"]["damaged"], 0, "round {round}");
            assert_eq!(report["totals"]["cache"]["failed"], 0, "round {round}");
        }
    }
    for out in outs {
        for number in 0..12 {
            let name = format!("{number}.ptx");
            assert_eq!(read(&dir.path().join(&out), &name), read(&dir.path().join("expected"), &name));
        }
    }
    let mut left = 0;
    for shard in fs::read_dir(dir.path().join("cache")).expect("a cache").flatten() {
        for entry in fs::read_dir(shard.path()).expect("a folder").flatten() {
            assert!(!entry.file_name().to_string_lossy().starts_with("new-"), "nothing unfinished is left");
            left += entry.metadata().expect("an entry").len();
        }
    }
    assert!(left <= 4096, "{left} bytes");
}

#[test]
fn what_passes_tell_is_told_again_by_a_run_with_a_cache() {
    // A loop that is to be vectorised, and is left in the middle.
    let text = "define ptx_kernel void @k(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %on ]
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load volatile i32, ptr addrspace(1) %place
  %stop = icmp eq i32 %v, 0
  br i1 %stop, label %end, label %on
on:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 100
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!\"llvm.loop.vectorize.enable\", i1 true}
";
    let dir = folder(&[("k.ll", text)]);
    for _ in 0..2 {
        let run = good(dir.path(), &["build", "k.ll", "-O3", "-o", "k.ptx", "--cache-dir", "cache"]);
        assert!(run.err.contains("loop not vectorized"), "{}", run.err);
    }
    // Of the names to keep no symbol has this one: told, though nobody asked for remarks.
    let run = good(dir.path(), &["build", "k.ll", "--internalize=kk", "-o", "k.ptx"]);
    assert!(run.err.contains("no symbol is called `kk`, did you mean `k`?"), "{}", run.err);
}

#[test]
fn dependency_files_name_what_was_read() {
    let dir = folder(&[("a b.ll", KERNEL), ("c.ll", KERNEL), ("lib.ll", LIBRARY), ("knobs", "inline-threshold = 7\n")]);
    let at = dir.path();
    good(at, &["build", "a b.ll", "c.ll", "--link", "lib.ll", "--knob-file", "knobs", "--out-dir", "out", "-MD", "-q"]);
    assert_eq!(read(at, "out/a b.d"), "out/a\\ b.ptx: \\\n  a\\ b.ll \\\n  knobs \\\n  lib.ll\n");
    assert_eq!(read(at, "out/c.d"), "out/c.ptx: \\\n  c.ll \\\n  knobs \\\n  lib.ll\n");
    good(
        at,
        &["build", "c.ll", "lib.ll", "--link-all", "-o", "k.ptx", "-MF", "deps", "-MT", "$x", "-MT", "y", "-MP", "-q"],
    );
    assert_eq!(read(at, "deps"), "$$x y: \\\n  c.ll \\\n  lib.ll\n\nc.ll:\n\nlib.ll:\n");
    good(at, &["build", "c.ll", "a b.ll", "--out-dir", "o", "-MF", "deps", "-q", "--arch", "sm_80,sm_90"]);
    let rules = "o/c.sm_80.ptx o/c.sm_90.ptx: \\\n  c.ll\no/a\\ b.sm_80.ptx o/a\\ b.sm_90.ptx: \\\n  a\\ b.ll\n";
    assert_eq!(read(at, "deps"), rules);
    good(at, &["llc", "c.ll", "-o", "llc.ptx", "-MD"]);
    assert_eq!(read(at, "llc.d"), "llc.ptx: \\\n  c.ll\n");
    for wrong in
        [&["build", "c.ll", "-MT", "x"][..], &["build", "c.ll", "-o", "-", "-MD"], &["build", "c.ll", "-MF", "c.ll"]]
    {
        assert_eq!(warpc(at, wrong).status, 2, "{wrong:?}");
    }
    assert_eq!(read(at, "c.ll"), KERNEL);
}

#[test]
#[cfg(unix)]
fn make_reads_dependency_files() {
    let dir = folder(&[("a b.ll", KERNEL), ("lib.ll", LIBRARY)]);
    let at = dir.path();
    good(at, &["build", "a b.ll", "--link", "lib.ll", "-o", "k.ptx", "-MD", "-q"]);
    fs::write(at.join("makefile"), "k.ptx:\n\t@echo again\ninclude k.d\n").expect("a file");
    let make = || Command::new("make").current_dir(at).output();
    // A machine without make has other tests.
    let Ok(fresh) = make() else { return };
    assert!(!String::from_utf8_lossy(&fresh.stdout).contains("again"));
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    let library = fs::File::options().append(true).open(at.join("lib.ll")).expect("a file");
    library.set_modified(later).expect("a time");
    assert_eq!(String::from_utf8_lossy(&make().expect("make").stdout), "again\n");
}

#[test]
fn several_architectures_come_from_one_reading() {
    let dir = folder(&[("a.ll", KERNEL), ("bad.ll", BAD), ("lib.ll", LIBRARY)]);
    let at = dir.path();
    let run =
        warpc(at, &["build", "a.ll", "bad.ll", "--link", "lib.ll", "--arch", "sm_80,sm_90a,sm_80", "--out-dir", "out"]);
    assert_eq!(run.status, 1);
    assert_eq!(run.err.matches("error: ").count(), 1, "an error is said once: {}", run.err);
    for arch in ["sm_80", "sm_90a"] {
        let ptx = read(at, &format!("out/a.{arch}.ptx"));
        assert!(ptx.contains(&format!(".target {arch}\n")));
        good(at, &["build", "a.ll", "--link", "lib.ll", "--arch", arch, "-o", "one.ptx"]);
        assert_eq!(ptx, read(at, "one.ptx"), "as from a run of its own");
    }
    good(at, &["build", "a.ll", "--arch", "sm_80,sm_90", "-o", "x/%a/k.ptx", "-q"]);
    assert!(read(at, "x/sm_80/k.ptx").contains("sm_80") && read(at, "x/sm_90/k.ptx").contains("sm_90"));
    for wrong in [&["-o", "k.ptx"][..], &["-o", "-"]] {
        let run = warpc(at, &[&["build", "a.ll", "--arch", "sm_80,sm_90"], wrong].concat());
        assert!(run.status == 2 && run.err.contains("%a"), "{}", run.err);
    }
}

#[test]
#[cfg(unix)]
fn fat_binaries_are_made_by_tools_that_are_installed() {
    use std::os::unix::fs::PermissionsExt;
    let dir = folder(&[("a.ll", KERNEL), ("tools/bin/ptxas", ""), ("tools/bin/fatbinary", "")]);
    let at = dir.path();
    let script = |name: &str, text: &str| {
        let path = at.join("tools/bin").join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}")).expect("a script");
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("a mode");
    };
    let args = ["build", "a.ll", "--fatbin", "--arch", "sm_80,sm_90a"];
    let missing: Run = command(at, &args).env("PATH", "").output().expect("the program").into();
    assert!(missing.status == 1 && missing.err.contains("--fatbin needs `ptxas`"), "{}", missing.err);
    script("ptxas", "echo \"$1\" > \"$4\"\n");
    script(
        "fatbinary",
        "for a in \"$@\"; do case $a in --create=*) out=${a#--create=};; --image3=*) echo \"${a%%,file=*}\"; cat \"${a##*file=}\";; esac; done > list\nmv list \"$out\"\n",
    );
    let with_tools = |args: &[&str]| -> Run {
        let path = std::env::var("PATH").unwrap_or_default();
        let tools: PathBuf = at.join("tools");
        let path = format!("{}:{path}", tools.join("bin").display());
        command(at, args).env("PATH", path).env("CUDA_HOME", tools).output().expect("the program").into()
    };
    let run = with_tools(&args);
    assert_eq!(run.status, 0, "{}", run.err);
    let made = read(at, "a.fatbin");
    let parts: Vec<&str> =
        made.lines().filter(|line| line.starts_with("--image3") || line.starts_with("-arch")).collect();
    let expected = [
        "--image3=kind=elf,sm=80",
        "-arch=sm_80",
        "--image3=kind=ptx,sm=80",
        "--image3=kind=elf,sm=90a",
        "-arch=sm_90a",
    ];
    assert_eq!(parts, expected);
    assert!(made.contains(".target sm_80\n") && !made.contains(".target sm_90a\n"));
    assert!(!at.join("a.sm_80.ptx").exists());
    script("ptxas", "echo 'ptxas fatal: no' >&2; exit 255\n");
    let run = with_tools(&["build", "a.ll", "--fatbin", "--arch", "sm_80", "-o", "b.fatbin"]);
    assert!(
        run.status == 1 && run.err.contains("a.ll: error: ptxas failed for sm_80:\nptxas fatal: no"),
        "{}",
        run.err
    );
    assert!(!at.join("b.fatbin").exists());
}

#[test]
fn messages_have_the_form_that_is_asked_for() {
    let dir = folder(&[("bad.ll", BAD), ("k.ll", KERNEL)]);
    let json = warpc(dir.path(), &["build", "bad.ll", "k.ll", "missing.ll", "--out-dir", "o", "--message-format=json"]);
    let objects: Vec<Value> = json.err.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    assert_eq!((json.status, objects.len()), (1, 2), "{}", json.err);
    let first = &objects[0];
    assert_eq!((&first["severity"], &first["file"]), (&Value::from("error"), &Value::from("bad.ll")));
    let (line, column, byte) = (first["line"].as_u64(), first["column"].as_u64(), first["byte"].as_u64());
    assert_eq!((line, column, byte), (Some(2), Some(3), Some(21)));
    assert_eq!(objects[1]["file"], "missing.ll");
    assert!(objects[1].get("line").is_none());
    for tool in ["opt", "llc"] {
        let run = warpc(dir.path(), &[tool, "bad.ll", "-o", "x", "--message-format=json"]);
        let one: Value = serde_json::from_str(&run.err).expect("one object");
        assert_eq!((run.status, &one["line"]), (1, &Value::from(2)));
    }
    let sarif = warpc(dir.path(), &["build", "bad.ll", "k.ll", "--out-dir", "o", "--message-format=sarif"]);
    let document: Value = serde_json::from_str(&sarif.err).expect("a document");
    let results = document["runs"][0]["results"].as_array().expect("results");
    assert_eq!((results.len(), &results[0]["level"]), (1, &Value::from("error")));
    assert_eq!(results[0]["locations"][0]["physicalLocation"]["region"]["startLine"], 2);
}

#[test]
fn colours_are_there_when_asked_for() {
    let dir = folder(&[("bad.ll", BAD)]);
    let with = |flag: &str, name: &str, value: &str| {
        let run: Run =
            command(dir.path(), &["build", "bad.ll", flag]).env(name, value).output().expect("the program").into();
        run.err.contains("\x1b[1;31merror:\x1b[0m")
    };
    assert!(!with("--color=auto", "TERM", "xterm"), "standard error is no terminal");
    assert!(with("--color=always", "NO_COLOR", "1") && with("--color", "TERM", "dumb"));
    assert!(with("--color=auto", "CLICOLOR_FORCE", "1") && !with("--color=never", "CLICOLOR_FORCE", "1"));
}

/// A call that is inlined, a stack slot that is not promoted, and lines of a source.
const REMARKABLE: &str = r#"target triple = "nvptx64-nvidia-cuda"
define internal i32 @g(i32 %x) !dbg !8 {
  %y = mul i32 %x, 3, !dbg !9
  ret i32 %y, !dbg !9
}
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %x) !dbg !4 {
  %s = alloca [10 x i32]
  %q = getelementptr i32, ptr %s, i32 %x
  store volatile i32 1, ptr %q
  %y = call i32 @g(i32 %x), !dbg !7
  store i32 %y, ptr addrspace(1) %p
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "a.cu", directory: "/d")
!4 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 5, type: !5, scopeLine: 5, unit: !1)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 7, column: 3, scope: !4)
!8 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 1, type: !5, scopeLine: 1, unit: !1)
!9 = !DILocation(line: 2, column: 3, scope: !8)
"#;

#[test]
fn remarks_have_arguments_and_places() {
    let dir = folder(&[("r.ll", REMARKABLE)]);
    // Sizes of functions are told only where they are asked for.
    good(dir.path(), &["build", "r.ll", "-o", "r.ptx", "-q", "--remarks-file=r.opt.yaml"]);
    assert!(!read(dir.path(), "r.opt.yaml").contains("size-info"));
    let asked = "-pass-remarks-analysis=size-info";
    good(dir.path(), &["build", "r.ll", "-o", "r.ptx", "-q", "--remarks-file=r.opt.yaml", asked]);
    let yaml = read(dir.path(), "r.opt.yaml");
    let documents: Vec<&str> = yaml.split_inclusive("...\n").collect();
    let find =
        |name: &str| *documents.iter().find(|text| text.contains(&format!("Name:            {name}\n"))).expect(name);
    let inlined = find("Inlined");
    let expected = "--- !Passed\nPass:            inline\nName:            Inlined\n\
        DebugLoc:        { File: a.cu, Line: 7, Column: 3 }\nFunction:        f\nArgs:\n\
        \x20 - String:          ''''\n\x20 - Callee:          g\n\x20   DebugLoc:        { File: a.cu, Line: 1, Column: 0 }\n\
        \x20 - String:          ''' inlined into '''\n\x20 - Caller:          f\n\
        \x20   DebugLoc:        { File: a.cu, Line: 5, Column: 0 }\n";
    assert!(inlined.starts_with(expected), "{inlined}");
    assert!(inlined.contains("  - Cost:            '-") && inlined.contains("  - Threshold:       '"), "{inlined}");
    let stack = find("StackSize");
    assert!(
        stack.contains("Pass:            prologepilog\n") && stack.contains("  - NumStackBytes:   '40'\n"),
        "{stack}"
    );
    assert!(
        stack.contains("DebugLoc:        { File: a.cu, Line: 5, Column: 0 }\n"),
        "the place of the function: {stack}"
    );
    let count = find("InstructionCount");
    let body = read(dir.path(), "r.ptx");
    let instructions =
        body.lines().filter(|line| line.starts_with('\t') && line.ends_with(';') && !line.starts_with("\t.")).count();
    assert!(count.contains(&format!("  - NumInstructions: '{instructions}'\n")), "{instructions} in {count}");
    let size = find("FunctionIRSizeChange");
    assert!(size.starts_with("--- !Analysis\nPass:            size-info\n"), "{size}");
    for key in ["IRInstrsBefore:  '", "IRInstrsAfter:   '", "DeltaInstrCount: '"] {
        assert!(size.contains(key), "{size}");
    }
    // The filter, the switches of kinds, and machines that read them.
    good(
        dir.path(),
        &["llc", "r.ll", "-o", "r.ptx", "-pass-remarks-output=f.yaml", "-pass-remarks-filter=asm-printer"],
    );
    let filtered = read(dir.path(), "f.yaml");
    assert!(filtered.matches("--- !").count() == 2 && !filtered.contains("size-info"), "{filtered}");
    let shown =
        good(dir.path(), &["build", "r.ll", "-o", "r.ptx", "-q", "-pass-remarks=inline", "--message-format=json"]);
    let remark: Value = serde_json::from_str(shown.err.lines().next().expect("a remark")).expect("an object");
    assert_eq!((&remark["severity"], &remark["line"]), (&Value::from("remark"), &Value::from(7)));
    assert_eq!(
        (&remark["remark"]["kind"], &remark["remark"]["name"]),
        (&Value::from("passed"), &Value::from("Inlined"))
    );
}
