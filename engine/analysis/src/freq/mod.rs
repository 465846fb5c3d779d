//! Block frequencies: how often a block runs per run of the function.
//!
//! | file | what |
//! |---|---|
//! | `solver.rs` | mass through loops, inner first; frequencies from it, outer first |
//! | `irreducible.rs` | cycles with several entries, found where mass would flow backwards |
//! | `mass.rs` | shares of 64 bits, and how they are distributed |
//! | `scaled.rs` | numbers that are 64 digits and a power of two |
//!
//! A loop is solved with all mass at its header. What comes back to the header says how often it iterates; then it stands in its parent as
//! one place whose exits have the masses found. **Cost**: linear in blocks, edges and loop exits for each level of nesting.
//! **Source**: every number is LLVM's, roundings included, so that thresholds tuned for it hold and its tests can judge.

mod irreducible;
mod mass;
mod scaled;
mod solver;

use crate::branch_prob::BranchProbs;
use crate::loops::Loops;
use scaled::Scaled;
use solver::Solver;
use std::cmp::Ordering;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;

/// Frequency of every block, relative to the entry.
#[derive(Clone, Debug)]
pub struct BlockFreqs {
    freq: Vec<f64>,
    integer: Vec<u64>,
}

/// Whole numbers are scaled so that the most frequent block has `2^54`: some bits are left for sums.
const MOST_BITS: i32 = 54;

impl BlockFreqs {
    /// Frequencies of the blocks of `cfg`.
    pub fn new(func: &Func<'_>, cfg: &Cfg, probs: &BranchProbs, loops: &Loops) -> BlockFreqs {
        let scaled = Solver::new(func, cfg, probs, loops).run();
        let more = |a: Scaled, b: Scaled| if a.compare(b) == Ordering::Less { b } else { a };
        let most = scaled.iter().copied().fold(Scaled::default(), more);
        let mut freqs = BlockFreqs { freq: vec![0.0; cfg.rows()], integer: vec![0; cfg.rows()] };
        if most.compare(Scaled::default()) == Ordering::Equal {
            return freqs;
        }
        let factor = Scaled::new(1, MOST_BITS).over(most);
        for (&block, &scaled) in cfg.rpo().iter().zip(&scaled) {
            freqs.freq[block.index()] = scaled.value();
            freqs.integer[block.index()] = scaled.times(factor).floor().max(1);
        }
        freqs
    }
    /// Runs of `block` per run of the function; 0 of unreachable blocks.
    pub fn of(&self, block: Block) -> f64 {
        self.freq.get(block.index()).copied().unwrap_or(0.0)
    }
    /// As an integer that keeps the ratios: the most frequent block has 2^54, every reachable block at least 1.
    pub fn integer(&self, block: Block) -> u64 {
        self.integer.get(block.index()).copied().unwrap_or(0)
    }
}

/// The weight that `!irr_loop` says of an entry of a cycle with several entries: how often that one is taken.
pub fn entry_weight(func: &Func<'_>, block: Block) -> Option<u64> {
    let term = func.terminator(block);
    if term.is_none() || func.flags(term) & flags::HAS_MD == 0 {
        return None;
    }
    let tables = func.ctx().tables;
    let node = func.attachment(term, tables.strings.find(b"irr_loop")?)?;
    match *tables.metadata.ops(node) {
        [name, weight]
            if tables.metadata.str_of(name).is_some_and(|s| tables.strings.get(s) == b"loop_header_weight") =>
        {
            tables.metadata_int(weight)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Rng, body_of, random_succs};
    use warpc_ir::Func;
    use warpc_ir::dom::DomTree;

    fn all(func: &Func<'_>) -> (Cfg, BranchProbs, BlockFreqs, Loops) {
        let cfg = Cfg::new(func);
        let (dom, post) = (DomTree::new(&cfg), DomTree::post(&cfg));
        let loops = Loops::new(&cfg, &dom);
        let probs = BranchProbs::new(func, &cfg, [&dom, &post], &loops);
        let freqs = BlockFreqs::new(func, &cfg, &probs, &loops);
        (cfg, probs, freqs, loops)
    }

    #[test]
    fn flow_is_conserved() {
        let mut checked = 0;
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let n = 1 + rng.below(20);
            let (m, body) = body_of(&random_succs(&mut rng, n));
            let f = Func::of_body(&body, m.ctx());
            let (cfg, probs, freqs, loops) = all(&f);
            let dom = DomTree::new(&cfg);
            for &b in cfg.rpo() {
                let sum: f64 = probs.of(b).iter().map(|p| p.value()).sum();
                assert!(cfg.succs(b).is_empty() || (sum - 1.0).abs() < 1e-6, "{sum}");
            }
            // Exact where nothing was cut off: no irreducible cycle, no endless loop, no large scale.
            let reducible = cfg
                .rpo()
                .iter()
                .all(|&b| cfg.succs(b).iter().all(|&s| cfg.rpo_index(s) > cfg.rpo_index(b) || dom.dominates(s, b)));
            let bounded = cfg.rpo().iter().all(|&b| freqs.of(b) < 2048.0);
            let leaves = loops.inner_first().into_iter().all(|l| !loops.exit_blocks(&f, l).is_empty());
            if !reducible || !bounded || !leaves {
                continue;
            }
            checked += 1;
            for &b in cfg.rpo() {
                let into: f64 = cfg
                    .rpo()
                    .iter()
                    .flat_map(|&p| cfg.succs(p).iter().zip(probs.of(p)).map(move |(&s, q)| (p, s, *q)))
                    .filter(|e| e.1 == b)
                    .map(|(p, _, q)| freqs.of(p) * q.value())
                    .sum();
                let want = into + (b == cfg.entry()) as u32 as f64;
                assert!(
                    (freqs.of(b) - want).abs() <= 1e-5 * want.max(1.0),
                    "seed {seed} {b:?}: {} {want}",
                    freqs.of(b)
                );
            }
        }
        assert!(checked > 60, "{checked}");
    }

    #[test]
    fn loops_run_thirty_two_times() {
        let (m, body) = body_of(&[vec![1], vec![1, 2], vec![]]);
        let f = Func::of_body(&body, m.ctx());
        let (_, probs, freqs, _) = all(&f);
        assert_eq!(probs.edge(Block(1), 0).0, 0x7c000000);
        assert!((freqs.of(Block(1)) - 32.0).abs() < 1e-6 && (freqs.of(Block(2)) - 1.0).abs() < 1e-6);
        assert_eq!(freqs.integer(Block(1)), 1 << 54);
    }
}
