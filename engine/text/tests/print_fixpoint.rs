//! Reading and printing the kernels of `tests/kernels`: the second print is the first, byte for byte, and the printed form for
//! LLVM 19 reads back.

use std::path::{Path, PathBuf};
use warpc_text::{Dialect, PrintOptions, ReadOptions, parse_module, print_module};

fn kernels(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("folder of kernels") {
        let path = entry.expect("entry").path();
        if path.is_dir() {
            kernels(&path, out);
        } else if path.extension().is_some_and(|e| e == "ll") {
            out.push(path);
        }
    }
}

#[test]
fn kernels_read_and_print_to_a_fixpoint() {
    let mut files = Vec::new();
    kernels(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels"), &mut files);
    files.sort();
    assert!(files.len() > 100, "kernels are missing");
    for path in &files {
        let source = std::fs::read(path).expect("readable");
        let name = path.display().to_string();
        let options = ReadOptions { identifier: "k.ll".into(), ..Default::default() };
        let read =
            |bytes: &[u8]| parse_module(bytes, &options).unwrap_or_else(|e| panic!("{}", e[0].render(&name, bytes)));
        let new = PrintOptions::default();
        let first = print_module(&read(&source), &new);
        let second = print_module(&read(&first), &new);
        assert!(first == second, "{name}: the second print differs");
        let old = print_module(&read(&source), &PrintOptions { dialect: Dialect::V19, ..new.clone() });
        read(&old);
    }
}
