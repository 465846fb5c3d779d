//! Bitcode through the program: every command takes and writes it as it does text, and `build --link-all` joins modules.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use warpc::{Compiler, Options};
use warpc_phase::Worker;
use warpc_text::{ReadOptions, parse_module};

/// A kernel that needs a function and a variable of [`LIBRARY`].
const KERNEL: &str = r#"target triple = "nvptx64-nvidia-cuda"
@table = external addrspace(1) global [4 x i32]
declare i32 @twice(i32)
define internal i32 @helper(i32 %x) noinline {
  %y = xor i32 %x, 5
  ret i32 %y
}
define ptx_kernel void @first(ptr addrspace(1) %p, i32 %x) {
  %h = call i32 @helper(i32 %x)
  %t = call i32 @twice(i32 %h)
  %v = load i32, ptr addrspace(1) @table
  %s = add i32 %t, %v
  store i32 %s, ptr addrspace(1) %p
  ret void
}
"#;

/// Another kernel, a function that the first one needs, one that nothing needs, and a local symbol of the same name as one there.
const LIBRARY: &str = r#"target triple = "nvptx64-nvidia-cuda"
@table = addrspace(1) global [4 x i32] [i32 7, i32 1, i32 2, i32 3]
define internal i32 @helper(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @twice(i32 %x) noinline {
  %h = call i32 @helper(i32 %x)
  %y = shl i32 %h, 1
  ret i32 %y
}
define i32 @unused(i32 %x) noinline {
  ret i32 %x
}
define linkonce_odr i32 @optional(i32 %x) noinline {
  ret i32 %x
}
define ptx_kernel void @second(ptr addrspace(1) %p) {
  %t = call i32 @twice(i32 4)
  store i32 %t, ptr addrspace(1) %p
  ret void
}
"#;

struct Run {
    status: i32,
    out: Vec<u8>,
    err: String,
}

impl Run {
    fn text(&self) -> String {
        assert_eq!(self.status, 0, "{}", self.err);
        String::from_utf8_lossy(&self.out).into_owned()
    }
}

fn warpc(folder: &Path, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_warpc"))
        .current_dir(folder)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A child that refuses its command line does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&stderr).into_owned();
    Run { status: status.code().unwrap_or(-1), out: stdout, err }
}

/// A folder with both modules as text and as bitcode.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (stem, text) in [("a", KERNEL), ("b", LIBRARY)] {
        fs::write(folder.path().join(format!("{stem}.ll")), text).unwrap();
        assert_eq!(warpc(folder.path(), &["as", &format!("{stem}.ll")], b"").status, 0);
    }
    folder
}

/// Text without the line that names the file.
fn body(text: &str) -> String {
    text.lines().filter(|l| !l.starts_with("; ModuleID")).collect::<Vec<_>>().join("\n")
}

/// PTX of every eighth kernel file is the same from text and from bitcode.
#[test]
fn ptx_from_bitcode_is_that_from_text() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut files: Vec<_> = glob::glob(&format!("{}/**/*.ll", root.display())).unwrap().map(Result::unwrap).collect();
    files.sort();
    let compiler = Compiler::new(Options::default()).unwrap_or_else(|e| panic!("{}", e[0].message));
    let mut worker = Worker::alone();
    let mut compared = 0;
    for path in files.iter().step_by(8) {
        let text = fs::read(path).unwrap();
        let module = parse_module(&text, &ReadOptions::default()).unwrap_or_else(|e| panic!("{}", e[0].message));
        let bitcode = warpc_bitcode::write_module(&module).unwrap();
        let mut ptx = |bytes: &[u8]| match compiler.run("k", bytes, &mut worker).result {
            Ok(output) => output.ptx.expect("PTX is the default"),
            Err(e) => panic!("{}: {}", path.display(), e[0].message),
        };
        let (from_text, from_bitcode) = (ptx(&text), ptx(&bitcode));
        assert!(from_text == from_bitcode, "{}", path.display());
        compared += 1;
    }
    assert!(compared >= 15, "only {compared} files");
}

#[test]
fn passes_take_and_write_bitcode() {
    let d = folder();
    let (dir, bytes) = (d.path(), |name: &str| fs::read(d.path().join(name)).unwrap());
    let passes = "-passes=instcombine,globaldce";
    warpc(dir, &["opt", passes, "b.bc", "-o", "out.bc"], b"").text();
    assert!(bytes("out.bc").starts_with(b"BC\xc0\xde"));
    let from_text = warpc(dir, &["opt", passes, "-S", "b.ll", "-o", "-"], b"").text();
    let from_bitcode = warpc(dir, &["dis", "out.bc", "-o", "-"], b"").text();
    assert_eq!(body(&from_text), body(&from_bitcode));
    assert!(!from_bitcode.contains("@optional"), "globaldce drops it");
    // Standard input and output.
    let piped = warpc(dir, &["opt", passes], &bytes("b.bc"));
    assert_eq!(piped.status, 0, "{}", piped.err);
    let shown = warpc(dir, &["dis"], &piped.out).text();
    assert_eq!(body(&shown), body(&from_bitcode));
    // Bitcode is taken apart and put together again as it was.
    warpc(dir, &["dis", "b.bc", "-o", "again.ll"], b"").text();
    assert_eq!(warpc(dir, &["as", "again.ll", "-o", "-"], b"").out, {
        warpc(dir, &["as", "b.bc", "-o", "-"], b"").out
    });
    // A file that is cut off is an error with a place, and nothing is written.
    fs::write(dir.join("cut.bc"), &bytes("b.bc")[..200]).unwrap();
    let cut = warpc(dir, &["opt", "cut.bc", "-o", "none.bc"], b"");
    assert_eq!(cut.status, 1);
    assert!(cut.err.contains("cut.bc: error: ") && cut.err.contains("(at byte "), "{}", cut.err);
    assert!(!dir.join("none.bc").exists());
}

