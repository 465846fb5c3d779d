//! Compiles PTX files and prints the code of each kernel: `cargo run -p warpc-assembler --example lower F.ptx`. With `--rows` also the rows
//! before the first phase. With `--out=FOLDER` it writes cubins there.

use warpc_assembler::compile::{self, Settings};
use warpc_assembler::launch::Launch;
use warpc_sass::{Arch, print};

fn main() {
    let mut failed = 0;
    let wants_rows = std::env::args().any(|arg| arg == "--rows");
    for path in std::env::args().skip(1).filter(|arg| !arg.starts_with("--")) {
        let bytes = std::fs::read(&path).expect("a file");
        let reading = warpc_ptx_syntax::read(&bytes, &path);
        let launch = Launch::of(Arch::Sm90);
        let mut settings = Settings::default();
        if wants_rows {
            settings.observe.print_before = vec!["LateExpansion".into()];
        }
        let name = |function: warpc_ptx_syntax::rows::Function| {
            reading.rows.names.text(reading.rows.functions[function.index()].name.index())
        };
        match compile::module(&reading.rows, launch, &settings) {
            Ok(module) => {
                if let Some(out) = std::env::args().find_map(|arg| arg.strip_prefix("--out=").map(String::from)) {
                    let tool = warpc_sass::write::module::Tool {
                        name: "warpc".into(),
                        version: "release 13.0, V13.0.88".into(),
                        build: String::new(),
                        options: String::new(),
                    };
                    let stem = std::path::Path::new(&path).file_stem().expect("a name").to_string_lossy().into_owned();
                    match warpc_assembler::cubin::cubin(&reading.rows, &module, Arch::Sm90, tool) {
                        Ok(bytes) => std::fs::write(format!("{out}/{stem}.cubin"), bytes).expect("a file is written"),
                        Err(fault) => println!("ERROR {path}: {fault}"),
                    }
                    continue;
                }
                println!("{}", String::from_utf8_lossy(&module.log));
                for kernel in &module.kernels {
                    println!("// {path}: {}", name(kernel.function));
                    for (at, &word) in kernel.code.words.iter().enumerate() {
                        let line = print::line(launch.arch.table(), word, at as u64 * 16);
                        println!("{:04x} {}", at * 16, line.unwrap_or_else(|| format!("{word:#x}")));
                    }
                }
            }
            Err(failures) => {
                for failure in failures {
                    failed += 1;
                    println!("ERROR {path}: {}: {}", name(failure.function), failure.fault);
                }
            }
        }
    }
    std::process::exit(failed.min(1));
}
