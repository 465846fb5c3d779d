//! Runs the properties on as many programs as wanted, and measures how many wrong rewrites they catch.

use clap::{Parser, Subcommand};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use warpc_proof::campaign::Kind;
use warpc_proof::faults::{self, FAULTS, Tally};
use warpc_proof::fuzz::TARGETS;
use warpc_proof::native::{self, Job, NotRun};
use warpc_proof::scev;
use warpc_proof::{Campaign, MachineChecker, Ptx, Subject, case};

/// Properties of passes and pipelines.
#[derive(Parser)]
#[command(after_help = "\
Examples:
  cargo run --release -p warpc-proof -- run --seed 1000000 --cases 20000
  cargo run --release -p warpc-proof -- run --pass 'sroa,instcombine' --kind mutated --cases 1000
  cargo run --release -p warpc-proof -- run --loops passes --kind nests --seed 3000000 --cases 20000
  cargo run --release -p warpc-proof -- run --ptx-only --seed 2000000 --cases 50000
  cargo run --release -p warpc-proof -- run --ptx-only --pass 'nvopt<O3>' --seed 3000000 --cases 50000
  cargo run --release -p warpc-proof -- machine --seed 1000000 --cases 50000
  cargo run --release -p warpc-proof -- run --kind files=tests/kernels --cases 500
  cargo run --release -p warpc-proof -- faults")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run the property of every pass, pipeline and of random pass lists on programs of a range of seeds
    Run(RunArgs),
    /// Compare runs of PTX of generated programs with runs of its machine code, plain and with results as late as they may be
    Machine(MachineArgs),
    /// Put wrong rewrites into the output of passes and count how many the property catches
    Faults(FaultArgs),
    /// Compare the interpreter with native code on kernels without barriers; needs clang
    Native(NativeArgs),
    /// Run fuzz targets on random bytes, without a nightly toolchain
    Fuzz(FuzzArgs),
    /// Compare what scalar evolution says of generated loops with runs of them
    Scev(ScevArgs),
}

#[derive(clap::Args)]
struct MachineArgs {
    /// First seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Number of programs
    #[arg(long, default_value_t = 1000)]
    cases: u64,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS")]
    limit: Option<u64>,
}

#[derive(clap::Args)]
struct ScevArgs {
    /// First seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Number of programs
    #[arg(long, default_value_t = 10_000)]
    cases: u64,
    /// Stop after this many wrong facts
    #[arg(long, default_value_t = 10)]
    limit: u64,
    /// One kind of claims only: values, memory or dependences
    #[arg(long, value_parser = ["values", "memory", "dependences"])]
    only: Option<String>,
}

#[derive(clap::Args)]
struct FuzzArgs {
    /// Targets instead of all
    #[arg(value_name = "TARGET")]
    targets: Vec<String>,
    /// Seconds per target
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// Seed of the bytes
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(clap::Args)]
struct NativeArgs {
    /// Modules or folders instead of generated kernels
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// First seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Number of generated kernels
    #[arg(long, default_value_t = 1000)]
    cases: u64,
    /// Kernels that are compiled together
    #[arg(long, default_value_t = 50)]
    batch: usize,
    /// Compiler
    #[arg(long, value_name = "PATH", default_value = "clang")]
    clang: PathBuf,
    /// Name the kernels that are left out
    #[arg(long)]
    list: bool,
}

#[derive(clap::Args)]
struct FaultArgs {
    /// First seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Programs per wrong rewrite
    #[arg(long, default_value_t = 25)]
    cases: u64,
    /// Wrong rewrites whose names contain this
    #[arg(long, default_value = "")]
    only: String,
}

#[derive(clap::Args)]
struct RunArgs {
    /// First seed
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Number of seeds
    #[arg(long, default_value_t = 100)]
    cases: u64,
    /// Pipelines instead of all
    #[arg(long, value_name = "PIPELINE")]
    pass: Vec<String>,
    /// Sources of programs: generated, nests (of loops), intrinsics, mutated, files=FOLDER, file=PATH
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Vec<Kind>,
    /// Passes for loops, or the levels that they are in (which take ten times as long), instead of all
    #[arg(long, value_parser = ["passes", "levels"], conflicts_with_all = ["pass", "ptx_only"])]
    loops: Option<String>,
    /// Random pass lists per program
    #[arg(long, default_value_t = 3)]
    composed: u64,
    /// Only PTX of every program, behind default<O1> or the pipelines of --pass: compiled, read back, run and compared
    #[arg(long)]
    ptx_only: bool,
    /// Size of generated programs in instructions
    #[arg(long)]
    size: Option<usize>,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS")]
    limit: Option<u64>,
    /// Seconds for making a failing program smaller
    #[arg(long, default_value_t = 20)]
    reduce: u64,
}

