//! A cubin of the rows of our back end is, byte for byte, the cubin of their text: what goes to the assembler directly and what is
//! printed and read again are the same program.
//!
//! `WARPC_KERNEL=TEXT` takes the files of `tests/kernels` whose name contains it, `WARPC_ALL=1` all of them at all levels instead of
//! a sample.

use std::path::{Path, PathBuf};
use warpc::{Emit, Options};
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::Settings;
use warpc_assembler::cubin::Debug;
use warpc_ir::session::{Session, Target};
use warpc_sass::Arch;

/// Every so many pairs of a kernel and a level, unless all are asked for.
const STEP: usize = 17;

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let only = std::env::var("WARPC_KERNEL").unwrap_or_default();
    let entries = std::fs::read_dir(folder).expect("the folder of kernels");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == "ll") && path.to_string_lossy().contains(&only));
    files.sort();
    files
}

/// PTX and cubin of a module; nothing where it is for targets that have no assembler.
fn compile(name: &str, bytes: &[u8], level: u8) -> Option<(Vec<u8>, Vec<u8>)> {
    let target = Target { sm: 90, suffix: b'a', ptx: 0 };
    let options = Options {
        emit: Emit { ptx: true, cubin: true, ir: false },
        session: Session { opt_level: level, target, ..Session::default() },
        ..Options::default()
    };
    match warpc::compile(bytes, &options) {
        Ok(output) => Some((output.ptx.expect("PTX"), output.cubin.expect("a cubin"))),
        Err(error) => {
            eprintln!("{name} -O{level}: {error}");
            None
        }
    }
}

fn cubin_of_text(name: &str, ptx: &[u8]) -> Vec<u8> {
    let reading = warpc_ptx_syntax::read(ptx, "ptx");
    assert!(!reading.is_refused(), "{name}: {}", reading.render(name));
    let request = Request {
        arch: Arch::Sm90,
        settings: Settings::default(),
        tool: warpc::cubin::tool(""),
        debug: Debug::Given,
        entries: &[],
    };
    assemble(&reading, ptx, &request).unwrap_or_else(|fault| panic!("{name}: {fault}")).bytes
}

#[test]
fn both_ways_to_a_cubin_give_the_same_bytes() {
    let files = kernels();
    let takes_all = std::env::var_os("WARPC_ALL").is_some() || std::env::var_os("WARPC_KERNEL").is_some();
    let step = if takes_all { 1 } else { STEP };
    let pairs = files.iter().flat_map(|path| [0, 1, 3].map(|level| (path, level)));
    let (mut same, mut not_compiled) = (0, 0);
    for (path, level) in pairs.step_by(step) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let bytes = std::fs::read(path).expect("a kernel");
        match compile(&name, &bytes, level) {
            Some((ptx, cubin)) => {
                assert!(cubin == cubin_of_text(&name, &ptx), "{name} -O{level}: the cubins differ");
                same += 1;
            }
            None => not_compiled += 1,
        }
    }
    eprintln!("{same} cubins the same both ways, {not_compiled} not compiled");
    assert!(same > not_compiled, "{same} cubins, {not_compiled} not compiled");
}
