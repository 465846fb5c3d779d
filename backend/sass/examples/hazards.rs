//! Checks the code of cubins for hazards, with the table of distances of their architecture or with another one.
//!
//!     cargo run -p warpc-sass --example hazards -- [--distances TABLE] CUBIN...
//!
//! Prints each hazard, and how many instructions and cubins have none. The exit status is 1 if there is a hazard.

use warpc_sass::cubin::Cubin;
use warpc_sass::hazards;
use warpc_sass::latency::Latencies;

fn main() {
    let mut paths: Vec<String> = std::env::args().skip(1).collect();
    let mut other = None;
    if paths.first().is_some_and(|path| path == "--distances") {
        let table = std::fs::read_to_string(&paths[1]).expect("a table of distances");
        // It lives as long as the program.
        other = Some(Latencies::read(Box::leak(table.into_boxed_str())).expect("a table of distances"));
        paths.drain(..2);
    }
    let (mut files, mut clean, mut instructions, mut refused) = (0, 0, 0, 0);
    for path in &paths {
        let bytes = std::fs::read(path).expect("a cubin");
        let reports = Cubin::read(&bytes).map_err(Into::into).and_then(|cubin| match &other {
            Some(latencies) => hazards::check_with(&cubin, latencies),
            None => hazards::check(&cubin),
        });
        let reports = match reports {
            Ok(reports) => reports,
            Err(error) => {
                println!("{path}: {error}");
                refused += 1;
                continue;
            }
        };
        files += 1;
        instructions += reports.iter().map(|report| report.instructions).sum::<usize>();
        clean += reports.iter().all(|report| report.errors.is_empty()) as usize;
        for report in &reports {
            for error in &report.errors {
                println!("{path} {}: {error}", report.function);
            }
        }
    }
    println!("{files} cubins with {instructions} instructions: {clean} without hazards; {refused} cannot be checked");
    if clean < files {
        std::process::exit(1);
    }
}
