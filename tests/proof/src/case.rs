//! Programs to run passes on, each with its run before.

use std::path::{Path, PathBuf};
use warpc_columns::random::mix;
use warpc_interp::compare::refines;
use warpc_interp::{Arg, Launch, Program, RunResult, launch};
use warpc_ir::Module;
use warpc_lab::generate::{self, Config};
use warpc_lab::mutate;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

/// Thread-instructions that a mutated program may take before.
const STEPS: u64 = 2_000_000;

/// A program, how it is launched, and what it did.
#[derive(Clone)]
pub struct Case {
    /// Where it comes from, with the seed.
    pub name: String,
    /// The module.
    pub text: String,
    /// The module as it is printed: what a pass prints alike needs no run.
    pub printed: String,
    /// Launches, and what the module as it is did on each.
    pub runs: Vec<(Launch, RunResult)>,
}

/// Launches of a generated program: the same program on other numbers shows other wrong rewrites.
const LAUNCHES: u64 = 6;
/// Launches of a generated nest of loops: its paths depend on bounds more than on numbers, and programs count more than launches.
const LAUNCHES_OF_NESTS: u64 = 3;

/// The module of a text that is known to read.
pub fn read(text: &str) -> Module {
    parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|d| panic!("{}", d[0].render("program", text.as_bytes())))
}

/// Text of a module.
pub fn write(module: &Module) -> String {
    String::from_utf8_lossy(&print_module(module, &PrintOptions::default())).into_owned()
}

/// Runs a module. A module that cannot be laid out counts as one that fails.
pub fn execute(module: &Module, launch: &Launch) -> Result<RunResult, String> {
    Ok(Program::new(module)?.run(launch))
}

/// Launch number `n` of a generated kernel: other numbers in the input, another argument.
pub fn vary(launch: &Launch, n: u64) -> Launch {
    let mut l = launch.clone();
    if n == 0 {
        return l;
    }
    for b in l.buffers.iter_mut().skip(1).take(1) {
        b.chunks_exact_mut(8).enumerate().for_each(|(k, w)| {
            let r = mix(mix(n) ^ k as u64);
            let v = match r >> 60 {
                0..=4 => r & 15,
                5..=6 => (r & 15).wrapping_neg(),
                7 => 1 << (r & 63),
                _ => r.rotate_left(23),
            };
            w.copy_from_slice(&v.to_le_bytes());
        });
    }
    if let Some(Arg::Scalar(v)) = l.args.last_mut() {
        *v = match n {
            // Bounds of loops and masks are made of it: nothing to do is what rewrites forget first.
            1 => 0,
            _ if n.is_multiple_of(2) => (mix(n) & 0xff) as u128,
            _ => (mix(n) & 0xffff_ffff) as u128,
        };
    }
    l
}