fn kind(s: &str) -> Result<Kind, String> {
    match s.split_once('=') {
        None if s == "generated" => Ok(Kind::Generated),
        None if s == "nests" => Ok(Kind::Nests),
        None if s == "intrinsics" => Ok(Kind::Intrinsics),
        None if s == "mutated" => Ok(Kind::Mutated),
        Some(("files", f)) => Ok(Kind::Files(PathBuf::from(f))),
        Some(("file", f)) => {
            // Reports name kernels of the tree without their folder.
            let found = [PathBuf::from(f), Path::new("tests/kernels").join(f)].into_iter().find(|p| p.is_file());
            found.map(Kind::File).ok_or_else(|| format!("no such file: {f}"))
        }
        _ => Err("generated, nests, intrinsics, mutated, files=FOLDER or file=PATH".into()),
    }
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Run(a) => run(&a),
        Command::Machine(a) => machine(&a),
        Command::Faults(a) => faults(&a),
        Command::Native(a) => compare_native(&a),
        Command::Fuzz(a) => fuzz(&a),
        Command::Scev(a) => compare_scev(&a),
    }
}

/// The subjects whose meaning is checked, and the pipelines behind which programs go to PTX.
fn subjects(a: &RunArgs) -> Result<(Vec<Subject>, Vec<Subject>), String> {
    let named = a.pass.iter().map(|p| Subject::parse(p)).collect::<Result<Vec<Subject>, String>>()?;
    let default_level = || Ok::<_, String>(vec![Subject::parse("default<O1>")?]);
    Ok(match a.loops.as_deref() {
        Some("passes") => (Subject::passes_for_loops(), Vec::new()),
        Some(_) => (Subject::levels_with_loops(), Vec::new()),
        None if a.ptx_only && named.is_empty() => (Vec::new(), default_level()?),
        None if a.ptx_only => (Vec::new(), named),
        None if named.is_empty() => (Subject::all(), default_level()?),
        None => (named, Vec::new()),
    })
}

