//! Generator of kernels that are valid by construction: verified IR without undefined behaviour, whose every run is determined.
//!
//! | file | what |
//! |---|---|
//! | `state.rs` | text under construction, values in scope, choices |
//! | `ops.rs` | arithmetic, casts, comparisons, intrinsics of one value |
//! | `memory.rs` | loads, stores, stack objects, shared memory, atomics |
//! | `flow.rs` | branches, loops, switches, irreducible regions, calls |
//! | `nests.rs` | nests of loops: exits, back edges and returns anywhere, irreducible cycles, barriers and shuffles in loops |
//! | `counters.rs` | counters of those loops: of any width, step and comparison |
//! | `matrices.rs` | counted nests over arrays |
//! | `intrinsics.rs` | small kernels of their own kind, which call intrinsics of lanes and masks |
//!
//! A kernel reads a buffer of random numbers, works on a slice of the output of its own and on counters that only commutative
//! atomics change, and ends by storing values of every type it made. Threads work together (shuffles, votes, barriers, shared
//! memory) only where all of them are. Operations that could be poison get operands they cannot be poison on, or are guarded by a
//! select. The same seed gives the same kernel on every machine.

mod counters;
mod flow;
pub mod intrinsics;
mod matrices;
mod memory;
mod nests;
mod ops;
mod state;

use warpc_columns::random::mix;
use warpc_interp::{Arg, Launch, Options};
use warpc_ir::Module;
use warpc_text::{ReadOptions, parse_module};

/// What to generate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Config {
    /// Seed of all choices.
    pub seed: u64,
    /// Instructions, roughly: 10 to 100,000.
    pub size: usize,
    /// Floating-point operations.
    pub floats: bool,
    /// Vectors and aggregates.
    pub vectors: bool,
    /// Integers of more than 64 bits and of odd widths.
    pub odd_ints: bool,
    /// Integers of more than 128 bits, where those of odd widths are.
    pub wide_ints: bool,
    /// Helper functions and calls.
    pub calls: bool,
    /// Shared memory, barriers, shuffles, votes, atomics.
    pub threads: bool,
    /// Branches and loops.
    pub flow: bool,
    /// Shuffles, votes and reductions of a warp, where threads work together: all 32 lanes must be there.
    pub lanes: bool,
    /// Nests of loops of every kind, and little else.
    pub nests: bool,
}

impl Config {
    /// Everything, of `size` instructions.
    pub fn new(seed: u64, size: usize) -> Config {
        Config {
            seed,
            size,
            floats: true,
            vectors: true,
            odd_ints: true,
            wide_ints: true,
            calls: true,
            threads: true,
            flow: true,
            lanes: true,
            nests: false,
        }
    }
    /// Everything, with size and leanings chosen by the seed: mostly small.
    pub fn of_seed(seed: u64) -> Config {
        let r = mix(seed);
        let size = match r % 8 {
            0 => 12,
            1..=3 => 40,
            4..=6 => 120,
            _ => 300,
        };
        let on = |bit: u32| r >> bit & 3 != 0;
        Config {
            seed,
            size,
            floats: on(8),
            vectors: on(10),
            odd_ints: on(12),
            wide_ints: r >> 21 & 7 == 0,
            calls: on(14),
            threads: on(16),
            flow: r >> 18 & 7 != 0,
            lanes: true,
            nests: false,
        }
    }
    /// Nests of loops, mostly small, with leanings chosen by the seed.
    pub fn nests_of_seed(seed: u64) -> Config {
        let r = mix(seed ^ 0x6e65_7374);
        let one_in = |bit: u32, n: u64| (r >> bit & 15).is_multiple_of(n);
        Config {
            seed,
            size: [40, 40, 70, 110][(r & 3) as usize],
            floats: one_in(8, 4),
            vectors: one_in(12, 8),
            odd_ints: one_in(16, 8),
            wide_ints: false,
            calls: one_in(20, 4),
            threads: !one_in(24, 4),
            flow: true,
            lanes: one_in(28, 2),
            nests: true,
        }
    }
    /// Threads in a block of a launch: lanes need whole warps, and barriers are between warps as well.
    pub fn threads_of_block(&self) -> u32 {
        match (self.nests, self.seed.is_multiple_of(4)) {
            (false, true) => 64,
            (false, false) => 32,
            (true, _) if !self.lanes => 8,
            (true, _) => {
                if self.seed.is_multiple_of(16) {
                    64
                } else {
                    32
                }
            }
        }
    }
}

