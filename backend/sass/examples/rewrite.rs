//! Reads cubins, writes each again as `OUT/NAME`, and says of each how the two differ; `tools/cubin-check.py` runs it.

use std::path::Path;
use warpc_sass::write;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(out) = arguments.next() else {
        eprintln!("usage: rewrite OUT CUBIN...");
        std::process::exit(2);
    };
    for path in arguments {
        let name = Path::new(&path).file_name().unwrap_or_default();
        let file = match std::fs::read(&path) {
            Ok(file) => file,
            Err(error) => {
                println!("{path}\terror\t{error}");
                continue;
            }
        };
        let module = match write::read(&file) {
            Ok(module) => module,
            Err(error) => {
                println!("{path}\tread\t{error}");
                continue;
            }
        };
        match write::write(&module) {
            Ok(bytes) if bytes == file => println!("{path}\tequal"),
            Ok(bytes) => {
                if let Err(error) = std::fs::write(Path::new(&out).join(name), bytes) {
                    println!("{path}\terror\t{error}");
                    continue;
                }
                println!("{path}\tdiffer");
            }
            Err(error) => println!("{path}\twrite\t{error}"),
        }
    }
}
