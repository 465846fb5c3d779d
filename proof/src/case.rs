//! Programs to run passes on, each with its run before.

use std::path::{Path, PathBuf};
use warpc_engine::generate::{self, Config};
use warpc_engine::interp::{Launch, Program, RunResult, launch};
use warpc_engine::ir::Module;
use warpc_engine::mutate;
use warpc_engine::random::mix;
use warpc_engine::text::{PrintOptions, ReadOptions, parse_module, print_module};

/// Thread-instructions that a mutated program may take before.
const STEPS: u64 = 2_000_000;

/// A program, how it is launched, and what it did.
#[derive(Clone)]
pub struct Case {
    /// Where it comes from, with the seed.
    pub name: String,
    /// The module.
    pub text: String,
    /// A launch.
    pub launch: Launch,
    /// The run of the module as it is.
    pub before: RunResult,
}

/// The module of a text that is known to read.
pub fn read(text: &str) -> Module {
    parse_module(text.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|d| panic!("{}", d[0].render("program", text.as_bytes())))
}

/// Text of a module.
pub fn write(m: &Module) -> String {
    String::from_utf8_lossy(&print_module(m, &PrintOptions::default())).into_owned()
}

/// Runs a module. A module that cannot be laid out counts as one that fails.
pub fn execute(m: &Module, launch: &Launch) -> Result<RunResult, String> {
    Ok(Program::new(m)?.run(launch))
}

impl Case {
    /// A generated kernel without undefined behaviour. `size` is chosen by the seed when absent. Panics when the generator made
    /// one that fails: that is a bug.
    pub fn generated(seed: u64, size: Option<usize>) -> Case {
        let mut config = Config::of_seed(seed);
        config.size = size.unwrap_or(config.size);
        let launch = generate::launch(&config, 1, if seed.is_multiple_of(4) { 64 } else { 32 });
        let case = Case::new(format!("generated {seed}"), generate::text(&config), launch);
        if let Some(e) = &case.before.error {
            panic!("the generator made a kernel that fails, seed {seed}: {e}\n{}", case.text);
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
        Case::doubtful(format!("mutated {seed}"), write(&m), launch)
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
        Some(Case::doubtful(format!("{stem} {seed}"), write(&m), l))
    }
    fn new(name: String, text: String, launch: Launch) -> Case {
        let before = execute(&read(&text), &launch).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
        Case { name, text, launch, before }
    }
    /// A program that may have races, undefined behaviour or no end: any of these makes the comparison moot.
    fn doubtful(name: String, text: String, mut launch: Launch) -> Case {
        launch.options.max_steps = STEPS;
        launch.options.check_races = true;
        let mut case = Case::new(name, text, launch);
        case.launch.options.check_races = false;
        // What a pass makes may take other steps, but not so many.
        case.launch.options.max_steps = 8 * STEPS;
        case
    }
    /// The same launch of another text; for making it smaller.
    pub fn with_text(&self, text: &str) -> Case {
        let mut launch = self.launch.clone();
        launch.options.check_races = true;
        let before = execute(&read(text), &launch).unwrap_or_default();
        Case { name: self.name.clone(), text: text.into(), launch: self.launch.clone(), before }
    }
    /// Whether the run before says nothing: it was undefined, or made a choice that the language leaves open.
    pub fn is_moot(&self) -> bool {
        self.before.error.is_some() || self.before.nondeterministic
    }
}

/// The `.ll` files of a folder, in order.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut list: Vec<PathBuf> =
        std::fs::read_dir(folder).map_or(Vec::new(), |d| d.filter_map(|e| Some(e.ok()?.path())).collect());
    list.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    list.sort();
    list
}
