//! Every kernel of `tests/kernels` runs in the interpreter, on launches made from its signature: none has undefined behaviour
//! of its own. Sizes that a signature does not tell may be wrong for a kernel: what only those cause is not counted.

use std::path::Path;
use warpc_interp::{ErrorKind, launch};
use warpc_ptx::interp::program;
use warpc_text::{ReadOptions, parse_module};

/// Faults that a launch with the wrong sizes causes in a kernel that is right.
fn is_of_the_launch(kind: ErrorKind) -> bool {
    use ErrorKind::*;
    matches!(kind, OutOfBounds | Misaligned | Unsupported | StepLimit | Trap | Assert | Launch | Resource)
}

#[test]
fn kernels_have_no_undefined_behaviour() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let only = std::env::var("WARPC_KERNEL").unwrap_or_default();
    let mut files: Vec<_> = std::fs::read_dir(folder).expect("folder").map(|e| e.expect("entry").path()).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    files.retain(|p| !p.to_string_lossy().contains("_sm") && p.to_string_lossy().contains(&only));
    files.sort();
    let (mut well, mut all, mut wrong) = (0, 0, Vec::new());
    for path in files {
        let bytes = std::fs::read(&path).expect("file");
        let m = parse_module(&bytes, &ReadOptions::default()).expect("a module");
        let p = program(&m).expect("a program");
        for kernel in p.kernels() {
            all += 1;
            // What sizes a kernel wants is not in its signature: one of these suits most.
            let mut outcome = None;
            for (n, block) in
                [(32, None), (32, Some([32, 1, 1])), (1, Some([128, 1, 1])), (0, None), (32, Some([512, 1, 1]))]
            {
                let mut l = launch::automatic(&m, &kernel, n, 1 << 16).expect("a kernel");
                l.block = block.unwrap_or(l.block);
                l.shared_bytes = 16384;
                l.options.max_steps = 200_000;
                outcome = p.run(&l).error;
                if outcome.as_ref().is_none_or(|e| e.kind == ErrorKind::StepLimit) {
                    break;
                }
            }
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            match outcome {
                None => well += 1,
                Some(e) if is_of_the_launch(e.kind) => {
                    if !only.is_empty() || std::env::var_os("WARPC_VERBOSE").is_some() {
                        eprintln!("{name} @{kernel}: {e}");
                    }
                }
                Some(e) => wrong.push(format!("{name} @{kernel}: {e}")),
            }
        }
    }
    eprintln!("{well} of {all} kernels ran to their end");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
