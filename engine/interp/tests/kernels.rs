//! Every committed kernel module reads, verifies, and prints to text that reads to the same text.

use std::path::{Path, PathBuf};
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_module;

fn modules() -> Vec<PathBuf> {
    let mut out = Vec::new();
    let mut stack = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels")];
    while let Some(dir) = stack.pop() {
        for e in std::fs::read_dir(dir).expect("kernels") {
            let p = e.expect("entry").path();
            if p.is_dir() {
                stack.push(p);
            } else if p.extension().is_some_and(|e| e == "ll") {
                out.push(p);
            }
        }
    }
    out.sort();
    out
}

#[test]
fn kernels_read_verify_and_print() {
    let all = modules();
    assert!(all.len() >= 60, "only {} kernel modules", all.len());
    let options = ReadOptions { keep_names: true, ..Default::default() };
    let mut failures = Vec::new();
    for path in all {
        let bytes = std::fs::read(&path).expect("kernel");
        let name = path.display();
        let m = match parse_module(&bytes, &options) {
            Ok(m) => m,
            Err(e) => {
                failures.push(e[0].render(&name.to_string(), &bytes));
                continue;
            }
        };
        if let Err(e) = verify_module(&m) {
            failures.push(format!("{name}: {}", e[0].render(&m)));
            continue;
        }
        let first = print_module(&m, &PrintOptions::default());
        match parse_module(&first, &options) {
            Ok(again) => {
                if print_module(&again, &PrintOptions::default()) != first {
                    failures.push(format!("{name}: printing is no fixpoint"));
                }
            }
            Err(e) => failures.push(format!("printed {}", e[0].render(&name.to_string(), &first))),
        }
    }
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}
