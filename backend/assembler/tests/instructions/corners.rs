//! Every corner of the language that ptxas takes for this architecture becomes a relocatable file: the files of the reader's tests.

use std::path::Path;
use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch;
use warpc_ptx_syntax::rows::Suffix;
use warpc_sass::Arch;

#[test]
fn what_ptxas_takes_is_compiled() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../syntax/tests/files");
    let (mut seen, mut wrong) = (0, Vec::new());
    let entries = std::fs::read_dir(folder).expect("the folder of files");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "ptx"));
    paths.sort();
    for path in paths {
        let verdict = std::fs::read_to_string(path.with_extension("verdict")).expect("a verdict");
        let reading = warpc_ptx_syntax::read(&std::fs::read(&path).expect("a file"), "a.ptx");
        let target = reading.rows.target;
        let is_ours = target.number < 90 || target.number == 90 && target.suffix != Suffix::Family;
        if !verdict.starts_with("accepted") || !is_ours {
            continue;
        }
        seen += 1;
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let settings = Settings { is_relocatable: true, ..Settings::default() };
        let faults = match compile::module(&reading.rows, Launch::of(Arch::Sm90), &settings) {
            Ok(_) => String::new(),
            Err(failures) => failures.iter().map(|failure| failure.fault.to_string()).collect::<Vec<_>>().join("; "),
        };
        if !faults.is_empty() {
            wrong.push(format!("{name}: {faults}"));
        }
    }
    assert!(seen > 150, "{seen} files");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}
