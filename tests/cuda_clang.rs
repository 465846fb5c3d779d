//! `tools/cuda-clang`, from CUDA C++ to a cubin or fat binary. clang, ptxas and fatbinary are stand-ins: scripts that check what
//! they are given and write what the next step reads. warpc is the one of this build.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Stands in for clang: the kernel as bitcode would do, but text is as good an input.
const CLANG: &str = r#"
echo "clang $*" >> log
case "$*" in *-DBROKEN*) echo "k.cu:1:1: error: broken" >&2; exit 1;; esac
while [ "$1" != -o ]; do shift; done
echo 'define ptx_kernel void @k(ptr addrspace(1) %p) {
  store i32 7, ptr addrspace(1) %p
  ret void
}' > "$2"
"#;
/// Stands in for ptxas: a cubin that says of what target it is, if the PTX is for it.
const PTXAS: &str = r#"
echo "ptxas $*" >> log
[ "$1" = -arch ] && [ "$4" = -o ] || exit 3
case $(cat "$3") in *".target $2"*".entry k"*) echo "cubin $2" > "$5";; *) echo "ptxas fatal: not for $2" >&2; exit 1;; esac
"#;
/// Stands in for fatbinary: all images, one after the other.
const FATBINARY: &str = r#"
echo "fatbinary $*" >> log
for arg; do
  case $arg in
    --create=*) out=${arg#*=};;
    --image3=*) printf '%s\n' "${arg%,file=*}" >> "$out"; cat "${arg##*file=}" >> "$out";;
  esac
done
"#;

struct Folder(tempfile::TempDir);

impl Folder {
    /// A folder with a source, and `bin/` with these tools and nothing else but what shells need.
    fn new(tools: &[(&str, &str)]) -> Folder {
        let folder = tempfile::tempdir().unwrap();
        let bin = folder.path().join("bin");
        fs::create_dir(&bin).unwrap();
        for name in ["bash", "sh", "env", "basename", "dirname", "mktemp", "mkdir", "rm", "grep", "sed", "cat"] {
            symlink(on_path(name), bin.join(name)).unwrap();
        }
        for (name, text) in tools {
            let path = bin.join(name);
            fs::write(&path, format!("#!{}\n{text}", on_path("sh").display())).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }
        fs::write(folder.path().join("k.cu"), "__global__ void k(int *p) { *p = 7; }\n").unwrap();
        Folder(folder)
    }
    fn run(&self, line: &str) -> Output {
        self.run_with(line, &[])
    }
    fn run_with(&self, line: &str, variables: &[(&str, &str)]) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/cuda-clang");
        let mut command = Command::new(on_path("bash"));
        command.arg(script).args(line.split_whitespace()).current_dir(self.0.path());
        command.env_clear().env("PATH", self.0.path().join("bin")).env("WARPC", env!("CARGO_BIN_EXE_warpc"));
        command.envs(variables.iter().copied()).output().unwrap()
    }
    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.path().join(name)).unwrap_or_default()
    }
    /// Runs `line`, which must fail with `status` and a message that contains `text`.
    #[track_caller]
    fn fails(&self, line: &str, status: i32, text: &str) {
        let output = self.run(line);
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(status) && message.contains(text), "{line}: {output:?}");
    }
}

/// Where the shell finds program `name`.
fn on_path(name: &str) -> PathBuf {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.unwrap_or_else(|| panic!("no {name} on this machine"))
}

const ALL: &[(&str, &str)] = &[("clang++", CLANG), ("ptxas", PTXAS), ("fatbinary", FATBINARY)];

#[test]
fn a_source_becomes_a_cubin() {
    let folder = Folder::new(ALL);
    let output = folder.run("k.cu -std=c++20 -DN=4");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(folder.read("k.cubin"), "cubin sm_90\n");
    let log = folder.read("log");
    for part in [
        "--cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc",
        " -std=c++20 -DN=4 ",
        " -emit-llvm ",
        "ptxas -arch sm_90 ",
    ] {
        assert!(log.contains(part), "{part}: {log}");
    }
    let output = folder.run("k.cu --arch sm_80 -O0 -o other --keep between");
    assert!(output.status.success(), "{output:?}");
    assert_eq!(folder.read("other"), "cubin sm_80\n");
    assert!(folder.read("between/k.sm_80.ptx").contains(".target sm_80"));
    assert!(folder.run("k.cu -O3").status.success());
}

