//! The property by bytes: what the fuzz targets of passes call. A target panics when it does not hold.

use crate::backend::Ptx;
use crate::case::Case;
use crate::check::Checker;
use crate::subject::Subject;
use warpc_columns::random::mix;

/// A number of the first eight bytes; shorter inputs count as filled with zeros.
fn number(data: &[u8]) -> u64 {
    let mut b = [0; 8];
    let n = data.len().min(8);
    b[..n].copy_from_slice(&data[..n]);
    u64::from_le_bytes(b)
}

fn holds(case: &Case, subject: &Subject) {
    let mut c = Checker::default();
    if let Err(e) = c.check(case, subject) {
        panic!("{} on {}: {e}\n{}", subject.name, case.name, case.text);
    }
}

/// A fuzz target: takes bytes and panics when a property does not hold.
pub type Target = fn(&[u8]);

/// All targets with their names; each has a shim of its name in `fuzz/`.
pub const TARGETS: &[(&str, Target)] = &[
    ("read_bytes", warpc_lab::fuzzing::read_bytes),
    ("read_mutated", warpc_lab::fuzzing::read_mutated),
    ("read_bitcode", warpc_lab::fuzzing::bitcode::read_bitcode),
    ("pipeline_text", pipeline_text),
    ("scalar_passes", |d| family(warpc_passes::scalar::TABLE, d)),
    ("memory_passes", |d| family(warpc_passes::memory::TABLE, d)),
    ("ipo_passes", |d| family(warpc_passes::ipo::TABLE, d)),
    ("loops_passes", |d| family(warpc_passes::loops::TABLE, d)),
    ("nvvm_passes", |d| family(warpc_passes::nvvm::TABLE, d)),
    ("pipelines", pipelines),
    ("mutated_ir", mutated),
    ("backend", backend),
    ("read_ptx", warpc_ptx::read::fuzzing::read_ptx),
    ("command_line", warpc::cli::fuzzing::command_line),
];

/// Runs the target called `name`; what the shims of `fuzz/` call.
pub fn run(name: &str, data: &[u8]) {
    match TARGETS.iter().find(|t| t.0 == name) {
        Some(t) => t.1(data),
        None => panic!("no target is called {name}"),
    }
}

/// A small program, as it is or mutated, through one pass of a family; the bytes pick the program and the pass.
pub fn family(table: &'static [warpc_phase::PassInfo], data: &[u8]) {
    let seed = number(data);
    // Mixed twice: bits of the seed mixed once lean the program one way.
    let pass = &table[mix(mix(seed)) as usize % table.len()];
    let size = Some(12 + data.len().min(200));
    let case = if seed.is_multiple_of(2) { Case::generated(seed, size) } else { Case::mutated(seed, size) };
    match Subject::parse(pass.name) {
        Ok(s) => holds(&case, &s),
        Err(e) => panic!("{e}"),
    }
}

/// A small program through a pass list that the bytes pick.
pub fn pipelines(data: &[u8]) {
    let seed = number(data);
    let case = Case::generated(seed, Some(12 + data.len().min(200)));
    holds(&case, &Subject::composed(mix(seed)));
}

/// A mutated program through `default<O1>`.
pub fn mutated(data: &[u8]) {
    let case = Case::mutated(number(data), Some(12 + data.len().min(200)));
    match Subject::parse("default<O1>") {
        Ok(s) => holds(&case, &s),
        Err(e) => panic!("{e}"),
    }
}

/// A small program through code generation alone or behind `default<O1>`: its PTX is read, run, and compared.
pub fn backend(data: &[u8]) {
    let seed = number(data);
    let size = Some(12 + data.len().min(200));
    let case = if seed.is_multiple_of(2) { Case::generated(seed, size) } else { Case::mutated(seed, size) };
    let level = if mix(mix(seed)) & 1 == 0 { "default<O0>" } else { "default<O1>" };
    match Subject::parse(level).and_then(|s| Checker::default().ptx(&case, &s)) {
        Ok(Ptx::Same(_) | Ptx::NotRun(_)) => {}
        Ok(Ptx::Refused(e)) => panic!("{level} on {}: refused: {e}\n{}", case.name, case.text),
        Err(e) => panic!("{level} on {}: {e}\n{}", case.name, case.text),
    }
}

/// Any text as a pipeline: read, or refused with a message.
pub fn pipeline_text(data: &[u8]) {
    let _ = Subject::parse(&String::from_utf8_lossy(data));
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_lab::fuzzing::run_for;

    #[test]
    fn every_target_has_a_shim() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/fuzz_targets");
        let mut shims: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|e| e.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        shims.sort();
        let mut names: Vec<&str> = TARGETS.iter().map(|t| t.0).collect();
        names.sort_unstable();
        assert_eq!(shims, names);
        let manifest = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/Cargo.toml")).unwrap();
        for n in names {
            assert!(manifest.contains(&format!("name = \"{n}\"")), "{n}");
        }
    }

    /// Every input that is kept, those that once failed among them, holds; there are some of every target, and not too many.
    #[test]
    fn the_corpus_holds() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
        let mut bytes = 0;
        for folder in std::fs::read_dir(&root).unwrap() {
            let name = folder.unwrap().file_name().to_string_lossy().into_owned();
            assert!(TARGETS.iter().any(|t| t.0 == name), "{name} is no target");
        }
        for (name, target) in TARGETS {
            let list = std::fs::read_dir(root.join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
            let mut files: Vec<_> = list.map(|e| e.unwrap().path()).collect();
            // What cargo-fuzz finds is named by 40 digits and is not in the tree.
            files.retain(|f| f.file_name().is_some_and(|n| n.len() != 40));
            files.sort();
            assert!(files.len() >= 4, "{name}");
            for f in files {
                let data = std::fs::read(&f).unwrap();
                bytes += data.len();
                if std::panic::catch_unwind(|| target(&data)).is_err() {
                    panic!("{name} fails on {}", f.display());
                }
            }
        }
        assert!(bytes < 300_000, "{bytes} bytes");
    }

    #[test]
    fn a_second_of_passes() {
        for table in warpc_passes::FAMILIES {
            for k in 0..8u64 {
                family(table, &mix(k).to_le_bytes());
            }
        }
        assert!(run_for(pipelines, 0.5, 3) > 1);
    }

    #[test]
    fn a_second_of_mutated_programs_and_pipeline_texts() {
        assert!(run_for(mutated, 0.5, 5) > 1);
        assert!(run_for(backend, 1.0, 13) > 1);
        assert!(run_for(pipeline_text, 0.5, 7) > 5);
    }
}
