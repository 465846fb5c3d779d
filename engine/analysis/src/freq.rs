//! Block frequencies: how often a block runs per run of the function.
//!
//! Loops are solved inner first with a mass of 1 at the header and then stand in their parent as one node whose outgoing
//! masses are scaled by the number of iterations, so the work is linear in blocks, edges and loop exits per level.
//! Edges back into blocks that are no loop header (irreducible cycles) are followed for a few iterations of the computation.

use crate::branch_prob::BranchProbs;
use crate::loops::Loops;
use warpc_ir::cfg::{Cfg, Csr};
use warpc_ir::ids::*;

/// Most iterations a loop is taken to make, and how many a loop without exit makes.
const MAX_SCALE: f64 = 4096.0;
/// Rounds in which mass that flows backwards is spread.
const ROUNDS: usize = 16;

/// Frequency of every block, relative to the entry.
#[derive(Clone, Debug)]
pub struct BlockFreqs {
    freq: Vec<f64>,
    max: f64,
}

/// What one loop (or the function) looks like from outside.
struct Solved {
    /// Iterations per entry.
    scale: f64,
    /// Mass that leaves per entry, by target, in order of first appearance.
    exits: Vec<(Block, f64)>,
}

struct Solver<'q> {
    cfg: &'q Cfg,
    probs: &'q BranchProbs,
    loops: &'q Loops,
    /// Mass of a block per iteration of its innermost loop; of a loop header as a node of the parent loop.
    own: Vec<f64>,
    as_node: Vec<f64>,
    solved: Vec<Option<Solved>>,
}

impl BlockFreqs {
    /// Frequencies of the blocks of `cfg`.
    pub fn new(cfg: &Cfg, probs: &BranchProbs, loops: &Loops) -> BlockFreqs {
        let n = loops.len();
        // Nodes of each loop, and of the function (row n): own blocks and headers of the loops inside, in reverse post-order.
        let mut nodes: Vec<(usize, Block)> = Vec::with_capacity(cfg.rpo().len() + n);
        for &b in cfg.rpo() {
            let l = loops.of(b);
            if l.is_some() && loops.header(l) == b {
                nodes.push((loops.parent(l).get().map_or(n, |p| p.index()), b));
            }
            nodes.push((l.get().map_or(n, |l| l.index()), b));
        }
        let nodes = Csr::group(n + 1, nodes.iter().copied());
        let mut s = Solver {
            cfg,
            probs,
            loops,
            own: vec![0.0; cfg.rows()],
            as_node: vec![0.0; cfg.rows()],
            solved: (0..n).map(|_| None).collect(),
        };
        for l in loops.inner_first() {
            let r = s.solve(l, nodes.row(l.index()));
            s.solved[l.index()] = Some(r);
        }
        s.solve(Loop::NONE, nodes.row(n));
        // Outside in: a header runs once per entry and iteration.
        let mut header = vec![0.0f64; n];
        let mut order = loops.inner_first();
        order.reverse();
        for l in order {
            let around = loops.parent(l).get().map_or(1.0, |p| header[p.index()]);
            let scale = s.solved[l.index()].as_ref().map_or(1.0, |x| x.scale);
            header[l.index()] = s.as_node[loops.header(l).index()] * around * scale;
        }
        let mut freq = vec![0.0; cfg.rows()];
        let mut max = 0.0f64;
        for &b in cfg.rpo() {
            freq[b.index()] = s.own[b.index()] * loops.of(b).get().map_or(1.0, |l| header[l.index()]);
            max = max.max(freq[b.index()]);
        }
        BlockFreqs { freq, max }
    }
    /// Runs of `block` per run of the function; 0 of unreachable blocks.
    pub fn of(&self, block: Block) -> f64 {
        self.freq.get(block.index()).copied().unwrap_or(0.0)
    }
    /// As an integer that keeps the ratios: the most frequent block has 2^54, every reachable block at least 1.
    pub fn integer(&self, block: Block) -> u64 {
        let f = self.of(block);
        if f <= 0.0 || self.max <= 0.0 {
            return 0;
        }
        ((f / self.max) * (1u64 << 54) as f64).max(1.0) as u64
    }
}

