//! Compiles PTX files and prints the code of each kernel: `cargo run -p warpc-assembler --example lower F.ptx`. With `--rows` also the rows
//! before the first phase. With `--out=FOLDER` it writes cubins there, with `--relocatable` ones that a linker takes; with `--repeat=N` it makes all cubins N times, one file after
//! the other in one process, and prints where the time went instead.

use std::time::{Duration, Instant};
use warpc_assembler::assemble::{Request, assemble};
use warpc_assembler::compile::{self, Module, Settings};
use warpc_assembler::cubin::{Debug, File, cubin};
use warpc_assembler::launch::Launch;
use warpc_ptx_syntax::rows::Rows;
use warpc_sass::write::module::Tool;
use warpc_sass::{Arch, print};

/// What the cubins of `--repeat` say of themselves.
fn nameless() -> File<'static> {
    let tool = Tool { name: String::new(), version: String::new(), build: String::new(), options: String::new() };
    File { arch: Arch::Sm90, tool, debug: Debug::Nothing, source: None }
}

fn name(rows: &Rows, function: warpc_ptx_syntax::rows::Function) -> String {
    rows.names.text(rows.functions[function.index()].name.index()).into_owned()
}

/// The value of an option: `--out=FOLDER`.
fn option(start: &str) -> Option<String> {
    std::env::args().find_map(|arg| arg.strip_prefix(start).map(String::from))
}

/// Makes the cubins of all files `times` times, and says how long that took.
fn repeat(files: &[(String, Vec<u8>)], launch: &'static Launch, settings: &Settings, times: u32) {
    let (mut reading_time, mut compiling, mut writing) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut instructions, mut words, mut bytes, mut refused) = (0, 0, 0, 0);
    for _ in 0..times {
        for (path, text) in files {
            let start = Instant::now();
            let reading = warpc_ptx_syntax::read(text, path);
            reading_time += start.elapsed();
            instructions += reading.rows.instructions.spelling.len();
            let start = Instant::now();
            let module = compile::module(&reading.rows, launch, settings);
            compiling += start.elapsed();
            let start = Instant::now();
            match module {
                Ok(module) => {
                    words += module.kernels.iter().map(|kernel| kernel.code.words.len()).sum::<usize>();
                    let cubin = cubin(&reading.rows, &module, nameless());
                    bytes += cubin.map_or(0, |cubin| cubin.len());
                }
                Err(_) => refused += 1,
            }
            writing += start.elapsed();
        }
    }
    println!(
        "{} files {times} times, {refused} refused: reading {reading_time:?}, compiling {compiling:?}, writing {writing:?}; \
         {instructions} instructions of PTX, {words} words, {bytes} bytes",
        files.len()
    );
}

/// Prints the code of the kernels of a file.
fn list(path: &str, rows: &Rows, module: &Module, launch: &Launch) {
    println!("{}", String::from_utf8_lossy(&module.log));
    for kernel in &module.kernels {
        println!("// {path}: {}", name(rows, kernel.function));
        for (at, &word) in kernel.code.words.iter().enumerate() {
            let line = print::line(launch.arch.table(), word, at as u64 * 16);
            println!("{:04x} {}", at * 16, line.unwrap_or_else(|| format!("{word:#x}")));
        }
    }
}

fn main() {
    let mut failed = 0;
    let launch = Launch::of(Arch::Sm90);
    let mut settings = Settings::default();
    if std::env::args().any(|arg| arg == "--rows") {
        settings.observe.print_before = vec!["LateExpansion".into()];
    }
    let out = option("--out=");
    let files: Vec<(String, Vec<u8>)> = std::env::args()
        .skip(1)
        .filter(|arg| !arg.starts_with("--"))
        .map(|path| (path.clone(), std::fs::read(&path).expect("a file")))
        .collect();
    if let Some(times) = option("--repeat=") {
        return repeat(&files, launch, &settings, times.parse().expect("a number"));
    }
    settings.is_relocatable = std::env::args().any(|arg| arg == "--relocatable");
    for (path, text) in &files {
        let reading = warpc_ptx_syntax::read(text, path);
        if let Some(out) = &out {
            let stem = std::path::Path::new(path).file_stem().expect("a name").to_string_lossy().into_owned();
            match assemble(&reading, text, &Request::new(Arch::Sm90, settings.clone())) {
                Ok(made) => std::fs::write(format!("{out}/{stem}.cubin"), made.bytes).expect("a file is written"),
                Err(fault) => {
                    failed += 1;
                    println!("ERROR {path}: {fault}");
                }
            }
            continue;
        }
        match compile::module(&reading.rows, launch, &settings) {
            Ok(module) => list(path, &reading.rows, &module, launch),
            Err(failures) => {
                for failure in failures {
                    failed += 1;
                    println!("ERROR {path}: {}: {}", name(&reading.rows, failure.function), failure.fault);
                }
            }
        }
    }
    std::process::exit(failed.min(1));
}