/// Bytes of the output slice of a thread.
pub const SLICE: usize = 512;
/// Words of the input buffer.
pub const INPUT_WORDS: usize = 256;
/// Counters that all threads change.
pub const COUNTERS: usize = 16;
/// Threads per block of [`launch`].
pub const THREADS: u32 = 64;
/// Blocks of [`launch`].
pub const BLOCKS: u32 = 2;

/// The kernel `@k` as text.
pub fn text(config: &Config) -> String {
    let mut g = state::Gen::new(*config);
    g.module();
    g.finish()
}

/// The kernel `@k` as a module. Panics when the text is not read: that is a bug of the generator or of the reader.
pub fn module(config: &Config) -> Module {
    let text = text(config);
    match parse_module(text.as_bytes(), &ReadOptions::default()) {
        Ok(m) => m,
        Err(d) => panic!("seed {}: {}", config.seed, d[0].render("generated", text.as_bytes())),
    }
}

/// A launch of a generated kernel, with `blocks` times `threads` threads.
pub fn launch(config: &Config, blocks: u32, threads: u32) -> Launch {
    let mut state = mix(config.seed ^ 0x6c61_756e);
    let mut input = Vec::with_capacity(INPUT_WORDS * 8);
    for i in 0..INPUT_WORDS {
        state = mix(state.wrapping_add(i as u64));
        // Small numbers, extremes and noise.
        let v = match state >> 60 {
            0..=4 => state & 15,
            5..=6 => (state & 15).wrapping_neg(),
            7 => 1 << (state & 63),
            _ => state.rotate_left(23),
        };
        input.extend_from_slice(&v.to_le_bytes());
    }
    Launch {
        kernel: "k".into(),
        grid: [blocks, 1, 1],
        block: [threads, 1, 1],
        args: vec![
            Arg::Buffer { index: 0, offset: 0 },
            Arg::Buffer { index: 1, offset: 0 },
            Arg::Buffer { index: 2, offset: 0 },
            Arg::Scalar((state & 0xffff_ffff) as u128),
        ],
        buffers: vec![vec![0; (blocks * threads) as usize * SLICE], input, vec![0; COUNTERS * 8]],
        options: Options { max_steps: 200_000_000, ..Default::default() },
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_interp::Program;
    use warpc_verify::verify_module;

    /// Kernels are valid and run without a fault, whatever the seed. More with `WARPC_CASES`.
    #[test]
    fn kernels_are_valid_and_defined() {
        let cases: u64 = std::env::var("WARPC_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
        let mut silent = 0;
        let both = (0..cases).flat_map(|seed| [Config::of_seed(seed), Config::nests_of_seed(seed)]);
        for config in both {
            let seed = config.seed;
            let m = module(&config);
            if let Err(e) = verify_module(&m) {
                panic!("seed {seed}: {}\n{}", e[0].render(&m), text(&config));
            }
            let p = Program::new(&m).unwrap();
            let r = p.run(&launch(&config, 1, config.threads_of_block()));
            if let Some(e) = r.error {
                panic!("seed {seed}: {e}\n{}", text(&config));
            }
            assert!(!r.nondeterministic, "seed {seed} leaves a choice open");
            // Padding of aggregates is undef.
            let poison = r.shadows.iter().position(|s| s.contains(&2));
            assert_eq!(poison, None, "seed {seed} writes poison");
            let writes = r.buffers[0].iter().any(|&b| b != 0);
            assert!(writes || config.nests, "seed {seed} writes nothing");
            silent += u64::from(!writes);
            assert_eq!(text(&config), text(&config));
        }
        // In a nest, all threads may return early, with a zero.
        assert!(silent * 50 <= cases, "{silent} of {cases} nests write nothing");
    }

    #[test]
    fn sizes() {
        for size in [10, 100, 1000, 5000] {
            let n: usize = text(&Config::new(1, size)).lines().filter(|l| l.starts_with("  ")).count();
            assert!(n >= size && n < size * 3 + 200, "{size}: {n}");
        }
    }
}
