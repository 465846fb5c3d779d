//! libdevice from the outside: where it is taken from, what is linked, and what is said when there is none. The library is a
//! small stand-in.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use warpc::{Batch, ErrorKind, Input, Jit, Libdevice, Options, Source};

/// Two functions of libdevice, one through a third, and one that nothing uses.
const LIBRARY: &str = r#"target datalayout = "e-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-gpulibs"
@table = internal addrspace(4) constant [2 x float] [float 2.0, float 4.0]
define float @__nv_doublef(float %x) {
  %t = load float, ptr addrspace(4) @table
  %y = call float @__internal_mul(float %x, float %t)
  ret float %y
}
define internal float @__internal_mul(float %x, float %t) {
  %y = fmul float %x, %t
  ret float %y
}
define float @__nv_halff(float %x) {
  %y = fmul float %x, 5.0e-01
  ret float %y
}
define float @__nv_unused(float %x) {
  ret float %x
}
"#;
const USES_TWO: &str = r#"target triple = "nvptx64-nvidia-cuda"
declare float @__nv_doublef(float)
declare float @__nv_halff(float)
declare float @__nv_declared_only(float)
define ptx_kernel void @k(ptr addrspace(1) %p, float %x) {
  %y = call float @__nv_doublef(float %x)
  %z = call float @__nv_halff(float %y)
  store float %z, ptr addrspace(1) %p
  ret void
}
"#;
const USES_UNKNOWN: &str = r#"target triple = "nvptx64-nvidia-cuda"
@pointer = addrspace(1) global ptr @__nv_no_such_function
declare float @__nv_no_such_function(float)
define ptx_kernel void @k() {
  ret void
}
"#;
const USES_NONE: &str = "define ptx_kernel void @k() {\n  ret void\n}\n";

/// The stand-in as bitcode.
fn library() -> Vec<u8> {
    let module = warpc::text::parse_module(LIBRARY.as_bytes(), &warpc::ReadOptions::default()).expect("a module");
    warpc::bitcode::write_module(&module).expect("bitcode")
}

/// A folder with the stand-in in a folder of CUDA, and sources.
fn folder() -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("a folder");
    let cuda = dir.path().join("cuda/nvvm/libdevice");
    fs::create_dir_all(&cuda).expect("folders");
    fs::write(cuda.join("libdevice.10.bc"), library()).expect("a file");
    for (name, text) in [("two.ll", USES_TWO), ("unknown.ll", USES_UNKNOWN), ("none.ll", USES_NONE)] {
        fs::write(dir.path().join(name), text).expect("a file");
    }
    dir
}

/// Runs the program where nothing of CUDA or Python is to be found but by `variables`.
fn warpc(dir: &Path, variables: &[(&str, &str)], args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warpc"));
    for name in ["CUDA_HOME", "CUDA_PATH", "CUDA_ROOT", "VIRTUAL_ENV", "CONDA_PREFIX"] {
        command.env_remove(name);
    }
    command.env("PATH", dir.join("nothing")).envs(variables.iter().copied());
    let Output { status, stdout, stderr } =
        command.current_dir(dir).args(args).stdin(Stdio::null()).output().expect("the program");
    let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
    (status.code().unwrap_or(-1), text(&stdout), text(&stderr))
}

fn with(libdevice: Libdevice) -> Options {
    Options { libdevice, ..Options::default() }
}

fn ptx(out: warpc::Output) -> String {
    String::from_utf8(out.ptx.expect("PTX")).expect("PTX is text")
}

#[test]
fn the_program_finds_it_and_says_which() {
    let dir = folder();
    let args = ["build", "two.ll", "-o", "-"];
    for (variables, args, origin) in [
        (&[("CUDA_HOME", "cuda")][..], &args[..], "CUDA_HOME"),
        (&[("CUDA_HOME", ""), ("CUDA_ROOT", "cuda")], &args, "CUDA_ROOT"),
        (&[], &[&args[..], &["--libdevice", "cuda"]].concat(), "--libdevice"),
        (&[], &[&args[..], &["--libdevice", "cuda/nvvm/libdevice/libdevice.10.bc"]].concat(), "--libdevice"),
    ] {
        let (status, out, err) = warpc(dir.path(), variables, args);
        assert_eq!(status, 0, "{err}");
        assert_eq!(err.lines().filter(|l| l.starts_with("libdevice: ")).count(), 1, "{err}");
        assert!(err.contains("libdevice.10.bc") && err.contains(&format!("(found by {origin})")), "{err}");
        assert!(!out.contains("__nv_") && out.contains(".entry k("), "{out}");
    }
    // Nothing is looked for, nor said, where nothing is needed.
    let (status, _, err) = warpc(dir.path(), &[("CUDA_HOME", "cuda")], &["build", "none.ll", "-o", "-"]);
    assert_eq!((status, err.contains("libdevice")), (0, false), "{err}");
    // Keys of a cache depend on it, and still no module was linked with it.
    let args = |file| ["build", file, "-o", "-", "--cache-dir", "cached"];
    let said = |file| {
        let (status, _, err) = warpc(dir.path(), &[("CUDA_HOME", "cuda")], &args(file));
        assert_eq!(status, 0, "{err}");
        err.contains("libdevice: ")
    };
    assert_eq!((said("none.ll"), said("two.ll"), said("two.ll")), (false, true, false));
}