#[test]
fn several_targets_become_a_fat_binary() {
    let folder = Folder::new(ALL);
    let output = folder.run("k.cu --arch sm_80 --arch=sm_90a");
    assert!(output.status.success(), "{output:?}");
    let text = folder.read("k.fatbin");
    assert!(
        text.starts_with("--image3=kind=elf,sm=80\ncubin sm_80\n--image3=kind=elf,sm=90a\ncubin sm_90a\n"),
        "{text}"
    );
    // sm_90a has no later GPUs: their PTX is that of sm_80.
    let (_, ptx) = text.split_once("--image3=kind=ptx,sm=80\n").expect("PTX for later GPUs");
    assert!(ptx.contains(".target sm_80\n"), "{text}");
}

#[test]
fn steps_end_where_asked_to() {
    let folder = Folder::new(&[("clang", CLANG)]);
    let output = folder.run("--emit ptx k.cu -o -");
    assert!(output.status.success() && String::from_utf8_lossy(&output.stdout).contains(".entry k("), "{output:?}");
    assert!(folder.run("--emit=ll k.cu").status.success());
    assert!(folder.read("k.ll").starts_with("define ptx_kernel void @k"));
    let output = folder.run("--help");
    assert!(output.status.success() && String::from_utf8_lossy(&output.stdout).starts_with("CUDA C++ to a cubin"));
}

#[test]
fn tools_that_are_absent_are_named() {
    Folder::new(&[]).fails("k.cu", 1, "no clang++-22 is found: clang with the NVPTX target");
    Folder::new(&[("clang++", CLANG)]).fails("k.cu", 1, "no ptxas is found: ptxas of the CUDA toolkit");
    Folder::new(&[("clang++", CLANG), ("ptxas", PTXAS)]).fails("k.cu --emit fatbin", 1, "no fatbinary is found");
    let folder = Folder::new(ALL);
    let output = folder.run_with("k.cu", &[("PTXAS", "no/such/ptxas")]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("PTXAS=no/such/ptxas: no such program"), "{output:?}");
    // The folder of the toolkit has tools too.
    let folder = Folder::new(&[("clang++", CLANG)]);
    let toolkit = folder.0.path().join("cuda");
    fs::create_dir_all(toolkit.join("include")).unwrap();
    fs::create_dir_all(toolkit.join("bin")).unwrap();
    let ptxas = Folder::new(ALL);
    symlink(ptxas.0.path().join("bin/ptxas"), toolkit.join("bin/ptxas")).unwrap();
    let output = folder.run_with("k.cu", &[("CUDA_PATH", "cuda")]);
    assert!(output.status.success() && folder.read("log").contains(" --cuda-path=cuda "), "{output:?}");
}

#[test]
fn failures_name_the_step_and_usage_is_checked() {
    let folder = Folder::new(ALL);
    folder.fails("k.cu -DBROKEN", 1, "k.cu:1:1: error: broken\ncuda-clang: error: clang failed on k.cu for sm_90");
    folder.fails("absent.cu", 1, "absent.cu: no such file");
    folder.fails("", 2, "no source is named");
    folder.fails("k.cu k.cu", 2, "one source at a time");
    folder.fails("k.cu --arch", 2, "--arch wants a value");
    folder.fails("k.cu --arch native", 2, "a target is sm_90, sm_90a and the like");
    folder.fails("k.cu --arch sm_80 --arch sm_90 --emit cubin", 2, "several go into a fatbin");
    folder.fails("k.cu --emit exe", 2, "one of ll, ptx, cubin, fatbin");
    folder.fails("k.cu --arch sm_30", 1, "warpc failed on k.cu for sm_30");
    fs::write(folder.0.path().join("h.cu"), "#include <cuda_fp16.h>\n").unwrap();
    folder.fails("h.cu", 1, "includes headers of CUDA: set CUDA_PATH");
    // Nothing is left of a failed run.
    assert!(!folder.0.path().join("k.cubin").exists());
}