impl Solver<'_> {
    /// Node of loop `loop_id` that stands for `block`, which is inside `loop_id`: itself, or the header of the loop of `loop_id`
    /// around it.
    fn node(&self, loop_id: Loop, block: Block) -> (Block, Loop) {
        let mut inner = self.loops.of(block);
        if inner == loop_id {
            return (block, Loop::NONE);
        }
        while self.loops.parent(inner) != loop_id {
            inner = self.loops.parent(inner);
        }
        (self.loops.header(inner), inner)
    }
    fn mass(&mut self, block: Block, child: bool) -> &mut f64 {
        if child { &mut self.as_node[block.index()] } else { &mut self.own[block.index()] }
    }
    fn solve(&mut self, loop_id: Loop, nodes: &[Block]) -> Solved {
        let header = if loop_id.is_some() { self.loops.header(loop_id) } else { self.cfg.entry() };
        let mut pending: Vec<f64> = vec![0.0; nodes.len()];
        let place = |nodes: &[Block], cfg: &Cfg, b: Block, child: bool, own: Loop, loops: &Loops| {
            // Nodes are in reverse post-order; a loop header has two rows only in two different lists.
            let _ = (child, own, loops);
            nodes.binary_search_by_key(&cfg.rpo_index(b), |&x| cfg.rpo_index(x)).ok()
        };
        let mut exits: Vec<(Block, f64)> = Vec::new();
        let mut back = 0.0;
        match place(nodes, self.cfg, header, false, loop_id, self.loops) {
            Some(k) => pending[k] = 1.0,
            None => return Solved { scale: 1.0, exits },
        }
        for _ in 0..ROUNDS {
            let mut late = 0.0;
            for k in 0..nodes.len() {
                let m = std::mem::take(&mut pending[k]);
                if m == 0.0 {
                    continue;
                }
                let b = nodes[k];
                let inner = self.loops.of(b);
                let child = inner != loop_id;
                *self.mass(b, child) += m;
                let targets: smallvec::SmallVec<[(Block, f64); 8]> = if child {
                    let (_, c) = self.node(loop_id, b);
                    match &self.solved[c.index()] {
                        Some(s) => s.exits.iter().map(|&(t, x)| (t, x * m)).collect(),
                        None => continue,
                    }
                } else {
                    let p = self.probs.of(b);
                    self.cfg.succs(b).iter().zip(p).map(|(&t, p)| (t, p.value() * m)).collect()
                };
                for (t, x) in targets {
                    if loop_id.is_some() && t == header {
                        back += x;
                    } else if !self.loops.contains(loop_id, t) {
                        match exits.iter_mut().find(|e| e.0 == t) {
                            Some(e) => e.1 += x,
                            None => exits.push((t, x)),
                        }
                    } else {
                        let (node, c) = self.node(loop_id, t);
                        if let Some(j) = place(nodes, self.cfg, node, c.is_some(), loop_id, self.loops) {
                            pending[j] += x;
                            if j <= k {
                                late += x;
                            }
                        }
                    }
                }
            }
            if late < 1e-9 {
                break;
            }
        }
        let scale = if back >= 1.0 - 1.0 / MAX_SCALE { MAX_SCALE } else { 1.0 / (1.0 - back) };
        exits.iter_mut().for_each(|e| e.1 *= scale);
        Solved { scale, exits }
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
        let loops = Loops::new(&cfg, &DomTree::new(&cfg));
        let probs = BranchProbs::new(func, &cfg, &DomTree::post(&cfg), &loops);
        let freqs = BlockFreqs::new(&cfg, &probs, &loops);
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
            // Exact where nothing was cut off: no irreducible cycle, no endless loop, no scale at its limit.
            let reducible = cfg
                .rpo()
                .iter()
                .all(|&b| cfg.succs(b).iter().all(|&s| cfg.rpo_index(s) > cfg.rpo_index(b) || dom.dominates(s, b)));
            let bounded = cfg.rpo().iter().all(|&b| freqs.of(b) < MAX_SCALE / 2.0);
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