fn run(a: &RunArgs) -> ExitCode {
    let (subjects, ptx) = match subjects(a) {
        Ok(both) => both,
        Err(e) => {
            eprintln!("error: {e}");
            return ExitCode::from(2);
        }
    };
    let everything = a.pass.is_empty() && a.loops.is_none() && !a.ptx_only;
    let campaign = Campaign {
        first: a.seed,
        cases: a.cases,
        kinds: if a.kind.is_empty() { vec![Kind::Generated, Kind::Mutated] } else { a.kind.clone() },
        subjects,
        composed: if everything { a.composed } else { 0 },
        ptx,
        size: a.size,
        reduce: Duration::from_secs(a.reduce),
    };
    let start = Instant::now();
    let (mut shown, mut last) = (0, a.seed);
    let outcome = campaign.run(&mut |seed, counts, failures| {
        for f in &failures[shown..] {
            eprintln!("FAILED {} on {}: {}\n{}", f.subject, f.case, f.what, f.report);
        }
        shown = failures.len();
        last = seed;
        if (seed + 1).is_multiple_of(1000) {
            eprintln!("seed {seed}: {} runs, {} failures, {:.0} s", counts.runs, shown, start.elapsed().as_secs_f64());
        }
        a.limit.is_none_or(|l| start.elapsed() < Duration::from_secs(l))
    });
    let (counts, failures) = (outcome.counts, outcome.failures);
    for (message, n) in &outcome.refusals {
        println!("{n} times: {message}");
    }
    println!(
        "seeds {}..={last}: {} programs ({} moot), {} program-pass runs, {} to PTX ({} refused, {} not run, {} launches the same), \
         {} failures, {:.0} s",
        a.seed,
        counts.programs,
        counts.moot,
        counts.runs,
        counts.ptx,
        counts.refused,
        counts.unsupported,
        counts.launches,
        failures.len(),
        start.elapsed().as_secs_f64()
    );
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn machine(a: &MachineArgs) -> ExitCode {
    let mut checker = MachineChecker::default();
    let start = Instant::now();
    let (mut programs, mut same, mut launches, mut failures) = (0u64, 0u64, 0, 0);
    let mut others = BTreeMap::<String, u64>::new();
    for seed in a.seed..a.seed.saturating_add(a.cases) {
        if a.limit.is_some_and(|limit| start.elapsed() >= Duration::from_secs(limit)) {
            break;
        }
        programs += 1;
        match catch_unwind(AssertUnwindSafe(|| checker.check(seed))) {
            Ok(Ok(Ptx::Same(runs))) => {
                same += 1;
                launches += runs;
            }
            Ok(Ok(Ptx::Refused(why) | Ptx::NotRun(why))) => *others.entry(why).or_default() += 1,
            Ok(Err(what)) => {
                println!("FAILED seed {seed}, {what}");
                failures += 1;
            }
            Err(_) => {
                println!("FAILED seed {seed}: a panic");
                checker = MachineChecker::default();
                failures += 1;
            }
        }
    }
    others.iter().for_each(|(why, n)| println!("{n} times: {why}"));
    println!(
        "seeds {}..{}: {programs} programs, {same} leave the same bits in {launches} launches, {failures} failures, {:.0} s",
        a.seed,
        a.seed + programs,
        start.elapsed().as_secs_f64()
    );
    if same == programs { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn faults(a: &FaultArgs) -> ExitCode {
    let mut all = Tally::default();
    let (mut kinds, mut seen, mut meant) = (0, 0, 0);
    println!("{:<40} injected  caught  missed", "wrong rewrite");
    for f in FAULTS.iter().filter(|f| f.name.contains(&a.only)) {
        let t = faults::measure(f, a.seed, a.cases);
        println!("{:<40} {:>8} {:>7} {:>7}", f.name, t.injected, t.caught, t.missed);
        kinds += 1;
        seen += (t.caught > 0) as u32;
        meant += (t.caught + t.missed > 0) as u32;
        all.injected += t.injected;
        all.caught += t.caught;
        all.missed += t.missed;
    }
    println!(
        "{kinds} wrong rewrites, {seen} of {meant} that change meaning caught; {} injections, {} change meaning, {} caught: {:.1} %",
        all.injected,
        all.caught + all.missed,
        all.caught,
        100.0 * all.rate()
    );
    if all.rate() >= 0.95 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn compare_native(a: &NativeArgs) -> ExitCode {
    let folder = std::env::temp_dir().join(format!("warpc-native-{}", std::process::id()));
    if let Err(e) = std::fs::create_dir_all(&folder) {
        eprintln!("error: {}: {e}", folder.display());
        return ExitCode::from(2);
    }
    let mut left_out = BTreeMap::<&str, u64>::new();
    let (mut kernels, mut same, mut wrong, mut broken) = (0, 0, 0, 0);
    // Runs jobs that are compiled together; `of` kernels.
    let mut run =
        |jobs: &[Job], of: u64, left_out: &mut BTreeMap<&str, u64>| match native::compare(&a.clang, &folder, jobs) {
            Ok(list) => {
                list.iter().for_each(|w| println!("{w}"));
                wrong += list.len();
                same += jobs.len() - list.len();
                kernels += of;
            }
            Err(NotRun::LeftOut(why)) => {
                *left_out.entry(why).or_default() += of;
                if a.list {
                    println!("{}: {why}", jobs[0].name);
                }
            }
            Err(NotRun::Broken(e)) => {
                println!("{}: {}", jobs[0].name, e.lines().next().unwrap_or_default());
                broken += of;
            }
        };
    // Kernels of files share names and numbers: each by itself.
    for file in a.paths.iter().flat_map(|p| if p.is_dir() { case::files_below(p) } else { vec![p.clone()] }) {
        for k in Job::of_file(&file) {
            match k.jobs {
                Ok(jobs) => run(&jobs, 1, &mut left_out),
                Err(why) => {
                    *left_out.entry(why).or_default() += 1;
                    if a.list {
                        println!("{}: {why}", k.name);
                    }
                }
            }
        }
    }
    let seeds = if a.paths.is_empty() { a.seed..a.seed + a.cases } else { 0..0 };
    let mut waiting: Vec<Job> = Vec::new();
    for seed in seeds.clone() {
        match Job::generated(seed) {
            Ok(j) => waiting.push(j),
            Err(why) => *left_out.entry(why).or_default() += 1,
        }
        if waiting.len() >= a.batch.max(1) || seed + 1 == seeds.end && !waiting.is_empty() {
            run(&waiting, waiting.len() as u64, &mut left_out);
            waiting.clear();
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    left_out.iter().for_each(|(why, n)| println!("{n} kernels left out: {why}"));
    println!("{kernels} kernels ran, {broken} not compiled: {same} runs the same, {wrong} differ");
    if wrong == 0 && broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn compare_scev(a: &ScevArgs) -> ExitCode {
    let (mut programs, mut ran, mut wrong) = (0u64, 0u64, 0u64);
    let (mut loops, mut values, mut counts, mut assumed) = (0, 0, 0, 0);
    let mut accesses = scev::access::Outcome::default();
    let wanted = |what: &str| a.only.as_deref().is_none_or(|only| only == what);
    for seed in a.seed..a.seed + a.cases {
        match wanted("memory").then(|| scev::access::check(seed)) {
            Some(Ok(o)) if o.ran => accesses.add(&o),
            Some(Ok(_)) | None => {}
            Some(Err(what)) => {
                println!("{what}");
                wrong += 1;
            }
        }
        match wanted("values").then(|| scev::check(seed)) {
            None => {}
            Some(Ok(o)) => {
                ran += o.ran as u64;
                loops += if o.ran { o.loops } else { 0 };
                values += o.values;
                counts += o.counts;
                assumed += o.assumed;
            }
            Some(Err(what)) => {
                println!("{what}");
                wrong += 1;
            }
        }
        programs += 1;
        if wrong >= a.limit {
            break;
        }
    }
    let mut all = scev::depend::Outcome::default();
    let mut nests = 0u64;
    for seed in a.seed..a.seed + programs {
        match wanted("dependences").then(|| scev::depend::check(seed)) {
            None => {}
            Some(Ok(o)) => {
                nests += o.ran as u64;
                all.add(&o);
            }
            Some(Err(what)) => {
                println!("{what}");
                wrong += 1;
            }
        }
        if wrong >= a.limit {
            break;
        }
    }
    if wanted("dependences") {
        println!(
            "{nests} nests over arrays: {} pairs independent, {} dependent with {} levels narrowed, {} unknown, {} arrays in bounds; {} \
         touches of a byte and {} addresses by subscripts compared",
            all.none, all.some, all.narrowed, all.confused, all.arrays, all.touches, all.subscripts
        );
    }
    println!(
        "seeds {}..{}: {programs} programs, {ran} ran to their end with {loops} loops; {values} values, {counts} exact counts \
         and {assumed} under predicates compared, {wrong} wrong facts",
        a.seed,
        a.seed + programs
    );
    if wanted("memory") {
        let x = accesses;
        println!(
            "memory: {} loops left, {} safe ({} up to a width), {} after checks, {} refused by them, {} under assumptions ({} broken); \
         {} addresses within bounds, {} conflicts ({} listed), {} stores to one address, {} rewritten values",
            x.loops,
            x.safe,
            x.narrow,
            x.checked,
            x.refused,
            x.assumed,
            x.broken,
            x.bounds,
            x.conflicts,
            x.listed,
            x.invariant,
            x.rewritten
        );
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn fuzz(a: &FuzzArgs) -> ExitCode {
    for wanted in &a.targets {
        if !TARGETS.iter().any(|t| t.0 == wanted) {
            let names: Vec<&str> = TARGETS.iter().map(|t| t.0).collect();
            eprintln!("error: no target is called {wanted}; there are {}", names.join(", "));
            return ExitCode::from(2);
        }
    }
    for (name, target) in TARGETS.iter().filter(|t| a.targets.is_empty() || a.targets.iter().any(|w| w == t.0)) {
        // A property that does not hold is a panic, with the input in its message.
        let runs = warpc_lab::fuzzing::run_for(*target, a.seconds, a.seed);
        println!("{name}: {runs} inputs in {:.0} s, no failure", a.seconds);
    }
    ExitCode::SUCCESS
}