#[test]
fn without_it_the_program_says_what_to_pass() {
    let dir = folder();
    for (args, message) in [
        (&["build", "two.ll", "-o", "a.ptx"][..], "uses __nv_doublef, __nv_halff, and no libdevice was found"),
        (&["build", "two.ll", "-o", "a.ptx", "--libdevice", "gone.bc"], "there is no libdevice at gone.bc"),
        (&["build", "two.ll", "-o", "a.ptx", "--libdevice", "none.ll"], "none.ll does not define __nv_doublef"),
        (&["build", "unknown.ll", "-o", "a.ptx", "--libdevice", "cuda"], "does not define __nv_no_such_function"),
    ] {
        let (status, _, err) = warpc(dir.path(), &[], args);
        assert_eq!(status, 1, "{err}");
        assert!(err.contains(message) && err.contains("--libdevice FILE"), "{err}");
        assert!(!dir.path().join("a.ptx").exists());
    }
    // Functions stay external when that is asked for, and in llc.
    for args in [&["build", "two.ll", "-o", "-", "--libdevice", "none"][..], &["llc", "two.ll", "-o", "-"]] {
        let (status, out, err) = warpc(dir.path(), &[], args);
        assert_eq!(status, 0, "{err}");
        assert!(out.contains(".extern .func") && out.contains("__nv_doublef"), "{out}");
    }
    // A file that is no module is named.
    fs::write(dir.path().join("junk.bc"), b"BC\xC0\xDE junk").expect("a file");
    let (status, _, err) = warpc(dir.path(), &[], &["build", "two.ll", "-o", "-", "--libdevice", "junk.bc"]);
    assert!(status == 1 && err.contains("junk.bc"), "{err}");
}

#[test]
fn libraries_given_by_name_come_first() {
    let dir = folder();
    fs::write(dir.path().join("own.ll"), "define float @__nv_doublef(float %x) {\n  ret float 4.2e+01\n}\n")
        .expect("a file");
    let args = ["build", "two.ll", "-o", "-", "--emit", "ll", "--link", "own.ll", "--libdevice", "cuda"];
    let (status, out, err) = warpc(dir.path(), &[], &args);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("2.100000e+01") || out.contains("4.200000e+01"), "{out}");
}

#[test]
fn the_library_links_what_is_used() {
    let dir = folder();
    let path = dir.path().join("cuda");
    let found = ptx(warpc::compile(USES_TWO.as_bytes(), &with(Libdevice::Path(path.clone()))).expect("linked"));
    assert!(!found.contains("__nv_"), "{found}");
    let left = ptx(warpc::compile(USES_TWO.as_bytes(), &with(Libdevice::Leave)).expect("compiled"));
    assert!(left.contains("__nv_doublef") && !left.contains("__nv_unused"), "{left}");
    let error = warpc::compile(USES_UNKNOWN.as_bytes(), &with(Libdevice::Path(path.clone()))).expect_err("unknown");
    assert_eq!(error.kind(), ErrorKind::Library);
    assert!(error[0].hint.is_some());
    // One that stays has the same text, whatever came before, and knows what it took.
    let mut jit = Jit::new(with(Libdevice::Path(path.clone()))).expect("options");
    assert!(jit.compiler().libdevice().is_none());
    for source in [USES_NONE, USES_TWO, USES_UNKNOWN, USES_TWO] {
        let alone = warpc::compile(source.as_bytes(), &with(Libdevice::Path(path.clone())));
        assert_eq!(jit.compile("<input>", source.as_bytes()).map(ptx), alone.map(ptx));
    }
    assert!(jit.compiler().libdevice().is_some_and(|f| f.path.starts_with(&path)));
}

#[test]
fn threads_share_it() {
    let dir = folder();
    let batch = Batch::new(with(Libdevice::Path(dir.path().join("cuda")))).expect("options").threads(4);
    let inputs: Vec<_> = (0..16)
        .map(|n| {
            let text = if n % 2 == 0 { USES_TWO.to_string() } else { USES_TWO.replace("__nv_halff", "__nv_doublef") };
            let text = text.replacen("declare float @__nv_doublef(float)\n", "", (n % 2) as usize);
            Input { name: format!("{n}.ll"), size: text.len() as u64, source: Source::Bytes(text.into_bytes()) }
        })
        .collect();
    let texts = std::sync::Mutex::new(vec![String::new(); inputs.len()]);
    batch.run(&inputs, &|i, _, compiled| {
        texts.lock().expect("no panic")[i] = compiled.result.map(ptx).expect("compiled");
    });
    let texts = texts.into_inner().expect("no panic");
    assert!(texts[0] != texts[1] && texts.iter().enumerate().all(|(n, t)| *t == texts[n % 2]));
}

#[test]
fn a_file_that_changed_is_read_again() {
    let dir = folder();
    let path = dir.path().join("cuda/nvvm/libdevice/libdevice.10.bc");
    let options = with(Libdevice::Path(path.clone()));
    let before = ptx(warpc::compile(USES_TWO.as_bytes(), &options).expect("linked"));
    let other = LIBRARY.replace("float 2.0", "float 3.0").replace("__nv_unused", "__nv_unused_too");
    let module = warpc::text::parse_module(other.as_bytes(), &warpc::ReadOptions::default()).expect("a module");
    fs::write(&path, warpc::bitcode::write_module(&module).expect("bitcode")).expect("a file");
    assert_ne!(ptx(warpc::compile(USES_TWO.as_bytes(), &options).expect("linked")), before);
}