#[test]
fn folders_globs_and_standard_input_hold_bitcode() {
    let d = folder();
    let dir = d.path();
    fs::create_dir_all(dir.join("in/sub")).unwrap();
    fs::copy(dir.join("b.bc"), dir.join("in/sub/b.bc")).unwrap();
    fs::copy(dir.join("b.ll"), dir.join("in/t.ll")).unwrap();
    warpc(dir, &["build", "in", "--out-dir", "out"], b"").text();
    let expected = warpc(dir, &["build", "b.ll", "-o", "-"], b"").text();
    assert!(expected.contains(".entry second"));
    for file in ["out/sub/b.ptx", "out/t.ptx"] {
        assert_eq!(fs::read_to_string(dir.join(file)).unwrap(), expected, "{file}");
    }
    warpc(dir, &["build", "in/sub/*.bc", "--out-dir", "globbed"], b"").text();
    assert_eq!(fs::read_to_string(dir.join("globbed/b.ptx")).unwrap(), expected);
    let bitcode = fs::read(dir.join("b.bc")).unwrap();
    assert_eq!(warpc(dir, &["build", "-"], &bitcode).text(), expected);
    let linked = warpc(dir, &["build", "a.bc", "--link", "b.bc", "-o", "-"], b"").text();
    assert_eq!(linked, warpc(dir, &["build", "a.ll", "--link", "b.ll", "-o", "-"], b"").text());
    assert!(linked.contains(".entry first") && !linked.contains(".entry second") && !linked.contains("unused"));
}

#[test]
fn inputs_are_joined_into_one_module() {
    let d = folder();
    let dir = d.path();
    let joined = warpc(dir, &["build", "a.bc", "b.bc", "--link-all", "-o", "-"], b"").text();
    for symbol in [".entry first", ".entry second", " twice(", " unused(", "table[16] = {7, 0, 0, 0, 1,"] {
        assert!(joined.contains(symbol), "{symbol}:\n{joined}");
    }
    assert!(!joined.contains(".extern") && !joined.contains("optional"), "{joined}");
    // Both local functions of one name are there: one exclusive or, one product.
    assert!(joined.contains("xor.b32") && joined.contains("mul.lo.s32"), "{joined}");
    for mixed in [["a.ll", "b.ll"], ["a.bc", "b.ll"], ["a.ll", "b.bc"]] {
        let other = warpc(dir, &["build", mixed[0], mixed[1], "--link-all", "-o", "-"], b"").text();
        assert_eq!(other, joined, "{mixed:?}");
    }
    let all = &["build", "a.bc", "b.bc", "--link-all", "-o", "-"][..];
    let internal = warpc(dir, &[all, &["--internalize"]].concat(), b"").text();
    assert!(internal.contains(".entry second") && !internal.contains("unused"), "{internal}");
    let kept = warpc(dir, &[all, &["--internalize=unused"]].concat(), b"").text();
    assert!(kept.contains(".visible .func") && kept.contains(" unused("), "{kept}");
    // Without -o the output is named by the first input, and only that is written.
    warpc(dir, &["build", "b.bc", "a.bc", "--link-all", "--out-dir", "out"], b"").text();
    let written: Vec<_> = fs::read_dir(dir.join("out")).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(written, ["b.ptx"]);
}

#[test]
fn inputs_that_cannot_be_joined_are_refused() {
    let d = folder();
    let dir = d.path();
    fs::copy(dir.join("b.ll"), dir.join("c.ll")).unwrap();
    let twice = warpc(dir, &["build", "b.bc", "c.ll", "--link-all", "-o", "k.ptx"], b"");
    assert_eq!(twice.status, 1);
    assert!(twice.err.contains("linking c.ll: `@table` is defined in both modules"), "{}", twice.err);
    assert!(!dir.join("k.ptx").exists());
    let over = warpc(dir, &["build", "a.bc", "b.ll", "--link-all", "-o", "b.ll"], b"");
    assert_eq!(over.status, 2);
    assert!(over.err.contains("would be overwritten"), "{}", over.err);
    fs::write(dir.join("bad.ll"), "define i32 @f() {\n  ret i32 %x\n}\n").unwrap();
    let bad = warpc(dir, &["build", "a.bc", "bad.ll", "--link-all", "-o", "k.ptx"], b"");
    assert_eq!(bad.status, 1);
    assert!(bad.err.contains("bad.ll"), "{}", bad.err);
}