impl Case {
    /// A generated kernel without undefined behaviour. `size` is chosen by the seed when absent. Panics when the generator made
    /// one that fails: that is a bug.
    pub fn generated(seed: u64, size: Option<usize>) -> Case {
        Case::defined("generated", Config::of_seed(seed), size, LAUNCHES)
    }
    /// A generated kernel of nests of loops, without undefined behaviour.
    pub fn nests(seed: u64, size: Option<usize>) -> Case {
        Case::defined("nests", Config::nests_of_seed(seed), size, LAUNCHES_OF_NESTS)
    }
    fn defined(kind: &str, mut config: Config, size: Option<usize>, launches: u64) -> Case {
        let seed = config.seed;
        config.size = size.unwrap_or(config.size);
        let (text, launch) = text_and_launch(&config);
        let case = Case::new(format!("{kind} {seed}"), text, &launch, launches);
        for (_, before) in &case.runs {
            if let Some(e) = &before.error {
                panic!("the generator made a kernel that fails, seed {seed}: {e}\n{}", case.text);
            }
        }
        case
    }
    /// A generated kernel, changed at random. What it does may be undefined.
    pub fn mutated(seed: u64, size: Option<usize>) -> Case {
        let mut config = Config::of_seed(seed);
        config.size = size.unwrap_or(config.size.min(120));
        let mut m = generate::module(&config);
        mutate::mutate(&mut m, mix(seed), 1 + (seed % 7) as usize);
        let launch = generate::launch(&config, 1, 32);
        Case::doubtful(format!("mutated {seed}"), write(&m), launch, 2)
    }
    /// A small kernel that calls intrinsics of lanes and masks. What it does may be undefined.
    pub fn intrinsics(seed: u64) -> Case {
        let launch = generate::launch(&Config::new(seed, 10), 1, 4);
        Case::doubtful(format!("intrinsics {seed}"), generate::intrinsics::text(seed), launch, 3)
    }
    /// A kernel of a file, changed at random by a seed; as it is for seed 0. `None` when the module has no kernel.
    pub fn of_file(path: &Path, seed: u64) -> Option<Case> {
        let bytes = std::fs::read(path).ok()?;
        let mut m = parse_module(&bytes, &ReadOptions::default()).ok()?;
        let kernels = Program::new(&m).ok()?.kernels();
        if kernels.is_empty() {
            return None;
        }
        let kernel = &kernels[(mix(seed) >> 8) as usize % kernels.len()];
        let mut l = launch::automatic(&m, kernel, 32, 1 << 14)?;
        if l.block.iter().product::<u32>() > 64 {
            l.block = [32, 1, 1];
        }
        l.shared_bytes = 8192;
        for (n, b) in l.buffers.iter_mut().enumerate() {
            // Small numbers, good as indices, counts and floating-point numbers near zero.
            let s = mix(seed ^ n as u64);
            if !s.is_multiple_of(4) {
                b.chunks_exact_mut(4).enumerate().for_each(|(k, w)| w[0] = (mix(s ^ k as u64) & 3) as u8);
            }
        }
        if seed > 0 {
            mutate::mutate(&mut m, mix(seed), 1 + (seed % 5) as usize);
        }
        let stem = path.file_name().unwrap_or_default().to_string_lossy();
        Some(Case::doubtful(format!("{stem} {seed}"), write(&m), l, 1))
    }
    fn new(name: String, text: String, launch: &Launch, launches: u64) -> Case {
        let m = read(&text);
        let run = |n| {
            let l = vary(launch, n);
            let before = execute(&m, &l).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
            (l, before)
        };
        let runs = (0..launches).map(run).collect();
        let printed = write(&m);
        Case { name, text, printed, runs }
    }
    /// A program that may have races, undefined behaviour or no end: any of these makes the comparison moot.
    fn doubtful(name: String, mut text: String, mut launch: Launch, launches: u64) -> Case {
        // Where denormals may be flushed any result is as good with them as without: tested with all of them kept.
        for mode in ["preserve-sign,preserve-sign", "preserve-sign"] {
            text = text.replace(&format!("\"denormal-fp-math-f32\"=\"{mode}\""), "");
        }
        launch.options.max_steps = STEPS;
        launch.options.check_races = true;
        let mut case = Case::new(name, text, &launch, launches);
        let moved = read(&moved(&case.text));
        for (l, before) in &mut case.runs {
            // Where objects lie is nobody's promise: a program that shows addresses may show others.
            let same = |r: &RunResult| r.error.is_some() || refines(before, r).is_ok();
            before.nondeterministic |= !is_moot(before) && !execute(&moved, l).is_ok_and(|r| same(&r));
            // What a pass makes may take other steps, but not so many.
            l.options.max_steps = 8 * STEPS;
        }
        case
    }
    /// The same launches of another text; for making it smaller.
    pub fn with_text(&self, text: &str) -> Case {
        let m = read(text);
        let runs = self.runs.iter().map(|(l, _)| (l.clone(), execute(&m, l).unwrap_or_default())).collect();
        Case { name: self.name.clone(), text: text.into(), printed: write(&m), runs }
    }
    /// Whether the run before says nothing, whatever the launch: it was undefined, or made a choice that the language leaves
    /// open.
    pub fn is_moot(&self) -> bool {
        self.runs.iter().all(|(_, r)| is_moot(r))
    }
}

/// Text of a generated kernel, and its first launch.
pub fn generated(seed: u64) -> (String, Launch) {
    text_and_launch(&Config::of_seed(seed))
}

/// The same of a kernel of nests of loops.
pub fn nests(seed: u64) -> (String, Launch) {
    text_and_launch(&Config::nests_of_seed(seed))
}

fn text_and_launch(config: &Config) -> (String, Launch) {
    let mut launch = generate::launch(config, 1, config.threads_of_block());
    launch.options.check_races = true;
    (generate::text(config), launch)
}

/// The program with one more variable, which comes before all others and moves them.
fn moved(text: &str) -> String {
    let at = text.rfind("\ntarget ").map_or(0, |at| at + 1);
    let at = text[at..].find('\n').map_or(at, |n| if text[at..].starts_with("target ") { at + n + 1 } else { at });
    let (head, rest) = text.split_at(at);
    format!("{head}@\"in the way\" = addrspace(1) global [4096 x i8] zeroinitializer\n{rest}")
}

/// Whether a run says nothing about a program.
pub fn is_moot(result: &RunResult) -> bool {
    result.error.is_some() || result.nondeterministic
}

/// The `.ll` files of a folder, in order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut list: Vec<PathBuf> =
        std::fs::read_dir(folder).map_or(Vec::new(), |d| d.filter_map(|e| Some(e.ok()?.path())).collect());
    list.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    list.sort();
    list
}

/// The `.ll` files of a folder and of those in it, in order.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut list = Vec::new();
    let mut stack = vec![folder.to_path_buf()];
    while let Some(dir) = stack.pop() {
        list.extend(files(&dir));
        let below = std::fs::read_dir(&dir).map_or(Vec::new(), |d| d.filter_map(|e| Some(e.ok()?.path())).collect());
        stack.extend(below.into_iter().filter(|p: &PathBuf| p.is_dir()));
    }
    list.sort();
    list
}
