//! Runs kernels on a GPU and compares what they leave in memory with the interpreter.
//!
//! `pack` compiles kernels to PTX and writes them to a folder with their launches and with what the interpreter says must come
//! out; it needs no GPU. `run` takes such a folder to the driver. The program links against nothing of CUDA: it looks for the
//! driver library when it runs, so its binary and a folder can be carried to another machine.
//!
//! | file | what |
//! |---|---|
//! | `driver.rs` | the few calls of the CUDA driver that are needed, looked up at run time |
//! | `pack.rs` | kernels, launches and expected memory as files |
//! | `judge.rs` | comparison: equal bits, or close numbers where the language leaves room |

mod driver;
mod judge;
mod pack;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Kernels on a GPU against the interpreter.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  cargo run --release -p warpc-gpu -- test tests/kernels --generated 1000
  warpc-gpu pack tests/kernels --out pack --arch sm_80; scp -r warpc-gpu pack gpu:; ssh gpu ./warpc-gpu run pack")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compile kernels and write them with launches and expected results
    Pack(PackArgs),
    /// Run a packed folder on the GPU of this machine
    Run {
        /// Folder that `pack` wrote
        folder: PathBuf,
    },
    /// Both, in a folder of its own
    Test(PackArgs),
}

/// What is packed.
#[derive(clap::Args)]
pub struct PackArgs {
    /// Folders of .ll files
    folders: Vec<PathBuf>,
    /// Generated kernels besides
    #[arg(long, default_value_t = 0)]
    generated: u64,
    /// First seed of generated kernels
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Pipeline
    #[arg(long, default_value = "default<O1>")]
    passes: String,
    /// Architecture
    #[arg(long, default_value = "sm_80")]
    arch: String,
    /// Output folder
    #[arg(long, default_value = "target/gpu")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Pack(a) => pack::pack(&a).map(|n| {
            println!("{n} kernels in {}", a.out.display());
            true
        }),
        Command::Run { folder } => run(&folder),
        Command::Test(a) => pack::pack(&a).and_then(|_| run(&a.out)),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::from(2)
        }
    }
}

/// Runs a packed folder; whether nothing differs. A machine without a driver skips.
fn run(folder: &Path) -> Result<bool, String> {
    let gpu = match driver::Gpu::open() {
        Ok(gpu) => gpu,
        Err(why) => {
            println!("skipped: {why}");
            return Ok(true);
        }
    };
    println!("device: {}", gpu.name());
    let (mut equal, mut close, mut wrong, mut failed) = (0, 0, 0, 0);
    for job in pack::jobs(folder)? {
        let job = job?;
        match gpu.launch(&job.ptx, &job.launch).map(|buffers| judge::judge(&job.expected, &buffers)) {
            Ok(judge::Verdict::Equal) => equal += 1,
            Ok(judge::Verdict::Close(error)) => {
                close += 1;
                println!("close: {}: largest relative difference {error:.2e}", job.name);
            }
            Ok(judge::Verdict::Differs(what)) => {
                wrong += 1;
                println!("DIFFERS: {}: {what}", job.name);
            }
            Err(e) => {
                failed += 1;
                println!("FAILED: {}: {e}", job.name);
            }
        }
    }
    println!("{equal} equal, {close} close, {wrong} differ, {failed} failed");
    Ok(wrong + failed == 0)
}
