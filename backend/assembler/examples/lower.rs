//! Compiles a PTX file and prints the code of each function: `cargo run -p warpc-assembler --example lower F.ptx`. With `--rows` also its
//! rows before the phases.

use warpc_assembler::compile::{self, Settings, Workbench};
use warpc_assembler::launch::Launch;
use warpc_assembler::lower::{Layout, Lowering};
use warpc_ptx_syntax::rows::Function;
use warpc_sass::{Arch, print};

fn main() {
    let mut failed = 0;
    for path in std::env::args().skip(1).filter(|arg| !arg.starts_with("--")) {
        let bytes = std::fs::read(&path).expect("a file");
        let reading = warpc_ptx_syntax::read(&bytes, &path);
        let launch = Launch::of(Arch::Sm90);
        let layout = Layout::new(&reading.rows, launch);
        let mut lowering = Lowering::new(&reading.rows, launch, &layout).expect("tables");
        let mut bench = Workbench::default();
        for (n, row) in reading.rows.functions.iter().enumerate().filter(|(_, row)| row.has_body) {
            let name = reading.rows.names.text(row.name.index());
            println!("// {path}: {name}");
            if std::env::args().any(|arg| arg == "--rows") {
                let mut text = String::new();
                match lowering.function(Function(n as u32)) {
                    Ok(body) => warpc_assembler::ori::print(body.read(), &[], &mut text),
                    Err(fault) => text = fault.to_string(),
                }
                println!("{text}");
            }
            match compile::function(&mut lowering, Function(n as u32), launch, Settings::default(), &mut bench) {
                Ok(code) => {
                    for (at, &word) in code.words.iter().enumerate() {
                        let line = print::line(launch.arch.table(), word, at as u64 * 16);
                        println!("{:04x} {}", at * 16, line.unwrap_or_else(|| format!("{word:#x}")));
                    }
                }
                Err(fault) => {
                    failed += 1;
                    println!("ERROR {name}: {fault}");
                }
            }
        }
    }
    std::process::exit(failed.min(1));
}
